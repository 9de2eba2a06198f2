//! A player's board: thirty spaces in five rows, one for each die.

use engine::Invalid;
use serde::{Deserialize, Serialize};

use crate::location::Location::{Cave, Forest, Militia, Mountain, SmallHouse, Traveller};
use crate::location::{Location, Points, Type};

engine::words! {
    /// The colour of a die and of its row, as the rows lie from top to bottom.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Colour {
        White = "white",
        Yellow = "yellow",
        Red = "red",
        Blue = "blue",
        Black = "black",
    }
}

impl Colour {
    /// The number of the row, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The spaces of the row.
    #[inline]
    pub const fn row(self) -> Spaces {
        Spaces(0b11_1111 << (COLUMNS * self as u8))
    }
}

/// Columns of a city, as many as a die has faces.
pub const COLUMNS: u8 = 6;

/// What is printed on every board.
#[rustfmt::skip]
pub const PRINTED: [Location; Space::COUNT] = [
    Forest,   Mountain,   Cave,      Forest,    Mountain,   Cave,
    Mountain, Militia,    SmallHouse, Traveller, Militia,   Forest,
    Cave,     Militia,    Traveller, Militia,   SmallHouse, Mountain,
    Forest,   SmallHouse, Militia,   Traveller, Militia,    Cave,
    Mountain, Cave,       Forest,    Mountain,  Cave,       Forest,
];

/// One space of a city, written as row and column: `red-4`.
///
/// ```
/// use dice_city::{Colour, Space};
/// let space = Space::new(Colour::Red, 4).unwrap();
/// assert_eq!(serde_json::to_string(&space).unwrap(), "\"red-4\"");
/// assert_eq!(Space::new(Colour::Red, 7), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "&'static str")]
pub struct Space(u8);

const SPACE_NAMES: [&str; Space::COUNT] = [
    "white-1", "white-2", "white-3", "white-4", "white-5", "white-6", "yellow-1", "yellow-2", "yellow-3", "yellow-4",
    "yellow-5", "yellow-6", "red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "blue-1", "blue-2", "blue-3",
    "blue-4", "blue-5", "blue-6", "black-1", "black-2", "black-3", "black-4", "black-5", "black-6",
];

impl Space {
    /// How many a city has.
    pub const COUNT: usize = 30;

    /// The space in this row and column, if there is such a column.
    #[inline]
    pub const fn new(row: Colour, column: u8) -> Option<Self> {
        if column >= 1 && column <= COLUMNS { Some(Self::at(row, column)) } else { None }
    }

    /// The space in this row and in a column from 1 to 6.
    #[inline]
    pub(crate) const fn at(row: Colour, column: u8) -> Self {
        Self(row as u8 * COLUMNS + column - 1)
    }

    /// All of them, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its row.
    #[inline]
    pub const fn row(self) -> Colour {
        Colour::ALL[(self.0 / COLUMNS) as usize]
    }

    /// Its column, from 1.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS + 1
    }

    /// Its number, row by row from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Row and column as one word.
    pub const fn name(self) -> &'static str {
        SPACE_NAMES[self.0 as usize]
    }

    /// What the board shows there.
    #[inline]
    pub const fn printed(self) -> Location {
        PRINTED[self.0 as usize]
    }
}

impl From<Space> for &'static str {
    fn from(space: Space) -> Self {
        space.name()
    }
}

impl TryFrom<String> for Space {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let index = SPACE_NAMES.iter().position(|&known| known == name);
        index
            .map(|index| Self(index as u8))
            .ok_or_else(|| format!("'{name}' is no space: a row and a column from 1 to 6, as in red-4"))
    }
}

engine::bit_set! {
    /// A set of spaces, row by row.
    pub struct Spaces(u32) of Space: |space| space.0, |number| Space(number);
}

impl Spaces {
    /// The whole city.
    pub const ALL: Self = Self((1 << Space::COUNT) - 1);

    /// Puts `space` in or takes it out.
    #[inline]
    pub const fn set(&mut self, space: Space, is_in: bool) {
        *self = self.without(space).with_if(space, is_in);
    }
}

/// What lies on the thirty spaces. Beside the topmost locations it keeps what follows from them and is asked for often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct City {
    tops: [Location; Space::COUNT],
    /// Spaces with a card on them.
    cards: Spaces,
    /// Those of them with a deactivation token.
    deactivated: Spaces,
    cultural: Spaces,
    cathedrals: Spaces,
    /// Spaces with a card that protects its row.
    walls: Spaces,
    /// Fixed points of all cards.
    points: u16,
}

impl City {
    /// A board without cards.
    pub const FRESH: Self = Self {
        tops: PRINTED,
        cards: Spaces::NONE,
        deactivated: Spaces::NONE,
        cultural: Self::printed_cultural(),
        cathedrals: Spaces::NONE,
        walls: Spaces::NONE,
        points: 0,
    };

    const fn printed_cultural() -> Spaces {
        let mut set = Spaces::NONE;
        let mut index = 0;
        while index < Space::COUNT {
            set.set(Space(index as u8), matches!(PRINTED[index].print().kind, Type::Cultural));
            index += 1;
        }
        set
    }

