/// A choice, and what there is to say about all there was to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The index of the chosen action.
    pub choice: usize,
    /// What each legal action seems to be worth, where the policy has looked at it.
    pub estimates: Vec<Option<Estimate>>,
}

impl Verdict {
    /// A choice of so many actions without a word about any of them.
    pub fn of(choice: usize, actions: usize) -> Self {
        Self { choice, estimates: vec![None; actions] }
    }
}

/// What an action seems to be worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// How many games that rests on; none where a judgement says it.
    pub games: u32,
    /// The part of the win; points in solo games; what the judgement counts if there are no games.
    pub value: f64,
    /// The standard error of the value.
    pub error: f64,
}
