//! The cards of purple, brown and white dice.

use cubitos::{Phase, Side, Stage};

use crate::table::{Play, Table, set, with, with_all};

/// Seat 0 uses every part of the card that it can, and ends step 4.
fn used(table: Table, card: &str) -> Play {
    let mut play = table.feet(0, 1).passes();
    while play.can(&format!("use {card}")) {
        play.act(&format!("use {card}"));
    }
    play
}

#[test]
fn card_rollosaurus_gives_4_feet() {
    assert_eq!(used(with("rollosaurus").active(0, "purple:symbol*2"), "rollosaurus").purse(), (0, 9, 0, 0));
}

#[test]
fn card_dancing_dino_gives_more_with_red_and_orange() {
    let feet = |dice: &str| used(with("dancing-dino").active(0, dice), "dancing-dino").purse().1 - 1;
    assert_eq!(feet("purple:symbol"), 2);
    assert_eq!(feet("purple:symbol red:symbol"), 4);
    assert_eq!(feet("purple:symbol orange:symbol:0"), 3);
    assert_eq!(feet("purple:symbol*2 red:power orange:symbol:0"), 10);
}

#[test]
fn card_cubasaurus_borrows_a_die_and_is_lost() {
    let mut play = with("cubasaurus").active(0, "purple:symbol").roll(0, "light-grey").decide();
    play.act("use cubasaurus");
    assert!(!play.can("borrow purple") && play.can("borrow dark-grey"));
    play.act("borrow white").act("face feet");
    assert_eq!((play.count("active", "borrowed-white"), play.supply("white")), (1, 9));
    play.act("pass");
    assert_eq!(play.purse().1, 1);
    play.until(Stage::Move);
    assert_eq!((play.count("all", "purple"), play.supply("purple")), (0, 10));
    play.until(Stage::Decide);
    assert_eq!((play.count("all", "borrowed-white"), play.count("all", "white"), play.supply("white")), (0, 0, 10));
}

#[test]
fn card_cubasaurus_survives_a_bust_and_its_loan_does_not() {
    let mut play = with("cubasaurus").active(0, "purple:symbol light-grey:coins").roll(0, "light-grey").decide();
    play.act("use cubasaurus").act("borrow red").act("face power").act("push").rolls("");
    assert_eq!((play.count("discard", "purple"), play.count("discard", "borrowed-red")), (1, 1));
    play.act("done");
    play.until(Stage::Decide);
    assert_eq!((play.count("all", "purple"), play.count("all", "borrowed-red"), play.supply("red")), (1, 0, 10));
}

#[test]
fn card_wikiwiki_dinosaur_gives_a_foot_for_each_colour() {
    let table = with("wikiwiki-dinosaur").active(0, "purple:symbol light-grey:coins dark-grey:coins white:feet*2");
    // Purple, grey, white; two feet come from the white dice.
    assert_eq!(used(table, "wikiwiki-dinosaur").purse().1, 1 + 2 + 3);
}

#[test]
fn card_you_bet_jurassican_gives_more_with_brown_and_yellow() {
    let feet = |dice: &str| used(with("you-bet-jurassican").active(0, dice), "you-bet-jurassican").purse().1 - 1;
    assert_eq!(feet("purple:symbol"), 2);
    assert_eq!(feet("purple:symbol brown:coins"), 4);
    assert_eq!(feet("purple:symbol yellow:symbol:0"), 3);
}

#[test]
fn card_shimmy_shimmy_dino_counts_white_and_grey_dice() {
    let table = with("shimmy-shimmy-dino").active(0, "purple:symbol light-grey:coins*2 dark-grey:coins white:symbol:0");
    // The foot from before lies there as a dark grey die, too.
    assert_eq!(used(table, "shimmy-shimmy-dino").purse().1, 1 + 5);
}

#[test]
fn card_pronto_bronto_gives_a_foot_for_two_red_lines() {
    // Eight lines, of which three lie behind: five are left, two dice give four feet.
    let table = with("pronto-bronto").active(0, "purple:symbol*2").at(0, "r04c17");
    assert_eq!(used(table, "pronto-bronto").purse().1, 1 + 4);
    let play = used(with("pronto-bronto").active(0, "purple:symbol").at(0, "finish"), "pronto-bronto");
    assert_eq!(play.phase(), Phase::Run, "nothing for a runner that has finished");
}

