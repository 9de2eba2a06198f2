//! The position from which a scenario starts.

use engine::testkit::chapters::Fault;
use engine::{Game, Seat};
use king_of_tokyo_duel::state::{MarketState, RollState};
use king_of_tokyo_duel::{
    Action, Card, CardSet, Event, Fate, KingOfTokyoDuel, Monster, MonsterChoice, Setup, Stage, State, Symbols,
};

use crate::common::{fit_dice, put_on_sale, third_turn};
use crate::notation::{list, number, seat, stop, symbols, token, word};

/// A position in the making. Unless a scenario says otherwise it is [`third_turn`]: you are seat 0.
#[derive(Debug)]
pub struct Position {
    state: State,
    /// The only cards in the deck; what lies nowhere else is discarded.
    deck: Option<Vec<Card>>,
    start: Start,
}

/// What comes before the first event of a scenario.
#[derive(Debug)]
enum Start {
    /// Nothing: the dice of the turn are in the hand.
    Hand,
    /// The dice come out like this.
    Rolled(Symbols),
    /// The rival ends their turn.
    TurnBegins,
    Stage(Stage),
    NewGame,
}

impl Default for Position {
    fn default() -> Self {
        let mut state = third_turn();
        state.roll.in_hand = 6;
        Self { state, deck: None, start: Start::Hand }
    }
}

impl Position {
    pub fn given(&mut self, line: &str) -> Result<(), Fault> {
        let state = &mut self.state;
        if let Some((who @ ("you" | "rival"), items)) = line.split_once(": ") {
            let who = seat(who)?;
            return list(items, ',', |item| Ok(item.to_owned()))?.iter().try_for_each(|item| self.give(who, item));
        }
        if let Some((key, value)) = line.split_once(": ") {
            match key {
                "market" => {
                    let cards = list(value, ',', |card| if card == "-" { Ok(None) } else { word(card).map(Some) })?;
                    let [left, middle, right] = cards[..] else { return Err("the market has three slots".to_owned()) };
                    state.market = MarketState { left, middle, right, discard: CardSet::NONE };
                }
                "on sale" => put_on_sale(&mut state.market, word(value)?),
                "deck" => self.deck = Some(list(value, ',', word)?),
                "used" => state.used = list(value, ',', word::<Card>)?.into_iter().collect(),
                "your last roll" => self.start = Start::Rolled(symbols(value)?),
                _ => {
                    let counts = key.strip_prefix("your roll ").and_then(|counts| counts.split_once(" of "));
                    let (made, allowed) = counts.ok_or_else(|| format!("'{key}' cannot be given"))?;
                    (state.roll.made, state.roll.allowed) = (number(made)?, number(allowed)?);
                    self.start = Start::Rolled(symbols(value)?);
                }
            }
            return Ok(());
        }
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["your", "turn", "begins"] => self.start = Start::TurnBegins,
            ["in", "the", "market"] => self.start = Start::Stage(Stage::Market),
            ["in", "the", "laboratory"] => self.start = Start::Stage(Stage::Laboratory),
            ["a", "new", "game"] => {
                state.setup = Setup::of_monsters(Monster::Gigazaur, Monster::CyberKitty);
                self.start = Start::NewGame;
            }
            ["option", id, "=", value] => state.setup = with_option(state.setup, id, value)?,
            ["turn", turn] => state.turn = number(turn)?,
            ["extra", "turns", turns] => state.extra_turns = number(turns)?,
            ["fame", at] => state.board.fame = stop(at)?,
            ["destruction", at] => state.board.destruction = stop(at)?,
            [_, "on", ..] => state.board.tokens.push(token(line)?),
            _ => return Err(format!("'{line}' cannot be given")),
        }
        Ok(())
    }

    /// A monster, a card, or a number of something.
    fn give(&mut self, who: Seat, item: &str) -> Result<(), Fault> {
        let State { seats, setup, .. } = &mut self.state;
        let player = &mut seats[who.index()];
        if let Some((count, what)) = item.split_once(' ') {
            match what {
                "heart" | "hearts" => player.hearts = Some(number(count)?),
                "energy" => player.energy = number(count)?,
                "die token" | "die tokens" => player.die_tokens = number(count)?,
                "hit taken" | "hits taken" => player.hits_taken = number(count)?,
                "fewer dice" => player.fewer_dice = number(count)?,
                "dominate" | "dominates" => player.dominates = number(count)?,
                _ => return Err(format!("nobody has '{item}'")),
            }
        } else if let Ok(monster) = word(item) {
            let choice = if who == Seat::FIRST { &mut setup.monster_of_seat0 } else { &mut setup.monster_of_seat1 };
            *choice = MonsterChoice::Monster(monster);
        } else {
            player.cards.insert(word(item)?);
        }
        Ok(())
    }

    pub fn start(mut self, log: &mut Vec<Event>) -> Result<KingOfTokyoDuel, Fault> {
        if let Some(deck) = self.deck.take() {
            let State { market, seats, .. } = &mut self.state;
            let mut elsewhere: CardSet =
                deck.into_iter().chain([market.left, market.middle, market.right].into_iter().flatten()).collect();
            elsewhere = seats.iter().fold(elsewhere, |cards, seat| cards.union(seat.cards));
            market.discard = CardSet::ALL.except(elsewhere);
        }
        let state = &mut self.state;
        match self.start {
            Start::NewGame => return KingOfTokyoDuel::new(&state.setup).map_err(|invalid| invalid.to_string()),
            Start::Rolled(dice) => state.roll.in_hand = dice.len() as u8,
            Start::Stage(stage) => (state.stage, state.roll.in_hand) = (stage, 0),
            Start::TurnBegins => {
                (state.stage, state.roll.in_hand) = (Stage::Market, 0);
                (state.active_player, state.bought) = (Seat::FIRST.next(2), true);
                // Something to decide for the rival.
                state.seats[1].energy += 2;
            }
            Start::Hand => {}
        }
        if state.stage < Stage::Throw {
            state.roll = RollState::default();
        }
        fit_dice(state);
        let mut game = KingOfTokyoDuel::load(state).map_err(|invalid| invalid.to_string())?;
        let begun = match self.start {
            Start::Rolled(dice) if !dice.is_empty() => game.happen(&Fate::Throw(dice), log),
            Start::TurnBegins => game.play(Seat::FIRST.next(2), &Action::Finish, log),
            _ => Ok(()),
        };
        begun.map_err(|illegal| illegal.to_string())?;
        Ok(game)
    }
}

fn with_option(setup: Setup, id: &str, value: &str) -> Result<Setup, Fault> {
    let mut json = serde_json::to_value(setup).map_err(|error| error.to_string())?;
    let field = json.get_mut(id).ok_or_else(|| format!("there is no option '{id}'"))?;
    *field = value.parse::<u16>().map_or_else(|_| value.into(), Into::into);
    serde_json::from_value(json).map_err(|error| error.to_string())
}
