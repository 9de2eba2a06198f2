//! Every decision as a line of the menu, with what it does at once.
//!
//! A space is found by its row and then its column, whose numbers are keys that never change; so are the dice.

use engine::{Phrase, Seat};
use games::dice_city::view::{ChoiceView, View};
use games::dice_city::{Action, Colour, DiceCity, Event, Location, Resource, Ship, Space};

use super::{amounts, text};
use crate::{Gains, Label, Plan};

/// Everything that can be decided now. Each plan is one decision.
pub fn plans(view: &View) -> Vec<Plan<DiceCity>> {
    let Some(seat) = view.waiting_for.first() else { return Vec::new() };
    let plan = |choice: &ChoiceView| Plan {
        actions: vec![choice.action],
        path: path(view, seat, choice.action),
        gains: gains(view, seat, choice),
    };
    let mut plans: Vec<_> = view.choices.iter().map(plan).collect();
    // Enter takes the first entry, so that nothing is lost by habit: what gives something away comes last, and whoever has
    // just built something does not build more.
    plans.sort_by_key(|plan| {
        let action = plan.actions[0];
        (!matches!(action, Action::EndTurn | Action::NoExtra), gives_away(view, seat, action))
    });
    plans
}

/// Does it spend pass tokens, cover a card, or end the game?
fn gives_away(view: &View, seat: Seat, action: Action) -> bool {
    match action {
        Action::TradeForResource { .. } | Action::TradeForStrength | Action::TradeForReroll | Action::Declare => true,
        Action::Place { space } => view.seats[seat.index()].city[space.index()].is_card,
        _ => false,
    }
}

/// The way to an action: a letter for what there is once, a number for what there are several of.
fn path(view: &View, seat: Seat, action: Action) -> Vec<Label> {
    let own = |space: Space| view.seats[seat.index()].city[space.index()].location;
    let lettered = |letter: char, key: &'static str| Label::lettered(letter, Phrase::new(key));
    let one = match action {
        Action::Take { die } => die_at(view, seat, die),
        Action::Use { location } => Label::new(Phrase::new("menu-use").word("location", location.name())),
        Action::Shift { die, to } => return [vec![lettered('s', "menu-shift")], move_to(die, to, own)].concat(),
        Action::Refresh => lettered('r', "menu-refresh"),
        Action::Discard { slot, card } => on_sale(key_of_slot(slot), card),
        Action::Reactivate { space, location } => {
            return [vec![lettered('v', "menu-reactivate")], at(space, location)].concat();
        }
        Action::Deactivate { space, location } => {
            return [vec![lettered('d', "menu-deactivate")], at(space, location)].concat();
        }
        Action::Pass => lettered('t', "menu-pass"),
        Action::Forgo => lettered('x', "menu-forgo"),
        Action::Copy { space, location } => return at(space, location),
        Action::Pay { resource, amount } => Label::new(of("menu-pay", resource).number("amount", amount)),
        Action::Receive { resource } => Label::new(of("menu-receive", resource)),
        Action::Move { die, to } => return move_to(die, to, own),
        Action::Include { die } => die_at(view, seat, die),
        Action::Roll => lettered('r', "menu-roll"),
        Action::Place { space } => return at(space, own(space)),
        Action::Reroll { seat, die } => die_at(view, seat, die),
        Action::EndDice => {
            let left = if view.unspent.is_empty() { "none" } else { "some" };
            Label::lettered('e', Phrase::new("menu-end-dice").word("left", left))
        }
        _ => return later_path(view, action),
    };
    vec![one]
}

/// The same for pass tokens, attacks, buildings and the end of the turn.
fn later_path(view: &View, action: Action) -> Vec<Label> {
    let lettered = |letter: char, key: &'static str| Label::lettered(letter, Phrase::new(key));
    let traded = |phrase: Phrase| vec![lettered('z', "menu-trade"), Label::new(phrase)];
    let one = match action {
        Action::TradeForResource { resource } => return traded(of("menu-for-resource", resource)),
        Action::TradeForStrength => return traded(Phrase::new("menu-for-strength")),
        Action::TradeForReroll => return traded(Phrase::new("menu-for-reroll")),
        Action::Beat { bandits } => Label::new(Phrase::new("menu-beat").number("points", bandits.points())),
        Action::Attack { seat, space, location } => {
            return [vec![Label::new(Phrase::new("menu-attack").seat("seat", seat))], at(space, location)].concat();
        }
        Action::Raid { seat, resource } => {
            let stock = amounts("stock", view.seats[seat.index()].stock);
            let whom = Label::new(Phrase::new("menu-raid").seat("seat", seat).phrase("stock", stock));
            return vec![whom, Label::new(of("menu-resource", resource))];
        }
        Action::Build { card, slot: Some(slot) } => on_sale(key_of_slot(slot), card),
        Action::Build { card, slot: None } => on_sale(key_of_deck(card), card),
        Action::Extra { resource } => Label::new(of("menu-extra", resource)),
        Action::Export { ship } => {
            Label::lettered(key_of_ship(ship), Phrase::new("menu-export").number("points", ship.points()))
        }
        Action::NoExtra => lettered('e', "menu-no-extra"),
        Action::EndAttack => lettered('e', "menu-end-attack"),
        Action::Declare => Label::new(Phrase::new("menu-declare")),
        Action::PlayOn => Label::new(Phrase::new("menu-play-on")),
        _ => lettered('e', "menu-end-turn"),
    };
    vec![one]
}

