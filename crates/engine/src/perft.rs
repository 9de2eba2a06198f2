use std::collections::{HashMap, HashSet};
use std::fmt;

use crate::chance::outcomes;
use crate::mixer::{Mixer, Mixing};
use crate::{Game, Turn};

/// What lies `depth` steps ahead of a position: two numbers that pin the behaviour of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perft {
    /// All sequences of random answers and decisions of that length; a game that is over sooner counts as one. Stays at the
    /// highest number once it is reached.
    pub paths: u128,
    /// The different states they lead to.
    pub states: u64,
}

/// Counts everything that can happen in the next `depth` steps, where a step is one random event or one decision.
///
/// Equal states are expanded once, however many paths lead to them. Only the level before the last is held in memory as
/// states; of the last level, by far the largest, 128 bits of each state are kept, so that two of a billion states are
/// taken for one with a probability below 10⁻²⁰.
///
/// ```
/// # #[cfg(feature = "testkit")] {
/// use engine::testkit::pig::{Pig, Setup};
/// use engine::{Game, Perft, perft};
/// // Two lucky faces out of five each, one decision (the first throw is not optional), one die.
/// let pig = Pig::new(&Setup { players: 2, target: 100 }).unwrap();
/// assert_eq!(perft(&pig, 4), Ok(Perft { paths: 5 * 5 * 6, states: 5 * 5 * 6 }));
/// # }
/// ```
pub fn perft<G: Game>(game: &G, depth: u32) -> Result<Perft, TooManyStates> {
    if depth == 0 {
        return Ok(Perft { paths: 1, states: 1 });
    }
    let mut level: HashMap<G, u128, Mixing> = HashMap::default();
    level.insert(game.clone(), 1);
    for _ in 1..depth {
        let mut deeper = HashMap::default();
        for (state, paths) in level {
            for_each_next(&state, |next| {
                let sum: &mut u128 = deeper.entry(next).or_default();
                *sum = sum.saturating_add(paths);
                within(deeper.len(), STATES_MAX / 10)
            })?;
        }
        level = deeper;
    }
    let mut all_paths = 0_u128;
    let mut seen: HashSet<u128, Mixing> = HashSet::default();
    for (state, paths) in level {
        for_each_next(&state, |next| {
            all_paths = all_paths.saturating_add(paths);
            let mut mixer = Mixer::default();
            next.hash(&mut mixer);
            seen.insert(mixer.finish_wide());
            within(seen.len(), STATES_MAX)
        })?;
    }
    Ok(Perft { paths: all_paths, states: seen.len() as u64 })
}

/// How many different states the last level may have; a level before it, of which the states themselves are kept, may
/// have a tenth of that. Both come to about a gigabyte.
const STATES_MAX: usize = 30_000_000;

fn within(count: usize, limit: usize) -> Result<(), TooManyStates> {
    if count <= limit { Ok(()) } else { Err(TooManyStates { limit }) }
}

/// There is more ahead than fits into memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyStates {
    /// How many different states one level may have.
    pub limit: usize,
}

impl fmt::Display for TooManyStates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are more than {} different states at this depth, which is too many to count", self.limit)
    }
}

impl std::error::Error for TooManyStates {}

/// Passes on every state that the next step can lead to. A finished game stays as it is.
fn for_each_next<G: Game, E>(game: &G, mut take: impl FnMut(G) -> Result<(), E>) -> Result<(), E> {
    match game.turn() {
        Turn::Over => take(game.clone())?,
        Turn::Chance(_) => {
            for (fate, _) in outcomes(|source| game.draw(source)) {
                let mut next = game.clone();
                next.happen(&fate, &mut ()).expect("a game accepts every fate it draws");
                take(next)?;
            }
        }
        Turn::Players(seats) => {
            let mut actions = Vec::new();
            for seat in seats.iter() {
                game.legal(seat, &mut actions);
                for action in &actions {
                    let mut next = game.clone();
                    next.play(seat, action, &mut ()).expect("a game accepts every action it lists");
                    take(next)?;
                }
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::hash::Hash;

    use super::*;

    fn mixed(value: impl Hash) -> u128 {
        let mut mixer = Mixer::default();
        value.hash(&mut mixer);
        mixer.finish_wide()
    }

    #[test]
    fn neighbours_have_different_hashes() {
        let mut seen: HashSet<u128> = (0..100_000_u64).map(mixed).collect();
        seen.extend((0..60_000_u16).map(|number| mixed([number, 1])));
        seen.extend((1..=200).map(|length| mixed(vec![0_u8; length])));
        assert_eq!(seen.len(), 100_000 + 60_000 + 200);
    }

    #[test]
    fn every_bit_of_a_split_word_counts() {
        let base = (1_u8, 0_u64, 0_u16);
        for bit in 0..64 {
            assert_ne!(mixed(base), mixed((1_u8, 1_u64 << bit, 0_u16)), "bit {bit}");
        }
    }
}
