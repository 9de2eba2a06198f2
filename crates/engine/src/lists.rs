use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Reads a list that has `MOST` entries at the most and gives up at the first one beyond: whatever was sent, no more work is
/// done than the longest list there can be is worth.
///
/// ```
/// #[derive(serde::Deserialize)]
/// struct Hand {
///     #[serde(deserialize_with = "engine::at_most::<5, _, _>")]
///     cards: Vec<u8>,
/// }
/// let hand: Hand = serde_json::from_str(r#"{"cards":[1,2,3]}"#).unwrap();
/// assert_eq!(hand.cards, [1, 2, 3]);
/// assert!(serde_json::from_str::<Hand>(r#"{"cards":[1,2,3,4,5,6]}"#).is_err());
/// ```
pub fn at_most<'de, const MOST: usize, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    deserializer.deserialize_seq(AtMost::<MOST, T>(PhantomData))
}

struct AtMost<const MOST: usize, T>(PhantomData<T>);

impl<'de, const MOST: usize, T: Deserialize<'de>> Visitor<'de> for AtMost<MOST, T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of {MOST} at the most")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
        let mut entries = Vec::new();
        while entries.len() < MOST {
            match list.next_element()? {
                Some(entry) => entries.push(entry),
                None => return Ok(entries),
            }
        }
        match list.next_element::<IgnoredAny>()? {
            None => Ok(entries),
            Some(_) => Err(A::Error::invalid_length(MOST + 1, &self)),
        }
    }
}
