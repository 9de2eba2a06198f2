//! The blue area: numbers written outwards from the printed 7, down to the left and up to the right.

use crate::bonus::{Bonus, Question};
use crate::mark::Side;

/// Cells on each side.
pub const CELLS_PER_SIDE: usize = 6;
/// What two dice can show together, and so what can be written.
pub const SUMS: std::ops::RangeInclusive<u8> = 2..=12;
/// The number printed in the middle, and the one that restarts a run.
pub const MIDDLE: u8 = 7;

/// Points printed above a cell, by its distance from the middle.
pub const POINTS: [i32; 6] = [3, 6, 9, 13, 17, 22];

/// The bonuses under the cells, by side and distance from the middle.
pub const BONUSES: [[Option<Bonus>; 6]; 2] = [
    [
        None,
        Some(Bonus::NumberJoker),
        Some(Bonus::Question(Question::Yellow)),
        None,
        Some(Bonus::Question(Question::Pink)),
        Some(Bonus::ExtraDie),
    ],
    [
        None,
        Some(Bonus::Reroll),
        Some(Bonus::Question(Question::Brown)),
        None,
        Some(Bonus::Question(Question::Turquoise)),
        Some(Bonus::Fox),
    ],
];

/// What every special number is worth.
pub const SPECIAL_POINTS: i32 = 4;

/// Is it worth [`SPECIAL_POINTS`]: 4 or less, or 10 or more?
#[inline]
pub const fn is_special(number: u8) -> bool {
    number <= 4 || number >= 10
}

/// The numbers of one side, four bits each, the last one lowest: looking at the last one is what happens most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Run(u32);

impl Run {
    #[inline]
    const fn len(self) -> usize {
        (u32::BITS - self.0.leading_zeros()).div_ceil(4) as usize
    }
}

/// The blue area of one sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Blue {
    runs: [Run; 2],
}

impl Blue {
    /// The numbers written on a side, from the middle outwards.
    #[inline]
    pub fn numbers(&self, side: Side) -> impl Iterator<Item = u8> {
        let run = self.runs[side as usize];
        (0..run.len()).rev().map(move |position| (run.0 >> (4 * position) & 0xf) as u8)
    }

    /// The numbers written on a side, four bits each, the last one lowest.
    #[inline]
    pub(crate) const fn bits(&self, side: Side) -> u32 {
        self.runs[side as usize].0
    }

    /// How many numbers are written on a side.
    #[inline]
    pub const fn len(&self, side: Side) -> usize {
        self.runs[side as usize].len()
    }

    /// Is a side full?
    #[inline]
    pub const fn is_full(&self, side: Side) -> bool {
        self.runs[side as usize].0 >> (4 * (CELLS_PER_SIDE - 1)) != 0
    }

    /// The number that the next one is counted from.
    #[inline]
    pub const fn last(&self, side: Side) -> u8 {
        let run = self.runs[side as usize].0;
        if run == 0 { MIDDLE } else { (run & 0xf) as u8 }
    }

    /// May this number, a possible sum of two dice, be written in the next cell? One step further, or a 7 after any other
    /// number.
    #[inline]
    pub const fn fits(&self, side: Side, number: u8) -> bool {
        let last = self.last(side);
        let step = match side {
            Side::Left => last - 1,
            Side::Right => last + 1,
        };
        !self.is_full(side) & ((number == step) | (number == MIDDLE) & (last != MIDDLE))
    }

    /// May this number be written on either side?
    #[inline]
    pub const fn can_write(&self, number: u8) -> bool {
        self.fits(Side::Left, number) | self.fits(Side::Right, number)
    }

    /// Writes a number that fits, and says what that earns.
    #[inline]
    pub fn write(&mut self, side: Side, number: u8) -> Option<Bonus> {
        let cell = self.len(side);
        let run = &mut self.runs[side as usize];
        run.0 = run.0 << 4 | u32::from(number);
        BONUSES[side as usize][cell]
    }

    /// Points: what is printed above the outermost cell of each side, and 4 for each special number.
    #[inline]
    pub fn score(&self) -> i32 {
        let side = |side| {
            let reached = self.len(side).checked_sub(1).map_or(0, |outermost| POINTS[outermost]);
            let special = self.numbers(side).filter(|&number| is_special(number)).count() as i32;
            reached + SPECIAL_POINTS * special
        };
        side(Side::Left) + side(Side::Right)
    }
}
