//! What can be asked for.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Code, Error, json};

/// Names a request, so that its answer can be told from others. Sent back as it came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Id {
    /// A whole number from 0.
    Number(u64),
    /// Any text.
    Text(String),
}

/// One request. In JSON the field `cmd` says which; the other fields are those of the variant.
#[derive(Clone, Debug)]
pub enum Request {
    /// Lists the commands.
    Help,
    /// Lists the games.
    Games,
    /// Opens a match from the beginning.
    New(New),
    /// Opens a match with a state set up by hand.
    Load(Load),
    /// Opens a match where a record ends.
    Replay(Replay),
    /// Whose turn it is.
    Turn,
    /// The actions of a seat.
    Legal(OfSeat),
    /// What a viewer may know.
    View(View),
    /// Lets a seat take an action.
    Play(Play),
    /// Asks a policy for advice.
    Bot(Bot),
    /// Takes back a decision.
    Undo(OfSeat),
    /// Says what the next random events come out as.
    Chance(Chance),
    /// The whole state.
    Save,
    /// The match as a record.
    Record,
    /// How it ended.
    Outcome,
    /// Ends the conversation.
    Quit,
}

/// The fields of `new`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    /// The name of the game.
    pub game: String,
    /// Players and variants.
    pub setup: Value,
    /// For the dice, and for bots that are asked.
    #[serde(default)]
    pub seed: u64,
    /// What the first random events come out as.
    #[serde(default)]
    pub chance: Vec<Value>,
}

/// The fields of `load`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// The name of the game; that of the open match if it is left out.
    #[serde(default)]
    pub game: Option<String>,
    /// The state.
    pub state: Value,
    /// As in [`New`].
    #[serde(default)]
    pub seed: u64,
    /// As in [`New`].
    #[serde(default)]
    pub chance: Vec<Value>,
}

/// The fields of `replay`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The record.
    pub record: Value,
    /// As in [`New`], for what follows.
    #[serde(default)]
    pub seed: u64,
    /// As in [`New`], for what follows.
    #[serde(default)]
    pub chance: Vec<Value>,
}

/// The field of commands about one seat.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    /// Which.
    pub seat: Seat,
}

/// The field of `view`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks; without it a spectator does.
    #[serde(default)]
    pub seat: Option<Seat>,
}

/// The fields of `play`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Value,
}

/// The fields of `bot`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    /// Its name.
    pub policy: String,
    /// For whom it chooses.
    pub seat: Seat,
}

/// The field of `chance`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// What the next random events come out as; replaces what is left of an earlier list.
    pub chance: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NoFields {}

/// A command, for those who ask for help.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Command {
    /// Its name.
    pub cmd: &'static str,
    /// Its fields; those with a question mark may be left out.
    pub fields: &'static [&'static str],
    /// What it does.
    pub does: &'static str,
}

/// All commands.
pub const COMMANDS: &[Command] = &[
    Command { cmd: "help", fields: &[], does: "lists the commands" },
    Command { cmd: "games", fields: &[], does: "lists the games, the options of their setup, and the policies" },
    Command { cmd: "new", fields: &["game", "setup", "seed?", "chance?"], does: "opens a match from the beginning" },
    Command {
        cmd: "load",
        fields: &["game?", "state", "seed?", "chance?"],
        does: "opens a match with a state set up by hand",
    },
    Command { cmd: "replay", fields: &["record", "seed?", "chance?"], does: "opens a match where a record ends" },
    Command { cmd: "turn", fields: &[], does: "says whom the game waits for" },
    Command { cmd: "legal", fields: &["seat"], does: "lists the actions of a seat" },
    Command { cmd: "view", fields: &["seat?"], does: "shows what a seat, or a spectator, may know" },
    Command { cmd: "play", fields: &["seat", "action"], does: "lets a seat take an action" },
    Command { cmd: "bot", fields: &["policy", "seat"], does: "names the action a policy would choose" },
    Command { cmd: "undo", fields: &["seat"], does: "takes back the last decision of a seat" },
    Command { cmd: "chance", fields: &["chance"], does: "says what the next random events come out as" },
    Command { cmd: "save", fields: &[], does: "gives the whole state" },
    Command { cmd: "record", fields: &[], does: "gives the match as a record" },
    Command { cmd: "outcome", fields: &[], does: "says how the game ended" },
    Command { cmd: "quit", fields: &[], does: "ends the conversation" },
];

impl Request {
    /// Reads a line. The request's name is found even if the rest of it is wrong.
    pub fn read(line: &[u8]) -> (Option<Id>, Result<Self, Error>) {
        let mut object = match json::read_object(line) {
            Ok(object) => object,
            Err(error) => return (None, Err(error)),
        };
        let id = match object.remove("id").map(|id| json::read(&id, Code::BadRequest)).transpose() {
            Ok(id) => id,
            Err(_) => return (None, Err(Error::new(Code::BadRequest, "id", "must be text or a whole number from 0"))),
        };
        (id, Self::of_object(object))
    }

    fn of_object(mut object: serde_json::Map<String, Value>) -> Result<Self, Error> {
        let cmd = match object.remove("cmd") {
            Some(Value::String(cmd)) => cmd,
            Some(_) => return Err(Error::new(Code::BadRequest, "cmd", "must be the name of a command")),
            None => return Err(Error::new(Code::BadRequest, "cmd", "is missing; try {\"cmd\":\"help\"}")),
        };
        let fields = Value::Object(object);
        let plain = |request| json::read(&fields, Code::BadRequest).map(|NoFields {}| request);
        match &*cmd {
            "help" => plain(Self::Help),
            "games" => plain(Self::Games),
            "new" => read_fields(&fields).map(Self::New),
            "load" => read_fields(&fields).map(Self::Load),
            "replay" => read_fields(&fields).map(Self::Replay),
            "turn" => plain(Self::Turn),
            "legal" => read_fields(&fields).map(Self::Legal),
            "view" => read_fields(&fields).map(Self::View),
            "play" => read_fields(&fields).map(Self::Play),
            "bot" => read_fields(&fields).map(Self::Bot),
            "undo" => read_fields(&fields).map(Self::Undo),
            "chance" => read_fields(&fields).map(Self::Chance),
            "save" => plain(Self::Save),
            "record" => plain(Self::Record),
            "outcome" => plain(Self::Outcome),
            "quit" => plain(Self::Quit),
            _ => {
                let known: Vec<_> = COMMANDS.iter().map(|command| command.cmd).collect();
                let reason = format!("unknown command '{cmd}'; there is {}", known.join(", "));
                Err(Error::new(Code::UnknownCommand, "cmd", reason))
            }
        }
    }
}

fn read_fields<T: serde::de::DeserializeOwned>(fields: &Value) -> Result<T, Error> {
    json::read(fields, Code::BadRequest).map_err(|error| match &*error.field {
        "seat" => Error { code: Code::BadSeat, ..error },
        "policy" => Error { code: Code::BadPolicy, ..error },
        "chance" => Error { code: Code::BadChance, ..error },
        _ => error,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_command_is_known() {
        for command in COMMANDS {
            let line = format!(r#"{{"cmd":"{}"}}"#, command.cmd);
            let (_, request) = Request::read(line.as_bytes());
            let required = command.fields.iter().any(|field| !field.ends_with('?'));
            match request {
                Ok(_) => assert!(!required, "{line}"),
                Err(error) => assert!(required && error.code == Code::BadRequest, "{line}: {error}"),
            }
        }
    }
}
