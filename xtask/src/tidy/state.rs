//! No crate keeps state for the whole process: two matches, two tests or two threads must not notice each other.

use super::Problem;
use super::purity::is_test_file;
use super::rust::{self, Token};
use super::workspace::{Package, Workspace};

/// The crate whose value for the whole process is argued: a page calls the functions of a module by their names and can hand no
/// session over, so a module is one table.
const ONE_TABLE: &str = "wasm";

/// What can change behind a shared reference, besides everything called `Atomic…`. `LazyLock` is none of it: what it holds is
/// made once and stays as it is.
const CHANGEABLE: [&str; 5] = ["Mutex", "RwLock", "OnceLock", "UnsafeCell", "ReentrantLock"];

/// The same, in files that take them from `std::cell`. Elsewhere a cell is one of a sheet or of a track.
const CELLS: [&str; 3] = ["Cell", "RefCell", "OnceCell"];

/// No `static` of a crate, outside tests, can change, and nothing is kept for each thread.
pub fn check(workspace: &Workspace) -> Vec<Problem> {
    let crates = workspace.packages.iter().filter(|package| package.folder.starts_with("crates/"));
    crates.filter(|package| package.name != ONE_TABLE).flat_map(|package| of_crate(workspace, package)).collect()
}

/// The code of a file, without its tests.
struct Source<'a> {
    path: &'a str,
    code: Vec<Token<'a>>,
    has_cells: bool,
}

fn of_crate(workspace: &Workspace, package: &Package) -> Vec<Problem> {
    let folder = format!("{}/src", package.folder);
    let files = workspace.rust_files(&folder).filter(|(path, _)| !is_test_file(path));
    let sources: Vec<_> = files.map(|(path, text)| Source::new(path, text)).collect();
    let holders = holders(&sources);
    let kept = |source: &Source<'_>| -> Vec<Problem> {
        source.kept(&holders).into_iter().map(|(line, message)| Problem::new(source.path, line, message)).collect()
    };
    sources.iter().flat_map(kept).collect()
}

/// The types of a crate that have something changeable in them, directly or in another such type.
fn holders<'a>(sources: &[Source<'a>]) -> Vec<&'a str> {
    let mut holders = Vec::new();
    loop {
        let known = holders.len();
        for source in sources {
            for (name, definition) in source.definitions() {
                if !holders.contains(&name) && source.has_changeable(definition, &holders) {
                    holders.push(name);
                }
            }
        }
        if holders.len() == known {
            return holders;
        }
    }
}

impl<'a> Source<'a> {
    fn new(path: &'a str, text: &'a str) -> Self {
        let code = rust::code(text);
        let is_cell = |token: &Token<'_>| token.text == "{" || CELLS.contains(&token.text);
        let has_cells = code.windows(4).any(|window| starts_with(window, &["cell", ":", ":"]) && is_cell(&window[3]));
        Self { path, code, has_cells }
    }

    fn has_changeable(&self, code: &[Token<'_>], holders: &[&str]) -> bool {
        code.iter().any(|Token { text, .. }| {
            let is_cell = self.has_cells && CELLS.contains(text);
            is_cell || CHANGEABLE.contains(text) || text.starts_with("Atomic") || holders.contains(text)
        })
    }

    /// Every type with its name and what it is made of.
    fn definitions(&self) -> impl Iterator<Item = (&'a str, &[Token<'a>])> {
        let starts = self.code.iter().enumerate();
        let starts = starts.filter(|(_, token)| ["struct", "enum", "union", "type"].contains(&token.text));
        starts.filter_map(|(at, _)| {
            let (name, rest) = self.code.get(at + 1..)?.split_first()?;
            Some((name.text, &rest[..definition_length(rest)]))
        })
    }

