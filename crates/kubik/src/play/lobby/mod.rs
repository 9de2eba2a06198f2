//! The menu before a match: go on, begin, choose who plays, look at what is saved. Like [`super::app`] it knows nothing of
//! terminals.

pub mod screen;

use std::path::PathBuf;

use bots::{Level, PolicySpec};
use engine::{Choice, GameInfo, Phrase};
use guide::{Language, Texts};
use ratatui::crossterm::event::KeyCode;

use super::home;
use super::keyboard;
use super::library::{self, Found};
use super::sitter::{Sitter, Sitters};

/// Who can be chosen for a seat.
const SITTERS: [Sitter; 5] = [
    Sitter::Person,
    Sitter::Bot(PolicySpec::Level(Level::Easy)),
    Sitter::Bot(PolicySpec::Level(Level::Normal)),
    Sitter::Bot(PolicySpec::Level(Level::Hard)),
    Sitter::Bot(PolicySpec::Level(Level::Expert)),
];

/// What somebody wants to do next.
#[derive(Clone, Debug)]
pub enum Wish {
    /// Go.
    Leave,
    /// Go on with a match.
    Resume(PathBuf),
    /// Begin one.
    Begin(Draft),
}

/// A match that is being put together.
#[derive(Clone, Debug)]
pub struct Draft {
    pub info: GameInfo,
    pub seats: Vec<Sitter>,
    /// For each option of the game the index of its value.
    values: Vec<usize>,
    /// A championship, for games that have one?
    pub is_championship: bool,
    has_championship: bool,
}

impl Draft {
    fn new(info: GameInfo, has_championship: bool) -> Self {
        let default = |choice: &Choice| choice.values.iter().position(|value| *value == choice.default).unwrap_or(0);
        let mut draft = Self {
            info,
            seats: vec![Sitter::Person],
            values: info.options.iter().map(default).collect(),
            is_championship: false,
            has_championship,
        };
        draft.set_players(info.players.0.max(2).min(info.players.1));
        draft
    }

    fn set_players(&mut self, players: u8) {
        self.seats.resize(players.into(), Sitter::OPPONENT);
    }

    /// What was chosen for each option that is not as usual, as the command line has it.
    pub fn options(&self) -> Vec<String> {
        let chosen = self.info.options.iter().zip(&self.values);
        let other = chosen.filter(|(choice, value)| choice.values[**value] != choice.default);
        other.map(|(choice, value)| format!("{}={}", choice.id, choice.values[*value])).collect()
    }

    /// The lines of the draft, in order.
    fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Start];
        if self.info.players.0 != self.info.players.1 {
            rows.push(Row::Players);
        }
        rows.extend((0..self.seats.len()).map(Row::Seat));
        rows.extend(self.has_championship.then_some(Row::Championship));
        rows.extend((0..self.info.options.len()).map(Row::Option));
        rows
    }

    /// The next value of a row, or the one before, round and round.
    fn turn(&mut self, row: Row, by: isize) {
        let turned = |index: usize, count: usize| (index as isize + by).rem_euclid(count as isize) as usize;
        match row {
            Row::Start => {}
            Row::Players => {
                let (fewest, most) = self.info.players;
                let index = turned(self.seats.len() - usize::from(fewest), usize::from(most - fewest) + 1);
                self.set_players(fewest + index as u8);
            }
            Row::Seat(seat) => {
                let index = SITTERS.iter().position(|sitter| *sitter == self.seats[seat]).unwrap_or(0);
                self.seats[seat] = SITTERS[turned(index, SITTERS.len())];
            }
            Row::Championship => self.is_championship = !self.is_championship,
            Row::Option(option) => {
                self.values[option] = turned(self.values[option], self.info.options[option].values.len());
            }
        }
    }
}

/// A line of the page on which a match is put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Start,
    Players,
    Seat(usize),
    Championship,
    Option(usize),
}

/// A page of the menu.
#[derive(Debug)]
enum Page {
    Home,
    Games,
    Draft(Draft),
    Matches,
    /// Remove the selected match?
    Remove,
}

/// What a line of the first page does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HomeLine {
    Continue,
    NewGame,
    Matches,
    Language,
    Leave,
}

