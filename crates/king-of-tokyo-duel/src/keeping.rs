//! Which dice to keep and which to throw again, computed.
//!
//! Between two rolls nothing but the dice changes, and their odds are known. So what a Roll is worth in the end decides what any
//! dice are worth that are kept on the way: with all dice on the table it is the worth of the Roll; with one die fewer it is the
//! average over the six faces that the missing die can show; and so on down to no dice at all. Before the last roll a player
//! keeps those dice with which that is most. This gives what every Roll is worth before the last roll, which stands in for the
//! worth in the end when the roll before that is looked at.
//!
//! Dice that show the same are alike, so they only have to be counted: eight dice make 3,003 different bags. One table for each
//! roll that is left answers all decisions of a turn.

use std::sync::LazyLock;

use crate::action::Action;
use crate::card::Card;
use crate::dice::{NORMAL_DICE, ROLLS, SPECIAL_DICE, Symbol, Symbols};
use crate::game::KingOfTokyoDuel;
use crate::heuristic::Judgement;
use crate::resolving::Resolving;
use crate::track::Board;
use crate::weighing::{Moment, RollWorth};
use crate::weights::Weights;

/// All dice.
const DICE: usize = (NORMAL_DICE + SPECIAL_DICE) as usize;
/// The kinds of symbols.
const KINDS: usize = Symbol::ALL.len();
/// Rolls that can be left after the first, with Giant Brain.
const ROLLS_LEFT_MAX: usize = ROLLS as usize;
/// Places in a table, more than there are bags.
const PLACES: usize = 4096;
/// How much finer than the judgement the tables are.
const FINE: i32 = 64;
/// An energy is worth no more or less than this, so that averages cannot overflow.
const UNUSED_MAX: i32 = 100_000;

// ----- Bags of dice -----

/// All bags of up to eight dice: the smaller ones first, so that the bags of so many dice are the first ones of all.
struct Bags {
    /// How many there are with fewer than so many dice.
    fewer: [usize; DICE + 2],
    /// What is in each.
    counts: Vec<[u8; KINDS]>,
    /// The bag that each becomes with one more die of each symbol, unless it is full.
    with: Vec<[u16; KINDS]>,
    /// The bag that each becomes with one die of each symbol less, or stays if it has none.
    less: Vec<[u16; KINDS]>,
    /// How many bags come before the first one that holds so many of a symbol, by the symbol, and by how many dice there are
    /// of it and of all later symbols.
    before: [[[u16; DICE + 1]; DICE + 1]; KINDS],
}

static BAGS: LazyLock<Bags> = LazyLock::new(Bags::new);

impl Bags {
    fn new() -> Self {
        let mut bags = Self {
            fewer: [0; DICE + 2],
            counts: Vec::new(),
            with: Vec::new(),
            less: Vec::new(),
            before: [[[0; DICE + 1]; DICE + 1]; KINDS],
        };
        for (kind, before) in bags.before.iter_mut().enumerate() {
            for (dice, before) in before.iter_mut().enumerate() {
                for count in 1..=dice {
                    before[count] = before[count - 1] + bags_of(dice + 1 - count, KINDS - 1 - kind);
                }
            }
        }
        for dice in 0..=DICE {
            bags.add([0; KINDS], 0, dice as u8);
            bags.fewer[dice + 1] = bags.counts.len();
        }
        bags.with = bags.counts[..bags.fewer[DICE]]
            .iter()
            .map(|&counts| {
                std::array::from_fn(|kind| {
                    let mut more = counts;
                    more[kind] += 1;
                    bags.number(more) as u16
                })
            })
            .collect();
        bags.less = bags
            .counts
            .iter()
            .map(|&counts| {
                std::array::from_fn(|kind| {
                    let mut fewer = counts;
                    fewer[kind] = fewer[kind].saturating_sub(1);
                    bags.number(fewer) as u16
                })
            })
            .collect();
        bags
    }

