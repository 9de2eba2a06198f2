use std::fmt;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// What kind of thing went wrong, for programs. In JSON in kebab-case: `"not-your-turn"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is not a JSON object.
    BadJson,
    /// The line is longer than [`crate::LINE_BYTES_MAX`].
    LineTooLong,
    /// A field of the request is missing, unknown or of the wrong kind.
    BadRequest,
    /// There is no such command.
    UnknownCommand,
    /// There is no such game.
    UnknownGame,
    /// No match can be set up like this.
    BadSetup,
    /// The command needs a match, and none is open.
    NoMatch,
    /// The table has no such seat.
    BadSeat,
    /// The game does not wait for this seat.
    NotYourTurn,
    /// The game does not wait for a random event.
    NoChanceNow,
    /// The game is over.
    GameOver,
    /// This is not an action of the game.
    BadAction,
    /// It is an action of the game, but a rule forbids it now.
    IllegalAction,
    /// A random event does not have the right shape, or cannot come out like this when it is due.
    BadChance,
    /// The state has the wrong shape or breaks an invariant.
    BadState,
    /// There is no such policy.
    BadPolicy,
    /// The record has the wrong shape or cannot be replayed.
    BadRecord,
    /// The decision cannot be taken back.
    CannotUndo,
}

/// Why a request was refused. Nothing has changed.
///
/// ```
/// use protocol::{Code, Error};
/// let error = Error::new(Code::BadSetup, "players", "must be 1 to 4, got 5").inside("setup");
/// let json = r#"{"code":"bad-setup","message":"setup.players: must be 1 to 4, got 5"}"#;
/// assert_eq!(serde_json::to_string(&error).unwrap(), json);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ code: Code, message: string }"))]
pub struct Error {
    /// What kind of thing went wrong.
    pub code: Code,
    /// The path of the field, as in `setup.players`; empty when no field is to blame.
    pub field: String,
    /// What is wrong and what would be right.
    pub reason: String,
}

impl Error {
    /// How much of a reason is passed on; it may quote whatever somebody sent.
    const REASON_CHARS_MAX: usize = 400;

    /// An error about `field`.
    pub fn new(code: Code, field: impl Into<String>, reason: impl fmt::Display) -> Self {
        Self { code, field: one_line(&field.into()), reason: one_line(&reason.to_string()) }
    }

    /// The same error, for a field that lies inside `parent`.
    #[must_use]
    pub fn inside(self, parent: &str) -> Self {
        Self { field: join(parent, &self.field), ..self }
    }
}

/// The path of a field inside another one.
pub(crate) fn join(parent: &str, field: &str) -> String {
    match field.chars().next() {
        None => parent.to_owned(),
        Some('[') => format!("{parent}{field}"),
        Some(_) if parent.is_empty() => field.to_owned(),
        Some(_) => format!("{parent}.{field}"),
    }
}

/// Quoted input may be long or hold line breaks and escape sequences; a message is one line that any terminal can show.
fn one_line(text: &str) -> String {
    let mut chars = text.chars();
    let mut line: String = chars
        .by_ref()
        .take(Error::REASON_CHARS_MAX)
        .map(|character| if character.is_control() { char::REPLACEMENT_CHARACTER } else { character })
        .collect();
    if chars.next().is_some() {
        line.push('…');
    }
    line
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Error {}

impl Serialize for Error {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut error = serializer.serialize_struct("Error", 2)?;
        error.serialize_field("code", &self.code)?;
        error.serialize_field("message", &self.to_string())?;
        error.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_join() {
        let error = Error::new(Code::BadState, "[2].yellow", "no").inside("seats").inside("state");
        assert_eq!(error.to_string(), "state.seats[2].yellow: no");
        assert_eq!(Error::new(Code::NoMatch, "", "open one").to_string(), "open one");
        assert_eq!(Error::new(Code::BadSetup, "", "no").inside("setup").to_string(), "setup: no");
    }

    #[test]
    fn a_message_is_one_short_line() {
        let error = Error::new(Code::UnknownGame, "game", format!("\u{1b}[31m\n{}", "x".repeat(1000)));
        let text = error.to_string();
        assert!(!text.chars().any(char::is_control));
        assert!(text.ends_with('…') && text.chars().count() < 420);
    }
}
