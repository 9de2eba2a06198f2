//! Clever Cubed, played through keys.

use super::*;

/// With these dice a small window has no room beside the sheet for what a choice does: it stands below.
const CROWDED: u64 = 21;

/// Without bots, whose play may change. `UPDATE_EXPECT=1` writes the screens anew.
#[test]
fn screens_look_as_they_did() {
    let mut start = app("person", Language::English, 7);
    type_keys(&mut start, "\n");
    expect_file!["../golden/roll-en-100x30.txt"].assert_eq(&screen(&start, 100, 30));
    let mut crowded = app("person", Language::Ukrainian, CROWDED);
    type_keys(&mut crowded, "\n");
    expect_file!["../golden/roll-uk-80x24.txt"].assert_eq(&screen(&crowded, 80, 24));
    for (language, golden) in [
        (Language::Russian, expect_file!["../golden/middle-ru-80x24.txt"]),
        (Language::Ukrainian, expect_file!["../golden/middle-uk-80x24.txt"]),
    ] {
        let mut middle = app("person,person", language, 5);
        (0..61).for_each(|_| middle.press(KeyCode::Enter));
        golden.assert_eq(&screen(&middle, 80, 24));
    }
    for (language, golden) in [
        (Language::English, expect_file!["../golden/end-en-80x24.txt"]),
        (Language::Russian, expect_file!["../golden/end-ru-80x24.txt"]),
        (Language::Ukrainian, expect_file!["../golden/end-uk-80x24.txt"]),
    ] {
        let mut end = app("person", language, 3);
        play_to_the_end(&mut end);
        golden.assert_eq(&screen(&end, 80, 24));
    }
    let mut table = app("person,person,person,person", Language::English, 3);
    play_to_the_end(&mut table);
    expect_file!["../golden/end-of-four-en-100x30.txt"].assert_eq(&screen(&table, 100, 30));
    type_keys(&mut start, "?");
    expect_file!["../golden/help-en-100x30.txt"].assert_eq(&screen(&start, 100, 30));
}

#[test]
fn the_first_choice_all_the_way_ends_in_a_rating() {
    for language in Language::ALL {
        let mut app = app("person", language, 1);
        let keys = play_to_the_end(&mut app);
        assert!(keys > 40, "{keys}");
        let view = app.game.game().view(Viewer::Spectator);
        let texts = Texts::new(language, "clever-cubed");
        let end = screen(&app, 80, 24);
        assert!(end.contains(&texts.say("over")), "{end}");
        assert!(end.contains(&texts.say(view.seats[0].rating.name)), "{end}");
        assert!(end.contains(&view.seats[0].score.total.to_string()), "{end}");
    }
}

#[test]
fn ratings_bonuses_and_reasons_have_words() {
    for language in Language::ALL {
        let texts = Texts::new(language, "clever-cubed");
        let reasons = ["won-by-total", "won-by-area", "won-shared", "won-solo"].into_iter().map(Phrase::new);
        let ratings = RATINGS.iter().map(|rating| Phrase::new(rating.name));
        for phrase in Bonus::ALL.iter().map(|bonus| bonus.phrase()).chain(ratings).chain(reasons) {
            let text = texts.phrase(&phrase);
            assert!(!text.contains('{') && !text.is_empty(), "{}: {phrase:?}: {text}", language.code());
        }
    }
}

/// Where an entry names a number, that number is its key.
#[test]
fn numbers_are_chosen_by_their_own_keys() {
    let texts = Texts::new(Language::English, "clever-cubed");
    let mut said = HashSet::new();
    for seed in 0..12 {
        let mut game = CleverCubed::new(&setup::<CleverCubed>(1 + seed as u8 % 2)).unwrap();
        play_on(&mut game, usize::MAX, &mut Fast::new(seed), &mut (), |game, seat, legal, source| {
            for label in CleverCubed::plans(&game.view(Viewer::Seat(seat))).iter().flat_map(|plan| &plan.path) {
                if ["menu-number", "menu-write", "menu-write-die", "menu-row", "menu-joker"].contains(&label.phrase.key)
                {
                    let text = texts.phrase(&label.phrase);
                    let number: String = text.chars().filter(char::is_ascii_digit).take(1).collect();
                    assert_eq!(label.letter.map(String::from), Some(number), "{text}");
                    said.insert(label.phrase.key);
                }
            }
            at_random(game, seat, legal, source)
        });
    }
    assert_eq!(said.len(), 5);
}

