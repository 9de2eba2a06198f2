//! King of Tokyo: Duel, played through keys.

use std::collections::BTreeSet;

use expect_test::expect_file;
use games::king_of_tokyo_duel::{
    Action, Bonus, Card, Event, Fate, KingOfTokyoDuel, Monster, Position, State, Symbol, Symbols, Token, Track, Way,
};
use serde_json::{Value, json};

use super::*;

type Duel = App<KingOfTokyoDuel>;

/// A position written by hand, with two people at the table.
fn position(language: Language, state: Value) -> Duel {
    let state: State = serde_json::from_value(state).unwrap();
    App::new(Match::from_state(&state).unwrap(), options("person,person", language, 7))
}

/// The same position, with people who have names.
fn named(app: &Duel, language: Language, names: [&str; 2]) -> Duel {
    let mut options = options("person,person", language, 7);
    options.sitters = Sitters::new(vec![Sitter::Person; 2], &names.map(str::to_owned)).unwrap();
    App::new(Match::from_state(&app.game.game().save()).unwrap(), options)
}

/// Seat 0 resolves its dice; seat 1 has some cards. Tokens of every kind lie on the tracks.
fn duel(language: Language) -> Duel {
    let tokens = json!([
        {"token": "buzz-alien", "track": "fame", "space": -4},
        {"token": "buzz-king-1", "track": "fame", "space": -6},
        {"token": "buzz-phantom", "track": "fame", "space": 2},
        {"token": "buzz-cat", "track": "fame", "space": 5},
        {"token": "buzz-lizard", "track": "destruction", "space": -7, "turned": true},
        {"token": "buzz-pumpkin", "track": "destruction", "space": -4},
        {"token": "buzz-penguin", "track": "destruction", "space": 4},
    ]);
    position(
        language,
        json!({
            "setup": {"monsterOfSeat0": "the-king", "monsterOfSeat1": "space-penguin"},
            "stage": "resolve", "turn": 9,
            "seats": [
                {"hearts": 11, "energy": 7, "dieTokens": 1, "cards": ["armor-plating", "spiked-tail"]},
                {"hearts": 6, "energy": 2, "dieTokens": 2, "fewerDice": 1, "cards": ["camouflage", "unchained", "in-shape"]},
            ],
            "board": {"fame": "2.5", "destruction": -1, "tokens": tokens},
            "market": {"left": "natural-selection", "middle": "snack-time", "right": "acid-attack", "discard": ["frenzy"]},
            "roll": {"dice": {"claw": 2, "destruction": 3, "power": 2}, "tokensSpent": 1, "special": 1, "made": 2, "allowed": 3},
            "used": ["armor-plating"],
        }),
    )
}

/// Without bots, whose play may change. `UPDATE_EXPECT=1` writes the screens anew.
#[test]
fn screens_of_the_duel_look_as_they_did() {
    for (language, wide, narrow) in [
        (Language::English, expect_file!["../golden/duel-en-100x30.txt"], expect_file!["../golden/duel-en-80x24.txt"]),
        (Language::Russian, expect_file!["../golden/duel-ru-100x30.txt"], expect_file!["../golden/duel-ru-80x24.txt"]),
        (
            Language::Ukrainian,
            expect_file!["../golden/duel-uk-100x30.txt"],
            expect_file!["../golden/duel-uk-80x24.txt"],
        ),
    ] {
        let mut app = duel(language);
        type_keys(&mut app, "\n");
        app.press(KeyCode::Down);
        wide.assert_eq(&screen(&app, 100, 30));
        narrow.assert_eq(&screen(&app, 80, 24));
    }
    let mut app = duel(Language::English);
    type_keys(&mut app, "\n\t");
    expect_file!["../golden/duel-texts-en-80x24.txt"].assert_eq(&screen(&app, 80, 24));
    let mut app = app_of::<KingOfTokyoDuel>("person,person", Language::Ukrainian, 3);
    play_to_the_end(&mut app);
    expect_file!["../golden/duel-end-uk-80x24.txt"].assert_eq(&screen(&app, 80, 24));
    type_keys(&mut app, "?");
    expect_file!["../golden/duel-help-uk-80x24.txt"].assert_eq(&screen(&app, 80, 24));
}

