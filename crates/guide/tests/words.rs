//! Whole games of every kind, of which everything is said in every language.

use std::collections::HashSet;

use bots::{Knowledge, PolicySpec};
use engine::testkit::play_on;
use engine::{Fast, Game, Phrase, Seat, Speak, Turn, Viewer};
use guide::{Guide, Language, Texts};

/// Rounds after which a game that has such a limit is broken off.
const ROUNDS: u16 = 12;

/// Every phrase that a game speaks, and every one that its guide adds, has words for all its arguments in all languages.
fn check<G: Guide>() {
    let texts = Language::ALL.map(|language| Texts::new(language, G::INFO.name));
    let mut said = HashSet::new();
    let mut check = |phrase: &Phrase| {
        if !said.contains(phrase) {
            said.insert(phrase.clone());
            for texts in &texts {
                let text = texts.phrase(phrase);
                assert!(!text.contains('{') && !text.is_empty(), "{}: {phrase:?}: {text}", texts.language().code());
            }
        }
    };
    let (fewest, most) = G::INFO.players;
    for seed in 0..40 {
        let mut game = begin::<G>(fewest + seed as u8 % (most - fewest + 1));
        let mut policy = G::policy([PolicySpec::Random, PolicySpec::GreedyFirst][seed % 2]);
        let mut source = Fast::new(seed as u64);
        let mut events = Vec::new();
        let mut step = || {
            play_on(&mut game, 1, &mut source, &mut events, |game, seat, legal, source| {
                legal.iter().for_each(|action| check(&action.phrase()));
                let view = game.view(Viewer::Seat(seat));
                check(&G::prompt(&view, Some(seat)));
                G::blocked(&view).iter().for_each(|blocked| {
                    check(&blocked.what);
                    check(&blocked.why);
                });
                for plan in G::plans(&view) {
                    let gains = plan.gains.symbols.iter().chain(&plan.gains.words).chain(&plan.gains.notes);
                    plan.path.iter().map(|label| &label.phrase).chain(gains).for_each(&mut check);
                }
                policy.choose(Knowledge::new(game, seat), legal, source)
            });
            check(&G::prompt(&game.view(Viewer::Spectator), None));
            game.turn() != Turn::Over
        };
        while step() {}
        let ending = G::ending(&game.view(Viewer::Spectator));
        ending.rows.iter().for_each(|(label, _)| check(label));
        check(&ending.reason);
        events.iter().for_each(|event| check(&event.phrase()));
        let mut facts = Vec::new();
        game.facts(Seat::FIRST, &mut facts);
        facts.iter().for_each(|fact| check(&Phrase::new(fact.key)));
    }
    for section in G::help() {
        check(&section.title);
        section.paragraphs.iter().for_each(&mut check);
    }
}

fn begin<G: Game>(players: u8) -> G {
    let mut setup = serde_json::json!({ "players": players });
    if G::INFO.options.iter().any(|choice| choice.id == "roundLimit") {
        setup["roundLimit"] = ROUNDS.into();
    }
    G::new(&serde_json::from_value(setup).unwrap()).unwrap()
}

macro_rules! everything_can_be_said_in_every_language {
    ($($game:ty),*) => {
        #[test]
        fn everything_can_be_said_in_every_language() {
            std::thread::scope(|scope| {
                $(scope.spawn(check::<$game>);)*
            });
        }
    };
}

games::for_each_game!(everything_can_be_said_in_every_language);
