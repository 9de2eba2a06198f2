//! The dice, by where they lie.

use engine::Phrase;
use games::clever_cubed::view::{DieView, View};
use games::clever_cubed::{Die, Place};
use ratatui::layout::Rect;
use ratatui::style::Color;

use crate::play::pen::{Pen, STRONG, WEAK, width};

/// Columns for the name of a place where the dice stand beside it.
const LABEL_WIDTH: u16 = 10;
/// Columns of a die with the space after it.
const DIE_WIDTH: u16 = 4;

/// Draws pool, slots and platter; says how many lines that took.
pub fn draw(view: &View, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let pool = view.dice.iter().filter(|die| die.place == Place::Pool);
    let mut y = draw_group("pool", &pool.collect::<Vec<_>>(), pen, area, 0);
    let (mut x, row) = draw_name("slots", pen, area, y);
    for (name, place) in [("I", Place::SlotI), ("II", Place::SlotII), ("III", Place::SlotIII)] {
        x = pen.put(area, x, row, name, WEAK) + 1;
        x = match view.dice.iter().find(|die| die.place == place) {
            Some(die) => draw_die(die, pen, area, x, row),
            None => pen.put(area, x, row, "-", WEAK),
        } + 2;
    }
    y = row + 1;
    let platter = view.dice.iter().filter(|die| die.place == Place::Platter);
    draw_group("platter", &platter.collect::<Vec<_>>(), pen, area, y)
}

/// The name of a place; says where its dice begin: beside it, or below it in a narrow window.
fn draw_name(name: &str, pen: &mut Pen<'_>, area: Rect, y: u16) -> (u16, u16) {
    pen.put(area, 0, y, &pen.texts.say(name), WEAK);
    if area.width >= LABEL_WIDTH + 6 * DIE_WIDTH - 1 { (LABEL_WIDTH, y) } else { (0, y + 1) }
}

/// A place and its dice; says where the next line is.
fn draw_group(name: &str, dice: &[&DieView], pen: &mut Pen<'_>, area: Rect, y: u16) -> u16 {
    let (x, y) = draw_name(name, pen, area, y);
    if dice.is_empty() {
        pen.put(area, x, y, "-", WEAK);
    }
    for (index, die) in (0..).zip(dice) {
        draw_die(die, pen, area, x + index * DIE_WIDTH, y);
    }
    y + 1
}

/// One die; says where it ended.
fn draw_die(die: &DieView, pen: &mut Pen<'_>, area: Rect, x: u16, y: u16) -> u16 {
    let name = pen.texts.phrase(&Phrase::new("die-short").word("die", die.die.name()));
    let face = die.value.map_or_else(|| "·".to_owned(), |value| value.to_string());
    let text = format!("{name}{face}");
    debug_assert!(width(&text) < DIE_WIDTH);
    pen.put(area, x, y, &text, pen.on(colour(die.die)).patch(STRONG))
}

fn colour(die: Die) -> Color {
    Color::Indexed(match die {
        Die::Yellow => 221,
        Die::Turquoise => 80,
        Die::Blue => 111,
        Die::Brown => 180,
        Die::Pink => 218,
        Die::White => 255,
    })
}
