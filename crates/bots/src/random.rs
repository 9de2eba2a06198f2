use engine::{Fast, Game};

use crate::{Knowledge, Policy};

/// Takes any legal action, each with the same probability.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Policy<G> for Random {
    #[inline]
    fn choose(&mut self, _knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        source.below(legal.len() as u32) as usize
    }
}
