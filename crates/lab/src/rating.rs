//! Ratings: one number for every policy that explains who won against whom.

use crate::interval::MADE_UP;

/// A rating of 400 more means ten wins to one, as in Elo's scale.
const POINTS_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;

/// One independent trial: who sat at the table (by number of the policy, a policy may take several seats), and which part of
/// the wins each of these seats had; the parts add up to 1.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Trial<'a> {
    pub table: &'a [usize],
    pub parts: Vec<f64>,
    /// What it counts.
    pub weight: f64,
}

/// The most likely ratings, and for each its standard error.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ratings {
    pub ratings: Vec<f64>,
    pub errors: Vec<f64>,
}

/// Fits ratings by maximum likelihood: everybody wins with a probability in proportion to their strength (Bradley and Terry;
/// Luce for larger tables). `reference` has 0. Every table counts as if it had played [half a trial](MADE_UP) more that
/// all shared, so that who always won gets a finite rating. Errors come from the spread of the trials themselves (the sandwich estimator), not
/// from the assumption that games are independent: the games of a trial have the same dice.
pub(crate) fn fit(policies: usize, reference: usize, tables: &[Vec<usize>], trials: &[Trial<'_>]) -> Ratings {
    let shared =
        tables.iter().map(|table| Trial { table, parts: vec![1.0 / table.len() as f64; table.len()], weight: MADE_UP });
    let trials: Vec<Trial<'_>> = trials.iter().cloned().chain(shared).collect();
    let mut strengths = vec![0.0; policies];
    let mut information = vec![vec![0.0; policies]; policies];
    for _ in 0..STEPS_MAX {
        let mut slope = vec![0.0; policies];
        information.iter_mut().for_each(|row| row.fill(0.0));
        for trial in &trials {
            trial.add_slope(&strengths, &mut slope);
            trial.add_information(&strengths, &mut information);
        }
        let step = solve(&fixed(&information, reference), &without(&slope, reference));
        // The likelihood has a single peak, but far from it a whole step may go too far.
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength += scale * part);
        if longest < 1e-10 {
            break;
        }
    }
    let errors = sandwich(&strengths, reference, &information, &trials);
    let scaled = |numbers: Vec<f64>| numbers.into_iter().map(|number| number * POINTS_PER_LOGIT).collect();
    Ratings { ratings: scaled(strengths), errors: scaled(errors) }
}

/// More than Newton's method ever needs here.
const STEPS_MAX: u32 = 200;

impl Trial<'_> {
    /// The probability of every seat to win.
    fn chances(&self, strengths: &[f64]) -> Vec<f64> {
        let weights: Vec<f64> = self.table.iter().map(|&policy| strengths[policy].exp()).collect();
        let all: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / all).collect()
    }

    fn add_slope(&self, strengths: &[f64], slope: &mut [f64]) {
        for ((&policy, part), chance) in self.table.iter().zip(&self.parts).zip(self.chances(strengths)) {
            slope[policy] += self.weight * (part - chance);
        }
    }

    fn add_information(&self, strengths: &[f64], information: &mut [Vec<f64>]) {
        let chances = self.chances(strengths);
        for (&policy, chance) in self.table.iter().zip(&chances) {
            information[policy][policy] += self.weight * chance;
            for (&other, other_chance) in self.table.iter().zip(&chances) {
                information[policy][other] -= self.weight * chance * other_chance;
            }
        }
    }
}

/// The standard errors: spread of the slopes of single trials, seen through the inverse of the information.
fn sandwich(strengths: &[f64], reference: usize, information: &[Vec<f64>], trials: &[Trial<'_>]) -> Vec<f64> {
    let policies = strengths.len();
    let mut spread = vec![vec![0.0; policies]; policies];
    for trial in trials {
        let mut slope = vec![0.0; policies];
        trial.add_slope(strengths, &mut slope);
        for (row, one) in spread.iter_mut().zip(&slope) {
            row.iter_mut().zip(&slope).for_each(|(cell, other)| *cell += one * other / trial.weight);
        }
    }
    let information = fixed(information, reference);
    let unit = |policy: usize| (0..policies).map(|other| f64::from(u8::from(other == policy))).collect::<Vec<_>>();
    let error = |policy| {
        if policy == reference {
            return 0.0;
        }
        let row = solve(&information, &unit(policy));
        let variance: f64 = row
            .iter()
            .zip(&spread)
            .map(|(one, cells)| one * row.iter().zip(cells).map(|(other, cell)| other * cell).sum::<f64>())
            .sum();
        variance.max(0.0).sqrt()
    };
    (0..policies).map(error).collect()
}

/// The same equations with the reference held at zero.
fn fixed(matrix: &[Vec<f64>], reference: usize) -> Vec<Vec<f64>> {
    let cell = |row: usize, column: usize| match (row == reference, column == reference) {
        (true, true) => 1.0,
        (false, false) => matrix[row][column],
        _ => 0.0,
    };
    (0..matrix.len()).map(|row| (0..matrix.len()).map(|column| cell(row, column)).collect()).collect()
}

fn without(vector: &[f64], reference: usize) -> Vec<f64> {
    vector.iter().enumerate().map(|(index, &value)| if index == reference { 0.0 } else { value }).collect()
}

/// Solves a positive definite system; elimination needs no pivots there.
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Vec<f64> {
    let size = right.len();
    let mut rows: Vec<Vec<f64>> =
        matrix.iter().zip(right).map(|(row, &value)| row.iter().copied().chain([value]).collect()).collect();
    for pivot in 0..size {
        let pivot_row = rows[pivot].clone();
        for row in rows.iter_mut().skip(pivot + 1) {
            let factor = row[pivot] / pivot_row[pivot];
            row.iter_mut().zip(&pivot_row).skip(pivot).for_each(|(cell, above)| *cell -= factor * above);
        }
    }
    let mut solution = vec![0.0; size];
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| rows[row][column] * solution[column]).sum();
        solution[row] = (rows[row][size] - known) / rows[row][row];
    }
    solution
}

