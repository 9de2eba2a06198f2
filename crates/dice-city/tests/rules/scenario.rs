//! One scenario: what happens at the table, and what must hold then.

use std::fmt::Debug;

use dice_city::{Action, Colour, DiceCity, Fate, Location, Space, Stage, View};
use engine::chance::Scripted;
use engine::testkit::chapters::{Fault, Scenario};
use engine::{Game, Illegal, Seat, Turn, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::notation::{items, number, resources, seat, split, throw, word, words};
use crate::position::{self, Position};

/// The game as it stands.
pub struct Table(DiceCity);

impl Scenario for Table {
    type Position = Position;

    fn given(position: &mut Position, line: &str) -> Result<(), Fault> {
        position.given(line)
    }

    fn start(position: Position) -> Result<Self, Fault> {
        position.start().map(Self)
    }

    fn when(&mut self, line: &str) -> Result<(), Fault> {
        self.attempt(line)?.map_err(|illegal| format!("refused: {illegal}"))
    }

    fn then(&mut self, line: &str) -> Result<(), Fault> {
        if let Some(rest) = line.strip_prefix("refused: ") {
            let before = self.0;
            return match self.attempt(rest)? {
                Err(_) => same(&before, &self.0),
                Ok(()) => Err("it was accepted".to_owned()),
            };
        }
        if let Some(rest) = line.strip_prefix("may: ") {
            return Self(self.0).when(rest);
        }
        if let Some(rest) = line.strip_prefix("seat ") {
            let (seat, parts) = position::seat_parts(rest)?;
            return parts.into_iter().try_for_each(|part| self.seat_has(seat, part));
        }
        let (what, value) = split(line, ": ")?;
        self.table_has(what, value)
    }
}

/// Compares what a scenario claims with what is.
fn same<T: PartialEq + Debug>(claimed: &T, is: &T) -> Result<(), Fault> {
    if claimed == is { Ok(()) } else { Err(format!("claimed: {claimed:?}\n    but is: {is:?}")) }
}

/// The same for states, of which only the fields that differ are told.
fn same_fields(claimed: &impl Serialize, is: &impl Serialize) -> Result<(), Fault> {
    let write = |state: Result<Value, serde_json::Error>| state.map_err(|error| error.to_string());
    let (claimed, is) = (write(serde_json::to_value(claimed))?, write(serde_json::to_value(is))?);
    let fields = claimed.as_object().into_iter().flatten();
    fields.map(|(name, claimed)| (name, claimed, &is[name])).try_for_each(|(name, claimed, is)| {
        if claimed == is { Ok(()) } else { Err(format!("claimed: {name} {claimed}\n    but is: {name} {is}")) }
    })
}

// ----- What happens -----

impl Table {
    /// Lets decisions or a random event happen: all of them, or nothing changes.
    fn attempt(&mut self, text: &str) -> Result<Result<(), Illegal>, Fault> {
        let before = self.0;
        let result = self.happen(text);
        if !matches!(result, Ok(Ok(()))) {
            self.0 = before;
        }
        result
    }

    fn happen(&mut self, text: &str) -> Result<Result<(), Illegal>, Fault> {
        if text == "deal" {
            while self.view().card_due {
                self.0.let_happen(&mut Scripted::new([0]), &mut ());
            }
            return Ok(Ok(()));
        }
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let fate = match first {
            "throw" => Fate::Throw(throw(rest)?),
            "draw" => Fate::StartingPlayer(seat(rest)?),
            "turn" => Fate::Card(word(rest.trim_start_matches("up "))?),
            who => return self.decide(seat(who)?, rest),
        };
        Ok(self.0.happen(&fate, &mut ()))
    }

    /// Plays an action; whether it is listed must agree with whether it is accepted.
    fn play(&mut self, who: Seat, action: Action) -> Result<Result<(), Illegal>, Fault> {
        let mut legal = Vec::new();
        self.0.legal(who, &mut legal);
        let before = self.0;
        let result = self.0.play(who, &action, &mut ());
        if legal.contains(&action) != result.is_ok() {
            return Err(format!("{action:?}: listed and accepted differ, {result:?}"));
        }
        if result.is_err() {
            same(&before, &self.0)?;
        }
        Ok(result)
    }

    fn decide(&mut self, who: Seat, text: &str) -> Result<Result<(), Illegal>, Fault> {
        if text == "ends the turn" {
            return self.end_turn(who);
        }
        for action in self.actions(who, text)? {
            let result = self.play(who, action)?;
            if result.is_err() {
                return Ok(result);
            }
        }
        Ok(Ok(()))
    }

    /// Leaves whatever steps are left.
    fn end_turn(&mut self, who: Seat) -> Result<Result<(), Illegal>, Fault> {
        let turn = self.view().turn;
        loop {
            let view = self.view();
            let action = match view.stage {
                Stage::Dice => Action::EndDice,
                Stage::Attack => Action::EndAttack,
                Stage::Build => Action::EndTurn,
                _ => return Ok(Ok(())),
            };
            let result = if view.turn == turn { self.play(who, action)? } else { Ok(()) };
            if result.is_err() || view.turn != turn {
                return Ok(result);
            }
        }
    }

    /// The small decisions that a line stands for.
    fn actions(&self, who: Seat, text: &str) -> Result<Vec<Action>, Fault> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let space = || word::<Space>(rest);
        Ok(vec![match verb {
            "takes" => Action::Take { die: word(rest)? },
            "uses" => {
                let die = word(rest)?;
                return Ok(vec![Action::Take { die }, Action::Use { location: self.under(who, die)? }]);
            }
            "spends" => return self.spendings(who, rest),
            "discards" => return self.discards(rest),
            "copies" => Action::Copy { space: space()?, location: self.top(who, space()?)? },
            "pays" => {
                let (amount, resource) = split(rest, " ")?;
                Action::Pay { resource: word(resource)?, amount: number(amount)? }
            }
            "receives" => Action::Receive { resource: word(rest)? },
            "moves" => {
                let (die, to) = split(rest, " to ")?;
                Action::Move { die: word(die)?, to: number(to)? }
            }
            "includes" => Action::Include { die: word(rest)? },
            "rolls" => Action::Roll,
            "places" => Action::Place { space: space()? },
            "trades" => match rest {
                "for strength" => Action::TradeForStrength,
                "for a reroll" => Action::TradeForReroll,
                _ => Action::TradeForResource { resource: word(rest.trim_start_matches("for "))? },
            },
            "rerolls" => {
                let (die, whose) = split(rest, " of ")?;
                Action::Reroll { seat: seat(whose)?, die: word(die)? }
            }
            "beats" => Action::Beat { bandits: serde_json::from_str(rest).map_err(|error| error.to_string())? },
            "attacks" => {
                let (space, whose) = split(rest, " of ")?;
                let (space, whose) = (word(space)?, seat(whose)?);
                Action::Attack { seat: whose, space, location: self.top(whose, space)? }
            }
            "raids" => {
                let (resource, whose) = split(rest, " of ")?;
                Action::Raid { seat: seat(whose)?, resource: word(resource)? }
            }
            "builds" => {
                let (card, space) = split(rest, " on ")?;
                return Ok(vec![self.build(word(card)?), Action::Place { space: word(space)? }]);
            }
            "adds" if rest == "nothing" => Action::NoExtra,
            "adds" => Action::Extra { resource: word(rest)? },
            "exports" => Action::Export { ship: serde_json::from_str(rest).map_err(|error| error.to_string())? },
            _ => match text {
                "ends dice" => Action::EndDice,
                "ends attack" => Action::EndAttack,
                "ends building" => Action::EndTurn,
                "declares the end" => Action::Declare,
                "plays on" => Action::PlayOn,
                _ => return Err(format!("'{text}' is no decision")),
            },
        }])
    }

    /// `white to shift red to 2`
    fn spendings(&self, who: Seat, text: &str) -> Result<Vec<Action>, Fault> {
        let (die, purpose) =
            text.split_once(" to ").or_else(|| text.split_once(' ')).ok_or("a die is spent to do something")?;
        let at = |space: &str| {
            let space = word(space)?;
            self.top(who, space).map(|location| (space, location))
        };
        let spending = match purpose.split_once(' ').unwrap_or((purpose, "")) {
            ("shift", rest) => {
                let (other, to) = split(rest, " to ")?;
                Action::Shift { die: word(other)?, to: number(to)? }
            }
            ("reactivate", rest) => at(rest).map(|(space, location)| Action::Reactivate { space, location })?,
            ("deactivate", rest) => at(rest).map(|(space, location)| Action::Deactivate { space, location })?,
            ("refresh", "") => Action::Refresh,
            ("pass", "") => Action::Pass,
            ("for", "nothing") => Action::Forgo,
            _ => return Err(format!("a die is not spent to {purpose}")),
        };
        Ok(vec![Action::Take { die: word(die)? }, spending])
    }

    /// `slots 1, 4, 7, 8`
    fn discards(&self, text: &str) -> Result<Vec<Action>, Fault> {
        let display = self.view().display;
        items(text.trim_start_matches("slots ").trim_start_matches("slot "))
            .map(|slot| {
                let slot = number::<u8>(slot)? - 1;
                let card = display.get(usize::from(slot)).and_then(|slot| slot.card).ok_or("there is no card")?;
                Ok(Action::Discard { slot, card: card.card })
            })
            .collect()
    }

    /// From the first slot with this card, or from its basic deck.
    fn build(&self, card: Location) -> Action {
        let slot = self.view().display.into_iter().find(|slot| slot.card.is_some_and(|shown| shown.card == card));
        Action::Build { card, slot: slot.map(|slot| slot.slot) }
    }

    fn top(&self, whose: Seat, space: Space) -> Result<Location, Fault> {
        let seats = self.view().seats;
        let city = &seats.get(whose.index()).ok_or_else(|| format!("there is no seat {whose}"))?.city;
        Ok(city[space.index()].location)
    }

    fn under(&self, whose: Seat, die: Colour) -> Result<Location, Fault> {
        let column = self.view().seats[whose.index()].dice.face(die).ok_or("the die was not thrown yet")?;
        self.top(whose, Space::new(die, column).ok_or("a die has six faces")?)
    }
}

