//! The rulings 41 to 58.

use cubitos::state::{ActiveText, DieKey};
use cubitos::{Die, Event, Phase, Setup, Side, Stage, Task};
use engine::{Game, Viewer};

use crate::table::{Play, cell, set, table, with, with_all};

#[test]
fn r41_whoever_acts_first_gets_the_last_die() {
    // Both players have the ability; nine of ten red dice are owned.
    let table = with("llama-shaman").active(0, "blue:symbol").active(1, "blue:symbol").sold_out("red*9");
    let mut play = table.feet(0, 1).passes();
    assert!(play.can("use llama-shaman 1") && play.seat_can(1, "use llama-shaman 1"));
    play.seat_act(1, "use llama-shaman 1");
    assert!(!play.can("use llama-shaman 1"));
    // Purchases go in order from the holder of the first-player die.
    let mut play = with("rich-dog").sold_out("brown*9").money(0, 3, 0).at_stage(Stage::Buy);
    play.act("buy rich-dog");
    assert_eq!(play.supply("brown"), 0);
}

#[test]
fn r41_a_choice_lapses_when_others_take_the_last_dice() {
    // Two grey dice are left, and everybody is about to choose one of them.
    let setup = with("fat-cat").0.setup.0;
    let table = table(Setup { players: 3, ..setup }).draw(0, "light-grey*27 dark-grey*11");
    let table = (0..3).fold(table, |table, number| table.active(number, "white:symbol"));
    let mut play = table.roll(0, "white").passes();
    play.act("use fat-cat 1").seat_act(2, "use fat-cat 1").seat_act(1, "use fat-cat 1");
    assert!((0..3).all(|number| play.seat_can(number, "gain light-grey") && play.seat_can(number, "gain dark-grey")));
    play.seat_act(1, "gain light-grey");
    // Only one is left for seat 0, which takes it; none for seat 2, which keeps its feet and goes on.
    assert_eq!([0, 1, 2].map(|number| play.count_of(number, "discard", "dark-grey")), [1, 0, 0]);
    assert_eq!((play.player(2).task, play.player(2).feet), (Task::None, 3));
    assert!((0..3).all(|number| play.seat_can(number, "use fat-cat 0") && play.seat_can(number, "ready")));
}

#[test]
fn r41_a_pending_loan_takes_the_last_die_that_is_left() {
    // One white and one red die are left for Broken Cow, and both players have declared to borrow.
    let table =
        with("broken-cow").active(0, "white:symbol*2").active(1, "white:symbol*4").roll(0, "green").roll(1, "green");
    let others = "red*9 orange*10 yellow*10 green*8 blue*10 purple*10 brown*10 white*3 light-grey*28 dark-grey*12";
    let table = table.draw(0, others).player(1, |player| player.stage = Stage::Decide);
    let mut play = table.start();
    play.act("use broken-cow").seat_act(1, "use broken-cow").seat_act(1, "borrow white").seat_act(1, "face blank");
    // The red one is the only one left, so that seat 0 has it without a question.
    assert!(play.can("face symbol"), "{:?}", play.legal_for(0));
    assert_eq!(play.supply("red"), 0);
}

#[test]
fn r42_ordinary_feet_are_spent_first_also_for_a_shortcut() {
    let wet = |feet, water| set("race-2").feet(0, feet).player(0, |player| player.water_feet = water);
    let mut play = wet(1, 1).moves();
    play.act("step r08c07");
    assert_eq!(play.purse(), (0, 0, 1, 0));
    let mut play = wet(5, 3).at(0, "r04c11").moves();
    play.act("shortcut");
    assert_eq!((play.purse(), play.cell().as_str()), ((0, 0, 1, 0), "r02c19"));
    assert!(!wet(5, 1).at(0, "r04c11").moves().can("shortcut"), "the full price");
}

#[test]
fn r43_what_would_do_nothing_cannot_be_used() {
    let cannot = |card: &str, dice: &str, text: &str| {
        let play = with(card).active(0, dice).feet(0, 1).passes();
        assert!(!play.can(text), "{text}");
    };
    cannot("the-big-cheese", "yellow:symbol", "use the-big-cheese 1");
    cannot("ledercheesen", "yellow:power", "use ledercheesen");
    cannot("chilly-mcchillster", "blue:symbol", "use chilly-mcchillster");
    // A shield that is up already, or that no push can use.
    let mut play = with("pina-cubelada").active(0, "green:symbol*2").roll(0, "light-grey").decide();
    play.act("use pina-cubelada");
    assert!(!play.can("use pina-cubelada"));
    cannot("pina-cubelada", "green:symbol", "use pina-cubelada");
    // A fan that brings nothing.
    let table = with("captain-bark").active(0, "brown:symbol white:feet red:symbol").fans(0, 13);
    assert!(!table.passes().can("use captain-bark 0"));
    // A jetpack without feet.
    assert!(!set("race-2").at(0, "r06c07").money(0, 4, 0).moves().can("jetpack"));
}

