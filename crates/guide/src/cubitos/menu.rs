//! Every decision as a line of the menu, with what it does at once. Equal dice are taken several at a time.

use engine::{Phrase, Seat};
use games::cubitos::view::{CardView, ChoiceView, PlayerView, View};
use games::cubitos::{Action, CardId, Cube, Cubitos, Dice, Die, Event, Phase, Pick, Spent, Stage, Task, Zone};

use super::{bonus, die_key, faces, moves, shown_amount, tables, text};
use crate::{Blocked, Gains, Label, Plan};

/// Everything that can be decided now.
pub fn plans(view: &View) -> Vec<Plan<Cubitos>> {
    let Some(seat) = view.chooser else { return Vec::new() };
    let player = &view.players[seat.index()];
    if player.task == Task::None && player.stage == Stage::Move {
        return moves::plans(view, player);
    }
    let mut plans: Vec<_> = view.choices.iter().flat_map(|choice| plans_of(view, player, choice)).collect();
    plans.extend(everything(view, player));
    plans.sort_by_key(|plan| rank(view, player, plan));
    plans
}

/// In the shop: the cards of which no die can be bought now.
pub fn blocked(view: &View) -> Vec<Blocked> {
    let Some(seat) = view.chooser else { return Vec::new() };
    let player = &view.players[seat.index()];
    if player.task != Task::None || player.stage != Stage::Buy {
        return Vec::new();
    }
    let is_sold = |card: CardId| view.choices.iter().any(|choice| choice.action == Action::Buy { card });
    let why = |card: &CardView| match card {
        _ if player.bought.contains(&card.colour) => Phrase::new("blocked-bought"),
        CardView { left: 0, .. } => Phrase::new("blocked-none-left"),
        CardView { cost, .. } => Phrase::new("blocked-too-dear").number("cost", *cost),
    };
    let blocked = |card: &CardView| Blocked { what: Phrase::new(card.card.name()), why: why(card) };
    view.cards.iter().filter(|card| !is_sold(card.card)).map(blocked).collect()
}

/// The plans that begin with a choice: several for one of many equal dice, otherwise one.
fn plans_of(view: &View, player: &PlayerView, choice: &ChoiceView) -> Vec<Plan<Cubitos>> {
    let label = label(view, player, choice.action);
    let gains = gains(view, player, choice);
    let most = equal_dice(player, choice.action);
    if most == 1 {
        return vec![Plan { actions: vec![choice.action], path: vec![label], gains }];
    }
    let plan = |count: u8| Plan {
        actions: vec![choice.action; count.into()],
        path: vec![label.clone(), Label::new(Phrase::new("menu-count").number("count", count))],
        gains: if count == 1 { gains.clone() } else { Gains::default() },
    };
    // In this order the key of a line is the number of dice it takes.
    (1..=most).map(plan).collect()
}

/// How many equal dice can be taken one after the other with this action.
fn equal_dice(player: &PlayerView, action: Action) -> u8 {
    let (pick, most) = match action {
        Action::Draw(pick) if player.stage == Stage::DrawMore => (pick, u8::MAX),
        Action::Draw(pick) => (pick, missing(player)),
        Action::Choose(pick) => match player.task {
            Task::ExtraRoll { left } | Task::Reroll { left, .. } => (pick, left),
            Task::RollGrey => (pick, u8::MAX),
            _ => return 1,
        },
        Action::Lose(pick) => match player.task {
            Task::Lose { left, .. } => (pick, left),
            _ => return 1,
        },
        Action::Discard { die } => (Pick::new(Zone::Roll, die), u8::MAX),
        _ => return 1,
    };
    count(player, pick).min(most).max(1)
}

/// How many such dice lie there.
fn count(player: &PlayerView, pick: Pick) -> u8 {
    let key = die_key(pick.cube);
    let lying = match pick.zone {
        Zone::Draw => &player.draw,
        Zone::Roll => &player.roll,
        Zone::Discard => &player.discard,
        Zone::Active => {
            let is_same = |spent: &[u8]| {
                (0..Spent::PARTS_MAX as u8).all(|part| spent.contains(&part) == pick.spent.contains(part))
            };
            let same = player
                .active
                .iter()
                .find(|active| active.die == key && active.side == pick.side && is_same(&active.spent));
            return same.map_or(0, |active| active.count);
        }
    };
    lying.get(&key).copied().unwrap_or(0)
}

