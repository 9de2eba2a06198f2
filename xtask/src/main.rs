//! The one door for chores: what the build server runs, everyone can run as `cargo xtask COMMAND`.

mod shell;

mod test;

mod tidy;

mod browser;

mod play;

mod playthroughs;

mod site;

mod types;

mod web;

mod fuzz;

mod mutants;

use shell::{Failure, say};
use std::process::ExitCode;

/// One chore, as it appears in the help.
struct Chore {
    name: &'static str,
    /// One line for the list of chores.
    summary: &'static str,
    /// What `cargo xtask NAME --help` prints: usage, explanation, examples.
    help: &'static str,
    run: fn(&[String]) -> Result<(), Failure>,
}

/// The chores in the order in which a newcomer needs them.
const CHORES: [Chore; 10] = [
    play::CHORE,
    test::CHORE,
    web::CHORE,
    browser::CHORE,
    site::CHORE,
    tidy::CHORE,
    types::CHORE,
    playthroughs::CHORE,
    fuzz::CHORE,
    mutants::CHORE,
];

fn main() -> ExitCode {
    match arguments().and_then(|arguments| dispatch(&arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if !failure.message.is_empty() {
                eprintln!("error: {}", failure.message);
            }
            ExitCode::from(failure.code)
        }
    }
}

fn arguments() -> Result<Vec<String>, Failure> {
    std::env::args_os()
        .skip(1)
        .map(|argument| {
            argument
                .into_string()
                .map_err(|argument| Failure::usage(format!("the argument {} is not valid UTF-8", argument.display())))
        })
        .collect()
}

fn dispatch(arguments: &[String]) -> Result<(), Failure> {
    let Some((name, rest)) = arguments.split_first() else {
        return Err(Failure::usage(format!("no command given\n\n{}", overview())));
    };
    match (name.as_str(), rest) {
        ("help" | "--help" | "-h", []) => say(&overview()),
        ("help" | "--help" | "-h", [topic, ..]) => say(find(topic)?.help),
        _ => {
            let chore = find(name)?;
            match rest.first().map(String::as_str) {
                Some("--help" | "-h") => say(chore.help),
                _ => (chore.run)(rest)?,
            }
        }
    }
    Ok(())
}

fn find(name: &str) -> Result<&'static Chore, Failure> {
    CHORES.iter().find(|chore| chore.name == name).ok_or_else(|| {
        let known: Vec<&str> = CHORES.iter().map(|chore| chore.name).collect();
        Failure::usage(format!("unknown command {name:?}; the commands are help, {}", known.join(", ")))
    })
}

fn overview() -> String {
    let list: String = CHORES.iter().map(|chore| format!("  {:<14}{}\n", chore.name, chore.summary)).collect();
    format!(
        "Usage: cargo xtask COMMAND [ARGUMENTS]\n\nCommands:\n{list}  {:<14}{}\n\n\
         Examples:\n  cargo xtask play\n  cargo xtask test\n  cargo xtask fuzz --help",
        "help", "Show this list, or the help of one command"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(arguments: &[&str]) -> Result<(), Failure> {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        dispatch(&arguments)
    }

    #[test]
    fn unknown_commands_are_bad_usage() {
        let failure = run(&["tets"]).unwrap_err();
        assert_eq!(failure.code, 2);
        assert!(failure.message.contains("\"tets\"") && failure.message.contains("test"), "{}", failure.message);
        assert_eq!(run(&[]).unwrap_err().code, 2);
        assert_eq!(run(&["help", "tets"]).unwrap_err().code, 2);
    }

    #[test]
    fn every_command_refuses_an_option_it_does_not_know() {
        for name in ["test", "web", "site", "tidy", "playthroughs", "fuzz", "mutants"] {
            let failure = run(&[name, "--no-such-option"]).unwrap_err();
            assert_eq!(failure.code, 2, "{name}: {}", failure.message);
            assert!(failure.message.contains("--no-such-option"), "{name}: {}", failure.message);
        }
    }

    #[test]
    fn every_command_has_help_with_an_example() {
        for chore in &CHORES {
            assert!(chore.help.starts_with(&format!("Usage: cargo xtask {}", chore.name)), "{}", chore.name);
            assert!(chore.help.contains("Examples:"), "{}", chore.name);
            assert!(overview().contains(chore.summary), "{}", chore.name);
        }
    }
}
