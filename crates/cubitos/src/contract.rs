//! The game as the engine sees it.

use engine::chance::Tag;
use engine::{Chance, Fact, Figures, Game, GameInfo, Illegal, Invalid, Log, Outcome, Seat, Seats, Turn, Viewer};

use crate::action::Action;
use crate::dice::{Colour, Die, FACES};
use crate::event::Event;
use crate::fate::{Fate, Sides};
use crate::figures;
use crate::game::{Cubitos, Phase};
use crate::player::{Player, STARTING_DICE};
use crate::rulebook::Index;
use crate::setup::{self, Cards, PLAYERS, Setup};
use crate::state::State;
use crate::tables::CardId;
use crate::view::View;

/// More dice than any hand can hold.
const HAND_MAX: usize = 128;

impl Cubitos {
    /// The colour whose card is drawn next.
    fn next_colour(&self) -> Colour {
        Colour::ALL[usize::from(self.cards_known).min(Colour::ALL.len() - 1)]
    }

    /// Are these the dice in the hand, with sides that they have?
    fn fits(&self, seat: Seat, sides: &Sides) -> bool {
        let hand = &self.player(seat).hand;
        sides.mask() == hand.mask()
            && hand.iter().all(|(cube, count)| sides.are(cube, count, self.book.sides(cube.die())))
    }

    /// Throws the dice in the hand.
    #[inline]
    fn throw(&self, seat: Seat, source: &mut impl Chance) -> Sides {
        let mut sides = Sides::NONE;
        let hand = &self.player(seat).hand;
        let mut numbers = [0; HAND_MAX];
        let mut left = &mut numbers[..usize::from(hand.len())];
        source.throw(FACES as u8, left, Tag::seat(seat, "roll"));
        for (cube, dice) in hand.iter() {
            let (these, others) = left.split_at_mut(usize::from(dice));
            sides.set(cube, self.book.thrown(cube.die(), these));
            left = others;
        }
        sides
    }

    /// The dice of a player come to rest.
    #[inline]
    fn come_to_rest(&mut self, seat: Seat, sides: &Sides, log: &mut impl Log<Event>) {
        let supply = self.supply;
        self.land(seat, sides, log);
        self.go_on(seat, supply, log);
    }

    /// Once the cards are known, and then who begins, the first round starts.
    fn begin(&mut self, log: &mut impl Log<Event>) {
        if usize::from(self.cards_known) < self.cards.len() {
            self.phase = Phase::Cards;
            return;
        }
        self.index = Index::new(&self.book, &self.cards);
        match self.terms.first_player.0 {
            None if self.phase == Phase::Cards => self.phase = Phase::FirstPlayer,
            first => {
                self.holder = first.unwrap_or(self.holder);
                self.mover = self.holder;
                self.begin_round(log);
                self.advance(log);
            }
        }
    }
}

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
        match self.turn() {
            Turn::Over => return Err(Illegal::Over),
            Turn::Players(seats) if seats.contains(seat) => {}
            _ => return Err(Illegal::NotYourTurn),
        }
        if !self.allows(seat, *action) {
            return Err(Illegal::Rule(self.hint(seat)));
        }
        self.decide(seat, *action, log);
        Ok(())
    }

    #[inline]
    fn play_listed(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        self.decide(seat, *action, log);
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
        Some(Outcome::ranked(&scores, &scores, ending.way.name()))
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

impl Figures for Cubitos {
    fn facts(&self, seat: Seat, into: &mut Vec<Fact>) {
        figures::facts(self, seat, into);
    }
}

impl Cubitos {
    /// A race before anything was drawn.
    pub(crate) fn blank(setup: &Setup) -> Result<Self, Invalid> {
        let (book, course) = setup.book()?;
        let of_set = book.tables.race_set(setup.set.0).cards;
        let (cards, cards_known) = match setup.cards {
            Cards::OfSet => (of_set, 8),
            Cards::These(cards) => (cards, 8),
            Cards::Random => (of_set, 0),
        };
        let mut supply = Die::ALL.map(Die::in_the_box);
        supply[Die::FirstPlayer.index()] = 0;
        for (die, count) in STARTING_DICE {
            supply[die.index()] -= count * setup.players;
        }
        Ok(Self {
            book,
            terms: setup.terms(),
            course,
            cards,
            cards_known,
            index: Index::default(),
            phase: Phase::Cards,
            round: 0,
            holder: Seat::FIRST,
            mover: Seat::FIRST,
            due: Seats::NONE,
            undone: Seats::NONE,
            waiting: Seats::NONE,
            must_act: None,
            supply,
            swords: [0; Seat::COUNT_MAX],
            most: None,
            comparison_open: Seats::NONE,
            extra_round: false,
            ending: None,
            players: [Player::fresh(); Seat::COUNT_MAX],
        })
    }

    /// Who can decide something.
    #[inline]
    pub(crate) fn asked(&self) -> Seats {
        match self.must_act {
            Some(seat) => Seats::one(seat),
            None if self.waiting.is_empty() => self.undone,
            None => self.undone.iter().filter(|&seat| !self.waiting.contains(seat)).collect(),
        }
    }
}
