//! What the checks look at: the files of the repository and the crates of the workspace.

use crate::shell::{Failure, capture, cargo, root, say};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Everything the checks need, read once.
pub struct Workspace {
    pub files: Vec<File>,
    pub packages: Vec<Package>,
    /// What `cargo tree --duplicates` says about the binary.
    pub duplicates: String,
}

/// One file that belongs to the repository.
pub struct File {
    /// Relative to the root, with slashes on every system.
    pub path: String,
    pub bytes: u64,
    /// `None` for what is not text.
    pub text: Option<String>,
}

/// One crate of the workspace.
pub struct Package {
    pub name: String,
    /// Relative to the root, with slashes on every system.
    pub folder: String,
    pub dependencies: Vec<Dependency>,
    /// Each feature with what it switches on.
    pub features: Vec<(String, Vec<String>)>,
}

/// One line of a crate's manifest.
pub struct Dependency {
    pub name: String,
    pub kind: Kind,
    pub optional: bool,
}

/// When a dependency is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Normal,
    Development,
    Build,
}

/// The crate that registers the games.
pub const REGISTRY: &str = "games";

/// The crate of those who play by themselves.
const PLAYERS: &str = "bots";

impl Workspace {
    /// Reads the repository this crate belongs to.
    pub fn read() -> Result<Self, Failure> {
        let root = root();
        let files = paths(&root)?.into_iter().filter_map(|path| File::read(&root, path)).collect();
        let metadata = capture(&mut cargo(&["metadata", "--locked", "--format-version", "1", "--no-deps"]))?;
        let packages = packages(&metadata)?;
        Ok(Self { files, duplicates: duplicates(&packages)?, packages })
    }

    /// The crate of this name.
    pub fn package(&self, name: &str) -> Option<&Package> {
        self.packages.iter().find(|package| package.name == name)
    }

    /// The crates that the registry depends on and that depend on the engine themselves, but for those who play them.
    pub fn games(&self) -> impl Iterator<Item = &Package> {
        let registered = self.package(REGISTRY).into_iter().flat_map(|registry| registry.normal("engine"));
        registered
            .filter_map(|name| self.package(name))
            .filter(|package| package.name != PLAYERS && package.normal("").any(|name| name == "engine"))
    }

    /// The files below a folder whose names end in `.rs`.
    pub fn rust_files<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files.iter().filter_map(move |file| {
            let below = file.path.strip_prefix(folder)?.starts_with('/');
            (below && file.path.ends_with(".rs")).then_some((file.path.as_str(), file.text.as_deref()?))
        })
    }

    /// The text of one file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.iter().find(|file| file.path == path)?.text.as_deref()
    }
}

impl File {
    /// `None` for what git still lists but is gone, and for what is no plain file.
    fn read(root: &Path, path: String) -> Option<Self> {
        let metadata = std::fs::symlink_metadata(root.join(&path)).ok()?;
        let bytes = std::fs::read(root.join(&path)).ok().filter(|_| metadata.is_file())?;
        let text = String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'));
        Some(Self { path, bytes: metadata.len(), text })
    }
}

impl Package {
    /// The names of the normal dependencies, except one.
    pub fn normal<'a>(&'a self, except: &'a str) -> impl Iterator<Item = &'a str> {
        let normal = self.dependencies.iter().filter(|dependency| dependency.kind == Kind::Normal);
        normal.map(|dependency| dependency.name.as_str()).filter(move |&name| name != except)
    }

    /// Where its manifest is.
    pub fn manifest(&self) -> String {
        format!("{}/Cargo.toml", self.folder)
    }
}

/// The tracked files and those that could be, sorted; without git, all that `.gitignore` does not name.
fn paths(root: &Path) -> Result<Vec<String>, Failure> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let mut paths = match capture(&mut git) {
        Ok(list) => list.split_terminator('\0').map(ToString::to_string).collect(),
        Err(_) => {
            say("(git does not answer; looking at every file that .gitignore does not name)");
            let ignored = std::fs::read_to_string(root.join(".gitignore")).unwrap_or_default();
            let mut paths = Vec::new();
            walk(root, "", &ignored, &mut paths)
                .map_err(|error| Failure::failed(format!("cannot read the files below {}: {error}", root.display())))?;
            paths
        }
    };
    paths.sort();
    paths.dedup();
    Ok(paths)
}

fn walk(root: &Path, folder: &str, ignored: &str, into: &mut Vec<String>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if name == ".git" || is_ignored(&path, ignored) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            walk(root, &path, ignored, into)?;
        } else {
            into.push(path);
        }
    }
    Ok(())
}

/// The part of git's pattern language that our `.gitignore` uses: `/path`, `name`, and one `*` at an end.
fn is_ignored(path: &str, patterns: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    patterns.lines().map(|line| line.trim_end_matches('/')).filter(|line| !line.is_empty()).any(|pattern| {
        if let Some(whole) = pattern.strip_prefix('/') {
            path == whole
        } else if let Some(start) = pattern.strip_suffix('*') {
            name.starts_with(start)
        } else if let Some(end) = pattern.strip_prefix('*') {
            name.ends_with(end)
        } else {
            name == pattern
        }
    })
}