/// The names of the tracks give way to them, and the figures of a monster go on in a second line.
#[test]
fn long_names_are_whole_in_a_small_window() {
    let names = ["Старший Василий", "Младший Василий"];
    let mut app = named(&duel(Language::Russian), Language::Russian, names);
    type_keys(&mut app, "\n");
    let text = screen(&app, 80, 24);
    let [left, right] = names;
    for part in [format!("◄ {left}"), format!("{right} ►"), format!("Космический Пингвин · {right}")]
    {
        assert!(text.contains(&part), "{part}: {text}");
    }
}

/// In the turn of the other it is said whose turn it is, who is asked, and what for.
#[test]
fn the_rival_is_asked_in_the_others_turn() {
    let mut app = duel(Language::English);
    assert_eq!((app.actor, app.overlay), (Some(Seat::FIRST), Overlay::HandOver(Seat::FIRST)));
    type_keys(&mut app, "\n1");
    let rival = Seat::new(1).unwrap();
    assert_eq!((app.actor, app.overlay), (Some(rival), Overlay::HandOver(rival)));
    assert!(screen(&app, 80, 24).contains("Player 2, you decide!"));
    type_keys(&mut app, "\n");
    let prompt = app.texts.phrase(&app.prompt(&app.view()));
    assert_eq!(prompt, "Turn of: Player 1. Now asked: Player 2. 2 hits come at you: prevent them?");
    let text = screen(&app, 100, 30);
    assert!(text.contains("Use Camouflage") && text.contains("each ♥ cancels a hit"), "{text}");
    type_keys(&mut app, "d");
    assert_eq!(app.actor, Some(Seat::FIRST));
    assert!(screen(&app, 100, 30).contains("♥4/13"), "{}", screen(&app, 100, 30));
}

#[test]
fn choices_show_where_they_lead() {
    let mut app = duel(Language::English);
    type_keys(&mut app, "\n");
    // Destruction is pulled by one stop, onto the pumpkin, which gives 1 heart; Spiked Tail adds a hit.
    app.press(KeyCode::Down);
    let text = screen(&app, 100, 30);
    let entry = text.lines().find(|line| line.contains("⌂ Destruction ×3")).unwrap();
    assert!(entry.trim_end().ends_with("⌂→−2 +1♥ 1Ψ"), "{entry}");
    let track = text.lines().find(|line| line.contains('⌂')).unwrap();
    assert!(track.contains("Destruction"), "{track}");
    assert!(text.lines().any(|line| line.contains("│◄ ♥│") && line.contains("│⌂  │")), "{text}");
}

/// A pull that ends on the victory space, with a question on the way there that cannot keep it from being won.
#[test]
fn a_winning_choice_says_so_before_its_questions() {
    let with = |fame: u8| {
        let state = json!({
            "setup": {"monsterOfSeat0": "gigazaur", "monsterOfSeat1": "alienoid"},
            "stage": "resolve", "turn": 5, "seats": [{"cards": ["unchained"]}, {}],
            "board": {"fame": -5, "destruction": 0, "tokens": [{"token": "buzz-fish", "track": "fame", "space": -6}]},
            "market": {"left": "natural-selection", "middle": "snack-time", "right": "acid-attack"},
            "roll": {"dice": {"heart": 6 - fame, "fame": fame}, "made": 3, "allowed": 3},
        });
        let mut app = position(Language::English, state);
        type_keys(&mut app, "\n");
        let fame = app.menu.entries().iter().position(|entry| entry.key == Some('4')).unwrap();
        (0..fame).for_each(|_| app.press(KeyCode::Down));
        screen(&app, 100, 30)
    };
    let wins = with(4);
    let entry = wins.lines().find(|line| line.contains("★ Fame ×4")).unwrap();
    assert!(entry.trim_end().ends_with("★→−6 victory!") && wins.contains("This wins the game."), "{wins}");
    let pulls = with(3);
    assert!(pulls.contains("★→−6") && !pulls.contains("victory!"), "{pulls}");
}

