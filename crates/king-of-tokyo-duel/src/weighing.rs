//! All actions between two rolls weighed at once.
//!
//! Most decisions of a game are about dice: which of them to throw again. Nothing but the dice changes then, and symbols count
//! for themselves, except that `!` multiply the claws of the Meka Dragon. So each symbol is looked at once for all actions.

use engine::{Buffers, Seat, worth_of};

use crate::action::Action;
use crate::card::Card;
use crate::dice::{NORMAL_DICE, SPECIAL_DICE, Symbol, Symbols};
use crate::game::{KingOfTokyoDuel, Stage};
use crate::heuristic::Judgement;
use crate::monster::Monster;
use crate::track::Track;
use crate::weights::Weights;

/// All dice.
const DICE: usize = (NORMAL_DICE + SPECIAL_DICE) as usize;

/// Something for every symbol, by the number of its dice that are thrown.
type ByThrown = [[i32; DICE + 1]; Symbol::ALL.len()];

/// What the dice on the table are worth, some of which will be thrown.
pub(crate) struct RollWeighing<'a> {
    judgement: Judgement<'a>,
    /// Everything but the dice.
    base: i32,
    /// Do claws and `!` count together?
    is_multiplied: bool,
    /// What the dice of each symbol are worth if so many of them are thrown.
    throwing: ByThrown,
    /// Likewise if so many or more of them are thrown, whatever is best.
    deciding: ByThrown,
}

impl<'a> RollWeighing<'a> {
    /// None if the decision is about something else, or if the dice count for each other in other ways.
    pub(crate) fn new(game: &'a KingOfTokyoDuel, seat: Seat, weights: &'a Weights) -> Option<Self> {
        let player = game.player(game.active);
        let dice = game.roll.dice;
        if game.stage != Stage::Roll
            || !game.pending.as_slice().is_empty()
            || !game.has_roll_left()
            || player.owns(Card::NaturalSelection)
            || dice.len() as usize > DICE
        {
            return None;
        }
        let judgement = Judgement { game, weights };
        let base = judgement.standings(seat) + judgement.extra_turns();
        let is_multiplied = player.is(Monster::MekaDragon);
        let tables = ByThrown::default();
        let mut weighing = Self { judgement, base, is_multiplied, throwing: tables, deciding: tables };
        for symbol in Symbol::ALL {
            let counts_alone = !is_multiplied || !matches!(symbol, Symbol::Claw | Symbol::Power);
            if counts_alone && (dice.of(symbol) > 0 || symbol == Symbol::Claw) {
                weighing.look_at(symbol, dice.of(symbol).into());
            }
        }
        Some(weighing)
    }

    fn look_at(&mut self, symbol: Symbol, count: usize) {
        let mut best = i32::MIN;
        for thrown in (0..=count).rev() {
            let worth = self.kept(symbol, (count - thrown) as i32) + self.thrown(thrown);
            best = best.max(worth);
            self.throwing[symbol.index()][thrown] = worth;
            self.deciding[symbol.index()][thrown] = best;
        }
    }

    /// What so many dice that are kept are worth while others are thrown.
    #[inline]
    fn kept(&self, symbol: Symbol, count: i32) -> i32 {
        let Judgement { game, weights } = self.judgement;
        match symbol {
            Symbol::Claw => self.judgement.claws_worth(count + i32::from(game.claws_of_cards())),
            Symbol::Heart => self.judgement.hearts_of_roll(count),
            Symbol::Energy => weights.energy_symbol * count,
            Symbol::Fame => self.judgement.track_worth(Track::Fame, count, true),
            Symbol::Destruction => self.judgement.track_worth(Track::Destruction, count, true),
            Symbol::Power => self.judgement.power_worth(game.player(game.active), count, true),
        }
    }

    fn thrown(&self, count: usize) -> i32 {
        self.judgement.weights.die * count as i32
    }

    /// What every one of the `legal` actions is worth.
    pub(crate) fn weigh(&self, legal: &[Action], buffers: &mut Buffers<KingOfTokyoDuel>, into: &mut Vec<i32>) {
        let Judgement { game, weights } = self.judgement;
        let (marked, dice) = (game.roll.marked, game.roll.dice);
        into.extend(legal.iter().map(|action| match *action {
            Action::Reroll { symbol } => {
                let mut marked = marked;
                marked.add(symbol, 1);
                self.base + sum(&self.deciding, marked) + self.best_multiplied(marked)
            }
            Action::Keep { symbol } => self.throw(dice.without(symbol)),
            Action::Throw => self.throw(marked),
            _ => worth_of(game, game.active, action, weights, buffers),
        }));
    }

    fn throw(&self, thrown: Symbols) -> i32 {
        let multiplied = self.multiplied(thrown.of(Symbol::Claw).into(), thrown.of(Symbol::Power).into());
        self.base + sum(&self.throwing, thrown) + multiplied
    }

    /// What claws and `!` are worth together if so many of them are thrown.
    #[inline]
    fn multiplied(&self, claws: usize, powers: usize) -> i32 {
        if !self.is_multiplied {
            return 0;
        }
        let game = self.judgement.game;
        let kept = |symbol: Symbol, thrown: usize| i32::from(game.roll.dice.of(symbol)) - thrown as i32;
        let kept_powers = kept(Symbol::Power, powers);
        let hits = (kept(Symbol::Claw, claws) + i32::from(game.claws_of_cards())) * kept_powers.max(1);
        self.judgement.claws_worth(hits) + self.kept(Symbol::Power, kept_powers) + self.thrown(claws + powers)
    }

    /// Likewise if so many or more of them are thrown: first the best number of claws is found, then that of `!`, as the
    /// judgement does.
    fn best_multiplied(&self, marked: Symbols) -> i32 {
        if !self.is_multiplied {
            return 0;
        }
        let on_table = |symbol: Symbol| usize::from(self.judgement.game.roll.dice.of(symbol));
        let [claws, powers] = [Symbol::Claw, Symbol::Power].map(|symbol| usize::from(marked.of(symbol)));
        let mut best = (i32::MIN, claws);
        for claws in claws..=on_table(Symbol::Claw) {
            let worth = self.multiplied(claws, powers);
            if worth > best.0 {
                best = (worth, claws);
            }
        }
        (powers..=on_table(Symbol::Power)).map(|powers| self.multiplied(best.1, powers)).max().unwrap_or(best.0)
    }
}

#[inline]
fn sum(table: &ByThrown, thrown: Symbols) -> i32 {
    table.iter().zip(thrown.counts()).map(|(by_thrown, thrown)| by_thrown[usize::from(thrown)]).sum()
}
