use std::collections::BTreeMap;
use std::num::{NonZeroU64, NonZeroUsize};

use engine::{Fact, FactValue, Figures, Game, Heuristic, Seat};
use serde::Serialize;

use crate::arena::win_parts;
use crate::simulate::share_out;
use crate::tally::WIN_PARTS;
use crate::{CONFIDENCE, Experiment, Looks, Worker, holm, two_sided};

/// Who wins more often than their share: by place, by what they had and by what they did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// How many play.
    pub players: u8,
    /// How many games were played.
    pub games: u64,
    /// Whoever is not favoured wins this part.
    pub even: f64,
    /// For each fact the game tells, its cases; first of all the seats.
    pub facts: Vec<BalanceFact>,
    /// For each number the game tells, its mean for a seat.
    pub numbers: Vec<BalanceNumber>,
    /// For each beginning, in their order, how the first seat does.
    pub starts: Vec<BalanceCase>,
}

/// One fact.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BalanceFact {
    /// What it is about: a key of the game's locale files, or `seat`.
    pub key: String,
    /// The cases, in the order of their names.
    pub cases: Vec<BalanceCase>,
}

/// One case of a fact.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BalanceCase {
    /// Its name: a key of the game's locale files, or a number.
    pub case: String,
    /// How many seats had it.
    pub seats: u64,
    /// The same as a part of all seats, from 0 to 1.
    pub share: f64,
    /// Which part of their games they won.
    pub win_share: f64,
    /// Where the true part lies, with 99 %.
    pub win_share_interval: Option<[f64; 2]>,
    /// The probability that chance alone brings it so far from the even share.
    pub error: f64,
    /// The same, raised for looking at so many cases (Holm, over all cases of this report).
    pub error_of_many: f64,
    /// Is it below 1 %?
    pub stands_out: bool,
}

/// One number.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BalanceNumber {
    /// A key of the game's locale files.
    pub key: String,
    /// The mean.
    pub mean: f64,
    /// Where the true mean lies, with 99 %.
    pub interval: Option<[f64; 2]>,
}

/// Plays so many games of one policy against itself, taking the experiments in turns, and counts. `progress` is told how many
/// more are done.
pub fn balance<G: Heuristic + Figures>(
    experiments: &[Experiment<G>],
    games: NonZeroU64,
    threads: NonZeroUsize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Balance, String> {
    let count = experiments.len() as u64;
    let start = || Counting { workers: experiments.iter().map(Experiment::worker).collect(), count: Count::default() };
    let play = |counting: &mut Counting<'_, G>, game: u64| counting.play(game % count, game / count);
    let failed = |(game, reason): (u64, String)| {
        let seed = experiments[(game % count) as usize].seed();
        format!("game {} of seed {seed} came to no end: {reason}", game / count)
    };
    let parts = share_out(games, threads, start, play, progress).map_err(failed)?;
    let mut whole = Count::default();
    parts.into_iter().for_each(|part| whole.merge(part.count));
    let players = experiments.first().map_or(1, |experiment| experiment.start().players());
    Ok(whole.report(players, games.get()))
}

/// A fact, and which case of it; numbers have none.
type Which = (String, Option<String>);

/// The key of the fact that the game does not tell.
pub(crate) const SEAT: &str = "seat";

/// The key of the beginnings.
const START: &str = "";

struct Counting<'a, G: Game> {
    workers: Vec<Worker<'a, G>>,
    count: Count,
}

impl<G: Heuristic + Figures> Counting<'_, G> {
    fn play(&mut self, start: u64, number: u64) -> Result<(), String> {
        let worker = &mut self.workers[start as usize];
        worker.play(number).map_err(|failure| failure.reason)?;
        let game = worker.game();
        let outcome = game.outcome().ok_or("it is over but has no outcome")?;
        let mut own: BTreeMap<Which, [i64; 2]> = BTreeMap::new();
        let mut add = |key: &str, case: Option<&str>, value: i64| {
            let sums = own.entry((key.to_owned(), case.map(str::to_owned))).or_default();
            *sums = [sums[0] + 1, sums[1] + value];
        };
        let mut facts: Vec<Fact> = Vec::new();
        for seat in Seat::all(game.players()) {
            let wins = win_parts(&outcome, seat);
            add(SEAT, Some(&seat.index().to_string()), wins);
            if seat == Seat::FIRST {
                // As text with leading zeros, so that their order is the order of the beginnings.
                add(START, Some(&format!("{start:04}")), wins);
            }
            facts.clear();
            game.facts(seat, &mut facts);
            for fact in &facts {
                match fact.value {
                    FactValue::Number(number) => add(fact.key, None, number.into()),
                    FactValue::Case(case) => add(fact.key, Some(case), wins),
                }
            }
        }
        for (which, [seats, sum]) in own {
            self.count.0.entry(which).or_default().add(seats, sum);
        }
        Ok(())
    }
}

