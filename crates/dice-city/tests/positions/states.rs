//! States written by hand: what is refused, and which field is named.

use dice_city::Colour::{Blue, Red, White, Yellow};
use dice_city::Location as L;
use dice_city::setup::CopiedThisDie;
use dice_city::state::SeatState;
use dice_city::{
    Action, Bandits, Colour, Dice, DiceCity, Resource, Setup, Stage, State, Step, ThisTurn, Throw, Trigger,
};
use engine::{Game, StartingPlayer, Switch, TurnLimit};

use crate::table::{Table, seat, solo, space, stock, table, table_for};

#[track_caller]
fn names(field: &str, change: impl FnOnce(&mut State)) {
    let message = table().with(change).refused();
    assert!(message.starts_with(&format!("{field}: ")), "{message}");
}

/// The same for a position in which no die is left.
#[track_caller]
fn names_later(field: &str, stage: Stage, change: impl FnOnce(&mut State)) {
    names(field, |state| {
        state.stage = stage;
        state.unspent = Dice::NONE;
        change(state);
    });
}

#[test]
fn players_and_order() {
    names("setup.players", |state| state.setup.players = 5);
    names("setup.displaySize", |state| state.setup.display_size = 7);
    names("setup.turnLimit", |state| state.setup.turn_limit = TurnLimit(Some(0)));
    names("setup.startingPlayer", |state| state.setup.starting_player = StartingPlayer::Seat(seat(2)));
    names("seats", |state| state.seats.push(SeatState::default()));
    names("startingPlayer", |state| state.starting_player = seat(3));
    names("startingPlayer", |state| state.starting_player = seat(1));
    names("activePlayer", |state| state.active_player = seat(1));
    names("turn", |state| state.turn = 0);
    names("turn", |state| state.setup.turn_limit = TurnLimit(Some(1)));
    names("stage", |state| {
        state.stage = Stage::Start;
        state.turn = 0;
        state.unspent = Dice::NONE;
        state.seats = vec![SeatState::default(); 2];
    });
}

#[test]
fn cities_and_stocks() {
    names("seats[0].city.red-1", |state| _ = state.seats[0].city.insert(space("red-1"), L::Forest));
    names("seats[1].deactivated", |state| state.seats[1].deactivated.insert(space("red-1")));
    names("seats[1].stock", |state| state.seats[1].stock = stock(2, 0, 0));
    names("seats[0].kindsBuilt", |state| state.seats[0].kinds_built = vec![L::Cave]);
    names("seats[0].kindsBuilt", |state| {
        state.seats[0].kinds_built = vec![L::Mine, L::Mine];
        state.seats[0].built_count = 2;
    });
    names("seats[0].builtCount", |state| state.seats[0].kinds_built = vec![L::Mine]);
    names("seats[1].dice", |state| state.seats[1].dice = Throw::of_one(Red, 3));
    names("seats[0].bandits", |state| state.seats[0].bandits = [5, 0, 0]);
    names("seats[1].ships", |state| state.seats.iter_mut().for_each(|seat| seat.ships = [0, 0, 1]));
    names("seats", |state| {
        for at in ["red-1", "red-2", "red-3", "red-4"] {
            state.seats[0].city.insert(space(at), L::Well);
        }
    });
    let tokens = solo(Default::default()).with(|state| state.seats[0].bandits = [0, 0, 3]).refused();
    assert!(tokens.starts_with("seats[0].vpTokens: "), "{tokens}");
}

#[test]
fn nobody_has_more_than_dice_can_bring() {
    let solo = || solo(Default::default());
    let refused = |table: Table| table.refused();
    let strength = solo().strength(30, 6).refused();
    assert_eq!(strength, "thisTurn.strength: must be 35 at the most, by the dice spent, got 36");
    let bandits = |count| {
        solo().unspent(&[]).stock(0, 2, 0, 0).with(|state| {
            (state.stage, state.seats[0].bandits, state.seats[0].vp_tokens) = (Stage::Build, [count, 0, 0], 200);
        })
    };
    bandits(70).start();
    assert!(refused(bandits(71)).starts_with("seats[0].bandits: must be 70 at the most"));
    let ships = |count| bandits(0).with(move |state| state.seats[0].ships = [count, 0, 0]);
    ships(9).start();
    assert!(
        refused(ships(11)).starts_with("seats[0].ships: must have taken 60 resources at the most"),
        "{}",
        refused(ships(11))
    );
    assert_eq!(solo().pass_tokens(2).refused(), "seats[0].passTokens: must be 1 at the most, one for each turn, got 2");
}

