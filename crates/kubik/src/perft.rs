use std::io::{self, Write};
use std::time::Instant;

use anyhow::{Context, bail};
use engine::{Heuristic, perft};
use serde::Serialize;

use crate::common::SetupArgs;
use crate::figures::{self, grouped};

/// Count everything that can happen in the first steps of a game
///
/// A step is one random event or one decision. The numbers of paths and of different states pin the behaviour of a game:
/// whoever changes a rule changes them. Begin with a small depth: a throw of six dice alone has 46,656 outcomes, and both time
/// and memory grow with the number of states.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik perft clever-cubed --depth 2
  kubik perft clever-cubed --players 2 --depth 2 --json
  kubik perft clever-cubed --players 4 --option startingPlayer=random --depth 2")]
pub struct Args {
    #[command(flatten)]
    table: SetupArgs,

    /// How many steps
    #[arg(long, value_name = "D", allow_negative_numbers = true)]
    depth: u32,

    /// Print one JSON object instead of a table for people
    #[arg(long)]
    json: bool,
}

/// The highest depth. No game branches so little that more could be counted.
const DEPTH_MAX: u32 = 100;

/// What was counted.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: u8,
    rules_version: u32,
    depths: Vec<Depth>,
}

/// One depth.
#[derive(Serialize)]
struct Depth {
    depth: u32,
    paths: u128,
    states: u64,
    seconds: f64,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    games::with_game(&args.table.game, Count(args))?
}

struct Count<'a>(&'a Args);

impl games::Visitor for Count<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: games::Playable>(self) -> Self::Output {
        let args = self.0;
        if !(1..=DEPTH_MAX).contains(&args.depth) {
            bail!("--depth: must be 1 to {DEPTH_MAX}, got {}", args.depth);
        }
        let start = G::new(&args.table.setup::<G>(G::INFO.players.0)?)?;
        let depths = (1..=args.depth).map(|depth| count(&start, depth));
        let (game, players, rules_version) = (G::INFO.name, start.players(), G::INFO.rules_version);
        if args.json {
            return figures::print_json(&Figures {
                game,
                players,
                rules_version,
                depths: depths.collect::<Result<_, _>>()?,
            });
        }
        let out = &mut io::stdout().lock();
        writeln!(out, "{game} · {}\n", figures::players(players))?;
        writeln!(out, "{:>5} {:>30} {:>20} {:>12}", "depth", "paths", "states", "seconds")?;
        for depth in depths {
            let Depth { depth, paths, states, seconds } = depth?;
            writeln!(out, "{depth:>5} {:>30} {:>20} {seconds:>12.3}", grouped(paths), grouped(states.into()))?;
        }
        Ok(())
    }
}

fn count<G: Heuristic>(start: &G, depth: u32) -> anyhow::Result<Depth> {
    let clock = Instant::now();
    let counted = perft(start, depth).with_context(|| format!("--depth {depth}"))?;
    Ok(Depth { depth, paths: counted.paths, states: counted.states, seconds: clock.elapsed().as_secs_f64() })
}