/// How many dice are still to be drawn.
pub fn missing(player: &PlayerView) -> u8 {
    let counts = |cube: &Cube| cube.die() != Die::FirstPlayer && !player.exempt.contains(&cube.die());
    let counted = |cube: Cube| player.roll.get(&die_key(cube)).copied().unwrap_or(0);
    let held: u8 = Cube::all().filter(counts).map(counted).sum();
    player.limit.saturating_sub(held)
}

/// Is the roll zone about to be rolled once more by an ability?
pub fn is_between_rolls(view: &View) -> bool {
    let Some(seat) = view.chooser else { return false };
    let player = &view.players[seat.index()];
    let rolls = view.choices.iter().any(|choice| choice.action == Action::Roll);
    rolls && player.task == Task::None && player.stage != Stage::Declare
}

/// Where any number of dice may be taken: all of them.
fn everything(view: &View, player: &PlayerView) -> Option<Plan<Cubitos>> {
    let takes = |choice: &ChoiceView| match choice.action {
        Action::Draw(pick) if player.stage == Stage::DrawMore => Some(count(player, pick)),
        Action::Discard { die } => Some(count(player, Pick::new(Zone::Roll, die))),
        _ => None,
    };
    if player.task != Task::None {
        return None;
    }
    let dice: Vec<(Action, u8)> =
        view.choices.iter().filter_map(|choice| Some((choice.action, takes(choice)?))).collect();
    let actions: Vec<_> = dice.iter().flat_map(|&(action, count)| std::iter::repeat_n(action, count.into())).collect();
    let what = if player.stage == Stage::Discard { "discard" } else { "draw" };
    let path = vec![Label::lettered('f', Phrase::new("menu-everything").word("what", what))];
    (dice.len() > 1).then(|| Plan { actions, path, gains: Gains::default() })
}

/// Enter takes the first entry: what helps comes first, what ends something last, what costs much never first.
fn rank(view: &View, player: &PlayerView, plan: &Plan<Cubitos>) -> (u8, i16) {
    let tables = tables(view);
    let cost = |die: Die| {
        die.colour().map_or(-1, |colour| card_of(view, colour).map_or(0, |card| tables.card(card).cost.into()))
    };
    match plan.actions[0] {
        // The dearest dice are the best ones to draw, and the worst ones to lose.
        Action::Draw(pick) | Action::Choose(pick) if plan.path.len() > 1 || plan.actions.len() == 1 => {
            (0, -cost(pick.cube.die()) * 2 - i16::from(pick.cube.die() == Die::DarkGrey))
        }
        Action::Lose(pick) | Action::Give(pick) | Action::Return(pick) => (0, cost(pick.cube.die())),
        Action::Gain { die } | Action::Borrow { die } => (0, -cost(die)),
        Action::Buy { card } => (0, -i16::from(tables.card(card).cost)),
        Action::Step { to } => {
            let (swims, steps) = moves::by_steps_to_finish(view, player, to);
            (u8::from(swims), steps.into())
        }
        Action::Face { side } => (0, -(side.index() as i16)),
        Action::Push if is_safe(player) => (1, 0),
        Action::Push => (3, 0),
        Action::Pass => (2, 0),
        Action::Wait | Action::Bust | Action::LetGo => (5, 0),
        // It happens by itself, later.
        Action::LoseSelf { .. } => (6, 0),
        // Misses stay for the next round, so that discarding them is seldom wanted.
        Action::Done if player.stage == Stage::Discard => (0, 0),
        Action::Discard { .. } => (1, 0),
        // Whoever has just bought something should not buy more by habit.
        Action::Done if player.stage == Stage::Buy && !player.bought.is_empty() => (0, i16::MIN),
        Action::Done | Action::Ready => (4, 1),
        _ => (0, 0),
    }
}

fn is_safe(player: &PlayerView) -> bool {
    player.forced > 0 || player.shield || !player.push_is_at_risk
}

fn card_of(view: &View, colour: games::cubitos::Colour) -> Option<CardId> {
    view.cards.iter().find(|card| card.colour == colour).map(|card| card.card)
}

