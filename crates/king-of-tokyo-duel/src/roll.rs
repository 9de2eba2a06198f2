//! The dice of a turn: how many there are, rolling them, and what counts as part of the Roll.

use engine::Log;

use crate::card::{Card, CardSet, END_OF_ROLL};
use crate::dice::{FIRST_TURN_DICE, NORMAL_DICE, ROLLS, SPECIAL_DICE, Symbol, Symbols};
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, Stage};
use crate::monster::Monster;

/// Cards that act, or are asked about, between the last roll and the resolving of dice.
const AFTER_ROLL: CardSet =
    END_OF_ROLL.union(CardSet::of(&[Card::Rebooting, Card::NaturalSelection, Card::TitanicBatteries]));
/// Equal symbols that set off Antimatter Pellets.
pub(crate) const ANTIMATTER_EQUAL: u8 = 5;
/// `!` in a set for Signature Move.
pub(crate) const SIGNATURE_POWERS: u8 = 3;

/// The dice of a turn and what is known about them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Roll {
    /// Dice on the table.
    pub(crate) dice: Symbols,
    /// Those of them that will be thrown again.
    pub(crate) marked: Symbols,
    /// Dice in the hand, about to be thrown.
    pub(crate) in_hand: u8,
    /// R17: normal dice missing in this turn.
    pub(crate) fewer: u8,
    /// Die tokens spent in this turn.
    pub(crate) tokens_spent: u8,
    /// R16: special dice in this turn, counted before the first roll.
    pub(crate) special: u8,
    /// Rolls made; free ones do not count.
    pub(crate) made: u8,
    /// Rolls the player is entitled to, counted before the first.
    pub(crate) allowed: u8,
    /// Symbols added by the Alienoid.
    pub(crate) added: Symbols,
    /// `!` spent on the power of the monster.
    pub(crate) spent: u8,
    /// Symbols whose group is resolved, as bits; for `!`, whether Cyber Kitty has used her power.
    pub(crate) resolved: u8,
    /// R25: claws resolved in this turn.
    pub(crate) claws: u8,
}

impl KingOfTokyoDuel {
    // ----- How many -----

    /// R16: the special dice that KEEP cards add.
    pub(crate) fn special_dice_of_cards(&self) -> u8 {
        u8::from(self.active_owns(Card::ExtraHead)) + u8::from(self.active_owns(Card::NaturalSelection))
    }

    #[inline]
    pub(crate) fn can_spend_die_token(&self) -> bool {
        self.player(self.active).die_tokens > 0 && self.special_dice_of_cards() + self.roll.tokens_spent < SPECIAL_DICE
    }

    /// R17: the normal dice of this turn.
    pub(crate) fn normal_dice(&self) -> u8 {
        let normal = if self.turn == 1 { FIRST_TURN_DICE } else { NORMAL_DICE };
        normal.saturating_sub(self.roll.fewer)
    }

    /// R16, R17, R50: counts the dice and the rolls. Without a die there is no roll.
    pub(crate) fn start_rolling(&mut self) {
        self.roll.special = (self.special_dice_of_cards() + self.roll.tokens_spent).min(SPECIAL_DICE);
        self.roll.allowed = ROLLS + u8::from(self.active_owns(Card::GiantBrain));
        self.roll.in_hand = self.normal_dice() + self.roll.special;
        if self.roll.in_hand > 0 {
            self.roll.made = 1;
            self.stage = Stage::Throw;
        } else {
            self.stage = Stage::Additions;
        }
    }

    // ----- Rolling -----

    pub(crate) fn throw_dice(&mut self, dice: Symbols, log: &mut impl Log<Event>) {
        log.record(Event::Threw { seat: self.active, dice, kept: self.roll.dice, roll: self.roll.made });
        self.roll.dice = self.roll.dice.plus(dice);
        self.roll.in_hand = 0;
        self.stage = Stage::Roll;
    }

    /// Is a roll left, and a die to throw?
    #[inline]
    pub(crate) fn has_roll_left(&self) -> bool {
        self.roll.made < self.roll.allowed && !self.roll.dice.is_empty()
    }

