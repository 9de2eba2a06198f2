//! A page to read: a city, and what the cards in it do.

use engine::{Phrase, Seat};
use games::dice_city::view::View;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::{Preview, city, is_spaced};
use crate::play::pen::{PLAIN, Pen, WEAK, wrap};

/// Draws the page of `seat`; its texts, in the order of the spaces, from one of their lines.
pub fn draw(view: &View, seat: Seat, line: u16, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let preview = Preview { seat, spaces: Vec::new() };
    let top = city::draw(view, seat, &preview, is_spaced(view, area.height), pen, area);
    let rest = Rect { y: area.y + top, height: area.height.saturating_sub(top), ..area };
    let mut lines: Vec<(String, Style)> = Vec::new();
    let mut told = Vec::new();
    for space in view.seats[seat.index()].city.iter().filter(|space| space.is_card) {
        if !told.contains(&space.location) {
            told.push(space.location);
            let text = pen.texts.phrase(&Phrase::new("note-location").word("location", space.location.name()));
            lines.extend(wrap(&format!("• {text}"), area.width, 2).into_iter().map(|line| (line, PLAIN)));
        }
    }
    if lines.is_empty() {
        let text = pen.texts.say("nothing-built");
        lines.extend(wrap(&text, area.width, 0).into_iter().map(|line| (line, WEAK)));
    }
    pen.put_page(rest, &lines, line)
}
