//! What the chapters must cover.

use dice_city::DiceCity;
use engine::Game;

const RULINGS: usize = 47;
const CORRECTIONS: usize = 14;
/// Worked cases.
const CASES: usize = 33;

/// Corrections that are about nothing but names: `tests/positions/data.rs` looks at them.
const NAMES: [&str; 2] = ["E10", "E11"];

/// The sections of the rulebook.
pub const SECTIONS: [&str; 34] = [
    "components",
    "building cards",
    "building types",
    "bandit cards",
    "trade ship cards",
    "tokens",
    "preparation",
    "placing the dice",
    "order of play",
    "use dice",
    "army strength",
    "attack on bandits",
    "attack on locations",
    "attack on a stock",
    "build and trade",
    "end of the turn",
    "end of the game",
    "scoring",
    "example of scoring",
    "solo game",
    "army locations",
    "deactivated locations",
    "resource locations",
    "passive abilities",
    "duration of abilities",
    "hidden points",
    "barracks",
    "blacksmith and watch tower",
    "cathedral",
    "church and town hall",
    "grand statue",
    "great wall",
    "market place",
    "merchant guild",
];

/// Every ruling, correction, case, and every option that is not as by default.
pub fn tags() -> Vec<String> {
    let rulings = (1..=RULINGS).map(|number| format!("R{number}"));
    let corrections = (1..=CORRECTIONS).map(|number| format!("E{number}"));
    let cases = (1..=CASES).map(|number| format!("case {number}"));
    let mut tags: Vec<_> =
        rulings.chain(corrections).chain(cases).filter(|tag| !NAMES.contains(&tag.as_str())).collect();
    for option in DiceCity::INFO.options {
        match option.id {
            "startingPlayer" => tags.extend(["a seat", "random"].map(|value| format!("startingPlayer = {value}"))),
            id if option.values.iter().any(|value| value.parse::<u16>().is_ok()) => {
                tags.push(format!("{id} = a number"));
            }
            id => {
                let others = option.values.iter().filter(|&&value| value != option.default);
                tags.extend(others.map(|value| format!("{id} = {value}")));
            }
        }
    }
    tags
}
