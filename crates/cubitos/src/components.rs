//! What is printed on dice, cards, the fan track and the tracks: all that a board draws and no match changes.

use engine::Phrase;
use serde::Serialize;

use crate::book::Book;
use crate::course::Course;
use crate::cube::Side;
use crate::dice::{Colour, Die};
use crate::fate::card_name;
use crate::game::Cubitos;
use crate::rulebook::CellName;
use crate::tables::{CardId, FAN_STEPS, FanStep};
use crate::track::{Bonus, CellId, CellKind, Currency, Tile, TrackId};

/// The components that a race is run with, as the file of the race has them where it has one of its own.
///
/// Cards are all there, as a race may draw any of them; tracks are those of the course.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Components {
    /// Every kind of die.
    pub dice: Vec<PrintedDie>,
    /// The 56 cards.
    pub cards: Vec<PrintedCard>,
    /// What the steps of the fan track pay, from the first. The last one pays again for every further fan.
    pub fan_track: Vec<FanStep>,
    /// The track of the race, or both linked tracks in order.
    pub tracks: Vec<PrintedTrack>,
}

/// A kind of die.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PrintedDie {
    /// The kind.
    pub die: Die,
    /// How many of them there are.
    pub in_the_box: u8,
    /// What its six faces show.
    pub faces: Vec<PrintedFace>,
}

/// A face of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PrintedFace {
    /// What it shows.
    pub side: Side,
    /// How many coins, feet or credits, or how many swords a symbol counts as; 0 for a blank.
    pub amount: u8,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PrintedCard {
    /// The word for it, which is also the key of its name.
    #[serde(with = "card_name")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub card: CardId,
    /// The colour of its dice.
    pub colour: Colour,
    /// What a die of it costs.
    pub cost: u8,
    /// Does the cost come from no box?
    pub cost_is_reconstructed: bool,
    /// Is part of the effect a guess?
    pub effect_is_reconstructed: bool,
    /// What it does.
    pub text: Phrase,
}

/// A track.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PrintedTrack {
    /// Its name, as in the legs of a view.
    pub track: &'static str,
    /// Nobody knows whether the box has it so.
    pub reconstructed: bool,
    /// The red lines of a lap.
    pub red_lines: u8,
    /// Feet of the shortest lap by land.
    pub lap_length: u8,
    /// The cells, in no order that means anything.
    pub cells: Vec<PrintedCell>,
    /// Places that are no cells.
    pub walls: Vec<Tile>,
    /// One shortest way by land from the start to the finish, as straight as can be: the direction of a lap.
    pub lap: Vec<CellName>,
}

/// A cell of a track.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PrintedCell {
    /// Its name.
    pub cell: CellName,
    /// What it is.
    pub kind: PrintedKind,
    /// The squares that it covers.
    pub tiles: Vec<Tile>,
    /// How many red lines lie between the start and it: one runs between neighbours that differ here.
    pub red: u8,
    /// The cells that a runner can step to from it.
    pub neighbours: Vec<CellName>,
    /// What it gives to those who end their move on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<PrintedBonus>>", optional))]
    pub bonus: Vec<PrintedBonus>,
    /// The shortcut that begins there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub shortcut: Option<PrintedShortcut>,
    /// The letter of the shortcut that ends there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub exit_of: Option<char>,
}

engine::words! {
    /// What a cell is, without what it gives.
    pub enum PrintedKind {
        /// The large cell where a lap begins.
        Start = "start",
        /// The large cell where a lap ends.
        Finish = "finish",
        /// Nothing special, or the end of a shortcut.
        Plain = "plain",
        /// Only for water feet.
        Water = "water",
        /// With one or two bonuses.
        Bonus = "bonus",
        /// Where a shortcut begins.
        Shortcut = "shortcut",
        /// Doubles the feet that are left.
        Jetpack = "jetpack",
    }
}

/// One bonus of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[expect(missing_docs, reason = "the fields are what the sentence above them names")]
pub enum PrintedBonus {
    /// Gain so many credits.
    Credits { n: u8 },
    /// Gain one fan.
    Fan,
    /// Lose up to so many dice.
    LoseDie { n: u8 },
    /// Gain a die, no dearer than this if it says so.
    GainDie { max_cost: Option<u8> },
}

/// A shortcut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PrintedShortcut {
    /// What it is paid with.
    pub currency: Currency,
    /// How much of it.
    pub cost: u8,
    /// Where it ends.
    pub to: CellName,
    /// The letter on both of its ends.
    pub symbol: char,
}

