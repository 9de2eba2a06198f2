//! The suite of the engine, run for this game with every number of players and every switch.

use std::collections::BTreeSet;

use dice_city::setup::{CopiedThisDie, PassRerollTargets, PassTokenWindow, RowsTrigger, SoloLevel};
use dice_city::{
    Action, Bandits, Colour, DiceCity, Event, Fate, Location, Resource, Resources, Setup, Ship, Space, State, Throw,
    Weights,
};
use engine::testkit::{Trials, at_random, compare_playthrough, conformance, play_on};
use engine::{
    Buffers, Fast, Figures, Game, Heuristic, Perft, Seat, Speak, StartingPlayer, Switch, TooManyResults, Turn,
    TurnLimit, Viewer, Weights as _, perft, worth_of,
};

/// Far more random events and decisions than a random game needs.
const STEPS_MAX: usize = 20_000;

/// Every number of players, the rules as they are and every switch on its other value.
pub fn trials() -> Trials<Setup> {
    let switched = |players| Setup {
        starting_player: StartingPlayer::Seat(Seat::FIRST),
        solo_level: SoloLevel::Hard,
        solo_target: 75,
        display_size: 4,
        pass_reroll_targets: PassRerollTargets::Everyone,
        pass_token_window: PassTokenWindow::AnyOwnStep,
        turn_modifiers_retroactive: Switch(true),
        copied_this_die: CopiedThisDie::DieOnCopiedLocation,
        rows_trigger: RowsTrigger::Automatic,
        voluntary_deactivation: Switch(true),
        market_place_split_pairs: Switch(true),
        solo_refresh: Switch(true),
        hidden_vp: Switch(false),
        turn_limit: TurnLimit(Some(40)),
        ..Setup::for_players(players)
    };
    let tables = [
        Setup::for_players(1),
        switched(1),
        Setup::for_players(2),
        Setup { hidden_vp: Switch(true), display_size: 10, ..switched(2) },
        Setup { solo_level: SoloLevel::Hard, ..Setup::for_players(1) },
        Setup::for_players(3),
        Setup { turn_limit: TurnLimit(Some(30)), ..Setup::for_players(4) },
    ];
    Trials::new(tables, STEPS_MAX)
}

conformance!(DiceCity, trials());

#[test]
fn playthrough_of_two() {
    compare_playthrough::<DiceCity>(&Setup::for_players(2), 1, "tests/playthroughs/two-players.txt").unwrap();
}

#[test]
fn playthrough_alone() {
    compare_playthrough::<DiceCity>(&Setup::for_players(1), 2, "tests/playthroughs/solo.txt").unwrap();
}

/// Random play barely builds. Somebody who looks at a few legal actions and takes the one that leads to the best position
/// sees far more of the game.
fn busy(tries: u32) -> impl Fn(&DiceCity, Seat, &[Action], &mut Fast) -> usize {
    move |game, seat, actions, source| {
        let worth = |&index: &usize| {
            let mut after = *game;
            after.play(seat, &actions[index], &mut ()).unwrap();
            after.evaluate(seat, DiceCity::TAUGHT)
        };
        let some: Vec<_> = (0..tries).map(|_| at_random(game, seat, actions, source)).collect();
        some.into_iter().max_by_key(worth).unwrap()
    }
}

/// A new game at one of the tables, which take turns.
fn game_number(number: usize) -> DiceCity {
    let setups = trials().setups;
    DiceCity::new(&setups[number % setups.len()]).unwrap()
}

/// The whole suite only sees random play; busier games reach copies, attacks, ships and full rows.
#[test]
fn busy_games_keep_every_promise() {
    let mut source = Fast::new(11);
    for number in 0..60 {
        let mut game = game_number(number);
        let check_all_and_choose = |game: &DiceCity, seat: Seat, actions: &[Action], source: &mut Fast| {
            for action in actions {
                let (mut checked, mut listed) = (*game, *game);
                checked.play(seat, action, &mut ()).unwrap();
                listed.play_listed(seat, action, &mut ());
                assert_eq!(checked, listed, "{action:?}");
            }
            busy(4)(game, seat, actions, source)
        };
        while play_on(&mut game, 1, &mut source, &mut (), check_all_and_choose) > 0 {
            let saved = game.save();
            assert_eq!(DiceCity::load(&saved), Ok(game), "{saved:?}");
        }
    }
}

