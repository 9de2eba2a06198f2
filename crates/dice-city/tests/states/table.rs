//! Positions in few words.
//!
//! Unless a test says otherwise, two play, seat 0 began and has its fifth turn, in the use-dice step with all dice on
//! column 1: on Forest, Mountain, Cave, Forest and Mountain. Nobody owns anything, and the display is filled with whatever
//! is dear.

use std::collections::BTreeMap;

use dice_city::setup::SoloLevel;
use dice_city::state::SeatState;
use dice_city::supply::{BASIC_DECK, BUILDING_COPIES};
use dice_city::view::SpaceView;
use dice_city::{
    Action, Colour, Dice, DiceCity, Event, Location, Resources, Setup, Space, Stage, State, ThisTurn, Throw, View,
};
use engine::{Game, Illegal, Seat, StartingPlayer, Turn, Viewer};

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

    /// The die of this row stands here, for seat 0.
    pub fn die(self, at: &str) -> Self {
        self.die_of(0, at)
    }

    pub fn die_of(self, seat: usize, at: &str) -> Self {
        self.with(|state| state.seats[seat].dice.set(space(at).row(), space(at).column()))
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

    fn location_under(&self, die: Colour) -> Location {
        let own = self.view_of_active();
        let column = own.dice.face(die).unwrap();
        self.top(self.active(), Space::new(die, column).unwrap().name())
    }

    fn view_of_active(&self) -> dice_city::view::SeatView {
        self.view().seats.swap_remove(self.active())
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

    // ----- What is seen -----

    pub fn state(&self) -> State {
        self.game.save()
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Seat(self.state().active_player))
    }

    pub fn active(&self) -> usize {
        self.state().active_player.index()
    }

    pub fn points(&self, seat: usize) -> u16 {
        self.state().seats[seat].vp_tokens
    }

    pub fn space(&self, seat: usize, at: &str) -> SpaceView {
        self.view().seats[seat].city.iter().find(|seen| seen.space == space(at)).cloned().unwrap()
    }

    pub fn top(&self, seat: usize, at: &str) -> Location {
        self.space(seat, at).location
    }
}
