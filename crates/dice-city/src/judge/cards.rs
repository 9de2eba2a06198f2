//! Cards: discarding them, buying them and where they go.

use engine::MOVE_DEPTH_MAX;

use super::{Before, Judge};
use crate::action::Action;
use crate::city::{Space, Spaces};
use crate::dice::Dice;
use crate::game::{DiceCity, KEPT, Stage, Step};
use crate::heuristic::{Prospect, Tops, token_worth, uses_worth};
use crate::location::{Location, Points};
use crate::setup::RowsTrigger;

/// Spaces on which cards can be built, by what is lost there.
struct Plots {
    list: [Plot; Space::COUNT],
    count: usize,
    /// Spaces that are not on the list, as own dice stand there.
    under_dice: Spaces,
    /// Points that are not on cards.
    other_points: u16,
}

#[derive(Clone, Copy, Default)]
struct Plot {
    uses: i32,
    points: u16,
    /// What is won since a deactivation token goes.
    token: i32,
}

impl Plot {
    /// Is nothing more lost here than there?
    fn is_as_good_as(self, other: Self) -> bool {
        self.uses <= other.uses && self.points <= other.points && self.token >= other.token
    }
}

impl Judge<'_> {
    /// Cards of the display are discarded, one by one.
    pub(super) fn weigh_discards(&mut self, left: u8, legal: &[Action], into: &mut Vec<i32>) {
        let game = self.now;
        let (stock, turns) = (game.own().stock, self.prospect.turns);
        let mut fewer = *game;
        fewer.stage = Stage::Refresh { left: left - 1 };
        let others = self.worth(&fewer, self.tops) - self.market_worth(stock, true);
        into.extend(
            (0..legal.len()).map(|card| others + self.markets.worth_without(card, stock, turns, true, self.weights)),
        );
    }

    pub(super) fn weigh_builds(&mut self, legal: &[Action], into: &mut Vec<i32>) {
        let game = self.now;
        let points = i32::from(game.score_with(self.seat, self.tops.points).total());
        let lasting = game.points_worth(points, self.prospect.best, self.weights)
            + uses_worth(self.tops.uses, self.prospect.turns, self.weights);
        let others = self.worth(game, self.tops) - self.market_worth(game.own().stock, false);
        let plots = self.plots(game);
        for &action in legal {
            let worth = match action {
                Action::Build { card, slot } => self
                    .bought_worth(card, slot)
                    .map(|bought| others + bought - lasting + self.best_place_worth(game, card, &plots)),
                Action::EndTurn if self.goes_on_alike() => {
                    let (kept, _) = game.own().stock.split_at_most(KEPT);
                    Some(others - self.now.strength_worth_now(self.weights) + self.market_worth(kept, false))
                }
                _ => None,
            };
            into.push(worth.unwrap_or_else(|| self.follow(game, action, MOVE_DEPTH_MAX)));
        }
    }

    /// What market and strength are worth after a purchase, if that is easily known, compared to the strength before it.
    fn bought_worth(&mut self, card: Location, slot: Option<u8>) -> Option<i32> {
        let game = self.now;
        let turns = self.prospect.turns;
        let mut stock = game.own().stock;
        stock.remove(card.print().cost);
        if let Some(slot) = slot {
            // Another card is turned up, so that the step goes on.
            let goes_on = !game.setup.is_solo() && game.supply.deck_len > 0;
            let before = game.supply.cards().take_while(|&(other, _)| other < slot).count();
            return goes_on.then(|| self.markets.worth_without(before, stock, turns, false, self.weights));
        }
        let is_last = card.basic_index().is_none_or(|index| game.supply.basic[index] <= 1);
        if is_last {
            return None;
        }
        let market = self.market_worth(stock, false);
        if game.can_trade(Step::Build) || self.markets.is_enough(stock) {
            return Some(market);
        }
        self.goes_on_alike().then(|| market - self.now.strength_worth_now(self.weights))
    }

    /// Is a Regular Army of the Barracks put somewhere without any other consequence?
    pub(super) fn can_place_easily(&self, game: &DiceCity) -> bool {
        let left = Location::RegularArmy.basic_index().map_or(0, |index| game.supply.basic[index]);
        left > 1 && !game.unspent.is_empty()
    }

    /// What the best space for a Regular Army of the Barracks brings.
    pub(super) fn best_regular_army_worth(&self, game: &DiceCity, before: &Before) -> i32 {
        let points = game.points_worth(i32::from(before.points), self.prospect.best, self.weights);
        let uses = uses_worth(self.tops.uses, self.prospect.turns, self.weights);
        self.best_place_worth(game, Location::RegularArmy, &self.plots(game)) - points - uses
    }

    /// What points and uses are worth with `card` on the best space.
    fn best_place_worth(&self, game: &DiceCity, card: Location, plots: &Plots) -> i32 {
        let Points::Fixed(points) = card.print().points else { return self.best_space_worth(game, card, Spaces::ALL) };
        if game.own().city.has_cathedral() {
            return self.best_space_worth(game, card, Spaces::ALL);
        }
        let uses = self.tops.uses + self.weights.use_of(card);
        let points = self.tops.points + u16::from(points);
        let mut best = self.best_space_worth(game, card, plots.under_dice);
        for plot in &plots.list[..plots.count] {
            let points = plots.other_points.saturating_add(points - plot.points);
            let worth = game.points_worth(i32::from(points), self.prospect.best, self.weights)
                + uses_worth(uses - plot.uses, self.prospect.turns, self.weights)
                + plot.token;
            best = best.max(worth);
        }
        best
    }

    fn best_space_worth(&self, game: &DiceCity, card: Location, spaces: Spaces) -> i32 {
        let worth = |space| self.place_worth(game, game, self.prospect, space, card);
        spaces.iter().map(worth).max().unwrap_or(i32::MIN)
    }

    /// What there is to cover, without what is clearly worse than something else.
    fn plots(&self, game: &DiceCity) -> Plots {
        let own = game.own();
        let mut plots = Plots {
            list: [Plot::default(); Space::COUNT],
            count: 0,
            under_dice: game.unspent.iter().map(|die| own.space_of(die)).collect(),
            other_points: game.score_with(self.seat, 0).total(),
        };
        let mut free = Spaces::ALL.except(plots.under_dice);
        for space in free.among(own.city.deactivated()).iter() {
            let location = own.city.top(space);
            self.add_plot(&mut plots, location, token_worth(location, self.prospect.turns, self.weights));
            free.remove(space);
        }
        let mut kinds = own.city.kinds_on(free);
        while kinds != 0 {
            self.add_plot(&mut plots, Location::ALL[kinds.trailing_zeros() as usize], 0);
            kinds &= kinds - 1;
        }
        plots
    }

    fn add_plot(&self, plots: &mut Plots, covered: Location, token: i32) {
        let points = if let Points::Fixed(points) = covered.print().points { u16::from(points) } else { 0 };
        let plot = Plot { uses: self.weights.use_of(covered), points, token };
        let is_less_better = self.weights.city_uses >= 0 && self.weights.lead >= 0;
        if !(is_less_better && plots.list[..plots.count].iter().any(|other| other.is_as_good_as(plot))) {
            plots.list[plots.count] = plot;
            plots.count += 1;
        }
    }

    /// A card is put on each of the spaces. What happens afterwards does not depend on the space, so that the first one tells
    /// about all others.
    pub(super) fn weigh_places(&mut self, game: &DiceCity, card: Location, mut tell: impl FnMut(i32)) {
        let mut spaces = Space::all();
        let Some(first) = spaces.next() else { return };
        let (after, worth) = self.place(game, first, card);
        tell(worth);
        let rows_count = after.setup.rows_trigger == RowsTrigger::Automatic && !after.setup.is_solo();
        if after.stage == Stage::Over || rows_count {
            return spaces.for_each(|space| tell(self.place(game, space, card).1));
        }
        let prospect = self.prospect_of(&after);
        let there = worth - self.place_worth(game, &after, prospect, first, card);
        let special = special_spaces(game, after.unspent, card);
        let mut known = [None; Location::COUNT];
        for space in spaces {
            let worth = || there + self.place_worth(game, &after, prospect, space, card);
            let known = &mut known[game.own().city.top(space) as usize];
            tell(if special.contains(space) { worth() } else { *known.get_or_insert_with(worth) });
        }
    }

    fn place(&mut self, game: &DiceCity, space: Space, card: Location) -> (DiceCity, i32) {
        let mut after = *game;
        after.carry_out(Action::Place { space }, &mut ());
        let city = &game.own().city;
        let tops = Tops { uses: self.uses_with(game, space, card), points: city.points_with(space, card) };
        let worth = self.worth(&after, tops);
        (after, worth)
    }

    /// One use of each location on top, once `card` lies on `space`.
    fn uses_with(&self, game: &DiceCity, space: Space, card: Location) -> i32 {
        self.tops.uses - self.weights.use_of(game.own().city.top(space)) + self.weights.use_of(card)
    }

    /// The parts of the judgement that depend on where the card goes. The position is one `after` it went somewhere.
    fn place_worth(&self, game: &DiceCity, after: &DiceCity, prospect: Prospect, space: Space, card: Location) -> i32 {
        let (own, weights) = (game.own(), self.weights);
        let points = i32::from(after.score_with(self.seat, own.city.points_with(space, card)).total());
        let mut worth = after.points_worth(points, prospect.best, weights)
            + uses_worth(self.uses_with(game, space, card), prospect.turns, weights);
        if own.city.deactivated().contains(space) {
            worth += token_worth(own.city.top(space), prospect.turns, weights);
        }
        let die = space.row();
        if !after.unspent.is_empty() && after.unspent.contains(die) && own.space_of(die) == space {
            worth += game.die_worth_on(card, weights) - game.die_worth(own, space, weights);
        }
        worth
    }
}

/// Equal locations are as good to cover as each other, unless dice, tokens or their rows make a difference: here they do.
fn special_spaces(game: &DiceCity, unspent: Dice, card: Location) -> Spaces {
    let own = game.own();
    if own.city.has_cathedral() || card.print().points == Points::CulturalInRow {
        return Spaces::ALL;
    }
    own.city.deactivated().union(unspent.iter().map(|die| own.space_of(die)).collect())
}
