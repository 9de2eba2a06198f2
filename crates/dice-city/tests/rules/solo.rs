//! The solo game.

use dice_city::Colour::{Red, White};
use dice_city::Location as L;
use dice_city::setup::SoloLevel;
use dice_city::{Action, Bandits, DiceCity, Setup, Ship, Stage, Trigger};
use engine::{Game, Seat, Turn};

use crate::table::{solo, space, stock};

#[test]
fn bandits_and_ships_never_run_out_and_bring_tokens() {
    let mut play = solo(SoloLevel::Normal).strength(8, 0).stock(0, 4, 4, 4).attack();
    play.play(Action::Beat { bandits: Bandits::Two }).play(Action::Beat { bandits: Bandits::Four });
    assert_eq!((play.points(0), play.view().bandits[0].left, play.stage()), (6, 1, Stage::Build));
    play.play(Action::Export { ship: Ship::Five }).play(Action::Export { ship: Ship::Five });
    let own = play.view().seats.swap_remove(0);
    assert_eq!((play.points(0), own.heap.unwrap().total), (16, 16), "counted once");
}

#[test]
fn a_gap_in_the_display_stays_until_the_rows_move() {
    let mut play = solo(SoloLevel::Normal).display(&[L::Well]).deck(48).stock(0, 0, 1, 1).build();
    let top = play.state().display[4..].to_vec();
    play.builds(L::Well, "red-2");
    // The turn ends, as nothing is left to pay with.
    assert_eq!(play.state().display, [&top[..], &[None; 4]].concat());
    assert_eq!(play.stage(), Stage::Roll);
    play.turns_up(L::Church);
    assert_eq!(play.state().display[4], Some(L::Church));
}

#[test]
fn cards_of_both_rows_may_be_built() {
    let display = [L::Mint, L::Mint, L::Mint, L::Church, L::Church, L::Church, L::Well, L::TownHall];
    let play = solo(SoloLevel::Normal).display(&display).stock(0, 0, 2, 2).build();
    let slots = |card| {
        let slot = |action| match action {
            Action::Build { card: offered, slot } if offered == card => slot,
            _ => None,
        };
        play.legal().into_iter().filter_map(slot).collect::<Vec<_>>()
    };
    assert_eq!((slots(L::Mint), slots(L::Well)), (vec![0, 1, 2], vec![6]));
}

#[test]
fn r32_there_is_no_refresh_unless_the_option_allows_it() {
    let mut play = solo(SoloLevel::Normal).deck(48).start();
    assert!(!play.take(White).can(Action::Refresh));
    let allowed = solo(SoloLevel::Normal).option(|setup| setup.solo_refresh.0 = true);
    let mut play = allowed
        .clone()
        .deck(48)
        .with(|state| {
            // The bottom row has two gaps.
            for slot in [0, 2] {
                let card = state.display[slot].take().unwrap();
                *state.discard.entry(card).or_default() += 1;
            }
        })
        .start();
    play.take(White).play(Action::Refresh);
    for slot in [7, 1, 5, 3] {
        let card = play.state().display[usize::from(slot)].unwrap();
        play.play(Action::Discard { slot, card });
    }
    let before = play.state().display;
    let two = [0, 1].map(|_| {
        let fate = play.game.draw(&mut engine::chance::Scripted::new([0]));
        play.happens(fate);
        fate
    });
    // The bottom row comes first, gaps stay.
    let display = play.state().display;
    let card = |slot: usize| dice_city::Fate::Card(display[slot].unwrap());
    assert_eq!(two, [card(1), card(3)]);
    assert_eq!((display[0], display[2], display[5], before[4]), (None, None, None, display[4]));
    // It ends after the turn at whose end neither display nor deck has a card.
    let allowed = allowed.with(|state| state.turn = 8);
    let mut last = allowed.clone().deck(0).with(|state| state.display[4..].fill(None)).with(discard_rest).start();
    last.ends_dice();
    assert_eq!((last.game.turn(), last.state().turn), (Turn::Over, 8));
    let mut two_rows = allowed.deck(0).start();
    two_rows.ends_dice();
    assert_eq!(two_rows.stage(), Stage::Roll);
    two_rows.rolls_all([1; 5]).ends_dice();
    assert_eq!(two_rows.game.turn(), Turn::Over);
}

