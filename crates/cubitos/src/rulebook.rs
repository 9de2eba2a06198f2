//! The tables of a race as the rules ask for them: what cards do at which moment, what dice can show, what cells are called.

use std::fmt;
use std::sync::LazyLock;

use engine::Invalid;
use serde::{Deserialize, Serialize};

use crate::cube::{Cube, Dice, Side};
use crate::data::{Replacement, check};
use crate::dice::{Colour, Die, DieSet, FACES};
use crate::operation::Operation;
use crate::program::{Occasion, Program};
use crate::tables::{CardId, Tables};
use crate::track::{Cell, CellId, CellSet, Track, TrackId};

/// A cell by its name, which says where it lies, as in `r04c11`: row 4 from the top, column 11 in half cells.
///
/// ```
/// use cubitos::CellName;
/// let json = serde_json::to_string(&CellName::START).unwrap();
/// assert_eq!(json, r#""start""#);
/// assert_eq!(serde_json::from_str::<CellName>(r#""r04c11""#).unwrap().to_string(), "r04c11");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct CellName {
    row: u8,
    column: u8,
}

impl CellName {
    /// The start.
    pub const START: Self = Self { row: u8::MAX - 1, column: 0 };
    /// The finish.
    pub const FINISH: Self = Self { row: u8::MAX, column: 0 };

    /// Row and column, counted from the upper left; the start and the finish have none.
    pub const fn place(self) -> Option<(u8, u8)> {
        if self.row >= Self::START.row { None } else { Some((self.row, self.column)) }
    }
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::START => f.write_str("start"),
            Self::FINISH => f.write_str("finish"),
            Self { row, column } => write!(f, "r{row:02}c{column:02}"),
        }
    }
}

impl From<CellName> for String {
    fn from(name: CellName) -> Self {
        name.to_string()
    }
}

impl TryFrom<String> for CellName {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_str() {
            "start" => return Ok(Self::START),
            "finish" => return Ok(Self::FINISH),
            _ => {}
        }
        let parse = || {
            let (row, column) = text.strip_prefix('r')?.split_once('c')?;
            let name = Self { row: row.parse().ok()?, column: column.parse().ok()? };
            (name.row < Self::START.row && name.to_string() == text).then_some(name)
        };
        parse().ok_or_else(|| format!("'{text}' is no cell; a cell is written as start, finish or r04c11"))
    }
}

/// Tables, checked and arranged for play.
#[derive(Debug)]
pub struct Rulebook {
    /// The data.
    pub tables: Tables,
    /// What of the built-in data is replaced; nothing in the built-in book.
    replacement: Replacement,
    programs: [Program; CardId::COUNT],
    /// For each kind of die, by the number that a throw gives: the side, counted once. No throw gives 0 or 7.
    thrown: [[u64; FACES + 2]; Die::COUNT],
    /// The sides that a die has, with all bits of their counts.
    sides: [u64; Die::COUNT],
    /// For each kind of die and each side: on how many of its faces it is, and how much it shows.
    faces: [[(u8, u8); Side::COUNT]; Die::COUNT],
    /// Dice with credits on them.
    pub(crate) credit_dice: DieSet,
    maps: [Map; TrackId::ALL.len()],
}

/// The cells of a track as decisions name them.
#[derive(Debug, Default)]
struct Map {
    names: Box<[CellName]>,
    /// The cells by row and column.
    places: Box<[Option<CellId>]>,
    columns: usize,
    /// What each cell is next to.
    neighbours: Box<[Box<[Neighbour]>]>,
    /// Which of these are nearer to the finish, and on land or on the way out of the water.
    forward: Box<[CellSet]>,
    /// How far the finish is from each cell, without water feet and with them.
    to_finish: Box<[[ToFinish; 2]]>,
}

/// How far the finish is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToFinish {
    /// The feet: by land, from the shore, or through the water.
    pub feet: u8,
    /// The water in between.
    pub water: Water,
}

/// The water that a runner is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Water {
    /// It can swim through it.
    Open,
    /// It cannot, but the shore is near.
    Shore,
    /// It cannot, and no shore is near.
    Deep,
    /// None.
    None,
}

