//! King of Tokyo: Duel: both tracks, the market, the monsters and the dice.
//!
//! There is one board for both players. What Tab shows instead of another sheet is a page to read: the texts of all cards
//! in sight and the powers of the monsters.

mod dice;
mod market;
mod monsters;
mod page;
mod tracks;

use std::cmp::Reverse;

use engine::{Phrase, Seat};
use games::king_of_tokyo_duel::view::View;
use games::king_of_tokyo_duel::{Action, Bonus, Event, KingOfTokyoDuel, Lay, Position, Stage, Symbol, Token, Track};
use guide::Plan;
use guide::king_of_tokyo_duel::{Traces, at_once};
use ratatui::layout::{Rect, Size};

use self::monsters::Words;
use crate::play::board::{Board, DrawPage};
use crate::play::pen::{PLAIN, Pen, STRONG};

/// Lines that the log should have below the board where the window is high enough.
const LOG_LINES: u16 = 6;
/// In a lower window the board takes all lines, and the log stands beside it.
const LINES_FULL: u16 = 28;
/// More lines than this would be empty most of the time.
const LINES_MAX: u16 = 34;
/// The board has wide spaces where a menu of this width still fits beside it.
const MENU_WIDTH_MIN: u16 = 35;

impl Board for KingOfTokyoDuel {
    const WINDOW_MIN: Size = Size::new(76, 22);
    const HAS_ONE_SHEET: bool = true;
    const PAGE: Option<DrawPage<Self>> = Some(page::draw);

    fn sheet_size(_view: &View, _seat: Seat, room: Size) -> Size {
        let wide = tracks::width(tracks::STEP_WIDE);
        let is_wide = room.width >= wide + 3 + MENU_WIDTH_MIN;
        let width = 1 + if is_wide { wide } else { tracks::width(tracks::STEP) };
        let height = room.height.saturating_sub(LOG_LINES).max(LINES_FULL).min(room.height).min(LINES_MAX);
        Size::new(width, height)
    }

    fn draw_headline(view: &View, pen: &mut Pen<'_>, area: Rect) {
        let mut x = pen.put(area, 0, 0, &pen.texts.say("title"), STRONG);
        if view.turn > 0 {
            let turn = Phrase::new("turn").number("number", view.turn).seat("seat", view.active_player);
            x = pen.put(area, x + 2, 0, &pen.texts.phrase(&turn), PLAIN);
        }
        if view.extra_turns > 0 {
            let more = Phrase::new("extra-turns").number("count", view.extra_turns);
            pen.put(area, x + 1, 0, &pen.texts.phrase(&more), PLAIN);
        }
    }

    fn draw_sheet(view: &View, seat: Seat, preview: &[&Plan<Self>], pen: &mut Pen<'_>, area: Rect) {
        let area = Rect { width: area.width - 1, ..area };
        tracks::draw(view, &Preview::of(view, preview), pen, area);
        let rest = Rect { y: area.y + tracks::LINES, height: area.height.saturating_sub(tracks::LINES), ..area };
        draw_cards_and_monsters(view, seat, pen, rest);
    }

    fn draw_table(view: &View, traces: &Traces, pen: &mut Pen<'_>, area: Rect) -> u16 {
        dice::draw(view, traces, pen, area)
    }
}

/// The market, the player on `seat` and then the other, with as many words as there is room for.
fn draw_cards_and_monsters(view: &View, seat: Seat, pen: &mut Pen<'_>, area: Rect) {
    // What is given up first: words about the rival, then texts of the face-up cards, one after the other, then one's own.
    // While one buys, those of the market stay longest.
    let levels = [Words::Texts, Words::Power, Words::Names];
    let mut choices: Vec<(usize, Words, Words)> = Vec::new();
    for own in levels {
        for texts in (0..=view.market.len()).rev() {
            choices.extend(levels.into_iter().filter(|&others| others <= own).map(|others| (texts, own, others)));
        }
    }
    if matches!(view.stage, Stage::Market | Stage::Laboratory) {
        choices.sort_by_key(|&(texts, ..)| Reverse(texts));
    }
    let rival = seat.next(2);
    let of = |words: Words, seat: Seat, pen: &Pen<'_>| monsters::lines(view, seat, words, pen, area.width);
    let height = |&(texts, own, others): &(usize, Words, Words), pen: &Pen<'_>| {
        let texts = market::text_lines_all(view, pen, area.width, texts);
        market::LINES + texts + (of(own, seat, pen).len() + of(others, rival, pen).len()) as u16
    };
    let fitting = choices.iter().find(|choice| height(choice, pen) <= area.height);
    let &(texts, own, others) = fitting.unwrap_or(&choices[choices.len() - 1]);
    let spare = area.height.saturating_sub(height(&(texts, own, others), pen));
    let gap = u16::from(spare >= 2);
    let mut y = market::draw(view, pen, area, texts) + gap;
    for (seat, words) in [(seat, own), (rival, others)] {
        for (line, style) in of(words, seat, pen) {
            if y < area.height {
                pen.put(area, 0, y, &line, style);
            }
            y += 1;
        }
        y += gap;
    }
}

/// What the selected entry of the menu would do to the tracks.
#[derive(Default)]
struct Preview {
    lay: Option<(Token, Lay)>,
    /// Where the markers would end.
    ends: Vec<(Track, Position)>,
}

impl Preview {
    fn of(view: &View, plans: &[&Plan<KingOfTokyoDuel>]) -> Self {
        let [plan] = plans else { return Self { lay: common_lay(plans), ends: Vec::new() } };
        let Some(choice) = view.choices.iter().find(|choice| choice.action == plan.actions[0]) else {
            return Self::default();
        };
        let end = |track| {
            let moved = at_once(choice).filter_map(|event| match *event {
                Event::Moved { track: moved, to, .. } if moved == track => Some((track, to)),
                _ => None,
            });
            moved.last()
        };
        Self { lay: common_lay(plans), ends: Track::ALL.into_iter().filter_map(end).collect() }
    }
}

/// Where a token would lie, if all plans lay it on the same spaces; which way round is shown as the first of them has it.
fn common_lay(plans: &[&Plan<KingOfTokyoDuel>]) -> Option<(Token, Lay)> {
    let lay = |plan: &&Plan<KingOfTokyoDuel>| match plan.actions[0] {
        Action::Place { token, track, space, turned } => Some((token, Lay { track, space, turned })),
        _ => None,
    };
    let first = plans.first().and_then(lay)?;
    let is_there =
        |(token, other): (Token, Lay)| (token, other.track, other.space) == (first.0, first.1.track, first.1.space);
    plans.iter().all(|plan| lay(plan).is_some_and(is_there)).then_some(first)
}

// ----- Words that several parts need -----

fn sign(symbol: Symbol, pen: &Pen<'_>) -> String {
    pen.texts.phrase(&Phrase::new("sign").word("symbol", symbol.name()))
}

/// The short sign of what a space of a token gives; a dot for a blank one.
fn bonus_sign(bonus: Option<Bonus>, pen: &Pen<'_>) -> String {
    let Some(bonus) = bonus else { return "·".to_owned() };
    let sign = pen.texts.phrase(&Phrase::new("bonus-sign").word("bonus", bonus.name()));
    if bonus.amount() > 1 { format!("{}{sign}", bonus.amount()) } else { sign }
}
