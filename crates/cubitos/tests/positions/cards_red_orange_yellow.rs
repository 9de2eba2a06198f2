//! The cards of red, orange and yellow dice.

use cubitos::{Phase, Side, Stage, Task};

use crate::table::{Play, Table, with, with_all};

/// Seat 0 has the most swords, one, after the comparison.
fn most(card: &str) -> Table {
    with(card).active(0, "red:symbol")
}

#[test]
fn card_mr_soldier_gives_3_coins_and_2_feet_and_takes_a_red_die() {
    let mut play = most("mr-soldier").passes();
    assert_eq!(play.phase(), Phase::Comparison);
    play.act("take-comparison mr-soldier");
    assert_eq!(play.purse(), (3, 2, 0, 0));
    assert_eq!((play.count("all", "red"), play.supply("red")), (0, 10));
    // Nobody has to take it, and then nothing is lost.
    let mut play = most("mr-soldier").feet(0, 1).passes();
    play.act("ready");
    assert_eq!(play.purse(), (0, 1, 0, 0));
    assert_eq!(play.count("active", "red"), 1);
}

#[test]
fn card_mr_soldier_loses_any_active_red_die_once_a_round() {
    let mut play = with("mr-soldier").active(0, "red:symbol red:power").passes();
    play.act("take-comparison");
    assert!(matches!(play.task(), Task::Lose { left: 1, .. }));
    assert!(!play.can("lose discard"));
    play.act("lose active red power");
    assert!(!play.can("take-comparison"));
    assert_eq!((play.shows("red", Side::Symbol), play.shows("red", Side::Power)), (1, 0));
}

#[test]
fn card_punch_guy_exempts_white_and_green_dice_from_the_next_draw() {
    let mut play = most("punch-guy").draw(0, "white*2 green light-grey*10").roll(0, "green").passes();
    play.act("take-comparison punch-guy").until(Stage::DrawMore);
    // The white and green dice wait outside the limit of nine; the green miss does not count either.
    assert_eq!((play.count("roll", "light-grey"), play.count("roll", "green")), (9, 1));
    assert!(play.can("draw white") && play.can("draw green") && !play.can("draw light-grey"));
    play.act("draw white").act("draw white").act("draw green").rolls("");
    assert_eq!(play.count("roll", "white"), 2);
    // It was for that draw only.
    assert!(play.me().exempt.is_empty());
}

#[test]
fn card_supah_general_gives_a_foot_for_each_fan() {
    let mut play = most("supah-general").fans(0, 5).passes();
    play.act("take-comparison");
    assert_eq!((play.purse().1, play.count("all", "red")), (5, 0));
    // Without fans there is nothing to take and nothing to lose.
    let play = most("supah-general").feet(0, 1).passes();
    assert_eq!((play.phase(), play.count("active", "red")), (Phase::Run, 1));
}

#[test]
fn card_jacques_couteau_rolls_two_dice_for_each_player_with_fewer_swords() {
    let mut play = with("jacques-couteau")
        .active(0, "red:symbol white:feet")
        .draw(0, "blue brown")
        .discard(0, "purple")
        .roll(0, "red")
        .compared(&[1, 0], &[0]);
    play.act("take-comparison");
    assert!(!play.can("choose red"), "red dice are spared");
    play.act("choose active white feet").act("choose discard purple");
    play.rolls("white:symbol");
    // The miss lies in the roll zone, the hit can be used.
    assert_eq!((play.count("roll", "purple"), play.shows("white", Side::Symbol)), (1, 1));
    assert!(play.can("use smelly-cat"));
}

#[test]
fn card_jacques_couteau_is_for_everybody_with_a_sword() {
    let play = with("jacques-couteau").active(0, "red:symbol").draw(0, "white").draw(1, "white").active(1, "red:power");
    let play = play.passes();
    assert_eq!(play.state().swords, [1, 2]);
    // Seat 0 has nobody below, seat 1 has one.
    assert!(!play.can("take-comparison") && play.seat_can(1, "take-comparison"));
}

