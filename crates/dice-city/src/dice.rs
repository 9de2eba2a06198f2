//! The five dice of a player.

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize};

use crate::city::{COLUMNS, Colour};

engine::bit_set! {
    /// A set of dice of one player, from the top row.
    pub struct Dice(u8) of Colour: |die| die as u8, |number| Colour::ALL[number as usize];
}

impl Dice {
    /// All five.
    pub const ALL: Self = Self(0b1_1111);
}

/// What some dice of one player show: `{"white": 3, "red": 5}`.
///
/// ```
/// use dice_city::{Colour, Throw};
/// let throw: Throw = serde_json::from_str(r#"{"white": 3, "red": 5}"#).unwrap();
/// assert_eq!((throw.face(Colour::Red), throw.face(Colour::Blue)), (Some(5), None));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [die: string]: number }"))]
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
    white: Option<Face>,
    yellow: Option<Face>,
    red: Option<Face>,
    blue: Option<Face>,
    black: Option<Face>,
}

#[derive(Deserialize)]
#[serde(try_from = "u8")]
struct Face(u8);

impl TryFrom<u8> for Face {
    type Error = String;

    fn try_from(face: u8) -> Result<Self, String> {
        if (1..=COLUMNS).contains(&face) { Ok(Self(face)) } else { Err(format!("must be 1 to {COLUMNS}, got {face}")) }
    }
}

impl<'de> Deserialize<'de> for Throw {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Faces { white, yellow, red, blue, black } = Faces::deserialize(deserializer)?;
        Ok(Self([white, yellow, red, blue, black].map(|face| face.map_or(0, |Face(face)| face))))
    }
}
