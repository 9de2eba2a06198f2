use clever_cubed::CleverCubed;
use cubitos::Cubitos;
use dice_city::DiceCity;
use games::{clever_cubed, cubitos, dice_city, king_of_tokyo_duel};
use king_of_tokyo_duel::KingOfTokyoDuel;
use serde_json::{Value, json};

use super::*;

#[expect(clippy::needless_pass_by_value, reason = "questions are written where they are asked")]
fn ask<G: Guide>(session: &mut Session<G>, question: Value) -> Value {
    serde_json::from_str(&session.answer(question.to_string().as_bytes())).unwrap()
}

/// A match of two bots to its end, with every question a page asks on the way.
fn play_through<G: Guide>(setup: &Value) {
    let mut session = Session::<G>::default();
    let mut scene = ask(&mut session, json!({"new": {"setup": setup, "seed": "18446744073709551615", "viewer": 0}}));
    let mut log = Vec::new();
    for _ in 0..5000 {
        let from = scene["logFrom"].as_u64().unwrap() as usize;
        log.truncate(from);
        log.extend(scene["log"].as_array().unwrap().iter().cloned());
        let turn = &scene["turn"];
        scene = if turn["over"].is_object() {
            break;
        } else if turn.get("chance").is_some() {
            ask(&mut session, json!({"throw": {"viewer": 0}}))
        } else {
            let seat = &turn["players"][0];
            if *seat == json!(0) {
                let plan = &scene["choices"][0]["actions"];
                let forecast = ask(&mut session, json!({"forecast": {"seat": 0, "actions": plan}}));
                assert!(forecast["forecast"]["view"].is_object(), "{forecast}");
            }
            ask(&mut session, json!({"bot": {"seat": seat, "policy": "greedy", "viewer": 0}}))
        };
        assert_eq!(scene.get("error"), None);
    }
    assert!(scene["ending"]["rows"].is_array(), "{scene}");
    let whole = ask(&mut session, json!({"record": {}}))["record"].clone();
    let again = ask(&mut session, json!({"open": {"record": whole, "seed": 1, "viewer": 0}}));
    assert_eq!(again["log"], Value::Array(log));
    assert_eq!(again["view"], scene["view"]);
    let course = ask(&mut session, json!({"course": {}}));
    assert_eq!(course["course"].as_array().unwrap().len() as u64, scene["steps"].as_u64().unwrap() + 1);
    let middle = scene["steps"].as_u64().unwrap() / 2;
    let at = ask(&mut session, json!({"at": {"step": middle}}));
    assert_eq!(at["steps"], middle);
    let half = ask(&mut session, json!({"record": {"steps": middle}}))["record"].clone();
    let half = ask(&mut session, json!({"open": {"record": half, "seed": 1}}));
    assert_eq!(half["view"], at["view"]);
}

/// What is printed is asked for once: it stays the same from the first decision on.
#[test]
fn components_do_not_change_in_a_match() {
    let mut session = Session::<Cubitos>::default();
    let told = |session: &mut Session<Cubitos>| ask(session, json!({"components": {}}))["components"].clone();
    assert_eq!(ask(&mut session, json!({"components": {}}))["error"]["code"], "no-match");
    let setup = json!({"players": 2, "cards": "random", "track": "testing-the-waters"});
    ask(&mut session, json!({"new": {"setup": setup, "seed": 3}}));
    let first = told(&mut session);
    assert_eq!(first["tracks"][0]["track"], "testing-the-waters");
    for _ in 0..40 {
        let scene = ask(&mut session, json!({"look": {}}));
        match &scene["turn"]["players"][0] {
            Value::Null => ask(&mut session, json!({"throw": {}})),
            seat => ask(&mut session, json!({"bot": {"seat": seat, "policy": "greedy"}})),
        };
    }
    assert_eq!(told(&mut session), first);
    let mut plain = Session::<CleverCubed>::default();
    ask(&mut plain, json!({"new": {"setup": {"players": 1}, "seed": 3}}));
    assert_eq!(ask(&mut plain, json!({"components": {}})), json!({"components": null}));
}

