//! The whole state as a person would write it down.
//!
//! The deck is not written: it is whatever card lies nowhere else. The checks of a state that a person wrote are in `check`.

use std::fmt;
use std::marker::PhantomData;

use engine::{Invalid, Seat};
use serde::de::{Error, IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::card::{Card, CardSet};
use crate::check::{self, check};
use crate::dice::{SymbolSet, Symbols};
use crate::game::{KingOfTokyoDuel, Roll, Stage, Waiting};
use crate::market::{Market, Slot};
use crate::monster::Monster;
use crate::pending::{Pending, Task};
use crate::player::{Ending, Player};
use crate::setup::{MonsterChoice, Setup};
use crate::token::Token;
use crate::track::{Board, Lay, Position, Track};

/// A state. What is left out is empty, 0, or as at the start of the game.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
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
    /// Both players.
    pub seats: [SeatState; 2],
    /// Both tracks.
    #[serde(default)]
    pub board: BoardState,
    /// Cards that nobody owns.
    #[serde(default)]
    pub market: MarketState,
    /// The dice.
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
    pub ending: Option<Ending>,
}

fn first_seat() -> Seat {
    Seat::FIRST
}

/// Effects that can be under way when somebody has to decide.
const TASKS_MAX: usize = Pending::COUNT_MAX - Pending::SPARE;

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct SeatState {
    /// The monster; left out, the one of the setup.
    pub monster: Option<Monster>,
    /// Hearts; left out, all of the monster's.
    pub hearts: Option<u8>,
    /// Energy.
    pub energy: u16,
    /// Die tokens.
    pub die_tokens: u8,
    /// KEEP cards.
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
#[serde(deny_unknown_fields)]
pub struct TokenState {
    /// Which.
    pub token: Token,
    /// On which track.
    pub track: Track,
    /// The leftmost space it covers.
    pub space: i8,
    /// Is its printed order reversed?
    #[serde(default)]
    pub turned: bool,
}

/// Cards that nobody owns. All others are in the deck.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
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

// ----- Reading -----

/// Reads a list of at most `MOST` items; a longer one is refused before more of it is read.
fn at_most<'de, const MOST: usize, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    struct Items<const MOST: usize, T>(PhantomData<T>);

    impl<'de, const MOST: usize, T: Deserialize<'de>> Visitor<'de> for Items<MOST, T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of {MOST} at the most")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
            let mut items = Vec::new();
            while items.len() < MOST {
                match list.next_element()? {
                    Some(item) => items.push(item),
                    None => return Ok(items),
                }
            }
            match list.next_element::<IgnoredAny>()? {
                Some(_) => Err(A::Error::invalid_length(MOST + 1, &self)),
                None => Ok(items),
            }
        }
    }

    deserializer.deserialize_seq(Items::<MOST, T>(PhantomData))
}

impl State {
    pub(crate) fn to_game(&self) -> Result<KingOfTokyoDuel, Invalid> {
        self.setup.check().map_err(|invalid| invalid.inside("setup"))?;
        let mut seats = [Player::FRESH; 2];
        for (index, player) in seats.iter_mut().enumerate() {
            let choice = self.setup.monsters()[index];
            *player =
                self.seats[index].to_player(choice).map_err(|invalid| invalid.inside(&format!("seats[{index}]")))?;
        }
        check(self.pending.len() <= TASKS_MAX, "pending", || format!("must be {TASKS_MAX} at the most"))?;
        let mut pending = Pending::EMPTY;
        self.pending.iter().for_each(|&task| pending.push(task));
        let mut game = KingOfTokyoDuel {
            setup: self.setup,
            stage: self.stage,
            waiting: Waiting::Nobody,
            turn: self.turn,
            first: self.first_player,
            active: self.active_player,
            extra_turns: self.extra_turns,
            roll_off: self.roll_off,
            seats,
            board: self.board.to_board().map_err(|invalid| invalid.inside("board"))?,
            market: self.to_market(&seats)?,
            roll: self.roll.to_roll(),
            used: self.used,
            triggers: self.triggers,
            bought: self.bought,
            pending,
            ending: self.ending,
        };
        check::check_game(&mut game)?;
        Ok(game)
    }

    /// All cards that lie nowhere else are in the deck.
    fn to_market(&self, seats: &[Player; 2]) -> Result<Market, Invalid> {
        let MarketState { left, middle, right, discard } = self.market;
        let mut market = Market { slots: [left, middle, right], discard, ..Market::FRESH };
        let mut elsewhere = CardSet::NONE;
        let mut place = |cards: CardSet, field: &str| {
            let twice = elsewhere.among(cards).nth(0);
            elsewhere = elsewhere.union(cards);
            check(twice.is_none(), field, || format!("{} lies elsewhere too", twice.map_or("", Card::name)))
        };
        for (index, player) in seats.iter().enumerate() {
            place(player.cards, &format!("seats[{index}].cards"))?;
        }
        for (field, card) in [("market.left", left), ("market.middle", middle), ("market.right", right)] {
            place(card.into_iter().collect(), field)?;
        }
        place(market.discard, "market.discard")?;
        for (index, task) in self.pending.iter().enumerate() {
            if let Task::Purchase { card, .. } = *task {
                place([card].into_iter().collect(), &format!("pending[{index}].card"))?;
            }
        }
        market.deck = CardSet::ALL.except(elsewhere);
        Ok(market)
    }
}

impl SeatState {
    fn to_player(&self, choice: MonsterChoice) -> Result<Player, Invalid> {
        let monster = match choice {
            MonsterChoice::Random => self.monster,
            MonsterChoice::Monster(monster) => {
                let fits = self.monster.is_none_or(|named| named == monster);
                check(fits, "monster", || format!("must be {}, as in the setup", monster.name()))?;
                Some(monster)
            }
        };
        Ok(Player {
            monster,
            hearts: self.hearts.unwrap_or(monster.map_or(0, Monster::hearts)),
            energy: self.energy,
            die_tokens: self.die_tokens,
            cards: self.cards,
            fewer_dice: self.fewer_dice,
            dominates: self.dominates,
            hits_taken: self.hits_taken,
            immune: self.immune,
            bought: self.bought,
            bought_count: self.bought_count,
        })
    }
}

impl BoardState {
    fn to_board(&self) -> Result<Board, Invalid> {
        // Markers come last: they may stand on tokens, but no token may be laid under them.
        let mut board = Board::OFF_BOARD_MARKERS;
        for (index, &TokenState { token, track, space, turned }) in self.tokens.iter().enumerate() {
            let field = format!("tokens[{index}]");
            let lay = Lay { track, space, turned };
            check(board.lay(token).is_none(), &field, || format!("{} lies on the board twice", token.name()))?;
            // Which way round three spaces may lie depends on the setup and is checked with the game.
            let fits = board.allows_lay(token, true, lay);
            check(fits, &field, || format!("{} cannot lie there, or not this way round", token.name()))?;
            board.lay_down(token, lay);
        }
        for (track, marker) in [(Track::Fame, self.fame), (Track::Destruction, self.destruction)] {
            check(board.has_stop(track, marker), track.name(), || "there is no such stop on the track")?;
            board.put_marker(track, marker);
        }
        Ok(board)
    }
}

impl RollState {
    fn to_roll(&self) -> Roll {
        Roll {
            dice: self.dice,
            marked: self.marked,
            in_hand: self.in_hand,
            fewer: self.fewer,
            tokens_spent: self.tokens_spent,
            special: self.special,
            made: self.made,
            allowed: self.allowed,
            added: self.added,
            spent: self.spent,
            resolved: self.resolved.bits(),
            claws: self.claws,
        }
    }
}
