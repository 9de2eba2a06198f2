use bots::{Budget, DECISIONS_MAX, Greedy, Knowledge, Policy, Search};
use engine::{Fast, Heuristic, Outcome, Seat, Step, Turn};

/// Where in its match a position stands. Dice go by it, so that positions of one match are tried with the same dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock {
    /// Random events so far.
    events: u64,
    /// Decisions since the last of them.
    decisions: u64,
}

impl Clock {
    pub(crate) fn after<G: Heuristic>(self, step: &Step<G>) -> Self {
        match step {
            Step::Chance { .. } => Self { events: self.events + 1, decisions: 0 },
            Step::Play { .. } => self.after_decisions(1),
        }
    }

    pub(crate) fn after_decisions(self, decisions: usize) -> Self {
        Self { decisions: self.decisions + decisions as u64, ..self }
    }
}

/// Who plays a position on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Players {
    /// Everybody like the yardstick.
    Yardstick,
    /// Until so many random events have happened everybody better than the yardstick; then like it.
    Better(u64),
    /// Everybody by another judgement, which has other likings.
    Otherwise,
}

/// Plays positions on to their end.
#[derive(Debug)]
pub struct Futures<G: Heuristic> {
    /// Judges, and computes what can be computed quickly.
    yardstick: Greedy<G>,
    /// Computes all that can be computed: better where the yardstick does not.
    computing: Greedy<G>,
    /// Tries moves out: better where the yardstick computes as well.
    trying: Search<G>,
    /// Judges by the numbers of the first opponent there was.
    otherwise: Greedy<G>,
    legal: Vec<G::Action>,
    /// How many decisions were made: what it has cost, on any machine.
    work: u64,
}

impl<G: Heuristic> Default for Futures<G> {
    fn default() -> Self {
        let computing = Greedy::default();
        let yardstick = computing.clone().solving(G::OUTLOOK.solves_ahead);
        let trying = Search::new(Budget::Games(TRIES));
        let otherwise = Greedy::judging_by(G::FIRST).solving(G::OUTLOOK.solves_ahead);
        Self { yardstick, computing, trying, otherwise, legal: Vec::new(), work: 0 }
    }
}

/// So many games are tried for each decision by whoever tries moves out.
const TRIES: u32 = 40;

/// The dice of the random events and the whims of those who decide never come from the same stream.
const WHIMS: u64 = 0x5bd1_e995_9e37_79b1;

/// More decisions than anybody makes between two random events.
const DECISIONS_PER_EVENT: u64 = 1 << 20;

impl<G: Heuristic> Futures<G> {
    /// Plays on; `None` if it came to no end.
    ///
    /// Every random event and every decision has a source of its own, made of the seed and its place in the match. A position
    /// and one that follows from it by what the yardstick would have decided anyway come to the very same end.
    pub(crate) fn end_of(&mut self, game: &mut G, from: Clock, players: Players, seed: u64) -> Option<Outcome> {
        self.trying.forget();
        let mut now = from;
        let better_until = match players {
            Players::Yardstick | Players::Otherwise => from.events,
            Players::Better(events) => from.events + events,
        };
        for _ in 0..DECISIONS_MAX {
            match game.turn() {
                Turn::Over => return game.outcome(),
                Turn::Chance(_) => {
                    now = Clock { events: now.events + 1, decisions: 0 };
                    game.let_happen(&mut Fast::stream(seed, now.events), &mut ());
                }
                Turn::Players(seats) => {
                    let seat = seats.first()?;
                    game.legal(seat, &mut self.legal);
                    let choice = match self.legal.len() {
                        1 => 0,
                        _ => {
                            self.work += 1;
                            let place = now.events * DECISIONS_PER_EVENT + now.decisions;
                            let mut whims = Fast::stream(seed ^ WHIMS, place);
                            if players == Players::Otherwise {
                                self.otherwise.choose_in(game, seat, &self.legal, &mut whims)
                            } else if now.events >= better_until {
                                self.yardstick.choose_in(game, seat, &self.legal, &mut whims)
                            } else if G::OUTLOOK.solves_ahead {
                                self.trying.choose(Knowledge::new(game, seat), &self.legal, &mut whims)
                            } else {
                                self.computing.choose_in(game, seat, &self.legal, &mut whims)
                            }
                        }
                    };
                    game.play_listed(seat, self.legal.get(choice)?, &mut ());
                    now = now.after_decisions(1);
                }
            }
        }
        None
    }

    /// How many decisions were made so far; where there is nothing to choose they cost nothing.
    pub(crate) fn work(&self) -> u64 {
        self.work
    }
}

/// A seed for game `number` of a larger work.
pub(crate) fn mixed(seed: u64, number: u64) -> u64 {
    // SplitMix64: neighbours have nothing in common.
    let mut bits = seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// How many parts make one win, so that a win shared by two, three or four is still whole parts.
pub(crate) const PARTS: i64 = 12;

/// What a seat has of an end: its parts of the win, or alone its points.
pub(crate) fn worth(outcome: &Outcome, seat: Seat) -> i32 {
    let places = outcome.places();
    if places.len() == 1 {
        return outcome.scores()[seat.index()];
    }
    let winners = places.iter().filter(|place| **place == 1).count() as i32;
    if places[seat.index()] == 1 { PARTS as i32 / winners } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_win_is_whole_parts() {
        let outcome = Outcome::by_score(&[5, 9, 9, 9], "points");
        let worths: Vec<_> = Seat::all(4).map(|seat| worth(&outcome, seat)).collect();
        assert_eq!(worths, [0, 4, 4, 4]);
        assert_eq!(worth(&Outcome::by_score(&[271], "points"), Seat::FIRST), 271);
    }

    #[test]
    fn seeds_of_neighbours_have_nothing_in_common() {
        let seeds: Vec<_> = (0..100).map(|number| mixed(1, number)).collect();
        let ones: u32 = seeds.windows(2).map(|pair| (pair[0] ^ pair[1]).count_ones()).sum();
        assert!((2_800..3_600).contains(&ones), "{ones} of 6336 bits differ");
    }
}
