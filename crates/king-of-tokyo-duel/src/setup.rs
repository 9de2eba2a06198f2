//! Which monsters fight, and the rulings that can be switched.

use std::fmt;

use engine::{Choice, Invalid};
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::dice::Symbol;
use crate::monster::Monster;
use crate::track::Side;

/// Monsters and variants. Every field may be left out and then is as the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Setup {
    /// Always 2.
    pub players: u8,
    /// The monster of seat 0.
    pub monster_of_seat0: MonsterChoice,
    /// The monster of seat 1, another one.
    pub monster_of_seat1: MonsterChoice,
    /// R1: the symbol that decides who begins.
    #[serde(deserialize_with = "symbol")]
    pub roll_off_symbol: Symbol,
    /// R4: where the first player sits.
    #[serde(deserialize_with = "side")]
    pub first_player_seat: Side,
    /// R7: is the discard pile shuffled into a new deck when the deck is empty?
    pub reshuffle_when_deck_empty: Switch,
    /// R9: may a token of three spaces be turned either way?
    pub free_orientation_for_three_space_tokens: Switch,
    /// R19: does In the Shadows wait until all rolls are used?
    pub shadows_only_after_last_roll: Switch,
    /// R31: what happens if one effect brings both monsters to 0 hearts.
    pub both_reach_zero: BothReachZero,
    /// R44: can your own pull let the rival win?
    pub rival_can_win_on_your_pull: Switch,
    /// R45: may the Alienoid add a `!`?
    pub alienoid_may_add_power: Switch,
    /// R46: in whose turns In Shape works.
    pub in_shape_turns: InShapeTurns,
    /// R55: after how many turns a game is undecided.
    pub turn_limit: TurnLimit,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: PLAYERS,
            monster_of_seat0: MonsterChoice::Random,
            monster_of_seat1: MonsterChoice::Random,
            roll_off_symbol: Symbol::Claw,
            first_player_seat: Side::Left,
            reshuffle_when_deck_empty: Switch(true),
            free_orientation_for_three_space_tokens: Switch(false),
            shadows_only_after_last_roll: Switch(false),
            both_reach_zero: BothReachZero::ActivePlayerLoses,
            rival_can_win_on_your_pull: Switch(true),
            alienoid_may_add_power: Switch(true),
            in_shape_turns: InShapeTurns::Any,
            turn_limit: TurnLimit(None),
        }
    }
}

/// How many play.
pub const PLAYERS: u8 = 2;

impl Setup {
    /// These two monsters, everything else by the rules.
    pub fn of_monsters(seat0: Monster, seat1: Monster) -> Self {
        Self {
            monster_of_seat0: MonsterChoice::Monster(seat0),
            monster_of_seat1: MonsterChoice::Monster(seat1),
            ..Self::default()
        }
    }

    /// What was chosen for each seat.
    pub(crate) const fn monsters(&self) -> [MonsterChoice; 2] {
        [self.monster_of_seat0, self.monster_of_seat1]
    }

    /// Names the field that cannot be.
    pub fn check(&self) -> Result<(), Invalid> {
        if self.players != PLAYERS {
            return Err(Invalid::new("players", format!("must be {PLAYERS}, got {}", self.players)));
        }
        let same = self.monster_of_seat0 == self.monster_of_seat1;
        if let (true, MonsterChoice::Monster(monster)) = (same, self.monster_of_seat1) {
            return Err(Invalid::new("monsterOfSeat1", format!("must not be {}, which seat 0 has", monster.name())));
        }
        match self.turn_limit {
            TurnLimit(Some(0)) => Err(Invalid::new("turnLimit", "must be at least 1, or \"none\"")),
            _ => Ok(()),
        }
    }
}

const MONSTERS: &[&str] =
    &["random", "gigazaur", "alienoid", "space-penguin", "meka-dragon", "cyber-kitty", "the-king"];
const SYMBOLS: &[&str] = &["claw", "heart", "energy", "fame", "destruction", "power"];
const SIDES: &[&str] = &["left", "right"];
const BOTH_REACH_ZERO: &[&str] = &["active-player-loses", "draw"];
const IN_SHAPE_TURNS: &[&str] = &["any", "own"];
const SWITCH: &[&str] = &["on", "off"];