/// The crates in what `cargo metadata` printed.
fn packages(metadata: &str) -> Result<Vec<Package>, Failure> {
    let broken = || Failure::failed("cannot understand what `cargo metadata` printed".into());
    let metadata: Value = serde_json::from_str(metadata).map_err(|_| broken())?;
    let root = metadata["workspace_root"].as_str().ok_or_else(broken)?;
    let list = metadata["packages"].as_array().ok_or_else(broken)?;
    list.iter().map(|value| package(value, root).ok_or_else(broken)).collect()
}

fn package(value: &Value, root: &str) -> Option<Package> {
    let folder = Path::new(value["manifest_path"].as_str()?).parent()?.strip_prefix(root).ok()?;
    let dependencies = value["dependencies"].as_array()?.iter().map(dependency).collect::<Option<_>>()?;
    let features = value["features"].as_object()?.iter().map(|(name, parts)| {
        let parts = parts.as_array()?.iter().map(|part| part.as_str().map(ToString::to_string));
        Some((name.clone(), parts.collect::<Option<_>>()?))
    });
    Some(Package {
        name: value["name"].as_str()?.to_string(),
        folder: folder.to_str()?.replace('\\', "/"),
        dependencies,
        features: features.collect::<Option<_>>()?,
    })
}

fn dependency(value: &Value) -> Option<Dependency> {
    let kind = match value["kind"].as_str() {
        None => Kind::Normal,
        Some("dev") => Kind::Development,
        Some(_) => Kind::Build,
    };
    Some(Dependency { name: value["name"].as_str()?.to_string(), kind, optional: value["optional"].as_bool()? })
}

/// The crates that the binary links in two versions. What runs only inside the compiler is not part of the binary.
fn duplicates(packages: &[Package]) -> Result<String, Failure> {
    if !packages.iter().any(|package| package.name == "kubik") {
        say("(there is no crate kubik; its dependencies are not checked for double versions)");
        return Ok(String::new());
    }
    let edges = "normal,no-proc-macro";
    capture(&mut cargo(&["tree", "--locked", "--duplicates", "--edges", edges, "--depth", "0", "--package", "kubik"]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::example;

    #[test]
    fn the_crates_are_read_from_the_metadata() {
        let metadata = r#"{"workspace_root": "/home/kubik", "packages": [{
            "name": "engine", "manifest_path": "/home/kubik/crates/engine/Cargo.toml",
            "features": {"testkit": ["dep:serde_json"]},
            "dependencies": [
                {"name": "serde", "kind": null, "optional": false},
                {"name": "serde_json", "kind": null, "optional": true},
                {"name": "expect-test", "kind": "dev", "optional": false}]}]}"#;
        let packages = packages(metadata).unwrap();
        let [engine] = packages.as_slice() else { panic!("one crate") };
        assert_eq!((engine.name.as_str(), engine.folder.as_str()), ("engine", "crates/engine"));
        assert_eq!(engine.normal("serde").collect::<Vec<_>>(), ["serde_json"]);
        assert_eq!(engine.dependencies[2].kind, Kind::Development);
        assert_eq!(engine.features, [("testkit".to_string(), vec!["dep:serde_json".to_string()])]);
        assert!(super::packages("{}").is_err() && super::packages("not json").is_err());
    }

    #[test]
    fn a_game_is_what_the_registry_names_and_the_engine_serves() {
        let mut workspace = example::files(&[]);
        workspace.packages = example::packages();
        workspace.packages[2] = example::package("games", &["engine", "serde", "helper", "clever-cubed"]);
        workspace.packages.push(example::package("helper", &["serde"]));
        workspace.packages.push(example::package("bots", &["engine"]));
        assert_eq!(workspace.games().map(|game| game.name.as_str()).collect::<Vec<_>>(), ["clever-cubed"]);
    }

    #[test]
    fn without_git_the_ignored_files_are_left_out() {
        let patterns = "/target\n/fuzz/corpus\nmutants.out*\n*.kubik.json\nnode_modules/\n";
        for ignored in ["target", "fuzz/corpus", "mutants.out.old", "a/game.kubik.json", "web/node_modules"] {
            assert!(is_ignored(ignored, patterns), "{ignored}");
        }
        for kept in ["crates/target", "fuzz", "src/mutants.rs", "kubik.json.md", "Cargo.toml"] {
            assert!(!is_ignored(kept, patterns), "{kept}");
        }
        let mut paths = Vec::new();
        walk(&root().join("xtask"), "", patterns, &mut paths).unwrap();
        assert!(paths.contains(&"src/tidy/workspace.rs".to_string()), "{paths:?}");
    }
}
