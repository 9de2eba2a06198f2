//! What a board is told: where the runner can go, and what is unusual about the cards.

use cubitos::components::{PrintedFace, PrintedKind};
use cubitos::setup::{Cards, TrackChoice, Warning};
use cubitos::view::{GoalView, View};
use cubitos::{Action, CardId, CellName, Cube, Cubitos, Dice, Die, Event, Replacement, Setup, Side, Tables, TrackId};
use engine::{Game, Speak, Viewer};

use crate::table::{Play, Table, cell, seat, set, table};

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

/// The way that is left is not the distance from the start: where the track bends, its outer cells are far from both.
#[test]
fn steps_left_are_counted_over_land_to_the_end_of_the_race() {
    let play = on("nothing-goes-right").at(0, "r10c29").feet(0, 3).moves();
    let (outer, inner) = (goal(&play, "r08c31"), goal(&play, "r07c30"));
    assert_eq!((outer.distance, outer.steps_left), (7, 26));
    assert_eq!((inner.distance, inner.steps_left), (6, 25));
    let left = |table: Table| view(&table.feet(0, 1).moves()).players[0].steps_left;
    for track in TrackId::ALL {
        let lap = Tables::standard().track(track).lap_length;
        assert_eq!(left(on(track.name())), u32::from(lap), "{}", track.name());
    }
    // On water the way ashore is counted, and amid water straight on.
    assert_eq!(left(on("nothing-goes-right").at(0, "r06c27")), 1 + 24);
    // One foot leads from the finish to the second track, whose lap is still to come.
    let finale = view(&set("grand-finale").feet(0, 1).moves());
    let laps =
        finale.legs.iter().map(|leg| u32::from(Tables::standard().track(TrackId::named(leg).unwrap()).lap_length));
    assert_eq!(finale.players[0].steps_left, laps.sum::<u32>() + 1);
    assert_eq!(left(set("grand-finale").player(0, |player| player.leg = 2)), 0, "beyond the finish");
}

#[test]
fn the_view_tells_the_risk_of_a_push() {
    let told = |play: &Play| {
        let me = &view(play).players[0];
        (me.at_risk, me.push_is_at_risk, me.misses_per_thousand)
    };
    let play = set("race-1").roll(0, "light-grey*2 dark-grey").active(0, "light-grey:coins*2").decide();
    assert_eq!(told(&play), (false, false, 462), "5/6 · 5/6 · 4/6");
    let mut play = set("race-1").roll(0, "light-grey*2 white").active(0, "light-grey:coins*3").decide();
    assert_eq!(told(&play), (false, true, 347), "5/6 · 5/6 · 3/6");
    play.act("push");
    play.rolls("light-grey:coins light-grey:blank white:blank");
    assert_eq!(told(&play), (true, true, 416), "5/6 · 3/6");
    // However many dice there are.
    let many = set("race-1").roll(0, "light-grey*14 red*10").active(0, "light-grey:coins*3").decide();
    assert_eq!(told(&many).2, 1);
    // One in two is just that.
    let half = set("race-1").roll(0, "white").active(0, "light-grey:coins*3").decide();
    assert_eq!(told(&half).2, 500);
}

/// What is told one by one reads better in one line.
#[test]
fn dice_that_are_drawn_one_by_one_are_told_together() {
    let own = |die| Dice::one(Cube::own(die));
    let mut both = own(Die::Red);
    both.take_all(&mut own(Die::White));
    let drew = |index, dice| Event::Drew { seat: seat(index), dice };
    let mut told = drew(0, own(Die::Red));
    assert!(told.take_in(&drew(0, own(Die::White))));
    assert_eq!(told, drew(0, both));
    assert!(!told.take_in(&drew(1, own(Die::White))), "another player's dice");
    let discarded = |dice| Event::Discarded { seat: seat(0), dice };
    assert!(!told.take_in(&discarded(own(Die::White))), "these went elsewhere");
    let mut told = discarded(own(Die::Red));
    assert!(told.take_in(&discarded(own(Die::White))));
    assert_eq!(told, discarded(both));
    // A walk is told by where it leads.
    let moved = |index, to| Event::Moved { seat: seat(index), to: cell(to) };
    let mut told = moved(0, "r10c29");
    assert!(told.take_in(&moved(0, "r09c30")) && !told.take_in(&moved(1, "r08c31")));
    assert_eq!(told, moved(0, "r09c30"));
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

/// A board that knows nothing but the components can draw the race: everything that is named is there.
#[test]
fn components_have_all_that_a_board_draws() {
    for set in ["race-1", "race-2", "race-3", "race-4", "grand-finale"] {
        let play = crate::table::set(set).feet(0, 1).moves();
        let components = play.game.components();
        let mut legs = view(&play).legs;
        legs.dedup();
        assert_eq!(components.tracks.iter().map(|track| track.track).collect::<Vec<_>>(), legs);
        for track in &components.tracks {
            let find = |name: CellName| track.cells.iter().find(|cell| cell.cell == name).expect("a cell of the track");
            let (first, last) = (find(track.lap[0]), find(*track.lap.last().unwrap()));
            assert_eq!((first.kind, last.kind), (PrintedKind::Start, PrintedKind::Finish));
            assert_eq!(track.lap.len(), usize::from(track.lap_length) + 1);
            assert!(track.lap.windows(2).all(|pair| find(pair[0]).neighbours.contains(&pair[1])));
            assert_eq!((first.red, last.red), (0, track.red_lines));
            for cell in &track.cells {
                assert!(!cell.tiles.is_empty() && cell.neighbours.iter().all(|next| find(*next).cell == *next));
                assert_eq!(cell.kind == PrintedKind::Bonus, !cell.bonus.is_empty());
                assert_eq!(cell.kind == PrintedKind::Shortcut, cell.shortcut.is_some());
                if let Some(shortcut) = cell.shortcut {
                    assert_eq!(find(shortcut.to).exit_of, Some(shortcut.symbol));
                }
            }
        }
        let json = serde_json::to_string(&components).unwrap();
        assert!(json.len() < 30_000 * components.tracks.len() + 20_000, "{} bytes", json.len());
    }
}

#[test]
fn components_are_those_of_the_file_of_the_race() {
    let data = r#"{"cards": [{"id": "bob", "cost": 5}, {"id": "stogie", "abilities": [{"timing": "run", "op": {"gain": {"coins": 1}}}]}],
        "dice": [{"id": "red", "faces": [{"kind": "coins", "n": 2}, {"kind": "blank"}, {"kind": "blank"},
            {"kind": "blank"}, {"kind": "symbol"}, {"kind": "power"}]}],
        "fan_track": [{"step": 2, "credits": 7}]}"#;
    let setup = Setup { data: Replacement::from_json(data).unwrap(), ..Setup::default() };
    let components = Cubitos::new(&setup).unwrap().components();
    let card = |name: &str| components.cards.iter().find(|card| card.card.name() == name).unwrap();
    assert_eq!((card("bob").cost, card("bob").cost_is_reconstructed, card("bob").text.key), (5, false, "card-text"));
    assert_eq!(card("stogie").text.key, "replaced-effect");
    let red = components.dice.iter().find(|die| die.die == Die::Red).unwrap();
    assert_eq!((red.in_the_box, red.faces.len()), (10, 6));
    assert_eq!(red.faces[0], PrintedFace { side: Side::Coins, amount: 2 });
    assert_eq!((components.fan_track.len(), components.fan_track[1].credits), (13, 7));
}
