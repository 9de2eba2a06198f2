//! Phase 2: what comes before the dice, the groups of symbols, and the power of the monster.

use engine::Log;

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::dice::{PULL_FROM, Symbol, Symbols};
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, SEATS, Stage, Waiting, rival_of};
use crate::monster::Monster;
use crate::pending::Task;
use crate::player::DIE_TOKENS_MAX;
use crate::token::Token;
use crate::track::Track;

/// R39: how many of each symbol a group needs to do anything; `!` are no group.
pub(crate) const GROUP_FROM: [u8; 6] = [1, 1, 1, PULL_FROM, PULL_FROM, 128];
/// Groups that do not touch the tracks: claws, hearts and energy.
pub(crate) const TRACKLESS: u8 = Symbols::of_counts([1, 1, 1, 0, 0, 0]).kinds();
/// Cards by which claws, hearts and energy have something to do with each other.
const CONNECTING: CardSet = CardSet::of(&[Card::InShape, Card::Superconductor, Card::UnstableDna]);
/// Equal symbols that set off Natural Selection.
const NATURAL_SELECTION_EQUAL: u8 = 4;
const NATURAL_SELECTION_HITS: u8 = 10;
/// Energy and die tokens that Rebooting gives for a skipped phase.
const REBOOTING: u8 = 2;

impl KingOfTokyoDuel {
    /// R24: the whole phase is skipped.
    pub(crate) fn reboot(&mut self, log: &mut impl Log<Event>) {
        log.record(Event::Used { seat: self.active, card: Card::Rebooting });
        self.gain_die_tokens(self.active, REBOOTING, log);
        self.gain_energy(self.active, REBOOTING, log);
        self.throw_away(self.active, Card::Rebooting, self.active, log);
        self.stage = Stage::Market;
    }

    /// R24: ten hits before the dice are resolved.
    pub(crate) fn select_naturally(&mut self, log: &mut impl Log<Event>) {
        self.stage = Stage::TitanicBatteries;
        if self.active_owns(Card::NaturalSelection) && self.whole_roll().most() >= NATURAL_SELECTION_EQUAL {
            log.record(Event::Used { seat: self.active, card: Card::NaturalSelection });
            self.hit(self.active, NATURAL_SELECTION_HITS, log);
        }
    }

    /// R23: dice that may be left unresolved; a `!` that the Alienoid has spent may not.
    pub(crate) fn dice_to_set_aside(&self) -> Symbols {
        let spent = Symbols::of_counts([0, 0, 0, 0, 0, self.roll.dice.of(Symbol::Power) - self.unspent_power_dice()]);
        self.roll.dice.except(spent)
    }

    pub(crate) fn can_set_aside(&self) -> bool {
        self.active_owns(Card::TitanicBatteries)
            && self.player(self.active).die_tokens < DIE_TOKENS_MAX
            && self.dice_to_set_aside().len() >= 2
    }

    pub(crate) fn set_aside(&mut self, first: Symbol, second: Symbol, log: &mut impl Log<Event>) {
        self.roll.dice.remove(first);
        self.roll.dice.remove(second);
        log.record(Event::SetAside { seat: self.active, first, second });
        self.gain_die_tokens(self.active, 1, log);
        self.stage = Stage::Resolve;
    }

    /// R39: the groups still to be resolved that would do something, as bits of their symbols.
    #[inline]
    pub(crate) fn open_groups(&self) -> u8 {
        self.whole_roll().kinds_from(GROUP_FROM) & !self.roll.resolved
    }

    /// Is this group still to be resolved?
    #[inline]
    pub(crate) fn is_group_open(&self, symbol: Symbol) -> bool {
        self.open_groups() & symbol.bit() != 0
    }

    /// `!` not yet spent on the power.
    #[inline]
    pub(crate) fn unspent_powers(&self) -> u8 {
        self.in_roll(Symbol::Power).saturating_sub(self.roll.spent)
    }

