//! Both targets and what they share: bytes as choices, JSON with one thing wrong, and a conversation whose promises are
//! checked. No fuzzer is needed to run them: the tests of `protocol` do so as well, with bytes from a seeded source.

use std::sync::LazyLock;

use protocol::Bridge;
use protocol::record::replay;
use serde_json::{Value, json};

const ERROR: &str = r#"{"error":"#;

const CHANCE: &str = r#"{"turn":{"chance":"#;

/// Bytes as a series of choices; zeros when they have come to their end.
pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    /// So many choices make a long match; more would only make every run slower.
    const COUNT_MAX: usize = 512;

    /// The choices that these bytes make.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(&bytes[..bytes.len().min(Self::COUNT_MAX)])
    }

    /// Is none left?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A number below `n`, which is at least 1.
    pub fn below(&mut self, n: usize) -> usize {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(first) % n
    }

    /// One of some things, of which there is at least one.
    pub fn one_of<'b, T>(&mut self, things: &'b [T]) -> &'b T {
        &things[self.below(things.len())]
    }
}

/// Breaks one place of a value; often what results is still of the right shape.
pub fn mutate(value: &mut Value, choices: &mut Choices<'_>) {
    // What stands somewhere else in the value is more likely to be understood than anything made up.
    if choices.below(6) == 0 {
        let graft = place(value, choices).clone();
        *place(value, choices) = graft;
    } else {
        break_here(place(value, choices), choices);
    }
}

/// Some place in a value.
fn place<'a>(value: &'a mut Value, choices: &mut Choices<'_>) -> &'a mut Value {
    const DEPTH_MAX: usize = 12;
    let mut here = value;
    for _ in 0..DEPTH_MAX {
        let inner = match &*here {
            Value::Array(items) => items.len(),
            Value::Object(fields) => fields.len(),
            _ => 0,
        };
        // One time in six the knife falls on a list or an object itself.
        if inner == 0 || choices.below(6) == 0 {
            break;
        }
        let index = choices.below(inner);
        here = match here {
            Value::Array(items) => &mut items[index],
            Value::Object(fields) => fields.values_mut().nth(index).expect("counted"),
            _ => unreachable!("nothing else has something inside"),
        };
    }
    here
}

/// Everything that is a word in the protocol or in a game, as the dictionary lists it.
static WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let word = |line: &'static str| line.strip_prefix("\"\\\"")?.strip_suffix("\\\"\"");
    include_str!("../dictionary").lines().filter_map(word).collect()
});

/// One of the words; two bytes choose it, as there are more than one byte can tell apart.
fn word(choices: &mut Choices<'_>) -> &'static str {
    let number = choices.below(256) * 256 + choices.below(256);
    WORDS[number % WORDS.len()]
}

fn break_here(here: &mut Value, choices: &mut Choices<'_>) {
    const NUMBERS: [i64; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 32, 33, 255, 256, -1];
    match here {
        Value::Number(_) => *here = (*choices.one_of(&NUMBERS)).into(),
        Value::String(_) => *here = word(choices).into(),
        Value::Array(items) if !items.is_empty() => {
            let index = choices.below(items.len());
            match choices.below(4) {
                0 => _ = items.remove(index),
                1 => items.insert(index, items[index].clone()),
                2 => items.swap(0, index),
                _ => items.truncate(index),
            }
        }
        Value::Array(items) => items.push(match choices.below(3) {
            0 => word(choices).into(),
            1 => (*choices.one_of(&NUMBERS)).into(),
            _ => json!([]),
        }),
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(choices.below(fields.len())).expect("counted").clone();
            match choices.below(3) {
                0 => _ = fields.remove(&key),
                1 => _ = fields.insert(key, Value::Null),
                _ => _ = fields.insert(word(choices).to_owned(), json!(1)),
            }
        }
        Value::Null => {
            *here = match choices.below(4) {
                0 => word(choices).into(),
                1 => (*choices.one_of(&NUMBERS)).into(),
                2 => json!({}),
                _ => json!([]),
            }
        }
        Value::Bool(is_true) => *is_true = !*is_true,
        Value::Object(_) => *here = Value::Null,
    }
}

/// A conversation with the bridge that checks its promises after every line.
#[derive(Default)]
pub struct Session {
    bridge: Bridge,
    /// The state after the last line, if a match is open.
    now: Option<String>,
}

