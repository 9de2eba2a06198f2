//! Who races with which cards, where and how long.

use engine::{Choice, Invalid, StartingPlayer, check_players};
use serde::{Deserialize, Deserializer, Serialize};

use crate::book::Book;
use crate::course::{Course, MAX_LAPS};
use crate::data::Replacement;
use crate::dice::Colour;
use crate::tables::{CardId, RaceSetId, Tables};
use crate::track::TrackId;

/// The fewest and the most players.
pub const PLAYERS: (u8, u8) = (2, 4);

/// A race. Every field may be left out: then two players run race 1.
///
/// ```
/// use cubitos::Setup;
/// let setup: Setup = serde_json::from_str(r#"{"players": 3, "set": "grand-finale"}"#).unwrap();
/// assert!(setup.check().is_ok() && setup.warnings().is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// The set, which names cards, track and laps.
    pub set: SetChoice,
    /// The cards, if not those of the set.
    pub cards: Cards,
    /// The track, if not that of the set.
    pub track: TrackChoice,
    /// How many laps, if not as many as the set says. Linked tracks are run once.
    pub laps: Laps,
    /// Who begins.
    #[serde(deserialize_with = "or_random")]
    pub first_player: StartingPlayer,
    /// After how many rounds the race is broken off.
    pub round_limit: RoundLimit,
    /// Component data that replace the built-in ones.
    #[serde(skip_serializing_if = "Replacement::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub data: Replacement,
}

/// `null`, as old records have it, is read as well.
fn or_random<'de, D: Deserializer<'de>>(deserializer: D) -> Result<StartingPlayer, D::Error> {
    Option::deserialize(deserializer).map(Option::unwrap_or_default)
}

impl Default for Setup {
    fn default() -> Self {
        Terms::default().setup(Replacement::default())
    }
}

/// A setup without its data: what a state carries along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Terms {
    pub players: u8,
    pub set: SetChoice,
    pub cards: Cards,
    pub track: TrackChoice,
    pub laps: Laps,
    pub first_player: StartingPlayer,
    pub round_limit: RoundLimit,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            players: PLAYERS.0,
            set: SetChoice::default(),
            cards: Cards::OfSet,
            track: TrackChoice::OfSet,
            laps: Laps(None),
            first_player: StartingPlayer::Random,
            round_limit: RoundLimit::default(),
        }
    }
}

impl Terms {
    pub fn setup(self, data: Replacement) -> Setup {
        let Self { players, set, cards, track, laps, first_player, round_limit } = self;
        Setup { players, set, cards, track, laps, first_player, round_limit, data }
    }

    pub fn course(&self, tables: &Tables) -> Result<Course, Invalid> {
        let of_set = tables.race_set(self.set.0).course;
        let one = |track| {
            // Laps beyond the first belong to a track that is run in rounds.
            let laps = self.laps.0.unwrap_or(if of_set.tracks().count() == 1 { of_set.legs() } else { 1 });
            Course::laps(track, laps)
        };
        let mut tracks = of_set.tracks();
        let linked = match (self.track, tracks.next(), tracks.next()) {
            (TrackChoice::OfSet, Some(first), None) => return Ok(one(first)),
            (TrackChoice::One(track), ..) => return Ok(one(track)),
            (TrackChoice::Linked(first, second), ..) => Course::linked(first, second),
            (TrackChoice::OfSet, ..) => of_set,
        };
        match self.laps.0 {
            None | Some(1) => Ok(linked),
            Some(_) => Err(Invalid::new("laps", "linked tracks are run once; use 1 or leave it out")),
        }
    }
}

/// What the rulebook would advise against. A race can be run all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Warning {
    /// Fewer than two cards cost 5 or less.
    TooDear,
    /// No card loses dice, and none adds dice to the roll.
    TooSlow,
}

impl Warning {
    /// The word for it: a key of the locale files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::TooDear => "warning-too-dear",
            Self::TooSlow => "warning-too-slow",
        }
    }
}

impl Setup {
    /// Race 1 for so many players.
    pub fn for_players(players: u8) -> Self {
        Self { players, ..Self::default() }
    }

    /// A set for so many players.
    pub fn of_set(set: RaceSetId, players: u8) -> Self {
        Self { players, set: SetChoice(set), ..Self::default() }
    }

