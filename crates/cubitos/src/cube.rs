//! Dice as counts: how many of a kind lie in a zone, and what the active ones show.
//!
//! No die has a name of its own. Two dice are the same if they are of one kind, both own or both borrowed, and, in the active
//! zone, show the same side with the same parts of their card spent.

use serde::{Deserialize, Serialize};

use crate::action::PickText;
use crate::dice::{Colour, DICE_PER_COLOUR, Die, DieSet, Face, Zone};

/// A die as it lies in a zone: its kind, and whether it goes back to the supply at the end of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cube(u8);

impl Cube {
    /// How many there are: each kind, own and borrowed.
    pub const COUNT: usize = 2 * Die::COUNT;

    /// An own die of this kind.
    #[inline]
    pub const fn own(die: Die) -> Self {
        Self(die as u8)
    }

    /// A borrowed die of this kind.
    #[inline]
    pub const fn borrowed(die: Die) -> Self {
        Self(die as u8 + Die::COUNT as u8)
    }

    /// A die of this kind.
    #[inline]
    pub const fn new(die: Die, borrowed: bool) -> Self {
        if borrowed { Self::borrowed(die) } else { Self::own(die) }
    }

    /// All of them: the own ones, then the borrowed ones.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its kind.
    #[inline]
    pub const fn die(self) -> Die {
        const DICE: [Die; Cube::COUNT] = {
            let mut dice = [Die::LightGrey; Cube::COUNT];
            let mut index = 0;
            while index < Cube::COUNT {
                dice[index] = Die::ALL[index % Die::COUNT];
                index += 1;
            }
            dice
        };
        DICE[self.0 as usize]
    }

    /// Does it go back to the supply at the end of the round?
    #[inline]
    pub const fn is_borrowed(self) -> bool {
        self.0 >= Die::COUNT as u8
    }

    /// As an index into an array with an entry for each.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

engine::words! {
    /// What a die shows, without the amount, which is the same for all such sides of a die.
    #[expect(missing_docs, reason = "sides without a comment show what they are called")]
    pub enum Side {
        Blank = "blank",
        Coins = "coins",
        Feet = "feet",
        Credits = "credits",
        /// The symbol of the colour.
        Symbol = "symbol",
        /// The symbol with four dots.
        Power = "power",
    }
}

impl Side {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// Both sides with the symbol of the colour.
    pub const SYMBOLS: [Self; 2] = [Self::Symbol, Self::Power];

    /// The side that a face shows, and how much of it: for symbols what they count as swords.
    pub const fn of(face: Face) -> (Self, u8) {
        match face {
            Face::Blank => (Self::Blank, 0),
            Face::Coins(amount) => (Self::Coins, amount),
            Face::Feet(amount) => (Self::Feet, amount),
            Face::Credits(amount) => (Self::Credits, amount),
            Face::Symbol => (Self::Symbol, 1),
            Face::Power => (Self::Power, 2),
        }
    }

    /// As an index into an array with an entry for each.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// So many dice with this side, in a word with a count for each side.
    #[inline]
    pub(crate) const fn counted(self, count: u8) -> u64 {
        (count as u64) << (8 * self.index())
    }

    /// Does it show the symbol, with dots or without?
    #[inline]
    pub const fn is_symbol(self) -> bool {
        matches!(self, Self::Symbol | Self::Power)
    }
}

/// Which parts of its card a die can no longer give, one bit for each part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spent(u8);

impl Spent {
    /// How many parts a card can have at the most.
    pub const PARTS_MAX: usize = 3;

    /// How many different sets there are.
    pub const COUNT: usize = 1 << Self::PARTS_MAX;

    /// None of them.
    pub const NONE: Self = Self(0);

    /// All sets.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The set with these bits, if there are no others.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if (bits as usize) < Self::COUNT { Some(Self(bits)) } else { None }
    }

    /// The set as one bit for each part.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Is this part in the set?
    #[inline]
    pub const fn contains(self, part: u8) -> bool {
        self.0 & 1 << part != 0
    }

    /// The set with the parts of another one.
    #[inline]
    #[must_use]
    pub const fn with(self, parts: Self) -> Self {
        Self(self.0 | parts.0)
    }

