//! Cards that nobody owns: the building deck and the display, the basic decks, bandits and trade ships.

use serde::{Deserialize, Serialize};

use crate::location::Location;
use crate::resource::Resources;

/// Copies of every kind of building.
pub const BUILDING_COPIES: u8 = 3;
/// All building cards.
pub const BUILDINGS: u8 = BUILDING_COPIES * Location::BUILDING_COUNT as u8;
/// Cards of each basic deck.
pub const BASIC_DECK: u8 = 15;
/// Cards discarded by a refresh of the display.
pub const REFRESH: u8 = 4;

/// A deck of bandits, by the points of its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub enum Bandits {
    /// 2 VP.
    Two,
    /// 3 VP.
    Three,
    /// 4 VP.
    Four,
}

impl Bandits {
    /// All decks.
    pub const ALL: [Self; 3] = [Self::Two, Self::Three, Self::Four];

    /// The points of one card.
    #[inline]
    pub const fn points(self) -> u16 {
        [2, 3, 4][self as usize]
    }

    /// The strength that beats it.
    #[inline]
    pub const fn defence(self) -> u16 {
        [3, 4, 5][self as usize]
    }

    /// Cards in play.
    pub const fn in_play(self, players: u8) -> u8 {
        if players == 1 { 1 } else { players + 2 }
    }
}

impl From<Bandits> for u8 {
    fn from(bandits: Bandits) -> Self {
        bandits.points() as Self
    }
}

impl TryFrom<u8> for Bandits {
    type Error = String;

    fn try_from(points: u8) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|bandits| u8::from(*bandits) == points);
        found.ok_or_else(|| format!("bandits are worth 2, 3 or 4 points, not {points}"))
    }
}

/// A deck of trade ships, by the points of its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub enum Ship {
    /// 5 VP.
    Five,
    /// 10 VP.
    Ten,
    /// 20 VP.
    Twenty,
}

impl Ship {
    /// All decks.
    pub const ALL: [Self; 3] = [Self::Five, Self::Ten, Self::Twenty];

    /// The points of one card.
    #[inline]
    pub const fn points(self) -> u16 {
        [5, 10, 20][self as usize]
    }

    /// What has to be exported for it.
    #[inline]
    pub const fn cost(self) -> Resources {
        let each = [2, 3, 4][self as usize];
        Resources::new(each, each, each)
    }

    /// Cards in play.
    pub const fn in_play(self, players: u8) -> u8 {
        match (self, players) {
            (_, 1) | (Self::Twenty, _) => 1,
            (Self::Five, _) => players + 2,
            (Self::Ten, _) => players,
        }
    }
}

impl From<Ship> for u8 {
    fn from(ship: Ship) -> Self {
        ship.points() as Self
    }
}

impl TryFrom<u8> for Ship {
    type Error = String;

    fn try_from(points: u8) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|ship| u8::from(*ship) == points);
        found.ok_or_else(|| format!("trade ships are worth 5, 10 or 20 points, not {points}"))
    }
}

/// A set of slots of the display.
pub type Slots = u16;

/// Cards that nobody owns. The deck has no order: which card comes next is decided when it is turned up. Nobody can tell
/// the difference, as no rule looks into the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Supply {
    /// The display. In the solo game the bottom row comes first.
    pub display: [Option<Location>; Self::SLOTS_MAX],
    /// Slots that wait for a card of the deck.
    pub to_deal: Slots,
    /// Copies of each kind of building in the deck.
    pub deck: [u8; Location::BUILDING_COUNT],
    /// Cards in the deck.
    pub deck_len: u8,
    /// Cards in the basic decks.
    pub basic: [u8; Location::BASIC.len()],
    /// Bandits left, by deck. In the solo game always one.
    pub bandits: [u8; 3],
    /// Trade ships left, by deck. In the solo game always one.
    pub ships: [u8; 3],
}

impl Supply {
    /// The most cards a display has.
    pub const SLOTS_MAX: usize = 10;

    /// All cards before the first one is turned up, for a display with so many slots.
    pub fn new(players: u8, slots: u8) -> Self {
        Self {
            display: [None; Self::SLOTS_MAX],
            to_deal: (1 << slots) - 1,
            deck: [BUILDING_COPIES; Location::BUILDING_COUNT],
            deck_len: BUILDINGS,
            basic: [BASIC_DECK; Location::BASIC.len()],
            bandits: Bandits::ALL.map(|bandits| bandits.in_play(players)),
            ships: Ship::ALL.map(|ship| ship.in_play(players)),
        }
    }

    /// Is everything the same? All slots are looked at, which is quicker than to stop at a difference.
    #[inline]
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let slots = self.display.iter().zip(&other.display);
        let differences = slots.fold(0, |differences, (&slot, &it)| differences | u8::from(slot != it));
        differences == 0
            && (self.to_deal, self.deck, self.deck_len) == (other.to_deal, other.deck, other.deck_len)
            && (self.basic, self.bandits, self.ships) == (other.basic, other.bandits, other.ships)
    }

    /// The slots with a card in them.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = (u8, Location)> {
        self.display.iter().enumerate().filter_map(|(slot, card)| card.map(|card| (slot as u8, card)))
    }

    /// The card in a slot.
    #[inline]
    pub fn card(&self, slot: u8) -> Option<Location> {
        self.display.get(usize::from(slot)).copied().flatten()
    }

    /// Is a card to be turned up?
    #[inline]
    pub const fn is_card_due(&self) -> bool {
        self.to_deal != 0
    }

    /// Copies of `card` in the deck.
    #[inline]
    pub const fn in_deck(&self, card: Location) -> u8 {
        match card.building_index() {
            Some(index) => self.deck[index],
            None => 0,
        }
    }

    /// The kind of the card with `index` others before it in the deck, if it were sorted.
    #[inline]
    pub fn nth_in_deck(&self, mut index: u32) -> Location {
        for (card, &copies) in Location::ALL[Location::Barracks as usize..].iter().zip(&self.deck) {
            if index < u32::from(copies) {
                return *card;
            }
            index -= u32::from(copies);
        }
        Location::Barracks
    }

    /// Turns up `card`, which must be in the deck, and says in which slot.
    pub fn turn_up(&mut self, card: Location) -> u8 {
        let slot = self.to_deal.trailing_zeros() as u8;
        if let Some(index) = card.building_index() {
            self.deck[index] -= 1;
        }
        self.deck_len -= 1;
        self.display[usize::from(slot)] = Some(card);
        self.to_deal &= self.to_deal - 1;
        self.forget_slots_without_cards();
        slot
    }

    /// Takes the card out of a slot.
    #[inline]
    pub fn take(&mut self, slot: u8) -> Option<Location> {
        self.display.get_mut(usize::from(slot)).and_then(Option::take)
    }

    /// Marks a slot as waiting for a card, if there is one.
    #[inline]
    pub fn refill(&mut self, slots: Slots) {
        self.to_deal |= slots;
        self.forget_slots_without_cards();
    }

    /// Once the deck is empty, nothing is dealt any more (R3).
    fn forget_slots_without_cards(&mut self) {
        if self.deck_len == 0 {
            self.to_deal = 0;
        }
    }

    /// Discards the bottom row of a solo display, moves the top row down and lets a new one be dealt.
    pub fn move_rows(&mut self, row: u8) {
        let length = usize::from(row);
        for slot in 0..length {
            self.display[slot] = self.display[slot + length].take();
        }
        self.refill(((1 << row) - 1) << row);
    }
}