/// Sums over games: of a number of seats and of what these seats had together. Seats of one game are not independent, games
/// are; whole numbers, so that the order does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Ratio {
    games: u64,
    seats: i128,
    sum: i128,
    squares: [i128; 3],
}

impl Ratio {
    fn add(&mut self, seats: i64, sum: i64) {
        let (seats, sum) = (i128::from(seats), i128::from(sum));
        self.games += 1;
        self.seats += seats;
        self.sum += sum;
        let squares = [seats * seats, seats * sum, sum * sum];
        self.squares.iter_mut().zip(squares).for_each(|(whole, part)| *whole += part);
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.seats += other.seats;
        self.sum += other.sum;
        self.squares.iter_mut().zip(other.squares).for_each(|(whole, part)| *whole += part);
    }

    /// What a seat has on average.
    fn mean(&self) -> f64 {
        self.sum as f64 / self.seats.max(1) as f64
    }

    /// Its standard error, from the spread of whole games.
    fn error(&self) -> f64 {
        self.error_if(self.mean())
    }

    /// The same, if this were the true mean.
    fn error_if(&self, mean: f64) -> f64 {
        let [seats, both, sums] = self.squares.map(|square| square as f64);
        let spread = (sums - 2.0 * mean * both + mean * mean * seats).max(0.0);
        let sample = self.games as f64 / (self.games.max(2) - 1) as f64;
        (spread * sample).sqrt() / self.seats.max(1) as f64
    }

    fn interval(&self) -> Option<[f64; 2]> {
        let reach = Looks::Once.reach(self.games)?;
        Some([-1.0, 1.0].map(|side| self.mean() + side * reach * self.error()))
    }
}

#[derive(Default)]
struct Count(BTreeMap<Which, Ratio>);

impl Count {
    fn merge(&mut self, other: Self) {
        for (which, ratio) in other.0 {
            self.0.entry(which).or_default().merge(&ratio);
        }
    }

    fn report(&self, players: u8, games: u64) -> Balance {
        let even = 1.0 / f64::from(players);
        let mut facts: Vec<BalanceFact> = Vec::new();
        let mut numbers = Vec::new();
        for ((key, case), ratio) in &self.0 {
            let Some(case) = case else {
                numbers.push(BalanceNumber { key: key.clone(), mean: ratio.mean(), interval: ratio.interval() });
                continue;
            };
            if facts.last().is_none_or(|fact| fact.key != *key) {
                facts.push(BalanceFact { key: key.clone(), cases: Vec::new() });
            }
            let all = games as f64 * f64::from(players);
            facts.last_mut().expect("there is one").cases.push(BalanceCase::new(case, ratio, even, all));
        }
        let is_looked_at = |case: &&mut BalanceCase| case.error < 1.0;
        let mut cases: Vec<&mut BalanceCase> =
            facts.iter_mut().flat_map(|fact| &mut fact.cases).filter(is_looked_at).collect();
        let raised = holm(&cases.iter().map(|case| case.error).collect::<Vec<_>>());
        for (case, error) in cases.iter_mut().zip(raised) {
            case.error_of_many = error;
            case.stands_out = error < 1.0 - CONFIDENCE;
        }
        let starts = facts.iter().position(|fact| fact.key == START).map(|index| facts.remove(index).cases);
        // The seats first: nothing is asked more often than whether it is good to begin.
        facts.sort_by_key(|fact| fact.key != SEAT);
        Balance { players, games, even, facts, numbers, starts: starts.unwrap_or_default() }
    }
}

