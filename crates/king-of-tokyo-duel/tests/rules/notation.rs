//! The words of the scenarios: seats, symbols, actions and places.

use engine::Seat;
use engine::testkit::chapters::Fault;
use king_of_tokyo_duel::state::TokenState;
use king_of_tokyo_duel::{Action, Position, Symbol, Symbols, Token};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::common;

pub const WHO: [&str; 2] = ["you", "rival"];

/// `you` are seat 0.
pub fn seat(word: &str) -> Result<Seat, Fault> {
    let number = WHO.iter().position(|&who| who == word).ok_or_else(|| format!("'{word}' is neither you nor rival"))?;
    Seat::new(number as u8).ok_or_else(|| "there are two seats".to_owned())
}

/// A word of the game as it is written in JSON: a card, a token, a track.
pub fn word<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    serde_json::from_value(Value::String(text.to_owned())).map_err(|error| error.to_string())
}

pub fn number<T: std::str::FromStr>(text: &str) -> Result<T, Fault> {
    text.parse().map_err(|_| format!("'{text}' is not a number"))
}

/// What commas or semicolons part; `nothing` is an empty list.
pub fn list<T>(text: &str, part: char, read: impl Fn(&str) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
    if text == "nothing" {
        return Ok(Vec::new());
    }
    text.split(part).map(|item| read(item.trim())).collect()
}

/// A stop: `3`, or `2.5` for one that a token adds.
pub fn stop(text: &str) -> Result<Position, Fault> {
    let json = text.parse::<i8>().map_or_else(|_| Value::from(text), Value::from);
    serde_json::from_value(json).map_err(|error| error.to_string())
}

/// Symbols by their first letters, `!` for power.
pub fn symbols(letters: &str) -> Result<Symbols, Fault> {
    letters.chars().map(common::symbol).collect()
}

pub fn symbol(text: &str) -> Result<Symbol, Fault> {
    match text.chars().collect::<Vec<_>>()[..] {
        [only] => common::symbol(only),
        _ => Err(format!("'{text}' is not one symbol")),
    }
}

/// `buzz-cat on fame 1`, `buzz-lizard on fame 1 turned`.
pub fn token(text: &str) -> Result<TokenState, Fault> {
    let (token, place) = text.split_once(" on ").ok_or("a token lies 'on' a track")?;
    match place.split(' ').collect::<Vec<_>>()[..] {
        [track, space] => {
            Ok(TokenState { token: word(token)?, track: word(track)?, space: number(space)?, turned: false })
        }
        [track, space, "turned"] => {
            Ok(TokenState { token: word(token)?, track: word(track)?, space: number(space)?, turned: true })
        }
        _ => Err(format!("'{place}' is not a place on a track")),
    }
}

/// Reads what follows a verb.
type ReadAction = fn(&str) -> Result<Action, Fault>;

pub fn action(text: &str) -> Result<Action, Fault> {
    let verbs: [(&str, ReadAction); 16] = [
        ("give up ", |card| Ok(Action::GiveUp { card: word(card)? })),
        ("mark ", |letter| Ok(Action::Reroll { symbol: symbol(letter)? })),
        ("keep ", |letter| Ok(Action::Keep { symbol: symbol(letter)? })),
        ("add ", |text| {
            let (letter, twice) = text.strip_suffix(" twice").map_or((text, false), |letter| (letter, true));
            Ok(Action::Add { symbol: symbol(letter)?, twice })
        }),
        ("use ", |card| Ok(Action::Use { card: word(card)? })),
        ("set aside ", |pair| {
            let (first, second) = pair.split_once(' ').ok_or("two dice are set aside")?;
            Ok(Action::SetAside { first: symbol(first)?, second: symbol(second)? })
        }),
        ("resolve ", |letter| Ok(Action::Resolve { symbol: symbol(letter)? })),
        ("pull ", |track| Ok(Action::Pull { track: word(track)? })),
        ("claim ", |token| Ok(Action::Claim { token: word(token)? })),
        ("place ", |text| {
            let TokenState { token, track, space, turned } = token(text)?;
            Ok(Action::Place { token, track, space, turned })
        }),
        ("leave ", |token| Ok(Action::Leave { token: word::<Token>(token)? })),
        ("buy ", |card| Ok(Action::Buy { card: word(card)? })),
        ("metabolize ", |card| Ok(Action::Metabolize { card: word(card)? })),
        ("destroy ", |card| Ok(Action::Destroy { card: word(card)? })),
        ("swap ", |card| Ok(Action::Swap { card: word(card)? })),
        ("gain ", |text| {
            let amount = text.strip_suffix(" energy").ok_or("only energy is gained so")?;
            Ok(Action::GainEnergy { amount: number(amount)? })
        }),
    ];
    Ok(match text {
        "sleep" => Action::Sleep,
        "wake" => Action::Wake,
        "spend a die token" => Action::SpendDieToken,
        "throw" => Action::Throw,
        "throw freely" => Action::ThrowFree,
        "stop" => Action::Stop,
        "multiply" => Action::Multiply,
        "gain a die token" => Action::GainDieToken,
        "take the bonus" => Action::TakeBonus,
        "take a claw" => Action::TakeClaw,
        "sweep" => Action::Sweep,
        "finish" => Action::Finish,
        "decline" => Action::Decline,
        "done" => Action::Done,
        _ => {
            let read = verbs.iter().find_map(|(verb, read)| text.strip_prefix(verb).map(*read));
            read.unwrap_or_else(|| Err(format!("'{text}' cannot happen")))?
        }
    })
}
