//! Dice City: a city of thirty spaces and the cards on sale.
//!
//! Tab shows the cities of the others, and at last one's own again, with a page to read: what the cards in them do. While an entry of the menu that concerns an opponent is selected, their city is
//! shown without being asked for.

mod city;
mod page;
mod supply;
mod table;

use engine::{Phrase, Seat};
use games::dice_city::view::View;
use games::dice_city::{Action, Colour, Dice, DiceCity, Location, Space, Stage};
use guide::Plan;
use guide::dice_city::progress;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Color, Style};

use crate::play::board::{Board, DrawPage};
use crate::play::pen::{PLAIN, Pen, STRONG, WEAK, width};

/// The city has wide spaces where a menu of this width still fits beside it.
const MENU_WIDTH_MIN: u16 = 36;

impl Board for DiceCity {
    const WINDOW_MIN: Size = Size::new(80, 24);
    const PAGE: Option<DrawPage<Self>> = Some(page::draw);

    fn sheet_size(view: &View, _seat: Seat, room: Size) -> Size {
        let wide = city::width(city::STEP_WIDE) + 1;
        let is_wide = room.width >= wide + 2 + MENU_WIDTH_MIN;
        let width = if is_wide { wide } else { city::width(city::STEP) + 1 };
        let lines = if is_spaced(view, room.height) { city::LINES_SPACED } else { city::LINES };
        Size::new(width, lines + supply::lines(view))
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
        let y = city::draw(view, seat, &preview, is_spaced(view, area.height), pen, area);
        let rest = Rect { y: area.y + y, height: area.height.saturating_sub(y), ..area };
        supply::draw(view, pen, rest);
    }

    fn draw_table(view: &View, _traces: &(), pen: &mut Pen<'_>, area: Rect) -> u16 {
        table::draw(view, pen, area)
    }
}

/// Has a space three lines where there is so much room?
fn is_spaced(view: &View, height: u16) -> bool {
    height >= city::LINES_SPACED + supply::lines(view)
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
            Action::Attack { seat, .. } | Action::Reroll { seat, .. } => Some(seat),
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