/// A line as it is drawn.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    /// What stands in columns after it.
    pub columns: Vec<String>,
}

impl Line {
    fn new(text: String) -> Self {
        Self { text, columns: Vec::new() }
    }
}

/// The menu.
pub struct Lobby {
    pub(super) texts: Texts,
    /// The words of each game.
    games: Vec<(GameInfo, Texts)>,
    pub(super) has_colour: bool,
    pub(super) message: Option<String>,
    /// The games that have a championship.
    championships: Vec<&'static str>,
    folder: Option<PathBuf>,
    matches: Vec<Found>,
    /// Where one is, and how one got there; with the selected line of each.
    pages: Vec<(Page, usize)>,
    wish: Option<Wish>,
}

impl Lobby {
    /// The menu with the matches of this folder.
    pub fn new(language: Language, has_colour: bool, folder: Option<PathBuf>) -> Self {
        macro_rules! championships {
            ($($game:ty),* $(,)?) => {
                [$(<$game as guide::Guide>::TOUR.map(|_| <$game as engine::Game>::INFO.name)),*]
            };
        }
        let mut lobby = Self {
            texts: Texts::new(language, ""),
            games: Vec::new(),
            has_colour,
            message: None,
            championships: games::for_each_game!(championships).into_iter().flatten().collect(),
            folder,
            matches: Vec::new(),
            pages: vec![(Page::Home, 0)],
            wish: None,
        };
        lobby.speak(language);
        lobby
    }

    /// Back at the menu after a match, which may have changed the language.
    pub fn come_back(&mut self, language: Language) {
        self.pages.truncate(1);
        self.pages[0].1 = 0;
        if language == self.texts.language() {
            self.look_again();
        } else {
            self.choose_language(language);
        }
    }

    fn speak(&mut self, language: Language) {
        self.texts = Texts::new(language, "");
        self.games = games::all().into_iter().map(|info| (info, Texts::new(language, info.name))).collect();
        self.look_again();
    }

    fn texts_of(&self, info: &GameInfo) -> &Texts {
        let of_game = self.games.iter().find(|(game, _)| game.name == info.name);
        of_game.map_or(&self.texts, |(_, texts)| texts)
    }

    fn look_again(&mut self) {
        self.matches = library::list(self.folder.as_deref(), self.texts.language());
    }

    /// What is wanted, once it is clear.
    pub fn take_wish(&mut self) -> Option<Wish> {
        self.wish.take()
    }

    fn page(&self) -> &(Page, usize) {
        self.pages.last().expect("there is always the first page")
    }

    /// Which line is selected.
    pub fn selected(&self) -> usize {
        self.page().1
    }

    fn entries(&self) -> Vec<HomeLine> {
        let mut entries = vec![HomeLine::NewGame, HomeLine::Matches, HomeLine::Language, HomeLine::Leave];
        if self.latest().is_some() {
            entries.insert(0, HomeLine::Continue);
        }
        entries
    }

    /// The match to go on with.
    fn latest(&self) -> Option<&Found> {
        self.matches.iter().find(|found| found.goes_on())
    }

    // ----- What is shown -----

    /// Above the lines.
    pub fn title(&self) -> String {
        match &self.page().0 {
            Page::Home => self.texts.say("lobby-title"),
            Page::Games => self.texts.say("lobby-games"),
            Page::Draft(draft) => self.texts_of(&draft.info).say("title"),
            Page::Matches => self.texts.say("lobby-matches"),
            Page::Remove => self.texts.say("lobby-remove-question"),
        }
    }

    /// The lines.
    pub fn lines(&self) -> Vec<Line> {
        match &self.page().0 {
            Page::Home => self.entries().into_iter().map(|entry| Line::new(self.entry_text(entry))).collect(),
            Page::Games => games::all().iter().map(|info| self.game_line(info)).collect(),
            Page::Draft(draft) => draft.rows().into_iter().map(|row| self.row_line(draft, row)).collect(),
            Page::Matches if self.matches.is_empty() => vec![Line::new(self.texts.say("lobby-no-matches"))],
            Page::Matches => self.matches.iter().map(|found| self.match_line(found)).collect(),
            Page::Remove => {
                let found = self.found().map(|found| self.match_line(found));
                let answers = ["lobby-remove-no", "lobby-remove-yes"].map(|key| Line::new(self.texts.say(key)));
                found.into_iter().chain(answers).collect()
            }
        }
    }

