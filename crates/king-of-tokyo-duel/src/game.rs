//! A game in progress, and the order of a turn from one decision to the next.

use std::cmp::Ordering;

use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet, END_OF_ROLL};
use crate::dice::{FIRST_TURN_DICE, NORMAL_DICE, PULL_FROM, ROLL_OFF_DICE, ROLLS, SPECIAL_DICE, Symbol, Symbols};
use crate::event::Event;
use crate::market::{Market, NO_PURCHASE_ENERGY, SWEEP_COST, Slot};
use crate::monster::Monster;
use crate::pending::{Packet, Pair, Pending, Pull, PullStep, Task};
use crate::player::{DIE_TOKENS_MAX, Ending, Player, Way};
use crate::setup::Setup;
use crate::token::Token;
use crate::track::{Board, STEPS_MAX, Side, Track};

/// A game of King of Tokyo: Duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KingOfTokyoDuel {
    pub(crate) setup: Setup,
    pub(crate) stage: Stage,
    /// Whom the game waits for. Follows from everything else and is kept so that asking costs nothing.
    pub(crate) waiting: Waiting,
    /// Turns begun, extra and slept ones included; 0 before the first.
    pub(crate) turn: u16,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// R38: turns the active player takes after this one.
    pub(crate) extra_turns: u8,
    /// What seat 0 threw in the roll-off, until seat 1 has thrown too.
    pub(crate) roll_off: Option<u8>,
    pub(crate) seats: [Player; 2],
    pub(crate) board: Board,
    pub(crate) market: Market,
    pub(crate) roll: Roll,
    /// R42: cards whose limit for this turn is used up.
    pub(crate) used: CardSet,
    /// R22: cards that still act at the end of this roll.
    pub(crate) triggers: CardSet,
    /// Was a card bought in this turn?
    pub(crate) bought: bool,
    pub(crate) pending: Pending,
    pub(crate) ending: Option<Ending>,
}

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

/// Where in the order of play the game is, once nothing else is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Chance: monsters are drawn.
    Monsters,
    /// Chance: the players throw to find out who begins.
    RollOff,
    /// Chance: the first cards are turned up.
    Deal,
    /// Phase 0: sleep or wake up.
    Hibernation,
    /// Phase 0: Made in a Lab.
    Laboratory,
    /// Phase 0: throw KEEP cards away before they are counted.
    Dominate,
    /// Phase 0: spend die tokens, then roll.
    Gather,
    /// Chance: dice are thrown.
    Throw,
    /// Phase 1: choose dice to throw again, or stop.
    Roll,
    /// Phase 1: the Alienoid adds symbols.
    Additions,
    /// Phase 1: cards act at the end of the roll.
    Triggers,
    /// Phase 2: skip it?
    Rebooting,
    /// Phase 2: Natural Selection strikes.
    NaturalSelection,
    /// Phase 2: leave two dice unresolved?
    TitanicBatteries,
    /// Phase 2: groups of symbols and the power of the monster.
    Resolve,
    /// Phase 2: Gentle Giant.
    GentleGiant,
    /// Phase 3.
    Market,
    /// Phase 4: effects at the end of the turn.
    TurnEnd,
    /// Phase 4: the dice go on.
    PassOn,
    /// Nothing more.
    Over,
}

/// Whom the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Waiting {
    Player(Seat),
    Chance,
    Nobody,
}

/// The seat with this number, of the two there are.
pub(crate) const SEATS: [Seat; 2] = [Seat::FIRST, Seat::FIRST.next(2)];

/// The other seat.
#[inline]
pub(crate) const fn rival_of(seat: Seat) -> Seat {
    seat.next(2)
}

