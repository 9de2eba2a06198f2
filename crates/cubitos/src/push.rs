//! Whether to push or to pass, by the odds of every throw.
//!
//! The judgement guesses what a push is worth: what the dice show on average, less a part of the danger of a bust. Here every throw
//! is gone through instead, and after each of them the player may pass or push again. What the player has when it passes, and
//! what it has left after a bust, are still matters of judgement, at its prices.
//!
//! Dice of a kind are alike, so that it matters only how many of them show what. All of it is in whole numbers.

use crate::action::Action;
use crate::cube::{Cube, Side};
use crate::dice::FACES;
use crate::game::{Cubitos, Phase};
use crate::judge::{Judge, Money, Rest};
use crate::player::{Follow, Player, Stage, Task};
use crate::prices::PARTS;
use crate::rulebook::Index;

/// Throws of more dice, of more kinds or with more results are left to the judgement: so many dice hardly ever all miss.
const DICE_MAX: u8 = 12;
const KINDS_MAX: usize = 6;
const RESULTS_MAX: u64 = 1_000;

/// The part that counts of what the judgement says a bust takes away, in thousandths. It says too much: whoever falls behind may roll
/// more dice, bad ones need not be kept, and some cards make a fan worth more. Found by trying: with all of it `greedy` plays worse
/// than by the judgement alone.
const LOSS: i64 = 400;

/// So many throws are looked through, one after the other. Few dice are left then.
const THROWS: u8 = 2;

/// A side of a die.
#[derive(Clone, Copy, Default)]
struct Face {
    /// On how many faces.
    faces: i64,
    /// The coins on it.
    coins: i32,
    /// What it is worth besides.
    worth: i32,
}

/// Dice of a kind.
#[derive(Clone, Copy, Default)]
struct Kind {
    /// Its sides but for the blank one.
    hits: [Face; Side::COUNT - 1],
    /// How many faces are blank.
    blank: i64,
    /// The most coins that a die can show, and the most that another side can be worth.
    most: (i32, i32),
    /// What a die is worth that is left in the roll zone, in parts that the judgement knows.
    spare: i32,
}

impl Kind {
    fn of(judge: &Judge<'_>, cube: Cube) -> Self {
        let Judge { game, weights, prices, .. } = *judge;
        let faces_with = |side| i64::from(game.book.faces_with(cube.die(), side));
        let mut hits = [Face::default(); Side::COUNT - 1];
        for (hit, side) in hits.iter_mut().zip(Side::ALL.into_iter().filter(|side| *side != Side::Blank)) {
            hit.faces = faces_with(side);
            match side {
                _ if hit.faces == 0 => {}
                Side::Coins => hit.coins = game.book.amount(cube.die(), side).into(),
                _ => hit.worth = prices.side(cube, side) * weights.unused / PARTS,
            }
        }
        let most = hits.iter().fold((0, 0), |most, hit| (most.0.max(hit.coins), most.1.max(hit.worth)));
        Self { hits, blank: faces_with(Side::Blank), most, spare: prices.average(cube) - weights.spare_least }
    }

    /// How many results there are when so many dice are thrown.
    fn results(&self, dice: u8) -> u64 {
        let sides = self.hits.iter().filter(|hit| hit.faces > 0).count() as u64;
        (1..=sides).fold(1, |results, side| results * (u64::from(dice) + side) / side)
    }
}

/// How many dice there are of each kind.
type Counts = [u8; KINDS_MAX];

/// What the active dice show.
#[derive(Clone, Copy)]
struct Shown {
    coins: i32,
    /// What they are worth but for the coins.
    worth: i32,
}

/// The choice between a push and a pass.
pub(crate) struct Push<'a> {
    judge: &'a Judge<'a>,
    money: Money,
    kinds: [Kind; KINDS_MAX],
    /// What a bust leaves.
    consolation: i64,
}

impl<'a> Push<'a> {
    /// What it is worth to push and to pass. `None` if that is not the question, or if cards have a say in what happens then.
    pub fn worths(judge: &'a Judge<'a>, legal: &[Action]) -> Option<[i64; 2]> {
        let player = judge.player();
        if !Self::is_the_question(judge.game, player, legal) {
            return None;
        }
        let mut kinds = [Kind::default(); KINDS_MAX];
        let mut roll = [0; KINDS_MAX];
        let mut results = 1;
        for (place, (cube, count)) in player.roll.iter().enumerate() {
            let kind = kinds.get_mut(place)?;
            *kind = Kind::of(judge, cube);
            roll[place] = count;
            results *= kind.results(count);
        }
        if results > RESULTS_MAX {
            return None;
        }
        let (worth, coins) = judge.active_worth(true);
        let push = Self { judge, money: judge.money(0), kinds, consolation: judge.consolation().into() };
        let shown = Shown { coins, worth };
        let pass = push.after_pass(&roll, shown);
        Some([push.after_push(&roll, shown, THROWS, pass), pass])
    }

