//! The thirteen Buzz tokens: which spaces they cover and what their stops give.

use serde::{Deserialize, Serialize};

engine::words! {
    /// A Buzz token.
    #[expect(missing_docs, reason = "the names are the pictures on the tokens")]
    pub enum Token {
        Cat = "buzz-cat",
        Fish = "buzz-fish",
        Tiger = "buzz-tiger",
        Panda = "buzz-panda",
        Lizard = "buzz-lizard",
        Anubis = "buzz-anubis",
        Dragon = "buzz-dragon",
        Pumpkin = "buzz-pumpkin",
        /// Shortens the track: its middle space is no stop.
        Alien = "buzz-alien",
        /// Lengthens the track by a stop in its middle.
        Phantom = "buzz-phantom",
        /// Lengthens the track by a stop in its middle.
        Penguin = "buzz-penguin",
        /// The King's first token.
        KingFirst = "buzz-king-1",
        /// The King's second token; the two are alike.
        KingSecond = "buzz-king-2",
    }
}

/// What a stop on a token gives to whoever pulls a marker onto it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "bonus", content = "amount", rename_all = "kebab-case")]
pub enum Bonus {
    /// Hits to the rival.
    Hit(u8),
    /// Hearts for the puller.
    Heart(u8),
    /// Energy for the puller.
    Energy(u8),
    /// Die tokens for the puller.
    DieToken(u8),
}

impl Bonus {
    /// The word for it in the locale files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hit(_) => "hit",
            Self::Heart(_) => "heart",
            Self::Energy(_) => "energy",
            Self::DieToken(_) => "die-token",
        }
    }

    /// How many of them.
    pub const fn amount(self) -> u8 {
        match self {
            Self::Hit(amount) | Self::Heart(amount) | Self::Energy(amount) | Self::DieToken(amount) => amount,
        }
    }
}

/// In which ways round a token may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// Turning it changes nothing.
    Same,
    /// As its owner likes.
    Either,
    /// The bend of its three spaces must follow the bend of the track.
    ByBend,
}

const CLAW: Option<Bonus> = Some(Bonus::Hit(1));
const HEART: Option<Bonus> = Some(Bonus::Heart(1));
const ENERGY: Option<Bonus> = Some(Bonus::Energy(1));
const DIE: Option<Bonus> = Some(Bonus::DieToken(1));

impl Token {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The King's own.
    pub const KINGS: [Self; 2] = [Self::KingFirst, Self::KingSecond];

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Is it one of The King's, which stop his rival and which only he places?
    #[inline]
    pub const fn is_kings(self) -> bool {
        matches!(self, Self::KingFirst | Self::KingSecond)
    }

    /// How many spaces of the board it covers.
    #[inline]
    pub const fn covers(self) -> u8 {
        match self {
            Self::Cat | Self::Fish | Self::Tiger | Self::Panda | Self::KingFirst | Self::KingSecond => 1,
            Self::Lizard | Self::Anubis | Self::Phantom | Self::Penguin => 2,
            Self::Dragon | Self::Pumpkin | Self::Alien => 3,
        }
    }

    /// Does it add a stop between its two spaces?
    #[inline]
    pub const fn lengthens(self) -> bool {
        matches!(self, Self::Phantom | Self::Penguin)
    }

    /// Is its middle space no stop?
    #[inline]
    pub const fn shortens(self) -> bool {
        matches!(self, Self::Alien)
    }

    /// In which ways round it may lie.
    #[inline]
    pub const fn turning(self) -> Turning {
        match self {
            Self::Lizard | Self::Anubis => Turning::Either,
            Self::Dragon => Turning::ByBend,
            _ => Turning::Same,
        }
    }

    /// What the stop gives that lies `halves` half spaces right of its leftmost one, as printed.
    #[inline]
    pub const fn bonus(self, halves: u8) -> Option<Bonus> {
        match (self, halves) {
            (Self::Cat, _) | (Self::Lizard, 0) | (Self::Dragon, 2) | (Self::Penguin, 1) => CLAW,
            (Self::Fish, _) | (Self::Anubis, 2) | (Self::Dragon, 4) | (Self::Pumpkin, 0 | 4) | (Self::Phantom, 1) => {
                HEART
            }
            (Self::Tiger, _) | (Self::Anubis, 0) | (Self::Dragon, 0) => ENERGY,
            (Self::Panda, _) | (Self::Lizard, 2) => DIE,
            (Self::Pumpkin, _) => Some(Bonus::Hit(2)),
            _ => None,
        }
    }

    /// Its stops from left to right as it lies: how many half spaces from its leftmost space, and what they give.
    pub fn stops(self, turned: bool) -> impl Iterator<Item = (u8, Option<Bonus>)> {
        let last = 2 * (self.covers() - 1);
        let is_stop = move |halves: &u8| match halves % 2 {
            1 => self.lengthens(),
            _ => !(self.shortens() && *halves == last / 2),
        };
        let printed = move |halves: u8| if turned { last - halves } else { halves };
        (0..=last).filter(is_stop).map(move |halves| (halves, self.bonus(printed(halves))))
    }
}
