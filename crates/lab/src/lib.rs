//! The simulation lab: policies play many games, and the figures come out exact.
//!
//! An [`Experiment`] says who plays what from which seed; a [`Worker`] plays its games one by one; [`simulate`] shares them out
//! to threads and adds everything up into a [`Report`].
//!
//! An [`Arena`] lets every policy meet every other, at tables whose seats rotate and with the same dice, until it is decided who
//! is better; its [`Standings`] have ratings, rates and how sure they are.
//!
//! A [`School`] teaches the judgement of a game better numbers, against a pool of opponents.
//!
//! [`balance`] asks who wins more often than their share, by seat, by monster, by card.
//!
//! Every game has a random stream of its own, and all that is added up is whole numbers, so a report is the same to the
//! last bit for any number of threads. Memory does not grow with the number of games. There is no clock here: whoever
//! measures speed brings one.

mod experiment;

mod simulate;

mod tally;

mod report;

mod statistics;

mod interval;

mod sequential;

mod seating;

mod arena;

mod rating;

mod standings;

mod chart;

mod evolution;

mod school;

mod balance;

pub use arena::{Arena, ArenaError, Extent, Played, Results, Witness};
pub use balance::{Balance, BalanceCase, BalanceFact, BalanceNumber, balance};
pub use chart::{Chart, ChartRow};
pub use evolution::Evolution;
pub use experiment::{Experiment, ExperimentError, Failure, Worker};
pub use interval::{CONFIDENCE, Looks, any_time_reach, holm, two_sided};
pub use report::{
    CaseReport, FactReport, NumberReport, PolicyReport, PositionReport, ReasonReport, Report, SeatReport,
    StandingReport,
};
pub use school::{Comparison, Course, School, as_source};
pub use seating::tables;
pub use sequential::Fortune;
pub use simulate::simulate;
pub use standings::{PairStanding, PolicyStanding, Standings};
pub use statistics::{Bin, Histogram, Moments};
