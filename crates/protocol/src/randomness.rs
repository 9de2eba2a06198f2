//! Where the random events of a match come from.

use engine::chance::Tag;
use engine::{Chance, Fast};
use serde::Deserialize;
use serde_json::value::RawValue;

/// A source of randomness for a match of any game: what [`Chance`] gives, in a form that fits into a box. A server may put
/// dice in that it has committed itself to before the match.
pub trait Source: Send {
    /// As [`Chance::pick`].
    fn pick(&mut self, n: u32, tag: Tag) -> u32;

    /// As [`Chance::throw`].
    fn throw(&mut self, faces: u8, dice: &mut [u8], tag: Tag);
}

impl<C: Chance + Send> Source for C {
    fn pick(&mut self, n: u32, tag: Tag) -> u32 {
        Chance::pick(self, n, tag)
    }

    fn throw(&mut self, faces: u8, dice: &mut [u8], tag: Tag) {
        Chance::throw(self, faces, dice, tag);
    }
}

/// What games draw from when the source is in a box.
pub(crate) struct Drawing<'a>(pub &'a mut dyn Source);

impl Chance for Drawing<'_> {
    fn pick(&mut self, n: u32, tag: Tag) -> u32 {
        self.0.pick(n, tag)
    }

    fn throw(&mut self, faces: u8, dice: &mut [u8], tag: Tag) {
        self.0.throw(faces, dice, tag);
    }
}

/// When random events come out. In JSON in kebab-case: `"by-hand"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Dice {
    /// As soon as they are due: the match never waits for one.
    #[default]
    AtOnce,
    /// When somebody says so: they are turns of their own.
    ByHand,
}

/// All about the random events of a match.
pub struct Randomness<'a> {
    /// What the first ones come out as.
    pub script: &'a [&'a RawValue],
    /// Decides them once the script has come to its end.
    pub source: Box<dyn Source>,
    /// When they come out.
    pub dice: Dice,
    /// For policies that are asked: they have a source of their own, so that asking never changes the dice.
    pub whims: Fast,
}

impl Randomness<'_> {
    /// The same seed gives the same dice.
    pub fn seeded(seed: u64) -> Self {
        /// Of the seed's independent streams the one for bots that are asked.
        const WHIMS_STREAM: u64 = 0;
        Self {
            script: &[],
            source: Box::new(Fast::new(seed)),
            dice: Dice::AtOnce,
            whims: Fast::stream(seed, WHIMS_STREAM),
        }
    }
}
