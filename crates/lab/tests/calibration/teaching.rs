//! A school must find the known best number, however noisy single games are.

use std::num::{NonZeroU64, NonZeroUsize};

use engine::{Game, Heuristic, Weights as _};
use lab::{Course, School};

use crate::pig::{Pig, Setup, Weights};

fn school(threads: usize) -> School<Pig> {
    let start = Pig::new(&Setup { players: 1, goal: 3 }).unwrap();
    School::new(vec![start], 5, NonZeroU64::new(300).unwrap(), NonZeroUsize::new(threads).unwrap()).unwrap()
}

fn taught(school: &School<Pig>, course: Course, generations: u32) -> Course {
    (0..generations).fold(course, |course, _| school.teach(&course).unwrap())
}

/// To hold at 20 is best, and 18 to 23 give away next to nothing; the school begins at 12.
#[test]
fn the_known_best_number_is_found() {
    let school = school(2);
    let course = taught(&school, school.course(), 40);
    let winner = school.graduate(&course).unwrap();
    assert!((17..=24).contains(&winner.hold_at), "{winner:?}");
    let [exam] = school.compare(&winner, Pig::FIRST, NonZeroU64::new(3000).unwrap()).unwrap()[..] else {
        panic!("one number of players")
    };
    let [low, high] = exam.difference_interval.unwrap();
    assert!(low > 0.0 && high > exam.difference && exam.win_share.is_none(), "{exam:?}");
}

/// Whoever goes on from what was written down comes to the same numbers, on any number of threads.
#[test]
fn lessons_can_be_interrupted() {
    let (alone, shared) = (school(1), school(3));
    let whole = taught(&alone, alone.course(), 12);
    let half = taught(&shared, shared.course(), 5);
    let text = serde_json::to_string(&half).unwrap();
    let resumed = taught(&shared, serde_json::from_str(&text).unwrap(), 7);
    assert_eq!(whole, resumed);
}

/// A draw between equals: the one that was taught before stays.
#[test]
fn nothing_changes_without_a_reason() {
    let school = school(1);
    assert_eq!(school.graduate(&school.course()).unwrap(), *Pig::TAUGHT);
    let [exam] = school.compare(Pig::TAUGHT, Pig::FIRST, NonZeroU64::new(50).unwrap()).unwrap()[..] else {
        panic!("one number of players")
    };
    assert_eq!((exam.difference, exam.difference_interval), (0.0, Some([0.0, 0.0])), "the same dice, the same play");
}

#[test]
fn numbers_grow_shrink_and_change_sign() {
    let school = school(1);
    let at = |place: [f64; 2]| school.judgement(&place).values();
    assert_eq!(at([0.0, 0.0]), Pig::TAUGHT.values());
    assert_eq!(at([0.1, -0.1]), [13, 90], "a tenth of each");
    assert_eq!(at([0.0, -1.2])[1], -51);
    assert_eq!(Weights::names().len(), 2);
}
