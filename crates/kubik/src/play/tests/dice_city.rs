//! Dice City, played through keys.

use expect_test::expect_file;
use games::dice_city::view::View;
use games::dice_city::{
    Action, Bandits, Colour, Dice, DiceCity, Event, Location, Resource, Resources, Ship, Space, Stage, State, Step,
    Throw, Trigger,
};
use serde_json::{Value, json};

use super::*;
use crate::play::pen::width;

type City = App<DiceCity>;

/// A position written by hand, with as many people at the table as it has seats.
fn position(language: Language, state: Value) -> City {
    let state: State = serde_json::from_value(state).unwrap();
    let people = vec!["person"; state.seats.len()].join(",");
    App::new(Match::from_state(&state).unwrap(), options(&people, language, 7))
}

/// Three cities in the middle of a game: the first one has something of everything, the second one has walls.
fn three(stage: &Value, unspent: &Value, this_turn: &Value) -> Value {
    json!({
        "setup": {"players": 3}, "stage": stage, "turn": 25, "unspent": unspent, "thisTurn": this_turn,
        "seats": [
            {
                "city": {
                    "white-1": "town-hall", "white-2": "church", "white-3": "lumber-mill", "white-4": "quarry",
                    "white-5": "merchant-guild", "white-6": "cemetery", "yellow-3": "well", "yellow-5": "catapult",
                    "red-2": "watch-tower", "red-3": "cathedral", "red-4": "blacksmith", "red-6": "manor",
                    "blue-1": "barracks", "blue-5": "market-place", "black-2": "stables", "black-4": "storehouse",
                    "black-6": "mint",
                },
                "deactivated": ["red-2", "white-5"], "dice": {"white": 1, "yellow": 3, "red": 4, "blue": 5, "black": 2},
                "stock": {"wood": 1, "stone": 2, "iron": 1}, "passTokens": 5, "vpTokens": 9, "bandits": [1, 1, 0],
                "ships": [1, 0, 0],
            },
            {
                "city": {
                    "red-1": "great-wall", "red-2": "great-wall", "red-3": "regular-army", "red-5": "cathedral",
                    "blue-3": "bazaar", "white-2": "mine",
                },
                "deactivated": ["blue-3"], "dice": {"white": 2, "yellow": 2, "red": 3, "blue": 3, "black": 6},
                "stock": {"wood": 1, "iron": 1}, "passTokens": 1, "vpTokens": 4,
            },
            {
                "city": {"yellow-1": "festival-hall", "yellow-2": "grand-statue", "yellow-3": "training-camp"},
                "dice": {"white": 4, "yellow": 1, "red": 3, "blue": 3, "black": 1}, "stock": {"stone": 1}, "vpTokens": 2,
            },
        ],
        "display": ["manor", "grand-statue", "church", "bazaar", "bazaar", "great-wall", "watch-tower", "well"],
        "discard": {"manor": 1, "stables": 2},
    })
}

/// All dice of the first player stand on the board.
fn dice(language: Language) -> City {
    let all = json!(["white", "yellow", "red", "blue", "black"]);
    let mut app = position(language, three(&json!("dice"), &all, &json!({})));
    type_keys(&mut app, "\n");
    app
}

/// The first player may attack.
fn attack(language: Language) -> City {
    let strong = json!({"strength": 9, "strengthAgainstBandits": 3, "weakerBandits": 1});
    let mut app = position(language, three(&json!("attack"), &json!([]), &strong));
    type_keys(&mut app, "\n");
    app
}

/// The first player may build.
fn build(language: Language) -> City {
    let mut app = position(language, three(&json!("build"), &json!([]), &json!({})));
    type_keys(&mut app, "\n");
    app
}

