//! The suite of the engine, run for this game at tables of every size with every switch.

use clever_cubed::setup::{
    BonusOrder, FallbackArea, FallbackTest, QuestionBlue, QuestionTurquoise, QuestionYellow, SoloFallback,
};
use clever_cubed::{CleverCubed, Setup, StartingPlayer};
use engine::testkit::{Plan, compare_playthrough, conformance};
use engine::{Fast, Game, Perft, Seat, Turn, perft};

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
    |setup| setup.solo_fallback = SoloFallback::Off,
    |setup| setup.bonus_order = BonusOrder::FirstInFirstOut,
];

/// For every number of players: the rules as they are, all switches thrown, and two tables with some of them, so that each
/// switch is thrown on its own side of several others.
pub fn plan() -> Plan<Setup> {
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
    Plan::new(tables.collect::<Vec<_>>(), STEPS_MAX)
}

conformance!(CleverCubed, plan());

#[test]
fn solo_playthrough() {
    compare_playthrough::<CleverCubed>(&Setup::for_players(1), 1, "tests/playthroughs/solo.txt").unwrap();
}

#[test]
fn playthrough_for_two() {
    let setup = Setup { starting_player: StartingPlayer::Random, ..Setup::for_players(2) };
    compare_playthrough::<CleverCubed>(&setup, 2, "tests/playthroughs/two-players.txt").unwrap();
}

fn after_steps(players: u8, seed: u64, steps: usize) -> CleverCubed {
    let mut game = CleverCubed::new(&Setup::for_players(players)).unwrap();
    let mut source = Fast::new(seed);
    let mut actions = Vec::new();
    for _ in 0..steps {
        match game.turn() {
            Turn::Over => panic!("over"),
            Turn::Chance => game.happen(&game.draw(&mut source), &mut ()).unwrap(),
            Turn::Players(seats) => {
                let seat = seats.first().unwrap();
                game.legal(seat, &mut actions);
                game.play(seat, &actions[source.below(actions.len() as u32) as usize], &mut ()).unwrap();
            }
        }
    }
    game
}
#[test]
fn tmp() {
    let t = std::time::Instant::now();
    eprintln!("{:?} {:?}", perft(&after_steps(1, 0, 0), 1), t.elapsed());
    let t = std::time::Instant::now();
    eprintln!("{:?} {:?}", perft(&after_steps(1, 0, 0), 2), t.elapsed());
    for players in 1..=4 {
        for steps in [1, 5, 10, 15, 20, 30, 40, 50, 60, 70] {
            for depth in 1..=3 {
                let g = after_steps(players, 1, steps);
                let first = perft(&g, 1).paths;
                let t = std::time::Instant::now();
                let s = g.save();
                if first * (if g.turn() == Turn::Chance { 1 } else { 40 }) * (depth as u128 - 1) > 50000 {
                    continue;
                }
                eprintln!("{players} {steps} {:?} {depth} {:?} {:?}", s.phase, perft(&g, depth), t.elapsed());
            }
        }
    }
}
