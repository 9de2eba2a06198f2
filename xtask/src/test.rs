//! `cargo xtask test`: everything that must hold before a change is accepted, cheap steps first.

use crate::shell::{self, Failure, cargo, say, spent, works};
use crate::{Chore, types, web};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

pub const CHORE: Chore = Chore {
    name: "test",
    summary: "Check format, tidiness and lints, and run every test",
    help: "Usage: cargo xtask test

Runs these steps, and stops where one fails:
  format      cargo fmt --all --check
  tidy        cargo xtask tidy
  clippy      cargo clippy with warnings denied
  page        beside clippy: the games as WebAssembly, the npm packages, and the page itself into web/dist
  browser     beside clippy: one to try the page in, installed if there is none
  programs    every crate with its tests and examples; builds kubik with the page inside
  page lints  beside the programs: svelte-check and eslint
  page tests  beside the programs: vitest
  matches     whole matches on the page, in the browser
  tests       beside the matches: cargo test for every crate
  doc tests   beside the matches: the examples in the documentation

What runs beside something waits less for disk and network; what it printed is told when both have ended.

Examples:
  cargo xtask test
  cargo test -p clever-cubed            (one crate while you work on it)
  npm --prefix web test                 (the logic of the page)
  cargo xtask browser                   (only the matches on the page)",
    run,
};

/// What does the work of a step.
enum Work {
    Cargo(&'static [&'static str]),
    Npm(&'static [&'static str]),
    /// A chore of ours.
    Chore(&'static [&'static str]),
}

struct Step {
    name: &'static str,
    work: Work,
}

const fn step(name: &'static str, work: Work) -> Step {
    Step { name, work }
}

/// Steps in a row, and others in a row beside them: one waits for disk, network or a single core while the other computes.
struct Stretch {
    steps: &'static [Step],
    beside: &'static [Step],
}

const STRETCHES: [Stretch; 3] = [
    Stretch {
        steps: &[
            step("format", Work::Cargo(&["fmt", "--all", "--check"])),
            step("tidy", Work::Chore(&["tidy"])),
            // Warnings are denied by an argument: RUSTFLAGS would throw away the build cache that the other steps share.
            step(
                "clippy",
                Work::Cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--", "--deny", "warnings"]),
            ),
        ],
        beside: &[step("page", Work::Chore(&["web"])), step("browser", Work::Chore(&["browser", "install"]))],
    },
    Stretch {
        steps: &[step(
            "programs",
            Work::Cargo(&[
                "test",
                "--locked",
                "--workspace",
                "--tests",
                "--examples",
                "--features",
                types::FEATURE,
                "--no-run",
            ]),
        )],
        beside: &[step("page lints", Work::Npm(&["run", "check"])), step("page tests", Work::Npm(&["test"]))],
    },
    Stretch {
        steps: &[step("matches", Work::Chore(&["browser"]))],
        beside: &[
            step(
                "tests",
                Work::Cargo(&[
                    "test",
                    "--locked",
                    "--workspace",
                    "--tests",
                    "--examples",
                    "--features",
                    types::FEATURE,
                ]),
            ),
            step("doc tests", Work::Cargo(&["test", "--locked", "--workspace", "--doc", "--features", types::FEATURE])),
        ],
    },
];

fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(unknown) = arguments.first() {
        return Err(Failure::usage(format!("`cargo xtask test` takes no arguments, got {unknown:?}")));
    }
    // Asked for at once, so that nobody waits for minutes to learn that the next step cannot start.
    for component in ["fmt", "clippy"] {
        if !works(&mut cargo(&[component, "--version"])) {
            return Err(Failure::usage(format!(
                "`cargo {component}` is not installed; add it with `rustup component add rustfmt clippy`"
            )));
        }
    }

    let start = Instant::now();
    for stretch in &STRETCHES {
        let beside = thread::spawn(|| quietly(stretch.beside));
        let result = stretch.steps.iter().try_for_each(Step::run);
        // What was begun is waited for, and told even where the rest has failed.
        let told = beside.join().expect("it only waits for commands");
        told.into_iter().fold(result, |result, end| result.and(end.tell()))?;
    }
    let steps: usize = STRETCHES.iter().map(|stretch| stretch.steps.len() + stretch.beside.len()).sum();
    say(&format!("\n`cargo xtask test`: all {steps} steps passed in {}", spent(start.elapsed())));
    Ok(())
}

/// How a step went that nobody watched.
struct End {
    step: &'static Step,
    result: Result<(), Failure>,
    printed: String,
    elapsed: Duration,
}

impl End {
    fn tell(self) -> Result<(), Failure> {
        self.step.head();
        say(self.printed.trim_end());
        self.step.end(self.result, self.elapsed)
    }
}

/// Runs steps up to the first that fails; what they print is kept.
fn quietly(steps: &'static [Step]) -> Vec<End> {
    let mut ends = Vec::new();
    for step in steps {
        let start = Instant::now();
        let (result, printed) = shell::run_quietly(&mut step.command());
        let failed = result.is_err();
        ends.push(End { step, result, printed, elapsed: start.elapsed() });
        if failed {
            break;
        }
    }
    ends
}

impl Step {
    /// What does the step alone.
    fn command(&self) -> Command {
        match &self.work {
            Work::Cargo(arguments) => cargo(arguments),
            Work::Npm(arguments) => web::npm(arguments),
            Work::Chore(arguments) => shell::chore(arguments),
        }
    }

    /// The same as a person would type it.
    fn spelled(&self) -> String {
        match &self.work {
            Work::Cargo(arguments) => format!("cargo {}", arguments.join(" ")),
            Work::Npm(arguments) => format!("npm --prefix web {}", arguments.join(" ")),
            Work::Chore(arguments) => format!("cargo xtask {}", arguments.join(" ")),
        }
    }

    fn run(&self) -> Result<(), Failure> {
        self.head();
        let start = Instant::now();
        let result = shell::run(&mut self.command());
        self.end(result, start.elapsed())
    }

    fn head(&self) {
        say(&format!("\n== {}: {}", self.name, self.spelled()));
    }

    /// Says how long it took; a step that failed is the last one.
    fn end(&self, result: Result<(), Failure>, elapsed: Duration) -> Result<(), Failure> {
        say(&format!("-- {} took {}", self.name, spent(elapsed)));
        result.map_err(|failure| {
            let (reason, alone) = (failure.message, self.spelled());
            Failure::failed(format!(
                "`cargo xtask test` stopped at {}: {reason}; repeat it alone with `{alone}`",
                self.name
            ))
        })
    }
}