/// Without bots, whose play may change. `UPDATE_EXPECT=1` writes the screens anew.
#[test]
fn screens_of_a_city_look_as_they_did() {
    for (language, wide, narrow) in [
        (Language::English, expect_file!["../golden/city-en-100x30.txt"], expect_file!["../golden/city-en-80x24.txt"]),
        (Language::Russian, expect_file!["../golden/city-ru-100x30.txt"], expect_file!["../golden/city-ru-80x24.txt"]),
        (
            Language::Ukrainian,
            expect_file!["../golden/city-uk-100x30.txt"],
            expect_file!["../golden/city-uk-80x24.txt"],
        ),
    ] {
        wide.assert_eq(&screen(&dice(language), 100, 30));
        let mut app = attack(language);
        type_keys(&mut app, "4");
        narrow.assert_eq(&screen(&app, 80, 24));
    }
    let mut app = build(Language::Russian);
    expect_file!["../golden/city-build-ru-80x24.txt"].assert_eq(&screen(&app, 80, 24));
    type_keys(&mut app, "?");
    expect_file!["../golden/city-help-ru-100x30.txt"].assert_eq(&screen(&app, 100, 30));
    expect_file!["../golden/city-tall-en-110x42.txt"].assert_eq(&screen(&dice(Language::English), 110, 42));
    let mut app = dice(Language::English);
    type_keys(&mut app, "\t");
    expect_file!["../golden/city-texts-en-80x24.txt"].assert_eq(&screen(&app, 80, 24));
    let mut app = dice(Language::Ukrainian);
    type_keys(&mut app, "\t\t\t");
    expect_file!["../golden/city-texts-uk-100x34.txt"].assert_eq(&screen(&app, 100, 34));
}

#[test]
fn screens_of_the_solo_game_look_as_they_did() {
    let mut app = app_of::<DiceCity>("person", Language::Ukrainian, 3);
    type_keys(&mut app, "\n\n");
    expect_file!["../golden/city-solo-uk-80x24.txt"].assert_eq(&screen(&app, 80, 24));
    play_to_the_end(&mut app);
    expect_file!["../golden/city-solo-end-uk-80x24.txt"].assert_eq(&screen(&app, 80, 24));
}

/// One turn before the end: the second player has two full rows and declares it; the third has the last turn.
#[test]
fn the_end_is_told() {
    let mut state = three(&json!("declare"), &json!([]), &json!({}));
    let row = |row: &'static str| (1..=6).map(move |column| format!("{row}-{column}"));
    let full: serde_json::Map<_, _> =
        row("white").chain(row("blue")).map(|space| (space, json!("regular-army"))).collect();
    state["activePlayer"] = json!(1);
    state["turn"] = json!(26);
    state["seats"][1]["city"] = Value::Object(full);
    state["seats"][1]["deactivated"] = json!([]);
    state["seats"][1]["vpTokens"] = json!(37);
    state["seats"][0]["stock"] = json!({});
    let mut app = position(Language::English, state);
    type_keys(&mut app, "\n");
    let text = screen(&app, 80, 24);
    assert!(text.contains("rows 2/2") && text.contains("2 End the game with this round"), "{text}");
    type_keys(&mut app, "2\n\n");
    assert!(screen(&app, 80, 24).contains("Last round: two full rows"), "{}", screen(&app, 80, 24));
    play_to_the_end(&mut app);
    let text = screen(&app, 80, 24);
    // 49 points of the first and of the second player: the cards in the city decide.
    let ranking: Vec<_> = text.lines().map(str::trim).filter(|line| line.starts_with(['1', '2', '3'])).collect();
    assert_eq!(ranking, ["1. Player 1", "2. Player 2", "3. Player 3"]);
    expect_file!["../golden/city-end-en-80x24.txt"].assert_eq(&text);
}

