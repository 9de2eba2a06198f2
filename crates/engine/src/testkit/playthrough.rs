//! A whole game as text, kept in a file so that a change of the rules shows as a difference that people can read.

use std::fmt::Write as _;
use std::path::Path;

use super::walk::{json, random_step, take};
use crate::{Fast, Fingerprint, Game, Step, Turn};

/// Set to 1, this variable of the environment lets [`compare_playthrough`] write its file anew.
const UPDATE: &str = "UPDATE_PLAYTHROUGHS";

/// The longest game that is written down.
const STEPS_MAX: usize = 10_000;

/// A random game from a seed: every decision, every random event, what happened, how it ended.
pub fn playthrough<G: Game>(setup: &G::Setup, seed: u64) -> Result<String, String> {
    let mut game = G::new(setup).map_err(|invalid| invalid.to_string())?;
    let mut text = String::new();
    let mut line = |depth: usize, line: &str| _ = writeln!(text, "{:1$}{line}", "", 2 * depth);
    line(0, &format!("{}, rules version {}, seed {seed}", G::INFO.name, G::INFO.rules_version));
    line(0, &format!("setup {}", json(setup)));
    let mut source = Fast::new(seed);
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for number in 1..=STEPS_MAX {
        let Some(step) = random_step(&game, &mut source, &mut actions)? else {
            line(0, &format!("outcome {}", json(&game.outcome())));
            line(0, &format!("hash {}", Fingerprint::of(&game)));
            return Ok(text);
        };
        line(
            0,
            &match &step {
                Step::Chance { chance } => format!("{number} chance {}", json(chance)),
                Step::Play { seat, action } => {
                    let others = match game.turn() {
                        Turn::Players(seats) if seats.iter().count() > 1 => format!(" (waiting {})", json(&seats)),
                        _ => String::new(),
                    };
                    format!("{number} seat {seat}{others}, one of {}: {}", actions.len(), json(action))
                }
            },
        );
        events.clear();
        take(&mut game, &step, &mut events)
            .map_err(|reason| format!("step {number}: refuses {}: {reason}", json(&step)))?;
        events.iter().for_each(|event| line(1, &json(event)));
    }
    Err(format!("the game is not over after {STEPS_MAX} steps"))
}

/// Compares a playthrough with the file that holds it. With `UPDATE_PLAYTHROUGHS=1` the file is written instead.
///
/// Tests that call this have `playthrough` in their names: that is how `cargo xtask playthroughs` finds them.
pub fn compare_playthrough<G: Game>(setup: &G::Setup, seed: u64, file: impl AsRef<Path>) -> Result<(), String> {
    let file = file.as_ref();
    let played = playthrough::<G>(setup, seed)?;
    if std::env::var_os(UPDATE).is_some_and(|value| value == "1") {
        let write = || {
            file.parent().map_or(Ok(()), std::fs::create_dir_all)?;
            std::fs::write(file, &played)
        };
        return write().map_err(|error| format!("{}: {error}", file.display()));
    }
    let hint = "if this is meant, run `cargo xtask playthroughs` and read the difference";
    let kept = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}; {hint}", file.display()))?;
    // Git may have given the file other ends of lines.
    let mut lines = kept.lines();
    for (index, line) in played.lines().enumerate() {
        let kept = lines.next().unwrap_or("(the end of the file)");
        if kept != line {
            let number = index + 1;
            return Err(format!("{}, line {number}:\nkept   {kept}\nplayed {line}\n{hint}", file.display()));
        }
    }
    match lines.next() {
        None => Ok(()),
        Some(more) => Err(format!("{}: the game is over, but the file goes on: {more}\n{hint}", file.display())),
    }
}
