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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "task", rename_all = "kebab-case", try_from = "Written")]
#[repr(align(8))] // fits into one word, and is moved as one
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub enum Task {
    /// Cards are being turned up until the market is full.
    Refill,
    /// The active player buys a card.
    Purchase {
        card: Card,
        /// What comes next.
        step: PurchaseStep,
    },
    /// The lines of a card are being carried out for the active player.
    Effect {
        card: Card,
        /// The line that comes next, from 0.
        line: u8,
    },
    /// A token is to be laid down or moved.
    Place { token: Token },
    /// A marker is being pulled.
    Pull(Pull),
    /// Hits are on their way.
    Packet(Packet),
    /// Hits beyond the third may be paid for.
    InShape { owner: Seat, left: u8 },
    /// Unstable DNA may be swapped.
    UnstableDna { owner: Seat },
    /// Superconductor may be used.
    Superconductor {
        owner: Seat,
        /// For so much energy.
        energy: u8,
    },
}

/// The steps of a purchase (R36), after paying and refilling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PurchaseStep {
    /// Place or move the Buzz token.
    Token,
    /// Breaking News pulls Fame.
    BreakingNews,
    /// The lines of the card.
    Effect,
    /// The card goes where it belongs.
    Settle,
}

/// A pull in progress (section 6 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct Pull {
    pub track: Track,
    pub puller: Seat,
    /// Steps still to make.
    pub left: u8,
    /// Steps made.
    pub moved: u8,
    /// What comes next.
    pub step: PullStep,
    /// Does this step bring a die token by Scrappy?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub scrappy: bool,
}

/// What comes next in a pull.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Packet {
    /// Whom it will hit.
    pub victim: Seat,
    /// How many are left.
    pub hits: u8,
    /// Was Camouflage used or declined?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub camouflaged: bool,
    /// Are the dice of Camouflage being thrown?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub throwing: bool,
    /// Is it one of two packets by one effect?
    #[serde(skip_serializing_if = "Pair::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub pair: Pair,
}

/// Which of two packets by one effect (R31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
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

// ----- Reading -----

/// A task as it is written. Every field is read by itself, so that an error has its path; a tagged enum is read as a whole,
/// and its errors have none.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, expecting = "an object such as {\"task\":\"refill\"}")]
struct Written {
    task: Kind,
    card: Option<Card>,
    step: Option<Step>,
    line: Option<u8>,
    token: Option<Token>,
    track: Option<Track>,
    puller: Option<Seat>,
    left: Option<u8>,
    moved: Option<u8>,
    scrappy: Option<bool>,
    victim: Option<Seat>,
    hits: Option<u8>,
    camouflaged: Option<bool>,
    throwing: Option<bool>,
    pair: Option<Pair>,
    owner: Option<Seat>,
    energy: Option<u8>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Refill,
    Purchase,
    Effect,
    Place,
    Pull,
    Packet,
    InShape,
    UnstableDna,
    Superconductor,
}

/// A step of a purchase or of a pull.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Token,
    BreakingNews,
    Effect,
    Settle,
    Move,
    Bonus,
    After,
    Stomp,
}

impl TryFrom<Written> for Task {
    type Error = String;

    fn try_from(mut written: Written) -> Result<Self, String> {
        let task = written.take_task()?;
        match written.first_left_over() {
            None => Ok(task),
            Some(field) => Err(format!("unknown field `{field}`")),
        }
    }
}

impl Written {
    /// Takes what belongs to the task.
    fn take_task(&mut self) -> Result<Task, String> {
        Ok(match self.task {
            Kind::Refill => Task::Refill,
            Kind::Purchase => Task::Purchase { card: take(&mut self.card, "card")?, step: self.take_purchase_step()? },
            Kind::Effect => Task::Effect { card: take(&mut self.card, "card")?, line: take(&mut self.line, "line")? },
            Kind::Place => Task::Place { token: take(&mut self.token, "token")? },
            Kind::Pull => Task::Pull(Pull {
                track: take(&mut self.track, "track")?,
                puller: take(&mut self.puller, "puller")?,
                left: take(&mut self.left, "left")?,
                moved: take(&mut self.moved, "moved")?,
                step: self.take_pull_step()?,
                scrappy: self.scrappy.take().unwrap_or_default(),
            }),
            Kind::Packet => Task::Packet(Packet {
                victim: take(&mut self.victim, "victim")?,
                hits: take(&mut self.hits, "hits")?,
                camouflaged: self.camouflaged.take().unwrap_or_default(),
                throwing: self.throwing.take().unwrap_or_default(),
                pair: self.pair.take().unwrap_or_default(),
            }),
            Kind::InShape => Task::InShape { owner: self.take_owner()?, left: take(&mut self.left, "left")? },
            Kind::UnstableDna => Task::UnstableDna { owner: self.take_owner()? },
            Kind::Superconductor => {
                Task::Superconductor { owner: self.take_owner()?, energy: take(&mut self.energy, "energy")? }
            }
        })
    }

    fn take_owner(&mut self) -> Result<Seat, String> {
        take(&mut self.owner, "owner")
    }

    fn take_purchase_step(&mut self) -> Result<PurchaseStep, String> {
        Ok(match take(&mut self.step, "step")? {
            Step::Token => PurchaseStep::Token,
            Step::BreakingNews => PurchaseStep::BreakingNews,
            Step::Effect => PurchaseStep::Effect,
            Step::Settle => PurchaseStep::Settle,
            _ => return Err("the `step` of a purchase must be token, breaking-news, effect or settle".to_owned()),
        })
    }

    fn take_pull_step(&mut self) -> Result<PullStep, String> {
        Ok(match take(&mut self.step, "step")? {
            Step::Move => PullStep::Move,
            Step::Bonus => PullStep::Bonus,
            Step::After => PullStep::After,
            Step::Stomp => PullStep::Stomp,
            _ => return Err("the `step` of a pull must be move, bonus, after or stomp".to_owned()),
        })
    }

    /// A field that does not belong to the task.
    fn first_left_over(&self) -> Option<&'static str> {
        let fields = [
            ("card", self.card.is_some()),
            ("step", self.step.is_some()),
            ("line", self.line.is_some()),
            ("token", self.token.is_some()),
            ("track", self.track.is_some()),
            ("puller", self.puller.is_some()),
            ("left", self.left.is_some()),
            ("moved", self.moved.is_some()),
            ("scrappy", self.scrappy.is_some()),
            ("victim", self.victim.is_some()),
            ("hits", self.hits.is_some()),
            ("camouflaged", self.camouflaged.is_some()),
            ("throwing", self.throwing.is_some()),
            ("pair", self.pair.is_some()),
            ("owner", self.owner.is_some()),
            ("energy", self.energy.is_some()),
        ];
        fields.into_iter().find(|&(_, is_there)| is_there).map(|(name, _)| name)
    }
}

fn take<T>(field: &mut Option<T>, name: &str) -> Result<T, String> {
    field.take().ok_or_else(|| format!("missing field `{name}`"))
}
