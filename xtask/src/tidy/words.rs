//! Left-overs and private matters that must not reach a reader.

use super::Problem;
use super::workspace::Workspace;

/// What must not stand anywhere, in small letters, and what to do about it. Each is put together from two pieces, so
/// that this file does not trip over itself.
const FORBIDDEN: [(&str, &str); 19] = [
    (concat!("../", "shared"), PRIVATE),
    (concat!("this ", "workplace"), PRIVATE),
    (concat!("sub", "agent"), PRIVATE),
    (concat!("sub-", "agent"), PRIVATE),
    (concat!("tool ", "library"), PRIVATE),
    (concat!("://", "crates.io"), HOST),
    (concat!("://www.", "crates.io"), HOST),
    (concat!("static.", "crates.io"), HOST),
    (concat!("index.", "crates.io"), HOST),
    (concat!("crates.io", "-index"), HOST),
    (concat!("registry.", "npmjs"), HOST),
    (concat!("registry.", "yarnpkg"), HOST),
    (concat!("pypi", ".org"), HOST),
    (concat!("files.", "pythonhosted"), HOST),
    (concat!("to", "do!("), UNFINISHED),
    (concat!("un", "implemented!("), UNFINISHED),
    (concat!("#[", "ignore"), "a test runs or is removed"),
    (concat!("d", "bg!("), "remove what was left from searching for an error"),
    (concat!("fix", "me"), UNFINISHED),
];

const PRIVATE: &str = "speak of the repository only";
const HOST: &str = "name the package, not the host it comes from";
const UNFINISHED: &str = "finish it or take it out";

/// No file has a forbidden word, in any mixture of capital and small letters.
pub fn check(workspace: &Workspace) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in &workspace.files {
        for (index, line) in file.text.as_deref().unwrap_or_default().lines().enumerate() {
            // Cargo itself writes into its lock file where a package comes from.
            if file.path.ends_with("Cargo.lock") && line.starts_with("source = ") {
                continue;
            }
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

    #[test]
    fn the_lock_file_may_say_where_packages_come_from() {
        let source = format!("source = \"registry+https://github.com/rust-lang/{}\"\n", concat!("crates.io", "-index"));
        assert_eq!(check(&example::files(&[("Cargo.lock", &source)])), []);
        assert_eq!(check(&example::files(&[("deny.toml", &source)])).len(), 1);
        assert_eq!(check(&example::files(&[("Cargo.lock", &format!("# {source}"))])).len(), 1);
    }
}
