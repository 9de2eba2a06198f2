//! `kubik`: the terminal's door to the games, the simulation lab and the bridge.

mod analyze;
mod arena;
mod balance;
mod bench;
mod bridge;
mod columns;
mod common;
mod figures;
mod files;
mod games;
mod perft;
mod play;
mod replay;
mod sentence;
mod serve;
mod simulate;
mod teach;

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
    Arena(arena::Args),
    Bench(bench::Args),
    Teach(teach::Args),
    Balance(balance::Args),
    Perft(perft::Args),
    Replay(replay::Args),
    Analyze(analyze::Args),
    Bridge(bridge::Args),
    Serve(serve::Args),
}

fn main() -> ExitCode {
    let done = match Kubik::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Balance(args) => balance::run(&args),
        Command::Teach(args) => teach::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Analyze(args) => analyze::run(&args),
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
