//! A hand-written judgement of positions, in hundredths of a foot.

use engine::{Game, Heuristic, Seat, Turn};

use crate::ability::Resource;
use crate::action::Action;
use crate::course::Position;
use crate::cube::{Cube, Dice, Side};
use crate::dice::{Colour, Die, DieSet};
use crate::event::RollKind;
use crate::game::{Cubitos, Phase};
use crate::operation::{Amounts, Gain, MaxCost, Operation, Share};
use crate::player::{Player, Stage, Task};
use crate::program::takes;
use crate::rulebook::CellName;
use crate::run_phase::PURCHASES_MAX;
use crate::track::{Bonus, CellId, CellKind, CellSet};

/// To have won.
const WIN: i32 = 1_000_000;
/// To have reached the finish of the race.
const FINISH: i32 = 4_000;
const FOOT: i32 = 100;
/// A foot that is still to be used.
const FOOT_IN_HAND: i32 = 94;
const WATER_FOOT_IN_HAND: i32 = 67;
/// Money at the very end, and what it is worth more at the start of a race.
const COIN: (i32, i32) = (5, 61);
const CREDIT: (i32, i32) = (6, 66);
/// What a bought die is worth at the start of a race for each coin of its cost, and how many rolls of it count besides, as
/// far as they bring more than those of a grey die.
const DIE_PER_COST: i32 = 60;
const DIE_ROLLS: i32 = 4;
const GREY_ROLL: i32 = 11;
/// What a further grey die is worth then: it takes the place of a better one.
const LIGHT_GREY: i32 = -140;
const DARK_GREY: i32 = -20;
const FAN: i32 = 100;
const HAND_TOKEN: i32 = 300;
/// A die that an ability lets a player roll.
const ROLLED_DIE: i32 = 7;
/// Abilities that will be used are worth a little less than what they give, so that they are used.
const UNUSED: (i32, i32) = (9, 10);

/// Feet that a race needs before all dice are worth their full price, and feet that a round brings on the whole.
const LONG_RACE: i32 = 49;
const FEET_IN_FIVE_ROUNDS: i32 = 8;

/// A part of something, for whole numbers.
const PARTS: i32 = 1_000;

/// What a die of each kind is worth.
type DieWorths = [i32; Die::COUNT];

impl Heuristic for Cubitos {
    type Weights = ();
    const TAUGHT: &'static () = &();
    const FIRST: &'static () = &();

    fn evaluate(&self, seat: Seat, _weights: &()) -> i32 {
        if let Some(ending) = self.ending {
            return match ending.winner {
                Some(winner) if winner == seat => WIN,
                Some(_) => -WIN,
                None => 0,
            };
        }
        let player = self.player(seat);
        let left = self.part_left(seat);
        let position = self.course_worth(seat);
        let savings = scaled(CREDIT, left) * i32::from(player.credits) + self.fans_worth(player, left);
        let worths = self.die_worths(seat, left);
        let waits = if self.waiting.contains(seat) { 60 } else { 0 };
        position + savings + self.dice_worth(seat, &worths) + self.round_worth(seat, left, &worths) - waits
    }

    fn is_sensible(&self, seat: Seat, action: &Action) -> bool {
        self.makes_sense(seat, action)
    }

    fn is_mid_move(&self, seat: Seat) -> bool {
        let asked = matches!(self.turn(), Turn::Players(seats) if seats.contains(seat));
        let chooses = !matches!(
            self.player(seat).task,
            Task::None | Task::ExtraRoll { .. } | Task::Reroll { .. } | Task::RollDifferent { .. } | Task::RollGrey
        );
        asked && chooses
    }
}

/// What something is worth when so many parts of the race are left.
const fn scaled((least, more): (i32, i32), left: i32) -> i32 {
    least + more * left / PARTS
}

