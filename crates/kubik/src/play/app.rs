//! A game in progress: what the keys do to it. Knows nothing of terminals, so that tests can play it.

use std::mem;
use std::path::PathBuf;

use bots::{Knowledge, Policy};
use engine::{CannotUndo, Fast, Match, Phrase, Seat, Speak, Step, Turn, Viewer};
use guide::{Language, Plan, Series, Texts};

use super::board::Board;
use super::menu::Menu;
use super::saved::{self, Seating};
use super::sitter::{Sitter, Sitters};

/// What lies over the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// Nothing.
    None,
    /// The help, from this line.
    Help(u16),
    /// Leave?
    Quit,
    /// The keyboard goes to somebody else.
    HandOver(Seat),
    /// The final table.
    Ending,
    /// The points of a series.
    Standings,
}

/// Which random events happen without a key.
pub(super) enum Throws {
    /// None: the last decision of a person can be taken back until then.
    Wait,
    /// Those of bots. People throw their own dice, so that Enter never meets a question that was not there yet.
    OfBots,
    /// All: they were asked for.
    All,
}

/// How to play: what the command line says.
pub struct Options {
    pub sitters: Sitters,
    pub language: Language,
    pub has_colour: bool,
    pub seed: u64,
    /// The folder in which records for others are written.
    pub records: PathBuf,
    /// The series that the match belongs to, if it does.
    pub series: Option<Series>,
}

/// What a journal does not have yet.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Has another match begun? Then it is the only one that the lines are about.
    pub is_another_match: bool,
    /// Lines for the journal.
    pub lines: String,
}

/// A game in progress.
pub struct App<G: Board> {
    pub(super) game: Match<G>,
    pub(super) texts: Texts,
    pub(super) sitters: Sitters,
    pub(super) has_colour: bool,
    /// What happened, in words.
    pub(super) log: Vec<String>,
    /// How many lines the log is scrolled back.
    pub(super) log_back: usize,
    pub(super) menu: Menu<G>,
    /// Whose sheet is shown.
    pub(super) shown: Seat,
    /// Who decides now, if it is a person.
    pub(super) actor: Option<Seat>,
    pub(super) overlay: Overlay,
    /// What the last key led to, when it led to a message.
    pub(super) message: Option<String>,
    pub(super) is_done: bool,
    events: Vec<G::Event>,
    pub(super) throws: Throws,
    /// The person who decided last, and so has the keyboard.
    keyboard: Option<Seat>,
    /// How many decisions each plan of a person was made of: what is planned in one go is taken back in one go.
    plan_lengths: Vec<usize>,
    dice: Fast,
    whims: Fast,
    policies: Vec<Option<Box<dyn Policy<G>>>>,
    /// The series that the match belongs to, if it does.
    pub(super) series: Option<Series>,
    pub(super) records: PathBuf,
    news: News,
    /// Why the last steps are not saved, as long as they are not.
    pub(super) trouble: Option<String>,
}

impl<G: Board> App<G> {
    /// Sits down to a match; `events` are what happened in it so far.
    pub fn new(game: Match<G>, events: Vec<G::Event>, options: Options) -> Self {
        let Options { sitters, language, has_colour, seed, records, series } = options;
        let policy = |sitter: &Sitter| match sitter {
            Sitter::Person => None,
            Sitter::Bot(policy) => Some(policy.build::<G>()),
        };
        let mut app = Self {
            game,
            texts: Texts::new(language, G::INFO.name),
            has_colour,
            log: Vec::new(),
            log_back: 0,
            menu: Menu::default(),
            shown: Seat::FIRST,
            actor: None,
            overlay: Overlay::None,
            message: None,
            is_done: false,
            events,
            throws: Throws::Wait,
            keyboard: None,
            plan_lengths: Vec::new(),
            dice: Fast::new(seed),
            whims: Fast::stream(seed, 1),
            policies: sitters.seats.iter().map(policy).collect(),
            sitters,
            series,
            records,
            news: News::default(),
            trouble: None,
        };
        app.speak(language);
        app.go_on();
        app
    }

    /// The position as whoever looks at the screen may see it.
    pub fn view(&self) -> G::View {
        self.game.game().view(self.viewer())
    }

