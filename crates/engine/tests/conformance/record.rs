//! Matches: undo, records, and what is said about a record that was edited.

use engine::testkit::pig::{Action, Fate, Pig, Setup};
use engine::{CannotUndo, Game, Match, Record, RecordError, Seat};

const SETUP: Setup = Setup { players: 2, target: 10 };

fn second() -> Seat {
    Seat::new(1).unwrap()
}

/// Both lucky faces are dealt; seat 0 is to throw.
fn dealt() -> Match<Pig> {
    let mut table = Match::new(&SETUP).unwrap();
    table.happen(&Fate::Lucky(6), &mut ()).unwrap();
    table.happen(&Fate::Lucky(2), &mut ()).unwrap();
    table
}

fn throw(table: &mut Match<Pig>, seat: Seat, face: u8) {
    table.play(seat, &Action::Throw, &mut ()).unwrap();
    table.happen(&Fate::Die(face), &mut ()).unwrap();
}

/// Seat 0 throws 6 and 4 and holds, which ends the game.
fn finished() -> Match<Pig> {
    let mut table = dealt();
    throw(&mut table, Seat::FIRST, 6);
    throw(&mut table, Seat::FIRST, 4);
    table.play(Seat::FIRST, &Action::Hold, &mut ()).unwrap();
    table
}

#[test]
fn a_throw_can_be_taken_back_until_the_die_lies() {
    let mut table = dealt();
    let before = *table.game();
    assert_eq!(table.undo(Seat::FIRST), Err(CannotUndo::NothingDone));
    table.play(Seat::FIRST, &Action::Throw, &mut ()).unwrap();
    assert_eq!(table.undo(second()), Err(CannotUndo::NothingDone));
    assert_eq!(table.undo(Seat::FIRST), Ok(Action::Throw));
    assert_eq!((*table.game(), table.steps().len()), (before, 2));
    throw(&mut table, Seat::FIRST, 3);
    assert_eq!(table.undo(Seat::FIRST), Err(CannotUndo::Revealed));
}

#[test]
fn holding_can_be_taken_back_until_the_next_one_throws() {
    let mut table = dealt();
    throw(&mut table, Seat::FIRST, 3);
    table.play(Seat::FIRST, &Action::Hold, &mut ()).unwrap();
    let held = *table.game();
    assert_eq!(table.clone().undo(Seat::FIRST), Ok(Action::Hold));
    table.play(second(), &Action::Throw, &mut ()).unwrap();
    assert_eq!(table.undo(Seat::FIRST), Err(CannotUndo::OthersMovedOn));
    assert_eq!(table.undo(second()), Ok(Action::Throw));
    assert_eq!(*table.game(), held);
}

#[test]
fn what_showed_the_lucky_faces_stays() {
    assert_eq!(finished().undo(Seat::FIRST), Err(CannotUndo::Revealed));
    // No die was thrown since, so the reason must not say so.
    let reason = "something random or hidden has been shown since then, so it cannot be taken back";
    assert_eq!(CannotUndo::Revealed.to_string(), reason);
}

#[test]
fn an_edited_record_is_refused_with_the_reason() {
    let record = finished().record();
    let refused = |edit: &dyn Fn(&mut Record<Pig>)| {
        let mut edited = record.clone();
        edit(&mut edited);
        Match::replay(&edited, &mut ()).map(|_| ()).unwrap_err().to_string()
    };
    assert_eq!(refused(&|record| record.format = 9), "format: 9 is not known, this version reads 1 to 2");
    assert_eq!(refused(&|record| record.game = "chess".to_owned()), "game: this is a record of 'chess'");
    assert_eq!(refused(&|record| record.setup.players = 5), "setup.players: must be 2 to 4, got 5");
    assert_eq!(refused(&|record| _ = record.steps.remove(2)), "steps[2]: the game does not wait for chance");
    assert!(refused(&|record| _ = record.steps.pop()).starts_with("hash: the steps lead to"));
}

