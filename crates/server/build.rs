//! Puts the built page into the program: every file of `web/dist`, with its compressed forms if they are there. Without a
//! built page the program is complete but for `kubik serve`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let dist = manifest.join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    collect(&dist, &mut files);
    files.sort();
    let mut code = String::from("[\n");
    for file in files.iter().filter(|file| !is_compressed(file)) {
        let path = file.strip_prefix(&dist).expect("found below it");
        let path: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
        let form = |extension: &str| {
            let compressed = PathBuf::from(format!("{}.{extension}", file.display()));
            if compressed.is_file() { format!("Some({})", include(&compressed)) } else { "None".to_owned() }
        };
        let _ = writeln!(
            code,
            "File {{ path: {:?}, plain: {}, brotli: {}, gzip: {} }},",
            path.join("/"),
            include(file),
            form("br"),
            form("gz")
        );
    }
    code.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("page.rs"), code).expect("the build folder can be written");
}

fn include(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}

fn is_compressed(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "br" || extension == "gz")
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() { collect(&path, into) } else { into.push(path) }
    }
}
