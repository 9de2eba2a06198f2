//! Matches in files: the journal of this program, saves of its earlier versions, and bare records.
//!
//! A journal is JSON, one object on each line. The first says what is played and who sits where; then comes a line for each
//! step, `{"chance":…}` or `{"seat":0,"action":…}`, for each decision that was taken back, `{"undo":0}`, and for each change
//! at the table, `{"table":{…}}`.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use engine::{Game, Log, Match, Record, Seat, Step, WrittenOutcome};
use guide::{Language, Series};
use protocol::json::Json;
use protocol::record::read_file;
use protocol::{Code, Error, json};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::journal::OpenFile;
use super::sitter::{Sitter, Sitters};

/// The version of the journal.
const VERSION: u32 = 2;

/// The version of the saves that came before it: one object with the whole record inside.
const VERSION_OF_SAVES: u32 = 1;

/// Who sits where and which language they read. Changes during a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedSitters {
    /// Who sits where; empty when a bare record was read.
    #[serde(default)]
    pub seats: Vec<Sitter>,
    /// The names that were given.
    #[serde(default)]
    pub names: Vec<String>,
    /// The language.
    #[serde(default)]
    pub language: Option<Language>,
}

impl SavedSitters {
    /// These people and bots.
    pub fn new(sitters: &Sitters, language: Language) -> Self {
        Self { seats: sitters.seats.clone(), names: sitters.names.clone(), language: Some(language) }
    }
}

/// The first line of a journal, as it is written.
#[derive(Serialize)]
#[serde(bound = "", rename_all = "camelCase")]
struct Opening<'a, G: Game> {
    kubik: u32,
    game: &'a str,
    rules_version: u32,
    setup: &'a G::Setup,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'a G::State>,
    #[serde(flatten)]
    seating: &'a SavedSitters,
    #[serde(skip_serializing_if = "Option::is_none")]
    series: Option<&'a Series>,
}

/// The journal of a match from its beginning.
pub fn whole<G: Game>(record: &Record<G>, seating: &SavedSitters, series: Option<&Series>) -> String {
    let Record { game, rules_version, setup, state, steps, .. } = record;
    let (rules_version, state) = (*rules_version, state.as_ref());
    let opening = Opening::<G> { kubik: VERSION, game, rules_version, setup, state, seating, series };
    let mut text = line(&opening);
    steps.iter().for_each(|step| text.push_str(&self::step(step)));
    text
}

/// The line of a step.
pub fn step<G: Game>(step: &Step<G>) -> String {
    line(step)
}

/// The line of a decision that was taken back: the last one of this seat.
pub fn undo(seat: Seat) -> String {
    line(&Map::from_iter([("undo".to_owned(), seat.number().into())]))
}

/// The line of a change at the table.
pub fn table(seating: &SavedSitters) -> String {
    #[derive(Serialize)]
    struct Change<'a> {
        table: &'a SavedSitters,
    }
    line(&Change { table: seating })
}

fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("whatever is saved has strings as keys");
    line.push('\n');
    line
}

/// A match as a file has it.
pub struct Saved {
    /// The name of the game.
    pub game: String,
    /// Who sits where.
    pub seating: SavedSitters,
    /// The series that the match belongs to, if it does.
    pub series: Option<Series>,
    /// Was the last line cut off in the middle, as when the power fails?
    pub is_torn: bool,
    record: Json,
    rules_version: Option<u32>,
    kind: Kind,
}

/// A match as far as the rules of today go along with it.
pub struct Far<G: Game> {
    pub played: Match<G>,
    /// Why they do not go along any further, if they do not.
    pub parted: Option<String>,
    /// How it ended, as it was written down.
    pub outcome: Option<WrittenOutcome>,
}

/// What kind of file a match was read from.
enum Kind {
    /// A journal, with the line of each step.
    Journal(Vec<usize>),
    /// A save of an earlier version.
    Save,
    /// A record and nothing else.
    Record,
}

