//! What dice decide: which random event is due, how likely it comes out in which way, and what it does.

use engine::chance::Tag;
use engine::{Chance, Illegal, Log, Seat, TooManyResults};
use serde::{Deserialize, Serialize};

use crate::dice::{Die, DieSet, Faces};
use crate::event::Event;
use crate::game::{CleverCubed, Phase};
use crate::player::Stage;

/// How a random event came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Fate {
    /// Who begins: `{"startingPlayer": 1}`.
    StartingPlayer(Seat),
    /// The pool was thrown: `{"throw": {"yellow": 3, "white": 5}}`.
    Throw(Faces),
    /// All six dice were thrown for the solo passive turn.
    PassiveThrow(PassiveThrow),
}

/// The dice of a solo passive turn: `{"dice": {"yellow": 3, …}, "slots": ["white", "pink", "blue"]}`.
///
/// How far the dice came to lie from the platter is a ranking drawn by lot. It decides which of equal dice belong to the
/// three lowest, and in which order the others fill the slots; nothing else of it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(try_from = "WrittenThrow")]
pub struct PassiveThrow {
    dice: Faces,
    slots: [Die; 3],
}

impl PassiveThrow {
    /// The six `dice`, the nearest to the platter first in `ranking`: the three lowest go there, of equal ones the nearest;
    /// the others fill the slots in order of rank, not of value.
    pub fn ranked(dice: Faces, ranking: [Die; 6]) -> Self {
        // A die's place in the order by value, then rank, is the number of dice before it.
        let keys: [u8; 6] = std::array::from_fn(|rank| dice.of(ranking[rank]) * 8 + rank as u8);
        let before = |key: u8| keys.iter().map(|&other| u8::from(other < key)).sum::<u8>();
        let mut slots = [Die::White; 3];
        let others = ranking.into_iter().zip(keys).filter(|&(_, key)| before(key) >= 3);
        slots.iter_mut().zip(others).for_each(|(slot, (die, _))| *slot = die);
        Self { dice, slots }
    }

    /// The faces of all six.
    pub const fn dice(&self) -> Faces {
        self.dice
    }

    /// The dice in slots I, II and III.
    pub const fn slots(&self) -> [Die; 3] {
        self.slots
    }

    /// Why it cannot be, if it cannot.
    fn check(&self) -> Result<(), &'static str> {
        let in_slots: DieSet = self.slots.into_iter().collect();
        let values = |dice: DieSet| dice.iter().map(|die| self.dice.of(die));
        if !self.dice.is_throw_of(DieSet::ALL) {
            Err("all six dice are thrown for a solo passive turn")
        } else if in_slots.len() != 3 {
            Err("the slots of a solo passive turn have three different dice")
        } else if values(DieSet::ALL.except(in_slots)).max() > values(in_slots).min() {
            Err("the three lowest dice lie on the platter, the others in the slots")
        } else {
            Ok(())
        }
    }
}

/// How a solo passive throw is written; old records have the whole ranking.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenThrow {
    dice: Faces,
    slots: Option<[Die; 3]>,
    ranking: Option<[Die; 6]>,
}

impl TryFrom<WrittenThrow> for PassiveThrow {
    type Error = &'static str;

    fn try_from(WrittenThrow { dice, slots, ranking }: WrittenThrow) -> Result<Self, Self::Error> {
        let throw = match (slots, ranking) {
            (Some(slots), None) => Self { dice, slots },
            (None, Some(ranking)) if ranking.into_iter().collect::<DieSet>() == DieSet::ALL => {
                Self::ranked(dice, ranking)
            }
            _ => return Err("a solo passive throw needs dice and slots"),
        };
        throw.check().map(|()| throw)
    }
}

