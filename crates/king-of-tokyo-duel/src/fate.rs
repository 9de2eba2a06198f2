//! What chance decides: which random event is due, how likely it comes out in which way, and what it does.

use engine::chance::{Tag, of_equal_dice};
use engine::{Chance, Illegal, Log, Seat, TooManyResults};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use crate::card::Card;
use crate::dice::{ROLL_OFF_DICE, Symbols};
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, SEATS, Stage, Waiting};
use crate::hits::HITS_MAX;
use crate::monster::Monster;
use crate::pending::Task;
use crate::setup::MonsterChoice;

/// How a random event came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Fate {
    /// A monster was drawn for the next seat without one: `{"monster": "gigazaur"}`.
    Monster(Monster),
    /// Dice were thrown, for the roll-off, the Roll or Camouflage: `{"throw": {"claw": 2, "fame": 4}}`.
    Throw(#[serde(deserialize_with = "thrown")] Symbols),
    /// A card was turned up: `{"card": "frenzy"}`.
    Card(Card),
}

/// As many dice as can ever be thrown at once, which Camouflage does for the biggest packet of hits.
fn thrown<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Symbols, D::Error> {
    let dice = Symbols::deserialize(deserializer)?;
    if (1..=u32::from(HITS_MAX)).contains(&dice.len()) {
        return Ok(dice);
    }
    Err(D::Error::custom(format!("{} dice cannot be thrown, only 1 to {HITS_MAX}", dice.len())))
}

/// More dice, which only Camouflage can throw, have a hundred thousand results, and their weights outgrow 64 bits.
const ODDS_DICE_MAX: u8 = 22;

/// In how many ways so many dice can show the six symbols.
fn throws(dice: u8) -> usize {
    (1..=5).fold(1, |ways, side| ways * (usize::from(dice) + side) / side)
}

/// Which random event the game waits for.
#[derive(Clone, Copy, Debug)]
enum Due {
    Monster(Seat),
    Throw(u8),
    Card,
}

impl KingOfTokyoDuel {
    #[inline]
    fn due(&self) -> Option<Due> {
        if self.waiting != Waiting::Chance {
            return None;
        }
        Some(match (self.pending.last(), self.stage) {
            (Some(Task::Refill), _) => Due::Card,
            (_, Stage::Monsters) => Due::Monster(self.seat_without_monster()?),
            _ => Due::Throw(self.dice_due()),
        })
    }

    fn is_free(&self, monster: Monster) -> bool {
        let chosen = MonsterChoice::Monster(monster);
        !self.setup.monsters().contains(&chosen) && !self.seats.iter().any(|player| player.is(monster))
    }

    /// Dice that are about to be thrown, in the stage of the roll-off, of the Roll, or by Camouflage.
    #[inline]
    pub(crate) fn dice_due(&self) -> u8 {
        match self.pending.last() {
            Some(Task::Packet(packet)) => packet.hits,
            _ if self.stage == Stage::RollOff => ROLL_OFF_DICE,
            _ => self.roll.in_hand,
        }
    }

    /// Who throws; monsters and cards are drawn for the table.
    pub(crate) fn chance_owner(&self) -> Option<Seat> {
        match (self.pending.last(), self.stage) {
            (Some(Task::Refill), _) | (_, Stage::Monsters) => None,
            (Some(Task::Packet(packet)), _) => Some(packet.victim),
            (_, Stage::RollOff) => Some(SEATS[usize::from(self.roll_off.is_some())]),
            _ => Some(self.active),
        }
    }

    /// Lets `source` decide the event that is due.
    #[inline]
    pub(crate) fn draw_due(&self, source: &mut impl Chance) -> Fate {
        let tag = |purpose| Tag { owner: self.chance_owner(), purpose };
        match self.due() {
            Some(Due::Card) => {
                let index = source.pick(u32::from(self.market.deck.len()), tag("card"));
                Fate::Card(self.market.deck.nth(index).unwrap_or(Card::AcidAttack))
            }
            Some(Due::Monster(_)) => {
                let mut free = Monster::ALL.into_iter().filter(|&monster| self.is_free(monster));
                let index = source.pick(free.clone().count() as u32, tag("monster"));
                Fate::Monster(free.nth(index as usize).unwrap_or(Monster::Gigazaur))
            }
            due => {
                debug_assert!(due.is_some(), "nothing to draw");
                let mut symbols = Symbols::NONE;
                let mut left = if let Some(Due::Throw(dice)) = due { usize::from(dice) } else { 0 };
                // More than a handful only for Camouflage.
                while left > 0 {
                    let mut faces = [0; Symbols::HANDFUL];
                    let count = left.min(Symbols::HANDFUL);
                    source.throw(6, &mut faces[..count], tag("throw"));
                    symbols = symbols.plus(Symbols::of_faces(faces));
                    left -= count;
                }
                Fate::Throw(symbols)
            }
        }
    }

    /// Everything that the event which is due can come out as, with its weight.
    pub(crate) fn odds_due(&self, most: usize, into: &mut Vec<(Fate, u64)>) -> Result<(), TooManyResults> {
        into.clear();
        match self.due() {
            None => {}
            Some(Due::Card) => into.extend(self.market.deck.iter().map(|card| (Fate::Card(card), 1))),
            Some(Due::Monster(_)) => {
                let free = Monster::ALL.into_iter().filter(|&monster| self.is_free(monster));
                into.extend(free.map(|monster| (Fate::Monster(monster), 1)));
            }
            Some(Due::Throw(dice)) => {
                if dice > ODDS_DICE_MAX || throws(dice) > most {
                    return Err(TooManyResults);
                }
                of_equal_dice(dice, &[1; 6], &mut |counts, ways| {
                    let counts = std::array::from_fn(|index| counts[index]);
                    into.push((Fate::Throw(Symbols::of_counts(counts)), ways));
                });
            }
        }
        if into.len() <= most {
            return Ok(());
        }
        into.clear();
        Err(TooManyResults)
    }

    /// Takes what chance decided; nothing changes if it cannot come out like this.
    #[inline]
    pub(crate) fn take(&mut self, fate: Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.due(), fate) {
            (None, _) => return Err(Illegal::NoChanceNow),
            (Some(Due::Monster(seat)), Fate::Monster(monster)) if self.is_free(monster) => {
                self.draw_monster(seat, monster, log);
            }
            (Some(Due::Card), Fate::Card(card)) if self.market.deck.contains(card) => {
                self.reveal(card, log);
                if self.market.free_slot().is_some() && !self.market.deck.is_empty() {
                    return Ok(());
                }
            }
            (Some(Due::Throw(dice)), Fate::Throw(symbols)) if symbols.len() == u32::from(dice) => {
                match self.pending.last() {
                    Some(Task::Packet(packet)) => self.camouflage(packet, symbols, log),
                    _ if self.stage == Stage::RollOff => self.throw_for_first(symbols, log),
                    _ => {
                        self.throw_dice(symbols, log);
                        if self.has_roll_left() {
                            self.waiting = Waiting::Player(self.active);
                            return Ok(());
                        }
                    }
                }
            }
            (Some(Due::Monster(_)), _) => {
                return Err(Illegal::Rule("the draw of a monster is due: monster, one that neither player has"));
            }
            (Some(Due::Card), _) => return Err(Illegal::Rule("a card is turned up: card, one of the deck")),
            (Some(Due::Throw(_)), _) => {
                return Err(Illegal::Rule("a throw is due: throw, a count for each symbol, together as many as dice"));
            }
        }
        self.advance(log);
        Ok(())
    }
}
