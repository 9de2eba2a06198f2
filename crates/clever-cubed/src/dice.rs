//! The six dice and where they lie: in the pool, in a slot, or on the platter.

use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

engine::words! {
    /// A die, called by its colour. White is the colour joker.
    pub enum Die {
        /// Marks the yellow area.
        Yellow = "yellow",
        /// Marks the turquoise area.
        Turquoise = "turquoise",
        /// Marks the blue area, together with the white die.
        Blue = "blue",
        /// Marks the brown area.
        Brown = "brown",
        /// Marks the pink area.
        Pink = "pink",
        /// Marks any area.
        White = "white",
    }
}

engine::bit_set! {
    /// A set of dice, in the order in which they are thrown.
    pub struct DieSet(u8) of Die: |die| die as u8, |number| Die::ALL[number as usize];
}

impl DieSet {
    /// All six.
    pub const ALL: Self = Self(0b11_1111);

    /// Every set of `size` dice.
    pub fn of_size(size: u8) -> impl Iterator<Item = Self> {
        (0..=Self::ALL.0).map(Self).filter(move |set| set.len() == size)
    }
}

engine::words! {
    /// Where a die lies.
    pub enum Place {
        /// With the active player, to be thrown.
        Pool = "pool",
        /// In slot I, taken in roll 1.
        SlotI = "slot-1",
        /// In slot II, taken in roll 2.
        SlotII = "slot-2",
        /// In slot III, taken in roll 3.
        SlotIII = "slot-3",
        /// On the silver platter, given up by the active player.
        Platter = "platter",
    }
}

impl Place {
    /// The slot that belongs to `roll`, 1 to 3.
    pub const fn slot(roll: u8) -> Self {
        match roll {
            1 => Self::SlotI,
            2 => Self::SlotII,
            _ => Self::SlotIII,
        }
    }

    /// The roll that a slot belongs to; none for pool and platter.
    #[inline]
    pub const fn roll(self) -> Option<u8> {
        match self {
            Self::SlotI => Some(1),
            Self::SlotII => Some(2),
            Self::SlotIII => Some(3),
            Self::Pool | Self::Platter => None,
        }
    }
}

/// The faces of thrown dice, 0 for dice that were not thrown.
///
/// Four bits for each die, so that a throw of all six is read, checked and laid down at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [die in Die]?: number }"))]
pub struct Faces(u32);

impl Faces {
    /// The lowest bit of every die.
    const ONES: u32 = 0x11_1111;
    /// The highest bit of every die, which no face needs.
    const EIGHTS: u32 = Self::ONES << 3;

    /// The bits that hold the faces of these dice.
    #[inline]
    const fn bits_of(dice: DieSet) -> u32 {
        const BITS: [u32; 64] = {
            let mut bits = [0; 64];
            let mut set = 0;
            while set < 64 {
                let mut die = 0;
                while die < 6 {
                    if set >> die & 1 != 0 {
                        bits[set] |= 0xf << (4 * die);
                    }
                    die += 1;
                }
                set += 1;
            }
            bits
        };
        BITS[dice.0 as usize & 0x3f]
    }

    /// The face of one die.
    #[inline]
    pub const fn of(self, die: Die) -> u8 {
        (self.0 >> (4 * die as u32) & 0xf) as u8
    }

    /// These faces and one more die that shows `face`, from 1 to 6.
    #[inline]
    #[must_use]
    pub const fn with(self, die: Die, face: u8) -> Self {
        Self(self.0 & !(0xf << (4 * die as u32)) | (face as u32 & 0xf) << (4 * die as u32))
    }

    /// The faces of these dice alone.
    #[inline]
    #[must_use]
    pub const fn only(self, dice: DieSet) -> Self {
        Self(self.0 & Self::bits_of(dice))
    }

    /// Does every die of `dice`, and no other, show 1 to 6?
    #[inline]
    pub const fn is_throw_of(self, dice: DieSet) -> bool {
        let faces = self.0;
        let thrown = (faces | faces >> 1 | faces >> 2) & Self::ONES;
        thrown == Self::bits_of(dice) & Self::ONES
            && faces >> 24 == 0
            && (faces | faces.wrapping_add(Self::ONES)) & Self::EIGHTS == 0
    }
}

/// `{"yellow": 3, "white": 5}`: the thrown dice and no other.
impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Die::ALL.map(|die| (die, self.of(die))).into_iter().filter(|&(_, face)| face != 0))
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NamedFaces;

        impl<'de> Visitor<'de> for NamedFaces {
            type Value = Faces;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the faces of the thrown dice, 1 to 6, by colour")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut dice: A) -> Result<Faces, A::Error> {
                let mut faces = Faces::default();
                while let Some(die) = dice.next_key::<Die>()? {
                    let face = dice.next_value::<u8>()?;
                    let name = die.name();
                    if !(1..=6).contains(&face) {
                        return Err(A::Error::custom(format!("the {name} die must show 1 to 6, got {face}")));
                    }
                    if faces.of(die) != 0 {
                        return Err(A::Error::custom(format!("the {name} die is named twice")));
                    }
                    faces = faces.with(die, face);
                }
                if faces == Faces::default() { Err(A::Error::custom("a throw has one die or more")) } else { Ok(faces) }
            }
        }

        deserializer.deserialize_map(NamedFaces)
    }
}

