use std::io::{self, IsTerminal, Write};
use std::num::NonZeroU64;
use std::thread;

use anyhow::Context;
use guide::{Language, Texts};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Bin, CaseReport, Experiment, FactReport, Histogram, PolicyReport, Report, StandingReport};

use crate::common::SetupArgs;
use crate::figures::{self, grouped};

/// Let policies play many games and see the figures
///
/// The same seed gives the same figures on any machine and any number of threads. With several policies the players
/// change places from game to game, so that nobody keeps the advantage of beginning.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik simulate clever-cubed --policies greedy --games 1000 --seed 7
  kubik simulate clever-cubed --policies greedy,random --games 2000
  kubik simulate clever-cubed --players 4 --policies random --games 1000000
  kubik simulate clever-cubed --option soloFallback=off --json | jq .seats
  kubik simulate king-of-tokyo-duel --policies greedy,random --option monsterOfSeat0=gigazaur
  kubik simulate cubitos --policies greedy,greedy --set race-1 --games 200")]
pub struct Args {
    #[command(flatten)]
    table: SetupArgs,

    /// Who plays: one policy for all seats, or one for each, separated by commas
    #[arg(long, value_name = "NAMES", default_value = "greedy")]
    policies: String,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000, allow_negative_numbers = true)]
    games: u64,

    /// The seed of all dice; game number n of a seed can always be repeated
    #[arg(long, value_name = "SEED", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,

    /// How many threads; the figures do not depend on it [default: one for each core]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Print one JSON object instead of a report for people
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    games::with_game(&args.table.game, Simulate(args))?
}

struct Simulate<'a>(&'a Args);

impl games::Visitor for Simulate<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: games::Playable>(self) -> Self::Output {
        let args = self.0;
        let games = NonZeroU64::new(args.games).context("--games: must be at least 1")?;
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = figures::threads(args.threads.unwrap_or_else(cores))?;
        let experiment: Experiment<G> = figures::experiment(&args.table, &args.policies, args.seed)?;
        let bar = progress_bar(games);
        let report = lab::simulate(&experiment, games, threads, &|done| bar.inc(done));
        bar.finish_and_clear();
        let report = report?;
        if args.json {
            return figures::print_json(&report);
        }
        let words = Words(Texts::new(Language::English, G::INFO.name));
        Ok(print(&report, &words, &mut io::stdout().lock())?)
    }
}

/// A bar on a terminal, nothing in a pipe.
fn progress_bar(games: NonZeroU64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {human_pos} of {human_len} games, {eta} left")
        .expect("the template is well-formed");
    ProgressBar::new(games.get()).with_style(style)
}

/// What the keys of a game mean, in English like everything around them.
struct Words(Texts);

impl Words {
    /// A key that has no words speaks for itself; a pair, as in `alienoid:the-king`, is said one by one.
    fn of(&self, key: &str) -> String {
        if let Some((one, other)) = key.split_once(':') {
            return format!("{} : {}", self.of(one), self.of(other));
        }
        let said = self.0.say(key);
        if said.contains('{') { key.to_owned() } else { said.trim_end_matches('.').to_owned() }
    }
}

/// How many bars a histogram has at the most.
const BARS_MAX: u32 = 20;

/// How wide its longest bar is. With labels of 20 characters everything fits 80 columns.
const BAR_WIDTH: usize = 56;

fn print<S>(report: &Report<S>, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let Report { game, players, games, seed, decisions, .. } = report;
    let plural = if *games == 1 { "" } else { "s" };
    let table = figures::players(*players);
    writeln!(out, "{game} · {table} · {} game{plural} · seed {seed}", grouped((*games).into()))?;
    writeln!(out, "{:.1} decisions per game ({} to {})", decisions.mean, decisions.min, decisions.max)?;
    let counts = Counts::of(report);
    if *players > 1 {
        let seats = report.seats.iter().map(|seat| (seat.policy.clone(), &seat.standing));
        print_standings("policy (changing places)", seats, counts, out)?;
        let positions = report.positions.iter().map(|place| (format!("seat {}", place.position), &place.standing));
        print_standings("place at the table", positions, counts, out)?;
    }
    report.policies.iter().try_for_each(|policy| print_policy(policy, counts, words, out))?;
    if report.endings.len() > 1 {
        heading("how games were won", &["share"], out)?;
        report.endings.iter().try_for_each(|ending| line(&words.of(ending.reason), &[percent(ending.share)], out))?;
    }
    Ok(())
}

