//! The course of a race: laps on one track, or two tracks one after the other.

use crate::tables::Tables;
use crate::track::{CellId, Track, TrackId};

/// The most laps that a race can have.
pub const MAX_LAPS: u8 = 9;

/// The course of a race. Each lap, and each of two linked tracks, is a *leg*; legs are counted from 0, and those beyond the
/// last one are only run to break a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Course {
    first: TrackId,
    /// The second of two linked tracks.
    second: Option<TrackId>,
    legs: u8,
}

/// Where a runner is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The leg of the course.
    pub leg: u8,
    /// The cell of its track.
    pub cell: CellId,
}

/// How a runner comes from a finish to the start of the next leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Onward {
    /// Free of charge and by itself.
    Hop,
    /// To the other track, for one foot or space.
    Step,
}

impl Position {
    /// Where every race begins.
    pub const START: Self = Self { leg: 0, cell: CellId::START };
}

impl Course {
    /// So many laps on one track, at least one and at most [`MAX_LAPS`].
    pub const fn laps(track: TrackId, laps: u8) -> Self {
        assert!(laps >= 1 && laps <= MAX_LAPS, "a race has 1 to 9 laps");
        Self { first: track, second: None, legs: laps }
    }

    /// One track after the other.
    pub const fn linked(first: TrackId, second: TrackId) -> Self {
        Self { first, second: Some(second), legs: 2 }
    }

    /// How many legs the race has.
    #[inline]
    pub const fn legs(self) -> u8 {
        self.legs
    }

    /// The tracks of the race: one or two.
    pub fn tracks(self) -> impl Iterator<Item = TrackId> {
        std::iter::once(self.first).chain(self.second)
    }

    /// The track of a leg. Beyond the last leg it is that of the last one.
    #[inline]
    pub const fn track_of(self, leg: u8) -> TrackId {
        match self.second {
            Some(second) if leg > 0 => second,
            _ => self.first,
        }
    }

    /// The same, whole.
    #[inline]
    pub fn track(self, tables: &Tables, leg: u8) -> &Track {
        tables.track(self.track_of(leg))
    }

    /// How a runner goes on from the finish of this leg.
    #[inline]
    pub const fn onward(self, leg: u8) -> Onward {
        if self.second.is_some() && leg == 0 { Onward::Step } else { Onward::Hop }
    }

    /// Has a runner there reached the finish of the last leg?
    #[inline]
    pub const fn is_finished(self, at: Position) -> bool {
        at.leg >= self.legs || (at.leg + 1 == self.legs && at.cell.0 == CellId::FINISH.0)
    }

    /// How far along the whole course a runner is. A finish and the start of the next lap are equally far; the second of two
    /// linked tracks begins one foot behind the first finish.
    pub fn distance(self, tables: &Tables, at: Position) -> u32 {
        let behind: u32 = (0..at.leg)
            .map(|leg| u32::from(self.track(tables, leg).lap_length) + u32::from(self.onward(leg) == Onward::Step))
            .sum();
        behind + u32::from(self.track(tables, at.leg).cell(at.cell).progress)
    }

    /// The feet of the whole course by land.
    pub fn length(self, tables: &Tables) -> u32 {
        u32::from(self.track(tables, 0).lap_length) + self.steps_after(tables, 0)
    }

    /// The place of a runner in the race, by which all are ranked: from the finish on how far along the course it is, before
    /// it how many steps are left. So a detour in front of the finish never beats the finish itself.
    pub fn standing(self, tables: &Tables, at: Position) -> i32 {
        if self.is_finished(at) {
            return self.distance(tables, at) as i32;
        }
        self.length(tables) as i32 - self.steps_left(tables, at) as i32
    }

    /// The steps over land that a runner still has to walk to finish the race. On water they are counted from the shore; amid
    /// water, straight through it.
    pub fn steps_left(self, tables: &Tables, at: Position) -> u32 {
        if self.is_finished(at) {
            return 0;
        }
        let track = self.track(tables, at.leg);
        let by_land = |cell: CellId| track.cell(cell).to_finish.map(u32::from);
        let ashore = || track.neighbours(at.cell).iter().filter_map(|&next| by_land(next)).min().map(|steps| steps + 1);
        let here = by_land(at.cell).or_else(ashore).unwrap_or_else(|| track.cell(at.cell).to_finish_with_water.into());
        here + self.steps_after(tables, at.leg)
    }

    /// The steps from the finish of a leg to the end of the race.
    pub fn steps_after(self, tables: &Tables, leg: u8) -> u32 {
        let step = |leg| u32::from(self.onward(leg) == Onward::Step);
        (leg..self.legs - 1).map(|leg| step(leg) + u32::from(self.track(tables, leg + 1).lap_length)).sum()
    }

    /// The red lines that a runner has crossed on the whole course.
    pub fn red_lines(self, tables: &Tables, at: Position) -> u32 {
        let behind: u32 = (0..at.leg).map(|leg| u32::from(self.track(tables, leg).red_lines)).sum();
        behind + u32::from(self.track(tables, at.leg).cell(at.cell).red)
    }

    /// The red lines between a runner and the finish of this leg; none for one that has finished the race. A finish from which
    /// the runner hops counts as the start of the next lap, which it is by then.
    pub fn red_lines_left(self, tables: &Tables, at: Position) -> u8 {
        if self.is_finished(at) {
            return 0;
        }
        let track = self.track(tables, at.leg);
        if at.cell == CellId::FINISH && self.onward(at.leg) == Onward::Hop {
            return track.red_lines;
        }
        track.red_lines - track.cell(at.cell).red
    }
}
