//! Positions in few words.
//!
//! Unless a test says otherwise, two play, seat 0 began and has its fifth turn, in the use-dice step with all dice on
//! column 1: on Forest, Mountain, Cave, Forest and Mountain. Nobody owns anything, and the display is filled with whatever
//! is dear.

use std::collections::BTreeMap;

use dice_city::setup::{SoloLevel, StartingPlayer};
use dice_city::state::SeatState;
use dice_city::supply::{BASIC_DECK, BUILDING_COPIES};
use dice_city::view::SpaceView;
use dice_city::{
    Action, Colour, Dice, DiceCity, Event, Fate, Location, Resource, Resources, Setup, Space, Stage, State, ThisTurn,
    Throw, Trigger, View,
};
use engine::{Game, Illegal, Seat, Turn, Viewer};

/// Cards that fill the display, the dearest first.
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

/// A position being set up.
#[derive(Clone, Debug)]
pub struct Table(pub State);

pub fn table() -> Table {
    table_for(2)
}

pub fn table_for(players: u8) -> Table {
    let seat = SeatState { dice: Throw::of_all([1; 5]), ..SeatState::default() };
    Table(State {
        setup: Setup { starting_player: StartingPlayer::Seat(Seat::FIRST), ..Setup::for_players(players) },
        stage: Stage::Dice,
        turn: if players == 1 { 2 } else { 1 + 4 * u16::from(players) },
        starting_player: Seat::FIRST,
        active_player: Seat::FIRST,
        unspent: Dice::ALL,
        this_turn: ThisTurn::default(),
        trigger: None,
        seats: vec![seat; usize::from(players)],
        display: Vec::new(),
        to_deal: Vec::new(),
        discard: BTreeMap::new(),
    })
}

/// A solo game in its second turn.
pub fn solo(level: SoloLevel) -> Table {
    table_for(1).option(|setup| setup.solo_level = level)
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number as u8).unwrap()
}

pub fn space(name: &str) -> Space {
    Space::try_from(name.to_owned()).unwrap()
}

pub fn stock(wood: u16, stone: u16, iron: u16) -> Resources {
    Resources::new(wood, stone, iron)
}