    fn entry_text(&self, entry: HomeLine) -> String {
        match entry {
            HomeLine::Continue => {
                let headline = self.latest().and_then(|found| found.content.as_ref().ok());
                let headline = headline.map_or("", |summary| summary.headline.as_str());
                self.texts.say_about("lobby-continue", "match", headline)
            }
            HomeLine::NewGame => self.texts.say("lobby-new"),
            HomeLine::Matches => {
                self.texts.phrase(&Phrase::new("lobby-saved").number("count", self.matches.len() as i64))
            }
            HomeLine::Language => self.texts.say("lobby-language"),
            HomeLine::Leave => self.texts.say("lobby-leave"),
        }
    }

    fn game_line(&self, info: &GameInfo) -> Line {
        let players = match info.players {
            (fewest, most) if fewest == most => Phrase::new("lobby-players-exactly").number("count", most),
            (fewest, most) => Phrase::new("lobby-players-range").number("fewest", fewest).number("most", most),
        };
        let text = self.texts_of(info).say("title");
        Line { text, columns: vec![self.texts.phrase(&players)] }
    }

    fn row_line(&self, draft: &Draft, row: Row) -> Line {
        let seat_name = |seat: usize| {
            let sitters = Sitters::new(draft.seats.clone(), &[]).expect("no name is given");
            sitters.names_in(&self.texts)[seat].clone()
        };
        let (text, value) = match row {
            Row::Start => return Line::new(self.texts.say("lobby-start")),
            Row::Players => (self.texts.say("lobby-players"), draft.seats.len().to_string()),
            Row::Seat(seat) => {
                (self.texts.phrase(&Phrase::new("lobby-seat").number("number", seat as i64 + 1)), seat_name(seat))
            }
            Row::Championship => (
                self.texts.say("lobby-championship"),
                self.texts.say(if draft.is_championship { "value-on" } else { "value-off" }),
            ),
            Row::Option(option) => {
                let words = OptionWords(self.texts_of(&draft.info));
                let choice = &draft.info.options[option];
                (words.name(choice), words.value(choice, choice.values[draft.values[option]]))
            }
        };
        Line { text, columns: vec![format!("‹ {value} ›")] }
    }

    fn match_line(&self, found: &Found) -> Line {
        let age = self.texts.phrase(&age_phrase(found.age.as_secs()));
        match &found.content {
            Ok(summary) => {
                let state = match (summary.is_in_use, summary.is_over) {
                    (true, _) => self.texts.say("lobby-in-use"),
                    (false, true) => self.texts.say("lobby-over"),
                    (false, false) => age,
                };
                Line { text: summary.headline.clone(), columns: vec![summary.players.join(", "), state] }
            }
            Err(_) => {
                let name = found.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                Line { text: name, columns: vec![self.texts.say("lobby-unreadable"), age] }
            }
        }
    }

    /// What there is to know about the selected line.
    pub fn detail(&self) -> String {
        match &self.page().0 {
            Page::Home | Page::Games => String::new(),
            Page::Draft(draft) => match draft.rows().get(self.selected()) {
                Some(Row::Option(option)) => {
                    OptionWords(self.texts_of(&draft.info)).about(&draft.info.options[*option])
                }
                Some(Row::Seat(_)) => self.texts.say("lobby-seat-about"),
                Some(Row::Championship) => self.texts.say("lobby-championship-about"),
                Some(Row::Start | Row::Players) | None => String::new(),
            },
            Page::Matches | Page::Remove => self.found().map_or_else(String::new, |found| {
                let path = found.path.display();
                match &found.content {
                    Ok(summary) => {
                        let all = summary.players.iter().zip(&summary.standings);
                        let all: Vec<_> = all.map(|(player, standing)| format!("{player}: {standing}")).collect();
                        format!("{}. {path}", all.join(", "))
                    }
                    Err(reason) => format!("{path}: {reason}"),
                }
            }),
        }
    }