#[test]
fn card_champion_lets_any_dice_be_drawn_next_time() {
    let mut play = most("champion").draw(0, "light-grey*10 white").discard(0, "blue").passes();
    play.act("take-comparison champion").until(Stage::DrawMore);
    assert!(play.can("draw draw white") && play.can("draw discard red") && play.can("draw discard blue"));
    play.act("draw discard blue").act("done").rolls("");
    assert_eq!((play.count("roll", "blue"), play.count("draw", "white")), (1, 1));
}

#[test]
fn card_champion_needs_a_single_leader() {
    let play = most("champion").active(1, "red:symbol").feet(0, 1).passes();
    assert_eq!((play.phase(), play.state().most), (Phase::Run, None));
}

#[test]
fn card_crabby_gives_a_die_to_the_opponent_with_the_fewest_swords() {
    let mut play = most("crabby").roll(0, "light-grey white").feet(0, 1).passes();
    play.act("take-comparison crabby").act("give roll light-grey");
    assert_eq!(play.count_of(1, "discard", "light-grey"), 1);
    assert_eq!(play.count("all", "light-grey"), 0);
    // To give is not to lose.
    assert!(!play.me().lost_die);
}

#[test]
fn card_el_bandito_gives_a_credit_for_each_player_with_fewer_swords() {
    let mut play = with("el-bandito").active(0, "red:power").active(1, "red:symbol").passes();
    play.act("take-comparison");
    assert_eq!(play.purse().3, 1);
    let play = with("el-bandito").active(0, "red:symbol").active(1, "red:symbol").feet(0, 1).passes();
    assert!(!play.can("take-comparison") && !play.seat_can(1, "take-comparison"));
}

// ----- Orange -----

#[test]
fn card_dugout_rolls_three_dice_from_the_draw_zone() {
    let mut play = with("dugout").active(0, "orange:symbol").draw(0, "white*2 blue*2").roll(0, "red").decide();
    // After both white dice only blue ones are left, so nothing more is asked.
    play.act("use dugout").act("choose draw white").act("choose draw white");
    play.rolls("white:feet");
    assert_eq!((play.count("roll", "white"), play.count("roll", "blue"), play.count("roll", "red")), (1, 1, 1));
    assert_eq!((play.shows("white", Side::Feet), play.count("draw", "blue")), (1, 1));
    assert!(!play.can("use dugout"), "it gives it once");
}

#[test]
fn card_reliever_beaver_may_lose_a_die_of_the_roll_zone() {
    let mut play =
        with("reliever-beaver").active(0, "orange:power").roll(0, "light-grey white").draw(0, "blue").passes();
    play.act("use reliever-beaver");
    assert!(!play.can("lose blue"));
    play.act("lose roll light-grey");
    assert_eq!((play.count("all", "light-grey"), play.supply("light-grey")), (0, 28));
    // Without dice in the roll zone there is nothing to use.
    let play = with("reliever-beaver").active(0, "orange:power").feet(0, 1).passes();
    assert_eq!(play.phase(), Phase::Run);
}

#[test]
fn card_benchwarmer_loses_itself_and_another_die_or_nothing() {
    let mut play = with("benchwarmer").active(0, "orange:symbol").draw(0, "light-grey").discard(0, "white").passes();
    play.act("use benchwarmer").act("lose draw light-grey");
    assert_eq!((play.count("all", "orange"), play.count("all", "light-grey"), play.count("all", "white")), (0, 0, 1));
    let play = with("benchwarmer").active(0, "orange:symbol").money(0, 0, 4).passes();
    assert_eq!(play.phase(), Phase::Run, "there is no other die");
}

