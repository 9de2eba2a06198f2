//! What is shown when a match is over: its final table, and the points of the series that it belongs to.

use engine::{Outcome, Phrase, Seat};
use ratatui::layout::Rect;

use super::app::App;
use super::board::Board;
use super::pen::{PLAIN, Pen, STRONG, WEAK, wrap};

const LABEL_WIDTH: u16 = 16;
const NAME_WIDTH: u16 = 14;

/// The final table of a match.
pub fn draw<G: Board>(app: &App<G>, pen: &mut Pen<'_>, window: Rect) {
    let ending = G::ending(&app.view());
    let Some(outcome) = app.game.game().outcome() else { return };
    // Who plays alone is first in any case.
    let is_alone = app.game.game().players() == 1;
    pen.put_middle(window, u16::from(is_alone), &app.texts.say("over"), STRONG);
    if !is_alone {
        pen.put_middle(window, 1, &headline(app, outcome.places()), STRONG);
    }
    let rows: Vec<_> = ending
        .rows
        .iter()
        .map(|(label, numbers)| (app.texts.phrase(label), numbers.iter().map(ToString::to_string).collect()))
        .collect();
    let mut y = draw_rows(app, pen, window, &rows);
    if let Some((title, stars)) = &ending.title {
        let stars = usize::from(*stars);
        pen.put_middle(window, y, &format!("{}{}", "★".repeat(stars), "☆".repeat(5 - stars)), STRONG);
        pen.put_middle(window, y + 1, &app.texts.phrase(title), STRONG);
        return;
    }
    if !is_alone {
        y = draw_ranking(app, pen, window, y, outcome.places());
    }
    for line in wrap(&app.texts.phrase(&ending.reason), window.width.saturating_sub(2), 0) {
        y += 1;
        pen.put_middle(window, y, &line, PLAIN);
    }
}

/// Who has won; where there is only one person, whether they have.
fn headline<G: Board>(app: &App<G>, places: &[u8]) -> String {
    let seats = Seat::all(app.game.game().players());
    let winners: Vec<_> = seats.filter(|seat| places[seat.index()] == 1).collect();
    let [winner] = winners[..] else {
        let names: Vec<_> = winners.iter().map(|seat| app.texts.name(*seat)).collect();
        return app.texts.say_about("over-shared", "names", &names.join(", "));
    };
    let has_lost = app.sitters.only_person().is_some_and(|you| you != winner);
    app.texts.phrase(&Phrase::new(if has_lost { "over-lost" } else { "over-won" }).seat("seat", winner))
}

/// The points of a series, match by match.
pub fn draw_standings<G: Board>(app: &App<G>, pen: &mut Pen<'_>, window: Rect) {
    let (Some(series), Some(tour)) = (&app.series, G::TOUR) else { return };
    let outcome = app.game.game().outcome();
    let players = usize::from(app.game.game().players());
    let standings = series.standings(players, outcome.as_ref().map(Outcome::places));
    let played = standings.matches.len() as i64;
    let title = Phrase::new("series-title").number("played", played).number("count", tour.stages.len() as i64);
    pen.put_middle(window, 1, &app.texts.phrase(&title), STRONG);
    let text = |numbers: &[u32]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>();
    let mut rows = Vec::new();
    for (stage, name) in tour.stage_names.iter().take(tour.stages.len()).enumerate() {
        let points = standings.matches.get(stage).map(|points| text(points));
        rows.push((app.texts.say(name), points.unwrap_or_else(|| vec!["·".to_owned(); players])));
    }
    rows.push((app.texts.say("series-total"), text(&standings.totals)));
    let y = draw_rows(app, pen, window, &rows);
    // Before the first match is over nobody has a place.
    let y = if played > 0 { draw_ranking(app, pen, window, y, &standings.places) } else { y };
    let next = match (outcome, played == tour.stages.len() as i64) {
        (None, _) => "series-back",
        (Some(_), false) => "series-next",
        (Some(_), true) => "series-over",
    };
    pen.put_middle(window, y + 1, &app.texts.say(next), PLAIN);
}

fn area_of<G: Board>(app: &App<G>, window: Rect) -> (Rect, u16) {
    let wide = LABEL_WIDTH + NAME_WIDTH * u16::from(app.game.game().players());
    let x = (window.width.saturating_sub(wide)) / 2;
    (Rect { x: window.x + x, width: window.width - x, ..window }, wide)
}

/// A column for each player, and a line for each row; the last one is the total. Says where the next line is free.
fn draw_rows<G: Board>(app: &App<G>, pen: &mut Pen<'_>, window: Rect, rows: &[(String, Vec<String>)]) -> u16 {
    let (area, wide) = area_of(app, window);
    let column = |seat: Seat| Rect {
        x: area.x + LABEL_WIDTH + NAME_WIDTH * u16::from(seat.number()),
        width: NAME_WIDTH - 1,
        ..area
    };
    let seats = || Seat::all(app.game.game().players());
    for seat in seats() {
        let name = &wrap(app.texts.name(seat), NAME_WIDTH - 1, 0)[0];
        pen.put_right(column(seat), 3, name, STRONG);
    }
    let mut y = 4;
    for (index, (label, cells)) in rows.iter().enumerate() {
        let is_total = index + 1 == rows.len();
        let style = if is_total { STRONG } else { PLAIN };
        if is_total {
            pen.put(area, 0, y, &"─".repeat(usize::from(wide) - 1), WEAK);
            y += 1;
        }
        pen.put(area, 0, y, label, style);
        for (seat, cell) in seats().zip(cells) {
            pen.put_right(column(seat), y, cell, style);
        }
        y += 1;
    }
    y + 1
}

/// Who is where; says where the next line is free.
fn draw_ranking<G: Board>(app: &App<G>, pen: &mut Pen<'_>, window: Rect, mut y: u16, places: &[u8]) -> u16 {
    let (area, _) = area_of(app, window);
    let mut ranking: Vec<_> = Seat::all(app.game.game().players()).collect();
    ranking.sort_by_key(|seat| places[seat.index()]);
    for seat in ranking {
        let place = places[seat.index()];
        let number = app.texts.phrase(&Phrase::new("place").number("place", place));
        let style = if place == 1 { STRONG } else { PLAIN };
        pen.put(area, 0, y, &format!("{number} {}", app.texts.name(seat)), style);
        y += 1;
    }
    y
}
