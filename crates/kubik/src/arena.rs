use std::io::{self, IsTerminal, Write};
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, anyhow, bail};
use engine::{Phrase, Weights};
use guide::{Language, Texts};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Arena, Chart, ChartRow, Extent, Looks, PairStanding, Played, PolicyStanding, Results, Standings};
use serde_json::{Value, json};

use crate::columns::{Columns, wrapped};
use crate::common::{self, SetupArgs};
use crate::figures;
use crate::files::{self, Notebook};

/// Find out who is better: every policy against every other
///
/// Everybody plays the same dice from every seat, and play ends as soon as it is decided who is better (with an error of 1 %
/// for all comparisons together, however often one looks). The result depends on the seed alone, not on the number of
/// threads. Alone (--players 1) points are compared, otherwise wins.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik arena king-of-tokyo-duel --policies greedy-1,greedy,random
  kubik arena clever-cubed --players 1 --policies greedy-1,greedy --games 2000 --svg ratings.svg
  kubik arena dice-city --players 4 --policies greedy-1,greedy --state city.jsonl
  kubik arena cubitos --set all --policies greedy-1,greedy --games 400 --full --json")]
pub struct Args {
    #[command(flatten)]
    table: SetupArgs,

    /// Who plays: two policies or more, separated by commas. greedy-1, or else the first, has the rating 0
    #[arg(long, value_name = "NAMES")]
    policies: String,

    /// How many games at every table, at the most
    #[arg(long, value_name = "N", default_value_t = 2000, allow_negative_numbers = true)]
    games: u64,

    /// Play all games, even if everything is decided before; the intervals are narrower, as one looks only once
    #[arg(long)]
    full: bool,

    /// The seed of all dice
    #[arg(long, value_name = "SEED", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,

    /// How many threads; the figures do not depend on it [default: one for each core]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Keep every game in this file: the same command goes on where it was interrupted
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,

    /// Draw the ratings, or the points of solo games
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// The language: en, ru or uk
    #[arg(long, value_name = "CODE", default_value = "en", conflicts_with = "json")]
    lang: String,

    /// Print one JSON object instead of tables for people
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    games::with_game(&args.table.game, Compete(args))?
}

struct Compete<'a>(&'a Args);

/// What the number of players is when nothing is said, if the game allows it.
const PLAYERS: u8 = 2;

impl games::Visitor for Compete<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: games::Playable>(self) -> Self::Output {
        let args = self.0;
        let language: Language = args.lang.parse()?;
        let policies = common::policies(&args.policies).context("--policies")?;
        let starts = args.table.starts::<G>(PLAYERS)?;
        let players = u64::from(starts.first().map_or(1, G::players));
        let arena = Arena::new(starts, &policies, args.seed).context("--policies")?;
        let blocks = NonZeroU64::new(args.games.div_ceil(players)).context("--games: must be at least 1")?;
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = figures::threads(args.threads.unwrap_or_else(cores))?;
        let looks = if args.full { Looks::Once } else { Looks::AnyTime };
        if let Some(path) = &args.svg {
            files::check_writable(path).context("--svg")?;
        }
        let mut results = Results::default();
        let notebook =
            args.state.as_ref().map(|path| open(path, &arena, &mut results).context("--state")).transpose()?;
        let bar = progress_bar(blocks.get() * players * arena.tables().len() as u64);
        bar.set_position(results.games());
        let notebook = Mutex::new(notebook);
        let witness = |played: &Played| {
            let mut notebook = notebook.lock().map_err(|_| "the state could not be kept".to_owned())?;
            if let Some(notebook) = notebook.as_mut() {
                notebook.add(played).map_err(|error| format!("--state: {error:#}"))?;
            }
            bar.inc(1);
            Ok(())
        };
        let standings =
            arena.run(Extent { blocks, looks, threads }, &mut results, &witness).map_err(|text| anyhow!(text));
        bar.finish_and_clear();
        if let Some(mut notebook) = notebook.into_inner().ok().flatten() {
            notebook.sync().context("--state")?;
        }
        let standings = standings?;
        let words = Texts::new(language, G::INFO.name).with("lab");
        if let Some(path) = &args.svg {
            files::write_whole(path, &chart(&standings, &words).svg()).context("--svg")?;
        }
        if args.json {
            return figures::print_json(&standings);
        }
        Ok(print(&standings, &words, &mut io::stdout().lock())?)
    }
}

/// Opens the notebook and takes over the games that are in it. Whatever would change the result is part of the question; how
/// many games are played at the most is not, so that one can go on for longer.
fn open<G: games::Playable>(
    path: &std::path::Path,
    arena: &Arena<G>,
    results: &mut Results,
) -> anyhow::Result<Notebook> {
    let (notebook, games) = Notebook::open::<Played>(path, &question(arena)?)?;
    for (line, played) in (2..).zip(&games) {
        if !results.add(arena, played) {
            bail!("{}: line {line} is no game of this arena; take it out to go on", path.display());
        }
    }
    Ok(notebook)
}

fn question<G: games::Playable>(arena: &Arena<G>) -> anyhow::Result<Value> {
    let policies: Vec<_> = arena.policies().iter().map(ToString::to_string).collect();
    let setups: Vec<_> = arena.starts().iter().map(G::setup).collect();
    // A judgement that has been taught since, or that looks further ahead, plays other games under the same name.
    let taught = G::TAUGHT.values().iter().fold(0_u32, |sum, &value| sum.rotate_left(5) ^ value as u32);
    let judgement = format!("{taught:08x} {:?}", G::OUTLOOK);
    Ok(json!({
        "kubik": "arena",
        "game": G::INFO.name,
        "rules": G::INFO.rules_version,
        "policies": policies,
        "setups": serde_json::to_value(setups)?,
        "seed": arena.seed(),
        "judgement": judgement,
    }))
}

