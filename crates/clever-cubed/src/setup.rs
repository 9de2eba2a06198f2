//! Who plays, who begins, and the rulings that can be switched.

use engine::{Choice, Invalid, Seat};
use serde::{Deserialize, Serialize};

/// Players and variants. Every field but `players` has the default of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// 1 to 4; one player plays the solo game.
    pub players: u8,
    /// Who is active first.
    #[serde(default)]
    pub starting_player: StartingPlayer,
    /// Which numbers a blue question mark may write.
    #[serde(default)]
    pub question_blue: QuestionBlue,
    /// Which cells a yellow question mark may cross.
    #[serde(default)]
    pub question_yellow: QuestionYellow,
    /// How many crosses a turquoise question mark makes.
    #[serde(default)]
    pub question_turquoise: QuestionTurquoise,
    /// How a die taken by the passive fallback is read.
    #[serde(default)]
    pub fallback_area: FallbackArea,
    /// When the passive fallback opens.
    #[serde(default)]
    pub fallback_test: FallbackTest,
    /// Whether there is a passive fallback in the solo game.
    #[serde(default)]
    pub solo_fallback: SoloFallback,
    /// In which order open question marks are used.
    #[serde(default)]
    pub bonus_order: BonusOrder,
}

impl Setup {
    /// The setup for this many players, everything else by the rules.
    ///
    /// ```
    /// let setup = clever_cubed::Setup::for_players(2);
    /// assert_eq!(setup.players, 2);
    /// ```
    pub fn for_players(players: u8) -> Self {
        Self {
            players,
            starting_player: StartingPlayer::default(),
            question_blue: QuestionBlue::default(),
            question_yellow: QuestionYellow::default(),
            question_turquoise: QuestionTurquoise::default(),
            fallback_area: FallbackArea::default(),
            fallback_test: FallbackTest::default(),
            solo_fallback: SoloFallback::default(),
            bonus_order: BonusOrder::default(),
        }
    }

    /// Rounds of the game: 6 with one or two players, 5 with three, 4 with four.
    pub const fn rounds(&self) -> u8 {
        match self.players {
            1 | 2 => 6,
            3 => 5,
            _ => 4,
        }
    }

    /// Names the field that cannot be.
    pub fn check(&self) -> Result<(), Invalid> {
        if !(1..=4).contains(&self.players) {
            return Err(Invalid::new("players", format!("must be 1 to 4, got {}", self.players)));
        }
        match self.starting_player {
            StartingPlayer::Seat(seat) if seat.number() >= self.players => Err(Invalid::new(
                "startingPlayer",
                format!("must be 0 to {} or \"random\", got {seat}", self.players - 1),
            )),
            _ => Ok(()),
        }
    }
}

/// The switches, for those who list them.
pub const OPTIONS: &[Choice] = &[
    Choice { id: "startingPlayer", values: &["0", "1", "2", "3", "random"], default: "0" },
    Choice { id: "questionBlue", values: &["run-step", "one-to-six"], default: "run-step" },
    Choice { id: "questionYellow", values: &["any-cell", "grey-only"], default: "any-cell" },
    Choice { id: "questionTurquoise", values: &["one-cross", "matching-dice"], default: "one-cross" },
    Choice { id: "fallbackArea", values: &["passive", "location"], default: "passive" },
    Choice { id: "fallbackTest", values: &["real-values", "jokers-count"], default: "real-values" },
    Choice { id: "soloFallback", values: &["on", "off"], default: "on" },
    Choice { id: "bonusOrder", values: &["owner", "first-in-first-out"], default: "owner" },
];

/// Who is active first: a seat, or one drawn at random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartingPlayer {
    /// By agreement.
    Seat(Seat),
    /// Drawn before the first round.
    Random,
}

impl Default for StartingPlayer {
    fn default() -> Self {
        Self::Seat(Seat::FIRST)
    }
}

impl Serialize for StartingPlayer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Random => serializer.serialize_str("random"),
        }
    }
}

impl<'de> Deserialize<'de> for StartingPlayer {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct SeatOrRandom;

        impl serde::de::Visitor<'_> for SeatOrRandom {
            type Value = StartingPlayer;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a seat from 0 to 3 or \"random\" as startingPlayer")
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Self::Value, E> {
                let seat = u8::try_from(number).ok().and_then(Seat::new);
                seat.map(StartingPlayer::Seat)
                    .ok_or_else(|| E::invalid_value(serde::de::Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Self::Value, E> {
                match word {
                    "random" => Ok(StartingPlayer::Random),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Str(word), &self)),
                }
            }
        }

        deserializer.deserialize_any(SeatOrRandom)
    }
}

/// Ruling Q-BLUE.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionBlue {
    /// The next step of either side, or 7 where the last number is not 7.
    #[default]
    RunStep,
    /// Likewise, but only numbers from 1 to 6.
    OneToSix,
}

/// Ruling Q-YELLOW.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionYellow {
    /// Any uncrossed cell.
    #[default]
    AnyCell,
    /// Uncrossed grey cells.
    GreyOnly,
}

/// Ruling Q-TURQ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionTurquoise {
    /// Exactly one.
    #[default]
    OneCross,
    /// Further ones in the same column for dice of that number: slot dice for the active player, platter dice for passive
    /// ones, none at the start of a round.
    MatchingDice,
}

/// Ruling FALLBACK-AREA.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FallbackArea {
    /// As any passive pick: grey cells, platter dice.
    #[default]
    Passive,
    /// By its slot: the row of the slot, other slot dice.
    Location,
}

/// Ruling FALLBACK.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FallbackTest {
    /// Number jokers are ignored.
    #[default]
    RealValues,
    /// A platter die that an available joker makes markable counts as usable.
    JokersCount,
}

/// Ruling SOLO-FALLBACK.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SoloFallback {
    /// As with more players.
    #[default]
    On,
    /// Platter dice only.
    Off,
}

/// Ruling ORDER.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BonusOrder {
    /// The owner chooses.
    #[default]
    Owner,
    /// The one earned first comes first, which makes engines comparable step by step.
    FirstInFirstOut,
}
