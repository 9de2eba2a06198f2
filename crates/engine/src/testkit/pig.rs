//! Pig, the smallest game that shows every part of the contract. Read it before you write a game of your own.
//!
//! # Rules
//!
//! Two to four players throw one die. In your turn you throw as often as you dare. A 1 ends the turn and costs you all its
//! points; otherwise the face is added to the points of the turn. Holding makes them safe and passes the die to the left.
//! You must throw once before you hold, and you must hold as soon as the points would take you to the target: then the
//! game is over.
//!
//! One thing is secret: at the start everybody is dealt a **lucky face** from 2 to 6 and looks at it alone. Whatever its
//! owner made safe with it counts double, but this is added up only when the game is over. The most points win, and so the
//! player who ended the game may lose it.
//!
//! # What it shows
//!
//! * Whatever is random is a step of its own with a [`Fate`]: the dealing of each lucky face, and each throw.
//! * The state is flat and `Copy`. It remembers how often each face was made safe, not the points, because the points that
//!   count in the end depend on a secret: whoever [reimagines](Game::reimagine) the secret must get other points.
//! * Events go to everybody, so [`Event::Dealt`] does not say which face it was. Were lucky faces doubled at once, the
//!   first [`Event::Held`] would tell; that is why the rule adds them up at the end. [`Event::Lucky`] then shows what was
//!   hidden, and [`Reveal::reveals`] says so: nobody may take back the decision that ended the game.
//! * A [`View`] is put together from what its viewer may know. Nothing is ever taken out of it.
//! * [`State`] is what a person would write down. Loading checks all of it and names the field that cannot be.

use serde::{Deserialize, Serialize};

use crate::chance::Tag;
use crate::{
    Chance, Choice, Fact, Figures, Game, GameInfo, Heuristic, Illegal, Invalid, Log, Outcome, Outlook, Phrase, Reveal,
    Seat, Seats, Speak, Turn, Viewer, check,
};

/// The lowest and the highest lucky face; a 1 is never lucky.
const LUCKY: (u8, u8) = (2, 6);

/// The lowest and the highest target. With more than 200 points a count of faces would not fit its byte.
const TARGET: (u16, u16) = (10, 200);

/// Who plays, and for how many points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// The points that end the game, 10 to 200.
    #[serde(default = "default_target")]
    pub target: u16,
}

fn default_target() -> u16 {
    100
}

impl Setup {
    fn check(self) -> Result<(), Invalid> {
        check((2..=4).contains(&self.players), "players", format_args!("must be 2 to 4, got {}", self.players))?;
        let (lowest, highest) = TARGET;
        let fits = (lowest..=highest).contains(&self.target);
        check(fits, "target", format_args!("must be {lowest} to {highest}, got {}", self.target))
    }
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Throw the die.
    Throw,
    /// Make the points of the turn safe and pass the die on.
    Hold,
}

/// How a random event came out: `{"lucky": 4}` or `{"die": 1}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Fate {
    /// The lucky face of the next player who has none.
    Lucky(u8),
    /// The face of the thrown die.
    Die(u8),
}

/// One thing that happened, as everybody at the table notices it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the variants tell of")]
pub enum Event {
    /// A player was dealt a lucky face, which only that player sees.
    Dealt { seat: Seat },
    /// A die was thrown.
    Threw { seat: Seat, face: u8 },
    /// A 1 cost the points of the turn.
    Lost { seat: Seat, points: u16 },
    /// Points were made safe.
    Held { seat: Seat, points: u16 },
    /// The game is over, and a lucky face is shown.
    Lucky {
        seat: Seat,
        face: u8,
        /// The points it brings on top.
        points: u16,
    },
}

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::Throw => "action-throw",
            Self::Hold => "action-hold",
        })
    }
}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Dealt { seat } => Phrase::new("event-dealt").seat("seat", seat),
            Self::Threw { seat, face } => Phrase::new("event-threw").seat("seat", seat).number("face", face),
            Self::Lost { seat, points } => Phrase::new("event-lost").seat("seat", seat).number("points", points),
            Self::Held { seat, points } => Phrase::new("event-held").seat("seat", seat).number("points", points),
            Self::Lucky { seat, face, points } => {
                Phrase::new("event-lucky").seat("seat", seat).number("face", face).number("points", points)
            }
        }
    }
}

/// A game of Pig.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pig {
    setup: Setup,
    phase: Phase,
    /// Whose turn it is; in the end, whoever reached the target.
    turn: Seat,
    /// What was thrown in this turn.
    thrown: Faces,
    /// Entries beyond the number of players stay empty, so that equal games are equal values.
    players: [Player; Seat::COUNT_MAX],
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance: the next lucky face.
    Deal,
    /// The player whose turn it is.
    Decide,
    /// Chance: the die.
    Throw,
    /// Nothing more.
    Over,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Player {
    /// None before the deal.
    lucky: Option<u8>,
    /// What was made safe.
    safe: Faces,
}

