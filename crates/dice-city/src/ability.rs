//! The vocabulary of abilities: what the use of a location can do.

use crate::resource::Resource;

/// What the use of a location does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// It cannot be used: it works by being there.
    Nothing,
    /// Gain so many resources of one kind.
    Gain(Resource, u8),
    /// Gain so many of each kind.
    GainEach(u8),
    /// Gain army strength against any target.
    Strength(u8),
    /// Gain army strength against bandits only.
    StrengthAgainstBandits(u8),
    /// Gain victory points.
    Points(u8),
    /// Gain so many points for every two equal resources in stock, which are kept.
    PointsPerPair(u8),
    /// Pay one resource and gain so many of the same kind.
    Multiply(u8),
    /// Pay up to `most` resources of one kind; each brings `gain` of another kind.
    Exchange {
        /// The most that can be paid.
        most: u8,
        /// What each brings.
        gain: u8,
    },
    /// Gain so many of what each active Harvest card of the row produces, without using it.
    HarvestOfRow(u8),
    /// For the rest of the turn every use of an Army location gives so much more strength.
    ArmyBonus(u8),
    /// For the rest of the turn every use of a Resource-type location gives so much more of its resource.
    ResourceBonus(u8),
    /// In this turn bandits have so much less defence, but at least 1.
    WeakerBandits(u8),
    /// Put a Regular Army from its deck on any space of the own city.
    PlaceRegularArmy,
    /// Throw this die again; it stays unspent.
    RerollThisDie,
    /// Throw this die again and any other unspent ones; all stay unspent.
    RerollDice,
    /// Move another unspent die to any column of its row.
    MoveDie,
    /// Use another active location.
    Copy(Reach),
}

/// Which locations a copying location reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Those with an unspent die on them.
    UnspentDice,
    /// The others of its row.
    Row,
    /// All others of the city.
    City,
}
