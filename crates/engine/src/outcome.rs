use std::fmt;

use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

use crate::Seat;

/// How a game ended.
///
/// ```
/// use engine::{Outcome, Seat};
/// let outcome = Outcome::by_score(&[20, 35, 35], "highest-total");
/// assert_eq!(outcome.places(), [3, 1, 1]);
/// assert_eq!(outcome.win_part(Seat::new(1).unwrap()), 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "WrittenOutcome"))]
pub struct Outcome {
    players: u8,
    places: [u8; Seat::COUNT_MAX],
    scores: [i32; Seat::COUNT_MAX],
    /// How it was won: a key of the game's locale files.
    pub reason: &'static str,
}

impl Outcome {
    /// The ranking in which the higher score is better and equal scores share a place.
    pub fn by_score(scores: &[i32], reason: &'static str) -> Self {
        Self::ranked(scores, scores, reason)
    }

    /// The ranking by any `keys` (score first, then tie-breaks), the greater the better; equal keys share a place. There is
    /// a key for each score, and no more than a table has seats.
    pub fn ranked<K: Ord>(scores: &[i32], keys: &[K], reason: &'static str) -> Self {
        assert_eq!(scores.len(), keys.len(), "every seat has a score and a key");
        let mut outcome = Self { players: keys.len() as u8, places: [0; 4], scores: [0; 4], reason };
        outcome.scores[..scores.len()].copy_from_slice(scores);
        for (place, key) in outcome.places.iter_mut().zip(keys) {
            *place = 1 + keys.iter().filter(|other| *other > key).count() as u8;
        }
        outcome
    }

    /// For every seat its place, from 1; tied seats share a place and the next one is left out.
    pub fn places(&self) -> &[u8] {
        &self.places[..self.players.into()]
    }

    /// For every seat its final score.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.players.into()]
    }

    /// Which part of the win belongs to `seat`: 1 alone, a half with one other, and so on.
    pub fn win_part(&self, seat: Seat) -> f64 {
        let winners = self.places().iter().filter(|&&place| place == 1).count();
        if self.places()[seat.index()] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}

impl fmt::Debug for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (places, scores) = (self.places(), self.scores());
        f.debug_struct("Outcome")
            .field("places", &places)
            .field("scores", &scores)
            .field("reason", &self.reason)
            .finish()
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut outcome = serializer.serialize_struct("Outcome", 3)?;
        outcome.serialize_field("places", self.places())?;
        outcome.serialize_field("scores", self.scores())?;
        outcome.serialize_field("reason", self.reason)?;
        outcome.end()
    }
}

/// How a recorded game ended, as it was written down: the rules of today need not know its reason any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WrittenOutcome {
    /// As in [`Outcome::places`].
    pub places: Vec<u8>,
    /// As in [`Outcome::scores`].
    pub scores: Vec<i32>,
    /// As in [`Outcome::reason`].
    pub reason: String,
}

impl From<Outcome> for WrittenOutcome {
    fn from(outcome: Outcome) -> Self {
        Self { places: outcome.places().to_vec(), scores: outcome.scores().to_vec(), reason: outcome.reason.to_owned() }
    }
}
