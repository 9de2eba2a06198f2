//! What the subcommands that print figures share.

use std::io::{self, Write};
use std::num::NonZeroUsize;

use anyhow::{Context, bail};
use engine::Heuristic;
use lab::Experiment;
use serde::Serialize;

use crate::common::{self, SetupArgs};

/// The most threads that can be asked for: far more than any machine has cores.
const THREADS_MAX: usize = 1024;

/// The number of threads asked for on the command line, checked.
pub fn threads(asked: usize) -> anyhow::Result<NonZeroUsize> {
    let threads = NonZeroUsize::new(asked).context("--threads: must be at least 1")?;
    if asked > THREADS_MAX {
        bail!("--threads: must be at most {THREADS_MAX}, got {asked}");
    }
    Ok(threads)
}

/// The experiment asked for on the command line. Unless their number is given, as many play as there are policies, or with a
/// single policy as few as the game allows.
pub fn experiment<G: Heuristic>(table: &SetupArgs, policies: &str, seed: u64) -> anyhow::Result<Experiment<G>> {
    let policies = common::policies(policies).context("--policies")?;
    let players = match policies.len() {
        1 => G::INFO.players.0,
        // More than any table has seats is still more after this, so the setup says how many may play.
        several => u8::try_from(several).unwrap_or(u8::MAX),
    };
    Ok(Experiment::new(&table.setup::<G>(players)?, &policies, seed)?)
}

/// One JSON object on a line of its own.
pub fn print_json(figures: &impl Serialize) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer(&mut out, figures)?;
    writeln!(out)?;
    Ok(())
}

/// A whole number with its digits in groups of three.
pub fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// "1 player", "2 players".
pub fn players(number: u8) -> String {
    format!("{number} player{}", if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        let texts = [0, 7, 999, 1000, 12_345, 123_456, 1_234_567].map(grouped);
        assert_eq!(texts, ["0", "7", "999", "1,000", "12,345", "123,456", "1,234,567"]);
    }
}
