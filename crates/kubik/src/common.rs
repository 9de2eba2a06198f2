//! What several subcommands share: the table to play at, and pipes that close.

use std::io;

use anyhow::{Context, bail};
use bots::PolicySpec;
use engine::Game;
use serde_json::{Map, Value};

/// Which game, for how many, with which variants.
#[derive(clap::Args, Clone, Debug)]
pub struct Table {
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
}

impl Table {
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
        let setup: G::Setup = serde_json::from_value(setup.into()).context("setup")?;
        G::new(&setup).context("setup")?;
        Ok(setup)
    }
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
