//! Which monsters fight, and the rulings that can be switched.

use engine::{Choice, Invalid, Switch, TurnLimit, check_players};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::dice::Symbol;
use crate::monster::Monster;
use crate::track::Side;

/// Monsters and variants. Every field may be left out and then is as the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Setup {
    /// Always 2.
    pub players: u8,
    /// The monster of seat 0.
    pub monster_of_seat0: MonsterChoice,
    /// The monster of seat 1, another one.
    pub monster_of_seat1: MonsterChoice,
    /// R1: the symbol that decides who begins.
    pub roll_off_symbol: Symbol,
    /// R4: where the first player sits.
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
        check_players(self.players, (PLAYERS, PLAYERS))?;
        let same = self.monster_of_seat0 == self.monster_of_seat1;
        if let (true, MonsterChoice::Monster(monster)) = (same, self.monster_of_seat1) {
            return Err(Invalid::new("monsterOfSeat1", format!("must not be {}, which seat 0 has", monster.name())));
        }
        self.turn_limit.check()
    }
}

/// What can be chosen for a seat: `random`, then the monsters.
const MONSTERS: &[&str] = &{
    let mut words = ["random"; Monster::ALL.len() + 1];
    let mut index = 0;
    while index < Monster::ALL.len() {
        words[index + 1] = Monster::WORDS[index];
        index += 1;
    }
    words
};

/// The switches, for those who list them.
pub const OPTIONS: &[Choice] = &[
    Choice { id: "monsterOfSeat0", values: MONSTERS, default: "random" },
    Choice { id: "monsterOfSeat1", values: MONSTERS, default: "random" },
    Choice { id: "rollOffSymbol", values: Symbol::WORDS, default: "claw" },
    Choice { id: "firstPlayerSeat", values: Side::WORDS, default: "left" },
    Choice { id: "reshuffleWhenDeckEmpty", values: Switch::VALUES, default: "on" },
    Choice { id: "freeOrientationForThreeSpaceTokens", values: Switch::VALUES, default: "off" },
    Choice { id: "shadowsOnlyAfterLastRoll", values: Switch::VALUES, default: "off" },
    Choice { id: "bothReachZero", values: BothReachZero::WORDS, default: "active-player-loses" },
    Choice { id: "rivalCanWinOnYourPull", values: Switch::VALUES, default: "on" },
    Choice { id: "alienoidMayAddPower", values: Switch::VALUES, default: "on" },
    Choice { id: "inShapeTurns", values: InShapeTurns::WORDS, default: "any" },
    Choice { id: "turnLimit", values: &["none", "50", "100", "200", "500", "1000", "2000"], default: "none" },
];

/// A monster, or one drawn at random.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
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
        let index = engine::read_word(deserializer, MONSTERS)?;
        Ok(index.checked_sub(1).map_or(Self::Random, |index| Self::Monster(Monster::ALL[index])))
    }
}

engine::words! {
    /// What happens if one effect brings both monsters to 0 hearts.
    #[derive(Default)]
    pub enum BothReachZero {
        /// The active player is hit first and loses.
        #[default]
        ActivePlayerLoses = "active-player-loses",
        /// Nobody wins.
        Draw = "draw",
    }
}

engine::words! {
    /// In whose turns In Shape works.
    #[derive(Default)]
    pub enum InShapeTurns {
        /// In everybody's.
        #[default]
        Any = "any",
        /// Only in those of its owner.
        Own = "own",
    }
}
