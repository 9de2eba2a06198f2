use std::io::{self, IsTerminal, Write};
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{panic, thread};

use anyhow::{Context, anyhow, bail};
use engine::{Phrase, Weights};
use guide::{Language, Texts};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Comparison, Course, School, as_source};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::columns::{Columns, wrapped};
use crate::common::SetupArgs;
use crate::figures;
use crate::files::Notebook;

/// Teach the judgement of a game better numbers
///
/// The numbers that greedy play works with are changed a little, the changed ones play against a pool of opponents (the first
/// judgement, today's, earlier winners, random variations), and those that do better decide where to go next. Every number of
/// players and every set is practised unless one is named. In the end the winner is compared with the first judgement on
/// seeds that were used for nothing else, and printed as Rust source.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik teach clever-cubed --minutes 10 --state clever.jsonl
  kubik teach king-of-tokyo-duel --generations 200 --seed 7
  kubik teach cubitos --players 2 --set race-1 --minutes 5 --json")]
pub struct Args {
    #[command(flatten)]
    table: SetupArgs,

    /// For how many minutes lessons go on
    #[arg(long, value_name = "M", allow_negative_numbers = true, required_unless_present = "generations")]
    minutes: Option<f64>,

    /// For how many generations lessons go on, all runs with the same --state together
    #[arg(long, value_name = "N", conflicts_with = "minutes")]
    generations: Option<u32>,

    /// How many games each member of a generation plays
    #[arg(long, value_name = "N", default_value_t = 1500, allow_negative_numbers = true)]
    games: u64,

    /// How many games the winner is compared in, for every number of players
    #[arg(long, value_name = "N", default_value_t = 4000, allow_negative_numbers = true)]
    exam: u64,

    /// The seed of all dice and all changes
    #[arg(long, value_name = "SEED", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,

    /// How many threads; the result does not depend on it [default: one for each core]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Keep every generation in this file: the same command goes on where it was interrupted
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,

    /// The language: en, ru or uk
    #[arg(long, value_name = "CODE", default_value = "en", conflicts_with = "json")]
    lang: String,

    /// Print one JSON object instead of a report for people
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    games::with_game(&args.table.game, Teach(args))?
}

/// The longest lessons: a week.
const MINUTES_MAX: f64 = 10_080.0;

struct Teach<'a>(&'a Args);

/// What came of it.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    command: String,
    generations: u32,
    weights: Map<String, Value>,
    source: String,
    /// Against the first judgement there was.
    against_first: Vec<Comparison>,
    /// Against the one that is taught now, if that is another.
    against_taught: Vec<Comparison>,
}

impl games::Visitor for Teach<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: games::Playable>(self) -> Self::Output {
        let args = self.0;
        let language: Language = args.lang.parse()?;
        if args.minutes.is_some_and(|minutes| !(minutes > 0.0 && minutes <= MINUTES_MAX)) {
            bail!("--minutes: must be above 0 and at most {MINUTES_MAX}, got {}", args.minutes.unwrap_or(0.0));
        }
        let games = NonZeroU64::new(args.games).context("--games: must be at least 1")?;
        let exam = NonZeroU64::new(args.exam).context("--exam: must be at least 1")?;
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = figures::threads(args.threads.unwrap_or_else(cores))?;
        let starts = starts::<G>(&args.table)?;
        let setups: Vec<_> = starts.iter().map(G::setup).collect();
        let question = json!({
            "kubik": "teach",
            "game": G::INFO.name,
            "rules": G::INFO.rules_version,
            "setups": serde_json::to_value(&setups)?,
            "seed": args.seed,
            "games": args.games,
            "taught": G::TAUGHT.values(),
        });
        let school = School::new(starts, args.seed, games, threads)
            .with_context(|| format!("the judgement of {} has no numbers that could be taught", G::INFO.name))?;
        let (notebook, notes) = match &args.state {
            Some(path) => Some(Notebook::open::<Course>(path, &question).context("--state")?).unzip(),
            None => (None, None),
        };
        let course = notes.and_then(|mut notes| notes.pop()).unwrap_or_else(|| school.course());
        // Changed numbers may break a judgement; whoever loses for that need not complain as well.
        panic::set_hook(Box::new(|_| {}));
        let taught =
            lessons(args, &school, course, notebook).and_then(|course| graduation(args, &school, &course, exam));
        let _ = panic::take_hook();
        let report = taught?;
        if args.json {
            return figures::print_json(&report);
        }
        let words = Texts::new(language, G::INFO.name).with("lab");
        Ok(print(&report, &words, &mut io::stdout().lock())?)
    }
}

/// All beginnings that are practised: every number of players and every set, unless one is named.
fn starts<G: games::Playable>(table: &SetupArgs) -> anyhow::Result<Vec<G>> {
    let (fewest, most) = G::INFO.players;
    let mut args = table.clone();
    let has_sets = G::INFO.options.iter().any(|choice| choice.id == "set");
    if has_sets && args.sugar.set.is_none() && !args.options.iter().any(|option| option.starts_with("set=")) {
        args.sugar.set = Some("all".to_owned());
    }
    let numbers = if table.players.is_some() || table.setup.is_some() { fewest..=fewest } else { fewest..=most };
    let starts = numbers.map(|players| args.starts::<G>(players)).collect::<anyhow::Result<Vec<_>>>()?;
    Ok(starts.into_iter().flatten().collect())
}

