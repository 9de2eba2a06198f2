//! What the keys do to a game in progress.

use engine::{Seat, Turn};
use ratatui::crossterm::event::KeyCode;

use super::app::{App, Overlay, Throws};
use super::board::Board;
use super::keyboard;

/// Lines of the help that Page Up and Page Down turn over.
const HELP_PAGE: u16 = 10;

impl<G: Board> App<G> {
    /// Does what a key stands for.
    pub fn press(&mut self, key: KeyCode) {
        self.message = None;
        let key = keyboard::on_any_layout(key);
        match self.overlay {
            Overlay::Help(line) => self.press_in_help(key, line),
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

    fn press_in_help(&mut self, key: KeyCode, line: u16) {
        self.overlay = match key {
            KeyCode::Down => Overlay::Help(line.saturating_add(1)),
            KeyCode::Up => Overlay::Help(line.saturating_sub(1)),
            KeyCode::PageDown | KeyCode::Char(' ') => Overlay::Help(line.saturating_add(HELP_PAGE)),
            KeyCode::PageUp => Overlay::Help(line.saturating_sub(HELP_PAGE)),
            KeyCode::Char('l') => {
                self.speak_next();
                Overlay::Help(0)
            }
            KeyCode::Esc | KeyCode::Enter | KeyCode::Backspace | KeyCode::Char('?' | 'q') => self.beneath(),
            _ => return,
        };
    }

    fn press_in_quit(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char('y' | 'q') => self.is_done = true,
            KeyCode::Enter if self.trouble.is_none() => self.is_done = true,
            KeyCode::Char('w') => self.export(),
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('n') => self.overlay = self.beneath(),
            _ => {}
        }
    }

    /// What an overlay gives way to when it is closed.
    fn beneath(&self) -> Overlay {
        if self.is_over() { Overlay::Ending } else { Overlay::None }
    }

    fn press_in_game(&mut self, key: KeyCode) {
        match key {
            KeyCode::Enter | KeyCode::Char(' ' | 't') if self.waits_for_throw() => {
                // After cards or lots people still throw their own dice.
                let throws = matches!(self.game.game().turn(), Turn::Chance(Some(_)));
                self.throws = if throws { Throws::All } else { Throws::OfBots };
                self.go_on();
            }
            KeyCode::Enter | KeyCode::Esc if self.is_over() => self.overlay = Overlay::Ending,
            KeyCode::Tab if self.is_over() && self.shown_is_last() => {
                self.shown = Seat::FIRST;
                self.overlay = Overlay::Ending;
            }
            KeyCode::Up => self.menu.move_by(-1),
            KeyCode::Down => self.menu.move_by(1),
            KeyCode::Enter | KeyCode::Right => self.choose(self.menu.selected()),
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Left => {
                self.menu.back();
            }
            KeyCode::Char(letter) if self.menu.find(letter).is_some() => {
                self.choose(self.menu.find(letter).unwrap_or_default());
            }
            _ => self.press_command(key),
        }
    }

    fn shown_is_last(&self) -> bool {
        self.shown.number() + 1 == self.game.game().players()
    }

    fn choose(&mut self, entry: usize) {
        let Some(person) = self.actor else { return };
        if let Some(plan) = self.menu.choose(entry).cloned() {
            self.decide(person, &plan.actions);
        }
    }

    fn press_command(&mut self, key: KeyCode) {
        let players = self.game.game().players();
        match key {
            KeyCode::Tab => self.shown = self.shown.next(players),
            KeyCode::BackTab => (1..players).for_each(|_| self.shown = self.shown.next(players)),
            KeyCode::PageUp => self.log_back = (self.log_back + 1).min(self.log.len().saturating_sub(1)),
            KeyCode::PageDown => self.log_back = self.log_back.saturating_sub(1),
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
            _ => {}
        }
    }
}
