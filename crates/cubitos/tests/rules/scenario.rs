//! The lines of a scenario.
//!
//! Unless it says otherwise, two players run race 1 in its third round: seat 1 holds the first-player die and has passed, seat
//! 0 decides between using, pushing and passing, and nobody has any dice but those that are given. Dice are written as in
//! `white, light-grey*3, borrowed-red`; active ones with what they show, as in `white:symbol, red:power*2`. What is decided is
//! written in the words of its action: `0 choose draw white`.

use std::fmt::Display;
use std::str::FromStr;

use cubitos::setup::{Cards, Laps, RoundLimit, SetChoice, TrackChoice};
use cubitos::state::{ActiveText, DiceText, PlayerState, PositionText};
use cubitos::view::PlayerView;
use cubitos::{CardId, Cubitos, Die, Fate, Phase, RaceSetId, Setup, Stage, Tables, Task};
use engine::testkit::chapters::{Fault, Scenario};
use engine::{Game, Seat, StartingPlayer, Turn, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::table::{Play, Table, cell, table};

/// A position in the making.
pub struct Position {
    table: Table,
    is_new: bool,
}

impl Default for Position {
    fn default() -> Self {
        Self { table: table(Setup::default()), is_new: false }
    }
}

/// A race being played.
pub struct Race(Play);

fn read<T: DeserializeOwned>(word: &str) -> Result<T, Fault> {
    serde_json::from_value(word.trim().into()).map_err(|error| error.to_string())
}

fn number<T: FromStr>(word: &str) -> Result<T, Fault> {
    word.trim().parse().map_err(|_| format!("'{word}' is not a number"))
}

fn seat(word: &str) -> Result<Seat, Fault> {
    Seat::new(number(word)?).ok_or_else(|| format!("there is no seat {word}"))
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|word| !word.is_empty() && *word != "nothing" && *word != "nobody")
}

/// A die, or a side of one, with how many there are.
fn counted(word: &str) -> Result<(&str, u8), Fault> {
    match word.split_once('*') {
        Some((name, count)) => Ok((name, number(count)?)),
        None => Ok((word, 1)),
    }
}

fn dice(text: &str) -> Result<DiceText, Fault> {
    list(text).map(counted).map(|entry| entry.and_then(|(name, count)| Ok((read(name)?, count)))).collect()
}

/// `white:symbol`, or with its parts 0 and 1 spent `white:symbol:01`.
fn active(text: &str) -> Result<Vec<ActiveText>, Fault> {
    let entry = |word| {
        let (text, count) = counted(word)?;
        let mut words = text.split(':');
        let die = read(words.next().unwrap_or_default())?;
        let side = read(words.next().ok_or_else(|| format!("'{text}' shows no side"))?)?;
        let spent = words.next().unwrap_or_default().bytes().map(|digit| digit - b'0').collect();
        Ok(ActiveText { die, side, spent, count })
    };
    list(text).map(entry).collect()
}

fn claim<T: PartialEq + Display + Copy>(said: T, is: T) -> Result<(), Fault> {
    if said == is { Ok(()) } else { Err(format!("it is {is}")) }
}

fn claim_json<T: PartialEq + Serialize>(said: &T, is: &T) -> Result<(), Fault> {
    if said == is { Ok(()) } else { Err(format!("it is {}", serde_json::to_string(is).unwrap_or_default())) }
}

fn claim_that(holds: bool) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err("it is not so".to_owned()) }
}

// ----- Given -----

impl Position {
    fn setup(&mut self) -> &mut Setup {
        &mut self.table.0.setup.0
    }

    /// The cards of race 1, but these in the places of their colours'.
    fn cards(&mut self, names: &str) -> Result<(), Fault> {
        if names == "random" {
            self.setup().cards = Cards::Random;
            return Ok(());
        }
        let mut cards = Tables::standard().race_set(self.setup().set.0).cards;
        for name in list(names) {
            let card = CardId::named(name).ok_or_else(|| format!("no card is called {name}"))?;
            cards[card.colour().index()] = card;
        }
        self.setup().cards = Cards::These(cards);
        Ok(())
    }

