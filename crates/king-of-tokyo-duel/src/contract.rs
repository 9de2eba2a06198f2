//! The game as the engine sees it.

use engine::{Chance, Game, GameInfo, Illegal, Invalid, Log, Outcome, Seat, Seats, TooManyResults, Turn, Viewer};

use crate::action::Action;
use crate::card::CardSet;
use crate::event::Event;
use crate::fate::Fate;
use crate::game::{KingOfTokyoDuel, SEATS, Stage, Waiting};
use crate::market::Market;
use crate::pending::Pending;
use crate::player::{Player, Way};
use crate::roll::Roll;
use crate::setup::{self, MonsterChoice, PLAYERS, Setup};
use crate::state::State;
use crate::track::Board;
use crate::view::View;

impl Game for KingOfTokyoDuel {
    type Setup = Setup;
    type Action = Action;
    type Fate = Fate;
    type Event = Event;
    type View = View;
    type State = State;

    const INFO: GameInfo = GameInfo {
        name: "king-of-tokyo-duel",
        players: (PLAYERS, PLAYERS),
        rules_version: 3,
        // The order of the deck is hidden from everybody, chance included: it is no part of the state.
        hidden: false,
        options: setup::OPTIONS,
    };

    fn new(setup: &Setup) -> Result<Self, Invalid> {
        setup.check()?;
        let mut seats = [Player::FRESH; 2];
        for (player, choice) in seats.iter_mut().zip(setup.monsters()) {
            if let MonsterChoice::Monster(monster) = choice {
                player.become_monster(monster);
            }
        }
        let mut game = Self {
            setup: *setup,
            stage: Stage::Monsters,
            waiting: Waiting::Chance,
            turn: 0,
            first: Seat::FIRST,
            active: Seat::FIRST,
            extra_turns: 0,
            roll_off: None,
            seats,
            board: Board::default(),
            market: Market::FRESH,
            roll: Roll::default(),
            used: CardSet::NONE,
            triggers: CardSet::NONE,
            bought: false,
            pending: Pending::EMPTY,
            ending: None,
        };
        if game.seat_without_monster().is_none() {
            game.stage = Stage::RollOff;
        }
        Ok(game)
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn players(&self) -> u8 {
        PLAYERS
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.waiting {
            Waiting::Player(seat) => Turn::Players(Seats::one(seat)),
            Waiting::Chance => Turn::Chance(self.chance_owner()),
            Waiting::Nobody => Turn::Over,
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if self.waiting == Waiting::Player(seat) {
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
    fn happen(&mut self, fate: &Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        self.take(*fate, log)
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let scores = SEATS.map(|seat| i32::from(ending.winner == Some(seat)));
        let reason = match ending.way {
            Way::Knockout => "won-by-knockout",
            Way::VictorySpace => "won-by-victory-space",
            Way::Spotlight => "won-by-spotlight",
            Way::BothAtZero => "drawn-both-at-zero",
            Way::TurnLimit => "drawn-turn-limit",
        };
        Some(Outcome::by_score(&scores, reason))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// Only the order of the deck is hidden, and it is decided when a card is turned up.
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
