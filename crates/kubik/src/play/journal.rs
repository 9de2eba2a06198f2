//! The file of a match. Every step is a line that is on disk before the next screen is drawn, so that whatever ends the
//! program costs at most the decision in hand.
//!
//! The file comes into being with the first step, whole or not at all, and is only ever appended to. While a program plays
//! the match it holds a lock on the file.

use std::fs::{self, File, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use protocol::record::read_file;

use super::home;

/// How the files of matches end.
pub const EXTENSION: &str = "kubik";

/// Where a match is kept, and what is not there yet.
pub struct Journal {
    place: Place,
    file: Option<OpenFile>,
    /// Whole lines that are not on disk.
    unsaved: String,
}

/// Where the file of a new match comes into being.
struct Place {
    /// None where the environment names no home.
    folder: Option<PathBuf>,
    stem: String,
    extension: String,
    /// The number of the next file to try.
    number: u32,
    /// The number that goes without saying.
    unwritten: Option<u32>,
}

/// A file that is locked and open for appending.
pub struct OpenFile {
    file: File,
    path: PathBuf,
    /// How much of it is sound. What lies beyond was left by a write that did not come to its end.
    bytes: u64,
    has_rest: bool,
}

impl Journal {
    /// A new file in the folder of the user.
    pub fn of_user(game: &str) -> Self {
        let folder = home::matches();
        let number = folder.as_deref().map_or(1, |folder| first_number(folder, game));
        let (stem, extension) = (game.to_owned(), EXTENSION.to_owned());
        Self::at(Place { folder, stem, extension, number, unwritten: None })
    }

    /// A new file with this name. The matches that follow it get numbers.
    pub fn named(path: &Path) -> Self {
        let text = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Self::at(Place {
            folder: Some(folder.to_owned()),
            stem: text(path.file_stem()),
            extension: text(path.extension()),
            number: 1,
            unwritten: Some(1),
        })
    }

    fn at(place: Place) -> Self {
        Self { place, file: None, unsaved: String::new() }
    }

    /// Goes on with a file. The matches that follow get files beside it.
    pub fn resumed(file: OpenFile, game: &str) -> Self {
        let is_of_user = home::matches().is_some_and(|folder| file.path.parent() == Some(&folder));
        let journal = if is_of_user { Self::of_user(game) } else { Self::named(&file.path) };
        Self { file: Some(file), ..journal }
    }

    /// Where the match is; none as long as it is nowhere.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// Another match begins, in a file of its own.
    pub fn begin_another(&mut self) {
        self.file = None;
        self.unsaved.clear();
    }

    /// Puts `news` on disk, together with what could not be put there before. A file that is not there, or not any more, is
    /// written from the beginning, which is `whole`.
    pub fn keep(&mut self, news: &str, whole: impl FnOnce() -> String) -> anyhow::Result<()> {
        self.unsaved.push_str(news);
        if self.unsaved.is_empty() {
            return Ok(());
        }
        match &mut self.file {
            Some(file) if file.path.exists() => {
                let unsaved = &self.unsaved;
                file.append(unsaved).map_err(|error| anyhow::anyhow!("{}: {error}", file.path.display()))?;
            }
            _ => self.file = Some(self.place.create(&whole())?),
        }
        self.unsaved.clear();
        Ok(())
    }
}

/// The number after the highest one in use.
fn first_number(folder: &Path, stem: &str) -> u32 {
    let number = |entry: io::Result<fs::DirEntry>| -> Option<u32> {
        let name = entry.ok()?.file_name();
        name.to_str()?.strip_prefix(stem)?.strip_prefix('-')?.strip_suffix(EXTENSION)?.strip_suffix('.')?.parse().ok()
    };
    let highest = fs::read_dir(folder).ok().and_then(|entries| entries.filter_map(number).max());
    highest.map_or(1, |highest| highest.saturating_add(1))
}

impl Place {
    fn create(&mut self, text: &str) -> anyhow::Result<OpenFile> {
        let Some(folder) = self.folder.clone() else {
            anyhow::bail!("there is no home folder; set KUBIK_HOME to the folder for saved matches");
        };
        let created = self.create_in(&folder, text);
        created.map_err(|error| anyhow::anyhow!("{}: {error}", folder.display()))
    }

    fn create_in(&mut self, folder: &Path, text: &str) -> io::Result<OpenFile> {
        fs::create_dir_all(folder)?;
        let temporary = folder.join(format!(".{}-{}.tmp", self.stem, std::process::id()));
        let created = self.publish(folder, &temporary, text);
        // Once it has its name the temporary one is not needed; if it has none, what went wrong first is what matters.
        let _ = fs::remove_file(&temporary);
        created
    }

    fn publish(&mut self, folder: &Path, temporary: &Path, text: &str) -> io::Result<OpenFile> {
        let mut file = File::create(temporary)?;
        lock(&file)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        let path = loop {
            let path = folder.join(self.name());
            // Unlike a rename, a link never takes the place of a file that another program has just made.
            match fs::hard_link(temporary, &path) {
                Ok(()) => break path,
                Err(_) if path.exists() => self.number = self.number.saturating_add(1),
                Err(_) => {
                    // Some file systems have no links.
                    fs::rename(temporary, &path)?;
                    break path;
                }
            }
        };
        self.number = self.number.saturating_add(1);
        sync_folder(folder)?;
        Ok(OpenFile { file, path, bytes: text.len() as u64, has_rest: false })
    }

    fn name(&self) -> String {
        let Self { stem, extension, number, .. } = self;
        let dot = if extension.is_empty() { "" } else { "." };
        match self.unwritten == Some(*number) {
            true => format!("{stem}{dot}{extension}"),
            false => format!("{stem}-{number}{dot}{extension}"),
        }
    }
}

impl OpenFile {
    /// Locks a file and reads it. The sound part of it is up to the caller, who knows what the bytes mean.
    pub fn open(path: &Path) -> io::Result<(Self, Vec<u8>)> {
        let file = File::options().read(true).write(true).open(path)?;
        lock(&file)?;
        let bytes = read_file(&file)?;
        Ok((Self { file, path: path.to_owned(), bytes: bytes.len() as u64, has_rest: false }, bytes))
    }

    /// Only the first so many bytes are sound; the rest goes before anything is appended.
    pub fn keep_only(&mut self, bytes: u64) {
        self.has_rest |= bytes < self.bytes;
        self.bytes = bytes;
    }

    fn append(&mut self, lines: &str) -> io::Result<()> {
        if self.has_rest {
            self.file.set_len(self.bytes)?;
        }
        self.has_rest = true;
        self.file.seek(SeekFrom::Start(self.bytes))?;
        self.file.write_all(lines.as_bytes())?;
        self.file.sync_data()?;
        self.bytes += lines.len() as u64;
        self.has_rest = false;
        Ok(())
    }
}

/// Keeps other programs off a file. Where there are no locks nobody is kept off.
fn lock(file: &File) -> io::Result<()> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(io::Error::new(io::ErrorKind::WouldBlock, IN_USE)),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

const IN_USE: &str = "another program is playing this match; leave it there first, or start another match";

/// A new name is only on disk when its folder is.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty folder that is removed again.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("kubik-journal-{}-{name}", std::process::id()));
            fs::create_dir_all(&path).unwrap();
            Self(path)
        }

        fn files(&self) -> Vec<String> {
            let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
            let mut files: Vec<_> = fs::read_dir(&self.0).unwrap().map(name).collect();
            files.sort();
            files
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).unwrap();
        }
    }

    fn keep(journal: &mut Journal, news: &str) -> Result<(), String> {
        journal.keep(news, || "whole\n".to_owned()).map_err(|error| error.to_string())
    }

    #[test]
    fn a_file_begins_with_the_first_step_and_grows() {
        let folder = Folder::new("grows");
        let mut journal = Journal::named(&folder.0.join("match.kubik"));
        keep(&mut journal, "").unwrap();
        assert_eq!((folder.files(), journal.path()), (vec![], None));
        for news in ["first\n", "second\n", "", "third\nfourth\n"] {
            keep(&mut journal, news).unwrap();
        }
        assert_eq!(folder.files(), ["match.kubik"]);
        assert_eq!(fs::read_to_string(journal.path().unwrap()).unwrap(), "whole\nsecond\nthird\nfourth\n");
    }

    #[test]
    fn no_file_takes_the_place_of_another() {
        let folder = Folder::new("place");
        let path = folder.0.join("match.kubik");
        let mut first = Journal::named(&path);
        keep(&mut first, "step\n").unwrap();
        first.begin_another();
        keep(&mut first, "step\n").unwrap();
        keep(&mut Journal::named(&path), "step\n").unwrap();
        assert_eq!(folder.files(), ["match-2.kubik", "match-3.kubik", "match.kubik"]);
        fs::write(folder.0.join("cubitos-41.kubik"), "").unwrap();
        assert_eq!((first_number(&folder.0, "cubitos"), first_number(&folder.0, "dice-city")), (42, 1));
    }

    #[test]
    fn a_match_is_played_by_one_program() {
        let folder = Folder::new("lock");
        let mut journal = Journal::named(&folder.0.join("match.kubik"));
        keep(&mut journal, "step\n").unwrap();
        let path = journal.path().unwrap().to_owned();
        let refused = OpenFile::open(&path).err().unwrap().to_string();
        assert!(refused.starts_with("another program is playing this match"), "{refused}");
        drop(journal);
        assert!(OpenFile::open(&path).is_ok());
    }

    #[test]
    fn a_file_that_was_removed_comes_back_whole() {
        let folder = Folder::new("removed");
        let mut journal = Journal::named(&folder.0.join("match.kubik"));
        keep(&mut journal, "first\n").unwrap();
        fs::remove_file(journal.path().unwrap()).unwrap();
        keep(&mut journal, "second\n").unwrap();
        assert_eq!(fs::read_to_string(journal.path().unwrap()).unwrap(), "whole\n");
    }

    /// What lies beyond the sound part goes before the next line comes.
    #[test]
    fn a_torn_line_is_cut_off_before_the_next() {
        let folder = Folder::new("torn");
        let path = folder.0.join("match.kubik");
        fs::write(&path, "whole\nsecond li").unwrap();
        let (mut file, _) = OpenFile::open(&path).unwrap();
        file.keep_only(6);
        let mut journal = Journal::resumed(file, "clever-cubed");
        assert_eq!(fs::read_to_string(&path).unwrap(), "whole\nsecond li", "looking changes nothing");
        keep(&mut journal, "2\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "whole\n2\n");
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_tried_again() {
        let folder = Folder::new("unwritable");
        let in_the_way = folder.0.join("matches");
        fs::write(&in_the_way, "").unwrap();
        let mut journal = Journal::named(&in_the_way.join("match.kubik"));
        for news in ["first\n", "", "second\n"] {
            assert!(keep(&mut journal, news).unwrap_err().starts_with(&in_the_way.display().to_string()));
        }
        fs::remove_file(&in_the_way).unwrap();
        keep(&mut journal, "").unwrap();
        assert_eq!(fs::read_to_string(journal.path().unwrap()).unwrap(), "whole\n");
    }

    /// On a full disk lines wait, and go there in order as soon as there is room.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_waited_for() {
        let folder = Folder::new("full");
        let mut journal = Journal::named(&folder.0.join("match.kubik"));
        keep(&mut journal, "first\n").unwrap();
        let full = File::options().write(true).open("/dev/full").unwrap();
        let disk = std::mem::replace(&mut journal.file.as_mut().unwrap().file, full);
        assert!(keep(&mut journal, "second\n").unwrap_err().contains("space"));
        assert!(keep(&mut journal, "third\n").is_err());
        (&disk).write_all(b"half a li").unwrap();
        journal.file.as_mut().unwrap().file = disk;
        keep(&mut journal, "").unwrap();
        assert_eq!(fs::read_to_string(journal.path().unwrap()).unwrap(), "whole\nsecond\nthird\n");
    }
}
