//! The cards of green and blue dice.

use cubitos::{Phase, RollKind, Side, Stage, Task};

use crate::table::{Play, Table, with, with_all};

/// Seat 0 pushes with three dice active, these among them, and misses.
fn missed(table: Table) -> Play {
    let mut play = table.roll(0, "light-grey*2").pushes();
    if play.stage() == Stage::Declare && !play.is_rolling() {
        play.act("roll");
    }
    play.rolls("");
    play
}

#[test]
fn card_rock_on_rolls_itself_again_with_a_push() {
    let mut play = with("rock-on").active(0, "green:symbol green:feet").roll(0, "light-grey").pushes();
    assert!(!play.can("return green feet"), "only a die that shows its symbol");
    play.act("return active green symbol");
    assert_eq!((play.count("hand", "green"), play.count("hand", "light-grey")), (1, 1));
    play.rolls("green:power");
    assert_eq!((play.shows("green", Side::Power), play.shows("green", Side::Feet)), (1, 1));
    // Nobody has to.
    let mut play = with("rock-on").active(0, "green:symbol").roll(0, "light-grey").pushes();
    play.act("roll");
    assert_eq!((play.count("active", "green"), play.count("hand", "light-grey")), (1, 1));
}

#[test]
fn card_pina_cubelada_makes_one_push_safe() {
    let mut play = with("pina-cubelada").active(0, "green:symbol light-grey:coins*3").roll(0, "light-grey").decide();
    play.act("use pina-cubelada");
    assert_eq!(play.shows("green", Side::Blank), 1, "the die is used up");
    play.act("push").rolls("");
    assert_eq!((play.stage(), play.me().shield), (Stage::Decide, false));
    play.act("push").rolls("");
    assert!(play.me().busted, "the next push is not safe");
}

#[test]
fn card_keep_on_rollin_is_lost_instead_of_a_bust() {
    let mut play = missed(with("keep-on-rollin").active(0, "green:symbol light-grey:coins*2"));
    assert_eq!(play.stage(), Stage::Rescue);
    play.act("prevent keep-on-rollin");
    assert_eq!((play.count("all", "green"), play.me().busted, play.me().lost_die), (0, false, true));
    assert!(play.can("push") && play.can("pass") && play.me().at_risk);
    let mut play = missed(with("keep-on-rollin").active(0, "green:symbol light-grey:coins*2"));
    play.act("bust");
    assert!(play.me().busted && play.count("discard", "green") == 1);
}

#[test]
fn card_pineapple_rocks_takes_another_die_along_with_its_power() {
    let mut play = with("pineapple-rocks").active(0, "green:power white:feet").roll(0, "light-grey").pushes();
    play.act("return green");
    assert_eq!((play.count("hand", "white"), play.count("hand", "green"), play.count("hand", "light-grey")), (1, 1, 1));
    // The normal symbol goes alone, and with several others there is a choice.
    let mut play = with("pineapple-rocks").active(0, "green:symbol white:feet").roll(0, "light-grey").pushes();
    play.act("return green");
    assert_eq!((play.count("hand", "green"), play.count("active", "white")), (1, 1));
    let table = with("pineapple-rocks").active(0, "green:power white:feet brown:coins").roll(0, "light-grey");
    let mut play = table.pushes();
    play.act("return green");
    assert!(matches!(play.task(), Task::ReturnOther { left: 1 }) && !play.can("roll"));
    play.act("return brown");
    assert_eq!((play.count("hand", "brown"), play.count("active", "white")), (1, 1));
}

#[test]
fn card_up_to_11_returns_and_its_power_gives_2_feet_in_the_run_phase() {
    let mut play = with("up-to-11").active(0, "green:power").roll(0, "light-grey").pushes();
    assert!(play.can("return green power"));
    play.act("roll").rolls("").act("pass").act("use up-to-11");
    assert_eq!(play.purse().1, 2);
    let play = with("up-to-11").active(0, "green:symbol").feet(0, 1).passes();
    assert_eq!(play.phase(), Phase::Run, "the normal symbol gives nothing");
}