impl Saved {
    /// Reads a file in order to go on with it. Journals come locked and open; other kinds of files stay what they are.
    pub fn open(path: &Path) -> anyhow::Result<(Self, Option<OpenFile>)> {
        use io::ErrorKind::{NotFound, PermissionDenied, ReadOnlyFilesystem};
        let (mut file, bytes) = match OpenFile::open(path) {
            Ok((file, bytes)) => (Some(file), bytes),
            // Whoever may only read goes on elsewhere.
            Err(error) if [PermissionDenied, ReadOnlyFilesystem].contains(&error.kind()) => {
                (None, read_file(File::open(path)?)?)
            }
            Err(error) if error.kind() == NotFound => bail!("there is no such file; `kubik play` lists your matches"),
            Err(error) => return Err(error.into()),
        };
        let (saved, sound) = Self::parse(&bytes)?;
        match (&mut file, &saved.kind) {
            (Some(file), Kind::Journal(_)) => file.keep_only(sound as u64),
            _ => file = None,
        }
        Ok((saved, file))
    }

    /// What the bytes of a file mean, and how many of them are sound.
    pub fn parse(bytes: &[u8]) -> anyhow::Result<(Self, usize)> {
        let (saved, sound) = match opening_of(bytes) {
            Some(opening) => Self::from_journal(opening, bytes)?,
            None => (Self::from_object(bytes)?, bytes.len()),
        };
        if games::all().iter().all(|info| info.name != saved.game) {
            // The name may be anything; the error is one line all the same.
            return Err(Error::new(Code::UnknownGame, "game", games::UnknownGame(saved.game)).into());
        }
        Ok((saved, sound))
    }

    fn from_journal(opening: Map<String, Value>, bytes: &[u8]) -> anyhow::Result<(Self, usize)> {
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        struct Opening {
            #[serde(rename = "kubik")]
            _version: Value,
            game: String,
            rules_version: u32,
            setup: Value,
            #[serde(default)]
            state: Option<Value>,
            seats: Vec<Sitter>,
            #[serde(default)]
            names: Vec<String>,
            #[serde(default)]
            language: Option<Language>,
            #[serde(default)]
            series: Option<Series>,
        }
        check_version(opening.get("kubik"), VERSION)?;
        let opening: Opening = json::read(&opening.into(), Code::BadRecord).context("line 1")?;
        let sound = bytes.iter().rposition(|&byte| byte == b'\n').map_or(bytes.len(), |end| end + 1);
        let mut steps = Steps { values: Vec::new(), lines: Vec::new(), seating: None };
        let text = bytes[..sound].strip_suffix(b"\n").unwrap_or(&bytes[..sound]);
        for (number, line) in (1..).zip(text.split(|&byte| byte == b'\n')).skip(1) {
            steps.take(number, line).map_err(|error| damage(number, &error))?;
        }
        let mut record = serde_json::json!({
            "format": engine::RECORD_FORMAT,
            "game": opening.game,
            "rulesVersion": opening.rules_version,
            "setup": opening.setup,
            "steps": steps.values,
            "hash": NO_HASH,
        });
        if let Some(state) = opening.state {
            record["state"] = state;
        }
        let Opening { game, rules_version: opening_rules, seats, names, language, series, .. } = opening;
        let seating = steps.seating.unwrap_or(SavedSitters { seats, names, language });
        let is_torn = sound < bytes.len();
        let (record, rules_version) = (json::write(&record), Some(opening_rules));
        Ok((Self { game, seating, series, is_torn, record, rules_version, kind: Kind::Journal(steps.lines) }, sound))
    }

