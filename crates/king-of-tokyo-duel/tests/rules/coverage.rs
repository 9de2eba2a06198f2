//! What the chapters must cover.

use king_of_tokyo_duel::setup::OPTIONS;
use king_of_tokyo_duel::{Monster, Token};

/// R1 to R55, in the index of the chapters.
const RULINGS: usize = 55;

/// C1 to C31.
const EXAMPLES: usize = 31;

/// The sections of the rulebook.
pub const SECTIONS: [&str; 19] = [
    "contents",
    "preparation",
    "first player",
    "order of a turn",
    "rolling the dice",
    "resolving the dice",
    "attack",
    "healing",
    "energy",
    "Fame and Destruction",
    "moving onto a Buzz token",
    "power",
    "buying cards",
    "or gaining 1 energy",
    "types of cards",
    "cards with a Buzz symbol",
    "end of the turn",
    "end of the game",
    "choosing monsters",
];

/// Every ruling, worked example, monster, token and switch, as the names of scenarios call them.
pub fn tags() -> Vec<String> {
    let numbered = |letter: char, count: usize| (1..=count).map(move |number| format!("{letter}{number}"));
    let mut tags: Vec<_> = numbered('R', RULINGS).chain(numbered('C', EXAMPLES)).collect();
    tags.extend(Monster::ALL.map(|monster| monster.name().to_owned()));
    tags.extend(Token::ALL.map(|token| token.name().to_owned()));
    tags.extend(OPTIONS.iter().map(|choice| choice.id.to_owned()));
    tags
}
