use std::ops::Range;
use std::thread;
use std::time::{Duration, Instant};

use engine::{Fast, Heuristic, Outlook, Seat, Viewer};

use crate::halving::{Trial, best, halve};
use crate::tree::{Found, Tree};
use crate::ways::{Way, plans_or_ways};
use crate::{Budget, Estimate, Horizon, Knowledge, Policy, Rollout, Verdict, Yardstick};

/// Tries the moves that the judgement of the game likes best out, and plays the one that does best.
///
/// * A move of several decisions is tried as a whole, and then made without further thought. Where the game makes plans that reach
///   further, see [`Heuristic::turn_plans`], these are tried.
/// * Each move is tried by games that go on from there for a while, in which everybody plays by the judgement; what that says
///   of the position in the end is the result. Hidden parts are imagined anew for every game, and all moves have the same
///   ones and the same dice.
/// * Most games are spent on the moves between which it is hard to decide, see [`halve`].
/// * What the judgement would do is only left for something else on evidence. Most decisions hardly matter, and whoever
///   follows noise there ruins what the next decisions rely on.
///
/// In games that come to the same positions [again and again](Outlook::recurs) it grows a [`Tree`] of them instead: that comes to the
/// best play, not only to the best move among players who judge.
///
/// With the same source and a budget of games it chooses the same, however many threads play.
#[derive(Debug)]
pub struct Search<G: Heuristic> {
    budget: Budget,
    /// How many decisions the games of one search may take.
    decisions: u64,
    yardstick: Yardstick,
    outlook: Outlook,
    /// One for each thread.
    rollouts: Vec<Rollout<G>>,
    /// What is left of the move chosen last.
    unfinished: Option<Unfinished<G>>,
}

/// What is left of a move.
#[derive(Debug)]
struct Unfinished<G: Heuristic> {
    /// What the seat sees if the game goes on as it should.
    seen: G::View,
    rest: Vec<G::Action>,
}

/// With fewer games than this a tree says less than trials do.
const TREE_GAMES_LEAST: u32 = 200;

/// How many moves are tried at the most.
const WIDTH: usize = 16;

impl<G: Heuristic> Search<G> {
    /// A search that plays games as long as the budget lasts, on one thread.
    ///
    /// ```
    /// use bots::{Budget, Knowledge, Policy, Search};
    /// use engine::testkit::pig::{Action, Pig, Setup};
    /// use engine::{Fast, Game, Seat, Turn};
    /// let mut pig = Pig::new(&Setup { players: 2, target: 100 }).unwrap();
    /// let mut source = Fast::new(1);
    /// while pig.turn().is_chance() {
    ///     pig.let_happen(&mut source, &mut ());
    /// }
    /// let Turn::Players(seats) = pig.turn() else { unreachable!() };
    /// let seat = seats.first().unwrap();
    /// let mut legal = Vec::new();
    /// pig.legal(seat, &mut legal);
    /// let choice = Search::new(Budget::Games(200)).choose(Knowledge::new(&pig, seat), &legal, &mut source);
    /// assert_eq!(legal[choice], Action::Throw, "nobody holds with nothing thrown");
    /// ```
    pub fn new(budget: Budget) -> Self {
        Self {
            budget,
            decisions: u64::MAX,
            yardstick: Yardstick::Greedy,
            outlook: G::OUTLOOK,
            rollouts: vec![Rollout::judging_by(Yardstick::Greedy, G::VALUE)],
            unfinished: None,
        }
    }

    /// The same search, in whose games everybody plays like this.
    #[must_use]
    pub fn played_by(mut self, yardstick: Yardstick) -> Self {
        self.yardstick = yardstick;
        let threads = self.rollouts.len();
        self.on_threads(threads)
    }

    /// The same search, which plays fewer games where all of them would take more than so many decisions.
    #[must_use]
    pub fn within(self, decisions: u64) -> Self {
        Self { decisions, ..self }
    }

    /// The same search that looks ahead in another way.
    #[must_use]
    pub fn looking_ahead(self, outlook: Outlook) -> Self {
        Self { outlook, ..self }
    }

