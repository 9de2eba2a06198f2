//! States written by hand: what is refused, and which field is named.

use engine::{Game, Seat, Switch, TurnLimit};
use king_of_tokyo_duel::dice::SymbolSet;
use king_of_tokyo_duel::pending::{Packet, Pair, PurchaseStep};
use king_of_tokyo_duel::setup::{BothReachZero, OPTIONS};
use king_of_tokyo_duel::state::RollState;
use king_of_tokyo_duel::{
    Action, Card, Conclusion, Fate, KingOfTokyoDuel, Monster, MonsterChoice, Position, Setup, Stage, State, Symbol,
    Task, Token, Track, Way,
};

use serde_json::{Value, json};

use crate::table::{Table, at, seat, set, symbols, table};

/// A position with three dice in the hand.
fn refused(change: impl FnOnce(&mut State)) -> String {
    let play = table().with(|state| state.roll.in_hand = 3).fitted();
    play.start();
    play.with(change).refused()
}

/// All dice are missing in this turn.
fn no_dice(state: &mut State) {
    state.roll = RollState { fewer: 6, allowed: 3, ..RollState::default() };
}

#[track_caller]
fn names(field: &str, change: impl FnOnce(&mut State)) {
    let message = refused(change);
    assert!(message.starts_with(&format!("{field}: ")), "{message}");
}

#[test]
fn players_and_their_monsters() {
    names("setup.players", |state| state.setup.players = 3);
    names("setup.monsterOfSeat1", |state| state.setup.monster_of_seat1 = state.setup.monster_of_seat0);
    names("setup.turnLimit", |state| state.setup.turn_limit = TurnLimit(Some(0)));
    names("seats[0].monster", |state| state.seats[0].monster = Some(Monster::TheKing));
    names("seats[0].hearts", |state| state.seats[0].hearts = Some(13));
    names("seats[1].hearts", |state| state.seats[1].hearts = Some(0));
    names("seats[1].dieTokens", |state| state.seats[1].die_tokens = 3);
    names("seats[0].cards", |state| state.seats[0].cards = set(&[Card::Photoshoot]));
    names("seats[1].cards", |state| state.seats.iter_mut().for_each(|seat| seat.cards = set(&[Card::Scrappy])));
    names("seats[0].fewerDice", |state| state.seats[0].fewer_dice = 1);
    names("seats[1].fewerDice", |state| state.seats[1].fewer_dice = 4);
    names("seats[0].dominates", |state| state.seats[0].dominates = 1);
    names("seats[1].immune", |state| state.seats[1].immune = true);
    let saved =
        |state: &mut State| (state.seats[1].hits_taken, state.seats[1].immune, state.roll.in_hand) = (1, true, 3);
    assert!(table().with(saved).start().state().seats[1].immune);
    names("activePlayer", |state| (state.turn, state.active_player) = (1, seat(1)));
    names("activePlayer", |state| state.active_player = Seat::new(2).unwrap());
    names("firstPlayer", |state| state.first_player = Seat::new(3).unwrap());
    names("turn", |state| state.turn = 0);
    names("rollOff", |state| state.roll_off = Some(2));
    names("turn", |state| state.setup.turn_limit = TurnLimit(Some(2)));
}

/// The count is told apart from the list, and what it should be is said.
#[test]
fn cards_bought() {
    let of = |bought: &[Card], count| {
        refused(|state| (state.seats[1].bought, state.seats[1].bought_count) = (set(bought), count))
    };
    let two = [Card::Scrappy, Card::Frenzy];
    assert_eq!(of(&two, 0), "seats[1].boughtCount: must be at least 2, the cards in bought, got 0");
    assert_eq!(of(&two, 1), "seats[1].boughtCount: must be at least 2, the cards in bought, got 1");
    assert_eq!(of(&[], 3), "seats[1].boughtCount: must be 0, as bought is empty, got 3");
}

