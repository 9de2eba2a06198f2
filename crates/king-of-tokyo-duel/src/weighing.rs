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

/// Something for every number of dice, with more room than needed, so that it takes no test to look one up.
type ByNumber<T> = [T; 16];
const _: () = assert!(DICE < 16);

/// Something for every symbol, by the number of its dice that are kept.
type ByKept = [ByNumber<i32>; Symbol::ALL.len()];

/// What the dice on the table are worth, some of which will be thrown. It is the same for all decisions of a turn between two
/// rolls. Any die is worth as much while it is thrown, so that all that counts is how much more it is worth if it is kept.
#[derive(Clone, Debug)]
pub struct RollWorth {
    weights: Weights,
    of: Option<Moment>,
    /// The dice it looked at last.
    dice: Symbols,
    /// Everything but the dice.
    base: i32,
    /// Of each symbol, so many numbers of dice have been looked at.
    known: [u8; Symbol::ALL.len()],
    /// How much more it is worth to keep so many dice of a symbol than to throw them.
    keeping: ByKept,
    /// Likewise if so many or fewer of them are kept, whatever is best.
    deciding: ByKept,
    /// What it makes to keep none.
    keeping_none: i32,
    /// Likewise for claws and `!`, in this order, where `!` multiply claws.
    together: ByNumber<ByNumber<i32>>,
}

/// All that the worth of dice hangs on, the dice apart, in few words, so that it is soon compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
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
            cards: [game.seats[0].cards, game.seats[1].cards],
            counts: [counts(&game.seats[0]), counts(&game.seats[1])],
            table: u64::from_le_bytes([fame, destruction, game.active.number(), game.extra_turns, 0, 0, 0, 0]),
        }
    }
}

/// A decision between two rolls.
pub(crate) struct RollWeighing<'a> {
    judgement: Judgement<'a>,
    /// Do claws and `!` count together?
    is_multiplied: bool,
    /// What equal symbols cost that Natural Selection strikes at.
    strike: i32,
    /// What it is worth if all dice are thrown, before what any would be worth if it were kept.
    thrown: i32,
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
        Self {
            weights: weights.clone(),
            of: None,
            dice: Symbols::NONE,
            base: 0,
            known: Default::default(),
            keeping: Default::default(),
            deciding: Default::default(),
            keeping_none: 0,
            together: Default::default(),
        }
    }

    /// Looks at the dice, unless it knows them.
    pub(crate) fn look_at(&mut self, game: &KingOfTokyoDuel, weights: &Weights) {
        debug_assert_eq!(self.weights, *weights, "buffers belong to one set of weights");
        let moment = Moment::of(game);
        let judgement = Judgement { game, weights };
        if self.of != Some(moment) {
            self.of = Some(moment);
            self.base = judgement.standings(game.active) + judgement.extra_turns();
            self.dice = Symbols::NONE;
            self.known = Default::default();
        }
        if self.dice != game.roll.dice {
            self.dice = game.roll.dice;
            self.look_at_dice(&judgement);
        }
    }

    /// Looks at numbers of dice that have not been on the table in this turn.
    #[inline(never)]
    fn look_at_dice(&mut self, judgement: &Judgement<'_>) {
        let Self { known, keeping, deciding, .. } = self;
        let is_multiplied = judgement.multiplies();
        for symbol in Symbol::ALL {
            let counts_alone = !is_multiplied || !matches!(symbol, Symbol::Claw | Symbol::Power);
            let (known, keeping, deciding) =
                (&mut known[symbol.index()], &mut keeping[symbol.index()], &mut deciding[symbol.index()]);
            while *known <= self.dice.of(symbol) {
                let (count, kept) = (i32::from(*known), usize::from(*known) & 15);
                let worth = if counts_alone { judgement.kept(symbol, count) - judgement.thrown(count) } else { 0 };
                keeping[kept] = worth;
                deciding[kept] = if kept == 0 { worth } else { worth.max(deciding[kept - 1]) };
                *known += 1;
            }
        }
        self.keeping_none = sum(&self.keeping, Symbols::NONE);
        if is_multiplied {
            judgement.put_together(self.dice, &mut self.together);
        }
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

    /// What it is worth to throw so many dice.
    fn thrown(&self, count: i32) -> i32 {
        self.weights.die * count
    }

    /// How much more claws and `!` are worth that are kept than if they were thrown, where they multiply each other.
    fn put_together(&self, dice: Symbols, together: &mut ByNumber<ByNumber<i32>>) {
        let of_cards = i32::from(self.game.claws_of_cards());
        for powers in 0..=i32::from(dice.of(Symbol::Power)) {
            let worth = self.kept(Symbol::Power, powers);
            for claws in 0..=i32::from(dice.of(Symbol::Claw)) {
                let hits = (claws + of_cards) * powers.max(1);
                together[claws as usize & 15][powers as usize & 15] =
                    self.claws_worth(hits) + worth - self.thrown(claws + powers);
            }
        }
    }
}

impl<'a> RollWeighing<'a> {
    pub(crate) fn new(game: &'a KingOfTokyoDuel, worth: &'a RollWorth) -> Self {
        let judgement = Judgement { game, weights: &worth.weights };
        let mut strike = judgement.strike();
        // Dice that are kept are never more equal than they all are now.
        if strike != 0 && most_with_cards(game, game.roll.dice) < STRIKE.0 {
            strike = 0;
        }
        let thrown = worth.base + judgement.thrown(game.roll.dice.len() as i32);
        Self { judgement, is_multiplied: judgement.multiplies(), strike, thrown, worth }
    }

