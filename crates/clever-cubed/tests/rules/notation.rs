//! The words of the scenarios: dice, marks, bonuses and decisions. What cannot be read is an error that quotes it.

use std::str::FromStr;

use clever_cubed::{Action, Area, Bonus, Die, Joker, Mark, PinkChoice, Question, Side};
use engine::Seat;
use engine::testkit::chapters::Fault;
use serde_json::{Value, json};

/// The items of a list with commas; `none`, `nothing` and `empty` are the empty list.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    let text = text.trim();
    let empty = matches!(text, "" | "none" | "nothing" | "empty");
    text.split(',').map(str::trim).filter(move |_| !empty)
}

/// A number.
pub fn number<T: FromStr>(word: &str) -> Result<T, Fault> {
    word.trim().parse().map_err(|_| format!("'{word}' is not a number"))
}

/// Numbers with spaces between them, or `none`.
pub fn numbers<T: FromStr>(text: &str) -> Result<Vec<T>, Fault> {
    if text.trim() == "none" { Ok(Vec::new()) } else { text.split_whitespace().map(number).collect() }
}

/// A seat.
pub fn seat(word: &str) -> Result<Seat, Fault> {
    Seat::try_from(number::<u8>(word)?)
}

/// The two parts around `separator`.
pub fn split<'a>(text: &'a str, separator: &str) -> Result<(&'a str, &'a str), Fault> {
    let (before, after) = text.split_once(separator).ok_or_else(|| format!("'{separator}' is missing in '{text}'"))?;
    Ok((before.trim(), after.trim()))
}

fn one_of<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, word: &str, what: &str) -> Result<T, Fault> {
    all.iter().copied().find(|&one| name(one) == word.trim()).ok_or_else(|| format!("'{word}' is not {what}"))
}

/// A die: `white`.
pub fn die(word: &str) -> Result<Die, Fault> {
    one_of(&Die::ALL, Die::name, word, "a die")
}

/// Some dice: `white, blue`.
pub fn dice(text: &str) -> Result<Vec<Die>, Fault> {
    items(text).map(die).collect()
}

/// Some dice and what they show.
pub type Thrown = Vec<(Die, u8)>;

/// Some dice that show something: `white 3, blue 5`.
pub fn thrown(text: &str) -> Result<Thrown, Fault> {
    let one = |item| split(item, " ").and_then(|(name, face)| Ok((die(name)?, number(face)?)));
    items(text).map(one).collect()
}

/// A question mark: `black`.
pub fn question(word: &str) -> Result<Question, Fault> {
    one_of(&Question::ALL, Question::name, word, "a question mark")
}

/// An area: `pink`.
pub fn area(word: &str) -> Result<Area, Fault> {
    one_of(&Area::ALL, Area::name, word, "an area")
}

/// A bonus as the scenarios call it: `re-roll`, `number joker`, `extra die`, `fox`, `? pink`.
pub fn bonus(text: &str) -> Result<Bonus, Fault> {
    match text.trim() {
        "re-roll" => Ok(Bonus::Reroll),
        "number joker" => Ok(Bonus::NumberJoker),
        "extra die" => Ok(Bonus::ExtraDie),
        "fox" => Ok(Bonus::Fox),
        text => {
            let colour = text.strip_prefix("? ").ok_or_else(|| format!("'{text}' is not a bonus"))?;
            question(colour).map(Bonus::Question)
        }
    }
}

/// A row of the yellow area (I to III) or of the turquoise one (1 to 5).
pub fn row(word: &str) -> Result<u8, Fault> {
    match word.trim() {
        "I" => Ok(1),
        "II" => Ok(2),
        "III" => Ok(3),
        word => number(word),
    }
}

/// What a pink cell is used for.
pub fn pink_choice(word: &str) -> Result<PinkChoice, Fault> {
    match word {
        "bonus" => Ok(PinkChoice::Bonus),
        "points" => Ok(PinkChoice::Points),
        _ => Err(format!("pink is written for 'bonus' or 'points', not '{word}'")),
    }
}

