//! The suite every game must pass, and [Pig](pig::Pig), the game that explains it.
//!
//! A game crate has one file for it, with a test for each check:
//!
//! ```
//! use engine::testkit::pig::{Pig, Setup};
//! use engine::testkit::{Trials, conformance};
//!
//! fn trials() -> Trials<Setup> {
//!     Trials::new([Setup { players: 2, target: 50 }, Setup { players: 4, target: 20 }], 2_000)
//! }
//!
//! conformance!(Pig, trials());
//! # fn main() {} // The tests above are named after the checks.
//! ```
//!
//! All checks play random games from fixed seeds, so that a failure can be repeated: the message names setup, seed and step.
//! They return a message instead of panicking, because the suite itself is tested with broken games.
//!
//! Besides, [`compare_playthrough`] keeps a whole game as text for people to read, and [`perft`](crate::perft()) pins the
//! behaviour of a game to two numbers. The rules themselves are told in [chapters] that run.
//!
//! This is the only part of the crate that touches files, and it is compiled for tests only.

pub mod pig;

pub mod chapters;

mod walk;

mod rules;

mod copies;

mod secrets;

mod odds;

mod mutation;

mod hostile;

mod allocation;

mod playthrough;

mod weighing;

pub use allocation::decisions_allocate_nothing;
pub use copies::{
    clones_are_independent, decisions_can_be_undone, records_replay, states_survive_saving, values_survive_json,
};
pub use hostile::hostile_json_is_survived;
pub use odds::chance_adds_up;
pub use playthrough::{compare_playthrough, playthrough};
pub use rules::{
    games_end, legal_actions_are_accepted, options_are_real, options_left_out_are_at_their_defaults,
    other_actions_are_refused, wrong_fates_are_refused,
};
pub use secrets::secrets_stay_secret;
pub use walk::{at_random, play_on};
pub use weighing::weighing_is_exact;

pub use crate::conformance;

use crate::Figures;

/// What the checks play.
#[derive(Clone, Debug, PartialEq)]
pub struct Trials<S> {
    /// The tables, each with its players and variants.
    pub setups: Vec<S>,
    /// How many games each check plays at each table.
    pub games: u64,
    /// How many random events and decisions a game has at the most.
    pub steps_max: usize,
}

impl<S> Trials<S> {
    /// Two games at each table.
    pub fn new(setups: impl Into<Vec<S>>, steps_max: usize) -> Self {
        Self { setups: setups.into(), games: 2, steps_max }
    }

    /// The same tables with another number of games.
    #[must_use]
    pub fn with_games(self, games: u64) -> Self {
        Self { games, ..self }
    }
}

/// Runs all checks and names the first one that fails.
pub fn suite<G: Figures>(trials: &Trials<G::Setup>) -> Result<(), String> {
    conformance!(@with run G, trials);
    Ok(())
}

/// Makes a `#[test]` of every check, named after it: `conformance!(Pig, trials())`.
#[macro_export]
macro_rules! conformance {
    ($game:ty, $trials:expr) => {
        $crate::conformance! { @with test $game, $trials }
    };
    // The only list of the checks, in the order in which failures explain most.
    (@with $what:tt $game:ty, $trials:expr) => {
        $crate::conformance! { @$what $game, $trials, [
            games_end
            options_are_real
            options_left_out_are_at_their_defaults
            legal_actions_are_accepted
            other_actions_are_refused
            wrong_fates_are_refused
            chance_adds_up
            clones_are_independent
            states_survive_saving
            values_survive_json
            records_replay
            decisions_can_be_undone
            secrets_stay_secret
            hostile_json_is_survived
            decisions_allocate_nothing
        ] }
    };
    (@test $game:ty, $trials:expr, [$($check:ident)*]) => {
        $(
            #[test]
            fn $check() {
                if let Err(message) = $crate::testkit::$check::<$game>(&$trials) {
                    panic!("{message}");
                }
            }
        )*
    };
    (@run $game:ty, $trials:expr, [$($check:ident)*]) => {
        $(
            $crate::testkit::$check::<$game>($trials).map_err(|message| format!("{}: {message}", stringify!($check)))?;
        )*
    };
}
