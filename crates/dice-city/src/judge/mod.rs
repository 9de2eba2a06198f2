//! Weighs the actions of one decision quickly: what they have in common is judged once.
//!
//! Most actions are made on a copy of the game, and of the position after them only those parts are judged that can have
//! changed. Where dice only move, or a card can go to thirty spaces, the differences are enough.

mod attacks;
mod cards;
mod dice;
mod uses;

use engine::{MOVE_DEPTH_MAX, Seat};

use crate::ability::Ability;
use crate::action::Action;
use crate::city::Colour;
use crate::game::{DiceCity, Stage};
use crate::heuristic::{Prospect, Tops};
use crate::location::Location;
use crate::market::Markets;
use crate::resource::Resources;
use crate::setup::RowsTrigger;
use crate::weights::Weights;

/// What is kept from one decision to the next, and lists that are used again.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    known: Option<Known>,
    follow_ups: [FollowUps; MOVE_DEPTH_MAX],
}

/// What was found out lately, with these weights.
#[derive(Clone, Debug)]
struct Known {
    weights: Weights,
    markets: Markets,
    /// The position weighed last, with what was found there.
    last: DiceCity,
    prospect: Prospect,
    tops: Tops,
    takes: Option<Takes>,
}

/// What was found where dice are taken, for the decision that follows.
#[derive(Clone, Copy, Debug)]
struct Takes {
    before: Before,
    /// What each die will bring where it stands.
    stands: Stands,
    /// What it is worth to use the location under each die, if it can be used and all that follows was looked at.
    uses: [Option<i32>; Colour::ALL.len()],
}

/// What is known about the ways to spend a die.
#[derive(Clone, Copy, Debug)]
struct Taken {
    forgone: Before,
    stands: Stands,
    /// What it is worth to use the location under it, if that was found out.
    used: Option<i32>,
}

/// What dice will bring where they stand.
type Stands = [i32; Colour::ALL.len()];

impl Takes {
    fn taken(&self, die: Colour) -> Taken {
        let worth = self.before.worth - self.stands[die.index()];
        Taken { forgone: Before { worth, ..self.before }, stands: self.stands, used: self.uses[die.index()] }
    }
}

/// The decisions that can follow one of a move, and their worth.
#[derive(Clone, Debug, Default)]
struct FollowUps {
    actions: Vec<Action>,
    worths: Vec<i32>,
}

/// What the judgement of a position in the use-dice step consists of, to be compared with that of others.
#[derive(Clone, Copy, Debug)]
struct Before {
    worth: i32,
    points: u16,
    stock: i32,
    strength: i32,
}

/// Replaces the content of `into` by what each of the actions of the active player is worth.
pub(crate) fn weigh(game: &DiceCity, legal: &[Action], weights: &Weights, memory: &mut Memory, into: &mut Vec<i32>) {
    into.clear();
    let Memory { known, follow_ups } = memory;
    let known = match known {
        Some(known) if known.weights == *weights => known,
        known => known.insert(Known::new(game, weights)),
    };
    let takes = known.turn_to(game);
    let Known { weights, markets, prospect, tops, .. } = known;
    let (prospect, tops) = (*prospect, *tops);
    let mut judge = Judge { now: game, seat: game.active, weights, prospect, tops, markets, follow_ups, is_cut: false };
    match (game.stage, takes) {
        (Stage::Dice, _) => known.takes = Some(judge.weigh_dice_step(legal, into)),
        (Stage::Die { die }, Some(takes)) => {
            judge.weigh_spendings(game, die, &takes.taken(die), legal, MOVE_DEPTH_MAX, into);
        }
        _ => judge.weigh_in(game, legal, MOVE_DEPTH_MAX, into),
    }
}

impl Known {
    fn new(game: &DiceCity, weights: &Weights) -> Self {
        let prospect = Prospect::of(game, game.active, weights);
        let mut markets = Markets::new(weights);
        markets.begin(&game.supply, prospect.turns, weights);
        let tops = Tops::of(&game.own().city, weights);
        Self { weights: weights.clone(), markets, last: *game, prospect, tops, takes: None }
    }