    /// Adds all bags that begin like this and have so many dice of the symbol `kind` and later ones.
    fn add(&mut self, mut counts: [u8; KINDS], kind: usize, dice: u8) {
        if kind == KINDS - 1 {
            counts[kind] = dice;
            return self.counts.push(counts);
        }
        for count in 0..=dice {
            counts[kind] = count;
            self.add(counts, kind + 1, dice - count);
        }
    }

    /// The number of the bag with so many dice of each symbol.
    #[inline]
    fn number(&self, counts: [u8; KINDS]) -> usize {
        let mut left = counts.iter().map(|&count| usize::from(count)).sum::<usize>();
        let mut number = self.fewer[left];
        for (before, count) in self.before.iter().zip(counts) {
            number += usize::from(before[left][usize::from(count)]);
            left -= usize::from(count);
        }
        number
    }
}

/// In how many ways so many dice can show so many symbols.
fn bags_of(dice: usize, kinds: usize) -> u16 {
    match (dice, kinds) {
        (0, 0) => 1,
        (_, 0) => 0,
        _ => (1..kinds).fold(1, |ways, kind| ways * (dice + kind) / kind) as u16,
    }
}

// ----- What dice are worth -----

/// What dice are worth that are kept while others are thrown, in this turn.
#[derive(Clone, Debug)]
pub struct Keeping {
    weights: Weights,
    of: Option<Turn>,
    /// How many rolls are looked ahead so far.
    ahead: usize,
    /// What a roll is worth that is not used, to whoever owns Eye of the Storm.
    unused: i32,
    /// What each full bag is worth if no die of it is thrown again.
    stopped: Worths,
    /// What each bag is worth if it is kept and all other dice are thrown, by the rolls that are left then.
    kept: [Worths; ROLLS_LEFT_MAX],
    /// What to keep of the dice on the table.
    choice: Option<Choice>,
}

/// A worth for every bag.
#[derive(Clone, Debug)]
struct Worths([i32; PLACES]);

/// All that the worth of a Roll hangs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    moment: Moment,
    dice: usize,
    board: Board,
}

/// What to keep.
#[derive(Clone, Copy, Debug)]
struct Choice {
    of: Symbols,
    rolls_left: usize,
    kept: Symbols,
}

impl Keeping {
    /// Is the decision about dice, and will nothing but dice and decisions about them come before they are resolved?
    pub(crate) fn can_tell(game: &KingOfTokyoDuel) -> bool {
        RollWorth::can_tell(game) && !game.active_owns(Card::InTheShadows) && rolls_left(game) <= ROLLS_LEFT_MAX
    }

    /// Nothing yet.
    pub(crate) fn new(weights: &Weights) -> Self {
        Self {
            weights: weights.clone(),
            of: None,
            ahead: 0,
            unused: 0,
            stopped: Worths([0; PLACES]),
            kept: [const { Worths([0; PLACES]) }; ROLLS_LEFT_MAX],
            choice: None,
        }
    }

    /// Are things worth as much?
    pub(crate) fn is_by(&self, weights: &Weights) -> bool {
        self.weights == *weights
    }

    /// Which of the `legal` actions is the next on the way to the dice that should be thrown.
    pub(crate) fn choose(&mut self, game: &KingOfTokyoDuel, legal: &[Action]) -> Option<usize> {
        let (dice, marked) = (game.roll.dice, game.roll.marked);
        let thrown = dice.except(self.best_kept(game));
        let is_one_kept = |symbol: &Symbol| marked.is_empty() && thrown == dice.without(*symbol);
        let next = if thrown == marked {
            if thrown.is_empty() { Action::Stop } else { Action::Throw }
        } else if let Some(symbol) = Symbol::ALL.into_iter().filter(|&symbol| dice.of(symbol) > 0).find(is_one_kept) {
            Action::Keep { symbol }
        } else {
            let symbol = Symbol::ALL.into_iter().find(|&symbol| thrown.of(symbol) > marked.of(symbol))?;
            Action::Reroll { symbol }
        };
        legal.iter().position(|action| *action == next)
    }

