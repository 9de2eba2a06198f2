//! A city: five rows of six spaces, two lines each and a third where there is room, and what its owner has.
//!
//! Nothing depends on colour: a card has a thick bar on its left and tells defence and points below its name, a printed
//! location tells what it gives; a die, a deactivation token and a selected space are signs.

use engine::{Phrase, Seat};
use games::dice_city::view::{SeatView, SpaceView, View};
use games::dice_city::{Dice, Type};
use guide::dice_city::amounts;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

use super::{Preview, dice_in_hand, die_style, name_in};
use crate::play::pen::{PLAIN, Pen, SELECTED, STRONG, WEAK, width as columns};

/// Columns from one space to the next, with the bar between them.
pub const STEP: u16 = 7;
/// The same where there is room.
pub const STEP_WIDE: u16 = 9;
/// Columns of a city as wide as six spaces.
const COLUMNS: u16 = 6;
/// Columns left of the rows, for their names.
const LABEL_WIDTH: u16 = 2;
/// Lines of a space.
const SPACE_LINES: u16 = 2;
/// The numbers of the columns, five rows, and what the player has.
pub const LINES: u16 = 1 + 5 * SPACE_LINES + 1;
/// The same with a third line for what a card does.
pub const LINES_SPACED: u16 = LINES + 5;

/// Columns of a city.
pub const fn width(step: u16) -> u16 {
    LABEL_WIDTH + COLUMNS * step + 1
}

/// Draws the city that the preview names; says how many lines it took.
pub fn draw(view: &View, shown: Seat, preview: &Preview, is_spaced: bool, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let step = if area.width >= width(STEP_WIDE) { STEP_WIDE } else { STEP };
    let Some(seat) = view.seats.get(preview.seat.index()) else { return 0 };
    let in_hand = if seat.seat == view.active_player { dice_in_hand(view) } else { Dice::NONE };
    let mut city = City { seat, preview, in_hand, pen, area, step };
    let is_guest = preview.seat != shown;
    city.numbers(is_guest);
    let lines = SPACE_LINES + u16::from(is_spaced);
    for (row, spaces) in (0..).zip(seat.city.chunks(COLUMNS.into())) {
        city.row(spaces, 1 + row * lines, is_spaced);
    }
    let last = if is_spaced { LINES_SPACED } else { LINES } - 1;
    // What one has oneself stays in sight while the city of another is shown.
    city.belongings(last, &view.seats[shown.index()], is_guest);
    last + 1
}

/// What is drawn, and where.
struct City<'a, 'b> {
    seat: &'a SeatView,
    preview: &'a Preview,
    in_hand: Dice,
    pen: &'a mut Pen<'b>,
    area: Rect,
    step: u16,
}