    /// The set without the parts of another one.
    #[inline]
    #[must_use]
    pub const fn without(self, parts: Self) -> Self {
        Self(self.0 & !parts.0)
    }

    /// The parts of the set.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        bits(self.0.into())
    }

    /// Only this part.
    #[inline]
    pub const fn one(part: u8) -> Self {
        Self(1 << part)
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The places of the bits that are set.
#[inline]
fn bits(mut left: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = left.trailing_zeros() as u8;
        left &= left.checked_sub(1)?;
        Some(place)
    })
}

/// Small counts side by side in one word, so that all of them can be moved and looked at together.
pub(crate) mod words {
    /// The places of the counts that are not 0, with these counts: eight counts of a byte each.
    #[inline]
    pub fn counts(mut left: u64) -> impl Iterator<Item = (u8, u8)> {
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let place = left.trailing_zeros() / 8;
            let count = (left >> (8 * place)) as u8;
            left -= u64::from(count) << (8 * place);
            Some((place as u8, count))
        })
    }

    /// The sum of eight counts of a byte each.
    #[inline]
    pub const fn sum(word: u64) -> u32 {
        const EVERY_OTHER: u64 = 0x00ff_00ff_00ff_00ff;
        let pairs = (word & EVERY_OTHER) + (word >> 8 & EVERY_OTHER);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }
}

/// Dice of one zone: how many of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    counts: [u8; Cube::COUNT],
    /// How many there are.
    all: u8,
    /// One bit for each that is there.
    mask: u32,
}

impl Default for Dice {
    fn default() -> Self {
        Self::NONE
    }
}

impl Dice {
    /// No die.
    pub const NONE: Self = Self { counts: [0; Cube::COUNT], all: 0, mask: 0 };

    /// How many there are of one.
    #[inline]
    pub const fn of(&self, cube: Cube) -> u8 {
        self.counts[cube.index()]
    }

    /// More of one.
    #[inline]
    pub fn add(&mut self, cube: Cube, count: u8) {
        self.counts[cube.index()] += count;
        self.all += count;
        self.mask |= u32::from(count > 0) << cube.index();
    }

    /// Fewer of one.
    #[inline]
    pub fn remove(&mut self, cube: Cube, count: u8) {
        let left = &mut self.counts[cube.index()];
        *left -= count;
        self.all -= count;
        self.mask &= !(u32::from(*left == 0) << cube.index());
    }

    /// None of one any more; the answer is how many there were.
    #[inline]
    pub fn remove_all(&mut self, cube: Cube) -> u8 {
        let count = self.of(cube);
        self.remove(cube, count);
        count
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.all
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.all == 0
    }

    /// How many there are of the kinds of a set.
    #[inline]
    pub fn len_of(&self, kinds: DieSet) -> u8 {
        if kinds == DieSet::OWNED {
            return self.all - self.of(Cube::own(Die::FirstPlayer));
        }
        self.among(kinds).map(|cube| self.of(cube)).sum()
    }

    /// A single die.
    #[inline]
    pub fn one(cube: Cube) -> Self {
        let mut dice = Self::NONE;
        dice.add(cube, 1);
        dice
    }

    /// Adds all dice of another zone and leaves that one empty.
    #[inline]
    pub fn take_all(&mut self, from: &mut Self) {
        if self.is_empty() {
            *self = *from;
        } else {
            from.iter().for_each(|(cube, count)| self.add(cube, count));
        }
        *from = Self::NONE;
    }

