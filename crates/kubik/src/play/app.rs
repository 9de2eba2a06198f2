//! A game in progress: what the keys do to it. Knows nothing of terminals, so that tests can play it.

use std::cell::Cell;
use std::mem;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use bots::{Knowledge, Policy};
use engine::{CannotUndo, Fast, Match, Phrase, Seat, Step, Turn, Viewer};
use guide::{Blocked, Correction, Language, Plan, Series, Story, Texts};
use ratatui::layout::Size;

use super::board::{Board, DrawPage};
use super::menu::Menu;
use super::pace::Pace;
use super::saved::{self, SavedSitters};
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
    /// What has happened, from this line.
    Recap(u16),
}

/// What happens next.
enum Next {
    /// The game is over.
    End,
    /// A person has to decide.
    Ask(Seat),
    /// A person has to throw. Until then the last decision can be taken back.
    Throw(Seat),
    /// A bot decides.
    Bot(Seat),
    /// Chance does, for a bot, for nobody in particular, or because a person has asked for it.
    Chance(Option<Seat>),
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
    /// How fast bots are followed.
    pub pace: Pace,
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
    /// How many lines of it the last picture showed: it turns over by as many.
    pub(super) log_shown: Cell<usize>,
    pub(super) menu: Menu<G>,
    /// What might be expected in the menu, and why it is not there.
    pub(super) blocked: Vec<Blocked>,
    /// Whose sheet is shown.
    pub(super) shown: Seat,
    /// Is there a page to read instead of that sheet?
    pub(super) is_page_asked: bool,
    /// From which line the page to read is shown, and from which its end is.
    pub(super) page_line: Cell<u16>,
    pub(super) page_last: Cell<u16>,
    /// Who decides now, if it is a person.
    pub(super) actor: Option<Seat>,
    pub(super) overlay: Overlay,
    /// How large the window is, for texts that are turned over by the page.
    pub(super) window: Size,
    /// What the last key led to, when it led to a message.
    pub(super) message: Option<String>,
    pub(super) is_done: bool,
    story: Story<G>,
    /// The person who has asked for the throw that comes next.
    pub(super) throws: Option<Seat>,
    /// How fast bots are followed.
    pub(super) pace: Pace,
    /// Does a bot go on as soon as what happened last has been looked at?
    pub(super) is_followed: bool,
    is_looked_at: bool,
    /// Does the screen say that a bot thinks, which it does as soon as that is drawn?
    pub(super) is_thinking: bool,
    /// Is everything passed over that bots do until a person has to act?
    is_skipped: bool,
    /// Those who only watch can stop the game.
    pub(super) is_paused: bool,
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
    /// Sits down to a match.
    pub fn new(game: Match<G>, options: Options) -> Self {
        let Options { sitters, language, has_colour, seed, records, series, pace } = options;
        let policy = |sitter: &Sitter| match sitter {
            Sitter::Person => None,
            Sitter::Bot(policy) => Some(policy.build_on::<G>(thread::available_parallelism().map_or(1, usize::from))),
        };
        let mut app = Self {
            story: Story::of(&game),
            game,
            texts: Texts::new(language, G::INFO.name),
            has_colour,
            log: Vec::new(),
            log_back: 0,
            log_shown: Cell::new(1),
            menu: Menu::default(),
            blocked: Vec::new(),
            shown: Seat::FIRST,
            is_page_asked: false,
            page_line: Cell::new(0),
            page_last: Cell::new(0),
            actor: None,
            overlay: Overlay::None,
            window: Size::default(),
            message: None,
            is_done: false,
            throws: None,
            pace,
            is_followed: false,
            is_looked_at: false,
            is_thinking: false,
            is_skipped: false,
            is_paused: false,
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
        app.shown = app.reader().unwrap_or(Seat::FIRST);
        app.speak(language);
        app.go_on();
        app
    }

    /// The position as whoever looks at the screen may see it.
    pub fn view(&self) -> G::View {
        self.game.game().view(self.viewer())
    }

    /// Who looks at the screen: whoever decides, else the person who has the keyboard, else the only one.
    pub fn reader(&self) -> Option<Seat> {
        let mut people = Seat::all(self.game.game().players()).filter(|seat| self.is_person(*seat));
        let only = || people.next().filter(|_| people.next().is_none());
        self.actor.or(self.keyboard).or_else(only)
    }

    /// The same with what they may see. While the keyboard changes hands nobody sees what is hidden.
    fn viewer(&self) -> Viewer {
        match self.overlay {
            Overlay::HandOver(_) => Viewer::Spectator,
            _ => self.reader().map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// The page to read, if it is shown instead of a sheet.
    pub fn page(&self) -> Option<DrawPage<G>> {
        G::PAGE.filter(|_| if G::HAS_ONE_SHEET { !self.is_own_shown() } else { self.is_page_asked })
    }

    /// Is the sheet of whoever looks at the screen shown, or their page?
    fn is_own_shown(&self) -> bool {
        self.shown == self.reader().unwrap_or(Seat::FIRST)
    }

    /// Tab: the sheet or the page of the next player; among pages one's own comes last.
    pub(super) fn show_next(&mut self) {
        let players = self.game.game().players();
        if !self.has_own_page() {
            return self.show(self.shown.next(players), false);
        }
        match (self.is_page_asked, self.is_own_shown()) {
            (true, true) => self.show(self.shown, false),
            // What a bot does is followed on its sheet; its page is the next thing to look at.
            (false, false) => self.show(self.shown, true),
            (true, false) | (false, true) => self.show(self.shown.next(players), true),
        }
    }

    /// The same the other way round.
    pub(super) fn show_previous(&mut self) {
        let players = self.game.game().players();
        let previous = (1..players).fold(self.shown, |shown, _| shown.next(players));
        if !self.has_own_page() {
            return self.show(previous, false);
        }
        let is_page = self.is_page_asked;
        self.show(if is_page { previous } else { self.shown }, true);
        self.is_page_asked = !(is_page && self.is_own_shown());
    }

    /// The sheet of whoever looks at the screen; false if it is shown already.
    pub(super) fn show_own(&mut self) -> bool {
        let is_elsewhere = !self.is_own_shown() || self.is_page_asked;
        if is_elsewhere {
            self.show(self.reader().unwrap_or(Seat::FIRST), false);
        }
        is_elsewhere
    }

    /// Has everybody a page besides a sheet? When a match is over there is nothing left to look up.
    pub fn has_own_page(&self) -> bool {
        G::PAGE.is_some() && !G::HAS_ONE_SHEET && !self.is_over()
    }

    fn show(&mut self, seat: Seat, is_page: bool) {
        (self.shown, self.is_page_asked) = (seat, is_page);
        self.page_line.set(0);
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.sitters.seats[seat.index()] == Sitter::Person
    }

    fn next(&self) -> Next {
        match self.game.game().turn() {
            Turn::Over => Next::End,
            Turn::Chance(Some(owner)) if self.is_person(owner) && self.throws != Some(owner) => Next::Throw(owner),
            Turn::Chance(owner) => Next::Chance(owner),
            Turn::Players(seats) => match seats.iter().find(|seat| !self.is_person(*seat)) {
                Some(bot) => Next::Bot(bot),
                None => Next::Ask(seats.first().expect("a game that waits for players names one")),
            },
        }
    }

    /// Whom everybody waits for.
    pub fn acting(&self) -> Option<Seat> {
        match self.next() {
            Next::End => None,
            Next::Ask(seat) | Next::Throw(seat) | Next::Bot(seat) => Some(seat),
            Next::Chance(owner) => owner,
        }
    }

    /// Does the game wait for a person to throw?
    pub fn waits_for_throw(&self) -> bool {
        matches!(self.next(), Next::Throw(_))
    }

    /// Does the keyboard change hands? Then what is asked is not for whoever still sits there.
    pub fn is_handed_over(&self) -> bool {
        matches!(self.overlay, Overlay::HandOver(_))
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
        self.log = self.story.lines().map(|line| self.texts.phrase(&line)).collect();
        self.log_back = 0;
    }

    fn tell(&mut self, events: Vec<G::Event>) {
        self.story.tell(&self.game, events);
        // The last line may have taken in what was told; all before it are as they were.
        self.log.pop();
        let lines = self.story.lines().skip(self.log.len()).map(|line| self.texts.phrase(&line));
        self.log.extend(lines);
        self.log_back = 0;
    }

    /// How many of the last lines of the log whoever looks at the screen has not decided anything since.
    pub fn lines_since(&self) -> usize {
        self.reader().map_or(0, |seat| self.story.since(seat).count())
    }

    /// What can be read again: what has happened since the last decision of whoever looks at the screen, and all of it once
    /// the game is over.
    pub fn recap(&self) -> &[String] {
        let first = if self.is_over() { 0 } else { self.log.len() - self.lines_since() };
        &self.log[first..]
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

    /// Who sits where, and what they read.
    pub fn seating(&self) -> SavedSitters {
        SavedSitters::new(&self.sitters, self.texts.language())
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

    /// Lets chance and bots act until a person has to, or until there is something of a bot to look at.
    pub(super) fn go_on(&mut self) {
        self.is_followed = false;
        self.is_page_asked = false;
        let mut is_announced = mem::take(&mut self.is_thinking);
        loop {
            let next = self.next();
            self.is_skipped &= matches!(next, Next::Bot(_) | Next::Chance(_));
            match next {
                Next::End => {
                    self.wait_without_menu();
                    self.overlay = Overlay::Ending;
                    return;
                }
                Next::Throw(owner) => {
                    self.show_sheet_of(owner);
                    return self.wait_without_menu();
                }
                Next::Ask(person) => return self.ask(person),
                Next::Bot(seat) | Next::Chance(Some(seat)) if self.must_be_followed() => {
                    self.is_followed = true;
                    self.show_sheet_of(seat);
                    return self.wait_without_menu();
                }
                Next::Bot(bot) if !is_announced && self.sitters.seats[bot.index()].takes_time() => {
                    (self.is_followed, self.is_thinking) = (true, true);
                    return self.wait_without_menu();
                }
                Next::Bot(bot) => {
                    is_announced = false;
                    self.let_play(bot);
                }
                Next::Chance(owner) => {
                    // Whoever asked for a throw gets all of it, but the next one after somebody else's is another.
                    self.throws = self.throws.filter(|asked| owner == Some(*asked));
                    self.throw();
                }
            }
        }
    }

    /// Is what happens next a bot's, with something before it that has not been looked at yet?
    fn must_be_followed(&self) -> bool {
        let is_own = matches!(self.next(), Next::Chance(Some(owner)) if self.is_person(owner));
        self.pace != Pace::AtOnce && !self.is_skipped && !is_own && !self.is_looked_at
    }

    /// A bot goes on after what it did last was looked at.
    pub fn tick(&mut self) {
        self.is_looked_at = true;
        self.go_on();
    }

    /// How long to wait for a key before the next [`App::tick`]; for ever if nothing goes on by itself.
    pub fn wait(&self) -> Option<Duration> {
        let is_covered = !matches!(self.overlay, Overlay::None);
        let wait = || if self.is_thinking { Duration::ZERO } else { self.pace.wait() };
        // Who goes on step by step has asked for the thought that was announced.
        (self.is_followed && (self.is_thinking || !self.is_paused) && !is_covered).then(wait)
    }

    /// Everything the bots do, at once.
    pub(super) fn skip(&mut self) {
        self.is_skipped = true;
        self.go_on();
    }

    fn show_sheet_of(&mut self, seat: Seat) {
        if !G::HAS_ONE_SHEET {
            self.shown = seat;
        }
    }

    fn wait_without_menu(&mut self) {
        self.actor = None;
        self.menu = Menu::default();
    }

    fn throw(&mut self) {
        let mut events = Vec::new();
        let fate = self.game.game().draw(&mut self.dice);
        self.game.happen(&fate, &mut events).expect("a game accepts every fate it draws");
        self.step_taken(events);
    }

    fn let_play(&mut self, bot: Seat) {
        let mut legal = Vec::new();
        self.game.game().legal(bot, &mut legal);
        let policy = self.policies[bot.index()].as_mut().expect("a bot sits there");
        let choice = policy.choose(Knowledge::new(self.game.game(), bot), &legal, &mut self.whims);
        let mut events = Vec::new();
        self.game.play(bot, &legal[choice], &mut events).expect("a game accepts every action it lists");
        self.throws = None;
        self.step_taken(events);
    }

    fn step_taken(&mut self, events: Vec<G::Event>) {
        // Where nothing is told there is nothing to look at.
        self.is_looked_at &= events.is_empty();
        self.note_step();
        self.tell(events);
    }

    fn ask(&mut self, person: Seat) {
        self.actor = Some(person);
        self.shown = person;
        let view = self.game.game().view(Viewer::Seat(person));
        self.menu = Menu::new(G::plans(&view), G::corrections(&view, &self.game.open_decisions(person)));
        self.blocked = G::blocked(&view);
        if self.sitters.people() > 1 && self.keyboard != Some(person) {
            self.overlay = Overlay::HandOver(person);
        }
        self.keyboard = Some(person);
    }

    pub(super) fn decide(&mut self, person: Seat, actions: &[G::Action]) {
        actions.iter().for_each(|action| self.play(person, action));
        self.plan_lengths.push(actions.len());
        self.go_on();
    }

    fn play(&mut self, person: Seat, action: &G::Action) {
        let mut events = Vec::new();
        self.game.play(person, action, &mut events).expect("a game accepts what it offers");
        self.throws = G::asks_for_throw(action).then_some(person);
        self.step_taken(events);
    }

    /// Makes a correction, and all that have the same key afterwards: where there are several equal dice, the key counts
    /// through them, and after the last one there is none.
    pub(super) fn correct(&mut self, person: Seat, first: Correction<G::Action>) {
        let letter = first.label.letter;
        let mut next = Some(first);
        while let Some(Correction { undo, actions, .. }) = next {
            for _ in 0..undo {
                self.take_back(person).expect("what is offered can be taken back");
                self.plan_lengths.pop();
            }
            for action in &actions {
                self.play(person, action);
                self.plan_lengths.push(1);
            }
            let view = self.game.game().view(Viewer::Seat(person));
            let corrections = G::corrections(&view, &self.game.open_decisions(person));
            next = corrections.into_iter().find(|correction| correction.label.letter == letter);
        }
        self.story = Story::of(&self.game);
        self.retell();
        self.go_on();
    }

    /// The person who decided last.
    fn last_person(&self) -> Option<Seat> {
        self.game.steps().iter().rev().find_map(|step| match step {
            Step::Play { seat, .. } if self.is_person(*seat) => Some(*seat),
            _ => None,
        })
    }

    /// Can the last decision of a person be taken back?
    pub fn can_undo(&self) -> bool {
        self.last_person().is_some_and(|seat| !self.game.open_decisions(seat).is_empty())
    }

    pub(super) fn undo(&mut self) {
        let taken_back =
            self.last_person().ok_or(CannotUndo::NothingDone).and_then(|seat| self.take_back(seat).map(|()| seat));
        let message = match taken_back {
            Ok(seat) => {
                // Should the rest of the plan have to stay, the menu goes on from there.
                let rest = 1..self.plan_lengths.pop().unwrap_or(1);
                let _ = rest.into_iter().try_for_each(|_| self.take_back(seat));
                self.story = Story::of(&self.game);
                self.retell();
                self.keyboard = Some(seat);
                self.throws = None;
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

    /// Takes back what was decided in the middle of a move; false if there is nothing like it.
    pub(super) fn take_back_half(&mut self) -> bool {
        let last = self.game.steps().last();
        let is_half = self.actor.is_some_and(|actor| {
            matches!(last, Some(Step::Play { seat, .. }) if *seat == actor) && self.game.game().is_mid_move(actor)
        });
        if is_half {
            self.undo();
        }
        is_half
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
        self.story = Story::default();
        self.retell();
        self.plan_lengths.clear();
        self.keyboard = None;
        self.throws = None;
        self.shown = self.reader().unwrap_or(Seat::FIRST);
        self.overlay = Overlay::None;
        self.go_on();
    }

    /// Writes the match as a record, for other people and programs.
    pub(super) fn export(&mut self) {
        let written = saved::export(&self.records, &self.game.record());
        self.message = Some(match written {
            Ok(path) => self.texts.say_about("exported", "file", &path.display().to_string()),
            Err(error) => {
                let folder = std::path::absolute(&self.records).unwrap_or_else(|_| self.records.clone());
                let reason = format!("{}: {error}", folder.display());
                self.texts.say_about("not-saved", "reason", &reason)
            }
        });
    }

    /// What the board shows besides the view.
    pub fn traces(&self, view: &G::View) -> G::Traces {
        G::traces(view, &self.story)
    }

    /// What is being decided.
    pub fn prompt(&self, view: &G::View) -> Phrase {
        G::prompt(view, self.actor)
    }

    /// The plans under the selected entry of the menu.
    pub fn preview(&self) -> Vec<&Plan<G>> {
        let entry = self.menu.entries().get(self.menu.selected());
        entry.into_iter().flat_map(|entry| &entry.members).map(|member| self.menu.plan(*member)).collect()
    }
}
