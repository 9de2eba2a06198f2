//! What an analysis promises, for every game.

use bots::{Knowledge, PolicySpec};
use engine::testkit::pig::{Action, Fate, Pig, Setup as PigSetup};
use engine::{Fast, Game, Heuristic, Match, Seat, Step, Turn};
use games::clever_cubed::{self, CleverCubed};
use games::{cubitos, dice_city, king_of_tokyo_duel};

use crate::study::{Effort, Found};
use crate::{Figure, Finding, Futures, Kind, Report, Study};

/// A match between two policies, or more, of which at most so many steps are played.
fn recorded<G: Heuristic>(setup: &G::Setup, policies: &[PolicySpec], seed: u64, steps_max: usize) -> Match<G> {
    let mut played = Match::<G>::new(setup).unwrap();
    let mut policies: Vec<_> = policies.iter().map(|policy| policy.build::<G>()).collect();
    let (mut dice, mut whims, mut legal) = (Fast::stream(seed, 0), Fast::stream(seed, 1), Vec::new());
    while played.steps().len() < steps_max {
        match played.game().turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let fate = played.game().draw(&mut dice);
                played.happen(&fate, &mut ()).unwrap();
            }
            Turn::Players(seats) => {
                // Any of those may go first whom the game waits for.
                let seat = seats.iter().nth(whims.below(seats.iter().count() as u32) as usize).unwrap();
                played.game().legal(seat, &mut legal);
                let knowledge = Knowledge::new(played.game(), seat);
                let choice = policies[seat.index()].choose(knowledge, &legal, &mut whims);
                played.play(seat, &legal[choice], &mut ()).unwrap();
            }
        }
    }
    played
}

/// Values only: no move is judged.
fn valued<G: Heuristic>(study: &Study<G>) -> Report<G::Action> {
    let mut futures = Futures::default();
    let findings: Vec<_> = (0..study.jobs())
        .map(|job| match study.judged_by(job) {
            Some(_) => Finding(Found::Judge(None)),
            None => study.run(job, &mut futures),
        })
        .collect();
    study.report(&findings)
}

/// The result less the expectation at the start is luck and skill, as whole parts: nothing is lost by rounding.
fn adds_up<A>(report: &Report<A>) {
    let parts = 12.0 * report.games as f64;
    let whole = |value: f64| {
        let times = value * parts;
        assert!((times - times.round()).abs() < 1e-6, "{value} is not whole parts");
        times.round() as i64
    };
    for (index, seat) in report.seats.iter().enumerate() {
        let booked = whole(seat.luck.value) + whole(seat.skill.value) + whole(seat.others.value);
        assert_eq!(whole(seat.result) - whole(seat.start), booked, "seat {index}");
        assert_eq!(whole(seat.result) - whole(seat.luck.value), whole(seat.without_luck.value));
        let steps: i64 = report.steps.iter().map(|step| whole(step.change[index].value)).sum();
        assert_eq!(steps, booked, "seat {index}");
        assert_eq!(whole(report.values[0][index].value), whole(seat.start));
        assert_eq!(whole(report.values.last().unwrap()[index].value), whole(seat.result));
    }
    if report.seats.len() > 1 {
        for values in &report.values {
            assert_eq!(values.iter().map(|value| whole(value.value)).sum::<i64>(), whole(1.0));
        }
    }
}

/// Enough for sums; Dice City has many steps.
const EFFORT: Effort = Effort { games: 3, tries: 0 };

fn is_accounted_for<G: Heuristic>(setup: &G::Setup, policies: &[PolicySpec]) {
    let played = recorded::<G>(setup, policies, 11, usize::MAX);
    let outcome = played.game().outcome().unwrap();
    let report = valued(&Study::with_effort(&played, EFFORT, 1));
    adds_up(&report);
    assert!(report.is_over);
    assert_eq!(report.values.len(), played.steps().len() + 1);
    for seat in Seat::all(outcome.places().len() as u8) {
        let alone = outcome.places().len() == 1;
        let result = if alone { f64::from(outcome.scores()[0]) } else { outcome.win_part(seat) };
        assert_eq!(report.seats[seat.index()].result, result, "the last value is the true result");
        assert_eq!(report.values.last().unwrap()[seat.index()].error, 0.0);
    }
}

