//! R38 to R47: exchanges, rows, walls, effects of the turn, chains, ties; and the turn limit.

use dice_city::Colour::{Blue, Red, White, Yellow};
use dice_city::Location as L;
use dice_city::setup::TurnLimit;
use dice_city::{Action, Bandits, Resource, Stage, Trigger};
use engine::{Game, Turn};

use crate::table::{Play, Table, seat, space, stock, table, table_for};

#[test]
fn r38_pairs_are_of_one_kind_unless_they_may_be_split() {
    let market = table().under_die("red-2", L::MarketPlace).stock(0, 2, 0, 0);
    let mut whole = market.clone().start();
    whole.uses(Red).play(Action::Pay { resource: Resource::Wood, amount: 1 });
    whole.play(Action::Receive { resource: Resource::Stone });
    assert_eq!((whole.stock(0), whole.stage()), (stock(1, 2, 0), Stage::Dice));
    let mut split = market.option(|setup| setup.market_place_split_pairs.0 = true).start();
    split.uses(Red).play(Action::Pay { resource: Resource::Wood, amount: 2 });
    for resource in [Resource::Stone, Resource::Iron, Resource::Iron, Resource::Iron] {
        assert!(!split.can(Action::Receive { resource: Resource::Wood }));
        split.play(Action::Receive { resource });
    }
    assert_eq!((split.stock(0), split.stage()), (stock(0, 1, 3), Stage::Dice));
}

#[test]
fn r39_a_row_with_a_printed_location_is_not_full() {
    let row = [L::Mine, L::Mine, L::Quarry, L::Quarry, L::LumberMill, L::LumberMill];
    let nearly =
        table().row(0, Red, row).row(0, Blue, row).with(|state| _ = state.seats[0].city.remove(&space("blue-6")));
    assert_eq!(nearly.end_turn().stage(), Stage::Roll);
}

/// The game ends with this turn of seat 1, who has as many points as seat 0 by tokens.
fn tie(table: Table) -> Vec<u8> {
    let mut play = table
        .with(|state| {
            state.turn = 4;
            state.active_player = seat(1);
            state.setup.turn_limit = TurnLimit(Some(4));
        })
        .start();
    play.ends_dice();
    assert_eq!(play.game.turn(), Turn::Over);
    let outcome = play.game.outcome().unwrap();
    assert_eq!(outcome.scores()[0], outcome.scores()[1]);
    outcome.places().to_vec()
}

#[test]
fn r40_ties_go_to_more_cards_on_top() {
    let many = table().card_of(1, "red-1", L::Mine).card_of(1, "red-2", L::Mine).card("red-1", L::RegularArmy);
    assert_eq!(tie(many.with(|state| state.seats[1].vp_tokens = 1)), [2, 1]);
}

#[test]
fn r40_then_to_more_points_of_ships_and_bandits() {
    let table = table().with(|state| {
        state.seats[0].vp_tokens = 5;
        state.seats[1].bandits = [1, 1, 0];
    });
    assert_eq!(tie(table), [2, 1]);
}

#[test]
fn r41_great_walls_protect_each_other_and_add_up() {
    let play = table()
        .card("red-1", L::GreatWall)
        .card("red-2", L::GreatWall)
        .off("red-3", L::GreatWall)
        .card("red-4", L::Mine)
        .start();
    assert_eq!(
        ["red-1", "red-2", "red-3", "red-4"].map(|at| play.defence(0, at)),
        [Some(7), Some(7), Some(9), Some(6)]
    );
}

#[test]
fn r42_effects_of_the_turn_stack_and_outlive_their_source() {
    let mut play =
        table().under_die("red-2", L::Mint).under_die("yellow-2", L::TownHall).under_die("blue-2", L::Barracks).start();
    play.uses(Red).uses(Yellow).copies("red-2");
    play.uses(Blue).play(Action::Place { space: space("red-2") }).uses(White);
    assert_eq!((play.stock(0), play.state().this_turn.resource_bonus), (stock(3, 0, 0), 2));
    play.ends_dice();
    // Three wood pay for a Lumber Mill, but nobody wants one.
    play.play(Action::EndTurn).rolls_all([1; 5]);
    assert_eq!(play.state().this_turn, Default::default());
    assert_eq!(play.uses(White).stock(1), stock(1, 0, 0));
}

#[test]
fn r43_every_self_deactivating_link_gets_its_token() {
    let mut play = table()
        .under_die("red-2", L::Cemetery)
        .card("red-3", L::TownHall)
        .card("blue-1", L::Cemetery)
        .card("blue-3", L::Catapult)
        .start();
    play.uses(Red).copies("red-3").copies("blue-1").copies("blue-3");
    assert_eq!(play.strength(), (3, 0));
    assert_eq!(["red-2", "red-3", "blue-1", "blue-3"].map(|at| play.is_deactivated(0, at)), [true, false, true, true]);
}