    /// The same search on so many threads. With a budget of games it chooses the same, but sooner.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Self {
        self.rollouts = (0..threads.max(1)).map(|_| Rollout::judging_by(self.yardstick, G::VALUE)).collect();
        self
    }

    /// Forgets the move it was in the middle of, since another game begins.
    pub fn forget(&mut self) {
        self.unfinished = None;
    }

    /// All games that were played so far.
    pub fn games(&self) -> u64 {
        self.rollouts.iter().map(Rollout::games).sum()
    }

    /// The next decision of the move chosen last, if the game went on as it should.
    fn planned(&mut self, knowledge: &Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> Option<usize> {
        let mut unfinished = self.unfinished.take().filter(|unfinished| unfinished.seen == knowledge.view())?;
        let choice = legal.iter().position(|action| *action == unfinished.rest[0])?;
        unfinished.rest.remove(0);
        self.remember(knowledge.imagine(source), knowledge.seat(), &legal[choice], unfinished.rest);
        Some(choice)
    }

    /// Remembers how a move goes on after `action`.
    fn remember(&mut self, mut game: G, seat: Seat, action: &G::Action, rest: Vec<G::Action>) {
        if !rest.is_empty() {
            game.play_listed(seat, action, &mut ());
            self.unfinished = Some(Unfinished { seen: game.view(Viewer::Seat(seat)), rest });
        }
    }

    /// When the judgement is asked how a game would end.
    fn horizon(&self, now: &G) -> Horizon {
        match (self.yardstick, now.turns()) {
            (Yardstick::Random, _) => Horizon::End,
            (Yardstick::Greedy, None) => Horizon::Events(self.outlook.horizon),
            (Yardstick::Greedy, Some(turns)) => Horizon::Turns(turns.saturating_add(self.outlook.horizon)),
        }
    }

    /// What a tree finds, where one can grow. Alone, trials with the same dice for every move come to the best play sooner.
    fn grow(&mut self, knowledge: &Knowledge<'_, G>, now: &G, source: &mut Fast) -> Option<Verdict> {
        let games = match self.budget {
            Budget::Games(games) if self.outlook.recurs && games >= TREE_GAMES_LEAST && now.players() > 1 => games,
            _ => return None,
        };
        let mut tree = Tree::new(now.clone());
        let (horizon, spread) = (self.horizon(now), self.outlook.spread.into());
        let seed = u64::from(source.below(u32::MAX));
        for look in (0..games).take_while(|_| !knowledge.is_over()) {
            let dice = u64::from(Fast::stream(seed, look.into()).below(u32::MAX));
            tree.look(&mut self.rollouts[0], dice, horizon, |game, seat| value(game, seat, spread));
        }
        let found = tree.found();
        let worth = |index: &usize| found[*index].map_or(f64::NEG_INFINITY, |found| found.worth);
        let choice = (0..found.len()).max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
        let estimate = |found: Found| Estimate { games: found.looks, value: found.worth, error: found.error };
        Some(Verdict { choice, estimates: found.into_iter().map(|found| found.map(estimate)).collect() })
    }

    /// Tries all `ways` out as far as the budget goes.
    fn try_out(&mut self, knowledge: &Knowledge<'_, G>, ways: &[Way<G>], source: &mut Fast) -> Vec<Trial> {
        let seed = u64::from(source.below(u32::MAX));
        let horizon = self.horizon(knowledge.game);
        let mut question =
            Question { knowledge, ways, seed, horizon, spread: self.outlook.spread.into(), deadline: None };
        let games = match self.budget {
            Budget::Games(games) if self.decisions == u64::MAX => games,
            Budget::Games(games) => {
                let before = self.rollouts[0].decisions();
                question.look(&mut self.rollouts[0], 0..1, &[0]);
                let cost = (self.rollouts[0].decisions() - before).max(1);
                games.min(u32::try_from(self.decisions / cost).unwrap_or(u32::MAX))
            }
            Budget::Milliseconds(allowed) => {
                let start = Instant::now();
                let allowed = Duration::from_millis(allowed.into());
                question.deadline = Some(start + allowed);
                question.look(&mut self.rollouts[0], 0..1, &[0]);
                let cost = start.elapsed().max(Duration::from_nanos(1));
                let games = allowed.as_secs_f64() / cost.as_secs_f64() * self.rollouts.len() as f64;
                games.min(f64::from(Budget::MAX)) as u32
            }
        };
        halve(ways.len(), games, |looks, left| match &mut self.rollouts[..] {
            [alone] => question.look(alone, looks, left),
            many => look_together(&question, many, &looks, left),
        })
    }
}

/// Shares looks out to threads and puts what they saw together in the order of the looks.
fn look_together<G: Heuristic>(
    question: &Question<'_, G>,
    rollouts: &mut [Rollout<G>],
    looks: &Range<u64>,
    left: &[usize],
) -> Vec<f64> {
    let share = (looks.end - looks.start).div_ceil(rollouts.len() as u64).max(1);
    let parts = looks.clone().step_by(share as usize).map(|first| first..(first + share).min(looks.end));
    thread::scope(|scope| {
        let threads: Vec<_> = rollouts
            .iter_mut()
            .zip(parts)
            .map(|(rollout, part)| {
                let wanted = (part.end - part.start) as usize * left.len();
                (scope.spawn(move || question.look(rollout, part, left)), wanted)
            })
            .collect();
        let (mut samples, mut complete) = (Vec::new(), true);
        for (thread, wanted) in threads {
            let part = thread.join().expect("games do not break off");
            if complete {
                complete = part.len() == wanted;
                samples.extend(part);
            }
        }
        samples
    })
}

