use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::{BuildHasherDefault, Hasher};

use crate::chance::outcomes;
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
    let mut level: HashMap<G, u128, BuildHasherDefault<Mixer>> = HashMap::default();
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
    let mut seen: HashSet<u128, BuildHasherDefault<Mixer>> = HashSet::default();
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

/// Two lanes of folded multiplication over words of 64 bits. Several times faster than the standard hasher on the many
/// small fields of a state; there is nobody here to defend against.
#[derive(Clone, Copy)]
struct Mixer {
    lanes: [u64; 2],
    /// Bits that do not fill a word yet, and how many.
    pending: u64,
    pending_bits: u32,
}

impl Default for Mixer {
    fn default() -> Self {
        Self { lanes: [0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344], pending: 0, pending_bits: 0 }
    }
}

impl Mixer {
    /// Odd numbers without a pattern: digits of π, as above.
    const FACTORS: [u64; 2] = [0xa409_3822_299f_31d1, 0x082e_fa98_ec4e_6c89];

    #[inline]
    fn mix(&mut self, word: u64) {
        for (lane, factor) in self.lanes.iter_mut().zip(Self::FACTORS) {
            let product = u128::from(*lane ^ word) * u128::from(factor);
            *lane = (product as u64) ^ (product >> 64) as u64;
        }
        // Without an exchange a lane that happens to become zero would lose what came before.
        self.lanes = [self.lanes[0].rotate_left(23) ^ self.lanes[1], self.lanes[1].wrapping_add(self.lanes[0])];
    }

    #[inline]
    fn push(&mut self, number: u64, bits: u32) {
        self.pending |= number << self.pending_bits;
        self.pending_bits += bits;
        if self.pending_bits >= u64::BITS {
            self.mix(self.pending);
            self.pending_bits -= u64::BITS;
            self.pending = number.checked_shr(bits - self.pending_bits).unwrap_or(0);
        }
    }

    fn finish_wide(mut self) -> u128 {
        self.mix(self.pending);
        self.mix(u64::from(self.pending_bits));
        u128::from(self.lanes[0]) << 64 | u128::from(self.lanes[1])
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        self.finish_wide() as u64
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.push(u64::from_le_bytes(word.try_into().expect("eight bytes")), 64);
        }
        words.remainder().iter().for_each(|&byte| self.write_u8(byte));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.push(u64::from(number), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.push(u64::from(number), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.push(u64::from(number), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.push(number, 64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.push(number as u64, 64);
    }
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