    fn is_the_question(game: &Cubitos, player: &Player, legal: &[Action]) -> bool {
        let Index { returns, rescue, keeps, must_push, window, .. } = game.index;
        let have_a_say =
            [returns, rescue, keeps, must_push].into_iter().fold(window, |dice, more| dice.union(more.dice()));
        game.phase == Phase::Roll
            && player.stage == Stage::Decide
            && matches!((player.task, player.follow, player.rerolls), (Task::None, Follow::Nothing, 0))
            && legal.iter().all(|action| matches!(action, Action::Push | Action::Pass | Action::Wait))
            && legal.contains(&Action::Push)
            && legal.contains(&Action::Pass)
            && player.push_is_at_risk()
            && !player.shield
            && player.roll.len() <= DICE_MAX
            && player.active.is_quiet(have_a_say)
            && player.roll.has_none_of(have_a_say)
    }

    /// What it is worth to pass.
    fn after_pass(&self, roll: &Counts, shown: Shown) -> i64 {
        i64::from(shown.worth + self.coins_worth(shown.coins)) + self.spare_worth(roll)
    }

    fn coins_worth(&self, coins: i32) -> i32 {
        let money = Money { coins: self.money.coins + coins, ..self.money };
        self.judge.money_worth(&money, Rest::Counts)
    }

    fn spare_worth(&self, roll: &Counts) -> i64 {
        let spare: i32 = self.kinds.iter().zip(roll).map(|(kind, dice)| kind.spare * i32::from(*dice)).sum();
        self.judge.spare_part(spare).into()
    }

    /// What it is worth to bust.
    fn after_bust(&self, roll: &Counts, shown: Shown) -> i64 {
        let pass = self.after_pass(roll, shown);
        let left = self.consolation + i64::from(self.coins_worth(0)) + self.spare_worth(roll);
        pass - (pass - left) * LOSS / i64::from(PARTS)
    }

    /// What it is worth to push when so many throws are looked through, or something not above `enough` if that can be seen
    /// at once.
    fn after_push(&self, roll: &Counts, shown: Shown, throws: u8, enough: i64) -> i64 {
        let dice = || self.kinds.iter().zip(roll);
        let all: i64 = dice().map(|(_, dice)| (FACES as i64).pow((*dice).into())).product();
        let misses: i64 = dice().map(|(kind, dice)| kind.blank.pow((*dice).into())).product();
        let bust = misses * self.after_bust(roll, shown);
        let most = dice().fold(shown, |most, (kind, dice)| Shown {
            coins: most.coins + kind.most.0 * i32::from(*dice),
            worth: most.worth + kind.most.1 * i32::from(*dice),
        });
        let at_most = self.after_pass(roll, most);
        if (all - misses) * at_most + bust <= all.saturating_mul(enough) {
            return enough;
        }
        let mut throw = Throw { push: self, before: roll, throws, sum: 0 };
        throw.go_on((0, 0), roll[0], *roll, shown, 1);
        (throw.sum + bust) / all
    }

    /// What it is worth to do the better.
    fn best(&self, roll: &Counts, shown: Shown, throws: u8) -> i64 {
        let pass = self.after_pass(roll, shown);
        if throws == 0 || roll.iter().all(|dice| *dice == 0) {
            return pass;
        }
        self.after_push(roll, shown, throws, pass).max(pass)
    }
}

/// All that a throw can come to.
struct Throw<'a> {
    push: &'a Push<'a>,
    before: &'a Counts,
    throws: u8,
    /// What all that is no bust is worth, as often as it comes.
    sum: i64,
}

