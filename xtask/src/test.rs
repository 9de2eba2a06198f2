//! `cargo xtask test`: everything that must hold before a change is accepted, cheapest step first.

use crate::shell::{self, Failure, cargo, say, spelled, spent, works};
use crate::{Chore, tidy, types};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

pub const CHORE: Chore = Chore {
    name: "test",
    summary: "Check format, tidiness and lints, and run every test",
    help: "Usage: cargo xtask test

Runs, in this order, and stops at the first failure:
  format      cargo fmt --all --check
  tidy        cargo xtask tidy
  clippy      cargo clippy with warnings denied
  browser     the crates that a page needs compile for WebAssembly
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

/// The crates that a page in the browser is made of.
const BROWSER: [&str; 10] =
    ["check", "--locked", "--target", WASM, "--package", "protocol", "--package", "bots", "--package", "guide"];

const WASM: &str = "wasm32-unknown-unknown";

const STEPS: [Step; 6] = [
    Step { name: "format", cargo: &["fmt", "--all", "--check"] },
    Step { name: "tidy", cargo: &[] },
    // Warnings are denied by an argument: RUSTFLAGS would throw away the build cache that the other steps share.
    Step { name: "clippy", cargo: &["clippy", "--locked", "--workspace", "--all-targets", "--", "--deny", "warnings"] },
    Step { name: "browser", cargo: &BROWSER },
    Step { name: "tests", cargo: &["test", "--locked", "--workspace", "--all-targets", "--features", types::FEATURE] },
    Step { name: "doc tests", cargo: &["test", "--locked", "--workspace", "--doc", "--features", types::FEATURE] },
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

    add_browser_target()?;

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

/// Rust for the browser is not part of a plain installation.
fn add_browser_target() -> Result<(), Failure> {
    let installed = shell::capture(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]))?;
    if Path::new(installed.trim()).is_dir() {
        return Ok(());
    }
    let mut add = Command::new("rustup");
    add.args(["target", "add", WASM]);
    shell::run(&mut add).map_err(|_| {
        Failure::usage(format!("Rust for the browser is missing; install it with `rustup target add {WASM}`"))
    })
}
