//! The whole state as a person would write it down.
//!
//! Decks are not written: whatever card lies neither in a city nor on display nor in the discard pile is in its deck, and
//! bandits and ships that nobody has taken are in theirs. How a state that a person wrote is read and checked is in `load`.

use std::collections::BTreeMap;
use std::fmt;

use engine::Seat;
use serde::de::{IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::city::{Space, Spaces};
use crate::dice::{Dice, Throw};
use crate::game::{DiceCity, Stage, ThisTurn};
use crate::location::Location;
use crate::player::{Player, Trigger};
use crate::resource::Resources;
use crate::setup::Setup;
use crate::supply::Supply;

/// A state. What is left out is empty or 0.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// Players and variants.
    pub setup: Setup,
    /// Where the game is.
    pub stage: Stage,
    /// Turns begun; 0 before the first.
    #[serde(default)]
    pub turn: u16,
    /// Who took the first turn.
    #[serde(default = "first_seat")]
    pub starting_player: Seat,
    /// Whose turn it is.
    #[serde(default = "first_seat")]
    pub active_player: Seat,
    /// Dice of the active player that still stand on the board.
    #[serde(default)]
    pub unspent: Dice,
    /// What lasts until the end of the turn.
    #[serde(default)]
    pub this_turn: ThisTurn,
    /// Why the game ends with this round.
    #[serde(default)]
    pub trigger: Option<Trigger>,
    /// One entry for each player.
    #[serde(deserialize_with = "engine::at_most::<{ Seat::COUNT_MAX }, _, _>")]
    pub seats: Vec<SeatState>,
    /// The display, slot by slot; in the solo game the bottom row comes first.
    #[serde(default, deserialize_with = "engine::at_most::<{ Supply::SLOTS_MAX }, _, _>")]
    pub display: Vec<Option<Location>>,
    /// Slots that wait for a card of the deck.
    #[serde(default, deserialize_with = "engine::at_most::<{ Supply::SLOTS_MAX }, _, _>")]
    pub to_deal: Vec<u8>,
    /// The discard pile: how many of each card.
    #[serde(default, deserialize_with = "read_discard")]
    pub discard: BTreeMap<Location, u8>,
}

fn first_seat() -> Seat {
    Seat::FIRST
}

/// Reads each card as text, so that an error in its count can say of which card.
fn read_discard<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<Location, u8>, D::Error> {
    struct Discard;

    impl<'de> Visitor<'de> for Discard {
        type Value = BTreeMap<Location, u8>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("how many of each card")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut counts: A) -> Result<Self::Value, A::Error> {
            let mut discard = BTreeMap::new();
            while let Some(name) = counts.next_key::<String>()? {
                let card = Location::deserialize(name.into_deserializer())?;
                discard.insert(card, counts.next_value()?);
            }
            Ok(discard)
        }
    }

    deserializer.deserialize_map(Discard)
}

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the other fields say it by their names")]
pub struct SeatState {
    /// Cards in the city; where there is none, the board shows.
    pub city: BTreeMap<Space, Location>,
    /// Those with a deactivation token.
    pub deactivated: Spaces,
    /// Where the dice stand, or stood before they were spent.
    pub dice: Throw,
    pub stock: Resources,
    pub pass_tokens: u16,
    /// The points of all VP tokens.
    pub vp_tokens: u16,
    /// Bandits beaten, by deck: of 2, 3 and 4 points.
    pub bandits: [u16; 3],
    /// Trade ships sent, by deck: of 5, 10 and 20 points.
    pub ships: [u16; 3],
    /// Kinds of cards built in the game, for statistics.
    #[serde(deserialize_with = "engine::at_most::<{ Location::COUNT }, _, _>")]
    pub kinds_built: Vec<Location>,
    /// How many cards were built, for statistics.
    pub built_count: u16,
}

// ----- Writing -----

impl State {
    pub(crate) fn of(game: &DiceCity) -> Self {
        let slots = usize::from(game.setup.slots());
        let cards = Location::ALL.into_iter().filter(|card| card.is_card());
        Self {
            setup: game.setup,
            stage: game.stage,
            turn: game.turn,
            starting_player: game.starting,
            active_player: game.active,
            unspent: game.unspent,
            this_turn: game.this_turn,
            trigger: game.trigger,
            seats: game.players[..usize::from(game.setup.players)].iter().map(SeatState::of).collect(),
            display: game.supply.display[..slots].to_vec(),
            to_deal: (0..slots as u8).filter(|slot| game.supply.to_deal & 1 << slot != 0).collect(),
            discard: cards.map(|card| (card, game.discarded(card))).filter(|&(_, count)| count > 0).collect(),
        }
    }
}

impl SeatState {
    fn of(player: &Player) -> Self {
        let city = &player.city;
        Self {
            city: city.cards().iter().map(|space| (space, city.top(space))).collect(),
            deactivated: city.deactivated(),
            dice: player.dice,
            stock: player.stock,
            pass_tokens: player.pass_tokens,
            vp_tokens: player.vp_tokens,
            bandits: player.bandits,
            ships: player.ships,
            kinds_built: Location::ALL.into_iter().filter(|&card| player.has_built(card)).collect(),
            built_count: player.built_count,
        }
    }
}
