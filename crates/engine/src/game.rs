use std::fmt;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::merged_odds;
use crate::{Chance, Fact, Log, Outcome, Reveal, Seat, Seats, Speak};

/// A game: its state is the value that implements this.
///
/// What holds for every game, and is proven for each by `testkit`:
///
/// * [`play`](Game::play) with an illegal action and [`happen`](Game::happen) with an impossible fate change nothing and
///   say why. They never panic, whatever JSON they came from.
/// * [`legal`](Game::legal) lists exactly what `play` accepts.
/// * The loop `turn`, `legal`, `play`, `draw`, `happen` allocates nothing once the buffer for actions has grown.
/// * Nothing that a viewer may not know is in their view.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// Who plays and with which variants.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision of a player.
    type Action: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Speak + Send + Sync;
    /// The result of one random event.
    type Fate: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One thing that happened, for logs and animation.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Speak + Reveal + Send + Sync;
    /// What one viewer may know. Built by inclusion, never by deletion.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// The whole state as a person would write it down: named areas, cells and dice.
    type State: Clone + PartialEq + Debug + Hash + Serialize + DeserializeOwned;

    /// Name, versions and options of the game.
    const INFO: GameInfo;

    /// The state before the first random event or decision.
    fn new(setup: &Self::Setup) -> Result<Self, Invalid>;

    /// The setup this game was made from.
    fn setup(&self) -> Self::Setup;

    /// How many seats the table has.
    fn players(&self) -> u8;

    /// Whom the game waits for.
    fn turn(&self) -> Turn;

    /// Replaces the content of `into` by the actions `seat` may take now.
    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// Lets `seat` take `action`.
    fn play(&mut self, seat: Seat, action: &Self::Action, log: &mut impl Log<Self::Event>) -> Result<(), Illegal>;

    /// The same for an action that `legal` has just listed for this seat, for those who play millions of games: a game
    /// may leave out here what `legal` has already checked. Any other action may panic or spoil the state.
    #[inline]
    fn play_listed(&mut self, seat: Seat, action: &Self::Action, log: &mut impl Log<Self::Event>) {
        self.play(seat, action, log).expect("a game accepts every action it lists");
    }

    /// Draws the result of the random event the game waits for. May only be called when the turn is [`Turn::Chance`].
    fn draw(&self, source: &mut impl Chance) -> Self::Fate;

    /// Replaces the content of `into` by everything that the random event the game waits for can come out as, each result
    /// once, with a whole-number weight: its probability is its weight divided by the sum of all. Refuses, with nothing in
    /// `into`, if there are more than `most` results. Nothing is listed when no random event is due.
    ///
    /// A game need not write it: what `draw` can come out as is gone through then, which takes a while for many dice.
    fn odds(&self, most: usize, into: &mut Vec<(Self::Fate, u64)>) -> Result<(), TooManyResults> {
        if !self.turn().is_chance() {
            into.clear();
            return Ok(());
        }
        merged_odds(most, into, |source| self.draw(source))
    }

    /// Lets the random event the game waits for come out as `fate`.
    fn happen(&mut self, fate: &Self::Fate, log: &mut impl Log<Self::Event>) -> Result<(), Illegal>;

    /// Both at once, for those who play millions of games: a game need not check what it has drawn itself.
    #[inline]
    fn let_happen(&mut self, source: &mut impl Chance, log: &mut impl Log<Self::Event>) {
        let fate = self.draw(source);
        self.happen(&fate, log).expect("a game accepts every fate it draws");
    }

    /// Ranking and scores, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state that `seat` cannot tell from this one: the hidden parts are dealt again.
    fn reimagine(&self, seat: Seat, source: &mut impl Chance) -> Self;

    /// The whole state in readable form.
    fn save(&self) -> Self::State;

    /// Checks every invariant of a state written by hand and takes it.
    fn load(state: &Self::State) -> Result<Self, Invalid>;
}

/// What statistics ask of a game.
pub trait Figures: Game {
    /// Figures of a finished game, one seat at a time.
    fn facts(&self, seat: Seat, into: &mut Vec<Fact>);
}