impl Player {
    /// The points that the lucky face brings on top.
    fn lucky_points(&self) -> u16 {
        self.lucky.map_or(0, |face| u16::from(face) * u16::from(self.safe.count(face)))
    }
}

/// How often each face from 2 to 6 was thrown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Faces([u8; 5]);

impl Faces {
    fn count(self, face: u8) -> u8 {
        self.0[usize::from(face - 2)]
    }

    fn add(&mut self, face: u8) {
        self.0[usize::from(face - 2)] += 1;
    }

    fn add_all(&mut self, others: Self) {
        self.0.iter_mut().zip(others.0).for_each(|(count, more)| *count += more);
    }

    fn points(self) -> u16 {
        (2..).zip(self.0).map(|(face, count)| face * u16::from(count)).sum()
    }

    /// Written down: every face as often as it was thrown, in rising order.
    fn to_list(self) -> Vec<u8> {
        (2..).zip(self.0).flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count))).collect()
    }

    fn from_list(list: &[u8], field: &str) -> Result<Self, Invalid> {
        let length_max = usize::from(TARGET.1 / 2);
        check(
            list.len() <= length_max,
            field,
            format_args!("must be {length_max} faces at the most, got {}", list.len()),
        )?;
        let mut faces = Self::default();
        for (index, &face) in list.iter().enumerate() {
            check(
                (2..=6).contains(&face),
                format_args!("{field}[{index}]"),
                format_args!("must be 2 to 6, got {face}"),
            )?;
            faces.add(face);
        }
        Ok(faces)
    }
}

impl Pig {
    /// The points everybody can see: safe ones, none of them doubled.
    fn open_points(&self, seat: Seat) -> u16 {
        self.players[seat.index()].safe.points()
    }

    fn is_target_reached(&self) -> bool {
        self.open_points(self.turn) + self.thrown.points() >= self.setup.target
    }

    /// Who is dealt the next lucky face.
    fn next_to_be_dealt(&self) -> Option<Seat> {
        Seat::all(self.setup.players).find(|seat| self.players[seat.index()].lucky.is_none())
    }

    fn pass_the_die(&mut self) {
        self.thrown = Faces::default();
        self.turn = self.turn.next(self.setup.players);
    }

    fn hold(&mut self, log: &mut impl Log<Event>) {
        log.record(Event::Held { seat: self.turn, points: self.thrown.points() });
        let is_over = self.is_target_reached();
        self.players[self.turn.index()].safe.add_all(self.thrown);
        if !is_over {
            return self.pass_the_die();
        }
        self.thrown = Faces::default();
        self.phase = Phase::Over;
        for (seat, player) in Seat::all(self.setup.players).zip(&self.players) {
            let face = player.lucky.expect("all lucky faces are dealt before the first throw");
            log.record(Event::Lucky { seat, face, points: player.lucky_points() });
        }
    }
}

impl Game for Pig {
    type Setup = Setup;
    type Action = Action;
    type Fate = Fate;
    type Event = Event;
    type View = View;
    type State = State;

    const INFO: GameInfo = GameInfo {
        name: "pig",
        players: (2, 4),
        rules_version: 1,
        hidden: true,
        options: &[Choice { id: "target", values: &["50", "100", "200"], default: "100" }],
    };

    fn new(setup: &Setup) -> Result<Self, Invalid> {
        setup.check()?;
        Ok(Self {
            setup: *setup,
            phase: Phase::Deal,
            turn: Seat::FIRST,
            thrown: Faces::default(),
            players: [Player::default(); Seat::COUNT_MAX],
        })
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal => Turn::Chance(self.next_to_be_dealt()),
            Phase::Throw => Turn::Chance(Some(self.turn)),
            Phase::Decide => Turn::Players(Seats::one(self.turn)),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if self.phase != Phase::Decide || seat != self.turn {
            return;
        }
        if !self.is_target_reached() {
            into.push(Action::Throw);
        }
        if self.thrown != Faces::default() {
            into.push(Action::Hold);
        }
    }