#[test]
fn r43_a_church_in_a_chain_does_not_count_the_die_that_was_spent() {
    let mut play = table().under_die("red-2", L::TownHall).card("blue-2", L::Church).unspent(&[Red, Yellow]).start();
    play.uses(Red).copies("blue-2");
    assert_eq!(play.legal(), [Action::Copy { space: space("yellow-1"), location: L::Mountain }]);
    let mut alone = table().under_die("red-2", L::TownHall).card("blue-2", L::Church).unspent(&[Red]).start();
    alone.uses(Red);
    assert!(!alone.can_copy("blue-2"), "it would find no die");
}

#[test]
fn r43_a_link_must_lead_somewhere_that_is_not_in_the_chain() {
    // The Cemetery in the blue row reaches only the Town Hall that began the chain, and locations without a use.
    let row = [L::TownHall, L::Cathedral, L::Cathedral, L::Cathedral, L::GreatWall, L::GreatWall];
    let mut play = table().row(0, Blue, row).card("blue-6", L::Cemetery).die("blue-1").start();
    play.uses(Blue);
    assert!(!play.can_copy("blue-6"));
    assert!(play.can_copy("white-1"));
    // From the red row a chain through both is possible: Cemetery, then Town Hall, then anything.
    let mut through = table().under_die("red-2", L::TownHall).row(0, Blue, row).card("blue-6", L::Cemetery).start();
    through.uses(Red).copies("blue-6").copies("blue-1");
    assert!(!through.can_copy("red-2") && through.can_copy("red-5"));
}

#[test]
fn r45_a_location_may_be_attacked_again_once_it_is_active() {
    let mut play = table().card_of(1, "red-1", L::Manor).strength(8, 0).attack();
    play.attacks(1, "red-1");
    assert!(!play.can_attack(1, "red-1"));
    play.play(Action::EndAttack).rolls_all([1; 5]);
    play.take(White).play(Action::Reactivate { space: space("red-1"), location: L::Manor }).ends_dice();
    play.rolls_all([1; 5]);
    let mut again = Play { game: play.game, log: Vec::new() };
    again = Table(dice_city::State {
        stage: Stage::Attack,
        unspent: Default::default(),
        this_turn: dice_city::ThisTurn { strength: 4, ..Default::default() },
        ..again.state()
    })
    .start();
    again.attacks(1, "red-1");
    assert_eq!(again.points(0), 4);
}

#[test]
fn r46_tokens_stay_when_their_card_is_covered() {
    let mut play = table().under_die("red-2", L::Manor).stock(0, 2, 0, 0).start();
    play.uses(Red).ends_dice();
    play.builds(L::LumberMill, "red-2");
    let own = play.view().seats.swap_remove(0);
    assert_eq!((play.points(0), own.city_points, own.heap.unwrap().total), (2, 0, 2));
}

#[test]
fn r47_the_last_tie_goes_round_clockwise_from_the_starting_player() {
    let mut play = table_for(3)
        .with(|state| {
            state.setup.starting_player = dice_city::setup::StartingPlayer::Seat(seat(1));
            state.setup.turn_limit = TurnLimit(Some(6));
            state.starting_player = seat(1);
            state.turn = 6;
        })
        .start();
    play.ends_dice();
    assert_eq!(play.game.outcome().unwrap().places(), [3, 1, 2]);
}

#[test]
fn more_points_win_before_any_tie_break() {
    let mut play = table()
        .card("red-1", L::Mine)
        .with(|state| {
            state.turn = 4;
            state.active_player = seat(1);
            state.setup.turn_limit = TurnLimit(Some(4));
            state.seats[1].vp_tokens = 1;
        })
        .start();
    play.ends_dice();
    let outcome = play.game.outcome().unwrap();
    assert_eq!((outcome.places(), outcome.scores()), (&[2, 1][..], &[0, 1][..]));
}

#[test]
fn a_turn_limit_ends_the_game_after_the_round() {
    let limit = |turns| table_for(3).option(|setup| setup.turn_limit = TurnLimit(Some(turns))).end_turn();
    assert_eq!(limit(14).state().trigger, None);
    let mut play = limit(13);
    assert_eq!(play.state().trigger, Some(Trigger::TurnLimit));
    for _ in 0..2 {
        play.rolls_all([1; 5]).ends_dice();
    }
    assert_eq!(play.game.outcome().unwrap().reason, "ended-by-turn-limit");
}

#[test]
fn the_steps_of_a_turn_come_in_order() {
    let mut play = table().stock(0, 2, 0, 0).die("blue-3").die("yellow-2").die("red-2").start();
    assert!(!play.can(Action::Beat { bandits: Bandits::Two }) && !play.can_build(L::LumberMill));
    play.uses(Blue).uses(Yellow).uses(Red).ends_dice();
    assert!(play.can(Action::Beat { bandits: Bandits::Two }) && !play.can_build(L::LumberMill));
    assert!(!play.can(Action::Take { die: White }));
    play.play(Action::EndAttack);
    assert!(!play.can(Action::Beat { bandits: Bandits::Two }) && play.can_build(L::LumberMill));
}
