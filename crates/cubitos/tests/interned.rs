//! How many files of component data a process takes. In a program of its own, because it takes them all.

use cubitos::tables::MAX_TABLES;
use cubitos::{Replacement, Tables};

fn file(number: usize) -> Replacement {
    let (step, credits) = (number / 20 + 1, number % 20);
    Replacement::from_json(&format!(r#"{{"fan_track": [{{"step": {step}, "credits": {credits}}}]}}"#)).unwrap()
}

#[test]
fn a_process_takes_so_many_files_and_no_more() {
    for number in 0..MAX_TABLES {
        Tables::with(&file(number)).unwrap();
    }
    let error = Tables::with(&file(MAX_TABLES)).unwrap_err();
    assert_eq!(error.to_string(), "data: 64 different files are in use already; start the program again");
    // Those it knows are still there, and one more can still be checked.
    assert!(Tables::with(&file(3)).is_ok());
    assert!(file(MAX_TABLES).check().is_ok());
}
