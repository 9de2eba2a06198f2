//! The move step: a goal is picked and the runner walks there, or the runner goes step by step.

use std::cmp::Reverse;

use engine::Phrase;
use games::cubitos::view::{GoalView, PlayerView, View};
use games::cubitos::{
    Action, CardId, CellId, CellKind, CellName, Cubitos, Direction, Operation, PrintedBonus, Track, TrackId,
};

use super::{bonus, list, tables};
use crate::{Gains, Label, Plan};

/// Everything that can be done in the move step.
pub fn plans(view: &View, player: &PlayerView) -> Vec<Plan<Cubitos>> {
    let mut goals: Vec<&GoalView> = view.reach.iter().filter(|goal| !goal.path.is_empty()).collect();
    // The farthest first, of equally far ones the cheapest; last those that nobody wants to end on.
    goals.sort_by_key(|goal| (goal.is_stranded, Reverse(ahead(view, player, goal)), goal.money, goal.feet));
    let farther = |goal: &&&GoalView| ahead(view, player, goal) > (0, 0) && !goal.is_stranded;
    let on_foot = goals.iter().find(|goal| farther(goal) && goal.money == 0).copied();
    let paid = goals.iter().find(|goal| farther(goal) && goal.money > 0).copied();
    let gained = |goal: &GoalView| on_foot.is_none_or(|free| ahead(view, player, goal) > ahead(view, player, free));
    let paid = paid.filter(|goal| gained(goal));
    let ends = |goal: &&GoalView| finishes(player, goal);
    let has_bonus = !bonus_here(view, player).is_empty();
    // Whoever stands on a bonus came for it, and whoever cannot get on without paying should not do so by habit.
    let stops_first = on_foot.is_none() || has_bonus && !on_foot.as_ref().is_some_and(ends);
    let run_on_paid = |goal: &GoalView| walk(player, goal, vec![to("menu-run-on-paid", player, goal)]);
    let mut plans = Vec::new();
    // Nothing is worth keeping money for at the finish.
    plans.extend(paid.filter(ends).map(run_on_paid));
    if stops_first {
        plans.push(single(view, player, Action::Stop));
    }
    plans.extend(on_foot.map(|goal| walk(player, goal, vec![to("menu-run-on", player, goal)])));
    for is_paid in [false, true] {
        let with_bonus = goals.iter().filter(|goal| !goal.bonus.is_empty() && (goal.money > 0) == is_paid);
        plans.extend(with_bonus.map(|goal| walk(player, goal, vec![group("menu-to-bonus"), goal_label(player, goal)])));
    }
    plans.extend(goals.iter().map(|goal| walk(player, goal, vec![group("menu-to-any"), goal_label(player, goal)])));
    plans.extend(paid.filter(|goal| !ends(goal)).map(run_on_paid));
    plans.extend(steps(view, player));
    if !stops_first {
        plans.push(single(view, player, Action::Stop));
    }
    plans
}

/// The single strides that are legal.
fn steps(view: &View, player: &PlayerView) -> Vec<Plan<Cubitos>> {
    let mut actions: Vec<Action> = view.choices.iter().map(|choice| choice.action).collect();
    actions.retain(|action| *action != Action::Stop);
    actions.sort_by_key(|action| match *action {
        Action::Shortcut => (1, None),
        Action::Jetpack => (0, None),
        Action::BuyFoot => (3, None),
        Action::Step { to } => (2, Some(by_steps_to_finish(view, player, to))),
        _ => (4, None),
    });
    actions.into_iter().map(|action| single(view, player, action)).collect()
}

fn single(view: &View, player: &PlayerView, action: Action) -> Plan<Cubitos> {
    let one = label(view, player, action);
    let path = if matches!(action, Action::Step { .. }) { vec![group("menu-one-step"), one] } else { vec![one] };
    let mut gains = Gains::default();
    match action {
        Action::Stop => {
            let here = bonus_here(view, player);
            if !here.is_empty() {
                gains.symbols.extend(here.iter().map(|&printed| bonus("bonus-sign", printed)));
                gains.notes.push(note_bonus("note-space", &here));
            }
            if player.is_stranded {
                gains.notes.push(Phrase::new("note-stop-stranded"));
            }
        }
        Action::Step { to } => {
            let goal = view.reach.iter().find(|goal| goal.cell == to && goal.path == [action]);
            gains = goal.map_or(gains, |goal| gains_of(player, goal));
        }
        _ => {}
    }
    Plan { actions: vec![action], path, gains }
}

fn group(key: &'static str) -> Label {
    Label::new(Phrase::new(key))
}

fn to(key: &'static str, player: &PlayerView, goal: &GoalView) -> Label {
    let to = match finishes(player, goal) {
        false => "cell",
        true if goal.cell == CellName::FINISH => "finish",
        true => "beyond",
    };
    Label::new(Phrase::new(key).phrase("cell", cell(goal.cell)).number("leg", goal.leg).word("goal", to))
}

/// Does the runner finish the race on the way there?
const fn finishes(player: &PlayerView, goal: &GoalView) -> bool {
    goal.steps_left == 0 && !player.has_finished
}

fn goal_label(player: &PlayerView, goal: &GoalView) -> Label {
    to("menu-goal", player, goal)
}

fn walk(player: &PlayerView, goal: &GoalView, path: Vec<Label>) -> Plan<Cubitos> {
    Plan { actions: goal.path.clone(), path, gains: gains_of(player, goal) }
}