/// Enter once more after the last throw or the last group of dice buys, spends and discards nothing.
#[test]
fn the_market_opens_with_a_harmless_answer() {
    let mut app = position(
        Language::English,
        json!({
            "setup": {"monsterOfSeat0": "gigazaur", "monsterOfSeat1": "alienoid"},
            "stage": "resolve", "turn": 2, "seats": [{"energy": 9, "hearts": 4}, {}],
            "market": {"left": "natural-selection", "middle": "snack-time", "right": "acid-attack"},
            "roll": {"dice": {"heart": 2, "fame": 4}, "made": 3, "allowed": 3},
        }),
    );
    type_keys(&mut app, "\n");
    let text = screen(&app, 100, 30);
    assert!(text.contains("Resolve all ♥. Brings: +2♥."), "{text}");
    type_keys(&mut app, "\n");
    let text = screen(&app, 100, 30);
    assert!(text.contains("► e Leave the market") && text.contains("i Buy Natural Selection"), "{text}");
    for symbol in '1'..='6' {
        app.press(KeyCode::Char(symbol));
        assert_eq!(app.view().seats[0].energy, 9, "{symbol} was pressed for a symbol once too often");
    }
    type_keys(&mut app, "\n");
    assert_eq!(app.view().seats[0].energy, 10, "nothing bought");
}

/// Which way the numbers run depends on who goes first; until then there are none, so that they never turn round.
#[test]
fn spaces_are_numbered_once_it_is_known_who_goes_first() {
    for seed in 0..8 {
        let mut app = app_of::<KingOfTokyoDuel>("person,person", Language::English, seed);
        assert!(!screen(&app, 100, 30).contains("−7"));
        while app.view().turn == 0 {
            app.press(KeyCode::Enter);
        }
        let text = screen(&app, 100, 30);
        let line = text.lines().find(|line| line.contains("−7")).unwrap();
        let is_first = app.view().active_player == Seat::FIRST;
        assert_eq!(line.trim_start().starts_with("−7"), is_first, "{text}");
    }
}

/// The King places a token: first the track, then the space, shown on the track while it is selected.
#[test]
fn tokens_are_placed_step_by_step() {
    let mut app = duel(Language::English);
    type_keys(&mut app, "\n");
    let second = app.menu.entries().iter().position(|entry| entry.labels[0].key == "menu-claim").unwrap();
    (0..second).for_each(|_| app.press(KeyCode::Down));
    type_keys(&mut app, "\n");
    type_keys(&mut app, "1");
    assert!(app.menu.is_inside(), "the track is chosen, the space is not");
    let text = screen(&app, 100, 30);
    assert!(text.contains("★ Fame →") && text.contains("K1─"), "{text}");
    let before = text.matches('■').count();
    assert_eq!(before, 2, "where it lies, and where it would: {text}");
    type_keys(&mut app, "1");
    assert!(!app.menu.is_inside());
    assert_eq!(screen(&app, 100, 30).matches('■').count(), 1);
}

/// The dice as they lie: in brackets if they will be thrown again, with a dot if they are new.
fn dice(app: &Duel) -> String {
    let text = screen(app, 100, 30);
    let title = text.lines().position(|line| line.contains("Roll ") && line.contains(" of ")).unwrap();
    let row = text.lines().nth(title + 1).unwrap();
    row[row.rfind('│').unwrap()..].trim_start_matches('│').trim().to_owned()
}

