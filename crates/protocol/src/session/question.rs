use analysis::Level;
use engine::Seat;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::request::Seed;

/// What a page asks: an object with one field, the name of the question.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Question<'a> {
    /// What the game is: options, help.
    About {},
    /// A new match.
    New {
        /// Players and variants.
        #[serde(borrow)]
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        setup: &'a RawValue,
        /// For its dice and bots.
        seed: Seed,
        /// Through whose eyes the answer is; without a seat a spectator's.
        viewer: Option<Seat>,
    },
    /// A match from its record.
    Open {
        /// The record.
        #[serde(borrow)]
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        record: &'a RawValue,
        /// For the dice and bots of what follows.
        seed: Seed,
        /// Through whose eyes the answer is.
        viewer: Option<Seat>,
    },
    /// The match as it is.
    Look {
        /// Through whose eyes the answer is.
        viewer: Option<Seat>,
    },
    /// What is printed on the components, which stays the same while the match goes on.
    Components {},
    /// The built-in file of component data, where the owner of a game may correct it.
    Data {},
    /// How a series of matches stands, and how it goes on.
    Series {
        /// Players and variants of its matches.
        #[serde(borrow)]
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        setup: &'a RawValue,
        /// For a new one the points for the places, as in `5,3,2,1`.
        points: Option<String>,
        /// The series so far; without it a new one.
        #[serde(borrow)]
        #[cfg_attr(feature = "typescript", ts(as = "Option<guide::Series>"))]
        series: Option<&'a RawValue>,
        /// The places of the match on the table, once it is over.
        last: Option<Vec<u8>>,
    },
    /// A seat makes several decisions or none of them.
    Play {
        /// Whose decisions they are.
        seat: Seat,
        /// One after the other.
        #[serde(borrow)]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
        actions: Vec<&'a RawValue>,
        /// Through whose eyes the answer is.
        viewer: Option<Seat>,
    },
    /// A seat takes decisions back and makes others, all of it or nothing: a correction.
    Correct {
        /// Whose decisions they are.
        seat: Seat,
        /// How many are taken back, one after the other.
        undo: usize,
        /// What is decided afterwards.
        #[serde(borrow)]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
        actions: Vec<&'a RawValue>,
        /// Through whose eyes the answer is.
        viewer: Option<Seat>,
    },
    /// The random event that is due comes out.
    Throw {
        /// Through whose eyes the answer is.
        viewer: Option<Seat>,
    },
    /// The random event that is due comes out like this.
    Happen {
        /// What it comes out as.
        #[serde(borrow)]
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        fate: &'a RawValue,
        /// Through whose eyes the answer is.
        viewer: Option<Seat>,
    },
    /// A bot makes a decision.
    Bot {
        /// For which seat.
        seat: Seat,
        /// Which bot.
        policy: String,
        /// Through whose eyes the answer is.
        viewer: Option<Seat>,
    },
    /// A seat takes its last decision back.
    Undo {
        /// Which seat.
        seat: Seat,
        /// Through whose eyes the answer is.
        viewer: Option<Seat>,
    },
    /// What some decisions would lead to.
    Forecast {
        /// Who would make them.
        seat: Seat,
        /// One after the other; what others are asked after the first one is theirs.
        #[serde(borrow)]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
        actions: Vec<&'a RawValue>,
    },
    /// What the choices of a seat are worth, and how much worse than the best one.
    Hint {
        /// Which seat.
        seat: Seat,
        /// How many games may be tried.
        games: u32,
    },
    /// Begins an analysis of luck and skill of the match as it stands.
    Analyze {
        /// How sharp it is.
        level: Level,
    },
    /// Goes on with the analysis.
    AnalyzeOn {
        /// How many of its jobs are done before there is an answer; one if nothing is said.
        jobs: Option<usize>,
    },
    /// The match, written down.
    Record {
        /// Only so many of its first steps.
        steps: Option<usize>,
    },
    /// The match after so many steps; it is not changed.
    At {
        /// How many.
        step: usize,
        /// Through whose eyes the answer is.
        viewer: Option<Seat>,
    },
    /// How everybody stood after every step.
    Course {},
    /// Whole games, for measuring.
    Bench {
        /// Players and variants.
        #[serde(borrow)]
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        setup: &'a RawValue,
        /// Who plays all seats.
        policy: String,
        /// How many.
        games: u32,
        /// Of their dice.
        seed: Seed,
    },
}
