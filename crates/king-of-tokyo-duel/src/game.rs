//! A game in progress, and the order of a turn from one decision to the next.

use std::cmp::Ordering;

use engine::{Log, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet};
use crate::dice::{NORMAL_DICE, Symbols};
use crate::event::Event;
use crate::market::{Market, NO_PURCHASE_ENERGY};
use crate::monster::Monster;
use crate::pending::{Pending, Task};
use crate::player::{Conclusion, Player, Way};
use crate::purchase::AURA_ENERGY;
use crate::roll::Roll;
use crate::setup::Setup;
use crate::track::{Board, Side};

/// A game of King of Tokyo: Duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KingOfTokyoDuel {
    pub(crate) setup: Setup,
    pub(crate) stage: Stage,
    /// Whom the game waits for. Follows from everything else and is kept so that asking costs nothing.
    pub(crate) waiting: Waiting,
    /// Turns begun, extra and slept ones included; 0 before the first.
    pub(crate) turn: u16,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// R38: turns the active player takes after this one.
    pub(crate) extra_turns: u8,
    /// What seat 0 threw in the roll-off, until seat 1 has thrown too.
    pub(crate) roll_off: Option<u8>,
    pub(crate) seats: [Player; 2],
    pub(crate) board: Board,
    pub(crate) market: Market,
    pub(crate) roll: Roll,
    /// R42: cards whose limit for this turn is used up.
    pub(crate) used: CardSet,
    /// R22: cards that still act at the end of this roll.
    pub(crate) triggers: CardSet,
    /// Was a card bought in this turn?
    pub(crate) bought: bool,
    pub(crate) pending: Pending,
    pub(crate) ending: Option<Conclusion>,
}

/// Where in the order of play the game is, once nothing else is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Chance: monsters are drawn.
    Monsters,
    /// Chance: the players throw to find out who begins.
    RollOff,
    /// Chance: the first cards are turned up.
    Deal,
    /// Phase 0: sleep or wake up.
    Hibernation,
    /// Phase 0: Made in a Lab.
    Laboratory,
    /// Phase 0: throw KEEP cards away before they are counted.
    Dominate,
    /// Phase 0: spend die tokens, then roll.
    Gather,
    /// Chance: dice are thrown.
    Throw,
    /// Phase 1: choose dice to throw again, or stop.
    Roll,
    /// Phase 1: the Alienoid adds symbols.
    Additions,
    /// Phase 1: cards act at the end of the roll.
    Triggers,
    /// Phase 2: skip it?
    Rebooting,
    /// Phase 2: Natural Selection strikes.
    NaturalSelection,
    /// Phase 2: leave two dice unresolved?
    TitanicBatteries,
    /// Phase 2: groups of symbols and the power of the monster.
    Resolve,
    /// Phase 2: Gentle Giant.
    GentleGiant,
    /// Phase 3: buy, sweep, or leave.
    Market,
    /// Phase 4: effects at the end of the turn.
    TurnEnd,
    /// Phase 4: the dice go on.
    PassOn,
    /// The game has ended.
    Over,
}

/// Whom the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Waiting {
    Player(Seat),
    Chance,
    Nobody,
}

/// The seat with this number, of the two there are.
pub(crate) const SEATS: [Seat; 2] = [Seat::FIRST, Seat::FIRST.next(2)];

/// The other seat.
#[inline]
pub(crate) const fn rival_of(seat: Seat) -> Seat {
    seat.next(2)
}

