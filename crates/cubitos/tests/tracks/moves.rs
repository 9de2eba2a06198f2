//! Single strides of the move step, what a runner can reach, and distances for Bob.

use std::collections::{BTreeMap, BTreeSet};

use cubitos::reach::LEGS_AHEAD;
use cubitos::{CellId, CellKind, Course, Position, Purse, Runner, Stride, Tables, Track, TrackId, UsedMovement, reach};

fn id(name: &str) -> TrackId {
    TrackId::named(name).unwrap()
}

fn track(name: &str) -> &'static Track {
    Tables::standard().track(id(name))
}

fn purse(feet: u16, water_feet: u16, money: u16) -> Purse {
    Purse { feet, water_feet, money }
}

/// A runner on a cell of a track, with one lap to run.
fn runner(name: &str, cell: &str, purse: Purse) -> (Course, Runner) {
    let cell = track(name).cell_named(cell).unwrap();
    (Course::laps(id(name), 1), Runner { at: Position { leg: 0, cell }, purse, used: UsedMovement::NONE })
}

fn take(course: Course, runner: Runner, stride: Stride) -> Result<Runner, &'static str> {
    runner.take(Tables::standard(), course, stride)
}

fn step(course: Course, runner: Runner, to: &str) -> Result<Runner, &'static str> {
    let cell = course.track(Tables::standard(), runner.at.leg).cell_named(to).unwrap();
    take(course, runner, Stride::Step(cell))
}

#[test]
fn a_step_costs_a_foot_and_water_a_water_foot() {
    let (course, here) = runner("testing-the-waters", "r00c15", purse(1, 1, 0));
    assert_eq!(step(course, here, "r00c13").unwrap().purse, purse(0, 1, 0));
    assert_eq!(step(course, here, "r00c17").unwrap().purse, purse(1, 0, 0));
    let (course, dry) = runner("testing-the-waters", "r00c15", purse(1, 0, 0));
    assert_eq!(step(course, dry, "r00c17"), Err("water needs a water foot"));
    assert_eq!(step(course, dry, "r00c11"), Err("that cell is not next to the runner"));
    let (course, lame) = runner("testing-the-waters", "r00c15", purse(0, 0, 3));
    assert_eq!(step(course, lame, "r00c13"), Err("no foot is left"));
}

#[test]
fn leaving_water_takes_an_ordinary_foot() {
    let (course, wet) = runner("testing-the-waters", "r00c17", purse(1, 0, 0));
    assert_eq!(step(course, wet, "r00c15").unwrap().purse, purse(0, 0, 0));
    assert_eq!(step(course, wet, "r00c19"), Err("water needs a water foot"));
}

#[test]
fn r42_ordinary_feet_are_spent_first() {
    let (course, here) = runner("ahead-of-the-curve", "r04c11", purse(5, 4, 0));
    assert_eq!(take(course, here, Stride::Shortcut).unwrap().purse, purse(0, 2, 0));
    assert_eq!(step(course, here, "r04c09").unwrap().purse, purse(4, 4, 0));
    let (course, here) = runner("ahead-of-the-curve", "r04c11", purse(0, 4, 0));
    assert_eq!(step(course, here, "r04c09").unwrap().purse, purse(0, 3, 0));
}

#[test]
fn four_coins_or_credits_buy_a_foot() {
    let (course, here) = runner("ahead-of-the-curve", "r04c11", purse(0, 0, 9));
    let twice = take(course, take(course, here, Stride::BuyFoot).unwrap(), Stride::BuyFoot).unwrap();
    assert_eq!(twice.purse, purse(2, 0, 1));
    assert!(take(course, twice, Stride::BuyFoot).is_err());
}

