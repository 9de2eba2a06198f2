//! The six symbols, bags of them, and how many dice a turn has.

use serde::{Deserialize, Serialize};

/// Normal dice in a turn.
pub const NORMAL_DICE: u8 = 6;
/// Normal dice in the very first turn of the game.
pub const FIRST_TURN_DICE: u8 = 5;
/// Special dice that exist.
pub const SPECIAL_DICE: u8 = 2;
/// Dice that each player throws to find out who begins.
pub const ROLL_OFF_DICE: u8 = 6;
/// Rolls in a turn.
pub const ROLLS: u8 = 3;
/// Equal symbols that a marker needs before it moves at all; each further one is worth a space like the last of these.
pub const PULL_FROM: u8 = 3;

engine::words! {
    /// A symbol, in the order of the faces of a die. Every die, normal or special, has each of them once.
    pub enum Symbol {
        /// Hits the rival.
        Claw = "claw",
        /// Gives hearts.
        Heart = "heart",
        /// Gives energy.
        Energy = "energy",
        /// Pulls the Fame marker.
        Fame = "fame",
        /// Pulls the Destruction marker.
        Destruction = "destruction",
        /// The exclamation mark: feeds the power of the monster.
        Power = "power",
    }
}

impl Symbol {
    /// As an index into an array with an entry for each symbol.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// As one bit of a set of symbols.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// All symbols as such a set.
    pub(crate) const BITS: u8 = (1 << Self::ALL.len()) - 1;
}

engine::bit_set! {
    /// Kinds of symbols.
    pub struct SymbolSet(u8) of Symbol: |symbol| symbol as u8, |number| Symbol::ALL[number as usize];
}

impl SymbolSet {
    /// The set of these bits.
    pub(crate) const fn of_bits(bits: u8) -> Self {
        Self(bits & Symbol::BITS)
    }

    /// One bit for each.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

/// A bag of symbols: dice that lie on the table, a throw, or symbols added to a Roll. Dice with the same symbol are alike,
/// whatever their colour, so it is enough to count.
///
/// ```
/// use king_of_tokyo_duel::{Symbol, Symbols};
/// let throw = Symbols::of_counts([2, 0, 1, 3, 0, 0]);
/// assert_eq!(throw.of(Symbol::Fame), 3);
/// assert_eq!(serde_json::to_string(&throw).unwrap(), r#"{"claw":2,"energy":1,"fame":3}"#);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [name in Symbol]?: number }"))]
#[serde(from = "NamedSymbols", into = "NamedSymbols")]
pub struct Symbols {
    /// A byte for each symbol, so that whole bags can be added and compared at once.
    bytes: u64,
}

impl Symbols {
    /// None at all.
    pub const NONE: Self = Self { bytes: 0 };

    /// So many of each symbol, in the order of [`Symbol::ALL`].
    #[inline]
    pub const fn of_counts([a, b, c, d, e, f]: [u8; 6]) -> Self {
        Self { bytes: u64::from_le_bytes([a, b, c, d, e, f, 0, 0]) }
    }

    /// The number of each symbol, in the order of [`Symbol::ALL`].
    #[inline]
    pub const fn counts(self) -> [u8; 6] {
        let [a, b, c, d, e, f, _, _] = self.bytes.to_le_bytes();
        [a, b, c, d, e, f]
    }

    /// How many of one symbol.
    #[inline]
    pub const fn of(self, symbol: Symbol) -> u8 {
        (self.bytes >> (8 * symbol.index())) as u8
    }

    /// How many of all symbols together.
    #[inline]
    pub const fn len(self) -> u32 {
        // Neighbours are added first, so that every sum has room; the multiplication adds all of them in the highest place.
        const EVERY_OTHER: u64 = 0x00ff_00ff_00ff_00ff;
        let pairs = (self.bytes & EVERY_OTHER) + (self.bytes >> 8 & EVERY_OTHER);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }

    /// Is the bag empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bytes == 0
    }

    /// Puts `count` more into the bag.
    #[inline]
    pub const fn add(&mut self, symbol: Symbol, count: u8) {
        self.bytes += (count as u64) << (8 * symbol.index());
    }

