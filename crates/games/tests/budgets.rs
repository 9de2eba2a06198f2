//! More games for a decision do not break a search, nor do they make it much weaker than the judgement it stands on. So few games
//! find a collapse, not a small loss.

use bots::{PolicySpec, play_out};
use engine::{Fast, Game, Heuristic, Seat, TurnLimit};
use games::clever_cubed::{self, CleverCubed};
use games::cubitos::{self, Cubitos};
use games::dice_city::{self, DiceCity};
use games::king_of_tokyo_duel::{self, KingOfTokyoDuel};

fn policy(name: &str) -> PolicySpec {
    name.parse().unwrap()
}

/// The part of `games` that `stronger` wins against `weaker`; each pair of games has the same dice and both seatings.
fn won<G: Heuristic>(setup: &G::Setup, weaker: &str, stronger: &str, games: u64) -> f64 {
    let won = |number: u64| {
        let mut game = G::new(setup).unwrap();
        let own = (number % 2) as u8;
        let names = if own == 0 { [stronger, weaker] } else { [weaker, stronger] };
        let mut policies = names.map(|name| policy(name).build::<G>());
        play_out(&mut game, &mut policies, &mut Fast::stream(41, number / 2), &mut Vec::new()).unwrap();
        game.outcome().unwrap().win_part(Seat::new(own).unwrap())
    };
    (0..games).map(won).sum::<f64>() / games as f64
}

/// Who is as strong falls below this in one test of a thousand.
fn least(games: u64) -> f64 {
    0.5 - 3.1 * 0.5 / (games as f64).sqrt()
}

fn check<G: Heuristic>(setup: &G::Setup, games: u64) {
    for (weaker, stronger) in [("greedy", "search:8"), ("search:8", "search:24")] {
        let won = won::<G>(setup, weaker, stronger, games);
        assert!(won >= least(games), "{stronger} won {won} of {games} games against {weaker}");
    }
}

#[test]
fn the_duel_is_played_no_worse_with_more_games() {
    check::<KingOfTokyoDuel>(&king_of_tokyo_duel::Setup::default(), 40);
}

#[test]
fn dice_city_is_played_no_worse_with_more_games() {
    let setup = dice_city::Setup { turn_limit: TurnLimit(Some(20)), ..dice_city::Setup::for_players(2) };
    check::<DiceCity>(&setup, 20);
}

#[test]
fn cubitos_is_played_no_worse_with_more_games() {
    check::<Cubitos>(&cubitos::Setup::default(), 20);
}

#[test]
fn clever_cubed_is_played_better_with_more_games() {
    let points = |name: &str| {
        let score = |seed| {
            let mut game = CleverCubed::new(&clever_cubed::Setup::for_players(1)).unwrap();
            let mut policies = [policy(name).build::<CleverCubed>()];
            play_out(&mut game, &mut policies, &mut Fast::new(seed), &mut Vec::new()).unwrap();
            game.outcome().unwrap().scores()[0]
        };
        (0..12).map(score).sum::<i32>() / 12
    };
    let means = ["greedy", "search:12", "search:100"].map(points);
    assert!(means.is_sorted() && means[2] > means[0] + 40, "{means:?}");
}
