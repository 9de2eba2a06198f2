//! The game as the engine sees it.

use engine::{Chance, Game, GameInfo, Illegal, Invalid, Log, Outcome, Seat, Seats, TooManyResults, Turn, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::fate::Fate;
use crate::game::{CleverCubed, Phase};
use crate::setup::{self, Setup};
use crate::state::State;
use crate::view::View;

impl Game for CleverCubed {
    type Setup = Setup;
    type Action = Action;
    type Fate = Fate;
    type Event = Event;
    type View = View;
    type State = State;

    const INFO: GameInfo = GameInfo {
        name: "clever-cubed",
        players: setup::PLAYERS,
        rules_version: 2,
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
        match self.phase {
            Phase::StartingPlayer => Turn::Chance(None),
            Phase::Throw | Phase::PassiveThrow => Turn::Chance(Some(self.active)),
            Phase::Over => Turn::Over,
            Phase::Roll | Phase::ActiveExtraDice => Turn::Players(Seats::one(self.active)),
            Phase::RoundStart | Phase::Passive | Phase::LastChance => Turn::Players(self.busy_seats()),
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        self.list(seat, into);
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        self.check_action(seat, *action)?;
        self.carry_out(seat, *action, log);
        Ok(())
    }

    #[inline]
    fn play_listed(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        self.carry_out(seat, *action, log);
    }

    #[inline]
    fn draw(&self, source: &mut impl Chance) -> Fate {
        self.draw_due(source)
    }

    fn odds(&self, most: usize, into: &mut Vec<(Fate, u64)>) -> Result<(), TooManyResults> {
        self.odds_due(most, into)
    }

    #[inline]
    fn happen(&mut self, fate: &Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        self.check_fate(fate)?;
        self.carry_out_fate(fate, log);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ranking()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// Nothing is hidden in this game.
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