#[test]
fn a_shortcut_is_paid_in_full_and_works_once() {
    // Ten feet, two cells away from a shortcut for seven: two, seven, and one is left.
    let (course, here) = runner("ahead-of-the-curve", "r05c08", purse(10, 0, 0));
    let near = step(course, step(course, here, "r05c10").unwrap(), "r04c11").unwrap();
    let there = take(course, near, Stride::Shortcut).unwrap();
    assert_eq!(&*track("ahead-of-the-curve").cell(there.at.cell).name, "r02c19");
    assert_eq!(there.purse, purse(1, 0, 0));
    let again = Runner { at: near.at, purse: purse(10, 0, 0), ..there };
    assert_eq!(take(course, again, Stride::Shortcut), Err("a movement effect works once in a round"));
    let (course, poor) = runner("ahead-of-the-curve", "r04c11", purse(6, 0, 3));
    assert_eq!(take(course, poor, Stride::Shortcut), Err("a shortcut must be paid in full"));
    // It never works from its end.
    let (course, end) = runner("ahead-of-the-curve", "r02c19", purse(20, 0, 20));
    assert_eq!(take(course, end, Stride::Shortcut), Err("the runner stands on no cell with a movement effect"));
    // The other one takes money only.
    let (course, rich) = runner("ahead-of-the-curve", "r08c21", purse(0, 0, 6));
    assert_eq!(take(course, rich, Stride::Shortcut).unwrap().purse, purse(0, 0, 0));
    let (course, fast) = runner("ahead-of-the-curve", "r08c21", purse(20, 20, 5));
    assert_eq!(take(course, fast, Stride::Shortcut), Err("a shortcut must be paid in full"));
    assert_eq!(take(course, fast, Stride::Jetpack), Err("that cell has another movement effect"));
}

#[test]
fn a_jetpack_doubles_the_feet_that_are_left() {
    // Six feet, three cells away: three to get there, the other three become six.
    let (course, here) = runner("ahead-of-the-curve", "r06c13", purse(6, 0, 0));
    let there = ["r06c11", "r06c09", "r06c07"].into_iter().fold(here, |at, to| step(course, at, to).unwrap());
    assert_eq!(there.purse, purse(3, 0, 0));
    let flown = take(course, there, Stride::Jetpack).unwrap();
    assert_eq!(flown.purse, purse(6, 0, 0));
    assert!(take(course, flown, Stride::Jetpack).is_err());
}

#[test]
fn r15_feet_bought_before_a_jetpack_are_doubled_and_none_gives_none() {
    let (course, here) = runner("ahead-of-the-curve", "r06c07", purse(1, 2, 4));
    let bought = take(course, here, Stride::BuyFoot).unwrap();
    assert_eq!(take(course, bought, Stride::Jetpack).unwrap().purse, purse(4, 4, 0));
    let (course, lame) = runner("ahead-of-the-curve", "r06c07", purse(0, 0, 3));
    assert_eq!(take(course, lame, Stride::Jetpack), Err("a jetpack doubles nothing without feet"));
}

#[test]
fn r19_the_finish_is_not_left_backwards_and_the_start_leads_nowhere_back() {
    let (course, here) = runner("nothing-goes-right", "r06c21", purse(3, 0, 0));
    let start = step(course, here, "start").unwrap();
    assert_eq!(start.at.cell, CellId::START);
    for last in ["r06c15", "r07c16", "r08c15", "r09c16", "r10c15"] {
        assert!(step(course, start, last).is_err(), "{last}");
    }
    let (course, done) = runner("nothing-goes-right", "finish", purse(0, 0, 8));
    assert!(step(course, done, "r06c15").is_err());
}

#[test]
fn r51_a_runner_on_the_finish_hops_with_its_first_foot() {
    let (course, here) = runner("nothing-goes-right", "r06c15", purse(1, 0, 4));
    let finish = step(course, here, "finish").unwrap();
    assert_eq!(finish.at, Position { leg: 0, cell: CellId::FINISH });
    let bought = take(course, finish, Stride::BuyFoot).unwrap();
    assert_eq!(bought.at, Position { leg: 1, cell: CellId::START });
    assert_eq!(bought.purse, purse(1, 0, 0));
    let (course, fast) = runner("nothing-goes-right", "r06c15", purse(3, 0, 0));
    let beyond = step(course, fast, "finish").unwrap();
    assert_eq!((beyond.at, beyond.purse), (Position { leg: 1, cell: CellId::START }, purse(2, 0, 0)));
}

#[test]
fn r20_the_step_to_the_second_track_costs_a_foot() {
    let course = Course::linked(id("still-waters-run-deep"), id("testing-the-waters"));
    let at = Position { leg: 0, cell: CellId::FINISH };
    let used = UsedMovement::NONE.with(1);
    let here = Runner { at, purse: purse(2, 0, 0), used };
    let next = take(course, here, Stride::Step(CellId::START)).unwrap();
    assert_eq!((next.at, next.purse), (Position { leg: 1, cell: CellId::START }, purse(1, 0, 0)));
    // The effects of the other track are all unused.
    assert_eq!(next.used, UsedMovement::NONE);
    let lame = Runner { at, purse: purse(0, 0, 3), used };
    assert_eq!(take(course, lame, Stride::Step(CellId::START)), Err("no foot is left"));
    // On one track there is no such step.
    let one = Course::laps(id("still-waters-run-deep"), 1);
    assert!(take(one, lame, Stride::Step(CellId::START)).is_err());
}

