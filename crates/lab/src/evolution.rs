//! Finding better numbers when every trial is noisy: evolution with a step length for every number that adapts itself
//! (separable CMA-ES after Ros and Hansen, with mirrored samples). It needs no settings but a seed.

use engine::Fast;
use serde::{Deserialize, Serialize};

/// The state of a search: the middle of the next generation, and how far its members lie around it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evolution {
    /// How many generations there have been.
    pub generation: u32,
    /// The middle.
    pub middle: Vec<f64>,
    /// How far steps go, all in all.
    step: f64,
    /// The variance of every number, in relation to the others.
    variances: Vec<f64>,
    /// Where the middle has been going lately, in steps: long if they agree.
    path: Vec<f64>,
    /// The same, before the length of the steps is taken out.
    long_path: Vec<f64>,
}

/// The step of the first generation, and how far it may grow and shrink. Noise must not be able to end the search.
const STEP: (f64, f64, f64) = (0.2, 0.02, 0.5);

/// The coefficients for so many numbers and so many members, as Hansen's tutorial has them.
struct Rates {
    weights: Vec<f64>,
    effective: f64,
    step_path: f64,
    damping: f64,
    long_path: f64,
    rank_one: f64,
    rank_all: f64,
}

impl Rates {
    fn new(numbers: usize, members: usize) -> Self {
        let n = numbers as f64;
        let better = members / 2;
        let raw: Vec<f64> = (0..better).map(|rank| (better as f64 + 0.5).ln() - (rank as f64 + 1.0).ln()).collect();
        let sum: f64 = raw.iter().sum();
        let weights: Vec<f64> = raw.into_iter().map(|weight| weight / sum).collect();
        let effective = 1.0 / weights.iter().map(|weight| weight * weight).sum::<f64>();
        let step_path = (effective + 2.0) / (n + effective + 5.0);
        let separable = (n + 2.0) / 3.0;
        let rank_one = (separable * 2.0 / ((n + 1.3).powi(2) + effective)).min(0.4);
        let rank_all = separable * 2.0 * (effective - 2.0 + 1.0 / effective) / ((n + 2.0).powi(2) + effective);
        Self {
            effective,
            step_path,
            damping: 1.0 + 2.0 * (((effective - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0) + step_path,
            long_path: (4.0 + effective / n) / (n + 4.0 + 2.0 * effective / n),
            rank_one,
            rank_all: rank_all.clamp(0.0, 0.9 - rank_one),
            weights,
        }
    }
}

impl Evolution {
    /// A search that begins at zero everywhere.
    pub fn new(numbers: usize) -> Self {
        Self {
            generation: 0,
            middle: vec![0.0; numbers],
            step: STEP.0,
            variances: vec![1.0; numbers],
            path: vec![0.0; numbers],
            long_path: vec![0.0; numbers],
        }
    }

    /// How many members a generation has: more than without noise, and even, as they come in mirrored pairs.
    pub fn members(&self) -> usize {
        let usual = 4.0 + 3.0 * (self.middle.len() as f64).max(1.0).ln();
        2 * (usual.ceil() as usize)
    }

    /// How far steps go.
    pub fn step(&self) -> f64 {
        self.step
    }

    /// The members of the next generation, pairs of opposites, as distances from the middle.
    pub fn sample(&self, source: &mut Fast) -> Vec<Vec<f64>> {
        let mut distance = |variance: &f64| self.step * variance.sqrt() * normal(source);
        let half: Vec<Vec<f64>> =
            (0..self.members() / 2).map(|_| self.variances.iter().map(&mut distance).collect()).collect();
        half.into_iter().flat_map(|one| [one.iter().map(|part| -part).collect(), one]).collect()
    }

    /// Moves on, towards the better half of the members; `ranking` has the best first.
    #[must_use]
    pub fn after(&self, members: &[Vec<f64>], ranking: &[usize]) -> Self {
        let rates = Rates::new(self.middle.len(), members.len());
        let chosen = || rates.weights.iter().zip(ranking).map(|(weight, &member)| (*weight, &members[member]));
        let mut next = self.clone();
        next.generation += 1;
        for number in 0..self.middle.len() {
            let way: f64 = chosen().map(|(weight, member)| weight * member[number]).sum();
            let (relative, deviation) = (way / self.step, self.variances[number].sqrt());
            next.middle[number] += way;
            let whitened = relative / deviation;
            next.path[number] = follow(self.path[number], whitened, rates.step_path, rates.effective);
            next.long_path[number] = follow(self.long_path[number], relative, rates.long_path, rates.effective);
            let spread: f64 = chosen().map(|(weight, member)| weight * (member[number] / self.step).powi(2)).sum();
            let kept = 1.0 - rates.rank_one - rates.rank_all;
            let variance = kept * self.variances[number]
                + rates.rank_one * next.long_path[number].powi(2)
                + rates.rank_all * spread;
            next.variances[number] = variance.clamp(1e-4, 1e4);
        }
        let length = next.path.iter().map(|part| part * part).sum::<f64>().sqrt();
        let n = self.middle.len() as f64;
        let expected = n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n));
        let grown = self.step * (rates.step_path / rates.damping * (length / expected - 1.0)).exp();
        next.step = grown.clamp(STEP.1, STEP.2);
        next.snap();
        next
    }

