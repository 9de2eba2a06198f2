use engine::testkit::play_on;
use engine::{Buffers, Fast, Game, Heuristic, Switch, Weights as _};

use super::*;
use crate::setup::{PassTokenWindow, Setup, SoloLevel};

fn setups() -> [Setup; 4] {
    [
        Setup::for_players(2),
        Setup { solo_level: SoloLevel::Hard, ..Setup::for_players(1) },
        Setup {
            pass_token_window: PassTokenWindow::AnyOwnStep,
            turn_modifiers_retroactive: Switch(true),
            voluntary_deactivation: Switch(true),
            market_place_split_pairs: Switch(true),
            ..Setup::for_players(2)
        },
        Setup::for_players(3),
    ]
}

/// Calls `look` at decisions of a game that is played by plans, now and then at random.
fn visit(
    setup: &Setup,
    seed: u64,
    weights: &Weights,
    mut look: impl FnMut(&DiceCity, &[Action], &mut Buffers<DiceCity>),
) {
    let mut buffers = Buffers::default();
    let mut game = DiceCity::new(setup).unwrap();
    play_on(&mut game, 1_500, &mut Fast::new(seed), &mut (), |game, seat, legal, source| {
        look(game, legal, &mut buffers);
        let at_random = source.below(legal.len() as u32) as usize;
        let solved = game.solve(seat, legal, weights, &mut buffers);
        solved.filter(|_| source.below(8) > 0).unwrap_or(at_random)
    });
}

/// The position after a plan, and whether chance has a say in the use-dice step.
fn carry_out(game: &DiceCity, plan: &TurnPlan<Action>) -> (DiceCity, bool) {
    let mut end = *game;
    for action in &plan.actions {
        end.play(game.active, action, &mut ()).unwrap();
    }
    let by_chance = matches!(end.stage, Stage::Throw { .. } | Stage::Well { .. } | Stage::Refresh { .. });
    (end, by_chance)
}

/// Where the judgement leads, unless chance has a say before the dice are used.
fn judged_end(game: &DiceCity, weights: &Weights) -> Option<DiceCity> {
    let (mut game, mut buffers) = (*game, Buffers::default());
    let (mut legal, mut worths) = (Vec::new(), Vec::new());
    while !game.is_puzzle_over() {
        if matches!(game.stage, Stage::Well { .. } | Stage::Refresh { .. } | Stage::Reroll { .. }) {
            return None;
        }
        game.legal(game.active, &mut legal);
        game.weigh(game.active, &legal, weights, &mut buffers, &mut worths);
        let best = (0..worths.len()).rev().max_by_key(|&index| worths[index])?;
        game.play(game.active, &legal[best], &mut ()).ok()?;
    }
    (game.stage != Stage::Dice && !matches!(game.stage, Stage::Throw { .. } | Stage::RerollThrow { .. }))
        .then_some(game)
}

#[test]
fn plans_can_be_carried_out_and_keep_their_word() {
    let mut judged_worse = 0;
    for (number, setup) in setups().iter().enumerate() {
        let weights = DiceCity::TAUGHT;
        visit(setup, number as u64, weights, |game, legal, buffers| {
            let plans = plans(game, legal, weights, &mut buffers.memory);
            assert!(plans.is_sorted_by(|one, next| one.worth >= next.worth));
            for plan in &plans {
                assert!((1..=plan.actions.len()).contains(&plan.firm), "{plan:?}");
                let (end, by_chance) = carry_out(game, plan);
                if !by_chance {
                    assert!(end.is_puzzle_over(), "{plan:?} {:?}", end.stage);
                    assert_eq!(end.worth_at_end(weights), plan.worth, "{plan:?} {:?}", game.save());
                }
            }
            if let (Some(best), Some(judged)) = (plans.first(), judged_end(game, weights)) {
                let judged = judged.worth_at_end(weights);
                assert!(best.worth >= judged, "the judgement's own plan is better");
                judged_worse += usize::from(best.worth > judged);
            }
        });
    }
    assert!(judged_worse > 100, "{judged_worse}");
}

#[test]
fn a_plan_is_a_function_of_the_position() {
    let weights = DiceCity::TAUGHT;
    visit(&Setup::for_players(2), 11, weights, |game, legal, buffers| {
        let fresh = plans(game, legal, weights, &mut Memory::default());
        assert_eq!(plans(game, legal, weights, &mut buffers.memory), fresh);
    });
}

