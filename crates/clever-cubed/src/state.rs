//! The whole state as a person would write it down.

use engine::{Seat, at_most};
use serde::{Deserialize, Deserializer, Serialize};

use crate::action_row::{self, ActionRow};
use crate::bonus::Question;
use crate::dice::{Die, Place};
use crate::game::{CleverCubed, Phase};
use crate::mark::{PinkChoice, Side};
use crate::player::{Crossing, Marking, Player, Questions, Stage};
use crate::setup::Setup;
use crate::sheet::Sheet;
use crate::{blue, brown, pink, turquoise, yellow};

/// A state. Rows, columns, cells and rounds are counted from 1, seats from 0. What is left out is empty.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// Players and variants.
    pub setup: Setup,
    /// Where in the order of play the game is.
    pub phase: Phase,
    /// 1 to 6; 0 while the starting player is being drawn.
    pub round: u8,
    /// Who is active first in every round.
    #[serde(default = "first_seat")]
    pub first_player: Seat,
    /// Whose active turn it is.
    #[serde(default = "first_seat")]
    pub active_player: Seat,
    /// The roll of the active turn, 1 to 3.
    #[serde(default = "first_roll")]
    pub roll: u8,
    /// The six dice.
    #[serde(default)]
    pub dice: DiceState,
    /// One entry for each player.
    #[serde(deserialize_with = "at_most::<{ Seat::COUNT_MAX }, _, _>")]
    pub seats: Vec<SeatState>,
}

fn first_seat() -> Seat {
    Seat::FIRST
}

fn first_roll() -> u8 {
    1
}

/// The six dice.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the fields are the dice")]
pub struct DiceState {
    pub yellow: DieState,
    pub turquoise: DieState,
    pub blue: DieState,
    pub brown: DieState,
    pub pink: DieState,
    pub white: DieState,
}

impl DiceState {
    pub(crate) fn get(&self, die: Die) -> &DieState {
        match die {
            Die::Yellow => &self.yellow,
            Die::Turquoise => &self.turquoise,
            Die::Blue => &self.blue,
            Die::Brown => &self.brown,
            Die::Pink => &self.pink,
            Die::White => &self.white,
        }
    }
}

/// One die.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DieState {
    /// The face; none before it was thrown in this turn.
    pub value: Option<u8>,
    /// Where it lies.
    pub place: Place,
}

impl Default for DieState {
    fn default() -> Self {
        Self { value: None, place: Place::Pool }
    }
}

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct SeatState {
    /// The sheet.
    pub sheet: SheetState,
    /// What the game waits for, once crosses and question marks are dealt with.
    pub stage: Stage,
    /// The die that was chosen and is to be marked now.
    pub marking: Option<Marking>,
    /// Turquoise crosses in the making.
    pub crossing: Option<CrossingState>,
    /// Open question marks, the oldest first.
    #[serde(deserialize_with = "at_most::<{ Questions::COUNT_MAX }, _, _>")]
    pub questions: Vec<Question>,
    /// Dice already chosen for extra-die actions in this turn.
    #[serde(deserialize_with = "at_most::<{ Die::ALL.len() }, _, _>")]
    pub extra_used: Vec<Die>,
}

/// Turquoise crosses in the making.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CrossingState {
    /// 1 to 6.
    pub column: u8,
    /// How many more may be made.
    pub left: u8,
    /// The rows crossed so far for this die.
    #[serde(deserialize_with = "at_most::<{ turquoise::ROWS as usize }, _, _>")]
    pub rows: Vec<u8>,
}

/// A sheet.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct SheetState {
    /// For each of the three rows the crossed numbers.
    #[serde(deserialize_with = "rows::<{ yellow::ROWS as usize }, _>")]
    pub yellow: Vec<Vec<u8>>,
    /// For each of the five rows the crossed numbers.
    #[serde(deserialize_with = "rows::<{ turquoise::ROWS as usize }, _>")]
    pub turquoise: Vec<Vec<u8>>,
    /// The written numbers of both sides, from the middle outwards.
    pub blue: BlueState,
    /// The crossed cells, from left to right.
    #[serde(deserialize_with = "at_most::<{ brown::CELLS as usize }, _, _>")]
    pub brown: Vec<u8>,
    /// The written numbers.
    #[serde(deserialize_with = "at_most::<{ pink::CELLS }, _, _>")]
    pub pink: Vec<PinkState>,
    /// The re-roll row.
    pub rerolls: ActionRowState,
    /// The number-joker row.
    pub number_jokers: ActionRowState,
    /// The extra-die row.
    pub extra_dice: ActionRowState,
    /// Foxes earned.
    pub foxes: u8,
}

