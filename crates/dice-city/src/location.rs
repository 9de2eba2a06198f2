//! The locations: six that are printed on the boards, four basic decks and twenty kinds of buildings.

use crate::ability::{Ability, Reach};
use crate::resource::{Resource, Resources};

engine::words! {
    /// A location: printed on the board, or a card.
    #[expect(missing_docs, reason = "the names are printed on the boards and cards")]
    pub enum Location {
        Forest = "forest",
        Mountain = "mountain",
        Cave = "cave",
        Militia = "militia",
        SmallHouse = "small-house",
        Traveller = "traveller",
        LumberMill = "lumber-mill",
        Quarry = "quarry",
        Mine = "mine",
        RegularArmy = "regular-army",
        Barracks = "barracks",
        Blacksmith = "blacksmith",
        Catapult = "catapult",
        TrainingCamp = "training-camp",
        WatchTower = "watch-tower",
        Bazaar = "bazaar",
        Storehouse = "storehouse",
        MarketPlace = "market-place",
        MerchantGuild = "merchant-guild",
        Mint = "mint",
        Cathedral = "cathedral",
        FestivalHall = "festival-hall",
        GrandStatue = "grand-statue",
        GreatWall = "great-wall",
        Manor = "manor",
        Cemetery = "cemetery",
        Church = "church",
        Stables = "stables",
        TownHall = "town-hall",
        Well = "well",
    }
}

engine::words! {
    /// The colour and icon of a location.
    #[expect(missing_docs, reason = "the names are the types of the rules")]
    pub enum Type {
        Resource = "resource",
        Military = "military",
        Economic = "economic",
        Cultural = "cultural",
        Civic = "civic",
    }
}

engine::words! {
    /// A word on a card that other cards refer to.
    pub enum Keyword {
        /// Gives strength; the Blacksmith counts its uses.
        Army = "army",
        /// Gives two resources; the Merchant Guild counts it. Not every Resource-type location is one (R12).
        Harvest = "harvest",
    }
}

/// What a location is worth in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// So many victory points.
    Fixed(u8),
    /// One for every Cultural location in its row, itself included.
    CulturalInRow,
}

/// What is printed on a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// Whose print it is.
    pub location: Location,
    /// Its type.
    pub kind: Type,
    /// Its keyword, if it has one.
    pub keyword: Option<Keyword>,
    /// What it costs to build; nothing for printed locations.
    pub cost: Resources,
    /// Its defence; 0 for printed locations, which cannot be attacked.
    pub defence: u8,
    /// Its victory points.
    pub points: Points,
    /// What a die does with it.
    pub ability: Ability,
    /// Is its own deactivation the price of a use?
    pub deactivates: bool,
    /// How much defence it adds to the other cards of its row.
    pub protects: u8,
    /// How many more resources its builder may pay for a point each.
    pub extra: u8,
}

const fn print(location: Location, kind: Type, ability: Ability) -> Print {
    Print {
        location,
        kind,
        keyword: None,
        cost: Resources::NONE,
        defence: 0,
        points: Points::Fixed(0),
        ability,
        deactivates: false,
        protects: 0,
        extra: 0,
    }
}

impl Print {
    const fn card(mut self, wood: u16, stone: u16, iron: u16, defence: u8, points: u8) -> Self {
        self.cost = Resources::new(wood, stone, iron);
        self.defence = defence;
        self.points = Points::Fixed(points);
        self
    }

    const fn keyword(mut self, keyword: Keyword) -> Self {
        self.keyword = Some(keyword);
        self
    }

    const fn deactivates(mut self) -> Self {
        self.deactivates = true;
        self
    }

    const fn scores(mut self, points: Points) -> Self {
        self.points = points;
        self
    }

    const fn protects(mut self, defence: u8) -> Self {
        self.protects = defence;
        self
    }

    const fn extra(mut self, most: u8) -> Self {
        self.extra = most;
        self
    }
}

use Ability as Do;
use Keyword::{Army, Harvest};

