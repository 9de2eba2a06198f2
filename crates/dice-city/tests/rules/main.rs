//! The rules, each with a test named after it:
//!
//! * `locations`: the thirty locations; `rulings`: R1 to R18; `rulings_attack`: R19 to R31 and R33 to R37;
//!   `rulings_later`: R38 to R47; `solo`: the solo game with R32 and R44; `corrections`: E1 to E14;
//! * `vectors`: the worked cases; `data`: the tables in the code against the data file;
//! * `states`: what can be loaded and what cannot; `views`: what boards see.
//!
//! How a position is set up and played is in `table`.

mod table;

mod locations;

mod rulings;

mod rulings_attack;

mod rulings_later;

mod solo;

mod corrections;

mod vectors;

mod data;

mod states;

mod views;