    /// Each `static` that can change and everything kept for a thread, with its line.
    fn kept(&self, holders: &[&str]) -> Vec<(usize, String)> {
        let mut findings = Vec::new();
        for (at, token) in self.code.iter().enumerate() {
            let rest = &self.code[at + 1..];
            let refused = match token.text {
                "thread_local" => starts_with(rest, &["!"]),
                "static" if starts_with(rest, &["mut"]) => true,
                // A lifetime has no name with a type behind it.
                "static" if rest.get(1).is_some_and(|sign| sign.text == ":") => {
                    let length = rest.iter().position(|token| ["=", ";"].contains(&token.text));
                    self.has_changeable(&rest[1..length.unwrap_or(rest.len())], holders)
                }
                _ => false,
            };
            if refused {
                let message = "state for the whole process: hand it over from whoever begins it";
                findings.push((token.line, message.into()));
            }
        }
        findings
    }
}

/// Up to the semicolon or the brace that ends it.
fn definition_length(code: &[Token<'_>]) -> usize {
    let mut depth = 0;
    for (at, token) in code.iter().enumerate() {
        match token.text {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth -= 1,
            _ => {}
        }
        if depth <= 0 && ["}", ";"].contains(&token.text) {
            return at;
        }
    }
    code.len()
}

fn starts_with(code: &[Token<'_>], texts: &[&str]) -> bool {
    code.len() >= texts.len() && code.iter().zip(texts).all(|(token, text)| token.text == *text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::example::{self, package};

    /// The lines that are refused in a file of a crate.
    fn lines(name: &str, file: &str, source: &str) -> Vec<usize> {
        let files = example::files(&[(&format!("crates/{name}/{file}"), source)]);
        let workspace = Workspace { packages: vec![package(name, &[])], ..files };
        check(&workspace).into_iter().map(|problem| problem.line).collect()
    }

    #[test]
    fn what_a_process_keeps_is_found() {
        for (source, expected) in [
            ("static NEXT: AtomicU64 = AtomicU64::new(0);", &[1_usize] as &[usize]),
            ("fn count() {\n    static SEEN: Mutex<u64> = Mutex::new(0);\n}", &[2]),
            ("static NAMES: OnceLock<Vec<String>> = OnceLock::new();", &[1]),
            ("static CACHE: LazyLock<RwLock<Map>> = LazyLock::new(Map::default);", &[1]),
            ("static mut LAST: u64 = 0;", &[1]),
            ("use std::cell::RefCell;\nthread_local! { static DICE: RefCell<u64> = RefCell::new(0); }", &[2, 2]),
            // A type of one's own hides nothing.
            ("static DESK: Desk = Desk::new();\nstruct Papers(Mutex<u8>);\nstruct Desk { papers: Papers }", &[1]),
            ("static DESK: Shared = Shared::new();\ntype Shared = std::sync::Mutex<u8>;", &[1]),
        ] {
            assert_eq!(lines("bots", "src/lib.rs", source), expected, "{source}");
        }
    }

    #[test]
    fn what_never_changes_is_no_state() {
        for source in [
            "static TABLE: LazyLock<Table> = LazyLock::new(Table::new);\nstruct Table(Vec<u8>);",
            "static WEIGHTS: [i32; 2] = [1, 2];\nfn name() -> &'static str { \"static X: Mutex\" }",
            "fn count(names: &'static str, seen: &Mutex<u64>) { let next = AtomicU64::new(0); }",
            "static SHEET: [Cell; 2] = [Cell(1), Cell(2)];\nstruct Cell(u8);",
            "#[cfg(test)]\nmod tests {\n    static SEEN: Mutex<u64> = Mutex::new(0);\n}",
        ] {
            assert_eq!(lines("bots", "src/lib.rs", source), [0_usize; 0], "{source}");
        }
        let kept = "static DESK: Mutex<u64> = Mutex::new(0);";
        assert_eq!(lines("wasm", "src/lib.rs", kept), [0_usize; 0]);
        assert_eq!(lines("bots", "tests/speed.rs", kept), [0_usize; 0]);
    }
}