/// The switches, for those who list them.
pub const OPTIONS: &[Choice] = &[
    Choice { id: "monsterOfSeat0", values: MONSTERS, default: "random" },
    Choice { id: "monsterOfSeat1", values: MONSTERS, default: "random" },
    Choice { id: "rollOffSymbol", values: SYMBOLS, default: "claw" },
    Choice { id: "firstPlayerSeat", values: SIDES, default: "left" },
    Choice { id: "reshuffleWhenDeckEmpty", values: SWITCH, default: "on" },
    Choice { id: "freeOrientationForThreeSpaceTokens", values: SWITCH, default: "off" },
    Choice { id: "shadowsOnlyAfterLastRoll", values: SWITCH, default: "off" },
    Choice { id: "bothReachZero", values: BOTH_REACH_ZERO, default: "active-player-loses" },
    Choice { id: "rivalCanWinOnYourPull", values: SWITCH, default: "on" },
    Choice { id: "alienoidMayAddPower", values: SWITCH, default: "on" },
    Choice { id: "inShapeTurns", values: IN_SHAPE_TURNS, default: "any" },
    Choice { id: "turnLimit", values: &["none", "50", "100", "200", "500", "1000", "2000"], default: "none" },
];

/// A monster, or one drawn at random.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MonsterChoice {
    /// Drawn before the game.
    #[default]
    Random,
    /// This one.
    Monster(Monster),
}

impl Serialize for MonsterChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Self::Random => "random",
            Self::Monster(monster) => monster.name(),
        })
    }
}

impl<'de> Deserialize<'de> for MonsterChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [first, second, third, fourth, fifth, sixth] = Monster::ALL.map(Self::Monster);
        one_of(deserializer, MONSTERS, [Self::Random, first, second, third, fourth, fifth, sixth])
    }
}

/// What happens if one effect brings both monsters to 0 hearts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BothReachZero {
    /// The active player is hit first and loses.
    #[default]
    ActivePlayerLoses,
    /// Nobody wins.
    Draw,
}

impl<'de> Deserialize<'de> for BothReachZero {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        one_of(deserializer, BOTH_REACH_ZERO, [Self::ActivePlayerLoses, Self::Draw])
    }
}

/// In whose turns In Shape works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum InShapeTurns {
    /// In everybody's.
    #[default]
    Any,
    /// In its owner's.
    Own,
}

impl<'de> Deserialize<'de> for InShapeTurns {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        one_of(deserializer, IN_SHAPE_TURNS, [Self::Any, Self::Own])
    }
}

/// On or off, written as these words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Switch(pub bool);

impl Serialize for Switch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(if self.0 { "on" } else { "off" })
    }
}

impl<'de> Deserialize<'de> for Switch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        one_of(deserializer, SWITCH, [Self(true), Self(false)])
    }
}

/// After how many turns a game is undecided: a number, or `"none"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnLimit(pub Option<u16>);

impl Serialize for TurnLimit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(turns) => serializer.serialize_u16(turns),
            None => serializer.serialize_str("none"),
        }
    }
}

impl<'de> Deserialize<'de> for TurnLimit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = |turns: u64| u16::try_from(turns).ok().map(|turns| Self(Some(turns)));
        let word = |word: &str| (word == "none").then_some(Self(None));
        deserializer.deserialize_any(Word { expected: &["none", "a number of turns from 1 to 65535"], number, word })
    }
}

// ----- Reading -----

fn symbol<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Symbol, D::Error> {
    one_of(deserializer, SYMBOLS, Symbol::ALL)
}

fn side<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
    one_of(deserializer, SIDES, [Side::Left, Side::Right])
}

/// Reads one of these words, each of which means the value in the same place.
fn one_of<'de, D: Deserializer<'de>, T: Copy, const N: usize>(
    deserializer: D,
    words: &'static [&'static str],
    values: [T; N],
) -> Result<T, D::Error> {
    let word = |word: &str| words.iter().zip(values).find(|&(&name, _)| name == word).map(|(_, value)| value);
    deserializer.deserialize_any(Word { expected: words, number: |_| None, word })
}

/// Reads a value of a setup, which is one of some words or a number, and says what is possible if it is neither.
struct Word<N, W> {
    expected: &'static [&'static str],
    number: N,
    word: W,
}

impl<T, N: Fn(u64) -> Option<T>, W: Fn(&str) -> Option<T>> Visitor<'_> for Word<N, W> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "one of {}", self.expected.join(", "))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        (self.number)(number).ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        (self.word)(word).ok_or_else(|| E::invalid_value(Unexpected::Str(word), &self))
    }
}