impl Cubitos {
    /// Feet from a place to the finish of the race. Whoever can swim goes on through the water, others have to get out of it.
    fn feet_left(&self, at: Position, swims: bool) -> i32 {
        let track = self.course.track(&self.book.tables, at.leg);
        let cell = track.cell(at.cell);
        let through_water = i32::from(cell.to_finish_with_water);
        let here = match cell.to_finish {
            Some(feet) => i32::from(feet),
            None if swims => through_water + 2,
            None => {
                let shore = track.neighbours(at.cell).iter().filter_map(|&next| track.cell(next).to_finish).min();
                shore.map_or(through_water + 15, |feet| i32::from(feet) + 3)
            }
        };
        here + self.course.steps_after(&self.book.tables, at.leg) as i32
    }

    /// Which part of the race was left when the round began: for the leader, as the race ends with it, and by the number of
    /// rounds. What happens in the round must not change it, or to move on would seem to make dice worth less.
    fn part_left(&self, seat: Seat) -> i32 {
        if self.course.is_finished(self.player(seat).began_at) {
            return 0;
        }
        let feet = self.seats().map(|other| self.feet_left(self.player(other).began_at, true)).min().unwrap_or(0);
        let whole: i32 =
            (0..self.course.legs()).map(|leg| i32::from(self.course.track(&self.book.tables, leg).lap_length)).sum();
        let rounds = (whole * 5 / FEET_IN_FIVE_ROUNDS).max(1);
        // A race that takes longer is not over yet: dice are not given away.
        let rounds_left = (rounds - i32::from(self.round)).max(2);
        (PARTS * feet / LONG_RACE).min(PARTS).min(PARTS * rounds_left / rounds)
    }

    /// How far the runner is, and what there is for it. Beyond the finish it goes towards the next one: where the distance
    /// is greatest may be a dead end.
    fn course_worth(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let mut worth = -FOOT * self.feet_left(player.at, player.water_feet > 0);
        if self.has_finished(seat) {
            let laps = i32::from(player.at.leg + 1 - self.course.legs());
            let beyond = i32::from(self.track(seat).lap_length) * laps;
            worth += FINISH + FOOT * beyond + FOOT / 10 * self.distance(seat) as i32;
        }
        let leader = self.seats().filter(|&other| other != seat).map(|other| self.distance(other)).max().unwrap_or(0);
        worth - 20 * leader as i32
    }

    fn fans_worth(&self, player: &Player, left: i32) -> i32 {
        (FAN * i32::from(player.fans) + HAND_TOKEN * i32::from(player.hand_tokens)) * left / PARTS
    }

    /// What a die of each kind is worth for the rest of the race.
    fn die_worths(&self, seat: Seat, left: i32) -> DieWorths {
        let worth = |die: Die| match die {
            Die::LightGrey => LIGHT_GREY,
            Die::DarkGrey => DARK_GREY,
            Die::FirstPlayer => 0,
            _ => {
                let more = self.average(seat, Cube::own(die), left) - GREY_ROLL;
                DIE_PER_COST * i32::from(self.cost(die)) + DIE_ROLLS * more
            }
        };
        Die::ALL.map(|die| worth(die) * left / PARTS)
    }

    /// What the dice of a player are worth for the rest of the race.
    fn dice_worth(&self, seat: Seat, worths: &DieWorths) -> i32 {
        let player = self.player(seat);
        DieSet::OWNED.iter().map(|die| worths[die.index()] * i32::from(player.owned(Cube::own(die)))).sum()
    }