/// A page that was closed in the middle goes on with the dice of the day.
#[test]
fn a_match_opened_again_with_its_seed_goes_on_with_the_same_dice() {
    let throw_and_take = |session: &mut Session<CleverCubed>| {
        let scene = ask(session, json!({"look": {"viewer": 0}}));
        match scene["choices"].get(0) {
            Some(plan) => ask(session, json!({"play": {"seat": 0, "actions": plan["actions"], "viewer": 0}})),
            None => ask(session, json!({"throw": {"viewer": 0}})),
        };
    };
    let mut without_a_break = Session::<CleverCubed>::default();
    ask(&mut without_a_break, json!({"new": {"setup": {"players": 1}, "seed": 20261116}}));
    for _ in 0..10 {
        throw_and_take(&mut without_a_break);
    }
    let half = ask(&mut without_a_break, json!({"record": {}}))["record"].clone();
    let mut with_a_break = Session::<CleverCubed>::default();
    ask(&mut with_a_break, json!({"open": {"record": half, "seed": 20261116}}));
    let mut with_other_dice = Session::<CleverCubed>::default();
    ask(&mut with_other_dice, json!({"open": {"record": half, "seed": 1}}));
    for session in [&mut without_a_break, &mut with_a_break, &mut with_other_dice] {
        for _ in 0..10 {
            throw_and_take(session);
        }
    }
    let view = |session: &mut Session<CleverCubed>| ask(session, json!({"look": {}}))["view"].clone();
    assert_eq!(view(&mut without_a_break), view(&mut with_a_break));
    assert_ne!(view(&mut without_a_break), view(&mut with_other_dice));
}

#[test]
fn the_built_in_data_are_a_setup_of_their_own() {
    let mut session = Session::<Cubitos>::default();
    let data = ask(&mut session, json!({"data": {}}))["data"].clone();
    assert!(data["cards"].as_array().unwrap().len() > 50, "{data}");
    let file = ["dice", "cards", "race_sets", "fan_track", "tracks"];
    let whole: Value = file.iter().map(|section| ((*section).to_owned(), data[*section].clone())).collect();
    let scene = ask(&mut session, json!({"new": {"setup": {"players": 2, "data": whole}, "seed": 1}}));
    assert_eq!(scene.get("error"), None);
    let error = ask(&mut Session::<CleverCubed>::default(), json!({"data": {}}))["error"].clone();
    assert_eq!(error["message"], "the component data of this game are built in");
}

#[test]
fn a_championship_goes_from_race_to_race() {
    let mut session = Session::<Cubitos>::default();
    let setup = json!({"players": 3, "set": "grand-finale"});
    let mut now = ask(&mut session, json!({"series": {"setup": setup}}));
    let races = now["stages"].as_array().unwrap().len();
    assert_eq!(
        (races, &now["stage"], &now["setup"]["set"], &now["next"]),
        (7, &json!(0), &json!("race-1"), &Value::Null)
    );
    assert_eq!(now["standings"]["totals"], json!([0, 0, 0]));
    for race in 1..races {
        let over =
            ask(&mut session, json!({"series": {"setup": now["setup"], "series": now["series"], "last": [2, 1, 2]}}));
        assert_eq!(over["standings"]["totals"], json!([3 * race, 5 * race, 3 * race]));
        assert_eq!(over["standings"]["places"], json!([2, 1, 2]));
        let next = &over["next"];
        now = ask(&mut session, json!({"series": {"setup": next["setup"], "series": next["series"]}}));
        assert_eq!((&now["stage"], &now["setup"]), (&json!(race), &next["setup"]));
    }
    let over =
        ask(&mut session, json!({"series": {"setup": now["setup"], "series": now["series"], "last": [1, 2, 3]}}));
    assert_eq!((&over["standings"]["totals"], &over["next"]), (&json!([23, 33, 20]), &Value::Null));
}