const GREEDY: PolicySpec = PolicySpec::Greedy;
const RANDOM: PolicySpec = PolicySpec::Random;

#[test]
fn a_solo_game_of_clever_cubed_is_accounted_for_in_points() {
    is_accounted_for::<CleverCubed>(&clever_cubed::Setup::for_players(1), &[RANDOM]);
}

#[test]
fn a_match_of_clever_cubed_is_accounted_for() {
    is_accounted_for::<CleverCubed>(&clever_cubed::Setup::for_players(3), &[GREEDY, RANDOM, GREEDY]);
}

#[test]
fn a_match_of_the_duel_is_accounted_for() {
    let setup = king_of_tokyo_duel::Setup::default();
    is_accounted_for::<king_of_tokyo_duel::KingOfTokyoDuel>(&setup, &[RANDOM, GREEDY]);
}

#[test]
fn a_match_of_dice_city_is_accounted_for() {
    let setup = dice_city::Setup::for_players(2);
    is_accounted_for::<dice_city::DiceCity>(&setup, &[GREEDY, RANDOM]);
}

#[test]
fn a_race_of_cubitos_is_accounted_for() {
    is_accounted_for::<cubitos::Cubitos>(&cubitos::Setup::for_players(2), &[RANDOM, GREEDY]);
}

#[test]
fn a_game_with_secrets_is_accounted_for() {
    is_accounted_for::<Pig>(&PigSetup { players: 3, target: 60 }, &[GREEDY, RANDOM, RANDOM]);
}

/// Stopped anywhere, also before the first step: the last value is an estimate then, and the sum is still right.
#[test]
fn an_unfinished_match_is_analysed_as_far_as_it_goes() {
    for steps in [0, 1, 7, 40] {
        let played = recorded::<CleverCubed>(&clever_cubed::Setup::for_players(2), &[RANDOM, RANDOM], 5, steps);
        let report = valued(&Study::with_effort(&played, EFFORT, 1));
        assert!(!report.is_over);
        assert_eq!(report.steps.len(), steps);
        adds_up(&report);
    }
}

/// Nobody is called skilful for what the yardstick would have done: for two players like it nearly every decision changes nothing
/// at all, and what is left are choices between equals.
#[test]
fn what_the_yardstick_would_have_done_anyway_changes_nothing() {
    let played = recorded::<Pig>(&PigSetup { players: 2, target: 100 }, &[GREEDY, GREEDY], 3, usize::MAX);
    let report = valued(&Study::with_effort(&played, Effort { games: 200, tries: 0 }, 1));
    let decisions = || report.steps.iter().filter(|step| step.kind == Kind::Decision);
    let changed = decisions().filter(|step| step.change.iter().any(|change| *change != Figure::default())).count();
    assert!(10 * changed < decisions().count(), "{changed} of {}", decisions().count());
    for seat in &report.seats {
        assert!(seat.skill.value.abs() < 3.0 * seat.skill.error, "{seat:?}");
    }
}

/// Whatever half a move looks like, only the whole of it counts.
#[test]
fn a_move_counts_as_one() {
    let played = recorded::<CleverCubed>(&clever_cubed::Setup::for_players(1), &[RANDOM], 5, usize::MAX);
    let study = Study::with_effort(&played, EFFORT, 1);
    let report = valued(&study);
    let inside: Vec<_> = study.moves.iter().flat_map(|one| one.start + 1..one.start + one.steps).collect();
    assert!(!inside.is_empty());
    for step in inside {
        assert_eq!(report.steps[step].change, [Figure::default()], "step {step}");
    }
}

/// Whoever computes what, in whatever order: the same findings and the same report.
#[test]
fn jobs_can_be_done_by_anybody_in_any_order() {
    let played = recorded::<Pig>(&PigSetup { players: 2, target: 40 }, &[RANDOM, GREEDY], 9, usize::MAX);
    let study = || Study::with_effort(&played, Effort { games: 20, tries: 64 }, 4);
    let (one, other) = (study(), study());
    let mut futures = Futures::default();
    let forwards: Vec<_> = (0..one.jobs()).map(|job| one.run(job, &mut futures)).collect();
    let mut backwards: Vec<_> = (0..other.jobs()).rev().map(|job| other.run(job, &mut Futures::default())).collect();
    backwards.reverse();
    assert_eq!(forwards, backwards);
    assert_eq!(one.report(&forwards), other.report(&backwards));
    let seeded_otherwise = Study::with_effort(&played, Effort { games: 20, tries: 64 }, 5);
    assert_ne!(seeded_otherwise.run(0, &mut futures), forwards[0]);
}

