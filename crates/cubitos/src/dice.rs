//! Dice, their colours and faces, the zones they lie in, and small sets of each.

use serde::{Deserialize, Serialize};

/// Faces of every die.
pub const FACES: usize = 6;
/// Dice of each of the eight colours in the box.
pub const DICE_PER_COLOUR: u8 = 10;
/// Light grey dice in the box.
pub const LIGHT_GREY_DICE: u8 = 28;
/// Dark grey dice in the box.
pub const DARK_GREY_DICE: u8 = 12;

engine::words! {
    /// The colour of a card and of the dice that it is about.
    pub enum Colour {
        /// Crabs with swords.
        Red = "red",
        /// Beavers.
        Orange = "orange",
        /// Cheese.
        Yellow = "yellow",
        /// Pineapples.
        Green = "green",
        /// Llamas.
        Blue = "blue",
        /// Dinosaurs.
        Purple = "purple",
        /// Dogs.
        Brown = "brown",
        /// Cats.
        White = "white",
    }
}

impl Colour {
    /// As an index into an array with an entry for each colour.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind of die with this colour.
    #[inline]
    pub const fn die(self) -> Die {
        Die::ALL[self as usize + Die::FirstPlayer as usize + 1]
    }
}

engine::words! {
    /// A kind of die. All dice of a kind are alike.
    pub enum Die {
        /// The weaker of the two dice everybody starts with.
        LightGrey = "light-grey",
        /// The better of them.
        DarkGrey = "dark-grey",
        /// The one that passes from player to player.
        FirstPlayer = "first-player",
        /// A red die.
        Red = "red",
        /// An orange die.
        Orange = "orange",
        /// A yellow die.
        Yellow = "yellow",
        /// A green die.
        Green = "green",
        /// A blue die.
        Blue = "blue",
        /// A purple die.
        Purple = "purple",
        /// A brown die.
        Brown = "brown",
        /// A white die.
        White = "white",
    }
}

impl Die {
    /// How many kinds there are.
    pub const COUNT: usize = Self::ALL.len();

    /// As an index into an array with an entry for each kind.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour whose card is about this die; the greys and the first-player die have none.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        match (self as usize).checked_sub(Self::Red as usize) {
            Some(index) => Some(Colour::ALL[index]),
            None => None,
        }
    }

    /// Is it one of the two greys? Where colours are compared they are one colour.
    #[inline]
    pub const fn is_grey(self) -> bool {
        matches!(self, Self::LightGrey | Self::DarkGrey)
    }

    /// How many of this kind are in the box.
    pub const fn in_the_box(self) -> u8 {
        match self {
            Self::LightGrey => LIGHT_GREY_DICE,
            Self::DarkGrey => DARK_GREY_DICE,
            Self::FirstPlayer => 1,
            _ => DICE_PER_COLOUR,
        }
    }
}

engine::bit_set! {
    /// A set of kinds of dice.
    ///
    /// ```
    /// use cubitos::{Die, DieSet};
    /// let set = DieSet::GREY.with(Die::White);
    /// assert!(set.contains(Die::DarkGrey) && !set.contains(Die::Red));
    /// assert_eq!(set.colours(), 2);
    /// ```
    pub struct DieSet(u16) of Die: |die| die as u16, |number| Die::ALL[number as usize];
}

impl DieSet {
    /// Both greys.
    pub const GREY: Self = Self::one(Die::LightGrey).with(Die::DarkGrey);
    /// Every kind.
    pub const ALL: Self = Self((1 << Die::COUNT) - 1);
    /// Every kind that can be gained, lost and given: all but the first-player die.
    pub const OWNED: Self = Self::ALL.without(Die::FirstPlayer);

    /// How many different colours, both greys being one and the first-player die a colour of its own.
    #[inline]
    pub const fn colours(self) -> u8 {
        let both_greys = self.0 & Self::GREY.0 == Self::GREY.0;
        self.len() - both_greys as u8
    }

    /// The set as one bit for each kind, in the order of [`Die::ALL`].
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The set with these bits; bits that stand for no kind are ignored.
    #[inline]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits & Self::ALL.0)
    }
}

/// What one face of a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// Nothing: a miss.
    Blank,
    /// So many coins.
    Coins(u8),
    /// So many feet.
    Feet(u8),
    /// So many credits.
    Credits(u8),
    /// The symbol of the colour: what it does is on the card.
    Symbol,
    /// The symbol with its four dots: the symbol, and the power of the card in addition.
    Power,
}

impl Face {
    /// Is it anything but a blank?
    #[inline]
    pub const fn is_hit(self) -> bool {
        !matches!(self, Self::Blank)
    }

    /// Does it show the symbol, with dots or without?
    #[inline]
    pub const fn is_symbol(self) -> bool {
        matches!(self, Self::Symbol | Self::Power)
    }
}

engine::words! {
    /// Where a player's dice lie.
    pub enum Zone {
        /// Dice to choose from.
        Draw = "draw",
        /// Dice about to be rolled, and misses.
        Roll = "roll",
        /// Hits.
        Active = "active",
        /// Spent and newly gained dice.
        Discard = "discard",
    }
}

impl Zone {
    /// As an index into an array with an entry for each zone.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

engine::bit_set! {
    /// A set of zones.
    pub struct ZoneSet(u8) of Zone: |zone| zone as u8, |number| Zone::ALL[number as usize];
}

impl ZoneSet {
    /// All four.
    pub const ALL: Self = Self(0b1111);
}
