//! A match as a page shows it: one game, with people and bots at one device.
//!
//! The bridge answers one question at a time and in one language. A page wants, after every change, all that its board draws,
//! and says the phrases itself. Both sit on [`Match`] and [`Guide`]. An answer with the field `error` has changed nothing.

mod question;
mod scene;

use bots::{Knowledge, Policy, PolicySpec};
use engine::{Fast, Game, Invalid, Match, Phrase, Record, Seat, Speak, Step, Turn, Viewer};
use guide::{Guide, Series, Story, check_places};
use serde_json::value::RawValue;

use crate::answer::GameEntry;
use crate::inquiry::{self, Inquiry};
use crate::json;
use crate::table::{Start, check_chance, check_seat, fate_of, not_your_turn, refused, start};
use crate::{Code, Error};

pub use question::Question;
pub use scene::{Forecast, Moment, Next, Reply, Scene};

/// A match of one game, or none yet.
///
/// ```
/// use games::clever_cubed::CleverCubed;
/// let mut session = protocol::Session::<CleverCubed>::default();
/// let answer = session.answer(br#"{"new":{"setup":{"players":1},"seed":7}}"#);
/// assert!(answer.starts_with(r#"{"turn":{"chance":0},"steps":0,"#), "{answer}");
/// let answer = session.answer(br#"{"throw":{"viewer":0}}"#);
/// assert!(answer.starts_with(r#"{"turn":{"players":[0]},"steps":1,"#), "{answer}");
/// assert!(session.answer(b"oops").starts_with(r#"{"error":{"code":"bad-json","#));
/// ```
pub struct Session<G: Guide> {
    sitting: Option<Sitting<G>>,
}

impl<G: Guide> Default for Session<G> {
    fn default() -> Self {
        Self { sitting: None }
    }
}

/// The open match.
struct Sitting<G: Guide> {
    played: Match<G>,
    story: Story<G>,
    /// Every random event has a source of its own, made of the seed and the number of the event: a match that is opened again with
    /// its seed goes on with the dice it would have had.
    seed: u64,
    /// For bots and hints: they have a source of their own, so that asking never changes the dice.
    whims: Fast,
    /// Who plays the seats of bots: they remember the rest of a move they have begun.
    bots: Vec<(Seat, PolicySpec, Box<dyn Policy<G>>)>,
    /// The log as the page knows it.
    known: Vec<Phrase>,
    /// The analysis that was begun.
    inquiry: Option<Inquiry<G>>,
}

/// Of a seed's independent streams the one for bots; the others are those of the random events.
const WHIMS_STREAM: u64 = 0;

impl<G: Guide> Session<G> {
    /// Answers a question, JSON for JSON.
    pub fn answer(&mut self, question: &[u8]) -> String {
        let reply = json::read_document(question)
            .and_then(|question| json::read_parts(question, Code::BadRequest))
            .and_then(|question| self.reply(question))
            .unwrap_or_else(|error| Reply::Error { error });
        serde_json::to_string(&reply).expect("whatever goes over the wire has strings as keys")
    }

