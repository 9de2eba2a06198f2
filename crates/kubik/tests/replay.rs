//! `kubik replay`: sound records are told, others are refused with one line that names what is wrong.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use protocol::Bridge;
use serde_json::{Value, json};

fn ask(bridge: &mut Bridge, request: &Value) -> Value {
    let answer = bridge.answer(request.to_string().as_bytes()).expect("it is not empty");
    serde_json::from_str(answer).expect("an answer is JSON")
}

/// The record of a game by bots, broken off after some decisions.
fn record(players: u8, decisions: usize) -> Value {
    let mut bridge = Bridge::default();
    let new = json!({"cmd": "new", "game": "clever-cubed", "setup": {"players": players}, "seed": 7});
    let mut turn = ask(&mut bridge, &new)["turn"].take();
    for _ in 0..decisions {
        let Some(seat) = turn["players"].get(0) else { break };
        let action = ask(&mut bridge, &json!({"cmd": "bot", "policy": "random", "seat": seat}))["action"].take();
        turn = ask(&mut bridge, &json!({"cmd": "play", "seat": seat, "action": action}))["turn"].take();
    }
    ask(&mut bridge, &json!({"cmd": "record"}))["record"].take()
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder is there");
    path
}

fn kubik() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kubik"));
    command.arg("replay");
    command
}

