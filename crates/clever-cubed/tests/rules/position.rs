//! Positions: what a scenario starts from, and the same words to say what has become of it.

use clever_cubed::game::Phase;
use clever_cubed::player::Stage;
use clever_cubed::state::{ActionRowState, DiceState, DieState, PinkState, SeatState, State};
use clever_cubed::{CleverCubed, Die, Place};
use engine::testkit::chapters::Fault;
use engine::{Game, Seat, StartingPlayer};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::notation::{self, Thrown, split};

/// A position in the making. What a scenario leaves out is filled in by [`start`](Self::start).
pub struct Position {
    state: State,
    is_new_game: bool,
    given: Vec<&'static str>,
    stages: [bool; Seat::COUNT_MAX],
}

impl Default for Position {
    /// Two players, nothing marked.
    fn default() -> Self {
        let state = json!({"setup": {"players": 2}, "phase": "roll", "round": 1, "seats": [{}, {}]});
        let state = serde_json::from_value(state).expect("this is a state");
        Self { state, is_new_game: false, given: Vec::new(), stages: [false; Seat::COUNT_MAX] }
    }
}

impl Position {
    /// One line of a scenario.
    pub fn given(&mut self, text: &str) -> Result<(), Fault> {
        if let Some(rest) = text.strip_prefix("option ") {
            return self.option(rest);
        }
        let players = text.strip_prefix("a new game for ").unwrap_or(text);
        if let Some(count) = players.strip_suffix(" players").or_else(|| players.strip_suffix(" player")) {
            self.is_new_game = text != players;
            self.state.setup.players = notation::number(count)?;
            self.state.seats.resize(self.state.setup.players.into(), SeatState::default());
            return Ok(());
        }
        if let Some((seat, parts)) = seat_parts(text)? {
            let state = self.state.seats.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))?;
            for part in parts {
                self.stages[seat.index()] |= part.starts_with("stage:");
                set_seat_part(state, part)?;
            }
            return Ok(());
        }
        if let Some((place, dice)) = place(text)? {
            for (die, face) in dice {
                let lies = serde_json::to_value(place).map_err(|error| error.to_string())?;
                change(&mut self.state, &["dice", die.name()], json!({"value": face, "place": lies}))?;
            }
            return Ok(());
        }
        self.given.push(set_table_part(&mut self.state, text)?);
        Ok(())
    }

    /// `questionBlue = one-to-six`
    fn option(&mut self, text: &str) -> Result<(), Fault> {
        let (id, value) = split(text, " = ")?;
        let known = CleverCubed::INFO.options.iter().any(|option| option.id == id && option.values.contains(&value));
        if !known {
            return Err(format!("there is no option '{id}' with the value '{value}'"));
        }
        let value = value.parse::<u8>().map_or_else(|_| Value::from(value), Value::from);
        change(&mut self.state, &["setup", id], value)
    }

    /// The game in this position.
    pub fn start(mut self) -> Result<CleverCubed, Fault> {
        let game = if self.is_new_game {
            CleverCubed::new(&self.state.setup)
        } else {
            self.fill_in();
            CleverCubed::load(&self.state)
        };
        game.map_err(|invalid| format!("this position cannot be: {invalid}"))
    }

    /// Fills in what follows from the rest: who is first, the roll from the slots, the last round, what everybody has to do.
    fn fill_in(&mut self) {
        let state = &mut self.state;
        let is_given = |name| self.given.contains(&name);
        match state.setup.starting_player {
            StartingPlayer::Seat(_) if is_given("first player") => {
                state.setup.starting_player = StartingPlayer::Seat(state.first_player);
            }
            StartingPlayer::Seat(seat) => state.first_player = seat,
            StartingPlayer::Random => {}
        }
        if state.phase == Phase::Over && dice(state).iter().all(|&(_, face, _)| face.is_none()) {
            // How the dice lie says nothing any more.
            let die = |place| DieState { value: Some(1), place };
            state.dice = DiceState {
                yellow: die(Place::SlotI),
                turquoise: die(Place::SlotII),
                blue: die(Place::SlotIII),
                brown: die(Place::Platter),
                pink: die(Place::Platter),
                white: die(Place::Platter),
            };
        }
        let players = state.setup.players;
        let at_the_end = matches!(state.phase, Phase::LastChance | Phase::Over);
        if !is_given("round") && at_the_end {
            state.round = state.setup.rounds();
        }
        if !is_given("active player") {
            let last = Seat::all(players).find(|seat| seat.next(players) == state.first_player);
            state.active_player = last.filter(|_| at_the_end).unwrap_or(state.first_player);
        }
        let laid_out = players == 1 && (at_the_end || state.phase == Phase::Passive);
        let after_the_rolls = at_the_end || matches!(state.phase, Phase::ActiveExtraDice | Phase::Passive);
        let taken = dice(state).into_iter().filter_map(|(_, _, place)| place.roll()).max().unwrap_or(0);
        let has_taken = state.phase == Phase::Roll && !state.seats[state.active_player.index()].questions.is_empty();
        if !is_given("roll") {
            state.roll = match (laid_out, after_the_rolls) {
                (true, _) => 1,
                (false, true) => 3,
                (false, false) => taken + u8::from(!has_taken),
            };
        }
        for seat in Seat::all(players).filter(|seat| !self.stages[seat.index()]) {
            let (active, phase) = (seat == state.active_player, state.phase);
            let seat = &mut state.seats[seat.index()];
            let extra_dice_left = usize::from(seat.sheet.extra_dice.circled) > seat.sheet.extra_dice.used.len();
            seat.stage = match phase {
                Phase::Roll if active && seat.questions.is_empty() => Stage::Roll,
                Phase::Roll if active => Stage::Took,
                Phase::ActiveExtraDice if active => Stage::ExtraDice,
                Phase::Passive if (!active || players == 1) && seat.questions.is_empty() => Stage::Pick,
                Phase::Passive if !active || players == 1 => Stage::ExtraDice,
                Phase::LastChance if extra_dice_left => Stage::ExtraDice,
                _ => Stage::Idle,
            };
        }
    }
}

