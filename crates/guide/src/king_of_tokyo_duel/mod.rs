//! King of Tokyo: Duel in words: what is decided, what each choice does at once, what the cards say.

mod components;
mod dice;
mod menu;
mod prompt;

use engine::{Phrase, Seat};
use games::king_of_tokyo_duel::card::Kind;
use games::king_of_tokyo_duel::view::View;
use games::king_of_tokyo_duel::winning::Winning;
use games::king_of_tokyo_duel::{Action, Card, KingOfTokyoDuel, Monster, Symbol, Symbols};

pub use self::components::{CardPrint, Components, MonsterPrint, SpacePrint, TokenPrint, TokenStop, TrackPrint};
pub use self::dice::{Die, Traces};
pub use self::menu::at_once;
use crate::{Correction, Ending, Guide, Plan, Section, Story};

impl Guide for KingOfTokyoDuel {
    type Traces = Traces;
    type Stakes = Option<Winning>;
    type Components = Components;

    fn traces(view: &View, story: &Story<Self>) -> Traces {
        Traces { dice: dice::places(&view.roll, story.events()) }
    }

    fn stakes(&self) -> Option<Winning> {
        self.winning()
    }

    fn prompt(view: &View, seat: Option<Seat>) -> Phrase {
        prompt::prompt(view, seat)
    }

    fn plans(view: &View) -> Vec<Plan<Self>> {
        menu::plans(view)
    }

    fn corrections(view: &View, open: &[Action]) -> Vec<Correction<Action>> {
        menu::corrections(view, open)
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
            row("victory", &|seat| i32::from(winner.is_some_and(|winner| winner.index() == seat))),
        ];
        let reason = Phrase::new(view.outcome.as_ref().map_or("prompt-over", |outcome| outcome.reason));
        let reason = Phrase::new("ended").phrase("reason", reason).number("turns", view.turn);
        Ending { rows, reason, title: None }
    }

    fn help() -> Vec<Section> {
        let legend =
            ["legend-symbols", "legend-dice", "legend-tracks", "legend-numbers", "legend-tokens", "legend-cards"]
                .map(Phrase::new);
        let rules = ["win", "turn", "symbols", "power", "market", "tokens", "dice", "start"];
        let rules = rules.into_iter().map(|rule| Phrase::new("help-rule").word("rule", rule));
        vec![Section::new("help-symbols", legend), Section::new("help-rules", rules)]
    }

    fn components(&self) -> Components {
        Components::all()
    }
}

/// The name of a card.
pub fn name(card: Card) -> Phrase {
    Phrase::new(card.name())
}

/// What a card does.
pub fn text(card: Card) -> Phrase {
    Phrase::new(TEXT_KEYS[card as usize])
}

/// The name of a monster's power.
pub fn power_name(monster: Monster) -> Phrase {
    Phrase::new("power-name").word("monster", monster.name())
}

/// What it does.
pub fn power_text(monster: Monster) -> Phrase {
    Phrase::new("power-text").word("monster", monster.name())
}

/// A phrase with the number of each symbol.
pub fn symbols(symbols: Symbols) -> Phrase {
    Symbol::ALL
        .into_iter()
        .fold(Phrase::new("symbols"), |phrase, symbol| phrase.number(symbol.name(), symbols.of(symbol)))
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
