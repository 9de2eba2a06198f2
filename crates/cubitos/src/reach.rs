//! The move step for one runner: single strides, and every cell that can be reached with one best path to each.

use std::cmp::Reverse;
use std::collections::VecDeque;
use std::{iter, mem};

use crate::course::{Course, MAX_LAPS, Onward, Position};
use crate::player::AMOUNT_MAX;
use crate::tables::Tables;
use crate::track::{CellId, CellKind, Currency, MAX_CELLS, Shortcut, Track, UsedMovement};

/// Coins and credits that one more foot costs in the move step.
pub const MONEY_PER_FOOT: u16 = 4;

/// How many legs beyond the one where a runner stands are searched: more than the longest race has. Only a state written
/// by hand has feet for more, and the paths to every cell of hundreds of laps would fill the memory.
pub const LEGS_AHEAD: u8 = MAX_LAPS + 1;

/// What a runner can spend on moving.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Purse {
    /// Ordinary feet.
    pub feet: u16,
    /// Feet that may enter water.
    pub water_feet: u16,
    /// Coins and credits together.
    pub money: u16,
}

impl Purse {
    /// Feet of both kinds.
    #[inline]
    pub const fn all_feet(self) -> u16 {
        self.feet.saturating_add(self.water_feet)
    }

    /// What is left after paying feet, ordinary ones first.
    #[inline]
    pub const fn pay_feet(self, feet: u16) -> Option<Self> {
        if feet > self.all_feet() {
            return None;
        }
        let ordinary = if feet < self.feet { feet } else { self.feet };
        Some(Self { feet: self.feet - ordinary, water_feet: self.water_feet - (feet - ordinary), ..self })
    }
}

/// One single step of the move step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stride {
    /// Go to a neighbour, or from the finish of the first of two linked tracks to the start of the second.
    Step(CellId),
    /// Buy a foot.
    BuyFoot,
    /// Use the shortcut that begins here.
    Shortcut,
    /// Double the feet that are left.
    Jetpack,
}

/// A runner in the move step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Runner {
    /// Where it stands.
    pub at: Position,
    /// What it can spend.
    pub purse: Purse,
    /// The movement effects that it has used this round on the track where it stands.
    pub used: UsedMovement,
}

/// A cell that a runner can reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The cell.
    pub at: Position,
    /// What is left there.
    pub left: Purse,
    /// How to get there.
    pub path: Vec<Stride>,
}

impl Runner {
    /// The runner on the start of the next lap if it stands on a finish with feet to go on; otherwise as it is.
    #[inline]
    #[must_use]
    pub fn hopped(self, course: Course) -> Self {
        if self.at.cell == CellId::FINISH && self.purse.all_feet() > 0 && course.onward(self.at.leg) == Onward::Hop {
            return Self { at: Position { leg: self.at.leg.saturating_add(1), cell: CellId::START }, ..self };
        }
        self
    }