#[test]
fn a_match_from_a_state_keeps_the_state_in_its_record() {
    let mut state = dealt().game().save();
    state.seats[1].safe = vec![3, 6];
    let mut table = Match::<Pig>::from_state(&state).unwrap();
    throw(&mut table, Seat::FIRST, 1);
    let record = table.record();
    assert_eq!(record.state, Some(state));
    let again = Match::replay(&record, &mut ()).unwrap();
    assert_eq!(again.game(), table.game());
    let other = Record { setup: Setup { players: 2, target: 20 }, ..record };
    assert!(matches!(Match::replay(&other, &mut ()), Err(RecordError::Start(invalid)) if invalid.field == "setup"));
}

#[test]
fn an_action_out_of_turn_changes_nothing() {
    let mut table = dealt();
    let (game, steps) = (*table.game(), table.steps().to_vec());
    assert!(table.play(second(), &Action::Throw, &mut ()).is_err());
    assert!(table.happen(&Fate::Die(3), &mut ()).is_err());
    assert_eq!((*table.game(), table.steps()), (game, &steps[..]));
    assert!(table.game().outcome().is_none());
}

/// Where the rules are still the same, a match by older ones is as good as any other.
#[test]
fn a_record_of_older_rules_is_read_as_far_as_it_goes() {
    let older = Record { rules_version: 0, ..finished().record() };
    let (whole, parted) = Match::replay_as_far_as_it_goes(&older, &mut ()).unwrap();
    assert_eq!((whole.game(), parted), (finished().game(), None));

    let mut departing = older.clone();
    departing.steps.truncate(4);
    departing.steps.extend_from_slice(&older.steps[3..]);
    let (begun, parted) = Match::replay_as_far_as_it_goes(&departing, &mut ()).unwrap();
    assert_eq!(begun.steps(), &older.steps[..4]);
    let reason = "steps[4]: the match was played by version 0 of the rules, and those of today part from it here";
    assert_eq!(parted.map(|parted| parted.to_string()).as_deref(), Some(reason));
    assert_eq!(departing.outcome.unwrap().places, [1, 2]);

    let mut cut_off = older;
    cut_off.steps.pop();
    let reason = Match::replay(&cut_off, &mut ()).unwrap_err().to_string();
    assert_eq!(reason, "hash: the match was played by version 0 of the rules, and those of today lead elsewhere");
}

#[test]
fn an_attempt_that_fails_leaves_nothing_behind() {
    let mut table = dealt();
    let (game, steps) = (*table.game(), table.steps().to_vec());
    let failed = table.attempt(|table| {
        table.play(Seat::FIRST, &Action::Throw, &mut ())?;
        table.happen(&Fate::Die(3), &mut ())?;
        table.happen(&Fate::Die(3), &mut ())
    });
    assert!(failed.is_err());
    assert_eq!((*table.game(), table.steps()), (game, &steps[..]));
    assert_eq!(table.undo(Seat::FIRST), Err(CannotUndo::NothingDone));
    table.attempt(|table| table.play(Seat::FIRST, &Action::Throw, &mut ())).unwrap();
    assert_eq!(table.undo(Seat::FIRST), Ok(Action::Throw));
    assert_eq!(*table.game(), game);
}

/// The JSON of a state and its hash, once computed with another program.
#[test]
fn the_hash_of_a_state_stays_for_ever() {
    let json = serde_json::to_string(&dealt().game().save()).unwrap();
    assert_eq!(
        json,
        r#"{"setup":{"players":2,"target":10},"phase":"decide","turn":0,"thrown":[],"seats":[{"lucky":6,"safe":[]},{"lucky":2,"safe":[]}]}"#
    );
    assert_eq!(dealt().record().hash.map(|hash| hash.to_string()).as_deref(), Some("41955999002a8ab6"));
}