    /// Rounds everything to what a file holds, so that whoever goes on from a file goes on exactly.
    fn snap(&mut self) {
        let Self { middle, step, variances, path, long_path, .. } = self;
        let all = [middle, variances, path, long_path].into_iter().flatten().chain([step]);
        all.for_each(|number| *number = (*number * 1e9).round() / 1e9);
    }
}

/// A path that forgets slowly: without selection its parts stay normal with deviation 1.
fn follow(path: f64, way: f64, rate: f64, effective: f64) -> f64 {
    (1.0 - rate) * path + (rate * (2.0 - rate) * effective).sqrt() * way
}

/// Nearly normal with mean 0 and deviation 1: the sum of twelve uniform numbers, which is the same on every machine.
pub(crate) fn normal(source: &mut Fast) -> f64 {
    let uniform = |_| f64::from(source.below(1 << 24)) / f64::from(1 << 24);
    (0..12).map(uniform).sum::<f64>() - 6.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Looks for the lowest place of a bowl that is seen through noise.
    fn distance_after(generations: u32, numbers: usize, noise: f64) -> f64 {
        let source = &mut Fast::new(4);
        let goal: Vec<f64> = (0..numbers).map(|number| if number % 2 == 0 { 0.8 } else { -0.5 }).collect();
        let mut evolution = Evolution::new(numbers);
        let far = |place: &[f64]| place.iter().zip(&goal).map(|(a, b)| (a - b).powi(2)).sum::<f64>();
        for _ in 0..generations {
            let members = evolution.sample(source);
            let mut judged: Vec<(f64, usize)> = members
                .iter()
                .enumerate()
                .map(|(index, member)| {
                    let place: Vec<f64> = evolution.middle.iter().zip(member).map(|(a, b)| a + b).collect();
                    (far(&place) + noise * normal(source), index)
                })
                .collect();
            judged.sort_by(|a, b| a.0.total_cmp(&b.0));
            let ranking: Vec<usize> = judged.into_iter().map(|(_, index)| index).collect();
            evolution = evolution.after(&members, &ranking);
        }
        far(&evolution.middle).sqrt()
    }

    #[test]
    fn the_goal_is_found_with_and_without_noise() {
        let start = (20.0_f64 / 2.0 * (0.64 + 0.25)).sqrt();
        let clear = distance_after(200, 20, 0.0);
        assert!(clear < 0.15, "{clear} of {start}");
        let noisy = distance_after(400, 20, 1.0);
        assert!(noisy < start / 4.0, "{noisy} of {start}");
    }

    /// When nothing is better than anything else, the steps neither explode nor vanish.
    #[test]
    fn mere_noise_changes_little() {
        let source = &mut Fast::new(9);
        let mut evolution = Evolution::new(30);
        for _ in 0..200 {
            let members = evolution.sample(source);
            let mut ranking: Vec<usize> = (0..members.len()).collect();
            engine::Chance::shuffle(source, &mut ranking, engine::chance::Tag::table("noise"));
            evolution = evolution.after(&members, &ranking);
        }
        assert!((STEP.1..=STEP.2).contains(&evolution.step()), "{}", evolution.step());
        assert!(evolution.variances.iter().all(|variance| (0.01..100.0).contains(variance)), "{evolution:?}");
    }

    #[test]
    fn nearly_normal() {
        let source = &mut Fast::new(1);
        let numbers: Vec<f64> = (0..20_000).map(|_| normal(source)).collect();
        let mean = numbers.iter().sum::<f64>() / 20_000.0;
        let variance = numbers.iter().map(|number| number * number).sum::<f64>() / 20_000.0;
        assert!(mean.abs() < 0.03 && (variance - 1.0).abs() < 0.05, "{mean} {variance}");
    }

    #[test]
    fn members_are_pairs_of_opposites() {
        let members = Evolution::new(5).sample(&mut Fast::new(2));
        assert_eq!(members.len(), Evolution::new(5).members());
        for pair in members.chunks(2) {
            assert!(pair[0].iter().zip(&pair[1]).all(|(a, b)| *a == -*b));
        }
    }
}
