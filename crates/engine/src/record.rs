use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Chance, Fingerprint, Game, Illegal, Invalid, Log, RECORD_FORMAT, Seat, Turn};

/// One step of a match: a random event or a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "camelCase", untagged, deny_unknown_fields)]
pub enum Step<G: Game> {
    /// A random event came out like this.
    Chance {
        /// How it came out.
        chance: G::Fate,
    },
    /// A player decided this.
    Play {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
}

/// A match that can be written down, read back and replayed to the same state for ever.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "camelCase", deny_unknown_fields)]
pub struct Record<G: Game> {
    /// The version of this format.
    pub format: u32,
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Who played and with which variants.
    pub setup: G::Setup,
    /// The state the match began with, when it was set up by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<G::State>,
    /// Everything that happened, in order.
    pub steps: Vec<Step<G>>,
    /// The hash of the state after the last step.
    pub hash: Fingerprint,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Written by another version of Kubik.
    Format(u32),
    /// A record of another game.
    Game(String),
    /// Played by other rules.
    Rules(u32),
    /// The setup or the first state cannot be.
    Start(Invalid),
    /// Step `number` (from 1) cannot happen there.
    Step {
        /// Which.
        number: usize,
        /// Why not.
        reason: Illegal,
    },
    /// All steps are possible, but they lead elsewhere: something was edited or cut off.
    Hash {
        /// What the record says.
        written: Fingerprint,
        /// What the steps lead to.
        reached: Fingerprint,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(format) => write!(f, "format: {format} is not known, this version reads {RECORD_FORMAT}"),
            Self::Game(game) => write!(f, "game: this is a record of '{game}'"),
            Self::Rules(version) => write!(f, "rulesVersion: {version} is not known"),
            Self::Start(invalid) => invalid.fmt(f),
            Self::Step { number, reason } => write!(f, "steps[{}]: {reason}", number - 1),
            Self::Hash { written, reached } => write!(
                f,
                "hash: the steps lead to {reached}, the record says {written}: a step was changed, added or cut off"
            ),
        }
    }
}

impl std::error::Error for RecordError {}

/// Why there is nothing to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotUndo {
    /// The seat has decided nothing yet.
    NothingDone,
    /// Dice were thrown, or something hidden was shown, since then.
    Revealed,
    /// Others have built on it.
    OthersMovedOn,
}

impl fmt::Display for CannotUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NothingDone => "there is nothing to take back",
            Self::Revealed => "something random or hidden has been shown since then, so it cannot be taken back",
            Self::OthersMovedOn => "other players have moved on since then, so it cannot be taken back",
        })
    }
}

impl std::error::Error for CannotUndo {}

/// A game together with everything that has happened in it.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: G,
    by_hand: bool,
    game: G,
    steps: Vec<Step<G>>,
    /// Steps before this index showed something and stay.
    sealed: usize,
}

impl<G: Game> Match<G> {
    /// A match from the beginning.
    pub fn new(setup: &G::Setup) -> Result<Self, Invalid> {
        Ok(Self::starting_at(G::new(setup)?, false))
    }

    /// A match that begins with a state set up by hand.
    pub fn from_state(state: &G::State) -> Result<Self, Invalid> {
        Ok(Self::starting_at(G::load(state)?, true))
    }

    fn starting_at(start: G, by_hand: bool) -> Self {
        Self { game: start.clone(), start, by_hand, steps: Vec::new(), sealed: 0 }
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What has happened.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Lets a player decide.
    pub fn play(&mut self, seat: Seat, action: &G::Action, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
        self.take(Step::Play { seat, action: action.clone() }, log)
    }

    /// Lets a random event come out as `fate`.
    pub fn happen(&mut self, fate: &G::Fate, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
        self.take(Step::Chance { chance: fate.clone() }, log)
    }

    /// Resolves random events until a player has to decide or the game is over.
    pub fn resolve(&mut self, source: &mut impl Chance, log: &mut impl Log<G::Event>) {
        while self.game.turn() == Turn::Chance {
            let fate = self.game.draw(source);
            self.happen(&fate, log).expect("a game accepts every fate it draws");
        }
    }

    fn take(&mut self, step: Step<G>, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
        let mut watched = Watched::<G, _> { log, revealed: false, game: std::marker::PhantomData };
        match &step {
            Step::Chance { chance } => {
                self.game.happen(chance, &mut watched)?;
                watched.revealed = true;
            }
            Step::Play { seat, action } => self.game.play(*seat, action, &mut watched)?,
        }
        let revealed = watched.revealed;
        self.steps.push(step);
        if revealed {
            self.sealed = self.steps.len();
        }
        Ok(())
    }

    /// Takes back the last decision of `seat`, if nothing random or hidden was shown since and nobody has to redo anything.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, CannotUndo> {
        let mine = |step: &Step<G>| matches!(step, Step::Play { seat: who, .. } if *who == seat);
        let last = self.steps.iter().rposition(mine).ok_or(CannotUndo::NothingDone)?;
        if last < self.sealed {
            return Err(CannotUndo::Revealed);
        }
        let mut without = Self::starting_at(self.start.clone(), self.by_hand);
        for (index, step) in self.steps.iter().enumerate() {
            if index != last {
                without.take(step.clone(), &mut ()).map_err(|_| CannotUndo::OthersMovedOn)?;
            }
        }
        let Step::Play { action, .. } = self.steps[last].clone() else { unreachable!("found as a decision") };
        *self = without;
        Ok(action)
    }

    /// The match, written down.
    pub fn record(&self) -> Record<G> {
        Record {
            format: RECORD_FORMAT,
            game: G::INFO.name.to_owned(),
            rules_version: G::INFO.rules_version,
            setup: self.start.setup(),
            state: self.by_hand.then(|| self.start.save()),
            steps: self.steps.clone(),
            hash: Fingerprint::of(&self.game),
        }
    }

    /// Plays a record from its beginning to its end.
    pub fn replay(record: &Record<G>, log: &mut impl Log<G::Event>) -> Result<Self, RecordError> {
        if record.format != RECORD_FORMAT {
            return Err(RecordError::Format(record.format));
        }
        if record.game != G::INFO.name {
            return Err(RecordError::Game(record.game.clone()));
        }
        if record.rules_version != G::INFO.rules_version {
            return Err(RecordError::Rules(record.rules_version));
        }
        let mut replayed = match &record.state {
            Some(state) => Self::from_state(state).map_err(|invalid| RecordError::Start(invalid.inside("state")))?,
            None => Self::new(&record.setup).map_err(|invalid| RecordError::Start(invalid.inside("setup")))?,
        };
        if replayed.start.setup() != record.setup {
            return Err(RecordError::Start(Invalid::new("setup", "does not fit the state the match began with")));
        }
        for (index, step) in record.steps.iter().enumerate() {
            let number = index + 1;
            replayed.take(step.clone(), log).map_err(|reason| RecordError::Step { number, reason })?;
        }
        let reached = Fingerprint::of(&replayed.game);
        if reached != record.hash {
            return Err(RecordError::Hash { written: record.hash, reached });
        }
        Ok(replayed)
    }
}

/// Passes events on and notices the revealing ones.
struct Watched<'a, G, L> {
    log: &'a mut L,
    revealed: bool,
    game: std::marker::PhantomData<G>,
}

impl<G: Game, L: Log<G::Event>> Log<G::Event> for Watched<'_, G, L> {
    fn record(&mut self, event: G::Event) {
        self.revealed |= G::reveals(&event);
        self.log.record(event);
    }
}
