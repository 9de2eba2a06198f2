//! Which monsters fight, and the rulings that can be switched.

use engine::{Choice, Invalid};
use serde::{Deserialize, Serialize};

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
        if self.players != PLAYERS {
            return Err(Invalid::new("players", format!("must be {PLAYERS}, got {}", self.players)));
        }
        let same = self.monster_of_seat0 == self.monster_of_seat1;
        if let (true, MonsterChoice::Monster(monster)) = (same, self.monster_of_seat1) {
            return Err(Invalid::new("monsterOfSeat1", format!("must not be {}, which seat 0 has", monster.name())));
        }
        match self.turn_limit {
            TurnLimit(Some(0)) => Err(Invalid::new("turnLimit", "must be at least 1, or null for none")),
            _ => Ok(()),
        }
    }
}

const MONSTERS: &[&str] =
    &["random", "gigazaur", "alienoid", "space-penguin", "meka-dragon", "cyber-kitty", "the-king"];
const SWITCH: &[&str] = &["true", "false"];

/// The switches, for those who list them.
pub const OPTIONS: &[Choice] = &[
    Choice { id: "monsterOfSeat0", values: MONSTERS, default: "random" },
    Choice { id: "monsterOfSeat1", values: MONSTERS, default: "random" },
    Choice {
        id: "rollOffSymbol",
        values: &["claw", "heart", "energy", "fame", "destruction", "power"],
        default: "claw",
    },
    Choice { id: "firstPlayerSeat", values: &["left", "right"], default: "left" },
    Choice { id: "reshuffleWhenDeckEmpty", values: SWITCH, default: "true" },
    Choice { id: "freeOrientationForThreeSpaceTokens", values: SWITCH, default: "false" },
    Choice { id: "shadowsOnlyAfterLastRoll", values: SWITCH, default: "false" },
    Choice { id: "bothReachZero", values: &["activePlayerLoses", "draw"], default: "activePlayerLoses" },
    Choice { id: "rivalCanWinOnYourPull", values: SWITCH, default: "true" },
    Choice { id: "alienoidMayAddPower", values: SWITCH, default: "true" },
    Choice { id: "inShapeTurns", values: &["any", "own"], default: "any" },
    Choice { id: "turnLimit", values: &["none", "50", "100", "200", "500", "1000", "2000"], default: "none" },
];

/// A monster, or one drawn at random.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MonsterChoice {
    /// Drawn before the game.
    #[default]
    Random,
    /// This one.
    #[serde(untagged)]
    Monster(Monster),
}

/// What happens if one effect brings both monsters to 0 hearts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum BothReachZero {
    /// The active player is hit first and loses.
    #[default]
    ActivePlayerLoses,
    /// Nobody wins.
    Draw,
}

/// In whose turns In Shape works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum InShapeTurns {
    /// In everybody's.
    #[default]
    Any,
    /// In its owner's.
    Own,
}

/// On or off. Written as `true` and `false`; the words are read as well, as a command line gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SwitchText")]
pub struct Switch(pub bool);

#[derive(Deserialize)]
#[serde(untagged, expecting = "a switch must be true or false")]
enum SwitchText {
    Bool(bool),
    Word(String),
}

impl TryFrom<SwitchText> for Switch {
    type Error = String;

    fn try_from(text: SwitchText) -> Result<Self, String> {
        match text {
            SwitchText::Bool(on) => Ok(Self(on)),
            SwitchText::Word(word) => {
                word.parse().map(Self).map_err(|_| format!("must be true or false, got '{word}'"))
            }
        }
    }
}

/// After how many turns a game is undecided. Written as a number or `null`; `"none"` is read as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "TurnLimitText")]
pub struct TurnLimit(pub Option<u16>);

#[derive(Deserialize)]
#[serde(untagged, expecting = "turnLimit must be a number of turns up to 65535, or null for no limit")]
enum TurnLimitText {
    Turns(Option<u16>),
    Word(String),
}

impl TryFrom<TurnLimitText> for TurnLimit {
    type Error = String;

    fn try_from(text: TurnLimitText) -> Result<Self, String> {
        match text {
            TurnLimitText::Turns(turns) => Ok(Self(turns)),
            TurnLimitText::Word(word) if word == "none" => Ok(Self(None)),
            TurnLimitText::Word(word) => Err(format!("must be a number of turns or null, got '{word}'")),
        }
    }
}
