//! A judgement of positions, in hundredths of a point.
//!
//! A player is worth the points there are, what the city will bring in the turns that are left, and in the own turn what
//! dice, stock and strength can still become.

use engine::{Heuristic, Outlook, Seat};

use crate::city::{City, Colour, Space};
use crate::dice::Dice;
use crate::game::{DiceCity, Stage};
use crate::location::{Keyword, Location, Points, Type};
use crate::player::Player;
use crate::resource::{Resource, Resources};
use crate::supply::{Bandits, REFRESH, Ship};
use crate::weights::{self, Weights};

const POINT: i32 = 100;
/// To have won, or lost.
const WIN: i32 = 1_000_000;
/// Purchases that are looked ahead.
const PURCHASES: usize = 3;

impl Heuristic for DiceCity {
    type Weights = Weights;
    const TAUGHT: &'static Weights = &weights::TAUGHT;
    const FIRST: &'static Weights = &weights::FIRST;
    const OUTLOOK: Outlook = Outlook { horizon: 15, spread: 28.0, evidence: 1.0, games: [100, 300, 1_000] };

    type Memory = ();

    fn evaluate(&self, seat: Seat, weights: &Weights) -> i32 {
        if self.stage == Stage::Over {
            return self.final_worth(seat);
        }
        let total = |seat| i32::from(self.score(seat).total());
        let points = total(seat);
        let turn = if seat == self.active { self.turn_worth(weights) } else { 0 };
        let own = self.standing(seat, points, weights) + turn;
        let (mut rivals, mut best) = (0, i32::MIN);
        for other in Seat::all(self.setup.players).filter(|&other| other != seat) {
            let points = total(other);
            rivals += self.standing(other, points, weights);
            best = best.max(points);
        }
        if self.setup.is_solo() {
            return own;
        }
        let last_round = if self.trigger.is_some() { weights.lead * (points - best).signum() } else { 0 };
        own - rivals / (i32::from(self.setup.players) - 1) + last_round
    }

    fn is_mid_move(&self, seat: Seat) -> bool {
        let unfinished =
            matches!(self.stage, Stage::Die { .. } | Stage::Use { .. } | Stage::Receive { .. } | Stage::Place { .. });
        unfinished && seat == self.active
    }
}

impl DiceCity {
    fn final_worth(&self, seat: Seat) -> i32 {
        let total = |seat| i32::from(self.score(seat).total());
        let rivals = Seat::all(self.setup.players).filter(|&other| other != seat).map(total).max();
        match rivals {
            None => POINT * total(seat),
            Some(best) => POINT * (total(seat) - best) + if total(seat) >= best { WIN } else { -WIN },
        }
    }

    /// Turns the player still has after this one, by rule of thumb.
    fn turns_left(&self, seat: Seat, weights: &Weights) -> i32 {
        let players = i32::from(self.setup.players);
        if self.setup.is_solo() {
            return i32::from(self.setup.solo_level.turns()) - i32::from(self.turn);
        }
        if self.trigger.is_some() {
            let place = |seat: Seat| (seat.number() + self.setup.players - self.starting.number()) % self.setup.players;
            return i32::from(place(seat) > place(self.active));
        }
        let by_deck = 100 * i32::from(self.supply.deck_len) / (weights.cards_a_turn.max(1) * players);
        let by_ships = passing(self.supply.ships, weights.turns_of_ships);
        let by_bandits = passing(self.supply.bandits, weights.turns_of_bandits);
        (1 + by_deck.min(by_ships).min(by_bandits)).min(weights.turns)
    }

    /// Points and the city.
    fn standing(&self, seat: Seat, points: i32, weights: &Weights) -> i32 {
        let player = self.player(seat);
        let turns = self.turns_left(seat, weights);
        let mut worth = POINT * points + city_worth(&player.city, turns, weights);
        worth += weights.pass_token * i32::from(player.pass_tokens.min(20)) * turns.min(2) / 2;
        if seat != self.active {
            worth += self.dice_worth(player, self.standing_dice(seat), weights);
            worth += weights.resource_of_other * i32::from(player.stock.total());
        }
        worth
    }

