//! Packets of hits: immunity, prevention by the victim, damage, and what it sets off.

use engine::{Log, Seat};

use crate::card::{Card, CardSet};
use crate::dice::{Symbol, Symbols};
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, Waiting, rival_of};
use crate::pending::{Packet, Pair, Task};
use crate::player::Way;
use crate::setup::{BothReachZero, InShapeTurns};
use crate::track::Track;

/// The most hits that one effect brings: the Meka Dragon's product of 2 claws, 3 added ones and 6 `!`.
pub(crate) const HITS_MAX: u8 = 30;
/// Hits in a turn that In Shape does not pay for.
const IN_SHAPE_FREE: u8 = 3;
/// Hits from one packet that let Unstable DNA act.
const UNSTABLE_DNA_HITS: u8 = 3;
/// Prevention that has to be used.
const COMPULSORY: CardSet = CardSet::of(&[Card::Trendsetter, Card::ArmorPlating]);

impl KingOfTokyoDuel {
    /// Sends a packet of hits; there is at least one.
    pub(crate) fn hit(&mut self, victim: Seat, hits: u8, log: &mut impl Log<Event>) {
        log.record(Event::Hits { seat: victim, hits });
        self.send(victim, hits, Pair::None);
    }

    /// Puts a packet on the pile.
    pub(crate) fn send(&mut self, victim: Seat, hits: u8, pair: Pair) {
        self.pending.push(Task::Packet(Packet { victim, hits, camouflaged: false, throwing: false, pair }));
    }

    /// R27: the cards that can prevent hits of this packet now. Armor Plating and Trendsetter work against the first hit
    /// in a turn of the rival only.
    pub(crate) fn preventions(&self, packet: Packet) -> CardSet {
        let victim = self.player(packet.victim);
        let mut usable = CardSet::NONE;
        if victim.cards.is_empty() || packet.hits == 0 {
            return usable;
        }
        if victim.owns(Card::Camouflage) && !packet.camouflaged {
            usable.insert(Card::Camouflage);
        }
        if packet.victim != self.active && victim.hits_taken == 0 {
            if self.board.is_marker_on_token(Track::Fame) {
                usable.insert(Card::Trendsetter);
            }
            usable.insert(Card::ArmorPlating);
            usable = usable.among(victim.cards).except(self.used.among(COMPULSORY));
        }
        usable
    }

    pub(crate) fn step_packet(&mut self, packet: Packet, log: &mut impl Log<Event>) -> Option<Waiting> {
        let Packet { victim, hits, throwing, pair, .. } = packet;
        if throwing {
            return Some(Waiting::Chance);
        }
        if pair == Pair::Waiting {
            log.record(Event::Hits { seat: victim, hits });
            self.pending.replace(Task::Packet(Packet { pair: Pair::Second, ..packet }));
            return None;
        }
        let immunity = match self.player(victim) {
            player if player.owns(Card::Hibernation) => Some(Card::Hibernation),
            player if player.immune => Some(Card::Unstoppable),
            _ => None,
        };
        if let Some(card) = immunity {
            log.record(Event::Ignored { seat: victim, card });
            self.take_hits(Packet { hits: 0, ..packet }, log);
            return None;
        }
        let usable = self.preventions(packet);
        let choice_matters = usable.contains(Card::Camouflage) || usable.len() > 1 && hits == 1;
        match usable.nth(0) {
            None => self.take_hits(packet, log),
            Some(_) if choice_matters => return Some(Waiting::Player(victim)),
            Some(card) => self.prevent(packet, card, log),
        }
        None
    }

    /// Uses a card against the packet on top.
    pub(crate) fn prevent(&mut self, mut packet: Packet, card: Card, log: &mut impl Log<Event>) {
        if card == Card::Camouflage {
            log.record(Event::Used { seat: packet.victim, card });
            packet.throwing = true;
        } else {
            self.used.insert(card);
            packet.hits = packet.hits.saturating_sub(1);
            log.record(Event::Prevented { seat: packet.victim, card, hits: 1 });
        }
        self.pending.replace(Task::Packet(packet));
    }

    /// The dice of Camouflage have fallen: every heart cancels a hit.
    pub(crate) fn camouflage(&mut self, packet: Packet, dice: Symbols, log: &mut impl Log<Event>) {
        let hits = dice.of(Symbol::Heart).min(packet.hits);
        log.record(Event::Camouflaged { seat: packet.victim, dice });
        log.record(Event::Prevented { seat: packet.victim, card: Card::Camouflage, hits });
        let packet = Packet { hits: packet.hits - hits, camouflaged: true, throwing: false, ..packet };
        self.pending.replace(Task::Packet(packet));
    }

