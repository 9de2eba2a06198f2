//! The invariants of a state that a person wrote, each with the field that breaks it.

use engine::Invalid;

use crate::card::{Card, CardSet, END_OF_ROLL};
use crate::dice::{NORMAL_DICE, ROLL_OFF_DICE, ROLLS, SPECIAL_DICE, Symbol};
use crate::game::{KingOfTokyoDuel, SEATS, Stage, rival_of};
use crate::market::Slot;
use crate::monster::Monster;
use crate::pending::{Pair, Pending, PullStep, PurchaseStep, Task};
use crate::player::{DIE_TOKENS_MAX, Ending, Player, Way};
use crate::setup::MonsterChoice;
use crate::token::{Token, Turning};
use crate::track::{SPACE_MAX, Side, Track};

/// More hits, steps or energy than any effect brings.
const EFFECT_MAX: u8 = 64;
/// Cards with a limit for each turn that the state has to remember.
const LIMITED: CardSet = CardSet::of(&[
    Card::AlienMetabolism,
    Card::ArmorPlating,
    Card::Regeneration,
    Card::ThunderStomp,
    Card::Trendsetter,
]);

pub(crate) fn check<M: Into<String>>(holds: bool, field: &str, message: impl FnOnce() -> M) -> Result<(), Invalid> {
    if holds { Ok(()) } else { Err(Invalid::new(field, message())) }
}

/// Checks everything that concerns more than one part, and notes whom the game waits for.
pub(crate) fn check_game(game: &mut KingOfTokyoDuel) -> Result<(), Invalid> {
    check_table(game)?;
    for seat in SEATS {
        check_player(game, game.player(seat)).map_err(|invalid| invalid.inside(&format!("seats[{seat}]")))?;
    }
    check_monsters(game)?;
    check_hearts(game)?;
    check_board(game)?;
    check_market(game)?;
    check_roll(game).map_err(|invalid| invalid.inside("roll"))?;
    check(game.used.except(LIMITED).is_empty(), "used", || "only cards with a limit for each turn can be used up")?;
    let triggers_fit = game.triggers.except(END_OF_ROLL).is_empty();
    check(triggers_fit, "triggers", || "only cards that act at the end of the roll can be named")?;
    let triggers_fit = game.triggers.is_empty() || game.stage == Stage::Triggers;
    check(triggers_fit, "triggers", || "must be empty except in the stage triggers")?;
    check_pending(game)?;
    check_ending(game)?;
    let mut settled = *game;
    settled.advance(&mut ());
    game.waiting = settled.waiting;
    check(settled == *game, "stage", || "there is nothing to decide here, the game would go on by itself")
}

fn is_before_first_turn(stage: Stage) -> bool {
    stage <= Stage::Deal
}

fn check_table(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    for (field, seat) in [("firstPlayer", game.first), ("activePlayer", game.active)] {
        check(SEATS.contains(&seat), field, || format!("must be 0 or 1, got {seat}"))?;
    }
    let before = is_before_first_turn(game.stage);
    check((game.turn == 0) == before, "turn", || "must be 0 before the first turn and at least 1 from then on")?;
    check(!before || game.active == game.first, "activePlayer", || "must be the first player before the first turn")?;
    let count_fits = game.roll_off.is_none_or(|count| count <= ROLL_OFF_DICE && game.stage == Stage::RollOff);
    check(count_fits, "rollOff", || "must be 0 to 6 between the two throws of the roll-off, and null otherwise")?;
    check(!before || !game.bought, "bought", || "no card can be bought before the first turn")?;
    let within = game.setup.turn_limit.0.is_none_or(|limit| game.turn <= limit);
    check(within, "turn", || "must not be more than the turnLimit of the setup")
}

