//! Tracks: cells, what they do, what lies next to what, and how far along the course they are.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

/// The most cells that a track can have.
pub const MAX_CELLS: usize = 250;

/// The most cells with a movement effect that a track can have.
pub const MAX_MOVEMENT_CELLS: usize = 16;

/// One of the four tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TrackId(u8);

impl TrackId {
    /// The words for them in the data and the locale files, in order.
    pub const NAMES: [&'static str; 4] =
        ["nothing-goes-right", "ahead-of-the-curve", "testing-the-waters", "still-waters-run-deep"];

    /// All of them.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    /// The track with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|track| track.name() == name)
    }

    /// As an index into an array with an entry for each track.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A cell of a track, by its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CellId(pub u8);

impl CellId {
    /// The start of every track.
    pub const START: Self = Self(0);
    /// The finish of every track.
    pub const FINISH: Self = Self(1);

    /// As an index into an array with an entry for each cell.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cells of one track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet([u64; 4]);

impl CellSet {
    /// No cell.
    pub const NONE: Self = Self([0; 4]);

    /// Puts a cell in.
    #[inline]
    pub const fn insert(&mut self, cell: CellId) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Takes a cell out.
    #[inline]
    pub const fn remove(&mut self, cell: CellId) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// Is this cell in the set?
    #[inline]
    pub const fn contains(self, cell: CellId) -> bool {
        self.0[cell.index() / 64] & 1 << (cell.index() % 64) != 0
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn among(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// How many cells.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Is there no cell in it?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// The cells in the set, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = CellId> {
        let mut left = self.0;
        (0..4_u8).flat_map(move |word| {
            std::iter::from_fn(move || {
                let bits = &mut left[usize::from(word)];
                let bit = bits.trailing_zeros();
                *bits &= bits.checked_sub(1)?;
                Some(CellId(word * 64 + bit as u8))
            })
        })
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.0)).finish()
    }
}

impl FromIterator<CellId> for CellSet {
    fn from_iter<I: IntoIterator<Item = CellId>>(cells: I) -> Self {
        let mut set = Self::NONE;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

/// The movement effects of one track that a runner has used this round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct UsedMovement(u16);

impl UsedMovement {
    /// None.
    pub const NONE: Self = Self(0);

    /// Has the effect with this number been used?
    #[inline]
    pub const fn contains(self, index: u8) -> bool {
        self.0 & 1 << index != 0
    }

    /// The set with this effect in it.
    #[inline]
    #[must_use]
    pub const fn with(self, index: u8) -> Self {
        Self(self.0 | 1 << index)
    }

    /// Are all of these in the other set, too?
    #[inline]
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

/// A square of the drawing: columns are half a cell wide, so neighbours in a row are two columns apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tile {
    /// From the top, beginning with 0.
    pub row: u8,
    /// From the left, beginning with 0, in half cells.
    pub column: u8,
}

/// A bonus of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Gain so many credits.
    Credits(u8),
    /// Gain one fan with the full reward.
    Fan,
    /// Lose up to so many dice.
    LoseDie(u8),
    /// Gain a die that costs at most this, or any die.
    GainDie {
        /// How dear it may be.
        max_cost: Option<u8>,
    },
}

/// The bonuses of a cell: one or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bonuses {
    pub(crate) first: Bonus,
    pub(crate) second: Option<Bonus>,
}

impl Bonuses {
    /// How many a cell can have.
    pub const MAX: usize = 2;

    /// They, in the order in which they are printed.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Bonus> {
        std::iter::once(self.first).chain(self.second)
    }
}

engine::words! {
    /// What a shortcut is paid with.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Currency {
        /// Coins and credits.
        Money = "money",
        Feet = "feet",
    }
}

engine::words! {
    /// Where a cell lies as seen from another one.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Direction {
        North = "north",
        NorthEast = "north-east",
        East = "east",
        SouthEast = "south-east",
        South = "south",
        SouthWest = "south-west",
        West = "west",
        NorthWest = "north-west",
    }
}

/// A movement effect: jump to another cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    /// What it is paid with.
    pub currency: Currency,
    /// Its price.
    pub cost: u8,
    /// Where it ends.
    pub to: CellId,
    /// The letter on both of its ends.
    pub symbol: char,
}

/// What a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellKind {
    /// The large cell where a lap begins.
    Start,
    /// The large cell where a lap ends.
    Finish,
    /// Nothing special.
    Plain,
    /// Only for water feet.
    Water,
    /// Gives something to those who end their move here.
    Bonus(Bonuses),
    /// A movement effect: jump ahead for a price.
    Shortcut(Shortcut),
    /// A movement effect: doubles the feet that are left.
    Jetpack,
}

/// A cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Its name in the data, such as `r04c11`.
    pub name: Box<str>,
    /// What it is.
    pub kind: CellKind,
    /// How many red lines lie between the start and it.
    pub red: u8,
    /// How far along it is: feet from the start by land. A cell that cannot be reached by land has the value of the
    /// nearest cell that can, the smallest if there are several.
    pub progress: u8,
    /// Feet to the finish by land, where there is such a way.
    pub to_finish: Option<u8>,
    /// Feet to the finish for a runner that may enter water everywhere.
    pub to_finish_with_water: u8,
    /// Its number among the cells with a movement effect, if it has one.
    pub movement: Option<u8>,
    /// The letter of the shortcut that ends here, if one does.
    pub exit_of: Option<char>,
    /// Where it is drawn.
    pub tiles: Box<[Tile]>,
    /// Where its neighbours stand in the list of all neighbours.
    pub(crate) neighbours: (u16, u16),
}