impl CleverCubed {
    /// Draws the result of the random event that is due.
    #[inline]
    pub(crate) fn draw_due(&self, source: &mut impl Chance) -> Fate {
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
                let dice = dice.fold(Faces::default(), |faces, (die, face)| faces.with(die, face));
                Fate::PassiveThrow(PassiveThrow::ranked(dice, ranking))
            }
        }
    }

    /// Everything that the event which is due can come out as, with its weight.
    pub(crate) fn odds_due(&self, most: usize, into: &mut Vec<(Fate, u64)>) -> Result<(), TooManyResults> {
        into.clear();
        let results = match self.phase {
            Phase::StartingPlayer => usize::from(self.setup.players),
            Phase::Throw => 6_usize.pow(self.dice.pool().len().into()),
            Phase::PassiveThrow => PASSIVE_RESULTS,
            _ => 0,
        };
        if results > most {
            return Err(TooManyResults);
        }
        into.reserve(results);
        match self.phase {
            Phase::StartingPlayer => {
                into.extend(Seat::all(self.setup.players).map(|seat| (Fate::StartingPlayer(seat), 1)));
            }
            Phase::Throw => for_each_throw(self.dice.pool(), &mut |dice| into.push((Fate::Throw(dice), 1))),
            Phase::PassiveThrow => for_each_throw(DieSet::ALL, &mut |dice| passive_odds(dice, into)),
            _ => {}
        }
        Ok(())
    }

    /// Why the random event that is due cannot come out so, if that is so.
    #[inline]
    pub(crate) fn check_fate(&self, fate: &Fate) -> Result<(), Illegal> {
        match (self.phase, *fate) {
            (Phase::StartingPlayer, Fate::StartingPlayer(seat)) if seat.number() < self.setup.players => Ok(()),
            (Phase::Throw, Fate::Throw(dice)) if dice.is_throw_of(self.dice.pool()) => Ok(()),
            // Whatever has this type can come out.
            (Phase::PassiveThrow, Fate::PassiveThrow(_)) => Ok(()),
            (Phase::StartingPlayer, _) => {
                Err(Illegal::Rule("the draw of a starting player is due: startingPlayer, one of the seats"))
            }
            (Phase::Throw, _) => {
                Err(Illegal::Rule("a throw of exactly the pool dice is due: throw, a face from 1 to 6 for each"))
            }
            (Phase::PassiveThrow, _) => Err(Illegal::Rule(
                "a solo passive throw is due: passiveThrow, six dice and the three of them in the slots",
            )),
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
            Fate::PassiveThrow(PassiveThrow { dice, slots }) => {
                self.dice.throw(dice);
                self.dice.lay_out(slots);
                self.phase = Phase::Passive;
                self.player_mut(self.active).stage = Stage::Pick;
                log.record(Event::PassiveThrew { seat: self.active, dice, platter: self.dice.platter() });
            }
        }
    }
}

/// Results of a solo passive throw: for each of the 6^6 throws the ways to choose among equal dice, times the 6 orders of
/// the slots.
const PASSIVE_RESULTS: usize = 466_200;

/// Rankings of six dice.
const RANKINGS: u64 = 720;

/// Shows every throw of `dice` to `visit`.
fn for_each_throw(dice: DieSet, visit: &mut impl FnMut(Faces)) {
    fn each(mut rest: impl Iterator<Item = Die> + Clone, thrown: Faces, visit: &mut impl FnMut(Faces)) {
        match rest.next() {
            Some(die) => (1..=6).for_each(|face| each(rest.clone(), thrown.with(die, face), visit)),
            None => visit(thrown),
        }
    }
    each(dice.iter(), Faces::default(), visit);
}

/// Every way in which the throw `dice` can be laid out, weighed by the rankings that do so.
///
/// Of the dice that show the highest value on the platter, `chosen` lie there and the others, the `rivals`, in the slots. A
/// ranking does so if it has all chosen dice before all rivals. With the order of the slots fixed, and `ahead` dice before
/// the first rival in it, the chosen dice go anywhere among those ahead; the other platter dice go anywhere at all.
fn passive_odds(dice: Faces, into: &mut Vec<(Fate, u64)>) {
    let mut values = Die::ALL.map(|die| dice.of(die));
    values.sort_unstable();
    let highest = values[2];
    for slots in DieSet::of_size(3) {
        let platter = DieSet::ALL.except(slots);
        if platter.iter().any(|die| dice.of(die) > highest) || slots.iter().any(|die| dice.of(die) < highest) {
            continue;
        }
        let chosen = platter.iter().filter(|&die| dice.of(die) == highest).count() as u64;
        for slots in orders(slots) {
            let weight = match slots.iter().position(|&die| dice.of(die) == highest) {
                None => RANKINGS / factorial(3),
                Some(ahead) => {
                    let ahead = ahead as u64;
                    RANKINGS / factorial(chosen + 3) * factorial(chosen + ahead) / factorial(ahead)
                }
            };
            into.push((Fate::PassiveThrow(PassiveThrow { dice, slots }), weight));
        }
    }
}

/// The six orders of three dice.
fn orders(dice: DieSet) -> impl Iterator<Item = [Die; 3]> {
    dice.iter().flat_map(move |first| {
        let rest = dice.without(first);
        rest.iter().flat_map(move |second| rest.without(second).iter().map(move |third| [first, second, third]))
    })
}

fn factorial(number: u64) -> u64 {
    (1..=number).product()
}
