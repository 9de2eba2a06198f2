use std::fmt;

use bots::{Policy, PolicySpec, play_out};
use engine::{Fast, Game, Heuristic, Invalid, Seat};

/// Who plays what: the start of every game, a policy for every place, and the seed.
///
/// Seats rotate: entry `i` of the policies sits on seat `(i + game) % players`, so that nobody keeps the advantage of
/// beginning. Game number `n` has the random stream `Fast::stream(seed, n)` and can be played again on its own.
#[derive(Clone, Debug)]
pub struct Experiment<G: Game> {
    start: G,
    policies: Vec<PolicySpec>,
    seed: u64,
}

/// Why there is no such experiment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExperimentError {
    /// The setup cannot be.
    Setup(Invalid),
    /// There must be one policy for all seats, or one for each.
    Policies {
        /// How many were given.
        given: usize,
        /// How many play.
        players: u8,
    },
}

impl fmt::Display for ExperimentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(invalid) => write!(f, "setup: {invalid}"),
            Self::Policies { given, players } => {
                write!(f, "{given} policies at a table for {players}: give one for all seats, or one for each")
            }
        }
    }
}

impl std::error::Error for ExperimentError {}

/// A game of an experiment that came to no end. This is a fault of the game or of a policy; seed and number repeat it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The seed of the experiment.
    pub seed: u64,
    /// The number of the game, from 0.
    pub game: u64,
    /// What happened.
    pub reason: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {} of seed {} came to no end: {}", self.game, self.seed, self.reason)
    }
}

impl std::error::Error for Failure {}

impl<G: Heuristic> Experiment<G> {
    /// An experiment from the beginning of a game. A single policy takes all seats, as if it were listed once for each.
    ///
    /// ```
    /// use bots::PolicySpec;
    /// use clever_cubed::{CleverCubed, Setup};
    /// use lab::Experiment;
    /// let experiment = Experiment::<CleverCubed>::new(&Setup::for_players(2), &[PolicySpec::Random], 7).unwrap();
    /// assert_eq!(experiment.policies().len(), 2);
    /// let mut worker = experiment.worker();
    /// let decisions = worker.play(0).unwrap();
    /// assert_eq!(worker.play(0), Ok(decisions));
    /// ```
    pub fn new(setup: &G::Setup, policies: &[PolicySpec], seed: u64) -> Result<Self, ExperimentError> {
        let start = G::new(setup).map_err(ExperimentError::Setup)?;
        let players = start.players();
        let policies = match *policies {
            [one] => vec![one; usize::from(players)],
            ref each if each.len() == usize::from(players) => each.to_vec(),
            ref other => return Err(ExperimentError::Policies { given: other.len(), players }),
        };
        Ok(Self { start, policies, seed })
    }

    /// The state every game begins with.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The policies, one entry for each player.
    pub fn policies(&self) -> &[PolicySpec] {
        &self.policies
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Somebody who plays games of this experiment. Every thread has its own.
    pub fn worker(&self) -> Worker<'_, G> {
        let players = self.policies.len();
        let table = |rotation| {
            let at_seat = |seat| self.policies[entry_at(seat, rotation, players)].build();
            Seat::all(players as u8).map(at_seat).collect()
        };
        Worker {
            experiment: self,
            tables: (0..players as u64).map(table).collect(),
            game: self.start.clone(),
            actions: Vec::new(),
        }
    }
}

/// Which entry of the policies sits on `seat` in game number `game`.
#[inline]
pub(crate) fn entry_at(seat: Seat, game: u64, players: usize) -> usize {
    let turned = (game % players as u64) as usize;
    (seat.index() + players - turned) % players
}

/// Plays the games of an experiment, one after the other, in the same memory.
pub struct Worker<'a, G: Game> {
    experiment: &'a Experiment<G>,
    /// The policies by seat, once for every rotation. They are built only once: a policy answers to what it is handed,
    /// so nothing it did in one game may change another.
    tables: Vec<Vec<Box<dyn Policy<G>>>>,
    game: G,
    actions: Vec<G::Action>,
}

impl<G: Game> fmt::Debug for Worker<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").field("experiment", self.experiment).field("game", &self.game).finish_non_exhaustive()
    }
}

impl<G: Game> Worker<'_, G> {
    /// Plays the game with this number to its end and counts the decisions.
    pub fn play(&mut self, game: u64) -> Result<u64, Failure> {
        let seed = self.experiment.seed;
        let table = (game % self.tables.len() as u64) as usize;
        self.game.clone_from(&self.experiment.start);
        let source = &mut Fast::stream(seed, game);
        play_out(&mut self.game, &mut self.tables[table], source, &mut self.actions).map_err(|stuck| Failure {
            seed,
            game,
            reason: format!("after {} decisions it was not over and could not go on", stuck.decisions),
        })
    }

    /// The state in which the last game ended.
    pub fn game(&self) -> &G {
        &self.game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clever_cubed::{CleverCubed, Setup};

    #[test]
    fn entries_move_one_seat_on_with_every_game() {
        let seated = |game| Seat::all(3).map(|seat| entry_at(seat, game, 3)).collect::<Vec<_>>();
        assert_eq!(seated(0), [0, 1, 2]);
        assert_eq!(seated(1), [2, 0, 1]);
        assert_eq!(seated(2), [1, 2, 0]);
        assert_eq!(seated(3), seated(0));
        for (game, entry) in [(0_u64, 0), (5, 2), (u64::MAX, 1)] {
            let seat = Seat::new(((entry + game % 3) % 3) as u8).unwrap();
            assert_eq!(entry_at(seat, game, 3), entry as usize);
        }
    }

    #[test]
    fn the_number_of_policies_must_fit() {
        let experiment = |players, given| {
            let policies = vec![PolicySpec::Random; given];
            Experiment::<CleverCubed>::new(&Setup::for_players(players), &policies, 1)
                .map(|experiment| experiment.policies().len())
        };
        assert_eq!(experiment(3, 1), Ok(3));
        assert_eq!(experiment(3, 3), Ok(3));
        assert_eq!(experiment(3, 2), Err(ExperimentError::Policies { given: 2, players: 3 }));
        assert_eq!(experiment(1, 0), Err(ExperimentError::Policies { given: 0, players: 1 }));
        assert!(matches!(experiment(5, 1), Err(ExperimentError::Setup(invalid)) if invalid.field == "players"));
    }
}