fn of(key: &'static str, resource: Resource) -> Phrase {
    Phrase::new(key).word("resource", resource.name())
}

/// The key of a row, and of the die that belongs to it.
const fn key_of(row: Colour) -> char {
    (b'1' + row as u8) as char
}

const fn key_of_column(column: u8) -> char {
    (b'0' + column) as char
}

/// The key of a slot of the display: its number, as the board shows it.
pub fn key_of_slot(slot: u8) -> char {
    char::from_digit(u32::from(slot + 1) % 10, 10).unwrap_or('0')
}

/// The key of a basic deck: a letter of the row in the middle of a keyboard, which the board shows too.
pub fn key_of_deck(card: Location) -> char {
    card.basic_index().map_or('a', |index| ['a', 's', 'd', 'f'][index])
}

const fn key_of_ship(ship: Ship) -> char {
    ['g', 'h', 'j'][ship as usize]
}

fn on_sale(key: char, card: Location) -> Label {
    Label::lettered(key, Phrase::new("menu-card").word("card", card.name()))
}

/// A space: first the row, which goes without saying where nothing else is to be chosen, then the column.
fn at(space: Space, location: Location) -> Vec<Label> {
    let row = space.row();
    let row = Label { is_quiet: true, ..Label::lettered(key_of(row), Phrase::new("menu-row").word("row", row.name())) };
    vec![row, column(space, location)]
}

fn column(space: Space, location: Location) -> Label {
    let place = Phrase::new("menu-space").word("row", space.row().name()).number("column", space.column());
    Label::lettered(key_of_column(space.column()), place.word("location", location.name()))
}

/// A die and where it goes.
fn move_to(die: Colour, to: u8, own: impl Fn(Space) -> Location) -> Vec<Label> {
    let label = Label::lettered(key_of(die), Phrase::new("menu-die").word("die", die.name()));
    match Space::new(die, to) {
        Some(space) => vec![label, column(space, own(space))],
        None => vec![label],
    }
}

/// A die and the location it stands on.
fn die_at(view: &View, seat: Seat, die: Colour) -> Label {
    let seat = &view.seats[seat.index()];
    let face = seat.dice.face(die).unwrap_or(0);
    let location = Space::new(die, face).map_or("", |space| seat.city[space.index()].location.name());
    Label::lettered(key_of(die), Phrase::new("menu-die-on").word("die", die.name()).word("location", location))
}

// ----- What a choice brings -----

fn gains(view: &View, seat: Seat, choice: &ChoiceView) -> Gains {
    let mut gains = Gains::default();
    for event in &choice.does {
        add_gain(view, seat, event, &mut gains);
    }
    if let Action::Build { card, .. } = choice.action {
        let displayed = view.display.iter().filter_map(|slot| slot.card.as_ref());
        let on_sale = displayed.chain(view.basic_decks.iter().map(|deck| &deck.card)).find(|shown| shown.card == card);
        match on_sale.map(|card| card.points) {
            Some(Some(points)) if points > 0 => gains.symbols.push(Phrase::new("gain-worth").number("points", points)),
            Some(None) => gains.symbols.push(Phrase::new("gain-worth-varies")),
            _ => {}
        }
    }
    if let Action::Place { space } = choice.action {
        let covers = view.seats[seat.index()].city[space.index()].is_card;
        add_city_points(choice.city_points, covers, &mut gains);
    }
    // What a use brings is told already; the text of the location says what has yet to be decided.
    if gains.words.is_empty() {
        gains.notes.extend(notes(view, seat, choice.action));
    }
    gains
}

/// What the city is worth more or less by a card: by its own points and those of all cards that it changes.
fn add_city_points(points: i16, covers: bool, gains: &mut Gains) {
    let amount = points.unsigned_abs();
    match points {
        1.. => {
            gains.symbols.push(points_symbol(amount));
            gains.words.push(points_words(amount));
        }
        0 if covers => gains.symbols.push(Phrase::new("gain-even")),
        0 => {}
        _ => {
            gains.symbols.push(Phrase::new("gain-lost").number("points", amount));
            gains.notes.push(Phrase::new("note-lost").number("points", amount));
        }
    }
}

