//! What is answered.

use bots::PolicySpec;
use engine::{Choice, GameInfo, Outcome, Seat, Seats};
use guide::Guide;
use serde::Serialize;

use crate::guidance::Told;
use crate::inquiry::{Hinted, Progress};
use crate::json::Json;
use crate::request::Command;
use crate::{Error, PROTOCOL_VERSION};

/// The fields of an answer, which depend on the request.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
#[expect(missing_docs, reason = "an answer is called by its field")]
pub enum Answer {
    Error {
        error: Error,
    },
    Commands {
        commands: &'static [Command],
    },
    Games(GameList),
    Played(Played),
    Turn {
        turn: WireTurn,
    },
    Actions {
        #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
        actions: Json,
    },
    View {
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        view: Json,
    },
    Components {
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        components: Json,
    },
    Action {
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        action: Json,
    },
    Hint {
        hint: Vec<Hinted>,
    },
    Analysis {
        analysis: Progress,
    },
    Guide {
        guide: Box<Told>,
    },
    Undone(Undone),
    Left {
        left: usize,
    },
    State {
        game: &'static str,
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        state: Json,
    },
    Record {
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        record: Json,
    },
    Outcome {
        outcome: Option<Outcome>,
    },
    Bye {
        bye: bool,
    },
}

/// Whom a match waits for, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WireTurn {
    /// One of these seats, whichever comes first.
    Players(Seats),
    /// A random event of this seat, or of the table. Never seen where random events come out at once.
    Chance(Option<Seat>),
    /// Nobody: the game is over.
    Over(Outcome),
}

/// What came of a change.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Played {
    /// Whom the game waits for now.
    pub turn: WireTurn,
    /// What happened, in order.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
    pub events: Json,
}

/// What came of taking back a decision.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Undone {
    /// The action that was taken back.
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub undone: Json,
    /// Whom the game waits for now.
    pub turn: WireTurn,
}

/// What can be played, and by whom.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameList {
    /// [`PROTOCOL_VERSION`].
    pub protocol: u32,
    /// All games.
    pub games: Vec<GameEntry>,
    /// All policies, the weakest first.
    pub policies: Vec<&'static str>,
}

/// One game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameEntry {
    /// Its name.
    pub name: &'static str,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// The version of its rules, as in records.
    pub rules_version: u32,
    /// Are parts of the state hidden from some viewers?
    pub hidden: bool,
    /// The switches of its setup.
    pub options: &'static [Choice],
    /// What is uncertain about its component data, and how to correct it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub data: Vec<String>,
}

impl GameEntry {
    /// What a game says about itself.
    pub fn of<G: Guide>() -> Self {
        let GameInfo { name, players, rules_version, hidden, options } = G::INFO;
        Self { name, players, rules_version, hidden, options, data: G::data_notes() }
    }
}

impl GameList {
    /// The list as it is.
    pub fn new() -> Self {
        macro_rules! entries {
            ($($game:ty),* $(,)?) => { vec![$(GameEntry::of::<$game>()),*] };
        }
        Self {
            protocol: PROTOCOL_VERSION,
            games: games::for_each_game!(entries),
            policies: PolicySpec::ALL.into_iter().map(PolicySpec::name).collect(),
        }
    }
}

impl Default for GameList {
    fn default() -> Self {
        Self::new()
    }
}
