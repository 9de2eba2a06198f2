//! `cargo xtask play`: from a fresh clone to the first throw.

use crate::Chore;
use crate::shell::{self, Failure, cargo, root};

pub const CHORE: Chore = Chore {
    name: "play",
    summary: "Build the game and play it in the terminal",
    help: "Usage: cargo xtask play [GAME] [ARGUMENTS OF kubik play]

Builds the game, quickly rather than for speed, and starts `kubik play` in this terminal. Without a game it is
clever-cubed.

Examples:
  cargo xtask play
  cargo xtask play clever-cubed --lang uk
  cargo xtask play clever-cubed --help      (what `kubik play` understands)",
    run,
};

const DEFAULT_GAME: &str = "clever-cubed";

fn run(arguments: &[String]) -> Result<(), Failure> {
    if !root().join("crates/kubik/Cargo.toml").exists() {
        return Err(Failure::usage(
            "crates/kubik is missing, and with it the game; check out the whole repository".into(),
        ));
    }
    // Built first and on its own, so that a failing build and a failing game do not look alike.
    shell::run(&mut cargo(&["build", "--locked", "--profile", "play", "--package", "kubik"]))?;
    let mut play = cargo(&["run", "--quiet", "--locked", "--profile", "play", "--package", "kubik", "--", "play"]);
    play.args(with_game(arguments));
    // The game has already said what is wrong; its exit code is enough.
    shell::run(&mut play).map_err(|failure| Failure { message: String::new(), ..failure })
}

/// The arguments with the default game in front when they name none.
fn with_game(arguments: &[String]) -> Vec<&str> {
    let names_a_game = arguments.first().is_some_and(|first| !first.starts_with('-'));
    let default = (!names_a_game).then_some(DEFAULT_GAME);
    default.into_iter().chain(arguments.iter().map(String::as_str)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_may_be_left_out() {
        assert_eq!(with_game(&[]), ["clever-cubed"]);
        assert_eq!(with_game(&["--lang".into(), "uk".into()]), ["clever-cubed", "--lang", "uk"]);
        assert_eq!(with_game(&["cubitos".into(), "--lang".into()]), ["cubitos", "--lang"]);
    }
}
