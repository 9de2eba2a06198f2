//! The suite of the engine, run for this game with every set of cards and every kind of course.

use std::collections::BTreeSet;

use cubitos::setup::{Cards, RoundLimit, TrackChoice};
use cubitos::{Action, Cubitos, Event, RaceSetId, Setup, TrackId};
use engine::testkit::{Trials, at_random, compare_playthrough, conformance, play_on};
use engine::{Fast, Game, Heuristic, Perft, Seat, Speak, StartingPlayer, perft};

/// More random events and decisions than the highest limit of rounds allows.
const STEPS_MAX: usize = 300_000;

/// A set, broken off after a few rounds: people who decide at random hardly ever finish a race.
fn short(set: &str, players: u8, rounds: u16) -> Setup {
    let set = RaceSetId::named(set).unwrap();
    Setup { round_limit: RoundLimit(rounds), ..Setup::of_set(set, players) }
}

/// Every set, with two to four players; then cards at random, another track, laps and a fixed first player.
pub fn trials() -> Trials<Setup> {
    let [first, second] = ["ahead-of-the-curve", "nothing-goes-right"].map(|name| TrackId::named(name).unwrap());
    let tables = [
        short("race-1", 2, 8),
        short("race-2", 3, 5),
        short("race-3", 2, 8),
        short("race-4", 4, 5),
        short("race-5", 2, 8),
        short("race-6", 3, 5),
        short("race-7", 2, 8),
        short("combotastic", 3, 5),
        short("such-much-fans", 4, 4),
        short("grand-finale", 2, 8),
        Setup { cards: Cards::Random, ..short("race-1", 2, 6) },
        Setup {
            first_player: StartingPlayer::Seat(Seat::new(1).unwrap()),
            track: TrackChoice::Linked(first, second),
            ..short("race-7", 2, 6)
        },
    ];
    Trials::new(tables, STEPS_MAX).with_games(1)
}

conformance!(Cubitos, trials());

#[test]
fn playthrough_of_race_1() {
    compare_playthrough::<Cubitos>(&short("race-1", 2, 6), 1, "tests/playthroughs/race-1.txt").unwrap();
}

#[test]
fn playthrough_of_the_grand_finale() {
    compare_playthrough::<Cubitos>(&short("grand-finale", 3, 4), 2, "tests/playthroughs/grand-finale.txt").unwrap();
}

/// Nobody has a die but the first-player die; seat 0 moves with these feet.
fn on_foot(track: &str, cell: &str, feet: &str) -> Cubitos {
    let json = format!(
        r#"{{"setup":{{"track":"{track}"}},"phase":"run","round":2,"holder":1,"mover":0,"players":[
            {{"stage":"move","draw":{{}},"cell":"{cell}",{feet}}},
            {{"draw":{{}},"discard":{{"first-player":1}}}}]}}"#
    );
    Cubitos::load(&serde_json::from_str(&json).unwrap()).unwrap()
}

