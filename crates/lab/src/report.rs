use bots::PolicySpec;
use engine::Heuristic;
use serde::Serialize;

use crate::tally::{CaseTally, FactTally, PolicyTally, Standing, Tally, WIN_PARTS};
use crate::{Experiment, Histogram, Moments};

/// The figures of a simulation. Nothing in it depends on time or on the number of threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report<S> {
    /// The name of the game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many play.
    pub players: u8,
    /// How many games were played.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// Players and variants.
    pub setup: S,
    /// One entry for each player, in the order in which the policies were listed. The entries change places from game to
    /// game, so this compares the policies; for the places see `positions`.
    pub seats: Vec<SeatReport>,
    /// One entry for each place at the table, whoever sat there. By default the player in position 0 begins.
    pub positions: Vec<PositionReport>,
    /// One entry for each different policy, with everything about its scores. Its seats are counted together.
    pub policies: Vec<PolicyReport>,
    /// Decisions in a game, of all players together.
    pub decisions: NumberReport,
    /// How the games were won, the most frequent first.
    pub endings: Vec<ReasonReport>,
}

/// One entry of the policies.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The name of the policy.
    pub policy: String,
    /// How it did.
    #[serde(flatten)]
    pub standing: StandingReport,
}

/// One place at the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PositionReport {
    /// The number of the seat, from 0.
    pub position: usize,
    /// How those who sat here did.
    #[serde(flatten)]
    pub standing: StandingReport,
}

/// How somebody did.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct StandingReport {
    /// Games won; a win shared by two is half a win for each.
    pub wins: f64,
    /// The same as a part of all games, from 0 to 1.
    pub win_share: f64,
    /// The mean score.
    pub mean_score: f64,
    /// The standard deviation of the scores; 0 for a single game.
    pub sd_score: f64,
}

/// One policy.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PolicyReport {
    /// Its name.
    pub policy: String,
    /// How many seats it takes in every game.
    pub seats: usize,
    /// Games won by one of its seats.
    pub wins: f64,
    /// The same as a part of all games, from 0 to 1.
    pub win_share: f64,
    /// The standard error of `win_share`; unknown after a single game.
    pub win_share_error: Option<f64>,
    /// Its scores: mean, deviation, extremes.
    pub score: NumberReport,
    /// The standard error of the mean score; unknown after a single game.
    pub standard_error: Option<f64>,
    /// The true mean score lies between these with a probability of 95 %; unknown after a single game.
    pub interval_95: Option<[f64; 2]>,
    /// Percent and the lowest score that so many percent of the scores are not above.
    pub percentiles: Vec<(u8, i32)>,
    /// How often each score came out.
    #[serde(serialize_with = "as_pairs")]
    pub histogram: Histogram,
    /// What the game itself counts, in its order.
    pub facts: Vec<FactReport>,
}

/// Mean, deviation and extremes of some number.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct NumberReport {
    /// The mean.
    pub mean: f64,
    /// The standard deviation; 0 for a single number.
    pub sd: f64,
    /// The lowest.
    pub min: i64,
    /// The highest.
    pub max: i64,
}

/// One thing the game counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum FactReport {
    /// A number.
    Number {
        /// What is counted.
        key: &'static str,
        /// How it came out.
        #[serde(flatten)]
        number: NumberReport,
    },
    /// One of several cases.
    Cases {
        /// What is told apart.
        key: &'static str,
        /// The cases that came out, those with the best mean score first.
        cases: Vec<CaseReport>,
    },
}

/// One case of a fact.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CaseReport {
    /// Its word in the game's locale files.
    pub case: &'static str,
    /// How often it came out.
    pub count: u64,
    /// The same as a part of all, from 0 to 1.
    pub share: f64,
    /// Which part of its games such a seat won, from 0 to 1.
    pub win_share: f64,
    /// The mean score of such seats.
    pub mean_score: f64,
}

/// One way in which games were won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReasonReport {
    /// A key of the game's locale files.
    pub reason: &'static str,
    /// In how many games.
    pub games: u64,
    /// The same as a part of all games, from 0 to 1.
    pub share: f64,
}

impl<S> Report<S> {
    /// The percentiles that are reported.
    pub const PERCENTILES: [u8; 5] = [5, 25, 50, 75, 95];

    pub(crate) fn new<G: Heuristic<Setup = S>>(experiment: &Experiment<G>, tally: &Tally) -> Self {
        let games = tally.decisions.count();
        let seat = |(policy, standing): (&PolicySpec, &Standing)| SeatReport {
            policy: policy.to_string(),
            standing: StandingReport::new(standing),
        };
        let position = |(position, standing): (usize, &Standing)| PositionReport {
            position,
            standing: StandingReport::new(standing),
        };
        let mut endings: Vec<_> = tally
            .endings
            .iter()
            .map(|(reason, &count)| ReasonReport { reason, games: count, share: count as f64 / games as f64 })
            .collect();
        endings.sort_by_key(|ending| std::cmp::Reverse(ending.games));
        Self {
            game: G::INFO.name,
            rules_version: G::INFO.rules_version,
            players: experiment.start().players(),
            games,
            seed: experiment.seed(),
            setup: experiment.start().setup(),
            seats: experiment.policies().iter().zip(&tally.entries).map(seat).collect(),
            positions: tally.seats.iter().enumerate().map(position).collect(),
            policies: tally.policies.iter().map(PolicyReport::new).collect(),
            decisions: NumberReport::new(&tally.decisions),
            endings,
        }
    }
}

