//! The track as a map: a sign for each cell, runners on it, and where the selected choice would lead.
//!
//! Nothing depends on colour. Free cells are quiet dots, and arrows lead along the lap; a bar stands where the next cell of
//! the row lies beyond a red line. While a runner moves, the free cells it can reach say how many feet that takes.

use engine::{Phrase, Seat};
use games::cubitos::view::{GoalView, PlayerView, View};
use games::cubitos::{
    Action, Cell, CellId, CellKind, CellName, Cubitos, Currency, Direction, PrintedBonus, Tile, Track, TrackId,
};
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
/// Cells from one arrow along the lap to the next, at least.
const ARROW_EVERY: u8 = 2;

/// What may stand beside a runner: nobody reads it together with the runner's number.
const QUIET_SIGNS: &str = " ┃≈▒·•+↑↗→↘↓↙←↖";

const WATER: Color = Color::Indexed(153);
const BONUS: Color = Color::Indexed(229);
const MOVEMENT: Color = Color::Indexed(183);
const START: Color = Color::Indexed(157);
const FINISH: Color = Color::Indexed(217);
const ARROW: Color = Color::Indexed(113);
const RED_LINE: Color = Color::Indexed(203);
const RUNNER_GROUNDS: [Color; Seat::COUNT_MAX] =
    [Color::Indexed(215), Color::Indexed(117), Color::Indexed(120), Color::Indexed(219)];

/// Columns of a map.
pub const fn width(step: u16) -> u16 {
    MARGIN + COLUMNS * step / 2
}

/// What the signs on the track of `seat` mean, in as many lines as there are.
pub fn legend(view: &View, seat: Seat, pen: &mut Pen<'_>, area: Rect) {
    let Some(id) = TrackId::named(view.players[seat.index()].track) else { return };
    let (mut x, mut y) = (0, 0);
    for sign in signs_on(tables(view).track(id)) {
        let item = pen.texts.phrase(&Phrase::new("legend").word("sign", sign));
        if x > 0 && x + columns(&item) > area.width {
            (x, y) = (0, y + 1);
        }
        x = pen.put(area, x, y, &item, WEAK) + 2;
    }
}

/// The signs that can be seen on a track. Every track has bonuses of all kinds.
fn signs_on(track: &Track) -> impl Iterator<Item = &'static str> {
    let has = |is: fn(&Cell) -> bool| track.cells().any(|(_, cell)| is(cell));
    let signs = [
        ("way", true),
        ("red-line", track.red_lines > 0),
        ("water", !track.water.is_empty()),
        ("wall", !track.walls.is_empty()),
        ("jetpack", has(|cell| cell.kind == CellKind::Jetpack)),
        ("shortcut", has(|cell| matches!(cell.kind, CellKind::Shortcut(_)))),
        ("exit", has(|cell| cell.exit_of.is_some())),
        ("feet", true),
        ("money", true),
        ("credits", true),
        ("fan", true),
        ("lose-die", true),
        ("gain-die", true),
    ];
    signs.into_iter().filter(|(_, is_there)| *is_there).map(|(sign, _)| sign)
}

/// Draws the track that the runner of `seat` is on.
pub fn draw(view: &View, seat: Seat, preview: &[&Plan<Cubitos>], pen: &mut Pen<'_>, area: Rect) {
    let Some(id) = TrackId::named(view.players[seat.index()].track) else { return };
    let track = tables(view).track(id);
    let step = if area.width >= width(STEP_WIDE) { STEP_WIDE } else { STEP };
    let mut map = Map { track, pen, area, step };
    map.names();
    map.walls();
    let arrows = arrows(track);
    let is_here = |player: &&PlayerView| player.track == id.name();
    let runners: Vec<&PlayerView> = view.players.iter().filter(is_here).collect();
    let leg = view.players[seat.index()].leg;
    let is_mover = view.mover == Some(seat);
    let reach: Vec<&GoalView> = view.reach.iter().filter(|goal| is_mover && goal.leg == leg).collect();
    let path = preview_of(preview);
    for (id, cell) in track.cells() {
        let name = CellName::try_from(cell.name.to_string()).unwrap_or(CellName::START);
        let goal = reach.iter().find(|goal| goal.cell == name && !goal.path.is_empty());
        let mark = match goal {
            _ if path.contains(&name) => SELECTED,
            Some(_) => Style::new().add_modifier(Modifier::UNDERLINED),
            None => PLAIN,
        };
        map.cell(id, cell, mark);
        if let Some(goal) = goal.filter(|_| is_free(cell)) {
            map.cost(cell, goal, mark);
        } else if let Some(&(_, arrow)) = arrows.iter().find(|(at, _)| *at == id) {
            map.arrow(cell, arrow, mark);
        }
    }
    map.runners(&runners);
    map.red_lines();
}

