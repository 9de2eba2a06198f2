use std::fmt;
use std::str::FromStr;

use engine::Heuristic;

use crate::{Busy, Greedy, Policy, Random, Uniform};

/// A policy by its name.
///
/// ```
/// use bots::PolicySpec;
/// assert_eq!("greedy".parse(), Ok(PolicySpec::Greedy));
/// assert!("grandmaster".parse::<PolicySpec>().unwrap_err().to_string().contains("random, busy, greedy, uniform"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolicySpec {
    /// [`Random`].
    Random,
    /// [`Busy`].
    Busy,
    /// [`Greedy`].
    Greedy,
    /// [`Uniform`].
    Uniform,
}

impl PolicySpec {
    /// All policies: the weakest first, and then the one that is only good for experiments.
    pub const ALL: [Self; 4] = [Self::Random, Self::Busy, Self::Greedy, Self::Uniform];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Busy => "busy",
            Self::Greedy => "greedy",
            Self::Uniform => "uniform",
        }
    }

    /// The policy itself, for one game.
    pub fn build<G: Heuristic>(self) -> Box<dyn Policy<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Busy => Box::new(Busy),
            Self::Greedy => Box::new(Greedy::default()),
            Self::Uniform => Box::new(Uniform),
        }
    }
}

impl fmt::Display for PolicySpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for PolicySpec {
    type Err = UnknownPolicy;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|policy| policy.name() == name).ok_or_else(|| UnknownPolicy(name.to_owned()))
    }
}

/// A name that no policy has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPolicy(pub String);

impl fmt::Display for UnknownPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown policy '{}'; there is", self.0)?;
        for (index, policy) in PolicySpec::ALL.into_iter().enumerate() {
            write!(f, "{} {policy}", if index == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownPolicy {}
