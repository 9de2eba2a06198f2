//! A series: several matches in a row with points for the places, such as a championship of seven races.
//!
//! Each match is a match like any other. The series only keeps the places of those that are over, so that nothing has to
//! be taken back when the last decision of a match is.

use engine::{Game, Invalid};
use serde::{Deserialize, Serialize};

/// A championship: matches that differ in one option of the setup.
#[derive(Clone, Copy, Debug)]
pub struct Tour {
    /// The option.
    pub option: &'static str,
    /// Its value for each match, in order.
    pub stages: &'static [&'static str],
    /// What the matches are called: keys of the locale files, at least one for each.
    pub stage_names: &'static [&'static str],
}

impl Tour {
    /// The setup of a stage: like `setup`, but for the option that the stages differ in.
    pub fn setup<G: Game>(&self, setup: &G::Setup, stage: usize) -> Result<G::Setup, Invalid> {
        let refused = |error: serde_json::Error| Invalid::new(self.option, error.to_string());
        let mut setup = serde_json::to_value(setup).map_err(refused)?;
        setup[self.option] = self.stages[stage].into();
        serde_json::from_str(&setup.to_string()).map_err(refused)
    }
}

/// The most points that one place can give.
const POINTS_MAX: u32 = 1000;

/// What a series has come to. It stands in the file of a saved match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// Points for the first place, the second and so on; nothing for places beyond.
    points: Vec<u32>,
    /// The places of each match that is over, by seat.
    finished: Vec<Vec<u8>>,
}

/// The points of a series, match by match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Standings {
    /// For each match that counts the points of each seat.
    pub matches: Vec<Vec<u32>>,
    /// Their sums.
    pub totals: Vec<u32>,
    /// For each seat its place; equal totals share one.
    pub places: Vec<u8>,
}

/// What the places give when nothing is said.
pub const POINTS: &str = "5,3,2,1";

impl Default for Series {
    fn default() -> Self {
        Self::new(POINTS).expect("these points can be given")
    }
}

impl Series {
    /// A series before its first match. Points are written as in `5,3,2,1`.
    pub fn new(points: &str) -> Result<Self, Invalid> {
        let parse = |text: &str| {
            let number = text.trim().parse().ok().filter(|number| *number <= POINTS_MAX);
            number.ok_or_else(|| {
                Invalid::new("points", format!("'{text}' is no number up to {POINTS_MAX}; write them as 5,3,2,1"))
            })
        };
        let series = Self { points: points.split(',').map(parse).collect::<Result<_, _>>()?, finished: Vec::new() };
        series.check_points()?;
        Ok(series)
    }

    fn check_points(&self) -> Result<(), Invalid> {
        let refuse = |message: String| Err(Invalid::new("points", message));
        if self.points.iter().any(|points| *points > POINTS_MAX) {
            return refuse(format!("a place gives at most {POINTS_MAX} points"));
        }
        if !self.points.is_sorted_by(|better, worse| better >= worse) {
            return refuse("a better place must not give fewer points than a worse one".to_owned());
        }
        Ok(())
    }

    /// Can this be a series of `tour` for so many players, as a file has it?
    pub fn check(&self, tour: &Tour, players: usize) -> Result<(), Invalid> {
        self.check_points()?;
        let (over, stages) = (self.finished.len(), tour.stages.len());
        if over >= stages {
            return Err(Invalid::new("finished", format!("{over} matches of {stages} are over, so none is left")));
        }
        self.finished.iter().enumerate().try_for_each(|(number, places)| {
            check_places(places, players).map_err(|invalid| invalid.inside(&format!("finished[{number}]")))
        })
    }

    /// The stage of the match that is being played, from 0.
    pub fn stage(&self) -> usize {
        self.finished.len()
    }

    /// A match is over and the next one begins; after the last one everything begins anew.
    pub fn go_on(&mut self, tour: &Tour, places: &[u8]) {
        self.finished.push(places.to_vec());
        if self.finished.len() >= tour.stages.len() {
            self.finished.clear();
        }
    }