#[test]
fn who_had_no_turn_has_nothing() {
    let first = |change: fn(&mut State)| {
        let table = table().with(|state| state.turn = 1).with(change);
        table.refused()
    };
    let message = "seats[1]: must have nothing but dice before the first turn";
    assert_eq!(first(|state| state.seats[1].vp_tokens = 1), message);
    assert_eq!(first(|state| state.seats[1].stock = stock(1, 0, 0)), message);
    assert_eq!(first(|state| _ = state.seats[1].city.insert(space("red-1"), L::Mine)), message);
    let before = "seats[0].bandits: must be 0 before the first attack step";
    assert_eq!(first(|state| state.seats[0].bandits = [1, 0, 0]), before);
    assert_eq!(
        first(|state| state.seats[0].ships = [1, 0, 0]),
        "seats[0].ships: must be 0 before the first build-and-trade step"
    );
}

/// Whatever is used up at the beginning of a turn has ended the game; what is used up in it was taken by the active player.
#[test]
fn decks_that_are_used_up_have_ended_the_game() {
    let all = [4; 3];
    names("trigger", |state| state.seats[1].bandits = all);
    names("trigger", |state| state.seats[1].ships = [4, 2, 0]);
    names_later("trigger", Stage::Attack, |state| {
        state.seats[1].bandits = all;
        state.seats[1].stock = stock(1, 0, 0);
        state.this_turn.strength = 2;
    });
    let mut last = table().with(|state| state.seats[0].bandits = [3, 4, 4]).strength(5, 0).stock(1, 1, 0, 0).attack();
    last.play(Action::Beat { bandits: Bandits::Two });
    assert_eq!(DiceCity::load(&last.state()), Ok(last.game));
}

#[test]
fn the_deck_of_the_solo_game_is_its_clock() {
    let deck = |turn, left| solo(Default::default()).with(|state| state.turn = turn).deck(left);
    deck(2, 48).start();
    assert_eq!(deck(2, 47).refused(), "discard: must leave 48 cards in the deck in this turn and not 47");
    assert_eq!(deck(1, 48).refused(), "discard: must leave 52 cards in the deck in this turn and not 48");
    deck(14, 0).start();
    // With refreshes four cards more may be gone for each turn.
    let refreshed = |left| deck(2, left).option(|setup| setup.solo_refresh = Switch(true));
    refreshed(44).start();
    for wrong in [40, 46, 49] {
        assert_eq!(
            refreshed(wrong).refused(),
            format!("discard: must leave 48 cards in the deck in this turn, or less by refreshes, and not {wrong}")
        );
    }
    // The new row is complete until something is bought, and the last turn has only one.
    let display = |turn, left, gaps: std::ops::Range<usize>| {
        deck(turn, left).with(|state| {
            let gone: Vec<_> = state.display[gaps].iter_mut().map(|slot| slot.take().unwrap()).collect();
            gone.into_iter().for_each(|card| *state.discard.entry(card).or_default() += 1);
        })
    };
    display(2, 48, 0..2).start();
    assert_eq!(display(2, 48, 5..6).refused(), "display: must have a whole top row before anything is bought");
    let mut last = deck(15, 0).0.state;
    assert!(DiceCity::load(&last).is_ok());
    let (&card, count) = last.discard.iter_mut().next().unwrap();
    *count -= 1;
    last.display[7] = Some(card);
    let refused = DiceCity::load(&last).unwrap_err().to_string();
    assert_eq!(refused, "display: must have one row once the last one is dealt");
}

