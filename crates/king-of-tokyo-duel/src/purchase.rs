//! Buying cards, laying tokens down, refilling the market, and the lines of cards.

use engine::Log;

use crate::card::{Card, When};
use crate::dice::Symbol;
use crate::effect::{Count, Line};
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, Stage, Waiting, rival_of};
use crate::market::{SWEEP_COST, Slot};
use crate::pending::{Pair, PurchaseStep, Task};
use crate::roll::SIGNATURE_POWERS;
use crate::token::Token;
use crate::track::{Lay, Track};

/// Energy for each space that Electrical Aura pulls.
pub(crate) const AURA_ENERGY: u16 = 7;

impl KingOfTokyoDuel {
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

    /// Is there anything to do at the market with so much energy?
    #[inline]
    pub(crate) fn asks_at_market(&self, energy: u16) -> bool {
        let can_pay = |(slot, card): (Slot, Card)| self.market.price(slot, card, 0) <= energy;
        energy >= SWEEP_COST && !self.market.is_empty() || self.market.cards().any(can_pay) || self.can_metabolize()
    }

    /// R35: can Alien Metabolism be used in this turn?
    #[inline]
    pub(crate) fn can_metabolize(&self) -> bool {
        self.active_owns(Card::AlienMetabolism)
            && !self.used.contains(Card::AlienMetabolism)
            && !self.market.is_empty()
            && self.roll.marked.is_empty()
    }

    /// R36: pay, slide and refill; the rest of the purchase follows.
    pub(crate) fn buy(&mut self, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active;
        let Some(slot) = self.market.slot_of(card) else { return };
        let price = self.market.price(slot, card, self.discount());
        log.record(Event::Bought { seat, card, price });
        self.pay(seat, price, log);
        self.market.take(card);
        self.bought = true;
        let player = self.player_mut(seat);
        player.bought.insert(card);
        player.bought_count = player.bought_count.saturating_add(1);
        if self.stage == Stage::Laboratory {
            self.stage = Stage::Dominate;
        }
        self.pending.push(Task::Purchase { card, step: PurchaseStep::Token });
        self.pending.push(Task::Refill);
    }

    pub(crate) fn sweep(&mut self, log: &mut impl Log<Event>) {
        log.record(Event::Swept { seat: self.active });
        self.pay(self.active, SWEEP_COST, log);
        self.market.sweep();
        self.pending.push(Task::Refill);
    }

    /// R35: throws a face-up card away.
    pub(crate) fn metabolize(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.used.insert(Card::AlienMetabolism);
        log.record(Event::Used { seat: self.active, card: Card::AlienMetabolism });
        self.market.take(card);
        self.market.discard.insert(card);
        log.record(Event::ThrownAway { seat: self.active, card });
        self.pending.push(Task::Refill);
    }

    /// R7, R54: cards are turned up until the market is full; only then is the discard pile needed.
    pub(crate) fn step_refill(&mut self, log: &mut impl Log<Event>) -> Option<Waiting> {
        let may_reshuffle = self.setup.reshuffle_when_deck_empty.0 && !self.market.discard.is_empty();
        if self.market.free_slot().is_none() || self.market.deck.is_empty() && !may_reshuffle {
            self.pending.pop();
            return None;
        }
        if self.market.deck.is_empty() {
            self.market.reshuffle();
            log.record(Event::Reshuffled);
        }
        Some(Waiting::Chance)
    }

    pub(crate) fn reveal(&mut self, card: Card, log: &mut impl Log<Event>) {
        if let Some(slot) = self.market.free_slot() {
            self.market.reveal(card, slot);
            log.record(Event::Revealed { card, slot });
        }
    }

    pub(crate) fn step_purchase(
        &mut self,
        card: Card,
        step: PurchaseStep,
        log: &mut impl Log<Event>,
    ) -> Option<Waiting> {
        let next = |step| Task::Purchase { card, step };
        match step {
            PurchaseStep::Token => {
                self.pending.replace(next(PurchaseStep::BreakingNews));
                if let Some(token) = card.print().token {
                    self.pending.push(Task::Place { token });
                }
            }
            PurchaseStep::BreakingNews => {
                self.pending.replace(next(PurchaseStep::Effect));
                if self.active_owns(Card::BreakingNews) {
                    log.record(Event::Used { seat: self.active, card: Card::BreakingNews });
                    self.pull(Track::Fame, self.active, 1);
                }
            }
            PurchaseStep::Effect => {
                self.pending.replace(next(PurchaseStep::Settle));
                if card.print().when == When::Bought {
                    self.pending.push(Task::Effect { card, line: 0 });
                }
            }
            PurchaseStep::Settle => {
                self.pending.pop();
                if card.is_keep() {
                    self.player_mut(self.active).cards.insert(card);
                } else {
                    self.market.discard.insert(card);
                }
            }
        }
        None
    }

    // ----- Tokens -----

    fn either_way(&self) -> bool {
        self.setup.free_orientation_for_three_space_tokens.0
    }

