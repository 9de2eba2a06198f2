use bots::Greedy;
use engine::{Buffers, Fast, Heuristic, Match, Seat, Step, Turn};

use crate::futures::{Clock, Futures, Players, mixed, worth};
use crate::moves::moves;
use crate::report::{self, Report};
use crate::trial::{Trial, total};
use crate::{Figure, Level};

/// The analysis of one match, cut into jobs. Each can be done alone, by anybody and in any order; what comes of it depends on the
/// match, the level and the seed, and on nothing else.
///
/// ```
/// use analysis::{Futures, Level, Study};
/// use engine::Match;
/// use games::clever_cubed::{CleverCubed, Setup};
/// let played = Match::<CleverCubed>::new(&Setup::for_players(1)).unwrap();
/// let study = Study::new(&played, Level::Quick, 1);
/// let mut futures = Futures::default();
/// let findings: Vec<_> = (0..study.jobs()).map(|job| study.run(job, &mut futures)).collect();
/// let report = study.report(&findings);
/// assert!(report.values[0][0].value > 200.0, "this is what a good player can expect");
/// ```
#[derive(Debug)]
pub struct Study<G: Heuristic> {
    pub(crate) steps: Vec<Step<G>>,
    /// Before the first step, and after each.
    pub(crate) positions: Vec<Position<G>>,
    pub(crate) moves: Vec<Move>,
    jobs: Vec<Job>,
    effort: Effort,
    seed: u64,
}

#[derive(Debug)]
pub(crate) struct Position<G> {
    pub(crate) game: G,
    clock: Clock,
    /// The position whose value it has, because the yardstick goes from here to there for certain or a move does: the last such
    /// one.
    pub(crate) leads_to: usize,
}

/// Decisions of one seat that make one move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move {
    pub(crate) start: usize,
    pub(crate) steps: usize,
    pub(crate) seat: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Job {
    /// What this position is worth.
    Value(usize),
    /// What this move lost.
    Judge(usize),
}

/// What came of a job.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<A>(pub(crate) Found<A>);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Found<A> {
    /// For every game that was tried what each seat had in the end.
    Value(Vec<i32>),
    /// For a move with alternatives what it lost against the best of them.
    Judge(Option<Verdict<A>>),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Verdict<A> {
    pub(crate) loss: Figure,
    /// What would have been better, and what it and the move that was played are worth; nothing if the move was the best.
    pub(crate) better: Option<(Vec<A>, f64, f64)>,
}

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    /// Games at every position.
    pub(crate) games: usize,
    /// Games for every move that is judged, about.
    pub(crate) tries: usize,
}

/// A move is judged by at most so many times as many games as a position is tried with.
const TRIES_PER_GAME: u64 = 2;

/// How many moves are compared, the played one among them, if there are games enough for it: a power of two.
const MOVES_MAX: usize = 16;

/// Every one of them is tried in so many games at least.
const FIRST_MIN: usize = 4;

/// A look and a verdict need so many games at least.
const LOOK_MIN: usize = 8;

/// So many of the decisions that followed in a turn are thought over again, with so many alternatives each.
const LATER_MAX: usize = 6;
const OTHERS_MAX: usize = 7;

/// Whether a mistake was one is asked better players, for so many random events and in so many games at the most: they take long.
const BETTER_EVENTS: u64 = 4;
const BETTER_GAMES_MAX: usize = 120;

/// Independent seeds for each kind of work.
const VALUES: u64 = 0;
const PROBES: u64 = 1;
const JUDGEMENTS: u64 = 2;

impl<G: Heuristic> Study<G> {
    /// Plans the analysis of a match, finished or not.
    pub fn new(played: &Match<G>, level: Level, seed: u64) -> Self {
        let mut study = Self::with_effort(played, Effort { games: 1, tries: 0 }, seed);
        study.effort = study.effort_for(level);
        study
    }

    pub(crate) fn with_effort(played: &Match<G>, effort: Effort, seed: u64) -> Self {
        let steps = played.steps().to_vec();
        let start = Match::start_of(&played.record()).expect("a match can begin as it began");
        let mut positions = positions(start.game(), &steps);
        let moves = moves_of(&steps, &positions);
        lead_on(&steps, &moves, &mut positions);
        let is_worth_trying =
            |(index, position): (usize, &Position<G>)| position.leads_to == index && position.game.turn() != Turn::Over;
        let values =
            positions.iter().enumerate().filter(|&one| is_worth_trying(one)).map(|(index, _)| Job::Value(index));
        let jobs = values.chain((0..moves.len()).map(Job::Judge)).collect();
        Self { steps, positions, moves, jobs, effort, seed }
    }

