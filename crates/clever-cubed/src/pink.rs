//! The pink area: twelve numbers from left to right, each written for its bonus or for its points.

use crate::bonus::{Bonus, Question};
use crate::mark::PinkChoice;

/// Cells in the row.
pub const CELLS: usize = 12;

/// The multipliers above the cells. The first cell has none: it always takes half.
pub const MULTIPLIERS: [Option<u8>; 12] =
    [None, Some(1), Some(2), Some(2), Some(1), Some(2), Some(2), Some(1), Some(3), Some(2), Some(2), Some(3)];

/// The bonuses under the cells.
pub const BONUSES: [Option<Bonus>; 12] = [
    None,
    Some(Bonus::Reroll),
    Some(Bonus::Question(Question::Blue)),
    Some(Bonus::ExtraDie),
    Some(Bonus::NumberJoker),
    Some(Bonus::Question(Question::Yellow)),
    Some(Bonus::Question(Question::Brown)),
    Some(Bonus::Reroll),
    Some(Bonus::Fox),
    Some(Bonus::Question(Question::Blue)),
    Some(Bonus::Question(Question::Turquoise)),
    Some(Bonus::Question(Question::Black)),
];

/// What the bonus choice writes: half the value, rounded up.
#[inline]
pub const fn half(value: u8) -> u8 {
    value.div_ceil(2)
}

/// The pink area of one sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pink {
    numbers: [u8; CELLS],
    len: u8,
    /// One bit for each cell that was used for its bonus.
    bonuses: u16,
}

impl Pink {
    /// The numbers written so far.
    #[inline]
    pub fn numbers(&self) -> &[u8] {
        &self.numbers[..usize::from(self.len)]
    }

    /// Was the bonus chosen in this cell, counted from 0?
    pub const fn took_bonus(&self, index: usize) -> bool {
        self.bonuses >> index & 1 != 0
    }

    /// Is no cell free?
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize == CELLS
    }

    /// What `value` writes into the next cell under `choice`; none if that is not on offer there.
    #[inline]
    pub fn written(&self, choice: PinkChoice, value: u8) -> Option<u8> {
        let multiplier = MULTIPLIERS.get(usize::from(self.len))?;
        match choice {
            PinkChoice::Bonus => Some(half(value)),
            PinkChoice::Points => multiplier.map(|multiplier| value * multiplier),
        }
    }

    /// Writes into the next cell and says what that earns.
    #[inline]
    pub fn write(&mut self, choice: PinkChoice, number: u8) -> Option<Bonus> {
        let cell = usize::from(self.len);
        self.numbers[cell] = number;
        self.len += 1;
        match choice {
            PinkChoice::Bonus => {
                self.bonuses |= 1 << cell;
                BONUSES[cell]
            }
            PinkChoice::Points => None,
        }
    }

    /// Points: the sum of the written numbers.
    #[inline]
    pub fn score(&self) -> i32 {
        // The whole array: free cells hold 0.
        self.numbers.iter().map(|&number| i32::from(number)).sum()
    }
}