/// What there is to count: who plays alone always wins, a policy among its likes wins always too, and where a win is all that
/// is scored, points say nothing more.
#[derive(Clone, Copy)]
struct Counts {
    wins: bool,
    is_mirror: bool,
    points: bool,
}

impl Counts {
    fn of<S>(report: &Report<S>) -> Self {
        let is_won_or_lost = |policy: &PolicyReport| policy.score.min >= 0 && policy.score.max <= 1;
        let wins = report.players > 1;
        let is_mirror = report.policies.len() == 1;
        Self { wins, is_mirror, points: !(wins && report.policies.iter().all(is_won_or_lost)) }
    }
}

/// Who won how often.
fn print_standings<'a>(
    title: &str,
    rows: impl Iterator<Item = (String, &'a StandingReport)>,
    counts: Counts,
    out: &mut impl Write,
) -> io::Result<()> {
    let columns = if counts.points { 4 } else { 2 };
    heading(title, &["wins", "share", "mean", "deviation"][..columns], out)?;
    for (name, standing) in rows {
        let StandingReport { wins, win_share, mean_score, sd_score } = standing;
        let cells = [decimal(*wins), percent(*win_share), decimal(*mean_score), decimal(*sd_score)];
        line(&name, &cells[..columns], out)?;
    }
    Ok(())
}

/// Everything about one policy.
fn print_policy(policy: &PolicyReport, counts: Counts, words: &Words, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{}", policy.policy)?;
    if counts.points {
        let score = &policy.score;
        write!(out, "  mean score {:.2}", score.mean)?;
        if let Some([low, high]) = policy.interval_95 {
            write!(out, " ± {:.2}, so with 95 % certainty {low:.2} to {high:.2}", high - score.mean)?;
        }
        writeln!(out, "\n  deviation {:.2}", score.sd)?;
    }
    if let (Some(error), true) = (policy.win_share_error, counts.wins && !counts.is_mirror) {
        let error = error * PolicyReport::QUANTILE_95;
        writeln!(out, "  wins {} ± {} of all games", percent(policy.win_share), percent(error))?;
    }
    if counts.points {
        print_percentiles(policy, out)?;
        writeln!(out)?;
        print_histogram(&policy.histogram, out)?;
    }
    print_facts(&policy.facts, counts, words, out)
}

fn print_percentiles(policy: &PolicyReport, out: &mut impl Write) -> io::Result<()> {
    let between = policy.percentiles.iter().map(|(percent, score)| (format!("{percent} %"), i64::from(*score)));
    let lowest = ("lowest".to_owned(), policy.score.min);
    let highest = ("highest".to_owned(), policy.score.max);
    let all: Vec<_> = std::iter::once(lowest).chain(between).chain([highest]).collect();
    let row = |cells: Vec<String>| cells.into_iter().map(|cell| format!("{cell:>9}")).collect::<String>();
    writeln!(out, "\n  at most{}", row(all.iter().map(|(name, _)| name.clone()).collect()))?;
    writeln!(out, "  score  {}", row(all.iter().map(|(_, score)| score.to_string()).collect()))
}

fn print_histogram(histogram: &Histogram, out: &mut impl Write) -> io::Result<()> {
    let bins = histogram.bins(BARS_MAX);
    let longest = bins.iter().map(|bin| bin.count).max().unwrap_or(0);
    let all: u64 = bins.iter().map(|bin| bin.count).sum();
    for Bin { from, to, count } in bins {
        let label = if from == to { from.to_string() } else { format!("{from} to {to}") };
        let share = percent(count as f64 / all as f64);
        writeln!(out, "  {label:>12}{share:>8} {}", bar(count, longest))?;
    }
    Ok(())
}

/// A bar as long as `count` in relation to the `longest`, to an eighth of a character. What is there can be seen.
fn bar(count: u64, longest: u64) -> String {
    const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let length = (count as f64 / longest.max(1) as f64 * (BAR_WIDTH * 8) as f64).round() as usize;
    let length = length.max(usize::from(count > 0));
    "█".repeat(length / 8) + EIGHTHS[length % 8]
}

