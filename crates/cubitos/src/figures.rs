//! Figures of a finished race.

use engine::{Fact, Figures, Seat};

use crate::dice::Colour;
use crate::game::Cubitos;

impl Figures for Cubitos {
    /// Order of play, rounds, busts, fans, dice bought; for every card how many dice of it the seat bought, and whether any.
    fn facts(&self, seat: Seat, into: &mut Vec<Fact>) {
        let player = self.player(seat);
        let dice = player.purchases.iter().map(|&count| i32::from(count)).sum();
        if let Some(ending) = self.ending {
            into.push(Fact::case("way", ending.way.reason()));
        }
        into.push(Fact::number("rounds", i32::from(self.round)));
        into.push(Fact::number("busts", i32::from(player.busts)));
        into.push(Fact::number("fans", i32::from(player.fans)));
        into.push(Fact::number("credits-left", i32::from(player.credits)));
        into.push(Fact::number("dice-bought", dice));
        for colour in Colour::ALL {
            let (name, bought) = (self.card(colour).name(), player.purchases[colour.index()]);
            into.push(Fact::number(name, i32::from(bought)));
            into.push(Fact::case(name, if bought > 0 { "bought" } else { "not-bought" }));
        }
    }
}
