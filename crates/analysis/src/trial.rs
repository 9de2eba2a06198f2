use engine::{Fast, Heuristic, Seat};

use crate::Figure;
use crate::futures::{Clock, Futures, PARTS, Players, mixed, worth};

/// Several ways to go on from one position, tried with the same dice.
#[derive(Clone, Copy)]
pub(crate) struct Trial<'a, G: Heuristic> {
    pub(crate) before: &'a G,
    pub(crate) clock: Clock,
    pub(crate) seat: Seat,
    pub(crate) ways: &'a [Vec<G::Action>],
    /// Who plays on afterwards.
    pub(crate) players: Players,
    pub(crate) seed: u64,
}

/// How a game ended for the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    /// Its parts of the win, or alone its points.
    pub(crate) worth: i32,
    /// Its score.
    pub(crate) score: i32,
}

impl<G: Heuristic> Trial<'_, G> {
    /// Tries the ways, each in `first` games; then leaves the worse half alone and tries the better one in twice as many, until
    /// one is left. Says which, and how the games of every way ended. What came to the same in every game is tried only once.
    pub(crate) fn halve(&self, first: usize, futures: &mut Futures<G>) -> (usize, Vec<Vec<End>>) {
        let mut ends: Vec<Vec<End>> = vec![Vec::new(); self.ways.len()];
        let mut left: Vec<usize> = (0..self.ways.len()).collect();
        let mut each = first.max(1);
        while left.len() > 1 {
            for &way in &left {
                self.try_out(way, ends[way].len() as u64, each, futures, &mut ends[way]);
            }
            left.sort_by(|&a, &b| total(&ends[b]).cmp(&total(&ends[a])));
            left.dedup_by(|later, earlier| ends[*later] == ends[*earlier]);
            left.truncate(left.len().div_ceil(2));
            each *= 2;
        }
        (left[0], ends)
    }

    /// Tries one way in the games `from` this number on.
    pub(crate) fn try_out(&self, way: usize, from: u64, games: usize, futures: &mut Futures<G>, into: &mut Vec<End>) {
        let actions = &self.ways[way];
        for number in from..from + games as u64 {
            let seed = mixed(self.seed, number);
            // What is hidden from the seat is dealt again.
            let mut game = self.before.reimagine(self.seat, &mut Fast::new(seed));
            // What hangs on something hidden may not be possible now: then it goes on as the yardstick would.
            let done = actions.iter().take_while(|action| game.play(self.seat, action, &mut ()).is_ok()).count();
            let ended = futures.end_of(&mut game, self.clock.after_decisions(done), self.players, seed);
            into.push(ended.map_or(End { worth: 0, score: 0 }, |outcome| End {
                worth: worth(&outcome, self.seat),
                score: outcome.scores()[self.seat.index()],
            }));
        }
    }

    /// Tries two ways in the same games.
    pub(crate) fn compare(&self, ways: [usize; 2], from: u64, games: usize, futures: &mut Futures<G>) -> [Vec<End>; 2] {
        ways.map(|way| self.ends_of(way, from, games, futures))
    }

    /// How one way ended in so many games.
    pub(crate) fn ends_of(&self, way: usize, from: u64, games: usize, futures: &mut Futures<G>) -> Vec<End> {
        let mut ends = Vec::with_capacity(games);
        self.try_out(way, from, games, futures, &mut ends);
        ends
    }

    /// By how much the games of one way ended better than those of another, which had the same dice.
    pub(crate) fn difference(&self, better: &[End], worse: &[End]) -> Figure {
        let pairs = better.iter().zip(worse);
        Figure::mean(pairs.map(|(better, worse)| i64::from(better.worth) - i64::from(worse.worth)), self.parts())
    }

    /// What a way is worth.
    pub(crate) fn value(&self, ends: &[End]) -> f64 {
        Figure::mean(ends.iter().map(|end| end.worth.into()), self.parts()).value
    }

    fn parts(&self) -> i64 {
        parts(self.before.players())
    }
}

/// How many whole numbers make one of what is told: parts of a win, or points.
pub(crate) fn parts(players: u8) -> i64 {
    if players == 1 { 1 } else { PARTS }
}

/// Wins count first, and where they are equal the points. All that are compared have had the same number of games.
pub(crate) fn total(ends: &[End]) -> (i64, i64) {
    ends.iter().fold((0, 0), |(worth, score), end| (worth + i64::from(end.worth), score + i64::from(end.score)))
}
