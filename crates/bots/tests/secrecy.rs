//! Whoever chooses knows what its seat knows, and nothing else. Pig, whose lucky faces are secret, stands for all games
//! with hidden parts.

use bots::{Knowledge, PolicySpec};
use engine::testkit::pig::{Pig, Setup};
use engine::testkit::play_on;
use engine::{Fast, Game, Seat, Turn};

#[test]
fn no_policy_looks_at_what_is_hidden_from_its_seat() {
    let (mut differing, mut asked) = (0, 0);
    for number in 0..24 {
        let mut game = Pig::new(&Setup { players: 3, target: 60 }).unwrap();
        play_on(&mut game, number, &mut Fast::new(number as u64), &mut (), |_, _, _, _| 0);
        let Turn::Players(seats) = game.turn() else { continue };
        let seat = seats.first().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let other = game.reimagine(seat, &mut Fast::new(77));
        assert_eq!(other.view(engine::Viewer::Seat(seat)), game.view(engine::Viewer::Seat(seat)));
        differing += usize::from(other != game);
        for policy in PolicySpec::ALL {
            let choose = |game: &Pig, seat: Seat, seed| {
                policy.build().consider(Knowledge::new(game, seat), &legal, &mut Fast::new(seed))
            };
            for seed in 0..3 {
                assert_eq!(choose(&game, seat, seed), choose(&other, seat, seed), "{policy}, position {number}");
                asked += 1;
            }
        }
    }
    assert!(differing > 3 && asked > 200, "{differing} positions differed, {asked} questions");
}
