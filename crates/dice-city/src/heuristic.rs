//! A hand-written judgement of positions, in hundredths of a point.
//!
//! A player is worth the points there are, what the city will bring in the turns that are left, and in the own turn what
//! dice, stock and strength can still become.

use engine::{Heuristic, Seat};

use crate::city::{City, Colour, Space};
use crate::dice::Dice;
use crate::game::{DiceCity, Stage};
use crate::location::{Keyword, Location, Points, Type};
use crate::player::Player;
use crate::resource::{Resource, Resources};
use crate::supply::{Bandits, REFRESH, Ship};

const POINT: i32 = 100;
/// To have won, or lost.
const WIN: i32 = 1_000_000;
/// To be ahead when the last round is played.
const LEAD: i32 = 400;
/// A die that can only be spent for a pass token or to move another one.
const DIE_LEAST: i32 = 25;
const PASS_TOKEN: i32 = 60;
/// What it takes to reactivate a card, at the most: a die.
const TOKEN_ON_CARD: i32 = 60;
/// New cards on display.
const REFRESHED: i32 = 15;
/// Part of the worth of a card on display, in hundredths: somebody may buy it, perhaps oneself.
const DISPLAYED: i32 = 1;
/// Strength that may still become an attack.
const STRENGTH: i32 = 34;
/// The first, second and further resources of a kind while dice are being used.
const RESOURCE: [i32; 5] = [73, 57, 62, 50, 21];
/// A resource that is kept for the next turn.
const RESOURCE_KEPT: i32 = 71;
/// Purchases that are looked ahead.
const PURCHASES: usize = 3;
/// Turns that are left at the most, by rule of thumb.
const TURNS: i32 = 14;

impl Heuristic for DiceCity {
    type Weights = ();
    const TAUGHT: &'static () = &();
    const FIRST: &'static () = &();

