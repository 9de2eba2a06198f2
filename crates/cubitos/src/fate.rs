//! What chance decides.

use std::collections::BTreeMap;

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::cube::{Cube, Side, words};
use crate::dice::Die;
use crate::tables::CardId;

/// The result of a random event.
///
/// ```
/// let json = r#"{"roll":{"light-grey":{"blank":5,"coins":2},"red":{"power":1}}}"#;
/// let fate: cubitos::Fate = serde_json::from_str(json).unwrap();
/// assert_eq!(serde_json::to_string(&fate).unwrap(), json);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// What the rolled dice show.
    Roll(Sides),
    /// A card for the race, the next colour's.
    Card(#[serde(with = "card_name")] CardId),
    /// Who begins.
    FirstPlayer(Seat),
}

/// What some dice show: how many of each show which side. Written as an object with an entry for each kind of die; borrowed
/// dice have entries of their own, as in `borrowed-red`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SidesText", into = "SidesText")]
pub struct Sides {
    /// One bit for each die that is there.
    mask: u32,
    /// For each die a word with a count for each side.
    counts: [u64; Cube::COUNT],
}

impl Default for Sides {
    fn default() -> Self {
        Self::NONE
    }
}

impl Sides {
    /// No dice.
    pub const NONE: Self = Self { mask: 0, counts: [0; Cube::COUNT] };

    /// These dice show this; nothing was known of them so far.
    #[inline]
    pub(crate) fn set(&mut self, cube: Cube, word: u64) {
        self.mask |= 1 << cube.index();
        self.counts[cube.index()] = word;
    }

    /// More dice show this side.
    #[inline]
    pub fn add(&mut self, cube: Cube, side: Side, count: u8) {
        self.mask |= 1 << cube.index();
        self.counts[cube.index()] += side.counted(count);
    }

    /// How many of these dice show this side.
    #[inline]
    pub const fn of(&self, cube: Cube, side: Side) -> u8 {
        (self.counts[cube.index()] >> (8 * side.index())) as u8
    }

    /// What these dice show: a count for each side.
    #[inline]
    pub(crate) const fn word(&self, cube: Cube) -> u64 {
        self.counts[cube.index()]
    }

    /// Which dice there are, one bit for each.
    #[inline]
    pub(crate) const fn mask(&self) -> u32 {
        self.mask
    }

    /// Are there so many of these dice, and do they show nothing but these sides, which have all bits of their counts set?
    #[inline]
    pub(crate) const fn are(&self, cube: Cube, count: u8, sides: u64) -> bool {
        let word = self.word(cube);
        words::sum(word) == count as u32 && word & !sides == 0
    }

    /// What these dice show, with the number of dice.
    #[inline]
    pub fn of_cube(&self, cube: Cube) -> impl Iterator<Item = (Side, u8)> + use<> {
        words::counts(self.word(cube)).map(|(place, count)| (Side::ALL[usize::from(place)], count))
    }

    /// How many show anything but a blank.
    pub fn hits(&self) -> u32 {
        self.iter().filter(|(_, side, _)| *side != Side::Blank).map(|(.., count)| u32::from(count)).sum()
    }

    /// Everything that is shown, with the number of dice.
    pub fn iter(&self) -> impl Iterator<Item = (Cube, Side, u8)> {
        let there = Cube::all().filter(|cube| self.mask & 1 << cube.index() != 0);
        there.flat_map(|cube| self.of_cube(cube).map(move |(side, count)| (cube, side, count)))
    }
}

/// The word for a die that may be borrowed.
pub(crate) const fn cube_name(cube: Cube) -> &'static str {
    const BORROWED: [&str; Die::COUNT] = [
        "borrowed-light-grey",
        "borrowed-dark-grey",
        "borrowed-first-player",
        "borrowed-red",
        "borrowed-orange",
        "borrowed-yellow",
        "borrowed-green",
        "borrowed-blue",
        "borrowed-purple",
        "borrowed-brown",
        "borrowed-white",
    ];
    if cube.is_borrowed() { BORROWED[cube.die().index()] } else { cube.die().name() }
}

/// The die with this name.
pub(crate) fn cube_named(name: &str) -> Option<Cube> {
    Cube::all().find(|&cube| cube_name(cube) == name && cube != Cube::borrowed(Die::FirstPlayer))
}

/// In the order of the dice, which is not that of the alphabet: hence two lists.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
struct SidesText(BTreeMap<CubeKey, BTreeMap<Side, u8>>);

/// A die as the key of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct CubeKey(pub Cube);

impl From<CubeKey> for String {
    fn from(key: CubeKey) -> Self {
        cube_name(key.0).to_owned()
    }
}

impl TryFrom<String> for CubeKey {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        cube_named(&name).map(Self).ok_or_else(|| format!("unknown die '{name}'"))
    }
}

impl From<Sides> for SidesText {
    fn from(sides: Sides) -> Self {
        let mut text = BTreeMap::new();
        for (cube, side, count) in sides.iter() {
            text.entry(CubeKey(cube)).or_insert_with(BTreeMap::new).insert(side, count);
        }
        Self(text)
    }
}

impl TryFrom<SidesText> for Sides {
    type Error = String;

    fn try_from(text: SidesText) -> Result<Self, String> {
        let mut sides = Self::NONE;
        for (CubeKey(cube), counts) in text.0 {
            if counts.is_empty() {
                return Err(format!("'{}' says nothing; leave it out", cube_name(cube)));
            }
            for (side, count) in counts {
                if count == 0 {
                    return Err(format!("'{}' of '{}' is 0; leave it out", side.name(), cube_name(cube)));
                }
                sides.add(cube, side, count);
            }
        }
        Ok(sides)
    }
}

/// A card by its name.
pub(crate) mod card_name {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::tables::CardId;

    pub fn serialize<S: Serializer>(card: &CardId, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(card.name())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        let name = String::deserialize(deserializer)?;
        CardId::named(&name).ok_or_else(|| serde::de::Error::custom(format!("unknown card '{name}'")))
    }
}