    /// Everything that could be wrong is found before anything is changed.
    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        self.turn().check(seat)?;
        match action {
            Action::Throw => {
                Illegal::unless(!self.is_target_reached(), "the target is reached: hold")?;
                self.phase = Phase::Throw;
            }
            Action::Hold => {
                Illegal::unless(self.thrown != Faces::default(), "throw once before you hold")?;
                self.hold(log);
            }
        }
        Ok(())
    }

    fn draw(&self, source: &mut impl Chance) -> Fate {
        if let Some(seat) = self.next_to_be_dealt() {
            return Fate::Lucky(deal_lucky_face(seat, source));
        }
        let mut die = [0];
        source.throw(6, &mut die, Tag::seat(self.turn, "throw"));
        Fate::Die(die[0])
    }

    fn happen(&mut self, fate: &Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.phase, *fate) {
            (Phase::Deal, Fate::Lucky(face)) if (LUCKY.0..=LUCKY.1).contains(&face) => {
                let seat = self.next_to_be_dealt().expect("somebody has no lucky face in this phase");
                self.players[seat.index()].lucky = Some(face);
                log.record(Event::Dealt { seat });
                if self.next_to_be_dealt().is_none() {
                    self.phase = Phase::Decide;
                }
                Ok(())
            }
            (Phase::Throw, Fate::Die(face)) if (1..=6).contains(&face) => {
                log.record(Event::Threw { seat: self.turn, face });
                self.phase = Phase::Decide;
                if face == 1 {
                    log.record(Event::Lost { seat: self.turn, points: self.thrown.points() });
                    self.pass_the_die();
                } else {
                    self.thrown.add(face);
                }
                Ok(())
            }
            (Phase::Deal, _) => Err(Illegal::Rule("a lucky face from 2 to 6 is due")),
            (Phase::Throw, _) => Err(Illegal::Rule("a die from 1 to 6 is due")),
            (Phase::Decide | Phase::Over, _) => Err(Illegal::NoChanceNow),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let total = |player: &Player| i32::from(player.safe.points() + player.lucky_points());
        let totals: Vec<_> = self.players[..self.setup.players.into()].iter().map(total).collect();
        Some(Outcome::by_score(&totals, "won-by-points"))
    }

    fn view(&self, viewer: Viewer) -> View {
        let may_see = |seat| self.phase == Phase::Over || viewer == Viewer::Seat(seat);
        let seat_view = |seat: Seat| {
            let player = &self.players[seat.index()];
            SeatView {
                points: player.safe.points(),
                safe: player.safe.to_list(),
                lucky: if may_see(seat) { player.lucky } else { None },
            }
        };
        View {
            setup: self.setup,
            phase: self.phase,
            turn: self.turn,
            thrown: self.thrown.to_list(),
            points_at_risk: self.thrown.points(),
            seats: Seat::all(self.setup.players).map(seat_view).collect(),
            outcome: self.outcome(),
        }
    }

    /// Nothing that has happened says anything about the lucky faces of others, so all are as likely as at the deal.
    fn reimagine(&self, seat: Seat, source: &mut impl Chance) -> Self {
        let mut imagined = *self;
        if self.phase != Phase::Over {
            for (owner, player) in Seat::all(self.setup.players).zip(&mut imagined.players) {
                if owner != seat && player.lucky.is_some() {
                    player.lucky = Some(deal_lucky_face(owner, source));
                }
            }
        }
        imagined
    }

    fn save(&self) -> State {
        let seat_state = |player: &Player| SeatState { lucky: player.lucky, safe: player.safe.to_list() };
        State {
            setup: self.setup,
            phase: self.phase,
            turn: self.turn,
            thrown: self.thrown.to_list(),
            seats: self.players[..self.setup.players.into()].iter().map(seat_state).collect(),
        }
    }

    fn load(state: &State) -> Result<Self, Invalid> {
        state.to_game()
    }
}

impl Figures for Pig {
    fn facts(&self, seat: Seat, into: &mut Vec<Fact>) {
        const NAMES: [&str; 7] = ["none", "one", "two", "three", "four", "five", "six"];
        let player = &self.players[seat.index()];
        into.extend([
            Fact::number("open-points", i32::from(player.safe.points())),
            Fact::number("lucky-points", i32::from(player.lucky_points())),
            Fact::case("lucky-face", NAMES[usize::from(player.lucky.unwrap_or(0))]),
        ]);
    }
}

impl Reveal for Event {
    fn reveals(&self) -> bool {
        matches!(self, Self::Lucky { .. })
    }
}

fn deal_lucky_face(owner: Seat, source: &mut impl Chance) -> u8 {
    let (lowest, highest) = LUCKY;
    lowest + source.pick(u32::from(highest - lowest + 1), Tag::seat(owner, "lucky")) as u8
}

impl Heuristic for Pig {
    type Weights = ();
    const TAUGHT: &'static () = &();
    const FIRST: &'static () = &();
    const OUTLOOK: Outlook = Outlook {
        horizon: u64::MAX,
        spread: 20,
        evidence: 0,
        solves_ahead: false,
        recurs: false,
        games: [100, 300, 1_000],
        decisions: 250_000,
    };
    type Memory = ();