    /// The points so far, with those of the match on the table if that is over.
    pub fn standings(&self, players: usize, last: Option<&[u8]>) -> Standings {
        let points = |place: u8| self.points.get(usize::from(place).wrapping_sub(1)).copied().unwrap_or(0);
        let rankings = self.finished.iter().map(Vec::as_slice).chain(last);
        let matches: Vec<Vec<u32>> =
            rankings.map(|places| places.iter().map(|place| points(*place)).collect()).collect();
        let totals: Vec<u32> = (0..players).map(|seat| matches.iter().map(|points| points[seat]).sum()).collect();
        let place = |total: &u32| 1 + totals.iter().filter(|other| *other > total).count() as u8;
        Standings { places: totals.iter().map(place).collect(), matches, totals }
    }
}

/// Can so many players have these places?
pub fn check_places(places: &[u8], players: usize) -> Result<(), Invalid> {
    let is_right = |place: &u8| usize::from(*place) == 1 + places.iter().filter(|other| *other < place).count();
    if places.len() == players && places.iter().all(is_right) {
        return Ok(());
    }
    Err(Invalid::new("", format!("this is no ranking of {players} players")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOUR: Tour = Tour { option: "set", stages: &["one", "two", "three"], stage_names: &["1", "2", "3"] };

    #[test]
    fn points_are_added_up_by_seat() {
        let mut series = Series::new("5,3,2,1").unwrap();
        assert_eq!((series.stage(), series.standings(3, None).totals), (0, vec![0, 0, 0]));
        series.go_on(&TOUR, &[2, 1, 3]);
        assert_eq!(series.stage(), 1);
        let standings = series.standings(3, Some(&[1, 3, 2]));
        assert_eq!(standings.matches, [[3, 5, 2], [5, 2, 3]]);
        assert_eq!((standings.totals, standings.places), (vec![8, 7, 5], vec![1, 2, 3]));
    }

    /// Who shares a place gets what that place gives, and the next place is left out.
    #[test]
    fn shared_places_get_the_same() {
        let mut series = Series::new("5,3").unwrap();
        series.go_on(&TOUR, &[1, 1, 3]);
        let standings = series.standings(3, None);
        assert_eq!((standings.totals, standings.places), (vec![5, 5, 0], vec![1, 1, 3]));
    }

    #[test]
    fn after_the_last_match_everything_begins_anew() {
        let mut series = Series::new("2").unwrap();
        for _ in TOUR.stages {
            series.go_on(&TOUR, &[1, 2]);
        }
        assert_eq!(series, Series::new("2").unwrap());
    }

    #[test]
    fn points_that_cannot_be_are_refused() {
        for (points, word) in [("5,x", "'x'"), ("5,-3", "'-3'"), ("1001", "1000"), ("3,5", "better"), ("", "''")] {
            let error = Series::new(points).unwrap_err().to_string();
            assert!(error.starts_with("points: ") && error.contains(word), "{error}");
        }
    }

    #[test]
    fn a_file_is_checked() {
        let check = |json: &str| serde_json::from_str::<Series>(json).unwrap().check(&TOUR, 2);
        assert!(check(r#"{"points":[5,3],"finished":[[1,2],[1,1]]}"#).is_ok());
        for (json, field) in [
            (r#"{"points":[1,2],"finished":[]}"#, "points"),
            (r#"{"points":[5],"finished":[[1,2],[2,2]]}"#, "finished[1]"),
            (r#"{"points":[5],"finished":[[1]]}"#, "finished[0]"),
            (r#"{"points":[5],"finished":[[1,2],[1,2],[1,2]]}"#, "finished: 3"),
        ] {
            let error = check(json).unwrap_err().to_string();
            assert!(error.starts_with(field), "{error}");
        }
    }
}
