//! Cubitos, played through keys.

use std::collections::BTreeSet;

use expect_test::{ExpectFile, expect_file};
use games::cubitos::setup::Setup;
use games::cubitos::{
    Action, CardId, Cell, CellId, CellName, Cube, Cubitos, Dice, Die, Event, Pick, RaceSetId, RollKind, Side, Sides,
    State, Tile, Track, TrackId, Warning, Way, Zone,
};
use guide::Series;
use serde_json::{Value, json};

use super::*;

type Race = App<Cubitos>;

/// A position written by hand, with two people at the table.
fn position(language: Language, state: Value) -> Race {
    let state: State = serde_json::from_value(state).unwrap();
    App::new(Match::from_state(&state).unwrap(), options("person,person", language, 7))
}

/// Seat 0 moves with 4 feet, one of them for water, and 9 money; its dice lie in all zones.
fn moving(language: Language, set: &str, cells: [&str; 2]) -> Race {
    position(
        language,
        json!({
            "setup": {"players": 2, "set": set}, "phase": "run", "round": 8, "swords": [2, 0], "most": 0,
            "players": [
                {
                    "stage": "move", "cell": cells[0], "began": {"cell": "start"},
                    "feet": 3, "waterFeet": 1, "coins": 5, "credits": 4, "fans": 3, "handTokens": 2, "limit": 11,
                    "draw": {"light-grey": 2, "red": 1, "white": 1},
                    "roll": {"light-grey": 3, "dark-grey": 1, "brown": 1},
                    "active": [
                        {"die": "light-grey", "side": "coins"}, {"die": "first-player", "side": "coins"},
                        {"die": "dark-grey", "side": "feet"}, {"die": "blue", "side": "symbol"},
                        {"die": "red", "side": "power"},
                    ],
                    "discard": {"light-grey": 1, "green": 1},
                    "purchases": {"red": 2, "white": 1, "brown": 1, "green": 1, "blue": 1},
                },
                {
                    "cell": cells[1], "fans": 1, "credits": 2, "handTokens": 1, "limit": 10,
                    "draw": {"light-grey": 7, "dark-grey": 2, "orange": 1}, "purchases": {"orange": 1},
                },
            ],
        }),
    )
}

/// Without bots, whose play may change. `UPDATE_EXPECT=1` writes the screens anew.
#[test]
fn screens_of_every_track_look_as_they_did() {
    let tracks: [(&str, [&str; 2], Language, ExpectFile, ExpectFile); 4] = [
        (
            "race-1",
            ["r06c25", "r08c27"],
            Language::English,
            expect_file!["../golden/cubitos-track-1-en-100x32.txt"],
            expect_file!["../golden/cubitos-track-1-en-80x24.txt"],
        ),
        (
            "race-2",
            ["r06c11", "r10c13"],
            Language::Russian,
            expect_file!["../golden/cubitos-track-2-ru-100x32.txt"],
            expect_file!["../golden/cubitos-track-2-ru-80x24.txt"],
        ),
        (
            "race-3",
            ["r06c25", "r06c25"],
            Language::Ukrainian,
            expect_file!["../golden/cubitos-track-3-uk-100x32.txt"],
            expect_file!["../golden/cubitos-track-3-uk-80x24.txt"],
        ),
        (
            "race-4",
            ["r10c11", "start"],
            Language::English,
            expect_file!["../golden/cubitos-track-4-en-100x32.txt"],
            expect_file!["../golden/cubitos-track-4-en-80x24.txt"],
        ),
    ];
    for (set, cells, language, wide, narrow) in tracks {
        let mut app = moving(language, set, cells);
        type_keys(&mut app, "\n");
        wide.assert_eq(&screen(&app, 100, 32));
        narrow.assert_eq(&screen(&app, 80, 24));
    }
}

