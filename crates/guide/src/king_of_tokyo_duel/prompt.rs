//! What is being decided, by whom, and why.

use engine::{Phrase, Seat};
use games::king_of_tokyo_duel::view::View;
use games::king_of_tokyo_duel::{Bonus, Stage, Symbol, Task, Token};

use super::menu::reached;

/// The question to `seat`, or what chance is about to do.
pub fn prompt(view: &View, seat: Option<Seat>) -> Phrase {
    let Some(seat) = seat else { return chance(view) };
    let question = match view.pending.last() {
        Some(&task) => of_task(view, task),
        None => of_stage(view, seat),
    };
    if seat == view.active_player {
        return question;
    }
    Phrase::new("prompt-answer").seat("active", view.active_player).seat("seat", seat).phrase("what", question)
}

fn chance(view: &View) -> Phrase {
    match (view.stage, view.pending.last()) {
        (Stage::Over, _) => Phrase::new("prompt-over"),
        (_, Some(Task::Refill)) => Phrase::new("prompt-reveal"),
        (_, Some(Task::Packet(packet))) => throw(packet.victim, view.dice_due),
        (Stage::Monsters, _) => Phrase::new("prompt-monsters"),
        (Stage::RollOff, _) => Phrase::new("prompt-roll-off").word("symbol", view.setup.roll_off_symbol.name()),
        (Stage::Throw, _) => throw(view.active_player, view.dice_due),
        _ => wait(view),
    }
}

/// Somebody else decides.
fn wait(view: &View) -> Phrase {
    Phrase::new("prompt-wait").seat("seat", view.waiting_for.first().unwrap_or(view.active_player))
}

fn throw(seat: Seat, dice: u8) -> Phrase {
    Phrase::new("prompt-throw").seat("seat", seat).number("dice", dice)
}

fn of_task(view: &View, task: Task) -> Phrase {
    match task {
        Task::Effect { .. } => Phrase::new("prompt-destroy"),
        Task::Place { token } => {
            let is_on_board = !view.supply.contains(&token);
            let place =
                Phrase::new(if is_on_board { "prompt-move" } else { "prompt-place" }).word("token", token.name());
            // Those of The King give nothing.
            if token.is_kings() {
                place
            } else {
                Phrase::new("prompt-gives").phrase("what", place).phrase("gives", gives(token))
            }
        }
        Task::Pull(pull) => {
            let stop = reached(view);
            let token = stop.and_then(|stop| stop.token).map_or("", |token| token.name());
            let is_blank = stop.is_some_and(|stop| stop.bonus.is_none());
            Phrase::new(if is_blank { "prompt-blank" } else { "prompt-bonus" })
                .word("track", pull.track.name())
                .word("token", token)
        }
        Task::Packet(packet) => Phrase::new("prompt-packet").number("hits", packet.hits),
        Task::InShape { left, .. } => Phrase::new("prompt-in-shape").number("count", left),
        Task::UnstableDna { .. } => Phrase::new("prompt-unstable-dna"),
        Task::Superconductor { energy, .. } => Phrase::new("prompt-superconductor").number("energy", energy),
        Task::Refill | Task::Purchase { .. } => wait(view),
    }
}

/// What the stops of a token give, as it is printed.
fn gives(token: Token) -> Phrase {
    let stop = |bonus: Option<Bonus>| {
        let phrase = Phrase::new("stop-gives").word("bonus", bonus.map_or("blank", Bonus::name));
        phrase.number("amount", bonus.map_or(0, Bonus::amount))
    };
    let stops = token.stops(false).map(|(_, bonus)| stop(bonus));
    let list = |list: Phrase, next: Phrase| Phrase::new("stops-give").phrase("first", list).phrase("next", next);
    stops.reduce(list).unwrap_or_else(|| Phrase::new("nothing"))
}

fn of_stage(view: &View, seat: Seat) -> Phrase {
    let roll = &view.roll;
    match view.stage {
        Stage::Hibernation => Phrase::new("prompt-hibernation"),
        Stage::Laboratory => Phrase::new("prompt-laboratory"),
        Stage::Dominate => Phrase::new("prompt-dominate"),
        Stage::Gather => Phrase::new("prompt-gather"),
        Stage::Roll if roll.made < roll.allowed => {
            Phrase::new("prompt-roll").number("made", roll.made).number("allowed", roll.allowed)
        }
        Stage::Roll => Phrase::new("prompt-roll-last"),
        Stage::Additions => {
            let unspent = roll.dice.of(Symbol::Power).saturating_sub(roll.spent);
            Phrase::new("prompt-additions").number("count", unspent)
        }
        Stage::Triggers => Phrase::new("prompt-triggers"),
        Stage::Rebooting => Phrase::new("prompt-rebooting"),
        Stage::TitanicBatteries => Phrase::new("prompt-batteries"),
        Stage::Resolve if roll.open.is_empty() => Phrase::new("prompt-power"),
        Stage::Resolve => Phrase::new("prompt-resolve"),
        Stage::Market => Phrase::new("prompt-market").number("energy", view.seats[seat.index()].energy),
        Stage::Over => Phrase::new("prompt-over"),
        _ => wait(view),
    }
}
