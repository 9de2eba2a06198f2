//! A table that never loses a match: the real program in a real terminal, killed, crowded out and locked out.
#![cfg(unix)]

mod pty;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use engine::Fast;

use self::pty::Terminal;

/// A folder that is removed at the end, unless the test fails.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !thread::panicking() {
            fs::remove_dir_all(&self.0).unwrap();
        }
    }
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

// ----- Killed -----

/// How often the program is killed.
const KILLS: usize = 200;

/// As many different matches: each is played once in peace, and then again and again until it is killed.
const MATCHES: usize = 8;

/// Keys pressed in one match.
const KEYS: usize = 40;

/// The keys of players who are in a hurry. Enter is the most common one, so that the match goes on.
const KEYBOARD: [&str; 14] = ["\r", "\r", "\r", "\r", "\r", " ", "1", "2", "3", "u", "\t", "l", "\x1b[B", "\x1b[A"];

/// A match with its keys, and what was on disk when the answer to each was on the screen.
struct Script {
    game: &'static str,
    seed: String,
    keys: Vec<&'static str>,
    kept: Vec<String>,
}

impl Script {
    fn arguments<'a>(&'a self, path: &'a Path) -> Vec<&'a str> {
        vec![
            self.game,
            "--seats",
            "person,greedy",
            "--pace",
            "at-once",
            "--seed",
            &self.seed,
            "--save",
            path.to_str().unwrap(),
        ]
    }

    /// Plays the match in peace.
    fn record(home: &Path, number: usize, source: &mut Fast) -> Self {
        let games = games::all();
        let keys = (0..KEYS).map(|_| KEYBOARD[source.below(KEYBOARD.len() as u32) as usize]).collect();
        let seed = source.below(1000).to_string();
        let mut script = Self { game: games[number % games.len()].name, seed, keys, kept: Vec::new() };
        let path = home.join(format!("peace-{number}"));
        let mut terminal = Terminal::play(home, &script.arguments(&path));
        terminal.wait_for_screens(1);
        script.kept.push(text(&path));
        for screens in 2..KEYS + 2 {
            terminal.press(script.keys[screens - 2]);
            terminal.wait_for_screens(screens);
            script.kept.push(text(&path));
        }
        assert!(script.kept[KEYS].lines().count() > 3, "{}: something was decided", script.game);
        terminal.kill();
        script
    }

    /// Plays it again, kills the program in the middle, and goes on. Whatever was on the screen is on disk.
    fn kill(&self, home: &Path, name: &str, source: &mut Fast) {
        let path = home.join(name);
        let mut terminal = Terminal::play(home, &self.arguments(&path));
        let last = source.below(KEYS as u32 + 1) as usize;
        if last > 0 {
            terminal.wait_for_screens(1);
        }
        for key in &self.keys[..last] {
            terminal.press(key);
            if source.below(3) == 0 {
                thread::sleep(Duration::from_micros(source.below(3000).into()));
            }
        }
        thread::sleep(Duration::from_micros(source.below(20_000).into()));
        let screens = pty::count(&terminal.kill());
        let after = text(&path);
        let shown = screens.checked_sub(1).map_or("", |answered| self.kept[answered].as_str());
        assert!(after.starts_with(shown), "after {screens} screens: {shown}\nbut on disk: {after}");
        if after.is_empty() {
            return;
        }
        let resumed = Terminal::play(home, &["--resume", path.to_str().unwrap()]);
        resumed.wait_for_screens(1);
        resumed.kill();
        let sound = after.rfind('\n').map_or("", |end| &after[..=end]);
        assert!(text(&path).starts_with(sound), "what was there stays");
    }
}

/// At any moment, in every game. The seed is new every time; `KUBIK_KILL_SEED` repeats one.
#[test]
fn a_killed_program_has_every_decision_that_was_shown() {
    let seed = match std::env::var("KUBIK_KILL_SEED") {
        Ok(seed) => seed.parse().expect("KUBIK_KILL_SEED is a number"),
        Err(_) => std::time::UNIX_EPOCH.elapsed().expect("the clock is right").as_nanos() as u64 % 1_000_000,
    };
    println!("KUBIK_KILL_SEED={seed}");
    let home = Folder::new("killed");
    let jobs = Mutex::new(0..MATCHES);
    let work = || {
        while let Some(number) = { jobs.lock().unwrap().next() } {
            let mut source = Fast::stream(seed, number as u64);
            let script = Script::record(&home.0, number, &mut source);
            for kill in 0..KILLS / MATCHES {
                script.kill(&home.0, &format!("killed-{number}-{kill}"), &mut source);
            }
        }
    };
    // Most of the time is spent waiting for the disk and for each other's screens.
    thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(work))));
}

// ----- Left, locked out, crowded out -----