#[test]
fn other_screens_of_a_race_look_as_they_did() {
    let mut app = moving(Language::Russian, "race-1", ["r06c25", "r08c27"]);
    type_keys(&mut app, "\n\t");
    expect_file!["../golden/cubitos-rival-ru-100x32.txt"].assert_eq(&screen(&app, 100, 32));
    type_keys(&mut app, "?");
    expect_file!["../golden/cubitos-help-ru-100x32.txt"].assert_eq(&screen(&app, 100, 32));
    app.overlay = Overlay::Help(u16::MAX);
    type_keys(&mut app, "l");
    app.overlay = Overlay::Help(u16::MAX);
    expect_file!["../golden/cubitos-data-uk-80x24.txt"].assert_eq(&screen(&app, 80, 24));
    let mut app = app_of::<Cubitos>("person,person", Language::Ukrainian, 3);
    type_keys(&mut app, "\n\n\n\n\n");
    expect_file!["../golden/cubitos-roll-uk-100x32.txt"].assert_eq(&screen(&app, 100, 32));
    play_to_the_end(&mut app);
    expect_file!["../golden/cubitos-end-uk-80x24.txt"].assert_eq(&screen(&app, 80, 24));
}

/// A position of seat 0, whose turn it is to say something; seat 1 has all brown dice.
fn asked(language: Language, phase: &str, player: &Value) -> Race {
    let rest = json!({"cell": "r08c27", "limit": 9, "draw": {"brown": 10}});
    let mut app = position(
        language,
        json!({
            "setup": {"players": 2}, "phase": phase, "round": 5, "swords": if phase == "run" { json!([0, 0]) } else { json!([]) },
            "players": [player, rest],
        }),
    );
    type_keys(&mut app, "\n");
    app
}

#[test]
fn bust_bonus_and_shop_look_as_they_did() {
    let bust = json!({
        "stage": "discard", "busted": true, "atRisk": true, "limit": 9, "cell": "r07c22", "draw": {},
        "roll": {"light-grey": 3, "dark-grey": 1}, "discard": {"light-grey": 4, "dark-grey": 1, "first-player": 1},
    });
    let app = asked(Language::Russian, "roll", &bust);
    expect_file!["../golden/cubitos-bust-ru-80x24.txt"].assert_eq(&screen(&app, 80, 24));
    let bonus = json!({
        "stage": "bonus", "cell": "r00c29", "began": {"cell": "start"}, "bonus": {"cell": "r00c29", "left": [0, 1]},
        "limit": 9, "coins": 2, "draw": {"light-grey": 5, "dark-grey": 2},
        "active": [{"die": "light-grey", "side": "coins", "count": 2}, {"die": "first-player", "side": "feet"}],
    });
    let mut app = asked(Language::English, "run", &bonus);
    expect_file!["../golden/cubitos-bonus-en-80x24.txt"].assert_eq(&screen(&app, 80, 24));
    type_keys(&mut app, "1");
    expect_file!["../golden/cubitos-bonus-en-100x34.txt"].assert_eq(&screen(&app, 100, 34));
}

/// Cards of which nothing can be bought stay in sight, each with its reason.
#[test]
fn the_shop_says_what_is_too_dear() {
    let shop = json!({
        "stage": "buy", "cell": "r08c29", "began": {"cell": "start"}, "limit": 9, "coins": 4, "credits": 1,
        "draw": {"light-grey": 5, "dark-grey": 2}, "discard": {"green": 1}, "bought": ["green"],
        "purchases": {"green": 1},
        "active": [{"die": "light-grey", "side": "coins", "count": 2}, {"die": "first-player", "side": "coins"}],
    });
    let app = asked(Language::Ukrainian, "run", &shop);
    expect_file!["../golden/cubitos-shop-uk-80x24.txt"].assert_eq(&screen(&app, 80, 24));
    expect_file!["../golden/cubitos-shop-uk-100x34.txt"].assert_eq(&screen(&app, 100, 34));
    let why: Vec<_> = Cubitos::blocked(&app.view()).iter().map(|blocked| (blocked.what.key, blocked.why.key)).collect();
    let expected = [
        ("reckless-cheese", "blocked-too-dear"),
        ("rock-on", "blocked-bought"),
        ("bob", "blocked-too-dear"),
        ("rollosaurus", "blocked-too-dear"),
        ("rich-dog", "blocked-none-left"),
        ("smelly-cat", "blocked-too-dear"),
    ];
    assert_eq!(why, expected);
}

