//! What the supply offers, and what stocks are worth because of it: a part of the judgement.

use crate::heuristic::{POINT, card_worth};
use crate::location::Location;
use crate::resource::Resources;
use crate::supply::{Ship, Supply};
use crate::weights::Weights;

/// Purchases that are looked ahead.
const PURCHASES: usize = 3;
/// Offers there can be: basic decks, the display and ships.
const OFFERS_MAX: usize = Location::BASIC.len() + Supply::SLOTS_MAX + Ship::ALL.len();
/// More of a kind makes no difference: all purchases together leave more than the piles that are told apart.
const AMOUNT_MAX: u16 = 63;
/// Piles of one kind that are told apart.
const PILES: usize = AMOUNT_MAX as usize + 1;
/// The highest bit of each amount in a [`Stock`], which none of them needs.
const GUARDS: u32 = 0x80_8080;
/// More than anybody has.
const UNPAYABLE: u32 = 0x7F_7F7F;

/// Resources in one number, a byte for each kind, so that they are compared and paid at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stock(u32);

impl Stock {
    fn of(resources: Resources) -> Self {
        let byte = |amount: u16| u32::from(amount.min(AMOUNT_MAX));
        Self(byte(resources.wood) | byte(resources.stone) << 8 | byte(resources.iron) << 16)
    }

    /// What is left after a purchase, if there is enough.
    #[inline]
    fn less(self, price: Self) -> Option<Self> {
        let left = (self.0 | GUARDS) - price.0;
        if left & GUARDS == GUARDS { Some(Self(left & !GUARDS)) } else { None }
    }
}

/// What resources are worth that nothing is bought for, by the amount of one kind.
#[derive(Clone, Debug)]
pub(crate) struct Leftovers([i32; PILES]);

impl Leftovers {
    /// While dice are being used.
    pub(crate) fn while_using_dice(weights: &Weights) -> Self {
        let last = weights.resource.len() - 1;
        let more = |amount: usize| amount.saturating_sub(last + 1).min(20) as i32 * weights.resource[last];
        Self(std::array::from_fn(|amount| weights.resource.iter().take(amount).sum::<i32>() + more(amount)))
    }

    /// Afterwards: one of each kind is kept for the next turn, if there is one.
    pub(crate) fn kept(weights: &Weights, turns: i32) -> Self {
        let one = if turns > 0 { weights.resource_kept } else { 0 };
        Self(std::array::from_fn(|amount| if amount > 0 { one } else { 0 }))
    }

    #[inline]
    fn of(&self, stock: Stock) -> i32 {
        let pile = |kind: u32| self.0[(stock.0 >> (8 * kind)) as usize % PILES];
        pile(0) + pile(1) + pile(2)
    }
}

/// What can be bought, and what the display is worth to whoever will buy there.
#[derive(Clone, Debug)]
pub(crate) struct Market {
    /// Prices nobody can pay fill the list up, so that all can be compared at once.
    prices: [Stock; OFFERS_MAX],
    worths: [i32; OFFERS_MAX],
    count: usize,
    /// Where the offers of the display begin.
    first_displayed: usize,
    /// What all cards on display are worth.
    cards: i32,
}

impl Market {
    const EMPTY: Self = Self {
        prices: [Stock(UNPAYABLE); OFFERS_MAX],
        worths: [0; OFFERS_MAX],
        count: 0,
        first_displayed: 0,
        cards: 0,
    };

    /// The offers to somebody with so many turns to come.
    pub(crate) fn new(supply: &Supply, turns: i32, weights: &Weights) -> Self {
        let mut market = Self::EMPTY;
        let basic = Location::BASIC.into_iter().zip(supply.basic).filter(|&(_, left)| left > 0);
        basic.for_each(|(card, _)| market.offer(card.print().cost, card_worth(card, turns, weights)));
        market.first_displayed = market.count;
        for (_, card) in supply.cards() {
            let worth = card_worth(card, turns, weights);
            market.offer(card.print().cost, worth);
            market.cards += worth;
        }
        let ships = Ship::ALL.into_iter().zip(supply.ships).filter(|&(_, left)| left > 0);
        ships.for_each(|(ship, _)| market.offer(ship.cost(), POINT * i32::from(ship.points())));
        market
    }

    fn offer(&mut self, price: Resources, worth: i32) {
        self.prices[self.count] = Stock::of(price);
        self.worths[self.count] = worth;
        self.count += 1;
    }

    /// The offers that `stock` covers, a bit for each.
    #[inline]
    fn affordable(&self, stock: Stock) -> u32 {
        let bit = |(index, &price)| u32::from(stock.less(price).is_some()) << index;
        self.prices.iter().enumerate().map(bit).fold(0, |bits, bit| bits | bit)
    }

    /// What the display is worth, and what `stock` can buy, the best first, with something for the rest.
    pub(crate) fn worth(&self, stock: Resources, leftovers: &Leftovers, weights: &Weights) -> i32 {
        let stock = Stock::of(stock);
        let bought = stock_worth(self, stock, self.affordable(stock), leftovers);
        self.cards * weights.displayed / 10_000 + bought
    }