/// Is there nothing to be shown in the cell?
fn is_free(cell: &Cell) -> bool {
    cell.kind == CellKind::Plain && cell.exit_of.is_none()
}

/// Is nothing lost if another sign takes the place of this one?
fn gives_way(sign: &str) -> bool {
    [" ", "≈", "▒"].contains(&sign)
}

/// Every few cells along the lap an arrow: which free cells have one, and its sign.
fn arrows(track: &Track) -> Vec<(CellId, &'static str)> {
    let mut arrows = Vec::new();
    let mut since = 0;
    for (at, next) in track.lap().zip(track.lap().skip(1)) {
        if since >= ARROW_EVERY && is_free(track.cell(at)) {
            arrows.extend(track.cell(at).direction_to(track.cell(next)).map(|direction| (at, arrow(direction))));
            since = 0;
        }
        since += 1;
    }
    arrows
}

const fn arrow(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "↑",
        Direction::NorthEast => "↗",
        Direction::East => "→",
        Direction::SouthEast => "↘",
        Direction::South => "↓",
        Direction::SouthWest => "↙",
        Direction::West => "←",
        Direction::NorthWest => "↖",
    }
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

    /// A text in a tile; a single sign stands in the middle of a wide one.
    fn put(&mut self, tile: Tile, text: &str, style: Style) {
        let step = usize::from(self.step);
        let text =
            if columns(text) == 1 && self.step == STEP_WIDE { format!(" {text} ") } else { format!("{text:<step$}") };
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
            self.pen.put(self.area, x, 0, &(column / 2 + 1).to_string(), WEAK);
        }
    }

    fn walls(&mut self) {
        for &wall in &self.track.walls {
            self.put(wall, "▒▒▒", WEAK);
        }
    }

    /// What it takes to get to a free cell: feet, or money for more of them.
    fn cost(&mut self, cell: &Cell, goal: &GoalView, mark: Style) {
        let sign = match goal.money {
            0 if self.step == STEP_WIDE => goal.feet.to_string(),
            // In a narrow cell a number would be read together with the sign beside it.
            0 => "•".to_owned(),
            _ => "+".to_owned(),
        };
        self.sign_over(cell, &sign, STRONG.patch(mark));
    }

    fn arrow(&mut self, cell: &Cell, arrow: &str, mark: Style) {
        let style = if self.pen.has_colour { Style::new().fg(ARROW) } else { STRONG };
        self.sign_over(cell, arrow, style.patch(mark));
    }

    /// Another sign in place of the dot of a free cell.
    fn sign_over(&mut self, cell: &Cell, sign: &str, style: Style) {
        let middle = u16::from(self.step == STEP_WIDE && columns(sign) == 1);
        for &tile in &cell.tiles {
            self.pen.put(self.area, self.x(tile) + middle, 1 + u16::from(tile.row), sign, style);
        }
    }

    fn cell(&mut self, id: CellId, cell: &Cell, mark: Style) {
        let (sign, style) = self.sign(id, cell);
        for &tile in &cell.tiles {
            self.put(tile, &sign, style.patch(mark));
            if columns(&sign) > self.step {
                self.pen.put(self.area, self.x(tile), 1 + u16::from(tile.row), &sign, style.patch(mark));
            }
        }
    }

    /// Bars between cells of a row that lie on two sides of a red line. They come last, so that nothing hides them.
    fn red_lines(&mut self) {
        let track = self.track;
        // The start comes after the last red line where it is the finish as well.
        let cells = || track.cells().filter(|(id, _)| *id != CellId::START && *id != CellId::FINISH);
        let mut lines: Vec<Tile> = Vec::new();
        for (_, cell) in cells() {
            for &tile in &cell.tiles {
                let next = Tile { column: tile.column + 2, ..tile };
                if cells().any(|(_, other)| other.tiles.contains(&next) && other.red != cell.red) {
                    lines.push(next);
                }
            }
        }
        // What gives way to a line moves to the right, and may have to give way to the next one.
        lines.sort_by_key(|tile| (tile.row, tile.column));
        lines.into_iter().for_each(|tile| self.red_line(tile));
    }

    /// A bar on the left of a tile: in the last column of the cell before it if nothing is read there, else in the first
    /// column of its own, whose sign then moves by one.
    fn red_line(&mut self, tile: Tile) {
        let (x, y) = (self.x(tile), 1 + u16::from(tile.row));
        let end = (x + 2 * self.step).min(self.area.width);
        let Some(room) = (x - 1..end).find(|&x| gives_way(&self.sign_at(x, y))) else { return };
        let first = x.min(room);
        for x in (first..room).rev() {
            let sign = self.pen.buffer[(self.area.x + x, self.area.y + y)].clone();
            self.pen.buffer[(self.area.x + x + 1, self.area.y + y)] = sign;
        }
        let ground = if first == room { PLAIN } else { Style::reset() };
        let style = if self.pen.has_colour { ground.fg(RED_LINE) } else { ground };
        self.pen.put(self.area, first, y, "┃", style);
    }

    fn sign(&self, id: CellId, cell: &Cell) -> (String, Style) {
        let is_wide = self.step == STEP_WIDE;
        let shared = self.track.cell(CellId::START).tiles == self.track.cell(CellId::FINISH).tiles;
        let (start, finish) = (self.pen.texts.say("sign-start"), self.pen.texts.say("sign-finish"));
        match cell.kind {
            CellKind::Start | CellKind::Finish if shared => {
                let between = if is_wide { "/" } else { "" };
                (format!("{start}{between}{finish}"), self.pen.on(START))
            }
            CellKind::Start => (start.repeat(self.step.into()), self.pen.on(START)),
            CellKind::Finish => (finish.repeat(self.step.into()), self.pen.on(FINISH)),
            CellKind::Water => ("≈".repeat(self.step.into()), self.pen.on(WATER)),
            CellKind::Plain => match cell.exit_of {
                Some(letter) => (format!("◎{letter}"), self.pen.on(MOVEMENT)),
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
                    // Two bonuses in two columns: the first sign of each, unless there is room beside the map.
                    [first, second] if !is_wide && !self.is_at_edge(cell) => {
                        [first, second].iter().filter_map(|sign| sign.chars().next()).collect()
                    }
                    _ => signs.concat(),
                };
                (text, self.pen.on(BONUS))
            }
        }
    }

    /// Is there nothing to the right of a cell?
    fn is_at_edge(&self, cell: &Cell) -> bool {
        let tiles = || self.track.cells().flat_map(|(_, other)| &other.tiles).chain(&self.track.walls);
        let is_right_of = |tile: &Tile| tiles().any(|other| other.row == tile.row && other.column > tile.column);
        !cell.tiles.iter().any(is_right_of)
    }

    fn bonus(&self, printed: PrintedBonus) -> String {
        self.pen.texts.phrase(&bonus("bonus-sign", printed))
    }

    /// The runners. Those on one large cell stand apart; those on one small cell share it. Nothing else is shown where they
    /// stand, so that a runner is never read together with the text of a cell.
    fn runners(&mut self, runners: &[&PlayerView]) {
        let mut standing: Vec<(Tile, Vec<&PlayerView>)> = Vec::new();
        for &player in runners {
            let Some(cell) = self.track.cell_named(&player.cell.to_string()) else { continue };
            let tiles = &self.track.cell(cell).tiles;
            let tile = tiles[player.seat.index() % tiles.len()];
            match standing.iter_mut().find(|(other, _)| *other == tile) {
                Some((_, group)) => group.push(player),
                None => {
                    standing.push((tile, vec![player]));
                    let (sign, _) = self.sign(cell, self.track.cell(cell));
                    let blank = " ".repeat(columns(&sign).max(self.step).into());
                    self.pen.put(self.area, self.x(tile), 1 + u16::from(tile.row), &blank, PLAIN);
                }
            }
        }
        for (tile, group) in standing {
            let left = self.first_column(tile, group.len() == 1);
            for (place, player) in (0..).zip(&group) {
                let style = self.pen.on(RUNNER_GROUNDS[player.seat.index()]).patch(STRONG);
                // The last place stands for everybody else who is there.
                let sign = if place >= self.step { "+" } else { RUNNERS[player.seat.index()] };
                let x = left + place.min(self.step - 1);
                self.pen.put(self.area, x, 1 + u16::from(tile.row), sign, style);
            }
        }
    }

    /// The column where the runners of a cell begin: in the middle of a wide cell if there is one, and in a narrow cell so
    /// that they do not touch what is printed to their left, if that is possible. Water and walls give way.
    fn first_column(&mut self, tile: Tile, is_alone: bool) -> u16 {
        let (x, y) = (self.x(tile), 1 + u16::from(tile.row));
        if self.step == STEP_WIDE {
            return x + u16::from(is_alone);
        }
        let gives_way = |sign: &str| sign != " " && gives_way(sign);
        let is_text = |sign: &str| !QUIET_SIGNS.contains(sign);
        let (before, after) = (self.sign_at(x - 1, y), self.sign_at(x + self.step, y));
        let has_room = if is_alone { !is_text(&after) } else { gives_way(&after) };
        if is_text(&before) && has_room {
            if is_alone && gives_way(&after) {
                self.pen.put(self.area, x + self.step, y, " ", PLAIN);
            }
            return x + 1;
        }
        if gives_way(&before) {
            self.pen.put(self.area, x - 1, y, " ", PLAIN);
        }
        x
    }

    /// What stands there now.
    fn sign_at(&self, x: u16, y: u16) -> String {
        let cell = self.pen.buffer.cell((self.area.x + x, self.area.y + y));
        cell.map_or(" ", |cell| cell.symbol()).to_owned()
    }
}
