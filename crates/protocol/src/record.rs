//! Match records as JSON: reading them with errors that name the step, and telling them step by step.

use std::io::{self, Read};

use engine::{Fingerprint, Game, Match, Record, RecordError, Seat, Step, WrittenOutcome};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::json::{self, Json};
use crate::{Code, Error};

/// A record that was checked and replayed.
#[derive(Debug, Serialize)]
pub struct Replayed {
    /// The name of the game.
    pub game: &'static str,
    /// How many played.
    pub players: u8,
    /// How many steps the record has.
    #[serde(rename = "stepsTotal")]
    pub steps_total: usize,
    /// What happened, up to the last step that was asked for.
    pub steps: Vec<ReplayedStep>,
    /// How it ended, as it was written down where the record has parted; none for a match that was broken off.
    pub outcome: Option<WrittenOutcome>,
    /// Where the rules of today part from those that the match was played by, if they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parted: Option<Parted>,
    /// The hash of the last state.
    pub hash: Fingerprint,
    /// The state after the last step that was asked for.
    #[serde(skip)]
    pub state: Json,
}

/// Where a record of older rules cannot be followed any further.
#[derive(Debug, Serialize)]
pub struct Parted {
    /// The step that cannot be taken, from 1; the last one if it is only found out after it.
    pub step: usize,
    /// Why not.
    pub reason: String,
}

/// One step of a match and what came of it.
#[derive(Debug, Serialize)]
pub struct ReplayedStep {
    /// Who decided; nobody for a random event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Json>,
    /// How the random event came out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<Json>,
    /// What happened.
    pub events: Json,
}

/// No record comes near it; it keeps a wrong file from filling the memory.
pub const FILE_BYTES_MAX: u64 = 64 << 20;

/// What a file with a record holds.
pub fn read_file(mut input: impl Read) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    input.by_ref().take(FILE_BYTES_MAX + 1).read_to_end(&mut text)?;
    if text.len() as u64 > FILE_BYTES_MAX {
        let reason = format!("it is longer than {FILE_BYTES_MAX} bytes, which no match record is");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, reason));
    }
    Ok(text)
}

/// Checks a whole record and tells its first `steps_max` steps. One that was played by older rules is told as far as it can
/// still be played.
pub fn replay(text: &[u8], steps_max: usize) -> Result<Replayed, Error> {
    let record = document(text)?;
    let game = game_of(record).map_err(|error| not_a_record(&error))?;
    let tell = Tell { record, steps_max };
    games::with_game(&game, tell).map_err(|unknown| Error::new(Code::UnknownGame, "game", unknown))?
}

/// The text of a file, which may be cut off or something else altogether.
pub fn document(text: &[u8]) -> Result<&RawValue, Error> {
    if text.trim_ascii().is_empty() {
        return Err(Error::new(Code::BadRecord, "", "this is empty, and no match record"));
    }
    json::read_document(text).map_err(|error| match serde_json::from_slice::<IgnoredAny>(text) {
        Err(end) if end.is_eof() && text.starts_with(b"{") => {
            Error::new(Code::BadRecord, "", format!("this is cut off: {}", error.reason))
        }
        _ => not_a_record(&error),
    })
}

/// Something that is not even like a record.
pub fn not_a_record(error: &Error) -> Error {
    Error::new(Code::BadRecord, "", format!("this is no match record: {error}"))
}

/// The name of the game that a record is about.
pub fn game_of<'a>(record: impl Deserializer<'a, Error = serde_json::Error>) -> Result<String, Error> {
    // Only what every format has, so that a newer one is recognised as such.
    #[derive(Deserialize)]
    struct Header {
        game: String,
    }
    json::read_parts(record, Code::BadRecord).map(|Header { game }| game)
}

struct Tell<'a> {
    record: &'a RawValue,
    steps_max: usize,
}

impl games::Visitor for Tell<'_> {
    type Output = Result<Replayed, Error>;

    fn visit<G: games::Playable>(self) -> Self::Output {
        let Opened { record, steps_total, unread } = open::<G>(self.record)?;
        let (end, parted) = Match::replay_as_far_as_it_goes(&record, &mut ()).map_err(|refused| error(&refused))?;
        let parted = match (parted, unread) {
            (None, None) => None,
            (None, Some(error)) => Some(Parted { step: record.steps.len() + 1, reason: error.to_string() }),
            (Some(RecordError::Step { number, reason, rules: Some(_) }), _) => {
                Some(Parted { step: number, reason: reason.to_string() })
            }
            (Some(elsewhere @ RecordError::Hash { rules: Some(_), .. }), _) => {
                Some(Parted { step: record.steps.len(), reason: error(&elsewhere).reason })
            }
            (Some(broken), _) => return Err(error(&broken)),
        };
        // These steps could be taken, so that they can be taken again.
        let impossible = "the step was replayed before";
        let mut now = Match::start_of(&record).expect("the start was replayed before");
        let mut steps = Vec::new();
        for step in end.steps().iter().take(self.steps_max) {
            let mut events = Vec::new();
            let (seat, action, chance) = match step {
                Step::Chance { chance } => {
                    now.happen(chance, &mut events).expect(impossible);
                    (None, None, Some(json::write(chance)))
                }
                Step::Play { seat, action } => {
                    now.play(*seat, action, &mut events).expect(impossible);
                    (Some(*seat), Some(json::write(action)), None)
                }
            };
            steps.push(ReplayedStep { seat, action, chance, events: json::write(&events) });
        }
        Ok(Replayed {
            game: G::INFO.name,
            players: end.game().players(),
            steps_total,
            steps,
            outcome: if parted.is_some() { record.outcome } else { end.game().outcome().map(WrittenOutcome::from) },
            parted,
            hash: Fingerprint::of(end.game()),
            state: json::write(&now.game().save()),
        })
    }
}

