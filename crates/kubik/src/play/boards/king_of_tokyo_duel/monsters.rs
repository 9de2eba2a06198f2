//! The two monsters, each on the side its player pulls to.

use engine::Phrase;
use games::king_of_tokyo_duel::Side;
use games::king_of_tokyo_duel::view::{CardView, SeatView, View};
use guide::king_of_tokyo_duel::name;
use ratatui::layout::Rect;

use crate::play::pen::{PLAIN, Pen, STRONG, WEAK, wrap};

/// Lines of name and figures.
const HEAD: u16 = 2;
/// Lines for cards and troubles that there should always be.
pub const LIST_LINES_MIN: u16 = 3;
/// The fewest lines a monster needs.
pub const LINES_MIN: u16 = HEAD + LIST_LINES_MIN;

/// Lines for all cards and troubles of a player.
pub fn list_lines(seat: &SeatView) -> u16 {
    (troubles(seat).len() + seat.cards.len()) as u16
}

/// Draws both.
pub fn draw(view: &View, pen: &mut Pen<'_>, area: Rect) {
    let half = area.width / 2;
    for seat in &view.seats {
        let x = match seat.side {
            Side::Left => area.x,
            Side::Right => area.x + half + 1,
        };
        draw_monster(view, seat, pen, Rect { x, width: half - 1, ..area });
    }
}

fn draw_monster(view: &View, seat: &SeatView, pen: &mut Pen<'_>, area: Rect) {
    let player = pen.texts.name(seat.seat).to_owned();
    let monster = seat.monster.map(|monster| pen.texts.say(monster.name()));
    let is_active = view.turn > 0 && view.active_player == seat.seat;
    let title = match monster {
        Some(monster) => format!("{monster} · {player}"),
        None => player,
    };
    pen.put(area, 0, 0, &title, if is_active { STRONG } else { PLAIN });
    if seat.monster.is_none() {
        return;
    }
    pen.put(area, 0, 1, &figures(seat), STRONG);
    let mut y = HEAD;
    for trouble in troubles(seat) {
        pen.put(area, 0, y, &format!("! {}", pen.texts.phrase(&trouble)), PLAIN);
        y += 1;
    }
    // The power is written out where it leaves room for all cards.
    if let Some(monster) = seat.monster {
        let text = pen.texts.phrase(&Phrase::new("power-text").word("monster", monster.name()));
        let lines = wrap(&text, area.width, 0);
        if usize::from(area.height) >= usize::from(y) + lines.len() + seat.cards.len().max(1) {
            pen.put_lines(Rect { y: area.y + y, height: area.height - y, ..area }, &lines, WEAK);
            y += lines.len() as u16;
        }
    }
    draw_cards(
        &seat.cards,
        pen,
        Rect { y: area.y + y.min(area.height), height: area.height.saturating_sub(y), ..area },
    );
}

/// Hearts, energy, die tokens.
fn figures(seat: &SeatView) -> String {
    format!("♥{}/{}  ↯{}  {}", seat.hearts, seat.hearts_max, seat.energy, "▣".repeat(seat.die_tokens.into()))
}

/// What hangs over the player.
fn troubles(seat: &SeatView) -> Vec<Phrase> {
    let counted = [("fewer-dice", seat.fewer_dice), ("dominated", seat.dominates)];
    let counted = counted.into_iter().filter(|(_, count)| *count > 0);
    let immune = seat.immune.then(|| Phrase::new("immune"));
    counted.map(|(key, count)| Phrase::new(key).number("count", count)).chain(immune).collect()
}

/// As many as there is room for.
fn draw_cards(cards: &[CardView], pen: &mut Pen<'_>, area: Rect) {
    if cards.is_empty() {
        pen.put(area, 0, 0, &pen.texts.say("no-cards"), WEAK);
    }
    let room = usize::from(area.height);
    let shown = if cards.len() <= room { cards.len() } else { room.saturating_sub(1) };
    for (y, card) in (0..).zip(&cards[..shown]) {
        let mark = if card.used { '✓' } else { '•' };
        pen.put(area, 0, y, &format!("{mark} {}", pen.texts.phrase(&name(card.card))), PLAIN);
    }
    if shown < cards.len() {
        let more = Phrase::new("hidden-cards").number("count", (cards.len() - shown) as i64);
        pen.put(area, 0, shown as u16, &pen.texts.phrase(&more), WEAK);
    }
}
