//! What the keys do to a game in progress.

use engine::{Seat, Turn};
use ratatui::crossterm::event::KeyCode;

use super::app::{App, Overlay};
use super::board::Board;
use super::keyboard;
use super::pace::Pace;
use super::screen;

impl<G: Board> App<G> {
    /// Does what a key stands for.
    pub fn press(&mut self, key: KeyCode) {
        self.message = None;
        let key = keyboard::on_any_layout(key);
        match self.overlay {
            Overlay::Help(line) => self.press_in_text(key, line, Overlay::Help),
            Overlay::Recap(line) => self.press_in_text(key, line, Overlay::Recap),
            Overlay::Quit => self.press_in_quit(key),
            Overlay::HandOver(_) => match key {
                KeyCode::Enter | KeyCode::Char(' ') => self.overlay = Overlay::None,
                _ => self.press_command(key),
            },
            Overlay::Ending => match key {
                KeyCode::Enter if self.series.is_some() => self.overlay = Overlay::Standings,
                KeyCode::Enter | KeyCode::Esc | KeyCode::Tab => self.overlay = Overlay::None,
                _ => self.press_command(key),
            },
            Overlay::Standings => match key {
                KeyCode::Enter if self.is_over() => self.restart(),
                KeyCode::Esc | KeyCode::Backspace | KeyCode::Enter => self.overlay = self.beneath(),
                _ => self.press_command(key),
            },
            Overlay::None => self.press_in_game(key),
        }
    }

    fn press_in_text(&mut self, key: KeyCode, line: u16, at: fn(u16) -> Overlay) {
        let room = screen::text_room(self.window);
        let last = (screen::text_lines(self, self.window).len() as u16).saturating_sub(room);
        let line = line.min(last);
        // The line at the edge stays, so that one sees where to read on.
        let page = room.saturating_sub(1).max(1);
        self.overlay = match key {
            KeyCode::Down => at((line + 1).min(last)),
            KeyCode::Up => at(line.saturating_sub(1)),
            KeyCode::PageDown | KeyCode::Char(' ') => at((line + page).min(last)),
            KeyCode::PageUp => at(line.saturating_sub(page)),
            KeyCode::Home => at(0),
            KeyCode::End => at(last),
            KeyCode::Char('l') => {
                self.speak_next();
                at(0)
            }
            KeyCode::Esc | KeyCode::Enter | KeyCode::Backspace | KeyCode::Char('?' | 'q' | 'h') => self.beneath(),
            _ => return self.say("no-such-key"),
        };
    }

