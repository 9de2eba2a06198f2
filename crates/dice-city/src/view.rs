//! What a board needs: cities space by space, cards with their prices, and what each choice would do.

#![expect(missing_docs, reason = "fields without a sentence show what they are called after")]

use engine::{Game, Log, Outcome, Reveal, Seat, Seats, Turn, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::city::{Colour, Space};
use crate::dice::{Dice, Throw};
use crate::event::Event;
use crate::game::{DiceCity, Stage, ThisTurn};
use crate::location::{Location, Points, Type};
use crate::player::Trigger;
use crate::resource::Resources;
use crate::scoring::Score;
use crate::setup::Setup;
use crate::supply::{BASIC_DECK, BUILDING_COPIES, Bandits, Ship};

/// What one viewer sees. Of the deck it tells which cards are left, which everybody can reckon.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Players and variants.
    pub setup: Setup,
    /// Where the game is.
    pub stage: Stage,
    /// Turns begun.
    pub turn: u16,
    /// The last turn of the solo game, as long as its length is fixed.
    pub turns: Option<u16>,
    /// Who took the first turn.
    pub starting_player: Seat,
    /// Whose turn it is.
    pub active_player: Seat,
    /// Whom the game waits for.
    pub waiting_for: Seats,
    /// Why the game ends with this round, if it does.
    pub trigger: Option<Trigger>,
    /// Whose dice are about to be thrown, and which.
    pub dice_due: Option<DiceDue>,
    /// Is a card about to be turned up?
    pub card_due: bool,
    /// Dice of the active player that still stand on the board.
    pub unspent: Dice,
    /// What lasts until the end of the turn.
    pub this_turn: ThisTurn,
    /// The display, slot by slot; in the solo game the bottom row comes first.
    pub display: Vec<SlotView>,
    /// Slots of a row of the display.
    pub row: u8,
    /// The basic decks.
    pub basic_decks: Vec<DeckView>,
    /// Cards left in the building deck.
    pub deck_left: u8,
    /// Which they are, without their order.
    pub deck: Vec<CountView>,
    /// The discard pile.
    pub discard: Vec<CountView>,
    pub bandits: Vec<BanditsView>,
    pub ships: Vec<ShipView>,
    pub seats: Vec<SeatView>,
    /// What the viewer may do.
    pub choices: Vec<ChoiceView>,
    /// Ranking and scores.
    pub outcome: Option<Outcome>,
}

/// Dice about to be thrown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DiceDue {
    pub seat: Seat,
    pub dice: Dice,
}

/// A card as printed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CardView {
    pub card: Location,
    pub kind: Type,
    /// What it costs.
    pub cost: Resources,
    pub defence: u8,
    /// Its points; none if they depend on its row.
    pub points: Option<u8>,
    /// Does the stock of the active player cover its cost? Never if its deck is empty.
    pub affordable: bool,
}

/// A slot of the display.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlotView {
    pub slot: u8,
    /// The card in it.
    pub card: Option<CardView>,
}

/// A basic deck.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckView {
    #[serde(flatten)]
    pub card: CardView,
    pub left: u8,
}

/// So many cards of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CountView {
    pub card: Location,
    pub count: u8,
}

/// A deck of bandits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BanditsView {
    pub bandits: Bandits,
    pub left: u8,
    /// The strength that beats one now.
    pub price: u16,
    /// Has the active player enough strength?
    pub beatable: bool,
}

/// A deck of trade ships.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShipView {
    pub ship: Ship,
    pub left: u8,
    /// What has to be exported.
    pub cost: Resources,
    /// Is one left, and does the stock of the active player cover it?
    pub affordable: bool,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    pub seat: Seat,
    /// The city, row by row.
    pub city: Vec<SpaceView>,
    /// Where the dice stand, spent ones included.
    pub dice: Throw,
    pub stock: Resources,
    pub pass_tokens: u16,
    /// Cards on top in the city.
    pub cards: u8,
    /// Rows whose six cards are all active.
    pub full_rows: usize,
    /// Points of the cards in the city, which everybody can count.
    pub city_points: u16,
    /// What lies face down, for those who may know it: the owner, everybody when the game is open or over.
    pub heap: Option<HeapView>,
}

