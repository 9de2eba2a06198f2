//! The last turn: once no die will be thrown any more, everything a player can still do is gone through to the end.

use std::collections::HashMap;

use engine::{Game, Mixing, Seat};

use crate::action::Action;
use crate::game::{CleverCubed, Phase};
use crate::player::{Player, Stage};

/// More positions than this are left to the judgement: that many extra dice nobody has at the end of a game that was played well.
const POSITIONS_MAX: usize = 5_000;

/// The action that leads to the most points for `seat`, if no die will be thrown any more.
pub(crate) fn best_of(game: &CleverCubed, seat: Seat, legal: &[Action]) -> Option<usize> {
    if !is_last_turn(game) {
        return None;
    }
    let alone = without_others(game, seat);
    let mut totals = Totals { seat, known: HashMap::default() };
    let mut best = None;
    for (index, action) in legal.iter().enumerate() {
        let total = totals.after(&alone, action)?;
        if best.is_none_or(|(most, _)| total > most) {
            best = Some((total, index));
        }
    }
    best.map(|(_, index)| index)
}

/// Were all dice of the game thrown?
fn is_last_turn(game: &CleverCubed) -> bool {
    match game.phase {
        Phase::LastChance => true,
        Phase::Passive => game.round == game.setup.rounds() && game.active.next(game.setup.players) == game.first,
        _ => false,
    }
}

/// The same table, on which nobody else has anything to decide. What one player does with the dice changes nothing for others.
fn without_others(game: &CleverCubed, seat: Seat) -> CleverCubed {
    let mut alone = *game;
    for other in Seat::all(game.setup.players).filter(|&other| other != seat) {
        let player = alone.player_mut(other);
        (player.stage, player.marking, player.crossing) = (Stage::Idle, None, None);
    }
    alone
}

/// The most points that can be had from positions.
struct Totals {
    seat: Seat,
    known: HashMap<(Phase, Player), i32, Mixing>,
}

impl Totals {
    /// After this action; nothing if there are too many positions.
    fn after(&mut self, game: &CleverCubed, action: &Action) -> Option<i32> {
        let mut after = *game;
        after.play_listed(self.seat, action, &mut ());
        self.from(&after)
    }

    /// All that can still change.
    fn key(&self, game: &CleverCubed) -> (Phase, Player) {
        (game.phase, *game.player(self.seat))
    }

    fn from(&mut self, game: &CleverCubed) -> Option<i32> {
        if let Some(&total) = self.known.get(&self.key(game)) {
            return Some(total);
        }
        let mut legal = Vec::new();
        if game.busy_seats().contains(self.seat) {
            game.legal(self.seat, &mut legal);
        }
        let mut most = game.player(self.seat).sheet.score().total;
        for action in &legal {
            most = most.max(self.after(game, action)?);
        }
        (self.known.len() < POSITIONS_MAX).then(|| self.known.insert(self.key(game), most))?;
        Some(most)
    }
}

#[cfg(test)]
mod tests {
    use engine::testkit::play_on;
    use engine::{Fast, Heuristic, Turn};

    use super::*;
    use crate::setup::Setup;

    /// Games in which `players` sit, where the last turn has begun and somebody has a choice.
    fn last_turns(players: u8, count: usize) -> Vec<(CleverCubed, Seat, Vec<Action>)> {
        let mut found = Vec::new();
        for seed in 0.. {
            let mut game = CleverCubed::new(&Setup::for_players(players)).unwrap();
            let mut legal = Vec::new();
            let mut source = Fast::new(seed);
            while !matches!(game.turn(), Turn::Over) {
                if let Turn::Players(seats) = game.turn() {
                    let seat = seats.first().unwrap();
                    game.legal(seat, &mut legal);
                    if is_last_turn(&game) && legal.len() > 1 {
                        found.push((game, seat, legal));
                        break;
                    }
                }
                play_on(&mut game, 1, &mut source, &mut (), |_, _, legal, source| {
                    source.below(legal.len() as u32) as usize
                });
            }
            if found.len() == count {
                return found;
            }
        }
        unreachable!()
    }

    /// The most that `seat` can have in the end, by going through everything, others included, and remembering nothing.
    fn by_brute_force(game: &CleverCubed, seat: Seat) -> i32 {
        let Turn::Players(seats) = game.turn() else { return game.player(seat).sheet.score().total };
        let next = seats.first().unwrap();
        let mut legal = Vec::new();
        game.legal(next, &mut legal);
        // Others stop at once, or take what comes first: it must not matter.
        let tried = if next == seat { &legal[..] } else { &legal[legal.len() - 1..] };
        let total = |action: &Action| {
            let mut after = *game;
            after.play_listed(next, action, &mut ());
            by_brute_force(&after, seat)
        };
        tried.iter().map(total).max().unwrap()
    }

    #[test]
    fn nothing_better_can_be_done() {
        for (players, count) in [(1, 12), (2, 8), (4, 4)] {
            let mut solved = 0;
            for (game, seat, legal) in last_turns(players, count) {
                let Some(choice) = best_of(&game, seat, &legal) else { continue };
                solved += 1;
                let mut after = game;
                after.play_listed(seat, &legal[choice], &mut ());
                assert_eq!(by_brute_force(&after, seat), by_brute_force(&game, seat), "{players} players");
            }
            assert!(solved > count / 2, "{solved} of {count}");
        }
    }

    #[test]
    fn before_the_last_throw_nothing_is_said() {
        let mut game = CleverCubed::new(&Setup::for_players(1)).unwrap();
        let mut source = Fast::new(5);
        let (mut asked, mut legal) = (0, Vec::new());
        while !is_last_turn(&game) {
            if let Turn::Players(seats) = game.turn() {
                let seat = seats.first().unwrap();
                game.legal(seat, &mut legal);
                assert_eq!(game.solve(seat, &legal, CleverCubed::TAUGHT, &mut engine::Buffers::default()), None);
                asked += 1;
            }
            play_on(&mut game, 1, &mut source, &mut (), |_, _, _, _| 0);
        }
        assert!(asked > 20);
    }
}
