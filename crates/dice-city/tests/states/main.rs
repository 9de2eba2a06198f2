//! Positions written by hand:
//!
//! * `load`: what can be loaded and what cannot; `views`: what boards see;
//! * `data`: the tables in the code against the data file.
//!
//! How a position is set up and played is in `table`.

mod table;

mod load;

mod views;

mod data;