/// How many times two neighbours of a row lie on two sides of a red line.
fn red_lines(track: &Track) -> usize {
    let cells: Vec<_> = track.cells().filter(|(id, _)| ![CellId::START, CellId::FINISH].contains(id)).collect();
    let pairs = cells.iter().flat_map(|(_, left)| cells.iter().map(move |(_, right)| (left, right)));
    let is_split = |left: &Cell, right: &Cell| {
        let touches = |tile: &Tile| right.tiles.contains(&Tile { column: tile.column + 2, ..*tile });
        left.red != right.red && left.tiles.iter().any(touches)
    };
    pairs.filter(|(left, right)| is_split(left, right)).count()
}

/// In a small window as well, a runner is not read together with what is printed to its left, unless there is no room on
/// either side.
#[test]
fn runners_keep_away_from_signs() {
    let is_text = |sign: char| sign.is_alphanumeric() && !('①'..='④').contains(&sign) || "$×■♥◎▲".contains(sign);
    for (set, track) in ["race-1", "race-2", "race-3", "race-4"].into_iter().zip(TrackId::ALL) {
        let track = games::cubitos::Tables::standard().track(track);
        let mut seen = 0;
        for (_, cell) in track.cells().filter(|(id, _)| !track.is_water(*id)) {
            let state = json!({
                "setup": {"players": 2, "set": set}, "phase": "roll", "round": 3, "holder": 1,
                "players": [
                    {"stage": "decide", "cell": &*cell.name, "limit": 9, "draw": {}, "roll": {"light-grey": 2}},
                    {"limit": 9, "discard": {"first-player": 1}},
                ],
            });
            let mut app = position(Language::English, state);
            type_keys(&mut app, "\n");
            let text = screen(&app, 80, 24);
            let line = text.lines().skip(3).take(11).find(|line| line.contains('①'));
            let Some(line) = line else { continue };
            let signs: Vec<char> = line.chars().collect();
            let place = signs.iter().position(|&sign| sign == '①').unwrap();
            let is_squeezed = is_text(signs[place + 2]);
            assert!(!is_text(signs[place - 1]) || is_squeezed, "{}: {line}", cell.name);
            let bars: usize = text.lines().skip(3).take(11).map(|line| line.matches('┃').count()).sum();
            assert_eq!(bars, red_lines(track), "a runner on {} hides no red line: {text}", cell.name);
            seen += 1;
        }
        assert!(seen > 80, "{set}: {seen}");
    }
}

/// One key, and the runner walks all the way: the steps are single decisions, taken back in one go.
#[test]
fn a_goal_is_walked_to_in_single_steps() {
    let mut app = moving(Language::English, "race-1", ["r06c25", "r08c27"]);
    type_keys(&mut app, "\n");
    let before = app.game.game().clone();
    let text = screen(&app, 100, 32);
    assert!(text.contains("Run on to"), "{text}");
    assert_eq!(app.menu.find('e'), None, "the key that passes does not end the move as well");
    type_keys(&mut app, "1");
    let steps = app.game.steps().len();
    assert_eq!(steps, 4, "three feet and the water foot");
    let view = app.game.game().view(Viewer::Spectator);
    assert!(view.players[0].distance > 3, "{}", view.players[0].distance);
    assert_eq!(view.players[0].coins + view.players[0].credits, 9, "nothing is bought by habit");
    type_keys(&mut app, "u");
    assert_eq!(*app.game.game(), before);
}

/// Enter runs towards the finish, not to a far corner of the track.
#[test]
fn run_on_leads_to_the_finish() {
    let mut app = moving(Language::English, "race-1", ["r10c29", "start"]);
    type_keys(&mut app, "\n");
    let before = app.view().players[0].steps_left;
    type_keys(&mut app, "1");
    let after = &app.view().players[0];
    assert_eq!(before - after.steps_left, 4, "three feet and the water foot: {:?}", after.cell);
}

/// Enter neither runs past the bonus that somebody stands on nor spends coins, and no key that ran for free pays.
#[test]
fn stopping_for_free_comes_before_what_it_would_lose() {
    let mut app = moving(Language::English, "race-1", ["r00c05", "start"]);
    type_keys(&mut app, "\n");
    let text = screen(&app, 100, 32);
    assert!(text.contains("► v End the move") && text.contains("1 Run on to"), "{text}");
    let rich = json!({
        "stage": "move", "cell": "r10c29", "began": {"cell": "start"}, "limit": 9, "coins": 8,
        "draw": {"light-grey": 7, "dark-grey": 2}, "discard": {"first-player": 1},
    });
    let text = screen(&asked(Language::English, "run", &rich), 100, 32);
    let places = ["► v End the move", "1 To a", "Run on to"].map(|entry| text.find(entry));
    assert!(places.is_sorted() && places[0].is_some(), "{text}");
}

