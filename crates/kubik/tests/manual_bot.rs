//! The ten-line bot of the manual, run as it stands. Without Python the list of tests says that it was left out.

use std::env;
use std::path::Path;
use std::process::{Command, ExitCode};

use libtest_mimic::{Arguments, Failed, Trial};

const MANUAL: &str = include_str!("../../../docs/bridge.md");

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let has_python = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    let trial = Trial::test("the_bot_of_the_manual_plays (needs python3)", the_bot_of_the_manual_plays);
    libtest_mimic::run(&arguments, vec![trial.with_ignored_flag(!has_python)]).exit_code()
}

fn the_bot_of_the_manual_plays() -> Result<(), Failed> {
    let (_, rest) = MANUAL.split_once("```python\n").ok_or("the manual has no bot")?;
    let (bot, _) = rest.split_once("```").ok_or("the bot does not end")?;
    if bot.lines().count() != 10 {
        return Err(format!("the bot should have ten lines:\n{bot}").into());
    }
    let binary = Path::new(env!("CARGO_BIN_EXE_kubik"));
    let mut folders = vec![binary.parent().ok_or("the binary is in no folder")?.to_owned()];
    folders.extend(env::var_os("PATH").iter().flat_map(env::split_paths));
    let output = Command::new("python3").env("PATH", env::join_paths(folders)?).args(["-c", bot]).output()?;
    let scores: Vec<i32> =
        serde_json::from_slice(&output.stdout).map_err(|_| String::from_utf8_lossy(&output.stderr).into_owned())?;
    if scores.len() != 1 {
        return Err(format!("one player has one score, not {scores:?}").into());
    }
    Ok(())
}
