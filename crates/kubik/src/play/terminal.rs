//! The loop between a game and a real terminal.

use std::io::{self, IsTerminal};

use anyhow::bail;
use ratatui::DefaultTerminal;
use ratatui::backend::Backend;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};

use super::app::App;
use super::board::Board;
use super::journal::Journal;
use super::lobby::{self, Lobby, Wish};
use super::screen;

/// Plays until the player leaves. The terminal is given back whatever happens, a panic included.
pub fn play<G: Board>(app: &mut App<G>, journal: &mut Journal) -> anyhow::Result<()> {
    in_terminal(|terminal| until_done(app, journal, terminal))
}

/// Shows the menu until something is chosen. The terminal is given back whatever happens, a panic included.
pub fn choose(lobby: &mut Lobby) -> anyhow::Result<Wish> {
    in_terminal(|terminal| {
        loop {
            terminal.draw(|frame| lobby::screen::draw(lobby, frame))?;
            if let Some(key) = next_key()? {
                lobby.press(key);
            }
            if let Some(wish) = lobby.take_wish() {
                return Ok(wish);
            }
        }
    })
}

fn in_terminal<T>(show: impl FnOnce(&mut DefaultTerminal) -> io::Result<T>) -> anyhow::Result<T> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        bail!("play needs a terminal for keys and screen; programs can play through `kubik bridge`");
    }
    let mut terminal = ratatui::try_init()?;
    // A killed program leaves its picture there. The terminal's own way to clear would ask where the cursor is, and wait.
    let shown = terminal.backend_mut().clear().and_then(|()| show(&mut terminal));
    ratatui::restore();
    Ok(shown?)
}

/// The next key; none when something else happened, such as a window that changed its size.
fn next_key() -> io::Result<Option<KeyCode>> {
    Ok(match event::read()? {
        Event::Key(key) if key.kind == KeyEventKind::Release => None,
        // In raw mode Ctrl-C is a key like any other: it asks to leave, and asked again it leaves.
        Event::Key(key) if key.modifiers.contains(KeyModifiers::CONTROL) => {
            matches!(key.code, KeyCode::Char('c' | 'd')).then_some(KeyCode::Char('q'))
        }
        Event::Key(key) => Some(key.code),
        _ => None,
    })
}

fn until_done<G: Board>(app: &mut App<G>, journal: &mut Journal, terminal: &mut DefaultTerminal) -> io::Result<()> {
    loop {
        // Before the screen: what it shows as done is on disk.
        keep(app, journal);
        if app.is_done {
            return Ok(());
        }
        app.window = terminal.size()?;
        terminal.draw(|frame| screen::draw(app, frame))?;
        match app.wait() {
            Some(wait) if !event::poll(wait)? => app.tick(),
            _ => {
                if let Some(key) = next_key()? {
                    app.press(key);
                }
            }
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