impl ToFinish {
    fn of(track: &Track, at: CellId, swims: bool) -> Self {
        let cell = track.cell(at);
        let shore = || track.neighbours(at).iter().filter_map(|&next| track.cell(next).to_finish).min();
        let (feet, water) = match (cell.to_finish, swims) {
            (Some(feet), _) => (feet, Water::None),
            (None, true) => (cell.to_finish_with_water, Water::Open),
            (None, false) => shore().map_or((cell.to_finish_with_water, Water::Deep), |feet| (feet, Water::Shore)),
        };
        Self { feet, water }
    }
}

/// A cell next to another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// Its name.
    pub name: CellName,
    /// Is it water?
    pub is_water: bool,
}

impl Map {
    fn new(track: &Track) -> Result<Self, Invalid> {
        let wrong = |message| Invalid::new(format!("tracks[{}].cells", track.id.name()), message);
        let name = |(_, cell): (CellId, &Cell)| CellName::try_from(cell.name.to_string()).map_err(wrong);
        let names = track.cells().map(name).collect::<Result<Box<[_]>, _>>()?;
        // By land where there is a way by land, otherwise as the swimmer goes.
        let distance = |cell: CellId| {
            let cell = track.cell(cell);
            cell.to_finish.unwrap_or(cell.to_finish_with_water)
        };
        let is_forward = |from: CellId, cell: CellId| {
            let (swims, is_water) = (track.is_water(from), track.is_water(cell));
            (swims && !is_water) || (swims == is_water && distance(cell) < distance(from))
        };
        let ahead = |from| track.neighbours(from).iter().copied().filter(|&cell| is_forward(from, cell)).collect();
        let forward = track.cells().map(|(from, _)| ahead(from)).collect();
        let neighbour = |&cell: &CellId| Neighbour { name: names[cell.index()], is_water: track.is_water(cell) };
        let around = |from| track.neighbours(from).iter().map(neighbour).collect();
        let neighbours = track.cells().map(|(from, _)| around(from)).collect();
        let to_finish =
            track.cells().map(|(at, _)| [false, true].map(|swims| ToFinish::of(track, at, swims))).collect();
        let mut map = Self { places: Box::default(), columns: 0, neighbours, forward, to_finish, names };
        map.place();
        Ok(map)
    }

    /// Arranges the cells by row and column.
    fn place(&mut self) {
        let end = |of: fn((u8, u8)) -> u8| {
            self.names.iter().filter_map(|name| name.place()).map(of).max().map_or(0, |last| usize::from(last) + 1)
        };
        let rows = end(|(row, _)| row);
        self.columns = end(|(_, column)| column);
        self.places = vec![None; rows * self.columns].into();
        for (index, name) in self.names.iter().enumerate() {
            if let Some((row, column)) = name.place() {
                self.places[usize::from(row) * self.columns + usize::from(column)] = Some(CellId(index as u8));
            }
        }
    }

    /// The cell with this name.
    #[inline]
    fn cell(&self, name: CellName) -> Option<CellId> {
        match name {
            CellName::START => Some(CellId::START),
            CellName::FINISH => Some(CellId::FINISH),
            CellName { row, column } if usize::from(column) < self.columns => {
                *self.places.get(usize::from(row) * self.columns + usize::from(column))?
            }
            _ => None,
        }
    }
}

/// How many parts a throw is cut into where odds are multiplied.
const FINER: u64 = 1 << 32;

