//! How good a position is for one player, in hundredths of a foot.

use engine::Seat;

use crate::ability::Resource;
use crate::course::Position;
use crate::cube::{Cube, Dice, Shown, Side};
use crate::dice::{Colour, Die, DieSet};
use crate::event::RollKind;
use crate::game::{Cubitos, Phase};
use crate::operation::{Amounts, Gain, MaxCost, Operation, Share};
use crate::player::{Player, Stage, Task};
use crate::program::{Part, takes};
use crate::run_phase::PURCHASES_MAX;
use crate::track::{Bonus, CellId, CellKind};
use crate::weights::Weights;

/// To have won.
const WIN: i32 = 1_000_000;
/// What everything is measured by.
const FOOT: i32 = 100;

/// A part of something, for whole numbers, and a finer one.
const PARTS: i32 = 1_000;
const FINE_PARTS: i32 = 10_000;

/// What a die of each kind is worth.
type DieWorths = [i32; Die::COUNT];

/// Whoever judges a position.
pub(crate) struct Judge<'a> {
    game: &'a Cubitos,
    seat: Seat,
    player: &'a Player,
    weights: &'a Weights,
    /// Which part of the race is left.
    left: i32,
    coin: i32,
    credit: i32,
}

impl<'a> Judge<'a> {
    pub fn new(game: &'a Cubitos, seat: Seat, weights: &'a Weights) -> Self {
        let left = part_left(game, seat, weights);
        let scaled = |[least, more]: [i32; 2]| least + more * left / PARTS;
        let (coin, credit) = (scaled(weights.coin), scaled(weights.credit));
        Self { game, seat, player: game.player(seat), weights, left, coin, credit }
    }

    /// What the position is worth.
    pub fn worth(&self) -> i32 {
        if let Some(ending) = self.game.ending {
            return match ending.winner {
                Some(winner) if winner == self.seat => WIN,
                Some(_) => -WIN,
                None => 0,
            };
        }
        let savings = self.credit * i32::from(self.player.credits) + self.fans_worth();
        let worths = self.die_worths();
        let waits = if self.game.waiting.contains(self.seat) { self.weights.waiting } else { 0 };
        self.course_worth() + savings + self.dice_worth(&worths) + self.round_worth(&worths) - waits
    }

    /// What something is worth now that is worth so much at the start of a race.
    fn early(&self, worth: i32) -> i32 {
        worth * self.left / PARTS
    }

    /// How far the runner is, and what there is for it. Beyond the finish it goes towards the next one: where the distance
    /// is greatest may be a dead end.
    fn course_worth(&self) -> i32 {
        let Self { game, seat, player, weights, .. } = *self;
        let mut worth = -FOOT * feet_left(game, player.at, player.water_feet > 0, weights);
        if game.has_finished(seat) {
            let laps = i32::from(player.at.leg + 1 - game.course.legs());
            let beyond = i32::from(game.track(seat).lap_length) * laps;
            worth += weights.finish + FOOT * beyond + weights.beyond * game.distance(seat) as i32;
        }
        let leader = game.seats().filter(|&other| other != seat).map(|other| game.distance(other)).max().unwrap_or(0);
        worth - weights.leader * leader as i32
    }

    fn fans_worth(&self) -> i32 {
        let Player { fans, hand_tokens, .. } = *self.player;
        self.early(self.weights.fan * i32::from(fans) + self.weights.hand_token * i32::from(hand_tokens))
    }

    // ----- Dice and money -----

    /// What a die of each kind is worth for the rest of the race.
    fn die_worths(&self) -> DieWorths {
        let worth = |die: Die| match (die, die.colour()) {
            (Die::LightGrey, _) => self.weights.light_grey,
            (Die::DarkGrey, _) => self.weights.dark_grey,
            (_, None) => 0,
            (_, Some(colour)) => {
                let more = self.average(Cube::own(die)) - self.weights.grey_roll;
                let price = self.weights.die_per_cost * i32::from(self.game.cost(die));
                price + self.weights.die_rolls * more + self.weights.dice[self.game.card(colour).index()]
            }
        };
        Die::ALL.map(|die| self.early(worth(die)))
    }

    /// What the dice of the player are worth for the rest of the race.
    fn dice_worth(&self, worths: &DieWorths) -> i32 {
        DieSet::OWNED.iter().map(|die| worths[die.index()] * i32::from(self.player.owned(Cube::own(die)))).sum()
    }

