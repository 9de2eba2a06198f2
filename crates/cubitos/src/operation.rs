//! What an ability does, and everything about it that the rules need to know besides doing it.

use engine::at_most;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::ability::{Moment, Resource};
use crate::dice::{Die, DieSet, Zone, ZoneSet};

/// The largest number that an ability may speak of: more dice, steps, coins or feet than that at once are a slip.
const NUMBER_MAX: u8 = 20;

/// What an ability does, as in `{"extra-roll": {"n": 2}}`. Sets of dice are complete: an operation that spares the
/// first-player die does not name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Operation {
    /// Add to the player's resources; whoever takes it must take so many grey dice as far as there are any.
    Gain(Gain),
    /// Go up the fan track.
    GainFan {
        /// How many steps of it.
        #[serde(rename = "n", deserialize_with = "number")]
        steps: u8,
        /// Are the hand tokens of the steps taken?
        #[serde(default, skip_serializing_if = "is_false")]
        hand_tokens: bool,
        /// Are the credits of the steps taken?
        #[serde(default, skip_serializing_if = "is_false")]
        credits: bool,
    },
    /// One for every so many fans, rounded down.
    GainPerFan {
        /// What is gained.
        resource: Resource,
        /// Fans for one of it.
        #[serde(deserialize_with = "number")]
        divisor: u8,
    },
    /// So many for each other player with strictly fewer swords.
    GainPerFewer {
        /// What is gained.
        resource: Resource,
        /// How many for each player.
        #[serde(rename = "n", deserialize_with = "number")]
        each: u8,
    },
    /// So many for every so many active dice, rounded down.
    GainPerActive {
        /// What is gained.
        resource: Resource,
        /// How many.
        #[serde(rename = "n", deserialize_with = "number")]
        each: u8,
        /// Active dice it takes.
        #[serde(deserialize_with = "number")]
        per: u8,
    },
    /// One for each active die of these kinds.
    GainPerActiveColour {
        /// What is gained.
        resource: Resource,
        /// The dice that count.
        #[serde(rename = "colours", with = "colours")]
        dice: DieSet,
    },
    /// So many for each different colour among the active dice.
    GainPerColour {
        /// What is gained.
        resource: Resource,
        /// How many for each colour.
        #[serde(rename = "n", deserialize_with = "number")]
        each: u8,
    },
    /// One for every so many red lines up to the finish of this lap, rounded down.
    GainPerRedLineLeft {
        /// What is gained.
        resource: Resource,
        /// Lines for one of it.
        #[serde(deserialize_with = "number")]
        divisor: u8,
    },
    /// Gain once more what the active grey dice show in coins and feet.
    RepeatGrey,
    /// One of two amounts.
    Choose {
        /// The two.
        options: [Share; 2],
    },
    /// Take a die from the supply into discard.
    GainDie {
        /// The dice to choose from.
        #[serde(rename = "colours", with = "colours", default = "owned", skip_serializing_if = "is_owned")]
        dice: DieSet,
        /// How dear it may be.
        #[serde(default, skip_serializing_if = "MaxCost::is_any")]
        max_cost: MaxCost,
    },
    /// Take a die from the supply into the active zone with a face of one's choice, until the end of the round.
    BorrowDie {
        /// The dice to choose from.
        #[serde(rename = "exclude", with = "all_owned_but", default = "owned", skip_serializing_if = "is_owned")]
        dice: DieSet,
        /// Symbols that are used together for it.
        #[serde(default = "one", skip_serializing_if = "is_one", deserialize_with = "number")]
        needs: u8,
    },
    /// Give a die to the opponent with the fewest swords; it goes to that player's discard.
    GiveDie {
        /// Where it may come from.
        #[serde(default = "everywhere", skip_serializing_if = "is_everywhere", deserialize_with = "zones")]
        zones: ZoneSet,
    },
    /// Put dice back into the supply.
    LoseDie {
        /// How many.
        #[serde(rename = "n", deserialize_with = "number")]
        count: u8,
        /// Where they may come from.
        #[serde(default = "everywhere", skip_serializing_if = "is_everywhere", deserialize_with = "zones")]
        zones: ZoneSet,
        /// The dice to choose from.
        #[serde(rename = "colours", with = "colours", default = "owned", skip_serializing_if = "is_owned")]
        dice: DieSet,
    },
    /// Put this die back into the supply.
    LoseSelf,
    /// Put this die and another one back into the supply, both or none.
    LoseSelfAndOther {
        /// Where the other one may come from.
        #[serde(default = "everywhere", skip_serializing_if = "is_everywhere", deserialize_with = "zones")]
        zones: ZoneSet,
    },
    /// Roll so many dice of one's choice from the draw zone.
    ExtraRoll {
        /// How many.
        #[serde(rename = "n", deserialize_with = "number")]
        count: u8,
    },
    /// Roll so many own dice for each other player with strictly fewer swords, all at once.
    RerollOwn {
        /// How many for each player.
        #[serde(rename = "n", deserialize_with = "number")]
        each: u8,
        /// The dice to choose from.
        #[serde(rename = "exclude", with = "all_but", default = "all", skip_serializing_if = "is_all")]
        dice: DieSet,
        /// Where they may come from.
        #[serde(default = "everywhere", skip_serializing_if = "is_everywhere", deserialize_with = "zones")]
        zones: ZoneSet,
    },
    /// Roll all dice of the roll zone, several times.
    RerollZone {
        /// How often.
        #[serde(deserialize_with = "number")]
        times: u8,
    },
    /// Roll all dice of these kinds.
    RollAllOf {
        /// The dice.
        #[serde(rename = "colours", with = "colours")]
        dice: DieSet,
        /// Where they come from.
        #[serde(default = "everywhere", skip_serializing_if = "is_everywhere", deserialize_with = "zones")]
        zones: ZoneSet,
    },
    /// Roll up to so many dice, all of different colours.
    RollDifferentColours {
        /// The most dice.
        #[serde(deserialize_with = "number")]
        max: u8,
        /// Where they may come from.
        #[serde(default = "everywhere", skip_serializing_if = "is_everywhere", deserialize_with = "zones")]
        zones: ZoneSet,
    },
    /// Put dice of the roll zone into the active zone with a face of one's choice.
    SetFace {
        /// How many.
        #[serde(rename = "n", deserialize_with = "number")]
        count: u8,
    },
    /// One more push becomes compulsory.
    MustPush,
    /// Move the runner at once.
    MoveNow {
        /// How many spaces.
        #[serde(rename = "n", deserialize_with = "number")]
        spaces: u8,
    },
    /// Move this die from the active zone to the roll zone.
    ReturnToRoll,
    /// Move other active dice to the roll zone.
    ReturnOtherToRoll {
        /// How many.
        #[serde(rename = "n", deserialize_with = "number")]
        count: u8,
    },
    /// The next push of this roll phase cannot bust.
    ShieldNextPush,
    /// Lose this die instead of busting.
    PreventBustLoseSelf,
    /// Roll own grey dice; with a hit there is no bust.
    PreventBustRollGrey,
    /// These dice stay active on a bust.
    KeepOnBust {
        /// The dice.
        #[serde(rename = "colours", with = "colours")]
        dice: DieSet,
    },
    /// Take the bonus of a bonus cell nearby.
    BonusNearby {
        /// How many steps away at most.
        #[serde(deserialize_with = "number")]
        max_distance: u8,
    },
    /// These dice do not count against the hand limit at the next draw.
    NextDrawExempt {
        /// The dice.
        #[serde(rename = "colours", with = "colours")]
        dice: DieSet,
    },
    /// Any own dice may be drawn at the next draw.
    NextDrawAll,
}