// ----- What must hold -----

impl Table {
    /// What the active player sees.
    fn view(&self) -> View {
        self.0.view(Viewer::Seat(self.0.save().active_player))
    }

    /// A part of what a player has, or `total 41`, `city worth 22`, `red-1 worth 3`, `red-1 defence 4`.
    fn seat_has(&self, seat: Seat, part: &str) -> Result<(), Fault> {
        let state = self.0.save();
        let is = state.seats.get(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))?;
        let own = self.0.view(Viewer::Seat(seat)).seats.swap_remove(seat.index());
        let heap = || own.heap.ok_or("one's own heap is hidden");
        if let Some(total) = part.strip_prefix("total ") {
            return same(&number(total)?, &heap()?.total);
        }
        if let Some((what, worth)) = part.split_once(" worth ") {
            let points = match what {
                "city" => own.city_points,
                "tokens" => heap()?.score.vp_tokens,
                "bandits" => heap()?.score.bandits,
                "ships" => heap()?.score.ships,
                space => own.city[word::<Space>(space)?.index()].points,
            };
            return same(&number(worth)?, &points);
        }
        if let Some((space, defence)) = part.split_once(" defence ") {
            let claimed = if defence == "none" { None } else { Some(number(defence)?) };
            return same(&claimed, &own.city[word::<Space>(space)?.index()].defence);
        }
        let mut claimed = is.clone();
        position::set_seat_part(&mut claimed, part)?;
        same_fields(&claimed, is)
    }

    fn table_has(&self, what: &str, value: &str) -> Result<(), Fault> {
        let view = self.view();
        if let Some(card) = what.strip_prefix("deck of ") {
            let deck = view.basic_decks.iter().find(|deck| deck.card.card.name() == card).ok_or("no such deck")?;
            return same(&number(value)?, &deck.left);
        }
        if let Some(card) = what.strip_prefix("discarded ") {
            let pile = view.discard.iter().find(|counted| counted.card.name() == card);
            return same(&number(value)?, &pile.map_or(0, |counted| counted.count));
        }
        if let Some(seat_of) = what.strip_suffix(" can copy") {
            let mut claimed: Vec<Space> = words(value)?;
            claimed.sort();
            return same(&claimed, &self.copies(seat(seat_of)?));
        }
        if let Some(viewer) = what.strip_suffix(" sees heaps of") {
            let viewer = if viewer == "anybody" { Viewer::Spectator } else { Viewer::Seat(seat(viewer)?) };
            let seen = self.0.view(viewer).seats.into_iter().filter(|owner| owner.heap.is_some());
            let claimed = items(value).map(seat).collect::<Result<Vec<_>, _>>()?;
            return same(&claimed, &seen.map(|owner| owner.seat).collect());
        }
        match what {
            "waits for" => self.waits_for(value),
            "deck" => same(&number(value)?, &view.deck_left),
            "cards on display" => {
                same(&number(value)?, &view.display.iter().filter(|slot| slot.card.is_some()).count())
            }
            "slots" => same(&number(value)?, &view.display.len()),
            "bandits left" => same(&numbers(value)?, &view.bandits.iter().map(|deck| u16::from(deck.left)).collect()),
            "bandits cost" => same(&numbers(value)?, &view.bandits.iter().map(|deck| deck.price).collect()),
            "ships left" => same(&numbers(value)?, &view.ships.iter().map(|deck| u16::from(deck.left)).collect()),
            "choices" => same(&number(value)?, &view.choices.len()),
            "resources" => same(&resources(value)?, &view.seats[view.active_player.index()].stock),
            "outcome" => self.outcome(value),
            _ => {
                let is = self.0.save();
                let mut claimed = is.clone();
                position::set_table_part(&mut claimed, what, value)?;
                same_fields(&claimed, &is)
            }
        }
    }

    fn copies(&self, who: Seat) -> Vec<Space> {
        let mut legal = Vec::new();
        self.0.legal(who, &mut legal);
        let mut spaces: Vec<_> = legal
            .into_iter()
            .filter_map(|action| match action {
                Action::Copy { space, .. } => Some(space),
                _ => None,
            })
            .collect();
        spaces.sort();
        spaces
    }

    /// `0`, `nobody`, `a card`, `a draw`, or `dice red, blue of 1`.
    fn waits_for(&self, text: &str) -> Result<(), Fault> {
        let view = self.view();
        let is = match (self.0.turn(), &view.dice_due) {
            (Turn::Over, _) => "nobody".to_owned(),
            (Turn::Players(seats), _) => seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", "),
            (_, Some(due)) => {
                let dice: Vec<_> = due.dice.iter().map(Colour::name).collect();
                format!("dice {} of {}", if dice.len() == 5 { "all".to_owned() } else { dice.join(", ") }, due.seat)
            }
            _ if view.card_due => "a card".to_owned(),
            _ => "a draw".to_owned(),
        };
        same(&text, &is.as_str())
    }

    /// `places 1 2, points 41 30, ended-by-rows`
    fn outcome(&self, text: &str) -> Result<(), Fault> {
        let outcome = self.0.outcome().ok_or("the game is not over")?;
        items(text).try_for_each(|item| match item.split_once(' ') {
            Some(("places", places)) => {
                same(&numbers(places)?, &outcome.places().iter().map(|&place| u16::from(place)).collect())
            }
            Some(("points", points)) => {
                same(&numbers(points)?, &outcome.scores().iter().map(|&score| score as u16).collect())
            }
            _ => same(&item, &outcome.reason),
        })
    }
}

fn numbers(text: &str) -> Result<Vec<u16>, Fault> {
    text.split(' ').map(number).collect()
}