    /// What coins are worth: the best dice that they buy, together with credits, and `per_coin` for those that are left.
    fn money_worth(&self, seat: Seat, coins: i32, per_coin: i32, left: i32, worths: &DieWorths) -> i32 {
        let player = self.player(seat);
        let credit = scaled(CREDIT, left);
        let money = coins + i32::from(player.credits);
        let room = PURCHASES_MAX.saturating_sub(player.bought.len());
        let cost_of = |colour: Colour| i32::from(self.cost(colour.die()));
        let sold = |colour: Colour| {
            self.supply[colour.die().index()] > 0 && !player.bought.contains(colour) && cost_of(colour) <= money
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
    fn round_worth(&self, seat: Seat, left: i32, worths: &DieWorths) -> i32 {
        match self.phase {
            Phase::Roll => self.roll_worth(seat, left, worths),
            Phase::Abilities | Phase::Comparison => {
                let hand = self.thrown_worth(seat, left);
                self.purse_worth(seat, 0, left, worths)
                    + self.active_worth(seat, left, false)
                    + hand
                    + self.task_worth(seat, left)
            }
            Phase::Run => self.run_worth(seat, left, worths) + self.task_worth(seat, left),
            Phase::Cards | Phase::FirstPlayer | Phase::Over => 0,
        }
    }

    /// What the player has taken, and coins that are shown besides.
    fn purse_worth(&self, seat: Seat, shown: i32, left: i32, worths: &DieWorths) -> i32 {
        let player = self.player(seat);
        let coins = i32::from(player.coins) + shown;
        self.money_worth(seat, coins, scaled(COIN, left), left, worths)
            + FOOT_IN_HAND * i32::from(player.feet)
            + WATER_FOOT_IN_HAND * i32::from(player.water_feet)
    }

    /// What is active counts, and what is being rolled counts as it comes out on average, less what a bust takes.
    fn roll_worth(&self, seat: Seat, left: i32, worths: &DieWorths) -> i32 {
        let player = self.player(seat);
        let coins = player
            .active
            .iter()
            .filter(|(shown, _)| shown.side == Side::Coins)
            .map(|(shown, count)| i32::from(self.book.amount(shown.cube.die(), Side::Coins)) * i32::from(count));
        let active = self.active_worth(seat, left, true) + self.purse_worth(seat, coins.sum(), left, worths);
        let draws = matches!(player.stage, Stage::Draw | Stage::DrawMore);
        let roll: i32 = if draws { self.average_of(seat, &player.roll, left) } else { 0 };
        let hand = self.average_of(seat, &player.hand, left);
        // The first roll of a round is nothing that ended the last one: it counts as far as better dice were drawn.
        let is_first = player.rolling == RollKind::First && player.active.is_empty();
        let roll =
            if is_first && (draws || !player.hand.is_empty()) { roll - self.usual_roll(seat, left) } else { roll };
        let spare: i32 = player.roll.iter().map(|(cube, n)| (self.average(seat, cube, left) - 12) * i32::from(n)).sum();
        let declared = player.stage == Stage::Declare;
        let (thrown, misses) = if declared && player.hand.is_empty() {
            (self.average_of(seat, &player.roll, left), self.misses(&player.roll))
        } else {
            (hand, self.misses(&player.hand))
        };
        let pushes = declared || (player.rolling == RollKind::Push && !player.hand.is_empty());
        // A push that brings something can be followed by another: a bust is feared a quarter as much as it costs.
        let bust = if pushes && player.at_risk && !player.shield { misses / 4 } else { 0 };
        let bust = if player.stage == Stage::Rescue { PARTS * 3 / 5 } else { bust };
        let step = self.book.tables.fan_step(player.fans.saturating_add(1));
        let fan = (FAN + HAND_TOKEN * i32::from(step.hand_tokens)) * left / PARTS;
        let consolation = fan + i32::from(step.credits) * scaled(CREDIT, left);
        let kept = (active + thrown + roll) * (PARTS - bust) / PARTS + consolation * bust / PARTS;
        kept + spare / 16 + self.task_worth(seat, left) + if player.shield { 25 } else { 0 }
    }

    /// The probability that all of these dice miss.
    fn misses(&self, dice: &Dice) -> i32 {
        self.book.misses_per(PARTS as u64, dice) as i32
    }

    /// What a hand of any dice of the player would bring.
    fn usual_roll(&self, seat: Seat, left: i32) -> i32 {
        let player = self.player(seat);
        let owned = |die: Die| i32::from(player.owned(Cube::own(die)));
        let dice: i32 = DieSet::OWNED.iter().map(owned).sum();
        let all: i32 = DieSet::OWNED.iter().map(|die| owned(die) * self.average(seat, Cube::own(die), left)).sum();
        all * i32::from(player.limit).min(dice) / dice.max(1)
    }

    fn average_of(&self, seat: Seat, dice: &Dice, left: i32) -> i32 {
        dice.iter().map(|(cube, count)| self.average(seat, cube, left) * i32::from(count)).sum()
    }

    fn thrown_worth(&self, seat: Seat, left: i32) -> i32 {
        self.average_of(seat, &self.player(seat).hand, left)
    }

    /// What a die shows on average.
    fn average(&self, seat: Seat, cube: Cube, left: i32) -> i32 {
        let of_side =
            |side: &Side| i32::from(self.book.faces_with(cube.die(), *side)) * self.side_worth(seat, cube, *side, left);
        Side::ALL.iter().map(of_side).sum::<i32>() / 6
    }

    /// What an active die with this side will bring.
    fn side_worth(&self, seat: Seat, cube: Cube, side: Side, left: i32) -> i32 {
        let die = cube.die();
        let amount = i32::from(self.book.amount(die, side));
        match side {
            Side::Blank => 0,
            Side::Coins => scaled(COIN, left) * amount,
            Side::Feet => FOOT_IN_HAND * amount,
            Side::Credits => scaled(CREDIT, left) * amount,
            Side::Symbol | Side::Power => {
                let Some(colour) = die.colour() else { return 0 };
                self.symbol_worth(seat, colour, cube, side, left)
            }
        }
    }

    /// What the symbol of a card is worth as long as nothing of it is spent.
    fn symbol_worth(&self, seat: Seat, colour: Colour, cube: Cube, side: Side, left: i32) -> i32 {
        let program = self.program(colour);
        let mut worth = 0;
        for part in program.parts.iter().flatten().filter(|part| takes(part.face, side)) {
            worth += self.operation_worth(seat, part.operation, left);
            if let (Some(power), Side::Power) = (part.power, side) {
                worth += self.operation_worth(seat, power, left);
            }
        }
        if program.returns.is_some_and(|face| takes(face, side)) {
            worth += 30;
        }
        if program.rescue.is_some() || program.keeps.is_some() {
            worth += 60;
        }
        if let Some(comparison) = program.comparison {
            worth += self.operation_worth(seat, comparison.operation, left) / if side == Side::Power { 1 } else { 2 };
        }
        if !cube.is_borrowed() && program.lose_self.is_some_and(|face| takes(face, side)) {
            worth -= DIE_PER_COST * i32::from(self.cost(cube.die())) * left / PARTS * 3 / 4;
        }
        worth
    }

    /// What the active dice will still bring. Coins are judged with the purse; in the run phase feet have been taken already.
    fn active_worth(&self, seat: Seat, left: i32, with_feet: bool) -> i32 {
        let player = self.player(seat);
        let mut worth = 0;
        for (shown, count) in player.active.iter() {
            let count = i32::from(count);
            worth += count
                * match (shown.side, shown.cube.die().colour()) {
                    (Side::Coins, _) => 0,
                    (Side::Feet, _) if !with_feet => 0,
                    (Side::Symbol | Side::Power, Some(colour)) => {
                        let whole = self.symbol_worth(seat, colour, shown.cube, shown.side, left);
                        let spent: i32 = self
                            .program(colour)
                            .parts
                            .iter()
                            .enumerate()
                            .filter(|(number, _)| shown.spent.contains(*number as u8))
                            .filter_map(|(_, part)| part.as_ref().filter(|part| takes(part.face, shown.side)))
                            .map(|part| {
                                let power = part.power.filter(|_| shown.side == Side::Power);
                                self.operation_worth(seat, part.operation, left)
                                    + power.map_or(0, |power| self.operation_worth(seat, power, left))
                            })
                            .sum();
                        whole - spent
                    }
                    (side, _) => self.side_worth(seat, shown.cube, side, left),
                };
        }
        if self.phase == Phase::Comparison && !self.comparison_open.contains(seat) {
            // What the comparison could have given is gone.
            if let Some(comparison) = self.program(Colour::Red).comparison {
                let each = self.operation_worth(seat, comparison.operation, left) / 2;
                let swords =
                    player.active.showing(Die::Red, Side::Symbol) + 2 * player.active.showing(Die::Red, Side::Power);
                worth -= each * i32::from(swords);
            }
        }
        worth * UNUSED.0 / UNUSED.1
    }

    fn amounts_worth(amounts: Amounts, left: i32) -> i32 {
        let Amounts { coins, feet, water_feet, credits } = amounts;
        scaled(COIN, left) * i32::from(coins)
            + FOOT_IN_HAND * i32::from(feet)
            + WATER_FOOT_IN_HAND * i32::from(water_feet)
            + scaled(CREDIT, left) * i32::from(credits)
    }

    /// What an operation brings by rule of thumb.
    fn operation_worth(&self, seat: Seat, operation: Operation, left: i32) -> i32 {
        let player = self.player(seat);
        let fans = player.fans;
        let of = |resource: Resource, number: u8| Self::amounts_worth(Amounts::of(resource, number), left);
        let per_die = ROLLED_DIE;
        match operation {
            Operation::Gain(Gain { amounts, take_grey }) => {
                Self::amounts_worth(amounts, left) + LIGHT_GREY * left / PARTS * i32::from(take_grey)
            }
            Operation::GainFan { steps, credits, .. } => {
                let step = (FAN + HAND_TOKEN / 2) * left / PARTS + i32::from(credits) * 3 * scaled(CREDIT, left);
                i32::from(steps) * step
            }
            Operation::GainPerFan { resource, divisor } => of(resource, fans / divisor),
            Operation::Choose { options } => {
                let share = |share: Share| match share {
                    Share::Fixed(resource, number) => of(resource, number),
                    Share::PerFans(resource, divisor) => of(resource, fans / divisor),
                };
                share(options[0]).max(share(options[1]))
            }
            Operation::GainPerFewer { resource, each } => of(resource, each),
            Operation::GainPerActive { resource, each, per } => {
                of(resource, each * (player.active.len().max(10) / per))
            }
            Operation::GainPerActiveColour { resource, dice } => {
                let there: u8 = dice.iter().map(|die| player.active.of_kind(die)).sum();
                of(resource, there.max(2))
            }
            Operation::GainPerColour { resource, each } => of(resource, each * player.active.kinds().colours().max(5)),
            Operation::GainPerRedLineLeft { resource, divisor } => {
                of(resource, self.course.red_lines_left(&self.book.tables, player.at) / divisor)
            }
            Operation::RepeatGrey => 2 * scaled(COIN, left),
            Operation::GainDie { max_cost: MaxCost::Fans, .. } => {
                DIE_PER_COST * i32::from(fans.min(8)) * left / PARTS / 2
            }
            Operation::GainDie { .. } => DIE_PER_COST * 3 * left / PARTS,
            Operation::BorrowDie { .. } => 90,
            Operation::LoseDie { .. } => 5,
            Operation::LoseSelfAndOther { .. } => 0,
            Operation::ExtraRoll { count } => per_die * i32::from(count),
            Operation::RerollOwn { each, .. } => per_die * i32::from(each),
            Operation::RerollZone { times, .. } => per_die / 2 * i32::from(times) * i32::from(player.roll.len().max(3)),
            Operation::RollAllOf { .. } | Operation::RollDifferentColours { .. } => 4 * per_die,
            Operation::SetFace { .. } => 130,
            Operation::MoveNow { spaces } => FOOT * i32::from(spaces) * 3 / 4,
            Operation::ShieldNextPush => 40,
            Operation::BonusNearby { .. } => 56,
            Operation::NextDrawExempt { .. } | Operation::NextDrawAll => 90 * left / PARTS,
            _ => 0,
        }
    }

    // ----- Moving and choosing -----

    fn run_worth(&self, seat: Seat, left: i32, worths: &DieWorths) -> i32 {
        let player = self.player(seat);
        if self.not_done.contains(seat) {
            return match player.stage {
                Stage::Move => self.purse_worth(seat, 0, left, worths) + self.cell_worth(seat, left),
                Stage::Bonus | Stage::AfterMove => {
                    let open = self.open_bonuses(seat).map(|(_, bonus)| bonus_worth(bonus, left)).max().unwrap_or(0);
                    self.money_worth(seat, player.coins.into(), 1, left, worths) + open / 2
                }
                _ => self.money_worth(seat, player.coins.into(), 1, left, worths),
            };
        }
        let yet_to_move = player.coins > 0 || player.feet + player.water_feet > 0 || !player.active.is_empty();
        if yet_to_move { self.purse_worth(seat, 0, left, worths) } else { 0 }
    }

    /// What the cell gives if the move ends there.
    fn cell_worth(&self, seat: Seat, left: i32) -> i32 {
        let player = self.player(seat);
        let cell = player.at.cell;
        if player.feet + player.water_feet > 0 || cell == player.began_at.cell || cell == CellId::FINISH {
            return 0;
        }
        match self.track(seat).cell(cell).kind {
            CellKind::Bonus(bonuses) => bonuses.iter().map(|bonus| bonus_worth(bonus, left)).sum::<i32>() * 3 / 4,
            _ => 0,
        }
    }

    /// What a choice under way will bring.
    fn task_worth(&self, seat: Seat, left: i32) -> i32 {
        match self.player(seat).task {
            Task::Face { die, .. } => {
                let sides = Side::ALL.into_iter().filter(|&side| self.book.faces_with(die.die(), side) > 0);
                sides.map(|side| self.side_worth(seat, die, side, left)).max().unwrap_or(0)
            }
            Task::Borrow { .. } => 170,
            Task::SetFace { .. } => 120,
            Task::GainDie { max_cost, .. } => DIE_PER_COST * i32::from(max_cost.min(9)) * left / PARTS / 2,
            Task::Walk { left: spaces } => FOOT * i32::from(spaces) * 3 / 4,
            Task::Nearby { .. } => 70,
            Task::ExtraRoll { left: dice } => 25 * i32::from(dice),
            _ => 0,
        }
    }
}

// ----- What makes sense -----

impl Cubitos {
    /// What a player who decides at random should consider: walk towards the finish, and give up no die by choice.
    #[inline]
    fn makes_sense(&self, seat: Seat, action: &Action) -> bool {
        match *action {
            Action::Step { to } => self.leads_on(seat, to),
            Action::Stop => !self.could_go_on(seat),
            Action::Wait | Action::LoseSelf { .. } => false,
            Action::Lose(_) | Action::Use { .. } | Action::TakeComparison { .. } | Action::Bonus { .. } => {
                self.keeps_dice(seat, action)
            }
            _ => true,
        }
    }

    /// Does it give up no die by choice? Rarely asked, so kept out of the way of the rest.
    #[inline(never)]
    fn keeps_dice(&self, seat: Seat, action: &Action) -> bool {
        match *action {
            Action::Lose(_) => !matches!(self.player(seat).task, Task::Lose { optional: true, .. }),
            Action::Use { card, part, .. } => {
                let part = self.program(card.colour()).part(part);
                part.is_none_or(|part| !part.operation.traits().gives_up_a_die)
            }
            Action::TakeComparison { .. } => {
                let comparison = self.program(Colour::Red).comparison;
                comparison.is_none_or(|comparison| !comparison.operation.traits().gives_up_a_die)
            }
            Action::Bonus { number } => {
                !self.open_bonuses(seat).any(|(open, bonus)| open == number && matches!(bonus, Bonus::LoseDie(_)))
            }
            _ => true,
        }
    }

    #[inline]
    fn leads_on(&self, seat: Seat, to: CellName) -> bool {
        let at = self.player(seat).at;
        let cell = self.book.cell(self.course.track_of(at.leg), to);
        at.cell == CellId::FINISH || cell.is_some_and(|cell| self.forward(seat).contains(cell))
    }

    #[inline]
    fn forward(&self, seat: Seat) -> &CellSet {
        let at = self.player(seat).at;
        self.book.forward(self.course.track_of(at.leg), at.cell)
    }

    fn could_go_on(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let on_finish = player.at.cell == CellId::FINISH;
        player.feet + player.water_feet > 0 && (on_finish || !self.forward(seat).is_empty())
    }
}

fn bonus_worth(bonus: Bonus, left: i32) -> i32 {
    match bonus {
        Bonus::Credits(credits) => scaled(CREDIT, left) * i32::from(credits),
        Bonus::Fan => (FAN + HAND_TOKEN / 2) * left / PARTS + 3 * scaled(CREDIT, left),
        Bonus::LoseDie(dice) => -LIGHT_GREY * i32::from(dice) * left / PARTS,
        Bonus::GainDie { max_cost } => DIE_PER_COST * i32::from(max_cost.unwrap_or(9)) * left / PARTS,
    }
}
