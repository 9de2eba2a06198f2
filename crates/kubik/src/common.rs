//! What several subcommands share: the table to play at, and pipes that close.

use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, bail};
use bots::PolicySpec;
use engine::Game;
use protocol::Code;
use serde_json::{Map, Value, json};

/// Which game, for how many, with which variants.
#[derive(clap::Args, Clone, Debug)]
pub struct SetupArgs {
    /// The game, as `kubik games` lists it
    pub game: String,

    /// How many play
    #[arg(long, short, value_name = "N")]
    pub players: Option<u8>,

    /// A variant of the rules, as `kubik games` lists them; may be given several times
    #[arg(long = "option", short, value_name = "ID=VALUE")]
    pub options: Vec<String>,

    /// The whole setup as JSON; --players and --option are applied on top of it
    #[arg(long, value_name = "JSON")]
    pub setup: Option<String>,

    #[command(flatten)]
    pub sugar: Sugar,
}

/// Short ways to say what --option and --setup can say too.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct Sugar {
    /// The set of cards, for games that have sets: the same as --option set=NAME
    #[arg(long, value_name = "NAME")]
    pub set: Option<String>,

    /// A JSON file with component data that replace the built-in ones, for games that allow it
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
}

impl SetupArgs {
    /// The setup for `players` where the command line names no number.
    pub fn setup<G: Game>(&self, players: u8) -> anyhow::Result<G::Setup> {
        let mut setup: Map<String, Value> = match &self.setup {
            None => Map::new(),
            Some(json) => serde_json::from_str(json).context("--setup is not a JSON object")?,
        };
        if let Some(players) = self.players {
            setup.insert("players".to_owned(), players.into());
        }
        setup.entry("players").or_insert_with(|| players.into());
        for option in &self.options {
            let Some((id, value)) = option.split_once('=') else {
                bail!("--option {option}: write it as id=value");
            };
            let known = G::INFO.options.iter().find(|choice| choice.id == id);
            let Some(choice) = known else {
                let ids: Vec<_> = G::INFO.options.iter().map(|choice| choice.id).collect();
                bail!("--option {id}: {} has no such option; it has {}", G::INFO.name, ids.join(", "));
            };
            if !choice.values.contains(&value) {
                bail!("--option {id}: '{value}' is not one of {}", choice.values.join(", "));
            }
            let value = value.parse::<u64>().map_or_else(|_| Value::from(value), Value::from);
            setup.insert(id.to_owned(), value);
        }
        self.sugar.apply::<G>(&mut setup)?;
        let setup: G::Setup = serde_json::from_value(setup.into()).context("setup")?;
        G::new(&setup).context("setup")?;
        Ok(setup)
    }
}

impl SetupArgs {
    /// The beginnings for `players` where the command line names no number: one, or with `--set all` one for each set.
    pub fn starts<G: Game>(&self, players: u8) -> anyhow::Result<Vec<G>> {
        let sets = G::INFO.options.iter().find(|choice| choice.id == "set");
        let start = |args: &Self| Ok(G::new(&args.setup::<G>(players)?)?);
        match (sets, self.sugar.set.as_deref()) {
            (Some(sets), Some("all")) => {
                let with = |set: &&str| Self {
                    sugar: Sugar { set: Some((*set).to_owned()), ..self.sugar.clone() },
                    ..self.clone()
                };
                sets.values.iter().map(|set| start(&with(set))).collect()
            }
            _ => Ok(vec![start(self)?]),
        }
    }
}

impl Sugar {
    fn apply<G: Game>(&self, setup: &mut Map<String, Value>) -> anyhow::Result<()> {
        if let Some(set) = &self.set {
            let Some(choice) = G::INFO.options.iter().find(|choice| choice.id == "set") else {
                bail!("--set: {} has no sets of cards", G::INFO.name);
            };
            if !choice.values.contains(&set.as_str()) {
                bail!("--set: '{set}' is not one of {}", choice.values.join(", "));
            }
            setup.insert("set".to_owned(), set.as_str().into());
        }
        if let Some(path) = &self.data {
            setup.insert("data".to_owned(), read_data::<G>(path)?);
        }
        Ok(())
    }
}

/// Reads component data and lets the game check them on their own, so that an error is about the file and nothing else.
fn read_data<G: Game>(path: &Path) -> anyhow::Result<Value> {
    let with = |data: Value| json!({ "players": G::INFO.players.0, "data": data });
    if serde_json::from_value::<G::Setup>(with(json!({}))).is_err() {
        bail!("--data: {} has no component data that could be replaced", G::INFO.name);
    }
    let file = || format!("--data {}", path.display());
    let text = fs::read_to_string(path).with_context(file)?;
    let data: Value = serde_json::from_str(&text).with_context(|| format!("{}: this is not JSON", file()))?;
    let setup: G::Setup = protocol::json::read_strictly(&with(data.clone()), Code::BadRequest)
        .map_err(anyhow::Error::new)
        .with_context(file)?;
    G::new(&setup).with_context(file)?;
    Ok(data)
}

/// Policies by name, separated by commas.
pub fn policies(names: &str) -> anyhow::Result<Vec<PolicySpec>> {
    names.split(',').map(|name| Ok(name.trim().parse::<PolicySpec>()?)).collect()
}

/// Has whoever read our output gone away? Then there is nothing to complain about.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io_error = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json_error = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        [io_error, json_error].contains(&Some(io::ErrorKind::BrokenPipe))
    })
}