#[cfg(test)]
mod tests {
    use engine::Fast;

    use super::*;

    fn games<'a>(table: &'a [usize], wins: &[usize]) -> Vec<Trial<'a>> {
        let trial = |seat| {
            let mut parts = vec![0.0; table.len()];
            parts[seat] = 1.0;
            Trial { table, parts, weight: 1.0 }
        };
        wins.iter().enumerate().flat_map(|(seat, &count)| (0..count).map(move |_| trial(seat))).collect()
    }

    #[test]
    fn three_wins_in_four_are_191_points() {
        let tables = vec![vec![0, 1]];
        // With half a shared trial 75.25 : 25.25 wins.
        let found = fit(2, 1, &tables, &games(&tables[0], &[75, 25]));
        let logit = (75.25_f64 / 25.25).ln();
        assert!((found.ratings[0] - logit * POINTS_PER_LOGIT).abs() < 1e-6, "{found:?}");
        assert_eq!((found.ratings[1], found.errors[1]), (0.0, 0.0));
        let share: f64 = 75.25 / 100.5;
        let spread = 75.0 * (1.0 - share).powi(2) + 25.0 * share.powi(2) + 0.5 * (share - 0.5).powi(2);
        let error = spread.sqrt() / (100.5 * share * (1.0 - share));
        assert!((found.errors[0] - error * POINTS_PER_LOGIT).abs() < 1e-6, "{found:?}");
        assert!((400.0 * 3.0_f64.log10() - 190.8).abs() < 0.1);
    }

    #[test]
    fn who_never_loses_has_a_finite_rating_and_a_wide_error() {
        let tables = vec![vec![0, 1]];
        let found = fit(2, 1, &tables, &games(&tables[0], &[100, 0]));
        assert!((found.ratings[0] - 401.0_f64.ln() * POINTS_PER_LOGIT).abs() < 1e-6, "{found:?}");
        assert!(found.errors[0] > 150.0, "{found:?}");
    }

    #[test]
    fn chains_add_up() {
        let tables = vec![vec![0, 1], vec![1, 2]];
        let trials: Vec<_> = games(&tables[0], &[20, 10]).into_iter().chain(games(&tables[1], &[20, 10])).collect();
        let Ratings { ratings, errors } = fit(3, 0, &tables, &trials);
        assert!((ratings[2] - 2.0 * ratings[1]).abs() < 1e-6, "{ratings:?}");
        assert!((errors[2] / errors[1] - 2.0_f64.sqrt()).abs() < 1e-6, "independent errors add up as squares");
    }

    #[test]
    fn a_policy_on_two_seats_wins_twice_as_often_as_its_equal() {
        let tables = vec![vec![0, 0, 1]];
        let found = fit(2, 0, &tables, &games(&tables[0], &[100, 100, 100]));
        assert!(found.ratings[1].abs() < 1e-9, "{found:?}");
    }

    /// Strengths 4 : 2 : 1 at one table of three: the intervals hold what they say.
    #[test]
    fn true_ratings_lie_within_their_errors() {
        const RUNS: u32 = 300;
        let tables = vec![vec![0, 1, 2]];
        let source = &mut Fast::new(8);
        let truth = [400.0 * 4.0_f64.log10(), 400.0 * 2.0_f64.log10()];
        let mut within = 0;
        for _ in 0..RUNS {
            let mut wins = [0; 3];
            (0..150).for_each(|_| wins[[0, 0, 0, 0, 1, 1, 2][source.below(7) as usize]] += 1);
            let found = fit(3, 2, &tables, &games(&tables[0], &wins));
            within += (0..2).filter(|&one| (found.ratings[one] - truth[one]).abs() < 2.576 * found.errors[one]).count();
        }
        assert!(within as f64 / f64::from(2 * RUNS) > 0.98, "{within}");
    }
}