#[test]
fn dice_and_effects() {
    names_later("unspent", Stage::Attack, |state| state.unspent = Dice::one(Red));
    names("thisTurn", |state| state.this_turn.passed = true);
    names("thisTurn", |state| {
        state.unspent = [Red, Blue].into_iter().collect();
        state.this_turn.army_bonus = 4;
    });
    names_later("thisTurn.armyUses", Stage::Attack, |state| {
        state.setup.turn_modifiers_retroactive = Switch(true);
        state.this_turn.army_uses = 6;
    });
    let off = table().with(|state| state.this_turn.army_uses = 1).refused();
    assert_eq!(off, "thisTurn.armyUses: must be 0: uses are counted only with turnModifiersRetroactive");
    names("thisTurn.resourceUses", |state| state.this_turn.resource_uses = [0, 1, 0]);
    // The die of a Traveller is not done with.
    names("thisTurn", |state| {
        state.seats[0].dice.set(Red, 3);
        state.unspent.remove(Red);
        state.this_turn.passed = true;
        state.stage = Stage::Throw { dice: Dice::one(Red) };
    });
    names_later("thisTurn", Stage::Roll, |state| state.this_turn = ThisTurn { strength: 1, ..ThisTurn::default() });
    names_later("seats[0].stock", Stage::Roll, |state| state.seats[0].stock = stock(2, 0, 0));
}

#[test]
fn the_display() {
    names("display", |state| state.display = vec![None]);
    names("display[0]", |state| state.display = vec![Some(L::Mine)]);
    names("display", |state| state.display = vec![Some(L::Well); 9]);
    names("toDeal[0]", |state| state.to_deal = vec![8]);
    names("toDeal[0]", |state| state.to_deal = vec![0]);
    names("discard", |state| _ = state.discard.insert(L::Forest, 1));
    names("discard", |state| _ = state.discard.insert(L::Well, 4));
    names("toDeal", |state| {
        state.display = vec![None];
        state.to_deal = vec![0];
    });
}

#[test]
fn triggers() {
    names("trigger", |state| state.trigger = Some(Trigger::Bandits));
    names("trigger", |state| state.trigger = Some(Trigger::Clock));
    // The round of a trigger is the last one, so the starting player cannot be at it again.
    names("trigger", |state| state.trigger = Some(Trigger::Rows));
    names_later("trigger", Stage::Over, |_| {});
    names_later("trigger", Stage::Roll, |state| state.seats[0].bandits = [4; 3]);
    names_later("stage", Stage::Declare, |_| {});
    let later = table_for(3).with(|state| {
        state.turn = 5;
        state.active_player = seat(1);
        state.trigger = Some(Trigger::Rows);
    });
    later.start();
}

#[test]
fn what_is_being_decided() {
    names("stage", |state| state.stage = Stage::Die { die: Red });
    names_later("stage", Stage::Dice, |_| {});
    names_later("stage", Stage::Attack, |_| {});
    names_later("stage", Stage::Build, |state| state.seats[0].stock = stock(1, 0, 0));
    names_later("stage", Stage::Receive { paid: Resource::Wood, left: 3 }, |_| {});
    names_later("stage", Stage::Place { card: L::Cave }, |_| {});
    names_later("stage", Stage::Extra { left: 1 }, |state| {
        state.seats[0].stock = stock(0, 1, 0);
        state.display = vec![None];
        state.to_deal = vec![0];
    });
    names_later("stage", Stage::Reroll { seat: seat(0), step: Step::Dice }, |_| {});
    names_later("stage", Stage::Reroll { seat: seat(1), step: Step::Attack }, |_| {});
    names_later("stage", Stage::Reroll { seat: seat(2), step: Step::Dice }, |_| {});
    names_later("toDeal", Stage::Refresh { left: 5 }, |_| {});
    names("stage", |state| state.stage = Stage::Throw { dice: Dice::one(White) });
    names("stage", |state| state.stage = Stage::Well { dice: Dice::NONE });
    let chain = |at: &str| Stage::Use { die: Red, at: space(at), chain: [space(at)].into_iter().collect() };
    names_later("stage", chain("red-1"), |_| {});
    names_later("stage", chain("blue-1"), |state| _ = state.seats[0].city.insert(space("blue-1"), L::Barracks));
    let asks = table().card("red-1", L::Barracks).with(|state| {
        state.stage = chain("red-1");
        state.unspent = Dice::NONE;
    });
    asks.start();
}

/// Locations that were used in a row, the last one first.
fn chain(die: Colour, links: &[&str]) -> Stage {
    Stage::Use { die, at: space(links[0]), chain: links.iter().map(|link| space(link)).collect() }
}

