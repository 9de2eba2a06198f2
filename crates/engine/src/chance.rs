//! Where randomness comes from.
//!
//! A game asks for it in two primitive ways, each tagged with its owner and purpose: [`Chance::pick`] one of `n`, and
//! [`Chance::throw`] some dice; shuffles are made of picks. There are three sources: [`Fast`] for play and simulation,
//! [`Scripted`] for tests, and [`outcomes`], which goes through everything that could come out, with probabilities;
//! [`merged_odds`] does that too and counts equal results as one.

use std::collections::HashMap;
use std::hash::Hash;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Seat, TooManyResults};

/// What a random event is for and whose it is. Fast sources ignore it; fair dice and logs need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Who throws or draws; nobody for events of the table.
    pub owner: Option<Seat>,
    /// What for, in one word of the game.
    pub purpose: &'static str,
}

impl Tag {
    /// An event of the table.
    pub const fn table(purpose: &'static str) -> Self {
        Self { owner: None, purpose }
    }

    /// An event of one seat.
    pub const fn seat(owner: Seat, purpose: &'static str) -> Self {
        Self { owner: Some(owner), purpose }
    }
}

/// A source of randomness.
pub trait Chance {
    /// A number below `n`, each with the same probability. `n` is at least 1.
    fn pick(&mut self, n: u32, tag: Tag) -> u32;

    /// Fills `dice` with faces from 1 to `faces`.
    #[inline]
    fn throw(&mut self, faces: u8, dice: &mut [u8], tag: Tag) {
        for die in dice {
            *die = self.pick(u32::from(faces), tag) as u8 + 1;
        }
    }

    /// Puts `items` into one of their orders, each with the same probability.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T], tag: Tag) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.pick(last as u32 + 1, tag) as usize);
        }
    }
}

