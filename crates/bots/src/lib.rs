//! Policies: whoever chooses actions without being a person.
//!
//! A [`Policy`] is handed what its seat may know (a [`Knowledge`], never the true state of a game with hidden parts) and
//! the legal actions, and answers with one of them. It may remember between moves, and gives its best answer so far when it
//! is asked to stop. [`Search`] is the strongest, [`Level`] the choice for people. [`PolicySpec`] is a policy by name with its
//! budget, as in `greedy` or `search:300`; [`play_out`] lets policies play a game to its end.

mod budget;
mod busy;
mod greedy;
mod halving;
mod level;
mod random;
mod rollout;
mod search;
mod spec;
mod tree;
mod verdict;
mod ways;

use std::sync::atomic::{AtomicBool, Ordering};

use engine::{Fast, Game, Heuristic, Seat, Turn, Viewer};

pub use budget::Budget;
pub use busy::Busy;
pub use greedy::Greedy;
pub use level::Level;
pub use random::{Random, Uniform};
pub use rollout::{Horizon, Rollout, Yardstick};
pub use search::Search;
pub use spec::{PolicySpec, UnknownPolicy};
pub use verdict::{Estimate, Verdict};
pub use ways::{Way, ways};

/// What a seat knows about a game.
#[derive(Clone, Copy, Debug)]
pub struct Knowledge<'a, G> {
    game: &'a G,
    seat: Seat,
    stop: Option<&'a AtomicBool>,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What `seat` knows about `game`.
    pub fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat, stop: None }
    }

    /// The same, for a policy that must answer as soon as `stop` is set, by a clock or by whoever waits.
    #[must_use]
    pub fn until(self, stop: &'a AtomicBool) -> Self {
        Self { stop: Some(stop), ..self }
    }

    /// Is the answer wanted at once?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// A state that fits all the seat knows; what is hidden from it is dealt again.
    pub fn imagine(&self, source: &mut Fast) -> G {
        self.game.reimagine(self.seat, source)
    }
}

impl<G: Heuristic> Knowledge<'_, G> {
    /// Should a player who decides at random consider this action?
    #[inline]
    pub fn is_sensible(&self, action: &G::Action) -> bool {
        self.game.is_sensible(self.seat, action)
    }
}

/// Chooses actions.
pub trait Policy<G: Game>: Send {
    /// The index of the chosen one of the `legal` actions, of which there is at least one. A policy that looks at many
    /// things asks now and then whether its time [is over](Knowledge::is_over).
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize;

    /// The same choice, with what the policy thinks of all of them.
    fn consider(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> Verdict {
        Verdict::of(self.choose(knowledge, legal, source), legal.len())
    }
}

/// A game that did not end within the allowed number of decisions, or waits for somebody who has nothing to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// The decisions made until then.
    pub decisions: u64,
}

/// How many decisions a playout may take: far more than any game needs, so that a fault shows instead of hanging.
pub const DECISIONS_MAX: u64 = 1_000_000;

/// Plays `game` to its end, each seat by its policy, and counts the decisions. `buffer` is reused between games.
///
/// ```
/// use bots::{PolicySpec, play_out};
/// use clever_cubed::{CleverCubed, Setup};
/// use engine::{Fast, Game};
/// let mut game = CleverCubed::new(&Setup::for_players(1)).unwrap();
/// let mut policies = vec!["random".parse::<PolicySpec>().unwrap().build::<CleverCubed>()];
/// play_out(&mut game, &mut policies, &mut Fast::new(7), &mut Vec::new()).unwrap();
/// assert!(game.outcome().is_some());
/// ```
pub fn play_out<G: Game>(
    game: &mut G,
    policies: &mut [Box<dyn Policy<G>>],
    source: &mut Fast,
    buffer: &mut Vec<G::Action>,
) -> Result<u64, Stuck> {
    for decisions in 0..DECISIONS_MAX {
        let seat = loop {
            match game.turn() {
                Turn::Players(seats) => break seats.first().ok_or(Stuck { decisions })?,
                Turn::Over => return Ok(decisions),
                Turn::Chance(_) => game.let_happen(source, &mut ()),
            }
        };
        game.legal(seat, buffer);
        if buffer.is_empty() {
            return Err(Stuck { decisions });
        }
        let choice = policies[seat.index()].choose(Knowledge::new(game, seat), buffer, source);
        game.play_listed(seat, &buffer[choice], &mut ());
    }
    Err(Stuck { decisions: DECISIONS_MAX })
}
