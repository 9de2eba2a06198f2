//! `kubik replay`: checks a match record and tells what happened.

use std::fs::File;
use std::io::{self, Read, Write};

use anyhow::{Context, bail};
use protocol::Replayed;
use protocol::record::{Parted, ReplayedStep, read_file, replay};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::play::Saved;

/// Check a match record and tell it step by step
#[derive(clap::Args)]
pub struct Args {
    /// The record, as the bridge's "record" command or a saved match gives it; - for standard input
    file: String,

    /// Stop after this step and show the state there; 0 is the beginning
    #[arg(long, value_name = "N")]
    step: Option<usize>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    let text = read(&args.file).with_context(|| format!("cannot read {}", args.file))?;
    let text = as_record(text).with_context(|| args.file.clone())?;
    let replayed = replay(&text, args.step.unwrap_or(usize::MAX)).with_context(|| args.file.clone())?;
    if let Some(step) = args.step
        && step > replayed.steps_total
    {
        bail!("--step {step}: the record has {} steps", replayed.steps_total);
    }
    let mut output = io::BufWriter::new(io::stdout().lock());
    if args.json {
        serde_json::to_writer(&mut output, &Json::new(&replayed, args.step))?;
        writeln!(output)?;
    } else {
        tell(&replayed, args.step, &mut output)?;
    }
    Ok(output.flush()?)
}

fn read(file: &str) -> anyhow::Result<Vec<u8>> {
    let input: &mut dyn Read = if file == "-" { &mut io::stdin().lock() } else { &mut File::open(file)? };
    Ok(read_file(input)?)
}

/// The record of a match that `kubik play` saved; a record is one already.
fn as_record(text: Vec<u8>) -> anyhow::Result<Vec<u8>> {
    struct Write<'a>(&'a Saved);
    impl games::Visitor for Write<'_> {
        type Output = anyhow::Result<Vec<u8>>;
        fn visit<G: games::Playable>(self) -> Self::Output {
            Ok(serde_json::to_vec(&self.0.replay::<G>(&mut ())?.record())?)
        }
    }
    // The first line of a saved match says so. A record, sound or not, is left to whoever reads records.
    let first_line = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
    if !serde_json::from_slice::<Value>(first_line).is_ok_and(|line| line.get("kubik").is_some()) {
        return Ok(text);
    }
    let (saved, _) = Saved::parse(&text)?;
    games::with_game(&saved.game, Write(&saved))?
}

fn tell(replayed: &Replayed, step: Option<usize>, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "{}, players: {}, steps: {}", replayed.game, replayed.players, replayed.steps_total)?;
    for (number, ReplayedStep { seat, action, chance, .. }) in (1..).zip(&replayed.steps) {
        let what = action.as_deref().or(chance.as_deref()).map_or("", RawValue::get);
        match seat {
            Some(seat) => writeln!(output, "{number:>4}  seat {seat}  {what}")?,
            None => writeln!(output, "{number:>4}  chance  {what}")?,
        }
    }
    if step.is_some() {
        return writeln!(output, "state  {}", replayed.state);
    }
    if let Some(Parted { step, reason }) = &replayed.parted {
        writeln!(output, "played by older rules, from which those of today part at step {step}: {reason}")?;
    }
    match &replayed.outcome {
        None if replayed.parted.is_some() => writeln!(output, "how it ended was not written down")?,
        None => writeln!(output, "not over")?,
        Some(outcome) => {
            for (seat, (score, place)) in outcome.scores.iter().zip(&outcome.places).enumerate() {
                writeln!(output, "seat {seat}: score {score}, place {place}")?;
            }
        }
    }
    writeln!(output, "hash {}", replayed.hash)
}

/// What `--json` prints: the state only where it was asked for, as the end of a match is told by its outcome.
#[derive(Serialize)]
struct Json<'a> {
    #[serde(flatten)]
    replayed: &'a Replayed,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'a RawValue>,
}

impl<'a> Json<'a> {
    fn new(replayed: &'a Replayed, step: Option<usize>) -> Self {
        Self { replayed, state: step.map(|_| &*replayed.state) }
    }
}
