//! Files that are whole or not there at all, and notebooks that survive whatever ends the program.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Writes a file beside its place and then moves it there, so that nobody ever sees half of it.
pub fn write_whole(path: &Path, text: &str) -> anyhow::Result<()> {
    let temporary = beside(path)?;
    let written = File::create(&temporary)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // What went wrong first is what matters.
        let _ = fs::remove_file(&temporary);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}

/// Writes a folder of files, given by name, beside its place and then moves it there; what was there before goes.
pub fn write_folder(folder: &Path, files: &[(String, String)]) -> anyhow::Result<()> {
    let (new, old) = (beside(folder)?, beside(&folder.with_extension("old"))?);
    let write = || -> io::Result<()> {
        fs::create_dir(&new)?;
        for (name, text) in files {
            let mut file = File::create(new.join(name))?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
        }
        if folder.exists() {
            fs::rename(folder, &old)?;
        }
        fs::rename(&new, folder).inspect_err(|_| {
            // Back to where it was; what went wrong first is what matters.
            let _ = fs::rename(&old, folder);
        })
    };
    let written = write();
    for left in [&new, &old] {
        let _ = fs::remove_dir_all(left);
    }
    written.with_context(|| format!("cannot write {}", folder.display()))
}

/// Finds out before hours of work whether a file could be written.
pub fn check_writable(path: &Path) -> anyhow::Result<()> {
    let cannot = || format!("cannot write {}", path.display());
    if path.is_dir() {
        return Err(anyhow!("this is a folder")).with_context(cannot);
    }
    let temporary = beside(path)?;
    File::create(&temporary).and_then(|_| fs::remove_file(&temporary)).with_context(cannot)
}

fn beside(path: &Path) -> anyhow::Result<PathBuf> {
    let name =
        path.file_name().with_context(|| format!("cannot write {}: this is no name of a file", path.display()))?;
    Ok(path.with_file_name(format!(".{}-{}.tmp", name.to_string_lossy(), std::process::id())))
}

/// A file to which lines of JSON are added, the first of which says what they answer. A program that was ended in the middle
/// of a line has lost that line and nothing else.
#[derive(Debug)]
pub struct Notebook {
    file: File,
    path: PathBuf,
    synced: Instant,
}

/// How long a line may wait until it is certain to survive even a power cut.
const SYNC_EVERY: Duration = Duration::from_secs(1);

impl Notebook {
    /// Opens the notebook with the answers to `question`, a JSON object, or begins it. What is not about this question is
    /// refused and left as it is.
    pub fn open<L: DeserializeOwned>(path: &Path, question: &Value) -> anyhow::Result<(Self, Vec<L>)> {
        let about = || path.display().to_string();
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .with_context(|| format!("cannot write {}", path.display()))?;
        file.try_lock().map_err(|_| anyhow!("another program works with it")).with_context(about)?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).with_context(about)?;
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let lines = std::str::from_utf8(&text[..whole]).context("this is no text").with_context(about)?;
        let heading = format!("{question}\n");
        let mut lines = lines.lines();
        let notes = match lines.next() {
            Some(first) => {
                check_question(first, question).with_context(about)?;
                read_notes(lines).with_context(about)?
            }
            None if heading.as_bytes().starts_with(&text) => Vec::new(),
            None => bail!("{}: this file is something else", path.display()),
        };
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut notebook = Self { file, path: path.to_owned(), synced: Instant::now() };
        if whole == 0 {
            notebook.write(&heading)?;
        }
        Ok((notebook, notes))
    }

    /// Adds a line.
    pub fn add(&mut self, note: &impl Serialize) -> anyhow::Result<()> {
        let line = serde_json::to_string(note)? + "\n";
        self.write(&line)
    }

    fn write(&mut self, line: &str) -> anyhow::Result<()> {
        let write = |notebook: &mut Self| -> io::Result<()> {
            notebook.file.write_all(line.as_bytes())?;
            if notebook.synced.elapsed() >= SYNC_EVERY {
                notebook.sync()?;
            }
            Ok(())
        };
        write(self).with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Makes everything certain to survive.
    pub fn sync(&mut self) -> io::Result<()> {
        self.synced = Instant::now();
        self.file.sync_data()
    }
}

/// Names the first thing in which two questions differ.
fn check_question(first: &str, question: &Value) -> anyhow::Result<()> {
    let written: Value =
        serde_json::from_str(first).ok().filter(Value::is_object).context("this file is something else")?;
    let (Some(written), Some(asked)) = (written.as_object(), question.as_object()) else {
        bail!("this file is something else");
    };
    for (key, value) in asked {
        match written.get(key) {
            Some(other) if other == value => {}
            Some(other) => bail!("it belongs to another run: {key} is {other} there and {value} here"),
            None => bail!("this file is something else: it does not tell {key}"),
        }
    }
    Ok(())
}

