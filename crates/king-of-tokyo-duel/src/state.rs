//! The whole state as a person would write it down.
//!
//! The deck is not written: it is whatever card lies nowhere else. The checks of a state that a person wrote are in `load`.

use engine::{Seat, at_most};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet};
use crate::dice::{SymbolSet, Symbols};
use crate::game::{KingOfTokyoDuel, Stage};
use crate::market::Slot;
use crate::monster::Monster;
use crate::pending::{Pending, Task};
use crate::player::{Conclusion, Player};
use crate::roll::Roll;
use crate::setup::Setup;
use crate::token::Token;
use crate::track::{Board, Lay, Position, Track};

/// A state. What is left out is empty, 0, or as at the start of the game.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct State {
    /// Monsters and variants.
    pub setup: Setup,
    /// Where in the order of play the game is, once nothing is pending.
    pub stage: Stage,
    /// Turns begun; 0 before the first.
    #[serde(default)]
    pub turn: u16,
    /// Who began.
    #[serde(default = "first_seat")]
    pub first_player: Seat,
    /// Whose turn it is.
    #[serde(default = "first_seat")]
    pub active_player: Seat,
    /// Turns the active player takes after this one.
    #[serde(default)]
    pub extra_turns: u8,
    /// How many of the deciding symbol seat 0 threw in the roll-off, until seat 1 has thrown too.
    #[serde(default)]
    pub roll_off: Option<u8>,
    pub seats: [SeatState; 2],
    #[serde(default)]
    pub board: BoardState,
    /// Cards that nobody owns.
    #[serde(default)]
    pub market: MarketState,
    #[serde(default)]
    pub roll: RollState,
    /// Cards whose limit for this turn is used up.
    #[serde(default)]
    pub used: CardSet,
    /// Cards that still act at the end of this roll.
    #[serde(default)]
    pub triggers: CardSet,
    /// Was a card bought in this turn?
    #[serde(default)]
    pub bought: bool,
    /// Effects under way, the innermost last.
    #[serde(default, deserialize_with = "at_most::<TASKS_MAX, _, _>")]
    pub pending: Vec<Task>,
    /// How it ended.
    #[serde(default)]
    pub ending: Option<Conclusion>,
}

fn first_seat() -> Seat {
    Seat::FIRST
}

/// Effects that can be under way when somebody has to decide.
pub(crate) const TASKS_MAX: usize = Pending::COUNT_MAX - Pending::SPARE;

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct SeatState {
    /// The monster; left out, the one of the setup.
    pub monster: Option<Monster>,
    /// Hearts; left out, all of the monster's.
    pub hearts: Option<u8>,
    pub energy: u16,
    pub die_tokens: u8,
    pub cards: CardSet,
    /// Dice missing in the player's next turn, by Thunder Stomp.
    pub fewer_dice: u8,
    /// How often Dominate waits for the player's next turn.
    pub dominates: u8,
    /// Hits taken in this turn.
    pub hits_taken: u8,
    /// Do hits pass the player by until this turn ends?
    pub immune: bool,
    /// Cards bought in the game.
    pub bought: CardSet,
    /// How many; at least as many as there are in `bought`.
    pub bought_count: u16,
}

/// Both tracks.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct BoardState {
    /// Where the Fame marker stands.
    pub fame: Position,
    /// Where the Destruction marker stands.
    pub destruction: Position,
    /// Tokens on the board.
    #[serde(deserialize_with = "at_most::<{ Token::COUNT }, _, _>")]
    pub tokens: Vec<TokenState>,
}

/// A token on the board.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct TokenState {
    pub token: Token,
    pub track: Track,
    /// The leftmost space it covers.
    pub space: i8,
    /// Is its printed order reversed?
    #[serde(default)]
    pub turned: bool,
}

/// Cards that nobody owns. All others are in the deck.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct MarketState {
    /// Next to the deck.
    pub left: Option<Card>,
    /// In the middle.
    pub middle: Option<Card>,
    /// The one that costs 1 less.
    pub right: Option<Card>,
    /// The discard pile.
    pub discard: CardSet,
}

/// The dice of the turn.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct RollState {
    /// Dice on the table.
    pub dice: Symbols,
    /// Those of them that will be thrown again.
    pub marked: Symbols,
    /// Dice in the hand, about to be thrown.
    pub in_hand: u8,
    /// Normal dice missing in this turn.
    pub fewer: u8,
    /// Die tokens spent in this turn.
    pub tokens_spent: u8,
    /// Special dice in this turn, counted before the first roll.
    pub special: u8,
    /// Rolls made.
    pub made: u8,
    /// Rolls the player is entitled to.
    pub allowed: u8,
    /// Symbols added by the Alienoid.
    pub added: Symbols,
    /// `!` spent.
    pub spent: u8,
    /// Symbols whose group is resolved; `power` once Cyber Kitty has used hers.
    pub resolved: SymbolSet,
    /// Claws resolved in this turn.
    pub claws: u8,
}

// ----- Writing -----

impl State {
    pub(crate) fn of(game: &KingOfTokyoDuel) -> Self {
        Self {
            setup: game.setup,
            stage: game.stage,
            turn: game.turn,
            first_player: game.first,
            active_player: game.active,
            extra_turns: game.extra_turns,
            roll_off: game.roll_off,
            seats: [SeatState::of(&game.seats[0]), SeatState::of(&game.seats[1])],
            board: BoardState::of(&game.board),
            market: MarketState {
                left: game.market.card(Slot::Left),
                middle: game.market.card(Slot::Middle),
                right: game.market.card(Slot::Right),
                discard: game.market.discard,
            },
            roll: RollState::of(&game.roll),
            used: game.used,
            triggers: game.triggers,
            bought: game.bought,
            pending: game.pending.as_slice().to_vec(),
            ending: game.ending,
        }
    }
}

impl SeatState {
    fn of(player: &Player) -> Self {
        Self {
            monster: player.monster,
            hearts: player.monster.map(|_| player.hearts),
            energy: player.energy,
            die_tokens: player.die_tokens,
            cards: player.cards,
            fewer_dice: player.fewer_dice,
            dominates: player.dominates,
            hits_taken: player.hits_taken,
            immune: player.immune,
            bought: player.bought,
            bought_count: player.bought_count,
        }
    }
}

impl BoardState {
    fn of(board: &Board) -> Self {
        let token =
            |token| board.lay(token).map(|Lay { track, space, turned }| TokenState { token, track, space, turned });
        Self {
            fame: board.marker(Track::Fame),
            destruction: board.marker(Track::Destruction),
            tokens: Token::ALL.into_iter().filter_map(token).collect(),
        }
    }
}

impl RollState {
    fn of(roll: &Roll) -> Self {
        Self {
            dice: roll.dice,
            marked: roll.marked,
            in_hand: roll.in_hand,
            fewer: roll.fewer,
            tokens_spent: roll.tokens_spent,
            special: roll.special,
            made: roll.made,
            allowed: roll.allowed,
            added: roll.added,
            spent: roll.spent,
            resolved: SymbolSet::of_bits(roll.resolved),
            claws: roll.claws,
        }
    }
}
