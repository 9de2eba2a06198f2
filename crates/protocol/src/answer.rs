//! What is answered.

use bots::PolicySpec;
use engine::{Choice, GameInfo, Outcome, Seat, Seats};
use serde::Serialize;

use crate::json::Json;
use crate::request::Command;
use crate::{Error, PROTOCOL_VERSION};

/// The fields of an answer, which depend on the request.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "an answer is called by its field")]
pub enum Answer {
    Error { error: Error },
    Commands { commands: &'static [Command] },
    Games(GameList),
    Played(Played),
    Turn { turn: WireTurn },
    Actions { actions: Json },
    View { view: Json },
    Action { action: Json },
    Undone(Undone),
    Left { left: usize },
    State { game: &'static str, state: Json },
    Record { record: Json },
    Outcome { outcome: Option<Outcome> },
    Bye { bye: bool },
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
pub struct Played {
    /// Whom the game waits for now.
    pub turn: WireTurn,
    /// What happened, in order.
    pub events: Json,
}

/// What came of taking back a decision.
#[derive(Debug, Serialize)]
pub struct Undone {
    /// The action that was taken back.
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
}

impl GameList {
    /// The list as it is.
    pub fn new() -> Self {
        Self {
            protocol: PROTOCOL_VERSION,
            games: games::all().into_iter().map(GameEntry::from).collect(),
            policies: PolicySpec::ALL.into_iter().map(PolicySpec::name).collect(),
        }
    }
}

impl Default for GameList {
    fn default() -> Self {
        Self::new()
    }
}

impl From<GameInfo> for GameEntry {
    fn from(info: GameInfo) -> Self {
        let GameInfo { name, players, rules_version, hidden, options } = info;
        Self { name, players, rules_version, hidden, options }
    }
}
