//! The picture of a game in progress: headline, sheet, table, menu, log, and what lies over them.

use engine::{Phrase, Seat, Speak};
use guide::{Blocked, Gains, Plan, Section};
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use ratatui::widgets::{Block, Clear, Widget};

use super::app::{App, Overlay};
use super::board::Board;
use super::ending;
use super::menu::Entry;
use super::pen::{PLAIN, Pen, SELECTED, STRONG, WEAK, width, wrap};
use crate::sentence::{self, capitalised};

/// The widest text that is pleasant to read.
const TEXT_WIDTH_MAX: u16 = 90;

/// Draws everything.
pub fn draw<G: Board>(app: &App<G>, frame: &mut Frame<'_>) {
    let window = frame.area();
    let mut pen = Pen { buffer: frame.buffer_mut(), texts: &app.texts, has_colour: app.has_colour };
    if window.width < G::WINDOW_MIN.width || window.height < G::WINDOW_MIN.height {
        return draw_too_small(&mut pen, window, G::WINDOW_MIN);
    }
    match app.overlay {
        Overlay::Help(line) | Overlay::Recap(line) => draw_text(app, &mut pen, window, line),
        Overlay::Ending => ending::draw(app, &mut pen, window),
        Overlay::Standings => ending::draw_standings(app, &mut pen, window),
        Overlay::None | Overlay::Quit | Overlay::HandOver(_) => draw_game(app, &mut pen, window),
    }
    match app.overlay {
        Overlay::Quit => {
            let [question, hint] = match app.trouble {
                None => ["quit-question", "quit-hint"],
                Some(_) => ["quit-unsaved", "quit-unsaved-hint"],
            };
            draw_box(&mut pen, window, &app.texts.say(question), &app.texts.say(hint));
        }
        Overlay::HandOver(seat) => {
            let title = app.texts.phrase(&Phrase::new("hand-over").seat("seat", seat));
            draw_box(&mut pen, window, &title, &app.texts.say("hand-over-hint"));
        }
        Overlay::None | Overlay::Help(_) | Overlay::Recap(_) | Overlay::Ending | Overlay::Standings => {}
    }
    draw_bottom_line(app, &mut pen, window);
    if let Some(trouble) = &app.trouble {
        draw_trouble(&mut pen, window, trouble);
    }
}

/// What is not saved is said above the bottom line, over everything else, until it is.
fn draw_trouble(pen: &mut Pen<'_>, window: Rect, trouble: &str) {
    let text = format!("! {}", pen.texts.say_about("trouble", "reason", trouble));
    let line = Rect { y: window.bottom() - 2, height: 1, ..window };
    let blank = " ".repeat(usize::from(line.width.saturating_sub(width(&text))));
    pen.put(line, 0, 0, &format!("{text}{blank}"), SELECTED);
}

fn draw_too_small(pen: &mut Pen<'_>, window: Rect, least: Size) {
    let phrase = Phrase::new("too-small").number("width", least.width).number("height", least.height);
    let lines = wrap(&pen.texts.phrase(&phrase), window.width, 0);
    pen.put_lines(window, &lines, PLAIN);
}

fn draw_game<G: Board>(app: &App<G>, pen: &mut Pen<'_>, window: Rect) {
    let view = app.view();
    G::draw_headline(&view, pen, Rect { height: 1, ..window });
    let top = 1 + draw_tabs(app, &view, pen, Rect { y: window.y + 1, height: 1, ..window });
    let body = Rect { y: window.y + top, height: window.height - top - 1, ..window };
    let sheet = G::sheet_size(&view, app.shown, body.as_size());
    let page = app.page();
    let height = if page.is_some() { body.height } else { sheet.height.min(body.height) };
    let sheet = Rect { width: sheet.width, height, ..body };
    let shows_preview = app.actor == Some(app.shown) && !app.is_handed_over();
    let preview = if shows_preview { app.preview() } else { Vec::new() };
    let column = Rect { x: body.x + sheet.width + 2, width: body.width - sheet.width - 2, ..body };
    let lines_min = if page.is_some() { height } else { height.min(G::SHEET_LINES_MIN) };
    let room_below = Size::new(sheet.width, body.height - lines_min);
    let (used, words) = draw_column(app, &view, pen, column, room_below);
    let words_below = words.as_ref().map_or(0, |words| words.len() as u16);
    let sheet = Rect { height: height.min(body.height - words_below), ..sheet };
    match page {
        Some(draw) => {
            let line = app.page_line.get();
            let last = draw(&view, app.shown, line, pen, Rect { width: sheet.width - 1, ..sheet });
            app.page_last.set(last);
            app.page_line.set(line.min(last));
        }
        None => G::draw_sheet(&view, app.shown, &preview, pen, sheet),
    }
    for y in 0..body.height {
        pen.put(body, sheet.width, y, "│", WEAK);
    }
    let below = Rect { y: sheet.bottom(), height: body.height - sheet.height, ..sheet };
    let beside = Rect { y: column.y + used, height: column.height - used, ..column };
    match words {
        Some(words) => pen.put_lines(below, &words, WEAK),
        None => draw_log(app, pen, if below.height > beside.height { below } else { beside }),
    }
    draw_stage(app, pen, Rect { height: 1, ..window });
}