fn text(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// The one line that says what is wrong.
fn refusal(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let line = String::from_utf8(output.stderr.clone()).expect("text");
    assert_eq!(line.lines().count(), 1, "{line}");
    line
}

#[test]
fn a_record_is_told_step_by_step() {
    let record = record(2, usize::MAX);
    let path = file("told.json", &record.to_string());
    let text = text(&kubik().arg(&path).output().expect("the binary starts"));
    let lines: Vec<_> = text.lines().collect();
    let steps = record["steps"].as_array().expect("a list").len();
    assert_eq!(lines[0], "Clever Cubed, 2 players");
    assert!(lines[1].starts_with("   1  ") && !text.contains('{'), "in words: {text}");
    let numbered = lines.iter().filter(|line| line.get(..4).is_some_and(|head| head.trim().parse::<u32>().is_ok()));
    assert_eq!(numbered.count(), steps, "{text}");
    assert!(text.contains("Player 1: Take the ") && text.contains("Player 2: Pick the "), "{text}");
    assert_eq!(lines[lines.len() - 4], "The game is over");
    let [first, second] = [3, 2].map(|back| lines[lines.len() - back]);
    assert!(first.starts_with("1. Player ") && second.starts_with("2. Player "), "the winner first: {text}");
    let told = self::text(&kubik().arg(&path).args(["--lang", "uk"]).output().expect("it starts"));
    assert!(told.starts_with("Хитрий у кубі, гравців: 2"), "{told}");
}

#[test]
fn json_has_the_events_of_every_step() {
    let record = record(1, 10);
    let path = file("events.json", &record.to_string());
    let told: Value =
        serde_json::from_str(&text(&kubik().arg(&path).arg("--json").output().expect("it starts"))).expect("JSON");
    assert_eq!(
        (&told["game"], &told["hash"], &told["outcome"]),
        (&json!("clever-cubed"), &record["hash"], &Value::Null)
    );
    let steps = told["steps"].as_array().expect("a list");
    assert_eq!(told["stepsTotal"], steps.len());
    assert_eq!(steps[0]["chance"], record["steps"][0]["chance"]);
    assert_eq!(steps[0]["events"][0]["event"], "threw");
    assert_eq!((&steps[1]["seat"], &steps[1]["action"]), (&json!(0), &record["steps"][1]["action"]));
    assert!(told.get("state").is_none());
}

#[test]
fn a_step_can_be_looked_at() {
    let record = record(1, 10);
    let path = file("step.json", &record.to_string());
    let at = |step: &str| kubik().arg(&path).args(["--step", step]).output().expect("the binary starts");
    let beginning = text(&at("0"));
    assert!(beginning.starts_with("Clever Cubed, 1 player\n\nClever Cubed  Round 1 of 6"), "the board: {beginning}");
    assert!(beginning.ends_with("\n\nRoll 1: throw the dice.\n") && !beginning.contains("\n   1  "), "{beginning}");
    assert!(text(&at("1")).ends_with("\n\nRoll 1: take a die.\n"));
    assert!(refusal(&at("9999")).contains("--step 9999: the match has"));
    let told = kubik().arg(&path).args(["--step", "1", "--json"]).output().expect("it starts");
    let told: Value = serde_json::from_str(&text(&told)).expect("JSON");
    assert_eq!((told["steps"].as_array().map(Vec::len), &told["state"]["phase"]), (Some(1), &json!("roll")));
}

#[test]
fn a_record_comes_through_a_pipe() {
    let mut child = kubik()
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let record = record(1, 5).to_string();
    child.stdin.take().expect("a pipe").write_all(record.as_bytes()).expect("it reads");
    assert!(text(&child.wait_with_output().expect("it ends")).ends_with("The match is not over yet.\n"));
}

#[test]
fn unsound_records_are_refused_with_one_line() {
    let sound = record(1, 10);
    let check = |name: &str, text: &str, message: &str| {
        let path = file(&format!("unsound-{name}.json"), text);
        let line = refusal(&kubik().arg(&path).output().expect("the binary starts"));
        assert!(line.starts_with("error: ") && line.contains(message), "{name}: {line}");
    };
    let whole = sound.to_string();
    check("truncated", &whole[..whole.len() / 2], "this is cut off: ");
    check("empty", "", "this is empty, and no match record");
    check("list", "[]", "this is no match record: this is JSON, but not an object");
    check("text", "Dear diary", "this is no match record: this is not JSON");
    check("foreign", r#"{"name":"package"}"#, "this is no match record: missing field `game`");
    let twice = whole.replacen('{', r#"{"format":2,"#, 1);
    check("twice", &twice, "duplicate field `format`");
    check("escape", "{\"game\":\"\\u001b[31m\\n\"}", "unknown game");
    let edited = |name: &str, place: &str, value: Value, message: &str| {
        let mut edited = sound.clone();
        *edited.pointer_mut(place).expect("the field is there") = value;
        check(name, &edited.to_string(), message);
    };
    edited("format", "/format", json!(3), "format: 3 is not known, this version reads 1 to 2");
    edited("game", "/game", json!("chess"), "game: unknown game 'chess'; there is clever-cubed");
    edited("players", "/setup/players", json!(0), "setup.players: must be 1 to 4, got 0");
    edited(
        "die",
        "/steps/0/chance/throw/white",
        json!(9),
        "steps[0].chance.throw.white: the white die must show 1 to 6, got 9",
    );
    edited("seat", "/steps/1/seat", json!(1), "steps[1]: the game does not wait for this seat");
    edited("action", "/steps/1/action", json!({"do": "jump"}), "steps[1].action.do: unknown variant `jump`");
    edited("hash", "/hash", json!("0123456789abcdef"), "hash: the steps lead to");
    let mut cut = sound.clone();
    cut["steps"].as_array_mut().expect("a list").pop();
    check("cut", &cut.to_string(), "hash: the steps lead to");
}

/// Matches that `kubik play` saved, now and before, are told like records.
#[test]
fn a_saved_match_is_told() {
    let record = record(1, 10);
    let told = |name: &str, content: &str| text(&kubik().arg(file(name, content)).output().expect("it starts"));
    let expected = told("bare.json", &record.to_string());
    let save = json!({"kubik": 1, "seats": ["person"], "record": record});
    assert_eq!(told("match.kubik.json", &save.to_string()), expected);
    let opening = json!({"kubik": 2, "game": "clever-cubed", "rulesVersion": record["rulesVersion"],
        "setup": record["setup"], "seats": ["person"]});
    let steps = record["steps"].as_array().expect("a list").iter().map(|step| format!("{step}\n"));
    let journal = format!("{opening}\n{}", steps.collect::<String>());
    assert_eq!(told("match.kubik", &journal), expected);
}

/// A match whose last line was cut off, as when the power fails, is told without it; that something is missing is said.
#[test]
fn a_torn_last_line_is_spoken_of() {
    let whole = record(1, 10);
    let opening = json!({"kubik": 2, "game": "clever-cubed", "rulesVersion": whole["rulesVersion"],
        "setup": whole["setup"], "seats": ["person"]});
    let steps: Vec<_> = whole["steps"].as_array().expect("a list").iter().map(Value::to_string).collect();
    let (last, sound) = steps.split_last().expect("some steps");
    let sound = format!("{opening}\n{}\n", sound.join("\n"));
    let expected = text(&kubik().arg(file("sound.kubik", &sound)).output().expect("it starts"));
    let torn = file("torn.kubik", &format!("{sound}{}", &last[..last.len() / 2]));
    for (arguments, said) in [
        (&[] as &[&str], "torn.kubik: the last line was cut off in the middle and is left out.\n"),
        (&["--lang", "uk"], "torn.kubik: останній рядок обірвано й пропущено.\n"),
        (&["--json"], "torn.kubik: the last line was cut off in the middle and is left out.\n"),
    ] {
        let output = kubik().arg(&torn).args(arguments).output().expect("it starts");
        let line = String::from_utf8(output.stderr).expect("text");
        assert!(line.ends_with(said) && line.lines().count() == 1, "{arguments:?}: {line}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        let told = String::from_utf8(output.stdout).expect("text");
        assert!(if arguments.is_empty() { told == expected } else { !told.is_empty() }, "{arguments:?}: {told}");
    }
}

/// A match by rules that are not today's is told as far as it can still be played, and keeps its result.
#[test]
fn a_record_of_older_rules_is_told_as_far_as_it_goes() {
    let mut old = record(2, usize::MAX);
    let total = old["steps"].as_array().expect("a list").len();
    old["rulesVersion"] = json!(0);
    let told = |name: &str, record: &Value| -> Value {
        let path = file(&format!("old-{name}.json"), &record.to_string());
        serde_json::from_str(&text(&kubik().arg(&path).arg("--json").output().expect("it starts"))).expect("JSON")
    };
    let same = told("same", &old);
    assert_eq!((&same["parted"], &same["outcome"]), (&Value::Null, &old["outcome"]));
    for (name, action, reason) in [
        ("known", json!({"do": "decline"}), "now is the time to"),
        ("unknown", json!({"do": "jump"}), "steps[1].action.do: unknown variant `jump`"),
    ] {
        let mut parted = old.clone();
        parted["steps"][1]["action"] = action;
        let told = told(name, &parted);
        assert_eq!((&told["parted"]["step"], &told["stepsTotal"]), (&json!(2), &json!(total)), "{told}");
        assert!(told["parted"]["reason"].as_str().is_some_and(|text| text.contains(reason)), "{}", told["parted"]);
        assert_eq!((told["steps"].as_array().map(Vec::len), &told["outcome"]), (Some(1), &old["outcome"]));
        let path = file("old-text.json", &parted.to_string());
        let lines = text(&kubik().arg(&path).output().expect("it starts"));
        assert!(
            lines.contains("those of today part from them at step 2. (") && lines.contains(" Player 2: "),
            "{lines}"
        );
        let answer = ask(&mut Bridge::default(), &json!({"cmd": "replay", "record": parted}));
        assert_eq!(answer["error"]["code"], "bad-record", "{answer}");
        assert!(
            answer["error"]["message"].as_str().is_some_and(|text| text.starts_with("record.steps[1]")),
            "{answer}"
        );
    }
}

#[test]
fn a_record_of_the_first_format_opens() {
    let mut old = record(1, 10);
    old["format"] = json!(1);
    old["hash"] = json!("0123456789abcdef");
    let answer = ask(&mut Bridge::default(), &json!({"cmd": "replay", "record": old}));
    assert_eq!(answer["turn"], json!({"players": [0]}), "{answer}");
}

#[test]
fn a_file_that_is_not_there() {
    let line = refusal(&kubik().arg("no/such/record.json").output().expect("the binary starts"));
    assert!(line.starts_with("error: cannot read no/such/record.json: "), "{line}");
}
