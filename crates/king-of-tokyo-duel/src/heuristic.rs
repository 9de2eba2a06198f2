//! A hand-written judgement of positions, in hundredths of a heart.

use engine::{Heuristic, Seat};

use crate::card::{Card, When};
use crate::dice::{PULL_FROM, Symbol, Symbols};
use crate::effect::{Count, Line};
use crate::game::{KingOfTokyoDuel, Stage, rival_of};
use crate::monster::{Monster, cyber_kitty_energy};
use crate::pending::Task;
use crate::player::{DIE_TOKENS_MAX, Player};
use crate::track::{Position, SPACE_MAX, Side, Track};

/// To have won.
const WIN: i32 = 1_000_000;
const HEART: i32 = 100;
/// A claw of the Roll. To hit early is worth more than to heal: it wins.
const CLAW: i32 = 396;
const ENERGY: i32 = 54;
/// Energy beyond what a turn can use well.
const ENERGY_SPARE: i32 = 17;
const ENERGY_WELL_USED: i32 = 8;
const DIE_TOKEN: i32 = 55;
/// One step of a marker, on the average.
const STEP: i32 = 280;
/// A die about to be thrown.
const DIE: i32 = 59;
/// Two equal symbols of a track while there are rolls left.
const PAIR: i32 = 65;
const SINGLE: i32 = 8;
const EXTRA_TURN: i32 = 590;
/// Equal symbols that make Natural Selection strike its owner, with ten hits.
const STRIKE: (u8, u8) = (4, 10);
const DIE_FEWER: i32 = 70;

impl Heuristic for KingOfTokyoDuel {
    type Weights = ();
    const TAUGHT: &'static () = &();
    const FIRST: &'static () = &();

    fn evaluate(&self, seat: Seat, _weights: &()) -> i32 {
        if let Some(ending) = self.ending {
            return match ending.winner {
                Some(winner) if winner == seat => WIN,
                Some(_) => -WIN,
                None => 0,
            };
        }
        let [own, rivals] = [seat, rival_of(seat)].map(|seat| self.standing(seat));
        let turn = self.turn_worth() + self.pending_worth();
        own - rivals + if seat == self.active { turn } else { -turn }
    }
}

impl KingOfTokyoDuel {
    /// What a player has: hearts, energy, tokens, cards and the tracks.
    fn standing(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let [fame, destruction] = Track::ALL.map(|track| self.board.marker(track).towards(self.side(seat)));
        hearts_worth(player)
            + energy_worth(player)
            + DIE_TOKEN * i32::from(player.die_tokens)
            + player.cards.iter().map(keep_worth).sum::<i32>()
            + progress_worth(fame)
            + progress_worth(destruction)
            + spotlight_worth(fame, destruction)
            - DIE_FEWER * i32::from(player.fewer_dice)
            - DIE_FEWER * i32::from(player.dominates.saturating_mul(player.cards.len()))
    }

    /// What the active player still has in dice and in extra turns.
    fn turn_worth(&self) -> i32 {
        let roll = &self.roll;
        let dice = match self.stage {
            // Everybody has a first throw: what counts is what makes this one special.
            Stage::Gather => DIE * i32::from(roll.tokens_spent) - DIE_FEWER * i32::from(roll.fewer),
            Stage::Throw if roll.made <= 1 && roll.dice.is_empty() => {
                DIE * i32::from(roll.tokens_spent) - DIE_FEWER * i32::from(roll.fewer)
            }
            Stage::Throw => self.throw_worth(roll.dice, i32::from(roll.in_hand)),
            Stage::Roll => self.choice_worth(),
            Stage::Additions | Stage::Triggers | Stage::Rebooting | Stage::NaturalSelection => {
                self.symbols_worth(self.whole_roll(), false)
            }
            Stage::TitanicBatteries | Stage::Resolve => self.symbols_worth(self.open_symbols(), false),
            _ => 0,
        };
        dice + EXTRA_TURN * i32::from(self.extra_turns)
    }

    /// What dice that are kept and so many others that are thrown will bring.
    fn throw_worth(&self, kept: Symbols, thrown: i32) -> i32 {
        let mut symbols = kept;
        symbols.add(Symbol::Claw, self.claws_of_cards());
        self.symbols_worth(symbols, thrown > 0 || self.roll.made < self.roll.allowed) + DIE * thrown
    }