#[test]
fn a_chain_goes_from_copy_to_copy() {
    let at = |links: &[&str]| table().stock(0, 1, 0, 0).with(|state| state.stage = chain(White, links));
    let cities = |table: Table| {
        let copies = table.card("white-1", L::TownHall).off("red-2", L::Cemetery);
        copies.card("red-3", L::Storehouse).card("blue-3", L::Storehouse).unspent(&[Red, Blue])
    };
    cities(at(&["red-3", "red-2", "white-1"])).start();
    cities(at(&["blue-3", "white-1"])).start();
    let refused = |links: &[&str]| cities(at(links)).refused();
    let message = "stage: this chain of uses cannot be";
    assert_eq!(refused(&["blue-3", "red-2", "white-1"]), message, "the Cemetery copies in its row");
    assert_eq!(refused(&["red-3", "red-2"]), message, "the die stands elsewhere");
    // The Church copies what is under an unspent die.
    let church = |at: &str| {
        let table = table().stock(0, 1, 0, 0).card("white-1", L::Church).under_die("blue-3", L::Storehouse);
        let table = table.card("blue-4", L::Storehouse).unspent(&[Blue]);
        table.with(|state| state.stage = chain(White, &[at, "white-1"]))
    };
    church("blue-3").start();
    assert_eq!(church("blue-4").refused(), message);
}

#[test]
fn barracks_without_an_army_left_ask_nothing() {
    let barracks = |left| {
        let table = table().card("red-1", L::Barracks).unspent(&[Blue]).basic_deck(L::RegularArmy, left);
        table.with(|state| state.stage = chain(Red, &["red-1"]))
    };
    barracks(1).start().play(Action::Place { space: space("red-2") });
    assert_eq!(barracks(0).refused(), "stage: this chain of uses cannot be");
}

#[test]
fn what_is_received_was_paid_at_a_market_place() {
    let receives = |unspent: &[Colour]| {
        let table = table().card("blue-4", L::MarketPlace).unspent(unspent);
        table.with(|state| state.stage = Stage::Receive { paid: Resource::Wood, left: 1 })
    };
    let message = "stage: no spent die can have used a Market Place";
    receives(&[Red]).die("blue-4").start();
    receives(&[Red]).card("white-1", L::TownHall).start();
    assert_eq!(receives(&[Red]).refused(), message, "no die stands on it");
    assert_eq!(receives(&[Red, Blue]).die("blue-4").refused(), message, "the die on it is not spent");
    assert_eq!(receives(&[Red]).off("blue-4", L::MarketPlace).die("blue-4").refused(), message);
    let all = receives(&Colour::ALL).die("blue-4").card("white-1", L::TownHall);
    assert_eq!(all.refused(), message);
}

#[test]
fn dice_are_rolled_again_by_a_well_or_a_traveller() {
    let dice = |dice: &[Colour]| dice.iter().copied().collect::<Dice>();
    let at = |stage: Stage| table().unspent(&[White, Blue]).with(|state| state.stage = stage);
    let well = |rolled: &[Colour]| at(Stage::Well { dice: dice(rolled) });
    let throw = |rolled: &[Colour]| at(Stage::Throw { dice: dice(rolled) });
    well(&[Red, Blue]).card("red-1", L::Well).start();
    throw(&[Red, Blue]).card("red-1", L::Well).start();
    throw(&[Red]).die("red-3").start();
    throw(&[Red]).card("red-1", L::TownHall).start();
    let by_well = "stage: no die taken can have used a Well for these dice";
    let by_either = "stage: no die taken can have used a Traveller or a Well for these dice";
    assert_eq!(well(&[Red]).refused(), by_well);
    assert_eq!(well(&[Red]).die("red-3").refused(), by_well, "this is a Traveller");
    assert_eq!(well(&[Red, Yellow]).card("red-1", L::Well).refused(), by_well, "two dice are spent");
    assert_eq!(throw(&[Red]).refused(), by_either);
    assert_eq!(throw(&[Red, Blue]).die("red-3").refused(), by_either, "a Traveller rolls one die");
    // With the other ruling a copied Traveller rolls the die on it, and a spent die stays so.
    let other = |rolled: Colour, unspent: &[Colour]| {
        let table = throw(&[rolled]).option(|setup| setup.copied_this_die = CopiedThisDie::DieOnCopiedLocation);
        table.card("red-1", L::TownHall).die("blue-4").unspent(unspent)
    };
    other(Blue, &[White, Blue]).start();
    assert_eq!(other(White, &[White, Blue]).refused(), by_either, "it stands on a Forest");
    assert_eq!(other(Red, &[White, Blue]).refused(), by_either);
    assert_eq!(other(Blue, &Colour::ALL).refused(), by_either);
}