    /// What the keys do here.
    pub fn hints(&self) -> String {
        self.texts.say(match self.page().0 {
            Page::Home => "lobby-hints-home",
            Page::Games => "lobby-hints",
            Page::Draft(_) => "lobby-hints-draft",
            Page::Matches => "lobby-hints-matches",
            Page::Remove => "lobby-hints",
        })
    }

    /// The selected match.
    fn found(&self) -> Option<&Found> {
        let matches = self.pages.iter().find(|(page, _)| matches!(page, Page::Matches));
        matches.and_then(|(_, selected)| self.matches.get(*selected))
    }

    // ----- Keys -----

    /// Does what a key stands for.
    pub fn press(&mut self, key: KeyCode) {
        self.message = None;
        let count = self.lines().len();
        let selected = &mut self.pages.last_mut().expect("there is always the first page").1;
        match keyboard::on_any_layout(key) {
            KeyCode::Up => *selected = (*selected + count - 1) % count,
            KeyCode::Down | KeyCode::Tab => *selected = (*selected + 1) % count,
            KeyCode::Home => *selected = 0,
            KeyCode::End => *selected = count - 1,
            KeyCode::Left => self.turn(-1),
            KeyCode::Right => self.turn(1),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose(),
            KeyCode::Char(digit @ '1'..='9') if (digit as usize - '1' as usize) < count => {
                *selected = digit as usize - '1' as usize;
                self.choose();
            }
            KeyCode::Esc | KeyCode::Backspace => self.go_back(),
            KeyCode::Char('q') => self.wish = Some(Wish::Leave),
            KeyCode::Char('l') => self.speak_next(),
            KeyCode::Char('c') => self.has_colour = !self.has_colour,
            KeyCode::Delete | KeyCode::Char('d') if self.can_remove() => self.pages.push((Page::Remove, 1)),
            _ => self.message = Some(self.texts.say("lobby-no-such-key")),
        }
    }

    fn can_remove(&self) -> bool {
        matches!(self.page().0, Page::Matches) && self.found().is_some()
    }

    fn go_back(&mut self) {
        if self.pages.len() > 1 {
            self.pages.pop();
        } else {
            self.wish = Some(Wish::Leave);
        }
    }

    fn speak_next(&mut self) {
        self.choose_language(self.texts.language().next());
    }

    /// Speaks it, now and when the program is started again.
    fn choose_language(&mut self, language: Language) {
        self.speak(language);
        let kept = self.folder.as_deref().map_or(Ok(()), |folder| home::keep_language(folder, language));
        self.message = kept.err().map(|error| self.texts.say_about("not-saved", "reason", &error.to_string()));
    }

    fn turn(&mut self, by: isize) {
        if let Some((Page::Draft(draft), selected)) = self.pages.last_mut()
            && let Some(row) = draft.rows().get(*selected)
        {
            draft.turn(*row, by);
        }
    }

    fn choose(&mut self) {
        let selected = self.selected();
        match &self.page().0 {
            Page::Home => match self.entries()[selected] {
                HomeLine::Continue => self.wish = self.latest().map(|found| Wish::Resume(found.path.clone())),
                HomeLine::NewGame => self.pages.push((Page::Games, 0)),
                HomeLine::Matches => self.pages.push((Page::Matches, 0)),
                HomeLine::Language => self.speak_next(),
                HomeLine::Leave => self.wish = Some(Wish::Leave),
            },
            Page::Games => {
                let info = games::all()[selected];
                let draft = Draft::new(info, self.championships.contains(&info.name));
                self.pages.push((Page::Draft(draft), 0));
            }
            Page::Draft(draft) if selected == 0 => self.wish = Some(Wish::Begin(draft.clone())),
            Page::Draft(_) => self.turn(1),
            Page::Matches => self.wish = self.found().map(|found| Wish::Resume(found.path.clone())),
            Page::Remove => {
                if selected == 2 {
                    self.remove();
                }
                self.pages.pop();
            }
        }
    }

