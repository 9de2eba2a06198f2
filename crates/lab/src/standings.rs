use engine::Heuristic;
use serde::Serialize;

use crate::interval::{CONFIDENCE, Pairs, Sample, any_time_reach};
use crate::rating::{self, Trial};
use crate::tally::WIN_PARTS;
use crate::{Arena, Fortune, Looks, Results};

/// What came out of an arena. Nothing in it depends on time or on the number of threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings<S> {
    /// The name of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many play at a table.
    pub players: u8,
    /// How many games were played.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// The setups, which the blocks take in turns.
    pub setups: Vec<S>,
    /// How sure the intervals are.
    pub confidence: f64,
    /// What the intervals are made for.
    pub looks: Looks,
    /// The policy whose rating is 0; nobody is rated for playing alone.
    pub reference: Option<String>,
    /// The policies, in the order in which they were listed.
    pub policies: Vec<PolicyStanding>,
    /// Every two of them.
    pub pairs: Vec<PairStanding>,
}

/// How a policy did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PolicyStanding {
    /// Its name.
    pub policy: String,
    /// How many games it played.
    pub games: u64,
    /// Its rating, on a scale where 400 more means ten wins to one.
    pub rating: Option<f64>,
    /// Where its true rating lies; the reference has none.
    pub rating_interval: Option<[f64; 2]>,
    /// Which part of its games it won, for each of its seats.
    pub win_share: Option<f64>,
    /// Where the true share lies.
    pub win_share_interval: Option<[f64; 2]>,
    /// Its mean score.
    pub mean_score: f64,
    /// Where the true mean lies.
    pub mean_score_interval: Option<[f64; 2]>,
}

/// How two policies compare.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairStanding {
    /// Both, the earlier in the list first.
    pub policies: [String; 2],
    /// How many games they were both at, or for solo games how many each played with the dice of the other.
    pub games: u64,
    /// Of the games that one of them won, the part that the first won.
    pub win_rate: Option<f64>,
    /// Where the true rate lies.
    pub win_rate_interval: Option<[f64; 2]>,
    /// The points that the first had more, on average.
    pub difference: f64,
    /// Where the true difference lies.
    pub difference_interval: Option<[f64; 2]>,
    /// Is it decided who of them is better, with an error of 1 % for all pairs together?
    pub decided: bool,
}

/// One block: the part of the wins and the mean score of every member of its table.
struct Block<'a> {
    table: &'a [usize],
    parts: Vec<f64>,
    scores: Vec<f64>,
}

impl Block<'_> {
    /// The mean of `values` over the seats of a policy.
    fn of(&self, values: &[f64], policy: usize) -> Option<f64> {
        let own: Vec<f64> =
            self.table.iter().zip(values).filter(|(member, _)| **member == policy).map(|(_, value)| *value).collect();
        (!own.is_empty()).then(|| own.iter().sum::<f64>() / own.len() as f64)
    }

    fn wins(&self, policy: usize) -> Option<f64> {
        self.of(&self.parts, policy)
    }

    fn score(&self, policy: usize) -> Option<f64> {
        self.of(&self.scores, policy)
    }
}

/// Everything that was played up to some moment.
pub(crate) struct Evidence<'a, G: Heuristic> {
    arena: &'a Arena<G>,
    looks: Looks,
    /// By table, in the order of the blocks.
    blocks: Vec<Vec<Block<'a>>>,
    /// For every two policies, whether it is known who is better.
    decided: Vec<([usize; 2], bool)>,
}

impl<'a, G: Heuristic> Evidence<'a, G> {
    /// The first so many blocks of every table.
    pub fn new(arena: &'a Arena<G>, results: &Results, blocks: &[u64], looks: Looks) -> Self {
        let block = |table: usize, block: u64| {
            let games = results.block(arena, table, block)?;
            let mean = |number: &dyn Fn(usize) -> f64| {
                (0..arena.tables()[table].len()).map(number).map(|sum| sum / games.len() as f64).collect()
            };
            Some(Block {
                table: &arena.tables()[table],
                parts: mean(&|place| games.iter().map(|game| f64::from(game.wins[place]) / WIN_PARTS as f64).sum()),
                scores: mean(&|place| games.iter().map(|game| f64::from(game.scores[place])).sum()),
            })
        };
        let at_table = |table| (0..blocks[table]).map_while(|number| block(table, number)).collect();
        let blocks = (0..blocks.len()).map(at_table).collect();
        let mut evidence = Self { arena, looks, blocks, decided: Vec::new() };
        let policies = arena.policies().len();
        let pairs: Vec<_> = (0..policies).flat_map(|one| (one + 1..policies).map(move |other| [one, other])).collect();
        let error = (1.0 - CONFIDENCE) / pairs.len() as f64;
        evidence.decided = pairs.into_iter().map(|pair| (pair, evidence.is_decided(pair, error))).collect();
        evidence
    }

