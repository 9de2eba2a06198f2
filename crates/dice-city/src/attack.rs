//! The attack step: bandits, cards of opponents, and raids.

use engine::{Log, Seat};

use crate::city::Space;
use crate::event::Event;
use crate::game::DiceCity;
use crate::resource::{Resource, Resources};
use crate::supply::Bandits;

/// Strength for each resource taken from an opponent.
pub const RAID_PRICE: u16 = 2;
/// However many Training Camps were used, bandits keep this defence.
pub const BANDITS_DEFENCE_MIN: u16 = 1;

impl DiceCity {
    /// The strength that beats the top card of a bandit deck now.
    #[inline]
    pub(crate) fn bandits_price(&self, bandits: Bandits) -> u16 {
        bandits.defence().saturating_sub(u16::from(self.this_turn.weaker_bandits)).max(BANDITS_DEFENCE_MIN)
    }

    #[inline]
    pub(crate) fn can_beat(&self, bandits: Bandits) -> bool {
        let strength = self.this_turn.strength.saturating_add(self.this_turn.strength_against_bandits);
        self.supply.bandits[bandits as usize] > 0 && strength >= self.bandits_price(bandits)
    }

    /// Cards of others that are not deactivated can be attacked, with general strength.
    #[inline]
    pub(crate) fn can_attack_card(&self, seat: Seat, space: Space) -> bool {
        let city = &self.player(seat).city;
        !city.deactivated().contains(space)
            && city.defence(space).is_some_and(|defence| defence <= self.this_turn.strength)
    }

    #[inline]
    pub(crate) fn can_raid(&self, seat: Seat, resource: Resource) -> bool {
        self.this_turn.strength >= RAID_PRICE && self.player(seat).stock.get(resource) > 0
    }

    /// Is there anything to attack?
    #[inline]
    pub(crate) fn can_attack(&self) -> bool {
        let turn = &self.this_turn;
        if turn.strength == 0 && turn.strength_against_bandits == 0 {
            return false;
        }
        Bandits::ALL.into_iter().any(|bandits| self.can_beat(bandits))
            || turn.strength >= RAID_PRICE && self.opponents().any(|seat| self.can_attack_player(seat))
    }

    fn can_attack_player(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.stock.is_empty()
            || player
                .city
                .cards()
                .except(player.city.deactivated())
                .iter()
                .any(|space| self.can_attack_card(seat, space))
    }

    pub(crate) fn beat(&mut self, bandits: Bandits, log: &mut impl Log<Event>) {
        let seat = self.active;
        let price = self.bandits_price(bandits);
        // R22: strength that is good for nothing else goes first.
        let turn = &mut self.this_turn;
        let first = price.min(turn.strength_against_bandits);
        turn.strength_against_bandits -= first;
        turn.strength -= price - first;
        log.record(Event::Beaten { seat, bandits, price });
        let beaten = &mut self.own_mut().bandits[bandits as usize];
        *beaten = beaten.saturating_add(1);
        if self.setup.is_solo() {
            self.gain_points(bandits.points(), log);
        } else {
            self.supply.bandits[bandits as usize] -= 1;
        }
    }

    pub(crate) fn attack(&mut self, victim: Seat, space: Space, log: &mut impl Log<Event>) {
        let city = &self.player(victim).city;
        let (location, points) = (city.top(space), city.points_of(space));
        let price = city.defence(space).unwrap_or(0);
        self.this_turn.strength -= price;
        log.record(Event::Attacked { seat: self.active, victim, space, location, price });
        self.deactivate(victim, space, log);
        self.gain_points(points, log);
    }

    pub(crate) fn raid(&mut self, victim: Seat, resource: Resource, log: &mut impl Log<Event>) {
        self.this_turn.strength -= RAID_PRICE;
        let one = Resources::of(resource, 1);
        self.player_mut(victim).stock.remove(one);
        log.record(Event::Raided { seat: self.active, victim, resource });
        self.gain(one, log);
    }
}
