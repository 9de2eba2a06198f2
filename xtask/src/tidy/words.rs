//! Left-overs that must not reach a reader.

use super::Problem;
use super::workspace::Workspace;

/// What must not stand anywhere, in small letters, and what to do about it. Each is put together from two pieces, so
/// that this file does not trip over itself.
const FORBIDDEN: [(&str, &str); 5] = [
    (concat!("to", "do!("), UNFINISHED),
    (concat!("un", "implemented!("), UNFINISHED),
    (concat!("#[", "ignore"), "a test runs or is removed"),
    (concat!("d", "bg!("), "remove what was left from searching for an error"),
    (concat!("fix", "me"), UNFINISHED),
];

const UNFINISHED: &str = "finish it or take it out";

/// No file has a forbidden word, in any mixture of capital and small letters.
pub fn check(workspace: &Workspace) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in &workspace.files {
        for (index, line) in file.text.as_deref().unwrap_or_default().lines().enumerate() {
            let line = line.to_lowercase();
            for (word, advice) in FORBIDDEN.iter().filter(|(word, _)| line.contains(word)) {
                problems.push(Problem::new(&file.path, index + 1, format!("forbidden: {word:?}; {advice}")));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::example;

    #[test]
    fn each_word_is_found() {
        for (word, _) in FORBIDDEN {
            let text = format!("fine\nbefore {}{} after\n", word[..1].to_uppercase(), &word[1..]);
            let found = check(&example::files(&[("docs/page.md", &text)]));
            assert!(
                found.iter().any(|problem| problem.line == 2 && problem.message.contains(word)),
                "{word}: {found:?}"
            );
        }
    }

    #[test]
    fn harmless_words_are_left_alone() {
        let text = "todo = \"deny\"\n`dbg_macro`\nignored\nshared\nprefix men\n";
        assert_eq!(check(&example::files(&[("Cargo.toml", text)])), []);
    }
}
