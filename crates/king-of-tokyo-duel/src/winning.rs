//! What a throw can win: how probable it is that its dice end the game for whoever throws them, without another throw or a card
//! that is bought, and whatever the rival answers.

use std::collections::HashSet;

use engine::{Game, Seat, Turn};
use serde::Serialize;

use crate::action::Action;
use crate::dice::Symbols;
use crate::fate::Fate;
use crate::game::{KingOfTokyoDuel, Stage};

/// How many results of a throw are looked at, those of four dice: with more of them nobody knows at a glance, and a press would have to
/// wait for the answer.
const RESULTS_MAX: usize = 126;
/// How many positions are looked at for one result before it is taken for one that does not win.
const POSITIONS_MAX: usize = 20_000;

/// How probable it is that a throw wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Winning {
    /// So many throws win, if everything is made of them that can be...
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub wins: u64,
    /// ...of so many that are equally probable.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub of: u64,
    /// Dice that win whatever the other ones show: the fewest that are enough, for every way to win.
    pub by: Vec<Symbols>,
}

impl KingOfTokyoDuel {
    /// How probable it is that the throw which is due wins at once; nothing if no dice of the Roll are about to be thrown, or
    /// more than four.
    ///
    /// ```
    /// use king_of_tokyo_duel::KingOfTokyoDuel;
    /// use engine::Game;
    /// let game = KingOfTokyoDuel::new(&Default::default()).unwrap();
    /// assert_eq!(game.winning(), None, "monsters are drawn first");
    /// ```
    pub fn winning(&self) -> Option<Winning> {
        if !self.turn().is_chance() || self.stage != Stage::Throw || !self.pending.as_slice().is_empty() {
            return None;
        }
        let mut odds = Vec::new();
        self.odds(RESULTS_MAX, &mut odds).ok()?;
        let mut search = Search { seat: self.active, turn: self.turn, lost: HashSet::new() };
        let mut winning = Winning { wins: 0, of: 0, by: Vec::new() };
        let (mut won, mut others) = (Vec::new(), Vec::new());
        for (fate, weight) in odds {
            let Fate::Throw(dice) = fate else { return None };
            let mut thrown = *self;
            thrown.happen(&fate, &mut ()).expect("odds list what can happen");
            winning.of += weight;
            search.lost.clear();
            if search.can_win(&thrown) {
                winning.wins += weight;
                won.push(dice);
            } else {
                others.push(dice);
            }
        }
        winning.by = fewest(&won, &others);
        Some(winning)
    }
}

/// The smallest bags that no throw among `others` has, and every throw among `won` one of; the smaller ones first.
fn fewest(won: &[Symbols], others: &[Symbols]) -> Vec<Symbols> {
    let mut parts: Vec<Symbols> = won.iter().flat_map(|throw| parts_of(*throw)).collect();
    parts.sort_by_key(|part| (part.len(), std::cmp::Reverse(part.counts())));
    parts.dedup();
    let mut fewest: Vec<Symbols> = Vec::new();
    for part in parts {
        let is_enough = !others.iter().any(|throw| throw.contains(part));
        if is_enough && !fewest.iter().any(|fewer| part.contains(*fewer)) {
            fewest.push(part);
        }
    }
    fewest
}

/// Every bag that is in this one.
fn parts_of(throw: Symbols) -> Vec<Symbols> {
    let mut parts = vec![[0; 6]];
    for (index, count) in throw.counts().into_iter().enumerate() {
        for known in 0..parts.len() {
            for fewer in 1..=count {
                let mut part = parts[known];
                part[index] = fewer;
                parts.push(part);
            }
        }
    }
    parts.into_iter().map(Symbols::of_counts).collect()
}

/// Looks for a way to win in this turn.
struct Search {
    seat: Seat,
    turn: u16,
    /// Positions that do not win.
    lost: HashSet<KingOfTokyoDuel>,
}

impl Search {
    fn can_win(&mut self, game: &KingOfTokyoDuel) -> bool {
        let decider = match game.turn() {
            Turn::Over => return game.ending.is_some_and(|ending| ending.winner == Some(self.seat)),
            Turn::Chance(_) => return false,
            Turn::Players(seats) => seats.first(),
        };
        // Once the market is open the dice have done their work.
        let is_decided = game.turn != self.turn || (game.stage == Stage::Market && game.pending.as_slice().is_empty());
        let Some(decider) = decider.filter(|_| !is_decided) else { return false };
        if self.lost.len() >= POSITIONS_MAX || self.lost.contains(game) {
            return false;
        }
        let mut legal = Vec::new();
        game.legal(decider, &mut legal);
        legal.retain(|action| !leads_to_a_throw(action));
        let is_own = decider == self.seat;
        let mut wins = |action: &Action| {
            let mut after = *game;
            after.play_listed(decider, action, &mut ());
            self.can_win(&after)
        };
        let is_won = if is_own { legal.iter().any(&mut wins) } else { legal.iter().all(&mut wins) };
        if !is_won {
            self.lost.insert(*game);
        }
        is_won
    }
}

