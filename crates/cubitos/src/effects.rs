//! What the operations of the cards do, and whether they would do anything.

use engine::{Log, Seat};

use crate::ability::{Condition, Resource};
use crate::course::{Onward, Position};
use crate::cube::{Cube, Pick, Side};
use crate::dice::{Colour, Die, DieSet, Zone, ZoneSet};
use crate::event::{Event, RollKind};
use crate::game::{Cubitos, Phase};
use crate::operation::{Gain, MaxCost, Operation, Share};
use crate::player::{AMOUNT_MAX, Follow, Task};
use crate::tables::FAN_STEPS;
use crate::track::CellId;

/// Coins, feet, water feet and credits, in this order.
pub(crate) type Gains = [u16; 4];

fn of(resource: Resource, amount: u16) -> Gains {
    match resource {
        Resource::Coins => [amount, 0, 0, 0],
        Resource::Feet => [0, amount, 0, 0],
        Resource::WaterFeet => [0, 0, amount, 0],
        Resource::Credits => [0, 0, 0, amount],
    }
}

/// Adds as much as can be counted, and says how much that is.
#[inline]
fn add(amount: &mut u16, more: u16) -> u16 {
    let added = more.min(AMOUNT_MAX - *amount);
    *amount += added;
    added
}

impl Cubitos {
    // ----- Small changes -----

    pub(crate) fn gain(&mut self, seat: Seat, gains: Gains, log: &mut impl Log<Event>) {
        if gains == [0; 4] {
            return;
        }
        let player = self.player_mut(seat);
        let [coins, feet, water_feet, credits] = gains;
        let coins = add(&mut player.coins, coins);
        let feet = add(&mut player.feet, feet);
        let water_feet = add(&mut player.water_feet, water_feet);
        let credits = add(&mut player.credits, credits);
        player.gained_credit |= credits > 0;
        log.record(Event::Gained { seat, coins, feet, water_feet, credits });
    }

    /// Goes up the fan track; on its last step the marker stays, and the step pays again.
    pub(crate) fn gain_fans(
        &mut self,
        seat: Seat,
        steps: u8,
        takes_tokens: bool,
        takes_credits: bool,
        log: &mut impl Log<Event>,
    ) {
        for _ in 0..steps {
            let step = self.book.tables.fan_step(self.player(seat).fans + 1);
            let credits = if takes_credits { step.credits } else { 0 };
            let hand_tokens = if takes_tokens { step.hand_tokens } else { 0 };
            let player = self.player_mut(seat);
            player.fans = (player.fans + 1).min(FAN_STEPS);
            player.hand_tokens = player.hand_tokens.saturating_add(hand_tokens);
            let credits = add(&mut player.credits, credits.into()) as u8;
            player.gained_credit |= credits > 0;
            log.record(Event::Fan { seat, fans: player.fans, credits, hand_tokens });
        }
    }

    /// A die goes back to the supply.
    pub(crate) fn lose(&mut self, seat: Seat, pick: Pick, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.take(pick);
        player.lost_die = true;
        self.supply[pick.cube.die().index()] += 1;
        log.record(Event::LostDie { seat, die: pick.cube, zone: pick.zone });
    }

    /// A die comes from the supply into discard.
    pub(crate) fn gain_die(&mut self, seat: Seat, die: Die, log: &mut impl Log<Event>) {
        self.supply[die.index()] -= 1;
        self.player_mut(seat).discard.add(Cube::own(die), 1);
        log.record(Event::GainedDie { seat, die });
    }

    /// The kinds of a set that the supply has.
    pub(crate) fn in_supply(&self, dice: DieSet) -> DieSet {
        let there = dice.among(DieSet::OWNED).iter().filter(|die| self.supply[die.index()] > 0);
        there.fold(DieSet::NONE, DieSet::with)
    }

    /// The same, no dearer than this.
    pub(crate) fn gainable(&self, dice: DieSet, max_cost: u8) -> DieSet {
        let there = self.in_supply(dice).iter().filter(|&die| self.cost(die) <= max_cost);
        there.fold(DieSet::NONE, DieSet::with)
    }

