//! Sums that can be added up in any order and still give the same figures.

use std::collections::BTreeMap;

/// Mean, deviation and extremes of whole numbers, in constant memory.
///
/// ```
/// let mut dice = lab::Moments::default();
/// [2, 4, 4, 6].into_iter().for_each(|value| dice.add(value));
/// assert_eq!(dice.mean(), 4.0);
/// assert_eq!(dice.deviation(), (8.0_f64 / 3.0).sqrt());
/// assert_eq!((dice.min(), dice.max()), (2, 6));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moments {
    count: u64,
    sum: i128,
    squares: i128,
    min: i64,
    max: i64,
}

impl Default for Moments {
    fn default() -> Self {
        Self { count: 0, sum: 0, squares: 0, min: i64::MAX, max: i64::MIN }
    }
}

impl Moments {
    /// Counts one number.
    #[inline]
    pub fn add(&mut self, value: i64) {
        let wide = i128::from(value);
        self.count += 1;
        self.sum += wide;
        self.squares += wide * wide;
        self.min = self.min.min(value);
        self.max = self.max.max(value);
    }

    /// Counts what somebody else has counted.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }

    /// How many numbers there were.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Their sum.
    pub fn sum(&self) -> i128 {
        self.sum
    }

    /// Their mean; 0 if there was none.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// Their standard deviation, as estimated from a sample (divided by one less than their number); 0 for a single one.
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        // The squared distances from the mean rounded down are whole, so nothing cancels out; what the rounding left
        // over is taken off at the end.
        let count = i128::from(self.count);
        let floor = self.sum.div_euclid(count);
        let rest = self.sum.rem_euclid(count);
        let distances = self.squares - floor * (self.sum + rest);
        let distances = distances as f64 - (rest * rest) as f64 / count as f64;
        (distances / (count - 1) as f64).sqrt()
    }

    /// The standard error of the mean. One number alone says nothing about it.
    pub fn standard_error(&self) -> Option<f64> {
        (self.count >= 2).then(|| self.deviation() / (self.count as f64).sqrt())
    }

    /// The lowest; 0 if there was none.
    pub fn min(&self) -> i64 {
        if self.count == 0 { 0 } else { self.min }
    }

    /// The highest; 0 if there was none.
    pub fn max(&self) -> i64 {
        if self.count == 0 { 0 } else { self.max }
    }
}

/// How often each number came out. It grows with the number of different numbers, not with how many were counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    counts: BTreeMap<i32, u64>,
}

/// One bar of a histogram: the numbers from `from` to `to`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bin {
    /// The lowest number of this bar.
    pub from: i64,
    /// The highest.
    pub to: i64,
    /// How many there were.
    pub count: u64,
}

impl Histogram {
    /// Counts one number.
    pub fn add(&mut self, value: i32) {
        *self.counts.entry(value).or_default() += 1;
    }

    /// Counts what somebody else has counted.
    pub fn merge(&mut self, other: &Self) {
        for (&value, &count) in &other.counts {
            *self.counts.entry(value).or_default() += count;
        }
    }

    /// Each number that came out, in order, and how often.
    pub fn counts(&self) -> impl Iterator<Item = (i32, u64)> {
        self.counts.iter().map(|(&value, &count)| (value, count))
    }

    /// The lowest number that at least `percent` of a hundred are not above. `None` if nothing was counted.
    ///
    /// ```
    /// let mut scores = lab::Histogram::default();
    /// [10, 20, 30, 40].into_iter().for_each(|score| scores.add(score));
    /// assert_eq!(scores.percentile(50), Some(20));
    /// assert_eq!(scores.percentile(51), Some(30));
    /// assert_eq!(scores.percentile(100), Some(40));
    /// ```
    pub fn percentile(&self, percent: u8) -> Option<i32> {
        let all: u128 = self.counts.values().map(|&count| u128::from(count)).sum();
        let mut below = 0;
        self.counts().find_map(|(value, count)| {
            below += u128::from(count);
            (below * 100 >= all * u128::from(percent)).then_some(value)
        })
    }

