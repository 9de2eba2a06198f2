use serde::Serialize;

use crate::Seat;

/// How a game ended.
///
/// ```
/// use engine::{Outcome, Seat};
/// let outcome = Outcome::by_score(&[20, 35, 35], "highest-total");
/// assert_eq!(outcome.places, [3, 1, 1]);
/// assert_eq!(outcome.win_part(Seat::new(1).unwrap()), 0.5);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// For every seat its place, from 1; tied seats share a place and the next one is left out.
    pub places: Vec<u8>,
    /// For every seat its final score.
    pub scores: Vec<i32>,
    /// How it was won: a key of the game's locale files.
    pub reason: &'static str,
}

impl Outcome {
    /// The ranking in which the higher score is better and equal scores share a place.
    pub fn by_score(scores: &[i32], reason: &'static str) -> Self {
        Self::ranked(scores, scores, reason)
    }

    /// The ranking by any `keys` (score first, then tie-breaks), the greater the better; equal keys share a place.
    pub fn ranked<K: Ord>(scores: &[i32], keys: &[K], reason: &'static str) -> Self {
        let place = |key: &K| 1 + keys.iter().filter(|other| *other > key).count() as u8;
        Self { places: keys.iter().map(place).collect(), scores: scores.to_vec(), reason }
    }

    /// Which part of the win belongs to `seat`: 1 alone, a half with one other, and so on.
    pub fn win_part(&self, seat: Seat) -> f64 {
        let winners = self.places.iter().filter(|&&place| place == 1).count();
        if self.places[seat.index()] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}
