//! How good a position is for one player, in hundredths of a foot.

use engine::Seat;

use crate::course::Position;
use crate::cube::{Dice, Side};
use crate::dice::{Colour, Die};
use crate::event::RollKind;
use crate::game::{Cubitos, Phase};
use crate::player::{Player, Stage, Task};
use crate::prices::{PARTS, Prices};
use crate::rulebook::{Colours, ToFinish};
use crate::run_phase::PURCHASES_MAX;
use crate::track::{Bonus, CellId, CellKind};
use crate::weights::Weights;

/// To have won.
const WIN: i32 = 1_000_000;
/// What everything is measured by.
const FOOT: i32 = 100;
/// A part of something, finer than others.
const FINE_PARTS: i32 = 10_000;

/// How a player stands in the race, as far as it is the same for the whole round whatever the player does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    /// Which part of the race is left.
    pub left: i32,
    /// How far the leader of the others is.
    leader: i32,
}

impl Standing {
    pub fn of(game: &Cubitos, seat: Seat, weights: &Weights) -> Self {
        let others = game.seats().filter(|&other| other != seat);
        let leader = others.map(|other| game.distance(other)).max().unwrap_or(0);
        Self { left: part_left(game, seat, weights, game.round, |player| player.began_at), leader: leader as i32 }
    }

    /// The same in the next round, if nobody moves before it begins.
    pub fn in_next_round(self, game: &Cubitos, seat: Seat, weights: &Weights) -> Self {
        Self { left: part_left(game, seat, weights, game.round + 1, |player| player.at), ..self }
    }
}

/// Whoever judges a position.
pub(crate) struct Judge<'a> {
    pub game: &'a Cubitos,
    pub seat: Seat,
    pub weights: &'a Weights,
    pub standing: Standing,
    pub prices: &'a Prices,
}

