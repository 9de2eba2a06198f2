//! A quick way to weigh actions comes to what the slow way finds.

use super::Trials;
use super::walk::{ensure, json, play_on};
use crate::{Buffers, Fast, Heuristic, Weights, worth_of};

/// Along games whose players decide by the judgement now and at random then, [`weigh`](Heuristic::weigh) gives every action
/// that is worth at least as much as all before it what [`worth_of`] does, and any other less than the best before it. So it
/// is with the weights of the game, and with others.
pub fn weighing_is_exact<G: Heuristic>(trials: &Trials<G::Setup>) -> Result<(), String> {
    let values = G::TAUGHT.values().into_iter().enumerate();
    let others =
        G::Weights::of_values(&values.map(|(index, value)| value * 3 / 2 + index as i32 % 5).collect::<Vec<_>>());
    let mut judgements = [G::TAUGHT, &others].map(|weights| (weights, Buffers::<G>::default()));
    let mut slow = Buffers::<G>::default();
    let mut worths = Vec::new();
    for setup in &trials.setups {
        for seed in 0..trials.games {
            let mut game = G::new(setup).map_err(|invalid| invalid.to_string())?;
            let mut result = Ok(());
            let source = &mut Fast::new(seed);
            play_on(&mut game, trials.steps_max, source, &mut (), |game, seat, actions, source| {
                let (weights, quick) = &mut judgements[usize::from(source.below(4) == 0)];
                game.weigh(seat, actions, weights, quick, &mut worths);
                let mut best = (i32::MIN, 0);
                for (index, action) in actions.iter().enumerate() {
                    let worth = worth_of(game, seat, action, weights, &mut slow);
                    let is_right = if worth >= best.0 { worths[index] == worth } else { worths[index] < best.0 };
                    if result.is_ok() {
                        result = ensure(is_right, || {
                            let (setup, action, state) = (json(setup), json(action), json(&game.save()));
                            let weighed = worths[index];
                            format!("setup {setup}, seed {seed}: {action} is worth {worth}, not {weighed}, in {state}")
                        });
                    }
                    best = best.max((worth, index));
                }
                if source.below(3) == 0 { source.below(actions.len() as u32) as usize } else { best.1 }
            });
            result?;
        }
    }
    Ok(())
}
