//! A match of any game, with JSON in and JSON out.

use analysis::Level;
use bots::{Knowledge, PolicySpec};
use engine::{Fast, Game, Illegal, Invalid, Log, Match, Outcome, Seat, Seats, Turn, Viewer};
use guide::{Guide, Language};
use serde_json::value::RawValue;

use crate::answer::{Played, Undone, WireTurn};
use crate::guidance::{self, Told};
use crate::inquiry::{self, Hinted, Inquiry, Progress};
use crate::json::{self, Json};
use crate::randomness::{Dice, Drawing, Randomness, Source};
use crate::{Code, Error, record};

/// A match of any game. Where random events come out at once it always waits for players, or the game is over.
///
/// Whatever returns an error has changed nothing: neither the match, nor the script, nor the source of randomness.
pub trait Table: Send {
    /// The name of the game.
    fn game(&self) -> &'static str;

    /// How many seats the table has.
    fn players(&self) -> u8;

    /// Whom the game waits for, or how it ended.
    fn turn(&self) -> WireTurn;

    /// The actions of a seat, as a list.
    fn legal(&self, seat: Seat) -> Result<Json, Error>;

    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Result<Json, Error>;

    /// What is printed on the components, which stays the same while the match goes on.
    fn components(&self) -> Json;

    /// Lets a seat take an action; random events that follow come out too, unless they are made by hand.
    fn play(&mut self, seat: Seat, action: &RawValue) -> Result<Played, Error>;

    /// Lets the random event that is due come out as the script says, or after its end as the source decides.
    fn throw(&mut self) -> Result<Played, Error>;

    /// Lets the random event that is due come out as `fate`.
    fn happen(&mut self, fate: &RawValue) -> Result<Played, Error>;

    /// The action a policy would choose. It draws from a source of its own, so that asking never changes the dice.
    fn bot(&mut self, policy: &str, seat: Seat) -> Result<Json, Error>;

    /// What the choices of a seat are worth, the best first.
    fn hint(&self, seat: Seat, games: u32) -> Result<Vec<Hinted>, Error>;

    /// Begins an analysis of the match so far, or goes on with it if it is the last that was asked for, and does at most so
    /// many of its jobs.
    fn analyze(&mut self, level: Level, jobs: usize) -> Progress;

    /// What a person at a seat should be told.
    fn guide(&self, seat: Seat, language: Language) -> Result<Told, Error>;

    /// Takes back the last decision of a seat.
    fn undo(&mut self, seat: Seat) -> Result<Undone, Error>;

    /// Replaces what is left of the script for random events, and says how many events it holds.
    fn script(&mut self, chance: &[&RawValue]) -> Result<usize, Error>;

    /// The whole state.
    fn save(&self) -> Json;

    /// The match from its beginning, as a record.
    fn record(&self) -> Json;

    /// How it ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;
}

/// What a match begins with.
#[derive(Clone, Copy, Debug)]
pub enum Start<'a> {
    /// From the beginning.
    Setup(&'a RawValue),
    /// With a state set up by hand.
    State(&'a RawValue),
    /// Where a record ends.
    Record(&'a RawValue),
}

/// Opens a match, lets chance do what comes first, and tells what happened.
///
/// ```
/// use protocol::{Randomness, Start, open};
/// let setup = protocol::json::write(&serde_json::json!({"players": 2}));
/// let (mut table, _) = open("clever-cubed", Start::Setup(&setup), Randomness::seeded(7)).unwrap();
/// let seat = engine::Seat::FIRST;
/// let action = table.bot("greedy", seat).unwrap();
/// table.play(seat, &action).unwrap();
/// ```
pub fn open(game: &str, start: Start<'_>, randomness: Randomness<'_>) -> Result<(Box<dyn Table>, Played), Error> {
    guide::with_game(game, Open { start, randomness })
        .map_err(|unknown| Error::new(Code::UnknownGame, "game", unknown))?
}

struct Open<'a> {
    start: Start<'a>,
    randomness: Randomness<'a>,
}

impl guide::Visitor for Open<'_> {
    type Output = Result<(Box<dyn Table>, Played), Error>;

    fn visit<G: Guide>(self) -> Self::Output {
        let Randomness { script, source, dice, whims } = self.randomness;
        let mut events = Vec::new();
        let started: Match<G> = start(self.start, &mut events)?;
        let mut table = TableOf {
            played: started,
            fates: Fates { script: read_fates::<G>(script)?, next: 0, source, dice },
            whims,
            events: Vec::new(),
            inquiry: None,
        };
        check_next(table.played.game(), &table.fates.script)?;
        let played = table.change(|_, _, log| {
            *log = events;
            Ok(())
        })?;
        Ok((Box::new(table), played))
    }
}

