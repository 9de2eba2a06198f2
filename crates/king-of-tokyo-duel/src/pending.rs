//! What is under way: effects that interrupt each other, the innermost on top.
//!
//! An effect is carried out completely, with everything it sets off, before the one under it goes on. So the effects in
//! progress form a pile, and what the game waits for is decided by its top, or by the stage of the turn if it is empty.

use std::hash::{Hash, Hasher};

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::token::Token;
use crate::track::Track;

/// One effect under way. In JSON the field `task` says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    tag = "task",
    rename_all = "kebab-case",
    deny_unknown_fields,
    expecting = "an object such as {\"task\":\"refill\"}"
)]
#[repr(align(8))] // fits into one word, and is moved as one
pub enum Task {
    /// Cards are being turned up until the market is full.
    Refill,
    /// The active player buys a card.
    Purchase {
        /// Which.
        card: Card,
        /// What comes next.
        step: PurchaseStep,
    },
    /// The lines of a card are being carried out for the active player.
    Effect {
        /// Which card.
        card: Card,
        /// The line that comes next, from 0.
        line: u8,
    },
    /// A token is to be laid down or moved.
    Place {
        /// Which.
        token: Token,
    },
    /// A marker is being pulled.
    Pull(Pull),
    /// Hits are on their way.
    Packet(Packet),
    /// Hits beyond the third may be paid for.
    InShape {
        /// Who may.
        owner: Seat,
        /// How many.
        left: u8,
    },
    /// Unstable DNA may be swapped.
    UnstableDna {
        /// Who may.
        owner: Seat,
    },
    /// Superconductor may be used.
    Superconductor {
        /// Who may.
        owner: Seat,
        /// For so much energy.
        energy: u8,
    },
}

/// The steps of a purchase (R36), after paying and refilling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PurchaseStep {
    /// Place or move the Buzz token.
    Token,
    /// Breaking News.
    BreakingNews,
    /// The lines of the card.
    Effect,
    /// The card goes where it belongs.
    Settle,
}

/// A pull in progress (section 6 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Pull {
    /// Which marker.
    pub track: Track,
    /// Who pulls.
    pub puller: Seat,
    /// Steps still to make.
    pub left: u8,
    /// Steps made.
    pub moved: u8,
    /// What comes next.
    pub step: PullStep,
    /// Does this step bring a die token by Scrappy?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub scrappy: bool,
}

/// What comes next in a pull.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PullStep {
    /// The next step, or the end of the pull.
    Move,
    /// The puller chooses between the bonus and a claw.
    Bonus,
    /// The bonus was given; card triggers and The King's token come next.
    After,
    /// The pull and Spiked Tail are done; Thunder Stomp, which the pull has set off, comes next.
    Stomp,
}

/// A packet of hits on its way (section 8 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Packet {
    /// Whom it will hit.
    pub victim: Seat,
    /// How many are left.
    pub hits: u8,
    /// Was Camouflage used or declined?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub camouflaged: bool,
    /// Are the dice of Camouflage being thrown?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub throwing: bool,
    /// Is it one of two packets by one effect?
    #[serde(default, skip_serializing_if = "Pair::is_none")]
    pub pair: Pair,
}

/// Which of two packets by one effect (R31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pair {
    /// It comes alone.
    #[default]
    None,
    /// The active player's.
    First,
    /// The rival's, while the first is dealt with.
    Waiting,
    /// The rival's, once it is its turn.
    Second,
}

impl Pair {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// The pile of effects under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pending {
    tasks: [Task; Self::COUNT_MAX],
    len: u8,
}

impl Pending {
    /// How many effects can be under way at once.
    ///
    /// The pile grows only by a pull that hits, whose hits are paid for by In Shape with another pull: three tasks for each
    /// step of the Fame marker, which makes 16 steps at the most from one end of the longest track to the other. The
    /// purchase, the card and the packet that started it all come on top.
    pub const COUNT_MAX: usize = 64;
    /// Tasks for each step that the Fame marker can still make.
    pub const PER_STEP: usize = 3;
    /// Tasks that need no step of a marker.
    pub const SPARE: usize = 8;

    pub const EMPTY: Self = Self { tasks: [Task::Refill; Self::COUNT_MAX], len: 0 };

    #[inline]
    pub fn as_slice(&self) -> &[Task] {
        &self.tasks[..usize::from(self.len)]
    }

    #[inline]
    pub fn last(&self) -> Option<Task> {
        self.as_slice().last().copied()
    }

    #[inline]
    pub fn push(&mut self, task: Task) {
        self.tasks[usize::from(self.len)] = task;
        self.len += 1;
    }

    #[inline]
    pub const fn pop(&mut self) {
        self.len -= 1;
    }

    /// Puts `task` in the place of the topmost.
    #[inline]
    pub fn replace(&mut self, task: Task) {
        self.tasks[usize::from(self.len) - 1] = task;
    }

    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }
}

// What lies above the top is left over and means nothing.
impl PartialEq for Pending {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pending {}

impl Hash for Pending {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}
