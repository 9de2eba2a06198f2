//! Rules crates are pure: engine and games have no I/O, no clock, no threads, no floats in rules, no unsafe code.

use super::Problem;
use super::rust::{self, Token};
use super::workspace::{Kind, Package, Workspace};

/// The features of a rules crate that exist for tests and tools only and may therefore bring more.
const TEST_FEATURES: [&str; 2] = ["testkit", "typescript"];

/// The crates that turn values into JSON and back: the edge of the program, and rules whose component data is a file that
/// its owner may replace.
const KNOW_JSON: [&str; 7] = ["engine", "guide", "protocol", "lab", "kubik", "xtask", "cubitos"];

/// The parts of the standard library through which a rule could see or change the world.
const IMPURE: [&str; 7] = ["fs", "net", "io", "time", "env", "process", "thread"];

/// The macros that print.
const PRINTS: [&str; 4] = ["print", "println", "eprint", "eprintln"];

/// Rules crates depend on the engine and on serde, and on JSON where their data may be replaced; the engine also on the
/// traits and the generator of random numbers.
pub fn dependencies(workspace: &Workspace) -> Vec<Problem> {
    let engine = workspace
        .package("engine")
        .into_iter()
        .map(|engine| (engine, &["serde", "serde_json", "rand_core", "rand_xoshiro"][..]));
    let games = workspace.games().map(|game| {
        let knows_json = KNOW_JSON.contains(&game.name.as_str());
        (game, if knows_json { &["serde", "engine", "serde_json"][..] } else { &["serde", "engine"] })
    });
    engine.chain(games).flat_map(|(package, allowed)| foreign_dependencies(package, allowed)).collect()
}

fn foreign_dependencies(package: &Package, allowed: &[&str]) -> Vec<Problem> {
    let foreign = package.dependencies.iter().filter(|dependency| {
        let for_tests = dependency.optional && is_for_tests_only(package, &dependency.name);
        dependency.kind == Kind::Normal && !for_tests && !allowed.contains(&dependency.name.as_str())
    });
    foreign
        .map(|dependency| {
            let (name, allowed) = (&dependency.name, allowed.join(", "));
            let message = format!(
                "a rules crate may depend on {allowed} (others behind {}), not on {name}",
                TEST_FEATURES.join(" or ")
            );
            Problem::new(&package.manifest(), 1, message)
        })
        .collect()
}

/// Whether an optional dependency is switched on by the test feature and by nothing else.
fn is_for_tests_only(package: &Package, dependency: &str) -> bool {
    let switch = format!("dep:{dependency}");
    let mut switched_on_by = package
        .features
        .iter()
        .filter(|(_, parts)| parts.contains(&switch))
        .map(|(feature, _)| feature.as_str())
        .peekable();
    let is_default = package.features.iter().any(|(feature, parts)| {
        feature == "default" && parts.iter().any(|part| TEST_FEATURES.contains(&part.as_str()))
    });
    switched_on_by.peek().is_some() && switched_on_by.all(|feature| TEST_FEATURES.contains(&feature)) && !is_default
}

/// Only the edge of the program depends on a JSON library; tests may too.
pub fn json(workspace: &Workspace) -> Vec<Problem> {
    let inside = workspace.packages.iter().filter(|package| !KNOW_JSON.contains(&package.name.as_str()));
    let knows = inside.filter(|package| {
        package.normal("").any(|name| name == "serde_json") && !is_for_tests_only(package, "serde_json")
    });
    knows
        .map(|package| {
            let message = format!("only {} may depend on serde_json", KNOW_JSON.join(", "));
            Problem::new(&package.manifest(), 1, message)
        })
        .collect()
}