/// The six dice on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    faces: Faces,
    pool: DieSet,
    platter: DieSet,
    slots: [Option<Die>; 3],
}

impl Dice {
    /// All six in the pool, not thrown yet.
    pub const FRESH: Self = Self { faces: Faces(0), pool: DieSet::ALL, platter: DieSet::NONE, slots: [None; 3] };

    /// The face a die shows, its *real value*; 0 before the first throw of a turn.
    #[inline]
    pub const fn value(&self, die: Die) -> u8 {
        self.faces.of(die)
    }

    /// What these dice show.
    #[inline]
    pub const fn faces_of(&self, dice: DieSet) -> Faces {
        self.faces.only(dice)
    }

    /// Where a die lies.
    #[inline]
    pub fn place(&self, die: Die) -> Place {
        if self.pool.contains(die) {
            Place::Pool
        } else if self.platter.contains(die) {
            Place::Platter
        } else if self.slots[0] == Some(die) {
            Place::SlotI
        } else if self.slots[1] == Some(die) {
            Place::SlotII
        } else {
            Place::SlotIII
        }
    }

    /// Shows the faces of the thrown dice, which are those of the pool; the others stay as they are.
    #[inline]
    pub const fn throw(&mut self, thrown: Faces) {
        self.faces = Faces(self.faces.0 & !Faces::bits_of(self.pool) | thrown.0);
    }

    /// Shows a face; for states set up by hand.
    #[inline]
    pub const fn show(&mut self, die: Die, face: u8) {
        self.faces = self.faces.with(die, face);
    }

    /// Takes a die out of the pool into the slot of `roll`.
    #[inline]
    pub fn take(&mut self, die: Die, roll: u8) {
        self.pool = self.pool.without(die);
        self.slots[usize::from(roll) - 1] = Some(die);
    }

    /// Moves a die. A slot holds one die; it must be free.
    #[inline]
    pub fn put(&mut self, die: Die, place: Place) {
        self.pool = self.pool.without(die);
        self.platter = self.platter.without(die);
        for slot in &mut self.slots {
            if *slot == Some(die) {
                *slot = None;
            }
        }
        match place {
            Place::Pool => self.pool = self.pool.with(die),
            Place::Platter => self.platter = self.platter.with(die),
            Place::SlotI => self.slots[0] = Some(die),
            Place::SlotII => self.slots[1] = Some(die),
            Place::SlotIII => self.slots[2] = Some(die),
        }
    }

    /// The dice still to be thrown.
    #[inline]
    pub const fn pool(&self) -> DieSet {
        self.pool
    }

    /// The dice on the platter.
    #[inline]
    pub const fn platter(&self) -> DieSet {
        self.platter
    }

    /// The dice in the three slots.
    #[inline]
    pub const fn slots(&self) -> DieSet {
        DieSet::ALL.except(self.pool).except(self.platter)
    }

    /// The die in the slot of `roll`, 1 to 3.
    #[inline]
    pub const fn in_slot(&self, roll: u8) -> Option<Die> {
        self.slots[roll as usize - 1]
    }

    /// How many of `dice` show `value`.
    #[inline]
    pub fn showing(&self, value: u8, dice: DieSet) -> u8 {
        dice.iter().map(|die| u8::from(self.value(die) == value)).sum()
    }

    /// Sends every pool die that shows less than `value` to the platter, and says which. Equal and higher dice stay.
    #[inline]
    pub fn give_up_below(&mut self, value: u8) -> DieSet {
        let mut lower = DieSet::NONE;
        for die in Die::ALL {
            lower = lower.with_if(die, self.value(die) < value);
        }
        self.give_up(lower.among(self.pool))
    }

    /// Sends all that is left in the pool to the platter.
    #[inline]
    pub const fn give_up_pool(&mut self) -> DieSet {
        self.give_up(self.pool)
    }

    #[inline]
    const fn give_up(&mut self, dice: DieSet) -> DieSet {
        self.pool = self.pool.except(dice);
        self.platter = self.platter.union(dice);
        dice
    }

    /// Puts three dice into the slots and the others on the platter, as in a solo passive turn.
    #[inline]
    pub fn lay_out(&mut self, slots: [Die; 3]) {
        self.pool = DieSet::NONE;
        self.platter = DieSet::ALL.except(slots.into_iter().collect());
        self.slots = slots.map(Some);
    }
}
