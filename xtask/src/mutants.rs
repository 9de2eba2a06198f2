//! `cargo xtask mutants`: which lines can be broken without a test noticing.

use crate::Chore;
use crate::shell::{self, Failure, cargo, works};

pub const CHORE: Chore = Chore {
    name: "mutants",
    summary: "Break the code on purpose and see whether a test notices",
    help: "Usage: cargo xtask mutants [-p CRATE]

Runs cargo-mutants on one crate, or on the whole workspace (that takes hours). What survives lacks a test.

Examples:
  cargo xtask mutants -p engine
  cargo xtask mutants",
    run,
};

fn run(arguments: &[String]) -> Result<(), Failure> {
    let package = package(arguments)?;
    if !works(&mut cargo(&["mutants", "--version"])) {
        return Err(Failure::usage("cargo-mutants is not installed; add it with `cargo install cargo-mutants`".into()));
    }
    let mut mutants = cargo(&["mutants"]);
    match package {
        Some(package) => mutants.args(["--package", package]),
        None => mutants.arg("--workspace"),
    };
    shell::run(&mut mutants)
}

fn package(arguments: &[String]) -> Result<Option<&str>, Failure> {
    match arguments {
        [] => Ok(None),
        [option, package] if option == "-p" || option == "--package" => Ok(Some(package)),
        _ => Err(Failure::usage(format!("expected nothing or `-p CRATE`, got `{}`", arguments.join(" ")))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_crate_or_all() {
        assert_eq!(package(&[]).unwrap(), None);
        assert_eq!(package(&["-p".into(), "engine".into()]).unwrap(), Some("engine"));
        assert_eq!(package(&["engine".into()]).unwrap_err().code, 2);
        assert_eq!(package(&["-p".into()]).unwrap_err().code, 2);
    }
}