impl Table {
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.0);
        self
    }

    pub fn option(self, change: impl FnOnce(&mut Setup)) -> Self {
        self.with(|state| change(&mut state.setup))
    }

    /// A card in the city of seat 0.
    pub fn card(self, at: &str, card: Location) -> Self {
        self.card_of(0, at, card)
    }

    pub fn card_of(self, seat: usize, at: &str, card: Location) -> Self {
        self.with(|state| _ = state.seats[seat].city.insert(space(at), card))
    }

    /// A deactivated card in the city of seat 0.
    pub fn off(self, at: &str, card: Location) -> Self {
        self.off_of(0, at, card)
    }

    pub fn off_of(self, seat: usize, at: &str, card: Location) -> Self {
        self.card_of(seat, at, card).with(|state| state.seats[seat].deactivated.insert(space(at)))
    }

    /// Cards on all six spaces of a row.
    pub fn row(self, seat: usize, row: Colour, cards: [Location; 6]) -> Self {
        (1..)
            .zip(cards)
            .fold(self, |table, (column, card)| table.card_of(seat, Space::new(row, column).unwrap().name(), card))
    }

    /// The die of this row stands here, for seat 0.
    pub fn die(self, at: &str) -> Self {
        self.die_of(0, at)
    }

    pub fn die_of(self, seat: usize, at: &str) -> Self {
        self.with(|state| state.seats[seat].dice.set(space(at).row(), space(at).column()))
    }

    /// Seat 1 of two has the last turn of the game.
    pub fn last_round(self, trigger: Trigger) -> Self {
        self.with(|state| {
            state.turn += 1;
            state.active_player = seat(1);
            state.trigger = Some(trigger);
        })
    }

    /// A card in the city of seat 0, and the die of its row on it.
    pub fn under_die(self, at: &str, card: Location) -> Self {
        self.card(at, card).die(at)
    }

    pub fn unspent(self, dice: &[Colour]) -> Self {
        self.with(|state| state.unspent = dice.iter().copied().collect())
    }

    pub fn stock(self, seat: usize, wood: u16, stone: u16, iron: u16) -> Self {
        self.with(|state| state.seats[seat].stock = stock(wood, stone, iron))
    }

    pub fn pass_tokens(self, tokens: u16) -> Self {
        self.with(|state| state.seats[0].pass_tokens = tokens)
    }

    pub fn strength(self, general: u16, against_bandits: u16) -> Self {
        self.with(|state| {
            state.this_turn.strength = general;
            state.this_turn.strength_against_bandits = against_bandits;
        })
    }

    /// The first cards of the display.
    pub fn display(self, cards: &[Location]) -> Self {
        self.with(|state| state.display = cards.iter().map(|&card| Some(card)).collect())
    }

    /// The deck holds only so many cards; the others are discarded, except those of the display.
    pub fn deck(mut self, left: u8) -> Self {
        self.fill_display();
        let mut in_deck = 0;
        for card in Location::buildings() {
            let elsewhere = self.count(card);
            let kept = (BUILDING_COPIES - elsewhere).min(left - in_deck);
            in_deck += kept;
            self.0.discard.insert(card, BUILDING_COPIES - elsewhere - kept);
        }
        self.with(|state| state.discard.retain(|_, count| *count > 0))
    }

    /// The solo display of the last turn.
    fn without_top_row(self) -> Self {
        self.with(|state| {
            let row = usize::from(state.setup.solo_level.row());
            for card in state.display[row..].iter_mut().filter_map(Option::take) {
                *state.discard.entry(card).or_default() += 1;
            }
        })
    }

    /// A basic deck holds only so many cards.
    pub fn basic_deck(self, card: Location, left: u8) -> Self {
        let discarded = BASIC_DECK - self.count(card) - left;
        self.with(|state| _ = state.discard.insert(card, discarded))
    }

    fn count(&self, card: Location) -> u8 {
        let cities = self.0.seats.iter().flat_map(|seat| seat.city.values());
        let shown = self.0.display.iter().flatten();
        cities.chain(shown).filter(|&&other| other == card).count() as u8
    }

    /// Fills the display. In the solo game the deck is as the turn says, unless the test has discarded cards.
    fn complete(mut self) -> Self {
        self.fill_display();
        if self.0.setup.players == 1 && self.0.discard.is_empty() {
            let row = u16::from(self.0.setup.solo_level.row());
            let rows = 60 / row - 1 - self.0.turn.min(60 / row - 1);
            self = self.deck((rows * row) as u8);
        }
        if self.0.setup.players == 1 && self.0.turn == self.0.setup.solo_level.turns() {
            self = self.without_top_row();
        }
        self
    }

    fn fill_display(&mut self) {
        let slots = usize::from(self.0.setup.slots());
        let mut cards = DEAR.iter().cycle();
        while self.0.display.len() < slots {
            let card = *cards.next().unwrap();
            if self.count(card) < BUILDING_COPIES {
                self.0.display.push(Some(card));
            }
        }
    }

    // ----- From where it is played -----

    /// Loads the position.
    #[track_caller]
    pub fn start(self) -> Play {
        let game = DiceCity::load(&self.complete().0).unwrap_or_else(|invalid| panic!("{invalid}"));
        Play { game, log: Vec::new() }
    }

    pub fn refused(self) -> String {
        DiceCity::load(&self.complete().0).expect_err("the position should be refused").to_string()
    }

    #[track_caller]
    pub fn at_stage(self, stage: Stage) -> Play {
        self.with(|state| {
            state.stage = stage;
            state.unspent = Dice::NONE;
        })
        .start()
    }

    /// Seat 0 is in the attack step.
    #[track_caller]
    pub fn attack(self) -> Play {
        self.at_stage(Stage::Attack)
    }

    /// Seat 0 is in the build-and-trade step.
    #[track_caller]
    pub fn build(self) -> Play {
        self.at_stage(Stage::Build)
    }

    /// The turn of the active player ends: with one wood and stone more than can be kept, a Storehouse is on offer, but
    /// nothing is bought.
    #[track_caller]
    pub fn end_turn(self) -> Play {
        let active = self.0.active_player.index();
        let mut play = self
            .with(|state| {
                state.seats[active].stock.wood = state.seats[active].stock.wood.max(2);
            })
            .build();
        play.play(Action::EndTurn);
        play
    }
}

