//! Cubitos in words: what is decided, where a runner can go, what the cards do and what a race is run by.

mod menu;
mod moves;
mod notes;
mod prompt;

use engine::{Phrase, Seat};
use games::cubitos::components::{Components, card_text};
use games::cubitos::setup::Cards;
use games::cubitos::state::DieKey;
use games::cubitos::view::{PlayerView, View};
use games::cubitos::{
    Action, Book, CardId, Cube, Cubitos, Die, FAN_STEPS, Phase, PrintedBonus, RaceSetId, Side, Tables, TrackId,
};

pub use self::notes::mark;
use crate::{Blocked, Ending, Guide, Plan, Section, Tour};

/// The races of the championship, in order.
const CHAMPIONSHIP: [&str; 7] = ["race-1", "race-2", "race-3", "race-4", "race-5", "race-6", "race-7"];

impl Guide for Cubitos {
    const TOUR: Option<Tour> = Some(Tour { option: "set", stages: &CHAMPIONSHIP, stage_names: &SET_KEYS });
    const DATA: Option<&'static str> = Some(games::cubitos::data::STANDARD);

    type Traces = ();
    type Stakes = ();
    type Components = Components;

    fn prompt(view: &View, seat: Option<Seat>) -> Phrase {
        prompt::prompt(view, seat)
    }

    fn plans(view: &View) -> Vec<Plan<Self>> {
        menu::plans(view)
    }

    fn blocked(view: &View) -> Vec<Blocked> {
        menu::blocked(view)
    }

    fn asks_for_throw(action: &Action) -> bool {
        matches!(action, Action::Push | Action::Roll | Action::Use { .. } | Action::TakeComparison { .. })
    }

    fn standing(view: &View, seat: Seat) -> Phrase {
        let player = &view.players[seat.index()];
        Phrase::new("standing")
            .word("runner", RUNNERS[seat.index()])
            .number("distance", done(view, player))
            .number("length", length(view))
            .number("fans", player.fans)
    }

    fn ending(view: &View) -> Ending {
        let row = |key: &'static str, number: &dyn Fn(&PlayerView) -> i32| {
            (Phrase::new(key), view.players.iter().map(number).collect::<Vec<_>>())
        };
        let rows = vec![
            row("rounds", &|_| i32::from(view.round)),
            row("dice-bought", &|player| i32::from(player.dice_bought)),
            row("busts", &|player| i32::from(player.busts)),
            row("fans", &|player| i32::from(player.fans)),
            row("distance", &|player| done(view, player) as i32),
        ];
        let reason = view.outcome.as_ref().map_or("prompt-wait", |outcome| outcome.reason);
        Ending { rows, reason: Phrase::new(reason), title: None }
    }

    fn help() -> Vec<Section> {
        let dice = list(Die::ALL.map(|die| Phrase::new("die-key").word("die", die.name())));
        let legend = [
            Phrase::new("legend-map"),
            Phrase::new("legend-bonus"),
            Phrase::new("legend-movement"),
            Phrase::new("legend-purse"),
            Phrase::new("legend-dice").phrase("dice", dice),
        ];
        let rules = ["goal", "draw", "roll", "bust", "run", "move", "water", "cards"];
        let rules = rules.into_iter().map(|rule| Phrase::new("help-rule").word("rule", rule));
        vec![
            Section::new("help-symbols", legend),
            Section::new("help-rules", rules),
            Section::new("help-data-title", uncertain_data()),
        ]
    }

    fn notes(view: &View) -> Vec<Phrase> {
        notes::notes(view)
    }

    fn components(&self) -> Components {
        self.components()
    }

    fn data_notes() -> Vec<String> {
        let uncertain = Uncertain::of(Tables::standard());
        let tracks: Vec<_> = uncertain.tracks.iter().map(|track| track.name()).collect();
        vec![
            format!(
                "reconstructed, as the box could not be looked up: {} of {} costs, part of the effect of {} cards, {} of \
                 {FAN_STEPS} fan steps, the tracks {}",
                uncertain.costs,
                CardId::COUNT,
                uncertain.effects.len(),
                uncertain.fan_steps,
                tracks.join(", ")
            ),
            "to correct them, write what differs into a file, as in {\"cards\": [{\"id\": \"bob\", \"cost\": 5}]}, and give it with \
             --data FILE; the format is described in crates/cubitos/data/README.md"
                .to_owned(),
        ]
    }
}

/// The race, the track, the round.
pub fn headline(view: &View) -> Phrase {
    let race = match view.setup.cards {
        Cards::OfSet => Phrase::new("set-name").word("set", view.setup.set.0.name()),
        Cards::These(_) | Cards::Random => Phrase::new("own-cards"),
    };
    let name = |track: &'static str| Phrase::new("track-name").word("track", track);
    let mut legs = view.legs.clone();
    legs.dedup();
    let track = match legs[..] {
        [first, second] => Phrase::new("linked").phrase("first", name(first)).phrase("second", name(second)),
        [only] if view.legs.len() > 1 => {
            Phrase::new("laps-of").phrase("track", name(only)).number("laps", view.legs.len() as i64)
        }
        _ => name(legs[0]),
    };
    let phase = match view.phase {
        Phase::Cards | Phase::FirstPlayer => "before",
        Phase::Roll => "roll",
        Phase::Abilities => "abilities",
        Phase::Comparison => "comparison",
        Phase::Run => "run",
        Phase::Over => "over",
    };
    Phrase::new("headline").phrase("race", race).phrase("track", track).number("round", view.round).word("phase", phase)
}