/// The source for play and simulation: xoshiro256++, seeded.
///
/// ```
/// use engine::{Chance, Fast, chance::Tag};
/// let mut dice = [0; 6];
/// Fast::new(7).throw(6, &mut dice, Tag::table("throw"));
/// assert!(dice.iter().all(|die| (1..=6).contains(die)));
/// ```
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// The same seed gives the same dice.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A source for part `index` of a larger work, so that the result does not depend on who does which part.
    pub fn stream(seed: u64, index: u64) -> Self {
        // SplitMix64's increment keeps neighbouring indices far apart before the generator's own seeding mixes them.
        Self::new(seed ^ index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// A number below `n`.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        // Lemire's multiplication with rejection: exact, and the rejection is almost never taken.
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

impl Chance for Fast {
    #[inline]
    fn pick(&mut self, n: u32, _tag: Tag) -> u32 {
        self.below(n)
    }

    #[inline]
    fn throw(&mut self, faces: u8, dice: &mut [u8], _tag: Tag) {
        // Several dice from one draw: each multiplication moves one die into the upper half, and what is left below is
        // still uniform enough for the next. One test at the end makes the whole draw exact (Brackett-Rozinsky and
        // Lemire, "Batched ranged random integer generation").
        const DICE_PER_DRAW: usize = 6;
        let faces = u64::from(faces);
        for some in dice.chunks_mut(DICE_PER_DRAW) {
            loop {
                let mut bits = self.0.next_u64();
                let mut combinations = 1_u64;
                for die in &mut *some {
                    let product = u128::from(bits) * u128::from(faces);
                    *die = (product >> 64) as u8 + 1;
                    bits = product as u64;
                    combinations *= faces;
                }
                if bits >= combinations || bits >= combinations.wrapping_neg() % combinations {
                    break;
                }
            }
        }
    }
}

/// Gives the answers it was told to give, in order. For tests.
///
/// Dice are scripted by their faces: `throw` of a die that shows 3 takes a 3, `pick` of the first of some things takes a 0.
/// An answer that does not fit, or none, is taken as the lowest possible one and remembered as a [fault](Scripted::fault).
///
/// ```
/// use engine::chance::{Chance, Scripted, Tag};
/// let mut source = Scripted::new([3, 6]);
/// let mut dice = [0; 2];
/// source.throw(6, &mut dice, Tag::table("throw"));
/// assert_eq!(dice, [3, 6]);
/// assert_eq!(source.fault(), None);
/// source.pick(2, Tag::table("coin"));
/// assert_eq!(source.fault(), Some("answer 3 of the script is missing"));
/// ```
#[derive(Clone, Debug)]
pub struct Scripted {
    answers: Vec<u32>,
    next: usize,
    fault: Option<String>,
}

impl Scripted {
    /// A script.
    pub fn new(answers: impl IntoIterator<Item = u32>) -> Self {
        Self { answers: answers.into_iter().collect(), next: 0, fault: None }
    }

    /// The first thing that went wrong, if anything did.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Were all answers used, and did each fit?
    pub fn is_exhausted(&self) -> bool {
        self.fault.is_none() && self.next == self.answers.len()
    }

    fn answer(&mut self, lowest: u32, highest: u32) -> u32 {
        self.next += 1;
        let fault = match self.answers.get(self.next - 1) {
            Some(answer) if (lowest..=highest).contains(answer) => return *answer,
            Some(answer) => format!("answer {} of the script is {answer}, not {lowest} to {highest}", self.next),
            None => format!("answer {} of the script is missing", self.next),
        };
        self.fault.get_or_insert(fault);
        lowest
    }
}

impl Chance for Scripted {
    fn pick(&mut self, n: u32, _tag: Tag) -> u32 {
        self.answer(0, n - 1)
    }

    fn throw(&mut self, faces: u8, dice: &mut [u8], _tag: Tag) {
        for die in dice {
            *die = self.answer(1, u32::from(faces)) as u8;
        }
    }
}

/// Everything that `draw` can come out as, with its probability. Equal results are not merged.
///
/// ```
/// use engine::chance::{Chance, Tag, outcomes};
/// let two_dice: f64 = outcomes(|source| {
///     let mut dice = [0; 2];
///     source.throw(6, &mut dice, Tag::table("throw"));
///     dice[0] + dice[1]
/// })
/// .filter(|&(sum, _)| sum == 7)
/// .map(|(_, probability)| probability)
/// .sum();
/// assert!((two_dice - 1.0 / 6.0).abs() < 1e-12);
/// ```
pub fn outcomes<T>(mut draw: impl FnMut(&mut Enumerating) -> T) -> impl Iterator<Item = (T, f64)> {
    let mut source = Enumerating { path: Vec::new(), depth: 0 };
    let mut done = false;
    std::iter::from_fn(move || {
        if done {
            return None;
        }
        source.depth = 0;
        let outcome = draw(&mut source);
        let probability = source.path.iter().map(|&(_, n)| 1.0 / f64::from(n)).product();
        done = !source.advance();
        Some((outcome, probability))
    })
}

/// More answers than this are not gone through one by one: who has so many computes the odds.
const ANSWERS_MAX: usize = 1 << 20;

/// Everything that `draw` can come out as, each result once, with a whole-number weight. Refuses if there are more than
/// `most` results, or far too many ways to them.
///
/// ```
/// use engine::chance::{Chance, Tag, merged_odds};
/// let mut sums = Vec::new();
/// let draw = |source: &mut _| {
///     let mut dice = [0; 2];
///     Chance::throw(source, 6, &mut dice, Tag::table("throw"));
///     dice[0] + dice[1]
/// };
/// merged_odds(11, &mut sums, draw).unwrap();
/// assert_eq!(sums[..2], [(2, 1), (3, 2)]);
/// assert!(merged_odds(10, &mut sums, draw).is_err());
/// ```
pub fn merged_odds<T: Clone + Eq + Hash>(
    most: usize,
    into: &mut Vec<(T, u64)>,
    mut draw: impl FnMut(&mut Enumerating) -> T,
) -> Result<(), TooManyResults> {
    into.clear();
    let refuse = |into: &mut Vec<_>| {
        into.clear();
        Err(TooManyResults)
    };
    let mut source = Enumerating { path: Vec::new(), depth: 0 };
    let mut known: HashMap<T, usize> = HashMap::new();
    // The ways so far, each of which counts `common / ways to answer` when all of them are put over one denominator.
    let mut common = 1_u64;
    for _ in 0..ANSWERS_MAX {
        source.depth = 0;
        let result = draw(&mut source);
        let ways = source.path.iter().try_fold(1_u64, |ways, &(_, n)| ways.checked_mul(n.into()));
        let Some((ways, wider)) = ways.and_then(|ways| Some((ways, lowest_common_multiple(common, ways)?))) else {
            return refuse(into);
        };
        into.iter_mut().for_each(|(_, weight)| *weight *= wider / common);
        common = wider;
        let index = *known.entry(result.clone()).or_insert_with(|| {
            into.push((result, 0));
            into.len() - 1
        });
        if into.len() > most {
            return refuse(into);
        }
        into[index].1 += common / ways;
        if !source.advance() {
            return Ok(());
        }
    }
    refuse(into)
}

/// Every way in which `dice` equal dice can show sides of these `weights`, with the weight of each way: `visit` gets how many
/// dice show each side. Nothing is visited if the weights would not fit into a number.
///
/// ```
/// use engine::chance::of_equal_dice;
/// let mut ways = Vec::new();
/// of_equal_dice(2, &[5, 1], &mut |counts, weight| ways.push((counts.to_vec(), weight)));
/// assert_eq!(ways, [(vec![2, 0], 25), (vec![1, 1], 10), (vec![0, 2], 1)]);
/// ```
pub fn of_equal_dice(dice: u8, weights: &[u64], visit: &mut impl FnMut(&[u8], u64)) {
    fn spread(
        left: u8,
        side: usize,
        weights: &[u64],
        counts: &mut [u8],
        weight: u64,
        visit: &mut impl FnMut(&[u8], u64),
    ) {
        if side + 1 == weights.len() {
            counts[side] = left;
            return visit(counts, weight * weights[side].pow(left.into()));
        }
        // Of the dice that are left, `shown` show this side: so many ways to choose them.
        let mut ways = weight * weights[side].pow(left.into());
        for shown in (0..=left).rev() {
            counts[side] = shown;
            spread(left - shown, side + 1, weights, counts, ways, visit);
            if shown > 0 {
                ways = ways / weights[side] * u64::from(shown) / u64::from(left - shown + 1);
            }
        }
    }
    let sum: u64 = weights.iter().sum();
    // The intermediate figures are at most so many times as large as the final ones.
    let fits = sum.checked_pow(dice.into()).and_then(|all| all.checked_mul(u64::from(dice.max(1)))).is_some();
    if fits && !weights.is_empty() && !weights.contains(&0) {
        spread(dice, 0, weights, &mut vec![0; weights.len()], 1, visit);
    }
}

fn lowest_common_multiple(one: u64, other: u64) -> Option<u64> {
    let (mut divisor, mut rest) = (one, other);
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    one.checked_mul(other / divisor)
}

/// The source behind [`outcomes`]: an odometer over all answers.
#[derive(Debug)]
pub struct Enumerating {
    path: Vec<(u32, u32)>,
    depth: usize,
}

impl Enumerating {
    /// Turns the last wheel that still can be turned. False when all have gone round.
    fn advance(&mut self) -> bool {
        while let Some((answer, n)) = self.path.pop() {
            if answer + 1 < n {
                self.path.push((answer + 1, n));
                return true;
            }
        }
        false
    }
}

impl Chance for Enumerating {
    #[inline]
    fn pick(&mut self, n: u32, _tag: Tag) -> u32 {
        if self.depth == self.path.len() {
            self.path.push((0, n));
        }
        let (answer, _) = self.path[self.depth];
        self.depth += 1;
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TAG: Tag = Tag::table("test");

    #[test]
    fn fast_is_uniform_over_faces() {
        let mut counts = [0_u32; 6];
        let mut source = Fast::new(1);
        for _ in 0..10_000 {
            let mut dice = [0; 6];
            source.throw(6, &mut dice, TAG);
            dice.iter().for_each(|&die| counts[usize::from(die) - 1] += 1);
        }
        assert!(counts.iter().all(|&count| (9_500..10_500).contains(&count)), "{counts:?}");
    }

    #[test]
    fn a_script_says_what_does_not_fit() {
        let mut script = Scripted::new([7]);
        let mut die = [0];
        script.throw(6, &mut die, TAG);
        assert_eq!(die, [1]);
        assert_eq!(script.fault(), Some("answer 1 of the script is 7, not 1 to 6"));
    }

    /// Against the enumeration of all throws, for many dice and sides.
    #[test]
    fn equal_dice_are_spread_as_throws_are() {
        for (dice, weights) in [(0, &[1, 5][..]), (1, &[2, 3, 1]), (4, &[1, 2, 3]), (5, &[6]), (6, &[1; 6])] {
            let mut expected = Vec::new();
            let faces: u64 = weights.iter().sum();
            merged_odds(usize::MAX, &mut expected, |source| {
                let mut thrown = vec![0; usize::from(dice)];
                source.throw(faces as u8, &mut thrown, TAG);
                let mut counts = vec![0_u8; weights.len()];
                for face in thrown {
                    let mut ends = weights.iter().scan(0, |end, weight| {
                        *end += weight;
                        Some(*end)
                    });
                    counts[ends.position(|end| u64::from(face) <= end).unwrap()] += 1;
                }
                counts
            })
            .unwrap();
            let mut spread = Vec::new();
            of_equal_dice(dice, weights, &mut |counts, weight| spread.push((counts.to_vec(), weight)));
            expected.sort_unstable();
            spread.sort_unstable();
            assert_eq!(spread, expected, "{dice} dice, {weights:?}");
        }
    }

    #[test]
    fn shuffles_enumerate_every_order_once() {
        let mut orders: Vec<_> = outcomes(|source| {
            let mut items = [1, 2, 3];
            source.shuffle(&mut items, TAG);
            items
        })
        .map(|(order, _)| order)
        .collect();
        orders.sort_unstable();
        orders.dedup();
        assert_eq!(orders.len(), 6);
    }

    #[test]
    fn streams_differ() {
        let first: Vec<_> = (0..100).map(|index| Fast::stream(7, index).below(1 << 31)).collect();
        let mut distinct = first.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), first.len());
    }
}
