//! Writing a match to a file and reading it back.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use engine::{Game, Record};
use guide::{Language, Series};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::sitter::Sitter;

/// The version of the wrapper around the record.
const VERSION: u32 = 1;

/// A file larger than this is no match record: a long match of four takes a few hundred kilobytes.
const FILE_BYTES_MAX: u64 = 64 << 20;

/// A match and who played it. The record inside is what `kubik replay` and the bridge understand.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Saved<G: Game> {
    kubik: u32,
    /// Who sits where; empty when a bare record was read.
    pub seats: Vec<Sitter>,
    /// The names that were given.
    pub names: Vec<String>,
    /// The language it was played in.
    pub language: Option<Language>,
    /// The series that the match belongs to, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// The match.
    pub record: Record<G>,
}

/// The same as it stands in a file, before the match itself is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedFile {
    #[serde(rename = "kubik")]
    _version: u32,
    seats: Vec<Sitter>,
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    language: Option<Language>,
    #[serde(default)]
    series: Option<Series>,
    record: Value,
}

impl<G: Game> Saved<G> {
    /// A match to be written.
    pub fn new(seats: Vec<Sitter>, names: Vec<String>, language: Language, record: Record<G>) -> Self {
        Self { kubik: VERSION, seats, names, language: Some(language), series: None, record }
    }

    /// Takes what [`read`] found: a match of ours, or a bare record.
    pub fn from_value(value: Value) -> anyhow::Result<Self> {
        if value.get("record").is_none() {
            let record = protocol::record::read(&value).context("this is not a match record")?;
            let (seats, names) = (Vec::new(), Vec::new());
            return Ok(Self { kubik: VERSION, seats, names, language: None, series: None, record });
        }
        // Before anything else: another version may look different everywhere.
        match value.get("kubik") {
            Some(version) if *version == VERSION => {}
            Some(version) => bail!("kubik: version {version} is not known, this program reads {VERSION}"),
            None => bail!("kubik: the version of the file is missing"),
        }
        let SavedFile { seats, names, language, series, record, .. } =
            serde_json::from_value(value).context("this is not a saved match")?;
        let record = protocol::record::read(&record).map_err(|error| error.inside("record"))?;
        Ok(Self { kubik: VERSION, seats, names, language, series, record })
    }

    /// Writes it so that the file is either the old one or the new one, whatever happens meanwhile.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let name = path.file_name().ok_or_else(|| io::Error::other("this is not the name of a file"))?;
        let mut temporary = name.to_owned();
        temporary.push(format!(".{}.tmp", std::process::id()));
        let temporary = path.with_file_name(temporary);
        let written = self.write_to(&temporary).and_then(|()| fs::rename(&temporary, path));
        if written.is_err() {
            // What went wrong first is what matters; a left-over that cannot be removed either is not worth a second line.
            let _ = fs::remove_file(&temporary);
        }
        written
    }

    fn write_to(&self, path: &Path) -> io::Result<()> {
        let mut file = File::create(path)?;
        file.write_all(&serde_json::to_vec(self)?)?;
        file.write_all(b"\n")?;
        file.sync_all()
    }
}

/// The JSON in a file.
pub fn read(path: &Path) -> anyhow::Result<Value> {
    let file = File::open(path).with_context(|| path.display().to_string())?;
    let mut text = String::new();
    file.take(FILE_BYTES_MAX).read_to_string(&mut text).with_context(|| path.display().to_string())?;
    serde_json::from_str(&text).with_context(|| format!("{}: this is not JSON", path.display()))
}

/// The game of a saved match or a bare record.
pub fn game_of(value: &Value) -> Option<&str> {
    value.get("record").unwrap_or(value).get("game")?.as_str()
}

/// A file for a match of `game` that does not exist yet.
pub fn free_path(game: &str) -> PathBuf {
    let first = PathBuf::from(format!("kubik-{game}.kubik.json"));
    let numbered = (2..1000).map(|number| PathBuf::from(format!("kubik-{game}-{number}.kubik.json")));
    let free = std::iter::once(first.clone()).chain(numbered).find(|path| !path.exists());
    free.unwrap_or(first)
}