/// R31: states that differ only in the heaps of others look the same, whatever has happened and whatever may be decided.
/// (The suite has nothing to say about it: everybody has heard what went into the heaps.)
#[test]
fn heaps_of_others_leave_no_trace() {
    let (mut source, mut exchanged) = (Fast::new(8), 0);
    for players in [2, 3, 4] {
        for _ in 0..3 {
            let mut game = DiceCity::new(&Setup::for_players(players)).unwrap();
            while play_on(&mut game, 1, &mut source, &mut (), busy(8)) > 0 {
                let viewers = Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]);
                for viewer in viewers.filter(|_| game.turn() != Turn::Over) {
                    let Some(other) = with_other_heaps(&game, viewer) else { continue };
                    assert_eq!(other.view(viewer), game.view(viewer), "{viewer:?} {:?}", game.save());
                    let taken = |game: &DiceCity| game.save().seats.into_iter().map(|seat| (seat.bandits, seat.ships));
                    exchanged += u32::from(taken(&other).ne(taken(&game)));
                    for owner in Seat::all(players).map(Viewer::Seat).filter(|&owner| owner != viewer) {
                        assert_ne!(other.view(owner), game.view(owner), "everybody knows their own heap");
                    }
                }
            }
            let open = |viewer| game.view(viewer).seats.iter().all(|seat| seat.heap.is_some());
            assert!(open(Viewer::Spectator), "nothing is hidden once the game is over");
        }
    }
    assert!(exchanged > 1_000, "{exchanged}");
}

/// The same game, but the others have one VP token more, and each the bandits and ships of the one before: how many of them
/// are gone can be seen from their decks, so that cards only change hands. None if such a game cannot be.
fn with_other_heaps(game: &DiceCity, viewer: Viewer) -> Option<DiceCity> {
    let mut state = game.save();
    let seats = Seat::all(state.setup.players).filter(|&seat| viewer != Viewer::Seat(seat));
    let others: Vec<_> = seats.map(Seat::index).collect();
    let before = state.seats.clone();
    for (place, &owner) in others.iter().enumerate() {
        let from = &before[others[(place + 1) % others.len()]];
        let heap = &mut state.seats[owner];
        (heap.bandits, heap.ships) = (from.bandits, from.ships);
        heap.vp_tokens += 1;
    }
    DiceCity::load(&state).ok()
}

/// The same game, but its active player has as much of everything as can be loaded.
fn enormous(game: &DiceCity) -> Option<DiceCity> {
    let mut state = game.save();
    let active = state.active_player.index();
    let own = &mut state.seats[active];
    (own.vp_tokens, own.built_count) = (u16::MAX, u16::MAX);
    raise(&mut state, |state, amount| state.seats[active].pass_tokens = amount);
    raise(&mut state, |state, amount| state.seats[active].stock = Resources::new(amount, amount, amount));
    raise(&mut state, |state, amount| state.this_turn.strength = amount);
    if state.setup.players == 1 {
        raise(&mut state, |state, amount| state.seats[active].bandits = [amount; 3]);
        raise(&mut state, |state, amount| state.seats[active].ships = [amount; 3]);
    }
    DiceCity::load(&state).ok()
}

/// Sets an amount as high as it can be.
fn raise(state: &mut State, set: impl Fn(&mut State, u16)) {
    let with = |amount| {
        let mut changed = state.clone();
        set(&mut changed, amount);
        changed
    };
    let (mut most, mut too_many) = (0, u16::MAX);
    while too_many - most > 1 {
        let middle = most + (too_many - most) / 2;
        let fits = DiceCity::load(&with(middle)).is_ok();
        *(if fits { &mut most } else { &mut too_many }) = middle;
    }
    if most > 0 {
        *state = with(most);
    }
}