/// The sources of rules crates, outside tests, name nothing impure.
pub fn sources(workspace: &Workspace) -> Vec<Problem> {
    let engine = workspace.package("engine").into_iter().map(|engine| (engine, false));
    let crates = engine.chain(workspace.games().map(|game| (game, true)));
    let mut problems = Vec::new();
    for (package, is_game) in crates {
        let folder = format!("{}/src", package.folder);
        for (path, text) in workspace.rust_files(&folder).filter(|(path, _)| !is_test_file(path)) {
            let code = rust::code(text);
            let mut findings = impure_paths(&code);
            findings.extend(impure_words(&code));
            if is_game {
                // The engine counts probabilities and parts of a win; what is replayed must not round.
                findings.extend(floats(&code));
            }
            problems.extend(findings.into_iter().map(|(line, message)| Problem::new(path, line, message)));
        }
    }
    problems
}

pub(super) fn is_test_file(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/tests/") || path.contains("/src/testkit")
}

/// Every `std::fs` and `use std::{fs, …}`.
fn impure_paths(code: &[Token<'_>]) -> Vec<(usize, String)> {
    let mut findings = Vec::new();
    for (at, window) in code.windows(4).enumerate() {
        if window[0].text != "std" || window[1].text != ":" || window[2].text != ":" {
            continue;
        }
        let modules = if window[3].text == "{" { group(&code[at + 4..]) } else { vec![window[3]] };
        let impure = modules.into_iter().filter(|module| IMPURE.contains(&module.text));
        findings.extend(impure.map(|module| (module.line, format!("a rules crate must not use std::{}", module.text))));
    }
    findings
}

/// The first word of each member of an import group, up to the brace that closes it.
fn group<'a>(code: &[Token<'a>]) -> Vec<Token<'a>> {
    let (mut members, mut depth, mut expects_member) = (Vec::new(), 0, true);
    for token in code {
        match token.text {
            "{" => depth += 1,
            "}" if depth == 0 => break,
            "}" => depth -= 1,
            "," if depth == 0 => expects_member = true,
            _ if depth == 0 && expects_member => {
                members.push(*token);
                expects_member = false;
            }
            _ => {}
        }
    }
    members
}