impl Rulebook {
    /// The built-in one.
    pub fn standard() -> &'static Self {
        static STANDARD: LazyLock<Rulebook> = LazyLock::new(|| {
            let tables = check::standard().expect("the built-in data are checked by tests");
            Rulebook::arrange(tables, Replacement::default()).expect("the built-in cards can be played")
        });
        &STANDARD
    }

    /// The built-in one with parts replaced, or what in them cannot be played.
    pub(crate) fn replaced(replacement: &Replacement) -> Result<Self, Invalid> {
        Self::arrange(check::replaced(replacement)?, replacement.clone())
    }

    /// What this book replaces in the built-in data.
    pub fn replacement(&self) -> &Replacement {
        &self.replacement
    }

    fn arrange(tables: Tables, replacement: Replacement) -> Result<Self, Invalid> {
        let mut programs = [Program::default(); CardId::COUNT];
        for card in CardId::all() {
            programs[card.index()] = Program::new(card.colour(), tables.card(card).abilities())
                .map_err(|invalid| invalid.inside(&format!("cards[{}]", card.name())))?;
        }
        let mut thrown = [[0; FACES + 2]; Die::COUNT];
        let mut faces = [[(0, 0); Side::COUNT]; Die::COUNT];
        for die in Die::ALL {
            for (index, face) in tables.faces(die).iter().enumerate() {
                let (side, amount) = Side::of(*face);
                thrown[die.index()][index + 1] = side.counted(1);
                let (count, shown) = &mut faces[die.index()][side.index()];
                let wrong = |message: &str| Invalid::new(format!("dice[{}].faces[{index}]", die.name()), message);
                if *count > 0 && *shown != amount {
                    return Err(wrong(
                        "shows another amount than a face of the same kind; a die has one amount of each",
                    ));
                }
                if side.is_symbol() && die.colour().is_none() {
                    return Err(wrong("is a symbol, which this die has no card for"));
                }
                (*count, *shown) = (*count + 1, amount);
            }
        }
        let mut maps: [Map; TrackId::ALL.len()] = Default::default();
        for track in TrackId::ALL {
            maps[track.index()] = Map::new(tables.track(track))?;
        }
        let shows_credits = |die: &Die| faces[die.index()][Side::Credits.index()].0 > 0;
        let credit_dice = Die::ALL.into_iter().filter(shows_credits).fold(DieSet::NONE, DieSet::with);
        let sides = thrown.map(|sides| sides.iter().fold(0, |set, side| set | (side * 0xff)));
        Ok(Self { tables, replacement, programs, thrown, sides, faces, credit_dice, maps })
    }

    /// What a card does.
    #[inline]
    pub fn program(&self, card: CardId) -> &Program {
        &self.programs[card.index()]
    }

    /// What dice of a kind show that were thrown with these numbers: a count for each side.
    #[inline]
    pub(crate) fn thrown(&self, die: Die, numbers: &[u8]) -> u64 {
        let sides = &self.thrown[die.index()];
        numbers.iter().map(|&number| sides[usize::from(number) % sides.len()]).sum()
    }

    /// The sides that a die has, with all bits of their counts.
    #[inline]
    pub(crate) fn sides(&self, die: Die) -> u64 {
        self.sides[die.index()]
    }

    /// How often in so many throws all of these dice show a blank.
    pub(crate) fn misses_per(&self, throws: u64, dice: &Dice) -> u64 {
        (self.fine_misses(throws, dice) + FINER / 2) / FINER
    }

    /// The same in a thousand throws. It is cut off, so that whoever rounds it to percent rounds only once.
    pub fn misses_per_thousand(&self, dice: &Dice) -> u16 {
        // More than the divisions can have lost, and far less than would be seen.
        const LOST: u64 = 1 << 12;
        ((self.fine_misses(1_000, dice) + LOST) / FINER) as u16
    }

    /// Kept finer than the result, so that rounding after each die does no harm.
    fn fine_misses(&self, throws: u64, dice: &Dice) -> u64 {
        let blank = |cube: Cube| u64::from(self.faces_with(cube.die(), Side::Blank));
        dice.iter().fold(throws * FINER, |misses, (cube, count)| {
            (0..count).fold(misses, |misses, _| misses / FACES as u64 * blank(cube))
        })
    }

    /// On how many faces of a die a side is.
    #[inline]
    pub fn faces_with(&self, die: Die, side: Side) -> u8 {
        self.faces[die.index()][side.index()].0
    }

    /// How many coins, feet or credits a side of a die shows.
    #[inline]
    pub fn amount(&self, die: Die, side: Side) -> u8 {
        self.faces[die.index()][side.index()].1
    }

    /// The name of a cell.
    #[inline]
    pub fn name(&self, track: TrackId, cell: CellId) -> CellName {
        self.maps[track.index()].names[cell.index()]
    }

    /// The cells next to a cell.
    #[inline]
    pub fn neighbours(&self, track: TrackId, cell: CellId) -> &[Neighbour] {
        &self.maps[track.index()].neighbours[cell.index()]
    }

    /// The cells next to a cell that are nearer to the finish, and on land or on the way out of the water.
    #[inline]
    pub fn forward(&self, track: TrackId, cell: CellId) -> &CellSet {
        &self.maps[track.index()].forward[cell.index()]
    }

    /// How far the finish is from a cell, with water feet or without.
    #[inline]
    pub fn to_finish(&self, track: TrackId, cell: CellId, swims: bool) -> ToFinish {
        self.maps[track.index()].to_finish[cell.index()][usize::from(swims)]
    }

    /// The cell with this name.
    #[inline]
    pub fn cell(&self, track: TrackId, name: CellName) -> Option<CellId> {
        self.maps[track.index()].cell(name)
    }
}

