//! Which decisions there are: listing and checking them.
//!
//! Both ask in the same order: first what is open (turquoise crosses, a chosen die, question marks), then the stage.

use engine::{Game, Illegal, Seat};

use crate::action::Action;
use crate::game::CleverCubed;
use crate::player::{DieUse, Marking, Stage};

impl CleverCubed {
    /// Adds all decisions of `seat`.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, into: &mut Vec<Action>) {
        let player = self.player(seat);
        if !player.is_busy() {
            return;
        }
        if let Some(crossing) = player.crossing {
            into.extend(player.sheet.turquoise.open_rows(crossing.column).map(|row| Action::Cross { row }));
            into.push(Action::Enough);
            return;
        }
        if let Some(marking) = player.marking {
            let reading = self.marking_reading(marking);
            player.sheet.for_each_mark(&reading, |mark| into.push(Action::Mark { mark }));
            return;
        }
        if !player.questions.is_empty() {
            for question in player.questions.choices(self.setup.bonus_order) {
                let sheet = &player.sheet;
                sheet.for_each_answer(question, &self.setup, |mark| into.push(Action::Answer { question, mark }));
            }
            return;
        }
        match player.stage {
            Stage::Roll => {
                self.push_uses(seat, DieUse::Take, into, |die, joker| Action::Take { die, joker });
                if player.sheet.rerolls.has_available() {
                    into.push(Action::Reroll);
                }
                into.push(Action::Forfeit);
            }
            Stage::Pick => {
                self.push_uses(seat, DieUse::Pick, into, |die, joker| Action::Pick { die, joker });
                into.push(Action::Decline);
            }
            Stage::ExtraDice => {
                self.push_uses(seat, DieUse::Extra, into, |die, joker| Action::Extra { die, joker });
                into.push(Action::Stop);
            }
            Stage::Idle | Stage::Took => {}
        }
    }

    /// Why `seat` cannot decide so now, if that is so.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.turn().check(seat)?;
        let player = self.player(seat);
        if let Some(crossing) = player.crossing {
            return match action {
                Action::Cross { row } => {
                    let open = player.sheet.turquoise.open_rows(crossing.column).any(|open| open == row);
                    Illegal::unless(open, "there is no free turquoise cell in this row")
                }
                Action::Enough => Ok(()),
                _ => Err(Illegal::Rule("first decide on further turquoise crosses")),
            };
        }
        if let Some(marking) = player.marking {
            return match action {
                Action::Mark { mark } => {
                    let fits = player.sheet.allows(&self.marking_reading(marking), mark);
                    Illegal::unless(fits, "the die cannot make this mark")
                }
                _ => Err(Illegal::Rule("first mark the chosen die")),
            };
        }
        if !player.questions.is_empty() {
            return match action {
                Action::Answer { question, mark } => {
                    let open = player.questions.choices(self.setup.bonus_order).any(|open| open == question);
                    Illegal::unless(open, "this question mark is not to be used now")?;
                    let fits = player.sheet.allows_answer(question, &self.setup, mark);
                    Illegal::unless(fits, "the question mark cannot make this mark")
                }
                _ => Err(Illegal::Rule("first use the open question marks")),
            };
        }
        let check_use = |die, die_use, joker| self.check_use(seat, Marking { die, die_use, joker });
        match (player.stage, action) {
            (Stage::Roll, Action::Take { die, joker }) => check_use(die, DieUse::Take, joker),
            (Stage::Roll, Action::Reroll) => {
                Illegal::unless(player.sheet.rerolls.has_available(), "no re-roll is left")
            }
            (Stage::Pick, Action::Pick { die, joker }) => check_use(die, DieUse::Pick, joker),
            (Stage::ExtraDice, Action::Extra { die, joker }) => check_use(die, DieUse::Extra, joker),
            (Stage::Roll, Action::Forfeit) | (Stage::Pick, Action::Decline) | (Stage::ExtraDice, Action::Stop) => {
                Ok(())
            }
            (_, Action::Cross { .. } | Action::Enough) => Err(Illegal::Rule("no further turquoise cross is open")),
            (_, Action::Mark { .. }) => Err(Illegal::Rule("no die was chosen to be marked")),
            (_, Action::Answer { .. }) => Err(Illegal::Rule("no question mark is open")),
            (Stage::Roll, _) => Err(Illegal::Rule("now is the time to take a die, to re-roll or to forfeit")),
            (Stage::Pick, _) => Err(Illegal::Rule("now is the time to pick a die or to decline")),
            (Stage::ExtraDice, _) => Err(Illegal::Rule("now is the time for extra dice or to stop")),
            (Stage::Idle | Stage::Took, _) => Err(Illegal::NotYourTurn),
        }
    }
}
