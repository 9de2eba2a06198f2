//! Every location, printed or built.

use dice_city::Colour::{Black, Blue, Red, White, Yellow};
use dice_city::Location as L;
use dice_city::{Action, Dice, Resource, Stage};

use crate::table::{space, stock, table};

// ----- Printed -----

#[test]
fn printed_forest_gives_a_wood() {
    assert_eq!(table().die("white-1").start().uses(White).stock(0), stock(1, 0, 0));
}

#[test]
fn printed_mountain_gives_a_stone() {
    assert_eq!(table().die("white-2").start().uses(White).stock(0), stock(0, 1, 0));
}

#[test]
fn printed_cave_gives_an_iron() {
    assert_eq!(table().die("white-3").start().uses(White).stock(0), stock(0, 0, 1));
}

#[test]
fn printed_militia_gives_strength() {
    assert_eq!(table().die("yellow-2").start().uses(Yellow).strength(), (1, 0));
}

#[test]
fn printed_small_house_gives_a_point() {
    let mut play = table().die("red-5").start();
    play.uses(Red);
    assert_eq!((play.points(0), play.unspent().len()), (1, 4));
}

#[test]
fn printed_traveller_rerolls_its_die_which_stays_unspent() {
    let mut play = table().die("red-3").start();
    play.uses(Red);
    assert_eq!(play.stage(), Stage::Throw { dice: Dice::one(Red) });
    play.rolls(Red, 5);
    assert_eq!((play.column(0, Red), play.unspent().len()), (5, 5));
    play.uses(Red);
    assert_eq!((play.points(0), play.unspent().len()), (1, 4));
}

// ----- Basic decks -----

#[test]
fn card_lumber_mill_gives_two_wood() {
    assert_eq!(table().under_die("red-2", L::LumberMill).start().uses(Red).stock(0), stock(2, 0, 0));
}

#[test]
fn card_quarry_gives_two_stone() {
    assert_eq!(table().under_die("red-2", L::Quarry).start().uses(Red).stock(0), stock(0, 2, 0));
}

#[test]
fn card_mine_gives_two_iron() {
    assert_eq!(table().under_die("red-2", L::Mine).start().uses(Red).stock(0), stock(0, 0, 2));
}

#[test]
fn card_regular_army_gives_two_strength() {
    assert_eq!(table().under_die("red-2", L::RegularArmy).start().uses(Red).strength(), (2, 0));
}

// ----- Military -----

#[test]
fn card_barracks_put_a_regular_army_anywhere_for_nothing() {
    let mut play = table().under_die("red-2", L::Barracks).start();
    play.uses(Red);
    assert_eq!(play.legal().len(), 30);
    play.play(Action::Place { space: space("black-6") });
    assert_eq!((play.top(0, "black-6"), play.basic_left(L::RegularArmy)), (L::RegularArmy, 14));
    assert_eq!(play.stock(0), stock(0, 0, 0));
}

#[test]
fn card_blacksmith_adds_to_every_later_use_of_an_army_location() {
    let mut play = table().under_die("red-2", L::Blacksmith).die("yellow-2").under_die("blue-1", L::Catapult).start();
    play.uses(Red);
    assert_eq!(play.strength(), (0, 0));
    play.uses(Yellow).uses(Blue).uses(White);
    assert_eq!((play.strength(), play.stock(0)), ((2 + 4, 0), stock(1, 0, 0)));
}

#[test]
fn card_catapult_deactivates_itself_for_three_strength() {
    let mut play = table().under_die("red-2", L::Catapult).start();
    play.uses(Red);
    assert_eq!((play.strength(), play.is_deactivated(0, "red-2")), ((3, 0), true));
}

#[test]
fn card_training_camp_weakens_all_bandits_for_its_turn() {
    let mut play = table().under_die("red-2", L::TrainingCamp).start();
    play.uses(Red);
    let prices = |play: &crate::table::Play| play.view().bandits.iter().map(|deck| deck.price).collect::<Vec<_>>();
    assert_eq!(prices(&play), [2, 3, 4]);
    play.ends_dice();
    play.rolls_all([1; 5]);
    assert_eq!(prices(&play), [3, 4, 5]);
}