/// Every runner that any order of strides can bring about.
fn everything(course: Course, here: Runner) -> BTreeMap<(u8, CellId), Purse> {
    let tables = Tables::standard();
    let number = |runner: &Runner| {
        let Purse { feet, water_feet, money } = runner.purse;
        (runner.at.leg, runner.at.cell, feet, water_feet, money, format!("{:?}", runner.used))
    };
    let (mut seen, mut open) = (BTreeSet::new(), vec![here.hopped(course)]);
    let mut best: BTreeMap<(u8, CellId), Purse> = BTreeMap::new();
    while let Some(runner) = open.pop() {
        if !seen.insert(number(&runner)) {
            continue;
        }
        let worth = |purse: Purse| (purse.money, purse.all_feet(), purse.water_feet);
        let known = best.entry((runner.at.leg, runner.at.cell)).or_insert(runner.purse);
        if worth(runner.purse) > worth(*known) {
            *known = runner.purse;
        }
        let cells = course.track(tables, runner.at.leg).cells().map(|(cell, _)| Stride::Step(cell));
        let strides = cells.chain([Stride::BuyFoot, Stride::Shortcut, Stride::Jetpack]);
        open.extend(strides.filter_map(|stride| take(course, runner, stride).ok()));
    }
    best.remove(&(here.hopped(course).at.leg, here.hopped(course).at.cell));
    best
}

fn found(course: Course, here: Runner) -> BTreeMap<(u8, CellId), Purse> {
    let goals = reach(Tables::standard(), course, here);
    for goal in &goals {
        let mut runner = here.hopped(course);
        for stride in &goal.path {
            runner = take(course, runner, *stride).unwrap();
        }
        assert_eq!((runner.at, runner.purse), (goal.at, goal.left), "{:?}", goal.path);
    }
    let found: BTreeMap<_, _> = goals.iter().map(|goal| ((goal.at.leg, goal.at.cell), goal.left)).collect();
    assert_eq!(found.len(), goals.len());
    found
}

/// The search against every order of strides, from many cells and with many purses.
#[test]
fn reach_finds_every_cell_with_the_best_purse() {
    let purses = [
        purse(0, 0, 9),
        purse(3, 0, 0),
        purse(2, 2, 4),
        purse(0, 3, 5),
        purse(4, 1, 10),
        purse(1, 1, 17),
        purse(0, 4, 13),
    ];
    for name in TrackId::NAMES {
        let interesting = track(name).cells().filter(|(cell, entry)| {
            let is_near = |near: &CellId| track(name).cell(*near).movement.is_some() || *near == CellId::FINISH;
            entry.movement.is_some() || track(name).neighbours(*cell).iter().any(is_near) || cell.0 % 23 == 1
        });
        for (index, (cell, _)) in interesting.enumerate() {
            let purse = purses[index % purses.len()];
            let here = Runner { at: Position { leg: 0, cell }, purse, used: UsedMovement::NONE };
            let course = Course::laps(id(name), 2);
            assert_eq!(found(course, here), everything(course, here), "{name} {cell:?} {purse:?}");
        }
    }
}

#[test]
fn reach_knows_linked_tracks() {
    let course = Course::linked(id("still-waters-run-deep"), id("testing-the-waters"));
    for (purse, cell) in [(purse(3, 0, 0), "r02c07"), (purse(0, 2, 9), "r01c06"), (purse(2, 0, 4), "finish")] {
        let cell = track("still-waters-run-deep").cell_named(cell).unwrap();
        let here = Runner { at: Position { leg: 0, cell }, purse, used: UsedMovement::NONE };
        let found = found(course, here);
        assert_eq!(found, everything(course, here));
        assert!(found.contains_key(&(1, CellId::START)), "{purse:?}");
    }
}

#[test]
fn reach_takes_the_shortcut_where_it_saves_feet() {
    let (course, mut here) = runner("ahead-of-the-curve", "r05c10", purse(12, 0, 0));
    let exit = track("ahead-of-the-curve").cell_named("r02c19").unwrap();
    let jetpack = track("ahead-of-the-curve").cell_named("r06c07").unwrap();
    // With the jetpack nearby, flying first and coming back leaves even more.
    let goal = reach(Tables::standard(), course, here).into_iter().find(|goal| goal.at.cell == exit).unwrap();
    assert!(goal.path.contains(&Stride::Jetpack) && goal.left.feet > 4, "{goal:?}");
    here.used = here.used.with(track("ahead-of-the-curve").cell(jetpack).movement.unwrap());
    let goal = reach(Tables::standard(), course, here).into_iter().find(|goal| goal.at.cell == exit).unwrap();
    let shortcut = track("ahead-of-the-curve").cell_named("r04c11").unwrap();
    assert_eq!(goal.path, [Stride::Step(shortcut), Stride::Shortcut]);
    assert_eq!(goal.left, purse(4, 0, 0));
}