/// Money has no use after the race: where it buys the finish, Enter takes it.
#[test]
fn the_finish_is_worth_all_money() {
    let mut app = moving(Language::English, "race-1", ["r06c07", "start"]);
    type_keys(&mut app, "\n");
    let text = screen(&app, 80, 24);
    assert!(text.contains("► 1 Run over the finish to G11, paying!"), "{text}");
    type_keys(&mut app, "\n");
    assert!(app.view().players[0].has_finished, "{}", screen(&app, 80, 24));
}

/// A bonus, a purchase and the end of the abilities are named by what is left of them.
#[test]
fn questions_know_what_was_done_before() {
    let single = json!({
        "stage": "bonus", "cell": "r00c05", "began": {"cell": "start"}, "bonus": {"cell": "r00c05", "left": [0]}, "limit": 9,
        "draw": {"light-grey": 7, "dark-grey": 2}, "discard": {"first-player": 1},
    });
    let text = screen(&asked(Language::English, "run", &single), 80, 24);
    assert!(text.contains("You stopped on a bonus. Take it?") && text.contains("x Leave it"), "{text}");
    assert!(text.contains("1 Lose up to 2 dice"), "{text}");
    let shop = json!({
        "stage": "buy", "cell": "r08c29", "began": {"cell": "start"}, "limit": 9, "coins": 4, "credits": 1,
        "draw": {"light-grey": 3, "dark-grey": 2}, "discard": {"first-player": 1},
        "active": [{"die": "light-grey", "side": "coins", "count": 4}],
    });
    let text = screen(&asked(Language::English, "run", &shop), 80, 24);
    assert!(text.contains("Buy up to two dice") && text.contains("e Buy nothing\n"), "{text}");
    let dog = json!({
        "stage": "abilities", "limit": 9, "draw": {"light-grey": 7, "dark-grey": 2},
        "active": [{"die": "brown", "side": "symbol"}, {"die": "first-player", "side": "credits"}],
        "purchases": {"brown": 1},
    });
    let rival = json!({"limit": 9, "draw": {"light-grey": 7, "dark-grey": 2}});
    let state = json!({"setup": {"players": 2}, "phase": "abilities", "round": 5, "players": [dog, rival]});
    let mut app = position(Language::English, state);
    type_keys(&mut app, "\n");
    assert!(screen(&app, 80, 24).contains("r Ready: compare the swords"), "{}", screen(&app, 80, 24));
    type_keys(&mut app, "11r");
    let text = screen(&app, 80, 24);
    assert!(text.contains("Step 2 of 2: dice that must go are lost") && text.contains("► r Ready to run"), "{text}");
    assert!(!app.log.iter().any(|line| line.contains("words")), "nobody has a sword: {:?}", app.log);
}

#[test]
fn stopping_in_the_middle_of_water_is_warned_of() {
    let mut app = moving(Language::English, "race-4", ["r06c09", "start"]);
    type_keys(&mut app, "\n");
    let warns = |app: &Race, note: &str| {
        app.menu
            .entries()
            .iter()
            .flat_map(|entry| entry.members.clone())
            .any(|member| app.menu.plan(member).gains.notes.iter().any(|phrase| phrase.key == note))
    };
    assert!(warns(&app, "note-stranded"), "a step farther the water foot is used up");
    assert!(warns(&app, "note-stop-stranded"), "the water foot that is left is lost with the move");
}

/// A bot that is the last to buy does not throw the dice of the next round: Enter would pass before they are seen.
#[test]
fn people_throw_their_own_dice() {
    let mut app = app_of::<Cubitos>("person,greedy", Language::English, 3);
    let mut waited = 0;
    for _ in 0..400 {
        let rolls = |app: &Race| app.log.iter().filter(|line| line.starts_with("You, roll:")).count();
        let (before, waits) = (rolls(&app), app.waits_for_throw());
        type_keys(&mut app, "\n");
        let rolled = rolls(&app) - before;
        assert!(rolled == 0 || (rolled == 1 && waits), "{:?}", app.log);
        waited += rolled;
    }
    assert!(waited > 5, "{waited} rounds");
}

