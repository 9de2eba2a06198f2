use engine::{Fast, Heuristic};

use crate::{Knowledge, Policy};

/// Draws a few legal actions, as many as its budget allows, and takes the one that leads to the best position by the game's own judgement. It wanders as
/// random play does, but gets things done: cards are built, locations attacked, games ended in every way there is. Much
/// quicker than greedy play.
#[derive(Clone, Copy, Debug)]
pub struct Busy {
    /// How many actions are drawn.
    pub draws: u32,
}

impl<G: Heuristic> Policy<G> for Busy {
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let now = knowledge.imagine(source);
        let mut best = (i32::MIN, 0);
        for draw in 0..self.draws {
            if draw > 0 && knowledge.is_over() {
                break;
            }
            let index = source.below(legal.len() as u32) as usize;
            let mut after = now.clone();
            after.play_listed(knowledge.seat(), &legal[index], &mut ());
            best = best.max((after.evaluate(knowledge.seat(), G::TAUGHT), index));
        }
        best.1
    }
}
