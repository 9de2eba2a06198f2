//! Games played through keys, and every screen looked at: what holds for every game, and how a match goes at the table. What is
//! particular to a game is in a file of its own.

mod clever_cubed;
mod cubitos;
mod dice_city;
mod king_of_tokyo_duel;

use std::collections::HashSet;
use std::path::PathBuf;
use std::time::Duration;

use bots::PolicySpec;
use engine::testkit::{at_random, play_on};
use engine::{Fast, Game, Match, Phrase, Seat, Speak, Turn, Viewer};
use expect_test::expect_file;
use games::clever_cubed::CleverCubed;
use games::clever_cubed::bonus::Bonus;
use games::clever_cubed::scoring::RATINGS;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Size;
use serde_json::json;

use super::app::{App, Options, Overlay};
use super::board::Board;
use super::menu::Menu;
use super::pace::Pace;
use super::picture;
use super::saved::{Saved, SavedSitters};
use super::screen;
use super::sitter::{Sitter, Sitters};
use guide::{Guide, Language, Texts};

type Play = App<CleverCubed>;

fn options(seats: &str, language: Language, seed: u64) -> Options {
    let seats = seats.split(',').map(|name| name.parse().unwrap()).collect();
    Options {
        sitters: Sitters::new(seats, &[]).unwrap(),
        language,
        has_colour: true,
        seed,
        records: std::env::temp_dir(),
        series: None,
        pace: Pace::AtOnce,
    }
}

/// Rounds after which a game that has such a limit is broken off, so that the tests do not take minutes.
const ROUNDS: u16 = 12;

fn setup<G: Game>(players: u8) -> G::Setup {
    let mut setup = json!({ "players": players });
    if G::INFO.options.iter().any(|choice| choice.id == "roundLimit") {
        setup["roundLimit"] = ROUNDS.into();
    }
    serde_json::from_value(setup).unwrap()
}

fn app_of<G: Board>(seats: &str, language: Language, seed: u64) -> App<G> {
    let players = seats.split(',').count() as u8;
    App::new(Match::new(&setup::<G>(players)).unwrap(), options(seats, language, seed))
}

fn app(seats: &str, language: Language, seed: u64) -> Play {
    app_of(seats, language, seed)
}

/// As few people as the game allows.
fn people<G: Game>() -> String {
    vec!["person"; G::INFO.players.0.into()].join(",")
}

