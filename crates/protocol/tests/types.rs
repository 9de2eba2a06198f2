//! The types of the wire for TypeScript, made from those of Rust: one file for each game, and one for what they share.
//!
//! `UPDATE_TYPES=1`, which `cargo xtask types` sets, writes the files; otherwise they are compared.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::PathBuf;

use engine::Game;
use guide::{Blocked, Correction, Ending, Guide, Plan, Section};
use protocol::Code;
use protocol::answer::Answer;
use protocol::request::{Id, Request};
use protocol::session::{Question, Reply};
use ts_rs::{Config, TS, TypeVisitor};

const HEADER: &str = "// Made from the Rust types by `cargo xtask types`. Do not edit.\n";

/// The declarations of some types and of all they mention, by name.
#[derive(Default)]
struct Declarations {
    seen: HashSet<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl Declarations {
    fn config() -> Config {
        // Every number of ours is small enough for JavaScript; seeds travel as text where they are not.
        Config::default().with_large_int("number")
    }

    fn text(&self) -> String {
        let declarations = self.by_name.values().map(|declaration| format!("\nexport {declaration}\n"));
        let text = declarations.collect::<String>();
        text.lines().fold(HEADER.to_owned(), |text, line| text + line.trim_end() + "\n")
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let config = Self::config();
        // Types of the standard library have no declaration, only what they are made of.
        if let Ok(declaration) = std::panic::catch_unwind(|| T::decl(&config)) {
            let known = self.by_name.insert(T::ident(&config), declaration.clone());
            assert!(known.is_none_or(|known| known == declaration), "two types are called {}", T::ident(&config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn check(file: &str, declarations: &Declarations) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/types").join(file);
    let text = declarations.text();
    if std::env::var_os("UPDATE_TYPES").is_some_and(|value| value == "1") {
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
        fs::write(&path, text).expect("the file can be written");
        return;
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{file} is stale; run `cargo xtask types` and commit what changed");
}

fn check_game<G>()
where
    G: Guide<Traces: TS, Stakes: TS, Components: TS>
        + Game<Setup: TS, Action: TS, Fate: TS, Event: TS, View: TS>
        + 'static,
{
    let mut declarations = Declarations::default();
    declarations.visit::<G::Setup>();
    declarations.visit::<G::Action>();
    declarations.visit::<G::Fate>();
    declarations.visit::<G::Event>();
    declarations.visit::<G::View>();
    declarations.visit::<G::Components>();
    declarations.visit::<Plan<G>>();
    declarations.visit::<Correction<G::Action>>();
    declarations.visit::<G::Traces>();
    declarations.visit::<G::Stakes>();
    check(&format!("{}.ts", G::INFO.name), &declarations);
}

#[test]
fn types_of_the_games_are_fresh() {
    macro_rules! check_all {
        ($($game:ty),* $(,)?) => { $(check_game::<$game>();)* };
    }
    games::for_each_game!(check_all);
}

#[test]
fn types_of_the_wire_are_fresh() {
    let mut declarations = Declarations::default();
    declarations.visit::<Id>();
    declarations.visit::<Request<'static>>();
    declarations.visit::<Answer>();
    declarations.visit::<Code>();
    declarations.visit::<Blocked>();
    declarations.visit::<Ending>();
    declarations.visit::<Section>();
    check("wire.ts", &declarations);
}

#[test]
fn types_of_a_session_are_fresh() {
    let mut declarations = Declarations::default();
    declarations.visit::<Question<'static>>();
    declarations.visit::<Reply>();
    declarations.visit::<Code>();
    check("session.ts", &declarations);
}
