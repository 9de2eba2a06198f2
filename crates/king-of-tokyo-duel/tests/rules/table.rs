//! One scenario being played: what happens, and what must hold.

use std::fmt::Debug;

use engine::testkit::chapters::{Fault, Scenario};
use engine::{Game, Seat, Viewer};
use king_of_tokyo_duel::view::View;
use king_of_tokyo_duel::{Action, Card, Event, Fate, KingOfTokyoDuel, Side, State, Track};

use crate::common::{asked, legal, path, refill, taken};
use crate::notation::{WHO, action, list, number, seat, stop, symbols, token, word};
use crate::position::Position;

/// The game, and what has happened since the last claim.
pub struct Table {
    game: KingOfTokyoDuel,
    log: Vec<Event>,
}

impl Scenario for Table {
    type Position = Position;

    fn given(position: &mut Position, line: &str) -> Result<(), Fault> {
        position.given(line)
    }

    fn start(position: Position) -> Result<Self, Fault> {
        let mut log = Vec::new();
        Ok(Self { game: position.start(&mut log)?, log })
    }

    fn go_on(&mut self) {
        self.log.clear();
    }

    fn when(&mut self, line: &str) -> Result<(), Fault> {
        let (who, line) = match line.split_once(": ") {
            Some((who @ ("you" | "rival"), rest)) => (Some(seat(who)?), rest),
            _ => (None, line),
        };
        if let (Some(who), asked) = (who, asked(&self.game)) {
            same(&Some(who), &asked)?;
        }
        match line.split_once(' ') {
            Some(("thrown", dice)) => self.happen(Fate::Throw(symbols(dice)?)),
            Some(("drawn", monster)) => self.happen(Fate::Monster(word(monster)?)),
            Some(("turned", "up anything")) => {
                refill(&mut self.game, &mut self.log);
                Ok(())
            }
            Some(("turned", cards)) => {
                let cards = cards.strip_prefix("up ").ok_or("cards are 'turned up'")?;
                list(cards, ',', word)?.into_iter().try_for_each(|card| self.happen(Fate::Card(card)))
            }
            Some(("pay", card)) => self.play(Action::Buy { card: word(card.trim_start_matches("for "))? }),
            Some(("buy", card)) => self.buy(word(card)?),
            Some(("reroll", dice)) => self.reroll(dice),
            _ => self.play(action(line)?),
        }
    }

    fn then(&mut self, line: &str) -> Result<(), Fault> {
        if let Some((key, value)) = line.split_once(": ") {
            return self.claim(key, value);
        }
        let state = self.game.save();
        match line.split(' ').collect::<Vec<_>>()[..] {
            [track @ ("fame" | "destruction"), at] => same(&stop(at)?, &marker(&state, word(track)?)),
            [who @ ("you" | "rival"), "win" | "wins", "by", way] => {
                let ending = state.ending.map(|ending| (ending.winner, ending.way));
                same(&Some((Some(seat(who)?), word(way)?)), &ending)
            }
            ["undecided", "by", way] => same(&Some((None, word(way)?)), &state.ending.map(|end| (end.winner, end.way))),
            ["nobody", "has", "won"] => same(&None, &state.ending),
            ["asks", "nobody"] => same(&None, &asked(&self.game)),
            ["asks", who] => same(&Some(seat(who)?), &asked(&self.game)),
            [dice, "dice" | "die", "to", "throw"] => same(&number(dice)?, &self.view().dice_due),
            [made, "of", allowed, "rolls", "made"] => {
                same(&(number(made)?, number(allowed)?), &(state.roll.made, state.roll.allowed))
            }
            [count, "extra", "turn" | "turns"] => same(&number(count)?, &state.extra_turns),
            [_, "on", ..] => {
                let lies = state.board.tokens.contains(&token(line)?);
                if lies { Ok(()) } else { Err(format!("it does not; on the board: {:?}", state.board.tokens)) }
            }
            _ => Err(format!("'{line}' cannot be claimed")),
        }
    }
}

impl Table {
    fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    fn play(&mut self, action: Action) -> Result<(), Fault> {
        let asked = asked(&self.game).ok_or("nobody is asked")?;
        let legal = legal(&self.game);
        let played = self.game.play(asked, &action, &mut self.log);
        played.map_err(|illegal| format!("refused: {illegal}; open: {legal:?}"))
    }

    fn happen(&mut self, fate: Fate) -> Result<(), Fault> {
        self.game.happen(&fate, &mut self.log).map_err(|illegal| format!("refused: {illegal}"))
    }

