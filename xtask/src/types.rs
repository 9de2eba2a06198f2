//! `cargo xtask types`: the types for TypeScript, written anew from the Rust types.

use crate::Chore;
use crate::shell::{self, Failure, cargo, say};

pub const CHORE: Chore = Chore {
    name: "types",
    summary: "Write the TypeScript types of the page anew",
    help: "Usage: cargo xtask types

Writes web/src/lib/types/*.ts from the Rust types: setups, actions, fates, events and views of every game, and what they
share on the wire. `cargo xtask test` fails while they are stale.

Examples:
  cargo xtask types
  git diff --stat",
    run,
};

/// The feature that gives Rust types a form in TypeScript. All tests are built with it, so that nothing is built twice.
pub const FEATURE: &str = "protocol/typescript";

fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(unknown) = arguments.first() {
        return Err(Failure::usage(format!("`cargo xtask types` takes no arguments, got {unknown:?}")));
    }
    let test = ["test", "--locked", "--package", "protocol", "--features", FEATURE, "--test", "types"];
    shell::run(cargo(&test).env("UPDATE_TYPES", "1"))?;
    say("the types are written to web/src/lib/types; commit what changed");
    Ok(())
}
