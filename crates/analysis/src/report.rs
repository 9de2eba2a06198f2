use engine::{Game, Heuristic, Phrase, Seat, Speak, Step, Turn};
use serde::Serialize;

use crate::Figure;
use crate::futures::worth;
use crate::study::{Move, Study, Verdict};
use crate::trial::parts;

/// What an analysis has found out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Report<A> {
    /// What values count.
    pub unit: Unit,
    /// How many games were tried at every position.
    pub games: usize,
    /// Is the match over? Otherwise its result is an estimate too.
    pub is_over: bool,
    /// What everybody could expect before the first step and after each, by seat.
    pub values: Vec<Vec<Figure>>,
    /// What each step did.
    pub steps: Vec<StepReport>,
    /// What it comes to for every seat.
    pub seats: Vec<SeatReport>,
    /// The largest swings, the largest first. A decision that seems to have cost whoever made it something, and is no mistake when
    /// looked at more closely, is none.
    pub turning_points: Vec<Swing>,
    /// The random events that did most, for whomever, the largest first.
    pub throws: Vec<Swing>,
    /// The moves that lost something beyond noise, the costliest first.
    pub mistakes: Vec<Mistake<A>>,
}

/// What values count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Unit {
    /// The part of the win.
    Win,
    /// Points, in a game for one.
    Points,
}

/// Chance or somebody's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// A random event: what it changes is luck.
    Chance,
    /// A decision: what it changes is skill, for better or worse than the yardstick.
    Decision,
}

/// What one step did.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StepReport {
    /// Chance or a decision.
    pub kind: Kind,
    /// Who decided, or whose random event it was; nobody for those of the table.
    pub seat: Option<Seat>,
    /// What it changed, by seat.
    pub change: Vec<Figure>,
}

/// How a seat's result came about: `result − start = luck + skill + others`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatReport {
    /// What it could expect at the start.
    pub start: f64,
    /// What it got.
    pub result: f64,
    /// What all random events brought it.
    pub luck: Figure,
    /// What those brought that were its own.
    pub own_luck: Figure,
    /// What its decisions brought, compared with those of the yardstick.
    pub skill: Figure,
    /// What the decisions of the others brought it.
    pub others: Figure,
    /// The result with luck taken out.
    pub without_luck: Figure,
    /// Its moves in which something could be chosen.
    pub decisions: usize,
    /// How many of them lost something beyond noise.
    pub mistakes: usize,
    /// What these lost.
    pub lost: Figure,
}

/// A random event that changed much, or decisions of one seat with nothing in between that did so together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Swing {
    /// How many steps were taken before it.
    pub step: usize,
    /// How many it took.
    pub steps: usize,
    /// Chance or a decision.
    pub kind: Kind,
    /// Who decided, or whose random event it was.
    pub seat: Option<Seat>,
    /// What it changed, by seat.
    pub change: Vec<Figure>,
    /// What happened; of several moves what did most.
    pub said: Vec<Phrase>,
}

/// A move that lost something.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Mistake<A> {
    /// How many steps were taken before it.
    pub step: usize,
    /// How many decisions it took.
    pub steps: usize,
    /// Whose it was.
    pub seat: Seat,
    /// The move as it was.
    pub played: Way<A>,
    /// The move that would have been better.
    pub better: Way<A>,
    /// What it lost, by the same dice.
    pub loss: Figure,
}

/// A move and what it is worth to whoever makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Way<A> {
    /// One decision after the other.
    pub actions: Vec<A>,
    /// The same in words.
    pub said: Vec<Phrase>,
    /// What the seat can expect of it.
    pub value: f64,
}

impl<A> Report<A> {
    /// The same with actions of another form, as for the wire.
    pub fn map<B>(self, mut form: impl FnMut(&A) -> B) -> Report<B> {
        let mut way = |Way { actions, said, value }: Way<A>| Way {
            actions: actions.iter().map(&mut form).collect(),
            said,
            value,
        };
        let mistakes = self.mistakes.into_iter().map(|Mistake { step, steps, seat, played, better, loss }| Mistake {
            step,
            steps,
            seat,
            played: way(played),
            better: way(better),
            loss,
        });
        let mistakes = mistakes.collect();
        let Self { unit, games, is_over, values, steps, seats, turning_points, throws, .. } = self;
        Report { unit, games, is_over, values, steps, seats, turning_points, throws, mistakes }
    }
}

/// How many swings are told.
const TURNING_POINTS_MAX: usize = 6;
const THROWS_MAX: usize = 8;