    fn reply(&mut self, question: Question<'_>) -> Result<Reply, Error> {
        match question {
            Question::About {} => Ok(Reply::About {
                game: GameEntry::of::<G>(),
                policies: PolicySpec::ALL.into_iter().map(PolicySpec::name).collect(),
                help: G::help(),
            }),
            Question::New { setup, seed, viewer } => self.open(Start::Setup(setup), seed.0, viewer),
            Question::Open { record, seed, viewer } => self.open(Start::Record(record), seed.0, viewer),
            Question::Bench { setup, policy, games, seed } => bench::<G>(setup, &policy, games, seed.0),
            Question::Look { viewer } => self.sitting()?.look(viewer),
            Question::Components {} => {
                Ok(Reply::Components { components: json::write(&self.sitting()?.played.game().components()) })
            }
            Question::Data {} => data::<G>(),
            Question::Series { setup, points, series, last } => {
                self::series::<G>(setup, points.as_deref(), series, last.as_deref())
            }
            Question::Play { seat, actions, viewer } => {
                let sitting = self.sitting()?;
                let actions = sitting.actions(seat, &actions)?;
                sitting.change(viewer, |played, events| {
                    for action in &actions {
                        played.play(seat, action, events).map_err(|illegal| refused(played.game(), seat, illegal))?;
                    }
                    Ok(())
                })
            }
            Question::Correct { seat, undo, actions, viewer } => self.sitting()?.correct(seat, undo, &actions, viewer),
            Question::Throw { viewer } => {
                let sitting = self.sitting()?;
                check_chance(sitting.played.game())?;
                let mut dice = sitting.dice();
                sitting.change(viewer, |played, events| {
                    let fate = played.game().draw(&mut dice);
                    played.happen(&fate, events).expect("a game accepts every fate it draws");
                    Ok(())
                })
            }
            Question::Happen { fate, viewer } => {
                let sitting = self.sitting()?;
                check_chance(sitting.played.game())?;
                let fate = fate_of::<G>(fate)?;
                sitting.change(viewer, |played, events| {
                    played.happen(&fate, events).map_err(|illegal| Error::new(Code::BadChance, "fate", illegal))
                })
            }
            Question::Bot { seat, policy, viewer } => self.sitting()?.let_bot_play(seat, &policy, viewer),
            Question::Undo { seat, viewer } => self.sitting()?.undo(seat, viewer),
            Question::Forecast { seat, actions } => self.sitting()?.forecast(seat, &actions),
            Question::Hint { seat, games } => {
                Ok(Reply::Hint { hint: inquiry::hints(self.sitting()?.played.game(), seat, games)? })
            }
            Question::Analyze { level } => {
                let sitting = self.sitting()?;
                let inquiry = sitting.inquiry.insert(Inquiry::new(&sitting.played, level));
                Ok(Reply::Analysis { analysis: inquiry.go_on(0) })
            }
            Question::AnalyzeOn { jobs } => {
                let none = || Error::new(Code::BadRequest, "", "no analysis has begun; begin with analyze");
                let inquiry = self.sitting()?.inquiry.as_mut().ok_or_else(none)?;
                Ok(Reply::Analysis { analysis: inquiry.go_on(jobs.unwrap_or(1)) })
            }
            Question::Record { steps } => {
                let mut record = self.sitting()?.played.record();
                if let Some(steps) = steps.filter(|steps| *steps < record.steps.len()) {
                    record = cut_off(record, steps);
                }
                Ok(Reply::Record { record: json::write(&record) })
            }
            Question::At { step, viewer } => {
                let sitting = self.sitting()?;
                let earlier = replayed(&cut_off(sitting.played.record(), step));
                let story = Story::of(&earlier);
                Ok(Reply::Scene(Box::new(Scene::new(&earlier, &story, viewer, &mut Vec::new()))))
            }
            Question::Course {} => Ok(Reply::Course { course: course(&self.sitting()?.played) }),
        }
    }

    /// The open match is replaced only by one that could be opened.
    fn open(&mut self, from: Start<'_>, seed: u64, viewer: Option<Seat>) -> Result<Reply, Error> {
        let played: Match<G> = start(from, &mut ())?;
        if let Some(seat) = viewer {
            check_seat(played.game(), seat)?;
        }
        let whims = Fast::stream(seed, WHIMS_STREAM);
        let story = Story::of(&played);
        let sitting = Sitting { played, story, seed, whims, bots: Vec::new(), known: Vec::new(), inquiry: None };
        self.sitting.insert(sitting).look(viewer)
    }

    fn sitting(&mut self) -> Result<&mut Sitting<G>, Error> {
        self.sitting.as_mut().ok_or_else(|| Error::new(Code::NoMatch, "", "no match is open; begin with new or open"))
    }
}

impl<G: Guide> Sitting<G> {
    fn look(&mut self, viewer: Option<Seat>) -> Result<Reply, Error> {
        self.scene(viewer).map(|scene| Reply::Scene(Box::new(scene)))
    }

    fn scene(&mut self, viewer: Option<Seat>) -> Result<Scene, Error> {
        if let Some(seat) = viewer {
            check_seat(self.played.game(), seat)?;
        }
        Ok(Scene::new(&self.played, &self.story, viewer, &mut self.known))
    }