    fn is_solo(&self) -> bool {
        self.arena.players() == 1
    }

    /// Has everybody at this table been told from everybody else there, or from everybody at all if they play alone?
    pub fn is_settled(&self, table: usize) -> bool {
        let members = &self.arena.tables()[table];
        let is_here = |policy: &usize| members.contains(policy);
        let concerns = |pair: &[usize; 2]| match self.is_solo() {
            true => pair.iter().any(is_here),
            false => pair.iter().all(is_here),
        };
        self.decided.iter().filter(|(pair, _)| concerns(pair)).all(|(_, decided)| *decided)
    }

    fn is_decided(&self, pair: [usize; 2], error: f64) -> bool {
        if self.is_solo() {
            let sample = Sample::of(&self.differences(pair));
            let reach = any_time_reach(sample.count, error);
            return reach.is_some_and(|reach| sample.mean.abs() > reach * sample.error);
        }
        let mut fortune = Fortune::default();
        self.shared_blocks(pair).for_each(|[one, other]| fortune.add((one - other).clamp(-1.0, 1.0)));
        fortune.is_decided(error)
    }

    /// The parts of the wins that both had in each block where they met.
    fn shared_blocks(&self, [one, other]: [usize; 2]) -> impl Iterator<Item = [f64; 2]> {
        self.blocks.iter().flatten().filter_map(move |block| Some([block.wins(one)?, block.wins(other)?]))
    }

    /// By how much the first had more points, block by block.
    fn differences(&self, [one, other]: [usize; 2]) -> Vec<f64> {
        if self.is_solo() {
            let scores = |policy: usize| self.blocks[policy].iter().map(|block| block.scores[0]);
            return scores(one).zip(scores(other)).map(|(one, other)| one - other).collect();
        }
        let difference = |block: &Block<'_>| Some(block.score(one)? - block.score(other)?);
        self.blocks.iter().flatten().filter_map(difference).collect()
    }

    pub fn standings(&self) -> Standings<G::Setup> {
        let arena = self.arena;
        let games = self.blocks.iter().flatten().count() as u64 * u64::from(arena.players());
        let reference = self.reference();
        let ratings = (!self.is_solo()).then(|| {
            let trials: Vec<_> = self
                .blocks
                .iter()
                .flatten()
                .map(|block| Trial { table: block.table, parts: block.parts.clone(), weight: 1.0 })
                .collect();
            rating::fit(arena.policies().len(), reference, arena.tables(), &trials)
        });
        let policy = |policy| {
            let mut standing = self.policy(policy);
            if let Some(rating::Ratings { ratings, errors }) = &ratings {
                standing.rating = Some(ratings[policy]);
                let count = self.blocks.iter().flatten().filter(|block| block.table.contains(&policy)).count();
                let reach = self.looks.reach(count as u64).filter(|_| policy != reference);
                standing.rating_interval =
                    reach.map(|reach| [-1.0, 1.0].map(|side| ratings[policy] + side * reach * errors[policy]));
            }
            standing
        };
        Standings {
            game: G::INFO.name,
            rules_version: G::INFO.rules_version,
            players: arena.players(),
            games,
            seed: arena.seed(),
            setups: arena.starts().iter().map(G::setup).collect(),
            confidence: CONFIDENCE,
            looks: self.looks,
            reference: (!self.is_solo()).then(|| arena.policies()[reference].to_string()),
            policies: (0..arena.policies().len()).map(policy).collect(),
            pairs: self.decided.iter().map(|&(pair, decided)| self.pair(pair, decided)).collect(),
        }
    }

    /// The first opponent there was, or whoever is listed first.
    fn reference(&self) -> usize {
        let is_first = |policy: &bots::PolicySpec| *policy == bots::PolicySpec::GreedyFirst;
        self.arena.policies().iter().position(is_first).unwrap_or(0)
    }