#[test]
fn keys_toggle_dice_and_kept_dice_stay_where_they_are() {
    let state = json!({
        "setup": {"monsterOfSeat0": "gigazaur", "monsterOfSeat1": "alienoid"},
        "stage": "throw", "turn": 2, "seats": [{}, {}],
        "market": {"left": "natural-selection", "middle": "snack-time", "right": "acid-attack"},
        "roll": {"inHand": 6, "made": 1, "allowed": 3},
    });
    let mut game = Match::from_state(&serde_json::from_value(state).unwrap()).unwrap();
    game.happen(&Fate::Throw(Symbols::of_counts([2, 1, 0, 1, 0, 2])), &mut ()).unwrap();
    let mut app: Duel = App::new(game, options("person,person", Language::English, 7));
    type_keys(&mut app, "\n");
    assert_eq!(dice(&app), "Ψ  Ψ  ♥  ★  !  !");
    type_keys(&mut app, "241");
    assert_eq!(dice(&app), "Ψ [Ψ][♥][★] !  !");
    // A die that is marked is kept after all, and the other marks stay.
    type_keys(&mut app, "2");
    assert_eq!(dice(&app), "Ψ [Ψ] ♥ [★] !  !");
    type_keys(&mut app, "2");
    assert_eq!(dice(&app), "Ψ [Ψ][♥][★] !  !");
    // Of two equal dice the key counts one, both, none.
    type_keys(&mut app, "1");
    assert_eq!(dice(&app), "[Ψ][Ψ][♥][★] !  !");
    type_keys(&mut app, "1");
    assert_eq!(dice(&app), "Ψ  Ψ [♥][★] !  !");
    // Space does the same with the selected entry and stays there; undo still takes back the last mark.
    app.press(KeyCode::Down);
    type_keys(&mut app, " ");
    assert_eq!((dice(&app).as_str(), app.menu.selected()), ("Ψ [Ψ][♥][★] !  !", 1));
    type_keys(&mut app, "u");
    assert_eq!(dice(&app), "Ψ  Ψ [♥][★] !  !");
    // Every die can be marked, and Enter throws.
    type_keys(&mut app, "1166");
    assert!(screen(&app, 100, 30).contains("► t Reroll 6 dice"), "{}", screen(&app, 100, 30));
    type_keys(&mut app, "16\n");
    assert_eq!(app.game.game().view(Viewer::Spectator).roll.made, 2);
    let now = dice(&app);
    assert!(now.starts_with("Ψ  Ψ •") && now.ends_with(" !  !"), "{now}");
    assert_eq!(now.matches('•').count(), 2, "{now}");
    let written = Saved::parse(app.journal().as_bytes()).unwrap().0.replay::<KingOfTokyoDuel>(&mut ()).unwrap();
    assert_eq!(written.game().save(), app.game.game().save());
}

/// The page to read comes with Tab and goes with the next question; a bot that decides does not turn it up.
#[test]
fn the_board_stays_while_a_bot_decides() {
    let beginning = || Match::new(&setup::<KingOfTokyoDuel>(2)).unwrap();
    for seats in ["person,greedy", "greedy,person", "greedy,greedy"] {
        let mut app: Duel =
            App::new(beginning(), Options { pace: Pace::Normal, ..options(seats, Language::English, 7) });
        let mut decides = 0;
        for _ in 0..50 {
            assert!(app.page().is_none(), "{seats}: {}", screen(&app, 100, 30));
            decides += usize::from(app.is_followed && !app.view().waiting_for.is_empty());
            if app.is_followed { app.tick() } else { app.press(KeyCode::Enter) }
        }
        assert!(decides > 3, "{seats}: {decides}");
        app.press(KeyCode::Tab);
        assert!(app.page().is_some(), "{seats}");
    }
}

/// The page to read begins with one's own cards, and all of it can be scrolled to.
#[test]
fn the_page_scrolls_to_its_end() {
    for language in Language::ALL {
        let mut app = duel(language);
        type_keys(&mut app, "\n\t");
        let own = app.texts.say("spiked-tail");
        let text = screen(&app, 80, 24);
        assert!(text.contains(&own) && text.contains("\n↓ "), "{text}");
        app.press(KeyCode::PageDown);
        let text = screen(&app, 80, 24);
        assert!(text.contains("\n↑ "), "{text}");
        (0..40).for_each(|_| app.press(KeyCode::Down));
        let text = screen(&app, 80, 24);
        assert!(text.contains(&app.texts.say("in-shape")) && !text.contains("\n↓ "), "{text}");
        app.press(KeyCode::Up);
        assert!(screen(&app, 80, 24).contains("\n↓ "));
        type_keys(&mut app, "\t");
        assert!(app.page().is_none());
    }
}

