//! Whatever JSON comes in, the answer is a value and never a panic.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Trials;
use super::mutation::Mutator;
use super::walk::{ensure, every_seat, json, play_out, walk};
use crate::{Fast, Figures, Game, Match, Record, Seat, Step, Viewer};

/// How many mutated setups and records are tried for each game.
const TRIES_PER_GAME: usize = 24;

/// How many mutated states, actions and fates are tried in each position that is tried.
const TRIES_PER_POSITION: usize = 6;

/// Every so many steps a position is tried, and a state that was taken is saved again.
const STEPS_BETWEEN: usize = 5;

/// Mutated actions, fates, states, setups and records are taken or refused, but nothing panics; and a state that is taken
/// is as good as one that was reached by playing: it can be saved, looked at, and played to its end.
pub fn hostile_json_is_survived<G: Figures>(trials: &Trials<G::Setup>) -> Result<(), String> {
    let mut mutator = Mutator::new(5);
    let mut steps = Vec::new();
    walk::<G>(trials, |position| {
        let game = position.game;
        if position.number == 0 {
            steps.clear();
            attack(&mut mutator, "setup", TRIES_PER_GAME, &game.setup(), |setup| match G::new(setup) {
                Ok(game) => is_sound(&game, trials.steps_max),
                Err(_) => Ok(()),
            })?;
        }
        if position.number.is_multiple_of(STEPS_BETWEEN) {
            attack(&mut mutator, "state", TRIES_PER_POSITION, &game.save(), |state| match G::load(state) {
                Ok(game) => is_sound(&game, trials.steps_max),
                Err(_) => Ok(()),
            })?;
            attack_step(&mut mutator, game, position.next)?;
        }
        match position.next {
            Some(step) => steps.push(step.clone()),
            None => attack_record(&mut mutator, &game.setup(), &steps)?,
        }
        Ok(())
    })
}

fn attack_step<G: Game>(mutator: &mut Mutator, game: &G, next: Option<&Step<G>>) -> Result<(), String> {
    match next {
        None => Ok(()),
        Some(Step::Chance { chance }) => attack(mutator, "fate", TRIES_PER_POSITION, chance, |fate| {
            _ = game.clone().happen(fate, &mut ());
            Ok(())
        }),
        Some(Step::Play { action, .. }) => attack(mutator, "action", TRIES_PER_POSITION, action, |action| {
            every_seat().for_each(|seat| _ = game.clone().play(seat, action, &mut ()));
            Ok(())
        }),
    }
}

fn attack_record<G: Game>(mutator: &mut Mutator, setup: &G::Setup, steps: &[Step<G>]) -> Result<(), String> {
    let mut table = Match::<G>::new(setup).map_err(|invalid| invalid.to_string())?;
    for step in steps {
        let answer = match step {
            Step::Chance { chance } => table.happen(chance, &mut ()),
            Step::Play { seat, action } => table.play(*seat, action, &mut ()),
        };
        answer.map_err(|reason| format!("a match refuses {}: {reason}", json(step)))?;
    }
    let record = table.record();
    let mut source = Fast::new(record.steps.len() as u64);
    for _ in 0..TRIES_PER_GAME {
        let edited = edited(mutator, &mut source, &record);
        let replayed = catch_unwind(AssertUnwindSafe(|| _ = Match::replay(&edited, &mut ())));
        ensure(replayed.is_ok(), || format!("the record {} leads to a panic", json(&edited)))?;
    }
    Ok(())
}

/// A record with a step that is missing, comes again elsewhere, or says something else.
fn edited<G: Game>(mutator: &mut Mutator, source: &mut Fast, record: &Record<G>) -> Record<G> {
    let mut edited = record.clone();
    let mut place = || source.below(record.steps.len() as u32) as usize;
    let (from, to) = (place(), place());
    let step = edited.steps.remove(from);
    let changed = match &step {
        Step::Chance { chance } => mutator.variant(chance).map(|chance| Step::Chance { chance }),
        Step::Play { seat, action } => mutator.variant(action).map(|action| Step::Play { seat: *seat, action }),
    };
    match (to % 3, changed) {
        (0, Some(changed)) => edited.steps.insert(from, changed),
        (1, _) => edited.steps.insert(to.min(edited.steps.len()), step),
        _ => {}
    }
    edited
}

/// Mutates `value` as a structure and as text, and hands on whatever can still be read. A panic on the way is caught, for
/// the only reason that the message can then show the JSON that led to it.
fn attack<T: Serialize + DeserializeOwned>(
    mutator: &mut Mutator,
    what: &str,
    tries: usize,
    value: &T,
    mut receive: impl FnMut(&T) -> Result<(), String>,
) -> Result<(), String> {
    let written = serde_json::to_value(value).map_err(|error| error.to_string())?;
    let whole = written.to_string();
    for number in 0..tries {
        let text = if number % 4 == 3 { mutator.garble(&whole) } else { mutator.mutate(&written).to_string() };
        let received =
            catch_unwind(AssertUnwindSafe(|| serde_json::from_str(&text).map_or(Ok(()), |value| receive(&value))));
        match received {
            Ok(answer) => answer.map_err(|message| format!("the {what} {text} is taken, but then: {message}"))?,
            Err(_) => return Err(format!("the {what} {text} leads to a panic")),
        }
    }
    Ok(())
}

/// Is this a game like any other?
fn is_sound<G: Figures>(game: &G, steps_max: usize) -> Result<(), String> {
    every_seat().map(Viewer::Seat).chain([Viewer::Spectator]).for_each(|viewer| _ = game.view(viewer));
    play_out(game.clone(), steps_max, &mut Fast::new(6), &mut |position| {
        let game = position.game;
        if position.number.is_multiple_of(STEPS_BETWEEN) || position.next.is_none() {
            let saved = game.save();
            let again = G::load(&saved);
            ensure(again.as_ref() == Ok(game), || {
                format!("it leads to {}, which does not load: {:?}", json(&saved), again.err())
            })?;
        }
        if position.next.is_none() {
            ensure(game.outcome().is_some(), || "it is over without an outcome".to_owned())?;
            Seat::all(game.players()).for_each(|seat| game.facts(seat, &mut Vec::new()));
        }
        Ok(())
    })
}