/// When an operation can be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Whenever a die is used, and for the comparison of swords.
    Always,
    /// Only for the comparison of swords, as it speaks of the swords of others.
    Comparison,
    /// At one moment, which has a rule of its own for it.
    Only(Moment),
}

/// What the rules ask about an operation without carrying it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traits {
    /// When it can be carried out.
    pub usable: Use,
    /// Does it bring coins, feet or credits?
    pub gains: bool,
    /// Does it wait for a die of the supply?
    pub takes_from_supply: bool,
    /// The zones whose dice it loses, gives away or rolls; none if it leaves the player's dice alone.
    pub works_on: ZoneSet,
    /// Does the player give up a die for it?
    pub gives_up_a_die: bool,
    /// Does it lose dice or bring more dice into a roll? The rulebook wants such a card in every set.
    pub turns_dice_over: bool,
}

impl Traits {
    const PLAIN: Self = Self {
        usable: Use::Always,
        gains: false,
        takes_from_supply: false,
        works_on: ZoneSet::NONE,
        gives_up_a_die: false,
        turns_dice_over: false,
    };
    const GAIN: Self = Self { gains: true, ..Self::PLAIN };
    const FROM_SUPPLY: Self = Self { takes_from_supply: true, ..Self::PLAIN };

    const fn only(moment: Moment) -> Self {
        Self { usable: Use::Only(moment), ..Self::PLAIN }
    }

