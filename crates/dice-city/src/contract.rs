//! The game as the engine sees it.

use engine::chance::Tag;
use engine::{Chance, Fact, Figures, Game, GameInfo, Illegal, Invalid, Log, Outcome, Seat, Seats, Turn, Viewer};

use crate::action::{Action, Fate};
use crate::city::{COLUMNS, Colour};
use crate::dice::{Dice, Throw};
use crate::event::Event;
use crate::figures;
use crate::game::{DiceCity, Stage};
use crate::setup::{self, Setup};
use crate::state::State;
use crate::view::View;

/// Which random event the game waits for.
#[derive(Clone, Copy, Debug)]
enum Due {
    StartingPlayer,
    Card,
    Throw(Seat, Dice),
}

impl DiceCity {
    #[inline]
    fn due(&self) -> Option<Due> {
        if self.is_card_due() {
            return Some(Due::Card);
        }
        match self.stage {
            Stage::Start => Some(Due::StartingPlayer),
            Stage::FirstRoll { seat } => Some(Due::Throw(seat, Dice::ALL)),
            Stage::Roll => Some(Due::Throw(self.active, Dice::ALL)),
            Stage::Throw { dice } => Some(Due::Throw(self.active, dice)),
            Stage::RerollThrow { seat, die, .. } => Some(Due::Throw(seat, Dice::one(die))),
            _ => None,
        }
    }

    /// The dice about to be thrown, and whose they are.
    pub(crate) fn dice_due(&self) -> Option<(Seat, Dice)> {
        match self.due() {
            Some(Due::Throw(seat, dice)) => Some((seat, dice)),
            _ => None,
        }
    }

    fn throw(&mut self, seat: Seat, dice: Throw, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::FirstRoll { .. } => self.first_roll(seat, dice, log),
            Stage::Throw { .. } => self.thrown_again(dice, log),
            Stage::RerollThrow { step, .. } => self.rerolled(seat, dice, step, log),
            _ => self.roll(dice, log),
        }
    }
}

impl Game for DiceCity {
    type Setup = Setup;
    type Action = Action;
    type Fate = Fate;
    type Event = Event;
    type View = View;
    type State = State;

    const INFO: GameInfo = GameInfo {
        name: "dice-city",
        players: (1, 4),
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
        if self.turn() == Turn::Players(Seats::one(seat)) {
            self.list(into);
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Over => return Err(Illegal::Over),
            Turn::Players(seats) if seats.contains(seat) => {}
            _ => return Err(Illegal::NotYourTurn),
        }
        self.check_action(*action)?;
        self.carry_out(*action, log);
        Ok(())
    }

    #[inline]
    fn play_listed(&mut self, _seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        self.carry_out(*action, log);
    }

    #[inline]
    fn draw(&self, source: &mut impl Chance) -> Fate {
        match self.due() {
            Some(Due::Card) => {
                let index = source.pick(u32::from(self.supply.deck_len), Tag::table("card"));
                Fate::Card(self.supply.nth_in_deck(index))
            }
            Some(Due::Throw(seat, dice)) => {
                let mut faces = [0; Colour::ALL.len()];
                let faces = &mut faces[..usize::from(dice.len())];
                source.throw(COLUMNS, faces, Tag::seat(seat, "throw"));
                let mut throw = Throw::NONE;
                dice.iter().zip(faces).for_each(|(die, face)| throw.set(die, *face));
                Fate::Throw(throw)
            }
            due => {
                debug_assert!(due.is_some(), "nothing to draw");
                let number = source.pick(u32::from(self.setup.players), Tag::table("starting player"));
                Fate::StartingPlayer(Seat::new(number as u8).unwrap_or(Seat::FIRST))
            }
        }
    }

    #[inline]
    fn happen(&mut self, fate: &Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.due(), *fate) {
            (None, _) => return Err(Illegal::NoChanceNow),
            (Some(Due::StartingPlayer), Fate::StartingPlayer(seat)) if seat.number() < self.setup.players => {
                self.begin_with(seat, log);
            }
            (Some(Due::Card), Fate::Card(card)) if self.supply.in_deck(card) > 0 => self.turn_up(card, log),
            (Some(Due::Throw(seat, dice)), Fate::Throw(throw)) if throw.dice() == dice => self.throw(seat, throw, log),
            (Some(Due::StartingPlayer), _) => {
                return Err(Illegal::Rule("the starting player is drawn: startingPlayer, a seat of the table"));
            }
            (Some(Due::Card), _) => return Err(Illegal::Rule("a card is turned up: card, one of the deck")),
            (Some(Due::Throw(..)), _) => {
                return Err(Illegal::Rule("a throw is due: throw, a face from 1 to 6 for each die that is thrown"));
            }
        }
        self.advance(log);
        Ok(())
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

impl Figures for DiceCity {
    fn facts(&self, seat: Seat, into: &mut Vec<Fact>) {
        figures::facts(self, seat, into);
    }
}

impl DiceCity {
    /// Are there heaps that others may not count (R31)?
    pub(crate) fn hides_heaps(&self) -> bool {
        self.setup.hidden_vp.0 && self.stage != Stage::Over
    }
}