#[test]
fn the_chance_of_a_bust_stands_beside_push() {
    let at = |coins: u8| {
        let mut app = position(
            Language::English,
            json!({
                "setup": {"players": 2}, "phase": "roll", "round": 3, "holder": 1,
                "players": [
                    {"stage": "decide", "limit": 9, "draw": {}, "roll": {"light-grey": 3, "dark-grey": 2},
                     "active": [{"die": "light-grey", "side": "coins", "count": coins}, {"die": "green", "side": "symbol"}]},
                    {"stage": "decide", "limit": 9, "draw": {}, "roll": {"light-grey": 7, "dark-grey": 2, "first-player": 1}},
                ],
            }),
        );
        type_keys(&mut app, "\n");
        app
    };
    assert!(!screen(&at(1), 100, 32).contains('✗'), "two active dice: a push is safe");
    let mut app = at(2);
    let text = screen(&app, 100, 32);
    assert!(text.contains("t Push: roll 5 dice               ✗26 %"), "{text}");
    type_keys(&mut app, "t");
    let text = screen(&app, 100, 32);
    assert!(text.contains("t Roll                            ✗26 %"), "without the green die: {text}");
    assert!(text.contains("1 Take back: green die ◆          ✗13 %"), "with it: {text}");
}

/// Nine of the dice are drawn in one go where there are so many of a kind.
#[test]
fn equal_dice_are_drawn_together() {
    let mut app = position(
        Language::English,
        json!({
            "setup": {"players": 2}, "phase": "roll", "round": 3,
            "players": [
                {"stage": "draw", "limit": 9, "draw": {"light-grey": 7, "dark-grey": 2, "red": 2}, "roll": {"first-player": 1}},
                {"stage": "decide", "limit": 9, "draw": {}, "roll": {"light-grey": 7, "dark-grey": 2}},
            ],
        }),
    );
    type_keys(&mut app, "\n");
    let text = screen(&app, 100, 32);
    assert!(text.contains("Draw 9 more dice for this roll."), "{text}");
    assert!(text.contains("1 Red die"), "the dearest dice come first: {text}");
    type_keys(&mut app, "1");
    let text = screen(&app, 100, 32);
    assert!(text.contains("1 ×1") && text.contains("2 ×2"), "{text}");
    type_keys(&mut app, "2");
    let roll = &app.game.game().view(Viewer::Spectator).players[0].roll;
    assert_eq!(serde_json::to_value(roll).unwrap(), json!({"first-player": 1, "red": 2}));
}

#[test]
fn a_card_of_ones_own_does_not_show_a_text_that_is_wrong() {
    let data = json!({"cards": [{"id": "smelly-cat", "abilities": [{"timing": "run", "op": {"gain": {"feet": 3}}}]}]});
    let setup: Setup = serde_json::from_value(json!({"players": 2, "data": data})).unwrap();
    let app: Race = App::new(Match::new(&setup).unwrap(), options("person,person", Language::English, 7));
    let notes: Vec<_> = Cubitos::notes(&app.view()).iter().map(|note| app.texts.phrase(note)).collect();
    let cat = notes.iter().find(|note| note.contains("Smelly Cat")).unwrap();
    assert!(cat.ends_with("The effect of this card comes from your file."), "{cat}");
    assert!(notes.iter().any(|note| note.contains("Mr. Soldier ◆◈····, cost 5 (?)")), "{notes:?}");
}

/// As on the sheet: so many dice, and behind the sign how much is on each.
#[test]
fn a_roll_tells_how_much_is_on_a_side() {
    let mut sides = Sides::NONE;
    for (die, side, count) in [
        (Die::LightGrey, Side::Coins, 3),
        (Die::FirstPlayer, Side::Coins, 1),
        (Die::Red, Side::Power, 1),
        (Die::Brown, Side::Coins, 2),
    ] {
        sides.add(Cube::own(die), side, count);
    }
    let event = Event::Rolled { seat: Seat::FIRST, roll: RollKind::Push, sides };
    let app = app_of::<Cubitos>("person,person", Language::English, 1);
    let text = app.texts.phrase(&event.phrase());
    assert!(text.ends_with(": 3×light grey ●, 1×first player ●2, 1×red ◈, 2×brown ●3."), "{text}");
}

