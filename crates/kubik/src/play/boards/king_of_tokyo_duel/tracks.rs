//! Both tracks: a line of spaces each, their numbers in between, Buzz tokens on the outside.
//!
//! The end of seat 0 is always on the left, so that nobody changes places when it is known who goes first. A stop that a
//! token adds sits on the bar between two spaces. Nothing depends on colour: the markers are signs, Spotlight
//! Zones are shaded and bracketed, and where the selected action would lead there is an arrow.

use engine::Phrase;
use games::king_of_tokyo_duel::track::{SPACE_MAX, SPACES};
use games::king_of_tokyo_duel::view::{StopView, TrackView, View};
use games::king_of_tokyo_duel::{Bonus, Lay, Position, Side, Symbol, Token, Track};
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use super::{Preview, bonus_sign, sign};
use crate::play::pen::{PLAIN, Pen, SELECTED, STRONG, WEAK, width as columns};

/// Columns from one space to the next, with the bar between them.
pub const STEP: u16 = 3;
/// The same where there is room.
pub const STEP_WIDE: u16 = 4;
/// Lines of both tracks together.
pub const LINES: u16 = 6;

const FAME: Color = Color::Indexed(228);
const DESTRUCTION: Color = Color::Indexed(217);
const TOKEN: Color = Color::Indexed(153);

/// Columns of a track.
pub const fn width(step: u16) -> u16 {
    SPACES as u16 * step + 1
}

/// Draws both tracks.
pub fn draw(view: &View, preview: &Preview, pen: &mut Pen<'_>, area: Rect) {
    let step = if area.width >= width(STEP_WIDE) { STEP_WIDE } else { STEP };
    let area = Rect { width: area.width.min(width(step)), ..area };
    let mut tracks = Tracks { preview, pen, area, step, left: left_side(view) };
    tracks.ends(view);
    for (track, cells, tokens) in [(Track::Fame, 2, 1), (Track::Destruction, 4, 5)] {
        if let Some(track) = view.tracks.iter().find(|view| view.track == track) {
            tracks.cells(track, cells);
            tracks.tokens(track, tokens);
        }
    }
    tracks.numbers(view, 3);
}

/// What is drawn, and where.
struct Tracks<'a, 'b> {
    preview: &'a Preview,
    pen: &'a mut Pen<'b>,
    area: Rect,
    step: u16,
    /// The end of the board that is drawn on the left.
    left: Side,
}

