//! What whole Rolls are worth to the active player once they are resolved: how much more the judgement thinks of what the player has
//! then, and of the hearts that the rival has lost.
//!
//! What hangs on one symbol alone is looked up in tables, which are made once for a turn. Both markers count together, as do the
//! claws and `!` of the Meka Dragon, and everything for the cards that look at the whole Roll.

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::dice::{NORMAL_DICE, PULL_FROM, SPECIAL_DICE, Symbol};
use crate::game::{Stage, rival_of};
use crate::heuristic::{HEART, Judgement, STRIKE};
use crate::monster::Monster;
use crate::player::DIE_TOKENS_MAX;
use crate::roll::{ANTIMATTER_EQUAL, SIGNATURE_POWERS};
use crate::token::Bonus;
use crate::track::{Position, Stop, Track};

/// A Roll that wins, or loses. It counts for more than any other, but not so much more that a small chance of it would outweigh
/// everything that a turn can bring.
const WON: i32 = 20 * HEART;
/// The kinds of symbols.
const KINDS: usize = Symbol::ALL.len();
/// All dice, and as many symbols as the Alienoid can add to them.
const SYMBOLS_MAX: usize = (NORMAL_DICE + SPECIAL_DICE) as usize + 6;
/// No monster has more hearts.
const HITS_MAX: usize = 15;
/// No marker is pulled farther in one turn, or it has won long before.
const STEPS_MAX: usize = 13;
/// Cards that look at the whole Roll.
const LOOKING: CardSet = CardSet::of(&[
    Card::AntimatterPellets,
    Card::GentleGiant,
    Card::NaturalSelection,
    Card::SignatureMove,
    Card::SpikedTail,
    Card::UtterDestruction,
]);
/// What Antimatter Pellets and Utter Destruction do: hits, and spaces that markers are pulled.
const ANTIMATTER: (usize, usize) = (4, 2);
const UTTER: (usize, usize) = (2, 2);

type Pulls<T> = [T; STEPS_MAX + 1];

/// What Rolls are worth.
pub(crate) struct Resolving {
    /// By hits on the rival.
    hits: [i32; HITS_MAX + 1],
    /// By the number of symbols.
    hearts: [i32; SYMBOLS_MAX + 1],
    energy: [i32; SYMBOLS_MAX + 1],
    powers: [i32; SYMBOLS_MAX + 1],
    /// By the spaces that Fame and Destruction are pulled.
    pulls: Pulls<Pulls<i32>>,
    monster: Option<Monster>,
    claws_of_cards: u8,
    /// Those cards of the active player that look at the whole Roll.
    cards: CardSet,
    /// What Natural Selection costs.
    strike: i32,
}

impl Resolving {
    /// For Rolls of so many dice.
    pub(crate) fn new(judgement: &Judgement<'_>, dice: usize) -> Self {
        let game = judgement.game;
        let player = game.player(game.active);
        let (hearts, energy) = (i32::from(player.hearts), i32::from(player.energy));
        let healed = |count: usize| {
            let more = if count > 0 { count + usize::from(player.owns(Card::Regeneration)) } else { 0 };
            let healed = (hearts + more as i32).min(player.hearts_max().into());
            judgement.hearts_worth(healed) - judgement.hearts_worth(hearts)
        };
        let power = |count: usize| match player.monster {
            // What these two make of their `!` is looked at in detail.
            Some(Monster::Gigazaur | Monster::Alienoid) => 0,
            _ => judgement.power_worth(player, count as i32, false),
        };
        let strike = i32::from(STRIKE.1);
        let cards = player.cards.among(LOOKING);
        let is_pulled_by_dice_alone =
            cards.is_empty() && !player.is(Monster::Gigazaur) && !player.is(Monster::Alienoid);
        let steps = if is_pulled_by_dice_alone { steps(dice) } else { STEPS_MAX };
        Self {
            hits: hits(judgement),
            hearts: std::array::from_fn(healed),
            energy: std::array::from_fn(|count| {
                judgement.energy_worth(energy + count as i32) - judgement.energy_worth(energy)
            }),
            powers: std::array::from_fn(power),
            pulls: pulls(judgement, steps),
            monster: player.monster,
            claws_of_cards: game.claws_of_cards(),
            cards,
            strike: if hearts > strike {
                judgement.hearts_worth(hearts) - judgement.hearts_worth(hearts - strike)
            } else {
                2 * WON
            },
        }
    }

