//! The program in a terminal of its own.

use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

/// Long enough for the slowest machine; whoever waits for it has failed.
const PATIENCE: Duration = Duration::from_secs(20);

/// Every screen ends with it: the cursor is hidden.
const END_OF_SCREEN: &[u8] = b"\x1b[?25l";

/// A program and what it has shown.
pub struct Terminal {
    keyboard: File,
    child: Child,
    shown: Arc<(Mutex<Vec<u8>>, Condvar)>,
    reader: Option<JoinHandle<()>>,
}

impl Terminal {
    /// Starts `kubik play` with its matches in the folder `home`.
    pub fn play(home: &Path, arguments: &[&str]) -> Self {
        let controller = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal can be made");
        grantpt(&controller).expect("it is ours");
        unlockpt(&controller).expect("it is ours");
        tcsetwinsize(&controller, Winsize { ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0 }).expect("it is ours");
        let name = ptsname(&controller, Vec::new()).expect("it has a name");
        let path = Path::new(std::ffi::OsStr::from_bytes(name.as_bytes()));
        let side = || File::options().read(true).write(true).open(path).expect("it was just made");
        let child = Command::new(env!("CARGO_BIN_EXE_kubik"))
            .arg("play")
            .args(arguments)
            .env("KUBIK_HOME", home)
            .env("LC_ALL", "C")
            .env("TERM", "xterm")
            .stdin(side())
            .stdout(side())
            .stderr(side())
            .spawn()
            .expect("the program starts");
        let keyboard = File::from(controller);
        let mut screen = keyboard.try_clone().expect("it can be read and written");
        let shown = Arc::new((Mutex::new(Vec::new()), Condvar::new()));
        let seen = Arc::clone(&shown);
        let reader = thread::spawn(move || {
            let mut bytes = [0; 4096];
            // The end of the program is an error here, as the other side of the terminal is gone.
            while let Ok(count @ 1..) = screen.read(&mut bytes) {
                seen.0.lock().expect("nobody panics with it").extend_from_slice(&bytes[..count]);
                seen.1.notify_all();
            }
        });
        Self { keyboard, child, shown, reader: Some(reader) }
    }

    /// Presses keys, without waiting for what comes of them. A program that has ended needs none.
    pub fn press(&mut self, keys: &str) {
        let _ = self.keyboard.write_all(keys.as_bytes());
    }

    /// Everything it has shown so far.
    pub fn shown(&self) -> Vec<u8> {
        self.shown.0.lock().expect("nobody panics with it").clone()
    }

    /// Waits until it has shown so many whole screens.
    pub fn wait_for_screens(&self, screens: usize) {
        self.wait_until("screens", |shown| count(shown) >= screens);
    }

    /// Waits until it has shown this text.
    pub fn wait_for(&self, text: &str) {
        self.wait_until(text, |shown| shown.windows(text.len()).any(|window| window == text.as_bytes()));
    }

    fn wait_until(&self, what: &str, is_there: impl Fn(&[u8]) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        let mut shown = self.shown.0.lock().expect("nobody panics with it");
        while !is_there(&shown) {
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "never came: {what}: {}", String::from_utf8_lossy(&shown));
            shown = self.shown.1.wait_timeout(shown, left).expect("nobody panics with it").0;
        }
    }

    /// Kills it on the spot, and says what it has shown.
    pub fn kill(mut self) -> Vec<u8> {
        self.child.kill().expect("it is ours");
        self.end().1
    }

    /// Waits until it ends by itself.
    pub fn end(&mut self) -> (ExitStatus, Vec<u8>) {
        let status = self.child.wait().expect("it is ours");
        self.reader.take().expect("it ends once").join().expect("the reader does not panic");
        (status, self.shown())
    }
}

/// How many whole screens there are in what was shown.
pub fn count(shown: &[u8]) -> usize {
    shown.windows(END_OF_SCREEN.len()).filter(|window| *window == END_OF_SCREEN).count()
}
