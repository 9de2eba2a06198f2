//! Dice City: a board of thirty locations, five dice that use them, and cards that cover them.
//!
//! Where to find a rule:
//!
//! * the thirty locations with cost, defence, points and ability: [`location`], in the vocabulary of [`ability`];
//! * the board, its spaces and what lies on them, with defence and full rows: [`city`]; the [`dice`]; [`resource`]s;
//! * decks, display, bandits and trade ships: [`supply`]; what a player owns: [`player`];
//! * setup, the order of a turn, the end of a turn and of the game: [`game`]; points and ties: [`scoring`];
//! * which locations can be used, what a use does, and chains of copies: `uses`;
//! * the attack step: [`attack`]; building and trade: [`build`];
//! * which decisions are legal: `choose`; what they do: `decide`; what chance decides: [`fate`];
//! * what a state written by hand must keep to: `load`;
//! * for bots, how good a position is: `heuristic` with its [`Weights`] and what the `market` is worth to a stock; `judge` weighs
//!   all actions of a decision at once, `plan` finds the best use of the dice for the rest of a turn.
//!
//! The rules in words, with every ruling, are in `rules/`. Tests named after cards, rulings and vectors are in `tests/`.

#![deny(clippy::float_arithmetic)] // rules count in whole points

pub mod resource;

pub mod ability;

pub mod location;

pub mod city;

pub mod dice;

pub mod supply;

pub mod player;

pub mod setup;

pub mod action;

pub mod fate;

pub mod event;

pub mod game;

pub mod scoring;

mod uses;

pub mod attack;

pub mod build;

mod choose;

mod decide;

mod contract;

mod figures;

pub mod state;

mod load;

pub mod view;

mod weights;

mod market;

mod judge;

mod plan;

mod heuristic;

pub use action::Action;
pub use city::{Colour, Space, Spaces};
pub use dice::{Dice, Throw};
pub use event::Event;
pub use fate::Fate;
pub use game::{DiceCity, Stage, Step, ThisTurn};
pub use location::{Keyword, Location, Type};
pub use player::Trigger;
pub use resource::{Resource, Resources};
pub use scoring::Score;
pub use setup::Setup;
pub use state::State;
pub use supply::{Bandits, Ship};
pub use view::View;
pub use weights::Weights;