/// What others took lies face down: the screen shows it neither in their city, nor while chance is waited for, nor while the
/// keyboard changes hands.
#[test]
fn the_heaps_of_others_stay_hidden() {
    let own = "heap 19★";
    let mut app = dice(Language::English);
    assert!(screen(&app, 100, 30).contains(own));
    type_keys(&mut app, "\t");
    let text = screen(&app, 100, 30);
    assert!(text.contains("heap ?") && text.contains("Player 1 49★") && text.contains("Player 2 11★ + ?"), "{text}");
    let mut app = build(Language::English);
    type_keys(&mut app, "e");
    assert!(app.waits_for_throw());
    assert!(screen(&app, 100, 30).contains(own));
    type_keys(&mut app, "\t");
    assert!(screen(&app, 100, 30).contains("heap ?"), "{}", screen(&app, 100, 30));
    type_keys(&mut app, "\n");
    assert_eq!(app.overlay, Overlay::HandOver(Seat::new(1).unwrap()));
    assert!(!screen(&app, 100, 30).contains("heap 4★"), "{}", screen(&app, 100, 30));
    type_keys(&mut app, "\n");
    assert!(screen(&app, 100, 30).contains("heap 4★"), "{}", screen(&app, 100, 30));
}

/// Tab shows the cities of the others and at last one's own, each with what the cards in it do.
#[test]
fn what_built_cards_do_is_read_in_a_small_window() {
    let mut app = dice(Language::English);
    // All lines of the page, from the first to the last.
    let read = |app: &mut City| -> String {
        let mut page = screen(app, 80, 24);
        while app.page_line.get() < app.page_last.get() {
            app.press(KeyCode::Down);
            page.push_str(&screen(app, 80, 24));
        }
        page
    };
    assert!(!read(&mut app).contains("Church: "));
    let texts = Texts::new(Language::English, "dice-city");
    for (seat, cards) in [
        (
            1,
            &[Location::GreatWall, Location::RegularArmy, Location::Cathedral, Location::Bazaar, Location::Mine]
                as &[_],
        ),
        (2, &[Location::FestivalHall, Location::GrandStatue, Location::TrainingCamp]),
        (0, &[Location::Church, Location::Mint, Location::Catapult, Location::TownHall]),
    ] {
        type_keys(&mut app, "\t");
        assert_eq!((app.shown.index(), app.page().is_some()), (seat, true));
        let page = read(&mut app);
        for card in cards {
            let text = texts.phrase(&Phrase::new("note-location").word("location", card.name()));
            let first: Vec<_> = text.split(' ').take(4).collect();
            assert!(page.contains(&format!("• {}", first.join(" "))), "{text}: {page}");
        }
        assert_eq!(page.matches("• Great Wall: ").count() > 0, seat == 1, "{page}");
    }
    type_keys(&mut app, "\t");
    assert_eq!((app.shown.index(), app.page().is_some()), (0, false));
    for seat in [0, 2, 1] {
        app.press(KeyCode::BackTab);
        assert_eq!((app.shown.index(), app.page().is_some()), (seat, true));
    }
    app.press(KeyCode::BackTab);
    assert_eq!((app.shown.index(), app.page().is_some()), (0, false));
}

/// Who plays alone reads about their own city; what has not been built is not told.
#[test]
fn alone_there_is_one_page() {
    let mut app = app_of::<DiceCity>("person", Language::English, 3);
    type_keys(&mut app, "\n\n\t");
    let text = screen(&app, 80, 24);
    assert!(text.contains("No card has been laid here yet.") && text.contains("[Tab] card texts"), "{text}");
    assert!(text.contains("Your city and what its cards"), "{text}");
    type_keys(&mut app, "\t");
    assert!(app.page().is_none() && !screen(&app, 80, 24).contains("No card"));
}

/// The city of a bot is shown with everything on sale while it plays; the page about it is a key away.
#[test]
fn the_city_of_a_bot_is_followed() {
    let options = Options { pace: Pace::Normal, ..options("greedy,person", Language::English, 3) };
    let mut app: City = App::new(Match::new(&setup::<DiceCity>(2)).unwrap(), options);
    for _ in 0..40 {
        if app.is_followed && app.shown == Seat::FIRST {
            break;
        }
        app.press(KeyCode::Enter);
    }
    assert!(app.is_followed && app.page().is_none(), "{}", screen(&app, 80, 24));
    type_keys(&mut app, "\t");
    assert_eq!((app.shown, app.page().is_some()), (Seat::FIRST, true));
    app.tick();
    assert!(app.page().is_none());
}