#[test]
fn card_batter_beaver_rolls_two_dice_and_loses_one_after_a_credit() {
    let mut play = with("batter-beaver").active(0, "orange:symbol").draw(0, "white*3").roll(0, "light-grey").decide();
    play.act("use batter-beaver");
    assert_eq!(play.count("hand", "white"), 2);
    play.rolls("").act("pass");
    // No credit was gained: nothing has to be lost.
    assert!(!play.me().gained_credit && !play.can("use batter-beaver"));
    let table = with("batter-beaver").active(0, "orange:symbol:0 first-player:credits").roll(0, "light-grey");
    let mut play = table.holds(0).passes();
    play.act("take-credits").act("use batter-beaver").act("lose roll light-grey");
    assert_eq!(play.count("all", "light-grey"), 0);
    assert!(!play.can("use batter-beaver"));
}

#[test]
fn card_batter_beaver_cannot_be_escaped() {
    // The bonus of the cell gives credits, and then both beavers take their toll at the end of the move.
    let table = with("batter-beaver").active(0, "orange:symbol:0 orange:power:0").draw(0, "light-grey*3");
    let mut play = table.at(0, "r06c25").began(0, "start").moves();
    play.act("bonus 0");
    assert_eq!(play.purse().3, 1);
    play.act("lose draw light-grey").act("lose active orange symbol");
    assert_eq!(play.count("all", "light-grey"), 2);
    assert_ne!(play.stage(), Stage::AfterMove);
}

#[test]
fn card_mr_bats_gives_2_credits_or_half_the_fans() {
    let mut play = with("mr-bats").active(0, "orange:symbol").fans(0, 5).passes();
    assert!(play.can("use mr-bats 1"));
    play.act("use mr-bats");
    assert_eq!(play.purse().3, 2);
    let mut play = with("mr-bats").active(0, "orange:symbol").fans(0, 7).passes();
    play.act("use mr-bats 1");
    assert_eq!(play.purse().3, 3);
}

#[test]
fn card_the_babe_gives_5_coins_and_its_power_a_foot_for_the_die() {
    let mut play = with("the-babe").active(0, "orange:symbol").passes();
    play.act("use the-babe");
    assert_eq!((play.purse(), play.count("all", "orange")), ((5, 0, 0, 0), 1));
    let mut play = with("the-babe").active(0, "orange:power").passes();
    play.act("use the-babe");
    assert_eq!(play.purse(), (5, 1, 0, 0));
    play.until(Stage::Move);
    assert_eq!(play.count("all", "orange"), 0);
    // The power face is lost even if it is not used.
    let mut play = with("the-babe").active(0, "orange:power").feet(0, 1).passes();
    play.until(Stage::Move);
    assert_eq!((play.purse(), play.count("all", "orange")), ((0, 1, 0, 0), 0));
}

#[test]
fn card_pinch_eater_sets_a_die_of_the_roll_zone() {
    let mut play = with("pinch-eater").active(0, "orange:symbol").roll(0, "yellow white").decide();
    play.act("use pinch-eater").act("choose roll yellow").act("face power");
    assert_eq!((play.shows("yellow", Side::Power), play.count("roll", "yellow")), (1, 0));
    // A "now" ability of the chosen face works.
    let table = with_all(&["pinch-eater", "fast-cat"]).active(0, "orange:symbol").roll(0, "white").draw(0, "red*3");
    let mut play = table.decide();
    play.act("use pinch-eater").act("face symbol");
    assert!(play.can("use fast-cat"));
}

// ----- Yellow -----

/// Seat 0 has pushed and survived with these dice active.
fn survived(table: Table) -> Play {
    let mut play = table.roll(0, "light-grey*2").pushes();
    play.rolls("light-grey:coins");
    play
}

#[test]
fn card_reckless_cheese_moves_a_space_after_each_push() {
    let mut play = survived(with("reckless-cheese").active(0, "yellow:symbol*2"));
    play.act("use reckless-cheese").act("step r06c21");
    assert_eq!(play.cell(), "r06c21");
    // The second die gives its own space; water is out of reach.
    play.act("use reckless-cheese");
    assert!(!play.can("step r08c21"));
    play.act("step r06c23");
    assert!(!play.can("use reckless-cheese"));
    play.act("push").rolls("light-grey:coins");
    assert!(play.can("use reckless-cheese"), "every push gives it again");
}