fn lessons<G: games::Playable>(
    args: &Args,
    school: &School<G>,
    mut course: Course,
    mut notebook: Option<Notebook>,
) -> anyhow::Result<Course> {
    let time = Duration::from_secs_f64(args.minutes.unwrap_or(0.0) * 60.0);
    let (clock, before) = (Instant::now(), course.evolution.generation);
    let bar = progress_bar(args.generations.map_or(time.as_secs(), u64::from));
    loop {
        let generation = course.evolution.generation;
        let is_done = match args.generations {
            Some(generations) => generation >= generations,
            // One generation at the least: otherwise nothing would have been asked for.
            None => clock.elapsed() >= time && generation > before,
        };
        if is_done {
            break;
        }
        course = school.teach(&course).map_err(|reason| anyhow!(reason))?;
        if let Some(notebook) = &mut notebook {
            notebook.add(&course).context("--state")?;
        }
        bar.set_position(if args.generations.is_some() { generation.into() } else { clock.elapsed().as_secs() });
        bar.set_message(format!("generation {}, step {:.3}", course.evolution.generation, course.evolution.step()));
    }
    bar.finish_and_clear();
    if let Some(mut notebook) = notebook {
        notebook.sync().context("--state")?;
    }
    Ok(course)
}

fn graduation<G: games::Playable>(
    args: &Args,
    school: &School<G>,
    course: &Course,
    exam: NonZeroU64,
) -> anyhow::Result<Report> {
    let winner = school.graduate(course).map_err(|reason| anyhow!(reason))?;
    let compare = |old: &G::Weights| school.compare(&winner, old, exam).map_err(|reason| anyhow!(reason));
    let values = winner.values();
    Ok(Report {
        game: G::INFO.name,
        command: command(args, course.evolution.generation),
        generations: course.evolution.generation,
        weights: G::Weights::names().into_iter().zip(values.into_iter().map(Value::from)).collect(),
        source: as_source(&winner),
        against_first: compare(G::FIRST)?,
        against_taught: if *G::TAUGHT == *G::FIRST { Vec::new() } else { compare(G::TAUGHT)? },
    })
}

/// What gives the same numbers again, from the same judgement.
fn command(args: &Args, generations: u32) -> String {
    let SetupArgs { game, players, options, setup, sugar } = &args.table;
    let mut words = vec![format!("kubik teach {game}")];
    words.extend(players.map(|players| format!("--players {players}")));
    words.extend(options.iter().map(|option| format!("--option {option}")));
    words.extend(setup.iter().map(|setup| format!("--setup '{setup}'")));
    words.extend(sugar.set.iter().map(|set| format!("--set {set}")));
    words.extend(sugar.data.iter().map(|data| format!("--data {}", data.display())));
    words.push(format!("--generations {generations} --games {} --seed {}", args.games, args.seed));
    words.join(" ")
}

/// A bar on a terminal, nothing in a pipe.
fn progress_bar(length: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {msg}, {elapsed} so far")
        .expect("the template is well-formed");
    ProgressBar::new(length.max(1)).with_style(style)
}

fn print(report: &Report, words: &Texts, out: &mut impl Write) -> io::Result<()> {
    let generations = Phrase::new("teach-generations").number("count", report.generations);
    writeln!(out, "{} · {}", words.say("title"), words.phrase(&generations))?;
    for (title, comparisons) in [("teach-first", &report.against_first), ("teach-taught", &report.against_taught)] {
        if !comparisons.is_empty() {
            print_comparisons(title, comparisons, words, out)?;
        }
    }
    writeln!(out)?;
    wrapped(&words.say("teach-note"), out)?;
    writeln!(out, "\n// {}\n{}", report.command, report.source)
}

fn print_comparisons(title: &str, comparisons: &[Comparison], words: &Texts, out: &mut impl Write) -> io::Result<()> {
    let mut table = Columns::new(words, title);
    table.further(&["lab-wins", "lab-interval"]);
    // Where a win is all that is scored, points say nothing more.
    let has_points = comparisons.iter().any(|comparison| comparison.mean_score > 1.0);
    if has_points {
        table.further(&["lab-points", "teach-more", "lab-interval"]);
    }
    for comparison in comparisons {
        let mut cells = vec![
            comparison.win_share.map_or_else(|| "–".to_owned(), |share| table.percent(share)),
            table.interval(comparison.win_share_interval, 100.0, 1),
        ];
        if has_points {
            cells.push(table.number(comparison.mean_score, 1));
            cells.push(table.number(comparison.difference, 1));
            cells.push(table.interval(comparison.difference_interval, 1.0, 1));
        }
        table.row(&words.phrase(&Phrase::new("lab-players").number("count", comparison.players)), cells);
    }
    table.print(out)
}