impl City<'_, '_> {
    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        self.pen.put(self.area, x, y, text, style)
    }

    /// The numbers of the columns; instead of them whose city it is, if it is not the one that was asked for.
    fn numbers(&mut self, is_guest: bool) {
        if is_guest {
            let title = Phrase::new("city-of").seat("seat", self.seat.seat);
            let stock = amounts("stock", self.seat.stock);
            let (title, stock) = (self.pen.texts.phrase(&title), self.pen.texts.phrase(&stock));
            let tokens = self.seat.pass_tokens;
            self.pen.put_middle(self.area, 0, &format!("── {title} · {stock} ◎{tokens} ──"), STRONG);
            return;
        }
        for column in 0..COLUMNS {
            self.put(LABEL_WIDTH + column * self.step + self.step / 2, 0, &(column + 1).to_string(), WEAK);
        }
    }

    fn row(&mut self, spaces: &[SpaceView], y: u16, is_spaced: bool) {
        let Some(first) = spaces.first() else { return };
        let colour = first.space.row();
        let style = die_style(colour, self.pen);
        let name = self.pen.texts.phrase(&Phrase::new("row-short").word("row", colour.name()));
        self.put(0, y, &name, style);
        let lines = SPACE_LINES + u16::from(is_spaced);
        for line in 1..lines {
            self.put(0, y + line, "  ", style);
        }
        for (column, space) in (0..).zip(spaces) {
            self.space(space, LABEL_WIDTH + column * self.step, y);
            if is_spaced {
                self.ability(space, LABEL_WIDTH + column * self.step, y + SPACE_LINES);
            }
        }
        for line in 0..lines {
            self.put(LABEL_WIDTH + COLUMNS * self.step, y + line, "│", WEAK);
        }
    }

    fn space(&mut self, space: &SpaceView, x: u16, y: u16) {
        let inner = usize::from(self.step - 1);
        let is_marked = self.preview.spaces.contains(&space.space);
        let ground = match (space.is_card, space.deactivated) {
            (false, _) => PLAIN,
            (true, false) => self.pen.on(colour(space.kind)).patch(STRONG),
            (true, true) => self.pen.on(DEACTIVATED),
        };
        let style = if is_marked { ground.patch(SELECTED) } else { ground };
        let (bar, bar_style) = if space.is_card { ("┃", STRONG) } else { ("│", WEAK) };
        self.put(x, y, if is_marked { "►" } else { bar }, bar_style);
        self.put(x, y + 1, bar, bar_style);
        let name = name_in(space.location, self.step - 1, self.pen);
        self.put(x + 1, y, &format!("{name:<inner$}"), style);
        let figures = self.figures(space);
        let figures_style = if space.is_card || is_marked { style } else { WEAK };
        self.put(x + 1, y + 1, &format!("{figures:>inner$}"), figures_style);
        if self.has_die(space) {
            let style = die_style(space.space.row(), self.pen);
            self.put(x + 1, y + 1, if self.is_in_hand(space) { "▢" } else { "▣" }, style);
        }
        if space.deactivated {
            self.put(x + 2, y + 1, "✗", style.patch(STRONG));
        }
    }

    /// Does a die stand there, or did one that is in the player's hand?
    fn has_die(&self, space: &SpaceView) -> bool {
        space.die.is_some() || self.is_in_hand(space)
    }

    fn is_in_hand(&self, space: &SpaceView) -> bool {
        let die = space.space.row();
        self.in_hand.contains(die) && self.seat.dice.face(die) == Some(space.space.column())
    }

    /// What a card does, in a few signs.
    fn ability(&mut self, space: &SpaceView, x: u16, y: u16) {
        let inner = usize::from(self.step - 1);
        let (bar, bar_style) = if space.is_card { ("┃", STRONG) } else { ("│", WEAK) };
        self.put(x, y, bar, bar_style);
        let signs = self.pen.texts.phrase(&Phrase::new("gives").word("location", space.location.name()));
        if space.is_card && signs.chars().count() <= inner {
            self.put(x + 1, y, &format!("{signs:>inner$}"), WEAK);
        }
    }

    /// Defence and points of a card as far as there is room, or what a printed location gives.
    fn figures(&self, space: &SpaceView) -> String {
        let Some(defence) = space.defence else {
            return self.pen.texts.phrase(&Phrase::new("gives").word("location", space.location.name()));
        };
        let (defence, points) = (format!("{defence}♜"), format!("{}★", space.points));
        let both = format!("{defence}{points}");
        // A die stands in the first column, a token in the second.
        let taken = if space.deactivated { 2 } else { u16::from(self.has_die(space)) };
        if columns(&both) + taken < self.step { both } else { points }
    }

    /// Resources, pass tokens and points of a player.
    fn belongings(&mut self, y: u16, seat: &SeatView, is_guest: bool) {
        let owns = Phrase::new("owns")
            .phrase("stock", amounts("stock", seat.stock))
            .number("tokens", seat.pass_tokens)
            .number("city", seat.city_points);
        let heap = match seat.heap {
            Some(heap) => Phrase::new("heap").number("heap", heap.total - seat.city_points),
            None => Phrase::new("heap-hidden"),
        };
        let (owns, heap) = (self.pen.texts.phrase(&owns), self.pen.texts.phrase(&heap));
        let owns = if is_guest { self.pen.texts.say_about("owns-you", "owns", &owns) } else { owns };
        self.put(LABEL_WIDTH + 1, y, &format!("{owns}  {heap}"), STRONG);
    }
}

const DEACTIVATED: Color = Color::Indexed(246);

/// The colours of the types, as on the cards.
pub fn colour(kind: Type) -> Color {
    Color::Indexed(match kind {
        Type::Resource => 150,
        Type::Military => 217,
        Type::Economic => 222,
        Type::Cultural => 183,
        Type::Civic => 153,
    })
}