    /// Which there are, with their number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Cube, u8)> + use<> {
        let counts = self.counts;
        bits(self.mask).map(move |place| (Cube(place), counts[usize::from(place)]))
    }

    /// Which there are of some kinds.
    #[inline]
    pub fn among(&self, kinds: DieSet) -> impl Iterator<Item = Cube> + use<> {
        bits(self.mask & places(kinds)).map(Cube)
    }

    /// Which own dice there are in any of these zones, but for the first-player die.
    #[inline]
    pub(crate) fn own_kinds_in<const N: usize>(zones: [&Self; N]) -> impl Iterator<Item = Cube> + use<N> {
        let own = u32::from(DieSet::OWNED.bits());
        bits(zones.iter().fold(0, |mask, zone| mask | zone.mask) & own).map(Cube)
    }

    /// Is there none of these kinds?
    #[inline]
    pub const fn has_none_of(&self, kinds: DieSet) -> bool {
        self.mask & places(kinds) == 0
    }

    /// Are there different dice of these kinds?
    #[inline]
    pub const fn has_several_of(&self, kinds: DieSet) -> bool {
        let there = self.mask & places(kinds);
        there & there.wrapping_sub(1) != 0
    }

    /// One bit for each that is there.
    #[inline]
    pub(crate) const fn mask(&self) -> u32 {
        self.mask
    }
}

/// One bit for each die of these kinds, own or borrowed.
#[inline]
const fn places(kinds: DieSet) -> u32 {
    let kinds = kinds.bits() as u32;
    kinds | kinds << Die::COUNT
}

/// One sort of die in the active zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shown {
    /// The die.
    pub cube: Cube,
    /// What it shows.
    pub side: Side,
    /// What of its card it can no longer give; nothing unless it shows a symbol.
    pub spent: Spent,
}

impl Shown {
    /// A die that shows this side and can give everything.
    #[inline]
    pub const fn new(cube: Cube, side: Side) -> Self {
        Self { cube, side, spent: Spent::NONE }
    }
}

/// Dice that show one symbol: how many there are with each set of spent parts, in four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Symbols(u32);

impl Symbols {
    const BITS: u32 = u32::BITS / Spent::COUNT as u32;

    #[inline]
    const fn some(spent: Spent, count: u8) -> u32 {
        (count as u32) << (Self::BITS * spent.0 as u32)
    }

    #[inline]
    const fn of(self, spent: Spent) -> u8 {
        (self.0 >> (Self::BITS * spent.0 as u32) & ((1 << Self::BITS) - 1)) as u8
    }

    /// How many there are.
    #[inline]
    const fn len(self) -> u8 {
        const EVERY_OTHER: u32 = 0x0f0f_0f0f;
        let pairs = (self.0 & EVERY_OTHER) + (self.0 >> Self::BITS & EVERY_OTHER);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Only those that can still give this part.
    #[inline]
    const fn with_open(self, part: u8) -> Self {
        const OPEN: [u32; Spent::PARTS_MAX] = [0x0f0f_0f0f, 0x00ff_00ff, 0x0000_ffff];
        Self(self.0 & OPEN[part as usize])
    }

    /// The largest set of spent parts among them, by its number.
    #[inline]
    fn most_spent(self) -> Option<Spent> {
        self.0.checked_ilog2().map(|bit| Spent((bit / Self::BITS) as u8))
    }

    #[inline]
    fn iter(mut self) -> impl Iterator<Item = (Spent, u8)> {
        std::iter::from_fn(move || {
            if self.0 == 0 {
                return None;
            }
            let spent = Spent((self.0.trailing_zeros() / Self::BITS) as u8);
            let count = self.of(spent);
            self.0 -= Self::some(spent, count);
            Some((spent, count))
        })
    }
}

const _: () = assert!((DICE_PER_COLOUR as u32) < 1 << Symbols::BITS, "a count of a symbol has room for all its dice");

/// What the active ones of a die show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Faces {
    /// How many show which of the sides without a symbol, which come first in [`Side::ALL`].
    plain: [u8; Side::Symbol as usize],
    /// How many show the symbol without dots, and with them.
    symbols: [Symbols; 2],
}

impl Faces {
    #[inline]
    const fn symbols(&self, side: Side) -> Symbols {
        self.symbols[matches!(side, Side::Power) as usize]
    }

    #[inline]
    fn symbols_mut(&mut self, side: Side) -> &mut Symbols {
        &mut self.symbols[usize::from(side == Side::Power)]
    }
}

/// The active zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Active {
    faces: [Faces; Cube::COUNT],
    /// The same dice, whatever they show.
    cubes: Dice,
    /// One bit for each that shows a symbol or credits: those that there may be something to decide about.
    loud: u32,
}

