use std::cmp::Reverse;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use engine::{Buffers, Heuristic, Seat};

/// One whole move: all decisions of a seat until something else has its turn, or until it is clear what it comes to.
#[derive(Clone, Debug)]
pub struct Way<G: Heuristic> {
    /// The decisions, at least one.
    pub actions: Vec<G::Action>,
    /// How it goes on when it is tried out; when it comes to that, it is thought over.
    pub rest: Vec<G::Action>,
    /// The number of the first one in the list of legal actions.
    pub first: usize,
    /// The judgement of the position in the end.
    pub worth: i32,
}

/// How many decisions of one move are looked at.
const DECISIONS_MAX: usize = 4;

/// The moves that `seat` can make, the best by the judgement first, and of those that come to the same only one. There are
/// `most` at the most. Where the game computes what is best, see [`Heuristic::solve`], that comes before all others.
pub fn ways<G: Heuristic>(now: &G, seat: Seat, legal: &[G::Action], most: usize) -> Vec<Way<G>> {
    let mut found = Found { seat, ways: Vec::new(), ends: HashMap::new() };
    for (first, action) in legal.iter().enumerate() {
        let mut after = now.clone();
        after.play_listed(seat, action, &mut ());
        found.follow(after, first, &mut vec![action.clone()]);
    }
    let solved = solved(now, seat, legal);
    if let Some(&same) = solved.as_ref().and_then(|(_, end)| found.ends.get(end)) {
        found.ways.remove(same);
    }
    found.ways.sort_by_key(|way| Reverse(way.worth));
    found.ways.splice(0..0, solved.map(|(way, _)| way));
    found.ways.truncate(most);
    found.ways
}

/// The plans that the game makes, see [`Heuristic::turn_plans`], or else the [`ways`] to move.
pub fn plans_or_ways<G: Heuristic>(now: &G, seat: Seat, legal: &[G::Action], most: usize) -> Vec<Way<G>> {
    let planned = planned(now, seat, legal, most);
    if planned.is_empty() { ways(now, seat, legal, most) } else { planned }
}

fn planned<G: Heuristic>(now: &G, seat: Seat, legal: &[G::Action], most: usize) -> Vec<Way<G>> {
    let mut ends = HashSet::new();
    let mut ways = Vec::new();
    for mut plan in now.turn_plans(seat, legal, G::VALUE, &mut Buffers::default()) {
        let mut end = now.clone();
        plan.actions.iter().for_each(|action| end.play_listed(seat, action, &mut ()));
        let first = legal.iter().position(|action| *action == plan.actions[0]);
        if let Some(first) = first.filter(|_| ways.len() < most && ends.insert(end)) {
            let rest = plan.actions.split_off(plan.firm);
            ways.push(Way { actions: plan.actions, rest, first, worth: plan.worth });
        }
    }
    ways
}

/// The move that the game computes, and where it ends.
fn solved<G: Heuristic>(now: &G, seat: Seat, legal: &[G::Action]) -> Option<(Way<G>, G)> {
    let mut buffers = Buffers::default();
    let mut solve = |game: &G, legal: &[G::Action]| game.solve(seat, legal, G::VALUE, &mut buffers);
    let first = solve(now, legal)?;
    let mut end = now.clone();
    end.play_listed(seat, &legal[first], &mut ());
    let mut actions = vec![legal[first].clone()];
    let mut legal = Vec::new();
    while actions.len() < DECISIONS_MAX && end.is_mid_move(seat) {
        end.legal(seat, &mut legal);
        let Some(next) = solve(&end, &legal) else { break };
        end.play_listed(seat, &legal[next], &mut ());
        actions.push(legal[next].clone());
    }
    let worth = end.evaluate(seat, G::VALUE);
    Some((Way { actions, rest: Vec::new(), first, worth }, end))
}

struct Found<G: Heuristic> {
    seat: Seat,
    ways: Vec<Way<G>>,
    /// Which way ends there.
    ends: HashMap<G, usize>,
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
        if let Entry::Vacant(end) = self.ends.entry(game) {
            end.insert(self.ways.len());
            self.ways.push(Way { actions: actions.clone(), rest: Vec::new(), first, worth });
        }
    }
}