fn screen<G: Board>(app: &App<G>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen::draw(app, frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let lines = buffer.content().chunks(width.into()).map(|cells| {
        let line: String = cells.iter().map(|cell| cell.symbol()).collect();
        format!("{}\n", line.trim_end())
    });
    lines.collect()
}

fn type_keys<G: Board>(app: &mut App<G>, keys: &str) {
    for key in keys.chars() {
        app.press(match key {
            '\n' => KeyCode::Enter,
            '<' => KeyCode::Esc,
            '\t' => KeyCode::Tab,
            letter => KeyCode::Char(letter),
        });
    }
}

/// Always takes the first entry; says how many keys the game took.
fn play_to_the_end<G: Board>(app: &mut App<G>) -> usize {
    const KEYS_MAX: usize = 20_000;
    for keys in 0..KEYS_MAX {
        if app.is_over() {
            return keys;
        }
        app.press(KeyCode::Enter);
    }
    panic!("the game does not end");
}

// ----- Every game -----

macro_rules! tests_of_every_game {
    ($($game:ty),*) => {
        #[test]
        fn every_window_can_be_drawn() {
            $(check_windows::<$game>();)*
        }

        #[test]
        fn every_position_of_a_game_can_be_drawn() {
            $(check_positions::<$game>();)*
        }

        #[test]
        fn a_small_window_is_told_so() {
            $(check_small_window::<$game>();)*
        }

        #[test]
        fn the_menu_is_what_is_legal() {
            $(check_menu::<$game>();)*
        }

        #[test]
        fn the_first_choice_all_the_way_ends_the_game() {
            $(check_first_choices::<$game>();)*
        }

        #[test]
        fn the_journal_is_the_match_as_it_stands() {
            $(check_journal::<$game>();)*
        }

        #[test]
        fn the_turn_of_a_bot_can_be_followed() {
            $(check_following::<$game>();)*
        }

        #[test]
        fn a_match_among_bots_runs_by_itself() {
            $(check_watching::<$game>();)*
        }

        #[test]
        fn a_match_can_be_written_for_others() {
            $(check_export::<$game>();)*
        }

        #[test]
        fn a_position_can_be_printed() {
            $(check_picture::<$game>();)*
        }

        #[test]
        fn no_colour_is_left_without_colours() {
            $(check_colours::<$game>();)*
        }

        #[test]
        fn texts_are_turned_over_by_the_page() {
            $(check_pages::<$game>();)*
        }

        #[test]
        fn the_final_table_offers_what_it_does() {
            let offered = [$(check_final_table::<$game>()),*];
            assert!(offered.contains(&true), "some match ends with a decision of a person");
        }
    };
}

games::for_each_game!(tests_of_every_game);

fn check_windows<G: Board>() {
    let mut begun = app_of::<G>(&people::<G>(), Language::English, 1);
    begun.press(KeyCode::Enter);
    let most = ["person", "person", "greedy", "random"][..G::INFO.players.1.into()].join(",");
    let mut positions = vec![begun, app_of::<G>(&most, Language::Russian, 2)];
    let mut ended = app_of::<G>(&people::<G>(), Language::Ukrainian, 3);
    play_to_the_end(&mut ended);
    positions.push(ended);
    for overlay in [Overlay::Help(0), Overlay::Help(u16::MAX), Overlay::Quit, Overlay::HandOver(Seat::FIRST)] {
        let mut app = app_of::<G>(&people::<G>(), Language::Ukrainian, 4);
        type_keys(&mut app, "\n");
        app.overlay = overlay;
        positions.push(app);
    }
    for (number, app) in positions.iter().enumerate() {
        for width in 1..=130 {
            for height in 1..=50 {
                // Those around the limits, and of all others every third of the first and a few of the rest.
                let is_chosen =
                    if number == 0 { (width + height) % 3 == 0 } else { width % 18 == 0 && height % 2 == 0 };
                if is_chosen || (74..=82).contains(&width) && (19..=25).contains(&height) {
                    screen(app, width, height);
                }
            }
        }
    }
}

fn check_positions<G: Board>() {
    for (seats, language, size) in [
        (people::<G>().as_str(), Language::English, (G::WINDOW_MIN.width, G::WINDOW_MIN.height)),
        ("person,person", Language::Russian, (80, 24)),
        ("person,greedy-1", Language::Ukrainian, (100, 30)),
    ] {
        let mut app = app_of::<G>(seats, language, 11);
        let mut source = Fast::new(4);
        while !app.is_over() {
            let text = screen(&app, size.0, size.1);
            assert!(!text.contains('{'), "{text}");
            match source.below(4) {
                0 => type_keys(&mut app, "\t"),
                1 => app.press(KeyCode::Down),
                2 => type_keys(&mut app, "1"),
                _ => app.press(KeyCode::Enter),
            }
        }
    }
}

/// Below the smallest window there is a request for a larger one, in whole words where they fit.
fn check_small_window<G: Board>() {
    let app = app_of::<G>(&people::<G>(), Language::English, 1);
    let least = G::WINDOW_MIN;
    let asked = format!("at least {} × {}", least.width, least.height);
    for (width, height) in [(least.width - 1, 40), (130, least.height - 1)] {
        let text = screen(&app, width, height);
        assert!(text.contains(&asked), "{text}");
    }
    let text = screen(&app, 20, 10);
    assert!(text.starts_with("This window is too\nsmall."), "{text}");
}

/// The menu offers exactly what is legal, and never two lines that read the same.
fn check_menu<G: Board>() {
    for seed in 0..12 {
        let mut game = G::new(&setup::<G>((1 + seed as u8 % 3).clamp(G::INFO.players.0, G::INFO.players.1))).unwrap();
        play_on(&mut game, usize::MAX, &mut Fast::new(seed), &mut (), |game, seat, legal, source| {
            let plans = G::plans(&game.view(Viewer::Seat(seat)));
            let first: HashSet<_> = plans.iter().map(|plan| plan.actions[0].clone()).collect();
            assert_eq!(first, legal.iter().cloned().collect());
            let paths: HashSet<_> = plans.iter().map(|plan| format!("{:?}", plan.path)).collect();
            assert_eq!(paths.len(), plans.len());
            let plan = &plans[source.below(plans.len() as u32) as usize];
            let mut after = game.clone();
            plan.actions.iter().for_each(|action| after.play(seat, action, &mut ()).unwrap());
            check_keys(&mut Menu::new(plans.clone(), Vec::new()));
            legal.iter().position(|action| *action == plan.actions[0]).unwrap()
        });
    }
}

/// At no step of a menu two entries have the same key.
fn check_keys<G: Board>(menu: &mut Menu<G>) {
    let keys: Vec<_> = menu.entries().iter().filter_map(|entry| entry.key).collect();
    let different: HashSet<_> = keys.iter().collect();
    assert_eq!(different.len(), keys.len(), "{:?}", menu.entries());
    for entry in 0..menu.entries().len() {
        if menu.choose(entry).is_none() {
            check_keys(menu);
            menu.back();
        }
    }
}

fn check_first_choices<G: Board>() {
    for language in Language::ALL {
        let mut app = app_of::<G>(&people::<G>(), language, 1);
        let keys = play_to_the_end(&mut app);
        assert!(keys > 40, "{keys}");
        let end = screen(&app, 80, 24);
        let ending = G::ending(&app.game.game().view(Viewer::Spectator));
        for (label, numbers) in &ending.rows {
            let label = app.texts.phrase(label);
            let line = end.lines().find(|line| line.trim_start().starts_with(&label)).expect(&label);
            assert!(numbers.iter().all(|number| line.contains(&number.to_string())), "{line}");
        }
        assert!(end.contains(&app.texts.say("over")), "{end}");
    }
}

/// An empty folder; whoever asks for it removes it.
fn temporary(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kubik-test-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The journal at any moment is the match as it stands: steps, decisions taken back, the language.
fn check_journal<G: Board>() {
    for seed in 0..4 {
        let mut app = app_of::<G>("person,greedy", Language::Russian, seed);
        app.sitters.names[0] = "Анна".to_owned();
        let mut source = Fast::new(seed);
        let mut text = String::new();
        for _ in 0..60 {
            match source.below(8) {
                0 => type_keys(&mut app, "u"),
                1 => type_keys(&mut app, "l"),
                2 => app.press(KeyCode::Down),
                _ => app.press(KeyCode::Enter),
            }
            let news = app.take_news();
            assert!(!news.is_another_match);
            if text.is_empty() && !news.lines.is_empty() {
                text = app.journal();
            } else {
                text.push_str(&news.lines);
            }
        }
        for text in [text, app.journal()] {
            let (saved, sound) = Saved::parse(text.as_bytes()).unwrap();
            assert_eq!((saved.game.as_str(), sound, saved.is_torn), (G::INFO.name, text.len(), false));
            let game = saved.replay::<G>(&mut ()).unwrap();
            assert_eq!(game.record(), app.game.record());
            assert_eq!(saved.seating.language, Some(app.texts.language()));
            let sitters = Sitters::new(saved.seating.seats, &saved.seating.names).unwrap();
            let again = App::new(game, Options { sitters, ..options("person,greedy", app.texts.language(), 99) });
            assert_eq!((&again.log, &again.sitters), (&app.log, &app.sitters));
        }
    }
}

/// A record for others is read like any other file, and stays what it is.
fn check_export<G: Board>() {
    let folder = temporary(G::INFO.name);
    let options = Options { records: folder.clone(), ..options("person,greedy", Language::Ukrainian, 7) };
    let mut app: App<G> = App::new(Match::new(&setup::<G>(2)).unwrap(), options);
    (0..20).for_each(|_| app.press(KeyCode::Enter));
    type_keys(&mut app, "w");
    let path = folder.join(format!("kubik-{}.json", G::INFO.name));
    let message = app.message.clone().unwrap_or_default();
    assert!(path.is_absolute() && message.ends_with(path.to_str().unwrap()), "{message}");
    type_keys(&mut app, "w");
    let (saved, _) = Saved::parse(&std::fs::read(&path).unwrap()).unwrap();
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(saved.seating, SavedSitters::default());
    assert_eq!(saved.replay::<G>(&mut ()).unwrap().record(), app.game.record());
}

/// A printed position names everybody and asks last what is asked on the screen.
fn check_picture<G: Board>() {
    for language in Language::ALL {
        let app = app_of::<G>("person,person", language, 7);
        let lines = picture(&app.game, &app.texts);
        for name in Seat::all(2).map(|seat| app.texts.name(seat)) {
            assert!(lines.iter().any(|line| line.trim_start_matches('►').starts_with(&*name)), "{name}: {lines:#?}");
        }
        assert!(lines.concat().ends_with(&app.texts.phrase(&app.prompt(&app.view()))), "{lines:#?}");
        assert!(lines.iter().all(|line| !line.contains('{') && !line.ends_with(' ')), "{lines:#?}");
    }
}

fn check_colours<G: Board>() {
    for has_colour in [true, false] {
        let mut app = app_of::<G>(&people::<G>(), Language::English, 7);
        app.has_colour = has_colour;
        type_keys(&mut app, "\n\n\n");
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        terminal.draw(|frame| screen::draw(&app, frame)).unwrap();
        let plain = |cell: &ratatui::buffer::Cell| (cell.fg, cell.bg) == Default::default();
        assert_ne!(terminal.backend().buffer().content().iter().all(plain), has_colour);
    }
}

/// Page Down shows every line of the help and says how many are left; back from its end there is no dead key.
fn check_pages<G: Board>() {
    for (width, height) in [(80, 24), (100, 34)] {
        let mut app = app_of::<G>(&people::<G>(), Language::English, 7);
        app.window = Size::new(width, height);
        type_keys(&mut app, "\n?");
        let lines = screen::text_lines(&app, app.window);
        let first = screen(&app, width, height);
        let mut seen = HashSet::new();
        for page in 0.. {
            let text = screen(&app, width, height);
            seen.extend(text.lines().map(|line| line.trim().to_owned()));
            assert_eq!(text.contains('↑') && text.contains("more line"), page > 0 || text.contains("↓"), "{text}");
            let before = app.overlay;
            app.press(KeyCode::PageDown);
            if app.overlay == before {
                assert!(!text.contains("↓ "), "{text}");
                break;
            }
        }
        assert!(lines.iter().all(|line| seen.contains(line.trim())));
        let pages = lines.len().div_ceil(usize::from(screen::text_room(app.window)) - 1);
        (0..pages).for_each(|_| app.press(KeyCode::PageUp));
        assert_eq!(screen(&app, width, height), first);
    }
}

/// On the final table what can still be taken back is offered and nothing else is, and the whole match can be read again.
/// Says whether anything could.
fn check_final_table<G: Board>() -> bool {
    let mut was_offered = false;
    for (seats, seed) in [(people::<G>(), 1), ("person,greedy-1".to_owned(), 2), ("greedy-1,person".to_owned(), 3)] {
        let mut app = app_of::<G>(&seats, Language::English, seed);
        play_to_the_end(&mut app);
        app.window = Size::new(80, 24);
        let text = screen(&app, 80, 24);
        let is_offered = text.contains("[u] undo");
        assert_eq!(app.can_undo(), is_offered, "{text}");
        was_offered |= is_offered;
        type_keys(&mut app, "h");
        let text = screen(&app, 80, 24);
        let last = app.log.last().unwrap();
        assert!(text.contains(last.get(..20).unwrap_or(last)), "{text}");
        type_keys(&mut app, "<");
        assert_eq!(app.overlay, Overlay::Ending);
        type_keys(&mut app, "u");
        assert_eq!(app.is_over(), !is_offered);
    }
    was_offered
}

// ----- A match at the table -----

#[test]
fn undo_takes_back_a_die_with_its_mark_until_dice_are_thrown() {
    let mut app = app("person", Language::English, 7);
    type_keys(&mut app, "u");
    assert_eq!(app.message.as_deref(), Some("There is nothing to take back."));
    type_keys(&mut app, "\n");
    let (before, log) = (*app.game.game(), app.log.clone());
    type_keys(&mut app, "1");
    assert!(app.waits_for_throw());
    assert_ne!(*app.game.game(), before);
    type_keys(&mut app, "u");
    assert_eq!(app.message.as_deref(), Some("Taken back."));
    assert_eq!((*app.game.game(), &app.log), (before, &log));
    type_keys(&mut app, "1\nu");
    let revealed = "Something random or hidden has been shown since then: too late to take it back.";
    assert_eq!(app.message.as_deref(), Some(revealed));
}

#[test]
fn escape_goes_back_one_step() {
    let mut app = app("person", Language::English, 7);
    type_keys(&mut app, "\n");
    let first = screen(&app, 100, 30);
    type_keys(&mut app, "2");
    assert!(app.menu.is_inside());
    type_keys(&mut app, "<");
    assert!(!app.menu.is_inside());
    app.press(KeyCode::Up);
    assert_eq!(screen(&app, 100, 30), first);
}

/// What was looked up is closed before anything is taken back.
#[test]
fn escape_closes_what_belongs_to_somebody_else() {
    fn check<G: Board>() {
        let mut app = app_of::<G>("person,greedy", Language::English, 7);
        while app.actor.is_none() {
            app.press(KeyCode::Enter);
        }
        let (own, steps) = (screen(&app, 100, 34), app.game.steps().len());
        for tabs in ["\t", "\t\t"] {
            type_keys(&mut app, tabs);
            if screen(&app, 100, 34) != own {
                type_keys(&mut app, "<");
            }
            assert_eq!((screen(&app, 100, 34), app.game.steps().len()), (own.clone(), steps));
        }
    }
    check::<CleverCubed>();
    check::<games::cubitos::Cubitos>();
    check::<games::dice_city::DiceCity>();
    check::<games::king_of_tokyo_duel::KingOfTokyoDuel>();
}

/// Keys of both Cyrillic layouts do what the Latin ones on the same place do.
#[test]
fn layouts_need_no_switching() {
    let mut app = app("person", Language::Ukrainian, 7);
    type_keys(&mut app, "\nа");
    assert!(app.waits_for_throw(), "f forfeits the roll");
    type_keys(&mut app, "г");
    assert!(!app.waits_for_throw(), "u takes it back");
    type_keys(&mut app, "Й");
    assert_eq!(app.overlay, Overlay::Quit);
    type_keys(&mut app, "н");
    assert!(app.is_done);
}

#[test]
fn language_colour_help_and_leaving() {
    let mut app = app("person", Language::English, 7);
    type_keys(&mut app, "l");
    assert!(screen(&app, 100, 30).contains("Хитрый в кубе"));
    type_keys(&mut app, "l");
    assert!(screen(&app, 100, 30).contains("Хитрий у кубі"));
    type_keys(&mut app, "c");
    assert!(!app.has_colour);
    type_keys(&mut app, "?<q<");
    assert_eq!((app.overlay, app.is_done), (Overlay::None, false));
    type_keys(&mut app, "qy");
    assert!(app.is_done);
}

#[test]
fn people_hand_the_keyboard_over() {
    let mut app = app("person,person", Language::English, 7);
    type_keys(&mut app, "\n");
    assert_eq!(app.overlay, Overlay::HandOver(Seat::FIRST));
    assert!(screen(&app, 80, 24).contains("Player 1, your turn!"));
    type_keys(&mut app, "\nf\nf\nf");
    assert!(screen(&app, 80, 24).contains("Player 2, your turn!"));
    type_keys(&mut app, "\n");
    assert_eq!((app.actor, app.shown), (Seat::new(1), Seat::new(1).unwrap()));
    type_keys(&mut app, "\t");
    assert!(screen(&app, 80, 24).contains("You are looking at the"));
}

#[test]
fn bots_play_between_people_and_among_themselves() {
    let mut app = app("person,greedy", Language::English, 7);
    type_keys(&mut app, "\nf\nf\nf");
    let bot = |app: &Play| app.log.iter().filter(|line| line.starts_with("Greedy")).count();
    assert!(bot(&app) > 0, "{:?}", app.log);
    let mut watched = self::app("greedy,random", Language::English, 7);
    play_to_the_end(&mut watched);
    assert!(screen(&watched, 80, 24).contains("The game is over"));
}

fn followed<G: Board>(seats: &str) -> App<G> {
    let players = seats.split(',').count() as u8;
    let options = Options { pace: Pace::Normal, ..options(seats, Language::English, 7) };
    App::new(Match::new(&setup::<G>(players)).unwrap(), options)
}

/// A bot's turn comes line by line; a key skips the rest, and all of it can be read again.
fn check_following<G: Board>() {
    let mut app = followed::<G>("person,greedy");
    for _ in 0..400 {
        if app.is_followed || app.is_over() {
            break;
        }
        app.press(KeyCode::Enter);
    }
    assert!(app.is_followed && app.actor.is_none() && app.wait() == Some(Pace::Normal.wait()));
    assert!(screen(&app, 100, 32).contains("[any key] skip"), "{}", screen(&app, 100, 32));
    let mut lines = app.log.len();
    while app.is_followed {
        app.tick();
        assert!(app.log.len() <= lines + 12, "not the whole turn at once: {:?}", &app.log[lines..]);
        lines = app.log.len();
    }
    assert_eq!(app.wait(), None);

    while !app.is_followed && !app.is_over() {
        app.press(KeyCode::Enter);
    }
    app.press(KeyCode::Enter);
    assert!(!app.is_followed, "a key skips the rest");
    let since = app.log[app.log.len() - app.lines_since()..].to_vec();
    if !app.is_over() && app.overlay == Overlay::None {
        type_keys(&mut app, "h");
        assert!(matches!(app.overlay, Overlay::Recap(0)));
        let text = screen(&app, 200, 100);
        assert!(since.iter().all(|line| text.contains(line.get(..20).unwrap_or(line))), "{since:?}\n{text}");
        type_keys(&mut app, "<");
        assert_eq!(app.overlay, Overlay::None);
    }
}

/// Nobody has to throw for bots: a match among them runs by itself, can be stopped, and goes faster and slower.
fn check_watching<G: Board>() {
    let mut app = followed::<G>("greedy,random");
    assert!(app.is_followed && !app.waits_for_throw());
    type_keys(&mut app, " ");
    assert!(app.wait().is_none() && app.is_followed, "paused");
    let steps = app.game.steps().len();
    type_keys(&mut app, "\n");
    assert!(app.game.steps().len() > steps, "a step by hand");
    type_keys(&mut app, " +");
    assert_eq!(app.wait(), Some(Pace::Fast.wait()));
    type_keys(&mut app, "--");
    assert_eq!(app.wait(), Some(Pace::Slow.wait()));
    type_keys(&mut app, "-+++");
    assert_eq!(app.wait(), Some(Pace::Fast.wait()), "nobody jumps to the end");
    while app.is_followed {
        app.tick();
    }
    assert!(app.is_over());
}

/// The throw for the first turn is one, and the first throw of that turn another.
#[test]
fn people_throw_again_after_somebody_elses_throw() {
    for seed in 0..20 {
        let mut app = app_of::<games::king_of_tokyo_duel::KingOfTokyoDuel>("person,greedy", Language::English, seed);
        assert!(app.waits_for_throw() && app.game.game().turn() == Turn::Chance(Some(Seat::FIRST)));
        type_keys(&mut app, "\n");
        assert!(app.waits_for_throw(), "{:?}", app.log);
    }
}

/// What was done before the bot begins can be taken back, also while it is waited for.
#[test]
fn undo_is_in_time_before_the_bot_begins() {
    let mut app = followed::<CleverCubed>("person,greedy");
    type_keys(&mut app, "\nf\nf\n");
    let before = *app.game.game();
    type_keys(&mut app, "f");
    assert!(app.is_followed);
    type_keys(&mut app, "u");
    assert_eq!((*app.game.game(), app.is_followed), (before, false));
}

/// What a bot that looks ahead is about to do is announced before it begins, also where nothing else of it is looked at.
#[test]
fn a_bot_that_takes_time_is_seen_thinking() {
    for pace in [Pace::AtOnce, Pace::Normal] {
        let options = Options { pace, ..options("person,search:1", Language::English, 7) };
        let mut app: Play = App::new(Match::new(&setup::<CleverCubed>(2)).unwrap(), options);
        while !app.is_followed {
            app.press(KeyCode::Enter);
        }
        assert_eq!(app.is_thinking, pace == Pace::AtOnce);
        if pace == Pace::Normal {
            app.press(KeyCode::Char('x'));
        }
        let mut thoughts = 0;
        while app.is_followed {
            assert!(app.is_thinking && app.wait() == Some(Duration::ZERO), "the rest is skipped");
            assert!(screen(&app, 80, 24).contains("Search is thinking…"), "{}", screen(&app, 80, 24));
            app.tick();
            thoughts += 1;
        }
        assert!(thoughts > 0 && app.pace == pace);
    }
}

#[test]
fn a_key_without_meaning_gives_a_sign() {
    let mut app = app("person", Language::English, 7);
    for keys in ["x", "\n<", "?x", "<qx"] {
        app.message = None;
        type_keys(&mut app, keys);
        assert!(app.message.is_some(), "{keys:?}");
    }
}

/// Page Up passes over no line, however few of them there is room for, and Page Down comes back.
#[test]
fn the_log_turns_by_the_page() {
    let mut app = app("person,person", Language::Ukrainian, 5);
    (0..40).for_each(|_| app.press(KeyCode::Enter));
    app.overlay = Overlay::None;
    for (width, height) in [(80, 24), (100, 34)] {
        let mut unseen = app.log.len();
        while unseen > 1 {
            screen(&app, width, height);
            assert_eq!(app.log.len() - app.log_back, unseen);
            unseen -= app.log_shown.get();
            app.press(KeyCode::PageUp);
        }
        while app.log_back > 0 {
            screen(&app, width, height);
            app.press(KeyCode::PageDown);
        }
    }
}

/// The log begins with the beginning of a line.
#[test]
fn no_line_of_the_log_has_lost_its_head() {
    for language in Language::ALL {
        let mut app = app("person,person", language, 5);
        for _ in 0..200 {
            app.press(KeyCode::Enter);
            app.overlay = Overlay::None;
            let text = screen(&app, 80, 24);
            let title = app.texts.say("log");
            let mut lines = text.lines().skip_while(|line| !line.contains(&format!("── {title} ─")));
            let Some(head) = lines.next() else { continue };
            let left = head[..head.find("── ").unwrap()].chars().count();
            let first: String = lines.next().unwrap().chars().skip(left).take_while(|letter| *letter != '│').collect();
            assert!(!first.starts_with("  "), "{text}");
        }
    }
}

/// The final table says in words who has won.
#[test]
fn the_end_says_who_has_won() {
    let mut seen = HashSet::new();
    for (seats, seed) in (0..8).flat_map(|seed| [("person,random", seed), ("person,greedy", seed)]) {
        let mut app = app(seats, Language::English, seed);
        play_to_the_end(&mut app);
        let places = app.game.game().outcome().unwrap().places().to_vec();
        let words = match places[..] {
            [1, 2] => "You have won!",
            [2, 1] => "You have lost: ",
            _ => "A shared victory: You, ",
        };
        assert!(screen(&app, 80, 24).lines().nth(1).unwrap().trim().starts_with(words), "{}", screen(&app, 80, 24));
        seen.insert(words);
    }
    assert!(seen.len() > 1);
    let mut two = app("person,person", Language::Russian, 1);
    play_to_the_end(&mut two);
    assert!(screen(&two, 80, 24).contains("Побеждает Игрок "), "{}", screen(&two, 80, 24));
}

#[test]
fn a_new_game_follows() {
    let mut app = app("person", Language::English, 7);
    play_to_the_end(&mut app);
    type_keys(&mut app, "\t");
    assert!(screen(&app, 80, 24).contains("Round 6 of 6"));
    type_keys(&mut app, "\t");
    assert_eq!(app.overlay, Overlay::Ending);
    type_keys(&mut app, "n");
    assert!(screen(&app, 80, 24).contains("Round 1 of 6"));
    assert!(app.game.steps().is_empty());
}

/// What is not saved is said on every screen until it is, and leaving says it too.
#[test]
fn trouble_with_saving_stays_on_the_screen() {
    let mut app = app("person", Language::English, 7);
    app.records = PathBuf::from("no/such/folder");
    app.set_trouble(Some("/disk: full".to_owned()));
    for keys in ["\n", "?", "<", "q"] {
        type_keys(&mut app, keys);
        let text = screen(&app, 80, 24);
        assert!(text.contains("! The last steps are not saved: /disk: full"), "{text}");
    }
    assert!(screen(&app, 80, 24).contains("The last steps are not saved."));
    type_keys(&mut app, "\nw");
    assert!(app.message.as_ref().is_some_and(|message| message.contains("no/such/folder: ")), "{:?}", app.message);
    assert!(!app.is_done);
    app.set_trouble(None);
    assert_eq!(app.message.as_deref(), Some("Everything is saved again."));
    assert!(!screen(&app, 80, 24).contains("/disk: full"));
    type_keys(&mut app, "\n");
    assert!(app.is_done);
}

/// The next match would take the place of one whose end is not on disk.
#[test]
fn a_new_game_waits_for_the_old_one_to_be_saved() {
    let mut app = app("person", Language::English, 7);
    play_to_the_end(&mut app);
    app.set_trouble(Some("full".to_owned()));
    type_keys(&mut app, "n");
    assert!(app.is_over());
    app.set_trouble(None);
    type_keys(&mut app, "n");
    assert!(!app.is_over() && app.take_news().is_another_match);
}

#[test]
fn everybody_who_sits_can_be_written_down() {
    for sitter in [Sitter::Person, Sitter::Bot(PolicySpec::Greedy), Sitter::Bot(PolicySpec::Random)] {
        let json = serde_json::to_string(&sitter).unwrap();
        assert_eq!(serde_json::from_str::<Sitter>(&json).unwrap(), sitter);
    }
    assert!(serde_json::from_str::<Sitter>("\"cat\"").is_err());
}
