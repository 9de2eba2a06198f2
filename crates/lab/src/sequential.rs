//! Is a difference decided? A test that may be looked at after every result.

/// The bets of the mixture, as parts of one's fortune, on either side.
const BETS: [f64; 8] = [0.9, 0.45, 0.225, 0.1125, 0.056_25, 0.028_125, 0.014_062_5, 0.007_031_25];

/// Does a difference of two win shares come from chance? Somebody who says "they are equally strong" offers fair bets on
/// every result, and we bet small and large parts of our fortune on one side and on the other. If they are right, the
/// chance that the fortunes together ever grow to `1 / error` times what they were is at most `error`, however often one
/// looks and whenever one stops (Ville's inequality; the "betting" test of Waudby-Smith and Ramdas). Nothing is assumed
/// but that results lie between -1 and 1.
///
/// ```
/// let mut fortune = lab::Fortune::default();
/// (0..5).for_each(|_| fortune.add(1.0));
/// assert!(!fortune.is_decided(0.01));
/// (0..7).for_each(|_| fortune.add(1.0));
/// assert!(fortune.is_decided(0.01));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fortune([[f64; 2]; BETS.len()]);

impl Default for Fortune {
    fn default() -> Self {
        Self([[1.0; 2]; BETS.len()])
    }
}

impl Fortune {
    /// Takes the next difference, from -1 to 1.
    pub fn add(&mut self, difference: f64) {
        self.add_scaled(difference, difference);
    }

    /// Takes the next difference, in parts of the most that can be lost by betting on one side and on the other.
    fn add_scaled(&mut self, upward: f64, downward: f64) {
        debug_assert!(upward >= -1.0 && downward <= 1.0, "{upward} {downward}");
        for (fortunes, bet) in self.0.iter_mut().zip(BETS) {
            // More would be of no use to anybody, and this way no number overflows.
            const ENOUGH: f64 = 1e200;
            fortunes[0] = (fortunes[0] * (1.0 + bet * upward)).min(ENOUGH);
            fortunes[1] = (fortunes[1] * (1.0 - bet * downward)).min(ENOUGH);
        }
    }

    /// Has chance been ruled out, but for this probability of error?
    pub fn is_decided(&self, error: f64) -> bool {
        let mean = self.0.iter().flatten().sum::<f64>() / (2 * BETS.len()) as f64;
        mean >= 1.0 / error
    }
}

/// Where the true share `first / (first + second)` lies, however often one looks: all shares at which somebody who offers fair
/// bets would not have lost a hundredfold. Pairs lie between 0 and 1, and so do their sums.
pub(crate) fn any_time_share(pairs: &[[f64; 2]], error: f64) -> Option<[f64; 2]> {
    let sum = |side: usize| pairs.iter().map(|pair| pair[side]).sum::<f64>();
    let (first, second) = (sum(0), sum(1));
    if first + second <= 0.0 {
        return None;
    }
    let is_ruled_out = |share: f64| {
        let mut fortune = Fortune::default();
        for [first, second] in pairs {
            let difference = first * (1.0 - share) - second * share;
            fortune.add_scaled((difference / share).max(-1.0), (difference / (1.0 - share)).min(1.0));
        }
        fortune.is_decided(error)
    };
    let observed = first / (first + second);
    // Between the observed share, which is never ruled out, and an end of the scale, which always is or does not matter.
    let limit = |mut outside: f64| {
        let mut inside = observed;
        for _ in 0..30 {
            let middle = (inside + outside) / 2.0;
            if middle <= 0.0 || middle >= 1.0 {
                break;
            }
            if is_ruled_out(middle) { outside = middle } else { inside = middle }
        }
        (inside + outside) / 2.0
    };
    let low = if observed > 0.0 { limit(0.0) } else { 0.0 };
    let high = if observed < 1.0 { limit(1.0) } else { 1.0 };
    Some([low, high])
}

#[cfg(test)]
mod tests {
    use engine::Fast;

    use super::*;

