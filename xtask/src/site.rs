//! `cargo xtask site`: the page as plain files for any web server.

use crate::shell::{Failure, say};
use crate::{Chore, web};
use std::fs;
use std::path::{Path, PathBuf};

pub const CHORE: Chore = Chore {
    name: "site",
    summary: "Build the page as a static site, for any server and any path",
    help: "Usage: cargo xtask site FOLDER

Builds the page and copies it to FOLDER, which is made if it is not there. The files work under any path of any web server.

Examples:
  cargo xtask site public
  cargo xtask site /var/www/kubik",
    run,
};

fn run(arguments: &[String]) -> Result<(), Failure> {
    let [folder] = arguments else {
        return Err(Failure::usage("say where the site is to go: cargo xtask site FOLDER".into()));
    };
    if folder.starts_with('-') {
        return Err(Failure::usage(format!("`cargo xtask site` knows no option {folder:?}; it takes a folder")));
    }
    web::build()?;
    let folder = PathBuf::from(folder);
    copy(&web::folder().join("dist"), &folder)
        .map_err(|error| Failure::failed(format!("{}: {error}", folder.display())))?;
    say(&format!("the site is in {}", folder.display()));
    Ok(())
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() { copy(&entry.path(), &to)? } else { fs::copy(entry.path(), to).map(drop)? }
    }
    Ok(())
}
