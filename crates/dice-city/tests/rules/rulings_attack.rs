//! R19 to R37: attacks, building, the end of the game and what is hidden.

use dice_city::Colour::{Blue, Red, White};
use dice_city::Location as L;
use dice_city::setup::{RowsTrigger, StartingPlayer, TurnLimit};
use dice_city::{Action, Bandits, DiceCity, Fate, Resource, Setup, Ship, Stage, Trigger};
use engine::{Game, Reveal, Turn, Viewer};

use crate::table::{Table, seat, space, stock, table, table_for};

#[test]
fn r19_a_cathedral_brings_its_attacker_what_it_is_worth() {
    let mut play = table().card_of(1, "red-1", L::Cathedral).card_of(1, "red-2", L::Manor).strength(6, 0).attack();
    play.attacks(1, "red-1");
    assert_eq!((play.points(0), play.strength()), (3, (0, 0)));
}

#[test]
fn r20_the_victim_loses_no_points() {
    let mut play = table().card_of(1, "red-1", L::Manor).strength(4, 0).attack();
    let before = play.view().seats[1].city_points;
    play.attacks(1, "red-1");
    assert_eq!((play.view().seats[1].city_points, play.points(0), play.points(1)), (before, 2, 0));
    assert!(play.is_deactivated(1, "red-1"));
}

#[test]
fn r21_a_raid_takes_as_many_as_there_are() {
    let mut play = table().stock(1, 1, 1, 1).strength(6, 0).attack();
    for resource in Resource::ALL {
        play.raids(1, resource);
    }
    // What was taken can be built with in the same turn, but nothing costs one of each on display.
    assert_eq!((play.stock(0), play.stock(1)), (stock(1, 1, 1), stock(0, 0, 0)));
    let targets = table().card_of(1, "red-2", L::Mine).off_of(1, "red-1", L::Mine).card("red-1", L::Mine);
    let play = targets.strength(9, 0).attack();
    assert!(play.can_attack(1, "red-2"), "worth nothing, but it may be attacked");
    assert!(!play.can_attack(1, "red-1"), "it is deactivated");
    assert!(!play.can_attack(1, "red-3"), "it is printed");
    assert!(!play.can_attack(0, "red-1"), "it is the own city");
    assert!(!play.can(Action::Raid { seat: seat(0), resource: Resource::Wood }));
    let weak = table().stock(1, 1, 1, 1).strength(1, 5).attack();
    assert!(!weak.can(Action::Raid { seat: seat(1), resource: Resource::Wood }), "only general strength counts");
}

#[test]
fn r22_strength_against_bandits_is_spent_first() {
    let mut play = table().stock(1, 1, 0, 0).strength(3, 2).attack();
    play.play(Action::Beat { bandits: Bandits::Two });
    assert_eq!(play.strength(), (2, 0));
    let mut little = table().strength(0, 8).attack();
    little.play(Action::Beat { bandits: Bandits::Four }).play(Action::Beat { bandits: Bandits::Two });
    assert_eq!(little.state().seats[0].bandits, [1, 0, 1]);
}

#[test]
fn r23_strength_left_over_is_lost() {
    let mut play = table().strength(3, 3).attack();
    play.play(Action::EndAttack).rolls_all([1; 5]);
    assert_eq!((play.active(), play.strength()), (1, (0, 0)));
}

#[test]
fn r24_a_card_built_over_a_deactivated_one_is_active() {
    let mut play = table().off("red-2", L::Manor).stock(0, 2, 0, 0).build();
    play.builds(L::LumberMill, "red-2");
    assert!(!play.is_deactivated(0, "red-2"));
}

#[test]
fn r25_covered_basic_cards_are_discarded() {
    let mut play = table().card("red-2", L::Mine).stock(0, 2, 0, 0).build();
    play.builds(L::LumberMill, "red-2");
    assert_eq!((play.discarded(L::Mine), play.basic_left(L::Mine), play.basic_left(L::LumberMill)), (1, 14, 14));
}

#[test]
fn r26_one_of_each_is_kept_without_a_question() {
    let mut play = table().stock(0, 1, 3, 1).build();
    play.play(Action::EndTurn);
    assert_eq!((play.stage(), play.stock(0)), (Stage::Roll, stock(1, 1, 1)));
}

#[test]
fn r27_equal_cards_may_stand_side_by_side() {
    let mut play = table().card("red-1", L::Quarry).stock(0, 0, 4, 0).build();
    play.builds(L::Quarry, "red-2").builds(L::Quarry, "red-3");
    assert_eq!(["red-1", "red-2", "red-3"].map(|at| play.top(0, at)), [L::Quarry; 3]);
}

