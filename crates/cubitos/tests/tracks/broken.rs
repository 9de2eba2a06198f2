//! Files that are refused: each error names the field, and the cell where there is one, and says what to do.

use cubitos::data::{CellEntry, Replacement, STANDARD, TrackEntry};
use serde_json::{Value, json};

/// The built-in track with an edit, as a file.
fn edited(track: &str, edit: impl FnOnce(&mut TrackEntry)) -> Replacement {
    let mut file = Replacement::from_json(STANDARD).unwrap();
    let mut track = file.tracks.swap_remove(file.tracks.iter().position(|entry| entry.id == track).unwrap());
    edit(&mut track);
    Replacement { tracks: vec![track], ..Replacement::default() }
}

fn cell<'a>(track: &'a mut TrackEntry, name: &str) -> &'a mut CellEntry {
    track.cells.iter_mut().find(|cell| cell.id == name).unwrap()
}

/// Cuts the way between two cells on both sides.
fn cut(track: &mut TrackEntry, one: &str, other: &str) {
    cell(track, one).neighbours.retain(|name| name != other);
    cell(track, other).neighbours.retain(|name| name != one);
}

fn refused(file: &Replacement, field: &str, message: &str) {
    let error = file.check().unwrap_err();
    assert_eq!(error.field, field, "{error}");
    assert!(error.message.contains(message), "{error}");
}

/// An edit of Ahead of the Curve, the field inside the track, and a part of the message.
fn refused_map(field: &str, message: &str, edit: impl FnOnce(&mut TrackEntry)) {
    let field = format!("tracks[ahead-of-the-curve].{field}");
    refused(&edited("ahead-of-the-curve", edit), &field, message);
}

fn refused_json(value: Value, field: &str, message: &str) {
    refused(&serde_json::from_value(value).unwrap(), field, message);
}

#[test]
fn a_neighbour_that_does_not_answer() {
    refused_map("cells[r04c09].neighbours[3]", "r04c11 does not list r04c09 in turn; add it there", |track| {
        cell(track, "r04c11").neighbours.retain(|name| name != "r04c09");
    });
}

#[test]
fn a_neighbour_that_is_no_cell() {
    refused_map("cells[r04c11].neighbours[1]", "'r99c99' is no cell of this track", |track| {
        cell(track, "r04c11").neighbours[1] = "r99c99".into();
    });
}

#[test]
fn a_neighbour_twice_and_a_cell_next_to_itself() {
    refused_map("cells[r04c11].neighbours[4]", "must not be listed here again", |track| {
        cell(track, "r04c11").neighbours.push("r04c09".into());
    });
    refused_map("cells[r04c11].neighbours[4]", "must not be listed here again", |track| {
        cell(track, "r04c11").neighbours.push("r04c11".into());
    });
}

#[test]
fn a_cell_that_nobody_reaches() {
    refused_map("cells[r00c05].neighbours", "cannot be reached from the start", |track| {
        for neighbour in cell(track, "r00c05").neighbours.clone() {
            cut(track, "r00c05", &neighbour);
        }
    });
}

#[test]
fn a_race_that_nobody_wins_by_land() {
    refused_map("cells[finish].neighbours", "cannot be reached from the start by land", |track| {
        for entry in &mut track.cells {
            entry.neighbours.retain(|name| name != "finish");
        }
    });
    // Water all along the finish is not enough either.
    refused_map("cells[finish].neighbours", "by land", |track| {
        for entry in track.cells.iter_mut().filter(|entry| entry.neighbours.iter().any(|name| name == "finish")) {
            entry.kind = "water".into();
            entry.bonus.clear();
        }
    });
}

#[test]
fn a_finish_that_can_be_left_backwards() {
    refused_map("cells[finish].neighbours[0]", "the finish lists no neighbours", |track| {
        cell(track, "finish").neighbours.push("r00c27".into());
    });
}

#[test]
fn a_start_next_to_the_finish() {
    refused_map("cells[start].neighbours[3]", "must not touch the finish", |track| {
        cell(track, "start").neighbours.push("finish".into());
    });
}

#[test]
fn no_start_and_two_finishes() {
    refused_map("cells", "has no cell of kind start", |track| cell(track, "start").kind = "plain".into());
    refused_map("cells[r05c10].kind", "is a second finish", |track| {
        cell(track, "r05c10").kind = "finish".into();
    });
}

#[test]
fn two_cells_with_one_name_or_none() {
    refused_map("cells[r00c07].id", "a name of its own", |track| {
        cell(track, "r00c09").id = "r00c07".into();
    });
    refused_map("cells[].id", "a name of its own", |track| cell(track, "r00c09").id.clear());
}

