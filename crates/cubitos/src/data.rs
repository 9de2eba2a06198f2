//! The file of component data: what the box has printed on cards, dice, tracks and the fan track.
//!
//! The built-in file and a file that replaces parts of it have this same format. Entries are found by their `id` (fan
//! steps by their number); whatever a replacement leaves out stays as it is in the built-in file, so that one line is
//! enough to correct one cost:
//!
//! ```
//! let correction: cubitos::Replacement = serde_json::from_str(r#"{"cards": [{"id": "bob", "cost": 5}]}"#).unwrap();
//! let book = cubitos::Book::new(&correction).unwrap();
//! let bob = cubitos::CardId::named("bob").unwrap();
//! assert_eq!(book.tables.card(bob).cost, 5);
//! ```
//!
//! These types hold words and numbers as they were written, except for the parts of cards, which have a vocabulary of their
//! own. `check` reads them into tables.

pub(crate) mod check;

use std::fmt;

use engine::{Invalid, at_most};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ability::{Ability, MAX_ABILITIES};
use crate::book::Book;
use crate::dice::Die;
use crate::tables::{CardId, FAN_STEPS, RaceSetId};
use crate::track::{MAX_CELLS, TrackId};

/// The built-in file.
pub const STANDARD: &str = include_str!("../data/cubitos.json");

/// A file of component data. Every section may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "unknown"))]
#[serde(remote = "Self", deny_unknown_fields, default)]
pub struct Replacement {
    /// Faces of dice.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "entries::<{ Die::COUNT }, _, _>")]
    pub dice: Vec<DieEntry>,
    /// Cards.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "entries::<{ CardId::COUNT }, _, _>")]
    pub cards: Vec<CardEntry>,
    /// Sets of eight cards with their tracks.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "entries::<{ RaceSetId::NAMES.len() }, _, _>")]
    pub race_sets: Vec<RaceSetEntry>,
    /// What the steps of the fan track pay.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "entries::<{ FAN_STEPS as usize }, _, _>")]
    pub fan_track: Vec<FanStepEntry>,
    /// Tracks, each of them whole.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "entries::<{ TrackId::ALL.len() }, _, _>")]
    pub tracks: Vec<TrackEntry>,
}

impl Serialize for Replacement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

/// Only an object is read: a list would be taken for the sections in their order, and an empty one for no sections.
impl<'de> Deserialize<'de> for Replacement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Sections;

        impl<'de> Visitor<'de> for Sections {
            type Value = Replacement;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "an object with the sections dice, cards, race_sets, fan_track and tracks, as far as needed",
                )
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Replacement, A::Error> {
                Replacement::deserialize(MapAccessDeserializer::new(map))
            }
        }

        deserializer.deserialize_map(Sections)
    }
}

/// A section that is there has entries.
fn entries<'de, const MOST: usize, E: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<E>, D::Error> {
    let entries = at_most::<MOST, E, D>(deserializer)?;
    if entries.is_empty() { Err(D::Error::custom("is empty; leave it out")) } else { Ok(entries) }
}

/// The parts of a card.
fn parts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<Ability>>, D::Error> {
    at_most::<MAX_ABILITIES, Ability, D>(deserializer).map(Some)
}

impl Replacement {
    /// Reads a file. The error names the line and the column where the text is no such file.
    pub fn from_json(text: &str) -> Result<Self, Invalid> {
        serde_json::from_str(text).map_err(|error| Invalid::new("data", error.to_string()))
    }

    /// Whether a race can be run by it.
    pub fn check(&self) -> Result<(), Invalid> {
        Book::new(self).map(drop)
    }

    /// Does it replace nothing?
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A kind of die.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieEntry {
    /// Its name, such as `light-grey` or `red`.
    pub id: String,
    /// Its six faces.
    pub faces: Vec<FaceEntry>,
    /// Nobody knows whether the box has it so.
    #[serde(default, skip_serializing_if = "is_false")]
    pub reconstructed: bool,
}

/// A face of a die.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceEntry {
    /// `blank`, `coins`, `feet`, `credits`, `symbol` or `power`.
    pub kind: String,
    /// How many coins, feet or credits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<i64>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Its name, such as `mr-soldier`.
    pub id: String,
    /// The colour of its dice. A card keeps its colour, so a replacement need not name it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
    /// What a die of it costs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<i64>,
    /// What nobody knows for sure: `cost`, `effect` or both. Left out in a replacement, what it replaces counts as known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reconstructed: Option<Vec<String>>,
    /// What it does, part by part.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "parts")]
    pub abilities: Option<Vec<Ability>>,
}

/// A set of cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RaceSetEntry {
    /// Its name, such as `race-1`.
    pub id: String,
    /// The track, or the two linked tracks, that it is meant for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tracks: Option<Vec<String>>,
    /// How many laps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laps: Option<i64>,
    /// Its eight cards, one of each colour, in any order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<String>>,
}

/// A step of the fan track.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FanStepEntry {
    /// Its number, from 1.
    pub step: i64,
    /// Credits that it pays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub credits: Option<i64>,
    /// Hand tokens that it gives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_tokens: Option<i64>,
    /// Nobody knows whether the box has it so.
    #[serde(default, skip_serializing_if = "is_false")]
    pub reconstructed: bool,
}

/// A track.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackEntry {
    /// Its name, such as `nothing-goes-right`.
    pub id: String,
    /// Nobody knows whether the box has it so.
    #[serde(default, skip_serializing_if = "is_false")]
    pub reconstructed: bool,
    /// The red lines of a lap.
    pub red_lines: i64,
    /// Feet of the shortest lap by land: a sum to check the map with. It may be left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lap_length: Option<i64>,
    /// The same for a runner that may enter water everywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lap_length_with_water: Option<i64>,
    /// Places that are no cells, as `[row, column]`, for drawing only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<[i64; 2]>,
    /// The cells.
    #[serde(deserialize_with = "at_most::<{ MAX_CELLS }, _, _>")]
    pub cells: Vec<CellEntry>,
}

/// A cell of a track.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellEntry {
    /// Its name, such as `r04c11`.
    pub id: String,
    /// `plain`, `water`, `bonus`, `shortcut`, `jetpack`, `start` or `finish`.
    pub kind: String,
    /// Where it is drawn, as `[row, column]`: columns are half a cell wide, so neighbours in a row are two columns apart
    /// and rows are shifted by one column against each other. Large cells have several tiles.
    pub tiles: Vec<[i64; 2]>,
    /// How many red lines lie between the start and this cell.
    pub red: i64,
    /// The bonuses of a bonus cell, one or two.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonus: Vec<BonusEntry>,
    /// Where the shortcut leads that begins here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shortcut: Option<ShortcutEntry>,
    /// The names of the cells next to it. Every cell is a neighbour of its neighbours, but the finish has none.
    pub neighbours: Vec<String>,
}

/// A bonus.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusEntry {
    /// `credits`, `fan`, `lose-die` or `gain-die`.
    pub kind: String,
    /// How many credits, or how many dice may be lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<i64>,
    /// How dear a gained die may be; any die when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_cost: Option<i64>,
}

/// A shortcut.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShortcutEntry {
    /// `money` (coins and credits) or `feet`.
    pub currency: String,
    /// Its price.
    pub cost: i64,
    /// The letter that is printed on both of its ends.
    pub symbol: String,
    /// The name of the cell where it ends.
    pub to: String,
}

fn is_false(value: &bool) -> bool {
    !value
}