/// Which match of a championship this is, at the end of the headline where there is room.
fn draw_stage<G: Board>(app: &App<G>, pen: &mut Pen<'_>, headline: Rect) {
    let (Some(series), Some(tour)) = (&app.series, G::TOUR) else { return };
    let phrase = Phrase::new("series-stage")
        .number("number", series.stage() as i64 + 1)
        .number("count", tour.stages.len() as i64);
    let text = app.texts.phrase(&phrase);
    let start = headline.width.saturating_sub(width(&text));
    let is_free = (start.saturating_sub(1)..headline.width)
        .all(|x| pen.buffer[(headline.x + x, headline.y)].symbol().trim().is_empty());
    if is_free {
        pen.put_right(headline, 0, &text, STRONG);
    }
}

/// Everybody's name and points when there are several; says how many lines it took.
fn draw_tabs<G: Board>(app: &App<G>, view: &G::View, pen: &mut Pen<'_>, area: Rect) -> u16 {
    let players = app.game.game().players();
    if players < 2 {
        return 0;
    }
    let each = area.width / u16::from(players);
    for seat in Seat::all(players) {
        let arrow = if app.acting() == Some(seat) { "►" } else { "" };
        let text = format!("{arrow}{} {}", app.texts.name(seat), app.texts.phrase(&G::standing(view, seat)));
        let tab = Rect { x: area.x + each * u16::from(seat.number()), width: each, ..area };
        let end = pen.put(tab, 1, 0, &text, if seat == app.shown { STRONG } else { WEAK });
        if seat == app.shown {
            pen.put(tab, 0, 0, "[", STRONG);
            pen.put(tab, end.min(each - 1), 0, "]", STRONG);
        }
    }
    1
}

/// The table and the menu; says how many lines they took, and gives back the words that belong below the sheet.
fn draw_column<G: Board>(
    app: &App<G>,
    view: &G::View,
    pen: &mut Pen<'_>,
    column: Rect,
    below: Size,
) -> (u16, Option<Vec<String>>) {
    let alone = |lines: u16| (lines.min(column.height), None);
    let mut y = G::draw_table(view, &app.traces(view), pen, column) + 1;
    if app.is_handed_over() {
        return alone(y);
    }
    let rest = |y: u16| Rect { y: column.y + y.min(column.height), height: column.height.saturating_sub(y), ..column };
    if app.actor.is_some_and(|actor| actor != app.shown || app.page().is_some()) {
        let lines = wrap(&app.texts.phrase(&Phrase::new("sheet-of").seat("seat", app.shown)), column.width, 0);
        pen.put_lines(rest(y), &lines, WEAK);
        y += lines.len() as u16;
    }
    let prompt = wrap(&app.texts.phrase(&app.prompt(view)), column.width, 0);
    pen.put_lines(rest(y), &prompt, STRONG);
    y += prompt.len() as u16;
    if app.waits_for_throw() {
        let lines = wrap(&format!("► Enter {}", app.texts.say("menu-throw")), column.width, 8);
        pen.put_lines(rest(y), &lines, SELECTED);
        return alone(y + lines.len() as u16 + 1);
    }
    if app.is_followed {
        let hint = match app.acting().filter(|_| app.is_thinking) {
            Some(bot) => app.texts.phrase(&Phrase::new("thinks").seat("seat", bot)),
            None if app.sitters.people() == 0 => app.texts.say("watch-hint"),
            None => app.texts.say("follow-hint"),
        };
        let lines = wrap(&hint, column.width, 0);
        pen.put_lines(rest(y), &lines, WEAK);
        return alone(y + lines.len() as u16 + 1);
    }
    if app.menu.is_empty() {
        return alone(y);
    }
    let chosen: Vec<_> = app.menu.chosen().map(|label| app.texts.phrase(label)).collect();
    if !chosen.is_empty() {
        let lines = wrap(&format!("{} →", chosen.join(" → ")), column.width, 2);
        pen.put_lines(rest(y), &lines, PLAIN);
        y += lines.len() as u16;
    }
    let (lines, words) = draw_menu(app, pen, rest(y), below);
    ((y + lines + 1).min(column.height), words)
}

