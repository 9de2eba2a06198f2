//! Rule chapters: a rulebook in Markdown whose scenarios run as tests.
//!
//! A game keeps its chapters in `rules/`. In them a fenced block marked `scenario` is a test, called after its chapter and
//! its first line:
//!
//! ````text
//! # 2. A turn
//!
//! *Rulebook: throwing; holding.*
//!
//! Throw as often as you like. A 1 costs you the points of this turn.
//!
//! ```scenario
//! R3, ONE: a 1 ends the turn
//! given  2 players                        # what a '#' begins is a remark
//! when   0 throws 5, 1
//! then   seat 0 has 0 points
//!        the turn is seat 1's
//! ```
//! ````
//!
//! * What stands before the first `: ` of the name is a list of *tags*: the rulings, examples, tables or options that the
//!   scenario is for. The game lists those that must occur ([`Book::with_tags`]).
//! * `given` sets up the position, `when` lets something happen, `then` claims something; the lines below that begin with
//!   a space go on in the same way. After the `given` lines, `when` and `then` may take turns.
//! * `*Rulebook: …*` on a line of its own cites the sections of the rulebook that the text covers from there on, separated
//!   by semicolons; a note in brackets does not belong to the name. Each needs a scenario before the next such line, and the
//!   game lists the sections that must occur ([`Book::with_sections`]).
//!
//! What the lines mean is the game's: it implements [`Scenario`]. `tests/rules/main.rs`, a test with `harness = false`:
//!
//! ```
//! use std::process::ExitCode;
//!
//! use engine::testkit::chapters::{Book, Fault, Scenario};
//! use engine::testkit::pig::{Action, Pig, Setup};
//! use engine::{Game, Seat};
//!
//! struct Table(Pig);
//!
//! impl Scenario for Table {
//!     type Position = u8;
//!
//!     fn given(players: &mut u8, line: &str) -> Result<(), Fault> {
//!         let count = line.strip_suffix(" players").ok_or("a position is '2 players'")?;
//!         *players = count.parse().map_err(|_| format!("'{count}' is not a number"))?;
//!         Ok(())
//!     }
//!
//!     fn start(players: u8) -> Result<Self, Fault> {
//!         Pig::new(&Setup { players, target: 50 }).map(Table).map_err(|invalid| invalid.to_string())
//!     }
//!
//!     fn when(&mut self, line: &str) -> Result<(), Fault> {
//!         let action = match line {
//!             "0 throws" => Action::Throw,
//!             "0 holds" => Action::Hold,
//!             _ => return Err(format!("'{line}' cannot happen")),
//!         };
//!         self.0.play(Seat::FIRST, &action, &mut ()).map_err(|illegal| illegal.to_string())
//!     }
//!
//!     fn then(&mut self, line: &str) -> Result<(), Fault> {
//!         let rest = line.strip_prefix("refused: ").ok_or("only refusals can be claimed")?;
//!         if self.when(rest).is_err() { Ok(()) } else { Err("it was accepted".to_owned()) }
//!     }
//! }
//!
//! fn main() -> ExitCode {
//!     # return ExitCode::SUCCESS; // The chapters of this crate are made up.
//!     Book::of(env!("CARGO_MANIFEST_DIR")).with_tags(["R1", "R2", "R3"]).with_sections(["throwing"]).run::<Table>()
//! }
//! ```

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};

/// What is wrong with a line, in words; where it stands is added by the runner.
pub type Fault = String;

/// The table at which one scenario is played. Lines come in their order, without keyword and remark.
pub trait Scenario: Sized {
    /// A position in the making.
    type Position: Default;

    /// A line about the position from which the scenario starts.
    fn given(position: &mut Self::Position, line: &str) -> Result<(), Fault>;

    /// After the last line about the position: the game begins.
    fn start(position: Self::Position) -> Result<Self, Fault>;

    /// Before the first event that follows a claim: what happened until here has been talked about.
    fn go_on(&mut self) {}

    /// Something happens.
    fn when(&mut self, line: &str) -> Result<(), Fault>;

    /// Something must hold.
    fn then(&mut self, line: &str) -> Result<(), Fault>;
}

/// The chapters of a game, and what they must cover.
#[derive(Clone, Debug)]
pub struct Book {
    folder: PathBuf,
    tags: BTreeSet<String>,
    sections: BTreeSet<String>,
}

