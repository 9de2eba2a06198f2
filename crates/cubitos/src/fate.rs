//! What chance decides, and how it is drawn.

use std::collections::BTreeMap;

use engine::chance::{Tag, of_equal_dice};
use engine::{Chance, Seat, TooManyResults};
use serde::{Deserialize, Serialize};

use crate::cube::{Cube, Side, words};
use crate::dice::{Colour, Die, FACES};
use crate::game::{Cubitos, Phase};
use crate::tables::CardId;

/// The result of a random event.
///
/// ```
/// let json = r#"{"roll":{"light-grey":{"blank":5,"coins":2},"red":{"power":1}}}"#;
/// let fate: cubitos::Fate = serde_json::from_str(json).unwrap();
/// assert_eq!(serde_json::to_string(&fate).unwrap(), json);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// What the rolled dice show.
    Roll(Sides),
    /// A card for the race, the next colour's.
    Card(
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        CardId,
    ),
    /// Who begins.
    FirstPlayer(Seat),
}

/// What some dice show: how many of each show which side. Written as an object with an entry for each kind of die; borrowed
/// dice have entries of their own, as in `borrowed-red`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [die: string]: { [side: string]: number } }"))]
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

/// More dice than any hand can hold.
const HAND_MAX: usize = 128;

impl Cubitos {
    /// The colour whose card is drawn next.
    pub(crate) fn next_colour(&self) -> Colour {
        Colour::ALL[usize::from(self.cards_known).min(Colour::ALL.len() - 1)]
    }

    /// Are these the dice in the hand, with sides that they have?
    pub(crate) fn fits(&self, seat: Seat, sides: &Sides) -> bool {
        let hand = &self.player(seat).hand;
        sides.mask() == hand.mask()
            && hand.iter().all(|(cube, count)| sides.are(cube, count, self.book.sides(cube.die())))
    }

    /// Throws the dice in the hand.
    #[inline]
    pub(crate) fn throw(&self, seat: Seat, source: &mut impl Chance) -> Sides {
        let mut sides = Sides::NONE;
        let hand = &self.player(seat).hand;
        let mut numbers = [0; HAND_MAX];
        let mut left = &mut numbers[..usize::from(hand.len())];
        source.throw(FACES as u8, left, Tag::seat(seat, "roll"));
        for (cube, dice) in hand.iter() {
            let (these, others) = left.split_at_mut(usize::from(dice));
            sides.set(cube, self.book.thrown(cube.die(), these));
            left = others;
        }
        sides
    }
}

impl Cubitos {
    /// Everything that the random event that is due can come out as, with its weight: whole numbers, each result once.
    pub(crate) fn list_odds(&self, most: usize, into: &mut Vec<(Fate, u64)>) -> Result<(), TooManyResults> {
        into.clear();
        match (self.phase, self.due.first()) {
            (Phase::Cards, _) => into.extend(CardId::of(self.next_colour()).map(|card| (Fate::Card(card), 1))),
            (Phase::FirstPlayer, _) => into.extend(self.seats().map(|seat| (Fate::FirstPlayer(seat), 1))),
            (_, Some(seat)) => self.list_rolls(seat, most, into)?,
            (_, None) => {}
        }
        if into.len() > most {
            into.clear();
            return Err(TooManyResults);
        }
        Ok(())
    }

    /// What the dice in the hand can show. Dice of a kind are alike, so it matters only how many show which side.
    fn list_rolls(&self, seat: Seat, most: usize, into: &mut Vec<(Fate, u64)>) -> Result<(), TooManyResults> {
        let hand = &self.player(seat).hand;
        let sides_of = |cube: Cube| {
            let faces = move |side: Side| (side, u64::from(self.book.faces_with(cube.die(), side)));
            Side::ALL.into_iter().map(faces).filter(|(_, faces)| *faces > 0)
        };
        let results = hand.iter().try_fold(1_usize, |results, (cube, dice)| {
            results.checked_mul(ways_to_spread(dice.into(), sides_of(cube).count())?)
        });
        if hand.len() > WEIGHED_MAX || results.is_none_or(|results| results > most) {
            return Err(TooManyResults);
        }
        let mut rolls = vec![(Sides::NONE, 1)];
        for (cube, dice) in hand.iter() {
            let (sides, weights): (Vec<Side>, Vec<u64>) = sides_of(cube).unzip();
            let mut longer = Vec::new();
            of_equal_dice(dice, &weights, &mut |counts, weight| {
                let shown = sides.iter().zip(counts).filter(|(_, count)| **count > 0);
                let word = shown.map(|(side, count)| side.counted(*count)).sum();
                longer.extend(rolls.iter().map(|&(mut roll, before): &(Sides, u64)| {
                    roll.set(cube, word);
                    (roll, before * weight)
                }));
            });
            rolls = longer;
        }
        into.extend(rolls.into_iter().map(|(roll, weight)| (Fate::Roll(roll), weight)));
        Ok(())
    }
}

/// So many dice have whole-number odds that can be counted: 6 to this power has room in 64 bits.
const WEIGHED_MAX: u8 = 24;

/// In how many ways equal dice can show so many sides.
fn ways_to_spread(dice: usize, sides: usize) -> Option<usize> {
    (1..sides).try_fold(1_usize, |ways, side| Some(ways.checked_mul(dice + side)? / side))
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
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
