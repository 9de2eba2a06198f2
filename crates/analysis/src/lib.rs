//! Luck and skill of a recorded match.
//!
//! The **value** of a position is what everybody can expect of it when all play on by the game's own judgement (the
//! yardstick): the part of the win, and in a game for one the points. It is estimated by games that are played on to their
//! end. Every step of a match changes the value: what a random event changes is **luck**, what a decision changes is the
//! **skill** of whoever decided, for better or worse than the yardstick would have done, and for the others the other side of
//! it. So the result less the value at the start is luck and skill, to the last digit.
//!
//! All positions of a match are tried with the same dice: the number of a random event in the match says which. What the
//! yardstick would have done anyway then changes nothing at all, and the rest is measured with far fewer games.
//!
//! The analysis looks back at a match and knows all of it: values are those of the true state, with its hidden parts. Whether a
//! decision was a **mistake** is judged by what its seat could know: hidden parts are dealt again for every game that is tried.
//!
//! The tour, in reading order: [`Level`], [`Study`] with its jobs, which can be done by anybody in any order, [`Report`] for what
//! comes of them, and [`hint`] for a match that still goes on.

mod figure;
mod futures;
mod level;
mod moves;
mod trial;

mod hint;
mod report;
mod study;

pub use figure::Figure;
pub use futures::Futures;
pub use hint::{Hint, hint};
pub use level::{Level, UnknownLevel};
pub use report::{Kind, Mistake, Report, SeatReport, StepReport, Swing, Unit, Way};
pub use study::{Finding, Study};

#[cfg(test)]
mod tests;
