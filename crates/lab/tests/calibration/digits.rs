//! A solitaire: a die is thrown four times, and each time its face becomes a digit of a number of four digits, wherever there
//! is room. The larger the number, the better. Where to put a 4 is not obvious.

use engine::chance::Tag;
use engine::{
    Chance, Game, GameInfo, Heuristic, Illegal, Invalid, Log, Outcome, Outlook, Phrase, Seat, Seats, Speak, Turn,
};
use serde::{Deserialize, Serialize};

use crate::small::open_game;

pub const PLACES: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Digits {
    /// 0 is empty; the last has the highest worth.
    digits: [u8; PLACES],
    /// 0 before it is thrown.
    die: u8,
}

/// Puts the die there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Put(pub usize);

impl Speak for Put {
    fn phrase(&self) -> Phrase {
        Phrase::new("put")
    }
}

impl Digits {
    pub fn number(&self) -> i32 {
        self.digits.iter().rev().fold(0, |number, &digit| number * 10 + i32::from(digit))
    }

    fn is_full(&self) -> bool {
        !self.digits.contains(&0)
    }
}

impl Game for Digits {
    type Setup = ();
    type Action = Put;
    type Fate = u8;
    open_game!();

    const INFO: GameInfo = GameInfo { name: "digits", players: (1, 1), rules_version: 1, hidden: false, options: &[] };

    fn new(_setup: &()) -> Result<Self, Invalid> {
        Ok(Self { digits: [0; PLACES], die: 0 })
    }

    fn setup(&self) {}

    fn players(&self) -> u8 {
        1
    }

    fn turn(&self) -> Turn {
        match (self.is_full(), self.die) {
            (true, _) => Turn::Over,
            (false, 0) => Turn::Chance(Some(Seat::FIRST)),
            (false, _) => Turn::Players(Seats::one(Seat::FIRST)),
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Put>) {
        into.clear();
        if self.turn() == Turn::Players(Seats::one(seat)) {
            into.extend((0..PLACES).filter(|&place| self.digits[place] == 0).map(Put));
        }
    }

    fn play(&mut self, seat: Seat, action: &Put, _log: &mut impl Log<Self::Event>) -> Result<(), Illegal> {
        if self.turn() != Turn::Players(Seats::one(seat)) || self.digits.get(action.0) != Some(&0) {
            return Err(Illegal::NotYourTurn);
        }
        self.digits[action.0] = std::mem::take(&mut self.die);
        Ok(())
    }

    fn draw(&self, source: &mut impl Chance) -> u8 {
        source.pick(6, Tag::seat(Seat::FIRST, "throw")) as u8 + 1
    }

    fn happen(&mut self, fate: &u8, _log: &mut impl Log<Self::Event>) -> Result<(), Illegal> {
        if !self.turn().is_chance() || !(1..=6).contains(fate) {
            return Err(Illegal::NoChanceNow);
        }
        self.die = *fate;
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_full().then(|| Outcome::by_score(&[self.number()], "number"))
    }
}

/// Judges every place as if a 3 were what it usually gets, so that a 4 always goes to the highest place that is free: wrong
/// at the beginning, when better ones may come.
impl Heuristic for Digits {
    type Weights = ();
    type Memory = ();
    const TAUGHT: &'static () = &();
    const FIRST: &'static () = &();

    const OUTLOOK: Outlook = Outlook {
        horizon: 1000,
        spread: 10,
        evidence: 20,
        solves_ahead: false,
        recurs: false,
        games: [10, 100, 1000],
        decisions: 250_000,
    };

    fn evaluate(&self, _seat: Seat, _weights: &()) -> i32 {
        let above = |(place, &digit): (usize, &u8)| {
            if digit == 0 { 0 } else { (i32::from(digit) - 3) * 10_i32.pow(place as u32) }
        };
        self.digits.iter().enumerate().map(above).sum::<i32>() * 100
    }
}