/// Name, versions and options of a game.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameInfo {
    /// The name used everywhere: on the command line, in records, as the name of its locale files.
    pub name: &'static str,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// Rises whenever the same setup, fates and actions would lead to another state than before.
    pub rules_version: u32,
    /// Is there something a seat cannot know, so that it is dealt again when the seat imagines the game?
    pub hidden: bool,
    /// The switches of the setup.
    pub options: &'static [Choice],
}

/// One switch of a setup.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Choice {
    /// The field of the setup.
    pub id: &'static str,
    /// What it may be set to.
    pub values: &'static [&'static str],
    /// What it is when nothing is said.
    pub default: &'static str,
}

/// Whom the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One of these seats, whichever comes first.
    Players(Seats),
    /// A random event: of whoever throws or draws, or of the table.
    Chance(Option<Seat>),
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// Does the game wait for a random event?
    #[inline]
    pub const fn is_chance(self) -> bool {
        matches!(self, Self::Chance(_))
    }

    /// Refuses a decision of a seat that the game does not wait for.
    #[inline]
    pub const fn check(self, seat: Seat) -> Result<(), Illegal> {
        match self {
            Self::Players(seats) if seats.contains(seat) => Ok(()),
            Self::Players(_) | Self::Chance(_) => Err(Illegal::NotYourTurn),
            Self::Over => Err(Illegal::Over),
        }
    }
}

/// A random event that can come out in more ways than somebody wants to hear of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyResults;

impl fmt::Display for TooManyResults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there are more results than asked for")
    }
}

impl std::error::Error for TooManyResults {}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody who does not play.
    Spectator,
}

/// Why an action or a fate was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game does not wait for this seat.
    NotYourTurn,
    /// The game does not wait for a random event.
    NoChanceNow,
    /// It is over.
    Over,
    /// A rule forbids it; the text says which, in English, for those who write programs.
    Rule(&'static str),
}

impl Illegal {
    /// Refuses by `rule`, unless what it asks for holds.
    ///
    /// ```
    /// use engine::Illegal;
    /// let dice = 0;
    /// assert_eq!(Illegal::unless(dice > 0, "no die is left"), Err(Illegal::Rule("no die is left")));
    /// ```
    #[inline]
    pub const fn unless(holds: bool, rule: &'static str) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::Rule(rule)) }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotYourTurn => "the game does not wait for this seat",
            Self::NoChanceNow => "the game does not wait for chance",
            Self::Over => "the game is over",
            Self::Rule(rule) => rule,
        })
    }
}

impl std::error::Error for Illegal {}

/// A setup or a state that cannot be: the field and what is wrong with it.
///
/// ```
/// let error = engine::Invalid::new("players", "must be 1 to 4, got 5");
/// assert_eq!(error.to_string(), "players: must be 1 to 4, got 5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// The path of the field, as in `sheets[0].yellow.row2`.
    pub field: String,
    /// What is wrong and what would be right.
    pub message: String,
}

impl Invalid {
    /// An error about `field`.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self { field: field.into(), message: message.into() }
    }

    /// The same error, for a field that lies inside `parent`.
    #[must_use]
    pub fn inside(self, parent: &str) -> Self {
        let field = if self.field.is_empty() { parent.to_owned() } else { format!("{parent}.{}", self.field) };
        Self { field, message: self.message }
    }
}

/// Refuses a setup or a state by one of its fields, unless what the message asks for holds. Field and message are only written
/// out when it does not, so they are best given as [`format_args!`].
///
/// ```
/// let players = 5;
/// let error = engine::check(players <= 4, "players", format_args!("must be 1 to 4, got {players}")).unwrap_err();
/// assert_eq!(error.to_string(), "players: must be 1 to 4, got 5");
/// ```
pub fn check(holds: bool, field: impl fmt::Display, message: impl fmt::Display) -> Result<(), Invalid> {
    if holds { Ok(()) } else { Err(Invalid::new(field.to_string(), message.to_string())) }
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.message)
    }
}

impl std::error::Error for Invalid {}