/// A position being played.
#[derive(Clone, Debug)]
pub struct Play {
    pub game: DiceCity,
    pub log: Vec<Event>,
}

impl Play {
    /// Whom the game waits for.
    pub fn asked(&self) -> Option<usize> {
        match self.game.turn() {
            Turn::Players(seats) => seats.first().map(Seat::index),
            Turn::Chance(_) | Turn::Over => None,
        }
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(asked) = self.asked() {
            self.game.legal(seat(asked), &mut actions);
        }
        actions
    }

    pub fn can(&self, action: Action) -> bool {
        let listed = self.legal().contains(&action);
        assert_eq!(self.clone().try_play(action).is_ok(), listed, "listed and accepted differ: {action:?}");
        listed
    }

    pub fn try_play(&mut self, action: Action) -> Result<(), Illegal> {
        let asked = self.asked().ok_or(Illegal::NotYourTurn)?;
        self.game.play(seat(asked), &action, &mut self.log)
    }

    /// Whoever is asked decides.
    #[track_caller]
    pub fn play(&mut self, action: Action) -> &mut Self {
        self.try_play(action).unwrap_or_else(|illegal| {
            panic!("{action:?}: {illegal}; in {:?} legal: {:?}", self.state().stage, self.legal())
        });
        self
    }

    #[track_caller]
    pub fn take(&mut self, die: Colour) -> &mut Self {
        self.play(Action::Take { die })
    }

    /// Spends a die on the location under it.
    #[track_caller]
    pub fn uses(&mut self, die: Colour) -> &mut Self {
        self.take(die);
        let location = self.location_under(die);
        self.play(Action::Use { location })
    }

    /// Could this die be spent on the location under it?
    #[track_caller]
    pub fn can_use(&self, die: Colour) -> bool {
        let mut copy = self.clone();
        copy.take(die);
        let location = copy.location_under(die);
        copy.can(Action::Use { location })
    }

    fn location_under(&self, die: Colour) -> Location {
        let own = self.view_of_active();
        let column = own.dice.face(die).unwrap();
        self.top(self.active(), Space::new(die, column).unwrap().name())
    }

    fn view_of_active(&self) -> dice_city::view::SeatView {
        self.view().seats.swap_remove(self.active())
    }

    /// Copies the location on a space.
    #[track_caller]
    pub fn copies(&mut self, at: &str) -> &mut Self {
        let location = self.top(self.active(), at);
        self.play(Action::Copy { space: space(at), location })
    }

    pub fn can_copy(&self, at: &str) -> bool {
        self.can(Action::Copy { space: space(at), location: self.top(self.active(), at) })
    }

    /// Gives up all dice of the use-dice step.
    #[track_caller]
    pub fn ends_dice(&mut self) -> &mut Self {
        self.play(Action::EndDice)
    }

    #[track_caller]
    pub fn builds(&mut self, card: Location, at: &str) -> &mut Self {
        let build = |action: &Action| matches!(action, Action::Build { card: offered, .. } if *offered == card);
        let action = self.legal().into_iter().find(build).unwrap_or_else(|| panic!("{card:?}: {:?}", self.legal()));
        self.play(action).play(Action::Place { space: space(at) })
    }