    /// What coins are worth: the best dice that they buy, together with credits, and `per_coin` for those that are left.
    fn money_worth(&self, coins: i32, per_coin: i32, worths: &DieWorths) -> i32 {
        let Self { game, player, credit, .. } = *self;
        let money = coins + i32::from(player.credits);
        let room = PURCHASES_MAX.saturating_sub(player.bought.len());
        let cost_of = |colour: Colour| i32::from(game.cost(colour.die()));
        let sold = |colour: Colour| {
            game.supply[colour.die().index()] > 0 && !player.bought.contains(colour) && cost_of(colour) <= money
        };
        let bought = |cost: i32, worth: i32| worth - credit * (cost - coins).max(0) + per_coin * (coins - cost).max(0);
        let mut best = per_coin * coins;
        for first in Colour::ALL.into_iter().filter(|&colour| room > 0 && sold(colour)) {
            let (cost, worth) = (cost_of(first), worths[first.die().index()]);
            best = best.max(bought(cost, worth));
            let others = Colour::ALL.into_iter().skip(first.index() + 1);
            for second in others.filter(|&colour| room > 1 && sold(colour) && cost + cost_of(colour) <= money) {
                best = best.max(bought(cost + cost_of(second), worth + worths[second.die().index()]));
            }
        }
        best
    }

    // ----- The round -----

    /// What the player has in this round: dice, coins and feet.
    fn round_worth(&self, worths: &DieWorths) -> i32 {
        match self.game.phase {
            Phase::Roll => self.roll_worth(worths),
            Phase::Abilities | Phase::Comparison => {
                let hand = self.average_of(&self.player.hand);
                self.purse_worth(0, worths) + self.active_worth(false) + hand + self.task_worth()
            }
            Phase::Run => self.run_worth(worths) + self.task_worth(),
            Phase::Cards | Phase::FirstPlayer | Phase::Over => 0,
        }
    }

    /// What the player has taken, and coins that are shown besides.
    fn purse_worth(&self, shown: i32, worths: &DieWorths) -> i32 {
        let Player { coins, feet, water_feet, .. } = *self.player;
        self.money_worth(i32::from(coins) + shown, self.coin, worths)
            + self.weights.foot * i32::from(feet)
            + self.weights.water_foot * i32::from(water_feet)
    }

    /// What is active counts, and what is being rolled counts as it comes out on average, less what a bust takes.
    fn roll_worth(&self, worths: &DieWorths) -> i32 {
        let Self { game, player, weights, .. } = *self;
        let coins = player
            .active
            .iter()
            .filter(|(shown, _)| shown.side == Side::Coins)
            .map(|(shown, count)| i32::from(game.book.amount(shown.cube.die(), Side::Coins)) * i32::from(count));
        let active = self.active_worth(true) + self.purse_worth(coins.sum(), worths);
        let draws = matches!(player.stage, Stage::Draw | Stage::DrawMore);
        let roll = if draws { self.average_of(&player.roll) } else { 0 };
        let hand = self.average_of(&player.hand);
        // The first roll of a round is nothing that ended the last one: it counts as far as better dice were drawn.
        let is_first = player.rolling == RollKind::First && player.active.is_empty();
        let roll = if is_first && (draws || !player.hand.is_empty()) { roll - self.usual_roll() } else { roll };
        let beyond = |(cube, count): (Cube, u8)| (self.average(cube) - weights.spare_least) * i32::from(count);
        let spare: i32 = player.roll.iter().map(beyond).sum();
        let declared = player.stage == Stage::Declare;
        let (thrown, misses) = if declared && player.hand.is_empty() {
            (self.average_of(&player.roll), self.misses(&player.roll))
        } else {
            (hand, self.misses(&player.hand))
        };
        let pushes = declared || (player.rolling == RollKind::Push && !player.hand.is_empty());
        let feared = misses * weights.bust_feared / PARTS;
        let bust = if pushes && player.at_risk && !player.shield { feared } else { 0 };
        let bust = if player.stage == Stage::Rescue { weights.bust_due } else { bust };
        let step = game.book.tables.fan_step(player.fans.saturating_add(1));
        let fan = self.early(weights.fan + weights.hand_token * i32::from(step.hand_tokens));
        let consolation = fan + i32::from(step.credits) * self.credit;
        let kept = (active + thrown + roll) * (PARTS - bust) / PARTS + consolation * bust / PARTS;
        let shield = if player.shield { weights.shield } else { 0 };
        kept + spare * weights.spare / FINE_PARTS + self.task_worth() + shield
    }

