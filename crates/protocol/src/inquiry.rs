//! Luck and skill of a match, and what the choices of a seat are worth.

use analysis::{Finding, Futures, Hint, Level, Report, Study, hint};
use bots::{Budget, Knowledge, PolicySpec};
use engine::{Fast, Match, Seat, Turn, Viewer};
use guide::{Guide, Plan};
use serde::Serialize;

use crate::json::{self, Json};
use crate::table::{check_seat, not_your_turn};
use crate::{Code, Error};

/// Every door tells the same figures about a match.
pub const SEED: u64 = 1;

/// An analysis that is under way: its jobs are done one after the other, and whoever asks may stop between them.
pub struct Inquiry<G: Guide> {
    level: Level,
    study: Study<G>,
    findings: Vec<Finding<G::Action>>,
    futures: Futures<G>,
}

/// How far an analysis has come.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Progress {
    /// How many jobs there are.
    pub jobs: usize,
    /// How many of them are done.
    pub done: usize,
    /// What was found out, once all are done.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Report<crate::json::Anything>>"))]
    pub report: Option<Box<Report<Json>>>,
}

impl<G: Guide> Inquiry<G> {
    /// Plans the analysis of a match as it stands.
    pub fn new(played: &Match<G>, level: Level) -> Self {
        let study = Study::new(played, level, SEED);
        Self { level, findings: Vec::with_capacity(study.jobs()), study, futures: Futures::default() }
    }

    /// Is it this analysis that is asked for?
    pub fn is_about(&self, played: &Match<G>, level: Level) -> bool {
        self.level == level && self.study.is_about(played)
    }

    /// Does the next jobs, at most so many.
    pub fn go_on(&mut self, jobs: usize) -> Progress {
        for job in (self.findings.len()..self.study.jobs()).take(jobs) {
            self.findings.push(self.study.run(job, &mut self.futures));
        }
        let (jobs, done) = (self.study.jobs(), self.findings.len());
        let report = || Box::new(self.study.report(&self.findings).map(json::write));
        Progress { jobs, done, report: (done == jobs).then(report) }
    }
}

/// What a choice is worth.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hinted {
    /// Which choice, by its index among those that the guide offers.
    pub choice: usize,
    /// What is played, one after the other.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
    pub actions: Json,
    /// How many games were tried.
    pub games: usize,
    /// Which part of them was won.
    pub wins: f64,
    /// The score at their end, on average.
    pub score: f64,
    /// In eight of ten games the score was at least this …
    pub low: i32,
    /// … and at most this.
    pub high: i32,
    /// How much less it is worth than the best choice, by the same dice: parts of the win, or in a game for one points.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// Does the strongest bot begin with it?
    pub advised: bool,
    /// What that bot would go on with, as the guide says it; only with what it would play itself.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Vec<guide::Label>>"))]
    pub then: Json,
}

/// So many games are tried for a hint when nothing else is said.
pub const HINT_GAMES: u32 = 400;

/// More than this nobody waits for.
pub const HINT_GAMES_MAX: u32 = 1_000_000;

/// What the choices of a seat are worth, the best first: what the strongest bot would play, unless the games show that something else
/// is better. Where they show nothing, it still has a plan.
pub fn hints<G: Guide>(game: &G, seat: Seat, games: u32) -> Result<Vec<Hinted>, Error> {
    check_seat(game, seat)?;
    if !(1..=HINT_GAMES_MAX).contains(&games) {
        return Err(Error::new(Code::BadRequest, "games", format!("must be 1 to {HINT_GAMES_MAX}, got {games}")));
    }
    let ways: Vec<_> = plans(game, seat).into_iter().map(|plan| plan.actions).collect();
    if ways.is_empty() {
        return Err(not_your_turn(game, seat));
    }
    let mut hints = hint(game, seat, &ways, games, SEED);
    let advised = advised(game, seat, games);
    let begins_so = |way: usize| advised.first().is_some_and(|plan| plan.actions.first() == ways[way].first());
    if let Some(place) = hints.iter().position(|hint| begins_so(hint.way) && !hint.loss.counts()) {
        hints[..=place].rotate_right(1);
    }
    let hinted = |Hint { way, games, wins, score, low, high, loss }: Hint| {
        let then = match &advised[..] {
            [plan, then @ ..] if plan.actions == ways[way] => then,
            _ => &[],
        };
        Hinted {
            choice: way,
            actions: json::write(&ways[way]),
            games,
            wins,
            score,
            low,
            high,
            loss: loss.value,
            error: loss.error,
            advised: begins_so(way),
            then: json::write(&then.iter().map(|plan| &plan.path).collect::<Vec<_>>()),
        }
    };
    Ok(hints.into_iter().map(hinted).collect())
}

/// So many choices of the strongest bot are looked at, as long as nothing random comes between.
const AHEAD: usize = 3;

/// After the first choice it tries no more games than these: what it would do then is told, not advised.
const GAMES_AHEAD: u32 = 60;

/// What the strongest bot would play from now on, if it tries no more games than these.
fn advised<G: Guide>(game: &G, seat: Seat, games: u32) -> Vec<Plan<G>> {
    let mut game = game.clone();
    let mut advised = Vec::new();
    let mut legal = Vec::new();
    while advised.len() < AHEAD {
        let games = if advised.is_empty() { games } else { games.min(GAMES_AHEAD) };
        let mut open = plans(&game, seat);
        for made in 0.. {
            if let Some(whole) = open.iter().position(|plan| plan.actions.len() == made) {
                advised.push(open.swap_remove(whole));
                break;
            }
            if open.is_empty() {
                return advised;
            }
            legal.clear();
            game.legal(seat, &mut legal);
            let choice =
                G::policy(strongest::<G>(games)).choose(Knowledge::new(&game, seat), &legal, &mut Fast::new(SEED));
            let action = legal.swap_remove(choice);
            open.retain(|plan| plan.actions.get(made) == Some(&action));
            game.play(seat, &action, &mut ()).expect("a game accepts every action it lists");
        }
    }
    advised
}

/// The strongest bot, if it tries no more games than these.
fn strongest<G: Guide>(games: u32) -> PolicySpec {
    let [.., most] = G::OUTLOOK.games;
    match most {
        0 => PolicySpec::Level(bots::Level::Expert),
        most => PolicySpec::Search(Budget::Games(games.min(most))),
    }
}

/// The plans of a seat, in the order in which the guide offers them.
pub(crate) fn plans<G: Guide>(game: &G, seat: Seat) -> Vec<Plan<G>> {
    match game.turn() {
        Turn::Players(seats) if seats.contains(seat) => G::plans(&game.view(Viewer::Seat(seat))),
        _ => Vec::new(),
    }
}
