use engine::{Match, Phrase, Seat, Step, Turn, Viewer};
use guide::{Blocked, Ending, Guide, Section, Series, Standings, Story};
use serde::Serialize;

use crate::answer::{GameEntry, WireTurn};
use crate::inquiry::{Hinted, Progress};
use crate::json::{self, Json};
use crate::table::wire_turn;

/// All that a board draws.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Scene {
    /// Whom the match waits for.
    pub turn: WireTurn,
    /// How many steps have been taken.
    pub steps: usize,
    /// Did the last decision ask for the throw that is due? Then nobody is asked again.
    pub throw_asked_for: bool,
    /// The game as the viewer sees it.
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub view: Json,
    /// The same at the last point of no return; nothing where no step was taken since. What differs can be taken back.
    #[cfg_attr(feature = "typescript", ts(as = "Option<crate::json::Anything>"))]
    pub sealed: Option<Json>,
    /// What is being decided.
    pub prompt: Phrase,
    /// What the viewer may do: plans of the game.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
    pub choices: Json,
    /// What the viewer can decide otherwise: corrections of the game.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
    pub corrections: Json,
    /// What the viewer might expect to be able to do, and why not.
    pub blocked: Vec<Blocked>,
    /// How everybody stands, by seat.
    pub standings: Vec<Phrase>,
    /// The final table, once the game is over.
    pub ending: Option<Ending>,
    /// What a board shows besides the view, as it depends on how the position came about.
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub traces: Json,
    /// Who can take a decision back.
    pub can_undo: Vec<Seat>,
    /// What this change led to, in order.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
    pub events: Json,
    /// How many lines of the log, as it was known before, are still right.
    pub log_from: usize,
    /// The lines after them.
    pub log: Vec<Phrase>,
    /// How many lines of the whole log the viewer has seen when deciding last.
    pub log_seen: usize,
}

impl Scene {
    pub(super) fn new<G: Guide>(
        played: &Match<G>,
        story: &Story<G>,
        viewer: Option<Seat>,
        known: &mut Vec<Phrase>,
    ) -> Self {
        let game = played.game();
        let turn = game.turn();
        let view = game.view(viewer.map_or(Viewer::Spectator, Viewer::Seat));
        let decides = viewer.filter(|seat| matches!(turn, Turn::Players(seats) if seats.contains(*seat)));
        let lines: Vec<Phrase> = story.lines().collect();
        let log_from = lines.iter().zip(known.iter()).take_while(|(line, known)| line == known).count();
        let unseen = viewer.map_or(0, |seat| story.since(seat).count());
        let log_seen = lines.len() - unseen;
        let log = lines[log_from..].to_vec();
        *known = lines;
        let sealed = (played.sealed_steps() < played.steps().len())
            .then(|| json::write(&played.sealed().view(viewer.map_or(Viewer::Spectator, Viewer::Seat))));
        Self {
            turn: wire_turn(game),
            steps: played.steps().len(),
            throw_asked_for: turn.is_chance()
                && matches!(played.steps().last(), Some(Step::Play { action, .. }) if G::asks_for_throw(action)),
            sealed,
            prompt: G::prompt(&view, decides),
            choices: json::write(&decides.map_or_else(Vec::new, |_| G::plans(&view))),
            corrections: json::write(
                &decides.map_or_else(Vec::new, |seat| G::corrections(&view, &played.open_decisions(seat))),
            ),
            traces: json::write(&G::traces(&view, story)),
            blocked: decides.map_or_else(Vec::new, |_| G::blocked(&view)),
            standings: Seat::all(game.players()).map(|seat| G::standing(&view, seat)).collect(),
            ending: (turn == Turn::Over).then(|| G::ending(&view)),
            can_undo: Seat::all(game.players()).filter(|&seat| played.clone().undo(seat).is_ok()).collect(),
            events: json::write::<[(); 0]>(&[]),
            view: json::write(&view),
            log_from,
            log,
            log_seen,
        }
    }
}

/// What some decisions would lead to.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Forecast {
    /// The game as whoever decides would see it then.
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub view: Json,
    /// What would happen, in order.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::json::Anything>"))]
    pub events: Json,
    /// The same in phrases.
    pub log: Vec<Phrase>,
    /// What the random event that would be due then may decide, where the game tells.
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub stakes: Json,
}

/// A point in the course of a match.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// Who decided; nobody for a random event.
    pub seat: Option<Seat>,
    /// How good the position is for each seat, by the judgement of the bots.
    pub worth: Vec<i32>,
    /// How everybody stood.
    pub standings: Vec<Phrase>,
}

/// The match of a series that comes next.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Next {
    /// What the series has come to by then.
    pub series: Series,
    /// Players and variants.
    #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
    pub setup: Json,
}

/// What is answered, by the question.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
#[expect(missing_docs, reason = "an answer is called by its field")]
pub enum Reply {
    Error {
        error: crate::Error,
    },
    Scene(Box<Scene>),
    About {
        game: GameEntry,
        policies: Vec<&'static str>,
        help: Vec<Section>,
    },
    Components {
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        components: Json,
    },
    Data {
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        data: Json,
    },
    Series {
        series: Series,
        stage: usize,
        stages: Vec<&'static str>,
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        setup: Json,
        standings: Standings,
        next: Option<Next>,
    },
    Forecast {
        forecast: Forecast,
    },
    Hint {
        hint: Vec<Hinted>,
    },
    Analysis {
        analysis: Progress,
    },
    Record {
        #[cfg_attr(feature = "typescript", ts(as = "crate::json::Anything"))]
        record: Json,
    },
    Course {
        course: Vec<Moment>,
    },
    Bench {
        decisions: u64,
    },
}
