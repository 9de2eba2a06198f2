//! How many play, and the rulings that can be switched.

use engine::{Choice, Invalid, StartingPlayer, Switch, TurnLimit, check, check_players};
use serde::{Deserialize, Serialize};

use crate::game::TURNS_MAX;

/// Players and variants. Every field but `players` may be left out and then is as the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// 1 to 4; one player plays the solo game.
    pub players: u8,
    /// R33: who takes the first turn.
    #[serde(default)]
    pub starting_player: StartingPlayer,
    /// How hard the solo game is.
    #[serde(default)]
    pub solo_level: SoloLevel,
    /// The points that win the solo game, in steps of 5.
    #[serde(default = "default_target")]
    pub solo_target: u16,
    /// R2: how many cards are on display; the solo game has its own number.
    #[serde(default = "default_display")]
    pub display_size: u8,
    /// R8: who rerolls when pass tokens are spent for it.
    #[serde(default)]
    pub pass_reroll_targets: PassRerollTargets,
    /// R7: when pass tokens may be spent.
    #[serde(default)]
    pub pass_token_window: PassTokenWindow,
    /// R11: do Blacksmith and Mint pay for uses earlier in the turn as well?
    #[serde(default)]
    pub turn_modifiers_retroactive: Switch,
    /// R13: which die a copied Traveller or Well rerolls.
    #[serde(default)]
    pub copied_this_die: CopiedThisDie,
    /// R28: do two full rows end the game by themselves?
    #[serde(default)]
    pub rows_trigger: RowsTrigger,
    /// R5: may a die deactivate a card of its owner?
    #[serde(default)]
    pub voluntary_deactivation: Switch,
    /// R38: may a pair that the Market Place brings be of two kinds?
    #[serde(default)]
    pub market_place_split_pairs: Switch,
    /// R32: may the display be refreshed in the solo game?
    #[serde(default)]
    pub solo_refresh: Switch,
    /// R31: are VP tokens and taken cards hidden from others?
    #[serde(default = "Switch::on")]
    pub hidden_vp: Switch,
    /// After how many turns the last round is played; no effect in the solo game.
    #[serde(default)]
    pub turn_limit: TurnLimit,
}

const fn default_target() -> u16 {
    50
}

const fn default_display() -> u8 {
    8
}

/// The fewest and the most players.
pub(crate) const PLAYERS: (u8, u8) = (1, 4);
/// The lowest and the highest target of the solo game.
const TARGET: (u16, u16) = (TARGET_STEP, 500);
/// The target rises by so much after a win.
pub const TARGET_STEP: u16 = 5;
/// How many cards may be on display.
const DISPLAY_SIZES: [u8; 4] = [4, 6, 8, 10];

impl Setup {
    /// The setup for this many players, everything else by the rules.
    ///
    /// ```
    /// let setup = dice_city::Setup::for_players(2);
    /// assert_eq!((setup.display_size, setup.solo_target), (8, 50));
    /// ```
    pub const fn for_players(players: u8) -> Self {
        Self {
            players,
            starting_player: StartingPlayer::Random,
            solo_level: SoloLevel::Normal,
            solo_target: default_target(),
            display_size: default_display(),
            pass_reroll_targets: PassRerollTargets::Opponents,
            pass_token_window: PassTokenWindow::UseDiceStep,
            turn_modifiers_retroactive: Switch(false),
            copied_this_die: CopiedThisDie::SpentDie,
            rows_trigger: RowsTrigger::OwnerMayDeclare,
            voluntary_deactivation: Switch(false),
            market_place_split_pairs: Switch(false),
            solo_refresh: Switch(false),
            hidden_vp: Switch(true),
            turn_limit: TurnLimit(None),
        }
    }

    /// Is it the solo game?
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Slots of the display.
    pub const fn slots(&self) -> u8 {
        if self.is_solo() { 2 * self.solo_level.row() } else { self.display_size }
    }

    /// The turn after which the last round is played at the latest.
    pub(crate) fn turns_max(&self) -> u16 {
        self.turn_limit.0.map_or(TURNS_MAX, |limit| limit.min(TURNS_MAX))
    }

