//! `cargo xtask play`: from a fresh clone to the first throw.

use crate::shell::{self, Failure, cargo, root};
use crate::{Chore, web};

pub const CHORE: Chore = Chore {
    name: "play",
    summary: "Build the games and play them, in the browser or in the terminal",
    help: "Usage: cargo xtask play [ARGUMENTS OF kubik serve]
       cargo xtask play --terminal [GAME] [ARGUMENTS OF kubik play]

Builds the games, quickly rather than for speed, and opens the page in the browser. What is missing of the WebAssembly target
and of the npm packages is installed. With --terminal the games are played in this terminal, and only Rust is needed.

Examples:
  cargo xtask play
  cargo xtask play --port 9000
  cargo xtask play --terminal
  cargo xtask play --terminal clever-cubed --lang uk",
    run,
};

fn run(arguments: &[String]) -> Result<(), Failure> {
    if !root().join("crates/kubik/Cargo.toml").exists() {
        return Err(Failure::usage(
            "crates/kubik is missing, and with it the game; check out the whole repository".into(),
        ));
    }
    let (door, arguments): (&[&str], _) = match arguments.split_first() {
        Some((first, rest)) if first == "--terminal" => (&["play"], rest),
        _ => (&["serve", "--open"], arguments),
    };
    if door[0] == "serve" {
        web::build()?;
    }
    // Built first and on its own, so that a failing build and a failing game do not look alike.
    shell::run(&mut cargo(&["build", "--locked", "--profile", "play", "--package", "kubik"]))?;
    let mut play = cargo(&["run", "--quiet", "--locked", "--profile", "play", "--package", "kubik", "--"]);
    play.args(door).args(arguments);
    // The game has already said what is wrong; its exit code is enough.
    shell::run(&mut play).map_err(|failure| Failure { message: String::new(), ..failure })
}