    fn remove(&mut self) {
        let Some(path) = self.found().map(|found| found.path.clone()) else { return };
        if let Err(error) = library::remove(&path) {
            self.message = Some(format!("{}: {error}", path.display()));
        }
        self.look_again();
        let last = self.matches.len().saturating_sub(1);
        for (page, selected) in &mut self.pages {
            if matches!(page, Page::Matches) {
                *selected = (*selected).min(last);
            }
        }
    }
}

/// How long ago something was, in the largest unit that fits.
fn age_phrase(seconds: u64) -> Phrase {
    const UNITS: [(&str, u64); 3] = [("age-days", 86_400), ("age-hours", 3_600), ("age-minutes", 60)];
    let unit = UNITS.iter().find(|(_, length)| seconds >= *length);
    unit.map_or(Phrase::new("age-now"), |(key, length)| Phrase::new(key).number("count", (seconds / length) as i64))
}

/// The words for the options of one game, which its locale file has.
pub struct OptionWords<'a>(pub &'a Texts);

impl OptionWords<'_> {
    /// What the option is called.
    pub fn name(&self, choice: &Choice) -> String {
        self.0.say(&format!("option-{}", choice.id))
    }

    /// What it is about.
    pub fn about(&self, choice: &Choice) -> String {
        self.0.say(&format!("option-{}-about", choice.id))
    }

    /// What one of its values means. Numbers speak for themselves, unless they are seats; what is joined is said one by one.
    pub fn value(&self, choice: &Choice, value: &str) -> String {
        if value.contains('+') {
            return value.split('+').map(|part| self.value(choice, part)).collect::<Vec<_>>().join(" + ");
        }
        let words = |key: String, argument: &str, value: &str| {
            let said = self.0.say_about(&key, argument, value);
            (!said.contains(&key)).then_some(said)
        };
        if let Ok(number) = value.parse::<u32>() {
            let seat = words(format!("option-{}-seat", choice.id), "number", &(number + 1).to_string());
            return seat.unwrap_or_else(|| value.to_owned());
        }
        words(format!("value-{value}"), "value", value)
            .or_else(|| words(format!("option-{}-value", choice.id), "value", value))
            .unwrap_or_else(|| value.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use expect_test::expect_file;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::play::journal::OpenFile;

    fn screen(lobby: &Lobby, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| screen::draw(lobby, frame)).unwrap();
        let rows = terminal.backend().buffer().content().chunks(width.into());
        let line = |cells: &[ratatui::buffer::Cell]| cells.iter().map(|cell| cell.symbol()).collect::<String>();
        rows.map(|cells| format!("{}\n", line(cells).trim_end())).collect()
    }

    /// A folder with a match, one that is over, one that is damaged, and something else.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("kubik-lobby-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let opening = |game: &str, more: &str| {
            format!(
                r#"{{"kubik":2,"game":"{game}","rulesVersion":1,"setup":{{"players":2}},"seats":["person","greedy"]{more}}}"#
            )
        };
        fs::write(folder.join("clever-cubed-1.kubik"), opening("clever-cubed", r#","names":["Anna"]"#) + "\n").unwrap();
        fs::write(folder.join("dice-city-1.kubik"), opening("dice-city", "") + "\nrubbish\n").unwrap();
        fs::write(folder.join("letter.txt"), "Dear Anna").unwrap();
        folder
    }

    fn names(folder: &Path) -> Vec<String> {
        let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
        let mut names: Vec<_> = fs::read_dir(folder).unwrap().map(name).collect();
        names.sort();
        names
    }

    /// `UPDATE_EXPECT=1` writes the screens anew.
    #[test]
    fn the_pages_look_as_they_did() {
        for (language, home, draft) in [
            (
                Language::English,
                expect_file!["../golden/lobby-home-en-80x24.txt"],
                expect_file!["../golden/lobby-draft-en-80x24.txt"],
            ),
            (
                Language::Russian,
                expect_file!["../golden/lobby-home-ru-80x24.txt"],
                expect_file!["../golden/lobby-draft-ru-80x24.txt"],
            ),
            (
                Language::Ukrainian,
                expect_file!["../golden/lobby-home-uk-80x24.txt"],
                expect_file!["../golden/lobby-draft-uk-80x24.txt"],
            ),
        ] {
            let mut lobby = Lobby::new(language, false, None);
            home.assert_eq(&screen(&lobby, 80, 24));
            press(&mut lobby, &[KeyCode::Enter, KeyCode::Char('2'), KeyCode::End, KeyCode::Up]);
            draft.assert_eq(&screen(&lobby, 80, 24));
        }
    }

    /// Every page in every language fits into every window that is large enough, and smaller ones are told so.
    #[test]
    fn every_page_can_be_drawn() {
        let folder = folder("pages");
        for language in Language::ALL {
            for (width, height) in [(60, 16), (80, 24), (100, 30), (200, 60), (30, 5)] {
                let mut lobby = Lobby::new(language, true, Some(folder.clone()));
                for key in [KeyCode::Char('3'), KeyCode::Char('d'), KeyCode::Esc, KeyCode::Esc, KeyCode::Char('2')] {
                    assert!(!screen(&lobby, width, height).contains('{'));
                    lobby.press(key);
                }
                for game in 0..games::all().len() {
                    (0..game).for_each(|_| lobby.press(KeyCode::Down));
                    lobby.press(KeyCode::Enter);
                    for _ in 0..40 {
                        let text = screen(&lobby, width, height);
                        assert!(!text.contains('{') && (width < 60 || text.contains('►')), "{text}");
                        lobby.press(KeyCode::Down);
                    }
                    press(&mut lobby, &[KeyCode::Esc, KeyCode::Home]);
                }
            }
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn saved_matches_are_listed_resumed_and_deleted() {
        let folder = folder("list");
        let mut lobby = Lobby::new(Language::English, false, Some(folder.clone()));
        assert!(
            screen(&lobby, 80, 24).contains("1 Continue: Clever Cubed  Round 1 of 6"),
            "{}",
            screen(&lobby, 80, 24)
        );
        press(&mut lobby, &[KeyCode::Char('3')]);
        let text = screen(&lobby, 80, 24);
        assert!(
            text.contains("Anna, Greedy")
                && text.contains("just now")
                && text.contains("dice-city-1.kubik")
                && !text.contains("letter")
        );
        let damaged = lobby.matches.iter().position(|found| found.content.is_err()).unwrap();
        (0..damaged).for_each(|_| lobby.press(KeyCode::Down));
        assert!(screen(&lobby, 200, 24).contains("line 2: this is not JSON"), "{}", screen(&lobby, 200, 24));

        press(&mut lobby, &[KeyCode::Char('d'), KeyCode::Enter]);
        assert_eq!(lobby.matches.len(), 2, "Enter keeps it");
        press(&mut lobby, &[KeyCode::Char('d'), KeyCode::Down, KeyCode::Enter]);
        assert_eq!(names(&folder), ["clever-cubed-1.kubik", "letter.txt"]);
        press(&mut lobby, &[KeyCode::Enter]);
        let path = folder.join("clever-cubed-1.kubik");
        assert!(matches!(lobby.take_wish(), Some(Wish::Resume(chosen)) if chosen == path));

        let (playing, _) = OpenFile::open(&path).unwrap();
        lobby.come_back(Language::English);
        assert!(!screen(&lobby, 80, 24).contains("Continue"), "another program plays it");
        press(&mut lobby, &[KeyCode::Char('2'), KeyCode::Char('d'), KeyCode::Down, KeyCode::Enter]);
        assert!(lobby.message.as_ref().is_some_and(|message| message.contains("another program")));
        drop(playing);
        assert_eq!(names(&folder).len(), 2);
        fs::remove_dir_all(&folder).unwrap();
    }

    fn lobby(folder: Option<PathBuf>) -> Lobby {
        Lobby::new(Language::English, false, folder)
    }

    fn press(lobby: &mut Lobby, keys: &[KeyCode]) {
        keys.iter().for_each(|key| lobby.press(*key));
    }

    #[test]
    fn a_chosen_language_is_kept() {
        let folder = folder("language");
        let mut lobby = lobby(Some(folder.clone()));
        assert_eq!(home::language(&folder), None);
        press(&mut lobby, &[KeyCode::Char('l')]);
        assert_eq!(home::language(&folder), Some(lobby.texts.language()));
        lobby.come_back(Language::Ukrainian);
        assert_eq!(home::language(&folder), Some(Language::Ukrainian));
        assert!(lobby.matches.iter().all(|found| found.path.extension().is_some()), "it is no match");
        fs::remove_dir_all(&folder).unwrap();
    }

    /// A key that does nothing leaves those that do something in sight.
    #[test]
    fn keys_are_named_on_every_page() {
        let folder = folder("keys");
        let pages: [&[KeyCode]; 4] =
            [&[], &[KeyCode::Char('2')], &[KeyCode::Char('2'), KeyCode::Char('1')], &[KeyCode::Char('3')]];
        for page in pages {
            for key in ['?', 'x'] {
                let mut lobby = lobby(Some(folder.clone()));
                press(&mut lobby, page);
                press(&mut lobby, &[KeyCode::Char(key)]);
                let text = screen(&lobby, 80, 24);
                assert!(text.contains("does nothing here") && text.contains(&lobby.hints()), "{text}");
            }
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_lone_person_gets_an_opponent() {
        for game in 0..games::all().len() {
            let mut lobby = lobby(None);
            press(&mut lobby, &[KeyCode::Enter]);
            (0..game).for_each(|_| lobby.press(KeyCode::Down));
            press(&mut lobby, &[KeyCode::Enter, KeyCode::Enter]);
            let Some(Wish::Begin(draft)) = lobby.take_wish() else { panic!("a match begins") };
            assert_eq!(draft.info.name, games::all()[game].name);
            assert_eq!(draft.seats, [Sitter::Person, Sitter::OPPONENT]);
            assert!(draft.options().is_empty() && !draft.is_championship);
        }
    }

    #[test]
    fn players_seats_and_options_are_turned() {
        let mut lobby = lobby(None);
        // Clever Cubed for three, the second a person, and another ruling.
        press(&mut lobby, &[KeyCode::Char('1'), KeyCode::Char('1'), KeyCode::Down, KeyCode::Right]);
        press(&mut lobby, &[KeyCode::Down, KeyCode::Down, KeyCode::Left, KeyCode::Left]);
        press(
            &mut lobby,
            &[KeyCode::Down, KeyCode::Down, KeyCode::Down, KeyCode::Right, KeyCode::Home, KeyCode::Enter],
        );
        let Some(Wish::Begin(draft)) = lobby.take_wish() else { panic!("a match begins") };
        assert_eq!(draft.seats, [Sitter::Person, Sitter::Person, Sitter::OPPONENT]);
        assert_eq!(draft.options(), ["questionBlue=one-to-six"]);
    }

    #[test]
    fn escape_goes_back_page_by_page_and_leaves_at_last() {
        let mut lobby = lobby(None);
        press(&mut lobby, &[KeyCode::Enter, KeyCode::Enter, KeyCode::Esc, KeyCode::Esc]);
        assert!(lobby.pages.len() == 1 && lobby.take_wish().is_none());
        press(&mut lobby, &[KeyCode::Esc]);
        assert!(matches!(lobby.take_wish(), Some(Wish::Leave)));
    }

    #[test]
    fn ages_are_told_in_the_largest_unit() {
        let told = |seconds| Texts::new(Language::English, "").phrase(&age_phrase(seconds));
        assert_eq!([59, 60, 7_200, 90_000].map(told), ["just now", "1 minute ago", "2 hours ago", "1 day ago"]);
    }

    /// Every option and every value has words in every language, and every page can be drawn from them.
    #[test]
    fn every_option_is_explained() {
        for language in Language::ALL {
            for info in games::all() {
                let texts = Texts::new(language, info.name);
                let words = OptionWords(&texts);
                for choice in info.options {
                    for text in [words.name(choice), words.about(choice)] {
                        assert!(!text.contains('{'), "{} {}: {text}", language.code(), info.name);
                    }
                    for value in choice.values {
                        let said = words.value(choice, value);
                        let is_id = said == *value && (language != Language::English || value.contains('-'));
                        let is_plain = said.parse::<u32>().is_ok() || (!is_id && !said.contains('{'));
                        assert!(is_plain, "{} {} {}: {said}", language.code(), info.name, choice.id);
                    }
                }
            }
        }
    }
}