/// Rows and columns are keys, and the selected space is marked. Spaces without a card come first.
#[test]
fn a_card_is_laid_down_by_row_and_column() {
    let mut app = build(Language::English);
    let entry = |text: &str, what: &str| text.lines().find(|line| line.contains(what)).map(str::to_owned);
    let text = screen(&app, 100, 30);
    let statue = entry(&text, "2 Grand Statue").unwrap();
    assert!(statue.trim_end().ends_with("−1S −1I → 2★"), "{statue}");
    type_keys(&mut app, "2");
    let text = screen(&app, 100, 30);
    assert!(text.contains("Where shall the Grand Statue go?") && text.contains("Ye►Mountain►Militia"), "{text}");
    type_keys(&mut app, "3");
    assert!(screen(&app, 100, 30).contains("Lay the card on Re1."));
    app.press(KeyCode::Down);
    app.press(KeyCode::Down);
    let text = screen(&app, 100, 30);
    let tower = text.lines().find(|line| line.contains("2 Re2 Watch Tower")).unwrap();
    // The statue is worth 2 as the tower was, and the Cathedral of the row 1 more.
    assert!(text.contains("►W. Tower") && tower.trim_end().ends_with("+1★"), "{text}");
    assert!(text.contains("Lay the card on Re2. Brings: 1 VP. Watch"), "{text}");
    // 2 and the Cathedral's 3; the Manor is Cultural as the statue is.
    let ends = |what: &str, gain: &str| entry(&text, what).is_some_and(|line| line.trim_end().ends_with(gain));
    assert!(ends("3 Re3 Cathedral", "−1★") && ends("6 Re6 Manor", "±0★"), "{text}");
    type_keys(&mut app, "2");
    let text = screen(&app, 100, 30);
    assert!(text.contains("┃G.Statue") && text.contains("pay stone or iron"), "{text}");
}

/// Whoever has built something stops with Enter, and a card says what it does only when it is used.
#[test]
fn building_stops_by_habit() {
    let mut app = build(Language::English);
    type_keys(&mut app, "531");
    let text = screen(&app, 100, 30);
    assert!(text.contains("► e End the turn"), "{text}");
    app.press(KeyCode::Down);
    let text = screen(&app, 100, 30);
    assert!(text.contains("Build Quarry. Resource location. When") && text.contains("used: 2 stone."), "{text}");
}

/// A die on a card that cannot be used says so before it is taken.
#[test]
fn a_die_on_a_deactivated_card_warns() {
    let mut state = three(&json!("dice"), &json!(["red"]), &json!({}));
    state["seats"][0]["dice"]["red"] = json!(2);
    let mut app = position(Language::English, state);
    type_keys(&mut app, "\n");
    let text = screen(&app, 100, 30);
    assert!(text.contains("► 3 Red: Watch Tower") && text.contains("Watch Tower is asleep"), "{text}");
    assert!(text.contains("and cannot be used."), "{text}");
}

#[test]
fn without_dice_only_tokens_are_spoken_of() {
    let mut app = position(Language::English, three(&json!("dice"), &json!([]), &json!({})));
    type_keys(&mut app, "\n");
    let text = screen(&app, 100, 30);
    assert!(text.contains("No die is left.") && text.contains("e Spend no tokens"), "{text}");
}

