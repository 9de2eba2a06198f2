//! A page to read: what the cards in sight and the powers of both monsters do.

use engine::{Phrase, Seat};
use games::king_of_tokyo_duel::view::{CardView, SeatView, View};
use guide::king_of_tokyo_duel::{kind_word, name, power_name, power_text, text};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::play::pen::{PLAIN, Pen, STRONG, wrap};

/// Draws it as far as there is room: the face-up cards, then the player on `seat`, then the other.
pub fn draw(view: &View, seat: Seat, pen: &mut Pen<'_>, area: Rect) {
    let mut lines: Vec<(String, Style)> = Vec::new();
    let mut tell = |text: String, style: Style| {
        lines.extend(wrap(&text, area.width, 2).into_iter().map(|line| (line, style)));
    };
    tell(pen.texts.say("market"), STRONG);
    for card in view.market.iter().filter_map(|slot| slot.card.as_ref()) {
        tell(pen.texts.phrase(&card_line(card)), PLAIN);
    }
    let first = view.seats.iter().filter(|view| view.seat == seat);
    let others = view.seats.iter().filter(|view| view.seat != seat);
    for player in first.chain(others) {
        tell(title(player, pen), STRONG);
        if let Some(monster) = player.monster {
            let line = Phrase::new("kept-line").phrase("name", power_name(monster)).phrase("text", power_text(monster));
            tell(format!("! {}", pen.texts.phrase(&line)), PLAIN);
        }
        for card in &player.cards {
            let mark = if card.used { '✓' } else { '•' };
            let line = Phrase::new("kept-line").phrase("name", name(card.card)).phrase("text", text(card.card));
            tell(format!("{mark} {}", pen.texts.phrase(&line)), PLAIN);
        }
    }
    let room = usize::from(area.height);
    if lines.len() > room && room > 0 {
        lines.truncate(room);
        lines[room - 1] = ("…".to_owned(), PLAIN);
    }
    for (y, (line, style)) in (0..area.height).zip(lines) {
        pen.put(area, 0, y, &line, style);
    }
}

fn title(player: &SeatView, pen: &Pen<'_>) -> String {
    let monster = player.monster.map(|monster| pen.texts.say(monster.name())).unwrap_or_default();
    format!("{} · {monster}", pen.texts.name(player.seat))
}

fn card_line(card: &CardView) -> Phrase {
    Phrase::new("card-line")
        .phrase("name", name(card.card))
        .word("kind", kind_word(card.kind))
        .number("cost", card.cost)
        .phrase("text", text(card.card))
}