#[test]
fn a_card_just_bought_has_left_its_slot() {
    let place = |card, display: &[Option<L>], to_deal: &[u8]| {
        table().unspent(&[]).with(|state| {
            state.stage = Stage::Place { card };
            (state.display, state.to_deal) = (display.to_vec(), to_deal.to_vec());
        })
    };
    place(L::Stables, &[None], &[0]).start();
    place(L::Mine, &[], &[]).start();
    let message = "display: must have an empty slot, which the card just bought has left";
    assert_eq!(place(L::Stables, &[], &[]).refused(), message);
    let statue = table().card("red-1", L::GrandStatue).stock(0, 0, 1, 0).unspent(&[]);
    assert_eq!(statue.clone().with(|state| state.stage = Stage::Extra { left: 1 }).refused(), message);
    // The Stables come from the deck, for which another card lies there.
    let place = |state: &mut State| {
        state.stage = Stage::Place { card: L::Stables };
        *state.discard.values_mut().next().unwrap() -= 1;
    };
    let alone = solo(Default::default()).unspent(&[]).deck(48).with(place);
    assert_eq!(alone.clone().refused(), message);
    alone
        .with(|state| {
            let gone = state.display[0].take().unwrap();
            *state.discard.entry(gone).or_default() += 1;
        })
        .start();
}

#[test]
fn a_refresh_finds_enough_cards() {
    let refresh = |gaps| {
        let table = solo(Default::default()).option(|setup| setup.solo_refresh = Switch(true)).unspent(&[Red]);
        table.with(|state| {
            state.display = vec![None; gaps];
            state.this_turn.refreshed = true;
            state.stage = Stage::Refresh { left: 4 };
        })
    };
    refresh(4).start();
    assert_eq!(refresh(5).refused(), "stage: the display cannot be refreshed now");
}

#[test]
fn turns_beyond_the_limit_belong_to_its_round() {
    let late = |turn: u16, trigger| {
        table_for(3).option(|setup| setup.turn_limit = TurnLimit(Some(4))).with(|state| {
            state.turn = turn;
            state.active_player = seat(usize::from(turn - 1) % 3);
            state.trigger = trigger;
        })
    };
    late(4, None).start();
    late(6, Some(Trigger::TurnLimit)).start();
    assert_eq!(late(5, None).refused(), "trigger: must not be null: the game ends with this round");
    assert_eq!(late(7, Some(Trigger::TurnLimit)).refused(), "turn: must be 6 at the most, got 7");
}

/// Whatever is loaded, no sum is too large for its type.
#[test]
fn enormous_amounts_stay_as_they_are() {
    let most = u16::MAX;
    let mut house = table().die("red-5").with(|state| state.seats[0].vp_tokens = most).start();
    house.uses(Red).ends_dice();
    assert_eq!(house.points(0), most);
    assert_eq!(DiceCity::load(&house.state()), Ok(house.game));
}

