//! Decisions: which are legal, and what each of them does.

use engine::{Illegal, Log, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::dice::{Symbol, Symbols};
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, Stage, Waiting, rival_of};
use crate::monster::{Monster, cyber_kitty_energy};
use crate::pending::Task;
use crate::token::Token;
use crate::track::{Lay, Track};

/// Energy and die tokens that Rebooting gives for a skipped phase.
const REBOOTING: u8 = 2;

impl KingOfTokyoDuel {
    // ----- Listing -----

    /// Adds all decisions that are open to whoever the game waits for.
    pub(crate) fn list(&self, into: &mut Vec<Action>) {
        match self.pending.last() {
            None => {
                match self.stage {
                    // Most decisions are about dice, so they come first.
                    Stage::Roll => self.list_rolls(into),
                    _ => self.list_stage(into),
                }
                if self.may_metabolize_here() {
                    into.extend(self.market.cards().map(|(_, card)| Action::Metabolize { card }));
                }
            }
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
    }

    /// R35: the moments of Alien Metabolism.
    #[inline]
    fn may_metabolize_here(&self) -> bool {
        self.can_metabolize() && !matches!(self.stage, Stage::Additions | Stage::Triggers)
    }

    fn list_purchases(&self, into: &mut Vec<Action>) {
        into.extend(self.payable_cards().map(|card| Action::Buy { card }));
    }

    /// R19: put one more die aside, throw those put aside, keep one kind of dice only, or roll no more.
    fn list_rolls(&self, into: &mut Vec<Action>) {
        let is_none_aside = self.roll.marked.is_empty();
        let kinds = self.roll.dice.except(self.roll.marked).kinds();
        if self.has_roll_left() {
            let lists = if is_none_aside { &WITH_NONE_ASIDE } else { &WITH_DICE_ASIDE };
            lists[usize::from(kinds)].add_to(into);
        } else {
            let fame = (kinds & self.kinds_to_throw() != 0).then_some(Action::Reroll { symbol: Symbol::Fame });
            into.extend(fame.into_iter().chain(is_none_aside.then_some(Action::Stop)));
        }
        if self.can_throw_free() {
            into.push(Action::ThrowFree);
        }
    }

    fn can_throw(&self) -> bool {
        !self.roll.marked.is_empty() && self.has_roll_left()
    }

    /// The symbols that can be kept while all other dice are thrown, as bits. Once dice are put aside they decide.
    #[inline]
    fn kinds_to_keep(&self) -> u8 {
        let kinds = self.roll.dice.kinds();
        let can_keep = self.has_roll_left() & self.roll.marked.is_empty() & !kinds.is_power_of_two();
        if can_keep { kinds } else { 0 }
    }

    fn can_throw_free(&self) -> bool {
        self.roll.marked.kinds() == Symbol::Fame.bit() && self.has_free_throw()
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
        RESOLVE[usize::from(open)].add_to(into);
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

    /// Carries out a decision and whatever follows from it.
    #[inline]
    pub(crate) fn act_on<const CHECKED: bool>(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match action {
            // Most decisions are about dice, and what follows from those is known: more of them, or a throw.
            Action::Reroll { symbol } => self.put_aside::<CHECKED>(symbol),
            Action::Keep { symbol } => self.keep::<CHECKED>(symbol),
            _ => {
                self.decide::<CHECKED>(seat, action, log)?;
                self.advance(log);
                Ok(())
            }
        }
    }

    /// Carries out a decision of `seat`, for whom the game waits. Nothing changes if it is not allowed. Whoever has just
    /// listed the action need not have it `CHECKED` again.
    #[inline]
    pub(crate) fn decide<const CHECKED: bool>(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match self.pending.last() {
            None => self.decide_stage::<CHECKED>(action, log),
            Some(task) => self.decide_task::<CHECKED>(seat, task, action, log),
        }
    }

    /// One more die will be thrown again.
    #[inline]
    pub(crate) fn put_aside<const CHECKED: bool>(&mut self, symbol: Symbol) -> Result<(), Illegal> {
        allow::<CHECKED>(|| self.stage == Stage::Roll, NOT_NOW)?;
        allow::<CHECKED>(|| self.can_mark(symbol), "no die with this symbol can be thrown again")?;
        self.roll.marked.add(symbol, 1);
        Ok(())
    }

    /// All dice but those with `symbol` are thrown.
    #[inline]
    pub(crate) fn keep<const CHECKED: bool>(&mut self, symbol: Symbol) -> Result<(), Illegal> {
        allow::<CHECKED>(|| self.stage == Stage::Roll, NOT_NOW)?;
        let can_keep = || self.kinds_to_keep() & symbol.bit() != 0;
        allow::<CHECKED>(can_keep, "there is no such die, none to throw, no roll left, or dice are put aside")?;
        self.roll.made += 1;
        self.pick_up(self.roll.dice.without(symbol));
        self.waiting = Waiting::Chance;
        Ok(())
    }

    fn decide_task<const CHECKED: bool>(
        &mut self,
        seat: Seat,
        task: Task,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match (task, action) {
            (Task::Effect { card, line }, Action::Destroy { card: target }) => {
                let owned = || self.player(rival_of(seat)).owns(target);
                allow::<CHECKED>(owned, "the rival does not own this card")?;
                self.destroy((card, line), target, log);
            }
            (Task::Place { token }, Action::Place { token: placed, track, space, turned }) => {
                let lay = Lay { track, space, turned };
                let fits = || token == placed && self.allows_lay(token, lay);
                allow::<CHECKED>(fits, "the token cannot be laid down there")?;
                self.place(token, lay, log);
            }
            (Task::Place { token }, Action::Leave { token: left }) => {
                allow::<CHECKED>(|| token == left && self.may_leave(token), "the token must be placed")?;
                self.pending.pop();
            }
            (Task::Pull(pull), Action::TakeBonus | Action::TakeClaw) => {
                self.choose_bonus(pull, action == Action::TakeClaw, log);
            }
            (Task::Packet(packet), Action::Use { card }) => {
                let usable = || self.preventions(packet).contains(card);
                allow::<CHECKED>(usable, "this card cannot prevent these hits")?;
                self.prevent(packet, card, log);
            }
            (Task::Packet(mut packet), Action::Decline) => {
                let free = || self.preventions(packet).len() == 1;
                allow::<CHECKED>(free, "a card that has to prevent a hit comes first")?;
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
                let owned = || self.player(rival_of(owner)).owns(card);
                allow::<CHECKED>(owned, "the rival does not own this card")?;
                self.swap_unstable_dna(owner, card, log);
            }
            (Task::InShape { .. } | Task::Superconductor { .. } | Task::UnstableDna { .. }, Action::Decline) => {
                self.pending.pop();
            }
            _ => return Err(Illegal::Rule(NOT_NOW)),
        }
        Ok(())
    }

    fn decide_stage<const CHECKED: bool>(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.stage, action) {
            (_, Action::Metabolize { card }) => {
                let may = || self.may_metabolize_here() && self.market.slot_of(card).is_some();
                allow::<CHECKED>(may, "Alien Metabolism cannot throw this card away now")?;
                self.metabolize(card, log);
            }
            (Stage::Hibernation, Action::Sleep) => self.sleep(log),
            (Stage::Hibernation, Action::Wake) => {
                self.throw_away(self.active, Card::Hibernation, self.active, log);
                self.stage = Stage::Laboratory;
            }
            (Stage::Laboratory | Stage::Market, Action::Buy { card }) => {
                let payable = || self.payable_cards().any(|payable| payable == card);
                allow::<CHECKED>(payable, "the card is not face up, or costs more energy than there is")?;
                self.buy(card, log);
            }
            (Stage::Laboratory, Action::Decline) => self.stage = Stage::Dominate,
            (Stage::Dominate, Action::GiveUp { card }) => {
                allow::<CHECKED>(|| self.active_owns(card), "you do not own this card")?;
                self.throw_away(self.active, card, self.active, log);
            }
            (Stage::Dominate, Action::Done) => self.count_penalties(log),
            (Stage::Gather | Stage::Roll | Stage::Additions, _) => return self.decide_roll::<CHECKED>(action, log),
            (Stage::Triggers, Action::Use { card }) => {
                allow::<CHECKED>(|| self.triggers.contains(card), "this card does not act now")?;
                self.act(card, log);
            }
            (Stage::Rebooting, Action::Use { card: Card::Rebooting }) => self.reboot(log),
            (Stage::Rebooting, Action::Decline) => self.stage = Stage::NaturalSelection,
            (Stage::TitanicBatteries, Action::SetAside { first, second }) => {
                let there = || self.allows_set_aside(first, second);
                allow::<CHECKED>(there, "there are no such two dice, named in the order of the faces")?;
                self.set_aside(first, second, log);
            }
            (Stage::TitanicBatteries, Action::Decline) => self.stage = Stage::Resolve,
            (Stage::Resolve, _) => return self.decide_resolve::<CHECKED>(action, log),
            (Stage::Market, Action::Sweep) => {
                let payable = || self.can_sweep();
                allow::<CHECKED>(payable, "there is not enough energy, or no face-up card, to sweep the market")?;
                self.sweep(log);
            }
            (Stage::Market, Action::Finish) => self.finish_market(log),
            _ => return Err(Illegal::Rule(NOT_NOW)),
        }
        Ok(())
    }

    fn decide_roll<const CHECKED: bool>(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.stage, action) {
            (Stage::Gather, Action::SpendDieToken) => {
                let can_spend = || self.can_spend_die_token();
                allow::<CHECKED>(can_spend, "there is no die token, or no special die is left")?;
                self.player_mut(self.active).die_tokens -= 1;
                self.roll.tokens_spent += 1;
                log.record(Event::DieTokenSpent { seat: self.active });
            }
            (Stage::Gather, Action::Throw) => self.start_rolling(),
            (Stage::Roll, Action::Throw) => {
                allow::<CHECKED>(|| self.can_throw(), "no die is put aside, or no roll is left")?;
                self.roll.made += 1;
                self.pick_up(self.roll.marked);
            }
            (Stage::Roll, Action::ThrowFree) => {
                let free = || self.can_throw_free();
                allow::<CHECKED>(free, "only Fame dice can be thrown freely, with In the Shadows")?;
                self.pick_up(self.roll.marked);
            }
            (Stage::Roll, Action::Stop) => {
                allow::<CHECKED>(|| self.roll.marked.is_empty(), "dice are put aside: throw them")?;
                self.stop_rolling();
            }
            (Stage::Additions, Action::Add { symbol, twice }) => {
                let cost = Monster::Alienoid.power_cost() + u8::from(twice);
                let payable = || self.may_add_symbol(symbol) && self.unspent_power_dice() >= cost;
                allow::<CHECKED>(payable, "the symbol cannot be added, or there are not enough unspent ! dice")?;
                let count = 1 + u8::from(twice);
                self.roll.spent += cost;
                self.roll.added.add(symbol, count);
                log.record(Event::Added { seat: self.active, symbol, count });
            }
            (Stage::Additions, Action::Done) => self.end_roll(),
            _ => return Err(Illegal::Rule(NOT_NOW)),
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

    fn set_aside(&mut self, first: Symbol, second: Symbol, log: &mut impl Log<Event>) {
        self.roll.dice.remove(first);
        self.roll.dice.remove(second);
        log.record(Event::SetAside { seat: self.active, first, second });
        self.gain_die_tokens(self.active, 1, log);
        self.stage = Stage::Resolve;
    }

    fn decide_resolve<const CHECKED: bool>(
        &mut self,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match action {
            Action::Resolve { symbol } => {
                allow::<CHECKED>(|| self.is_group_open(symbol), "there is nothing to resolve of this symbol")?;
                self.resolve(symbol, 1, log);
                Ok(())
            }
            Action::Done => {
                allow::<CHECKED>(|| self.open_groups() == 0, "all groups have to be resolved")?;
                self.stage = Stage::GentleGiant;
                Ok(())
            }
            _ => {
                allow::<CHECKED>(|| self.can_use_power(), "the power of the monster cannot be used now")?;
                self.decide_power::<CHECKED>(action, log)
            }
        }
    }

    /// The power of the monster, which can be used now.
    fn decide_power<const CHECKED: bool>(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        let seat = self.active;
        let Some(monster) = self.player(seat).monster else { return Err(Illegal::Rule(NOT_NOW)) };
        let powers = self.unspent_powers();
        let used = Event::Power { seat, monster };
        match (monster, action) {
            (Monster::Gigazaur, Action::Pull { track }) => {
                log.record(used);
                self.roll.spent += Monster::Gigazaur.power_cost();
                self.pull(track, seat, 1);
            }
            (Monster::SpacePenguin, Action::GainDieToken) => {
                log.record(used);
                self.roll.spent += Monster::SpacePenguin.power_cost();
                self.gain_die_tokens(seat, 1, log);
            }
            (Monster::MekaDragon, Action::Multiply) => {
                log.record(used);
                self.resolve(Symbol::Claw, powers, log);
            }
            (Monster::CyberKitty, Action::GainEnergy { amount }) => {
                let given = || amount > 0 && amount % 2 == 0 && amount <= cyber_kitty_energy(powers);
                allow::<CHECKED>(given, "the ! do not give this much energy, or it is not even")?;
                log.record(used);
                self.roll.resolved |= Symbol::Power.bit();
                self.gain_energy(seat, amount, log);
            }
            (Monster::TheKing, Action::Claim { token }) => {
                let claimable = || token.is_kings() && self.can_claim(token);
                allow::<CHECKED>(claimable, "this token cannot be placed or moved by The King")?;
                log.record(used);
                self.roll.spent += Monster::TheKing.power_cost();
                self.pending.push(Task::Place { token });
            }
            _ => return Err(Illegal::Rule(NOT_NOW)),
        }
        Ok(())
    }
}

const NOT_NOW: &str = "this is not the moment for it";

/// Refuses what does not hold, if it has to be checked at all.
#[inline]
fn allow<const CHECKED: bool>(holds: impl FnOnce() -> bool, rule: &'static str) -> Result<(), Illegal> {
    if CHECKED && !holds() { Err(Illegal::Rule(rule)) } else { Ok(()) }
}

// ----- Actions about symbols -----

/// Actions for one set of symbols. Which symbols there are is as good as random, so it is faster to look a list up than to
/// collect it: there is no branch to guess.
#[derive(Clone, Copy)]
struct List {
    actions: [Action; Self::LEN_MAX],
    len: usize,
}

impl List {
    /// Two for each symbol and one more.
    const LEN_MAX: usize = 2 * Symbol::ALL.len() + 1;
    const EMPTY: Self = Self { actions: [Action::Stop; Self::LEN_MAX], len: 0 };

    const fn with(mut self, action: Action) -> Self {
        self.actions[self.len] = action;
        self.len += 1;
        self
    }

    /// All places are copied, as that has no branch either, and those that do not count are cut off.
    #[inline]
    fn add_to(&self, into: &mut Vec<Action>) {
        let len = into.len() + self.len;
        into.extend_from_slice(&self.actions);
        into.truncate(len);
    }
}

/// A list for every set of symbols, as bits.
type Lists = [List; Symbol::BITS as usize + 1];

/// A roll is left and no die is put aside: the symbols on the table.
static WITH_NONE_ASIDE: Lists = lists(&[Reroll, Keep], Some(Action::Stop));
/// A roll is left and dice are put aside: the symbols of the others.
static WITH_DICE_ASIDE: Lists = lists(&[Reroll], Some(Action::Throw));
/// The groups that are still to be resolved.
static RESOLVE: Lists = lists(&[Resolve], None);

/// What an action does with a symbol.
#[derive(Clone, Copy)]
enum About {
    Reroll,
    Keep,
    Resolve,
}
use About::{Keep, Reroll, Resolve};

/// The lists with actions of some kinds about each symbol and one more at the end.
const fn lists(about: &[About], last: Option<Action>) -> Lists {
    let mut lists = [List::EMPTY; Symbol::BITS as usize + 1];
    let mut kinds = 0;
    while kinds < lists.len() {
        let mut list = List::EMPTY;
        let mut number = 0;
        while number < about.len() {
            list = with_each(list, about[number], kinds);
            number += 1;
        }
        lists[kinds] = match last {
            Some(action) => list.with(action),
            None => list,
        };
        kinds += 1;
    }
    lists
}

const fn with_each(mut list: List, about: About, kinds: usize) -> List {
    let mut left = kinds;
    while left != 0 {
        let symbol = Symbol::ALL[left.trailing_zeros() as usize];
        left &= left - 1;
        list = match about {
            Reroll => list.with(Action::Reroll { symbol }),
            // To keep the only kind there is means to stop.
            Keep if kinds.is_power_of_two() => list,
            Keep => list.with(Action::Keep { symbol }),
            Resolve => list.with(Action::Resolve { symbol }),
        };
    }
    list
}