#[test]
fn r45_now_lasts_until_the_next_push_or_pass() {
    let table = || with("fast-cat").active(0, "white:symbol").draw(0, "white*2 red*2").roll(0, "light-grey");
    let mut play = table().decide();
    play.act("push").rolls("light-grey:coins");
    assert!(!play.can("use fast-cat"), "forfeited");
    // Dice that come in join, older ones stay usable.
    let mut play = table().active(0, "orange:symbol").decide();
    play.act("use dugout").act("choose white").act("choose red").act("choose red").rolls("white:symbol");
    play.act("use fast-cat");
    play.rolls("");
    assert!(!play.can("use fast-cat"), "one white die is left in the draw zone, but nothing else");
}

#[test]
fn r45_in_step_4_any_other_ability_ends_now() {
    let table = with_all(&["chilly-mcchillster", "fast-cat", "rollosaurus"]).active(0, "blue:symbol purple:symbol");
    let mut play = table.roll(0, "white light-grey").draw(0, "red*3").passes();
    play.act("use chilly-mcchillster").rolls("").rolls("white:symbol");
    assert!(play.can("use fast-cat"));
    play.act("use rollosaurus");
    assert!(!play.can("use fast-cat"));
}

#[test]
fn r46_any_time_is_not_between_a_push_and_its_bust() {
    let table = with("broken-cow").active(0, "white:symbol*2 light-grey:coins").roll(0, "light-grey");
    let mut play = table.clone().decide();
    assert!(play.can("use broken-cow"));
    play.act("push").rolls("");
    assert!(play.me().busted, "no die could be borrowed after the roll");
    let mut play = table.decide();
    play.act("use broken-cow");
    assert!(!play.can("push"), "a die is being chosen");
    let play = with("broken-cow").active(0, "white:symbol*2").feet(0, 2).moves();
    assert!(!play.can("use broken-cow"));
}

#[test]
fn r47_hand_limits_are_fixed_when_the_roll_phase_begins() {
    let table = with("reckless-cheese").at(0, "r04c23").active(0, "yellow:symbol").roll(0, "light-grey");
    let mut play = table.draw(1, "light-grey*12 white").player(1, |player| player.stage = Stage::Draw).start();
    // Seat 0 crosses a red line while seat 1 still draws.
    play.act("push").rolls("").act("use reckless-cheese").act("step r04c21");
    assert_eq!(play.game.view(Viewer::Spectator).players[1].red_lines_behind, 3);
    assert_eq!(play.player(1).limit, 9);
}

#[test]
fn r48_ready_is_final_and_players_move_one_after_the_other() {
    let table = with("smelly-cat").active(0, "white:symbol").active(1, "white:symbol*2");
    let mut play = table.passes();
    play.seat_act(1, "ready");
    assert!(play.legal_for(1).is_empty());
    play.act("use smelly-cat");
    play.seat_act(1, "use smelly-cat").seat_act(1, "use smelly-cat");
    // Seat 1 holds the first-player die and moves first, to the end of its steps.
    assert_eq!((play.phase(), play.asked()), (Phase::Run, Some(1)));
    assert!(play.legal_for(0).is_empty());
    play.seat_act(1, "stop");
    assert_eq!(play.asked(), Some(0));
}

#[test]
fn r48_only_those_who_decide_it_are_told_to_be_ready() {
    let mut play = with("smelly-cat").active(0, "white:symbol").money(0, 0, 4).passes();
    let ready = |play: &Play| play.log.iter().filter(|event| matches!(event, Event::Ready { .. })).count();
    assert_eq!(ready(&play), 0, "seat 1 has nothing to use");
    play.act("use smelly-cat");
    assert_eq!((play.phase(), ready(&play)), (Phase::Run, 0), "nothing is left to use");
    let mut play = with("smelly-cat").active(0, "white:symbol").money(0, 0, 4).passes();
    play.act("ready").act("ready");
    assert_eq!((play.phase(), ready(&play)), (Phase::Run, 2), "before the comparison, and after it");
}

