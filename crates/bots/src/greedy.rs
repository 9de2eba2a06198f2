use engine::{Fast, Heuristic};

use crate::{Knowledge, Policy};

/// Looks one step ahead and takes the action that leads to the best position by the game's own hand-written judgement.
/// Of equally good ones it takes any.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<G: Heuristic> Policy<G> for Greedy {
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        let now = knowledge.imagine(source);
        let mut best = (i32::MIN, 0);
        let mut equal = 0;
        for (index, action) in legal.iter().enumerate() {
            let mut after = now.clone();
            after.play(knowledge.seat(), action, &mut ()).expect("a game accepts every action it lists");
            let worth = after.evaluate(knowledge.seat());
            equal = if worth == best.0 { equal + 1 } else { 1 };
            if worth > best.0 || worth == best.0 && source.below(equal) == 0 {
                best = (worth, index);
            }
        }
        best.1
    }
}
