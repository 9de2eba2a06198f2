//! Playing takes no memory from the heap.

use super::Trials;
use super::walk::{ensure, json};
use crate::{Fast, Game, Turn};

/// Once the buffer for actions has grown, a whole game without a log allocates nothing, clones included. Outcome and facts
/// come after it and may.
pub fn decisions_allocate_nothing<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    let mut actions = Vec::new();
    for setup in &trials.setups {
        for seed in 0..trials.games {
            let start = G::new(setup).map_err(|invalid| invalid.to_string())?;
            // Twice the same game: the first one grows the buffer.
            run(start.clone(), seed, trials.steps_max, &mut actions);
            let measured = allocation_counter::measure(|| run(start, seed, trials.steps_max, &mut actions));
            let count = measured.count_total;
            ensure(count == 0, || format!("setup {}, seed {seed}: {count} allocations in a game", json(setup)))?;
        }
    }
    Ok(())
}

fn run<G: Game>(mut game: G, seed: u64, steps_max: usize, actions: &mut Vec<G::Action>) {
    let mut source = Fast::new(seed);
    for _ in 0..steps_max {
        let mut next = game.clone();
        match game.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                let fate = game.draw(&mut source);
                next.happen(&fate, &mut ()).expect("a game accepts every fate it draws");
            }
            Turn::Players(seats) => {
                let seat = seats.first().expect("the game waits for somebody");
                game.legal(seat, actions);
                let action = &actions[source.below(actions.len() as u32) as usize];
                next.play(seat, action, &mut ()).expect("a game accepts every action it lists");
            }
        }
        game = next;
    }
}
