//! Reads a file of component data into tables, and refuses what cannot be played with the path of the field.

mod track;

use std::mem;
use std::sync::LazyLock;

use engine::Invalid;

use super::{self as data, CardEntry, DieEntry, FaceEntry, FanStepEntry, RaceSetEntry, Replacement, TrackEntry};
use crate::ability::{Ability, Condition, FaceKind, MAX_ABILITIES, Moment};
use crate::course::{Course, MAX_LAPS};
use crate::dice::{Colour, Die, FACES, Face};
use crate::operation::Operation;
use crate::tables::{Card, CardId, FAN_STEPS, FanStep, RaceSet, RaceSetId, Tables};
use crate::track::TrackId;

/// The dearest that a card can be.
const MAX_COST: i64 = 20;

/// The most credits that a fan step can pay, and the most hand tokens.
const MAX_FAN_CREDITS: i64 = 20;
const MAX_FAN_TOKENS: i64 = 3;

/// The most that a face can show.
const MAX_FACE: i64 = 9;

/// The built-in file.
static STANDARD: LazyLock<Replacement> =
    LazyLock::new(|| Replacement::from_json(data::STANDARD).expect("the built-in data are in their format"));

/// The built-in data.
pub(crate) fn standard() -> Result<Tables, Invalid> {
    tables(&STANDARD)
}

/// The built-in data with parts replaced.
pub(crate) fn replaced(replacement: &Replacement) -> Result<Tables, Invalid> {
    let mut tables = Tables::standard().clone();
    let Tables { faces: of_dice, cards, race_sets, fan_track, tracks } = &mut tables;
    for (index, entry) in merged("dice", &STANDARD.dice, &replacement.dice, |entry| entry.id.clone(), whole)? {
        of_dice[index] = faces(Die::ALL[index], &entry).map_err(|error| error.inside(&dice_path(&entry)))?;
    }
    for (index, entry) in merged("cards", &STANDARD.cards, &replacement.cards, |entry| entry.id.clone(), merge_card)? {
        cards[index] = card(cards[index].id, &entry).map_err(|error| error.inside(&card_path(&entry)))?;
    }
    for card in cards {
        if replacement.cards.iter().any(|entry| entry.id == card.id.name() && entry.abilities.is_some()) {
            like_in_the_box(card)?;
        }
    }
    let sets = (&STANDARD.race_sets, &replacement.race_sets);
    for (index, entry) in merged("race_sets", sets.0, sets.1, |entry| entry.id.clone(), merge_race_set)? {
        race_sets[index] = race_set(race_sets[index].id, &entry).map_err(|error| error.inside(&set_path(&entry)))?;
    }
    let steps = (&STANDARD.fan_track, &replacement.fan_track);
    for (index, entry) in merged("fan_track", steps.0, steps.1, |entry| entry.step.to_string(), merge_fan_step)? {
        fan_track[index] = fan_step(index as u8 + 1, &entry).map_err(|error| error.inside(&step_path(&entry)))?;
    }
    for (index, entry) in merged("tracks", &STANDARD.tracks, &replacement.tracks, |entry| entry.id.clone(), whole)? {
        tracks[index] = track::read(TrackId::ALL[index], &entry).map_err(|error| error.inside(&track_path(&entry)))?;
    }
    Ok(tables)
}

/// The tables of a complete file.
fn tables(file: &Replacement) -> Result<Tables, Invalid> {
    let mut tracks = Vec::with_capacity(file.tracks.len());
    for (id, entry) in TrackId::ALL.into_iter().zip(&file.tracks) {
        tracks.push(track::read(id, entry).map_err(|error| error.inside(&track_path(entry)))?);
    }
    Ok(Tables {
        faces: complete("dice", read_each(Die::ALL, &file.dice, dice_path, faces)?)?,
        cards: complete("cards", read_each(CardId::all(), &file.cards, card_path, card)?)?,
        race_sets: complete("race_sets", read_each(RaceSetId::all(), &file.race_sets, set_path, race_set)?)?,
        fan_track: complete("fan_track", read_each(1..=FAN_STEPS, &file.fan_track, step_path, fan_step)?)?,
        tracks: complete("tracks", tracks)?,
    })
}

