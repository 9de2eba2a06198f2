//! `kubik play`: the games in the terminal, for one to four people and bots at one keyboard.
//!
//! The tour: [`lobby`] is the menu before a match, with the saved matches of the [`library`]; [`app`] is a game in progress,
//! [`keys`] what keys do to it, [`menu`] the way from a key to an action, and [`pace`] how fast bots are followed. [`board`] is
//! what a game has to bring, with one folder for each in [`boards`]; [`screen`] is what is shown, drawn with a [`pen`];
//! [`terminal`] the loop around them, and a [`picture`] what is printed of a position. A [`journal`] keeps the match on disk, in
//! the folder that [`home`] finds, and [`saved`] reads it back.

mod app;
mod board;
mod boards;
mod ending;
mod home;
mod journal;
mod keyboard;
mod keys;
mod library;
mod lobby;
mod menu;
mod pace;
mod pen;
mod picture;
mod saved;
mod screen;
mod sitter;
mod terminal;

#[cfg(test)]
mod tests;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use engine::Match;
use guide::{Language, Series};

use self::app::{App, Options};
pub use self::board::{Board, Visitor, with_game};
use self::journal::{Journal, OpenFile};
pub use self::lobby::OptionWords;
use self::lobby::{Lobby, Wish};
pub use self::picture::picture;
pub use self::saved::{Far, Saved};
pub use self::sitter::{Sitter, Sitters};
use crate::common::{SetupArgs, Sugar};

/// Play a game in the terminal, alone, with others at one keyboard, or against bots
///
/// Without a game there is a menu: go on with the last match, begin a new one, choose the opponents and the language, look
/// at saved matches.
#[derive(clap::Args, Clone)]
#[command(after_help = "\
Examples:
  kubik play                                          the menu
  kubik play clever-cubed                             you against a bot
  kubik play clever-cubed --players 1                 alone
  kubik play cubitos --seats person,person,hard --names Anna,Boris
  kubik play dice-city --lang uk --option soloLevel=hard --players 1
  kubik play cubitos --championship --points 5,3,2,1
  kubik play --resume match.kubik                     go on with a match
  kubik play king-of-tokyo-duel --seats expert,expert watch two bots")]
pub struct Args {
    /// The game, as `kubik games` lists it; without it and without --resume there is a menu
    game: Option<String>,

    /// How many play [default: as many as --seats, else 2]
    #[arg(long, short, value_name = "N", conflicts_with = "resume")]
    players: Option<u8>,

    /// Who sits where, separated by commas: person, easy, normal, hard, expert [default: a person against normal]
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

    /// Go on with a saved match, or with any match record
    #[arg(long, short, value_name = "FILE")]
    resume: Option<PathBuf>,

    /// Where the match is saved, step by step [default: a new file in the folder of your matches]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// How fast the turns of bots are shown: slow, normal, fast, at-once
    #[arg(long, value_name = "PACE", default_value = "normal")]
    pace: String,

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
    #[arg(long, value_name = "LIST", default_value = guide::POINTS, requires = "championship")]
    points: String,
}

/// Plays.
pub fn run(args: &Args) -> anyhow::Result<()> {
    if args.game.is_none() && args.resume.is_none() {
        return choose_and_play(args);
    }
    play_one(args).map(drop)
}

/// The menu, a match, the menu again, until somebody leaves.
fn choose_and_play(args: &Args) -> anyhow::Result<()> {
    let mut lobby = Lobby::new(language(args, None)?, has_colour(args), home::matches());
    loop {
        let wanted = match terminal::choose(&mut lobby)? {
            Wish::Leave => return Ok(()),
            Wish::Resume(path) => Args { resume: Some(path), ..args.clone() },
            Wish::Begin(draft) => Args {
                game: Some(draft.info.name.to_owned()),
                seats: draft.seats.iter().map(ToString::to_string).collect(),
                options: draft.options(),
                championship: draft.is_championship,
                ..args.clone()
            },
        };
        let code = lobby.texts.language().code().to_owned();
        match play_one(&Args { lang: Some(code), no_colour: !lobby.has_colour, ..wanted }) {
            Ok(language) => lobby.come_back(language),
            Err(error) => lobby.message = Some(format!("{error:#}")),
        }
    }
}

/// Plays one match; says in which language it ended.
fn play_one(args: &Args) -> anyhow::Result<Language> {
    if args.resume.is_some() && (args.sugar.set.is_some() || args.sugar.data.is_some()) {
        bail!("--set and --data are for a new match; a resumed one keeps what it was begun with");
    }
    if let Some(path) = args.save.as_deref().filter(|path| path.exists()) {
        bail!(
            "--save {}: the file exists; --resume goes on with a match, and a new one needs a new file",
            path.display()
        );
    }
    let open = |path: &Path| Saved::open(path).with_context(|| path.display().to_string());
    let resumed = args.resume.as_deref().map(open).transpose()?;
    let name = match (&args.game, &resumed) {
        (Some(name), Some((saved, _))) if *name != saved.game => {
            bail!("--resume: this is a match of '{}', not of '{name}'", saved.game)
        }
        (Some(name), _) => name.clone(),
        (None, Some((saved, _))) => saved.game.clone(),
        (None, None) => bail!("which game? `kubik games` lists them, as in `kubik play clever-cubed`"),
    };
    let played = with_game(&name, Play { args, resumed }).map_err(anyhow::Error::from);
    match &args.resume {
        Some(path) => played.with_context(|| path.display().to_string())?,
        None => played?,
    }
}

/// A match of some game.
struct Play<'a> {
    args: &'a Args,
    resumed: Option<(Saved, Option<OpenFile>)>,
}