    /// Makes a change and shows what came of it, or does neither.
    fn change(
        &mut self,
        viewer: Option<Seat>,
        change: impl FnOnce(&mut Match<G>, &mut Vec<G::Event>) -> Result<(), Error>,
    ) -> Result<Reply, Error> {
        if let Some(seat) = viewer {
            check_seat(self.played.game(), seat)?;
        }
        let mut events = Vec::new();
        self.played.attempt(|played| change(played, &mut events))?;
        self.story.tell(&self.played, events.iter().cloned());
        let scene = self.scene(viewer)?;
        Ok(Reply::Scene(Box::new(Scene { events: json::write(&events), ..scene })))
    }

    /// The source of the random event that is due.
    fn dice(&self) -> Fast {
        let events = self.played.steps().iter().filter(|step| matches!(step, Step::Chance { .. })).count();
        Fast::stream(self.seed, WHIMS_STREAM + 1 + events as u64)
    }

    fn actions(&self, seat: Seat, actions: &[&RawValue]) -> Result<Vec<G::Action>, Error> {
        check_seat(self.played.game(), seat)?;
        let read = |(index, action): (usize, &&RawValue)| {
            json::read_raw(action, Code::BadAction).map_err(|error| error.inside(&format!("actions[{index}]")))
        };
        actions.iter().enumerate().map(read).collect()
    }

    fn let_bot_play(&mut self, seat: Seat, policy: &str, viewer: Option<Seat>) -> Result<Reply, Error> {
        check_seat(self.played.game(), seat)?;
        let spec: PolicySpec = policy.parse().map_err(|unknown| Error::new(Code::BadPolicy, "policy", unknown))?;
        let mut legal = Vec::new();
        self.played.game().legal(seat, &mut legal);
        if legal.is_empty() {
            return Err(not_your_turn(self.played.game(), seat));
        }
        let known = self.bots.iter().position(|(of, policy, _)| (*of, *policy) == (seat, spec));
        let known = known.unwrap_or_else(|| {
            self.bots.retain(|(of, ..)| *of != seat);
            self.bots.push((seat, spec, G::policy(spec)));
            self.bots.len() - 1
        });
        let (.., bot) = &mut self.bots[known];
        let choice = bot.choose(Knowledge::new(self.played.game(), seat), &legal, &mut self.whims);
        self.change(viewer, |played, events| {
            played.play(seat, &legal[choice], events).expect("a policy chooses a legal action");
            Ok(())
        })
    }

    fn undo(&mut self, seat: Seat, viewer: Option<Seat>) -> Result<Reply, Error> {
        check_seat(self.played.game(), seat)?;
        self.played.undo(seat).map_err(|cannot| Error::new(Code::CannotUndo, "", cannot))?;
        self.story = Story::of(&self.played);
        self.look(viewer)
    }

    fn correct(
        &mut self,
        seat: Seat,
        undo: usize,
        actions: &[&RawValue],
        viewer: Option<Seat>,
    ) -> Result<Reply, Error> {
        let actions = self.actions(seat, actions)?;
        let mut corrected = self.played.clone();
        for _ in 0..undo {
            corrected.undo(seat).map_err(|cannot| Error::new(Code::CannotUndo, "undo", cannot))?;
        }
        for action in &actions {
            corrected.play(seat, action, &mut ()).map_err(|illegal| refused(corrected.game(), seat, illegal))?;
        }
        self.story = Story::of(&corrected);
        self.played = corrected;
        self.look(viewer)
    }

    fn forecast(&self, seat: Seat, actions: &[&RawValue]) -> Result<Reply, Error> {
        let actions = self.actions(seat, actions)?;
        let mut game = self.played.game().clone();
        let mut events = Vec::new();
        for (index, action) in actions.iter().enumerate() {
            // What comes of it may ask others on the way.
            let asked = match game.turn() {
                Turn::Players(seats) if index > 0 && !seats.contains(seat) => seats.first().unwrap_or(seat),
                _ => seat,
            };
            game.play(asked, action, &mut events).map_err(|illegal| refused(&game, asked, illegal))?;
        }
        Ok(Reply::Forecast {
            forecast: Forecast {
                view: json::write(&game.view(Viewer::Seat(seat))),
                log: events.iter().map(Speak::phrase).collect(),
                events: json::write(&events),
                stakes: json::write(&game.stakes()),
            },
        })
    }
}

/// The file of component data that an owner may replace.
fn data<G: Guide>() -> Result<Reply, Error> {
    let file =
        G::DATA.ok_or_else(|| Error::new(Code::BadRequest, "", "the component data of this game are built in"))?;
    Ok(Reply::Data { data: RawValue::from_string(file.to_owned()).expect("a test reads the built-in file") })
}