    /// What every one of the `legal` actions is worth.
    pub(crate) fn weigh(&self, legal: &[Action], buffers: &mut Buffers<KingOfTokyoDuel>, into: &mut Vec<i32>) {
        let RollWorth { keeping, deciding, keeping_none, .. } = self.worth;
        let dice = self.judgement.game.roll.dice;
        let kept = dice.except(self.judgement.game.roll.marked);
        let counts_alone = !self.is_multiplied && self.strike == 0;
        let as_now = self.thrown + sum(deciding, kept);
        into.extend(legal.iter().map(|action| match *action {
            Action::Reroll { symbol } if counts_alone => as_now + one_fewer(deciding, kept, symbol),
            Action::Reroll { symbol } => self.decide_together(as_now, kept, symbol),
            Action::Keep { symbol } if counts_alone => {
                let by_kept = &keeping[symbol.index()];
                self.thrown + keeping_none - by_kept[0] + by_kept[at(dice, symbol)]
            }
            Action::Keep { symbol } => self.keep(dice.only(symbol)),
            Action::Throw if counts_alone => self.thrown + sum(keeping, kept),
            Action::Throw => self.keep(kept),
            _ => self.other(action, buffers),
        }));
    }

    /// What is seldom asked for is kept apart, or the compiler prepares it every time.
    #[inline(never)]
    fn other(&self, action: &Action, buffers: &mut Buffers<KingOfTokyoDuel>) -> i32 {
        let Judgement { game, weights } = self.judgement;
        let plain = match action {
            Action::Stop => Aftermath::new(self.judgement, self.worth.base).of_stop(),
            _ => None,
        };
        plain.unwrap_or_else(|| worth_of(game, game.active, action, weights, buffers))
    }

    /// What it is worth to mark another die where dice count for each other. `as_now` is what all those are worth that do not.
    #[inline(never)]
    fn decide_together(&self, as_now: i32, mut kept: Symbols, symbol: Symbol) -> i32 {
        let alone = as_now + one_fewer(&self.worth.deciding, kept, symbol);
        kept.remove(symbol);
        if self.strike == 0 { alone + self.best_together(kept) } else { self.decide_step_by_step(kept) }
    }

    /// What it is worth to keep these dice and to throw the others.
    #[inline(never)]
    fn keep(&self, kept: Symbols) -> i32 {
        let together =
            if self.is_multiplied { self.together(at(kept, Symbol::Claw), at(kept, Symbol::Power)) } else { 0 };
        let strikes = self.strike != 0 && most_with_cards(self.judgement.game, kept) >= STRIKE.0;
        self.thrown + sum(&self.worth.keeping, kept) + together - if strikes { self.strike } else { 0 }
    }

    /// What it is worth to keep these dice or some of them where all count for each other: one kind of symbol after the other
    /// is looked at, as the judgement does.
    fn decide_step_by_step(&self, kept: Symbols) -> i32 {
        let mut best = (self.keep(kept), kept);
        for symbol in Symbol::ALL {
            let mut kept = best.1;
            while kept.of(symbol) > 0 {
                kept.remove(symbol);
                let worth = self.keep(kept);
                if worth > best.0 {
                    best = (worth, kept);
                }
            }
        }
        best.0
    }

    /// How much more it is worth to keep so many claws and `!` than to throw them.
    #[inline]
    fn together(&self, claws: usize, powers: usize) -> i32 {
        self.worth.together[claws & 15][powers & 15]
    }

    /// Likewise if so many or fewer of them are kept: first the best number of claws is found, then that of `!`, as the
    /// judgement does.
    fn best_together(&self, kept: Symbols) -> i32 {
        let (claws, powers) = (at(kept, Symbol::Claw), at(kept, Symbol::Power));
        let mut best = (i32::MIN, claws);
        for claws in (0..=claws).rev() {
            let worth = self.together(claws, powers);
            if worth > best.0 {
                best = (worth, claws);
            }
        }
        (0..=powers).map(|powers| self.together(best.1, powers)).max().unwrap_or(best.0)
    }
}

/// How many equal symbols there are at the most among these dice and the claws of cards.
fn most_with_cards(game: &KingOfTokyoDuel, mut dice: Symbols) -> u8 {
    dice.add(Symbol::Claw, game.claws_of_cards());
    dice.most()
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
fn sum(table: &ByKept, kept: Symbols) -> i32 {
    // One symbol after the other, as an array of counts would have to be written down first.
    Symbol::ALL.iter().map(|&symbol| table[symbol.index()][at(kept, symbol)]).sum()
}

/// By how much it changes if one die fewer of a symbol is kept.
#[inline]
fn one_fewer(table: &ByKept, kept: Symbols, symbol: Symbol) -> i32 {
    let (by_kept, count) = (&table[symbol.index()], at(kept, symbol));
    by_kept[count.wrapping_sub(1) & 15] - by_kept[count]
}

/// The place of a symbol's number in a table by numbers.
#[inline]
fn at(dice: Symbols, symbol: Symbol) -> usize {
    usize::from(dice.of(symbol)) & 15
}