    /// R19: may Fame dice be thrown without using up a roll?
    #[inline]
    pub(crate) fn has_free_throw(&self) -> bool {
        self.active_owns(Card::InTheShadows)
            && (!self.setup.shadows_only_after_last_roll.0 || self.roll.made >= self.roll.allowed)
    }

    /// The symbols whose dice may be thrown again now, as bits.
    #[inline]
    pub(crate) fn kinds_to_throw(&self) -> u8 {
        if self.has_roll_left() {
            Symbol::BITS
        } else if self.has_free_throw() {
            Symbol::Fame.bit()
        } else {
            0
        }
    }

    /// May one more die that shows `symbol` be marked?
    #[inline]
    pub(crate) fn can_mark(&self, symbol: Symbol) -> bool {
        self.roll.dice.except(self.roll.marked).kinds() & self.kinds_to_throw() & symbol.bit() != 0
    }

    #[inline]
    pub(crate) fn can_roll_again(&self) -> bool {
        self.roll.dice.kinds() & self.kinds_to_throw() != 0
    }

    /// Takes these dice into the hand.
    #[inline]
    pub(crate) fn pick_up(&mut self, dice: Symbols) {
        self.roll.dice = self.roll.dice.except(dice);
        self.roll.in_hand = dice.len() as u8;
        self.roll.marked = Symbols::NONE;
        self.stage = Stage::Throw;
    }

    /// On to the next stage in which something can happen.
    #[inline]
    pub(crate) fn stop_rolling(&mut self) {
        self.stage = if self.goes_on_to_resolve() { Stage::Resolve } else { Stage::Additions };
    }

    /// Are the dice resolved right after the last roll?
    #[inline]
    pub(crate) fn goes_on_to_resolve(&self) -> bool {
        self.player(self.active).cards.among(AFTER_ROLL).is_empty() && !self.can_add()
    }

    /// R45: `!` dice that the Alienoid has not spent yet.
    #[inline]
    pub(crate) fn unspent_power_dice(&self) -> u8 {
        self.roll.dice.of(Symbol::Power).saturating_sub(self.roll.spent)
    }

    #[inline]
    pub(crate) fn can_add(&self) -> bool {
        self.player(self.active).is(Monster::Alienoid) && self.unspent_power_dice() >= Monster::Alienoid.power_cost()
    }

    /// R21: claws that KEEP cards add at this moment.
    #[inline]
    pub(crate) fn claws_of_cards(&self) -> u8 {
        let cards = self.player(self.active).cards;
        let acid = u8::from(cards.contains(Card::AcidAttack));
        acid + if cards.contains(Card::AdrenalineAugment) { self.board.markers_in_spotlight() } else { 0 }
    }

    /// R20: the whole Roll, with everything added to it at this moment.
    #[inline]
    pub(crate) fn whole_roll(&self) -> Symbols {
        let mut roll = self.roll.dice.plus(self.roll.added);
        roll.add(Symbol::Claw, self.claws_of_cards());
        roll
    }

    /// One kind of symbol in the Roll.
    #[inline]
    pub(crate) fn in_roll(&self, symbol: Symbol) -> u8 {
        self.whole_roll().of(symbol)
    }

    /// R19: rolls not used; at least one counts as made.
    pub(crate) fn unused_rolls(&self) -> u8 {
        self.roll.allowed.saturating_sub(self.roll.made.max(1))
    }

    /// R22: which cards act at the end of the roll is decided for all of them at once.
    pub(crate) fn end_roll(&mut self) {
        self.stage = Stage::Triggers;
        self.triggers = self.player(self.active).cards.among(END_OF_ROLL);
        if self.triggers.is_empty() {
            return;
        }
        let roll = self.whole_roll();
        let holds = [
            (Card::EyeOfTheStorm, self.unused_rolls() > 0),
            (Card::AntimatterPellets, roll.most() >= ANTIMATTER_EQUAL),
            (Card::SignatureMove, roll.of(Symbol::Power) >= SIGNATURE_POWERS),
            (Card::UtterDestruction, roll.has_all()),
        ];
        for (card, holds) in holds {
            if !holds {
                self.triggers.remove(card);
            }
        }
    }
}
