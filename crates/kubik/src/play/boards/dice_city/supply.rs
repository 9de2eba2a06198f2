//! Cards on sale, bandits and trade ships.

use engine::Phrase;
use games::dice_city::Resources;
use games::dice_city::view::{CardView, View};
use guide::dice_city::{amounts, key_of_deck, key_of_slot};
use ratatui::layout::Rect;

use super::city::colour;
use super::{name_in, strong_if};
use crate::play::pen::{PLAIN, Pen, STRONG, WEAK, width};

/// Columns of the names of bandits and ships.
const LABEL_WIDTH: u16 = 9;
/// Columns of a card without its name: number, mark, cost and points, or what is left of its deck.
const FIGURES_WIDTH: u16 = 13;

/// Lines of everything: the display, the basic decks, bandits and ships, with a title.
pub fn lines(view: &View) -> u16 {
    1 + (view.display.len() as u16).div_ceil(2) + (view.basic_decks.len() as u16).div_ceil(2) + 2
}

/// Draws it; the title gives way first.
pub fn draw(view: &View, pen: &mut Pen<'_>, area: Rect) {
    let mut y = 0;
    if area.height >= lines(view) {
        title(view, pen, area);
        y = 1;
    }
    let half = area.width / 2;
    let column = |second: bool| Rect {
        x: area.x + if second { half + 1 } else { 0 },
        width: if second { area.width - half - 1 } else { half },
        ..area
    };
    let rows = (view.display.len() as u16).div_ceil(2);
    // In the solo game each row of the display is a column here: what leaves next is on the left.
    for (index, slot) in (0..).zip(&view.display) {
        let place = column(index >= rows);
        let number = key_of_slot(slot.slot).to_string();
        match &slot.card {
            Some(card) => draw_card(card, &number, &worth(card), pen, place, y + index % rows),
            None => {
                pen.put(place, 0, y + index % rows, &format!("{number:>2}  -"), WEAK);
            }
        }
    }
    y += rows;
    let rows = (view.basic_decks.len() as u16).div_ceil(2);
    for (index, deck) in (0..).zip(&view.basic_decks) {
        let (key, left) = (key_of_deck(deck.card.card).to_string(), format!("×{}", deck.left));
        draw_card(&deck.card, &key, &left, pen, column(index >= rows), y + index % rows);
    }
    y += rows;
    draw_bandits(view, pen, area, y);
    draw_ships(view, pen, area, y + 1);
}

fn title(view: &View, pen: &mut Pen<'_>, area: Rect) {
    let name = pen.texts.say("display");
    let discarded: u16 = view.discard.iter().map(|card| u16::from(card.count)).sum();
    let counts = if view.setup.is_solo() {
        pen.texts.say("display-rows")
    } else {
        let counts = Phrase::new("display-counts").number("deck", view.deck_left).number("discard", discarded);
        pen.texts.phrase(&counts)
    };
    pen.put(area, 0, 0, &"─".repeat(area.width.into()), WEAK);
    let x = pen.put(area, 1, 0, &format!(" {name} "), STRONG);
    pen.put(area, x + 1, 0, &format!(" {counts} "), PLAIN);
}

/// A card with its cost and, at the end of the line, `figure`.
fn draw_card(card: &CardView, number: &str, figure: &str, pen: &mut Pen<'_>, area: Rect, y: u16) {
    let mark = if card.affordable { "•" } else { " " };
    let x = pen.put(area, 0, y, &format!("{number:>2}{mark}"), strong_if(card.affordable));
    let name = name_in(card.card, area.width.saturating_sub(FIGURES_WIDTH), pen);
    let style = pen.on(colour(card.kind)).patch(if card.affordable { STRONG } else { PLAIN });
    pen.put(area, x, y, &name, style);
    let end = pen.put_right(area, y, &format!(" {figure}"), strong_if(card.affordable));
    let cost = pen.texts.phrase(&amounts("cost", card.cost));
    let place = Rect { width: end.saturating_sub(figure_gap(figure)), ..area };
    pen.put_right(place, y, &cost, PLAIN);
}

/// Columns between the cost and a figure, so that costs stand below each other.
fn figure_gap(figure: &str) -> u16 {
    const FIGURE_WIDTH: u16 = 3;
    FIGURE_WIDTH.saturating_sub(width(figure))
}

fn worth(card: &CardView) -> String {
    card.points.map_or_else(|| "?★".to_owned(), |points| format!("{points}★"))
}

fn draw_bandits(view: &View, pen: &mut Pen<'_>, area: Rect, y: u16) {
    pen.put(area, 0, y, &pen.texts.say("bandits"), WEAK);
    let is_solo = view.setup.is_solo();
    for (index, deck) in (0..).zip(&view.bandits) {
        let text = format!("{}★={}† {}", deck.bandits.points(), deck.price, left(deck.left, is_solo));
        draw_third(&text, deck.beatable, index, pen, area, y);
    }
}

fn draw_ships(view: &View, pen: &mut Pen<'_>, area: Rect, y: u16) {
    pen.put(area, 0, y, &pen.texts.say("ships"), WEAK);
    let is_solo = view.setup.is_solo();
    for (index, deck) in (0..).zip(&view.ships) {
        let cost = pen.texts.phrase(&ship_cost(deck.cost));
        let text = format!("{}★={cost} {}", deck.ship.points(), left(deck.left, is_solo));
        draw_third(&text, deck.affordable && deck.left > 0, index, pen, area, y);
    }
}

/// A deck in one of three columns.
fn draw_third(text: &str, matters: bool, index: u16, pen: &mut Pen<'_>, area: Rect, y: u16) {
    let third = (area.width - LABEL_WIDTH) / 3;
    let place = Rect { x: area.x + LABEL_WIDTH + index * third, width: third, ..area };
    let mark = if matters { "•" } else { "" };
    pen.put(place, 0, y, &format!("{mark}{text}"), strong_if(matters));
}

/// Cards left of a deck; alone they never run out.
fn left(cards: u8, is_solo: bool) -> String {
    if is_solo { String::new() } else { format!("×{cards}") }
}

/// Ships take as much of each kind.
fn ship_cost(cost: Resources) -> Phrase {
    if cost.wood == cost.stone && cost.stone == cost.iron {
        Phrase::new("cost-each").number("each", cost.wood)
    } else {
        amounts("cost", cost)
    }
}
