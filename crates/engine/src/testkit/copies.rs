//! Clones, saved states, JSON, records and undo: whatever copies a game must give an equal one.

use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Trials;
use super::walk::{Position, ensure, every_seat, json, random_step, take, walk};
use crate::{CannotUndo, Fast, Fingerprint, Game, Log, Match, Record, RecordError, Reveal, Speak, Step};

/// How far a clone is played on.
const STEPS_OF_A_CLONE: usize = 4;

/// A clone is equal, has an equal hash, and what happens to it does not happen to the original.
pub fn clones_are_independent<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    let mut actions = Vec::new();
    walk::<G>(trials, |position| {
        let game = position.game;
        // Compared with the state as text, because a game that shares its insides also shares what it is compared with.
        let before = json(&game.save());
        let mut clone = game.clone();
        ensure(clone == *game, || "a clone is not equal".to_owned())?;
        ensure(hash(&clone) == hash(game), || "a clone has another hash".to_owned())?;
        let mut source = Fast::new(position.number as u64);
        for _ in 0..STEPS_OF_A_CLONE {
            let Some(step) = random_step(&clone, &mut source, &mut actions)? else { break };
            take(&mut clone, &step, &mut ()).map_err(|reason| format!("a clone refuses {}: {reason}", json(&step)))?;
        }
        ensure(json(&game.save()) == before, || "a clone was played on, and the original changed".to_owned())
    })
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A saved state, also as JSON, loads as an equal game.
pub fn states_survive_saving<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    walk::<G>(trials, |position| {
        let saved = position.game.save();
        let loaded = G::load(&saved).map_err(|invalid| format!("its own state is refused: {invalid}"))?;
        ensure(loaded == *position.game, || format!("a saved state loads as another game: {}", json(&saved)))?;
        ensure(loaded.save() == saved, || format!("a loaded state is saved otherwise: {}", json(&saved)))?;
        survives_json(&saved)
    })
}

/// Setups, actions, fates and events are the same after a way through JSON. Actions and events have words.
pub fn values_survive_json<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    walk::<G>(trials, |position| {
        let Some(step) = position.next else { return survives_json(&position.game.setup()) };
        match step {
            Step::Chance { chance } => survives_json(chance)?,
            Step::Play { action, .. } => survives_json(action)?,
        }
        let mut events = Vec::new();
        take(&mut position.game.clone(), step, &mut events).map_err(|reason| reason.to_string())?;
        events.iter().try_for_each(survives_json)?;
        let mut phrases: Vec<_> = events.iter().map(Speak::phrase).collect();
        if let Step::Play { action, .. } = step {
            phrases.push(action.phrase());
        }
        let silent = phrases.iter().any(|phrase| phrase.key.is_empty());
        ensure(!silent, || format!("there is a phrase without a key: {phrases:?}"))
    })
}

fn survives_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Result<(), String> {
    let text = serde_json::to_string(value).map_err(|error| format!("{value:?} cannot be written as JSON: {error}"))?;
    let read: T = serde_json::from_str(&text).map_err(|error| format!("its own JSON {text} is refused: {error}"))?;
    ensure(read == *value, || format!("{value:?} is written as {text} and read as {read:?}"))
}

/// A match replays from its record to the same state through the same events, whether it began with a setup or with a
/// state set up by hand. A record that was cut off is noticed.
pub fn records_replay<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    let mut recorded: Vec<(Match<G>, Vec<G::Event>)> = Vec::new();
    walk::<G>(trials, |position| {
        match position.number {
            0 => recorded = vec![(starting_match(position)?, Vec::new())],
            10 => {
                let by_hand = Match::from_state(&position.game.save()).map_err(|invalid| invalid.to_string())?;
                recorded.push((by_hand, Vec::new()));
            }
            _ => {}
        }
        for (table, events) in &mut recorded {
            ensure(table.game() == position.game, || "a match leads elsewhere than the game on its own".to_owned())?;
            match position.next {
                Some(step) => take_in_match(table, step, events)?,
                None => replays(table, events)?,
            }
        }
        Ok(())
    })
}

