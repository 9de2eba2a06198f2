//! What each decision does. Whether it was open is checked before, in `choose`.

use engine::Log;

use crate::action::Action;
use crate::card::Card;
use crate::dice::Symbol;
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, Stage, Waiting};
use crate::monster::Monster;
use crate::pending::Task;
use crate::track::Lay;

impl KingOfTokyoDuel {
    /// Carries out a decision that is open to whoever the game waits for, and whatever follows from it.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            // Most decisions are about dice, and what follows from those is known: more of them, or a throw.
            Action::Reroll { symbol } => return self.roll.marked.add(symbol, 1),
            Action::Keep { symbol } => return self.throw_all_but(symbol),
            _ => {}
        }
        match self.pending.last() {
            None => self.decide_stage(action, log),
            Some(task) => self.decide_task(task, action, log),
        }
        self.advance(log);
    }

    fn throw_all_but(&mut self, symbol: Symbol) {
        self.roll.made += 1;
        self.pick_up(self.roll.dice.without(symbol));
        self.waiting = Waiting::Chance;
    }

    fn decide_task(&mut self, task: Task, action: Action, log: &mut impl Log<Event>) {
        match (task, action) {
            (Task::Effect { card, line }, Action::Destroy { card: target }) => self.destroy((card, line), target, log),
            (_, Action::Place { token, track, space, turned }) => self.place(token, Lay { track, space, turned }, log),
            (Task::Pull(pull), Action::TakeBonus | Action::TakeClaw) => {
                self.choose_bonus(pull, action == Action::TakeClaw, log);
            }
            (Task::Packet(packet), Action::Use { card }) => self.prevent(packet, card, log),
            (Task::Packet(mut packet), Action::Decline) => {
                packet.camouflaged = true;
                self.pending.replace(Task::Packet(packet));
            }
            (Task::InShape { owner, left }, Action::Use { .. }) => self.pay_in_shape(owner, left, log),
            (Task::Superconductor { owner, energy }, Action::Use { card }) => {
                self.pending.pop();
                log.record(Event::Used { seat: owner, card });
                self.throw_away(owner, card, owner, log);
                self.gain_energy(owner, energy, log);
            }
            (Task::UnstableDna { owner }, Action::Swap { card }) => self.swap_unstable_dna(owner, card, log),
            (_, Action::Leave { .. } | Action::Decline) => self.pending.pop(),
            (task, action) => debug_assert!(false, "{action:?} is not open in {task:?}"),
        }
    }

    fn decide_stage(&mut self, action: Action, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (_, Action::Metabolize { card }) => self.metabolize(card, log),
            (Stage::Gather | Stage::Roll | Stage::Additions, _) => self.decide_roll(action, log),
            (Stage::Resolve, _) => self.decide_resolve(action, log),
            (_, Action::Sleep) => self.sleep(log),
            (_, Action::Wake) => {
                self.throw_away(self.active, Card::Hibernation, self.active, log);
                self.stage = Stage::Laboratory;
            }
            (_, Action::Buy { card }) => self.buy(card, log),
            (Stage::Laboratory, Action::Decline) => self.stage = Stage::Dominate,
            (_, Action::GiveUp { card }) => self.throw_away(self.active, card, self.active, log),
            (Stage::Dominate, Action::Done) => self.count_penalties(log),
            (Stage::Triggers, Action::Use { card }) => self.act(card, log),
            (Stage::Rebooting, Action::Use { .. }) => self.reboot(log),
            (Stage::Rebooting, Action::Decline) => self.stage = Stage::NaturalSelection,
            (_, Action::SetAside { first, second }) => self.set_aside(first, second, log),
            (Stage::TitanicBatteries, Action::Decline) => self.stage = Stage::Resolve,
            (_, Action::Sweep) => self.sweep(log),
            (_, Action::Finish) => self.finish_market(log),
            (stage, action) => debug_assert!(false, "{action:?} is not open in {stage:?}"),
        }
    }

    pub(crate) fn decide_roll(&mut self, action: Action, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (_, Action::SpendDieToken) => {
                self.player_mut(self.active).die_tokens -= 1;
                self.roll.tokens_spent += 1;
                log.record(Event::DieTokenSpent { seat: self.active });
            }
            (Stage::Gather, _) => self.start_rolling(),
            (_, Action::Throw) => {
                self.roll.made += 1;
                self.pick_up(self.roll.marked);
            }
            (_, Action::ThrowFree) => self.pick_up(self.roll.marked),
            (_, Action::Stop) => self.stop_rolling(),
            (_, Action::Add { symbol, twice }) => {
                let count = 1 + u8::from(twice);
                self.roll.spent += Monster::Alienoid.power_cost() + u8::from(twice);
                self.roll.added.add(symbol, count);
                log.record(Event::Added { seat: self.active, symbol, count });
            }
            _ => self.end_roll(),
        }
    }

    fn decide_resolve(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Resolve { symbol } => self.resolve(symbol, 1, log),
            Action::Done => self.stage = Stage::GentleGiant,
            _ => self.use_power(action, log),
        }
    }
}