    const fn loss(zones: ZoneSet) -> Self {
        Self { works_on: zones, gives_up_a_die: true, turns_dice_over: true, ..Self::PLAIN }
    }

    const fn roll(zones: ZoneSet) -> Self {
        Self { works_on: zones, turns_dice_over: true, ..Self::PLAIN }
    }
}

impl Operation {
    /// Everything about it that the rules ask without carrying it out.
    pub const fn traits(&self) -> Traits {
        const ROLL_ZONE: Traits = Traits { works_on: ZoneSet::one(Zone::Roll), ..Traits::PLAIN };
        match *self {
            Self::Gain { .. }
            | Self::GainPerFan { .. }
            | Self::GainPerActive { .. }
            | Self::GainPerActiveColour { .. }
            | Self::GainPerColour { .. }
            | Self::GainPerRedLineLeft { .. }
            | Self::RepeatGrey
            | Self::Choose { .. } => Traits::GAIN,
            Self::GainPerFewer { .. } => Traits { usable: Use::Comparison, ..Traits::GAIN },
            Self::GainFan { .. } | Self::MoveNow { .. } | Self::ShieldNextPush => Traits::PLAIN,
            Self::GainDie { .. } | Self::BorrowDie { .. } => Traits::FROM_SUPPLY,
            Self::GiveDie { zones } => {
                Traits { usable: Use::Comparison, works_on: zones, gives_up_a_die: true, ..Traits::PLAIN }
            }
            Self::LoseDie { zones, .. } | Self::LoseSelfAndOther { zones } => Traits::loss(zones),
            // The draw zone is refilled from discard.
            Self::ExtraRoll { .. } => Traits::roll(ZoneSet::one(Zone::Draw).with(Zone::Discard)),
            Self::RollAllOf { zones, .. } | Self::RollDifferentColours { zones, .. } => Traits::roll(zones),
            Self::RerollOwn { zones, .. } => Traits { usable: Use::Comparison, works_on: zones, ..Traits::PLAIN },
            Self::RerollZone { .. } | Self::SetFace { .. } => ROLL_ZONE,
            Self::NextDrawExempt { .. } | Self::NextDrawAll => Traits { turns_dice_over: true, ..Traits::PLAIN },
            Self::MustPush => Traits::only(Moment::Now),
            Self::LoseSelf => Traits::only(Moment::Run),
            Self::ReturnToRoll | Self::ReturnOtherToRoll { .. } => Traits::only(Moment::PushDeclared),
            Self::PreventBustLoseSelf | Self::PreventBustRollGrey => Traits::only(Moment::WouldBust),
            Self::KeepOnBust { .. } => Traits::only(Moment::Bust),
            Self::BonusNearby { .. } => Traits::only(Moment::AfterMove),
        }
    }

    /// Its word in the data.
    pub fn name(&self) -> String {
        match serde_json::to_value(self) {
            Ok(Value::String(word)) => word,
            Ok(Value::Object(fields)) => fields.into_iter().next().map(|(word, _)| word).unwrap_or_default(),
            _ => String::new(),
        }
    }

    /// How many ways there are to carry it out, among which the player chooses.
    #[inline]
    pub const fn options(&self) -> u8 {
        if matches!(self, Self::Choose { .. }) { 2 } else { 1 }
    }

    /// How many symbols of the same colour are used together for it.
    #[inline]
    pub const fn symbols(&self) -> u8 {
        if let Self::BorrowDie { needs, .. } = *self { needs } else { 1 }
    }
}