#[test]
fn card_the_big_cheese_gives_1_foot_or_half_the_fans() {
    let mut play = with("the-big-cheese").active(0, "yellow:symbol yellow:power").fans(0, 5).passes();
    play.act("use the-big-cheese symbol").act("use the-big-cheese power 1");
    assert_eq!(play.purse(), (0, 3, 0, 0));
}

#[test]
fn card_ledercheesen_rolls_a_die_after_each_push_and_its_power_gives_credits() {
    let mut play = survived(with("ledercheesen").active(0, "yellow:symbol").draw(0, "white blue"));
    play.act("use ledercheesen").act("choose draw white").rolls("white:feet");
    assert_eq!(play.count("active", "white"), 1);
    let mut play = with("ledercheesen").active(0, "yellow:power light-grey:coins*6").passes();
    play.act("use ledercheesen");
    assert_eq!(play.purse().3, 1, "seven active dice");
    let mut play = with("ledercheesen").active(0, "yellow:power light-grey:coins*7").passes();
    play.act("use ledercheesen");
    assert_eq!(play.purse().3, 2, "eight active dice");
    let play = with("ledercheesen").active(0, "yellow:symbol light-grey:coins*7").passes();
    assert!(!play.can("use ledercheesen"), "only the power face does it");
}

#[test]
fn card_stinky_cheese_gives_2_feet_and_its_power_exempts_grey_dice() {
    let mut play = with("stinky-cheese").active(0, "yellow:symbol").passes();
    play.act("use stinky-cheese");
    assert_eq!((play.purse().1, play.me().exempt.len()), (2, 0));
    let mut play = with("stinky-cheese").active(0, "yellow:power").draw(0, "light-grey*7 dark-grey*2 white*9").passes();
    play.act("use stinky-cheese").until(Stage::DrawMore);
    assert_eq!((play.count("roll", "white"), play.count("roll", "light-grey")), (9, 0));
    play.act("draw dark-grey");
    assert!(play.can("draw light-grey"));
}

#[test]
fn card_bad_cheese_gives_2_feet_and_its_power_3_more_for_the_die() {
    let mut play = with("bad-cheese").active(0, "yellow:symbol").passes();
    play.act("use bad-cheese");
    assert_eq!((play.purse().1, play.count("all", "yellow")), (2, 1));
    let mut play = with("bad-cheese").active(0, "yellow:power").passes();
    play.act("use bad-cheese").until(Stage::Move);
    assert_eq!((play.purse().1, play.count("all", "yellow")), (5, 0));
}

#[test]
fn card_the_cheese_stands_alone_forces_a_push_and_gives_3_feet() {
    let mut play = with("the-cheese-stands-alone").roll(0, "yellow*2 light-grey").pushes();
    play.rolls("yellow:symbol*2");
    // Two in one roll force one push, also with fewer than three active dice.
    assert_eq!(play.me().forced, 1);
    assert!(!play.can("pass"));
    play.act("push").rolls("").act("pass").act("use the-cheese-stands-alone");
    assert_eq!(play.purse().1, 3);
}

#[test]
fn card_cheese_boy_needs_brown_for_feet_and_orange_for_a_loss() {
    let table = with("cheese-boy").active(0, "yellow:symbol brown:coins orange:symbol:0").roll(0, "light-grey");
    let mut play = table.passes();
    assert!(play.can("use cheese-boy 0") && play.can("use cheese-boy 1"));
    play.act("use cheese-boy 0");
    assert_eq!(play.purse().1, 2);
    play.act("use cheese-boy 1");
    assert_eq!(play.count("all", "light-grey"), 0);
    let play = with("cheese-boy").active(0, "yellow:symbol brown:coins").roll(0, "light-grey").passes();
    assert!(play.can("use cheese-boy 0") && !play.can("use cheese-boy 1"));
    let play = with("cheese-boy").active(0, "yellow:symbol orange:symbol:0").roll(0, "light-grey").passes();
    assert!(!play.can("use cheese-boy 0") && play.can("use cheese-boy 1"));
}
