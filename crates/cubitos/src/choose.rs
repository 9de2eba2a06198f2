//! Which decisions there are: listing and checking them.

use engine::{Game, Illegal, Seat};

use crate::action::Action;
use crate::cube::{Cube, Pick, Side};
use crate::dice::{Colour, DieSet, Zone};
use crate::game::Cubitos;
use crate::player::{Stage, Task};

impl Cubitos {
    // ----- Listing -----

    /// Hands everything that a player can decide now to `take`, one after the other.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, take: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        if !matches!(player.task, Task::None) {
            return self.task_choices(seat, take);
        }
        if player.rerolls > 0 {
            self.uses(seat, take);
            return take(if player.roll.is_empty() { Action::Done } else { Action::Roll });
        }
        match player.stage {
            Stage::Draw => {
                let counted = DieSet::OWNED.except(player.exempt);
                let dice = player.draw.among(counted);
                dice.for_each(|cube| take(Action::Draw(Pick::new(Zone::Draw, cube))));
            }
            Stage::DrawMore => {
                let (zones, dice) = self.more_draws(seat);
                player.picks(zones, dice).for_each(|(pick, _)| take(Action::Draw(pick)));
                if !self.must_draw(seat) {
                    take(Action::Done);
                }
            }
            Stage::Decide => self.list_decide(seat, take),
            Stage::Declare => {
                for (shown, _) in self.index.returns.iter().flat_map(|colour| player.active.symbols(colour)) {
                    if self.can_return(shown) {
                        take(Action::Return(Pick::active(shown)));
                    }
                }
                take(Action::Roll);
            }
            Stage::Rescue => self.list_rescue(seat, take),
            Stage::Keep => {
                take(Action::Keep);
                take(Action::LetGo);
            }
            Stage::Discard => {
                self.discards(seat).for_each(|die| take(Action::Discard { die }));
                take(Action::Done);
            }
            Stage::Abilities => self.list_abilities(seat, take),
            Stage::Move => {
                self.find_stride(seat, |stride| {
                    take(stride);
                    false
                });
                take(Action::Stop);
            }
            Stage::Bonus => {
                self.open_bonuses(seat).for_each(|(number, _)| take(Action::Bonus { number }));
                take(Action::Done);
            }
            Stage::AfterMove => {
                self.uses(seat, take);
                take(Action::Done);
            }
            Stage::Buy => {
                self.purchases(seat).for_each(|colour| take(Action::Buy { card: self.card(colour) }));
                take(Action::Done);
            }
            Stage::Done => {}
        }
    }

    fn list_decide(&self, seat: Seat, take: &mut impl FnMut(Action)) {
        self.uses(seat, take);
        if !self.player(seat).roll.is_empty() {
            take(Action::Push);
        }
        if self.can_pass(seat) {
            take(Action::Pass);
        }
        if self.can_wait(seat) {
            take(Action::Wait);
        }
    }

    /// There is somebody to wait for, and the player is not the one who has to decide.
    fn can_wait(&self, seat: Seat) -> bool {
        self.must_act.is_none() && !self.not_done.without(seat).is_empty()
    }

    fn list_rescue(&self, seat: Seat, take: &mut impl FnMut(Action)) {
        let active = &self.player(seat).active;
        for colour in self.index.rescue.iter() {
            for borrowed in [false, true] {
                let cube = Cube::new(colour.die(), borrowed);
                for side in Side::SYMBOLS {
                    if active.cube_showing(cube, side) > 0 && self.rescue_by(seat, colour, side).is_some() {
                        take(Action::Prevent { card: self.card(colour), side, borrowed });
                    }
                }
            }
        }
        take(Action::Bust);
    }

    fn list_abilities(&self, seat: Seat, take: &mut impl FnMut(Action)) {
        self.uses(seat, take);
        self.credit_dice(seat).for_each(|die| take(Action::TakeCredits { die }));
        self.find_losing(seat, |cube, side| {
            if let Some(colour) = cube.die().colour() {
                take(Action::LoseSelf { card: self.card(colour), side, borrowed: cube.is_borrowed() });
            }
            false
        });
        for option in (0..self.comparison_options()).filter(|&option| self.can_take_comparison(seat, option)) {
            take(Action::TakeComparison { card: self.card(Colour::Red), option });
        }
        take(Action::Ready);
    }

    // ----- Checking -----

    /// Why `seat` cannot decide so now, if that is so. What is not listed is refused: there is one place that knows.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.turn().check(seat)?;
        if self.lists(seat, action) { Ok(()) } else { Err(Illegal::Rule(self.refusal(seat))) }
    }

    /// Is this one of the decisions that the player can make now?
    fn lists(&self, seat: Seat, action: Action) -> bool {
        let mut found = false;
        self.list(seat, &mut |listed| found |= listed == action);
        found
    }

    /// What a decision that is not listed should have been about.
    fn refusal(&self, seat: Seat) -> &'static str {
        let player = self.player(seat);
        match (player.task, player.stage) {
            (Task::ExtraRoll { .. } | Task::Reroll { .. } | Task::RollDifferent { .. } | Task::RollGrey, _) => {
                "dice are being chosen for a roll: choose one that lies there, or roll"
            }
            (Task::SetFace { .. }, _) => "a die of the roll zone is being chosen: choose",
            (Task::Face { .. }, _) => "the side of a die is being chosen: face, one that the die has",
            (Task::Borrow { .. }, _) => "a die is being borrowed: borrow, one that the supply has",
            (Task::GainDie { .. }, _) => {
                "a die is being gained: gain, one that the supply has and that is not too dear"
            }
            (Task::Lose { .. }, _) => "a die is being lost: lose, one that lies there",
            (Task::Receiver { .. } | Task::Give { .. }, _) => "a die is being given away: give-to, then give",
            (Task::Walk { .. }, _) => "the runner moves one space: step, to a cell of land next to it",
            (Task::Nearby { .. }, _) => "a bonus nearby is being chosen: nearby",
            (Task::ReturnOther { .. }, _) => "another active die has to be rolled again: return",
            (Task::None, _) if player.rerolls > 0 => {
                "the roll zone is about to be rolled again: use or roll, or done if it is empty"
            }
            (Task::None, Stage::Draw) => "the hand is not full: draw a die of the draw zone that counts",
            (Task::None, Stage::DrawMore) => {
                "any dice may be drawn that are listed: draw, or done once there is something to roll"
            }
            (Task::None, Stage::Decide) => "the roll phase goes on: use, push, pass or wait, as far as listed",
            (Task::None, Stage::Declare) => "a push is declared: return a die or roll",
            (Task::None, Stage::Rescue) => "a bust is due: prevent or bust",
            (Task::None, Stage::Keep) => "dice may stay active: keep or let-go",
            (Task::None, Stage::Discard) => "dice of the roll zone may be discarded: discard or done",
            (Task::None, Stage::Abilities) => {
                "abilities are being used: use, take-credits, lose-self or ready, as far as listed"
            }
            (Task::None, Stage::Move) => {
                "the runner moves: step, shortcut, jetpack, buy-foot or stop, as far as listed"
            }
            (Task::None, Stage::Bonus) => "a bonus may be taken: bonus or done",
            (Task::None, Stage::AfterMove) => "a bonus nearby may be taken: use or done",
            (Task::None, Stage::Buy) => "dice may be bought: buy, of another colour and with enough money, or done",
            (Task::None, Stage::Done) => "there is nothing to decide now",
        }
    }
}
