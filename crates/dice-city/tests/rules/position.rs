//! Positions: what is not said is as at the beginning of a later turn of seat 0, with all dice on column 1.

use std::collections::BTreeMap;

use dice_city::state::SeatState;
use dice_city::supply::{BASIC_DECK, BUILDING_COPIES, BUILDINGS};
use dice_city::{Bandits, Dice, DiceCity, Location, Setup, Ship, Space, Stage, State, ThisTurn, Throw};
use engine::testkit::chapters::Fault;
use engine::{Game, Seat, StartingPlayer};

use crate::notation::{items, number, resources, seat, split, taken, word, words};

/// Cards that fill the display, the dearest first, so that they can hardly be bought by accident.
const DEAR: [Location; 10] = [
    Location::TownHall,
    Location::Cathedral,
    Location::MerchantGuild,
    Location::Mint,
    Location::Blacksmith,
    Location::Barracks,
    Location::GreatWall,
    Location::Manor,
    Location::MarketPlace,
    Location::Catapult,
];

/// Turns that each player has had.
const TURNS_BEFORE: u16 = 4;

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Position {
    pub state: State,
    /// Only the setup counts.
    is_new: bool,
    /// Cards left in the building deck.
    pub deck: Option<u8>,
    /// Cards left in basic decks.
    pub basic_decks: Vec<(Location, u8)>,
    unspent: Option<Dice>,
    /// Slots of the display without a card.
    gaps: Vec<usize>,
}

impl Default for Position {
    fn default() -> Self {
        let state = State {
            setup: Setup { starting_player: StartingPlayer::Seat(Seat::FIRST), ..Setup::for_players(2) },
            stage: Stage::Dice,
            turn: 0,
            starting_player: Seat::FIRST,
            active_player: Seat::FIRST,
            unspent: Dice::ALL,
            this_turn: ThisTurn::default(),
            trigger: None,
            seats: Vec::new(),
            display: Vec::new(),
            to_deal: Vec::new(),
            discard: BTreeMap::new(),
        };
        let mut position =
            Self { state, is_new: false, deck: None, basic_decks: Vec::new(), unspent: None, gaps: Vec::new() };
        position.seat_players(2);
        position
    }
}

impl Position {
    /// Everybody has had the same number of turns.
    pub fn seat_players(&mut self, players: u8) {
        self.state.setup.players = players;
        let seat = SeatState { dice: Throw::of_all([1; 5]), ..SeatState::default() };
        self.state.seats = vec![seat; usize::from(players)];
        self.state.turn = 1 + TURNS_BEFORE * u16::from(players);
    }

    pub fn given(&mut self, text: &str) -> Result<(), Fault> {
        if let Some(players) = text.strip_prefix("a new game for ") {
            self.is_new = true;
            self.state.setup.starting_player = StartingPlayer::Random;
            return self.given(players);
        }
        if let Some((players, "players")) = text.split_once(' ') {
            self.seat_players(number(players)?);
            return Ok(());
        }
        if text == "1 player" {
            self.seat_players(1);
            return Ok(());
        }
        if let Some(option) = text.strip_prefix("option ") {
            let (id, value) = split(option, " = ")?;
            self.state.setup = set_option(&self.state.setup, id, value)?;
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix("seat ") {
            let (seat, parts) = seat_parts(rest)?;
            let own = self.state.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))?;
            return parts.into_iter().try_for_each(|part| set_seat_part(own, part));
        }
        let (what, value) = split(text, ": ")?;
        if let Some(card) = what.strip_prefix("deck of ") {
            self.basic_decks.push((word(card)?, number(value)?));
            return Ok(());
        }
        match (what, value) {
            ("deck", left) => self.deck = Some(number(left)?),
            ("display", cards) => self.state.display = words::<_, Vec<_>>(cards)?.into_iter().map(Some).collect(),
            ("gaps", slots) => {
                let slots: Result<Vec<usize>, _> = items(slots).map(number).collect();
                self.gaps = slots?.into_iter().map(|slot| slot - 1).collect();
            }
            ("unspent", dice) => self.unspent = Some(words(dice)?),
            ("starting player", number) => {
                self.state.starting_player = seat(number)?;
                self.state.setup.starting_player = StartingPlayer::Seat(seat(number)?);
            }
            _ => set_table_part(&mut self.state, what, value)?,
        }
        Ok(())
    }

    pub fn start(mut self) -> Result<DiceCity, Fault> {
        if self.is_new {
            return DiceCity::new(&self.state.setup).map_err(|invalid| invalid.to_string());
        }
        let state = &mut self.state;
        let first = u16::from(state.starting_player.number());
        let active = (first + state.turn - 1) % u16::from(state.setup.players);
        state.active_player = Seat::new(active as u8).unwrap_or(Seat::FIRST);
        let all = if state.stage == Stage::Dice { Dice::ALL } else { Dice::NONE };
        state.unspent = self.unspent.unwrap_or(all);
        self.lay_out();
        DiceCity::load(&self.state).map_err(|invalid| invalid.to_string())
    }

    /// Fills the display and discards what the decks should not have.
    pub fn lay_out(&mut self) {
        let setup = self.state.setup;
        let mut cards = DEAR.iter().cycle();
        while self.state.display.len() < usize::from(setup.slots()) {
            let card = *cards.next().expect("a circle has no end");
            if self.count(card) < BUILDING_COPIES {
                self.state.display.push(Some(card));
            }
        }
        let row = u16::from(setup.solo_level.row());
        if setup.is_solo() {
            // The deck is the clock: a row for each turn, and none on top in the last one.
            if self.deck.is_none() && self.state.discard.is_empty() {
                self.deck = Some(u16::from(BUILDINGS).saturating_sub(row * (self.state.turn + 1)) as u8);
            }
            if self.state.turn == setup.solo_level.turns() {
                self.gaps.extend(usize::from(row)..usize::from(2 * row));
            }
        }
        for slot in std::mem::take(&mut self.gaps) {
            if let Some(card) = self.state.display[slot].take() {
                *self.state.discard.entry(card).or_default() += 1;
            }
        }
        if let Some(left) = self.deck.take() {
            let mut kept = 0;
            for card in Location::buildings() {
                let copies = BUILDING_COPIES - self.count(card) - self.state.discard.get(&card).unwrap_or(&0);
                let stays = copies.min(left - kept);
                kept += stays;
                *self.state.discard.entry(card).or_default() += copies - stays;
            }
        }
        for &(card, left) in &self.basic_decks {
            self.state.discard.insert(card, BASIC_DECK - self.count(card) - left);
        }
        self.state.discard.retain(|_, count| *count > 0);
    }

    fn count(&self, card: Location) -> u8 {
        let cities = self.state.seats.iter().flat_map(|seat| seat.city.values());
        cities.chain(self.state.display.iter().flatten()).filter(|&&other| other == card).count() as u8
    }
}

