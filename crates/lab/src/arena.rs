use std::fmt;
use std::num::{NonZeroU64, NonZeroUsize};
use std::sync::Mutex;

use bots::{DECISIONS_MAX, Knowledge, Policy, PolicySpec};
use engine::{Fast, Game, Heuristic, Outcome, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::seating::{seating, seed_of, tables};
use crate::simulate::share_out;
use crate::standings::Evidence;
use crate::tally::WIN_PARTS;
use crate::{Looks, Standings};

/// Every policy against every other.
///
/// The unit is a **block**: one table, one seed, and a game for every rotation of the seats, all with the same dice (the dice
/// of a game come from its seed and the number of the random event). The statistics count blocks, never single games.
#[derive(Clone, Debug)]
pub struct Arena<G: Game> {
    /// The block `n` begins with start `n` modulo their number.
    starts: Vec<G>,
    policies: Vec<PolicySpec>,
    tables: Vec<Vec<usize>>,
    seed: u64,
}

/// Why there is no such arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArenaError {
    /// Two policies at the least are needed to compare.
    TooFew,
    /// A policy stands in the list twice.
    Twice(String),
    /// There is nothing to begin with, or some beginnings have more seats than others.
    Starts,
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew => f.write_str("give at least two policies: an arena compares them"),
            Self::Twice(policy) => write!(f, "'{policy}' is listed twice; a policy cannot be compared with itself"),
            Self::Starts => f.write_str("all setups must have the same number of players"),
        }
    }
}

impl std::error::Error for ArenaError {}

/// How one game of a block ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The number of the table.
    pub table: usize,
    /// The number of the block at this table.
    pub block: u64,
    /// By how many seats everybody had moved on.
    pub rotation: u8,
    /// The part of the win of every member of the table, in twelfths; beyond the members all are 0.
    pub wins: [u8; Seat::COUNT_MAX],
    /// Their scores.
    pub scores: [i32; Seat::COUNT_MAX],
}

/// How much is played.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// So many blocks at every table, at the most.
    pub blocks: NonZeroU64,
    /// At any moment once a difference is decided, or only once at the end.
    pub looks: Looks,
    /// On so many threads; the result does not depend on it.
    pub threads: NonZeroUsize,
}

/// Who is told about every game, from the thread that played it. An error ends the arena.
pub type Witness<'a> = dyn Fn(&Played) -> Result<(), String> + Sync + 'a;

/// The games that were played, in their places.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Results {
    by_table: Vec<Vec<Option<Played>>>,
}

impl<G: Heuristic> Arena<G> {
    /// An arena of different policies.
    ///
    /// ```
    /// use bots::PolicySpec::{Greedy, Random};
    /// use clever_cubed::{CleverCubed, Setup};
    /// use engine::Game;
    /// use lab::{Arena, Extent, Looks, Results};
    /// let start = CleverCubed::new(&Setup::for_players(2)).unwrap();
    /// let arena = Arena::new(vec![start], &[Greedy, Random], 7).unwrap();
    /// let extent = Extent { blocks: 8.try_into().unwrap(), looks: Looks::Once, threads: 1.try_into().unwrap() };
    /// let standings = arena.run(extent, &mut Results::default(), &|_| Ok(())).unwrap();
    /// assert_eq!((standings.games, standings.policies[0].policy.as_str()), (16, "greedy"));
    /// ```
    pub fn new(starts: Vec<G>, policies: &[PolicySpec], seed: u64) -> Result<Self, ArenaError> {
        let players = starts.first().map(G::players).ok_or(ArenaError::Starts)?;
        if starts.iter().any(|start| start.players() != players) {
            return Err(ArenaError::Starts);
        }
        if policies.len() < 2 {
            return Err(ArenaError::TooFew);
        }
        let is_twice = |&(index, policy): &(usize, &PolicySpec)| policies[..index].contains(policy);
        if let Some((_, policy)) = policies.iter().enumerate().find(is_twice) {
            return Err(ArenaError::Twice(policy.to_string()));
        }
        Ok(Self { starts, policies: policies.to_vec(), tables: tables(policies.len(), players), seed })
    }