fn read_notes<'a, L: DeserializeOwned>(lines: impl Iterator<Item = &'a str>) -> anyhow::Result<Vec<L>> {
    let read = |(number, line): (usize, &str)| {
        serde_json::from_str(line).with_context(|| format!("line {number} is broken; take it out to go on"))
    };
    (2..).zip(lines).map(read).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A folder of its own for a test, gone when it is over.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("kubik-files-{name}-{}", std::process::id()));
            fs::create_dir_all(&folder).unwrap();
            Self(folder)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn notes(path: &Path, question: &Value) -> Result<Vec<u32>, String> {
        Notebook::open(path, question).map(|(_, notes)| notes).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn a_half_line_is_dropped_and_the_rest_goes_on() {
        let folder = Folder::new("half");
        let path = folder.0.join("state");
        let question = json!({ "seed": 7, "game": "pig" });
        let (mut notebook, none) = Notebook::open::<u32>(&path, &question).unwrap();
        assert!(none.is_empty());
        [1_u32, 22, 333].iter().for_each(|note| notebook.add(note).unwrap());
        drop(notebook);
        let whole = fs::read(&path).unwrap();
        let heading = format!("{question}\n").len();
        for length in 0..=whole.len() {
            fs::write(&path, &whole[..length]).unwrap();
            let left = whole[..length].iter().filter(|&&byte| byte == b'\n').count().saturating_sub(1);
            assert_eq!(notes(&path, &question).unwrap(), [1, 22, 333][..left], "{length} bytes");
            assert!(fs::read(&path).unwrap().len() >= heading);
            let (mut notebook, _) = Notebook::open::<u32>(&path, &question).unwrap();
            notebook.add(&4).unwrap();
            drop(notebook);
            assert_eq!(notes(&path, &question).unwrap().last(), Some(&4), "{length} bytes");
        }
    }

    #[test]
    fn other_files_are_refused_and_left_alone() {
        let folder = Folder::new("other");
        let path = folder.0.join("state");
        let name = path.display();
        let question = json!({ "seed": 7 });
        for (text, complaint) in [
            ("{\"seed\":8}\n1\n", "it belongs to another run: seed is 8 there and 7 here"),
            ("{\"game\":\"pig\"}\n", "this file is something else: it does not tell seed"),
            ("Dear diary,\n", "this file is something else"),
            ("Dear diary", "this file is something else"),
        ] {
            fs::write(&path, text).unwrap();
            assert_eq!(notes(&path, &question).unwrap_err(), format!("{name}: {complaint}"));
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        fs::write(&path, "{\"seed\":7}\nx\n3\n").unwrap();
        assert!(notes(&path, &question).unwrap_err().contains("line 2 is broken"));
        let nowhere = folder.0.join("no/such/folder");
        assert!(notes(&nowhere, &question).unwrap_err().starts_with("cannot write"));
    }

    #[test]
    fn two_programs_do_not_share_a_notebook() {
        let folder = Folder::new("two");
        let path = folder.0.join("state");
        let _first = Notebook::open::<u32>(&path, &json!({})).unwrap();
        assert!(notes(&path, &json!({})).unwrap_err().contains("another program works with it"));
    }

    #[test]
    fn a_folder_is_replaced_as_a_whole() {
        let folder = Folder::new("folder");
        let place = folder.0.join("pig");
        let file = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        write_folder(&place, &[file("a.md", "one"), file("b.svg", "two")]).unwrap();
        write_folder(&place, &[file("a.md", "three")]).unwrap();
        assert_eq!(fs::read_to_string(place.join("a.md")).unwrap(), "three");
        assert!(write_folder(&place, &[file("a.md", "four"), file("no/such/b.svg", "five")]).is_err());
        assert_eq!(fs::read_to_string(place.join("a.md")).unwrap(), "three", "nothing half written");
        assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1, "nothing else is left");
        assert_eq!(fs::read_dir(&place).unwrap().count(), 1);
    }

    #[test]
    fn files_are_whole_or_not_there() {
        let folder = Folder::new("whole");
        let path = folder.0.join("chart.svg");
        check_writable(&path).unwrap();
        assert!(!path.exists(), "asking changes nothing");
        write_whole(&path, "one").unwrap();
        write_whole(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1, "nothing else is left");
        for bad in [folder.0.join("no/such/chart.svg"), folder.0.clone(), PathBuf::from("..")] {
            assert!(check_writable(&bad).is_err(), "{}", bad.display());
        }
    }
}
