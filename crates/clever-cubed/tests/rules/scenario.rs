//! One scenario: a position, what happens, and what must hold then.

use std::fmt::Debug;

use clever_cubed::view::SeatView;
use clever_cubed::{Action, Bonus, CleverCubed, Die, Event, Fate, Joker, Mark, Question, State};
use engine::testkit::chapters::{Fault, Scenario};
use engine::{Game, Illegal, Seat, Turn, Viewer};

use crate::notation::{self, split};
use crate::position::{self, Position};

/// The game, and what has happened since the last claim.
pub struct Table {
    game: CleverCubed,
    events: Vec<Event>,
}

impl Scenario for Table {
    type Position = Position;

    fn given(position: &mut Position, line: &str) -> Result<(), Fault> {
        position.given(line)
    }

    fn start(position: Position) -> Result<Self, Fault> {
        Ok(Self { game: position.start()?, events: Vec::new() })
    }

    fn go_on(&mut self) {
        self.events.clear();
    }

    fn when(&mut self, line: &str) -> Result<(), Fault> {
        self.attempt(line)?.map_err(|illegal| format!("refused: {illegal}"))
    }

    fn then(&mut self, line: &str) -> Result<(), Fault> {
        self.claim(line)
    }
}

fn legal(game: &CleverCubed, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// Compares what a scenario claims with what is.
fn same<T: PartialEq + Debug>(claimed: &T, is: &T) -> Result<(), Fault> {
    if claimed == is { Ok(()) } else { Err(format!("claimed: {claimed:?}\n    but is: {is:?}")) }
}

/// The same for lists whose order says nothing.
fn same_set<T: PartialEq + Debug>(mut claimed: Vec<T>, mut is: Vec<T>) -> Result<(), Fault> {
    claimed.sort_by_key(|item| format!("{item:?}"));
    is.sort_by_key(|item| format!("{item:?}"));
    is.dedup();
    same(&claimed, &is)
}

/// The die and the joker of an action that chooses a die.
fn chosen(action: &Action) -> Option<(Die, Option<Joker>)> {
    match *action {
        Action::Take { die, joker } | Action::Pick { die, joker } | Action::Extra { die, joker } => Some((die, joker)),
        _ => None,
    }
}

impl Table {
    /// Lets decisions or a random event happen: all of them, or nothing changes. `legal` must agree with what `play` says.
    fn attempt(&mut self, text: &str) -> Result<Result<(), Illegal>, Fault> {
        if let Some(fate) = notation::fate(text) {
            return Ok(match serde_json::from_value::<Fate>(fate?) {
                Ok(fate) => self.game.happen(&fate, &mut self.events),
                Err(_) => Err(Illegal::Rule("nothing can ever come out so")),
            });
        }
        let (seat, actions) = notation::decisions(text)?;
        let mut after = self.game;
        let mut events = Vec::new();
        for action in &actions {
            let before = after;
            let listed = legal(&after, seat).contains(action);
            let result = after.play(seat, action, &mut events);
            if listed != result.is_ok() {
                return Err(format!("legal lists {action:?}: {listed}, play says {result:?}"));
            }
            if result.is_err() {
                same(&before, &after)?;
                return Ok(result);
            }
        }
        self.game = after;
        self.events.append(&mut events);
        Ok(Ok(()))
    }

    /// Every die that `seat` may choose, with every joker, and every mark that it could make then.
    fn uses(&self, seat: Seat) -> Vec<(Die, Option<Joker>, Mark)> {
        let mut uses = Vec::new();
        for action in legal(&self.game, seat) {
            let Some((die, joker)) = chosen(&action) else { continue };
            let mut after = self.game;
            after.play(seat, &action, &mut ()).expect("a legal action is accepted");
            uses.extend(legal(&after, seat).into_iter().map(|action| match action {
                Action::Mark { mark } => (die, joker, mark),
                other => unreachable!("{other:?} instead of marking the chosen die"),
            }));
        }
        uses
    }

    fn claim(&mut self, text: &str) -> Result<(), Fault> {
        if let Some(rest) = text.strip_prefix("refused: ") {
            let before = self.game;
            return match self.attempt(rest)? {
                Err(_) => same(&before, &self.game),
                Ok(()) => Err("it was accepted".to_owned()),
            };
        }
        if let Some(rest) = text.strip_prefix("waits for: ") {
            return self.waits_for(rest);
        }
        if let Some(rest) = text.strip_prefix("outcome: ") {
            return self.outcome(rest);
        }
        if let Some((seat, parts)) = position::seat_parts(text)? {
            return parts.into_iter().try_for_each(|part| self.seat_has(seat, part));
        }
        if let Some((place, claimed)) = position::place(text)? {
            let dice = position::dice(&self.game.save()).into_iter();
            let there =
                dice.filter(|&(.., lies)| lies == place).map(|(die, face, _)| (die, face.unwrap_or(0))).collect();
            return same_set(claimed, there);
        }
        if let Some((who, what)) = text.split_once(' ')
            && let Ok(seat) = notation::seat(who)
        {
            return self.seat_can(seat, what);
        }
        let is = self.game.save();
        let mut claimed = is.clone();
        let part = position::set_table_part(&mut claimed, text)?;
        let show = |state: &State| match part {
            "phase" => format!("{:?}", state.phase),
            "round" => state.round.to_string(),
            "roll" => state.roll.to_string(),
            "active player" => state.active_player.to_string(),
            _ => state.first_player.to_string(),
        };
        same(&show(&claimed), &show(&is))
    }

    fn waits_for(&self, text: &str) -> Result<(), Fault> {
        let claimed = match text {
            "chance" if self.game.turn().is_chance() => return Ok(()),
            "nobody" => Turn::Over,
            seats => Turn::Players(notation::items(seats).map(notation::seat).collect::<Result<_, _>>()?),
        };
        same(&claimed, &self.game.turn())
    }

    /// `places 1 2, totals 180 170, won-by-total`
    fn outcome(&self, text: &str) -> Result<(), Fault> {
        let outcome = self.game.outcome().ok_or("the game is not over")?;
        for item in notation::items(text) {
            match item.split_once(' ') {
                Some(("places", places)) => same(&notation::numbers(places)?, &outcome.places().to_vec())?,
                Some(("totals", totals)) => same(&notation::numbers(totals)?, &outcome.scores().to_vec())?,
                _ => same(&item, &outcome.reason)?,
            }
        }
        Ok(())
    }

    /// A part of a player's sheet, or `yellow score: 24`, `fox points: 42`, `total: 188`, `tier: 5`, `stars: 2`.
    fn seat_has(&self, seat: Seat, part: &str) -> Result<(), Fault> {
        let state = self.game.save();
        let is = state.seats.get(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))?;
        if let Some((name, value)) = part.split_once(':') {
            let SeatView { score, rating, .. } = self.game.view(Viewer::Spectator).seats.swap_remove(seat.index());
            let figure = match name {
                "fox points" => Some(score.foxes),
                "total" => Some(score.total),
                "tier" => Some(rating.tier.into()),
                "stars" => Some(rating.stars.into()),
                name => match name.strip_suffix(" score") {
                    Some(area) => Some(score.area(notation::area(area)?)),
                    None => None,
                },
            };
            if let Some(figure) = figure {
                return same(&notation::number::<i32>(value)?, &figure);
            }
        }
        let mut claimed = is.clone();
        position::set_seat_part(&mut claimed, part)?;
        if claimed == *is { Ok(()) } else { Err(format!("'{part}' does not hold for {is:?}")) }
    }

    /// What somebody can do now, or what they earned or lost since the last claim.
    fn seat_can(&self, seat: Seat, text: &str) -> Result<(), Fault> {
        if let Some(rest) = text.strip_prefix("may not ") {
            return self.may(seat, rest, false);
        }
        if let Some(rest) = text.strip_prefix("may ") {
            return self.may(seat, rest, true);
        }
        let (claim, list) = split(text, ":")?;
        let uses = self.uses(seat);
        if let Some(rest) = claim.strip_prefix("can mark ") {
            let (die, joker) = notation::die_and_joker(rest)?;
            let with = uses.into_iter().filter(|&(used, with, _)| (used, with) == (die, joker));
            return same_set(notation::marks(list)?, with.map(|(.., mark)| mark).collect());
        }
        if let Some(rest) = claim.strip_prefix("can use jokers on ") {
            let die = notation::die(rest)?;
            let claimed = notation::items(list).map(notation::joker).collect::<Result<_, _>>()?;
            let with = uses.into_iter().filter(|&(used, ..)| used == die);
            return same_set(claimed, with.filter_map(|(_, joker, _)| joker).collect());
        }
        if let Some(rest) = claim.strip_prefix("can answer ") {
            let question = notation::question(rest)?;
            return same_set(
                notation::marks(list)?,
                self.answers(seat).filter(|(open, _)| *open == question).map(|(_, mark)| mark).collect(),
            );
        }
        match claim {
            "can use dice" => same_set(notation::dice(list)?, uses.into_iter().map(|(die, ..)| die).collect()),
            "must answer" => {
                let claimed = notation::items(list).map(notation::question).collect::<Result<_, _>>()?;
                same_set(claimed, self.answers(seat).map(|(question, _)| question).collect())
            }
            "can cross rows" => {
                let crosses = legal(&self.game, seat).into_iter().filter_map(|action| match action {
                    Action::Cross { row } => Some(row),
                    _ => None,
                });
                same_set(notation::numbers(list)?, crosses.collect())
            }
            "earned" => {
                let earned = self.events.iter().filter_map(|event| match *event {
                    Event::Earned { seat: who, bonus } if who == seat => Some(bonus),
                    _ => None,
                });
                let claimed = notation::items(list).map(notation::bonus).collect::<Result<Vec<_>, _>>()?;
                same(&claimed, &earned.collect())
            }
            "lost" => {
                let lost = self.events.iter().filter_map(|event| match *event {
                    Event::Lost { seat: who, question } if who == seat => Some(Bonus::Question(question)),
                    _ => None,
                });
                let claimed = notation::items(list).map(notation::bonus).collect::<Result<Vec<_>, _>>()?;
                same(&claimed, &lost.collect())
            }
            _ => Err(format!("'{claim}' is not a claim")),
        }
    }

    fn answers(&self, seat: Seat) -> impl Iterator<Item = (Question, Mark)> {
        legal(&self.game, seat).into_iter().filter_map(|action| match action {
            Action::Answer { question, mark } => Some((question, mark)),
            _ => None,
        })
    }

    fn may(&self, seat: Seat, what: &str, claimed: bool) -> Result<(), Fault> {
        let action = match what {
            "re-roll" => Action::Reroll,
            "forfeit" => Action::Forfeit,
            "decline" => Action::Decline,
            "stop" => Action::Stop,
            "have enough" => Action::Enough,
            _ => return Err(format!("'{what}' is not a decision without a mark")),
        };
        same(&claimed, &legal(&self.game, seat).contains(&action))
    }
}