impl Default for Active {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Active {
    /// No die.
    pub const EMPTY: Self =
        Self { faces: [Faces { plain: [0; 4], symbols: [Symbols(0); 2] }; Cube::COUNT], cubes: Dice::NONE, loud: 0 };

    /// Adds dice.
    #[inline]
    pub fn add(&mut self, shown: Shown, count: u8) {
        let faces = &mut self.faces[shown.cube.index()];
        match shown.side {
            Side::Symbol | Side::Power => faces.symbols_mut(shown.side).0 += Symbols::some(shown.spent, count),
            plain => faces.plain[plain.index()] += count,
        }
        self.cubes.add(shown.cube, count);
        self.listen(shown.cube);
    }

    /// Takes dice out.
    #[inline]
    pub fn remove(&mut self, shown: Shown, count: u8) {
        let faces = &mut self.faces[shown.cube.index()];
        match shown.side {
            Side::Symbol | Side::Power => faces.symbols_mut(shown.side).0 -= Symbols::some(shown.spent, count),
            plain => faces.plain[plain.index()] -= count,
        }
        self.cubes.remove(shown.cube, count);
        self.listen(shown.cube);
    }

    /// Finds out again whether one of these dice shows a symbol or credits.
    #[inline]
    fn listen(&mut self, cube: Cube) {
        let Faces { plain: [.., credits], symbols: [normal, power] } = self.faces[cube.index()];
        let is_loud = u32::from(credits) | normal.0 | power.0 != 0;
        self.loud = self.loud & !(1 << cube.index()) | u32::from(is_loud) << cube.index();
    }

    /// Adds so many dice that show these sides: a count for each, as in [`words`].
    #[inline]
    pub(crate) fn add_sides(&mut self, cube: Cube, sides: u64, count: u8, spent: Spent) {
        let faces = &mut self.faces[cube.index()];
        faces.plain = (u32::from_le_bytes(faces.plain) + sides as u32).to_le_bytes();
        let [.., symbol, power, _, _] = sides.to_le_bytes();
        faces.symbols[0].0 += Symbols::some(spent, symbol);
        faces.symbols[1].0 += Symbols::some(spent, power);
        self.cubes.add(cube, count);
        self.listen(cube);
    }

    /// How many there are of one sort.
    #[inline]
    pub fn of(&self, shown: Shown) -> u8 {
        let faces = &self.faces[shown.cube.index()];
        match shown.side {
            Side::Symbol | Side::Power => faces.symbols(shown.side).of(shown.spent),
            plain => faces.plain[plain.index()],
        }
    }

    /// How many there are, whatever they show.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.cubes.len()
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.cubes.is_empty()
    }

    /// How many there are of a kind, whatever they show.
    #[inline]
    pub const fn of_kind(&self, die: Die) -> u8 {
        self.cubes.of(Cube::own(die)) + self.cubes.of(Cube::borrowed(die))
    }

    /// How many there are of one die, whatever it shows.
    #[inline]
    pub const fn of_cube(&self, cube: Cube) -> u8 {
        self.cubes.of(cube)
    }

    /// All dice, whatever they show.
    #[inline]
    pub const fn cubes(&self) -> &Dice {
        &self.cubes
    }

    /// The kinds that are there.
    pub fn kinds(&self) -> DieSet {
        self.cubes.iter().fold(DieSet::NONE, |set, (cube, _)| set.with(cube.die()))
    }

    /// How many dice of a kind show this side.
    #[inline]
    pub const fn showing(&self, die: Die, side: Side) -> u8 {
        self.cube_showing(Cube::own(die), side) + self.cube_showing(Cube::borrowed(die), side)
    }

    /// How many of one die show this side.
    #[inline]
    pub const fn cube_showing(&self, cube: Cube, side: Side) -> u8 {
        let faces = &self.faces[cube.index()];
        match side {
            Side::Symbol | Side::Power => faces.symbols(side).len(),
            plain => faces.plain[plain.index()],
        }
    }

    /// Which dice of some kinds show a symbol or credits.
    #[inline]
    pub(crate) fn loud_among(&self, kinds: DieSet) -> impl Iterator<Item = Cube> + use<> {
        bits(self.loud & places(kinds)).map(Cube)
    }

