//! One player's sheet: the five areas, the three action rows and the foxes.

use crate::action_row::ActionRow;
use crate::blue::{self, Blue};
use crate::bonus::{Bonus, Question};
use crate::brown::{self, Brown};
use crate::mark::{Area, Mark, PinkChoice, Side};
use crate::pink::Pink;
use crate::setup::{QuestionBlue, QuestionYellow, Setup};
use crate::turquoise::{self, Crosses, Turquoise};
use crate::yellow::{self, Yellow};

/// A sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// Three rows of 1 to 6.
    pub yellow: Yellow,
    /// Five rows of 1 to 6.
    pub turquoise: Turquoise,
    /// Two runs from the printed 7.
    pub blue: Blue,
    /// Twelve crosses.
    pub brown: Brown,
    /// Twelve numbers.
    pub pink: Pink,
    /// The re-roll row.
    pub rerolls: ActionRow,
    /// The number-joker row.
    pub number_jokers: ActionRow,
    /// The extra-die row.
    pub extra_dice: ActionRow,
    /// Foxes earned.
    pub foxes: u8,
}

/// What a die says when it is used: which area, which numbers, which yellow cells.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// The only area it can mark; none for the white die, which can mark any.
    pub area: Option<Area>,
    /// The used value: the face, or what a number joker makes of it.
    pub number: u8,
    /// White and blue together, for the blue area.
    pub sum: u8,
    /// The yellow row that its role or place allows.
    pub yellow_row: u8,
}

impl Reading {
    #[inline]
    fn serves(&self, area: Area) -> bool {
        self.area.is_none_or(|own| own == area)
    }
}

impl Sheet {
    /// Passes every mark that a die read so can make to `take`.
    #[inline(always)]
    pub fn for_each_mark(&self, reading: &Reading, mut take: impl FnMut(Mark)) {
        match reading.area {
            Some(area) => self.for_each_mark_in(area, reading, &mut take),
            // Written out, so that each line knows its area when the code is compiled.
            None => {
                self.for_each_mark_in(Area::Yellow, reading, &mut take);
                self.for_each_mark_in(Area::Turquoise, reading, &mut take);
                self.for_each_mark_in(Area::Blue, reading, &mut take);
                self.for_each_mark_in(Area::Brown, reading, &mut take);
                self.for_each_mark_in(Area::Pink, reading, &mut take);
            }
        }
    }

    #[inline(always)]
    pub(crate) fn for_each_mark_in(&self, area: Area, reading: &Reading, take: &mut impl FnMut(Mark)) {
        let number = reading.number;
        match area {
            Area::Yellow => {
                if !self.yellow.is_crossed(reading.yellow_row, number) {
                    take(Mark::Yellow { row: reading.yellow_row, column: number });
                }
            }
            Area::Turquoise => {
                for row in self.turquoise.open_rows(number) {
                    take(Mark::Turquoise { row, column: number });
                }
            }
            Area::Blue => {
                for side in Side::ALL {
                    if self.blue.fits(side, reading.sum) {
                        take(Mark::Blue { side, number: reading.sum });
                    }
                }
            }
            Area::Brown => {
                for cell in self.brown.open(number) {
                    take(Mark::Brown { cell });
                }
            }
            Area::Pink => {
                for choice in PinkChoice::ALL {
                    if let Some(number) = self.pink.written(choice, number) {
                        take(Mark::Pink { choice, number });
                    }
                }
            }
        }
    }

    /// Can a die read so make this mark? The same as being among [`for_each_mark`](Self::for_each_mark).
    #[inline]
    pub fn allows(&self, reading: &Reading, mark: Mark) -> bool {
        reading.serves(mark.area())
            && match mark {
                Mark::Yellow { row, column } => {
                    column == reading.number && row == reading.yellow_row && !self.yellow.is_crossed(row, column)
                }
                Mark::Turquoise { row, column } => {
                    column == reading.number
                        && (1..=turquoise::ROWS).contains(&row)
                        && !self.turquoise.is_crossed(row, column)
                }
                Mark::Blue { side, number } => number == reading.sum && self.blue.fits(side, number),
                Mark::Brown { cell } => cell > self.brown.last() && brown::number(cell) == reading.number,
                Mark::Pink { choice, number } => self.pink.written(choice, reading.number) == Some(number),
            }
    }

