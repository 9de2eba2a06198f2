//! Decisions: listing those that are open, and checking one that was made. What they do is in `decide`.

use engine::{Game, Illegal, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::dice::{Symbol, Symbols};
use crate::game::{KingOfTokyoDuel, Stage, rival_of};
use crate::monster::{Monster, cyber_kitty_energy};
use crate::pending::Task;
use crate::token::Token;
use crate::track::{Lay, Track};

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

    /// R19: mark one more die, throw those that are marked, keep one kind of dice only, or roll no more.
    fn list_rolls(&self, into: &mut Vec<Action>) {
        let is_none_marked = self.roll.marked.is_empty();
        let kinds = self.roll.dice.except(self.roll.marked).kinds();
        if self.has_roll_left() {
            let lists = if is_none_marked { &NONE_MARKED } else { &SOME_MARKED };
            lists[usize::from(kinds)].add_to(into);
        } else {
            let fame = (kinds & self.kinds_to_throw() != 0).then_some(Action::Reroll { symbol: Symbol::Fame });
            into.extend(fame.into_iter().chain(is_none_marked.then_some(Action::Stop)));
        }
        if self.can_throw_free() {
            into.push(Action::ThrowFree);
        }
    }

    fn can_throw(&self) -> bool {
        !self.roll.marked.is_empty() && self.has_roll_left()
    }

    /// The symbols that can be kept while all other dice are thrown, as bits. Once dice are marked they decide.
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

    // ----- Checking -----

    /// Why `seat` cannot decide so now, if that is so. Agrees with [`Self::list`].
    #[inline]
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.turn().check(seat)?;
        match self.pending.last() {
            None => self.check_stage(action),
            Some(task) => self.check_task(task, action),
        }
    }

    fn check_task(&self, task: Task, action: Action) -> Result<(), Illegal> {
        match (task, action) {
            (Task::Effect { .. }, Action::Destroy { card }) => {
                Illegal::unless(self.player(rival_of(self.active)).owns(card), "the rival does not own this card")
            }
            (Task::Place { token }, Action::Place { token: placed, track, space, turned }) => {
                let fits = token == placed && self.allows_lay(token, Lay { track, space, turned });
                Illegal::unless(fits, "the token cannot be laid down there")
            }
            (Task::Place { token }, Action::Leave { token: left }) => {
                Illegal::unless(token == left && self.may_leave(token), "the token must be placed")
            }
            (Task::Packet(packet), Action::Use { card }) => {
                Illegal::unless(self.preventions(packet).contains(card), "this card cannot prevent these hits")
            }
            (Task::Packet(packet), Action::Decline) => {
                Illegal::unless(self.preventions(packet).len() == 1, "a card that has to prevent a hit comes first")
            }
            (Task::UnstableDna { owner }, Action::Swap { card }) => {
                Illegal::unless(self.player(rival_of(owner)).owns(card), "the rival does not own this card")
            }
            (Task::Pull(_), Action::TakeBonus | Action::TakeClaw)
            | (Task::InShape { .. }, Action::Use { card: Card::InShape })
            | (Task::Superconductor { .. }, Action::Use { card: Card::Superconductor })
            | (Task::InShape { .. } | Task::Superconductor { .. } | Task::UnstableDna { .. }, Action::Decline) => {
                Ok(())
            }
            _ => NOT_NOW,
        }
    }

    fn check_stage(&self, action: Action) -> Result<(), Illegal> {
        match (self.stage, action) {
            (_, Action::Metabolize { card }) => {
                let may = self.may_metabolize_here() && self.market.slot_of(card).is_some();
                Illegal::unless(may, "Alien Metabolism cannot throw this card away now")
            }
            (Stage::Roll, _) => self.check_roll(action),
            (Stage::Resolve, _) => self.check_resolve(action),
            (Stage::Laboratory | Stage::Market, Action::Buy { card }) => {
                let payable = self.payable_cards().any(|payable| payable == card);
                Illegal::unless(payable, "the card is not face up, or costs more energy than there is")
            }
            (Stage::Dominate, Action::GiveUp { card }) => {
                Illegal::unless(self.active_owns(card), "you do not own this card")
            }
            (Stage::Gather, Action::SpendDieToken) => {
                Illegal::unless(self.can_spend_die_token(), "there is no die token, or no special die is left")
            }
            (Stage::Additions, Action::Add { symbol, twice }) => {
                let payable = self.unspent_power_dice() >= Monster::Alienoid.power_cost() + u8::from(twice);
                let fits = self.may_add_symbol(symbol) && payable;
                Illegal::unless(fits, "the symbol cannot be added, or there are not enough unspent ! dice")
            }
            (Stage::Triggers, Action::Use { card }) => {
                Illegal::unless(self.triggers.contains(card), "this card does not act now")
            }
            (Stage::TitanicBatteries, Action::SetAside { first, second }) => {
                let fits = self.allows_set_aside(first, second);
                Illegal::unless(fits, "there are no such two dice, named in the order of the faces")
            }
            (Stage::Market, Action::Sweep) => {
                Illegal::unless(self.can_sweep(), "there is not enough energy, or no face-up card, to sweep the market")
            }
            (Stage::Hibernation, Action::Sleep | Action::Wake)
            | (Stage::Laboratory | Stage::Rebooting | Stage::TitanicBatteries, Action::Decline)
            | (Stage::Dominate | Stage::Additions, Action::Done)
            | (Stage::Gather, Action::Throw)
            | (Stage::Rebooting, Action::Use { card: Card::Rebooting })
            | (Stage::Market, Action::Finish) => Ok(()),
            _ => NOT_NOW,
        }
    }

    fn check_roll(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Reroll { symbol } => {
                Illegal::unless(self.can_mark(symbol), "no die with this symbol can be thrown again")
            }
            Action::Keep { symbol } => {
                let can_keep = self.kinds_to_keep() & symbol.bit() != 0;
                let rule = "there is no such die, none to throw, no roll left, or dice are marked already";
                Illegal::unless(can_keep, rule)
            }
            Action::Throw => Illegal::unless(self.can_throw(), "no die is marked, or no roll is left"),
            Action::ThrowFree => {
                Illegal::unless(self.can_throw_free(), "only Fame dice can be thrown freely, with In the Shadows")
            }
            Action::Stop => Illegal::unless(self.roll.marked.is_empty(), "dice are marked: throw them"),
            _ => NOT_NOW,
        }
    }

    fn check_resolve(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Resolve { symbol } => {
                return Illegal::unless(self.is_group_open(symbol), "there is nothing to resolve of this symbol");
            }
            Action::Done => return Illegal::unless(self.open_groups() == 0, "all groups have to be resolved"),
            _ => Illegal::unless(self.can_use_power(), "the power of the monster cannot be used now")?,
        }
        match (self.player(self.active).monster, action) {
            (Some(Monster::CyberKitty), Action::GainEnergy { amount }) => {
                let most = cyber_kitty_energy(self.unspent_powers());
                let given = amount > 0 && amount % 2 == 0 && amount <= most;
                Illegal::unless(given, "the ! do not give this much energy, or it is not even")
            }
            (Some(Monster::TheKing), Action::Claim { token }) => {
                let claimable = token.is_kings() && self.can_claim(token);
                Illegal::unless(claimable, "this token cannot be placed or moved by The King")
            }
            (Some(Monster::Gigazaur), Action::Pull { .. })
            | (Some(Monster::SpacePenguin), Action::GainDieToken)
            | (Some(Monster::MekaDragon), Action::Multiply) => Ok(()),
            _ => NOT_NOW,
        }
    }
}

const NOT_NOW: Result<(), Illegal> = Err(Illegal::Rule("this is not the moment for it"));

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

/// A roll is left and no die is marked: the symbols on the table.
static NONE_MARKED: Lists = lists(&[Reroll, Keep], Some(Action::Stop));
/// A roll is left and dice are marked: the symbols of the others.
static SOME_MARKED: Lists = lists(&[Reroll], Some(Action::Throw));
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