/// The entries around the selected one, and what the selected one does in words; says how many lines it took. Words that
/// would have to be cut are given back in lines for the room below the sheet, if they fit there.
fn draw_menu<G: Board>(app: &App<G>, pen: &mut Pen<'_>, area: Rect, below: Size) -> (u16, Option<Vec<String>>) {
    let entries = app.menu.entries();
    let entry = entries.get(app.menu.selected());
    let sentences = entry.map(|entry| detail(app, entry)).unwrap_or_default();
    let mut detail = wrap(&sentences.join(" "), area.width, 0);
    let mut lines: Vec<(String, Style)> = Vec::new();
    let mut selected = 0;
    for (index, entry) in entries.iter().enumerate() {
        let is_selected = index == app.menu.selected();
        if is_selected {
            selected = lines.len() as u16;
        }
        let style = if is_selected { SELECTED } else { PLAIN };
        lines.extend(entry_lines(app, entry, is_selected, area.width).into_iter().map(|line| (line, style)));
    }
    if app.menu.is_inside() {
        lines.push((format!("  {}", app.texts.say("menu-back")), WEAK));
    } else {
        // What cannot be chosen gives way to the words about what can.
        let mut room = usize::from(area.height).saturating_sub(lines.len() + detail.len());
        for blocked in app.blocked.iter().take(room) {
            let block = blocked_lines(app, blocked, area.width, room);
            room = room.saturating_sub(block.len());
            lines.extend(block.into_iter().map(|line| (line, WEAK)));
        }
    }
    // The words give way first: what can be chosen must be seen. Of the words, those that the entry has said already.
    let shown = area.height.min(lines.len() as u16);
    let said = usize::from(entry.is_some_and(|entry| entry.members.len() == 1));
    if shown + detail.len() as u16 > area.height && sentences.len() > said {
        detail = wrap(&sentences[said..].join(" "), area.width, 0);
    }
    let first = (selected + 2).saturating_sub(shown).min(lines.len() as u16 - shown);
    for (y, (line, style)) in lines[usize::from(first)..].iter().take(shown.into()).enumerate() {
        pen.put(area, 0, y as u16, line, *style);
    }
    if first > 0 && selected > first {
        pen.put(area, 0, 0, "↑", PLAIN);
    }
    if first + shown < lines.len() as u16 && selected + 1 < first + shown {
        pen.put(area, 0, shown - 1, "↓", PLAIN);
    }
    let gap = u16::from(shown + (detail.len() as u16) < area.height);
    let words = Rect { y: area.y + shown + gap, height: area.height - shown - gap, ..area };
    if detail.len() > usize::from(words.height) {
        let whole = wrap(&sentences.join(" "), below.width, 0);
        if whole.len() <= usize::from(below.height) {
            return (shown, Some(whole));
        }
    }
    pen.put_lines(words, &detail, WEAK);
    (shown + gap + (detail.len() as u16).min(words.height), None)
}

fn entry_lines<G: Board>(app: &App<G>, entry: &Entry, is_selected: bool, columns: u16) -> Vec<String> {
    let labels: Vec<_> = entry.labels.iter().map(|label| app.texts.phrase(label)).collect();
    let label = capitalised(&labels.join(" → "));
    let mut text = format!("{} {} {label}", if is_selected { '►' } else { ' ' }, entry.key.unwrap_or(' '));
    let gains = match entry.members[..] {
        [only] => brief(app, &app.menu.plan(only).gains),
        [] => String::new(),
        _ => app.texts.say("menu-more"),
    };
    let mut lines = wrap(&text, columns, 4);
    if gains.is_empty() {
        return lines;
    }
    let last = lines.pop().unwrap_or_default();
    text = last;
    if width(&text) + 2 + width(&gains) > columns {
        lines.push(std::mem::take(&mut text));
    }
    let space = usize::from(columns.saturating_sub(width(&text) + width(&gains)));
    lines.push(format!("{text}{}{gains}", " ".repeat(space)));
    lines
}

