//! The whole state as a person would write it down.
//!
//! Decks are not written: whatever card lies neither in a city nor on display nor in the discard pile is in its deck, and
//! bandits and ships that nobody has taken are in theirs. The checks of a state that a person wrote are in `check`.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use engine::{Invalid, Seat};
use serde::de::{Error, IgnoredAny, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::check::{self, check};
use crate::city::{City, Space, Spaces};
use crate::dice::{Dice, Throw};
use crate::game::{DiceCity, Stage, ThisTurn};
use crate::location::Location;
use crate::player::{Player, Trigger};
use crate::resource::Resources;
use crate::setup::Setup;
use crate::supply::{BASIC_DECK, BUILDING_COPIES, Bandits, Ship, Slots, Supply};

/// A state. What is left out is empty or 0.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
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
    #[serde(deserialize_with = "read_few::<_, _, { Seat::COUNT_MAX }>")]
    pub seats: Vec<SeatState>,
    /// The display, slot by slot; in the solo game the bottom row comes first.
    #[serde(default, deserialize_with = "read_few::<_, _, { Supply::SLOTS_MAX }>")]
    pub display: Vec<Option<Location>>,
    /// Slots that wait for a card of the deck.
    #[serde(default, deserialize_with = "read_few::<_, _, { Supply::SLOTS_MAX }>")]
    pub to_deal: Vec<u8>,
    /// The discard pile: how many of each card.
    #[serde(default, deserialize_with = "read_discard")]
    pub discard: BTreeMap<Location, u8>,
}

fn first_seat() -> Seat {
    Seat::FIRST
}

