//! `cargo xtask test`: everything that must hold before a change is accepted, cheapest step first.

use crate::shell::{self, Failure, capture, cargo, say, spelled, spent, works};
use crate::{Chore, browser, tidy, types, web};
use std::path::Path;
use std::process::Command;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

pub const CHORE: Chore = Chore {
    name: "test",
    summary: "Check format, tidiness and lints, and run every test",
    help: "Usage: cargo xtask test

Runs, in this order, and stops at the first failure:
  format      cargo fmt --all --check
  tidy        cargo xtask tidy
  clippy      cargo clippy with warnings denied
  modules     the games for the browser, as WebAssembly
  packages    the npm packages of the page, as the lock file has them
  page        the page itself, into web/dist
  page lints  svelte-check and eslint, beside the next step, which leaves a core to them now and then
  page tests  vitest, likewise
  tests       cargo test for every crate, with examples and benchmarks; builds kubik with the page inside
  doc tests   the examples in the documentation
  browser     whole matches on the page, in Chromium

A browser is taken from the machine, or the one that KUBIK_BROWSER names, or it is installed.

Examples:
  cargo xtask test
  cargo test -p clever-cubed            (one crate while you work on it)
  npm --prefix web test                 (the logic of the page)",
    run,
};

/// What a step does.
enum Work {
    Cargo(&'static [&'static str]),
    Npm(&'static [&'static str]),
    /// The same beside the step that follows; told after it.
    NpmBeside(&'static [&'static str]),
    /// Something of ours, with the command that does it alone.
    Own(&'static str, fn() -> Result<(), Failure>),
}

struct Step {
    name: &'static str,
    work: Work,
}

const fn step(name: &'static str, work: Work) -> Step {
    Step { name, work }
}

const STEPS: [Step; 11] = [
    step("format", Work::Cargo(&["fmt", "--all", "--check"])),
    step("tidy", Work::Own("cargo xtask tidy", tidy::tidy)),
    // Warnings are denied by an argument: RUSTFLAGS would throw away the build cache that the other steps share.
    step("clippy", Work::Cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--", "--deny", "warnings"])),
    step("modules", Work::Own("cargo xtask web", web::modules)),
    step("packages", Work::Own("npm --prefix web ci", web::packages)),
    step("page", Work::Npm(&["run", "build"])),
    step("page lints", Work::NpmBeside(&["run", "check"])),
    step("page tests", Work::NpmBeside(&["test"])),
    step("tests", Work::Cargo(&["test", "--locked", "--workspace", "--all-targets", "--features", types::FEATURE])),
    step("doc tests", Work::Cargo(&["test", "--locked", "--workspace", "--doc", "--features", types::FEATURE])),
    step("browser", Work::Own("npm --prefix web run browser", in_browser)),
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
    let mut beside = Vec::new();
    for (index, step) in STEPS.iter().enumerate() {
        let command = step.command();
        let heading = format!("\n== {}/{} {}: {command}", index + 1, STEPS.len(), step.name);
        if let Work::NpmBeside(arguments) = &step.work {
            beside.push((step, heading, aside(arguments)));
            continue;
        }
        say(&heading);
        let step_start = Instant::now();
        let result = match &step.work {
            Work::Cargo(arguments) => shell::run(&mut cargo(arguments)),
            Work::Npm(arguments) | Work::NpmBeside(arguments) => shell::run(&mut web::npm(arguments)),
            Work::Own(_, work) => work(),
        };
        step.end(result, step_start.elapsed())?;
        for (step, heading, work) in beside.drain(..) {
            let (result, printed, elapsed) = work.join().expect("it only waits for a command");
            say(&heading);
            say(printed.trim_end());
            step.end(result, elapsed)?;
        }
    }
    say(&format!("\n`cargo xtask test`: all {} steps passed in {}", STEPS.len(), spent(start.elapsed())));
    Ok(())
}

/// Runs npm without holding anything up; what it prints is kept.
fn aside(arguments: &'static [&'static str]) -> JoinHandle<(Result<(), Failure>, String, Duration)> {
    thread::spawn(move || {
        let start = Instant::now();
        let (result, printed) = shell::run_quietly(&mut web::npm(arguments));
        (result, printed, start.elapsed())
    })
}

impl Step {
    /// What does the step alone.
    fn command(&self) -> String {
        match &self.work {
            Work::Cargo(arguments) => spelled(&cargo(arguments)),
            Work::Npm(arguments) | Work::NpmBeside(arguments) => format!("npm --prefix web {}", arguments.join(" ")),
            Work::Own(command, _) => (*command).to_owned(),
        }
    }

    /// Says how long it took; a step that failed is the last one.
    fn end(&self, result: Result<(), Failure>, elapsed: Duration) -> Result<(), Failure> {
        say(&format!("-- {} took {}", self.name, spent(elapsed)));
        result.map_err(|failure| {
            let reason = if failure.message.is_empty() { String::new() } else { format!(": {}", failure.message) };
            Failure::failed(format!(
                "`cargo xtask test` stopped at {}{reason}; repeat it alone with `{}`",
                self.name,
                self.command()
            ))
        })
    }
}

/// Whole matches on the page, handed out by the program itself, which the tests have built for their own use.
fn in_browser() -> Result<(), Failure> {
    let metadata = capture(&mut cargo(&["metadata", "--locked", "--format-version", "1", "--no-deps"]))?;
    let metadata: serde_json::Value =
        serde_json::from_str(&metadata).map_err(|error| Failure::failed(format!("cargo metadata: {error}")))?;
    let program = Path::new(metadata["target_directory"].as_str().unwrap_or("target")).join("debug/kubik");
    let mut tests: Command = web::npm(&["run", "browser"]);
    tests.env("KUBIK_PROGRAM", program);
    if let Some(browser) = browser::find()? {
        tests.env(browser::VARIABLE, browser);
    }
    shell::run(&mut tests)
}
