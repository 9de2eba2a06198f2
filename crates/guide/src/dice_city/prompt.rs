//! What is being decided, and by whom.

use engine::{Phrase, Seat};
use games::dice_city::ability::Ability;
use games::dice_city::view::View;
use games::dice_city::{Location, Space, Stage};

/// The question to `seat`, or what chance is about to do.
pub fn prompt(view: &View, seat: Option<Seat>) -> Phrase {
    let Some(seat) = seat else { return chance(view) };
    let at = |space: Space| view.seats[seat.index()].city[space.index()].location;
    let dice = view.seats[seat.index()].dice;
    match view.stage {
        Stage::Dice if view.unspent.is_empty() => Phrase::new("prompt-tokens"),
        Stage::Dice => Phrase::new("prompt-dice"),
        Stage::Die { die } => {
            let space = dice.face(die).and_then(|column| Space::new(die, column));
            let location = space.map_or("", |space| at(space).name());
            Phrase::new("prompt-die").word("die", die.name()).word("location", location)
        }
        Stage::Refresh { left } => Phrase::new("prompt-refresh").number("count", left),
        Stage::Use { at: space, .. } => of_use(at(space)),
        Stage::Receive { left, .. } => Phrase::new("prompt-receive").number("count", left),
        Stage::Well { dice } => Phrase::new("prompt-well").number("count", dice.len()),
        Stage::Reroll { seat, .. } => Phrase::new("prompt-reroll").seat("seat", seat),
        Stage::Attack => Phrase::new("prompt-attack"),
        Stage::Build => Phrase::new("prompt-build"),
        Stage::Place { card } => Phrase::new("prompt-place").word("card", card.name()),
        Stage::Extra { left } => Phrase::new("prompt-extra").number("count", left),
        Stage::Declare => Phrase::new("prompt-declare"),
        Stage::Over => Phrase::new("prompt-over"),
        Stage::Start
        | Stage::Deal
        | Stage::FirstRoll { .. }
        | Stage::Throw { .. }
        | Stage::RerollThrow { .. }
        | Stage::Roll => wait(view),
    }
}

/// What a location asks when it is used.
fn of_use(location: Location) -> Phrase {
    let key = match location.print().ability {
        Ability::Multiply(_) | Ability::Exchange { .. } => "prompt-pay",
        Ability::MoveDie => "prompt-move",
        Ability::PlaceRegularArmy => "prompt-army",
        _ => "prompt-copy",
    };
    Phrase::new(key).word("location", location.name())
}

fn chance(view: &View) -> Phrase {
    if view.card_due {
        return Phrase::new("prompt-card");
    }
    match (view.stage, &view.dice_due) {
        (Stage::Start, _) => Phrase::new("prompt-start"),
        (Stage::FirstRoll { seat }, _) => Phrase::new("prompt-first-roll").seat("seat", seat),
        (Stage::Roll, _) if view.trigger.is_some() => Phrase::new("prompt-last-roll").seat("seat", view.active_player),
        (Stage::Roll, _) => Phrase::new("prompt-next-roll").seat("seat", view.active_player),
        (_, Some(due)) => Phrase::new("prompt-throw").seat("seat", due.seat).number("count", due.dice.len()),
        (Stage::Over, None) => Phrase::new("prompt-over"),
        (_, None) => wait(view),
    }
}

/// Somebody else decides.
pub fn wait(view: &View) -> Phrase {
    Phrase::new("prompt-wait").seat("seat", view.active_player)
}
