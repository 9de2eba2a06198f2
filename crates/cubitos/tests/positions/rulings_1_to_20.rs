//! The rulings 1 to 20.

use cubitos::{Event, Phase, Stage};
use engine::Seat;

use crate::table::{seat, set, with, with_all};

#[test]
fn r4_an_empty_roll_zone_cannot_be_pushed() {
    // Rock On cannot fill it: the player passes without a question.
    let mut play = with("rock-on").active(0, "green:symbol").roll(0, "light-grey").money(0, 0, 4).pushes();
    play.act("roll").rolls("light-grey:coins");
    assert_ne!(play.phase(), Phase::Roll);
    // A forced push lapses.
    let table = with("the-cheese-stands-alone").active(0, "yellow:symbol").player(0, |player| player.forced = 2);
    let mut play = table.roll(0, "light-grey").money(0, 0, 4).pushes();
    assert_eq!(play.me().forced, 1);
    play.rolls("light-grey:coins");
    assert_ne!(play.phase(), Phase::Roll);
    // No dice at all: no roll and no bust.
    let play = with("rock-on").new_round();
    assert!(play.happened(|event| *event == Event::Passed { seat: seat(1) }));
    assert_eq!((play.player(1).stage, play.player(1).busts), (Stage::Done, 0));
}

#[test]
fn r8_a_push_that_was_saved_is_not_bust() {
    let table = with_all(&["keep-on-rollin", "wizard"]).active(0, "green:symbol brown:symbol light-grey:coins");
    let mut play = table.roll(0, "light-grey").pushes();
    play.rolls("").act("prevent keep-on-rollin").act("use wizard");
    assert_eq!(play.purse().3, 1);
    let table = with_all(&["rolling-stoned", "wizard"]).active(0, "green:symbol brown:symbol light-grey:coins");
    let mut play = table.roll(0, "blue").pushes();
    play.rolls("").act("prevent rolling-stoned").rolls("light-grey:coins").act("use wizard");
    assert_eq!(play.purse().3, 1);
}

#[test]
fn r9_the_red_card_works_once_for_a_player_and_a_round() {
    let mut play = with("el-bandito").active(0, "red:symbol*3").feet(0, 1).passes();
    play.act("take-comparison");
    assert_eq!((play.purse().3, play.can("take-comparison")), (1, false));
}

#[test]
fn r8_a_bust_prevented_by_a_roll_is_told() {
    let table =
        with("rolling-stoned").active(0, "green:symbol dark-grey:coins light-grey:coins").roll(0, "light-grey*2");
    let saved = |hits: &str| {
        let mut play = table.clone().pushes();
        play.rolls("").act("prevent rolling-stoned").act("choose dark-grey").act("roll").rolls(hits);
        play.happened(|event| matches!(event, Event::Saved { card, .. } if card.name() == "rolling-stoned"))
    };
    assert!(saved("dark-grey:feet") && !saved(""));
}

#[test]
fn r10_the_power_face_counts_as_two_swords() {
    let play = with("mr-soldier").active(0, "red:power").active(1, "red:symbol").passes();
    assert_eq!((play.state().swords, play.state().most), (vec![2, 1], Some(seat(0))));
}

#[test]
fn r10_the_comparison_tells_one_number_for_each_seat() {
    let play = with("mr-soldier").active(0, "red:power").active(1, "red:symbol").roll(0, "light-grey").passes();
    let told = play.log.iter().find(|event| matches!(event, Event::Compared { .. })).unwrap();
    let json = serde_json::to_value(told).unwrap();
    assert_eq!(json["swords"], serde_json::json!([2, 1]));
    assert_eq!(serde_json::from_value::<Event>(json).unwrap(), *told);
    let long = serde_json::json!({"event": "compared", "swords": [0, 0, 0, 0, 0], "most": null});
    assert!(serde_json::from_value::<Event>(long).is_err());
}

#[test]
fn r11_the_first_player_die_breaks_ties_on_four_cards() {
    let winner = |card: &str| {
        let table = with(card).active(0, "red:symbol").active(1, "red:symbol").fans(0, 2).fans(1, 2);
        let play = table.roll(0, "light-grey").roll(1, "light-grey").feet(0, 1).passes();
        play.state().most.map(Seat::index)
    };
    // Seat 1 holds the die.
    for card in ["mr-soldier", "supah-general", "punch-guy", "crabby"] {
        assert_eq!(winner(card), Some(1), "{card}");
    }
    assert_eq!(winner("champion"), None);
}

