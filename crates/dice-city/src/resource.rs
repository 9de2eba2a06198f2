//! Wood, stone and iron.

use serde::{Deserialize, Serialize};

engine::words! {
    /// One of the three resources.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Resource {
        Wood = "wood",
        Stone = "stone",
        Iron = "iron",
    }
}

/// An amount of each resource: a stock, a price or a gain.
///
/// ```
/// use dice_city::{Resource, Resources};
/// let mut stock = Resources::new(2, 1, 0);
/// assert!(stock.covers(Resources::of(Resource::Wood, 2)));
/// stock.remove(Resources::new(2, 0, 0));
/// assert_eq!(stock.get(Resource::Wood), 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Resources {
    pub wood: u16,
    pub stone: u16,
    pub iron: u16,
}

impl Resources {
    /// Nothing.
    pub const NONE: Self = Self::new(0, 0, 0);

    /// So much of each.
    #[inline]
    pub const fn new(wood: u16, stone: u16, iron: u16) -> Self {
        Self { wood, stone, iron }
    }

    /// So much of one kind.
    #[inline]
    pub const fn of(resource: Resource, amount: u16) -> Self {
        match resource {
            Resource::Wood => Self::new(amount, 0, 0),
            Resource::Stone => Self::new(0, amount, 0),
            Resource::Iron => Self::new(0, 0, amount),
        }
    }

    /// How much there is of one kind.
    #[inline]
    pub const fn get(self, resource: Resource) -> u16 {
        match resource {
            Resource::Wood => self.wood,
            Resource::Stone => self.stone,
            Resource::Iron => self.iron,
        }
    }

    /// Is there nothing?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.wood | self.stone | self.iron == 0
    }

    /// Is there at least `price`?
    #[inline]
    pub const fn covers(self, price: Self) -> bool {
        self.wood >= price.wood && self.stone >= price.stone && self.iron >= price.iron
    }

    /// Adds `gain`.
    #[inline]
    pub const fn add(&mut self, gain: Self) {
        self.wood = self.wood.saturating_add(gain.wood);
        self.stone = self.stone.saturating_add(gain.stone);
        self.iron = self.iron.saturating_add(gain.iron);
    }

    /// Takes `price` away, of which there must be enough.
    #[inline]
    pub const fn remove(&mut self, price: Self) {
        self.wood -= price.wood;
        self.stone -= price.stone;
        self.iron -= price.iron;
    }

    /// At most `most` of each kind, and what lies beyond.
    #[inline]
    pub fn split_at_most(self, most: u16) -> (Self, Self) {
        let kept = Self::new(self.wood.min(most), self.stone.min(most), self.iron.min(most));
        let mut rest = self;
        rest.remove(kept);
        (kept, rest)
    }

    /// Pairs of equal resources.
    #[inline]
    pub const fn pairs(self) -> u16 {
        (self.wood / 2).saturating_add(self.stone / 2).saturating_add(self.iron / 2)
    }

    /// All kinds together.
    pub const fn total(self) -> u16 {
        self.wood.saturating_add(self.stone).saturating_add(self.iron)
    }
}
