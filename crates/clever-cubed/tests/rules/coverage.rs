//! Every check, ruling, table and option has a scenario that says so in its name, and no scenario claims another.

use std::collections::BTreeSet;

use clever_cubed::CleverCubed;
use engine::Game;
use libtest_mimic::{Failed, Trial};
use serde_json::Value;

use crate::chapter::Chapter;

/// The component data, which also lists the checks and which ruling each option belongs to.
const DATA: &str = include_str!("../../data/clever-cubed.json");

/// The rulings.
const RULINGS: [&str; 26] = [
    "MUST-MARK",
    "THROW",
    "FORFEIT",
    "TURN-END",
    "PASSIVE-DECLINE",
    "FALLBACK",
    "SOLO-FALLBACK",
    "PASSIVE-ORDER",
    "LOCATION",
    "FALLBACK-AREA",
    "TURQ-OPTIONAL",
    "BLUE-77",
    "Q-BLUE",
    "Q-YELLOW",
    "Q-TURQ",
    "Q-LOST",
    "ORDER",
    "JOKER-ONE",
    "JOKER-VALUE",
    "JOKER-CELL",
    "EXTRA-BLUE",
    "ROUND-START",
    "EXTRA-RESET",
    "LAST-CHANCE",
    "ROW-FULL",
    "TIEBREAK-AREA",
];

/// The sections of the specification that are, or have, a table.
const TABLES: [&str; 10] = [
    "TABLE 5",
    "TABLE 6.1",
    "TABLE 6.2",
    "TABLE 6.3",
    "TABLE 6.4",
    "TABLE 6.5",
    "TABLE 7",
    "TABLE 8",
    "TABLE 10",
    "TABLE 11",
];

/// How many checks the data has, E1 to E19: fewer would mean that some were not found.
const CHECKS: usize = 19;

/// The tests of the scenarios' names.
pub fn trials(chapters: &[Chapter]) -> Vec<Trial> {
    let tags: BTreeSet<String> =
        chapters.iter().flat_map(|chapter| &chapter.scenarios).flat_map(|scenario| scenario.tags.clone()).collect();
    let mut names = BTreeSet::new();
    let all = chapters.iter().flat_map(|chapter| chapter.scenarios.iter().map(|one| (&chapter.name, &one.name)));
    let twice: Vec<_> =
        all.filter(|&name| !names.insert(name)).map(|(chapter, name)| format!("{chapter}::{name}")).collect();
    let required = required();
    let missing: Vec<_> = required.difference(&tags).cloned().collect();
    let unknown: Vec<_> = tags.difference(&required).cloned().collect();
    let found = required.iter().filter(|tag| tag.starts_with('E') && tag[1..].parse::<u8>().is_ok()).count();
    vec![
        claim("coverage::every check, ruling, table and option has a scenario", missing),
        claim("coverage::every tag of a scenario is a check, a ruling, a table or an option", unknown),
        claim("coverage::no name is used twice in a chapter", twice),
        Trial::test("coverage::the data has all checks", move || Ok(same_count(found)?)),
    ]
}

fn same_count(found: usize) -> Result<(), String> {
    if found == CHECKS { Ok(()) } else { Err(format!("{found} checks instead of {CHECKS}")) }
}

fn claim(name: &str, exceptions: Vec<String>) -> Trial {
    Trial::test(name, move || if exceptions.is_empty() { Ok(()) } else { Err(Failed::from(exceptions.join("\n"))) })
}

fn required() -> BTreeSet<String> {
    let data: Value = serde_json::from_str(DATA).expect("the data file is JSON");
    let checks = ["rulebook_examples", "further_checks"]
        .into_iter()
        .flat_map(|list| data[list].as_array().into_iter().flatten());
    let checks = checks.filter_map(|check| check["id"].as_str().map(str::to_owned));
    let options = CleverCubed::INFO
        .options
        .iter()
        .filter(|option| option.id != "startingPlayer")
        .flat_map(|option| option.values.iter().map(|value| format!("{} = {value}", option.id)));
    let starting_player = ["startingPlayer = a seat", "startingPlayer = random"].map(str::to_owned);
    let fixed = RULINGS.into_iter().chain(TABLES).map(str::to_owned);
    checks.chain(options).chain(starting_player).chain(fixed).collect()
}
