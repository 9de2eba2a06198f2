//! Runs the chapters in `rules/`: every scenario is a test, called after its chapter and its name.

mod chapter;
mod coverage;
mod notation;
mod position;
mod scenario;

use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules");
    let chapters = match chapter::read_all(&folder) {
        Ok(chapters) => chapters,
        Err(fault) => {
            eprintln!("{fault}");
            return ExitCode::FAILURE;
        }
    };
    let mut trials = coverage::trials(&chapters);
    for chapter in chapters {
        for scenario in chapter.scenarios {
            let name = format!("{}::{}", chapter.name, scenario.name);
            trials.push(Trial::test(name, move || Ok(scenario::run(&scenario)?)));
        }
    }
    libtest_mimic::run(&arguments, trials).exit_code()
}
