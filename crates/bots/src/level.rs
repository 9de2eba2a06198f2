use engine::{Fast, Heuristic};

use crate::{Budget, Greedy, Knowledge, Policy, Random, Search};

/// How well an opponent plays, for people who choose one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Knows the rules and what is good for it, and forgets about it now and then.
    Easy,
    /// Plays sensibly, move by move.
    Normal,
    /// Works out what a move brings.
    Hard,
    /// As strong as a second for a decision lets it be.
    Expert,
}

impl Level {
    /// The weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The opponent itself, which may use so many threads.
    pub fn build_on<G: Heuristic>(self, threads: usize) -> Box<dyn Policy<G>> {
        let [normal, hard, expert] = G::OUTLOOK.games;
        let search = |games: u32| -> Box<dyn Policy<G>> {
            if games == 0 {
                Box::new(Greedy::default())
            } else {
                Box::new(Search::new(Budget::Games(games)).within(G::OUTLOOK.decisions).on_threads(threads))
            }
        };
        match self {
            Self::Easy => Box::new(Easy(Greedy::default())),
            Self::Normal if normal == 0 => Box::new(Greedy::judging_by(G::TAUGHT)),
            Self::Normal => search(normal),
            Self::Hard if hard == 0 && expert == 0 => Box::new(Hasty::default()),
            Self::Hard => search(hard),
            Self::Expert => search(expert),
        }
    }
}

/// Plays like a child who knows the rules: it takes what looks good, and now and then what comes first to mind.
#[derive(Clone, Debug)]
struct Easy<G: Heuristic>(Greedy<G>);

/// One decision in so many is made without a thought.
const WHIM: u32 = 4;

impl<G: Heuristic> Policy<G> for Easy<G> {
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        if source.below(WHIM) == 0 {
            Random.choose(knowledge, legal, source)
        } else {
            self.0.choose(knowledge, legal, source)
        }
    }
}

/// Computes half of its decisions, and only judges the others.
#[derive(Clone, Debug)]
struct Hasty<G: Heuristic> {
    computing: Greedy<G>,
    judging: Greedy<G>,
}

impl<G: Heuristic> Default for Hasty<G> {
    fn default() -> Self {
        Self { computing: Greedy::default(), judging: Greedy::judging_by(G::TAUGHT) }
    }
}

impl<G: Heuristic> Policy<G> for Hasty<G> {
    fn choose(&mut self, knowledge: Knowledge<'_, G>, legal: &[G::Action], source: &mut Fast) -> usize {
        let policy = if source.below(2) == 0 { &mut self.computing } else { &mut self.judging };
        policy.choose(knowledge, legal, source)
    }
}