#[test]
fn r48_whoever_may_be_given_a_die_is_not_ready_without_a_question() {
    let table = with_all(&["crabby", "benchwarmer"]).active(0, "red:symbol").draw(0, "brown white");
    let mut play = table.active(1, "orange:symbol").feet(0, 1).passes();
    assert_eq!(play.phase(), Phase::Comparison);
    assert!(play.seat_can(1, "ready") && !play.seat_can(1, "use benchwarmer"));
    let mut given = play.clone();
    given.act("take-comparison").act("give white").seat_act(1, "use benchwarmer");
    assert_eq!((given.count_of(1, "all", "orange"), given.count_of(1, "all", "white")), (0, 0));
    // Nothing is given: then there is nothing to ask for either.
    play.act("ready");
    assert_eq!((play.phase(), play.stage()), (Phase::Run, Stage::Move));
}

#[test]
fn r49_the_red_effect_is_taken_at_any_moment_of_the_rest_of_step_4() {
    let table = with_all(&["supah-general", "dr-livingstone"]).active(0, "red:symbol brown:symbol").fans(0, 1);
    let mut play = table.passes();
    play.skip();
    // Two more fans first, and then three feet.
    play.act("use dr-livingstone").act("take-comparison");
    assert_eq!(play.purse().1, 3);
    // With no active red die left, nothing is lost.
    let table = with_all(&["mr-soldier", "smelly-cat"]).active(0, "white:symbol").discard(0, "red");
    let mut play = table.compared(&[1, 0], &[0]);
    play.act("take-comparison");
    assert_eq!((play.purse().1, play.count("all", "red")), (2, 1));
}

#[test]
fn r50_how_many_dice_are_chosen() {
    // Extra rolls: exactly the number, fewer only if there are fewer.
    let mut play = with("dugout").active(0, "orange:symbol").draw(0, "white*2 red*2").roll(0, "blue").decide();
    play.act("use dugout").act("choose white");
    assert!(!play.can("roll"));
    let mut play = with("dugout").active(0, "orange:symbol").draw(0, "white").discard(0, "red").decide();
    play.act("use dugout");
    assert_eq!((play.count("hand", "white"), play.count("hand", "red")), (1, 1));
    // Punk Fruit: one is enough, none is not.
    let mut play = with("punk-fruit").active(0, "green:symbol").draw(0, "white red").passes();
    play.act("use punk-fruit");
    assert!(!play.can("roll"));
    play.act("choose white");
    assert!(play.can("roll"));
}

#[test]
fn r51_the_hop_from_the_finish_comes_by_itself_with_a_foot() {
    let mut play = set("race-7").at(0, "r06c15").feet(0, 2).moves();
    play.act("step finish");
    assert_eq!((play.cell().as_str(), play.me().leg), ("start", 1));
    // A bought foot does it too, and the distance is the same before and after.
    let mut play = set("race-7").at(0, "finish").money(0, 4, 0).moves();
    let distance = |play: &crate::table::Play| play.game.view(Viewer::Spectator).players[0].distance;
    let before = distance(&play);
    play.act("buy-foot");
    assert_eq!((play.cell().as_str(), distance(&play)), ("start", before));
    // The second of two tracks begins one foot farther.
    let mut play = set("grand-finale").at(0, "finish").feet(0, 2).moves();
    let before = distance(&play);
    play.act("step start");
    assert_eq!(distance(&play), before + 1);
}