/// The line of an action: a letter for what there is once, a number for what there are several of. Decisions that follow
/// each other end with different letters, so that a key pressed twice gives nothing away.
fn label(view: &View, player: &PlayerView, action: Action) -> Label {
    let lettered = |letter: char, key: &'static str| Label::lettered(letter, Phrase::new(key));
    let of_card = |key: &'static str, card: CardId, side: &'static str, borrowed: bool| {
        let whose = if borrowed { "borrowed" } else { "own" };
        Phrase::new(key).word("card", card.name()).word("side", side).word("whose", whose)
    };
    match action {
        Action::Draw(pick) | Action::Choose(pick) | Action::Lose(pick) | Action::Give(pick) => {
            Label::new(die(view, pick))
        }
        Action::Return(pick) => Label::new(Phrase { key: "menu-return", ..die(view, pick) }),
        Action::Discard { die: cube } => {
            Label::new(Phrase::new("menu-discard").word("die", cube.die().name()).word("whose", whose(cube)))
        }
        Action::Gain { die } | Action::Borrow { die } => {
            Label::new(Phrase::new("menu-die").word("die", die.name()).word("whose", "own"))
        }
        Action::Face { side } => {
            let amount = match player.task {
                Task::Face { die, .. } => shown_amount(&view.book, die.die(), side),
                _ => 0,
            };
            Label::new(Phrase::new("menu-face").word("side", side.name()).number("amount", if_several(amount)))
        }
        Action::GiveTo { seat } => Label::new(Phrase::new("menu-seat").seat("seat", seat)),
        Action::Push => Label::lettered('t', Phrase::new("menu-push").number("dice", rolled(player))),
        Action::Pass => lettered('e', "menu-pass"),
        Action::Wait => lettered('v', "menu-wait"),
        Action::Roll => lettered('t', "menu-roll"),
        Action::Prevent { card, side, borrowed } => Label::new(of_card("menu-prevent", card, side.name(), borrowed)),
        Action::Bust => lettered('x', "menu-bust"),
        Action::Keep => lettered('k', "menu-keep"),
        Action::LetGo => lettered('x', "menu-let-go"),
        Action::Use { card, side, part, option, borrowed } => {
            match (effect(view, card, part, option), moves::only_nearby(view, player, card, part)) {
                (0, Some(cell)) => {
                    let takes = of_card("menu-use-nearby", card, side.name(), borrowed);
                    Label::new(moves::with_bonus(takes, view, player, cell))
                }
                (which, _) => Label::new(of_card("menu-use", card, side.name(), borrowed).number("which", which)),
            }
        }
        Action::LoseSelf { card, side, borrowed } => Label::new(of_card("menu-lose-self", card, side.name(), borrowed)),
        Action::TakeComparison { card, option } => {
            let two = view
                .choices
                .iter()
                .any(|choice| matches!(choice.action, Action::TakeComparison { option: other, .. } if other != option));
            let which = if two { option + 1 } else { 0 };
            Label::new(Phrase::new("menu-comparison").word("card", card.name()).number("which", which))
        }
        Action::TakeCredits { die } => {
            Label::new(Phrase::new("menu-take-credits").word("die", die.die().name()).word("whose", whose(die)))
        }
        Action::Ready => {
            let next = if view.phase == Phase::Comparison { "run" } else { "swords" };
            Label::lettered('r', Phrase::new("menu-ready").word("next", next))
        }
        Action::Done => match player.stage {
            Stage::Bonus | Stage::AfterMove if player.task == Task::None => {
                Label::lettered('x', Phrase::new("menu-no-bonus").word("which", bonuses_left(player)))
            }
            Stage::Buy if player.task == Task::None => {
                Label::lettered('e', Phrase::new("menu-no-purchase").number("bought", player.bought.len() as i64))
            }
            Stage::Discard if player.task == Task::None && !player.roll.is_empty() => {
                lettered('d', "menu-leave-misses")
            }
            _ if matches!(player.task, Task::Lose { .. }) => lettered('d', "menu-lose-none"),
            _ => lettered('d', "menu-enough"),
        },
        Action::Bonus { number } => {
            let printed = player.bonus.as_ref().and_then(|open| open.printed.get(usize::from(number)));
            Label::new(printed.map_or(Phrase::new("menu-enough"), |&printed| bonus("menu-bonus", printed)))
        }
        Action::Buy { card } => {
            let die = card.colour().die();
            let bought = Phrase::new("menu-buy").word("card", card.name()).word("die", die.name());
            Label::new(bought.phrase("faces", faces(view, die)))
        }
        Action::Step { .. }
        | Action::Nearby { .. }
        | Action::Shortcut
        | Action::Jetpack
        | Action::BuyFoot
        | Action::Stop => moves::label(view, player, action),
    }
}