    /// Is it about this match, as it stands?
    pub fn is_about(&self, played: &Match<G>) -> bool {
        self.steps == played.steps()
    }

    /// How many jobs there are.
    pub fn jobs(&self) -> usize {
        self.jobs.len()
    }

    /// How many games are tried at every position.
    pub fn games(&self) -> usize {
        self.effort.games
    }

    /// Does one of the jobs.
    pub fn run(&self, job: usize, futures: &mut Futures<G>) -> Finding<G::Action> {
        Finding(match self.jobs[job] {
            Job::Value(position) => Found::Value(self.value(position, futures)),
            Job::Judge(index) => Found::Judge(self.judge(self.moves[index], futures)),
        })
    }

    /// What all findings say together, which are in the order of the jobs.
    pub fn report(&self, findings: &[Finding<G::Action>]) -> Report<G::Action> {
        assert_eq!(findings.len(), self.jobs(), "there is a finding for every job");
        let (mut samples, mut verdicts) = (vec![None; self.positions.len()], vec![None; self.moves.len()]);
        for (job, Finding(found)) in self.jobs.iter().zip(findings) {
            match (job, found) {
                (Job::Value(position), Found::Value(ends)) => samples[*position] = Some(&**ends),
                (Job::Judge(index), Found::Judge(verdict)) => verdicts[*index] = verdict.as_ref(),
                _ => panic!("a finding belongs to another job"),
            }
        }
        report::write(self, &samples, &verdicts)
    }

    /// Whose move a job is about, if it is about one.
    #[cfg(test)]
    pub(crate) fn judged_by(&self, job: usize) -> Option<Seat> {
        match self.jobs[job] {
            Job::Value(_) => None,
            Job::Judge(index) => Some(self.moves[index].seat),
        }
    }

    fn seed_of(&self, work: u64) -> u64 {
        mixed(self.seed, work)
    }

    fn value(&self, position: usize, futures: &mut Futures<G>) -> Vec<i32> {
        let Position { game, clock, .. } = &self.positions[position];
        let players = game.players();
        let mut ends = Vec::with_capacity(self.effort.games * usize::from(players));
        for number in 0..self.effort.games as u64 {
            let ended =
                futures.end_of(&mut game.clone(), *clock, Players::Yardstick, mixed(self.seed_of(VALUES), number));
            ends.extend(Seat::all(players).map(|seat| ended.map_or(0, |outcome| worth(&outcome, seat))));
        }
        ends
    }

    fn judge(&self, Move { start, steps, seat }: Move, futures: &mut Futures<G>) -> Option<Verdict<G::Action>> {
        let Position { game, clock, .. } = &self.positions[start];
        let played: Vec<_> = self.steps[start..start + steps].iter().filter_map(decision).cloned().collect();
        let tries = self.effort.tries;
        let games = |moves: usize| moves * moves.ilog2() as usize * FIRST_MIN;
        let most = (1..=MOVES_MAX.ilog2()).rev().map(|power| 1 << power).find(|most| games(*most) <= tries / 2);
        let ways = moves(game, seat, &played, most.unwrap_or(2) - 1);
        if ways.len() < 2 {
            return None;
        }
        let seed = mixed(self.seed_of(JUDGEMENTS), start as u64);
        let trial = Trial { before: game, clock: *clock, seat, ways: &ways, players: Players::Yardstick, seed };
        let rounds = ways.len().next_power_of_two().ilog2() as usize;
        let (best, _) = trial.halve((tries / 2 / (rounds * ways.len())).max(FIRST_MIN), futures);
        // What was found to be the best by chance looks better than it is; so games that had no say in it tell how much better it
        // is. A look at some of them saves the rest where there is nothing to tell.
        if best == PLAYED {
            return Some(Verdict { loss: Figure::default(), better: None });
        }
        let [better, worse] = trial.compare([best, PLAYED], 1 << 32, (tries / 8).max(LOOK_MIN), futures);
        let glance = trial.difference(&better, &worse);
        if glance.value <= glance.error {
            return Some(Verdict { loss: Figure::default(), better: None });
        }
        // What could still be made good in the same turn was no mistake yet: what was played counts with the best that followed.
        let courses = self.courses(Move { start, steps, seat });
        let rounds = courses.len().next_power_of_two().ilog2().max(1) as usize;
        let after = Trial { ways: &courses, ..trial };
        let (kept, _) = after.halve((tries / 2 / (rounds * courses.len())).max(FIRST_MIN), futures);
        let mut both = vec![in_full(game, seat, ways[best].clone())];
        // What was kept by chance may be worse than what really followed: nobody lost more than by that.
        for course in [kept, REALLY, AS_THE_STRONGEST].map(|course| &courses[course]) {
            if *course == both[0] {
                return Some(Verdict { loss: Figure::default(), better: None });
            }
            if !both.contains(course) {
                both.push(course.clone());
            }
        }
        let trial = Trial { ways: &both, ..trial };
        let games = tries.max(LOOK_MIN);
        let ends: Vec<_> = (0..both.len()).map(|way| trial.ends_of(way, 2 << 32, games, futures)).collect();
        let followed = (1..both.len()).max_by_key(|&way| total(&ends[way])).expect("the one that was kept");
        let loss = trial.difference(&ends[0], &ends[followed]);
        let values = (trial.value(&ends[0]), trial.value(&ends[followed]));
        let both = [both[0].clone(), both[followed].clone()];
        let trial = Trial { ways: &both, ..trial };
        let is_mistake = loss.counts() && self.is_confirmed(&trial, futures);
        let better = is_mistake.then(|| (ways[best].clone(), values.0, values.1));
        Some(Verdict { loss, better })
    }

