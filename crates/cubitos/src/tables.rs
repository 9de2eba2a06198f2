//! The component data, checked and laid out for play.

use serde::Serialize;

use crate::ability::Ability;
use crate::course::Course;
use crate::dice::{Colour, Die, FACES, Face};
use crate::rulebook::Rulebook;
use crate::setup::Warning;
use crate::track::{Track, TrackId};

/// Steps of the fan track.
pub const FAN_STEPS: u8 = 13;

/// One of the 56 cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId(u8);

impl CardId {
    /// How many there are.
    pub const COUNT: usize = 56;

    /// The words for them in the data and the locale files: seven of each colour, in the order of the colours.
    #[rustfmt::skip]
    pub const NAMES: [&'static str; Self::COUNT] = [
        "mr-soldier", "punch-guy", "supah-general", "jacques-couteau", "champion", "crabby", "el-bandito",
        "dugout", "reliever-beaver", "benchwarmer", "batter-beaver", "mr-bats", "the-babe", "pinch-eater",
        "reckless-cheese", "the-big-cheese", "ledercheesen", "stinky-cheese", "bad-cheese", "the-cheese-stands-alone", "cheese-boy",
        "rock-on", "pina-cubelada", "keep-on-rollin", "pineapple-rocks", "up-to-11", "rolling-stoned", "punk-fruit",
        "bob", "undercover-fish", "llama-rama", "bahama-llama", "llama-shaman", "stogie", "chilly-mcchillster",
        "rollosaurus", "dancing-dino", "cubasaurus", "wikiwiki-dinosaur", "you-bet-jurassican", "shimmy-shimmy-dino", "pronto-bronto",
        "rich-dog", "captain-bark", "wizard", "dapper-doggie", "dr-livingstone", "mr-dog", "muggles",
        "smelly-cat", "cat-tastrophy", "fat-cat", "dope-cat", "broken-cow", "fast-cat", "schmutz",
    ];

    /// All of them, in order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The seven of one colour.
    pub fn of(colour: Colour) -> impl ExactSizeIterator<Item = Self> {
        let first = colour.index() as u8 * 7;
        (first..first + 7).map(Self)
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    /// The card with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|known| *known == name).map(|index| Self(index as u8))
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index() / 7]
    }

    /// As an index into an array with an entry for each card.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Which one.
    pub id: CardId,
    /// What a die of it costs.
    pub cost: u8,
    /// Nobody knows whether the box has this cost.
    pub cost_is_reconstructed: bool,
    /// Nobody knows whether all of its effect is as in the box.
    pub effect_is_reconstructed: bool,
    pub(crate) abilities: Box<[Ability]>,
}

impl Card {
    /// All parts of the card, sorted by their moment and in the order of the data within a moment.
    #[inline]
    pub fn abilities(&self) -> &[Ability] {
        &self.abilities
    }
}

/// One of the ten sets of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RaceSetId(u8);

impl RaceSetId {
    /// The words for them in the data and the locale files.
    #[rustfmt::skip]
    pub const NAMES: [&'static str; 10] = [
        "race-1", "race-2", "race-3", "race-4", "race-5", "race-6", "race-7",
        "combotastic", "such-much-fans", "grand-finale",
    ];

    /// All of them: the seven races of the champion tour in order, then the three of the Tour de Cube.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::NAMES.len() as u8).map(Self)
    }

    /// The seven races of the champion tour, in order.
    pub fn champion_tour() -> impl ExactSizeIterator<Item = Self> {
        (0..7).map(Self)
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.0 as usize]
    }

    /// The set with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|known| *known == name).map(|index| Self(index as u8))
    }

    /// As an index into an array with an entry for each set.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of cards with the course it is meant for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceSet {
    /// Which one.
    pub id: RaceSetId,
    /// Laps and tracks.
    pub course: Course,
    /// The card of each colour, in the order of the colours.
    pub cards: [CardId; 8],
}

/// What a step of the fan track pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FanStep {
    /// Credits.
    pub credits: u8,
    /// Hand tokens.
    pub hand_tokens: u8,
    /// Nobody knows whether the box has it so.
    pub reconstructed: bool,
}

/// What the rulebook advises about a set of cards and this one does not follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Advice {
    /// Fewer than two cards cost 5 or less.
    pub too_dear: bool,
    /// No card loses dice and none adds dice to the roll.
    pub too_slow: bool,
}

/// All component data, checked and laid out for play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    pub(crate) faces: [[Face; FACES]; Die::COUNT],
    pub(crate) cards: [Card; CardId::COUNT],
    pub(crate) race_sets: [RaceSet; RaceSetId::NAMES.len()],
    pub(crate) fan_track: [FanStep; FAN_STEPS as usize],
    pub(crate) tracks: [Track; TrackId::ALL.len()],
}

impl Tables {
    /// The built-in data.
    pub fn standard() -> &'static Self {
        &Rulebook::standard().tables
    }

    /// The six faces of a die, in the order of the data.
    #[inline]
    pub fn faces(&self, die: Die) -> &[Face; FACES] {
        &self.faces[die.index()]
    }

    /// A card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// A set of cards.
    #[inline]
    pub fn race_set(&self, set: RaceSetId) -> &RaceSet {
        &self.race_sets[set.index()]
    }

    /// A track.
    #[inline]
    pub fn track(&self, track: TrackId) -> &Track {
        &self.tracks[track.index()]
    }

    /// What the step with this number pays, from 1. The last one pays again for every further fan.
    ///
    /// ```
    /// let tables = cubitos::Tables::standard();
    /// assert_eq!(tables.fan_step(14), tables.fan_step(13));
    /// ```
    #[inline]
    pub fn fan_step(&self, step: u8) -> FanStep {
        self.fan_track[usize::from(step.clamp(1, FAN_STEPS) - 1)]
    }

    /// What the rulebook would say about these cards.
    pub fn advice(&self, cards: &[CardId; 8]) -> Advice {
        let cheap = cards.iter().filter(|card| self.card(**card).cost <= 5).count();
        let quick = cards
            .iter()
            .any(|card| self.card(*card).abilities().iter().any(|part| part.operation.traits().turns_dice_over));
        Advice { too_dear: cheap < 2, too_slow: !quick }
    }

    /// The same as a list.
    pub fn warnings(&self, cards: &[CardId; 8]) -> Vec<Warning> {
        let Advice { too_dear, too_slow } = self.advice(cards);
        let warnings = [(too_dear, Warning::TooDear), (too_slow, Warning::TooSlow)];
        warnings.into_iter().filter(|(holds, _)| *holds).map(|(_, warning)| warning).collect()
    }
}
