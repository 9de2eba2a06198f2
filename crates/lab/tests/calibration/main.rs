//! Calibration: games whose best play is known exactly tell how far a policy is from it. They are no part of the program.

mod digits;
mod pig;
mod small;
mod solve;
mod teaching;

use bots::{Budget, Greedy, Knowledge, Policy, Random, Search};
use engine::{Fast, Game, Heuristic, Seat};

use digits::{Digits, PLACES};
use pig::{Pig, Setup};
use solve::{Solved, best};

/// Two players, to this goal.
const GOAL: u16 = 24;

/// Alone, so many turns.
const TURNS: u16 = 3;

fn race() -> Pig {
    Pig::new(&Setup { players: 2, goal: GOAL }).unwrap()
}

fn solo() -> Pig {
    Pig::new(&Setup { players: 1, goal: TURNS }).unwrap()
}

fn digits() -> Digits {
    Digits::new(&()).unwrap()
}

/// How a policy does in games whose best play is known.
#[derive(Clone, Copy, Debug)]
struct Judged {
    /// What it gave away by its decisions in a game, on average: 0 is perfect. Luck has no part in it.
    lost: f64,
    /// The standard error of that.
    error: f64,
    /// What it got on average, and the standard error of that.
    got: (f64, f64),
}

fn judge<G: Heuristic>(solved: &Solved<G>, start: &G, games: u64, mut policy: impl Policy<G>) -> Judged {
    let played: Vec<(f64, f64)> = (0..games)
        .map(|game| {
            let choose = |game: &G, legal: &[G::Action], source: &mut Fast| {
                policy.choose(Knowledge::new(game, Seat::FIRST), legal, source)
            };
            solved.play(start, &mut Fast::stream(17, game), choose)
        })
        .collect();
    let mean_and_error = |of: fn(&(f64, f64)) -> f64| {
        let mean = played.iter().map(of).sum::<f64>() / games as f64;
        let squares: f64 = played.iter().map(|game| (of(game) - mean).powi(2)).sum();
        (mean, (squares / (games - 1) as f64 / games as f64).sqrt())
    };
    let (lost, error) = mean_and_error(|game| game.0);
    Judged { lost, error, got: mean_and_error(|game| game.1) }
}

/// Plays perfectly.
struct Perfect<'a, G: Game>(&'a Solved<G>);

impl<G: Game> Policy<G> for Perfect<'_, G> {
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        let game = knowledge.imagine(source);
        best(&self.0.losses(&game, knowledge.seat(), legal))
    }
}

/// Neller and Presser (2004): two perfect players race to 100, and the first wins 53.06 %. The smaller the goal, the larger
/// the advantage: to 2 points the first throw that is no 1 wins, so 5/6 / (1 - 1/36) = 6/7.
#[test]
fn pig_has_its_known_worth() {
    let to_two = Pig::new(&Setup { players: 2, goal: 2 }).unwrap();
    assert!((Solved::new(&to_two).worth(&to_two) - 6.0 / 7.0).abs() < 1e-9);
    let worth = Solved::new(&race()).worth(&race());
    assert!((0.55..0.70).contains(&worth), "{worth}");
}

/// A single turn of Pig brings 8.14 points to who holds at 20, and nobody can do better.
#[test]
fn a_turn_of_pig_has_its_known_worth() {
    let worth = Solved::new(&solo()).worth(&solo());
    assert!((worth / f64::from(TURNS) - 8.14).abs() < 0.005, "{worth}");
}

/// With one place left the mean of a die, 3.5; with two 10 · 4.25 + 3.5 … by hand: a 4, 5 or 6 goes to the tens (35 + 5 · 10
/// for the mean of 5), else to the ones.
#[test]
fn digits_have_their_known_worth() {
    let mut two_left = digits();
    for (die, place) in [(6, PLACES - 1), (5, PLACES - 2)] {
        two_left.happen(&die, &mut ()).unwrap();
        two_left.play(Seat::FIRST, &digits::Put(place), &mut ()).unwrap();
    }
    let high = 10.0 * 5.0 + 3.5;
    let low = 2.0 + 10.0 * 3.5;
    let worth = Solved::new(&two_left).worth(&two_left);
    assert!((worth - (6500.0 + (high + low) / 2.0)).abs() < 1e-9, "{worth}");
}

/// The harness must tell right from wrong, or it says nothing about a search.
fn check_harness<G: Heuristic>(start: &G) {
    let solved = Solved::new(start);
    let worth = solved.worth(start);
    let perfect = judge(&solved, start, 2000, Perfect(&solved));
    assert_eq!(perfect.lost, 0.0);
    let greedy = judge(&solved, start, 2000, Greedy::default());
    let random = judge(&solved, start, 2000, Random);
    assert!(greedy.lost > 10.0 * greedy.error, "{greedy:?}");
    assert!(random.lost > greedy.lost + 3.0 * random.error, "{random:?} {greedy:?}");
    for Judged { lost, error, got } in [perfect, greedy, random] {
        // What was got is what the start is worth, less what was given away, but for luck.
        let luck = got.0 - (worth - lost);
        assert!(luck.abs() < 4.0 * (got.1 + error), "{got:?} of {worth} with {lost} lost");
    }
}

#[test]
fn right_and_wrong_are_told_apart_in_a_race() {
    check_harness(&race());
}

#[test]
fn right_and_wrong_are_told_apart_alone() {
    check_harness(&solo());
    check_harness(&digits());
}

/// What a policy loses in every game, in parts of what the judgement loses: 0 is perfect.
fn losses<G: Heuristic>(start: &G, games: u64, budgets: &[u32]) -> Vec<f64> {
    let solved = Solved::new(start);
    let judgement = judge(&solved, start, games, Greedy::default());
    let searched = |budget: &u32| judge(&solved, start, games, Search::new(Budget::Games(*budget))).lost;
    budgets.iter().map(|budget| searched(budget) / judgement.lost).collect()
}

/// Alone, trials by games of the judgement come to the best play.
#[test]
fn the_search_comes_to_the_known_worth_alone() {
    for losses in [losses(&solo(), 40, &[16, 200, 2000]), losses(&digits(), 150, &[16, 200, 2000])] {
        assert!(losses[0] > losses[1] && losses[1] > losses[2], "{losses:?}");
        assert!(losses[2] < 0.15, "{losses:?}");
    }
}

/// In a race trials are not enough, since whoever goes on by the judgement holds too early again and again; a tree is.
#[test]
fn the_search_comes_to_the_known_worth_in_a_race() {
    let losses = losses(&race(), 60, &[200, 1000, 4000]);
    assert!(losses[0] > losses[1] && losses[1] > losses[2], "{losses:?}");
    assert!(losses[2] < 0.15, "{losses:?}");
}