#[test]
fn the_board() {
    let token = |token, track, space, turned| king_of_tokyo_duel::state::TokenState { token, track, space, turned };
    names("board.fame", |state| state.board.fame = at(7));
    names("board.fame", |state| state.board.fame = Position::between(2));
    names("board.destruction", |state| {
        state.board.tokens = vec![token(Token::Alien, Track::Destruction, 1, false)];
        state.board.destruction = at(2);
    });
    names("board", |state| (state.board.fame, state.board.destruction) = (at(3), at(5)));
    names("board.tokens[0]", |state| state.board.tokens = vec![token(Token::Lizard, Track::Fame, 7, false)]);
    names("board.tokens[0]", |state| state.board.tokens = vec![token(Token::Cat, Track::Fame, 8, false)]);
    names("board.tokens[0]", |state| state.board.tokens = vec![token(Token::Cat, Track::Fame, 2, true)]);
    names("board.tokens[1]", |state| {
        state.board.tokens =
            vec![token(Token::Cat, Track::Fame, 2, false), token(Token::Lizard, Track::Fame, 1, false)];
    });
    names("board.tokens[1]", |state| {
        state.board.tokens = vec![token(Token::Cat, Track::Fame, 2, false), token(Token::Cat, Track::Fame, 3, false)];
    });
    names("board.tokens", |state| state.board.tokens = vec![token(Token::KingFirst, Track::Fame, 2, false)]);
    names("board.tokens", |state| state.board.tokens = vec![token(Token::Dragon, Track::Fame, 1, true)]);
    names("board.tokens", |state| {
        state.setup.monster_of_seat0 = MonsterChoice::Monster(Monster::TheKing);
        state.board.tokens = vec![token(Token::KingSecond, Track::Fame, 2, false)];
    });
}

#[test]
fn the_market() {
    names("market.right", |state| state.market.right = state.market.left);
    names("market.discard", |state| state.market.discard = set(&[Card::Frenzy]));
    names("market", |state| state.market.middle = None);
    names("market", |state| state.market.left = None);
    // Cards on the discard pile come back, unless the setup says otherwise.
    let thrown_away = |state: &mut State| {
        state.market.left = None;
        let face_up = [state.market.middle, state.market.right];
        state.market.discard = Card::ALL.into_iter().filter(|&card| !face_up.contains(&Some(card))).collect();
    };
    names("market", thrown_away);
    let scarce = table().with(thrown_away).option(|setup| setup.reshuffle_when_deck_empty = Switch(false));
    assert_eq!(scarce.with(|state| state.roll.in_hand = 3).start().slots()[0], None);
}

#[test]
fn the_dice() {
    names("roll.inHand", |state| (state.roll.in_hand, state.roll.dice) = (0, symbols("ccc")));
    names("roll.inHand", |state| (state.stage, state.roll.in_hand, state.roll.dice) = (Stage::Roll, 1, symbols("cc")));
    names("roll.dice", |state| state.roll.in_hand = 9);
    names("roll.dice", |state| state.roll.in_hand = 2);
    names("roll.dice", |state| state.roll.dice = symbols("c"));
    names("roll.dice", |state| state.turn = 1);
    names("roll.marked", |state| state.roll.marked = symbols("c"));
    names("roll.made", |state| state.roll.made = 4);
    names("roll.made", |state| state.roll.made = 0);
    names("roll.allowed", |state| state.roll.allowed = 5);
    names("roll.allowed", |state| state.roll.allowed = 2);
    names("roll.allowed", |state| state.roll.allowed = 0);
    names("roll.fewer", |state| state.roll.fewer = 7);
    names("roll.tokensSpent", |state| state.roll.tokens_spent = 3);
    names("roll.special", |state| state.roll.tokens_spent = 1);
    names("roll.special", |state| state.roll.special = 3);
    names("used", |state| state.used = set(&[Card::Frenzy]));
    names("used", |state| state.used = set(&[Card::ThunderStomp]));
    names("triggers", |state| state.triggers = set(&[Card::EyeOfTheStorm]));
    names("triggers", |state| state.triggers = set(&[Card::Frenzy]));
    // As many normal dice as special ones, or fewer.
    for (in_hand, fewer, special) in [(4, 4, 2), (1, 6, 1)] {
        let table = table().with(|state| {
            (state.roll.in_hand, state.roll.fewer, state.roll.special) = (in_hand, fewer, special);
        });
        assert_eq!(table.start().dice_due(), in_hand);
    }
}