    /// The dice of somebody else that are not just being rolled.
    fn standing_dice(&self, seat: Seat) -> Dice {
        match self.stage {
            Stage::RerollThrow { seat: whose, die, .. } if whose == seat => Dice::ALL.except(Dice::one(die)),
            _ => Dice::ALL,
        }
    }

    /// What the player can still make of this turn.
    fn turn_worth(&self, weights: &Weights) -> i32 {
        let own = self.own();
        let turns = self.turns_left(self.active, weights);
        let using_dice = !matches!(
            self.stage,
            Stage::Attack | Stage::Build | Stage::Place { .. } | Stage::Extra { .. } | Stage::Declare | Stage::Roll
        );
        let rolled = match self.stage {
            Stage::Throw { dice } | Stage::Well { dice } => dice,
            Stage::RerollThrow { seat, die, .. } if seat == self.active => Dice::one(die),
            _ => Dice::NONE,
        };
        let rolled_worth: i32 = rolled.iter().map(|die| self.row_worth(own, die, weights)).sum();
        self.dice_worth(own, self.unspent.except(rolled), weights)
            + rolled_worth
            + self.unfinished_worth(turns, weights)
            + self.strength_worth(using_dice, weights)
            + self.stock_worth(own.stock, turns, using_dice, weights)
            + self.display_worth(turns, weights)
    }

    /// What a move that is not done yet will bring, for those who do not look at how it goes on.
    fn unfinished_worth(&self, turns: i32, weights: &Weights) -> i32 {
        let own = self.own();
        match self.stage {
            Stage::Die { die } => self.die_worth(own, own.space_of(die), weights),
            Stage::Use { at, .. } => weights.use_of(own.city.top(at)),
            Stage::Receive { left, .. } => weights.received * i32::from(left),
            Stage::Place { card } => card_worth(card, turns, weights),
            Stage::Refresh { left } => weights.refreshed * i32::from(left.min(REFRESH)) / i32::from(REFRESH),
            _ => 0,
        }
    }

    // ----- Dice -----

    /// What dice will bring where they stand.
    fn dice_worth(&self, player: &Player, dice: Dice, weights: &Weights) -> i32 {
        let worth = |die: Colour| match player.dice.column(die) {
            0 => weights.die_least,
            column => self.die_worth(player, Space::at(die, column), weights),
        };
        dice.iter().map(worth).sum()
    }

    fn die_worth(&self, player: &Player, space: Space, weights: &Weights) -> i32 {
        if player.city.deactivated().contains(space) {
            return weights.die_least;
        }
        let location = player.city.top(space);
        let bonus = match location.print().kind {
            Type::Resource => i32::from(self.this_turn.resource_bonus) * weights.resource_bonus,
            _ if location.has(Keyword::Army) => i32::from(self.this_turn.army_bonus) * weights.army_bonus,
            _ => 0,
        };
        weights.die_least.max(weights.use_of(location) + bonus)
    }

    /// What a die of this row will bring on the average, once it is rolled.
    fn row_worth(&self, player: &Player, row: Colour, weights: &Weights) -> i32 {
        row.row().iter().map(|space| self.die_worth(player, space, weights)).sum::<i32>() / 6
    }

    // ----- Strength -----

    /// Bandits that the strength beats, the best first, and something for the rest while more may come.
    fn strength_worth(&self, using_dice: bool, weights: &Weights) -> i32 {
        let turn = &self.this_turn;
        let mut strength = i32::from(turn.strength) + i32::from(turn.strength_against_bandits);
        if strength == 0 {
            return 0;
        }
        let mut worth = 0;
        for bandits in [Bandits::Four, Bandits::Three, Bandits::Two] {
            let price = i32::from(self.bandits_price(bandits));
            let beaten = (strength / price).min(i32::from(self.supply.bandits[bandits as usize]));
            let beaten = if self.setup.is_solo() { strength / price } else { beaten };
            worth += beaten * (POINT * i32::from(bandits.points()) - weights.bandits_less);
            strength -= beaten * price;
        }
        let each = if using_dice { weights.strength } else { weights.strength_at_attack };
        worth + strength.min(weights.strength_counted) * each
    }

