//! `kubik arena`, `kubik teach` and `kubik balance`, run as a person or a program runs them.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn kubik(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kubik"));
    command.args(arguments.split_whitespace()).output().expect("kubik starts")
}

fn printed(arguments: &str) -> String {
    let output = kubik(arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "kubik {arguments}: {complaint}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn object(arguments: &str) -> Value {
    serde_json::from_str(&printed(arguments)).expect("JSON")
}

/// Bad input: exit code 2, nothing on the output, and one line that says what is wrong.
#[track_caller]
fn check_refused(arguments: &str, complaint: &str) {
    let output = kubik(arguments);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "kubik {arguments}: {stderr}");
    assert_eq!(stderr.trim_end(), format!("error: {complaint}"), "kubik {arguments}");
}

/// A folder of its own for a test, gone when it is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kubik-lab-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_table_fits_a_terminal_in_every_language() {
    for (lang, words) in [
        ("en", ["policy", "rating", "decided"]),
        ("ru", ["стратегия", "рейтинг", "доказано"]),
        ("uk", ["стратегія", "рейтинг", "доведено"]),
    ] {
        let report = printed(&format!("arena clever-cubed --policies busy,random,uniform --games 40 --lang {lang}"));
        for word in words.into_iter().chain(["busy : random", "99\u{a0}%"]) {
            assert!(report.contains(word), "{word} is missing in:\n{report}");
        }
        assert!(!report.contains('{'), "{report}");
        assert!(report.lines().all(|line| line.chars().count() <= 80), "{report}");
    }
    let solo = printed("arena clever-cubed --players 1 --policies busy,random --games 40");
    assert!(solo.contains("first has more") && !solo.contains("rating"), "{solo}");
}

#[test]
fn figures_depend_on_the_seed_and_not_on_the_threads() {
    let run = |rest: &str| printed(&format!("arena clever-cubed --policies random,busy --games 60 --json {rest}"));
    assert_eq!(run("--threads 1"), run("--threads 3"));
    assert_ne!(run("--seed 1"), run("--seed 2"));
    let standings = object("arena clever-cubed --policies random,busy --games 60 --json --full");
    assert_eq!((&standings["games"], &standings["looks"]), (&60.into(), &"once".into()));
    let [pair] = standings["pairs"].as_array().unwrap().as_slice() else { panic!("{standings}") };
    assert!(pair["win_rate"].as_f64().unwrap() < 0.5, "{pair}");
    assert_eq!(standings["reference"], "random");
}

#[test]
fn an_interrupted_run_goes_on_where_it_was() {
    let folder = Folder::new("state");
    let state = folder.file("state.jsonl");
    let command = format!("arena clever-cubed --policies random,busy --games 60 --json --state {state}");
    let whole = printed(&command);
    assert_eq!(whole, printed("arena clever-cubed --policies random,busy --games 60 --json"));
    let text = fs::read_to_string(&state).unwrap();
    let games = text.lines().count() - 1;
    // As a kill in the middle of a line leaves it.
    fs::write(&state, &text[..text.len() / 2]).unwrap();
    assert_eq!(printed(&command), whole);
    assert_eq!(fs::read_to_string(&state).unwrap().lines().count() - 1, games, "nothing was played twice");
    check_refused(
        &format!("{command} --seed 5"),
        &format!("--state: {state}: it belongs to another run: seed is 1 there and 5 here"),
    );
    check_refused(
        &command.replace("random,busy", "random,uniform"),
        &format!(
            "--state: {state}: it belongs to another run: policies is [\"random\",\"busy\"] there and [\"random\",\"uniform\"] here"
        ),
    );
}

#[test]
fn the_chart_is_whole_and_has_everybody() {
    let folder = Folder::new("svg");
    let chart = folder.file("chart.svg");
    printed(&format!("arena clever-cubed --policies random,busy --games 40 --svg {chart}"));
    let svg = fs::read_to_string(&chart).unwrap();
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{svg}");
    for word in ["random", "busy", "prefers-color-scheme:dark", "Clever Cubed"] {
        assert!(svg.contains(word), "{word} is missing in {svg}");
    }
}

#[test]
fn every_set_can_be_played_in_turns() {
    let standings = object("arena cubitos --policies random,uniform --games 22 --set all --json");
    let sets = standings["setups"].as_array().unwrap();
    assert!(sets.len() >= 10 && sets[0]["set"] != sets[1]["set"], "{standings}");
}

#[test]
fn bad_input_gets_one_clear_line() {
    let game = "arena clever-cubed --games 4";
    check_refused(
        &format!("{game} --policies random"),
        "--policies: give at least two policies: an arena compares them",
    );
    check_refused(
        &format!("{game} --policies random,random"),
        "--policies: 'random' is listed twice; a policy cannot be compared with itself",
    );
    let unknown = kubik(&format!("{game} --policies random,grandmaster"));
    assert!(String::from_utf8_lossy(&unknown.stderr).starts_with("error: --policies: unknown policy 'grandmaster'"));
    check_refused("arena clever-cubed --policies random,busy --games 0", "--games: must be at least 1");
    check_refused(&format!("{game} --policies random,busy --threads 0"), "--threads: must be at least 1");
    check_refused(&format!("{game} --policies random,busy --players 5"), "setup: players: must be 1 to 4, got 5");
    check_refused(&format!("{game} --policies random,busy --lang de"), "unknown language 'de'; there is en, ru, uk");
    for option in ["svg", "state"] {
        let output = kubik(&format!("{game} --policies random,busy --{option} /no/such/folder/file"));
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{complaint}");
        assert!(complaint.starts_with(&format!("error: --{option}: cannot write /no/such/folder/file")), "{complaint}");
    }
}