    /// One object: a save of an earlier version, or a bare record, which is left to whoever reads records.
    fn from_object(bytes: &[u8]) -> anyhow::Result<Self> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Save<'a> {
            #[serde(rename = "kubik")]
            _version: Value,
            seats: Vec<Sitter>,
            #[serde(default)]
            names: Vec<String>,
            #[serde(default)]
            language: Option<Language>,
            #[serde(default)]
            series: Option<Series>,
            #[serde(borrow)]
            record: &'a RawValue,
        }
        #[derive(Deserialize)]
        struct Kinds<'a> {
            kubik: Option<Value>,
            #[serde(borrow)]
            record: Option<&'a RawValue>,
        }
        let text = protocol::record::document(bytes)?;
        let kinds: Kinds<'_> = json::read_parts(text, Code::BadRecord)?;
        let (seating, series, record, kind) = if kinds.record.is_some() {
            check_version(kinds.kubik.as_ref(), VERSION_OF_SAVES)?;
            let Save { seats, names, language, series, record, .. } =
                json::read_parts(text, Code::BadRecord).context("this is not a saved match")?;
            (SavedSitters { seats, names, language }, series, record, Kind::Save)
        } else {
            (SavedSitters::default(), None, text, Kind::Record)
        };
        let game = protocol::record::game_of(record).map_err(|error| protocol::record::not_a_record(&error))?;
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Rules {
            rules_version: u32,
        }
        let rules: Option<Rules> = json::read_parts(record, Code::BadRecord).ok();
        let rules_version = rules.map(|rules| rules.rules_version);
        Ok(Self { game, seating, series, is_torn: false, record: record.to_owned(), rules_version, kind })
    }

    /// Plays the match up to where it was left.
    pub fn replay<G: Game>(&self, log: &mut impl Log<G::Event>) -> anyhow::Result<Match<G>> {
        Match::replay(&self.record()?, log).map_err(|error| self.at_its_line(protocol::record::error(&error)))
    }

    /// Plays a match of older rules as far as those of today go along.
    pub fn replay_as_far_as_it_goes<G: Game>(&self) -> anyhow::Result<Far<G>> {
        let name = |error: Error| self.at_its_line(error);
        let read = protocol::record::read_as_far_as_it_goes::<G>(&self.record);
        let (record, unread) = read.map_err(name)?;
        let record = self.without_hash(record);
        let replayed = Match::replay_as_far_as_it_goes(&record, &mut ());
        let (played, parted) = replayed.map_err(|error| name(protocol::record::error(&error)))?;
        let parted = match parted.map(|parted| protocol::record::error(&parted)).or(unread) {
            Some(parted) if self.is_of_today::<G>() => return Err(name(parted)),
            parted => parted.map(|parted| parted.reason),
        };
        Ok(Far { played, parted, outcome: record.outcome })
    }

    fn record<G: Game>(&self) -> anyhow::Result<Record<G>> {
        let record = protocol::record::read_raw::<G>(&self.record).map_err(|error| self.at_its_line(error))?;
        Ok(self.without_hash(record))
    }

    fn without_hash<G: Game>(&self, record: Record<G>) -> Record<G> {
        let hash = record.hash.filter(|_| !matches!(self.kind, Kind::Journal(_)));
        Record { hash, ..record }
    }

    /// Was it played by the rules of today? Otherwise it is not gone on with in the same file.
    pub fn is_of_today<G: Game>(&self) -> bool {
        self.rules_version == Some(G::INFO.rules_version)
    }

    /// Is this a record and nothing else?
    pub fn is_bare(&self) -> bool {
        matches!(self.kind, Kind::Record)
    }

    /// An error about a step of a journal names the line instead.
    fn at_its_line(&self, error: Error) -> anyhow::Error {
        let Kind::Journal(lines) = &self.kind else { return error.into() };
        let of_step = |field: &str| {
            let (number, rest) = field.strip_prefix("steps[")?.split_once(']')?;
            Some((*lines.get(number.parse::<usize>().ok()?)?, rest.trim_start_matches('.').to_owned()))
        };
        match of_step(&error.field) {
            Some((line, field)) => damage(line, &Error { field, ..error }),
            None => anyhow::Error::from(error).context("line 1"),
        }
    }
}

/// A journal has no hash, because it would have to be written anew with each line.
const NO_HASH: &str = "0000000000000000";

/// The lines of a journal after the first.
struct Steps {
    values: Vec<Value>,
    lines: Vec<usize>,
    seating: Option<SavedSitters>,
}

