use std::any::Any;
use std::num::{NonZeroU64, NonZeroUsize};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use engine::{Figures, Game, Heuristic, Outcome, Seat};

use crate::tally::{Finished, Tally};
use crate::{Experiment, Failure, Report, Worker};

/// How many games a thread takes at once, at the most: enough that taking them costs nothing, few enough that a progress
/// bar moves.
const CHUNK_MAX: u64 = 256;

/// Into how many chunks a thread's part is cut, at the least, so that no thread waits long for the last one.
const CHUNKS_PER_THREAD: u64 = 16;

/// Plays so many games of an experiment on so many threads. `progress` is told, from those threads, how many more are done.
///
/// ```
/// use std::num::{NonZeroU64, NonZeroUsize};
/// use bots::PolicySpec;
/// use clever_cubed::{CleverCubed, Setup};
/// use lab::{Experiment, simulate};
/// let experiment = Experiment::<CleverCubed>::new(&Setup::for_players(1), &[PolicySpec::Random], 7).unwrap();
/// let report = simulate(&experiment, NonZeroU64::new(100).unwrap(), NonZeroUsize::MIN, &|_| {}).unwrap();
/// assert_eq!(report.games, 100);
/// assert_eq!(report.seats[0].policy, "random");
/// ```
pub fn simulate<G: Heuristic + Figures>(
    experiment: &Experiment<G>,
    games: NonZeroU64,
    threads: NonZeroUsize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report<G::Setup>, Failure> {
    let start = || Counting::new(experiment);
    let parts = share_out(games, threads, start, Counting::play, progress).map_err(|(game, reason)| Failure {
        seed: experiment.seed(),
        game,
        reason,
    })?;
    let mut whole = Tally::new(experiment.policies());
    parts.iter().for_each(|part| whole.merge(&part.tally));
    Ok(Report::new(experiment, &whole))
}

/// Plays games and counts them.
struct Counting<'a, G: Game> {
    worker: Worker<'a, G>,
    finished: Finished,
    tally: Tally,
}

impl<'a, G: Heuristic + Figures> Counting<'a, G> {
    fn new(experiment: &'a Experiment<G>) -> Self {
        let players = experiment.policies().len();
        let finished =
            Finished { game: 0, decisions: 0, outcome: Outcome::by_score(&[], ""), facts: vec![Vec::new(); players] };
        Self { worker: experiment.worker(), finished, tally: Tally::new(experiment.policies()) }
    }

    fn play(&mut self, game: u64) -> Result<(), String> {
        let finished = &mut self.finished;
        finished.game = game;
        finished.decisions = self.worker.play(game).map_err(|failure| failure.reason)?;
        let ended = self.worker.game();
        finished.outcome = ended.outcome().ok_or("it is over but has no outcome")?;
        for (seat, facts) in Seat::all(ended.players()).zip(&mut finished.facts) {
            facts.clear();
            ended.facts(seat, facts);
        }
        self.tally.add(finished);
        Ok(())
    }
}

