use std::num::{NonZeroU64, NonZeroUsize};

use bots::{Greedy, Policy};
use engine::{Fast, Game, Heuristic, Seat, Weights};
use serde::{Deserialize, Serialize};

use crate::Looks;
use crate::arena::{play_with_dice_of, win_parts};
use crate::evolution::{Evolution, normal};
use crate::interval::{Pairs, Sample};
use crate::seating::seed_of;
use crate::simulate::share_out;
use crate::tally::WIN_PARTS;

/// Where a judgement is taught: its numbers are changed a little, the changed ones play against a pool of opponents, and
/// those that do better decide where to go next.
///
/// The pool has the first judgement there was, the one that is taught now, winners of earlier generations and random
/// variations, so that nobody learns to beat only themselves. All members of a generation play the same trials: the same
/// beginning, seat, opponents and dice. After a quarter of the trials the worse half is sent home.
#[derive(Clone, Debug)]
pub struct School<G: Game> {
    /// The trials take them in turns: players and sets are mixed.
    starts: Vec<G>,
    /// What results are divided by, for every beginning: the deviation of one game, so that points and wins can be added up.
    scales: Vec<f64>,
    seed: u64,
    /// So many games for every member of a generation.
    trials: u64,
    threads: NonZeroUsize,
}

/// How far the lessons are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The search.
    pub evolution: Evolution,
    /// The sum of the middles of the later half of the generations: noise evens out in it.
    late: Vec<f64>,
    late_count: u32,
    /// Winners of earlier generations.
    alumni: Vec<Vec<i32>>,
}

/// The judgement `new` against the judgement `old`, at tables for as many players.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// How many play; the new one has one seat, which rotates, and the old one all others.
    pub players: u8,
    /// How many games the new one played.
    pub games: u64,
    /// Which part of the games it won; nothing for who plays alone.
    pub win_share: Option<f64>,
    /// Where the true share lies, with 99 %.
    pub win_share_interval: Option<[f64; 2]>,
    /// How many points more it had than the old one would with the same dice, or than the old ones at the table.
    pub difference: f64,
    /// Where the true difference lies, with 99 %.
    pub difference_interval: Option<[f64; 2]>,
    /// Its mean score.
    pub mean_score: f64,
}

/// Seeds for different purposes never meet.
#[derive(Clone, Copy)]
enum Purpose {
    Lessons = 1,
    Choice = 2,
    Exam = 3,
    Whims = 4,
}

/// How many earlier winners are in the pool, and after how many generations one joins.
const ALUMNI_MAX: usize = 5;
const ALUMNUS_EVERY: u32 = 10;

/// How many random variations are in the pool, and how much wilder than a step they are.
const VARIATIONS: usize = 2;
const VARIATION: f64 = 2.0;

/// What a game is worth that came to no end, because somebody divided by zero.
const FAILED: f64 = -1e6;

impl<G: Heuristic> School<G> {
    /// A school for these beginnings. Nothing can be taught to a judgement without numbers.
    pub fn new(starts: Vec<G>, seed: u64, trials: NonZeroU64, threads: NonZeroUsize) -> Option<Self> {
        if G::Weights::names().is_empty() || starts.is_empty() {
            return None;
        }
        let trials = trials.get().max(4 * starts.len() as u64);
        let mut school = Self { starts, scales: Vec::new(), seed, trials, threads };
        school.scales = (0..school.starts.len()).map(|start| school.scale(start)).collect();
        Some(school)
    }

    /// The deviation of one game of the first judgement there was.
    fn scale(&self, start: usize) -> f64 {
        const GAMES: u64 = 48;
        let players = self.starts[start].players();
        if players > 1 {
            let even = 1.0 / f64::from(players);
            return (even * (1.0 - even)).sqrt();
        }
        let seed = seed_of(self.seed, Purpose::Whims as u64);
        let scores: Vec<f64> = (0..GAMES)
            .map(|game| self.play(start, 0, &[G::FIRST], seed_of(seed, game)).map_or(0.0, |(_, score)| score))
            .collect();
        (Sample::of(&scores).error * (GAMES as f64).sqrt()).max(1.0)
    }