impl Visitor for Play<'_> {
    type Output = anyhow::Result<Language>;

    fn visit<G: Board>(self) -> Self::Output {
        let args = self.args;
        let named = args.save.as_deref().map(Journal::named);
        let (mut app, mut journal) = match self.resumed {
            None => (begin::<G>(args)?, named.unwrap_or_else(|| Journal::of_user(G::INFO.name))),
            Some((saved, file)) => {
                let path = args.resume.as_deref().unwrap_or(Path::new(""));
                let app = resume::<G>(args, &saved).with_context(|| path.display().to_string())?;
                // With --save the match goes on elsewhere, and what was resumed stays what it is; so does a file of another
                // kind, and one by older rules.
                let same = || Some(Journal::resumed(file.filter(|_| saved.is_of_today::<G>())?, G::INFO.name));
                (app, named.or_else(same).unwrap_or_else(|| Journal::of_user(G::INFO.name)))
            }
        };
        terminal::play(&mut app, &mut journal)?;
        say_goodbye(&app, journal.path());
        Ok(app.texts.language())
    }
}

/// Where the match is and how one goes on with it, or that it is lost.
fn say_goodbye<G: Board>(app: &App<G>, path: Option<&Path>) {
    if let Some(trouble) = &app.trouble {
        println!("{}", app.texts.say_about("not-saved", "reason", trouble));
    }
    if let Some(path) = path {
        let path = path.display().to_string();
        println!("{}", app.texts.say_about("saved", "file", &path));
        if !app.is_over() {
            let command = format!("kubik play --resume {}", quoted(&path));
            println!("{}", app.texts.say_about("resume-with", "command", &command));
        }
    }
}

/// As a shell takes it for one word.
fn quoted(path: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+\\:".contains(letter);
    if path.chars().all(is_plain) { path.to_owned() } else { format!("'{}'", path.replace('\'', r"'\''")) }
}

/// A new match.
fn begin<G: Board>(args: &Args) -> anyhow::Result<App<G>> {
    let seats = seats(args)?;
    // Who is alone gets an opponent, unless the command line says otherwise.
    let usual = G::INFO.players.0.max(2).min(G::INFO.players.1);
    let players = if seats.is_empty() { args.players.unwrap_or(usual) } else { seats.len() as u8 };
    if args.players.is_some_and(|named| named != players) {
        bail!("seats: {} seats for {} players", seats.len(), args.players.unwrap_or_default());
    }
    let table = SetupArgs {
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
        series = Some(Series::new(&args.points).map_err(|error| anyhow::anyhow!("--{error}"))?);
        setup = tour.setup::<G>(&setup, 0)?;
    }
    let seats = if seats.is_empty() { person_among_bots(players) } else { seats };
    let sitters = Sitters::new(seats, &args.names)?;
    let options = Options { series, ..options(args, sitters, None)? };
    Ok(App::new(Match::new(&setup)?, options))
}

/// A match that goes on.
fn resume<G: Board>(args: &Args, saved: &Saved) -> anyhow::Result<App<G>> {
    let game = saved.replay::<G>(&mut ())?;
    let players = usize::from(game.game().players());
    let named = seats(args)?;
    let candidates = [named, saved.seating.seats.clone(), vec![Sitter::Person; players]];
    let seats = candidates.into_iter().find(|seats| !seats.is_empty()).unwrap_or_default();
    if seats.len() != players {
        bail!("seats: {} seats for {players} players", seats.len());
    }
    let names = if args.names.is_empty() { &saved.seating.names } else { &args.names };
    let mut options = options(args, Sitters::new(seats, names)?, saved.seating.language)?;
    if let Some(series) = &saved.series {
        let Some(tour) = G::TOUR else { bail!("series: {} has no championship", G::INFO.name) };
        series.check(&tour, players).map_err(|invalid| invalid.inside("series"))?;
    }
    options.series = saved.series.clone();
    let mut app = App::new(game, options);
    if app.seating() != saved.seating {
        app.note_seating();
    }
    if saved.is_torn {
        app.say("torn");
    }
    Ok(app)
}

fn seats(args: &Args) -> anyhow::Result<Vec<Sitter>> {
    let seat = |name: &String| name.trim().parse().map_err(|reason| anyhow::anyhow!("seats: {reason}"));
    args.seats.iter().map(seat).collect()
}

/// A person, and opponents everywhere else.
fn person_among_bots(players: u8) -> Vec<Sitter> {
    let bots = vec![Sitter::OPPONENT; usize::from(players).saturating_sub(1)];
    [vec![Sitter::Person], bots].concat()
}

fn options(args: &Args, sitters: Sitters, saved: Option<Language>) -> anyhow::Result<Options> {
    Ok(Options {
        sitters,
        language: language(args, saved)?,
        has_colour: has_colour(args),
        // The standard library's hasher is seeded by the system; that is random enough for dice among friends.
        seed: args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish()),
        records: PathBuf::from("."),
        series: None,
        pace: args.pace.parse().map_err(|error| anyhow::anyhow!("--pace: {error}"))?,
    })
}

/// The language asked for, else that of the saved match, else the one chosen last, else that of the environment.
fn language(args: &Args, saved: Option<Language>) -> anyhow::Result<Language> {
    match &args.lang {
        Some(code) => Ok(code.parse()?),
        None => {
            let kept = || home::matches().and_then(|folder| home::language(&folder));
            let usual = || Language::from_variables(|name| std::env::var(name).ok());
            Ok(saved.or_else(kept).unwrap_or_else(usual))
        }
    }
}

fn has_colour(args: &Args) -> bool {
    !args.no_colour && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
