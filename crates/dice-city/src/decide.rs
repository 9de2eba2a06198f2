//! What each decision does. Whether it was open is checked before, in `choose`.

use engine::Log;

use crate::action::Action;
use crate::city::{Colour, Space, Spaces};
use crate::dice::Dice;
use crate::event::Event;
use crate::game::{DiceCity, PASS_TOKENS, Stage, Step};
use crate::location::Location;
use crate::player::Trigger;
use crate::resource::Resources;
use crate::supply::REFRESH;

impl DiceCity {
    /// Carries out a decision that is open to the active player, and whatever follows from it.
    #[inline]
    pub(crate) fn carry_out(&mut self, action: Action, log: &mut impl Log<Event>) {
        match (self.stage, action) {
            (_, Action::Take { die }) => {
                self.unspent.remove(die);
                self.stage = Stage::Die { die };
                return;
            }
            (Stage::Die { die }, _) => self.spend_die(die, action, log),
            (Stage::Use { die, at, chain }, _) => self.answer(die, at, chain, action, log),
            (stage, Action::TradeForResource { .. } | Action::TradeForStrength | Action::TradeForReroll) => {
                let step = match stage {
                    Stage::Attack => Step::Attack,
                    Stage::Build => Step::Build,
                    _ => Step::Dice,
                };
                self.trade(step, action, log);
            }
            (Stage::Refresh { left }, Action::Discard { slot, card }) => self.discard(left, slot, card, log),
            (Stage::Receive { paid, left }, Action::Receive { resource }) => self.receive(paid, left, resource, log),
            (Stage::Well { mut dice }, Action::Include { die }) => {
                dice.insert(die);
                self.stage = Stage::Well { dice };
            }
            (Stage::Well { dice }, Action::Roll) => self.stage = Stage::Throw { dice },
            (Stage::Reroll { seat, step }, Action::Reroll { die, .. }) => {
                self.stage = Stage::RerollThrow { seat, die, step };
            }
            (_, Action::EndDice) => {
                self.unspent = Dice::NONE;
                self.stage = Stage::Attack;
            }
            (_, Action::Beat { bandits }) => self.beat(bandits, log),
            (_, Action::Attack { seat, space, .. }) => self.attack(seat, space, log),
            (_, Action::Raid { seat, resource }) => self.raid(seat, resource, log),
            (_, Action::EndAttack) => self.stage = Stage::Build,
            (_, Action::Build { card, slot }) => self.buy(card, slot, log),
            (Stage::Place { card }, Action::Place { space }) => self.place(card, space, log),
            (Stage::Extra { left }, Action::Extra { resource }) => self.pay_extra(left, resource, log),
            (_, Action::NoExtra) => self.stage = Stage::Build,
            (_, Action::Export { ship }) => self.export(ship, log),
            (_, Action::EndTurn) => self.end_turn(log),
            (_, Action::Declare) => {
                self.set_trigger(Trigger::Rows, log);
                self.finish_turn(log);
            }
            (_, Action::PlayOn) => self.finish_turn(log),
            (stage, action) => debug_assert!(false, "{action:?} is not legal in {stage:?}"),
        }
        self.advance(log);
    }

    fn spend_die(&mut self, die: Colour, action: Action, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.stage = Stage::Dice;
        match action {
            Action::Use { .. } => {
                let space = self.own().space_of(die);
                self.use_location(space, die, Spaces::NONE, log);
            }
            Action::Shift { die: other, to } => self.move_die(other, to, log),
            Action::Refresh => {
                self.this_turn.refreshed = true;
                self.stage = Stage::Refresh { left: REFRESH };
            }
            Action::Reactivate { space, location } => {
                self.own_mut().city.reactivate(space);
                log.record(Event::Reactivated { seat, space, location });
            }
            Action::Deactivate { space, .. } => self.deactivate(seat, space, log),
            Action::Pass => {
                self.this_turn.passed = true;
                let tokens = &mut self.own_mut().pass_tokens;
                *tokens = tokens.saturating_add(1);
                log.record(Event::Passed { seat });
            }
            _ => log.record(Event::Forgone { seat, die }),
        }
    }

    /// An answer to what the location `at` asks.
    fn answer(&mut self, die: Colour, at: Space, chain: Spaces, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Copy { space, .. } => self.use_location(space, die, chain, log),
            Action::Pay { resource, amount } => self.pay(at, resource, amount, log),
            Action::Move { die, to } => self.move_die(die, to, log),
            Action::Place { space } => self.place_regular_army(space, log),
            _ => debug_assert!(false, "{action:?} is no answer"),
        }
    }

    fn discard(&mut self, left: u8, slot: u8, card: Location, log: &mut impl Log<Event>) {
        self.supply.take(slot);
        self.supply.refill(1 << slot);
        log.record(Event::Discarded { seat: self.active, card, slot });
        self.stage = if left > 1 { Stage::Refresh { left: left - 1 } } else { Stage::Dice };
    }

    fn trade(&mut self, step: Step, action: Action, log: &mut impl Log<Event>) {
        self.own_mut().pass_tokens -= PASS_TOKENS;
        log.record(Event::Traded { seat: self.active });
        match action {
            Action::TradeForResource { resource } => self.gain(Resources::of(resource, 1), log),
            Action::TradeForStrength => self.gain_strength(1, log),
            _ => self.next_reroll(None, step),
        }
    }
}
