//! The brown area: one row of twelve, crossed from left to right; skipping is allowed, going back is not.

use crate::bonus::{Bonus, Question};

/// Cells in the row.
pub const CELLS: u8 = 12;

/// The numbers in the cells.
pub const NUMBERS: [u8; 12] = [1, 5, 3, 4, 2, 6, 4, 5, 2, 1, 6, 3];

/// The bonuses between neighbouring cells.
pub const GAPS: [Option<Bonus>; 11] = [
    Some(Bonus::NumberJoker),
    Some(Bonus::Question(Question::Pink)),
    None,
    Some(Bonus::Reroll),
    Some(Bonus::Question(Question::Turquoise)),
    None,
    Some(Bonus::ExtraDie),
    Some(Bonus::Question(Question::Blue)),
    None,
    Some(Bonus::Question(Question::Yellow)),
    Some(Bonus::Fox),
];

/// Points by the number of crosses.
pub const POINTS: [i32; 13] = [0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90];

/// The number in a cell; 0 for a cell that does not exist.
#[inline]
pub fn number(cell: u8) -> u8 {
    usize::from(cell).checked_sub(1).and_then(|index| NUMBERS.get(index)).copied().unwrap_or(0)
}

/// For every number the cells that show it.
const CELLS_WITH: [u16; 7] = {
    let mut cells = [0; 7];
    let mut index = 0;
    while index < NUMBERS.len() {
        cells[NUMBERS[index] as usize] |= 1 << index;
        index += 1;
    }
    cells
};

/// The brown area of one sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Brown {
    crosses: u16,
}

impl Brown {
    /// Is this cell crossed?
    #[inline]
    pub const fn is_crossed(&self, cell: u8) -> bool {
        self.crosses >> (cell - 1) & 1 != 0
    }

    /// One bit for each cell.
    #[inline]
    pub(crate) const fn bits(&self) -> u16 {
        self.crosses
    }

    /// The last crossed cell; 0 if there is none.
    #[inline]
    pub const fn last(&self) -> u8 {
        (u16::BITS - self.crosses.leading_zeros()) as u8
    }

    #[inline]
    const fn open_cells(&self, number: u8) -> u16 {
        CELLS_WITH[number as usize] & (u16::MAX << self.last())
    }

    /// Is there a cell with `number` to the right of the last cross?
    #[inline]
    pub const fn can_cross(&self, number: u8) -> bool {
        self.open_cells(number) != 0
    }

    /// The cells with `number` to the right of the last cross.
    #[inline]
    pub fn open(&self, number: u8) -> impl Iterator<Item = u8> {
        let mut left = self.open_cells(number);
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(index + 1)
        })
    }

    /// Crosses a cell and says what that earns. Only the gap to its left can be complete, for crosses go to the right.
    #[inline]
    pub fn cross(&mut self, cell: u8) -> Option<Bonus> {
        self.crosses |= 1 << (cell - 1);
        if cell > 1 && self.is_crossed(cell - 1) { GAPS[usize::from(cell) - 2] } else { None }
    }

    /// Points: by the number of crosses; skipped cells count nothing.
    #[inline]
    pub const fn score(&self) -> i32 {
        POINTS[self.crosses.count_ones() as usize]
    }
}
