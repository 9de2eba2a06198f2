//! The face-up cards, and how many are hidden.

use engine::Phrase;
use games::king_of_tokyo_duel::Token;
use games::king_of_tokyo_duel::view::{CardView, SlotView, View};
use guide::king_of_tokyo_duel::{kind_word, name, text};
use ratatui::layout::Rect;

use super::bonus_sign;
use crate::play::pen::{PLAIN, Pen, STRONG, WEAK, width, wrap};

/// Lines without the texts of the cards.
pub const LINES: u16 = 4;
/// Columns for the price and, where it differs, the printed cost.
const PRICE_WIDTH: u16 = 8;
/// In a line of this width the kind of a card is written out.
const WIDE: u16 = 60;

/// How many lines the texts of the first `texts` cards take.
pub fn text_lines_all(view: &View, pen: &Pen<'_>, columns: u16, texts: usize) -> u16 {
    view.market.iter().take(texts).map(|slot| text_lines(slot, pen, columns).len() as u16).sum()
}

/// Draws them, the first `texts` of them with what they do; says how many lines that took.
pub fn draw(view: &View, pen: &mut Pen<'_>, area: Rect, texts: usize) -> u16 {
    let title = pen.texts.say("market");
    let x = pen.put(area, 0, 0, &title, STRONG);
    let counts = Phrase::new("market-counts").number("deck", view.deck.len()).number("discard", view.discard.len());
    pen.put(area, x + 2, 0, &pen.texts.phrase(&counts), WEAK);
    let mut y = 1;
    for (index, slot) in view.market.iter().enumerate() {
        draw_slot(slot, pen, area, y);
        y += 1;
        if index < texts {
            let lines = text_lines(slot, pen, area.width);
            let rest = Rect { x: area.x + PRICE_WIDTH, y: area.y + y, ..area };
            let height = area.height.saturating_sub(y);
            pen.put_lines(Rect { width: area.width.saturating_sub(PRICE_WIDTH), height, ..rest }, &lines, WEAK);
            y += lines.len() as u16;
        }
    }
    y
}

fn text_lines(slot: &SlotView, pen: &Pen<'_>, columns: u16) -> Vec<String> {
    let text = slot.card.as_ref().map(|card| pen.texts.phrase(&text(card.card)));
    text.map_or_else(Vec::new, |text| wrap(&text, columns.saturating_sub(PRICE_WIDTH), 0))
}

fn draw_slot(slot: &SlotView, pen: &mut Pen<'_>, area: Rect, y: u16) {
    let Some(card) = &slot.card else {
        pen.put(area, PRICE_WIDTH, y, &pen.texts.say("market-empty"), WEAK);
        return;
    };
    let price = slot.price.unwrap_or(card.cost.into());
    let printed = if price == u16::from(card.cost) { String::new() } else { format!("({})", card.cost) };
    pen.put(area, 0, y, &format!("{price:>2}↯{printed}"), STRONG);
    let kind = kind(card, area.width >= WIDE);
    let token = card.token.map_or_else(String::new, |token| token_text(token, pen));
    let kind = pen.texts.phrase(&kind);
    let room = area.width.saturating_sub(width(&token) + 1);
    let line = Rect { width: room, ..area };
    let x = pen.put(line, PRICE_WIDTH, y, &pen.texts.phrase(&name(card.card)), PLAIN);
    pen.put(line, x + 1, y, &format!("({kind})"), WEAK);
    pen.put_right(area, y, &token, PLAIN);
}

fn kind(card: &CardView, is_wide: bool) -> Phrase {
    Phrase::new(if is_wide { "kind" } else { "kind-short" }).word("kind", kind_word(card.kind))
}

/// A token with what its stops give.
fn token_text(token: Token, pen: &Pen<'_>) -> String {
    let name = pen.texts.phrase(&Phrase::new("token-short").word("token", token.name()));
    let gives: Vec<_> = token.stops(false).map(|(_, bonus)| bonus_sign(bonus, pen)).collect();
    format!("{name} {}", gives.join(""))
}
