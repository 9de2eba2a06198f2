//! Steps 5 to 7 of the run phase: moving, bonuses, buying and discarding.

use engine::{Log, Seat};

use crate::action::Action;
use crate::course::Position;
use crate::dice::{Colour, DieSet, ZoneSet};
use crate::event::Event;
use crate::game::Cubitos;
use crate::operation::Operation;
use crate::player::{AMOUNT_MAX, Player, Stage, Task};
use crate::reach::{MONEY_PER_FOOT, Purse, Runner, Stride};
use crate::rulebook::CellName;
use crate::track::{Bonus, CellId, CellKind, Currency};

/// Dice that can be bought in a round, all of different colours.
pub const PURCHASES_MAX: u8 = 2;

impl Cubitos {
    /// The name of a cell on the track of a player's runner.
    #[inline]
    pub(crate) fn name_of(&self, seat: Seat, cell: CellId) -> CellName {
        self.book.name(self.course.track_of(self.player(seat).at.leg), cell)
    }

    // ----- Moving -----

    /// A player's runner with everything that it can spend.
    pub(crate) fn runner(&self, seat: Seat) -> Runner {
        let player = self.player(seat);
        let purse = Purse { feet: player.feet, water_feet: player.water_feet, money: player.money() };
        Runner { at: player.at, purse, used: player.used_cells }
    }

    /// Shows every stride that the runner can take to `take`, as a decision, until it returns true; true if it did.
    #[inline]
    pub(crate) fn find_stride(&self, seat: Seat, take: impl FnMut(Action) -> bool) -> bool {
        self.find_stride_of(self.runner(seat), take)
    }

    /// The same for any runner.
    #[inline]
    pub(crate) fn find_stride_of(&self, runner: Runner, mut take: impl FnMut(Action) -> bool) -> bool {
        let Runner { at, purse, used } = runner;
        let track = self.course.track_of(at.leg);
        let feet = purse.all_feet();
        if feet > 0 {
            for next in self.book.neighbours(track, at.cell) {
                if (purse.water_feet > 0 || !next.is_water) && take(Action::Step { to: next.name }) {
                    return true;
                }
            }
            if at.cell == CellId::FINISH && take(Action::Step { to: CellName::START }) {
                return true;
            }
        }
        let here = self.book.tables.track(track).cell(at.cell);
        if here.movement.is_some_and(|number| !used.contains(number)) {
            let found = match here.kind {
                CellKind::Jetpack => feet > 0 && take(Action::Jetpack),
                CellKind::Shortcut(shortcut) => {
                    let has = if shortcut.currency == Currency::Feet { feet } else { purse.money };
                    has >= u16::from(shortcut.cost) && take(Action::Shortcut)
                }
                _ => false,
            };
            if found {
                return true;
            }
        }
        purse.money >= MONEY_PER_FOOT && take(Action::BuyFoot)
    }

    pub(crate) fn settle_move(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        self.hop(seat, log);
        let asks = self.find_stride(seat, |_| true);
        if !asks {
            self.end_move(seat);
        }
        asks
    }

    /// A runner on the finish with a foot to go on hops to the start, unless that is on another track.
    fn hop(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let runner = self.runner(seat);
        let hopped = runner.hopped(self.course);
        if hopped.at != runner.at {
            self.player_mut(seat).at = hopped.at;
            log.record(Event::Hopped { seat, leg: hopped.at.leg });
        }
    }

    /// Takes one stride.
    pub(crate) fn stride(&mut self, seat: Seat, stride: Stride, log: &mut impl Log<Event>) {
        let had_finished = self.has_finished(seat);
        let before = self.runner(seat);
        if let Stride::Step(to) = stride {
            self.step(seat, to, log);
        } else if let Ok(after) = before.take(&self.book.tables, self.course, stride) {
            let player = self.player_mut(seat);
            player.feet = after.purse.feet.min(AMOUNT_MAX);
            player.water_feet = after.purse.water_feet.min(AMOUNT_MAX);
            player.pay(before.purse.money - after.purse.money);
            player.used_cells = after.used;
            // A hop is told on its own, when the next stride is asked for.
            let landed = if after.at.leg == before.at.leg { after.at } else { before.at };
            player.at = landed;
            log.record(match stride {
                Stride::Shortcut => Event::Shortcut { seat, to: self.name_of(seat, landed.cell) },
                Stride::Jetpack => Event::Jetpack { seat, feet: after.purse.all_feet() },
                _ => Event::FootBought { seat },
            });
        }
        self.note_finish(seat, had_finished, log);
    }

