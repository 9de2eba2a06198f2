//! The six monsters.

engine::words! {
    /// A monster. What its power does is written where dice are resolved; the Alienoid's comes at the end of the roll.
    pub enum Monster {
        /// Two `!`: pull a marker of your choice.
        Gigazaur = "gigazaur",
        /// Two `!`: add a symbol to the Roll; a third one adds it again.
        Alienoid = "alienoid",
        /// One `!`: a die token.
        SpacePenguin = "space-penguin",
        /// Claws count as many times as there are `!`.
        MekaDragon = "meka-dragon",
        /// Two `!`: 2 energy; a third one gives 2 more.
        CyberKitty = "cyber-kitty",
        /// Two `!`: place or move one of his own tokens, which stop his rival.
        TheKing = "the-king",
    }
}

impl Monster {
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