fn check_player(game: &KingOfTokyoDuel, player: &Player) -> Result<(), Invalid> {
    let most = player.hearts_max();
    check(player.hearts <= most, "hearts", || format!("must be 0 to {most}, got {}", player.hearts))?;
    check(player.die_tokens <= DIE_TOKENS_MAX, "dieTokens", || format!("must be 0 to 2, got {}", player.die_tokens))?;
    for card in player.cards.iter() {
        check(card.is_keep(), "cards", || format!("{} is no KEEP card", card.name()))?;
    }
    let counted =
        player.bought_count >= u16::from(player.bought.len()) && (player.bought_count == 0) == player.bought.is_empty();
    check(counted, "boughtCount", || "must be at least the number of different cards bought")?;
    if is_before_first_turn(game.stage) {
        let fresh = Player { monster: player.monster, hearts: most, energy: player.energy, ..Player::FRESH };
        check(*player == fresh, "", || "must have full hearts and nothing else before the first turn")?;
    }
    Ok(())
}

fn check_monsters(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let [first, second] = SEATS.map(|seat| game.player(seat).monster);
    let drawn = first.is_some() && second.is_some();
    check(drawn != (game.stage == Stage::Monsters), "seats", || "both must have a monster once the draw is over")?;
    check(!drawn || first != second, "seats[1].monster", || "must not be the monster of seat 0")?;
    let in_order = second.is_none() || drawn || game.setup.monster_of_seat1 != MonsterChoice::Random;
    check(in_order, "seats[0].monster", || "is drawn before that of seat 1")?;
    for seat in SEATS {
        let energy = game.player(seat).energy;
        let right = match game.stage {
            Stage::Monsters | Stage::RollOff => energy == 0,
            Stage::Deal => energy == u16::from(seat != game.first),
            _ => true,
        };
        check(right, &format!("seats[{seat}].energy"), || "must be 0, and 1 for the second player after the roll-off")?;
    }
    Ok(())
}

/// A monster without a heart has lost, except while a draw is still possible.
fn check_hearts(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let awaits_second = matches!(game.pending.last(), Some(Task::Packet(packet)) if packet.pair == Pair::Second);
    for seat in SEATS {
        let player = game.player(seat);
        let waits = awaits_second && seat == game.active;
        let may_be_zero = waits || matches!(game.stage, Stage::Over | Stage::Monsters);
        check(
            player.hearts > 0 || may_be_zero,
            &format!("seats[{seat}].hearts"),
            || "must be at least 1 until the game is over",
        )?;
    }
    Ok(())
}

fn check_board(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let king_plays = SEATS.into_iter().any(|seat| game.player(seat).is(Monster::TheKing));
    let either_way = game.setup.free_orientation_for_three_space_tokens.0;
    for token in Token::ALL {
        let Some(lay) = game.board.lay(token) else { continue };
        check(!token.is_kings() || king_plays, "board.tokens", || format!("{} needs The King", token.name()))?;
        let by_bend = token.turning() == Turning::ByBend && !either_way;
        let turned_fits = !by_bend || lay.turned != lay.track.is_lower_row(lay.space + 1);
        check(turned_fits, "board.tokens", || format!("{} does not fit there this way round", token.name()))?;
    }
    for track in Track::ALL {
        let at_end = game.board.marker(track).floor().abs() == SPACE_MAX && !game.board.marker(track).is_added();
        check(!at_end || game.stage == Stage::Over, &format!("board.{}", track.name()), || "wins on a victory space")?;
        let moved = is_before_first_turn(game.stage) && game.board.marker(track) != Default::default();
        check(!moved, &format!("board.{}", track.name()), || "must be 0 before the first turn")?;
    }
    for side in [Side::Left, Side::Right] {
        let won = game.board.holds_spotlight(side) && game.setup.rival_can_win_on_your_pull.0;
        check(!won || game.stage == Stage::Over, "board", || "both markers in one Spotlight Zone win")?;
    }
    Ok(())
}

fn check_market(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let market = &game.market;
    let [left, middle, right] = Slot::ALL.map(|slot| market.card(slot).is_some());
    check(
        (!left || middle) && (!middle || right),
        "market",
        || "cards slide to the right, so no gap can be left there",
    )?;
    let filling = game.pending.last() == Some(Task::Refill);
    let has_more = !market.deck.is_empty() || game.setup.reshuffle_when_deck_empty.0 && !market.discard.is_empty();
    let due = !left && has_more && !filling && !matches!(game.stage, Stage::Monsters | Stage::RollOff | Stage::Over);
    check(!due, "market", || "must have three cards as long as there are any")?;
    let untouched = *market == crate::market::Market::FRESH;
    let early = matches!(game.stage, Stage::Monsters | Stage::RollOff);
    check(!early || untouched, "market", || "must be empty before the roll-off is over")
}

