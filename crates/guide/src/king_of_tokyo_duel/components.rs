//! What is printed on the components, so that a board needs no rule to draw them.

use engine::Phrase;
use games::king_of_tokyo_duel::card::Kind;
use games::king_of_tokyo_duel::dice::{NORMAL_DICE, SPECIAL_DICE};
use games::king_of_tokyo_duel::player::DIE_TOKENS_MAX;
use games::king_of_tokyo_duel::track::SPACE_MAX;
use games::king_of_tokyo_duel::{Bonus, Card, Monster, Position, Side, Symbol, Token, Track};
use serde::Serialize;

use super::{name, power_name, power_text, text};

/// All components of the box.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Components {
    /// The faces of every die.
    pub faces: [Symbol; 6],
    /// Normal dice.
    pub normal_dice: u8,
    /// Special dice.
    pub special_dice: u8,
    /// Die tokens that a player can hold.
    pub die_tokens_max: u8,
    /// Both tracks.
    pub tracks: Vec<TrackPrint>,
    /// The Buzz tokens.
    pub tokens: Vec<TokenPrint>,
    /// The monsters.
    pub monsters: Vec<MonsterPrint>,
    /// The cards.
    pub cards: Vec<CardPrint>,
}

/// A track without tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TrackPrint {
    /// Which one.
    pub track: Track,
    /// Its spaces from left to right.
    pub spaces: Vec<SpacePrint>,
}

/// A space of a track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SpacePrint {
    /// Its number, 0 in the middle.
    pub space: i8,
    /// Does it lie in the lower row of the zig-zag?
    pub lower_row: bool,
    /// In whose Spotlight Zone it lies.
    pub spotlight: Option<Side>,
    /// Whose victory space it is.
    pub victory: Option<Side>,
}

/// A Buzz token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TokenPrint {
    /// Which one.
    pub token: Token,
    /// How many spaces it covers.
    pub covers: u8,
    /// Is it one of The King's, which end the pulls of his rival?
    pub is_kings: bool,
    /// Its stops from left to right, as it is printed.
    pub stops: Vec<TokenStop>,
    /// The same when it is turned round.
    pub turned: Vec<TokenStop>,
}

/// A stop on a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TokenStop {
    /// How far it lies from the leftmost space that the token covers, in half spaces: an odd one lies between two spaces.
    pub halves: u8,
    /// What it gives; nothing on a blank stop.
    pub bonus: Option<Bonus>,
}

/// A monster.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MonsterPrint {
    /// Which one.
    pub monster: Monster,
    /// Its name.
    pub name: Phrase,
    /// Hearts at the start of the game, never to be exceeded.
    pub hearts: u8,
    /// How hard it is to play, from 1 to 3.
    pub difficulty: u8,
    /// The name of its power.
    pub power_name: Phrase,
    /// What its power does.
    pub power_text: Phrase,
}

/// A power card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardPrint {
    /// Which one.
    pub card: Card,
    /// Its name.
    pub name: Phrase,
    /// In energy, before discounts.
    pub cost: u8,
    /// KEEP or DISCARD.
    pub kind: Kind,
    /// The token that its buyer places.
    pub token: Option<Token>,
    /// What it does.
    pub text: Phrase,
}

impl Components {
    pub(super) fn all() -> Self {
        Self {
            faces: Symbol::ALL,
            normal_dice: NORMAL_DICE,
            special_dice: SPECIAL_DICE,
            die_tokens_max: DIE_TOKENS_MAX,
            tracks: Track::ALL.map(TrackPrint::of).to_vec(),
            tokens: Token::ALL.map(TokenPrint::of).to_vec(),
            monsters: Monster::ALL.map(MonsterPrint::of).to_vec(),
            cards: Card::ALL.map(CardPrint::of).to_vec(),
        }
    }
}

impl TrackPrint {
    fn of(track: Track) -> Self {
        let print = |space| {
            let position = Position::space(space);
            SpacePrint {
                space,
                lower_row: track.is_lower_row(space),
                spotlight: Side::ALL.into_iter().find(|&side| position.is_in_spotlight(side)),
                victory: Side::ALL.into_iter().find(|&side| position.is_victory(side)),
            }
        };
        Self { track, spaces: (-SPACE_MAX..=SPACE_MAX).map(print).collect() }
    }
}

impl TokenPrint {
    fn of(token: Token) -> Self {
        let stops = |turned| token.stops(turned).map(|(halves, bonus)| TokenStop { halves, bonus }).collect();
        Self { token, covers: token.covers(), is_kings: token.is_kings(), stops: stops(false), turned: stops(true) }
    }
}

impl MonsterPrint {
    fn of(monster: Monster) -> Self {
        Self {
            monster,
            name: Phrase::new(monster.name()),
            hearts: monster.hearts(),
            difficulty: monster.difficulty(),
            power_name: power_name(monster),
            power_text: power_text(monster),
        }
    }
}

impl CardPrint {
    fn of(card: Card) -> Self {
        let print = card.print();
        Self { card, name: name(card), cost: print.cost, kind: print.kind, token: print.token, text: text(card) }
    }
}
