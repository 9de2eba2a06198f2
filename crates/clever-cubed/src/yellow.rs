//! The yellow area: three rows of 1 to 6, a bonus between every two cells of a column.

use crate::bonus::{Bonus, Question};

/// Rows, one for each roll.
pub const ROWS: u8 = 3;
/// Columns; the number of a column is the number in its cells.
pub const COLUMNS: u8 = 6;

/// The grey cells, the only ones for a die on the platter: each number once.
pub const GREY: Cells = Cells::of(1, 5)
    .union(Cells::of(1, 6))
    .union(Cells::of(2, 3))
    .union(Cells::of(2, 4))
    .union(Cells::of(3, 1))
    .union(Cells::of(3, 2));

/// The row in which a number is grey.
#[inline]
pub const fn grey_row(number: u8) -> u8 {
    match number {
        5.. => 1,
        3 | 4 => 2,
        _ => 3,
    }
}

/// The bonuses between rows I and II, and between II and III, by column.
pub const GAPS: [[Bonus; 6]; 2] = [
    [
        Bonus::Reroll,
        Bonus::NumberJoker,
        Bonus::Question(Question::Pink),
        Bonus::ExtraDie,
        Bonus::Question(Question::Turquoise),
        Bonus::Fox,
    ],
    [
        Bonus::NumberJoker,
        Bonus::Question(Question::Turquoise),
        Bonus::Question(Question::Blue),
        Bonus::Question(Question::Brown),
        Bonus::Question(Question::Yellow),
        Bonus::ExtraDie,
    ],
];

/// Points of a row by its crosses.
pub const ROW_POINTS: [i32; 7] = [0, 2, 6, 12, 20, 30, 42];

/// A set of yellow cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells(u32);

impl Cells {
    /// All cells.
    pub const ALL: Self = Self((1 << (ROWS * COLUMNS)) - 1);

    /// One cell.
    #[inline]
    pub const fn of(row: u8, column: u8) -> Self {
        Self(1 << ((row - 1) * COLUMNS + column - 1))
    }

    /// The cells of a row.
    #[inline]
    pub const fn row(row: u8) -> Self {
        Self(0b11_1111 << ((row - 1) * COLUMNS))
    }

    /// The cells of both sets.
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Does the set have this cell?
    #[inline]
    pub const fn contains(self, row: u8, column: u8) -> bool {
        self.0 & Self::of(row, column).0 != 0
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells as row and column.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (u8, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as u8;
            left &= left - 1;
            Some((index / COLUMNS + 1, index % COLUMNS + 1))
        })
    }
}

/// The yellow area of one sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Yellow {
    crosses: Cells,
}

impl Yellow {
    /// Is this cell crossed?
    #[inline]
    pub const fn is_crossed(&self, row: u8, column: u8) -> bool {
        self.crosses.contains(row, column)
    }

    /// One bit for each cell, row after row.
    #[inline]
    pub(crate) const fn bits(&self) -> u32 {
        self.crosses.0
    }

    /// The uncrossed cells among `allowed`.
    #[inline]
    pub const fn open_cells(&self, allowed: Cells) -> Cells {
        Cells(allowed.0 & !self.crosses.0)
    }

    /// Crosses a cell and says what that earns: the gap above (towards row I) first.
    #[inline]
    pub fn cross(&mut self, row: u8, column: u8) -> [Option<Bonus>; 2] {
        self.crosses = self.crosses.union(Cells::of(row, column));
        let gap = |upper: u8| {
            let both =
                (1..ROWS).contains(&upper) && self.is_crossed(upper, column) && self.is_crossed(upper + 1, column);
            both.then(|| GAPS[usize::from(upper) - 1][usize::from(column) - 1])
        };
        [gap(row - 1), gap(row)]
    }

    /// Crosses in a row.
    #[inline]
    pub const fn crosses_in_row(&self, row: u8) -> u32 {
        (self.crosses.0 & Cells::row(row).0).count_ones()
    }

    /// Points: every row by its crosses.
    #[inline]
    pub fn score(&self) -> i32 {
        (1..=ROWS).map(|row| ROW_POINTS[self.crosses_in_row(row) as usize]).sum()
    }
}
