//! What both targets share: bytes as choices, JSON with one thing wrong, and a conversation whose promises are checked.

use protocol::Bridge;
use serde_json::{Value, json};

const ERROR: &str = r#"{"error":"#;

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
    break_here(here, choices);
}

fn break_here(here: &mut Value, choices: &mut Choices<'_>) {
    const NUMBERS: [i64; 16] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 32, 33, 255, 256, -1];
    const WORDS: [&str; 34] = [
        "yellow",
        "turquoise",
        "blue",
        "brown",
        "pink",
        "white",
        "black",
        "left",
        "right",
        "bonus",
        "points",
        "pool",
        "platter",
        "slot-1",
        "slot-2",
        "slot-3",
        "idle",
        "roll",
        "took",
        "pick",
        "extra-dice",
        "starting-player",
        "round-start",
        "throw",
        "active-extra-dice",
        "passive-throw",
        "passive",
        "last-chance",
        "over",
        "random",
        "take",
        "extra",
        "matching-dice",
        "first-in-first-out",
    ];
    match here {
        Value::Number(_) => *here = (*choices.one_of(&NUMBERS)).into(),
        Value::String(_) => *here = (*choices.one_of(&WORDS)).into(),
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
            0 => (*choices.one_of(&WORDS)).into(),
            1 => (*choices.one_of(&NUMBERS)).into(),
            _ => json!([]),
        }),
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(choices.below(fields.len())).expect("counted").clone();
            match choices.below(3) {
                0 => _ = fields.remove(&key),
                1 => _ = fields.insert(key, Value::Null),
                _ => _ = fields.insert((*choices.one_of(&WORDS)).to_owned(), json!(1)),
            }
        }
        Value::Null => {
            *here = match choices.below(4) {
                0 => {
                    json!({"column": 1 + choices.below(6), "left": 1 + choices.below(4), "rows": [1 + choices.below(5)]})
                }
                1 => json!({"die": choices.one_of(&WORDS[..6]), "use": choices.one_of(&["take", "pick", "extra"])}),
                2 => (*choices.one_of(&NUMBERS)).into(),
                _ => json!([]),
            }
        }
        Value::Object(_) | Value::Bool(_) => *here = Value::Null,
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
        let text = self.bridge.answer(line)?;
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
        self.bridge.answer(line.as_bytes()).expect("a request is no empty line")
    }

    fn saved(&mut self) -> Option<String> {
        Some(self.text(r#"{"cmd":"save"}"#)).filter(|state| !state.starts_with(ERROR))
    }

    /// The seats that the match waits for; none when it is over or not open.
    pub fn waiting(&mut self) -> Vec<Value> {
        self.peek(&json!({"cmd": "turn"}))["turn"]["players"].as_array().cloned().unwrap_or_default()
    }

    /// Whatever position is open, it is sound: it can be played on, and saved and loaded.
    pub fn check_position(&mut self) {
        let seats = self.waiting();
        let over = self.text(r#"{"cmd":"turn"}"#).starts_with(r#"{"turn":{"over":"#);
        assert_eq!(seats.is_empty(), over, "nobody has anything to do, and it is not over");
        for seat in seats {
            let legal = self.text(&format!(r#"{{"cmd":"legal","seat":{seat}}}"#));
            assert!(legal.starts_with(r#"{"actions":[{"#), "the game waits for {seat}, who has no action");
        }
        let state = self.now.as_ref().expect("a match is open");
        let load = state.replacen('{', r#"{"cmd":"load","#, 1);
        let mut other = Bridge::default();
        let loaded = other.answer(load.as_bytes()).expect("a request is no empty line");
        assert!(!loaded.starts_with(ERROR), "{loaded}\n{state}");
        assert_eq!(other.answer(br#"{"cmd":"save"}"#).as_ref(), Some(state), "a state changes when it is loaded");
    }

    /// Everybody can look at the open position.
    pub fn check_views(&mut self) {
        assert!(self.text(r#"{"cmd":"view"}"#).starts_with(r#"{"view":"#));
        for seat in self.waiting() {
            assert!(self.text(&format!(r#"{{"cmd":"view","seat":{seat}}}"#)).starts_with(r#"{"view":"#));
        }
    }

    /// Opens a match of any size and variant.
    pub fn begin(&mut self, choices: &mut Choices<'_>) {
        let mut setup = json!({"players": 1 + choices.below(4)});
        let games = self.peek(&json!({"cmd": "games"}))["games"].take();
        for option in
            games[0]["options"].as_array().expect("a list").iter().filter(|option| option["id"] != "startingPlayer")
        {
            let values = option["values"].as_array().expect("a list");
            setup[option["id"].as_str().expect("a name")] = choices.one_of(values).clone();
        }
        if choices.below(3) == 0 {
            setup["startingPlayer"] = "random".into();
        }
        let answer =
            self.ask(&json!({"cmd": "new", "game": "clever-cubed", "setup": setup, "seed": choices.below(256)}));
        assert!(answer.get("turn").is_some(), "{answer}");
    }

    /// A legal action and whose it is; none when the game is over.
    pub fn legal(&mut self, choices: &mut Choices<'_>) -> Option<(Value, Value)> {
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
        const DECISIONS_MAX: usize = 2000;
        self.peek(&json!({"cmd": "chance", "chance": []}));
        for _ in 0..DECISIONS_MAX {
            let Some(seat) = self.waiting().first().cloned() else { return };
            let action = self.peek(&json!({"cmd": "bot", "policy": "random", "seat": seat}))["action"].take();
            let answer = self.peek(&json!({"cmd": "play", "seat": seat, "action": action}));
            assert!(answer.get("turn").is_some(), "{answer}");
        }
        panic!("the game does not end");
    }
}