    /// Who looks at the screen: whoever decides, else the person who has the keyboard. While it changes hands nobody sees
    /// what is hidden.
    fn viewer(&self) -> Viewer {
        let is_person = |seat: &Seat| self.sitters.seats[seat.index()] == Sitter::Person;
        let mut people = Seat::all(self.game.game().players()).filter(is_person);
        let only = || people.next().filter(|_| people.next().is_none());
        match self.overlay {
            Overlay::HandOver(_) => Viewer::Spectator,
            _ => self.actor.or(self.keyboard).or_else(only).map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// Does the game wait for a key before the next random event?
    pub fn waits_for_throw(&self) -> bool {
        let game = self.game.game();
        let is_person = |seat: Seat| self.policies[seat.index()].is_none();
        match (game.turn(), &self.throws) {
            (Turn::Chance(owner), Throws::OfBots) => owner.is_some_and(is_person),
            (Turn::Chance(_), Throws::Wait) => true,
            (_, _) => false,
        }
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.game.game().turn() == Turn::Over
    }

    fn speak(&mut self, language: Language) {
        self.texts = Texts::new(language, G::INFO.name);
        let names = self.sitters.names_in(&self.texts);
        self.texts.set_names(names, self.sitters.only_person());
        self.retell();
    }

    pub(super) fn speak_next(&mut self) {
        self.speak(self.texts.language().next());
        self.note_seating();
    }

    fn retell(&mut self) {
        let events = mem::take(&mut self.events);
        self.log.clear();
        self.tell(events);
    }

    fn tell(&mut self, events: Vec<G::Event>) {
        for event in events {
            if self.events.last_mut().is_some_and(|last| last.take_in(&event)) {
                self.log.pop();
            } else {
                self.events.push(event);
            }
            self.log.extend(self.events.last().map(|last| self.texts.phrase(&last.phrase())));
        }
        self.log_back = 0;
    }

    // ----- The journal -----

    /// What happened since this was asked last.
    pub fn take_news(&mut self) -> News {
        mem::take(&mut self.news)
    }

    /// The journal of the match from its beginning.
    pub fn journal(&self) -> String {
        saved::whole(&self.game.record(), &self.seating(), self.series.as_ref())
    }

    fn seating(&self) -> Seating {
        Seating::new(&self.sitters, self.texts.language())
    }

    /// Says whether the steps so far are saved; if not, why.
    pub fn set_trouble(&mut self, trouble: Option<String>) {
        if self.trouble.is_some() && trouble.is_none() {
            self.message = Some(self.texts.say("saved-again"));
        }
        self.trouble = trouble;
    }

    /// Says something about the file that the match was read from.
    pub fn say(&mut self, key: &str) {
        self.message = Some(self.texts.say(key));
    }

    fn note_step(&mut self) {
        self.news.lines.extend(self.game.steps().last().map(saved::step));
    }

    /// Notes who sits where and what they read. A match that has not begun says so in its first line.
    pub fn note_seating(&mut self) {
        if !self.game.steps().is_empty() {
            self.news.lines.push_str(&saved::table(&self.seating()));
        }
    }

    // ----- The course of the game -----

    /// Lets chance and bots act until a person has to.
    pub(super) fn go_on(&mut self) {
        loop {
            match self.game.game().turn() {
                Turn::Over => {
                    self.actor = None;
                    self.menu = Menu::default();
                    self.overlay = Overlay::Ending;
                    return;
                }
                Turn::Chance(_) if self.waits_for_throw() => {
                    self.actor = None;
                    self.menu = Menu::default();
                    return;
                }
                Turn::Chance(_) => self.throw(),
                Turn::Players(seats) => {
                    let bot = seats.iter().find(|seat| self.policies[seat.index()].is_some());
                    match (bot, seats.first()) {
                        (Some(bot), _) => self.let_play(bot),
                        (None, Some(person)) => return self.ask(person),
                        (None, None) => unreachable!("a game that waits for players names one"),
                    }
                }
            }
        }
    }

    fn throw(&mut self) {
        let mut events = Vec::new();
        let fate = self.game.game().draw(&mut self.dice);
        self.game.happen(&fate, &mut events).expect("a game accepts every fate it draws");
        self.note_step();
        self.tell(events);
    }

    fn let_play(&mut self, bot: Seat) {
        let mut legal = Vec::new();
        self.game.game().legal(bot, &mut legal);
        let policy = self.policies[bot.index()].as_mut().expect("a bot sits there");
        let choice = policy.choose(Knowledge::new(self.game.game(), bot), &legal, &mut self.whims);
        let mut events = Vec::new();
        self.game.play(bot, &legal[choice], &mut events).expect("a game accepts every action it lists");
        self.note_step();
        // Those who only watch step through the throws of the bots; players get on with the game.
        self.throws = if self.sitters.people() == 0 { Throws::Wait } else { Throws::OfBots };
        self.tell(events);
    }

    fn ask(&mut self, person: Seat) {
        self.actor = Some(person);
        self.shown = person;
        self.menu = Menu::new(G::plans(&self.game.game().view(Viewer::Seat(person))));
        if self.sitters.people() > 1 && self.keyboard != Some(person) {
            self.overlay = Overlay::HandOver(person);
        }
        self.keyboard = Some(person);
    }

    pub(super) fn decide(&mut self, person: Seat, actions: &[G::Action]) {
        let mut events = Vec::new();
        for action in actions {
            self.game.play(person, action, &mut events).expect("a game accepts what it offers");
            self.note_step();
            self.throws = if G::asks_for_throw(action) { Throws::All } else { Throws::Wait };
        }
        self.plan_lengths.push(actions.len());
        self.tell(events);
        self.go_on();
    }

    pub(super) fn undo(&mut self) {
        let is_person = |seat: Seat| self.sitters.seats[seat.index()] == Sitter::Person;
        let last = self.game.steps().iter().rev().find_map(|step| match step {
            Step::Play { seat, .. } if is_person(*seat) => Some(*seat),
            _ => None,
        });
        let undone = last.ok_or(CannotUndo::NothingDone).and_then(|seat| self.take_back(seat).map(|()| seat));
        let message = match undone {
            Ok(seat) => {
                // Should the rest of the plan have to stay, the menu goes on from there.
                let rest = 1..self.plan_lengths.pop().unwrap_or(1);
                let _ = rest.into_iter().try_for_each(|_| self.take_back(seat));
                self.events.clear();
                Match::replay(&self.game.record(), &mut self.events).expect("a match can replay its own record");
                self.retell();
                self.keyboard = Some(seat);
                self.throws = Throws::Wait;
                self.overlay = Overlay::None;
                self.go_on();
                "undone"
            }
            Err(CannotUndo::NothingDone) => "undo-nothing",
            Err(CannotUndo::Revealed) => "undo-revealed",
            Err(CannotUndo::OthersMovedOn) => "undo-others",
        };
        self.message = Some(self.texts.say(message));
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        self.game.undo(seat)?;
        self.news.lines.push_str(&saved::undo(seat));
        Ok(())
    }

    /// Begins the next match: of the series, if there is one, otherwise the same anew.
    pub(super) fn restart(&mut self) {
        if self.trouble.is_some() {
            // The end of this match is not on disk yet, and the next one would take its place in memory.
            return self.say("not-saved-yet");
        }
        let mut setup = self.game.record().setup;
        if let (Some(series), Some(tour), Some(outcome)) = (&mut self.series, G::TOUR, self.game.game().outcome()) {
            series.go_on(&tour, outcome.places());
            setup = tour.setup::<G>(&setup, series.stage()).expect("every stage of a tour can be played");
        }
        self.news = News { is_another_match: true, lines: String::new() };
        self.game = Match::new(&setup).expect("it was played by this setup");
        self.events.clear();
        self.retell();
        self.plan_lengths.clear();
        self.keyboard = None;
        self.throws = Throws::Wait;
        self.shown = Seat::FIRST;
        self.overlay = Overlay::None;
        self.go_on();
    }

    /// Writes the match as a record, for other people and programs.
    pub(super) fn export(&mut self) {
        let written = saved::export(&self.records, &self.game.record());
        self.message = Some(match written {
            Ok(path) => self.texts.say_about("exported", "file", &path.display().to_string()),
            Err(error) => {
                let reason = format!("{}: {error}", self.records.display());
                self.texts.say_about("not-saved", "reason", &reason)
            }
        });
    }

    /// What is being decided.
    pub fn prompt(&self, view: &G::View) -> Phrase {
        G::prompt(view, self.actor)
    }

    /// The plans under the selected entry of the menu.
    pub fn preview(&self) -> Vec<&Plan<G>> {
        let members = self.menu.entries().into_iter().nth(self.menu.selected()).map(|entry| entry.members);
        members.into_iter().flatten().map(|member| self.menu.plan(member)).collect()
    }
}
