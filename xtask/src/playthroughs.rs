//! `cargo xtask playthroughs`: the golden playthroughs, written anew.

use crate::Chore;
use crate::shell::{self, Failure, cargo, say};

pub const CHORE: Chore = Chore {
    name: "playthroughs",
    summary: "Write the golden playthroughs of all games anew",
    help: "Usage: cargo xtask playthroughs

Runs every test with `playthrough` in its name and lets it overwrite its golden file. Read the difference before you
commit it: every changed line is a rule that now works differently.

Examples:
  cargo xtask playthroughs
  git diff --stat",
    run,
};

fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(unknown) = arguments.first() {
        return Err(Failure::usage(format!("`cargo xtask playthroughs` takes no arguments, got {unknown:?}")));
    }
    shell::run(cargo(&["test", "--locked", "--workspace", "playthrough"]).env("UPDATE_PLAYTHROUGHS", "1"))?;
    say("golden playthroughs are written; read `git diff` before you commit them");
    Ok(())
}
