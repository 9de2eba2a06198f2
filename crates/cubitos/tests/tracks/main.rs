//! The component data and what is built on them, each with a test named after it:
//!
//! * `maps`: the four tracks; `sets`: the ten race sets and courses; `components`: dice, cards, fan track;
//! * `broken`: files that are refused, with the name of the field; `replacement`: files that are taken;
//!   `many`: any number of them in one process;
//! * `moves`: single strides, reachable cells and distances; `names`: what the locale files call it all.

mod maps;

mod sets;

mod components;

mod broken;

mod replacement;

mod many;

mod moves;

mod names;
