//! How sure a figure is.

use serde::Serialize;

use crate::sequential::any_time_share;

/// How sure the intervals of the arena, of teaching and of balance are.
pub const CONFIDENCE: f64 = 0.99;

/// The part of a normal distribution within so many deviations of its mean is 99 %.
const QUANTILE_99: f64 = 2.575_829_303_548_901;

/// How large the differences are that the any-time test is made for: the variance of an imagined normal distribution of the
/// true mean, in deviations of one result. Its choice costs sharpness only, never honesty.
const EFFECT_VARIANCE: f64 = 0.1;

/// When somebody looks at results, which decides how wide an honest interval is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Looks {
    /// Once, after a number of results that was fixed before: the usual interval (Student's).
    Once,
    /// Again and again, and one stops when one likes what one sees: the interval holds at all moments together. It is the
    /// confidence sequence of the t-test with a normal mixture over the effect and Haar's measure over the deviation.
    AnyTime,
}

impl Looks {
    /// So many standard errors lie on either side of a mean of `count` results in 99 % of all cases. Too few results say
    /// nothing.
    pub fn reach(self, count: u64) -> Option<f64> {
        match self {
            Self::Once => student_99(count.checked_sub(1)?),
            Self::AnyTime => any_time_reach(count, 1.0 - CONFIDENCE),
        }
    }
}

/// The t statistic that a mean of `count` results never exceeds, however often one looks, unless something happens whose
/// probability is `error`. Before enough results are there, nothing is ever decided.
///
/// ```
/// // At 200 results, 3.6 standard errors instead of the 2.6 for those who look only once.
/// let reach = lab::any_time_reach(200, 0.01).unwrap();
/// assert!((3.5..3.7).contains(&reach));
/// assert_eq!(lab::any_time_reach(5, 0.01), None);
/// ```
pub fn any_time_reach(count: u64, error: f64) -> Option<f64> {
    if count < 2 {
        return None;
    }
    // The mixture's likelihood ratio is sqrt(1/g) · ((1 + u) / (1 + u/g))^(count/2) with g = 1 + count · EFFECT_VARIANCE
    // and u = t²/(count - 1); this is where it comes to 1 / error.
    let growth = 1.0 + count as f64 * EFFECT_VARIANCE;
    let bound = (growth.sqrt() / error).powf(2.0 / count as f64);
    let room = 1.0 - bound / growth;
    (room > 0.0).then(|| ((count - 1) as f64 * (bound - 1.0) / room).sqrt())
}

/// Student's quantile for intervals of 99 %: exact for one and two degrees of freedom, then the expansion of Fisher and
/// Cornish, whose error stays below a hundredth.
fn student_99(freedom: u64) -> Option<f64> {
    let (z, half) = (QUANTILE_99, CONFIDENCE / 2.0);
    match freedom {
        0 => None,
        1 => Some((std::f64::consts::PI * half).tan()),
        2 => Some(2.0 * half / (2.0 * (0.5 + half) * (0.5 - half)).sqrt()),
        _ => {
            let odd = |power: i32| z.powi(power);
            let terms = [
                (odd(3) + z) / 4.0,
                (5.0 * odd(5) + 16.0 * odd(3) + 3.0 * z) / 96.0,
                (3.0 * odd(7) + 19.0 * odd(5) + 17.0 * odd(3) - 15.0 * z) / 384.0,
                (79.0 * odd(9) + 776.0 * odd(7) + 1482.0 * odd(5) - 1920.0 * odd(3) - 945.0 * z) / 92_160.0,
            ];
            Some(terms.iter().rev().fold(0.0, |sum, term| (sum + term) / freedom as f64) + z)
        }
    }
}

/// The probability that a normal value lies at least so many deviations from its mean, on either side.
pub fn two_sided(deviations: f64) -> f64 {
    // The complementary error function by the Chebyshev fit of Numerical Recipes, relative error below 2e-7 everywhere.
    const FIT: [f64; 10] = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let x = deviations.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + x / 2.0);
    t * (FIT.iter().rev().fold(0.0, |sum, term| sum * t + term) - x * x).exp()
}

