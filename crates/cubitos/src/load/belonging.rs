//! What a written state says of a card belongs to a card of the race: tasks, stages, and what lasts to the next draw.

use engine::{Invalid, Seat, check};

use crate::cube::Spent;
use crate::dice::{Colour, DieSet};
use crate::event::RollKind;
use crate::game::{Cubitos, Phase};
use crate::operation::{Gain, Operation};
use crate::player::{Follow, Stage, Task};
use crate::program::{Occasion, Program, Rescue};

/// Everything that a card of the race does for whoever uses it, whenever that is.
fn all_operations(game: &Cubitos) -> impl Iterator<Item = Operation> {
    Colour::ALL.into_iter().map(|colour| game.program(colour)).flat_map(|program| {
        let parts = (0..Spent::PARTS_MAX as u8).flat_map(|part| operations_of(program, part));
        parts.chain(program.comparison.map(|comparison| comparison.operation))
    })
}

fn operations_of(program: &Program, part: u8) -> impl Iterator<Item = Operation> {
    program.part(part).into_iter().flat_map(|part| [Some(part.operation), part.power]).flatten()
}

/// What a player at this stage may be in the middle of.
fn operations(game: &Cubitos, stage: Stage) -> Vec<Operation> {
    let parts = |program: &Program| match stage {
        Stage::Decide => program.usable_at(Occasion::Decide),
        Stage::Abilities => program.usable_at(Occasion::Abilities),
        Stage::AfterMove => program.usable_at(Occasion::AfterMove).with(program.duty),
        _ => Spent::NONE,
    };
    let mut operations = Vec::new();
    for colour in Colour::ALL {
        let program = game.program(colour);
        operations.extend(parts(program).iter().flat_map(|part| operations_of(program, part)));
        if let (Phase::Comparison, Some(comparison)) = (game.phase, program.comparison) {
            operations.push(comparison.operation);
            operations.extend(comparison.price);
        }
    }
    operations
}

/// Could the task come from this operation, with as much left to do?
fn asks(game: &Cubitos, seat: Seat, operation: Operation, task: Task) -> bool {
    match (operation, task) {
        (Operation::ExtraRoll { count }, Task::ExtraRoll { left }) => left <= count,
        (Operation::RerollOwn { each, dice, zones }, Task::Reroll { left, dice: said, zones: from }) => {
            (dice, zones) == (said, from) && left <= each.saturating_mul(game.players_with_fewer(seat))
        }
        (Operation::RollDifferentColours { max, zones }, Task::RollDifferent { left, zones: from }) => {
            left <= max && zones == from
        }
        (Operation::SetFace { count, .. }, Task::SetFace { left }) => left <= count,
        (Operation::SetFace { count, .. }, Task::Face { die, left }) => !die.is_borrowed() && left < count,
        (Operation::BorrowDie { dice, .. }, Task::Face { die, left: 0 }) => {
            die.is_borrowed() && dice.contains(die.die())
        }
        (Operation::BorrowDie { dice, .. }, Task::Borrow { dice: said }) => dice == said,
        (Operation::Gain(Gain { take_grey, .. }), Task::GainDie { dice, max_cost: u8::MAX, left }) => {
            left <= take_grey && dice == DieSet::GREY
        }
        (Operation::GainDie { dice, max_cost }, Task::GainDie { dice: said, max_cost: most, left }) => {
            left <= 1 && dice == said && most == game.max_cost(seat, max_cost)
        }
        (Operation::LoseDie { dice, zones, count }, Task::Lose { left, dice: said, zones: from, optional: false }) => {
            left <= count && (dice, zones) == (said, from)
        }
        (Operation::LoseSelfAndOther { zones }, Task::Lose { left, dice, zones: from, optional: false }) => {
            left <= 1 && (DieSet::OWNED, zones) == (dice, from)
        }
        (Operation::GiveDie { zones }, Task::Receiver { zones: from } | Task::Give { zones: from, .. }) => {
            zones == from
        }
        (Operation::MoveNow { spaces }, Task::Walk { left }) => left <= spaces,
        (Operation::BonusNearby { max_distance }, Task::Nearby { distance }) => distance == max_distance,
        _ => false,
    }
}