    /// Passes every mark that a question mark can make to `take`, each once.
    #[inline]
    pub fn for_each_answer(&self, question: Question, rules: &Setup, mut take: impl FnMut(Mark)) {
        for area in question.areas() {
            match area {
                Area::Yellow => {
                    for (row, column) in self.yellow.open_cells(yellow_cells(rules)).iter() {
                        take(Mark::Yellow { row, column });
                    }
                }
                Area::Turquoise => {
                    for column in 1..=turquoise::COLUMNS {
                        for row in self.turquoise.open_rows(column) {
                            take(Mark::Turquoise { row, column });
                        }
                    }
                }
                Area::Blue => {
                    for side in Side::ALL {
                        for number in blue_numbers(rules) {
                            if self.blue.fits(side, number) {
                                take(Mark::Blue { side, number });
                            }
                        }
                    }
                }
                Area::Brown => {
                    for cell in self.brown.last() + 1..=brown::CELLS {
                        take(Mark::Brown { cell });
                    }
                }
                Area::Pink => {
                    for choice in PinkChoice::ALL {
                        // Halved, 1 and 2 write the same, as do 3 and 4, 5 and 6: one of each pair is enough.
                        let values =
                            if choice == PinkChoice::Bonus { [2, 4, 6].as_slice() } else { &[1, 2, 3, 4, 5, 6] };
                        for number in values.iter().filter_map(|&value| self.pink.written(choice, value)) {
                            take(Mark::Pink { choice, number });
                        }
                    }
                }
            }
        }
    }

    /// Can a question mark make this mark?
    #[inline]
    pub fn allows_answer(&self, question: Question, rules: &Setup, mark: Mark) -> bool {
        question.serves(mark.area())
            && match mark {
                Mark::Yellow { row, column } => {
                    (1..=yellow::ROWS).contains(&row)
                        && (1..=yellow::COLUMNS).contains(&column)
                        && self.yellow.open_cells(yellow_cells(rules)).contains(row, column)
                }
                Mark::Turquoise { row, column } => {
                    (1..=turquoise::ROWS).contains(&row)
                        && (1..=turquoise::COLUMNS).contains(&column)
                        && !self.turquoise.is_crossed(row, column)
                }
                Mark::Blue { side, number } => blue_numbers(rules).contains(&number) && self.blue.fits(side, number),
                Mark::Brown { cell } => (self.brown.last() + 1..=brown::CELLS).contains(&cell),
                Mark::Pink { choice, number } => (1..=6).any(|value| self.pink.written(choice, value) == Some(number)),
            }
    }

    /// Can a question mark make any mark?
    #[inline]
    pub fn can_answer(&self, question: Question, rules: &Setup) -> bool {
        question.areas().any(|area| match area {
            Area::Yellow => !self.yellow.open_cells(yellow_cells(rules)).is_empty(),
            Area::Turquoise => !self.turquoise.is_full(),
            Area::Blue => blue_numbers(rules).any(|number| self.blue.can_write(number)),
            Area::Brown => self.brown.last() < brown::CELLS,
            Area::Pink => !self.pink.is_full(),
        })
    }

    /// Makes an allowed mark. Says what it earns, except in the turquoise area, where all crosses of a die are made first.
    #[inline]
    pub fn make(&mut self, mark: Mark, made: &mut Crosses) -> [Option<Bonus>; 2] {
        match mark {
            Mark::Yellow { row, column } => self.yellow.cross(row, column),
            Mark::Turquoise { row, column } => {
                self.turquoise.cross(row, column, made);
                [None; 2]
            }
            Mark::Blue { side, number } => [self.blue.write(side, number), None],
            Mark::Brown { cell } => [self.brown.cross(cell), None],
            Mark::Pink { choice, number } => [self.pink.write(choice, number), None],
        }
    }
}

/// The cells a yellow question mark may cross.
#[inline]
fn yellow_cells(rules: &Setup) -> yellow::Cells {
    match rules.question_yellow {
        QuestionYellow::AnyCell => yellow::Cells::ALL,
        QuestionYellow::GreyOnly => yellow::GREY,
    }
}

/// The numbers a blue question mark may write, as far as the run allows them.
#[inline]
fn blue_numbers(rules: &Setup) -> std::ops::RangeInclusive<u8> {
    match rules.question_blue {
        QuestionBlue::RunStep => blue::SUMS,
        QuestionBlue::OneToSix => 2..=blue::MIDDLE - 1,
    }
}
