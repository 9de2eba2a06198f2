use serde::Serialize;

use crate::Seat;

/// Something to be said to a person: a key of the locale files and its arguments. The sentence itself lives there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Phrase {
    /// The key of the message.
    pub key: &'static str,
    /// Its named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Arg {
    /// A number, for counting and for plural forms.
    Number(i64),
    /// A word from a fixed list, such as the colour of a die: sentences select by it.
    Word(&'static str),
    /// The name of whoever sits there.
    Seat(Seat),
    /// A phrase inside the phrase.
    Phrase(Box<Phrase>),
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
