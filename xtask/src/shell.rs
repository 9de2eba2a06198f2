//! Talking to the person and starting other programs.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

/// Why a chore ended early, and with which exit code.
#[derive(Debug)]
pub struct Failure {
    /// 2 for bad input and for a missing program, otherwise 1 or what a program said.
    pub code: u8,
    /// One line that says what to do next; empty where the program that failed has said everything.
    pub message: String,
}

impl Failure {
    /// The person has to type something else or install something first.
    pub fn usage(message: String) -> Self {
        Self { code: 2, message }
    }

    /// A check did not hold.
    pub fn failed(message: String) -> Self {
        Self { code: 1, message }
    }
}

/// The root of the repository.
pub fn root() -> PathBuf {
    // Cargo sets the variable when it runs us; the value from build time serves when the binary is started alone.
    let manifest = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let mut root = PathBuf::from(manifest);
    root.pop();
    root
}

/// The cargo that started us, so that every step uses the same toolchain and build folder.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// A chore of ours, as a program of its own.
pub fn chore(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap_or_else(|_| "xtask".into()));
    command.args(arguments).current_dir(root());
    command
}

/// The folder into which cargo builds.
pub fn target() -> Result<PathBuf, Failure> {
    let metadata = capture(&mut cargo(&["metadata", "--locked", "--format-version", "1", "--no-deps"]))?;
    let metadata: serde_json::Value =
        serde_json::from_str(&metadata).map_err(|error| Failure::failed(format!("cargo metadata: {error}")))?;
    Ok(metadata["target_directory"].as_str().unwrap_or("target").into())
}

/// The command as a person would type it.
pub fn spelled(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let program = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    std::iter::once(program).chain(arguments).collect::<Vec<_>>().join(" ")
}

/// Runs a command whose output the person sees, and hands its exit code on.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let name = spelled(command);
    let status = command.status().map_err(|error| cannot_start(&name, &error))?;
    ended(&name, status)
}

fn ended(name: &str, status: ExitStatus) -> Result<(), Failure> {
    if status.success() {
        return Ok(());
    }
    let code = status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1);
    Err(Failure { code, message: format!("`{name}` failed ({status})") })
}

/// Runs a command and returns whether it succeeded, with all that it printed.
pub fn run_quietly(command: &mut Command) -> (Result<(), Failure>, String) {
    let name = spelled(command);
    let output = match command.output() {
        Ok(output) => output,
        Err(error) => return (Err(cannot_start(&name, &error)), String::new()),
    };
    let printed = [output.stdout, output.stderr].concat();
    (ended(&name, output.status), String::from_utf8_lossy(&printed).into_owned())
}

/// Runs a command and returns what it printed.
pub fn capture(command: &mut Command) -> Result<String, Failure> {
    let name = spelled(command);
    let output = command.output().map_err(|error| cannot_start(&name, &error))?;
    if !output.status.success() {
        let reason = String::from_utf8_lossy(&output.stderr);
        return Err(Failure::failed(format!("`{name}` failed ({}): {}", output.status, reason.trim())));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| Failure::failed(format!("`{name}` printed something that is not UTF-8")))
}

/// Whether a command runs at all; used with `--version` to find out what is installed.
pub fn works(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn cannot_start(name: &str, error: &std::io::Error) -> Failure {
    Failure::usage(format!("cannot start `{name}`: {error}"))
}

/// Prints a line. A closed pipe (`cargo xtask help | head -1`) is no reason to panic.
pub fn say(line: &str) {
    let mut stdout = std::io::stdout().lock();
    let _ = writeln!(stdout, "{line}").and_then(|()| stdout.flush());
}

/// `4.2 s` or `3 min 05 s`.
pub fn spent(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 {
        format!("{:.1} s", duration.as_secs_f64())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_readable() {
        assert_eq!(spent(Duration::from_millis(4240)), "4.2 s");
        assert_eq!(spent(Duration::from_secs(185)), "3 min 05 s");
    }

    #[test]
    fn the_exit_code_of_a_program_is_handed_on() {
        let failure = run(cargo(&["no-such-subcommand"]).stderr(Stdio::null())).unwrap_err();
        assert_eq!(failure.code, 101);
        assert_eq!(run(&mut Command::new("no-such-program-at-all")).unwrap_err().code, 2);
        let (result, printed) = run_quietly(&mut cargo(&["no-such-subcommand"]));
        assert!(result.unwrap_err().code == 101 && printed.contains("no-such-subcommand"));
        assert!(works(&mut cargo(&["--version"])) && !works(&mut cargo(&["no-such-subcommand"])));
    }

    #[test]
    fn a_command_is_spelled_as_one_types_it() {
        assert_eq!(spelled(&cargo(&["fmt", "--all"])), "cargo fmt --all");
    }
}
