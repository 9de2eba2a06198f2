//! The suite of the engine, run for this game with every number of players and every switch.

use std::collections::BTreeSet;

use dice_city::setup::{CopiedThisDie, PassRerollTargets, PassTokenWindow, RowsTrigger, SoloLevel, TurnLimit};
use dice_city::{
    Action, Bandits, Colour, DiceCity, Event, Fate, Location, Resource, Resources, Setup, Ship, Space, State, Throw,
};
use engine::testkit::{Plan, compare_playthrough, conformance};
use engine::{
    Fast, Figures, Game, Heuristic, Log, Perft, Seat, Speak, StartingPlayer, Switch, TooManyResults, Turn, Viewer,
    perft,
};

/// Far more random events and decisions than a random game needs.
const STEPS_MAX: usize = 20_000;

/// Every number of players, the rules as they are and every switch on its other value.
pub fn plan() -> Plan<Setup> {
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
    Plan::new(tables, STEPS_MAX)
}

conformance!(DiceCity, plan());

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
fn choose(game: &DiceCity, legal: &[Action], tries: u32, source: &mut Fast) -> Action {
    let any = |source: &mut Fast| legal[source.below(legal.len() as u32) as usize];
    let Turn::Players(seats) = game.turn() else { return any(source) };
    let seat = seats.first().unwrap();
    let worth = |action: &Action| {
        let mut after = *game;
        after.play(seat, action, &mut ()).unwrap();
        after.evaluate(seat)
    };
    let some: Vec<_> = (0..tries).map(|_| any(source)).collect();
    some.into_iter().max_by_key(worth).unwrap()
}

/// Plays to the end; each seat looks at so many actions before it decides. Says which actions could be taken.
fn play_out(game: &mut DiceCity, tries: &[u32], source: &mut Fast, log: &mut impl Log<Event>, seen: &mut Vec<Action>) {
    let mut actions = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance(_) => game.happen(&game.draw(source), log).unwrap(),
            Turn::Players(seats) => {
                let seat = seats.first().unwrap();
                game.legal(seat, &mut actions);
                seen.extend(&actions);
                let action = choose(game, &actions, tries[seat.index()], source);
                game.play(seat, &action, log).unwrap();
            }
        }
    }
}

/// The whole suite only sees random play; busier games reach copies, attacks, ships and full rows.
#[test]
fn busy_games_keep_every_promise() {
    let mut source = Fast::new(11);
    let mut actions = Vec::new();
    for number in 0..60 {
        let setups = plan().setups;
        let mut game = DiceCity::new(&setups[number % setups.len()]).unwrap();
        while game.turn() != Turn::Over {
            let saved = game.save();
            assert_eq!(DiceCity::load(&saved), Ok(game), "{saved:?}");
            match game.turn() {
                Turn::Players(seats) => {
                    let seat = seats.first().unwrap();
                    game.legal(seat, &mut actions);
                    for action in &actions {
                        let (mut checked, mut listed) = (game, game);
                        checked.play(seat, action, &mut ()).unwrap();
                        listed.play_listed(seat, action, &mut ());
                        assert_eq!(checked, listed, "{action:?}");
                    }
                    game.play(seat, &choose(&game, &actions, 4, &mut source), &mut ()).unwrap();
                }
                _ => game.happen(&game.draw(&mut source), &mut ()).unwrap(),
            }
        }
    }
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
    let (mut source, mut actions, mut found) = (Fast::new(12), Vec::new(), 0);
    for number in 0..21 {
        let setups = plan().setups;
        let mut game = DiceCity::new(&setups[number % setups.len()]).unwrap();
        while game.turn() != Turn::Over {
            let mut rich = enormous(&game).filter(|_| source.below(8) == 0);
            found += u32::from(rich.is_some());
            for _ in 0..40 {
                let Some(rich) = rich.as_mut().filter(|rich| rich.turn() != Turn::Over) else { break };
                step(rich, 1, &mut source, &mut actions);
                assert_eq!(DiceCity::load(&rich.save()).as_ref(), Ok(&*rich), "{:?}", rich.save());
                let seat = Seat::FIRST;
                rich.evaluate(seat);
                rich.view(Viewer::Seat(seat));
                rich.reimagine(seat, &mut source);
                rich.facts(seat, &mut Vec::new());
            }
            step(&mut game, 4, &mut source, &mut actions);
        }
    }
    assert!(found > 500, "{found}");
}

/// One random event, or one decision by somebody who looks at so many actions.
fn step(game: &mut DiceCity, tries: u32, source: &mut Fast, actions: &mut Vec<Action>) {
    match game.turn() {
        Turn::Players(seats) => {
            let seat = seats.first().unwrap();
            game.legal(seat, actions);
            game.play(seat, &choose(game, actions, tries, source), &mut ()).unwrap();
        }
        _ => game.happen(&game.draw(source), &mut ()).unwrap(),
    }
}

/// The state of a game after so many random steps.
fn after(steps: usize) -> DiceCity {
    let mut game = DiceCity::new(&Setup::for_players(2)).unwrap();
    let (mut source, mut actions) = (Fast::new(9), Vec::new());
    for _ in 0..steps {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => game.happen(&game.draw(&mut source), &mut ()).unwrap(),
            Turn::Players(seats) => {
                let seat = seats.first().unwrap();
                game.legal(seat, &mut actions);
                game.play(seat, &actions[source.below(actions.len() as u32) as usize], &mut ()).unwrap();
            }
        }
    }
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
        let tries = if number % 2 == 0 { [8, 1] } else { [1, 8] };
        play_out(&mut game, &tries, &mut source, &mut (), &mut Vec::new());
        wins += u32::from(game.outcome().unwrap().places()[number % 2] == 1);
    }
    assert!(wins >= 38, "{wins} of 40");
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
    let (mut source, mut actions, mut events) = (Fast::new(6), Vec::new(), Vec::new());
    let [mut said, mut told] = [BTreeSet::new(), BTreeSet::new()];
    for number in 0..60 {
        let setups = plan().setups;
        let mut game = DiceCity::new(&setups[number % setups.len()]).unwrap();
        play_out(&mut game, &[[5; 4], [16; 4]][number % 2], &mut source, &mut events, &mut actions);
        said.extend(actions.drain(..).map(|action| action.phrase().key));
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

/// What the list of options calls the default is what a setup without the field means.
#[test]
fn listed_defaults_are_the_defaults() {
    for option in DiceCity::INFO.options {
        for &value in option.values {
            let json = value.parse::<u16>().map_or_else(|_| format!("\"{value}\""), |number| number.to_string());
            let setup: Setup = serde_json::from_str(&format!(r#"{{"players":4,"{}":{json}}}"#, option.id)).unwrap();
            assert_eq!(setup == Setup::for_players(4), value == option.default, "{} = {value}", option.id);
            setup.check().unwrap();
        }
    }
}

/// Small and flat: copies cost nanoseconds.
#[test]
fn the_state_is_small() {
    assert!(size_of::<DiceCity>() <= 512, "{} bytes", size_of::<DiceCity>());
}
