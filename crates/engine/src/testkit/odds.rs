//! Chance: probabilities, and that everything drawn can happen.

use std::collections::HashSet;

use super::Plan;
use super::mutation::Mutator;
use super::walk::{ensure, json, walk};
use crate::chance::{Tag, outcomes};
use crate::{Chance, Fast, Game, Turn};

/// Random events with more results than this are only sampled.
const OUTCOMES_MAX: usize = 50_000;

/// How many results a whole check enumerates; later events with many results are only sampled.
const OUTCOMES_IN_ALL: usize = 400_000;

/// Events with up to this many results are always enumerated.
const OUTCOMES_ALWAYS: usize = 300;

/// How many fates are drawn in every position that waits for chance.
const SAMPLES: usize = 8;

/// The probabilities of all results of a random event add up to 1, and exactly those results can happen. The same answers
/// of a source give the same fate.
pub fn chance_adds_up<G: Game>(plan: &Plan<G::Setup>) -> Result<(), String> {
    let mut budget = OUTCOMES_IN_ALL;
    let mut enumerated = 0_u64;
    let mut mutator = Mutator::new(4);
    walk::<G>(plan, |position| {
        if position.game.turn() != Turn::Chance {
            return Ok(());
        }
        let game = position.game;
        let cap = if budget >= OUTCOMES_MAX { OUTCOMES_MAX } else { OUTCOMES_ALWAYS };
        let possible = enumerate(game, cap)?;
        enumerated += u64::from(possible.is_some());
        budget = budget.saturating_sub(possible.as_ref().map_or(0, HashSet::len));
        for seed in 0..SAMPLES as u64 {
            let source = || Fast::stream(seed, position.number as u64);
            let fate = game.draw(&mut source());
            ensure(game.draw(&mut source()) == fate, || {
                format!("the same source gives {} and then another fate", json(&fate))
            })?;
            let mut at_once = game.clone();
            at_once.let_happen(&mut source(), &mut ());
            ensure(happened(game, &fate)? == at_once, || {
                format!("draw and happen differ from let_happen for {}", json(&fate))
            })?;
            let Some(possible) = &possible else { continue };
            ensure(possible.contains(&fate), || {
                format!("{} was drawn, but is not among the possible fates", json(&fate))
            })?;
            if let Some(made_up) = mutator.variant(&fate) {
                let wrong = !possible.contains(&made_up) && game.clone().happen(&made_up, &mut ()).is_ok();
                ensure(!wrong, || format!("accepts {}, which is never drawn", json(&made_up)))?;
            }
        }
        Ok(())
    })?;
    ensure(enumerated > 0, || format!("no random event has at most {OUTCOMES_MAX} results, so none was added up"))
}

fn happened<G: Game>(game: &G, fate: &G::Fate) -> Result<G, String> {
    let mut after = game.clone();
    match after.happen(fate, &mut ()) {
        Ok(()) => Ok(after),
        Err(reason) => Err(format!("draws {} and refuses it: {reason}", json(fate))),
    }
}

/// All fates, after checking each; nothing if there are more than `cap`.
fn enumerate<G: Game>(game: &G, cap: usize) -> Result<Option<HashSet<G::Fate>>, String> {
    let mut possible = HashSet::new();
    let mut mass = 0.0;
    let all = outcomes(|source| {
        let mut weighed = Weighed { source, probability: 1.0 };
        (game.draw(&mut weighed), weighed.probability)
    });
    for (index, ((fate, asked_for), enumerated_as)) in all.enumerate() {
        if index == cap {
            return Ok(None);
        }
        // They agree only if the game asks the same questions whenever it gets the same answers.
        let agree = (asked_for - enumerated_as).abs() < 1e-12;
        ensure(agree, || {
            format!("{} has the probability {asked_for}, but is drawn with {enumerated_as}", json(&fate))
        })?;
        mass += asked_for;
        happened(game, &fate)?;
        possible.insert(fate);
    }
    ensure((mass - 1.0).abs() < 1e-9, || format!("the probabilities add up to {mass}"))?;
    Ok(Some(possible))
}

/// Passes questions on and multiplies the probabilities of the answers itself, as the one who asks sees them.
struct Weighed<'a, C> {
    source: &'a mut C,
    probability: f64,
}

impl<C: Chance> Chance for Weighed<'_, C> {
    fn pick(&mut self, n: u32, tag: Tag) -> u32 {
        self.probability /= f64::from(n);
        self.source.pick(n, tag)
    }
}