/// What the game itself counts: first all numbers in one table, then a table for each list of cases, then one for each kind
/// of thing that happened or not.
fn print_facts(facts: &[FactReport], counts: Counts, words: &Words, out: &mut impl Write) -> io::Result<()> {
    if facts.iter().any(|fact| matches!(fact, FactReport::Number { .. })) {
        heading("in a game", &["mean", "deviation", "lowest", "highest"], out)?;
    }
    for fact in facts {
        if let FactReport::Number { key, number } = fact {
            line(
                &words.of(key),
                &[decimal(number.mean), decimal(number.sd), number.min.to_string(), number.max.to_string()],
                out,
            )?;
        }
    }
    let mut kinds: Vec<&str> = Vec::new();
    for fact in facts {
        if let FactReport::Cases { cases, .. } = fact
            && let Some(what) = cases.iter().find_map(|case| case.case.strip_prefix("not-"))
            && !kinds.contains(&what)
        {
            kinds.push(what);
        }
    }
    for fact in facts {
        let FactReport::Cases { key, cases } = fact else { continue };
        if !kinds.iter().any(|what| is_whether(what, cases)) {
            print_cases(key, cases, counts, words, out)?;
        }
    }
    kinds.into_iter().try_for_each(|what| print_yes_or_no(what, facts, counts, words, out))
}

/// A column that is there or not.
fn columns<T: Clone>(cells: &[(bool, T)]) -> Vec<T> {
    cells.iter().filter(|(is_there, _)| *is_there).map(|(_, cell)| cell.clone()).collect()
}

fn print_cases(key: &str, cases: &[CaseReport], counts: Counts, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let Counts { wins, points, .. } = counts;
    heading(&words.of(key), &columns(&[(true, "share"), (points, "mean"), (wins, "wins")]), out)?;
    for case in cases {
        let cells = [(true, percent(case.share)), (points, decimal(case.mean_score)), (wins, percent(case.win_share))];
        line(&words.of(case.case), &columns(&cells), out)?;
    }
    Ok(())
}

/// Does a fact say whether `what` happened, with the cases `what` and `not-what`, or one of them alone?
fn is_whether(what: &str, cases: &[CaseReport]) -> bool {
    cases.iter().all(|case| case.case.strip_prefix("not-").unwrap_or(case.case) == what)
}

/// A line for each fact of the same kind: how often it happened, and how often such seats won with it and without.
fn print_yes_or_no(
    what: &str,
    facts: &[FactReport],
    counts: Counts,
    words: &Words,
    out: &mut impl Write,
) -> io::Result<()> {
    let Counts { wins, points, .. } = counts;
    heading(&words.of(what), &columns(&[(true, "share"), (points, "mean"), (wins, "wins"), (wins, "without")]), out)?;
    for fact in facts {
        let FactReport::Cases { key, cases } = fact else { continue };
        if !is_whether(what, cases) {
            continue;
        }
        let (yes, no) = (cases.iter().find(|case| case.case == what), cases.iter().find(|case| case.case != what));
        let share = |case: Option<&CaseReport>| case.map_or_else(|| "-".to_owned(), |case| percent(case.win_share));
        let cells = [
            (true, percent(yes.map_or(0.0, |case| case.share))),
            (points, yes.map_or_else(|| "-".to_owned(), |case| decimal(case.mean_score))),
            (wins, share(yes)),
            (wins, share(no)),
        ];
        line(&words.of(key), &columns(&cells), out)?;
    }
    Ok(())
}

/// How wide the names of rows are. A longer one takes a line of its own, so that everything fits 80 columns.
const NAME_WIDTH: usize = 26;

fn heading(title: &str, cells: &[&str], out: &mut impl Write) -> io::Result<()> {
    let cells: String = cells.iter().map(|cell| format!("{cell:>12}")).collect();
    writeln!(out, "\n  {title:<NAME_WIDTH$}{cells}")
}

fn line(name: &str, cells: &[String], out: &mut impl Write) -> io::Result<()> {
    let cells: String = cells.iter().map(|cell| format!("{cell:>12}")).collect();
    if name.chars().count() > NAME_WIDTH {
        return writeln!(out, "  {name}\n  {:<NAME_WIDTH$}{cells}", "");
    }
    writeln!(out, "  {name:<NAME_WIDTH$}{cells}")
}

fn decimal(number: f64) -> String {
    format!("{number:.2}")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_true_to_an_eighth() {
        assert_eq!(bar(8, 8), "█".repeat(BAR_WIDTH));
        assert_eq!(bar(1, 8), "█".repeat(BAR_WIDTH / 8));
        assert_eq!(bar(3, 8 * BAR_WIDTH as u64), "▍");
        assert_eq!(bar(1, 1_000_000), "▏");
        assert_eq!(bar(0, 1_000_000), "");
        assert_eq!(bar(0, 0), "");
    }
}
