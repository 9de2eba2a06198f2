//! What happened, step by step, for logs and animation.

use engine::{Phrase, Reveal, Seat, Speak};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::dice::{Symbol, Symbols};
use crate::market::Slot;
use crate::monster::Monster;
use crate::player::Way;
use crate::token::{Bonus, Token};
use crate::track::{Position, Track};

/// One thing that happened. In JSON the field `event` says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[expect(missing_docs, reason = "the fields are what the sentence above them names")]
pub enum Event {
    /// A monster was drawn.
    Monster { seat: Seat, monster: Monster },
    /// A player threw six dice to find out who begins.
    RollOff { seat: Seat, dice: Symbols },
    /// Nobody threw more: both throw again.
    Tied,
    /// Somebody begins.
    First { seat: Seat },
    /// A card was turned up.
    Revealed { card: Card, slot: Slot },
    /// The discard pile became the new deck.
    Reshuffled,
    /// A turn begins.
    Turn { seat: Seat, number: u16 },
    /// A monster sleeps through its turn.
    Slept { seat: Seat },
    /// So many dice are missing in this turn.
    FewerDice { seat: Seat, dice: u8 },
    /// A die token was spent.
    DieTokenSpent { seat: Seat },
    /// The active player threw dice beside those that were kept; `roll` does not count free throws.
    Threw { seat: Seat, dice: Symbols, kept: Symbols, roll: u8 },
    /// The Alienoid added symbols to the Roll.
    Added { seat: Seat, symbol: Symbol, count: u8 },
    /// A card acts or is used.
    Used { seat: Seat, card: Card },
    /// Two dice stay unresolved.
    SetAside { seat: Seat, first: Symbol, second: Symbol },
    /// A group of symbols is resolved.
    Resolved { seat: Seat, symbol: Symbol, count: u8 },
    /// The power of a monster is used.
    Power { seat: Seat, monster: Monster },
    /// A marker was pulled to the next stop.
    Moved { seat: Seat, track: Track, to: Position },
    /// A token of The King ended the pull.
    Stopped { seat: Seat, track: Track },
    /// A token gave a bonus.
    Bonus { seat: Seat, token: Token, bonus: Bonus },
    /// Hits come in.
    Hits { seat: Seat, hits: u8 },
    /// They do not reach their victim: it hibernates, or Unstoppable protects it.
    Ignored { seat: Seat, card: Card },
    /// A card prevented some of them.
    Prevented { seat: Seat, card: Card, hits: u8 },
    /// Camouflage threw dice.
    Camouflaged { seat: Seat, dice: Symbols },
    /// They were taken.
    Took { seat: Seat, hits: u8, hearts: u8 },
    /// Unstoppable kept a monster on its feet.
    Saved { seat: Seat },
    /// Hearts were gained.
    Hearts { seat: Seat, amount: u8, hearts: u8 },
    /// Energy was gained.
    Energy { seat: Seat, amount: u16, energy: u16 },
    /// Energy was paid.
    Paid { seat: Seat, amount: u16, energy: u16 },
    /// Die tokens were gained.
    DieTokens { seat: Seat, amount: u8 },
    /// A card was bought.
    Bought { seat: Seat, card: Card, price: u16 },
    /// All face-up cards were thrown away.
    Swept { seat: Seat },
    /// A token was laid down or moved.
    Placed { seat: Seat, token: Token, track: Track, space: i8, turned: bool },
    /// A card went to the discard pile, `seat` decided so.
    ThrownAway { seat: Seat, card: Card },
    /// Two cards changed places.
    Swapped { seat: Seat, given: Card, taken: Card },
    /// One more turn will follow.
    ExtraTurn { seat: Seat },
    /// The rival will have fewer dice.
    Penalty { seat: Seat, card: Card },
    /// The game is over.
    Over { winner: Option<Seat>, way: Way },
}

impl Reveal for Event {}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        self.table_phrase().or_else(|| self.turn_phrase()).unwrap_or_else(|| self.effect_phrase())
    }
}