impl Steps {
    fn take(&mut self, number: usize, line: &[u8]) -> Result<(), Error> {
        let bad = |field: &str, reason: &str| Error::new(Code::BadRecord, field, reason);
        let object = read_object(line)?;
        if let Some(table) = object.get("table") {
            self.seating = Some(json::read(table, Code::BadRecord).map_err(|error| error.inside("table"))?);
        } else if let Some(seat) = object.get("undo") {
            let is_of_seat = |step: &Value| step.get("seat").is_some_and(|who| who == seat);
            let last = self.values.iter().rposition(is_of_seat);
            let last = last.ok_or_else(|| bad("undo", "this seat has decided nothing that could be taken back"))?;
            self.values.remove(last);
            self.lines.remove(last);
        } else {
            self.values.push(object.into());
            self.lines.push(number);
        }
        Ok(())
    }
}

/// Something is wrong in the middle of a journal.
fn damage(line: usize, error: &dyn std::error::Error) -> anyhow::Error {
    anyhow::anyhow!(
        "line {line}: {error}; the file is damaged: to go on from the step before, remove this line and all after it from a copy"
    )
}

/// The first line, if the bytes are a journal.
fn opening_of(bytes: &[u8]) -> Option<Map<String, Value>> {
    let first = bytes.split(|&byte| byte == b'\n').next()?;
    let object = read_object(first).ok()?;
    let is_opening = object.contains_key("kubik") && !object.contains_key("record");
    is_opening.then_some(object)
}

fn read_object(text: &[u8]) -> Result<Map<String, Value>, Error> {
    let bad = |reason: String| Error::new(Code::BadRecord, "", reason);
    match serde_json::from_slice(text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(bad("this is JSON, but not an object".to_owned())),
        Err(error) => Err(bad(format!("this is not JSON: {error}"))),
    }
}

/// Before anything else: another version may look different everywhere.
fn check_version(version: Option<&Value>, known: u32) -> anyhow::Result<()> {
    match version {
        Some(version) if *version == known => Ok(()),
        Some(version) => {
            bail!("kubik: version {version} is not known, this program reads {known}; a newer one may read it")
        }
        None => bail!("kubik: the version of the file is missing"),
    }
}