impl KingOfTokyoDuel {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index() & 1]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index() & 1]
    }

    #[inline]
    pub(crate) fn active_owns(&self, card: Card) -> bool {
        self.player(self.active).owns(card)
    }

    /// R4: the end of the board that `seat` pulls towards.
    #[inline]
    pub(crate) fn side(&self, seat: Seat) -> Side {
        if seat == self.first { self.setup.first_player_seat } else { self.setup.first_player_seat.other() }
    }

    // ----- From one decision to the next -----

    /// Carries out whatever needs no decision and no chance, and notes whom the game waits for then.
    #[inline]
    pub(crate) fn advance(&mut self, log: &mut impl Log<Event>) {
        for _ in 0..STEPS_AT_ONCE_MAX {
            let step = match self.pending.last() {
                None => self.step_stage(log),
                Some(Task::Refill) => self.step_refill(log),
                Some(Task::Purchase { card, step }) => self.step_purchase(card, step, log),
                Some(Task::Effect { card, line }) => self.step_effect(card, line, log),
                Some(Task::Place { token }) => self.step_place(token),
                Some(Task::Pull(pull)) => self.step_pull(pull, log),
                Some(Task::Packet(packet)) => self.step_packet(packet, log),
                Some(Task::InShape { owner, left }) => self.step_in_shape(owner, left),
                Some(Task::UnstableDna { owner }) => self.step_unstable_dna(owner),
                Some(Task::Superconductor { owner, .. }) => self.step_superconductor(owner),
            };
            if let Some(waiting) = step {
                self.waiting = waiting;
                return;
            }
        }
        unreachable!("every decision leads to the next one");
    }

    /// One stage of the turn. A stage in which there is nothing to choose is passed over.
    fn step_stage(&mut self, log: &mut impl Log<Event>) -> Option<Waiting> {
        let ask = Some(Waiting::Player(self.active));
        match self.stage {
            Stage::Monsters | Stage::RollOff | Stage::Throw => return Some(Waiting::Chance),
            Stage::Deal => self.begin_turn(log),
            Stage::Hibernation if self.active_owns(Card::Hibernation) => return ask,
            Stage::Hibernation => self.stage = Stage::Laboratory,
            Stage::Laboratory if self.can_use_laboratory() => return ask,
            Stage::Laboratory => self.stage = Stage::Dominate,
            Stage::Dominate if self.can_give_up() => return ask,
            Stage::Dominate => self.count_penalties(log),
            Stage::Gather if self.can_spend_die_token() || self.can_metabolize() => return ask,
            Stage::Gather => self.start_rolling(),
            Stage::Roll if self.can_roll_again() || self.can_metabolize() => return ask,
            Stage::Roll => self.stop_rolling(),
            Stage::Additions if self.can_add() => return ask,
            Stage::Additions => self.end_roll(),
            Stage::Triggers => match self.triggers.len() {
                0 => self.stage = Stage::Rebooting,
                1 => self.act(self.triggers.nth(0)?, log),
                _ => return ask,
            },
            Stage::Rebooting if self.active_owns(Card::Rebooting) => return ask,
            Stage::Rebooting => self.stage = Stage::NaturalSelection,
            Stage::NaturalSelection => self.select_naturally(log),
            Stage::TitanicBatteries if self.can_set_aside() => return ask,
            Stage::TitanicBatteries => self.stage = Stage::Resolve,
            Stage::Resolve => return self.step_resolve(log),
            Stage::GentleGiant => self.be_gentle(log),
            Stage::Market if self.asks_at_market(self.player(self.active).energy) => return ask,
            Stage::Market => self.finish_market(log),
            Stage::TurnEnd => self.end_turn_effects(log),
            Stage::PassOn => self.pass_on(log),
            Stage::Over => return Some(Waiting::Nobody),
        }
        None
    }

    // ----- Before the first turn -----

    /// The seat that still needs a monster.
    pub(crate) fn seat_without_monster(&self) -> Option<Seat> {
        SEATS.into_iter().find(|&seat| self.player(seat).monster.is_none())
    }

    pub(crate) fn draw_monster(&mut self, seat: Seat, monster: Monster, log: &mut impl Log<Event>) {
        self.player_mut(seat).become_monster(monster);
        log.record(Event::Monster { seat, monster });
        if self.seat_without_monster().is_none() {
            self.stage = Stage::RollOff;
        }
    }

    pub(crate) fn throw_for_first(&mut self, dice: Symbols, log: &mut impl Log<Event>) {
        let seat = SEATS[usize::from(self.roll_off.is_some())];
        let count = dice.of(self.setup.roll_off_symbol);
        log.record(Event::RollOff { seat, dice });
        let Some(others) = self.roll_off.replace(count) else { return };
        self.roll_off = None;
        self.first = match count.cmp(&others) {
            Ordering::Less => SEATS[0],
            Ordering::Greater => SEATS[1],
            Ordering::Equal => {
                log.record(Event::Tied);
                return;
            }
        };
        self.active = self.first;
        log.record(Event::First { seat: self.first });
        self.player_mut(rival_of(self.first)).energy = 1;
        self.stage = Stage::Deal;
        self.pending.push(Task::Refill);
    }

    // ----- Phase 0 -----

    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn = self.turn.saturating_add(1);
        let begins_with_dice = self.player(self.active).begins_with_dice();
        self.stage = if begins_with_dice { Stage::Gather } else { Stage::Hibernation };
        self.roll = Roll::default();
        self.used = CardSet::NONE;
        self.bought = false;
        for player in &mut self.seats {
            player.hits_taken = 0;
            player.immune = false;
        }
        log.record(Event::Turn { seat: self.active, number: self.turn });
    }

    /// R37: hearts instead of a turn. Penalties lapse with it (R17).
    pub(crate) fn sleep(&mut self, log: &mut impl Log<Event>) {
        log.record(Event::Slept { seat: self.active });
        let player = self.player_mut(self.active);
        player.fewer_dice = 0;
        player.dominates = 0;
        self.gain_hearts(self.active, HIBERNATION_HEARTS, log);
        self.stage = Stage::PassOn;
    }

    /// R35: also if nothing can be paid for, while Alien Metabolism can turn up something else.
    fn can_use_laboratory(&self) -> bool {
        self.active_owns(Card::MadeInALab) && (self.payable_cards().next().is_some() || self.can_metabolize())
    }

    pub(crate) fn can_give_up(&self) -> bool {
        let player = self.player(self.active);
        player.dominates > 0 && !player.cards.is_empty()
    }

    /// R17, R18: the dice missing in this turn.
    pub(crate) fn count_penalties(&mut self, log: &mut impl Log<Event>) {
        let player = self.player_mut(self.active);
        let fewer = player.fewer_dice.saturating_add(player.dominates.saturating_mul(player.cards.len()));
        player.fewer_dice = 0;
        player.dominates = 0;
        self.roll.fewer = fewer.min(NORMAL_DICE);
        self.stage = Stage::Gather;
        if fewer > 0 {
            log.record(Event::FewerDice { seat: self.active, dice: self.roll.fewer });
        }
    }

    // ----- Phases 3 and 4 -----

    pub(crate) fn finish_market(&mut self, log: &mut impl Log<Event>) {
        self.stage = if self.active_owns(Card::ElectricalAura) { Stage::TurnEnd } else { Stage::PassOn };
        if !self.bought {
            self.gain_energy(self.active, NO_PURCHASE_ENERGY as u8, log);
        }
    }

    /// Electrical Aura, which is what brings a turn to this stage.
    fn end_turn_effects(&mut self, log: &mut impl Log<Event>) {
        self.stage = Stage::PassOn;
        if self.player(self.active).energy >= AURA_ENERGY {
            self.act(Card::ElectricalAura, log);
        }
    }

    fn pass_on(&mut self, log: &mut impl Log<Event>) {
        if self.setup.turn_limit.0.is_some_and(|limit| self.turn >= limit) {
            self.end(None, Way::TurnLimit, log);
            return;
        }
        if self.extra_turns > 0 {
            self.extra_turns -= 1;
        } else {
            self.active = rival_of(self.active);
        }
        self.begin_turn(log);
    }

    // ----- The end of the game -----

    /// R44: has either player won on the tracks?
    #[inline]
    pub(crate) fn check_tracks(&mut self, puller: Seat, log: &mut impl Log<Event>) {
        for seat in [puller, rival_of(puller)] {
            let side = self.side(seat);
            if self.board.holds_victory_space(side) {
                self.end(Some(seat), Way::VictorySpace, log);
            } else if self.board.holds_spotlight(side) {
                self.end(Some(seat), Way::Spotlight, log);
            }
            if self.stage == Stage::Over || !self.setup.rival_can_win_on_your_pull.0 {
                return;
            }
        }
    }

    pub(crate) fn end(&mut self, winner: Option<Seat>, way: Way, log: &mut impl Log<Event>) {
        self.stage = Stage::Over;
        // A card that was being bought is carried out no further.
        for task in self.pending.as_slice() {
            if let Task::Purchase { card, .. } = *task {
                self.market.discard.insert(card);
            }
        }
        self.pending.clear();
        self.triggers = CardSet::NONE;
        self.ending = Some(Conclusion { winner, way });
        log.record(Event::Over { winner, way });
    }
}

/// Far more steps than follow from any decision.
const STEPS_AT_ONCE_MAX: u32 = 10_000;
/// R37: for a turn that is slept through.
const HIBERNATION_HEARTS: u8 = 6;