/// Puts together what was found: for every position that was tried how its games ended, and for every move what it lost.
pub(crate) fn write<G: Heuristic>(
    study: &Study<G>,
    samples: &[Option<&[i32]>],
    verdicts: &[Option<&Verdict<G::Action>>],
) -> Report<G::Action> {
    let book = Book::new(study, samples);
    let swings = swings(study, &book);
    let throws = swings.iter().filter(|swing| swing.kind == Kind::Chance).take(THROWS_MAX).cloned().collect();
    let mistakes = mistakes(study, verdicts);
    let players = book.players;
    let is_confirmed = |swing: &Swing| match (swing.kind, swing.seat) {
        (Kind::Decision, Some(seat)) if swing.change[seat.index()].value < 0.0 => {
            mistakes.iter().any(|mistake| (swing.step..swing.step + swing.steps).contains(&mistake.step))
        }
        _ => true,
    };
    let turning_points = swings.iter().filter(|swing| is_confirmed(swing)).take(TURNING_POINTS_MAX).cloned().collect();
    Report {
        unit: if players == 1 { Unit::Points } else { Unit::Win },
        games: study.games(),
        is_over: study.positions.last().is_some_and(|last| last.game.turn() == Turn::Over),
        values: (0..study.positions.len())
            .map(|at| Seat::all(players).map(|seat| book.figure(seat, &[(at, 1)])).collect())
            .collect(),
        steps: (0..study.steps.len()).map(|at| step_report(study, &book, at, 1)).collect(),
        seats: Seat::all(players).map(|seat| seat_report(study, &book, seat, verdicts, &mistakes)).collect(),
        turning_points,
        throws,
        mistakes,
    }
}

/// For every position how every game ended for every seat.
struct Book<'a> {
    players: u8,
    parts: i64,
    games: usize,
    positions: Vec<Ends<'a>>,
}

enum Ends<'a> {
    /// By game and seat.
    Tried(&'a [i32]),
    /// The match was over.
    Known(Vec<i32>),
}