/// What cannot be chosen now, and why; without the reason where it would have to be cut.
fn blocked_lines<G: Board>(app: &App<G>, blocked: &Blocked, columns: u16, room: usize) -> Vec<String> {
    let [what, why] = [&blocked.what, &blocked.why].map(|phrase| app.texts.phrase(phrase));
    let what = format!("  × {}", capitalised(&what));
    let lines = wrap(&format!("{what}: {why}"), columns, 4);
    if lines.len() <= room { lines } else { wrap(&what, columns, 4).into_iter().take(room).collect() }
}

/// What an action brings, in symbols.
fn brief<G: Board>(app: &App<G>, gains: &Gains) -> String {
    let symbols: Vec<_> = gains.symbols.iter().map(|symbol| app.texts.phrase(symbol)).collect();
    let points = Phrase::new("points-short").number("points", gains.points);
    let points = (gains.points != 0).then(|| app.texts.phrase(&points));
    // An extra die is `+1`, and so is not to be read together with the points.
    [symbols.join(" ")].into_iter().chain(points).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// What an entry does, in sentences: first the decision itself, then what it brings and what one should know. Of an entry that
/// leads to a further choice, what one should know whichever way it goes.
fn detail<G: Board>(app: &App<G>, entry: &Entry) -> Vec<String> {
    let [only] = entry.members[..] else {
        let notes = |member: &usize| &app.menu.plan(*member).gains.notes;
        let shared = |note: &&Phrase| entry.members.iter().all(|member| notes(member).contains(note));
        let first = entry.members.first().map(notes).into_iter().flatten();
        return first.filter(shared).map(|note| app.texts.phrase(note)).collect();
    };
    let Plan { actions, gains, .. } = app.menu.plan(only);
    let mut what: Vec<_> = gains.words.iter().map(|word| app.texts.phrase(word)).collect();
    if gains.points != 0 {
        what.push(app.texts.phrase(&Phrase::new("detail-points").number("points", gains.points)));
    }
    let actions: Vec<_> = actions.iter().map(Speak::phrase).collect();
    let mut sentences = vec![format!("{}.", sentence::join(&actions, ", ", &app.texts))];
    if !what.is_empty() {
        sentences.push(app.texts.say_about("detail-brings", "what", &what.join(", ")));
    }
    sentences.extend(gains.notes.iter().map(|note| app.texts.phrase(note)));
    sentences
}

fn draw_log<G: Board>(app: &App<G>, pen: &mut Pen<'_>, area: Rect) {
    if area.height < 2 || app.log.is_empty() {
        return;
    }
    let title = match app.log_back {
        0 => app.texts.say("log"),
        back => app.texts.phrase(&Phrase::new("log-scrolled").number("count", back as i64)),
    };
    let end = pen.put(area, 0, 0, &format!("── {title} "), WEAK);
    pen.put(area, end, 0, &"─".repeat(area.width.saturating_sub(end).into()), WEAK);
    let room = usize::from(area.height - 1);
    let told = app.log.len() - app.log_back.min(app.log.len());
    let since = app.log.len() - app.lines_since();
    // From the last line upwards: one that would have to be cut is left out, unless it is the only one.
    let mut lines: Vec<(Vec<String>, Style)> = Vec::new();
    let mut rows = 0;
    for index in (0..told).rev() {
        let line = wrap(&app.log[index], area.width, 2);
        rows += line.len();
        if rows > room && !lines.is_empty() {
            break;
        }
        lines.push((line, if index >= since { PLAIN } else { WEAK }));
    }
    app.log_shown.set(lines.len());
    let rows = lines.into_iter().rev().flat_map(|(line, style)| line.into_iter().map(move |row| (row, style)));
    for (y, (row, style)) in (1..).zip(rows.take(room)) {
        pen.put(area, 0, y, &row, style);
    }
}

/// What the last key led to, else what the keys are for.
fn draw_bottom_line<G: Board>(app: &App<G>, pen: &mut Pen<'_>, window: Rect) {
    let Some(message) = &app.message else {
        let line = Rect { y: window.bottom() - 1, height: 1, ..window };
        pen.put(line, 0, 0, &hints(app, window.width), WEAK);
        return;
    };
    // Names of files may be longer than the window is wide.
    let lines = wrap(message, window.width, 0);
    let height = (lines.len() as u16).min(window.height);
    let area = Rect { y: window.bottom() - height, height, ..window };
    Clear.render(area, pen.buffer);
    pen.put_lines(area, &lines, STRONG);
}

/// The keys that lead somewhere now, as many of them as fit, the least important ones left out.
fn hints<G: Board>(app: &App<G>, columns: u16) -> String {
    if matches!(app.overlay, Overlay::Help(_) | Overlay::Recap(_)) {
        return app.texts.say("help-close");
    }
    let (is_over, is_series, is_watched) = (app.is_over(), app.series.is_some(), app.sitters.people() == 0);
    let is_alone = app.game.game().players() == 1;
    let mut keys: Vec<&str> = [
        ("hint-next", is_over && is_series),
        ("hint-new", is_over && !is_series),
        ("hint-help", !is_over),
        ("hint-undo", if is_over { app.can_undo() } else { !is_watched }),
        ("hint-points", is_series),
        ("hint-log", is_over),
        ("hint-recap", !is_over && !is_watched),
        ("hint-sheets", is_over || !is_alone),
        ("hint-texts", is_alone && app.has_own_page()),
        ("hint-record", is_over || is_watched),
        ("hint-language", true),
        ("hint-quit", true),
    ]
    .into_iter()
    .filter_map(|(key, leads_somewhere)| leads_somewhere.then_some(key))
    .collect();
    let say = |keys: &[&str]| keys.iter().map(|key| app.texts.say(key)).collect::<Vec<_>>().join("  ");
    for dispensable in ["hint-language", "hint-record"] {
        if width(&say(&keys)) > columns {
            keys.retain(|key| *key != dispensable);
        }
    }
    say(&keys)
}

fn draw_box(pen: &mut Pen<'_>, window: Rect, title: &str, hint: &str) {
    let wide = (width(title).max(width(hint)) + 6).min(window.width);
    let place =
        Rect { x: window.x + (window.width - wide) / 2, y: window.y + (window.height - 6) / 2, width: wide, height: 6 };
    Clear.render(place, pen.buffer);
    Block::bordered().render(place, pen.buffer);
    pen.put_middle(place, 2, title, STRONG);
    pen.put_middle(place, 3, hint, PLAIN);
}

// ----- Texts that may be longer than the window -----

/// Lines above a text, for its title, and below it, for the keys.
const TEXT_MARGIN: u16 = 2;

/// How many lines of a text a window shows.
pub fn text_room(window: Size) -> u16 {
    window.height.saturating_sub(2 * TEXT_MARGIN)
}

fn text_width(window: Size) -> u16 {
    window.width.saturating_sub(2).min(TEXT_WIDTH_MAX)
}

/// The lines of the text that lies over the game, if one does.
pub fn text_lines<G: Board>(app: &App<G>, window: Size) -> Vec<String> {
    let columns = text_width(window);
    match app.overlay {
        Overlay::Help(_) => help_lines(app, columns),
        Overlay::Recap(_) => app.recap().iter().flat_map(|line| wrap(line, columns, 2)).collect(),
        _ => Vec::new(),
    }
}

fn help_lines<G: Board>(app: &App<G>, columns: u16) -> Vec<String> {
    let keys = ["help-1", "help-2", "help-3", "help-4", "help-6", "help-5"].map(Phrase::new);
    let notes = Section::new("help-notes", G::notes(&app.view()));
    let sections = [Section::new("help-keys", keys), notes].into_iter().chain(G::help());
    let mut lines = Vec::new();
    for Section { title, paragraphs } in sections.filter(|section| !section.paragraphs.is_empty()) {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(app.texts.phrase(&title).to_uppercase());
        lines.extend(paragraphs.iter().flat_map(|paragraph| wrap(&app.texts.phrase(paragraph), columns, 2)));
    }
    lines
}

/// The text from one of its lines, and how much of it is above and below.
fn draw_text<G: Board>(app: &App<G>, pen: &mut Pen<'_>, window: Rect, line: u16) {
    let title = match app.overlay {
        Overlay::Help(_) => "help-title",
        _ if app.is_over() => "log",
        _ => "recap-title",
    };
    let area = Rect { x: window.x + 1, width: text_width(window.as_size()), ..window };
    pen.put(area, 0, 0, &app.texts.say(title), STRONG);
    let lines = text_lines(app, window.as_size());
    let room = text_room(window.as_size());
    let first = usize::from(line).min(lines.len().saturating_sub(room.into()));
    pen.put_lines(Rect { y: area.y + TEXT_MARGIN, height: room, ..area }, &lines[first..], PLAIN);
    let below = lines.len().saturating_sub(first + usize::from(room));
    for (arrow, count, y) in [('↑', first, TEXT_MARGIN - 1), ('↓', below, TEXT_MARGIN + room)] {
        if count > 0 {
            let more = app.texts.phrase(&Phrase::new("text-more").number("count", count as i64));
            pen.put(area, 0, y, &format!("{arrow} {more}"), WEAK);
        }
    }
}
