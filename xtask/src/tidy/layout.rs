//! Crates are found where they are expected, and a game is registered in one place only.

use super::Problem;
use super::rust::{self, Token};
use super::workspace::{REGISTRY, Workspace};

/// Every game is named on exactly one line of the registry.
pub fn registry(workspace: &Workspace) -> Vec<Problem> {
    let folder = format!("crates/{REGISTRY}/src");
    let mut problems = Vec::new();
    for game in workspace.games() {
        let identifier = game.name.replace('-', "_");
        let mut places: Vec<(&str, usize)> = Vec::new();
        for (path, text) in workspace.rust_files(&folder) {
            let code = rust::code(text);
            let named = (0..code.len()).filter(|&at| code[at].text == identifier && !is_plain_import(&code, at));
            places.extend(named.map(|at| (path, code[at].line)));
        }
        places.dedup();
        match places.as_slice() {
            [_] => {}
            [] => {
                let message = format!("`{identifier}` is a dependency but has no registry line");
                problems.push(Problem::new(&format!("{folder}/lib.rs"), 1, message));
            }
            [_, more @ ..] => {
                let message = format!("`{identifier}` is named on more than one line; a game has one registry line");
                problems.extend(more.iter().map(|(path, line)| Problem::new(path, *line, message.as_str())));
            }
        }
    }
    problems
}

