//! What happened, step by step, for logs and animation.

use engine::{Phrase, Reveal, Seat, Speak};
use serde::{Deserialize, Serialize};

use crate::action::spoken;
use crate::city::{Colour, Space};
use crate::dice::Throw;
use crate::location::Location;
use crate::player::Trigger;
use crate::resource::{Resource, Resources};
use crate::supply::{Bandits, Ship};

/// One thing that happened. In JSON the field `event` says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[expect(missing_docs, reason = "the fields are what the sentence above them names")]
pub enum Event {
    /// Somebody takes the first turn of the game.
    Starting { seat: Seat },
    /// A card was turned up.
    TurnedUp { card: Location, slot: u8 },
    /// A player rolled all five dice for the next turn.
    Rolled { seat: Seat, dice: Throw },
    /// A turn begins.
    Turn { seat: Seat, number: u16 },
    /// A location is used, by a die or as a copy.
    Used { seat: Seat, space: Space, location: Location },
    /// Resources were gained.
    Gained { seat: Seat, resources: Resources },
    /// Resources were paid.
    Paid { seat: Seat, resources: Resources },
    /// Army strength was gained: against any target, or against bandits only.
    Strength { seat: Seat, amount: u16, bandits_only: bool },
    /// VP tokens were taken.
    Points { seat: Seat, points: u16 },
    /// A die was moved to another column.
    Moved { seat: Seat, die: Colour, to: u8 },
    /// Dice were thrown again.
    Rerolled { seat: Seat, dice: Throw },
    /// A card of the display was discarded.
    Discarded { seat: Seat, card: Location, slot: u8 },
    /// A deactivation token was put on a card.
    Deactivated { seat: Seat, space: Space, location: Location },
    /// A deactivation token was taken off a card.
    Reactivated { seat: Seat, space: Space, location: Location },
    /// A die was spent for a pass token.
    Passed { seat: Seat },
    /// A die was given up.
    Forgone { seat: Seat, die: Colour },
    /// Two pass tokens were spent.
    Traded { seat: Seat },
    /// Bandits were beaten.
    Beaten { seat: Seat, bandits: Bandits, price: u16 },
    /// A card of an opponent was attacked.
    Attacked { seat: Seat, victim: Seat, space: Space, location: Location, price: u16 },
    /// A resource was taken from an opponent.
    Raided { seat: Seat, victim: Seat, resource: Resource },
    /// A card was put into a city; `covered` was discarded.
    Built { seat: Seat, card: Location, space: Space, covered: Option<Location> },
    /// A trade ship was sent.
    Exported { seat: Seat, ship: Ship },
    /// Resources went back to the supply at the end of the turn.
    Returned { seat: Seat, resources: Resources },
    /// The rows of the solo display moved down.
    RowsMoved,
    /// The end of the game is near: the round is played to its end.
    Triggered { seat: Seat, trigger: Trigger },
    /// The game is over, and what was hidden is counted.
    Scored { seat: Seat, vp_tokens: u16, bandits: u16, ships: u16, cards: u16, total: u16 },
}

impl Reveal for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::Scored { .. })
    }
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        self.table_phrase().or_else(|| self.dice_phrase()).unwrap_or_else(|| self.later_phrase())
    }
}

impl Event {
    /// Setup, order of play, the end of the game.
    fn table_phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Self::Starting { seat } => said("event-starting", seat),
            Self::TurnedUp { card, slot } => {
                Phrase::new("event-turned-up").word("card", card.name()).number("slot", i64::from(slot) + 1)
            }
            Self::Rolled { seat, dice } => said("event-rolled", seat).phrase("dice", throw_phrase(dice)),
            Self::Turn { seat, number } => said("event-turn", seat).number("number", number),
            Self::Returned { seat, resources } => {
                said("event-returned", seat).phrase("resources", resources_phrase("resources", resources))
            }
            Self::RowsMoved => Phrase::new("event-rows-moved"),
            Self::Triggered { seat, trigger } => said("event-triggered", seat).word("trigger", trigger.name()),
            Self::Scored { seat, vp_tokens, bandits, ships, cards, total } => said("event-scored", seat)
                .number("tokens", vp_tokens)
                .number("bandits", bandits)
                .number("ships", ships)
                .number("cards", cards)
                .number("total", total),
            _ => return None,
        })
    }

    /// What dice and locations do.
    fn dice_phrase(&self) -> Option<Phrase> {
        let of_seat = |key, seat, space, location: Location| {
            spoken(key, space).seat("seat", seat).word("location", location.name())
        };
        Some(match *self {
            Self::Used { seat, space, location } => of_seat("event-used", seat, space, location),
            Self::Gained { seat, resources } => {
                said("event-gained", seat).phrase("resources", resources_phrase("resources-gained", resources))
            }
            Self::Paid { seat, resources } => {
                said("event-paid", seat).phrase("resources", resources_phrase("resources-paid", resources))
            }
            Self::Strength { seat, amount, bandits_only } => said("event-strength", seat)
                .number("amount", amount)
                .word("against", if bandits_only { "bandits" } else { "all" }),
            Self::Points { seat, points } => said("event-points", seat).number("points", points),
            Self::Moved { seat, die, to } => said("event-moved", seat).word("die", die.name()).number("to", to),
            Self::Rerolled { seat, dice } => said("event-rerolled", seat).phrase("dice", throw_phrase(dice)),
            Self::Discarded { seat, card, slot } => {
                said("event-discarded", seat).word("card", card.name()).number("slot", i64::from(slot) + 1)
            }
            Self::Deactivated { seat, space, location } => of_seat("event-deactivated", seat, space, location),
            Self::Reactivated { seat, space, location } => of_seat("event-reactivated", seat, space, location),
            Self::Passed { seat } => said("event-passed", seat),
            Self::Forgone { seat, die } => said("event-forgone", seat).word("die", die.name()),
            Self::Traded { seat } => said("event-traded", seat),
            _ => return None,
        })
    }

    /// Attacks, buildings and trade.
    fn later_phrase(&self) -> Phrase {
        match *self {
            Self::Beaten { seat, bandits, price } => {
                said("event-beaten", seat).number("points", bandits.points()).number("price", price)
            }
            Self::Attacked { seat, victim, space, location, price } => spoken("event-attacked", space)
                .seat("seat", seat)
                .seat("victim", victim)
                .word("location", location.name())
                .number("price", price),
            Self::Raided { seat, victim, resource } => {
                said("event-raided", seat).seat("victim", victim).word("resource", resource.name())
            }
            Self::Built { seat, card, space, covered } => spoken("event-built", space)
                .seat("seat", seat)
                .word("card", card.name())
                .word("covered", covered.map_or("none", Location::name)),
            Self::Exported { seat, ship } => said("event-exported", seat).number("points", ship.points()),
            _ => unreachable!("said with the table or the dice"),
        }
    }
}

fn said(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

/// An amount of each resource: the message has an argument for each kind.
fn resources_phrase(key: &'static str, resources: Resources) -> Phrase {
    Resource::ALL
        .into_iter()
        .fold(Phrase::new(key), |phrase, resource| phrase.number(resource.name(), resources.get(resource)))
}

/// Dice: the message has an argument for each colour, 0 for a die that was not thrown.
fn throw_phrase(throw: Throw) -> Phrase {
    Colour::ALL
        .into_iter()
        .fold(Phrase::new("dice"), |phrase, die| phrase.number(die.name(), throw.face(die).unwrap_or(0)))
}