    /// How many other players had strictly fewer swords.
    pub(crate) fn players_with_fewer(&self, seat: Seat) -> u8 {
        self.seats().filter(|other| self.swords[other.index()] < self.swords[seat.index()]).count() as u8
    }

    /// The other players who had the fewest swords among those.
    pub(crate) fn with_fewest(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let others = move || self.seats().filter(move |&other| other != seat);
        let fewest = others().map(|other| self.swords[other.index()]).min();
        others().filter(move |other| Some(self.swords[other.index()]) == fewest)
    }

    // ----- Conditions and amounts -----

    pub(crate) fn holds(&self, seat: Seat, condition: Condition) -> bool {
        let player = self.player(seat);
        match condition {
            Condition::Always => true,
            Condition::Active(dice) => dice.iter().all(|die| player.active.of_kind(die) > 0),
            Condition::GainedCredit => player.gained_credit,
            Condition::LostDie => player.lost_die,
        }
    }

    pub(crate) fn max_cost(&self, seat: Seat, max_cost: MaxCost) -> u8 {
        match max_cost {
            MaxCost::Any => u8::MAX,
            MaxCost::Fans => self.player(seat).fans,
            MaxCost::Cost(cost) => cost,
        }
    }

    fn share(&self, seat: Seat, share: Share) -> Gains {
        match share {
            Share::Fixed(resource, amount) => of(resource, amount.into()),
            Share::PerFans(resource, divisor) => of(resource, u16::from(self.player(seat).fans / divisor)),
        }
    }

    /// What an operation adds to coins, feet and credits; nothing for one that does something else.
    pub(crate) fn gains_of(&self, seat: Seat, operation: Operation, option: u8) -> Gains {
        let player = self.player(seat);
        let active = &player.active;
        match operation {
            Operation::Gain(Gain { amounts, .. }) => {
                [amounts.coins, amounts.feet, amounts.water_feet, amounts.credits].map(u16::from)
            }
            Operation::GainPerFan { resource, divisor } => of(resource, u16::from(player.fans / divisor)),
            Operation::GainPerFewer { resource, each } => {
                of(resource, u16::from(each) * u16::from(self.players_with_fewer(seat)))
            }
            Operation::GainPerActive { resource, each, per } => {
                of(resource, u16::from(each) * u16::from(active.len() / per))
            }
            Operation::GainPerActiveColour { resource, dice } => {
                of(resource, dice.iter().map(|die| u16::from(active.of_kind(die))).sum())
            }
            Operation::GainPerColour { resource, each } => {
                of(resource, u16::from(each) * u16::from(active.kinds().colours()))
            }
            Operation::GainPerRedLineLeft { resource, divisor } => {
                of(resource, u16::from(self.course.red_lines_left(&self.book.tables, player.at) / divisor))
            }
            Operation::RepeatGrey => {
                let of_side = |side| {
                    let shown = |die| u16::from(self.book.amount(die, side)) * u16::from(active.showing(die, side));
                    DieSet::GREY.iter().map(shown).sum()
                };
                [of_side(Side::Coins), of_side(Side::Feet), 0, 0]
            }
            Operation::Choose { options } => self.share(seat, options[usize::from(option).min(1)]),
            _ => [0; 4],
        }
    }