/// Two full rows in the city of seat 0.
fn two_rows() -> Table {
    let row = [L::Mine, L::Mine, L::Quarry, L::Quarry, L::LumberMill, L::LumberMill];
    table().row(0, Red, row).row(0, Blue, row)
}

#[test]
fn r28_full_rows_are_declared_at_the_end_of_the_own_turn() {
    let mut play = two_rows().end_turn();
    assert_eq!((play.stage(), play.stock(0)), (Stage::Declare, stock(1, 0, 0)));
    let mut on = play.clone();
    on.play(Action::PlayOn).rolls_all([1; 5]);
    assert_eq!((on.state().trigger, on.active()), (None, 1));
    on.ends_dice();
    assert_eq!(on.stage(), Stage::Roll, "the other player is not asked about it");
    on.rolls_all([1; 5]).ends_dice();
    assert_eq!(on.stage(), Stage::Declare, "but the owner again");
    play.play(Action::Declare).rolls_all([1; 5]).ends_dice();
    assert_eq!((play.game.turn(), play.game.outcome().unwrap().reason), (Turn::Over, "ended-by-rows"));
    let automatic = two_rows().option(|setup| setup.rows_trigger = RowsTrigger::Automatic).end_turn();
    assert_eq!((automatic.stage(), automatic.state().trigger), (Stage::Roll, Some(Trigger::Rows)));
    // Another condition comes first, and then nobody is asked.
    let bandits = two_rows().with(|state| state.seats[0].bandits = [4; 3]).end_turn();
    assert_eq!((bandits.stage(), bandits.state().trigger), (Stage::Roll, Some(Trigger::Bandits)));
    let stands = two_rows().with(|state| {
        state.turn = 4;
        state.starting_player = seat(1);
        state.setup.starting_player = StartingPlayer::Seat(seat(1));
        state.trigger = Some(Trigger::Rows);
    });
    assert_eq!(stands.end_turn().game.turn(), Turn::Over, "a trigger stands already");
}

#[test]
fn r29_the_trigger_stands_when_the_deck_is_empty_and_the_display_is_bought_up() {
    let mut play = table().deck(1).stock(0, 9, 9, 9).build();
    let first = play.legal().into_iter().find(|action| matches!(action, Action::Build { slot: Some(0), .. })).unwrap();
    play.play(first).play(Action::Place { space: space("red-2") }).deals();
    assert_eq!((play.deck_left(), play.displayed()), (0, 8));
    let next = play.legal().into_iter().find(|action| matches!(action, Action::Build { slot: Some(3), .. })).unwrap();
    play.play(next).play(Action::Place { space: space("red-4") });
    assert_eq!((play.displayed(), play.stage()), (7, Stage::Build));
    play.play(Action::EndTurn);
    assert_eq!(play.state().trigger, Some(Trigger::Deck));
    play.rolls_all([1; 5]).ends_dice();
    assert_eq!(play.game.turn(), Turn::Over);
}

#[test]
fn r30_basic_decks_do_not_end_the_game() {
    let empty = [L::LumberMill, L::Quarry, L::Mine, L::RegularArmy];
    let table = empty.into_iter().fold(table(), |table, card| table.basic_deck(card, 0));
    let mut play = table.stock(0, 2, 2, 2).build();
    assert!(empty.into_iter().all(|card| !play.can_build(card)));
    play.play(Action::EndTurn);
    assert_eq!((play.stage(), play.state().trigger), (Stage::Roll, None));
}

#[test]
fn r31_heaps_are_hidden_from_others_until_the_game_is_over() {
    let mut play = table().strength(3, 0).with(|state| state.seats[1].vp_tokens = 7).attack();
    play.play(Action::Beat { bandits: Bandits::Two });
    let heap = |play: &crate::table::Play, viewer, owner: usize| play.game.view(viewer).seats[owner].heap;
    let [first, second] = [Viewer::Seat(seat(0)), Viewer::Seat(seat(1))];
    assert_eq!(heap(&play, first, 0).unwrap().bandits, [1, 0, 0]);
    assert_eq!(heap(&play, second, 1).unwrap().vp_tokens, 7);
    assert_eq!([heap(&play, first, 1), heap(&play, second, 0), heap(&play, Viewer::Spectator, 0)], [None; 3]);
    // The table is open all the same: so many bandits are left.
    assert_eq!(play.game.view(second).bandits[0].left, 3);
    let open = table().option(|setup| setup.hidden_vp.0 = false).start();
    assert!(heap(&open, first, 1).is_some() && heap(&open, Viewer::Spectator, 0).is_some());
    let mut over = table().last_round(Trigger::Bandits).with(|state| state.seats[0].bandits = [4; 3]).start();
    over.ends_dice();
    assert!(heap(&over, first, 1).is_some() && heap(&over, Viewer::Spectator, 0).is_some());
}

