//! The sheet: five colour areas, three action rows, the points.
//!
//! Cells are boxes between bars, two or three columns wide. Nothing depends on colour: a cross is an X, grey and tinted
//! cells are shaded, a cell that the selected action would mark has an arrow.

use std::fmt::Display;

use games::clever_cubed::Side;
use games::clever_cubed::view::{ActionRowView, BlueCell, BonusState, BonusView, Scales, SeatView, Target};
use ratatui::layout::{Rect, Size};
use ratatui::style::{Color, Style};

use super::symbol;
use crate::play::pen::{PLAIN, Pen, SELECTED, STRONG, WEAK, width};

/// Columns left of the long rows, for their names.
const LABEL_WIDTH: u16 = 12;
/// Columns left of the yellow rows.
const ROW_LABEL_WIDTH: u16 = 4;
/// Lines without any gap between the areas.
pub const LINES: u16 = 18;
/// Lines with what crosses are worth, and how much room the log should have below before there are any: its title and a line.
const SCALES: u16 = 2;
const LOG_LINES_WITH_SCALES: u16 = 2;
/// Gaps between the areas, and the same for them.
const GAPS: u16 = 2;
const LOG_LINES_WITH_GAPS: u16 = 5;

/// The sheet has wide cells where a menu of this width still fits beside it.
const MENU_WIDTH_MIN: u16 = 30;

const YELLOW: Color = Color::Indexed(228);
const GREY: Color = Color::Indexed(250);
const TURQUOISE: Color = Color::Indexed(80);
const TURQUOISE_PALE: Color = Color::Indexed(195);
const BLUE: Color = Color::Indexed(153);
const BROWN: Color = Color::Indexed(180);
const PINK: Color = Color::Indexed(218);
const WHITE: Color = Color::Indexed(255);

/// How large the sheet is in this room.
pub fn size(room: Size) -> Size {
    let wide = sheet_width(4);
    let width = if room.width >= wide + 2 + MENU_WIDTH_MIN { wide } else { sheet_width(3) };
    // All of them or none: a single one would look as if the other areas had no scale.
    let scales = if room.height >= LINES + SCALES + LOG_LINES_WITH_SCALES { SCALES } else { 0 };
    let gaps = room.height.saturating_sub(LINES + SCALES + LOG_LINES_WITH_GAPS).min(GAPS);
    Size::new(width, LINES + scales + gaps)
}

/// Columns of the sheet when a cell with its bar takes `step`: the blue area is the widest.
const fn sheet_width(step: u16) -> u16 {
    LABEL_WIDTH + 13 * step + 2
}

/// Draws the sheet of one player, with the stars it is worth if it `is_rated`; the `targets` stand out.
pub fn draw(seat: &SeatView, scales: &Scales, targets: &[Target], is_rated: bool, pen: &mut Pen<'_>, area: Rect) {
    let step = if area.width >= sheet_width(4) { 4 } else { 3 };
    let spare = area.height.saturating_sub(LINES);
    let mut sheet = Sheet { seat, targets, pen, area, step };
    let has = |line: u16| spare >= line;
    let turquoise = ROW_LABEL_WIDTH + 6 * step + 5;
    sheet.yellow(0);
    sheet.turquoise(turquoise, 0);
    // There is always room below the yellow rows.
    sheet.scale(0, ROW_LABEL_WIDTH, 6, &scales.yellow);
    let mut y = 7;
    if has(1) {
        sheet.scale(turquoise, turquoise + 2, y, &scales.turquoise);
        y += 1;
    }
    sheet.blue(y);
    y += 3;
    if has(2) {
        sheet.scale(0, LABEL_WIDTH, y, &scales.brown);
        y += 1;
    }
    sheet.brown(y);
    y += 2 + u16::from(has(3));
    sheet.pink(y);
    y += 3 + u16::from(has(4));
    sheet.actions(y);
    sheet.points(y);
    if is_rated {
        sheet.stars(y + 2);
    }
}

/// What is drawn, and where.
struct Sheet<'a, 'b> {
    seat: &'a SeatView,
    targets: &'a [Target],
    pen: &'a mut Pen<'b>,
    area: Rect,
    /// Columns from one cell to the next, with the bar between them.
    step: u16,
}

/// One cell: what is in it, how it looks.
struct Cell {
    text: String,
    ground: Color,
    is_shaded: bool,
    is_target: bool,
    style: Style,
}

impl Cell {
    fn new(text: impl Display, ground: Color) -> Self {
        Self { text: format!("{text}"), ground, is_shaded: false, is_target: false, style: PLAIN }
    }

    fn crossed_if(self, is_crossed: bool) -> Self {
        if is_crossed { Self { text: "X".to_owned(), style: STRONG, ..self } } else { self }
    }

    fn shaded_if(self, is_shaded: bool) -> Self {
        Self { is_shaded, ..self }
    }

    fn target_if(self, is_target: bool) -> Self {
        Self { is_target, ..self }
    }
}

