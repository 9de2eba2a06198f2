//! The track as a map: a sign for each cell, runners on it, and where the selected choice would lead.
//!
//! Nothing depends on colour. Where there is room, a plain cell shows how many red lines lie behind it; a bar stands where
//! the next cell of the row lies beyond a red line.

use engine::Seat;
use games::cubitos::view::{PlayerView, PrintedBonus, View};
use games::cubitos::{Action, Cell, CellId, CellKind, CellName, Cubitos, Currency, Tile, Track, TrackId};
use guide::cubitos::{RUNNERS, bonus, tables};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use crate::play::pen::{PLAIN, Pen, SELECTED, STRONG, WEAK, width as columns};
use guide::Plan;

/// Columns from one cell to the next in its row.
pub const STEP: u16 = 2;
/// The same where there is room.
pub const STEP_WIDE: u16 = 3;
/// Lines of the map with the numbers of the columns.
pub const LINES: u16 = 12;
/// Half cells in the longest row.
const COLUMNS: u16 = 36;
/// Columns for the letters of the rows.
const MARGIN: u16 = 2;
/// From one number above the map to the next.
const NUMBER_EVERY: u8 = 4;

const WATER: Color = Color::Indexed(153);
const BONUS: Color = Color::Indexed(229);
const MOVEMENT: Color = Color::Indexed(183);
const START: Color = Color::Indexed(157);
const FINISH: Color = Color::Indexed(217);
const RED_LINE: Color = Color::Indexed(203);
const RUNNER_GROUNDS: [Color; Seat::COUNT_MAX] =
    [Color::Indexed(215), Color::Indexed(117), Color::Indexed(120), Color::Indexed(219)];

/// Columns of a map.
pub const fn width(step: u16) -> u16 {
    MARGIN + COLUMNS * step / 2
}

/// Draws the track that the runner of `seat` is on.
pub fn draw(view: &View, seat: Seat, preview: &[&Plan<Cubitos>], pen: &mut Pen<'_>, area: Rect) {
    let Some(id) = TrackId::named(view.players[seat.index()].track) else { return };
    let track = tables(view).track(id);
    let step = if area.width >= width(STEP_WIDE) { STEP_WIDE } else { STEP };
    let mut map = Map { track, pen, area, step };
    map.names();
    map.walls();
    let is_here = |player: &&PlayerView| player.track == id.name();
    let runners: Vec<&PlayerView> = view.players.iter().filter(is_here).collect();
    let reach: Vec<CellName> = match view.mover {
        Some(mover) if mover == seat => view.reach.iter().map(|goal| goal.cell).collect(),
        _ => Vec::new(),
    };
    let path = preview_of(preview);
    for (id, cell) in track.cells() {
        let name = CellName::try_from(cell.name.to_string()).unwrap_or(CellName::START);
        let mark = match () {
            () if path.contains(&name) => SELECTED,
            () if reach.contains(&name) => Style::new().add_modifier(Modifier::UNDERLINED),
            () => PLAIN,
        };
        map.cell(id, cell, mark);
    }
    map.runners(&runners);
}

/// The cells that the selected plans would pass, or lead to if there are several.
fn preview_of(plans: &[&Plan<Cubitos>]) -> Vec<CellName> {
    let cell = |action: &Action| match action {
        Action::Step { to } => Some(*to),
        Action::Nearby { cell } => Some(*cell),
        _ => None,
    };
    match plans {
        [only] => only.actions.iter().filter_map(cell).collect(),
        several => several.iter().filter_map(|plan| plan.actions.iter().filter_map(cell).next_back()).collect(),
    }
}

/// What is drawn, and where.
struct Map<'a, 'b> {
    track: &'a Track,
    pen: &'a mut Pen<'b>,
    area: Rect,
    step: u16,
}

impl Map<'_, '_> {
    fn x(&self, tile: Tile) -> u16 {
        MARGIN + u16::from(tile.column) * self.step / 2
    }

    fn put(&mut self, tile: Tile, text: &str, style: Style) {
        let text = format!("{text:<0$}", usize::from(self.step));
        let text: String = text.chars().take(self.step.into()).collect();
        self.pen.put(self.area, self.x(tile), 1 + u16::from(tile.row), &text, style);
    }

    /// The letters of the rows and the numbers of the columns.
    fn names(&mut self) {
        for row in 0..LINES - 1 {
            let letter = char::from(b'A' + row as u8).to_string();
            self.pen.put(self.area, 0, 1 + row, &letter, WEAK);
        }
        for column in (0..COLUMNS as u8).step_by(NUMBER_EVERY.into()) {
            let x = self.x(Tile { row: 0, column });
            self.pen.put(self.area, x, 0, &column.to_string(), WEAK);
        }
    }

    fn walls(&mut self) {
        for &wall in &self.track.walls {
            self.put(wall, "▒▒▒", WEAK);
        }
    }

