use engine::{Fast, Heuristic, Seat};

use crate::{Knowledge, Rollout, Yardstick};

/// What some way to go on is worth, by games that [`Greedy`] players finish from there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// How many games were played.
    pub games: u32,
    /// Which part of them the seat won; shared wins count in part.
    pub wins: f64,
    /// The seat's score at the end, on average.
    pub score: f64,
    /// In eight of ten games the score was at least this …
    pub low: i32,
    /// … and at most this.
    pub high: i32,
}

/// What every one of several `ways` is worth for the seat that knows `knowledge`: each is a list of decisions that are made at
/// once, one after the other.
///
/// All ways are tried by the same number of games with the same dice; then the worse half is left alone and the better half
/// is tried further, until the `games` are spent or one way is left. So most games are spent where the decision is close, and
/// ways that were left alone early have a rough estimate.
pub fn advise<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    ways: &[Vec<G::Action>],
    games: u32,
    source: &mut Fast,
) -> Vec<Estimate> {
    let mut trials: Vec<Trial> = (0..ways.len()).map(|_| Trial::default()).collect();
    let mut left: Vec<usize> = (0..ways.len()).collect();
    let mut rollout = Rollout::new(Yardstick::Greedy);
    let rounds = ways.len().next_power_of_two().ilog2().max(1);
    for round in 0..rounds {
        let each = (games / rounds / left.len() as u32).max(1);
        for _ in 0..each {
            let seed = u64::from(source.below(u32::MAX));
            let imagined = knowledge.imagine(source);
            for &way in &left {
                if knowledge.is_over() {
                    break;
                }
                trials[way].add(try_out(&mut rollout, &imagined, knowledge.seat(), &ways[way], seed));
            }
        }
        if round + 1 < rounds {
            left.sort_by(|&a, &b| trials[b].worth().total_cmp(&trials[a].worth()));
            left.truncate(left.len().div_ceil(2));
        }
    }
    trials.iter_mut().map(Trial::estimate).collect()
}

/// How the games of one way ended.
#[derive(Default)]
struct Trial {
    wins: f64,
    scores: Vec<i32>,
}

impl Trial {
    fn add(&mut self, (win, score): (f64, i32)) {
        self.wins += win;
        self.scores.push(score);
    }

    fn score(&self) -> f64 {
        self.scores.iter().map(|&score| f64::from(score)).sum::<f64>() / self.scores.len().max(1) as f64
    }

    /// Wins count first; where everybody wins, as in solo games, points do.
    fn worth(&self) -> f64 {
        /// More points than any game has.
        const POINTS_MAX: f64 = 1e6;
        self.wins / self.scores.len().max(1) as f64 + self.score() / POINTS_MAX
    }

    fn estimate(&mut self) -> Estimate {
        self.scores.sort_unstable();
        let games = self.scores.len();
        let at =
            |tenths: usize| self.scores.get((games * tenths / 10).min(games.saturating_sub(1))).copied().unwrap_or(0);
        Estimate {
            games: games as u32,
            wins: self.wins / games.max(1) as f64,
            score: self.score(),
            low: at(1),
            high: at(9),
        }
    }
}

/// The part of the win and the score that the seat has in the end. A way that cannot be gone is worth nothing.
fn try_out<G: Heuristic>(rollout: &mut Rollout<G>, from: &G, seat: Seat, way: &[G::Action], seed: u64) -> (f64, i32) {
    let mut game = from.clone();
    for action in way {
        if game.play(seat, action, &mut ()).is_err() {
            return (0.0, i32::MIN / 2);
        }
    }
    let ended = rollout.play(&mut game, seed);
    ended.map_or((0.0, 0), |outcome| (outcome.win_part(seat), outcome.scores()[seat.index()]))
}

#[cfg(test)]
mod tests {
    use clever_cubed::{CleverCubed, Setup};
    use engine::{Game, Seat};

    use super::*;

    /// The first choice of a solo game.
    fn opening() -> (CleverCubed, Vec<Vec<clever_cubed::Action>>) {
        let mut game = CleverCubed::new(&Setup::for_players(1)).unwrap();
        while game.turn().is_chance() {
            game.let_happen(&mut Fast::new(5), &mut ());
        }
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        (game, legal.into_iter().map(|action| vec![action]).collect())
    }

    #[test]
    fn every_way_has_an_estimate_and_the_best_have_most_games() {
        let (game, ways) = opening();
        let estimates = advise(&Knowledge::new(&game, Seat::FIRST), &ways, 64, &mut Fast::new(1));
        assert_eq!(estimates.len(), ways.len());
        for estimate in &estimates {
            assert!(estimate.games > 0 && estimate.low <= estimate.high, "{estimate:?}");
            assert!(f64::from(estimate.low) <= estimate.score + 200.0, "{estimate:?}");
        }
        let most = estimates.iter().max_by_key(|estimate| estimate.games).unwrap();
        let least = estimates.iter().min_by_key(|estimate| estimate.games).unwrap();
        assert!(most.score > least.score, "{most:?} {least:?}");
    }

    #[test]
    fn the_same_seed_gives_the_same_advice() {
        let (game, ways) = opening();
        let ask = |seed| advise(&Knowledge::new(&game, Seat::FIRST), &ways, 32, &mut Fast::new(seed));
        assert_eq!(ask(3), ask(3));
        assert_ne!(ask(3), ask(4));
    }

    #[test]
    fn to_take_no_die_is_the_worst_opening() {
        let (game, ways) = opening();
        let forfeit = ways.iter().position(|way| way[0] == clever_cubed::Action::Forfeit).unwrap();
        let estimates = advise(&Knowledge::new(&game, Seat::FIRST), &ways, 128, &mut Fast::new(9));
        let best = estimates.iter().map(|estimate| estimate.score).fold(f64::MIN, f64::max);
        assert!(estimates[forfeit].score < best, "{estimates:?}");
    }
}