/// The first numbers can be counted by hand. The others are what the engine found: when a rule is changed on purpose, they
/// change with it.
#[test]
fn perft_is_pinned() {
    let new = Cubitos::new(&short("race-1", 2, 300)).unwrap();
    assert_eq!(perft(&new, 1), Ok(Perft { paths: 2, states: 2 }));
    let cards = Cubitos::new(&Setup { cards: Cards::Random, ..short("race-1", 2, 300) }).unwrap();
    assert_eq!(perft(&cards, 3), Ok(Perft { paths: 343, states: 343 }));
    // One foot: four cells of land touch the start, or stop. Then the one die is rolled, which has four different sides.
    let one = on_foot("nothing-goes-right", "start", r#""feet":1"#);
    assert_eq!(perft(&one, 1), Ok(Perft { paths: 5, states: 5 }));
    let walks = [
        on_foot("nothing-goes-right", "start", r#""feet":4"#),
        on_foot("testing-the-waters", "r09c12", r#""feet":2,"waterFeet":2"#),
        on_foot("ahead-of-the-curve", "r06c07", r#""feet":2,"credits":9"#),
        on_foot("nothing-goes-right", "r10c15", r#""feet":3"#),
    ];
    let found = walks.map(|walk| perft(&walk, 5).map(|Perft { paths, states }| (paths, states)));
    assert_eq!(found, [Ok((1_802, 251)), Ok((4_756, 477)), Ok((34_868, 4_479)), Ok((2_340, 382))]);
}

/// The places of the actions that walk on.
fn sensible(game: &Cubitos, seat: Seat, actions: &[Action]) -> Vec<usize> {
    (0..actions.len()).filter(|&place| game.is_sensible(seat, &actions[place])).collect()
}

/// One-step look-ahead over the judgement of positions beats those who only walk on, and needs 8 to 30 rounds for a lap.
#[test]
fn the_judgement_of_positions_wins_races() {
    let mut source = Fast::new(4);
    let mut wins = 0;
    for number in 0..40 {
        let clever = Seat::new(number % 2).unwrap();
        let mut game = Cubitos::new(&Setup::default()).unwrap();
        play_on(&mut game, STEPS_MAX, &mut source, &mut (), |game, seat, actions, source| {
            let sensible = sensible(game, seat, actions);
            if seat != clever && !sensible.is_empty() {
                return sensible[source.below(sensible.len() as u32) as usize];
            }
            let judged = |place: &usize| {
                let mut after = game.clone();
                after.play_listed(seat, &actions[*place], &mut ());
                after.evaluate(seat, Cubitos::TAUGHT)
            };
            (0..actions.len()).max_by_key(judged).unwrap()
        });
        let rounds = game.save().round;
        assert!((8..=30).contains(&rounds), "{rounds} rounds");
        wins += u32::from(game.outcome().unwrap().places()[clever.index()] == 1);
    }
    assert!(wins >= 34, "{wins} of 40");
}

/// Whatever can be decided and whatever can happen has words.
#[test]
fn every_action_and_event_can_be_said() {
    let (mut source, mut events) = (Fast::new(6), Vec::new());
    let mut keys = BTreeSet::new();
    for (set, seed) in RaceSetId::all().flat_map(|set| (0..12).map(move |seed| (set, seed))) {
        let cards = if seed == 0 { Cards::Random } else { Cards::OfSet };
        let setup = Setup { cards, round_limit: RoundLimit(40), ..Setup::of_set(set, 2 + seed % 3) };
        let mut game = Cubitos::new(&setup).unwrap();
        play_on(&mut game, STEPS_MAX, &mut source, &mut events, |game, seat, actions, source| {
            keys.extend(actions.iter().map(|action| action.phrase().key));
            // Walk on most of the time, so that something happens on the track.
            let sensible = sensible(game, seat, actions);
            match sensible.is_empty() || source.below(4) == 0 {
                true => at_random(game, seat, actions, source),
                false => sensible[source.below(sensible.len() as u32) as usize],
            }
        });
        keys.extend(events.drain(..).map(|event: Event| event.phrase().key));
    }
    let said = |start: &str| keys.iter().filter(|key| key.starts_with(start)).count();
    assert_eq!((said("action-"), said("event-")), (32, 41), "{keys:?}");
}

/// Small and flat: copies cost nanoseconds.
#[test]
fn the_state_is_small() {
    assert!(size_of::<Cubitos>() <= 2560, "{} bytes", size_of::<Cubitos>());
    assert!(size_of::<<Cubitos as Game>::Action>() <= 8);
}

/// Two light grey dice and a dark grey one: three results by three, 6 × 6 × 6 throws. The figures are counted by hand.
#[test]
fn odds_of_a_roll_are_counted() {
    let state = serde_json::from_str(
        r#"{"setup":{"players":2},"phase":"roll","round":1,"players":[
            {"stage":"decide","draw":{},"hand":{"light-grey":2,"dark-grey":1},"discard":{"first-player":1},"limit":9},
            {"draw":{},"limit":9}]}"#,
    );
    let game = Cubitos::load(&state.unwrap()).unwrap();
    let mut odds = Vec::new();
    game.odds(9, &mut odds).unwrap();
    let weight = |json: &str| odds.iter().find(|(fate, _)| serde_json::to_string(fate).unwrap() == json).unwrap().1;
    assert_eq!(weight(r#"{"roll":{"light-grey":{"blank":2},"dark-grey":{"blank":1}}}"#), 25 * 4);
    assert_eq!(weight(r#"{"roll":{"light-grey":{"blank":1,"coins":1},"dark-grey":{"feet":1}}}"#), 10);
    assert_eq!(weight(r#"{"roll":{"light-grey":{"coins":2},"dark-grey":{"coins":1}}}"#), 1);
    assert_eq!((odds.len(), odds.iter().map(|(_, weight)| weight).sum::<u64>()), (9, 216));
    assert!(game.odds(8, &mut odds).is_err() && odds.is_empty());
}
