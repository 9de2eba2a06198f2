//! Who plays, who begins, and the rulings that can be switched.

use engine::{Choice, Invalid, Seat, StartingPlayer, Switch, check_players};
use serde::{Deserialize, Serialize};

/// The fewest and the most players.
pub const PLAYERS: (u8, u8) = (1, 4);

/// Players and variants. Every field but `players` has the default of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// 1 to 4; one player plays the solo game.
    pub players: u8,
    /// Who is active first.
    #[serde(default = "first_seat")]
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
    /// Ruling SOLO-FALLBACK: is there a passive fallback in the solo game?
    #[serde(default = "Switch::on")]
    pub solo_fallback: Switch,
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
            starting_player: first_seat(),
            question_blue: QuestionBlue::default(),
            question_yellow: QuestionYellow::default(),
            question_turquoise: QuestionTurquoise::default(),
            fallback_area: FallbackArea::default(),
            fallback_test: FallbackTest::default(),
            solo_fallback: Switch::on(),
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
        check_players(self.players, PLAYERS)?;
        self.starting_player.check("startingPlayer", self.players)
    }
}

/// By agreement the first seat begins.
fn first_seat() -> StartingPlayer {
    StartingPlayer::Seat(Seat::FIRST)
}

/// The switches, for those who list them.
pub const OPTIONS: &[Choice] = &[
    Choice { id: "startingPlayer", values: StartingPlayer::VALUES, default: "0" },
    Choice { id: "questionBlue", values: QuestionBlue::WORDS, default: "run-step" },
    Choice { id: "questionYellow", values: QuestionYellow::WORDS, default: "any-cell" },
    Choice { id: "questionTurquoise", values: QuestionTurquoise::WORDS, default: "one-cross" },
    Choice { id: "fallbackArea", values: FallbackArea::WORDS, default: "passive" },
    Choice { id: "fallbackTest", values: FallbackTest::WORDS, default: "real-values" },
    Choice { id: "soloFallback", values: Switch::VALUES, default: "on" },
    Choice { id: "bonusOrder", values: BonusOrder::WORDS, default: "owner" },
];

engine::words! {
    /// Ruling Q-BLUE.
    #[derive(Default)]
    pub enum QuestionBlue {
        /// The next step of either side, or 7 where the last number is not 7.
        #[default]
        RunStep = "run-step",
        /// Likewise, but only numbers from 1 to 6.
        OneToSix = "one-to-six",
    }
}

engine::words! {
    /// Ruling Q-YELLOW.
    #[derive(Default)]
    pub enum QuestionYellow {
        /// Any uncrossed cell.
        #[default]
        AnyCell = "any-cell",
        /// Uncrossed grey cells.
        GreyOnly = "grey-only",
    }
}

engine::words! {
    /// Ruling Q-TURQ.
    #[derive(Default)]
    pub enum QuestionTurquoise {
        /// Exactly one.
        #[default]
        OneCross = "one-cross",
        /// Further ones in the same column for dice of that number: slot dice for the active player, platter dice for passive
        /// ones, none at the start of a round.
        MatchingDice = "matching-dice",
    }
}

engine::words! {
    /// Ruling FALLBACK-AREA.
    #[derive(Default)]
    pub enum FallbackArea {
        /// As any passive pick: grey cells, platter dice.
        #[default]
        Passive = "passive",
        /// By its slot: the row of the slot, other slot dice.
        Location = "location",
    }
}

engine::words! {
    /// Ruling FALLBACK.
    #[derive(Default)]
    pub enum FallbackTest {
        /// Number jokers are ignored.
        #[default]
        RealValues = "real-values",
        /// A platter die that an available joker makes markable counts as usable.
        JokersCount = "jokers-count",
    }
}

engine::words! {
    /// Ruling ORDER.
    #[derive(Default)]
    pub enum BonusOrder {
        /// The owner chooses.
        #[default]
        Owner = "owner",
        /// The one earned first comes first, which makes engines comparable step by step.
        FirstInFirstOut = "first-in-first-out",
    }
}
