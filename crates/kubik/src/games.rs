use std::io::{self, Write};

use engine::{Choice, Game, GameInfo};
use guide::{Guide, Language, Texts};
use protocol::answer::GameList;

use crate::figures;
use crate::play::OptionWords;

/// List the games, their options and the policies that play them
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik games                                the games with their options
  kubik games cubitos                        one of them, with what every value means
  kubik games --json | jq -r '.games[].name' the same object as the bridge's \"games\"")]
pub struct Args {
    /// Only this game, with what every value of its options means
    game: Option<String>,

    /// Print one JSON object instead of a table for people: what the bridge answers to "games"
    #[arg(long, conflicts_with = "game")]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    if args.json {
        return figures::print_json(&GameList::new());
    }
    let mut out = io::stdout().lock();
    match &args.game {
        Some(name) => guide::with_game(name, Explain { with_values: true, out: &mut out })??,
        None => {
            for info in games::all() {
                guide::with_game(info.name, Explain { with_values: false, out: &mut out })??;
            }
            print_next(&mut out)?;
        }
    }
    Ok(())
}

/// Prints everything about one game.
struct Explain<'a, W> {
    with_values: bool,
    out: &'a mut W,
}

impl<W: Write> guide::Visitor for Explain<'_, W> {
    type Output = io::Result<()>;

    fn visit<G: Guide>(self) -> Self::Output {
        let Self { with_values, out } = self;
        let GameInfo { name, players: (fewest, most), rules_version, options, .. } = <G as Game>::INFO;
        let texts = Texts::new(Language::English, name);
        let players = match fewest == most {
            true => figures::players(fewest),
            false => format!("{fewest} to {}", figures::players(most)),
        };
        writeln!(out, "{name}    {}, {players}, rules version {rules_version}", texts.say("title"))?;
        for choice in options {
            print_option(choice, &OptionWords(&texts), with_values, out)?;
        }
        for note in G::data_notes() {
            let words: Vec<_> = note.split(' ').map(str::to_owned).collect();
            print_wrapped("    data: ", &words, " ", out)?;
        }
        writeln!(out)
    }
}

fn print_option(choice: &Choice, words: &OptionWords<'_>, with_values: bool, out: &mut impl Write) -> io::Result<()> {
    let about = format!("{}: {}", words.name(choice), words.about(choice));
    print_wrapped("    ", &about.split(' ').map(str::to_owned).collect::<Vec<_>>(), " ", out)?;
    let head = format!("        --option {}=", choice.id);
    if !with_values {
        let values: Vec<_> = choice.values.iter().map(|value| mark(value, *value == choice.default)).collect();
        return print_wrapped(&head, &values, "  ", out);
    }
    let longest = choice.values.iter().map(|value| value.len()).max().unwrap_or(0) + 2;
    for value in choice.values {
        let meaning = words.value(choice, value);
        let value = mark(value, *value == choice.default);
        writeln!(out, "{}", format!("{head}{value:<longest$}  {meaning}").trim_end())?;
    }
    Ok(())
}

fn print_next(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "In brackets: what holds when nothing is said. `kubik games GAME` says what every value means.")?;
    writeln!(out, "Policies: {}\n", GameList::new().policies.join(", "))?;
    let Some(GameInfo { name, .. }) = games::all().first().copied() else { return Ok(()) };
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
