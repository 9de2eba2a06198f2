//! Pulling a marker, step by step.

use engine::{Log, Seat};

use crate::card::Card;
use crate::event::Event;
use crate::game::{KingOfTokyoDuel, Stage, Waiting, rival_of};
use crate::monster::Monster;
use crate::pending::{Pull, PullStep, Task};
use crate::token::Bonus;
use crate::track::{STEPS_MAX, Stop, Track};

/// What Unchained and Lightning Speed turn a bonus or a blank space into.
const CLAW: Bonus = Bonus::Hit(1);

impl KingOfTokyoDuel {
    /// Starts a pull; one of no space ends at once. No marker can be pulled farther than from one end to the other.
    pub(crate) fn pull(&mut self, track: Track, puller: Seat, spaces: u8) {
        let left = spaces.min(STEPS_MAX);
        let pull = Pull { track, puller, left, moved: 0, step: PullStep::Move, scrappy: false };
        self.pending.push(Task::Pull(pull));
    }

    pub(crate) fn step_pull(&mut self, pull: Pull, log: &mut impl Log<Event>) -> Option<Waiting> {
        match pull.step {
            PullStep::Bonus => return Some(Waiting::Player(pull.puller)),
            PullStep::Move if pull.left > 0 => self.move_marker(pull, log),
            PullStep::Move => self.end_pull(pull, log),
            PullStep::After => self.after_step(pull, log),
            PullStep::Stomp => self.stomp(pull.puller, log),
        }
        None
    }

    fn move_marker(&mut self, mut pull: Pull, log: &mut impl Log<Event>) {
        let Pull { track, puller, .. } = pull;
        let from = self.board.token_at(track, self.board.marker(track));
        let to = self.board.next_stop(track, self.side(puller));
        self.board.put_marker(track, to);
        pull.left -= 1;
        pull.moved += 1;
        log.record(Event::Moved { seat: puller, track, to });
        self.check_tracks(puller, log);
        if self.stage == Stage::Over {
            return;
        }
        // R12: whether Scrappy acts is settled by the step itself, whatever its bonus sets off first (R47).
        pull.scrappy =
            self.player(puller).owns(Card::Scrappy) && from.is_some() && from != self.board.token_at(track, to);
        pull.step = PullStep::After;
        let may_replace = self.may_replace_bonus(pull);
        if may_replace {
            pull.step = PullStep::Bonus;
        }
        self.pending.replace(Task::Pull(pull));
        if !may_replace {
            self.receive(pull, self.printed_bonus(pull), log);
        }
    }

    /// The bonus at the stop where the marker of a pull stands.
    #[inline]
    pub(crate) fn printed_bonus(&self, pull: Pull) -> Option<Bonus> {
        match self.board.stop(pull.track, self.board.marker(pull.track)) {
            Stop::Bonus(bonus) => Some(bonus),
            Stop::Bare | Stop::Blank | Stop::Kings => None,
        }
    }

    /// R13: may the puller take a claw instead?
    #[inline]
    pub(crate) fn may_replace_bonus(&self, pull: Pull) -> bool {
        let player = self.player(pull.puller);
        match self.board.stop(pull.track, self.board.marker(pull.track)) {
            Stop::Bonus(bonus) => bonus != CLAW && player.owns(Card::Unchained),
            Stop::Blank => player.owns(Card::LightningSpeed),
            Stop::Bare | Stop::Kings => false,
        }
    }

    /// The puller has chosen between the printed bonus and a claw.
    pub(crate) fn choose_bonus(&mut self, pull: Pull, claw: bool, log: &mut impl Log<Event>) {
        let printed = self.printed_bonus(pull);
        self.pending.replace(Task::Pull(Pull { step: PullStep::After, ..pull }));
        if claw {
            let card = if printed.is_some() { Card::Unchained } else { Card::LightningSpeed };
            log.record(Event::Used { seat: pull.puller, card });
        }
        self.receive(pull, if claw { Some(CLAW) } else { printed }, log);
    }

    fn receive(&mut self, pull: Pull, bonus: Option<Bonus>, log: &mut impl Log<Event>) {
        let Some(bonus) = bonus else { return };
        let seat = pull.puller;
        if let Some(token) = self.board.token_at(pull.track, self.board.marker(pull.track)) {
            log.record(Event::Bonus { seat, token, bonus });
        }
        match bonus {
            Bonus::Hit(hits) => self.hit(rival_of(seat), hits, log),
            Bonus::Heart(amount) => self.gain_hearts(seat, amount, log),
            Bonus::Energy(amount) => self.gain_energy(seat, amount, log),
            Bonus::DieToken(amount) => self.gain_die_tokens(seat, amount, log),
        }
    }

    /// The bonus and all it set off is done: Scrappy, then The King's token (R15), wherever the marker is by now (R51).
    fn after_step(&mut self, mut pull: Pull, log: &mut impl Log<Event>) {
        if pull.scrappy {
            log.record(Event::Used { seat: pull.puller, card: Card::Scrappy });
            self.gain_die_tokens(pull.puller, 1, log);
        }
        let token = self.board.token_at(pull.track, self.board.marker(pull.track));
        if pull.left > 0
            && token.is_some_and(|token| token.is_kings())
            && !self.player(pull.puller).is(Monster::TheKing)
        {
            log.record(Event::Stopped { seat: pull.puller, track: pull.track });
            pull.left = 0;
        }
        pull.scrappy = false;
        pull.step = PullStep::Move;
        self.pending.replace(Task::Pull(pull));
    }

    /// Spiked Tail and then Thunder Stomp look at a whole pull of Destruction. Both are set off at the same moment (R47), so it
    /// does not matter for Thunder Stomp what the hits of Spiked Tail do, unless they end the game.
    fn end_pull(&mut self, pull: Pull, log: &mut impl Log<Event>) {
        let Pull { track, puller, moved, .. } = pull;
        if track != Track::Destruction || moved == 0 {
            self.pending.pop();
            return;
        }
        if self.stomps(puller) {
            self.used.insert(Card::ThunderStomp);
            self.pending.replace(Task::Pull(Pull { step: PullStep::Stomp, ..pull }));
        } else {
            self.pending.pop();
        }
        if self.player(puller).owns(Card::SpikedTail) {
            log.record(Event::Used { seat: puller, card: Card::SpikedTail });
            self.hit(rival_of(puller), moved, log);
        }
    }

    fn stomp(&mut self, puller: Seat, log: &mut impl Log<Event>) {
        self.pending.pop();
        let rival = self.player_mut(rival_of(puller));
        rival.fewer_dice = rival.fewer_dice.saturating_add(1);
        log.record(Event::Penalty { seat: puller, card: Card::ThunderStomp });
    }

    /// R22: Thunder Stomp sees the resolve phase of its owner only, once per turn.
    fn stomps(&self, puller: Seat) -> bool {
        let in_phase = matches!(
            self.stage,
            Stage::NaturalSelection | Stage::TitanicBatteries | Stage::Resolve | Stage::GentleGiant
        );
        in_phase
            && puller == self.active
            && self.player(puller).owns(Card::ThunderStomp)
            && !self.used.contains(Card::ThunderStomp)
    }
}