/// The city of the victim shows itself while an attack is selected, and one's own comes back.
#[test]
fn an_attack_shows_its_target() {
    let mut app = attack(Language::English);
    assert!(!screen(&app, 100, 30).contains("City of Player 2"));
    let raid = app.menu.entries().iter().position(|entry| entry.labels[0].key == "menu-raid").unwrap();
    app.menu.select(raid);
    let text = screen(&app, 100, 30);
    assert!(text.contains("Raid Player 2 (1W 0S 1I)") && !text.contains("City of"), "{text}");
    type_keys(&mut app, "4");
    let text = screen(&app, 100, 30);
    assert!(text.contains("── City of Player 2 · 1W 0S 1I ◎1 ──") && text.contains("►Mine"), "{text}");
    assert!(text.contains("you: 1W 2S 1I  ◎5"), "one's own stock stays in sight: {text}");
    type_keys(&mut app, "3");
    let text = screen(&app, 100, 30);
    let wall = text.lines().find(|line| line.contains("1 Re1 Great Wall")).unwrap();
    assert!(wall.trim_end().ends_with("−7† +3★"), "{wall}");
    type_keys(&mut app, "1");
    let text = screen(&app, 100, 30);
    assert!(!text.contains("City of"), "{text}");
    assert!(text.contains("strength 2† (vs bandits 5†)"), "{text}");
}

#[test]
fn a_die_in_hand_can_be_put_back() {
    let mut app = dice(Language::English);
    let before = *app.game.game();
    type_keys(&mut app, "1");
    assert!(screen(&app, 100, 30).contains('▢'));
    type_keys(&mut app, "u");
    assert_eq!(*app.game.game(), before);
    type_keys(&mut app, "1<");
    assert_eq!(*app.game.game(), before, "Esc undoes the half-made choice");
    // A chain of copies: Town Hall, Cemetery, Church, Well.
    type_keys(&mut app, "11162");
    assert!(screen(&app, 100, 30).contains("Church: which location do you use?"), "{}", screen(&app, 100, 30));
    type_keys(&mut app, "2");
    assert!(screen(&app, 100, 30).contains("Well: 1 die will be rerolled."), "{}", screen(&app, 100, 30));
    type_keys(&mut app, "3");
    assert_eq!(screen(&app, 100, 30).matches('▢').count(), 2, "{}", screen(&app, 100, 30));
    type_keys(&mut app, "r");
    assert_eq!(screen(&app, 100, 30).matches('▣').count(), 5, "{}", screen(&app, 100, 30));
}

/// A card that was bought is replaced without a key.
#[test]
fn nobody_turns_up_cards_by_hand() {
    let mut app = build(Language::English);
    type_keys(&mut app, "531");
    assert!(screen(&app, 100, 30).contains("What do you build or export?"), "{}", screen(&app, 100, 30));
    assert!(app.view().display.iter().all(|slot| slot.card.is_some()));
}

/// Every stage asks something that has words.
#[test]
fn every_question_has_words() {
    let app = dice(Language::English);
    let view: View = app.view();
    let (seat, step, die) = (Seat::FIRST, Step::Dice, Colour::Red);
    let mut stages = vec![
        Stage::Start,
        Stage::Deal,
        Stage::FirstRoll { seat },
        Stage::Dice,
        Stage::Die { die },
        Stage::Refresh { left: 3 },
        Stage::Receive { paid: Resource::Wood, left: 2 },
        Stage::Well { dice: Dice::ALL },
        Stage::Throw { dice: Dice::one(die) },
        Stage::Reroll { seat, step },
        Stage::RerollThrow { seat, die, step },
        Stage::Attack,
        Stage::Build,
        Stage::Place { card: Location::Manor },
        Stage::Extra { left: 1 },
        Stage::Declare,
        Stage::Roll,
        Stage::Over,
    ];
    stages.extend(Space::all().map(|at| Stage::Use { die, at, chain: [at].into_iter().collect() }));
    for language in Language::ALL {
        let texts = Texts::new(language, "dice-city");
        for &stage in &stages {
            for seat in [Some(seat), None] {
                let phrase = DiceCity::prompt(&View { stage, ..view.clone() }, seat);
                let text = texts.phrase(&phrase);
                assert!(!text.is_empty() && !text.contains('{'), "{}: {stage:?}: {text}", language.code());
            }
        }
    }
}

