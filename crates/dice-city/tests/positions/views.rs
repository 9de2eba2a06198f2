//! What boards see.

use dice_city::Colour::{Red, White};
use dice_city::Location as L;
use dice_city::{Action, Bandits, Event, Resources, Ship};
use engine::{Game, Reveal, TurnLimit, Viewer};

use crate::table::{seat, space, stock, table};

#[test]
fn a_space_shows_what_lies_on_it() {
    let play = table().card("red-1", L::GreatWall).off("red-4", L::Mine).start();
    let mine = play.space(0, "red-4");
    assert_eq!((mine.location, mine.is_card, mine.deactivated), (L::Mine, true, true));
    assert_eq!((mine.defence, mine.points, mine.die), (Some(4), 0, None));
    let wall = play.space(0, "red-1");
    assert_eq!((wall.defence, wall.points, wall.die), (Some(5), 3, Some(Red)));
    let printed = play.space(0, "white-1");
    assert_eq!((printed.location, printed.is_card, printed.defence), (L::Forest, false, None));
    let mut taken = play.clone();
    taken.take(Red);
    assert_eq!(taken.space(0, "red-1").die, None);
}

#[test]
fn prices_and_what_can_be_paid() {
    let view = table().display(&[L::Well, L::TownHall]).stock(0, 1, 2, 2).strength(4, 0).attack().view();
    let afforded: Vec<_> = view.display[..2].iter().map(|slot| slot.card.unwrap().affordable).collect();
    assert_eq!(afforded, [true, false]);
    assert_eq!(view.display[0].card.unwrap().cost, Resources::new(0, 1, 1));
    let basic: Vec<_> = view.basic_decks.iter().map(|deck| (deck.left, deck.card.affordable)).collect();
    assert_eq!(basic, [(15, false), (15, true), (15, true), (15, true)]);
    let ships: Vec<_> = view.ships.iter().map(|deck| (deck.ship, deck.left, deck.affordable)).collect();
    assert_eq!(ships, [(Ship::Five, 4, false), (Ship::Ten, 2, false), (Ship::Twenty, 1, false)]);
    let bandits: Vec<_> = view.bandits.iter().map(|deck| (deck.bandits, deck.price, deck.beatable)).collect();
    assert_eq!(bandits, [(Bandits::Two, 3, true), (Bandits::Three, 4, true), (Bandits::Four, 5, false)]);
}

#[test]
fn nothing_of_an_empty_deck_can_be_paid() {
    let table = table().stock(0, 9, 9, 9).strength(9, 0).basic_deck(L::Mine, 0);
    let view =
        table.with(|state| (state.seats[0].ships, state.seats[1].bandits) = ([0, 0, 1], [4, 0, 0])).build().view();
    assert_eq!(view.ships.iter().map(|deck| deck.affordable).collect::<Vec<_>>(), [true, true, false]);
    assert_eq!(view.bandits.iter().map(|deck| deck.beatable).collect::<Vec<_>>(), [false, true, true]);
    let basic: Vec<_> = view.basic_decks.iter().map(|deck| deck.card.affordable).collect();
    assert_eq!(basic, [true, true, false, true]);
}

#[test]
fn a_choice_tells_what_it_would_do() {
    let mut play = table().start();
    play.take(White);
    let choice = play.view().choices.into_iter().find(|choice| choice.action == Action::Use { location: L::Forest });
    let does = [
        Event::Used { seat: seat(0), space: space("white-1"), location: L::Forest },
        Event::Gained { seat: seat(0), resources: stock(1, 0, 0) },
    ];
    assert_eq!(choice.unwrap().does, does);
    assert!(play.game.view(Viewer::Seat(seat(1))).choices.is_empty(), "seat 1 is not to move");
}

#[test]
fn deck_and_discard_pile_are_counted() {
    let mut play = table().card("red-2", L::Well).display(&[L::Well, L::Mint]).stock(0, 2, 0, 0).build();
    play.builds(L::LumberMill, "red-2");
    let view = play.view();
    let count = |pile: &[dice_city::view::CountView], card| {
        pile.iter().find(|counted| counted.card == card).map_or(0, |counted| counted.count)
    };
    assert_eq!((count(&view.deck, L::Well), count(&view.discard, L::Well)), (1, 1));
    assert_eq!(view.deck.iter().map(|counted| counted.count).sum::<u8>(), view.deck_left);
    assert_eq!(view.deck_left, 60 - 8 - 1);
}

#[test]
fn a_preview_of_the_last_decision_does_not_count_hidden_heaps() {
    let play = table()
        .with(|state| {
            (state.turn, state.active_player) = (10, seat(1));
            state.setup.turn_limit = TurnLimit(Some(10));
            state.seats[0].vp_tokens = 9;
        })
        .start();
    let choice = play.view().choices.into_iter().find(|choice| choice.action == Action::EndDice).unwrap();
    assert!(!choice.does.is_empty() && !choice.does.iter().any(Event::reveals), "{:?}", choice.does);
}

#[test]
fn a_solo_view_shows_its_rows_and_turns() {
    let view = crate::table::solo(dice_city::setup::SoloLevel::Hard).start().view();
    assert_eq!((view.row, view.display.len(), view.turn, view.turns), (5, 10, 2, Some(12)));
    assert_eq!(table().start().view().turns, None);
}
