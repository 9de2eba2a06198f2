//! Chance: probabilities, and that everything drawn can happen.

use std::collections::HashMap;

use super::Trials;
use super::mutation::Mutator;
use super::walk::{ensure, json, walk};
use crate::chance::{Tag, outcomes};
use crate::{Chance, Fast, Game, Seat, TooManyResults, Turn};

/// Random events with more results than this are only sampled.
const OUTCOMES_MAX: usize = 50_000;

/// How many results a whole check enumerates; later events with many results are only sampled.
const OUTCOMES_IN_ALL: usize = 400_000;

/// Events with up to this many results are always enumerated.
const OUTCOMES_ALWAYS: usize = 300;

/// How many fates are drawn in every position that waits for chance.
const SAMPLES: usize = 8;

/// The probabilities of all results of a random event add up to 1, exactly those results can happen, and the game's own
/// odds say the same, each result once. The same answers of a source give the same fate. Whoever owns the event is asked.
pub fn chance_adds_up<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    let mut budget = OUTCOMES_IN_ALL;
    let mut enumerated = 0_u64;
    let mut mutator = Mutator::new(4);
    walk::<G>(trials, |position| {
        let game = position.game;
        let Turn::Chance(owner) = game.turn() else {
            let mut none = Vec::new();
            let answer = game.odds(usize::MAX, &mut none);
            return ensure(answer.is_ok() && none.is_empty(), || {
                "there are odds, but nothing random is due".to_owned()
            });
        };
        let cap = if budget >= OUTCOMES_MAX { OUTCOMES_MAX } else { OUTCOMES_ALWAYS };
        let possible = enumerate(game, owner, cap)?;
        enumerated += u64::from(possible.is_some());
        budget = budget.saturating_sub(possible.as_ref().map_or(0, HashMap::len));
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
            ensure(possible.contains_key(&fate), || {
                format!("{} was drawn, but is not among the possible fates", json(&fate))
            })?;
            if let Some(made_up) = mutator.variant(&fate) {
                let wrong = !possible.contains_key(&made_up) && game.clone().happen(&made_up, &mut ()).is_ok();
                ensure(!wrong, || format!("accepts {}, which is never drawn", json(&made_up)))?;
            }
        }
        possible.map_or(Ok(()), |possible| same_odds(game, &possible))
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

/// All fates with their probabilities, after checking each; nothing if there are more than `cap` ways to them.
fn enumerate<G: Game>(game: &G, owner: Option<Seat>, cap: usize) -> Result<Option<HashMap<G::Fate, f64>>, String> {
    let mut possible = HashMap::new();
    let mut mass = 0.0;
    let mut stranger = None;
    let all = outcomes(|source| {
        let mut weighed = Weighed { source, probability: 1.0, owner, stranger: &mut stranger };
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
        *possible.entry(fate).or_insert(0.0) += asked_for;
    }
    ensure(stranger.is_none(), || format!("the event is of {owner:?}, but {stranger:?} is asked"))?;
    ensure((mass - 1.0).abs() < 1e-9, || format!("the probabilities add up to {mass}"))?;
    Ok(Some(possible))
}

/// The game's own odds name the same results, each once, with the same probabilities, and no more than asked for.
fn same_odds<G: Game>(game: &G, possible: &HashMap<G::Fate, f64>) -> Result<(), String> {
    let mut odds = Vec::new();
    let answer = game.odds(possible.len(), &mut odds);
    ensure(answer.is_ok(), || format!("{} results, but the odds have more", possible.len()))?;
    let sum: u64 = odds.iter().map(|(_, weight)| weight).sum();
    for (fate, weight) in &odds {
        let (said, seen) = (*weight as f64 / sum as f64, possible.get(fate).copied().unwrap_or(0.0));
        ensure((said - seen).abs() < 1e-9, || {
            format!("{} has the probability {seen}, but the odds say {said}", json(fate))
        })?;
    }
    ensure(odds.len() == possible.len(), || {
        format!("the odds list {} results, but there are {}", odds.len(), possible.len())
    })?;
    let refused = game.odds(possible.len() - 1, &mut odds) == Err(TooManyResults) && odds.is_empty();
    ensure(refused, || "the odds list more results than asked for".to_owned())
}

/// Passes questions on and multiplies the probabilities of the answers itself, as the one who asks sees them. Remembers
/// whoever is asked besides the owner of the event.
struct Weighed<'a, C> {
    source: &'a mut C,
    probability: f64,
    owner: Option<Seat>,
    stranger: &'a mut Option<Tag>,
}

impl<C: Chance> Chance for Weighed<'_, C> {
    fn pick(&mut self, n: u32, tag: Tag) -> u32 {
        self.probability /= f64::from(n);
        if tag.owner != self.owner {
            *self.stranger = Some(tag);
        }
        self.source.pick(n, tag)
    }
}