#[test]
fn card_pronto_bronto_counts_the_next_lap_from_the_finish_of_this_one() {
    // The hop that comes with the first foot changes nothing: eight lines, four feet.
    let lap = |leg, cell| set("race-7").active(0, "purple:symbol").at(0, cell).player(0, |player| player.leg = leg);
    assert_eq!(used(lap(0, "finish"), "pronto-bronto").purse().1, 1 + 4);
    assert_eq!(used(lap(1, "start"), "pronto-bronto").purse().1, 1 + 4);
    // Of two linked tracks only the one that the runner is on counts.
    let table = with("pronto-bronto").with(|state| {
        state.setup.0.track = serde_json::from_str(r#""nothing-goes-right+ahead-of-the-curve""#).unwrap();
    });
    assert_eq!(used(table.active(0, "purple:symbol").at(0, "finish"), "pronto-bronto").phase(), Phase::Run);
}

// ----- Brown -----

/// A dog that gives something and has to be lost; a dog with coins stays.
fn dog(card: &str) -> Play {
    let mut play = used(with(card).active(0, "brown:symbol brown:coins light-grey:coins*3 dark-grey:feet"), card);
    assert_eq!((play.phase(), play.count("active", "brown")), (Phase::Abilities, 2));
    play.until(Stage::Move);
    assert_eq!((play.count("active", "brown"), play.supply("brown")), (1, 9));
    play
}

#[test]
fn card_rich_dog_gives_3_credits_and_is_lost() {
    assert_eq!(dog("rich-dog").purse(), (6, 2, 0, 3));
}

#[test]
fn card_rich_dog_is_lost_unused_and_stays_after_a_bust() {
    let mut play = with("rich-dog").active(0, "brown:symbol").feet(0, 1).passes();
    play.until(Stage::Move);
    assert_eq!((play.purse().3, play.count("all", "brown")), (0, 0));
    let mut play = with("rich-dog").active(0, "brown:symbol light-grey:coins*2").roll(0, "light-grey").pushes();
    play.rolls("").act("done").until(Stage::Decide);
    assert_eq!(play.count("all", "brown"), 1);
}

#[test]
fn card_captain_bark_gives_2_credits_and_a_fan_with_white_and_red() {
    let mut play = dog("captain-bark");
    assert_eq!((play.purse().3, play.me().fans), (2, 0));
    let table = with("captain-bark").active(0, "brown:symbol white:feet red:symbol");
    play = used(table, "captain-bark");
    // A fan brings its hand token but not its credit.
    assert_eq!((play.purse().3, play.me().fans, play.me().hand_tokens), (2, 1, 1));
    play = used(with("captain-bark").active(0, "brown:symbol white:feet"), "captain-bark");
    assert_eq!((play.purse().3, play.me().fans), (2, 0), "white alone is not enough");
}

#[test]
fn card_wizard_gives_a_credit_for_each_push_and_is_lost() {
    let mut play = with("wizard").active(0, "brown:symbol").roll(0, "light-grey*3").pushes();
    play.rolls("").act("use wizard").act("push").rolls("light-grey:coins").act("use wizard");
    assert_eq!(play.purse().3, 2);
    play.act("pass").until(Stage::Buy);
    assert_eq!(play.count("all", "brown"), 0);
    // Gained credits stay after a bust, and so does the die.
    let mut play = with("wizard").active(0, "brown:symbol light-grey:coins*2").roll(0, "light-grey*3").pushes();
    play.rolls("light-grey:coins").act("use wizard").act("push").rolls("").act("done");
    assert_eq!((play.count("all", "brown"), play.purse().3), (1, 1 + 1));
}

#[test]
fn card_dapper_doggie_repeats_grey_coins_and_feet() {
    // Three coins and two feet on grey dice, three coins on the other dog.
    assert_eq!(dog("dapper-doggie").purse(), (3 + 3 + 3, 2 + 2, 0, 0));
    let table = with("dapper-doggie").active(0, "brown:symbol*2 light-grey:coins*3");
    assert_eq!(used(table, "dapper-doggie").purse().0, 9);
    let mut play = with("dapper-doggie").active(0, "brown:symbol").feet(0, 1).passes();
    play.until(Stage::Move);
    assert_eq!(play.count("all", "brown"), 0, "lost though the grey dice gave nothing");
}

#[test]
fn card_dr_livingstone_gives_two_fans_with_full_rewards() {
    let play = dog("dr-livingstone");
    assert_eq!((play.me().fans, play.me().hand_tokens, play.purse().3), (2, 1, 3));
}

#[test]
fn card_mr_dog_gives_2_feet() {
    assert_eq!(dog("mr-dog").purse(), (6, 4, 0, 0));
}

#[test]
fn card_muggles_rolls_two_dice_and_gives_2_credits() {
    assert_eq!(dog("muggles").purse(), (6, 2, 0, 2));
    let mut play = with("muggles").active(0, "brown:symbol").draw(0, "white*3").roll(0, "light-grey").decide();
    play.act("use muggles");
    assert_eq!(play.count("hand", "white"), 2);
    play.rolls("").act("pass").act("use muggles");
    assert_eq!(play.purse().3, 2);
}

// ----- White -----

#[test]
fn card_smelly_cat_gives_2_feet() {
    assert_eq!(used(with("smelly-cat").active(0, "white:symbol white:feet"), "smelly-cat").purse(), (0, 4, 0, 0));
}

#[test]
fn card_cat_tastrophy_takes_a_die_no_dearer_than_the_fans() {
    let mut play = with("cat-tastrophy").active(0, "white:symbol").fans(0, 4).feet(0, 1).passes();
    play.act("use cat-tastrophy");
    // Rich Dog costs 3 and Rock On 4; Dugout costs 5; grey dice cost nothing.
    assert!(play.can("gain brown") && play.can("gain green") && play.can("gain dark-grey") && !play.can("gain orange"));
    play.act("gain green");
    assert_eq!((play.count("discard", "green"), play.supply("green")), (1, 9));
}

#[test]
fn card_fat_cat_gives_a_coin_and_3_feet_for_a_grey_die() {
    let mut play = with("fat-cat").active(0, "white:symbol").passes();
    play.act("use fat-cat 0");
    assert_eq!((play.purse().0, play.count("discard", "light-grey")), (1, 0));
    play.act("use fat-cat 1");
    assert!(!play.can("done") && !play.can("ready"), "the grey die cannot be refused");
    play.act("gain dark-grey");
    assert_eq!((play.purse().1, play.count("discard", "dark-grey")), (3, 1));
    // Without grey dice in the supply the feet are free.
    let table = with("fat-cat").active(0, "white:symbol").sold_out("light-grey*28 dark-grey*11");
    let play = used(table, "fat-cat");
    assert_eq!((play.purse(), play.count("all", "light-grey")), ((1, 4, 0, 0), 0));
}

#[test]
fn card_dope_cat_gives_coins_with_brown_and_green() {
    let coins = |dice: &str| used(with("dope-cat").active(0, dice), "dope-cat").purse().0;
    assert_eq!(coins("white:symbol"), 0);
    assert_eq!(coins("white:symbol green:feet"), 3);
    assert_eq!(coins("white:symbol brown:coins"), 3 + 2);
    assert_eq!(coins("white:symbol brown:coins green:symbol"), 3 + 2 + 3);
}

#[test]
fn card_broken_cow_borrows_a_die_for_two_symbols() {
    let mut play = with("broken-cow").active(0, "white:symbol*3").roll(0, "light-grey").decide();
    play.act("use broken-cow").act("borrow white").act("face symbol");
    // Two cows were used up; the third and the borrowed one make another pair.
    assert_eq!((play.shows("white", Side::Blank), play.shows("white", Side::Symbol)), (2, 1));
    play.act("use broken-cow").act("borrow red").act("face power");
    assert!(!play.can("use broken-cow"));
    assert_eq!((play.shows("borrowed-white", Side::Blank), play.shows("borrowed-red", Side::Power)), (1, 1));
    let play = with("broken-cow").active(0, "white:symbol").roll(0, "light-grey").decide();
    assert!(!play.can("use broken-cow"), "one symbol alone does nothing");
}

#[test]
fn card_fast_cat_rolls_two_dice() {
    let mut play = with("fast-cat").active(0, "white:symbol").draw(0, "red*3").roll(0, "light-grey").decide();
    play.act("use fast-cat");
    assert_eq!(play.count("hand", "red"), 2);
    play.rolls("red:symbol");
    assert_eq!((play.count("roll", "red"), play.shows("red", Side::Symbol)), (1, 1));
}

#[test]
fn card_schmutz_gives_1_foot_and_3_more_after_a_loss() {
    assert_eq!(used(with("schmutz").active(0, "white:symbol"), "schmutz").purse().1, 1 + 1);
    let table = with_all(&["schmutz", "rich-dog"]).active(0, "white:symbol brown:symbol");
    let mut play = table.passes();
    assert!(!play.can("use schmutz 1"));
    play.act("lose-self rich-dog").act("use schmutz 0").act("use schmutz 1");
    assert_eq!(play.purse().1, 4);
}