#[test]
fn lists_name_nothing_twice() {
    let refused = |json: &str| serde_json::from_str::<Dice>(json).unwrap_err().to_string();
    assert!(refused(r#"["red","blue","red"]"#).starts_with("entry 2 repeats an earlier one"));
    let seat = serde_json::from_str::<SeatState>(r#"{"deactivated":["red-1","red-1"]}"#);
    assert!(seat.unwrap_err().to_string().starts_with("entry 1 repeats an earlier one"));
}

/// However long a list is, its first entry too many is the last one that is looked at.
#[test]
fn lists_are_no_longer_than_they_can_be() {
    let refused = |field: &str, entries: &str| {
        let json = format!(r#"{{"setup":{{"players":2}},"stage":"dice","{field}":[{entries}]}}"#);
        serde_json::from_str::<State>(&json).unwrap_err().to_string()
    };
    // What follows is not even JSON.
    let seats = refused("seats", "{},{},{},{},{},no");
    assert!(seats.starts_with("invalid length 5, expected a list of 4 at the most"), "{seats}");
    let display = refused("display", "null,null,null,null,null,null,null,null,null,null,null,no");
    assert!(display.starts_with("invalid length 11, expected a list of 10 at the most"), "{display}");
    let slots = refused("toDeal", "0,0,0,0,0,0,0,0,0,0,0,no");
    assert!(slots.starts_with("invalid length 11, expected a list of 10 at the most"), "{slots}");
    let kinds = refused("seats", &format!(r#"{{"kindsBuilt":[{}no]}}"#, r#""mine","#.repeat(31)));
    assert!(kinds.starts_with("invalid length 31, expected a list of 30 at the most"), "{kinds}");
}

#[test]
fn whoever_has_nothing_to_decide_is_named() {
    let idle = table().with(|state| (state.turn, state.active_player) = (10, seat(1))).unspent(&[]);
    assert_eq!(idle.refused(), "stage: seat 1 has nothing to decide here, the game would go on by itself");
}

/// Messages speak of the deck they mean.
#[test]
fn too_many_cards_of_a_deck() {
    let ships = table().with(|state| state.seats[0].ships = [0, 0, 2]).refused();
    assert_eq!(ships, "seats[0].ships: 1 cards of 20 points are in play, of which 1 are left for this seat, got 2");
    let bandits = table().with(|state| state.seats[1].bandits = [0, 5, 0]).refused();
    assert_eq!(bandits, "seats[1].bandits: 4 cards of 3 points are in play, of which 4 are left for this seat, got 5");
}

#[test]
fn a_short_state_is_enough() {
    let dice = r#"{"white":1,"yellow":1,"red":1,"blue":1,"black":1}"#;
    let display = r#"["well","well","well","manor","manor","manor","church","church"]"#;
    let json = format!(
        r#"{{"setup":{{"players":2}},"stage":"dice","turn":3,"unspent":["red"],
            "seats":[{{"dice":{dice},"city":{{"red-1":"manor"}}}},{{"dice":{dice}}}],"display":{display}}}"#
    );
    let refused = serde_json::from_str::<State>(&json).map(|state| DiceCity::load(&state).unwrap_err().to_string());
    assert_eq!(refused.unwrap(), "seats: there are 3 of manor and not 4");
    let state: State = serde_json::from_str(&json.replacen("\"red-1\":\"manor\"", "\"red-1\":\"mine\"", 1)).unwrap();
    assert_eq!(DiceCity::load(&state).unwrap().save().seats[0].city[&space("red-1")], L::Mine);
    assert!(serde_json::from_str::<State>(&json.replace("red-1", "red-7")).is_err());
    // The discard pile is read as text first; its cards must be known all the same.
    let discard =
        |card: &str| serde_json::from_str::<State>(&json.replacen('{', &format!("{{\"discard\":{{\"{card}\":2}},"), 1));
    assert_eq!(discard("stables").unwrap().discard[&L::Stables], 2);
    assert!(discard("stable").unwrap_err().to_string().starts_with("unknown variant `stable`"));
}

#[test]
fn setups_are_checked_too() {
    let refused = |setup: &Setup| DiceCity::new(setup).unwrap_err().to_string();
    assert_eq!(refused(&Setup::for_players(0)), "players: must be 1 to 4, got 0");
    let setup = Setup { starting_player: StartingPlayer::Seat(seat(2)), ..Setup::for_players(2) };
    assert_eq!(refused(&setup), "startingPlayer: must be random or 0 to 1, got 2");
    for json in [r#"{"players":2,"hiddenVp":"maybe"}"#, r#"{"players":2,"turnLimit":-1}"#, r#"{"players":2,"x":1}"#] {
        assert!(serde_json::from_str::<Setup>(json).is_err());
    }
    for target in [0, 52, 505] {
        let setup = Setup { solo_target: target, ..Setup::for_players(1) };
        assert!(refused(&setup).starts_with("soloTarget: "));
    }
    let words: Setup = serde_json::from_str(r#"{"players":2,"hiddenVp":"off","turnLimit":"none"}"#).unwrap();
    assert!(!words.hidden_vp.0);
}
