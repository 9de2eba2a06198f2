//! The browser that tries the page: the one on the machine, or the one that Playwright or the system brings.

use crate::shell::{self, Failure, say, works};
use crate::web::npm;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variable that names a browser, for us and for the tests.
pub const VARIABLE: &str = "KUBIK_BROWSER";

/// What Chromium and its kin are called.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/// Where they lie on systems that have no path to them.
const PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
];

/// A browser, installed if there is none; `None` if it is the one that Playwright finds by itself.
pub fn find() -> Result<Option<PathBuf>, Failure> {
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
    let mut install = Command::new("apt-get");
    install.args(["install", "--yes", "--no-install-recommends", "chromium"]);
    if shell::run(&mut install).is_err() {
        let mut update = Command::new("apt-get");
        shell::run(update.arg("update")).and_then(|()| shell::run(&mut install)).map_err(|_| {
            Failure::usage(format!("the page is tried in a browser: install Chromium, or name one in {VARIABLE}"))
        })?;
    }
    on_machine()
        .map(Some)
        .ok_or_else(|| Failure::usage(format!("Chromium was installed but is not found; name it in {VARIABLE}")))
}

fn on_machine() -> Option<PathBuf> {
    let folders: Vec<_> = env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default();
    let on_path = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    on_path.chain(PLACES.iter().map(PathBuf::from)).find(|place: &PathBuf| Path::is_file(place))
}