#[test]
fn leaving_says_where_the_match_is() {
    let home = Folder::new("left");
    let mut terminal = Terminal::play(&home.0, &["clever-cubed", "--seats", "person", "--seed", "1"]);
    terminal.wait_for_screens(1);
    terminal.press("\r");
    terminal.wait_for_screens(2);
    terminal.press("qy");
    let (status, shown) = terminal.end();
    assert!(status.success());
    let path = home.0.join("matches/clever-cubed-1.kubik");
    let said = format!("Saved: {0}\r\nTo go on: kubik play --resume {0}\r\n", path.display());
    let shown = String::from_utf8(shown).unwrap();
    assert!(shown.ends_with(&said), "{shown:?}");
    assert!(shown.find("\x1b[?1049l").is_some_and(|given_back| given_back < shown.find("Saved").unwrap()));
    assert_eq!(text(&path).lines().count(), 2);
}

#[test]
fn two_programs_do_not_play_one_match() {
    let home = Folder::new("locked");
    let path = home.0.join("match.kubik");
    let mut first = Terminal::play(&home.0, &["cubitos", "--seed", "1", "--save", path.to_str().unwrap()]);
    first.wait_for_screens(1);
    first.press("\r\r\r");
    first.wait_for_screens(4);
    let resume = || {
        let output = Command::new(env!("CARGO_BIN_EXE_kubik"))
            .args(["play", "--resume", path.to_str().unwrap()])
            .stdin(Stdio::null())
            .output()
            .unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    let said = resume();
    assert!(said.contains("another program is playing this match") && said.contains("match.kubik"), "{said}");
    first.kill();
    assert!(resume().contains("play needs a terminal"), "it is free again");
}

/// The match goes on without its file, says so all the time, and is saved as soon as it can be.
#[test]
fn a_folder_that_cannot_be_written_is_no_end() {
    let home = Folder::new("crowded");
    let in_the_way = home.0.join("matches");
    fs::write(&in_the_way, "").unwrap();
    let mut terminal = Terminal::play(&home.0, &["dice-city", "--seats", "person,greedy", "--seed", "1"]);
    terminal.wait_for_screens(1);
    terminal.press("\r");
    terminal.wait_for("! The last steps are not saved: ");
    terminal.press("q");
    terminal.wait_for("Leave the game? The last steps");
    terminal.press("n");
    fs::remove_file(&in_the_way).unwrap();
    terminal.press("\t");
    terminal.wait_for("Everything is saved again.");
    let saved = text(&home.0.join("matches/dice-city-1.kubik"));
    assert!(saved.lines().count() > 1 && saved.ends_with('\n'), "{saved}");
    terminal.kill();
}

/// A line that was cut off by a power cut is told, left out, and replaced by the next step.
#[test]
fn a_torn_line_is_told() {
    let home = Folder::new("torn");
    let path = home.0.join("match.kubik");
    let mut terminal = Terminal::play(
        &home.0,
        &["clever-cubed", "--seats", "person", "--seed", "1", "--save", path.to_str().unwrap()],
    );
    terminal.wait_for_screens(1);
    terminal.press("\rf\r");
    terminal.wait_for_screens(4);
    terminal.kill();
    let whole = text(&path);
    fs::write(&path, &whole[..whole.len() - 10]).unwrap();
    let mut resumed = Terminal::play(&home.0, &["--resume", path.to_str().unwrap()]);
    resumed.wait_for("The last step in the file was cut off");
    resumed.press("\r");
    resumed.wait_for_screens(2);
    resumed.kill();
    let lines: Vec<_> = whole.lines().collect();
    let again = text(&path);
    assert_eq!(again.lines().take(lines.len() - 1).collect::<Vec<_>>(), lines[..lines.len() - 1]);
    assert!(again.ends_with('\n') && again.lines().count() == lines.len(), "{again}");
}

/// From the menu into a match against a bot, out of it, and on with it.
#[test]
fn the_menu_leads_into_a_match_and_back() {
    let home = Folder::new("menu");
    let mut terminal = Terminal::play(&home.0, &["--seed", "1"]);
    terminal.wait_for("New game");
    terminal.press("11\r");
    terminal.wait_for("[Tab]");
    terminal.press("\rqy");
    terminal.wait_for("Continue: Clever Cubed");
    terminal.press("\r");
    terminal.wait_for("To go on: ");
    terminal.press("qyq");
    let (status, _) = terminal.end();
    assert!(status.success());
    let saved = text(&home.0.join("matches/clever-cubed-1.kubik"));
    assert!(saved.contains(r#""seats":["person","normal"]"#) && saved.lines().count() > 1, "{saved}");
    assert_eq!(fs::read_dir(home.0.join("matches")).unwrap().count(), 1);
}