impl Sheet<'_, '_> {
    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        self.pen.put(self.area, x, y, text, style)
    }

    /// The name of an area and its points so far.
    fn title(&mut self, x: u16, y: u16, name: &str, points: i32) {
        let x = self.put(x, y, &self.pen.texts.say(name), STRONG);
        self.put(x + 1, y, &points.to_string(), PLAIN);
    }

    /// The same in two lines.
    fn label(&mut self, y: u16, name: &str, points: i32) {
        self.put(0, y, &self.pen.texts.say(name), STRONG);
        self.put(0, y + 1, &points.to_string(), PLAIN);
    }

    /// Cells side by side between bars.
    fn row(&mut self, x: u16, y: u16, cells: impl IntoIterator<Item = Cell>) {
        let mut x = x;
        for cell in cells {
            self.put(x, y, "│", WEAK);
            let style = self.pen.on(cell.ground).patch(cell.style);
            let style = if cell.is_target { SELECTED.patch(STRONG) } else { style };
            let text = if cell.is_target { format!("►{}", cell.text.trim()) } else { cell.text };
            let side = if cell.is_shaded { "░" } else { " " };
            let inner = self.step - 1;
            // Two columns: a side and the number. Three: both sides.
            let left = inner.saturating_sub(width(&text)).min(1);
            let right = inner.saturating_sub(width(&text) + left);
            let text = format!("{}{text}{}", side.repeat(left.into()), side.repeat(right.into()));
            self.put(x + 1, y, &text, style);
            x += self.step;
        }
        self.put(x, y, "│", WEAK);
    }

    /// A symbol: as it is while it can be had, a tick when it was earned, a dash when it is gone.
    fn bonus(&mut self, x: u16, y: u16, bonus: BonusView) {
        let (text, style) = match bonus.state {
            BonusState::Open => (self.pen.texts.phrase(&symbol(bonus.bonus)), PLAIN),
            BonusState::Earned => ("✓".to_owned(), STRONG),
            BonusState::Gone => ("–".to_owned(), WEAK),
        };
        self.put(x, y, &text, style);
    }

    /// A symbol under or over a cell of a row that begins at `x`.
    fn bonus_at(&mut self, x: u16, y: u16, cell: usize, bonus: BonusView) {
        self.bonus(x + cell as u16 * self.step + self.step - 2, y, bonus);
    }

    /// What one cross, two crosses and so on are worth, over or under the cells of a row that begins at `x`.
    fn scale(&mut self, label: u16, x: u16, y: u16, points: &[i32]) {
        self.put(label, y, "Σ", WEAK);
        for (index, points) in (0..).zip(points) {
            self.put(x + index * self.step + self.step - 2, y, &format!("{points:>2}"), WEAK);
        }
    }

    fn yellow(&mut self, y: u16) {
        let seat = self.seat;
        self.title(0, y, "yellow", seat.score.yellow);
        for (index, (name, cells)) in ["I", "II", "III"].into_iter().zip(&seat.yellow).enumerate() {
            let y = y + 1 + 2 * index as u16;
            self.put(0, y, name, WEAK);
            let targets = self.targets;
            let row = index as u8 + 1;
            let cells = cells.iter().map(|cell| {
                Cell::new(cell.number, if cell.grey { GREY } else { YELLOW })
                    .shaded_if(cell.grey)
                    .crossed_if(cell.crossed)
                    .target_if(targets.contains(&Target::Yellow { row, column: cell.number }))
            });
            self.row(ROW_LABEL_WIDTH, y, cells);
            for (cell, bonus) in seat.yellow_gaps.get(index).into_iter().flatten().enumerate() {
                self.bonus_at(ROW_LABEL_WIDTH, y + 1, cell, *bonus);
            }
        }
    }

    fn turquoise(&mut self, x: u16, y: u16) {
        let seat = self.seat;
        self.title(x, y, "turquoise", seat.score.turquoise);
        let left = x + 2;
        for (index, cells) in seat.turquoise.iter().enumerate() {
            let (y, row) = (y + 1 + index as u16, index as u8 + 1);
            self.put(x, y, &row.to_string(), WEAK);
            let targets = self.targets;
            let cells = cells.iter().map(|cell| {
                Cell::new(cell.number, if cell.tinted { TURQUOISE } else { TURQUOISE_PALE })
                    .shaded_if(cell.tinted)
                    .crossed_if(cell.crossed)
                    .target_if(targets.contains(&Target::Turquoise { row, column: cell.number }))
            });
            self.row(left, y, cells);
            if let Some(Some(bonus)) = seat.turquoise_rows.get(index) {
                self.bonus(left + 6 * self.step + 2, y, *bonus);
            }
        }
        for (column, bonus) in seat.turquoise_columns.iter().enumerate() {
            self.bonus_at(left, y + 6, column, *bonus);
        }
    }

    fn blue(&mut self, y: u16) {
        let seat = self.seat;
        self.label(y, "blue", seat.score.blue);
        let side = |cells: &'_ [BlueCell], side| -> Vec<(Option<(BlueCell, Side)>, u8)> {
            cells.iter().zip(1..).map(|(cell, number)| (Some((cell.clone(), side)), number)).collect()
        };
        let left = side(&seat.blue_left, Side::Left).into_iter().rev();
        let all: Vec<_> = left.chain([(None, 0)]).chain(side(&seat.blue_right, Side::Right)).collect();
        for (index, (cell, _)) in all.iter().enumerate() {
            let Some((cell, _)) = cell else { continue };
            let points = format!("{:>2}", cell.points);
            self.put(LABEL_WIDTH + index as u16 * self.step + self.step - 2, y, &points, WEAK);
            if let Some(bonus) = cell.bonus {
                self.bonus_at(LABEL_WIDTH, y + 2, index, bonus);
            }
        }
        let targets = self.targets;
        let cells = all.into_iter().map(|(cell, number)| match cell {
            None => Cell { style: STRONG, ..Cell::new(7, WHITE) },
            Some((cell, side)) => {
                written(cell.number, BLUE).target_if(targets.contains(&Target::Blue { side, cell: number }))
            }
        });
        self.row(LABEL_WIDTH, y + 1, cells);
    }

    fn brown(&mut self, y: u16) {
        let seat = self.seat;
        self.label(y, "brown", seat.score.brown);
        let targets = self.targets;
        let cells = seat.brown.iter().zip(1..).map(|(cell, number)| {
            let text = if cell.skipped { "–".to_owned() } else { cell.number.to_string() };
            Cell::new(text, BROWN).crossed_if(cell.crossed).target_if(targets.contains(&Target::Brown { cell: number }))
        });
        self.row(LABEL_WIDTH, y, cells);
        for (index, bonus) in seat.brown_gaps.iter().enumerate() {
            if let Some(bonus) = bonus {
                // Under the bar between two cells.
                self.bonus(LABEL_WIDTH + (index as u16 + 1) * self.step, y + 1, *bonus);
            }
        }
    }

    fn pink(&mut self, y: u16) {
        let seat = self.seat;
        self.label(y, "pink", seat.score.pink);
        for (index, cell) in seat.pink.iter().enumerate() {
            if let Some(multiplier) = cell.multiplier {
                let x = LABEL_WIDTH + index as u16 * self.step + self.step - 2;
                self.put(x, y, &format!("×{multiplier}"), WEAK);
            }
            if let Some(bonus) = cell.bonus {
                self.bonus_at(LABEL_WIDTH, y + 2, index, bonus);
            }
        }
        let targets = self.targets;
        let cells = seat.pink.iter().zip(1..).map(|(cell, number)| {
            written(cell.number, PINK).target_if(targets.contains(&Target::Pink { cell: number }))
        });
        self.row(LABEL_WIDTH, y + 1, cells);
    }

    fn actions(&mut self, y: u16) {
        let seat = self.seat;
        let rows =
            [("rerolls", &seat.rerolls), ("number-jokers", &seat.number_jokers), ("extra-dice", &seat.extra_dice)];
        for (y, (name, row)) in (y..).zip(rows) {
            self.put(0, y, &self.pen.texts.say(name), STRONG);
            let has_numbers = name == "number-jokers";
            self.row(LABEL_WIDTH, y, action_cells(row, has_numbers));
            self.bonus(LABEL_WIDTH + 7 * self.step + 2, y, row.end);
        }
    }

    /// Foxes and the total.
    fn points(&mut self, y: u16) {
        let seat = self.seat;
        let x = self.points_x();
        let at = self.put(x, y, &self.pen.texts.say("foxes"), STRONG);
        self.put(at + 1, y, &format!("{}×{}", seat.foxes, seat.score.lowest), PLAIN);
        self.title(x, y + 1, "total", seat.score.total);
    }

    fn stars(&mut self, y: u16) {
        let stars = usize::from(self.seat.rating.stars);
        self.put(self.points_x(), y, &format!("{}{}", "★".repeat(stars), "☆".repeat(5 - stars)), PLAIN);
    }

    /// Right of the action rows.
    fn points_x(&self) -> u16 {
        LABEL_WIDTH + 7 * self.step + 5
    }
}

/// A cell that numbers are written into.
fn written(number: Option<u8>, ground: Color) -> Cell {
    match number {
        Some(number) => Cell { style: STRONG, ..Cell::new(number, ground) },
        None => Cell::new("", ground),
    }
}

/// A dot before an action is earned, a disc while it can be used, a cross when it was.
fn action_cells(row: &ActionRowView, has_numbers: bool) -> impl Iterator<Item = Cell> {
    row.cells.iter().map(move |cell| {
        let sign = if cell.circled { "●" } else { "·" };
        let number = match cell.number {
            Some(number) => number.to_string(),
            None if has_numbers => "?".to_owned(),
            None => String::new(),
        };
        let ground = if cell.circled { WHITE } else { GREY };
        let style = if cell.circled { STRONG } else { PLAIN };
        Cell { style, ..Cell::new(format!("{sign}{number}"), ground) }.crossed_if(cell.used)
    })
}
