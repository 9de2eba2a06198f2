//! What boards see: what a choice sends to the platter, and why a die cannot be used.

use clever_cubed::dice::Faces;
use clever_cubed::game::{Phase, ROLLS};
use clever_cubed::view::BlockedView;
use clever_cubed::{Action, CleverCubed, Die, Event, Place, Setup, View};
use engine::testkit::{at_random, play_on};
use engine::{Fast, Game, Seat, Turn, Viewer};
use serde_json::{Value, json};

fn view(game: &CleverCubed, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

/// What really goes to the platter once this action is taken and marked, and whether the rolls end with it though there
/// could be another one.
fn given_up(game: &CleverCubed, seat: Seat, action: Action) -> (Faces, bool) {
    let (mut after, mut events) = (*game, Vec::new());
    after.play(seat, &action, &mut events).unwrap();
    while after.save().phase == Phase::Roll {
        play_on(&mut after, 1, &mut Fast::new(1), &mut events, at_random);
    }
    let dice = events.iter().filter_map(|event| if let Event::Platter { dice } = event { Some(*dice) } else { None });
    let all = dice.flat_map(|dice| Die::ALL.map(|die| (die, dice.of(die)))).filter(|&(_, face)| face > 0);
    let ends_rolls = game.save().roll < ROLLS && after.save().phase != Phase::Throw;
    (all.fold(Faces::default(), |faces, (die, face)| faces.with(die, face)), ends_rolls)
}

#[test]
fn a_choice_tells_what_goes_to_the_platter() {
    let [mut some_given_up, mut some_ends] = [0; 2];
    for number in 0..40 {
        let mut game = CleverCubed::new(&Setup::for_players(1 + number % 4)).unwrap();
        let check_and_choose = |game: &CleverCubed, seat: Seat, actions: &[Action], source: &mut Fast| {
            for choice in view(game, seat).choices {
                let expected = match choice.action {
                    Action::Take { .. } | Action::Forfeit => given_up(game, seat, choice.action),
                    _ => (Faces::default(), false),
                };
                assert_eq!((choice.platter, choice.ends_rolls), expected, "{:?} {:?}", choice.action, game.save());
                some_given_up += u32::from(choice.platter != Faces::default());
                some_ends += u32::from(choice.ends_rolls);
            }
            at_random(game, seat, actions, source)
        };
        play_on(&mut game, usize::MAX, &mut Fast::new(number.into()), &mut (), check_and_choose);
    }
    assert!(some_given_up > 1_000 && some_ends > 100, "{some_given_up} {some_ends}");
}

/// Every die in sight is used by a choice or blocked for a reason, and never both.
#[test]
fn a_die_can_be_used_or_is_blocked() {
    let mut some_blocked = 0;
    for number in 0..40 {
        let mut game = CleverCubed::new(&Setup::for_players(1 + number % 4)).unwrap();
        let check_and_choose = |game: &CleverCubed, seat: Seat, actions: &[Action], source: &mut Fast| {
            let seen = view(game, seat);
            let blocked: Vec<_> = seen.blocked.iter().map(|blocked| blocked.die).collect();
            for die in Die::ALL {
                let uses = |action: &Action| match *action {
                    Action::Take { die: used, .. } | Action::Pick { die: used, .. } => used == die,
                    Action::Extra { die: used, .. } => used == die,
                    _ => false,
                };
                let is_used = actions.iter().any(uses);
                assert!(!(is_used && blocked.contains(&die)), "{die:?} {:?}", game.save());
                let lies = |place: Place| seen.dice.iter().any(|seen| seen.die == die && seen.place == place);
                let is_to_use = actions.iter().any(|action| matches!(action, Action::Forfeit)) && lies(Place::Pool)
                    || actions.iter().any(|action| matches!(action, Action::Decline)) && lies(Place::Platter)
                    || actions.iter().any(|action| matches!(action, Action::Stop));
                assert!(!is_to_use || is_used || blocked.contains(&die), "{die:?} {:?}", game.save());
            }
            some_blocked += blocked.len();
            for other in Seat::all(game.players()).filter(|&other| !waits_for(game, other)) {
                assert_eq!(view(game, other).blocked, [], "nothing is asked of {other}");
            }
            at_random(game, seat, actions, source)
        };
        play_on(&mut game, usize::MAX, &mut Fast::new(number.into()), &mut (), check_and_choose);
        assert_eq!(game.view(Viewer::Spectator).blocked, []);
    }
    assert!(some_blocked > 1_000, "{some_blocked}");
}

fn waits_for(game: &CleverCubed, seat: Seat) -> bool {
    matches!(game.turn(), Turn::Players(seats) if seats.contains(seat))
}

/// Seat 0 with this sheet has thrown all dice: yellow 1, turquoise 2, blue 3, brown 4, pink 5, white 6.
fn first_roll(sheet: &Value) -> CleverCubed {
    let die = |value: u8| json!({"value": value, "place": "pool"});
    load(json!({
        "setup": {"players": 2}, "phase": "roll", "round": 5, "roll": 1,
        "dice": {"yellow": die(1), "turquoise": die(2), "blue": die(3), "brown": die(4), "pink": die(5), "white": die(6)},
        "seats": [{"stage": "roll", "sheet": sheet}, {}],
    }))
}

fn load(state: Value) -> CleverCubed {
    CleverCubed::load(&serde_json::from_value(state).unwrap()).unwrap_or_else(|invalid| panic!("{invalid}"))
}

fn blocked(game: &CleverCubed) -> Value {
    serde_json::to_value::<Vec<BlockedView>>(view(game, Seat::FIRST).blocked).unwrap()
}

/// Each area blocks its die in its own way; the white die is blocked where all of them would be.
#[test]
fn what_is_in_the_way_is_named() {
    // Blue counts with white: 9, which begins no side.
    assert_eq!(blocked(&first_roll(&json!({}))), json!([{"die": "blue", "why": "no-step", "number": 9}]));
    let columns = json!([[2, 6], [2, 6], [2, 6], [2, 6], [2, 6]]);
    let pink = vec![json!({"number": 1, "choice": "bonus"}); 12];
    let sheet = json!({"yellow": [[1, 6], [], []], "turquoise": columns, "brown": [12], "pink": pink});
    assert_eq!(
        blocked(&first_roll(&sheet)),
        json!([
            {"die": "yellow", "why": "crossed", "number": 1, "row": 1},
            {"die": "turquoise", "why": "column-full", "number": 2},
            {"die": "blue", "why": "no-step", "number": 9},
            {"die": "brown", "why": "passed", "number": 4},
            {"die": "pink", "why": "full"},
            {"die": "white", "why": "nowhere"},
        ])
    );
}

/// A number joker makes another number of a die, and then it is not blocked.
#[test]
fn a_joker_unblocks_a_die() {
    let joker = json!({"numberJokers": {"circled": 5}});
    let game = first_roll(&joker);
    assert_eq!(blocked(&game), json!([]));
    let by_joker = |action: &Action| matches!(action, Action::Take { die: Die::Blue, joker: Some(_) });
    assert!(view(&game, Seat::FIRST).choices.iter().any(|choice| by_joker(&choice.action)));
}

/// Extra dice: each die once in a turn, wherever it lies.
#[test]
fn an_extra_die_that_was_used_is_blocked() {
    let die = |value: u8, place: &str| json!({"value": value, "place": place});
    let game = load(json!({
        "setup": {"players": 2}, "phase": "active-extra-dice", "round": 5, "roll": 3,
        "dice": {"yellow": die(1, "slot-1"), "turquoise": die(2, "slot-2"), "blue": die(3, "platter"),
                 "brown": die(4, "slot-3"), "pink": die(3, "platter"), "white": die(1, "platter")},
        "seats": [{"stage": "extra-dice", "extraUsed": ["pink"], "sheet": {"extraDice": {"circled": 2, "used": [1]}}}, {}],
    }));
    let no_blue = json!({"die": "blue", "why": "no-step", "number": 4});
    assert_eq!(blocked(&game), json!([no_blue, {"die": "pink", "why": "used"}]));
}
