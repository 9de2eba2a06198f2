//! What is counted while games are played. Only whole numbers, so that the order of adding up does not matter.

use std::collections::BTreeMap;

use bots::PolicySpec;
use engine::{Fact, FactValue, Outcome, Seat};

use crate::experiment::entry_at;
use crate::{Histogram, Moments};

/// A win in parts that every number of winners divides.
pub(crate) const WIN_PARTS: i64 = 12;

/// A finished game, ready to be counted. Its memory is reused.
#[derive(Debug)]
pub(crate) struct Finished {
    /// The number of the game.
    pub game: u64,
    /// How many decisions it took.
    pub decisions: u64,
    /// How it ended.
    pub outcome: Outcome,
    /// The facts of each seat.
    pub facts: Vec<Vec<Fact>>,
}

/// Everything counted so far.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Tally {
    /// For every entry of the policies the policy it belongs to, as an index into `policies`.
    policy_of: Vec<usize>,
    /// By entry of the policies.
    pub entries: Vec<Standing>,
    /// By seat of the table.
    pub seats: Vec<Standing>,
    /// By policy; entries with the same policy are one here.
    pub policies: Vec<PolicyTally>,
    /// Decisions of each game.
    pub decisions: Moments,
    /// How the games were won, and how often.
    pub endings: BTreeMap<&'static str, u64>,
}

/// Wins, in [`WIN_PARTS`], and scores.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Standing {
    pub wins: Moments,
    pub score: Moments,
}

/// The figures of one policy.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PolicyTally {
    pub policy: PolicySpec,
    /// How many seats it takes in every game.
    pub seats: usize,
    /// The wins and scores of all its seats in one game together. Seats at one table are not independent, games are: this
    /// is what the error of a mean is taken from.
    pub together: Standing,
    pub scores: Moments,
    pub histogram: Histogram,
    pub facts: Vec<FactTally>,
}

/// One fact.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FactTally {
    pub key: &'static str,
    /// The game and the place in its list where it was seen first: gives the order of the report.
    pub first: (u64, usize),
    pub numbers: Moments,
    pub cases: Vec<CaseTally>,
}

/// One case of a fact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CaseTally {
    pub case: &'static str,
    pub wins: Moments,
    pub score: Moments,
}

impl Tally {
    pub fn new(entries: &[PolicySpec]) -> Self {
        let mut policies: Vec<PolicyTally> = Vec::new();
        let mut policy_of = Vec::new();
        for &policy in entries {
            let known = policies.iter().position(|tally| tally.policy == policy);
            let index = known.unwrap_or_else(|| {
                policies.push(PolicyTally::new(policy));
                policies.len() - 1
            });
            policies[index].seats += 1;
            policy_of.push(index);
        }
        let standings = vec![Standing::default(); entries.len()];
        Self {
            policy_of,
            entries: standings.clone(),
            seats: standings,
            policies,
            decisions: Moments::default(),
            endings: BTreeMap::new(),
        }
    }

    /// Counts one game.
    pub fn add(&mut self, finished: &Finished) {
        let Finished { game, decisions, outcome, facts } = finished;
        let players = self.entries.len();
        let winners = outcome.places().iter().filter(|&&place| place == 1).count();
        let mut together = [(0, 0); Seat::COUNT_MAX];
        for seat in Seat::all(players as u8) {
            let wins = if outcome.places()[seat.index()] == 1 { WIN_PARTS / winners as i64 } else { 0 };
            let score = outcome.scores()[seat.index()];
            let entry = entry_at(seat, *game, players);
            self.entries[entry].add(wins, score.into());
            self.seats[seat.index()].add(wins, score.into());
            let policy = self.policy_of[entry];
            together[policy].0 += wins;
            together[policy].1 += i64::from(score);
            self.policies[policy].add(*game, wins, score, &facts[seat.index()]);
        }
        for (policy, (wins, score)) in self.policies.iter_mut().zip(together) {
            policy.together.add(wins, score);
        }
        self.decisions.add(*decisions as i64);
        *self.endings.entry(outcome.reason).or_default() += 1;
    }

