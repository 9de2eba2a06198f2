//! What a game has to bring to be played in the terminal.

use engine::{Game, Phrase, Seat};
use games::Playable;
use ratatui::layout::{Rect, Size};

use super::pen::Pen;

/// A game that can be drawn and whose actions can be put into a menu. One file in `boards/` for each game; a game that is
/// registered without one does not compile.
pub trait Board: Playable {
    /// The smallest window it can be played in.
    const WINDOW_MIN: Size;

    /// The matches that make a championship of this game, if it has one.
    const TOUR: Option<Tour> = None;

    /// How large the sheet of `seat` is where there is so much room; the window is at least [`Board::WINDOW_MIN`].
    fn sheet_size(view: &Self::View, seat: Seat, room: Size) -> Size;

    /// The line above everything: the name of the game, the round.
    fn draw_headline(view: &Self::View, pen: &mut Pen<'_>, area: Rect);

    /// The sheet of one player. Cells that the plans of the `preview` would mark stand out.
    fn draw_sheet(view: &Self::View, seat: Seat, preview: &[&Plan<Self>], pen: &mut Pen<'_>, area: Rect);

    /// What lies on the table; says how many lines it took.
    fn draw_table(view: &Self::View, pen: &mut Pen<'_>, area: Rect) -> u16;

    /// What is being decided: by `seat`, or by chance.
    fn prompt(view: &Self::View, seat: Option<Seat>) -> Phrase;

    /// Everything the viewer may do. Together the plans begin with every legal action.
    fn plans(view: &Self::View) -> Vec<Plan<Self>>;

    /// Whose dice chance throws next; nobody's where it draws cards or lots.
    fn thrower(view: &Self::View) -> Option<Seat>;

    /// Does the action itself ask for a throw? Then nobody is asked again.
    fn asks_for_throw(action: &Self::Action) -> bool;

    /// How a player stands, in a word: points, hearts.
    fn standing(view: &Self::View, seat: Seat) -> Phrase;

    /// What the final table shows.
    fn ending(view: &Self::View) -> Ending;

    /// The paragraphs of the help screen: symbols and rules in short.
    fn help() -> Vec<Phrase>;

    /// What there is to look up about this match, before the help: the texts of its cards.
    fn notes(_view: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }

    /// What `kubik games` says about the component data, in English: what is uncertain, and how to correct it.
    fn data_notes() -> Vec<String> {
        Vec::new()
    }
}

/// A championship: matches that differ in one option of the setup.
#[derive(Clone, Copy, Debug)]
pub struct Tour {
    /// The option.
    pub option: &'static str,
    /// Its value for each match, in order.
    pub stages: &'static [&'static str],
    /// What the matches are called: keys of the locale files, at least one for each.
    pub stage_names: &'static [&'static str],
}

/// What one line of the menu leads to: one decision, or several that people make in one go, such as taking a die and
/// marking a cell for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan<G: Game> {
    /// What is played, one after the other.
    pub actions: Vec<G::Action>,
    /// The way to it through the menu.
    pub path: Vec<Label>,
    /// What it brings at once.
    pub gains: Gains,
}

/// One step on the way to a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What it says.
    pub phrase: Phrase,
    /// The letter that chooses it; a number where there is none.
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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    /// In symbols, for the menu.
    pub symbols: Vec<Phrase>,
    /// In words.
    pub words: Vec<Phrase>,
    /// What it adds to the score.
    pub points: i32,
    /// What one should know about it, in whole sentences.
    pub notes: Vec<Phrase>,
}

/// The final table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// What was counted, with a number for each seat; the last row is the total.
    pub rows: Vec<(Phrase, Vec<i32>)>,
    /// How it was won.
    pub reason: Phrase,
    /// A title for the winner of a solo game, and stars of five.
    pub title: Option<(Phrase, u8)>,
}

impl Tour {
    /// The setup of a stage: like `setup`, but for the option that the stages differ in.
    pub fn setup<G: Game>(&self, setup: &G::Setup, stage: usize) -> anyhow::Result<G::Setup> {
        let mut setup = serde_json::to_value(setup)?;
        setup[self.option] = self.stages[stage].into();
        Ok(serde_json::from_value(setup)?)
    }
}