    fn press_in_quit(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char('y' | 'q') => self.is_done = true,
            KeyCode::Enter if self.trouble.is_none() => self.is_done = true,
            KeyCode::Char('w') => self.export(),
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('n') => self.overlay = self.beneath(),
            _ => self.say("no-such-key"),
        }
    }

    /// What an overlay gives way to when it is closed.
    fn beneath(&self) -> Overlay {
        if self.is_over() { Overlay::Ending } else { Overlay::None }
    }

    fn press_in_game(&mut self, key: KeyCode) {
        match key {
            KeyCode::Enter | KeyCode::Char(' ' | 't') if self.waits_for_throw() => self.ask_for_throw(),
            KeyCode::Char(' ') if self.is_followed && self.sitters.people() == 0 => self.pause(),
            KeyCode::Enter | KeyCode::Right if self.is_followed && self.sitters.people() == 0 => self.tick(),
            KeyCode::Enter | KeyCode::Esc if self.is_over() => self.overlay = Overlay::Ending,
            KeyCode::Tab if self.is_over() && self.shown_is_last() => {
                self.shown = Seat::FIRST;
                self.overlay = Overlay::Ending;
            }
            _ if self.page().is_some() && self.turn_page(key) => {}
            KeyCode::Up if !self.menu.is_empty() => self.menu.move_by(-1),
            KeyCode::Down if !self.menu.is_empty() => self.menu.move_by(1),
            KeyCode::Enter | KeyCode::Right if !self.menu.is_empty() => self.choose(self.menu.selected()),
            KeyCode::Char(' ') if !self.menu.is_empty() => self.choose_and_stay(),
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Left if !self.is_followed => self.go_back(),
            KeyCode::Char(letter) if self.menu.find(letter).is_some() => {
                self.choose(self.menu.find(letter).unwrap_or_default());
            }
            _ => self.press_command(key),
        }
    }

    /// Scrolls the page to read, if it is longer than the window and the key is one for it.
    fn turn_page(&mut self, key: KeyCode) -> bool {
        let (line, last) = (self.page_line.get(), self.page_last.get());
        // What is above stays in sight for the most part: the page shares the window with the table.
        const LINES: u16 = 8;
        let line = match key {
            _ if last == 0 => return false,
            KeyCode::Down => line + 1,
            KeyCode::Up => line.saturating_sub(1),
            KeyCode::PageDown => line + LINES,
            KeyCode::PageUp => line.saturating_sub(LINES),
            _ => return false,
        };
        self.page_line.set(line.min(last));
        true
    }

    fn ask_for_throw(&mut self) {
        if let Turn::Chance(owner) = self.game.game().turn() {
            self.throws = owner;
        }
        self.go_on();
    }

    fn pause(&mut self) {
        self.is_paused = !self.is_paused;
        self.say(if self.is_paused { "paused" } else { "unpaused" });
    }

    /// One step back: from somebody else's sheet or a page, in the menu, or the half-made choice.
    fn go_back(&mut self) {
        if !self.show_own() && !self.menu.back() && !self.take_back_half() {
            self.say("nothing-back");
        }
    }

    fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
        let name = self.texts.say(&format!("pace-{}", pace.name()));
        self.message = Some(self.texts.say_about("pace", "pace", &name));
        if pace == Pace::AtOnce && self.is_followed {
            self.go_on();
        }
    }

    fn shown_is_last(&self) -> bool {
        self.shown.number() + 1 == self.game.game().players()
    }

    fn choose(&mut self, entry: usize) {
        let Some(person) = self.actor else { return };
        if let Some(correction) = self.menu.correction(entry).cloned() {
            self.correct(person, correction);
        } else if let Some(plan) = self.menu.choose(entry).cloned() {
            self.decide(person, &plan.actions);
        }
    }

    /// Chooses the selected entry and stays there, as long as it is there.
    fn choose_and_stay(&mut self) {
        let key = self.menu.entries().get(self.menu.selected()).and_then(|entry| entry.key);
        self.choose(self.menu.selected());
        if let Some(entry) = key.and_then(|key| self.menu.find(key)) {
            self.menu.select(entry);
        }
    }

    fn press_command(&mut self, key: KeyCode) {
        match key {
            KeyCode::Tab => self.show_next(),
            KeyCode::BackTab => self.show_previous(),
            KeyCode::PageUp => {
                self.log_back = (self.log_back + self.log_shown.get()).min(self.log.len().saturating_sub(1));
            }
            KeyCode::PageDown => self.log_back = self.log_back.saturating_sub(self.log_shown.get()),
            // Those who only watch would see nothing but the end.
            KeyCode::Char('+' | '=') if self.sitters.people() == 0 => self.set_pace(self.pace.faster().min(Pace::Fast)),
            KeyCode::Char('+' | '=') => self.set_pace(self.pace.faster()),
            KeyCode::Char('-') => self.set_pace(self.pace.slower()),
            // How a match ended stands last in what happened.
            KeyCode::Char('h') if self.is_over() => self.overlay = Overlay::Recap(u16::MAX),
            KeyCode::Char('h') if self.recap().is_empty() => self.say("recap-nothing"),
            KeyCode::Char('h') => self.overlay = Overlay::Recap(0),
            KeyCode::End => self.log_back = 0,
            KeyCode::F(1) | KeyCode::Char('?') => self.overlay = Overlay::Help(0),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('w') => self.export(),
            KeyCode::Char('q') => self.overlay = Overlay::Quit,
            KeyCode::Char('l') => {
                self.speak_next();
                self.message = Some(self.texts.say("language-now"));
            }
            KeyCode::Char('c') => {
                self.has_colour = !self.has_colour;
                self.message = Some(self.texts.say(if self.has_colour { "colour-on" } else { "colour-off" }));
            }
            KeyCode::Char('n') if self.is_over() => self.restart(),
            KeyCode::Char('z') if self.series.is_some() => self.overlay = Overlay::Standings,
            _ if self.is_followed && self.sitters.people() > 0 => self.skip(),
            _ => self.say("no-such-key"),
        }
    }
}