    pub(crate) fn terms(&self) -> Terms {
        Terms {
            players: self.players,
            set: self.set,
            cards: self.cards,
            track: self.track,
            laps: self.laps,
            first_player: self.first_player,
            round_limit: self.round_limit,
        }
    }

    /// Names the field that cannot be.
    pub fn check(&self) -> Result<(), Invalid> {
        self.book().map(|_| ())
    }

    /// Checks everything and gives the tables to play by.
    pub(crate) fn book(&self) -> Result<(Book, Course), Invalid> {
        check_players(self.players, PLAYERS)?;
        self.first_player.check("firstPlayer", self.players)?;
        let book = Book::new(&self.data).map_err(|invalid| invalid.inside("data"))?;
        let course = self.terms().course(&book.tables)?;
        Ok((book, course))
    }

    /// What the rulebook would advise against. Nothing for cards that are drawn at random, and nothing for a setup that
    /// cannot be.
    pub fn warnings(&self) -> Vec<Warning> {
        let Ok(book) = Book::new(&self.data) else { return Vec::new() };
        let tables = &book.tables;
        let cards = match self.cards {
            Cards::OfSet => tables.race_set(self.set.0).cards,
            Cards::These(cards) => cards,
            Cards::Random => return Vec::new(),
        };
        tables.warnings(&cards)
    }
}

/// The switches, for those who list them.
pub const OPTIONS: &[Choice] = &[
    Choice { id: "set", values: &RaceSetId::NAMES, default: "race-1" },
    Choice { id: "cards", values: &["of-set", "random"], default: "of-set" },
    Choice {
        id: "track",
        values: &[
            "of-set",
            "nothing-goes-right",
            "ahead-of-the-curve",
            "testing-the-waters",
            "still-waters-run-deep",
            "nothing-goes-right+ahead-of-the-curve",
            "nothing-goes-right+testing-the-waters",
            "nothing-goes-right+still-waters-run-deep",
            "ahead-of-the-curve+nothing-goes-right",
            "ahead-of-the-curve+testing-the-waters",
            "ahead-of-the-curve+still-waters-run-deep",
            "testing-the-waters+nothing-goes-right",
            "testing-the-waters+ahead-of-the-curve",
            "testing-the-waters+still-waters-run-deep",
            "still-waters-run-deep+nothing-goes-right",
            "still-waters-run-deep+ahead-of-the-curve",
            "still-waters-run-deep+testing-the-waters",
        ],
        default: "of-set",
    },
    Choice { id: "laps", values: &["of-set", "1", "2", "3", "4", "5", "6", "7", "8", "9"], default: "of-set" },
    Choice { id: "firstPlayer", values: StartingPlayer::VALUES, default: "random" },
    Choice { id: "roundLimit", values: &["10", "20", "30", "60", "100", "200", "300", "500", "1000"], default: "300" },
];

/// A set by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "&'static str")]
pub struct SetChoice(pub RaceSetId);

impl Default for SetChoice {
    fn default() -> Self {
        Self(RaceSetId::all().next().expect("there are ten sets"))
    }
}

impl From<SetChoice> for &'static str {
    fn from(set: SetChoice) -> Self {
        set.0.name()
    }
}

impl TryFrom<String> for SetChoice {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let known = || format!("unknown set '{name}'; there is {}", RaceSetId::NAMES.join(", "));
        RaceSetId::named(&name).map(Self).ok_or_else(known)
    }
}

/// Which cards are used. Written as `of-set`, `random`, or a list of eight names, one of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "'of-set' | 'random' | Array<string>"))]
#[serde(try_from = "CardsText", into = "CardsText")]
pub enum Cards {
    /// Those of the set.
    #[default]
    OfSet,
    /// One of each colour, drawn before the race.
    Random,
    /// These, in the order of the colours.
    These([CardId; 8]),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "must be \"of-set\", \"random\" or a list of eight cards, one of each colour")]
enum CardsText {
    Word(String),
    Names(Vec<String>),
}

impl From<Cards> for CardsText {
    fn from(cards: Cards) -> Self {
        match cards {
            Cards::OfSet => Self::Word("of-set".to_owned()),
            Cards::Random => Self::Word("random".to_owned()),
            Cards::These(cards) => Self::Names(cards.iter().map(|card| card.name().to_owned()).collect()),
        }
    }
}

impl TryFrom<CardsText> for Cards {
    type Error = String;