/// The match that begins like this.
pub(crate) fn start<G: Game>(start: Start<'_>, log: &mut impl Log<G::Event>) -> Result<Match<G>, Error> {
    match start {
        Start::Setup(setup) => {
            let setup = json::read_carefully(setup, Code::BadSetup).map_err(|error| error.inside("setup"))?;
            Match::new(&setup).map_err(|invalid| invalid_field(Code::BadSetup, invalid).inside("setup"))
        }
        Start::State(state) => {
            let state = json::read_carefully(state, Code::BadState).map_err(|error| error.inside("state"))?;
            Match::from_state(&state).map_err(|invalid| invalid_field(Code::BadState, invalid).inside("state"))
        }
        Start::Record(written) => record::read_raw::<G>(written)
            .and_then(|record| Match::replay(&record, log).map_err(|refused| record::error(&refused)))
            .map_err(|error| error.inside("record")),
    }
}

fn invalid_field(code: Code, invalid: Invalid) -> Error {
    Error::new(code, invalid.field, invalid.message)
}

fn read_fates<G: Game>(script: &[&RawValue]) -> Result<Vec<G::Fate>, Error> {
    let read = |(index, fate): (usize, &&RawValue)| {
        json::read_raw(fate, Code::BadChance).map_err(|error| error.inside(&format!("chance[{index}]")))
    };
    script.iter().enumerate().map(read).collect()
}

/// A match of one game.
struct TableOf<G: Guide> {
    played: Match<G>,
    fates: Fates<G>,
    /// For policies that are asked.
    whims: Fast,
    /// What happened in the last change; kept, so that the next one finds the room it needs.
    events: Vec<G::Event>,
    /// The analysis that was asked for last.
    inquiry: Option<Inquiry<G>>,
}

/// What random events come out as.
struct Fates<G: Game> {
    script: Vec<G::Fate>,
    /// The index of the next one in the script.
    next: usize,
    /// Decides them after the script.
    source: Box<dyn Source>,
    dice: Dice,
}

impl<G: Game> Fates<G> {
    /// Lets all random events come out that are due. The match must be attempted: when an event of the script does not fit,
    /// some may have come out already.
    fn resolve(&mut self, played: &mut Match<G>, events: &mut Vec<G::Event>) -> Result<(), Error> {
        let first = self.next;
        while played.game().turn().is_chance() {
            if let Err(error) = self.throw(played, events) {
                self.next = first;
                return Err(error);
            }
        }
        Ok(())
    }

    /// Lets one random event come out. Whatever the source draws fits, so that it has drawn nothing when something is wrong.
    fn throw(&mut self, played: &mut Match<G>, events: &mut Vec<G::Event>) -> Result<(), Error> {
        if let Some(fate) = self.script.get(self.next) {
            played.happen(fate, events).map_err(|reason| unfit(self.next, reason))?;
            self.next += 1;
        } else {
            let fate = played.game().draw(&mut Drawing(&mut *self.source));
            played.happen(&fate, events).expect("a game accepts every fate it draws");
        }
        Ok(())
    }
}

fn unfit(index: usize, reason: Illegal) -> Error {
    Error::new(Code::BadChance, format!("chance[{index}]"), reason)
}

/// Does the script begin with something that fits the random event that is due, if one is?
fn check_next<G: Game>(game: &G, script: &[G::Fate]) -> Result<(), Error> {
    match script.first() {
        Some(fate) if game.turn().is_chance() => game.clone().happen(fate, &mut ()).map_err(|reason| unfit(0, reason)),
        _ => Ok(()),
    }
}

impl<G: Guide> TableOf<G> {
    /// Makes a change and resolves the random events that follow, or does neither.
    fn change(
        &mut self,
        change: impl FnOnce(&mut Match<G>, &mut Fates<G>, &mut Vec<G::Event>) -> Result<(), Error>,
    ) -> Result<Played, Error> {
        let Self { played, fates, events, .. } = self;
        events.clear();
        played.attempt(|played| {
            change(played, fates, events)?;
            match fates.dice {
                Dice::AtOnce => fates.resolve(played, events),
                Dice::ByHand => Ok(()),
            }
        })?;
        Ok(Played { turn: wire_turn(played.game()), events: json::write(events) })
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Error> {
        check_seat(self.played.game(), seat)
    }
}

/// Is a random event due?
pub(crate) fn check_chance<G: Game>(game: &G) -> Result<(), Error> {
    match game.turn() {
        Turn::Chance(_) => Ok(()),
        Turn::Over => Err(Error::new(Code::GameOver, "", Illegal::Over)),
        Turn::Players(seats) => {
            let reason = format!("the game does not wait for a random event, it waits for {}", listed(seats));
            Err(Error::new(Code::NoChanceNow, "", reason))
        }
    }
}

/// Is there such a seat at this table?
pub(crate) fn check_seat<G: Game>(game: &G, seat: Seat) -> Result<(), Error> {
    let players = game.players();
    if seat.number() < players {
        return Ok(());
    }
    let reason = format!("must be 0 to {} at this table, got {seat}", players - 1);
    Err(Error::new(Code::BadSeat, "seat", reason))
}

/// What a random event is to come out as.
pub(crate) fn fate_of<G: Game>(fate: &RawValue) -> Result<G::Fate, Error> {
    json::read_raw(fate, Code::BadChance).map_err(|error| error.inside("fate"))
}

/// Why an action of a seat was refused.
pub(crate) fn refused<G: Game>(game: &G, seat: Seat, illegal: Illegal) -> Error {
    match illegal {
        Illegal::NotYourTurn | Illegal::Over => not_your_turn(game, seat),
        Illegal::Rule(_) | Illegal::NoChanceNow => Error::new(Code::IllegalAction, "action", illegal),
    }
}

/// Why a seat cannot act at all.
pub(crate) fn not_your_turn<G: Game>(game: &G, seat: Seat) -> Error {
    match game.turn() {
        Turn::Players(seats) => {
            let reason = format!("the game does not wait for {seat}, it waits for {}", listed(seats));
            Error::new(Code::NotYourTurn, "seat", reason)
        }
        Turn::Chance(_) => {
            Error::new(Code::NotYourTurn, "seat", "the game waits for a random event: throw, or say what is to happen")
        }
        Turn::Over => Error::new(Code::GameOver, "", Illegal::Over),
    }
}

fn listed(seats: Seats) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" and ")
}