#[test]
fn a_championship_that_cannot_be_is_refused() {
    let message = |question: Value| {
        let mut session = Session::<Cubitos>::default();
        ask(&mut session, json!({"series": question}))["error"]["message"].clone()
    };
    let setup = json!({"players": 2});
    assert_eq!(message(json!({"setup": setup, "last": [1, 3]})), "last: this is no ranking of 2 players");
    assert_eq!(
        message(json!({"setup": setup, "series": {"points": [5], "finished": [[1]]}})),
        "series.finished[0]: this is no ranking of 2 players"
    );
    let points = message(json!({"setup": setup, "points": "3,x"}));
    assert!(points.as_str().unwrap().starts_with("points: 'x'"), "{points}");
    let duel = ask(&mut Session::<KingOfTokyoDuel>::default(), json!({"series": {"setup": {}}}));
    assert_eq!(duel["error"]["message"], "series: this game has no championship");
}

#[test]
fn a_match_of_clever_cubed_from_the_first_throw_to_its_replay() {
    play_through::<CleverCubed>(&json!({"players": 2}));
}

#[test]
fn a_match_of_the_duel_from_the_first_throw_to_its_replay() {
    play_through::<KingOfTokyoDuel>(&json!({"players": 2}));
}

#[test]
fn a_match_of_dice_city_from_the_first_throw_to_its_replay() {
    play_through::<DiceCity>(&json!({"players": 2}));
}

#[test]
fn a_race_of_cubitos_from_the_first_throw_to_its_replay() {
    play_through::<Cubitos>(&json!({"players": 2}));
}

#[test]
fn what_was_decided_since_the_last_throw_is_known_and_can_be_taken_back() {
    let mut session = Session::<CleverCubed>::default();
    ask(&mut session, json!({"new": {"setup": {"players": 1}, "seed": 3}}));
    let thrown = ask(&mut session, json!({"throw": {"viewer": 0}}));
    assert_eq!((&thrown["sealed"], &thrown["canUndo"]), (&Value::Null, &json!([])));
    let plan = &thrown["choices"][0]["actions"];
    let marked = ask(&mut session, json!({"play": {"seat": 0, "actions": plan, "viewer": 0}}));
    assert_eq!(marked["sealed"]["seats"], thrown["view"]["seats"]);
    assert_ne!(marked["view"]["seats"], thrown["view"]["seats"]);
    assert_eq!(marked["canUndo"], json!([0]));
    for _ in plan.as_array().unwrap() {
        ask(&mut session, json!({"undo": {"seat": 0, "viewer": 0}}));
    }
    assert_eq!(ask(&mut session, json!({"look": {"viewer": 0}}))["view"], thrown["view"]);
}

#[test]
fn a_marked_die_is_unmarked_and_those_marked_later_stay() {
    let mut session = Session::<KingOfTokyoDuel>::default();
    let mut scene = ask(&mut session, json!({"new": {"setup": {"players": 2}, "seed": 5, "viewer": 0}}));
    while scene["choices"].as_array().unwrap().iter().filter(|plan| plan["actions"][0]["do"] == "reroll").count() < 2 {
        scene = match &scene["turn"] {
            turn if turn.get("chance").is_some() => ask(&mut session, json!({"throw": {"viewer": 0}})),
            turn => ask(&mut session, json!({"bot": {"seat": turn["players"][0], "policy": "greedy", "viewer": 0}})),
        };
    }
    let rerolls: Vec<_> = scene["choices"]
        .as_array()
        .unwrap()
        .iter()
        .map(|plan| plan["actions"][0].clone())
        .filter(|action| action["do"] == "reroll")
        .collect();
    let marked_second = ask(&mut session, json!({"play": {"seat": 0, "actions": [rerolls[1]], "viewer": 0}}));
    assert_eq!(marked_second["corrections"].as_array().unwrap().len(), 1);
    ask(&mut session, json!({"undo": {"seat": 0, "viewer": 0}}));
    let both = ask(&mut session, json!({"play": {"seat": 0, "actions": [rerolls[0], rerolls[1]], "viewer": 0}}));
    let first = &both["corrections"][0];
    let question = json!({"correct": {"seat": 0, "undo": first["undo"], "actions": first["actions"], "viewer": 0}});
    let corrected = ask(&mut session, question);
    assert_eq!(corrected["view"]["roll"]["marked"], marked_second["view"]["roll"]["marked"]);
    let too_many = ask(&mut session, json!({"correct": {"seat": 0, "undo": 9, "actions": []}}));
    assert_eq!(too_many["error"]["code"], "cannot-undo");
    assert_eq!(ask(&mut session, json!({"look": {"viewer": 0}}))["view"], corrected["view"]);
}