/// The dice of a state with their faces and places.
pub fn dice(state: &State) -> Vec<(Die, Option<u8>, Place)> {
    let dice = &state.dice;
    let states = [&dice.yellow, &dice.turquoise, &dice.blue, &dice.brown, &dice.pink, &dice.white];
    Die::ALL.into_iter().zip(states).map(|(die, state)| (die, state.value, state.place)).collect()
}

/// `seat 0 has yellow row I: 1 2; foxes: 1` as the seat and the parts.
pub fn seat_parts(text: &str) -> Result<Option<(Seat, impl Iterator<Item = &str>)>, Fault> {
    let Some(rest) = text.strip_prefix("seat ") else { return Ok(None) };
    let (seat, parts) = split(rest, " has ")?;
    Ok(Some((notation::seat(seat)?, parts.split(';').map(str::trim))))
}

/// `platter: white 3, blue 5` as the place and the dice.
pub fn place(text: &str) -> Result<Option<(Place, Thrown)>, Fault> {
    let Some((place, dice)) = text.split_once(':') else { return Ok(None) };
    let place = match place {
        "pool" => Place::Pool,
        "platter" => Place::Platter,
        place => match place.strip_prefix("slot ") {
            Some(slot) => Place::slot(notation::row(slot)?),
            None => return Ok(None),
        },
    };
    notation::thrown(dice).map(|dice| Some((place, dice)))
}

/// Sets `phase: …`, `round: …`, `roll: …`, `active player: …` or `first player: …` and says which it was.
pub fn set_table_part(state: &mut State, text: &str) -> Result<&'static str, Fault> {
    let (name, value) = split(text, ":")?;
    Ok(match name {
        "phase" => {
            state.phase = word(value)?;
            "phase"
        }
        "round" => {
            state.round = notation::number(value)?;
            "round"
        }
        "roll" => {
            state.roll = notation::number(value)?;
            "roll"
        }
        "active player" => {
            state.active_player = notation::seat(value)?;
            "active player"
        }
        "first player" => {
            state.first_player = notation::seat(value)?;
            "first player"
        }
        _ => return Err(format!("'{text}' says nothing about a position")),
    })
}

