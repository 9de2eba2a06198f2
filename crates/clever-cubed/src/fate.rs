//! What dice decide.

use engine::chance::Tag;
use engine::{Chance, Illegal, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::dice::{Die, DieSet, Faces};
use crate::event::Event;
use crate::game::{CleverCubed, Phase};
use crate::player::Stage;

/// How a random event came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Fate {
    /// Who begins: `{"startingPlayer": 1}`.
    StartingPlayer(Seat),
    /// The pool was thrown: `{"throw": {"yellow": 3, "white": 5}}`.
    Throw(Faces),
    /// All six dice were thrown for the solo passive turn:
    /// `{"passiveThrow": {"dice": {"yellow": 3, …}, "ranking": ["white", …]}}`.
    PassiveThrow {
        /// Their faces.
        dice: Faces,
        /// The dice in order of their distance to the platter, the nearest first.
        ranking: [Die; 6],
    },
}

impl CleverCubed {
    /// Draws the result of the random event that is due.
    pub(crate) fn draw_fate(&self, source: &mut impl Chance) -> Fate {
        let mut thrown = [0; 6];
        match self.phase {
            Phase::StartingPlayer => {
                let number = source.pick(u32::from(self.setup.players), Tag::table("starting-player"));
                Fate::StartingPlayer(Seat::new(number as u8).expect("a seat of this table"))
            }
            Phase::Throw => {
                let pool = self.dice.pool();
                source.throw(6, &mut thrown[..pool.len() as usize], Tag::seat(self.active, "throw"));
                let dice = pool.iter().zip(thrown);
                Fate::Throw(dice.fold(Faces::default(), |faces, (die, face)| faces.with(die, face)))
            }
            phase => {
                debug_assert_eq!(phase, Phase::PassiveThrow, "nothing to draw");
                source.throw(6, &mut thrown, Tag::seat(self.active, "passive-throw"));
                let mut ranking = Die::ALL;
                source.shuffle(&mut ranking, Tag::seat(self.active, "ranking"));
                let dice = Die::ALL.into_iter().zip(thrown);
                Fate::PassiveThrow {
                    dice: dice.fold(Faces::default(), |faces, (die, face)| faces.with(die, face)),
                    ranking,
                }
            }
        }
    }

    /// Why the random event that is due cannot come out so, if that is so.
    #[inline]
    pub(crate) fn check_fate(&self, fate: &Fate) -> Result<(), Illegal> {
        match (self.phase, *fate) {
            (Phase::StartingPlayer, Fate::StartingPlayer(seat)) if seat.number() < self.setup.players => Ok(()),
            (Phase::Throw, Fate::Throw(dice)) if dice.is_throw_of(self.dice.pool()) => Ok(()),
            (Phase::PassiveThrow, Fate::PassiveThrow { dice, ranking })
                if dice.is_throw_of(DieSet::ALL) && ranking.into_iter().collect::<DieSet>() == DieSet::ALL =>
            {
                Ok(())
            }
            (Phase::StartingPlayer, _) => {
                Err(Illegal::Rule("the draw of a starting player is due: startingPlayer, one of the seats"))
            }
            (Phase::Throw, _) => {
                Err(Illegal::Rule("a throw of exactly the pool dice is due: throw, a face from 1 to 6 for each"))
            }
            (Phase::PassiveThrow, _) => {
                Err(Illegal::Rule("a solo passive throw is due: passiveThrow, six dice and a ranking of all six"))
            }
            _ => Err(Illegal::NoChanceNow),
        }
    }

    /// Lets the random event that is due come out in a way that is possible.
    #[inline]
    pub(crate) fn carry_out_fate(&mut self, fate: &Fate, log: &mut impl Log<Event>) {
        match *fate {
            Fate::StartingPlayer(seat) => {
                self.first = seat;
                log.record(Event::StartingPlayer { seat });
                self.begin_round(log);
                self.go_on(log);
            }
            Fate::Throw(dice) => {
                self.dice.throw(dice);
                self.phase = Phase::Roll;
                self.player_mut(self.active).stage = Stage::Roll;
                log.record(Event::Threw { seat: self.active, roll: self.roll, dice });
            }
            Fate::PassiveThrow { dice, ranking } => {
                self.dice.throw(dice);
                self.dice.lay_out_for_solo(ranking);
                self.phase = Phase::Passive;
                self.player_mut(self.active).stage = Stage::Pick;
                log.record(Event::PassiveThrew { seat: self.active, dice, platter: self.dice.platter() });
            }
        }
    }
}