/// A phase in which marked dice wait for the next throw.
#[test]
fn marked_dice() {
    let rolling = || {
        table().rolls_made(1).with(|state| {
            state.stage = Stage::Roll;
            (state.roll.dice, state.roll.marked) = (symbols("ccf"), symbols("f"));
        })
    };
    rolling().start();
    let message = |table: Table| table.fitted().refused();
    assert_eq!(
        message(rolling().with(|state| state.roll.marked = symbols("h"))),
        "roll.marked: must be among the dice"
    );
    assert_eq!(message(rolling().rolls_made(3)), "roll.marked: no roll is left for these dice");
    let shadows = || rolling().rolls_made(3).cards(0, &[Card::InTheShadows]);
    shadows().start();
    let claw = shadows().with(|state| state.roll.marked = symbols("cf"));
    assert_eq!(message(claw), "roll.marked: no roll is left for these dice");
    let none = rolling().cards(0, &[Card::AlienMetabolism]).with(|state| {
        no_dice(state);
        state.stage = Stage::Roll;
    });
    assert_eq!(message(none), "roll.dice: must be there in the stage roll");
}

/// What is counted before the first roll, and when.
#[test]
fn before_the_first_roll() {
    let gathering = |stage| {
        table().die_tokens(0, 1).cards(0, &[Card::Hibernation]).with(move |state| {
            state.stage = stage;
            state.roll = RollState::default();
        })
    };
    gathering(Stage::Gather).start();
    gathering(Stage::Hibernation).start();
    let names = |field: &str, stage, change: fn(&mut State)| {
        let message = gathering(stage).with(change).refused();
        assert!(message.starts_with(&format!("{field}: ")), "{message}");
    };
    names("roll.allowed", Stage::Gather, |state| state.roll.allowed = 3);
    names("roll.special", Stage::Gather, |state| state.roll.special = 1);
    names("roll.made", Stage::Gather, |state| state.roll.made = 1);
    names("roll.dice", Stage::Gather, |state| state.roll.in_hand = 1);
    names("roll.dice", Stage::Gather, |state| state.roll.dice = symbols("c"));
    names("roll.tokensSpent", Stage::Hibernation, |state| state.roll.tokens_spent = 1);
    names("roll.fewer", Stage::Hibernation, |state| state.roll.fewer = 1);
    names("roll.tokensSpent", Stage::Gather, |state| {
        state.seats[0].cards = set(&[Card::ExtraHead]);
        state.market.middle = Some(Card::Photoshoot);
        state.roll.tokens_spent = 2;
    });
    gathering(Stage::Gather).with(|state| (state.roll.fewer, state.roll.tokens_spent) = (1, 1)).start();
    names("seats[1].hitsTaken", Stage::Hibernation, |state| state.seats[1].hits_taken = 1);
    names("bought", Stage::Hibernation, |state| state.bought = true);
    names("used", Stage::Hibernation, |state| state.used = set(&[Card::Regeneration]));
    gathering(Stage::Hibernation).with(|state| state.used = set(&[Card::AlienMetabolism])).start();
}

/// A position in phase 2 with these dice, all of which are there.
fn resolving(monster: Monster, dice: &str) -> Table {
    let rival = if monster == Monster::MekaDragon { Monster::SpacePenguin } else { Monster::MekaDragon };
    table().monsters(monster, rival).with(|state| (state.stage, state.roll.dice) = (Stage::Resolve, symbols(dice)))
}

