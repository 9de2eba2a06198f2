//! Dice City in words: what is decided, what each choice brings, what the locations do, where the points come from.

mod menu;
mod prompt;

pub use menu::{key_of_deck, key_of_slot};

use engine::{Phrase, Seat};
use games::dice_city::game::ROWS;
use games::dice_city::location::Points;
use games::dice_city::setup::TARGET_STEP;
use games::dice_city::view::{HeapView, View};
use games::dice_city::{Action, Bandits, DiceCity, Location, Resource, Resources, Ship};

use crate::{Ending, Guide, Plan, Section};

impl Guide for DiceCity {
    type Traces = ();
    type Stakes = ();
    type Components = ();

    fn prompt(view: &View, seat: Option<Seat>) -> Phrase {
        prompt::prompt(view, seat)
    }

    fn plans(view: &View) -> Vec<Plan<Self>> {
        menu::plans(view)
    }

    fn asks_for_throw(action: &Action) -> bool {
        match *action {
            Action::Roll | Action::Reroll { .. } => true,
            Action::Use { location } | Action::Copy { location, .. } => location == Location::Traveller,
            _ => false,
        }
    }

    fn standing(view: &View, seat: Seat) -> Phrase {
        let seat = &view.seats[seat.index()];
        match seat.heap {
            Some(heap) => Phrase::new("standing").number("points", heap.total),
            None => Phrase::new("standing-hidden").number("points", seat.city_points),
        }
    }

    fn ending(view: &View) -> Ending {
        let row = |key: &'static str, points: &dyn Fn(&HeapView) -> u16| {
            let of = |heap: Option<HeapView>| heap.map_or(0, |heap| i32::from(points(&heap)));
            (Phrase::new(key), view.seats.iter().map(|seat| of(seat.heap)).collect::<Vec<_>>())
        };
        let is_solo = view.setup.is_solo();
        // Alone one takes tokens for bandits and ships; where they came from is told all the same.
        let tokens = |heap: &HeapView| heap.vp_tokens - if is_solo { bandits(heap) + ships(heap) } else { 0 };
        let rows = vec![
            row("points-tokens", &tokens),
            row("points-bandits", &bandits),
            row("points-ships", &ships),
            row("points-cards", &|heap| heap.score.cards),
            row("points-total", &|heap| heap.total),
        ];
        Ending { rows, reason: reason(view), title: None }
    }

    fn help() -> Vec<Section> {
        let legend = ["legend-signs", "legend-city", "legend-rows"].map(Phrase::new);
        let rules = ["goal", "dice", "tokens", "attack", "build", "deactivated", "end", "solo"];
        let rules = rules.into_iter().map(|rule| Phrase::new("help-rule").word("rule", rule));
        let cards = Location::ALL.into_iter().filter(|card| card.is_card()).map(help_card);
        vec![Section::new("help-symbols", legend), Section::new("help-rules", rules), Section::new("help-cards", cards)]
    }

    fn components(&self) {}

    /// What the cards in the city of the active player do, with the mark that they have in it.
    fn notes(view: &View) -> Vec<Phrase> {
        let own = &view.seats[view.active_player.index()];
        let built = |card: &Location| own.city.iter().any(|space| space.is_card && space.location == *card);
        let note = |card: Location| Phrase::new("note-built").word("location", card.name());
        Location::ALL.into_iter().filter(built).map(note).collect()
    }
}

/// Points of bandits beaten.
fn bandits(heap: &HeapView) -> u16 {
    Bandits::ALL.into_iter().zip(heap.bandits).map(|(bandits, count)| bandits.points() * count).sum()
}

/// Points of trade ships sent.
fn ships(heap: &HeapView) -> u16 {
    Ship::ALL.into_iter().zip(heap.ships).map(|(ship, count)| ship.points() * count).sum()
}

/// How far the game is from its end, in several lengths; why it ends, once that is known.
pub fn progress(view: &View) -> Vec<Phrase> {
    if let Some(trigger) = view.trigger {
        return vec![Phrase::new("last-round").word("trigger", trigger.name())];
    }
    let bandits = view.bandits.iter().filter(|deck| deck.left == 0).count();
    let ships = view.ships.iter().filter(|deck| deck.left == 0).count();
    let rows = view.seats.iter().map(|seat| seat.full_rows).max().unwrap_or(0).min(ROWS);
    let progress = Phrase::new("progress")
        .number("deck", view.deck_left)
        .number("bandits", bandits as i64)
        .number("ships", ships as i64)
        .number("rows", rows as i64);
    vec![Phrase::new("progress-titled").phrase("progress", progress.clone()), progress]
}

/// How it ended.
fn reason(view: &View) -> Phrase {
    let Some(outcome) = &view.outcome else { return prompt::wait(view) };
    let reason = Phrase::new(outcome.reason);
    if view.setup.is_solo() {
        let target = i64::from(view.setup.solo_target);
        let missing = target - i64::from(outcome.scores()[0]);
        let next = target + i64::from(TARGET_STEP);
        return reason.number("target", target).number("missing", missing).number("next", next);
    }
    let scores = &outcome.scores();
    let is_tied = scores.iter().enumerate().any(|(index, score)| scores[..index].contains(score));
    if is_tied { Phrase::new("ended-with-ties").phrase("reason", reason) } else { reason }
}

fn help_card(card: Location) -> Phrase {
    let print = card.print();
    let key = if print.points == Points::CulturalInRow { "help-card-varies" } else { "help-card" };
    let phrase = Phrase::new(key)
        .word("card", card.name())
        .word("location", card.name())
        .word("kind", print.kind.name())
        .phrase("cost", amounts("cost", print.cost))
        .number("defence", print.defence);
    match print.points {
        Points::Fixed(points) => phrase.number("points", points),
        Points::CulturalInRow => phrase,
    }
}

/// What a location does, without its name.
pub fn text(location: Location) -> Phrase {
    Phrase::new("location-text").word("location", location.name())
}

/// A phrase with an argument for each resource.
pub fn amounts(key: &'static str, resources: Resources) -> Phrase {
    let amount = |phrase: Phrase, resource: Resource| phrase.number(resource.name(), resources.get(resource));
    Resource::ALL.into_iter().fold(Phrase::new(key), amount)
}