/// Raises probabilities of error so that all of them together keep the level that each alone would have (Holm): whatever
/// stays below 1 % is true of all of them at once with 99 %.
///
/// ```
/// assert_eq!(lab::holm(&[0.01, 0.04, 0.03]), [0.03, 0.06, 0.06]);
/// ```
pub fn holm(errors: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..errors.len()).collect();
    order.sort_by(|&a, &b| errors[a].total_cmp(&errors[b]));
    let mut raised = vec![1.0; errors.len()];
    let mut most = 0.0_f64;
    for (rank, &index) in order.iter().enumerate() {
        most = most.max((errors.len() - rank) as f64 * errors[index]);
        raised[index] = most.min(1.0);
    }
    raised
}

/// How much of a trial is made up for shares and ratings, in which nobody was better: enough that who always won is not said
/// to win for certain, and little enough that the true share still lies in its interval as often as it should.
pub(crate) const MADE_UP: f64 = 0.5;

/// Pairs of numbers from 0 to 1, one pair for each independent trial: what the share `first / (first + second)` is, and how
/// sure.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Pairs(Vec<[f64; 2]>);

impl Pairs {
    pub fn add(&mut self, first: f64, second: f64) {
        self.0.push([first, second]);
    }

    /// Which part of both is the first.
    pub fn share(&self) -> Option<f64> {
        let sum = |side: usize| self.0.iter().map(|pair| pair[side]).sum::<f64>();
        let all = sum(0) + sum(1);
        (all > 0.0).then(|| sum(0) / all)
    }

    /// Where the true share lies. For those who look once, the interval is taken on the logistic scale, with [half a
    /// trial](MADE_UP) on top in which both had `even`: so it stays between 0 and 1, and even who always won is not said to be
    /// certain to. At any time, it is what bets on every result do not rule out.
    pub fn share_interval(&self, even: f64, looks: Looks) -> Option<[f64; 2]> {
        if looks == Looks::AnyTime {
            return any_time_share(&self.0, 1.0 - CONFIDENCE);
        }
        let reach = looks.reach(self.0.len() as u64)?;
        let weighted = || self.0.iter().map(|&pair| (pair, 1.0)).chain([([even, even], MADE_UP)]);
        let sum = |side: usize| weighted().map(|(pair, weight)| weight * pair[side]).sum::<f64>();
        let all = sum(0) + sum(1);
        let (share, observed) = (sum(0) / all, self.share()?);
        let rest = 1.0 - share;
        let distance = |[first, second]: [f64; 2]| (rest * first - share * second).powi(2);
        let squares: f64 = weighted().map(|(pair, weight)| weight * distance(pair)).sum();
        let error = squares.sqrt() / all / (share * rest);
        let middle = (share / rest).ln();
        let end = |side: f64| 1.0 / (1.0 + (-(middle + side * reach * error)).exp());
        Some([end(-1.0).min(observed), end(1.0).max(observed)])
    }
}

/// Mean, standard error and count of numbers in the order in which they come.
pub(crate) struct Sample {
    pub count: u64,
    pub mean: f64,
    pub error: f64,
}

impl Sample {
    pub fn of(numbers: &[f64]) -> Self {
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count.max(1.0);
        let distances: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let error = if numbers.len() < 2 { f64::INFINITY } else { (distances / (count - 1.0) / count).sqrt() };
        Self { count: numbers.len() as u64, mean, error }
    }

    pub fn interval(&self, looks: Looks) -> Option<[f64; 2]> {
        let reach = looks.reach(self.count)?;
        Some([-1.0, 1.0].map(|side| self.mean + side * reach * self.error))
    }
}

#[cfg(test)]
mod tests {
    use engine::Fast;

    use super::*;

    #[test]
    fn student_by_the_table() {
        let table = [(1, 63.657), (2, 9.925), (3, 5.841), (5, 4.032), (10, 3.169), (30, 2.750), (120, 2.617)];
        for (freedom, known) in table {
            let reach = student_99(freedom).unwrap();
            assert!((reach / known - 1.0).abs() < 0.01, "{freedom}: {reach}, not {known}");
        }
        assert!((student_99(u64::MAX).unwrap() - QUANTILE_99).abs() < 1e-9);
        assert_eq!((student_99(0), Looks::Once.reach(0)), (None, None));
    }

