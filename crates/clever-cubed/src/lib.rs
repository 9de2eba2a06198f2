//! Clever Cubed: six dice, five colour areas, and as many foxes as you can feed.
//!
//! Where to find a rule:
//!
//! * the printed sheet and what each colour area allows, earns and scores: [`yellow`], [`turquoise`], [`blue`], [`brown`],
//!   [`pink`], all together in [`sheet`];
//! * dice, slots and the platter: [`dice`]; the three rows of actions: [`action_row`]; bonuses: [`bonus`];
//! * what a die can mark, by its use and by where it lies: [`marking`];
//! * which decisions there are: `choose`; what they do: `decide`;
//! * the order of play, from the round bonus to the last chance: [`game`];
//! * points, foxes, ranking and the solo rating: [`scoring`].
//!
//! The rules in words, with every ruling, are the chapters in `rules/`; their scenarios run as tests.

#![deny(clippy::float_arithmetic)] // rules count in whole points

pub mod dice;

pub mod bonus;

pub mod mark;

pub mod yellow;

pub mod turquoise;

pub mod blue;

pub mod brown;

pub mod pink;

pub mod action_row;

pub mod sheet;

pub mod player;

pub mod setup;

pub mod action;

pub mod fate;

pub mod event;

pub mod game;

pub mod marking;

mod choose;

mod decide;

pub mod scoring;

mod contract;

pub mod state;

mod load;

pub mod view;

mod figures;

mod heuristic;

mod last_turn;

mod prospect;

mod weighing;

pub mod weights;

pub use action::{Action, Joker};
pub use bonus::{Bonus, Question};
pub use dice::{Dice, Die, Place};
pub use event::Event;
pub use fate::{Fate, PassiveThrow};
pub use game::CleverCubed;
pub use mark::{Area, Mark, PinkChoice, Side};
pub use setup::Setup;
pub use sheet::Sheet;
pub use state::State;
pub use view::View;
pub use weights::Weights;
