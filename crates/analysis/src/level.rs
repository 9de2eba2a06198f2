use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How sharp an analysis is: more games take more time.
///
/// ```
/// use analysis::Level;
/// assert_eq!("deep".parse(), Ok(Level::Deep));
/// assert_eq!("deeper".parse::<Level>().unwrap_err().to_string(), "unknown level 'deeper'; there is quick, normal, deep");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// A first impression.
    Quick,
    /// Good for talking about a match.
    #[default]
    Normal,
    /// For those who want to know.
    Deep,
}

impl Level {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Normal, Self::Deep];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Normal => "normal",
            Self::Deep => "deep",
        }
    }

    /// How many decisions may be made in all the games that are tried for one match. Longer matches are tried with fewer
    /// games each, so that every match takes about as long.
    pub(crate) const fn work(self) -> u64 {
        match self {
            Self::Quick => 1_500_000,
            Self::Normal => 24_000_000,
            Self::Deep => 400_000_000,
        }
    }

    /// How many games are tried at one position at least, since with fewer nothing can be said however long the match is, and at
    /// most.
    pub(crate) const fn games(self) -> [u64; 2] {
        match self {
            Self::Quick => [24, 400],
            Self::Normal => [120, 1_000],
            Self::Deep => [1_200, 10_000],
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Text that stands for no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown level '{}'; there is {}", self.0, Level::ALL.map(Level::name).join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
