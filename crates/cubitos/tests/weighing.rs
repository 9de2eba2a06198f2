//! The quick way to weigh actions says exactly what making every one of them says.

use cubitos::setup::{Cards, RoundLimit, TrackChoice};
use cubitos::{Cubitos, RaceSetId, Replacement, Setup, TrackId, Weights};
use engine::{Buffers, Fast, Game, Heuristic, Turn, Weights as _, worth_of};

/// Decisions of one race that are looked at.
const DECISIONS: usize = 400;

/// How often the best action is taken instead of any, of eight times.
const AT_RANDOM: u32 = 0;
const MOSTLY_GREEDY: u32 = 7;

/// Plays a race and compares at every decision. The memory stays from race to race, whatever they have in common.
fn compare(setup: &Setup, weights: &Weights, greed: u32, seed: u64, memory: &mut Buffers<Cubitos>) {
    let mut race = Cubitos::new(setup).unwrap();
    let mut source = Fast::new(seed);
    let (mut legal, mut worths, mut buffers) = (Vec::new(), Vec::new(), Buffers::default());
    let mut decisions = 0;
    while decisions < DECISIONS {
        let seats = match race.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                race.let_happen(&mut source, &mut ());
                continue;
            }
            Turn::Players(seats) => seats,
        };
        decisions += 1;
        let seat = seats.iter().nth(source.below(u32::from(seats.len())) as usize).unwrap();
        race.legal(seat, &mut legal);
        race.weigh(seat, &legal, weights, memory, &mut worths);
        let exact = legal.iter().map(|action| worth_of(&race, seat, action, weights, &mut buffers));
        for (index, worth) in exact.enumerate() {
            assert_eq!(worths[index], worth, "{:?} of {:?} with seed {seed} in {setup:?}", legal[index], race.save());
        }
        let choice = match source.below(8) < greed {
            true => (0..legal.len()).max_by_key(|&index| worths[index]).unwrap(),
            false => source.below(legal.len() as u32) as usize,
        };
        race.play_listed(seat, &legal[choice], &mut ());
    }
    assert!(decisions > 0);
}

fn compare_all(setups: impl IntoIterator<Item = Setup>) {
    // Other numbers, all different, so that nothing can be mistaken for something else.
    let values = Cubitos::FIRST.values();
    let other =
        values.iter().zip(1..).map(|(value, number)| value + number % 7 + value * (number % 5) / 9).collect::<Vec<_>>();
    let other = Weights::of_values(&other);
    let mut memory = Buffers::default();
    for (setup, seed) in setups.into_iter().zip(1..) {
        compare(&setup, Cubitos::TAUGHT, MOSTLY_GREEDY, seed, &mut memory);
        compare(&setup, &other, MOSTLY_GREEDY, seed, &mut memory);
        compare(&setup, Cubitos::TAUGHT, AT_RANDOM, seed, &mut memory);
    }
}

#[test]
fn in_every_set_with_two_to_four_players() {
    compare_all(RaceSetId::all().flat_map(|set| (2..=4).map(move |players| Setup::of_set(set, players))));
}

#[test]
fn on_every_track_and_with_any_cards() {
    let one = |track| Setup { track: TrackChoice::One(track), cards: Cards::Random, ..Setup::default() };
    let [first, .., last] = TrackId::ALL;
    let linked = Setup { track: TrackChoice::Linked(last, first), ..Setup::for_players(3) };
    let short = Setup { round_limit: RoundLimit(3), ..Setup::default() };
    compare_all(TrackId::ALL.map(one).into_iter().chain([linked, short]));
}

#[test]
fn with_data_of_ones_own() {
    let data = r#"{
        "dice": [{"id": "dark-grey", "faces": [{"kind": "feet", "n": 2}, {"kind": "blank"}, {"kind": "credits", "n": 1},
            {"kind": "blank"}, {"kind": "blank"}, {"kind": "coins", "n": 1}]}],
        "cards": [{"id": "bob", "cost": 5}, {"id": "rich-dog", "abilities": [{"timing": "now", "op": {"extra-roll": {"n": 2}}}]}],
        "fan_track": [{"step": 1, "credits": 5}]
    }"#;
    let own = Setup { data: Replacement::from_json(data).unwrap(), ..Setup::default() };
    compare_all([own.clone(), Setup::default(), own]);
}