impl Cell {
    /// Where another cell lies, by those of their squares that are closest; nowhere if both are in one place.
    pub fn direction_to(&self, other: &Self) -> Option<Direction> {
        let apart = |(from, to): &(Tile, Tile)| from.row.abs_diff(to.row) + from.column.abs_diff(to.column);
        let pairs = self.tiles.iter().flat_map(|&from| other.tiles.iter().map(move |&to| (from, to)));
        let (from, to) = pairs.min_by_key(apart)?;
        match (to.row.cmp(&from.row), to.column.cmp(&from.column)) {
            (Ordering::Less, Ordering::Equal) => Some(Direction::North),
            (Ordering::Less, Ordering::Greater) => Some(Direction::NorthEast),
            (Ordering::Equal, Ordering::Greater) => Some(Direction::East),
            (Ordering::Greater, Ordering::Greater) => Some(Direction::SouthEast),
            (Ordering::Greater, Ordering::Equal) => Some(Direction::South),
            (Ordering::Greater, Ordering::Less) => Some(Direction::SouthWest),
            (Ordering::Equal, Ordering::Less) => Some(Direction::West),
            (Ordering::Less, Ordering::Less) => Some(Direction::NorthWest),
            (Ordering::Equal, Ordering::Equal) => None,
        }
    }
}

/// A track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The one of the four that it is.
    pub id: TrackId,
    /// Nobody knows whether the box has it so.
    pub reconstructed: bool,
    /// The red lines of a lap.
    pub red_lines: u8,
    /// Feet of the shortest lap by land.
    pub lap_length: u8,
    /// Feet of the shortest lap for a runner that may enter water everywhere.
    pub lap_length_with_water: u8,
    /// Places that are no cells, for drawing.
    pub walls: Box<[Tile]>,
    /// The cells that are water.
    pub water: CellSet,
    /// The cells with a bonus.
    pub bonuses: CellSet,
    pub(crate) cells: Box<[Cell]>,
    pub(crate) neighbours: Box<[CellId]>,
    /// For each cell what it touches, in both directions: unlike a runner, a distance does not care about the one-way
    /// entry into the finish.
    pub(crate) touching: Box<[CellSet]>,
    pub(crate) movement: Box<[CellId]>,
}

impl Track {
    /// A cell.
    #[inline]
    pub fn cell(&self, cell: CellId) -> &Cell {
        &self.cells[cell.index()]
    }

    /// All cells with their numbers: the start, the finish, then the others in the order of the data.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = (CellId, &Cell)> {
        self.cells.iter().enumerate().map(|(index, cell)| (CellId(index as u8), cell))
    }

    /// The cell with this name.
    pub fn cell_named(&self, name: &str) -> Option<CellId> {
        self.cells().find(|(_, cell)| &*cell.name == name).map(|(id, _)| id)
    }

    /// The cells that a runner can step to from here. The finish has none: what comes then is up to the
    /// [course](crate::Course).
    #[inline]
    pub fn neighbours(&self, cell: CellId) -> &[CellId] {
        let (from, to) = self.cells[cell.index()].neighbours;
        &self.neighbours[usize::from(from)..usize::from(to)]
    }

    /// One shortest way by land from the start to the finish, both included, as straight as can be.
    pub fn lap(&self) -> impl Iterator<Item = CellId> {
        let mut heading = None;
        std::iter::successors(Some(CellId::START), move |&at| {
            let left = self.cell(at).to_finish?.checked_sub(1)?;
            let nearer = |next: &&CellId| self.cell(**next).to_finish == Some(left);
            let bends = |next: &&CellId| self.cell(at).direction_to(self.cell(**next)) != heading;
            let next = *self.neighbours(at).iter().filter(nearer).min_by_key(bends)?;
            heading = self.cell(at).direction_to(self.cell(next));
            Some(next)
        })
    }

    /// The cells with a movement effect, by the numbers that [`UsedMovement`] holds.
    #[inline]
    pub fn movement_cells(&self) -> &[CellId] {
        &self.movement
    }

    /// Is it water?
    #[inline]
    pub fn is_water(&self, cell: CellId) -> bool {
        self.water.contains(cell)
    }

    /// The cells that are one to `distance` steps away over any cells, water, start and finish included. Start and
    /// finish do not touch each other, even where they share their squares.
    ///
    /// ```
    /// use cubitos::{CellId, Tables, TrackId};
    /// let track = Tables::standard().track(TrackId::named("testing-the-waters").unwrap());
    /// let near = track.within(CellId::START, 1);
    /// assert_eq!(near.len(), 5);
    /// ```
    pub fn within(&self, cell: CellId, distance: u8) -> CellSet {
        let mut near = CellSet::NONE;
        near.insert(cell);
        for _ in 0..distance {
            near = near.iter().fold(near, |near, cell| near.union(self.touching[cell.index()]));
        }
        near.remove(cell);
        near
    }
}