/// Writes a record into a new file of this folder, for other people and programs; says which.
pub fn export<G: Game>(folder: &Path, record: &Record<G>) -> io::Result<PathBuf> {
    const FILES_MAX: u32 = 1000;
    let folder = std::path::absolute(folder)?;
    for number in 1..FILES_MAX {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("kubik-{}{number}.json", G::INFO.name));
        match File::create_new(&path) {
            Ok(file) => {
                let written = write_record(file, record);
                if written.is_err() {
                    // What went wrong first is what matters; a left-over is not worth a second line.
                    let _ = std::fs::remove_file(&path);
                }
                return written.map(|()| path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::other(format!("there are {FILES_MAX} records in this folder already")))
}

fn write_record<G: Game>(mut file: File, record: &Record<G>) -> io::Result<()> {
    use io::Write;
    file.write_all(line(record).as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use games::clever_cubed::{CleverCubed, Setup};
    use serde_json::json;

    use super::*;

    const OPENING: &str =
        r#"{"kubik":2,"game":"clever-cubed","rulesVersion":1,"setup":{"players":1},"seats":["person"]}"#;
    const THROW: &str = r#"{"chance":{"throw":{"yellow":1,"turquoise":2,"blue":3,"brown":4,"pink":5,"white":6}}}"#;
    const FORFEIT: &str = r#"{"seat":0,"action":{"do":"forfeit"}}"#;

    /// What is read from these lines, and how many steps are left; or the error.
    fn steps(lines: &[&str]) -> Result<usize, String> {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let replayed = Saved::parse(text.as_bytes()).and_then(|(saved, _)| saved.replay::<CleverCubed>(&mut ()));
        replayed.map(|game| game.steps().len()).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn what_was_taken_back_is_not_there() {
        assert_eq!(steps(&[OPENING]), Ok(0));
        assert_eq!(steps(&[OPENING, THROW, FORFEIT]), Ok(2));
        assert_eq!(steps(&[OPENING, THROW, FORFEIT, r#"{"undo":0}"#]), Ok(1));
        assert_eq!(steps(&[OPENING, THROW, FORFEIT, r#"{"undo":0}"#, FORFEIT, THROW]), Ok(3));
    }

    #[test]
    fn damage_is_named_by_its_line() {
        let white_nine = THROW.replace("\"white\":6", "\"white\":9");
        for (lines, message) in [
            (&[OPENING, THROW, "rubbish", FORFEIT] as &[&str], "line 3: this is not JSON"),
            (&[OPENING, "", THROW], "line 2: this is not JSON"),
            (
                &[OPENING, &white_nine],
                "line 2: chance.throw.white: the white die must show 1 to 6, got 9; the file is damaged",
            ),
            (&[OPENING, THROW, r#"{"seat":0,"action":{"do":"jump"}}"#], "line 3: action.do: unknown variant `jump`"),
            (&[OPENING, THROW, FORFEIT, r#"{"undo":0}"#, FORFEIT, FORFEIT], "line 6: "),
            (&[OPENING, THROW, r#"{"undo":0}"#], "line 3: undo: this seat has decided nothing"),
            (
                &[&OPENING.replace("person", "human")],
                "line 1: seats[0]: there is no 'human'; a seat is for person, easy",
            ),
            (&[OPENING, r#"{"table":{"seats":["cat"]}}"#], "line 2: table.seats[0]: there is no 'cat'; "),
            (&[OPENING, r#"{"seat":0}"#], "line 2: must have either"),
            (&[&OPENING.replace("\"players\":1", "\"players\":9")], "line 1: setup.players: must be 1 to 4, got 9"),
            (&[&OPENING.replace("\"rulesVersion\":1", "\"rulesVersion\":\"x\"")], "line 1: rulesVersion: "),
            (&[&OPENING.replace("\"kubik\":2", "\"kubik\":7")], "kubik: version 7 is not known, this program reads 2"),
        ] {
            let error = steps(lines).unwrap_err();
            assert!(error.starts_with(message), "{message}\n{error}");
        }
    }

    /// Wherever the last line is cut off, all others are there, and what is left of it is not sound.
    #[test]
    fn a_torn_last_line_is_left_out() {
        let text = format!("{OPENING}\n{THROW}\n{FORFEIT}\n");
        let sound = text.len() - FORFEIT.len() - 1;
        for length in sound..text.len() {
            let (saved, bytes) = Saved::parse(&text.as_bytes()[..length]).unwrap();
            assert_eq!((saved.is_torn, bytes), (length > sound, sound), "{length}");
            assert_eq!(saved.replay::<CleverCubed>(&mut ()).unwrap().steps().len(), 1, "{length}");
        }
        let with_zeros = [&text.as_bytes()[..sound], &[0; 100]].concat();
        assert!(Saved::parse(&with_zeros).unwrap().0.is_torn);
    }

    #[test]
    fn saves_of_the_first_version_and_bare_records_are_read() {
        let setup: Setup = serde_json::from_value(json!({"players": 1})).unwrap();
        let record = serde_json::to_value(Match::<CleverCubed>::new(&setup).unwrap().record()).unwrap();
        let save = json!({"kubik": 1, "seats": ["greedy"], "names": ["Anna"], "language": "uk", "record": record});
        let (saved, _) = Saved::parse(save.to_string().as_bytes()).unwrap();
        let expected = json!({"seats": ["greedy"], "names": ["Anna"], "language": "uk"});
        assert_eq!(serde_json::to_value(&saved.seating).unwrap(), expected);
        assert!(saved.replay::<CleverCubed>(&mut ()).is_ok());
        let (bare, _) = Saved::parse(serde_json::to_string_pretty(&record).unwrap().as_bytes()).unwrap();
        assert!(bare.seating == SavedSitters::default() && bare.replay::<CleverCubed>(&mut ()).is_ok());
    }
}
