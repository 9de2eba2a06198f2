//! One request per line, one answer per line.

use engine::{Seat, Viewer};
use guide::Language;

use crate::answer::{Answer, GameList};
use crate::inquiry::HINT_GAMES;
use crate::randomness::Randomness;
use crate::request::{COMMANDS, Id, Request};
use crate::table::{Start, Table, open};
use crate::{Code, Error, record};

/// How long a line may be. The longest sensible one is a record, of some ten thousand bytes.
pub const LINE_BYTES_MAX: usize = 4 << 20;

/// A conversation with one program, about one match at a time.
///
/// ```
/// let mut bridge = protocol::Bridge::default();
/// let answer = bridge.answer(br#"{"cmd":"new","game":"clever-cubed","setup":{"players":1},"seed":7}"#).unwrap();
/// assert!(answer.starts_with(r#"{"turn":{"players":[0]},"events":["#));
/// let answer = bridge.answer(b"oops").unwrap();
/// assert!(answer.starts_with(r#"{"error":{"code":"bad-json","#));
/// ```
#[derive(Default)]
pub struct Bridge {
    table: Option<Box<dyn Table>>,
    closed: bool,
    /// The last answer; kept, so that the next one finds the room it needs.
    text: Vec<u8>,
}

impl Bridge {
    /// Answers a line, with or without its line break. Empty lines have no answer.
    pub fn answer(&mut self, line: &[u8]) -> Option<&str> {
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        // Before blanks are cut: whoever read the line may have kept no more than its blanks.
        let too_long = line.len() > LINE_BYTES_MAX;
        let line = line.trim_ascii();
        if line.is_empty() && !too_long {
            return None;
        }
        let (id, request) = if too_long {
            let reason = format!("the line is longer than {LINE_BYTES_MAX} bytes");
            (None, Err(Error::new(Code::LineTooLong, "", reason)))
        } else {
            Request::read(line)
        };
        let answer = request.and_then(|request| self.perform(request)).unwrap_or_else(|error| Answer::Error { error });
        self.write(id.as_ref(), &answer);
        Some(str::from_utf8(&self.text).expect("JSON is UTF-8"))
    }

    /// Writes an answer, which is an object that is never empty, with the name of its request in front.
    fn write(&mut self, id: Option<&Id>, answer: &Answer) {
        self.text.clear();
        let written = "whatever goes over the wire has strings as keys";
        if let Some(id) = id {
            self.text.extend_from_slice(br#"{"id":"#);
            serde_json::to_writer(&mut self.text, id).expect(written);
        }
        let brace = self.text.len();
        serde_json::to_writer(&mut self.text, answer).expect(written);
        if id.is_some() {
            self.text[brace] = b',';
        }
    }

    /// Has the other side said that it is done?
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    fn perform(&mut self, request: Request<'_>) -> Result<Answer, Error> {
        Ok(match request {
            Request::Help => Answer::Commands { commands: COMMANDS },
            Request::Games => Answer::Games(GameList::new()),
            Request::New(new) => {
                let randomness = Randomness { script: &new.chance, dice: new.dice, ..Randomness::seeded(new.seed.0) };
                self.open(&new.game, Start::Setup(new.setup), randomness)?
            }
            Request::Load(load) => {
                let game = match (load.game, &self.table) {
                    (Some(game), _) => game,
                    (None, Some(table)) => table.game().into(),
                    (None, None) => return Err(Error::new(Code::NoMatch, "game", "is needed as no match is open")),
                };
                let randomness =
                    Randomness { script: &load.chance, dice: load.dice, ..Randomness::seeded(load.seed.0) };
                self.open(&game, Start::State(load.state), randomness)?
            }
            Request::Replay(replay) => {
                let game = record::game_of(replay.record).map_err(|error| error.inside("record"))?;
                let randomness =
                    Randomness { script: &replay.chance, dice: replay.dice, ..Randomness::seeded(replay.seed.0) };
                let unknown = |error: Error| match error.code {
                    Code::UnknownGame => error.inside("record"),
                    _ => error,
                };
                self.open(&game, Start::Record(replay.record), randomness).map_err(unknown)?
            }
            Request::Turn => Answer::Turn { turn: self.table()?.turn() },
            Request::Legal(of) => Answer::Actions { actions: self.table()?.legal(of.seat)? },
            Request::View(of) => Answer::View { view: self.table()?.view(viewer(of.seat))? },
            Request::Components => Answer::Components { components: self.table()?.components() },
            Request::Play(play) => Answer::Played(self.table()?.play(play.seat, play.action)?),
            Request::Throw => Answer::Played(self.table()?.throw()?),
            Request::Happen(happen) => Answer::Played(self.table()?.happen(happen.fate)?),
            Request::Bot(bot) => Answer::Action { action: self.table()?.bot(&bot.policy, bot.seat)? },
            Request::Hint(of) => Answer::Hint { hint: self.table()?.hint(of.seat, of.games.unwrap_or(HINT_GAMES))? },
            Request::Analyze(analyze) => {
                let jobs = analyze.jobs.unwrap_or(usize::MAX);
                Answer::Analysis { analysis: self.table()?.analyze(analyze.level, jobs) }
            }
            Request::Guide(guide) => {
                let language = guide.language.unwrap_or(Language::English);
                Answer::Guide { guide: Box::new(self.table()?.guide(guide.seat, language)?) }
            }
            Request::Undo(of) => Answer::Undone(self.table()?.undo(of.seat)?),
            Request::Chance(script) => Answer::Left { left: self.table()?.script(&script.chance)? },
            Request::Save => {
                let table = self.table()?;
                Answer::State { game: table.game(), state: table.save() }
            }
            Request::Record => Answer::Record { record: self.table()?.record() },
            Request::Outcome => Answer::Outcome { outcome: self.table()?.outcome() },
            Request::Quit => {
                self.closed = true;
                Answer::Bye { bye: true }
            }
        })
    }

    /// The open match is replaced only by one that could be opened.
    fn open(&mut self, game: &str, start: Start<'_>, randomness: Randomness<'_>) -> Result<Answer, Error> {
        let (table, played) = open(game, start, randomness)?;
        self.table = Some(table);
        Ok(Answer::Played(played))
    }

    fn table(&mut self) -> Result<&mut dyn Table, Error> {
        match &mut self.table {
            Some(table) => Ok(&mut **table),
            None => Err(Error::new(Code::NoMatch, "", "no match is open; begin with new, load or replay")),
        }
    }
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}
