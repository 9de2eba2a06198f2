use std::fmt;
use std::str::FromStr;

use engine::Heuristic;

use crate::{Budget, Busy, Greedy, Level, Policy, Random, Search, Uniform, Yardstick};

/// A policy by its name, and how much it may look at, for those that have such a budget.
///
/// ```
/// use bots::{Budget, Level, PolicySpec};
/// assert_eq!("expert".parse(), Ok(PolicySpec::Level(Level::Expert)));
/// assert_eq!("busy:8".parse(), Ok(PolicySpec::Busy(8)));
/// assert_eq!("search:300".parse(), Ok(PolicySpec::Search(Budget::Games(300))));
/// assert_eq!("search:200ms".parse(), Ok(PolicySpec::Search(Budget::Milliseconds(200))));
/// assert_eq!(PolicySpec::Busy(8).to_string(), "busy:8");
/// let refused = |text: &str| text.parse::<PolicySpec>().unwrap_err().to_string();
/// assert!(refused("greedy:8").contains("takes no number"));
/// assert!(refused("grandmaster").contains("easy, normal, hard, expert"));
/// assert!(refused("search:0").contains("from 1 to"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolicySpec {
    /// An opponent for people.
    Level(Level),
    /// [`Random`].
    Random,
    /// [`Busy`], with so many draws.
    Busy(u32),
    /// [`Greedy`] as it first was: what strength is measured against.
    GreedyFirst,
    /// [`Greedy`], by what it was taught.
    Greedy,
    /// [`Search`].
    Search(Budget),
    /// [`Search`] by games that are played at random to their end.
    RandomSearch(Budget),
    /// [`Uniform`].
    Uniform,
}

/// What [`Busy`] draws when nothing else is said.
const BUSY_DRAWS: u32 = 4;

/// What [`Search`] plays when nothing else is said.
const SEARCH_GAMES: Budget = Budget::Games(300);

impl PolicySpec {
    /// All policies: those for people first, then those for experiments.
    pub const ALL: [Self; 11] = [
        Self::Level(Level::Easy),
        Self::Level(Level::Normal),
        Self::Level(Level::Hard),
        Self::Level(Level::Expert),
        Self::Random,
        Self::Busy(BUSY_DRAWS),
        Self::GreedyFirst,
        Self::Greedy,
        Self::Search(SEARCH_GAMES),
        Self::RandomSearch(SEARCH_GAMES),
        Self::Uniform,
    ];

    /// Its name, without the budget.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Random => "random",
            Self::Busy(_) => "busy",
            Self::GreedyFirst => "greedy-1",
            Self::Greedy => "greedy",
            Self::Search(_) => "search",
            Self::RandomSearch(_) => "random-search",
            Self::Uniform => "uniform",
        }
    }

    /// The same policy with another budget, if it has one.
    fn with_budget(self, budget: &str) -> Result<Self, UnknownPolicy> {
        let number = |text: &str| {
            let number = text.parse().ok().filter(|number| (1..=Budget::MAX).contains(number));
            number.ok_or_else(|| UnknownPolicy::Budget { policy: self.name(), given: budget.to_owned() })
        };
        let time = |text: &str| match cfg!(target_family = "wasm") {
            true => Err(UnknownPolicy::NoClock(self.name())),
            false => number(text).map(Budget::Milliseconds),
        };
        let games = || budget.strip_suffix("ms").map_or_else(|| number(budget).map(Budget::Games), time);
        match self {
            Self::Busy(_) => number(budget).map(Self::Busy),
            Self::Search(_) => games().map(Self::Search),
            Self::RandomSearch(_) => games().map(Self::RandomSearch),
            _ => Err(UnknownPolicy::NoBudget(self.name())),
        }
    }

    /// The policy itself, for one game.
    pub fn build<G: Heuristic>(self) -> Box<dyn Policy<G>> {
        self.build_on(1)
    }

    /// The same, for somebody who waits for its answer and can spare so many threads. It chooses the same.
    pub fn build_on<G: Heuristic>(self, threads: usize) -> Box<dyn Policy<G>> {
        match self {
            Self::Level(level) => level.build_on(threads),
            Self::Random => Box::new(Random),
            Self::Busy(draws) => Box::new(Busy { draws }),
            Self::GreedyFirst => Box::new(Greedy::judging_by(G::FIRST)),
            Self::Greedy => Box::new(Greedy::default()),
            Self::Search(budget) => Box::new(Search::new(budget).on_threads(threads)),
            Self::RandomSearch(budget) => {
                Box::new(Search::new(budget).on_threads(threads).played_by(Yardstick::Random))
            }
            Self::Uniform => Box::new(Uniform),
        }
    }
}

impl fmt::Display for PolicySpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::Busy(draws) if *draws != BUSY_DRAWS => write!(f, ":{draws}"),
            Self::Search(budget) | Self::RandomSearch(budget) if *budget != SEARCH_GAMES => write!(f, ":{budget}"),
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
        budget.map_or(Ok(policy), |budget| policy.with_budget(budget))
    }
}

/// Text that stands for no policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnknownPolicy {
    /// No policy has this name.
    Name(String),
    /// What follows the colon is nothing that could be a budget.
    Budget {
        /// The policy before the colon.
        policy: &'static str,
        /// What follows it.
        given: String,
    },
    /// This policy has no budget.
    NoBudget(&'static str),
    /// There is no clock here.
    NoClock(&'static str),
}

impl fmt::Display for UnknownPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = Budget::MAX;
        match self {
            Self::Name(name) => {
                let known = PolicySpec::ALL.map(PolicySpec::name).join(", ");
                write!(f, "unknown policy '{name}'; there is {known}")
            }
            Self::Budget { policy: "busy", given } => {
                write!(f, "policy 'busy:{given}': a whole number from 1 to {most} follows the colon")
            }
            Self::Budget { policy, given } => write!(
                f,
                "policy '{policy}:{given}': a number of games from 1 to {most} follows the colon, or a time as in {policy}:200ms"
            ),
            Self::NoBudget(name) => write!(f, "policy '{name}' takes no number"),
            Self::NoClock(name) => write!(f, "policy '{name}' has no clock here: say how many games it may play"),
        }
    }
}

impl std::error::Error for UnknownPolicy {}
