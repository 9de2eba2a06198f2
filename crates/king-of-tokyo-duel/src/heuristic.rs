//! The judgement of positions, in hundredths of a heart.

use engine::{Buffers, Heuristic, Outlook, Seat, worth_of};

use crate::action::Action;
use crate::aftermath::Aftermath;
use crate::card::{Card, When};
use crate::dice::{PULL_FROM, Symbol, Symbols};
use crate::effect::{Count, Line};
use crate::game::{KingOfTokyoDuel, Stage, rival_of};
use crate::keeping::Keeping;
use crate::monster::{Monster, cyber_kitty_energy};
use crate::pending::Task;
use crate::player::{DIE_TOKENS_MAX, Player};
use crate::resolving::Resolving;
use crate::track::{Position, SPACE_MAX, Side, Track};
use crate::weighing::{RollWeighing, RollWorth, is_purchase_placed, weigh_places};
use crate::weights::{self, Weights};

/// To have won.
pub(crate) const WIN: i32 = 1_000_000;
/// What all weights are measured by.
pub(crate) const HEART: i32 = 100;
/// Equal symbols that make Natural Selection strike its owner, with ten hits.
pub(crate) const STRIKE: (u8, u8) = (4, 10);
/// How often The King can use his power well.
const KINGS_PAIRS_MAX: i32 = 2;

impl Heuristic for KingOfTokyoDuel {
    type Weights = Weights;
    const TAUGHT: &'static Weights = &weights::TAUGHT;
    const FIRST: &'static Weights = &weights::FIRST;
    const VALUE: &'static Weights = &weights::VALUE;
    const OUTLOOK: Outlook = Outlook {
        horizon: 2,
        spread: 87,
        evidence: 10,
        solves_ahead: true,
        recurs: false,
        games: [0, 0, 1_000],
        decisions: 250_000,
    };

    type Memory = Memory;

    fn evaluate(&self, seat: Seat, weights: &Weights) -> i32 {
        Judgement { game: self, weights }.worth_to(seat)
    }

    fn weigh(&self, seat: Seat, legal: &[Action], weights: &Weights, buffers: &mut Buffers<Self>, into: &mut Vec<i32>) {
        into.clear();
        if is_purchase_placed(self) {
            return weigh_places(self, seat, legal, weights, into);
        }
        if Aftermath::can_tell(self) {
            let judgement = Judgement { game: self, weights };
            let aftermath = Aftermath::new(judgement, judgement.standings(self.active) + judgement.extra_turns());
            let worth = |action: &Action| aftermath.of(*action);
            return into.extend(
                legal
                    .iter()
                    .map(|action| worth(action).unwrap_or_else(|| worth_of(self, seat, action, weights, buffers))),
            );
        }
        if !RollWorth::can_tell(self) {
            return into.extend(legal.iter().map(|action| worth_of(self, seat, action, weights, buffers)));
        }
        let mut worth = buffers.memory.roll.take().unwrap_or_else(|| Box::new(RollWorth::new(weights)));
        worth.look_at(self, weights);
        RollWeighing::new(self, &worth).weigh(legal, buffers, into);
        buffers.memory.roll = Some(worth);
    }

    fn solve(&self, _seat: Seat, legal: &[Action], weights: &Weights, buffers: &mut Buffers<Self>) -> Option<usize> {
        if !Keeping::can_tell(self) {
            return Resolving::choose(&Judgement { game: self, weights }, legal);
        }
        let known = buffers.memory.keeping.take().filter(|keeping| keeping.is_by(weights));
        let mut keeping = known.unwrap_or_else(|| Box::new(Keeping::new(weights)));
        let choice = keeping.choose(self, legal);
        buffers.memory.keeping = Some(keeping);
        choice
    }

    fn is_half_said(&self, _seat: Seat) -> bool {
        !self.roll.marked.is_empty()
    }

    fn turns(&self) -> Option<u64> {
        Some(self.turn.into())
    }
}

/// What is remembered from one decision to the next.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    roll: Option<Box<RollWorth>>,
    keeping: Option<Box<Keeping>>,
}

/// A position and what things are worth.
#[derive(Clone, Copy)]
pub(crate) struct Judgement<'a> {
    pub(crate) game: &'a KingOfTokyoDuel,
    pub(crate) weights: &'a Weights,
}

