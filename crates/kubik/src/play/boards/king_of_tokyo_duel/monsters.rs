//! The two monsters: figures, troubles, power and cards, with as many words as there is room for.

use engine::{Phrase, Seat};
use games::king_of_tokyo_duel::view::{SeatView, View};
use guide::king_of_tokyo_duel::{name, power_text, text};
use ratatui::style::Style;

use crate::play::pen::{PLAIN, Pen, STRONG, WEAK, wrap};

/// How much is written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Words {
    /// Names of cards.
    Names,
    /// The power too.
    Power,
    /// The texts of cards too.
    Texts,
}

/// The lines of a player.
pub fn lines(view: &View, seat: Seat, words: Words, pen: &Pen<'_>, columns: u16) -> Vec<(String, Style)> {
    let player = &view.seats[seat.index()];
    let mut lines = head(view, player, pen, columns);
    let mut tell = |text: &str, indent: u16, style: Style| {
        lines.extend(wrap(text, columns, indent).into_iter().map(|line| (line, style)));
    };
    if let Some(monster) = player.monster.filter(|_| words >= Words::Power) {
        let does = pen.texts.phrase(&power_text(monster));
        tell(&format!("! {does}"), 2, PLAIN);
    }
    let marked = |used: bool, name: &str| format!("{} {name}", if used { '✓' } else { '•' });
    let names: Vec<_> =
        player.cards.iter().map(|card| marked(card.used, &pen.texts.phrase(&name(card.card)))).collect();
    if player.monster.is_none() {
        return lines;
    }
    if names.is_empty() {
        tell(&pen.texts.say("no-cards"), 0, WEAK);
    } else if words < Words::Texts {
        tell(&names.join("  "), 2, PLAIN);
    } else {
        for (card, name) in player.cards.iter().zip(names) {
            tell(&format!("{name}: {}", pen.texts.phrase(&text(card.card))), 2, PLAIN);
        }
    }
    lines
}

/// Monster, player and figures, then what hangs over the player.
fn head(view: &View, player: &SeatView, pen: &Pen<'_>, columns: u16) -> Vec<(String, Style)> {
    let who = pen.texts.name(player.seat);
    let style = if view.turn > 0 && view.active_player == player.seat { STRONG } else { PLAIN };
    let Some(monster) = player.monster else { return vec![(who.to_owned(), style)] };
    let figures = format!(
        "♥{}/{}  ↯{}  {}",
        player.hearts,
        player.hearts_max,
        player.energy,
        "▣".repeat(player.die_tokens.into())
    );
    let title = format!("{} · {who}  {figures}", pen.texts.say(monster.name()));
    let mut lines: Vec<_> = wrap(title.trim_end(), columns, 2).into_iter().map(|line| (line, style)).collect();
    let troubles = troubles(player).into_iter().map(|trouble| format!("! {}", pen.texts.phrase(&trouble)));
    lines.extend(troubles.map(|trouble| (trouble, PLAIN)));
    lines
}

/// What hangs over the player.
fn troubles(seat: &SeatView) -> Vec<Phrase> {
    let counted = [("fewer-dice", seat.fewer_dice), ("dominated", seat.dominates)];
    let counted = counted.into_iter().filter(|(_, count)| *count > 0);
    let immune = seat.immune.then(|| Phrase::new("immune"));
    counted.map(|(key, count)| Phrase::new(key).number("count", count)).chain(immune).collect()
}
