//! Decisions: which are legal, and what each of them does.

use engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::dice::{Symbol, Symbols};
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, Stage, rival_of};
use crate::monster::{Monster, cyber_kitty_energy};
use crate::pending::{PullStep, Task};
use crate::token::Token;
use crate::track::{Lay, Track};

/// Energy and die tokens that Rebooting gives for a skipped phase.
const REBOOTING: u8 = 2;

impl KingOfTokyoDuel {
    // ----- Listing -----

    /// Adds all decisions that are open to whoever the game waits for.
    pub(crate) fn list(&self, into: &mut Vec<Action>) {
        match self.pending.last() {
            None => self.list_stage(into),
            Some(Task::Effect { .. }) => {
                let cards = self.player(rival_of(self.active)).cards;
                into.extend(cards.iter().map(|card| Action::Destroy { card }));
            }
            Some(Task::Place { token }) => {
                self.for_each_lay(token, |lay| into.push(Action::place(token, lay)));
                if self.may_leave(token) {
                    into.push(Action::Leave { token });
                }
            }
            Some(Task::Pull(_)) => into.extend([Action::TakeBonus, Action::TakeClaw]),
            Some(Task::Packet(packet)) => {
                let usable = self.preventions(packet);
                into.extend(usable.iter().map(|card| Action::Use { card }));
                if usable.len() == 1 {
                    into.push(Action::Decline);
                }
            }
            Some(Task::InShape { .. }) => into.extend([Action::Use { card: Card::InShape }, Action::Decline]),
            Some(Task::Superconductor { .. }) => {
                into.extend([Action::Use { card: Card::Superconductor }, Action::Decline]);
            }
            Some(Task::UnstableDna { owner }) => {
                let cards = self.player(rival_of(owner)).cards;
                into.extend(cards.iter().map(|card| Action::Swap { card }));
                into.push(Action::Decline);
            }
            Some(Task::Refill | Task::Purchase { .. }) => {}
        }
    }

    fn list_stage(&self, into: &mut Vec<Action>) {
        match self.stage {
            Stage::Hibernation => into.extend([Action::Sleep, Action::Wake]),
            Stage::Laboratory => {
                self.list_purchases(into);
                into.push(Action::Decline);
            }
            Stage::Dominate => {
                into.extend(self.player(self.active).cards.iter().map(|card| Action::GiveUp { card }));
                into.push(Action::Done);
            }
            Stage::Gather => {
                if self.can_spend_die_token() {
                    into.push(Action::SpendDieToken);
                }
                into.push(Action::Throw);
            }
            Stage::Roll => self.list_rolls(into),
            Stage::Additions => self.list_additions(into),
            Stage::Triggers => into.extend(self.triggers.iter().map(|card| Action::Use { card })),
            Stage::Rebooting => into.extend([Action::Use { card: Card::Rebooting }, Action::Decline]),
            Stage::TitanicBatteries => self.list_set_aside(into),
            Stage::Resolve => self.list_resolve(into),
            Stage::Market => {
                self.list_purchases(into);
                if self.can_sweep() {
                    into.push(Action::Sweep);
                }
                into.push(Action::Finish);
            }
            _ => {}
        }
        if self.may_metabolize_here() {
            into.extend(self.market.cards().map(|(_, card)| Action::Metabolize { card }));
        }
    }

    /// R35: the moments of Alien Metabolism.
    #[inline]
    fn may_metabolize_here(&self) -> bool {
        self.can_metabolize() && !matches!(self.stage, Stage::Additions | Stage::Triggers)
    }

    fn list_purchases(&self, into: &mut Vec<Action>) {
        for (_, card) in self.market.cards() {
            if self.can_buy(card) {
                into.push(Action::Buy { card });
            }
        }
    }

    fn list_rolls(&self, into: &mut Vec<Action>) {
        let (any_symbol, fame) = (self.has_roll_left(), self.has_free_throw());
        let unmarked = self.roll.dice.except(self.roll.marked);
        let can_mark = |symbol| unmarked.of(symbol) > 0 && (any_symbol || fame && symbol == Symbol::Fame);
        push_symbols(into, can_mark, |symbol| Action::Reroll { symbol });
        if any_symbol && !self.roll.marked.is_empty() {
            into.push(Action::Throw);
        }
        if self.can_throw_free() {
            into.push(Action::ThrowFree);
        }
        if self.roll.marked.is_empty() {
            into.push(Action::Stop);
        }
    }

    fn can_throw(&self) -> bool {
        !self.roll.marked.is_empty() && self.has_roll_left()
    }

