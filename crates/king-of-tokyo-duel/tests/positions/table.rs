//! Positions in few words. Unless a test says otherwise they are [`third_turn`].

use engine::{Game, Illegal, Seat};
use king_of_tokyo_duel::state::{RollState, TokenState};
use king_of_tokyo_duel::{
    Action, Card, CardSet, Conclusion, Event, Fate, KingOfTokyoDuel, Monster, MonsterChoice, Position, Setup, Stage,
    State, Symbols, Token, Track, Way,
};

use crate::common::{self, asked, fit_dice, legal, path, put_on_sale, refill, taken, third_turn};

/// A position being set up.
#[derive(Clone, Debug)]
pub struct Table(pub State);

pub fn table() -> Table {
    Table(third_turn())
}

/// No packet of hits.
pub const NO_HITS: [u8; 0] = [];

pub fn seat(number: usize) -> Seat {
    Seat::new(number as u8).unwrap()
}

pub fn set(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

pub fn at(space: i8) -> Position {
    Position::space(space)
}

/// Symbols by their first letters, `!` for power.
pub fn symbols(letters: &str) -> Symbols {
    letters.chars().map(|letter| common::symbol(letter).unwrap_or_else(|fault| panic!("{fault}"))).collect()
}

impl Table {
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.0);
        self
    }

    pub fn option(self, change: impl FnOnce(&mut Setup)) -> Self {
        self.with(|state| change(&mut state.setup))
    }

    pub fn monsters(self, first: Monster, second: Monster) -> Self {
        self.option(|setup| {
            setup.monster_of_seat0 = MonsterChoice::Monster(first);
            setup.monster_of_seat1 = MonsterChoice::Monster(second);
        })
    }

    pub fn cards(self, seat: usize, cards: &[Card]) -> Self {
        self.with(|state| state.seats[seat].cards = set(cards))
    }

    pub fn hearts(self, seat: usize, hearts: u8) -> Self {
        self.with(|state| state.seats[seat].hearts = Some(hearts))
    }

    pub fn energy(self, seat: usize, energy: u16) -> Self {
        self.with(|state| state.seats[seat].energy = energy)
    }

    pub fn die_tokens(self, seat: usize, count: u8) -> Self {
        self.with(|state| state.seats[seat].die_tokens = count)
    }

    pub fn fame(self, space: i8) -> Self {
        self.with(|state| state.board.fame = at(space))
    }

    pub fn destruction(self, space: i8) -> Self {
        self.with(|state| state.board.destruction = at(space))
    }

    pub fn token(self, token: Token, track: Track, space: i8) -> Self {
        self.with(|state| state.board.tokens.push(TokenState { token, track, space, turned: false }))
    }

    /// The card in the right slot.
    pub fn on_sale(self, card: Card) -> Self {
        self.with(|state| put_on_sale(&mut state.market, card))
    }

    pub fn rolls_made(self, made: u8) -> Self {
        self.with(|state| state.roll.made = made)
    }

    /// With as many dice as there are in this turn.
    pub fn fitted(self) -> Self {
        self.with(fit_dice)
    }

    // ----- From where it is played -----

    /// Loads the position, with as many dice as it has.
    pub fn start(&self) -> Play {
        let game = KingOfTokyoDuel::load(&self.clone().fitted().0).unwrap_or_else(|invalid| panic!("{invalid}"));
        Play { game, log: Vec::new() }
    }

    /// Why the position as it is cannot be loaded.
    pub fn refused(&self) -> String {
        KingOfTokyoDuel::load(&self.0).expect_err("the position should be refused").to_string()
    }

    /// Loads the position in `stage`.
    pub fn at_stage(self, stage: Stage) -> Play {
        let before_dice = stage < Stage::Throw;
        self.with(|state| {
            state.stage = stage;
            if before_dice {
                state.roll = RollState::default();
            }
        })
        .start()
    }

    /// The last roll of seat 0 comes out like this.
    pub fn roll(self, dice: &str) -> Play {
        let mut play = self.with(|state| state.roll.in_hand = dice.len() as u8).start();
        play.throw(dice);
        play
    }

    /// Seat 0 is in the market.
    pub fn market(self) -> Play {
        self.at_stage(Stage::Market)
    }

    /// The turn of seat 0 begins, after one of seat 1.
    pub fn begin_turn(self) -> Play {
        let mut play = self
            .with(|state| {
                state.active_player = seat(1);
                state.seats[1].energy += 2;
                state.bought = true;
            })
            .market();
        play.play(Action::Finish);
        play
    }

    /// Seat 0 buys `card` from the right slot, its token goes to the first free place.
    pub fn buys(self, card: Card) -> Play {
        let mut play = self.on_sale(card).market();
        play.buy(card);
        play
    }
}