/// A player who holds nothing back until the die shows a 1 makes the well-known mistake of this game, and is told so.
#[test]
fn a_blunder_is_found_and_the_better_move_is_named() {
    let mut played = Match::<Pig>::new(&PigSetup { players: 2, target: 100 }).unwrap();
    let mut dice = Fast::new(8);
    let mut blunders = Vec::new();
    while played.game().turn() != Turn::Over && played.steps().len() < 400 {
        match played.game().turn() {
            Turn::Chance(_) => {
                let fate = played.game().draw(&mut dice);
                played.happen(&fate, &mut ()).unwrap();
            }
            Turn::Players(seats) => {
                let seat = seats.first().unwrap();
                let mut legal = Vec::new();
                played.game().legal(seat, &mut legal);
                let reckless = seat == Seat::FIRST && legal.contains(&Action::Throw);
                let cautious = legal.contains(&Action::Hold);
                let action = match (reckless, cautious) {
                    (true, _) => Action::Throw,
                    (false, true) => Action::Hold,
                    (false, false) => legal[0],
                };
                if legal.len() > 1 && seat == Seat::FIRST {
                    blunders.push(played.steps().len());
                }
                played.play(seat, &action, &mut ()).unwrap();
            }
            Turn::Over => unreachable!(),
        }
    }
    let study = Study::with_effort(&played, Effort { games: 100, tries: 500 }, 1);
    let mut futures = Futures::default();
    let findings: Vec<_> = (0..study.jobs()).map(|job| study.run(job, &mut futures)).collect();
    let report = study.report(&findings);
    adds_up(&report);
    let worst = report.mistakes.iter().find(|mistake| mistake.seat == Seat::FIRST).expect("a blunder is found");
    assert!(blunders.contains(&worst.step));
    assert_eq!((&worst.played.actions[..], &worst.better.actions[..]), (&[Action::Throw][..], &[Action::Hold][..]));
    assert!(worst.loss.counts() && worst.better.value > worst.played.value, "{worst:?}");
    assert!(report.seats[0].mistakes > 0 && report.seats[0].skill.value < 0.0, "{:?}", report.seats);
}

/// Some of what the yardstick takes for mistakes is none for those who plan their turns; the rest is named.
#[test]
fn a_mistake_must_be_one_for_better_players_too() {
    let played = recorded::<dice_city::DiceCity>(&dice_city::Setup::for_players(1), &[RANDOM], 3, 400);
    let study = Study::with_effort(&played, Effort { games: 1, tries: 160 }, 1);
    let mut futures = Futures::default();
    let (mut named, mut refused) = (0, 0);
    for job in (0..study.jobs()).filter(|job| study.judged_by(*job).is_some()) {
        let Finding(Found::Judge(Some(verdict))) = study.run(job, &mut futures) else { continue };
        if verdict.loss.counts() {
            *(if verdict.better.is_some() { &mut named } else { &mut refused }) += 1;
        }
        if named > 0 && refused > 0 {
            return;
        }
    }
    panic!("{named} named, {refused} refused");
}

/// In the middle of a turn the yardstick may be wrong about both halves of it; so a turning point is all that was decided in one go.
#[test]
fn a_turning_point_is_all_that_was_decided_in_one_go() {
    let mut several = 0;
    for seed in 0..4 {
        let setup = dice_city::Setup::for_players(2);
        let played = recorded::<dice_city::DiceCity>(&setup, &[GREEDY, PolicySpec::GreedyFirst], seed, 300);
        let report = valued(&Study::with_effort(&played, Effort { games: 24, tries: 0 }, 1));
        let decider = |at: usize| match played.steps().get(at) {
            Some(Step::Play { seat, .. }) => Some(*seat),
            _ => None,
        };
        for swing in report.turning_points.iter().filter(|swing| swing.kind == Kind::Decision) {
            let end = swing.step + swing.steps;
            assert!((swing.step..end).all(|at| decider(at) == swing.seat));
            assert!(decider(end) != swing.seat && (swing.step == 0 || decider(swing.step - 1) != swing.seat));
            several += usize::from(swing.steps > 1);
        }
    }
    assert!(several > 0);
}