impl Tracks<'_, '_> {
    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        self.pen.put(self.area, x, y, text, style)
    }

    /// The bar left of a space.
    fn x(&self, space: i8) -> u16 {
        let from_left = match self.left {
            Side::Left => space + SPACE_MAX,
            Side::Right => SPACE_MAX - space,
        };
        from_left as u16 * self.step
    }

    /// The bar between a space and the next higher one.
    fn x_after(&self, space: i8) -> u16 {
        self.x(space).min(self.x(space + 1)) + self.step
    }

    /// Who pulls to which end, and what the lines are where the names leave room for it.
    fn ends(&mut self, view: &View) {
        let name = |track: Track| Phrase::new("track").word("track", track.name());
        let names = Track::ALL.map(|track| self.pen.texts.phrase(&name(track))).join("  ");
        let wanted = view.seats.iter().map(|seat| columns(self.pen.texts.name(seat.seat)) + 2);
        let has_middle = wanted.clone().sum::<u16>() + columns(&names) + 2 <= self.area.width;
        let middle = if has_middle { columns(&names) + 2 } else { 1 };
        let spare = self.area.width.saturating_sub(middle);
        // A short name leaves its room to the other one; two long ones have half of it each.
        let least = wanted.min().unwrap_or(0);
        let room = (spare / 2).max(spare.saturating_sub(least));
        let mut left = 0;
        let mut right = self.area.width;
        for seat in &view.seats {
            let short: String =
                self.pen.texts.name(seat.seat).chars().take(usize::from(room.saturating_sub(2))).collect();
            if seat.side == self.left {
                left = self.put(0, 0, &format!("◄ {short}"), STRONG);
            } else {
                right = self.pen.put_right(self.area, 0, &format!("{short} ►"), STRONG);
            }
        }
        if has_middle {
            let start = (spare / 2 + 1).clamp(left + 1, (right + 1).saturating_sub(middle).max(left + 1));
            self.put(start, 0, &names, WEAK);
        }
    }

    fn numbers(&mut self, view: &View, y: u16) {
        for space in -SPACE_MAX..=SPACE_MAX {
            // Which way they run is only known with who goes first.
            if view.turn > 0 {
                let text = format!("{space:^0$}", usize::from(self.step - 1)).replace('-', "−");
                self.put(self.x(space) + 1, y, &text, WEAK);
            }
            let to_right = if self.left == Side::Left { 1 } else { -1 };
            if is_edge(space, -to_right) {
                self.put(self.x(space), y, "[", STRONG);
            }
            if is_edge(space, to_right) {
                self.put(self.x(space) + self.step, y, "]", STRONG);
            }
        }
    }

    fn cells(&mut self, track: &TrackView, y: u16) {
        for space in -SPACE_MAX..=SPACE_MAX {
            let x = self.x(space);
            self.put(x, y, "│", WEAK);
            match track.stops.iter().find(|stop| stop.position == Position::space(space)) {
                Some(stop) => self.cell(track, stop, x + 1, y),
                // The shortening token covers a space that is no stop.
                None => {
                    self.put(x + 1, y, &"─".repeat(usize::from(self.step - 1)), PLAIN);
                }
            }
        }
        self.put(self.area.width - 1, y, "│", WEAK);
        for stop in track.stops.iter().filter(|stop| stop.position.is_added()) {
            let text = match self.mark(track, stop.position) {
                Some(mark) => mark,
                None => bonus_sign(stop.bonus, self.pen),
            };
            let style = self.pen.on(TOKEN).patch(STRONG);
            self.put(self.x_after(stop.position.floor()), y, &text, style);
        }
        self.preview_lay(track.track, y);
    }

    /// The marker, or the arrow where it would end.
    fn mark(&self, track: &TrackView, position: Position) -> Option<String> {
        if self.preview.ends.contains(&(track.track, position)) {
            let is_left = position.towards(self.left) > track.marker.towards(self.left);
            return Some(if is_left { "◄" } else { "►" }.to_owned());
        }
        let symbol = match track.track {
            Track::Fame => Symbol::Fame,
            Track::Destruction => Symbol::Destruction,
        };
        (track.marker == position).then(|| sign(symbol, self.pen))
    }

    /// A space: marker or zone on the left, what it gives on the right.
    fn cell(&mut self, track: &TrackView, stop: &StopView, x: u16, y: u16) {
        let inner = usize::from(self.step - 1);
        let shade = if stop.spotlight.is_some() { "░" } else { " " };
        let gives = match stop.token {
            None => String::new(),
            Some(token) if token.is_kings() => "■".to_owned(),
            Some(_) => bonus_sign(stop.bonus, self.pen),
        };
        let ground = match (stop.token, stop.spotlight.is_some() || stop.victory.is_some(), track.track) {
            (Some(_), _, _) => self.pen.on(TOKEN),
            (None, true, Track::Fame) => self.pen.on(FAME),
            (None, true, Track::Destruction) => self.pen.on(DESTRUCTION),
            (None, false, _) => PLAIN,
        };
        let fill = inner.saturating_sub(gives.chars().count());
        self.put(x, y, &format!("{}{gives}", shade.repeat(fill)), ground);
        let end = stop.victory.map(|side| if side == self.left { "◄" } else { "►" });
        if let Some(mark) = self.mark(track, stop.position) {
            // A bonus of which only a part would be left is not told wrongly.
            if fill == 0 {
                self.put(x, y, &shade.repeat(inner), ground);
            }
            self.put(x, y, &mark, ground.patch(STRONG));
        } else if let Some(end) = end.filter(|_| fill > 0) {
            self.put(x, y, end, ground);
        }
    }

    /// The names of the tokens, drawn out over the spaces they cover.
    fn tokens(&mut self, track: &TrackView, y: u16) {
        for token in &track.tokens {
            self.token(token.token, token.lay, y, WEAK);
        }
        if let Some((token, lay)) = self.preview.lay.filter(|(_, lay)| lay.track == track.track) {
            self.token(token, lay, y, SELECTED);
        }
    }

    fn token(&mut self, token: Token, lay: Lay, y: u16, style: Style) {
        let name = self.pen.texts.phrase(&Phrase::new("token-short").word("token", token.name()));
        let line = usize::from(u16::from(token.covers()) * self.step - 1).saturating_sub(usize::from(columns(&name)));
        let x = self.x(lay.space).min(self.x(lay.space + token.covers() as i8 - 1));
        self.put(x + 1, y, &format!("{name}{}", "─".repeat(line)), style);
    }

    /// What a token would give where the selected action lays it.
    fn preview_lay(&mut self, track: Track, y: u16) {
        let Some((token, lay)) = self.preview.lay.filter(|(_, lay)| lay.track == track) else { return };
        let stops: Vec<(u8, Option<Bonus>)> = token.stops(lay.turned).collect();
        for halves in (0..token.covers()).map(|space| 2 * space) {
            let gives = match stops.iter().find(|(place, _)| *place == halves) {
                Some(_) if token.is_kings() => "■".to_owned(),
                Some((_, bonus)) => bonus_sign(*bonus, self.pen),
                None => "─".to_owned(),
            };
            let text = format!("{gives:>0$}", usize::from(self.step - 1));
            self.put(self.x(lay.space + halves as i8 / 2) + 1, y, &text, SELECTED);
        }
        for (halves, bonus) in stops.into_iter().filter(|(halves, _)| halves % 2 == 1) {
            let text = bonus_sign(bonus, self.pen);
            self.put(self.x_after(lay.space + halves as i8 / 2), y, &text, SELECTED);
        }
    }
}

/// Where seat 0 pulls to.
fn left_side(view: &View) -> Side {
    view.seats.first().map_or(Side::Left, |seat| seat.side)
}

/// Is this the last space of a Spotlight Zone in that direction?
fn is_edge(space: i8, direction: i8) -> bool {
    let is_inside = |space: i8| Side::ALL.into_iter().any(|side| Position::space(space).is_in_spotlight(side));
    is_inside(space) && !is_inside(space + direction)
}
