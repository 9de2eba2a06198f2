//! What fuzzing starts from still means something, and what it once found stays fixed.

use std::fs;
use std::path::{Path, PathBuf};

use engine::Fast;
use protocol::Bridge;
use protocol::record::replay;

#[path = "../../../fuzz/src/lib.rs"]
mod fuzz;

fn seeds(target: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let entries = fs::read_dir(&folder).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("it can be listed").path()).collect();
    paths.sort();
    paths
}

const HINT: &str = "make the seeds again: cargo run -p protocol --example fuzz_seeds";

#[test]
fn sessions_are_understood() {
    let mut lines = 0;
    for path in seeds("bridge").iter().filter(|path| path.extension().is_some_and(|end| end == "jsonl")) {
        let mut bridge = Bridge::default();
        for line in fs::read(path).expect("it can be read").split(|&byte| byte == b'\n') {
            let Some(answer) = bridge.answer(line) else { continue };
            let understood = !answer.contains(r#""error":"#) || answer.contains("cannot-undo");
            assert!(understood, "{}: {}\n{answer}\n{HINT}", path.display(), String::from_utf8_lossy(line));
            lines += 1;
        }
    }
    assert!(lines > 50, "{lines} lines");
}

#[test]
fn records_can_be_replayed() {
    let is_record = |path: &&PathBuf| path.extension().is_some_and(|end| end == "json");
    let paths = seeds("record");
    assert!(paths.iter().filter(is_record).count() > 1);
    for path in paths.iter().filter(is_record) {
        let replayed = replay(&fs::read(path).expect("it can be read"), usize::MAX);
        assert!(replayed.is_ok(), "{}: {replayed:?}\n{HINT}", path.display());
    }
}

/// Everything that is checked while fuzzing holds for the seeds, for seeds with some bytes wrong, and for any choices.
#[test]
fn targets_hold_without_a_fuzzer() {
    const ROUNDS: u64 = 150;
    let mut source = Fast::new(11);
    for (name, target) in [("bridge", fuzz::bridge as fn(&[u8])), ("record", fuzz::record)] {
        let seeds: Vec<_> = seeds(name).iter().map(|path| fs::read(path).expect("it can be read")).collect();
        seeds.iter().for_each(|seed| target(seed));
        for _ in 0..ROUNDS {
            let mut bytes = seeds[source.below(seeds.len() as u32) as usize].clone();
            for _ in 0..=source.below(4) {
                let at = source.below(bytes.len() as u32) as usize;
                bytes[at] = source.below(256) as u8;
            }
            target(&bytes);
            let choices = (0..source.below(200)).map(|_| source.below(256) as u8);
            target(&std::iter::once(255).chain(choices).collect::<Vec<_>>());
        }
    }
}
