use engine::{Game, Phrase};
use serde::Serialize;

/// One choice: a decision, or several that people make in one go, such as taking a die and marking a cell for it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Plan<G: Game> {
    /// What is played, one after the other.
    pub actions: Vec<G::Action>,
    /// The way to it, from the general to the particular: the die, then the cell.
    pub path: Vec<Label>,
    /// What it brings at once.
    pub gains: Gains,
}

// Derived, it would ask for a game that is a type of TypeScript; only its actions have to be.
#[cfg(feature = "typescript")]
impl<G: Game<Action: ts_rs::TS>> ts_rs::TS for Plan<G> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_config: &ts_rs::Config) -> String {
        "Plan".to_owned()
    }

    fn inline(config: &ts_rs::Config) -> String {
        let (action, label, gains) = (G::Action::name(config), Label::name(config), Gains::name(config));
        format!("{{ actions: Array<{action}>, path: Array<{label}>, gains: {gains}, }}")
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type Plan = {};", Self::inline(config))
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor) {
        visitor.visit::<G::Action>();
        visitor.visit::<Label>();
        visitor.visit::<Gains>();
    }
}

/// A change of mind: one decision that can still be taken back while those made after it stay. Doors take back `undo`
/// decisions of the seat, one after the other, and play `actions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Correction<A> {
    /// What it says. Its letter is that of the choice which it takes back, so that one key does both.
    pub label: Label,
    /// How many decisions are taken back.
    pub undo: usize,
    /// What is decided again afterwards.
    pub actions: Vec<A>,
}

impl<A: Clone> Correction<A> {
    /// Takes back one of the decisions that are open and keeps the later ones.
    pub fn taking_back(index: usize, open: &[A], label: Label) -> Self {
        Self { label, undo: open.len() - index, actions: open[index + 1..].to_vec() }
    }
}

/// One step on the way to a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Label {
    /// What it says.
    pub phrase: Phrase,
    /// The letter that chooses it on a keyboard; a number where there is none.
    pub letter: Option<char>,
    /// Is it understood without words when there is nothing else to choose at this step?
    pub is_quiet: bool,
}

impl Label {
    /// A step that gets a number.
    pub fn new(phrase: Phrase) -> Self {
        Self { phrase, letter: None, is_quiet: false }
    }

    /// A step that is chosen by a letter.
    pub fn lettered(letter: char, phrase: Phrase) -> Self {
        Self { phrase, letter: Some(letter), is_quiet: false }
    }

    /// A step that is only named when there are others.
    pub fn quiet(phrase: Phrase) -> Self {
        Self { phrase, letter: None, is_quiet: true }
    }
}

/// What a plan brings at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Gains {
    /// In symbols, for short lines.
    pub symbols: Vec<Phrase>,
    /// In words.
    pub words: Vec<Phrase>,
    /// What it adds to the score.
    pub points: i32,
    /// What one should know about it, in whole sentences.
    pub notes: Vec<Phrase>,
}

/// Something that cannot be chosen now, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Blocked {
    /// What it is.
    pub what: Phrase,
    /// Why not, in a few words.
    pub why: Phrase,
}

/// The final table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ending {
    /// What was counted, with a number for each seat; the last row is the total.
    pub rows: Vec<(Phrase, Vec<i32>)>,
    /// How it was won.
    pub reason: Phrase,
    /// A title for the winner of a solo game, and stars of five.
    pub title: Option<(Phrase, u8)>,
}

/// A part of the help.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Section {
    /// What it is about.
    pub title: Phrase,
    /// What it says.
    pub paragraphs: Vec<Phrase>,
}

impl Section {
    /// A part of the help: `title` is a key of the locale files.
    pub fn new(title: &'static str, paragraphs: impl IntoIterator<Item = Phrase>) -> Self {
        Self { title: Phrase::new(title), paragraphs: paragraphs.into_iter().collect() }
    }
}