#[test]
fn card_watch_tower_gives_strength_against_bandits_only() {
    let mut play = table().under_die("red-2", L::WatchTower).card_of(1, "red-1", L::Mine).start();
    play.uses(Red).ends_dice();
    assert_eq!(play.strength(), (0, 3));
    assert!(!play.can_attack(1, "red-1"));
    assert!(play.can(Action::Beat { bandits: dice_city::Bandits::Two }));
}

// ----- Economic -----

#[test]
fn card_bazaar_deactivates_itself_for_one_of_each() {
    let mut play = table().under_die("red-2", L::Bazaar).start();
    play.uses(Red);
    assert_eq!((play.stock(0), play.is_deactivated(0, "red-2")), (stock(1, 1, 1), true));
}

#[test]
fn card_storehouse_turns_one_into_three() {
    let mut play = table().under_die("red-2", L::Storehouse).stock(0, 0, 2, 1).start();
    play.uses(Red);
    assert!(!play.can(Action::Pay { resource: Resource::Wood, amount: 1 }));
    assert!(!play.can(Action::Pay { resource: Resource::Stone, amount: 2 }));
    play.play(Action::Pay { resource: Resource::Stone, amount: 1 });
    assert_eq!(play.stock(0), stock(0, 4, 1));
}

#[test]
fn card_market_place_turns_each_of_up_to_two_into_a_pair() {
    let mut play = table().under_die("red-2", L::MarketPlace).stock(0, 3, 1, 0).start();
    play.uses(Red);
    let amounts = |resource| (0..=3).filter(|&amount| play.can(Action::Pay { resource, amount })).collect::<Vec<_>>();
    assert_eq!(
        [amounts(Resource::Wood), amounts(Resource::Stone), amounts(Resource::Iron)],
        [vec![1, 2], vec![1], vec![]]
    );
    play.play(Action::Pay { resource: Resource::Wood, amount: 2 });
    assert!(!play.can(Action::Receive { resource: Resource::Wood }));
    play.play(Action::Receive { resource: Resource::Iron }).play(Action::Receive { resource: Resource::Iron });
    assert_eq!((play.stock(0), play.stage()), (stock(1, 1, 4), Stage::Dice));
}

#[test]
fn card_merchant_guild_brings_the_products_of_its_row() {
    let row = [L::LumberMill, L::LumberMill, L::Mine, L::RegularArmy, L::MerchantGuild, L::Manor];
    let mut play = table().row(0, Red, row).die("red-5").start();
    play.uses(Red);
    assert_eq!((play.stock(0), play.is_deactivated(0, "red-5")), (stock(2, 0, 1), true));
}

#[test]
fn card_mint_adds_to_every_later_use_of_a_resource_location() {
    let mut play =
        table().under_die("red-2", L::Mint).under_die("blue-3", L::Mine).under_die("black-1", L::Bazaar).start();
    play.uses(Red).uses(Blue).uses(White);
    assert_eq!(play.stock(0), stock(2, 0, 3));
    // A Bazaar is Economic.
    play.uses(Black);
    assert_eq!(play.stock(0), stock(3, 1, 4));
}

// ----- Cultural -----

#[test]
fn card_cathedral_counts_cultural_locations_of_its_row() {
    let play = table().card("yellow-1", L::Cathedral).card("yellow-6", L::Manor).card("red-1", L::Cathedral).start();
    // Itself, the printed Small House and the Manor; in the red row itself and the printed Small House.
    assert_eq!((play.space(0, "yellow-1").points, play.space(0, "red-1").points), (3, 2));
    let covered = table().card("yellow-1", L::Cathedral).card("yellow-3", L::Mine).start();
    assert_eq!(covered.space(0, "yellow-1").points, 1);
}

#[test]
fn card_festival_hall_scores_pairs_and_spends_nothing() {
    let mut play = table().under_die("red-2", L::FestivalHall).stock(0, 5, 1, 2).start();
    play.uses(Red);
    assert_eq!((play.points(0), play.stock(0)), (3, stock(5, 1, 2)));
}