impl<'a> Book<'a> {
    fn new<G: Heuristic>(study: &Study<G>, samples: &[Option<&'a [i32]>]) -> Self {
        let players = study.positions[0].game.players();
        let ends = |at: usize| {
            let leads_to = study.positions[at].leads_to;
            match (samples[leads_to], study.positions[leads_to].game.outcome()) {
                (Some(tried), _) => Ends::Tried(tried),
                (None, Some(outcome)) => Ends::Known(Seat::all(players).map(|seat| worth(&outcome, seat)).collect()),
                (None, None) => unreachable!("there is a job for every position that is not over"),
            }
        };
        Self {
            players,
            parts: parts(players),
            games: study.games(),
            positions: (0..study.positions.len()).map(ends).collect(),
        }
    }

    fn end(&self, at: usize, game: usize, seat: Seat) -> i64 {
        match &self.positions[at] {
            Ends::Tried(tried) => tried[game * usize::from(self.players) + seat.index()],
            Ends::Known(known) => known[seat.index()],
        }
        .into()
    }

    /// The mean of a sum of positions, each so many times, with the error that it has over all games.
    fn figure(&self, seat: Seat, terms: &[(usize, i64)]) -> Figure {
        let sum = |game| terms.iter().map(|&(at, times)| times * self.end(at, game, seat)).sum();
        Figure::mean((0..self.games).map(sum), self.parts)
    }

    /// What these steps changed together.
    fn change(&self, seat: Seat, steps: impl Iterator<Item = usize>) -> Figure {
        let terms: Vec<_> = steps.flat_map(|step| [(step + 1, 1), (step, -1)]).collect();
        self.figure(seat, &terms)
    }
}

fn kind_of<G: Heuristic>(study: &Study<G>, at: usize) -> (Kind, Option<Seat>) {
    match (&study.steps[at], study.positions[at].game.turn()) {
        (Step::Play { seat, .. }, _) => (Kind::Decision, Some(*seat)),
        (Step::Chance { .. }, Turn::Chance(owner)) => (Kind::Chance, owner),
        (Step::Chance { .. }, _) => unreachable!("a random event happens when it is due"),
    }
}

fn step_report<G: Heuristic>(study: &Study<G>, book: &Book<'_>, at: usize, steps: usize) -> StepReport {
    let (kind, seat) = kind_of(study, at);
    StepReport {
        kind,
        seat,
        change: Seat::all(book.players).map(|seat| book.figure(seat, &[(at + steps, 1), (at, -1)])).collect(),
    }
}

fn seat_report<G: Heuristic>(
    study: &Study<G>,
    book: &Book<'_>,
    seat: Seat,
    verdicts: &[Option<&Verdict<G::Action>>],
    mistakes: &[Mistake<G::Action>],
) -> SeatReport {
    let end = study.steps.len();
    let kinds: Vec<_> = (0..end).map(|at| kind_of(study, at)).collect();
    let change = |counts: &dyn Fn(Kind, Option<Seat>) -> bool| {
        book.change(seat, (0..end).filter(|at| counts(kinds[*at].0, kinds[*at].1)))
    };
    let skills: Vec<_> = (0..end).filter(|at| kinds[*at].0 == Kind::Decision).collect();
    let without_luck: Vec<_> =
        std::iter::once((0, 1)).chain(skills.into_iter().flat_map(|step| [(step + 1, 1), (step, -1)])).collect();
    let own = || mistakes.iter().filter(|mistake| mistake.seat == seat);
    let judged = study.moves.iter().zip(verdicts).filter(|(one, verdict)| one.seat == seat && verdict.is_some());
    SeatReport {
        start: book.figure(seat, &[(0, 1)]).value,
        result: book.figure(seat, &[(end, 1)]).value,
        luck: change(&|kind, _| kind == Kind::Chance),
        own_luck: change(&|kind, who| kind == Kind::Chance && who == Some(seat)),
        skill: change(&|kind, who| kind == Kind::Decision && who == Some(seat)),
        others: change(&|kind, who| kind == Kind::Decision && who != Some(seat)),
        without_luck: book.figure(seat, &without_luck),
        decisions: judged.count(),
        mistakes: own().count(),
        lost: Figure::sum(own().map(|mistake| mistake.loss)),
    }
}

/// Random events and runs of decisions that changed something beyond noise, the largest first.
fn swings<G: Heuristic>(study: &Study<G>, book: &Book<'_>) -> Vec<Swing> {
    let (mut swings, mut at) = (Vec::new(), 0);
    while at < study.steps.len() {
        let steps = run_from(study, at);
        let StepReport { kind, seat, change } = step_report(study, book, at, steps);
        if change.iter().any(Figure::is_a_swing) {
            let (first, taken) = largest_move(study, book, at, steps);
            swings.push(Swing { step: at, steps, kind, seat, change, said: said(study, first, taken) });
        }
        at += steps;
    }
    swings.sort_unstable_by(|a, b| size(&b.change).total_cmp(&size(&a.change)));
    swings
}

fn size(change: &[Figure]) -> f64 {
    change.iter().map(|figure| figure.value.abs()).fold(0.0, f64::max)
}

/// How many steps from here on are decisions of one seat with nothing in between: in the middle of a turn the yardstick may think
/// better or worse of it than it thinks of either end. A random event is a step of its own.
fn run_from<G: Heuristic>(study: &Study<G>, at: usize) -> usize {
    let decider = |step: &Step<G>| if let Step::Play { seat, .. } = step { Some(*seat) } else { None };
    let Some(seat) = decider(&study.steps[at]) else { return 1 };
    study.steps[at..].iter().take_while(|step| decider(step) == Some(seat)).count()
}

/// The move of a run that changed most, which stands for all of it in words.
fn largest_move<G: Heuristic>(study: &Study<G>, book: &Book<'_>, at: usize, steps: usize) -> (usize, usize) {
    let moves =
        study.moves.iter().filter(|one| (at..at + steps).contains(&one.start)).map(|one| (one.start, one.steps));
    let by_size = |&(start, steps): &(usize, usize)| size(&step_report(study, book, start, steps).change);
    moves.max_by(|a, b| by_size(a).total_cmp(&by_size(b))).unwrap_or((at, steps))
}

/// What happened in these steps: what was decided, or what the random event came out as.
fn said<G: Heuristic>(study: &Study<G>, at: usize, steps: usize) -> Vec<Phrase> {
    match &study.steps[at] {
        Step::Play { .. } => {
            let actions = study.steps[at..at + steps].iter();
            actions
                .filter_map(|step| if let Step::Play { action, .. } = step { Some(action.phrase()) } else { None })
                .collect()
        }
        Step::Chance { chance } => {
            let mut events: Vec<G::Event> = Vec::new();
            study.positions[at].game.clone().happen(chance, &mut events).expect("a match can replay its own steps");
            let mut told: Vec<G::Event> = Vec::new();
            for event in events {
                if !told.last_mut().is_some_and(|last| last.take_in(&event)) {
                    told.push(event);
                }
            }
            told.iter().map(Speak::phrase).collect()
        }
    }
}

fn mistakes<G: Heuristic>(study: &Study<G>, verdicts: &[Option<&Verdict<G::Action>>]) -> Vec<Mistake<G::Action>> {
    let way =
        |actions: Vec<G::Action>, value: f64| Way { said: actions.iter().map(Speak::phrase).collect(), actions, value };
    let mistake = |(&Move { start, steps, seat }, verdict): (&Move, &Option<&Verdict<G::Action>>)| {
        let Verdict { loss, better } = (*verdict)?;
        let (better, better_value, played_value) = better.clone()?;
        let played = study.steps[start..start + steps].iter().filter_map(action_of).cloned().collect();
        let (played, better) = (way(played, played_value), way(better, better_value));
        Some(Mistake { step: start, steps, seat, played, better, loss: *loss })
    };
    let mut mistakes: Vec<_> = study.moves.iter().zip(verdicts).filter_map(mistake).collect();
    mistakes.sort_unstable_by(|a, b| b.loss.value.total_cmp(&a.loss.value));
    mistakes
}

fn action_of<G: Game>(step: &Step<G>) -> Option<&G::Action> {
    match step {
        Step::Play { action, .. } => Some(action),
        Step::Chance { .. } => None,
    }
}
