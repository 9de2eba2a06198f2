//! The rules, each with a test named after it:
//!
//! * `cards`: the fifty cards; `monsters`: the six powers; `tokens`: the thirteen Buzz tokens;
//! * `rulings`: R1 to R28; `rulings_later`: R29 to R55; `cases`: the worked examples C1 to C31;
//! * `data`: the tables in the code against the data file;
//! * `states` and `effects`: what can be loaded and what cannot; `decisions`: what can be decided and what cannot.
//!
//! How a position is set up and played is in `table`.

mod table;

mod cards;

mod monsters;

mod tokens;

mod rulings;

mod rulings_later;

mod cases;

mod data;

mod states;

mod effects;

mod decisions;
