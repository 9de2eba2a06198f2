//! What can be asked for.

use std::borrow::Cow;
use std::fmt;

use analysis::Level;
use engine::Seat;
use guide::Language;
use serde::de::value::MapDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use crate::{Code, Dice, Error, json};

/// Names a request, so that its answer can be told from others. Sent back as it came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Id {
    /// A whole number from 0.
    Number(u64),
    /// Any text.
    Text(String),
}

/// One request. In JSON the field `cmd` says which; the other fields are those of the variant. What belongs to a game is still
/// text, as only the game knows its type.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(tag = "cmd", rename_all = "kebab-case"))]
pub enum Request<'a> {
    /// Lists the commands.
    Help,
    /// Lists the games.
    Games,
    /// Opens a match from the beginning.
    New(New<'a>),
    /// Opens a match with a state set up by hand.
    Load(Load<'a>),
    /// Opens a match where a record ends.
    Replay(Replay<'a>),
    /// Whose turn it is.
    Turn,
    /// The actions of a seat.
    Legal(OfSeat),
    /// What a viewer may know.
    View(View),
    /// What is printed on the components.
    Components,
    /// Lets a seat take an action.
    Play(Play<'a>),
    /// Lets the random event come out that is due.
    Throw,
    /// Says how it comes out.
    Happen(Happen<'a>),
    /// Asks a policy for advice.
    Bot(Bot<'a>),
    /// Asks what the choices of a seat are worth.
    Hint(HintOf),
    /// Tells luck from skill.
    Analyze(Analyze),
    /// What a person at a seat should be told.
    Guide(GuideOf),
    /// Takes back a decision.
    Undo(OfSeat),
    /// Says what the next random events come out as.
    Chance(Chance<'a>),
    /// The whole state.
    Save,
    /// The match as a record.
    Record,
    /// How it ended.
    Outcome,
    /// Ends the conversation.
    Quit,
}

/// A seed: a whole number from 0 that fits into 64 bits. Many programs keep numbers exactly only up to 2^53, so that in JSON it
/// may also be its digits as text.
///
/// ```
/// use protocol::request::Seed;
/// for json in ["18446744073709551615", "\"18446744073709551615\""] {
///     assert_eq!(serde_json::from_str::<Seed>(json).unwrap(), Seed(u64::MAX));
/// }
/// assert!(serde_json::from_str::<Seed>("\"18446744073709551616\"").is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number | string"))]
pub struct Seed(pub u64);

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct SeedVisitor;
        impl Visitor<'_> for SeedVisitor {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a whole number from 0 to {}, or its digits as text", u64::MAX)
            }

            fn visit_u64<E>(self, number: u64) -> Result<Seed, E> {
                Ok(Seed(number))
            }

            fn visit_str<E: serde::de::Error>(self, digits: &str) -> Result<Seed, E> {
                let number = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()));
                number.map(Seed).ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(digits), &self))
            }
        }
        deserializer.deserialize_any(SeedVisitor)
    }
}

/// The fields of `new`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct New<'a> {
    /// The name of the game.
    #[serde(borrow)]
    pub game: Cow<'a, str>,
    /// Players and variants.
    #[serde(borrow)]
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub setup: &'a RawValue,
    /// For the dice, and for bots that are asked.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub seed: Seed,
    /// What the first random events come out as.
    #[serde(default, borrow)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<crate::json::Anything>>", optional))]
    pub chance: Vec<&'a RawValue>,
    /// When they come out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub dice: Dice,
}

/// The fields of `load`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Load<'a> {
    /// The name of the game; that of the open match if it is left out.
    #[serde(default, borrow)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub game: Option<Cow<'a, str>>,
    /// The state.
    #[serde(borrow)]
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub state: &'a RawValue,
    /// As in [`New`].
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub seed: Seed,
    /// As in [`New`].
    #[serde(default, borrow)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<crate::json::Anything>>", optional))]
    pub chance: Vec<&'a RawValue>,
    /// As in [`New`].
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub dice: Dice,
}

/// The fields of `replay`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Replay<'a> {
    /// The record.
    #[serde(borrow)]
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub record: &'a RawValue,
    /// As in [`New`], for what follows.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub seed: Seed,
    /// As in [`New`], for what follows.
    #[serde(default, borrow)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<crate::json::Anything>>", optional))]
    pub chance: Vec<&'a RawValue>,
    /// As in [`New`].
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub dice: Dice,
}

/// The field of commands about one seat.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    /// Its number; the first is 0.
    pub seat: Seat,
}