#[test]
fn several_decisions_are_made_together_or_not_at_all() {
    let mut session = Session::<CleverCubed>::default();
    ask(&mut session, json!({"new": {"setup": {"players": 1}, "seed": 3}}));
    let thrown = ask(&mut session, json!({"throw": {"viewer": 0}}));
    let take = &thrown["choices"][0]["actions"][0];
    let refused = ask(&mut session, json!({"play": {"seat": 0, "actions": [take, {"do": "reroll"}]}}));
    assert_eq!(refused["error"]["code"], "illegal-action");
    assert_eq!(ask(&mut session, json!({"look": {"viewer": 0}}))["view"], thrown["view"]);
}

/// What somebody does may ask others, and what comes of that is foreseen as well.
#[test]
fn a_forecast_goes_on_with_what_others_are_asked() {
    let mut session = Session::<CleverCubed>::default();
    let mut scene = ask(&mut session, json!({"new": {"setup": {"players": 2}, "seed": 5, "viewer": 0}}));
    for _ in 0..200 {
        if scene["turn"].get("chance").is_some() {
            scene = ask(&mut session, json!({"throw": {"viewer": 0}}));
            continue;
        }
        let seat = scene["turn"]["players"][0].clone();
        let own = ask(&mut session, json!({"look": {"viewer": seat}}))["choices"][0]["actions"].clone();
        let before = ask(&mut session, json!({"record": {}}))["record"].clone();
        scene = ask(&mut session, json!({"play": {"seat": seat, "actions": own, "viewer": 0}}));
        let other = scene["turn"]["players"][0].clone();
        if other.is_null() || other == seat {
            continue;
        }
        let theirs = ask(&mut session, json!({"look": {"viewer": other}}))["choices"][0]["actions"].clone();
        let both: Vec<_> = [&own, &theirs].into_iter().flat_map(|actions| actions.as_array().unwrap()).collect();
        ask(&mut session, json!({"open": {"record": before, "seed": 5, "viewer": 0}}));
        let forecast = ask(&mut session, json!({"forecast": {"seat": seat, "actions": both}}));
        let events = forecast["forecast"]["events"].as_array().unwrap();
        assert!(events.iter().any(|event| event["seat"] == other), "{forecast}");
        // The first one is the seat's own.
        let refused = ask(&mut session, json!({"forecast": {"seat": other, "actions": both}}));
        assert_eq!(refused["error"]["code"], "not-your-turn");
        return;
    }
    panic!("nobody else was asked");
}

#[test]
fn a_hint_says_what_the_strongest_bot_would_go_on_with() {
    let mut session = Session::<DiceCity>::default();
    let mut scene = ask(&mut session, json!({"new": {"setup": {"players": 2}, "seed": 3}}));
    while scene["turn"]["players"].is_null() {
        scene = ask(&mut session, json!({"throw": {"viewer": 0}}));
    }
    let seat = scene["turn"]["players"][0].clone();
    let hint = ask(&mut session, json!({"hint": {"seat": seat, "games": 40}}))["hint"].clone();
    let advised: Vec<_> = hint.as_array().unwrap().iter().filter(|hint| hint["advised"] == true).collect();
    let [advised] = advised[..] else { panic!("{hint}") };
    let then = advised["then"].as_array().unwrap();
    assert!(!then.is_empty());
    // It is what the guide offers when the choice has been made.
    let made = ask(&mut session, json!({"play": {"seat": seat, "actions": advised["actions"], "viewer": seat}}));
    assert!(made["choices"].as_array().unwrap().iter().any(|choice| choice["path"] == then[0]), "{then:?}");
    assert!(hint.as_array().unwrap().iter().all(|hint| hint["advised"] == true || hint["then"] == json!([])));
}