#[test]
fn two_cells_on_one_place() {
    refused_map("cells[r00c09].tiles[0]", "r00c07 is drawn there too", |track| {
        cell(track, "r00c09").tiles = vec![[0, 7]];
    });
    refused_map("cells[r00c09].tiles[0]", "must be 0 to 99, got [-1, 7]", |track| {
        cell(track, "r00c09").tiles = vec![[-1, 7]];
    });
    refused_map("cells[r00c09].tiles", "at least one", |track| cell(track, "r00c09").tiles.clear());
    refused_map("walls[0]", "the cell r00c07 is drawn there", |track| track.walls[0] = [0, 7]);
    refused_map("walls[1]", "must be 0 to 99", |track| track.walls[1] = [0, 700]);
}

#[test]
fn a_shortcut_that_leads_backwards() {
    refused_map("cells[r04c11].shortcut.to", "a shortcut leads forward", |track| {
        cell(track, "r04c11").shortcut.as_mut().unwrap().to = "r10c09".into();
    });
}

#[test]
fn a_shortcut_to_nowhere_to_water_and_to_the_finish() {
    for (to, message) in [
        ("r99c99", "'r99c99' is no cell of this track"),
        ("r03c08", "ends on an ordinary cell"),
        ("finish", "ends on an ordinary cell"),
        ("start", "ends on an ordinary cell"),
    ] {
        refused_map("cells[r04c11].shortcut.to", message, |track| {
            cell(track, "r04c11").shortcut.as_mut().unwrap().to = to.into();
        });
    }
    refused_map("cells[r08c21].shortcut.to", "another shortcut ends on r02c19 already", |track| {
        cell(track, "r08c21").shortcut.as_mut().unwrap().to = "r02c19".into();
    });
}

#[test]
fn a_shortcut_with_a_wrong_price() {
    refused_map("cells[r04c11].shortcut.cost", "must be 1 to 20, got 0", |track| {
        cell(track, "r04c11").shortcut.as_mut().unwrap().cost = 0;
    });
    refused_map("cells[r04c11].shortcut.currency", "'gold' is unknown here; use money or feet", |track| {
        cell(track, "r04c11").shortcut.as_mut().unwrap().currency = "gold".into();
    });
    refused_map("cells[r04c11].shortcut.symbol", "must be one letter, got 'bb'", |track| {
        cell(track, "r04c11").shortcut.as_mut().unwrap().symbol = "bb".into();
    });
    refused_map("cells[r04c11].shortcut", "is missing", |track| cell(track, "r04c11").shortcut = None);
    refused_map("cells[r04c11].shortcut", "a cell of kind plain has none", |track| {
        cell(track, "r04c11").kind = "plain".into();
    });
}

#[test]
fn red_lines_that_jump() {
    refused_map("cells[r00c05].red", "is 8, but 6 on its neighbour", |track| cell(track, "r00c05").red = 8);
    refused_map("cells[r00c05].red", "must be 0 to 8, got 9", |track| cell(track, "r00c05").red = 9);
    refused_map("cells[start].red", "must be 0 to 0, got 1", |track| cell(track, "start").red = 1);
    refused_map("cells[finish].red", "must be 8 to 8, got 7", |track| cell(track, "finish").red = 7);
    refused_map("red_lines", "must be 1 to 20, got 0", |track| track.red_lines = 0);
}

#[test]
fn a_lap_of_another_length() {
    refused_map("lap_length", "is 39 on this map, got 40", |track| track.lap_length = Some(40));
    refused_map("lap_length_with_water", "is 29 on this map, got 28", |track| track.lap_length_with_water = Some(28));
}

#[test]
fn bonuses_that_do_not_exist() {
    refused_map("cells[r00c07].bonus[0].n", "must be 1 to 20, got 21", |track| {
        cell(track, "r00c07").bonus[0].n = Some(21);
    });
    refused_map("cells[r00c07].bonus[0].kind", "'gold' is unknown here", |track| {
        cell(track, "r00c07").bonus[0].kind = "gold".into();
    });
    refused_map("cells[r00c07].bonus", "must be one or two, got 0", |track| cell(track, "r00c07").bonus.clear());
    refused_map("cells[r00c07].bonus", "a cell of kind plain has none", |track| {
        cell(track, "r00c07").kind = "plain".into();
    });
    refused_map("cells[r00c11].bonus[0].n", "fan takes no number", |track| cell(track, "r00c11").bonus[0].n = Some(2));
    refused_map("cells[r00c11].bonus[0].max_cost", "fan takes no cost", |track| {
        cell(track, "r00c11").bonus[0].max_cost = Some(2);
    });
}