/// Sets one part of what a player has: `yellow row I: 1 2`, `blue left: 6 5`, `pink: bonus 2, points 12`,
/// `number jokers: 5 circled, 1 2 used`, `foxes: 2`, `questions: black, pink`, `brown full`.
pub fn set_seat_part(seat: &mut SeatState, part: &str) -> Result<(), Fault> {
    if let Some(area) = part.strip_suffix(" full") {
        return fill_area(seat, area);
    }
    let (name, value) = split(part, ":")?;
    let sheet = &mut seat.sheet;
    if let Some((area, row)) = name.split_once(" row ") {
        let rows = match area {
            "yellow" => &mut sheet.yellow,
            "turquoise" => &mut sheet.turquoise,
            _ => return Err(format!("'{area}' has no rows")),
        };
        let row = usize::from(notation::row(row)?).checked_sub(1).and_then(|index| rows.get_mut(index));
        *row.ok_or_else(|| format!("there is no {name}"))? = notation::numbers(value)?;
        return Ok(());
    }
    match name {
        "blue left" => sheet.blue.left = notation::numbers(value)?,
        "blue right" => sheet.blue.right = notation::numbers(value)?,
        "brown cells" => sheet.brown = notation::numbers(value)?,
        "pink" => sheet.pink = notation::items(value).map(pink_cell).collect::<Result<_, _>>()?,
        "re-rolls" => sheet.rerolls = action_row(value)?,
        "number jokers" => sheet.number_jokers = action_row(value)?,
        "extra dice" => sheet.extra_dice = action_row(value)?,
        "foxes" => sheet.foxes = notation::number(value)?,
        "questions" => seat.questions = notation::items(value).map(notation::question).collect::<Result<_, _>>()?,
        "dice already chosen" => seat.extra_used = notation::dice(value)?,
        "stage" => seat.stage = word(value)?,
        _ => return Err(format!("a player has no '{name}'")),
    }
    Ok(())
}

fn pink_cell(text: &str) -> Result<PinkState, Fault> {
    let (choice, number) = split(text, " ")?;
    Ok(PinkState { number: notation::number(number)?, choice: notation::pink_choice(choice)? })
}

/// `3 circled, 1 2 used`
fn action_row(text: &str) -> Result<ActionRowState, Fault> {
    let mut row = ActionRowState::default();
    for item in notation::items(text) {
        if let Some(count) = item.strip_suffix(" circled") {
            row.circled = notation::number(count)?;
        } else if let Some(cells) = item.strip_suffix(" used") {
            row.used = notation::numbers(cells)?;
        } else {
            return Err(format!("'{item}' says neither what is circled nor what is used"));
        }
    }
    Ok(row)
}

/// An area without a free cell, for scenarios that do not care how it was filled.
fn fill_area(seat: &mut SeatState, area: &str) -> Result<(), Fault> {
    let sheet = &mut seat.sheet;
    let full_rows = |rows: &mut Vec<Vec<u8>>| rows.fill((1..=6).collect());
    match area {
        "yellow" => full_rows(&mut sheet.yellow),
        "turquoise" => full_rows(&mut sheet.turquoise),
        "blue" => {
            sheet.blue.left = vec![6, 5, 4, 3, 2, 7];
            sheet.blue.right = vec![8, 9, 10, 11, 12, 7];
        }
        "brown" => sheet.brown = (1..=12).collect(),
        "pink" => sheet.pink = vec![pink_cell("bonus 1")?; 12],
        _ => return Err(format!("'{area}' is not an area")),
    }
    Ok(())
}

/// A word of the state's JSON: a phase or a stage.
fn word<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    serde_json::from_value(Value::from(text)).map_err(|error| error.to_string())
}

/// Changes one field of a state, named as in its JSON.
fn change(state: &mut State, path: &[&str], to: Value) -> Result<(), Fault> {
    let mut json = serde_json::to_value(&*state).map_err(|error| error.to_string())?;
    let mut field = &mut json;
    for name in path {
        field = &mut field[*name];
    }
    *field = to;
    *state = serde_json::from_value(json).map_err(|error| error.to_string())?;
    Ok(())
}