fn read_each<Id, E, T>(
    ids: impl IntoIterator<Item = Id>,
    entries: &[E],
    path: impl Fn(&E) -> String,
    read: impl Fn(Id, &E) -> Result<T, Invalid>,
) -> Result<Vec<T>, Invalid> {
    ids.into_iter()
        .zip(entries)
        .map(|(id, entry)| read(id, entry).map_err(|error| error.inside(&path(entry))))
        .collect()
}

fn complete<T, const N: usize>(section: &str, list: Vec<T>) -> Result<[T; N], Invalid> {
    let got = list.len();
    list.try_into().map_err(|_| Invalid::new(section, format!("must have {N} entries, got {got}")))
}

fn dice_path(entry: &DieEntry) -> String {
    format!("dice[{}]", entry.id)
}

fn card_path(entry: &CardEntry) -> String {
    format!("cards[{}]", entry.id)
}

fn set_path(entry: &RaceSetEntry) -> String {
    format!("race_sets[{}]", entry.id)
}

fn step_path(entry: &FanStepEntry) -> String {
    format!("fan_track[{}]", entry.step)
}

fn track_path(entry: &TrackEntry) -> String {
    format!("tracks[{}]", entry.id)
}

/// The entries that a replacement changes, complete, with their places in the built-in file.
fn merged<E: Clone>(
    section: &str,
    file: &[E],
    replacement: &[E],
    id: impl Fn(&E) -> String,
    merge: impl Fn(&mut E, &E) -> Result<(), Invalid>,
) -> Result<Vec<(usize, E)>, Invalid> {
    let mut entries: Vec<(usize, E)> = Vec::new();
    for (index, new) in replacement.iter().enumerate() {
        let (name, path) = (id(new), format!("{section}[{index}]"));
        let Some(place) = file.iter().position(|old| id(old) == name) else {
            return Err(Invalid::new(path, format!("'{name}' is not in the box; use a name of the built-in data")));
        };
        if entries.iter().any(|(earlier, _)| *earlier == place) {
            return Err(Invalid::new(path, format!("'{name}' is listed twice; keep one of the two")));
        }
        let mut entry = file[place].clone();
        merge(&mut entry, new).map_err(|error| error.inside(&format!("{section}[{name}]")))?;
        entries.push((place, entry));
    }
    Ok(entries)
}

/// An entry that is replaced as a whole.
fn whole<E: Clone>(old: &mut E, new: &E) -> Result<(), Invalid> {
    old.clone_from(new);
    Ok(())
}

fn merge_race_set(old: &mut RaceSetEntry, new: &RaceSetEntry) -> Result<(), Invalid> {
    replace(&mut old.tracks, &new.tracks);
    replace(&mut old.laps, &new.laps);
    replace(&mut old.cards, &new.cards);
    Ok(())
}

fn merge_fan_step(old: &mut FanStepEntry, new: &FanStepEntry) -> Result<(), Invalid> {
    replace(&mut old.credits, &new.credits);
    replace(&mut old.hand_tokens, &new.hand_tokens);
    old.reconstructed = new.reconstructed;
    Ok(())
}

fn replace<T: Clone>(old: &mut Option<T>, new: &Option<T>) {
    if new.is_some() {
        old.clone_from(new);
    }
}

fn merge_card(old: &mut CardEntry, new: &CardEntry) -> Result<(), Invalid> {
    if new.colour.is_some() && new.colour != old.colour {
        let colour = old.colour.as_deref().unwrap_or_default();
        return Err(Invalid::new("colour", format!("a card keeps its colour; write {colour} or leave it out")));
    }
    // Whoever replaces a cost or an effect has looked at the box, unless the file says otherwise.
    let known = |mark: &String| (mark == "cost" && new.cost.is_some()) || (mark == "effect" && new.abilities.is_some());
    match (&mut old.reconstructed, &new.reconstructed) {
        (old, Some(new)) => *old = Some(new.clone()),
        (Some(old), None) => old.retain(|mark| !known(mark)),
        (None, None) => {}
    }
    replace(&mut old.cost, &new.cost);
    replace(&mut old.abilities, &new.abilities);
    Ok(())
}

/// A number that must lie in a range.
fn number(field: &str, value: i64, range: std::ops::RangeInclusive<i64>) -> Result<u8, Invalid> {
    if range.contains(&value) {
        Ok(value as u8)
    } else {
        let (least, most) = (range.start(), range.end());
        Err(Invalid::new(field, format!("must be {least} to {most}, got {value}")))
    }
}