    /// The worth of a Roll with so many dice of each symbol.
    #[inline]
    pub(crate) fn of(&self, counts: [u8; KINDS]) -> i32 {
        let powers = counts[Symbol::Power.index()];
        let worth = match self.monster {
            Some(Monster::Alienoid) if powers > 1 => self.best_addition(counts, powers),
            Some(Monster::Gigazaur | Monster::MekaDragon) => self.connected(counts),
            _ if !self.cards.is_empty() => self.connected(counts),
            _ => {
                let [claws, _, _, fame, destruction, _] = counts.map(usize::from);
                let hits = claws + usize::from(self.claws_of_cards);
                self.alone(counts) + self.hits[hits.min(HITS_MAX)] + self.pulls[steps(fame)][steps(destruction)]
            }
        };
        worth.clamp(-WON, WON)
    }

    /// Which of the `legal` actions makes most of a Roll that is not thrown any more: what the Alienoid should add to it, and what
    /// should be set aside for Titanic Batteries. Nothing for any other decision.
    pub(crate) fn choose(judgement: &Judgement<'_>, legal: &[Action]) -> Option<usize> {
        let game = judgement.game;
        if !game.pending.as_slice().is_empty() || !matches!(game.stage, Stage::Additions | Stage::TitanicBatteries) {
            return None;
        }
        let counts = game.roll.dice.plus(game.roll.added).counts();
        let mut resolving = Self::new(judgement, game.roll.dice.len() as usize);
        if game.stage == Stage::TitanicBatteries {
            // The others have acted by now.
            resolving.cards = resolving.cards.among(CardSet::of(&[Card::GentleGiant, Card::SpikedTail]));
        }
        let worth = |action: &Action| resolving.after(counts, game.unspent_power_dice(), *action, judgement);
        let worths: Option<Vec<i32>> = legal.iter().map(worth).collect();
        let worths = worths?;
        (0..worths.len()).rev().max_by_key(|&index| worths[index])
    }

    fn after(&self, mut counts: [u8; KINDS], unspent: u8, action: Action, judgement: &Judgement<'_>) -> Option<i32> {
        match action {
            Action::Add { symbol, twice } => {
                counts[symbol.index()] += 1 + u8::from(twice);
                let cost = Monster::Alienoid.power_cost() + u8::from(twice);
                Some(self.best_addition(counts, unspent.saturating_sub(cost)))
            }
            Action::SetAside { first, second } => {
                counts[first.index()] -= 1;
                counts[second.index()] -= 1;
                Some(self.connected(counts) + judgement.bonus_worth(Bonus::DieToken(1)))
            }
            Action::Done | Action::Decline => Some(self.connected(counts)),
            _ => None,
        }
    }

    /// The symbols that count for themselves.
    #[inline]
    fn alone(&self, counts: [u8; KINDS]) -> i32 {
        let [_, hearts, energy, _, _, powers] = counts.map(usize::from);
        self.hearts[hearts] + self.energy[energy] + self.powers[powers]
    }

    /// The best that the Alienoid can make of a Roll with so many `!` that are not spent yet. It adds as many of a symbol as it
    /// can; another `!` is not worth it.
    fn best_addition(&self, counts: [u8; KINDS], unspent: u8) -> i32 {
        let cost = Monster::Alienoid.power_cost();
        if unspent < cost {
            return self.connected(counts);
        }
        let more = unspent.min(cost + 1);
        let with = |kind: usize| {
            let mut counts = counts;
            counts[kind] += more + 1 - cost;
            self.best_addition(counts, unspent - more)
        };
        (0..Symbol::Power.index()).map(with).fold(i32::MIN, i32::max)
    }

