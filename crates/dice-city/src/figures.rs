//! Figures of a finished game.

use engine::{Fact, Figures, Seat};

use crate::game::DiceCity;
use crate::location::Location;

/// The order of play in words.
const ORDER: [&str; Seat::COUNT_MAX] = ["first", "second", "third", "fourth"];

/// Where the points come from, how the game ended, how long it was, and for every card whether the seat built it.
impl Figures for DiceCity {
    fn facts(&self, seat: Seat, into: &mut Vec<Fact>) {
        let player = self.player(seat);
        let players = self.setup.players;
        let score = self.score(seat);
        let (bandits, ships) = player.taken_points();
        // In the solo game bandits and ships brought VP tokens; here they are told apart all the same.
        let taken = if self.setup.is_solo() { bandits.saturating_add(ships) } else { 0 };
        let distance = (seat.number() + players - self.starting.number()) % players;
        into.push(Fact::case("order", ORDER[usize::from(distance)]));
        into.push(Fact::case("ending", self.trigger.map_or("none", |trigger| trigger.name())));
        if self.setup.is_solo() {
            into.push(Fact::case("target", if self.reached_target() { "reached" } else { "missed" }));
        }
        into.push(Fact::number("turns", i32::from(self.turn.div_ceil(u16::from(players)))));
        into.push(Fact::number("points-tokens", i32::from(score.vp_tokens.saturating_sub(taken))));
        into.push(Fact::number("points-bandits", i32::from(bandits)));
        into.push(Fact::number("points-ships", i32::from(ships)));
        into.push(Fact::number("points-cards", i32::from(score.cards)));
        into.push(Fact::number("cards-built", i32::from(player.built_count)));
        into.push(Fact::number("cards-on-top", i32::from(player.city.cards().len())));
        let built = |card| if player.has_built(card) { "built" } else { "not-built" };
        let cards = Location::ALL.into_iter().filter(|card| card.is_card());
        into.extend(cards.map(|card| Fact::case(card.name(), built(card))));
    }
}
