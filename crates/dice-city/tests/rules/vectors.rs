//! The worked cases, by number.

use dice_city::Colour::{Blue, Red, White, Yellow};
use dice_city::Location as L;
use dice_city::{Action, Bandits, Dice, Resource, Stage, Trigger};
use engine::{Game, Turn};

use crate::table::{Table, seat, solo, space, stock, table, table_for};

/// A position that scores like the example: 10 for ships, 9 tokens, 22 for cards.
fn score_example() -> Table {
    table()
        .with(|state| {
            state.seats[0].ships = [2, 0, 0];
            state.seats[0].vp_tokens = 9;
        })
        .card("red-1", L::GrandStatue)
        .card("red-2", L::Manor)
        .card("red-3", L::GreatWall)
        .card("red-4", L::Manor)
        .off("red-6", L::Cathedral)
        .card("white-1", L::TownHall)
        .card("yellow-1", L::MerchantGuild)
        .card("black-1", L::Storehouse)
}

#[test]
fn vector_01_score_example() {
    let play = score_example().start();
    let own = play.view().seats.swap_remove(0);
    let points = |row| own.city.iter().filter(|space| space.space.row() == row).map(|space| space.points).sum::<u16>();
    assert_eq!(play.space(0, "red-6").points, 6);
    assert_eq!((points(Red), points(White) + points(Yellow) + points(dice_city::Colour::Black)), (15, 7));
    let heap = own.heap.unwrap();
    assert_eq!((heap.score.ships, heap.score.vp_tokens, heap.score.bandits, heap.score.cards), (10, 9, 0, 22));
    assert_eq!(heap.total, 41);
}

#[test]
fn vector_02_army_budget() {
    let mut play = table().card_of(1, "red-1", L::RegularArmy).stock(1, 1, 0, 0).strength(8, 0).attack();
    play.play(Action::Beat { bandits: Bandits::Two }).attacks(1, "red-1");
    assert_eq!(play.strength(), (2, 0));
    play.raids(1, Resource::Wood);
    assert_eq!(play.stock(0), stock(1, 0, 0), "and no strength is left, so the step is over");
    assert_ne!(play.stage(), Stage::Attack);
}

#[test]
fn vector_03_blacksmith_then_watch_tower() {
    let mut play = table().under_die("red-2", L::Blacksmith).under_die("blue-3", L::WatchTower).start();
    play.uses(Red).uses(Blue);
    assert_eq!(play.strength(), (1, 3));
}

#[test]
fn vector_04_blacksmith_then_militia_and_regular_army() {
    let mut play =
        table().under_die("red-2", L::Blacksmith).die("blue-3").under_die("yellow-2", L::RegularArmy).start();
    play.uses(Red).uses(Blue).uses(Yellow);
    assert_eq!(play.strength(), (5, 0));
}

#[test]
fn vector_05_market_place_two_kinds() {
    let mut play = table().under_die("red-2", L::MarketPlace).stock(0, 0, 2, 0).start();
    play.uses(Red).play(Action::Pay { resource: Resource::Stone, amount: 2 });
    play.play(Action::Receive { resource: Resource::Wood }).play(Action::Receive { resource: Resource::Iron });
    assert_eq!(play.stock(0), stock(2, 0, 2));
}

#[test]
fn vector_06_grand_statue_mix() {
    let mut play = table().display(&[L::GrandStatue]).stock(0, 0, 3, 3).build();
    play.builds(L::GrandStatue, "red-1");
    for resource in [Resource::Stone, Resource::Iron, Resource::Stone] {
        play.play(Action::Extra { resource });
    }
    assert_eq!((play.points(0), play.stock(0)), (3, stock(0, 0, 1)));
}

#[test]
fn vector_07_merchant_guild_skips_deactivated() {
    let mut play = table()
        .card("white-1", L::LumberMill)
        .off("white-2", L::Quarry)
        .card("white-3", L::Mine)
        .under_die("white-6", L::MerchantGuild)
        .start();
    play.uses(White);
    assert_eq!((play.stock(0), play.is_deactivated(0, "white-6")), (stock(1, 0, 1), true));
}

#[test]
fn vector_08_great_wall_aura() {
    let wall =
        table().card("white-1", L::GreatWall).card("white-2", L::Barracks).card("white-3", L::LumberMill).start();
    let defence = ["white-1", "white-2", "white-3", "white-4"].map(|at| wall.defence(0, at));
    assert_eq!(defence, [Some(5), Some(6), Some(4), None]);
}

#[test]
fn vector_09_two_great_walls() {
    let walls =
        table().card("white-1", L::GreatWall).card("white-2", L::GreatWall).card("white-3", L::Barracks).start();
    let defence = ["white-1", "white-2", "white-3", "white-4", "white-5", "white-6"].map(|at| walls.defence(0, at));
    assert_eq!(defence, [Some(7), Some(7), Some(8), None, None, None]);
}

