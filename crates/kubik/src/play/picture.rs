//! A position as lines to print.

use engine::{Match, Seat, Turn, Viewer};
use guide::{Story, Texts};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

use super::board::Board;
use super::pen::{PLAIN, Pen, wrap};

/// The window for which a sheet is drawn.
const WINDOW: Size = Size::new(100, 34);
/// More lines than four sheets take.
const LINES_MAX: u16 = 200;

/// The board as whoever decides sees it: what lies on the table, everybody's sheet or the one that all share, and what is asked,
/// with an empty line above each.
pub fn picture<G: Board>(game: &Match<G>, texts: &Texts) -> Vec<String> {
    let (actor, awaited) = match game.game().turn() {
        Turn::Players(seats) => (seats.first(), seats.first()),
        Turn::Chance(owner) => (None, owner),
        Turn::Over => (None, None),
    };
    let view = game.game().view(actor.map_or(Viewer::Spectator, Viewer::Seat));
    let area = Rect::new(0, 0, WINDOW.width, LINES_MAX);
    let mut buffer = Buffer::empty(area);
    let mut pen = Pen { buffer: &mut buffer, texts, has_colour: false };
    let from = |y: u16| Rect { y, height: LINES_MAX.saturating_sub(y), ..area };
    G::draw_headline(&view, &mut pen, Rect { height: 1, ..from(1) });
    let mut y = 3;
    y += G::draw_table(&view, &G::traces(&view, &Story::of(game)), &mut pen, from(y)) + 1;
    let sheet = |seat: Seat, y: u16, pen: &mut Pen<'_>| {
        let Size { width, height } = G::sheet_size(&view, seat, WINDOW);
        G::draw_sheet(&view, seat, &[], pen, Rect { width, height, ..from(y) });
        height + 1
    };
    let players = game.game().players();
    for seat in Seat::all(players) {
        if players > 1 {
            let standing = texts.phrase(&G::standing(&view, seat));
            let arrow = if awaited == Some(seat) { "►" } else { "" };
            pen.put(from(y), 0, 0, &format!("{arrow}{} {standing}", texts.name(seat)), PLAIN);
            y += 1;
        }
        y += if G::HAS_ONE_SHEET { 0 } else { sheet(seat, y, &mut pen) };
    }
    y += if G::HAS_ONE_SHEET { 1 + sheet(awaited.unwrap_or(Seat::FIRST), y + 1, &mut pen) } else { 0 };
    let prompt = texts.phrase(&G::prompt(&view, actor));
    pen.put_lines(from(y + 1), &wrap(&prompt, area.width, 0), PLAIN);
    let row = |y: u16| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    let mut lines: Vec<_> = (0..LINES_MAX).map(row).collect();
    lines.dedup_by(|next, line| next.is_empty() && line.is_empty());
    lines.truncate(lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1));
    lines
}