#[test]
fn spent_powers_and_added_symbols() {
    let of = |monster, dice, spent, added| {
        let table = resolving(monster, dice).with(|state| {
            (state.roll.spent, state.roll.added) = (spent, symbols(added));
        });
        KingOfTokyoDuel::load(&table.fitted().0).map_err(|invalid| invalid.field)
    };
    let refused = |monster, dice, spent, added| of(monster, dice, spent, added).unwrap_err();
    assert_eq!(refused(Monster::Gigazaur, "!!!fff", 1, ""), "roll.spent");
    assert_eq!(refused(Monster::Gigazaur, "!!!fff", 4, ""), "roll.spent");
    assert_eq!(refused(Monster::TheKing, "!!!!ff", 3, ""), "roll.spent");
    assert_eq!(refused(Monster::MekaDragon, "!!fffc", 2, ""), "roll.spent");
    assert_eq!(refused(Monster::CyberKitty, "!!fffc", 2, ""), "roll.spent");
    assert_eq!(refused(Monster::Gigazaur, "!!!fff", 2, "c"), "roll.added");
    assert!(of(Monster::Gigazaur, "!!fffc", 2, "").is_ok());
    assert!(of(Monster::SpacePenguin, "!!fffc", 1, "").is_ok());
    // One symbol for two `!`, two equal ones for three; Rebooting makes the game wait.
    let of = |monster, dice, spent, added| {
        let table = resolving(monster, dice).cards(0, &[Card::Rebooting]).with(|state| {
            state.stage = Stage::Rebooting;
            (state.roll.spent, state.roll.added) = (spent, symbols(added));
        });
        KingOfTokyoDuel::load(&table.fitted().0).map_err(|invalid| invalid.field)
    };
    let refused = |monster, dice, spent, added| of(monster, dice, spent, added).unwrap_err();
    for (spent, added) in [(2, "f"), (3, "ff"), (4, "fh"), (5, "ffh"), (6, "ffhh"), (6, "feh")] {
        assert!(of(Monster::Alienoid, "!!!!!!ffc", spent, added).is_err(), "nine dice");
        assert!(of(Monster::Alienoid, "!!!!!!fc", spent, added).is_ok(), "{spent} {added}");
    }
    for (spent, added) in [(1, ""), (2, ""), (2, "ff"), (3, "f"), (3, "fh"), (5, "feh"), (6, "ffhc"), (4, "ffc")] {
        assert_eq!(refused(Monster::Alienoid, "!!!!!!fc", spent, added), "roll.added", "{spent} {added}");
    }
    let powerless = resolving(Monster::Alienoid, "!!ffcc").with(|state| {
        state.setup.alienoid_may_add_power = Switch(false);
        (state.roll.spent, state.roll.added) = (2, symbols("!"));
    });
    assert!(powerless.refused().starts_with("roll.added: the setup"));
    names("roll.spent", |state| (state.roll.dice, state.roll.in_hand, state.roll.spent) = (symbols("!!"), 1, 2));
}

#[test]
fn resolved_groups() {
    let of = |monster, dice, resolved: &[Symbol], claws| {
        let table = resolving(monster, dice).with(|state| {
            (state.roll.resolved, state.roll.claws) = (resolved.iter().copied().collect(), claws);
        });
        KingOfTokyoDuel::load(&table.fitted().0).map_err(|invalid| invalid.field)
    };
    let dragon = |dice, resolved: &[Symbol], claws| of(Monster::MekaDragon, dice, resolved, claws);
    let [claw, heart, energy, fame, destruction, power] = Symbol::ALL;
    assert!(dragon("ccfffh", &[claw], 2).is_ok());
    assert!(dragon("ccfffh", &[claw], 5).is_ok(), "three more by cards");
    for claws in [0, 1, 6, 60] {
        assert_eq!(dragon("ccfffh", &[claw], claws).unwrap_err(), "roll.claws", "{claws}");
    }
    assert_eq!(dragon("fffhhe", &[claw], 0).unwrap_err(), "roll.claws");
    assert_eq!(dragon("ccfffh", &[heart], 2).unwrap_err(), "roll.claws");
    assert_eq!(dragon("ccfffh", &[energy], 0).unwrap_err(), "roll.resolved");
    assert_eq!(dragon("cchffd", &[fame], 0).unwrap_err(), "roll.resolved");
    assert_eq!(dragon("cchfff", &[destruction], 0).unwrap_err(), "roll.resolved");
    assert_eq!(dragon("cchf!!", &[power], 0).unwrap_err(), "roll.resolved");
    assert!(of(Monster::CyberKitty, "cfff!!", &[power], 0).is_ok());
    assert_eq!(of(Monster::CyberKitty, "cfffh!", &[power], 0).unwrap_err(), "roll.resolved");
    names("roll.resolved", |state| {
        (state.roll.dice, state.roll.in_hand, state.roll.resolved) = (symbols("cc"), 1, SymbolSet::one(claw));
    });
    // Once the phase is over, all groups are resolved, or none because it was skipped.
    let market = |resolved: &[Symbol]| {
        let table = resolving(Monster::MekaDragon, "ccffhe").energy(0, 2).with(|state| {
            (state.stage, state.roll.resolved) = (Stage::Market, resolved.iter().copied().collect());
            state.roll.claws = if resolved.contains(&claw) { 2 } else { 0 };
        });
        KingOfTokyoDuel::load(&table.fitted().0).map_err(|invalid| invalid.field)
    };
    assert!(market(&[claw, heart, energy]).is_ok() && market(&[]).is_ok());
    assert_eq!(market(&[claw, heart]).unwrap_err(), "roll.resolved");
    // Two dice may be set aside from this phase on, not before.
    let aside = |stage| {
        let table =
            resolving(Monster::MekaDragon, "fffc").cards(0, &[Card::Rebooting]).with(|state| state.stage = stage);
        KingOfTokyoDuel::load(&table.0).map_err(|invalid| invalid.field)
    };
    assert!(aside(Stage::Resolve).is_ok());
    assert_eq!(aside(Stage::Rebooting).unwrap_err(), "roll.dice");
}