/// Everything the crate can say about any location, die, resource or end, in every language.
#[test]
fn every_name_has_words() {
    let (seat, victim) = (Seat::FIRST, Seat::new(1).unwrap());
    let space = Space::new(Colour::Blue, 4).unwrap();
    let mut phrases: Vec<Phrase> = Vec::new();
    for location in Location::ALL {
        let of = |key: &'static str| Phrase::new(key).word("location", location.name());
        phrases.extend([of("location-name"), of("location-text"), of("note-location")]);
        phrases.push(Phrase::new("note-covered").word("covered", location.name()));
        let actions = [
            Action::Use { location },
            Action::Copy { space, location },
            Action::Reactivate { space, location },
            Action::Deactivate { space, location },
            Action::Attack { seat, space, location },
            Action::Build { card: location, slot: None },
            Action::Discard { slot: 1, card: location },
        ];
        phrases.extend(actions.iter().map(Speak::phrase));
        let events = [
            Event::Used { seat, space, location },
            Event::TurnedUp { card: location, slot: 0 },
            Event::Deactivated { seat, space, location },
            Event::Reactivated { seat, space, location },
            Event::Attacked { seat, victim, space, location, price: 3 },
            Event::Built { seat, card: location, space, covered: Some(location) },
            Event::Built { seat, card: location, space, covered: None },
        ];
        phrases.extend(events.iter().map(Speak::phrase));
    }
    for die in Colour::ALL {
        phrases.extend(
            [Action::Take { die }, Action::Move { die, to: 3 }, Action::Reroll { seat, die }].map(|a| a.phrase()),
        );
        phrases.push(Event::Rerolled { seat, dice: Throw::of_one(die, 5) }.phrase());
    }
    for resource in Resource::ALL {
        for amount in [1, 2, 5] {
            phrases.push(Action::Pay { resource, amount }.phrase());
            phrases.push(Event::Gained { seat, resources: Resources::of(resource, amount.into()) }.phrase());
        }
        phrases.push(Event::Raided { seat, victim, resource }.phrase());
    }
    phrases.extend(Bandits::ALL.map(|bandits| Event::Beaten { seat, bandits, price: 4 }.phrase()));
    phrases.extend(Ship::ALL.map(|ship| Event::Exported { seat, ship }.phrase()));
    for trigger in [Trigger::Bandits, Trigger::Ships, Trigger::Deck, Trigger::Rows, Trigger::TurnLimit, Trigger::Clock]
    {
        phrases.push(Event::Triggered { seat, trigger }.phrase());
    }
    let reasons = ["ended-by-bandits", "ended-by-ships", "ended-by-deck", "ended-by-rows", "ended-by-turn-limit"];
    phrases.extend(reasons.map(|reason| Phrase::new("ended-with-ties").phrase("reason", Phrase::new(reason))));
    for language in Language::ALL {
        let mut texts = Texts::new(language, "dice-city");
        texts.set_names(vec!["A".to_owned(), "B".to_owned()], None);
        for phrase in &phrases {
            let text = texts.phrase(phrase);
            assert!(!text.contains(['{', '?']) && !text.is_empty(), "{}: {phrase:?}: {text}", language.code());
        }
    }
}

/// Short names fit into the spaces they are made for, and no two locations share one.
#[test]
fn short_names_fit_and_differ() {
    for language in Language::ALL {
        let texts = Texts::new(language, "dice-city");
        for (key, columns) in [("location-name", 20), ("location-wide", 8), ("location-short", 6)] {
            let names: HashSet<_> = Location::ALL
                .iter()
                .map(|location| texts.phrase(&Phrase::new(key).word("location", location.name())))
                .inspect(|name| assert!(width(name) <= columns, "{}: {name}", language.code()))
                .collect();
            assert_eq!(names.len(), Location::COUNT, "{} {key}", language.code());
        }
        for location in Location::ALL {
            let does = texts.phrase(&Phrase::new("gives").word("location", location.name()));
            assert!((1..=8).contains(&width(&does)), "{}: {does}", language.code());
        }
    }
}