impl Judgement<'_> {
    fn worth_to(&self, seat: Seat) -> i32 {
        if let Some(ending) = self.game.ending {
            return match ending.winner {
                Some(winner) if winner == seat => WIN,
                Some(_) => -WIN,
                None => 0,
            };
        }
        let turn = self.turn_worth() + self.pending_worth();
        self.standings(seat) + if seat == self.game.active { turn } else { -turn }
    }

    /// How far a player is ahead of the rival: by what they have, and on the tracks.
    pub(crate) fn standings(&self, seat: Seat) -> i32 {
        let [fame, destruction] = Track::ALL.map(|track| self.game.board.marker(track).towards(self.game.side(seat)));
        self.belongings(self.game.player(seat)) - self.belongings(self.game.player(rival_of(seat)))
            // What is progress for one is a loss for the other.
            + 2 * (self.progress_worth(fame) + self.progress_worth(destruction))
            + self.spotlight_worth(fame, destruction)
            - self.spotlight_worth(-fame, -destruction)
    }

    fn active(&self) -> &Player {
        self.game.player(self.game.active)
    }

    fn rival(&self) -> &Player {
        self.game.player(rival_of(self.game.active))
    }

    /// What a player has: hearts, energy, tokens and cards.
    pub(crate) fn belongings(&self, player: &Player) -> i32 {
        // Nearly always none, and to count cards takes a while.
        let dominated = if player.dominates == 0 { 0 } else { player.dominates.saturating_mul(player.cards.len()) };
        self.hearts_worth(player.hearts.into())
            + self.energy_worth(player.energy.into())
            + self.weights.die_token * i32::from(player.die_tokens)
            + player.cards.iter().map(|card| self.keep_worth(card)).sum::<i32>()
            - self.weights.die_fewer * i32::from(player.fewer_dice)
            - self.weights.dominated_card * i32::from(dominated)
    }

    /// What the active player still has in dice and in extra turns.
    fn turn_worth(&self) -> i32 {
        let roll = &self.game.roll;
        let dice = match self.game.stage {
            // Everybody has a first throw: what counts is what makes this one special.
            Stage::Gather => {
                self.weights.die * i32::from(roll.tokens_spent) - self.weights.die_fewer * i32::from(roll.fewer)
            }
            Stage::Throw if roll.made <= 1 && roll.dice.is_empty() => {
                self.weights.die * i32::from(roll.tokens_spent) - self.weights.die_fewer * i32::from(roll.fewer)
            }
            Stage::Throw => self.throw_worth(roll.dice, i32::from(roll.in_hand)),
            Stage::Roll => self.choice_worth(),
            Stage::Additions | Stage::Triggers | Stage::Rebooting | Stage::NaturalSelection => {
                self.symbols_worth(self.game.whole_roll(), false)
            }
            Stage::TitanicBatteries | Stage::Resolve => self.symbols_worth(self.open_symbols(), false),
            _ => 0,
        };
        dice + self.extra_turns()
    }

    pub(crate) fn extra_turns(&self) -> i32 {
        self.weights.extra_turn * i32::from(self.game.extra_turns)
    }

    /// What dice that are kept and so many others that are thrown will bring.
    fn throw_worth(&self, kept: Symbols, thrown: i32) -> i32 {
        let mut symbols = kept;
        symbols.add(Symbol::Claw, self.game.claws_of_cards());
        self.symbols_worth(symbols, thrown > 0 || self.game.roll.made < self.game.roll.allowed)
            + self.weights.die * thrown
    }

    /// What the dice can still become while some are being marked: the best that can be thrown with them. One kind of
    /// symbol after the other is looked at, as they hardly touch each other.
    fn choice_worth(&self) -> i32 {
        let dice = self.game.roll.dice;
        let worth = |thrown: Symbols| self.throw_worth(dice.except(thrown), thrown.len() as i32);
        let mut best = (worth(self.game.roll.marked), self.game.roll.marked);
        for symbol in Symbol::ALL.into_iter().filter(|symbol| self.game.kinds_to_throw() & symbol.bit() != 0) {
            let mut thrown = best.1;
            while thrown.of(symbol) < dice.of(symbol) {
                thrown.add(symbol, 1);
                let worth = worth(thrown);
                if worth > best.0 {
                    best = (worth, thrown);
                }
            }
        }
        best.0
    }

    /// What is still to be resolved, with the `!` that can be spent.
    pub(crate) fn open_symbols(&self) -> Symbols {
        let (roll, open) = (self.game.whole_roll(), self.game.open_groups());
        let mut counts = Symbol::ALL.map(|symbol| if open & symbol.bit() != 0 { roll.of(symbol) } else { 0 });
        if self.game.can_use_power() || self.active().is(Monster::MekaDragon) {
            counts[Symbol::Power.index()] = self.game.unspent_powers();
        }
        Symbols::of_counts(counts)
    }

    /// What so many symbols will bring the active player. `more` says that dice are still to be thrown.
    pub(crate) fn symbols_worth(&self, symbols: Symbols, more: bool) -> i32 {
        let player = self.active();
        let [claws, hearts, energy, fame, destruction, powers] = symbols.counts().map(i32::from);
        let factor = if player.is(Monster::MekaDragon) { powers.max(1) } else { 1 };
        let strikes = symbols.most() >= STRIKE.0 && self.game.stage < Stage::TitanicBatteries;
        let strike = if strikes { self.strike() } else { 0 };
        self.claws_worth(claws * factor) - strike
            + self.hearts_of_roll(hearts)
            + self.weights.energy_symbol * energy
            + self.track_worth(Track::Fame, fame, more)
            + self.track_worth(Track::Destruction, destruction, more)
            + self.power_worth(player, powers, more)
    }

    /// What a strike of Natural Selection costs the active player, who may own it.
    pub(crate) fn strike(&self) -> i32 {
        let player = self.active();
        if player.owns(Card::NaturalSelection) { self.hit_worth(STRIKE.1, player) } else { 0 }
    }

    /// What the hits of claws are worth.
    pub(crate) fn claws_worth(&self, hits: i32) -> i32 {
        let knockout = if hits >= i32::from(self.rival().hearts) { self.weights.claws_knock_out } else { 0 };
        self.weights.claw * hits + knockout
    }

    /// What hearts of the Roll are worth.
    pub(crate) fn hearts_of_roll(&self, hearts: i32) -> i32 {
        self.weights.heart_symbol * hearts.min(self.missing_hearts())
    }

    fn missing_hearts(&self) -> i32 {
        i32::from(self.active().hearts_max()) - i32::from(self.active().hearts)
    }

    /// What `count` symbols of a track are worth to the active player.
    pub(crate) fn track_worth(&self, track: Track, count: i32, more: bool) -> i32 {
        let steps = count - (i32::from(PULL_FROM) - 1);
        if steps <= 0 {
            return match (more, count) {
                (true, 2) => self.weights.pair,
                (true, 1) => self.weights.single,
                _ => 0,
            };
        }
        let side = self.game.side(self.game.active);
        let here = self.game.board.marker(track);
        let there = (i32::from(here.towards(side)) + 2 * steps).min(2 * i32::from(SPACE_MAX)) as i8;
        if there == 2 * SPACE_MAX {
            return WIN / 2;
        }
        let other = match track {
            Track::Fame => self.game.board.marker(Track::Destruction),
            Track::Destruction => self.game.board.marker(Track::Fame),
        };
        let zone = self.spotlight_worth(there, other.towards(side))
            - self.spotlight_worth(here.towards(side), other.towards(side));
        self.progress_worth(there) - self.progress_worth(here.towards(side)) + zone
    }

    /// What effects under way will bring the active player.
    fn pending_worth(&self) -> i32 {
        let worth = |task: &Task| match *task {
            Task::Purchase { card, .. } => self.purchase_worth(card),
            // Its purchase lies below it.
            Task::Effect { .. } => 0,
            Task::Pull(pull) if pull.puller == self.game.active => self.weights.pull * i32::from(pull.left),
            Task::Pull(pull) => -self.weights.pull * i32::from(pull.left),
            Task::Packet(packet) if packet.victim == self.game.active => -self.weights.packet * i32::from(packet.hits),
            Task::Packet(packet) => self.weights.packet * i32::from(packet.hits),
            Task::Refill
            | Task::Place { .. }
            | Task::InShape { .. }
            | Task::UnstableDna { .. }
            | Task::Superconductor { .. } => 0,
        };
        self.game.pending.as_slice().iter().map(worth).sum()
    }

    /// What a card that is being bought will bring.
    pub(crate) fn purchase_worth(&self, card: Card) -> i32 {
        self.lines_worth(card) + if card.is_keep() { self.keep_worth(card) } else { 0 }
    }

    /// What the lines of a card will do when it is bought.
    fn lines_worth(&self, card: Card) -> i32 {
        let print = card.print();
        if print.when != When::Bought {
            return 0;
        }
        let player = self.active();
        let rival = self.rival();
        let count = |count: Count| match count {
            Count::Of(number) => i32::from(number),
            Count::ClawsResolved => i32::from(self.game.roll.claws),
            Count::TripledPowers | Count::SevenEnergy | Count::UnusedRolls => 1,
        };
        let spotlit = |seat: Seat| i32::from(self.game.board.is_spotlit(self.game.side(seat)));
        let worth = |line: &Line| match *line {
            Line::Pull(track, spaces) => self.track_worth(track, count(spaces) + i32::from(PULL_FROM) - 1, false),
            Line::HitRival(hits) => self.hit_worth(hits, rival),
            Line::HitSelf(hits) => -self.hit_worth(hits, player),
            Line::HitBoth(hits) => self.hit_worth(hits, rival) - self.hit_worth(hits, player),
            Line::HitSpotlit(hits) => {
                self.hit_worth(hits, rival) * spotlit(rival_of(self.game.active))
                    - self.hit_worth(hits, player) * spotlit(self.game.active)
            }
            Line::Hearts(amount) => self.weights.heart_line * i32::from(amount).min(self.missing_hearts()),
            Line::Energy(amount) => self.weights.energy_line * count(amount),
            Line::DieTokens(amount) => {
                self.weights.die_token_line * i32::from(amount.min(DIE_TOKENS_MAX - player.die_tokens))
            }
            Line::Dominate => self.weights.dominate_line * i32::from(rival.cards.len()),
            Line::ExtraTurn => self.weights.extra_turn_line,
            Line::ThrowAwayRivalCard => rival.cards.iter().map(|card| self.keep_worth(card)).max().unwrap_or(0),
        };
        print.lines.iter().map(worth).sum()
    }

    /// Hearts count more when few are left.
    pub(crate) fn hearts_worth(&self, hearts: i32) -> i32 {
        HEART * hearts - self.weights.few_hearts / (hearts + 1)
    }

    fn hit_worth(&self, hits: u8, victim: &Player) -> i32 {
        self.weights.hit * i32::from(hits) + if hits >= victim.hearts { self.weights.hit_knock_out } else { 0 }
    }

    pub(crate) fn energy_worth(&self, energy: i32) -> i32 {
        let used = energy.min(self.weights.energy_well_used);
        self.weights.energy * used + self.weights.energy_spare * (energy - used)
    }

    /// What it is worth to own a KEEP card.
    fn keep_worth(&self, card: Card) -> i32 {
        self.weights.keep[card.keep_index()]
    }

    /// How far a marker is on its way to the victory space, in half spaces.
    pub(crate) fn progress_worth(&self, halves: i8) -> i32 {
        let halves = i32::from(halves).clamp(-2 * i32::from(SPACE_MAX), 2 * i32::from(SPACE_MAX));
        self.weights.progress * halves + self.weights.progress_square * halves * halves.abs()
    }

    /// How near both markers are to one Spotlight Zone.
    pub(crate) fn spotlight_worth(&self, fame: i8, destruction: i8) -> i32 {
        let [nearest, farthest] = [3, 5].map(|space| Position::space(space).towards(Side::Right));
        let far = [fame, destruction].map(|halves| {
            if halves > farthest {
                i32::from(halves - farthest) + self.weights.spotlight_past
            } else {
                i32::from((nearest - halves).max(0))
            }
        });
        self.weights.spotlight / (far[0] + far[1] + self.weights.spotlight_near).max(1)
    }

    pub(crate) fn power_worth(&self, player: &Player, powers: i32, more: bool) -> i32 {
        let pairs = powers / 2;
        let single = if more && powers % 2 == 1 { self.weights.single } else { 0 };
        match player.monster {
            Some(Monster::Gigazaur) => self.weights.gigazaur * pairs + single,
            Some(Monster::Alienoid) => self.weights.alienoid * (2 * (powers / 3) + powers % 3 / 2) + single,
            Some(Monster::SpacePenguin) => {
                let room = i32::from(DIE_TOKENS_MAX - player.die_tokens.min(DIE_TOKENS_MAX));
                self.weights.space_penguin * powers.min(room)
            }
            Some(Monster::CyberKitty) => {
                self.weights.cyber_kitty * i32::from(cyber_kitty_energy(powers as u8)) + single
            }
            Some(Monster::TheKing) => self.weights.the_king * pairs.min(KINGS_PAIRS_MAX),
            Some(Monster::MekaDragon) => self.weights.meka_dragon * powers,
            None => 0,
        }
    }
}
