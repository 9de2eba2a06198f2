//! A tree of the positions that can follow, for games that come to the same ones again and again.

use std::collections::HashMap;
use std::mem;

use engine::{Fast, Game, Heuristic, Seat, Turn};

use crate::{Horizon, Rollout};

/// More choices or results than this are not gone through.
const BRANCHES_MAX: usize = 16;

/// The positions that can follow, what each is worth to everybody, and so what is best in each.
///
/// Whoever tries a move by games in which everybody goes on by the judgement learns what it is worth among such players. Where
/// the judgement errs again and again that is not enough: what it would do later on has to be doubted as well. Here it is,
/// which takes positions that come up [again and again](engine::Outlook::recurs). Chances count by their odds, choices by the best of them, and what nobody has
/// gone on from by games that the judgement plays.
#[derive(Debug)]
pub struct Tree<G: Game> {
    /// The first is the root.
    nodes: Vec<Node<G>>,
    numbers: HashMap<G, usize>,
    results: Results,
    legal: Vec<G::Action>,
    odds: Vec<(G::Fate, u64)>,
}

#[derive(Debug)]
struct Node<G> {
    game: G,
    next: Option<Next>,
    looks: u32,
    /// What it is worth to everybody, by seat; nothing before the first look.
    worths: Vec<f64>,
}

/// What can follow a position.
#[derive(Debug)]
enum Next {
    /// Too much, or nothing.
    Closed,
    /// What can happen, with the weight of each.
    Chance(Vec<(usize, u64)>),
    /// What the seat comes to by each of its actions.
    Choice(Seat, Vec<usize>),
}

/// What a choice at the root was found to be worth.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub worth: f64,
    pub looks: u32,
    /// The standard error, if it were the mean of so many games.
    pub error: f64,
}

impl<G: Heuristic> Tree<G> {
    /// A tree that has only its root.
    pub fn new(root: G) -> Self {
        let results = Results::default();
        let mut tree =
            Self { nodes: Vec::new(), numbers: HashMap::new(), results, legal: Vec::new(), odds: Vec::new() };
        tree.number(root);
        tree
    }

    fn number(&mut self, game: G) -> usize {
        let nodes = &mut self.nodes;
        *self.numbers.entry(game).or_insert_with_key(|game| {
            nodes.push(Node { game: game.clone(), next: None, looks: 0, worths: Vec::new() });
            nodes.len() - 1
        })
    }

    /// Follows what is best, or not known well enough, to a position that nobody has gone on from, and plays a game from there.
    pub fn look(&mut self, rollout: &mut Rollout<G>, seed: u64, horizon: Horizon, value: impl Fn(&G, Seat) -> f64) {
        let mut source = Fast::new(seed);
        let path = self.path(&mut source);
        let end = *path.last().expect("it begins at the root");
        let mut game = self.nodes[end].game.clone();
        rollout.play_for(&mut game, u64::from(source.below(u32::MAX)), horizon);
        let seen: Vec<f64> = Seat::all(game.players()).map(|seat| value(&game, seat)).collect();
        seen.iter().for_each(|&result| self.results.add(result));
        let node = &mut self.nodes[end];
        if node.worths.is_empty() {
            node.worths = seen;
        } else if matches!(node.next, None | Some(Next::Closed)) {
            let share = 1.0 / f64::from(node.looks + 1);
            node.worths.iter_mut().zip(seen).for_each(|(worth, seen)| *worth += (seen - *worth) * share);
        }
        for number in path.into_iter().rev() {
            self.nodes[number].looks += 1;
            self.sum_up(number);
        }
    }

    /// From the root to a position that nobody has gone on from, or to where it would go around in a circle.
    fn path(&mut self, source: &mut Fast) -> Vec<usize> {
        let mut path = vec![0];
        let mut end = 0;
        while self.nodes[end].looks > 0 {
            if self.nodes[end].next.is_none() {
                self.nodes[end].next = Some(self.go_on(end));
            }
            end = match &self.nodes[end].next {
                None | Some(Next::Closed) => break,
                Some(Next::Chance(results)) => drawn(results, source),
                Some(Next::Choice(seat, ends)) => self.promising(*seat, ends, self.nodes[end].looks),
            };
            if path.contains(&end) {
                break;
            }
            path.push(end);
        }
        path
    }

