//! The attack step.

use engine::{MOVE_DEPTH_MAX, Seat};

use super::Judge;
use crate::action::Action;
use crate::city::Space;
use crate::game::Stage;
use crate::heuristic::token_worth;

impl Judge<'_> {
    /// An attack on a player changes nothing but points, strength and the victim, and perhaps ends the turn.
    pub(super) fn weigh_attacks(&mut self, legal: &[Action], into: &mut Vec<i32>) {
        let game = self.now;
        let can_build = self.markets.is_enough(game.own().stock);
        let all_kept = self.weights.strength_after_attacks == 100;
        let before = self.worth(game, self.tops) + game.rival_share(self.prospect.rivals);
        for &action in legal {
            let worth = match action {
                Action::Attack { seat, space, .. } => {
                    let kept = if can_build && all_kept { Some(100) } else { self.strength_kept_after(action) };
                    kept.map(|kept| before + self.attack_worth(seat, space, kept))
                }
                Action::EndAttack if can_build => {
                    let strength = game.strength_worth_now(self.weights);
                    let kept = strength * self.weights.strength_after_attacks / 100;
                    Some(before - strength + kept - game.rival_share(self.prospect.rivals))
                }
                _ => None,
            };
            into.push(worth.unwrap_or_else(|| self.follow(game, action, MOVE_DEPTH_MAX)));
        }
    }

    /// Which part of its worth strength has after this action, in hundredths. Not known if the turn is over then and
    /// everything is judged in another way.
    fn strength_kept_after(&self, action: Action) -> Option<i32> {
        let mut after = *self.now;
        after.carry_out(action, &mut ());
        match after.stage {
            Stage::Attack | Stage::Build => Some(after.strength_kept(self.weights)),
            Stage::Roll | Stage::Declare if self.goes_on_alike() => Some(0),
            _ => None,
        }
    }

    /// What points and strength win by an attack, against what all rivals are worth then.
    fn attack_worth(&self, victim: Seat, space: Space, kept: i32) -> i32 {
        let (game, weights) = (self.now, self.weights);
        let player = game.player(victim);
        let points = game.score_with(self.seat, self.tops.points).total();
        let points_worth = |points: u16| game.points_worth(i32::from(points), self.prospect.best, weights);
        let won = points_worth(points.saturating_add(player.city.points_of(space))) - points_worth(points);
        let strength = game.this_turn.all_strength();
        let left = strength - i32::from(player.city.defence(space).unwrap_or(0));
        let left_worth = game.strength_worth(left, false, weights) * kept / 100;
        let spent = game.strength_worth(strength, false, weights) - left_worth;
        let mut lost = token_worth(player.city.top(space), game.turns_left(victim, weights), weights);
        if player.space_of(space.row()) == space {
            lost += game.die_worth(player, space, weights) - weights.die_least;
        }
        won - spent - game.rival_share(self.prospect.rivals - lost)
    }
}
