//! The vocabulary of the cards: at which moment a part of a card works, under which condition, and what it does.
//!
//! The words come from the component data. A word that is not in this vocabulary, or one in a place where no card of the
//! box has it, is refused with the path of its field.

use crate::dice::{DieSet, Zone, ZoneSet};

/// The most parts that a card can have.
pub const MAX_ABILITIES: usize = 8;

/// One part of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// The three kinds of ability that the cards name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timing {
    /// As soon as the die becomes active.
    Now,
    /// While the die is active, at the moment the card names.
    Active,
    /// In the run phase.
    Run,
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

impl Moment {
    /// How many moments there are, ties aside.
    pub const COUNT: usize = 11;

    /// As an index into an array with an entry for each moment. The tie-break makes no difference.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Now => 0,
            Self::Run => 1,
            Self::CompareMost { .. } => 2,
            Self::CompareMostUsed => 3,
            Self::CompareEach => 4,
            Self::PushDeclared => 5,
            Self::PushSurvived => 6,
            Self::WouldBust => 7,
            Self::Bust => 8,
            Self::AfterMove => 9,
            Self::AnyTime => 10,
        }
    }

    /// The kind of ability that the card names for this moment.
    pub const fn timing(self) -> Timing {
        match self {
            Self::Now => Timing::Now,
            Self::PushDeclared | Self::PushSurvived | Self::WouldBust | Self::Bust | Self::AnyTime => Timing::Active,
            _ => Timing::Run,
        }
    }
}

/// Which face an ability takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaceKind {
    /// The symbol, with dots or without.
    Any,
    /// Only the symbol with dots, in addition to the parts for any symbol.
    Power,
}

/// What must be true besides the face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Nothing.
    Always,
    /// At least one active die of each of these kinds.
    Active(DieSet),
    /// At least one credit was gained this round.
    GainedCredit,
    /// At least one die was lost this round.
    LostDie,
}

/// What can be counted out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Resource {
    /// Money of this round.
    Coins,
    /// Movement.
    Feet,
    /// Movement that may enter water.
    WaterFeet,
    /// Money that is kept.
    Credits,
}

/// An amount of each resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Amounts {
    /// Coins.
    pub coins: u8,
    /// Feet.
    pub feet: u8,
    /// Feet that may enter water.
    pub water_feet: u8,
    /// Credits.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Share {
    /// So many.
    Fixed(Resource, u8),
    /// One for every so many fans, rounded down.
    PerFans(Resource, u8),
}

/// How dear a die may be that is gained free of charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaxCost {
    /// It does not matter.
    Any,
    /// As many as the player has fans.
    Fans,
    /// This much.
    Cost(u8),
}