    fn policy(&self, policy: usize) -> PolicyStanding {
        let arena = self.arena;
        let blocks = || self.blocks.iter().flatten().filter(move |block| block.table.contains(&policy));
        let mut wins = Pairs::default();
        blocks().filter_map(|block| block.wins(policy)).for_each(|won| wins.add(won, 1.0 - won));
        let scores: Vec<_> = blocks().filter_map(|block| block.score(policy)).collect();
        let score = Sample::of(&scores);
        let is_solo = self.is_solo();
        PolicyStanding {
            policy: arena.policies()[policy].to_string(),
            games: score.count * u64::from(arena.players()),
            rating: None,
            rating_interval: None,
            win_share: wins.share().filter(|_| !is_solo),
            win_share_interval: wins.share_interval(0.5, self.looks).filter(|_| !is_solo),
            mean_score: score.mean,
            mean_score_interval: score.interval(self.looks),
        }
    }

    fn pair(&self, pair: [usize; 2], decided: bool) -> PairStanding {
        let mut wins = Pairs::default();
        let differences = self.differences(pair);
        if !self.is_solo() {
            self.shared_blocks(pair).for_each(|[one, other]| wins.add(one, other));
        }
        let difference = Sample::of(&differences);
        let even = 1.0 / f64::from(self.arena.players());
        PairStanding {
            policies: pair.map(|policy| self.arena.policies()[policy].to_string()),
            games: difference.count * u64::from(self.arena.players()),
            win_rate: wins.share(),
            win_rate_interval: wins.share_interval(even, self.looks),
            difference: difference.mean,
            difference_interval: difference.interval(self.looks),
            decided,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::{NonZeroU64, NonZeroUsize};
    use std::sync::Mutex;

    use bots::PolicySpec::{self, Busy, Greedy, GreedyFirst, Random, Uniform};
    use clever_cubed::{CleverCubed, Setup};
    use engine::Game;

    use super::*;
    use crate::arena::{ArenaError, Extent, Played};

    fn arena(players: u8, policies: &[PolicySpec]) -> Arena<CleverCubed> {
        Arena::new(vec![CleverCubed::new(&Setup::for_players(players)).unwrap()], policies, 11).unwrap()
    }

    fn extent(blocks: u64, looks: Looks, threads: usize) -> Extent {
        let threads = NonZeroUsize::new(threads).unwrap();
        Extent { blocks: NonZeroU64::new(blocks).unwrap(), looks, threads }
    }

    /// Games of two policies that came out as if they had been played: for each block how many of its two games the first won.
    fn made_up(arena: &Arena<CleverCubed>, blocks: &[u8]) -> Results {
        let mut results = Results::default();
        for (block, &won) in (0..).zip(blocks) {
            for rotation in 0..2 {
                let wins = if rotation < won { [12, 0, 0, 0] } else { [0, 12, 0, 0] };
                assert!(results.add(arena, &Played { table: 0, block, rotation, wins, scores: [30, 20, 0, 0] }));
            }
        }
        results
    }

    #[test]
    fn figures_of_known_blocks() {
        let arena = arena(2, &[Greedy, GreedyFirst]);
        let results = made_up(&arena, &[2, 2, 1, 0, 2, 1, 2, 2, 1, 2]);
        let standings = Evidence::new(&arena, &results, &[10], Looks::Once).standings();
        let [pair] = standings.pairs.as_slice() else { panic!("two policies are one pair") };
        assert_eq!((pair.win_rate, pair.difference, pair.games), (Some(0.75), 10.0, 20));
        assert_eq!(standings.reference.as_deref(), Some("greedy-1"));
        let [greedy, first] = standings.policies.as_slice() else { panic!("two policies") };
        assert_eq!((greedy.win_share, first.win_share), (Some(0.75), Some(0.25)));
        // 7.5 of 10 blocks and half of the half that is made up: 7.75 to 2.75.
        let rating = 400.0 * (7.75_f64 / 2.75).log10();
        assert!((greedy.rating.unwrap() - rating).abs() < 1e-6);
        assert_eq!((first.rating, first.rating_interval), (Some(0.0), None));
        let ([low, high], [rated_low, rated_high]) = (pair.win_rate_interval.unwrap(), greedy.rating_interval.unwrap());
        let rated = |rate: f64| 400.0 * (rate / (1.0 - rate)).log10();
        assert!((rated(low) - rated_low).abs() < 1e-6 && (rated(high) - rated_high).abs() < 1e-6, "the same evidence");
    }

    #[test]
    fn a_clear_difference_ends_the_play_early() {
        let arena = arena(1, &[Random, Greedy]);
        let standings = arena.run(extent(2000, Looks::AnyTime, 2), &mut Results::default(), &|_| Ok(())).unwrap();
        assert!(standings.pairs[0].decided && standings.games < 200, "{standings:?}");
        assert!(standings.pairs[0].difference < -100.0);
        assert_eq!((standings.policies[0].rating, standings.policies[0].win_share), (None, None));
        let all = arena.run(extent(150, Looks::Once, 2), &mut Results::default(), &|_| Ok(())).unwrap();
        assert_eq!(all.games, 300);
    }

    #[test]
    fn threads_and_interruptions_change_nothing() {
        for (players, policies) in
            [(1, vec![Random, Busy(4), Uniform]), (2, vec![Busy(4), Random]), (3, vec![Busy(4), Random])]
        {
            let arena = arena(players, &policies);
            let witnessed = Mutex::new(Vec::new());
            let note = |played: &Played| {
                witnessed.lock().unwrap().push(*played);
                Ok(())
            };
            let alone = arena.run(extent(24, Looks::AnyTime, 1), &mut Results::default(), &note).unwrap();
            let shared = arena.run(extent(24, Looks::AnyTime, 3), &mut Results::default(), &|_| Ok(())).unwrap();
            assert_eq!(alone, shared, "{players} players");
            let witnessed = witnessed.into_inner().unwrap();
            let mut half = Results::default();
            witnessed.iter().skip(witnessed.len() / 2).for_each(|played| assert!(half.add(&arena, played)));
            let played = Mutex::new(0);
            let count = |_: &Played| {
                *played.lock().unwrap() += 1;
                Ok(())
            };
            let resumed = arena.run(extent(24, Looks::AnyTime, 2), &mut half, &count).unwrap();
            assert_eq!(alone, resumed, "{players} players");
            assert_eq!(played.into_inner().unwrap(), witnessed.len() / 2, "only what was missing is played");
        }
    }

    #[test]
    fn tables_of_four_compare_everybody() {
        let arena = arena(4, &[Random, Busy(4)]);
        let standings = arena.run(extent(12, Looks::Once, 2), &mut Results::default(), &|_| Ok(())).unwrap();
        // Three tables (one, two or three seats for either) of 12 blocks of 4 games.
        assert_eq!(standings.games, 144);
        let [pair] = standings.pairs.as_slice() else { panic!("one pair") };
        assert!(pair.win_rate.unwrap() < 0.4, "{pair:?}");
        assert!(standings.policies[1].rating.unwrap() > 50.0, "{standings:?}");
    }

    #[test]
    fn what_cannot_be_compared_is_refused() {
        let start = |players| CleverCubed::new(&Setup::for_players(players)).unwrap();
        let refused = |starts, policies: &[PolicySpec]| Arena::new(starts, policies, 1).map(|_| ()).unwrap_err();
        assert_eq!(refused(vec![start(2)], &[Random]), ArenaError::TooFew);
        assert_eq!(refused(vec![start(2)], &[Random, Greedy, Random]), ArenaError::Twice("random".to_owned()));
        assert_eq!(refused(vec![start(2), start(3)], &[Random, Greedy]), ArenaError::Starts);
        assert_eq!(refused(vec![], &[Random, Greedy]), ArenaError::Starts);
    }

    #[test]
    fn whoever_cannot_note_a_game_ends_the_arena() {
        let arena = arena(2, &[Random, Busy(4)]);
        let full = |played: &Played| if played.block == 2 { Err("the disk is full".to_owned()) } else { Ok(()) };
        let error = arena.run(extent(4, Looks::Once, 1), &mut Results::default(), &full).unwrap_err();
        assert_eq!(error, "block 2 of random, busy, rotation 0, seed 11: the disk is full");
    }

    #[test]
    fn a_game_without_a_place_is_refused() {
        let arena = arena(2, &[Random, Busy(4)]);
        let fine = Played { table: 0, block: 0, rotation: 0, wins: [12, 0, 0, 0], scores: [0; 4] };
        let mut results = Results::default();
        for broken in [
            Played { table: 1, ..fine },
            Played { rotation: 2, ..fine },
            Played { block: u64::MAX, ..fine },
            Played { wins: [6, 0, 0, 0], ..fine },
        ] {
            assert!(!results.add(&arena, &broken), "{broken:?}");
        }
        assert!(results.add(&arena, &fine));
        assert_eq!(results.games(), 1);
    }
}
