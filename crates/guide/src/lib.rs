//! What every door tells a person about a game.
//!
//! The terminal, the page and the bridge ask the same questions: what is to be decided, what can be chosen and what would
//! it bring, what has happened, how does everybody stand, how did it end, what do the symbols mean. [`Guide`] answers them
//! for each game with plain values; a door only draws them. Words are [`Phrase`]s, and [`Texts`] says them in a language.
//!
//! The tour: [`Guide`], its values in [`plan`], [`Story`] for what has happened, [`Guidance`] for all of it at once,
//! [`Series`] for championships, and a module for each game.

mod plan;

mod story;

mod series;

mod texts;

pub mod clever_cubed;

pub mod king_of_tokyo_duel;

pub mod dice_city;

pub mod cubitos;

use std::fmt::Debug;

use engine::{Game, Match, Phrase, Seat, Turn, Viewer};
use games::{Playable, UnknownGame};
use serde::Serialize;

pub use plan::{Blocked, Correction, Ending, Gains, Label, Plan, Section};
pub use series::{POINTS, Series, Standings, Tour, check_places};
pub use story::Story;
pub use texts::{Language, Texts, UnknownLanguage};

/// A game that can explain itself. One module for each; a game that is registered without one does not compile.
pub trait Guide: Playable {
    /// What is printed on the components, where the views of the game do not say it.
    type Components: Serialize;

    /// The matches that make a championship of this game, if it has one.
    const TOUR: Option<Tour> = None;

    /// The built-in file of component data, where the owner of the game may correct it.
    const DATA: Option<&'static str> = None;

    /// What a board shows besides the view, because it depends on how the position came about.
    type Traces: Clone + Debug + Default + Serialize;

    /// What the random event that is due may decide, where people weigh it before they let it come.
    type Stakes: Default + Serialize;

    /// What is being decided: by `seat`, or by chance.
    fn prompt(view: &Self::View, seat: Option<Seat>) -> Phrase;

    /// Everything the viewer may do. Together the plans begin with every legal action.
    fn plans(view: &Self::View) -> Vec<Plan<Self>>;

    /// What the viewer might expect to be able to do, and why it cannot be done now.
    fn blocked(_view: &Self::View) -> Vec<Blocked> {
        Vec::new()
    }

    /// What the viewer can decide otherwise. `open` is what they have decided last and can take back one by one.
    fn corrections(_view: &Self::View, _open: &[Self::Action]) -> Vec<Correction<Self::Action>> {
        Vec::new()
    }

    /// What a board shows besides the view.
    fn traces(_view: &Self::View, _story: &Story<Self>) -> Self::Traces {
        Self::Traces::default()
    }

    /// What the random event that is due may decide.
    fn stakes(&self) -> Self::Stakes {
        Self::Stakes::default()
    }

    /// Does the action itself ask for a throw? Then nobody is asked again.
    fn asks_for_throw(action: &Self::Action) -> bool;

    /// How a player stands, in a word: points, hearts.
    fn standing(view: &Self::View, seat: Seat) -> Phrase;

    /// What the final table shows.
    fn ending(view: &Self::View) -> Ending;

    /// The help: symbols and rules in short.
    fn help() -> Vec<Section>;

    /// What there is to look up about this match: the texts of its cards.
    fn notes(_view: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }

    /// What is printed on the components of this match. It stays the same from the first decision to the last, so that a
    /// board asks for it once, and views need not carry it.
    fn components(&self) -> Self::Components;

    /// What is uncertain about the component data, and how to correct it, in English, for lists of games.
    fn data_notes() -> Vec<String> {
        Vec::new()
    }
}

/// Everything that a seat should be told now.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "", rename_all = "camelCase")]
pub struct Guidance<G: Guide> {
    /// What is being decided.
    pub prompt: Phrase,
    /// What the seat may do.
    pub choices: Vec<Plan<G>>,
    /// What it can decide otherwise.
    pub corrections: Vec<Correction<G::Action>>,
    /// What it might expect to be able to do, and why not.
    pub blocked: Vec<Blocked>,
    /// How everybody stands, by seat.
    pub standings: Vec<Phrase>,
    /// What has happened since the seat last decided.
    pub since: Vec<Phrase>,
    /// The final table, once the game is over.
    pub ending: Option<Ending>,
    /// What a board shows besides the view.
    pub traces: G::Traces,
}

impl<G: Guide> Guidance<G> {
    /// What `seat` should be told about a match, of which `story` tells what has happened.
    pub fn new(played: &Match<G>, seat: Seat, story: &Story<G>) -> Self {
        let game = played.game();
        let view = game.view(Viewer::Seat(seat));
        let turn = game.turn();
        let decides = matches!(turn, Turn::Players(seats) if seats.contains(seat));
        Self {
            prompt: G::prompt(&view, decides.then_some(seat)),
            choices: if decides { G::plans(&view) } else { Vec::new() },
            corrections: if decides { G::corrections(&view, &played.open_decisions(seat)) } else { Vec::new() },
            blocked: if decides { G::blocked(&view) } else { Vec::new() },
            standings: Seat::all(game.players()).map(|seat| G::standing(&view, seat)).collect(),
            since: story.since(seat).collect(),
            ending: (turn == Turn::Over).then(|| G::ending(&view)),
            traces: G::traces(&view, story),
        }
    }
}

/// Something that can be done with any game that explains itself.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with one game.
    fn visit<G: Guide>(self) -> Self::Output;
}

/// Does something with the game of this name, as [`games::with_game`] does for games that need not explain themselves.
pub fn with_game<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
    macro_rules! dispatch {
        ($($game:ty),* $(,)?) => {
            $(if name == <$game as Game>::INFO.name { return Ok(visitor.visit::<$game>()); })*
        };
    }
    games::for_each_game!(dispatch);
    Err(UnknownGame(name.to_owned()))
}