impl KingOfTokyoDuel {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index() & 1]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index() & 1]
    }

    #[inline]
    pub(crate) fn active_owns(&self, card: Card) -> bool {
        self.player(self.active).owns(card)
    }

    /// R4: the end of the board that `seat` pulls towards.
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> Side {
        if seat == self.first { self.setup.first_player_seat } else { self.setup.first_player_seat.other() }
    }

    // ----- From one decision to the next -----

    /// Carries out whatever needs no decision and no chance, and notes whom the game waits for then.
    #[inline]
    pub(crate) fn advance(&mut self, log: &mut impl Log<Event>) {
        for _ in 0..STEPS_AT_ONCE_MAX {
            let step = match self.pending.last() {
                None => self.step_stage(log),
                Some(Task::Refill) => self.step_refill(log),
                Some(Task::Purchase { card, step }) => self.step_purchase(card, step, log),
                Some(Task::Effect { card, line }) => self.step_effect(card, line, log),
                Some(Task::Place { token }) => self.step_place(token),
                Some(Task::Pull(pull)) => self.step_pull(pull, log),
                Some(Task::Packet(packet)) => self.step_packet(packet, log),
                Some(Task::InShape { owner, left }) => self.step_in_shape(owner, left),
                Some(Task::UnstableDna { owner }) => self.step_unstable_dna(owner),
                Some(Task::Superconductor { owner, .. }) => self.step_superconductor(owner),
            };
            if let Some(waiting) = step {
                self.waiting = waiting;
                return;
            }
        }
        unreachable!("every decision leads to the next one");
    }

    /// One stage of the turn. A stage in which there is nothing to choose is passed over.
    fn step_stage(&mut self, log: &mut impl Log<Event>) -> Option<Waiting> {
        let ask = Some(Waiting::Player(self.active));
        match self.stage {
            Stage::Monsters | Stage::RollOff | Stage::Throw => return Some(Waiting::Chance),
            Stage::Deal => self.begin_turn(log),
            Stage::Hibernation if self.active_owns(Card::Hibernation) => return ask,
            Stage::Hibernation => self.stage = Stage::Laboratory,
            Stage::Laboratory if self.can_use_laboratory() => return ask,
            Stage::Laboratory => self.stage = Stage::Dominate,
            Stage::Dominate if self.can_give_up() => return ask,
            Stage::Dominate => self.count_penalties(log),
            Stage::Gather if self.can_spend_die_token() || self.can_metabolize() => return ask,
            Stage::Gather => self.start_rolling(),
            Stage::Roll if self.can_roll_again() || self.can_metabolize() => return ask,
            Stage::Roll => self.stop_rolling(),
            Stage::Additions if self.can_add() => return ask,
            Stage::Additions => self.end_roll(),
            Stage::Triggers => match self.triggers.len() {
                0 => self.stage = Stage::Rebooting,
                1 => self.act(self.triggers.nth(0)?, log),
                _ => return ask,
            },
            Stage::Rebooting if self.active_owns(Card::Rebooting) => return ask,
            Stage::Rebooting => self.stage = Stage::NaturalSelection,
            Stage::NaturalSelection => self.select_naturally(log),
            Stage::TitanicBatteries if self.can_set_aside() => return ask,
            Stage::TitanicBatteries => self.stage = Stage::Resolve,
            Stage::Resolve => return self.step_resolve(log),
            Stage::GentleGiant => self.be_gentle(log),
            Stage::Market if self.can_do_market() || self.can_metabolize() => return ask,
            Stage::Market => self.finish_market(log),
            Stage::TurnEnd => self.end_turn_effects(log),
            Stage::PassOn => self.pass_on(log),
            Stage::Over => return Some(Waiting::Nobody),
        }
        None
    }

    // ----- Before the first turn -----

    /// The seat that still needs a monster.
    pub(crate) fn seat_without_monster(&self) -> Option<Seat> {
        SEATS.into_iter().find(|&seat| self.player(seat).monster.is_none())
    }

    pub(crate) fn draw_monster(&mut self, seat: Seat, monster: Monster, log: &mut impl Log<Event>) {
        self.player_mut(seat).become_monster(monster);
        log.record(Event::Monster { seat, monster });
        if self.seat_without_monster().is_none() {
            self.stage = Stage::RollOff;
        }
    }

    pub(crate) fn throw_for_first(&mut self, dice: Symbols, log: &mut impl Log<Event>) {
        let seat = SEATS[usize::from(self.roll_off.is_some())];
        let count = dice.of(self.setup.roll_off_symbol);
        log.record(Event::RollOff { seat, dice });
        let Some(others) = self.roll_off.replace(count) else { return };
        self.roll_off = None;
        self.first = match count.cmp(&others) {
            Ordering::Less => SEATS[0],
            Ordering::Greater => SEATS[1],
            Ordering::Equal => {
                log.record(Event::Tied);
                return;
            }
        };
        self.active = self.first;
        log.record(Event::First { seat: self.first });
        self.player_mut(rival_of(self.first)).energy = 1;
        self.stage = Stage::Deal;
        self.pending.push(Task::Refill);
    }

    /// Dice that are about to be thrown, in the stage of the roll-off, of the Roll, or by Camouflage.
    #[inline]
    pub(crate) fn dice_due(&self) -> u8 {
        match self.pending.last() {
            Some(Task::Packet(packet)) => packet.hits,
            _ if self.stage == Stage::RollOff => ROLL_OFF_DICE,
            _ => self.roll.in_hand,
        }
    }

    // ----- Phase 0 -----

    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn = self.turn.saturating_add(1);
        let player = self.player(self.active);
        let goes_on = player.cards.among(BEFORE_ROLL).is_empty() && player.dominates == 0 && player.fewer_dice == 0;
        self.stage = if goes_on { Stage::Gather } else { Stage::Hibernation };
        self.roll = Roll::default();
        self.used = CardSet::NONE;
        self.bought = false;
        for player in &mut self.seats {
            player.hits_taken = 0;
            player.immune = false;
        }
        log.record(Event::Turn { seat: self.active, number: self.turn });
    }

    /// R37: hearts instead of a turn. Penalties lapse with it (R17).
    pub(crate) fn sleep(&mut self, log: &mut impl Log<Event>) {
        log.record(Event::Slept { seat: self.active });
        let player = self.player_mut(self.active);
        player.fewer_dice = 0;
        player.dominates = 0;
        self.gain_hearts(self.active, HIBERNATION_HEARTS, log);
        self.stage = Stage::PassOn;
    }

    /// R35: also if nothing can be paid for, while Alien Metabolism can turn up something else.
    fn can_use_laboratory(&self) -> bool {
        self.active_owns(Card::MadeInALab) && (self.payable_cards().next().is_some() || self.can_metabolize())
    }

    pub(crate) fn can_give_up(&self) -> bool {
        let player = self.player(self.active);
        player.dominates > 0 && !player.cards.is_empty()
    }

    /// R17, R18: the dice missing in this turn.
    pub(crate) fn count_penalties(&mut self, log: &mut impl Log<Event>) {
        let player = self.player_mut(self.active);
        let fewer = player.fewer_dice.saturating_add(player.dominates.saturating_mul(player.cards.len()));
        player.fewer_dice = 0;
        player.dominates = 0;
        self.roll.fewer = fewer.min(NORMAL_DICE);
        self.stage = Stage::Gather;
        if fewer > 0 {
            log.record(Event::FewerDice { seat: self.active, dice: self.roll.fewer });
        }
    }

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

    // ----- Phase 1 -----

    pub(crate) fn throw_dice(&mut self, dice: Symbols, log: &mut impl Log<Event>) {
        self.roll.dice = self.roll.dice.plus(dice);
        self.roll.in_hand = 0;
        self.stage = Stage::Roll;
        log.record(Event::Threw { seat: self.active, dice, roll: self.roll.made });
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
    fn can_roll_again(&self) -> bool {
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
        let goes_on = self.player(self.active).cards.among(AFTER_ROLL).is_empty() && !self.can_add();
        self.stage = if goes_on { Stage::Resolve } else { Stage::Additions };
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

    /// Lets a card of the active player act that acts by itself.
    pub(crate) fn act(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.triggers.remove(card);
        log.record(Event::Used { seat: self.active, card });
        self.pending.push(Task::Effect { card, line: 0 });
    }

    // ----- Phase 2 -----

    /// R24: ten hits before the dice are resolved.
    fn select_naturally(&mut self, log: &mut impl Log<Event>) {
        self.stage = Stage::TitanicBatteries;
        if self.active_owns(Card::NaturalSelection) && self.whole_roll().most() >= NATURAL_SELECTION_EQUAL {
            log.record(Event::Used { seat: self.active, card: Card::NaturalSelection });
            self.hit(self.active, NATURAL_SELECTION_HITS, log);
        }
    }

    /// R23: dice that may be left unresolved; a `!` that the Alienoid has spent may not.
    pub(crate) fn dice_to_set_aside(&self) -> Symbols {
        let spent = Symbols::of_counts([0, 0, 0, 0, 0, self.roll.dice.of(Symbol::Power) - self.unspent_power_dice()]);
        self.roll.dice.except(spent)
    }

    pub(crate) fn can_set_aside(&self) -> bool {
        self.active_owns(Card::TitanicBatteries)
            && self.player(self.active).die_tokens < DIE_TOKENS_MAX
            && self.dice_to_set_aside().len() >= 2
    }

    /// R39: the groups still to be resolved that would do something, as bits of their symbols.
    #[inline]
    pub(crate) fn open_groups(&self) -> u8 {
        self.whole_roll().kinds_from(GROUP_FROM) & !self.roll.resolved
    }

    /// Is this group still to be resolved?
    #[inline]
    pub(crate) fn is_group_open(&self, symbol: Symbol) -> bool {
        self.open_groups() & symbol.bit() != 0
    }

    /// `!` not yet spent on the power.
    #[inline]
    pub(crate) fn unspent_powers(&self) -> u8 {
        self.in_roll(Symbol::Power).saturating_sub(self.roll.spent)
    }

    /// R39: can the power of the monster be used now, so that it changes something?
    #[inline]
    pub(crate) fn can_use_power(&self) -> bool {
        let player = self.player(self.active);
        let powers = self.unspent_powers();
        let Some(monster) = player.monster else { return false };
        if powers < monster.power_cost() {
            return false;
        }
        match monster {
            Monster::Gigazaur => true,
            Monster::Alienoid => false,
            Monster::SpacePenguin => player.die_tokens < DIE_TOKENS_MAX,
            Monster::MekaDragon => powers >= 2 && self.is_group_open(Symbol::Claw),
            Monster::CyberKitty => self.roll.resolved & Symbol::Power.bit() == 0,
            Monster::TheKing => Token::KINGS.into_iter().any(|token| self.can_claim(token)),
        }
    }

    /// R52: can The King place or move this token? Of two in his hand he takes the first; they are alike.
    pub(crate) fn can_claim(&self, token: Token) -> bool {
        let alike = token == Token::KingSecond
            && self.board.lay(Token::KingSecond).is_none()
            && self.board.lay(Token::KingFirst).is_none();
        !alike && self.has_lay(token)
    }

    fn step_resolve(&mut self, log: &mut impl Log<Event>) -> Option<Waiting> {
        let open = self.open_groups();
        let power = self.can_use_power();
        let asks = power || self.can_metabolize() || self.does_order_matter(open);
        match Symbol::ALL.get(open.trailing_zeros() as usize) {
            None if !power => self.stage = Stage::GentleGiant,
            Some(&symbol) if !asks => self.resolve(symbol, 1, log),
            _ => return Some(Waiting::Player(self.active)),
        }
        None
    }

    /// Can it make a difference in which order these groups are resolved? Hits, hearts and energy alone pass each other by.
    #[inline]
    fn does_order_matter(&self, open: u8) -> bool {
        let [first, second] = SEATS.map(|seat| self.player(seat).cards);
        let apart = open & !TRACKLESS == 0 && first.union(second).among(CONNECTING).is_empty();
        !open.is_power_of_two() && !apart
    }

    /// Resolves a group. `times` is the Meka Dragon's factor.
    pub(crate) fn resolve(&mut self, symbol: Symbol, times: u8, log: &mut impl Log<Event>) {
        let (seat, count) = (self.active, self.in_roll(symbol));
        self.roll.resolved |= symbol.bit();
        log.record(Event::Resolved { seat, symbol, count });
        match symbol {
            Symbol::Claw => {
                self.roll.claws = count;
                self.hit(rival_of(seat), count.saturating_mul(times), log);
            }
            Symbol::Heart => self.gain_hearts(seat, count, log),
            Symbol::Energy => self.gain_energy(seat, count, log),
            Symbol::Fame => self.pull(Track::Fame, seat, count - (PULL_FROM - 1)),
            Symbol::Destruction => self.pull(Track::Destruction, seat, count - (PULL_FROM - 1)),
            Symbol::Power => {}
        }
    }

    /// R53: nothing of claws, neither resolved nor in the Roll.
    fn be_gentle(&mut self, log: &mut impl Log<Event>) {
        self.stage = Stage::Market;
        if self.active_owns(Card::GentleGiant) && self.roll.claws == 0 && self.in_roll(Symbol::Claw) == 0 {
            self.act(Card::GentleGiant, log);
        }
    }

    /// Are the dice of phase 2 being resolved? R26 asks for it; R53 says when it ends.
    #[inline]
    pub(crate) fn is_resolving(&self) -> bool {
        self.stage == Stage::Resolve
    }

    // ----- Phase 3 -----

    /// What Made in a Lab takes off in phase 0.
    #[inline]
    pub(crate) fn discount(&self) -> u8 {
        u8::from(self.stage == Stage::Laboratory)
    }

    /// The face-up cards that the active player can pay for, from the deck outwards.
    #[inline]
    pub(crate) fn payable_cards(&self) -> impl Iterator<Item = Card> {
        let (energy, discount) = (self.player(self.active).energy, self.discount());
        let payable = move |&(slot, card): &(Slot, Card)| self.market.price(slot, card, discount) <= energy;
        self.market.cards().filter(payable).map(|(_, card)| card)
    }

    #[inline]
    pub(crate) fn can_sweep(&self) -> bool {
        self.player(self.active).energy >= SWEEP_COST && !self.market.is_empty()
    }

    #[inline]
    fn can_do_market(&self) -> bool {
        self.can_sweep() || self.payable_cards().next().is_some()
    }

    /// R35: can Alien Metabolism be used in this turn?
    #[inline]
    pub(crate) fn can_metabolize(&self) -> bool {
        self.active_owns(Card::AlienMetabolism)
            && !self.used.contains(Card::AlienMetabolism)
            && !self.market.is_empty()
            && self.roll.marked.is_empty()
    }

    pub(crate) fn finish_market(&mut self, log: &mut impl Log<Event>) {
        self.stage = if self.active_owns(Card::ElectricalAura) { Stage::TurnEnd } else { Stage::PassOn };
        if !self.bought {
            self.gain_energy(self.active, NO_PURCHASE_ENERGY as u8, log);
        }
    }

    // ----- Phase 4 -----

    /// Electrical Aura, which is what brings a turn to this stage.
    fn end_turn_effects(&mut self, log: &mut impl Log<Event>) {
        self.stage = Stage::PassOn;
        if self.player(self.active).energy >= AURA_ENERGY {
            self.act(Card::ElectricalAura, log);
        }
    }

    fn pass_on(&mut self, log: &mut impl Log<Event>) {
        if self.setup.turn_limit.0.is_some_and(|limit| self.turn >= limit) {
            self.end(None, Way::TurnLimit, log);
            return;
        }
        if self.extra_turns > 0 {
            self.extra_turns -= 1;
        } else {
            self.active = rival_of(self.active);
        }
        self.begin_turn(log);
    }

    // ----- The end of the game -----

    /// R44: has either player won on the tracks?
    #[inline]
    pub(crate) fn check_tracks(&mut self, puller: Seat, log: &mut impl Log<Event>) {
        for seat in [puller, rival_of(puller)] {
            let side = self.side(seat);
            if self.board.holds_victory_space(side) {
                self.end(Some(seat), Way::VictorySpace, log);
            } else if self.board.holds_spotlight(side) {
                self.end(Some(seat), Way::Spotlight, log);
            }
            if self.stage == Stage::Over || !self.setup.rival_can_win_on_your_pull.0 {
                return;
            }
        }
    }

    pub(crate) fn end(&mut self, winner: Option<Seat>, way: Way, log: &mut impl Log<Event>) {
        self.stage = Stage::Over;
        // A card that was being bought is carried out no further.
        for task in self.pending.as_slice() {
            if let Task::Purchase { card, .. } = *task {
                self.market.discard.insert(card);
            }
        }
        self.pending.clear();
        self.triggers = CardSet::NONE;
        self.ending = Some(Ending { winner, way });
        log.record(Event::Over { winner, way });
    }

    // ----- Shorthands for effects -----

    /// Starts a pull; one of no space ends at once. No marker can be pulled farther than from one end to the other.
    pub(crate) fn pull(&mut self, track: Track, puller: Seat, spaces: u8) {
        let left = spaces.min(STEPS_MAX);
        let pull = Pull { track, puller, left, moved: 0, step: PullStep::Move, scrappy: false };
        self.pending.push(Task::Pull(pull));
    }

    /// Sends a packet of hits; there is at least one.
    pub(crate) fn hit(&mut self, victim: Seat, hits: u8, log: &mut impl Log<Event>) {
        log.record(Event::Hits { seat: victim, hits });
        self.send(victim, hits, Pair::None);
    }

    /// Puts a packet on the pile.
    pub(crate) fn send(&mut self, victim: Seat, hits: u8, pair: Pair) {
        self.pending.push(Task::Packet(Packet { victim, hits, camouflaged: false, throwing: false, pair }));
    }
}

/// Far more steps than follow from any decision.
const STEPS_AT_ONCE_MAX: u32 = 10_000;
/// R39: how many of each symbol a group needs to do anything; `!` are no group.
pub(crate) const GROUP_FROM: [u8; 6] = [1, 1, 1, PULL_FROM, PULL_FROM, 128];
/// Groups that do not touch the tracks: claws, hearts and energy.
const TRACKLESS: u8 = Symbols::of_counts([1, 1, 1, 0, 0, 0]).kinds();
/// Cards by which claws, hearts and energy have something to do with each other.
const CONNECTING: CardSet = CardSet::of(&[Card::InShape, Card::Superconductor, Card::UnstableDna]);
/// Cards that are asked about before the first roll. Without them, and without penalties, a turn begins with the dice.
const BEFORE_ROLL: CardSet = CardSet::of(&[Card::Hibernation, Card::MadeInALab]);
/// Cards that act, or are asked about, between the last roll and the resolving of dice.
const AFTER_ROLL: CardSet =
    END_OF_ROLL.union(CardSet::of(&[Card::Rebooting, Card::NaturalSelection, Card::TitanicBatteries]));
/// R37.
const HIBERNATION_HEARTS: u8 = 6;
/// Equal symbols that set off Antimatter Pellets.
const ANTIMATTER_EQUAL: u8 = 5;
/// `!` in a set for Signature Move.
pub(crate) const SIGNATURE_POWERS: u8 = 3;
/// Equal symbols that set off Natural Selection.
const NATURAL_SELECTION_EQUAL: u8 = 4;
const NATURAL_SELECTION_HITS: u8 = 10;
/// Energy for each space that Electrical Aura pulls.
pub(crate) const AURA_ENERGY: u16 = 7;