/// What a player has taken, and what it amounts to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HeapView {
    /// The points of VP tokens.
    pub vp_tokens: u16,
    /// Bandits beaten, by deck.
    pub bandits: [u16; 3],
    /// Trade ships sent, by deck.
    pub ships: [u16; 3],
    /// Where all points come from.
    pub score: Score,
    /// All points as things stand.
    pub total: u16,
}

/// One space of a city.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SpaceView {
    pub space: Space,
    /// What lies on top.
    pub location: Location,
    pub kind: Type,
    /// Is it a card, and not printed?
    pub is_card: bool,
    /// Does a deactivation token lie on it?
    pub deactivated: bool,
    /// Its defence now; none for printed locations.
    pub defence: Option<u16>,
    /// What it is worth now.
    pub points: u16,
    /// The die that stands on it.
    pub die: Option<Colour>,
}

/// Something the viewer may do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChoiceView {
    pub action: Action,
    /// What it would do at once, until chance or a player decides again.
    pub does: Vec<Event>,
    /// How many points more or fewer the cards in the viewer's city would then be worth.
    pub city_points: i16,
}

impl View {
    pub(crate) fn of(game: &DiceCity, viewer: Viewer) -> Self {
        let setup = game.setup;
        let has_fixed_length = setup.is_solo() && !setup.solo_refresh.0;
        Self {
            setup,
            stage: game.stage,
            turn: game.turn,
            turns: has_fixed_length.then(|| setup.solo_level.turns()),
            starting_player: game.starting,
            active_player: game.active,
            waiting_for: match game.turn() {
                Turn::Players(seats) => seats,
                Turn::Chance(_) | Turn::Over => Seats::NONE,
            },
            trigger: game.trigger,
            dice_due: game.dice_due().map(|(seat, dice)| DiceDue { seat, dice }),
            card_due: game.is_card_due(),
            unspent: game.unspent,
            this_turn: game.this_turn,
            display: (0..setup.slots()).map(|slot| SlotView::of(game, slot)).collect(),
            row: if setup.is_solo() { setup.solo_level.row() } else { setup.display_size },
            basic_decks: Location::BASIC
                .into_iter()
                .zip(game.supply.basic)
                .map(|deck| DeckView::of(game, deck))
                .collect(),
            deck_left: game.supply.deck_len,
            deck: counts(|card| game.supply.in_deck(card)),
            discard: counts(|card| game.discarded(card)),
            bandits: Bandits::ALL.map(|bandits| BanditsView::of(game, bandits)).to_vec(),
            ships: Ship::ALL.map(|ship| ShipView::of(game, ship)).to_vec(),
            seats: Seat::all(setup.players).map(|seat| SeatView::of(game, seat, viewer)).collect(),
            choices: match viewer {
                Viewer::Seat(seat) => choices(game, seat),
                Viewer::Spectator => Vec::new(),
            },
            outcome: game.outcome(),
        }
    }
}

impl DiceCity {
    /// Are there heaps that others may not count (R31)?
    pub(crate) fn hides_heaps(&self) -> bool {
        self.setup.hidden_vp.0 && self.stage != Stage::Over
    }

    /// Cards of a kind in the discard pile: all that lie nowhere else.
    pub(crate) fn discarded(&self, card: Location) -> u8 {
        let copies = if card.basic_index().is_some() { BASIC_DECK } else { BUILDING_COPIES };
        copies.saturating_sub(self.in_supply(card)).saturating_sub(self.in_cities(card))
    }

    fn in_supply(&self, card: Location) -> u8 {
        let displayed = self.supply.cards().filter(|&(_, shown)| shown == card).count() as u8;
        displayed + card.basic_index().map_or_else(|| self.supply.in_deck(card), |index| self.supply.basic[index])
    }