impl Book {
    /// The chapters in the folder `rules` of a crate: `Book::of(env!("CARGO_MANIFEST_DIR"))`.
    pub fn of(crate_folder: impl AsRef<Path>) -> Self {
        Self { folder: crate_folder.as_ref().join("rules"), tags: BTreeSet::new(), sections: BTreeSet::new() }
    }

    /// Every one of these tags has a scenario, and no scenario has another.
    #[must_use]
    pub fn with_tags(mut self, tags: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.tags.extend(tags.into_iter().map(Into::into));
        self
    }

    /// Every one of these sections of the rulebook is cited and has a scenario, and no other is cited.
    #[must_use]
    pub fn with_sections(mut self, sections: impl IntoIterator<Item = impl Into<String>>) -> Self {
        self.sections.extend(sections.into_iter().map(Into::into));
        self
    }

    /// Runs every scenario and the checks of coverage as tests, with the usual arguments of `cargo test`.
    pub fn run<S: Scenario>(&self) -> ExitCode {
        let arguments = Arguments::from_args();
        match read_folder(&self.folder) {
            Ok(chapters) => libtest_mimic::run(&arguments, self.trials::<S>(chapters)).exit_code(),
            Err(fault) => {
                eprintln!("{fault}");
                ExitCode::FAILURE
            }
        }
    }

    fn trials<S: Scenario>(&self, chapters: Vec<Chapter>) -> Vec<Trial> {
        let mut trials: Vec<_> = self
            .coverage(&chapters)
            .into_iter()
            .map(|(name, exceptions)| {
                let result = if exceptions.is_empty() { Ok(()) } else { Err(Failed::from(exceptions.join("\n"))) };
                Trial::test(format!("coverage::{name}"), move || result)
            })
            .collect();
        for chapter in chapters {
            for script in chapter.scripts {
                let name = format!("{}::{}", chapter.name, script.name);
                trials.push(Trial::test(name, move || Ok(script.play::<S>()?)));
            }
        }
        trials
    }

    /// What must hold for all chapters together, each with the exceptions there are.
    fn coverage(&self, chapters: &[Chapter]) -> Vec<(&'static str, Vec<String>)> {
        let scripts = || chapters.iter().flat_map(|chapter| &chapter.scripts);
        let citations = || chapters.iter().flat_map(|chapter| &chapter.citations);
        let tags: BTreeSet<_> = scripts().flat_map(|script| script.tags.iter().cloned()).collect();
        let cited: BTreeSet<_> = citations().flat_map(|citation| citation.sections.iter().cloned()).collect();
        let mut names = BTreeSet::new();
        let twice = scripts().filter(|script| !names.insert((&script.file, &script.name))).map(Script::place);
        let bare = citations().filter(|citation| !citation.has_scenario).map(|citation| citation.place.clone());
        let difference = |a: &BTreeSet<String>, b: &BTreeSet<String>| a.difference(b).cloned().collect();
        vec![
            ("every tag that must occur has a scenario", difference(&self.tags, &tags)),
            ("no scenario has another tag", difference(&tags, &self.tags)),
            ("every section of the rulebook is cited", difference(&self.sections, &cited)),
            ("no other section is cited", difference(&cited, &self.sections)),
            ("every citation is followed by a scenario", bare.collect()),
            ("no name is used twice in a chapter", twice.collect()),
        ]
    }
}

/// What a line of a scenario does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keyword {
    Given,
    When,
    Then,
}

#[derive(Debug)]
struct Line {
    /// Counted from 1 in its file.
    number: usize,
    keyword: Keyword,
    text: String,
}

/// A scenario as it is written.
#[derive(Debug)]
struct Script {
    file: String,
    /// Where the name stands.
    number: usize,
    tags: Vec<String>,
    /// With its tags.
    name: String,
    lines: Vec<Line>,
}

/// A line that cites the rulebook.
#[derive(Debug)]
struct Citation {
    /// File and line.
    place: String,
    sections: Vec<String>,
    /// Whether a scenario follows before the next citation.
    has_scenario: bool,
}

#[derive(Debug)]
struct Chapter {
    /// Its file without the ending.
    name: String,
    citations: Vec<Citation>,
    scripts: Vec<Script>,
}