/// What an ability does. Sets of dice are complete: an operation that spares the first-player die does not name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    /// Add to the player's resources; whoever takes it must take so many grey dice as far as there are any.
    Gain {
        /// What is gained.
        amounts: Amounts,
        /// Grey dice from the supply, of the player's choice, that go to discard with it.
        take_grey: u8,
    },
    /// Go up the fan track.
    GainFan {
        /// Steps.
        steps: u8,
        /// Are the hand tokens of the steps taken?
        hand_tokens: bool,
        /// Are the credits of the steps taken?
        credits: bool,
    },
    /// One for every so many fans, rounded down.
    GainPerFan {
        /// What is gained.
        resource: Resource,
        /// Fans for one of it.
        divisor: u8,
    },
    /// So many for each other player with strictly fewer swords.
    GainPerFewer {
        /// What is gained.
        resource: Resource,
        /// How many for each player.
        each: u8,
    },
    /// So many for every so many active dice, rounded down.
    GainPerActive {
        /// What is gained.
        resource: Resource,
        /// How many.
        each: u8,
        /// Active dice it takes.
        per: u8,
    },
    /// One for each active die of these kinds.
    GainPerActiveColour {
        /// What is gained.
        resource: Resource,
        /// The dice that count.
        dice: DieSet,
    },
    /// So many for each different colour among the active dice.
    GainPerColour {
        /// What is gained.
        resource: Resource,
        /// How many for each colour.
        each: u8,
    },
    /// One for every so many red lines up to the finish of this lap, rounded down.
    GainPerRedLineLeft {
        /// What is gained.
        resource: Resource,
        /// Lines for one of it.
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
        dice: DieSet,
        /// How dear it may be.
        max_cost: MaxCost,
    },
    /// Take a die from the supply into the active zone with a face of one's choice, until the end of the round.
    BorrowDie {
        /// The dice to choose from.
        dice: DieSet,
        /// Symbols that are used together for it.
        needs: u8,
    },
    /// Give a die to the opponent with the fewest swords; it goes to that player's discard.
    GiveDie {
        /// Where it may come from.
        zones: ZoneSet,
    },
    /// Put dice back into the supply.
    LoseDie {
        /// The dice to choose from.
        dice: DieSet,
        /// Where they may come from.
        zones: ZoneSet,
        /// How many.
        count: u8,
    },
    /// Put this die back into the supply.
    LoseSelf,
    /// Put this die and another one back into the supply, both or none.
    LoseSelfAndOther {
        /// Where the other one may come from.
        zones: ZoneSet,
    },
    /// Roll so many dice of one's choice from the draw zone.
    ExtraRoll {
        /// How many.
        count: u8,
    },
    /// Roll so many own dice for each other player with strictly fewer swords, all at once.
    RerollOwn {
        /// How many for each player.
        each: u8,
        /// The dice to choose from.
        dice: DieSet,
        /// Where they may come from.
        zones: ZoneSet,
    },
    /// Roll all dice of a zone, several times.
    RerollZone {
        /// The zone.
        zone: Zone,
        /// How often.
        times: u8,
    },
    /// Roll all dice of these kinds.
    RollAllOf {
        /// The dice.
        dice: DieSet,
        /// Where they come from.
        zones: ZoneSet,
    },
    /// Roll up to so many dice, all of different colours.
    RollDifferentColours {
        /// The most dice.
        max: u8,
        /// Where they come from.
        zones: ZoneSet,
    },
    /// Put dice of a zone into the active zone with a face of one's choice.
    SetFace {
        /// The zone.
        zone: Zone,
        /// How many.
        count: u8,
    },
    /// One more push becomes compulsory.
    MustPush,
    /// Move the runner at once.
    MoveNow {
        /// How many spaces.
        spaces: u8,
    },
    /// Move this die from the active zone to the roll zone.
    ReturnToRoll,
    /// Move other active dice to the roll zone.
    ReturnOtherToRoll {
        /// How many.
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
        dice: DieSet,
    },
    /// Take the bonus of a bonus cell nearby.
    BonusNearby {
        /// How many steps away at most.
        max_distance: u8,
    },
    /// These dice do not count against the hand limit at the next draw.
    NextDrawExempt {
        /// The dice.
        dice: DieSet,
    },
    /// Any own dice may be drawn at the next draw.
    NextDrawAll,
}

impl Operation {
    /// Its word in the data.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Gain { .. } => "gain",
            Self::GainFan { .. } => "gain-fan",
            Self::GainPerFan { .. } => "gain-per-fan",
            Self::GainPerFewer { .. } => "gain-per-fewer",
            Self::GainPerActive { .. } => "gain-per-active",
            Self::GainPerActiveColour { .. } => "gain-per-active-colour",
            Self::GainPerColour { .. } => "gain-per-colour",
            Self::GainPerRedLineLeft { .. } => "gain-per-red-line-left",
            Self::RepeatGrey => "repeat-grey",
            Self::Choose { .. } => "choose",
            Self::GainDie { .. } => "gain-die",
            Self::BorrowDie { .. } => "borrow-die",
            Self::GiveDie { .. } => "give-die",
            Self::LoseDie { .. } => "lose-die",
            Self::LoseSelf => "lose-self",
            Self::LoseSelfAndOther { .. } => "lose-self-and-other",
            Self::ExtraRoll { .. } => "extra-roll",
            Self::RerollOwn { .. } => "reroll-own",
            Self::RerollZone { .. } => "reroll-zone",
            Self::RollAllOf { .. } => "roll-all-of",
            Self::RollDifferentColours { .. } => "roll-different-colours",
            Self::SetFace { .. } => "set-face",
            Self::MustPush => "must-push",
            Self::MoveNow { .. } => "move-now",
            Self::ReturnToRoll => "return-to-roll",
            Self::ReturnOtherToRoll { .. } => "return-other-to-roll",
            Self::ShieldNextPush => "shield-next-push",
            Self::PreventBustLoseSelf => "prevent-bust-lose-self",
            Self::PreventBustRollGrey => "prevent-bust-roll-grey",
            Self::KeepOnBust { .. } => "keep-on-bust",
            Self::BonusNearby { .. } => "bonus-nearby",
            Self::NextDrawExempt { .. } => "next-draw-exempt",
            Self::NextDrawAll => "next-draw-all",
        }
    }

    /// Does it lose dice or bring more dice into a roll? The rulebook wants such a card in every set.
    pub const fn turns_dice_over(&self) -> bool {
        matches!(
            self,
            Self::LoseDie { .. }
                | Self::LoseSelfAndOther { .. }
                | Self::ExtraRoll { .. }
                | Self::RollAllOf { .. }
                | Self::RollDifferentColours { .. }
                | Self::NextDrawExempt { .. }
                | Self::NextDrawAll
        )
    }
}
