//! What happened, step by step, for logs and animation.

use engine::{Phrase, Reveal, Seat, Speak};
use serde::{Deserialize, Serialize};

use crate::action::Joker;
use crate::bonus::{Bonus, Question};
use crate::dice::{Die, DieSet, Faces};
use crate::mark::Mark;

/// One thing that happened. In JSON the field `event` says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[expect(missing_docs, reason = "the fields are what the variants tell of")]
pub enum Event {
    /// It was drawn who begins.
    StartingPlayer { seat: Seat },
    /// A round begins.
    Round { round: u8 },
    /// An active turn begins.
    Turn { seat: Seat },
    /// The active player threw the pool.
    Threw { seat: Seat, roll: u8, dice: Faces },
    /// A re-roll was spent.
    Reroll { seat: Seat },
    /// The active player took a die.
    Took { seat: Seat, die: Die, value: u8, roll: u8 },
    /// The active player took none.
    Forfeited { seat: Seat, roll: u8 },
    /// Dice went to the platter.
    Platter { dice: Faces },
    /// The dice of a solo passive turn were thrown and laid out.
    PassiveThrew {
        seat: Seat,
        dice: Faces,
        /// Those on the platter.
        platter: DieSet,
    },
    /// A passive player took a die.
    Picked { seat: Seat, die: Die, value: u8 },
    /// A passive player took none.
    Declined { seat: Seat },
    /// An extra die was used.
    Extra { seat: Seat, die: Die, value: u8 },
    /// A number joker was used.
    Joker { seat: Seat, joker: Joker },
    /// A mark was made.
    Marked { seat: Seat, mark: Mark },
    /// A bonus was earned.
    Earned { seat: Seat, bonus: Bonus },
    /// A question mark could not be used and is lost.
    Lost { seat: Seat, question: Question },
    /// The last chance for extra dice began.
    LastChance,
    /// The game is over.
    Over,
}

impl Reveal for Event {}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::StartingPlayer { seat } => Phrase::new("event-starting-player").seat("seat", seat),
            Self::Round { round } => Phrase::new("event-round").number("round", round),
            Self::Turn { seat } => Phrase::new("event-turn").seat("seat", seat),
            Self::Threw { seat, roll, dice } => {
                Phrase::new("event-threw").seat("seat", seat).number("roll", roll).phrase("dice", faces_phrase(dice))
            }
            Self::Reroll { seat } => Phrase::new("event-reroll").seat("seat", seat),
            Self::Took { seat, die, value, roll } => Phrase::new("event-took")
                .seat("seat", seat)
                .word("die", die.name())
                .number("value", value)
                .number("roll", roll),
            Self::Forfeited { seat, roll } => Phrase::new("event-forfeited").seat("seat", seat).number("roll", roll),
            Self::Platter { dice } => Phrase::new("event-platter").phrase("dice", faces_phrase(dice)),
            Self::PassiveThrew { seat, dice, platter } => Phrase::new("event-passive-threw")
                .seat("seat", seat)
                .phrase("dice", faces_phrase(dice))
                .phrase("platter", faces_phrase(dice.only(platter))),
            Self::Picked { seat, die, value } => {
                Phrase::new("event-picked").seat("seat", seat).word("die", die.name()).number("value", value)
            }
            Self::Declined { seat } => Phrase::new("event-declined").seat("seat", seat),
            Self::Extra { seat, die, value } => {
                Phrase::new("event-extra").seat("seat", seat).word("die", die.name()).number("value", value)
            }
            Self::Joker { seat, joker } => Phrase::new("event-joker").seat("seat", seat).number("number", joker.number),
            Self::Marked { seat, mark } => Phrase::new("event-marked").seat("seat", seat).phrase("mark", mark.phrase()),
            Self::Earned { seat, bonus } => {
                Phrase::new("event-earned").seat("seat", seat).phrase("bonus", bonus.phrase())
            }
            Self::Lost { seat, question } => {
                Phrase::new("event-lost").seat("seat", seat).phrase("bonus", Bonus::Question(question).phrase())
            }
            Self::LastChance => Phrase::new("event-last-chance"),
            Self::Over => Phrase::new("event-over"),
        }
    }
}

/// Dice and what they show: the message has an argument for each die, 0 if it is not among them.
pub fn faces_phrase(dice: Faces) -> Phrase {
    Die::ALL.into_iter().fold(Phrase::new("faces"), |phrase, die| phrase.number(die.name(), dice.of(die)))
}