#[test]
fn a_hint_says_how_much_worse_the_other_choices_are() {
    let mut session = Session::<CleverCubed>::default();
    ask(&mut session, json!({"new": {"setup": {"players": 1}, "seed": 3}}));
    let thrown = ask(&mut session, json!({"throw": {"viewer": 0}}));
    let hint = ask(&mut session, json!({"hint": {"seat": 0, "games": 200}}));
    let hint = hint["hint"].as_array().unwrap();
    let choices = thrown["choices"].as_array().unwrap();
    assert_eq!(hint.len(), choices.len());
    let losses: Vec<_> = hint.iter().map(|hint| hint["loss"].as_f64().unwrap()).collect();
    assert!(losses.contains(&0.0));
    assert!(losses[0] == 0.0 || hint[0]["advised"] == true, "{hint:?}");
    assert!(hint.iter().any(|hint| hint["advised"] == true));
    for hint in hint {
        assert_eq!(hint["actions"], choices[hint["choice"].as_u64().unwrap() as usize]["actions"]);
    }
    let forfeit = hint.iter().find(|hint| hint["actions"][0]["do"] == "forfeit").unwrap();
    assert!(forfeit["loss"].as_f64().unwrap() > forfeit["error"].as_f64().unwrap(), "{forfeit}");
    assert_eq!(ask(&mut session, json!({"hint": {"seat": 0, "games": 200}}))["hint"], json!(hint), "asked again");
    assert_eq!(ask(&mut session, json!({"look": {"viewer": 0}}))["view"], thrown["view"]);
}

/// The match of a state near its end: short enough to be analysed in a test.
fn last_steps(session: &mut Session<CleverCubed>) {
    let mut played = engine::Match::<CleverCubed>::new(&clever_cubed::Setup::for_players(2)).unwrap();
    let (mut dice, mut legal) = (Fast::new(5), Vec::new());
    let mut end = Vec::new();
    while played.game().turn() != Turn::Over {
        end.push(played.game().save());
        match played.game().turn() {
            Turn::Players(seats) => {
                let seat = seats.first().unwrap();
                played.game().legal(seat, &mut legal);
                let choice = dice.below(legal.len() as u32) as usize;
                played.play(seat, &legal[choice], &mut ()).unwrap();
            }
            _ => {
                let fate = played.game().draw(&mut dice);
                played.happen(&fate, &mut ()).unwrap();
            }
        }
    }
    const STEPS: usize = 12;
    let steps = played.steps()[end.len() - STEPS..].to_vec();
    let start = engine::Match::<CleverCubed>::from_state(&end[end.len() - STEPS]).unwrap();
    let record = Record { steps, hash: None, outcome: None, ..start.record() };
    let record = replayed(&record).record();
    let opened = ask(session, json!({"open": {"record": record, "seed": 1}}));
    assert_eq!((&opened["steps"], opened.get("error")), (&json!(STEPS), None));
}