    /// The probability that all of these dice miss.
    fn misses(&self, dice: &Dice) -> i32 {
        self.game.book.misses_per(PARTS as u64, dice) as i32
    }

    /// What a hand of any dice of the player would bring.
    fn usual_roll(&self) -> i32 {
        let owned = |die: Die| i32::from(self.player.owned(Cube::own(die)));
        let dice: i32 = DieSet::OWNED.iter().map(owned).sum();
        let all: i32 = DieSet::OWNED.iter().map(|die| owned(die) * self.average(Cube::own(die))).sum();
        all * i32::from(self.player.limit).min(dice) / dice.max(1)
    }

    fn average_of(&self, dice: &Dice) -> i32 {
        dice.iter().map(|(cube, count)| self.average(cube) * i32::from(count)).sum()
    }

    /// What a die shows on average.
    fn average(&self, cube: Cube) -> i32 {
        let of_side =
            |&side: &Side| i32::from(self.game.book.faces_with(cube.die(), side)) * self.side_worth(cube, side);
        Side::ALL.iter().map(of_side).sum::<i32>() / 6
    }

    /// What an active die with this side will bring.
    fn side_worth(&self, cube: Cube, side: Side) -> i32 {
        let amount = i32::from(self.game.book.amount(cube.die(), side));
        match side {
            Side::Blank => 0,
            Side::Coins => self.coin * amount,
            Side::Feet => self.weights.foot * amount,
            Side::Credits => self.credit * amount,
            Side::Symbol | Side::Power => cube.die().colour().map_or(0, |colour| self.symbol_worth(colour, cube, side)),
        }
    }

    /// What the symbol of a card is worth as long as nothing of it is spent.
    fn symbol_worth(&self, colour: Colour, cube: Cube, side: Side) -> i32 {
        let Self { game, weights, .. } = *self;
        let program = game.program(colour);
        let mut worth = weights.symbols[game.card(colour).index()];
        worth += program.parts.iter().flatten().map(|part| self.part_worth(part, side)).sum::<i32>();
        if program.returns.is_some_and(|face| takes(face, side)) {
            worth += weights.returns;
        }
        if program.rescue.is_some() || program.keeps.is_some() {
            worth += weights.saves;
        }
        if let Some(comparison) = program.comparison {
            let part = weights.comparison[usize::from(side == Side::Power)];
            worth += self.operation_worth(comparison.operation) * part / PARTS;
        }
        if !cube.is_borrowed() && program.lose_self.is_some_and(|face| takes(face, side)) {
            let price = weights.die_per_cost * i32::from(game.cost(cube.die()));
            worth -= self.early(price) * weights.lost_self / PARTS;
        }
        worth
    }

    /// What a part of a card gives to a die with this side.
    fn part_worth(&self, part: &Part, side: Side) -> i32 {
        if !takes(part.face, side) {
            return 0;
        }
        let power = part.power.filter(|_| side == Side::Power);
        self.operation_worth(part.operation) + power.map_or(0, |power| self.operation_worth(power))
    }

    /// What the active dice will still bring. Coins are judged with the purse; in the run phase feet have been taken already.
    fn active_worth(&self, with_feet: bool) -> i32 {
        let active = &self.player.active;
        let mut worth: i32 = active.iter().map(|(shown, n)| i32::from(n) * self.shown_worth(shown, with_feet)).sum();
        if self.game.phase == Phase::Comparison && !self.game.comparison_open.contains(self.seat) {
            // What the comparison could have given is gone.
            if let Some(comparison) = self.game.program(Colour::Red).comparison {
                let each = self.operation_worth(comparison.operation) * self.weights.comparison[0] / PARTS;
                let swords = active.showing(Die::Red, Side::Symbol) + 2 * active.showing(Die::Red, Side::Power);
                worth -= each * i32::from(swords);
            }
        }
        worth * self.weights.unused / PARTS
    }

    fn shown_worth(&self, shown: Shown, with_feet: bool) -> i32 {
        match (shown.side, shown.cube.die().colour()) {
            (Side::Coins, _) => 0,
            (Side::Feet, _) if !with_feet => 0,
            (Side::Symbol | Side::Power, Some(colour)) => {
                let parts = &self.game.program(colour).parts;
                let spent = shown.spent.iter().filter_map(|part| parts[usize::from(part)].as_ref());
                let spent: i32 = spent.map(|part| self.part_worth(part, shown.side)).sum();
                self.symbol_worth(colour, shown.cube, shown.side) - spent
            }
            (side, _) => self.side_worth(shown.cube, side),
        }
    }