#[test]
fn card_rolling_stoned_rolls_grey_dice_against_a_bust() {
    let table =
        || with("rolling-stoned").active(0, "green:symbol dark-grey:coins light-grey:coins").discard(0, "light-grey");
    let mut play = missed(table());
    play.act("prevent rolling-stoned");
    assert_eq!(play.shows("green", Side::Blank), 1);
    assert!(!play.can("roll"), "at least one die is rolled");
    play.act("choose active dark-grey coins").act("choose discard light-grey").act("roll");
    play.rolls("dark-grey:feet");
    assert!(!play.me().busted);
    assert_eq!((play.shows("dark-grey", Side::Feet), play.count("roll", "light-grey")), (1, 3));
    assert_eq!(play.roll_kinds(), [RollKind::Push, RollKind::Rescue]);
    // Without a hit there is the bust, unless there is another such die.
    let mut play = missed(table());
    play.act("prevent rolling-stoned").act("choose discard light-grey").act("roll").rolls("");
    assert!(play.me().busted);
    let mut play = missed(table().active(0, "green:power"));
    play.act("prevent rolling-stoned symbol").act("choose discard light-grey").act("roll").rolls("");
    assert!(!play.me().busted && play.can("prevent rolling-stoned power"));
}

#[test]
fn card_punk_fruit_keeps_green_and_grey_dice_on_a_bust() {
    let table = || with("punk-fruit").active(0, "green:symbol light-grey:coins white:feet");
    let mut play = missed(table());
    assert_eq!(play.stage(), Stage::Keep);
    play.act("keep");
    assert_eq!(
        (play.count("active", "green"), play.count("active", "light-grey"), play.count("discard", "white")),
        (1, 1, 1)
    );
    play.act("done");
    assert_eq!((play.me().fans, play.phase()), (1, Phase::Abilities), "the rest of the bust happens");
    assert!(play.can("use punk-fruit"), "the die was not used up");
    assert_eq!(play.purse().0, 1, "the kept coin counts");
    let mut play = missed(table());
    play.act("let-go");
    assert!(play.me().active.is_empty());
}

#[test]
fn card_punk_fruit_rolls_dice_of_different_colours() {
    let table = with("punk-fruit").active(0, "green:power").draw(0, "light-grey white blue").roll(0, "dark-grey white");
    let mut play = table.passes();
    play.act("use punk-fruit").act("choose draw light-grey");
    assert!(!play.can("choose dark-grey"), "both greys are one colour");
    play.act("choose roll white");
    assert!(!play.can("choose draw white") && play.can("choose draw blue"));
    play.act("roll").rolls("white:feet");
    assert_eq!((play.purse().1, play.shows("green", Side::Blank), play.count("roll", "light-grey")), (1, 1, 1));
}

// ----- Blue -----

#[test]
fn card_bob_takes_a_bonus_within_two_cells_after_the_move() {
    // r06c23 is next to two bonus cells, and a third one is two cells away.
    let mut play = with("bob").active(0, "blue:symbol").at(0, "r06c23").moves();
    assert_eq!(play.stage(), Stage::AfterMove);
    play.act("use bob");
    assert!(play.can("nearby r06c25") && play.can("nearby r07c24"));
    play.act("nearby r06c25").act("bonus 0");
    assert_eq!(play.purse().3, 1);
    assert!(!play.can("use bob"), "each die once");
    // Two Bobs may take the same bonus, but not that of the own cell.
    let mut play = with("bob").active(0, "blue:symbol*2").at(0, "r06c25").moves();
    // Only r07c24 is left, so nothing is asked.
    play.act("use bob");
    assert_eq!(play.me().bonus.unwrap().cell.to_string(), "r07c24");
    play.act("bonus 0").act("use bob").act("bonus 0");
    assert_eq!(play.purse().3, 2);
}

