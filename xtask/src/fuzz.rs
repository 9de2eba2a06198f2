//! `cargo xtask fuzz`: hostile bytes for everything that reads input.

use crate::Chore;
use crate::shell::{self, Failure, root, say, works};
use std::process::Command;

pub const CHORE: Chore = Chore {
    name: "fuzz",
    summary: "Throw random bytes at everything that reads input",
    help: "Usage: cargo xtask fuzz [TARGET] [--seconds N]

Runs one fuzz target, or each of fuzz/fuzz_targets in turn, for N seconds (60 unless told). Needs cargo-fuzz and a
nightly toolchain.

Examples:
  cargo xtask fuzz
  cargo xtask fuzz bridge --seconds 600",
    run,
};

const SECONDS_DEFAULT: u32 = 60;

fn run(arguments: &[String]) -> Result<(), Failure> {
    let request = Request::parse(arguments)?;
    let known = targets()?;
    let chosen = request.choose(&known)?;
    // `+nightly` is understood by rustup's cargo only, hence not the cargo that started us.
    if !works(Command::new("cargo").args(["+nightly", "--version"])) {
        return Err(Failure::usage("no nightly toolchain; add it with `rustup toolchain install nightly`".into()));
    }
    if !works(Command::new("cargo").args(["+nightly", "fuzz", "--version"])) {
        return Err(Failure::usage("cargo-fuzz is not installed; add it with `cargo install cargo-fuzz`".into()));
    }
    for target in chosen {
        say(&format!("\n== fuzz {target} for {} s", request.seconds));
        let folder = root().join("fuzz");
        let (corpus, seeds) = (format!("corpus/{target}"), format!("seeds/{target}"));
        std::fs::create_dir_all(folder.join(&corpus))
            .map_err(|error| Failure::usage(format!("cannot create fuzz/{corpus}: {error}")))?;
        let limit = format!("-max_total_time={}", request.seconds);
        let mut fuzz = Command::new("cargo");
        // No code of ours is unsafe: without sanitizers the targets run many times faster and find the same.
        fuzz.args(["+nightly", "fuzz", "run", "-s", "none", target, &corpus, &seeds]);
        fuzz.args(["--", "-dict=dictionary", &limit]).current_dir(&folder);
        shell::run(&mut fuzz)?;
    }
    Ok(())
}

/// The names of the files in `fuzz/fuzz_targets`, sorted.
fn targets() -> Result<Vec<String>, Failure> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries = std::fs::read_dir(&folder)
        .map_err(|error| Failure::usage(format!("cannot read {}: {error}", folder.display())))?;
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok()?.strip_suffix(".rs").map(ToString::to_string))
        .collect();
    names.sort();
    Ok(names)
}

/// What the arguments ask for.
#[derive(Debug, PartialEq, Eq)]
struct Request {
    target: Option<String>,
    seconds: u32,
}

impl Request {
    fn parse(arguments: &[String]) -> Result<Self, Failure> {
        let mut request = Request { target: None, seconds: SECONDS_DEFAULT };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--seconds" => {
                    let value = arguments.next().map_or("", String::as_str);
                    request.seconds = value.parse().ok().filter(|&seconds| seconds > 0).ok_or_else(|| {
                        Failure::usage(format!("--seconds needs a whole number from 1, got {value:?}"))
                    })?;
                }
                option if option.starts_with('-') => {
                    return Err(Failure::usage(format!("unknown option {option}; see `cargo xtask fuzz --help`")));
                }
                target if request.target.is_none() => request.target = Some(target.to_string()),
                extra => {
                    return Err(Failure::usage(format!("one target at a time or all of them, got also {extra:?}")));
                }
            }
        }
        Ok(request)
    }

    fn choose<'a>(&self, known: &'a [String]) -> Result<Vec<&'a str>, Failure> {
        let chosen: Vec<&str> = known
            .iter()
            .map(String::as_str)
            .filter(|&name| self.target.as_deref().is_none_or(|target| target == name))
            .collect();
        match (&self.target, chosen.is_empty()) {
            (_, false) => Ok(chosen),
            (Some(target), true) => {
                Err(Failure::usage(format!("no fuzz target {target:?}; there are: {}", known.join(", "))))
            }
            (None, true) => Err(Failure::usage("fuzz/fuzz_targets holds no target".into())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &[&str]) -> Result<Request, Failure> {
        Request::parse(&arguments.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn arguments_in_any_order() {
        let expected = Request { target: Some("bridge".into()), seconds: 600 };
        assert_eq!(parse(&["bridge", "--seconds", "600"]).unwrap(), expected);
        assert_eq!(parse(&["--seconds", "600", "bridge"]).unwrap(), expected);
        assert_eq!(parse(&[]).unwrap(), Request { target: None, seconds: SECONDS_DEFAULT });
    }

    #[test]
    fn bad_arguments_are_named() {
        for bad in [&["--seconds"][..], &["--seconds", "0"], &["--seconds", "-1"], &["--fast"], &["one", "two"]] {
            assert_eq!(parse(bad).unwrap_err().code, 2, "{bad:?}");
        }
    }

    #[test]
    fn a_target_must_exist() {
        let known = ["bridge".to_string(), "record".to_string()];
        assert_eq!(parse(&[]).unwrap().choose(&known).unwrap(), ["bridge", "record"]);
        assert_eq!(parse(&["record"]).unwrap().choose(&known).unwrap(), ["record"]);
        assert!(parse(&["dice"]).unwrap().choose(&known).unwrap_err().message.contains("bridge, record"));
        assert_eq!(parse(&[]).unwrap().choose(&[]).unwrap_err().code, 2);
    }
}
