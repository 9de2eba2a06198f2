//! What a board needs: tracks stop by stop, cards with their prices, and what each choice would do.

use engine::{Game, Outcome, Seat, Seats, Turn, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::card::{Card, CardSet, Kind};
use crate::dice::{Symbol, Symbols};
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, SEATS, Stage};
use crate::market::Slot;
use crate::monster::Monster;
use crate::pending::Task;
use crate::player::{Conclusion, Player};
use crate::setup::Setup;
use crate::token::{Bonus, Token};
use crate::track::{Lay, Position, SPACE_MAX, Side, Stop, Track};

/// What one viewer sees. Of the deck it tells which cards are left, which everybody can reckon, and not their order.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct View {
    /// Monsters and variants.
    pub setup: Setup,
    /// Where in the order of play the game is, once nothing is pending.
    pub stage: Stage,
    /// Turns begun.
    pub turn: u16,
    /// Whose turn it is.
    pub active_player: Seat,
    /// Who began.
    pub first_player: Seat,
    /// Turns the active player takes after this one.
    pub extra_turns: u8,
    /// Whom the game waits for.
    pub waiting_for: Seats,
    /// How many dice are about to be thrown, if any.
    pub dice_due: u8,
    pub roll: RollView,
    pub tracks: Vec<TrackView>,
    /// Common tokens that are not on the board, and The King's if he plays.
    pub supply: Vec<Token>,
    /// The face-up cards, from the deck outwards.
    pub market: Vec<SlotView>,
    /// What is left in the deck, in alphabetical order.
    pub deck: CardSet,
    /// The discard pile, in alphabetical order.
    pub discard: CardSet,
    pub seats: Vec<SeatView>,
    /// Effects under way, the innermost last.
    pub pending: Vec<Task>,
    /// What the viewer may do.
    pub choices: Vec<ChoiceView>,
    /// How it ended.
    pub ending: Option<Conclusion>,
    /// Ranking and scores.
    pub outcome: Option<Outcome>,
}

/// The dice of the turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RollView {
    /// Dice on the table.
    pub dice: Symbols,
    /// Those of them that will be thrown again.
    pub marked: Symbols,
    /// Everything that counts as part of the Roll now, added symbols included.
    pub symbols: Symbols,
    /// Dice in the hand of the active player, about to be thrown.
    pub in_hand: u8,
    /// How many of all dice of this turn are special ones. They have the same symbols as the others, so that which of
    /// them are the white ones is for the board to choose.
    pub special: u8,
    /// Die tokens spent in this turn.
    pub tokens_spent: u8,
    /// Normal dice missing in this turn.
    pub fewer: u8,
    /// Symbols added by the Alienoid.
    pub added: Symbols,
    /// Symbols added by cards at this moment.
    pub added_by_cards: Symbols,
    /// Rolls made.
    pub made: u8,
    /// Rolls the player is entitled to.
    pub allowed: u8,
    /// `!` spent.
    pub spent: u8,
    /// Symbols whose group is still to be resolved.
    pub open: Symbols,
}

/// One track.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct TrackView {
    pub track: Track,
    /// Where its marker stands.
    pub marker: Position,
    /// Its stops from left to right.
    pub stops: Vec<StopView>,
    pub tokens: Vec<TokenView>,
}

/// One stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct StopView {
    pub position: Position,
    /// Does it lie in the lower row of the zig-zag? An added stop lies between the rows.
    pub lower_row: bool,
    /// In whose Spotlight Zone it lies.
    pub spotlight: Option<Side>,
    /// Whose victory space it is.
    pub victory: Option<Side>,
    /// The token that offers it.
    pub token: Option<Token>,
    /// What it gives.
    pub bonus: Option<Bonus>,
}

/// A token on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct TokenView {
    pub token: Token,
    /// How it lies.
    #[serde(flatten)]
    pub lay: Lay,
}