#[test]
fn reach_has_limits_but_no_fear_of_large_purses() {
    let most = purse(u16::MAX, u16::MAX, u16::MAX);
    for name in TrackId::NAMES {
        let course = Course::laps(id(name), 1);
        let here = Runner { at: Position::START, purse: most, used: UsedMovement::NONE };
        let goals = reach(Tables::standard(), course, here);
        // Every cell of so many legs but the start itself.
        let legs = usize::from(LEGS_AHEAD) + 1;
        assert_eq!(goals.len(), legs * track(name).cells().len() - 1, "{name}");
        let poor = Runner { purse: purse(0, 0, 3), ..here };
        assert_eq!(reach(Tables::standard(), course, poor), []);
    }
}

/// Four feet, and the finish is one step away: three are walked off first, so that no foot leads on.
#[test]
fn reach_stays_on_the_finish_with_the_last_foot() {
    for feet in 1..9 {
        let (course, here) = runner("nothing-goes-right", "r06c15", purse(feet, 0, 3));
        let goals = reach(Tables::standard(), course, here);
        let finish = goals.iter().find(|goal| goal.at.cell == CellId::FINISH).unwrap();
        assert_eq!((finish.at.leg, finish.left, finish.path.len()), (0, purse(0, 0, 3), usize::from(feet)));
        assert_eq!(goals.iter().any(|goal| goal.at == Position { leg: 1, cell: CellId::START }), feet > 1);
    }
}

#[test]
fn reach_shows_every_lap_that_the_feet_are_enough_for() {
    let course = Course::laps(id("nothing-goes-right"), 5);
    let here = Runner { at: Position::START, purse: purse(4 * 30 + 2, 0, 0), used: UsedMovement::NONE };
    let goals = reach(Tables::standard(), course, here);
    let last = goals.iter().filter(|goal| goal.at.leg == 4);
    assert_eq!(last.map(|goal| goal.left.feet).max(), Some(2));
    assert!(goals.iter().all(|goal| goal.at.leg <= 4));
}

/// Names of the cells one to two steps away.
fn near(name: &str, cell: &str) -> BTreeSet<String> {
    let track = track(name);
    let near = track.within(track.cell_named(cell).unwrap(), 2);
    near.iter().map(|cell| track.cell(cell).name.to_string()).collect()
}

#[test]
fn r33_distance_goes_over_water_but_not_through_walls() {
    // Over the pond, but not through the wall between the rows.
    let found = near("testing-the-waters", "r04c23");
    assert!(found.contains("r04c27") && found.contains("r05c26"), "{found:?}");
    assert!(!found.contains("r06c23") && !found.contains("r04c23"), "{found:?}");
}

#[test]
fn r33_start_and_finish_do_not_touch_even_where_they_share_their_squares() {
    let from_start = near("nothing-goes-right", "start");
    assert!(from_start.contains("r10c21") && !from_start.contains("r10c15") && !from_start.contains("r10c13"));
    assert!(!from_start.contains("finish"));
    // A runner on the finish is next to the cells that lead there, and to none of the new lap.
    let from_finish = near("nothing-goes-right", "finish");
    assert!(from_finish.contains("r10c15") && from_finish.contains("r10c13"), "{from_finish:?}");
    assert!(!from_finish.contains("r10c21") && !from_finish.contains("start"));
    // Start and finish are cells on the way like others: from one end of the finish to the other in two steps.
    assert!(near("nothing-goes-right", "r06c15").contains("r10c15"));
    assert!(near("nothing-goes-right", "r06c21").contains("r10c21"));
}

#[test]
fn r33_distance_is_the_same_both_ways() {
    for name in TrackId::NAMES {
        let track = track(name);
        for (cell, entry) in track.cells() {
            let near = track.within(cell, 2);
            assert!(!near.contains(cell));
            assert!(near.iter().all(|other| track.within(other, 2).contains(cell)), "{name} {}", entry.name);
            if entry.kind != CellKind::Finish {
                assert!(track.neighbours(cell).iter().all(|other| near.contains(*other)));
            }
        }
    }
}
