use engine::{Fast, Heuristic, Seat};

use crate::{Knowledge, Policy};

/// Looks one move ahead and takes the action that leads to the best position by the game's own hand-written judgement. A
/// move of several decisions, such as a die and then its mark, is followed to its end. Of equally good actions it takes
/// any.
#[derive(Clone, Debug)]
pub struct Greedy<G: Heuristic> {
    /// A buffer for legal actions at each depth of a move.
    buffers: Vec<Vec<G::Action>>,
}

impl<G: Heuristic> Default for Greedy<G> {
    fn default() -> Self {
        Self { buffers: vec![Vec::new(); MOVE_DEPTH_MAX] }
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
            let worth = worth_of(&now, knowledge.seat(), action, &mut self.buffers);
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
fn worth_of<G: Heuristic>(now: &G, seat: Seat, action: &G::Action, buffers: &mut [Vec<G::Action>]) -> i32 {
    let mut after = now.clone();
    after.play_listed(seat, action, &mut ());
    match buffers.split_first_mut() {
        Some((buffer, deeper)) if after.is_mid_move(seat) => {
            after.legal(seat, buffer);
            let follow_ups = buffer.iter().map(|action| worth_of(&after, seat, action, deeper));
            follow_ups.max().unwrap_or_else(|| after.evaluate(seat))
        }
        _ => after.evaluate(seat),
    }
}