#[test]
fn vector_10_mint_printed_and_card() {
    let mut play = table().under_die("red-2", L::Mint).die("blue-1").under_die("yellow-2", L::Quarry).start();
    play.uses(Red).uses(Blue).uses(Yellow);
    assert_eq!(play.stock(0), stock(2, 3, 0));
}

#[test]
fn vector_11_festival_hall() {
    let mut play = table().under_die("red-2", L::FestivalHall).stock(0, 3, 2, 1).start();
    play.uses(Red);
    assert_eq!((play.points(0), play.stock(0)), (2, stock(3, 2, 1)));
}

#[test]
fn vector_12_training_camp_floor() {
    let mut play = table()
        .under_die("red-2", L::TrainingCamp)
        .under_die("blue-2", L::TrainingCamp)
        .under_die("yellow-2", L::TrainingCamp)
        .start();
    play.uses(Red).uses(Blue).uses(Yellow);
    assert_eq!(play.view().bandits[0].price, 1);
}

#[test]
fn vector_13_keep_one_each() {
    let mut play = table().stock(0, 4, 1, 0).build();
    play.play(Action::EndTurn);
    assert_eq!(play.stock(0), stock(1, 1, 0));
}

/// The turn of `number` ends with the last bandits beaten, at a table of three.
fn trigger_on_seat(number: usize) -> crate::table::Play {
    table_for(3)
        .with(|state| {
            state.turn += number as u16;
            state.active_player = seat(number);
            state.seats[number].bandits = [5, 5, 5];
        })
        .end_turn()
}

#[test]
fn vector_14_equal_turns() {
    let mut play = trigger_on_seat(1);
    assert_eq!(play.state().trigger, Some(Trigger::Bandits));
    play.rolls_all([1; 5]);
    assert_eq!(play.asked(), Some(2));
    play.ends_dice();
    assert_eq!(play.game.turn(), Turn::Over);
}

#[test]
fn vector_15_equal_turns_last_seat() {
    assert_eq!(trigger_on_seat(2).game.turn(), Turn::Over);
}

#[test]
fn vector_16_solo_clock() {
    use dice_city::setup::SoloLevel::{Hard, Normal};
    for (level, turns, row) in [(Normal, 15_u16, 4_u16), (Hard, 12, 5)] {
        // All cards lie in the deck and on display when the second turn begins, but for the first row.
        let mut play = solo(level).deck(60 - 3 * row as u8).start();
        for turn in 2..=turns {
            let left = play.deck_left();
            assert_eq!(u16::from(left), (60_u16).saturating_sub(row * (turn + 1)), "turn {turn}");
            play.ends_dice().deals();
            // The last row is dealt at the end of the last turn but two.
            assert_eq!(play.deck_left() < left, turn <= turns - 2, "turn {turn}");
            match turn == turns {
                true => assert_eq!(play.game.turn(), Turn::Over),
                false => _ = play.rolls_all([1; 5]),
            }
        }
        assert_eq!(play.displayed(), 0);
    }
}

#[test]
fn vector_17_church_copies_bazaar() {
    let mut play = table().under_die("red-2", L::Church).under_die("blue-3", L::Bazaar).start();
    play.uses(Red).copies("blue-3");
    assert_eq!(play.stock(0), stock(1, 1, 1));
    assert_eq!((play.is_deactivated(0, "blue-3"), play.is_deactivated(0, "red-2")), (true, false));
    assert!(!play.can_use(Blue));
    play.take(White).play(Action::Reactivate { space: space("blue-3"), location: L::Bazaar });
    assert!(play.can_use(Blue));
}

#[test]
fn vector_18_town_hall_cemetery_manor() {
    let mut play = table().under_die("red-2", L::TownHall).card("blue-1", L::Cemetery).card("blue-4", L::Manor).start();
    play.uses(Red).copies("blue-1").copies("blue-4");
    assert_eq!(play.points(0), 2);
    assert_eq!(["blue-1", "red-2", "blue-4"].map(|at| play.is_deactivated(0, at)), [true, false, false]);
}

#[test]
fn vector_19_town_hall_copies_traveller() {
    let mut play = table().under_die("red-2", L::TownHall).start();
    play.uses(Red).copies("blue-4");
    assert_eq!(play.stage(), Stage::Throw { dice: Dice::one(Red) });
    play.rolls(Red, 6);
    assert_eq!((play.column(0, Red), play.unspent().contains(&Red)), (6, true));
}

#[test]
fn vector_20_barracks_under_waiting_die() {
    let mut play = table().under_die("red-2", L::Barracks).die("blue-5").start();
    play.uses(Red).play(Action::Place { space: space("blue-5") }).uses(Blue);
    assert_eq!((play.strength(), play.basic_left(L::RegularArmy)), ((2, 0), 14));
}

#[test]
fn vector_21_barracks_empty_deck() {
    assert!(!table().under_die("red-2", L::Barracks).basic_deck(L::RegularArmy, 0).start().can_use(Red));
    assert!(table().under_die("red-2", L::Barracks).basic_deck(L::RegularArmy, 1).start().can_use(Red));
}

