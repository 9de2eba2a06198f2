//! Marks: one cross or one written number.

use engine::Phrase;
use serde::{Deserialize, Serialize};

engine::words! {
    /// One of the five colour areas.
    pub enum Area {
        /// Three rows of 1 to 6.
        Yellow = "yellow",
        /// Five rows of 1 to 6.
        Turquoise = "turquoise",
        /// A run in both directions from the printed 7.
        Blue = "blue",
        /// One row of twelve crosses.
        Brown = "brown",
        /// One row of twelve numbers.
        Pink = "pink",
    }
}

engine::words! {
    /// A side of the blue area, seen from its middle.
    pub enum Side {
        /// Numbers go down.
        Left = "left",
        /// Numbers go up.
        Right = "right",
    }
}

engine::words! {
    /// What a pink cell is used for.
    pub enum PinkChoice {
        /// Half the value, rounded up, and the bonus under the cell. The first cell is always used so and has no bonus.
        Bonus = "bonus",
        /// The value times the multiplier above the cell; the bonus is lost.
        Points = "points",
    }
}

/// One cross or one written number, and where it goes. Rows, columns and cells are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "area", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Mark {
    /// A cross in the yellow area; the column is the number.
    Yellow {
        /// 1 to 3.
        row: u8,
        /// 1 to 6.
        column: u8,
    },
    /// A cross in the turquoise area; the column is the number.
    Turquoise {
        /// 1 to 5.
        row: u8,
        /// 1 to 6.
        column: u8,
    },
    /// A number in the next cell of one side of the blue area.
    Blue {
        /// Left or right of the middle.
        side: Side,
        /// 2 to 12.
        number: u8,
    },
    /// A cross in the brown area.
    Brown {
        /// 1 to 12.
        cell: u8,
    },
    /// A number in the next cell of the pink area.
    Pink {
        /// Bonus or points.
        choice: PinkChoice,
        /// The number as it is written, halved or multiplied.
        number: u8,
    },
}

impl Mark {
    /// The area it is made in.
    #[inline]
    pub const fn area(self) -> Area {
        match self {
            Self::Yellow { .. } => Area::Yellow,
            Self::Turquoise { .. } => Area::Turquoise,
            Self::Blue { .. } => Area::Blue,
            Self::Brown { .. } => Area::Brown,
            Self::Pink { .. } => Area::Pink,
        }
    }

    /// The words for it.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Yellow { row, column } => Phrase::new("mark-yellow").number("row", row).number("column", column),
            Self::Turquoise { row, column } => {
                Phrase::new("mark-turquoise").number("row", row).number("column", column)
            }
            Self::Blue { side: Side::Left, number } => Phrase::new("mark-blue-left").number("number", number),
            Self::Blue { side: Side::Right, number } => Phrase::new("mark-blue-right").number("number", number),
            Self::Brown { cell } => {
                Phrase::new("mark-brown").number("cell", cell).number("number", crate::brown::number(cell))
            }
            Self::Pink { choice: PinkChoice::Bonus, number } => Phrase::new("mark-pink-bonus").number("number", number),
            Self::Pink { choice: PinkChoice::Points, number } => {
                Phrase::new("mark-pink-points").number("number", number)
            }
        }
    }
}