impl Throw<'_> {
    /// Goes on with so many dice of a kind that show this side or a later one, or a blank.
    fn go_on(&mut self, (kind, side): (usize, usize), dice: u8, roll: Counts, shown: Shown, ways: i64) {
        if kind == KINDS_MAX {
            if roll != *self.before {
                self.sum += ways * self.push.best(&roll, shown, self.throws - 1);
            }
            return;
        }
        let Kind { hits, blank, .. } = &self.push.kinds[kind];
        if dice == 0 || side == hits.len() {
            let mut roll = roll;
            roll[kind] = dice;
            let next = roll.get(kind + 1).copied().unwrap_or(0);
            return self.go_on((kind + 1, 0), next, roll, shown, ways * blank.pow(dice.into()));
        }
        let Face { faces, coins, worth } = hits[side];
        let most = if faces == 0 { 0 } else { dice };
        let (mut shown, mut ways) = (shown, ways);
        for hit in 0..=most {
            self.go_on((kind, side + 1), dice - hit, roll, shown, ways);
            // Of the dice that do not show it yet, one more does: so many ways to choose them.
            ways = ways * faces * i64::from(dice - hit) / i64::from(hit + 1);
            shown = Shown { coins: shown.coins + coins, worth: shown.worth + worth };
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Buffers, Fast, Game, Heuristic, Seat, Turn};

    use super::*;
    use crate::judge::Standing;
    use crate::prices::{Asked, Circumstances, Prices};
    use crate::setup::Setup;
    use crate::tables::RaceSetId;

    /// What a position is worth in which the player passes.
    fn after_pass(judge: &Judge<'_>) -> i64 {
        let (active, coins) = judge.active_worth(true);
        (active + judge.purse_worth(coins) + judge.spare_worth(&judge.player().roll)).into()
    }

    /// What it is worth to push when so many throws of the game itself are looked through.
    fn after_push(judge: &Judge<'_>, throws: u8) -> i64 {
        let mut thrown = judge.game.clone();
        thrown.play_listed(judge.seat, &Action::Push, &mut ());
        let mut odds = Vec::new();
        thrown.odds(100_000, &mut odds).unwrap();
        let (mut sum, mut all) = (0, 0);
        for (fate, weight) in odds {
            let mut after = thrown.clone();
            after.happen(&fate, &mut ()).unwrap();
            let busts = after.player(judge.seat).busted;
            let after = Judge { game: &after, ..*judge };
            let worth = if busts {
                let left = judge.consolation() + judge.purse_worth(0) + after.spare_worth(&after.player().roll);
                let pass = after_pass(judge);
                pass - (pass - i64::from(left)) * LOSS / i64::from(PARTS)
            } else {
                let pass = after_pass(&after);
                let goes_on = throws > 1 && !after.player().roll.is_empty();
                if goes_on { pass.max(after_push(&after, throws - 1)) } else { pass }
            };
            sum += worth * weight as i64;
            all += weight as i64;
        }
        sum / all
    }

    /// Plays greedily and calls `visit` with every decision in the roll phase.
    fn decisions(setup: &Setup, seed: u64, visit: &mut impl FnMut(&Judge<'_>, &[Action])) {
        let mut race = Cubitos::new(setup).unwrap();
        let (mut source, mut legal, mut worths) = (Fast::new(seed), Vec::new(), Vec::new());
        let mut buffers = Buffers::default();
        loop {
            let seats = match race.turn() {
                Turn::Over => return,
                Turn::Chance(_) => {
                    race.let_happen(&mut source, &mut ());
                    continue;
                }
                Turn::Players(seats) => seats,
            };
            let seat = seats.first().unwrap();
            race.legal(seat, &mut legal);
            if race.phase == Phase::Roll {
                judged(&race, seat, |judge| visit(judge, &legal));
            }
            race.weigh(seat, &legal, Cubitos::FIRST, &mut buffers, &mut worths);
            let choice = (0..legal.len()).max_by_key(|&index| worths[index]).unwrap();
            race.play_listed(seat, &legal[choice], &mut ());
        }
    }

    fn judged(game: &Cubitos, seat: Seat, visit: impl FnOnce(&Judge<'_>)) {
        let weights = Cubitos::FIRST;
        let standing = Standing::of(game, seat, weights);
        let (player, asked) = (game.player(seat), Asked::by(game, weights));
        let circumstances = Circumstances::of(game, player, standing.left, player.roll.len(), &asked);
        visit(&Judge { game, seat, weights, standing, prices: &Prices::new(game, weights, &circumstances) });
    }

    #[test]
    fn it_is_what_all_throws_of_the_game_come_to() {
        let mut compared = 0;
        for (set, seed) in RaceSetId::all().zip(1..) {
            decisions(&Setup::of_set(set, 2), seed, &mut |judge, legal| {
                let player = judge.player();
                let Some([push, pass]) = Push::worths(judge, legal) else { return };
                let few = player.roll.len() <= 5;
                // Whoever is the last to pass is in the next phase at once.
                let alone = judge.game.not_done.without(judge.seat).is_empty();
                if !few || alone || player.feet + player.water_feet > 0 || compared >= 60 {
                    return;
                }
                assert_eq!(pass, after_pass(judge), "{:?}", judge.game.save());
                // A push that is clearly worse is not counted to the end. What a die shows is rounded by itself.
                let counted = after_push(judge, THROWS).max(pass);
                assert!(push.max(pass).abs_diff(counted) <= 2, "{push}, {counted}: {:?}", judge.game.save());
                compared += 1;
            });
        }
        assert!(compared >= 20, "{compared}");
    }

    #[test]
    fn it_is_not_asked_where_cards_have_a_say_or_nothing_is_at_risk() {
        let (mut known, mut unknown) = (0, 0);
        for (set, seed) in RaceSetId::all().zip(1..) {
            decisions(&Setup::of_set(set, 3), seed, &mut |judge, legal| {
                let player = judge.player();
                let uses = legal.iter().any(|action| matches!(action, Action::Use { .. }));
                if Push::worths(judge, legal).is_some() {
                    assert!(!uses && player.push_is_at_risk() && player.stage == Stage::Decide);
                    known += 1;
                } else {
                    unknown += usize::from(uses);
                }
            });
        }
        assert!(known > 100 && unknown > 3, "{known} and {unknown}");
    }
}