    fn try_from(text: CardsText) -> Result<Self, String> {
        let names = match text {
            CardsText::Word(word) if word == "of-set" => return Ok(Self::OfSet),
            CardsText::Word(word) if word == "random" => return Ok(Self::Random),
            // A command line can only give words.
            CardsText::Word(word) => word.split(',').map(|name| name.trim().to_owned()).collect(),
            CardsText::Names(names) => names,
        };
        let mut chosen = [None; 8];
        for name in &names {
            let card = CardId::named(name).ok_or_else(|| format!("unknown card '{name}'"))?;
            let colour = card.colour();
            if let Some(other) = chosen[colour.index()].replace(card) {
                let other: CardId = other;
                return Err(format!("'{}' and '{name}' are both {}", other.name(), colour.name()));
            }
        }
        let missing = |colour: Colour| format!("there is no {} card; choose one of each colour", colour.name());
        let mut cards = [None; 8];
        for colour in Colour::ALL {
            cards[colour.index()] = Some(chosen[colour.index()].ok_or_else(|| missing(colour))?);
        }
        Ok(Self::These(cards.map(|card| card.expect("every colour was found"))))
    }
}

/// Which track. Written as `of-set`, the name of a track, or two names joined by `+`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub enum TrackChoice {
    /// That of the set.
    #[default]
    OfSet,
    /// This one.
    One(TrackId),
    /// One after the other.
    Linked(TrackId, TrackId),
}

impl From<TrackChoice> for String {
    fn from(track: TrackChoice) -> Self {
        match track {
            TrackChoice::OfSet => "of-set".to_owned(),
            TrackChoice::One(track) => track.name().to_owned(),
            TrackChoice::Linked(first, second) => format!("{}+{}", first.name(), second.name()),
        }
    }
}

impl TryFrom<String> for TrackChoice {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let track = |name: &str| {
            let known = || format!("unknown track '{name}'; there is {}", TrackId::NAMES.join(", "));
            TrackId::named(name).ok_or_else(known)
        };
        match text.split_once('+') {
            None if text == "of-set" => Ok(Self::OfSet),
            None => track(&text).map(Self::One),
            Some((first, second)) if first == second => Err(format!("'{first}' cannot be linked to itself; use laps")),
            Some((first, second)) => Ok(Self::Linked(track(first)?, track(second)?)),
        }
    }
}

/// How many laps, if not as many as the set says. Written as a number or `"of-set"`; `null` is read as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number | 'of-set'"))]
#[serde(try_from = "NumberText", into = "NumberText")]
pub struct Laps(pub Option<u8>);

impl From<Laps> for NumberText {
    fn from(laps: Laps) -> Self {
        laps.0.map_or_else(|| Self::Word("of-set".to_owned()), |laps| Self::Number(Some(laps.into())))
    }
}

/// After how many rounds a race is broken off. People need a tenth of it; players who decide at random could go on for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "NumberText")]
pub struct RoundLimit(pub u16);

impl RoundLimit {
    /// The highest limit.
    pub const MAX: u16 = 1_000;
}

impl Default for RoundLimit {
    fn default() -> Self {
        Self(300)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "must be a whole number or a word")]
enum NumberText {
    Number(Option<i64>),
    Word(String),
}

impl NumberText {
    /// The number, unless it is the word that stands for none.
    fn number(self, none: &str) -> Result<Option<i64>, String> {
        match self {
            Self::Number(number) => Ok(number),
            Self::Word(word) if word == none => Ok(None),
            Self::Word(word) => Err(format!("must be a number or \"{none}\", got '{word}'")),
        }
    }
}

impl TryFrom<NumberText> for Laps {
    type Error = String;

    fn try_from(text: NumberText) -> Result<Self, String> {
        match text.number("of-set")? {
            None => Ok(Self(None)),
            Some(laps) if (1..=i64::from(MAX_LAPS)).contains(&laps) => Ok(Self(Some(laps as u8))),
            Some(laps) => Err(format!("must be 1 to {MAX_LAPS}, or \"of-set\", got {laps}")),
        }
    }
}

impl TryFrom<NumberText> for RoundLimit {
    type Error = String;

    fn try_from(text: NumberText) -> Result<Self, String> {
        match text.number("default")? {
            None => Ok(Self::default()),
            Some(rounds) if (1..=i64::from(Self::MAX)).contains(&rounds) => Ok(Self(rounds as u16)),
            Some(rounds) => Err(format!("must be 1 to {}, or \"default\", got {rounds}", Self::MAX)),
        }
    }
}