/// A slot of the market.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct SlotView {
    pub slot: Slot,
    pub card: Option<CardView>,
    /// What it costs the active player now.
    pub price: Option<u16>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct CardView {
    pub card: Card,
    /// As printed.
    pub cost: u8,
    /// KEEP or DISCARD.
    pub kind: Kind,
    /// The token that its buyer places.
    pub token: Option<Token>,
    /// Is its limit for this turn used up?
    pub used: bool,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct SeatView {
    pub seat: Seat,
    /// Where the player sits and pulls to.
    pub side: Side,
    pub monster: Option<Monster>,
    pub hearts: u8,
    /// The hearts that cannot be exceeded.
    pub hearts_max: u8,
    pub energy: u16,
    pub die_tokens: u8,
    pub cards: Vec<CardView>,
    /// Dice missing in the player's next turn, by Thunder Stomp.
    pub fewer_dice: u8,
    /// How often Dominate waits for the player's next turn.
    pub dominates: u8,
    /// Hits taken in this turn.
    pub hits_taken: u8,
    /// Do hits pass the player by until this turn ends?
    pub immune: bool,
}

/// Something the viewer may do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct ChoiceView {
    pub action: Action,
    /// What it would do at once, until chance or a player decides again.
    pub does: Vec<Event>,
    /// How it would end the game: at once, or whatever is then answered to the questions of its own effects.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ends: Option<Conclusion>,
}

impl View {
    pub(crate) fn of(game: &KingOfTokyoDuel, viewer: Viewer) -> Self {
        let waiting_for = match game.turn() {
            Turn::Players(seats) => seats,
            Turn::Chance(_) | Turn::Over => Seats::NONE,
        };
        let throws =
            game.turn().is_chance() && game.stage != Stage::Monsters && game.pending.last() != Some(Task::Refill);
        Self {
            setup: game.setup,
            stage: game.stage,
            turn: game.turn,
            active_player: game.active,
            first_player: game.first,
            extra_turns: game.extra_turns,
            waiting_for,
            dice_due: if throws { game.dice_due() } else { 0 },
            roll: RollView::of(game),
            tracks: Track::ALL.map(|track| TrackView::of(game, track)).to_vec(),
            supply: supply(game),
            market: Slot::ALL.map(|slot| SlotView::of(game, slot)).to_vec(),
            deck: game.market.deck,
            discard: game.market.discard,
            seats: SEATS.map(|seat| SeatView::of(game, seat)).to_vec(),
            pending: game.pending.as_slice().to_vec(),
            choices: match viewer {
                Viewer::Seat(seat) => choices(game, seat),
                Viewer::Spectator => Vec::new(),
            },
            ending: game.ending,
            outcome: game.outcome(),
        }
    }
}

fn choices(game: &KingOfTokyoDuel, seat: Seat) -> Vec<ChoiceView> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let choice = |action| {
        let mut does = Vec::new();
        let mut after = *game;
        after.play(seat, &action, &mut does).expect("a game accepts every action it lists");
        ChoiceView { action, does, ends: certain_ending(&after, ANSWERS_MAX) }
    };
    actions.into_iter().map(choice).collect()
}

/// How many answers in a row are looked at: a pull over bonuses that may be hits asks once for each.
const ANSWERS_MAX: usize = 8;

/// How the game ends whatever is answered as long as effects are under way; of several ways to the same winner the first.
fn certain_ending(game: &KingOfTokyoDuel, answers_max: usize) -> Option<Conclusion> {
    let seat = match game.turn() {
        Turn::Over => return game.ending,
        Turn::Players(seats) if game.pending.last().is_some() && answers_max > 0 => seats.first()?,
        Turn::Players(_) | Turn::Chance(_) => return None,
    };
    let mut answers = Vec::new();
    game.legal(seat, &mut answers);
    let mut endings = answers.into_iter().map(|answer| {
        let mut after = *game;
        after.play(seat, &answer, &mut ()).expect("a game accepts every action it lists");
        certain_ending(&after, answers_max - 1)
    });
    let first = endings.next()??;
    endings.all(|other| other.is_some_and(|other| other.winner == first.winner)).then_some(first)
}