    /// Another position is weighed. If a die was taken in the last one, what was found there is still good.
    fn turn_to(&mut self, game: &DiceCity) -> Option<Takes> {
        let takes = self.takes.take();
        if takes.is_some() && self.last.is_before_take(game) {
            return takes;
        }
        if !self.last.has_same_prospect_as(game) {
            self.prospect = Prospect::of(game, game.active, &self.weights);
        }
        if !self.last.own().city.has_same_tops(&game.own().city) {
            self.tops = Tops::of(&game.own().city, &self.weights);
        }
        self.markets.begin(&game.supply, self.prospect.turns, &self.weights);
        self.last = *game;
        None
    }
}

/// Weighs the actions of the active player in one position.
struct Judge<'a> {
    now: &'a DiceCity,
    seat: Seat,
    weights: &'a Weights,
    prospect: Prospect,
    tops: Tops,
    markets: &'a mut Markets,
    follow_ups: &'a mut [FollowUps; MOVE_DEPTH_MAX],
    /// Was a move not followed to its end, as it takes too many decisions?
    is_cut: bool,
}

impl Judge<'_> {
    /// Weighs actions in a position of the same turn, before which some decisions of the move were made; `depth` more after
    /// the next may follow.
    fn weigh_in(&mut self, game: &DiceCity, legal: &[Action], depth: usize, into: &mut Vec<i32>) {
        if let Some(card) = game.card_to_place() {
            return self.weigh_places(game, card, |worth| into.push(worth));
        }
        match game.stage {
            Stage::Refresh { left } => self.weigh_discards(left, legal, into),
            Stage::Build => self.weigh_builds(legal, into),
            Stage::Attack => self.weigh_attacks(legal, into),
            Stage::Die { die } => {
                let taken = Taken { forgone: self.without_the_die(game), stands: self.stands(game), used: None };
                self.weigh_spendings(game, die, &taken, legal, depth, into);
            }
            Stage::Use { at, die, chain } => match game.own().city.top(at).print().ability {
                Ability::Copy(_) => self.weigh_copies(game, die, chain, legal, depth, into),
                Ability::Multiply(_) | Ability::Exchange { .. } => self.weigh_payments(game, at, legal, depth, into),
                Ability::MoveDie => self.weigh_moves(game, legal, into),
                _ => self.weigh_each(game, legal, depth, into),
            },
            Stage::Receive { paid, left } => self.weigh_receipts(game, paid, left, legal, depth, into),
            _ => self.weigh_each(game, legal, depth, into),
        }
    }

    /// Makes every move on a copy.
    fn weigh_each(&mut self, game: &DiceCity, legal: &[Action], depth: usize, into: &mut Vec<i32>) {
        for &action in legal {
            let worth = self.follow(game, action, depth);
            into.push(worth);
        }
    }

    /// What the best end is worth of a move that goes on with `action`.
    fn follow(&mut self, game: &DiceCity, action: Action, depth: usize) -> i32 {
        let mut after = *game;
        after.carry_out(action, &mut ());
        if !after.is_in_move() {
            return self.worth(&after, self.tops);
        }
        if depth == 0 {
            self.is_cut = true;
            return self.worth(&after, self.tops);
        }
        if let Some(card) = after.card_to_place() {
            let mut best = i32::MIN;
            self.weigh_places(&after, card, |worth| best = best.max(worth));
            return best;
        }
        let mut follow_ups = std::mem::take(&mut self.follow_ups[depth - 1]);
        follow_ups.actions.clear();
        follow_ups.worths.clear();
        after.list(&mut follow_ups.actions);
        self.weigh_in(&after, &follow_ups.actions, depth - 1, &mut follow_ups.worths);
        let best = follow_ups.worths.iter().copied().max();
        self.follow_ups[depth - 1] = follow_ups;
        best.unwrap_or_else(|| self.worth(&after, self.tops))
    }

    // ----- Positions -----

    /// The judgement of a position that the decision leads to, whose own city has these locations on top.
    fn worth(&mut self, after: &DiceCity, tops: Tops) -> i32 {
        if after.stage == Stage::Over {
            return after.final_worth(self.seat);
        }
        let prospect = self.prospect_of(after);
        let stock = after.own().stock;
        after.lasting_worth(self.seat, prospect, tops, self.weights)
            + after.turn_worth(prospect.turns, self.weights)
            + self.markets.worth(&after.supply, stock, prospect.turns, after.is_using_dice(), self.weights)
    }

    /// The others and the length of the game are mostly judged as before the decision.
    fn prospect_of(&self, after: &DiceCity) -> Prospect {
        let now = self.now;
        let same_seat = |seat: Seat| seat == self.seat || now.player(seat).is_same(after.player(seat));
        let is_as_now = now.trigger == after.trigger
            && now.has_same_bonuses_as(after)
            && after.turns_left(self.seat, self.weights) == self.prospect.turns
            && match now.stage {
                Stage::Attack => Seat::all(now.setup.players).all(same_seat),
                stage => !matches!(stage, Stage::Reroll { .. }),
            };
        if is_as_now { self.prospect } else { Prospect::of(after, self.seat, self.weights) }
    }

    /// The position in the use-dice step in which the die in the hand has brought nothing, and nothing goes on by itself.
    fn without_the_die(&mut self, game: &DiceCity) -> Before {
        self.with_dice(game, game.dice_worth(game.own(), game.unspent, self.weights))
    }

    /// The same if the dice that are left will bring so much.
    fn with_dice(&mut self, game: &DiceCity, dice: i32) -> Before {
        let stock = self.market_worth(game.own().stock, true);
        let strength = game.strength_worth(game.this_turn.all_strength(), true, self.weights);
        Before {
            worth: game.lasting_worth(self.seat, self.prospect, self.tops, self.weights) + dice + strength + stock,
            points: game.score_with(self.seat, self.tops.points).total(),
            stock,
            strength,
        }
    }

    /// What display and `stock` are worth in the market before the decision.
    fn market_worth(&mut self, stock: Resources, using_dice: bool) -> i32 {
        self.markets.worth_now(stock, self.prospect.turns, using_dice, self.weights)
    }

    /// Is nothing judged in another way once the turn is over? Not if that could begin the last round, or if dice bring more in
    /// this turn.
    fn goes_on_alike(&self) -> bool {
        let game = self.now;
        game.trigger.is_none()
            && !game.setup.is_solo()
            && game.setup.rows_trigger == RowsTrigger::OwnerMayDeclare
            && game.this_turn.army_bonus | game.this_turn.resource_bonus == 0
            && game.forced_trigger().is_none()
    }
}

