//! Match records: as they are, or real ones that are cut and edited.

#![no_main]

use kubik_fuzz::{Choices, Session, mutate};
use libfuzzer_sys::fuzz_target;
use protocol::record::replay;
use serde_json::json;

fuzz_target!(|bytes: &[u8]| {
    match bytes.split_first() {
        Some((128.., choices)) => by_choices(&mut Choices::new(choices)),
        _ => _ = replay(bytes, usize::MAX),
    }
});

fn by_choices(choices: &mut Choices<'_>) {
    let mut session = Session::default();
    session.begin(choices);
    for _ in 0..choices.below(64) {
        session.play_on(choices);
    }
    let sound = session.peek(&json!({"cmd": "record"}))["record"].take();
    let mut record = sound.clone();
    for _ in 0..choices.below(4) {
        mutate(&mut record, choices);
    }
    let replayed = replay(record.to_string().as_bytes(), choices.below(256));
    assert!(record != sound || replayed.is_ok(), "{replayed:?}");
    let answer = session.ask(&json!({"cmd": "replay", "record": record}));
    assert_eq!(answer.get("turn").is_some(), replayed.is_ok(), "{answer}\n{replayed:?}");
    if let Ok(replayed) = replayed {
        assert_eq!(replayed.steps_total, record["steps"].as_array().map_or(0, Vec::len));
        assert_eq!(replayed.hash.to_string(), record["hash"].as_str().unwrap_or_default().to_lowercase());
    }
}
