//! Figures of a finished game.

use engine::{Fact, Figures, Seat};

use crate::card::Card;
use crate::game::{KingOfTokyoDuel, rival_of};
use crate::monster::Monster;

/// A monster against another: `PAIRS[own][rival]`.
const PAIRS: [[&str; 6]; 6] = [
    [
        "",
        "gigazaur:alienoid",
        "gigazaur:space-penguin",
        "gigazaur:meka-dragon",
        "gigazaur:cyber-kitty",
        "gigazaur:the-king",
    ],
    [
        "alienoid:gigazaur",
        "",
        "alienoid:space-penguin",
        "alienoid:meka-dragon",
        "alienoid:cyber-kitty",
        "alienoid:the-king",
    ],
    [
        "space-penguin:gigazaur",
        "space-penguin:alienoid",
        "",
        "space-penguin:meka-dragon",
        "space-penguin:cyber-kitty",
        "space-penguin:the-king",
    ],
    [
        "meka-dragon:gigazaur",
        "meka-dragon:alienoid",
        "meka-dragon:space-penguin",
        "",
        "meka-dragon:cyber-kitty",
        "meka-dragon:the-king",
    ],
    [
        "cyber-kitty:gigazaur",
        "cyber-kitty:alienoid",
        "cyber-kitty:space-penguin",
        "cyber-kitty:meka-dragon",
        "",
        "cyber-kitty:the-king",
    ],
    [
        "the-king:gigazaur",
        "the-king:alienoid",
        "the-king:space-penguin",
        "the-king:meka-dragon",
        "the-king:cyber-kitty",
        "",
    ],
];

/// The word for a monster against another, as in `gigazaur:alienoid`.
pub const fn pair(own: Monster, rival: Monster) -> &'static str {
    PAIRS[own as usize][rival as usize]
}

impl Figures for KingOfTokyoDuel {
    /// Order of play, monsters, way of winning, turns, and for every card whether the seat bought it.
    fn facts(&self, seat: Seat, into: &mut Vec<Fact>) {
        let player = self.player(seat);
        into.push(Fact::case("order", if seat == self.first { "first" } else { "second" }));
        if let (Some(own), Some(rival)) = (player.monster, self.player(rival_of(seat)).monster) {
            into.push(Fact::case("monster", own.name()));
            into.push(Fact::case("pair", pair(own, rival)));
        }
        if let Some(ending) = self.ending {
            into.push(Fact::case("way", ending.way.name()));
        }
        into.push(Fact::number("turns", i32::from(self.turn)));
        into.push(Fact::number("cards-bought", i32::from(player.bought_count)));
        into.push(Fact::number("hearts-left", i32::from(player.hearts)));
        let bought = |card| if player.bought.contains(card) { "bought" } else { "not-bought" };
        into.extend(Card::ALL.into_iter().map(|card| Fact::case(card.name(), bought(card))));
    }
}
