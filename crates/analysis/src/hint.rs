use engine::{Heuristic, Seat};

use crate::Figure;
use crate::futures::{Clock, Futures, Players};
use crate::trial::Trial;

/// What one of several ways to go on is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// Which way, by its index.
    pub way: usize,
    /// How many games were tried.
    pub games: usize,
    /// Which part of all games the seat would win so; shared wins count in part. That is what it won by the best way less the
    /// [loss](Self::loss): a way that was left early was tried with other dice, and its own wins could not be compared.
    pub wins: f64,
    /// The seat's score at the end, on average; alone likewise less the loss.
    pub score: f64,
    /// In eight of ten games the score was at least this …
    pub low: i32,
    /// … and at most this.
    pub high: i32,
    /// How much less it is worth than the best way, by the same dice: parts of the win, or alone points.
    pub loss: Figure,
}

/// Every way is tried in so many games at least: fewer say nothing about how far off they are.
const FIRST_MIN: usize = 4;

/// What every one of several `ways` is worth for a seat, the best first: each way is a list of decisions that are made one after
/// the other. About so many `games` are tried, most of them where the decision is close. What the seat cannot know is dealt
/// again for every game, and the same seed gives the same answer.
pub fn hint<G: Heuristic>(now: &G, seat: Seat, ways: &[Vec<G::Action>], games: u32, seed: u64) -> Vec<Hint> {
    if ways.is_empty() {
        return Vec::new();
    }
    let trial = Trial { before: now, clock: Clock::default(), seat, ways, players: Players::Yardstick, seed };
    let rounds = ways.len().next_power_of_two().ilog2().max(1) as usize;
    let futures = &mut Futures::default();
    let first = (games as usize / (rounds * ways.len())).max(FIRST_MIN);
    let (best, mut ends) = trial.halve(first, futures);
    if ends[best].is_empty() {
        trial.try_out(best, 0, (games as usize).max(1), futures, &mut ends[best]);
    }
    let alone = now.players() == 1;
    let most = trial.value(&ends[best]);
    let mut hints: Vec<_> = (0..ways.len())
        .map(|way| {
            let mut scores: Vec<_> = ends[way].iter().map(|end| end.score).collect();
            scores.sort_unstable();
            let games = scores.len();
            let at = |tenths: usize| scores[(games * tenths / 10).min(games - 1)];
            let loss = trial.difference(&ends[best], &ends[way]);
            // What was left early may look better than the best in the few games it had.
            let worth = most - loss.value.max(0.0);
            let score = Figure::mean(scores.iter().map(|score| i64::from(*score)), 1).value;
            Hint {
                way,
                games,
                wins: if alone { 1.0 } else { worth.clamp(0.0, 1.0) },
                score: if alone { worth } else { score },
                low: at(1),
                high: at(9),
                loss,
            }
        })
        .collect();
    hints.sort_by(|a, b| {
        let of = |hint: &Hint| (hint.way != best, hint.loss.value, -hint.score);
        of(a).partial_cmp(&of(b)).expect("averages are numbers")
    });
    hints
}
