//! `kubik analyze`: how much of a match was luck, how much skill, and which decisions cost most.

mod chart;
mod turns;
mod words;

use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use analysis::{Finding, Futures, Level, Report, Study};
use anyhow::Context;
use guide::{Guide, Language};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::play::{Far, Saved};
use crate::{figures, files, replay};
use turns::Turns;

/// Tell luck from skill in a match, and which decisions cost most
///
/// Every position of the match is played on to its end by a judging bot, many times and always with the same dice. What a
/// random event changes about everybody's chances is luck, what a decision changes is skill. The same seed gives the same
/// figures on any machine and any number of threads.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik analyze match.kubik                        a match that `kubik play` has saved
  kubik analyze record.json --lang uk --svg chances.svg
  kubik analyze record.json --level deep           sharper figures, ten to twenty times as long
  kubik analyze record.json --json | jq '.mistakes[:3]'")]
pub struct Args {
    /// The file; - for standard input
    file: String,

    /// How sharp: quick, normal or deep
    #[arg(long, value_name = "LEVEL", default_value = "normal")]
    level: String,

    /// Draw the chances over the match into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// The language: en, ru or uk
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: String,

    /// The seed of the games that are tried
    #[arg(long, value_name = "SEED", default_value_t = protocol::inquiry::SEED, allow_negative_numbers = true)]
    seed: u64,

    /// How many threads; the figures do not depend on it [default: one for each core]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    let language: Language = args.lang.parse()?;
    let level: Level = args.level.parse()?;
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = figures::threads(args.threads.unwrap_or_else(cores))?;
    let (saved, _) = replay::open(&args.file, language)?;
    let analyze = Analyze { args, saved: &saved, language, level, threads };
    guide::with_game(&saved.game, analyze)
        .map_err(anyhow::Error::from)
        .with_context(|| args.file.clone())
        .and_then(|done| done)
}

struct Analyze<'a> {
    args: &'a Args,
    saved: &'a Saved,
    language: Language,
    level: Level,
    threads: NonZeroUsize,
}

/// What `--json` prints.
#[derive(Serialize)]
#[serde(bound = "A: Serialize", rename_all = "camelCase")]
struct Json<'a, A> {
    game: &'static str,
    level: Level,
    seed: u64,
    /// Why the rules of today do not go along with the match any further, if they do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    parted: Option<&'a str>,
    #[serde(flatten)]
    report: &'a Report<A>,
}

impl guide::Visitor for Analyze<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: Guide>(self) -> Self::Output {
        let Self { args, saved, language, level, threads } = self;
        let Far { played, parted, .. } = saved.replay_as_far_as_it_goes::<G>().with_context(|| args.file.clone())?;
        let texts = replay::texts_for::<G>(saved, played.game().players(), language)?;
        // Whether it can be written is found out before anybody has waited for it.
        args.svg.as_deref().map_or(Ok(()), files::check_writable)?;
        let study = Study::new(&played, level, args.seed);
        let report = study.report(&work(&study, threads));
        let turns = Turns::of(&played);
        if let Some(path) = &args.svg {
            files::write_whole(path, &chart::draw(&report, &turns, &texts))?;
        }
        if args.json {
            let (game, seed, parted) = (G::INFO.name, args.seed, parted.as_deref());
            return figures::print_json(&Json { game, level, seed, parted, report: &report });
        }
        let mut output = io::BufWriter::new(io::stdout().lock());
        words::tell(&report, parted.as_deref(), &turns, &texts, &mut output)?;
        Ok(output.flush()?)
    }
}

/// Does all jobs, each thread the next one that nobody has begun. What comes of them is put in order again.
fn work<G: Guide>(study: &Study<G>, threads: NonZeroUsize) -> Vec<Finding<G::Action>> {
    let next = AtomicUsize::new(0);
    let bar = progress_bar(study.jobs());
    let some_of_it = || {
        let mut futures = Futures::default();
        let mut done = Vec::new();
        loop {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= study.jobs() {
                return done;
            }
            done.push((job, study.run(job, &mut futures)));
            bar.inc(1);
        }
    };
    let mut done: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get()).map(|_| scope.spawn(some_of_it)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a job does not panic")).collect()
    });
    bar.finish_and_clear();
    done.sort_by_key(|(job, _)| *job);
    done.into_iter().map(|(_, finding)| finding).collect()
}

/// A bar on a terminal, nothing in a pipe.
fn progress_bar(jobs: usize) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{wide_bar} {percent:>3} %, {eta} left").expect("the template is well-formed");
    ProgressBar::new(jobs as u64).with_style(style)
}
