//! A quick way to weigh actions: what is the same for all of them, or was found out before, is not found out again.

use engine::{Game, Heuristic, Seat};

use crate::action::Action;
use crate::book::Book;
use crate::game::Cubitos;
use crate::glance::{Glance, UNKNOWN};
use crate::judge::{Judge, Standing};
use crate::next_round::NextRound;
use crate::prices::{Asked, Circumstances, Prices};
use crate::push::Push;
use crate::tables::CardId;
use crate::weights::Weights;

/// What is remembered from one decision to the next.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    race: Option<Race>,
    /// Prices under circumstances that were met before, each at the place that the circumstances have.
    prices: Vec<Option<(Circumstances, Prices)>>,
}

/// What prices depend on besides the circumstances.
#[derive(Clone, Debug)]
struct Race {
    book: Book,
    cards: [CardId; 8],
    weights: Weights,
    asked: Asked,
}

impl Race {
    fn fits(&self, game: &Cubitos, weights: &Weights) -> bool {
        self.cards == game.cards && self.book == game.book && self.weights == *weights
    }
}

impl Memory {
    /// The scales for a decision of `seat`.
    pub(crate) fn scales<'a>(&'a mut self, game: &Cubitos, seat: Seat, weights: &'a Weights) -> Scales<'a> {
        if !self.race.as_ref().is_some_and(|race| race.fits(game, weights)) {
            let asked = Asked::by(game, weights);
            self.race = Some(Race { book: game.book.clone(), cards: game.cards, weights: weights.clone(), asked });
            self.prices.clear();
            self.prices.resize(Circumstances::PLACES, None);
        }
        let asked = self.race.as_ref().map_or_else(Asked::default, |race| race.asked);
        let standing = Standing::of(game, seat, weights);
        Scales { seat, weights, round: game.round, standing, asked, prices: &mut self.prices }
    }
}

/// What the actions of one decision are weighed with.
pub(crate) struct Scales<'a> {
    seat: Seat,
    weights: &'a Weights,
    round: u16,
    standing: Standing,
    asked: Asked,
    prices: &'a mut [Option<(Circumstances, Prices)>],
}

impl Scales<'_> {
    /// What all of the actions are worth: as many as can be at a glance, and the others by making them.
    pub fn weigh(&mut self, game: &Cubitos, legal: &[Action], actions: &mut [Vec<Action>], into: &mut Vec<i32>) {
        let asked = self.asked;
        into.clear();
        into.resize(legal.len(), UNKNOWN);
        for roll in Glance::roll_zones(game.player(self.seat), &asked).into_iter().flatten() {
            let Self { seat, weights, standing, .. } = *self;
            let judge = Judge { game, seat, weights, standing, prices: self.prices(game, standing.left, roll) };
            Glance { judge, asked, roll }.weigh(legal, into);
        }
        if NextRound::comes_simply(game, self.seat, &asked) {
            let next = self.next_round(game);
            let unknown = into.iter_mut().zip(legal).filter(|(worth, _)| **worth == UNKNOWN);
            unknown.for_each(|(worth, action)| *worth = next.worth_after(action).unwrap_or(UNKNOWN));
        }
        for (worth, action) in into.iter_mut().zip(legal) {
            if *worth == UNKNOWN {
                *worth = self.follow(game, action, actions);
            }
        }
    }

    /// Should the player push now, if that can be computed?
    pub fn pushes(&mut self, game: &Cubitos, legal: &[Action]) -> Option<bool> {
        Push::worths(&self.judge(game), legal).map(|[push, pass]| push > pass)
    }

    /// The judgement of the best position that the move that an action begins can end in.
    fn follow(&mut self, game: &Cubitos, action: &Action, actions: &mut [Vec<Action>]) -> i32 {
        let mut after = game.clone();
        after.play_listed(self.seat, action, &mut ());
        match actions.split_first_mut() {
            Some((next, deeper)) if after.is_mid_move(self.seat) => {
                after.legal(self.seat, next);
                let follow_ups = next.iter().map(|action| self.follow(&after, action, deeper)).max();
                follow_ups.unwrap_or_else(|| self.judge(&after).worth())
            }
            _ => self.judge(&after).worth(),
        }
    }

    /// The judge of a position that this decision can lead to.
    fn judge<'a>(&'a mut self, game: &'a Cubitos) -> Judge<'a> {
        let Self { seat, weights, .. } = *self;
        let standing = if game.round == self.round { self.standing } else { Standing::of(game, seat, weights) };
        let prices = self.prices(game, standing.left, game.player(seat).roll.len());
        Judge { game, seat, weights, standing, prices }
    }

    /// The round after this one, if it begins as soon as the player has bought something or nothing.
    fn next_round<'a>(&'a mut self, game: &'a Cubitos) -> NextRound<'a> {
        let Self { seat, weights, .. } = *self;
        let standing = self.standing.in_next_round(game, seat, weights);
        let prices = self.prices(game, standing.left, game.player(seat).roll.len());
        NextRound { judge: Judge { game, seat, weights, standing, prices } }
    }

    /// The prices when so much of the race is left and so many dice are in the roll zone, and everything else is as in this
    /// position.
    fn prices(&mut self, game: &Cubitos, left: i32, roll: u8) -> &Prices {
        let circumstances = Circumstances::of(game, game.player(self.seat), left, roll, &self.asked);
        let place = circumstances.place();
        if !self.knows(&circumstances) {
            let simplest = circumstances.simplest();
            if circumstances != simplest && !self.knows(&simplest) {
                let prices = Prices::new(game, self.weights, &simplest);
                self.prices[simplest.place()] = Some((simplest, prices));
            }
            let prices = match &self.prices[simplest.place()] {
                Some((known, prices)) if *known == simplest => {
                    prices.changed(game, self.weights, &circumstances, &self.asked)
                }
                _ => Prices::new(game, self.weights, &circumstances),
            };
            self.prices[place] = Some((circumstances, prices));
        }
        &self.prices[place].as_ref().expect("it was filled just now").1
    }

    fn knows(&self, circumstances: &Circumstances) -> bool {
        self.prices[circumstances.place()].as_ref().is_some_and(|(known, _)| known == circumstances)
    }
}
