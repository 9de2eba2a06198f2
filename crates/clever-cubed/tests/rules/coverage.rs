//! What the chapters must cover.

use clever_cubed::CleverCubed;
use engine::Game;
use serde_json::Value;

/// The component data, which also lists the worked examples.
const DATA: &str = include_str!("../../data/clever-cubed.json");

/// How many examples the data has, E1 to E19: fewer would mean that some were not found.
const EXAMPLES: usize = 19;

/// The rulings of chapter 14.
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

/// The sections of the rulebook.
pub const SECTIONS: [&str; 23] = [
    "contents",
    "preparation",
    "course of the game",
    "active player",
    "passive players",
    "special situation",
    "colour areas",
    "yellow area",
    "turquoise area",
    "blue area",
    "brown area",
    "pink area",
    "white die",
    "bonuses",
    "question marks",
    "actions",
    "re-roll",
    "number joker",
    "extra die",
    "foxes",
    "end of the game",
    "solo game",
    "how clever are you?",
];

/// Every example, ruling and option, as the names of scenarios call them.
pub fn tags() -> Vec<String> {
    let data: Value = serde_json::from_str(DATA).expect("the data file is JSON");
    let lists = ["rulebook_examples", "further_checks"].into_iter().filter_map(|list| data[list].as_array());
    let mut tags: Vec<_> = lists.flatten().filter_map(|example| example["id"].as_str().map(str::to_owned)).collect();
    assert_eq!(tags.len(), EXAMPLES, "the data lists other examples: {tags:?}");
    tags.extend(RULINGS.map(str::to_owned));
    for option in CleverCubed::INFO.options {
        match option.id {
            "startingPlayer" => tags.extend(["a seat", "random"].map(|value| format!("startingPlayer = {value}"))),
            id => tags.extend(option.values.iter().map(|value| format!("{id} = {value}"))),
        }
    }
    tags
}
