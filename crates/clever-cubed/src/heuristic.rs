use engine::{Heuristic, Seat};

use crate::game::CleverCubed;

impl Heuristic for CleverCubed {
    fn evaluate(&self, seat: Seat) -> i32 {
        self.seats[seat.index()].sheet.score().total * 100
    }
}