    /// All symbols, and what they set off together.
    fn connected(&self, counts: [u8; KINDS]) -> i32 {
        let [claws, .., fame, destruction, powers] = counts.map(usize::from);
        let claws = claws + usize::from(self.claws_of_cards);
        let factor = if self.monster == Some(Monster::MekaDragon) { powers.max(1) } else { 1 };
        let (mut hits, mut fame, mut destruction) = (claws * factor, steps(fame), steps(destruction));
        let mut worth = self.alone(counts);
        if !self.cards.is_empty() {
            let most = counts.into_iter().map(usize::from).fold(claws, usize::max);
            let has_all = claws > 0 && counts[1..].iter().all(|&count| count > 0);
            if self.cards.contains(Card::NaturalSelection) && most >= usize::from(STRIKE.0) {
                worth -= self.strike;
            }
            if self.cards.contains(Card::AntimatterPellets) && most >= usize::from(ANTIMATTER_EQUAL) {
                hits += ANTIMATTER.0;
                destruction += ANTIMATTER.1;
            }
            if self.cards.contains(Card::UtterDestruction) && has_all {
                hits += UTTER.0;
                destruction += UTTER.1;
                fame += UTTER.1;
            }
            if self.cards.contains(Card::SignatureMove) {
                fame += powers / usize::from(SIGNATURE_POWERS);
            }
            if self.cards.contains(Card::GentleGiant) && claws == 0 {
                fame += 1;
            }
            if self.cards.contains(Card::SpikedTail) {
                hits += destruction;
            }
        }
        let chosen = if self.monster == Some(Monster::Gigazaur) { powers / 2 } else { 0 };
        let pulled = |of_fame: usize| {
            self.pulls[(fame + of_fame).min(STEPS_MAX)][(destruction + chosen - of_fame).min(STEPS_MAX)]
        };
        worth + self.hits[hits.min(HITS_MAX)] + (0..=chosen).map(pulled).fold(i32::MIN, i32::max)
    }
}

/// How far so many symbols of a track pull its marker.
#[inline]
fn steps(count: usize) -> usize {
    count.saturating_sub(usize::from(PULL_FROM) - 1)
}

/// The worth of hits on the rival, as far as no decision can keep them off.
fn hits(judgement: &Judgement<'_>) -> [i32; HITS_MAX + 1] {
    let game = judgement.game;
    let rival = game.player(rival_of(game.active));
    let hearts = i32::from(rival.hearts);
    let ignored = i32::from(rival.owns(Card::ArmorPlating));
    std::array::from_fn(|hits| {
        let left = hearts - (hits as i32 - ignored).max(0);
        match left {
            _ if rival.owns(Card::Hibernation) => 0,
            ..=0 => 2 * WON,
            _ => judgement.hearts_worth(hearts) - judgement.hearts_worth(left),
        }
    })
}

/// The worth of pulls of up to so many spaces. That a marker can be pulled into the zone of the rival, from beyond it, is not
/// looked at.
fn pulls(judgement: &Judgement<'_>, steps: usize) -> Pulls<Pulls<i32>> {
    let side = judgement.game.side(judgement.game.active);
    let [fame, destruction] = Track::ALL.map(|track| Path::of(judgement, track, steps));
    let here = judgement.spotlight_worth(fame.stops[0].towards(side), destruction.stops[0].towards(side));
    let mut worth = [[0; STEPS_MAX + 1]; STEPS_MAX + 1];
    for (fame_steps, worth) in worth[..=steps].iter_mut().enumerate() {
        for (destruction_steps, worth) in worth[..=steps].iter_mut().enumerate() {
            let (fame_stop, destruction_stop) = (fame.stops[fame_steps], destruction.stops[destruction_steps]);
            // Either marker can be pulled first, and passing through the zone is enough while the other one stands there.
            let is_spotlit = fame.shines(destruction_steps, &destruction, fame_steps)
                || destruction.shines(fame_steps, &fame, destruction_steps);
            let has_won = fame_stop.is_victory(side) || destruction_stop.is_victory(side) || is_spotlit;
            let zone = judgement.spotlight_worth(fame_stop.towards(side), destruction_stop.towards(side)) - here;
            *worth =
                if has_won { 2 * WON } else { fame.worth[fame_steps] + destruction.worth[destruction_steps] + zone };
        }
    }
    worth
}