/// Whatever can be loaded can be played on, shown, judged, saved and loaded again.
#[test]
fn enormous_positions_keep_every_promise() {
    let (mut source, mut found) = (Fast::new(12), 0);
    let (mut buffers, mut worths, mut actions) = (Buffers::default(), Vec::new(), Vec::new());
    for number in 0..21 {
        let mut game = game_number(number);
        while play_on(&mut game, 1, &mut source, &mut (), busy(4)) > 0 {
            let Some(mut rich) = enormous(&game).filter(|_| source.below(8) == 0) else { continue };
            found += 1;
            for _ in 0..40 {
                play_on(&mut rich, 1, &mut source, &mut (), at_random);
                assert_eq!(DiceCity::load(&rich.save()), Ok(rich), "{:?}", rich.save());
                let seat = Seat::FIRST;
                rich.evaluate(seat, DiceCity::TAUGHT);
                if let Turn::Players(seats) = rich.turn() {
                    let decider = seats.first().unwrap();
                    rich.legal(decider, &mut actions);
                    check_weighing(&rich, decider, &actions, DiceCity::TAUGHT, &mut buffers, &mut worths);
                }
                rich.view(Viewer::Seat(seat));
                rich.reimagine(seat, &mut source);
                rich.facts(seat, &mut Vec::new());
            }
        }
    }
    assert!(found > 500, "{found}");
}

/// The state of a game after so many random steps.
fn after(steps: usize) -> DiceCity {
    let mut game = DiceCity::new(&Setup::for_players(2)).unwrap();
    play_on(&mut game, steps, &mut Fast::new(9), &mut (), at_random);
    game
}

/// The first numbers can be counted by hand. The others are what the engine found: when a rule is changed on purpose, they
/// change with it.
#[test]
fn perft_is_pinned() {
    let new = DiceCity::new(&Setup::for_players(2)).unwrap();
    // One of two players begins, then one of sixty cards of twenty kinds is turned up.
    assert_eq!(perft(&new, 1), Ok(Perft { paths: 2, states: 2 }));
    assert_eq!(perft(&new, 2), Ok(Perft { paths: 2 * 60, states: 2 * 20 }));
    let found =
        [11, 40, 80, 120, 200].map(|steps| perft(&after(steps), 2).map(|Perft { paths, states }| (paths, states)));
    assert_eq!(found, [Ok((7_832, 7_832)), Ok((48, 48)), Ok((46_656, 46_656)), Ok((66, 66)), Ok((960, 510))]);
}

/// Looking a little ahead over the judgement of positions beats random play by far.
#[test]
fn the_judgement_of_positions_wins_games() {
    let mut source = Fast::new(4);
    let mut wins = 0;
    for number in 0..40 {
        let mut game = DiceCity::new(&Setup::for_players(2)).unwrap();
        let choose = |game: &DiceCity, seat: Seat, actions: &[Action], source: &mut Fast| {
            busy(if seat.index() == number % 2 { 8 } else { 1 })(game, seat, actions, source)
        };
        play_on(&mut game, usize::MAX, &mut source, &mut (), choose);
        wins += u32::from(game.outcome().unwrap().places()[number % 2] == 1);
    }
    assert!(wins >= 38, "{wins} of 40");
}

/// Does the quick way to weigh actions tell the same about them as judging all that they lead to? Only an action that is worth
/// less than one before it may have any other number below that.
fn check_weighing(
    game: &DiceCity,
    seat: Seat,
    actions: &[Action],
    weights: &Weights,
    buffers: &mut Buffers<DiceCity>,
    worths: &mut Vec<i32>,
) {
    game.weigh(seat, actions, weights, buffers, worths);
    assert_eq!(worths.len(), actions.len());
    let mut best = i32::MIN;
    for (action, &worth) in actions.iter().zip(&*worths) {
        let judged = worth_of(game, seat, action, weights, buffers);
        let fits = if judged < best { worth < best } else { worth == judged };
        assert!(fits, "{action:?} is worth {judged} and not {worth}, the best so far {best}: {:?}", game.save());
        best = best.max(judged);
    }
}

/// Numbers nobody would play by, so that no rule of thumb holds.
fn strange_weights(source: &mut Fast) -> Weights {
    let values = DiceCity::FIRST.values();
    let strange = |value: i32| match source.below(6) {
        0 => -value / 2,
        1 => 0,
        _ => value + source.below(100) as i32 - 40,
    };
    Weights::of_values(&values.into_iter().map(strange).collect::<Vec<_>>())
}

#[test]
fn weighing_is_judging() {
    let mut source = Fast::new(13);
    for number in 0..84 {
        let weights = if number % 4 == 3 { strange_weights(&mut source) } else { DiceCity::FIRST.clone() };
        let (mut buffers, mut worths) = (Buffers::default(), Vec::new());
        for _ in 0..2 {
            play_on(&mut game_number(number), usize::MAX, &mut source, &mut (), |game, seat, actions, source| {
                check_weighing(game, seat, actions, &weights, &mut buffers, &mut worths);
                // Good, middling and bad players come to different positions.
                if source.below(6) < number as u32 % 3 * 2 {
                    return at_random(game, seat, actions, source);
                }
                (0..worths.len()).max_by_key(|&index| worths[index]).unwrap()
            });
        }
    }
}