    /// What is left of a packet reaches its victim.
    fn take_hits(&mut self, packet: Packet, log: &mut impl Log<Event>) {
        let Packet { victim, hits, pair, .. } = packet;
        self.pending.pop();
        let player = self.player_mut(victim);
        let taken = hits.min(player.hearts);
        let before = player.hits_taken;
        player.hearts -= taken;
        player.hits_taken = before.saturating_add(taken);
        if taken > 0 {
            log.record(Event::Took { seat: victim, hits: taken, hearts: player.hearts });
        }
        if player.hearts == 0 && !self.save_from_zero(victim, log) {
            self.reach_zero(victim, pair, log);
            return;
        }
        let rival = rival_of(victim);
        if pair == Pair::Second && self.player(rival).hearts == 0 {
            self.end(Some(victim), Way::Knockout, log);
            return;
        }
        self.set_off_by_hits(victim, before, taken);
    }

    /// R33: Unstoppable.
    fn save_from_zero(&mut self, victim: Seat, log: &mut impl Log<Event>) -> bool {
        let saved = self.player(victim).owns(Card::Unstoppable);
        if saved {
            let player = self.player_mut(victim);
            player.hearts = 1;
            player.immune = true;
            log.record(Event::Saved { seat: victim });
            self.throw_away(victim, Card::Unstoppable, victim, log);
        }
        saved
    }

    /// R31: by the option, a knockout by the first of two packets waits for the second.
    fn reach_zero(&mut self, victim: Seat, pair: Pair, log: &mut impl Log<Event>) {
        let rival = rival_of(victim);
        match pair {
            Pair::First if self.setup.both_reach_zero == BothReachZero::Draw => {}
            Pair::Second if self.player(rival).hearts == 0 => self.end(None, Way::BothAtZero, log),
            _ => self.end(Some(rival), Way::Knockout, log),
        }
    }

    /// R46, R47, R49: In Shape of the victim's rival and Unstable DNA of the victim, the active player's first.
    fn set_off_by_hits(&mut self, victim: Seat, before: u8, taken: u8) {
        let owner = rival_of(victim);
        let beyond = |hits: u8| hits.saturating_sub(IN_SHAPE_FREE);
        let payable = beyond(before.saturating_add(taken)) - beyond(before);
        let works = self.setup.in_shape_turns == InShapeTurns::Any || owner == self.active;
        let in_shape = payable > 0 && works && self.player(owner).owns(Card::InShape);
        let dna = taken >= UNSTABLE_DNA_HITS && self.player(victim).owns(Card::UnstableDna);
        // What is pushed last comes first.
        if in_shape && victim == self.active {
            self.pending.push(Task::InShape { owner, left: payable });
        }
        if dna {
            self.pending.push(Task::UnstableDna { owner: victim });
        }
        if in_shape && victim != self.active {
            self.pending.push(Task::InShape { owner, left: payable });
        }
    }

    /// R46: without energy, or after the first refusal, the offer ends.
    pub(crate) fn step_in_shape(&mut self, owner: Seat, left: u8) -> Option<Waiting> {
        if left > 0 && self.player(owner).energy > 0 {
            return Some(Waiting::Player(owner));
        }
        self.pending.pop();
        None
    }

    /// In Shape: 1 energy for a pull of its own.
    pub(crate) fn pay_in_shape(&mut self, owner: Seat, left: u8, log: &mut impl Log<Event>) {
        log.record(Event::Used { seat: owner, card: Card::InShape });
        self.pay(owner, 1, log);
        self.pending.replace(Task::InShape { owner, left: left - 1 });
        self.pull(Track::Fame, owner, 1);
    }

    /// R49: swapping the card is its price, so it must still be there (R47), and there must be a card to take.
    pub(crate) fn step_unstable_dna(&mut self, owner: Seat) -> Option<Waiting> {
        if self.player(owner).owns(Card::UnstableDna) && !self.player(rival_of(owner)).cards.is_empty() {
            return Some(Waiting::Player(owner));
        }
        self.pending.pop();
        None
    }

    pub(crate) fn swap_unstable_dna(&mut self, owner: Seat, taken: Card, log: &mut impl Log<Event>) {
        self.pending.pop();
        for (seat, away, here) in [(owner, Card::UnstableDna, taken), (rival_of(owner), taken, Card::UnstableDna)] {
            let cards = &mut self.player_mut(seat).cards;
            cards.remove(away);
            cards.insert(here);
        }
        log.record(Event::Swapped { seat: owner, given: Card::UnstableDna, taken });
    }
}