    /// Would it do anything now? What would not, cannot be used.
    pub(crate) fn would_do(&self, seat: Seat, operation: Operation, option: u8) -> bool {
        let player = self.player(seat);
        match operation {
            Operation::GainFan { hand_tokens, credits, .. } => {
                let last = self.book.tables.fan_step(FAN_STEPS);
                player.fans < FAN_STEPS || (credits && last.credits > 0) || (hand_tokens && last.hand_tokens > 0)
            }
            Operation::GainDie { dice, max_cost } => !self.gainable(dice, self.max_cost(seat, max_cost)).is_empty(),
            Operation::BorrowDie { dice, .. } => !self.in_supply(dice).is_empty(),
            Operation::GiveDie { zones } => self.gifts(seat, zones).next().is_some(),
            Operation::LoseDie { dice, zones, .. } => player.picks(zones, dice).next().is_some(),
            Operation::LoseSelfAndOther { zones } => {
                // The die itself is among the active ones.
                player.count(zones, DieSet::OWNED) > u8::from(zones.contains(Zone::Active))
            }
            Operation::ExtraRoll { .. } => !player.draw.is_empty() || !player.discard.is_empty(),
            Operation::RerollOwn { dice, zones, .. } => {
                self.players_with_fewer(seat) > 0 && player.picks(zones, dice).next().is_some()
            }
            Operation::RerollZone { .. } | Operation::SetFace { .. } => !player.roll.is_empty(),
            Operation::RollAllOf { dice, zones } => player.picks(zones, dice).next().is_some(),
            Operation::RollDifferentColours { zones, .. } => player.picks(zones, DieSet::ALL).next().is_some(),
            Operation::MoveNow { .. } => self.walks(seat).next().is_some(),
            Operation::ShieldNextPush => self.phase == Phase::Roll && !player.shield && !player.roll.is_empty(),
            Operation::NextDrawExempt { dice } => !dice.except(player.exempt).is_empty(),
            Operation::NextDrawAll => !player.draws_all,
            Operation::BonusNearby { max_distance } => self.nearby(seat, max_distance).next().is_some(),
            _ => self.gains_of(seat, operation, option) != [0; 4],
        }
    }

    /// Dice that can be given away: not the first-player die, and none that is only borrowed.
    pub(crate) fn gifts(&self, seat: Seat, zones: ZoneSet) -> impl Iterator<Item = (Pick, u8)> {
        self.player(seat).picks(zones, DieSet::OWNED).filter(|(pick, _)| !pick.cube.is_borrowed())
    }

    // ----- Doing it -----

    /// Performs an operation, or sets the task that it needs first.
    pub(crate) fn perform(&mut self, seat: Seat, operation: Operation, option: u8, log: &mut impl Log<Event>) {
        let fewer = self.players_with_fewer(seat);
        match operation {
            Operation::Gain(Gain { take_grey, .. }) => {
                self.gain(seat, self.gains_of(seat, operation, option), log);
                if take_grey > 0 {
                    let dice = DieSet::GREY;
                    self.player_mut(seat).task = Task::GainDie { dice, max_cost: u8::MAX, left: take_grey };
                }
            }
            Operation::GainFan { steps, hand_tokens, credits } => {
                self.gain_fans(seat, steps, hand_tokens, credits, log);
            }
            Operation::GainDie { dice, max_cost } => {
                let max_cost = self.max_cost(seat, max_cost);
                self.player_mut(seat).task = Task::GainDie { dice, max_cost, left: 1 };
            }
            Operation::BorrowDie { dice, .. } => self.player_mut(seat).task = Task::Borrow { dice },
            Operation::GiveDie { zones } => self.player_mut(seat).task = Task::Receiver { zones },
            Operation::LoseDie { dice, zones, count } => {
                self.player_mut(seat).task = Task::Lose { left: count, dice, zones, optional: false };
            }
            Operation::LoseSelfAndOther { zones } => {
                let dice = DieSet::OWNED;
                self.player_mut(seat).task = Task::Lose { left: 1, dice, zones, optional: false };
            }
            Operation::ExtraRoll { count } => self.player_mut(seat).task = Task::ExtraRoll { left: count },
            Operation::RerollOwn { each, dice, zones } => {
                let left = each.saturating_mul(fewer);
                self.player_mut(seat).task = Task::Reroll { left, dice, zones };
            }
            Operation::RerollZone { times, .. } => self.player_mut(seat).rerolls = times,
            Operation::RollAllOf { dice, zones } => {
                self.player_mut(seat).task = Task::Reroll { left: u8::MAX, dice, zones };
            }
            Operation::RollDifferentColours { max, zones } => {
                self.player_mut(seat).task = Task::RollDifferent { left: max, zones };
            }
            Operation::SetFace { count, .. } => self.player_mut(seat).task = Task::SetFace { left: count },
            Operation::MoveNow { spaces } => self.player_mut(seat).task = Task::Walk { left: spaces },
            Operation::BonusNearby { max_distance } => {
                self.player_mut(seat).task = Task::Nearby { distance: max_distance };
            }
            Operation::ShieldNextPush => {
                self.player_mut(seat).shield = true;
                log.record(Event::Shielded { seat });
            }
            Operation::NextDrawExempt { dice } => {
                let player = self.player_mut(seat);
                player.exempt = player.exempt.union(dice);
                log.record(Event::NextDraw { seat });
            }
            Operation::NextDrawAll => {
                self.player_mut(seat).draws_all = true;
                log.record(Event::NextDraw { seat });
            }
            _ => self.gain(seat, self.gains_of(seat, operation, option), log),
        }
    }

