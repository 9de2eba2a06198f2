use engine::{Fast, Game, Heuristic};

use crate::{Knowledge, Policy};

/// Takes any legal action that its game calls [sensible](Heuristic::is_sensible), each with the same probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

/// How often an action is drawn before the sensible ones are counted. Most actions are sensible in every game.
const DRAWS_MAX: u32 = 16;

impl<G: Heuristic> Policy<G> for Random {
    #[inline]
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        for _ in 0..DRAWS_MAX {
            let index = source.below(legal.len() as u32) as usize;
            if knowledge.is_sensible(&legal[index]) {
                return index;
            }
        }
        choose_sensible(&knowledge, legal, source)
    }
}

/// The same, where few actions are sensible or none is.
#[cold]
fn choose_sensible<G: Heuristic>(knowledge: &Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
    let sensible = || (0..legal.len()).filter(|&index| knowledge.is_sensible(&legal[index]));
    match sensible().count() {
        0 => source.below(legal.len() as u32) as usize,
        count => sensible().nth(source.below(count as u32) as usize).unwrap_or(0),
    }
}

/// Takes any legal action, each with the same probability, however senseless.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Policy<G> for Uniform {
    #[inline]
    fn choose(&mut self, _knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        source.below(legal.len() as u32) as usize
    }
}

#[cfg(test)]
mod tests {
    use clever_cubed::{CleverCubed, Setup};
    use engine::{Seat, Turn};

    use super::*;

    /// Every legal action comes up, and none far more often than another.
    #[test]
    fn all_sensible_actions_are_as_likely() {
        let mut game = CleverCubed::new(&Setup::for_players(1)).unwrap();
        let mut source = Fast::new(5);
        while !matches!(game.turn(), Turn::Players(_)) {
            game.let_happen(&mut source, &mut ());
        }
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        assert!(legal.len() > 3);
        let mut counts = vec![0; legal.len()];
        for _ in 0..1_000 * legal.len() {
            counts[Random.choose(Knowledge::new(&game, Seat::FIRST), &legal, &mut source)] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
    }
}