#[test]
fn r31_a_preview_of_the_last_decision_does_not_count_hidden_heaps() {
    let play = table()
        .with(|state| {
            (state.turn, state.active_player) = (10, seat(1));
            state.setup.turn_limit = TurnLimit(Some(10));
            state.seats[0].vp_tokens = 9;
        })
        .start();
    let choice = play.view().choices.into_iter().find(|choice| choice.action == Action::EndDice).unwrap();
    assert!(!choice.does.is_empty() && !choice.does.iter().any(Reveal::reveals), "{:?}", choice.does);
}

#[test]
fn r33_the_starting_player_is_drawn_or_chosen() {
    let mut drawn = DiceCity::new(&Setup::for_players(3)).unwrap();
    assert_eq!(drawn.turn(), Turn::Chance(None));
    drawn.happen(&Fate::StartingPlayer(seat(2)), &mut ()).unwrap();
    assert_eq!(drawn.save().starting_player, seat(2));
    assert!(DiceCity::new(&Setup::for_players(3)).unwrap().happen(&Fate::StartingPlayer(seat(3)), &mut ()).is_err());
    let setup = Setup { starting_player: StartingPlayer::Seat(seat(1)), ..Setup::for_players(3) };
    assert_eq!(DiceCity::new(&setup).unwrap().save().starting_player, seat(1));
}

#[test]
fn r34_the_dice_of_others_always_stand_on_the_board() {
    let mut play = table().start();
    play.take(White).play(Action::Forgo).ends_dice();
    play.rolls_all([2, 3, 4, 5, 6]);
    let waiting = &play.view().seats[0];
    let standing: Vec<_> = waiting.city.iter().filter_map(|space| space.die).collect();
    assert_eq!(standing, dice_city::Colour::ALL);
}

#[test]
fn r35_a_bandit_deck_may_be_attacked_again() {
    let mut play = table().strength(12, 0).attack();
    for _ in 0..4 {
        play.play(Action::Beat { bandits: Bandits::Two });
    }
    assert_eq!(play.state().seats[0].bandits, [4, 0, 0]);
    let mut empty = table().with(|state| state.seats[1].bandits = [4, 0, 0]).strength(9, 0).attack();
    assert!(!empty.can(Action::Beat { bandits: Bandits::Two }));
    empty.play(Action::Beat { bandits: Bandits::Three });
}

#[test]
fn r36_several_ships_may_leave_in_a_turn() {
    let mut play = table().stock(0, 9, 9, 9).build();
    for ship in [Ship::Five, Ship::Ten, Ship::Twenty] {
        play.play(Action::Export { ship });
    }
    assert_eq!((play.state().seats[0].ships, play.stock(0)), ([1, 1, 1], stock(0, 0, 0)));
    let mut gone = table().with(|state| state.seats[1].ships = [0, 0, 1]).stock(0, 9, 9, 9).build();
    assert!(!gone.can(Action::Export { ship: Ship::Twenty }));
    gone.play(Action::Export { ship: Ship::Five }).play(Action::Export { ship: Ship::Five });
    assert_eq!(gone.state().seats[0].ships, [2, 0, 0]);
}

#[test]
fn r37_the_festival_hall_spends_nothing() {
    let mut play = table().under_die("red-2", L::FestivalHall).stock(0, 2, 2, 0).start();
    play.uses(Red);
    assert_eq!((play.points(0), play.stock(0)), (2, stock(2, 2, 0)));
}

#[test]
fn r28_bandits_and_ships_end_the_game_by_themselves() {
    let after = |bandits, ships| {
        let table = table_for(4).with(|state| {
            state.seats[0].bandits = bandits;
            state.seats[0].ships = ships;
        });
        table.end_turn().state().trigger
    };
    assert_eq!(after([6, 6, 5], [6, 0, 0]), None);
    assert_eq!(after([6, 6, 6], [0, 0, 0]), Some(Trigger::Bandits));
    assert_eq!(after([0, 0, 0], [6, 4, 0]), Some(Trigger::Ships));
    assert_eq!(after([0, 0, 0], [6, 4, 1]), Some(Trigger::Ships));
}
