//! Cubitos: the track as a map, the zones of a player and the eight cards.
//!
//! Tab shows a page to read instead of the map: the dice of a rival and the texts of all cards.

mod cards;
mod dice;
mod map;
mod page;

use engine::Seat;
use games::cubitos::Cubitos;
use games::cubitos::view::View;
use guide::Plan;
use guide::cubitos::headline;
use ratatui::layout::{Rect, Size};

use crate::play::board::{Board, DrawPage};
use crate::play::pen::{PLAIN, Pen, STRONG};

/// The map has wide cells where a menu of this width still fits beside it.
const MENU_WIDTH_MIN: u16 = 40;
/// Lines that the log should have below the sheet before there is a legend in it.
const LOG_LINES: u16 = 5;
/// Lines of the legend below the map, and an empty one.
const LEGEND_LINES: u16 = 5;

impl Board for Cubitos {
    const WINDOW_MIN: Size = Size::new(80, 24);
    const HAS_ONE_SHEET: bool = true;
    const PAGE: Option<DrawPage<Self>> = Some(page::draw);

    fn sheet_size(view: &View, seat: Seat, room: Size) -> Size {
        let is_wide = room.width >= map::width(map::STEP_WIDE) + 3 + MENU_WIDTH_MIN;
        let width = map::width(if is_wide { map::STEP_WIDE } else { map::STEP });
        let lines = map::LINES + dice::lines(&view.players[seat.index()], &view.book, width);
        let legend = if room.height >= lines + LEGEND_LINES + LOG_LINES { LEGEND_LINES } else { 0 };
        Size::new(width + 1, (lines + legend).min(room.height))
    }

    fn draw_headline(view: &View, pen: &mut Pen<'_>, area: Rect) {
        let x = pen.put(area, 0, 0, &pen.texts.say("title"), STRONG);
        let x = pen.put(area, x + 2, 0, &pen.texts.phrase(&headline(view)), PLAIN);
        if view.extra_round {
            pen.put(area, x + 2, 0, &pen.texts.say("extra-round"), STRONG);
        }
    }

    fn draw_sheet(view: &View, seat: Seat, preview: &[&Plan<Self>], pen: &mut Pen<'_>, area: Rect) {
        let area = Rect { width: area.width - 1, ..area };
        map::draw(view, seat, preview, pen, area);
        let player = &view.players[seat.index()];
        let lines = dice::lines(player, &view.book, area.width);
        let top = area.height.saturating_sub(lines).max(map::LINES);
        if top >= map::LINES + LEGEND_LINES {
            map::legend(view, seat, pen, Rect { y: area.y + map::LINES, height: LEGEND_LINES - 1, ..area });
        }
        let zones = Rect { y: area.y + top, height: area.height.saturating_sub(top), ..area };
        dice::draw(player, &view.book, pen, zones);
    }

    fn draw_table(view: &View, _traces: &(), pen: &mut Pen<'_>, area: Rect) -> u16 {
        cards::draw(view, pen, area)
    }
}
