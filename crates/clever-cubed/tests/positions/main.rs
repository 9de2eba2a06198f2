//! What is best said position by position or gone through exhaustively; the rules themselves are tested by the chapters in
//! `rules/`:
//!
//! * `data`: the tables in the code against the data file;
//! * `scoring`: points, foxes and tiers; `odds`: how likely random events are;
//! * `states`: what can be loaded and what cannot; `views`: what boards see.

mod data;

mod scoring;

mod odds;

mod states;

mod views;
