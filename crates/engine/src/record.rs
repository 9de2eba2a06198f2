use std::fmt;

use serde::Serialize;

use crate::{Fingerprint, Game, Illegal, Invalid, Log, RECORD_FORMAT, Reveal, Seat, WrittenOutcome};

/// One step of a match: a random event or a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(bound = "", untagged)]
pub enum Step<G: Game> {
    /// A random event came out like this.
    Chance {
        /// How it came out.
        chance: G::Fate,
    },
    /// A player decided this.
    Play {
        /// Whoever decided.
        seat: Seat,
        /// What was decided.
        action: G::Action,
    },
}

/// A match that can be written down and replayed to the same state for ever. Reading one back is for those who know its
/// format and can name the field that is wrong.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "", rename_all = "camelCase")]
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
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<G::State>,
    /// Everything that happened, in order.
    pub steps: Vec<Step<G>>,
    /// How it ended; nothing for a match that was broken off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<WrittenOutcome>,
    /// The hash of the state after the last step; records of the first format have one that nobody can check any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hash: Option<Fingerprint>,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Written by another version of Kubik.
    Format(u32),
    /// A record of another game.
    Game(String),
    /// The setup or the first state cannot be.
    Start(Invalid),
    /// Step `number` (from 1) cannot happen there.
    Step {
        /// Counted from 1.
        number: usize,
        /// Why not.
        reason: Illegal,
        /// The version of the rules it was played by, where that is not today's.
        rules: Option<u32>,
    },
    /// All steps are possible, but they lead elsewhere: something was edited or cut off, or the rules were others.
    Hash {
        /// What the record says.
        written: Fingerprint,
        /// What the steps lead to.
        reached: Fingerprint,
        /// The version of the rules it was played by, where that is not today's.
        rules: Option<u32>,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(format) => write!(f, "format: {format} is not known, this version reads 1 to {RECORD_FORMAT}"),
            Self::Game(game) => write!(f, "game: this is a record of '{game}'"),
            Self::Start(invalid) => invalid.fmt(f),
            Self::Step { number, reason, rules: None } => write!(f, "steps[{}]: {reason}", number - 1),
            Self::Step { number, rules: Some(version), .. } => write!(
                f,
                "steps[{}]: the match was played by version {version} of the rules, and those of today part from it here",
                number - 1
            ),
            Self::Hash { written, reached, rules: None } => write!(
                f,
                "hash: the steps lead to {reached}, the record says {written}: a step was changed, added or cut off"
            ),
            Self::Hash { rules: Some(version), .. } => write!(
                f,
                "hash: the match was played by version {version} of the rules, and those of today lead elsewhere"
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
    seal: Seal<G>,
}

/// The last point of no return: what came before it has shown something, or was built on, and stays.
#[derive(Clone, Debug)]
struct Seal<G> {
    game: G,
    /// How many steps led there.
    steps: usize,
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
        let seal = Seal { game: start.clone(), steps: 0 };
        Self { game: start.clone(), start, by_hand, steps: Vec::new(), seal }
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What has happened.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The state at the last point of no return: what was decided since can still be taken back.
    pub fn sealed(&self) -> &G {
        &self.seal.game
    }

    /// How many steps led to the last point of no return.
    pub fn sealed_steps(&self) -> usize {
        self.seal.steps
    }

    /// Lets a player decide.
    pub fn play(&mut self, seat: Seat, action: &G::Action, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
        self.take(Step::Play { seat, action: action.clone() }, log)
    }

    /// Lets a random event come out as `fate`.
    pub fn happen(&mut self, fate: &G::Fate, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
        self.take(Step::Chance { chance: fate.clone() }, log)
    }

    fn take(&mut self, step: Step<G>, log: &mut impl Log<G::Event>) -> Result<(), Illegal> {
        // Kept before they are passed on: a game is built once for every kind of log.
        let mut events = Vec::new();
        match &step {
            Step::Chance { chance } => self.game.happen(chance, &mut events)?,
            Step::Play { seat, action } => self.game.play(*seat, action, &mut events)?,
        }
        let revealed = matches!(step, Step::Chance { .. }) || events.iter().any(Reveal::reveals);
        events.into_iter().for_each(|event| log.record(event));
        self.steps.push(step);
        if revealed {
            self.seal = Seal { game: self.game.clone(), steps: self.steps.len() };
        }
        Ok(())
    }

    /// Takes several steps or none: what was done before an error is rolled back. Undo does not belong in here.
    pub fn attempt<T, E>(&mut self, steps: impl FnOnce(&mut Self) -> Result<T, E>) -> Result<T, E> {
        let (game, seal, before) = (self.game.clone(), self.seal.clone(), self.steps.len());
        let result = steps(self);
        debug_assert!(self.steps.len() >= before, "an attempt only adds steps");
        if result.is_err() {
            (self.game, self.seal) = (game, seal);
            self.steps.truncate(before);
        }
        result
    }

    /// Takes back the last decision of `seat`, if nothing random or hidden was shown since and nobody has to redo anything.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, CannotUndo> {
        let mine = |step: &Step<G>| matches!(step, Step::Play { seat: who, .. } if *who == seat);
        let last = self.steps.iter().rposition(mine).ok_or(CannotUndo::NothingDone)?;
        if last < self.seal.steps {
            return Err(CannotUndo::Revealed);
        }
        let mut game = self.seal.game.clone();
        for (index, step) in self.steps.iter().enumerate().skip(self.seal.steps).filter(|(index, _)| *index != last) {
            // Nothing since the seal is a random event, and what shows something now cannot be left standing either.
            let Step::Play { seat, action } = step else { unreachable!("step {index} would have moved the seal") };
            let mut events = Vec::new();
            game.play(*seat, action, &mut events).map_err(|_| CannotUndo::OthersMovedOn)?;
            if events.iter().any(Reveal::reveals) {
                return Err(CannotUndo::OthersMovedOn);
            }
        }
        self.game = game;
        match self.steps.remove(last) {
            Step::Play { action, .. } => Ok(action),
            Step::Chance { .. } => unreachable!("found as a decision"),
        }
    }

    /// What `seat` has decided last and can take back one by one: since the last point of no return, and since anybody
    /// else decided.
    pub fn open_decisions(&self, seat: Seat) -> Vec<G::Action> {
        let mine = |step: &Step<G>| match step {
            Step::Play { seat: who, action } if *who == seat => Some(action.clone()),
            _ => None,
        };
        let mut decisions: Vec<_> = self.steps[self.seal.steps..].iter().rev().map_while(mine).collect();
        decisions.reverse();
        decisions
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
            outcome: self.game.outcome().map(WrittenOutcome::from),
            hash: Some(Fingerprint::of(&self.game)),
        }
    }

    /// Plays a record from its beginning to its end.
    pub fn replay(record: &Record<G>, log: &mut impl Log<G::Event>) -> Result<Self, RecordError> {
        match Self::replay_as_far_as_it_goes(record, log)? {
            (replayed, None) => Ok(replayed),
            (_, Some(parted)) => Err(parted),
        }
    }

    /// Plays a record from its beginning, and says where and why it parts from the rules of today, if it does: one that was
    /// played by older rules can still be looked at up to there. Only a record that cannot even begin is an error.
    pub fn replay_as_far_as_it_goes(
        record: &Record<G>,
        log: &mut impl Log<G::Event>,
    ) -> Result<(Self, Option<RecordError>), RecordError> {
        let mut replayed = Self::start_of(record)?;
        let rules = Some(record.rules_version).filter(|version| *version != G::INFO.rules_version);
        for (index, step) in record.steps.iter().enumerate() {
            if let Err(reason) = replayed.take(step.clone(), log) {
                return Ok((replayed, Some(RecordError::Step { number: index + 1, reason, rules })));
            }
        }
        let reached = Fingerprint::of(&replayed.game);
        let parted = match record.hash {
            Some(written) if written != reached => Some(RecordError::Hash { written, reached, rules }),
            _ => None,
        };
        Ok((replayed, parted))
    }

    /// The match of a record before its first step.
    pub fn start_of(record: &Record<G>) -> Result<Self, RecordError> {
        if !(1..=RECORD_FORMAT).contains(&record.format) {
            return Err(RecordError::Format(record.format));
        }
        if record.game != G::INFO.name {
            return Err(RecordError::Game(record.game.clone()));
        }
        let start = match &record.state {
            Some(state) => Self::from_state(state).map_err(|invalid| RecordError::Start(invalid.inside("state")))?,
            None => Self::new(&record.setup).map_err(|invalid| RecordError::Start(invalid.inside("setup")))?,
        };
        if start.start.setup() != record.setup {
            return Err(RecordError::Start(Invalid::new("setup", "does not fit the state the match began with")));
        }
        Ok(start)
    }
}