/// `pub use name;` registers nothing; a macro that other crates call needs it to reach the game.
fn is_plain_import(code: &[Token<'_>], at: usize) -> bool {
    let text = |at: usize| code.get(at).map(|token| token.text);
    at > 0 && text(at - 1) == Some("use") && text(at + 1) == Some(";")
}

/// Every crate is called like its folder, takes the workspace's lints, and is on the map of the architecture.
pub fn crates(workspace: &Workspace) -> Vec<Problem> {
    let map = workspace.text("ARCHITECTURE.md");
    let mut problems = Vec::new();
    if map.is_none() {
        problems.push(Problem::new("ARCHITECTURE.md", 1, "the file is missing"));
    }
    for package in &workspace.packages {
        let (name, manifest) = (&package.name, package.manifest());
        if package.folder.rsplit('/').next() != Some(name) {
            problems.push(Problem::new(
                &manifest,
                1,
                format!("the folder of the crate `{name}` must be called like it"),
            ));
        }
        if !workspace.text(&manifest).is_some_and(takes_workspace_lints) {
            problems.push(Problem::new(&manifest, 1, "add `[lints]` with `workspace = true`"));
        }
        let is_mapped =
            |map: &str| map.contains(&format!("`{name}`")) || map.contains(&format!("`{}`", package.folder));
        if map.is_some_and(|map| !is_mapped(map)) {
            problems.push(Problem::new("ARCHITECTURE.md", 1, format!("the crate `{name}` is not mentioned")));
        }
    }
    problems
}

/// Where the code map says what a crate rests on, all games in two words.
const EVERY_GAME: &str = "every game";

/// The code map of the architecture has a row for each crate, whose last column names the crates of the workspace that its
/// manifest names, and no others.
pub fn map(workspace: &Workspace) -> Vec<Problem> {
    const MAP: &str = "ARCHITECTURE.md";
    let rows: Vec<_> = (1..).zip(workspace.text(MAP).unwrap_or_default().lines()).filter_map(row).collect();
    let mut problems = Vec::new();
    for package in &workspace.packages {
        let Some(&(line, _, rests_on)) = rows.iter().find(|(_, folder, _)| *folder == package.folder) else {
            problems.push(Problem::new(MAP, 1, format!("the code map has no row for `{}`", package.folder)));
            continue;
        };
        let mut told: Vec<&str> =
            rests_on.split('`').skip(1).step_by(2).filter(|name| workspace.package(name).is_some()).collect();
        if rests_on.contains(EVERY_GAME) {
            told.extend(workspace.games().map(|game| game.name.as_str()));
        }
        let of_workspace = |name: &&str| *name != package.name && workspace.package(name).is_some();
        let named: Vec<_> = package.normal("").filter(of_workspace).collect();
        let missing = named.iter().filter(|name| !told.contains(name)).map(|name| ("omits", name));
        let extra = told.iter().filter(|name| !named.contains(name)).map(|name| ("makes up", name));
        problems.extend(missing.chain(extra).map(|(verb, name)| {
            let message = format!("the row of `{}` {verb} `{name}`; see {}", package.folder, package.manifest());
            Problem::new(MAP, line, message)
        }));
    }
    problems
}

/// A row of the code map with its line, its folder and its last column.
fn row((line, text): (usize, &str)) -> Option<(usize, &str, &str)> {
    let mut cells = text.strip_prefix("| `")?.strip_suffix('|')?.split(" |");
    let folder = cells.next()?.strip_suffix('`')?;
    Some((line, folder, cells.last()?))
}

fn takes_workspace_lints(manifest: &str) -> bool {
    let mut lines = manifest.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.any(|line| line == "[lints]") && lines.next() == Some("workspace = true")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::example::{self, package, packages, printed};

    fn registered(source: &str) -> Vec<String> {
        let files = example::files(&[("crates/games/src/lib.rs", source)]);
        printed(&registry(&Workspace { packages: packages(), ..files }))
    }

    #[test]
    fn one_registry_line_for_a_game() {
        assert_eq!(registered("// clever_cubed\nregister::<clever_cubed::Game>(),\n"), [""; 0]);
        assert_eq!(registered("pub use clever_cubed;\nregister::<clever_cubed::Game>(),\n"), [""; 0]);
        assert_eq!(registered("pub use clever_cubed;\n").len(), 1);
        assert!(registered("\n")[0].starts_with("crates/games/src/lib.rs:1: "));
        let twice = registered("register::<clever_cubed::Game>(),\n\nregister::<clever_cubed::Game>(),\n");
        assert!(twice[0].starts_with("crates/games/src/lib.rs:3: "), "{twice:?}");
    }

    #[test]
    fn crates_are_named_linted_and_mapped() {
        let manifest = "[package]\nname = \"bots\"\n\n[lints]\nworkspace = true\n";
        let map = "The crate `bots` thinks.\n";
        let check = |packages, manifest: &str, map: &str| {
            let files = example::files(&[("crates/bots/Cargo.toml", manifest), ("ARCHITECTURE.md", map)]);
            printed(&crates(&Workspace { packages, ..files }))
        };
        let bots = || vec![package("bots", &[])];
        assert_eq!(check(bots(), manifest, map), [""; 0]);
        assert_eq!(check(bots(), manifest, "See `crates/bots`.\n"), [""; 0]);
        assert!(check(bots(), manifest, "Robots think.\n")[0].contains("not mentioned"));
        assert!(check(bots(), "[package]\nname = \"bots\"\n", map)[0].contains("[lints]"));
        assert!(check(bots(), "[lints]\nworkspace = false\n", map)[0].contains("[lints]"));
        let mut moved = bots();
        moved[0].name = "policies".into();
        assert!(check(moved, manifest, "`policies`\n")[0].contains("called like it"));
    }

    #[test]
    fn the_map_says_what_a_crate_rests_on() {
        let check = |rows: &[&str]| {
            let files = example::files(&[("ARCHITECTURE.md", &rows.join("\n"))]);
            printed(&map(&Workspace { packages: packages(), ..files }))
        };
        let [engine, game, games] = [
            "| `crates/engine` | the contract | serde, a generator |",
            "| `crates/clever-cubed` | its rules, with the areas of `engine` | `engine` |",
            "| `crates/games` | the list | `engine`, every game |",
        ];
        assert_eq!(check(&[engine, game, games]), [""; 0]);
        assert_eq!(check(&[engine, game, "| `crates/games` | the list | `clever-cubed`, `engine` |"]), [""; 0]);
        let found = check(&[engine, "| `crates/clever-cubed` | its rules, with `engine` | serde |", games]);
        assert_eq!(
            found,
            ["ARCHITECTURE.md:2: the row of `crates/clever-cubed` omits `engine`; see crates/clever-cubed/Cargo.toml"]
        );
        let found = check(&["| `crates/engine` | the contract | `games` |", game, games]);
        assert!(found.len() == 1 && found[0].contains("`crates/engine` makes up `games`"), "{found:?}");
        let found = check(&[engine, games]);
        assert!(found.len() == 1 && found[0].contains("no row for `crates/clever-cubed`"), "{found:?}");
    }

    #[test]
    fn the_map_must_exist() {
        assert_eq!(printed(&crates(&example::files(&[]))), ["ARCHITECTURE.md:1: the file is missing"]);
    }
}
