//! What players decide.

use engine::{Phrase, Seat, Speak};
use serde::{Deserialize, Serialize};

use crate::city::{Colour, Space};
use crate::location::Location;
use crate::resource::Resource;
use crate::supply::{Bandits, Ship};

/// One decision. In JSON the field `do` says which.
///
/// ```
/// use dice_city::{Action, Location};
/// let json = r#"{"do":"build","card":"manor","slot":3}"#;
/// assert_eq!(serde_json::to_string(&Action::Build { card: Location::Manor, slot: Some(3) }).unwrap(), json);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are what the sentence above them names")]
pub enum Action {
    /// Take a die off the board, to be spent.
    Take { die: Colour },
    /// Spend the die on the location under it.
    Use { location: Location },
    /// Spend the die to move another unspent one to the column beside its own.
    Shift { die: Colour, to: u8 },
    /// Spend the die to replace four cards of the display.
    Refresh,
    /// Refresh: discard this card.
    Discard {
        /// From 0.
        slot: u8,
        card: Location,
    },
    /// Spend the die to take the deactivation token off a card of your city.
    Reactivate { space: Space, location: Location },
    /// Spend the die to put a deactivation token on a card of your city (R5).
    Deactivate { space: Space, location: Location },
    /// Spend the die for a pass token.
    Pass,
    /// Give the die up for nothing.
    Forgo,
    /// Church, Town Hall, Cemetery: use this location.
    Copy { space: Space, location: Location },
    /// Storehouse, Market Place: pay with these.
    Pay { resource: Resource, amount: u8 },
    /// Market Place: receive this kind.
    Receive { resource: Resource },
    /// Stables: move an unspent die.
    Move { die: Colour, to: u8 },
    /// Well: reroll this unspent die too.
    Include { die: Colour },
    /// Well: roll the dice.
    Roll,
    /// Put the card on this space: the one just paid for, or the Regular Army of the Barracks.
    Place { space: Space },
    /// Two pass tokens for a resource.
    TradeForResource { resource: Resource },
    /// Two pass tokens for 1 army strength.
    TradeForStrength,
    /// Two pass tokens for a reroll of one die of every opponent.
    TradeForReroll,
    /// The forced reroll: this die.
    Reroll { seat: Seat, die: Colour },
    /// End the use-dice step; dice left over are lost.
    EndDice,
    /// Attack the top card of a bandit deck, which is named by its points.
    Beat { bandits: Bandits },
    /// Attack a card in the city of an opponent.
    Attack { seat: Seat, space: Space, location: Location },
    /// Take a resource from the stock of an opponent.
    Raid { seat: Seat, resource: Resource },
    /// End the attack step.
    EndAttack,
    /// Pay for a card; its space is chosen next.
    Build {
        card: Location,
        /// Its slot of the display, from 0; left out for a basic deck.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        slot: Option<u8>,
    },
    /// Grand Statue: pay one more for a point.
    Extra {
        /// Stone or iron.
        resource: Resource,
    },
    /// Grand Statue: pay no more.
    NoExtra,
    /// Send the top trade ship of a deck, which is named by its points.
    Export { ship: Ship },
    /// End the turn.
    EndTurn,
    /// Declare the end of the game.
    Declare,
    /// Play on with two full rows.
    PlayOn,
}

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        self.dice_phrase().unwrap_or_else(|| self.later_phrase())
    }
}

impl Action {
    /// Dice and the locations they use.
    fn dice_phrase(&self) -> Option<Phrase> {
        let of_die = |key, die: Colour| Phrase::new(key).word("die", die.name());
        let at = |key, space: Space, location: Location| spoken(key, space).word("location", location.name());
        Some(match *self {
            Self::Take { die } => of_die("action-take", die),
            Self::Use { location } => Phrase::new("action-use").word("location", location.name()),
            Self::Shift { die, to } => of_die("action-shift", die).number("to", to),
            Self::Refresh => Phrase::new("action-refresh"),
            Self::Discard { slot, card } => {
                Phrase::new("action-discard").number("slot", i64::from(slot) + 1).word("card", card.name())
            }
            Self::Reactivate { space, location } => at("action-reactivate", space, location),
            Self::Deactivate { space, location } => at("action-deactivate", space, location),
            Self::Pass => Phrase::new("action-pass"),
            Self::Forgo => Phrase::new("action-forgo"),
            Self::Copy { space, location } => at("action-copy", space, location),
            Self::Pay { resource, amount } => {
                Phrase::new("action-pay").word("resource", resource.name()).number("amount", amount)
            }
            Self::Receive { resource } => Phrase::new("action-receive").word("resource", resource.name()),
            Self::Move { die, to } => of_die("action-move", die).number("to", to),
            Self::Include { die } => of_die("action-include", die),
            Self::Roll => Phrase::new("action-roll"),
            Self::Place { space } => spoken("action-place", space),
            Self::EndDice => Phrase::new("action-end-dice"),
            _ => return None,
        })
    }

    /// Pass tokens, attacks, buildings and the end of the turn.
    fn later_phrase(&self) -> Phrase {
        match *self {
            Self::TradeForResource { resource } => {
                Phrase::new("action-trade-for-resource").word("resource", resource.name())
            }
            Self::TradeForStrength => Phrase::new("action-trade-for-strength"),
            Self::TradeForReroll => Phrase::new("action-trade-for-reroll"),
            Self::Reroll { seat, die } => Phrase::new("action-reroll").seat("seat", seat).word("die", die.name()),
            Self::Beat { bandits } => Phrase::new("action-beat").number("points", bandits.points()),
            Self::Attack { seat, space, location } => {
                spoken("action-attack", space).seat("seat", seat).word("location", location.name())
            }
            Self::Raid { seat, resource } => {
                Phrase::new("action-raid").seat("seat", seat).word("resource", resource.name())
            }
            Self::EndAttack => Phrase::new("action-end-attack"),
            Self::Build { card, slot } => Phrase::new("action-build")
                .word("card", card.name())
                .number("slot", slot.map_or(0, |slot| i64::from(slot) + 1)),
            Self::Extra { resource } => Phrase::new("action-extra").word("resource", resource.name()),
            Self::NoExtra => Phrase::new("action-no-extra"),
            Self::Export { ship } => Phrase::new("action-export").number("points", ship.points()),
            Self::EndTurn => Phrase::new("action-end-turn"),
            Self::Declare => Phrase::new("action-declare"),
            Self::PlayOn => Phrase::new("action-play-on"),
            _ => unreachable!("said with the dice"),
        }
    }
}

/// A phrase about a space.
pub(crate) fn spoken(key: &'static str, space: Space) -> Phrase {
    Phrase::new(key).word("row", space.row().name()).number("column", space.column())
}