    #[test]
    fn two_sided_by_the_table() {
        for (deviations, known) in
            [(0.0, 1.0), (1.0, 0.317_310_5), (1.959_964, 0.05), (-2.575_829, 0.01), (5.0, 5.733e-7)]
        {
            assert!((two_sided(deviations) / known - 1.0).abs() < 1e-3, "{deviations}: {}", two_sided(deviations));
        }
    }

    /// Holm's own kind of example: sorted 0.005, 0.01, 0.03, 0.04 times 4, 3, 2, 1, never falling.
    #[test]
    fn holm_by_hand() {
        let raised = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (raised, known) in raised.into_iter().zip([0.03, 0.06, 0.06, 0.02]) {
            assert!((raised - known).abs() < 1e-12);
        }
        assert_eq!(holm(&[0.7, 0.9]), [1.0, 1.0]);
        assert_eq!(holm(&[]), [0.0; 0]);
    }

    #[test]
    fn the_share_of_a_small_sample_by_hand() {
        let mut pairs = Pairs::default();
        [(1.0, 0.0), (1.0, 0.0), (0.5, 0.5), (0.0, 1.0)]
            .into_iter()
            .for_each(|(first, second)| pairs.add(first, second));
        assert_eq!(pairs.share(), Some(0.625));
        // With half a made-up trial 2.75 of 4.5.
        let [low, high] = pairs.share_interval(0.5, Looks::Once).unwrap();
        let share = 2.75_f64 / 4.5;
        let squares = 2.0 * (1.0 - share).powi(2) + 1.5 * (0.5 - share).powi(2) + share.powi(2);
        let (middle, error) = ((share / (1.0 - share)).ln(), squares.sqrt() / 4.5 / (share * (1.0 - share)));
        let end = |side: f64| 1.0 / (1.0 + (-(middle + side * student_99(3).unwrap() * error)).exp());
        assert!((low - end(-1.0)).abs() < 1e-12 && (high - end(1.0)).abs() < 1e-12);
    }

    /// One of many results that are each 0 or 1, or one of both halves.
    fn won(source: &mut Fast, per_mille: u32) -> f64 {
        f64::from(u8::from(source.below(1000) < per_mille))
    }

    #[test]
    fn shares_lie_in_their_intervals_as_often_as_they_say() {
        const RUNS: u32 = 3000;
        for per_mille in [500, 800, 950, 990] {
            let source = &mut Fast::new(u64::from(per_mille));
            let covered = (0..RUNS).filter(|_| {
                let mut pairs = Pairs::default();
                for _ in 0..100 {
                    let first = (won(source, per_mille) + won(source, per_mille)) / 2.0;
                    pairs.add(first, 1.0 - first);
                }
                let [low, high] = pairs.share_interval(0.5, Looks::Once).unwrap();
                (low..=high).contains(&(f64::from(per_mille) / 1000.0))
            });
            let covered = covered.count() as f64 / f64::from(RUNS);
            assert!(covered > 0.98, "{per_mille}: {covered}");
        }
    }

    /// Whoever looks after every result and stops at the first "decided" is wrong in no more than 1 % of all cases; the
    /// usual interval would be wrong in far more.
    #[test]
    fn any_time_intervals_hold_at_all_times_together() {
        const RUNS: u32 = 2000;
        let is_left = |source: &mut Fast, looks: Looks| {
            let (mut count, mut sum, mut squares) = (0_u64, 0.0, 0.0);
            (0..400).any(|_| {
                // A sum of dice, less its mean: nearly normal, and a little skewed by the last one.
                let dice: u32 = (0..4).map(|_| source.below(6)).sum();
                let value = f64::from(dice) - 10.0 + if source.below(10) == 0 { 9.0 } else { -1.0 };
                (count, sum, squares) = (count + 1, sum + value, squares + value * value);
                let mean = sum / count as f64;
                let error = ((squares / count as f64 - mean * mean) / (count - 1).max(1) as f64).sqrt();
                count >= 16 && looks.reach(count).is_some_and(|reach| mean.abs() > reach * error)
            })
        };
        let wrong = |looks| {
            let source = &mut Fast::new(5);
            (0..RUNS).filter(|_| is_left(source, looks)).count() as f64 / f64::from(RUNS)
        };
        assert!(wrong(Looks::AnyTime) <= 0.015, "{}", wrong(Looks::AnyTime));
        assert!(wrong(Looks::Once) > 0.05, "{}", wrong(Looks::Once));
    }
}