    /// What lies on top of `space`.
    #[inline]
    pub const fn top(&self, space: Space) -> Location {
        self.tops[space.index()]
    }

    /// The spaces with a card.
    #[inline]
    pub const fn cards(&self) -> Spaces {
        self.cards
    }

    /// The spaces with a deactivation token.
    #[inline]
    pub const fn deactivated(&self) -> Spaces {
        self.deactivated
    }

    /// The spaces without one.
    #[inline]
    pub const fn active(&self) -> Spaces {
        Spaces::ALL.except(self.deactivated)
    }

    /// The card on `space`, if there is one.
    #[inline]
    pub const fn card(&self, space: Space) -> Option<Location> {
        if self.cards.contains(space) { Some(self.top(space)) } else { None }
    }

    /// Puts `card` on `space`. The card that lay there is discarded, a deactivation token goes (R24).
    pub const fn put(&mut self, space: Space, card: Location) {
        if let (true, Points::Fixed(points)) = (self.cards.contains(space), self.top(space).print().points) {
            self.points -= points as u16;
        }
        self.tops[space.index()] = card;
        self.cards.insert(space);
        self.deactivated.remove(space);
        let print = card.print();
        self.cultural.set(space, matches!(print.kind, Type::Cultural));
        self.walls.set(space, print.protects > 0);
        self.cathedrals.set(space, matches!(print.points, Points::CulturalInRow));
        if let Points::Fixed(points) = print.points {
            self.points += points as u16;
        }
    }

    /// Puts a deactivation token on the card on `space`.
    #[inline]
    pub const fn deactivate(&mut self, space: Space) {
        self.deactivated.insert(space);
    }

    /// Takes the deactivation token off `space`.
    #[inline]
    pub const fn reactivate(&mut self, space: Space) {
        self.deactivated.remove(space);
    }

    /// What the location on `space` is worth as things stand.
    #[inline]
    pub const fn points_of(&self, space: Space) -> u16 {
        match self.top(space).print().points {
            Points::Fixed(points) => points as u16,
            Points::CulturalInRow => self.cultural.among(space.row().row()).len() as u16,
        }
    }

    /// What all cards are worth, deactivated ones included.
    pub fn points(&self) -> u16 {
        self.points + self.cathedrals.iter().map(|space| self.points_of(space)).sum::<u16>()
    }

    /// Are the same locations on top? All are looked at, which is quicker than to stop at a difference.
    #[inline]
    pub(crate) fn has_same_tops(&self, other: &Self) -> bool {
        self.tops.iter().zip(&other.tops).fold(0, |differences, (&top, &it)| differences | top as u8 ^ it as u8) == 0
    }

    /// The kinds of locations on top of these spaces, a bit for each.
    pub(crate) fn kinds_on(&self, spaces: Spaces) -> u32 {
        Space::all().fold(0, |kinds, space| kinds | u32::from(spaces.contains(space)) << self.top(space) as u8)
    }

    /// Is there a card whose points depend on its row?
    pub(crate) const fn has_cathedral(&self) -> bool {
        !self.cathedrals.is_empty()
    }

    /// What all cards would be worth with `card` on `space`.
    pub(crate) fn points_with(&self, space: Space, card: Location) -> u16 {
        let covered = if self.cards.contains(space) { self.top(space).print().points } else { Points::Fixed(0) };
        let fixed = |points| if let Points::Fixed(points) = points { u16::from(points) } else { 0 };
        let print = card.print();
        let points = self.points - fixed(covered) + fixed(print.points);
        if self.cathedrals.is_empty() && print.points != Points::CulturalInRow {
            return points;
        }
        let cathedrals = self.cathedrals.without(space).with_if(space, print.points == Points::CulturalInRow);
        let cultural = self.cultural.without(space).with_if(space, print.kind == Type::Cultural);
        points + cathedrals.iter().map(|space| u16::from(cultural.among(space.row().row()).len())).sum::<u16>()
    }

    /// The defence of the card on `space` as things stand; none for a printed location.
    #[inline]
    pub fn defence(&self, space: Space) -> Option<u16> {
        if !self.cards.contains(space) {
            return None;
        }
        let mut walls = self.walls.except(self.deactivated).among(space.row().row());
        walls.remove(space);
        let mut defence = u16::from(self.top(space).print().defence);
        for wall in walls.iter() {
            defence += u16::from(self.top(wall).print().protects);
        }
        Some(defence)
    }

    /// Rows whose six spaces all carry cards without a deactivation token.
    pub fn full_rows(&self) -> usize {
        let ready = self.cards.except(self.deactivated);
        Colour::ALL.into_iter().filter(|colour| colour.row().except(ready).is_empty()).count()
    }

    /// Lays a card of a state written by hand on an empty space.
    pub(crate) fn lay(&mut self, space: Space, card: Location, deactivated: bool) -> Result<(), Invalid> {
        if !card.is_card() {
            let message = format!("{} is printed on the board and no card", card.name());
            return Err(Invalid::new(space.name(), message));
        }
        self.put(space, card);
        self.deactivated.set(space, deactivated);
        Ok(())
    }
}
