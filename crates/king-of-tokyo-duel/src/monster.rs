//! The six monsters.

use serde::{Deserialize, Serialize};

/// A monster. What its power does is written where dice are resolved; the Alienoid's comes at the end of the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Monster {
    /// Two `!`: pull a marker of your choice.
    Gigazaur,
    /// Two `!`: add a symbol to the Roll; a third one adds it again.
    Alienoid,
    /// One `!`: a die token.
    SpacePenguin,
    /// Claws count as many times as there are `!`.
    MekaDragon,
    /// Two `!`: 2 energy; a third one gives 2 more.
    CyberKitty,
    /// Two `!`: place or move one of his own tokens, which stop his rival.
    TheKing,
}

impl Monster {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Gigazaur, Self::Alienoid, Self::SpacePenguin, Self::MekaDragon, Self::CyberKitty, Self::TheKing];

    /// The word for it in the data and the locale files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gigazaur => "gigazaur",
            Self::Alienoid => "alienoid",
            Self::SpacePenguin => "space-penguin",
            Self::MekaDragon => "meka-dragon",
            Self::CyberKitty => "cyber-kitty",
            Self::TheKing => "the-king",
        }
    }

    /// Hearts at the start of the game, never to be exceeded.
    #[inline]
    pub const fn hearts(self) -> u8 {
        match self {
            Self::Gigazaur | Self::Alienoid => 14,
            Self::SpacePenguin | Self::CyberKitty => 13,
            Self::MekaDragon => 12,
            Self::TheKing => 15,
        }
    }

    /// How hard it is to play, from 1 to 3.
    pub const fn difficulty(self) -> u8 {
        match self {
            Self::Gigazaur | Self::Alienoid => 1,
            Self::SpacePenguin | Self::MekaDragon => 2,
            Self::CyberKitty | Self::TheKing => 3,
        }
    }

    /// How many `!` one use of the power costs; none for the Meka Dragon, who multiplies with all of them.
    #[inline]
    pub const fn power_cost(self) -> u8 {
        match self {
            Self::SpacePenguin => 1,
            Self::MekaDragon => 0,
            Self::Gigazaur | Self::Alienoid | Self::CyberKitty | Self::TheKing => 2,
        }
    }
}

/// The most energy that Cyber Kitty gets for so many `!`: 4 for every three, 2 for a pair that is left.
#[inline]
pub const fn cyber_kitty_energy(powers: u8) -> u8 {
    powers / 3 * 4 + if powers % 3 == 2 { 2 } else { 0 }
}