    fn cell(&mut self, id: CellId, cell: &Cell, mark: Style) {
        let (sign, style) = self.sign(id, cell);
        for &tile in &cell.tiles {
            self.put(tile, &sign, style.patch(mark));
            if id != CellId::START && id != CellId::FINISH && columns(&sign) < self.step {
                self.red_line(tile, cell);
            }
        }
    }

    /// A bar at the right edge of a cell if the next one of its row lies beyond a red line, or before it.
    fn red_line(&mut self, tile: Tile, cell: &Cell) {
        let next = Tile { column: tile.column + 2, ..tile };
        let is_next = |(id, other): &(CellId, &Cell)| *id != CellId::FINISH && other.tiles.contains(&next);
        let Some((id, other)) = self.track.cells().find(is_next) else { return };
        // The start comes after the last red line where it is the finish as well.
        if id == CellId::START || other.red == cell.red {
            return;
        }
        let style = if self.pen.has_colour { Style::new().fg(RED_LINE) } else { PLAIN };
        self.pen.put(self.area, self.x(tile) + self.step - 1, 1 + u16::from(tile.row), "┃", style);
    }

    fn sign(&self, id: CellId, cell: &Cell) -> (String, Style) {
        let is_wide = self.step == STEP_WIDE;
        let shared = self.track.cell(CellId::START).tiles == self.track.cell(CellId::FINISH).tiles;
        let (start, finish) = (self.pen.texts.say("sign-start"), self.pen.texts.say("sign-finish"));
        match cell.kind {
            CellKind::Start | CellKind::Finish if shared => (format!("{start}{finish}"), self.pen.on(START)),
            CellKind::Start => (start.repeat(self.step.into()), self.pen.on(START)),
            CellKind::Finish => (finish.repeat(self.step.into()), self.pen.on(FINISH)),
            CellKind::Water => ("≈".repeat(self.step.into()), self.pen.on(WATER)),
            CellKind::Plain => match cell.exit_of {
                Some(letter) => (format!("→{letter}"), self.pen.on(MOVEMENT)),
                None if is_wide => (cell.red.to_string(), WEAK),
                // A number would be read together with the sign beside it.
                None => ("·".to_owned(), WEAK),
            },
            CellKind::Jetpack => ("▲".to_owned(), self.pen.on(MOVEMENT)),
            CellKind::Shortcut(shortcut) => {
                let unit = match (is_wide, shortcut.currency) {
                    (false, _) => "",
                    (true, Currency::Money) => "●",
                    (true, Currency::Feet) => "»",
                };
                (format!("{}{}{unit}", shortcut.symbol, shortcut.cost), self.pen.on(MOVEMENT))
            }
            CellKind::Bonus(bonuses) => {
                debug_assert!(id != CellId::START);
                let signs: Vec<String> = bonuses.iter().map(|one| self.bonus(one.into())).collect();
                let text = match &signs[..] {
                    // Two bonuses in two columns: the first sign of each.
                    [first, second] if !is_wide => {
                        [first, second].iter().filter_map(|sign| sign.chars().next()).collect()
                    }
                    _ => signs.concat(),
                };
                (text, self.pen.on(BONUS))
            }
        }
    }

    fn bonus(&self, printed: PrintedBonus) -> String {
        self.pen.texts.phrase(&bonus("bonus-sign", printed))
    }

    /// The runners. Those on one large cell stand apart; those on one small cell share it.
    fn runners(&mut self, runners: &[&PlayerView]) {
        let mut used: Vec<(Tile, u16)> = Vec::new();
        for player in runners {
            let Some(cell) = self.track.cell_named(&player.cell.to_string()) else { continue };
            let tiles = &self.track.cell(cell).tiles;
            let tile = tiles[player.seat.index() % tiles.len()];
            let before = used.iter().filter(|(other, _)| *other == tile).count() as u16;
            used.push((tile, before));
            let (x, y) = (self.x(tile), 1 + u16::from(tile.row));
            if before == 0 {
                // What the cell gives is shown beside the runner, or not at all rather than in part.
                let (sign, ground) = self.sign(cell, self.track.cell(cell));
                let is_plain = matches!(self.track.cell(cell).kind, CellKind::Plain);
                let sign = if !is_plain && columns(&sign) < self.step { sign } else { String::new() };
                self.pen.put(self.area, x + 1, y, &" ".repeat(usize::from(self.step) - 1), PLAIN);
                self.pen.put(self.area, x + 1, y, &sign, ground);
                if cell != CellId::START && cell != CellId::FINISH && 1 + columns(&sign) < self.step {
                    self.red_line(tile, self.track.cell(cell));
                }
            }
            let place = before.min(self.step - 1);
            let style = self.pen.on(RUNNER_GROUNDS[player.seat.index()]).patch(STRONG);
            // The last place stands for everybody else who is there.
            let sign = if before >= self.step { "+" } else { RUNNERS[player.seat.index()] };
            self.pen.put(self.area, x + place, y, sign, style);
        }
    }
}
