//! A hand-written judgement of positions, in hundredths of a foot.

use engine::{Buffers, Game, Heuristic, Outlook, Seat, Turn};

use crate::action::Action;
use crate::dice::Colour;
use crate::game::Cubitos;
use crate::judge::{Judge, Standing};
use crate::player::Task;
use crate::prices::{Asked, Circumstances, Prices};
use crate::rulebook::CellName;
use crate::track::{Bonus, CellId, CellSet};
use crate::weigh::Memory;
use crate::weights::{self, Weights};

impl Heuristic for Cubitos {
    type Weights = Weights;
    const TAUGHT: &'static Weights = &weights::TAUGHT;
    const FIRST: &'static Weights = &weights::FIRST;
    const OUTLOOK: Outlook = Outlook {
        horizon: 20,
        spread: 19,
        evidence: 15,
        solves_ahead: false,
        recurs: false,
        games: [0, 500, 2_000],
        decisions: 300_000,
    };

    type Memory = Memory;

    fn evaluate(&self, seat: Seat, weights: &Weights) -> i32 {
        let standing = Standing::of(self, seat, weights);
        let player = self.player(seat);
        let asked = Asked::by(self, weights);
        let circumstances = Circumstances::of(self, player, standing.left, player.roll.len(), &asked);
        let prices = &Prices::new(self, weights, &circumstances);
        Judge { game: self, seat, weights, standing, prices }.worth()
    }

    fn weigh(&self, seat: Seat, legal: &[Action], weights: &Weights, buffers: &mut Buffers<Self>, into: &mut Vec<i32>) {
        let Buffers { memory, moves } = buffers;
        memory.scales(self, seat, weights).weigh(self, legal, moves, into);
    }

    fn solve(&self, seat: Seat, legal: &[Action], weights: &Weights, buffers: &mut Buffers<Self>) -> Option<usize> {
        let pushes = buffers.memory.scales(self, seat, weights).pushes(self, legal)?;
        let best = if pushes { Action::Push } else { Action::Pass };
        legal.iter().position(|action| *action == best)
    }

    fn is_sensible(&self, seat: Seat, action: &Action) -> bool {
        self.makes_sense(seat, action)
    }

    fn is_mid_move(&self, seat: Seat) -> bool {
        let asked = matches!(self.turn(), Turn::Players(seats) if seats.contains(seat));
        let chooses = !matches!(
            self.player(seat).task,
            Task::None | Task::ExtraRoll { .. } | Task::Reroll { .. } | Task::RollDifferent { .. } | Task::RollGrey
        );
        asked && chooses
    }
}

// ----- What makes sense -----

impl Cubitos {
    /// What a player who decides at random should consider: walk towards the finish, and give up no die by choice.
    #[inline]
    fn makes_sense(&self, seat: Seat, action: &Action) -> bool {
        match *action {
            Action::Step { to } => self.leads_on(seat, to),
            Action::Stop => !self.could_go_on(seat),
            Action::Wait | Action::LoseSelf { .. } => false,
            Action::Lose(_) | Action::Use { .. } | Action::TakeComparison { .. } | Action::Bonus { .. } => {
                self.keeps_dice(seat, action)
            }
            _ => true,
        }
    }

    /// Does it give up no die by choice? Rarely asked, so kept out of the way of the rest.
    #[inline(never)]
    fn keeps_dice(&self, seat: Seat, action: &Action) -> bool {
        match *action {
            Action::Lose(_) => !matches!(self.player(seat).task, Task::Lose { optional: true, .. }),
            Action::Use { card, part, .. } => {
                let part = self.program(card.colour()).part(part);
                part.is_none_or(|part| !part.operation.traits().gives_up_a_die)
            }
            Action::TakeComparison { .. } => {
                let comparison = self.program(Colour::Red).comparison;
                comparison.is_none_or(|comparison| !comparison.operation.traits().gives_up_a_die)
            }
            Action::Bonus { number } => {
                !self.open_bonuses(seat).any(|(open, bonus)| open == number && matches!(bonus, Bonus::LoseDie(_)))
            }
            _ => true,
        }
    }

    #[inline]
    fn leads_on(&self, seat: Seat, to: CellName) -> bool {
        let at = self.player(seat).at;
        let cell = self.book.cell(self.course.track_of(at.leg), to);
        at.cell == CellId::FINISH || cell.is_some_and(|cell| self.forward(seat).contains(cell))
    }

    #[inline]
    fn forward(&self, seat: Seat) -> &CellSet {
        let at = self.player(seat).at;
        self.book.forward(self.course.track_of(at.leg), at.cell)
    }

    fn could_go_on(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let on_finish = player.at.cell == CellId::FINISH;
        player.feet + player.water_feet > 0 && (on_finish || !self.forward(seat).is_empty())
    }
}