impl Default for SheetState {
    fn default() -> Self {
        Self {
            yellow: vec![Vec::new(); yellow::ROWS.into()],
            turquoise: vec![Vec::new(); turquoise::ROWS.into()],
            blue: BlueState::default(),
            brown: Vec::new(),
            pink: Vec::new(),
            rerolls: ActionRowState::default(),
            number_jokers: ActionRowState::default(),
            extra_dice: ActionRowState::default(),
            foxes: 0,
        }
    }
}

/// Rows of crossed numbers, none with more numbers than it has cells.
fn rows<'de, const ROWS: usize, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Vec<u8>>, D::Error> {
    #[derive(Deserialize)]
    struct Row(#[serde(deserialize_with = "at_most::<6, _, _>")] Vec<u8>);

    let rows = at_most::<ROWS, Row, D>(deserializer)?;
    Ok(rows.into_iter().map(|Row(numbers)| numbers).collect())
}

/// The blue area.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct BlueState {
    /// Going down.
    #[serde(deserialize_with = "at_most::<{ blue::CELLS_PER_SIDE }, _, _>")]
    pub left: Vec<u8>,
    /// Going up.
    #[serde(deserialize_with = "at_most::<{ blue::CELLS_PER_SIDE }, _, _>")]
    pub right: Vec<u8>,
}

/// One pink cell.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PinkState {
    /// As written, halved or multiplied.
    pub number: u8,
    /// Bonus or points.
    pub choice: PinkChoice,
}

/// One action row.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct ActionRowState {
    /// How many cells are circled, used or not.
    pub circled: u8,
    /// The cells that are crossed out.
    #[serde(deserialize_with = "at_most::<{ action_row::CELLS as usize }, _, _>")]
    pub used: Vec<u8>,
}

impl State {
    pub(crate) fn of(game: &CleverCubed) -> Self {
        let die = |die| DieState {
            value: Some(game.dice.value(die)).filter(|&value| value != 0),
            place: game.dice.place(die),
        };
        Self {
            setup: game.setup,
            phase: game.phase,
            round: game.round,
            first_player: game.first,
            active_player: game.active,
            roll: game.roll,
            dice: DiceState {
                yellow: die(Die::Yellow),
                turquoise: die(Die::Turquoise),
                blue: die(Die::Blue),
                brown: die(Die::Brown),
                pink: die(Die::Pink),
                white: die(Die::White),
            },
            seats: game.seats[..game.setup.players.into()].iter().map(SeatState::of).collect(),
        }
    }
}

impl SeatState {
    fn of(player: &Player) -> Self {
        Self {
            sheet: SheetState::of(&player.sheet),
            stage: player.stage,
            marking: player.marking,
            crossing: CrossingState::of(player),
            questions: player.questions.as_slice().to_vec(),
            extra_used: player.extra_used.iter().collect(),
        }
    }
}

impl CrossingState {
    pub(crate) fn of(player: &Player) -> Option<Self> {
        let Crossing { column, left, made } = player.crossing?;
        Some(Self { column, left, rows: made.rows().collect() })
    }
}

impl SheetState {
    pub(crate) fn of(sheet: &Sheet) -> Self {
        let crossed = |rows: u8, is_crossed: &dyn Fn(u8, u8) -> bool| {
            (1..=rows).map(|row| (1..=6).filter(|&column| is_crossed(row, column)).collect()).collect()
        };
        let row = |row: &ActionRow| ActionRowState {
            circled: row.circled(),
            used: (1..=action_row::CELLS).filter(|&cell| row.is_used(cell)).collect(),
        };
        let pink = sheet.pink.numbers().iter().enumerate().map(|(index, &number)| PinkState {
            number,
            choice: if sheet.pink.took_bonus(index) { PinkChoice::Bonus } else { PinkChoice::Points },
        });
        Self {
            yellow: crossed(yellow::ROWS, &|row, column| sheet.yellow.is_crossed(row, column)),
            turquoise: crossed(turquoise::ROWS, &|row, column| sheet.turquoise.is_crossed(row, column)),
            blue: BlueState {
                left: sheet.blue.numbers(Side::Left).collect(),
                right: sheet.blue.numbers(Side::Right).collect(),
            },
            brown: (1..=brown::CELLS).filter(|&cell| sheet.brown.is_crossed(cell)).collect(),
            pink: pink.collect(),
            rerolls: row(&sheet.rerolls),
            number_jokers: row(&sheet.number_jokers),
            extra_dice: row(&sheet.extra_dice),
            foxes: sheet.foxes,
        }
    }
}