/// Whose dice must go later is not lured into losing them now, and nothing is said to be gone that only goes to discard.
#[test]
fn what_goes_is_told_as_it_goes() {
    let dog = json!({
        "stage": "abilities", "limit": 9, "draw": {"light-grey": 7, "dark-grey": 2}, "discard": {"first-player": 1},
        "active": [{"die": "brown", "side": "symbol", "spent": [0]}], "purchases": {"brown": 1},
    });
    let rival = json!({"limit": 9, "draw": {"light-grey": 7, "dark-grey": 2}});
    let state = json!({"setup": {"players": 2}, "phase": "abilities", "round": 5, "players": [dog, rival]});
    let mut app = position(Language::English, state);
    type_keys(&mut app, "\n");
    let text = screen(&app, 100, 32);
    let entries =
        ["► r Ready: compare the swords", "1 Rich Dog ◆ goes anyway: lose it early"].map(|entry| text.find(entry));
    assert!(entries.is_sorted() && entries[0].is_some(), "{text}");
    let texts = [Language::English, Language::Russian, Language::Ukrainian]
        .map(|language| app_of::<Cubitos>("person,person", language, 1).texts);
    let risk = Phrase::new("prompt-decide").word("state", "at-risk");
    for (texts, discard) in texts.iter().zip(["go to discard", "уйдут в сброс", "підуть у скид"])
    {
        assert!(texts.phrase(&risk).contains(discard));
    }
}

/// The legend below the map explains no sign that is not on it.
#[test]
fn the_legend_has_what_the_track_has() {
    for (set, signs) in
        [("race-1", [false, false]), ("race-2", [true, true]), ("race-3", [true, true]), ("race-4", [true, true])]
    {
        let mut app = moving(Language::English, set, ["start", "start"]);
        type_keys(&mut app, "\n");
        let text = screen(&app, 100, 40);
        assert_eq!(["▲ jetpack", "a6● a7» shortcut"].map(|item| text.contains(item)), signs, "{set}: {text}");
        assert!(text.contains("≈ water") && text.contains("■ gain a die"), "{set}: {text}");
    }
}

/// Bob is not told of as if the runner stood on the bonus, and says before what he takes.
#[test]
fn a_bonus_nearby_is_named_with_its_space() {
    let bob = json!({
        "stage": "after-move", "cell": "r06c25", "began": {"cell": "start"}, "limit": 9, "draw": {"light-grey": 7, "dark-grey": 2},
        "discard": {"first-player": 1}, "active": [{"die": "blue", "side": "symbol"}], "purchases": {"blue": 1},
    });
    let mut app = asked(Language::English, "run", &bob);
    let text = screen(&app, 100, 32);
    assert!(text.contains("► 1 Bob ◆ takes H13: $1") && text.contains("The bonus of the"), "{text}");
    type_keys(&mut app, "1");
    let text = screen(&app, 100, 32);
    assert!(text.contains("H13 is near enough: take its bonus?") && text.contains("1 Gain 1 credit"), "{text}");
}

/// Three races of a championship: points are shown in between, saved and found again.
#[test]
fn a_championship_goes_on_from_race_to_race() {
    let mut options = options("person,person", Language::English, 5);
    options.series = Some(Series::new("5,3,2,1").unwrap());
    let setup: Setup = serde_json::from_value(json!({"players": 2, "roundLimit": 4})).unwrap();
    let mut app: Race = App::new(Match::new(&setup).unwrap(), options);
    play_to_the_end(&mut app);
    let first = app.game.game().outcome().unwrap();
    assert!(screen(&app, 80, 24).contains("next match"), "{}", screen(&app, 80, 24));
    type_keys(&mut app, "\n");
    assert_eq!(app.overlay, Overlay::Standings);
    let table = screen(&app, 80, 24);
    assert!(table.contains("After 1 of 7") && table.contains("Race 7"), "{table}");
    let line = table.lines().find(|line| line.contains("Race 1")).unwrap();
    let points: Vec<u32> = line.split_whitespace().skip(2).map(|number| number.parse().unwrap()).collect();
    assert_eq!(points, first.places().iter().map(|place| [5, 3][usize::from(*place) - 1]).collect::<Vec<_>>());
    type_keys(&mut app, "\n");
    let set = |app: &Race| app.game.record().setup.set.0.name();
    assert_eq!((set(&app), app.is_over()), ("race-2", false));
    assert_eq!(app.game.record().setup.round_limit, setup.round_limit, "everything else stays");

    let (saved, _) = Saved::parse(app.journal().as_bytes()).unwrap();
    assert_eq!(saved.series, app.series);
    assert!(saved.series.unwrap().check(&Cubitos::TOUR.unwrap(), 2).is_ok());
    play_to_the_end(&mut app);
    type_keys(&mut app, "z");
    assert!(screen(&app, 80, 24).contains("After 2 of 7"));
    type_keys(&mut app, "n");
    assert_eq!(set(&app), "race-3");
}

