//! The powers of the six monsters.

use king_of_tokyo_duel::monster::cyber_kitty_energy;
use king_of_tokyo_duel::{Action, Monster, Stage, Symbol, Token, Track};

use crate::table::{Play, at, seat, table};

fn played_by(monster: Monster, dice: &str) -> Play {
    table().monsters(monster, Monster::SpacePenguin).roll(dice)
}

#[test]
fn gigazaur() {
    let mut play = played_by(Monster::Gigazaur, "!!!!!f");
    assert_eq!(
        play.legal(),
        [Action::Pull { track: Track::Fame }, Action::Pull { track: Track::Destruction }, Action::Done]
    );
    play.play(Action::Pull { track: Track::Fame }).play(Action::Pull { track: Track::Destruction });
    assert_eq!((play.fame(), play.destruction()), (at(1), at(1)));
    assert_ne!(play.stage(), Stage::Resolve, "the fifth ! is not enough");
}

#[test]
fn alienoid() {
    let mut play = played_by(Monster::Alienoid, "!!!ffd");
    assert_eq!(play.stage(), Stage::Additions);
    let mut twice = play.clone();
    let listed = |twices: &[bool]| {
        let adds =
            Symbol::ALL.iter().flat_map(|&symbol| twices.iter().map(move |&twice| Action::Add { symbol, twice }));
        adds.chain([Action::Done]).collect::<Vec<_>>()
    };
    assert_eq!(play.legal(), listed(&[false, true]));
    assert_eq!(played_by(Monster::Alienoid, "!!fd").legal(), listed(&[false]), "two ! are not enough for two");
    play.play(Action::Add { symbol: Symbol::Fame, twice: false });
    assert_eq!(play.fame(), at(1));
    twice.play(Action::Add { symbol: Symbol::Fame, twice: true });
    assert_eq!(twice.fame(), at(2));
    assert_ne!(played_by(Monster::Alienoid, "!ffd").stage(), Stage::Additions);
}

#[test]
fn space_penguin() {
    let mut play = table().monsters(Monster::SpacePenguin, Monster::MekaDragon).roll("!!!f");
    play.play(Action::GainDieToken).play(Action::GainDieToken);
    assert_eq!(play.die_tokens(0), 2);
    assert_ne!(play.stage(), Stage::Resolve, "the third ! cannot be used");
    let mut once = table().monsters(Monster::SpacePenguin, Monster::MekaDragon).roll("!f");
    once.play(Action::GainDieToken);
    assert_eq!((once.die_tokens(0), once.state().active_player), (1, seat(1)), "each ! once");
}

#[test]
fn meka_dragon() {
    let mut play = played_by(Monster::MekaDragon, "cc!!!f");
    assert_eq!(play.legal(), [Action::Resolve { symbol: Symbol::Claw }, Action::Multiply]);
    let mut plain = play.clone();
    play.play(Action::Multiply);
    assert_eq!(play.taken(1), [6]);
    plain.resolves(Symbol::Claw);
    assert_eq!(plain.taken(1), [2]);
    assert_eq!(played_by(Monster::MekaDragon, "cc!f").taken(1), [2]);
}

#[test]
fn cyber_kitty() {
    let best: Vec<_> = (0..=8).map(cyber_kitty_energy).collect();
    assert_eq!(best, [0, 0, 2, 4, 4, 6, 8, 8, 10]);
    let mut play = played_by(Monster::CyberKitty, "!!!!!f");
    let amounts = [2, 4, 6].map(|amount| Action::GainEnergy { amount });
    assert_eq!(play.legal(), [amounts.as_slice(), &[Action::Done]].concat());
    for amount in [0, 1, 3, 5, 7, 8] {
        assert!(play.try_play(0, Action::GainEnergy { amount }).is_err(), "{amount}");
    }
    play.play(Action::GainEnergy { amount: 4 });
    assert_eq!((play.energy(0), play.stage()), (4, Stage::Market), "once, whatever is left");
}

#[test]
fn the_king() {
    let mut play = played_by(Monster::TheKing, "!!!!!f");
    assert_eq!(play.legal(), [Action::Claim { token: Token::KingFirst }, Action::Done]);
    play.play(Action::Claim { token: Token::KingFirst }).places(Token::KingFirst, Track::Fame, 2);
    assert_eq!(
        play.legal(),
        [Action::Claim { token: Token::KingFirst }, Action::Claim { token: Token::KingSecond }, Action::Done]
    );
    play.play(Action::Claim { token: Token::KingFirst });
    assert!(!play.can(Action::Place { token: Token::KingFirst, track: Track::Fame, space: 2, turned: false }));
    play.places(Token::KingFirst, Track::Destruction, -3);
    assert_eq!(play.state().board.tokens.len(), 1);
    assert_ne!(play.stage(), Stage::Resolve);
}
