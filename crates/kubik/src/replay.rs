//! `kubik replay`: checks a match record and tells what happened.

use std::fs::File;
use std::io::{self, Read, Write};

use anyhow::{Context, bail};
use engine::{Match, Outcome, Phrase, Seat, Speak, Step, Turn, Viewer, WrittenOutcome};
use guide::{Guide, Language, Texts};
use protocol::Replayed;
use protocol::record::read_file;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::play::{Board, Far, Saved, Sitter, Sitters, Visitor, picture, with_game};

/// Check a match record or a saved match, and tell it step by step
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik replay match.kubik                  a match that `kubik play` has saved, in words
  kubik replay record.json --lang uk        a record, as w in the game or the bridge's \"record\" writes it
  kubik replay record.json --step 12        up to a step, and the board there
  kubik replay record.json --json | jq .outcome")]
pub struct Args {
    /// The file; - for standard input
    file: String,

    /// Stop after this step and draw the board there, or with --json print the state; 0 is the beginning
    #[arg(long, value_name = "N")]
    step: Option<usize>,

    /// The language: en, ru or uk
    #[arg(long, value_name = "CODE", default_value = "en", conflicts_with = "json")]
    lang: String,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    let language: Language = args.lang.parse()?;
    let (saved, text) = open(&args.file, language)?;
    let mut output = io::BufWriter::new(io::stdout().lock());
    if args.json {
        let text = as_record(&saved, text).with_context(|| args.file.clone())?;
        print_json(&text, args, &mut output)?;
    } else {
        let tell = Tell { saved: &saved, step: args.step, language, output: &mut output };
        with_game(&saved.game, tell)
            .map_err(anyhow::Error::from)
            .and_then(|told| told)
            .with_context(|| args.file.clone())?;
    }
    Ok(output.flush()?)
}

/// Reads a match, and says beside the output if it was cut off.
pub fn open(file: &str, language: Language) -> anyhow::Result<(Saved, Vec<u8>)> {
    let text = read(file).with_context(|| format!("cannot read {file}"))?;
    let (saved, _) = Saved::parse(&text).with_context(|| file.to_owned())?;
    if saved.is_torn {
        eprintln!("{}", Texts::new(language, &saved.game).say_about("replay-torn", "file", file));
    }
    Ok((saved, text))
}

fn read(file: &str) -> anyhow::Result<Vec<u8>> {
    let input: &mut dyn Read = if file == "-" { &mut io::stdin().lock() } else { &mut File::open(file)? };
    Ok(read_file(input)?)
}

fn check_step(step: Option<usize>, steps: usize) -> anyhow::Result<()> {
    match step {
        Some(step) if step > steps => bail!("--step {step}: the match has {steps} steps"),
        _ => Ok(()),
    }
}

// ----- For programs -----

/// The record of a match that `kubik play` saved; a record is one already.
fn as_record(saved: &Saved, text: Vec<u8>) -> anyhow::Result<Vec<u8>> {
    struct Write<'a>(&'a Saved);
    impl games::Visitor for Write<'_> {
        type Output = anyhow::Result<Vec<u8>>;
        fn visit<G: games::Playable>(self) -> Self::Output {
            Ok(serde_json::to_vec(&self.0.replay::<G>(&mut ())?.record())?)
        }
    }
    if saved.is_bare() { Ok(text) } else { games::with_game(&saved.game, Write(saved))? }
}

/// What `--json` prints: the state only where it was asked for, as the end of a match is told by its outcome.
#[derive(Serialize)]
struct Json<'a> {
    #[serde(flatten)]
    replayed: &'a Replayed,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'a RawValue>,
}

fn print_json(text: &[u8], args: &Args, output: &mut impl Write) -> anyhow::Result<()> {
    let replayed =
        protocol::record::replay(text, args.step.unwrap_or(usize::MAX)).with_context(|| args.file.clone())?;
    check_step(args.step, replayed.steps_total)?;
    let json = Json { replayed: &replayed, state: args.step.map(|_| &*replayed.state) };
    serde_json::to_writer(&mut *output, &json)?;
    Ok(writeln!(output)?)
}

// ----- For people -----

struct Tell<'a, W> {
    saved: &'a Saved,
    step: Option<usize>,
    language: Language,
    output: &'a mut W,
}