#[test]
fn nothing_to_decide() {
    names("pending", |state| state.pending = vec![Task::Refill]);
    for active in [0, 1] {
        let message = refused(|state| {
            (state.stage, state.active_player) = (Stage::Market, seat(active));
            no_dice(state);
        });
        assert_eq!(message, format!("stage: seat {active} has nothing to decide here, the game would go on by itself"));
    }
}

#[test]
fn cards_that_act_at_the_end_of_the_roll() {
    let both = [Card::EyeOfTheStorm, Card::SignatureMove];
    let acting = |cards: &[Card], triggers: &[Card]| {
        let table = table().cards(0, cards).with(|state| {
            state.stage = Stage::Triggers;
            state.roll = RollState { dice: symbols("!!!ffd"), made: 1, allowed: 3, ..RollState::default() };
            state.triggers = set(triggers);
        });
        KingOfTokyoDuel::load(&table.0).map_err(|invalid| invalid.field)
    };
    assert!(acting(&both, &both).is_ok());
    assert_eq!(acting(&both[..1], &both).unwrap_err(), "triggers", "nobody has the other");
    assert_eq!(acting(&both, &both[..1]).unwrap_err(), "stage", "a single one acts without a question");
}

#[test]
fn endings() {
    let over = |way, winner: Option<usize>| {
        move |state: &mut State| {
            state.stage = Stage::Over;
            no_dice(state);
            state.ending = Some(Conclusion { winner: winner.map(seat), way });
        }
    };
    names("ending", |state| {
        state.stage = Stage::Over;
        no_dice(state);
    });
    names("ending", |state| state.ending = Some(Conclusion { winner: None, way: Way::TurnLimit }));
    names("ending.way", over(Way::Knockout, Some(0)));
    names("ending.way", over(Way::VictorySpace, Some(0)));
    names("ending.way", over(Way::Spotlight, Some(1)));
    names("ending.way", over(Way::BothAtZero, None));
    names("ending.way", over(Way::TurnLimit, None));
    names("ending.winner", over(Way::Knockout, None));
    names("ending.winner", over(Way::TurnLimit, Some(0)));
    names("ending.winner", over(Way::Knockout, Some(2)));
    table().hearts(1, 0).with(over(Way::Knockout, Some(0))).start();
    let refused = |table: Table| KingOfTokyoDuel::load(&table.0).unwrap_err().to_string();
    let knockout = || table().hearts(1, 0).with(over(Way::Knockout, Some(0)));
    assert!(refused(knockout().hearts(0, 0)).starts_with("seats[0].hearts: "));
    assert!(refused(knockout().fame(7)).starts_with("board: "));
    let spotlight = || table().fame(3).destruction(5).with(over(Way::Spotlight, Some(0)));
    spotlight().start();
    assert!(refused(spotlight().hearts(1, 0)).starts_with("seats[1].hearts: "));
    let victory = || table().fame(7).with(over(Way::VictorySpace, Some(0)));
    victory().start();
    assert!(refused(victory().destruction(-7)).starts_with("board: "));
    let draw = || table().hearts(0, 0).hearts(1, 0).with(over(Way::BothAtZero, None));
    draw().option(|setup| setup.both_reach_zero = BothReachZero::Draw).start();
    assert!(refused(draw()).starts_with("ending.way: "));
    table().option(|setup| setup.turn_limit = TurnLimit(Some(3))).with(over(Way::TurnLimit, None)).start();
}