    fn can_throw_free(&self) -> bool {
        let fame = self.roll.marked.of(Symbol::Fame);
        fame > 0 && u32::from(fame) == self.roll.marked.len() && self.has_free_throw()
    }

    fn may_add_symbol(&self, symbol: Symbol) -> bool {
        symbol != Symbol::Power || self.setup.alienoid_may_add_power.0
    }

    fn list_additions(&self, into: &mut Vec<Action>) {
        for symbol in Symbol::ALL {
            if self.may_add_symbol(symbol) {
                into.push(Action::Add { symbol, twice: false });
                if self.unspent_power_dice() > Monster::Alienoid.power_cost() {
                    into.push(Action::Add { symbol, twice: true });
                }
            }
        }
        into.push(Action::Done);
    }

    fn list_set_aside(&self, into: &mut Vec<Action>) {
        for (index, first) in Symbol::ALL.into_iter().enumerate() {
            for &second in &Symbol::ALL[index..] {
                if self.allows_set_aside(first, second) {
                    into.push(Action::SetAside { first, second });
                }
            }
        }
        into.push(Action::Decline);
    }

    fn allows_set_aside(&self, first: Symbol, second: Symbol) -> bool {
        first <= second && self.dice_to_set_aside().contains([first, second].into_iter().collect::<Symbols>())
    }

    fn list_resolve(&self, into: &mut Vec<Action>) {
        let open = self.open_groups();
        push_symbols(into, |symbol| open & symbol.bit() != 0, |symbol| Action::Resolve { symbol });
        if self.can_use_power() {
            match self.player(self.active).monster {
                Some(Monster::Gigazaur) => into.extend(Track::ALL.map(|track| Action::Pull { track })),
                Some(Monster::SpacePenguin) => into.push(Action::GainDieToken),
                Some(Monster::MekaDragon) => into.push(Action::Multiply),
                Some(Monster::CyberKitty) => {
                    let most = cyber_kitty_energy(self.unspent_powers());
                    into.extend((1..=most / 2).map(|half| Action::GainEnergy { amount: 2 * half }));
                }
                Some(Monster::TheKing) => {
                    let tokens = Token::KINGS.into_iter().filter(|&token| self.can_claim(token));
                    into.extend(tokens.map(|token| Action::Claim { token }));
                }
                Some(Monster::Alienoid) | None => {}
            }
        }
        if open == 0 {
            into.push(Action::Done);
        }
    }

    // ----- Deciding -----

    /// Puts one more die aside for the next throw.
    #[inline]
    pub(crate) fn mark(&mut self, symbol: Symbol) -> Result<(), Illegal> {
        if self.stage != Stage::Roll || self.pending.last().is_some() {
            return Err(NOT_NOW);
        }
        if !self.can_mark(symbol) {
            return Err(Illegal::Rule("no die with this symbol can be thrown again"));
        }
        self.roll.marked.add(symbol, 1);
        Ok(())
    }

    /// Carries out a decision of `seat`, for whom the game waits. Nothing changes if it is not allowed.
    pub(crate) fn decide(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match self.pending.last() {
            None => self.decide_stage(action, log),
            Some(task) => self.decide_task(seat, task, action, log),
        }
    }

    fn decide_task(
        &mut self,
        seat: Seat,
        task: Task,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match (task, action) {
            (Task::Effect { card, line }, Action::Destroy { card: target }) => {
                if !self.player(rival_of(seat)).owns(target) {
                    return Err(Illegal::Rule("the rival does not own this card"));
                }
                self.destroy((card, line), target, log);
            }
            (Task::Place { token }, Action::Place { token: placed, track, space, turned }) => {
                let lay = Lay { track, space, turned };
                if token != placed || !self.allows_lay(token, lay) {
                    return Err(Illegal::Rule("the token cannot be laid down there"));
                }
                self.place(token, lay, log);
            }
            (Task::Place { token }, Action::Leave { token: left }) => {
                if token != left || !self.may_leave(token) {
                    return Err(Illegal::Rule("the token must be placed"));
                }
                self.pending.pop();
            }
            (Task::Pull(pull), Action::TakeBonus | Action::TakeClaw) if pull.step == PullStep::Bonus => {
                self.choose_bonus(pull, action == Action::TakeClaw, log);
            }
            (Task::Packet(packet), Action::Use { card }) => {
                if !self.preventions(packet).contains(card) {
                    return Err(Illegal::Rule("this card cannot prevent these hits"));
                }
                self.prevent(packet, card, log);
            }
            (Task::Packet(mut packet), Action::Decline) => {
                if self.preventions(packet).len() > 1 {
                    return Err(Illegal::Rule("a card that has to prevent a hit comes first"));
                }
                packet.camouflaged = true;
                self.pending.replace(Task::Packet(packet));
            }
            (Task::InShape { owner, left }, Action::Use { card: Card::InShape }) => self.pay_in_shape(owner, left, log),
            (Task::Superconductor { owner, energy }, Action::Use { card: Card::Superconductor }) => {
                self.pending.pop();
                log.record(Event::Used { seat: owner, card: Card::Superconductor });
                self.throw_away(owner, Card::Superconductor, owner, log);
                self.gain_energy(owner, energy, log);
            }
            (Task::UnstableDna { owner }, Action::Swap { card }) => {
                if !self.player(rival_of(owner)).owns(card) {
                    return Err(Illegal::Rule("the rival does not own this card"));
                }
                self.swap_unstable_dna(owner, card, log);
            }
            (Task::InShape { .. } | Task::Superconductor { .. } | Task::UnstableDna { .. }, Action::Decline) => {
                self.pending.pop();
            }
            _ => return Err(NOT_NOW),
        }
        Ok(())
    }

