//! Which turn or round a step belongs to, as the log of a match is divided by.

use engine::{Arg, Match, Phrase, Speak, Step};
use guide::Guide;

/// The turns of a match, or its rounds where a game counts those.
#[derive(Default)]
pub struct Turns {
    begun: Vec<Turn>,
}

struct Turn {
    /// `analyze-in-turn` or `analyze-in-round`.
    key: &'static str,
    number: i64,
    /// How many steps were taken before it began.
    from: usize,
}

impl Turns {
    /// The match is played again, since only its log knows.
    pub fn of<G: Guide>(played: &Match<G>) -> Self {
        let again = "the step was replayed before";
        let mut now = Match::start_of(&played.record()).expect(again);
        let mut begun: Vec<Turn> = Vec::new();
        for (from, step) in (1..).zip(played.steps()) {
            let mut events: Vec<G::Event> = Vec::new();
            match step {
                Step::Play { seat, action } => now.play(*seat, action, &mut events).expect(again),
                Step::Chance { chance } => now.happen(chance, &mut events).expect(again),
            }
            begun.extend(events.iter().filter_map(|event| heading(&event.phrase(), from)));
        }
        Self::new(begun)
    }

    fn new(mut begun: Vec<Turn>) -> Self {
        // Nothing says that the one with which a match begins has begun.
        let before = begun.first().map(|Turn { key, number, .. }| Turn { key, number: number - 1, from: 0 });
        begun.splice(0..0, before.filter(|turn| turn.number > 0));
        Self { begun }
    }

    /// The turn of the position after so many steps, in words.
    pub fn at(&self, position: usize) -> Option<Phrase> {
        let turn = self.begun.iter().rfind(|turn| turn.from <= position)?;
        Some(Phrase::new(turn.key).number("number", turn.number))
    }
}

fn heading(phrase: &Phrase, from: usize) -> Option<Turn> {
    let (key, counted) = match phrase.key {
        "event-turn" => ("analyze-in-turn", "number"),
        "event-round" => ("analyze-in-round", "round"),
        _ => return None,
    };
    phrase.args.iter().find_map(|(name, argument)| match argument {
        Arg::Number(number) if *name == counted => Some(Turn { key, number: *number, from }),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    fn turns(headings: &[(Phrase, usize)]) -> Turns {
        Turns::new(headings.iter().filter_map(|(phrase, from)| heading(phrase, *from)).collect())
    }

    #[test]
    fn a_step_belongs_to_the_turn_that_has_begun() {
        let turn = |number| Phrase::new("event-turn").seat("seat", Seat::FIRST).number("number", number);
        let turns = turns(&[(turn(1), 2), (turn(2), 9)]);
        let in_turn = |number| Some(Phrase::new("analyze-in-turn").number("number", number));
        assert_eq!([0, 1, 2, 8, 9].map(|at| turns.at(at)), [None, None, in_turn(1), in_turn(1), in_turn(2)]);
    }

    #[test]
    fn a_round_that_nobody_announced_came_before_the_next() {
        let round = Phrase::new("event-round").number("round", 2);
        let turns = turns(&[(Phrase::new("event-turn").seat("seat", Seat::FIRST), 1), (round, 9)]);
        let in_round = |number| Some(Phrase::new("analyze-in-round").number("number", number));
        assert_eq!([0, 8, 9].map(|at| turns.at(at)), [in_round(1), in_round(1), in_round(2)]);
    }
}