    /// The dice that are best kept, of those that are not marked.
    fn best_kept(&mut self, game: &KingOfTokyoDuel) -> Symbols {
        let (dice, rolls_left) = (game.roll.dice, rolls_left(game));
        self.look_at(game, rolls_left);
        let unmarked = dice.except(game.roll.marked);
        let known = self.choice.filter(|choice| choice.of == dice && choice.rolls_left == rolls_left);
        if let Some(known) = known.filter(|known| unmarked.contains(known.kept)) {
            return known.kept;
        }
        let kept = self.best_of(dice, unmarked, rolls_left);
        self.choice = Some(Choice { of: dice, rolls_left, kept });
        kept
    }

    /// The best of all bags that can be kept of the `unmarked` dice; to keep all `dice` means to stop.
    fn best_of(&self, dice: Symbols, unmarked: Symbols, rolls_left: usize) -> Symbols {
        let bags = &*BAGS;
        let kept = &self.kept[rolls_left - 1].0;
        let most = unmarked.counts();
        let full = bags.number(dice.counts());
        let mut best = (i32::MIN, unmarked.counts());
        let mut counts = most;
        loop {
            let number = bags.number(counts);
            let worth =
                if number == full { self.stopped.0[number] + self.unused * rolls_left as i32 } else { kept[number] };
            if worth > best.0 {
                best = (worth, counts);
            }
            // The next smaller bag, as if the counts were digits.
            let Some(digit) = counts.iter().position(|&count| count > 0) else { break };
            counts[digit] -= 1;
            counts[..digit].copy_from_slice(&most[..digit]);
        }
        Symbols::of_counts(best.1)
    }

    /// Makes the tables of so many rolls, unless they are known.
    fn look_at(&mut self, game: &KingOfTokyoDuel, rolls_left: usize) {
        let turn = Turn { moment: Moment::of(game), dice: game.roll.dice.len() as usize, board: game.board };
        if self.of != Some(turn) {
            self.of = Some(turn);
            self.choice = None;
            self.ahead = 0;
            let worth = Resolving::new(&Judgement { game, weights: &self.weights }, turn.dice);
            let gain = if game.active_owns(Card::EyeOfTheStorm) { self.weights.energy } else { 0 };
            self.unused = gain.clamp(-UNUSED_MAX, UNUSED_MAX) * FINE;
            let bags = &*BAGS;
            for number in bags.fewer[turn.dice]..bags.fewer[turn.dice + 1] {
                self.stopped.0[number] = worth.of(bags.counts[number]) * FINE;
            }
        }
        while self.ahead < rolls_left {
            self.look_one_roll_ahead(turn.dice);
        }
    }

    /// Makes the next table.
    fn look_one_roll_ahead(&mut self, dice: usize) {
        let bags = &*BAGS;
        let (smaller, all) = (bags.fewer[dice], bags.fewer[dice + 1]);
        let (before, rest) = self.kept.split_at_mut(self.ahead);
        let kept = &mut rest[0].0;
        match before.last() {
            None => kept[smaller..all].copy_from_slice(&self.stopped.0[smaller..all]),
            Some(last) => {
                // The best of each bag and of all that can be had by throwing dice of it, from the smallest on.
                kept[..smaller].copy_from_slice(&last.0[..smaller]);
                let unused = self.unused * self.ahead as i32;
                for (kept, stopped) in kept[smaller..all].iter_mut().zip(&self.stopped.0[smaller..all]) {
                    *kept = stopped + unused;
                }
                for (number, less) in bags.less[..all].iter().enumerate() {
                    kept[number] = less.iter().fold(kept[number], |best, &less| best.max(kept[place(less)]));
                }
            }
        }
        for (number, with) in bags.with[..smaller].iter().enumerate().rev() {
            kept[number] = with.iter().map(|&with| kept[place(with)]).sum::<i32>() / KINDS as i32;
        }
        self.ahead += 1;
    }
}