/// The data that the race is run by.
pub fn tables(view: &View) -> &Tables {
    &view.book.tables
}

/// How far a player has come. Until the finish only the way that is left counts; the distance takes no account of a turn
/// into a dead end.
fn done(view: &View, player: &PlayerView) -> u32 {
    if player.has_finished { player.distance } else { length(view).saturating_sub(player.steps_left) }
}

/// Feet of the whole course by land.
pub fn length(view: &View) -> u32 {
    let tables = tables(view);
    let track = |name: &&'static str| TrackId::named(name).map_or(0, |track| u32::from(tables.track(track).lap_length));
    let is_linked = view.legs.windows(2).any(|pair| pair[0] != pair[1]);
    view.legs.iter().map(track).sum::<u32>() + u32::from(is_linked)
}

// ----- What is reconstructed -----

/// Data that the box may have otherwise.
struct Uncertain {
    costs: usize,
    effects: Vec<CardId>,
    fan_steps: usize,
    tracks: Vec<TrackId>,
}

impl Uncertain {
    fn of(tables: &Tables) -> Self {
        Self {
            costs: CardId::all().filter(|card| tables.card(*card).cost_is_reconstructed).count(),
            effects: CardId::all().filter(|card| tables.card(*card).effect_is_reconstructed).collect(),
            fan_steps: (1..=FAN_STEPS).filter(|step| tables.fan_step(*step).reconstructed).count(),
            tracks: TrackId::ALL.into_iter().filter(|track| tables.track(*track).reconstructed).collect(),
        }
    }
}

/// The paragraphs that say what is reconstructed, and how to correct it.
fn uncertain_data() -> Vec<Phrase> {
    let uncertain = Uncertain::of(Tables::standard());
    let effects = uncertain.effects.iter().map(|card| Phrase::new(card.name()));
    let tracks = uncertain.tracks.iter().map(|track| Phrase::new("track-name").word("track", track.name()));
    vec![
        Phrase::new("help-data-costs").number("costs", uncertain.costs as i64).number("cards", CardId::COUNT as i64),
        Phrase::new("help-data-effects").number("count", uncertain.effects.len() as i64).phrase("names", list(effects)),
        Phrase::new("help-data-fans").number("count", uncertain.fan_steps as i64).number("steps", FAN_STEPS),
        Phrase::new("help-data-tracks").phrase("names", list(tracks)),
        Phrase::new("help-data-correct"),
    ]
}

// ----- Words that several parts need -----

/// The signs of the runners, by seat.
pub const RUNNERS: [&str; Seat::COUNT_MAX] = ["①", "②", "③", "④"];

/// The keys of the names of the sets, in the order of the sets.
const SET_KEYS: [&str; RaceSetId::NAMES.len()] = [
    "set-race-1",
    "set-race-2",
    "set-race-3",
    "set-race-4",
    "set-race-5",
    "set-race-6",
    "set-race-7",
    "set-combotastic",
    "set-such-much-fans",
    "set-grand-finale",
];

/// Several phrases with commas between them.
pub fn list(phrases: impl IntoIterator<Item = Phrase, IntoIter: DoubleEndedIterator>) -> Phrase {
    phrases.into_iter().rev().fold(Phrase::new("nothing"), |rest, first| {
        let more = if rest.key == "nothing" { "no" } else { "yes" };
        Phrase::new("list").phrase("first", first).word("more", more).phrase("rest", rest)
    })
}

/// The six faces of a die, hits first.
pub fn faces(view: &View, die: Die) -> Phrase {
    let faces = tables(view).faces(die);
    let from_last = |is_hit: bool| faces.iter().rev().copied().filter(move |face| face.is_hit() == is_hit);
    from_last(false).chain(from_last(true)).fold(Phrase::new("faces-end"), |rest, face| {
        let (side, amount) = Side::of(face);
        let key = if amount > 1 && !side.is_symbol() { "faces-of-several" } else { "faces" };
        Phrase::new(key).word("side", side.name()).number("amount", amount).phrase("rest", rest)
    })
}

/// How many coins, feet or credits a die shows on a side; a symbol is one.
pub fn shown_amount(book: &Book, die: Die, side: Side) -> u8 {
    if side.is_symbol() { 1 } else { book.amount(die, side) }
}

/// What a card does, in words.
pub fn text(view: &View, card: CardId) -> Phrase {
    card_text(&view.book, card)
}

/// A bonus under a key that tells its kinds apart.
pub fn bonus(key: &'static str, bonus: PrintedBonus) -> Phrase {
    let (kind, n) = match bonus {
        PrintedBonus::Credits { n } => ("credits", n),
        PrintedBonus::Fan => ("fan", 1),
        PrintedBonus::LoseDie { n } => ("lose-die", n),
        PrintedBonus::GainDie { max_cost: None } => ("gain-die", 0),
        PrintedBonus::GainDie { max_cost: Some(cost) } => ("gain-die-up-to", cost),
    };
    Phrase::new(key).word("kind", kind).number("n", n).number("count", n).number("cost", n)
}

/// A die as the key of a zone.
pub fn die_key(cube: Cube) -> DieKey {
    if cube.is_borrowed() { DieKey::borrowed(cube.die()) } else { DieKey::own(cube.die()) }
}