    // ----- What cards do -----

    fn resource_worth(&self, resource: Resource, number: i32) -> i32 {
        let each = match resource {
            Resource::Coins => self.coin,
            Resource::Feet => self.weights.foot,
            Resource::WaterFeet => self.weights.water_foot,
            Resource::Credits => self.credit,
        };
        each * number
    }

    fn amounts_worth(&self, amounts: Amounts) -> i32 {
        let Amounts { coins, feet, water_feet, credits } = amounts;
        self.coin * i32::from(coins)
            + self.weights.foot * i32::from(feet)
            + self.weights.water_foot * i32::from(water_feet)
            + self.credit * i32::from(credits)
    }

    /// What an operation brings by rule of thumb.
    fn operation_worth(&self, operation: Operation) -> i32 {
        let Self { game, player, weights, .. } = *self;
        let fans = player.fans;
        let of = |resource: Resource, number: i32| self.resource_worth(resource, number);
        let [active_least, kinds_least, colours_least] = weights.counted_least;
        match operation {
            Operation::Gain(Gain { amounts, take_grey }) => {
                self.amounts_worth(amounts) + self.early(weights.light_grey) * i32::from(take_grey)
            }
            Operation::GainFan { steps, credits, .. } => {
                let credits = i32::from(credits) * weights.fan_credits * self.credit;
                i32::from(steps) * (self.early(weights.gained_fan) + credits)
            }
            Operation::GainPerFan { resource, divisor } => of(resource, i32::from(fans / divisor)),
            Operation::Choose { options } => {
                let share = |share: Share| match share {
                    Share::Fixed(resource, number) => of(resource, number.into()),
                    Share::PerFans(resource, divisor) => of(resource, i32::from(fans / divisor)),
                };
                share(options[0]).max(share(options[1]))
            }
            Operation::GainPerFewer { resource, each } => of(resource, each.into()),
            Operation::GainPerActive { resource, each, per } => {
                let active = i32::from(player.active.len()).max(active_least);
                of(resource, i32::from(each) * (active / i32::from(per)))
            }
            Operation::GainPerActiveColour { resource, dice } => {
                let there: i32 = dice.iter().map(|die| i32::from(player.active.of_kind(die))).sum();
                of(resource, there.max(kinds_least))
            }
            Operation::GainPerColour { resource, each } => {
                let colours = i32::from(player.active.kinds().colours());
                of(resource, i32::from(each) * colours.max(colours_least))
            }
            Operation::GainPerRedLineLeft { resource, divisor } => {
                of(resource, i32::from(game.course.red_lines_left(&game.book.tables, player.at) / divisor))
            }
            Operation::RepeatGrey => weights.repeated_coins * self.coin,
            Operation::GainDie { max_cost: MaxCost::Fans, .. } => {
                let cost = i32::from(fans).min(weights.fans_cost_most);
                self.early(weights.die_per_cost * cost) * weights.gained_die / PARTS
            }
            Operation::GainDie { .. } => self.early(weights.given_die),
            Operation::BorrowDie { .. } => weights.borrow,
            Operation::LoseDie { .. } => weights.lose_die,
            Operation::LoseSelfAndOther { .. } => 0,
            Operation::ExtraRoll { count } => weights.rolled_die * i32::from(count),
            Operation::RerollOwn { each, .. } => weights.rolled_die * i32::from(each),
            Operation::RerollZone { times, .. } => {
                let dice = i32::from(player.roll.len()).max(weights.rolled_least);
                weights.rolled_again * i32::from(times) * dice
            }
            Operation::RollAllOf { .. } | Operation::RollDifferentColours { .. } => weights.rolled_many,
            Operation::SetFace { .. } => weights.set_face,
            Operation::MoveNow { spaces } => weights.space * i32::from(spaces),
            Operation::ShieldNextPush => weights.shield_ability,
            Operation::BonusNearby { .. } => weights.nearby,
            Operation::NextDrawExempt { .. } | Operation::NextDrawAll => self.early(weights.next_draw),
            _ => 0,
        }
    }

    // ----- Moving and choosing -----

