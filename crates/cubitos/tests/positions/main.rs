//! Every card and set has a test named after it, and so has every ruling that is not told by a scenario of `rules/`.
//!
//! A position takes a line: `with("dugout").active(0, "orange:symbol").draw(0, "white*4").decide()`. What is decided is
//! written in the words of the action: `play.act("choose draw white")`.

mod table;

mod cards_red_orange_yellow;

mod cards_green_blue;

mod cards_purple_brown_white;

mod rulings_1_to_20;

mod rulings_21_to_40;

mod rulings_41_to_58;

mod races;

mod states;

mod views;
