//! E1 to E14: where a printed text was wrong, the right rule is played.

use std::collections::BTreeSet;

use dice_city::Colour::{Blue, Red, White};
use dice_city::Location as L;
use dice_city::setup::SoloLevel;
use dice_city::{Action, Colour, DiceCity, Fate, Location, Resource, Setup, Throw, Type};
use engine::{Fast, Game};

use crate::table::{seat, solo, stock, table, table_for};

#[test]
fn e1_five_dice_with_a_yellow_one() {
    let mut game = DiceCity::new(&Setup::for_players(2)).unwrap();
    let mut source = Fast::new(1);
    while game.turn().is_chance() {
        let fate = game.draw(&mut source);
        game.happen(&fate, &mut ()).unwrap();
    }
    for seat in game.save().seats {
        assert_eq!(seat.dice.dice().iter().collect::<Vec<_>>(), Colour::ALL);
        assert!(seat.dice.face(Colour::Yellow).is_some());
    }
}

#[test]
fn e2_eight_cards_are_on_display() {
    let mut game = DiceCity::new(&Setup::for_players(4)).unwrap();
    game.happen(&Fate::StartingPlayer(seat(0)), &mut ()).unwrap();
    let mut source = Fast::new(1);
    for turned_up in 0..8 {
        assert_eq!(game.save().display.iter().flatten().count(), turned_up);
        let fate = game.draw(&mut source);
        assert!(matches!(fate, Fate::Card(_)));
        game.happen(&fate, &mut ()).unwrap();
    }
    assert!(game.happen(&Fate::Throw(Throw::of_all([1; 5])), &mut ()).is_ok(), "then dice are rolled");
}

#[test]
fn e3_the_marker_of_the_starting_player_stays() {
    let mut play = table_for(4).end_turn();
    play.rolls_all([1; 5]);
    assert_eq!((play.view().starting_player, play.view().active_player), (seat(0), seat(1)));
}

#[test]
fn e4_to_pass_spends_a_die_and_not_the_turn() {
    let mut play = table().start();
    play.take(White).play(Action::Pass);
    assert_eq!((play.active(), play.unspent().len()), (0, 4));
}

#[test]
fn e5_the_solo_game_has_one_bandit_card_of_each_value() {
    let view = solo(SoloLevel::Normal).start().view();
    assert_eq!(view.bandits.iter().map(|deck| deck.left).collect::<Vec<_>>(), [1, 1, 1]);
    assert_eq!(view.ships.iter().map(|deck| deck.left).collect::<Vec<_>>(), [1, 1, 1]);
}

#[test]
fn e6_the_bottom_row_is_the_one_that_is_discarded() {
    let display = [L::Mint, L::Mint, L::Mint, L::Church, L::Well, L::Stables, L::Bazaar, L::TownHall];
    let mut play = solo(SoloLevel::Normal).display(&display).deck(48).start();
    play.ends_dice();
    assert_eq!(play.state().display[..4], display[4..].iter().map(|&card| Some(card)).collect::<Vec<_>>());
    assert_eq!((play.discarded(L::Mint), play.discarded(L::Well)), (3, 2));
}

#[test]
fn e7_the_market_place_exchanges_and_the_bazaar_deactivates_itself() {
    let mut play = table().under_die("red-2", L::MarketPlace).under_die("blue-2", L::Bazaar).start();
    play.uses(Blue).uses(Red).play(Action::Pay { resource: Resource::Iron, amount: 1 });
    play.play(Action::Receive { resource: Resource::Wood });
    assert_eq!(play.stock(0), stock(3, 1, 0));
    assert_eq!((play.is_deactivated(0, "red-2"), play.is_deactivated(0, "blue-2")), (false, true));
}

#[test]
fn e8_a_merchant_guild_works_when_it_is_used_and_not_when_it_is_built() {
    let mut play = table().card("red-1", L::Mine).display(&[L::MerchantGuild]).stock(0, 2, 1, 1).build();
    play.builds(L::MerchantGuild, "red-2");
    assert_eq!((play.stock(0), play.is_deactivated(0, "red-2")), (stock(0, 0, 0), false));
}

#[test]
fn e9_tokens_never_run_out() {
    // More wood, points and pass tokens than the box holds.
    let mut play = table()
        .stock(0, 40, 0, 0)
        .pass_tokens(30)
        .with(|state| (state.turn, state.seats[0].vp_tokens) = (81, 500))
        .under_die("red-2", L::Storehouse)
        .start();
    play.uses(Red).play(Action::Pay { resource: Resource::Wood, amount: 1 });
    play.take(White).play(Action::Pass);
    assert_eq!((play.stock(0), play.state().seats[0].pass_tokens), (stock(42, 0, 0), 31));
}

#[test]
fn e10_there_is_one_civic_type() {
    let civic: Vec<_> = Location::ALL.into_iter().filter(|location| location.print().kind == Type::Civic).collect();
    assert_eq!(civic, [L::Traveller, L::Cemetery, L::Church, L::Stables, L::TownHall, L::Well]);
}

#[test]
fn e11_every_location_has_one_name() {
    let names: BTreeSet<_> = Location::ALL.into_iter().map(Location::name).collect();
    assert_eq!(names.len(), Location::COUNT);
    assert!(["small-house", "grand-statue", "great-wall"].iter().all(|name| names.contains(name)));
}

#[test]
fn e12_statues_take_stone_and_iron_and_markets_any_kind() {
    let mut statue = table().display(&[L::GrandStatue]).stock(0, 9, 2, 2).build();
    statue.builds(L::GrandStatue, "red-1");
    let extras = |action: &Action| matches!(action, Action::Extra { .. });
    let offered: Vec<_> = statue.legal().into_iter().filter(extras).collect();
    assert_eq!(offered, [Resource::Stone, Resource::Iron].map(|resource| Action::Extra { resource }));
    let mut market = table().under_die("red-2", L::MarketPlace).stock(0, 1, 1, 1).start();
    assert_eq!(market.uses(Red).legal().len(), 3);
}

#[test]
fn e13_bandit_cards_are_worth_points() {
    let mut play = table().strength(5, 0).attack();
    play.play(Action::Beat { bandits: dice_city::Bandits::Four });
    let heap = play.game.view(engine::Viewer::Seat(seat(0))).seats[0].heap.unwrap();
    assert_eq!((heap.score.bandits, heap.total), (4, 4));
}

#[test]
fn e14_only_opponents_reroll() {
    let mut play = table_for(4).pass_tokens(2).start();
    play.play(Action::TradeForReroll);
    for number in 1..4 {
        play.play(Action::Reroll { seat: seat(number), die: Red }).rolls(Red, 3);
    }
    assert_eq!((play.stage(), play.column(0, Red), play.column(3, Red)), (dice_city::Stage::Dice, 1, 3));
}
