//! King of Tokyo: Duel: two monsters, six dice, and two tracks to pull to your side.
//!
//! Where to find a rule:
//!
//! * the symbols and how many dice there are: [`dice`]; the monsters: [`monster`]; the Buzz tokens: [`token`]; both
//!   tracks, stops and where tokens may lie: [`track`];
//! * the cards as printed: [`card`], in the vocabulary of [`effect`]; the face-up cards and the deck: [`market`];
//! * the order of a turn, from waking up to passing the dice on: [`game`], with rolling in `roll` and phase 2 in `resolve`;
//!   effects that interrupt each other: [`pending`];
//! * pulls, hits, gains and purchases, each with the cards that have a say in it: `pull`, `hits`, `gain`, `purchase`;
//! * which decisions are open: `choose`; what they do: `decide`; what chance decides: [`fate`].
//!
//! The rules in words, with every ruling, are in `rules/`, whose scenarios run as tests; the fifty cards, states and refusals
//! are tested in `tests/positions/`.

#![deny(clippy::float_arithmetic)] // rules count in whole hearts

pub mod dice;

pub mod monster;

pub mod token;

pub mod track;

pub mod effect;

pub mod card;

pub mod market;

pub mod player;

pub mod setup;

pub mod action;

pub mod fate;

pub mod event;

pub mod pending;

pub mod game;

mod roll;

mod resolve;

mod gain;

mod hits;

mod pull;

mod purchase;

mod choose;

mod decide;

mod contract;

pub mod figures;

pub mod state;

mod load;

pub mod view;

pub mod winning;

mod heuristic;

mod weighing;

mod aftermath;

mod keeping;

mod resolving;

pub mod weights;

pub use action::Action;
pub use card::{Card, CardSet};
pub use dice::{Symbol, Symbols};
pub use event::Event;
pub use fate::Fate;
pub use game::{KingOfTokyoDuel, Stage};
pub use monster::Monster;
pub use pending::Task;
pub use player::{Conclusion, Way};
pub use setup::{MonsterChoice, Setup};
pub use state::State;
pub use token::{Bonus, Token};
pub use track::{Lay, Position, Side, Track};
pub use view::View;
pub use weights::Weights;