    /// The beginning of a course: the judgement as it is taught now.
    pub fn course(&self) -> Course {
        let numbers = G::Weights::names().len();
        Course { evolution: Evolution::new(numbers), late: vec![0.0; numbers], late_count: 0, alumni: Vec::new() }
    }

    /// The judgement at some place of the search. Small steps are parts of what a number is now, large ones make it grow
    /// many times over, and any number may change its sign.
    pub fn judgement(&self, place: &[f64]) -> G::Weights {
        let now = G::TAUGHT.values();
        let mut sizes: Vec<i32> = now.iter().map(|value| value.saturating_abs()).collect();
        sizes.sort_unstable();
        let usual = f64::from(sizes[sizes.len() / 2]);
        let value = |(&value, &step): (&i32, &f64)| {
            let unit = if value == 0 { usual / 4.0 } else { f64::from(value).abs() }.max(2.0);
            (f64::from(value) + unit * step.sinh()).round() as i32
        };
        G::Weights::of_values(&now.iter().zip(place).map(value).collect::<Vec<_>>())
    }

    /// One more generation.
    pub fn teach(&self, course: &Course) -> Result<Course, String> {
        let evolution = &course.evolution;
        let generation = u64::from(evolution.generation);
        let seed = seed_of(seed_of(self.seed, Purpose::Lessons as u64), generation);
        let source = &mut Fast::stream(seed, u64::MAX);
        let members = evolution.sample(source);
        let at = |distance: &Vec<f64>| -> Vec<f64> {
            evolution.middle.iter().zip(distance).map(|(middle, part)| middle + part).collect()
        };
        let pupils: Vec<G::Weights> = members.iter().map(|member| self.judgement(&at(member))).collect();
        let pool = self.pool(course, source);
        let first = self.trials / 4;
        let mut results = vec![0.0; pupils.len()];
        let all: Vec<usize> = (0..pupils.len()).collect();
        self.examine(&pupils, &all, &pool, seed, 0..first, &mut results)?;
        let mut ranking = all;
        ranking.sort_by(|&a, &b| results[b].total_cmp(&results[a]));
        let better = ranking[..pupils.len() / 2].to_vec();
        self.examine(&pupils, &better, &pool, seed, first..self.trials, &mut results)?;
        let (left, _) = ranking.split_at_mut(pupils.len() / 2);
        left.sort_by(|&a, &b| results[b].total_cmp(&results[a]));
        Ok(self.advanced(course, evolution.after(&members, &ranking)))
    }

    fn advanced(&self, course: &Course, evolution: Evolution) -> Course {
        let mut next = Course { evolution, ..course.clone() };
        let generation = next.evolution.generation;
        // Half of what was added up is forgotten whenever the number of generations has doubled.
        if generation.is_power_of_two() {
            next.late.fill(0.0);
            next.late_count = 0;
        }
        next.late_count += 1;
        for (sum, middle) in next.late.iter_mut().zip(&next.evolution.middle) {
            *sum = ((*sum + middle) * 1e9).round() / 1e9;
        }
        if generation.is_multiple_of(ALUMNUS_EVERY) {
            next.alumni.push(self.judgement(&next.evolution.middle).values());
            if next.alumni.len() > ALUMNI_MAX {
                // Old and new ones stay; every second time an old one goes.
                next.alumni.remove(usize::from(generation / ALUMNUS_EVERY % 2 == 1));
            }
        }
        next
    }

    fn pool(&self, course: &Course, source: &mut Fast) -> Vec<G::Weights> {
        let evolution = &course.evolution;
        let alumni = course.alumni.iter().map(|values| G::Weights::of_values(values));
        let mut pool: Vec<G::Weights> = [G::FIRST, G::TAUGHT].into_iter().cloned().chain(alumni).collect();
        for _ in 0..VARIATIONS {
            let step = VARIATION * evolution.step();
            let place: Vec<f64> = evolution.middle.iter().map(|middle| middle + step * normal(source)).collect();
            pool.push(self.judgement(&place));
        }
        pool
    }