    /// Buys a card with all that belongs to it; its token goes to the first free place.
    fn buy(&mut self, card: Card) -> Result<(), Fault> {
        self.play(Action::Buy { card })?;
        refill(&mut self.game, &mut self.log);
        match legal(&self.game).first() {
            Some(&place @ Action::Place { .. }) => self.play(place),
            _ => Ok(()),
        }
    }

    /// `cc: he`, `freely f: c`: marks dice, throws them, and that is what they show.
    fn reroll(&mut self, text: &str) -> Result<(), Fault> {
        let (dice, result) = text.split_once(": ").ok_or("say what the dice show then")?;
        let (dice, throw) = match dice.strip_prefix("freely ") {
            Some(dice) => (dice, Action::ThrowFree),
            None => (dice, Action::Throw),
        };
        for letter in dice.chars() {
            self.play(action(&format!("mark {letter}"))?)?;
        }
        self.play(throw)?;
        self.happen(Fate::Throw(symbols(result)?))
    }

    fn claim(&self, key: &str, value: &str) -> Result<(), Fault> {
        let state = self.game.save();
        match key.split(' ').collect::<Vec<_>>()[..] {
            ["you" | "rival"] => list(value, ',', |item| self.claim_player(&state, seat(key)?, item)).map(drop),
            [who @ ("you" | "rival"), "took"] => same(&list(value, ',', number)?, &taken(&self.log, seat(who)?)),
            [track @ ("fame" | "destruction"), "went"] => {
                same(&list(value, ',', stop)?, &path(&self.log, word(track)?))
            }
            ["stage"] => same(&word(value)?, &state.stage),
            ["turn"] => same(&seat(value)?, &state.active_player),
            ["first", "player"] => same(&seat(value)?, &state.first_player),
            ["on", "the", "table"] => same(&symbols(value)?, &state.roll.dice),
            ["used"] => same(&list(value, ',', word::<Card>)?.into_iter().collect(), &state.used),
            ["market"] => {
                let slots = [state.market.left, state.market.middle, state.market.right];
                same(&value.to_owned(), &slots.map(|card| card.map_or("-", Card::name)).join(", "))
            }
            ["discarded"] => {
                let missing = list(value, ',', word)?.into_iter().find(|&card| !state.market.discard.contains(card));
                missing.map_or(Ok(()), |card| Err(format!("{card:?} is not")))
            }
            ["can"] => {
                let legal = legal(&self.game);
                let missing = list(value, ';', action)?.into_iter().find(|action| !legal.contains(action));
                missing.map_or(Ok(()), |action| Err(format!("{action:?} is not open, only {legal:?}")))
            }
            ["cannot"] => list(value, ';', action)?.into_iter().try_for_each(|action| self.refuses(action)),
            ["choices"] => same(&list(value, ';', action)?, &legal(&self.game)),
            ["refused"] => match self.copy().when(value) {
                Ok(()) => Err("it was accepted".to_owned()),
                Err(fault) if fault.starts_with("refused") => Ok(()),
                Err(fault) => Err(fault),
            },
            ["price", "of", card] => {
                let slot = self
                    .view()
                    .market
                    .into_iter()
                    .find(|slot| slot.card.as_ref().is_some_and(|view| view.card.name() == card));
                same(&Some(number(value)?), &slot.and_then(|slot| slot.price))
            }
            ["places", "on", track] => same(&value.to_owned(), &self.places(word(track)?)),
            ["bonuses", "on", track] => same(&value.to_owned(), &self.bonuses(word(track)?)),
            [side @ ("left" | "right"), "zone", "of", track] => {
                same(&list(value, ',', stop)?, &self.zone(word(side)?, word(track)?))
            }
            ["sides"] => same(
                &value.to_owned(),
                &self.view().seats.iter().map(|seat| seat.side.name()).collect::<Vec<_>>().join(", "),
            ),
            ["shares", "of", "the", "win"] => {
                let outcome = self.game.outcome().ok_or("the game goes on")?;
                same(&list(value, ',', number)?, &outcome.places().to_vec())
            }
            ["told"] => self.claim_told(value),
            ["not", "told"] => list(value, ';', |kind| match self.log.iter().find(|event| told(event).0 == kind) {
                None => Ok(()),
                Some(event) => Err(format!("but it was: {event:?}")),
            })
            .map(drop),
            _ => Err(format!("'{key}' cannot be claimed")),
        }
    }

    fn copy(&self) -> Self {
        Self { game: self.game, log: Vec::new() }
    }

    /// Neither listed nor accepted.
    fn refuses(&self, action: Action) -> Result<(), Fault> {
        if legal(&self.game).contains(&action) {
            return Err(format!("{action:?} is open"));
        }
        let refused = asked(&self.game).is_none_or(|asked| self.copy().game.play(asked, &action, &mut ()).is_err());
        if refused { Ok(()) } else { Err(format!("{action:?} is accepted")) }
    }