/// The field of `view`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks; without it a spectator does.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
}

/// The fields of `play`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Play<'a> {
    /// Whose decision it is.
    pub seat: Seat,
    /// One of those that `legal` lists.
    #[serde(borrow)]
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub action: &'a RawValue,
}

/// The field of `happen`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Happen<'a> {
    /// How the random event comes out.
    #[serde(borrow)]
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub fate: &'a RawValue,
}

/// The fields of `bot`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Bot<'a> {
    /// Its name.
    #[serde(borrow)]
    pub policy: Cow<'a, str>,
    /// For whom it chooses.
    pub seat: Seat,
}

/// The fields of `hint`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HintOf {
    /// For whom.
    pub seat: Seat,
    /// How many games may be tried.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub games: Option<u32>,
}

/// The fields of `analyze`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Analyze {
    /// How sharp it is.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub level: Level,
    /// How many jobs are done before there is an answer; all if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub jobs: Option<usize>,
}

/// The fields of `guide`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GuideOf {
    /// Who is told.
    pub seat: Seat,
    /// In which language; in English if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub language: Option<Language>,
}

/// The field of `chance`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Chance<'a> {
    /// What the next random events come out as; replaces what is left of an earlier list.
    #[serde(borrow)]
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
    pub chance: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NoFields {}

/// A command, for those who ask for help.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
    Command {
        cmd: "new",
        fields: &["game", "setup", "seed?", "chance?", "dice?"],
        does: "opens a match from the beginning",
    },
    Command {
        cmd: "load",
        fields: &["game?", "state", "seed?", "chance?", "dice?"],
        does: "opens a match with a state set up by hand",
    },
    Command {
        cmd: "replay",
        fields: &["record", "seed?", "chance?", "dice?"],
        does: "opens a match where a record ends",
    },
    Command { cmd: "turn", fields: &[], does: "says whom the game waits for" },
    Command { cmd: "legal", fields: &["seat"], does: "lists the actions of a seat" },
    Command { cmd: "view", fields: &["seat?"], does: "shows what a seat, or a spectator, may know" },
    Command { cmd: "components", fields: &[], does: "shows what is printed on the components, which never changes" },
    Command { cmd: "play", fields: &["seat", "action"], does: "lets a seat take an action" },
    Command { cmd: "throw", fields: &[], does: "lets the random event come out that the game waits for" },
    Command { cmd: "happen", fields: &["fate"], does: "says how the random event comes out that the game waits for" },
    Command { cmd: "bot", fields: &["policy", "seat"], does: "names the action a policy would choose" },
    Command { cmd: "hint", fields: &["seat", "games?"], does: "tells what the choices of a seat are worth" },
    Command { cmd: "analyze", fields: &["level?", "jobs?"], does: "tells luck from skill in the match so far" },
    Command {
        cmd: "guide",
        fields: &["seat", "language?"],
        does: "tells what a person at a seat should know, in words",
    },
    Command { cmd: "undo", fields: &["seat"], does: "takes back the last decision of a seat" },
    Command { cmd: "chance", fields: &["chance"], does: "says what the next random events come out as" },
    Command { cmd: "save", fields: &[], does: "gives the whole state" },
    Command { cmd: "record", fields: &[], does: "gives the match as a record" },
    Command { cmd: "outcome", fields: &[], does: "says how the game ended" },
    Command { cmd: "quit", fields: &[], does: "ends the conversation" },
];

/// The fields of a request, each with its text.
#[derive(Default)]
struct Fields<'a> {
    fields: Vec<(Cow<'a, str>, &'a RawValue)>,
    /// The first one that should not be there, and why.
    wrong: Option<(Cow<'a, str>, &'static str)>,
}

/// No command has more fields; what follows then is not even looked at.
const FIELDS_MAX: usize = 16;

impl<'a> Fields<'a> {
    fn read(line: &'a [u8]) -> Result<Self, Error> {
        if let Ok(text) = str::from_utf8(line)
            && let Ok(fields) = serde_json::from_str(text)
        {
            return Ok(fields);
        }
        json::read_parts(json::read_document(line)?, Code::BadJson)
    }