/// What a goal gives and costs.
fn gains_of(player: &PlayerView, goal: &GoalView) -> Gains {
    let mut gains = Gains::default();
    if finishes(player, goal) {
        gains.symbols.push(Phrase::new("gain-finish"));
        gains.notes.push(Phrase::new("note-finish"));
    }
    gains.symbols.extend(goal.bonus.iter().map(|&printed| bonus("bonus-sign", printed)));
    if goal.money > 0 {
        gains.symbols.push(Phrase::new("gain-price").number("price", goal.money));
        gains.notes.push(Phrase::new("note-money").number("money", goal.money));
    }
    if goal.feet_left > 0 {
        gains.symbols.push(Phrase::new("gain-left").number("feet", goal.feet_left));
        gains.notes.push(Phrase::new("note-left").number("feet", goal.feet_left));
    }
    if !goal.bonus.is_empty() {
        gains.notes.push(note_bonus("note-bonus", &goal.bonus));
    }
    if goal.is_stranded {
        gains.symbols.push(Phrase::new("gain-stranded"));
        gains.notes.push(Phrase::new("note-stranded"));
    }
    gains
}

fn note_bonus(key: &'static str, printed: &[PrintedBonus]) -> Phrase {
    let bonuses = printed.iter().map(|&one| bonus("bonus-name", one));
    Phrase::new(key).phrase("bonus", list(bonuses))
}

/// The line of a single stride, or of a cell nearby.
pub fn label(view: &View, player: &PlayerView, action: Action) -> Label {
    let lettered = |letter: char, key: &'static str| Label::lettered(letter, Phrase::new(key));
    match action {
        Action::Step { to } => {
            Label::new(Phrase::new("menu-step").word("arrow", arrow(view, player, to)).phrase("cell", cell(to)))
        }
        Action::Nearby { cell: near } => Label::new(with_bonus(Phrase::new("menu-bonus-at"), view, player, near)),
        Action::Shortcut => lettered('s', "menu-shortcut"),
        Action::Jetpack => lettered('d', "menu-jetpack"),
        Action::BuyFoot => lettered('f', "menu-buy-foot"),
        _ => lettered('v', "menu-stop"),
    }
}

/// A phrase with a cell and the signs of its bonus.
pub fn with_bonus(phrase: Phrase, view: &View, player: &PlayerView, near: CellName) -> Phrase {
    let signs = printed(view, player, near).into_iter().map(|one| bonus("bonus-sign", one));
    phrase.phrase("cell", cell(near)).phrase("bonus", list(signs))
}

/// A cell as people call it: neighbours in a row have neighbouring numbers.
pub fn cell(name: CellName) -> Phrase {
    match name.place() {
        Some((row, column)) => Phrase::new("cell").number("row", row).number("column", column / 2 + 1),
        None if name == CellName::START => Phrase::new("cell-start"),
        None => Phrase::new("cell-finish"),
    }
}

/// What a cell nearby gives, in words.
pub fn note_nearby(view: &View, player: &PlayerView, near: CellName) -> Phrase {
    note_bonus("note-space", &printed(view, player, near))
}

/// The only cell whose bonus a part of a card can take, if it takes one nearby: then nobody is asked for the cell.
pub fn only_nearby(view: &View, player: &PlayerView, card: CardId, part: u8) -> Option<CellName> {
    let ability = tables(view).card(card).abilities().get(usize::from(part))?;
    let Operation::BonusNearby { max_distance } = ability.operation else { return None };
    let track = track(view, player);
    let near = track.within(place(view, player, player.cell)?, max_distance).among(track.bonuses);
    let only = near.iter().next().filter(|_| near.len() == 1)?;
    CellName::try_from(track.cell(only).name.to_string()).ok()
}

/// The bonus of the cell where the runner stands: there is none where it stood when the round began.
fn bonus_here(view: &View, player: &PlayerView) -> Vec<PrintedBonus> {
    if player.cell == player.began_cell { Vec::new() } else { printed(view, player, player.cell) }
}

fn printed(view: &View, player: &PlayerView, name: CellName) -> Vec<PrintedBonus> {
    let track = track(view, player);
    let kind = track.cell_named(&name.to_string()).map(|id| track.cell(id).kind);
    match kind {
        Some(CellKind::Bonus(bonuses)) => bonuses.iter().map(PrintedBonus::from).collect(),
        _ => Vec::new(),
    }
}

fn track<'a>(view: &'a View, player: &PlayerView) -> &'a Track {
    tables(view).track(TrackId::named(player.track).unwrap_or(TrackId::ALL[0]))
}

fn place(view: &View, player: &PlayerView, name: CellName) -> Option<CellId> {
    track(view, player).cell_named(&name.to_string())
}

/// Orders the neighbours: the nearer to the finish over land the sooner, and water last.
pub fn by_steps_to_finish(view: &View, player: &PlayerView, name: CellName) -> (bool, u8) {
    let cell = place(view, player, name).map(|id| track(view, player).cell(id));
    cell.map_or((true, u8::MAX), |cell| match cell.to_finish {
        Some(steps) => (false, steps),
        None => (true, cell.to_finish_with_water),
    })
}

/// How much farther than now a goal is: nearer to the finish, or farther along where the distance decides.
fn ahead(view: &View, player: &PlayerView, goal: &GoalView) -> (i32, i32) {
    let nearer = if view.extra_round { 0 } else { player.steps_left as i32 - goal.steps_left as i32 };
    (nearer, goal.distance as i32 - player.distance as i32)
}

/// The direction of a neighbour on the map.
fn arrow(view: &View, player: &PlayerView, to: CellName) -> &'static str {
    let track = track(view, player);
    let (from, to) = (place(view, player, player.cell), place(view, player, to));
    let direction = from.zip(to).and_then(|(from, to)| track.cell(from).direction_to(track.cell(to)));
    direction.map_or("here", Direction::name)
}
