//! What the most frequent actions are worth without making them: of those the next position is known beforehand.

use crate::action::Action;
use crate::course::Position;
use crate::cube::Pick;
use crate::dice::Colour;
use crate::game::{Cubitos, Phase};
use crate::judge::{Judge, Money, Owned, Rest};
use crate::player::{AMOUNT_MAX, Drawing, Follow, Player, Stage, Task};
use crate::prices::Asked;
use crate::reach::{Purse, Runner, Stride};
use crate::run_phase::PURCHASES_MAX;
use crate::track::CellKind;

/// A look at the actions of a player before any of them is made. Every answer is what the judge says about the position that
/// the action leads to, or nothing if that is not so easily told.
pub(crate) struct Glance<'a> {
    pub judge: Judge<'a>,
    pub asked: Asked,
    /// How many dice are in the roll zone after the actions that can be judged, if cards ask for that.
    pub roll: u8,
}

/// Stands for a worth that is not known yet.
pub(crate) const UNKNOWN: i32 = i32::MIN;

impl Glance<'_> {
    /// How many dice may be in the roll zone after an action: each number needs a glance of its own.
    pub fn roll_zones(player: &Player, asked: &Asked) -> [Option<u8>; 2] {
        let dice = player.roll.len();
        match player.stage {
            Stage::Draw if asked.roll => [Some(dice + 1), Some(0)],
            Stage::Decide if asked.roll => [Some(dice), Some(0)],
            _ => [Some(dice), None],
        }
    }

    /// Finds out what the actions are worth that are not known yet, as far as possible.
    pub fn weigh(&self, legal: &[Action], worths: &mut [i32]) {
        let Player { task, follow, rerolls, stage, .. } = *self.player();
        if !matches!((task, follow, rerolls), (Task::None, Follow::Nothing, 0)) {
            return;
        }
        let unknown = worths.iter_mut().zip(legal).filter(|(worth, _)| **worth == UNKNOWN);
        match (self.game().phase, stage) {
            (Phase::Roll, Stage::Draw) if self.draws_simply() => {
                let before = self.before_the_roll();
                unknown.for_each(|(worth, action)| *worth = self.draw_worth(action, &before).unwrap_or(UNKNOWN));
            }
            (Phase::Roll, Stage::Decide) if self.decides_simply() => {
                let before = self.between_rolls();
                unknown.for_each(|(worth, action)| *worth = self.decision_worth(action, &before).unwrap_or(UNKNOWN));
            }
            (Phase::Run, Stage::Move) if self.player().bonus_open == 0 => {
                let before = self.in_hand();
                unknown.for_each(|(worth, action)| *worth = self.stride_worth(action, &before).unwrap_or(UNKNOWN));
            }
            (Phase::Run, Stage::Buy) => {
                let before = self.in_hand();
                unknown.for_each(|(worth, action)| *worth = self.purchase_worth(action, &before).unwrap_or(UNKNOWN));
            }
            _ => {}
        }
    }

    /// Do the prices hold when so many dice are in the roll zone?
    fn is_priced(&self, roll: u8) -> bool {
        !self.asked.roll || roll == self.roll
    }

    /// Do the prices hold when the runner stands there?
    fn is_priced_at(&self, at: Position) -> bool {
        let game = self.game();
        let lines = |at| game.course.red_lines_left(&game.book.tables, at);
        !self.asked.red_lines || lines(at) == lines(self.player().at)
    }

    fn game(&self) -> &Cubitos {
        self.judge.game
    }

    fn player(&self) -> &Player {
        self.game().player(self.judge.seat)
    }

    /// What the position is worth but for the round.
    fn standing_worth(&self, owned: &Owned) -> i32 {
        let Player { at, water_feet, credits, .. } = *self.player();
        self.judge.course_worth(at, water_feet > 0) + self.judge.lasting_worth(credits, owned)
    }

    // ----- Drawing -----

    fn draws_simply(&self) -> bool {
        let player = self.player();
        let is_plain = !player.draws_all && player.exempt.is_empty();
        is_plain && player.active.is_empty() && player.hand.is_empty()
    }

    fn before_the_roll(&self) -> BeforeTheRoll {
        let (judge, player) = (&self.judge, self.player());
        let owned = judge.owned();
        let shield = if player.shield { judge.weights.shield } else { 0 };
        let waits = if self.game().waiting.contains(judge.seat) { judge.weights.waiting } else { 0 };
        let worth = self.standing_worth(&owned) + judge.purse_worth(0) + shield - waits;
        BeforeTheRoll { worth, usual: owned.usual_roll(player.limit) }
    }

    fn draw_worth(&self, action: &Action, before: &BeforeTheRoll) -> Option<i32> {
        let Action::Draw(Pick { cube, .. }) = *action else { return None };
        let Player { limit, exempt, rolling, mut draw, mut roll, mut discard, .. } = *self.player();
        draw.remove(cube, 1);
        roll.add(cube, 1);
        let drawing = Drawing { draw: &mut draw, roll: &mut roll, discard: &mut discard, exempt, limit };
        let asks = drawing.up_to_the_limit(self.judge.seat, &mut ());
        let priced = self.is_priced(if asks { roll.len() } else { 0 });
        priced.then(|| before.worth + self.judge.drawn_worth(&roll, asks, rolling, before.usual))
    }

    // ----- Pushing and passing -----

    fn decides_simply(&self) -> bool {
        let player = self.player();
        player.hand.is_empty() && player.active.is_quiet(self.game().index.window)
    }

    fn between_rolls(&self) -> BetweenRolls {
        let judge = &self.judge;
        let (active, coins) = judge.active_worth(true);
        let spare = judge.spare_worth(&self.player().roll);
        BetweenRolls { worth: self.standing_worth(&judge.owned()), kept: active + judge.purse_worth(coins), spare }
    }

    fn decision_worth(&self, action: &Action, before: &BetweenRolls) -> Option<i32> {
        let (game, judge, player) = (self.game(), &self.judge, self.player());
        let shield = if player.shield { judge.weights.shield } else { 0 };
        let BetweenRolls { worth, kept, spare } = *before;
        match action {
            Action::Push if self.is_priced(0) && player.active.is_quiet(game.index.returns.dice()) => {
                let risky = player.push_is_at_risk() && !player.shield;
                let bust = if risky { judge.bust_feared(&player.roll) } else { 0 };
                Some(worth + judge.at_risk(kept + judge.average_of(&player.roll), bust) + shield)
            }
            Action::Pass | Action::Wait if !self.is_priced(player.roll.len()) => None,
            Action::Pass if self.others_go_on() => Some(worth + kept + spare),
            Action::Wait => Some(worth + kept + spare + shield - judge.weights.waiting),
            _ => None,
        }
    }

    /// Does the roll phase last although this player passes, since another one has dice to draw or to push?
    fn others_go_on(&self) -> bool {
        let game = self.game();
        game.not_done.without(self.judge.seat).iter().any(|other| {
            let Player { task, follow, rerolls, stage, ref roll, .. } = *game.player(other);
            stage == Stage::Decide
                && !roll.is_empty()
                && matches!((task, follow, rerolls), (Task::None, Follow::Nothing, 0))
        })
    }

    // ----- Moving and buying -----

    fn in_hand(&self) -> InHand {
        let judge = &self.judge;
        let (owned, money) = (judge.owned(), judge.money(0));
        let affordable = self.can_afford(&money);
        let lasting = judge.lasting_worth(self.player().credits, &owned);
        let worth = if self.player().stage == Stage::Move { judge.money_worth(&money, Rest::Counts) } else { 0 };
        InHand { money, worth, lasting, buys: affordable, is_followed: self.is_followed() }
    }

    fn can_afford(&self, money: &Money) -> bool {
        let costs = &self.game().index.costs;
        let is_affordable = |colour: Colour| i32::from(costs[colour.index()]) <= money.coins + money.credits;
        money.bought < PURCHASES_MAX && money.sold.iter().any(is_affordable)
    }

    fn stride_worth(&self, action: &Action, before: &InHand) -> Option<i32> {
        let game = self.game();
        let runner = game.runner(self.judge.seat);
        let stride = match *action {
            Action::Stop => return self.end_of_move_worth(runner, before),
            Action::Step { to } => Stride::Step(game.book.cell(game.course.track_of(runner.at.leg), to)?),
            Action::BuyFoot => Stride::BuyFoot,
            Action::Jetpack => Stride::Jetpack,
            _ => return None,
        };
        let after = runner.take(&game.book.tables, game.course, stride).ok()?;
        if !self.is_priced_at(after.at) {
            return None;
        }
        if !game.find_stride_of(after, |_| true) {
            return (stride != Stride::BuyFoot).then(|| self.end_of_move_worth(after, before)).flatten();
        }
        let judge = &self.judge;
        let Purse { feet, water_feet, money } = after.purse;
        let worth = match before.money.paid(i32::from(runner.purse.money - money)) {
            left if left.coins == before.money.coins && left.credits == before.money.credits => before.worth,
            left => {
                let lost = (before.money.credits - left.credits) * judge.prices.credit;
                judge.money_worth(&left, Rest::Counts) - lost
            }
        };
        let cell = judge.cell_worth(after.at, after.purse.all_feet());
        let feet = judge.feet_worth(feet.min(AMOUNT_MAX), water_feet);
        Some(judge.course_worth(after.at, water_feet > 0) + before.lasting + worth + feet + cell)
    }

    /// What it is worth that the move ends there.
    fn end_of_move_worth(&self, runner: Runner, before: &InHand) -> Option<i32> {
        let (game, player) = (self.game(), self.player());
        let cell = game.course.track(&game.book.tables, runner.at.leg).cell(runner.at.cell);
        let acts_later = game.index.nearby.dice().union(game.index.duty.dice());
        if matches!(cell.kind, CellKind::Bonus(_)) || !player.active.cubes().has_none_of(acts_later) {
            return None;
        }
        if before.buys {
            let money = self.judge.money_worth(&before.money, Rest::IsLost);
            return Some(self.judge.course_worth(runner.at, runner.purse.water_feet > 0) + before.lasting + money);
        }
        self.end_of_turn_worth(runner.at, before.lasting, before)
    }

    fn purchase_worth(&self, action: &Action, before: &InHand) -> Option<i32> {
        let judge = &self.judge;
        let Player { at, water_feet, .. } = *self.player();
        let Action::Buy { card } = *action else { return self.end_of_turn_worth(at, before.lasting, before) };
        let colour = card.colour();
        let mut money = before.money.paid(self.game().cost(colour.die()).into());
        money.sold.remove(colour);
        money.bought += 1;
        let paid = (before.money.credits - money.credits) * judge.prices.credit;
        let lasting = before.lasting - paid + judge.prices.die(colour.die());
        if !self.can_afford(&money) {
            return self.end_of_turn_worth(at, lasting, before);
        }
        Some(judge.course_worth(at, water_feet > 0) + lasting + judge.money_worth(&money, Rest::IsLost))
    }

    /// What it is worth that the turn ends there, with something that will last.
    fn end_of_turn_worth(&self, at: Position, lasting: i32, before: &InHand) -> Option<i32> {
        before.is_followed.then(|| self.judge.course_worth(at, false) + lasting)
    }

    /// Is another player going to move in this round, and has a choice?
    fn is_followed(&self) -> bool {
        let game = self.game();
        let next = game.mover.next(game.terms.players);
        let moves = || game.find_stride_of(game.runner(next).hopped(game.course), |_| true);
        next != game.holder && !self.asked.active_dice() && moves()
    }
}

/// What is the same whatever is drawn.
struct BeforeTheRoll {
    worth: i32,
    usual: i32,
}

/// What is the same whether the player pushes or passes.
struct BetweenRolls {
    worth: i32,
    /// What a bust takes away.
    kept: i32,
    /// What the dice in the roll zone are worth there.
    spare: i32,
}

/// What is the same wherever the runner goes and whatever is bought.
struct InHand {
    money: Money,
    /// What the money is worth as long as the runner moves.
    worth: i32,
    lasting: i32,
    /// Is there something to be bought after the move?
    buys: bool,
    is_followed: bool,
}