    /// Adds what each of the `present` pupils gets in these trials.
    fn examine(
        &self,
        pupils: &[G::Weights],
        present: &[usize],
        pool: &[G::Weights],
        seed: u64,
        trials: std::ops::Range<u64>,
        results: &mut [f64],
    ) -> Result<(), String> {
        let each = trials.end - trials.start;
        let Some(count) = NonZeroU64::new(each * present.len() as u64) else { return Ok(()) };
        let play = |sums: &mut Vec<(u64, f64)>, number: u64| {
            let (pupil, trial) = (present[(number / each) as usize], trials.start + number % each);
            sums.push((number, self.trial(&pupils[pupil], pool, seed, trial)));
            Ok(())
        };
        let parts = share_out(count, self.threads, Vec::new, play, &|_| {}).map_err(|(_, reason)| reason)?;
        let mut sums: Vec<(u64, f64)> = parts.concat();
        // Added up in one order, whoever played what.
        sums.sort_unstable_by_key(|(number, _)| *number);
        for (number, result) in sums {
            results[present[(number / each) as usize]] += result;
        }
        Ok(())
    }

    /// What `pupil` gets in a trial, in deviations of one game.
    fn trial(&self, pupil: &G::Weights, pool: &[G::Weights], seed: u64, trial: u64) -> f64 {
        let starts = self.starts.len() as u64;
        let start = (trial % starts) as usize;
        let players = u64::from(self.starts[start].players());
        let own = ((trial / starts) % players) as usize;
        let seed = seed_of(seed, trial);
        let source = &mut Fast::stream(seed, u64::MAX);
        let seats: Vec<&G::Weights> = (0..players as usize)
            .map(|seat| if seat == own { pupil } else { &pool[source.below(pool.len() as u32) as usize] })
            .collect();
        match self.play(start, own, &seats, seed) {
            Some((_, score)) if players == 1 => score / self.scales[start],
            Some((win, _)) => win / self.scales[start],
            None => FAILED,
        }
    }