#[test]
fn an_analysis_is_done_job_by_job_and_can_be_left() {
    let mut session = Session::<CleverCubed>::default();
    let error = |answer: Value| answer["error"]["message"].as_str().unwrap().to_owned();
    assert!(error(ask(&mut session, json!({"analyze": {"level": "quick"}}))).contains("no match is open"));
    last_steps(&mut session);
    assert!(error(ask(&mut session, json!({"analyzeOn": {}}))).contains("begin with analyze"));
    assert!(error(ask(&mut session, json!({"analyze": {"level": "sharp"}}))).contains("sharp"));
    let before = ask(&mut session, json!({"look": {}}));
    let begun = ask(&mut session, json!({"analyze": {"level": "quick"}}))["analysis"].clone();
    assert_eq!((&begun["done"], &begun["report"]), (&json!(0), &Value::Null));
    let jobs = begun["jobs"].as_u64().unwrap();
    let mut now = begun;
    for done in 1..=jobs {
        assert_eq!(now["report"], Value::Null);
        now = ask(&mut session, json!({"analyzeOn": {}}))["analysis"].clone();
        assert_eq!(now["done"], done);
    }
    let report = &now["report"];
    assert_eq!((&report["unit"], &report["isOver"]), (&json!("win"), &json!(true)));
    for seat in report["seats"].as_array().unwrap() {
        let figure = |field: &str| seat[field]["value"].as_f64().unwrap();
        let number = |field: &str| seat[field].as_f64().unwrap();
        let booked = figure("luck") + figure("skill") + figure("others");
        assert!((number("result") - number("start") - booked).abs() < 1e-9, "{seat}");
    }
    // All at once, after it was begun anew: the same report.
    ask(&mut session, json!({"analyze": {"level": "quick"}}));
    let again = ask(&mut session, json!({"analyzeOn": {"jobs": jobs}}));
    assert_eq!(again["analysis"]["report"], *report);
    assert_eq!(ask(&mut session, json!({"analyzeOn": {}}))["analysis"]["report"], *report);
    let mut after = ask(&mut session, json!({"look": {}}));
    (after["logFrom"], after["log"]) = (before["logFrom"].clone(), before["log"].clone());
    assert_eq!(after, before);
    // Another match has no analysis yet.
    ask(&mut session, json!({"new": {"setup": {"players": 1}, "seed": 3}}));
    assert!(error(ask(&mut session, json!({"analyzeOn": {}}))).contains("begin with analyze"));
}

#[test]
fn nonsense_is_refused_with_the_field_and_changes_nothing() {
    let mut session = Session::<CleverCubed>::default();
    let refusals = [
        (json!({"look": {}}), "no-match", "no match is open"),
        (json!({"new": {"setup": {"players": 9}, "seed": 1}}), "bad-setup", "setup.players"),
        (json!({"new": {"setup": {"players": 1}, "seed": -1}}), "bad-request", "new.seed"),
        (json!({"new": {"setup": {"players": 1}, "seed": 1, "viewer": 3}}), "bad-seat", "seat"),
        (json!({"open": {"record": {"format": 9}, "seed": 1}}), "bad-record", "record.format"),
        (json!({"dance": {}}), "bad-request", "unknown variant"),
        (
            json!({"bench": {"setup": {"players": 1}, "policy": "genius", "games": 1, "seed": 1}}),
            "bad-policy",
            "policy",
        ),
    ];
    for (question, code, field) in refusals {
        let answer = ask(&mut session, question.clone());
        assert_eq!(answer["error"]["code"], code, "{question}: {answer}");
        assert!(answer["error"]["message"].as_str().unwrap().contains(field), "{question}: {answer}");
    }
    ask(&mut session, json!({"new": {"setup": {"players": 2}, "seed": 1}}));
    let before = ask(&mut session, json!({"look": {"viewer": 0}}));
    for (question, code) in [
        (json!({"play": {"seat": 0, "actions": [{"do": "fly"}]}}), "bad-action"),
        (json!({"play": {"seat": 7, "actions": []}}), "bad-request"),
        (json!({"happen": {"fate": {"throw": {"yellow": 9}}}}), "bad-chance"),
        (json!({"undo": {"seat": 0}}), "cannot-undo"),
        (json!({"hint": {"seat": 0, "games": 5}}), "not-your-turn"),
        (json!({"hint": {"seat": 0, "games": 0}}), "bad-request"),
        (json!({"bot": {"seat": 0, "policy": "greedy"}}), "not-your-turn"),
    ] {
        let answer = ask(&mut session, question.clone());
        assert_eq!(answer["error"]["code"], code, "{question}: {answer}");
    }
    assert_eq!(ask(&mut session, json!({"look": {"viewer": 0}}))["view"], before["view"]);
}

#[test]
fn whole_games_can_be_measured() {
    let mut session = Session::<KingOfTokyoDuel>::default();
    let question = json!({"bench": {"setup": {"players": 2}, "policy": "random", "games": 3, "seed": 1}});
    assert!(ask(&mut session, question)["decisions"].as_u64().unwrap() > 30);
}
