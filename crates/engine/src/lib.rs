//! One contract for every dice game.
//!
//! A game is a small, cloneable value that is always in one of three situations: it waits for one or more **players**, it
//! waits for **chance**, or it is **over**. What players decide is deterministic; whatever is random is a separate step
//! with a value of its own, the [fate](Game::Fate). That split gives bots their after-states, analysis its luck figures,
//! the server its fair dice and tests their scripts.
//!
//! The tour, in reading order: [`Seat`], [`Game`], [`Chance`], [`Log`], [`Outcome`], [`Phrase`], [`Fact`], [`Match`], [`Heuristic`],
//! [`perft`], [`bit_set!`] and [`at_most`] for the sets and lists of a game, and for tests `testkit` with its example game Pig.
//!
//! This crate does no I/O, keeps no clock, and draws nothing at random on its own.

mod typescript;

mod sets;

mod words;

mod options;

mod lists;

mod seat;

mod game;

#[doc(hidden)]
pub mod heuristic;

pub mod chance;

mod log;

mod outcome;

mod phrase;

mod fact;

mod fingerprint;

mod record;

mod mixer;
mod perft;

#[cfg(feature = "testkit")]
pub mod testkit;

pub use chance::{Chance, Fast};
pub use fact::{Fact, FactValue};
pub use fingerprint::Fingerprint;
pub use game::{Choice, Figures, Game, GameInfo, Illegal, Invalid, TooManyResults, Turn, Viewer, check};
pub use heuristic::{Buffers, Heuristic, MOVE_DEPTH_MAX, Outlook, TurnPlan, Weights, worth_of};
pub use lists::at_most;
pub use log::{Log, Reveal};
pub use mixer::{Mixer, Mixing};
pub use options::{StartingPlayer, Switch, TurnLimit, check_players};
pub use outcome::{Outcome, WrittenOutcome};
pub use perft::{Perft, TooManyStates, perft};
pub use phrase::{Arg, Phrase, Speak};
pub use record::{CannotUndo, Match, Record, RecordError, Step};
pub use seat::{Seat, Seats};
#[doc(hidden)]
pub use words::read_word;

/// The format of a match record that this engine writes; it reads the earlier ones too.
pub const RECORD_FORMAT: u32 = 2;
