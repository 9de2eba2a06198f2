//! The turquoise area: five rows of 1 to 6; dice of the same value bring further crosses in the same column.

use crate::bonus::{Bonus, Question};

/// Rows of the area.
pub const ROWS: u8 = 5;
/// Columns; the number of a column is the number in its cells.
pub const COLUMNS: u8 = 6;

/// How many cells of each row are tinted, from the left. Bonuses ask for the tinted cells only.
pub const TINTED_PER_ROW: [u8; 5] = [6, 5, 3, 2, 1];

/// The bonus at the end of each row.
pub const ROW_BONUSES: [Option<Bonus>; 5] = [
    Some(Bonus::Fox),
    Some(Bonus::ExtraDie),
    Some(Bonus::Question(Question::Brown)),
    Some(Bonus::Question(Question::Turquoise)),
    None,
];

/// The bonus under each column.
pub const COLUMN_BONUSES: [Bonus; 6] = [
    Bonus::Question(Question::Brown),
    Bonus::Question(Question::Pink),
    Bonus::Question(Question::Yellow),
    Bonus::NumberJoker,
    Bonus::Question(Question::Blue),
    Bonus::Reroll,
];

/// Points of a row by its crosses, tinted or not.
pub const ROW_POINTS: [i32; 7] = [0, 1, 3, 6, 10, 15, 21];

/// Is this cell tinted?
#[inline]
pub const fn is_tinted(row: u8, column: u8) -> bool {
    column <= TINTED_PER_ROW[row as usize - 1]
}

const fn bit(row: u8, column: u8) -> u32 {
    1 << ((row - 1) * COLUMNS + column - 1)
}

/// The cells of the first column.
const COLUMN: u32 = 0b1_000001_000001_000001_000001;

/// The tinted cells of a row, one bit for each.
pub(crate) const fn tinted_in_row(row: u8) -> u32 {
    ((1 << TINTED_PER_ROW[row as usize - 1]) - 1) << ((row - 1) * COLUMNS)
}

const TINTED: u32 = tinted_in_row(1) | tinted_in_row(2) | tinted_in_row(3) | tinted_in_row(4) | tinted_in_row(5);

/// The crosses that one die makes: some cells of one column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Crosses(u32);

impl Crosses {
    /// Crosses in these rows of a column, one bit for each row.
    #[inline]
    pub(crate) const fn of(rows: u32, column: u8) -> Self {
        const SPREAD: [u32; 32] = {
            let mut spread = [0; 32];
            let mut rows = 1;
            while rows < 32 {
                spread[rows] = spread[rows / 2] << COLUMNS | (rows % 2) as u32;
                rows += 1;
            }
            spread
        };
        Self(SPREAD[rows as usize] << (column - 1))
    }

    /// One more.
    #[inline]
    pub const fn add(&mut self, row: u8, column: u8) {
        self.0 |= bit(row, column);
    }

    /// These and others.
    #[inline]
    #[must_use]
    pub const fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// One bit for each cell, row after row.
    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    /// Their rows, from the top.
    pub fn rows(self) -> impl Iterator<Item = u8> {
        (1..=ROWS).filter(move |row| self.0 >> ((row - 1) * COLUMNS) & 0b11_1111 != 0)
    }
}

/// The turquoise area of one sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turquoise {
    crosses: u32,
}

impl Turquoise {
    /// Is this cell crossed?
    #[inline]
    pub const fn is_crossed(&self, row: u8, column: u8) -> bool {
        self.crosses & bit(row, column) != 0
    }

    /// One bit for each cell, row after row.
    #[inline]
    pub(crate) const fn bits(&self) -> u32 {
        self.crosses
    }

    /// The rows whose cell in this column is free.
    #[inline]
    pub fn open_rows(&self, column: u8) -> impl Iterator<Item = u8> {
        let mut left = !self.crosses & COLUMN << (column - 1);
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(index / COLUMNS + 1)
        })
    }

    /// Is a cell of this column free?
    #[inline]
    pub const fn can_cross(&self, column: u8) -> bool {
        !self.crosses & COLUMN << (column - 1) != 0
    }

    /// How many cells of this column are free.
    #[inline]
    pub const fn open_count(&self, column: u8) -> u8 {
        (!self.crosses & COLUMN << (column - 1)).count_ones() as u8
    }

    /// Is no cell free?
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.crosses == (1 << (ROWS * COLUMNS)) - 1
    }

    /// Crosses one more cell for the same die; what all of them earn is asked for afterwards.
    #[inline]
    pub const fn cross(&mut self, row: u8, column: u8, made: &mut Crosses) {
        self.crosses |= bit(row, column);
        made.add(row, column);
    }

    /// All these crosses at once.
    #[inline]
    pub const fn cross_all(&mut self, crosses: Crosses) {
        self.crosses |= crosses.0;
    }

    /// What the crosses of one die have earned: rows from the top, then the column. In all it has one entry a row, and
    /// the last one is the column's.
    #[inline]
    pub fn earned_by(&self, made: Crosses) -> [Option<Bonus>; 6] {
        let mut earned = [None; 6];
        let mut tinted = made.0 & TINTED;
        if tinted == 0 {
            return earned;
        }
        let column = tinted.trailing_zeros() as u8 % COLUMNS;
        while tinted != 0 {
            let row = tinted.trailing_zeros() as u8 / COLUMNS + 1;
            tinted &= tinted - 1;
            if self.has_all(tinted_in_row(row)) {
                earned[usize::from(row) - 1] = ROW_BONUSES[usize::from(row) - 1];
            }
        }
        if self.has_all(TINTED & COLUMN << column) {
            earned[5] = Some(COLUMN_BONUSES[usize::from(column)]);
        }
        earned
    }

    #[inline]
    const fn has_all(&self, cells: u32) -> bool {
        self.crosses & cells == cells
    }

    /// Crosses in a row.
    #[inline]
    pub const fn crosses_in_row(&self, row: u8) -> u32 {
        (self.crosses >> ((row - 1) * COLUMNS) & 0b11_1111).count_ones()
    }

    /// Points: every row by its crosses.
    #[inline]
    pub fn score(&self) -> i32 {
        (1..=ROWS).map(|row| ROW_POINTS[self.crosses_in_row(row) as usize]).sum()
    }
}
