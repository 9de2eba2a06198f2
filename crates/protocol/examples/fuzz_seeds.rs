//! Writes `fuzz/seeds` and `fuzz/dictionary` from real sessions, so that fuzzing does not have to invent the protocol.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use engine::Fast;
use protocol::Bridge;
use protocol::answer::{GameEntry, GameList};
use serde_json::{Value, json};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let mut words = BTreeSet::new();
    for target in ["bridge", "record"] {
        fs::create_dir_all(folder.join("seeds").join(target))?;
        for number in 0..8 {
            let name = format!("seeds/{target}/choices-{number}");
            fs::write(folder.join(name), choices(number))?;
        }
    }
    for GameEntry { name, players: (fewest, most), .. } in GameList::new().games {
        for players in BTreeSet::from([fewest, most]) {
            let (lines, record) = session(name, players, &mut words);
            fs::write(folder.join(format!("seeds/bridge/{name}-{players}.jsonl")), lines)?;
            fs::write(folder.join(format!("seeds/record/{name}-{players}.json")), record + "\n")?;
        }
    }
    let dictionary: String = words.iter().map(|word| format!("\"\\\"{word}\\\"\"\n")).collect();
    fs::write(folder.join("dictionary"), dictionary)
}

/// Bytes that the targets read as choices: the first one is above 127.
fn choices(number: u64) -> Vec<u8> {
    let mut source = Fast::new(number);
    let mut bytes = vec![255];
    bytes.extend((0..100).map(|_| source.below(256) as u8));
    bytes
}

/// The lines of a short session with every command, and the record of the match in it.
fn session(game: &str, players: u8, words: &mut BTreeSet<String>) -> (String, String) {
    let mut bridge = Bridge::default();
    let mut lines = String::new();
    let mut ask = |request: Value| -> Value {
        let line = request.to_string();
        lines += &line;
        lines.push('\n');
        collect(&request, words);
        let answer = bridge.answer(line.as_bytes()).expect("a request is no empty line");
        let answer = serde_json::from_str(answer).expect("an answer is JSON");
        collect(&answer, words);
        answer
    };
    for cmd in ["help", "games"] {
        ask(json!({"cmd": cmd, "id": players}));
    }
    let setup = json!({"players": players});
    ask(json!({"cmd": "new", "game": game, "setup": setup, "dice": "by-hand"}));
    let new = json!({"cmd": "new", "game": game, "setup": setup, "seed": "7", "chance": []});
    let mut turn = ask(new)["turn"].take();
    ask(json!({"cmd": "components"}));
    for _ in 0..8 {
        let seat = turn["players"][0].clone();
        let action = ask(json!({"cmd": "bot", "policy": "greedy", "seat": seat}))["action"].take();
        turn = ask(json!({"cmd": "play", "seat": seat, "action": action}))["turn"].take();
    }
    for cmd in ["legal", "view", "guide", "undo"] {
        ask(json!({"cmd": cmd, "seat": 0}));
    }
    let state = ask(json!({"cmd": "save"}))["state"].take();
    let record = ask(json!({"cmd": "record"}))["record"].take();
    ask(json!({"cmd": "load", "state": state, "dice": "at-once"}));
    ask(json!({"cmd": "replay", "record": record}));
    ask(json!({"cmd": "outcome"}));
    ask(json!({"cmd": "quit"}));
    (lines, record.to_string())
}

/// All keys and words of a value, for the dictionary.
fn collect(value: &Value, words: &mut BTreeSet<String>) {
    let is_word = |text: &str| text.len() < 24 && text.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'-');
    match value {
        Value::String(text) if is_word(text) => _ = words.insert(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, words)),
        Value::Object(fields) => fields.iter().for_each(|(key, inner)| {
            words.insert(key.clone());
            collect(inner, words);
        }),
        _ => {}
    }
}
