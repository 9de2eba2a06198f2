//! Figures of a finished game.

use engine::{Fact, Figures, Seat};

use crate::game::CleverCubed;
use crate::scoring::rating;

impl Figures for CleverCubed {
    /// Where the points come from, and how good they are.
    fn facts(&self, seat: Seat, into: &mut Vec<Fact>) {
        let sheet = &self.player(seat).sheet;
        let score = sheet.score();
        into.extend([
            Fact::number("yellow", score.yellow),
            Fact::number("turquoise", score.turquoise),
            Fact::number("blue", score.blue),
            Fact::number("brown", score.brown),
            Fact::number("pink", score.pink),
            Fact::number("foxes", i32::from(sheet.foxes)),
            Fact::number("fox-points", score.foxes),
            Fact::case("rating", rating(score.total).name),
        ]);
    }
}