#[test]
fn cells_of_an_unknown_kind_and_too_many_of_them() {
    refused_map("cells[r00c09].kind", "'lava' is unknown here", |track| cell(track, "r00c09").kind = "lava".into());
    refused_map("cells", "must be at most 250, got", |track| {
        let more = track.cells.clone();
        track.cells.extend(more);
    });
    refused_map("cells", "shortcuts and jetpacks; at most 16", |track| {
        track.cells.iter_mut().filter(|cell| cell.kind == "plain").for_each(|cell| cell.kind = "jetpack".into());
    });
}

#[test]
fn names_that_are_not_in_the_box() {
    refused_json(
        json!({"cards": [{"id": "bob", "cost": 5}, {"id": "alice", "cost": 5}]}),
        "cards[1]",
        "'alice' is not in the box",
    );
    refused_json(json!({"cards": [{"id": "bob", "cost": 5}, {"id": "bob", "cost": 6}]}), "cards[1]", "listed twice");
    refused_json(json!({"fan_track": [{"step": 14, "credits": 5}]}), "fan_track[0]", "'14' is not in the box");
    refused_json(json!({"dice": [{"id": "pink", "faces": []}]}), "dice[0]", "'pink' is not in the box");
}

#[test]
fn costs_out_of_range() {
    for cost in [0, 21, -1, i64::MAX] {
        let message = format!("must be 1 to 20, got {cost}");
        refused_json(json!({"cards": [{"id": "bob", "cost": cost}]}), "cards[bob].cost", &message);
    }
    refused_json(json!({"cards": [{"id": "bob", "colour": "red"}]}), "cards[bob].colour", "write blue or leave it out");
    refused_json(
        json!({"cards": [{"id": "bob", "reconstructed": ["cost", "name"]}]}),
        "cards[bob].reconstructed[1]",
        "use cost or effect",
    );
}

#[test]
fn sets_with_two_cards_of_a_colour() {
    let cards = ["smelly-cat", "fat-cat", "rich-dog", "mr-soldier", "rock-on", "dugout", "rollosaurus", "bob"];
    refused_json(
        json!({"race_sets": [{"id": "race-1", "cards": cards}]}),
        "race_sets[race-1].cards[1]",
        "fat-cat and smelly-cat are both white",
    );
    refused_json(
        json!({"race_sets": [{"id": "race-1", "cards": ["bob"]}]}),
        "race_sets[race-1].cards",
        "has no red card",
    );
    refused_json(
        json!({"race_sets": [{"id": "race-1", "cards": ["bobby"]}]}),
        "race_sets[race-1].cards[0]",
        "is no card",
    );
}

#[test]
fn sets_with_an_impossible_course() {
    let set = |fields: Value| {
        let mut set = json!({"id": "race-1"});
        set.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        json!({"race_sets": [set]})
    };
    refused_json(set(json!({"laps": 10})), "race_sets[race-1].laps", "must be 1 to 9, got 10");
    refused_json(set(json!({"tracks": ["moon"]})), "race_sets[race-1].tracks[0]", "'moon' is no track");
    refused_json(set(json!({"tracks": []})), "race_sets[race-1].tracks", "one track or two, got 0");
    let twice = ["testing-the-waters", "testing-the-waters"];
    refused_json(set(json!({"tracks": twice})), "race_sets[race-1].tracks[1]", "must differ");
    let both = ["testing-the-waters", "still-waters-run-deep"];
    refused_json(set(json!({"tracks": both, "laps": 2})), "race_sets[race-1].laps", "must be 1 on two linked tracks");
}

#[test]
fn dice_with_wrong_faces() {
    let die = |id: &str, faces: Value| json!({"dice": [{"id": id, "faces": faces}]});
    let blank = json!({"kind": "blank"});
    let symbol = json!({"kind": "symbol"});
    refused_json(die("red", json!([symbol])), "dice[red].faces", "must have 6 entries, got 1");
    refused_json(
        die("red", json!([blank, blank, blank, blank, blank, blank])),
        "dice[red].faces",
        "at least one symbol",
    );
    refused_json(die("dark-grey", json!([symbol])), "dice[dark-grey].faces[0]", "only coloured dice have symbols");
    refused_json(die("red", json!([{"kind": "coins"}])), "dice[red].faces[0].n", "is missing");
    refused_json(die("red", json!([{"kind": "coins", "n": 10}])), "dice[red].faces[0].n", "must be 1 to 9, got 10");
    refused_json(die("red", json!([{"kind": "blank", "n": 1}])), "dice[red].faces[0].n", "leave it out");
    refused_json(die("red", json!([{"kind": "skull"}])), "dice[red].faces[0].kind", "'skull' is unknown here");
}