fn starting_match<G: Game>(position: &Position<'_, G>) -> Result<Match<G>, String> {
    Match::new(&position.game.setup()).map_err(|invalid| invalid.to_string())
}

fn take_in_match<G: Game>(table: &mut Match<G>, step: &Step<G>, log: &mut impl Log<G::Event>) -> Result<(), String> {
    let answer = match step {
        Step::Chance { chance } => table.happen(chance, log),
        Step::Play { seat, action } => table.play(*seat, action, log),
    };
    answer.map_err(|reason| format!("a match refuses {}: {reason}", json(step)))
}

fn replays<G: Game>(table: &Match<G>, events: &[G::Event]) -> Result<(), String> {
    let record = table.record();
    let mut events_again = Vec::new();
    let again =
        Match::replay(&record, &mut events_again).map_err(|error| format!("the record does not replay: {error}"))?;
    ensure(again.game() == table.game(), || "the record replays to another state".to_owned())?;
    let hashes = [Fingerprint::of(table.game()), Fingerprint::of(again.game())];
    ensure(hashes.map(Some) == [record.hash; 2], || {
        format!("the state hashes are {hashes:?}, the record says {:?}", record.hash)
    })?;
    ensure(events_again == events, || "the record replays through other events".to_owned())?;
    let cut_off = Record { steps: record.steps[..record.steps.len().saturating_sub(1)].to_vec(), ..record };
    match Match::replay(&cut_off, &mut ()) {
        Err(RecordError::Hash { .. }) => Ok(()),
        other => Err(format!("a record that was cut off is not noticed: {:?}", other.map(|_| "replayed"))),
    }
}

/// The last decision can be taken back, and then the game is what it was before; but not after a random event, not after
/// something hidden was shown, and never so that others would have to decide again.
pub fn decisions_can_be_undone<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    let mut table: Option<Match<G>> = None;
    walk::<G>(trials, |position| {
        if position.number == 0 {
            table = Some(starting_match(position)?);
        }
        let table = table.as_mut().expect("set in the first step");
        let Some(step) = position.next else { return Ok(()) };
        let before = table.clone();
        let mut events = Vec::new();
        take_in_match(table, step, &mut events)?;
        let shown = matches!(step, Step::Chance { .. }) || events.iter().any(Reveal::reveals);
        for seat in every_seat() {
            let mut copy = table.clone();
            let answer = copy.undo(seat);
            let mine = |step: &Step<G>| matches!(step, Step::Play { seat: who, .. } if *who == seat);
            let last = table.steps().iter().rposition(mine);
            match (answer, last) {
                (Ok(_), None) => return Err(format!("seat {seat} takes back what it never did")),
                (Ok(_), _) if shown => return Err(format!("seat {seat} takes back what has shown something")),
                (Ok(_), Some(last)) => {
                    let mut others = table.steps().to_vec();
                    others.remove(last);
                    ensure(copy.steps() == others, || format!("undo of seat {seat} changes more than one step"))?;
                    let latest = last == others.len();
                    ensure(!latest || copy.game() == before.game(), || {
                        format!("undo of seat {seat} gives another state")
                    })?;
                }
                (Err(reason), _) => {
                    let expected = match last {
                        None => reason == CannotUndo::NothingDone,
                        Some(_) if shown => reason == CannotUndo::Revealed,
                        Some(last) => last + 1 < table.steps().len(),
                    };
                    ensure(expected, || format!("undo of seat {seat} is refused: {reason}"))?;
                    let unchanged = copy.game() == table.game() && copy.steps() == table.steps();
                    ensure(unchanged, || format!("a refused undo of seat {seat} changes the match"))?;
                }
            }
        }
        Ok(())
    })
}
