//! What each decision does. Whether it was open is checked before, in `choose`.

use engine::{Log, Seat};

use crate::action::Action;
use crate::bonus::Question;
use crate::event::Event;
use crate::game::{CleverCubed, Phase};
use crate::mark::Mark;
use crate::player::{Crossing, DieUse, Marking, Stage};
use crate::setup::QuestionTurquoise;
use crate::turquoise::Crosses;

impl CleverCubed {
    /// Carries out a decision that is open to `seat`, and whatever follows from it.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Take { die, joker } => {
                self.choose_die(seat, Marking { die, die_use: DieUse::Take, joker }, Stage::Took);
                let (value, roll) = (self.dice.value(die), self.roll);
                self.dice.take(die, roll);
                log.record(Event::Took { seat, die, value, roll });
            }
            Action::Pick { die, joker } => {
                self.choose_die(seat, Marking { die, die_use: DieUse::Pick, joker }, Stage::ExtraDice);
                log.record(Event::Picked { seat, die, value: self.dice.value(die) });
            }
            Action::Extra { die, joker } => {
                self.choose_die(seat, Marking { die, die_use: DieUse::Extra, joker }, Stage::ExtraDice);
                log.record(Event::Extra { seat, die, value: self.dice.value(die) });
            }
            Action::Mark { mark } => self.mark_die(seat, mark, log),
            Action::Cross { row } => self.cross(seat, row, log),
            Action::Enough => {
                let player = self.player_mut(seat);
                let crossing = player.crossing.expect("a further cross is open");
                player.finish_crossing(seat, crossing.made, log);
            }
            Action::Answer { question, mark } => self.answer(seat, question, mark, log),
            Action::Reroll => {
                let player = self.player_mut(seat);
                let cell = player.sheet.rerolls.next_available().expect("a re-roll is left");
                player.sheet.rerolls.cross_out(cell);
                player.stage = Stage::Idle;
                self.phase = Phase::Throw;
                log.record(Event::Reroll { seat });
            }
            Action::Forfeit => {
                log.record(Event::Forfeited { seat, roll: self.roll });
                self.end_roll(log);
            }
            Action::Decline => {
                log.record(Event::Declined { seat });
                self.player_mut(seat).stage = Stage::ExtraDice;
            }
            Action::Stop => self.player_mut(seat).stage = Stage::Idle,
        }
        self.settle(seat, log);
    }

    /// Chooses a die to be marked next; afterwards `seat` is at the stage `then`.
    #[inline]
    fn choose_die(&mut self, seat: Seat, marking: Marking, then: Stage) {
        let player = self.player_mut(seat);
        player.stage = then;
        player.marking = Some(marking);
    }

    // ----- Marks and what they bring -----

    /// Marks the die in use. Only now its number joker and its extra-die cell are crossed out.
    fn mark_die(&mut self, seat: Seat, mark: Mark, log: &mut impl Log<Event>) {
        let marking = self.player(seat).marking.expect("a die was chosen");
        let matches = match mark {
            Mark::Turquoise { column, .. } => self.matches(marking, column),
            _ => 0,
        };
        self.player_mut(seat).use_up(marking);
        if let Some(joker) = marking.joker {
            log.record(Event::Joker { seat, joker });
        }
        self.mark(seat, mark, matches, log);
    }

    /// Makes a mark and receives what it earns. In the turquoise area `matches` further crosses may follow first.
    #[inline]
    fn mark(&mut self, seat: Seat, mark: Mark, matches: u8, log: &mut impl Log<Event>) {
        log.record(Event::Marked { seat, mark });
        let player = &mut self.seats[seat.index()];
        let mut made = Crosses::default();
        let [first, second] = player.sheet.make(mark, &mut made);
        if let Some(bonus) = first {
            player.earn(seat, bonus, log);
        }
        if let Some(bonus) = second {
            player.earn(seat, bonus, log);
        }
        if let Mark::Turquoise { column, .. } = mark {
            if matches == 0 || !player.sheet.turquoise.can_cross(column) {
                player.finish_crossing(seat, made, log);
            } else {
                let left = matches.min(player.sheet.turquoise.open_count(column));
                player.crossing = Some(Crossing { column, left, made });
            }
        }
    }

    /// How many dice bring further crosses to a turquoise question mark; none, by the rules.
    pub(crate) fn question_matches(&self, seat: Seat, mark: Mark) -> u8 {
        match (self.setup.question_turquoise, mark) {
            (QuestionTurquoise::MatchingDice, Mark::Turquoise { column, .. }) if self.phase != Phase::RoundStart => {
                let counting = if self.is_passive(seat) { self.dice.platter() } else { self.dice.slots() };
                self.dice.showing(column, counting)
            }
            _ => 0,
        }
    }

    fn answer(&mut self, seat: Seat, question: Question, mark: Mark, log: &mut impl Log<Event>) {
        let matches = self.question_matches(seat, mark);
        self.player_mut(seat).questions.answer(question);
        self.mark(seat, mark, matches, log);
    }

    fn cross(&mut self, seat: Seat, row: u8, log: &mut impl Log<Event>) {
        let player = &mut self.seats[seat.index()];
        let Crossing { column, left, mut made } = player.crossing.expect("a further cross is open");
        log.record(Event::Marked { seat, mark: Mark::Turquoise { row, column } });
        player.sheet.turquoise.cross(row, column, &mut made);
        match (left - 1).min(player.sheet.turquoise.open_count(column)) {
            0 => player.finish_crossing(seat, made, log),
            left => player.crossing = Some(Crossing { column, left, made }),
        }
    }
}
