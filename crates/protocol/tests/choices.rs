//! The same seed and the same games make a search choose the same everywhere. What it chooses here lies in
//! `web/tests/choices.json`, and the tests of the page ask the modules of the page the same questions.
//!
//! After a change of what opponents think: `UPDATE_CHOICES=1 cargo test -p protocol --test choices`.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use guide::{Guide, Visitor};
use protocol::Session;
use serde_json::{Value, json};

/// Enough for several moves of every kind, few enough to be quick.
const POLICY: &str = "search:40";
const DECISIONS: usize = 24;

fn ask<G: Guide>(session: &mut Session<G>, question: &Value) -> Value {
    let answer: Value = serde_json::from_str(&session.answer(question.to_string().as_bytes())).unwrap();
    assert!(answer.get("error").is_none(), "{question}: {answer}");
    answer
}

/// The first decisions of a match between two searches.
fn choices<G: Guide>() -> Value {
    let mut session = Session::<G>::default();
    let mut scene = ask(&mut session, &json!({"new": {"setup": {"players": 2}, "seed": "5", "viewer": null}}));
    let mut decisions = 0;
    while decisions < DECISIONS {
        scene = match scene["turn"]["players"].as_array() {
            None => ask(&mut session, &json!({"throw": {"viewer": null}})),
            Some(seats) => {
                decisions += 1;
                ask(&mut session, &json!({"bot": {"seat": seats[0], "policy": POLICY, "viewer": null}}))
            }
        };
    }
    ask(&mut session, &json!({"record": {"steps": null}}))["record"]["steps"].take()
}

struct Choices;

impl Visitor for Choices {
    type Output = Value;

    fn visit<G: Guide>(self) -> Value {
        choices::<G>()
    }
}

#[test]
fn a_search_chooses_what_it_chose() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/choices.json");
    let chosen: BTreeMap<_, _> =
        games::all().iter().map(|info| (info.name, guide::with_game(info.name, Choices).unwrap())).collect();
    let mut text = serde_json::to_string_pretty(&chosen).unwrap();
    text.push('\n');
    if env::var_os("UPDATE_CHOICES").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let expected: BTreeMap<String, Value> = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    for (game, steps) in &chosen {
        assert_eq!(Some(steps), expected.get(*game), "{game}: see the head of this file");
    }
}
