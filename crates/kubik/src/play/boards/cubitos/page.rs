//! What there is to read: the dice of one player with the texts of the eight cards.

use engine::{Phrase, Seat};
use games::cubitos::FAN_STEPS;
use games::cubitos::view::{PlayerView, View};
use guide::cubitos::{mark, tables, text};
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::dice;
use crate::play::pen::{PLAIN, Pen, STRONG, wrap};

/// Draws the page of `seat`; its texts from one of their lines.
pub fn draw(view: &View, seat: Seat, line: u16, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let player = &view.players[seat.index()];
    let name = pen.texts.name(seat).to_owned();
    pen.put(area, 0, 0, &name, STRONG);
    let zones = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let top = 1 + dice::draw(player, &view.book, pen, zones);
    let rest = Rect { y: area.y + top, height: area.height.saturating_sub(top), ..area };

    let mut lines: Vec<(String, Style)> = Vec::new();
    let mut tell = |phrase: &Phrase, style: Style| {
        let text = pen.texts.phrase(phrase);
        lines.extend(wrap(&text, area.width, 2).into_iter().map(|line| (line, style)));
    };
    if player.is_stranded {
        tell(&Phrase::new("in-water"), STRONG);
    }
    for card in &view.cards {
        let line = Phrase::new("page-card").phrase("name", Phrase::new(card.card.name()));
        tell(&line.phrase("text", text(view, card.card)), PLAIN);
    }
    about(view, player).iter().for_each(|phrase| tell(phrase, PLAIN));
    pen.put_page(rest, &lines, line)
}

/// What to expect of the next round.
fn about(view: &View, player: &PlayerView) -> [Phrase; 2] {
    let behind = Phrase::new("behind").number("count", player.red_lines_behind).number("next", player.next_limit);
    let step = player.fans.saturating_add(1).min(FAN_STEPS);
    let pays = tables(view).fan_step(step);
    let fan = Phrase::new("fan-next")
        .number("step", step)
        .number("credits", pays.credits)
        .number("tokens", pays.hand_tokens)
        .word("mark", mark(pays.reconstructed));
    [behind, fan]
}