/// What is left of the bonuses of a space: the only one, all, or the rest.
pub fn bonuses_left(player: &PlayerView) -> &'static str {
    match &player.bonus {
        Some(open) if open.left.len() < open.printed.len() => "rest",
        Some(open) if open.left.len() > 1 => "all",
        _ => "it",
    }
}

const fn whose(cube: Cube) -> &'static str {
    if cube.is_borrowed() { "borrowed" } else { "own" }
}

/// An amount that goes without saying if it is one.
const fn if_several(amount: u8) -> u8 {
    if amount > 1 { amount } else { 0 }
}

/// A die; where it lies, if there are several places to choose from, and what an active one shows.
fn die(view: &View, pick: Pick) -> Phrase {
    let elsewhere = |choice: &ChoiceView| match choice.action {
        Action::Draw(other) | Action::Choose(other) | Action::Lose(other) | Action::Give(other) => {
            other.zone != pick.zone
        }
        _ => false,
    };
    let named = Phrase::new(match pick.zone == Zone::Active || view.choices.iter().any(elsewhere) {
        true => "menu-die-in",
        false => "menu-die",
    });
    let (side, amount) = match pick.zone {
        Zone::Active => (pick.side.name(), shown_amount(&view.book, pick.cube.die(), pick.side)),
        _ => ("none", 0),
    };
    let spent =
        (0..Spent::PARTS_MAX as u8).filter(|&part| pick.spent.contains(part)).map(|part| 1_i64 << part).sum::<i64>();
    named
        .word("die", pick.cube.die().name())
        .word("whose", whose(pick.cube))
        .word("zone", pick.zone.name())
        .word("side", side)
        .number("amount", if_several(amount))
        .number("spent", spent)
}

/// A number for an effect where a card offers several, 0 where it offers one.
fn effect(view: &View, card: CardId, part: u8, option: u8) -> u8 {
    let mut offered: Vec<(u8, u8)> = Vec::new();
    for choice in &view.choices {
        if let Action::Use { card: other, part, option, .. } = choice.action
            && other == card
            && !offered.contains(&(part, option))
        {
            offered.push((part, option));
        }
    }
    match offered.iter().position(|&other| other == (part, option)) {
        Some(place) if offered.len() > 1 => place as u8 + 1,
        _ => 0,
    }
}

/// Dice in the roll zone.
fn rolled(player: &PlayerView) -> u32 {
    player.roll.values().map(|&count| u32::from(count)).sum()
}

// ----- What a choice brings -----

/// What a choice does before chance or anybody else decides again, and what should be known about it.
fn gains(view: &View, player: &PlayerView, choice: &ChoiceView) -> Gains {
    let mut gains = Gains { symbols: at_once(player.seat, &choice.does), ..Gains::default() };
    match choice.action {
        Action::Use { card, part, .. } => {
            gains.notes.push(text(view, card));
            let cell = moves::only_nearby(view, player, card, part);
            gains.notes.extend(cell.map(|cell| moves::note_nearby(view, player, cell)));
        }
        Action::Prevent { card, .. } | Action::TakeComparison { card, .. } => gains.notes.push(text(view, card)),
        Action::LoseSelf { .. } => gains.notes.push(Phrase::new("note-lose-self")),
        Action::Buy { card } => {
            gains.symbols = vec![Phrase::new("gain-price").number("price", tables(view).card(card).cost)];
            gains.notes.push(text(view, card));
        }
        Action::Push | Action::Roll if rolls_at_risk(player, choice) => {
            tell_risk(player.misses_per_thousand, &mut gains);
        }
        // What the roll would be with this die in it as well.
        Action::Return(pick) if player.at_risk && !player.shield => {
            tell_risk(view.book.misses_per_thousand(&rolled_with(player, pick.cube)), &mut gains);
        }
        Action::Ready
            if choice.does.iter().any(|event| matches!(event, Event::LostDie { seat, .. } if *seat == player.seat)) =>
        {
            gains.notes.push(Phrase::new("note-losing"));
        }
        // The fan of a bust comes whatever is discarded.
        Action::Done if player.stage == Stage::Discard => gains.symbols.clear(),
        Action::Nearby { cell } => gains.notes.push(moves::note_nearby(view, player, cell)),
        _ => {}
    }
    gains
}