/// The way of a marker when it is pulled.
struct Path {
    /// Where it stands after so many steps.
    stops: Pulls<Position>,
    /// Does it stand in the Spotlight Zone then?
    is_spotlit: Pulls<bool>,
    /// Did it stand there at some time?
    was_spotlit: Pulls<bool>,
    /// How much nearer it has come to its end, and what tokens on the way have given.
    worth: Pulls<i32>,
}

impl Path {
    fn of(judgement: &Judgement<'_>, track: Track, steps: usize) -> Self {
        let game = judgement.game;
        let (side, player) = (game.side(game.active), game.player(game.active));
        let mut board = game.board;
        let start = board.marker(track);
        let is_spotlit = start.is_in_spotlight(side);
        let mut path = Self {
            stops: [start; STEPS_MAX + 1],
            is_spotlit: [is_spotlit; STEPS_MAX + 1],
            was_spotlit: [is_spotlit; STEPS_MAX + 1],
            worth: [0; STEPS_MAX + 1],
        };
        let mut bonuses = 0;
        let mut is_stopped = false;
        for step in 1..=steps {
            if !is_stopped {
                board.put_marker(track, board.next_stop(track, side));
                let stop = board.stop(track, board.marker(track));
                bonuses += if let Stop::Bonus(bonus) = stop { judgement.bonus_worth(bonus) } else { 0 };
                is_stopped =
                    stop == Stop::Kings && !player.is(Monster::TheKing) || board.marker(track).is_victory(side);
            }
            let here = board.marker(track);
            path.stops[step] = here;
            path.is_spotlit[step] = here.is_in_spotlight(side);
            path.was_spotlit[step] = path.was_spotlit[step - 1] || path.is_spotlit[step];
            path.worth[step] =
                judgement.progress_worth(here.towards(side)) - judgement.progress_worth(start.towards(side)) + bonuses;
        }
        path
    }

    /// Do both markers stand in the zone at some moment while this one is pulled, before the other one or after it?
    fn shines(&self, others_steps: usize, other: &Self, steps: usize) -> bool {
        self.was_spotlit[steps] && (other.is_spotlit[0] || other.is_spotlit[others_steps])
    }
}

