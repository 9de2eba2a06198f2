//! The suite of the engine, run for this game with every monster and every switch.

use std::collections::BTreeSet;

use engine::testkit::{Trials, at_random, compare_playthrough, conformance, play_on, weighing_is_exact};
use engine::{Fast, Game, Heuristic, Perft, Seat, Speak, Switch, TurnLimit, perft};
use king_of_tokyo_duel::setup::{BothReachZero, InShapeTurns};
use king_of_tokyo_duel::{Event, KingOfTokyoDuel, Monster, MonsterChoice, Setup, Side, Symbol};

/// Far more random events and decisions than a random game needs.
const STEPS_MAX: usize = 20_000;

/// Seat 0 plays this monster against any other.
fn with(monster: Monster) -> Setup {
    Setup { monster_of_seat0: MonsterChoice::Monster(monster), ..Setup::default() }
}

/// The rules as they are, then every monster with some switches on their other value, then all of them.
pub fn trials() -> Trials<Setup> {
    let [gigazaur, alienoid, penguin, meka, kitty, king] = Monster::ALL;
    let tables = [
        Setup::default(),
        Setup { turn_limit: TurnLimit(Some(20)), ..with(gigazaur) },
        Setup { alienoid_may_add_power: Switch(false), in_shape_turns: InShapeTurns::Own, ..with(alienoid) },
        Setup { reshuffle_when_deck_empty: Switch(false), shadows_only_after_last_roll: Switch(true), ..with(penguin) },
        Setup {
            both_reach_zero: BothReachZero::Draw,
            free_orientation_for_three_space_tokens: Switch(true),
            ..with(meka)
        },
        Setup { roll_off_symbol: Symbol::Fame, first_player_seat: Side::Right, ..with(kitty) },
        Setup {
            roll_off_symbol: Symbol::Power,
            first_player_seat: Side::Right,
            reshuffle_when_deck_empty: Switch(false),
            free_orientation_for_three_space_tokens: Switch(true),
            shadows_only_after_last_roll: Switch(true),
            rival_can_win_on_your_pull: Switch(false),
            alienoid_may_add_power: Switch(false),
            both_reach_zero: BothReachZero::Draw,
            in_shape_turns: InShapeTurns::Own,
            ..with(king)
        },
    ];
    Trials::new(tables, STEPS_MAX)
}

conformance!(KingOfTokyoDuel, trials());

#[test]
fn actions_are_weighed_exactly() {
    weighing_is_exact::<KingOfTokyoDuel>(&trials().with_games(6)).unwrap();
}

#[test]
fn playthrough_of_random_monsters() {
    compare_playthrough::<KingOfTokyoDuel>(&Setup::default(), 1, "tests/playthroughs/random-monsters.txt").unwrap();
}

#[test]
fn playthrough_with_the_king() {
    let setup = Setup::of_monsters(Monster::TheKing, Monster::Alienoid);
    compare_playthrough::<KingOfTokyoDuel>(&setup, 2, "tests/playthroughs/the-king-and-alienoid.txt").unwrap();
}

/// The state of a game after so many random steps.
fn after(steps: usize) -> KingOfTokyoDuel {
    let mut game = KingOfTokyoDuel::new(&Setup::default()).unwrap();
    play_on(&mut game, steps, &mut Fast::new(9), &mut (), at_random);
    game
}

/// The first numbers can be counted by hand. The others are what the engine found: when a rule is changed on purpose, they
/// change with it.
#[test]
fn perft_is_pinned() {
    let new = KingOfTokyoDuel::new(&Setup::default()).unwrap();
    // One of six monsters, then one of the other five, then six dice, of which only the number of claws is kept.
    assert_eq!(perft(&new, 2), Ok(Perft { paths: 30, states: 30 }));
    assert_eq!(perft(&new, 3), Ok(Perft { paths: 30 * 46_656, states: 30 * 7 }));
    let found =
        [30, 45, 60, 100, 150].map(|steps| perft(&after(steps), 2).map(|Perft { paths, states }| (paths, states)));
    assert_eq!(found, [Ok((23_725, 602)), Ok((4, 3)), Ok((221, 60)), Ok((850, 850)), Ok((10_597, 556))]);
}

/// One-step look-ahead over the judgement of positions beats random play by far.
#[test]
fn the_judgement_of_positions_wins_games() {
    let mut source = Fast::new(4);
    let mut wins = 0;
    for number in 0..100 {
        let clever = Seat::new(number % 2).unwrap();
        let mut game = KingOfTokyoDuel::new(&Setup::default()).unwrap();
        play_on(&mut game, usize::MAX, &mut source, &mut (), |game, seat, actions, source| {
            let judged = |choice: &usize| {
                let mut after = *game;
                after.play(seat, &actions[*choice], &mut ()).unwrap();
                after.evaluate(seat, KingOfTokyoDuel::TAUGHT)
            };
            match seat == clever {
                true => (0..actions.len()).max_by_key(judged).unwrap(),
                false => at_random(game, seat, actions, source),
            }
        });
        wins += u32::from(game.outcome().unwrap().places()[clever.index()] == 1);
    }
    assert!(wins >= 92, "{wins} of 100");
}

/// Whatever can be decided and whatever can happen has words.
#[test]
fn every_action_and_event_can_be_said() {
    let (mut source, mut events) = (Fast::new(6), Vec::new());
    let mut keys = BTreeSet::new();
    for _ in 0..300 {
        let mut game = KingOfTokyoDuel::new(&Setup { turn_limit: TurnLimit(Some(60)), ..Setup::default() }).unwrap();
        play_on(&mut game, usize::MAX, &mut source, &mut events, |game, seat, actions, source| {
            keys.extend(actions.iter().map(|action| action.phrase().key));
            at_random(game, seat, actions, source)
        });
        keys.extend(events.drain(..).map(|event: Event| event.phrase().key));
    }
    let said = |start: &str| keys.iter().filter(|key| key.starts_with(start)).count();
    assert_eq!((said("action-"), said("event-")), (30, 38), "{keys:?}");
}

/// Small and flat: copies cost nanoseconds.
#[test]
fn the_state_is_small() {
    assert!(size_of::<KingOfTokyoDuel>() <= 1024, "{} bytes", size_of::<KingOfTokyoDuel>());
}