    /// What the seat will have after this throw on the average. Greedy play on it is the well-known "hold at 20": a throw
    /// wins 20 points in six throws and loses the points of the turn in one of them.
    fn evaluate(&self, seat: Seat, _weights: &()) -> i32 {
        let player = &self.players[seat.index()];
        let safe = i32::from(player.safe.points() + player.lucky_points());
        if seat != self.turn {
            return safe * 100;
        }
        let lucky = player.lucky.unwrap_or(0);
        let lucky_thrown = if lucky == 0 { 0 } else { lucky * self.thrown.count(lucky) };
        let at_risk = i32::from(self.thrown.points()) + i32::from(lucky_thrown);
        match self.phase {
            Phase::Throw => safe * 100 + (5 * at_risk + 20 + i32::from(lucky)) * 100 / 6,
            Phase::Deal | Phase::Decide | Phase::Over => (safe + at_risk) * 100,
        }
    }
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Players and target.
    pub setup: Setup,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// The faces thrown in this turn, in rising order.
    pub thrown: Vec<u8>,
    /// Their points.
    pub points_at_risk: u16,
    /// One entry for each player.
    pub seats: Vec<SeatView>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// What one viewer may know of one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// Safe points, none of them doubled.
    pub points: u16,
    /// The faces they come from.
    pub safe: Vec<u8>,
    /// The lucky face: one's own, and everybody's when the game is over.
    pub lucky: Option<u8>,
}

/// The whole state as a person would write it down. Lists of faces may be in any order.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Players and target.
    pub setup: Setup,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// The faces thrown in this turn.
    pub thrown: Vec<u8>,
    /// One entry for each player.
    pub seats: Vec<SeatState>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatState {
    /// The lucky face, or null before the deal.
    pub lucky: Option<u8>,
    /// The faces that were made safe.
    pub safe: Vec<u8>,
}

impl State {
    fn to_game(&self) -> Result<Pig, Invalid> {
        self.setup.check().map_err(|invalid| invalid.inside("setup"))?;
        let count = usize::from(self.setup.players);
        check(self.seats.len() == count, "seats", format_args!("must be {count}, one for each player"))?;
        check(self.turn.index() < count, "turn", format_args!("must be 0 to {}, got {}", count - 1, self.turn))?;
        let mut players = [Player::default(); Seat::COUNT_MAX];
        for (index, (player, seat)) in players.iter_mut().zip(&self.seats).enumerate() {
            let fits = seat.lucky.is_none_or(|face| (LUCKY.0..=LUCKY.1).contains(&face));
            check(fits, format_args!("seats[{index}].lucky"), "must be 2 to 6, or null before the deal")?;
            let safe = Faces::from_list(&seat.safe, &format!("seats[{index}].safe"))?;
            *player = Player { lucky: seat.lucky, safe };
        }
        let thrown = Faces::from_list(&self.thrown, "thrown")?;
        let game = Pig { setup: self.setup, phase: self.phase, turn: self.turn, thrown, players };
        check_deal(&game)?;
        check_points(&game)?;
        Ok(game)
    }
}

/// Lucky faces are dealt in the order of the seats and before anything else.
fn check_deal(game: &Pig) -> Result<(), Invalid> {
    let first_without = game.next_to_be_dealt();
    let Some(seat) = first_without else {
        return check(game.phase != Phase::Deal, "phase", "all lucky faces are dealt: must be decide");
    };
    let field = |name: &str| format!("seats[{seat}].{name}");
    check(game.phase == Phase::Deal, field("lucky"), "must not be null after the deal")?;
    let in_order = game.players[seat.index()..].iter().all(|player| player.lucky.is_none());
    check(in_order, field("lucky"), "must be dealt before those of later seats")?;
    let nothing_safe = game.players.iter().all(|player| player.safe == Faces::default());
    check(nothing_safe, "seats", "nobody can have safe faces before the deal is done")?;
    check(game.thrown == Faces::default(), "thrown", "must be empty before the deal is done")?;
    check(game.turn == Seat::FIRST, "turn", "must be 0 before the deal is done")
}

/// Nobody reaches the target without ending the game, and one throw adds 6 points at the most.
fn check_points(game: &Pig) -> Result<(), Invalid> {
    let target = game.setup.target;
    for seat in Seat::all(game.setup.players) {
        let points = game.open_points(seat);
        let ended_it = game.phase == Phase::Over && seat == game.turn;
        let fits = if ended_it { (target..target + 6).contains(&points) } else { points < target };
        let must = if ended_it { format!("{target} to {}", target + 5) } else { format!("less than {target}") };
        check(
            fits,
            format_args!("seats[{seat}].safe"),
            format_args!("must be {must} points in this phase, got {points}"),
        )?;
    }
    let points = game.open_points(game.turn) + game.thrown.points();
    let most = if game.phase == Phase::Throw { target - 1 } else { target + 5 };
    check(
        points <= most,
        "thrown",
        format_args!("together with the safe points must be {most} at the most, got {points}"),
    )?;
    let is_empty = game.thrown == Faces::default();
    check(is_empty || game.phase != Phase::Over, "thrown", "must be empty when the game is over")
}
