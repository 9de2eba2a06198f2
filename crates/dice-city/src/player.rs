//! What belongs to one player.

use crate::city::{City, Colour, Space};
use crate::dice::Throw;
use crate::location::Location;
use crate::resource::Resources;
use crate::supply::{Bandits, Ship};

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the other fields say it by their names")]
pub struct Player {
    pub city: City,
    /// Where the dice stand; no die before the first roll. Spent dice keep the column they stood in.
    pub dice: Throw,
    pub stock: Resources,
    pub pass_tokens: u16,
    /// The value of all VP tokens.
    pub vp_tokens: u16,
    /// Bandits beaten, by deck. In the solo game VP tokens were taken for them, so they do not score.
    pub bandits: [u16; 3],
    /// Trade ships sent, by deck. In the solo game likewise.
    pub ships: [u16; 3],
    /// Kinds of cards built in the game, for statistics: a bit for each location.
    pub kinds_built: u32,
    /// How many cards were built.
    pub built_count: u16,
}

impl Player {
    /// Before the game.
    pub const FRESH: Self = Self {
        city: City::FRESH,
        dice: Throw::NONE,
        stock: Resources::NONE,
        pass_tokens: 0,
        vp_tokens: 0,
        bandits: [0; 3],
        ships: [0; 3],
        kinds_built: 0,
        built_count: 0,
    };

    /// The space a die stands on, or stood on before it was spent.
    #[inline]
    pub const fn space_of(&self, die: Colour) -> Space {
        Space::at(die, self.dice.column(die))
    }

    /// Is everything the same, but for statistics? Quicker than to compare the values.
    #[inline]
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        (self.dice, self.stock, self.pass_tokens, self.vp_tokens, self.bandits, self.ships)
            == (other.dice, other.stock, other.pass_tokens, other.vp_tokens, other.bandits, other.ships)
            && self.city.deactivated() == other.city.deactivated()
            && self.city.has_same_tops(&other.city)
    }

    /// Puts a card on a space and counts it.
    pub(crate) fn build(&mut self, space: Space, card: Location) {
        self.city.put(space, card);
        self.kinds_built |= 1 << card as u8;
        self.built_count = self.built_count.saturating_add(1);
    }

    /// Was a card of this kind built?
    pub const fn has_built(&self, card: Location) -> bool {
        self.kinds_built & 1 << card as u8 != 0
    }

    /// Points of bandits beaten and of ships sent.
    #[inline]
    pub fn taken_points(&self) -> (u16, u16) {
        const BANDITS: [u16; 3] = [Bandits::Two.points(), Bandits::Three.points(), Bandits::Four.points()];
        const SHIPS: [u16; 3] = [Ship::Five.points(), Ship::Ten.points(), Ship::Twenty.points()];
        (sum_of_points(self.bandits, BANDITS), sum_of_points(self.ships, SHIPS))
    }
}

#[inline]
fn sum_of_points(counts: [u16; 3], points: [u16; 3]) -> u16 {
    let of_deck = |deck: usize| u32::from(counts[deck]) * u32::from(points[deck]);
    (of_deck(0) + of_deck(1) + of_deck(2)).min(u32::from(u16::MAX)) as u16
}

engine::words! {
    /// What ended the game.
    pub enum Trigger {
        /// All bandits are beaten.
        Bandits = "bandits",
        /// At most one deck of trade ships has a card.
        Ships = "ships",
        /// The building deck is empty.
        Deck = "deck",
        /// Two rows of a city are full and ready, and the end was declared.
        Rows = "rows",
        /// The turn limit of the setup is reached.
        TurnLimit = "turn-limit",
        /// The last row of a solo display was discarded.
        Clock = "clock",
    }
}
