//! States written by hand: what is refused, and which field is named.

use engine::{Game, Seat};
use king_of_tokyo_duel::pending::{Packet, Pair, Pull, PullStep};
use king_of_tokyo_duel::setup::TurnLimit;
use king_of_tokyo_duel::{
    Card, Ending, Fate, KingOfTokyoDuel, Monster, Position, Setup, Stage, State, Symbol, Task, Token, Track, Way,
};

use crate::table::{at, seat, symbols, table};

/// A position with three dice in the hand.
fn refused(change: impl FnOnce(&mut State)) -> String {
    let play = table().with(|state| state.roll.in_hand = 3);
    play.start();
    play.with(change).refused()
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
    names("seats[0].cards", |state| state.seats[0].cards = vec![Card::Photoshoot]);
    names("seats[0].cards", |state| state.seats[0].cards = vec![Card::Scrappy, Card::Scrappy]);
    names("seats[1].cards", |state| state.seats.iter_mut().for_each(|seat| seat.cards = vec![Card::Scrappy]));
    names("seats[1].boughtCount", |state| state.seats[1].bought = vec![Card::Scrappy]);
    names("activePlayer", |state| state.active_player = Seat::new(2).unwrap());
    names("firstPlayer", |state| state.first_player = Seat::new(3).unwrap());
    names("turn", |state| state.turn = 0);
    names("rollOff", |state| state.roll_off = Some(2));
    names("turn", |state| state.setup.turn_limit = TurnLimit(Some(2)));
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
}

#[test]
fn the_market() {
    names("market.right", |state| state.market.right = state.market.left);
    names("market.discard", |state| state.market.discard = vec![Card::Frenzy]);
    names("market", |state| state.market.middle = None);
    names("market", |state| state.market.left = None);
}

#[test]
fn the_dice() {
    names("roll.inHand", |state| state.roll.in_hand = 0);
    names("roll.dice", |state| state.roll.in_hand = 9);
    names("roll.dice", |state| state.roll.dice = symbols("cccccc"));
    names("roll.marked", |state| state.roll.marked = symbols("c"));
    names("roll.made", |state| state.roll.made = 4);
    names("roll.made", |state| state.roll.made = 0);
    names("roll.allowed", |state| state.roll.allowed = 5);
    names("roll.fewer", |state| state.roll.fewer = 7);
    names("roll.tokensSpent", |state| state.roll.tokens_spent = 3);
    names("roll.added", |state| state.roll.added = symbols("c"));
    names("roll.spent", |state| state.roll.spent = 1);
    names("roll.resolved", |state| state.roll.resolved = vec![Symbol::Heart]);
    names("roll.claws", |state| state.roll.claws = 1);
    names("used", |state| state.used = vec![Card::Frenzy]);
    names("triggers", |state| state.triggers = vec![Card::EyeOfTheStorm]);
    names("triggers", |state| state.triggers = vec![Card::Frenzy]);
}

#[test]
fn nothing_to_decide() {
    names("stage", |state| {
        state.stage = Stage::Market;
        state.roll.in_hand = 0;
    });
    names("roll.dice", |state| {
        state.stage = Stage::Gather;
        state.roll.in_hand = 0;
        state.roll.dice = symbols("c");
    });
}

