//! `kubik bridge` as another program meets it: through pipes. The manual's transcripts run here too.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use engine::Fast;
use protocol::{Bridge, LINE_BYTES_MAX};
use serde_json::{Value, json};

/// The real binary, spoken to line by line.
struct Process {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Process {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kubik"))
            .arg("bridge")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let requests = child.stdin.take().expect("a pipe");
        let answers = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, requests, answers }
    }

    fn send(&mut self, line: &[u8]) {
        self.requests.write_all(line).expect("the bridge listens");
        self.requests.write_all(b"\n").expect("the bridge listens");
    }

    fn answer(&mut self) -> String {
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("answers are text");
        assert_eq!(answer.pop(), Some('\n'), "an answer ends with its line");
        answer
    }

    fn ask(&mut self, line: impl AsRef<[u8]>) -> String {
        self.send(line.as_ref());
        self.answer()
    }

    fn ask_json(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.ask(request.to_string())).expect("an answer is JSON")
    }

    /// What nobody may change by a line that is refused: the state and all that led to it.
    fn everything(&mut self) -> String {
        self.ask(r#"{"cmd":"save"}"#) + &self.ask(r#"{"cmd":"record"}"#)
    }

    /// Asks for something impossible, and proves that nothing changed.
    fn refuse(&mut self, line: impl AsRef<[u8]>, code: &str, message: &str) {
        let line = line.as_ref();
        let before = self.everything();
        let shown = String::from_utf8_lossy(&line[..line.len().min(300)]).into_owned();
        let answer: Value = serde_json::from_str(&self.ask(line)).expect("an answer is JSON");
        assert_eq!(answer["error"]["code"], code, "{shown}\n{answer}");
        let text = answer["error"]["message"].as_str().expect("a message");
        assert!(text.contains(message), "{shown}\n{text}\nlacks: {message}");
        assert_eq!(self.everything(), before, "{shown} changed something");
    }

    /// Ends the input and hands back the exit code.
    fn end(self) -> Option<i32> {
        let Self { mut child, requests, mut answers } = self;
        drop(requests);
        let mut rest = String::new();
        answers.read_to_string(&mut rest).expect("answers are text");
        assert_eq!(rest, "", "nobody asked for this");
        child.wait().expect("it ends").code()
    }
}

fn new_game(players: u8) -> Value {
    json!({"cmd": "new", "game": "clever-cubed", "setup": {"players": players}, "seed": 7})
}

// ----- The manual -----

const MANUAL: &str = include_str!("../../../docs/bridge.md");

/// Does `text` fit `pattern`, in which `…` stands for anything?
fn fits(pattern: &str, text: &str) -> bool {
    let Some((first, rest)) = pattern.split_once('…') else { return pattern == text };
    let Some(mut left) = text.strip_prefix(first) else { return false };
    let mut pieces: Vec<_> = rest.split('…').collect();
    let last = pieces.pop().expect("split gives at least one piece");
    for piece in pieces {
        let Some(found) = left.find(piece) else { return false };
        left = &left[found + piece.len()..];
    }
    left.ends_with(last)
}

#[test]
fn wildcards_fit() {
    assert!(fits("ab", "ab") && !fits("ab", "abc"));
    assert!(fits("a…c", "abc") && fits("a…", "a") && fits("…b…", "abc"));
    assert!(!fits("a…c", "abcd") && !fits("…x…", "abc") && !fits("ab…bc", "abc"));
}

