//! The truth about small games: every position that can be reached, and what it is worth to the best players.

use std::collections::HashMap;

use engine::{Fast, Game, Seat, Turn};

/// A game that was solved: for every position what it is worth to seat 0, whom everybody else works against.
pub struct Solved<G: Game> {
    positions: HashMap<G, usize>,
    worths: Vec<f64>,
}

/// What can follow a position.
enum Next {
    Over(f64),
    Chance(Vec<(usize, f64)>),
    /// The best of these.
    Choice(Seat, Vec<usize>),
}

/// What an ended game is worth to a seat: its part of the win, or the points of who plays alone.
pub fn payoff<G: Game>(game: &G, seat: Seat) -> f64 {
    let outcome = game.outcome().expect("it is over");
    if game.players() == 1 { f64::from(outcome.scores()[0]) } else { outcome.win_part(seat) }
}

impl<G: Game> Solved<G> {
    /// Solves a game in which everybody plays perfectly, by going through all positions again and again until nothing changes.
    pub fn new(start: &G) -> Self {
        let mut positions = HashMap::from([(start.clone(), 0)]);
        let mut order = vec![start.clone()];
        let mut nexts = Vec::new();
        while let Some(game) = order.get(nexts.len()).cloned() {
            let mut number = |after: G| {
                *positions.entry(after.clone()).or_insert_with(|| {
                    order.push(after);
                    order.len() - 1
                })
            };
            nexts.push(next(&game, &mut number));
        }
        let mut worths = vec![0.0; nexts.len()];
        loop {
            let mut change = 0.0_f64;
            // Later positions are mostly further on: from the end to the beginning most are right at once.
            for (number, next) in nexts.iter().enumerate().rev() {
                let worth = next.worth(&worths);
                change = change.max((worth - worths[number]).abs());
                worths[number] = worth;
            }
            if change < 1e-12 {
                return Self { positions, worths };
            }
        }
    }

    /// What a position is worth to seat 0.
    pub fn worth(&self, game: &G) -> f64 {
        self.worths[self.positions[game]]
    }

    /// What `seat` gives away with each of these actions.
    pub fn losses(&self, game: &G, seat: Seat, legal: &[G::Action]) -> Vec<f64> {
        let side = if seat == Seat::FIRST { 1.0 } else { -1.0 };
        let after = |action: &G::Action| {
            let mut after = game.clone();
            after.play_listed(seat, action, &mut ());
            side * self.worth(&after)
        };
        let worths: Vec<f64> = legal.iter().map(after).collect();
        let best = worths.iter().copied().fold(f64::MIN, f64::max);
        worths.into_iter().map(|worth| best - worth).collect()
    }

    /// A game from `start` in which `choose` plays for seat 0 and everybody else plays perfectly: what seat 0 gave away by its
    /// decisions, and what it got in the end.
    pub fn play(
        &self,
        start: &G,
        source: &mut Fast,
        mut choose: impl FnMut(&G, &[G::Action], &mut Fast) -> usize,
    ) -> (f64, f64) {
        let (mut game, mut legal, mut lost) = (start.clone(), Vec::new(), 0.0);
        loop {
            match game.turn() {
                Turn::Over => return (lost, payoff(&game, Seat::FIRST)),
                Turn::Chance(_) => game.let_happen(source, &mut ()),
                Turn::Players(seats) => {
                    let seat = seats.first().expect("somebody is waited for");
                    game.legal(seat, &mut legal);
                    let losses = self.losses(&game, seat, &legal);
                    let choice = if seat == Seat::FIRST { choose(&game, &legal, source) } else { best(&losses) };
                    lost += if seat == Seat::FIRST { losses[choice] } else { 0.0 };
                    game.play_listed(seat, &legal[choice], &mut ());
                }
            }
        }
    }
}

/// The first that gives nothing away.
pub fn best(losses: &[f64]) -> usize {
    losses.iter().position(|loss| *loss == 0.0).expect("one of them is the best")
}

fn next<G: Game>(game: &G, number: &mut impl FnMut(G) -> usize) -> Next {
    match game.turn() {
        Turn::Over => Next::Over(payoff(game, Seat::FIRST)),
        Turn::Chance(_) => {
            let mut odds = Vec::new();
            game.odds(1000, &mut odds).expect("few things can happen");
            let all: u64 = odds.iter().map(|(_, weight)| weight).sum();
            let result = |(fate, weight): (G::Fate, u64)| {
                let mut after = game.clone();
                after.happen(&fate, &mut ()).expect("what the odds list can happen");
                (number(after), weight as f64 / all as f64)
            };
            Next::Chance(odds.into_iter().map(result).collect())
        }
        Turn::Players(seats) => {
            let seat = seats.first().expect("somebody is waited for");
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let way = |action: G::Action| {
                let mut after = game.clone();
                after.play_listed(seat, &action, &mut ());
                number(after)
            };
            Next::Choice(seat, legal.into_iter().map(way).collect())
        }
    }
}

impl Next {
    fn worth(&self, worths: &[f64]) -> f64 {
        match self {
            Self::Over(payoff) => *payoff,
            Self::Chance(results) => results.iter().map(|(after, part)| worths[*after] * part).sum(),
            Self::Choice(seat, ways) => {
                let worths = ways.iter().map(|after| worths[*after]);
                if *seat == Seat::FIRST { worths.fold(f64::MIN, f64::max) } else { worths.fold(f64::MAX, f64::min) }
            }
        }
    }
}