    /// The same without the card on display that has so many others before it.
    fn worth_without(&self, card: usize, stock: Resources, leftovers: &Leftovers, weights: &Weights) -> i32 {
        let stock = Stock::of(stock);
        let index = self.first_displayed + card;
        let bought = stock_worth(self, stock, self.affordable(stock) & !(1 << index), leftovers);
        (self.cards - self.worths[index]) * weights.displayed / 10_000 + bought
    }
}

/// What `stock` can buy among the `affordable` offers of a market.
fn stock_worth(market: &Market, mut stock: Stock, affordable: u32, leftovers: &Leftovers) -> i32 {
    let mut bought = 0;
    for _ in 0..if affordable == 0 { 0 } else { PURCHASES } {
        let mut best = (leftovers.of(stock), 0, stock);
        let mut offers = affordable;
        while offers != 0 {
            let index = offers.trailing_zeros() as usize;
            offers &= offers - 1;
            if let Some(left) = stock.less(market.prices[index]) {
                let total = market.worths[index] + leftovers.of(left);
                if total > best.0 {
                    best = (total, market.worths[index], left);
                }
            }
        }
        if best.1 == 0 {
            break;
        }
        bought += best.1;
        stock = best.2;
    }
    bought + leftovers.of(stock)
}

// ----- What is kept from one decision to the next -----

/// Stocks whose worth is kept.
const STOCKS: usize = 64;

/// All that the offers depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key(u128);

impl Key {
    fn of(supply: &Supply, turns: i32) -> Self {
        let mut bytes = [0; size_of::<u128>()];
        for (byte, card) in bytes.iter_mut().zip(supply.display) {
            *byte = card.map_or(0, |card| card as u8 + 1);
        }
        let decks = supply.basic.into_iter().chain(supply.ships);
        bytes[Supply::SLOTS_MAX] = decks.fold(0, |bits, left| bits << 1 | u8::from(left > 0));
        bytes[Supply::SLOTS_MAX + 1..][..size_of::<i32>()].copy_from_slice(&turns.to_le_bytes());
        Self(u128::from_le_bytes(bytes))
    }
}

/// The market before the decision that is weighed, with what stocks are worth there.
#[derive(Clone, Debug)]
pub(crate) struct Markets {
    key: Option<Key>,
    now: Market,
    /// Stocks and whether dice are being used, with what they and the display are worth; 0 for none.
    stocks: [(u32, i32); STOCKS],
    while_using_dice: Leftovers,
    kept: Leftovers,
    /// With no turn to come.
    kept_at_the_end: Leftovers,
}

impl Markets {
    pub(crate) fn new(weights: &Weights) -> Self {
        Self {
            key: None,
            now: Market::EMPTY,
            stocks: [(0, 0); STOCKS],
            while_using_dice: Leftovers::while_using_dice(weights),
            kept: Leftovers::kept(weights, 1),
            kept_at_the_end: Leftovers::kept(weights, 0),
        }
    }

    /// A decision is weighed: this is the market before it.
    pub(crate) fn begin(&mut self, supply: &Supply, turns: i32, weights: &Weights) {
        let key = Some(Key::of(supply, turns));
        if self.key != key {
            self.key = key;
            self.now = Market::new(supply, turns, weights);
            self.stocks = [(0, 0); STOCKS];
        }
    }

    /// What display and `stock` are worth together once the supply is like this.
    pub(crate) fn worth(
        &mut self,
        supply: &Supply,
        stock: Resources,
        turns: i32,
        using_dice: bool,
        weights: &Weights,
    ) -> i32 {
        if self.key == Some(Key::of(supply, turns)) {
            return self.worth_now(stock, turns, using_dice, weights);
        }
        Market::new(supply, turns, weights).worth(stock, self.leftovers(turns, using_dice), weights)
    }

    /// What display and `stock` are worth in the market before the decision, in which there are so many turns to come.
    pub(crate) fn worth_now(&mut self, stock: Resources, turns: i32, using_dice: bool, weights: &Weights) -> i32 {
        let asked = Stock::of(stock).0 | 1 << 31 | u32::from(using_dice) << 30;
        let index = (asked.wrapping_mul(0x9E37_79B1) >> 26) as usize % STOCKS;
        if self.stocks[index].0 != asked {
            self.stocks[index] = (asked, self.now.worth(stock, self.leftovers(turns, using_dice), weights));
        }
        self.stocks[index].1
    }

    /// The same, but one card on display is gone, before which there are so many others.
    pub(crate) fn worth_without(
        &self,
        card: usize,
        stock: Resources,
        turns: i32,
        using_dice: bool,
        weights: &Weights,
    ) -> i32 {
        self.now.worth_without(card, stock, self.leftovers(turns, using_dice), weights)
    }

    /// Can `stock` buy anything in the market before the decision?
    pub(crate) fn is_enough(&self, stock: Resources) -> bool {
        self.now.affordable(Stock::of(stock)) != 0
    }

    fn leftovers(&self, turns: i32, using_dice: bool) -> &Leftovers {
        match using_dice {
            true => &self.while_using_dice,
            false if turns > 0 => &self.kept,
            false => &self.kept_at_the_end,
        }
    }
}
