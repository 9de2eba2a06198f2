//! `cargo xtask tidy`: what the compiler cannot check, one small function for each check.
//!
//! A check looks at the [`Workspace`] and returns a list of [`Problem`]s. Each has tests that show that it can fail.

mod workspace;

mod rust;

mod purity;

mod state;

mod layout;

mod skeleton;

mod locales;

mod words;

mod duplicates;

mod text;

use crate::Chore;
use crate::shell::{Failure, say};
use std::fmt;
use workspace::Workspace;

pub const CHORE: Chore = Chore {
    name: "tidy",
    summary: "Check what the compiler cannot: purity, locales, layout, words",
    help: "Usage: cargo xtask tidy

Checks that rules crates stay pure, that only the edge knows JSON, that nothing is kept for the whole process, that the locales
agree and have all plural branches, that crates and files are laid out as agreed, and that no left-over word or white space
stays behind.

Examples:
  cargo xtask tidy
  cargo xtask test      (tidy is its second step)",
    run,
};

/// One check.
type Check = fn(&Workspace) -> Vec<Problem>;

/// The checks with the names that the output shows.
const CHECKS: [(&str, Check); 13] = [
    ("rules crates depend on nothing with I/O", purity::dependencies),
    ("rules crates do no I/O, use no floats and no unsafe code", purity::sources),
    ("only the edge knows JSON", purity::json),
    ("no crate keeps state for the whole process", state::check),
    ("every game has one registry line", layout::registry),
    ("crates are named, linted and mapped", layout::crates),
    ("the code map says what each crate rests on", layout::map),
    ("all games are laid out alike", skeleton::check),
    ("locales agree and have all plural branches", locales::check),
    ("nothing unfinished is left behind", words::check),
    ("no dependency comes in two versions", duplicates::check),
    ("files are small", text::sizes),
    ("text files are clean", text::cleanliness),
];

/// One thing to mend, printed as `file:line: message`, which editors understand.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    path: String,
    line: usize,
    message: String,
}

impl Problem {
    fn new(path: &str, line: usize, message: impl Into<String>) -> Self {
        Self { path: path.into(), line, message: message.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

fn run(arguments: &[String]) -> Result<(), Failure> {
    match arguments.first() {
        Some(unknown) => Err(Failure::usage(format!("`cargo xtask tidy` takes no arguments, got {unknown:?}"))),
        None => tidy(),
    }
}

/// Runs all checks, prints what they found, and fails if they found anything.
pub fn tidy() -> Result<(), Failure> {
    let workspace = Workspace::read()?;
    let mut count = 0;
    for (name, check) in CHECKS {
        let mut problems = check(&workspace);
        problems.sort();
        problems.dedup();
        say(&format!("{} {name}", if problems.is_empty() { "ok  " } else { "FAIL" }));
        for problem in &problems {
            say(&format!("     {problem}"));
        }
        count += problems.len();
    }
    if count > 0 {
        return Err(Failure::failed(format!("tidy found {count} problem{}", if count == 1 { "" } else { "s" })));
    }
    say(&format!("tidy: {} checks on {} files, no problems", CHECKS.len(), workspace.files.len()));
    Ok(())
}

/// What the tests of the checks share.
#[cfg(test)]
mod example {
    use super::workspace::{Dependency, File, Kind, Package, Workspace};
    use super::*;

    /// A file with this text.
    pub fn file(path: &str, text: &str) -> File {
        File { path: path.into(), bytes: text.len() as u64, text: Some(text.into()) }
    }

    /// A workspace of these files and nothing else.
    pub fn files(files: &[(&str, &str)]) -> Workspace {
        let files = files.iter().map(|(path, text)| file(path, text)).collect();
        Workspace { files, packages: Vec::new(), duplicates: String::new() }
    }

    /// A crate in `crates/` with these normal dependencies.
    pub fn package(name: &str, dependencies: &[&str]) -> Package {
        let dependencies = dependencies
            .iter()
            .map(|name| Dependency { name: (*name).into(), kind: Kind::Normal, optional: false })
            .collect();
        Package { name: name.into(), folder: format!("crates/{name}"), dependencies, features: Vec::new() }
    }

    /// The engine, one game and the registry, all well-behaved.
    pub fn packages() -> Vec<Package> {
        vec![
            package("engine", &["rand_core", "rand_xoshiro", "serde"]),
            package("clever-cubed", &["engine", "serde"]),
            package("games", &["engine", "clever-cubed"]),
        ]
    }

    /// What a check found, as it is printed.
    pub fn printed(problems: &[Problem]) -> Vec<String> {
        problems.iter().map(ToString::to_string).collect()
    }
}