    #[inline]
    fn step(&mut self, seat: Seat, to: CellId, log: &mut impl Log<Event>) {
        let is_water = self.track(seat).is_water(to);
        let player = self.player_mut(seat);
        if is_water || player.feet == 0 {
            player.water_feet -= 1;
        } else {
            player.feet -= 1;
        }
        if player.at.cell == CellId::FINISH {
            // To the other track, where no movement effect has been used.
            player.at = Position { leg: player.at.leg + 1, cell: to };
            player.used_cells = crate::track::UsedMovement::NONE;
        } else {
            player.at.cell = to;
        }
        log.record(Event::Moved { seat, to: self.name_of(seat, to) });
    }

    /// The bonus of the cell can be taken, unless the round began there.
    pub(crate) fn end_move(&mut self, seat: Seat) {
        if !self.began_here(seat) {
            self.open_bonus(seat, self.player(seat).at.cell);
        }
        let acts_later = self.index.nearby.dice().union(self.index.duty.dice());
        let player = self.player_mut(seat);
        player.stage = match player.bonus_open {
            0 if player.active.cubes().has_none_of(acts_later) => Stage::Buy,
            0 => Stage::AfterMove,
            _ => Stage::Bonus,
        };
    }

    /// Did the round begin on the cell where the runner stands, whatever the lap?
    #[inline]
    pub(crate) fn began_here(&self, seat: Seat) -> bool {
        let Player { at, began_at, .. } = *self.player(seat);
        at.cell == began_at.cell && self.course.track_of(at.leg) == self.course.track_of(began_at.leg)
    }

    // ----- Bonuses -----

    /// All bonuses of a cell can be taken.
    pub(crate) fn open_bonus(&mut self, seat: Seat, cell: CellId) {
        let count = match self.track(seat).cell(cell).kind {
            CellKind::Bonus(bonuses) => bonuses.iter().count() as u8,
            _ => 0,
        };
        let player = self.player_mut(seat);
        player.bonus_cell = if count == 0 { CellId::START } else { cell };
        player.bonus_open = (1 << count) - 1;
    }

    /// The bonuses of a cell, with their numbers.
    fn bonuses_of(&self, seat: Seat, cell: CellId) -> impl Iterator<Item = (u8, Bonus)> + use<> {
        let bonuses = match self.track(seat).cell(cell).kind {
            CellKind::Bonus(bonuses) => Some(bonuses),
            _ => None,
        };
        bonuses.into_iter().flat_map(|bonuses| (0..).zip(bonuses.iter()))
    }

    /// The bonuses that can still be taken and would give something.
    pub(crate) fn open_bonuses(&self, seat: Seat) -> impl Iterator<Item = (u8, Bonus)> {
        let player = self.player(seat);
        let (cell, open) = (player.bonus_cell, player.bonus_open);
        let bonuses = (open != 0).then(|| self.bonuses_of(seat, cell)).into_iter().flatten();
        bonuses.filter(move |&(number, bonus)| open & 1 << number != 0 && self.would_give(seat, bonus))
    }

    fn would_give(&self, seat: Seat, bonus: Bonus) -> bool {
        match bonus {
            Bonus::Credits(_) => true,
            Bonus::Fan => {
                let full = Operation::GainFan { steps: 1, hand_tokens: true, credits: true };
                self.would_do(seat, full, 0)
            }
            Bonus::LoseDie(_) => self.player(seat).picks(ZoneSet::ALL, DieSet::OWNED).next().is_some(),
            Bonus::GainDie { max_cost } => !self.gainable(DieSet::OWNED, max_cost.unwrap_or(u8::MAX)).is_empty(),
        }
    }

