//! Nobody learns what they may not know: not from a view, not from their own actions, not from an event.

use super::Trials;
use super::walk::{ensure, every_seat, json, walk};
use crate::{Fast, Game, Reveal, Seat, Step, Viewer};

/// How often each seat imagines the hidden parts anew in each position.
const IMAGININGS: usize = 3;

/// States that differ only in what a seat does not know look the same to that seat and to spectators, offer it the same
/// actions, and answer its action with the same events up to one that [reveals](crate::Reveal::reveals) something. A game that says
/// it hides something does hide something from every seat, and a game that says it does not is never imagined otherwise.
pub fn secrets_stay_secret<G: Game>(trials: &Trials<G::Setup>) -> Result<(), String> {
    let mut source = Fast::new(3);
    let mut differed = [false; Seat::COUNT_MAX];
    let mut seated = 0;
    walk::<G>(trials, |position| {
        let game = position.game;
        seated = seated.max(game.players());
        for seat in Seat::all(game.players()) {
            for _ in 0..IMAGININGS {
                let imagined = game.reimagine(seat, &mut source);
                if imagined == *game {
                    continue;
                }
                differed[seat.index()] = true;
                looks_the_same(game, &imagined, seat)?;
                if let Some(Step::Play { seat: who, action }) = position.next
                    && *who == seat
                {
                    sounds_the_same(game, &imagined, seat, action)?;
                }
                let again = G::load(&imagined.save());
                let possible = again.as_ref() == Ok(&imagined);
                ensure(possible, || format!("seat {seat} imagines a state that cannot be: {:?}", again.err()))?;
            }
        }
        Ok(())
    })?;
    for seat in Seat::all(seated) {
        let differs = differed[seat.index()];
        // Somebody who plays alone has nobody to hide from, but may still have a hidden pile.
        ensure(differs || !G::INFO.hidden, || {
            format!("the game hides something, but seat {seat} always imagines the truth")
        })?;
        ensure(!differs || G::INFO.hidden, || {
            format!("the game hides nothing, but seat {seat} imagines another state")
        })?;
    }
    Ok(())
}

fn looks_the_same<G: Game>(game: &G, imagined: &G, seat: Seat) -> Result<(), String> {
    let outsiders = every_seat().skip(game.players().into()).map(Viewer::Seat);
    for viewer in outsiders.chain([Viewer::Seat(seat), Viewer::Spectator]) {
        let (real, other) = (game.view(viewer), imagined.view(viewer));
        ensure(real == other, || {
            format!(
                "{viewer:?} can tell the state from one that seat {seat} imagines: {} or {}",
                json(&real),
                json(&other)
            )
        })?;
    }
    let table = |game: &G| (game.turn(), game.players(), game.setup());
    ensure(table(game) == table(imagined), || format!("seat {seat} imagines another turn or another setup"))?;
    let legal = |game: &G| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        actions
    };
    ensure(legal(game) == legal(imagined), || {
        format!("the legal actions of seat {seat} depend on what it does not know")
    })
}

fn sounds_the_same<G: Game>(game: &G, imagined: &G, seat: Seat, action: &G::Action) -> Result<(), String> {
    let events = |game: &G| {
        let mut events = Vec::new();
        game.clone().play(seat, action, &mut events).map_err(|reason| format!("refuses {}: {reason}", json(action)))?;
        // What was revealed, and what follows from it, may differ.
        let public = events.iter().take_while(|event| !event.reveals()).count();
        events.truncate(public);
        Ok::<_, String>(events)
    };
    let (real, other) = (events(game)?, events(imagined)?);
    ensure(real == other, || {
        format!(
            "the events after {} tell seat {seat} what it does not know: {} or {}",
            json(action),
            json(&real),
            json(&other)
        )
    })
}
