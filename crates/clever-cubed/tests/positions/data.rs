//! The printed sheet: every cell, bonus and figure of `data/clever-cubed.json` against the constants and the behaviour of
//! the crate. Each test is called after the table of the data that it goes through.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use clever_cubed::action_row::{self, ActionRow};
use clever_cubed::blue::{self, Blue};
use clever_cubed::bonus::{FOXES_MAX, ROUND_BONUSES};
use clever_cubed::brown::{self, Brown};
use clever_cubed::pink::{self, Pink};
use clever_cubed::player::Player;
use clever_cubed::scoring::{RATINGS, Score, rating};
use clever_cubed::turquoise::{self, Crosses, Turquoise};
use clever_cubed::yellow::{self, Yellow};
use clever_cubed::{Area, Bonus, CleverCubed, Die, Event, Mark, PinkChoice, Question, Setup, Side, game};
use engine::{Game, Seat};
use serde_json::Value;

static DATA: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/clever-cubed.json")).expect("the data file is JSON")
});

/// A part of the data, by the names on the way to it: `areas.yellow.cells`.
fn data(path: &str) -> &'static Value {
    let part = path.split('.').fold(&*DATA, |value, name| &value[name]);
    assert!(!part.is_null(), "the data has no '{path}'");
    part
}

fn list(path: &str) -> &'static [Value] {
    data(path).as_array().unwrap_or_else(|| panic!("'{path}' is not a list"))
}

fn number(value: &Value) -> u8 {
    value
        .as_u64()
        .and_then(|number| u8::try_from(number).ok())
        .unwrap_or_else(|| panic!("{value} is not a small number"))
}

fn points(value: &Value) -> i32 {
    value.as_i64().and_then(|points| i32::try_from(points).ok()).unwrap_or_else(|| panic!("{value} are not points"))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is not text"))
}

/// A row and a column: `[2, 3]`.
fn cell(value: &Value) -> (u8, u8) {
    (number(&value[0]), number(&value[1]))
}

/// What the data calls a bonus.
fn name(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Reroll => "reroll",
        Bonus::NumberJoker => "number_joker",
        Bonus::ExtraDie => "extra_die",
        Bonus::Fox => "fox",
        Bonus::Question(Question::Yellow) => "q_yellow",
        Bonus::Question(Question::Turquoise) => "q_turquoise",
        Bonus::Question(Question::Blue) => "q_blue",
        Bonus::Question(Question::Brown) => "q_brown",
        Bonus::Question(Question::Pink) => "q_pink",
        Bonus::Question(Question::Black) => "q_any",
    }
}

/// The bonus of an entry; none where it says `null`.
fn bonus(entry: &Value) -> Option<Bonus> {
    let word = entry.get("bonus").unwrap_or_else(|| panic!("{entry} does not mention a bonus"));
    (!word.is_null()).then(|| Bonus::ALL.into_iter().find(|&bonus| name(bonus) == text(word)).expect("a known bonus"))
}