    fn table_line(&mut self, key: &str, rest: &str) -> Result<(), Fault> {
        match key {
            "race" => self.setup().set = SetChoice(RaceSetId::named(rest).ok_or("there is no such set")?),
            "cards" => self.cards(rest)?,
            "track" => self.setup().track = TrackChoice::try_from(rest.to_owned())?,
            "laps" => self.setup().laps = Laps(Some(number(rest)?)),
            "round-limit" => self.setup().round_limit = RoundLimit(number(rest)?),
            "players" => {
                self.setup().players = number(rest)?;
                let empty = PlayerState { draw: DiceText::new(), limit: 9, ..PlayerState::default() };
                self.table.0.players.resize(number(rest)?, empty);
            }
            "new" if rest == "race" => self.is_new = true,
            "first-player" => self.setup().first_player = StartingPlayer::Seat(seat(rest)?),
            "extra" if rest == "round" => self.table.0.extra_round = true,
            "holder" => self.table.0.holder = seat(rest)?,
            "phase" => self.phase(read(rest)?),
            "swords" => self.table.0.swords = list(rest).map(number).collect::<Result<_, _>>()?,
            "open" => self.table.0.comparison_open = list(rest).map(seat).collect::<Result<_, _>>()?,
            _ => return Err(format!("'{key}' is not a part of a position")),
        }
        Ok(())
    }

    /// Seat 0 is in this phase, everybody else has done with it.
    fn phase(&mut self, phase: Phase) {
        let state = &mut self.table.0;
        state.phase = phase;
        state.mover = (phase == Phase::Run).then_some(Seat::FIRST);
        state.players[0].stage = match phase {
            Phase::Run => Stage::Move,
            Phase::Abilities | Phase::Comparison => Stage::Abilities,
            _ => Stage::Decide,
        };
        if matches!(phase, Phase::Comparison | Phase::Run) {
            state.swords = vec![0; state.players.len()];
        }
    }

    fn player_line(&mut self, number_of_seat: usize, key: &str, rest: &str) -> Result<(), Fault> {
        let player = self.table.0.players.get_mut(number_of_seat).ok_or("there is no such seat")?;
        match key {
            "draw:" => player.draw.extend(dice(rest)?),
            "roll:" => player.roll.extend(dice(rest)?),
            "discard:" => player.discard.extend(dice(rest)?),
            "active:" => player.active.extend(active(rest)?),
            "at" if rest == "risk" => player.at_risk = true,
            "at" => player.cell = cell(rest),
            "leg" => player.leg = number(rest)?,
            "began" => player.began = Some(PositionText { cell: cell(rest), leg: player.leg }),
            "limit" => player.limit = number(rest)?,
            "stage" => player.stage = read(rest)?,
            "draws" if rest == "freely" => player.draws_all = true,
            "exempts" => player.exempt = list(rest).map(read).collect::<Result<_, _>>()?,
            "has" => {
                for amount in list(rest) {
                    let (count, what) = amount.split_once(' ').ok_or("amounts are written as '3 coins'")?;
                    match what {
                        "coins" => player.coins = number(count)?,
                        "credits" => player.credits = number(count)?,
                        "feet" => player.feet = number(count)?,
                        "water-feet" => player.water_feet = number(count)?,
                        "fans" => player.fans = number(count)?,
                        "hand-tokens" => player.hand_tokens = number(count)?,
                        _ => return Err(format!("nobody has {what}")),
                    }
                }
            }
            _ => return Err(format!("'{key}' says nothing about a player")),
        }
        Ok(())
    }

    /// The first-player die lies in the holder's discard zone, unless the position says where.
    fn place_first_player_die(&mut self) -> Result<(), Fault> {
        let die: cubitos::state::DieKey = read(Die::FirstPlayer.name())?;
        let holder = self.table.0.holder.index();
        for (number, player) in self.table.0.players.iter_mut().enumerate() {
            let is_active = player.active.iter().any(|sort| sort.die == die);
            let is_there = player.draw.contains_key(&die) || player.roll.contains_key(&die) || is_active;
            player.discard.remove(&die);
            if number == holder && !is_there {
                player.discard.insert(die, 1);
            }
        }
        Ok(())
    }
}