#[test]
fn r12_later_changes_do_not_change_the_comparison() {
    // Seat 0 wins, then gives its red die away, and is still the one with the most.
    let mut play = with("crabby").active(0, "red:symbol").roll(0, "light-grey").feet(0, 1).passes();
    play.act("take-comparison").act("give red");
    assert_eq!((play.count("active", "red"), play.state().most), (0, Some(seat(0))));
}

#[test]
fn r12_the_comparison_waits_until_everybody_is_ready() {
    let mut play = with("mr-soldier").active(0, "white:symbol red:symbol").active(1, "white:symbol").passes();
    assert_eq!(play.phase(), Phase::Abilities);
    play.act("ready");
    assert_eq!(play.phase(), Phase::Abilities);
    play.seat_act(1, "ready");
    assert_eq!(play.phase(), Phase::Comparison);
    // Abilities not used before can be used now.
    assert!(play.can("use smelly-cat") && play.can("take-comparison"));
}

#[test]
fn r13_compulsory_losses_come_when_the_owner_likes_or_at_the_end() {
    let table = || with_all(&["dope-cat", "rich-dog"]).active(0, "white:symbol brown:symbol").feet(0, 1);
    let mut play = table().passes();
    play.act("lose-self rich-dog");
    assert!(!play.can("use dope-cat"), "a lost dog is no longer active");
    let mut play = table().passes();
    play.act("use dope-cat").act("use rich-dog").act("ready").act("ready");
    assert_eq!((play.purse().0, play.purse().3, play.count("all", "brown")), (2, 3, 0));
}

#[test]
fn r14_hits_of_the_run_phase_are_used_and_cannot_bust_or_force() {
    let table =
        with_all(&["chilly-mcchillster", "the-cheese-stands-alone"]).active(0, "blue:symbol light-grey:coins*3");
    let mut play = table.roll(0, "yellow light-grey").passes();
    play.act("use chilly-mcchillster").rolls("yellow:symbol");
    play.rolls("");
    assert_eq!((play.me().forced, play.me().busted), (0, false));
    play.act("use the-cheese-stands-alone");
    assert_eq!(play.purse().1, 3);
}

#[test]
fn r19_backwards_is_allowed_but_not_out_of_the_finish_or_into_the_last_section() {
    let mut play = with("bob").at(0, "r07c20").feet(0, 3).moves();
    play.act("step start");
    assert!(!play.can("step r06c15") && !play.can("step finish"));
    play.act("step r10c21");
    let play = with("bob").at(0, "finish").money(0, 5, 0).moves();
    assert!(play.can("buy-foot") && !play.can("step"));
}

#[test]
fn r20_a_runner_on_the_finish_hops_for_free_in_the_next_round() {
    let lap = |leg| set("race-7").at(0, "finish").player(0, |player| player.leg = leg);
    let mut play = lap(0).feet(0, 1).moves_next();
    assert!(play.happened(|event| *event == Event::Hopped { seat: seat(0), leg: 1 }));
    assert_eq!((play.cell().as_str(), play.me().leg, play.purse().1), ("start", 1, 1));
    play.act("step r06c21");
    // The same before the first space of Reckless Cheese.
    let table = with("reckless-cheese").with(|state| state.setup.0.laps = cubitos::setup::Laps(Some(2)));
    let mut play = table.at(0, "finish").active(0, "yellow:symbol").roll(0, "light-grey").pushes();
    play.rolls("").act("use reckless-cheese").act("step r06c21");
    assert_eq!((play.cell().as_str(), play.me().leg), ("r06c21", 1));
    // From one track to the other it costs a foot.
    let mut play = set("grand-finale").at(0, "finish").feet(0, 1).moves();
    assert_eq!((play.cell().as_str(), play.me().leg), ("finish", 0));
    play.act("step start");
    assert_eq!((play.me().leg, play.purse().1), (1, 0));
    assert!(play.happened(|event| matches!(event, Event::Moved { .. })));
}