#[test]
fn fan_steps_that_pay_too_much() {
    refused_json(json!({"fan_track": [{"step": 3, "credits": 21}]}), "fan_track[3].credits", "must be 0 to 20, got 21");
    refused_json(json!({"fan_track": [{"step": 13, "hand_tokens": 1}]}), "fan_track[13].hand_tokens", "must be 0");
}

/// A card with these parts, the field inside the part, and a piece of the message.
fn refused_part(card: &str, part: impl Into<Value>, field: &str, message: &str) {
    let field = format!("cards[{card}].abilities[0].{field}");
    refused_json(json!({"cards": [{"id": card, "abilities": [part.into()]}]}), &field, message);
}

/// A part that cannot even be read, and a piece of the message.
#[track_caller]
fn unread(part: impl Into<Value>, message: &str) {
    let part = part.into();
    let error = serde_json::from_value::<Replacement>(json!({"cards": [{"id": "bob", "abilities": [part]}]}));
    let error = error.unwrap_err().to_string();
    assert!(error.contains(message), "{error}");
}

#[test]
fn words_that_no_card_knows() {
    let lose = json!("lose-self");
    unread(json!({"timing": "later", "op": lose}), "unknown variant `later`, expected one of `now`, `active`, `run`");
    unread(json!({"timing": "run", "face": "blank", "op": lose}), "expected `any` or `power`");
    unread(json!({"timing": "run", "trigger": "bust", "op": lose}), "trigger: run takes compare-most");
    unread(json!({"timing": "active", "op": lose}), "trigger: active takes push-declared");
    unread(json!({"timing": "now", "trigger": "bust", "op": lose}), "trigger: an ability for now has none");
    unread(json!({"timing": "run", "when": "active-pink", "op": lose}), "use active-COLOUR");
    unread(json!({"timing": "run", "op": "steal"}), "unknown variant `steal`, expected one of `gain`");
    unread(json!({"timing": "run", "tiebreak": "age", "op": lose}), "`first-player`");
    unread(json!({"timing": "run", "tiebreak": "first-player", "op": lose}), "tiebreak: only compare-most has ties");
    unread(json!({"timing": "run", "op": lose, "args": {}}), "unknown field `args`");
}

#[test]
fn arguments_that_an_operation_does_not_take() {
    let run = |op: &str, args: Value, message: &str| unread(json!({"timing": "run", "op": {op: args}}), message);
    run("gain", json!({}), "at least one of coins");
    run("gain", json!({"feet": 21}), "must be a number from 1 to 20, got 21");
    run("gain", json!({"feet": 1.5}), "invalid type: floating point `1.5`");
    run("gain", json!({"feet": 1, "n": 2}), "unknown field `n`, expected one of `coins`");
    run("lose-die", json!({}), "missing field `n`");
    run("lose-die", json!({"n": 1, "zones": ["bag"]}), "unknown variant `bag`");
    run("lose-die", json!({"n": 1, "zones": []}), "at least one zone");
    run("lose-die", json!({"n": 1, "colours": ["red", "pink"]}), "unknown variant `pink`, expected one of `grey`");
    run("lose-die", json!({"n": 1, "colours": []}), "at least one colour");
    run("lose-die", json!({"n": 1, "colours": "red"}), "expected a list of 9 at the most");
    run("gain-per-fan", json!({"resource": "gold", "divisor": 1}), "unknown variant `gold`");
    run("gain-die", json!({"max_cost": []}), "must be a cost or \"fans\"");
    run("gain-die", json!({"max_cost": "coins"}), "must be a cost or \"fans\", got 'coins'");
    run("gain-fan", json!({"n": 1, "credits": "all"}), "expected a boolean");
    run("choose", json!({}), "missing field `options`");
    run("choose", json!({"options": [{"resource": "feet", "n": 1}]}), "invalid length 1");
    run("choose", json!({"options": [{"resource": "feet", "n": 1}, {"resource": "feet"}]}), "either n or per_fans");
    run("reroll-zone", json!({"zone": "draw", "times": 2}), "unknown field `zone`");
}

