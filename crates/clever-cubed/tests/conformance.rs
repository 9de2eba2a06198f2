//! The suite of the engine, run for this game at tables of every size with every switch.

use clever_cubed::setup::{BonusOrder, FallbackArea, FallbackTest, QuestionBlue, QuestionTurquoise, QuestionYellow};
use clever_cubed::{CleverCubed, Setup};
use engine::testkit::{Trials, compare_playthrough, conformance, weighing_is_exact};
use engine::{Game, Perft, Seat, StartingPlayer, Switch, perft};
use serde_json::json;

/// No game has more random events and decisions than this.
const STEPS_MAX: usize = 1_000;

/// Every switch on its other value, one at a time.
const SWITCHES: [fn(&mut Setup); 8] = [
    |setup| setup.starting_player = StartingPlayer::Random,
    |setup| setup.question_blue = QuestionBlue::OneToSix,
    |setup| setup.question_yellow = QuestionYellow::GreyOnly,
    |setup| setup.question_turquoise = QuestionTurquoise::MatchingDice,
    |setup| setup.fallback_area = FallbackArea::Location,
    |setup| setup.fallback_test = FallbackTest::JokersCount,
    |setup| setup.solo_fallback = Switch(false),
    |setup| setup.bonus_order = BonusOrder::FirstInFirstOut,
];

/// For every number of players: the rules as they are, all switches thrown, and two tables with some of them, so that each
/// switch is thrown on its own side of several others.
fn trials() -> Trials<Setup> {
    let tables = (1..=4).flat_map(|players| {
        [0b0000_0000, 0b1111_1111, 0b0101_0011, 0b1010_1100_u8].map(|thrown: u8| {
            let mut setup = Setup::for_players(players);
            for (index, throw) in SWITCHES.iter().enumerate() {
                if thrown.rotate_left(players.into()) >> index & 1 == 1 {
                    throw(&mut setup);
                }
            }
            if setup.starting_player != StartingPlayer::Random {
                setup.starting_player = StartingPlayer::Seat(Seat::new(players - 1).expect("a seat"));
            }
            setup
        })
    });
    Trials::new(tables.collect::<Vec<_>>(), STEPS_MAX)
}

conformance!(CleverCubed, trials());

#[test]
fn actions_are_weighed_exactly() {
    weighing_is_exact::<CleverCubed>(&trials().with_games(6)).unwrap();
}

#[test]
fn solo_playthrough() {
    compare_playthrough::<CleverCubed>(&Setup::for_players(1), 1, "tests/playthroughs/solo.txt").unwrap();
}

#[test]
fn playthrough_for_two() {
    let setup = Setup { starting_player: StartingPlayer::Random, ..Setup::for_players(2) };
    compare_playthrough::<CleverCubed>(&setup, 2, "tests/playthroughs/two-players.txt").unwrap();
}

fn start(setup: Setup) -> CleverCubed {
    CleverCubed::new(&setup).unwrap()
}

/// Two players pick from the platter, in any order. They have a number joker and an extra die, and yellow and turquoise
/// bonuses within reach, so that question marks come up and one of them sets off another.
fn passive_turn() -> CleverCubed {
    let player = json!({
        "stage": "pick",
        "sheet": {
            "yellow": [[3, 4], [2], [2, 5]],
            "turquoise": [[1, 2], [4, 5], [4], [], []],
            "blue": {"left": [6, 5], "right": [8]},
            "brown": [1, 2],
            "numberJokers": {"circled": 1},
            "extraDice": {"circled": 1},
        },
    });
    let state = json!({
        "setup": {"players": 3},
        "phase": "passive",
        "round": 3,
        "roll": 3,
        "dice": {
            "yellow": {"value": 2, "place": "platter"},
            "turquoise": {"value": 4, "place": "slot-1"},
            "blue": {"value": 3, "place": "platter"},
            "brown": {"value": 5, "place": "slot-2"},
            "pink": {"value": 6, "place": "slot-3"},
            "white": {"value": 4, "place": "platter"},
        },
        "seats": [{}, player, player],
    });
    CleverCubed::load(&serde_json::from_value(state).unwrap()).unwrap()
}

/// Where a number can be counted by hand, the comment says how. The others are what the engine found: when a rule is changed
/// on purpose, they change with it.
#[test]
fn perft_is_pinned() {
    let check = |game: &CleverCubed, depth, paths, states| assert_eq!(perft(game, depth), Ok(Perft { paths, states }));
    let throws = 6_u64.pow(6);
    let mut solo = start(Setup::for_players(1));
    check(&solo, 1, throws.into(), throws);
    check(&start(Setup { starting_player: StartingPlayer::Random, ..Setup::for_players(4) }), 1, 4, 4);

    // Re-roll and forfeit lead to a throw of all six dice. The dice have marks to choose from: yellow 1, turquoise 5 (any
    // row), brown 2, pink 1, white 9 (all of them but blue, where 3 + 6 fits neither side).
    let throw = json!({"throw": {"yellow": 1, "turquoise": 2, "blue": 3, "brown": 3, "pink": 5, "white": 6}});
    solo.happen(&serde_json::from_value(throw).unwrap(), &mut ()).unwrap();
    check(&solo, 2, u128::from(2 * throws) + 18, 2 * throws + 18);

    check(&passive_turn(), 1, 10, 10);
    check(&passive_turn(), 2, 114, 83);
    check(&passive_turn(), 3, 1_374, 630);
}