impl Event {
    /// Setup, cards of the table and the end of the game.
    fn table_phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Self::Monster { seat, monster } => said("event-monster", seat).word("monster", monster.name()),
            Self::RollOff { seat, dice } => said("event-roll-off", seat).phrase("dice", symbols_phrase(dice)),
            Self::Tied => Phrase::new("event-tied"),
            Self::First { seat } => said("event-first", seat),
            Self::Revealed { card, slot } => {
                Phrase::new("event-revealed").word("card", card.name()).word("slot", slot.name())
            }
            Self::Reshuffled => Phrase::new("event-reshuffled"),
            Self::Over { winner: Some(seat), way } => said("event-over", seat).word("way", way.name()),
            Self::Over { winner: None, way } => Phrase::new("event-undecided").word("way", way.name()),
            _ => return None,
        })
    }

    /// What the active player does.
    fn turn_phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Self::Turn { seat, number } => said("event-turn", seat).number("number", number),
            Self::Slept { seat } => said("event-slept", seat),
            Self::FewerDice { seat, dice } => said("event-fewer-dice", seat).number("dice", dice),
            Self::DieTokenSpent { seat } => said("event-die-token-spent", seat),
            Self::Threw { seat, dice, roll, .. } => {
                said("event-threw", seat).number("roll", roll).phrase("dice", symbols_phrase(dice))
            }
            Self::Added { seat, symbol, count } => {
                said("event-added", seat).word("symbol", symbol.name()).number("count", count)
            }
            Self::Used { seat, card } => said("event-used", seat).word("card", card.name()),
            Self::SetAside { seat, first, second } => {
                said("event-set-aside", seat).word("first", first.name()).word("second", second.name())
            }
            Self::Resolved { seat, symbol, count } => {
                said("event-resolved", seat).word("symbol", symbol.name()).number("count", count)
            }
            Self::Power { seat, monster } => said("event-power", seat).word("monster", monster.name()),
            Self::Bought { seat, card, price } => {
                said("event-bought", seat).word("card", card.name()).number("price", price)
            }
            Self::Swept { seat } => said("event-swept", seat),
            Self::Placed { seat, token, track, space, .. } => said("event-placed", seat)
                .word("token", token.name())
                .word("track", track.name())
                .number("space", space),
            Self::ExtraTurn { seat } => said("event-extra-turn", seat),
            Self::Penalty { seat, card } => said("event-penalty", seat).word("card", card.name()),
            _ => return None,
        })
    }

    /// What effects do to the tracks, to hearts, energy and cards.
    fn effect_phrase(&self) -> Phrase {
        match *self {
            Self::Moved { seat, track, to } => said("event-moved", seat)
                .word("track", track.name())
                .number("space", to.floor())
                .number("next", to.floor() + 1)
                .word("added", if to.is_added() { "yes" } else { "no" }),
            Self::Stopped { seat, track } => said("event-stopped", seat).word("track", track.name()),
            Self::Bonus { seat, token, bonus } => said("event-bonus", seat)
                .word("token", token.name())
                .word("bonus", bonus.name())
                .number("amount", bonus.amount()),
            Self::Hits { seat, hits } => said("event-hits", seat).number("hits", hits),
            Self::Ignored { seat, card } => said("event-ignored", seat).word("card", card.name()),
            Self::Prevented { seat, card, hits } => {
                said("event-prevented", seat).word("card", card.name()).number("hits", hits)
            }
            Self::Camouflaged { seat, dice } => said("event-camouflaged", seat).phrase("dice", symbols_phrase(dice)),
            Self::Took { seat, hits, hearts } => said("event-took", seat).number("hits", hits).number("hearts", hearts),
            Self::Saved { seat } => said("event-saved", seat),
            Self::Hearts { seat, amount, hearts } => {
                said("event-hearts", seat).number("amount", amount).number("hearts", hearts)
            }
            Self::Energy { seat, amount, energy } => {
                said("event-energy", seat).number("amount", amount).number("energy", energy)
            }
            Self::Paid { seat, amount, energy } => {
                said("event-paid", seat).number("amount", amount).number("energy", energy)
            }
            Self::DieTokens { seat, amount } => said("event-die-tokens", seat).number("amount", amount),
            Self::ThrownAway { seat, card } => said("event-thrown-away", seat).word("card", card.name()),
            Self::Swapped { seat, given, taken } => {
                said("event-swapped", seat).word("given", given.name()).word("taken", taken.name())
            }
            _ => unreachable!("said with the table or the turn"),
        }
    }
}

fn said(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

/// A bag of symbols: the message has an argument for each kind.
fn symbols_phrase(symbols: Symbols) -> Phrase {
    Symbol::ALL
        .into_iter()
        .fold(Phrase::new("symbols"), |phrase, symbol| phrase.number(symbol.name(), symbols.of(symbol)))
}
