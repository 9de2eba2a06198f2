//! What chance decides: which random event is due, and how it comes out.

use engine::chance::Tag;
use engine::{Chance, Illegal, Log, Seat, TooManyResults};
use serde::{Deserialize, Serialize};

use crate::city::{COLUMNS, Colour};
use crate::dice::{Dice, Throw};
use crate::event::Event;
use crate::game::{DiceCity, Stage};
use crate::location::Location;

/// How a random event came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Fate {
    /// Who takes the first turn: `{"startingPlayer": 1}`.
    StartingPlayer(Seat),
    /// A card was turned up: `{"card": "manor"}`.
    Card(Location),
    /// Dice were thrown: `{"throw": {"white": 3, "red": 5}}`.
    Throw(Throw),
}

/// Which random event the game waits for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Due {
    StartingPlayer,
    Card,
    Throw(Seat, Dice),
}

impl DiceCity {
    #[inline]
    pub(crate) fn due(&self) -> Option<Due> {
        if self.is_card_due() {
            return Some(Due::Card);
        }
        match self.stage {
            Stage::Start => Some(Due::StartingPlayer),
            Stage::FirstRoll { seat } => Some(Due::Throw(seat, Dice::ALL)),
            Stage::Roll => Some(Due::Throw(self.active, Dice::ALL)),
            Stage::Throw { dice } => Some(Due::Throw(self.active, dice)),
            Stage::RerollThrow { seat, die, .. } => Some(Due::Throw(seat, Dice::one(die))),
            _ => None,
        }
    }

    /// The dice about to be thrown, and whose they are.
    pub(crate) fn dice_due(&self) -> Option<(Seat, Dice)> {
        match self.due() {
            Some(Due::Throw(seat, dice)) => Some((seat, dice)),
            _ => None,
        }
    }

    /// Draws the result of the event that is due.
    #[inline]
    pub(crate) fn draw_due(&self, source: &mut impl Chance) -> Fate {
        match self.due() {
            Some(Due::Card) => Fate::Card(self.draw_card(source)),
            Some(Due::Throw(seat, dice)) => Fate::Throw(draw_throw(seat, dice, source)),
            due => {
                debug_assert!(due.is_some(), "nothing to draw");
                Fate::StartingPlayer(self.draw_starting_player(source))
            }
        }
    }

    /// Draws the result of the event that is due and lets it come true: what was drawn need not be checked.
    #[inline]
    pub(crate) fn draw_and_let_be(&mut self, source: &mut impl Chance, log: &mut impl Log<Event>) {
        match self.due() {
            Some(Due::Card) => self.turn_up(self.draw_card(source), log),
            Some(Due::Throw(seat, dice)) => self.throw(seat, draw_throw(seat, dice, source), log),
            due => {
                debug_assert!(due.is_some(), "nothing to draw");
                self.begin_with(self.draw_starting_player(source), log);
            }
        }
        self.advance(log);
    }

    #[inline]
    fn draw_card(&self, source: &mut impl Chance) -> Location {
        self.supply.nth_in_deck(source.pick(u32::from(self.supply.deck_len), Tag::table("card")))
    }

    fn draw_starting_player(&self, source: &mut impl Chance) -> Seat {
        let number = source.pick(u32::from(self.setup.players), Tag::table("starting player"));
        Seat::new(number as u8).unwrap_or(Seat::FIRST)
    }

    /// Every result of the event that is due, with its weight. Dice have colours, so that no two throws are alike.
    pub(crate) fn odds_due(&self, most: usize, into: &mut Vec<(Fate, u64)>) -> Result<(), TooManyResults> {
        into.clear();
        let due = self.due();
        let results = match due {
            None => 0,
            Some(Due::StartingPlayer) => usize::from(self.setup.players),
            Some(Due::Card) => Location::buildings().filter(|&card| self.supply.in_deck(card) > 0).count(),
            Some(Due::Throw(_, dice)) => usize::from(COLUMNS).pow(dice.len().into()),
        };
        if results > most {
            return Err(TooManyResults);
        }
        match due {
            None => {}
            Some(Due::StartingPlayer) => {
                into.extend(Seat::all(self.setup.players).map(|seat| (Fate::StartingPlayer(seat), 1)));
            }
            Some(Due::Card) => {
                let copies = Location::buildings().map(|card| (Fate::Card(card), u64::from(self.supply.in_deck(card))));
                into.extend(copies.filter(|&(_, copies)| copies > 0));
            }
            Some(Due::Throw(_, dice)) => {
                into.extend((0..results).map(|number| (Fate::Throw(nth_throw(dice, number)), 1)));
            }
        }
        Ok(())
    }

    /// Lets the event that is due come out like this, if it can.
    #[inline]
    pub(crate) fn let_be(&mut self, fate: Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.due(), fate) {
            (None, _) => return Err(Illegal::NoChanceNow),
            (Some(Due::StartingPlayer), Fate::StartingPlayer(seat)) if seat.number() < self.setup.players => {
                self.begin_with(seat, log);
            }
            (Some(Due::Card), Fate::Card(card)) if self.supply.in_deck(card) > 0 => self.turn_up(card, log),
            (Some(Due::Throw(seat, dice)), Fate::Throw(throw)) if throw.dice() == dice => self.throw(seat, throw, log),
            (Some(Due::StartingPlayer), _) => {
                return Err(Illegal::Rule("the starting player is drawn: startingPlayer, a seat of the table"));
            }
            (Some(Due::Card), _) => return Err(Illegal::Rule("a card is turned up: card, one of the deck")),
            (Some(Due::Throw(..)), _) => {
                return Err(Illegal::Rule("a throw is due: throw, a face from 1 to 6 for each die that is thrown"));
            }
        }
        self.advance(log);
        Ok(())
    }

    fn throw(&mut self, seat: Seat, dice: Throw, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::FirstRoll { .. } => self.first_roll(seat, dice, log),
            Stage::Throw { .. } => self.thrown_again(dice, log),
            Stage::RerollThrow { step, .. } => self.rerolled(seat, dice, step, log),
            _ => self.roll(dice, log),
        }
    }
}

#[inline]
fn draw_throw(seat: Seat, dice: Dice, source: &mut impl Chance) -> Throw {
    let mut faces = [0; Colour::ALL.len()];
    let faces = &mut faces[..usize::from(dice.len())];
    source.throw(COLUMNS, faces, Tag::seat(seat, "throw"));
    let mut throw = Throw::NONE;
    dice.iter().zip(faces).for_each(|(die, face)| throw.set(die, *face));
    throw
}

/// The throw with this number, if all of these dice were counted up, the first one fastest.
fn nth_throw(dice: Dice, mut number: usize) -> Throw {
    let mut throw = Throw::NONE;
    for die in dice.iter() {
        throw.set(die, (number % usize::from(COLUMNS)) as u8 + 1);
        number /= usize::from(COLUMNS);
    }
    throw
}
