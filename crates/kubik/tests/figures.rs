//! The subcommands that print figures, run as a person or a program runs them.

use std::io::Read;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn command(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kubik"));
    command.args(arguments.split_whitespace());
    command
}

fn kubik(arguments: &str) -> Output {
    command(arguments).output().expect("kubik starts")
}

/// What a successful run prints. Nothing may appear on the error stream: there is no progress bar in a pipe.
fn printed(arguments: &str) -> String {
    let output = kubik(arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "kubik {arguments}: {complaint}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The one object that a successful run prints on one line.
fn object(arguments: &str) -> Value {
    let text = printed(arguments);
    assert_eq!(text.lines().count(), 1, "kubik {arguments}: {text}");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert!(value.is_object(), "kubik {arguments}: {text}");
    value
}

/// Bad input: exit code 2, nothing on the output, and a first line that says what is wrong.
#[track_caller]
fn check_refused(arguments: &str, complaint: &str) {
    let output = kubik(arguments);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "kubik {arguments}: {stderr}");
    assert!(output.stdout.is_empty(), "kubik {arguments}");
    assert_eq!(stderr.lines().next(), Some(format!("error: {complaint}").as_str()), "kubik {arguments}");
}

fn number(value: &Value, field: &str) -> f64 {
    value[field].as_f64().unwrap_or_else(|| panic!("{field} is no number in {value}"))
}

#[test]
fn simulate_has_the_fields_that_programs_rely_on() {
    let report = object("simulate clever-cubed --policies greedy,random --games 60 --seed 7 --json");
    assert_eq!(report["game"], "clever-cubed");
    assert_eq!((number(&report, "players"), number(&report, "games"), number(&report, "seed")), (2.0, 60.0, 7.0));
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.iter().map(|seat| &seat["policy"]).collect::<Vec<_>>(), ["greedy", "random"]);
    let wins: f64 = seats.iter().map(|seat| number(seat, "wins")).sum();
    let shares: f64 = seats.iter().map(|seat| number(seat, "win_share")).sum();
    assert!((wins - 60.0).abs() < 1e-9 && (shares - 1.0).abs() < 1e-9, "{seats:?}");
    for seat in seats {
        assert!(number(seat, "mean_score") > 0.0 && number(seat, "sd_score") > 0.0, "{seat}");
    }
    assert_eq!(report["positions"].as_array().unwrap().len(), 2);
}

#[test]
fn simulate_tells_everything_about_the_scores() {
    let report = object("simulate clever-cubed --policies random --games 200 --seed 3 --json");
    assert_eq!(report["players"], 1, "as few as the game allows");
    let policy = &report["policies"][0];
    let mean = number(&policy["score"], "mean");
    assert_eq!(mean, number(&report["seats"][0], "mean_score"));
    let interval: Vec<f64> = serde_json::from_value(policy["interval_95"].clone()).unwrap();
    assert!(interval[0] < mean && mean < interval[1]);
    let percentiles: Vec<(u8, i64)> = serde_json::from_value(policy["percentiles"].clone()).unwrap();
    assert_eq!(percentiles.iter().map(|(percent, _)| *percent).collect::<Vec<_>>(), [5, 25, 50, 75, 95]);
    assert!(percentiles.is_sorted_by_key(|(_, score)| *score));
    let histogram: Vec<(i64, u64)> = serde_json::from_value(policy["histogram"].clone()).unwrap();
    assert_eq!(histogram.iter().map(|(_, count)| count).sum::<u64>(), 200);
    let facts = policy["facts"].as_array().unwrap();
    let fact = |key| facts.iter().find(|fact| fact["key"] == key).unwrap_or_else(|| panic!("no {key}"));
    let areas = ["yellow", "turquoise", "blue", "brown", "pink", "fox-points"];
    let sum: f64 = areas.map(|area| number(fact(area), "mean")).iter().sum();
    assert!((sum - mean).abs() < 1e-9, "the areas add up to the score: {sum}, {mean}");
    let tiers = fact("rating")["cases"].as_array().unwrap();
    assert!((tiers.iter().map(|tier| number(tier, "share")).sum::<f64>() - 1.0).abs() < 1e-9);
}

#[test]
fn simulate_does_not_depend_on_threads_but_on_the_seed() {
    let report =
        |rest: &str| printed(&format!("simulate clever-cubed --policies random --players 3 --games 500 {rest}"));
    let alone = report("--json --seed 5 --threads 1");
    for threads in [2, 3] {
        assert_eq!(report(&format!("--json --seed 5 --threads {threads}")), alone);
    }
    assert_ne!(report("--json --seed 6 --threads 1"), alone);
    assert_eq!(report("--seed 5 --threads 1"), report("--seed 5 --threads 2"));
}

