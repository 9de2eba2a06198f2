//! Choices that an effect needs: what is open, what is taken without asking, and what a choice does.

use engine::{Log, Seat};

use crate::action::Action;
use crate::cube::{Cube, Pick, Side};
use crate::dice::{DieSet, Zone, ZoneSet};
use crate::event::{Event, RollKind};
use crate::game::Cubitos;
use crate::player::{Player, Stage, Task};

impl Cubitos {
    /// The choices of the task that the player is at, one after the other.
    pub(crate) fn task_choices(&self, seat: Seat, take: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        match player.task {
            Task::None => {}
            Task::ExtraRoll { .. } => {
                player.draw.iter().for_each(|(cube, _)| take(Action::Choose(Pick::new(Zone::Draw, cube))));
            }
            Task::Reroll { dice, zones, .. } => {
                player.picks(zones, dice).for_each(|(pick, _)| take(Action::Choose(pick)));
            }
            Task::RollDifferent { zones, .. } => {
                self.different(seat, zones).for_each(|(pick, _)| take(Action::Choose(pick)));
                if !player.hand.is_empty() {
                    take(Action::Roll);
                }
            }
            Task::RollGrey => {
                player.picks(ZoneSet::ALL, DieSet::GREY).for_each(|(pick, _)| take(Action::Choose(pick)));
                if !player.hand.is_empty() {
                    take(Action::Roll);
                }
            }
            Task::SetFace { .. } => {
                player.roll.iter().for_each(|(cube, _)| take(Action::Choose(Pick::new(Zone::Roll, cube))));
            }
            Task::Face { die, .. } => {
                let sides = Side::ALL.into_iter().filter(|&side| self.book.faces_with(die.die(), side) > 0);
                sides.for_each(|side| take(Action::Face { side }));
            }
            Task::Borrow { dice } => self.in_supply(dice).iter().for_each(|die| take(Action::Borrow { die })),
            Task::GainDie { dice, max_cost, .. } => {
                self.gainable(dice, max_cost).iter().for_each(|die| take(Action::Gain { die }));
            }
            Task::Lose { dice, zones, optional, .. } => {
                player.picks(zones, dice).for_each(|(pick, _)| take(Action::Lose(pick)));
                if optional {
                    take(Action::Done);
                }
            }
            Task::Receiver { .. } => self.with_fewest(seat).for_each(|seat| take(Action::GiveTo { seat })),
            Task::Give { zones, .. } => self.gifts(seat, zones).for_each(|(pick, _)| take(Action::Give(pick))),
            Task::Walk { .. } => {
                self.walks(seat).for_each(|cell| take(Action::Step { to: self.name_of(seat, cell) }));
            }
            Task::Nearby { distance } => {
                self.nearby(seat, distance).for_each(|cell| take(Action::Nearby { cell: self.name_of(seat, cell) }));
            }
            Task::ReturnOther { .. } => {
                player.active.iter().for_each(|(shown, _)| take(Action::Return(Pick::active(shown))));
            }
        }
    }

    /// Dice of a colour that is not in the hand yet.
    fn different(&self, seat: Seat, zones: ZoneSet) -> impl Iterator<Item = (Pick, u8)> {
        let player = self.player(seat);
        let chosen = player.hand.iter().fold(DieSet::NONE, |set, (cube, _)| set.with(cube.die()));
        let greys = if chosen.among(DieSet::GREY).is_empty() { DieSet::NONE } else { DieSet::GREY };
        player.picks(zones, DieSet::ALL.except(chosen).except(greys))
    }

    /// Does what needs no question. True if the player has to choose.
    #[inline(never)]
    pub(crate) fn settle_task(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        match self.player(seat).task {
            Task::None => false,
            Task::ExtraRoll { left } => self.settle_extra_roll(seat, left, log),
            Task::Reroll { left, dice, zones } => {
                let player = self.player_mut(seat);
                if player.count(zones, dice) > left && left > 0 {
                    return self.settle_single(seat, log);
                }
                if left > 0 {
                    self.hand_all(seat, zones, dice);
                }
                self.roll_chosen(seat, RollKind::Extra);
                false
            }
            Task::RollDifferent { left, zones } => {
                if left == 0 || self.different(seat, zones).next().is_none() {
                    self.roll_chosen(seat, RollKind::Extra);
                    return false;
                }
                self.settle_single(seat, log)
            }
            Task::RollGrey => {
                if self.player(seat).picks(ZoneSet::ALL, DieSet::GREY).next().is_none() {
                    self.roll_chosen(seat, RollKind::Rescue);
                    return false;
                }
                self.settle_single(seat, log)
            }
            Task::SetFace { left: 0 }
            | Task::GainDie { left: 0, .. }
            | Task::Lose { left: 0, .. }
            | Task::Walk { left: 0 }
            | Task::ReturnOther { left: 0 } => {
                self.player_mut(seat).task = Task::None;
                false
            }
            _ => self.settle_single(seat, log),
        }
    }

    /// Without a choice the task is over; a single choice is taken without asking.
    fn settle_single(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let (mut first, mut count) = (None, 0);
        self.task_choices(seat, &mut |action| {
            first.get_or_insert(action);
            count += 1;
        });
        match first {
            None => self.player_mut(seat).task = Task::None,
            Some(action) if count == 1 => self.choose_in_task(seat, action, log),
            Some(_) => return true,
        }
        false
    }

