//! Clever Cubed: its sheet and its dice.

mod sheet;
mod table;

use engine::{Phrase, Seat};
use games::clever_cubed::view::View;
use games::clever_cubed::{Action, CleverCubed, Mark};
use guide::Plan;
use guide::clever_cubed::symbol;
use ratatui::layout::{Rect, Size};

use crate::play::board::Board;
use crate::play::pen::{PLAIN, Pen, STRONG, WEAK};

impl Board for CleverCubed {
    const WINDOW_MIN: Size = Size::new(77, 21);
    const SHEET_LINES_MIN: u16 = sheet::LINES;

    fn sheet_size(_view: &View, _seat: Seat, room: Size) -> Size {
        sheet::size(room)
    }

    fn draw_headline(view: &View, pen: &mut Pen<'_>, area: Rect) {
        let x = pen.put(area, 0, 0, &pen.texts.say("title"), STRONG);
        let round = Phrase::new("round").number("round", view.round.max(1)).number("rounds", view.rounds);
        let mut x = pen.put(area, x + 2, 0, &pen.texts.phrase(&round), PLAIN) + 2;
        for (round, bonus) in (1..).zip(&view.round_bonuses) {
            let symbol = bonus.map_or_else(|| "-".to_owned(), |bonus| pen.texts.phrase(&symbol(bonus)));
            let (text, style) = match view.round.cmp(&round) {
                std::cmp::Ordering::Less => (format!(" {symbol} "), PLAIN),
                std::cmp::Ordering::Equal => (format!("[{symbol}]"), STRONG),
                std::cmp::Ordering::Greater => (" ✓ ".to_owned(), WEAK),
            };
            x = pen.put(area, x, 0, &text, style);
        }
    }

    fn draw_sheet(view: &View, seat: Seat, preview: &[&Plan<Self>], pen: &mut Pen<'_>, area: Rect) {
        let previewed = |action: &Action, mark: Mark| {
            preview.iter().any(|plan| {
                plan.actions[0] == *action && plan.actions[1..].iter().all(|next| *next == Action::Mark { mark })
            })
        };
        let marks = view.choices.iter().flat_map(|choice| choice.marks.iter().map(|mark| (&choice.action, mark)));
        let targets: Vec<_> =
            marks.filter(|(action, mark)| previewed(action, mark.mark)).map(|(_, mark)| mark.target).collect();
        if let Some(seat) = view.seats.get(seat.index()) {
            // The rulebook rates those who play alone; among several the places do.
            let is_rated = view.seats.len() == 1;
            sheet::draw(seat, &view.scales, &targets, is_rated, pen, area);
        }
    }

    fn draw_table(view: &View, _traces: &(), pen: &mut Pen<'_>, area: Rect) -> u16 {
        table::draw(view, pen, area)
    }
}