#[test]
fn transcripts_of_the_manual_run() {
    let mut process = None;
    let (mut exchanges, mut faults) = (0, Vec::new());
    for (number, line) in (1..).zip(MANUAL.lines()) {
        if line.starts_with("```") {
            // Every block is a conversation of its own.
            process = (line == "```text").then(Process::start);
        }
        let Some(process) = &mut process else { continue };
        if let Some(request) = line.strip_prefix("> ") {
            process.send(request.as_bytes());
        } else if let Some(expected) = line.strip_prefix("< ") {
            exchanges += 1;
            let answer = process.answer();
            if !fits(expected, &answer) {
                faults.push(format!("docs/bridge.md:{number}\n  written  {expected}\n  answered {answer}"));
            }
        }
    }
    assert!(exchanges > 20, "the manual has transcripts");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What the bot of the manual says and hears, line by line; `manual_bot` runs the bot itself where Python is installed.
#[test]
fn new_legal_and_play_are_enough_for_a_bot() {
    let mut bridge = Process::start();
    let mut turn = bridge.ask_json(&new_game(1))["turn"].clone();
    while let Some(seat) = turn["players"][0].as_u64() {
        let actions = bridge.ask_json(&json!({"cmd": "legal", "seat": seat}))["actions"].clone();
        turn = bridge.ask_json(&json!({"cmd": "play", "seat": seat, "action": actions[0]}))["turn"].clone();
    }
    assert_eq!(turn["over"]["scores"].as_array().map(Vec::len), Some(1), "{turn}");
}

// ----- Bad lines -----

#[test]
fn bad_lines_are_named_and_change_nothing() {
    let mut bridge = Process::start();
    assert_eq!(bridge.ask_json(&new_game(2))["turn"]["players"], json!([0]));
    let cases: &[(&str, &str, &str)] = &[
        ("hello", "bad-json", "not JSON"),
        ("{\"cmd\":\"turn\"", "bad-json", "EOF"),
        ("[1,2]", "bad-json", "not an object"),
        ("\"turn\"", "bad-json", "not an object"),
        ("{\"cmd\":1e999}", "bad-request", "cmd: must be the name"),
        ("{}", "bad-request", "cmd: is missing"),
        (r#"{"cmd":7}"#, "bad-request", "cmd: must be the name"),
        (r#"{"cmd":"turn","id":[1]}"#, "bad-request", "id: must be"),
        (r#"{"cmd":"fold"}"#, "unknown-command", "cmd: unknown command 'fold'; there is help, games, new"),
        (r#"{"cmd":"turn","seat":0}"#, "bad-request", "seat: unknown field"),
        (r#"{"cmd":"legal","seat":0,"seat":1}"#, "bad-request", "seat: is given twice"),
        (
            r#"{"cmd":"play","seat":0,"action":{"do":"forfeit","do":"forfeit"}}"#,
            "bad-action",
            "action: the field `do` is given twice",
        ),
        (r#"{"cmd":"new","setup":{}}"#, "bad-request", "missing field `game`"),
        (
            r#"{"cmd":"new","game":"chess","setup":{}}"#,
            "unknown-game",
            "game: unknown game 'chess'; there is clever-cubed",
        ),
        (r#"{"cmd":"new","game":"clever-cubed"}"#, "bad-request", "missing field `setup`"),
        (r#"{"cmd":"new","game":"clever-cubed","setup":{}}"#, "bad-setup", "setup: missing field `players`"),
        (
            r#"{"cmd":"new","game":"clever-cubed","setup":{"players":0}}"#,
            "bad-setup",
            "setup.players: must be 1 to 4, got 0",
        ),
        (
            r#"{"cmd":"new","game":"clever-cubed","setup":{"players":5}}"#,
            "bad-setup",
            "setup.players: must be 1 to 4, got 5",
        ),
        (r#"{"cmd":"new","game":"clever-cubed","setup":{"players":"2"}}"#, "bad-setup", "setup.players: invalid type"),
        (
            r#"{"cmd":"new","game":"clever-cubed","setup":{"players":2,"fast":true}}"#,
            "bad-setup",
            "setup.fast: unknown field",
        ),
        (
            r#"{"cmd":"new","game":"clever-cubed","setup":{"players":2,"bonusOrder":"any"}}"#,
            "bad-setup",
            "setup.bonusOrder: unknown variant `any`",
        ),
        (
            r#"{"cmd":"new","game":"clever-cubed","setup":{"players":2,"startingPlayer":2}}"#,
            "bad-setup",
            "setup.startingPlayer: must be random or 0 to 1",
        ),
        (r#"{"cmd":"new","game":"clever-cubed","setup":{"players":2},"seed":-1}"#, "bad-request", "seed: invalid"),
        (
            r#"{"cmd":"new","game":"clever-cubed","setup":{"players":2},"chance":{}}"#,
            "bad-chance",
            "chance: invalid type",
        ),
        (r#"{"cmd":"legal"}"#, "bad-request", "missing field `seat`"),
        (r#"{"cmd":"legal","seat":2}"#, "bad-seat", "seat: must be 0 to 1 at this table, got 2"),
        (r#"{"cmd":"view","seat":4}"#, "bad-seat", "seat: seat 4 does not exist"),
        (r#"{"cmd":"view","seat":300}"#, "bad-seat", "seat: invalid value"),
        (r#"{"cmd":"play","seat":0}"#, "bad-request", "missing field `action`"),
        (r#"{"cmd":"play","seat":0,"action":{}}"#, "bad-action", "action: missing field `do`"),
        (r#"{"cmd":"play","seat":0,"action":{"do":"win"}}"#, "bad-action", "action.do: unknown variant `win`"),
        (r#"{"cmd":"play","seat":0,"action":{"do":"take","die":"red"}}"#, "bad-action", "unknown variant `red`"),
        (r#"{"cmd":"play","seat":0,"action":{"do":"decline"}}"#, "illegal-action", "action: now is the time to"),
        (
            r#"{"cmd":"play","seat":0,"action":{"do":"cross","row":200}}"#,
            "illegal-action",
            "action: no further turquoise cross is open",
        ),
        (
            r#"{"cmd":"play","seat":1,"action":{"do":"forfeit"}}"#,
            "not-your-turn",
            "seat: the game does not wait for 1, it waits for 0",
        ),
        (
            r#"{"cmd":"bot","policy":"grandmaster","seat":0}"#,
            "bad-policy",
            "policy: unknown policy 'grandmaster'; there is",
        ),
        (r#"{"cmd":"bot","policy":"greedy","seat":1}"#, "not-your-turn", "it waits for 0"),
        (r#"{"cmd":"undo","seat":0}"#, "cannot-undo", "nothing to take back"),
        (
            r#"{"cmd":"chance","chance":[{"throw":{"blue":1}},{"throw":{"red":1}}]}"#,
            "bad-chance",
            "chance[1].throw.red: unknown variant `red`",
        ),
        (r#"{"cmd":"load","state":{}}"#, "bad-state", "state: missing field"),
        (r#"{"cmd":"load","game":"chess","state":{}}"#, "unknown-game", "game: unknown game"),
        (r#"{"cmd":"replay","record":{}}"#, "bad-record", "record: missing field `game`"),
        (
            r#"{"cmd":"replay","record":{"game":"clever-cubed","format":3,"rulesVersion":1}}"#,
            "bad-record",
            "record.format: 3",
        ),
    ];
    for (line, code, message) in cases {
        bridge.refuse(line, code, message);
    }
    let endless = format!(r#"{{"cmd":"load","state":{{"seats":[{}{{}}]}}}}"#, "{},".repeat(1_000_000));
    bridge.refuse(endless, "bad-state", "state.seats: has more than 4096 entries");
    bridge.refuse(b"{\"cmd\":\"turn\"\xff}", "bad-json", "not UTF-8");
    bridge.refuse(b"{\"cmd\":\"tu\0rn\"}", "bad-json", "control character");
    bridge.refuse("[".repeat(100_000), "bad-json", "EOF");
    let deep = "[".repeat(100_000) + &"]".repeat(100_000);
    bridge.refuse(format!(r#"{{"cmd":"play","seat":0,"action":{deep}}}"#), "bad-action", "recursion limit");
    assert_eq!(bridge.end(), Some(0));
}

#[test]
fn without_a_match_only_some_commands_work() {
    let mut bridge = Process::start();
    for cmd in ["turn", "view", "save", "record", "outcome"] {
        let answer = bridge.ask_json(&json!({"cmd": cmd, "id": "a"}));
        assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!("no-match"), &json!("a")), "{cmd}");
    }
    assert_eq!(bridge.ask_json(&json!({"cmd": "load", "state": {}}))["error"]["code"], "no-match");
    assert_eq!(bridge.ask_json(&json!({"cmd": "games", "id": 12}))["id"], 12);
    assert!(bridge.ask_json(&json!({"cmd": "help"}))["commands"].as_array().is_some_and(|list| list.len() > 10));
    assert_eq!(bridge.end(), Some(0));
}

#[test]
fn long_lines_are_refused_and_skipped() {
    let mut bridge = Process::start();
    bridge.ask_json(&new_game(1));
    bridge.refuse(vec![b'x'; 3 * LINE_BYTES_MAX], "line-too-long", "4194304 bytes");
    // Blanks alone are an empty line, but these hide a request that nobody has read.
    let mut hidden = vec![b' '; LINE_BYTES_MAX + 1];
    hidden.extend_from_slice(b"{\"cmd\":\"turn\"}");
    bridge.refuse(hidden, "line-too-long", "4194304 bytes");
    let mut longest = b"{\"cmd\":\"turn\"}".to_vec();
    longest.resize(LINE_BYTES_MAX, b' ');
    assert_eq!(bridge.ask(longest), r#"{"turn":{"players":[0]}}"#);
    assert_eq!(bridge.end(), Some(0));
}

#[test]
fn empty_lines_have_no_answer_and_quit_ends() {
    let mut bridge = Process::start();
    bridge.send(b"");
    bridge.send(b"  \t \r");
    assert_eq!(bridge.ask("{\"cmd\":\"quit\"}\r"), r#"{"bye":true}"#);
    assert_eq!(bridge.child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_last_line_without_an_end_is_answered() {
    let mut bridge = Process::start();
    bridge.requests.write_all(br#"{"cmd":"turn"}"#).expect("the bridge listens");
    let Process { mut child, requests, mut answers } = bridge;
    drop(requests);
    let mut answer = String::new();
    answers.read_to_string(&mut answer).expect("answers are text");
    assert!(answer.starts_with(r#"{"error":{"code":"no-match""#), "{answer}");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_closed_pipe_is_no_error() {
    let bridge = Process::start();
    let Process { mut child, mut requests, answers } = bridge;
    drop(answers);
    // The bridge may be gone before all of it is written, which is what this is about.
    let _ = requests.write_all("{\"cmd\":\"help\"}\n".repeat(1000).as_bytes());
    drop(requests);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

// ----- All or nothing -----

const THROW: &str = r#"{"throw":{"yellow":1,"turquoise":2,"blue":3,"brown":4,"pink":5,"white":6}}"#;

/// Forfeits the first roll, so that the whole pool is thrown again, with `chance` as the script.
fn after_forfeit(bridge: &mut Process, chance: &str) -> String {
    bridge.ask(format!(
        r#"{{"cmd":"new","game":"clever-cubed","setup":{{"players":2}},"seed":5,"chance":[{THROW}{chance}]}}"#
    ));
    bridge.ask(r#"{"cmd":"play","seat":0,"action":{"do":"forfeit"}}"#)
}

#[test]
fn a_scripted_event_that_does_not_fit_undoes_the_whole_request() {
    let mut bridge = Process::start();
    let expected = after_forfeit(&mut bridge, "");
    assert!(expected.starts_with(r#"{"turn":{"players":[0]}"#), "{expected}");
    for wrong in [r#","#.to_owned() + r#"{"throw":{"yellow":1}}"#, r#",{"startingPlayer":1}"#.to_owned()] {
        let answer = after_forfeit(&mut bridge, &wrong);
        assert!(answer.starts_with(r#"{"error":{"code":"bad-chance","message":"chance[1]: a throw"#), "{answer}");
        bridge.refuse(r#"{"cmd":"play","seat":0,"action":{"do":"forfeit"}}"#, "bad-chance", "chance[1]");
        // With another script the same request works, and the seed gives what it would have given.
        assert_eq!(bridge.ask(r#"{"cmd":"chance","chance":[]}"#), r#"{"left":0}"#);
        assert_eq!(bridge.ask(r#"{"cmd":"play","seat":0,"action":{"do":"forfeit"}}"#), expected);
    }
}

#[test]
fn a_match_that_cannot_begin_leaves_the_open_one() {
    let mut bridge = Process::start();
    bridge.ask_json(&new_game(3));
    let line = r#"{"cmd":"new","game":"clever-cubed","setup":{"players":2,"startingPlayer":"random"},"chance":[{"startingPlayer":1},{"throw":{"white":1}}]}"#;
    bridge.refuse(line, "bad-chance", "chance[1]: a throw of exactly the pool dice is due");
    let line = r#"{"cmd":"new","game":"clever-cubed","setup":{"players":2,"startingPlayer":"random"},"chance":[{"startingPlayer":2}]}"#;
    bridge.refuse(line, "bad-chance", "chance[0]");
}

#[test]
fn asking_a_bot_does_not_change_the_dice() {
    let play = r#"{"cmd":"play","seat":0,"action":{"do":"forfeit"}}"#;
    let mut asked = Process::start();
    asked.ask_json(&new_game(1));
    let mut silent = Process::start();
    silent.ask_json(&new_game(1));
    for _ in 0..10 {
        asked.ask(r#"{"cmd":"bot","policy":"random","seat":0}"#);
    }
    assert_eq!(asked.ask(play), silent.ask(play));
}

// ----- States and records -----

#[test]
fn states_written_by_hand_are_checked() {
    let mut bridge = Process::start();
    bridge.ask_json(&new_game(2));
    let state = bridge.ask_json(&json!({"cmd": "save"}))["state"].clone();
    let answer = bridge.ask_json(&json!({"cmd": "load", "state": state}));
    assert_eq!(answer, json!({"turn": {"players": [0]}, "events": []}));
    let yellow_19 = json!([[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 5]]);
    let cases = [
        ("/seats/0/sheet/yellow", yellow_19, "state.seats[0].sheet.yellow[2][5]: 5 is crossed twice"),
        ("/seats/1/sheet/foxes", json!(7), "state.seats[1].sheet.foxes: must be 0 to 6, got 7"),
        ("/seats/1/sheet/blue/left", json!([9]), "state.seats[1].sheet.blue.left[0]: 9 does not continue the run"),
        ("/seats", json!([]), "state.seats: must have 2 entries"),
        ("/round", json!(0), "state.round: must be 1 to 6"),
        ("/dice/blue/value", json!(7), "state.dice.blue.value: must be 1 to 6"),
        ("/setup/players", json!(5), "state.setup.players: must be 1 to 4, got 5"),
        ("/activePlayer", json!(3), "state.activePlayer: must be 0 to 1, got 3"),
        ("/dice/blue/place", json!("floor"), "state.dice.blue.place: unknown variant `floor`"),
        ("/phase", json!("over"), "state."),
    ];
    for (place, value, message) in cases {
        let mut wrong = state.clone();
        *wrong.pointer_mut(place).expect("the field is there") = value;
        bridge.refuse(json!({"cmd": "load", "state": wrong}).to_string(), "bad-state", message);
    }
}

#[test]
fn records_that_were_edited_are_refused() {
    let mut bridge = Process::start();
    bridge.ask_json(&new_game(1));
    for _ in 0..12 {
        let action = bridge.ask_json(&json!({"cmd": "bot", "policy": "greedy", "seat": 0}))["action"].clone();
        bridge.ask_json(&json!({"cmd": "play", "seat": 0, "action": action}));
    }
    let record = bridge.ask_json(&json!({"cmd": "record"}))["record"].clone();
    let edit = |place: &str, value: Value| {
        let mut edited = record.clone();
        *edited.pointer_mut(place).expect("the field is there") = value;
        edited
    };
    let mut cut = record.clone();
    cut["steps"].as_array_mut().expect("a list").pop();
    let mut more = record.clone();
    more["winner"] = json!(0);
    let cases = [
        (cut, "record.hash: the steps lead to"),
        (more, "record.winner: unknown field"),
        (edit("/hash", json!("0000000000000000")), "record.hash: the steps lead to"),
        (edit("/hash", json!("xyz")), "record.hash: 'xyz' is not a state hash"),
        (edit("/format", json!(9)), "record.format: 9 is not known"),
        (edit("/setup/players", json!(2)), "record."),
        (edit("/steps/0", json!({"chance": {"throw": {"yellow": 1}}})), "record.steps[0]: a throw of exactly the pool"),
        (edit("/steps/0/chance/throw/blue", json!("six")), "record.steps[0].chance.throw.blue: invalid type"),
        (edit("/steps/1", json!({"seat": 1, "action": {"do": "forfeit"}})), "record.steps[1]: the game does not wait"),
        (edit("/steps/1", json!({"seat": 0})), "record.steps[1]: must have either"),
        (edit("/steps/1/action", json!({"do": "win"})), "record.steps[1].action.do: unknown variant `win`"),
    ];
    for (edited, message) in cases {
        bridge.refuse(json!({"cmd": "replay", "record": edited}).to_string(), "bad-record", message);
    }
    let line = json!({"cmd": "replay", "record": edit("/game", json!("chess"))}).to_string();
    bridge.refuse(line, "unknown-game", "record.game: unknown game 'chess'");

    let before = bridge.everything();
    let answer = bridge.ask_json(&json!({"cmd": "replay", "record": record}));
    assert!(answer["events"].as_array().is_some_and(|events| events.len() > 12), "{answer}");
    assert_eq!(bridge.everything(), before);
}

#[test]
fn a_finished_game_says_so() {
    let mut bridge = Process::start();
    let mut turn = bridge.ask_json(&new_game(2))["turn"].clone();
    while let Some(seat) = turn["players"].get(0) {
        let action = bridge.ask_json(&json!({"cmd": "bot", "policy": "random", "seat": seat}))["action"].clone();
        let answer = bridge.ask_json(&json!({"cmd": "play", "seat": seat, "action": action}));
        turn = answer["turn"].clone();
    }
    let outcome = bridge.ask_json(&json!({"cmd": "outcome"}))["outcome"].clone();
    assert_eq!(turn, json!({"over": outcome}));
    assert_eq!(outcome["scores"].as_array().map(Vec::len), Some(2));
    bridge.refuse(r#"{"cmd":"play","seat":0,"action":{"do":"forfeit"}}"#, "game-over", "the game is over");
    bridge.refuse(r#"{"cmd":"bot","policy":"greedy","seat":1}"#, "game-over", "the game is over");
}

// ----- A hostile client -----

/// How many valid lines the long session has.
const LINES: usize = 3000;

#[test]
fn garbage_between_the_lines_never_changes_a_session() {
    let mut source = Fast::new(20_260);
    let mut disturbed = Process::start();
    let mut peaceful = Bridge::default();
    let mut peacefully = |line: &str| peaceful.answer(line.as_bytes()).expect("it is not empty").to_owned();
    let first = new_game(2).to_string();
    assert_eq!(disturbed.ask(&first), peacefully(&first));
    let (mut refused, mut taken) = (0, 0);
    for _ in 0..LINES {
        let line = valid_line(&mut peacefully, &mut source);
        for _ in 0..source.below(3) {
            let garbage = mutate(&line, &mut source);
            if garbage.trim_ascii().is_empty() {
                continue;
            }
            let answer = disturbed.ask(&garbage);
            if answer.contains(r#""error":{"code":""#) {
                refused += 1;
            } else {
                // By luck it still means something, so that the other side has to hear it too.
                taken += 1;
                let garbage = String::from_utf8(garbage).expect("other text is refused");
                assert_eq!(peacefully(&garbage), answer, "{garbage}");
            }
        }
        assert_eq!(disturbed.ask(&line), peacefully(&line), "{line}");
    }
    assert!(refused > LINES / 3 && taken > 0, "{refused} lines were refused, {taken} were not");
    assert_eq!(disturbed.end(), Some(0));
}

/// Something sensible to say next.
fn valid_line(ask: &mut impl FnMut(&str) -> String, source: &mut Fast) -> String {
    let mut ask =
        |request: Value| -> Value { serde_json::from_str(&ask(&request.to_string())).expect("an answer is JSON") };
    let turn = ask(json!({"cmd": "turn"}))["turn"].clone();
    let Some(seats) = turn["players"].as_array() else {
        return new_game(1 + source.below(4) as u8).to_string();
    };
    let seat = &seats[source.below(seats.len() as u32) as usize];
    let request = match source.below(20) {
        0 => json!({"cmd": "view", "seat": seat}),
        1 => json!({"cmd": "bot", "policy": "greedy", "seat": seat}),
        2 => json!({"cmd": "undo", "seat": seat}),
        3 => json!({"cmd": "load", "state": ask(json!({"cmd": "save"}))["state"], "seed": 3}),
        4 => json!({"cmd": "replay", "record": ask(json!({"cmd": "record"}))["record"]}),
        5 => json!({"cmd": "record", "id": "r"}),
        6 => json!({"cmd": "chance", "chance": [serde_json::from_str::<Value>(THROW).expect("JSON")]}),
        7 => json!({"cmd": "chance", "chance": []}),
        _ => {
            let actions = ask(json!({"cmd": "legal", "seat": seat}))["actions"].take();
            let actions = actions.as_array().expect("a list");
            json!({"cmd": "play", "seat": seat, "action": actions[source.below(actions.len() as u32) as usize]})
        }
    };
    request.to_string()
}

/// The line with one to three things wrong, on one line still.
fn mutate(line: &str, source: &mut Fast) -> Vec<u8> {
    let mut bytes = line.as_bytes().to_vec();
    for _ in 0..=source.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = source.below(bytes.len() as u32) as usize;
        let to = (at + 1 + source.below(12) as usize).min(bytes.len());
        match source.below(6) {
            0 => bytes[at] = source.below(256) as u8,
            1 => bytes.truncate(at),
            2 => _ = bytes.drain(at..to),
            3 => {
                let twice = bytes[at..to].to_vec();
                bytes.splice(at..at, twice);
            }
            4 => _ = bytes.splice(at..at, *b"\"null\""),
            _ => {
                let digits = bytes.iter().enumerate().filter(|(_, byte)| byte.is_ascii_digit());
                let places: Vec<_> = digits.map(|(place, _)| place).collect();
                if !places.is_empty() {
                    bytes[places[source.below(places.len() as u32) as usize]] = b'0' + source.below(10) as u8;
                }
            }
        }
    }
    bytes.retain(|&byte| byte != b'\n');
    bytes
}