impl Judgement<'_> {
    fn bonus_worth(&self, bonus: Bonus) -> i32 {
        let player = self.game.player(self.game.active);
        match bonus {
            Bonus::Heart(_) if player.hearts == player.hearts_max() => 0,
            Bonus::Hit(count) | Bonus::Heart(count) => HEART * i32::from(count),
            Bonus::Energy(count) => self.weights.energy * i32::from(count),
            Bonus::DieToken(_) if player.die_tokens == DIE_TOKENS_MAX => 0,
            Bonus::DieToken(count) => self.weights.die_token * i32::from(count),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Seat};

    use super::*;
    use crate::dice::Symbols;
    use crate::game::{KingOfTokyoDuel, Waiting};
    use crate::track::Side;
    use crate::weights::VALUE;

    /// What a player has, less the hearts of the rival.
    fn standing(game: &KingOfTokyoDuel, seat: Seat) -> i32 {
        let judgement = Judgement { game, weights: &VALUE };
        let [fame, destruction] = Track::ALL.map(|track| game.board.marker(track).towards(game.side(seat)));
        judgement.belongings(game.player(seat)) - judgement.hearts_worth(game.player(rival_of(seat)).hearts.into())
            + judgement.progress_worth(fame)
            + judgement.progress_worth(destruction)
            + judgement.spotlight_worth(fame, destruction)
    }

    /// How much better a position can become when the dice are resolved in any order.
    fn best_order(game: &KingOfTokyoDuel, seat: Seat, before: i32) -> i32 {
        match game.stage {
            Stage::Over => WON,
            Stage::Resolve => {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let after = |action: &Action| {
                    let mut after = *game;
                    after.play_listed(seat, action, &mut ());
                    best_order(&after, seat, before)
                };
                legal.iter().map(after).max().unwrap()
            }
            stage => {
                assert_eq!(stage, Stage::Market);
                standing(game, seat) - before
            }
        }
    }

    /// Dice that are resolved in the real game leave a position that is as much better as was foretold, or a won one.
    #[test]
    fn a_roll_is_worth_what_it_leads_to() {
        let mut wins = 0;
        for seed in 0..300 {
            let mut source = Fast::new(seed);
            let mut game = KingOfTokyoDuel::new(&crate::Setup::default()).unwrap();
            while game.turn().is_chance() && game.stage != Stage::Throw {
                game.let_happen(&mut source, &mut ());
            }
            let (seat, side) = (game.active, game.side(game.active));
            game.player_mut(seat).become_monster(Monster::SpacePenguin);
            game.player_mut(seat).hearts = 1 + source.below(13) as u8;
            // Enough for the market to ask, so that the turn does not end.
            game.player_mut(seat).energy = 4;
            game.player_mut(rival_of(seat)).hearts = 1 + source.below(12) as u8;
            for track in Track::ALL {
                // Not where the rival would win by it.
                let space = source.below(9) as i8 - 2;
                game.board.put_marker(track, Position::space(if side == Side::Right { space } else { -space }));
            }
            if game.board.holds_spotlight(Side::Left) || game.board.holds_spotlight(Side::Right) {
                continue;
            }
            let mut counts = [0; KINDS];
            // No `!`: what they are worth is a matter of taste.
            (0..6).for_each(|_| counts[source.below(5) as usize] += 1);
            let judgement = Judgement { game: &game, weights: &VALUE };
            let (foretold, before) = (Resolving::new(&judgement, 6).of(counts), standing(&game, seat));
            game.roll.dice = Symbols::of_counts(counts);
            game.stage = Stage::Roll;
            game.waiting = Waiting::Player(seat);
            game.carry_out(Action::Stop, &mut ());
            let now = best_order(&game, seat, before);
            assert_eq!(foretold, now, "{counts:?} in {game:?}");
            wins += u32::from(now == WON);
        }
        assert!(wins > 10, "{wins}");
    }

    /// A turn of this monster whose dice lie like this and are not thrown any more; what is chosen in it.
    fn chosen(monster: Monster, cards: &[Card], stage: Stage, counts: [u8; KINDS]) -> Action {
        let mut game = KingOfTokyoDuel::new(&crate::Setup::default()).unwrap();
        let mut source = Fast::new(1);
        while game.turn().is_chance() && game.stage != Stage::Throw {
            game.let_happen(&mut source, &mut ());
        }
        let seat = game.active;
        game.player_mut(seat).become_monster(monster);
        cards.iter().for_each(|&card| game.player_mut(seat).cards.insert(card));
        game.roll.dice = Symbols::of_counts(counts);
        game.stage = stage;
        game.waiting = Waiting::Player(seat);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        legal[Resolving::choose(&Judgement { game: &game, weights: &VALUE }, &legal).unwrap()]
    }

    /// Symbols in the order claw, heart, energy, Fame, Destruction, `!`.
    #[test]
    fn the_alienoid_adds_what_pulls_a_marker() {
        let added = chosen(Monster::Alienoid, &[], Stage::Additions, [0, 0, 0, 3, 0, 3]);
        assert_eq!(added, Action::Add { symbol: Symbol::Fame, twice: true });
    }

    #[test]
    fn dice_that_pull_a_marker_are_not_set_aside_for_a_die_token() {
        let kept = chosen(Monster::Gigazaur, &[Card::TitanicBatteries], Stage::TitanicBatteries, [0, 0, 0, 4, 0, 2]);
        assert_eq!(kept, Action::Decline);
        let lone =
            chosen(Monster::SpacePenguin, &[Card::TitanicBatteries], Stage::TitanicBatteries, [0, 2, 0, 2, 1, 0]);
        assert!(matches!(lone, Action::SetAside { .. }), "nothing of it is of use: {lone:?}");
    }
}
