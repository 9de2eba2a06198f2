//! Using locations: what they bring, copies, payments and moves.

use super::{Before, Judge};
use crate::ability::Ability;
use crate::action::Action;
use crate::city::{Colour, Space, Spaces};
use crate::dice::Dice;
use crate::game::{DiceCity, Stage};
use crate::location::{Keyword, Location, Type};
use crate::resource::{Resource, Resources};
use crate::setup::CopiedThisDie;

/// Worths of copied locations that are the same wherever they are.
type KnownCopies = [Option<i32>; Location::COUNT];

impl Judge<'_> {
    /// What it is worth to use the location on `space` as the next link of `chain`, with a die that was taken; `depth` more
    /// decisions may follow. Nothing if it copies and there is nothing to copy.
    pub(super) fn use_worth(
        &mut self,
        game: &DiceCity,
        die: Colour,
        space: Space,
        chain: Spaces,
        before: &Before,
        depth: usize,
    ) -> Option<i32> {
        let plain = self.plain_use_worth(game, game.unspent, die, space, chain, before);
        if plain.is_some() {
            return plain;
        }
        let location = game.own().city.top(space);
        let action = if chain.is_empty() { Action::Use { location } } else { Action::Copy { space, location } };
        match location.print().ability {
            ability @ (Ability::Multiply(_) | Ability::Exchange { .. }) if depth > 0 => {
                Some(self.best_payment_worth(game, ability, before, depth - 1))
            }
            Ability::PlaceRegularArmy if depth > 0 && self.can_place_easily(game) => {
                Some(before.worth + self.best_regular_army_worth(game, before))
            }
            Ability::Copy(_) if depth > 0 => {
                let mut used = *game;
                used.carry_out(action, &mut ());
                let chain = chain.with(space);
                let lost = before.worth - self.deactivation_worth(game, game.unspent, space);
                self.best_copy_worth(&used, die, space, chain, &Before { worth: lost, ..*before }, depth - 1)
            }
            _ => Some(self.follow(game, action, depth)),
        }
    }

    /// What it is worth to use a location that brings something simple, while `dice` are left. Not known if there is nothing to
    /// bring.
    pub(super) fn plain_use_worth(
        &mut self,
        game: &DiceCity,
        dice: Dice,
        die: Colour,
        space: Space,
        chain: Spaces,
        before: &Before,
    ) -> Option<i32> {
        let (own, turn) = (game.own(), &game.this_turn);
        let print = own.city.top(space).print();
        let mut stock = own.stock;
        let mut more = 0;
        match print.ability {
            Ability::Gain(resource, amount) => {
                let bonus = if print.kind == Type::Resource { turn.resource_bonus } else { 0 };
                stock.add(Resources::of(resource, u16::from(amount) + u16::from(bonus)));
            }
            Ability::GainEach(amount) => stock.add(Resources::new(amount.into(), amount.into(), amount.into())),
            Ability::HarvestOfRow(amount) => {
                let gain = game.harvest_of_row(space, amount);
                if gain.is_empty() {
                    return None;
                }
                stock.add(gain);
            }
            Ability::Strength(amount) | Ability::StrengthAgainstBandits(amount) if !dice.is_empty() => {
                let bonus = if print.keyword == Some(Keyword::Army) { turn.army_bonus } else { 0 };
                more = self.strength_gain_worth(game, i32::from(amount) + i32::from(bonus), before);
            }
            Ability::WeakerBandits(_) if turn.all_strength() == 0 => {}
            Ability::Points(points) => more = self.points_gain_worth(game, u16::from(points), before),
            Ability::PointsPerPair(points) if stock.pairs() > 0 => {
                more = self.points_gain_worth(game, stock.pairs().saturating_mul(u16::from(points)), before);
            }
            Ability::RerollThisDie if chain.is_empty() || game.setup.copied_this_die == CopiedThisDie::SpentDie => {
                return Some(before.worth + game.row_worth(own, die, self.weights));
            }
            _ => return None,
        }
        let worth = self.worth_with(game, dice, before, stock, own.pass_tokens);
        worth.map(|worth| worth + more - self.deactivation_worth(game, dice, space))
    }

    /// What is lost by the use itself.
    fn deactivation_worth(&self, game: &DiceCity, dice: Dice, space: Space) -> i32 {
        if game.own().city.top(space).print().deactivates { self.token_worth(game, dice, space) } else { 0 }
    }

    fn points_gain_worth(&self, game: &DiceCity, gain: u16, before: &Before) -> i32 {
        let worth = |points: u16| game.points_worth(i32::from(points), self.prospect.best, self.weights);
        worth(before.points.saturating_add(gain)) - worth(before.points)
    }

    pub(super) fn strength_gain_worth(&self, game: &DiceCity, gain: i32, before: &Before) -> i32 {
        let strength = game.this_turn.all_strength() + gain;
        game.strength_worth(strength, true, self.weights) - before.strength
    }

    // ----- Copies -----

    /// Church, Town Hall, Cemetery.
    pub(super) fn weigh_copies(
        &mut self,
        game: &DiceCity,
        die: Colour,
        chain: Spaces,
        legal: &[Action],
        depth: usize,
        into: &mut Vec<i32>,
    ) {
        let before = self.without_the_die(game);
        let mut known = [None; Location::COUNT];
        for &action in legal {
            if let Action::Copy { space, .. } = action {
                let worth = self.copy_worth(game, die, space, chain, &before, depth, &mut known);
                into.push(worth.unwrap_or(i32::MIN));
            }
        }
    }

    fn best_copy_worth(
        &mut self,
        game: &DiceCity,
        die: Colour,
        at: Space,
        chain: Spaces,
        before: &Before,
        depth: usize,
    ) -> Option<i32> {
        let mut known = [None; Location::COUNT];
        let targets = game.copy_targets(at, chain);
        targets.iter().filter_map(|space| self.copy_worth(game, die, space, chain, before, depth, &mut known)).max()
    }

    /// Equal locations often do the same wherever they are.
    #[expect(clippy::too_many_arguments, reason = "a use, and what is known about others")]
    fn copy_worth(
        &mut self,
        game: &DiceCity,
        die: Colour,
        space: Space,
        chain: Spaces,
        before: &Before,
        depth: usize,
        known: &mut KnownCopies,
    ) -> Option<i32> {
        let location = game.own().city.top(space);
        let print = location.print();
        let by_place = match print.ability {
            Ability::Copy(_) | Ability::HarvestOfRow(_) => true,
            Ability::RerollThisDie | Ability::RerollDice => {
                game.setup.copied_this_die == CopiedThisDie::DieOnCopiedLocation
            }
            _ => print.deactivates,
        };
        match known[location as usize] {
            Some(worth) if !by_place => Some(worth),
            _ => {
                let worth = self.use_worth(game, die, space, chain, before, depth);
                known[location as usize] = worth;
                worth
            }
        }
    }

    // ----- Payments -----

    /// Storehouse and Market Place.
    pub(super) fn weigh_payments(
        &mut self,
        game: &DiceCity,
        at: Space,
        legal: &[Action],
        depth: usize,
        into: &mut Vec<i32>,
    ) {
        let before = self.without_the_die(game);
        let ability = game.own().city.top(at).print().ability;
        for &action in legal {
            if let Action::Pay { resource, amount } = action {
                into.push(self.payment_worth(game, ability, resource, amount, &before, depth));
            }
        }
    }

    fn best_payment_worth(&mut self, game: &DiceCity, ability: Ability, before: &Before, depth: usize) -> i32 {
        let most = if let Ability::Exchange { most, .. } = ability { most } else { 1 };
        let mut best = i32::MIN;
        for resource in Resource::ALL {
            let most = game.own().stock.get(resource).min(u16::from(most)) as u8;
            for amount in 1..=most {
                best = best.max(self.payment_worth(game, ability, resource, amount, before, depth));
            }
        }
        best
    }

    fn payment_worth(
        &mut self,
        game: &DiceCity,
        ability: Ability,
        resource: Resource,
        amount: u8,
        before: &Before,
        depth: usize,
    ) -> i32 {
        let mut stock = game.own().stock;
        stock.remove(Resources::of(resource, u16::from(amount)));
        match ability {
            Ability::Multiply(gain) => {
                stock.add(Resources::of(resource, u16::from(gain)));
                self.worth_of_stock(game, before, stock)
            }
            Ability::Exchange { gain, .. } => {
                let times = if game.setup.market_place_split_pairs.0 { amount * gain } else { amount };
                self.receiving_worth(game, before, stock, resource, times, depth)
            }
            _ => i32::MIN,
        }
    }

    /// Market Place: each of the kinds that can be received.
    pub(super) fn weigh_receipts(
        &mut self,
        game: &DiceCity,
        paid: Resource,
        left: u8,
        legal: &[Action],
        depth: usize,
        into: &mut Vec<i32>,
    ) {
        let before = self.without_the_die(game);
        for &action in legal {
            if let Action::Receive { resource } = action {
                let mut stock = game.own().stock;
                stock.add(game.receipt(resource));
                into.push(self.receiving_worth(game, &before, stock, paid, left - 1, depth));
            }
        }
    }

    /// What the stock is worth if something other than what was `paid` is received so many times more.
    fn receiving_worth(
        &mut self,
        game: &DiceCity,
        before: &Before,
        stock: Resources,
        paid: Resource,
        left: u8,
        depth: usize,
    ) -> i32 {
        if left == 0 {
            return self.worth_of_stock(game, before, stock);
        }
        if depth == 0 {
            self.is_cut = true;
            let unfinished = self.weights.received * i32::from(left);
            return before.worth - before.stock + self.market_worth(stock, true) + unfinished;
        }
        let mut best = i32::MIN;
        for resource in Resource::ALL.into_iter().filter(|&resource| resource != paid) {
            let mut stock = stock;
            stock.add(game.receipt(resource));
            best = best.max(self.receiving_worth(game, before, stock, paid, left - 1, depth - 1));
        }
        best
    }

    /// What it is worth that the use-dice step goes on with this stock.
    fn worth_of_stock(&mut self, game: &DiceCity, before: &Before, stock: Resources) -> i32 {
        self.worth_with(game, game.unspent, before, stock, game.own().pass_tokens).unwrap_or_else(|| {
            let mut after = *game;
            after.stage = Stage::Dice;
            after.own_mut().stock = stock;
            after.advance(&mut ());
            self.worth(&after, self.tops)
        })
    }

    // ----- Moves -----

    /// Stables.
    pub(super) fn weigh_moves(&mut self, game: &DiceCity, legal: &[Action], into: &mut Vec<i32>) {
        let unmoved = self.without_the_die(game).worth;
        let own = game.own();
        for &action in legal {
            if let Action::Move { die, to } = action {
                let stands = game.die_worth(own, own.space_of(die), self.weights);
                into.push(unmoved + game.die_worth(own, Space::at(die, to), self.weights) - stands);
            }
        }
    }
}
