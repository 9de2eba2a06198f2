//! What players decide.

use engine::{Phrase, Speak};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::dice::Symbol;
use crate::token::Token;
use crate::track::{Lay, Track};

/// One decision. In JSON the field `do` says which.
///
/// ```
/// use king_of_tokyo_duel::{Action, Card};
/// let json = r#"{"do":"buy","card":"photoshoot"}"#;
/// assert_eq!(serde_json::to_string(&Action::Buy { card: Card::Photoshoot }).unwrap(), json);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields, expecting = "an object such as {\"do\":\"throw\"}")]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub enum Action {
    /// Hibernation: gain hearts and end the turn.
    Sleep,
    /// Hibernation: throw it away and play on.
    Wake,
    /// Dominate: throw away one of your KEEP cards before they are counted.
    GiveUp { card: Card },
    /// Spend a die token for a special die in this turn.
    SpendDieToken,
    /// Mark one die that will be thrown again.
    Reroll {
        /// The symbol it shows.
        symbol: Symbol,
    },
    /// Throw the dice: all for the first roll, afterwards those that are marked.
    Throw,
    /// Throw all dice but those that show one symbol.
    Keep { symbol: Symbol },
    /// In the Shadows: throw the marked Fame dice without using up a roll.
    ThrowFree,
    /// Roll no more.
    Stop,
    /// Alienoid: add a symbol to the Roll.
    Add {
        symbol: Symbol,
        /// Add it twice, for one more `!`.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        twice: bool,
    },
    /// Use a card now: one of several that wait, or one that may be used.
    Use { card: Card },
    /// Titanic Batteries: leave two dice unresolved.
    SetAside {
        /// The symbol of one of them.
        first: Symbol,
        /// The symbol of the other, not before `first` in the order of the faces.
        second: Symbol,
    },
    /// Resolve all dice and added symbols of one kind.
    Resolve { symbol: Symbol },
    /// Meka Dragon: resolve the claws, multiplied by the number of `!`.
    Multiply,
    /// Gigazaur: spend two `!` to pull a marker.
    Pull { track: Track },
    /// Space Penguin: spend a `!` for a die token.
    GainDieToken,
    /// Cyber Kitty: spend `!` for energy.
    GainEnergy {
        /// How much: even, and not more than the `!` give.
        amount: u8,
    },
    /// The King: spend two `!` to place this token, or to move it.
    Claim {
        /// Which of his two.
        token: Token,
    },
    /// Lay a token on a track.
    Place {
        token: Token,
        track: Track,
        /// The leftmost space it covers.
        space: i8,
        /// Is its printed order reversed, from right to left?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        turned: bool,
    },
    /// Leave a token where it lies.
    Leave { token: Token },
    /// Receive the bonus of a token as printed, or nothing from a blank space.
    TakeBonus,
    /// Turn the bonus, or the blank space, into 1 hit to the rival.
    TakeClaw,
    /// Buy a face-up card.
    Buy { card: Card },
    /// Pay 2 energy and throw all face-up cards away.
    Sweep,
    /// Leave the market.
    Finish,
    /// Alien Metabolism: throw a face-up card away.
    Metabolize { card: Card },
    /// Tesla Impulse: throw away a KEEP card of the rival.
    Destroy { card: Card },
    /// Unstable DNA: take this card of the rival for it.
    Swap { card: Card },
    /// Do without what is offered.
    Decline,
    /// Nothing more of this kind.
    Done,
}

impl Action {
    /// The action that lays `token` down like this.
    pub const fn place(token: Token, Lay { track, space, turned }: Lay) -> Self {
        Self::Place { token, track, space, turned }
    }
}

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        let of_card = |key, card: Card| Phrase::new(key).word("card", card.name());
        match *self {
            Self::Sleep => Phrase::new("action-sleep"),
            Self::Wake => Phrase::new("action-wake"),
            Self::GiveUp { card } => of_card("action-give-up", card),
            Self::SpendDieToken => Phrase::new("action-spend-die-token"),
            Self::Reroll { symbol } => Phrase::new("action-reroll").word("symbol", symbol.name()),
            Self::Throw => Phrase::new("action-throw"),
            Self::Keep { symbol } => Phrase::new("action-keep").word("symbol", symbol.name()),
            Self::ThrowFree => Phrase::new("action-throw-free"),
            Self::Stop => Phrase::new("action-stop"),
            Self::Add { symbol, twice } => {
                Phrase::new("action-add").word("symbol", symbol.name()).number("count", if twice { 2 } else { 1 })
            }
            Self::Use { card } => of_card("action-use", card),
            Self::SetAside { first, second } => {
                Phrase::new("action-set-aside").word("first", first.name()).word("second", second.name())
            }
            Self::Resolve { symbol } => Phrase::new("action-resolve").word("symbol", symbol.name()),
            Self::Multiply => Phrase::new("action-multiply"),
            Self::Pull { track } => Phrase::new("action-pull").word("track", track.name()),
            Self::GainDieToken => Phrase::new("action-gain-die-token"),
            Self::GainEnergy { amount } => Phrase::new("action-gain-energy").number("amount", amount),
            Self::Claim { token } => Phrase::new("action-claim").word("token", token.name()),
            Self::Place { token, track, space, turned } => Phrase::new("action-place")
                .word("token", token.name())
                .word("track", track.name())
                .number("space", space)
                .word("turned", if turned { "yes" } else { "no" }),
            Self::Leave { token } => Phrase::new("action-leave").word("token", token.name()),
            Self::TakeBonus => Phrase::new("action-take-bonus"),
            Self::TakeClaw => Phrase::new("action-take-claw"),
            Self::Buy { card } => of_card("action-buy", card),
            Self::Sweep => Phrase::new("action-sweep"),
            Self::Finish => Phrase::new("action-finish"),
            Self::Metabolize { card } => of_card("action-metabolize", card),
            Self::Destroy { card } => of_card("action-destroy", card),
            Self::Swap { card } => of_card("action-swap", card),
            Self::Decline => Phrase::new("action-decline"),
            Self::Done => Phrase::new("action-done"),
        }
    }
}