    /// The policies, in the order in which they were listed.
    pub fn policies(&self) -> &[PolicySpec] {
        &self.policies
    }

    /// What the blocks begin with.
    pub fn starts(&self) -> &[G] {
        &self.starts
    }

    /// The tables: who sits there, as numbers of policies.
    pub fn tables(&self) -> &[Vec<usize>] {
        &self.tables
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How many play at a table.
    pub fn players(&self) -> u8 {
        self.starts[0].players()
    }

    /// Plays what is not in `results` yet, until all blocks are played or, for those who look all the time, until every
    /// difference is decided. The standings depend on nothing but arena and extent: whoever stops it and goes on later with
    /// the games that were witnessed comes to the same ones.
    pub fn run(
        &self,
        extent: Extent,
        results: &mut Results,
        witness: &Witness<'_>,
    ) -> Result<Standings<G::Setup>, String> {
        let mut blocks = vec![0; self.tables.len()];
        loop {
            let evidence = Evidence::new(self, results, &blocks, extent.looks);
            let next: Vec<u64> = (0..self.tables.len())
                .map(|table| match blocks[table] {
                    done if extent.looks == Looks::AnyTime && evidence.is_settled(table) => done,
                    done => next_look(done).min(extent.blocks.get()),
                })
                .collect();
            if next == blocks {
                return Ok(evidence.standings());
            }
            self.play(&self.missing(results, &next), extent.threads, results, witness)?;
            blocks = next;
        }
    }

    /// The games up to these numbers of blocks that are not there.
    fn missing(&self, results: &Results, blocks: &[u64]) -> Vec<(usize, u64, u8)> {
        let games = (0..self.tables.len()).flat_map(|table| {
            (0..blocks[table]).flat_map(move |block| (0..self.players()).map(move |rotation| (table, block, rotation)))
        });
        games.filter(|&(table, block, rotation)| results.game(self, table, block, rotation).is_none()).collect()
    }

    fn play(
        &self,
        games: &[(usize, u64, u8)],
        threads: NonZeroUsize,
        results: &mut Results,
        witness: &Witness<'_>,
    ) -> Result<(), String> {
        let Some(count) = NonZeroU64::new(games.len() as u64) else { return Ok(()) };
        let shared = Mutex::new(results);
        let play = |buffer: &mut Vec<G::Action>, number: u64| {
            let (table, block, rotation) = games[number as usize];
            let played = self.game(table, block, rotation, buffer)?;
            witness(&played)?;
            // A thread that broke off while it held the lock has only put a whole game in its place.
            shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner).add(self, &played);
            Ok(())
        };
        let failed = |(number, reason): (u64, String)| {
            let (table, block, rotation) = games[number as usize];
            let names: Vec<_> = self.tables[table].iter().map(|&policy| self.policies[policy].to_string()).collect();
            let table = names.join(", ");
            format!("block {block} of {table}, rotation {rotation}, seed {}: {reason}", self.seed)
        };
        share_out(count, threads, Vec::new, play, &|_| {}).map(|_| ()).map_err(failed)
    }

    /// Plays one game of a block.
    fn game(&self, table: usize, block: u64, rotation: u8, buffer: &mut Vec<G::Action>) -> Result<Played, String> {
        let members = &self.tables[table];
        let seated = seating(members.len(), block, rotation);
        let mut policies: Vec<_> =
            seated[..members.len()].iter().map(|&place| self.policies[members[place]].build()).collect();
        // Whoever plays alone is compared by the same dice; tables of several are trials of their own.
        let seed = if members.len() == 1 { self.seed } else { seed_of(self.seed, table as u64) };
        let mut game = self.starts[(block % self.starts.len() as u64) as usize].clone();
        let outcome = play_with_dice_of(&mut game, &mut policies, seed_of(seed, block), buffer)?;
        let mut played = Played { table, block, rotation, wins: [0; 4], scores: [0; 4] };
        for (seat, &place) in Seat::all(self.players()).zip(&seated) {
            played.wins[place] = win_parts(&outcome, seat) as u8;
            played.scores[place] = outcome.scores()[seat.index()];
        }
        Ok(played)
    }
}