#[test]
fn lessons_end_with_source_and_go_on_where_they_were() {
    let folder = Folder::new("teach");
    let state = folder.file("state.jsonl");
    let run = |generations: u32, rest: &str| {
        let command = "teach clever-cubed --players 1 --games 8 --exam 4 --seed 3";
        printed(&format!("{command} --generations {generations} {rest}"))
    };
    let whole = run(3, "--threads 1");
    for word in ["3 generations", "against greedy-1", "1 player", "Weights {", "--generations 3 --games 8 --seed 3"] {
        assert!(whole.contains(word), "{word} is missing in:\n{whole}");
    }
    assert!(whole.lines().all(|line| line.chars().count() <= 120), "{whole}");
    run(1, &format!("--state {state}"));
    assert_eq!(run(3, &format!("--state {state}")), whole);
    assert_eq!(fs::read_to_string(&state).unwrap().lines().count(), 4, "what it is about, and three generations");
    let report: Value = serde_json::from_str(&run(3, &format!("--state {state} --json"))).unwrap();
    assert!(report["weights"].as_object().unwrap().len() > 10 && report["against_first"][0]["games"] == 4, "{report}");
    let ukrainian = run(1, "--lang uk");
    assert!(ukrainian.contains("1 покоління") && ukrainian.contains("проти greedy-1"), "{ukrainian}");
}

#[test]
fn bad_lessons_get_one_clear_line() {
    check_refused("teach clever-cubed --minutes 0", "--minutes: must be above 0 and at most 10080, got 0");
    check_refused("teach clever-cubed --generations 1 --games 0", "--games: must be at least 1");
    check_refused("teach clever-cubed --generations 1 --exam 0", "--exam: must be at least 1");
    let output = kubik("teach clever-cubed --generations 1 --state /no/such/folder/file");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complaint.starts_with("error: --state: cannot write /no/such/folder/file"), "{complaint}");
}

#[test]
fn balance_tells_seats_monsters_and_cards() {
    let found = object("balance king-of-tokyo-duel --policy random --games 60 --json");
    let [balance] = found["balance"].as_array().unwrap().as_slice() else { panic!("two players only: {found}") };
    let fact = |key: &str| balance["facts"].as_array().unwrap().iter().find(|fact| fact["key"] == key);
    assert_eq!(fact("monster").unwrap()["cases"].as_array().unwrap().len(), 6);
    assert_eq!(fact("order").unwrap()["cases"].as_array().unwrap().len(), 2);
    let run = |rest: &str| printed(&format!("balance clever-cubed --policy random --games 60 {rest}"));
    assert_eq!(run("--threads 1"), run("--threads 3"));
    let report = run("");
    for word in ["2 players", "3 players", "4 players", "seat 1", "chance", "Yellow", "(Holm)"] {
        assert!(report.contains(word), "{word} is missing in:\n{report}");
    }
    assert!(report.lines().all(|line| line.chars().count() <= 80), "{report}");
    let russian = run("--lang ru --players 2");
    assert!(russian.contains("место 1") && !russian.contains('{'), "{russian}");
}

#[test]
fn balance_writes_its_pages_as_a_whole() {
    let folder = Folder::new("balance");
    let into = folder.file("docs");
    let run = || printed(&format!("balance cubitos --policy random --games 22 --players 2 --into {into}"));
    run();
    let page = fs::read_to_string(folder.0.join("docs/cubitos/README.md")).unwrap();
    for word in ["# Cubitos: balance", "kubik balance cubitos --policy random", "![", "| --- | ---: |", "2-set.svg"] {
        assert!(page.contains(word), "{word} is missing in:\n{page}");
    }
    for line in page.lines().filter_map(|line| line.split("](").nth(1)) {
        let chart = fs::read_to_string(folder.0.join("docs/cubitos").join(line.trim_end_matches(')'))).unwrap();
        assert!(chart.ends_with("</svg>\n"));
    }
    run();
    assert_eq!(fs::read_dir(folder.0.join("docs")).unwrap().count(), 1, "nothing else is left");
}

#[test]
fn bad_balance_gets_one_clear_line() {
    check_refused("balance clever-cubed --games 0", "--games: must be at least 1");
    check_refused(
        "balance clever-cubed --players 1 --policy random",
        "who plays alone always wins: give --players 2 or more",
    );
    let output = kubik("balance clever-cubed --policy random --games 2 --into /proc/no/such");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complaint.starts_with("error: --into: cannot write /proc/no/such"), "{complaint}");
    let unknown = kubik("balance clever-cubed --policy grandmaster");
    assert!(String::from_utf8_lossy(&unknown.stderr).starts_with("error: --policy: unknown policy 'grandmaster'"));
}