    fn decide_stage(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.stage, action) {
            (_, Action::Metabolize { card }) => {
                if !self.may_metabolize_here() || self.market.slot_of(card).is_none() {
                    return Err(Illegal::Rule("Alien Metabolism cannot throw this card away now"));
                }
                self.metabolize(card, log);
            }
            (Stage::Hibernation, Action::Sleep) => self.sleep(log),
            (Stage::Hibernation, Action::Wake) => {
                self.throw_away(self.active, Card::Hibernation, self.active, log);
                self.stage = Stage::Laboratory;
            }
            (Stage::Laboratory | Stage::Market, Action::Buy { card }) => {
                if !self.can_buy(card) {
                    return Err(Illegal::Rule("the card is not face up, or costs more energy than there is"));
                }
                self.buy(card, log);
            }
            (Stage::Laboratory, Action::Decline) => self.stage = Stage::Dominate,
            (Stage::Dominate, Action::GiveUp { card }) => {
                if !self.active_owns(card) {
                    return Err(Illegal::Rule("you do not own this card"));
                }
                self.throw_away(self.active, card, self.active, log);
            }
            (Stage::Dominate, Action::Done) => self.count_penalties(log),
            (Stage::Gather | Stage::Roll | Stage::Additions, _) => return self.decide_roll(action, log),
            (Stage::Triggers, Action::Use { card }) => {
                if !self.triggers.contains(card) {
                    return Err(Illegal::Rule("this card does not act now"));
                }
                self.act(card, log);
            }
            (Stage::Rebooting, Action::Use { card: Card::Rebooting }) => self.reboot(log),
            (Stage::Rebooting, Action::Decline) => self.stage = Stage::NaturalSelection,
            (Stage::TitanicBatteries, Action::SetAside { first, second }) => return self.set_aside(first, second, log),
            (Stage::TitanicBatteries, Action::Decline) => self.stage = Stage::Resolve,
            (Stage::Resolve, _) => return self.decide_resolve(action, log),
            (Stage::Market, Action::Sweep) => {
                if !self.can_sweep() {
                    return Err(Illegal::Rule("there is not enough energy, or no face-up card, to sweep the market"));
                }
                self.sweep(log);
            }
            (Stage::Market, Action::Finish) => self.finish_market(log),
            _ => return Err(NOT_NOW),
        }
        Ok(())
    }

    fn decide_roll(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.stage, action) {
            (Stage::Gather, Action::SpendDieToken) => {
                if !self.can_spend_die_token() {
                    return Err(Illegal::Rule("there is no die token, or no special die is left"));
                }
                self.player_mut(self.active).die_tokens -= 1;
                self.roll.tokens_spent += 1;
                log.record(Event::DieTokenSpent { seat: self.active });
            }
            (Stage::Gather, Action::Throw) => self.start_rolling(),
            (Stage::Roll, Action::Throw) => {
                if !self.can_throw() {
                    return Err(Illegal::Rule("no die is chosen, or no roll is left"));
                }
                self.roll.made += 1;
                self.pick_up();
            }
            (Stage::Roll, Action::ThrowFree) => {
                if !self.can_throw_free() {
                    return Err(Illegal::Rule("only Fame dice can be thrown freely, with In the Shadows"));
                }
                self.pick_up();
            }
            (Stage::Roll, Action::Stop) => {
                if !self.roll.marked.is_empty() {
                    return Err(Illegal::Rule("dice are chosen to be thrown again"));
                }
                self.stage = Stage::Additions;
            }
            (Stage::Additions, Action::Add { symbol, twice }) => {
                let cost = Monster::Alienoid.power_cost() + u8::from(twice);
                if !self.may_add_symbol(symbol) || self.unspent_power_dice() < cost {
                    return Err(Illegal::Rule("the symbol cannot be added, or there are not enough unspent ! dice"));
                }
                let count = 1 + u8::from(twice);
                self.roll.spent += cost;
                self.roll.added.add(symbol, count);
                log.record(Event::Added { seat: self.active, symbol, count });
            }
            (Stage::Additions, Action::Done) => self.end_roll(),
            _ => return Err(NOT_NOW),
        }
        Ok(())
    }

    /// R24: the whole phase is skipped.
    fn reboot(&mut self, log: &mut impl Log<Event>) {
        log.record(Event::Used { seat: self.active, card: Card::Rebooting });
        self.gain_die_tokens(self.active, REBOOTING, log);
        self.gain_energy(self.active, REBOOTING, log);
        self.throw_away(self.active, Card::Rebooting, self.active, log);
        self.stage = Stage::Market;
    }

    fn set_aside(&mut self, first: Symbol, second: Symbol, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        if !self.allows_set_aside(first, second) {
            return Err(Illegal::Rule("there are no such two dice, named in the order of the faces"));
        }
        self.roll.dice.remove(first);
        self.roll.dice.remove(second);
        log.record(Event::SetAside { seat: self.active, first, second });
        self.gain_die_tokens(self.active, 1, log);
        self.stage = Stage::Resolve;
        Ok(())
    }

    fn decide_resolve(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        let seat = self.active;
        let monster = self.player(seat).monster;
        match action {
            Action::Resolve { symbol } => {
                if !self.is_group_open(symbol) {
                    return Err(Illegal::Rule("there is nothing to resolve of this symbol"));
                }
                self.resolve(symbol, 1, log);
                return Ok(());
            }
            Action::Done => {
                if self.open_groups() != 0 {
                    return Err(Illegal::Rule("all groups have to be resolved"));
                }
                self.stage = Stage::GentleGiant;
                return Ok(());
            }
            _ if !self.can_use_power() => return Err(Illegal::Rule("the power of the monster cannot be used now")),
            _ => {}
        }
        let powers = self.unspent_powers();
        let used = Event::Power { seat, monster: monster.ok_or(NOT_NOW)? };
        match (monster, action) {
            (Some(Monster::Gigazaur), Action::Pull { track }) => {
                log.record(used);
                self.roll.spent += Monster::Gigazaur.power_cost();
                self.pull(track, seat, 1);
            }
            (Some(Monster::SpacePenguin), Action::GainDieToken) => {
                log.record(used);
                self.roll.spent += Monster::SpacePenguin.power_cost();
                self.gain_die_tokens(seat, 1, log);
            }
            (Some(Monster::MekaDragon), Action::Multiply) => {
                log.record(used);
                self.resolve(Symbol::Claw, powers, log);
            }
            (Some(Monster::CyberKitty), Action::GainEnergy { amount }) => {
                if amount == 0 || amount % 2 != 0 || amount > cyber_kitty_energy(powers) {
                    return Err(Illegal::Rule("the ! do not give this much energy, or it is not even"));
                }
                log.record(used);
                self.roll.resolved |= Symbol::Power.bit();
                self.gain_energy(seat, amount, log);
            }
            (Some(Monster::TheKing), Action::Claim { token }) => {
                if !token.is_kings() || !self.can_claim(token) {
                    return Err(Illegal::Rule("this token cannot be placed or moved by The King"));
                }
                log.record(used);
                self.roll.spent += Monster::TheKing.power_cost();
                self.pending.push(Task::Place { token });
            }
            _ => return Err(NOT_NOW),
        }
        Ok(())
    }
}

/// Adds an action for each symbol that passes a test. Which ones do is as good as random, so this has no branch to guess.
#[inline]
fn push_symbols(into: &mut Vec<Action>, passes: impl Fn(Symbol) -> bool, action: impl Fn(Symbol) -> Action) {
    let mut actions = Symbol::ALL.map(&action);
    let mut count = 0;
    for symbol in Symbol::ALL {
        actions[count] = action(symbol);
        count += usize::from(passes(symbol));
    }
    into.extend_from_slice(&actions[..count]);
}

const NOT_NOW: Illegal = Illegal::Rule("this is not the moment for it");
