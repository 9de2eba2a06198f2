//! What there is to look up about a race: its cards with costs, faces and texts, and what is uncertain about them.

use engine::Phrase;
use games::cubitos::view::{CardView, View};
use games::cubitos::{Die, TrackId};

use super::{faces, list, tables, text};

/// The cards of the race with their costs and texts, and what is uncertain about them and the track.
pub fn notes(view: &View) -> Vec<Phrase> {
    let mut notes: Vec<_> = view.cards.iter().map(|card| card_line(view, card)).collect();
    let start = [Die::LightGrey, Die::DarkGrey, Die::FirstPlayer];
    notes.push(list(start.map(|die| {
        let name = Phrase::new("die-key").word("die", die.name());
        Phrase::new("note-die").phrase("name", name).phrase("faces", faces(view, die))
    })));
    let is_reconstructed =
        |leg: &&'static str| TrackId::named(leg).is_some_and(|track| tables(view).track(track).reconstructed);
    let is_uncertain = |card: &CardView| card.cost_is_reconstructed || card.effect_is_reconstructed;
    if view.cards.iter().any(is_uncertain) {
        notes.push(Phrase::new("uncertain"));
    }
    if view.legs.iter().any(is_reconstructed) {
        notes.push(Phrase::new("reconstructed-track"));
    }
    notes.extend(advice(view));
    notes
}

/// What the rulebook would advise against: gentle warnings about the cards of the race, once all are known.
pub fn advice(view: &View) -> Vec<Phrase> {
    view.warnings.iter().map(|warning| Phrase::new(warning.name())).collect()
}

/// The sign behind what is reconstructed.
pub const fn mark(is_reconstructed: bool) -> &'static str {
    if is_reconstructed { " (?)" } else { "" }
}

fn card_line(view: &View, card: &CardView) -> Phrase {
    Phrase::new("note-card")
        .word("die", card.colour.die().name())
        .phrase("name", Phrase::new(card.card.name()))
        .number("cost", card.cost)
        .word("costMark", mark(card.cost_is_reconstructed))
        .number("left", card.left)
        .phrase("faces", faces(view, card.colour.die()))
        .phrase("text", text(view, card.card))
        .word("textMark", mark(card.effect_is_reconstructed))
}