/// One decision of each kind.
fn one_of_each() -> [Action; 32] {
    let (seat, die, to, slot) = (Seat::FIRST, Colour::Red, 3, 1);
    let (space, resource) = (Space::new(die, to).unwrap(), Resource::Stone);
    let (location, card) = (Location::Manor, Location::Manor);
    [
        Action::Take { die },
        Action::Use { location },
        Action::Shift { die, to },
        Action::Refresh,
        Action::Discard { slot, card },
        Action::Reactivate { space, location },
        Action::Deactivate { space, location },
        Action::Pass,
        Action::Forgo,
        Action::Copy { space, location },
        Action::Pay { resource, amount: 1 },
        Action::Receive { resource },
        Action::Move { die, to },
        Action::Include { die },
        Action::Roll,
        Action::Place { space },
        Action::TradeForResource { resource },
        Action::TradeForStrength,
        Action::TradeForReroll,
        Action::Reroll { seat, die },
        Action::EndDice,
        Action::Beat { bandits: Bandits::Two },
        Action::Attack { seat, space, location },
        Action::Raid { seat, resource },
        Action::EndAttack,
        Action::Build { card, slot: None },
        Action::Extra { resource },
        Action::NoExtra,
        Action::Export { ship: Ship::Ten },
        Action::EndTurn,
        Action::Declare,
        Action::PlayOn,
    ]
}

/// Whatever can be decided and whatever can happen has words of its own.
#[test]
fn every_action_and_event_can_be_said() {
    let sayable: BTreeSet<_> = one_of_each().iter().map(|action| action.phrase().key).collect();
    assert_eq!(sayable.len(), one_of_each().len());
    let (mut source, mut events) = (Fast::new(6), Vec::new());
    let [mut said, mut told] = [BTreeSet::new(), BTreeSet::new()];
    for number in 0..60 {
        play_on(&mut game_number(number), usize::MAX, &mut source, &mut events, |game, seat, actions, source| {
            said.extend(actions.iter().map(|action| action.phrase().key));
            busy([5, 16][number % 2])(game, seat, actions, source)
        });
        told.extend(events.drain(..).map(|event: Event| event.phrase().key));
    }
    assert!(said.is_subset(&sayable) && said.len() >= 28, "{said:?}");
    assert_eq!(told.len(), 26, "{told:?}");
}

/// Counted by hand: a draw of two, a deck of which one card is gone, five dice and one.
#[test]
fn odds_are_counted_without_trying_throws_out() {
    let (mut game, mut odds) = (DiceCity::new(&Setup::for_players(2)).unwrap(), Vec::new());
    game.odds(2, &mut odds).unwrap();
    assert_eq!(odds, [0, 1].map(|seat| (Fate::StartingPlayer(Seat::new(seat).unwrap()), 1)));
    game.happen(&odds[1].0, &mut ()).unwrap();
    game.happen(&Fate::Card(Location::Well), &mut ()).unwrap();
    game.odds(20, &mut odds).unwrap();
    assert_eq!(
        (odds.len(), odds[0], odds[19]),
        (20, (Fate::Card(Location::Barracks), 3), (Fate::Card(Location::Well), 2))
    );
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u64>(), 59);
    while game.turn() == Turn::Chance(None) {
        game.let_happen(&mut Fast::new(1), &mut ());
    }
    assert_eq!(game.odds(7_775, &mut odds), Err(TooManyResults));
    assert!(odds.is_empty());
    game.odds(7_776, &mut odds).unwrap();
    let throws: BTreeSet<_> = odds.iter().map(|(fate, _)| format!("{fate:?}")).collect();
    assert_eq!((odds.len(), throws.len()), (7_776, 7_776));
    assert!(odds.contains(&(Fate::Throw(Throw::of_all([6, 1, 3, 2, 5])), 1)));
}

/// Small and flat: copies cost nanoseconds.
#[test]
fn the_state_is_small() {
    assert!(size_of::<DiceCity>() <= 512, "{} bytes", size_of::<DiceCity>());
}
