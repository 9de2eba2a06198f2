use std::io::{self, Write};

use bots::PolicySpec;
use engine::Choice;
use serde::Serialize;

use crate::figures;
use crate::play::Board;

/// List the games, their variants and the policies that play them
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik games
  kubik games --json | jq -r '.games[].name'")]
pub struct Args {
    /// Print one JSON object instead of a table for people
    #[arg(long)]
    json: bool,
}

/// Everything there is.
#[derive(Serialize)]
struct Catalogue {
    games: Vec<Entry>,
    policies: [&'static str; PolicySpec::ALL.len()],
}

/// One game.
#[derive(Serialize)]
struct Entry {
    name: &'static str,
    players_min: u8,
    players_max: u8,
    rules_version: u32,
    hidden: bool,
    options: &'static [Choice],
    /// What is uncertain about the component data, and how to correct it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    data: Vec<String>,
}

impl Entry {
    fn of<G: Board>() -> Self {
        let info = G::INFO;
        Self {
            name: info.name,
            players_min: info.players.0,
            players_max: info.players.1,
            rules_version: info.rules_version,
            hidden: info.hidden,
            options: info.options,
            data: G::data_notes(),
        }
    }
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    macro_rules! entries {
        ($($game:ty),* $(,)?) => { vec![$(Entry::of::<$game>()),*] };
    }
    let catalogue =
        Catalogue { games: games::for_each_game!(entries), policies: PolicySpec::ALL.map(PolicySpec::name) };
    if args.json { figures::print_json(&catalogue) } else { Ok(print(&catalogue, &mut io::stdout().lock())?) }
}

fn print(catalogue: &Catalogue, out: &mut impl Write) -> io::Result<()> {
    for game in &catalogue.games {
        let Entry { name, players_min, players_max, rules_version, .. } = game;
        let players = match players_min == players_max {
            true => figures::players(*players_min),
            false => format!("{players_min} to {}", figures::players(*players_max)),
        };
        writeln!(out, "{name}    {players}, rules version {rules_version}")?;
        let longest = game.options.iter().map(|choice| choice.id.len()).max().unwrap_or(0);
        for Choice { id, values, default } in game.options {
            let values: Vec<_> = values.iter().map(|value| mark(value, value == default)).collect();
            let head = format!("    --option {:<width$}  ", format!("{id}="), width = longest + 1);
            print_wrapped(&head, &values, "  ", out)?;
        }
        for note in &game.data {
            let words: Vec<_> = note.split(' ').map(str::to_owned).collect();
            print_wrapped("    data: ", &words, " ", out)?;
        }
        writeln!(out)?;
    }
    writeln!(out, "In brackets: what holds when nothing is said.")?;
    writeln!(out, "Policies: {}\n", catalogue.policies.join(", "))?;
    let Some(Entry { name, .. }) = catalogue.games.first() else { return Ok(()) };
    writeln!(out, "Next:")?;
    writeln!(out, "    kubik play {name:<40} play in the terminal")?;
    writeln!(out, "    kubik {:<45} see how a policy does", format!("simulate {name} --policies greedy"))?;
    writeln!(out, "    kubik {:<45} let your own program play", "bridge")
}

/// Where a line of the list ends, unless a single word is longer.
const LINE_WIDTH: usize = 110;

/// Words after a head, on as many lines as they need; further lines begin below the first word.
fn print_wrapped(head: &str, words: &[String], gap: &str, out: &mut impl Write) -> io::Result<()> {
    let mut line = head.to_owned();
    for word in words {
        if line.len() > head.len() && line.len() + gap.len() + word.len() > LINE_WIDTH {
            writeln!(out, "{line}")?;
            line = " ".repeat(head.len());
        }
        if line.len() > head.len() {
            line.push_str(gap);
        }
        line.push_str(word);
    }
    writeln!(out, "{line}")
}

fn mark(value: &str, is_default: bool) -> String {
    if is_default { format!("[{value}]") } else { value.to_owned() }
}