    fn take(&mut self, name: &str) -> Option<&'a RawValue> {
        let index = self.fields.iter().position(|(field, _)| field == name)?;
        Some(self.fields.swap_remove(index).1)
    }

    /// Reads the fields of one command. That something is wrong is seldom, so only then it is found out where.
    fn command<T: Deserialize<'a>>(&self) -> Result<T, Error> {
        let fields = || MapDeserializer::new(self.fields.iter().map(|(name, value)| (&**name, *value)));
        T::deserialize(fields()).or_else(|_: serde_json::Error| {
            json::read_parts(fields(), Code::BadRequest).map_err(|error| match error.field.split('[').next() {
                _ if error.reason.starts_with("unknown field") => error,
                Some("seat") => Error { code: Code::BadSeat, ..error },
                Some("policy") => Error { code: Code::BadPolicy, ..error },
                Some("chance") => Error { code: Code::BadChance, ..error },
                _ => error,
            })
        })
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct FieldsVisitor;
        impl<'de> Visitor<'de> for FieldsVisitor {
            type Value = Fields<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields<'de>, A::Error> {
                let mut all = Fields::default();
                while let Some((Name(name), value)) = map.next_entry()? {
                    if all.fields.len() == FIELDS_MAX {
                        all.wrong.get_or_insert((name, "no command has so many fields"));
                    } else if all.fields.iter().any(|(field, _)| *field == name) {
                        all.wrong.get_or_insert((name, "is given twice"));
                    } else {
                        all.fields.push((name, value));
                    }
                }
                Ok(all)
            }
        }
        #[derive(Deserialize)]
        struct Name<'a>(#[serde(borrow)] Cow<'a, str>);
        deserializer.deserialize_map(FieldsVisitor)
    }
}

impl<'a> Request<'a> {
    /// Reads a line. The request's name is found even if the rest of it is wrong.
    pub fn read(line: &'a [u8]) -> (Option<Id>, Result<Self, Error>) {
        let mut fields = match Fields::read(line) {
            Ok(fields) => fields,
            Err(error) => return (None, Err(error)),
        };
        let id = match fields.take("id").map(|id| serde_json::from_str(id.get())).transpose() {
            Ok(id) => id,
            Err(_) => return (None, Err(Error::new(Code::BadRequest, "id", "must be text or a whole number from 0"))),
        };
        (id, Self::of_fields(fields))
    }

    fn of_fields(mut fields: Fields<'a>) -> Result<Self, Error> {
        let cmd = fields.take("cmd");
        if let Some((name, reason)) = fields.wrong {
            return Err(Error::new(Code::BadRequest, name, reason));
        }
        let Some(cmd) = cmd else {
            return Err(Error::new(Code::BadRequest, "cmd", "is missing; try {\"cmd\":\"help\"}"));
        };
        let Some(cmd) = json::read_word(cmd) else {
            return Err(Error::new(Code::BadRequest, "cmd", "must be the name of a command"));
        };
        let plain = |request| fields.command().map(|NoFields {}| request);
        match &*cmd {
            "help" => plain(Self::Help),
            "games" => plain(Self::Games),
            "new" => fields.command().map(Self::New),
            "load" => fields.command().map(Self::Load),
            "replay" => fields.command().map(Self::Replay),
            "turn" => plain(Self::Turn),
            "legal" => fields.command().map(Self::Legal),
            "view" => fields.command().map(Self::View),
            "components" => plain(Self::Components),
            "play" => fields.command().map(Self::Play),
            "throw" => plain(Self::Throw),
            "happen" => fields.command().map(Self::Happen),
            "bot" => fields.command().map(Self::Bot),
            "hint" => fields.command().map(Self::Hint),
            "analyze" => fields.command().map(Self::Analyze),
            "guide" => fields.command().map(Self::Guide),
            "undo" => fields.command().map(Self::Undo),
            "chance" => fields.command().map(Self::Chance),
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

    #[test]
    fn no_field_comes_twice_and_none_is_lost_sight_of() {
        let refused = |line: &str| {
            let (id, request) = Request::read(line.as_bytes());
            (id, request.unwrap_err().to_string())
        };
        assert_eq!(
            refused(r#"{"cmd":"turn","cmd":"turn","id":1}"#),
            (Some(Id::Number(1)), "cmd: is given twice".into())
        );
        assert_eq!(refused(r#"{"cmd":"legal","seat":0,"se\u0061t":1}"#).1, "seat: is given twice");
        let many: String = (0..100).map(|number| format!(r#""{number}":0,"#)).collect();
        assert_eq!(refused(&format!(r#"{{"cmd":"turn",{many}"x":0}}"#)).1, "15: no command has so many fields");
        assert_eq!(
            refused(r#"{"cmd":"legal","seat":9}"#).1,
            "seat: seat 9 does not exist, a table has seats 0 to 3 at the most"
        );
    }
}