    fn settle_extra_roll(&mut self, seat: Seat, left: u8, log: &mut impl Log<Event>) -> bool {
        let player = self.player_mut(seat);
        if left > 0 && player.draw.is_empty() && !player.discard.is_empty() {
            player.draw.take_all(&mut player.discard);
            log.record(Event::Refilled { seat });
        }
        let available = player.draw.len();
        if left == 0 || available == 0 {
            self.roll_chosen(seat, RollKind::Extra);
            return false;
        }
        if available > left {
            return self.settle_single(seat, log);
        }
        player.hand.take_all(&mut player.draw);
        player.task = Task::ExtraRoll { left: left - available };
        false
    }

    /// All dice of these kinds in these zones go into the hand.
    fn hand_all(&mut self, seat: Seat, zones: ZoneSet, kinds: DieSet) {
        let player = self.player_mut(seat);
        let Player { draw, roll, discard, hand, .. } = player;
        for (zone, dice) in [(Zone::Draw, draw), (Zone::Roll, roll), (Zone::Discard, discard)] {
            if zones.contains(zone) {
                for (cube, count) in dice.iter().filter(|(cube, _)| kinds.contains(cube.die())) {
                    dice.remove(cube, count);
                    hand.add(cube, count);
                }
            }
        }
        if zones.contains(Zone::Active) {
            player.active.discard(kinds, &mut player.hand);
        }
    }

    /// The chosen dice are rolled, if there are any.
    fn roll_chosen(&mut self, seat: Seat, kind: RollKind) {
        self.player_mut(seat).task = Task::None;
        if !self.player(seat).hand.is_empty() {
            self.roll_hand(seat, kind);
        }
    }

    /// Carries out a choice of the task that the player is at.
    pub(crate) fn choose_in_task(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        match (player.task, action) {
            (Task::ExtraRoll { left }, Action::Choose(pick)) => {
                self.take_up(seat, pick);
                self.player_mut(seat).task = Task::ExtraRoll { left: left - 1 };
            }
            (Task::Reroll { left, dice, zones }, Action::Choose(pick)) => {
                self.take_up(seat, pick);
                self.player_mut(seat).task = Task::Reroll { left: left - 1, dice, zones };
            }
            (Task::RollDifferent { left, zones }, Action::Choose(pick)) => {
                self.take_up(seat, pick);
                self.player_mut(seat).task = Task::RollDifferent { left: left - 1, zones };
            }
            (Task::RollGrey, Action::Choose(pick)) => self.take_up(seat, pick),
            (Task::RollDifferent { .. }, Action::Roll) => self.roll_chosen(seat, RollKind::Extra),
            (Task::RollGrey, Action::Roll) => self.roll_chosen(seat, RollKind::Rescue),
            (Task::SetFace { left }, Action::Choose(pick)) => {
                player.take(pick);
                player.task = Task::Face { die: pick.cube, left: left - 1 };
            }
            (Task::Face { die, left }, Action::Face { side }) => {
                player.task = if left > 0 { Task::SetFace { left } } else { Task::None };
                log.record(Event::Set { seat, die, side });
                let forces = self.activate(seat, die, side.counted(1), 1, log);
                self.force(seat, forces, log);
            }
            (Task::Borrow { .. }, Action::Borrow { die }) => {
                player.task = Task::Face { die: Cube::borrowed(die), left: 0 };
                self.supply[die.index()] -= 1;
            }
            (Task::GainDie { dice, max_cost, left }, Action::Gain { die }) => {
                player.task = Task::GainDie { dice, max_cost, left: left - 1 };
                self.gain_die(seat, die, log);
            }
            (Task::Lose { left, dice, zones, optional }, Action::Lose(pick)) => {
                player.task = Task::Lose { left: left - 1, dice, zones, optional };
                self.lose(seat, pick, log);
            }
            (Task::Receiver { zones }, Action::GiveTo { seat: to }) => player.task = Task::Give { to, zones },
            (Task::Give { to, .. }, Action::Give(pick)) => {
                player.take(pick);
                player.task = Task::None;
                self.player_mut(to).discard.add(pick.cube, 1);
                log.record(Event::GaveDie { seat, to, die: pick.cube.die() });
            }
            (Task::Walk { left }, Action::Step { to }) => {
                player.task = Task::Walk { left: left - 1 };
                let found = self.walks(seat).find(|&cell| self.name_of(seat, cell) == to);
                if let Some(cell) = found {
                    self.walk(seat, cell, log);
                }
            }
            (Task::Nearby { distance }, Action::Nearby { cell }) => {
                let found = self.nearby(seat, distance).find(|&near| self.name_of(seat, near) == cell);
                self.player_mut(seat).task = Task::None;
                if let Some(cell) = found {
                    self.open_bonus(seat, cell);
                    self.player_mut(seat).stage = Stage::Bonus;
                }
            }
            (Task::ReturnOther { left }, Action::Return(pick)) => {
                player.task = Task::ReturnOther { left: left - 1 };
                self.return_die(seat, pick.shown(), log);
            }
            (Task::Lose { .. }, _) => player.task = Task::None,
            _ => {}
        }
    }

    /// A die goes into the hand.
    fn take_up(&mut self, seat: Seat, pick: Pick) {
        let player = self.player_mut(seat);
        player.take(pick);
        player.hand.add(pick.cube, 1);
    }
}