impl StandingReport {
    fn new(standing: &Standing) -> Self {
        Self {
            wins: standing.wins(),
            win_share: standing.wins.mean() / WIN_PARTS as f64,
            mean_score: standing.score.mean(),
            sd_score: standing.score.deviation(),
        }
    }
}

impl PolicyReport {
    fn new(tally: &PolicyTally) -> Self {
        let together = &tally.together;
        let score = NumberReport::new(&tally.scores);
        let standard_error = together.score.standard_error().map(|error| error / tally.seats as f64);
        let mut facts: Vec<_> = tally.facts.iter().collect();
        facts.sort_by_key(|fact| fact.first);
        Self {
            policy: tally.policy.to_string(),
            seats: tally.seats,
            wins: together.wins(),
            win_share: together.wins.mean() / WIN_PARTS as f64,
            win_share_error: together.wins.standard_error().map(|error| error / WIN_PARTS as f64),
            score,
            standard_error,
            interval_95: standard_error
                .map(|error| [-1.0, 1.0].map(|side| score.mean + side * Self::QUANTILE_95 * error)),
            percentiles: Report::<()>::PERCENTILES
                .into_iter()
                .filter_map(|percent| Some((percent, tally.histogram.percentile(percent)?)))
                .collect(),
            histogram: tally.histogram.clone(),
            facts: facts.into_iter().flat_map(FactReport::of).collect(),
        }
    }

    /// The part of a normal distribution within so many deviations of its mean is 95 %.
    pub const QUANTILE_95: f64 = 1.959_963_984_540_054;
}

impl NumberReport {
    fn new(moments: &Moments) -> Self {
        Self { mean: moments.mean(), sd: moments.deviation(), min: moments.min(), max: moments.max() }
    }
}

impl FactReport {
    /// What came out under one key. Nothing hinders a game from giving a number at one time and a case at another.
    fn of(fact: &FactTally) -> impl Iterator<Item = Self> {
        let key = fact.key;
        let number = (fact.numbers.count() > 0).then(|| Self::Number { key, number: NumberReport::new(&fact.numbers) });
        let cases = (!fact.cases.is_empty()).then(|| Self::Cases { key, cases: CaseReport::all(&fact.cases) });
        number.into_iter().chain(cases)
    }
}

impl CaseReport {
    fn all(cases: &[CaseTally]) -> Vec<Self> {
        let all: u64 = cases.iter().map(|case| case.score.count()).sum();
        let mut reports: Vec<_> = cases
            .iter()
            .map(|case| Self {
                case: case.case,
                count: case.score.count(),
                share: case.score.count() as f64 / all as f64,
                win_share: case.wins.mean() / WIN_PARTS as f64,
                mean_score: case.score.mean(),
            })
            .collect();
        reports.sort_by(|a, b| b.mean_score.total_cmp(&a.mean_score).then(a.case.cmp(b.case)));
        reports
    }
}

fn as_pairs<S: serde::Serializer>(histogram: &Histogram, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(histogram.counts())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::PolicySpec::Random;
    use engine::{Fact, Outcome};

    use crate::tally::Finished;

    /// Four solo games with the scores 10, 20, 20 and 50.
    fn report() -> PolicyReport {
        let mut tally = Tally::new(&[Random]);
        for (game, (score, rating)) in [(10, "poor"), (20, "fair"), (20, "fair"), (50, "good")].into_iter().enumerate()
        {
            let outcome = Outcome::by_score(&[score], "solo");
            let facts = vec![vec![Fact::case("rating", rating), Fact::number("foxes", score / 10)]];
            tally.add(&Finished { game: game as u64, decisions: 5, outcome, facts });
        }
        PolicyReport::new(&tally.policies[0])
    }

    #[test]
    fn scores_of_four_games() {
        let report = report();
        // Mean 25; squared distances 225, 25, 25, 625, in all 900; divided by 3.
        let sd = 300.0_f64.sqrt();
        assert_eq!(report.score, NumberReport { mean: 25.0, sd, min: 10, max: 50 });
        assert_eq!(report.standard_error, Some(sd / 2.0));
        let [low, high] = report.interval_95.unwrap();
        assert!((low - 8.026).abs() < 0.001 && (high - 41.974).abs() < 0.001, "{low} to {high}");
        assert_eq!(report.percentiles, [(5, 10), (25, 10), (50, 20), (75, 20), (95, 50)]);
        assert_eq!((report.wins, report.win_share, report.win_share_error), (4.0, 1.0, Some(0.0)));
    }

    #[test]
    fn facts_keep_their_order_and_cases_are_sorted_by_score() {
        let report = report();
        let [FactReport::Cases { key: "rating", cases }, FactReport::Number { key: "foxes", number }] =
            report.facts.as_slice()
        else {
            panic!("{:?}", report.facts)
        };
        let figures: Vec<_> = cases.iter().map(|case| (case.case, case.count, case.share, case.mean_score)).collect();
        assert_eq!(figures, [("good", 1, 0.25, 50.0), ("fair", 2, 0.5, 20.0), ("poor", 1, 0.25, 10.0)]);
        assert_eq!((number.mean, number.min, number.max), (2.5, 1, 5));
    }
}
