//! Written states: what is refused, and with which words.

use cubitos::{Phase, Stage};
use engine::Game;

use crate::table::{seat, with};

#[test]
fn a_broken_state_names_its_field() {
    let refused = |table: crate::table::Table, field: &str| {
        let message = table.refused();
        assert!(message.starts_with(field), "{message}");
    };
    refused(with("bob").at(0, "r05c06"), "players[0].cell: there is no r05c06 on nothing-goes-right");
    refused(with("bob").roll(0, "red*11"), "players[0].roll");
    refused(with("bob").roll(0, "red*6").draw(1, "red*6"), "players: there are 10 red dice, not 12");
    refused(with("bob").fans(0, 14), "players[0].fans");
    refused(with("bob").active(0, "purple:power"), "players[0].active[0]: the die has no such side");
    refused(with("bob").active(0, "white:symbol:2"), "players[0].active[0]: the card has no such part");
    refused(with("bob").roll(0, "first-player"), "players[0]: the holder, and nobody else");
    refused(with("bob").player(0, |player| player.stage = Stage::Move), "players[0].stage");
    refused(with("bob").with(|state| state.phase = Phase::Over), "ending");
    refused(with("bob").with(|state| state.waiting = [seat(1)].into_iter().collect()), "waiting");
    refused(with("bob").with(|state| state.holder = seat(2)), "holder");
    refused(with("bob").with(|state| state.players.truncate(1)), "players");
    refused(with("bob").roll(0, "borrowed-red"), "players[0].roll: no card of this race lends dice");
    refused(with("bob").active(1, "borrowed-red:symbol"), "players[1].active: no card of this race lends dice");
}

#[test]
fn a_refused_decision_says_what_is_due() {
    let play = with("bob").roll(0, "light-grey").decide();
    let action = serde_json::from_str(r#"{"do":"stop"}"#).unwrap();
    assert!(play.refuses(0, action).to_string().contains("push, pass"));
    assert_eq!(play.refuses(1, action), engine::Illegal::NotYourTurn);
}

#[test]
fn a_written_state_goes_on_by_itself() {
    // Nobody has anything to decide: the round ends, and dice are rolled for the next one.
    let play = with("bob").moves();
    assert!(play.is_rolling());
    assert_eq!(play.game.save().round, 4);
}
