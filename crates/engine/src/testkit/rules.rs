//! What is legal, what is refused, and that games end.

use std::collections::HashSet;
use std::hash::Hash;

use serde_json::Value;

use super::Trials;
use super::mutation::Mutator;
use super::walk::{ensure, every_seat, json, walk};
use crate::{Fast, Figures, Game, Seat, Step, Turn, Viewer};

/// How many actions and fates of earlier positions are remembered, to be tried where they do not belong.
const POOL_MAX: usize = 2_000;

/// How many of them are tried for each seat in each position.
const TRIES: usize = 24;

/// Every game is over within the number of steps of the trials. There is an outcome then and not before; it ranks all seats, and
/// all seats have the same figures. Anybody can look at it at any time.
pub fn games_end<G: Figures>(trials: &Trials<G::Setup>) -> Result<(), String> {
    walk::<G>(trials, |position| {
        let game = position.game;
        let (least, most) = G::INFO.players;
        let players = game.players();
        ensure((least..=most).contains(&players), || format!("{players} players, not {least} to {most}"))?;
        every_seat().map(Viewer::Seat).chain([Viewer::Spectator]).for_each(|viewer| _ = game.view(viewer));
        let is_over = position.next.is_none();
        ensure(game.outcome().is_some() == is_over, || {
            format!("over: {is_over}, but the outcome is {:?}", game.outcome())
        })?;
        if !is_over {
            return Ok(());
        }
        let outcome = game.outcome().expect("just seen");
        let count = usize::from(players);
        let right =
            |place: &u8| 1 + outcome.places().iter().filter(|other| *other < place).count() == usize::from(*place);
        let ranks_all = outcome.places().len() == count && outcome.places().iter().all(right);
        ensure(ranks_all, || format!("the outcome does not rank {count} seats: {outcome:?}"))?;
        let keys = |seat| {
            let mut facts = Vec::new();
            game.facts(seat, &mut facts);
            facts.iter().map(|fact| fact.key).collect::<Vec<_>>()
        };
        let same = Seat::all(players).all(|seat| keys(seat) == keys(Seat::FIRST));
        ensure(same, || "the seats do not have the same facts".to_owned())
    })
}

/// Games know their setup, and every value of every option can be written into one.
pub fn options_are_real<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    for setup in &trials.setups {
        let game = G::new(setup).map_err(|invalid| format!("setup {}: {invalid}", json(setup)))?;
        ensure(game.setup() == *setup, || format!("setup {}: the game says {}", json(setup), json(&game.setup())))?;
        let written = serde_json::to_value(setup).map_err(|error| error.to_string())?;
        for option in G::INFO.options {
            let id = option.id;
            ensure(option.values.contains(&option.default), || format!("{id}: the default is not one of the values"))?;
            ensure(written.get(id).is_some(), || format!("{id}: the setup {written} has no such field"))?;
            for value in option.values {
                let changed = with_option::<G>(&written, id, value);
                let changed = changed.ok_or_else(|| format!("{id}: {value:?} cannot be set"))?;
                if let Err(invalid) = G::new(&changed) {
                    ensure(invalid.field == id, || {
                        format!("{id}: {value:?} is refused for another reason: {invalid}")
                    })?;
                }
            }
        }
    }
    Ok(())
}

/// A setup that says nothing about an option means the value that is listed as its default, and none of the others.
pub fn options_left_out_are_at_their_defaults<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    for setup in &trials.setups {
        let mut silent = serde_json::to_value(setup).map_err(|error| error.to_string())?;
        if let Some(fields) = silent.as_object_mut() {
            G::INFO.options.iter().for_each(|option| _ = fields.remove(option.id));
        }
        let by_default: G::Setup = serde_json::from_value(silent.clone())
            .map_err(|error| format!("the setup {silent}, without any option, is refused: {error}"))?;
        for option in G::INFO.options {
            // Those that take any number list no values.
            for value in option.values.iter().chain([&option.default]) {
                let changes = with_option::<G>(&silent, option.id, value).is_some_and(|setup| setup != by_default);
                ensure(changes == (*value != option.default), || {
                    let id = option.id;
                    let effect = if changes { "another setup than" } else { "the same setup as" };
                    format!("{id}: the default is said to be {:?}, but {value:?} is {effect} none", option.default)
                })?;
            }
        }
    }
    Ok(())
}

/// A setup as JSON with an option set to one of its values: a word, or what it means as JSON, such as a number.
fn with_option<G: Game>(setup: &Value, id: &str, value: &str) -> Option<G::Setup> {
    let with = |value: Value| {
        let mut changed = setup.clone();
        changed[id] = value;
        serde_json::from_value(changed).ok()
    };
    with(Value::from(value)).or_else(|| serde_json::from_str(value).ok().and_then(with))
}