    /// The histogram in at most `bins_max` bars of equal and round width (1, 2 or 5 times a power of ten), those in
    /// between without a count too.
    pub fn bins(&self, bins_max: u32) -> Vec<Bin> {
        let (Some((&low, _)), Some((&high, _))) = (self.counts.first_key_value(), self.counts.last_key_value()) else {
            return Vec::new();
        };
        let (low, high) = (i64::from(low), i64::from(high));
        let number = |width: i64| high.div_euclid(width) - low.div_euclid(width) + 1;
        // Any two numbers fit into two bars, one on either side of zero, so a width is always found.
        let bins_max = i64::from(bins_max.max(2));
        let widths = (0..).flat_map(|power| [1, 2, 5].map(|step| step * 10_i64.pow(power)));
        let width = widths.into_iter().find(|&width| number(width) <= bins_max).expect("widths grow beyond any number");
        let first = low.div_euclid(width);
        let mut bins: Vec<_> = (first..first + number(width))
            .map(|bin| Bin { from: bin * width, to: (bin + 1) * width - 1, count: 0 })
            .collect();
        for (value, count) in self.counts() {
            bins[(i64::from(value).div_euclid(width) - first) as usize].count += count;
        }
        bins
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moments(values: &[i64]) -> Moments {
        let mut moments = Moments::default();
        values.iter().for_each(|&value| moments.add(value));
        moments
    }

    #[test]
    fn moments_of_a_known_sample() {
        // Mean 5; squared distances 9 1 1 1 0 0 4 16, in all 32; divided by 7.
        let known = moments(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!((known.count(), known.sum(), known.mean()), (8, 40, 5.0));
        assert_eq!(known.deviation(), (32.0_f64 / 7.0).sqrt());
        assert_eq!(known.standard_error(), Some((32.0_f64 / 7.0).sqrt() / 8.0_f64.sqrt()));
    }

    #[test]
    fn the_deviation_survives_large_and_negative_numbers() {
        // -3, -1, 2: mean -2/3; squared distances 49/9, 1/9, 64/9, in all 114/9; divided by 2.
        assert!((moments(&[-3, -1, 2]).deviation() - (114.0_f64 / 18.0).sqrt()).abs() < 1e-12);
        let far = i64::from(i32::MAX);
        assert_eq!(moments(&[far - 1, far, far + 1]).deviation(), 1.0);
        assert_eq!(moments(&[far; 5]).deviation(), 0.0);
    }

    #[test]
    fn one_number_has_no_error_and_none_no_extremes() {
        assert_eq!(moments(&[7]).standard_error(), None);
        assert_eq!(moments(&[7]).deviation(), 0.0);
        assert_eq!((moments(&[]).mean(), moments(&[]).min(), moments(&[]).max()), (0.0, 0, 0));
    }

    #[test]
    fn parts_add_up_to_the_whole() {
        let mut merged = moments(&[5, -2]);
        merged.merge(&moments(&[]));
        merged.merge(&moments(&[9]));
        assert_eq!(merged, moments(&[9, 5, -2]));
    }

    fn histogram(values: impl IntoIterator<Item = i32>) -> Histogram {
        let mut histogram = Histogram::default();
        values.into_iter().for_each(|value| histogram.add(value));
        histogram
    }

    #[test]
    fn percentiles_are_exact() {
        let hundred = histogram(1..=100);
        for percent in 1..=100 {
            assert_eq!(hundred.percentile(percent), Some(i32::from(percent)));
        }
        // Half of 5 is 2.5, so the third number is the first that half of them are not above.
        assert_eq!(histogram([1, 1, 8, 9, 9]).percentile(50), Some(8));
        assert_eq!(histogram([1, 1, 8, 9, 9]).percentile(0), Some(1));
        assert_eq!(histogram([]).percentile(50), None);
    }

    #[test]
    fn bins_are_round_and_hold_everything() {
        let bin = |from, to, count| Bin { from, to, count };
        assert_eq!(histogram([3, 4, 4]).bins(10), [bin(3, 3, 1), bin(4, 4, 2)]);
        assert_eq!(histogram([-7, 3, 12]).bins(4), [bin(-10, -1, 1), bin(0, 9, 1), bin(10, 19, 1)]);
        assert_eq!(histogram([0, 99, 100]).bins(3), [bin(0, 49, 1), bin(50, 99, 1), bin(100, 149, 1)]);
        assert_eq!(histogram([]).bins(5), []);
        let widest = histogram([i32::MIN, i32::MAX]).bins(2);
        assert_eq!(widest.iter().map(|bin| bin.count).collect::<Vec<_>>(), [1, 1]);
    }
}
