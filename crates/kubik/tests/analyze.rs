//! `kubik analyze`: luck and skill of a match in a file, and one line for whatever is no such file.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use protocol::Bridge;
use serde_json::{Value, json};

fn ask(bridge: &mut Bridge, request: &Value) -> Value {
    let answer = bridge.answer(request.to_string().as_bytes()).expect("it is not empty");
    serde_json::from_str(answer).expect("an answer is JSON")
}

/// Lets bots decide until the match is over, at most so often, and says how often they did.
fn play_on(bridge: &mut Bridge, decisions: usize) -> usize {
    let mut turn = ask(bridge, &json!({"cmd": "turn"}))["turn"].take();
    for made in 0..decisions {
        let Some(seat) = turn["players"].get(0) else { return made };
        let action = ask(bridge, &json!({"cmd": "bot", "policy": "random", "seat": seat}))["action"].take();
        turn = ask(bridge, &json!({"cmd": "play", "seat": seat, "action": action}))["turn"].take();
    }
    decisions
}

/// The record of a match between random players that begins shortly before its end, so that it is analysed in no time.
fn record(decisions: usize) -> Value {
    let mut bridge = Bridge::default();
    let new = json!({"cmd": "new", "game": "clever-cubed", "setup": {"players": 2}, "seed": 7});
    ask(&mut bridge, &new);
    let whole = play_on(&mut bridge, usize::MAX);
    ask(&mut bridge, &new);
    play_on(&mut bridge, whole - 12);
    let state = ask(&mut bridge, &json!({"cmd": "save"}))["state"].take();
    ask(&mut bridge, &json!({"cmd": "load", "state": state, "seed": 7}));
    assert!(play_on(&mut bridge, decisions) > 1);
    ask(&mut bridge, &json!({"cmd": "record"}))["record"].take()
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("analyze").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}

fn file(folder: &Path, text: &str) -> PathBuf {
    let path = folder.join("record.json");
    fs::write(&path, text).expect("the folder is there");
    path
}

fn analyze(file: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kubik"));
    command.arg("analyze").arg(file).args(["--level", "quick"]).args(arguments);
    command.output().expect("kubik starts")
}

fn printed(output: &Output) -> String {
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
fn a_match_is_told_in_three_languages() {
    let folder = folder("languages");
    let path = file(&folder, &record(usize::MAX).to_string());
    for (language, words) in [
        ("en", ["Luck", "Without luck", "The decisions that cost most"]),
        ("ru", ["Удача", "Без удачи", "Самые дорогие ошибки"]),
        ("uk", ["Удача", "Без удачі", "Найдорожчі помилки"]),
    ] {
        let text = printed(&analyze(&path, &["--lang", language]));
        assert!(words.iter().all(|words| text.contains(words)), "{text}");
        assert!(!text.contains(['{', '}']), "a key or an argument is missing: {text}");
    }
}

#[test]
fn json_is_the_same_for_any_number_of_threads_and_adds_up() {
    let folder = folder("json");
    let path = file(&folder, &record(usize::MAX).to_string());
    let one = printed(&analyze(&path, &["--json", "--threads", "1"]));
    assert_eq!(one, printed(&analyze(&path, &["--json", "--threads", "3"])));
    assert_ne!(one, printed(&analyze(&path, &["--json", "--seed", "2"])));
    let report: Value = serde_json::from_str(&one).expect("JSON");
    assert_eq!(
        (&report["game"], &report["level"], &report["seed"]),
        (&json!("clever-cubed"), &json!("quick"), &json!(1))
    );
    assert_eq!(report["isOver"], true);
    for seat in report["seats"].as_array().unwrap() {
        let figure = |field: &str| seat[field]["value"].as_f64().unwrap();
        let number = |field: &str| seat[field].as_f64().unwrap();
        let booked = figure("luck") + figure("skill") + figure("others");
        assert!((number("result") - number("start") - booked).abs() < 1e-9, "{seat}");
    }
}

#[test]
fn an_unfinished_match_says_so() {
    let folder = folder("unfinished");
    let path = file(&folder, &record(4).to_string());
    let text = printed(&analyze(&path, &[]));
    assert!(text.contains("The match is not over: its result is an estimate too."), "{text}");
}

/// What `kubik play` saved up to the moment when the power failed.
#[test]
fn a_torn_last_line_is_spoken_of() {
    let folder = folder("torn");
    let whole = record(usize::MAX);
    let opening = json!({"kubik": 2, "game": "clever-cubed", "rulesVersion": whole["rulesVersion"],
        "setup": whole["setup"], "state": whole["state"], "seats": ["person", "greedy"]});
    let steps: Vec<_> = whole["steps"].as_array().expect("a list").iter().map(|step| format!("{step}\n")).collect();
    let journal = format!("{opening}\n{}", steps.concat());
    let path = file(&folder, &journal[..journal.len() - 4]);
    for arguments in [&[] as &[&str], &["--json"]] {
        let output = analyze(&path, arguments);
        let line = String::from_utf8(output.stderr).expect("text");
        assert!(
            line.ends_with("record.json: the last line was cut off in the middle and is left out.\n")
                && line.lines().count() == 1,
            "{line}"
        );
        assert_eq!(output.status.code(), Some(0), "{line}");
        assert!(!output.stdout.is_empty());
    }
}

#[test]
fn the_chart_is_written_whole_or_not_at_all() {
    let folder = folder("chart");
    let path = file(&folder, &record(usize::MAX).to_string());
    let drawing = folder.join("chances.svg");
    printed(&analyze(&path, &["--svg", drawing.to_str().unwrap()]));
    let svg = fs::read_to_string(&drawing).expect("it was written");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert!(svg.contains("Player 1") && svg.contains("Player 2") && !svg.contains("{$") && !svg.contains("NaN"));
    let names = || {
        let mut names: Vec<_> =
            fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    };
    assert_eq!(names(), ["chances.svg", "record.json"]);
    let nowhere = folder.join("no-such-folder").join("chances.svg");
    let line = refusal(&analyze(&path, &["--svg", nowhere.to_str().unwrap()]));
    assert!(line.contains("cannot write") && line.contains("no-such-folder"), "{line}");
    let line = refusal(&analyze(&path, &["--svg", folder.to_str().unwrap()]));
    assert!(line.contains("cannot write") && line.contains("folder"), "{line}");
    assert_eq!(names(), ["chances.svg", "record.json"]);
}

#[test]
fn what_cannot_be_analysed_is_refused_with_one_line() {
    let folder = folder("refused");
    let line = refusal(&analyze(&folder.join("nothing.json"), &[]));
    assert!(line.contains("cannot read") && line.contains("nothing.json"), "{line}");
    let path = file(&folder, "hello");
    assert!(refusal(&analyze(&path, &[])).contains("record.json"), "it names the file");
    let mut later = record(2);
    later["format"] = json!(99);
    let path = file(&folder, &later.to_string());
    let line = refusal(&analyze(&path, &[]));
    assert!(line.contains("format: 99 is not known"), "{line}");
    let path = file(&folder, &record(2).to_string());
    assert!(refusal(&analyze(&path, &["--lang", "fr"])).contains("unknown language 'fr'"));
    assert!(refusal(&analyze(&path, &["--threads", "0"])).contains("--threads: must be at least 1"));
    let output =
        Command::new(env!("CARGO_BIN_EXE_kubik")).arg("analyze").arg(&path).args(["--level", "sharp"]).output();
    assert!(refusal(&output.expect("kubik starts")).contains("unknown level 'sharp'; there is quick, normal, deep"));
}