/// Ways that were left early were tried with fewer dice than the best, and still can be compared with it.
#[test]
fn a_hint_tells_the_best_first_in_figures_that_can_be_compared() {
    for (players, games) in [(1, 300), (2, 120), (2, 12)] {
        let setup = clever_cubed::Setup::for_players(players);
        let choice = |steps| {
            let played = recorded::<CleverCubed>(&setup, &[PolicySpec::Greedy; 2], 8, steps);
            let Turn::Players(seats) = played.game().turn() else { return None };
            let (seat, mut legal) = (seats.first()?, Vec::new());
            played.game().legal(seat, &mut legal);
            (legal.len() > 3).then_some((played, seat, legal))
        };
        let (played, seat, legal) = (30..).find_map(choice).unwrap();
        let ways: Vec<_> = legal.iter().map(|action| vec![*action]).collect();
        let hints = crate::hint(played.game(), seat, &ways, games, 3);
        assert!(hints.len() > 3 && hints.iter().any(|hint| hint.games < hints[0].games), "{hints:?}");
        let worth = |hint: &crate::Hint| if players == 1 { hint.score } else { hint.wins };
        assert!(hints.is_sorted_by(|one, other| worth(one) >= worth(other)), "{hints:?}");
        assert!(
            hints.iter().all(|hint| ((worth(&hints[0]) - hint.loss.value).max(0.0) - worth(hint)).abs() < 1e-9),
            "{hints:?}"
        );
    }
}

/// What a seat cannot know changes nothing about the verdict on its moves.
#[test]
fn a_verdict_rests_on_what_the_seat_could_know() {
    let played = recorded::<Pig>(&PigSetup { players: 2, target: 30 }, &[RANDOM, RANDOM], 2, 12);
    let mut futures = Futures::default();
    let judged = |played: &Match<Pig>, futures: &mut Futures<Pig>| {
        let study = Study::with_effort(played, Effort { games: 1, tries: 256 }, 1);
        let own = (0..study.jobs()).filter(|job| study.judged_by(*job) == Some(Seat::FIRST));
        own.map(|job| study.run(job, futures)).collect::<Vec<_>>()
    };
    let truth = judged(&played, &mut futures);
    assert!(!truth.is_empty());
    let mut record = played.record();
    record.hash = None;
    for face in 2..=6 {
        let mut record = record.clone();
        record.steps[1] = Step::Chance { chance: Fate::Lucky(face) };
        let other = Match::replay(&record, &mut ()).unwrap();
        assert_eq!(judged(&other, &mut futures), truth, "the other's lucky face is {face}");
    }
}

/// What can still be made good in the same turn was no mistake: a move is judged with the best that could follow.
fn courses_of<G: Heuristic>(setup: &G::Setup, policy: &str, seed: u64) {
    let played = recorded::<G>(setup, &[policy.parse().unwrap(); 2], seed, 120);
    let study = Study::with_effort(&played, Effort { games: 1, tries: 0 }, 1);
    let mut followed = 0;
    for one in &study.moves {
        let courses = study.courses(*one);
        followed += usize::from(courses.len() > 2);
        for course in &courses {
            let mut game = study.positions[one.start].game.clone();
            for (index, action) in course.iter().enumerate() {
                game.play(one.seat, action, &mut ()).unwrap();
                if index + 1 == one.steps {
                    assert!(game == study.positions[one.start + one.steps].game, "what was played stays played");
                }
            }
        }
    }
    assert!(followed > 5, "{followed} of {} moves were followed by others in their turn", study.moves.len());
}

#[test]
fn a_move_is_judged_with_the_best_that_could_follow() {
    courses_of::<dice_city::DiceCity>(&dice_city::Setup::for_players(2), "normal", 3);
    courses_of::<cubitos::Cubitos>(&cubitos::Setup::default(), "normal", 3);
}