    /// R39: can the power of the monster be used now, so that it changes something?
    #[inline]
    pub(crate) fn can_use_power(&self) -> bool {
        let player = self.player(self.active);
        let powers = self.unspent_powers();
        let Some(monster) = player.monster else { return false };
        if powers < monster.power_cost() {
            return false;
        }
        match monster {
            Monster::Gigazaur => true,
            Monster::Alienoid => false,
            Monster::SpacePenguin => player.die_tokens < DIE_TOKENS_MAX,
            Monster::MekaDragon => powers >= 2 && self.is_group_open(Symbol::Claw),
            Monster::CyberKitty => self.roll.resolved & Symbol::Power.bit() == 0,
            Monster::TheKing => Token::KINGS.into_iter().any(|token| self.can_claim(token)),
        }
    }

    /// Uses the power of the monster as `action` says.
    pub(crate) fn use_power(&mut self, action: Action, log: &mut impl Log<Event>) {
        let seat = self.active;
        let Some(monster) = self.player(seat).monster else { return };
        log.record(Event::Power { seat, monster });
        match action {
            // These two use all they want in one go.
            Action::Multiply => self.resolve(Symbol::Claw, self.unspent_powers(), log),
            Action::GainEnergy { amount } => {
                self.roll.resolved |= Symbol::Power.bit();
                self.gain_energy(seat, amount, log);
            }
            _ => {
                self.roll.spent += monster.power_cost();
                match action {
                    Action::Pull { track } => self.pull(track, seat, 1),
                    Action::Claim { token } => self.pending.push(Task::Place { token }),
                    _ => self.gain_die_tokens(seat, 1, log),
                }
            }
        }
    }

    /// R52: can The King place or move this token? Of two in his hand he takes the first; they are alike.
    pub(crate) fn can_claim(&self, token: Token) -> bool {
        let alike = token == Token::KingSecond
            && self.board.lay(Token::KingSecond).is_none()
            && self.board.lay(Token::KingFirst).is_none();
        !alike && self.has_lay(token)
    }

    pub(crate) fn step_resolve(&mut self, log: &mut impl Log<Event>) -> Option<Waiting> {
        let open = self.open_groups();
        if self.asks_about_groups(open) {
            return Some(Waiting::Player(self.active));
        }
        match Symbol::ALL.get(open.trailing_zeros() as usize) {
            None => self.stage = Stage::GentleGiant,
            Some(&symbol) => self.resolve(symbol, 1, log),
        }
        None
    }

    /// Is there anything to choose while these groups are open?
    #[inline]
    pub(crate) fn asks_about_groups(&self, open: u8) -> bool {
        self.can_use_power() || open != 0 && (self.can_metabolize() || self.does_order_matter(open))
    }

    /// Can it make a difference in which order these groups are resolved? Hits, hearts and energy alone pass each other by.
    #[inline]
    fn does_order_matter(&self, open: u8) -> bool {
        let [first, second] = SEATS.map(|seat| self.player(seat).cards);
        let apart = open & !TRACKLESS == 0 && first.union(second).among(CONNECTING).is_empty();
        !open.is_power_of_two() && !apart
    }

    /// Resolves a group. `times` is the Meka Dragon's factor.
    pub(crate) fn resolve(&mut self, symbol: Symbol, times: u8, log: &mut impl Log<Event>) {
        let (seat, count) = (self.active, self.in_roll(symbol));
        self.roll.resolved |= symbol.bit();
        log.record(Event::Resolved { seat, symbol, count });
        match symbol {
            Symbol::Claw => {
                self.roll.claws = count;
                self.hit(rival_of(seat), count.saturating_mul(times), log);
            }
            Symbol::Heart => self.gain_hearts(seat, count, log),
            Symbol::Energy => self.gain_energy(seat, count, log),
            Symbol::Fame => self.pull(Track::Fame, seat, count - (PULL_FROM - 1)),
            Symbol::Destruction => self.pull(Track::Destruction, seat, count - (PULL_FROM - 1)),
            Symbol::Power => {}
        }
    }

    /// R53: nothing of claws, neither resolved nor in the Roll.
    pub(crate) fn be_gentle(&mut self, log: &mut impl Log<Event>) {
        self.stage = Stage::Market;
        if self.active_owns(Card::GentleGiant) && self.roll.claws == 0 && self.in_roll(Symbol::Claw) == 0 {
            self.act(Card::GentleGiant, log);
        }
    }

    /// Are the dice of phase 2 being resolved? R26 asks for it; R53 says when it ends.
    #[inline]
    pub(crate) fn is_resolving(&self) -> bool {
        self.stage == Stage::Resolve
    }
}