pub(crate) fn wire_turn<G: Game>(game: &G) -> WireTurn {
    match game.turn() {
        Turn::Players(seats) => WireTurn::Players(seats),
        Turn::Chance(owner) => WireTurn::Chance(owner),
        Turn::Over => WireTurn::Over(game.outcome().expect("a finished game has an outcome")),
    }
}

impl<G: Guide> Table for TableOf<G> {
    fn game(&self) -> &'static str {
        G::INFO.name
    }

    fn players(&self) -> u8 {
        self.played.game().players()
    }

    fn turn(&self) -> WireTurn {
        wire_turn(self.played.game())
    }

    fn legal(&self, seat: Seat) -> Result<Json, Error> {
        self.check_seat(seat)?;
        let mut actions = Vec::new();
        self.played.game().legal(seat, &mut actions);
        Ok(json::write(&actions))
    }

    fn view(&self, viewer: Viewer) -> Result<Json, Error> {
        if let Viewer::Seat(seat) = viewer {
            self.check_seat(seat)?;
        }
        Ok(json::write(&self.played.game().view(viewer)))
    }

    fn components(&self) -> Json {
        json::write(&self.played.game().components())
    }

    fn play(&mut self, seat: Seat, action: &RawValue) -> Result<Played, Error> {
        self.check_seat(seat)?;
        let action: G::Action = json::read_raw(action, Code::BadAction).map_err(|error| error.inside("action"))?;
        self.change(|played, _, events| {
            played.play(seat, &action, events).map_err(|illegal| refused(played.game(), seat, illegal))
        })
    }

    fn throw(&mut self) -> Result<Played, Error> {
        check_chance(self.played.game())?;
        self.change(|played, fates, events| fates.throw(played, events))
    }

    fn happen(&mut self, fate: &RawValue) -> Result<Played, Error> {
        check_chance(self.played.game())?;
        let fate = fate_of::<G>(fate)?;
        self.change(|played, _, events| {
            played.happen(&fate, events).map_err(|illegal| Error::new(Code::BadChance, "fate", illegal))
        })
    }

    fn bot(&mut self, policy: &str, seat: Seat) -> Result<Json, Error> {
        self.check_seat(seat)?;
        let spec: PolicySpec = policy.parse().map_err(|unknown| Error::new(Code::BadPolicy, "policy", unknown))?;
        let game = self.played.game();
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        if actions.is_empty() {
            return Err(not_your_turn(game, seat));
        }
        let choice = G::policy(spec).choose(Knowledge::new(game, seat), &actions, &mut self.whims);
        Ok(json::write(&actions[choice]))
    }

    fn hint(&self, seat: Seat, games: u32) -> Result<Vec<Hinted>, Error> {
        inquiry::hints(self.played.game(), seat, games)
    }

    fn analyze(&mut self, level: Level, jobs: usize) -> Progress {
        let begun = self.inquiry.take().filter(|inquiry| inquiry.is_about(&self.played, level));
        let inquiry = begun.unwrap_or_else(|| Inquiry::new(&self.played, level));
        self.inquiry.insert(inquiry).go_on(jobs)
    }

    fn guide(&self, seat: Seat, language: Language) -> Result<Told, Error> {
        self.check_seat(seat)?;
        Ok(guidance::tell(&self.played, seat, language))
    }

    fn undo(&mut self, seat: Seat) -> Result<Undone, Error> {
        self.check_seat(seat)?;
        let action = self.played.undo(seat).map_err(|cannot| Error::new(Code::CannotUndo, "", cannot))?;
        Ok(Undone { undone: json::write(&action), turn: wire_turn(self.played.game()) })
    }

    fn script(&mut self, chance: &[&RawValue]) -> Result<usize, Error> {
        let script = read_fates::<G>(chance)?;
        check_next(self.played.game(), &script)?;
        (self.fates.script, self.fates.next) = (script, 0);
        Ok(self.fates.script.len())
    }

    fn save(&self) -> Json {
        json::write(&self.played.game().save())
    }

    fn record(&self) -> Json {
        json::write(&self.played.record())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.game().outcome()
    }
}