impl<W: Write> Visitor for Tell<'_, W> {
    type Output = anyhow::Result<()>;

    fn visit<G: Board>(self) -> Self::Output {
        let Self { saved, step, language, output } = self;
        let Far { played: end, parted, outcome: written } = saved.replay_as_far_as_it_goes::<G>()?;
        check_step(step, end.steps().len())?;
        let texts = texts_for::<G>(saved, end.game().players(), language)?;
        let players = texts.phrase(&Phrase::new("lobby-players-exactly").number("count", end.game().players()));
        writeln!(output, "{}, {players}", texts.say("title"))?;
        let now = tell_steps(&end, step.unwrap_or(usize::MAX), &texts, output)?;
        if step.is_some() {
            let lines = picture(&now, &texts);
            return Ok(lines.iter().try_for_each(|line| writeln!(output, "{line}"))?);
        }
        match (parted, end.game().outcome()) {
            (Some(reason), _) => tell_parted(end.steps().len() + 1, &reason, written.as_ref(), &texts, output)?,
            (None, None) => writeln!(output, "{}", texts.say("replay-not-over"))?,
            (None, Some(outcome)) => tell_end(&end, &outcome, &texts, output)?,
        }
        Ok(())
    }
}

/// From here on the rules of today have another opinion; the result is as it was written down.
fn tell_parted(
    step: usize,
    reason: &str,
    outcome: Option<&WrittenOutcome>,
    texts: &Texts,
    output: &mut impl Write,
) -> io::Result<()> {
    let parted = texts.phrase(&Phrase::new("replay-parted").number("step", step as i64));
    writeln!(output, "{parted} ({reason})")?;
    let Some(outcome) = outcome else { return writeln!(output, "{}", texts.say("replay-no-outcome")) };
    let seats = Seat::all(outcome.places.len() as u8);
    let mut ranking: Vec<_> = seats.zip(outcome.places.iter().zip(&outcome.scores)).collect();
    ranking.sort_by_key(|(_, (place, _))| **place);
    for (seat, (place, score)) in ranking {
        let place = texts.phrase(&Phrase::new("place").number("place", *place));
        writeln!(output, "{place} {}: {score}", texts.name(seat))?;
    }
    Ok(())
}

/// The words of the game, with the names that were given and otherwise numbers.
pub fn texts_for<G: Guide>(saved: &Saved, players: u8, language: Language) -> anyhow::Result<Texts> {
    let mut texts = Texts::new(language, G::INFO.name);
    let mut seats = saved.seating.seats.clone();
    seats.resize(players.into(), Sitter::Person);
    let sitters = Sitters::new(seats, &saved.seating.names)?;
    // Whoever reads it is not whoever played it.
    let name = |(index, name): (usize, String)| {
        let is_you = sitters.only_person().is_some_and(|seat| seat.index() == index);
        if is_you { texts.say_about("player", "number", &(index + 1).to_string()) } else { name }
    };
    let names = sitters.names_in(&texts).into_iter().enumerate().map(name).collect();
    texts.set_names(names, None);
    Ok(texts)
}

/// Tells every step in the lines that the log of the game would have; says where they lead.
fn tell_steps<G: Guide>(
    end: &Match<G>,
    steps_max: usize,
    texts: &Texts,
    output: &mut impl Write,
) -> io::Result<Match<G>> {
    let again = "the step was replayed before";
    let mut now = Match::start_of(&end.record()).expect(again);
    for (number, step) in (1..).zip(end.steps().iter().take(steps_max)) {
        let mut events = Vec::new();
        let mut lines = Vec::new();
        match step {
            Step::Chance { chance } => now.happen(chance, &mut events).expect(again),
            Step::Play { seat, action } => {
                now.play(*seat, action, &mut events).expect(again);
                lines.push(format!("{}: {}", texts.name(*seat), texts.phrase(&action.phrase())));
            }
        }
        lines.extend(events.iter().map(|event| texts.phrase(&event.phrase())));
        for (index, line) in lines.iter().filter(|line| !line.is_empty()).enumerate() {
            match (index, step) {
                (0, _) => writeln!(output, "{number:>4}  {line}")?,
                (_, _) => writeln!(output, "      {line}")?,
            }
        }
    }
    Ok(now)
}

fn tell_end<G: Guide>(end: &Match<G>, outcome: &Outcome, texts: &Texts, output: &mut impl Write) -> io::Result<()> {
    debug_assert_eq!(end.game().turn(), Turn::Over);
    let ending = G::ending(&end.game().view(Viewer::Spectator));
    writeln!(output, "{}", texts.say("over"))?;
    let mut ranking: Vec<_> = Seat::all(end.game().players()).collect();
    ranking.sort_by_key(|seat| outcome.places()[seat.index()]);
    for seat in ranking {
        let place = texts.phrase(&Phrase::new("place").number("place", outcome.places()[seat.index()]));
        let total = ending.rows.last().and_then(|(_, numbers)| numbers.get(seat.index()));
        let total = total.copied().unwrap_or(outcome.scores()[seat.index()]);
        writeln!(output, "{place} {}: {total}", texts.name(seat))?;
    }
    if let Some((title, _)) = &ending.title {
        writeln!(output, "{}", texts.phrase(title))?;
    }
    writeln!(output, "{}", texts.phrase(&ending.reason))
}