fn check_roll(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let roll = &game.roll;
    let most = u32::from(NORMAL_DICE + SPECIAL_DICE);
    let dice = roll.dice.len() + u32::from(roll.in_hand);
    check(dice <= most, "dice", || format!("must be {most} at the most with those in the hand, got {dice}"))?;
    check(roll.dice.contains(roll.marked), "marked", || "must be among the dice")?;
    let marks_fit = roll.marked.is_empty() || game.stage == Stage::Roll;
    check(marks_fit, "marked", || "must be empty except in the stage roll")?;
    let markable = Symbol::ALL.into_iter().all(|symbol| {
        roll.marked.of(symbol) == 0 || game.has_roll_left() || symbol == Symbol::Fame && game.has_free_throw()
    });
    check(markable, "marked", || "no roll is left for these dice")?;
    check(
        (roll.in_hand > 0) == (game.stage == Stage::Throw),
        "inHand",
        || "must be 1 to 8 in the stage throw, else 0",
    )?;
    check(roll.fewer <= NORMAL_DICE, "fewer", || format!("must be 0 to 6, got {}", roll.fewer))?;
    check(roll.tokens_spent <= SPECIAL_DICE, "tokensSpent", || format!("must be 0 to 2, got {}", roll.tokens_spent))?;
    check(roll.allowed <= ROLLS + 1, "allowed", || format!("must be 0 to 4, got {}", roll.allowed))?;
    check(roll.made <= roll.allowed, "made", || format!("must be 0 to {}, got {}", roll.allowed, roll.made))?;
    let thrown = !roll.dice.is_empty() || roll.in_hand > 0;
    check(!thrown || roll.made > 0, "made", || "must be at least 1 once there are dice")?;
    let phase0 = game.stage <= Stage::Gather;
    check(!phase0 || roll.allowed == 0 && roll.dice.is_empty(), "dice", || "none can be thrown before phase 1")?;
    let counted = phase0 || roll.allowed >= ROLLS || matches!(game.stage, Stage::PassOn | Stage::Over);
    check(counted, "allowed", || "must be 3 or 4 from the first roll on")?;
    check_symbols(game)
}

/// Added, spent and resolved symbols.
fn check_symbols(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let roll = &game.roll;
    check(roll.added.len() * 3 <= u32::from(roll.spent) * 2, "added", || "more symbols than the spent ! pay for")?;
    let is_alienoid = game.player(game.active).is(Monster::Alienoid);
    check(roll.added.is_empty() || is_alienoid, "added", || "only the Alienoid adds symbols")?;
    let powers = roll.dice.of(Symbol::Power);
    check(roll.spent <= powers, "spent", || format!("must be 0 to {powers}, the ! dice, got {}", roll.spent))?;
    let spends = game.stage >= if is_alienoid { Stage::Additions } else { Stage::Resolve };
    check(roll.spent == 0 || spends, "spent", || "must be 0 until ! can be spent")?;
    check(roll.resolved == 0 || game.stage >= Stage::Resolve, "resolved", || "nothing is resolved before phase 2")?;
    let claws = roll.claws == 0 || roll.resolved & Symbol::Claw.bit() != 0;
    check(claws, "claws", || "must be 0 until the claws are resolved")?;
    check(roll.claws <= EFFECT_MAX, "claws", || format!("must be {EFFECT_MAX} at the most, got {}", roll.claws))
}

fn check_ending(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let Some(Ending { winner, way }) = game.ending else {
        return check(game.stage != Stage::Over, "ending", || "must say who won, as the game is over");
    };
    check(game.stage == Stage::Over, "ending", || "must be null until the game is over")?;
    let decided = matches!(way, Way::Knockout | Way::VictorySpace | Way::Spotlight);
    check(winner.is_some() == decided, "ending.winner", || format!("does not fit the ending {}", way.name()))?;
    let known = winner.is_none_or(|seat| SEATS.contains(&seat));
    check(known, "ending.winner", || "must be 0 or 1")?;
    let holds = match (way, winner) {
        (Way::VictorySpace, Some(seat)) => game.board.holds_victory_space(game.side(seat)),
        (Way::Spotlight, Some(seat)) => game.board.holds_spotlight(game.side(seat)),
        (Way::Knockout, Some(seat)) => game.player(rival_of(seat)).hearts == 0,
        (Way::BothAtZero, _) => SEATS.into_iter().all(|seat| game.player(seat).hearts == 0),
        (Way::TurnLimit, _) => game.setup.turn_limit.0 == Some(game.turn),
        _ => false,
    };
    check(holds, "ending.way", || format!("{} does not fit the state", way.name()))
}

