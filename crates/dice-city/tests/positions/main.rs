//! What is best said position by position; the rules themselves are tested by the chapters in `rules/`:
//!
//! * `data`: the tables in the code against the data file;
//! * `states`: what can be loaded and what cannot; `views`: what boards see.
//!
//! A position is set up as in the chapters, and played as `table` says.

#[expect(dead_code, reason = "the chapters have more words")]
#[path = "../rules/notation.rs"]
mod notation;

#[expect(dead_code, reason = "the chapters have more to set up")]
#[path = "../rules/position.rs"]
mod position;

mod table;

mod data;

mod states;

mod views;