    /// Takes one out of the bag, which must be there.
    #[inline]
    pub const fn remove(&mut self, symbol: Symbol) {
        self.bytes -= 1 << (8 * symbol.index());
    }

    /// Both bags together; no symbol may come to more than 255.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self { bytes: self.bytes + other.bytes }
    }

    /// What is left when `other` is taken out; every symbol of `other` must be there.
    #[inline]
    #[must_use]
    pub const fn except(self, other: Self) -> Self {
        Self { bytes: self.bytes - other.bytes }
    }

    /// What is left when all of one symbol are taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, symbol: Symbol) -> Self {
        Self { bytes: self.bytes & !(0xff << (8 * symbol.index())) }
    }

    /// Those of one symbol alone.
    #[inline]
    #[must_use]
    pub const fn only(self, symbol: Symbol) -> Self {
        Self { bytes: self.bytes & 0xff << (8 * symbol.index()) }
    }

    /// Are all of `other` in this bag?
    #[inline]
    pub fn contains(self, other: Self) -> bool {
        self.counts().iter().zip(other.counts()).all(|(&count, part)| count >= part)
    }

    /// The number of the most frequent symbol.
    #[inline]
    pub fn most(self) -> u8 {
        self.counts().into_iter().fold(0, u8::max)
    }

    /// The symbols that are there, as bits.
    #[inline]
    pub(crate) const fn kinds(self) -> u8 {
        self.kinds_from([1; 6])
    }

    /// The symbols of which there are at least as many as `least` says, as bits. Counts must be below 128.
    #[inline]
    pub(crate) const fn kinds_from(self, least: [u8; 6]) -> u8 {
        // The highest bit of a byte is set by the addition if its count is high enough. The multiplication moves these six
        // bits next to each other, into the highest byte.
        const HIGHEST: u64 = Symbols::of_counts([128; 6]).bytes;
        const GATHER: u64 = 0x0102_0408_1020_0000;
        let reached = (self.bytes + (HIGHEST - Self::of_counts(least).bytes)) & HIGHEST;
        ((reached >> 7).wrapping_mul(GATHER) >> 56) as u8 & Symbol::BITS
    }

    /// Is every symbol there at least once?
    #[inline]
    pub fn has_all(self) -> bool {
        self.counts().iter().all(|&count| count > 0)
    }

    /// The bag that faces from 1 to 6 make, in the order of [`Symbol::ALL`]; 0 stands for no die.
    #[inline]
    pub const fn of_faces(faces: [u8; Self::HANDFUL]) -> Self {
        // What each face adds. Dice that are not there are looked up too, so that there is no branch.
        const ADDS: [u64; 8] = [0, 1, 1 << 8, 1 << 16, 1 << 24, 1 << 32, 1 << 40, 0];
        let mut bytes = 0;
        let mut index = 0;
        while index < faces.len() {
            bytes += ADDS[(faces[index] & 7) as usize];
            index += 1;
        }
        Self { bytes }
    }

    /// Dice that are thrown at once, at the most; Camouflage throws more than a handful.
    pub const HANDFUL: usize = (NORMAL_DICE + SPECIAL_DICE) as usize;
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        let mut bag = Self::NONE;
        symbols.into_iter().for_each(|symbol| bag.add(symbol, 1));
        bag
    }
}

/// How [`Symbols`] are written: `{"claw": 2, "fame": 1}`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NamedSymbols {
    #[serde(default, skip_serializing_if = "is_zero")]
    claw: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    heart: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    energy: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    fame: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    destruction: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    power: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(count: &u8) -> bool {
    *count == 0
}

impl From<NamedSymbols> for Symbols {
    fn from(named: NamedSymbols) -> Self {
        Self::of_counts([named.claw, named.heart, named.energy, named.fame, named.destruction, named.power])
    }
}

impl From<Symbols> for NamedSymbols {
    fn from(symbols: Symbols) -> Self {
        let [claw, heart, energy, fame, destruction, power] = symbols.counts();
        Self { claw, heart, energy, fame, destruction, power }
    }
}