    /// Counts what somebody else has counted of the same experiment.
    pub fn merge(&mut self, other: &Self) {
        let merge = |ours: &mut [Standing], theirs: &[Standing]| {
            ours.iter_mut().zip(theirs).for_each(|(ours, theirs)| ours.merge(theirs));
        };
        merge(&mut self.entries, &other.entries);
        merge(&mut self.seats, &other.seats);
        for (ours, theirs) in self.policies.iter_mut().zip(&other.policies) {
            ours.merge(theirs);
        }
        self.decisions.merge(&other.decisions);
        for (reason, games) in &other.endings {
            *self.endings.entry(reason).or_default() += games;
        }
    }
}

impl Standing {
    #[inline]
    fn add(&mut self, wins: i64, score: i64) {
        self.wins.add(wins);
        self.score.add(score);
    }

    fn merge(&mut self, other: &Self) {
        self.wins.merge(&other.wins);
        self.score.merge(&other.score);
    }

    /// Wins as people count them.
    pub fn wins(&self) -> f64 {
        self.wins.sum() as f64 / WIN_PARTS as f64
    }
}

impl PolicyTally {
    fn new(policy: PolicySpec) -> Self {
        Self {
            policy,
            seats: 0,
            together: Standing::default(),
            scores: Moments::default(),
            histogram: Histogram::default(),
            facts: Vec::new(),
        }
    }

    fn add(&mut self, game: u64, wins: i64, score: i32, facts: &[Fact]) {
        self.scores.add(score.into());
        self.histogram.add(score);
        for (place, fact) in facts.iter().enumerate() {
            let tally = self.fact(fact.key, (game, place));
            match fact.value {
                FactValue::Number(number) => tally.numbers.add(number.into()),
                FactValue::Case(case) => {
                    let tally = tally.case(case);
                    tally.wins.add(wins);
                    tally.score.add(score.into());
                }
            }
        }
    }

    /// The tally of a fact. A game lists its facts in the same order every time, so it is looked for in its place first.
    #[inline]
    fn fact(&mut self, key: &'static str, first: (u64, usize)) -> &mut FactTally {
        let in_place = self.facts.get(first.1).is_some_and(|tally| tally.key == key);
        let index = if in_place { Some(first.1) } else { self.facts.iter().position(|tally| tally.key == key) };
        let index = index.unwrap_or_else(|| {
            self.facts.push(FactTally { key, first, numbers: Moments::default(), cases: Vec::new() });
            self.facts.len() - 1
        });
        let tally = &mut self.facts[index];
        tally.first = tally.first.min(first);
        tally
    }

    fn merge(&mut self, other: &Self) {
        self.together.merge(&other.together);
        self.scores.merge(&other.scores);
        self.histogram.merge(&other.histogram);
        for theirs in &other.facts {
            let ours = self.fact(theirs.key, theirs.first);
            ours.numbers.merge(&theirs.numbers);
            for case in &theirs.cases {
                let tally = ours.case(case.case);
                tally.wins.merge(&case.wins);
                tally.score.merge(&case.score);
            }
        }
    }
}