    fn go_on(&mut self, number: usize) -> Next {
        let game = self.nodes[number].game.clone();
        match game.turn() {
            Turn::Over => Next::Closed,
            Turn::Chance(_) => {
                let mut odds = mem::take(&mut self.odds);
                let are_few = game.odds(BRANCHES_MAX, &mut odds).is_ok();
                let after = |(fate, weight): &(G::Fate, u64)| {
                    let mut after = game.clone();
                    after.happen(fate, &mut ()).expect("what is listed can happen");
                    (self.number(after), *weight)
                };
                let results = odds.iter().map(after).collect();
                self.odds = odds;
                if are_few { Next::Chance(results) } else { Next::Closed }
            }
            Turn::Players(seats) => {
                let Some(seat) = seats.first() else { return Next::Closed };
                let mut legal = mem::take(&mut self.legal);
                game.legal(seat, &mut legal);
                let are_few = (1..=BRANCHES_MAX).contains(&legal.len());
                let after = |action: &G::Action| {
                    let mut after = game.clone();
                    after.play_listed(seat, action, &mut ());
                    self.number(after)
                };
                let ends = if are_few { legal.iter().map(after).collect() } else { Vec::new() };
                self.legal = legal;
                if are_few { Next::Choice(seat, ends) } else { Next::Closed }
            }
        }
    }

    /// The end that is best for `seat`, or has not been looked at enough to say that it is not.
    fn promising(&self, seat: Seat, ends: &[usize], looks: u32) -> usize {
        let doubt = self.results.spread() * f64::from(looks + 1).ln().sqrt();
        let hope = |end: &usize| match &self.nodes[*end] {
            Node { looks: 0, .. } => f64::INFINITY,
            Node { looks, worths, .. } => worths[seat.index()] + doubt / f64::from(*looks).sqrt(),
        };
        *ends.iter().max_by(|one, other| hope(one).total_cmp(&hope(other))).expect("there is something to choose")
    }

    /// Counts anew what a position is worth by what can follow.
    fn sum_up(&mut self, number: usize) {
        let Node { next, worths: before, .. } = &self.nodes[number];
        let worths = match next {
            None | Some(Next::Closed) => return,
            Some(Next::Chance(results)) => {
                let total: u64 = results.iter().map(|&(_, weight)| weight).sum();
                let mut worths = vec![0.0; before.len()];
                for &(end, weight) in results {
                    let end = &self.nodes[end].worths;
                    let known = if end.is_empty() { before } else { end };
                    let part = weight as f64 / total as f64;
                    worths.iter_mut().zip(known).for_each(|(worth, known)| *worth += part * known);
                }
                worths
            }
            Some(Next::Choice(seat, ends)) => {
                let known = ends.iter().map(|&end| &self.nodes[end].worths).filter(|worths| !worths.is_empty());
                let best = known.max_by(|one, other| one[seat.index()].total_cmp(&other[seat.index()]));
                best.unwrap_or(before).clone()
            }
        };
        self.nodes[number].worths = worths;
    }

    /// What the choices at the root were found to be worth to who has them; `None` for those that nobody looked at.
    pub fn found(&self) -> Vec<Option<Found>> {
        let Some(Next::Choice(seat, ends)) = &self.nodes[0].next else { return Vec::new() };
        let found = |&end: &usize| match &self.nodes[end] {
            Node { looks: 0, .. } => None,
            Node { looks, worths, .. } => Some(Found {
                worth: worths[seat.index()],
                looks: *looks,
                error: self.results.spread() / f64::from(*looks).sqrt(),
            }),
        };
        ends.iter().map(found).collect()
    }
}

/// One of the results, by the odds.
fn drawn(results: &[(usize, u64)], source: &mut Fast) -> usize {
    let total: u64 = results.iter().map(|&(_, weight)| weight).sum();
    let mut left = u64::from(source.below(u32::try_from(total).unwrap_or(u32::MAX)));
    for &(end, weight) in results {
        if left < weight {
            return end;
        }
        left -= weight;
    }
    results[0].0
}

/// How games ended.
#[derive(Clone, Copy, Debug, Default)]
struct Results {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Results {
    fn add(&mut self, result: f64) {
        self.count += 1.0;
        let off = result - self.mean;
        self.mean += off / self.count;
        self.squares += off * (result - self.mean);
    }

    /// The standard deviation.
    fn spread(self) -> f64 {
        (self.squares / self.count.max(1.0)).sqrt()
    }
}