/// How a series stands, and how it goes on.
fn series<G: Guide>(
    setup: &RawValue,
    points: Option<&str>,
    series: Option<&RawValue>,
    last: Option<&[u8]>,
) -> Result<Reply, Error> {
    let refused = |invalid: Invalid| Error::new(Code::BadRequest, "", invalid);
    let tour = G::TOUR.ok_or_else(|| refused(Invalid::new("series", "this game has no championship")))?;
    let players = usize::from(start::<G>(Start::Setup(setup), &mut ())?.game().players());
    let setup = json::read_carefully(setup, Code::BadSetup)?;
    let series: Series = match (series, points) {
        (Some(series), _) => json::read_carefully(series, Code::BadRequest).map_err(|error| error.inside("series"))?,
        (None, Some(points)) => Series::new(points).map_err(refused)?,
        (None, None) => Series::default(),
    };
    series.check(&tour, players).map_err(|invalid| refused(invalid.inside("series")))?;
    let setup_of = |stage: usize| tour.setup::<G>(&setup, stage).map(|setup| json::write(&setup)).map_err(refused);
    let (stage, stages) = (series.stage(), tour.stages.len());
    let mut next = None;
    if let Some(places) = last {
        check_places(places, players).map_err(|invalid| refused(invalid.inside("last")))?;
        if stage + 1 < stages {
            let mut after = series.clone();
            after.go_on(&tour, places);
            next = Some(Next { setup: setup_of(stage + 1)?, series: after });
        }
    }
    Ok(Reply::Series {
        standings: series.standings(players, last),
        stages: tour.stage_names[..stages].to_vec(),
        setup: setup_of(stage)?,
        stage,
        series,
        next,
    })
}

/// The match before it was over.
fn cut_off<G: Game>(mut record: Record<G>, steps: usize) -> Record<G> {
    record.steps.truncate(steps);
    let played = replayed(&Record { hash: None, outcome: None, ..record });
    played.record()
}

fn replayed<G: Game>(record: &Record<G>) -> Match<G> {
    Match::replay(record, &mut ()).expect("a match can replay its own steps")
}

/// How everybody stood after every step, and at the start.
fn course<G: Guide>(played: &Match<G>) -> Vec<Moment> {
    let mut again = Match::start_of(&played.record()).expect("a match can begin as it began");
    let mut course = vec![moment(again.game(), None)];
    for step in played.steps() {
        let (taken, seat) = match step {
            Step::Chance { chance } => (again.happen(chance, &mut ()), None),
            Step::Play { seat, action } => (again.play(*seat, action, &mut ()), Some(*seat)),
        };
        taken.expect("a match can replay its own steps");
        course.push(moment(again.game(), seat));
    }
    course
}

fn moment<G: Guide>(game: &G, seat: Option<Seat>) -> Moment {
    let view = game.view(Viewer::Spectator);
    let seats = || Seat::all(game.players());
    Moment {
        seat,
        worth: seats().map(|seat| game.evaluate(seat, G::TAUGHT)).collect(),
        standings: seats().map(|seat| G::standing(&view, seat)).collect(),
    }
}

/// Plays whole games; whoever asks has a clock.
fn bench<G: Guide>(setup: &RawValue, policy: &str, games: u32, seed: u64) -> Result<Reply, Error> {
    let fresh: Match<G> = start(Start::Setup(setup), &mut ())?;
    let spec: PolicySpec = policy.parse().map_err(|unknown| Error::new(Code::BadPolicy, "policy", unknown))?;
    let mut policies: Vec<_> = (0..fresh.game().players()).map(|_| G::policy(spec)).collect();
    let (mut buffer, mut decisions) = (Vec::new(), 0);
    for number in 0..games {
        let mut game = fresh.game().clone();
        let mut source = Fast::stream(seed, u64::from(number));
        decisions += G::play_out(&mut game, &mut policies, &mut source, &mut buffer).map_err(|stuck| {
            Error::new(Code::BadRequest, "", format!("a game hung after {} decisions", stuck.decisions))
        })?;
        debug_assert!(matches!(game.turn(), Turn::Over));
    }
    Ok(Reply::Bench { decisions })
}

#[cfg(test)]
mod tests;