/// Which of some ways is the best?
struct Question<'a, G: Heuristic> {
    knowledge: &'a Knowledge<'a, G>,
    ways: &'a [Way<G>],
    seed: u64,
    /// When the judgement is asked.
    horizon: Horizon,
    spread: f64,
    deadline: Option<Instant>,
}

impl<G: Heuristic> Question<'_, G> {
    /// Plays the games with these numbers of each way that is left, all with the same dice and the same hidden parts, until
    /// the answer is wanted.
    fn look(&self, rollout: &mut Rollout<G>, looks: Range<u64>, left: &[usize]) -> Vec<f64> {
        let seat = self.knowledge.seat();
        let mut samples = Vec::with_capacity((looks.end - looks.start) as usize * left.len());
        for number in looks {
            if self.knowledge.is_over() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break;
            }
            let mut source = Fast::stream(self.seed, number);
            let imagined = self.knowledge.imagine(&mut source);
            let dice = u64::from(source.below(u32::MAX));
            for &way in left {
                let mut game = imagined.clone();
                let Way { actions, rest, .. } = &self.ways[way];
                let gone = actions.iter().chain(rest).all(|action| game.play(seat, action, &mut ()).is_ok());
                if gone {
                    rollout.play_for(&mut game, dice, self.horizon);
                }
                samples.push(value(&game, seat, self.spread));
            }
        }
        samples
    }
}

/// What a position is worth to `seat`: the part of the win, in solo games the points. Before the end the judgement says it.
fn value<G: Heuristic>(game: &G, seat: Seat, spread: f64) -> f64 {
    let others = Seat::all(game.players()).filter(|&other| other != seat);
    if let Some(outcome) = game.outcome() {
        let is_solo = game.players() == 1;
        return if is_solo { outcome.scores()[seat.index()].into() } else { outcome.win_part(seat) };
    }
    let worth = |seat| f64::from(game.evaluate(seat, G::VALUE)) / 100.0;
    let Some(best) = others.map(worth).reduce(f64::max) else { return worth(seat) };
    // A curve from 0 to 1 that every machine computes alike.
    let lead = (worth(seat) - best) / spread;
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}