// ----- Effects under way -----

fn check_pending(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let tasks = game.pending.as_slice();
    if matches!(game.stage, Stage::Monsters | Stage::RollOff | Stage::Throw | Stage::Over) {
        return check(tasks.is_empty(), "pending", || "must be empty in this stage");
    }
    let deal_fits = game.stage != Stage::Deal || tasks == [Task::Refill];
    check(deal_fits, "pending", || "must be a refill while the first cards are turned up")?;
    let mut below = None;
    for (index, &task) in tasks.iter().enumerate() {
        let field = format!("pending[{index}]");
        check_task(game, task, index + 1 == tasks.len()).map_err(|invalid| invalid.inside(&field))?;
        check(lies_on(game, below, task), &field, || "cannot be under way here")?;
        below = Some(task);
    }
    let side = |task: &Task| match task {
        Task::Pull(pull) => Some(game.side(pull.puller)),
        Task::InShape { owner, .. } => Some(game.side(*owner)),
        _ => None,
    };
    // Leaves room for all that these effects can still set off.
    let steps = tasks.iter().filter_map(side).map(|side| steps_left(game, side)).max().unwrap_or(0);
    let room = tasks.len() + Pending::PER_STEP * steps + Pending::SPARE;
    check(room <= Pending::COUNT_MAX, "pending", || "more effects than can be under way at once")
}

/// The steps that the Fame marker can make at the most before it wins: one for each space and one for each added stop.
fn steps_left(game: &KingOfTokyoDuel, side: Side) -> usize {
    let halves = 2 * SPACE_MAX - game.board.marker(Track::Fame).towards(side);
    halves.max(0) as usize / 2 + 2
}

/// Are the figures of a task possible? Only the topmost can be waiting.
fn check_task(game: &KingOfTokyoDuel, task: Task, top: bool) -> Result<(), Invalid> {
    let possible = |amount: u8, field: &str| check((1..=EFFECT_MAX).contains(&amount), field, || "must be 1 to 64");
    match task {
        Task::Refill => check(top, "", || "nothing can interrupt a refill"),
        Task::Purchase { .. } => check(!top, "", || "would go on by itself"),
        Task::Effect { card, line } => {
            let lines = card.print().lines.len();
            check(usize::from(line) <= lines, "line", || format!("must be 0 to {lines}, got {line}"))
        }
        Task::Place { token } => {
            let kings = !token.is_kings() || game.player(game.active).is(Monster::TheKing);
            check(top, "", || "nothing can interrupt the placing of a token")?;
            check(kings, "token", || "only The King places his tokens")
        }
        Task::Pull(pull) => {
            check(SEATS.contains(&pull.puller), "puller", || "must be 0 or 1")?;
            possible(pull.moved, "moved")?;
            check(pull.left <= EFFECT_MAX, "left", || "must be 64 at the most")?;
            let step = if top { PullStep::Bonus } else { PullStep::After };
            check(pull.step == step, "step", || "must be bonus on top and after below other effects")?;
            let offered = !top || game.may_replace_bonus(pull);
            check(offered, "step", || "there is no bonus here that the puller may replace")
        }
        Task::Packet(packet) => {
            check(SEATS.contains(&packet.victim), "victim", || "must be 0 or 1")?;
            possible(packet.hits, "hits")?;
            let second = packet.pair == Pair::Second && !packet.camouflaged && !packet.throwing;
            check(top || second, "pair", || "must be second and untouched below other effects")?;
            let victim_fits = match packet.pair {
                Pair::None => true,
                Pair::First => packet.victim == game.active,
                Pair::Second => packet.victim != game.active,
            };
            check(
                victim_fits,
                "victim",
                || "the first of two packets is for the active player, the second for the rival",
            )?;
            let throws = game.player(packet.victim).owns(Card::Camouflage) && !packet.camouflaged;
            check(!packet.throwing || throws, "throwing", || "needs Camouflage, once for a packet")
        }
        Task::InShape { owner, left } => {
            check(SEATS.contains(&owner), "owner", || "must be 0 or 1")?;
            check(left <= EFFECT_MAX && (left > 0 || !top), "left", || "must be 1 to 64")
        }
        Task::UnstableDna { owner } => check(SEATS.contains(&owner), "owner", || "must be 0 or 1"),
        Task::Superconductor { owner, energy } => {
            check(owner == rival_of(game.active), "owner", || "must be the rival of the active player")?;
            check(top, "", || "nothing can interrupt Superconductor")?;
            possible(energy, "energy")
        }
    }
}