#[test]
fn parts_that_no_rule_speaks_of() {
    let swords = json!({"timing": "run", "trigger": "compare-each", "op": {"gain": {"feet": 1}}});
    refused_part("bob", swords.clone(), "trigger", "only red cards compare swords");
    let used = json!({"timing": "run", "trigger": "compare-most-used", "op": {"lose-die": {"n": 1}}});
    refused_part("crabby", used, "trigger", "needs a compare-most part before it");
    let other = json!({"timing": "active", "trigger": "push-declared", "op": {"return-other-to-roll": {"n": 1}}});
    refused_part("rock-on", other, "op", "needs a return-to-roll part before it");
    let when = json!({"timing": "now", "when": "active-red", "op": {"extra-roll": {"n": 1}}});
    refused_part("bob", when, "when", "leave it out");
    refused_json(
        json!({"cards": [{"id": "crabby", "abilities": [swords, swords]}]}),
        "cards[crabby].abilities[1].trigger",
        "one effect from the comparison",
    );
    let shield = json!({"timing": "active", "trigger": "any-time", "uses_die": true, "op": "shield-next-push"});
    refused_json(
        json!({"cards": [{"id": "rock-on", "abilities": [shield, shield]}]}),
        "cards[rock-on].abilities[1].trigger",
        "one part for each trigger and face",
    );
    // A shield that does not use the die up could be raised for ever.
    let mut endless = shield;
    endless["uses_die"] = json!(false);
    refused_json(
        json!({"cards": [{"id": "rock-on", "abilities": [endless]}]}),
        "cards[rock-on].abilities",
        "no card of the box does shield-next-push in this way",
    );
    refused_json(
        json!({"cards": [{"id": "rock-on", "abilities": []}]}),
        "cards[rock-on].abilities",
        "must be 1 to 8, got 0",
    );
}

#[test]
fn text_that_is_no_such_file() {
    let error = |text: &str| Replacement::from_json(text).unwrap_err().to_string();
    assert!(error("{").starts_with("data: EOF while parsing"), "{}", error("{"));
    assert!(error(r#"{"tracs": []}"#).contains("unknown field `tracs`"));
    assert!(error(r#"{"cards": [{"id": "bob", "cots": 5}]}"#).contains("unknown field `cots`"));
    assert!(error(r#"{"cards": [{"id": "bob", "cost": "five"}]}"#).contains("line 1 column"));
}

/// Mutated files never panic: they are taken, or refused with a field.
#[test]
fn mutated_files_never_panic() {
    let file: Value = serde_json::from_str(STANDARD).unwrap();
    let mut random = Random(7);
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..1500 {
        let section = ["dice", "cards", "race_sets", "fan_track", "tracks"][random.below(5)];
        let entries = file[section].as_array().unwrap();
        let mut mutated = json!({section: [entries[random.below(entries.len())].clone()]});
        for _ in 0..=random.below(3) {
            mutate(&mut mutated[section][0], &mut random);
        }
        match serde_json::from_value::<Replacement>(mutated).map(|file| file.check()) {
            Ok(Ok(())) => taken += 1,
            Ok(Err(error)) => {
                assert!(!error.field.is_empty() && !error.message.is_empty());
                refused += 1;
            }
            Err(_) => refused += 1,
        }
    }
    assert!(taken > 50 && refused > 500, "{taken} taken, {refused} refused");
}

/// Numbers that look random; the rules know no chance of their own.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Goes down to some place of the value and changes it.
fn mutate(value: &mut Value, random: &mut Random) {
    let stops = random.below(4) == 0;
    match value {
        Value::Array(list) if !list.is_empty() && !stops => {
            let index = random.below(list.len());
            match random.below(8) {
                0 => drop(list.remove(index)),
                1 => list.push(list[index].clone()),
                _ => mutate(&mut list[index], random),
            }
        }
        Value::Object(fields) if !fields.is_empty() && !stops => {
            let key = fields.keys().nth(random.below(fields.len())).unwrap().clone();
            match random.below(8) {
                0 => drop(fields.remove(&key)),
                _ => mutate(&mut fields[&key], random),
            }
        }
        _ => *value = leaf(random),
    }
}

fn leaf(random: &mut Random) -> Value {
    let words = ["", "start", "finish", "red", "grey", "run", "now", "plain", "water", "r04c11", "bob", "roll", "b"];
    match random.below(6) {
        0 => Value::Null,
        1 => json!(i64::MIN),
        2 => json!(0.5),
        3 => json!([]),
        4 => json!(random.below(12)),
        _ => json!(words[random.below(words.len())]),
    }
}
