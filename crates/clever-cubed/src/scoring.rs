//! Points, foxes, ranking and the solo rating.

use engine::Outcome;
use serde::Serialize;

use crate::game::{CleverCubed, Phase};
use crate::mark::Area;
use crate::sheet::Sheet;

/// The points of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Score {
    /// The yellow area.
    pub yellow: i32,
    /// The turquoise area.
    pub turquoise: i32,
    /// The blue area.
    pub blue: i32,
    /// The brown area.
    pub brown: i32,
    /// The pink area.
    pub pink: i32,
    /// The lowest of them, which every fox is worth.
    pub lowest: i32,
    /// All foxes together.
    pub foxes: i32,
    /// All together.
    pub total: i32,
}

impl Score {
    /// The score of the five areas (in the order of [`Area::ALL`]) and a number of foxes.
    pub fn of_areas([yellow, turquoise, blue, brown, pink]: [i32; 5], foxes: u8) -> Self {
        let areas = [yellow, turquoise, blue, brown, pink];
        let lowest = areas.into_iter().min().unwrap_or(0);
        let foxes = i32::from(foxes) * lowest;
        Self { yellow, turquoise, blue, brown, pink, lowest, foxes, total: areas.iter().sum::<i32>() + foxes }
    }

    /// The points of one area.
    pub fn area(&self, area: Area) -> i32 {
        match area {
            Area::Yellow => self.yellow,
            Area::Turquoise => self.turquoise,
            Area::Blue => self.blue,
            Area::Brown => self.brown,
            Area::Pink => self.pink,
        }
    }

    /// What ranks players: the total, then the highest single area; foxes are no area.
    pub fn rank_key(&self) -> (i32, i32) {
        (self.total, Area::ALL.into_iter().map(|area| self.area(area)).max().unwrap_or(0))
    }
}

impl Sheet {
    /// Its points as they stand.
    pub fn score(&self) -> Score {
        let areas =
            [self.yellow.score(), self.turquoise.score(), self.blue.score(), self.brown.score(), self.pink.score()];
        Score::of_areas(areas, self.foxes)
    }
}

/// One tier of the solo rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rating {
    /// 1 to 11.
    pub tier: u8,
    /// 0 to 5.
    pub stars: u8,
    /// The lowest total of the tier.
    #[serde(skip)]
    pub from: i32,
    /// The word for it in the locale files.
    pub name: &'static str,
}

/// The tiers, the best first.
pub const RATINGS: [Rating; 11] = [
    Rating { tier: 11, stars: 5, from: 451, name: "tier-11" },
    Rating { tier: 10, stars: 4, from: 420, name: "tier-10" },
    Rating { tier: 9, stars: 4, from: 390, name: "tier-9" },
    Rating { tier: 8, stars: 4, from: 360, name: "tier-8" },
    Rating { tier: 7, stars: 4, from: 330, name: "tier-7" },
    Rating { tier: 6, stars: 3, from: 300, name: "tier-6" },
    Rating { tier: 5, stars: 2, from: 270, name: "tier-5" },
    Rating { tier: 4, stars: 1, from: 240, name: "tier-4" },
    Rating { tier: 3, stars: 1, from: 210, name: "tier-3" },
    Rating { tier: 2, stars: 0, from: 180, name: "tier-2" },
    Rating { tier: 1, stars: 0, from: i32::MIN, name: "tier-1" },
];

/// The tier of a total.
pub fn rating(total: i32) -> Rating {
    *RATINGS.iter().find(|rating| total >= rating.from).expect("the lowest tier has no lower end")
}

impl CleverCubed {
    /// Who won, once the game is over.
    pub(crate) fn ranking(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let players = usize::from(self.setup.players);
        let scores = self.seats.map(|player| player.sheet.score());
        let (totals, keys) = (scores.map(|score| score.total), scores.map(|score| score.rank_key()));
        let (totals, keys) = (&totals[..players], &keys[..players]);
        let best = keys.iter().max()?;
        let winners = keys.iter().filter(|key| *key == best).count();
        let tied = totals.iter().filter(|total| **total == best.0).count();
        let reason = match (self.setup.players, winners, tied) {
            (1, ..) => "won-solo",
            (_, 1, 1) => "won-by-total",
            (_, 1, _) => "won-by-area",
            _ => "won-shared",
        };
        Some(Outcome::ranked(totals, keys, reason))
    }
}
