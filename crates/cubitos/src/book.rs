//! The rulebook that a race is run by: the built-in one, or one's own.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::ptr;
use std::sync::Arc;

use engine::Invalid;

use crate::data::Replacement;
use crate::rulebook::Rulebook;

/// The rulebook of a race.
///
/// The built-in one is there once in the process, and copying a race that uses it counts nothing. One's own goes with the last
/// race that uses it. Two books are equal if they replace the same built-in data by the same.
///
/// ```
/// use cubitos::{Book, Replacement};
/// let correction = Replacement::from_json(r#"{"cards": [{"id": "bob", "cost": 5}]}"#).unwrap();
/// assert_eq!(Book::new(&correction).unwrap(), Book::new(&correction).unwrap());
/// assert_ne!(Book::new(&correction).unwrap(), Book::standard());
/// ```
#[derive(Clone)]
pub enum Book {
    /// The built-in data.
    Standard(&'static Rulebook),
    /// The built-in data with parts replaced.
    Own(Arc<Rulebook>),
}

impl Book {
    /// The built-in data.
    pub fn standard() -> Self {
        Self::Standard(Rulebook::standard())
    }

    /// The built-in data with these parts replaced, checked.
    pub fn new(replacement: &Replacement) -> Result<Self, Invalid> {
        if replacement.is_empty() {
            return Ok(Self::standard());
        }
        Rulebook::replaced(replacement).map(|book| Self::Own(Arc::new(book)))
    }
}

impl Deref for Book {
    type Target = Rulebook;

    #[inline]
    fn deref(&self) -> &Rulebook {
        match self {
            Self::Standard(book) => book,
            Self::Own(book) => book,
        }
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Book").field(self.replacement()).finish()
    }
}

impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq::<Rulebook>(&**self, &**other) || self.replacement() == other.replacement()
    }
}

impl Eq for Book {}

impl Hash for Book {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.replacement().hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many different data files as anybody likes, in one process: none is refused for those before it, and none stays.
    #[test]
    fn a_book_goes_with_the_last_race_that_uses_it() {
        for [first, second, third] in
            (0..729).map(|number| [number % 9, number / 9 % 9, number / 81].map(|cost| cost + 1))
        {
            let data = format!(
                r#"{{"cards": [{{"id": "bob", "cost": {first}}}, {{"id": "rich-dog", "cost": {second}}}, {{"id": "mr-soldier", "cost": {third}}}]}}"#
            );
            let Book::Own(book) = Book::new(&Replacement::from_json(&data).unwrap()).unwrap() else { panic!("{data}") };
            let race = Arc::downgrade(&book);
            drop(book);
            assert!(race.upgrade().is_none(), "{data} stays");
        }
    }
}
