//! What each decision does. Whether it was open is checked before, in `choose`.

use engine::{Log, Seat};

use crate::action::Action;
use crate::cube::{Cube, Dice};
use crate::dice::DieSet;
use crate::event::{Event, RollKind};
use crate::game::{Cubitos, Phase};
use crate::player::{Stage, Task};
use crate::reach::Stride;
use crate::track::CellId;

impl Cubitos {
    /// Carries out a decision that is open to `seat`, and whatever follows from it.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let supply = self.supply;
        if !matches!(self.player(seat).task, Task::None) {
            self.choose_in_task(seat, action, log);
        } else {
            match self.phase {
                Phase::Roll => self.decide_roll(seat, action, log),
                _ => self.decide_run(seat, action, log),
            }
        }
        self.go_on(seat, supply, log);
    }

    fn decide_roll(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        match action {
            Action::Draw(pick) => self.draw_die(seat, pick, log),
            Action::Done | Action::Roll if player.rerolls > 0 => self.go_on_rerolling(seat),
            Action::Done if player.stage == Stage::DrawMore => self.end_draw(seat),
            Action::Done => self.end_bust(seat, log),
            Action::Push => self.push(seat, log),
            Action::Pass => self.pass(seat, log),
            Action::Wait => self.wait(seat, log),
            Action::Return(pick) => self.return_die(seat, pick.shown(), log),
            Action::Roll => self.roll_zone(seat, RollKind::Push),
            Action::Prevent { card, side, borrowed } => {
                let colour = card.colour();
                self.prevent(seat, colour, Cube::new(colour.die(), borrowed), side, log);
            }
            Action::Bust => self.bust(seat, log),
            Action::Keep => {
                log.record(Event::Kept { seat });
                self.discard_active(seat, DieSet::ALL.except(self.kept_on_bust(seat)));
            }
            Action::LetGo => self.discard_active(seat, DieSet::ALL),
            Action::Discard { die } => {
                player.roll.remove(die, 1);
                player.discard.add(die, 1);
                log.record(Event::Discarded { seat, dice: Dice::one(die) });
            }
            Action::Use { card, side, part, option, borrowed } => {
                let colour = card.colour();
                self.use_part(seat, colour, (Cube::new(colour.die(), borrowed), side), (part, option), log);
            }
            _ => {}
        }
    }

    fn decide_run(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Step { to } => {
                let track = self.course.track_of(self.player(seat).at.leg);
                // A step to another track leads to its start, as on every track.
                let cell = self.book.cell(track, to).unwrap_or(CellId::START);
                self.stride(seat, Stride::Step(cell), log);
            }
            Action::Shortcut => self.stride(seat, Stride::Shortcut, log),
            Action::Jetpack => self.stride(seat, Stride::Jetpack, log),
            Action::BuyFoot => self.stride(seat, Stride::BuyFoot, log),
            Action::Stop => self.end_move(seat),
            Action::Use { card, side, part, option, borrowed } => {
                let colour = card.colour();
                self.use_part(seat, colour, (Cube::new(colour.die(), borrowed), side), (part, option), log);
            }
            Action::TakeCredits { die } => self.take_credits(seat, die, log),
            Action::LoseSelf { card, side, borrowed } => {
                self.close_window(seat);
                self.lose_symbol(seat, Cube::new(card.colour().die(), borrowed), side, log);
            }
            Action::TakeComparison { option, .. } => self.take_comparison(seat, option, log),
            Action::Ready => self.ready(seat, log),
            Action::Bonus { number } => self.take_bonus(seat, number, log),
            Action::Buy { card } => self.buy(seat, card.colour(), log),
            Action::Done | Action::Roll if self.player(seat).rerolls > 0 => self.go_on_rerolling(seat),
            Action::Done => match self.player(seat).stage {
                Stage::Bonus => self.end_bonus(seat),
                Stage::AfterMove => self.close_nearby(seat),
                _ => self.end_turn(seat),
            },
            _ => {}
        }
    }
}