    pub fn can_build(&self, card: Location) -> bool {
        self.legal().iter().any(|action| matches!(action, Action::Build { card: offered, .. } if *offered == card))
    }

    #[track_caller]
    pub fn attacks(&mut self, victim: usize, at: &str) -> &mut Self {
        let location = self.top(victim, at);
        self.play(Action::Attack { seat: seat(victim), space: space(at), location })
    }

    pub fn can_attack(&self, victim: usize, at: &str) -> bool {
        let location = self.top(victim, at);
        self.can(Action::Attack { seat: seat(victim), space: space(at), location })
    }

    #[track_caller]
    pub fn raids(&mut self, victim: usize, resource: Resource) -> &mut Self {
        self.play(Action::Raid { seat: seat(victim), resource })
    }

    // ----- Chance -----

    #[track_caller]
    pub fn happens(&mut self, fate: Fate) -> &mut Self {
        self.game.happen(&fate, &mut self.log).unwrap_or_else(|illegal| panic!("{fate:?}: {illegal}"));
        self
    }

    /// One die comes out like this.
    #[track_caller]
    pub fn rolls(&mut self, die: Colour, face: u8) -> &mut Self {
        self.happens(Fate::Throw(Throw::of_one(die, face)))
    }

    #[track_caller]
    pub fn rolls_all(&mut self, faces: [u8; 5]) -> &mut Self {
        self.happens(Fate::Throw(Throw::of_all(faces)))
    }

    #[track_caller]
    pub fn turns_up(&mut self, card: Location) -> &mut Self {
        self.happens(Fate::Card(card))
    }

    /// Turns up whichever cards are due.
    pub fn deals(&mut self) -> &mut Self {
        while self.view().card_due {
            let fate = self.game.draw(&mut engine::chance::Scripted::new([0]));
            self.game.happen(&fate, &mut self.log).unwrap();
        }
        self
    }

    // ----- What is seen -----

    pub fn state(&self) -> State {
        self.game.save()
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.state().active_player))
    }

    pub fn stage(&self) -> Stage {
        self.state().stage
    }

    pub fn active(&self) -> usize {
        self.state().active_player.index()
    }

    pub fn stock(&self, seat: usize) -> Resources {
        self.state().seats[seat].stock
    }

    pub fn points(&self, seat: usize) -> u16 {
        self.state().seats[seat].vp_tokens
    }

    /// General strength, and strength against bandits only.
    pub fn strength(&self) -> (u16, u16) {
        let turn = self.state().this_turn;
        (turn.strength, turn.strength_against_bandits)
    }

    pub fn unspent(&self) -> Vec<Colour> {
        self.state().unspent.iter().collect()
    }

    pub fn column(&self, seat: usize, die: Colour) -> u8 {
        self.state().seats[seat].dice.face(die).unwrap()
    }

    pub fn space(&self, seat: usize, at: &str) -> SpaceView {
        self.view().seats[seat].city.iter().find(|seen| seen.space == space(at)).cloned().unwrap()
    }

    pub fn top(&self, seat: usize, at: &str) -> Location {
        self.space(seat, at).location
    }

    pub fn is_deactivated(&self, seat: usize, at: &str) -> bool {
        self.space(seat, at).deactivated
    }

    pub fn defence(&self, seat: usize, at: &str) -> Option<u16> {
        self.space(seat, at).defence
    }

    pub fn discarded(&self, card: Location) -> u8 {
        self.state().discard.get(&card).copied().unwrap_or(0)
    }

    pub fn basic_left(&self, card: Location) -> u8 {
        self.view().basic_decks.iter().find(|deck| deck.card.card == card).unwrap().left
    }

    pub fn deck_left(&self) -> u8 {
        self.view().deck_left
    }

    /// Cards on display.
    pub fn displayed(&self) -> usize {
        self.state().display.iter().flatten().count()
    }
}