    /// After how many of at most `most` blocks of two games it was decided, if the first wins with this probability.
    fn decided_after(source: &mut Fast, per_mille: u32, most: u32) -> Option<u32> {
        let mut fortune = Fortune::default();
        (1..=most).find(|_| {
            let wins = u8::from(source.below(1000) < per_mille) + u8::from(source.below(1000) < per_mille);
            fortune.add(f64::from(wins) - 1.0);
            fortune.is_decided(0.01)
        })
    }

    #[test]
    fn equals_are_told_apart_in_no_more_than_one_of_a_hundred() {
        const RUNS: u32 = 4000;
        let source = &mut Fast::new(1);
        let wrong = (0..RUNS).filter(|_| decided_after(source, 500, 1000).is_some()).count();
        // 40 would be exactly the promised level; the deviation of such a count is 6.3.
        assert!(wrong <= 55, "{wrong} of {RUNS}");
    }

    /// Results need be neither equally distributed nor of the same kind: only the mean must be zero.
    #[test]
    fn a_skewed_bet_is_fair_too() {
        const RUNS: u32 = 4000;
        let source = &mut Fast::new(2);
        let is_decided = |_: &u32| {
            let mut fortune = Fortune::default();
            (0..300).any(|_| {
                fortune.add(if source.below(10) == 0 { 0.9 } else { -0.1 });
                fortune.is_decided(0.01)
            })
        };
        let wrong = (0..RUNS).filter(is_decided).count();
        assert!(wrong <= 55, "{wrong} of {RUNS}");
    }

    /// Looking after every block, the true share is hardly ever outside; and in the end the interval is of use.
    #[test]
    fn shares_stay_in_their_intervals_at_all_times() {
        const RUNS: u32 = 300;
        for per_mille in [500, 900] {
            let source = &mut Fast::new(u64::from(per_mille));
            let truth = f64::from(per_mille) / 1000.0;
            let (mut left, mut width) = (0, 0.0);
            for _ in 0..RUNS {
                let mut pairs = Vec::new();
                let mut was_left = false;
                for block in 1..=100 {
                    let won = |source: &mut Fast| f64::from(u8::from(source.below(1000) < per_mille)) / 2.0;
                    let first = won(source) + won(source);
                    pairs.push([first, 1.0 - first]);
                    if block % 10 == 0 {
                        let [low, high] = any_time_share(&pairs, 0.01).unwrap();
                        was_left |= !(low..=high).contains(&truth);
                        width = high - low;
                    }
                }
                left += u32::from(was_left);
            }
            assert!(left <= 8, "{per_mille}: {left} of {RUNS}");
            assert!(width < 0.4, "{per_mille}: {width}");
        }
    }

    #[test]
    fn who_always_won_is_better_than_even_after_16_blocks() {
        let [low, high] = any_time_share(&[[1.0, 0.0]; 16], 0.01).unwrap();
        // (1 + 0.9 (1 - r) / r)^16 = 16 · 100 at r = 0.606, if only the boldest bet counted.
        assert!((0.59..0.61).contains(&low) && high == 1.0, "{low} {high}");
        assert_eq!(any_time_share(&[[0.0, 1.0]; 16], 0.01).unwrap()[0], 0.0);
        assert_eq!(any_time_share(&[], 0.01), None);
        let [low, high] = any_time_share(&[[0.25, 0.25]; 4], 0.01).unwrap();
        assert!(low < 0.1 && high > 0.9, "{low} {high}");
    }

    #[test]
    fn what_is_clear_is_decided_soon() {
        let source = &mut Fast::new(3);
        let mut median = |per_mille| {
            let mut after: Vec<_> = (0..101).map(|_| decided_after(source, per_mille, 5000).unwrap_or(5000)).collect();
            after.sort_unstable();
            after[50]
        };
        let medians = [median(950), median(750), median(600), median(550)];
        assert!(medians[0] <= 16 && medians[1] <= 45 && medians[2] <= 250 && medians[3] <= 1000, "{medians:?}");
    }
}