/// A bar on a terminal, nothing in a pipe.
fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of at most {human_len} games, {elapsed} so far")
        .expect("the template is well-formed");
    ProgressBar::new(games).with_style(style)
}

fn print<S>(standings: &Standings<S>, words: &Texts, out: &mut impl Write) -> io::Result<()> {
    let about = [
        words.say("title"),
        words.phrase(&Phrase::new("lab-players").number("count", standings.players)),
        words.phrase(&Phrase::new("lab-games").number("count", standings.games as i64)),
        words.say_about("lab-seed", "seed", &standings.seed.to_string()),
    ];
    writeln!(out, "{}", about.join(" · "))?;
    print_policies(standings, words, out)?;
    print_pairs(standings, words, out)?;
    writeln!(out)?;
    notes(standings, words).iter().try_for_each(|note| wrapped(note, out))
}

fn print_policies<S>(standings: &Standings<S>, words: &Texts, out: &mut impl Write) -> io::Result<()> {
    let mut table = Columns::new(words, "lab-policy");
    let is_solo = standings.players == 1;
    if !is_solo {
        table.further(&["arena-rating", "lab-interval", "lab-wins"]);
    }
    if has_points(standings) {
        table.further(&["lab-points"]);
    }
    if is_solo {
        table.further(&["lab-interval"]);
    }
    table.further(&["lab-games-column"]);
    for policy in best_first(standings) {
        let mut cells = Vec::new();
        if let (Some(rating), Some(share)) = (policy.rating, policy.win_share) {
            cells.push(table.number(rating, 0));
            cells.push(table.interval(policy.rating_interval, 1.0, 0));
            cells.push(table.percent(share));
        }
        if has_points(standings) {
            cells.push(table.number(policy.mean_score, 1));
        }
        if is_solo {
            cells.push(table.interval(policy.mean_score_interval, 1.0, 1));
        }
        cells.push(policy.games.to_string());
        table.row(&policy.policy, cells);
    }
    table.print(out)
}

fn print_pairs<S>(standings: &Standings<S>, words: &Texts, out: &mut impl Write) -> io::Result<()> {
    let mut table = Columns::new(words, "arena-pair");
    let is_solo = standings.players == 1;
    let column = if is_solo { "arena-first-more" } else { "arena-first-wins" };
    table.further(&[column, "lab-interval", "arena-decided", "lab-games-column"]);
    for pair in &standings.pairs {
        let PairStanding { policies: [first, second], difference, win_rate, decided, games, .. } = pair;
        let (figure, interval) = match win_rate {
            Some(rate) => (table.percent(*rate), table.interval(pair.win_rate_interval, 100.0, 1)),
            None => (table.number(*difference, 1), table.interval(pair.difference_interval, 1.0, 1)),
        };
        let decided = words.say(if *decided { "arena-yes" } else { "arena-no" });
        table.row(&format!("{first} : {second}"), vec![figure, interval, decided, games.to_string()]);
    }
    table.print(out)
}

/// A game in which a win is all that is scored has no points.
fn has_points<S>(standings: &Standings<S>) -> bool {
    standings.players == 1 || standings.policies.iter().any(|policy| policy.mean_score > 1.0)
}

fn best_first<S>(standings: &Standings<S>) -> Vec<&PolicyStanding> {
    let mut policies: Vec<_> = standings.policies.iter().collect();
    policies.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    policies
}

fn worth(policy: &PolicyStanding) -> f64 {
    policy.rating.unwrap_or(policy.mean_score)
}

/// What one must know to read the tables.
fn notes<S>(standings: &Standings<S>, words: &Texts) -> Vec<String> {
    let mut notes = vec![words.say(match standings.looks {
        Looks::AnyTime => "lab-note-any-time",
        Looks::Once => "lab-note-once",
    })];
    notes.extend(standings.reference.as_ref().map(|policy| words.say_about("arena-note-rating", "policy", policy)));
    if standings.players > 2 {
        notes.push(words.say("arena-note-tables"));
    }
    notes.push(words.say(if standings.players == 1 { "arena-note-dice" } else { "arena-note-seeds" }));
    notes
}

fn chart<S>(standings: &Standings<S>, words: &Texts) -> Chart {
    let table = Columns::new(words, "lab-policy");
    let is_solo = standings.players == 1;
    let row = |policy: &PolicyStanding| {
        let interval = if is_solo { policy.mean_score_interval } else { policy.rating_interval };
        let text = table.with_interval(worth(policy), interval, 1.0, usize::from(is_solo));
        ChartRow { name: policy.policy.clone(), value: worth(policy), interval, text, stands_out: true }
    };
    let what = words.say(if is_solo { "arena-mean-points" } else { "arena-ratings" });
    let about = [
        words.phrase(&Phrase::new("lab-players").number("count", standings.players)),
        words.phrase(&Phrase::new("lab-games").number("count", standings.games as i64)),
        words.say_about("lab-seed", "seed", &standings.seed.to_string()),
    ];
    Chart {
        title: format!("{}: {what}", words.say("title")),
        notes: std::iter::once(about.join(" · ")).chain(notes(standings, words)).collect(),
        even: (!is_solo).then_some(0.0),
        unit: "",
        rows: best_first(standings).into_iter().map(row).collect(),
    }
}