#[test]
fn simulate_knows_options_and_how_many_play() {
    let report = object("simulate clever-cubed --policies random --games 1 --option soloFallback=off --json");
    assert_eq!(report["setup"]["soloFallback"], "off");
    assert_eq!(report["policies"][0]["standard_error"], Value::Null, "one game says nothing about the error");
    let table = object("simulate clever-cubed --policies random --players 4 --games 8 --json");
    assert_eq!(table["seats"].as_array().unwrap().len(), 4);
    assert_eq!(table["policies"][0]["seats"], 4);
}

#[test]
fn the_report_for_people_fits_80_columns() {
    for players in 1..=4 {
        let report = printed(&format!("simulate clever-cubed --policies random --players {players} --games 300"));
        for line in report.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
        for word in ["mean score", "deviation", "50 %", "█", "Yellow", "Foxes", "Rating", "decisions per game"] {
            assert!(report.contains(word), "{word} is missing in:\n{report}");
        }
        assert_eq!(report.contains("place at the table"), players > 1);
    }
}

#[test]
fn bench_has_the_fields_that_programs_rely_on() {
    let figures = object("bench clever-cubed --players 2 --seconds 0.1 --threads 2 --json");
    assert_eq!((&figures["game"], &figures["policy"]), (&"clever-cubed".into(), &"random".into()));
    assert_eq!((number(&figures, "players"), number(&figures, "threads")), (2.0, 2.0));
    let field = |name| number(&figures, name);
    assert!(field("games_per_second") > 0.0 && field("seconds") >= 0.1 && field("games") >= 2.0, "{figures}");
    let ratio = field("decisions_per_second") / field("games_per_second") / field("decisions_per_game");
    assert!((0.9..1.1).contains(&ratio), "{figures}");
    assert!((1.0..=512.0).contains(&field("state_bytes")), "{figures}");
}

#[test]
fn bench_speaks_to_people() {
    let report = printed("bench clever-cubed --seconds 0.05");
    for word in ["1 player", "1 thread ", "games per second", "decisions per second", "bytes for a state"] {
        assert!(report.contains(word), "{word} is missing in:\n{report}");
    }
}

