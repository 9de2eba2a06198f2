//! `kubik bench --thinking`: how long the opponents think about a decision.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::anyhow;
use bots::{Knowledge, Policy, PolicySpec, play_out};
use engine::{Fast, Heuristic};
use lab::Experiment;
use serde::Serialize;

use crate::figures::{self, grouped};

/// What was measured.
#[derive(Serialize)]
pub struct Figures {
    game: &'static str,
    players: u8,
    policy: String,
    seed: u64,
    seconds: f64,
    games: u64,
    /// Those with something to choose.
    decisions: usize,
    median_ms: f64,
    longest_ms: f64,
}

type Times = Arc<Mutex<Vec<Duration>>>;

/// A policy with a watch in front of it.
struct Watched<G> {
    policy: Box<dyn Policy<G>>,
    times: Times,
}

impl<G: Heuristic> Policy<G> for Watched<G> {
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        let start = Instant::now();
        let choice = self.policy.choose(knowledge, legal, source);
        if legal.len() > 1 {
            self.times.lock().unwrap_or_else(PoisonError::into_inner).push(start.elapsed());
        }
        choice
    }
}

/// Plays whole games one after the other until the time is over.
pub fn measure<G: Heuristic>(experiment: &Experiment<G>, policy: String, time: Duration) -> anyhow::Result<Figures> {
    let times = Times::default();
    let watched = |spec: &PolicySpec| -> Box<dyn Policy<G>> {
        Box::new(Watched { policy: spec.build(), times: Arc::clone(&times) })
    };
    let mut policies: Vec<_> = experiment.policies().iter().map(watched).collect();
    let mut actions = Vec::new();
    let start = Instant::now();
    let mut games = 0;
    while games == 0 || start.elapsed() < time {
        let source = &mut Fast::stream(experiment.seed(), games);
        let stuck = |_| anyhow!("game {games} of seed {} came to no end", experiment.seed());
        play_out(&mut experiment.start().clone(), &mut policies, source, &mut actions).map_err(stuck)?;
        games += 1;
    }
    drop(policies);
    let mut times = std::mem::take(&mut *times.lock().unwrap_or_else(PoisonError::into_inner));
    times.sort_unstable();
    let ms = |at: usize| times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e3);
    Ok(Figures {
        game: G::INFO.name,
        players: experiment.start().players(),
        policy,
        seed: experiment.seed(),
        seconds: start.elapsed().as_secs_f64(),
        games,
        decisions: times.len(),
        median_ms: ms(times.len() / 2),
        longest_ms: ms(times.len().saturating_sub(1)),
    })
}

pub fn print(figures: &Figures) -> io::Result<()> {
    let Figures { game, players, policy, seed, seconds, games, decisions, median_ms, longest_ms } = figures;
    let out = &mut io::stdout().lock();
    writeln!(out, "{game} · {} · {policy} thinks · seed {seed}", figures::players(*players))?;
    writeln!(out, "{} games in {seconds:.2} s\n", grouped((*games).into()))?;
    writeln!(out, "  {:>14}  decisions with something to choose", grouped(*decisions as u128))?;
    writeln!(out, "  {median_ms:>14.3}  ms for half of them at the most")?;
    writeln!(out, "  {longest_ms:>14.3}  ms for the longest")
}