/// All locations as printed, in the order of [`Location::ALL`].
#[rustfmt::skip]
pub const PRINTS: [Print; Location::COUNT] = [
    print(Location::Forest, Type::Resource, Do::Gain(Resource::Wood, 1)),
    print(Location::Mountain, Type::Resource, Do::Gain(Resource::Stone, 1)),
    print(Location::Cave, Type::Resource, Do::Gain(Resource::Iron, 1)),
    print(Location::Militia, Type::Military, Do::Strength(1)).keyword(Army),
    print(Location::SmallHouse, Type::Cultural, Do::Points(1)),
    print(Location::Traveller, Type::Civic, Do::RerollThisDie),
    //                                                                                  W  S  I  Def VP
    print(Location::LumberMill, Type::Resource, Do::Gain(Resource::Wood, 2)).card(2, 0, 0, 2, 0).keyword(Harvest),
    print(Location::Quarry, Type::Resource, Do::Gain(Resource::Stone, 2)).card(0, 2, 0, 2, 0).keyword(Harvest),
    print(Location::Mine, Type::Resource, Do::Gain(Resource::Iron, 2)).card(0, 0, 2, 2, 0).keyword(Harvest),
    print(Location::RegularArmy, Type::Military, Do::Strength(2)).card(0, 0, 2, 3, 1).keyword(Army),
    print(Location::Barracks, Type::Military, Do::PlaceRegularArmy).card(0, 2, 1, 4, 2),
    print(Location::Blacksmith, Type::Military, Do::ArmyBonus(1)).card(0, 1, 2, 4, 2),
    print(Location::Catapult, Type::Military, Do::Strength(3)).card(2, 0, 1, 4, 2).keyword(Army).deactivates(),
    print(Location::TrainingCamp, Type::Military, Do::WeakerBandits(1)).card(1, 0, 1, 3, 1),
    print(Location::WatchTower, Type::Military, Do::StrengthAgainstBandits(3)).card(1, 1, 1, 4, 2).keyword(Army),
    print(Location::Bazaar, Type::Economic, Do::GainEach(1)).card(1, 0, 1, 3, 1).deactivates(),
    print(Location::Storehouse, Type::Economic, Do::Multiply(3)).card(1, 1, 0, 3, 1),
    print(Location::MarketPlace, Type::Economic, Do::Exchange { most: 2, gain: 2 }).card(2, 0, 1, 4, 2),
    print(Location::MerchantGuild, Type::Economic, Do::HarvestOfRow(1)).card(2, 1, 1, 5, 3).deactivates(),
    print(Location::Mint, Type::Economic, Do::ResourceBonus(1)).card(0, 2, 2, 5, 3),
    print(Location::Cathedral, Type::Cultural, Do::Nothing).card(1, 2, 2, 6, 0).scores(Points::CulturalInRow),
    print(Location::FestivalHall, Type::Cultural, Do::PointsPerPair(1)).card(2, 0, 0, 3, 1),
    print(Location::GrandStatue, Type::Cultural, Do::Nothing).card(0, 1, 1, 4, 2).extra(3),
    print(Location::GreatWall, Type::Cultural, Do::Nothing).card(0, 2, 1, 5, 3).protects(2),
    print(Location::Manor, Type::Cultural, Do::Points(2)).card(1, 2, 0, 4, 2),
    print(Location::Cemetery, Type::Civic, Do::Copy(Reach::Row)).card(1, 1, 0, 3, 1).deactivates(),
    print(Location::Church, Type::Civic, Do::Copy(Reach::UnspentDice)).card(1, 1, 1, 4, 2),
    print(Location::Stables, Type::Civic, Do::MoveDie).card(2, 0, 0, 3, 1),
    print(Location::TownHall, Type::Civic, Do::Copy(Reach::City)).card(2, 2, 1, 5, 3),
    print(Location::Well, Type::Civic, Do::RerollDice).card(0, 1, 1, 3, 1),
];

impl Location {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();

    /// The four cards of the basic decks.
    pub const BASIC: [Self; 4] = [Self::LumberMill, Self::Quarry, Self::Mine, Self::RegularArmy];

    /// How many kinds of buildings there are.
    pub const BUILDING_COUNT: usize = 20;

    /// The kinds of buildings.
    pub fn buildings() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().skip(Self::Barracks as usize)
    }

    /// What is printed on it.
    #[inline]
    pub const fn print(self) -> &'static Print {
        &PRINTS[self as usize]
    }

    /// Is it a card, and not printed on the board?
    #[inline]
    pub const fn is_card(self) -> bool {
        self as u8 >= Self::LumberMill as u8
    }

    /// The number of its basic deck, if it comes from one.
    #[inline]
    pub const fn basic_index(self) -> Option<usize> {
        let (number, first) = (self as usize, Self::LumberMill as usize);
        if number >= first && number < Self::Barracks as usize { Some(number - first) } else { None }
    }

    /// Its number among the kinds of buildings, if it is one.
    #[inline]
    pub const fn building_index(self) -> Option<usize> {
        (self as usize).checked_sub(Self::Barracks as usize)
    }

    /// Does it have this keyword?
    #[inline]
    pub const fn has(self, keyword: Keyword) -> bool {
        matches!((self.print().keyword, keyword), (Some(Army), Army) | (Some(Harvest), Harvest))
    }
}
