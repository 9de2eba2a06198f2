//! `kubik bench --bridge`: how many moves a second the bridge answers.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use engine::Heuristic;
use lab::Experiment;
use protocol::Bridge;
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_json::value::RawValue;

use crate::figures::{self, grouped};

/// What was measured.
#[derive(Serialize)]
pub struct Figures {
    game: &'static str,
    players: u8,
    policy: String,
    seed: u64,
    seconds: f64,
    moves_per_match: usize,
    bridge_moves_per_second: f64,
}

/// Sends one match again and again, from its opening to its last move. Only the moves count.
pub fn measure<G: Heuristic>(experiment: &Experiment<G>, time: Duration) -> Figures {
    let Lines { opening, moves } = Lines::record(experiment);
    let mut bridge = Bridge::default();
    let mut play_for = |time: Duration| {
        let start = Instant::now();
        let mut sent = 0;
        while start.elapsed() < time {
            black_box(bridge.answer(opening.as_bytes()));
            let mut last = None;
            for line in &moves {
                last = black_box(bridge.answer(line.as_bytes()));
            }
            let is_over = last.is_some_and(|answer| answer.starts_with(r#"{"turn":{"over":"#));
            assert!(is_over, "the match that was written down ends as it did");
            sent += moves.len();
        }
        (sent, start.elapsed().as_secs_f64())
    };
    play_for((time / 5).min(Duration::from_millis(300)));
    let (sent, seconds) = play_for(time);
    Figures {
        game: G::INFO.name,
        players: experiment.start().players(),
        policy: super::names(experiment.policies()),
        seed: experiment.seed(),
        seconds,
        moves_per_match: moves.len(),
        bridge_moves_per_second: sent as f64 / seconds,
    }
}

/// A match as lines: the one that opens it, and one for each move.
struct Lines {
    opening: String,
    moves: Vec<String>,
}

impl Lines {
    /// Lets the policies play a match through the bridge and writes down what is sent.
    fn record<G: Heuristic>(experiment: &Experiment<G>) -> Self {
        let (setup, policies) = (experiment.start().setup(), experiment.policies());
        let opening =
            json!({"cmd": "new", "game": G::INFO.name, "setup": setup, "seed": experiment.seed()}).to_string();
        let mut bridge = Bridge::default();
        let mut turn = answer::<Turned>(&mut bridge, &opening).turn;
        let mut moves = Vec::new();
        while let Some(&seat) = turn.players.first() {
            let policy = policies[seat % policies.len()].name();
            let question = json!({"cmd": "bot", "policy": policy, "seat": seat}).to_string();
            let advice: Advice<'_> = answer(&mut bridge, &question);
            let line = format!(r#"{{"cmd":"play","seat":{seat},"action":{}}}"#, advice.action);
            turn = answer::<Turned>(&mut bridge, &line).turn;
            moves.push(line);
        }
        Self { opening, moves }
    }
}

#[derive(Deserialize)]
struct Turned {
    turn: Turn,
}

#[derive(Deserialize)]
struct Turn {
    #[serde(default)]
    players: Vec<usize>,
}

#[derive(Deserialize)]
struct Advice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

fn answer<'a, T: Deserialize<'a>>(bridge: &'a mut Bridge, line: &str) -> T {
    let answer = bridge.answer(line.as_bytes()).expect("the line is not empty");
    serde_json::from_str(answer).unwrap_or_else(|error| panic!("{line}: {error} in {answer}"))
}

pub fn print(figures: &Figures) -> io::Result<()> {
    let Figures { game, players, policy, seed, seconds, moves_per_match, bridge_moves_per_second } = figures;
    let out = &mut io::stdout().lock();
    writeln!(out, "{game} · {} · {policy} · bridge · seed {seed}", figures::players(*players))?;
    writeln!(out, "{seconds:.2} s\n")?;
    writeln!(out, "  {:>14}  moves per second", grouped(bridge_moves_per_second.round() as u128))?;
    writeln!(out, "  {moves_per_match:>14}  moves per match")
}