#[test]
fn perft_counts_every_depth() {
    let figures = object("perft clever-cubed --depth 2 --json");
    let depths = figures["depths"].as_array().unwrap();
    assert_eq!(depths.iter().map(|depth| &depth["depth"]).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(depths[0]["paths"], 46_656, "six dice");
    for depth in depths {
        assert!(number(depth, "states") <= number(depth, "paths") && number(depth, "seconds") >= 0.0);
    }
    assert!(printed("perft clever-cubed --depth 1").contains("46,656"));
}

#[test]
fn games_lists_what_the_other_commands_accept() {
    let catalogue = object("games --json");
    assert_eq!(
        catalogue["policies"],
        serde_json::json!([
            "easy",
            "normal",
            "hard",
            "expert",
            "random",
            "busy",
            "greedy-1",
            "greedy",
            "search",
            "random-search",
            "uniform"
        ])
    );
    for game in catalogue["games"].as_array().unwrap() {
        let name = game["name"].as_str().unwrap();
        for choice in game["options"].as_array().unwrap() {
            let (id, default) = (choice["id"].as_str().unwrap(), choice["default"].as_str().unwrap());
            assert!(choice["values"].as_array().unwrap().contains(&default.into()), "{choice}");
            let setup = object(&format!("simulate {name} --policies random --games 1 --option {id}={default} --json"));
            let plain = object(&format!("simulate {name} --policies random --games 1 --json"));
            assert_eq!(setup, plain, "{id}={default} is what holds when nothing is said");
        }
        assert!(printed("games").contains(name));
    }
}

#[test]
fn bad_input_gets_one_clear_line() {
    let names: Vec<_> = games::all().iter().map(|info| info.name).collect();
    let unknown = format!("unknown game 'chess'; there is {}", names.join(", "));
    for command in ["simulate chess", "bench chess", "perft chess --depth 1", "games chess"] {
        check_refused(command, &unknown);
    }
    check_refused("simulate clever-cubed --games 0", "--games: must be at least 1");
    check_refused("simulate clever-cubed --threads 0", "--threads: must be at least 1");
    check_refused("bench clever-cubed --threads 5000", "--threads: must be at most 1024, got 5000");
    check_refused("simulate clever-cubed --players 5", "setup: players: must be 1 to 4, got 5");
    check_refused("bench clever-cubed --players 0", "setup: players: must be 1 to 4, got 0");
    check_refused(
        "simulate clever-cubed --policies random,random --players 3",
        "2 policies at a table for 3: give one for all seats, or one for each",
    );
    check_refused(
        "simulate clever-cubed --policies random,random,random,random,random",
        "setup: players: must be 1 to 4, got 5",
    );
    check_refused(
        "simulate clever-cubed --policies grandmaster",
        "--policies: unknown policy 'grandmaster'; there is easy, normal, hard, expert, random, busy, greedy-1, greedy, search, random-search, uniform",
    );
    check_refused(
        "bench clever-cubed --policies random,",
        "--policies: unknown policy ''; there is easy, normal, hard, expert, random, busy, greedy-1, greedy, search, random-search, uniform",
    );
    check_refused(
        "simulate clever-cubed --option soloFallback=maybe",
        "--option soloFallback: 'maybe' is not one of on, off",
    );
    check_refused("bench clever-cubed --option luck", "--option luck: write it as id=value");
    for seconds in ["0", "-1", "NaN", "inf", "1e300"] {
        let output = kubik(&format!("bench clever-cubed --seconds {seconds}"));
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{seconds}");
        assert!(complaint.starts_with("error: --seconds: must be above 0 and at most 86400, got "), "{complaint}");
        assert_eq!(complaint.lines().count(), 1);
    }
    check_refused("perft clever-cubed --depth 0", "--depth: must be 1 to 100, got 0");
    check_refused(
        "simulate clever-cubed --games many",
        "invalid value 'many' for '--games <N>': invalid digit found in string",
    );
    check_refused(
        "simulate clever-cubed --games -3",
        "invalid value '-3' for '--games <N>': invalid digit found in string",
    );
}

#[test]
fn help_shows_examples() {
    for name in ["play", "simulate", "bench", "perft", "replay", "bridge", "games"] {
        let help = printed(&format!("{name} --help"));
        assert!(help.contains("Examples:") && help.contains(&format!("kubik {name}")), "{help}");
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for arguments in ["simulate clever-cubed --policies random --games 2000", "games", "perft clever-cubed --depth 1"] {
        let mut child = command(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("kubik starts");
        drop(child.stdout.take());
        let mut complaint = String::new();
        child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
        assert!(child.wait().unwrap().success() && complaint.is_empty(), "kubik {arguments}: {complaint}");
    }
}

#[test]
fn a_game_that_is_won_or_lost_is_told_in_wins() {
    let report = printed("simulate king-of-tokyo-duel --policies greedy,random --games 400");
    for line in report.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
    for word in ["Turns", "Cards bought", "Order of play", "Monster against monster", "Gigazaur : The King", "without"]
    {
        assert!(report.contains(word), "{word} is missing in:\n{report}");
    }
    assert!(!report.contains("mean score") && !report.contains('█'), "{report}");
    assert_eq!(report.matches("not-bought").count(), 0, "one table for all cards");
    assert_eq!(report.matches("\n  Acid Attack ").count(), 2, "a line for each policy");
    let mirror = printed("simulate king-of-tokyo-duel --policies greedy --games 20");
    assert!(report.contains("of all games") && !mirror.contains("of all games"), "{mirror}");
}

#[test]
fn races_are_simulated_by_set() {
    let report = object("simulate cubitos --policies greedy,greedy --set race-1 --games 4 --seed 7 --json");
    let fact = |key: &str| {
        let facts = report["policies"][0]["facts"].as_array().unwrap();
        facts.iter().find(|fact| fact["key"] == key).unwrap_or_else(|| panic!("{key} in {facts:?}"))
    };
    assert!(number(fact("rounds"), "mean") >= 8.0, "{report}");
    assert!(number(fact("dice-bought"), "mean") > 1.0, "{report}");
    for key in ["busts", "fans", "mr-soldier", "smelly-cat"] {
        fact(key);
    }
    let other = object("simulate cubitos --policies greedy,greedy --set race-2 --games 1 --seed 7 --json");
    assert_ne!(report["policies"], other["policies"]);
    let text = printed("simulate cubitos --policies greedy --set race-1 --games 3");
    assert!(text.lines().any(|line| line.trim_start().starts_with("bought") && line.contains("without")), "{text}");
}

#[test]
fn games_says_which_data_are_uncertain() {
    let text = printed("games");
    assert!(text.contains("grand-finale") && text.contains("still-waters-run-deep"), "{text}");
    assert!(text.contains("data: reconstructed") && text.contains("--data FILE"), "{text}");
}

#[test]
fn games_explains_options_and_values() {
    let all = printed("games");
    assert!(
        all.contains("Blue question mark: Which numbers") && all.contains("--option questionBlue=[run-step]"),
        "{all}"
    );
    let one = printed("games clever-cubed");
    assert!(one.contains("--option questionBlue=one-to-six ") && one.contains("the same, only 1 to 6"), "{one}");
    assert!(!one.contains("cubitos"), "{one}");
}

/// Programs find the same object here and in the bridge.
#[test]
fn games_in_json_is_the_bridges_answer() {
    let mut bridge = protocol::Bridge::default();
    let answer = bridge.answer(br#"{"cmd":"games"}"#).expect("it is not empty");
    assert_eq!(object("games --json"), serde_json::from_str::<Value>(answer).expect("JSON"));
}