fn given<T: Clone>(field: &str, value: &Option<T>) -> Result<T, Invalid> {
    value.clone().ok_or_else(|| Invalid::new(field, "is missing"))
}

fn faces(die: Die, entry: &DieEntry) -> Result<[Face; FACES], Invalid> {
    let mut faces = Vec::with_capacity(FACES);
    for (index, face) in entry.faces.iter().enumerate() {
        let path = format!("faces[{index}]");
        let read = read_face(face).map_err(|error| error.inside(&path))?;
        if read.is_symbol() && die.colour().is_none() {
            return Err(Invalid::new(path, "only coloured dice have symbols; use blank, coins, feet or credits"));
        }
        faces.push(read);
    }
    if die.colour().is_some() && !faces.iter().any(|face| face.is_symbol()) {
        return Err(Invalid::new("faces", "a coloured die needs at least one symbol or power face"));
    }
    complete("faces", faces)
}

fn read_face(entry: &FaceEntry) -> Result<Face, Invalid> {
    let face: fn(u8) -> Face = match entry.kind.as_str() {
        "coins" => Face::Coins,
        "feet" => Face::Feet,
        "credits" => Face::Credits,
        word => {
            if entry.n.is_some() {
                return Err(Invalid::new("n", "only coins, feet and credits have a number; leave it out"));
            }
            return match word {
                "blank" => Ok(Face::Blank),
                "symbol" => Ok(Face::Symbol),
                "power" => Ok(Face::Power),
                _ => {
                    let known = "blank, coins, feet, credits, symbol or power";
                    Err(Invalid::new("kind", format!("'{word}' is unknown here; use {known}")))
                }
            };
        }
    };
    Ok(face(number("n", given("n", &entry.n)?, 1..=MAX_FACE)?))
}

fn fan_step(step: u8, entry: &FanStepEntry) -> Result<FanStep, Invalid> {
    let credits = number("credits", given("credits", &entry.credits)?, 0..=MAX_FAN_CREDITS)?;
    let hand_tokens = number("hand_tokens", given("hand_tokens", &entry.hand_tokens)?, 0..=MAX_FAN_TOKENS)?;
    if step == FAN_STEPS && hand_tokens > 0 {
        return Err(Invalid::new(
            "hand_tokens",
            "must be 0: the last step pays again and again, and hands must not grow for ever",
        ));
    }
    Ok(FanStep { credits, hand_tokens, reconstructed: entry.reconstructed })
}

fn race_set(id: RaceSetId, entry: &RaceSetEntry) -> Result<RaceSet, Invalid> {
    let laps = number("laps", given("laps", &entry.laps)?, 1..=i64::from(MAX_LAPS))?;
    let mut tracks = Vec::new();
    for (index, name) in given("tracks", &entry.tracks)?.iter().enumerate() {
        let unknown = || {
            let known = TrackId::NAMES.join(", ");
            Invalid::new(format!("tracks[{index}]"), format!("'{name}' is no track; use one of {known}"))
        };
        tracks.push(TrackId::named(name).ok_or_else(unknown)?);
    }
    let course = match *tracks.as_slice() {
        [track] => Course::laps(track, laps),
        [first, second] if first == second => {
            return Err(Invalid::new("tracks[1]", "two linked tracks must differ; for more laps use laps"));
        }
        [_, _] if laps > 1 => return Err(Invalid::new("laps", format!("must be 1 on two linked tracks, got {laps}"))),
        [first, second] => Course::linked(first, second),
        _ => return Err(Invalid::new("tracks", format!("must be one track or two, got {}", tracks.len()))),
    };
    Ok(RaceSet { id, course, cards: one_of_each_colour(&given("cards", &entry.cards)?)? })
}

fn one_of_each_colour(names: &[String]) -> Result<[CardId; 8], Invalid> {
    let mut of_colour = [None; Colour::ALL.len()];
    for (index, name) in names.iter().enumerate() {
        let path = format!("cards[{index}]");
        let card = CardId::named(name).ok_or_else(|| Invalid::new(&path, format!("'{name}' is no card")))?;
        let colour = card.colour();
        if let Some(other) = of_colour[colour.index()].replace(card) {
            let message =
                format!("{name} and {} are both {}; a set has one card of each colour", other.name(), colour.name());
            return Err(Invalid::new(path, message));
        }
    }
    let cards: Vec<CardId> = of_colour.into_iter().flatten().collect();
    if let Some(missing) = Colour::ALL.into_iter().find(|colour| of_colour[colour.index()].is_none()) {
        return Err(Invalid::new(
            "cards",
            format!("has no {} card; a set has one card of each colour", missing.name()),
        ));
    }
    complete("cards", cards)
}

