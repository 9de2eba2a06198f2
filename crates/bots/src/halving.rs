//! Sequential halving: of many candidates the best is wanted, and every look at one costs a game.

use std::ops::Range;

/// All looks at one candidate. Look number `n` of every candidate has the same dice.
#[derive(Clone, Debug)]
pub struct Trial {
    /// Its number in the list of candidates.
    pub candidate: usize,
    /// What was seen.
    pub samples: Vec<f64>,
}

impl Trial {
    /// The average value.
    pub fn mean(&self) -> f64 {
        mean(self.samples.iter().copied())
    }

    /// The standard error of the average.
    pub fn error(&self) -> f64 {
        (variance(self.samples.iter().copied()) / self.samples.len().max(1) as f64).sqrt()
    }

    /// By how much it was better than another one in each look that both had, with the same dice.
    fn leads<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = f64> + Clone + 'a {
        self.samples.iter().zip(&other.samples).map(|(own, other)| own - other)
    }
}

/// The best of those that were looked at as often as the first one, if it is better by so many standard errors; else the first.
///
/// Two or three looks that happen to agree say little about how far looks differ. What all candidates have shown of that counts
/// as some more looks at each.
pub fn best(trials: &[Trial], evidence: f64) -> usize {
    let first = &trials[0];
    let rivals = || trials[1..].iter().filter(|trial| !trial.samples.is_empty());
    let usual = mean(rivals().map(|rival| variance(rival.leads(first))));
    let last = rivals().filter(|rival| rival.samples.len() == first.samples.len());
    let best = last.max_by(|one, other| one.mean().total_cmp(&other.mean()));
    let is_better = |best: &&Trial| {
        let looks = best.samples.len() as f64;
        let squares = variance(best.leads(first)) * (looks - 1.0) + usual * LOOKS_USUAL;
        let error = (squares / (looks - 1.0 + LOOKS_USUAL) / looks).sqrt();
        let lead = mean(best.leads(first));
        lead > 0.0 && lead >= evidence * error
    };
    best.filter(is_better).map_or(0, |best| best.candidate)
}

/// What the spread of all candidates counts for each of them, in looks.
const LOOKS_USUAL: f64 = 4.0;

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = values.fold((0_u32, 0.0), |(count, sum), value| (count + 1, sum + value));
    sum / f64::from(count.max(1))
}

fn variance(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let average = mean(values.clone());
    let (count, squares) =
        values.fold((0_u32, 0.0), |(count, sum), value| (count + 1, sum + (value - average) * (value - average)));
    squares / f64::from(count.max(2) - 1)
}

/// Looks at so many `candidates` about `budget` times altogether: at all of them equally often at first, then only at the
/// better half, and so on. The first candidate is the one that has to be beaten, and is looked at to the end.
///
/// `look` is told which looks are wanted at which candidates, and answers with the samples of each look in the order of the
/// candidates, or with fewer looks when it was stopped.
pub fn halve(candidates: usize, budget: u32, mut look: impl FnMut(Range<u64>, &[usize]) -> Vec<f64>) -> Vec<Trial> {
    let mut trials: Vec<_> = (0..candidates).map(|candidate| Trial { candidate, samples: Vec::new() }).collect();
    let rounds = candidates.next_power_of_two().ilog2().max(1);
    let mut left: Vec<usize> = (0..candidates).collect();
    let mut looks = 0;
    for _ in 0..rounds {
        let each = u64::from((budget / rounds / left.len() as u32).max(LOOKS_LEAST));
        let samples = look(looks..looks + each, &left);
        for row in samples.chunks_exact(left.len()) {
            left.iter().zip(row).for_each(|(&candidate, &sample)| trials[candidate].samples.push(sample));
        }
        if samples.len() < each as usize * left.len() {
            break;
        }
        looks += each;
        let better = left.len().div_ceil(2).max(2);
        left[1..].sort_by(|&one, &other| trials[other].mean().total_cmp(&trials[one].mean()));
        left.truncate(better);
    }
    trials
}

/// Fewer looks than this say nothing.
const LOOKS_LEAST: u32 = 2;

#[cfg(test)]
mod tests {
    use engine::Fast;

    use super::*;

    /// Candidates whose worth is their number, seen through noise that all share and some of their own.
    fn noisy(budget: u32, candidates: usize, seed: u64) -> Vec<Trial> {
        halve(candidates, budget, |looks, left| {
            let mut samples = Vec::new();
            for number in looks {
                let shared = f64::from(Fast::stream(seed, number).below(1_000));
                samples.extend(left.iter().map(|&candidate| {
                    let own = f64::from(Fast::stream(seed + 1 + candidate as u64, number).below(10));
                    candidate as f64 + shared + own
                }));
            }
            samples
        })
    }

    #[test]
    fn most_looks_go_to_the_best() {
        let trials = noisy(2_000, 16, 3);
        let looks: Vec<_> = trials.iter().map(|trial| trial.samples.len()).collect();
        assert_eq!(looks.iter().max(), Some(&looks[15]));
        assert_eq!(looks[0], looks[15], "the one to be beaten is looked at to the end");
        assert!(looks[1] < looks[15] / 4, "{looks:?}");
        assert!(looks.iter().sum::<usize>() <= 2_100, "{looks:?}");
    }

    /// The noise that all share cancels out.
    #[test]
    fn a_lead_is_seen_through_common_dice() {
        let trials = noisy(400, 4, 5);
        assert_eq!(best(&trials, 5.0), 3);
        assert!(trials[3].error() > 1.0, "alone it is blurred");
    }

    #[test]
    fn a_stopped_look_leaves_what_was_seen() {
        let trials = halve(3, 600, |looks, left| vec![1.0; left.len() * (looks.end as usize).min(5)]);
        assert!(trials.iter().all(|trial| trial.samples.len() == 5));
    }
}
