//! The ten race sets, and courses of laps and linked tracks.

use std::collections::BTreeSet;

use cubitos::{CardId, CellId, Colour, Course, Onward, Position, RaceSetId, Tables, TrackId};

fn track(name: &str) -> TrackId {
    TrackId::named(name).unwrap()
}

/// The cards are given in the order of the colours: red, orange, yellow, green, blue, purple, brown, white.
fn check(set: &str, course: Course, cards: [&str; 8]) {
    let tables = Tables::standard();
    let set = tables.race_set(RaceSetId::named(set).unwrap());
    assert_eq!(set.course, course);
    assert_eq!(set.cards.map(CardId::name), cards);
    assert_eq!(set.cards.map(CardId::colour), Colour::ALL);
    let cheap = set.cards.iter().filter(|card| tables.card(**card).cost <= 5).count();
    assert!(cheap >= 3, "{cheap} cards cost 5 or less");
    assert_eq!(tables.advice(&set.cards), cubitos::Advice::default());
}

#[test]
fn set_race_1() {
    check(
        "race-1",
        Course::laps(track("nothing-goes-right"), 1),
        ["mr-soldier", "dugout", "reckless-cheese", "rock-on", "bob", "rollosaurus", "rich-dog", "smelly-cat"],
    );
}

#[test]
fn set_race_2() {
    check(
        "race-2",
        Course::laps(track("ahead-of-the-curve"), 1),
        [
            "punch-guy",
            "reliever-beaver",
            "the-big-cheese",
            "pina-cubelada",
            "undercover-fish",
            "dancing-dino",
            "captain-bark",
            "cat-tastrophy",
        ],
    );
}

#[test]
fn set_race_3() {
    check(
        "race-3",
        Course::laps(track("testing-the-waters"), 1),
        [
            "supah-general",
            "benchwarmer",
            "ledercheesen",
            "keep-on-rollin",
            "llama-rama",
            "cubasaurus",
            "wizard",
            "fat-cat",
        ],
    );
}

#[test]
fn set_race_4() {
    check(
        "race-4",
        Course::laps(track("still-waters-run-deep"), 1),
        [
            "jacques-couteau",
            "batter-beaver",
            "stinky-cheese",
            "pineapple-rocks",
            "bahama-llama",
            "wikiwiki-dinosaur",
            "dapper-doggie",
            "dope-cat",
        ],
    );
}

#[test]
fn set_race_5() {
    check(
        "race-5",
        Course::laps(track("ahead-of-the-curve"), 1),
        [
            "champion",
            "mr-bats",
            "bad-cheese",
            "up-to-11",
            "llama-shaman",
            "you-bet-jurassican",
            "dr-livingstone",
            "broken-cow",
        ],
    );
}

#[test]
fn set_race_6() {
    check(
        "race-6",
        Course::laps(track("testing-the-waters"), 1),
        [
            "crabby",
            "the-babe",
            "the-cheese-stands-alone",
            "rolling-stoned",
            "stogie",
            "shimmy-shimmy-dino",
            "mr-dog",
            "fast-cat",
        ],
    );
}

#[test]
fn set_race_7() {
    check(
        "race-7",
        Course::laps(track("nothing-goes-right"), 2),
        [
            "el-bandito",
            "pinch-eater",
            "cheese-boy",
            "punk-fruit",
            "chilly-mcchillster",
            "pronto-bronto",
            "muggles",
            "schmutz",
        ],
    );
}

#[test]
fn set_combotastic() {
    check(
        "combotastic",
        Course::laps(track("testing-the-waters"), 1),
        [
            "mr-soldier",
            "pinch-eater",
            "cheese-boy",
            "pina-cubelada",
            "bob",
            "you-bet-jurassican",
            "captain-bark",
            "dope-cat",
        ],
    );
}

#[test]
fn set_such_much_fans() {
    check(
        "such-much-fans",
        Course::laps(track("ahead-of-the-curve"), 1),
        [
            "supah-general",
            "mr-bats",
            "the-big-cheese",
            "punk-fruit",
            "chilly-mcchillster",
            "wikiwiki-dinosaur",
            "rich-dog",
            "cat-tastrophy",
        ],
    );
}

