//! A process may meet as many files of component data as there are.

use cubitos::{Book, Cubitos, Setup};
use engine::{Game, Viewer};
use serde_json::json;

/// Nothing is kept of a file once nobody races by it: the three thousandth is as good as the first.
#[test]
fn one_file_after_the_other() {
    const FILES: u32 = 3_000;
    for number in 0..FILES {
        let (step, credits, cost) = (number / 20 % 12 + 1, number % 20, number / 240 + 1);
        let data = json!({
            "fan_track": [{"step": step, "credits": credits}],
            "cards": [{"id": "bob", "cost": cost}],
        });
        let setup: Setup = serde_json::from_value(json!({"players": 2, "data": data})).unwrap();
        let race = Cubitos::new(&setup).unwrap();
        assert_eq!(race.setup(), setup);
        assert_eq!(u32::from(race.view(Viewer::Spectator).book.tables.fan_step(step as u8).credits), credits);
    }
}

/// The built-in book is there once, and one's own goes with its last race.
#[test]
fn a_book_goes_with_its_last_race() {
    let setup: Setup = serde_json::from_value(json!({"data": {"cards": [{"id": "bob", "cost": 5}]}})).unwrap();
    let race = Cubitos::new(&setup).unwrap();
    let copy = race.clone();
    let Book::Own(book) = race.view(Viewer::Spectator).book else {
        panic!("a corrected cost makes a book of one's own")
    };
    let weak = std::sync::Arc::downgrade(&book);
    drop((race, book));
    assert!(weak.upgrade().is_some());
    drop(copy);
    assert!(weak.upgrade().is_none());
}
