//! All games are laid out alike, so that who knows one finds everything in the others.

use super::Problem;
use super::workspace::Workspace;

/// The files that every game has, in the order in which a newcomer reads them. `{name}` and `{module}` stand for the name of
/// the game with dashes and with underscores.
const FILES: [&str; 24] = [
    "crates/{name}/README.md",
    "crates/{name}/data/{name}.json",
    "crates/{name}/rules/README.md",
    "crates/{name}/src/lib.rs",
    "crates/{name}/src/setup.rs",
    "crates/{name}/src/action.rs",
    "crates/{name}/src/fate.rs",
    "crates/{name}/src/event.rs",
    "crates/{name}/src/game.rs",
    "crates/{name}/src/choose.rs",
    "crates/{name}/src/decide.rs",
    "crates/{name}/src/contract.rs",
    "crates/{name}/src/state.rs",
    "crates/{name}/src/load.rs",
    "crates/{name}/src/view.rs",
    "crates/{name}/src/figures.rs",
    "crates/{name}/src/heuristic.rs",
    "crates/{name}/tests/conformance.rs",
    "crates/{name}/tests/rules/main.rs",
    "crates/guide/src/{module}/mod.rs",
    "crates/kubik/src/play/boards/{module}/mod.rs",
    "locales/en/{name}.ftl",
    "locales/ru/{name}.ftl",
    "locales/uk/{name}.ftl",
];

/// What is declared in a file of `src` that has a name for it, and nowhere else.
const PLACES: [(&str, &str); 9] = [
    ("pub struct Setup ", "setup.rs"),
    ("pub enum Action ", "action.rs"),
    ("pub enum Fate ", "fate.rs"),
    ("pub enum Event ", "event.rs"),
    ("impl Game for ", "contract.rs"),
    ("pub struct State ", "state.rs"),
    ("pub struct View ", "view.rs"),
    ("impl Figures for ", "figures.rs"),
    ("impl Heuristic for ", "heuristic.rs"),
];

/// Every game has all files, its rules have chapters, and everything is declared where it is looked for.
pub fn check(workspace: &Workspace) -> Vec<Problem> {
    workspace.games().flat_map(|game| check_game(workspace, &game.name)).collect()
}

fn check_game(workspace: &Workspace, name: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    let exists = |path: &str| workspace.files.iter().any(|file| file.path == path);
    for file in FILES {
        let path = file.replace("{name}", name).replace("{module}", &name.replace('-', "_"));
        if !exists(&path) {
            problems.push(Problem::new(&path, 1, "every game has this file, and this one has not"));
        }
    }
    let rules = format!("crates/{name}/rules/");
    let is_chapter = |path: &str| {
        let chapter = path.strip_prefix(&rules).filter(|chapter| chapter.ends_with(".md"));
        chapter.is_some_and(|chapter| chapter.starts_with(|first: char| first.is_ascii_digit()))
    };
    if !workspace.files.iter().any(|file| is_chapter(&file.path)) {
        problems.push(Problem::new(
            &format!("{rules}README.md"),
            1,
            "the rules have no chapter, such as `01-setup.md`",
        ));
    }
    let folder = format!("crates/{name}/src");
    for (declaration, file) in PLACES {
        let home = format!("{folder}/{file}");
        for (path, text) in workspace.rust_files(&folder).filter(|(path, _)| *path != home) {
            let stray = text.lines().position(|line| line.starts_with(declaration));
            problems.extend(
                stray.map(|line| {
                    Problem::new(path, line + 1, format!("`{}` belongs into {file}", declaration.trim_end()))
                }),
            );
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::example::{self, packages, printed};

    fn found(change: impl FnOnce(&mut Vec<(String, &'static str)>)) -> Vec<String> {
        let game = |file: &str| file.replace("{name}", "clever-cubed").replace("{module}", "clever_cubed");
        let mut files: Vec<_> = FILES.iter().map(|file| (game(file), "")).collect();
        files.push(("crates/clever-cubed/rules/01-setup.md".to_owned(), ""));
        change(&mut files);
        let files: Vec<_> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        printed(&check(&Workspace { packages: packages(), ..example::files(&files) }))
    }

    #[test]
    fn a_game_with_all_files_passes() {
        assert_eq!(found(|_| {}), [""; 0]);
    }

    #[test]
    fn a_missing_file_is_named() {
        let problems = found(|files| files.retain(|(path, _)| !path.ends_with("fate.rs")));
        assert!(problems[0].starts_with("crates/clever-cubed/src/fate.rs:1: "), "{problems:?}");
        let problems = found(|files| files.retain(|(path, _)| !path.ends_with("01-setup.md")));
        assert!(problems[0].contains("no chapter"), "{problems:?}");
    }

    #[test]
    fn a_stray_declaration_is_found() {
        let stray = ("crates/clever-cubed/src/game.rs".to_owned(), "\nimpl Game for CleverCubed {\n");
        let problems = found(|files| files.push(stray));
        assert_eq!(problems, ["crates/clever-cubed/src/game.rs:2: `impl Game for` belongs into contract.rs"]);
    }
}
