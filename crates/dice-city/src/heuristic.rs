//! A judgement of positions, in hundredths of a point.
//!
//! A player is worth the points there are, what the city will bring in the turns that are left, and in the own turn what
//! dice, stock and strength can still become. How the actions of one decision are weighed quickly is in `judge`.

use engine::{Buffers, Heuristic, Outlook, Seat, TurnPlan};

use crate::action::Action;
use crate::city::{City, Colour, Space};
use crate::dice::Dice;
use crate::game::{DiceCity, Stage};
use crate::judge::{self, Memory};
use crate::location::{Keyword, Location, Points, Type};
use crate::market::{Leftovers, Market};
use crate::plan;
use crate::player::Player;
use crate::supply::{Bandits, REFRESH};
use crate::weights::{self, Weights};

pub(crate) const POINT: i32 = 100;
/// To have won, or lost.
const WIN: i32 = 1_000_000;

impl Heuristic for DiceCity {
    type Weights = Weights;
    const TAUGHT: &'static Weights = &weights::TAUGHT;
    const FIRST: &'static Weights = &weights::FIRST;
    const VALUE: &'static Weights = &weights::TAUGHT;
    // To try plans out wins no more than to play the best one, and takes a hundred times as long.
    const OUTLOOK: Outlook = Outlook {
        horizon: 8,
        spread: 28,
        evidence: 20,
        solves_ahead: false,
        recurs: false,
        games: [0, 0, 0],
        decisions: 250_000,
    };

    type Memory = Memory;

    fn evaluate(&self, seat: Seat, weights: &Weights) -> i32 {
        if self.stage == Stage::Over {
            return self.final_worth(seat);
        }
        let prospect = Prospect::of(self, seat, weights);
        let city = Tops::of(&self.player(seat).city, weights);
        let lasting = self.lasting_worth(seat, prospect, city, weights);
        if seat != self.active {
            return lasting;
        }
        let market = Market::new(&self.supply, prospect.turns, weights);
        let leftovers = if self.is_using_dice() {
            Leftovers::while_using_dice(weights)
        } else {
            Leftovers::kept(weights, prospect.turns)
        };
        lasting + self.turn_worth(prospect.turns, weights) + market.worth(self.own().stock, &leftovers, weights)
    }

    fn weigh(&self, seat: Seat, legal: &[Action], weights: &Weights, buffers: &mut Buffers<Self>, into: &mut Vec<i32>) {
        debug_assert!(seat == self.active, "nobody else decides");
        judge::weigh(self, legal, weights, &mut buffers.memory, into);
    }

    fn solve(&self, seat: Seat, legal: &[Action], weights: &Weights, buffers: &mut Buffers<Self>) -> Option<usize> {
        debug_assert!(seat == self.active, "nobody else decides");
        plan::best(self, legal, weights, &mut buffers.memory)
    }

    fn turn_plans(
        &self,
        seat: Seat,
        legal: &[Action],
        weights: &Weights,
        buffers: &mut Buffers<Self>,
    ) -> Vec<TurnPlan<Action>> {
        debug_assert!(seat == self.active, "nobody else decides");
        plan::plans(self, legal, weights, &mut buffers.memory)
    }

    fn is_mid_move(&self, seat: Seat) -> bool {
        seat == self.active && self.is_in_move()
    }
}

/// What does not depend on the seat's own things.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospect {
    /// Turns the seat still has after this one, by rule of thumb.
    pub(crate) turns: i32,
    /// What all rivals are worth together.
    pub(crate) rivals: i32,
    /// The most points of a rival.
    pub(crate) best: i32,
}

impl Prospect {
    pub(crate) fn of(game: &DiceCity, seat: Seat, weights: &Weights) -> Self {
        let (mut rivals, mut best) = (0, i32::MIN);
        for other in Seat::all(game.setup.players).filter(|&other| other != seat) {
            let points = i32::from(game.score(other).total());
            rivals += game.rival_worth(other, points, weights);
            best = best.max(points);
        }
        Self { turns: game.turns_left(seat, weights), rivals, best }
    }
}

/// What the topmost locations of a city are worth, whether they have a token or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tops {
    /// One use of each.
    pub(crate) uses: i32,
    /// Their victory points.
    pub(crate) points: u16,
}

impl Tops {
    pub(crate) fn of(city: &City, weights: &Weights) -> Self {
        Self { uses: Space::all().map(|space| weights.use_of(city.top(space))).sum(), points: city.points() }
    }
}