/// Dice that are thrown again are another throw.
fn leads_to_a_throw(action: &Action) -> bool {
    matches!(action, Action::Reroll { .. } | Action::Keep { .. } | Action::Throw | Action::ThrowFree)
}

#[cfg(test)]
mod tests {
    use engine::Fast;

    use super::*;
    use crate::State;
    use crate::dice::Symbol;

    /// Gigazaur is about to throw two dice for the second time, against Cyber Kitty.
    fn thrown(kept: &str, fame: i8, hearts: u8) -> Winning {
        let state: State = serde_json::from_str(&format!(
            r#"{{"setup": {{"monsterOfSeat0": "gigazaur", "monsterOfSeat1": "cyber-kitty"}}, "stage": "throw", "turn": 2,
            "seats": [{{}}, {{"hearts": {hearts}}}],
            "market": {{"left": "giant-brain", "middle": "extra-head", "right": "acid-attack"}},
            "board": {{"fame": {fame}}},
            "roll": {{"dice": {kept}, "inHand": 2, "made": 2, "allowed": 3}}}}"#
        ))
        .unwrap();
        KingOfTokyoDuel::load(&state).unwrap().winning().unwrap()
    }

    fn bag(symbols: &[Symbol]) -> Symbols {
        symbols.iter().copied().collect()
    }

    #[test]
    fn claws_that_are_enough_win() {
        let winning = thrown(r#"{"claw": 2, "energy": 2}"#, 0, 3);
        assert_eq!(winning, Winning { wins: 11, of: 36, by: vec![bag(&[Symbol::Claw])] });
        let winning = thrown(r#"{"claw": 2, "energy": 2}"#, 0, 4);
        assert_eq!(winning, Winning { wins: 1, of: 36, by: vec![bag(&[Symbol::Claw; 2])] });
        let winning = thrown(r#"{"claw": 2, "energy": 2}"#, 0, 5);
        assert_eq!(winning, Winning { wins: 0, of: 36, by: Vec::new() });
    }

    /// Four stars pull two spaces. A fifth one pulls a third, and so does Gigazaur for two `!`.
    #[test]
    fn every_way_to_win_is_told() {
        let winning = thrown(r#"{"fame": 4}"#, -4, 12);
        let by = vec![bag(&[Symbol::Fame]), bag(&[Symbol::Power; 2])];
        assert_eq!(winning, Winning { wins: 12, of: 36, by });
    }

    #[test]
    fn a_throw_that_wins_anyhow_needs_nothing() {
        let winning = thrown(r#"{"claw": 4}"#, 0, 4);
        assert_eq!(winning, Winning { wins: 36, of: 36, by: vec![Symbols::NONE] });
    }

    /// In games played at random: whatever is done after a throw that does not win, nobody wins in that turn by it.
    #[test]
    fn nothing_wins_that_was_not_told() {
        let (mut told, mut tried) = (0, 0);
        for seed in 0..40 {
            let mut source = Fast::new(seed);
            let mut game = KingOfTokyoDuel::new(&crate::Setup::default()).unwrap();
            let mut legal = Vec::new();
            for _ in 0..400 {
                // Most throws are of all dice, and take longest.
                let is_looked_at = game.roll.in_hand < 4 || source.below(10) == 0;
                if let Some(winning) = is_looked_at.then(|| game.winning()).flatten() {
                    told += u32::from(winning.wins > 0 && winning.wins < winning.of);
                    for _ in 0..3 {
                        let Fate::Throw(dice) = game.draw(&mut source) else { panic!("dice are due") };
                        let wins = winning.by.iter().any(|part| dice.contains(*part));
                        tried += u32::from(!wins && winning.wins > 0);
                        assert!(wins || !wins_at_random(&game, dice, &mut source), "{dice:?} in {game:?}");
                    }
                }
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance(_) => game.let_happen(&mut source, &mut ()),
                    Turn::Players(seats) => {
                        let seat = seats.first().unwrap();
                        game.legal(seat, &mut legal);
                        let action = legal[source.below(legal.len() as u32) as usize];
                        game.play_listed(seat, &action, &mut ());
                    }
                }
            }
        }
        assert!(told > 20 && tried > 20, "{told} {tried}");
    }

    /// Does somebody who decides at random win with these dice, in one of some tries, before anything else is left to chance?
    fn wins_at_random(game: &KingOfTokyoDuel, dice: Symbols, source: &mut Fast) -> bool {
        let (turn, seat) = (game.turn, game.active);
        let mut legal = Vec::new();
        (0..20).any(|_| {
            let mut game = *game;
            game.happen(&Fate::Throw(dice), &mut ()).unwrap();
            while let Turn::Players(seats) = game.turn() {
                if game.turn != turn || game.stage == Stage::Market {
                    return false;
                }
                let decider = seats.first().unwrap();
                game.legal(decider, &mut legal);
                if decider != seat {
                    // What the rival allows does not count.
                    return false;
                }
                let action = legal[source.below(legal.len() as u32) as usize];
                game.play_listed(decider, &action, &mut ());
            }
            game.ending.is_some_and(|ending| ending.winner == Some(seat))
        })
    }
}