/// Reads a list that has `MOST` entries at the most, and gives up at the first one beyond.
fn read_few<'de, D: Deserializer<'de>, T: Deserialize<'de>, const MOST: usize>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    struct Few<T, const MOST: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for Few<T, MOST> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of {MOST} at the most")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let mut entries = Vec::new();
            while entries.len() < MOST {
                match list.next_element()? {
                    Some(entry) => entries.push(entry),
                    None => return Ok(entries),
                }
            }
            match list.next_element::<IgnoredAny>()? {
                None => Ok(entries),
                Some(_) => Err(A::Error::invalid_length(MOST + 1, &self)),
            }
        }
    }

    deserializer.deserialize_seq(Few::<T, MOST>(PhantomData))
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
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct SeatState {
    /// Cards in the city; where there is none, the board shows.
    pub city: BTreeMap<Space, Location>,
    /// Those with a deactivation token.
    pub deactivated: Spaces,
    /// Where the dice stand, or stood before they were spent.
    pub dice: Throw,
    /// Resources.
    pub stock: Resources,
    /// Pass tokens.
    pub pass_tokens: u16,
    /// The points of all VP tokens.
    pub vp_tokens: u16,
    /// Bandits beaten, by deck: of 2, 3 and 4 points.
    pub bandits: [u16; 3],
    /// Trade ships sent, by deck: of 5, 10 and 20 points.
    pub ships: [u16; 3],
    /// Kinds of cards built in the game, for statistics.
    #[serde(deserialize_with = "read_few::<_, _, { Location::COUNT }>")]
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

// ----- Reading -----

impl State {
    pub(crate) fn to_game(&self) -> Result<DiceCity, Invalid> {
        self.setup.check().map_err(|invalid| invalid.inside("setup"))?;
        let count = usize::from(self.setup.players);
        check(self.seats.len() == count, "seats", || format!("must be {count}, one for each player"))?;
        let mut players = [Player::FRESH; Seat::COUNT_MAX];
        for (index, (player, seat)) in players.iter_mut().zip(&self.seats).enumerate() {
            *player = seat.to_player().map_err(|invalid| invalid.inside(&format!("seats[{index}]")))?;
        }
        let mut game = DiceCity {
            setup: self.setup,
            stage: self.stage,
            starting: self.starting_player,
            active: self.active_player,
            turn: self.turn,
            unspent: self.unspent,
            this_turn: self.this_turn,
            trigger: self.trigger,
            players,
            supply: self.to_display()?,
        };
        self.fill_decks(&mut game)?;
        check::check_game(&game)?;
        Ok(game)
    }

    /// The display, with empty decks.
    fn to_display(&self) -> Result<Supply, Invalid> {
        let slots = self.setup.slots();
        let mut supply = Supply::new(self.setup.players, slots);
        let given = self.display.len();
        check(given <= usize::from(slots), "display", || format!("must have {slots} slots at the most, got {given}"))?;
        for (index, &card) in self.display.iter().enumerate() {
            let is_building = card.is_none_or(|card| card.building_index().is_some());
            check(is_building, &format!("display[{index}]"), || "must be a building or null")?;
            supply.display[index] = card;
        }
        supply.to_deal = 0;
        for (index, &slot) in self.to_deal.iter().enumerate() {
            let field = format!("toDeal[{index}]");
            check(slot < slots, &field, || format!("must be a slot from 0 to {}, got {slot}", slots - 1))?;
            let bit: Slots = 1 << slot;
            check(supply.to_deal & bit == 0, &field, || format!("names slot {slot} twice"))?;
            check(supply.card(slot).is_none(), &field, || format!("there is a card in slot {slot}"))?;
            supply.to_deal |= bit;
        }
        Ok(supply)
    }

    /// Puts into the decks whatever lies nowhere else.
    fn fill_decks(&self, game: &mut DiceCity) -> Result<(), Invalid> {
        for card in self.discard.keys() {
            check(card.is_card(), "discard", || format!("{} is printed on the boards and no card", card.name()))?;
        }
        for card in Location::ALL.into_iter().filter(|card| card.is_card()) {
            let displayed = game.supply.cards().filter(|&(_, shown)| shown == card).count();
            let discarded = self.discard.get(&card).copied().unwrap_or(0);
            let elsewhere = displayed + usize::from(discarded) + usize::from(game.in_cities(card));
            let copies = if card.basic_index().is_some() { BASIC_DECK } else { BUILDING_COPIES };
            let left = usize::from(copies).checked_sub(elsewhere).ok_or_else(|| {
                let message = format!("there are {copies} of {} and not {elsewhere}", card.name());
                Invalid::new(if discarded > 0 { "discard" } else { "seats" }, message)
            })?;
            match (card.basic_index(), card.building_index()) {
                (Some(index), _) => game.supply.basic[index] = left as u8,
                (_, Some(index)) => game.supply.deck[index] = left as u8,
                (None, None) => {}
            }
        }
        game.supply.deck_len = game.supply.deck.iter().sum();
        if self.setup.is_solo() {
            return Ok(());
        }
        for deck in Bandits::ALL {
            let taken = self.seats.iter().map(|seat| seat.bandits[deck as usize]);
            let in_play = deck.in_play(self.setup.players);
            game.supply.bandits[deck as usize] = left_of(in_play, taken, "bandits", deck.points())?;
        }
        for deck in Ship::ALL {
            let taken = self.seats.iter().map(|seat| seat.ships[deck as usize]);
            let in_play = deck.in_play(self.setup.players);
            game.supply.ships[deck as usize] = left_of(in_play, taken, "ships", deck.points())?;
        }
        Ok(())
    }
}

/// Cards left of a deck of which the seats have taken some.
fn left_of(in_play: u8, taken: impl Iterator<Item = u16>, field: &str, points: u16) -> Result<u8, Invalid> {
    let mut left = u16::from(in_play);
    for (seat, taken) in taken.enumerate() {
        check(taken <= left, &format!("seats[{seat}].{field}"), || {
            format!(
                "{in_play} cards of {points} points are in play, of which {left} are left for this seat, got {taken}"
            )
        })?;
        left -= taken;
    }
    Ok(left as u8)
}

impl SeatState {
    fn to_player(&self) -> Result<Player, Invalid> {
        let mut city = City::FRESH;
        for (&space, &card) in &self.city {
            city.lay(space, card, self.deactivated.contains(space)).map_err(|invalid| invalid.inside("city"))?;
        }
        let all_cards = self.deactivated.except(city.cards()).is_empty();
        check(all_cards, "deactivated", || "only cards can be deactivated, printed locations cannot")?;
        let mut kinds_built = 0;
        for &card in &self.kinds_built {
            check(card.is_card(), "kindsBuilt", || format!("{} is no card", card.name()))?;
            let bit = 1 << card as u8;
            check(kinds_built & bit == 0, "kindsBuilt", || format!("names {} twice", card.name()))?;
            kinds_built |= bit;
        }
        let kinds = self.kinds_built.len();
        check(kinds <= usize::from(self.built_count), "builtCount", || format!("must be {kinds} at least"))?;
        Ok(Player {
            city,
            dice: self.dice,
            stock: self.stock,
            pass_tokens: self.pass_tokens,
            vp_tokens: self.vp_tokens,
            bandits: self.bandits,
            ships: self.ships,
            kinds_built,
            built_count: self.built_count,
        })
    }
}