    /// Cards of a kind in all cities, and the one that is about to be put into one.
    pub(crate) fn in_cities(&self, card: Location) -> u8 {
        let cities = self.players.iter().map(|player| &player.city);
        let lying =
            cities.map(|city| city.cards().iter().filter(|&space| city.top(space) == card).count()).sum::<usize>();
        lying as u8 + u8::from(self.stage == Stage::Place { card })
    }
}

fn counts(count: impl Fn(Location) -> u8) -> Vec<CountView> {
    let cards = Location::ALL.into_iter().filter(|card| card.is_card());
    cards.map(|card| CountView { card, count: count(card) }).filter(|counted| counted.count > 0).collect()
}

/// Keeps events up to one that would show what is hidden.
struct Preview(Vec<Event>, bool);

impl Log<Event> for Preview {
    fn record(&mut self, event: Event) {
        self.1 |= event.reveals();
        if !self.1 {
            self.0.push(event);
        }
    }
}

fn choices(game: &DiceCity, seat: Seat) -> Vec<ChoiceView> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let city_points = |game: &DiceCity| game.player(seat).city.points() as i16;
    let choice = |action| {
        let mut preview = Preview(Vec::new(), false);
        let mut after = *game;
        after.play_listed(seat, &action, &mut preview);
        ChoiceView { action, does: preview.0, city_points: city_points(&after) - city_points(game) }
    };
    actions.into_iter().map(choice).collect()
}

impl CardView {
    fn of(game: &DiceCity, card: Location) -> Self {
        let print = card.print();
        let points = match print.points {
            Points::Fixed(points) => Some(points),
            Points::CulturalInRow => None,
        };
        let affordable = game.own().stock.covers(print.cost);
        Self { card, kind: print.kind, cost: print.cost, defence: print.defence, points, affordable }
    }
}

impl SlotView {
    fn of(game: &DiceCity, slot: u8) -> Self {
        Self { slot, card: game.supply.card(slot).map(|card| CardView::of(game, card)) }
    }
}

impl DeckView {
    fn of(game: &DiceCity, (card, left): (Location, u8)) -> Self {
        let affordable = game.can_build_basic(card);
        Self { card: CardView { affordable, ..CardView::of(game, card) }, left }
    }
}

impl BanditsView {
    fn of(game: &DiceCity, bandits: Bandits) -> Self {
        let left = game.supply.bandits[bandits as usize];
        Self { bandits, left, price: game.bandits_price(bandits), beatable: game.can_beat(bandits) }
    }
}

impl ShipView {
    fn of(game: &DiceCity, ship: Ship) -> Self {
        let left = game.supply.ships[ship as usize];
        Self { ship, left, cost: ship.cost(), affordable: game.can_export(ship) }
    }
}

impl SeatView {
    fn of(game: &DiceCity, seat: Seat, viewer: Viewer) -> Self {
        let player = game.player(seat);
        let may_count = viewer == Viewer::Seat(seat) || !game.hides_heaps();
        let score = game.score(seat);
        let is_spending = seat == game.active && game.turn > 0;
        let standing = if is_spending { game.unspent } else { player.dice.dice() };
        let die_on = |space: Space| {
            let die = space.row();
            (standing.contains(die) && player.dice.column(die) == space.column()).then_some(die)
        };
        Self {
            seat,
            city: Space::all().map(|space| SpaceView::of(game, seat, space, die_on(space))).collect(),
            dice: player.dice,
            stock: player.stock,
            pass_tokens: player.pass_tokens,
            cards: player.city.cards().len(),
            full_rows: player.city.full_rows(),
            city_points: player.city.points(),
            heap: may_count.then(|| HeapView {
                vp_tokens: player.vp_tokens,
                bandits: player.bandits,
                ships: player.ships,
                score,
                total: score.total(),
            }),
        }
    }
}

impl SpaceView {
    fn of(game: &DiceCity, seat: Seat, space: Space, die: Option<Colour>) -> Self {
        let city = &game.player(seat).city;
        let location = city.top(space);
        Self {
            space,
            location,
            kind: location.print().kind,
            is_card: city.cards().contains(space),
            deactivated: city.deactivated().contains(space),
            defence: city.defence(space),
            points: city.points_of(space),
            die,
        }
    }
}