impl<G: Heuristic> Policy<G> for Search<G> {
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        self.consider(knowledge, legal, source).choice
    }

    fn consider(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> Verdict {
        if let Some(choice) = self.planned(&knowledge, legal, source) {
            return Verdict::of(choice, legal.len());
        }
        let seat = knowledge.seat();
        let now = knowledge.imagine(source);
        let ways = plans_or_ways(&now, seat, legal, WIDTH);
        if legal.len() == 1 || ways.len() == 1 {
            return Verdict::of(ways.first().map_or(0, |way| way.first), legal.len());
        }
        if let Some(verdict) = self.grow(&knowledge, &now, source) {
            return verdict;
        }
        let trials = self.try_out(&knowledge, &ways, source);
        let chosen = &ways[best(&trials, f64::from(self.outlook.evidence) / 10.0)];
        self.remember(now, seat, &legal[chosen.first], chosen.actions[1..].to_vec());
        let mut verdict = Verdict::of(chosen.first, legal.len());
        for trial in trials.iter().filter(|trial| !trial.samples.is_empty()) {
            let estimate = Estimate { games: trial.samples.len() as u32, value: trial.mean(), error: trial.error() };
            let known = &mut verdict.estimates[ways[trial.candidate].first];
            if known.is_none_or(|known| (known.games, known.value) < (estimate.games, estimate.value)) {
                *known = Some(estimate);
            }
        }
        verdict
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use clever_cubed::{CleverCubed, Setup};
    use engine::Game;
    use engine::testkit::play_on;

    use super::*;

    /// The first choice of the n-th solo game.
    fn opening(number: u64) -> (CleverCubed, Vec<clever_cubed::Action>) {
        let mut game = CleverCubed::new(&Setup::for_players(1)).unwrap();
        while game.turn().is_chance() {
            game.let_happen(&mut Fast::new(number), &mut ());
        }
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        (game, legal)
    }

    fn ask(search: &mut Search<CleverCubed>, number: u64, seed: u64) -> Verdict {
        let (game, legal) = opening(number);
        search.consider(Knowledge::new(&game, Seat::FIRST), &legal, &mut Fast::new(seed))
    }

    #[test]
    fn threads_and_repetition_change_nothing() {
        for number in 0..5 {
            let alone = ask(&mut Search::new(Budget::Games(200)), number, 3);
            assert_eq!(ask(&mut Search::new(Budget::Games(200)), number, 3), alone);
            for threads in [2, 3, 7] {
                let together = ask(&mut Search::new(Budget::Games(200)).on_threads(threads), number, 3);
                assert_eq!(together, alone, "{threads} threads");
            }
            assert_ne!(ask(&mut Search::new(Budget::Games(200)), number, 4).estimates, alone.estimates);
        }
    }

    /// The number of an opening whose first choice is a move of several decisions.
    fn of_several_decisions() -> u64 {
        let has_plan = |number: &u64| {
            let mut search = Search::new(Budget::Games(100));
            ask(&mut search, *number, 2);
            search.unfinished.is_some()
        };
        (0..100).find(has_plan).unwrap()
    }

    #[test]
    fn a_move_is_made_to_its_end_as_it_was_chosen() {
        let (mut game, mut legal) = opening(of_several_decisions());
        let mut search = Search::new(Budget::Games(100));
        let mut source = Fast::new(2);
        let verdict = search.consider(Knowledge::new(&game, Seat::FIRST), &legal, &mut source);
        assert!(verdict.estimates.iter().flatten().all(|estimate| estimate.games > 0 && estimate.error > 0.0));
        let planned = search.unfinished.as_ref().unwrap().rest[0];
        game.play_listed(Seat::FIRST, &legal[verdict.choice], &mut ());
        game.legal(Seat::FIRST, &mut legal);
        let next = search.consider(Knowledge::new(&game, Seat::FIRST), &legal, &mut source);
        assert_eq!(legal[next.choice], planned);
        assert_eq!(next, Verdict::of(next.choice, legal.len()), "nothing was looked at again");
    }

    /// Undone, another match: a plan is only followed where it was made for.
    #[test]
    fn a_plan_is_forgotten_when_the_game_is_another() {
        let mut search = Search::new(Budget::Games(100));
        let number = of_several_decisions();
        ask(&mut search, number, 2);
        assert!(search.unfinished.is_some());
        assert_eq!(ask(&mut search, number + 1, 5), ask(&mut Search::new(Budget::Games(100)), number + 1, 5));
    }

    #[test]
    fn whoever_is_stopped_at_once_does_what_the_judgement_says() {
        let (game, legal) = opening(4);
        let stop = AtomicBool::new(true);
        let knowledge = Knowledge::new(&game, Seat::FIRST).until(&stop);
        let verdict = Search::new(Budget::Games(1_000_000)).consider(knowledge, &legal, &mut Fast::new(1));
        assert_eq!(verdict.choice, plans_or_ways(&game, Seat::FIRST, &legal, 1)[0].first);
        assert!(verdict.estimates.iter().all(Option::is_none));
    }

    #[test]
    fn time_is_a_budget_too() {
        for budget in [Budget::Milliseconds(1), Budget::Milliseconds(20)] {
            let verdict = ask(&mut Search::new(budget), 3, 1);
            assert!(verdict.choice < opening(3).1.len());
        }
    }

    #[test]
    fn fewer_games_are_played_where_they_are_long() {
        let (game, legal) = opening(3);
        let games = |mut search: Search<CleverCubed>| {
            search.consider(Knowledge::new(&game, Seat::FIRST), &legal, &mut Fast::new(1));
            (search.games(), search.rollouts.iter().map(Rollout::decisions).sum::<u64>())
        };
        let (all, long) = games(Search::new(Budget::Games(600)));
        let (some, short) = games(Search::new(Budget::Games(600)).within(long / 4));
        assert!((all / 5..all / 3).contains(&some), "{some} of {all} games");
        assert!((long / 5..long / 3).contains(&short), "{short} of {long} decisions");
        assert_eq!(
            games(Search::new(Budget::Games(600)).within(10 * long)).0,
            all + 1,
            "but for the one that told how long they are"
        );
    }

    /// A whole game against the judgement, with few games for each decision: it has to score more.
    #[test]
    fn it_plays_better_than_the_judgement_alone() {
        let total = |policy: &dyn Fn() -> Box<dyn Policy<CleverCubed>>| -> i32 {
            let score = |number| {
                let mut game = CleverCubed::new(&Setup::for_players(1)).unwrap();
                let mut policy = policy();
                play_on(&mut game, usize::MAX, &mut Fast::new(number), &mut (), |game, seat, legal, source| {
                    policy.choose(Knowledge::new(game, seat), legal, source)
                });
                game.outcome().unwrap().scores()[0]
            };
            (0..6).map(score).sum()
        };
        let searching = total(&|| Box::new(Search::new(Budget::Games(60))));
        let judging = total(&|| Box::new(crate::Greedy::default()));
        assert!(searching > judging + 6 * 30, "{searching} against {judging}");
    }
}