engine::bit_set! {
    /// A set of colours.
    pub struct Colours(u8) of Colour: |colour| colour as u8, |number| Colour::ALL[number as usize];
}

impl Colours {
    /// One bit for each colour.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The dice of these colours.
    #[inline]
    pub const fn dice(self) -> DieSet {
        DieSet::from_bits((self.0 as u16) << Die::Red as u16)
    }
}

/// The colours whose cards have a say at a moment, so that the others need not be looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Index {
    /// Between two pushes.
    pub decide: Colours,
    /// In step 4.
    pub abilities: Colours,
    /// As soon as the die becomes active.
    pub now: Colours,
    /// After a push.
    pub push: Colours,
    /// Symbols that force a push.
    pub must_push: Colours,
    /// Dice that have to be lost.
    pub lose_self: Colours,
    /// Dice that may be rolled again with a push.
    pub returns: Colours,
    /// Dice that prevent a bust.
    pub rescue: Colours,
    /// Dice that soften a bust.
    pub keeps: Colours,
    /// Dice that act after the move.
    pub nearby: Colours,
    /// Dice with a duty.
    pub duty: Colours,
    /// Dice that let their owner borrow another one.
    pub borrows: Colours,
    /// Dice that bring a die from the supply.
    pub supply: Colours,
    /// Dice that have a say in step 4.
    pub step_4: DieSet,
    /// Dice that something can be forfeited of when the moment is over.
    pub window: DieSet,
    /// What a die of each colour costs.
    pub costs: [u8; 8],
    /// What the cheapest of them costs.
    pub cost_min: u8,
}

impl Index {
    /// The colours of which something could be used on an occasion.
    #[inline]
    pub(crate) const fn usable_at(&self, occasion: Occasion) -> Colours {
        match occasion {
            Occasion::BetweenRolls => self.now,
            Occasion::Decide => self.decide,
            Occasion::Abilities => self.abilities,
            Occasion::AfterMove => self.nearby,
        }
    }

    /// The index of these eight cards.
    pub fn new(book: &Rulebook, cards: &[CardId; 8]) -> Self {
        let with = |has: &dyn Fn(&Program) -> bool| -> Colours {
            cards.iter().filter(|card| has(book.program(**card))).map(|card| card.colour()).collect()
        };
        let index = Self {
            decide: with(&|program| !program.usable_at(Occasion::Decide).is_empty()),
            abilities: with(&|program| !program.usable_at(Occasion::Abilities).is_empty()),
            now: with(&|program| !program.now.is_empty()),
            push: with(&|program| !program.push.is_empty()),
            must_push: with(&|program| program.must_push.is_some()),
            lose_self: with(&|program| program.lose_self.is_some()),
            returns: with(&|program| program.returns.is_some()),
            rescue: with(&|program| program.rescue.is_some()),
            keeps: with(&|program| program.keeps.is_some()),
            nearby: with(&|program| !program.nearby.is_empty()),
            duty: with(&|program| !program.duty.is_empty()),
            borrows: with(&|program| program.has(|operation| matches!(operation, Operation::BorrowDie { .. }))),
            supply: with(&|program| program.has(|operation| operation.traits().takes_from_supply)),
            ..Self::default()
        };
        let costs = cards.map(|card| book.tables.card(card).cost);
        Self {
            step_4: index.abilities.dice().union(index.lose_self.dice()),
            window: index.now.dice().union(index.push.dice()),
            costs,
            cost_min: costs.into_iter().min().unwrap_or(0),
            ..index
        }
    }
}
