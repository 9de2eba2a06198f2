//! The thirteen Buzz tokens: what every stop gives to the puller, in both directions.

use king_of_tokyo_duel::{Position, Token, Track};

use crate::table::{Play, Table, at, table};

/// What a pull over the whole token has given: hits, hearts, energy, die tokens.
fn given(play: &Play) -> (Vec<u8>, u8, u16, u8) {
    // Seat 0 gains 1 energy at the end of the turn for buying nothing.
    (play.taken(1), play.hearts(0) - 5, play.energy(0) - 1, play.die_tokens(0))
}

/// Fame stands left of the token and is pulled over it.
fn pulled_over(token: Token, dice: &str) -> Play {
    hurt().token(token, Track::Fame, 1).roll(dice)
}

fn hurt() -> Table {
    table().hearts(0, 5)
}

#[test]
fn buzz_cat() {
    assert_eq!(given(&pulled_over(Token::Cat, "ffff")), (vec![1], 0, 0, 0));
}

#[test]
fn buzz_fish() {
    assert_eq!(given(&pulled_over(Token::Fish, "ffff")), (vec![], 1, 0, 0));
}

#[test]
fn buzz_tiger() {
    assert_eq!(given(&pulled_over(Token::Tiger, "ffff")), (vec![], 0, 1, 0));
}

#[test]
fn buzz_panda() {
    assert_eq!(given(&pulled_over(Token::Panda, "ffff")), (vec![], 0, 0, 1));
}

#[test]
fn buzz_lizard() {
    assert_eq!(given(&pulled_over(Token::Lizard, "fff")), (vec![1], 0, 0, 0));
    assert_eq!(given(&pulled_over(Token::Lizard, "ffff")), (vec![1], 0, 0, 1));
    assert_eq!(given(&hurt().token_turned(Token::Lizard, Track::Fame, 1).roll("fff")), (vec![], 0, 0, 1));
}

#[test]
fn buzz_anubis() {
    assert_eq!(given(&pulled_over(Token::Anubis, "fff")), (vec![], 0, 1, 0));
    assert_eq!(given(&pulled_over(Token::Anubis, "ffff")), (vec![], 1, 1, 0));
    assert_eq!(given(&hurt().token_turned(Token::Anubis, Track::Fame, 1).roll("fff")), (vec![], 1, 0, 0));
}

#[test]
fn buzz_dragon() {
    assert_eq!(given(&pulled_over(Token::Dragon, "fff")), (vec![], 0, 1, 0));
    assert_eq!(given(&pulled_over(Token::Dragon, "ffff")), (vec![1], 0, 1, 0));
    assert_eq!(given(&pulled_over(Token::Dragon, "fffff")), (vec![1], 1, 1, 0));
}

#[test]
fn buzz_pumpkin() {
    assert_eq!(given(&pulled_over(Token::Pumpkin, "fff")), (vec![], 1, 0, 0));
    assert_eq!(given(&pulled_over(Token::Pumpkin, "fffff")), (vec![2], 2, 0, 0));
}

#[test]
fn buzz_alien() {
    let play = pulled_over(Token::Alien, "fffff");
    assert_eq!(play.path(Track::Fame), [at(1), at(3), at(4)]);
    assert_eq!(given(&play), (vec![], 0, 0, 0));
}

#[test]
fn buzz_phantom() {
    let play = pulled_over(Token::Phantom, "fffff");
    assert_eq!(play.path(Track::Fame), [at(1), Position::between(1), at(2)]);
    assert_eq!(given(&play), (vec![], 1, 0, 0));
}

#[test]
fn buzz_penguin() {
    let play = pulled_over(Token::Penguin, "fffff");
    assert_eq!(play.path(Track::Fame), [at(1), Position::between(1), at(2)]);
    assert_eq!(given(&play), (vec![1], 0, 0, 0));
}

/// Both tokens of The King are alike; the other one lies on the other track.
fn kings_token(token: Token, other: Token) {
    use king_of_tokyo_duel::Monster::{MekaDragon, TheKing};
    let tokens = || hurt().token(token, Track::Fame, 1).token(other, Track::Destruction, 1);
    let against = tokens().monsters(MekaDragon, TheKing).roll("ffff");
    assert_eq!((against.fame(), given(&against)), (at(1), (vec![], 0, 0, 0)));
    let own = tokens().monsters(TheKing, MekaDragon).roll("ffff");
    assert_eq!(own.fame(), at(2));
}

#[test]
fn buzz_king_1() {
    kings_token(Token::KingFirst, Token::KingSecond);
}

#[test]
fn buzz_king_2() {
    kings_token(Token::KingSecond, Token::KingFirst);
}
