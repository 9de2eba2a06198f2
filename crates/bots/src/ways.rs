use std::cmp::Reverse;
use std::collections::HashSet;

use engine::{Heuristic, Seat};

/// One whole move: all decisions of a seat until something else has its turn, or until it is clear what it comes to.
#[derive(Clone, Debug)]
pub struct Way<G: Heuristic> {
    /// The decisions, at least one.
    pub actions: Vec<G::Action>,
    /// The number of the first one in the list of legal actions.
    pub first: usize,
    /// The judgement of the position in the end.
    pub worth: i32,
}

/// How many decisions of one move are looked at.
const DECISIONS_MAX: usize = 4;

/// The moves that `seat` can make, the best by the judgement first, and of those that come to the same only one. There are
/// `most` at the most.
pub fn ways<G: Heuristic>(now: &G, seat: Seat, legal: &[G::Action], most: usize) -> Vec<Way<G>> {
    let mut found = Found { seat, ways: Vec::new(), ends: HashSet::new() };
    for (first, action) in legal.iter().enumerate() {
        let mut after = now.clone();
        after.play_listed(seat, action, &mut ());
        found.follow(after, first, &mut vec![action.clone()]);
    }
    found.ways.sort_by_key(|way| Reverse(way.worth));
    found.ways.truncate(most);
    found.ways
}

struct Found<G: Heuristic> {
    seat: Seat,
    ways: Vec<Way<G>>,
    ends: HashSet<G>,
}

impl<G: Heuristic> Found<G> {
    fn follow(&mut self, game: G, first: usize, actions: &mut Vec<G::Action>) {
        if actions.len() < DECISIONS_MAX && game.is_mid_move(self.seat) {
            let mut legal = Vec::new();
            game.legal(self.seat, &mut legal);
            for action in &legal {
                let mut after = game.clone();
                after.play_listed(self.seat, action, &mut ());
                actions.push(action.clone());
                self.follow(after, first, actions);
                actions.pop();
            }
            if !legal.is_empty() {
                return;
            }
        }
        let worth = game.evaluate(self.seat, G::VALUE);
        if self.ends.insert(game) {
            self.ways.push(Way { actions: actions.clone(), first, worth });
        }
    }
}