fn impure_words(code: &[Token<'_>]) -> Vec<(usize, String)> {
    let unsafe_code = code.iter().filter(|token| token.text == concat!("un", "safe"));
    let prints =
        code.windows(2).filter(|pair| PRINTS.contains(&pair[0].text) && pair[1].text == "!").map(|pair| &pair[0]);
    unsafe_code
        .chain(prints)
        .map(|token| (token.line, format!("a rules crate must not use `{}`", token.text)))
        .collect()
}

/// The types, and numbers such as `0.5`; `pair.0.1` is none.
fn floats(code: &[Token<'_>]) -> Vec<(usize, String)> {
    let is_number = |token: &Token<'_>| token.text.starts_with(|first: char| first.is_ascii_digit());
    let mut findings = Vec::new();
    for (at, token) in code.iter().enumerate() {
        let is_type = token.text.ends_with("f32") || token.text.ends_with("f64");
        let named = is_type && (token.text.len() == 3 || is_number(token));
        let follows_dot = at > 0 && code[at - 1].text == ".";
        let has_fraction = matches!(&code[at + 1..], [dot, fraction, ..] if dot.text == "." && is_number(fraction));
        if named || (is_number(token) && !follows_dot && has_fraction) {
            findings.push((token.line, "rules are counted in whole numbers, without floats".into()));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::example::{self, package, packages, printed};
    use crate::tidy::workspace::Dependency;

    fn workspace(packages: Vec<Package>) -> Workspace {
        Workspace { packages, ..example::files(&[]) }
    }

    fn with_optional(feature: &str) -> Package {
        let mut engine = package("engine", &["serde"]);
        engine.dependencies.push(Dependency { name: "tokio".into(), kind: Kind::Normal, optional: true });
        engine.features.push((feature.into(), vec!["dep:tokio".into()]));
        engine
    }

    #[test]
    fn a_foreign_dependency_is_found() {
        assert_eq!(dependencies(&workspace(packages())), []);
        let mut impure = packages();
        impure[0] = package("engine", &["serde", "rand_core", "tokio"]);
        impure[1] = package("clever-cubed", &["engine", "serde", "rand_core"]);
        let found = printed(&dependencies(&workspace(impure)));
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(
            found[0].starts_with("crates/engine/Cargo.toml:1: ") && found[0].ends_with("not on tokio"),
            "{found:?}"
        );
        assert!(found[1].starts_with("crates/clever-cubed/Cargo.toml:1: "), "{found:?}");
    }

    #[test]
    fn rules_whose_data_may_be_replaced_read_json() {
        let problems = |name: &str| {
            let registry = package("games", &["engine", name]);
            let workspace = workspace(vec![registry, package(name, &["engine", "serde", "serde_json"])]);
            [dependencies(&workspace), json(&workspace)].concat()
        };
        assert_eq!(problems("cubitos"), []);
        assert_eq!(problems("clever-cubed").len(), 2);
    }

    #[test]
    fn optional_dependencies_are_for_tests_only() {
        assert_eq!(dependencies(&workspace(vec![with_optional("testkit")])), []);
        assert_eq!(dependencies(&workspace(vec![with_optional("fancy")])).len(), 1);
        let mut default = with_optional("testkit");
        default.features.push(("default".into(), vec!["testkit".into()]));
        assert_eq!(dependencies(&workspace(vec![default])).len(), 1);
    }

    #[test]
    fn only_the_edge_knows_json() {
        let edge = package("protocol", &["serde_json"]);
        assert_eq!(json(&workspace(vec![edge, with_optional("testkit")])), []);
        let mut for_tests = package("bots", &[]);
        for_tests.dependencies.push(Dependency { name: "serde_json".into(), kind: Kind::Development, optional: false });
        assert_eq!(json(&workspace(vec![for_tests])), []);
        let found = printed(&json(&workspace(vec![package("bots", &["serde_json"])])));
        assert!(found[0].starts_with("crates/bots/Cargo.toml:1: "), "{found:?}");
    }

    fn check(path: &str, source: &str) -> Vec<usize> {
        let workspace = Workspace { packages: packages(), ..example::files(&[(path, source)]) };
        sources(&workspace).into_iter().map(|problem| problem.line).collect()
    }

    #[test]
    fn impure_sources_are_found() {
        let game = "crates/clever-cubed/src/game.rs";
        assert_eq!(check(game, "use std::fmt;\nuse std::fs::File;\n"), [2]);
        assert_eq!(
            check(game, "use std::{fmt, time::Instant};\nuse std::{\n    hash::{Hash, io},\n    thread,\n};\n"),
            [1, 4]
        );
        assert_eq!(check(game, "fn roll() {\n    println!(\"six\");\n}\n"), [2]);
        assert_eq!(check(game, concat!("un", "safe fn roll() {}\n")), [1]);
        assert_eq!(
            check(game, "let x: f64 = 1.into();\nlet y = 0.5;\nlet z = pair.0.1;\nlet w = 1f32;\n0..5;"),
            [1, 2, 4]
        );
    }

    #[test]
    fn what_is_not_a_rule_may_do_as_it_likes() {
        let source = "use std::fs::File;\nlet x = 0.5;\n";
        assert_eq!(check("crates/bots/src/lib.rs", source), [0_usize; 0]);
        assert_eq!(check("crates/clever-cubed/tests/chapters.rs", source), [0_usize; 0]);
        assert_eq!(check("crates/clever-cubed/src/tests.rs", source), [0_usize; 0]);
        assert_eq!(check("crates/engine/src/testkit/golden.rs", source), [0_usize; 0]);
        assert_eq!(check("crates/engine/src/chance.rs", "let x: f64 = 0.5; // std::fs\n"), [0_usize; 0]);
        assert_eq!(
            check("crates/clever-cubed/src/game.rs", "#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n"),
            [0_usize; 0]
        );
    }
}
