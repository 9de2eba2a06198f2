//! The three action rows: re-rolls, number jokers and extra dice, seven cells each.

use crate::bonus::{Bonus, Question};

/// Cells in each row.
pub const CELLS: u8 = 7;

/// What circling the last cell of the re-roll row earns.
pub const REROLL_END: Bonus = Bonus::Fox;
/// What circling the last cell of the number-joker row earns.
pub const NUMBER_JOKER_END: Bonus = Bonus::Question(Question::Pink);
/// What circling the last cell of the extra-die row earns.
pub const EXTRA_DIE_END: Bonus = Bonus::Question(Question::Brown);

/// The numbers printed in the number-joker row; the others are `?` and stand for any number.
pub const JOKER_NUMBERS: [Option<u8>; 7] = [Some(3), Some(4), Some(5), Some(6), None, None, None];

/// The numbers that a joker cell, counted from 1, can stand for.
#[inline]
pub fn joker_numbers(cell: u8) -> std::ops::RangeInclusive<u8> {
    JOKER_NUMBERS[usize::from(cell) - 1].map_or(1..=6, |number| number..=number)
}

/// One row: cells are circled from the left when the action is earned, and crossed out when it is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActionRow {
    circled: u8,
    /// One bit for each cell.
    used: u8,
}

impl ActionRow {
    /// How many cells are circled, used or not.
    #[inline]
    pub const fn circled(&self) -> u8 {
        self.circled
    }

    /// Is this cell, counted from 1, crossed out?
    #[inline]
    pub const fn is_used(&self, cell: u8) -> bool {
        self.used >> (cell - 1) & 1 != 0
    }

    /// How many actions are left to use.
    #[inline]
    pub const fn available(&self) -> u8 {
        self.circled - self.used.count_ones() as u8
    }

    /// Is there an action left to use?
    #[inline]
    pub const fn has_available(&self) -> bool {
        self.free() != 0
    }

    /// May this cell, counted from 1, be used?
    #[inline]
    pub const fn is_available(&self, cell: u8) -> bool {
        1 <= cell && cell <= self.circled && !self.is_used(cell)
    }

    /// The leftmost cell that may be used.
    #[inline]
    pub const fn next_available(&self) -> Option<u8> {
        let free = self.free();
        if free == 0 { None } else { Some(free.trailing_zeros() as u8 + 1) }
    }

    /// One bit for each cell that may be used.
    #[inline]
    const fn free(&self) -> u8 {
        ((1 << self.circled) - 1) as u8 & !self.used
    }

    /// The joker cells on offer: every printed number, and the leftmost `?` for all of them.
    #[inline]
    pub fn joker_cells(&self) -> impl Iterator<Item = u8> {
        const PRINTED: u8 = 0b000_1111;
        let free = self.free();
        let unknown = free & !PRINTED;
        let mut left = free & PRINTED | unknown & unknown.wrapping_neg();
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let cell = left.trailing_zeros() as u8 + 1;
            left &= left - 1;
            Some(cell)
        })
    }

    /// Circles the next cell; true if it was the last one. A full row ignores it.
    #[inline]
    pub const fn circle(&mut self) -> bool {
        if self.circled == CELLS {
            return false;
        }
        self.circled += 1;
        self.circled == CELLS
    }

    /// Crosses out an available cell.
    #[inline]
    pub const fn cross_out(&mut self, cell: u8) {
        debug_assert!(self.is_available(cell));
        self.used |= 1 << (cell - 1);
    }
}
