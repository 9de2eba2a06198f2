//! How likely random events come out in which way, with figures counted by hand.

use std::collections::HashMap;

use clever_cubed::dice::Faces;
use clever_cubed::{CleverCubed, Die, Fate, PassiveThrow, Setup};
use engine::{Game, StartingPlayer, TooManyResults};
use serde_json::{Value, json};

fn load(state: Value) -> CleverCubed {
    CleverCubed::load(&serde_json::from_value(state).unwrap()).unwrap()
}

fn odds(game: &CleverCubed) -> Vec<(Fate, u64)> {
    let mut odds = Vec::new();
    game.odds(usize::MAX, &mut odds).unwrap();
    let mut refused = vec![odds[0]];
    assert_eq!(game.odds(odds.len() - 1, &mut refused), Err(TooManyResults));
    assert!(refused.is_empty());
    odds
}

fn solo_passive_throw() -> CleverCubed {
    load(json!({"setup": {"players": 1}, "phase": "passive-throw", "round": 2, "seats": [{}]}))
}

/// Yellow to white.
fn faces(values: [u8; 6]) -> Faces {
    Die::ALL.into_iter().zip(values).fold(Faces::default(), |faces, (die, face)| faces.with(die, face))
}

/// The weights of all results of a solo passive throw in which the dice show this.
fn weights(dice: Faces) -> HashMap<[Die; 3], u64> {
    let of_these = odds(&solo_passive_throw()).into_iter().filter_map(|(fate, weight)| match fate {
        Fate::PassiveThrow(throw) if throw.dice() == dice => Some((throw.slots(), weight)),
        _ => None,
    });
    of_these.collect()
}

#[test]
fn a_throw_has_six_results_for_each_die() {
    let die = |value: u8, place: &str| json!({"value": value, "place": place});
    let state = json!({
        "setup": {"players": 2}, "phase": "throw", "round": 1, "roll": 2, "seats": [{}, {}],
        "dice": {"yellow": die(5, "pool"), "white": die(6, "pool"), "pink": die(4, "slot-1"), "blue": die(1, "platter"),
                 "brown": die(2, "platter"), "turquoise": die(3, "platter")},
    });
    let odds = odds(&load(state));
    assert_eq!(odds.len(), 36);
    assert!(odds.iter().all(|(_, weight)| *weight == 1));
    assert_eq!(odds[0].0, Fate::Throw(Faces::default().with(Die::Yellow, 1).with(Die::White, 1)));
}

#[test]
fn everybody_is_as_likely_to_begin() {
    let setup = Setup { starting_player: StartingPlayer::Random, ..Setup::for_players(3) };
    assert_eq!(odds(&CleverCubed::new(&setup).unwrap()).iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [1; 3]);
}

/// 6^6 throws with 720 rankings each are 33,592,320 ways to 466,200 results, each listed once.
#[test]
fn a_solo_passive_throw_has_466_200_results() {
    let odds = odds(&solo_passive_throw());
    assert_eq!(odds.len(), 466_200);
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u64>(), 33_592_320);
    let distinct: std::collections::HashSet<_> = odds.iter().map(|(fate, _)| *fate).collect();
    assert_eq!(distinct.len(), odds.len());
}

/// Blue 1, pink 2 and one of three threes lie on the platter. Of the 720 rankings a third has yellow as the nearest three,
/// 240. The white 6 comes before both other threes only if at most yellow is before it: in half of these, 120.
#[test]
fn the_nearer_of_equal_dice_go_to_the_platter() {
    let [yellow, turquoise, brown, white] = [Die::Yellow, Die::Turquoise, Die::Brown, Die::White];
    let weights = weights(faces([3, 3, 1, 3, 2, 6]));
    assert_eq!(weights.len(), 3 * 6);
    assert_eq!(weights[&[white, turquoise, brown]] + weights[&[white, brown, turquoise]], 120);
    assert_eq!(weights[&[white, turquoise, brown]], 60);
    assert_eq!(weights[&[turquoise, white, brown]], 30);
    assert_eq!(weights[&[brown, turquoise, white]], 30);
    assert!(!weights.contains_key(&[yellow, turquoise, brown]), "the 6 is never on the platter");
}

/// Goes through all rankings, for throws with every kind of tie.
#[test]
fn weights_are_the_numbers_of_rankings() {
    for values in [
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 3, 4, 5],
        [2, 2, 2, 2, 2, 2],
        [6, 1, 1, 6, 1, 1],
        [5, 5, 5, 1, 5, 1],
        [4, 3, 3, 1, 3, 3],
    ] {
        let dice = faces(values);
        let mut counted: HashMap<[Die; 3], u64> = HashMap::new();
        let mut ranking = Die::ALL;
        for_each_order(&mut ranking, 0, &mut |ranking| {
            *counted.entry(PassiveThrow::ranked(dice, ranking).slots()).or_default() += 1;
        });
        assert_eq!(weights(dice), counted, "{values:?}");
    }
}

fn for_each_order(dice: &mut [Die; 6], from: usize, visit: &mut impl FnMut([Die; 6])) {
    if from == dice.len() {
        return visit(*dice);
    }
    for index in from..dice.len() {
        dice.swap(from, index);
        for_each_order(dice, from + 1, visit);
        dice.swap(from, index);
    }
}

#[test]
fn a_solo_passive_throw_is_written_with_its_slots_and_once_was_with_its_ranking() {
    let dice = json!({"yellow": 3, "turquoise": 3, "blue": 1, "brown": 3, "pink": 2, "white": 6});
    let read = |slots: Value| serde_json::from_value::<Fate>(json!({"passiveThrow": slots}));
    let written = json!({"dice": dice, "slots": ["white", "brown", "turquoise"]});
    let fate = read(written.clone()).unwrap();
    assert_eq!(serde_json::to_value(fate).unwrap(), json!({"passiveThrow": written}));
    let ranking = json!(["white", "yellow", "brown", "turquoise", "pink", "blue"]);
    assert_eq!(read(json!({"dice": dice, "ranking": ranking})).unwrap(), fate);
    for (wrong, expected) in [
        (json!({"dice": dice}), "a solo passive throw needs dice and slots"),
        (json!({"dice": dice, "slots": ["white", "brown", "brown"]}), "three different dice"),
        (json!({"dice": dice, "slots": ["white", "brown", "blue"]}), "the three lowest dice lie on the platter"),
        (json!({"dice": {"yellow": 3}, "slots": ["white", "brown", "blue"]}), "all six dice are thrown"),
    ] {
        let error = read(wrong).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
}