/// Whoever the game waits for has something to do, and can do everything that is listed, once. Nobody else has actions.
pub fn legal_actions_are_accepted<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    // What was in the buffer before must be gone.
    let mut actions = Vec::new();
    walk::<G>(trials, |position| {
        let game = position.game;
        for seat in every_seat() {
            game.legal(seat, &mut actions);
            let waits = matches!(game.turn(), Turn::Players(seats) if seats.contains(seat));
            ensure(waits || actions.is_empty(), || {
                format!("seat {seat} is not to move and has actions: {}", json(&actions))
            })?;
            ensure(!waits || !actions.is_empty(), || format!("seat {seat} is to move and has no action"))?;
            let distinct: HashSet<_> = actions.iter().collect();
            ensure(distinct.len() == actions.len(), || {
                format!("an action is listed twice for seat {seat}: {}", json(&actions))
            })?;
            for action in &actions {
                try_action(game, seat, action, true)?;
                let (mut checked, mut listed) = (game.clone(), game.clone());
                let accepted = checked.play(seat, action, &mut ()).is_ok();
                listed.play_listed(seat, action, &mut ());
                ensure(accepted && checked == listed, || {
                    format!("seat {seat}: play and play_listed differ after {}", json(action))
                })?;
            }
        }
        Ok(())
    })
}

/// What is not listed is refused and changes nothing: actions of other positions, of other seats, and made-up ones.
pub fn other_actions_are_refused<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    let mut pool = Pool::new();
    let mut mutator = Mutator::new(1);
    let mut tried = 0_u64;
    let mut actions = Vec::new();
    walk::<G>(trials, |position| {
        let game = position.game;
        if let Turn::Players(seats) = game.turn() {
            for seat in seats.iter() {
                game.legal(seat, &mut actions);
                actions.iter().for_each(|action| pool.add(action));
            }
        }
        for seat in every_seat() {
            game.legal(seat, &mut actions);
            let listed: HashSet<_> = actions.iter().cloned().collect();
            for action in pool.some() {
                let made_up = mutator.variant(&action);
                for action in [Some(action), made_up].into_iter().flatten().filter(|action| !listed.contains(action)) {
                    tried += 1;
                    try_action(game, seat, &action, false)?;
                }
            }
        }
        Ok(())
    })?;
    ensure(tried > 0, || "no action was ever illegal, so nothing was checked".to_owned())
}

/// Does a copy take the action if and only if it is listed, and stay as it was otherwise?
fn try_action<G: Game>(game: &G, seat: Seat, action: &G::Action, listed: bool) -> Result<(), String> {
    let mut copy = game.clone();
    let mut events = Vec::new();
    let answer = copy.play(seat, action, &mut events);
    let which = || format!("{} of seat {seat}", json(action));
    match answer {
        Ok(()) => ensure(listed, || format!("accepts {}, which is not listed as legal", which())),
        Err(reason) => {
            ensure(!listed, || format!("refuses {}, which is listed as legal: {reason}", which()))?;
            ensure(copy == *game, || format!("refuses {}, but changes the state", which()))?;
            ensure(events.is_empty(), || format!("refuses {}, but logs {}", which(), json(&events)))
        }
    }
}

/// A fate when none is due, of another kind, or made up, is refused and changes nothing.
pub fn wrong_fates_are_refused<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    let mut pool = Pool::new();
    let mut mutator = Mutator::new(2);
    let mut refused = 0_u64;
    walk::<G>(trials, |position| {
        let game = position.game;
        if let Some(Step::Chance { chance }) = position.next {
            pool.add(chance);
        }
        for fate in pool.some() {
            let made_up = mutator.variant(&fate);
            for fate in [Some(fate), made_up].into_iter().flatten() {
                let mut copy = game.clone();
                let mut events = Vec::new();
                if copy.happen(&fate, &mut events).is_ok() {
                    let is_due = game.turn().is_chance();
                    ensure(is_due, || format!("accepts the fate {}, but does not wait for chance", json(&fate)))?;
                    continue;
                }
                refused += 1;
                ensure(copy == *game, || format!("refuses the fate {}, but changes the state", json(&fate)))?;
                ensure(events.is_empty(), || format!("refuses the fate {}, but logs {}", json(&fate), json(&events)))?;
            }
        }
        Ok(())
    })?;
    ensure(refused > 0, || "no fate was ever refused, so nothing was checked".to_owned())
}

/// Values seen earlier, each once.
struct Pool<T> {
    seen: HashSet<T>,
    items: Vec<T>,
    source: Fast,
}

impl<T: Clone + Eq + Hash> Pool<T> {
    fn new() -> Self {
        Self { seen: HashSet::new(), items: Vec::new(), source: Fast::new(0) }
    }

    fn add(&mut self, item: &T) {
        if self.items.len() < POOL_MAX && self.seen.insert(item.clone()) {
            self.items.push(item.clone());
        }
    }

    /// All of them, or as many as are to be tried.
    fn some(&mut self) -> Vec<T> {
        if self.items.len() <= TRIES {
            return self.items.clone();
        }
        let count = self.items.len() as u32;
        (0..TRIES).map(|_| self.items[self.source.below(count) as usize].clone()).collect()
    }
}
