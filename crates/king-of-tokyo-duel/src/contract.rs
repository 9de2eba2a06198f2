//! The game as the engine sees it.

use engine::chance::Tag;
use engine::{Chance, Fact, Figures, Game, GameInfo, Illegal, Invalid, Log, Outcome, Seat, Seats, Turn, Viewer};

use crate::action::{Action, Fate};
use crate::card::{Card, CardSet};
use crate::dice::Symbols;
use crate::event::Event;
use crate::figures;
use crate::game::{KingOfTokyoDuel, Roll, SEATS, Stage, Waiting};
use crate::market::Market;
use crate::monster::Monster;
use crate::pending::{Pending, Task};
use crate::player::{Player, Way};
use crate::setup::{self, MonsterChoice, PLAYERS, Setup};
use crate::state::State;
use crate::track::Board;
use crate::view::View;

/// Which random event the game waits for.
#[derive(Clone, Copy, Debug)]
enum Due {
    Monster(Seat),
    Throw(u8),
    Card,
}

impl KingOfTokyoDuel {
    #[inline]
    fn due(&self) -> Option<Due> {
        if self.waiting != Waiting::Chance {
            return None;
        }
        Some(match (self.pending.last(), self.stage) {
            (Some(Task::Refill), _) => Due::Card,
            (_, Stage::Monsters) => Due::Monster(self.seat_without_monster()?),
            _ => Due::Throw(self.dice_due()),
        })
    }

    fn is_free(&self, monster: Monster) -> bool {
        let chosen = MonsterChoice::Monster(monster);
        !self.setup.monsters().contains(&chosen) && !self.seats.iter().any(|player| player.is(monster))
    }

    /// Carries out a decision and whatever follows from it.
    #[inline]
    fn act_on<const CHECKED: bool>(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        match action {
            // Most decisions are about dice, and what follows from those is known: more of them, or a throw.
            Action::Reroll { symbol } => self.put_aside::<CHECKED>(symbol),
            Action::Keep { symbol } => self.keep::<CHECKED>(symbol),
            _ => {
                self.decide::<CHECKED>(seat, action, log)?;
                self.advance(log);
                Ok(())
            }
        }
    }

    /// Who throws, or turns a card up.
    fn chance_owner(&self) -> Seat {
        match self.pending.last() {
            Some(Task::Packet(packet)) => packet.victim,
            _ if self.stage == Stage::RollOff => SEATS[usize::from(self.roll_off.is_some())],
            _ => self.active,
        }
    }
}

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
            Waiting::Chance => match self.due() {
                Some(Due::Throw(_)) => Turn::Chance(Some(self.chance_owner())),
                _ => Turn::Chance(None),
            },
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
        match self.waiting {
            Waiting::Nobody => Err(Illegal::Over),
            Waiting::Player(asked) if asked == seat => self.act_on::<true>(seat, *action, log),
            _ => Err(Illegal::NotYourTurn),
        }
    }

    #[inline]
    fn play_listed(&mut self, seat: Seat, action: &Action, log: &mut impl Log<Event>) {
        self.act_on::<false>(seat, *action, log).expect("a game accepts every action it lists");
    }

    #[inline]
    fn draw(&self, source: &mut impl Chance) -> Fate {
        let tag = |purpose| Tag::seat(self.chance_owner(), purpose);
        match self.due() {
            Some(Due::Card) => {
                let index = source.pick(u32::from(self.market.deck.len()), Tag::table("card"));
                Fate::Card(self.market.deck.nth(index).unwrap_or(Card::AcidAttack))
            }
            Some(Due::Monster(seat)) => {
                let mut free = Monster::ALL.into_iter().filter(|&monster| self.is_free(monster));
                let index = source.pick(free.clone().count() as u32, Tag::seat(seat, "monster"));
                Fate::Monster(free.nth(index as usize).unwrap_or(Monster::Gigazaur))
            }
            due => {
                debug_assert!(due.is_some(), "nothing to draw");
                let mut symbols = Symbols::NONE;
                let mut left = if let Some(Due::Throw(dice)) = due { usize::from(dice) } else { 0 };
                // More than a handful only for Camouflage.
                while left > 0 {
                    let mut faces = [0; Symbols::HANDFUL];
                    let count = left.min(Symbols::HANDFUL);
                    source.throw(6, &mut faces[..count], tag("throw"));
                    symbols = symbols.plus(Symbols::of_faces(faces));
                    left -= count;
                }
                Fate::Throw(symbols)
            }
        }
    }

    #[inline]
    fn happen(&mut self, fate: &Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.due(), *fate) {
            (None, _) => return Err(Illegal::NoChanceNow),
            (Some(Due::Monster(seat)), Fate::Monster(monster)) if self.is_free(monster) => {
                self.draw_monster(seat, monster, log);
            }
            (Some(Due::Card), Fate::Card(card)) if self.market.deck.contains(card) => {
                self.reveal(card, log);
                if self.market.free_slot().is_some() && !self.market.deck.is_empty() {
                    return Ok(());
                }
            }
            (Some(Due::Throw(dice)), Fate::Throw(symbols)) if symbols.len() == u32::from(dice) => {
                match self.pending.last() {
                    Some(Task::Packet(packet)) => self.camouflage(packet, symbols, log),
                    _ if self.stage == Stage::RollOff => self.throw_for_first(symbols, log),
                    _ => {
                        self.throw_dice(symbols, log);
                        if self.has_roll_left() {
                            self.waiting = Waiting::Player(self.active);
                            return Ok(());
                        }
                    }
                }
            }
            (Some(Due::Monster(_)), _) => {
                return Err(Illegal::Rule("the draw of a monster is due: monster, one that neither player has"));
            }
            (Some(Due::Card), _) => return Err(Illegal::Rule("a card is turned up: card, one of the deck")),
            (Some(Due::Throw(_)), _) => {
                return Err(Illegal::Rule("a throw is due: throw, a count for each symbol, together as many as dice"));
            }
        }
        self.advance(log);
        Ok(())
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

impl Figures for KingOfTokyoDuel {
    fn facts(&self, seat: Seat, into: &mut Vec<Fact>) {
        figures::facts(self, seat, into);
    }
}
