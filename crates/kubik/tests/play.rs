//! `kubik play` without a terminal: what it refuses, and how it says so.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Runs `kubik play` with these arguments, which must be refused; the line it says.
fn refused(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_kubik"))
        .arg("play")
        .args(arguments)
        .env_remove("LC_ALL")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    assert!(!said.contains("panicked"), "{arguments:?}: {said}");
    said
}

/// The same, in exactly one line.
fn refused_in_a_line(arguments: &[&str]) -> String {
    let said = refused(arguments);
    assert_eq!(said.lines().count(), 1, "{arguments:?}: {said}");
    said
}

fn file(name: &str, content: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("kubik-play-{}-{name}", std::process::id()));
    fs::write(&path, content).unwrap();
    path
}

#[test]
fn a_pipe_is_sent_to_the_bridge() {
    assert!(refused_in_a_line(&[]).contains("kubik bridge"));
    assert!(refused_in_a_line(&["clever-cubed"]).contains("kubik bridge"));
    assert!(refused_in_a_line(&["clever-cubed", "--seats", "person,greedy", "--lang", "uk"]).contains("kubik bridge"));
}

#[test]
fn what_is_wrong_is_named() {
    for (arguments, expected) in [
        (&["chess"] as &[&str], "unknown game 'chess'; there is clever-cubed"),
        (&["clever-cubed", "--lang", "de"], "unknown language 'de'; there is en, ru, uk"),
        (&["clever-cubed", "--players", "0"], "players: must be 1 to 4, got 0"),
        (&["clever-cubed", "--players", "5"], "players: must be 1 to 4, got 5"),
        (&["clever-cubed", "--players", "3", "--seats", "person,greedy"], "seats: 2 seats for 3 players"),
        (&["clever-cubed", "--seats", "person,cat"], "seats: there is no 'cat'; a seat is for person, "),
        (&["clever-cubed", "--seats", "person,greedy,greedy,greedy,greedy"], "got 5"),
        (&["clever-cubed", "--players", "1", "--names", "Anna,Boris"], "names: 2 names for 1 seats"),
        (&["clever-cubed", "--pace", "leisurely"], "--pace: there is no pace 'leisurely'; there is slow, normal"),
        (&["clever-cubed", "--option", "colour=red"], "no such option"),
        (&["clever-cubed", "--option", "questionBlue=red"], "'red' is not one of run-step, one-to-six"),
        (&["clever-cubed", "--set", "race-1"], "--set: clever-cubed has no sets of cards"),
        (&["cubitos", "--set", "race-8"], "--set: 'race-8' is not one of race-1, race-2"),
        (&["clever-cubed", "--championship"], "--championship: clever-cubed has none"),
        (&["cubitos", "--championship", "--points", "1,2"], "--points: a better place must not give fewer points"),
        (
            &["clever-cubed", "--data", "costs.json"],
            "--data: clever-cubed has no component data that could be replaced",
        ),
        (&["cubitos", "--data", "/no/such/file"], "--data /no/such/file: "),
        (&["--resume", "/no/such/file"], "/no/such/file: there is no such file; `kubik play` lists your matches\n"),
    ] {
        let said = refused_in_a_line(arguments);
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}

#[test]
fn broken_files_are_refused() {
    let record = r#"{"format":1,"game":"clever-cubed","rulesVersion":1,"setup":{"players":1},"steps":[],"hash":"00"}"#;
    let die = r#"{"chance":{"throw":{"yellow":1,"turquoise":2,"blue":3,"brown":4,"pink":5,"white":9}}}"#;
    let damaged = record.replace("[]", &format!("[{die}]")).replace("\"00\"", "\"0000000000000000\"");
    let opening = r#"{"kubik":2,"game":"clever-cubed","rulesVersion":1,"setup":{"players":1},"seats":["person"]}"#;
    let journal = format!("{opening}\n{die}\n");
    let wrapped = format!(r#"{{"kubik":7,"seats":["person"],"record":{record}}}"#);
    for (name, content, expected) in [
        ("empty", "", "this is empty, and no match record"),
        ("cut", "{\"kubik\":1,", "this is cut off"),
        ("list", "[]", "not an object"),
        ("other", r#"{"game":"chess"}"#, "unknown game 'chess'"),
        ("prose", "My best match", "not JSON"),
        ("fields", r#"{"game":"clever-cubed"}"#, "missing field `format`"),
        ("die", &damaged, "steps[0].chance.throw.white: the white die must show 1 to 6, got 9"),
        (
            "line",
            &journal,
            "line 2: chance.throw.white: the white die must show 1 to 6, got 9; the file is damaged: to go on",
        ),
        ("hash", record, "hash"),
        ("version", &wrapped, "kubik: version 7 is not known, this program reads 1"),
    ] {
        let path = file(name, content);
        let said = refused_in_a_line(&["--resume", path.to_str().unwrap()]);
        assert_eq!(fs::read_to_string(&path).unwrap(), content, "{name}: it stays as it was");
        fs::remove_file(&path).unwrap();
        assert!(said.contains(expected) && said.contains(path.to_str().unwrap()), "{name}: {said}");
    }
}

#[test]
fn a_new_match_takes_no_files_place() {
    let path = file("taken", "mine");
    let said = refused_in_a_line(&["clever-cubed", "--save", path.to_str().unwrap()]);
    assert!(said.contains("the file exists") && fs::read_to_string(&path).unwrap() == "mine", "{said}");
    fs::remove_file(&path).unwrap();
}

#[test]
fn a_folder_is_no_saved_match() {
    let folder = std::env::temp_dir();
    assert!(refused_in_a_line(&["--resume", folder.to_str().unwrap()]).starts_with("error: "));
}

#[test]
fn a_file_of_component_data_is_checked() {
    for (name, content, expected) in [
        ("prose.json", "Bob costs 5", "this is not JSON"),
        ("section.json", r#"{"costs": []}"#, "data.costs: unknown field `costs`"),
        ("type.json", r#"{"cards": [{"id": "bob", "cost": "five"}]}"#, "data.cards[0].cost: invalid type"),
        ("range.json", r#"{"cards": [{"id": "bob", "cost": 99}]}"#, "data.cards[bob].cost: must be 1 to 20, got 99"),
        ("card.json", r#"{"cards": [{"id": "bobby", "cost": 5}]}"#, "'bobby' is not in the box"),
    ] {
        let path = file(name, content);
        let said = refused_in_a_line(&["cubitos", "--data", path.to_str().unwrap()]);
        fs::remove_file(&path).unwrap();
        assert!(said.contains(name) && said.contains(expected), "{content}: {said}");
    }
}

/// The record of a match that the bridge opens with this request.
fn record_of(new: &str) -> String {
    let mut bridge = Command::new(env!("CARGO_BIN_EXE_kubik"))
        .arg("bridge")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    writeln!(bridge.stdin.take().unwrap(), "{new}\n{{\"cmd\":\"record\"}}").unwrap();
    let output = String::from_utf8(bridge.wait_with_output().unwrap().stdout).unwrap();
    let answer: serde_json::Value = serde_json::from_str(output.lines().nth(1).unwrap()).unwrap();
    answer["record"].to_string()
}

/// A match of a championship whose table cannot be is refused with the field.
#[test]
fn a_saved_championship_is_checked() {
    let record = record_of(r#"{"cmd":"new","game":"cubitos","setup":{"players":2},"seed":1}"#);
    for (series, expected) in [
        (r#"{"points":[5,3],"finished":[[1,3]]}"#, "series.finished[0]: this is no ranking of 2 players"),
        (r#"{"points":[3,5],"finished":[]}"#, "series.points"),
        (r#"{"points":[5,3]}"#, "missing field `finished`"),
    ] {
        let path = file("series.json", &format!(r#"{{"kubik":1,"seats":[],"series":{series},"record":{record}}}"#));
        let said = refused_in_a_line(&["--resume", path.to_str().unwrap()]);
        fs::remove_file(&path).unwrap();
        assert!(said.contains(expected), "{series}: {said}");
    }
}