#[test]
fn vector_22_militia_before_blacksmith() {
    for (retroactive, strength) in [(false, 1), (true, 2)] {
        let mut play = table()
            .option(|setup| setup.turn_modifiers_retroactive.0 = retroactive)
            .under_die("red-2", L::Blacksmith)
            .die("blue-3")
            .start();
        play.uses(Blue).uses(Red);
        assert_eq!(play.strength(), (strength, 0));
    }
}

#[test]
fn vector_23_two_blacksmiths_watch_tower() {
    let mut play = table()
        .under_die("red-2", L::Blacksmith)
        .under_die("yellow-2", L::Blacksmith)
        .under_die("blue-3", L::WatchTower)
        .start();
    play.uses(Red).uses(Yellow).uses(Blue);
    assert_eq!(play.strength(), (2, 3));
}

#[test]
fn vector_24_merchant_guild_without_harvest() {
    let guild = table().off("white-5", L::Mine).under_die("white-6", L::MerchantGuild);
    assert!(!guild.clone().start().can_use(White));
    assert!(guild.card("white-4", L::Mine).start().can_use(White));
}

/// Attacks on a Great Wall and on Barracks beside it, in this order: what they cost, what they bring.
fn walled(order: [&str; 2]) -> (u16, u16) {
    let mut play =
        table().card_of(1, "white-1", L::GreatWall).card_of(1, "white-2", L::Barracks).strength(20, 0).attack();
    order.iter().for_each(|at| _ = play.attacks(1, at));
    (20 - play.strength().0, play.points(0))
}

#[test]
fn vector_25_wall_attacked_first() {
    assert_eq!(walled(["white-1", "white-2"]), (9, 5));
}

#[test]
fn vector_26_wall_attacked_last() {
    assert_eq!(walled(["white-2", "white-1"]), (11, 5));
}

#[test]
fn vector_27_two_cathedrals() {
    let cathedrals = table().card_of(1, "yellow-1", L::Cathedral).card_of(1, "yellow-2", L::Cathedral);
    let mut play = cathedrals.strength(9, 0).attack();
    let points = ["1", "2", "3", "4", "5", "6"].map(|column| play.space(1, &format!("yellow-{column}")).points);
    assert_eq!(points, [3, 3, 0, 0, 0, 0]);
    play.attacks(1, "yellow-1");
    assert_eq!((play.strength(), play.points(0)), ((3, 0), 3));
}

#[test]
fn vector_28_raid_empty_stock() {
    let play = table().strength(4, 0).attack();
    for resource in Resource::ALL {
        assert!(!play.can(Action::Raid { seat: seat(1), resource }));
    }
}

#[test]
fn vector_29_raid_limited_by_stock() {
    let mut play = table().stock(1, 1, 0, 1).strength(8, 0).attack();
    play.raids(1, Resource::Wood);
    assert!(!play.can(Action::Raid { seat: seat(1), resource: Resource::Wood }));
    play.raids(1, Resource::Iron);
    assert_eq!((play.strength(), play.stock(0), play.stock(1)), ((4, 0), stock(1, 0, 1), stock(0, 0, 0)));
}

#[test]
fn vector_30_build_over_deactivated() {
    let mut play = table().off("red-2", L::Manor).display(&[L::Mint]).stock(0, 0, 2, 2).build();
    play.builds(L::Mint, "red-2");
    assert_eq!((play.top(0, "red-2"), play.is_deactivated(0, "red-2"), play.discarded(L::Manor)), (L::Mint, false, 1));
}

#[test]
fn vector_31_rows_trigger() {
    let row = [L::Mine, L::Mine, L::Quarry, L::Quarry, L::LumberMill, L::LumberMill];
    let full = table().row(0, Red, row).row(0, Blue, row);
    let mut broken = full.clone().off("red-1", L::Mine).end_turn();
    assert_eq!(broken.stage(), Stage::Roll);
    broken.rolls_all([1; 5]).ends_dice();
    broken.rolls_all([1; 5]);
    broken.take(White).play(Action::Reactivate { space: space("red-1"), location: L::Mine }).ends_dice();
    assert_eq!(broken.stage(), Stage::Declare);
    assert_eq!(full.end_turn().stage(), Stage::Declare);
}

#[test]
fn vector_32_ships_trigger() {
    let after = |ships| table().with(|state| state.seats[0].ships = ships).end_turn().state().trigger;
    assert_eq!(after([0, 0, 1]), None);
    assert_eq!(after([0, 2, 1]), Some(Trigger::Ships));
}

#[test]
fn vector_33_refresh_short_deck() {
    let mut play = table().deck(3).start();
    play.take(White).play(Action::Refresh);
    for _ in 0..4 {
        let discard = play.legal()[0];
        play.play(discard);
    }
    play.deals();
    assert_eq!((play.displayed(), play.deck_left()), (7, 0));
    play.ends_dice();
    assert_eq!(play.state().trigger, Some(Trigger::Deck));
}
