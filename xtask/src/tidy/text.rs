//! Files are small, and text is clean: no tabs, nothing invisible at the end of a line or of a file.

use super::Problem;
use super::workspace::{File, Workspace};

/// Nothing in a repository of rules needs to be larger.
const FILE_BYTES_MAX: u64 = 2 * 1024 * 1024;

/// A longer source file holds more than one noun.
const SOURCE_LINES_MAX: usize = 800;

/// What people write as code.
const SOURCES: [&str; 8] = ["rs", "ts", "js", "svelte", "css", "html", "py", "sh"];

/// What else people write by hand.
const PROSE_AND_DATA: [&str; 7] = ["md", "toml", "ftl", "json", "txt", "yml", "yaml"];

/// No file is huge, no source file is long.
pub fn sizes(workspace: &Workspace) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in &workspace.files {
        if file.bytes > FILE_BYTES_MAX {
            let message = format!("{} bytes; a file may have at most {FILE_BYTES_MAX}", file.bytes);
            problems.push(Problem::new(&file.path, 1, message));
        }
        let lines = file.text.as_deref().unwrap_or_default().lines().count();
        if lines > SOURCE_LINES_MAX && has_extension(file, &SOURCES) {
            let message = format!("{lines} lines; split it, a source file may have at most {SOURCE_LINES_MAX}");
            problems.push(Problem::new(&file.path, SOURCE_LINES_MAX + 1, message));
        }
    }
    problems
}

/// Sources, prose and data have no tabs and no white space at the end of a line; every text ends with one newline.
pub fn cleanliness(workspace: &Workspace) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in &workspace.files {
        let text = file.text.as_deref().unwrap_or_default();
        if has_extension(file, &SOURCES) || has_extension(file, &PROSE_AND_DATA) {
            for (index, line) in text.split('\n').enumerate() {
                if line.trim_end() != line {
                    problems.push(Problem::new(&file.path, index + 1, "white space at the end of the line"));
                }
                if line.contains('\t') {
                    problems.push(Problem::new(&file.path, index + 1, "a tab; use spaces"));
                }
            }
        }
        if !text.is_empty() && (!text.ends_with('\n') || text.ends_with("\n\n")) {
            let line = text.lines().count();
            problems.push(Problem::new(&file.path, line, "the file must end with exactly one newline"));
        }
    }
    problems
}

fn has_extension(file: &File, extensions: &[&str]) -> bool {
    let name = file.path.rsplit('/').next().unwrap_or(&file.path);
    name.rsplit_once('.').is_some_and(|(_, extension)| extensions.contains(&extension))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::example::{self, file, printed};

    #[test]
    fn large_files_and_long_sources_are_found() {
        let long = "line\n".repeat(SOURCE_LINES_MAX + 1);
        let limit = "line\n".repeat(SOURCE_LINES_MAX);
        let mut workspace = example::files(&[("long.rs", &long), ("limit.rs", &limit), ("long.md", &long)]);
        workspace.files.push(File { bytes: FILE_BYTES_MAX + 1, text: None, ..file("board.png", "") });
        let found = printed(&sizes(&workspace));
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("long.rs:801: 801 lines"), "{found:?}");
        assert!(found[1].starts_with("board.png:1: 2097153 bytes"), "{found:?}");
    }

    #[test]
    fn invisible_characters_are_found() {
        let check = |path, text| -> Vec<usize> {
            cleanliness(&example::files(&[(path, text)])).into_iter().map(|problem| problem.line).collect()
        };
        assert_eq!(check("a.rs", "one\ntwo\n"), [0_usize; 0]);
        assert_eq!(check("a.rs", ""), [0_usize; 0]);
        assert_eq!(check("a.rs", "one \ntwo\r\n\tthree\n"), [1, 2, 3]);
        assert_eq!(check("a.rs", "one\ntwo"), [2]);
        assert_eq!(check("LICENSE", "one\n\n"), [2]);
        assert_eq!(check("LICENSE", "\tone\n"), [0_usize; 0]);
    }
}