/// Shares the games 0 to `games` out to threads, each with a state of its own, and gives back those states. When games
/// fail (a panic is a failure too), the first of them is named, whichever thread played it.
pub(crate) fn share_out<T: Send>(
    games: NonZeroU64,
    threads: NonZeroUsize,
    start: impl Fn() -> T + Sync,
    play: impl Fn(&mut T, u64) -> Result<(), String> + Sync,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<T>, (u64, String)> {
    let games = games.get();
    let chunk = (games / (threads.get() as u64).saturating_mul(CHUNKS_PER_THREAD)).clamp(1, CHUNK_MAX);
    let next = AtomicU64::new(0);
    let has_failed = AtomicBool::new(false);
    let work = || {
        let mut state = start();
        while !has_failed.load(Ordering::Relaxed) {
            let first = next.fetch_add(chunk, Ordering::Relaxed);
            if first >= games {
                break;
            }
            let end = games.min(first.saturating_add(chunk));
            // Chunks are handed out in order and finished once begun: no game before the failed one is left out.
            play_chunk(&mut state, first, end, &play).inspect_err(|_| has_failed.store(true, Ordering::Relaxed))?;
            progress(end - first);
        }
        Ok(state)
    };
    let chunks = games.div_ceil(chunk);
    let results: Vec<Result<T, (u64, String)>> = thread::scope(|scope| {
        let helpers: Vec<_> = (1..(threads.get() as u64).min(chunks)).map(|_| scope.spawn(work)).collect();
        let own = work();
        let theirs = helpers.into_iter().map(|helper| helper.join().expect("panics of games are caught"));
        std::iter::once(own).chain(theirs).collect()
    });
    let first_failure = results.iter().filter_map(|result| result.as_ref().err()).min().cloned();
    match first_failure {
        Some(failure) => Err(failure),
        None => Ok(results.into_iter().flatten().collect()),
    }
}

fn play_chunk<T>(
    state: &mut T,
    first: u64,
    end: u64,
    play: impl Fn(&mut T, u64) -> Result<(), String>,
) -> Result<(), (u64, String)> {
    let mut game = first;
    // A state that a panic left half-changed is thrown away with everything it has counted.
    let played = catch_unwind(AssertUnwindSafe(|| {
        while game < end {
            play(state, game)?;
            game += 1;
        }
        Ok(())
    }));
    played.unwrap_or_else(|panic| Err(panic_message(&*panic))).map_err(|reason| (game, reason))
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("it broke off: {}", text.unwrap_or("no message"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    use bots::PolicySpec;
    use clever_cubed::{CleverCubed, Setup};

    const GAMES: NonZeroU64 = NonZeroU64::new(1000).unwrap();

    fn threads(number: usize) -> NonZeroUsize {
        NonZeroUsize::new(number).unwrap()
    }

    #[test]
    fn every_game_is_played_once_and_reported() {
        for number in [1, 2, 3, 7] {
            let done = Mutex::new(0);
            let play = |played: &mut Vec<u64>, game| {
                played.push(game);
                Ok(())
            };
            let count = |games| *done.lock().unwrap() += games;
            let parts = share_out(GAMES, threads(number), Vec::new, play, &count).unwrap();
            let mut all = parts.concat();
            all.sort_unstable();
            assert!(all.into_iter().eq(0..GAMES.get()), "{number} threads");
            assert_eq!(done.into_inner().unwrap(), GAMES.get());
        }
    }

    #[test]
    fn the_first_failure_is_named() {
        for number in [1, 2, 4] {
            let play = |(): &mut (), game| if game % 100 == 99 { Err(format!("no {game}")) } else { Ok(()) };
            let failed = share_out(GAMES, threads(number), || (), play, &|_| {});
            assert_eq!(failed, Err((99, "no 99".to_owned())), "{number} threads");
        }
    }

    #[test]
    fn a_panic_is_a_failure_of_its_game() {
        let play = |(): &mut (), game| if game == 321 { panic!("broken {game}") } else { Ok(()) };
        let failed = share_out(GAMES, threads(2), || (), play, &|_| {});
        assert_eq!(failed, Err((321, "it broke off: broken 321".to_owned())));
    }

    #[test]
    fn reports_do_not_depend_on_the_number_of_threads() {
        let policies = [PolicySpec::Random, PolicySpec::Greedy, PolicySpec::Random];
        let experiment = Experiment::<CleverCubed>::new(&Setup::for_players(3), &policies, 11).unwrap();
        let report = |number| simulate(&experiment, NonZeroU64::new(60).unwrap(), threads(number), &|_| {}).unwrap();
        let alone = report(1);
        assert_eq!(alone.games, 60);
        for number in [2, 3, 5] {
            assert_eq!(report(number), alone, "{number} threads");
        }
    }

    #[test]
    fn another_seed_plays_other_games() {
        let report = |seed| {
            let experiment =
                Experiment::<CleverCubed>::new(&Setup::for_players(1), &[PolicySpec::Random], seed).unwrap();
            simulate(&experiment, NonZeroU64::new(50).unwrap(), threads(1), &|_| {}).unwrap()
        };
        assert_ne!(report(1).policies[0].histogram, report(2).policies[0].histogram);
    }
}