/// Reads a record of one game, of any format there has been. An error names the field, also inside a step.
pub fn read<G: Game>(record: &Value) -> Result<Record<G>, Error> {
    read_raw(&json::write(record))
}

/// The same from the record's text.
pub fn read_raw<G: Game>(record: &RawValue) -> Result<Record<G>, Error> {
    let Opened { record, unread, .. } = open(record)?;
    unread.map_or(Ok(record), Err)
}

/// Reads a record as far as the game of today knows its steps; the error is about the first one that it does not, in a match
/// that was played by other rules.
pub fn read_as_far_as_it_goes<G: Game>(record: &RawValue) -> Result<(Record<G>, Option<Error>), Error> {
    open(record).map(|Opened { record, unread, .. }| (record, unread))
}

/// A record, and how much of it could be read.
struct Opened<G: Game> {
    /// With the steps that the game of today knows.
    record: Record<G>,
    /// How many steps were written down.
    steps_total: usize,
    /// Why the next step means nothing to the game of today, if the match was played by other rules.
    unread: Option<Error>,
}

fn open<G: Game>(record: &RawValue) -> Result<Opened<G>, Error> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Version {
        format: u32,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase", deny_unknown_fields)]
    struct WireRecord<'a> {
        format: u32,
        game: String,
        rules_version: u32,
        #[serde(borrow)]
        setup: &'a RawValue,
        #[serde(default, borrow)]
        state: Option<&'a RawValue>,
        #[serde(borrow)]
        steps: Vec<&'a RawValue>,
        #[serde(default)]
        outcome: Option<WrittenOutcome>,
        hash: Fingerprint,
    }
    // The version first: with an unknown one nothing else can be expected to fit.
    let Version { format } = json::read_parts(record, Code::BadRecord)?;
    if !(1..=engine::RECORD_FORMAT).contains(&format) {
        return Err(error(&RecordError::Format(format)));
    }
    let wire: WireRecord<'_> = json::read_parts(record, Code::BadRecord)?;
    let state = |state| json::read_carefully(state, Code::BadRecord).map_err(|error| error.inside("state"));
    let mut record = Record {
        format: wire.format,
        game: wire.game,
        rules_version: wire.rules_version,
        setup: json::read_carefully(wire.setup, Code::BadRecord).map_err(|error| error.inside("setup"))?,
        state: wire.state.map(state).transpose()?,
        steps: Vec::new(),
        outcome: wire.outcome,
        // The first format hashed what a compiler made of the state; its steps have to vouch for themselves.
        hash: (format > 1).then_some(wire.hash),
    };
    let is_of_today = record.rules_version == G::INFO.rules_version;
    let (steps_total, mut unread) = (wire.steps.len(), None);
    for (index, step) in wire.steps.into_iter().enumerate() {
        match read_step(step, is_of_today).map_err(|error| error.inside(&format!("steps[{index}]"))) {
            Ok(step) => record.steps.push(step),
            Err(error) if is_of_today => return Err(error),
            Err(error) => {
                unread = Some(error);
                record.hash = None;
                break;
            }
        }
    }
    Ok(Opened { record, steps_total, unread })
}

/// Reads a step. One by older rules may say what those of today leave out.
fn read_step<G: Game>(step: &RawValue, is_of_today: bool) -> Result<Step<G>, Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct WireStep<'a> {
        #[serde(borrow)]
        chance: Option<&'a RawValue>,
        seat: Option<Seat>,
        #[serde(borrow)]
        action: Option<&'a RawValue>,
    }
    match json::read_parts(step, Code::BadRecord)? {
        WireStep { chance: Some(chance), seat: None, action: None } => {
            let chance = read_part(chance, is_of_today).map_err(|error| error.inside("chance"))?;
            Ok(Step::Chance { chance })
        }
        WireStep { chance: None, seat: Some(seat), action: Some(action) } => {
            let action = read_part(action, is_of_today).map_err(|error| error.inside("action"))?;
            Ok(Step::Play { seat, action })
        }
        WireStep { .. } => Err(Error::new(Code::BadRecord, "", "must have either `chance`, or `seat` and `action`")),
    }
}

fn read_part<T: DeserializeOwned + Serialize>(part: &RawValue, is_of_today: bool) -> Result<T, Error> {
    json::read_raw(part, Code::BadRecord).or_else(|error| match is_of_today {
        true => Err(error),
        false => serde_json::from_str(part.get()).map_err(|_| error),
    })
}

/// What the engine has to say about a record, which is always `field: reason`.
pub fn error(error: &RecordError) -> Error {
    let text = error.to_string();
    let (field, reason) = text.split_once(": ").unwrap_or(("", &text));
    Error::new(Code::BadRecord, field, reason)
}