    /// Is there a way to lay this token down, other than it lies?
    pub(crate) fn has_lay(&self, token: Token) -> bool {
        self.board.any_lay(token, self.either_way(), |_| true)
    }

    pub(crate) fn for_each_lay(&self, token: Token, mut take: impl FnMut(Lay)) {
        self.board.any_lay(token, self.either_way(), |lay| {
            take(lay);
            false
        });
    }

    pub(crate) fn allows_lay(&self, token: Token, lay: Lay) -> bool {
        self.board.allows_lay(token, self.either_way(), lay)
    }

    /// R10: a common token that lies on the board already may stay there.
    pub(crate) fn may_leave(&self, token: Token) -> bool {
        !token.is_kings() && self.board.lay(token).is_some()
    }

    /// R8, R10: without a place to go to, or under a marker, a token stays where it is.
    pub(crate) fn step_place(&mut self, token: Token) -> Option<Waiting> {
        if self.has_lay(token) {
            return Some(Waiting::Player(self.active));
        }
        self.pending.pop();
        None
    }

    pub(crate) fn place(&mut self, token: Token, lay: Lay, log: &mut impl Log<Event>) {
        let Lay { track, space, turned } = lay;
        self.pending.pop();
        self.board.lay_down(token, lay);
        log.record(Event::Placed { seat: self.active, token, track, space, turned });
    }

    // ----- The lines of a card -----

    /// Lets a card of the active player act that acts by itself.
    pub(crate) fn act(&mut self, card: Card, log: &mut impl Log<Event>) {
        self.triggers.remove(card);
        log.record(Event::Used { seat: self.active, card });
        self.pending.push(Task::Effect { card, line: 0 });
    }

    pub(crate) fn step_effect(&mut self, card: Card, line: u8, log: &mut impl Log<Event>) -> Option<Waiting> {
        let Some(&now) = card.print().lines.get(usize::from(line)) else {
            self.pending.pop();
            return None;
        };
        let rival = rival_of(self.active);
        let rivals_cards = self.player(rival).cards;
        if now == Line::ThrowAwayRivalCard && rivals_cards.len() > 1 {
            return Some(Waiting::Player(self.active));
        }
        self.pending.replace(Task::Effect { card, line: line + 1 });
        match now {
            Line::Pull(track, count) => self.pull(track, self.active, self.count(count)),
            Line::HitRival(hits) => self.hit(rival, hits, log),
            Line::HitSelf(hits) => self.hit(self.active, hits, log),
            Line::HitBoth(hits) => self.hit_both(hits, [true, true], log),
            Line::HitSpotlit(hits) => {
                let spotlit = [self.active, rival].map(|seat| self.board.is_spotlit(self.side(seat)));
                self.hit_both(hits, spotlit, log);
            }
            Line::Hearts(amount) => self.gain_hearts(self.active, amount, log),
            Line::Energy(count) => self.gain_energy(self.active, self.count(count), log),
            Line::DieTokens(amount) => self.gain_die_tokens(self.active, amount, log),
            Line::Dominate => {
                let player = self.player_mut(rival);
                player.dominates = player.dominates.saturating_add(1);
                log.record(Event::Penalty { seat: self.active, card });
            }
            Line::ExtraTurn => {
                self.extra_turns = self.extra_turns.saturating_add(1);
                log.record(Event::ExtraTurn { seat: self.active });
            }
            Line::ThrowAwayRivalCard => {
                if let Some(only) = rivals_cards.nth(0) {
                    self.throw_away(rival, only, self.active, log);
                }
            }
        }
        None
    }

    /// R31: one packet for each of them, the active player's first.
    fn hit_both(&mut self, hits: u8, [active, rival]: [bool; 2], log: &mut impl Log<Event>) {
        let victims = (self.active, rival_of(self.active));
        match (active, rival) {
            (true, true) => {
                log.record(Event::Hits { seat: victims.0, hits });
                // What is pushed last comes first.
                self.send(victims.1, hits, Pair::Waiting);
                self.send(victims.0, hits, Pair::First);
            }
            (true, false) => self.hit(victims.0, hits, log),
            (false, true) => self.hit(victims.1, hits, log),
            (false, false) => {}
        }
    }

    /// Tesla Impulse: the buyer has chosen.
    pub(crate) fn destroy(&mut self, effect: (Card, u8), target: Card, log: &mut impl Log<Event>) {
        let (card, line) = effect;
        self.pending.replace(Task::Effect { card, line: line + 1 });
        self.throw_away(rival_of(self.active), target, self.active, log);
    }

    fn count(&self, count: Count) -> u8 {
        match count {
            Count::Of(number) => number,
            Count::ClawsResolved => self.roll.claws,
            Count::TripledPowers => self.in_roll(Symbol::Power) / SIGNATURE_POWERS,
            Count::SevenEnergy => (self.player(self.active).energy / AURA_ENERGY).min(u16::from(u8::MAX)) as u8,
            Count::UnusedRolls => self.unused_rolls(),
        }
    }
}
