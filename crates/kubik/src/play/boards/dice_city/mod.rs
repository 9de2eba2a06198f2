//! Dice City: a city of thirty spaces, the cards on sale, and its decisions as a menu.
//!
//! Tab shows the cities of the others. While an entry of the menu that concerns an opponent is selected, their city is
//! shown without being asked for.

mod city;
mod menu;
mod prompt;
mod supply;
mod table;

use engine::{Phrase, Seat};
use games::dice_city::location::Points;
use games::dice_city::setup::TARGET_STEP;
use games::dice_city::view::{HeapView, View};
use games::dice_city::{Action, Bandits, Colour, Dice, DiceCity, Location, Resource, Resources, Ship, Space, Stage};
use ratatui::layout::{Rect, Size};
use ratatui::style::{Color, Style};

use crate::play::board::{Board, Ending, Plan};
use crate::play::pen::{PLAIN, Pen, STRONG, WEAK, width};

/// The city has wide spaces where a menu of this width still fits beside it.
const MENU_WIDTH_MIN: u16 = 36;
/// Lines that the log should have below before there are lines between the rows of the city.
const LOG_LINES: u16 = 6;

impl Board for DiceCity {
    const WINDOW_MIN: Size = Size::new(80, 24);

    fn sheet_size(view: &View, _seat: Seat, room: Size) -> Size {
        let wide = city::width(city::STEP_WIDE) + 1;
        let is_wide = room.width >= wide + 2 + MENU_WIDTH_MIN;
        let width = if is_wide { wide } else { city::width(city::STEP) + 1 };
        let (lines, most) = (city::LINES + supply::lines(view), city::LINES_SPACED + supply::lines(view));
        Size::new(width, if room.height >= most + LOG_LINES { most } else { lines })
    }

    fn draw_headline(view: &View, pen: &mut Pen<'_>, area: Rect) {
        let (number, seat) = (view.turn.max(1), view.active_player);
        let (turn, progress) = if view.setup.is_solo() {
            let turn = match view.turns {
                Some(turns) => Phrase::new("solo-turn").number("number", number).number("turns", turns),
                None => Phrase::new("solo-turn-open").number("number", number),
            };
            let points = view.seats[0].heap.map_or(view.seats[0].city_points, |heap| heap.total);
            let aim = Phrase::new("solo-aim").number("target", view.setup.solo_target).number("points", points);
            (turn, vec![aim])
        } else {
            (Phrase::new("turn").number("number", number).seat("seat", seat), progress(view))
        };
        let title = pen.texts.say("title");
        let turn = pen.texts.phrase(&turn);
        let x = pen.put(area, 0, 0, &title, STRONG);
        let x = pen.put(area, x + 2, 0, &turn, PLAIN);
        let texts: Vec<_> = progress.iter().map(|phrase| pen.texts.phrase(phrase)).collect();
        if let Some(text) = texts.iter().find(|text| x + 2 + width(text) <= area.width) {
            pen.put_right(area, 0, text, if view.trigger.is_some() { STRONG } else { PLAIN });
        }
    }

    fn draw_sheet(view: &View, seat: Seat, preview: &[&Plan<Self>], pen: &mut Pen<'_>, area: Rect) {
        let area = Rect { width: area.width - 1, ..area };
        let preview = Preview::of(view, seat, preview);
        let is_spaced = area.height >= city::LINES_SPACED + supply::lines(view);
        let y = city::draw(view, seat, &preview, is_spaced, pen, area);
        let rest = Rect { y: area.y + y, height: area.height.saturating_sub(y), ..area };
        supply::draw(view, pen, rest);
    }

    fn draw_table(view: &View, pen: &mut Pen<'_>, area: Rect) -> u16 {
        table::draw(view, pen, area)
    }

    fn prompt(view: &View, seat: Option<Seat>) -> Phrase {
        prompt::prompt(view, seat)
    }

    fn plans(view: &View) -> Vec<Plan<Self>> {
        menu::plans(view)
    }