/// A place in a table. There are more places than bags, so that none has to be checked.
#[inline]
fn place(bag: u16) -> usize {
    usize::from(bag) % PLACES
}

fn rolls_left(game: &KingOfTokyoDuel) -> usize {
    game.roll.allowed.saturating_sub(game.roll.made).into()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use engine::{Buffers, Fast, Game, Heuristic};

    use super::*;
    use crate::fate::Fate;
    use crate::game::{Stage, Waiting};
    use crate::monster::Monster;
    use crate::roll::Roll;
    use crate::weights::VALUE;

    /// A game in which these dice have just been thrown, and so many rolls are left.
    fn rolled(monster: Monster, cards: &[Card], dice: [u8; KINDS], rolls_left: u8) -> KingOfTokyoDuel {
        let mut game = KingOfTokyoDuel::new(&crate::Setup::default()).unwrap();
        let mut source = Fast::new(7);
        while game.turn().is_chance() && game.stage != Stage::Throw {
            game.let_happen(&mut source, &mut ());
        }
        let player = game.player_mut(game.active);
        player.become_monster(monster);
        player.hearts -= 4;
        cards.iter().for_each(|&card| player.cards.insert(card));
        game.roll = Roll { dice: Symbols::of_counts(dice), made: 1, allowed: 1 + rolls_left, ..Roll::default() };
        game.stage = Stage::Roll;
        game.waiting = Waiting::Player(game.active);
        game
    }

    /// What a turn is worth, by trying every decision with every throw in the real game. All worths are a million times as much.
    struct Trying {
        /// How it was before: the dice may have been resolved since.
        start: KingOfTokyoDuel,
        known: HashMap<KingOfTokyoDuel, i64>,
    }

    impl Trying {
        fn best(&mut self, game: &KingOfTokyoDuel) -> i64 {
            if let Some(&worth) = self.known.get(game) {
                return worth;
            }
            let worth = if game.turn().is_chance() {
                self.average(game)
            } else {
                let mut legal = Vec::new();
                game.legal(game.active, &mut legal);
                legal.iter().map(|action| self.after(game, *action)).max().unwrap()
            };
            self.known.insert(*game, worth);
            worth
        }

        fn average(&mut self, game: &KingOfTokyoDuel) -> i64 {
            let mut odds = Vec::new();
            game.odds(usize::MAX, &mut odds).unwrap();
            let (mut sum, mut weights) = (0, 0);
            for (fate, weight) in odds {
                let Fate::Throw(thrown) = fate else { panic!("dice are due") };
                let mut after = *game;
                after.happen(&fate, &mut ()).unwrap();
                let goes_on = after.stage == Stage::Roll && after.has_roll_left();
                let worth = if goes_on { self.best(&after) } else { self.end(game.roll.dice.plus(thrown), 0) };
                sum += worth * weight as i64;
                weights += weight as i64;
            }
            sum / weights
        }

        fn after(&mut self, game: &KingOfTokyoDuel, action: Action) -> i64 {
            if action == Action::Stop {
                return self.end(game.roll.dice, game.roll.allowed - game.roll.made);
            }
            let mut after = *game;
            after.play_listed(game.active, &action, &mut ());
            self.best(&after)
        }

        /// These dice are resolved, with so many rolls unused.
        fn end(&self, dice: Symbols, unused: u8) -> i64 {
            let judgement = Judgement { game: &self.start, weights: &VALUE };
            let worth = Resolving::new(&judgement, dice.len() as usize).of(dice.counts());
            let unused = if self.start.active_owns(Card::EyeOfTheStorm) { i32::from(unused) * VALUE.energy } else { 0 };
            i64::from(worth + unused) * 1_000_000
        }
    }

    fn solved(game: &KingOfTokyoDuel, legal: &[Action]) -> Option<usize> {
        game.solve(game.active, legal, &VALUE, &mut Buffers::default())
    }

    /// Every decision that it takes, up to the throw, is as good as the best by brute force.
    #[test]
    fn nothing_better_is_found_by_trying_everything() {
        let tables: [(Monster, &[Card], [u8; KINDS], u8); 8] = [
            (Monster::SpacePenguin, &[], [1, 0, 1, 1, 0, 0], 2),
            (Monster::SpacePenguin, &[], [0, 0, 0, 2, 1, 0], 2),
            (Monster::MekaDragon, &[Card::AcidAttack], [1, 0, 0, 1, 0, 1], 2),
            (Monster::CyberKitty, &[Card::EyeOfTheStorm], [0, 1, 1, 0, 0, 1], 2),
            (Monster::Gigazaur, &[Card::GiantBrain], [0, 0, 0, 1, 0, 1], 3),
            (Monster::Alienoid, &[Card::NaturalSelection], [0, 0, 2, 0, 1, 1], 1),
            (Monster::TheKing, &[Card::SpikedTail, Card::GentleGiant], [1, 0, 0, 0, 3, 0], 1),
            (Monster::TheKing, &[Card::AntimatterPellets, Card::SignatureMove], [0, 1, 0, 0, 0, 3], 1),
        ];
        for (monster, cards, dice, rolls_left) in tables {
            let mut game = rolled(monster, cards, dice, rolls_left);
            let mut trying = Trying { start: game, known: HashMap::new() };
            let mut legal = Vec::new();
            for decision in 0.. {
                game.legal(game.active, &mut legal);
                let worths: Vec<i64> = legal.iter().map(|&action| trying.after(&game, action)).collect();
                let choice = solved(&game, &legal).unwrap();
                let lost = worths.iter().max().unwrap() - worths[choice];
                assert!(lost < 200_000, "{monster:?} {dice:?}: decision {decision} loses {lost} of {worths:?}");
                if matches!(legal[choice], Action::Stop | Action::Throw | Action::Keep { .. }) {
                    break;
                }
                game.play_listed(game.active, &legal[choice], &mut ());
            }
        }
    }

    /// What it remembers changes nothing.
    #[test]
    fn remembering_changes_nothing() {
        let mut buffers = Buffers::default();
        let mut legal = Vec::new();
        for (number, &dice) in
            [[2, 1, 0, 2, 1, 0], [0, 3, 1, 1, 0, 1], [1, 1, 1, 1, 1, 1], [2, 1, 0, 2, 1, 0]].iter().enumerate()
        {
            for rolls_left in [1, 3, 2] {
                for monster in Monster::ALL {
                    let game = rolled(monster, &[], dice, rolls_left);
                    game.legal(game.active, &mut legal);
                    let again = game.solve(game.active, &legal, &VALUE, &mut buffers);
                    assert_eq!(again, solved(&game, &legal), "{number}: {monster:?}, {rolls_left} rolls left");
                    assert!(again.is_some());
                }
            }
        }
    }

    #[test]
    fn what_it_does_not_know_it_does_not_tell() {
        let dice = [1, 1, 1, 1, 1, 1];
        let mut legal = Vec::new();
        let mut tells = |game: &KingOfTokyoDuel| {
            game.legal(game.active, &mut legal);
            solved(game, &legal).is_some()
        };
        assert!(tells(&rolled(Monster::TheKing, &[], dice, 2)));
        assert!(!tells(&rolled(Monster::TheKing, &[Card::InTheShadows], dice, 2)), "Fame can be thrown for nothing");
        let mut resolving = rolled(Monster::TheKing, &[], dice, 2);
        resolving.carry_out(Action::Stop, &mut ());
        assert!(!tells(&resolving), "no decision about dice");
    }

    #[test]
    fn every_bag_has_its_number() {
        let bags = &*BAGS;
        assert_eq!(bags.counts.len(), 3_003);
        for (number, &counts) in bags.counts.iter().enumerate() {
            assert_eq!(bags.number(counts), number);
        }
    }
}