    /// A game of these judgements: which part of the win `own` has, and how many points. Numbers that nobody thought of may
    /// break a judgement, for instance as a divisor: such a game has no result.
    fn play(&self, start: usize, own: usize, seats: &[&G::Weights], seed: u64) -> Option<(f64, f64)> {
        let play = || {
            let mut game = self.starts[start].clone();
            let mut policies: Vec<Box<dyn Policy<G>>> =
                seats.iter().map(|weights| Box::new(player::<G>(weights)) as Box<dyn Policy<G>>).collect();
            play_with_dice_of(&mut game, &mut policies, seed, &mut Vec::new()).ok()
        };
        let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(play)).ok().flatten()?;
        let seat = Seat::new(own as u8)?;
        Some((win_parts(&outcome, seat) as f64 / WIN_PARTS as f64, f64::from(outcome.scores()[own])))
    }

    /// The best judgement of a course: the last middle, the mean of the later ones, or what was taught before, whichever does
    /// best on seeds that were not used for lessons.
    pub fn graduate(&self, course: &Course) -> Result<G::Weights, String> {
        let mean: Vec<f64> = course.late.iter().map(|sum| sum / f64::from(course.late_count.max(1))).collect();
        let candidates = [self.judgement(&mean), self.judgement(&course.evolution.middle), G::TAUGHT.clone()];
        let pool = [G::FIRST.clone(), G::TAUGHT.clone()];
        let mut results = [0.0; 3];
        let trials = 0..4 * self.trials;
        self.examine(&candidates, &[0, 1, 2], &pool, seed_of(self.seed, Purpose::Choice as u64), trials, &mut results)?;
        // Of equals the one that was taught before: nothing changes without a reason.
        let best = (0..3).rev().fold(2, |best, other| if results[other] > results[best] { other } else { best });
        let [mean, last, before] = candidates;
        Ok([mean, last, before].into_iter().nth(best).expect("one of the three"))
    }

    /// The new judgement against the old one, on seeds that were used for nothing else: a line for every number of players.
    pub fn compare(&self, new: &G::Weights, old: &G::Weights, blocks: NonZeroU64) -> Result<Vec<Comparison>, String> {
        let mut players: Vec<u8> = self.starts.iter().map(G::players).collect();
        players.sort_unstable();
        players.dedup();
        players.into_iter().map(|players| self.compare_at(players, new, old, blocks)).collect()
    }

    fn compare_at(
        &self,
        players: u8,
        new: &G::Weights,
        old: &G::Weights,
        blocks: NonZeroU64,
    ) -> Result<Comparison, String> {
        let starts: Vec<usize> =
            (0..self.starts.len()).filter(|&start| self.starts[start].players() == players).collect();
        let seed = seed_of(seed_of(self.seed, Purpose::Exam as u64), players.into());
        let seats = usize::from(players);
        let play = |found: &mut Vec<(u64, [f64; 3])>, block: u64| {
            let start = starts[(block % starts.len() as u64) as usize];
            let mut sums = [0.0; 3];
            for own in 0..seats {
                let judges: Vec<_> = (0..seats).map(|seat| if seat == own { new } else { old }).collect();
                let dice = seed_of(seed, block);
                let failed = || format!("block {block} at a table for {players} came to no end");
                let (win, score) = self.play(start, own, &judges, dice).ok_or_else(failed)?;
                // The same seat and dice in the hands of the old one, among its likes.
                let (_, before) = self.play(start, own, &vec![old; seats], dice).ok_or_else(failed)?;
                let added = [win, score, score - before];
                sums.iter_mut().zip(added).for_each(|(sum, added)| *sum += added / seats as f64);
            }
            found.push((block, sums));
            Ok(())
        };
        let parts = share_out(blocks, self.threads, Vec::new, play, &|_| {}).map_err(|(_, reason)| reason)?;
        let mut found: Vec<(u64, [f64; 3])> = parts.concat();
        found.sort_unstable_by_key(|(block, _)| *block);
        let mut wins = Pairs::default();
        found.iter().for_each(|(_, [win, ..])| wins.add(*win, 1.0 - win));
        let column = |index: usize| found.iter().map(|(_, sums)| sums[index]).collect::<Vec<_>>();
        let difference = Sample::of(&column(2));
        Ok(Comparison {
            players,
            games: blocks.get() * u64::from(players),
            win_share: wins.share().filter(|_| players > 1),
            win_share_interval: wins.share_interval(0.5, Looks::Once).filter(|_| players > 1),
            difference: difference.mean,
            difference_interval: difference.interval(Looks::Once),
            mean_score: Sample::of(&column(1)).mean,
        })
    }
}

/// The numbers of a judgement as Rust source, ready to be pasted in place of those there are.
///
/// ```
/// engine::weights! {
///     /// What things are worth.
///     pub struct Weights {
///         /// A heart.
///         heart: i32,
///         /// Dice.
///         dice: [i32; 3],
///     }
/// }
/// let source = lab::as_source(&Weights { heart: 7, dice: [3, -2, 1] });
/// assert_eq!(source, "Weights {\n    heart: 7,\n    dice: [3, -2, 1],\n}");
/// ```
pub fn as_source<W: Weights>(weights: &W) -> String {
    let mut fields: Vec<(String, bool, Vec<String>)> = Vec::new();
    for (name, value) in W::names().into_iter().zip(weights.values()) {
        let (field, is_list) = name.split_once('[').map_or((name.as_str(), false), |(field, _)| (field, true));
        match fields.last_mut() {
            Some((last, true, values)) if is_list && last == field => values.push(value.to_string()),
            _ => fields.push((field.to_owned(), is_list, vec![value.to_string()])),
        }
    }
    let lines = fields.into_iter().map(|(field, is_list, values)| {
        let values = values.join(", ");
        if is_list { format!("    {field}: [{values}],\n") } else { format!("    {field}: {values},\n") }
    });
    format!("Weights {{\n{}}}", lines.collect::<String>())
}

/// Who judges by these numbers. The first opponent of all stays as it was.
fn player<G: Heuristic>(weights: &G::Weights) -> Greedy<G> {
    Greedy::judging_by(weights).solving(G::OUTLOOK.solves_ahead && weights != G::FIRST)
}