/// Can `task` have been set off by what lies below it?
fn lies_on(game: &KingOfTokyoDuel, below: Option<Task>, task: Task) -> bool {
    let active = game.active;
    match (below, task) {
        (None, _) => lies_on_stage(game, task),
        (Some(Task::Purchase { step, .. }), Task::Refill) => step == PurchaseStep::Token,
        (Some(Task::Purchase { card, step }), Task::Place { token }) => {
            step == PurchaseStep::BreakingNews && card.print().token == Some(token)
        }
        (Some(Task::Purchase { step, .. }), Task::Pull(pull)) => {
            step == PurchaseStep::Effect && pull.track == Track::Fame && pull.puller == active
        }
        (Some(Task::Purchase { card, step }), Task::Effect { card: acting, .. }) => {
            step == PurchaseStep::Settle && card == acting
        }
        (Some(Task::Effect { line, .. }), Task::Pull(pull)) => line > 0 && pull.puller == active,
        (Some(Task::Effect { line, .. }), Task::Packet(_) | Task::InShape { .. } | Task::UnstableDna { .. }) => {
            line > 0
        }
        (Some(Task::Pull(pull)), Task::Packet(packet)) => packet.victim != pull.puller && packet.pair == Pair::None,
        (Some(Task::Pull(pull)), Task::InShape { owner, .. }) => owner == pull.puller,
        (Some(Task::Pull(pull)), Task::UnstableDna { owner }) => owner != pull.puller,
        (Some(Task::Pull(pull)), Task::Superconductor { .. }) => pull.puller == active && game.stage == Stage::Resolve,
        (Some(Task::Packet(_)), Task::Packet(packet)) => packet.pair == Pair::First,
        (Some(Task::Packet(_)), Task::InShape { owner, .. }) => owner != active,
        (Some(Task::Packet(_)), Task::UnstableDna { owner }) => owner == active,
        (Some(Task::InShape { owner, .. }), Task::Pull(pull)) => pull.track == Track::Fame && pull.puller == owner,
        (Some(Task::InShape { owner, .. }), Task::UnstableDna { owner: other }) => owner != other && other == active,
        (Some(Task::UnstableDna { owner }), Task::InShape { owner: other, .. }) => owner != other && other == active,
        _ => false,
    }
}

/// Can `task` have been started by the stage itself?
fn lies_on_stage(game: &KingOfTokyoDuel, task: Task) -> bool {
    let stage = game.stage;
    let resolving = stage == Stage::Resolve;
    let hit = resolving || stage == Stage::TitanicBatteries;
    match task {
        Task::Refill => !matches!(stage, Stage::Additions | Stage::Triggers | Stage::GentleGiant | Stage::TurnEnd),
        Task::Purchase { .. } => matches!(stage, Stage::Dominate | Stage::Market),
        Task::Effect { card, .. } => match card {
            Card::GentleGiant => stage == Stage::Market,
            Card::ElectricalAura => stage == Stage::PassOn,
            _ => stage == Stage::Triggers && END_OF_ROLL.contains(card),
        },
        Task::Pull(pull) => resolving && pull.puller == game.active,
        Task::Packet(packet) => hit && packet.pair == Pair::None,
        Task::InShape { .. } | Task::UnstableDna { .. } => hit,
        Task::Place { token } => resolving && token.is_kings(),
        Task::Superconductor { .. } => resolving,
    }
}
