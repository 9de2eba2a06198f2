//! The dice of the turn, symbols that do not come from dice, and what is still to be resolved.

use engine::Phrase;
use games::king_of_tokyo_duel::view::View;
use games::king_of_tokyo_duel::{Stage, Symbol, Symbols};
use guide::king_of_tokyo_duel::{Die, Traces, symbols};
use ratatui::layout::Rect;
use ratatui::style::Color;

use super::sign;
use crate::play::pen::{PLAIN, Pen, SELECTED, STRONG, WEAK};

/// Columns of a die with the space after it.
const DIE_WIDTH: u16 = 3;
/// Lines that are always taken, so that the menu does not jump.
const LINES: u16 = 3;

/// Draws them; says how many lines that took.
pub fn draw(view: &View, traces: &Traces, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let roll = &view.roll;
    let title = match roll.allowed {
        0 => Phrase::new("roll-none"),
        _ => Phrase::new("roll").number("made", roll.made).number("allowed", roll.allowed),
    };
    pen.put(area, 0, 0, &pen.texts.phrase(&title), WEAK);
    let mut x = 0;
    for die in &traces.dice {
        draw_die(die, pen, area, x);
        x += DIE_WIDTH;
    }
    // Cards may take away what they added, so that there can be fewer symbols than dice for a moment.
    let added = Symbol::ALL.map(|symbol| roll.symbols.of(symbol).saturating_sub(roll.dice.of(symbol)));
    let added = Symbols::of_counts(added);
    let mut x = 0;
    for (key, bag) in [("added", added), ("open", roll.open)] {
        let is_due = key != "open" || view.stage == Stage::Resolve;
        if !bag.is_empty() && is_due {
            let text = pen.texts.phrase(&Phrase::new(key).phrase("symbols", symbols(bag)));
            x = pen.put(area, x, 2, &text, PLAIN) + 2;
        }
    }
    LINES
}

/// One die: in brackets if it will be thrown again, with a dot if the last throw brought it, unknown while it is in the hand.
fn draw_die(die: &Die, pen: &mut Pen<'_>, area: Rect, x: u16) {
    let Some(symbol) = die.symbol else {
        pen.put(area, x, 1, " ?", WEAK);
        return;
    };
    let sign = sign(symbol, pen);
    if die.is_marked {
        pen.put(area, x, 1, &format!("[{sign}]"), SELECTED);
    } else {
        let dot = if die.is_new { '•' } else { ' ' };
        pen.put(area, x, 1, &format!("{dot}{sign}"), pen.on(colour(symbol)).patch(STRONG));
    }
}

fn colour(symbol: Symbol) -> Color {
    Color::Indexed(match symbol {
        Symbol::Claw => 216,
        Symbol::Heart => 218,
        Symbol::Energy => 120,
        Symbol::Fame => 228,
        Symbol::Destruction => 217,
        Symbol::Power => 153,
    })
}
