use std::fmt;

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

/// A set of seats.
///
/// ```
/// use engine::{Seat, Seats};
/// let both: Seats = Seat::all(2).collect();
/// assert!(both.contains(Seat::FIRST));
/// assert_eq!(both.iter().count(), 2);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Only this seat.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// These seats and `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These seats, and `seat` if `condition` holds.
    #[inline]
    #[must_use]
    pub const fn with_if(self, seat: Seat, condition: bool) -> Self {
        Self(self.0 | (condition as u8) << seat.0)
    }

    /// These seats, but not `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Is `seat` one of them?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in playing order from seat 0.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::COUNT_MAX as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}