    /// What the dice can still become while some are being marked: the best that can be thrown with them. One kind of
    /// symbol after the other is looked at, as they hardly touch each other.
    fn choice_worth(&self) -> i32 {
        let dice = self.roll.dice;
        let worth = |thrown: Symbols| self.throw_worth(dice.except(thrown), thrown.len() as i32);
        let mut best = (worth(self.roll.marked), self.roll.marked);
        for symbol in Symbol::ALL.into_iter().filter(|symbol| self.kinds_to_throw() & symbol.bit() != 0) {
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
    fn open_symbols(&self) -> Symbols {
        let (roll, open) = (self.whole_roll(), self.open_groups());
        let mut counts = Symbol::ALL.map(|symbol| if open & symbol.bit() != 0 { roll.of(symbol) } else { 0 });
        if self.can_use_power() || self.player(self.active).is(Monster::MekaDragon) {
            counts[Symbol::Power.index()] = self.unspent_powers();
        }
        Symbols::of_counts(counts)
    }

    /// What so many symbols will bring the active player. `more` says that dice are still to be thrown.
    fn symbols_worth(&self, symbols: Symbols, more: bool) -> i32 {
        let player = self.player(self.active);
        let rival = self.player(rival_of(self.active));
        let [claws, hearts, energy, fame, destruction, powers] = symbols.counts().map(i32::from);
        let missing = i32::from(player.hearts_max()) - i32::from(player.hearts);
        let factor = if player.is(Monster::MekaDragon) { powers.max(1) } else { 1 };
        let hits = claws * factor;
        let knockout = if hits >= i32::from(rival.hearts) { 20 * HEART } else { 0 };
        let strikes =
            player.owns(Card::NaturalSelection) && symbols.most() >= STRIKE.0 && self.stage < Stage::TitanicBatteries;
        let strike = if strikes { hit_worth(STRIKE.1, player) } else { 0 };
        CLAW * hits - strike
            + knockout
            + HEART * hearts.min(missing)
            + ENERGY * energy
            + self.track_worth(Track::Fame, fame, more)
            + self.track_worth(Track::Destruction, destruction, more)
            + power_worth(player, powers, more)
    }

    /// What `count` symbols of a track are worth to the active player.
    fn track_worth(&self, track: Track, count: i32, more: bool) -> i32 {
        let steps = count - (i32::from(PULL_FROM) - 1);
        if steps <= 0 {
            return match (more, count) {
                (true, 2) => PAIR,
                (true, 1) => SINGLE,
                _ => 0,
            };
        }
        let side = self.side(self.active);
        let here = self.board.marker(track);
        let there = (i32::from(here.towards(side)) + 2 * steps).min(2 * i32::from(SPACE_MAX)) as i8;
        if there == 2 * SPACE_MAX {
            return WIN / 2;
        }
        let other = match track {
            Track::Fame => self.board.marker(Track::Destruction),
            Track::Destruction => self.board.marker(Track::Fame),
        };
        let zone =
            spotlight_worth(there, other.towards(side)) - spotlight_worth(here.towards(side), other.towards(side));
        progress_worth(there) - progress_worth(here.towards(side)) + zone
    }

    /// What effects under way will bring the active player.
    fn pending_worth(&self) -> i32 {
        let worth = |task: &Task| match *task {
            Task::Purchase { card, .. } if card.is_keep() => keep_worth(card) + self.lines_worth(card),
            Task::Purchase { card, .. } => self.lines_worth(card),
            // Its purchase lies below it.
            Task::Effect { .. } => 0,
            Task::Pull(pull) if pull.puller == self.active => STEP * i32::from(pull.left),
            Task::Pull(pull) => -STEP * i32::from(pull.left),
            Task::Packet(packet) if packet.victim == self.active => -HEART * i32::from(packet.hits),
            Task::Packet(packet) => HEART * i32::from(packet.hits),
            Task::Refill
            | Task::Place { .. }
            | Task::InShape { .. }
            | Task::UnstableDna { .. }
            | Task::Superconductor { .. } => 0,
        };
        self.pending.as_slice().iter().map(worth).sum()
    }

    /// What the lines of a card will do when it is bought.
    fn lines_worth(&self, card: Card) -> i32 {
        let print = card.print();
        if print.when != When::Bought {
            return 0;
        }
        let player = self.player(self.active);
        let rival = self.player(rival_of(self.active));
        let missing = i32::from(player.hearts_max()) - i32::from(player.hearts);
        let count = |count: Count| match count {
            Count::Of(number) => i32::from(number),
            Count::ClawsResolved => i32::from(self.roll.claws),
            Count::TripledPowers | Count::SevenEnergy | Count::UnusedRolls => 1,
        };
        let spotlit = |seat: Seat| i32::from(self.board.is_spotlit(self.side(seat)));
        let worth = |line: &Line| match *line {
            Line::Pull(track, spaces) => self.track_worth(track, count(spaces) + i32::from(PULL_FROM) - 1, false),
            Line::HitRival(hits) => hit_worth(hits, rival),
            Line::HitSelf(hits) => -hit_worth(hits, player),
            Line::HitBoth(hits) => hit_worth(hits, rival) - hit_worth(hits, player),
            Line::HitSpotlit(hits) => {
                hit_worth(hits, rival) * spotlit(rival_of(self.active)) - hit_worth(hits, player) * spotlit(self.active)
            }
            Line::Hearts(amount) => HEART * i32::from(amount).min(missing),
            Line::Energy(amount) => ENERGY * count(amount),
            Line::DieTokens(amount) => DIE_TOKEN * i32::from(amount.min(DIE_TOKENS_MAX - player.die_tokens)),
            Line::Dominate => DIE_FEWER * i32::from(rival.cards.len()),
            Line::ExtraTurn => EXTRA_TURN,
            Line::ThrowAwayRivalCard => rival.cards.iter().map(keep_worth).max().unwrap_or(0),
        };
        print.lines.iter().map(worth).sum()
    }
}

/// Hearts count more when few are left.
fn hearts_worth(player: &Player) -> i32 {
    let hearts = i32::from(player.hearts);
    HEART * hearts - 6 * HEART / (hearts + 1)
}

fn hit_worth(hits: u8, victim: &Player) -> i32 {
    HEART * i32::from(hits) + if hits >= victim.hearts { 30 * HEART } else { 0 }
}

fn energy_worth(player: &Player) -> i32 {
    let energy = i32::from(player.energy);
    let used = energy.min(ENERGY_WELL_USED);
    ENERGY * used + ENERGY_SPARE * (energy - used)
}

/// What it is worth to own a KEEP card, by rule of thumb.
fn keep_worth(card: Card) -> i32 {
    match card {
        Card::ExtraHead => 1_546,
        Card::AcidAttack | Card::ArmorPlating => 533,
        Card::BreakingNews | Card::GiantBrain | Card::Unstoppable => 316,
        Card::AdrenalineAugment | Card::Camouflage | Card::SpikedTail => 352,
        Card::ElectricalAura
        | Card::GentleGiant
        | Card::InShape
        | Card::MadeInALab
        | Card::Regeneration
        | Card::SignatureMove
        | Card::ThunderStomp
        | Card::UtterDestruction => 196,
        Card::NaturalSelection => -100,
        _ => 76,
    }
}

/// How far a marker is on its way to the victory space, in half spaces.
fn progress_worth(halves: i8) -> i32 {
    let halves = i32::from(halves).clamp(-2 * i32::from(SPACE_MAX), 2 * i32::from(SPACE_MAX));
    64 * halves + 5 * halves * halves.abs()
}

/// How near both markers are to one Spotlight Zone.
fn spotlight_worth(fame: i8, destruction: i8) -> i32 {
    let [nearest, farthest] = [3, 5].map(|space| Position::space(space).towards(Side::Right));
    let far = [fame, destruction].map(|halves| {
        // A marker past the zone has to be pulled back by the rival first.
        if halves > farthest { i32::from(halves - farthest) + 6 } else { i32::from((nearest - halves).max(0)) }
    });
    let far = far[0] + far[1];
    294 / (far + 2)
}

fn power_worth(player: &Player, powers: i32, more: bool) -> i32 {
    let pairs = powers / 2;
    let single = if more && powers % 2 == 1 { SINGLE } else { 0 };
    match player.monster {
        Some(Monster::Gigazaur) => STEP * pairs + single,
        Some(Monster::Alienoid) => 120 * (2 * (powers / 3) + powers % 3 / 2) + single,
        Some(Monster::SpacePenguin) => {
            DIE_TOKEN * powers.min(i32::from(DIE_TOKENS_MAX - player.die_tokens.min(DIE_TOKENS_MAX)))
        }
        Some(Monster::CyberKitty) => ENERGY * i32::from(cyber_kitty_energy(powers as u8)) + single,
        Some(Monster::TheKing) => 60 * pairs.min(2),
        Some(Monster::MekaDragon) => 10 * powers,
        None => 0,
    }
}