#[test]
fn effects_under_way() {
    let packet = Packet { victim: seat(1), hits: 2, camouflaged: false, throwing: false, pair: Pair::None };
    let pull = Pull { track: Track::Fame, puller: seat(0), left: 1, moved: 1, step: PullStep::After, scrappy: false };
    let resolving = |pending: Vec<Task>| {
        move |state: &mut State| {
            state.stage = Stage::Resolve;
            state.roll.in_hand = 0;
            state.seats[1].cards = vec![Card::Camouflage];
            state.pending = pending;
        }
    };
    // A claw group that waits for Camouflage can be loaded; what cannot have happened can not.
    let fine = table().with(resolving(vec![Task::Packet(packet)]));
    assert_eq!(fine.start().asked(), Some(1));
    names("pending[0].victim", resolving(vec![Task::Packet(Packet { victim: Seat::new(2).unwrap(), ..packet })]));
    names("pending[0].hits", resolving(vec![Task::Packet(Packet { hits: 0, ..packet })]));
    names("pending[0].pair", resolving(vec![Task::Packet(packet), Task::Packet(packet)]));
    names("pending[0].victim", resolving(vec![Task::Packet(Packet { pair: Pair::First, ..packet })]));
    names("pending[0].throwing", resolving(vec![Task::Packet(Packet { throwing: true, camouflaged: true, ..packet })]));
    names("pending[0].step", resolving(vec![Task::Pull(pull)]));
    names("pending[0].step", resolving(vec![Task::Pull(Pull { step: PullStep::Bonus, ..pull })]));
    names("pending[0].moved", resolving(vec![Task::Pull(Pull { moved: 0, ..pull }), Task::Packet(packet)]));
    names("pending[1]", resolving(vec![Task::Pull(pull), Task::Packet(Packet { victim: seat(0), ..packet })]));
    names("pending[0].line", resolving(vec![Task::Effect { card: Card::Frenzy, line: 2 }]));
    names("pending[0]", resolving(vec![Task::Effect { card: Card::Frenzy, line: 0 }]));
    names("pending[0].owner", resolving(vec![Task::Superconductor { owner: seat(0), energy: 1 }]));
    names("pending[0].left", resolving(vec![Task::InShape { owner: seat(0), left: 0 }]));
    names("pending[0].token", resolving(vec![Task::Place { token: Token::KingFirst }]));
    names(
        "pending[0]",
        resolving(vec![Task::Purchase { card: Card::TooCute, step: king_of_tokyo_duel::pending::PurchaseStep::Token }]),
    );
    names("pending", resolving(vec![Task::Refill; 60]));
    names("pending", |state| state.pending = vec![Task::Refill]);
}

#[test]
fn endings() {
    let over = |way, winner: Option<usize>| {
        move |state: &mut State| {
            state.stage = Stage::Over;
            state.roll.in_hand = 0;
            state.ending = Some(Ending { winner: winner.map(seat), way });
        }
    };
    names("ending", |state| {
        state.stage = Stage::Over;
        state.roll.in_hand = 0;
    });
    names("ending", |state| state.ending = Some(Ending { winner: None, way: Way::TurnLimit }));
    names("ending.way", over(Way::Knockout, Some(0)));
    names("ending.way", over(Way::VictorySpace, Some(0)));
    names("ending.way", over(Way::Spotlight, Some(1)));
    names("ending.way", over(Way::BothAtZero, None));
    names("ending.way", over(Way::TurnLimit, None));
    names("ending.winner", over(Way::Knockout, None));
    names("ending.winner", over(Way::TurnLimit, Some(0)));
    names("ending.winner", over(Way::Knockout, Some(2)));
    table().hearts(1, 0).with(over(Way::Knockout, Some(0))).start();
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
    names("seats[0].monster", |state| state.seats[1].monster = Some(Monster::TheKing));
    names("seats[0].energy", |state| state.seats[0].energy = 1);
    names("seats[0]", |state| state.seats[0].die_tokens = 1);
    names("market", |state| state.market.right = Some(Card::Frenzy));
    names("board.fame", |state| state.board.fame = at(1));
    names("bought", |state| state.bought = true);
    names("activePlayer", |state| state.active_player = seat(1));
}

#[test]
fn a_state_may_leave_out_what_is_empty() {
    let text = r#"{
        "setup": {"monsterOfSeat0": "the-king", "monsterOfSeat1": "gigazaur", "turnLimit": "none", "rivalCanWinOnYourPull": "false"},
        "stage": "throw", "turn": 2, "seats": [{}, {"hearts": 3}],
        "market": {"left": "frenzy", "middle": "photoshoot", "right": "too-cute"},
        "board": {"fame": "2.5", "tokens": [{"token": "buzz-phantom", "track": "fame", "space": 2}]},
        "roll": {"inHand": 6, "made": 1, "allowed": 3}
    }"#;
    let game = KingOfTokyoDuel::load(&serde_json::from_str(text).unwrap()).unwrap();
    assert_eq!(game.save().seats[0].hearts, Some(15));
    assert_eq!(serde_json::to_value(game.save()).unwrap()["board"]["fame"], "2.5");
    for wrong in ["8", "2.5", "\"2.25\"", "\"-7.5\"", "\"x\""] {
        assert!(serde_json::from_str::<State>(&text.replace("\"2.5\"", wrong)).is_err(), "{wrong}");
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
    play.play(king_of_tokyo_duel::Action::Buy { card: Card::TooCute });
    assert!(refused(&mut play, Fate::Card(Card::TooCute)).starts_with("a card is turned up"));
}