/// Whatever lies nowhere is discarded, so that the deck is empty.
fn discard_rest(state: &mut dice_city::State) {
    for card in L::buildings() {
        let shown = state.display.iter().flatten().filter(|&&other| other == card).count() as u8;
        state.discard.insert(card, 3 - shown);
    }
    state.discard.retain(|_, count| *count > 0);
}

#[test]
fn r44_ordinary_end_conditions_do_not_apply() {
    // An empty deck, and two full rows.
    let row = [L::Mine, L::Mine, L::Quarry, L::Quarry, L::LumberMill, L::LumberMill];
    let mut play =
        solo(SoloLevel::Normal).row(0, Red, row).row(0, White, row).with(|state| state.turn = 14).deck(0).start();
    play.ends_dice();
    assert_eq!((play.stage(), play.state().trigger), (Stage::Roll, None));
    let mut last = solo(SoloLevel::Normal).with(|state| state.turn = 15).deck(0).start();
    last.ends_dice();
    assert_eq!((last.game.turn(), last.state().trigger), (Turn::Over, Some(Trigger::Clock)));
}

#[test]
fn r44_the_clock_runs_even_if_the_last_rows_were_built_early() {
    let empty = |turn| {
        let bought = solo(SoloLevel::Hard).with(|state| state.turn = turn).deck(0);
        bought.with(|state| state.display.fill(None)).with(discard_rest).end_turn().game.turn()
    };
    assert_eq!((empty(11), empty(12)), (Turn::Chance(Some(Seat::FIRST)), Turn::Over));
}

#[test]
fn the_target_wins_or_not() {
    let reason = |tokens: u16, target: u16| {
        let mut play = solo(SoloLevel::Normal)
            .option(|setup| setup.solo_target = target)
            .with(|state| {
                state.turn = 15;
                state.seats[0].vp_tokens = tokens;
            })
            .deck(0)
            .start();
        play.ends_dice();
        play.game.outcome().unwrap().reason
    };
    assert_eq!(
        (reason(50, 50), reason(49, 50), reason(54, 55), reason(55, 55)),
        ("solo-won", "solo-lost", "solo-lost", "solo-won")
    );
    for target in [0, 52, 505] {
        let setup = Setup { solo_target: target, ..Setup::for_players(1) };
        assert!(DiceCity::new(&setup).unwrap_err().to_string().starts_with("soloTarget: "));
    }
}

#[test]
fn there_is_nobody_to_attack_or_to_reroll() {
    let play = solo(SoloLevel::Normal).card("red-1", L::Mine).strength(9, 0).attack();
    assert!(!play.can_attack(0, "red-1"));
    let play = solo(SoloLevel::Normal).with(|state| state.turn = 3).pass_tokens(2).start();
    assert!(!play.can(Action::TradeForReroll) && play.can(Action::TradeForStrength));
}

#[test]
fn rows_move_before_the_dice_are_rolled() {
    let mut play = solo(SoloLevel::Hard).deck(45).stock(0, 1, 0, 0).start();
    play.ends_dice();
    assert!(play.view().card_due);
    play.deals();
    assert_eq!((play.displayed(), play.deck_left(), play.view().card_due), (10, 40, false));
    play.rolls_all([6; 5]);
    assert_eq!((play.state().turn, play.stage(), play.stock(0)), (3, Stage::Dice, stock(1, 0, 0)));
    assert_eq!(play.space(0, "red-6").die, Some(Red));
    assert_eq!(space("red-6").printed(), L::Mountain);
}
