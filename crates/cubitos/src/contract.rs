//! The game as the engine sees it.

use engine::chance::Tag;
use engine::{Chance, Game, GameInfo, Illegal, Invalid, Log, Outcome, Seat, TooManyResults, Turn, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::fate::{Fate, Sides};
use crate::game::{Cubitos, Phase};
use crate::setup::{self, PLAYERS, Setup};
use crate::state::State;
use crate::tables::CardId;
use crate::view::View;

impl Game for Cubitos {
    type Setup = Setup;
    type Action = Action;
    type Fate = Fate;
    type Event = Event;
    type View = View;
    type State = State;

    const INFO: GameInfo = GameInfo {
        name: "cubitos",
        players: PLAYERS,
        rules_version: 3,
        // All zones, runners and tokens lie open on the table.
        hidden: false,
        options: setup::OPTIONS,
    };

    fn new(setup: &Setup) -> Result<Self, Invalid> {
        let mut game = Self::blank(setup)?;
        game.begin(&mut ());
        Ok(game)
    }

    fn setup(&self) -> Setup {
        self.terms.setup(self.book.replacement().clone())
    }

    fn players(&self) -> u8 {
        self.terms.players
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            Phase::Cards | Phase::FirstPlayer => Turn::Chance(None),
            _ => match self.due.first() {
                None => Turn::Players(self.asked()),
                thrower => Turn::Chance(thrower),
            },
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if self.due.is_empty() && self.asked().contains(seat) {
            self.list(seat, &mut |action| into.push(action));
        }
    }

    #[inline]
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
        match (self.phase, self.due.first()) {
            (Phase::Cards, _) => {
                let mut cards = CardId::of(self.next_colour());
                let index = source.pick(cards.len() as u32, Tag::table("card"));
                Fate::Card(cards.nth(index as usize).unwrap_or(self.cards[0]))
            }
            (Phase::FirstPlayer, _) => {
                let number = source.pick(u32::from(self.terms.players), Tag::table("first-player"));
                Fate::FirstPlayer(Seat::new(number as u8).unwrap_or(Seat::FIRST))
            }
            (_, seat) => {
                debug_assert!(seat.is_some(), "nothing to draw");
                Fate::Roll(seat.map_or(Sides::NONE, |seat| self.throw(seat, source)))
            }
        }
    }

    fn odds(&self, most: usize, into: &mut Vec<(Fate, u64)>) -> Result<(), TooManyResults> {
        self.list_odds(most, into)
    }

    #[inline]
    fn happen(&mut self, fate: &Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        if !self.turn().is_chance() {
            return Err(Illegal::NoChanceNow);
        }
        match (self.phase, self.due.first(), fate) {
            (Phase::Cards, _, Fate::Card(card)) if card.colour() == self.next_colour() => {
                self.cards[card.colour().index()] = *card;
                self.cards_known += 1;
                log.record(Event::Card { card: *card });
                self.begin(log);
            }
            (Phase::FirstPlayer, _, Fate::FirstPlayer(seat)) if seat.number() < self.terms.players => {
                self.holder = *seat;
                self.begin(log);
            }
            (_, Some(seat), Fate::Roll(sides)) if self.phase > Phase::FirstPlayer && self.fits(seat, sides) => {
                self.come_to_rest(seat, sides, log);
            }
            (Phase::Cards, ..) => return Err(Illegal::Rule("a card of the next colour is drawn: card")),
            (Phase::FirstPlayer, ..) => return Err(Illegal::Rule("the first player is drawn: first-player, a seat")),
            _ => return Err(Illegal::Rule("dice are rolled: roll, what the dice in the hand show, grouped by kind")),
        }
        Ok(())
    }

    #[inline]
    fn let_happen(&mut self, source: &mut impl Chance, log: &mut impl Log<Event>) {
        match self.due.first() {
            Some(seat) => {
                let sides = self.throw(seat, source);
                self.come_to_rest(seat, &sides, log);
            }
            None => self.happen(&self.draw(source), log).expect("a game accepts every fate it draws"),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let scores: Vec<i32> = self.seats().map(|seat| self.standing(seat)).collect();
        Some(Outcome::by_score(&scores, ending.way.reason()))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn reimagine(&self, _seat: Seat, _source: &mut impl Chance) -> Self {
        self.clone()
    }

    fn save(&self) -> State {
        State::of(self)
    }

    fn load(state: &State) -> Result<Self, Invalid> {
        state.to_game()
    }
}