/// A monster without a heart waits for the second of two packets only if that can make a draw.
#[test]
fn no_heart_left() {
    let second = Packet { victim: seat(1), hits: 5, camouflaged: false, throwing: false, pair: Pair::Second };
    let waiting = |both_reach_zero| {
        let table = table().cards(1, &[Card::Camouflage]).hearts(0, 0).with(|state| {
            state.stage = Stage::Market;
            state.setup.both_reach_zero = both_reach_zero;
            let card = Card::JetsScrambled;
            let purchase = Task::Purchase { card, step: PurchaseStep::Settle };
            state.pending = vec![purchase, Task::Effect { card, line: 1 }, Task::Packet(second)];
        });
        KingOfTokyoDuel::load(&table.fitted().0).map_err(|invalid| invalid.field)
    };
    assert!(waiting(BothReachZero::Draw).is_ok());
    assert_eq!(waiting(BothReachZero::ActivePlayerLoses).unwrap_err(), "seats[0].hearts");
}

#[test]
fn before_the_first_turn() {
    let new = KingOfTokyoDuel::new(&Setup::default()).unwrap().save();
    let names = |field: &str, change: fn(&mut State)| {
        let mut state = new.clone();
        change(&mut state);
        let message = KingOfTokyoDuel::load(&state).unwrap_err().to_string();
        assert!(message.starts_with(&format!("{field}: ")), "{message}");
    };
    names("seats", |state| state.stage = Stage::RollOff);
    names("seats[1].monster", |state| {
        state.seats.iter_mut().for_each(|seat| seat.monster = Some(Monster::TheKing));
        state.stage = Stage::RollOff;
    });
    // Of a drawn monster and a chosen one, either can be the second.
    let chosen = MonsterChoice::Monster(Monster::TheKing);
    let one_is_drawn = KingOfTokyoDuel::new(&Setup { monster_of_seat1: chosen, ..Setup::default() }).unwrap().save();
    assert!(KingOfTokyoDuel::load(&one_is_drawn).is_ok());
    // Between the two throws of the roll-off, the first is known.
    let drawn = |roll_off| {
        let mut state = new.clone();
        state.stage = Stage::RollOff;
        (state.seats[0].monster, state.seats[1].monster) = (Some(Monster::Gigazaur), Some(Monster::TheKing));
        state.roll_off = roll_off;
        KingOfTokyoDuel::load(&state).map_err(|invalid| invalid.field)
    };
    assert!([None, Some(0), Some(6)].into_iter().all(|count| drawn(count).is_ok()));
    assert_eq!(drawn(Some(7)).unwrap_err(), "rollOff");
    names("seats[0].monster", |state| state.seats[1].monster = Some(Monster::TheKing));
    names("seats[0].energy", |state| state.seats[0].energy = 1);
    names("seats[0]", |state| state.seats[0].die_tokens = 1);
    names("market", |state| state.market.right = Some(Card::Frenzy));
    names("board.fame", |state| state.board.fame = at(1));
    names("bought", |state| state.bought = true);
    names("activePlayer", |state| state.active_player = seat(1));
    names("extraTurns", |state| state.extra_turns = 1);
    names("used", |state| state.used = set(&[Card::Regeneration]));
    names("board.tokens", |state| {
        let token =
            king_of_tokyo_duel::state::TokenState { token: Token::Cat, track: Track::Fame, space: 1, turned: false };
        state.board.tokens = vec![token];
    });
}

