mod bridge;
mod search;
mod thinking;

use std::hint::black_box;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{anyhow, bail};
use bots::PolicySpec;
use engine::Heuristic;
use lab::{Experiment, Failure};
use serde::Serialize;

use crate::common::SetupArgs;
use crate::figures::{self, grouped};

/// Measure how fast a game is played
///
/// Whole games are played, from the setup to the final ranking, with a random stream for each. A short warm-up is not
/// counted. With --bridge a match of the policies is written down first and then sent to the bridge again and again, one
/// line for each move, without a pipe in between. With --search the first decision is searched again and again by games that
/// are played at random to their end. With --thinking every decision of whole games is timed, on one thread.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik bench clever-cubed --players 1
  kubik bench clever-cubed --players 4 --threads 2 --seconds 5 --json
  kubik bench clever-cubed --policies greedy
  kubik bench clever-cubed --players 2 --bridge
  kubik bench clever-cubed --players 1 --search
  kubik bench clever-cubed --players 1 --thinking --policies expert --seconds 30")]
pub struct Args {
    #[command(flatten)]
    table: SetupArgs,

    /// Who plays: one policy for all seats, or one for each, separated by commas
    #[arg(long, value_name = "NAMES", default_value = "random")]
    policies: String,

    /// How long to measure
    #[arg(long, value_name = "S", default_value_t = 3.0, allow_negative_numbers = true)]
    seconds: f64,

    /// Measure how fast the bridge answers instead, on one thread
    #[arg(long, conflicts_with = "threads")]
    bridge: bool,

    /// Measure how many games a search plays instead, on one thread
    #[arg(long, conflicts_with_all = ["threads", "bridge", "policies"])]
    search: bool,

    /// Measure how long the policies think about a decision instead, on one thread
    #[arg(long, conflicts_with_all = ["threads", "bridge", "search"])]
    thinking: bool,

    /// How many threads
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true)]
    threads: usize,

    /// The seed of all dice
    #[arg(long, value_name = "SEED", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,

    /// Print one JSON object instead of a report for people
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: u8,
    threads: NonZeroUsize,
    policy: String,
    seed: u64,
    seconds: f64,
    games: u64,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    state_bytes: usize,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    games::with_game(&args.table.game, Bench(args))?
}

/// The longest measurement: a day.
const SECONDS_MAX: f64 = 86_400.0;

struct Bench<'a>(&'a Args);

impl games::Visitor for Bench<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: games::Playable>(self) -> Self::Output {
        let args = self.0;
        let threads = figures::threads(args.threads)?;
        if !(args.seconds > 0.0 && args.seconds <= SECONDS_MAX) {
            bail!("--seconds: must be above 0 and at most {SECONDS_MAX}, got {:?}", args.seconds);
        }
        let experiment: Experiment<G> = figures::experiment(&args.table, &args.policies, args.seed)?;
        let time = Duration::from_secs_f64(args.seconds);
        if args.bridge {
            let figures = bridge::measure(&experiment, time);
            return if args.json { figures::print_json(&figures) } else { Ok(bridge::print(&figures)?) };
        }
        if args.search {
            let figures = search::measure(&experiment, time)?;
            return if args.json { figures::print_json(&figures) } else { Ok(search::print(&figures)?) };
        }
        if args.thinking {
            let figures = thinking::measure(&experiment, names(experiment.policies()), time)?;
            return if args.json { figures::print_json(&figures) } else { Ok(thinking::print(&figures)?) };
        }
        let figures = measure(&experiment, threads, time)?;
        if args.json { figures::print_json(&figures) } else { Ok(print(&figures)?) }
    }
}

/// What one thread did.
struct Part {
    games: u64,
    decisions: u64,
    seconds: f64,
}

fn measure<G: Heuristic>(experiment: &Experiment<G>, threads: NonZeroUsize, time: Duration) -> anyhow::Result<Figures> {
    let parts = thread::scope(|scope| {
        let start = |number| scope.spawn(move || play(experiment, number, threads.get() as u64, time));
        let running: Vec<_> = (0..threads.get() as u64).map(start).collect();
        let end = |thread: thread::ScopedJoinHandle<'_, _>| {
            let broken =
                |_| anyhow!("a game of seed {} broke off; `kubik simulate` with this seed names it", experiment.seed());
            Ok(thread.join().map_err(broken)??)
        };
        running.into_iter().map(end).collect::<anyhow::Result<Vec<Part>>>()
    })?;
    // Every thread has its own clock: none waits for another, and none counts the waiting.
    let per_second = |count: fn(&Part) -> u64| parts.iter().map(|part| count(part) as f64 / part.seconds).sum();
    let games: u64 = parts.iter().map(|part| part.games).sum();
    let decisions: u64 = parts.iter().map(|part| part.decisions).sum();
    Ok(Figures {
        game: G::INFO.name,
        players: experiment.start().players(),
        threads,
        policy: names(experiment.policies()),
        seed: experiment.seed(),
        seconds: parts.iter().map(|part| part.seconds).fold(0.0, f64::max),
        games,
        games_per_second: per_second(|part| part.games),
        decisions_per_second: per_second(|part| part.decisions),
        decisions_per_game: decisions as f64 / games as f64,
        state_bytes: size_of::<G>(),
    })
}

/// The policies as one would ask for them: one name where all are the same.
fn names(policies: &[PolicySpec]) -> String {
    let names: Vec<_> = policies.iter().map(|policy| policy.name()).collect();
    if names.iter().all(|name| *name == names[0]) { names[0].to_owned() } else { names.join(",") }
}

/// How often the clock is looked at, roughly: seldom enough to cost nothing, often enough to stop in time.
const LOOKS_PER_SECOND: f64 = 200.0;

/// Plays every `threads`-th game of the experiment, from number `first` on: threads share nothing while they play.
fn play<G: Heuristic>(experiment: &Experiment<G>, first: u64, threads: u64, time: Duration) -> Result<Part, Failure> {
    let mut worker = experiment.worker();
    let mut numbers = (first..).step_by(threads as usize);
    let mut play_for = |time: Duration, chunk: u64| {
        let mut part = Part { games: 0, decisions: 0, seconds: 0.0 };
        let start = Instant::now();
        while part.seconds < time.as_secs_f64() {
            for number in numbers.by_ref().take(chunk as usize) {
                part.decisions += worker.play(number)?;
                black_box(worker.game().outcome());
            }
            part.games += chunk;
            part.seconds = start.elapsed().as_secs_f64();
        }
        Ok(part)
    };
    let warm_up = play_for((time / 5).min(Duration::from_millis(300)), 1)?;
    let chunk = warm_up.games as f64 / warm_up.seconds / LOOKS_PER_SECOND;
    play_for(time, (chunk as u64).max(1))
}

fn print(figures: &Figures) -> io::Result<()> {
    let Figures { game, players, threads, policy, seed, seconds, games, .. } = figures;
    let out = &mut io::stdout().lock();
    let table = figures::players(*players);
    let plural = if threads.get() == 1 { "" } else { "s" };
    writeln!(out, "{game} · {table} · {policy} · {threads} thread{plural} · seed {seed}")?;
    writeln!(out, "{} games in {seconds:.2} s\n", grouped((*games).into()))?;
    let whole = |number: f64| grouped(number.round() as u128);
    writeln!(out, "  {:>14}  games per second", whole(figures.games_per_second))?;
    writeln!(out, "  {:>14}  decisions per second", whole(figures.decisions_per_second))?;
    writeln!(out, "  {:>14.1}  decisions per game", figures.decisions_per_game)?;
    writeln!(out, "  {:>14}  bytes for a state", figures.state_bytes)
}
