//! The vocabulary of the cards: at which moment a part of a card works, under which condition, and what it does.
//!
//! The words come from the component data. A word that is not in this vocabulary is refused with the path of its field.

use serde::{Deserialize, Serialize};

use crate::dice::{Die, DieSet};
use crate::operation::Operation;

/// The most parts that a card can have.
pub const MAX_ABILITIES: usize = 8;

/// One part of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "AbilityText", into = "AbilityText")]
pub struct Ability {
    /// When it works.
    pub moment: Moment,
    /// Which face it takes.
    pub face: FaceKind,
    /// What else must be true.
    pub condition: Condition,
    /// It must be carried out whenever its moment and condition have come, even if nothing else of the card is used.
    pub mandatory: bool,
    /// Using it turns the die to a blank until it is rolled again.
    pub uses_die: bool,
    /// What it does.
    pub operation: Operation,
}

/// When an ability works: its timing together with its trigger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Moment {
    /// When the die enters the active zone.
    Now,
    /// At any moment of step 4 of the run phase.
    Run,
    /// For the single player with the most swords, from the comparison to the end of step 4, once.
    CompareMost {
        /// Does the first-player die break a tie? Otherwise nobody has the most.
        first_player_breaks_ties: bool,
    },
    /// At once when the effect of the comparison is taken.
    CompareMostUsed,
    /// For every player with a sword, from the comparison to the end of step 4, once.
    CompareEach,
    /// When a push is declared, before the roll.
    PushDeclared,
    /// After a push that did not bust.
    PushSurvived,
    /// When a roll would bust.
    WouldBust,
    /// While a bust is carried out.
    Bust,
    /// At the end of the move step, after the bonus of the cell.
    AfterMove,
    /// While the die is active and unused, at every decision between using, pushing and passing, and in step 4.
    AnyTime,
}

engine::words! {
    /// Which face an ability takes.
    pub enum FaceKind {
        /// The symbol, with dots or without.
        Any = "any",
        /// Only the symbol with dots, in addition to the parts for any symbol.
        Power = "power",
    }
}

engine::words! {
    /// What can be counted out.
    pub enum Resource {
        /// Money of this round.
        Coins = "coins",
        /// Movement.
        Feet = "feet",
        /// Movement that may enter water.
        WaterFeet = "water-feet",
        /// Money that is kept.
        Credits = "credits",
    }
}

/// What must be true besides the face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Condition {
    /// Nothing.
    #[default]
    Always,
    /// At least one active die of each of these kinds.
    Active(DieSet),
    /// At least one credit was gained this round.
    GainedCredit,
    /// At least one die was lost this round.
    LostDie,
}

impl Condition {
    fn is_always(&self) -> bool {
        *self == Self::Always
    }
}

/// `gained-credit-this-round`, `lost-die-this-round`, or `active-` and colours joined by `-and-`.
impl TryFrom<String> for Condition {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let colour = |name: &str| Die::named(name).filter(|die| die.colour().is_some());
        let active = |colours: &str| colours.split("-and-").map(colour).collect::<Option<DieSet>>();
        match word.as_str() {
            "gained-credit-this-round" => Ok(Self::GainedCredit),
            "lost-die-this-round" => Ok(Self::LostDie),
            _ => word.strip_prefix("active-").and_then(active).map(Self::Active).ok_or_else(|| {
                format!("'{word}' is unknown here; use active-COLOUR, gained-credit-this-round or lost-die-this-round")
            }),
        }
    }
}

impl From<Condition> for String {
    fn from(condition: Condition) -> Self {
        match condition {
            Condition::Always => Self::new(),
            Condition::Active(dice) => {
                format!("active-{}", dice.iter().map(Die::name).collect::<Vec<_>>().join("-and-"))
            }
            Condition::GainedCredit => "gained-credit-this-round".to_owned(),
            Condition::LostDie => "lost-die-this-round".to_owned(),
        }
    }
}

engine::words! {
    /// The three kinds of ability that the cards name.
    enum Timing {
        /// As soon as the die becomes active.
        Now = "now",
        /// While the die is active, at the moment the card names.
        Active = "active",
        /// In the run phase.
        Run = "run",
    }
}

