//! Pig as everybody knows it, whose best play has been computed many times: throw as often as you dare, a 1 costs the points
//! of the turn. Two players race to a goal; one alone has a number of turns.

use engine::chance::Tag;
use engine::{
    Chance, Game, GameInfo, Heuristic, Illegal, Invalid, Log, Outcome, Outlook, Phrase, Seat, Seats, Speak, Turn,
};
use serde::{Deserialize, Serialize};

use crate::small::open_game;

/// Who plays alone must hold here at the latest, twice as late as is best: so there is an end to the positions.
const AT_RISK_MAX: u16 = 40;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    pub players: u8,
    /// The points that win; one player alone has so many turns instead.
    pub goal: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pig {
    setup: Setup,
    turn: Seat,
    is_thrown: bool,
    at_risk: u16,
    safe: [u16; 2],
    turns_left: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    Throw,
    Hold,
}

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        Phrase::new(if *self == Self::Throw { "throw" } else { "hold" })
    }
}

impl Pig {
    fn is_solo(&self) -> bool {
        self.setup.players == 1
    }

    fn is_over(&self) -> bool {
        if self.is_solo() { self.turns_left == 0 } else { self.safe.iter().any(|&safe| safe >= self.setup.goal) }
    }

    fn end_turn(&mut self) {
        self.at_risk = 0;
        self.turn = self.turn.next(self.setup.players);
        self.turns_left = self.turns_left.saturating_sub(1);
    }
}

impl Game for Pig {
    type Setup = Setup;
    type Action = Action;
    type Fate = u8;
    open_game!();

    const INFO: GameInfo =
        GameInfo { name: "plain-pig", players: (1, 2), rules_version: 1, hidden: false, options: &[] };

    fn new(setup: &Setup) -> Result<Self, Invalid> {
        let turns_left = if setup.players == 1 { setup.goal } else { 0 };
        Ok(Self { setup: *setup, turn: Seat::FIRST, is_thrown: false, at_risk: 0, safe: [0; 2], turns_left })
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn turn(&self) -> Turn {
        match (self.is_over(), self.is_thrown) {
            (true, _) => Turn::Over,
            (false, true) => Turn::Chance(Some(self.turn)),
            (false, false) => Turn::Players(Seats::one(self.turn)),
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if self.turn() == Turn::Players(Seats::one(seat)) {
            into.push(Action::Hold);
            if !self.is_solo() || self.at_risk < AT_RISK_MAX {
                into.push(Action::Throw);
            }
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, _log: &mut impl Log<Self::Event>) -> Result<(), Illegal> {
        if self.turn() != Turn::Players(Seats::one(seat)) {
            return Err(Illegal::NotYourTurn);
        }
        match action {
            Action::Throw => self.is_thrown = true,
            Action::Hold => {
                self.safe[seat.index()] += self.at_risk;
                self.end_turn();
            }
        }
        Ok(())
    }

    fn draw(&self, source: &mut impl Chance) -> u8 {
        source.pick(6, Tag::seat(self.turn, "throw")) as u8 + 1
    }

    fn happen(&mut self, fate: &u8, _log: &mut impl Log<Self::Event>) -> Result<(), Illegal> {
        if !self.turn().is_chance() || !(1..=6).contains(fate) {
            return Err(Illegal::NoChanceNow);
        }
        self.is_thrown = false;
        match fate {
            1 => self.end_turn(),
            face => self.at_risk += u16::from(*face),
        }
        // More than the goal is of no use: fewer positions to go through.
        if !self.is_solo() {
            self.at_risk = self.at_risk.min(self.setup.goal - self.safe[self.turn.index()]);
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.safe.map(i32::from);
        self.is_over().then(|| Outcome::by_score(&scores[..self.setup.players.into()], "points"))
    }
}

engine::weights! {
    /// How bold somebody is.
    pub struct Weights {
        /// From how many points at risk on they hold.
        hold_at: i32,
        /// What a point of the rival counts, in hundredths: nothing here can change it.
        rival: i32,
    }
}

/// Holds at 12: too early by far, so that whoever only follows it can be told from the best.
impl Heuristic for Pig {
    type Weights = Weights;
    type Memory = ();
    const TAUGHT: &'static Weights = &Weights { hold_at: 12, rival: 100 };
    const FIRST: &'static Weights = Self::TAUGHT;

    const OUTLOOK: Outlook = Outlook {
        horizon: 1000,
        spread: 10,
        evidence: 20,
        solves_ahead: false,
        recurs: true,
        games: [10, 100, 1000],
        decisions: 250_000,
    };

    fn evaluate(&self, seat: Seat, weights: &Weights) -> i32 {
        let safe = i32::from(self.safe[seat.index()]);
        let rival = if self.is_solo() { 0 } else { i32::from(self.safe[1 - seat.index()]) };
        let at_risk = if self.turn == seat { i32::from(self.at_risk) } else { 0 };
        let hope = if self.is_thrown && self.turn == seat { (weights.hold_at - at_risk) * 10 - 5 } else { 0 };
        let won = if self.is_over() && !self.is_solo() && safe > rival { 10_000 } else { 0 };
        (safe + at_risk) * 100 - rival * weights.rival + hope + won
    }
}