impl Scenario for Race {
    type Position = Position;

    fn given(position: &mut Position, line: &str) -> Result<(), Fault> {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key.parse() {
            Ok(number) => {
                let (key, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                position.player_line(number, key, rest.trim())
            }
            Err(_) => position.table_line(key, rest.trim()),
        }
    }

    fn start(mut position: Position) -> Result<Self, Fault> {
        let log = Vec::new();
        if position.is_new {
            let game = Cubitos::new(&position.table.0.setup.0).map_err(|invalid| invalid.to_string())?;
            return Ok(Self(Play { game, log }));
        }
        position.place_first_player_die()?;
        // Who has the most follows from the swords and the card: the game knows.
        let mut fault = None;
        let players = position.table.0.players.len() as u8;
        for most in std::iter::once(None).chain(Seat::all(players).map(Some)) {
            position.table.0.most = most;
            match Cubitos::load(&position.table.0) {
                Ok(game) => return Ok(Self(Play { game, log })),
                Err(invalid) if invalid.field != "most" => fault = Some(invalid.to_string()),
                Err(_) => {}
            }
        }
        Err(fault.unwrap_or_default())
    }

    fn when(&mut self, line: &str) -> Result<(), Fault> {
        let (who, what) = line.split_once(' ').ok_or("say who does what")?;
        match (who, what) {
            ("first-player", number) => self.happen(&Fate::FirstPlayer(seat(number)?)),
            ("card", name) => self.happen(&Fate::Card(CardId::named(name).ok_or("there is no such card")?)),
            (number, what) => {
                let seat = seat(number)?.index();
                match what.strip_prefix("rolls ") {
                    Some(hits) => self.roll(seat, hits),
                    None => self.act(seat, what),
                }
            }
        }
    }

    fn then(&mut self, line: &str) -> Result<(), Fault> {
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        match key.parse() {
            Ok(number) => {
                let (key, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                self.claim_of_player(number, key, rest.trim())
            }
            Err(_) => self.claim_of_table(key, rest.trim()),
        }
    }
}

// ----- When -----

impl Race {
    fn happen(&mut self, fate: &Fate) -> Result<(), Fault> {
        self.0.game.happen(fate, &mut self.0.log).map_err(|illegal| illegal.to_string())
    }

    /// The dice that are not named miss.
    fn roll(&mut self, seat: usize, hits: &str) -> Result<(), Fault> {
        match self.0.game.turn() {
            Turn::Chance(Some(roller)) if roller.index() == seat => {
                let hits: Vec<_> = list(hits).collect();
                self.0.rolls(&hits.join(" "));
                Ok(())
            }
            turn => Err(format!("seat {seat} does not roll; the turn is {turn:?}")),
        }
    }

    /// Several times in a row if there is a count at the end, as in `draw white *6`.
    fn act(&mut self, seat: usize, words: &str) -> Result<(), Fault> {
        let (words, times) = words.split_once(" *").unwrap_or((words, "1"));
        for _ in 0..number::<u8>(times)? {
            if !self.0.seat_can(seat, words) {
                return Err(format!("seat {seat} can only {}", self.legal(seat)));
            }
            self.0.seat_act(seat, words);
        }
        Ok(())
    }

    fn legal(&self, seat: usize) -> String {
        serde_json::to_string(&self.0.legal_for(seat)).unwrap_or_default()
    }

    // ----- Then -----

    fn view_of(&self, seat: usize) -> Result<PlayerView, Fault> {
        let players = self.0.game.view(Viewer::Spectator).players;
        players.into_iter().nth(seat).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn claim_of_player(&self, seat: usize, key: &str, rest: &str) -> Result<(), Fault> {
        let player = self.view_of(seat)?;
        match key {
            "can" | "cannot" if self.0.seat_can(seat, rest) == (key == "can") => Ok(()),
            "can" | "cannot" => Err(format!("seat {seat} can {}", self.legal(seat))),
            "draw:" => claim_json(&dice(rest)?, &player.draw),
            "roll:" => claim_json(&dice(rest)?, &player.roll),
            "discard:" => claim_json(&dice(rest)?, &player.discard),
            "hand:" => claim_json(&dice(rest)?, &player.hand),
            "active:" => {
                let sorted = |mut dice: Vec<ActiveText>| {
                    dice.iter_mut().for_each(|sort| sort.spent.clear());
                    dice.sort_by_key(|sort| (sort.die, sort.side, sort.count));
                    dice
                };
                claim_json(&sorted(active(rest)?), &sorted(player.active))
            }
            "has" => list(rest).try_for_each(|amount| claim_amount(&player, amount)),
            "at" if rest == "risk" => claim_that(player.at_risk),
            "at" => claim(rest, &player.cell.to_string()),
            "leg" => claim(number(rest)?, player.leg),
            "stage" => claim(rest, player.stage.name()),
            "limit" => claim(number(rest)?, player.limit),
            "next-limit" => claim(number(rest)?, player.next_limit),
            "lines-behind" => claim(number(rest)?, player.red_lines_behind),
            "distance" => claim(number(rest)?, player.distance),
            "steps-left" => claim(number(rest)?, player.steps_left),
            "lost" if rest == "the dice" => claim_that(player.busted),
            "safe" => claim_that(!player.busted && !player.at_risk),
            "chooses" => claim_that(player.task != Task::None),
            "rolls" => claim_that(self.0.game.turn() == Turn::Chance(Seat::new(seat as u8))),
            _ => Err(format!("'{key}' says nothing about a player")),
        }
    }

    fn claim_of_table(&self, key: &str, rest: &str) -> Result<(), Fault> {
        let view = self.0.game.view(Viewer::Spectator);
        match key {
            "phase" => claim(rest, view.phase.name()),
            "round" => claim(number(rest)?, view.round),
            "holder" => claim(seat(rest)?, view.holder),
            "extra" if rest == "round" => claim_that(view.extra_round),
            "most" if rest == "nobody" => claim_that(view.most_swords.is_none()),
            "most" => claim_json(&Some(seat(rest)?), &view.most_swords),
            "nobody" if rest == "rolls" => claim_that(!self.0.is_rolling()),
            "waits-for" => claim_json(&list(rest).map(seat).collect::<Result<_, _>>()?, &view.waiting_for),
            "supply" => list(rest).try_for_each(|word| {
                let (die, count) = counted(word)?;
                claim(count, view.supply.get(&read(die)?).copied().unwrap_or(0))
            }),
            "cost" => {
                let (card, cost) = rest.split_once(' ').ok_or("say which card and what it costs")?;
                let card =
                    view.cards.iter().find(|known| known.card.name() == card).ok_or("the race has no such card")?;
                claim(number(cost)?, card.cost)
            }
            "legs" => claim(rest, &view.legs.join(", ")),
            "places" => {
                let outcome = view.outcome.ok_or("the race is not over")?;
                claim_json(&list(rest).map(number::<u8>).collect::<Result<Vec<_>, _>>()?, &outcome.places().to_vec())
            }
            "scores" => {
                let outcome = view.outcome.ok_or("the race is not over")?;
                claim_json(&list(rest).map(number::<i32>).collect::<Result<Vec<_>, _>>()?, &outcome.scores().to_vec())
            }
            "ended" => claim(rest, view.outcome.ok_or("the race is not over")?.reason),
            _ => Err(format!("'{key}' says nothing about the table")),
        }
    }
}

fn claim_amount(player: &PlayerView, amount: &str) -> Result<(), Fault> {
    let (count, what) = amount.split_once(' ').ok_or("amounts are written as '3 coins'")?;
    let is = match what {
        "coins" => player.coins,
        "credits" => player.credits,
        "feet" => player.feet,
        "water-feet" => player.water_feet,
        "fans" => player.fans.into(),
        "hand-tokens" => player.hand_tokens.into(),
        "swords" => player.swords.into(),
        _ => return Err(format!("nobody has {what}")),
    };
    let said: u16 = number(count)?;
    if said == is { Ok(()) } else { Err(format!("it is {is} {what}")) }
}
