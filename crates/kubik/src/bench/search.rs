//! `kubik bench --search`: how many games a second a search plays.

use std::hint::black_box;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::bail;
use bots::{Budget, Knowledge, Policy, Search, Yardstick};
use engine::{Fast, Heuristic, Turn};
use lab::Experiment;
use serde::Serialize;

use crate::figures::{self, grouped};

/// What was measured.
#[derive(Serialize)]
pub struct Figures {
    game: &'static str,
    players: u8,
    seed: u64,
    seconds: f64,
    games: u64,
    search_games_per_second: f64,
}

/// How many games are played for each decision: enough that the rest costs nothing.
const GAMES: u32 = 2_000;

/// Searches the first decision of the game again and again, by games that are played at random to their end.
pub fn measure<G: Heuristic>(experiment: &Experiment<G>, time: Duration) -> anyhow::Result<Figures> {
    let source = &mut Fast::new(experiment.seed());
    let mut game = experiment.start().clone();
    let mut legal = Vec::new();
    let seat = loop {
        match game.turn() {
            Turn::Chance(_) => game.let_happen(source, &mut ()),
            Turn::Over => bail!("the game is over before there is anything to choose"),
            Turn::Players(seats) => {
                let seat = seats.first().expect("the game waits for somebody");
                game.legal(seat, &mut legal);
                if legal.len() > 1 {
                    break seat;
                }
                game.play_listed(seat, &legal[0], &mut ());
            }
        }
    };
    let mut search_for = |time: Duration| {
        let mut search = Search::new(Budget::Games(GAMES)).played_by(Yardstick::Random);
        let start = Instant::now();
        while start.elapsed() < time {
            black_box(search.choose(Knowledge::new(&game, seat), &legal, source));
        }
        (search.games(), start.elapsed().as_secs_f64())
    };
    search_for((time / 5).min(Duration::from_millis(300)));
    let (games, seconds) = search_for(time);
    Ok(Figures {
        game: G::INFO.name,
        players: experiment.start().players(),
        seed: experiment.seed(),
        seconds,
        games,
        search_games_per_second: games as f64 / seconds,
    })
}

pub fn print(figures: &Figures) -> io::Result<()> {
    let Figures { game, players, seed, seconds, games, search_games_per_second } = figures;
    let out = &mut io::stdout().lock();
    writeln!(out, "{game} · {} · search by random games · seed {seed}", figures::players(*players))?;
    writeln!(out, "{} games in {seconds:.2} s\n", grouped((*games).into()))?;
    writeln!(out, "  {:>14}  games per second", grouped(search_games_per_second.round() as u128))
}
