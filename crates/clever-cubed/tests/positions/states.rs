//! States and random results written by hand: whatever cannot be is refused, a state with the field that breaks it.

use clever_cubed::{CleverCubed, Fate, State};
use engine::Game;
use serde_json::{Value, json};

/// Two players after the first active turn; seat 1 is to pick.
fn passive() -> Value {
    json!({
        "setup": {"players": 2}, "phase": "passive", "round": 1, "roll": 3,
        "dice": {
            "yellow": {"value": 3, "place": "slot-1"}, "turquoise": {"value": 5, "place": "platter"},
            "blue": {"value": 4, "place": "slot-2"}, "brown": {"value": 5, "place": "platter"},
            "pink": {"value": 3, "place": "slot-3"}, "white": {"value": 2, "place": "platter"},
        },
        "seats": [{}, {"stage": "pick"}],
    })
}

/// Seat 0 has thrown the first roll of the game.
fn roll() -> Value {
    let die = |value: u8| json!({"value": value, "place": "pool"});
    json!({
        "setup": {"players": 2}, "phase": "roll", "round": 1, "roll": 1,
        "dice": {"yellow": die(1), "turquoise": die(2), "blue": die(3), "brown": die(4), "pink": die(5), "white": die(6)},
        "seats": [{"stage": "roll"}, {}],
    })
}

/// The solo player is to pick: the three lowest dice lie on the platter.
fn solo_passive() -> Value {
    let passive = with(with(passive(), "/setup/players", json!(1)), "/seats", json!([{"stage": "pick"}]));
    let passive = with(with(passive, "/roll", json!(1)), "/dice/turquoise/value", json!(3));
    with(passive, "/dice/brown/value", json!(3))
}

/// `base` with the value at `pointer` replaced or added.
fn with(mut base: Value, pointer: &str, value: Value) -> Value {
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match base.pointer_mut(parent).unwrap() {
        Value::Array(items) => items[key.parse::<usize>().unwrap()] = value,
        parent => parent[key] = value,
    }
    base
}

fn load(state: Value) -> Result<CleverCubed, String> {
    let state: State = serde_json::from_value(state).map_err(|error| error.to_string())?;
    CleverCubed::load(&state).map_err(|invalid| invalid.to_string())
}

#[test]
fn the_positions_of_this_file_can_be() {
    load(passive()).unwrap();
    load(roll()).unwrap();
    load(solo_passive()).unwrap();
}

