//! The use-dice step: taking dice, spending them, trading pass tokens.

use engine::MOVE_DEPTH_MAX;

use super::{Before, Judge, Stands, Taken, Takes};
use crate::ability::Ability;
use crate::action::Action;
use crate::city::{Colour, Space, Spaces};
use crate::dice::Dice;
use crate::game::{DiceCity, PASS_TOKENS};
use crate::heuristic::{pass_token_worth, token_worth};
use crate::resource::Resources;
use crate::setup::PassTokenWindow;

impl Judge<'_> {
    /// Dice are to be taken, or what else there is to do in the use-dice step.
    pub(super) fn weigh_dice_step(&mut self, legal: &[Action], into: &mut Vec<i32>) -> Takes {
        let game = self.now;
        let any_die = self.spending_of_any_die();
        let under_dice = game.unspent.iter().map(|die| game.own().space_of(die)).collect();
        let is_simple = game.own().city.deactivated().among(under_dice).is_empty();
        let token = (is_simple && !game.setup.voluntary_deactivation.0).then(|| self.best_token_worth(game.unspent));
        let stands = self.stands(game);
        let mut shifts = stands;
        for die in game.unspent.iter() {
            shifts[die.index()] = self.best_column_worth(die) - stands[die.index()];
        }
        let before = self.with_dice(game, stands.iter().sum());
        let mut takes = Takes { before, stands, uses: [None; Colour::ALL.len()] };
        for &action in legal {
            let known = match action {
                Action::Take { die } => {
                    let others = game.unspent.without(die);
                    let Taken { forgone, .. } = takes.taken(die);
                    let used = self.used_worth(die, others, &forgone);
                    takes.uses[die.index()] = used.filter(|_| !self.is_cut);
                    let spent = if others.is_empty() {
                        self.spending_of_last_die(die, &forgone)
                    } else {
                        let spendings = others.iter().map(|other| shifts[other.index()]);
                        let token = token.unwrap_or_else(|| self.best_token_worth(others));
                        forgone.worth + spendings.fold(any_die.max(token), i32::max)
                    };
                    Some(used.map_or(spent, |used| used.max(spent)))
                }
                Action::EndDice => self.worth_at_end_of_dice(&before, stands.iter().sum(), into.iter().copied().max()),
                _ => self.trade_worth(action, &before),
            };
            into.push(known.unwrap_or_else(|| self.follow(game, action, MOVE_DEPTH_MAX)));
        }
        takes
    }

    pub(super) fn stands(&self, game: &DiceCity) -> Stands {
        let mut stands = [0; Colour::ALL.len()];
        for die in game.unspent.iter() {
            stands[die.index()] = game.die_worth(game.own(), game.own().space_of(die), self.weights);
        }
        stands
    }

    /// The best of what any of several dice can be spent for, compared to forgoing it.
    fn spending_of_any_die(&self) -> i32 {
        let game = self.now;
        let tokens = game.own().pass_tokens;
        let pass = self.pass_tokens_worth(tokens.saturating_add(1)) - self.pass_tokens_worth(tokens);
        let pass = if game.this_turn.passed { 0 } else { pass };
        let refresh = if game.can_refresh() { self.weights.refreshed } else { 0 };
        pass.max(refresh).max(0)
    }

    /// The best card to reactivate while these dice are left, likewise; or to deactivate, if that is allowed.
    fn best_token_worth(&self, dice: Dice) -> i32 {
        let city = &self.now.own().city;
        let worth = |space| self.token_worth(self.now, dice, space);
        let reactivation = city.deactivated().iter().map(worth).max().unwrap_or(0);
        if !self.now.setup.voluntary_deactivation.0 {
            return reactivation;
        }
        let deactivations = city.cards().except(city.deactivated()).iter().map(|space| -worth(space));
        deactivations.max().map_or(reactivation, |worth| worth.max(reactivation))
    }

    /// The best that the last die can be spent for, but to use what it stands on.
    fn spending_of_last_die(&mut self, die: Colour, forgone: &Before) -> i32 {
        const DEPTH: usize = MOVE_DEPTH_MAX - 1;
        let mut taken = *self.now;
        taken.carry_out(Action::Take { die }, &mut ());
        let mut actions = std::mem::take(&mut self.follow_ups[DEPTH].actions);
        actions.clear();
        taken.list(&mut actions);
        let mut best = i32::MIN;
        for &action in &actions {
            if !matches!(action, Action::Use { .. }) {
                best = best.max(self.spending_worth(&taken, die, action, forgone, DEPTH));
            }
        }
        self.follow_ups[DEPTH].actions = actions;
        best
    }

    /// What it is worth to use the location under a die while `others` are left, if it can be used.
    fn used_worth(&mut self, die: Colour, others: Dice, forgone: &Before) -> Option<i32> {
        let game = self.now;
        let space = game.own().space_of(die);
        self.is_cut = false;
        if game.own().city.deactivated().contains(space) {
            return None;
        }
        let plain = self.plain_use_worth(game, others, die, space, Spaces::NONE, forgone);
        if plain.is_some() {
            return plain;
        }
        let mut taken = *game;
        taken.carry_out(Action::Take { die }, &mut ());
        let copies = matches!(game.own().city.top(space).print().ability, Ability::Copy(_));
        let is_usable = copies || taken.is_plainly_usable(space, Spaces::NONE);
        is_usable.then(|| self.use_worth(&taken, die, space, Spaces::NONE, forgone, MOVE_DEPTH_MAX - 1)).flatten()
    }

    /// What it is worth to end the use-dice step, if that is easily known or less than the best so far.
    fn worth_at_end_of_dice(&mut self, before: &Before, dice: i32, best: Option<i32>) -> Option<i32> {
        let game = self.now;
        let own = game.own();
        if self.goes_on_alike() {
            let strength = game.strength_worth(game.this_turn.all_strength(), false, self.weights).max(0);
            let most =
                before.worth - dice - before.stock - before.strength + self.market_worth(own.stock, false) + strength;
            if best.is_some_and(|best| most < best) {
                return Some(most);
            }
        }
        self.worth_after_dice(game, before, own.stock, own.pass_tokens).map(|worth| worth - dice)
    }

    /// What two pass tokens bring, if that is easily known.
    fn trade_worth(&mut self, action: Action, before: &Before) -> Option<i32> {
        let game = self.now;
        let mut stock = game.own().stock;
        let tokens = game.own().pass_tokens;
        let left = tokens - PASS_TOKENS;
        let lost = self.pass_tokens_worth(tokens) - self.pass_tokens_worth(left);
        let worth = match action {
            Action::TradeForResource { resource } => {
                stock.add(Resources::of(resource, 1));
                self.worth_with(game, game.unspent, before, stock, left)?
            }
            Action::TradeForStrength if !game.unspent.is_empty() => {
                before.worth + self.strength_gain_worth(game, 1, before)
            }
            Action::TradeForReroll => before.worth,
            _ => return None,
        };
        Some(worth - lost)
    }

    /// The ways to spend a die that was taken.
    pub(super) fn weigh_spendings(
        &mut self,
        game: &DiceCity,
        die: Colour,
        taken: &Taken,
        legal: &[Action],
        depth: usize,
        into: &mut Vec<i32>,
    ) {
        let Taken { forgone, stands, used } = taken;
        for &action in legal {
            into.push(match (action, *used) {
                (Action::Use { .. }, Some(worth)) => worth,
                (Action::Shift { die, to }, _) => {
                    let there = game.die_worth(game.own(), Space::at(die, to), self.weights);
                    forgone.worth + there - stands[die.index()]
                }
                _ => self.spending_worth(game, die, action, forgone, depth),
            });
        }
    }

    /// What it is worth to spend the die for something other than a shift.
    fn spending_worth(&mut self, game: &DiceCity, die: Colour, action: Action, forgone: &Before, depth: usize) -> i32 {
        let own = game.own();
        let mut tokens = own.pass_tokens;
        let more = match action {
            Action::Use { .. } => {
                let used = self.use_worth(game, die, own.space_of(die), Spaces::NONE, forgone, depth);
                return used.unwrap_or_else(|| self.follow(game, action, depth));
            }
            Action::Refresh => return forgone.worth + self.weights.refreshed,
            Action::Reactivate { space, .. } => self.token_worth(game, game.unspent, space),
            Action::Deactivate { space, .. } => -self.token_worth(game, game.unspent, space),
            Action::Pass => {
                tokens = tokens.saturating_add(1);
                self.pass_tokens_worth(tokens) - self.pass_tokens_worth(own.pass_tokens)
            }
            _ => 0,
        };
        let worth = self.worth_with(game, game.unspent, forgone, own.stock, tokens);
        worth.map_or_else(|| self.follow(game, action, depth), |worth| worth + more)
    }

    /// What the position is worth with this stock and so many pass tokens, when nothing else has changed since `before` and
    /// `dice` are left. Without any the use-dice step may be over then; what follows is not always known easily.
    pub(super) fn worth_with(
        &mut self,
        game: &DiceCity,
        dice: Dice,
        before: &Before,
        stock: Resources,
        tokens: u16,
    ) -> Option<i32> {
        if dice.is_empty() && tokens < PASS_TOKENS {
            return self.worth_after_dice(game, before, stock, tokens);
        }
        Some(before.worth + if stock == game.own().stock { 0 } else { self.market_worth(stock, true) - before.stock })
    }

    /// The same once the use-dice step is over.
    fn worth_after_dice(&mut self, game: &DiceCity, before: &Before, stock: Resources, tokens: u16) -> Option<i32> {
        let market = self.market_worth(stock, false);
        let can_trade = tokens >= PASS_TOKENS && game.setup.pass_token_window == PassTokenWindow::AnyOwnStep;
        let strength = || game.strength_worth(game.this_turn.all_strength(), false, self.weights);
        let strength = if can_trade || game.can_attack() {
            strength()
        } else if self.markets.is_enough(stock) {
            strength() * self.weights.strength_after_attacks / 100
        } else if self.goes_on_alike() {
            0
        } else {
            return None;
        };
        Some(before.worth - before.stock - before.strength + market + strength)
    }

    fn pass_tokens_worth(&self, tokens: u16) -> i32 {
        pass_token_worth(tokens, self.prospect.turns, self.weights)
    }

    /// What a die would bring in the better one of the columns beside its own.
    fn best_column_worth(&self, die: Colour) -> i32 {
        let own = self.now.own();
        let column = own.dice.column(die);
        let beside = [Space::new(die, column.wrapping_sub(1)), Space::new(die, column + 1)];
        let worths = beside.into_iter().flatten().map(|space| self.now.die_worth(own, space, self.weights));
        worths.fold(i32::MIN / 2, i32::max)
    }

    /// What it brings that the card on `space` has no deactivation token, while these dice are left.
    pub(super) fn token_worth(&self, game: &DiceCity, dice: Dice, space: Space) -> i32 {
        let own = game.own();
        let location = own.city.top(space);
        let stands_there = dice.contains(space.row()) && own.space_of(space.row()) == space;
        let by_die = if stands_there { game.die_worth_on(location, self.weights) - self.weights.die_least } else { 0 };
        token_worth(location, self.prospect.turns, self.weights) + by_die
    }
}
