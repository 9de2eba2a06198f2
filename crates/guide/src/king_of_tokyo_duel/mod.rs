//! King of Tokyo: Duel in words: what is decided, what each choice does at once, what the cards say.

mod menu;
mod prompt;

use engine::{Phrase, Seat};
use games::king_of_tokyo_duel::card::Kind;
use games::king_of_tokyo_duel::view::View;
use games::king_of_tokyo_duel::{Action, Bonus, Card, KingOfTokyoDuel, Symbol, Symbols, Token};

pub use self::menu::at_once;
use crate::{Ending, Guide, Plan, Section};

impl Guide for KingOfTokyoDuel {
    type Components = ();

    fn prompt(view: &View, seat: Option<Seat>) -> Phrase {
        prompt::prompt(view, seat)
    }

    fn plans(view: &View) -> Vec<Plan<Self>> {
        menu::plans(view)
    }

    fn asks_for_throw(action: &Action) -> bool {
        matches!(action, Action::Throw | Action::ThrowFree | Action::Keep { .. })
    }

    fn standing(view: &View, seat: Seat) -> Phrase {
        let seat = &view.seats[seat.index()];
        match seat.monster {
            Some(_) => Phrase::new("standing").number("hearts", seat.hearts),
            None => Phrase::new("nothing"),
        }
    }

    fn ending(view: &View) -> Ending {
        let row = |key: &'static str, number: &dyn Fn(usize) -> i32| {
            (Phrase::new(key), (0..view.seats.len()).map(number).collect::<Vec<_>>())
        };
        let winner = view.ending.and_then(|ending| ending.winner);
        let rows = vec![
            row("hearts", &|seat| i32::from(view.seats[seat].hearts)),
            row("energy", &|seat| i32::from(view.seats[seat].energy)),
            row("keep-cards", &|seat| view.seats[seat].cards.len() as i32),
            row("turns", &|_| i32::from(view.turn)),
            row("victory", &|seat| i32::from(winner.is_some_and(|winner| winner.index() == seat))),
        ];
        let reason = view.outcome.as_ref().map_or("prompt-wait", |outcome| outcome.reason);
        Ending { rows, reason: Phrase::new(reason), title: None }
    }

    fn help() -> Vec<Section> {
        let legend = ["legend-symbols", "legend-tracks", "legend-tokens", "legend-cards"].map(Phrase::new);
        let rules = ["win", "turn", "symbols", "power", "market", "tokens", "dice", "start"];
        let rules = rules.into_iter().map(|rule| Phrase::new("help-rule").word("rule", rule));
        vec![Section::new("help-symbols", legend), Section::new("help-rules", rules)]
    }

    fn components(&self) {}
}

/// The name of a card.
pub fn name(card: Card) -> Phrase {
    Phrase::new(card.name())
}

/// What a card does.
pub fn text(card: Card) -> Phrase {
    Phrase::new(TEXT_KEYS[card as usize])
}

/// A phrase with the number of each symbol.
pub fn symbols(symbols: Symbols) -> Phrase {
    Symbol::ALL
        .into_iter()
        .fold(Phrase::new("symbols"), |phrase, symbol| phrase.number(symbol.name(), symbols.of(symbol)))
}

/// What the stops of a token give, from left to right.
pub fn bonuses(token: Token, is_turned: bool) -> impl Iterator<Item = (u8, Option<Bonus>)> {
    let last = 2 * (token.covers() - 1);
    let is_stop = move |halves: &u8| {
        let is_between = halves % 2 == 1;
        if is_between { token.lengthens() } else { !(token.shortens() && *halves == last / 2) }
    };
    let printed = move |halves: u8| if is_turned { last - halves } else { halves };
    (0..=last).filter(is_stop).map(move |halves| (halves, token.bonus(printed(halves))))
}

/// The word for KEEP or DISCARD in the locale files.
pub const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Keep => "keep",
        Kind::Discard => "discard",
    }
}

/// The keys of the texts, in the order of the cards.
const TEXT_KEYS: [&str; Card::COUNT] = [
    "text-acid-attack",
    "text-adrenaline-augment",
    "text-alien-metabolism",
    "text-antimatter-pellets",
    "text-armor-plating",
    "text-breaking-news",
    "text-camouflage",
    "text-cannonball",
    "text-dominate",
    "text-electrical-aura",
    "text-energize",
    "text-extra-head",
    "text-eye-of-the-storm",
    "text-frenzy",
    "text-gentle-giant",
    "text-giant-brain",
    "text-hibernation",
    "text-hors-doeuvres",
    "text-in-shape",
    "text-in-the-shadows",
    "text-jets-scrambled",
    "text-kaijutsu",
    "text-lightning-speed",
    "text-made-in-a-lab",
    "text-moment-of-respite",
    "text-monster-coaster",
    "text-monumental",
    "text-natural-selection",
    "text-operation-media",
    "text-photoshoot",
    "text-rebooting",
    "text-regeneration",
    "text-sack-the-stadium",
    "text-scrappy",
    "text-seismic-test",
    "text-signature-move",
    "text-snack-time",
    "text-spiked-tail",
    "text-superconductor",
    "text-tesla-impulse",
    "text-the-partys-over",
    "text-thermonuclear-cooking",
    "text-thunder-stomp",
    "text-titanic-batteries",
    "text-too-cute",
    "text-trendsetter",
    "text-unchained",
    "text-unstable-dna",
    "text-unstoppable",
    "text-utter-destruction",
];
