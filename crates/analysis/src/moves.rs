use std::collections::HashSet;

use bots::{Greedy, ways};
use engine::{Fast, Heuristic, Seat};

/// How many decisions of one move are told.
const DECISIONS_MAX: usize = 16;

/// Different moves of `seat`: `played` first, and then the `most` others that are best by the game's judgement. Moves that lead to
/// the same position are one.
pub(crate) fn moves<G: Heuristic>(now: &G, seat: Seat, played: &[G::Action], most: usize) -> Vec<Vec<G::Action>> {
    let end_of = |actions: &[G::Action]| {
        let mut after = now.clone();
        for action in actions {
            after.play(seat, action, &mut ()).expect("a move of the match, or one that the game lists");
        }
        after
    };
    let mut legal = Vec::new();
    now.legal(seat, &mut legal);
    let mut ends = HashSet::from([end_of(played)]);
    let others = ways(now, seat, &legal, usize::MAX).into_iter().map(|way| {
        let after = end_of(&way.actions);
        in_full(after, seat, way.actions)
    });
    let others = others.filter(|(_, end)| ends.insert(end.clone())).map(|(actions, _)| actions).take(most);
    std::iter::once(played.to_vec()).chain(others).collect()
}

/// What is only half said goes on as the yardstick would, and where it ends.
fn in_full<G: Heuristic>(mut after: G, seat: Seat, mut actions: Vec<G::Action>) -> (Vec<G::Action>, G) {
    let (mut legal, mut yardstick) = (Vec::new(), Greedy::default().solving(G::OUTLOOK.solves_ahead));
    while actions.len() < DECISIONS_MAX && after.is_half_said(seat) {
        after.legal(seat, &mut legal);
        if legal.is_empty() {
            break;
        }
        let next = legal[yardstick.choose_in(&after, seat, &legal, &mut Fast::new(0))].clone();
        after.play_listed(seat, &next, &mut ());
        actions.push(next);
    }
    (actions, after)
}

#[cfg(test)]
mod tests {
    use engine::Game;
    use games::clever_cubed::{Action, CleverCubed, Setup};

    use super::*;

    #[test]
    fn a_move_is_a_die_and_its_mark() {
        let mut game = CleverCubed::new(&Setup::for_players(1)).unwrap();
        while game.turn().is_chance() {
            game.let_happen(&mut Fast::new(5), &mut ());
        }
        let mut legal = Vec::new();
        game.legal(Seat::FIRST, &mut legal);
        let forfeit = vec![Action::Forfeit];
        let all = moves(&game, Seat::FIRST, &forfeit, 100);
        assert_eq!(all[0], forfeit);
        assert!(all.len() > legal.len(), "{all:?}");
        assert_eq!(all.iter().filter(|one| **one == forfeit).count(), 1);
        let mut takes = all.iter().filter(|one| matches!(one[0], Action::Take { .. }));
        assert!(takes.all(|one| matches!(one[1], Action::Mark { .. })), "{all:?}");
        let ends: HashSet<_> = all
            .iter()
            .map(|actions| {
                let mut after = game;
                actions.iter().for_each(|action| after.play(Seat::FIRST, action, &mut ()).unwrap());
                after
            })
            .collect();
        assert_eq!(ends.len(), all.len(), "every move leads elsewhere");
        assert_eq!(moves(&game, Seat::FIRST, &forfeit, 3), all[..4]);
    }
}
