//! What the chapters and the positions share: the position they start from, and how it is looked at.

use engine::chance::Scripted;
use engine::{Game, Log, Seat, Turn};
use king_of_tokyo_duel::state::{MarketState, RollState, SeatState};
use king_of_tokyo_duel::{
    Action, Card, CardSet, Event, Fate, KingOfTokyoDuel, Monster, Position, Setup, Side, Stage, State, Symbol, Track,
};

/// Seat 0 is the Meka Dragon, sits right, pulls towards 7 and is about to throw in the third turn of the game; seat 1 is the
/// Space Penguin. Nobody has cards or energy, and the face-up cards are too dear to be bought.
pub fn third_turn() -> State {
    State {
        setup: Setup {
            first_player_seat: Side::Right,
            ..Setup::of_monsters(Monster::MekaDragon, Monster::SpacePenguin)
        },
        stage: Stage::Throw,
        turn: 3,
        first_player: Seat::FIRST,
        active_player: Seat::FIRST,
        extra_turns: 0,
        roll_off: None,
        seats: [SeatState::default(), SeatState::default()],
        board: Default::default(),
        market: MarketState {
            left: Some(Card::Frenzy),
            middle: Some(Card::ExtraHead),
            right: Some(Card::MonsterCoaster),
            discard: CardSet::NONE,
        },
        roll: RollState { made: 3, allowed: 3, ..RollState::default() },
        used: CardSet::NONE,
        triggers: CardSet::NONE,
        bought: false,
        pending: Vec::new(),
        ending: None,
    }
}

/// The dice on the table and in the hand are all there are in this turn: others are missing, or special ones added.
pub fn fit_dice(state: &mut State) {
    let normal: u8 = if state.turn == 1 { 5 } else { 6 };
    let roll = &mut state.roll;
    let there = roll.dice.len() as u8 + roll.in_hand;
    if roll.allowed > 0 && roll.fewer == 0 && roll.special == 0 {
        roll.fewer = normal.saturating_sub(there);
        roll.special = there.saturating_sub(normal);
        roll.made = if there == 0 { 0 } else { roll.made };
    }
}

/// Into the right slot; if it lies in another, the two change places.
pub fn put_on_sale(market: &mut MarketState, card: Card) {
    for slot in [&mut market.left, &mut market.middle] {
        if *slot == Some(card) {
            *slot = market.right;
        }
    }
    market.right = Some(card);
}

/// A symbol by its first letter, `!` for power.
pub fn symbol(letter: char) -> Result<Symbol, String> {
    let letters = ['c', 'h', 'e', 'f', 'd', '!'];
    let index = letters.iter().position(|&known| known == letter).ok_or_else(|| format!("no symbol '{letter}'"))?;
    Ok(Symbol::ALL[index])
}

/// Whom the game waits for.
pub fn asked(game: &KingOfTokyoDuel) -> Option<Seat> {
    match game.turn() {
        Turn::Players(seats) => seats.first(),
        Turn::Chance(_) | Turn::Over => None,
    }
}

/// What they may do.
pub fn legal(game: &KingOfTokyoDuel) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(asked) = asked(game) {
        game.legal(asked, &mut actions);
    }
    actions
}

/// Turns up whichever cards come first.
pub fn refill(game: &mut KingOfTokyoDuel, log: &mut impl Log<Event>) {
    while game.turn().is_chance() {
        let fate = game.draw(&mut Scripted::new([0]));
        if !matches!(fate, Fate::Card(_)) {
            break;
        }
        game.happen(&fate, log).expect("a game accepts every fate it draws");
    }
}

/// The hits that reached a player, packet by packet.
pub fn taken(log: &[Event], who: Seat) -> Vec<u8> {
    let hits = |event: &Event| match *event {
        Event::Took { seat, hits, .. } if seat == who => Some(hits),
        _ => None,
    };
    log.iter().filter_map(hits).collect()
}

/// The stops that a marker entered.
pub fn path(log: &[Event], on: Track) -> Vec<Position> {
    let entered = |event: &Event| match *event {
        Event::Moved { track, to, .. } if track == on => Some(to),
        _ => None,
    };
    log.iter().filter_map(entered).collect()
}
