//! The folder in which the program keeps what belongs to its user.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use guide::Language;

/// The file with the language, beside the matches.
const LANGUAGE: &str = "language";

/// The folder of saved matches; none where the environment names no home at all.
pub fn matches() -> Option<PathBuf> {
    folder(System::HERE, |name| env::var_os(name)).map(|home| home.join("matches"))
}

/// The language that was chosen last, as the folder of saved matches has it.
pub fn language(folder: &Path) -> Option<Language> {
    fs::read_to_string(folder.join(LANGUAGE)).ok()?.trim().parse().ok()
}

/// Keeps the language that was chosen, for the next time the program is started.
pub fn keep_language(folder: &Path, language: Language) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join(LANGUAGE), format!("{}\n", language.code()))
}

/// Systems that keep such folders in different places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum System {
    MacOs,
    Windows,
    Other,
}

impl System {
    const HERE: Self = if cfg!(windows) {
        Self::Windows
    } else if cfg!(target_os = "macos") {
        Self::MacOs
    } else {
        Self::Other
    };
}

fn folder(system: System, read: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let read = |name: &str| read(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(own) = read("KUBIK_HOME") {
        return Some(own);
    }
    let home = |place: &str| read("HOME").map(|home| home.join(place));
    let parent = match system {
        System::Windows => read("APPDATA").or_else(|| read("USERPROFILE")),
        System::MacOs => home("Library/Application Support"),
        // The rules of XDG_DATA_HOME say that a relative path is to be passed over.
        System::Other => read("XDG_DATA_HOME").filter(|path| path.is_absolute()).or_else(|| home(".local/share")),
    };
    parent.map(|parent| parent.join("kubik"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_has_its_place() {
        let check = |system: System, variables: &[(&str, &str)], expected: Option<&str>| {
            let find = |name: &str| variables.iter().find(|(set, _)| *set == name).map(|(_, value)| value.into());
            assert_eq!(folder(system, find), expected.map(PathBuf::from), "{system:?} {variables:?}");
        };
        let home = ("HOME", "/home/anna");
        check(System::Other, &[home], Some("/home/anna/.local/share/kubik"));
        check(System::Other, &[home, ("XDG_DATA_HOME", "/data")], Some("/data/kubik"));
        check(System::Other, &[home, ("XDG_DATA_HOME", "data")], Some("/home/anna/.local/share/kubik"));
        check(System::Other, &[home, ("KUBIK_HOME", "here")], Some("here"));
        check(System::MacOs, &[home], Some("/home/anna/Library/Application Support/kubik"));
        check(System::Windows, &[home, ("APPDATA", "/roaming")], Some("/roaming/kubik"));
        check(System::Other, &[("HOME", "")], None);
    }
}
