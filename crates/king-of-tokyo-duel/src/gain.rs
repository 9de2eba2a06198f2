//! Gaining hearts, energy and die tokens, and the cards that notice: Regeneration and Superconductor.

use engine::{Log, Seat};

use crate::card::Card;
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, Waiting, rival_of};
use crate::pending::Task;
use crate::player::DIE_TOKENS_MAX;

impl KingOfTokyoDuel {
    /// R28: never above the starting value. Regeneration adds one to the first gain of a turn that leaves room for it.
    pub(crate) fn gain_hearts(&mut self, seat: Seat, amount: u8, log: &mut impl Log<Event>) {
        let regeneration = self.player(seat).owns(Card::Regeneration) && !self.used.contains(Card::Regeneration);
        let player = self.player_mut(seat);
        let room = player.hearts_max().saturating_sub(player.hearts);
        let gained = amount.min(room);
        player.hearts += gained;
        if gained == 0 {
            return;
        }
        log.record(Event::Hearts { seat, amount: gained, hearts: player.hearts });
        if regeneration && gained < room {
            player.hearts += 1;
            let hearts = player.hearts;
            self.used.insert(Card::Regeneration);
            log.record(Event::Used { seat, card: Card::Regeneration });
            log.record(Event::Hearts { seat, amount: 1, hearts });
        }
    }

    /// From the unlimited supply. R26: while dice are resolved, Superconductor may answer a gain of the active player.
    pub(crate) fn gain_energy(&mut self, seat: Seat, amount: u8, log: &mut impl Log<Event>) {
        if amount == 0 {
            return;
        }
        let player = self.player_mut(seat);
        player.energy = player.energy.saturating_add(u16::from(amount));
        log.record(Event::Energy { seat, amount: u16::from(amount), energy: player.energy });
        let owner = rival_of(seat);
        if self.is_resolving() && seat == self.active && self.player(owner).owns(Card::Superconductor) {
            self.pending.push(Task::Superconductor { owner, energy: amount });
        }
    }

    /// R26: its owner decides. Throwing the card away is the price, so nothing is offered once it is gone (R47).
    pub(crate) fn step_superconductor(&mut self, owner: Seat) -> Option<Waiting> {
        if self.player(owner).owns(Card::Superconductor) {
            return Some(Waiting::Player(owner));
        }
        self.pending.pop();
        None
    }

    /// R41: what would be the third is lost.
    pub(crate) fn gain_die_tokens(&mut self, seat: Seat, amount: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let gained = amount.min(DIE_TOKENS_MAX.saturating_sub(player.die_tokens));
        player.die_tokens += gained;
        if gained > 0 {
            log.record(Event::DieTokens { seat, amount: gained });
        }
    }

    pub(crate) fn pay(&mut self, seat: Seat, amount: u16, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.energy = player.energy.saturating_sub(amount);
        log.record(Event::Paid { seat, amount, energy: player.energy });
    }

    /// A KEEP card of `owner` goes to the discard pile; `by` decided so.
    pub(crate) fn throw_away(&mut self, owner: Seat, card: Card, by: Seat, log: &mut impl Log<Event>) {
        self.player_mut(owner).cards.remove(card);
        self.market.discard.insert(card);
        log.record(Event::ThrownAway { seat: by, card });
    }
}
