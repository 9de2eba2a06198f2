//! The simulation lab: policies play many games, and the figures come out exact.
//!
//! An [`Experiment`] says who plays what from which seed; a [`Worker`] plays its games one by one; [`simulate`] shares them out
//! to threads and adds everything up into a [`Report`].
//!
//! Every game has a random stream of its own, and all that is added up is whole numbers, so a report is the same to the
//! last bit for any number of threads. Memory does not grow with the number of games. There is no clock here: whoever
//! measures speed brings one.

mod experiment;

mod simulate;

mod tally;

mod report;

mod statistics;

pub use experiment::{Experiment, ExperimentError, Failure, Worker};
pub use report::{
    CaseReport, Ending, FactReport, NumberReport, PolicyReport, PositionReport, Report, SeatReport, StandingReport,
};
pub use simulate::simulate;
pub use statistics::{Bin, Histogram, Moments};