#[test]
fn r52_linked_tracks_are_run_once() {
    let setup: Setup = serde_json::from_str(r#"{"set":"grand-finale","laps":2}"#).unwrap();
    assert_eq!(setup.check().unwrap_err().field, "laps");
    assert_eq!(set("grand-finale").roll(0, "light-grey").decide().game.view(Viewer::Spectator).legs.len(), 2);
}

#[test]
fn r53_the_start_of_round_cell_is_the_same_on_every_lap() {
    let lap = |leg, began| {
        let table = set("race-7").at(0, "r06c25").player(0, |player| player.leg = leg);
        table.began(0, began).money(0, 3, 0).moves().stage()
    };
    assert_ne!(lap(1, "r06c25"), Stage::Bonus);
    assert_eq!(lap(1, "r06c23"), Stage::Bonus);
    // On another track it is another cell: r02c31 has a bonus on both.
    let table = set("grand-finale").at(0, "r02c31").player(0, |player| player.leg = 1).began(0, "r02c31");
    assert_eq!(table.moves().stage(), Stage::Bonus);
}

#[test]
fn r54_a_forced_push_stands_if_dice_come_into_the_roll_zone() {
    let table = with_all(&["the-cheese-stands-alone", "fast-cat"]).roll(0, "yellow white").draw(0, "red*2");
    let mut play = table.pushes();
    play.rolls("yellow:symbol white:symbol");
    // The roll zone is empty: passing is allowed, until the cat brings misses.
    assert!(play.can("pass"));
    play.act("use fast-cat").rolls("");
    assert!(!play.can("pass") && play.can("push"));
}

#[test]
fn r55_chilly_mcchillster_allows_only_now_between_its_rolls() {
    let table = with_all(&["chilly-mcchillster", "rollosaurus", "fast-cat"]).active(0, "blue:symbol purple:symbol");
    let mut play = table.roll(0, "light-grey white").draw(0, "red*3").passes();
    play.act("use chilly-mcchillster").rolls("white:symbol");
    assert!(play.can("use fast-cat") && play.can("roll") && !play.can("use rollosaurus") && !play.can("ready"));
    play.act("roll").rolls("");
    assert!(play.can("use rollosaurus") && !play.can("use fast-cat"));
}

#[test]
fn r55_the_second_roll_is_decided_after_the_now_abilities() {
    let position = || {
        let table = with_all(&["chilly-mcchillster", "fast-cat", "rich-dog"]).active(0, "blue:symbol brown:symbol");
        let mut play = table.roll(0, "white").draw(0, "light-grey*2").passes();
        play.act("use chilly-mcchillster").rolls("white:symbol");
        play
    };
    // The first roll has emptied the roll zone: only "now" is open, and what it brings is rolled once more.
    let mut play = position();
    assert!(play.can("use fast-cat") && play.can("done"));
    assert_eq!(play.legal_for(0).len(), 2);
    play.act("use fast-cat").rolls("");
    assert_eq!((play.is_rolling(), play.count("hand", "light-grey")), (true, 2));
    play.rolls("");
    assert!(!play.is_rolling() && play.can("ready"));
    // Without it there is no second roll, and "now" is over.
    let mut play = position();
    play.act("done");
    assert!(!play.is_rolling() && !play.can("use fast-cat") && play.can("ready"));
}

#[test]
fn r55_a_second_roll_ends_now_also_without_a_question() {
    let cards = ["chilly-mcchillster", "pinch-eater", "fast-cat", "rich-dog"];
    let is_spent = |play: &Play, die| {
        let spent = |dice: &ActiveText| dice.die == DieKey::own(die) && !dice.spent.is_empty();
        play.me().active.iter().any(spent)
    };
    // Fast Cat finds nothing to roll: the second roll comes by itself.
    let mut play = with_all(&cards).active(0, "blue:symbol brown:symbol").roll(0, "white light-grey").passes();
    play.act("use chilly-mcchillster").rolls("white:symbol");
    assert!(play.is_rolling());
    play.rolls("");
    assert!(play.can("ready") && is_spent(&play, Die::White));
    // The second roll is chosen.
    let mut play = with_all(&cards).active(0, "blue:symbol brown:symbol").roll(0, "orange light-grey").passes();
    play.act("use chilly-mcchillster").rolls("orange:symbol");
    assert!(play.can("use pinch-eater"));
    play.act("roll").rolls("");
    assert!(is_spent(&play, Die::Orange));
    // There is no second roll.
    let mut play = with_all(&cards).active(0, "blue:symbol brown:symbol").roll(0, "orange").passes();
    play.act("use chilly-mcchillster").rolls("orange:symbol");
    assert!(play.can("ready") && !is_spent(&play, Die::Orange));
}

#[test]
fn r56_every_face_can_be_chosen_a_blank_too() {
    let mut play = with("pinch-eater").active(0, "orange:symbol").roll(0, "green*2").decide();
    play.act("use pinch-eater");
    assert_eq!(play.legal_for(0).len(), 4, "blank, feet, symbol and power");
    play.act("face blank");
    assert_eq!(play.shows("green", Side::Blank), 1);
}

#[test]
fn r57_one_shield_at_a_time() {
    let mut play = with("pina-cubelada").active(0, "green:symbol*2 light-grey:coins").roll(0, "light-grey*2").decide();
    play.act("use pina-cubelada");
    assert!(!play.can("use pina-cubelada"));
    play.act("push").rolls("").act("use pina-cubelada").act("push").rolls("");
    assert!(!play.me().busted);
}

#[test]
fn r58_broken_cow_uses_borrowed_dice_first() {
    let mut play = with("broken-cow").active(0, "white:symbol*2 borrowed-white:symbol").roll(0, "light-grey").decide();
    play.act("use broken-cow").act("borrow red").act("face blank");
    assert_eq!((play.shows("borrowed-white", Side::Blank), play.shows("white", Side::Symbol)), (1, 1));
}

#[test]
fn cells_have_the_names_of_the_data() {
    let game = table(Setup::default()).at(0, "r04c11").roll(0, "light-grey").decide().game;
    assert_eq!(game.save().players[0].cell, cell("r04c11"));
}
