use serde::Serialize;

/// A number that was estimated, and how far off it may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figure {
    /// The estimate.
    pub value: f64,
    /// Its standard error: two of three such estimates are not farther off than this.
    pub error: f64,
}

impl Figure {
    /// How many standard errors a number must be away from nothing to count.
    const ERRORS_THAT_COUNT: f64 = 2.0;

    /// The same where the largest of hundreds are looked for.
    const ERRORS_OF_A_SWING: f64 = 3.0;

    /// The mean of whole numbers, of which `parts` make one. Nothing of it is rounded before the end.
    pub(crate) fn mean(samples: impl Iterator<Item = i64>, parts: i64) -> Self {
        let (mut count, mut sum, mut squares) = (0_i128, 0_i128, 0_i128);
        for sample in samples {
            let sample = i128::from(sample);
            (count, sum, squares) = (count + 1, sum + sample, squares + sample * sample);
        }
        if count == 0 {
            return Self::default();
        }
        let spread = (count * squares - sum * sum) as f64;
        let deviation = if count > 1 { (spread / (count * (count - 1)) as f64).sqrt() } else { 0.0 };
        let scale = parts as f64;
        Self { value: sum as f64 / (count as f64 * scale), error: deviation / ((count as f64).sqrt() * scale) }
    }

    /// The sum of figures whose errors have nothing to do with each other.
    pub(crate) fn sum(figures: impl Iterator<Item = Self>) -> Self {
        let (value, squares) =
            figures.fold((0.0, 0.0), |(value, squares), one| (value + one.value, squares + one.error * one.error));
        Self { value, error: f64::sqrt(squares) }
    }

    /// Is it above nothing by more than its noise?
    pub fn counts(&self) -> bool {
        self.value > Self::ERRORS_THAT_COUNT * self.error
    }

    /// Is it away from nothing by so many errors that among hundreds of steps hardly one is by chance?
    pub(crate) fn is_a_swing(&self) -> bool {
        self.value.abs() > Self::ERRORS_OF_A_SWING * self.error
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_comes_with_its_standard_error() {
        let figure = Figure::mean([2, 4, 4, 6].into_iter(), 2);
        assert_eq!(figure.value, 2.0);
        // The deviation is √(8/3) halves, and four numbers halve it.
        assert!((figure.error - (8.0_f64 / 3.0).sqrt() / 4.0).abs() < 1e-12, "{figure:?}");
        assert_eq!(Figure::mean(std::iter::empty(), 1), Figure::default());
        assert_eq!(Figure::mean([7].into_iter(), 1), Figure { value: 7.0, error: 0.0 });
    }

    #[test]
    fn what_is_within_its_noise_does_not_count() {
        assert!(Figure { value: 0.3, error: 0.1 }.counts());
        assert!(!Figure { value: 0.1, error: 0.1 }.counts());
        assert!(!Figure::default().counts());
        assert_eq!(
            Figure::sum([Figure { value: 1.0, error: 3.0 }, Figure { value: 2.0, error: 4.0 }].into_iter()),
            Figure { value: 3.0, error: 5.0 }
        );
    }
}
