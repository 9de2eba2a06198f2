//! What the last purchase of a round is worth without making it: the next round as it begins then.

use engine::Seat;

use crate::action::Action;
use crate::cube::Cube;
use crate::dice::{Die, DieSet};
use crate::game::{Cubitos, Phase};
use crate::judge::{Judge, Money, Owned, Rest};
use crate::player::{Player, Stage};
use crate::prices::Asked;
use crate::rulebook::Colours;

/// The round after the one that a player is about to end.
pub(crate) struct NextRound<'a> {
    /// Whoever judges it, with the position before it.
    pub judge: Judge<'a>,
}

impl NextRound<'_> {
    /// Does the next round begin once this player buys no more, and is it easily told how?
    pub fn comes_simply(game: &Cubitos, seat: Seat, asked: &Asked) -> bool {
        let player = game.player(seat);
        let is_last = game.phase == Phase::Run && player.stage == Stage::Buy;
        is_last
            && game.mover.next(game.terms.players) == game.holder
            && game.round < game.terms.round_limit.0
            && game.index.borrows.is_empty()
            && player.exempt.is_empty()
            && !player.draws_all
            && !asked.roll
            && !asked.active_dice()
            && game.seats().all(|seat| !game.has_finished(seat))
    }

    /// What the position is worth after this action, if it ends the round.
    pub fn worth_after(&self, action: &Action) -> Option<i32> {
        let Judge { game, seat, prices, .. } = self.judge;
        let mut player = *game.player(seat);
        let mut supply = game.supply;
        if let Action::Buy { card } = *action {
            let die = card.colour().die();
            player.pay(game.cost(die).into());
            player.discard.add(Cube::own(die), 1);
            supply[die.index()] -= 1;
        }
        self.begin(&mut player);
        let asks = player.drawing().up_to_the_limit(seat, &mut ());
        if player.roll.is_empty() {
            return None;
        }
        let owned = Owned::of(&player, prices);
        let money = Money::new(0, player.credits, &supply, Colours::NONE);
        let worth = self.judge.course_worth(player.at, false)
            + self.judge.lasting_worth(player.credits, &owned)
            + self.judge.money_worth(&money, Rest::Counts);
        let usual = owned.usual_roll(player.limit);
        Some(worth + self.judge.drawn_worth(&player.roll, asks, player.rolling, usual))
    }

    /// Cleans up and begins the round for the player.
    fn begin(&self, player: &mut Player) {
        let Judge { game, seat, .. } = self.judge;
        let first = Cube::own(Die::FirstPlayer);
        player.active.discard(DieSet::ALL, &mut player.discard);
        for zone in [&mut player.draw, &mut player.roll, &mut player.discard] {
            zone.remove_all(first);
        }
        if game.holder.next(game.terms.players) == seat {
            player.roll.add(first, 1);
        }
        player.limit = game.hand_limit(seat, game.most_red_lines());
    }
}
