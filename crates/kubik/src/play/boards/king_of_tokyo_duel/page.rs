//! A page to read: what the cards in sight and the powers of both monsters do.

use engine::{Phrase, Seat};
use games::king_of_tokyo_duel::view::{SeatView, SlotView, View};
use guide::king_of_tokyo_duel::{kind_word, name, power_name, power_text, text};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::play::pen::{PLAIN, Pen, STRONG, wrap};

/// Draws it from one of its lines. It comes instead of the board of the rival on `seat`: what belongs to whoever reads comes
/// first, then the face-up cards, then the rival.
pub fn draw(view: &View, seat: Seat, line: u16, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let mut lines: Vec<(String, Style)> = Vec::new();
    let (rivals, own): (Vec<_>, Vec<_>) = view.seats.iter().partition(|player| player.seat == seat);
    own.iter().for_each(|player| tell_player(player, pen, area.width, &mut lines));
    tell(&pen.texts.say("market"), STRONG, area.width, &mut lines);
    for line in view.market.iter().filter_map(card_line) {
        tell(&pen.texts.phrase(&line), PLAIN, area.width, &mut lines);
    }
    rivals.iter().for_each(|player| tell_player(player, pen, area.width, &mut lines));
    pen.put_page(area, &lines, line)
}

fn tell(text: &str, style: Style, columns: u16, lines: &mut Vec<(String, Style)>) {
    lines.extend(wrap(text, columns, 2).into_iter().map(|line| (line, style)));
}

fn tell_player(player: &SeatView, pen: &Pen<'_>, columns: u16, lines: &mut Vec<(String, Style)>) {
    tell(&title(player, pen), STRONG, columns, lines);
    if let Some(monster) = player.monster {
        let line = Phrase::new("kept-line").phrase("name", power_name(monster)).phrase("text", power_text(monster));
        tell(&format!("! {}", pen.texts.phrase(&line)), PLAIN, columns, lines);
    }
    for card in &player.cards {
        let mark = if card.used { '✓' } else { '•' };
        let line = Phrase::new("kept-line").phrase("name", name(card.card)).phrase("text", text(card.card));
        tell(&format!("{mark} {}", pen.texts.phrase(&line)), PLAIN, columns, lines);
    }
}

fn title(player: &SeatView, pen: &Pen<'_>) -> String {
    let monster = player.monster.map(|monster| pen.texts.say(monster.name())).unwrap_or_default();
    format!("{} · {monster}", pen.texts.name(player.seat))
}

/// A face-up card at the price it has in its slot.
fn card_line(slot: &SlotView) -> Option<Phrase> {
    let card = slot.card.as_ref()?;
    let line = Phrase::new("card-line")
        .phrase("name", name(card.card))
        .word("kind", kind_word(card.kind))
        .number("cost", slot.price.unwrap_or(card.cost.into()))
        .phrase("text", text(card.card));
    Some(line)
}
