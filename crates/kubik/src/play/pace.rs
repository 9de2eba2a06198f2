//! How fast the turns of bots are shown.

use std::str::FromStr;
use std::time::Duration;

/// How long each thing that a bot does stays on the screen before the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pace {
    Slow,
    Normal,
    Fast,
    /// Everything until a person has to act.
    AtOnce,
}

impl Pace {
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// Its name on the command line and, after `pace-`, in the locale files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::AtOnce => "at-once",
        }
    }

    /// How long a line of the log is looked at.
    pub const fn wait(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 1600,
            Self::Normal => 700,
            Self::Fast => 200,
            Self::AtOnce => 0,
        })
    }

    /// The next faster one, as far as there is one.
    pub fn faster(self) -> Self {
        Self::ALL.into_iter().find(|pace| *pace > self).unwrap_or(self)
    }

    /// The next slower one, as far as there is one.
    pub fn slower(self) -> Self {
        Self::ALL.into_iter().rfind(|pace| *pace < self).unwrap_or(self)
    }
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let known = || Self::ALL.map(Self::name).join(", ");
        Self::ALL
            .into_iter()
            .find(|pace| pace.name() == name)
            .ok_or_else(|| format!("there is no pace '{name}'; there is {}", known()))
    }
}