/// What one has to pay is said, not what is printed; and a bonus of which a marker hides a part is not told as another one.
#[test]
fn prices_and_bonuses_are_told_as_they_are() {
    let mut app = position(
        Language::English,
        json!({
            "setup": {"monsterOfSeat0": "gigazaur", "monsterOfSeat1": "alienoid"},
            "stage": "market", "turn": 2, "seats": [{"energy": 9}, {}],
            "board": {"fame": 0, "destruction": -3, "tokens": [{"token": "buzz-pumpkin", "track": "destruction", "space": -4}]},
            "market": {"left": "natural-selection", "middle": "snack-time", "right": "acid-attack"},
            "roll": {"dice": {"fame": 2, "destruction": 2, "power": 2}, "made": 1, "allowed": 3},
        }),
    );
    type_keys(&mut app, "\n");
    let text = screen(&app, 80, 24);
    assert!(text.contains("│ ♥│⌂░│ ♥│") || text.contains("│░♥│⌂░│░♥│") || text.contains("│░♥│⌂░│ ♥│"), "{text}");
    type_keys(&mut app, "\t");
    let text = screen(&app, 80, 24);
    assert!(text.contains("Acid Attack (KEEP, 5 ↯)"), "{text}");
}

/// Where not all texts of the market fit, some are told; while one buys, those of the monsters are given up for them.
#[test]
fn the_market_says_what_its_cards_do_as_far_as_there_is_room() {
    let mut state = serde_json::to_value(duel(Language::Ukrainian).game.game().save()).unwrap();
    state["stage"] = json!("market");
    let mut app = position(Language::Ukrainian, state);
    type_keys(&mut app, "\n");
    let text = screen(&app, 80, 24);
    let begins = |key: &str| app.texts.say(key).chars().take(16).collect::<String>();
    assert!(text.contains(&begins("text-natural-selection")) && text.contains(&begins("text-snack-time")), "{text}");
    assert!(!text.contains(&begins("text-spiked-tail")), "{text}");
}

/// Nobody is asked before a card is turned up; what it shows cannot be taken back.
#[test]
fn a_card_is_turned_up_at_once() {
    let mut app = position(
        Language::English,
        json!({
            "setup": {"monsterOfSeat0": "gigazaur", "monsterOfSeat1": "alienoid"},
            "stage": "market", "turn": 2, "seats": [{"energy": 9}, {}],
            "market": {"left": "natural-selection", "middle": "snack-time", "right": "acid-attack"},
            "roll": {"dice": {"fame": 2, "destruction": 2, "power": 2}, "made": 1, "allowed": 3},
        }),
    );
    type_keys(&mut app, "\n");
    let steps = app.game.steps().len();
    type_keys(&mut app, "i");
    assert_eq!(app.game.steps().len(), steps + 2, "the purchase and the card");
    type_keys(&mut app, "u");
    let revealed = "Something random or hidden has been shown since then: too late to take it back.";
    assert_eq!(app.message.as_deref(), Some(revealed));
}