    fn thrower(view: &View) -> Option<Seat> {
        view.dice_due.as_ref().map(|due| due.seat)
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

    fn help() -> Vec<Phrase> {
        let legend = ["legend-signs", "legend-city", "legend-rows"].map(Phrase::new);
        let rules = ["goal", "dice", "tokens", "attack", "build", "deactivated", "end", "solo"];
        let rules = rules.into_iter().map(|rule| Phrase::new("help-rule").word("rule", rule));
        let cards = Location::ALL.into_iter().filter(|card| card.is_card()).map(help_card);
        legend.into_iter().chain(rules).chain(cards).collect()
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
fn progress(view: &View) -> Vec<Phrase> {
    if let Some(trigger) = view.trigger {
        return vec![Phrase::new("last-round").word("trigger", trigger.name())];
    }
    let bandits = view.bandits.iter().filter(|deck| deck.left == 0).count();
    let ships = view.ships.iter().filter(|deck| deck.left == 0).count();
    let rows = view.seats.iter().map(|seat| seat.full_rows).max().unwrap_or(0);
    let progress = Phrase::new("progress")
        .number("deck", view.deck_left)
        .number("bandits", bandits as i64)
        .number("ships", ships as i64)
        .number("rows", rows as i64);
    vec![Phrase::new("progress-titled").phrase("progress", progress.clone()), progress]
}

/// How it ended.
fn reason(view: &View) -> Phrase {
    let Some(outcome) = &view.outcome else { return Phrase::new("prompt-wait") };
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

/// What the selected entry of the menu is about.
struct Preview {
    /// Whose city is shown.
    seat: Seat,
    /// The spaces that stand out.
    spaces: Vec<Space>,
}

impl Preview {
    fn of(view: &View, shown: Seat, plans: &[&Plan<DiceCity>]) -> Self {
        let actions = || plans.iter().filter_map(|plan| plan.actions.first());
        let victim = |action: &Action| match *action {
            Action::Attack { seat, .. } | Action::Raid { seat, .. } | Action::Reroll { seat, .. } => Some(seat),
            _ => None,
        };
        let seat = actions().next().and_then(victim).unwrap_or(shown);
        Self { seat, spaces: actions().filter_map(|action| space_of(view, seat, action)).collect() }
    }
}

/// The space an action is about, in the city of `seat`.
fn space_of(view: &View, seat: Seat, action: &Action) -> Option<Space> {
    let dice = view.seats[seat.index()].dice;
    let under = |die: Colour| dice.face(die).and_then(|column| Space::new(die, column));
    match *action {
        Action::Take { die } | Action::Include { die } | Action::Reroll { die, .. } => under(die),
        Action::Use { .. } => dice_in_hand(view).iter().next().and_then(under),
        Action::Shift { die, to } | Action::Move { die, to } => Space::new(die, to),
        Action::Reactivate { space, .. }
        | Action::Deactivate { space, .. }
        | Action::Copy { space, .. }
        | Action::Attack { space, .. }
        | Action::Place { space } => Some(space),
        _ => None,
    }
}

/// The dice that were taken off the board and are being spent or thrown.
fn dice_in_hand(view: &View) -> Dice {
    match view.stage {
        Stage::Die { die } | Stage::Use { die, .. } => Dice::one(die),
        Stage::Well { dice } | Stage::Throw { dice } => dice,
        _ => Dice::NONE,
    }
}

// ----- Words and colours that several parts need -----

/// What a location does, without its name.
fn text(location: Location) -> Phrase {
    Phrase::new("location-text").word("location", location.name())
}

/// A phrase with an argument for each resource.
fn amounts(key: &'static str, resources: Resources) -> Phrase {
    let amount = |phrase: Phrase, resource: Resource| phrase.number(resource.name(), resources.get(resource));
    Resource::ALL.into_iter().fold(Phrase::new(key), amount)
}

/// The longest of the names of a location that fits into so many columns.
fn name_in(location: Location, columns: u16, pen: &Pen<'_>) -> String {
    let names = ["location-name", "location-wide", "location-short"];
    let names = names.map(|key| pen.texts.phrase(&Phrase::new(key).word("location", location.name())));
    let fitting = names.iter().find(|name| width(name) <= columns);
    fitting.unwrap_or(&names[names.len() - 1]).clone()
}

/// A die or a row in its colour.
fn die_style(die: Colour, pen: &Pen<'_>) -> Style {
    let ground = match die {
        Colour::White => 255,
        Colour::Yellow => 228,
        Colour::Red => 210,
        Colour::Blue => 111,
        Colour::Black if pen.has_colour => {
            return Style::new().fg(Color::Indexed(255)).bg(Color::Indexed(238)).patch(STRONG);
        }
        Colour::Black => 238,
    };
    pen.on(Color::Indexed(ground)).patch(STRONG)
}

/// What matters, or what is there to be looked up.
const fn strong_if(matters: bool) -> Style {
    if matters { STRONG } else { WEAK }
}