    /// The runner after a stride, with the hop that may follow, or why it cannot take it.
    pub fn take(self, tables: &Tables, course: Course, stride: Stride) -> Result<Self, &'static str> {
        let runner = self.hopped(course);
        let track = course.track(tables, runner.at.leg);
        let next = match stride {
            Stride::Step(to) => runner.step(track, course, to)?,
            Stride::BuyFoot => {
                let money = runner.purse.money.checked_sub(MONEY_PER_FOOT).ok_or("a foot costs 4 coins or credits")?;
                Self { purse: Purse { feet: runner.purse.feet.saturating_add(1), money, ..runner.purse }, ..runner }
            }
            Stride::Shortcut | Stride::Jetpack => runner.use_cell(track, stride)?,
        };
        Ok(next.hopped(course))
    }

    fn step(self, track: &Track, course: Course, to: CellId) -> Result<Self, &'static str> {
        if self.at.cell == CellId::FINISH && to == CellId::START && course.onward(self.at.leg) == Onward::Step {
            let purse = self.purse.pay_feet(1).ok_or("no foot is left")?;
            let at = Position { leg: self.at.leg + 1, cell: CellId::START };
            return Ok(Self { at, purse, used: UsedMovement::NONE });
        }
        if !track.neighbours(self.at.cell).contains(&to) {
            return Err("that cell is not next to the runner");
        }
        let purse = if track.is_water(to) {
            let water_feet = self.purse.water_feet.checked_sub(1).ok_or("water needs a water foot")?;
            Purse { water_feet, ..self.purse }
        } else {
            self.purse.pay_feet(1).ok_or("no foot is left")?
        };
        Ok(Self { at: Position { cell: to, ..self.at }, purse, ..self })
    }

    fn use_cell(self, track: &Track, stride: Stride) -> Result<Self, &'static str> {
        let cell = track.cell(self.at.cell);
        let index = cell.movement.ok_or("the runner stands on no cell with a movement effect")?;
        if self.used.contains(index) {
            return Err("a movement effect works once in a round");
        }
        let used = self.used.with(index);
        match (cell.kind, stride) {
            (CellKind::Jetpack, Stride::Jetpack) => {
                if self.purse.all_feet() == 0 {
                    return Err("a jetpack doubles nothing without feet");
                }
                let doubled = |feet: u16| feet.saturating_mul(2).min(AMOUNT_MAX);
                let Purse { feet, water_feet, money } = self.purse;
                let purse = Purse { feet: doubled(feet), water_feet: doubled(water_feet), money };
                Ok(Self { purse, used, ..self })
            }
            (CellKind::Shortcut(shortcut), Stride::Shortcut) => {
                let cost = u16::from(shortcut.cost);
                let purse = match shortcut.currency {
                    Currency::Feet => self.purse.pay_feet(cost),
                    Currency::Money => self.purse.money.checked_sub(cost).map(|money| Purse { money, ..self.purse }),
                };
                let purse = purse.ok_or("a shortcut must be paid in full")?;
                Ok(Self { at: Position { cell: shortcut.to, ..self.at }, purse, used })
            }
            _ => Err("that cell has another movement effect"),
        }
    }
}

/// One way to a cell.
///
/// A foot is bought as late as possible, when a stride needs it. Behind a jetpack it is even bought afterwards: as if it had
/// been bought before the first jetpack of the way, so that it comes doubled. Otherwise every number of feet that one could
/// buy before a jetpack would be a way of its own.
#[derive(Clone, Copy)]
struct Way {
    runner: Runner,
    /// What a foot that is bought now has become.
    feet_per_purchase: u16,
    /// The way before, the purchases then, and the stride from there; none where a bought foot alone leads on.
    from: Option<(usize, u16, Option<Stride>)>,
}

impl Way {
    /// Is this way at least as good as the other one to the same cell, wherever both lead? Money that is left over can be
    /// turned into feet, and a water foot does whatever a foot does.
    fn covers(&self, other: &Self) -> bool {
        let (mine, theirs) = (self.runner.purse, other.runner.purse);
        let Some(spare) = mine.money.checked_sub(theirs.money) else { return false };
        let bought = (spare / MONEY_PER_FOOT).saturating_mul(self.feet_per_purchase);
        self.runner.used.within(other.runner.used)
            && self.feet_per_purchase >= other.feet_per_purchase
            && mine.water_feet >= theirs.water_feet
            && mine.all_feet().saturating_add(bought) >= theirs.all_feet()
    }

    /// Did its last stride lead to a finish?
    fn strode_to_the_finish(&self) -> bool {
        matches!(self.from, Some((_, _, Some(Stride::Step(CellId::FINISH)))))
    }

    /// The strides that are worth a thought here, each with the number of purchases just before it.
    fn consider(&self, track: &Track, course: Course, mut take: impl FnMut(u16, Option<Stride>)) {
        let Runner { at, purse, .. } = self.runner;
        // Purchases that are needed for so many feet, with the water feet spent and with all of them kept.
        let purchases = |feet: u16| {
            let missing = |have: u16| feet.saturating_sub(have).div_ceil(self.feet_per_purchase);
            missing(purse.all_feet())..=missing(purse.feet)
        };
        let mut step = |to: CellId| {
            let bought = if track.is_water(to) { 0..=0 } else { purchases(1) };
            bought.for_each(|bought| take(bought, Some(Stride::Step(to))));
        };
        if at.cell == CellId::FINISH {
            match course.onward(at.leg) {
                Onward::Step => step(CellId::START),
                Onward::Hop => take(1, None),
            }
            return;
        }
        track.neighbours(at.cell).iter().copied().for_each(&mut step);
        match track.cell(at.cell).kind {
            CellKind::Jetpack => take(u16::from(purse.all_feet() == 0), Some(Stride::Jetpack)),
            CellKind::Shortcut(Shortcut { currency: Currency::Feet, cost, .. }) => {
                purchases(u16::from(cost)).for_each(|bought| take(bought, Some(Stride::Shortcut)));
            }
            CellKind::Shortcut(_) => take(0, Some(Stride::Shortcut)),
            _ => {}
        }
    }