impl BalanceCase {
    fn new(case: &str, ratio: &Ratio, even: f64, all: f64) -> Self {
        let parts = WIN_PARTS as f64;
        // Chance is judged by the spread there would be if nobody were favoured: after few games the other is too small.
        let (win_share, deviation) = (ratio.mean() / parts, ratio.error_if(even * parts) / parts);
        // What all players of a game share, such as its end, cannot favour anybody.
        let error = if deviation > 0.0 { two_sided((win_share - even) / deviation) } else { 1.0 };
        Self {
            case: case.to_owned(),
            seats: ratio.seats as u64,
            share: ratio.seats as f64 / all,
            win_share,
            win_share_interval: ratio.interval().map(|ends| ends.map(|end| (end / parts).clamp(0.0, 1.0))),
            error,
            error_of_many: 1.0,
            stands_out: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::PolicySpec;
    use clever_cubed::{CleverCubed, Setup};

    use super::*;

    #[test]
    fn means_and_errors_of_known_games() {
        let mut ratio = Ratio::default();
        // Seats with a card and how many of them won: 1 of 1, 1 of 2, 0 of 1, 1 of 1.
        [(1, 1), (2, 1), (1, 0), (1, 1)].into_iter().for_each(|(seats, sum)| ratio.add(seats, sum));
        assert_eq!(ratio.mean(), 0.6);
        // Distances 0.4, -0.2, -0.6, 0.4: squares 0.16 + 0.04 + 0.36 + 0.16 = 0.72, times 4/3, root, by 5 seats.
        assert!((ratio.error() - (0.72_f64 * 4.0 / 3.0).sqrt() / 5.0).abs() < 1e-12);
        let mut halves = Ratio::default();
        halves.add(1, 1);
        let mut rest = Ratio::default();
        [(2, 1), (1, 0), (1, 1)].into_iter().for_each(|(seats, sum)| rest.add(seats, sum));
        halves.merge(&rest);
        assert_eq!(halves, ratio);
    }

    /// A made-up count: a card that wins 70 of 100 games, one that wins 52, and an end that everybody shares.
    #[test]
    fn only_what_is_no_chance_stands_out() {
        let mut count = Count::default();
        let mut add = |key: &str, case: &str, wins: u32, of: u32| {
            let ratio = count.0.entry((key.to_owned(), Some(case.to_owned()))).or_default();
            (0..of).for_each(|game| ratio.add(1, if game < wins { 12 } else { 0 }));
        };
        add("card", "strong", 70, 100);
        add("card", "usual", 52, 100);
        add("seat", "0", 50, 100);
        let shared = count.0.entry(("way".to_owned(), Some("fame".to_owned()))).or_default();
        (0..100).for_each(|_| shared.add(2, 12));
        let report = count.report(2, 100);
        assert_eq!(report.facts.iter().map(|fact| fact.key.as_str()).collect::<Vec<_>>(), ["seat", "card", "way"]);
        let [strong, usual] = report.facts[1].cases.as_slice() else { panic!("two cards") };
        assert!(strong.stands_out && strong.error_of_many > strong.error, "{strong:?}");
        // 0.2 over sqrt(0.5 · 0.5 / 99) are 3.98 deviations.
        assert!((strong.error / 6.89e-5 - 1.0).abs() < 0.05, "{strong:?}");
        assert!(!usual.stands_out && usual.win_share_interval.unwrap()[0] < 0.5, "{usual:?}");
        assert_eq!((report.facts[2].cases[0].error, report.facts[2].cases[0].win_share), (1.0, 0.5));
    }

    #[test]
    fn counts_do_not_depend_on_threads() {
        let experiment = Experiment::<CleverCubed>::new(&Setup::for_players(3), &[PolicySpec::Random], 3).unwrap();
        let experiments = [experiment.clone(), experiment];
        let count = |threads| {
            let threads = NonZeroUsize::new(threads).unwrap();
            balance(&experiments, NonZeroU64::new(80).unwrap(), threads, &|_| {}).unwrap()
        };
        let report = count(1);
        assert_eq!(report, count(3));
        assert_eq!((report.facts[0].key.as_str(), report.facts[0].cases.len(), report.starts.len()), (SEAT, 3, 2));
        let wins: f64 = report.facts[0].cases.iter().map(|case| case.win_share).sum();
        assert!((wins - 1.0).abs() < 1e-12, "somebody wins every game");
        assert!(report.numbers.iter().any(|number| number.key == "foxes" && number.interval.is_some()));
    }
}
