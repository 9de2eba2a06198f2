//! King of Tokyo: Duel: both tracks, the market, the monsters and the dice.
//!
//! There is one board for both players. What Tab shows instead of another sheet is a page to read: the texts of all cards
//! in sight and the powers of the monsters.

mod dice;
mod market;
mod monsters;
mod page;
mod tracks;

use engine::{Phrase, Seat};
use games::king_of_tokyo_duel::view::View;
use games::king_of_tokyo_duel::{Action, Bonus, Event, KingOfTokyoDuel, Lay, Position, Symbol, Token, Track};
use guide::Plan;
use guide::king_of_tokyo_duel::at_once;
use ratatui::layout::{Rect, Size};

use crate::play::board::Board;
use crate::play::pen::{PLAIN, Pen, STRONG};

/// Lines that the log should have below the board.
const LOG_LINES: u16 = 6;
/// Lines that it has left when there are many cards.
const LOG_LINES_MIN: u16 = 4;
/// Lines of the board when both players have a card or two.
const LINES_MIN: u16 = tracks::LINES + market::LINES + monsters::LINES_MIN;
/// Lines that should be left before there are gaps between the parts.
const GAPS_FROM: u16 = 5;
/// More lines than this would be empty most of the time.
const LINES_MAX: u16 = 30;
/// The board has wide spaces where a menu of this width still fits beside it.
const MENU_WIDTH_MIN: u16 = 35;

impl Board for KingOfTokyoDuel {
    const WINDOW_MIN: Size = Size::new(76, 22);

    fn sheet_size(view: &View, seat: Seat, room: Size) -> Size {
        let wide = tracks::width(tracks::STEP_WIDE);
        let is_wide = room.width >= wide + 3 + MENU_WIDTH_MIN;
        let width = 1 + if is_wide { wide } else { tracks::width(tracks::STEP) };
        let most = room.height.saturating_sub(LOG_LINES_MIN).clamp(LINES_MIN, LINES_MAX);
        let height = room.height.saturating_sub(LOG_LINES).max(lines_needed(view)).clamp(LINES_MIN, most);
        Size::new(width, if is_page(view, seat) { room.height } else { height })
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
        if is_page(view, seat) {
            return page::draw(view, seat, pen, area);
        }
        tracks::draw(view, &Preview::of(view, preview), pen, area);
        // What is left over goes to the texts of the cards first, then to gaps.
        let spare = area.height.saturating_sub(lines_needed(view));
        let texts = market::text_lines_all(view, pen, area.width);
        let gap = u16::from(spare >= texts + GAPS_FROM);
        let rest = |y: u16| Rect { y: area.y + y, height: area.height.saturating_sub(y), ..area };
        let mut y = tracks::LINES + gap;
        y += market::draw(view, pen, rest(y), texts <= spare) + gap;
        monsters::draw(view, pen, rest(y));
    }

    fn draw_table(view: &View, pen: &mut Pen<'_>, area: Rect) -> u16 {
        dice::draw(view, pen, area)
    }
}

/// Lines of the board with every card of both players, but without texts.
fn lines_needed(view: &View) -> u16 {
    let most = view.seats.iter().map(monsters::list_lines).max().unwrap_or(0);
    LINES_MIN + most.saturating_sub(monsters::LIST_LINES_MIN)
}

/// Is the page to read shown instead of the board? It is what lies behind the board of whoever is asked.
fn is_page(view: &View, seat: Seat) -> bool {
    !view.waiting_for.is_empty() && !view.waiting_for.contains(seat)
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
        let [plan] = plans else { return Self::default() };
        let Some(choice) = view.choices.iter().find(|choice| choice.action == plan.actions[0]) else {
            return Self::default();
        };
        let lay = match choice.action {
            Action::Place { token, track, space, turned } => Some((token, Lay { track, space, turned })),
            _ => None,
        };
        let end = |track| {
            let moved = at_once(choice).filter_map(|event| match *event {
                Event::Moved { track: moved, to, .. } if moved == track => Some((track, to)),
                _ => None,
            });
            moved.last()
        };
        Self { lay, ends: Track::ALL.into_iter().filter_map(end).collect() }
    }
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