    /// The way that goes on from this one, if all of that can be paid.
    fn on(&self, index: usize, tables: &Tables, course: Course, bought: u16, stride: Option<Stride>) -> Option<Self> {
        let mut runner = self.runner;
        let money = runner.purse.money.checked_sub(bought.saturating_mul(MONEY_PER_FOOT))?;
        let feet = runner.purse.feet.saturating_add(bought.saturating_mul(self.feet_per_purchase));
        runner.purse = Purse { feet, money, ..runner.purse };
        runner = match stride {
            Some(stride) => runner.take(tables, course, stride).ok()?,
            None => runner.hopped(course),
        };
        let doubled = if stride == Some(Stride::Jetpack) { 2 } else { 1 };
        let feet_per_purchase = self.feet_per_purchase.saturating_mul(doubled);
        Some(Self { runner, feet_per_purchase, from: Some((index, bought, stride)) })
    }
}

/// What the search knows of one leg of the course.
struct Leg {
    /// For each cell the ways that no other way there covers.
    best: [Vec<usize>; MAX_CELLS],
    /// Of the ways that cross the finish with feet left, and so do not stay there, the one that leaves most money.
    crossing: Option<Way>,
}

impl Leg {
    fn new() -> Self {
        Self { best: [const { Vec::new() }; MAX_CELLS], crossing: None }
    }

    /// Remembers a way that crosses the finish of this leg; of equal ones the first, which has the fewest strides.
    fn note_crossing(&mut self, way: &Way) {
        if self.crossing.is_none_or(|known| way.runner.purse.money > known.runner.purse.money) {
            self.crossing = Some(*way);
        }
    }
}

/// Every cell that a runner can reach in its move step, in the order of the course's cells, with one best path to each:
/// the one that leaves most money, then most feet, then most water feet, then the shortest.
///
/// Whoever crosses a finish with feet left is on the start of the next leg by that. So a path to the finish itself walks off
/// in front of it whatever would be left.
///
/// ```
/// use cubitos::{Course, Position, Purse, Runner, Tables, TrackId, UsedMovement, reach};
/// let course = Course::laps(TrackId::named("nothing-goes-right").unwrap(), 1);
/// let purse = Purse { feet: 1, ..Purse::default() };
/// let runner = Runner { at: Position::START, purse, used: UsedMovement::NONE };
/// // Five cells touch the start; one of them is water.
/// assert_eq!(reach(Tables::standard(), course, runner).len(), 4);
/// ```
pub fn reach(tables: &Tables, course: Course, runner: Runner) -> Vec<Goal> {
    let runner = runner.hopped(course);
    let leg_of = |way: &Way| usize::from(way.runner.at.leg - runner.at.leg);
    let mut ways = vec![Way { runner, feet_per_purchase: 1, from: None }];
    let mut legs = vec![Leg::new()];
    legs[0].best[runner.at.cell.index()].push(0);
    let mut next = 0;
    while next < ways.len() {
        let mut found = Vec::new();
        let here = ways[next];
        // Ways that have been covered since they were found lead nowhere better.
        if legs[leg_of(&here)].best[here.runner.at.cell.index()].contains(&next) {
            here.consider(course.track(tables, here.runner.at.leg), course, |bought, stride| {
                found.extend(here.on(next, tables, course, bought, stride));
            });
        }
        for way in found {
            let leg = leg_of(&way);
            if leg > leg_of(&here) && way.strode_to_the_finish() {
                legs[leg - 1].note_crossing(&way);
            }
            if leg > usize::from(LEGS_AHEAD) {
                continue;
            }
            if leg == legs.len() {
                legs.push(Leg::new());
            }
            let known = &mut legs[leg].best[way.runner.at.cell.index()];
            if !known.iter().any(|&other| ways[other].covers(&way)) {
                known.retain(|&other| !way.covers(&ways[other]));
                known.push(ways.len());
                ways.push(way);
            }
        }
        next += 1;
    }
    let mut goals = Vec::new();
    for leg in legs {
        let mut stays = leg.crossing.and_then(|way| {
            ways.push(way);
            stay(tables, course, runner, path(&ways, ways.len() - 1))
        });
        for (cell, known) in leg.best.iter().enumerate() {
            let worth = |&way: &usize| {
                let purse = ways[way].runner.purse;
                (purse.money, purse.all_feet(), purse.water_feet, Reverse(way))
            };
            let best = known.iter().copied().max_by_key(worth);
            let ends = best.and_then(|way| goal(tables, course, runner, path(&ways, way)));
            let stays = if cell == CellId::FINISH.index() { stays.take() } else { None };
            goals.extend(ends.into_iter().chain(stays).max_by_key(|goal| (goal.left.money, Reverse(goal.path.len()))));
        }
    }
    goals.retain(|goal| goal.at != runner.at);
    goals
}

