//! Random games from fixed seeds, which the checks look at step by step.

use serde::Serialize;

use super::Trials;
use crate::{Fast, Game, Illegal, Log, Seat, Step, Turn};

/// One moment of a playthrough.
pub(super) struct Position<'a, G: Game> {
    pub game: &'a G,
    /// How many steps led here.
    pub number: usize,
    /// What happens next; nothing when the game is over.
    pub next: Option<&'a Step<G>>,
}

/// Shows every position of every game of the trials to `visit`. What it objects to comes back with setup, seed and step.
pub(super) fn walk<G: Game>(
    trials: &Trials<G::Setup>,
    mut visit: impl FnMut(&Position<'_, G>) -> Result<(), String>,
) -> Result<(), String> {
    if trials.setups.is_empty() || trials.games == 0 {
        return Err("the trials have no games".to_owned());
    }
    for setup in &trials.setups {
        for seed in 0..trials.games {
            let place = || format!("setup {}, seed {seed}", json(setup));
            let game = G::new(setup).map_err(|invalid| format!("{}: {invalid}", place()))?;
            play_out(game, trials.steps_max, &mut Fast::new(seed), &mut visit)
                .map_err(|message| format!("{}, {message}", place()))?;
        }
    }
    Ok(())
}

/// Plays at random until the game is over, and complains if it is not over in time.
pub(super) fn play_out<G: Game>(
    mut game: G,
    steps_max: usize,
    source: &mut Fast,
    visit: &mut impl FnMut(&Position<'_, G>) -> Result<(), String>,
) -> Result<(), String> {
    let mut actions = Vec::new();
    for number in 0..=steps_max {
        let at_step = |message| format!("step {number}: {message}");
        let next = random_step(&game, source, &mut actions).map_err(at_step)?;
        visit(&Position { game: &game, number, next: next.as_ref() }).map_err(at_step)?;
        let Some(step) = next else { return Ok(()) };
        take(&mut game, &step, &mut ())
            .map_err(|reason| at_step(format!("refuses {}, which it offered itself: {reason}", json(&step))))?;
    }
    Err(format!("step {steps_max}: the game is not over yet"))
}

/// What happens next, chosen at random among the seats that may act and among their actions.
pub(super) fn random_step<G: Game>(
    game: &G,
    source: &mut Fast,
    actions: &mut Vec<G::Action>,
) -> Result<Option<Step<G>>, String> {
    let seats = match game.turn() {
        Turn::Over => return Ok(None),
        Turn::Chance(_) => return Ok(Some(Step::Chance { chance: game.draw(source) })),
        Turn::Players(seats) => seats,
    };
    let count = seats.iter().count();
    if count == 0 {
        return Err("the game waits for players, but for none of them".to_owned());
    }
    let seat = seats.iter().nth(source.below(count as u32) as usize).expect("one of the seats");
    if seat.number() >= game.players() {
        return Err(format!("the game waits for seat {seat}, which is not at the table"));
    }
    game.legal(seat, actions);
    if actions.is_empty() {
        return Err(format!("the game waits for seat {seat}, which has no legal action"));
    }
    let action = actions[source.below(actions.len() as u32) as usize].clone();
    Ok(Some(Step::Play { seat, action }))
}

/// Plays a game on for tests: at most so many steps, chance as `source` has it, and everybody decides as `choose` says, which
/// gives the index of an action that is listed for this seat. Says how many steps were taken.
///
/// ```
/// use engine::testkit::pig::{Pig, Setup};
/// use engine::testkit::{at_random, play_on};
/// use engine::{Fast, Game};
/// let mut game = Pig::new(&Setup { players: 2, target: 50 }).unwrap();
/// play_on(&mut game, usize::MAX, &mut Fast::new(7), &mut (), at_random);
/// assert!(game.outcome().is_some());
/// ```
pub fn play_on<G: Game>(
    game: &mut G,
    steps_max: usize,
    source: &mut Fast,
    log: &mut impl Log<G::Event>,
    mut choose: impl FnMut(&G, Seat, &[G::Action], &mut Fast) -> usize,
) -> usize {
    let mut actions = Vec::new();
    for step in 0..steps_max {
        match game.turn() {
            Turn::Over => return step,
            Turn::Chance(_) => game.let_happen(source, log),
            Turn::Players(seats) => {
                let seat = seats.first().expect("a game that waits for players names one");
                game.legal(seat, &mut actions);
                let choice = choose(game, seat, &actions, source);
                game.play(seat, &actions[choice], log).expect("a game accepts every action it lists");
            }
        }
    }
    steps_max
}

/// Any of the actions, for [`play_on`].
pub fn at_random<G: Game>(_game: &G, _seat: Seat, actions: &[G::Action], source: &mut Fast) -> usize {
    source.below(actions.len() as u32) as usize
}

/// Lets one step happen.
pub(super) fn take<G: Game>(game: &mut G, step: &Step<G>, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
    match step {
        Step::Chance { chance } => game.happen(chance, log),
        Step::Play { seat, action } => game.play(*seat, action, log),
    }
}

/// Everybody a game can be asked about, also those who are not at this table.
pub(super) fn every_seat() -> impl Iterator<Item = Seat> {
    Seat::all(Seat::COUNT_MAX as u8)
}

/// Fails with `message` unless `holds`.
pub(super) fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(message()) }
}

/// For messages and comparisons.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("(cannot be written as JSON: {error})"))
}