    /// What belongs to the same use of a die comes next.
    #[inline(never)]
    pub(crate) fn follow_up(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let follow = std::mem::take(&mut self.player_mut(seat).follow);
        let operation = match follow {
            Follow::Nothing => None,
            Follow::Power { colour, part } => self.program(colour).part(part).and_then(|part| part.power),
            Follow::Price => self.program(Colour::Red).comparison.and_then(|comparison| comparison.price),
        };
        if let Some(operation) = operation.filter(|&operation| self.would_do(seat, operation, 0)) {
            self.perform(seat, operation, 0, log);
        }
    }

    /// Rolls the roll zone by an ability, once more after the dice just activated had their chance.
    #[inline(never)]
    pub(crate) fn settle_rerolls(&mut self, seat: Seat) -> bool {
        // What is used now may bring dice into an empty roll zone.
        if self.has_use(seat) {
            return true;
        }
        if !self.player(seat).roll.is_empty() {
            self.close_window(seat);
        }
        self.reroll_zone(seat);
        false
    }

    /// The player decides to use nothing more between the rolls.
    pub(crate) fn go_on_rerolling(&mut self, seat: Seat) {
        self.close_window(seat);
        self.reroll_zone(seat);
    }

    /// Rolls once more, unless there is nothing to roll.
    fn reroll_zone(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        if player.roll.is_empty() {
            player.rerolls = 0;
        } else {
            player.rerolls -= 1;
            self.roll_zone(seat, RollKind::Extra);
        }
    }

    // ----- Moving by an ability -----

    /// Where the runner could go by an ability: as with a foot on land.
    pub(crate) fn walks(&self, seat: Seat) -> impl Iterator<Item = CellId> {
        let at = self.hopped(self.player(seat).at);
        let track = self.course.track(&self.book.tables, at.leg);
        let onward = (at.cell == CellId::FINISH).then_some(CellId::START);
        let land = track.neighbours(at.cell).iter().copied().filter(|&cell| !track.is_water(cell));
        land.chain(onward)
    }

    /// The runner, gone on from a finish if that is free.
    fn hopped(&self, at: Position) -> Position {
        if at.cell == CellId::FINISH && self.course.onward(at.leg) == Onward::Hop {
            return Position { leg: at.leg.saturating_add(1), cell: CellId::START };
        }
        at
    }

    /// Moves the runner by an ability.
    pub(crate) fn walk(&mut self, seat: Seat, to: CellId, log: &mut impl Log<Event>) {
        let before = self.player(seat).at;
        let had_finished = self.has_finished(seat);
        let mut at = self.hopped(before);
        if at != before {
            log.record(Event::Hopped { seat, leg: at.leg });
        }
        if at.cell == CellId::FINISH {
            at.leg = at.leg.saturating_add(1);
        }
        at.cell = to;
        self.player_mut(seat).at = at;
        log.record(Event::Moved { seat, to: self.name_of(seat, to) });
        self.note_finish(seat, had_finished, log);
    }

    pub(crate) fn note_finish(&self, seat: Seat, had_finished: bool, log: &mut impl Log<Event>) {
        if !had_finished && self.has_finished(seat) {
            log.record(Event::Finished { seat });
        }
    }
}
