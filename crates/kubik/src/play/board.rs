//! What a game has to bring to be played in the terminal.

use engine::{Game, Seat};
use guide::{Guide, Plan};
use ratatui::layout::{Rect, Size};

use super::pen::Pen;

/// Draws the page of a seat from one of its lines; says from which line on its end is seen.
pub type DrawPage<G> = fn(&<G as Game>::View, Seat, u16, &mut Pen<'_>, Rect) -> u16;

/// A game that can be drawn. One folder in `boards/` for each game; a game that is
/// registered without one does not compile.
pub trait Board: Guide {
    /// The smallest window it can be played in.
    const WINDOW_MIN: Size;

    /// Do all share one sheet? Where every player has one of their own, Tab shows those of the others, and that of a bot is
    /// shown while it plays.
    const HAS_ONE_SHEET: bool = false;

    /// Draws a page to read for each player, which Tab shows instead of a sheet. Where every player has a sheet of their own it
    /// tells about that sheet, and whoever reads has a page too.
    const PAGE: Option<DrawPage<Self>> = None;

    /// Lines of the sheet that stay. Those beyond them give way to words about a choice that would have to be cut.
    const SHEET_LINES_MIN: u16 = u16::MAX;

    /// How large the sheet of `seat` is where there is so much room; the window is at least [`Board::WINDOW_MIN`].
    fn sheet_size(view: &Self::View, seat: Seat, room: Size) -> Size;

    /// The line above everything: the name of the game, the round.
    fn draw_headline(view: &Self::View, pen: &mut Pen<'_>, area: Rect);

    /// The sheet of one player. Cells that the plans of the `preview` would mark stand out.
    fn draw_sheet(view: &Self::View, seat: Seat, preview: &[&Plan<Self>], pen: &mut Pen<'_>, area: Rect);

    /// What lies on the table; says how many lines it took.
    fn draw_table(view: &Self::View, traces: &Self::Traces, pen: &mut Pen<'_>, area: Rect) -> u16;
}

/// Something that can be done with any game that can be drawn.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with one game.
    fn visit<G: Board>(self) -> Self::Output;
}

/// Does something with the game of this name.
pub fn with_game<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, games::UnknownGame> {
    macro_rules! dispatch {
        ($($game:ty),* $(,)?) => {
            $(if name == <$game as engine::Game>::INFO.name { return Ok(visitor.visit::<$game>()); })*
        };
    }
    games::for_each_game!(dispatch);
    Err(games::UnknownGame(name.to_owned()))
}
