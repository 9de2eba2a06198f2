//! Bonuses: action symbols, foxes and question marks, and the round track that gives the first ones.

use engine::Phrase;
use serde::{Deserialize, Serialize};

use crate::mark::Area;

/// A symbol on the sheet. Each is earned at most once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Bonus {
    /// Circles the next cell of the re-roll row.
    Reroll,
    /// Circles the next cell of the number-joker row.
    NumberJoker,
    /// Circles the next cell of the extra-die row.
    ExtraDie,
    /// Worth the lowest area at the end.
    Fox,
    /// A mark, to be made at once.
    Question(Question),
}

engine::words! {
    /// A question mark, called by the area it is for.
    pub enum Question {
        /// A cross in the yellow area.
        Yellow = "yellow",
        /// A cross in the turquoise area.
        Turquoise = "turquoise",
        /// A number in the blue area.
        Blue = "blue",
        /// A cross in the brown area.
        Brown = "brown",
        /// A number in the pink area.
        Pink = "pink",
        /// A mark in any area.
        Black = "black",
    }
}

impl Question {
    /// May it be used in this area?
    #[inline]
    pub fn serves(self, area: Area) -> bool {
        self == Self::Black || self as u8 == area as u8
    }

    /// The areas it may be used in.
    #[inline]
    pub fn areas(self) -> impl Iterator<Item = Area> {
        Area::ALL.into_iter().filter(move |&area| self.serves(area))
    }
}

/// What the round track gives every player at the start of each round; rounds 5 and 6 give nothing.
pub const ROUND_BONUSES: [Option<Bonus>; 6] = [
    Some(Bonus::Reroll),
    Some(Bonus::ExtraDie),
    Some(Bonus::NumberJoker),
    Some(Bonus::Question(Question::Black)),
    None,
    None,
];

/// The number of foxes on the sheet.
pub const FOXES_MAX: u8 = 6;

impl Bonus {
    /// All bonuses.
    pub const ALL: [Self; 10] = [
        Self::Reroll,
        Self::NumberJoker,
        Self::ExtraDie,
        Self::Fox,
        Self::Question(Question::Yellow),
        Self::Question(Question::Turquoise),
        Self::Question(Question::Blue),
        Self::Question(Question::Brown),
        Self::Question(Question::Pink),
        Self::Question(Question::Black),
    ];

    /// The word for it in JSON, in the data and in the locale files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reroll => "reroll",
            Self::NumberJoker => "number-joker",
            Self::ExtraDie => "extra-die",
            Self::Fox => "fox",
            Self::Question(Question::Yellow) => "question-yellow",
            Self::Question(Question::Turquoise) => "question-turquoise",
            Self::Question(Question::Blue) => "question-blue",
            Self::Question(Question::Brown) => "question-brown",
            Self::Question(Question::Pink) => "question-pink",
            Self::Question(Question::Black) => "question-black",
        }
    }

    /// The words for it.
    pub fn phrase(self) -> Phrase {
        Phrase::new("bonus").word("bonus", self.name())
    }
}

impl Serialize for Bonus {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Bonus {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::ALL
            .into_iter()
            .find(|bonus| bonus.name() == name)
            .ok_or_else(|| serde::de::Error::custom(format!("'{name}' is not a bonus")))
    }
}
