//! The deck, the three face-up cards and the discard pile.

use crate::card::{Card, CardSet};

engine::words! {
    /// A place for a face-up card.
    pub enum Slot {
        /// Next to the deck.
        Left = "left",
        /// In the middle.
        Middle = "middle",
        /// Farthest from the deck; a card costs 1 energy less here.
        Right = "right",
    }
}

/// Energy for throwing all face-up cards away.
pub const SWEEP_COST: u16 = 2;
/// Energy for whoever bought nothing.
pub const NO_PURCHASE_ENERGY: u16 = 1;

/// Where cards lie that nobody owns. The order of the deck is nobody's knowledge and no card looks at it, so the deck is a
/// set, and chance decides which card of it is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Market {
    pub(crate) slots: [Option<Card>; 3],
    pub(crate) deck: CardSet,
    pub(crate) discard: CardSet,
}

impl Market {
    /// All cards in the deck.
    pub const FRESH: Self = Self { slots: [None; 3], deck: CardSet::ALL, discard: CardSet::NONE };

    /// The card in a slot.
    #[inline]
    pub const fn card(&self, slot: Slot) -> Option<Card> {
        self.slots[slot as usize]
    }

    /// The face-up cards, from the deck outwards.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = (Slot, Card)> {
        Slot::ALL.into_iter().filter_map(|slot| Some((slot, self.card(slot)?)))
    }

    /// The slot of a face-up card.
    #[inline]
    pub fn slot_of(&self, card: Card) -> Option<Slot> {
        Slot::ALL.into_iter().find(|&slot| self.card(slot) == Some(card))
    }

    /// Is no card face up?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.slots == [None; 3]
    }

    /// What a face-up card costs: 1 less in the right slot, less the other `discount`, at least 1.
    #[inline]
    pub fn price(&self, slot: Slot, card: Card, discount: u8) -> u16 {
        let less = discount + u8::from(slot == Slot::Right);
        u16::from(card.print().cost.saturating_sub(less).max(1))
    }

    /// Takes a face-up card away; the others slide away from the deck.
    pub(crate) fn take(&mut self, card: Card) {
        if let Some(slot) = self.slot_of(card) {
            self.slots.copy_within(..slot as usize, 1);
            self.slots[0] = None;
        }
    }

    /// Throws all face-up cards away.
    pub(crate) fn sweep(&mut self) {
        for card in std::mem::take(&mut self.slots).into_iter().flatten() {
            self.discard.insert(card);
        }
    }

    /// The slot to be filled next: the free one farthest from the deck.
    #[inline]
    pub fn free_slot(&self) -> Option<Slot> {
        Slot::ALL.into_iter().rev().find(|&slot| self.card(slot).is_none())
    }

    /// Turns the discard pile into a new deck.
    pub(crate) fn reshuffle(&mut self) {
        self.deck = std::mem::take(&mut self.discard);
    }

    /// Turns a card of the deck up.
    pub(crate) fn reveal(&mut self, card: Card, slot: Slot) {
        self.deck.remove(card);
        self.slots[slot as usize] = Some(card);
    }
}
