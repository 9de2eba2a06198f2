//! All actions between two rolls weighed at once.
//!
//! Most decisions of a game are about dice: which of them to throw again. Nothing but the dice changes then, and symbols count
//! for themselves, except that `!` multiply the claws of the Meka Dragon and that Natural Selection strikes at equal symbols. So
//! each symbol is looked at once for all actions.

use engine::{Buffers, Game, Heuristic, Seat, worth_of};

use crate::action::Action;
use crate::aftermath::Aftermath;
use crate::card::CardSet;
use crate::dice::{NORMAL_DICE, SPECIAL_DICE, Symbol, Symbols};
use crate::game::{KingOfTokyoDuel, Stage};
use crate::heuristic::{Judgement, STRIKE};
use crate::monster::Monster;
use crate::pending::Task;
use crate::player::Player;
use crate::token::Token;
use crate::track::{Board, Lay, Track};
use crate::weights::Weights;

/// All dice.
const DICE: usize = (NORMAL_DICE + SPECIAL_DICE) as usize;

/// Something for every symbol, by the number of its dice that are thrown.
type ByThrown = [[i32; DICE + 1]; Symbol::ALL.len()];

/// What the dice on the table are worth, some of which will be thrown. It is the same for all decisions between two rolls.
#[derive(Clone, Debug)]
pub struct RollWorth {
    weights: Weights,
    of: Option<Moment>,
    /// Everything but the dice.
    base: i32,
    /// What the dice of each symbol are worth if so many of them are thrown.
    throwing: ByThrown,
    /// Likewise if so many or more of them are thrown, whatever is best.
    deciding: ByThrown,
}

/// All that the worth of dice hangs on, in few words, so that it is soon compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    dice: Symbols,
    cards: [CardSet; 2],
    /// Hearts, energy and so on of each player.
    counts: [u64; 2],
    /// The markers, who is active, and so on.
    table: u64,
}

impl Moment {
    #[inline]
    pub(crate) fn of(game: &KingOfTokyoDuel) -> Self {
        let counts = |player: &Player| {
            let [low, high] = player.energy.to_le_bytes();
            let monster = player.monster.map_or(u8::MAX, |monster| monster as u8);
            let Player { hearts, die_tokens, fewer_dice, dominates, .. } = *player;
            u64::from_le_bytes([hearts, low, high, die_tokens, fewer_dice, dominates, monster, 0])
        };
        let side = game.side(game.active);
        let [fame, destruction] = Track::ALL.map(|track| game.board.marker(track).towards(side) as u8);
        Self {
            dice: game.roll.dice,
            cards: [game.seats[0].cards, game.seats[1].cards],
            counts: [counts(&game.seats[0]), counts(&game.seats[1])],
            table: u64::from_le_bytes([fame, destruction, game.active.number(), game.extra_turns, 0, 0, 0, 0]),
        }
    }

    /// The same for any dice.
    #[inline]
    pub(crate) fn without_dice(self) -> Self {
        Self { dice: Symbols::NONE, ..self }
    }
}

/// A decision between two rolls.
pub(crate) struct RollWeighing<'a> {
    judgement: Judgement<'a>,
    /// Do claws and `!` count together?
    is_multiplied: bool,
    /// What equal symbols cost that Natural Selection strikes at.
    strike: i32,
    worth: &'a RollWorth,
}

impl RollWorth {
    /// Is the decision about dice?
    pub(crate) fn can_tell(game: &KingOfTokyoDuel) -> bool {
        game.stage == Stage::Roll
            && game.pending.as_slice().is_empty()
            && game.has_roll_left()
            && game.roll.dice.len() as usize <= DICE
    }

    /// Nothing yet.
    pub(crate) fn new(weights: &Weights) -> Self {
        let tables = ByThrown::default();
        Self { weights: weights.clone(), of: None, base: 0, throwing: tables, deciding: tables }
    }

    /// Are things worth as much?
    pub(crate) fn is_by(&self, weights: &Weights) -> bool {
        self.weights == *weights
    }