#[test]
fn card_grand_statue_takes_up_to_three_more_when_built() {
    let mut play = table().display(&[L::GrandStatue]).stock(0, 5, 4, 3).build();
    play.builds(L::GrandStatue, "red-2");
    assert_eq!(play.stage(), Stage::Extra { left: 3 });
    assert!(!play.can(Action::Extra { resource: Resource::Wood }));
    for resource in [Resource::Stone, Resource::Iron, Resource::Stone] {
        play.play(Action::Extra { resource });
    }
    assert_eq!((play.points(0), play.stock(0)), (3, stock(5, 1, 1)));
    assert!(play.view().card_due, "the display is refilled after the extra is decided");
}

#[test]
fn card_great_wall_protects_the_other_cards_of_its_row() {
    let wall = table().card_of(1, "red-1", L::GreatWall).card_of(1, "red-2", L::Mine).card_of(1, "blue-1", L::Mine);
    let play = wall.clone().start();
    assert_eq!(play.defence(1, "red-1"), Some(5));
    assert_eq!(
        (play.defence(1, "red-2"), play.defence(1, "blue-1"), play.defence(1, "red-3")),
        (Some(4), Some(2), None)
    );
    let off = wall.off_of(1, "red-1", L::GreatWall).start();
    assert_eq!(off.defence(1, "red-2"), Some(2));
}

#[test]
fn card_manor_gives_two_points() {
    assert_eq!(table().under_die("red-2", L::Manor).start().uses(Red).points(0), 2);
}

// ----- Civic -----

#[test]
fn card_cemetery_deactivates_itself_and_uses_another_location_of_its_row() {
    let mut play = table().under_die("red-2", L::Cemetery).card("blue-2", L::Manor).start();
    play.uses(Red);
    assert!(play.is_deactivated(0, "red-2"));
    assert!(!play.can_copy("blue-2") && !play.can_copy("red-2"));
    play.copies("red-5");
    assert_eq!((play.points(0), play.unspent().len()), (1, 4));
}

#[test]
fn card_church_uses_a_location_with_an_unspent_die_that_stays() {
    let mut play = table().under_die("red-2", L::Church).die("blue-2").start();
    play.uses(Red);
    assert!(!play.can_copy("yellow-3"), "no die stands there");
    play.copies("blue-2");
    assert_eq!((play.points(0), play.unspent()), (1, vec![White, Yellow, Blue, Black]));
    play.uses(Blue);
    assert_eq!(play.points(0), 2);
}

#[test]
fn card_stables_move_another_unspent_die_anywhere_in_its_row() {
    let mut play = table().under_die("red-2", L::Stables).start();
    play.uses(Red);
    assert!(!play.can(Action::Move { die: Red, to: 4 }), "it is being spent");
    assert!(!play.can(Action::Move { die: Blue, to: 1 }), "it stands there");
    assert!(!play.can(Action::Move { die: Blue, to: 7 }) && !play.can(Action::Move { die: Blue, to: 0 }));
    play.play(Action::Move { die: Blue, to: 6 });
    assert_eq!((play.column(0, Blue), play.unspent().len()), (6, 4));
}

#[test]
fn card_town_hall_uses_any_other_location_of_the_city() {
    let mut play = table().under_die("red-2", L::TownHall).off("black-2", L::Manor).start();
    play.uses(Red);
    assert!(!play.can_copy("red-2") && !play.can_copy("black-2"));
    assert_eq!(play.legal().len(), 28);
    play.copies("yellow-3");
    assert_eq!((play.points(0), play.is_deactivated(0, "red-2")), (1, false));
}

#[test]
fn card_well_rerolls_its_die_and_any_others() {
    let mut play = table().under_die("red-2", L::Well).start();
    play.uses(Red);
    assert_eq!(play.legal().len(), 5);
    play.play(Action::Include { die: Blue });
    assert!(!play.can(Action::Include { die: Blue }));
    play.play(Action::Roll);
    let mut faces = dice_city::Throw::of_one(Red, 4);
    faces.set(Blue, 6);
    play.happens(dice_city::Fate::Throw(faces));
    assert_eq!((play.column(0, Red), play.column(0, Blue), play.column(0, White)), (4, 6, 1));
    assert_eq!(play.unspent().len(), 5);
}