/// Marks, each item naming one or several: `yellow 3 in row I`, `turquoise 1 2 in rows 4 5`, `blue 6 left`,
/// `blue 7 left right`, `brown cell 5`, `brown cells 3 12`, `pink bonus 2`, `pink points 6 12`.
pub fn marks(text: &str) -> Result<Vec<Mark>, Fault> {
    let mut marks = Vec::new();
    for item in items(text) {
        let (name, rest) = split(item, " ")?;
        match area(name)? {
            area @ (Area::Yellow | Area::Turquoise) => {
                let (columns, rows) = split(rest, " in row")?;
                for row in rows.trim_start_matches('s').split_whitespace().map(row) {
                    let row = row?;
                    marks.extend(numbers(columns)?.into_iter().map(|column| match area {
                        Area::Yellow => Mark::Yellow { row, column },
                        _ => Mark::Turquoise { row, column },
                    }));
                }
            }
            Area::Blue => {
                let (written, sides) = split(rest, " ")?;
                let number = number(written)?;
                for side in sides.split_whitespace() {
                    let side = match side {
                        "left" => Side::Left,
                        "right" => Side::Right,
                        _ => return Err(format!("'{side}' is neither left nor right")),
                    };
                    marks.push(Mark::Blue { side, number });
                }
            }
            Area::Brown => {
                let cells = rest.strip_prefix("cells ").or_else(|| rest.strip_prefix("cell "));
                let cells = cells.ok_or_else(|| format!("'cell' is missing in '{item}'"))?;
                marks.extend(numbers(cells)?.into_iter().map(|cell| Mark::Brown { cell }));
            }
            Area::Pink => {
                let (choice, written) = split(rest, " ")?;
                let choice = pink_choice(choice)?;
                marks.extend(numbers(written)?.into_iter().map(|number| Mark::Pink { choice, number }));
            }
        }
    }
    Ok(marks)
}

fn mark(text: &str) -> Result<Mark, Fault> {
    match marks(text)?.as_slice() {
        [mark] => Ok(*mark),
        _ => Err(format!("'{text}' is not one mark")),
    }
}

/// A joker: `5 as 2`, the cell and what the die counts as.
pub fn joker(text: &str) -> Result<Joker, Fault> {
    let (cell, number_) = split(text, " as ")?;
    Ok(Joker { cell: number(cell)?, number: number(number_)? })
}

/// A die with or without a joker: `blue`, `blue with joker 5 as 2`.
pub fn die_and_joker(text: &str) -> Result<(Die, Option<Joker>), Fault> {
    match text.split_once(" with joker ") {
        None => Ok((die(text)?, None)),
        Some((name, joker_)) => Ok((die(name)?, Some(joker(joker_)?))),
    }
}

/// A decision, or a die and its mark in one line: `0 takes blue with joker 5 as 2: blue 6 left`, `0 takes blue`,
/// `0 marks blue 6 left`, `1 declines`, `0 answers black: pink points 12`.
pub fn decisions(text: &str) -> Result<(Seat, Vec<Action>), Fault> {
    let (who, what) = split(text, " ")?;
    let seat = seat(who)?;
    let (what, mark_) = what.split_once(':').map_or((what, None), |(what, where_)| (what, Some(where_)));
    let mark_ = mark_.map(mark).transpose()?;
    if let Some(rest) = what.strip_prefix("answers ") {
        let mark = mark_.ok_or("a question mark needs a mark")?;
        return Ok((seat, vec![Action::Answer { question: question(rest)?, mark }]));
    }
    let mut actions = vec![decision(what)?];
    actions.extend(mark_.map(|mark| Action::Mark { mark }));
    Ok((seat, actions))
}

fn decision(what: &str) -> Result<Action, Fault> {
    Ok(match what.split_once(' ').unwrap_or((what, "")) {
        ("re-rolls", "") => Action::Reroll,
        ("forfeits", "") => Action::Forfeit,
        ("declines", "") => Action::Decline,
        ("stops", "") => Action::Stop,
        ("has", "enough") => Action::Enough,
        ("crosses", rest) => Action::Cross { row: row(rest.trim_start_matches("row "))? },
        ("marks", rest) => Action::Mark { mark: mark(rest)? },
        ("takes", rest) => {
            let (die, joker) = die_and_joker(rest)?;
            Action::Take { die, joker }
        }
        ("picks", rest) => {
            let (die, joker) = die_and_joker(rest)?;
            Action::Pick { die, joker }
        }
        ("uses", rest) => {
            let (die, joker) = die_and_joker(rest.trim_start_matches("extra "))?;
            Action::Extra { die, joker }
        }
        _ => return Err(format!("nobody can decide '{what}'")),
    })
}

/// A random event as JSON: `throw white 3, blue 5`, `passive throw yellow 1, … ranking white, blue, …`, `1 is drawn to
/// begin`. None if the text is something else. Whether it can come out so is not asked.
pub fn fate(text: &str) -> Option<Result<Value, Fault>> {
    let faces = |text: &str| {
        let dice = thrown(text)?.into_iter().map(|(die, face)| (die.name().to_owned(), Value::from(face)));
        Ok::<_, Fault>(Value::Object(dice.collect()))
    };
    if let Some(rest) = text.strip_prefix("throw ") {
        return Some(faces(rest).map(|dice| json!({"throw": dice})));
    }
    if let Some(rest) = text.strip_prefix("passive throw ") {
        return Some(split(rest, " ranking ").and_then(|(thrown, ranking)| {
            Ok(json!({"passiveThrow": {"dice": faces(thrown)?, "ranking": dice(ranking)?}}))
        }));
    }
    let drawn = text.strip_suffix(" is drawn to begin")?;
    Some(seat(drawn).map(|seat| json!({"startingPlayer": seat})))
}
