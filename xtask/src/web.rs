//! `cargo xtask web`: the page, from the modules of the games to the files that `kubik serve` hands out.

use crate::Chore;
use crate::shell::{self, Failure, capture, cargo, root, say, works};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const CHORE: Chore = Chore {
    name: "web",
    summary: "Build the page: the games for the browser, and web/dist",
    help: "Usage: cargo xtask web

Installs what is missing of the WebAssembly target and of the npm packages, builds a module of each game that the page shows,
and the page itself into web/dist. `kubik serve` hands out what was there when it was built.

Examples:
  cargo xtask web
  npm --prefix web run dev      (the page while you work on it)",
    run,
};

/// The target of the modules.
const TARGET: &str = "wasm32-unknown-unknown";

/// The games that the page shows.
const GAMES: [&str; 4] = ["clever-cubed", "king-of-tokyo-duel", "dice-city", "cubitos"];

fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(unknown) = arguments.first() {
        return Err(Failure::usage(format!("`cargo xtask web` takes no arguments, got {unknown:?}")));
    }
    build()?;
    say("the page is in web/dist; `cargo xtask play` plays it");
    Ok(())
}

/// Builds everything, from nothing if need be.
pub fn build() -> Result<(), Failure> {
    modules()?;
    packages()?;
    shell::run(&mut npm(&["run", "build"]))
}

/// The folder of the page.
pub fn folder() -> PathBuf {
    root().join("web")
}

/// npm in the folder of the page.
pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(folder());
    command
}

/// A module for each game, into web/engine.
fn modules() -> Result<(), Failure> {
    add_target()?;
    let mut build = cargo(&["build", "--locked", "--profile", "page", "--target", TARGET, "--package", "wasm"]);
    for game in GAMES {
        build.args(["--bin", game]);
    }
    shell::run(&mut build)?;
    let built = shell::target()?.join(TARGET).join("page");
    let engine = folder().join("engine");
    fs::create_dir_all(&engine).map_err(|error| Failure::failed(format!("{}: {error}", engine.display())))?;
    for game in GAMES {
        let module = format!("{game}.wasm");
        fs::copy(built.join(&module), engine.join(&module))
            .map_err(|error| Failure::failed(format!("{}: {error}", built.join(&module).display())))?;
    }
    Ok(())
}

/// The npm packages, as the lock file has them.
fn packages() -> Result<(), Failure> {
    if !works(&mut npm(&["--version"])) {
        return Err(Failure::usage(
            "the page needs Node.js 20.19 or later with npm; install it, or play with \
             `cargo xtask play --terminal`"
                .into(),
        ));
    }
    // npm leaves a copy of the lock file it installed from.
    let age = |path: &str| fs::metadata(folder().join(path)).and_then(|metadata| metadata.modified()).ok();
    match (age("node_modules/.package-lock.json"), age("package-lock.json")) {
        (Some(installed), Some(wanted)) if installed >= wanted => Ok(()),
        _ => shell::run(&mut npm(&["ci", "--no-audit", "--no-fund"])),
    }
}

/// Rust for the browser is not part of a plain installation.
fn add_target() -> Result<(), Failure> {
    let installed = capture(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]))?;
    if Path::new(installed.trim()).is_dir() {
        return Ok(());
    }
    let mut add = Command::new("rustup");
    add.args(["target", "add", TARGET]);
    shell::run(&mut add).map_err(|_| {
        Failure::usage(format!("Rust for the browser is missing; install it with `rustup target add {TARGET}`"))
    })
}