    /// `5 hearts`, `scrappy`, `no scrappy`, `the-king`.
    fn claim_player(&self, state: &State, who: Seat, item: &str) -> Result<(), Fault> {
        let player = &state.seats[who.index()];
        let Some((count, what)) = item.split_once(' ') else {
            let is_monster = player.monster.is_some_and(|monster| monster.name() == item);
            return if is_monster { Ok(()) } else { same(&true, &player.cards.contains(word(item)?)) };
        };
        match what {
            "heart" | "hearts" => same(&Some(number(count)?), &player.hearts),
            "energy" => same(&number(count)?, &player.energy),
            "die token" | "die tokens" => same(&number(count)?, &player.die_tokens),
            "hit taken" | "hits taken" => same(&number(count)?, &player.hits_taken),
            "fewer dice" => same(&number(count)?, &player.fewer_dice),
            "dominate" | "dominates" => same(&number(count)?, &player.dominates),
            card => same(&("no", false), &(count, player.cards.contains(word(card)?))),
        }
    }

    /// Where the token that is being placed may lie on a track, a `t` where turned.
    fn places(&self, on: Track) -> String {
        let place = |action: Action| match action {
            Action::Place { track, space, turned, .. } if track == on => {
                Some(format!("{space}{}", if turned { "t" } else { "" }))
            }
            _ => None,
        };
        let places: Vec<_> = legal(&self.game).into_iter().filter_map(place).collect();
        if places.is_empty() { "nothing".to_owned() } else { places.join(" ") }
    }

    fn bonuses(&self, track: Track) -> String {
        let stops = self.view().tracks[track as usize].stops.clone();
        let bonus = |stop: king_of_tokyo_duel::view::StopView| {
            stop.bonus.map(|bonus| format!("{} {} at {}", bonus.amount(), bonus.name(), stop.position.floor()))
        };
        stops.into_iter().filter_map(bonus).collect::<Vec<_>>().join(", ")
    }

    fn zone(&self, side: Side, track: Track) -> Vec<king_of_tokyo_duel::Position> {
        let stops = self.view().tracks[track as usize].stops.clone();
        stops.into_iter().filter(|stop| stop.spotlight == Some(side)).map(|stop| stop.position).collect()
    }

    /// All events of the kinds that are claimed, in this order and no others.
    fn claim_told(&self, value: &str) -> Result<(), Fault> {
        let claimed = list(value, ';', |event| Ok(event.to_owned()))?;
        let all: Vec<_> = self.log.iter().map(told).collect();
        let is_claimed = |kind: &str| !kind.is_empty() && claimed.iter().any(|event| event.starts_with(kind));
        let named = all.into_iter().filter(|(kind, _)| is_claimed(kind));
        same(&claimed, &named.map(|(kind, rest)| format!("{kind}{rest}")).collect())
    }
}

/// The kind of an event and what else is said of it.
fn told(event: &Event) -> (&'static str, String) {
    let who = |seat: Seat| WHO[seat.index()];
    match *event {
        Event::Moved { track, .. } => ("moved", format!(" {}", track.name())),
        Event::Hits { seat, hits } => ("hits", format!(" {hits} on {}", who(seat))),
        Event::Took { seat, hits, .. } => ("took", format!(" {hits} by {}", who(seat))),
        Event::Penalty { .. } => ("penalty", String::new()),
        Event::Resolved { symbol, .. } => ("resolved", format!(" {}", symbol.name())),
        Event::Added { count, .. } => ("added", format!(" {count}")),
        Event::DieTokens { amount, .. } => ("die tokens", format!(" {amount}")),
        Event::FewerDice { dice, .. } => ("fewer dice", format!(" {dice}")),
        Event::Ignored { card, .. } => ("ignored", format!(" by {}", card.name())),
        Event::Stopped { .. } => ("stopped", String::new()),
        Event::Threw { .. } => ("threw", String::new()),
        Event::Reshuffled => ("reshuffled", String::new()),
        Event::Tied => ("tied", String::new()),
        _ => ("", String::new()),
    }
}

fn marker(state: &State, track: Track) -> king_of_tokyo_duel::Position {
    match track {
        Track::Fame => state.board.fame,
        Track::Destruction => state.board.destruction,
    }
}

/// Compares what a scenario claims with what is.
fn same<T: PartialEq + Debug>(claimed: &T, is: &T) -> Result<(), Fault> {
    if claimed == is { Ok(()) } else { Err(format!("claimed: {claimed:?}\n    but is: {is:?}")) }
}
