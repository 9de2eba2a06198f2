//! Every race set is raced to its end, with two to four players.

use cubitos::setup::{Cards, RoundLimit};
use cubitos::{Action, Cubitos, Phase, RaceSetId, Setup};
use engine::testkit::{at_random, play_on};
use engine::{Fast, Game, Heuristic, Seat, Turn};

/// Races of each set that are loaded from every position.
const SEEDS: usize = 3;

/// Walks on most of the time, so that something happens on the track, and otherwise decides at random: any of one in
/// `nonsense` decisions is nonsense.
fn walk_on(nonsense: u32) -> impl FnMut(&Cubitos, Seat, &[Action], &mut Fast) -> usize {
    move |game, seat, actions, source| {
        let is_sensible = |place: &usize| game.is_sensible(seat, &actions[*place]);
        let sensible: Vec<_> = (0..actions.len()).filter(is_sensible).collect();
        match sensible.is_empty() || source.below(nonsense) == 0 {
            true => at_random(game, seat, actions, source),
            false => sensible[source.below(sensible.len() as u32) as usize],
        }
    }
}

/// A race of players who walk on and otherwise decide at random.
fn race(set: &str, players: u8) {
    let setup = Setup::of_set(RaceSetId::named(set).unwrap(), players);
    assert!(setup.warnings().is_empty());
    for seed in 0..4 {
        let mut game = Cubitos::new(&setup).unwrap();
        play_on(&mut game, usize::MAX, &mut Fast::new(seed), &mut (), walk_on(u32::MAX));
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
        let mut source = Fast::new(number.into());
        while game.turn() != Turn::Over {
            play_on(&mut game, 1, &mut source, &mut (), walk_on(4));
            let state = game.save();
            let loaded = Cubitos::load(&state).unwrap_or_else(|invalid| panic!("{invalid}: {state:?}"));
            assert_eq!(loaded, game);
        }
    }
}
