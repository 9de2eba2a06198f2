//! `cargo xtask test`: everything that must hold before a change is accepted, cheapest step first.

use crate::shell::{self, Failure, cargo, say, spelled, spent, works};
use crate::{Chore, tidy};
use std::time::Instant;

pub const CHORE: Chore = Chore {
    name: "test",
    summary: "Check format, tidiness and lints, and run every test",
    help: "Usage: cargo xtask test

Runs, in this order, and stops at the first failure:
  format      cargo fmt --all --check
  tidy        cargo xtask tidy
  clippy      cargo clippy with warnings denied
  tests       cargo test for every crate, with examples and benchmarks
  doc tests   the examples in the documentation

Examples:
  cargo xtask test
  cargo test -p clever-cubed      (one crate while you work on it)",
    run,
};

/// One step: its name, and the arguments of cargo; without arguments it is `tidy`, which needs no process of its own.
struct Step {
    name: &'static str,
    cargo: &'static [&'static str],
}

const STEPS: [Step; 5] = [
    Step { name: "format", cargo: &["fmt", "--all", "--check"] },
    Step { name: "tidy", cargo: &[] },
    // Warnings are denied by an argument: RUSTFLAGS would throw away the build cache that the other steps share.
    Step { name: "clippy", cargo: &["clippy", "--locked", "--workspace", "--all-targets", "--", "--deny", "warnings"] },
    Step { name: "tests", cargo: &["test", "--locked", "--workspace", "--all-targets"] },
    Step { name: "doc tests", cargo: &["test", "--locked", "--workspace", "--doc"] },
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
    for (index, step) in STEPS.iter().enumerate() {
        let command = if step.cargo.is_empty() { "cargo xtask tidy".into() } else { spelled(&cargo(step.cargo)) };
        say(&format!("\n== {}/{} {}: {command}", index + 1, STEPS.len(), step.name));
        let step_start = Instant::now();
        let result = if step.cargo.is_empty() { tidy::tidy() } else { shell::run(&mut cargo(step.cargo)) };
        say(&format!("-- {} took {}", step.name, spent(step_start.elapsed())));
        result.map_err(|_| {
            Failure::failed(format!("`cargo xtask test` stopped at {}; repeat it alone with `{command}`", step.name))
        })?;
    }
    say(&format!("\n`cargo xtask test`: all {} steps passed in {}", STEPS.len(), spent(start.elapsed())));
    Ok(())
}
