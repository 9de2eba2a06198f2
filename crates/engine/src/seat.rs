use std::fmt;

use crate::bit_set;
use serde::{Deserialize, Serialize};

/// One place at the table, counted from 0 in playing order (to the left).
///
/// ```
/// use engine::Seat;
/// assert_eq!(Seat::new(0).unwrap().next(3), Seat::new(1).unwrap());
/// assert_eq!(Seat::new(2).unwrap().next(3), Seat::new(0).unwrap());
/// assert_eq!(Seat::new(4), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// How many seats a table has at the most.
    pub const COUNT_MAX: usize = 4;

    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, if a table can have it.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::COUNT_MAX { Some(Self(number)) } else { None }
    }

    /// All seats of a table for `players`, in playing order.
    #[inline]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        debug_assert!(usize::from(players) <= Self::COUNT_MAX);
        (0..players).map(Self)
    }

    /// The number of this seat, from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of this seat as an index into an array with an entry for each seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left at a table for `players`.
    #[inline]
    pub const fn next(self, players: u8) -> Self {
        if self.0 + 1 < players { Self(self.0 + 1) } else { Self(0) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or_else(|| {
            format!("seat {number} does not exist, a table has seats 0 to {} at the most", Self::COUNT_MAX - 1)
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

bit_set! {
    /// A set of seats.
    ///
    /// ```
    /// use engine::{Seat, Seats};
    /// let both: Seats = Seat::all(2).collect();
    /// assert!(both.contains(Seat::FIRST));
    /// assert_eq!(both.iter().count(), 2);
    /// ```
    pub struct Seats(u8) of Seat: |seat| seat.0, |number| Seat(number);
}
