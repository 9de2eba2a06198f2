//! The saved matches of the user.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use engine::{Game, Seat, Turn, Viewer};
use guide::{Language, Texts};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{self, Board};
use super::journal::{EXTENSION, OpenFile};
use super::pen::Pen;
use super::saved::Saved;
use super::sitter::{Sitter, Sitters};

/// The list shows the newest ones.
const MATCHES_MAX: usize = 200;

/// A file in the folder of matches.
#[derive(Debug)]
pub struct Found {
    pub path: PathBuf,
    /// How long ago it was played.
    pub age: Duration,
    /// What is in it, or why that cannot be said.
    pub content: Result<Summary, String>,
}

/// A match in a line.
#[derive(Debug)]
pub struct Summary {
    /// The game, and how far it has come.
    pub headline: String,
    /// Who plays.
    pub players: Vec<String>,
    /// How they stand.
    pub standings: Vec<String>,
    pub is_over: bool,
    /// Is another program playing it at this moment?
    pub is_in_use: bool,
}

impl Found {
    /// Can one go on with it?
    pub fn goes_on(&self) -> bool {
        self.content.as_ref().is_ok_and(|summary| !summary.is_over && !summary.is_in_use)
    }
}

/// The matches in a folder, the newest first. A folder that is not there has none.
pub fn list(folder: Option<&Path>, language: Language) -> Vec<Found> {
    let Some(entries) = folder.and_then(|folder| fs::read_dir(folder).ok()) else { return Vec::new() };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION))
        .map(|path| (fs::metadata(&path).and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH), path))
        .collect();
    files.sort_by(|one, other| other.cmp(one));
    files.truncate(MATCHES_MAX);
    let now = SystemTime::now();
    let found = |(modified, path): (SystemTime, PathBuf)| {
        let content = look_into(&path, language).map_err(|error| format!("{error:#}"));
        Found { age: now.duration_since(modified).unwrap_or_default(), content, path }
    };
    files.into_iter().map(found).collect()
}

fn look_into(path: &Path, language: Language) -> anyhow::Result<Summary> {
    let (is_in_use, bytes) = match OpenFile::open(path) {
        Ok((_, bytes)) => (false, bytes),
        Err(error) => (error.kind() == io::ErrorKind::WouldBlock, fs::read(path)?),
    };
    let (saved, _) = Saved::parse(&bytes)?;
    board::with_game(&saved.game, Summarise { saved: &saved, language, is_in_use })?
}

struct Summarise<'a> {
    saved: &'a Saved,
    language: Language,
    is_in_use: bool,
}

impl board::Visitor for Summarise<'_> {
    type Output = anyhow::Result<Summary>;

    fn visit<G: Board>(self) -> Self::Output {
        let played = self.saved.replay::<G>(&mut ())?;
        let game = played.game();
        let view = game.view(Viewer::Spectator);
        let mut texts = Texts::new(self.language, G::INFO.name);
        let mut seats = self.saved.seating.seats.clone();
        seats.resize(game.players().into(), Sitter::Person);
        let sitters = Sitters::new(seats, &self.saved.seating.names)?;
        texts.set_names(sitters.names_in(&texts), sitters.only_person());
        Ok(Summary {
            headline: headline::<G>(&view, &texts),
            players: sitters.names_in(&texts),
            standings: Seat::all(game.players()).map(|seat| texts.phrase(&G::standing(&view, seat))).collect(),
            is_over: game.turn() == Turn::Over,
            is_in_use: self.is_in_use,
        })
    }
}

/// The name of the game and how far it has come, as the board says it above everything else.
fn headline<G: Board>(view: &<G as Game>::View, texts: &Texts) -> String {
    const COLUMNS: u16 = 100;
    let area = Rect::new(0, 0, COLUMNS, 1);
    let mut buffer = Buffer::empty(area);
    G::draw_headline(view, &mut Pen { buffer: &mut buffer, texts, has_colour: false }, area);
    let line: String = buffer.content().iter().map(|cell| cell.symbol()).collect();
    let parts: Vec<_> = line.split("  ").map(str::trim).filter(|part| !part.is_empty()).take(2).collect();
    parts.join("  ")
}

/// Removes a match, unless a program is playing it.
pub fn remove(path: &Path) -> io::Result<()> {
    match OpenFile::open(path) {
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Err(error),
        _ => fs::remove_file(path),
    }
}
