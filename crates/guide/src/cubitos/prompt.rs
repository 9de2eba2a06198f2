//! What is being decided, and what one should know for it.

use engine::{Phrase, Seat};
use games::cubitos::view::{ChoiceView, PlayerView, View};
use games::cubitos::{Action, Phase, Stage, Task};

/// The question to `seat`, or what chance is about to do.
pub fn prompt(view: &View, seat: Option<Seat>) -> Phrase {
    let Some(seat) = seat else { return chance(view) };
    let player = &view.players[seat.index()];
    match player.task {
        Task::None => of_stage(view, player),
        task => of_task(task),
    }
}

/// What chance is about to do; before the first roll also what the rulebook would say about the cards.
fn chance(view: &View) -> Phrase {
    let what = due(view);
    match super::notes::advice(view) {
        advice if view.round <= 1 && view.phase != Phase::Over && !advice.is_empty() => {
            Phrase::new("prompt-advised").phrase("what", what).phrase("advice", super::list(advice))
        }
        _ => what,
    }
}

fn due(view: &View) -> Phrase {
    match (view.phase, view.rolls) {
        (Phase::Over, _) => Phrase::new("prompt-over"),
        (Phase::Cards, _) => Phrase::new("prompt-cards"),
        (Phase::FirstPlayer, _) => Phrase::new("prompt-first-player"),
        (_, Some(seat)) => {
            let dice: u32 = view.players[seat.index()].hand.values().map(|&count| u32::from(count)).sum();
            Phrase::new("prompt-throw").seat("seat", seat).number("dice", dice)
        }
        (_, None) => Phrase::new("prompt-wait"),
    }
}

fn of_task(task: Task) -> Phrase {
    match task {
        Task::None => Phrase::new("prompt-wait"),
        Task::ExtraRoll { left } | Task::Reroll { left, .. } => Phrase::new("prompt-extra-roll").number("dice", left),
        Task::RollDifferent { .. } => Phrase::new("prompt-roll-different"),
        Task::RollGrey => Phrase::new("prompt-roll-grey"),
        Task::SetFace { .. } => Phrase::new("prompt-set-face"),
        Task::Face { die, .. } => Phrase::new("prompt-face").word("die", die.die().name()),
        Task::Borrow { .. } => Phrase::new("prompt-borrow"),
        Task::GainDie { .. } => Phrase::new("prompt-gain"),
        Task::Lose { left, optional, .. } => {
            Phrase::new("prompt-lose").number("dice", left).word("must", if optional { "may" } else { "must" })
        }
        Task::Receiver { .. } => Phrase::new("prompt-receiver"),
        Task::Give { to, .. } => Phrase::new("prompt-give").seat("seat", to),
        Task::Walk { .. } => Phrase::new("prompt-walk"),
        Task::Nearby { .. } => Phrase::new("prompt-nearby"),
        Task::ReturnOther { .. } => Phrase::new("prompt-return-other"),
    }
}

fn of_stage(view: &View, player: &PlayerView) -> Phrase {
    if super::menu::is_between_rolls(view) {
        return Phrase::new("prompt-rerolls");
    }
    match player.stage {
        Stage::Draw => Phrase::new("prompt-draw").number("dice", super::menu::missing(player)),
        Stage::DrawMore if player.draws_all => Phrase::new("prompt-draw-all"),
        Stage::DrawMore => Phrase::new("prompt-draw-more"),
        Stage::Decide => Phrase::new("prompt-decide").word("state", risk(player)),
        Stage::Declare => Phrase::new("prompt-declare"),
        Stage::Rescue => Phrase::new("prompt-rescue"),
        Stage::Keep => Phrase::new("prompt-keep"),
        Stage::Discard => Phrase::new("prompt-discard"),
        Stage::Abilities => {
            let goes_on = |choice: &ChoiceView| matches!(choice.action, Action::LoseSelf { .. } | Action::Ready);
            let has_use = !view.choices.iter().all(goes_on);
            Phrase::new(match (view.phase, has_use) {
                (Phase::Comparison, true) => "prompt-comparison",
                (Phase::Comparison, false) => "prompt-losing",
                (_, true) => "prompt-abilities",
                (_, false) => "prompt-used",
            })
        }
        Stage::Move => Phrase::new("prompt-move")
            .number("feet", player.feet + player.water_feet)
            .number("water", player.water_feet)
            .number("money", player.coins + player.credits),
        Stage::Bonus => bonus(player),
        Stage::AfterMove => Phrase::new("prompt-after-move"),
        Stage::Buy => Phrase::new("prompt-buy")
            .number("bought", player.bought.len() as i64)
            .number("money", player.coins + player.credits),
        Stage::Done => Phrase::new("prompt-wait"),
    }
}

/// The bonus of the space where the runner stopped, or of one nearby.
fn bonus(player: &PlayerView) -> Phrase {
    let asked = match &player.bonus {
        Some(open) if open.cell != player.cell => {
            Phrase::new("prompt-bonus-nearby").phrase("cell", super::moves::cell(open.cell))
        }
        _ => Phrase::new("prompt-bonus"),
    };
    asked.word("which", super::menu::bonuses_left(player))
}

fn risk(player: &PlayerView) -> &'static str {
    match player {
        PlayerView { roll, .. } if roll.is_empty() => "empty",
        PlayerView { forced, .. } if *forced > 0 => "forced",
        PlayerView { shield: true, .. } => "shielded",
        PlayerView { at_risk: true, .. } => "at-risk",
        PlayerView { push_is_at_risk: true, .. } => "risky",
        _ => "safe",
    }
}
