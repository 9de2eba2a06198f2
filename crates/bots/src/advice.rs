use engine::{Fast, Heuristic, Outcome, Seat};

use crate::halving::{Sample, Trial, halve};
use crate::{Knowledge, Rollout, Yardstick};

/// What some way to go on is worth, by games that are played to their end from there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice {
    /// How many games were played.
    pub games: u32,
    /// Which part of them the seat won; shared wins count in part.
    pub wins: f64,
    /// The seat's score at the end, on average.
    pub score: f64,
    /// In eight of ten games the score was at least this …
    pub low: i32,
    /// … and at most this.
    pub high: i32,
    /// The standard error of what counts: of the wins, in solo games of the score.
    pub error: f64,
}

/// What every one of several `ways` is worth for the seat that knows `knowledge`: each is a list of decisions that are made at
/// once, one after the other.
///
/// All ways are tried by games with the same dice, and the better ones by more games, until about `games` are played. So
/// ways that were left alone early have a rough estimate.
pub fn advise<G: Heuristic>(
    knowledge: &Knowledge<'_, G>,
    ways: &[Vec<G::Action>],
    games: u32,
    source: &mut Fast,
) -> Vec<Advice> {
    let mut rollout = Rollout::new(Yardstick::Greedy);
    let seed = u64::from(source.below(u32::MAX));
    let trials = halve(ways.len(), games, |looks, left| {
        let mut ends = Vec::new();
        for number in looks {
            if knowledge.is_over() {
                break;
            }
            let mut source = Fast::stream(seed, number);
            let imagined = knowledge.imagine(&mut source);
            let dice = u64::from(source.below(u32::MAX));
            let try_out = |&way: &usize| End::of(&mut rollout, &imagined, knowledge.seat(), &ways[way], dice);
            ends.extend(left.iter().map(try_out));
        }
        ends
    });
    trials.iter().map(Advice::of).collect()
}

/// How a game ended for the seat.
#[derive(Clone, Copy, Default)]
struct End {
    win: f64,
    score: i32,
    is_solo: bool,
}

impl Sample for End {
    fn value(&self) -> f64 {
        if self.is_solo { self.score.into() } else { self.win }
    }
}

impl End {
    /// A way that cannot be gone is worth nothing.
    fn of<G: Heuristic>(rollout: &mut Rollout<G>, from: &G, seat: Seat, way: &[G::Action], dice: u64) -> Self {
        let mut game = from.clone();
        let gone = way.iter().all(|action| game.play(seat, action, &mut ()).is_ok());
        let ended = if gone { rollout.play(&mut game, dice) } else { None };
        let told = |outcome: Outcome| Self {
            win: outcome.win_part(seat),
            score: outcome.scores()[seat.index()],
            is_solo: outcome.scores().len() == 1,
        };
        ended.map_or_else(Self::default, told)
    }
}

impl Advice {
    fn of(trial: &Trial<End>) -> Self {
        let mut scores: Vec<_> = trial.samples.iter().map(|end| end.score).collect();
        scores.sort_unstable();
        let games = scores.len();
        let at = |tenths: usize| scores.get((games * tenths / 10).min(games.saturating_sub(1))).copied().unwrap_or(0);
        let average = |of: fn(&End) -> f64| trial.samples.iter().map(of).sum::<f64>() / games.max(1) as f64;
        Self {
            games: games as u32,
            wins: average(|end| end.win),
            score: average(|end| end.score.into()),
            low: at(1),
            high: at(9),
            error: trial.error(),
        }
    }
}

#[cfg(test)]
mod tests {
    use clever_cubed::{CleverCubed, Setup};
    use engine::{Game, Seat};

    use super::*;

    /// The first choice of a solo game.
    fn opening() -> (CleverCubed, Vec<Vec<clever_cubed::Action>>) {
        let mut game = CleverCubed::new(&Setup::for_players(1)).unwrap();
        while game.turn().is_chance() {
            game.let_happen(&mut Fast::new(5), &mut ());
        }
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        (game, legal.into_iter().map(|action| vec![action]).collect())
    }

    #[test]
    fn every_way_has_an_estimate_and_the_best_have_most_games() {
        let (game, ways) = opening();
        let estimates = advise(&Knowledge::new(&game, Seat::FIRST), &ways, 64, &mut Fast::new(1));
        assert_eq!(estimates.len(), ways.len());
        for estimate in &estimates {
            assert!(estimate.games > 0 && estimate.low <= estimate.high, "{estimate:?}");
            assert!(f64::from(estimate.low) <= estimate.score + 200.0, "{estimate:?}");
        }
        let most = estimates.iter().max_by_key(|estimate| estimate.games).unwrap();
        let least = estimates.iter().min_by_key(|estimate| estimate.games).unwrap();
        assert!(most.score > least.score, "{most:?} {least:?}");
    }

    #[test]
    fn the_same_seed_gives_the_same_advice() {
        let (game, ways) = opening();
        let ask = |seed| advise(&Knowledge::new(&game, Seat::FIRST), &ways, 32, &mut Fast::new(seed));
        assert_eq!(ask(3), ask(3));
        assert_ne!(ask(3), ask(4));
    }

    #[test]
    fn to_take_no_die_is_the_worst_opening() {
        let (game, ways) = opening();
        let forfeit = ways.iter().position(|way| way[0] == clever_cubed::Action::Forfeit).unwrap();
        let estimates = advise(&Knowledge::new(&game, Seat::FIRST), &ways, 128, &mut Fast::new(9));
        let best = estimates.iter().map(|estimate| estimate.score).fold(f64::MIN, f64::max);
        assert!(estimates[forfeit].score < best, "{estimates:?}");
    }
}
