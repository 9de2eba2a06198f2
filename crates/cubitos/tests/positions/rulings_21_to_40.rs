//! The rulings 21 to 40.

use cubitos::{Action, Phase, Setup, Side, Stage, Task};
use engine::{Game, StartingPlayer, Turn};

use crate::table::{cell, seat, table, with, with_all};

#[test]
fn r21_reckless_cheese_can_reach_the_finish() {
    let mut play = with("reckless-cheese").at(0, "r06c15").active(0, "yellow:symbol").roll(0, "light-grey").pushes();
    play.rolls("").act("use reckless-cheese").act("step finish").act("pass");
    assert_eq!(play.state().ending.and_then(|ending| ending.winner), Some(seat(0)));
}

#[test]
fn r25_the_first_player_die_always_passes_on() {
    // It missed and lies in the roll zone of seat 0, which has moved; seat 1 is the last to buy.
    let table = with("bob").holds(0).roll(0, "first-player light-grey").money(1, 3, 0).with(|state| {
        state.phase = Phase::Run;
        state.mover = Some(seat(1));
        state.players[0].stage = Stage::Done;
        state.players[1].stage = Stage::Buy;
    });
    let mut play = table.start();
    play.seat_act(1, "done");
    assert_eq!((play.count("all", "first-player"), play.state().holder), (0, seat(1)));
    assert_eq!(play.count_of(1, "hand", "first-player"), 1);
}

#[test]
fn r25_where_the_first_player_die_lies_after_a_bust_is_no_question() {
    let table = |active: &str| with("punk-fruit").holds(0).active(0, active).roll(0, "first-player").money(0, 0, 4);
    let mut play = table("light-grey:coins*3").pushes();
    play.rolls("");
    assert_eq!((play.me().busts, play.phase()), (1, Phase::Run));
    // With other dice only those are asked about.
    let mut play = table("light-grey:coins*3").roll(0, "white").pushes();
    play.rolls("");
    assert!(play.can("discard white") && !play.can("discard first-player"));
    // But a card that stayed active may roll it out of the roll zone, and not out of discard.
    let mut play = table("green:symbol light-grey:coins*2").pushes();
    play.rolls("").act("keep");
    assert!(play.can("discard first-player"));
}

#[test]
fn r27_exempt_dice_come_first_when_the_discard_is_needed() {
    let draws = |discard: &str| {
        let table = with("punch-guy").draw(0, "white*2").discard(0, discard);
        table.player(0, |player| player.exempt = vec![cubitos::Die::White, cubitos::Die::Green]).new_round()
    };
    // Grey dice are needed and lie in discard: the white ones come along.
    let play = draws("light-grey*5");
    assert_eq!((play.count("hand", "white"), play.count("hand", "light-grey")), (2, 5));
    // Also if the discard turns out to hold nothing but exempt dice, which may then be added.
    let mut play = draws("green");
    assert_eq!((play.count("roll", "white"), play.stage()), (2, Stage::DrawMore));
    assert!(play.can("draw green"));
    play.act("done");
    assert_eq!((play.count("hand", "white"), play.count("draw", "green")), (2, 1));
    // But not if it is empty: then they may be left.
    let play = draws("");
    assert_eq!((play.count("roll", "white"), play.count("draw", "white")), (0, 2));
    assert!(play.can("draw white") && play.can("done"));
}

#[test]
fn r29_batter_beavers_duty_can_be_put_off_to_the_end_of_the_move() {
    let table = with("batter-beaver").active(0, "orange:symbol:0").draw(0, "light-grey").feet(0, 1);
    let mut play = table.player(0, |player| player.gained_credit = true).compared(&[0, 0], &[]);
    assert!(play.can("use batter-beaver"));
    play.act("ready").act("stop");
    assert!(matches!(play.task(), Task::Lose { left: 1, optional: false, .. }));
    assert!(!play.can("done"));
    play.act("lose light-grey");
    assert_eq!(play.count("all", "light-grey"), 0);
}

#[test]
fn r30_a_loss_by_bonus_comes_too_late_for_schmutz() {
    let table = with("schmutz").active(0, "white:symbol").draw(0, "light-grey").at(0, "r10c25").began(0, "start");
    let mut play = table.money(0, 3, 0).moves();
    play.until(Stage::Bonus).act("bonus 0").act("lose light-grey");
    assert_eq!((play.me().lost_die, play.stage(), play.purse().1), (true, Stage::Buy, 0));
}

#[test]
fn r31_borrowed_dice_go_back_and_cannot_be_given() {
    // Lost early, it is back in the supply and counts as lost.
    let table = with_all(&["keep-on-rollin", "cubasaurus"]).active(0, "borrowed-green:symbol light-grey:coins*2");
    let mut play = table.roll(0, "light-grey").pushes();
    play.rolls("").act("prevent keep-on-rollin true");
    assert_eq!((play.supply("green"), play.me().lost_die), (10, true));
    let table = with_all(&["crabby", "cubasaurus"]).active(0, "red:symbol borrowed-white:feet").roll(0, "blue");
    let mut play = table.compared(&[1, 0], &[0]);
    play.act("take-comparison");
    assert!(!play.can("give borrowed-white") && play.can("give blue"));
    // Returned at the end, it does not count as lost, and nobody could buy it.
    let mut play = with("cubasaurus").discard(0, "borrowed-white").money(0, 3, 0).next_round();
    assert_eq!(play.supply("white"), 9);
    play.act("done");
    assert_eq!((play.supply("white"), play.count("all", "borrowed-white")), (10, 0));
}