#[test]
fn the_first_cards_are_turned_up_from_a_fresh_deck() {
    let deal = |change: fn(&mut State)| {
        let mut state = KingOfTokyoDuel::new(&Setup::of_monsters(Monster::TheKing, Monster::Gigazaur)).unwrap().save();
        state.stage = Stage::Deal;
        state.seats[1].energy = 1;
        state.pending = vec![Task::Refill];
        change(&mut state);
        KingOfTokyoDuel::load(&state).map_err(|invalid| invalid.field)
    };
    assert!(deal(|_| {}).is_ok());
    assert_eq!(deal(|state| state.market.discard = set(&[Card::Frenzy])).unwrap_err(), "market.discard");
    assert_eq!(deal(|state| state.seats[0].energy = 1).unwrap_err(), "seats[0].energy");
    assert_eq!(deal(|state| state.pending.clear()).unwrap_err(), "market");
}

#[test]
fn a_state_may_leave_out_what_is_empty() {
    let text = r#"{
        "setup": {"monsterOfSeat0": "the-king", "monsterOfSeat1": "gigazaur", "turnLimit": "none", "rivalCanWinOnYourPull": "off"},
        "stage": "throw", "turn": 2, "seats": [{}, {"hearts": 3}],
        "market": {"left": "frenzy", "middle": "photoshoot", "right": "too-cute"},
        "board": {"fame": "2.5", "tokens": [{"token": "buzz-phantom", "track": "fame", "space": 2}]},
        "roll": {"inHand": 6, "made": 1, "allowed": 3}
    }"#;
    let game = KingOfTokyoDuel::load(&serde_json::from_str(text).unwrap()).unwrap();
    assert_eq!(game.save().seats[0].hearts, Some(15));
    assert_eq!(serde_json::to_value(game.save()).unwrap()["board"]["fame"], "2.5");
    for space in ["-6", "0", "6"] {
        let state: State = serde_json::from_str(&text.replace("\"2.5\"", space)).unwrap();
        assert_eq!(serde_json::to_value(&state).unwrap()["board"]["fame"].to_string(), space);
    }
    for wrong in ["8", "2.5", "\"2.25\"", "\"-7.5\"", "\"x\""] {
        assert!(serde_json::from_str::<State>(&text.replace("\"2.5\"", wrong)).is_err(), "{wrong}");
    }
}

/// Reads a state like a door would, after `field` of a proper one got another value; says which field was refused and why.
fn misread(pointer: &str, value: Value) -> String {
    let mut state = serde_json::to_value(table().fitted().0).unwrap();
    state["pending"] = json!([
        {"task": "purchase", "card": "too-cute", "step": "settle"},
        {"task": "pull", "track": "fame", "puller": 0, "left": 0, "moved": 1, "step": "after"},
        {"task": "packet", "victim": 1, "hits": 2},
    ]);
    assert!(serde_path_to_error::deserialize::<_, State>(&state).is_ok());
    let (parent, field) = pointer.rsplit_once('/').unwrap();
    let parent = state.pointer_mut(parent).unwrap();
    match parent {
        Value::Array(items) => items[field.parse::<usize>().unwrap()] = value,
        _ => parent[field] = value,
    }
    serde_path_to_error::deserialize::<_, State>(&state).unwrap_err().to_string()
}

#[test]
fn errors_of_reading_have_the_whole_path() {
    let paths = [
        ("/pending/0/card", json!("photo"), "pending[0].card: unknown variant `photo`"),
        ("/pending/0/step", json!("after"), "pending[0]: the `step` of a purchase must be token"),
        ("/pending/1/step", json!("settle"), "pending[1]: the `step` of a pull must be move"),
        ("/pending/1/moved", json!(-1), "pending[1].moved: invalid value"),
        ("/pending/1/hits", json!(1), "pending[1]: unknown field `hits`"),
        ("/pending/2/victim", json!("penguin"), "pending[2].victim: invalid type"),
        ("/pending/2/victim", json!(null), "pending[2]: missing field `victim`"),
        ("/pending/2/task", json!("pack"), "pending[2].task: unknown variant `pack`"),
        ("/pending/2/pair", json!("third"), "pending[2].pair: unknown variant `third`"),
        ("/pending/2/sweet", json!(1), "pending[2].sweet: unknown field `sweet`"),
        ("/pending/2", json!(3), "pending[2]: invalid type: integer `3`, expected an object such as"),
        ("/seats/1/cards", json!(["scrappy", "scrap"]), "seats[1].cards[1]: unknown variant `scrap`"),
        ("/roll/dice", json!({"claw": 300}), "roll.dice.claw: invalid value"),
    ];
    for (pointer, value, expected) in paths {
        let message = misread(pointer, value);
        assert!(message.starts_with(expected), "{message}");
    }
}