/// Does the roll that this leads to bust if no die hits?
fn rolls_at_risk(player: &PlayerView, choice: &ChoiceView) -> bool {
    let pushes = choice.does.iter().any(|event| matches!(event, Event::Pushed { at_risk: true, .. }));
    let declared = player.stage == Stage::Declare && player.at_risk;
    (pushes || declared) && !player.shield
}

fn tell_risk(misses_per_thousand: u16, gains: &mut Gains) {
    let percent = percent(misses_per_thousand);
    gains.symbols.push(Phrase::new("gain-bust").number("percent", percent));
    gains.notes.push(Phrase::new("note-bust").number("percent", percent));
}

/// The roll zone with one die more.
fn rolled_with(player: &PlayerView, cube: Cube) -> Dice {
    let mut dice = Dice::one(cube);
    for other in Cube::all() {
        dice.add(other, player.roll.get(&die_key(other)).copied().unwrap_or(0));
    }
    dice
}

/// As people say it; nothing that can happen is called impossible, and nothing certain.
fn percent(per_thousand: u16) -> i64 {
    (i64::from(per_thousand) + 5).clamp(10, 999) / 10
}

/// What happens to `seat` at once, in symbols.
pub fn at_once(seat: Seat, does: &[Event]) -> Vec<Phrase> {
    let ends = |event: &&Event| {
        !matches!(
            event,
            Event::Passed { .. }
                | Event::Compared { .. }
                | Event::Round { .. }
                | Event::Rolled { .. }
                | Event::Ready { .. }
        )
    };
    let mut symbols = Vec::new();
    for event in does.iter().take_while(ends) {
        symbols.extend(symbol(seat, event));
    }
    symbols
}

fn symbol(seat: Seat, event: &Event) -> Vec<Phrase> {
    let short = |die: Die| Phrase::new("die-short").word("die", die.name());
    match *event {
        Event::Gained { seat: who, coins, feet, water_feet, credits } if who == seat => {
            let amounts = [
                ("gain-coins", coins),
                ("gain-feet", feet),
                ("gain-water-feet", water_feet),
                ("gain-credits", credits),
            ];
            let gained = amounts.into_iter().filter(|&(_, amount)| amount > 0);
            gained.map(|(key, amount)| Phrase::new(key).number("amount", amount)).collect()
        }
        Event::Fan { seat: who, fans, credits, hand_tokens } if who == seat => {
            let mut symbols = vec![Phrase::new("gain-fan").number("fans", fans)];
            if credits > 0 {
                symbols.push(Phrase::new("gain-credits").number("amount", credits));
            }
            if hand_tokens > 0 {
                symbols.push(Phrase::new("gain-tokens").number("tokens", hand_tokens));
            }
            symbols
        }
        Event::GainedDie { seat: who, die } if who == seat => {
            vec![Phrase::new("gain-die").phrase("short", short(die))]
        }
        Event::LostDie { seat: who, die, .. } if who == seat => {
            vec![Phrase::new("lose-die").phrase("short", short(die.die()))]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Turn, Viewer};
    use games::cubitos::Setup;

    use super::*;

    /// Several decide at once, and each of them is told about the dice of its own.
    #[test]
    fn whoever_pushes_is_told_of_the_own_dice() {
        let mut game = Cubitos::new(&Setup::default()).unwrap();
        let (mut source, mut legal, mut told_apart) = (Fast::new(3), Vec::new(), 0);
        for _ in 0..400 {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance(_) => game.let_happen(&mut source, &mut ()),
                Turn::Players(seats) => {
                    for seat in seats.iter() {
                        let view = game.view(Viewer::Seat(seat));
                        let own = Phrase::new("menu-push").number("dice", rolled(&view.players[seat.index()]));
                        let labels: Vec<_> = plans(&view).into_iter().flat_map(|plan| plan.path).collect();
                        let pushes = labels.iter().filter(|label| label.phrase.key == "menu-push");
                        told_apart += pushes.map(|label| assert_eq!(label.phrase, own)).count() * seat.index();
                    }
                    let seat = seats.iter().nth(source.below(seats.iter().count() as u32) as usize).unwrap();
                    game.legal(seat, &mut legal);
                    let choice = source.below(legal.len() as u32) as usize;
                    game.play_listed(seat, &legal[choice], &mut ());
                }
            }
        }
        assert!(told_apart > 3, "the second seat could push {told_apart} times");
    }
}