fn path(ways: &[Way], mut way: usize) -> Vec<Stride> {
    let (mut path, mut bought_ahead) = (Vec::new(), 0);
    while let Some((before, bought, stride)) = ways[way].from {
        path.extend(stride);
        if ways[before].feet_per_purchase == 1 {
            path.extend((0..bought).map(|_| Stride::BuyFoot));
        } else {
            bought_ahead += bought;
        }
        if stride == Some(Stride::Jetpack) && ways[before].feet_per_purchase == 1 {
            path.extend((0..mem::take(&mut bought_ahead)).map(|_| Stride::BuyFoot));
        }
        way = before;
    }
    path.reverse();
    path
}

/// Where a path leads. Feet that were bought ahead may have spared water feet on the way, so the purse is counted anew.
fn goal(tables: &Tables, course: Course, mut runner: Runner, path: Vec<Stride>) -> Option<Goal> {
    for &stride in &path {
        runner = runner.take(tables, course, stride).ok()?;
    }
    Some(Goal { at: runner.at, left: runner.purse, path })
}

/// A path that crosses a finish, changed so that it ends there: what would be left is walked off in front of it.
fn stay(tables: &Tables, course: Course, runner: Runner, mut path: Vec<Stride>) -> Option<Goal> {
    path.pop();
    let before = goal(tables, course, runner, path)?;
    let track = course.track(tables, before.at.leg);
    let walk = walk_off(track, before.at.cell, before.left.all_feet())?;
    let path = before.path.into_iter().chain(walk.into_iter().map(Stride::Step)).collect();
    goal(tables, course, runner, path)
}

/// A walk to the finish over land of exactly so many steps.
fn walk_off(track: &Track, from: CellId, feet: u16) -> Option<Vec<CellId>> {
    let land = |cell: CellId| track.neighbours(cell).iter().copied().filter(|&next| !track.is_water(next));
    let mut ashore = land(from).filter(|&next| next != CellId::FINISH);
    if track.is_water(from) {
        // Nobody comes back to the water for that, so the steps to and fro are made behind it.
        let on = |next| Some(iter::once(next).chain(walk_off(track, next, feet.checked_sub(1)?)?).collect());
        return ashore.find_map(on);
    }
    // Steps to and fro come in pairs: what counts is the shortest walk that is even or odd as the feet are.
    let mut before = [[None; MAX_CELLS]; 2];
    let mut open = VecDeque::from([(from, 0)]);
    before[0][from.index()] = Some(from);
    while let Some((cell, odd)) = open.pop_front() {
        for next in land(cell) {
            if before[1 - odd][next.index()].is_none() {
                before[1 - odd][next.index()] = Some(cell);
                open.push_back((next, 1 - odd));
            }
        }
    }
    let (mut cell, mut odd) = (CellId::FINISH, usize::from(feet % 2));
    let mut walk = Vec::new();
    while (cell, odd) != (from, 0) {
        walk.push(cell);
        (cell, odd) = (before[odd][cell.index()]?, 1 - odd);
    }
    let pairs = usize::from(feet).checked_sub(walk.len())? / 2;
    for _ in 0..pairs {
        walk.extend([from, ashore.clone().next()?]);
    }
    walk.reverse();
    Some(walk)
}
