//! What is best said position by position; the rules themselves are tested by the chapters in `rules/`:
//!
//! * `cards`: the fifty cards;
//! * `data`: the tables in the code against the data file;
//! * `states` and `effects`: what can be loaded and what cannot; `decisions`: what can be decided and what cannot.
//!
//! How a position is set up and played is in `table`.

#[path = "../common/mod.rs"]
mod common;

mod table;

mod cards;

mod data;

mod states;

mod effects;

mod decisions;