impl FactTally {
    fn case(&mut self, case: &'static str) -> &mut CaseTally {
        let known = self.cases.iter().position(|tally| tally.case == case);
        let index = known.unwrap_or_else(|| {
            self.cases.push(CaseTally { case, wins: Moments::default(), score: Moments::default() });
            self.cases.len() - 1
        });
        &mut self.cases[index]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use PolicySpec::{Greedy, Random};

    /// Three games of two players, greedy against random. Entry 0 (greedy) sits on seat 0, 1, 0.
    fn games() -> [Finished; 3] {
        let finished = |game, decisions, scores: [i32; 2], facts: [(i32, &'static str); 2]| Finished {
            game,
            decisions,
            outcome: Outcome::by_score(&scores, if scores[0] == scores[1] { "shared" } else { "alone" }),
            facts: facts.map(|(foxes, rating)| vec![Fact::number("foxes", foxes), Fact::case("rating", rating)]).into(),
        };
        [
            finished(0, 10, [30, 20], [(2, "good"), (1, "poor")]),
            finished(1, 14, [40, 40], [(0, "good"), (3, "good")]),
            finished(2, 12, [10, 60], [(1, "poor"), (5, "good")]),
        ]
    }

    #[test]
    fn standings_by_entry_and_by_seat() {
        let mut tally = Tally::new(&[Greedy, Random]);
        games().iter().for_each(|game| tally.add(game));
        // Greedy: 30 and a win, 40 and half a win, 10 and none. Random: 20, 40, 60.
        assert_eq!(tally.entries.iter().map(Standing::wins).collect::<Vec<_>>(), [1.5, 1.5]);
        assert_eq!(tally.entries[0].score.mean(), 80.0 / 3.0);
        assert_eq!((tally.entries[1].score.mean(), tally.entries[1].score.deviation()), (40.0, 20.0));
        // Seat 0: 30, 40, 10; seat 1: 20, 40, 60. In game 1 the policies had changed places.
        assert_eq!(tally.seats.iter().map(|seat| seat.score.sum()).collect::<Vec<_>>(), [80, 120]);
        assert_eq!(tally.decisions.mean(), 12.0);
        assert_eq!(tally.endings, BTreeMap::from([("alone", 2), ("shared", 1)]));
    }

    #[test]
    fn facts_belong_to_the_policy_that_sat_there() {
        let mut tally = Tally::new(&[Greedy, Random]);
        games().iter().for_each(|game| tally.add(game));
        let [greedy, random] = tally.policies.as_slice() else { panic!("two policies") };
        // Greedy sat on seats 0, 1, 0: foxes 2, 3, 1, ratings good, good, poor.
        let [foxes, rating] = greedy.facts.as_slice() else { panic!("two facts") };
        assert_eq!((foxes.key, foxes.numbers.sum(), foxes.numbers.max()), ("foxes", 6, 3));
        let cases: Vec<_> = rating.cases.iter().map(|case| (case.case, case.wins.sum(), case.score.sum())).collect();
        assert_eq!(cases, [("good", 18, 70), ("poor", 0, 10)]);
        // Random sat on seats 1, 0, 1.
        assert_eq!(random.facts[0].numbers.sum(), 6);
        assert_eq!(random.histogram.counts().collect::<Vec<_>>(), [(20, 1), (40, 1), (60, 1)]);
    }

    #[test]
    fn seats_of_one_policy_are_counted_together() {
        let mut tally = Tally::new(&[Random, Random]);
        games().iter().for_each(|game| tally.add(game));
        let [random] = tally.policies.as_slice() else { panic!("one policy") };
        assert_eq!((random.seats, random.scores.count(), random.together.score.count()), (2, 6, 3));
        // Together 50, 80, 70 points: mean 66 2/3, squared distances 277 7/9, 177 7/9, 11 1/9.
        assert!((random.together.score.deviation() - (4200.0_f64 / 9.0 / 2.0).sqrt()).abs() < 1e-9);
        assert_eq!((random.together.wins(), random.together.wins.deviation()), (3.0, 0.0));
    }

    impl Tally {
        fn sort_cases(&mut self) {
            let facts = self.policies.iter_mut().flat_map(|policy| &mut policy.facts);
            facts.for_each(|fact| fact.cases.sort_by_key(|case| case.case));
        }
    }

    #[test]
    fn the_order_of_adding_up_does_not_matter() {
        let counted = |numbers: &[usize]| {
            let mut tally = Tally::new(&[Greedy, Random]);
            numbers.iter().for_each(|&number| tally.add(&games()[number]));
            tally
        };
        let mut forwards = counted(&[0, 1]);
        forwards.merge(&counted(&[2]));
        assert_eq!(forwards, counted(&[0, 1, 2]));
        let mut backwards = counted(&[2]);
        backwards.merge(&counted(&[1, 0]));
        // Cases stand in the order in which they were met until the report sorts them.
        backwards.sort_cases();
        forwards.sort_cases();
        assert_eq!(backwards, forwards);
    }
}