#[test]
fn a_throw_shows_1_to_6_for_the_dice_thrown_and_no_other() {
    let mut state = with(roll(), "/seats/0/sheet", json!({"rerolls": {"circled": 1, "used": [1]}}));
    for die in ["yellow", "blue", "brown", "pink", "white"] {
        state = with(state, &format!("/dice/{die}"), json!({"value": 1, "place": "platter"}));
    }
    state = with(state, "/dice/white", json!({"value": 3, "place": "slot-1"}));
    state = with(with(with(state, "/roll", json!(2)), "/phase", json!("throw")), "/seats/0/stage", json!("idle"));
    let game = load(with(state, "/dice/turquoise/value", json!(5))).unwrap();
    let throw = |dice: &str| {
        let fate: Fate = serde_json::from_str(&format!(r#"{{"throw":{dice}}}"#)).map_err(|error| error.to_string())?;
        game.clone().happen(&fate, &mut ()).map_err(|illegal| illegal.to_string())
    };
    assert_eq!(throw(r#"{"turquoise":4}"#), Ok(()));
    for wrong in [
        r#"{"turquoise":4,"yellow":0}"#,
        r#"{"turquoise":4,"yellow":null}"#,
        r#"{"turquoise":4,"yellow":1}"#,
        r#"{"turquoise":4,"turquoise":4}"#,
        r#"{"turquoise":0}"#,
        r#"{"turquoise":7}"#,
        r#"{"turquoise":20}"#,
        "{}",
    ] {
        assert!(throw(wrong).is_err(), "{wrong}");
    }
}

/// Issue 11: three megabytes of players took seconds.
#[test]
fn a_list_is_read_no_farther_than_it_can_be_long() {
    for (pointer, entry, most) in [
        ("/seats", json!({}), 4),
        ("/seats/0/questions", json!("black"), 32),
        ("/seats/0/extraUsed", json!("pink"), 6),
        ("/seats/0/sheet/yellow", json!([]), 3),
        ("/seats/0/sheet/turquoise", json!([]), 5),
        ("/seats/0/sheet/yellow/2", json!(1), 6),
        ("/seats/0/sheet/turquoise/4", json!(1), 6),
        ("/seats/0/sheet/blue/left", json!(6), 6),
        ("/seats/0/sheet/blue/right", json!(8), 6),
        ("/seats/0/sheet/brown", json!(1), 12),
        ("/seats/0/sheet/pink", json!({"number": 1, "choice": "bonus"}), 12),
        ("/seats/0/sheet/rerolls/used", json!(1), 7),
        ("/seats/0/crossing/rows", json!(1), 5),
    ] {
        let mut state = serde_json::to_value(load(roll()).unwrap().save()).unwrap();
        state["seats"][0]["crossing"] = json!({"column": 1, "left": 1, "rows": []});
        // What comes after the last entry there can be would be refused as well, if it were read.
        let mut entries = vec![entry; most + 1];
        entries.push(json!("never read"));
        assert_eq!(
            load(with(state, pointer, Value::from(entries))).map(|_| ()),
            Err(format!("invalid length {}, expected a list of {most} at the most", most + 1)),
            "{pointer}"
        );
    }
}

/// After the second roll of seat 0: yellow 3 was taken, then blue 4; these dice lie on the platter, the others in the pool.
fn third_throw(platter: &[(&str, u8)], pool: &[(&str, u8)]) -> Value {
    let mut state =
        with(with(with(passive(), "/phase", json!("throw")), "/seats/1/stage", json!("idle")), "/roll", json!(3));
    for (dice, place) in [(platter, "platter"), (pool, "pool")] {
        for (die, value) in dice {
            state = with(state, &format!("/dice/{die}"), json!({"value": value, "place": place}));
        }
    }
    state
}

#[test]
fn dice_lie_where_the_rolls_have_put_them() {
    let thrown = |platter: &[_], pool: &[_]| third_throw(platter, pool);
    let rerolled = |state| with(state, "/seats/0/sheet", json!({"rerolls": {"circled": 1, "used": [1]}}));
    load(thrown(&[("turquoise", 3), ("brown", 1)], &[("pink", 4), ("white", 6)])).unwrap();
    load(rerolled(thrown(&[("turquoise", 3), ("brown", 1)], &[("pink", 1), ("white", 6)]))).unwrap();
    load(rerolled(with(roll_again(), "/seats/0/stage", json!("idle")))).unwrap();
    // The turn ended early: blue 4 sent the last dice away.
    let early = |value: u8| {
        let dice = [("turquoise", value), ("brown", 3), ("pink", 3), ("white", 1)];
        with(with(third_throw(&dice, &[]), "/phase", json!("passive")), "/seats/1/stage", json!("pick"))
    };
    load(with(early(3), "/roll", json!(2))).unwrap();
    load(early(6)).unwrap();
    let taken = |value: u8| {
        let state = with(third_throw(&[("turquoise", value), ("brown", 1)], &[("white", 1)]), "/phase", json!("roll"));
        let state = with(state, "/dice/pink", json!({"value": 6, "place": "slot-3"}));
        with(state, "/seats/0", json!({"stage": "took", "questions": ["black"]}))
    };
    load(taken(3)).unwrap();
    for (state, expected) in [
        (
            thrown(&[("turquoise", 4), ("brown", 1)], &[("pink", 4), ("white", 6)]),
            "dice.turquoise.value: must be less than 4 on the platter, the highest die that sent others there",
        ),
        (taken(5), "dice.turquoise.value: must be less than 4 on the platter, the highest die that sent others there"),
        (
            with(early(4), "/roll", json!(2)),
            "dice.turquoise.value: must be less than 4 on the platter, the highest die that sent others there",
        ),
        (
            with(with(early(1), "/roll", json!(2)), "/dice/blue/place", json!("platter")),
            "roll: the turn cannot have ended with a roll in which no die was taken, unless it was the third",
        ),
        (
            thrown(&[("turquoise", 3)], &[("brown", 5), ("pink", 3), ("white", 6)]),
            "dice.pink.value: must be 4 or more in the pool: lower dice went to the platter, and no re-roll was used",
        ),
        (
            with(roll_again(), "/seats/0/stage", json!("idle")),
            "dice.yellow.value: must be null before the first throw of a turn, as no re-roll was used",
        ),
        (with(solo_passive(), "/roll", json!(3)), "roll: must be 1 in a solo passive turn"),
        (
            with(solo_passive(), "/dice/brown/value", json!(4)),
            "dice.brown.value: must be 3 or less on the platter, where the three lowest dice lie in a solo passive turn",
        ),
    ] {
        assert_eq!(load(state.clone()).map(|_| ()), Err(expected.to_owned()), "{state}");
    }
}

/// Seat 0 throws the first roll of a turn once more.
fn roll_again() -> Value {
    with(roll(), "/phase", json!("throw"))
}

#[test]
fn what_cannot_be_is_named() {
    let seat = |seat: Value| with(passive(), "/seats/1", seat);
    let sheet = |sheet: Value| with(roll(), "/seats/0/sheet", sheet);
    let extra = json!({"extraDice": {"circled": 1, "used": [1]}});
    for (state, expected) in [
        (with(roll(), "/setup/players", json!(5)), "setup.players: must be 1 to 4, got 5"),
        (with(roll(), "/round", json!(7)), "round: must be 1 to 6 with 2 players, got 7"),
        (with(roll(), "/roll", json!(0)), "roll: must be 1 to 3, got 0"),
        (with(roll(), "/seats", json!([{}])), "seats: must have 2 entries, one for each player, got 1"),
        (with(roll(), "/activePlayer", json!(2)), "activePlayer: must be 0 to 1, got 2"),
        (with(roll(), "/firstPlayer", json!(1)), "firstPlayer: must be 0, the setup's startingPlayer"),
        (with(roll(), "/phase", json!("last-chance")), "round: must be 6, the last one, at the end of the game"),
        (with(roll(), "/dice/pink/value", json!(7)), "dice.pink.value: must be 1 to 6, or null before the first throw"),
        (with(roll(), "/dice/pink/place", json!("platter")), "dice: none can lie on the platter before one was taken"),
        (with(passive(), "/dice/blue/place", json!("slot-1")), "dice.blue.place: the slot already has a die"),
        (
            with(roll(), "/seats/0/stage", json!("pick")),
            "seats[0].stage: this player cannot be at the stage 'pick' in the phase 'roll'",
        ),
        (
            seat(json!({"stage": "pick", "questions": ["blue"]})),
            "seats[1].questions: nothing can be open at the stage 'pick' of the phase 'passive'",
        ),
        (seat(json!({"stage": "extra-dice"})), "seats[1].stage: there is no extra die that could be used"),
        (
            seat(json!({"stage": "pick", "extraUsed": ["white"], "sheet": extra})),
            "seats[1].extraUsed: no extra die can have been used yet in this turn",
        ),
        (
            with(with(roll(), "/seats/0/extraUsed", json!(["white"])), "/seats/0/sheet", extra.clone()),
            "seats[0].extraUsed: no extra die can have been used yet in this turn",
        ),
        (
            seat(json!({"stage": "extra-dice", "extraUsed": ["white"]})),
            "seats[1].extraUsed: more dice than cells crossed out in sheet.extraDice.used",
        ),
        (
            seat(json!({"stage": "extra-dice", "crossing": {"column": 6, "left": 4, "rows": [1]},
                        "sheet": {"turquoise": [[6], [], [], [], []]}})),
            "seats[1].crossing.left: 5 crosses in column 6 need more dice that show it",
        ),
        (
            seat(json!({"stage": "extra-dice", "crossing": {"column": 5, "left": 1, "rows": [1, 1]},
                        "sheet": {"turquoise": [[5], [], [], [], []]}})),
            "seats[1].crossing.rows[1]: row 1 is named twice",
        ),
        (
            seat(
                json!({"stage": "extra-dice", "marking": {"die": "white", "use": "pick", "joker": {"cell": 1, "number": 3}}}),
            ),
            "seats[1].marking.joker: the number joker is not available for this number",
        ),
        (
            seat(json!({"stage": "extra-dice", "marking": {"die": "yellow", "use": "pick"}})),
            "seats[1].marking.die: the die is not on the platter, and the slots are not open to this player",
        ),
        (sheet(json!({"yellow": [[], []]})), "seats[0].sheet.yellow: must have 3 rows of crossed numbers, got 2"),
        (sheet(json!({"yellow": [[1, 1], [], []]})), "seats[0].sheet.yellow[0][1]: 1 is crossed twice in this row"),
        (sheet(json!({"yellow": [[7], [], []]})), "seats[0].sheet.yellow[0][0]: must be 1 to 6, got 7"),
        (sheet(json!({"blue": {"left": [7]}})), "seats[0].sheet.blue.left[0]: 7 does not continue the run"),
        (
            sheet(json!({"blue": {"left": [6, 5, 4, 3, 2, 1]}})),
            "seats[0].sheet.blue.left[5]: 1 does not continue the run",
        ),
        (sheet(json!({"brown": [4, 3]})), "seats[0].sheet.brown[1]: cells must rise from 1 to 12, got 3"),
        (
            sheet(json!({"pink": [{"number": 4, "choice": "bonus"}]})),
            "seats[0].sheet.pink[0]: no die writes 4 here under this choice",
        ),
        (sheet(json!({"rerolls": {"circled": 8}})), "seats[0].sheet.rerolls.circled: must be 0 to 7, got 8"),
        (
            sheet(json!({"numberJokers": {"circled": 2, "used": [3]}})),
            "seats[0].sheet.numberJokers.used[0]: must be one of the 2 circled cells, got 3",
        ),
        (
            sheet(json!({"numberJokers": {"circled": 2, "used": [2, 2]}})),
            "seats[0].sheet.numberJokers.used[1]: cell 2 is named twice",
        ),
        (sheet(json!({"foxes": 7})), "seats[0].sheet.foxes: must be 0 to 6, got 7"),
        (
            json!({"setup": {"players": 2, "startingPlayer": "random"}, "phase": "starting-player", "round": 0,
                   "seats": [{}, {"sheet": {"foxes": 1}}]}),
            "seats[1]: must be empty while the starting player is being drawn",
        ),
        (
            json!({"setup": {"players": 1}, "phase": "round-start", "round": 4, "seats": [{}]}),
            "phase: nobody has anything to do in this phase",
        ),
        (
            json!({"setup": {"players": 1}, "phase": "round-start", "round": 4,
                   "seats": [{"questions": ["brown"], "sheet": {"brown": [12]}}]}),
            "seats[0].questions[0]: leave it out: the brown question mark cannot be used here and would be lost",
        ),
    ] {
        assert_eq!(load(state.clone()).map(|_| ()), Err(expected.to_owned()), "{state}");
    }
}