impl Cubitos {
    /// What is printed on the components of this race.
    ///
    /// ```
    /// use cubitos::{Cubitos, Setup, Side};
    /// use engine::Game;
    /// let components = Cubitos::new(&Setup::default()).unwrap().components();
    /// assert_eq!(components.tracks[0].track, "nothing-goes-right");
    /// assert_eq!(components.dice[0].faces.iter().filter(|face| face.side == Side::Coins).count(), 1);
    /// ```
    pub fn components(&self) -> Components {
        Components::of(&self.book, self.course)
    }
}

impl Components {
    fn of(book: &Book, course: Course) -> Self {
        Self {
            dice: Die::ALL.into_iter().map(|die| PrintedDie::of(book, die)).collect(),
            cards: CardId::all().map(|card| PrintedCard::of(book, card)).collect(),
            fan_track: (1..=FAN_STEPS).map(|step| book.tables.fan_step(step)).collect(),
            tracks: course.tracks().map(|track| PrintedTrack::of(book, track)).collect(),
        }
    }
}

impl PrintedDie {
    fn of(book: &Book, die: Die) -> Self {
        let face = |&face| {
            let (side, amount) = Side::of(face);
            PrintedFace { side, amount }
        };
        Self { die, in_the_box: die.in_the_box(), faces: book.tables.faces(die).iter().map(face).collect() }
    }
}

impl PrintedCard {
    fn of(book: &Book, card: CardId) -> Self {
        let print = book.tables.card(card);
        Self {
            card,
            colour: card.colour(),
            cost: print.cost,
            cost_is_reconstructed: print.cost_is_reconstructed,
            effect_is_reconstructed: print.effect_is_reconstructed,
            text: card_text(book, card),
        }
    }
}

/// What a card does, in words; cards of a file of one's own can do anything.
pub fn card_text(book: &Book, card: CardId) -> Phrase {
    let mut entries = book.replacement().cards.iter();
    match entries.any(|entry| entry.id == card.name() && entry.abilities.is_some()) {
        true => Phrase::new("replaced-effect"),
        false => Phrase::new("card-text").word("card", card.name()),
    }
}

impl PrintedTrack {
    fn of(book: &Book, id: TrackId) -> Self {
        let track = book.tables.track(id);
        Self {
            track: id.name(),
            reconstructed: track.reconstructed,
            red_lines: track.red_lines,
            lap_length: track.lap_length,
            cells: track.cells().map(|(cell, _)| PrintedCell::of(book, id, cell)).collect(),
            walls: track.walls.to_vec(),
            lap: track.lap().map(|cell| book.name(id, cell)).collect(),
        }
    }
}

impl PrintedCell {
    fn of(book: &Book, track: TrackId, id: CellId) -> Self {
        let cell = book.tables.track(track).cell(id);
        let (kind, bonus, shortcut) = match cell.kind {
            CellKind::Start => (PrintedKind::Start, Vec::new(), None),
            CellKind::Finish => (PrintedKind::Finish, Vec::new(), None),
            CellKind::Plain => (PrintedKind::Plain, Vec::new(), None),
            CellKind::Water => (PrintedKind::Water, Vec::new(), None),
            CellKind::Jetpack => (PrintedKind::Jetpack, Vec::new(), None),
            CellKind::Bonus(bonuses) => (PrintedKind::Bonus, bonuses.iter().map(PrintedBonus::from).collect(), None),
            CellKind::Shortcut(shortcut) => {
                let to = book.name(track, shortcut.to);
                let printed =
                    PrintedShortcut { currency: shortcut.currency, cost: shortcut.cost, to, symbol: shortcut.symbol };
                (PrintedKind::Shortcut, Vec::new(), Some(printed))
            }
        };
        Self {
            cell: book.name(track, id),
            kind,
            tiles: cell.tiles.to_vec(),
            red: cell.red,
            neighbours: book.neighbours(track, id).iter().map(|next| next.name).collect(),
            bonus,
            shortcut,
            exit_of: cell.exit_of,
        }
    }
}

impl From<Bonus> for PrintedBonus {
    fn from(bonus: Bonus) -> Self {
        match bonus {
            Bonus::Credits(n) => Self::Credits { n },
            Bonus::Fan => Self::Fan,
            Bonus::LoseDie(n) => Self::LoseDie { n },
            Bonus::GainDie { max_cost } => Self::GainDie { max_cost },
        }
    }
}
