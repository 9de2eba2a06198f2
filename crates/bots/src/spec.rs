use std::fmt;
use std::str::FromStr;

use engine::Heuristic;

use crate::{Busy, Greedy, Policy, Random, Uniform};

/// A policy by its name, and how much it may look at, for those that have such a budget.
///
/// ```
/// use bots::PolicySpec;
/// assert_eq!("greedy".parse(), Ok(PolicySpec::Greedy));
/// assert_eq!("busy:8".parse(), Ok(PolicySpec::Busy(8)));
/// assert_eq!(PolicySpec::Busy(8).to_string(), "busy:8");
/// assert!("greedy:8".parse::<PolicySpec>().unwrap_err().to_string().contains("takes no number"));
/// assert!("grandmaster".parse::<PolicySpec>().unwrap_err().to_string().contains("random, busy, greedy-1, greedy"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolicySpec {
    /// [`Random`].
    Random,
    /// [`Busy`], with so many draws.
    Busy(u32),
    /// [`Greedy`], by what it was taught.
    Greedy,
    /// [`Greedy`] as it first was: what strength is measured against.
    GreedyFirst,
    /// [`Uniform`].
    Uniform,
}

/// What [`Busy`] draws when nothing else is said.
const BUSY_DRAWS: u32 = 4;

/// No budget is larger: a policy must answer one day.
const BUDGET_MAX: u32 = 1_000_000;

impl PolicySpec {
    /// All policies: the weakest first, and then the one that is only good for experiments.
    pub const ALL: [Self; 5] = [Self::Random, Self::Busy(BUSY_DRAWS), Self::GreedyFirst, Self::Greedy, Self::Uniform];

    /// Its name, without the budget.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Busy(_) => "busy",
            Self::Greedy => "greedy",
            Self::GreedyFirst => "greedy-1",
            Self::Uniform => "uniform",
        }
    }

    /// The same policy with another budget, if it has one.
    fn with_budget(self, budget: u32) -> Option<Self> {
        match self {
            Self::Busy(_) => Some(Self::Busy(budget)),
            Self::Random | Self::Greedy | Self::GreedyFirst | Self::Uniform => None,
        }
    }

    /// The policy itself, for one game.
    pub fn build<G: Heuristic>(self) -> Box<dyn Policy<G>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Busy(draws) => Box::new(Busy { draws }),
            Self::Greedy => Box::new(Greedy::default()),
            Self::GreedyFirst => Box::new(Greedy::judging_by(G::FIRST)),
            Self::Uniform => Box::new(Uniform),
        }
    }
}

impl fmt::Display for PolicySpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::Busy(draws) if *draws != BUSY_DRAWS => write!(f, ":{draws}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for PolicySpec {
    type Err = UnknownPolicy;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let known = Self::ALL.into_iter().find(|policy| policy.name() == name);
        let policy = known.ok_or_else(|| UnknownPolicy::Name(name.to_owned()))?;
        let Some(budget) = budget else { return Ok(policy) };
        let number = budget.parse().ok().filter(|number| (1..=BUDGET_MAX).contains(number));
        let number = number.ok_or_else(|| UnknownPolicy::Budget(text.to_owned()))?;
        policy.with_budget(number).ok_or(UnknownPolicy::NoBudget(policy.name()))
    }
}

/// Text that stands for no policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnknownPolicy {
    /// No policy has this name.
    Name(String),
    /// What follows the colon is no number that could be a budget.
    Budget(String),
    /// This policy has no budget.
    NoBudget(&'static str),
}

impl fmt::Display for UnknownPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => {
                let known = PolicySpec::ALL.map(PolicySpec::name).join(", ");
                write!(f, "unknown policy '{name}'; there is {known}")
            }
            Self::Budget(text) => write!(f, "policy '{text}': a whole number from 1 to {BUDGET_MAX} follows the colon"),
            Self::NoBudget(name) => write!(f, "policy '{name}' takes no number"),
        }
    }
}

impl std::error::Error for UnknownPolicy {}