/// However long a list is, no more of it is read than can be right: what comes after would be refused for another reason.
#[test]
fn lists_are_not_read_farther_than_they_can_be_long() {
    let listed = |item: Value, count: usize| Value::Array(vec![item; count].into_iter().chain([json!(1.5)]).collect());
    let tasks = misread("/pending", listed(json!({"task": "refill"}), 57));
    assert_eq!(tasks, "pending: invalid length 57, expected a list of 56 at the most");
    let token = json!({"token": "buzz-cat", "track": "fame", "space": 1});
    assert_eq!(
        misread("/board/tokens", listed(token, 14)),
        "board.tokens: invalid length 14, expected a list of 13 at the most"
    );
    assert_eq!(misread("/used", listed(json!("frenzy"), 2)), "used: entry 1 repeats an earlier one");
    assert_eq!(misread("/roll/resolved", listed(json!("claw"), 2)), "roll.resolved: entry 1 repeats an earlier one");
    let seats = misread("/seats", listed(json!({}), 2));
    assert!(seats.starts_with("seats: invalid length 3"), "{seats}");
}

/// No more dice are ever thrown than Camouflage throws for the biggest packet, and never none.
#[test]
fn throws_that_can_never_be() {
    let throw = |claws: u8| serde_json::from_value::<Fate>(json!({"throw": {"claw": claws}}));
    assert!(throw(1).is_ok() && throw(30).is_ok());
    for (claws, refusal) in [(0, "0 dice cannot be thrown"), (31, "31 dice"), (60, "60 dice")] {
        assert!(throw(claws).unwrap_err().to_string().starts_with(refusal));
    }
}

#[test]
fn wrong_fates_say_what_is_due() {
    let mut play = table().with(|state| state.roll.in_hand = 3).start();
    let refused = |play: &mut crate::table::Play, fate| play.game.happen(&fate, &mut ()).unwrap_err().to_string();
    assert!(refused(&mut play, Fate::Throw(symbols("cc"))).starts_with("a throw is due"));
    assert!(refused(&mut play, Fate::Card(Card::Scrappy)).starts_with("a throw is due"));
    let mut play = table().energy(0, 4).on_sale(Card::TooCute).market();
    assert!(refused(&mut play, Fate::Card(Card::Scrappy)).starts_with("the game does not wait for chance"));
    play.play(Action::Buy { card: Card::TooCute });
    assert!(refused(&mut play, Fate::Card(Card::TooCute)).starts_with("a card is turned up"));
}

/// Every value of a setup that cannot be is answered with those that can.
#[test]
fn a_wrong_value_says_which_are_right() {
    let refused = |json: &str| serde_json::from_str::<Setup>(json).unwrap_err().to_string();
    for choice in OPTIONS {
        for wrong in ["\"nonsense\"", "{}", "-1", "1.5", "[]"] {
            let message = refused(&format!("{{\"{}\": {wrong}}}", choice.id));
            let values = if choice.id == "turnLimit" { &["none", "a number of turns"] } else { choice.values };
            assert!(values.iter().all(|value| message.contains(value)), "{}: {message}", choice.id);
        }
        for value in choice.values {
            let json = if value.parse::<u16>().is_ok() { (*value).to_owned() } else { format!("\"{value}\"") };
            let setup: Setup = serde_json::from_str(&format!("{{\"{}\": {json}}}", choice.id)).unwrap();
            let written = serde_json::to_value(setup).unwrap()[choice.id].to_string();
            assert_eq!(written, json, "{}", choice.id);
        }
    }
    assert!(refused(r#"{"turnLimit": 65536}"#).contains("65535"));
    assert!(refused(r#"{"backOfSeat0": "on"}"#).contains("unknown field"));
    let action = serde_json::from_str::<Action>("\"throw\"").unwrap_err().to_string();
    assert!(action.contains(r#"{"do":"throw"}"#), "{action}");
}
