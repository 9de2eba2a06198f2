//! The loop between a game and a real terminal.

use std::io::{self, IsTerminal};

use anyhow::bail;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};

use super::app::App;
use super::board::Board;
use super::journal::Journal;
use super::screen;

/// Plays until the player leaves. The terminal is given back whatever happens, a panic included.
pub fn play<G: Board>(app: &mut App<G>, journal: &mut Journal) -> anyhow::Result<()> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        bail!("play needs a terminal for keys and screen; programs can play through `kubik bridge`");
    }
    let terminal = ratatui::try_init()?;
    let played = until_done(app, journal, terminal);
    ratatui::restore();
    Ok(played?)
}

fn until_done<G: Board>(app: &mut App<G>, journal: &mut Journal, mut terminal: DefaultTerminal) -> io::Result<()> {
    loop {
        // Before the screen: what it shows as done is on disk.
        keep(app, journal);
        if app.is_done {
            return Ok(());
        }
        terminal.draw(|frame| screen::draw(app, frame))?;
        match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => {}
            // In raw mode Ctrl-C is a key like any other: it asks to leave, and asked again it leaves.
            Event::Key(key) if key.modifiers.contains(KeyModifiers::CONTROL) => {
                if matches!(key.code, KeyCode::Char('c' | 'd')) {
                    app.press(KeyCode::Char('q'));
                }
            }
            Event::Key(key) => app.press(key.code),
            _ => {}
        }
    }
}

/// Puts on disk what happened. What cannot be put there is tried again at the next key.
fn keep<G: Board>(app: &mut App<G>, journal: &mut Journal) {
    let news = app.take_news();
    if news.is_another_match {
        journal.begin_another();
    }
    let kept = journal.keep(&news.lines, || app.journal());
    app.set_trouble(kept.err().map(|error| format!("{error:#}")));
}