fn read_folder(folder: &Path) -> Result<Vec<Chapter>, Fault> {
    let broken = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = fs::read_dir(folder)
        .map_err(broken)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(broken)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "md"));
    files.sort();
    files
        .iter()
        .map(|file| {
            let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
            Chapter::parse(&file.file_stem().unwrap_or_default().to_string_lossy(), &text)
        })
        .collect()
}

impl Chapter {
    fn parse(name: &str, text: &str) -> Result<Self, Fault> {
        let file = format!("rules/{name}.md");
        let mut chapter = Self { name: name.to_owned(), citations: Vec::new(), scripts: Vec::new() };
        let mut lines = (1..).zip(text.lines());
        while let Some((number, line)) = lines.next() {
            if let Some(cited) = line.strip_prefix("*Rulebook: ").and_then(|line| line.strip_suffix('*')) {
                let names = cited.trim_end_matches('.').split(';');
                let sections = names.map(|name| name.split(" (").next().unwrap_or(name).trim().to_owned()).collect();
                chapter.citations.push(Citation { place: format!("{file}:{number}"), sections, has_scenario: false });
            } else if line.starts_with("```") {
                let mut block = Vec::new();
                loop {
                    match lines.next() {
                        Some((_, "```")) => break,
                        Some(line) => block.push(line),
                        None => return Err(format!("{file}:{number}: this block has no end")),
                    }
                }
                if line == "```scenario" {
                    chapter.scripts.push(Script::parse(&file, number, &block)?);
                    if let Some(citation) = chapter.citations.last_mut() {
                        citation.has_scenario = true;
                    }
                }
            }
        }
        Ok(chapter)
    }
}

impl Script {
    fn parse(file: &str, fence: usize, block: &[(usize, &str)]) -> Result<Self, Fault> {
        let Some((&(number, name), body)) = block.split_first() else {
            return Err(format!("{file}:{fence}: the scenario is empty"));
        };
        let mut lines = Vec::new();
        let mut current = None;
        for &(number, line) in body {
            let text = line.split_once('#').map_or(line, |(text, _)| text).trim_end();
            if text.is_empty() {
                continue;
            }
            let (keyword, rest) = match text.split_once(' ') {
                Some(("given", rest)) => (Some(Keyword::Given), rest),
                Some(("when", rest)) => (Some(Keyword::When), rest),
                Some(("then", rest)) => (Some(Keyword::Then), rest),
                Some(("", rest)) => (current, rest),
                _ => (None, text),
            };
            let Some(keyword) = keyword else {
                return Err(format!("{file}:{number}: a line begins with given, when, then or a space\n    {line}"));
            };
            current = Some(keyword);
            lines.push(Line { number, keyword, text: rest.trim().to_owned() });
        }
        let tags = name.split_once(": ").map_or("", |(tags, _)| tags);
        let tags = tags.split(", ").filter(|tag| !tag.is_empty()).map(str::to_owned).collect();
        Ok(Self { file: file.to_owned(), number, tags, name: name.to_owned(), lines })
    }

    fn place(&self) -> String {
        format!("{}:{}: {}", self.file, self.number, self.name)
    }