/// What [`Operation::Gain`] gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "GainText", into = "GainText")]
pub struct Gain {
    /// What is gained.
    pub amounts: Amounts,
    /// Grey dice from the supply, of the player's choice, that go to discard with it.
    pub take_grey: u8,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GainText {
    #[serde(default, deserialize_with = "number", skip_serializing_if = "is_zero")]
    coins: u8,
    #[serde(default, deserialize_with = "number", skip_serializing_if = "is_zero")]
    feet: u8,
    #[serde(default, deserialize_with = "number", skip_serializing_if = "is_zero")]
    water_feet: u8,
    #[serde(default, deserialize_with = "number", skip_serializing_if = "is_zero")]
    credits: u8,
    #[serde(default, deserialize_with = "number", skip_serializing_if = "is_zero")]
    take_grey: u8,
}

impl From<Gain> for GainText {
    fn from(Gain { amounts: Amounts { coins, feet, water_feet, credits }, take_grey }: Gain) -> Self {
        Self { coins, feet, water_feet, credits, take_grey }
    }
}

impl TryFrom<GainText> for Gain {
    type Error = &'static str;

    fn try_from(GainText { coins, feet, water_feet, credits, take_grey }: GainText) -> Result<Self, Self::Error> {
        let amounts = Amounts { coins, feet, water_feet, credits };
        if amounts == Amounts::default() {
            return Err("needs at least one of coins, feet, water_feet and credits");
        }
        Ok(Self { amounts, take_grey })
    }
}

/// An amount of each resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "fields without a comment hold what they are called")]
pub struct Amounts {
    pub coins: u8,
    pub feet: u8,
    /// Feet that may enter water.
    pub water_feet: u8,
    pub credits: u8,
}

impl Amounts {
    /// So many of one resource.
    #[inline]
    pub const fn of(resource: Resource, number: u8) -> Self {
        let mut amounts = Self { coins: 0, feet: 0, water_feet: 0, credits: 0 };
        match resource {
            Resource::Coins => amounts.coins = number,
            Resource::Feet => amounts.feet = number,
            Resource::WaterFeet => amounts.water_feet = number,
            Resource::Credits => amounts.credits = number,
        }
        amounts
    }
}

/// One of the options of [`Operation::Choose`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "ShareText", into = "ShareText")]
pub enum Share {
    /// So many.
    Fixed(Resource, u8),
    /// One for every so many fans, rounded down.
    PerFans(Resource, u8),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShareText {
    resource: Resource,
    #[serde(default, deserialize_with = "number_if_any", skip_serializing_if = "Option::is_none")]
    n: Option<u8>,
    #[serde(default, deserialize_with = "number_if_any", skip_serializing_if = "Option::is_none")]
    per_fans: Option<u8>,
}

impl From<Share> for ShareText {
    fn from(share: Share) -> Self {
        match share {
            Share::Fixed(resource, n) => Self { resource, n: Some(n), per_fans: None },
            Share::PerFans(resource, per_fans) => Self { resource, n: None, per_fans: Some(per_fans) },
        }
    }
}

impl TryFrom<ShareText> for Share {
    type Error = &'static str;

    fn try_from(text: ShareText) -> Result<Self, Self::Error> {
        match (text.n, text.per_fans) {
            (Some(n), None) => Ok(Self::Fixed(text.resource, n)),
            (None, Some(per_fans)) => Ok(Self::PerFans(text.resource, per_fans)),
            _ => Err("must have a resource and either n or per_fans"),
        }
    }
}

/// How dear a die may be that is gained free of charge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "MaxCostText", into = "MaxCostText")]
pub enum MaxCost {
    /// It does not matter.
    #[default]
    Any,
    /// As many as the player has fans.
    Fans,
    /// This much.
    Cost(u8),
}

impl MaxCost {
    const fn is_any(&self) -> bool {
        matches!(self, Self::Any)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "must be a cost or \"fans\"")]
enum MaxCostText {
    Cost(u8),
    Word(String),
}

impl From<MaxCost> for MaxCostText {
    fn from(max_cost: MaxCost) -> Self {
        match max_cost {
            MaxCost::Cost(cost) => Self::Cost(cost),
            MaxCost::Fans => Self::Word("fans".to_owned()),
            MaxCost::Any => Self::Word("any".to_owned()),
        }
    }
}

impl TryFrom<MaxCostText> for MaxCost {
    type Error = String;