// ----- Comparing positions -----

impl DiceCity {
    /// Is `after` the position once a die was taken here?
    fn is_before_take(&self, after: &Self) -> bool {
        let Stage::Die { die } = after.stage else { return false };
        let same_seat = |seat: Seat| self.player(seat).is_same(after.player(seat));
        self.stage == Stage::Dice
            && self.unspent.contains(die)
            && self.unspent.without(die) == after.unspent
            && (self.setup, self.starting, self.active, self.turn, self.this_turn, self.trigger)
                == (after.setup, after.starting, after.active, after.turn, after.this_turn, after.trigger)
            && self.supply.is_same(&after.supply)
            && Seat::all(self.setup.players).all(same_seat)
    }

    /// Will the others and the length of the game be judged alike for the active player here and there? No die may be in the
    /// air.
    fn has_same_prospect_as(&self, other: &Self) -> bool {
        let same_seat = |seat: Seat| seat == self.active || self.player(seat).is_same(other.player(seat));
        (self.setup.players, self.setup.solo_level) == (other.setup.players, other.setup.solo_level)
            && (self.starting, self.active, self.turn) == (other.starting, other.active, other.turn)
            && (self.supply.deck_len, self.supply.ships, self.supply.bandits, self.trigger)
                == (other.supply.deck_len, other.supply.ships, other.supply.bandits, other.trigger)
            && self.has_same_bonuses_as(other)
            && Seat::all(self.setup.players).all(same_seat)
    }

    /// Do dice bring the same?
    fn has_same_bonuses_as(&self, other: &Self) -> bool {
        let bonuses = |game: &Self| (game.this_turn.army_bonus, game.this_turn.resource_bonus);
        bonuses(self) == bonuses(other)
    }

    /// The card that gets a space next.
    fn card_to_place(&self) -> Option<Location> {
        match self.stage {
            Stage::Place { card } => Some(card),
            Stage::Use { at, .. } if self.own().city.top(at).print().ability == Ability::PlaceRegularArmy => {
                Some(Location::RegularArmy)
            }
            _ => None,
        }
    }
}
