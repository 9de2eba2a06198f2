//! Lines for the bridge: as they are, or made by choices from a real match.

#![no_main]

use kubik_fuzz::{Choices, Session, mutate};
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};

fuzz_target!(|bytes: &[u8]| {
    match bytes.split_first() {
        Some((128.., choices)) => by_choices(&mut Choices::new(choices)),
        _ => as_text(bytes),
    }
});

fn as_text(bytes: &[u8]) {
    let mut session = Session::default();
    for line in bytes.split(|&byte| byte == b'\n') {
        session.send(line);
    }
}

fn by_choices(choices: &mut Choices<'_>) {
    let mut session = Session::default();
    session.begin(choices);
    let mut by_hand = false;
    while !choices.is_empty() {
        match choices.below(16) {
            0 => {
                let Some((seat, mut action)) = session.legal(choices) else { continue };
                mutate(&mut action, choices);
                session.ask(&json!({"cmd": "play", "seat": seat, "action": action}));
            }
            1 => _ = session.ask(&json!({"cmd": "undo", "seat": choices.below(5)})),
            2 | 3 => {
                let state = broken(session.peek(&json!({"cmd": "save"}))["state"].take(), choices);
                if session.ask(&json!({"cmd": "load", "state": state})).get("turn").is_some() {
                    by_hand = true;
                    session.check_views();
                }
            }
            4 => {
                let record = broken(session.peek(&json!({"cmd": "record"}))["record"].take(), choices);
                session.ask(&json!({"cmd": "replay", "record": record}));
            }
            5 => {
                let steps = session.peek(&json!({"cmd": "record"}))["record"]["steps"].take();
                let fates = steps.as_array().into_iter().flatten().filter_map(|step| step.get("chance")).cloned();
                let fates = broken(fates.rev().take(3).collect(), choices);
                session.ask(&json!({"cmd": "chance", "chance": fates}));
            }
            6 => {
                let Some((seat, action)) = session.legal(choices) else { continue };
                let mut request = json!({"cmd": "play", "seat": seat, "action": action, "id": 1});
                mutate(&mut request, choices);
                session.ask(&request);
            }
            7 => session.begin(choices),
            _ => {
                if !session.play_on(choices) {
                    break;
                }
            }
        }
    }
    session.check_position();
    if by_hand {
        session.play_out();
    }
}

/// The value with up to three things wrong.
fn broken(mut value: Value, choices: &mut Choices<'_>) -> Value {
    for _ in 0..choices.below(4) {
        mutate(&mut value, choices);
    }
    value
}