#[test]
fn card_undercover_fish_gives_2_feet_for_water() {
    let mut play = with("undercover-fish").active(0, "blue:symbol").passes();
    play.act("use undercover-fish").until(Stage::Move);
    assert_eq!(play.purse(), (0, 0, 2, 0));
    play.act("step r08c21").act("step r07c20");
    assert_eq!(play.purse(), (0, 0, 0, 0));
    let play = with("undercover-fish").feet(0, 2).moves();
    assert!(!play.can("step r08c21"), "ordinary feet stay on land");
}

#[test]
fn card_llama_rama_gives_3_coins_and_its_power_a_fan_without_credits() {
    let mut play = with("llama-rama").active(0, "blue:symbol").passes();
    play.act("use llama-rama");
    assert_eq!((play.purse(), play.me().fans), ((3, 0, 0, 0), 0));
    let mut play = with("llama-rama").active(0, "blue:power").passes();
    play.act("use llama-rama");
    assert_eq!((play.purse(), play.me().fans, play.me().hand_tokens), ((3, 0, 0, 0), 1, 1));
    let mut play = with("llama-rama").active(0, "blue:power").fans(0, 13).passes();
    play.act("use llama-rama");
    assert_eq!((play.purse(), play.me().fans), ((3, 0, 0, 0), 13));
}

#[test]
fn card_bahama_llama_gives_3_coins_and_a_water_foot() {
    let mut play = with("bahama-llama").active(0, "blue:power").passes();
    play.act("use bahama-llama");
    assert_eq!(play.purse(), (3, 0, 1, 0));
}

#[test]
fn card_llama_shaman_gives_2_coins_and_a_red_die() {
    let mut play = with("llama-shaman").active(0, "blue:symbol").feet(0, 1).passes();
    play.act("use llama-shaman 0").act("use llama-shaman 1");
    assert_eq!((play.purse().0, play.count("discard", "red"), play.supply("red")), (2, 1, 9));
    let mut play = with("llama-shaman").active(0, "blue:symbol").feet(0, 1).sold_out("red*10").passes();
    assert!(!play.can("use llama-shaman 1"));
    play.act("use llama-shaman 0");
    assert_eq!(play.purse().0, 2);
}

#[test]
fn card_stogie_rolls_all_grey_and_white_dice() {
    let table = with("stogie").active(0, "blue:symbol").draw(0, "light-grey white*2 red").roll(0, "dark-grey green");
    let mut play = table.discard(0, "white").decide();
    play.act("use stogie");
    assert_eq!(
        (play.count("hand", "light-grey"), play.count("hand", "dark-grey"), play.count("hand", "white")),
        (1, 1, 2)
    );
    play.rolls("white:feet");
    assert_eq!((play.count("roll", "white"), play.count("roll", "green"), play.count("draw", "red")), (1, 1, 1));
    assert_eq!(play.roll_kinds(), [RollKind::Extra]);
}

#[test]
fn card_chilly_mcchillster_rolls_the_roll_zone_twice() {
    let table = with_all(&["chilly-mcchillster", "fast-cat"]).active(0, "blue:symbol").roll(0, "light-grey*2 white");
    let mut play = table.draw(0, "red*3").feet(0, 1).passes();
    play.act("use chilly-mcchillster").rolls("light-grey:coins white:symbol");
    // Between the rolls only what has to be used at once; what it adds is rolled too.
    assert!(play.can("use fast-cat") && play.can("roll") && !play.can("ready"));
    play.act("use fast-cat").rolls("");
    assert_eq!((play.count("hand", "light-grey"), play.count("hand", "red")), (1, 2));
    play.rolls("");
    assert_eq!((play.purse().0, play.count("roll", "red")), (1, 2));
    // A single hit leaves nothing for the second roll.
    let mut play = with("chilly-mcchillster").active(0, "blue:symbol").roll(0, "light-grey").feet(0, 1).passes();
    play.act("use chilly-mcchillster").rolls("light-grey:coins");
    assert!(!play.is_rolling());
}
