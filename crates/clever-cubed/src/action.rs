//! What players decide.

use engine::{Phrase, Speak};
use serde::{Deserialize, Serialize};

use crate::bonus::Question;
use crate::dice::Die;
use crate::mark::Mark;

/// One decision. In JSON the field `do` says which.
///
/// Decisions are small: first a die is chosen, then what it marks, then (in the turquoise area) what else it marks.
///
/// ```
/// use clever_cubed::{Action, Die, Mark, Side};
/// let take = Action::Take { die: Die::Blue, joker: None };
/// assert_eq!(serde_json::to_string(&take).unwrap(), r#"{"do":"take","die":"blue"}"#);
/// let mark = Action::Mark { mark: Mark::Blue { side: Side::Left, number: 6 } };
/// let json = r#"{"do":"mark","mark":{"area":"blue","side":"left","number":6}}"#;
/// assert_eq!(serde_json::to_string(&mark).unwrap(), json);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are what the variants tell of")]
pub enum Action {
    /// Active: put a die of the pool into the slot of this roll, to mark it next.
    Take {
        die: Die,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        joker: Option<Joker>,
    },
    /// Active: use a re-roll and throw the whole pool again.
    Reroll,
    /// Active: take nothing in this roll.
    Forfeit,
    /// Passive: choose a die of the platter, or of the slots if no other can be marked, to mark it next.
    Pick {
        die: Die,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        joker: Option<Joker>,
    },
    /// Passive: take nothing.
    Decline,
    /// Choose an extra die, to mark it next.
    Extra {
        die: Die,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        joker: Option<Joker>,
    },
    /// Use no more extra dice in this turn.
    Stop,
    /// Mark the die just chosen.
    Mark { mark: Mark },
    /// Cross another turquoise cell of the same column, for a die of the same value.
    Cross {
        /// 1 to 5.
        row: u8,
    },
    /// Cross no more of them.
    Enough,
    /// Use a question mark.
    Answer { question: Question, mark: Mark },
}

/// A number joker: a cell of its row, and what the die counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Joker {
    /// 1 to 7.
    pub cell: u8,
    /// 1 to 6.
    pub number: u8,
}

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        let die_use = |plain, with_joker, die: Die, joker: Option<Joker>| match joker {
            None => Phrase::new(plain).word("die", die.name()),
            Some(Joker { number, .. }) => Phrase::new(with_joker).word("die", die.name()).number("number", number),
        };
        match *self {
            Self::Take { die, joker } => die_use("action-take", "action-take-joker", die, joker),
            Self::Reroll => Phrase::new("action-reroll"),
            Self::Forfeit => Phrase::new("action-forfeit"),
            Self::Pick { die, joker } => die_use("action-pick", "action-pick-joker", die, joker),
            Self::Decline => Phrase::new("action-decline"),
            Self::Extra { die, joker } => die_use("action-extra", "action-extra-joker", die, joker),
            Self::Stop => Phrase::new("action-stop"),
            Self::Mark { mark } => Phrase::new("action-mark").phrase("mark", mark.phrase()),
            Self::Cross { row } => Phrase::new("action-cross").number("row", row),
            Self::Enough => Phrase::new("action-enough"),
            Self::Answer { question, mark } => {
                Phrase::new("action-answer").word("question", question.name()).phrase("mark", mark.phrase())
            }
        }
    }
}
