//! The game as the engine sees it.

use engine::{Chance, Game, GameInfo, Illegal, Invalid, Log, Outcome, Seat, Seats, Turn, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::fate::Fate;
use crate::game::{CleverCubed, Phase};
use crate::player::DieUse;
use crate::player::Stage;
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

    const INFO: GameInfo =
        GameInfo { name: "clever-cubed", players: (1, 4), rules_version: 1, hidden: false, options: setup::OPTIONS };

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
            Phase::RoundStart | Phase::Passive | Phase::LastChance => {
                let seats = Seat::all(self.setup.players).zip(&self.seats);
                Turn::Players(seats.fold(Seats::NONE, |seats, (seat, player)| seats.with_if(seat, player.is_busy())))
            }
        }
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        let player = self.player(seat);
        if !player.is_busy() {
            return;
        }
        if let Some(crossing) = player.crossing {
            into.extend(player.sheet.turquoise.open_rows(crossing.column).map(|row| Action::Cross { row }));
            into.push(Action::Enough);
            return;
        }
        if let Some(marking) = player.marking {
            let reading = self.marking_reading(marking);
            player.sheet.for_each_mark(&reading, |mark| into.push(Action::Mark { mark }));
            return;
        }
        if !player.questions.is_empty() {
            for question in player.questions.choices(self.setup.bonus_order) {
                player
                    .sheet
                    .for_each_answer(question, &self.setup, |mark| into.push(Action::Answer { question, mark }));
            }
            return;
        }
        match player.stage {
            Stage::Roll => {
                self.push_uses(seat, DieUse::Take, into, |die, joker| Action::Take { die, joker });
                if player.sheet.rerolls.has_available() {
                    into.push(Action::Reroll);
                }
                into.push(Action::Forfeit);
            }
            Stage::Pick => {
                self.push_uses(seat, DieUse::Pick, into, |die, joker| Action::Pick { die, joker });
                into.push(Action::Decline);
            }
            Stage::ExtraDice => {
                self.push_uses(seat, DieUse::Extra, into, |die, joker| Action::Extra { die, joker });
                into.push(Action::Stop);
            }
            Stage::Idle | Stage::Took => {}
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        self.act::<true>(seat, action, log)
    }

    #[inline]
    fn play_listed(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        self.act::<false>(seat, action, log).expect("a game accepts every action it lists");
    }

    fn draw(&self, source: &mut impl Chance) -> Fate {
        self.draw_fate(source)
    }

    fn happen(&mut self, fate: &Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        self.let_come_out(fate, log)
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