/// One event as `seat` looks forward to it, in symbols and in words.
fn add_gain(view: &View, seat: Seat, event: &Event, gains: &mut Gains) {
    let is_solo = view.setup.is_solo();
    let number = |key: &'static str, name: &'static str, number: u16| Phrase::new(key).number(name, number);
    let mut say = |symbol: Phrase, words: Option<Phrase>| {
        gains.symbols.push(symbol);
        gains.words.extend(words);
    };
    match *event {
        Event::Gained { seat: who, resources: gained } if who == seat => {
            say(amounts("resources-gained", gained), None);
            let kinds = Resource::ALL.into_iter().filter(|&resource| gained.get(resource) > 0);
            let words = kinds.map(|resource| of("resource-amount", resource).number("amount", gained.get(resource)));
            gains.words.extend(words);
        }
        Event::Paid { resources: paid, .. } => say(amounts("resources-paid", paid), None),
        Event::Strength { amount, bandits_only: false, .. } => {
            say(number("gain-strength", "amount", amount), Some(number("words-strength", "amount", amount)));
        }
        Event::Strength { amount, bandits_only: true, .. } => {
            let words = number("words-strength-bandits", "amount", amount);
            say(number("gain-strength-bandits", "amount", amount), Some(words));
        }
        Event::Points { points, .. } => say(points_symbol(points), Some(points_words(points))),
        Event::Beaten { bandits, price, .. } => {
            say(number("gain-price", "price", price), None);
            // Alone one takes tokens instead of the card, which is an event of its own.
            if !is_solo {
                say(points_symbol(bandits.points()), Some(points_words(bandits.points())));
            }
        }
        Event::Exported { ship, .. } if !is_solo => {
            say(points_symbol(ship.points()), Some(points_words(ship.points())));
        }
        Event::Attacked { price, .. } => say(number("gain-price", "price", price), None),
        Event::Raided { .. } => say(number("gain-price", "price", games::dice_city::attack::RAID_PRICE), None),
        Event::Deactivated { seat: whose, .. } if whose == seat => say(Phrase::new("gain-deactivated"), None),
        Event::Passed { .. } => say(Phrase::new("gain-pass"), Some(Phrase::new("words-pass"))),
        Event::Traded { .. } => say(Phrase::new("gain-traded"), None),
        Event::Built { covered: Some(card), .. } => {
            gains.notes.push(Phrase::new("note-covered").word("covered", card.name()));
        }
        Event::Returned { resources: returned, .. } => {
            say(amounts("resources-paid", returned), None);
            gains.notes.push(Phrase::new("note-returned").phrase("resources", amounts("resources", returned)));
        }
        Event::Triggered { .. } => {
            say(Phrase::new("gain-end"), None);
            gains.notes.push(Phrase::new("note-end"));
        }
        _ => {}
    }
}

fn points_symbol(points: u16) -> Phrase {
    Phrase::new("gain-points").number("points", points)
}

fn points_words(points: u16) -> Phrase {
    Phrase::new("words-points").number("points", points)
}

/// The text of the location an action is about, with its name unless the action is to use it.
fn notes(view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
    let seat = &view.seats[seat.index()];
    let named = |location: Location| vec![Phrase::new("note-location").word("location", location.name())];
    let on = |die: Colour, column: Option<u8>| {
        let space = column.and_then(|column| Space::new(die, column)).map(|space| &seat.city[space.index()]);
        match space {
            Some(space) if space.deactivated => {
                vec![Phrase::new("note-deactivated").word("location", space.location.name())]
            }
            Some(space) => named(space.location),
            None => Vec::new(),
        }
    };
    match action {
        Action::Take { die } => on(die, seat.dice.face(die)),
        Action::Shift { die, to } | Action::Move { die, to } => on(die, Some(to)),
        Action::Attack { location, .. } => vec![Phrase::new("note-attacked").word("location", location.name())],
        Action::Reactivate { location, .. } => named(location),
        Action::Use { location } | Action::Copy { location, .. } => vec![text(location)],
        Action::Build { card, .. } | Action::Discard { card, .. } => {
            let kind = Phrase::new("note-kind").word("kind", card.print().kind.name());
            vec![kind, Phrase::new("note-when-used").word("location", card.name())]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_and_columns_have_keys_of_their_own() {
        assert_eq!(Colour::ALL.map(key_of), ['1', '2', '3', '4', '5']);
        assert_eq!((1..=6).map(key_of_column).collect::<String>(), "123456");
        assert_eq!((0..10).map(key_of_slot).collect::<String>(), "1234567890");
        assert_eq!(Location::BASIC.map(key_of_deck), ['a', 's', 'd', 'f']);
    }
}