impl DiceCity {
    pub(crate) fn final_worth(&self, seat: Seat) -> i32 {
        let total = |seat| i32::from(self.score(seat).total());
        let rivals = Seat::all(self.setup.players).filter(|&other| other != seat).map(total).max();
        match rivals {
            None => POINT * total(seat),
            Some(best) => POINT * (total(seat) - best) + if total(seat) >= best { WIN } else { -WIN },
        }
    }

    /// Turns the player still has after this one, by rule of thumb.
    pub(crate) fn turns_left(&self, seat: Seat, weights: &Weights) -> i32 {
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

    /// Whatever `seat` has beyond this turn, against what the others have.
    pub(crate) fn lasting_worth(&self, seat: Seat, prospect: Prospect, tops: Tops, weights: &Weights) -> i32 {
        let player = self.player(seat);
        let points = i32::from(self.score_with(seat, tops.points).total());
        self.points_worth(points, prospect.best, weights)
            + city_worth(&player.city, tops, prospect.turns, weights)
            + pass_token_worth(player.pass_tokens, prospect.turns, weights)
            - self.rival_share(prospect.rivals)
    }

    /// What a rival is worth on the average, if all are worth so much.
    pub(crate) fn rival_share(&self, rivals: i32) -> i32 {
        match self.setup.players {
            1 | 2 => rivals,
            players => rivals / (i32::from(players) - 1),
        }
    }

    /// Points, and to be ahead in the last round.
    pub(crate) fn points_worth(&self, points: i32, best: i32, weights: &Weights) -> i32 {
        let is_last_round = self.trigger.is_some() && !self.setup.is_solo();
        POINT * points + if is_last_round { weights.lead * (points - best).signum() } else { 0 }
    }

    /// Somebody whose turn it is not.
    fn rival_worth(&self, seat: Seat, points: i32, weights: &Weights) -> i32 {
        let player = self.player(seat);
        let turns = self.turns_left(seat, weights);
        let lasting = POINT * points
            + city_worth(&player.city, Tops::of(&player.city, weights), turns, weights)
            + pass_token_worth(player.pass_tokens, turns, weights);
        if seat == self.active {
            return lasting;
        }
        lasting
            + self.dice_worth(player, self.standing_dice(seat), weights)
            + weights.resource_of_other * i32::from(player.stock.total())
    }

    /// The dice of somebody else that are not just being rolled.
    fn standing_dice(&self, seat: Seat) -> Dice {
        match self.stage {
            Stage::RerollThrow { seat: whose, die, .. } if whose == seat => Dice::ALL.except(Dice::one(die)),
            _ => Dice::ALL,
        }
    }

    // ----- The own turn -----

    /// Is the active player in the middle of a move of several decisions?
    #[inline]
    pub(crate) fn is_in_move(&self) -> bool {
        matches!(self.stage, Stage::Die { .. } | Stage::Use { .. } | Stage::Receive { .. } | Stage::Place { .. })
    }

    /// Can dice still bring something in this turn?
    pub(crate) fn is_using_dice(&self) -> bool {
        !matches!(
            self.stage,
            Stage::Attack | Stage::Build | Stage::Place { .. } | Stage::Extra { .. } | Stage::Declare | Stage::Roll
        )
    }

    /// What the player can still make of dice and strength in this turn.
    pub(crate) fn turn_worth(&self, turns: i32, weights: &Weights) -> i32 {
        let own = self.own();
        let rolled = match self.stage {
            Stage::Throw { dice } | Stage::Well { dice } => dice,
            Stage::RerollThrow { seat, die, .. } if seat == self.active => Dice::one(die),
            _ => Dice::NONE,
        };
        let rolled_worth: i32 = rolled.iter().map(|die| self.row_worth(own, die, weights)).sum();
        self.dice_worth(own, self.unspent.except(rolled), weights)
            + rolled_worth
            + self.unfinished_worth(turns, weights)
            + self.strength_worth_now(weights)
    }

    /// What strength is still good for.
    pub(crate) fn strength_worth_now(&self, weights: &Weights) -> i32 {
        let worth = self.strength_worth(self.this_turn.all_strength(), self.is_using_dice(), weights);
        worth * self.strength_kept(weights) / 100
    }

    /// Which part of its worth strength has now, in hundredths: once attacks are over nothing can be done with it.
    pub(crate) fn strength_kept(&self, weights: &Weights) -> i32 {
        if self.is_using_dice() || self.stage == Stage::Attack { 100 } else { weights.strength_after_attacks }
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

    /// What dice will bring where they stand.
    pub(crate) fn dice_worth(&self, player: &Player, dice: Dice, weights: &Weights) -> i32 {
        let worth = |die: Colour| match player.dice.column(die) {
            0 => weights.die_least,
            column => self.die_worth(player, Space::at(die, column), weights),
        };
        dice.iter().map(worth).sum()
    }

    pub(crate) fn die_worth(&self, player: &Player, space: Space, weights: &Weights) -> i32 {
        if player.city.deactivated().contains(space) {
            return weights.die_least;
        }
        self.die_worth_on(player.city.top(space), weights)
    }

    /// What a die on an active location will bring.
    #[inline]
    pub(crate) fn die_worth_on(&self, location: Location, weights: &Weights) -> i32 {
        if self.this_turn.resource_bonus | self.this_turn.army_bonus == 0 {
            return weights.die_least.max(weights.use_of(location));
        }
        let bonus = match location.print().kind {
            Type::Resource => i32::from(self.this_turn.resource_bonus) * weights.resource_bonus,
            _ if location.has(Keyword::Army) => i32::from(self.this_turn.army_bonus) * weights.army_bonus,
            _ => 0,
        };
        weights.die_least.max(weights.use_of(location) + bonus)
    }

    /// What a die of this row will bring on the average, once it is rolled.
    pub(crate) fn row_worth(&self, player: &Player, row: Colour, weights: &Weights) -> i32 {
        row.row().iter().map(|space| self.die_worth(player, space, weights)).sum::<i32>() / 6
    }

    /// Bandits that the strength beats, the best first, and something for the rest while more may come.
    pub(crate) fn strength_worth(&self, mut strength: i32, using_dice: bool, weights: &Weights) -> i32 {
        if strength == 0 {
            return 0;
        }
        let mut worth = 0;
        for bandits in [Bandits::Four, Bandits::Three, Bandits::Two] {
            let price = i32::from(self.bandits_price(bandits));
            if strength >= price {
                let beaten = (strength / price).min(i32::from(self.supply.bandits[bandits as usize]));
                let beaten = if self.setup.is_solo() { strength / price } else { beaten };
                worth += beaten * (POINT * i32::from(bandits.points()) - weights.bandits_less);
                strength -= beaten * price;
            }
        }
        let each = if using_dice { weights.strength } else { weights.strength_at_attack };
        worth + strength.min(weights.strength_counted) * each
    }
}

impl Weights {
    /// One use of a location.
    #[inline]
    pub(crate) fn use_of(&self, location: Location) -> i32 {
        self.uses[location as usize]
    }
}

/// Turns until the cards of three decks are taken.
fn passing(left: [u8; 3], turns: [i32; 3]) -> i32 {
    left.into_iter().zip(turns).map(|(left, turns)| i32::from(left) * turns).sum::<i32>() / 100
}

pub(crate) fn pass_token_worth(tokens: u16, turns: i32, weights: &Weights) -> i32 {
    weights.pass_token * i32::from(tokens.min(20)) * turns.min(2) / 2
}

/// What a city will bring in `turns` turns, each of its rows one use in each.
pub(crate) fn city_worth(city: &City, tops: Tops, turns: i32, weights: &Weights) -> i32 {
    let broken = city.deactivated().iter().map(|space| token_worth(city.top(space), turns, weights));
    uses_worth(tops.uses, turns, weights) - broken.sum::<i32>()
}

/// What uses will bring if each row brings one of six in every turn.
pub(crate) fn uses_worth(uses: i32, turns: i32, weights: &Weights) -> i32 {
    if turns > 0 { uses * turns * weights.city_uses / 600 } else { 0 }
}

/// What a deactivation token takes away.
pub(crate) fn token_worth(location: Location, turns: i32, weights: &Weights) -> i32 {
    if turns > 0 { weights.token_on_card.min(uses_worth(weights.use_of(location), turns, weights)) } else { 0 }
}

/// A card in the city: its points, and what it brings beyond what it covers.
pub(crate) fn card_worth(card: Location, turns: i32, weights: &Weights) -> i32 {
    let points = match card.print().points {
        Points::Fixed(points) => POINT * i32::from(points),
        Points::CulturalInRow => weights.cathedral,
    };
    points + (weights.use_of(card) - weights.covered).max(0) * turns * weights.card_uses / 600
}