fn set_option(setup: &Setup, id: &str, value: &str) -> Result<Setup, Fault> {
    let mut json = serde_json::to_value(setup).map_err(|error| error.to_string())?;
    json[id] = value.parse::<u16>().map_or_else(|_| value.into(), Into::into);
    serde_json::from_value(json).map_err(|error| error.to_string())
}

/// `0 has red-2 mint; stock 2 wood`
pub fn seat_parts(text: &str) -> Result<(Seat, Vec<&str>), Fault> {
    let (who, parts) = split(text, " has ")?;
    Ok((seat(who)?, parts.split(';').map(str::trim).collect()))
}

/// Writes a part of what a player has into a state.
pub fn set_seat_part(state: &mut SeatState, part: &str) -> Result<(), Fault> {
    let (what, value) = split(part, " ")?;
    match (what, value) {
        ("stock", value) => state.stock = resources(value)?,
        ("bandits", value) => state.bandits = taken(value, Bandits::ALL.map(Bandits::points))?,
        ("ships", value) => state.ships = taken(value, Ship::ALL.map(Ship::points))?,
        ("pass", value) => state.pass_tokens = number(value.trim_start_matches("tokens "))?,
        ("VP", value) => state.vp_tokens = number(value.trim_start_matches("tokens "))?,
        ("die", value) => {
            let space: Space = word(value.trim_start_matches("on "))?;
            state.dice.set(space.row(), space.column());
        }
        (row, value) if value.starts_with("row ") => {
            for (column, card) in (1..).zip(items(&value["row ".len()..])) {
                let space = Space::new(word(row)?, column).ok_or("a row has six spaces")?;
                state.city.insert(space, word(card)?);
            }
        }
        (space, value) => {
            let space: Space = word(space)?;
            let (location, is_deactivated) = match value.split_once(' ') {
                Some((location, "deactivated")) => (word::<Location>(location)?, true),
                _ => (word::<Location>(value)?, false),
            };
            if location == space.printed() {
                state.city.remove(&space);
            } else {
                state.city.insert(space, location);
            }
            state.deactivated.set(space, is_deactivated);
        }
    }
    Ok(())
}

/// Writes a part of what belongs to nobody into a state.
pub fn set_table_part(state: &mut State, what: &str, value: &str) -> Result<(), Fault> {
    match what {
        "turn" => state.turn = number(value)?,
        "step" => state.stage = word(value)?,
        "unspent" => state.unspent = words(value)?,
        "active player" => state.active_player = seat(value)?,
        "starting player" => state.starting_player = seat(value)?,
        "last round" => state.trigger = if value == "no" { None } else { Some(word(value)?) },
        "strength" => {
            let (general, against_bandits) = match value.split_once(", ") {
                Some((general, rest)) => (general, number(rest.trim_end_matches(" against bandits"))?),
                None => (value, 0),
            };
            state.this_turn.strength = number(general)?;
            state.this_turn.strength_against_bandits = against_bandits;
        }
        _ => {
            let slot: usize =
                number(what.strip_prefix("slot ").ok_or_else(|| format!("'{what}' is no part of a table"))?)?;
            state.display[slot - 1] = if value == "empty" { None } else { Some(word(value)?) };
        }
    }
    Ok(())
}