    /// Is the first of two ways the better one for others than the yardstick too: for everybody who judges by other numbers, since one
    /// judgement may have a liking, and for everybody who plays on better, since it may lose by a move only because it does not know
    /// what to make of it?
    fn is_confirmed(&self, both: &Trial<'_, G>, futures: &mut Futures<G>) -> bool {
        let mut gain = |players: Players, seeds: u64, games: usize| {
            let trial = Trial { players, ..*both };
            let [better, worse] = trial.compare([0, 1], seeds << 32, games, futures);
            trial.difference(&better, &worse)
        };
        let otherwise = gain(Players::Otherwise, 4, (self.effort.tries / 2).max(LOOK_MIN));
        if !otherwise.counts() {
            return false;
        }
        let better = gain(Players::Better(BETTER_EVENTS), 3, (self.effort.tries / 4).clamp(LOOK_MIN, BETTER_GAMES_MAX));
        better.value > better.error
    }

    /// How the turn could go on after a move that was played: as it did, as the strongest would, and with something else at
    /// one of the decisions that followed, to the next random event or the next decision of another seat.
    pub(crate) fn courses(&self, Move { start, steps, seat }: Move) -> Vec<Vec<G::Action>> {
        let is_own = |step: &&Step<G>| matches!(step, Step::Play { seat: other, .. } if *other == seat);
        let turn: Vec<_> = self.steps[start..].iter().take_while(is_own).filter_map(decision).cloned().collect();
        let before = &self.positions[start].game;
        let mut courses = vec![turn.clone(), in_full(before, seat, turn[..steps].to_vec())];
        let later = self.moves.iter().filter(|later| (start + steps..start + turn.len()).contains(&later.start));
        for later in later.take(LATER_MAX) {
            let done = later.start - start;
            let now = &self.positions[later.start].game;
            let others = moves(now, seat, &turn[done..done + later.steps], OTHERS_MAX);
            courses.extend(others.into_iter().skip(1).map(|other| {
                let begun = [&turn[..done], &other].concat();
                in_full(before, seat, begun)
            }));
        }
        courses
    }

    /// As many games as the level allows, by what a few of them cost.
    fn effort_for(&self, level: Level) -> Effort {
        const PROBES_MAX: usize = 12;
        let values: Vec<_> =
            self.jobs.iter().filter_map(|job| if let Job::Value(at) = job { Some(*at) } else { None }).collect();
        if values.is_empty() {
            return Effort { games: 1, tries: 0 };
        }
        let mut futures = Futures::default();
        let probes = values.len().min(PROBES_MAX);
        for number in 0..probes {
            let Position { game, clock, .. } = &self.positions[values[number * values.len() / probes]];
            futures.end_of(&mut game.clone(), *clock, Players::Yardstick, mixed(self.seed_of(PROBES), number as u64));
        }
        let each = (futures.work() / probes as u64).max(1);
        let affordable = |share: u64, jobs: usize| level.work() / 5 * share / each / (jobs as u64).max(1);
        let [least, most] = level.games();
        Effort {
            games: affordable(2, values.len()).clamp(least, most) as usize,
            tries: affordable(3, self.moves.len()).clamp(TRIES_PER_GAME * least, TRIES_PER_GAME * most) as usize,
        }
    }
}

