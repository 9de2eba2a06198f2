//! `cargo xtask play`: from a fresh clone to the first throw.

use crate::Chore;
use crate::shell::{self, Failure, cargo, root};

pub const CHORE: Chore = Chore {
    name: "play",
    summary: "Build the game and play it in the terminal",
    help: "Usage: cargo xtask play [GAME] [ARGUMENTS OF kubik play]

Builds the games, quickly rather than for speed, and starts `kubik play` in this terminal. Without a game there is a menu.

Examples:
  cargo xtask play
  cargo xtask play clever-cubed --lang uk
  cargo xtask play clever-cubed --help      (what `kubik play` understands)",
    run,
};

fn run(arguments: &[String]) -> Result<(), Failure> {
    if !root().join("crates/kubik/Cargo.toml").exists() {
        return Err(Failure::usage(
            "crates/kubik is missing, and with it the game; check out the whole repository".into(),
        ));
    }
    // Built first and on its own, so that a failing build and a failing game do not look alike.
    shell::run(&mut cargo(&["build", "--locked", "--profile", "play", "--package", "kubik"]))?;
    let mut play = cargo(&["run", "--quiet", "--locked", "--profile", "play", "--package", "kubik", "--", "play"]);
    play.args(arguments);
    // The game has already said what is wrong; its exit code is enough.
    shell::run(&mut play).map_err(|failure| Failure { message: String::new(), ..failure })
}