fn card(id: CardId, entry: &CardEntry) -> Result<Card, Invalid> {
    let cost = number("cost", given("cost", &entry.cost)?, 1..=MAX_COST)?;
    let marks = entry.reconstructed.as_deref().unwrap_or_default();
    if let Some(index) = marks.iter().position(|mark| mark != "cost" && mark != "effect") {
        let message = format!("'{}' is unknown here; use cost or effect", marks[index]);
        return Err(Invalid::new(format!("reconstructed[{index}]"), message));
    }
    let is_marked = |word: &str| marks.iter().any(|mark| mark == word);
    let entries = given("abilities", &entry.abilities)?;
    if entries.is_empty() || entries.len() > MAX_ABILITIES {
        return Err(Invalid::new("abilities", format!("must be 1 to {MAX_ABILITIES}, got {}", entries.len())));
    }
    let mut abilities = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        check_part(id, &abilities, entry).map_err(|error| error.inside(&format!("abilities[{index}]")))?;
        abilities.push(*entry);
    }
    // Numbers of parts follow the moments, whatever the order in the file.
    abilities.sort_by_key(|part| part.moment);
    Ok(Card {
        id,
        cost,
        cost_is_reconstructed: is_marked("cost"),
        effect_is_reconstructed: is_marked("effect"),
        abilities: abilities.into(),
    })
}

/// What a part must be so that the rules know what to do with it, given the parts before it.
fn check_part(card: CardId, before: &[Ability], part: &Ability) -> Result<(), Invalid> {
    let compares = |part: &Ability| matches!(part.moment, Moment::CompareMost { .. } | Moment::CompareEach);
    let is_about_swords = compares(part) || part.moment == Moment::CompareMostUsed;
    if is_about_swords && card.colour() != Colour::Red {
        return Err(Invalid::new("trigger", "only red cards compare swords"));
    }
    if compares(part) && before.iter().any(compares) {
        return Err(Invalid::new("trigger", "a card takes one effect from the comparison of swords"));
    }
    if part.moment == Moment::CompareMostUsed
        && !before.iter().any(|other| matches!(other.moment, Moment::CompareMost { .. }))
    {
        return Err(Invalid::new("trigger", "compare-most-used needs a compare-most part before it"));
    }
    if matches!(part.operation, Operation::ReturnOtherToRoll { .. })
        && !before.iter().any(|other| other.operation == Operation::ReturnToRoll)
    {
        return Err(Invalid::new("op", "return-other-to-roll needs a return-to-roll part before it"));
    }
    if part.condition != Condition::Always && part.moment != Moment::Run {
        return Err(Invalid::new("when", "only run abilities without a trigger have a condition; leave it out"));
    }
    let moment = mem::discriminant(&part.moment);
    let is_twin = |other: &Ability| mem::discriminant(&other.moment) == moment && other.face == part.face;
    if !matches!(part.moment, Moment::Now | Moment::Run) && before.iter().any(is_twin) {
        return Err(Invalid::new("trigger", "a card has one part for each trigger and face"));
    }
    Ok(())
}

/// Own cards may combine what the cards of the box do, with other numbers and colours. A combination of moment and
/// operation that no card of the box has would be something that no rule speaks of.
fn like_in_the_box(card: &Card) -> Result<(), Invalid> {
    let form = |part: &Ability| {
        (
            mem::discriminant(&part.operation),
            mem::discriminant(&part.moment),
            part.mandatory,
            part.uses_die,
            part.mandatory && part.condition != Condition::Always,
            part.moment != Moment::Run && part.face == FaceKind::Power,
        )
    };
    let box_cards = &Tables::standard().cards;
    for part in card.abilities() {
        let is_known = box_cards.iter().flat_map(|card| card.abilities()).any(|known| form(known) == form(part));
        if !is_known {
            let message = format!(
                "no card of the box does {} in this way; take timing, trigger, mandatory and uses_die from one that does",
                part.operation.name()
            );
            return Err(Invalid::new(format!("cards[{}].abilities", card.id.name()), message));
        }
    }
    Ok(())
}