/// The best end of all that can be done without chance in the use-dice step, by trying everything; nothing if that is too much.
fn by_brute_force(game: &DiceCity, weights: &Weights, known: &mut HashMap<DiceCity, i32>) -> Option<i32> {
    if matches!(game.stage, Stage::Throw { .. } | Stage::Well { .. } | Stage::Refresh { .. } | Stage::Reroll { .. }) {
        return Some(i32::MIN);
    }
    if game.is_puzzle_over() {
        return Some(game.worth_at_end(weights));
    }
    if let Some(&worth) = known.get(game) {
        return Some(worth);
    }
    let mut legal = Vec::new();
    game.legal(game.active, &mut legal);
    let mut best = i32::MIN;
    for action in &legal {
        let mut after = *game;
        after.play_listed(game.active, action, &mut ());
        best = best.max(by_brute_force(&after, weights, known)?);
    }
    known.insert(*game, best);
    (known.len() < 1_500).then_some(best)
}

#[test]
fn small_puzzles_are_solved_as_by_brute_force() {
    let weights = DiceCity::TAUGHT;
    let (mut solved, mut all) = (0, 0);
    for seed in 0..2 {
        visit(&Setup::for_players(2), 20 + seed, weights, |game, legal, buffers| {
            let dice = game.unspent.len() + u8::from(game.is_in_move());
            let is_small = dice <= 2 && game.own().stock.total() <= 4 && game.own().pass_tokens < 2;
            if !is_small || all == 60 {
                return;
            }
            let plans = plans(game, legal, weights, &mut buffers.memory);
            let Some(best) = plans.iter().find(|plan| !carry_out(game, plan).1) else { return };
            let Some(exact) = by_brute_force(game, weights, &mut HashMap::new()) else { return };
            assert!(best.worth <= exact);
            solved += usize::from(best.worth == exact);
            all += 1;
        });
    }
    assert_eq!((solved, all), (all, 60));
}

#[test]
fn where_chance_or_a_space_is_next_the_judgement_decides() {
    let mut asked = 0;
    let mut look = |game: &DiceCity, legal: &[Action], buffers: &mut Buffers<DiceCity>| {
        let is_open = matches!(game.stage, Stage::Well { .. } | Stage::Refresh { .. } | Stage::Place { .. });
        if is_open || legal.len() < 2 {
            assert_eq!(game.solve(game.active, legal, DiceCity::TAUGHT, buffers), None);
            asked += usize::from(is_open);
        }
    };
    visit(&Setup::for_players(2), 31, DiceCity::TAUGHT, &mut look);
    assert!(asked > 10, "{asked}");
}

#[test]
fn strange_numbers_break_nothing() {
    let mut source = Fast::new(5);
    for seed in 0..4 {
        let strange = DiceCity::FIRST.values().into_iter().map(|value| match source.below(4) {
            0 => -value,
            1 => 0,
            _ => value * source.below(40) as i32,
        });
        let weights = Weights::of_values(&strange.collect::<Vec<_>>());
        visit(&Setup::for_players(2 + seed % 2), seed.into(), &weights, |game, legal, buffers| {
            let choice = game.solve(game.active, legal, &weights, buffers);
            assert!(choice.is_none_or(|choice| choice < legal.len()));
        });
    }
}

/// A Mint under one die and Forests under the others: the Mint comes first.
#[test]
fn what_makes_later_uses_better_comes_first() {
    let mut game = DiceCity::new(&Setup::for_players(2)).unwrap();
    play_on(&mut game, 40, &mut Fast::new(1), &mut (), |_, _, _, _| 0);
    while game.stage != Stage::Dice || game.unspent != Dice::ALL {
        play_on(&mut game, 1, &mut Fast::new(1), &mut (), |_, _, legal, _| legal.len() - 1);
    }
    let own = game.own_mut();
    for die in Colour::ALL {
        own.build(own.space_of(die), if die == Colour::Blue { Location::Mint } else { Location::LumberMill });
    }
    let mut legal = Vec::new();
    game.legal(game.active, &mut legal);
    let choice = game.solve(game.active, &legal, DiceCity::TAUGHT, &mut Buffers::default()).unwrap();
    assert_eq!(legal[choice], Action::Take { die: Colour::Blue });
}