fn supply(game: &KingOfTokyoDuel) -> Vec<Token> {
    let king_plays = game.seats.iter().any(|player| player.is(Monster::TheKing));
    let in_supply = |token: &Token| game.board.lay(*token).is_none() && (king_plays || !token.is_kings());
    Token::ALL.into_iter().filter(in_supply).collect()
}

impl RollView {
    fn of(game: &KingOfTokyoDuel) -> Self {
        let symbols = if game.turn == 0 { Symbols::NONE } else { game.whole_roll() };
        let open = if game.turn == 0 { 0 } else { game.open_groups() };
        let open = Symbol::ALL.map(|symbol| if open & symbol.bit() != 0 { symbols.of(symbol) } else { 0 });
        Self {
            dice: game.roll.dice,
            marked: game.roll.marked,
            symbols,
            in_hand: game.roll.in_hand,
            special: game.roll.special,
            tokens_spent: game.roll.tokens_spent,
            fewer: game.roll.fewer,
            added: game.roll.added,
            added_by_cards: symbols.except(game.roll.dice).except(game.roll.added),
            made: game.roll.made,
            allowed: game.roll.allowed,
            spent: game.roll.spent,
            open: Symbols::of_counts(open),
        }
    }
}

impl TrackView {
    fn of(game: &KingOfTokyoDuel, track: Track) -> Self {
        let board = &game.board;
        let places = (-SPACE_MAX..=SPACE_MAX).flat_map(|space| [Position::space(space), Position::between(space)]);
        let stops = places.filter(|&position| board.has_stop(track, position));
        let lying =
            |token: Token| board.lay(token).filter(|lay| lay.track == track).map(|lay| TokenView { token, lay });
        Self {
            track,
            marker: board.marker(track),
            stops: stops.map(|position| StopView::of(game, track, position)).collect(),
            tokens: Token::ALL.into_iter().filter_map(lying).collect(),
        }
    }
}

impl StopView {
    fn of(game: &KingOfTokyoDuel, track: Track, position: Position) -> Self {
        let side = |test: &dyn Fn(Side) -> bool| [Side::Left, Side::Right].into_iter().find(|&side| test(side));
        Self {
            position,
            lower_row: !position.is_added() && track.is_lower_row(position.floor()),
            spotlight: side(&|side| position.is_in_spotlight(side)),
            victory: side(&|side| position.is_victory(side)),
            token: game.board.token_at(track, position),
            bonus: match game.board.stop(track, position) {
                Stop::Bonus(bonus) => Some(bonus),
                Stop::Bare | Stop::Blank | Stop::Kings => None,
            },
        }
    }
}

impl SlotView {
    fn of(game: &KingOfTokyoDuel, slot: Slot) -> Self {
        let card = game.market.card(slot);
        Self {
            slot,
            card: card.map(|card| CardView::of(game, card)),
            price: card.map(|card| game.market.price(slot, card, game.discount())),
        }
    }
}

impl CardView {
    fn of(game: &KingOfTokyoDuel, card: Card) -> Self {
        let print = card.print();
        Self { card, cost: print.cost, kind: print.kind, token: print.token, used: game.used.contains(card) }
    }
}

impl SeatView {
    fn of(game: &KingOfTokyoDuel, seat: Seat) -> Self {
        let player: &Player = game.player(seat);
        Self {
            seat,
            side: game.side(seat),
            monster: player.monster,
            hearts: player.hearts,
            hearts_max: player.hearts_max(),
            energy: player.energy,
            die_tokens: player.die_tokens,
            cards: player.cards.iter().map(|card| CardView::of(game, card)).collect(),
            fewer_dice: player.fewer_dice,
            dominates: player.dominates,
            hits_taken: player.hits_taken,
            immune: player.immune,
        }
    }
}
