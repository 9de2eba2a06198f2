use engine::{Fast, Heuristic, Outcome, Turn};

use crate::{DECISIONS_MAX, Greedy, Knowledge, Policy, Random};

/// Who plays on when a position is tried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Yardstick {
    /// Players by the judgement of the game: what a position is worth among people who play well.
    #[default]
    Greedy,
    /// Players who decide at random: quick, and good for nothing but measuring speed.
    Random,
}

/// How far games are played on.
#[derive(Clone, Copy, Debug)]
pub enum Horizon {
    /// To their end.
    End,
    /// Until so many random events have happened.
    Events(u64),
    /// Until so many turns have begun, see [`Heuristic::turns`].
    Turns(u64),
}

impl Horizon {
    #[inline]
    fn is_reached<G: Heuristic>(self, game: &G, events: u64) -> bool {
        match self {
            Self::End => false,
            Self::Events(most) => events >= most,
            Self::Turns(most) => game.turns().is_some_and(|turns| turns >= most),
        }
    }
}

/// Plays games on to their end. Those who play know everything, since what they play is imagined.
///
/// The dice of a game come from its seed and the number of the random event, not from one stream: two games that begin
/// differently and have the same seed throw the same dice as long as they throw equally often, so that their results can be
/// compared with far fewer games.
#[derive(Debug)]
pub struct Rollout<G: Heuristic> {
    yardstick: Yardstick,
    greedy: Greedy<G>,
    legal: Vec<G::Action>,
    /// The decisions made in all games so far.
    decisions: u64,
    games: u64,
}

impl<G: Heuristic> Rollout<G> {
    /// Games in which everybody plays like this.
    pub fn new(yardstick: Yardstick) -> Self {
        Self::judging_by(yardstick, G::TAUGHT)
    }

    /// The same, by a judgement that works with these numbers.
    pub fn judging_by(yardstick: Yardstick, weights: &G::Weights) -> Self {
        Self {
            yardstick,
            greedy: Greedy::judging_by(weights).solving(G::OUTLOOK.solves_ahead),
            legal: Vec::new(),
            decisions: 0,
            games: 0,
        }
    }

    /// The decisions made in all games so far: what they cost.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// The games so far, whether they came to their end or not.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Plays `game` to its end and tells how it ended; `None` if it came to none.
    ///
    /// ```
    /// use bots::{Rollout, Yardstick};
    /// use clever_cubed::{CleverCubed, Setup};
    /// use engine::Game;
    /// let mut rollout = Rollout::new(Yardstick::Greedy);
    /// let mut play = |seed| {
    ///     let mut game = CleverCubed::new(&Setup::for_players(1)).unwrap();
    ///     rollout.play(&mut game, seed).unwrap().scores().to_vec()
    /// };
    /// assert_eq!(play(7), play(7));
    /// assert_ne!(play(7), play(8));
    /// ```
    pub fn play(&mut self, game: &mut G, seed: u64) -> Option<Outcome> {
        self.play_for(game, seed, Horizon::End);
        game.outcome()
    }

    /// Plays on until the horizon is reached and a random event is due.
    pub fn play_for(&mut self, game: &mut G, seed: u64, horizon: Horizon) {
        let mut whims = Fast::stream(seed, 0);
        let (mut events, mut made) = (0, 0);
        while made < DECISIONS_MAX {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    if horizon.is_reached(game, events) {
                        break;
                    }
                    events += 1;
                    game.let_happen(&mut Fast::stream(seed, events), &mut ());
                }
                Turn::Players(seats) => {
                    let Some(seat) = seats.first() else { break };
                    game.legal(seat, &mut self.legal);
                    let choice = match self.yardstick {
                        Yardstick::Greedy => self.greedy.choose_in(game, seat, &self.legal, &mut whims),
                        Yardstick::Random => Random.choose(Knowledge::new(game, seat), &self.legal, &mut whims),
                    };
                    game.play_listed(seat, &self.legal[choice], &mut ());
                    made += 1;
                }
            }
        }
        self.decisions += made;
        self.games += 1;
    }
}
