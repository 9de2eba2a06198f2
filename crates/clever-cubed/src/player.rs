//! One player: the sheet, and what the player still has to do before play goes on.

use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Joker;
use crate::action_row;
use crate::bonus::{Bonus, FOXES_MAX, Question};
use crate::dice::{Die, DieSet};
use crate::event::Event;
use crate::setup::{BonusOrder, Setup};
use crate::sheet::Sheet;
use crate::turquoise::Crosses;

/// One player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// The sheet.
    pub sheet: Sheet,
    /// What the game waits for, once question marks and turquoise crosses are dealt with.
    pub stage: Stage,
    /// The die that was chosen and is to be marked now.
    pub marking: Option<Marking>,
    /// Turquoise crosses that may still be made for the die in use.
    pub crossing: Option<Crossing>,
    /// Question marks that must be used.
    pub questions: Questions,
    /// Dice already chosen for extra-die actions in this turn.
    pub extra_used: DieSet,
}

/// A die that was chosen and is to be marked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Marking {
    /// It lies where its use found it; a taken die lies in its slot already.
    pub die: Die,
    /// In which way it is used.
    #[serde(rename = "use")]
    pub die_use: DieUse,
    /// The number joker that changes its value, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joker: Option<Joker>,
}

engine::words! {
    /// In which way a die is used; it decides where yellow may be crossed and which dice count for turquoise.
    pub enum DieUse {
        /// Taken in an active turn.
        Take = "take",
        /// Picked in a passive turn.
        Pick = "pick",
        /// Chosen as an extra die.
        Extra = "extra",
    }
}

engine::words! {
    /// What the game waits for from one player.
    #[derive(Default)]
    pub enum Stage {
        /// Nothing but open question marks.
        #[default]
        Idle = "idle",
        /// Active: take a die, re-roll or forfeit.
        Roll = "roll",
        /// Active: a die was taken; when its bonuses are used, lower dice go to the platter.
        Took = "took",
        /// Passive: pick a die or decline.
        Pick = "pick",
        /// Use extra dice or stop.
        ExtraDice = "extra-dice",
    }
}

/// Turquoise crosses of one die in the making.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Crossing {
    /// The column, 1 to 6.
    pub column: u8,
    /// How many more may be made.
    pub left: u8,
    /// Those made so far.
    pub made: Crosses,
}

/// Open question marks, in the order in which they were earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Questions {
    // Free places hold the first question mark, so that equal queues are equal values.
    items: [Question; Self::COUNT_MAX],
    len: u8,
}

impl Default for Questions {
    fn default() -> Self {
        Self { items: [Question::Yellow; Self::COUNT_MAX], len: 0 }
    }
}

impl Questions {
    /// The sheet and the round track have 29 question marks, and each is earned once, so that a game never fills it.
    pub const COUNT_MAX: usize = 32;

    /// The open ones, the oldest first.
    #[inline]
    pub fn as_slice(&self) -> &[Question] {
        &self.items[..usize::from(self.len)]
    }

    /// Is none open?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// One more. A full queue, which only a state set up by hand can have, ignores it.
    #[inline]
    pub fn push(&mut self, question: Question) {
        if usize::from(self.len) < Self::COUNT_MAX {
            self.items[usize::from(self.len)] = question;
            self.len += 1;
        }
    }

    /// Removes the one at `index`.
    #[inline]
    pub fn remove(&mut self, index: usize) -> Question {
        let question = self.items[index];
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        self.items[usize::from(self.len)] = Question::Yellow;
        question
    }

    /// Removes the oldest one of this kind, which is open.
    #[inline]
    pub fn answer(&mut self, question: Question) {
        let index = self.as_slice().iter().position(|&open| open == question).expect("it is open");
        self.remove(index);
    }

    /// Those that may be used now, each kind once: all of them, or the oldest where the order is fixed.
    #[inline]
    pub fn choices(&self, order: BonusOrder) -> impl Iterator<Item = Question> {
        let on_offer = match order {
            BonusOrder::Owner => self.as_slice(),
            BonusOrder::FirstInFirstOut => &self.as_slice()[..usize::from(self.len.min(1))],
        };
        on_offer
            .iter()
            .enumerate()
            .filter(|(index, question)| !on_offer[..*index].contains(question))
            .map(|(_, &question)| question)
    }
}

impl Player {
    /// Does the game wait for this player? Dice are marked, and turquoise crosses made, only in a stage that is not idle.
    #[inline]
    pub fn is_busy(&self) -> bool {
        (self.stage as u8 != Stage::Idle as u8) | !self.questions.is_empty()
    }

    /// The die in use is about to be marked, which takes its number joker and, for an extra die, an extra-die cell.
    #[inline]
    pub fn use_up(&mut self, marking: Marking) {
        self.marking = None;
        if let Some(joker) = marking.joker {
            self.sheet.number_jokers.cross_out(joker.cell);
        }
        if marking.die_use == DieUse::Extra {
            let cell = self.sheet.extra_dice.next_available().expect("an extra die is left");
            self.sheet.extra_dice.cross_out(cell);
            self.extra_used = self.extra_used.with(marking.die);
        }
    }

    /// Receives a bonus: circles an action, counts a fox, or has a question mark to use.
    #[inline]
    pub fn earn(&mut self, seat: Seat, bonus: Bonus, log: &mut impl Log<Event>) {
        log.record(Event::Earned { seat, bonus });
        let (row, end) = match bonus {
            Bonus::Reroll => (&mut self.sheet.rerolls, action_row::REROLL_END),
            Bonus::NumberJoker => (&mut self.sheet.number_jokers, action_row::NUMBER_JOKER_END),
            Bonus::ExtraDie => (&mut self.sheet.extra_dice, action_row::EXTRA_DIE_END),
            Bonus::Fox => {
                self.sheet.foxes = (self.sheet.foxes + 1).min(FOXES_MAX);
                return;
            }
            Bonus::Question(question) => return self.questions.push(question),
        };
        if row.circle() {
            self.earn(seat, end, log);
        }
    }

    /// Finishes the turquoise crosses of a die and receives what they earn.
    #[inline]
    pub fn finish_crossing(&mut self, seat: Seat, made: Crosses, log: &mut impl Log<Event>) {
        self.crossing = None;
        for bonus in self.sheet.turquoise.earned_by(made).into_iter().flatten() {
            self.earn(seat, bonus, log);
        }
    }

    /// Drops question marks that cannot be used: with a fixed order as they come up, otherwise at once. Marks never make
    /// room for others, so what cannot be used now never can.
    #[inline]
    pub fn drop_lost_questions(&mut self, seat: Seat, rules: &Setup, log: &mut impl Log<Event>) {
        let mut index = 0;
        while index < usize::from(self.questions.len) {
            let question = self.questions.as_slice()[index];
            if self.sheet.can_answer(question, rules) {
                if rules.bonus_order == BonusOrder::FirstInFirstOut {
                    return;
                }
                index += 1;
            } else {
                self.questions.remove(index);
                log.record(Event::Lost { seat, question });
            }
        }
    }
}
