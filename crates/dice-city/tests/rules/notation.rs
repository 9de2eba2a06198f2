//! The words of scenarios.

use std::str::FromStr;

use dice_city::{Colour, Resource, Resources, Throw};
use engine::Seat;
use engine::testkit::chapters::Fault;
use serde::de::DeserializeOwned;

/// A name as the bridge writes it: `red`, `red-4`, `town-hall`, `wood`.
pub fn word<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    serde_json::from_value(text.into()).map_err(|error| error.to_string())
}

pub fn number<T: FromStr>(text: &str) -> Result<T, Fault> {
    text.trim().parse().map_err(|_| format!("'{text}' is not a number that can be here"))
}

pub fn seat(text: &str) -> Result<Seat, Fault> {
    Seat::new(number(text)?).ok_or_else(|| format!("there is no seat {text}"))
}

/// What stands before and after `between`.
pub fn split<'a>(text: &'a str, between: &str) -> Result<(&'a str, &'a str), Fault> {
    text.split_once(between).ok_or_else(|| format!("'{between}' is missing in '{text}'"))
}

/// A list; `none` has no entries.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(", ").map(str::trim).filter(|&item| item != "none")
}

pub fn words<T: DeserializeOwned, C: FromIterator<T>>(text: &str) -> Result<C, Fault> {
    items(text).map(word).collect()
}

/// `2 wood, 1 iron`
pub fn resources(text: &str) -> Result<Resources, Fault> {
    let mut sum = Resources::NONE;
    for item in items(text) {
        let (amount, resource) = split(item, " ")?;
        sum.add(Resources::of(word::<Resource>(resource)?, number(amount)?));
    }
    Ok(sum)
}

/// `white 3, red 5`, or `all 1`.
pub fn throw(text: &str) -> Result<Throw, Fault> {
    let mut throw = Throw::NONE;
    for item in items(text) {
        let (die, face) = split(item, " ")?;
        let face = number(face)?;
        match die {
            "all" => throw = Throw::of_all([face; Colour::ALL.len()]),
            die => throw.set(word(die)?, face),
        }
    }
    Ok(throw)
}

/// Cards of three decks by their points: `2, 2, 4` of decks worth 2, 3 and 4.
pub fn taken(text: &str, decks: [u16; 3]) -> Result<[u16; 3], Fault> {
    let mut counts = [0; 3];
    for item in items(text) {
        let points = number::<u16>(item)?;
        let deck = decks.iter().position(|&deck| deck == points).ok_or_else(|| format!("no card is worth {points}"))?;
        counts[deck] += 1;
    }
    Ok(counts)
}