#[test]
fn r32_dapper_doggie_counts_what_grey_dice_show() {
    let table = with_all(&["jacques-couteau", "dapper-doggie"]).active(0, "red:symbol brown:symbol dark-grey:coins");
    let mut play = table.draw(0, "blue").compared(&[1, 0], &[0]);
    play.act("take-comparison").act("choose active dark-grey").act("choose draw blue").rolls("dark-grey:feet");
    let before = play.purse();
    play.act("use dapper-doggie");
    assert_eq!((play.purse().0 - before.0, play.purse().1 - before.1), (0, 1));
}

#[test]
fn r33_bobs_distance_goes_over_water_but_not_through_the_start() {
    // From the start neither r06c15 nor the bonus in the last section is near.
    let mut play = with("bob").active(0, "blue:symbol").moves();
    play.act("use bob");
    assert_eq!(play.me().bonus.unwrap().cell, cell("r09c20"), "the only bonus within reach");
    // Water counts for the distance: r07c24 is two cells from r09c22, over the pond.
    let mut play = with("bob").active(0, "blue:symbol").at(0, "r09c22").moves();
    play.act("use bob");
    assert!(play.can("nearby r07c24") && play.can("nearby r10c25") && play.can("nearby r09c20"));
    // A runner on the finish is next to the cells that lead into it.
    let mut play = with("bob").active(0, "blue:symbol").at(0, "finish").moves();
    assert!(play.can("use bob"));
    play.act("use bob");
    assert_eq!(play.me().bonus.unwrap().cell, cell("r10c13"));
}

#[test]
fn r35_effects_on_the_next_draw_add_up() {
    let table = with_all(&["punch-guy", "stinky-cheese"]).active(0, "red:symbol yellow:power").feet(0, 1);
    let mut play = table.compared(&[1, 0], &[0]);
    play.act("take-comparison").act("use stinky-cheese");
    assert_eq!(play.me().exempt.len(), 4, "both greys, white and green");
}

#[test]
fn r36_with_two_players_the_other_one_has_the_fewest() {
    let mut play = with("crabby").active(0, "red:symbol").roll(0, "blue").compared(&[1, 0], &[0]);
    play.act("take-comparison");
    assert!(matches!(play.task(), Task::Give { to, .. } if to == seat(1)));
    // With several tied opponents the giver chooses.
    let three = table(Setup { players: 3, ..with("crabby").0.setup.0 });
    let mut play = three.active(0, "red:symbol").roll(0, "blue").feet(0, 1).compared(&[1, 0, 0], &[0]);
    play.act("take-comparison").act("give-to 2").act("give blue");
    assert_eq!(play.count_of(2, "discard", "blue"), 1);
}

#[test]
fn r37_broken_cow_works_in_the_run_phase() {
    let mut play = with("broken-cow").active(0, "white:symbol*2").feet(0, 1).passes();
    assert_eq!(play.phase(), Phase::Abilities);
    play.act("use broken-cow").act("borrow red").act("face power");
    // A borrowed red die counts for the comparison.
    play.skip();
    assert_eq!(play.state().swords, [2, 0]);
    let mut play = with("broken-cow").active(0, "white:symbol*2").feet(0, 1).passes();
    play.act("use broken-cow").act("borrow brown").act("face coins");
    assert_eq!(play.purse().0, 3);
}

#[test]
fn r38_if_everybody_waits_the_one_with_the_most_dice_must_decide() {
    let both = |mine: &str, theirs: &str| {
        let table = with("rock-on").roll(0, mine).roll(1, theirs).player(1, |player| player.stage = Stage::Decide);
        let mut play = table.start();
        play.act("wait");
        assert_eq!(play.game.turn(), Turn::Players(engine::Seats::one(seat(1))));
        play.seat_act(1, "wait");
        play
    };
    let mut play = both("light-grey*3", "light-grey*2");
    assert_eq!(play.asked(), Some(0));
    assert!(!play.can("wait") && !play.seat_can(1, "pass"));
    play.act("push").rolls("");
    // Now both may decide again, and wait again.
    assert!(play.can("wait") && play.seat_can(1, "wait"));
    // A tie goes to the holder of the first-player die.
    assert_eq!(both("light-grey*2", "light-grey*2").state().must_act, Some(seat(1)));
    // There is nobody to wait for once all others have passed.
    assert!(!with("rock-on").roll(0, "light-grey").decide().can("wait"));
}

#[test]
fn r39_lost_grey_dice_go_to_the_supply() {
    let mut play = with("reliever-beaver").active(0, "orange:symbol").roll(0, "dark-grey light-grey").passes();
    assert_eq!((play.supply("light-grey"), play.supply("dark-grey")), (27, 11));
    play.act("use reliever-beaver").act("lose dark-grey");
    assert_eq!(play.supply("dark-grey"), 12);
}

#[test]
fn r40_the_first_player_die_can_be_rolled_and_set_but_not_lost() {
    let mine = |card: &str, dice: &str| with(card).active(0, dice).roll(0, "first-player").holds(0);
    let mut play = mine("pinch-eater", "orange:symbol").decide();
    play.act("use pinch-eater").act("face credits");
    assert_eq!(play.shows("first-player", Side::Credits), 1);
    let mut play = mine("punk-fruit", "green:symbol").passes();
    play.act("use punk-fruit").rolls("first-player:feet");
    assert_eq!(play.purse().1, 1);
    let play = mine("reliever-beaver", "orange:symbol").passes();
    assert!(!play.can("use reliever-beaver"));
    assert!(serde_json::from_str::<Action>(r#"{"do":"gain","die":"first-player"}"#).is_ok());
    assert_eq!(
        Setup { first_player: StartingPlayer::Seat(seat(3)), ..Setup::default() }.check().unwrap_err().field,
        "firstPlayer"
    );
}
