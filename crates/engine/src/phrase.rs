use serde::{Serialize, Serializer};

use crate::Seat;

/// Something to be said to a person: a key of the locale files and its arguments. The sentence itself lives there.
///
/// ```
/// use engine::{Phrase, Seat};
/// let phrase = Phrase::new("event-hearts").seat("seat", Seat::FIRST).number("count", 3).word("how", "lost");
/// let json = r#"{"key":"event-hearts","args":{"seat":{"seat":0},"count":3,"how":"lost"}}"#;
/// assert_eq!(serde_json::to_string(&phrase).unwrap(), json);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Phrase {
    /// The key of the message.
    pub key: &'static str,
    /// Its named arguments.
    #[serde(serialize_with = "as_object", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<std::collections::BTreeMap<String, Arg>>", optional))]
    pub args: Vec<(&'static str, Arg)>,
}

fn as_object<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

/// One argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number, for counting and for plural forms.
    Number(#[cfg_attr(feature = "typescript", ts(type = "number"))] i64),
    /// A word from a fixed list, such as the colour of a die: sentences select by it.
    Word(&'static str),
    /// The name of whoever sits there.
    #[serde(serialize_with = "as_seat")]
    Seat(#[cfg_attr(feature = "typescript", ts(type = "{ seat: number }"))] Seat),
    /// A phrase inside the phrase.
    Phrase(Box<Phrase>),
}

/// A seat must not be taken for a number.
fn as_seat<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("seat", seat)])
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// With a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(number.into())));
        self
    }

    /// With a word.
    #[must_use]
    pub fn word(mut self, name: &'static str, word: &'static str) -> Self {
        self.args.push((name, Arg::Word(word)));
        self
    }

    /// With another phrase inside.
    #[must_use]
    pub fn phrase(mut self, name: &'static str, phrase: Phrase) -> Self {
        self.args.push((name, Arg::Phrase(Box::new(phrase))));
        self
    }

    /// With somebody's name.
    #[must_use]
    pub fn seat(mut self, name: &'static str, seat: Seat) -> Self {
        self.args.push((name, Arg::Seat(seat)));
        self
    }
}

/// Can be said to a person.
pub trait Speak {
    /// The words for it.
    fn phrase(&self) -> Phrase;

    /// Takes in what is said next where one line says both, and tells whether it did.
    fn take_in(&mut self, _next: &Self) -> bool {
        false
    }
}
