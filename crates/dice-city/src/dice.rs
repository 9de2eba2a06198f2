//! The five dice of a player.

use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize};

use crate::city::{COLUMNS, Colour};

/// A set of dice of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Dice(u8);

impl Dice {
    /// No die.
    pub const NONE: Self = Self(0);
    /// All five.
    pub const ALL: Self = Self(0b1_1111);

    /// Only this die.
    #[inline]
    pub const fn one(die: Colour) -> Self {
        Self(1 << die as u8)
    }

    /// Is `die` one of them?
    #[inline]
    pub const fn contains(self, die: Colour) -> bool {
        self.0 & 1 << die as u8 != 0
    }

    /// Puts `die` into the set.
    #[inline]
    pub const fn insert(&mut self, die: Colour) {
        self.0 |= 1 << die as u8;
    }

    /// Takes `die` out of the set.
    #[inline]
    pub const fn remove(&mut self, die: Colour) {
        self.0 &= !(1 << die as u8);
    }

    /// The dice of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// The dice that are not among `others`.
    #[inline]
    #[must_use]
    pub const fn except(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// One after the other, from the top row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let die = Colour::ALL[left.trailing_zeros() as usize];
            left &= left - 1;
            Some(die)
        })
    }
}

impl FromIterator<Colour> for Dice {
    fn from_iter<I: IntoIterator<Item = Colour>>(dice: I) -> Self {
        let mut set = Self::NONE;
        dice.into_iter().for_each(|die| set.insert(die));
        set
    }
}

impl Serialize for Dice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::NONE;
        for die in Vec::<Colour>::deserialize(deserializer)? {
            if set.contains(die) {
                return Err(D::Error::custom(format!("names {} twice", die.name())));
            }
            set.insert(die);
        }
        Ok(set)
    }
}

/// What some dice of one player show: `{"white": 3, "red": 5}`.
///
/// ```
/// use dice_city::{Colour, Throw};
/// let throw: Throw = serde_json::from_str(r#"{"white": 3, "red": 5}"#).unwrap();
/// assert_eq!((throw.face(Colour::Red), throw.face(Colour::Blue)), (Some(5), None));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Throw([u8; 5]);

impl Throw {
    /// No die.
    pub const NONE: Self = Self([0; 5]);

    /// All five dice, from the top row.
    pub const fn of_all(faces: [u8; 5]) -> Self {
        Self(faces)
    }

    /// One die.
    pub const fn of_one(die: Colour, face: u8) -> Self {
        let mut throw = Self::NONE;
        throw.0[die as usize] = face;
        throw
    }

    /// What a die shows, if it is one of them.
    #[inline]
    pub const fn face(self, die: Colour) -> Option<u8> {
        match self.0[die as usize] {
            0 => None,
            face => Some(face),
        }
    }

    /// Which dice these are.
    #[inline]
    pub fn dice(self) -> Dice {
        Colour::ALL.into_iter().filter(|&die| self.face(die).is_some()).collect()
    }

    /// Lets `die` show `face`.
    #[inline]
    pub const fn set(&mut self, die: Colour, face: u8) {
        self.0[die as usize] = face;
    }

    /// The column a die stands in; 0 before it was thrown.
    #[inline]
    pub(crate) const fn column(self, die: Colour) -> u8 {
        self.0[die as usize]
    }
}

impl Serialize for Throw {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for die in self.dice().iter() {
            map.serialize_entry(die.name(), &self.column(die))?;
        }
        map.end()
    }
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Faces {
    white: Option<u8>,
    yellow: Option<u8>,
    red: Option<u8>,
    blue: Option<u8>,
    black: Option<u8>,
}

impl<'de> Deserialize<'de> for Throw {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Faces { white, yellow, red, blue, black } = Faces::deserialize(deserializer)?;
        let mut throw = Self::NONE;
        for (die, face) in Colour::ALL.into_iter().zip([white, yellow, red, blue, black]) {
            match face {
                None => {}
                Some(face @ 1..=COLUMNS) => throw.set(die, face),
                Some(face) => {
                    return Err(D::Error::custom(format!("{} shows 1 to {COLUMNS}, not {face}", die.name())));
                }
            }
        }
        Ok(throw)
    }
}
