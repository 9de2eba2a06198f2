//! `kubik`: the terminal's door to the games, the simulation lab and the bridge.

mod bench;
mod bridge;
mod common;
mod figures;
mod games;
mod perft;
mod play;
mod replay;
mod serve;
mod simulate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The home of modern dice games: play them, simulate them, drive them from your own program.
#[derive(Parser)]
#[command(name = "kubik", version, disable_help_subcommand = true, arg_required_else_help = true)]
struct Kubik {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Args),
    Games(games::Args),
    Simulate(simulate::Args),
    Bench(bench::Args),
    Perft(perft::Args),
    Replay(replay::Args),
    Bridge(bridge::Args),
    Serve(serve::Args),
}

fn main() -> ExitCode {
    let done = match Kubik::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Bridge(args) => bridge::run(&args),
        Command::Serve(args) => serve::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if common::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}
