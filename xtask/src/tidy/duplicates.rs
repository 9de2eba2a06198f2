//! Two versions of one library are built twice, shipped twice, and their types do not fit together.

use super::Problem;
use super::workspace::Workspace;
use std::collections::{BTreeMap, BTreeSet};

/// Libraries that may come in two versions, each with the reason why that cannot be avoided.
const ALLOWED: [(&str, &str); 0] = [];

/// No library comes in two versions among those that the binary links.
pub fn check(workspace: &Workspace) -> Vec<Problem> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for line in workspace.duplicates.lines() {
        let mut words = line.split_whitespace();
        if let (Some(name), Some(version)) = (words.next(), words.next()) {
            versions.entry(name).or_default().insert(version);
        }
    }
    // Cargo also lists a library that is built twice in one version, with different features; that is no conflict.
    versions.retain(|name, versions| versions.len() > 1 && !ALLOWED.iter().any(|(allowed, _)| allowed == name));
    let lock = workspace.text("Cargo.lock").unwrap_or_default();
    versions
        .into_iter()
        .map(|(name, versions)| {
            let entry = format!("name = \"{name}\"");
            let line = lock.lines().position(|line| line == entry).map_or(1, |index| index + 1);
            let versions = versions.into_iter().collect::<Vec<_>>().join(" and ");
            let message =
                format!("{name} comes as {versions}; see `cargo tree -i {name}@VERSION` for who asks for each");
            Problem::new("Cargo.lock", line, message)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::example::{self, printed};

    #[test]
    fn two_versions_are_found() {
        let mut workspace = example::files(&[("Cargo.lock", "[[package]]\nname = \"dice\"\nversion = \"1.0.0\"\n")]);
        assert_eq!(check(&workspace), []);
        workspace.duplicates = "dice v1.0.0\n\ndice v2.0.0\n\ntable v1.0.0\n\ntable v1.0.0 (*)\n".into();
        let found = printed(&check(&workspace));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("Cargo.lock:2: dice comes as v1.0.0 and v2.0.0"), "{found:?}");
    }
}