    #[inline(never)]
    pub(crate) fn settle_bonus(&mut self, seat: Seat) -> bool {
        if self.open_bonuses(seat).next().is_some() {
            return true;
        }
        self.end_bonus(seat);
        false
    }

    pub(crate) fn end_bonus(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.bonus_open = 0;
        player.bonus_cell = CellId::START;
        player.stage = Stage::AfterMove;
    }

    pub(crate) fn take_bonus(&mut self, seat: Seat, number: u8, log: &mut impl Log<Event>) {
        let Some((_, bonus)) = self.open_bonuses(seat).find(|(open, _)| *open == number) else { return };
        let cell = self.player(seat).bonus_cell;
        let player = self.player_mut(seat);
        player.bonus_open &= !(1 << number);
        if player.bonus_open == 0 {
            player.bonus_cell = CellId::START;
        }
        log.record(Event::Bonus { seat, cell: self.name_of(seat, cell), number });
        let dice = DieSet::OWNED;
        match bonus {
            Bonus::Credits(credits) => self.gain(seat, [0, 0, 0, credits.into()], log),
            Bonus::Fan => self.gain_fans(seat, 1, true, true, log),
            Bonus::LoseDie(count) => {
                let zones = ZoneSet::ALL;
                self.player_mut(seat).task = Task::Lose { left: count, dice, zones, optional: true };
            }
            Bonus::GainDie { max_cost } => {
                let max_cost = max_cost.unwrap_or(u8::MAX);
                self.player_mut(seat).task = Task::GainDie { dice, max_cost, left: 1 };
            }
        }
    }

    /// The cells nearby with a bonus that would give something.
    pub(crate) fn nearby(&self, seat: Seat, distance: u8) -> impl Iterator<Item = CellId> {
        let track = self.track(seat);
        let near = track.within(self.player(seat).at.cell, distance).among(track.bonuses);
        near.iter().filter(move |&cell| self.bonuses_of(seat, cell).any(|(_, bonus)| self.would_give(seat, bonus)))
    }

    /// After the bonus of the cell: bonuses nearby, then what has to be done.
    #[inline(never)]
    pub(crate) fn settle_after_move(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        if self.has_use(seat) {
            return true;
        }
        self.close_nearby(seat);
        if !self.do_duty(seat, log) {
            self.player_mut(seat).stage = Stage::Buy;
        }
        false
    }

    // ----- Buying -----

    /// Can a die of this colour be bought, as long as any can?
    #[inline]
    fn can_buy(&self, seat: Seat, colour: Colour) -> bool {
        let player = self.player(seat);
        u16::from(self.index.costs[colour.index()]) <= player.money()
            && self.supply[colour.die().index()] > 0
            && !player.bought.contains(colour)
    }

    /// The colours of which a die can be bought now.
    #[inline]
    pub(crate) fn purchases(&self, seat: Seat) -> impl Iterator<Item = Colour> {
        let player = self.player(seat);
        // Often there is not enough money for any die.
        let buys = player.money() >= self.index.cost_min.into() && player.bought.len() < PURCHASES_MAX;
        let colours: &[Colour] = if buys { &Colour::ALL } else { &[] };
        colours.iter().copied().filter(move |&colour| self.can_buy(seat, colour))
    }

    pub(crate) fn settle_buy(&mut self, seat: Seat) -> bool {
        if self.purchases(seat).next().is_some() {
            return true;
        }
        self.end_turn(seat);
        false
    }

    pub(crate) fn buy(&mut self, seat: Seat, colour: Colour, log: &mut impl Log<Event>) {
        let price = self.cost(colour.die());
        let player = self.player_mut(seat);
        player.pay(price.into());
        player.bought = player.bought.with(colour);
        let bought = &mut player.purchases[colour.index()];
        *bought = bought.saturating_add(1);
        player.discard.add(crate::cube::Cube::own(colour.die()), 1);
        self.supply[colour.die().index()] -= 1;
        log.record(Event::Bought { seat, card: self.card(colour), price });
    }

    /// Active dice go to discard; coins and feet are gone.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.active.discard(DieSet::ALL, &mut player.discard);
        player.coins = 0;
        player.feet = 0;
        player.water_feet = 0;
        self.finish(seat);
    }
}