/// How many blocks are played until somebody looks again: every 16 at first, later whenever a fifth has been added.
fn next_look(blocks: u64) -> u64 {
    (blocks + 16).max(blocks + blocks / 5)
}

/// The part of the win that belongs to `seat`, in parts of [`WIN_PARTS`].
pub(crate) fn win_parts(outcome: &Outcome, seat: Seat) -> i64 {
    let winners = outcome.places().iter().filter(|&&place| place == 1).count() as i64;
    if outcome.places()[seat.index()] == 1 { WIN_PARTS / winners } else { 0 }
}

/// Plays `game` to its end. Its dice come from the seed and the number of the random event, so that games with the same seed
/// throw the same dice as long as they throw equally often; everybody has whims of their own.
pub(crate) fn play_with_dice_of<G: Game>(
    game: &mut G,
    policies: &mut [Box<dyn Policy<G>>],
    seed: u64,
    buffer: &mut Vec<G::Action>,
) -> Result<Outcome, String> {
    let mut whims: Vec<Fast> = (0..policies.len() as u64).map(|seat| Fast::stream(!seed, seat)).collect();
    let (mut events, mut decisions) = (0, 0);
    while decisions < DECISIONS_MAX {
        match game.turn() {
            Turn::Over => return game.outcome().ok_or_else(|| "it is over but has no outcome".to_owned()),
            Turn::Chance(_) => {
                game.let_happen(&mut Fast::stream(seed, events), &mut ());
                events += 1;
            }
            Turn::Players(seats) => {
                let seat = seats.first().ok_or("it waits for nobody")?;
                game.legal(seat, buffer);
                if buffer.is_empty() {
                    break;
                }
                let index = seat.index();
                let choice = policies[index].choose(Knowledge::new(game, seat), buffer, &mut whims[index]);
                game.play_listed(seat, &buffer[choice], &mut ());
                decisions += 1;
            }
        }
    }
    Err(format!("after {decisions} decisions it was not over and could not go on"))
}

impl Results {
    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.by_table.iter().flatten().flatten().count() as u64
    }

    /// Puts a game in its place. False if there is no such place in the arena.
    pub fn add<G: Heuristic>(&mut self, arena: &Arena<G>, played: &Played) -> bool {
        /// No arena is larger; a file that says otherwise is broken.
        const BLOCKS_MAX: u64 = 100_000_000;
        let players = arena.players();
        let fits = played.table < arena.tables.len() && played.rotation < players && played.block < BLOCKS_MAX;
        let whole: i64 = played.wins[..players.into()].iter().map(|&part| i64::from(part)).sum();
        if !fits || whole != WIN_PARTS {
            return false;
        }
        self.by_table.resize(arena.tables.len().max(self.by_table.len()), Vec::new());
        let games = &mut self.by_table[played.table];
        let place = played.block as usize * usize::from(players) + usize::from(played.rotation);
        if games.len() <= place {
            games.resize(place + 1, None);
        }
        games[place] = Some(*played);
        true
    }

    fn game<G: Heuristic>(&self, arena: &Arena<G>, table: usize, block: u64, rotation: u8) -> Option<&Played> {
        let place = block as usize * usize::from(arena.players()) + usize::from(rotation);
        self.by_table.get(table)?.get(place)?.as_ref()
    }

    /// The games of a block, if all are there.
    pub(crate) fn block<G: Heuristic>(&self, arena: &Arena<G>, table: usize, block: u64) -> Option<Vec<&Played>> {
        (0..arena.players()).map(|rotation| self.game(arena, table, block, rotation)).collect()
    }
}