    /// Looks at the dice, unless it knows them.
    pub(crate) fn look_at(&mut self, game: &KingOfTokyoDuel) {
        let moment = Moment::of(game);
        if self.of == Some(moment) {
            return;
        }
        let Self { weights, of, base, throwing, deciding } = self;
        let judgement = Judgement { game, weights };
        // In the same turn, symbols of which there are as many as before are worth as much.
        let before = of.filter(|of| Moment { dice: moment.dice, ..*of } == moment).map(|of| of.dice);
        if before.is_none() {
            *base = judgement.standings(game.active) + judgement.extra_turns();
        }
        let is_multiplied = judgement.multiplies();
        for &symbol in &Symbol::ALL {
            if before.is_some_and(|before| before.of(symbol) == moment.dice.of(symbol)) {
                continue;
            }
            let counts_alone = !is_multiplied || !matches!(symbol, Symbol::Claw | Symbol::Power);
            let mut best = i32::MIN;
            for thrown in (0..=usize::from(game.roll.dice.of(symbol))).rev() {
                let kept = i32::from(game.roll.dice.of(symbol)) - thrown as i32;
                let worth = if counts_alone { judgement.kept(symbol, kept) + judgement.thrown(thrown) } else { 0 };
                best = best.max(worth);
                throwing[symbol.index()][thrown] = worth;
                deciding[symbol.index()][thrown] = best;
            }
        }
        *of = Some(moment);
    }
}

impl Judgement<'_> {
    /// Do the `!` of the active player multiply claws?
    pub(crate) fn multiplies(&self) -> bool {
        self.game.player(self.game.active).is(Monster::MekaDragon)
    }

    /// What so many dice that are kept are worth while others are thrown.
    #[inline]
    fn kept(&self, symbol: Symbol, count: i32) -> i32 {
        match symbol {
            Symbol::Claw => self.claws_worth(count + i32::from(self.game.claws_of_cards())),
            Symbol::Heart => self.hearts_of_roll(count),
            Symbol::Energy => self.weights.energy_symbol * count,
            Symbol::Fame => self.track_worth(Track::Fame, count, true),
            Symbol::Destruction => self.track_worth(Track::Destruction, count, true),
            Symbol::Power => self.power_worth(self.game.player(self.game.active), count, true),
        }
    }

    fn thrown(&self, count: usize) -> i32 {
        self.weights.die * count as i32
    }
}

impl<'a> RollWeighing<'a> {
    pub(crate) fn new(game: &'a KingOfTokyoDuel, worth: &'a RollWorth) -> Self {
        let judgement = Judgement { game, weights: &worth.weights };
        Self { judgement, is_multiplied: judgement.multiplies(), strike: judgement.strike(), worth }
    }

    /// What every one of the `legal` actions is worth.
    pub(crate) fn weigh(&self, legal: &[Action], buffers: &mut Buffers<KingOfTokyoDuel>, into: &mut Vec<i32>) {
        let Judgement { game, weights } = self.judgement;
        let (marked, dice) = (game.roll.marked, game.roll.dice);
        let deciding = self.worth.base + sum(&self.worth.deciding, marked);
        let throwing_all = self.worth.base + sum(&self.worth.throwing, dice);
        into.extend(legal.iter().map(|action| match *action {
            Action::Reroll { symbol } => {
                if self.strike != 0 {
                    return self.decide_step_by_step(marked, symbol);
                }
                let (by_thrown, thrown) = (&self.worth.deciding[symbol.index()], usize::from(marked.of(symbol)));
                let mut marked = marked;
                marked.add(symbol, 1);
                deciding - by_thrown[thrown] + by_thrown[thrown + 1] + self.best_multiplied(marked)
            }
            Action::Keep { symbol } if self.counts_alone() => {
                let by_thrown = &self.worth.throwing[symbol.index()];
                throwing_all - by_thrown[usize::from(dice.of(symbol))] + by_thrown[0]
            }
            Action::Keep { symbol } => self.throw(dice.without(symbol)),
            Action::Throw => self.throw(marked),
            Action::Stop => {
                let worth = Aftermath::new(self.judgement, self.worth.base).of_stop();
                worth.unwrap_or_else(|| worth_of(game, game.active, action, weights, buffers))
            }
            _ => worth_of(game, game.active, action, weights, buffers),
        }));
    }