engine::words! {
    /// The event that an ability waits for.
    enum Trigger {
        CompareMost = "compare-most",
        CompareMostUsed = "compare-most-used",
        CompareEach = "compare-each",
        AfterMove = "after-move",
        PushDeclared = "push-declared",
        PushSurvived = "push-survived",
        WouldBust = "would-bust",
        Bust = "bust",
        AnyTime = "any-time",
    }
}

engine::words! {
    /// What breaks a tie.
    enum Tiebreak {
        FirstPlayer = "first-player",
    }
}

/// A part of a card as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityText {
    timing: Timing,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    face: Option<FaceKind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    trigger: Option<Trigger>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tiebreak: Option<Tiebreak>,
    #[serde(default, skip_serializing_if = "Condition::is_always")]
    when: Condition,
    #[serde(default, skip_serializing_if = "is_false")]
    mandatory: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    uses_die: bool,
    op: Operation,
}

const fn is_false(value: &bool) -> bool {
    !*value
}

impl From<Ability> for AbilityText {
    fn from(ability: Ability) -> Self {
        let (timing, trigger) = match ability.moment {
            Moment::Now => (Timing::Now, None),
            Moment::Run => (Timing::Run, None),
            Moment::CompareMost { .. } => (Timing::Run, Some(Trigger::CompareMost)),
            Moment::CompareMostUsed => (Timing::Run, Some(Trigger::CompareMostUsed)),
            Moment::CompareEach => (Timing::Run, Some(Trigger::CompareEach)),
            Moment::AfterMove => (Timing::Run, Some(Trigger::AfterMove)),
            Moment::PushDeclared => (Timing::Active, Some(Trigger::PushDeclared)),
            Moment::PushSurvived => (Timing::Active, Some(Trigger::PushSurvived)),
            Moment::WouldBust => (Timing::Active, Some(Trigger::WouldBust)),
            Moment::Bust => (Timing::Active, Some(Trigger::Bust)),
            Moment::AnyTime => (Timing::Active, Some(Trigger::AnyTime)),
        };
        let breaks_ties = matches!(ability.moment, Moment::CompareMost { first_player_breaks_ties: true });
        Self {
            timing,
            face: Some(ability.face).filter(|face| *face == FaceKind::Power),
            trigger,
            tiebreak: breaks_ties.then_some(Tiebreak::FirstPlayer),
            when: ability.condition,
            mandatory: ability.mandatory,
            uses_die: ability.uses_die,
            op: ability.operation,
        }
    }
}

impl TryFrom<AbilityText> for Ability {
    type Error = &'static str;

    fn try_from(text: AbilityText) -> Result<Self, Self::Error> {
        let first_player_breaks_ties = text.tiebreak.is_some();
        let moment = match (text.timing, text.trigger) {
            (Timing::Now, None) => Moment::Now,
            (Timing::Run, None) => Moment::Run,
            (Timing::Run, Some(Trigger::CompareMost)) => Moment::CompareMost { first_player_breaks_ties },
            (Timing::Run, Some(Trigger::CompareMostUsed)) => Moment::CompareMostUsed,
            (Timing::Run, Some(Trigger::CompareEach)) => Moment::CompareEach,
            (Timing::Run, Some(Trigger::AfterMove)) => Moment::AfterMove,
            (Timing::Active, Some(Trigger::PushDeclared)) => Moment::PushDeclared,
            (Timing::Active, Some(Trigger::PushSurvived)) => Moment::PushSurvived,
            (Timing::Active, Some(Trigger::WouldBust)) => Moment::WouldBust,
            (Timing::Active, Some(Trigger::Bust)) => Moment::Bust,
            (Timing::Active, Some(Trigger::AnyTime)) => Moment::AnyTime,
            (Timing::Now, Some(_)) => return Err("trigger: an ability for now has none; leave it out"),
            (Timing::Run, Some(_)) => {
                return Err("trigger: run takes compare-most, compare-most-used, compare-each, after-move, or none");
            }
            (Timing::Active, _) => {
                return Err("trigger: active takes push-declared, push-survived, would-bust, bust or any-time");
            }
        };
        if first_player_breaks_ties && !matches!(moment, Moment::CompareMost { .. }) {
            return Err("tiebreak: only compare-most has ties; leave it out");
        }
        Ok(Self {
            moment,
            face: text.face.unwrap_or(FaceKind::Any),
            condition: text.when,
            mandatory: text.mandatory,
            uses_die: text.uses_die,
            operation: text.op,
        })
    }
}
