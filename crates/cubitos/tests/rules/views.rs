//! What a board is told: where the runner can go, and what is unusual about the cards.

use cubitos::setup::{Cards, TrackChoice, Warning};
use cubitos::view::{GoalView, View};
use cubitos::{Action, CardId, Cubitos, Setup, Tables, TrackId};
use engine::{Game, Viewer};

use crate::table::{Play, Table, cell, seat, table};

fn on(track: &str) -> Table {
    table(Setup { track: TrackChoice::One(TrackId::named(track).unwrap()), ..Setup::default() })
}

fn view(play: &Play) -> View {
    play.game.view(Viewer::Seat(seat(0)))
}

fn goal(play: &Play, name: &str) -> GoalView {
    view(play).reach.into_iter().find(|goal| goal.cell == cell(name)).unwrap()
}

/// Water feet that are left when the move ends are lost, so they help nobody out of the water.
#[test]
fn a_goal_amid_water_is_stranded_even_with_water_feet_left() {
    let track = Tables::standard().track(TrackId::named("testing-the-waters").unwrap());
    let amid = |cell: &_| track.is_water(*cell) && track.neighbours(*cell).iter().all(|next| track.is_water(*next));
    let (wet, _) = track.cells().find(|(cell, _)| amid(cell)).unwrap();
    let name = |cell| &*track.cell(cell).name;
    let shore = track.neighbours(wet).iter().copied().find(|cell| !amid(cell)).unwrap();
    let play = on("testing-the-waters").at(0, name(shore)).player(0, |player| player.water_feet = 3).moves();
    let there = goal(&play, name(wet));
    assert!(there.is_stranded && there.feet_left == 2, "{there:?}");
    assert!(view(&play).reach.iter().any(|goal| !goal.is_stranded));
}

#[test]
fn the_feet_of_a_goal_include_those_of_shortcuts() {
    let play = on("ahead-of-the-curve").at(0, "r05c10").feet(0, 9).moves();
    let exit = goal(&play, "r02c19");
    let jetpack = exit.path.contains(&Action::Jetpack);
    assert!(jetpack && exit.path.ends_with(&[Action::Step { to: cell("r04c11") }, Action::Shortcut]), "{exit:?}");
    // Two steps to the jetpack, three back to the shortcut, and its seven; the jetpack has made fourteen of seven.
    assert_eq!((exit.feet, exit.feet_left, exit.money), (2 + 3 + 7, 4, 0));
    // A shortcut for money takes none.
    let play = on("ahead-of-the-curve").at(0, "r08c21").money(0, 6, 0).moves();
    let exit = goal(&play, "r06c23");
    assert_eq!((exit.feet, exit.money), (0, 6));
}

#[test]
fn warnings_about_the_cards_are_told_by_their_codes() {
    let warnings = |cards: Cards| {
        let view = Cubitos::new(&Setup { cards, ..Setup::default() }).unwrap().view(Viewer::Spectator);
        serde_json::to_value(view.warnings).unwrap()
    };
    assert_eq!(warnings(Cards::OfSet), serde_json::json!([]));
    // Not all are known yet.
    assert_eq!(warnings(Cards::Random), serde_json::json!([]));
    let dear = |colour| CardId::of(colour).max_by_key(|card| Tables::standard().card(*card).cost).unwrap();
    let cards = Cards::These(cubitos::Colour::ALL.map(dear));
    let expected = Setup { cards, ..Setup::default() }.warnings();
    assert!(expected.contains(&Warning::TooDear));
    let words = expected.iter().map(|warning| warning.name().trim_start_matches("warning-"));
    assert_eq!(warnings(cards), serde_json::json!(words.collect::<Vec<_>>()));
}