    /// Does every symbol count for itself?
    fn counts_alone(&self) -> bool {
        !self.is_multiplied && self.strike == 0
    }

    fn throw(&self, thrown: Symbols) -> i32 {
        let multiplied = self.multiplied(thrown.of(Symbol::Claw).into(), thrown.of(Symbol::Power).into());
        self.worth.base + sum(&self.worth.throwing, thrown) + multiplied - self.strike_after(thrown)
    }

    /// What Natural Selection costs if these dice are thrown and the others kept.
    fn strike_after(&self, thrown: Symbols) -> i32 {
        if self.strike == 0 {
            return 0;
        }
        let game = self.judgement.game;
        let mut kept = game.roll.dice.except(thrown);
        kept.add(Symbol::Claw, game.claws_of_cards());
        if kept.most() >= STRIKE.0 { self.strike } else { 0 }
    }

    /// What it is worth to mark one more die where all dice count for each other: one kind of symbol after the other is
    /// looked at, as the judgement does.
    fn decide_step_by_step(&self, mut marked: Symbols, symbol: Symbol) -> i32 {
        marked.add(symbol, 1);
        let mut best = (self.throw(marked), marked);
        for symbol in Symbol::ALL {
            let mut thrown = best.1;
            while thrown.of(symbol) < self.judgement.game.roll.dice.of(symbol) {
                thrown.add(symbol, 1);
                let worth = self.throw(thrown);
                if worth > best.0 {
                    best = (worth, thrown);
                }
            }
        }
        best.0
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
        let judgement = &self.judgement;
        judgement.claws_worth(hits) + judgement.kept(Symbol::Power, kept_powers) + judgement.thrown(claws + powers)
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

/// What the ways to lay a token down are worth while a card is bought.
///
/// Until the next decision the markers move towards the active player, if at all, and nothing else looks at tokens but markers
/// that come upon them. So it is all the same where a token lies that no marker comes upon.
pub(crate) fn weigh_places(
    game: &KingOfTokyoDuel,
    seat: Seat,
    legal: &[Action],
    weights: &Weights,
    into: &mut Vec<i32>,
) {
    let mut out_of_reach: Option<(Reach, i32)> = None;
    for action in legal {
        let place = match *action {
            Action::Place { token, track, space, turned } => Some((token, Lay { track, space, turned })),
            _ => None,
        };
        if let (Some((token, lay)), Some((reach, worth))) = (place, &out_of_reach)
            && !reach.is_touched(token, lay)
        {
            into.push(*worth);
            continue;
        }
        let mut after = *game;
        after.play_listed(seat, action, &mut ());
        let worth = after.evaluate(seat, weights);
        into.push(worth);
        let reach = Reach::of(&game.board, &after.board);
        if place.is_some_and(|(token, lay)| !reach.is_touched(token, lay)) {
            out_of_reach = Some((reach, worth));
        }
    }
}

/// Is a token of a card that is being bought to be laid down?
pub(crate) fn is_purchase_placed(game: &KingOfTokyoDuel) -> bool {
    matches!(game.pending.as_slice(), [Task::Purchase { .. }, Task::Place { .. }])
}

/// The spaces of each track that its marker comes upon.
struct Reach([(i8, i8); Track::ALL.len()]);

impl Reach {
    fn of(before: &Board, after: &Board) -> Self {
        Self(Track::ALL.map(|track| {
            let [from, to] = [before, after].map(|board| board.marker(track));
            // A stop between two spaces belongs to both.
            let last = from.max(to);
            (from.min(to).floor(), last.floor() + i8::from(last.is_added()))
        }))
    }

    fn is_touched(&self, token: Token, lay: Lay) -> bool {
        let (first, last) = self.0[lay.track as usize];
        lay.space <= last && first < lay.space + token.covers() as i8
    }
}

#[inline]
fn sum(table: &ByThrown, thrown: Symbols) -> i32 {
    // One symbol after the other, as an array of counts would have to be written down first.
    Symbol::ALL.iter().map(|&symbol| table[symbol.index()][usize::from(thrown.of(symbol))]).sum()
}