    fn run_worth(&self, worths: &DieWorths) -> i32 {
        let Player { stage, coins, feet, water_feet, .. } = *self.player;
        if self.game.not_done.contains(self.seat) {
            let money = || self.money_worth(coins.into(), self.weights.left_coin, worths);
            return match stage {
                Stage::Move => self.purse_worth(0, worths) + self.cell_worth(),
                Stage::Bonus | Stage::AfterMove => {
                    let open = self.game.open_bonuses(self.seat).map(|(_, bonus)| self.bonus_worth(bonus)).max();
                    money() + open.unwrap_or(0) * self.weights.open_bonus / PARTS
                }
                _ => money(),
            };
        }
        let yet_to_move = coins > 0 || feet + water_feet > 0 || !self.player.active.is_empty();
        if yet_to_move { self.purse_worth(0, worths) } else { 0 }
    }

    /// What the cell gives if the move ends there.
    fn cell_worth(&self) -> i32 {
        let Player { at, began_at, feet, water_feet, .. } = *self.player;
        if feet + water_feet > 0 || at.cell == began_at.cell || at.cell == CellId::FINISH {
            return 0;
        }
        match self.game.track(self.seat).cell(at.cell).kind {
            CellKind::Bonus(bonuses) => {
                let all: i32 = bonuses.iter().map(|bonus| self.bonus_worth(bonus)).sum();
                all * self.weights.cell / PARTS
            }
            _ => 0,
        }
    }

    fn bonus_worth(&self, bonus: Bonus) -> i32 {
        let weights = self.weights;
        match bonus {
            Bonus::Credits(credits) => self.credit * i32::from(credits),
            Bonus::Fan => self.early(weights.gained_fan) + weights.fan_credits * self.credit,
            Bonus::LoseDie(dice) => self.early(-weights.light_grey * i32::from(dice)),
            Bonus::GainDie { max_cost } => {
                self.early(weights.die_per_cost * max_cost.map_or(weights.bonus_cost, i32::from))
            }
        }
    }

    /// What a choice under way will bring.
    fn task_worth(&self) -> i32 {
        let weights = self.weights;
        match self.player.task {
            Task::Face { die, .. } => {
                let sides = Side::ALL.into_iter().filter(|&side| self.game.book.faces_with(die.die(), side) > 0);
                sides.map(|side| self.side_worth(die, side)).max().unwrap_or(0)
            }
            Task::Borrow { .. } => weights.borrowing,
            Task::SetFace { .. } => weights.setting_face,
            Task::GainDie { max_cost, .. } => {
                let cost = i32::from(max_cost).min(weights.gaining_cost_most);
                self.early(weights.die_per_cost * cost) * weights.gained_die / PARTS
            }
            Task::Walk { left } => weights.space * i32::from(left),
            Task::Nearby { .. } => weights.choosing_nearby,
            Task::ExtraRoll { left } => weights.extra_roll * i32::from(left),
            _ => 0,
        }
    }
}

/// Feet from a place to the finish of the race. Whoever can swim goes on through the water, others have to get out of it.
fn feet_left(game: &Cubitos, at: Position, swims: bool, weights: &Weights) -> i32 {
    let [swimming, ashore, amid_water] = weights.water;
    let track = game.course.track(&game.book.tables, at.leg);
    let cell = track.cell(at.cell);
    let through_water = i32::from(cell.to_finish_with_water);
    let here = match cell.to_finish {
        Some(feet) => i32::from(feet),
        None if swims => through_water + swimming,
        None => {
            let shore = track.neighbours(at.cell).iter().filter_map(|&next| track.cell(next).to_finish).min();
            shore.map_or(through_water + amid_water, |feet| i32::from(feet) + ashore)
        }
    };
    here + game.course.steps_after(&game.book.tables, at.leg) as i32
}

/// Which part of the race was left when the round began: for the leader, as the race ends with it, and by the number of
/// rounds. What happens in the round must not change it, or to move on would seem to make dice worth less.
fn part_left(game: &Cubitos, seat: Seat, weights: &Weights) -> i32 {
    if game.course.is_finished(game.player(seat).began_at) {
        return 0;
    }
    let feet = game.seats().map(|other| feet_left(game, game.player(other).began_at, true, weights)).min().unwrap_or(0);
    let lap = |leg| i32::from(game.course.track(&game.book.tables, leg).lap_length);
    let whole: i32 = (0..game.course.legs()).map(lap).sum();
    let rounds = (whole * 5 / weights.feet_in_five_rounds.max(1)).max(1);
    // A race that takes longer is not over yet: dice are not given away.
    let rounds_left = (rounds - i32::from(game.round)).max(weights.rounds_left);
    (PARTS * feet / weights.long_race.max(1)).min(PARTS).min(PARTS * rounds_left / rounds)
}
