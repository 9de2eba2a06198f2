//! The build-and-trade step: cards of the decks and the display, the Grand Statue, trade ships.

use engine::Log;

use crate::city::Space;
use crate::event::Event;
use crate::game::{DiceCity, Stage};
use crate::location::Location;
use crate::resource::{Resource, Resources};
use crate::supply::Ship;

/// What may be paid on top for a Grand Statue.
pub const EXTRA_KINDS: [Resource; 2] = [Resource::Stone, Resource::Iron];

/// Nothing costs fewer resources; what is in stock is often less, and then nothing has to be looked at.
const CHEAPEST: u16 = {
    let mut least = Ship::Five.cost().total();
    let mut index = Location::LumberMill as usize;
    while index < Location::COUNT {
        let cost = Location::ALL[index].print().cost.total();
        if cost < least {
            least = cost;
        }
        index += 1;
    }
    least
};

impl DiceCity {
    /// Is there a card of this basic deck, and enough to pay for it?
    #[inline]
    pub(crate) fn can_build_basic(&self, card: Location) -> bool {
        card.basic_index().is_some_and(|index| self.supply.basic[index] > 0)
            && self.own().stock.covers(card.print().cost)
    }

    #[inline]
    pub(crate) fn can_export(&self, ship: Ship) -> bool {
        self.supply.ships[ship as usize] > 0 && self.own().stock.covers(ship.cost())
    }

    /// Is there anything to build or to export?
    #[inline]
    pub(crate) fn can_build(&self) -> bool {
        let stock = self.own().stock;
        if stock.total() < CHEAPEST {
            return false;
        }
        Location::BASIC.into_iter().any(|card| self.can_build_basic(card))
            || self.supply.cards().any(|(_, card)| stock.covers(card.print().cost))
            || Ship::ALL.into_iter().any(|ship| self.can_export(ship))
    }

    /// Pays for a card and takes it off its deck or the display.
    pub(crate) fn buy(&mut self, card: Location, slot: Option<u8>, log: &mut impl Log<Event>) {
        self.spend(card.print().cost, log);
        match (slot, card.basic_index()) {
            (Some(slot), _) => {
                self.supply.take(slot);
                if !self.setup.is_solo() {
                    self.supply.refill(1 << slot);
                }
            }
            (None, Some(index)) => self.supply.basic[index] -= 1,
            (None, None) => {}
        }
        self.stage = Stage::Place { card };
    }

    pub(crate) fn place(&mut self, card: Location, space: Space, log: &mut impl Log<Event>) {
        self.put_card(card, space, log);
        self.stage = match card.print().extra {
            0 => Stage::Build,
            left => Stage::Extra { left },
        };
    }

    /// Is there stone or iron for the Grand Statue, and may more be paid?
    pub(crate) fn can_pay_extra(&self, left: u8) -> bool {
        left > 0 && EXTRA_KINDS.into_iter().any(|resource| self.own().stock.get(resource) > 0)
    }

    pub(crate) fn pay_extra(&mut self, left: u8, resource: Resource, log: &mut impl Log<Event>) {
        self.spend(Resources::of(resource, 1), log);
        self.gain_points(1, log);
        self.stage = Stage::Extra { left: left - 1 };
    }

    pub(crate) fn export(&mut self, ship: Ship, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.spend(ship.cost(), log);
        log.record(Event::Exported { seat, ship });
        let sent = &mut self.own_mut().ships[ship as usize];
        *sent = sent.saturating_add(1);
        if self.setup.is_solo() {
            self.gain_points(ship.points(), log);
        } else {
            self.supply.ships[ship as usize] -= 1;
        }
    }
}