    fn evaluate(&self, seat: Seat, _weights: &()) -> i32 {
        if self.stage == Stage::Over {
            return self.final_worth(seat);
        }
        let total = |seat| i32::from(self.score(seat).total());
        let points = total(seat);
        let own = self.standing(seat, points) + if seat == self.active { self.turn_worth() } else { 0 };
        let (mut rivals, mut best) = (0, i32::MIN);
        for other in Seat::all(self.setup.players).filter(|&other| other != seat) {
            let points = total(other);
            rivals += self.standing(other, points);
            best = best.max(points);
        }
        if self.setup.is_solo() {
            return own;
        }
        let last_round = if self.trigger.is_some() { LEAD * (points - best).signum() } else { 0 };
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
    fn turns_left(&self, seat: Seat) -> i32 {
        let players = i32::from(self.setup.players);
        if self.setup.is_solo() {
            return i32::from(self.setup.solo_level.turns()) - i32::from(self.turn);
        }
        if self.trigger.is_some() {
            let place = |seat: Seat| (seat.number() + self.setup.players - self.starting.number()) % self.setup.players;
            return i32::from(place(seat) > place(self.active));
        }
        let by_deck = i32::from(self.supply.deck_len) / (2 * players) + 1;
        let ships = i32::from(self.supply.ships[0] + 2 * self.supply.ships[1] + 3 * self.supply.ships[2]);
        let bandits: i32 = self.supply.bandits.iter().map(|&left| i32::from(left)).sum();
        by_deck.min(1 + ships).min(1 + bandits).min(TURNS)
    }

    /// Points and the city.
    fn standing(&self, seat: Seat, points: i32) -> i32 {
        let player = self.player(seat);
        let turns = self.turns_left(seat);
        let mut worth = POINT * points + city_worth(&player.city, turns);
        worth += PASS_TOKEN * i32::from(player.pass_tokens.min(20)) * turns.min(2) / 2;
        if seat != self.active {
            worth += self.dice_worth(player, self.standing_dice(seat));
            worth += RESOURCE_KEPT * i32::from(player.stock.total());
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
    fn turn_worth(&self) -> i32 {
        let own = self.own();
        let turns = self.turns_left(self.active);
        let using_dice = !matches!(
            self.stage,
            Stage::Attack | Stage::Build | Stage::Place { .. } | Stage::Extra { .. } | Stage::Declare | Stage::Roll
        );
        let rolled = match self.stage {
            Stage::Throw { dice } | Stage::Well { dice } => dice,
            Stage::RerollThrow { seat, die, .. } if seat == self.active => Dice::one(die),
            _ => Dice::NONE,
        };
        let rolled_worth: i32 = rolled.iter().map(|die| self.row_worth(own, die)).sum();
        self.dice_worth(own, self.unspent.except(rolled))
            + rolled_worth
            + self.unfinished_worth(turns)
            + self.strength_worth(using_dice)
            + self.stock_worth(own.stock, turns, using_dice)
            + self.display_worth(turns)
    }

    /// What a move that is not done yet will bring, for those who do not look at how it goes on.
    fn unfinished_worth(&self, turns: i32) -> i32 {
        let own = self.own();
        match self.stage {
            Stage::Die { die } => self.die_worth(own, own.space_of(die)),
            Stage::Use { at, .. } => use_worth(own.city.top(at)),
            Stage::Receive { left, .. } => 2 * RESOURCE[1] * i32::from(left),
            Stage::Place { card } => card_worth(card, turns),
            Stage::Refresh { left } => REFRESHED * i32::from(left.min(REFRESH)) / i32::from(REFRESH),
            _ => 0,
        }
    }

    // ----- Dice -----

    /// What dice will bring where they stand.
    fn dice_worth(&self, player: &Player, dice: Dice) -> i32 {
        let worth = |die: Colour| match player.dice.column(die) {
            0 => DIE_LEAST,
            column => self.die_worth(player, Space::at(die, column)),
        };
        dice.iter().map(worth).sum()
    }

    fn die_worth(&self, player: &Player, space: Space) -> i32 {
        if player.city.deactivated().contains(space) {
            return DIE_LEAST;
        }
        let location = player.city.top(space);
        let bonus = match location.print().kind {
            Type::Resource => i32::from(self.this_turn.resource_bonus) * RESOURCE[1],
            _ if location.has(Keyword::Army) => i32::from(self.this_turn.army_bonus) * STRENGTH,
            _ => 0,
        };
        DIE_LEAST.max(use_worth(location) + bonus)
    }

    /// What a die of this row will bring on the average, once it is rolled.
    fn row_worth(&self, player: &Player, row: Colour) -> i32 {
        row.row().iter().map(|space| self.die_worth(player, space)).sum::<i32>() / 6
    }

    // ----- Strength -----

    /// Bandits that the strength beats, the best first, and something for the rest while more may come.
    fn strength_worth(&self, using_dice: bool) -> i32 {
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
            worth += beaten * (POINT * i32::from(bandits.points()) - 10);
            strength -= beaten * price;
        }
        worth + strength.min(3) * if using_dice { STRENGTH } else { 20 }
    }

    // ----- Stock -----

    /// What the stock can buy, and something for the rest.
    fn stock_worth(&self, mut stock: Resources, turns: i32, using_dice: bool) -> i32 {
        let rest = |stock: Resources| match (using_dice, turns > 0) {
            (true, _) => Resource::ALL.into_iter().map(|resource| pile_worth(stock.get(resource))).sum(),
            (false, true) => RESOURCE_KEPT * i32::from(stock.wood.min(1) + stock.stone.min(1) + stock.iron.min(1)),
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
            basic.for_each(|(card, _)| offer(card.print().cost, card_worth(card, turns)));
            self.supply.cards().for_each(|(_, card)| offer(card.print().cost, card_worth(card, turns)));
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

    fn display_worth(&self, turns: i32) -> i32 {
        self.supply.cards().map(|(_, card)| card_worth(card, turns)).sum::<i32>() * DISPLAYED / 100
    }
}

/// What a city will bring in `turns` turns, each of its rows one use in each.
fn city_worth(city: &City, turns: i32) -> i32 {
    if turns <= 0 {
        return 0;
    }
    let uses: i32 = Space::all().map(|space| use_worth(city.top(space))).sum();
    let broken = city.deactivated().iter().map(|space| TOKEN_ON_CARD.min(use_worth(city.top(space)) * turns / 6));
    uses * turns / 6 - broken.sum::<i32>()
}

/// So many resources of one kind.
fn pile_worth(amount: u16) -> i32 {
    let amount = usize::from(amount);
    let last = RESOURCE.len() - 1;
    let first: i32 = RESOURCE.iter().take(amount).sum();
    first + amount.saturating_sub(last + 1).min(20) as i32 * RESOURCE[last]
}

/// A card in the city: its points, and what it brings beyond what it covers.
fn card_worth(card: Location, turns: i32) -> i32 {
    let points = match card.print().points {
        Points::Fixed(points) => i32::from(points),
        Points::CulturalInRow => 2,
    };
    POINT * points + (use_worth(card) - use_worth(Location::Militia)).max(0) * turns / 6
}

/// One use of a location, by rule of thumb.
fn use_worth(location: Location) -> i32 {
    USE_WORTH[location as usize]
}

const USE_WORTH: [i32; Location::COUNT] = {
    let mut worth = [0; Location::COUNT];
    let mut index = 0;
    while index < Location::COUNT {
        worth[index] = rule_of_thumb(Location::ALL[index]);
        index += 1;
    }
    worth
};

const fn rule_of_thumb(location: Location) -> i32 {
    match location {
        Location::Forest | Location::Mountain | Location::Cave => 52,
        Location::LumberMill | Location::Quarry | Location::Mine => 80,
        Location::Militia => 36,
        Location::RegularArmy => 68,
        Location::SmallHouse => 100,
        Location::Traveller => 60,
        Location::Barracks => 120,
        Location::Blacksmith => 48,
        Location::Catapult => 40,
        Location::TrainingCamp => 40,
        Location::WatchTower => 96,
        Location::Bazaar => 133,
        Location::Storehouse => 76,
        Location::MarketPlace => 88,
        Location::MerchantGuild => 48,
        Location::Mint => 60,
        Location::Cathedral | Location::GrandStatue | Location::GreatWall => DIE_LEAST,
        Location::FestivalHall => 44,
        Location::Manor => 224,
        Location::Cemetery => 64,
        Location::Church => 88,
        Location::Stables => 48,
        Location::TownHall => 136,
        Location::Well => 56,
    }
}