/// The first of two turquoise dice of a value: the preview says that a second cross may follow, and the menu offers it.
#[test]
fn further_crosses_are_told_beforehand() {
    let die = |value: u8, place: &str| json!({"value": value, "place": place});
    let state = json!({
        "setup": {"players": 2}, "phase": "roll", "round": 1, "roll": 2,
        "dice": {
            "yellow": die(4, "slot-1"), "turquoise": die(4, "pool"), "blue": die(5, "pool"),
            "brown": die(5, "pool"), "pink": die(6, "pool"), "white": die(5, "pool"),
        },
        "seats": [{"stage": "roll"}, {}],
    });
    let state = serde_json::from_value(state).unwrap();
    let mut app: Play = App::new(Match::from_state(&state).unwrap(), options("person,person", Language::English, 7));
    type_keys(&mut app, "\n1");
    app.press(KeyCode::Down);
    let text = screen(&app, 100, 34);
    let entry = text.lines().find(|line| line.contains("► 2 Row 2")).unwrap();
    assert!(entry.trim_end().ends_with("+1X · 1 pt"), "{entry}");
    assert!(text.contains("A matching die"), "{text}");
    type_keys(&mut app, "2");
    let text = screen(&app, 100, 34);
    assert!(text.contains("A matching die: cross one more?") && text.contains("3 Row 3"), "{text}");
    assert!(!text.contains("2 Row 2") && !text.contains("+1X"), "{text}");
}

/// Which dice would go to the platter is said of a die that can be marked in several ways, too.
#[test]
fn the_platter_is_told_before_a_die_is_chosen() {
    let mut app = app("person", Language::English, CROWDED);
    type_keys(&mut app, "\n");
    for (key, entry, has_platter) in [('2', "► 2 Turquoise 1", false), ('6', "► 6 White 4", true)] {
        app.menu.select(app.menu.find(key).unwrap());
        for (width, height) in [(100, 34), (80, 24)] {
            let text = screen(&app, width, height);
            let line = text.lines().find(|line| line.contains(entry)).unwrap();
            assert!(line.trim_end().ends_with('…'), "{text}");
            assert_eq!(text.contains("To the platter: Tu1 Bl2"), has_platter, "{text}");
        }
    }
}

/// What crosses are worth stands at all three areas that have a scale, as long as no word about a choice would be cut for it.
#[test]
fn scales_are_seen_in_a_small_window() {
    let lines = |text: &str| text.lines().filter(|line| line.contains('Σ')).map(str::to_owned).collect::<Vec<_>>();
    let mut start = app("person", Language::English, 7);
    type_keys(&mut start, "\n");
    let text = screen(&start, 80, 24);
    let scales = lines(&text);
    assert!(scales.len() == 3 && scales[2].starts_with("Σ") && scales[2].contains("65 77 90"), "{text}");
    let mut crowded = app("person", Language::Ukrainian, CROWDED);
    type_keys(&mut crowded, "\n");
    let text = screen(&crowded, 80, 24);
    assert!(lines(&text).len() == 2 && text.contains("кубиків не лишиться."), "{text}");
}

/// The rulebook has titles and stars for those who play alone.
#[test]
fn stars_are_for_those_who_play_alone() {
    for (seats, has_stars) in [("person", true), ("person,person", false)] {
        let mut app = app(seats, Language::English, 7);
        type_keys(&mut app, "\n\n");
        assert_eq!(screen(&app, 80, 24).contains('☆'), has_stars);
    }
}
