//! Every race set is raced to its end, with two to four players.

use cubitos::setup::{Cards, RoundLimit};
use cubitos::{Cubitos, Phase, RaceSetId, Setup};
use engine::{Fast, Game, Heuristic, Turn};

/// Races of each set that are loaded from every position.
const SEEDS: usize = 3;

/// A race of players who walk on and otherwise decide at random.
fn race(set: &str, players: u8) {
    let setup = Setup::of_set(RaceSetId::named(set).unwrap(), players);
    assert!(setup.warnings().is_empty());
    for seed in 0..4 {
        let mut game = Cubitos::new(&setup).unwrap();
        let (mut source, mut actions) = (Fast::new(seed), Vec::new());
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => game.happen(&game.draw(&mut source), &mut ()).unwrap(),
                Turn::Players(seats) => {
                    let seat = seats.first().unwrap();
                    game.legal(seat, &mut actions);
                    let sensible: Vec<_> = actions.iter().filter(|action| game.is_sensible(seat, action)).collect();
                    let choices = if sensible.is_empty() { actions.iter().collect() } else { sensible };
                    let action = *choices[source.below(choices.len() as u32) as usize];
                    game.play(seat, &action, &mut ()).unwrap();
                }
            }
        }
        let outcome = game.outcome().unwrap();
        assert_ne!(outcome.reason, "ended-by-round-limit", "{set} with {players}, seed {seed}");
        assert_eq!(outcome.places().iter().filter(|&&place| place == 1).count(), 1);
        assert_eq!(game.save().phase, Phase::Over);
    }
}

#[test]
fn set_race_1() {
    (2..=4).for_each(|players| race("race-1", players));
}

#[test]
fn set_race_2() {
    (2..=4).for_each(|players| race("race-2", players));
}

#[test]
fn set_race_3() {
    (2..=4).for_each(|players| race("race-3", players));
}

#[test]
fn set_race_4() {
    (2..=4).for_each(|players| race("race-4", players));
}

#[test]
fn set_race_5() {
    (2..=4).for_each(|players| race("race-5", players));
}

#[test]
fn set_race_6() {
    (2..=4).for_each(|players| race("race-6", players));
}

#[test]
fn set_race_7() {
    (2..=4).for_each(|players| race("race-7", players));
}

#[test]
fn set_combotastic() {
    (2..=4).for_each(|players| race("combotastic", players));
}

#[test]
fn set_such_much_fans() {
    (2..=4).for_each(|players| race("such-much-fans", players));
}

#[test]
fn set_grand_finale() {
    (2..=4).for_each(|players| race("grand-finale", players));
}

/// Whatever comes up in a race can be written down and loaded, with all checks of written states. Everybody waits now and
/// then, and decides nonsense, so that rare positions come up too.
#[test]
fn every_position_of_a_race_can_be_loaded() {
    for (number, set) in (0_u32..).zip(RaceSetId::all().flat_map(|set| [set; SEEDS])) {
        let cards = if number % 3 == 0 { Cards::OfSet } else { Cards::Random };
        let setup = Setup { cards, round_limit: RoundLimit(40), ..Setup::of_set(set, 2 + (number % 3) as u8) };
        let mut game = Cubitos::new(&setup).unwrap();
        let (mut source, mut actions) = (Fast::new(number.into()), Vec::new());
        while game.turn() != Turn::Over {
            match game.turn() {
                Turn::Players(seats) => {
                    let seat = seats.iter().nth(source.below(seats.iter().count() as u32) as usize).unwrap();
                    game.legal(seat, &mut actions);
                    let sensible: Vec<_> = actions.iter().filter(|action| game.is_sensible(seat, action)).collect();
                    let choices = match sensible.is_empty() || source.below(4) == 0 {
                        true => actions.iter().collect(),
                        false => sensible,
                    };
                    let action = *choices[source.below(choices.len() as u32) as usize];
                    game.play(seat, &action, &mut ()).unwrap();
                }
                _ => game.happen(&game.draw(&mut source), &mut ()).unwrap(),
            }
            let state = game.save();
            let loaded = Cubitos::load(&state).unwrap_or_else(|invalid| panic!("{invalid}: {state:?}"));
            assert_eq!(loaded, game);
        }
    }
}