#[test]
fn dice() {
    let names = Die::ALL.map(Die::name);
    assert_eq!(number(data("dice.count")), 6);
    for (key, words) in [("dice.colours", list("dice.colours")), ("dice.roll_order", list("dice.roll_order"))] {
        assert_eq!(words.iter().map(text).collect::<Vec<_>>(), names, "{key}");
    }
    assert_eq!(text(data("dice.joker")), Die::White.name());
    assert_eq!(list("dice.faces").iter().map(number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(number(data("dice_slots.count")), game::ROLLS);
    assert_eq!(list("dice_slots.labels").len(), usize::from(game::ROLLS));
}

#[test]
fn rounds_by_players() {
    for players in 1..=4 {
        let rounds = data("rounds_by_players.table")[players.to_string()].clone();
        assert_eq!(Setup::for_players(players).rounds(), number(&rounds), "{players} players");
    }
    let range = list("game.players").iter().map(number).collect::<Vec<_>>();
    assert_eq!((range[0], *range.last().unwrap()), CleverCubed::INFO.players);
    assert_eq!(Setup::for_players(1).rounds(), number(data("solo.rounds.value")));
}

#[test]
fn bonus_types() {
    let types = data("bonus_types").as_object().unwrap();
    assert_eq!(types.len(), Bonus::ALL.len());
    for bonus in Bonus::ALL {
        let entry = &types[name(bonus)];
        let kind = match bonus {
            Bonus::Reroll | Bonus::NumberJoker | Bonus::ExtraDie => "action",
            Bonus::Fox => "fox",
            Bonus::Question(question) => {
                let areas: Vec<_> = question.areas().map(Area::name).collect();
                match text(&entry["area"]) {
                    "any" => assert_eq!(areas, Area::ALL.map(Area::name)),
                    area => assert_eq!(areas, [area]),
                }
                "question"
            }
        };
        assert_eq!(text(&entry["kind"]), kind, "{bonus:?}");
    }
}

#[test]
fn round_track() {
    let track = list("round_track");
    assert_eq!(track.len(), ROUND_BONUSES.len());
    for (index, entry) in track.iter().enumerate() {
        assert_eq!(usize::from(number(&entry["round"])), index + 1);
        assert_eq!(ROUND_BONUSES[index], bonus(entry), "round {}", index + 1);
    }
}

/// What a player with an empty sheet receives when they earn the same bonus several times.
fn earned(bonus: Bonus, times: u8) -> Vec<Bonus> {
    let (mut player, mut log) = (Player::default(), Vec::new());
    (0..times).for_each(|_| player.earn(Seat::FIRST, bonus, &mut log));
    log.into_iter()
        .map(|event| match event {
            Event::Earned { bonus, .. } => bonus,
            other => panic!("{other:?} while earning"),
        })
        .collect()
}

#[test]
fn action_rows() {
    let rows = [Bonus::Reroll, Bonus::NumberJoker, Bonus::ExtraDie];
    assert_eq!(data("action_rows").as_object().unwrap().len(), rows.len());
    for action in rows {
        let row = &data("action_rows")[name(action)];
        let cells = row["cells"].as_array().unwrap();
        assert_eq!(cells.len(), usize::from(action_row::CELLS), "{action:?}");
        let before = earned(action, action_row::CELLS - 1);
        assert_eq!(before, vec![action; 6], "nothing but the action before the last cell");
        let all = earned(action, action_row::CELLS);
        assert_eq!(all.last().copied(), bonus(&row["end_bonus"]), "end of {action:?}");
        assert_eq!(all.len(), usize::from(action_row::CELLS) + 1);
    }
}

#[test]
fn number_joker_labels() {
    let cells = list("action_rows.number_joker.cells");
    let mut row = ActionRow::default();
    for (cell, entry) in (1..).zip(cells) {
        assert_eq!(number(&entry["index"]), cell);
        row.circle();
        let label = text(&entry["label"]);
        let printed = label.parse().ok();
        assert!(printed.is_some() || label == "?", "'{label}'");
        assert_eq!(action_row::JOKER_NUMBERS[usize::from(cell) - 1], printed, "cell {cell}");
        let numbers = action_row::joker_numbers(cell);
        assert_eq!(numbers, printed.map_or(1..=6, |number| number..=number), "cell {cell}");
    }
    assert_eq!(row.joker_cells().collect::<Vec<_>>(), [1, 2, 3, 4, 5], "the first ? stands for all three");
    for (name, path) in [("reroll", "action_rows.reroll.cells"), ("extra_die", "action_rows.extra_die.cells")] {
        assert!(list(path).iter().all(|cell| cell["label"].is_null()), "{name}");
    }
}

#[test]
fn yellow_cells() {
    let cells = list("areas.yellow.cells");
    assert_eq!(cells.len(), usize::from(yellow::ROWS * yellow::COLUMNS));
    assert_eq!(
        (number(data("areas.yellow.rows")), number(data("areas.yellow.columns"))),
        (yellow::ROWS, yellow::COLUMNS)
    );
    for entry in cells {
        let (row, column) = (number(&entry["row"]), number(&entry["col"]));
        let grey = text(&entry["background"]) == "grey";
        assert_eq!(number(&entry["value"]), column, "the column is the number");
        assert_eq!(yellow::GREY.contains(row, column), grey, "row {row}, column {column}");
        assert_eq!(yellow::grey_row(column) == row, grey, "row {row}, column {column}");
        assert!(yellow::Cells::ALL.contains(row, column));
    }
    for (row, label) in (1..).zip(["I", "II", "III"]) {
        assert_eq!(number(&data("areas.yellow.row_for_slot")[label]), row);
    }
}

#[test]
fn yellow_gap_bonuses() {
    let gaps = list("areas.yellow.gap_bonuses");
    assert_eq!(gaps.len(), 12);
    for entry in gaps {
        let (upper, lower) = cell(&entry["between_rows"]);
        let column = number(&entry["col"]);
        assert_eq!(lower, upper + 1);
        assert_eq!(cell(&entry["requires"][0]), (upper, column));
        assert_eq!(cell(&entry["requires"][1]), (lower, column));
        assert_eq!(Some(yellow::GAPS[usize::from(upper) - 1][usize::from(column) - 1]), bonus(entry), "{entry}");
        for (first, second) in [(upper, lower), (lower, upper)] {
            let mut area = Yellow::default();
            assert_eq!(area.cross(first, column), [None; 2], "{entry}");
            let earned: Vec<_> = area.cross(second, column).into_iter().flatten().collect();
            assert_eq!(earned, Vec::from_iter(bonus(entry)), "{entry}");
        }
    }
}

#[test]
fn yellow_row_points() {
    let table = list("areas.yellow.row_points");
    assert_eq!(table.len(), yellow::ROW_POINTS.len());
    for entry in table {
        let crosses = number(&entry["crosses"]);
        assert_eq!(yellow::ROW_POINTS[usize::from(crosses)], points(&entry["points"]));
        for row in 1..=yellow::ROWS {
            let mut area = Yellow::default();
            (1..=crosses).for_each(|column| _ = area.cross(row, column));
            assert_eq!(area.score(), points(&entry["points"]), "{crosses} crosses in row {row}");
        }
    }
}

#[test]
fn turquoise_cells() {
    let cells = list("areas.turquoise.cells");
    assert_eq!(cells.len(), usize::from(turquoise::ROWS * turquoise::COLUMNS));
    assert_eq!(number(data("areas.turquoise.rows")), turquoise::ROWS);
    assert_eq!(number(data("areas.turquoise.columns")), turquoise::COLUMNS);
    for entry in cells {
        let (row, column) = (number(&entry["row"]), number(&entry["col"]));
        assert_eq!(number(&entry["value"]), column, "the column is the number");
        let tinted = text(&entry["background"]) == "turquoise";
        assert_eq!(turquoise::is_tinted(row, column), tinted, "row {row}, column {column}");
    }
    let tinted: Vec<_> = list("areas.turquoise.tinted_cells_per_row.value").iter().map(number).collect();
    assert_eq!(turquoise::TINTED_PER_ROW.as_slice(), tinted);
}

/// Crosses cells one by one; `slot` of what is earned must come with the last of them and not before.
fn check_turquoise_bonus(entry: &Value, slot: usize) {
    let cells: Vec<_> = entry["requires"].as_array().unwrap().iter().map(cell).collect();
    // Whichever cell comes last completes the line.
    for last in 0..cells.len() {
        let mut area = Turquoise::default();
        let others = cells.iter().enumerate().filter(|(index, _)| *index != last).map(|(_, cell)| cell);
        for &(row, column) in others {
            let mut made = Crosses::default();
            area.cross(row, column, &mut made);
            assert_eq!(area.earned_by(made)[slot], None, "{entry} before row {row}, column {column}");
        }
        let mut made = Crosses::default();
        area.cross(cells[last].0, cells[last].1, &mut made);
        assert_eq!(area.earned_by(made)[slot], bonus(entry), "{entry}");
    }
    let count = |cell: &(u8, u8)| turquoise::is_tinted(cell.0, cell.1);
    assert!(cells.iter().all(count), "{entry} asks for tinted cells only");
}

#[test]
fn turquoise_row_bonuses() {
    let rows = list("areas.turquoise.row_bonuses");
    assert_eq!(rows.len(), turquoise::ROW_BONUSES.len());
    for (index, entry) in rows.iter().enumerate() {
        assert_eq!(usize::from(number(&entry["row"])), index + 1);
        assert_eq!(turquoise::ROW_BONUSES[index], bonus(entry));
        check_turquoise_bonus(entry, index);
    }
}

#[test]
fn turquoise_column_bonuses() {
    const COLUMN: usize = 5; // the last entry of what a die has earned is the column's
    let columns = list("areas.turquoise.column_bonuses");
    assert_eq!(columns.len(), turquoise::COLUMN_BONUSES.len());
    for (index, entry) in columns.iter().enumerate() {
        assert_eq!(usize::from(number(&entry["col"])), index + 1);
        assert_eq!(Some(turquoise::COLUMN_BONUSES[index]), bonus(entry));
        check_turquoise_bonus(entry, COLUMN);
    }
}

#[test]
fn turquoise_row_points() {
    let table = list("areas.turquoise.row_points");
    assert_eq!(table.len(), turquoise::ROW_POINTS.len());
    for entry in table {
        let crosses = number(&entry["crosses"]);
        assert_eq!(turquoise::ROW_POINTS[usize::from(crosses)], points(&entry["points"]));
        for row in 1..=turquoise::ROWS {
            let mut area = Turquoise::default();
            (1..=crosses).for_each(|column| area.cross(row, column, &mut Crosses::default()));
            assert_eq!(area.score(), points(&entry["points"]), "{crosses} crosses in row {row}");
        }
    }
}

/// A run that fills a side, as far as six cells go.
const RUNS: [(Side, &str, [u8; 6]); 2] =
    [(Side::Left, "left", [6, 5, 4, 3, 2, 7]), (Side::Right, "right", [8, 9, 10, 11, 12, 7])];

#[test]
fn blue_cells() {
    assert_eq!(list("areas.blue.cells").len(), 2 * blue::CELLS_PER_SIDE + 1);
    assert_eq!(usize::from(number(data("areas.blue.cells_per_side"))), blue::CELLS_PER_SIDE);
    let find = |position: i64| list("areas.blue.cells").iter().find(|cell| cell["position"] == position).unwrap();
    assert_eq!(number(&find(0)["preprinted"]), blue::MIDDLE);
    assert_eq!(bonus(find(0)), None);
    for (side, name, run) in RUNS {
        let mut area = Blue::default();
        let mut special = 0;
        for (index, written) in run.into_iter().enumerate() {
            let distance = i64::try_from(index).unwrap() + 1;
            let entry = find(if side == Side::Left { -distance } else { distance });
            assert_eq!((text(&entry["side"]), entry["distance"].as_i64()), (name, Some(distance)));
            assert_eq!(blue::POINTS[index], points(&entry["points"]), "{entry}");
            assert_eq!(blue::BONUSES[side as usize][index], bonus(entry), "{entry}");
            assert!(area.fits(side, written));
            assert_eq!(area.write(side, written), bonus(entry), "{entry}");
            special += i32::from(blue::is_special(written));
            assert_eq!(area.score(), points(&entry["points"]) + blue::SPECIAL_POINTS * special, "{entry}");
        }
        assert!(area.is_full(side));
    }
}

#[test]
fn blue_steps() {
    let step = data("areas.blue.step");
    assert_eq!(number(&step["start_value"]), blue::MIDDLE);
    assert_eq!(number(&step["reset_value"]), blue::MIDDLE);
    assert_eq!(blue::SUMS, 2..=12, "two dice");
    for (side, name, _) in RUNS {
        let values: Vec<_> = list(&format!("areas.blue.side_values.{name}")).iter().map(number).collect();
        let by = step[name].as_i64().unwrap();
        // Every run that can be written, of any length.
        let mut areas = vec![Blue::default()];
        while let Some(area) = areas.pop() {
            for written in blue::SUMS {
                let last = area.last(side);
                let is_step = i64::from(written) == i64::from(last) + by;
                let is_reset = written == blue::MIDDLE && last != blue::MIDDLE;
                let legal = values.contains(&written) && (is_step || is_reset) && area.len(side) < blue::CELLS_PER_SIDE;
                assert_eq!(area.fits(side, written), legal, "{written} {name} of {area:?}");
                if legal {
                    let mut after = area;
                    after.write(side, written);
                    areas.push(after);
                }
            }
        }
    }
}

#[test]
fn blue_extra_points() {
    let extra = data("areas.blue.extra_points");
    assert_eq!(blue::SPECIAL_POINTS, points(&extra["points"]));
    for written in 2..=12 {
        let special = written <= number(&extra["at_most"]) || written >= number(&extra["at_least"]);
        assert_eq!(blue::is_special(written), special, "{written}");
    }
}

#[test]
fn brown_cells() {
    let cells = list("areas.brown.cells");
    assert_eq!(cells.len(), usize::from(brown::CELLS));
    for (index, entry) in (1..).zip(cells) {
        assert_eq!(number(&entry["index"]), index);
        assert_eq!(brown::number(index), number(&entry["value"]), "cell {index}");
        let open: Vec<_> = Brown::default().open(number(&entry["value"])).collect();
        assert!(open.contains(&index) && open.len() == 2, "every number stands there twice");
    }
}

#[test]
fn brown_gap_bonuses() {
    let gaps = list("areas.brown.gap_bonuses");
    assert_eq!(gaps.len(), brown::GAPS.len());
    for (index, entry) in gaps.iter().enumerate() {
        let (left, right) = cell(&entry["between"]);
        assert_eq!((usize::from(left), right), (index + 1, left + 1));
        assert_eq!(cell(&entry["requires"]), (left, right));
        assert_eq!(brown::GAPS[index], bonus(entry), "{entry}");
        let mut area = Brown::default();
        assert_eq!(area.cross(left), None);
        assert_eq!(area.cross(right), bonus(entry), "{entry}");
        let mut skipped = Brown::default();
        assert_eq!(skipped.cross(right), None, "{entry} with a skipped neighbour");
    }
}

#[test]
fn brown_points() {
    let table = list("areas.brown.points");
    assert_eq!(table.len(), brown::POINTS.len());
    for entry in table {
        let crosses = number(&entry["crosses"]);
        let mut area = Brown::default();
        (1..=crosses).for_each(|cell| _ = area.cross(cell));
        assert_eq!(area.score(), points(&entry["points"]), "{crosses} crosses");
    }
}

#[test]
fn pink_cells() {
    let cells = list("areas.pink.cells");
    assert_eq!(cells.len(), pink::CELLS);
    let mut area = Pink::default();
    for (index, entry) in cells.iter().enumerate() {
        assert_eq!(usize::from(number(&entry["index"])), index + 1);
        let multiplier = (!entry["multiplier"].is_null()).then(|| number(&entry["multiplier"]));
        assert_eq!(entry["always_half"].as_bool(), Some(multiplier.is_none()));
        assert_eq!(pink::MULTIPLIERS[index], multiplier, "cell {}", index + 1);
        assert_eq!(pink::BONUSES[index], bonus(entry), "cell {}", index + 1);
        for value in 1..=6 {
            assert_eq!(area.written(PinkChoice::Bonus, value), Some(value.div_ceil(2)), "cell {}", index + 1);
            let points = area.written(PinkChoice::Points, value);
            assert_eq!(points, multiplier.map(|multiplier| value * multiplier), "cell {}", index + 1);
        }
        let mut for_points = area;
        assert_eq!(for_points.write(PinkChoice::Points, 6), None, "points forgo the bonus");
        assert_eq!(area.write(PinkChoice::Bonus, 3), bonus(entry), "cell {}", index + 1);
    }
    assert!(area.is_full());
    assert_eq!(area.written(PinkChoice::Bonus, 1), None);
}

/// The bonus at the place that a fox of the data names, by the data and by the crate.
fn at_place(fox: &Value) -> (Option<Bonus>, Option<Bonus>) {
    let entry = |path: &str, keys: &[&str]| {
        let found = list(path).iter().find(|entry| keys.iter().all(|&key| entry[key] == fox[key]));
        bonus(found.unwrap_or_else(|| panic!("{fox} is nowhere")))
    };
    let index = |key: &str| usize::from(number(&fox[key])) - 1;
    match text(&fox["place"]) {
        "yellow.gap_bonuses" => {
            let (upper, _) = cell(&fox["between_rows"]);
            let ours = yellow::GAPS[usize::from(upper) - 1][index("col")];
            (entry("areas.yellow.gap_bonuses", &["between_rows", "col"]), Some(ours))
        }
        "turquoise.row_bonuses" => {
            (entry("areas.turquoise.row_bonuses", &["row"]), turquoise::ROW_BONUSES[index("row")])
        }
        "blue.cells" => {
            (entry("areas.blue.cells", &["position"]), blue::BONUSES[Side::Right as usize][index("position")])
        }
        "brown.gap_bonuses" => {
            (entry("areas.brown.gap_bonuses", &["between"]), brown::GAPS[usize::from(cell(&fox["between"]).0) - 1])
        }
        "pink.cells" => (entry("areas.pink.cells", &["index"]), pink::BONUSES[index("index")]),
        "action_rows" => {
            assert_eq!(text(&fox["row"]), "reroll");
            (bonus(data("action_rows.reroll.end_bonus")), Some(action_row::REROLL_END))
        }
        place => panic!("no fox lives in '{place}'"),
    }
}

#[test]
fn foxes() {
    assert_eq!(list("foxes").len(), usize::from(FOXES_MAX));
    for fox in list("foxes") {
        assert_eq!(at_place(fox), (Some(Bonus::Fox), Some(Bonus::Fox)), "{fox}");
    }
}

#[test]
fn tiebreak() {
    assert_eq!(list("tiebreak.order").iter().map(text).collect::<Vec<_>>(), ["total", "highest single area score"]);
    assert_eq!(text(data("tiebreak.then")), "shared win");
    assert_eq!(Score::of_areas([1, 2, 9, 4, 5], 6).rank_key(), (27, 9));
}

#[test]
fn solo_rating() {
    let tiers = list("solo.rating");
    assert_eq!(tiers.len(), RATINGS.len());
    for (entry, ours) in tiers.iter().zip(RATINGS) {
        assert_eq!((ours.tier, ours.stars), (number(&entry["tier"]), number(&entry["stars"])));
        let bound = |key: &str, open: i32| if entry[key].is_null() { open } else { points(&entry[key]) };
        let (lowest, highest) = (bound("min", 0), bound("max", 905));
        for total in lowest..=highest {
            assert_eq!(rating(total).tier, ours.tier, "{total}");
        }
    }
}

#[test]
fn options() {
    // Two more are ours: who begins, and the order of question marks.
    let ours: Vec<_> = CleverCubed::INFO
        .options
        .iter()
        .filter(|option| !["startingPlayer", "bonusOrder"].contains(&option.id))
        .collect();
    assert_eq!(ours.len(), list("options").len());
    assert_eq!(ours.len() + 2, CleverCubed::INFO.options.len());
    let setup = serde_json::to_value(Setup::for_players(2)).unwrap();
    for (entry, ours) in list("options").iter().zip(ours) {
        let id = text(&entry["id"]);
        assert_eq!(ours.id, id);
        assert_eq!(ours.values, entry["values"].as_array().unwrap().iter().map(text).collect::<Vec<_>>(), "{id}");
        assert_eq!(ours.default, text(&entry["default"]), "{id}");
        assert_eq!(text(&setup[id]), ours.default, "{id}");
        for value in ours.values {
            let mut setup = setup.clone();
            setup[id] = Value::from(*value);
            let read: Setup =
                serde_json::from_value(setup.clone()).unwrap_or_else(|error| panic!("{id} = {value}: {error}"));
            assert_eq!(serde_json::to_value(read).unwrap(), setup, "{id} = {value}");
        }
    }
}

// ----- What follows from the tables -----

/// A sheet with every cell marked, pink cells for their bonus where `pink_bonuses` has a bit, the best numbers everywhere.
fn full_player(pink_bonuses: u16) -> (Player, Vec<Bonus>) {
    let mut marks = Vec::new();
    for column in 1..=6 {
        marks.extend((1..=yellow::ROWS).map(|row| Mark::Yellow { row, column }));
        marks.extend((1..=turquoise::ROWS).map(|row| Mark::Turquoise { row, column }));
    }
    for (side, _, run) in RUNS {
        marks.extend(run.map(|number| Mark::Blue { side, number }));
    }
    marks.extend((1..=brown::CELLS).map(|cell| Mark::Brown { cell }));
    let (mut player, mut log) = (Player::default(), Vec::new());
    for mark in marks {
        let mut made = Crosses::default();
        let earned = player.sheet.make(mark, &mut made);
        earned.into_iter().flatten().for_each(|bonus| player.earn(Seat::FIRST, bonus, &mut log));
        player.finish_crossing(Seat::FIRST, made, &mut log);
    }
    for cell in 0..pink::CELLS {
        let choice = if pink_bonuses >> cell & 1 == 0 { PinkChoice::Points } else { PinkChoice::Bonus };
        let number = player.sheet.pink.written(choice, 6).expect("the cell has a multiplier or is used for its bonus");
        if let Some(bonus) = player.sheet.pink.write(choice, number) {
            player.earn(Seat::FIRST, bonus, &mut log);
        }
    }
    ROUND_BONUSES.into_iter().flatten().for_each(|bonus| player.earn(Seat::FIRST, bonus, &mut log));
    let earned = log.into_iter().filter_map(|event| match event {
        Event::Earned { bonus, .. } => Some(bonus),
        _ => None,
    });
    (player, earned.collect())
}

/// The first cell has no multiplier and is always used for its (missing) bonus.
const FIRST_CELL: u16 = 1;
const ALL_CELLS: u16 = (1 << pink::CELLS) - 1;

#[test]
fn derived_bonus_symbols_total() {
    let (_, earned) = full_player(ALL_CELLS);
    let mut counts = BTreeMap::new();
    earned.into_iter().for_each(|bonus| *counts.entry(name(bonus)).or_insert(0) += 1);
    let table = data("derived.bonus_symbols_total").as_object().unwrap();
    let table: BTreeMap<_, _> = table.iter().map(|(name, count)| (name.as_str(), number(count))).collect();
    assert_eq!(counts, table);
}

#[test]
fn derived_action_sources_equal_row_length() {
    let (player, _) = full_player(ALL_CELLS);
    let sheet = &player.sheet;
    for (name, row) in
        [("reroll", sheet.rerolls), ("number_joker", sheet.number_jokers), ("extra_die", sheet.extra_dice)]
    {
        assert_eq!(row.circled(), number(&data("derived.action_sources_equal_row_length")[name]), "{name}");
        assert_eq!(data("derived.bonus_symbols_total")[name], data("derived.action_sources_equal_row_length")[name]);
    }
    assert_eq!(sheet.foxes, FOXES_MAX);
}

/// The best that both sides of the blue area can bring, over every legal way to fill them.
fn blue_maximum() -> i32 {
    let mut best = 0;
    let mut areas = vec![Blue::default()];
    while let Some(area) = areas.pop() {
        best = best.max(area.score());
        // The sides do not interact: filling the left one first reaches every pair of runs.
        let side = if area.is_full(Side::Left) { Side::Right } else { Side::Left };
        for number in (2..=12).filter(|&number| area.fits(side, number)) {
            let mut after = area;
            after.write(side, number);
            areas.push(after);
        }
    }
    best
}

#[test]
fn derived_area_maximum() {
    let score = full_player(FIRST_CELL).0.sheet.score();
    for area in Area::ALL {
        assert_eq!(score.area(area), points(&data("derived.area_maximum")[area.name()]), "{area:?}");
    }
    assert_eq!(blue_maximum(), score.blue);
}

#[test]
fn derived_markable_cells() {
    let cells = [
        yellow::Cells::ALL.iter().count(),
        usize::from(turquoise::ROWS * turquoise::COLUMNS),
        2 * blue::CELLS_PER_SIDE,
        usize::from(brown::CELLS),
        pink::CELLS,
    ];
    for (area, cells) in Area::ALL.into_iter().zip(cells) {
        assert_eq!(cells, usize::from(number(&data("derived.markable_cells")[area.name()])), "{area:?}");
    }
    assert_eq!(cells.iter().sum::<usize>(), usize::from(number(data("derived.markable_cells.all"))));
}

#[test]
fn derived_static_upper_bound_total() {
    // Every choice of bonus or points in the pink area; all else is at its best.
    let choices = (FIRST_CELL..=ALL_CELLS).step_by(2);
    let (best, choice) = choices.map(|choice| (full_player(choice).0.sheet.score().total, choice)).max().unwrap();
    assert_eq!(best, points(data("derived.static_upper_bound_total")));
    let cells: Vec<_> = (0..pink::CELLS).filter(|cell| choice >> cell & 1 != 0).map(|cell| cell + 1).collect();
    assert_eq!(cells, [1, 2, 8, 9], "cells 2 and 8 for the seventh re-roll and its fox, 9 for its own");
}
