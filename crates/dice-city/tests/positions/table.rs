//! Positions in few words.
//!
//! Unless a test says otherwise, two play, seat 0 began and has its fifth turn, in the use-dice step with all dice on
//! column 1: on Forest, Mountain, Cave, Forest and Mountain. Nobody owns anything, and the display is filled with whatever
//! is dear.

use dice_city::setup::SoloLevel;
use dice_city::view::SpaceView;
use dice_city::{Action, Colour, Dice, DiceCity, Event, Location, Resources, Setup, Space, Stage, State, View};
use engine::{Game, Illegal, Invalid, Seat, Turn, Viewer};

use crate::position::Position;

/// A position being set up.
#[derive(Clone, Debug)]
pub struct Table(pub Position);

pub fn table() -> Table {
    Table(Position::default())
}

pub fn table_for(players: u8) -> Table {
    let mut position = Position::default();
    position.seat_players(players);
    Table(position)
}

/// A solo game in its second turn.
pub fn solo(level: SoloLevel) -> Table {
    table_for(1).option(|setup| setup.solo_level = level).with(|state| state.turn = 2)
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
        change(&mut self.0.state);
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
        self.0.deck = Some(left);
        self.0.lay_out();
        self
    }

    /// A basic deck holds only so many cards.
    pub fn basic_deck(mut self, card: Location, left: u8) -> Self {
        self.0.basic_decks.push((card, left));
        self
    }

    // ----- From where it is played -----

    /// Loads the position.
    #[track_caller]
    pub fn start(self) -> Play {
        let game = self.load().unwrap_or_else(|invalid| panic!("{invalid}"));
        Play { game, log: Vec::new() }
    }

    pub fn refused(self) -> String {
        self.load().expect_err("the position should be refused").to_string()
    }

    fn load(mut self) -> Result<DiceCity, Invalid> {
        self.0.lay_out();
        DiceCity::load(&self.0.state)
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