    /// The error names the file and the line, says what went wrong there, and quotes it.
    fn play<S: Scenario>(&self) -> Result<(), Fault> {
        let at = |line: &Line, fault: Fault| format!("{}:{}: {fault}\n    {}", self.file, line.number, line.text);
        let start = self.lines.iter().take_while(|line| line.keyword == Keyword::Given).count();
        let (given, rest) = self.lines.split_at(start);
        let (Some(last_given), true) = (given.last(), rest.iter().any(|line| line.keyword == Keyword::Then)) else {
            return Err(format!("{}: a scenario needs a 'given' and a 'then'", self.place()));
        };
        let mut position = S::Position::default();
        for line in given {
            S::given(&mut position, &line.text).map_err(|fault| at(line, fault))?;
        }
        let mut table = S::start(position).map_err(|fault| at(last_given, fault))?;
        let mut before = Keyword::Given;
        for line in rest {
            let result = match line.keyword {
                Keyword::Given => Err("a position is given once, at the beginning".to_owned()),
                Keyword::When => {
                    if before == Keyword::Then {
                        table.go_on();
                    }
                    table.when(&line.text)
                }
                Keyword::Then => table.then(&line.text),
            };
            result.map_err(|fault| at(line, fault))?;
            before = line.keyword;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Book, Chapter, Fault, Scenario};

    /// A sum: `given 3`, `when add 4`, `then is 7`, and `then added 4` since the last claim.
    struct Sum {
        total: i32,
        added: i32,
    }

    fn number(line: &str, word: &str) -> Result<i32, Fault> {
        let rest = line.strip_prefix(word).ok_or_else(|| format!("'{word}' is missing"))?;
        rest.trim().parse().map_err(|_| format!("'{rest}' is not a number"))
    }

    impl Scenario for Sum {
        type Position = i32;

        fn given(total: &mut i32, line: &str) -> Result<(), Fault> {
            *total += number(line, "")?;
            Ok(())
        }

        fn start(total: i32) -> Result<Self, Fault> {
            if total < 100 { Ok(Self { total, added: 0 }) } else { Err("too much to start with".to_owned()) }
        }

        fn go_on(&mut self) {
            self.added = 0;
        }

        fn when(&mut self, line: &str) -> Result<(), Fault> {
            let added = number(line, "add ")?;
            self.total += added;
            self.added += added;
            Ok(())
        }

        fn then(&mut self, line: &str) -> Result<(), Fault> {
            let (claimed, is) = match line.strip_prefix("added ") {
                Some(claimed) => (number(claimed, "")?, self.added),
                None => (number(line, "is ")?, self.total),
            };
            if claimed == is { Ok(()) } else { Err(format!("it is {is}")) }
        }
    }

    /// What the scenarios of a chapter say, one after the other.
    fn play(scenarios: &str) -> Result<(), Fault> {
        let chapter = Chapter::parse("01-sums", scenarios)?;
        chapter.scripts.iter().try_for_each(|script| script.play::<Sum>())
    }

    fn fault(scenario: &str) -> Fault {
        play(&format!("# 1. Sums\n\n```scenario\n{scenario}\n```\n")).expect_err("this scenario is wrong")
    }

    #[test]
    fn lines_go_on_and_claims_alternate_with_events() {
        let scenario = "A, B: sums\ngiven  1   # one\n       2\n\nwhen   add 3\n       add 4\nthen   added 7\n       is 10\nwhen   add 5\nthen   added 5";
        assert_eq!(play(&format!("```text\ngiven nothing\n```\n```scenario\n{scenario}\n```\n")), Ok(()));
    }

    #[test]
    fn a_fault_names_file_and_line_and_quotes_it() {
        assert_eq!(fault("a\ngiven 1\nwhen add 2\nthen is 4"), "rules/01-sums.md:7: it is 3\n    is 4");
        assert_eq!(fault("a\ngiven x\nthen is 4"), "rules/01-sums.md:5: 'x' is not a number\n    x");
        assert_eq!(fault("a\ngiven 100\nthen is 4"), "rules/01-sums.md:5: too much to start with\n    100");
        assert_eq!(
            fault("a\ngiven 1\nthen is 1\ngiven 2"),
            "rules/01-sums.md:7: a position is given once, at the beginning\n    2"
        );
    }

    #[test]
    fn broken_blocks_are_found() {
        assert_eq!(
            fault("a\ngives 1"),
            "rules/01-sums.md:5: a line begins with given, when, then or a space\n    gives 1"
        );
        assert_eq!(fault("a\ngiven 1"), "rules/01-sums.md:4: a: a scenario needs a 'given' and a 'then'");
        assert_eq!(fault("a\nthen is 1"), "rules/01-sums.md:4: a: a scenario needs a 'given' and a 'then'");
        assert_eq!(play("```scenario\n```").unwrap_err(), "rules/01-sums.md:1: the scenario is empty");
        assert_eq!(play("\n```scenario\na").unwrap_err(), "rules/01-sums.md:2: this block has no end");
    }

    #[test]
    fn coverage_finds_what_is_missing_and_what_is_unknown() {
        let text = "*Rulebook: adding (page 2); zero.*\n```scenario\nA, C: a\n```\n```scenario\nA, C: a\n```\n*Rulebook: odd.*\n";
        let book = Book::of("").with_tags(["A", "B"]).with_sections(["adding", "zero", "taking away"]);
        let exceptions: Vec<_> = book
            .coverage(&[Chapter::parse("01", text).unwrap()])
            .into_iter()
            .map(|(_, exceptions)| exceptions.join(", "))
            .collect();
        assert_eq!(exceptions, ["B", "C", "taking away", "odd", "rules/01.md:8", "rules/01.md:6: A, C: a"]);
    }
}