#[test]
fn set_grand_finale() {
    check(
        "grand-finale",
        Course::linked(track("still-waters-run-deep"), track("testing-the-waters")),
        [
            "el-bandito",
            "the-babe",
            "the-cheese-stands-alone",
            "rolling-stoned",
            "stogie",
            "cubasaurus",
            "dapper-doggie",
            "smelly-cat",
        ],
    );
}

#[test]
fn the_champion_tour_uses_every_card_once() {
    let sets = RaceSetId::champion_tour().map(|set| Tables::standard().race_set(set));
    let cards: Vec<CardId> = sets.flat_map(|set| set.cards).collect();
    assert_eq!(cards.len(), CardId::COUNT);
    assert_eq!(cards.into_iter().collect::<BTreeSet<_>>(), CardId::all().collect());
}

#[test]
fn advice_about_dear_and_slow_sets() {
    let tables = Tables::standard();
    let cards = |names: [&str; 8]| names.map(|name| CardId::named(name).unwrap());
    let dear = cards([
        "mr-soldier",
        "the-babe",
        "bad-cheese",
        "punk-fruit",
        "bahama-llama",
        "rollosaurus",
        "dr-livingstone",
        "smelly-cat",
    ]);
    let advice = tables.advice(&dear);
    assert!(advice.too_dear && !advice.too_slow, "{advice:?}");
    let slow =
        cards(["mr-soldier", "mr-bats", "bad-cheese", "rock-on", "bob", "rollosaurus", "rich-dog", "smelly-cat"]);
    // Mr. Soldier loses a die, so the set gets by; El Bandito does not.
    assert!(!tables.advice(&slow).too_slow);
    let mut slower = slow;
    slower[0] = CardId::named("el-bandito").unwrap();
    let advice = tables.advice(&slower);
    assert!(!advice.too_dear && advice.too_slow, "{advice:?}");
}

#[test]
fn r51_a_finish_is_as_far_as_the_start_of_the_next_lap() {
    let (tables, course) = (Tables::standard(), Course::laps(track("nothing-goes-right"), 2));
    let finish = Position { leg: 0, cell: CellId::FINISH };
    let start = Position { leg: 1, cell: CellId::START };
    assert_eq!(course.distance(tables, finish), 30);
    assert_eq!(course.distance(tables, start), 30);
    assert_eq!((course.red_lines(tables, finish), course.red_lines(tables, start)), (8, 8));
    assert_eq!(course.onward(0), Onward::Hop);
    assert_eq!((course.red_lines_left(tables, finish), course.red_lines_left(tables, start)), (8, 8));
}

#[test]
fn r51_the_second_of_two_tracks_begins_one_foot_farther() {
    let tables = Tables::standard();
    let course = tables.race_set(RaceSetId::named("grand-finale").unwrap()).course;
    assert_eq!((course.legs(), course.tracks().count()), (2, 2));
    assert_eq!((course.onward(0), course.onward(1), course.onward(2)), (Onward::Step, Onward::Hop, Onward::Hop));
    assert_eq!(course.track_of(0).name(), "still-waters-run-deep");
    assert_eq!(course.track_of(1).name(), "testing-the-waters");
    assert_eq!(course.track_of(2).name(), "testing-the-waters");
    let distance = |leg: u8, cell: CellId| course.distance(tables, Position { leg, cell });
    assert_eq!([distance(0, CellId::FINISH), distance(1, CellId::START)], [34, 35]);
    assert_eq!([distance(1, CellId::FINISH), distance(2, CellId::START)], [70, 70]);
    assert_eq!(course.red_lines(tables, Position { leg: 1, cell: CellId::START }), 8);
    assert_eq!(course.red_lines(tables, Position { leg: 1, cell: CellId::FINISH }), 16);
}

#[test]
fn a_race_is_finished_on_the_finish_of_its_last_leg() {
    let course = Course::laps(track("nothing-goes-right"), 2);
    let at = |leg: u8, cell: CellId| course.is_finished(Position { leg, cell });
    assert!(!at(0, CellId::FINISH) && !at(1, CellId::START) && at(1, CellId::FINISH) && at(2, CellId::START));
    let beyond = Position { leg: 2, cell: CellId::START };
    assert_eq!(course.red_lines_left(Tables::standard(), beyond), 0);
}
