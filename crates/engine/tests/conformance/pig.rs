//! The example game.

use engine::testkit::pig::{Action, Fate, Pig, Setup, State};
use engine::testkit::{Trials, compare_playthrough, conformance};
use engine::{Fast, Game, Heuristic, Perft, Seat, Turn, Viewer, perft};

pub fn trials() -> Trials<Setup> {
    Trials::new([(2, 50), (3, 20), (4, 100)].map(|(players, target)| Setup { players, target }), 3_000)
}

conformance!(Pig, trials());

/// A game for two with the lucky faces 6 and 2, in which these throws have been made.
fn after_throws(target: u16, throws: &[u8]) -> Pig {
    let mut pig = Pig::new(&Setup { players: 2, target }).unwrap();
    pig.happen(&Fate::Lucky(6), &mut ()).unwrap();
    pig.happen(&Fate::Lucky(2), &mut ()).unwrap();
    for &face in throws {
        throw(&mut pig, face);
    }
    pig
}

fn throw(pig: &mut Pig, face: u8) {
    let Turn::Players(seats) = pig.turn() else { panic!("nobody is to move") };
    pig.play(seats.first().unwrap(), &Action::Throw, &mut ()).unwrap();
    pig.happen(&Fate::Die(face), &mut ()).unwrap();
}

#[test]
fn the_playthrough_is_the_one_on_file() {
    let setup = Setup { players: 2, target: 20 };
    compare_playthrough::<Pig>(&setup, 7, "tests/conformance/pig.txt").unwrap();
}

#[test]
fn a_one_loses_the_points_of_the_turn() {
    let pig = after_throws(50, &[6, 5, 1]);
    let view = pig.view(Viewer::Spectator);
    assert_eq!((view.turn.number(), view.points_at_risk, view.seats[0].points), (1, 0, 0));
}

#[test]
fn lucky_faces_count_double_in_the_end() {
    let mut pig = after_throws(10, &[6, 6]);
    pig.play(Seat::FIRST, &Action::Hold, &mut ()).unwrap();
    assert_eq!(pig.outcome().unwrap().scores(), [24, 0]);
}

#[test]
fn the_lucky_face_is_for_its_owner_only() {
    let pig = after_throws(50, &[]);
    let lucky = |viewer| pig.view(viewer).seats.iter().map(|seat| seat.lucky).collect::<Vec<_>>();
    assert_eq!(lucky(Viewer::Seat(Seat::FIRST)), [Some(6), None]);
    assert_eq!(lucky(Viewer::Spectator), [None, None]);
}

/// The lucky face of seat 0 is 6: a throw wins 26 points in six throws, so 26 is the point of balance, not 20.
#[test]
fn greedy_play_holds_at_the_point_of_balance() {
    let prefers_hold = |throws: &[u8]| {
        let value = |action| {
            let mut pig = after_throws(200, throws);
            pig.play(Seat::FIRST, &action, &mut ()).unwrap();
            pig.evaluate(Seat::FIRST, Pig::TAUGHT)
        };
        value(Action::Hold) > value(Action::Throw)
    };
    assert!(!prefers_hold(&[5; 5]));
    assert!(prefers_hold(&[5, 5, 5, 4, 4, 4]));
}

#[test]
fn a_state_that_cannot_be_names_its_field() {
    let good = serde_json::json!({
        "setup": {"players": 2, "target": 20}, "phase": "decide", "turn": 1, "thrown": [5, 3],
        "seats": [{"lucky": 2, "safe": [6, 6]}, {"lucky": 4, "safe": []}],
    });
    let load = |pointer: &str, value: serde_json::Value| {
        let mut state = good.clone();
        *state.pointer_mut(pointer).unwrap() = value;
        Pig::load(&serde_json::from_value::<State>(state).unwrap()).map_err(|invalid| invalid.field)
    };
    assert!(load("/turn", 1.into()).is_ok());
    for (pointer, value, field) in [
        ("/setup/players", 5.into(), "setup.players"),
        ("/setup/target", 9.into(), "setup.target"),
        ("/setup/players", 3.into(), "seats"),
        ("/turn", 2.into(), "turn"),
        ("/seats/1/lucky", 7.into(), "seats[1].lucky"),
        ("/seats/1/lucky", serde_json::Value::Null, "seats[1].lucky"),
        ("/seats/0/safe", [6, 1].into(), "seats[0].safe[1]"),
        ("/seats/0/safe", [6, 6, 6, 6].into(), "seats[0].safe"),
        ("/thrown", [6, 6, 6, 6, 6].into(), "thrown"),
        ("/thrown", [2; 300].into(), "thrown"),
        ("/phase", "deal".into(), "phase"),
        ("/phase", "over".into(), "seats[1].safe"),
    ] {
        assert_eq!(load(pointer, value.clone()), Err(field.to_owned()), "{pointer} = {value}");
    }
}

#[test]
fn perft_counts_paths_and_states() {
    let pig = after_throws(10, &[]);
    // Throw; the die; throw or, unless it was a 1, hold; the die again where there was a throw.
    let counts: Vec<_> =
        (0..=4).map(|depth| perft(&pig, depth).unwrap()).map(|Perft { paths, states }| (paths, states)).collect();
    assert_eq!(counts[..3], [(1, 1), (1, 1), (6, 6)]);
    assert_eq!(counts[3], (5 * 2 + 1, 5 * 2 + 1));
    // Six times a die; after each of five holds the other one throws.
    assert_eq!(counts[4].0, 6 * 6 + 5);
}

/// The same by walking every single path.
#[test]
fn perft_agrees_with_counting_path_by_path() {
    fn count(pig: Pig, depth: u32, ends: &mut std::collections::HashSet<Pig>) -> u128 {
        let mut actions = Vec::new();
        let mut sum = 0;
        match pig.turn() {
            _ if depth == 0 => {
                ends.insert(pig);
                return 1;
            }
            Turn::Over => return count(pig, 0, ends),
            Turn::Chance(_) => {
                for (fate, _) in engine::chance::outcomes(|source| pig.draw(source)) {
                    let mut next = pig;
                    next.happen(&fate, &mut ()).unwrap();
                    sum += count(next, depth - 1, ends);
                }
            }
            Turn::Players(seats) => {
                for seat in seats.iter() {
                    pig.legal(seat, &mut actions);
                    for action in &actions {
                        let mut next = pig;
                        next.play(seat, action, &mut ()).unwrap();
                        sum += count(next, depth - 1, ends);
                    }
                }
            }
        }
        sum
    }
    // Deep enough for equal states by different paths and for games that are over.
    let pig = after_throws(10, &[]);
    let mut ends = std::collections::HashSet::new();
    let paths = count(pig, 9, &mut ends);
    assert_eq!(perft(&pig, 9), Ok(Perft { paths, states: ends.len() as u64 }));
    assert!(ends.iter().any(|end| end.turn() == Turn::Over) && (ends.len() as u128) < paths);
}

#[test]
fn imagined_faces_are_spread_evenly() {
    let pig = after_throws(50, &[6]);
    let mut source = Fast::new(1);
    let mut counts = [0; 7];
    for _ in 0..5_000 {
        let imagined = pig.reimagine(Seat::FIRST, &mut source).save();
        assert_eq!(imagined.seats[0].lucky, Some(6));
        counts[usize::from(imagined.seats[1].lucky.unwrap())] += 1;
    }
    assert!(counts[2..].iter().all(|count| (900..1_100).contains(count)), "{counts:?}");
}
