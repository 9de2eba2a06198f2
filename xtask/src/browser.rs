//! `cargo xtask browser`: the page in the browser on the machine, or in the one that Playwright or the system brings.

use crate::Chore;
use crate::shell::{self, Failure, say, target, works};
use crate::web::npm;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

pub const CHORE: Chore = Chore {
    name: "browser",
    summary: "Play whole matches on the page in a browser",
    help: "Usage: cargo xtask browser [ARGUMENTS OF playwright test]
       cargo xtask browser install

Tries the page in Chromium: matches of all games, every board in every size, loss of network, bad files. The page is the one
inside target/debug/kubik, so that `cargo xtask web` and `cargo build` come first. With `install` nothing is tried, only a
browser found or installed: the one that KUBIK_BROWSER names, the machine's, Playwright's own or the system's package.

Examples:
  cargo xtask web && cargo build && cargo xtask browser
  cargo xtask browser boards.spec.ts
  cargo xtask browser --grep 'Cubitos by keyboard'",
    run,
};

fn run(arguments: &[String]) -> Result<(), Failure> {
    let browser = find()?;
    if arguments == ["install"] {
        return Ok(());
    }
    let program = target()?.join("debug").join(if cfg!(windows) { "kubik.exe" } else { "kubik" });
    if !program.is_file() {
        return Err(Failure::usage(format!("there is no {}; build it with `cargo build`", program.display())));
    }
    let mut tests = npm(&["run", "browser", "--"]);
    tests.args(arguments).env("KUBIK_PROGRAM", program);
    if let Some(browser) = browser {
        tests.env(VARIABLE, browser);
    }
    shell::run(&mut tests)
}

/// The variable that names a browser, for us and for the tests.
const VARIABLE: &str = "KUBIK_BROWSER";

/// What Chromium and its kin are called: first the one without windows, which tests need least of and Playwright takes too.
const NAMES: [&str; 5] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/// Where they lie on systems that have no path to them.
const PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
];

/// A browser, installed if there is none; `None` if it is the one that Playwright finds by itself.
fn find() -> Result<Option<PathBuf>, Failure> {
    if let Some(named) = env::var_os(VARIABLE).filter(|named| !named.is_empty()) {
        let named = PathBuf::from(named);
        return match named.is_file() {
            true => Ok(Some(named)),
            false => Err(Failure::usage(format!("{VARIABLE}: there is no file {}", named.display()))),
        };
    }
    if let Some(found) = on_machine() {
        return Ok(Some(found));
    }
    say("no Chromium on this machine; asking Playwright for its own");
    if works(&mut npm(&["exec", "--", "playwright", "install", "chromium"])) {
        return Ok(None);
    }
    say("it cannot be had here; asking the system's packages");
    // Named one after the other: not every system has the small one.
    let install = || NAMES[..2].iter().any(|name| apt_get(&["install", "--yes", "--no-install-recommends", name]));
    if !(install() || apt_get(&["update"]) && install()) {
        return Err(Failure::usage(format!(
            "the page is tried in a browser: install Chromium, or name one in {VARIABLE}"
        )));
    }
    on_machine()
        .map(Some)
        .ok_or_else(|| Failure::usage(format!("Chromium was installed but is not found; name it in {VARIABLE}")))
}

fn apt_get(arguments: &[&str]) -> bool {
    shell::run(Command::new("apt-get").args(arguments)).is_ok()
}

fn on_machine() -> Option<PathBuf> {
    let folders: Vec<_> = env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    let on_path = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    on_path.chain(PLACES.iter().map(PathBuf::from)).find(|place: &PathBuf| Path::is_file(place))
}
