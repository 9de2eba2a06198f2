//! One player: monster, hearts, energy, die tokens and cards; and the ways in which a game ends.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet};
use crate::monster::Monster;

/// Die tokens that a player may hold.
pub const DIE_TOKENS_MAX: u8 = 2;

/// Cards that are asked about before the first roll.
const BEFORE_ROLL: CardSet = CardSet::of(&[Card::Hibernation, Card::MadeInALab]);

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// None until it is drawn.
    pub(crate) monster: Option<Monster>,
    pub(crate) hearts: u8,
    pub(crate) energy: u16,
    pub(crate) die_tokens: u8,
    /// The KEEP cards in front of the player.
    pub(crate) cards: CardSet,
    /// R17: dice missing in the player's next turn, by Thunder Stomp.
    pub(crate) fewer_dice: u8,
    /// R17: how often Dominate waits for the player's next turn.
    pub(crate) dominates: u8,
    /// Hits taken in this turn, whoever's turn it is.
    pub(crate) hits_taken: u8,
    /// R33: do hits pass the player by until this turn ends?
    pub(crate) immune: bool,
    /// Cards bought in the game, for statistics.
    pub(crate) bought: CardSet,
    /// How many; a card can be bought again after it was thrown away.
    pub(crate) bought_count: u16,
}

impl Player {
    /// Nothing yet.
    pub(crate) const FRESH: Self = Self {
        monster: None,
        hearts: 0,
        energy: 0,
        die_tokens: 0,
        cards: CardSet::NONE,
        fewer_dice: 0,
        dominates: 0,
        hits_taken: 0,
        immune: false,
        bought: CardSet::NONE,
        bought_count: 0,
    };

    /// Gives the player a monster with all its hearts.
    pub(crate) fn become_monster(&mut self, monster: Monster) {
        self.monster = Some(monster);
        self.hearts = monster.hearts();
    }

    /// Is this the player's monster?
    #[inline]
    pub(crate) fn is(&self, monster: Monster) -> bool {
        self.monster == Some(monster)
    }

    /// Has the player this KEEP card?
    #[inline]
    pub(crate) const fn owns(&self, card: Card) -> bool {
        self.cards.contains(card)
    }

    /// Does a turn begin with the dice, as nothing is asked about or counted before?
    #[inline]
    pub(crate) fn begins_with_dice(&self) -> bool {
        self.cards.among(BEFORE_ROLL).is_empty() && self.dominates == 0 && self.fewer_dice == 0
    }

    /// The hearts that cannot be exceeded.
    #[inline]
    pub(crate) fn hearts_max(&self) -> u8 {
        self.monster.map_or(0, Monster::hearts)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Conclusion {
    /// Nobody in a draw and in a game that was stopped.
    pub winner: Option<Seat>,
    /// In which way.
    pub way: Way,
}

engine::words! {
    /// In which way a game ended.
    pub enum Way {
        /// The rival has no heart left.
        Knockout = "knockout",
        /// A marker is on the winner's victory space.
        VictorySpace = "victory-space",
        /// Both markers are in the winner's Spotlight Zone.
        Spotlight = "spotlight",
        /// Both monsters lost their last heart by one effect.
        BothAtZero = "both-at-zero",
        /// The turn limit was reached.
        TurnLimit = "turn-limit",
    }
}
