//! What the chapters must cover.

use std::collections::BTreeSet;

/// The tests in Rust that are named after rulings.
const IN_RUST: [&str; 3] = [
    include_str!("../positions/rulings_1_to_20.rs"),
    include_str!("../positions/rulings_21_to_40.rs"),
    include_str!("../positions/rulings_41_to_58.rs"),
];

const RULINGS: u8 = 58;

/// The worked examples of the rulebook.
const EXAMPLES: [&str; 14] = [
    "E-DRAW",       // two dice are left over, seven are drawn
    "E-LIMIT",      // tokens and red lines
    "E-SHORTCUT",   // 2 + 7 + 1 feet
    "E-JETPACK",    // three of six feet are doubled, or all of them
    "E-FANS",       // the number of the step
    "E-FREE-DIE",   // a free die and two bought ones
    "E-HALF-FANS",  // Mr. Bats and The Big Cheese with 5 fans
    "E-ALL-FANS",   // Supah General! with 5 fans
    "E-SEVEN-DICE", // Ledercheesen with 7 active dice
    "E-WATER-2",    // Undercover Fish on a jetpack
    "E-RED-LINES",  // two Pronto Brontos, 5 lines
    "E-GREY",       // two Dapper Doggies
    "E-SUPPLY",     // credits never run out
    "E-HITS",       // no hit may be rolled again
];

/// The sections of the rulebook.
pub const SECTIONS: [&str; 30] = [
    "contents",
    "preparation",
    "race sets",
    "own rules",
    "dice",
    "abilities",
    "course of the game",
    "choose dice",
    "roll",
    "hits and misses",
    "activation",
    "losing the dice",
    "order of the roll phase",
    "hand limit",
    "use abilities",
    "comparison",
    "move",
    "buy",
    "discard",
    "order of the run phase",
    "plain cells and water",
    "bonus cells",
    "movement effects",
    "start and finish",
    "end of the game",
    "fan track",
    "extra rolls",
    "returning dice",
    "supply",
    "cards",
];

/// Every example, and every ruling without a test in Rust: nothing is tested twice.
pub fn tags() -> BTreeSet<String> {
    let is_in_rust = |number: u8| IN_RUST.iter().any(|text| text.contains(&format!("fn r{number}_")));
    let rulings = (1..=RULINGS).filter(|&number| !is_in_rust(number)).map(|number| format!("R{number}"));
    rulings.chain(EXAMPLES.map(str::to_owned)).collect()
}