/// A position being played.
#[derive(Clone, Debug)]
pub struct Play {
    pub game: KingOfTokyoDuel,
    pub log: Vec<Event>,
}

impl Play {
    /// Whom the game waits for.
    pub fn asked(&self) -> Option<usize> {
        asked(&self.game).map(Seat::index)
    }

    pub fn legal(&self) -> Vec<Action> {
        legal(&self.game)
    }

    pub fn can(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// Whoever is asked decides.
    #[track_caller]
    pub fn play(&mut self, action: Action) -> &mut Self {
        let asked = self.asked().unwrap_or_else(|| panic!("nobody is asked for {action:?}: {:?}", self.state()));
        self.try_play(asked, action)
            .unwrap_or_else(|illegal| panic!("{action:?}: {illegal}; legal: {:?}", self.legal()));
        self
    }

    pub fn try_play(&mut self, number: usize, action: Action) -> Result<(), Illegal> {
        self.game.play(seat(number), &action, &mut self.log)
    }

    #[track_caller]
    pub fn throw(&mut self, dice: &str) -> &mut Self {
        let thrown = self.game.happen(&Fate::Throw(symbols(dice)), &mut self.log);
        thrown.unwrap_or_else(|illegal| panic!("{illegal}: {dice}, {} due", self.dice_due()));
        self
    }

    #[track_caller]
    pub fn reveal(&mut self, card: Card) -> &mut Self {
        self.game.happen(&Fate::Card(card), &mut self.log).unwrap_or_else(|illegal| panic!("{illegal}: {card:?}"));
        self
    }

    /// Buys a card, refills the market and lays the token on the first free place.
    #[track_caller]
    pub fn buy(&mut self, card: Card) -> &mut Self {
        self.play(Action::Buy { card });
        self.refill();
        if let Some(&place @ Action::Place { .. }) = self.legal().first() {
            self.play(place);
        }
        self
    }

    /// Turns up whichever cards come first.
    pub fn refill(&mut self) -> &mut Self {
        refill(&mut self.game, &mut self.log);
        self
    }

    #[track_caller]
    pub fn uses(&mut self, card: Card) -> &mut Self {
        self.play(Action::Use { card })
    }

    pub fn state(&self) -> State {
        self.game.save()
    }

    pub fn stage(&self) -> Stage {
        self.state().stage
    }

    pub fn hearts(&self, seat: usize) -> u8 {
        self.state().seats[seat].hearts.unwrap()
    }

    pub fn energy(&self, seat: usize) -> u16 {
        self.state().seats[seat].energy
    }

    pub fn die_tokens(&self, seat: usize) -> u8 {
        self.state().seats[seat].die_tokens
    }

    pub fn owns(&self, seat: usize, card: Card) -> bool {
        self.state().seats[seat].cards.contains(card)
    }

    pub fn is_discarded(&self, card: Card) -> bool {
        self.state().market.discard.contains(card)
    }

    pub fn fame(&self) -> Position {
        self.state().board.fame
    }

    pub fn destruction(&self) -> Position {
        self.state().board.destruction
    }

    /// Left, middle, right.
    pub fn slots(&self) -> [Option<Card>; 3] {
        let market = self.state().market;
        [market.left, market.middle, market.right]
    }

    /// Dice about to be thrown.
    pub fn dice_due(&self) -> u8 {
        self.game.view(engine::Viewer::Spectator).dice_due
    }

    pub fn ending(&self) -> Option<(Option<usize>, Way)> {
        self.state().ending.map(|Conclusion { winner, way }| (winner.map(Seat::index), way))
    }

    /// The hits that reached `victim`, packet by packet.
    pub fn taken(&self, victim: usize) -> Vec<u8> {
        taken(&self.log, seat(victim))
    }

    /// The stops that a marker entered.
    pub fn path(&self, track: Track) -> Vec<Position> {
        path(&self.log, track)
    }
}
