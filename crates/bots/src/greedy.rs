use engine::{Fast, Heuristic, Seat};

use crate::{Knowledge, Policy};

/// Looks one move ahead and takes the action that leads to the best position by the game's own hand-written judgement. A
/// move of several decisions, such as a die and then its mark, is followed to its end. Of equally good actions it takes
/// any.
#[derive(Clone, Debug)]
pub struct Greedy<G: Heuristic> {
    weights: G::Weights,
    /// A buffer for legal actions at each depth of a move.
    buffers: Vec<Vec<G::Action>>,
}

impl<G: Heuristic> Default for Greedy<G> {
    fn default() -> Self {
        Self::judging_by(G::TAUGHT)
    }
}

impl<G: Heuristic> Greedy<G> {
    /// The opponent whose judgement works with these numbers.
    pub fn judging_by(weights: &G::Weights) -> Self {
        Self { weights: weights.clone(), buffers: vec![Vec::new(); MOVE_DEPTH_MAX] }
    }
}

/// How many decisions of one move are looked at.
const MOVE_DEPTH_MAX: usize = 4;

impl<G: Heuristic> Policy<G> for Greedy<G> {
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        let now = knowledge.imagine(source);
        let mut best = (i32::MIN, 0);
        let mut equal = 0;
        for (index, action) in legal.iter().enumerate() {
            if index > 0 && knowledge.is_over() {
                break;
            }
            let worth = worth_of(&now, knowledge.seat(), action, &self.weights, &mut self.buffers);
            if worth > best.0 {
                equal = 0;
            }
            if worth >= best.0 {
                equal += 1;
                if source.below(equal) == 0 {
                    best = (worth, index);
                }
            }
        }
        best.1
    }
}

/// How good the position is that `action` leads to, at the end of the move.
fn worth_of<G: Heuristic>(
    now: &G,
    seat: Seat,
    action: &G::Action,
    weights: &G::Weights,
    buffers: &mut [Vec<G::Action>],
) -> i32 {
    let mut after = now.clone();
    after.play_listed(seat, action, &mut ());
    match buffers.split_first_mut() {
        Some((buffer, deeper)) if after.is_mid_move(seat) => {
            after.legal(seat, buffer);
            let follow_ups = buffer.iter().map(|action| worth_of(&after, seat, action, weights, deeper));
            follow_ups.max().unwrap_or_else(|| after.evaluate(seat, weights))
        }
        _ => after.evaluate(seat, weights),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use clever_cubed::{CleverCubed, Setup};
    use engine::Game;
    use engine::testkit::play_on;

    use super::*;

    /// A game in which somebody has several dice to choose from.
    fn at_a_choice() -> (CleverCubed, Seat, Vec<clever_cubed::Action>) {
        let mut game = CleverCubed::new(&Setup::for_players(1)).unwrap();
        let (mut source, mut legal) = (Fast::new(3), Vec::new());
        while legal.len() <= 6 {
            play_on(&mut game, 1, &mut source, &mut (), |_, _, _, _| 0);
            game.legal(Seat::FIRST, &mut legal);
        }
        (game, Seat::FIRST, legal)
    }

    #[test]
    fn the_best_position_by_the_judgement_is_chosen() {
        let (game, seat, legal) = at_a_choice();
        let mut buffers = vec![Vec::new(); MOVE_DEPTH_MAX];
        let worths: Vec<_> =
            legal.iter().map(|action| worth_of(&game, seat, action, CleverCubed::TAUGHT, &mut buffers)).collect();
        for seed in 0..20 {
            let choice = Greedy::default().choose(Knowledge::new(&game, seat), &legal, &mut Fast::new(seed));
            assert_eq!(worths[choice], *worths.iter().max().unwrap());
        }
    }

    /// Whoever is stopped before looking at a second action takes the first.
    #[test]
    fn an_answer_can_be_had_at_once() {
        let (game, seat, legal) = at_a_choice();
        let stop = AtomicBool::new(true);
        let knowledge = Knowledge::new(&game, seat).until(&stop);
        assert_eq!(Greedy::default().choose(knowledge, &legal, &mut Fast::new(1)), 0);
    }
}