/// A move, and the rest of its turn as the strongest player would go on without dice: to the next random event or the next decision
/// of somebody else.
fn in_full<G: Heuristic>(before: &G, seat: Seat, mut actions: Vec<G::Action>) -> Vec<G::Action> {
    let mut game = before.clone();
    for action in &actions {
        game.play(seat, action, &mut ()).expect("a move of the match, or one that the game lists");
    }
    let (mut legal, mut strongest) = (Vec::new(), Greedy::default());
    while actions.len() < DECISIONS_PER_TURN_MAX
        && matches!(game.turn(), Turn::Players(seats) if seats.first() == Some(seat))
    {
        game.legal(seat, &mut legal);
        let next = legal[strongest.choose_in(&game, seat, &legal, &mut Fast::new(0))].clone();
        game.play_listed(seat, &next, &mut ());
        actions.push(next);
    }
    actions
}

/// More than anybody decides in a turn; nobody goes around in circles.
const DECISIONS_PER_TURN_MAX: usize = 64;

/// The played move comes first among all.
const PLAYED: usize = 0;

/// The places of two courses that every turn has.
const REALLY: usize = 0;
const AS_THE_STRONGEST: usize = 1;

fn decision<G: Heuristic>(step: &Step<G>) -> Option<&G::Action> {
    match step {
        Step::Play { action, .. } => Some(action),
        Step::Chance { .. } => None,
    }
}

fn positions<G: Heuristic>(start: &G, steps: &[Step<G>]) -> Vec<Position<G>> {
    let again = "a match can replay its own steps";
    let mut game = start.clone();
    let mut clock = Clock::default();
    let mut positions = vec![Position { game: game.clone(), clock, leads_to: 0 }];
    for step in steps {
        match step {
            Step::Chance { chance } => game.happen(chance, &mut ()).expect(again),
            Step::Play { seat, action } => game.play(*seat, action, &mut ()).expect(again),
        }
        clock = clock.after(step);
        positions.push(Position { game: game.clone(), clock, leads_to: positions.len() });
    }
    positions
}

/// Finds the positions that have the value of a later one.
fn lead_on<G: Heuristic>(steps: &[Step<G>], moves: &[Move], positions: &mut [Position<G>]) {
    let mut leads: Vec<_> = steps.iter().zip(&*positions).map(|(step, at)| is_foregone(&at.game, step)).collect();
    for one in moves {
        // Half a move can look far worse than both of its ends, since the yardstick would not have begun it; so nothing is said of it.
        let steps = &mut leads[one.start..one.start + one.steps];
        steps[0] = steps.iter().all(|is_foregone| *is_foregone);
        steps[1..].fill(true);
    }
    for index in (0..steps.len()).rev().filter(|index| leads[*index]) {
        positions[index].leads_to = positions[index + 1].leads_to;
    }
}

/// Would the yardstick have done the same, whatever its whims?
fn is_foregone<G: Heuristic>(game: &G, step: &Step<G>) -> bool {
    let (Step::Play { seat, action }, Turn::Players(seats)) = (step, game.turn()) else { return false };
    if seats.first() != Some(*seat) {
        return false;
    }
    let (mut legal, mut worths) = (Vec::new(), Vec::new());
    game.legal(*seat, &mut legal);
    if legal.len() == 1 {
        return true;
    }
    let mut buffers = Buffers::default();
    let solved = G::OUTLOOK.solves_ahead.then(|| game.solve(*seat, &legal, G::TAUGHT, &mut buffers)).flatten();
    if let Some(solved) = solved {
        return legal[solved] == *action;
    }
    game.weigh(*seat, &legal, G::TAUGHT, &mut buffers, &mut worths);
    let best = worths.iter().max();
    let mut equal = legal.iter().zip(&worths).filter(|(_, worth)| Some(*worth) == best).map(|(one, _)| one);
    equal.next() == Some(action) && equal.next().is_none()
}

/// The moves in which something could be chosen.
fn moves_of<G: Heuristic>(steps: &[Step<G>], positions: &[Position<G>]) -> Vec<Move> {
    let mut legal = Vec::new();
    let mut has_choice = |at: usize, seat: Seat| {
        positions[at].game.legal(seat, &mut legal);
        legal.len() > 1
    };
    let (mut moves, mut at) = (Vec::new(), 0);
    while at < steps.len() {
        let Step::Play { seat, .. } = steps[at] else {
            at += 1;
            continue;
        };
        let goes_on = |next: usize| {
            positions[next].game.is_half_said(seat)
                && matches!(steps.get(next), Some(Step::Play { seat: other, .. }) if *other == seat)
        };
        let start = at;
        at += 1;
        while goes_on(at) {
            at += 1;
        }
        if (start..at).any(|step| has_choice(step, seat)) {
            moves.push(Move { start, steps: at - start, seat });
        }
    }
    moves
}