    /// Does one of these dice show a symbol or credits?
    #[inline]
    pub(crate) const fn is_loud(&self, cube: Cube) -> bool {
        self.loud & 1 << cube.index() != 0
    }

    /// Does none of these kinds show a symbol or credits?
    #[inline]
    pub(crate) const fn is_quiet(&self, kinds: DieSet) -> bool {
        self.loud & places(kinds) == 0
    }

    /// All sorts that are there, with their number.
    pub fn iter(&self) -> impl Iterator<Item = (Shown, u8)> {
        self.cubes.iter().flat_map(move |(cube, _)| {
            let plain = Side::ALL.into_iter().zip(self.faces[cube.index()].plain);
            let plain = plain.map(move |(side, count)| (Shown::new(cube, side), count)).filter(|&(_, count)| count > 0);
            plain.chain(self.symbols_of(cube))
        })
    }

    /// All sorts of one colour that show a symbol, with their number.
    #[inline]
    pub fn symbols(&self, colour: Colour) -> impl Iterator<Item = (Shown, u8)> {
        [Cube::own(colour.die()), Cube::borrowed(colour.die())].into_iter().flat_map(|cube| self.symbols_of(cube))
    }

    /// All sorts of one die that show a symbol, with their number.
    #[inline]
    pub(crate) fn symbols_of(&self, cube: Cube) -> impl Iterator<Item = (Shown, u8)> + use<> {
        let faces = self.faces[cube.index()];
        let there = Side::SYMBOLS.into_iter().filter(move |_| faces.symbols != [Symbols(0); 2]);
        there.flat_map(move |side| {
            faces.symbols(side).iter().map(move |(spent, count)| (Shown { cube, side, spent }, count))
        })
    }

    /// Of the dice that show this symbol, the sort with the most parts spent.
    #[inline]
    pub fn most_spent(&self, cube: Cube, side: Side) -> Option<Shown> {
        self.faces[cube.index()].symbols(side).most_spent().map(|spent| Shown { cube, side, spent })
    }

    /// Of the dice that show this symbol and can still give a part, the sort with the most parts spent.
    #[inline]
    pub fn open_sort(&self, cube: Cube, side: Side, part: u8) -> Option<Shown> {
        let open = self.faces[cube.index()].symbols(side).with_open(part);
        open.most_spent().map(|spent| Shown { cube, side, spent })
    }

    /// Changes which parts are spent on all of these dice that show a symbol.
    #[inline]
    pub fn respend(&mut self, cube: Cube, change: impl Fn(Spent) -> Spent) {
        for symbols in &mut self.faces[cube.index()].symbols {
            *symbols = Symbols(symbols.iter().map(|(spent, count)| Symbols::some(change(spent), count)).sum());
        }
    }

    /// Empties the zone for the kinds of a set into another one.
    #[inline]
    pub fn discard(&mut self, kinds: DieSet, into: &mut Dice) {
        for cube in self.cubes.among(kinds) {
            into.add(cube, self.cubes.remove_all(cube));
            self.faces[cube.index()] = Faces::default();
        }
        self.loud &= !places(kinds);
    }
}

/// One die of a player, wherever it lies: what is pointed at when a die is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "PickText"))]
#[serde(try_from = "PickText", into = "PickText")]
pub struct Pick {
    /// Where it lies.
    pub zone: Zone,
    /// The die.
    pub cube: Cube,
    /// In the active zone: what it shows. Elsewhere: blank.
    pub side: Side,
    /// In the active zone: the parts of its card that are spent.
    pub spent: Spent,
}

impl Pick {
    /// A die that does not lie in the active zone.
    #[inline]
    pub const fn new(zone: Zone, cube: Cube) -> Self {
        Self { zone, cube, side: Side::Blank, spent: Spent::NONE }
    }

    /// A die in the active zone.
    #[inline]
    pub const fn active(shown: Shown) -> Self {
        Self { zone: Zone::Active, cube: shown.cube, side: shown.side, spent: shown.spent }
    }

    /// The sort of an active die.
    #[inline]
    pub const fn shown(self) -> Shown {
        Shown { cube: self.cube, side: self.side, spent: self.spent }
    }
}