    // ----- Stock -----

    /// What the stock can buy, and something for the rest.
    fn stock_worth(&self, mut stock: Resources, turns: i32, using_dice: bool, weights: &Weights) -> i32 {
        let rest = |stock: Resources| match (using_dice, turns > 0) {
            (true, _) => Resource::ALL.into_iter().map(|resource| pile_worth(stock.get(resource), weights)).sum(),
            (false, true) => {
                weights.resource_kept * i32::from(stock.wood.min(1) + stock.stone.min(1) + stock.iron.min(1))
            }
            (false, false) => 0,
        };
        let mut bought = 0;
        for _ in 0..PURCHASES {
            let mut best = (rest(stock), 0, Resources::NONE);
            let mut offer = |cost: Resources, worth: i32| {
                if stock.covers(cost) {
                    let mut left = stock;
                    left.remove(cost);
                    let total = worth + rest(left);
                    if total > best.0 {
                        best = (total, worth, cost);
                    }
                }
            };
            let basic = Location::BASIC.into_iter().zip(self.supply.basic).filter(|&(_, left)| left > 0);
            basic.for_each(|(card, _)| offer(card.print().cost, card_worth(card, turns, weights)));
            self.supply.cards().for_each(|(_, card)| offer(card.print().cost, card_worth(card, turns, weights)));
            let ships = Ship::ALL.into_iter().zip(self.supply.ships).filter(|&(_, left)| left > 0);
            ships.for_each(|(ship, _)| offer(ship.cost(), POINT * i32::from(ship.points())));
            if best.1 == 0 {
                break;
            }
            bought += best.1;
            stock.remove(best.2);
        }
        bought + rest(stock)
    }

    fn display_worth(&self, turns: i32, weights: &Weights) -> i32 {
        let cards = self.supply.cards().map(|(_, card)| card_worth(card, turns, weights));
        cards.sum::<i32>() * weights.displayed / 10_000
    }
}

impl Weights {
    /// One use of a location.
    fn use_of(&self, location: Location) -> i32 {
        self.uses[location as usize]
    }
}

/// Turns until the cards of three decks are taken.
fn passing(left: [u8; 3], turns: [i32; 3]) -> i32 {
    left.into_iter().zip(turns).map(|(left, turns)| i32::from(left) * turns).sum::<i32>() / 100
}

/// What a city will bring in `turns` turns, each of its rows one use in each.
fn city_worth(city: &City, turns: i32, weights: &Weights) -> i32 {
    if turns <= 0 {
        return 0;
    }
    let to_come = |uses: i32| uses * turns * weights.city_uses / 600;
    let broken = |space| weights.token_on_card.min(to_come(weights.use_of(city.top(space))));
    let uses: i32 = Space::all().map(|space| weights.use_of(city.top(space))).sum();
    to_come(uses) - city.deactivated().iter().map(broken).sum::<i32>()
}

/// So many resources of one kind.
fn pile_worth(amount: u16, weights: &Weights) -> i32 {
    let amount = usize::from(amount);
    let last = weights.resource.len() - 1;
    let first: i32 = weights.resource.iter().take(amount).sum();
    first + amount.saturating_sub(last + 1).min(20) as i32 * weights.resource[last]
}

/// A card in the city: its points, and what it brings beyond what it covers.
fn card_worth(card: Location, turns: i32, weights: &Weights) -> i32 {
    let points = match card.print().points {
        Points::Fixed(points) => POINT * i32::from(points),
        Points::CulturalInRow => weights.cathedral,
    };
    points + (weights.use_of(card) - weights.covered).max(0) * turns * weights.card_uses / 600
}