#[test]
fn the_championship_has_the_races_of_the_champion_tour() {
    let tour = Cubitos::TOUR.unwrap();
    assert_eq!(tour.stages, RaceSetId::champion_tour().map(RaceSetId::name).collect::<Vec<_>>());
    for (stage, name) in tour.stages.iter().zip(tour.stage_names) {
        assert_eq!(*name, format!("set-{stage}"));
    }
}

/// Everything the crate can say, for every card, die, side and zone.
#[test]
fn every_name_has_words() {
    let seat = Seat::FIRST;
    let mut phrases: Vec<Phrase> = Vec::new();
    for card in CardId::all() {
        phrases.push(Phrase::new(card.name()));
        phrases.push(Phrase::new("card-text").word("card", card.name()));
        for (side, borrowed) in [(Side::Symbol, false), (Side::Power, true)] {
            let actions = [
                Action::Use { card, side, part: 1, option: 1, borrowed },
                Action::Prevent { card, side, borrowed },
                Action::LoseSelf { card, side, borrowed },
                Action::TakeComparison { card, option: 1 },
                Action::Buy { card },
            ];
            phrases.extend(actions.iter().map(Speak::phrase));
        }
        let events = [
            Event::Card { card },
            Event::Saved { seat, card },
            Event::Used { seat, card, part: 1 },
            Event::ComparisonTaken { seat, card },
            Event::Bought { seat, card, price: 5 },
        ];
        phrases.extend(events.iter().map(Speak::phrase));
    }
    for cube in Cube::all().filter(|&cube| cube != Cube::borrowed(Die::FirstPlayer)) {
        for zone in Zone::ALL {
            let pick = Pick::new(zone, cube);
            let actions = [
                Action::Draw(pick),
                Action::Choose(pick),
                Action::Lose(pick),
                Action::Give(pick),
                Action::Return(pick),
            ];
            phrases.extend(actions.iter().map(Speak::phrase));
            phrases.push(Event::LostDie { seat, die: cube, zone }.phrase());
        }
        for side in Side::ALL {
            phrases.push(Event::Set { seat, die: cube, side }.phrase());
            let mut sides = Sides::NONE;
            sides.add(cube, side, 2);
            sides.add(Cube::own(Die::Red), Side::Power, 1);
            for roll in [RollKind::First, RollKind::Push, RollKind::Extra, RollKind::Rescue] {
                phrases.push(Event::Rolled { seat, roll, sides }.phrase());
            }
        }
        phrases
            .extend([Action::TakeCredits { die: cube }, Action::Discard { die: cube }].map(|action| action.phrase()));
        phrases.extend([Action::Gain { die: cube.die() }, Action::Borrow { die: cube.die() }].map(|a| a.phrase()));
        phrases.push(Event::GaveBack { seat, die: cube.die(), dice: 2 }.phrase());
        let dice = Dice::one(cube);
        phrases.extend([Event::Drew { seat, dice }, Event::Discarded { seat, dice }].map(|event| event.phrase()));
    }
    for way in [Way::Finish, Way::Farthest, Way::ExtraRound, Way::RoundLimit] {
        phrases.push(Phrase::new(way.reason()));
        phrases.extend([Some(seat), None].map(|winner| Event::Over { winner, way }.phrase()));
    }
    phrases.extend(RaceSetId::all().map(|set| Phrase::new("set-name").word("set", set.name())));
    phrases.extend(TrackId::ALL.map(|track| Phrase::new("track-name").word("track", track.name())));
    phrases.extend([Warning::TooDear, Warning::TooSlow].map(|warning| Phrase::new(warning.name())));
    phrases.push(Event::Moved { seat, to: CellName::FINISH }.phrase());
    for language in Language::ALL {
        let texts = Texts::new(language, "cubitos");
        for phrase in &phrases {
            let text = texts.phrase(phrase);
            assert!(!text.contains('{') && !text.is_empty(), "{}: {phrase:?}: {text}", language.code());
        }
        let short: BTreeSet<String> =
            Die::ALL.iter().map(|die| texts.phrase(&Phrase::new("die-short").word("die", die.name()))).collect();
        assert_eq!(short.len(), Die::COUNT);
        assert!(
            short.iter().all(|name| name.chars().count() == 2),
            "the zones are laid out for two letters: {short:?}"
        );
    }
}