    /// Names the field that cannot be.
    pub fn check(&self) -> Result<(), Invalid> {
        check_players(self.players, PLAYERS)?;
        self.starting_player.check("startingPlayer", self.players)?;
        let sized = DISPLAY_SIZES.contains(&self.display_size);
        check(sized, "displaySize", format_args!("must be 4, 6, 8 or 10, got {}", self.display_size))?;
        let (lowest, highest) = TARGET;
        let fits = (lowest..=highest).contains(&self.solo_target) && self.solo_target.is_multiple_of(TARGET_STEP);
        let message = format_args!("must be {lowest} to {highest} in steps of {TARGET_STEP}, got {}", self.solo_target);
        check(fits, "soloTarget", message)?;
        self.turn_limit.check()
    }
}

/// The switches, for those who list them.
pub const OPTIONS: &[Choice] = &[
    Choice { id: "startingPlayer", values: StartingPlayer::VALUES, default: "random" },
    Choice { id: "soloLevel", values: SoloLevel::WORDS, default: "normal" },
    Choice {
        id: "soloTarget",
        values: &["50", "55", "60", "65", "70", "75", "80", "85", "90", "95", "100"],
        default: "50",
    },
    Choice { id: "displaySize", values: &["4", "6", "8", "10"], default: "8" },
    Choice { id: "passRerollTargets", values: PassRerollTargets::WORDS, default: "opponents" },
    Choice { id: "passTokenWindow", values: PassTokenWindow::WORDS, default: "use-dice-step" },
    Choice { id: "turnModifiersRetroactive", values: Switch::VALUES, default: "off" },
    Choice { id: "copiedThisDie", values: CopiedThisDie::WORDS, default: "spent-die" },
    Choice { id: "rowsTrigger", values: RowsTrigger::WORDS, default: "owner-may-declare" },
    Choice { id: "voluntaryDeactivation", values: Switch::VALUES, default: "off" },
    Choice { id: "marketPlaceSplitPairs", values: Switch::VALUES, default: "off" },
    Choice { id: "soloRefresh", values: Switch::VALUES, default: "off" },
    Choice { id: "hiddenVp", values: Switch::VALUES, default: "on" },
    Choice { id: "turnLimit", values: &["none", "20", "50", "100", "200", "500", "1000"], default: "none" },
];

engine::words! {
    /// How hard the solo game is.
    #[derive(Default)]
    pub enum SoloLevel {
        /// Two rows of four cards, fifteen turns.
        #[default]
        Normal = "normal",
        /// Two rows of five cards, twelve turns.
        Hard = "hard",
    }
}

impl SoloLevel {
    /// Cards of a row of the display.
    #[inline]
    pub const fn row(self) -> u8 {
        match self {
            Self::Normal => 4,
            Self::Hard => 5,
        }
    }

    /// Turns until the last row is discarded.
    #[inline]
    pub const fn turns(self) -> u16 {
        (crate::supply::BUILDINGS / self.row()) as u16
    }
}

engine::words! {
    /// Who rerolls a die when pass tokens are spent for it.
    #[derive(Default)]
    pub enum PassRerollTargets {
        /// All but the active player.
        #[default]
        Opponents = "opponents",
        /// The active player too, as the last one, with an unspent die.
        Everyone = "everyone",
    }
}

engine::words! {
    /// When pass tokens may be spent.
    #[derive(Default)]
    pub enum PassTokenWindow {
        /// While dice are used.
        #[default]
        UseDiceStep = "use-dice-step",
        /// In the other steps of the own turn too.
        AnyOwnStep = "any-own-step",
    }
}

engine::words! {
    /// Which die a copied Traveller or Well rerolls.
    #[derive(Default)]
    pub enum CopiedThisDie {
        /// The one spent on the copying location.
        #[default]
        SpentDie = "spent-die",
        /// The unspent one on the copied location, which must be there.
        DieOnCopiedLocation = "die-on-copied-location",
    }
}

engine::words! {
    /// Do two full rows end the game by themselves?
    #[derive(Default)]
    pub enum RowsTrigger {
        /// Their owner is asked at the end of the turn.
        #[default]
        OwnerMayDeclare = "owner-may-declare",
        /// They do.
        Automatic = "automatic",
    }
}
