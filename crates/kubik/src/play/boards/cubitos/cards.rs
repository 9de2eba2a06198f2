//! The eight cards of the race: what a die costs, how many are left.

use engine::Phrase;
use games::cubitos::dice::DICE_PER_COLOUR;
use games::cubitos::view::{CardView, View};
use guide::cubitos::faces;
use ratatui::layout::Rect;

use super::dice::ground;
use crate::play::pen::{PLAIN, Pen, WEAK, width};

/// With fewer lines than this, two cards share a line.
const LINES_MIN: u16 = 26;
/// Columns for the faces of a die.
const FACES: usize = 7;

/// Draws them; says how many lines they took.
pub fn draw(view: &View, pen: &mut Pen<'_>, area: Rect) -> u16 {
    if view.cards.is_empty() {
        return 0;
    }
    let in_line: u16 = if area.height >= LINES_MIN { 1 } else { 2 };
    let title = match in_line {
        1 => pen.texts.say("cards-title-with-faces"),
        _ => pen.texts.phrase(&Phrase::new("cards-title").number("all", DICE_PER_COLOUR)),
    };
    pen.put(area, 0, 0, &title, WEAK);
    let each = area.width / in_line;
    for (index, card) in (0_u16..).zip(&view.cards) {
        let x = area.x + index % in_line * each;
        let room = Rect { x, width: each.saturating_sub(in_line - 1), ..area };
        let faces = (in_line == 1).then(|| pen.texts.phrase(&faces(view, card.colour.die())));
        put_card(card, faces, pen, room, 1 + index / in_line);
    }
    1 + (view.cards.len() as u16).div_ceil(in_line)
}

/// A card, with its faces where there is room. Without, how many dice are left is not worth its room while all of them are.
fn put_card(card: &CardView, faces: Option<String>, pen: &mut Pen<'_>, area: Rect, y: u16) {
    let says_left = faces.is_some() || card.left < DICE_PER_COLOUR;
    let short = pen.texts.phrase(&Phrase::new("die-short").word("die", card.colour.die().name()));
    let style = ground(card.colour.die(), pen);
    let x = pen.put(area, 0, y, &short, style);
    let x = pen.put(area, x, y, &format!("{:>2} ", card.cost), PLAIN);
    let x = faces.map_or(x, |faces| pen.put(area, x, y, &format!("{faces:<FACES$} "), PLAIN));
    let left = if says_left { format!("×{}", card.left) } else { String::new() };
    let room = Rect { width: area.width.saturating_sub(width(&left) + u16::from(says_left)), ..area };
    let name = shortened(&pen.texts.say(card.card.name()), room.width.saturating_sub(x));
    pen.put(room, x, y, &name, if card.left == 0 { WEAK } else { PLAIN });
    pen.put_right(area, y, &left, WEAK);
}

/// A name in so many columns; that it goes on is said by a sign.
fn shortened(name: &str, columns: u16) -> String {
    if width(name) <= columns {
        return name.to_owned();
    }
    let kept: String = name.chars().take(usize::from(columns.saturating_sub(1))).collect();
    format!("{}…", kept.trim_end())
}
