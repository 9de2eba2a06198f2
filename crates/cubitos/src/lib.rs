//! Cubitos: roll dice of your own, push your luck, and run.
//!
//! Where to find a rule:
//!
//! * dice, faces and zones: [`dice`]; what the cards can say: [`ability`], [`operation`];
//! * the component data as a file that may be replaced: [`data`]; read, checked and laid out for play: [`tables`];
//! * cells, water, shortcuts and distances: [`track`]; laps and linked tracks: [`course`]; what a runner
//!   can reach: [`reach`](mod@reach);
//! * dice as counts in zones: [`cube`]; a player with everything the round has brought: [`player`]; what a card does at which
//!   moment: `program`, and for the whole race [`rulebook`]; the built-in rulebook or one's own: [`book`](mod@book);
//! * the order of a round and of the race: [`game`]; drawing, rolling, pushing and going bust: `roll_phase`; using cards and
//!   comparing swords: `abilities`; moving, bonuses and buying: [`run_phase`];
//! * what the operations of the cards do: `effects`; the choices that they need: `tasks`;
//! * what is printed, for boards: [`components`];
//! * which decisions are legal: `choose`; what they do: `decide`;
//! * for bots: `heuristic`; how good a position is by rule of thumb: `judge`; what dice and cards are worth in it: `prices`; the
//!   numbers for that: `weights`; all actions at once, quickly: `weigh`, `glance` and `next_round`; by the odds of every throw:
//!   `push`.
//!
//! The rules in words, with every ruling, are in `rules/`. Tests named after cards, rulings and sets are in `tests/`.

#![deny(clippy::float_arithmetic)] // rules count in whole feet

pub mod dice;

pub mod ability;

pub mod operation;

pub mod track;

pub mod course;

pub mod reach;

pub mod data;

pub mod tables;

pub mod cube;

mod program;

pub mod rulebook;

pub mod book;

pub mod setup;

pub mod fate;

pub mod action;

pub mod event;

pub mod player;

pub mod game;

mod roll_phase;

mod abilities;

mod effects;

mod tasks;

pub mod run_phase;

mod choose;

mod decide;

mod contract;

pub mod figures;

pub mod state;

mod load;

pub mod components;

pub mod view;

mod weights;

mod prices;

mod judge;

mod glance;

mod next_round;

mod push;

mod weigh;

mod heuristic;

pub use ability::{Ability, Condition, FaceKind, Moment, Resource};
pub use action::Action;
pub use book::Book;
pub use components::{Components, PrintedBonus};
pub use course::{Course, Onward, Position};
pub use cube::{Active, Cube, Dice, Pick, Shown, Side, Spent};
pub use data::Replacement;
pub use dice::{Colour, Die, DieSet, Face, Zone, ZoneSet};
pub use event::{Event, RollKind, Swords, Way};
pub use fate::{Fate, Sides};
pub use game::{Cubitos, Phase, RaceEnd};
pub use operation::{Amounts, Gain, MaxCost, Operation, Share};
pub use player::{Stage, Task};
pub use reach::{Goal, Purse, Runner, Stride, reach};
pub use rulebook::{CellName, Rulebook};
pub use setup::{Setup, Warning};
pub use state::State;
pub use tables::{Advice, Card, CardId, FAN_STEPS, FanStep, RaceSet, RaceSetId, Tables};
pub use track::{
    Bonus, Bonuses, Cell, CellId, CellKind, CellSet, Currency, Direction, Shortcut, Tile, Track, TrackId, UsedMovement,
};
pub use view::View;
pub use weights::Weights;
