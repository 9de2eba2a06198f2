//! The order of play: rounds, the active turn, the passive turn, extra dice, the last chance.

use engine::{Log, Seat, Seats, StartingPlayer};

use crate::bonus::ROUND_BONUSES;
use crate::dice::{Dice, DieSet};
use crate::event::Event;
use crate::player::{Player, Stage};
use crate::setup::Setup;

/// Rolls in an active turn, and slots for dice.
pub const ROLLS: u8 = 3;

/// A game of Clever Cubed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CleverCubed {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    /// 1 to 6; 0 before the first round.
    pub(crate) round: u8,
    /// Who is active first in every round.
    pub(crate) first: Seat,
    /// Whose active turn it is, or was last.
    pub(crate) active: Seat,
    /// The roll of the active turn, 1 to 3.
    pub(crate) roll: u8,
    pub(crate) dice: Dice,
    pub(crate) seats: [Player; Seat::COUNT_MAX],
}

engine::words! {
    /// Where in the order of play the game is.
    pub enum Phase {
        /// Chance: who begins.
        StartingPlayer = "starting-player",
        /// Players use the question marks that the round gave them.
        RoundStart = "round-start",
        /// Chance: the active player throws the pool.
        Throw = "throw",
        /// The active player takes a die.
        Roll = "roll",
        /// The active player may use extra dice.
        ActiveExtraDice = "active-extra-dice",
        /// Chance: the dice of a solo passive turn.
        PassiveThrow = "passive-throw",
        /// All others pick a die of the platter and may use extra dice.
        Passive = "passive",
        /// Everybody may use extra dice once more.
        LastChance = "last-chance",
        /// Nothing more.
        Over = "over",
    }
}

impl CleverCubed {
    /// A table that was checked, before the first random event or decision.
    pub(crate) fn start(setup: &Setup) -> Self {
        let first = setup.starting_player.seat().unwrap_or(Seat::FIRST);
        let mut game = Self {
            setup: *setup,
            phase: Phase::StartingPlayer,
            round: 0,
            first,
            active: first,
            roll: 1,
            dice: Dice::FRESH,
            seats: [Player::default(); Seat::COUNT_MAX],
        };
        if setup.starting_player != StartingPlayer::Random {
            game.begin_round(&mut ());
            game.go_on(&mut ());
        }
        game
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    pub(crate) fn is_solo(&self) -> bool {
        self.setup.players == 1
    }

    /// Has `seat` the passive role in this turn? In the solo game the roles take turns.
    pub(crate) fn is_passive(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Passive | Phase::LastChance => self.is_solo() || seat != self.active,
            _ => seat != self.active,
        }
    }

    // ----- The order of play -----

    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        self.phase = Phase::RoundStart;
        self.active = self.first;
        self.roll = 1;
        self.dice = Dice::FRESH;
        log.record(Event::Round { round: self.round });
        if let Some(bonus) = ROUND_BONUSES[usize::from(self.round) - 1] {
            for (seat, player) in Seat::all(self.setup.players).zip(&mut self.seats) {
                player.earn(seat, bonus, log);
                player.drop_lost_questions(seat, &self.setup, log);
            }
        }
    }

    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        log.record(Event::Turn { seat: self.active });
        self.dice = Dice::FRESH;
        self.roll = 1;
        self.phase = Phase::Throw;
    }

    fn forget_extra_dice(&mut self) {
        for player in &mut self.seats {
            player.extra_used = DieSet::NONE;
        }
    }

    /// After a decision of `seat`: drops question marks that are lost, and moves on once nothing is left to do.
    #[inline]
    pub(crate) fn settle(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = &mut self.seats[seat.index()];
        if player.marking.is_some() || player.crossing.is_some() {
            return;
        }
        if !player.questions.is_empty() {
            player.drop_lost_questions(seat, &self.setup, log);
            if !player.questions.is_empty() {
                return;
            }
        }
        let stage = player.stage;
        match stage {
            Stage::Roll | Stage::Pick => return,
            Stage::Took => {
                let die = self.dice.in_slot(self.roll).expect("a die was taken in this roll");
                let dice = self.dice.give_up_below(self.dice.value(die));
                self.log_platter(dice, log);
                self.end_roll(log);
            }
            Stage::ExtraDice if self.has_extra_die(seat) => return,
            Stage::ExtraDice => self.player_mut(seat).stage = Stage::Idle,
            Stage::Idle => {}
        }
        self.go_on(log);
    }

    pub(crate) fn end_roll(&mut self, log: &mut impl Log<Event>) {
        self.player_mut(self.active).stage = Stage::Idle;
        if self.roll < ROLLS && !self.dice.pool().is_empty() {
            self.roll += 1;
            self.phase = Phase::Throw;
            return;
        }
        let dice = self.dice.give_up_pool();
        self.log_platter(dice, log);
        self.phase = Phase::ActiveExtraDice;
        self.open_extra_dice(self.active);
    }

    fn log_platter(&self, dice: DieSet, log: &mut impl Log<Event>) {
        if !dice.is_empty() {
            log.record(Event::Platter { dice: self.dice.faces_of(dice) });
        }
    }

    /// Opens the window for extra dice; without a die to use there is nothing to choose, and it stays closed.
    fn open_extra_dice(&mut self, seat: Seat) {
        if self.has_extra_die(seat) {
            self.player_mut(seat).stage = Stage::ExtraDice;
        }
    }

    /// Goes on to the next phase as soon as the game waits for nobody in this one.
    #[inline]
    pub(crate) fn go_on(&mut self, log: &mut impl Log<Event>) {
        while self.is_phase_done() {
            self.begin_next_phase(log);
        }
    }

    fn begin_next_phase(&mut self, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::RoundStart => self.begin_turn(log),
            Phase::ActiveExtraDice if self.is_solo() => {
                self.dice = Dice::FRESH;
                self.roll = 1;
                self.forget_extra_dice();
                self.phase = Phase::PassiveThrow;
            }
            Phase::ActiveExtraDice => {
                self.phase = Phase::Passive;
                for seat in Seat::all(self.setup.players).filter(|&seat| seat != self.active) {
                    self.seats[seat.index()].stage = Stage::Pick;
                }
            }
            Phase::Passive => self.end_turn(log),
            Phase::LastChance => {
                self.phase = Phase::Over;
                log.record(Event::Over);
            }
            phase => unreachable!("the game waits for somebody in {phase:?}"),
        }
    }

    /// Is this a phase of players, and is none of them left to act?
    #[inline]
    pub(crate) fn is_phase_done(&self) -> bool {
        !matches!(self.phase, Phase::StartingPlayer | Phase::Throw | Phase::PassiveThrow | Phase::Over)
            && !self.seats[..usize::from(self.setup.players)].iter().any(Player::is_busy)
    }

    /// Everybody who has something to decide.
    #[inline]
    pub(crate) fn busy_seats(&self) -> Seats {
        let seats = Seat::all(self.setup.players).zip(&self.seats);
        seats.fold(Seats::NONE, |seats, (seat, player)| seats.with_if(seat, player.is_busy()))
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let next = self.active.next(self.setup.players);
        if next != self.first {
            self.forget_extra_dice();
            self.active = next;
            self.begin_turn(log);
        } else if self.round < self.setup.rounds() {
            self.forget_extra_dice();
            self.begin_round(log);
        } else {
            self.phase = Phase::LastChance;
            log.record(Event::LastChance);
            Seat::all(self.setup.players).for_each(|seat| self.open_extra_dice(seat));
        }
    }
}