/// Everything the crate can say, for every card, token, monster and symbol.
#[test]
fn every_name_has_words() {
    let mut phrases: Vec<Phrase> = Vec::new();
    let seat = Seat::FIRST;
    for card in Card::ALL {
        phrases.push(Phrase::new(card.name()));
        let actions = [
            Action::GiveUp { card },
            Action::Use { card },
            Action::Buy { card },
            Action::Metabolize { card },
            Action::Destroy { card },
            Action::Swap { card },
        ];
        phrases.extend(actions.iter().map(Speak::phrase));
        let events = [
            Event::Used { seat, card },
            Event::Ignored { seat, card },
            Event::Prevented { seat, card, hits: 2 },
            Event::Bought { seat, card, price: 3 },
            Event::ThrownAway { seat, card },
            Event::Swapped { seat, given: Card::UnstableDna, taken: card },
            Event::Penalty { seat, card },
        ];
        phrases.extend(events.iter().map(Speak::phrase));
    }
    for token in Token::ALL {
        let name = |key: &'static str| Phrase::new(key).word("token", token.name());
        phrases.extend([name("token"), name("token-short"), name("prompt-place"), name("prompt-move")]);
        for bonus in [Bonus::Hit(2), Bonus::Heart(1), Bonus::Energy(1), Bonus::DieToken(1)] {
            phrases.push(Event::Bonus { seat, token, bonus }.phrase());
        }
        for track in Track::ALL {
            phrases.push(Action::Place { token, track, space: -3, turned: true }.phrase());
            phrases.push(Event::Placed { seat, token, track, space: -3, turned: false }.phrase());
            phrases.push(Event::Moved { seat, track, to: Position::between(-3) }.phrase());
            phrases.push(Event::Stopped { seat, track }.phrase());
        }
    }
    for monster in Monster::ALL {
        phrases.push(Event::Monster { seat, monster }.phrase());
        phrases.push(Event::Power { seat, monster }.phrase());
        phrases.push(Phrase::new("power-text").word("monster", monster.name()));
    }
    for symbol in Symbol::ALL {
        phrases.extend([Action::Reroll { symbol }, Action::Keep { symbol }].map(|action| action.phrase()));
        phrases.push(Event::Added { seat, symbol, count: 2 }.phrase());
        phrases.push(Event::SetAside { seat, first: symbol, second: symbol }.phrase());
        phrases.push(
            Event::Threw { seat, dice: Symbols::of_counts([1, 2, 3, 4, 5, 6]), kept: Symbols::NONE, roll: 1 }.phrase(),
        );
    }
    for way in [Way::Knockout, Way::VictorySpace, Way::Spotlight, Way::BothAtZero, Way::TurnLimit] {
        phrases
            .extend([Event::Over { winner: Some(seat), way }, Event::Over { winner: None, way }].map(|e| e.phrase()));
    }
    let reasons =
        ["won-by-knockout", "won-by-victory-space", "won-by-spotlight", "drawn-both-at-zero", "drawn-turn-limit"];
    phrases.extend(reasons.map(Phrase::new));
    for language in Language::ALL {
        let texts = Texts::new(language, "king-of-tokyo-duel");
        let mut names = BTreeSet::new();
        for phrase in &phrases {
            let text = texts.phrase(phrase);
            assert!(!text.contains('{') && !text.is_empty(), "{}: {phrase:?}: {text}", language.code());
        }
        for card in Card::ALL {
            assert!(names.insert(texts.say(card.name())), "{}: two cards called {}", language.code(), card.name());
            let text = texts.say(&format!("text-{}", card.name()));
            assert!(!text.contains('{') && text.ends_with('.'), "{}: {text}", language.code());
        }
    }
}

/// The questions that only some cards lead to are asked in random games, so that the tests of every game see them all.
#[test]
fn every_question_is_asked_sooner_or_later() {
    let mut asked = BTreeSet::new();
    for seed in 0..400 {
        let mut game = KingOfTokyoDuel::new(&setup::<KingOfTokyoDuel>(2)).unwrap();
        play_on(&mut game, usize::MAX, &mut Fast::new(seed), &mut (), |game, seat, legal, source| {
            asked.insert(KingOfTokyoDuel::prompt(&game.view(Viewer::Seat(seat)), Some(seat)).key);
            at_random(game, seat, legal, source)
        });
    }
    let all = [
        "prompt-additions",
        "prompt-answer",
        "prompt-batteries",
        "prompt-blank",
        "prompt-bonus",
        "prompt-destroy",
        "prompt-dominate",
        "prompt-gather",
        "prompt-gives",
        "prompt-hibernation",
        "prompt-in-shape",
        "prompt-laboratory",
        "prompt-market",
        "prompt-move",
        "prompt-packet",
        "prompt-place",
        "prompt-power",
        "prompt-rebooting",
        "prompt-resolve",
        "prompt-roll",
        "prompt-roll-last",
        "prompt-triggers",
        "prompt-unstable-dna",
    ];
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), all);
}
