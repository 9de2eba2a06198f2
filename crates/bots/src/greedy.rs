use engine::{Buffers, Fast, Heuristic, Seat};

use crate::{Knowledge, Policy};

/// Looks one move ahead and takes the action that leads to the best position by the game's own judgement. A move of several
/// decisions, such as a die and then its mark, is followed to its end. Of equally good actions it takes any. Where the game can
/// compute what is best, see [`Heuristic::solve`], it does that.
#[derive(Clone, Debug)]
pub struct Greedy<G: Heuristic> {
    weights: G::Weights,
    /// Does it compute what can be computed?
    solves: bool,
    buffers: Buffers<G>,
    worths: Vec<i32>,
}

impl<G: Heuristic> Default for Greedy<G> {
    fn default() -> Self {
        Self::judging_by(G::TAUGHT).solving(true)
    }
}

impl<G: Heuristic> Greedy<G> {
    /// The opponent whose judgement works with these numbers, and who computes nothing.
    pub fn judging_by(weights: &G::Weights) -> Self {
        Self { weights: weights.clone(), solves: false, buffers: Buffers::default(), worths: Vec::new() }
    }

    /// The same opponent, who computes what can be computed, or does not.
    #[must_use]
    pub fn solving(self, solves: bool) -> Self {
        Self { solves, ..self }
    }

    /// The choice of `seat` in a game whose hidden parts it may look at, because they are imagined.
    pub fn choose_in(&mut self, game: &G, seat: Seat, legal: &[G::Action], source: &mut Fast) -> usize {
        if legal.len() == 1 {
            source.below(1);
            return 0;
        }
        if self.solves
            && let Some(solved) = game.solve(seat, legal, &self.weights, &mut self.buffers)
        {
            return solved;
        }
        game.weigh(seat, legal, &self.weights, &mut self.buffers, &mut self.worths);
        let mut best = (i32::MIN, 0);
        let mut equal = 0;
        for (index, &worth) in self.worths.iter().enumerate() {
            if worth < best.0 {
                continue;
            }
            equal = if worth > best.0 { 1 } else { equal + 1 };
            if source.below(equal) == 0 {
                best = (worth, index);
            }
        }
        best.1
    }
}

impl<G: Heuristic> Policy<G> for Greedy<G> {
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        if knowledge.is_over() {
            return 0;
        }
        if !G::INFO.hidden {
            return self.choose_in(knowledge.game, knowledge.seat(), legal, source);
        }
        let now = knowledge.imagine(source);
        self.choose_in(&now, knowledge.seat(), legal, source)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use clever_cubed::{CleverCubed, Setup};
    use engine::testkit::play_on;
    use engine::{Game, worth_of};

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
        let mut buffers = Buffers::default();
        let worths: Vec<_> =
            legal.iter().map(|action| worth_of(&game, seat, action, CleverCubed::TAUGHT, &mut buffers)).collect();
        for seed in 0..20 {
            let choice = Greedy::default().choose(Knowledge::new(&game, seat), &legal, &mut Fast::new(seed));
            assert_eq!(worths[choice], *worths.iter().max().unwrap());
        }
    }

    /// Whoever is stopped before looking at anything takes the first action.
    #[test]
    fn an_answer_can_be_had_at_once() {
        let (game, seat, legal) = at_a_choice();
        let stop = AtomicBool::new(true);
        let knowledge = Knowledge::new(&game, seat).until(&stop);
        assert_eq!(Greedy::default().choose(knowledge, &legal, &mut Fast::new(1)), 0);
    }
}