impl Judge<'_> {
    /// What the position is worth.
    pub fn worth(&self) -> i32 {
        if let Some(ending) = self.game.ending {
            return match ending.winner {
                Some(winner) if winner == self.seat => WIN,
                Some(_) => -WIN,
                None => 0,
            };
        }
        let player = self.player();
        let owned = self.owned();
        let course = self.course_worth(player.at, player.water_feet > 0);
        let waits = if self.game.waiting.contains(self.seat) { self.weights.waiting } else { 0 };
        course + self.lasting_worth(player.credits, &owned) + self.round_worth(&owned) - waits
    }

    #[inline]
    pub fn player(&self) -> &Player {
        self.game.player(self.seat)
    }

    #[inline]
    pub fn owned(&self) -> Owned {
        Owned::of(self.player(), self.prices)
    }

    /// What will still count in later rounds, if the player has so many credits then.
    pub fn lasting_worth(&self, credits: u16, owned: &Owned) -> i32 {
        let Player { fans, hand_tokens, .. } = *self.player();
        let fans = self.weights.fan * i32::from(fans) + self.weights.hand_token * i32::from(hand_tokens);
        self.prices.credit * i32::from(credits) + self.early(fans) + owned.worth
    }

    /// What something is worth now that is worth so much at the start of a race.
    fn early(&self, worth: i32) -> i32 {
        worth * self.standing.left / PARTS
    }

    /// What it is worth to stand there, with feet left to swim or without. Beyond the finish a runner goes towards the next
    /// one: where the distance is greatest may be a dead end.
    pub fn course_worth(&self, at: Position, swims: bool) -> i32 {
        let Self { game, weights, .. } = *self;
        let mut worth = -FOOT * feet_left(game, at, swims, weights);
        if game.course.is_finished(at) {
            let tables = &game.book.tables;
            let laps = i32::from(at.leg + 1 - game.course.legs());
            let beyond = i32::from(game.course.track(tables, at.leg).lap_length) * laps;
            worth += weights.finish + FOOT * beyond + weights.beyond * game.course.distance(tables, at) as i32;
        }
        worth - weights.leader * self.standing.leader
    }

    /// The money of the player, and coins that are shown besides.
    pub fn money(&self, shown: i32) -> Money {
        let Player { coins, credits, bought, .. } = *self.player();
        Money::new(i32::from(coins) + shown, credits, &self.game.supply, bought)
    }

    /// What money is worth: the best dice that it buys, and something for coins that are left.
    pub fn money_worth(&self, money: &Money, rest: Rest) -> i32 {
        let Money { coins, credits, sold, bought } = *money;
        let per_coin = match rest {
            Rest::Counts => self.prices.coin,
            Rest::IsLost => self.weights.left_coin,
        };
        if bought >= PURCHASES_MAX || coins + credits < i32::from(self.game.index.cost_min) {
            return per_coin * coins;
        }
        let number = (coins as u64) << 40 | (credits as u64) << 16 | u64::from(sold.bits()) << 8;
        let number = number | u64::from(bought) << 1 | rest as u64;
        self.prices.money(number, || self.best_purchase(money, per_coin))
    }

    /// The best purchase, or none, with `per_coin` for the coins that are left.
    #[inline(never)]
    fn best_purchase(&self, money: &Money, per_coin: i32) -> i32 {
        let prices = self.prices;
        let (coins, all) = (money.coins, money.coins + money.credits);
        let bought = |(cost, worth): (i32, i32)| {
            worth - prices.credit * (cost - coins).max(0) + per_coin * (coins - cost).max(0)
        };
        let mut best = per_coin * coins;
        let mut affordable = [(0, 0); Colour::ALL.len()];
        let mut count = 0;
        for colour in money.sold.iter() {
            let cost = i32::from(self.game.index.costs[colour.index()]);
            if cost <= all {
                let die = (cost, prices.die(colour.die()));
                best = best.max(bought(die));
                if money.bought + 1 < PURCHASES_MAX {
                    let pairs = affordable[..count].iter().map(|other| (cost + other.0, die.1 + other.1));
                    best = pairs.filter(|pair| pair.0 <= all).map(bought).fold(best, i32::max);
                }
                affordable[count] = die;
                count += 1;
            }
        }
        best
    }

    // ----- The round -----

    /// What the player has in this round: dice, coins and feet.
    fn round_worth(&self, owned: &Owned) -> i32 {
        match self.game.phase {
            Phase::Roll => self.roll_worth(owned),
            Phase::Abilities | Phase::Comparison => {
                let (active, _) = self.active_worth(false);
                self.purse_worth(0) + active + self.average_of(&self.player().hand) + self.task_worth()
            }
            Phase::Run => self.run_worth() + self.task_worth(),
            Phase::Cards | Phase::FirstPlayer | Phase::Over => 0,
        }
    }

    /// What the player has taken, and coins that are shown besides.
    pub fn purse_worth(&self, shown: i32) -> i32 {
        let Player { feet, water_feet, .. } = *self.player();
        self.money_worth(&self.money(shown), Rest::Counts) + self.feet_worth(feet, water_feet)
    }

    pub fn feet_worth(&self, feet: u16, water_feet: u16) -> i32 {
        self.weights.foot * i32::from(feet) + self.weights.water_foot * i32::from(water_feet)
    }

    /// What is active counts, and what is being rolled counts as it comes out on average, less what a bust takes.
    fn roll_worth(&self, owned: &Owned) -> i32 {
        let (player, weights) = (self.player(), self.weights);
        let (active, coins) = self.active_worth(true);
        let draws = matches!(player.stage, Stage::Draw | Stage::DrawMore);
        let declared = player.stage == Stage::Declare;
        let thrown = if declared && player.hand.is_empty() { &player.roll } else { &player.hand };
        let mut kept = active + self.purse_worth(coins) + self.average_of(thrown);
        if draws {
            kept += self.average_of(&player.roll);
        }
        // The first roll of a round is nothing that ended the last one: it counts as far as better dice were drawn.
        if player.rolling == RollKind::First && player.active.is_empty() && (draws || !player.hand.is_empty()) {
            kept -= owned.usual_roll(player.limit);
        }
        let pushes = declared || (player.rolling == RollKind::Push && !player.hand.is_empty());
        let bust = match player.stage {
            Stage::Rescue => weights.bust_due,
            _ if pushes && player.at_risk && !player.shield => self.bust_feared(thrown),
            _ => 0,
        };
        let shield = if player.shield { weights.shield } else { 0 };
        self.at_risk(kept, bust) + self.spare_worth(&player.roll) + self.task_worth() + shield
    }

    /// What dice are worth that were drawn, if there is another one to draw, or else on their way to the first roll. Any hand
    /// of the player would bring what is usual: the first roll is nothing that ended the last round, and counts as far as
    /// better dice were drawn.
    pub fn drawn_worth(&self, roll: &Dice, asks: bool, rolling: RollKind, usual: i32) -> i32 {
        let mut worth = self.average_of(roll);
        if asks {
            worth += self.spare_worth(roll);
        }
        if !asks || rolling == RollKind::First {
            worth -= usual;
        }
        worth
    }

    /// What is left of so much when a bust is so probable.
    pub fn at_risk(&self, kept: i32, bust: i32) -> i32 {
        if bust == 0 {
            return kept;
        }
        kept * (PARTS - bust) / PARTS + self.consolation() * bust / PARTS
    }

    /// What a bust brings.
    pub fn consolation(&self) -> i32 {
        let Self { game, weights, prices, .. } = *self;
        let step = game.book.tables.fan_step(self.player().fans.saturating_add(1));
        let fan = self.early(weights.fan + weights.hand_token * i32::from(step.hand_tokens));
        fan + i32::from(step.credits) * prices.credit
    }

    /// How much a push of these dice is feared.
    pub fn bust_feared(&self, dice: &Dice) -> i32 {
        self.misses(dice) * self.weights.bust_feared / PARTS
    }

    /// What dice are worth that are left in the roll zone.
    pub fn spare_worth(&self, roll: &Dice) -> i32 {
        self.spare_part(self.average_of(roll) - self.weights.spare_least * i32::from(roll.len()))
    }

    /// The part that counts of what they bring more than they have to.
    pub fn spare_part(&self, more: i32) -> i32 {
        more * self.weights.spare / FINE_PARTS
    }

    /// The probability that all of these dice miss.
    fn misses(&self, dice: &Dice) -> i32 {
        self.game.book.misses_per(PARTS as u64, dice) as i32
    }

    pub fn average_of(&self, dice: &Dice) -> i32 {
        dice.iter().map(|(cube, count)| self.prices.average(cube) * i32::from(count)).sum()
    }

    /// What the active dice will still bring, and the coins that they show, which are judged with the purse. In the run phase
    /// feet have been taken already.
    pub fn active_worth(&self, with_feet: bool) -> (i32, i32) {
        let Self { game, prices, .. } = *self;
        let active = &self.player().active;
        let (mut worth, mut coins) = (0, 0);
        for (cube, _) in active.cubes().iter() {
            let of_side = |side: Side| i32::from(active.cube_showing(cube, side));
            coins += of_side(Side::Coins) * i32::from(game.book.amount(cube.die(), Side::Coins));
            if with_feet {
                worth += of_side(Side::Feet) * prices.side(cube, Side::Feet);
            }
            if active.is_loud(cube) {
                worth += of_side(Side::Credits) * prices.side(cube, Side::Credits);
                worth += active.symbols_of(cube).map(|(shown, n)| prices.shown(shown) * i32::from(n)).sum::<i32>();
            }
        }
        if game.phase == Phase::Comparison && !game.comparison_open.contains(self.seat) {
            // What the comparison could have given is gone.
            let swords = active.showing(Die::Red, Side::Symbol) + 2 * active.showing(Die::Red, Side::Power);
            worth -= prices.sword * i32::from(swords);
        }
        (worth * self.weights.unused / PARTS, coins)
    }

    // ----- Moving and choosing -----

    fn run_worth(&self) -> i32 {
        let Player { stage, coins, feet, water_feet, ref active, .. } = *self.player();
        if self.game.not_done.contains(self.seat) {
            let money = || self.money_worth(&self.money(0), Rest::IsLost);
            return match stage {
                Stage::Move => {
                    let Player { at, .. } = *self.player();
                    self.purse_worth(0) + self.cell_worth(at, feet + water_feet)
                }
                Stage::Bonus | Stage::AfterMove => {
                    let open = self.game.open_bonuses(self.seat).map(|(_, bonus)| self.bonus_worth(bonus)).max();
                    money() + open.unwrap_or(0) * self.weights.open_bonus / PARTS
                }
                _ => money(),
            };
        }
        let yet_to_move = coins > 0 || feet + water_feet > 0 || !active.is_empty();
        if yet_to_move { self.purse_worth(0) } else { 0 }
    }

    /// What the cell gives if the move ends there, with so many feet left.
    pub fn cell_worth(&self, at: Position, feet: u16) -> i32 {
        if feet > 0 || at.cell == self.player().began_at.cell || at.cell == CellId::FINISH {
            return 0;
        }
        match self.game.course.track(&self.game.book.tables, at.leg).cell(at.cell).kind {
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
            Bonus::Credits(credits) => self.prices.credit * i32::from(credits),
            Bonus::Fan => self.early(weights.gained_fan) + weights.fan_credits * self.prices.credit,
            Bonus::LoseDie(dice) => self.early(-weights.light_grey * i32::from(dice)),
            Bonus::GainDie { max_cost } => {
                self.early(weights.die_per_cost * max_cost.map_or(weights.bonus_cost, i32::from))
            }
        }
    }

    /// What a choice under way will bring.
    fn task_worth(&self) -> i32 {
        let weights = self.weights;
        match self.player().task {
            Task::Face { die, .. } => {
                let sides = Side::ALL.into_iter().filter(|&side| self.game.book.faces_with(die.die(), side) > 0);
                sides.map(|side| self.prices.side(die, side)).max().unwrap_or(0)
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

/// What a player can pay with, and for what.
#[derive(Clone, Copy)]
pub(crate) struct Money {
    pub coins: i32,
    pub credits: i32,
    /// Colours of which dice are sold to the player.
    pub sold: Colours,
    /// How many the player has bought.
    pub bought: u8,
}

/// What becomes of coins that are left over.
#[derive(Clone, Copy)]
pub(crate) enum Rest {
    /// They are coins as others.
    Counts,
    /// They will be lost soon.
    IsLost,
}

impl Money {
    /// So much, with dice from this supply to buy, except those that were bought.
    pub fn new(coins: i32, credits: u16, supply: &[u8; Die::COUNT], bought: Colours) -> Self {
        let is_sold = |&colour: &Colour| supply[colour.die().index()] > 0 && !bought.contains(colour);
        let sold = Colour::ALL.into_iter().filter(is_sold).collect();
        Self { coins, credits: credits.into(), sold, bought: bought.len() }
    }

    /// What is left of it after a price was paid, coins first.
    #[must_use]
    pub fn paid(mut self, price: i32) -> Self {
        let coins = self.coins.min(price);
        self.coins -= coins;
        self.credits -= price - coins;
        self
    }
}

/// The dice of a player, wherever they lie.
pub(crate) struct Owned {
    dice: i32,
    /// What they are worth for the rest of the race.
    pub worth: i32,
    /// What they show on average, all together.
    average: i32,
}

impl Owned {
    pub fn of(player: &Player, prices: &Prices) -> Self {
        let mut owned = Self { dice: 0, worth: 0, average: 0 };
        for cube in player.own_kinds() {
            let count = i32::from(player.owned(cube));
            owned.dice += count;
            owned.worth += prices.die(cube.die()) * count;
            owned.average += prices.average(cube) * count;
        }
        owned
    }

    /// What a hand of any of them would bring.
    pub fn usual_roll(&self, limit: u8) -> i32 {
        self.average * i32::from(limit).min(self.dice) / self.dice.max(1)
    }
}

/// Feet from a place to the finish of the race. Whoever can swim goes on through the water, others have to get out of it.
fn feet_left(game: &Cubitos, at: Position, swims: bool, weights: &Weights) -> i32 {
    let [open, shore, deep] = weights.water;
    let ToFinish { feet, water } = game.book.to_finish(game.course.track_of(at.leg), at.cell, swims);
    let here = i32::from(feet) + [open, shore, deep, 0][water as usize];
    here + game.course.steps_after(&game.book.tables, at.leg) as i32
}

/// Which part of the race is left when a round begins there: for the leader, as the race ends with it, and by the number of
/// rounds. What happens in the round must not change it, or to move on would seem to make dice worth less.
fn part_left(
    game: &Cubitos,
    seat: Seat,
    weights: &Weights,
    round: u16,
    begins_at: impl Fn(&Player) -> Position,
) -> i32 {
    if game.course.is_finished(begins_at(game.player(seat))) {
        return 0;
    }
    let feet_of = |other: Seat| feet_left(game, begins_at(game.player(other)), true, weights);
    let feet = game.seats().map(feet_of).min().unwrap_or(0);
    let lap = |leg| i32::from(game.course.track(&game.book.tables, leg).lap_length);
    let whole: i32 = (0..game.course.legs()).map(lap).sum();
    let rounds = (whole * 5 / weights.feet_in_five_rounds.max(1)).max(1);
    // A race that takes longer is not over yet: dice are not given away.
    let rounds_left = (rounds - i32::from(round)).max(weights.rounds_left);
    (PARTS * feet / weights.long_race.max(1)).min(PARTS).min(PARTS * rounds_left / rounds)
}
