//! `kubik play`: the games in the terminal, for one to four people and bots at one keyboard.
//!
//! The tour: [`board`] is what a game has to bring, with one file for each in [`boards`]; [`app`] is a game in progress and
//! what keys do to it; [`menu`] the way from a key to an action; [`screen`] the picture, drawn with a [`pen`];
//! [`terminal`] the loop around them; [`series`] counts the points of several matches.

mod app;
mod board;
mod boards;
mod ending;
mod keyboard;
mod menu;
mod pen;
mod saved;
mod screen;
mod sitter;
mod terminal;

#[cfg(test)]
mod tests;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

use anyhow::{Context, bail};
use engine::{Game, Match};
use guide::{Language, Series};
use serde_json::Value;

use self::app::{App, Options};
pub use self::board::Board;
use self::saved::Saved;
use self::sitter::{Sitter, Sitters};
use crate::common::{Sugar, Table};

/// Play a game in the terminal, alone, with others at one keyboard, or against bots.
#[derive(clap::Args)]
pub struct Args {
    /// The game, as `kubik games` lists it; may be left out with --resume
    game: Option<String>,

    /// How many play [default: as many as --seats, else as few as the game allows]
    #[arg(long, short, value_name = "N", conflicts_with = "resume")]
    players: Option<u8>,

    /// Who sits where, separated by commas: person, greedy, random [default: persons]
    #[arg(long, short, value_name = "LIST", value_delimiter = ',')]
    seats: Vec<String>,

    /// What they are called, separated by commas
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    names: Vec<String>,

    /// The language: en, ru or uk [default: that of the environment]
    #[arg(long, short, value_name = "CODE")]
    lang: Option<String>,

    /// The same seed gives the same dice [default: other dice every time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Go on with a match that was saved, or with any match record
    #[arg(long, short, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Where to save [default: the resumed file, or a new one in this folder]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Without colours, as with the environment variable NO_COLOR
    #[arg(long, alias = "no-color")]
    no_colour: bool,

    /// A variant of the rules, as `kubik games` lists them; may be given several times
    #[arg(long = "option", short, value_name = "ID=VALUE", conflicts_with = "resume")]
    options: Vec<String>,

    #[command(flatten)]
    sugar: Sugar,

    /// Play a championship: several matches in a row, with points for the places
    #[arg(long, conflicts_with_all = ["resume", "set"])]
    championship: bool,

    /// The points of a championship, for the first place, the second and so on
    #[arg(long, value_name = "LIST", default_value = "5,3,2,1", requires = "championship")]
    points: String,
}

/// Plays.
pub fn run(args: &Args) -> anyhow::Result<()> {
    if args.resume.is_some() && (args.sugar.set.is_some() || args.sugar.data.is_some()) {
        bail!("--set and --data are for a new match; a resumed one keeps what it was begun with");
    }
    let resumed = args.resume.as_deref().map(saved::read).transpose()?;
    let name = match (&args.game, &resumed) {
        (Some(name), _) => name.clone(),
        (None, Some(value)) => saved::game_of(value).context("resume: the file does not name a game")?.to_owned(),
        (None, None) => bail!("which game? `kubik games` lists them, as in `kubik play clever-cubed`"),
    };
    // Not through `games::with_game`, because a board is asked for as well: a game without one does not compile.
    macro_rules! dispatch {
        ($($game:ty),* $(,)?) => {
            $(if name == <$game as Game>::INFO.name { return play::<$game>(args, resumed); })*
        };
    }
    games::for_each_game!(dispatch);
    Err(games::UnknownGame(name).into())
}

fn play<G: Board>(args: &Args, resumed: Option<Value>) -> anyhow::Result<()> {
    terminal::play(match resumed {
        None => begin::<G>(args)?,
        Some(value) => resume::<G>(args, value).context("resume")?,
    })
}

/// A new match.
fn begin<G: Board>(args: &Args) -> anyhow::Result<App<G>> {
    let seats = seats(args)?;
    let players = if seats.is_empty() { args.players.unwrap_or(G::INFO.players.0) } else { seats.len() as u8 };
    if args.players.is_some_and(|named| named != players) {
        bail!("seats: {} seats for {} players", seats.len(), args.players.unwrap_or_default());
    }
    let table = Table {
        game: G::INFO.name.to_owned(),
        players: Some(players),
        options: args.options.clone(),
        setup: None,
        sugar: args.sugar.clone(),
    };
    let mut setup = table.setup::<G>(players)?;
    let mut series = None;
    if args.championship {
        let Some(tour) = G::TOUR else { bail!("--championship: {} has none", G::INFO.name) };
        series = Some(Series::new(&args.points).context("--points")?);
        setup = tour.setup::<G>(&setup, 0)?;
    }
    let seats = if seats.is_empty() { vec![Sitter::Person; players.into()] } else { seats };
    let sitters = Sitters::new(seats, &args.names)?;
    let options = Options { series, ..options(args, sitters, None)? };
    Ok(App::new(Match::new(&setup)?, Vec::new(), options))
}

/// A match that goes on.
fn resume<G: Board>(args: &Args, value: Value) -> anyhow::Result<App<G>> {
    let is_bare = value.get("record").is_none();
    let saved = Saved::<G>::from_value(value)?;
    let mut events = Vec::new();
    let game = Match::replay(&saved.record, &mut events)?;
    let players = usize::from(game.game().players());
    let named = seats(args)?;
    let seats = [named, saved.seats, vec![Sitter::Person; players]].into_iter().find(|seats| !seats.is_empty());
    let seats = seats.unwrap_or_default();
    if seats.len() != players {
        bail!("seats: {} seats for {players} players", seats.len());
    }
    let names = if args.names.is_empty() { &saved.names } else { &args.names };
    let sitters = Sitters::new(seats, names)?;
    let mut options = options(args, sitters, saved.language)?;
    if let Some(series) = &saved.series {
        let Some(tour) = G::TOUR else { bail!("series: {} has no championship", G::INFO.name) };
        series.check(&tour, players).map_err(|invalid| invalid.inside("series"))?;
    }
    options.series = saved.series;
    if !is_bare {
        // A bare record stays what it is, for whoever wrote it; our own file is written over.
        options.file = options.file.or_else(|| args.resume.clone());
    }
    Ok(App::new(game, events, options))
}

fn seats(args: &Args) -> anyhow::Result<Vec<Sitter>> {
    args.seats.iter().map(|name| name.trim().parse().map_err(anyhow::Error::msg)).collect()
}

fn options(args: &Args, sitters: Sitters, saved: Option<Language>) -> anyhow::Result<Options> {
    let language = match &args.lang {
        Some(code) => code.parse()?,
        None => saved.unwrap_or_else(|| Language::from_variables(|name| std::env::var(name).ok())),
    };
    let is_plain = args.no_colour || std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    Ok(Options {
        sitters,
        language,
        has_colour: !is_plain,
        // The standard library's hasher is seeded by the system; that is random enough for dice among friends.
        seed: args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish()),
        file: args.save.clone(),
        series: None,
    })
}