/// Does a card of the race ask for the task of a player?
fn task_has_card(game: &Cubitos, seat: Seat) -> bool {
    let player = game.player(seat);
    match player.task {
        Task::None => true,
        Task::RollGrey => has_program(game, |program| matches!(program.rescue, Some((_, Rescue::RollGrey)))),
        Task::ReturnOther { left } => has_program(game, |program| program.returns_others >= left.max(1)),
        // The tasks of a bonus belong to its cell.
        Task::GainDie { .. } | Task::Lose { .. } if player.stage == Stage::Bonus => true,
        Task::Give { to, .. } if !game.with_fewest(seat).any(|other| other == to) => false,
        task => operations(game, player.stage).into_iter().any(|operation| asks(game, seat, operation, task)),
    }
}

fn has_program(game: &Cubitos, is_such: impl Fn(&Program) -> bool) -> bool {
    Colour::ALL.into_iter().any(|colour| is_such(game.program(colour)))
}

/// Does the race have the card that the stage of a player is about?
fn stage_has_card(game: &Cubitos, seat: Seat) -> bool {
    let player = game.player(seat);
    match player.stage {
        Stage::DrawMore => player.draws_all || !player.exempt.is_empty(),
        Stage::Declare => !player.hand.is_empty() || !game.index.returns.is_empty(),
        Stage::Rescue => !game.index.rescue.is_empty(),
        Stage::Keep => !game.kept_on_bust(seat).is_empty(),
        Stage::AfterMove => !game.index.nearby.union(game.index.duty).is_empty(),
        _ => true,
    }
}

/// Refuses what no card of the race could have brought about.
pub(super) fn check_belonging(game: &Cubitos, seat: Seat) -> Result<(), Invalid> {
    let player = game.player(seat);
    check(
        stage_has_card(game, seat),
        "stage",
        "needs a card that this race does not have, or a die that is not there",
    )?;
    check(task_has_card(game, seat), "task", "no card of this race asks for that at this stage")?;
    let follows = match player.follow {
        Follow::Nothing => true,
        Follow::Power { colour, part } => {
            let program = game.program(colour);
            let has_power = program.part(part).is_some_and(|part| part.power.is_some());
            let usable = match player.stage {
                Stage::Decide => program.usable_at(Occasion::Decide),
                Stage::Abilities => program.usable_at(Occasion::Abilities),
                _ => Spent::NONE,
            };
            has_power && usable.contains(part)
        }
        Follow::Price => {
            let is_due = |program: &Program| program.comparison.is_some_and(|comparison| comparison.price.is_some());
            game.phase == Phase::Comparison && player.stage == Stage::Abilities && has_program(game, is_due)
        }
    };
    check(follows, "follow", "cannot follow at this stage, or from a card of this race")?;
    let times = |operation| match operation {
        Operation::RerollZone { times, .. } => times,
        _ => 0,
    };
    let rerolls = operations(game, player.stage).into_iter().map(times).max().unwrap_or(0).saturating_sub(1);
    check(
        player.rerolls <= rerolls,
        "rerolls",
        format_args!("is {rerolls} at the most at this stage, with these cards"),
    )?;
    let rescues = |program: &Program| matches!(program.rescue, Some((_, Rescue::RollGrey)));
    let is_rescue = player.rolling == RollKind::Rescue && player.task == Task::None && !player.hand.is_empty();
    check(!is_rescue || has_program(game, rescues), "rolling", "no card of this race rolls dice against a bust")?;
    check_lasting(game, seat)
}

/// What a card has left behind for the next push or the next draw.
fn check_lasting(game: &Cubitos, seat: Seat) -> Result<(), Invalid> {
    let player = game.player(seat);
    let has = |is_such: &dyn Fn(Operation) -> bool| all_operations(game).any(is_such);
    let shields = has(&|operation| operation == Operation::ShieldNextPush);
    check(!player.shield || shields, "shield", "no card of this race shields a push")?;
    let draws_all = has(&|operation| operation == Operation::NextDrawAll);
    check(!player.draws_all || draws_all, "drawsAll", "no card of this race frees a draw")?;
    let exempt = all_operations(game).fold(DieSet::NONE, |dice, operation| match operation {
        Operation::NextDrawExempt { dice: more } => dice.union(more),
        _ => dice,
    });
    check(player.exempt.except(exempt).is_empty(), "exempt", "no card of this race exempts such dice")
}