    fn try_from(text: MaxCostText) -> Result<Self, String> {
        match text {
            MaxCostText::Cost(cost) => in_range(cost.into()).map(Self::Cost),
            MaxCostText::Word(word) if word == "fans" => Ok(Self::Fans),
            MaxCostText::Word(word) if word == "any" => Ok(Self::Any),
            MaxCostText::Word(word) => Err(format!("must be a cost or \"fans\", got '{word}'")),
        }
    }
}

// ----- How arguments are read and written -----

fn in_range(number: i64) -> Result<u8, String> {
    let fits = u8::try_from(number).ok().filter(|number| (1..=NUMBER_MAX).contains(number));
    fits.ok_or_else(|| format!("must be a number from 1 to {NUMBER_MAX}, got {number}"))
}

fn number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    in_range(i64::deserialize(deserializer)?).map_err(D::Error::custom)
}

fn number_if_any<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    number(deserializer).map(Some)
}

fn zones<'de, D: Deserializer<'de>>(deserializer: D) -> Result<ZoneSet, D::Error> {
    let zones = ZoneSet::deserialize(deserializer)?;
    if zones.is_empty() {
        return Err(D::Error::custom("list at least one zone, or leave it out for all"));
    }
    Ok(zones)
}

engine::words! {
    /// A word for a colour; both greys are one.
    enum ColourWord {
        Grey = "grey",
        Red = "red",
        Orange = "orange",
        Yellow = "yellow",
        Green = "green",
        Blue = "blue",
        Purple = "purple",
        Brown = "brown",
        White = "white",
    }
}

impl ColourWord {
    fn dice(self) -> DieSet {
        Die::named(self.name()).map_or(DieSet::GREY, DieSet::one)
    }

    fn list<S: Serializer>(dice: DieSet, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Self::ALL.into_iter().filter(|word| word.dice().except(dice).is_empty()))
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DieSet, D::Error> {
        let words = at_most::<{ Self::ALL.len() }, Self, D>(deserializer)?;
        if words.is_empty() {
            return Err(D::Error::custom("list at least one colour, or leave it out"));
        }
        Ok(words.into_iter().fold(DieSet::NONE, |dice, word| dice.union(word.dice())))
    }
}

/// Dice as a list of colours.
mod colours {
    use super::{ColourWord, Deserializer, DieSet, Serializer};

    pub fn serialize<S: Serializer>(dice: &DieSet, serializer: S) -> Result<S::Ok, S::Error> {
        ColourWord::list(*dice, serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DieSet, D::Error> {
        ColourWord::read(deserializer)
    }
}

/// All dice but those of a list of colours.
mod all_but {
    use super::{ColourWord, Deserializer, DieSet, Serializer};

    pub fn serialize<S: Serializer>(dice: &DieSet, serializer: S) -> Result<S::Ok, S::Error> {
        ColourWord::list(DieSet::ALL.except(*dice), serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DieSet, D::Error> {
        Ok(DieSet::ALL.except(ColourWord::read(deserializer)?))
    }
}

/// All dice that can be owned but those of a list of colours.
mod all_owned_but {
    use super::{ColourWord, Deserializer, DieSet, Serializer};

    pub fn serialize<S: Serializer>(dice: &DieSet, serializer: S) -> Result<S::Ok, S::Error> {
        ColourWord::list(DieSet::OWNED.except(*dice), serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DieSet, D::Error> {
        Ok(DieSet::OWNED.except(ColourWord::read(deserializer)?))
    }
}

const fn owned() -> DieSet {
    DieSet::OWNED
}

fn is_owned(dice: &DieSet) -> bool {
    *dice == DieSet::OWNED
}

const fn all() -> DieSet {
    DieSet::ALL
}

fn is_all(dice: &DieSet) -> bool {
    *dice == DieSet::ALL
}

const fn everywhere() -> ZoneSet {
    ZoneSet::ALL
}

fn is_everywhere(zones: &ZoneSet) -> bool {
    *zones == ZoneSet::ALL
}

const fn one() -> u8 {
    1
}

const fn is_one(number: &u8) -> bool {
    *number == 1
}

const fn is_zero(number: &u8) -> bool {
    *number == 0
}

const fn is_false(value: &bool) -> bool {
    !*value
}
