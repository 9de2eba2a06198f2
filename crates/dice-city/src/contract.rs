//! The game as the engine sees it.

use engine::{Chance, Game, GameInfo, Illegal, Invalid, Log, Outcome, Seat, Seats, TooManyResults, Turn, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::fate::{Due, Fate};
use crate::game::{DiceCity, Stage};
use crate::setup::{self, Setup};
use crate::state::State;
use crate::view::View;

impl Game for DiceCity {
    type Setup = Setup;
    type Action = Action;
    type Fate = Fate;
    type Event = Event;
    type View = View;
    type State = State;

    const INFO: GameInfo = GameInfo {
        name: "dice-city",
        players: setup::PLAYERS,
        rules_version: 1,
        // Views do not count the heaps of others (R31), but everybody has heard what went into them. The order of the deck is
        // hidden from everybody, chance included: it is no part of the state.
        hidden: false,
        options: setup::OPTIONS,
    };

    fn new(setup: &Setup) -> Result<Self, Invalid> {
        setup.check()?;
        Ok(Self::start(setup))
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.due() {
            Some(Due::Throw(seat, _)) => Turn::Chance(Some(seat)),
            Some(Due::StartingPlayer | Due::Card) => Turn::Chance(None),
            None if self.stage == Stage::Over => Turn::Over,
            None => Turn::Players(Seats::one(self.active)),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if seat == self.active && self.due().is_none() {
            self.list(into);
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        self.check_action(seat, *action)?;
        self.carry_out(*action, log);
        Ok(())
    }

    #[inline]
    fn play_listed(&mut self, _seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        self.carry_out(*action, log);
    }

    #[inline]
    fn draw(&self, source: &mut impl Chance) -> Fate {
        self.draw_due(source)
    }

    fn odds(&self, most: usize, into: &mut Vec<(Fate, u64)>) -> Result<(), TooManyResults> {
        self.odds_due(most, into)
    }

    #[inline]
    fn let_happen(&mut self, source: &mut impl Chance, log: &mut impl Log<Event>) {
        self.draw_and_let_be(source, log);
    }

    #[inline]
    fn happen(&mut self, fate: &Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        self.let_be(*fate, log)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ranking()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// Nobody is in doubt about anything: whatever goes into a heap is announced (R31, and what is decided here, 11). The
    /// deck has no order that could be imagined otherwise.
    fn reimagine(&self, _seat: Seat, _source: &mut impl Chance) -> Self {
        *self
    }

    fn save(&self) -> State {
        State::of(self)
    }

    fn load(state: &State) -> Result<Self, Invalid> {
        state.to_game()
    }
}