/// Everybody owns dice of all colours, so that every card comes into play.
fn rich(set: &str, players: u64) -> Cubitos {
    let dice = json!({
        "light-grey": 1, "dark-grey": 1, "red": 2, "orange": 2, "yellow": 2, "green": 2, "blue": 2, "purple": 2,
        "brown": 2, "white": 2,
    });
    let player = |seat: u64| {
        let roll = if seat == 0 { json!({"first-player": 1}) } else { json!({}) };
        json!({"stage": "draw", "limit": 14, "fans": 4, "credits": 9, "draw": dice, "roll": roll})
    };
    let players: Vec<_> = (0..players).map(player).collect();
    let setup = json!({"players": players.len(), "set": set, "roundLimit": 8});
    let state = json!({"setup": setup, "phase": "roll", "round": 1, "players": players});
    Cubitos::load(&serde_json::from_value(state).unwrap()).unwrap()
}

/// Every set: all questions have words, and every plan can be played to its end.
#[test]
fn races_of_every_set_can_be_played_from_the_menu() {
    let texts = Language::ALL.map(|language| Texts::new(language, "cubitos"));
    let mut asked = BTreeSet::new();
    for (seed, set) in (0..).zip(RaceSetId::NAMES.iter().cycle().take(80)) {
        let mut game = rich(set, 2 + seed % 3);
        let mut source = Fast::new(seed);
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let fate = game.draw(&mut source);
                    game.happen(&fate, &mut ()).unwrap();
                }
                Turn::Players(seats) => {
                    let seat = seats.first().unwrap();
                    let view = game.view(Viewer::Seat(seat));
                    let prompt = Cubitos::prompt(&view, Some(seat));
                    let plans = Cubitos::plans(&view);
                    let plan = &plans[source.below(plans.len() as u32) as usize];
                    let words = plan.path.iter().map(|label| &label.phrase).chain(&plan.gains.notes);
                    for (phrase, texts) in words.chain([&prompt]).flat_map(|word| texts.iter().map(move |t| (word, t)))
                    {
                        let text = texts.phrase(phrase);
                        assert!(!text.contains('{') && !text.is_empty(), "{phrase:?}: {text}");
                    }
                    asked.insert(prompt.key);
                    plan.actions.iter().for_each(|action| game.play(seat, action, &mut ()).unwrap());
                }
            }
        }
    }
    let all = [
        "prompt-abilities",
        "prompt-after-move",
        "prompt-bonus",
        "prompt-bonus-nearby",
        "prompt-borrow",
        "prompt-buy",
        "prompt-comparison",
        "prompt-decide",
        "prompt-declare",
        "prompt-discard",
        "prompt-draw",
        "prompt-draw-all",
        "prompt-draw-more",
        "prompt-extra-roll",
        "prompt-face",
        "prompt-gain",
        "prompt-give",
        "prompt-keep",
        "prompt-lose",
        "prompt-losing",
        "prompt-move",
        "prompt-nearby",
        "prompt-receiver",
        "prompt-rerolls",
        "prompt-rescue",
        "prompt-return-other",
        "prompt-roll-different",
        "prompt-roll-grey",
        "prompt-set-face",
        "prompt-used",
        "prompt-walk",
    ];
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), all);
}