impl Session {
    /// Sends a line. What comes back is one JSON object on one line, and an error has changed nothing.
    pub fn send(&mut self, line: &[u8]) -> Option<Value> {
        let text = self.bridge.answer(line)?.to_owned();
        assert!(!text.contains('\n'), "an answer is one line");
        let answer: Value = serde_json::from_str(&text).expect("an answer is JSON");
        let now = self.saved();
        if let Some(error) = answer.get("error") {
            assert!(error["code"].is_string() && error["message"].is_string(), "{text}");
            assert_eq!(self.now, now, "an error changed something: {text}");
        } else if now != self.now {
            self.now = now;
            self.check_position();
        }
        Some(answer)
    }

    /// Sends a request.
    pub fn ask(&mut self, request: &Value) -> Value {
        self.send(request.to_string().as_bytes()).expect("a request is no empty line")
    }

    /// Sends a request past the checks.
    pub fn peek(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.text(&request.to_string())).expect("an answer is JSON")
    }

    fn text(&mut self, line: &str) -> String {
        self.bridge.answer(line.as_bytes()).expect("a request is no empty line").to_owned()
    }

    fn saved(&mut self) -> Option<String> {
        Some(self.text(r#"{"cmd":"save"}"#)).filter(|state| !state.starts_with(ERROR))
    }

    /// The seats that the match waits for; none when it is over or not open.
    pub fn waiting(&mut self) -> Vec<Value> {
        self.peek(&json!({"cmd": "turn"}))["turn"]["players"].as_array().cloned().unwrap_or_default()
    }

    /// Lets random events come out that wait for somebody to throw.
    fn throw(&mut self) {
        while self.text(r#"{"cmd":"turn"}"#).starts_with(CHANCE) {
            let answer = self.text(r#"{"cmd":"throw"}"#);
            if answer.starts_with(ERROR) {
                assert!(answer.contains("bad-chance"), "{answer}");
                self.text(r#"{"cmd":"chance","chance":[]}"#);
            }
            self.now = self.saved();
        }
    }

    /// Whatever position is open, it is sound: it can be played on, and saved and loaded.
    pub fn check_position(&mut self) {
        let seats = self.waiting();
        let turn = self.text(r#"{"cmd":"turn"}"#);
        let waits = !turn.starts_with(r#"{"turn":{"over":"#) && !turn.starts_with(CHANCE);
        assert_eq!(waits, !seats.is_empty(), "nobody has anything to do, and it is not over");
        for seat in seats {
            let legal = self.text(&format!(r#"{{"cmd":"legal","seat":{seat}}}"#));
            let has_action = legal.starts_with(r#"{"actions":["#) && !legal.starts_with(r#"{"actions":[]"#);
            assert!(has_action, "the game waits for {seat}, who has no action");
        }
        let state = self.now.as_ref().expect("a match is open");
        let load = state.replacen('{', r#"{"cmd":"load","dice":"by-hand","#, 1);
        let mut other = Bridge::default();
        let loaded = other.answer(load.as_bytes()).expect("a request is no empty line");
        assert!(!loaded.starts_with(ERROR), "{loaded}\n{state}");
        assert_eq!(other.answer(br#"{"cmd":"save"}"#), Some(&**state), "a state changes when it is loaded");
    }

    /// Everybody can look at the open position and is told about it.
    pub fn check_views(&mut self) {
        assert!(self.text(r#"{"cmd":"view"}"#).starts_with(r#"{"view":"#));
        for seat in self.waiting() {
            assert!(self.text(&format!(r#"{{"cmd":"view","seat":{seat}}}"#)).starts_with(r#"{"view":"#));
            assert!(self.text(&format!(r#"{{"cmd":"guide","seat":{seat}}}"#)).starts_with(r#"{"guide":"#));
        }
    }

    /// Opens a match of any game, size and variant.
    pub fn begin(&mut self, choices: &mut Choices<'_>) {
        let games = self.peek(&json!({"cmd": "games"}))["games"].take();
        let game = choices.one_of(games.as_array().expect("a list"));
        let number = |place: &str| game.pointer(place).and_then(Value::as_u64).expect("a number") as usize;
        let (fewest, most) = (number("/players/0"), number("/players/1"));
        let players = fewest + choices.below(most - fewest + 1);
        let mut setup = json!({"players": players});
        for option in game["options"].as_array().expect("a list") {
            // Each variant is as it usually is in half of all matches.
            if choices.below(2) == 0 {
                let value = choices.one_of(option["values"].as_array().expect("a list")).as_str().expect("a word");
                let value = value.parse::<u64>().map_or_else(|_| value.into(), Value::from);
                setup[option["id"].as_str().expect("a name")] = value;
            }
        }
        let dice = if choices.below(4) == 0 { "by-hand" } else { "at-once" };
        let mut new =
            json!({"cmd": "new", "game": game["name"], "setup": setup, "seed": choices.below(256), "dice": dice});
        // Not all variants go together.
        if self.ask(&new).get("turn").is_none() {
            new["setup"] = json!({"players": players});
            let answer = self.ask(&new);
            assert!(answer.get("turn").is_some(), "{answer}");
        }
    }

    /// A legal action and whose it is; none when the game is over.
    pub fn legal(&mut self, choices: &mut Choices<'_>) -> Option<(Value, Value)> {
        self.throw();
        let seats = self.waiting();
        if seats.is_empty() {
            return None;
        }
        let seat = choices.one_of(&seats).clone();
        let actions = self.peek(&json!({"cmd": "legal", "seat": seat}))["actions"].take();
        let action = choices.one_of(actions.as_array().expect("a list")).clone();
        Some((seat, action))
    }

    /// Takes a legal action, which must be accepted unless the script is wrong. False when the game is over. The position
    /// is not checked every time: what legal play leads to, the conformance suite of the games plays through much faster.
    pub fn play_on(&mut self, choices: &mut Choices<'_>) -> bool {
        let Some((seat, action)) = self.legal(choices) else { return false };
        let answer = self.peek(&json!({"cmd": "play", "seat": seat, "action": action}));
        self.now = self.saved();
        assert!(answer.get("turn").is_some() || answer["error"]["code"] == "bad-chance", "{action}: {answer}");
        true
    }

    /// Plays to the end, which must come.
    pub fn play_out(&mut self) {
        const DECISIONS_MAX: usize = 20_000;
        self.peek(&json!({"cmd": "chance", "chance": []}));
        for _ in 0..DECISIONS_MAX {
            self.throw();
            let Some(seat) = self.waiting().first().cloned() else { return };
            let action = self.peek(&json!({"cmd": "bot", "policy": "random", "seat": seat}))["action"].take();
            let answer = self.peek(&json!({"cmd": "play", "seat": seat, "action": action}));
            assert!(answer.get("turn").is_some(), "{answer}");
        }
        panic!("the game does not end");
    }
}

/// Lines for the bridge: as they are, or made by choices from a real match.
pub fn bridge(bytes: &[u8]) {
    match bytes.split_first() {
        Some((128.., choices)) => bridge_by_choices(&mut Choices::new(choices)),
        _ => bridge_as_text(bytes),
    }
}

/// Match records: as they are, or real ones that are cut and edited.
pub fn record(bytes: &[u8]) {
    match bytes.split_first() {
        Some((128.., choices)) => record_by_choices(&mut Choices::new(choices)),
        _ => _ = replay(bytes, usize::MAX),
    }
}

fn bridge_as_text(bytes: &[u8]) {
    let mut session = Session::default();
    for line in bytes.split(|&byte| byte == b'\n') {
        session.send(line);
    }
}

fn bridge_by_choices(choices: &mut Choices<'_>) {
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
            8 => {
                let steps = session.peek(&json!({"cmd": "record"}))["record"]["steps"].take();
                let fate = steps.as_array().into_iter().flatten().rev().find_map(|step| step.get("chance"));
                let fate = broken(fate.cloned().unwrap_or_default(), choices);
                session.ask(&json!({"cmd": "happen", "fate": fate}));
            }
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

fn record_by_choices(choices: &mut Choices<'_>) {
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
    let goes_on = replayed.as_ref().is_ok_and(|replayed| replayed.parted.is_none());
    assert_eq!(answer.get("turn").is_some(), goes_on, "{answer}\n{replayed:?}");
    if let Ok(replayed) = replayed {
        assert_eq!(replayed.steps_total, record["steps"].as_array().map_or(0, Vec::len));
        if goes_on && record["format"] != 1 {
            assert_eq!(replayed.hash.to_string(), record["hash"].as_str().unwrap_or_default().to_lowercase());
        }
    }
}
