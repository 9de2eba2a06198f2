//! The checks of a state that a person wrote.

use engine::{Invalid, Seat, StartingPlayer, check};

use crate::action_row::{self, ActionRow};
use crate::bonus::FOXES_MAX;
use crate::dice::{Dice, Die, DieSet, Place};
use crate::game::{CleverCubed, Phase, ROLLS};
use crate::mark::Side;
use crate::player::{Crossing, DieUse, Marking, Player, Questions, Stage};
use crate::setup::BonusOrder;
use crate::sheet::Sheet;
use crate::state::{ActionRowState, CrossingState, DieState, PinkState, SeatState, SheetState, State};
use crate::turquoise::{self, Crosses};
use crate::{blue, brown, pink, yellow};

impl State {
    pub(crate) fn to_game(&self) -> Result<CleverCubed, Invalid> {
        self.setup.check().map_err(|invalid| invalid.inside("setup"))?;
        let players = self.setup.players;
        check(
            self.seats.len() == usize::from(players),
            "seats",
            format_args!("must have {players} entries, one for each player, got {}", self.seats.len()),
        )?;
        let mut seats = [Player::default(); Seat::COUNT_MAX];
        for (index, (player, state)) in seats.iter_mut().zip(&self.seats).enumerate() {
            *player = state.to_player().map_err(|invalid| invalid.inside(&format!("seats[{index}]")))?;
        }
        let game = CleverCubed {
            setup: self.setup,
            phase: self.phase,
            round: self.round,
            first: self.first_player,
            active: self.active_player,
            roll: self.roll,
            dice: self.to_dice()?,
            seats,
        };
        self.check_table()?;
        check_dice(&game)?;
        check_seats(&game)?;
        Ok(game)
    }

    fn to_dice(&self) -> Result<Dice, Invalid> {
        let mut dice = Dice::FRESH;
        for die in Die::ALL {
            let DieState { value, place } = *self.dice.get(die);
            let field = format!("dice.{}", die.name());
            let value_fits = value.is_none_or(|value| (1..=6).contains(&value));
            check(value_fits, format_args!("{field}.value"), "must be 1 to 6, or null before the first throw")?;
            check(
                value.is_some() || place == Place::Pool,
                &field,
                "must have a value, as it does not lie in the pool",
            )?;
            if let Some(roll) = place.roll() {
                check(dice.in_slot(roll).is_none(), format_args!("{field}.place"), "the slot already has a die")?;
            }
            dice.show(die, value.unwrap_or(0));
            dice.put(die, place);
        }
        Ok(dice)
    }

    fn check_table(&self) -> Result<(), Invalid> {
        let players = self.setup.players;
        for (field, seat) in [("firstPlayer", self.first_player), ("activePlayer", self.active_player)] {
            check(seat.number() < players, field, format_args!("must be 0 to {}, got {seat}", players - 1))?;
        }
        if let StartingPlayer::Seat(seat) = self.setup.starting_player {
            check(
                self.first_player == seat,
                "firstPlayer",
                format_args!("must be {seat}, the setup's startingPlayer"),
            )?;
        }
        let rounds = self.setup.rounds();
        if self.phase == Phase::StartingPlayer {
            let drawn = self.setup.starting_player == StartingPlayer::Random;
            check(drawn, "phase", "no starting player is drawn unless setup.startingPlayer is \"random\"")?;
            check(self.round == 0, "round", "must be 0 while the starting player is being drawn")?;
            let touched = self.seats.iter().position(|seat| *seat != SeatState::default());
            let field = format!("seats[{}]", touched.unwrap_or(0));
            check(touched.is_none(), &field, "must be empty while the starting player is being drawn")?;
            check(
                self.first_player == Seat::FIRST,
                "firstPlayer",
                "must be 0 while the starting player is being drawn",
            )?;
        } else {
            let message = format_args!("must be 1 to {rounds} with {players} players, got {}", self.round);
            check((1..=rounds).contains(&self.round), "round", message)?;
        }
        check((1..=ROLLS).contains(&self.roll), "roll", format_args!("must be 1 to {ROLLS}, got {}", self.roll))?;
        if matches!(self.phase, Phase::StartingPlayer | Phase::RoundStart) {
            check(
                self.active_player == self.first_player,
                "activePlayer",
                "must be the first player at the start of a round",
            )?;
        }
        if self.phase == Phase::PassiveThrow {
            check(players == 1, "phase", "a passive throw belongs to the solo game")?;
        }
        if matches!(self.phase, Phase::LastChance | Phase::Over) {
            check(
                self.round == rounds,
                "round",
                format_args!("must be {rounds}, the last one, at the end of the game"),
            )?;
            let last = self.active_player.next(players) == self.first_player;
            check(last, "activePlayer", "must be the last player of the round at the end of the game")?;
        }
        Ok(())
    }
}

/// Do the dice lie as they can lie in this phase?
fn check_dice(game: &CleverCubed) -> Result<(), Invalid> {
    match game.phase {
        Phase::StartingPlayer | Phase::RoundStart | Phase::PassiveThrow => {
            let fresh = game.dice == Dice::FRESH;
            check(fresh, "dice", "must all lie in the pool without a value before the first throw")?;
            check(game.roll == 1, "roll", "must be 1 before the first throw")
        }
        Phase::Throw | Phase::Roll => check_rolls(game),
        Phase::ActiveExtraDice | Phase::Passive | Phase::LastChance | Phase::Over => {
            check(game.dice.pool().is_empty(), "dice", "none can be left in the pool after the last roll")?;
            let laid_out = game.is_solo() && game.phase != Phase::ActiveExtraDice;
            if laid_out { check_solo_passive(game) } else { check_last_roll(game) }
        }
    }
}

/// In the middle of an active turn.
fn check_rolls(game: &CleverCubed) -> Result<(), Invalid> {
    let (dice, roll) = (&game.dice, game.roll);
    if game.phase == Phase::Throw && roll == 1 && *dice == Dice::FRESH {
        return Ok(());
    }
    let took = game.player(game.active).stage == Stage::Took;
    let all_thrown = Die::ALL.into_iter().all(|die| dice.value(die) != 0);
    check(all_thrown, "dice", "must all have a value after the first throw of a turn")?;
    check(took || !dice.pool().is_empty(), "dice", "must have one in the pool while there are rolls to make")?;
    check_later_slots(dice, roll + u8::from(took))?;
    let has_taken = !took || dice.in_slot(roll).is_some();
    check(has_taken, "dice", format_args!("the slot of roll {roll} must have the taken die"))?;
    let given_up = !dice.platter().is_empty();
    check(!given_up || !dice.slots().is_empty(), "dice", "none can lie on the platter before one was taken")?;
    check_sent_away(dice, roll - 1)?;
    let rerolls = &game.player(game.active).sheet.rerolls;
    let rerolled = rerolls.available() < rerolls.circled();
    if game.phase == Phase::Throw && !rerolled { check_not_thrown_again(dice, roll) } else { Ok(()) }
}

/// No slot of `roll` or a later one has a die.
fn check_later_slots(dice: &Dice, roll: u8) -> Result<(), Invalid> {
    let empty = (roll..=ROLLS).all(|later| dice.in_slot(later).is_none());
    check(empty, "dice", format_args!("no slot after roll {} can have a die", roll - 1))
}

/// A die goes to the platter when a higher one is taken, in one of the rolls up to `roll`.
fn check_sent_away(dice: &Dice, roll: u8) -> Result<(), Invalid> {
    let highest = (1..=roll).filter_map(|roll| dice.in_slot(roll)).map(|die| dice.value(die)).max().unwrap_or(0);
    let message = format!("must be less than {highest} on the platter, the highest die that sent others there");
    check_values(dice, dice.platter(), |value| value < highest, &message)
}

/// What the pool shows while it waits for the throw of `roll`, if it has not been thrown for it and is thrown again.
fn check_not_thrown_again(dice: &Dice, roll: u8) -> Result<(), Invalid> {
    if roll == 1 {
        let message = "must be null before the first throw of a turn, as no re-roll was used";
        return check_values(dice, dice.pool(), |_| false, message);
    }
    let taken = dice.in_slot(roll - 1).map_or(0, |die| dice.value(die));
    let message =
        format!("must be {taken} or more in the pool: lower dice went to the platter, and no re-roll was used");
    check_values(dice, dice.pool(), |value| value >= taken, &message)
}

/// After an active turn. It ends with the third roll, which sends all dice away, or when one that was taken leaves none.
fn check_last_roll(game: &CleverCubed) -> Result<(), Invalid> {
    let (dice, roll) = (&game.dice, game.roll);
    check_later_slots(dice, roll + 1)?;
    if roll == ROLLS {
        return Ok(());
    }
    let message = "the turn cannot have ended with a roll in which no die was taken, unless it was the third";
    check(dice.in_slot(roll).is_some(), "roll", message)?;
    check_sent_away(dice, roll)
}

/// As the throw of a solo passive turn lays the dice out. Which of equal ones are nearer, the slots do not say.
fn check_solo_passive(game: &CleverCubed) -> Result<(), Invalid> {
    let dice = &game.dice;
    check(game.roll == 1, "roll", "must be 1 in a solo passive turn")?;
    let laid_out = dice.platter().len() == 3;
    check(laid_out, "dice", "must be three on the platter and three in the slots in a solo passive turn")?;
    let lowest = dice.slots().iter().map(|die| dice.value(die)).min().unwrap_or(0);
    let message =
        format!("must be {lowest} or less on the platter, where the three lowest dice lie in a solo passive turn");
    check_values(dice, dice.platter(), |value| value <= lowest, &message)
}

/// Names the first of `these` whose value does not fit.
fn check_values(dice: &Dice, these: DieSet, fits: impl Fn(u8) -> bool, message: &str) -> Result<(), Invalid> {
    let wrong = these.iter().find(|&die| !fits(dice.value(die)));
    wrong.map_or(Ok(()), |die| Err(Invalid::new(format!("dice.{}.value", die.name()), message)))
}

/// Has every player just what they can have to do in this phase?
fn check_seats(game: &CleverCubed) -> Result<(), Invalid> {
    for seat in Seat::all(game.setup.players) {
        let player = &game.seats[seat.index()];
        let field = |name: &str| format!("seats[{seat}].{name}");
        let active = seat == game.active;
        let fits = match game.phase {
            Phase::StartingPlayer | Phase::RoundStart | Phase::Throw | Phase::PassiveThrow | Phase::Over => {
                player.stage == Stage::Idle
            }
            Phase::Roll => {
                matches!(player.stage, Stage::Roll | Stage::Took) == active && (active || player.stage == Stage::Idle)
            }
            Phase::ActiveExtraDice => player.stage == if active { Stage::ExtraDice } else { Stage::Idle },
            Phase::Passive if game.is_passive(seat) => {
                matches!(player.stage, Stage::Pick | Stage::ExtraDice | Stage::Idle)
            }
            Phase::Passive => player.stage == Stage::Idle,
            Phase::LastChance => matches!(player.stage, Stage::ExtraDice | Stage::Idle),
        };
        let (stage, phase) = (player.stage.name(), game.phase.name());
        check(
            fits,
            field("stage"),
            format_args!("this player cannot be at the stage '{stage}' in the phase '{phase}'"),
        )?;

        if let Some(marking) = player.marking {
            check_marking(game, seat, marking).map_err(|invalid| invalid.inside(&field("marking")))?;
        }
        let open = player.marking.is_some() || player.crossing.is_some() || !player.questions.is_empty();
        let may_be_open = match player.stage {
            Stage::Idle => game.phase == Phase::RoundStart,
            Stage::Roll | Stage::Pick => false,
            Stage::Took | Stage::ExtraDice => true,
        };
        let message = format_args!("nothing can be open at the stage '{stage}' of the phase '{phase}'");
        let culprit = if player.crossing.is_some() { "crossing" } else { "questions" };
        check(!open || may_be_open, field(culprit), message)?;
        let crossing_fits = player.crossing.is_none() || game.phase != Phase::RoundStart;
        check(crossing_fits, field("crossing"), "no die is in use at the start of a round")?;
        check(open || player.stage != Stage::Took, field("stage"), "a die was taken, but nothing is left to decide")?;
        let idle_window = player.stage == Stage::ExtraDice && !open && !game.has_extra_die(seat);
        check(!idle_window, field("stage"), "there is no extra die that could be used")?;
        let picking =
            player.stage == Stage::Pick || player.marking.is_some_and(|marking| marking.die_use == DieUse::Pick);
        let may_have_used = match game.phase {
            Phase::ActiveExtraDice => active,
            Phase::Passive => !picking,
            Phase::LastChance | Phase::Over => true,
            _ => false,
        };
        let message = "no extra die can have been used yet in this turn";
        check(player.extra_used.is_empty() || may_have_used, field("extraUsed"), message)?;
        if let Some(crossing) = player.crossing {
            check_crossing(game, crossing).map_err(|invalid| invalid.inside(&field("crossing")))?;
        }
        if player.crossing.is_none() {
            check_questions(game, player).map_err(|invalid| invalid.inside(&format!("seats[{seat}]")))?;
        }
    }
    check(!game.is_phase_done(), "phase", "nobody has anything to do in this phase")
}

/// Are there dice for so many turquoise crosses?
fn check_crossing(game: &CleverCubed, crossing: Crossing) -> Result<(), Invalid> {
    let showing = |dice| game.dice.showing(crossing.column, dice);
    let dice_max = showing(game.dice.slots()).max(showing(game.dice.platter()));
    let crosses = crossing.made.rows().count() as u8 + crossing.left;
    let message = format_args!("{crosses} crosses in column {} need more dice that show it", crossing.column);
    check(crosses <= 1 + dice_max, "left", message)
}

/// Could this die have been chosen, and can it be marked?
fn check_marking(game: &CleverCubed, seat: Seat, marking: Marking) -> Result<(), Invalid> {
    let player = &game.seats[seat.index()];
    let alone = player.crossing.is_none() && player.questions.is_empty();
    check(alone, "die", "crossing and questions must be empty while a die is to be marked")?;
    // Choosing a die moves the stage on, and a taken die into its slot: the check looks at the moment before.
    let (stage, mut before) = match marking.die_use {
        DieUse::Take => (Stage::Took, *game),
        DieUse::Pick | DieUse::Extra => (Stage::ExtraDice, *game),
    };
    check(
        player.stage == stage,
        "use",
        format_args!("'{}' does not go with the stage '{}'", marking.die_use.name(), player.stage.name()),
    )?;
    if marking.die_use == DieUse::Take {
        let in_slot = game.dice.in_slot(game.roll) == Some(marking.die);
        check(in_slot, "die", format_args!("the taken die must lie in the slot of roll {}", game.roll))?;
        before.dice.put(marking.die, Place::Pool);
    }
    let passive = game.phase == Phase::Passive;
    check(marking.die_use != DieUse::Pick || passive, "use", "a die is picked in a passive turn only")?;
    let plain = Marking { joker: None, ..marking };
    let without_joker = before.check_use(seat, plain);
    match before.check_use(seat, marking) {
        Err(illegal) if without_joker.is_ok() => Err(Invalid::new("joker", illegal.to_string())),
        checked => checked.map_err(|illegal| Invalid::new("die", illegal.to_string())),
    }
}

/// Question marks that cannot be used are lost as soon as they come up, so none of them can be open.
fn check_questions(game: &CleverCubed, player: &Player) -> Result<(), Invalid> {
    let tested = match game.setup.bonus_order {
        BonusOrder::Owner => player.questions.as_slice(),
        BonusOrder::FirstInFirstOut => &player.questions.as_slice()[..player.questions.as_slice().len().min(1)],
    };
    for (index, &question) in tested.iter().enumerate() {
        let usable = player.sheet.can_answer(question, &game.setup);
        check(
            usable,
            format_args!("questions[{index}]"),
            format_args!("leave it out: the {} question mark cannot be used here and would be lost", question.name()),
        )?;
    }
    Ok(())
}

impl SeatState {
    fn to_player(&self) -> Result<Player, Invalid> {
        let sheet = self.sheet.to_sheet().map_err(|invalid| invalid.inside("sheet"))?;
        let mut questions = Questions::default();
        let message = format_args!("must be {} at the most", Questions::COUNT_MAX);
        check(self.questions.len() <= Questions::COUNT_MAX, "questions", message)?;
        self.questions.iter().for_each(|&question| questions.push(question));
        let extra_used: DieSet = self.extra_used.iter().copied().collect();
        check(extra_used.len() as usize == self.extra_used.len(), "extraUsed", "each die can be named once")?;
        let crossed_out = sheet.extra_dice.circled() - sheet.extra_dice.available();
        let message = "more dice than cells crossed out in sheet.extraDice.used";
        check(extra_used.len() <= crossed_out, "extraUsed", message)?;
        let crossing = match &self.crossing {
            None => None,
            Some(crossing) => Some(crossing.to_crossing(&sheet).map_err(|invalid| invalid.inside("crossing"))?),
        };
        Ok(Player { sheet, stage: self.stage, marking: self.marking, crossing, questions, extra_used })
    }
}

impl CrossingState {
    fn to_crossing(&self, sheet: &Sheet) -> Result<Crossing, Invalid> {
        let column = self.column;
        check((1..=turquoise::COLUMNS).contains(&column), "column", format_args!("must be 1 to 6, got {column}"))?;
        let open = sheet.turquoise.open_count(column);
        let message = format_args!("must be 1 to {open}, the free cells of column {column}, got {}", self.left);
        check((1..=open).contains(&self.left), "left", message)?;
        check(!self.rows.is_empty(), "rows", "must name the rows crossed so far for this die")?;
        let mut made = Crosses::default();
        for (index, &row) in self.rows.iter().enumerate() {
            let crossed = (1..=turquoise::ROWS).contains(&row) && sheet.turquoise.is_crossed(row, column);
            check(crossed, format_args!("rows[{index}]"), format_args!("row {row} has no cross in column {column}"))?;
            let twice = self.rows[..index].contains(&row);
            check(!twice, format_args!("rows[{index}]"), format_args!("row {row} is named twice"))?;
            made.add(row, column);
        }
        Ok(Crossing { column, left: self.left, made })
    }
}

impl SheetState {
    fn to_sheet(&self) -> Result<Sheet, Invalid> {
        let mut sheet = Sheet::default();
        for_each_cross("yellow", &self.yellow, yellow::ROWS, |row, column| {
            sheet.yellow.cross(row, column);
        })?;
        for_each_cross("turquoise", &self.turquoise, turquoise::ROWS, |row, column| {
            sheet.turquoise.cross(row, column, &mut Crosses::default());
        })?;
        for (side, name, numbers) in [(Side::Left, "left", &self.blue.left), (Side::Right, "right", &self.blue.right)] {
            for (index, &number) in numbers.iter().enumerate() {
                let fits = blue::SUMS.contains(&number) && sheet.blue.fits(side, number);
                check(fits, format_args!("blue.{name}[{index}]"), format_args!("{number} does not continue the run"))?;
                sheet.blue.write(side, number);
            }
        }
        for (index, &cell) in self.brown.iter().enumerate() {
            let fits = sheet.brown.last() < cell && cell <= brown::CELLS;
            check(
                fits,
                format_args!("brown[{index}]"),
                format_args!("cells must rise from 1 to {}, got {cell}", brown::CELLS),
            )?;
            sheet.brown.cross(cell);
        }
        check(self.pink.len() <= pink::CELLS, "pink", format_args!("must be {} numbers at the most", pink::CELLS))?;
        for (index, &PinkState { number, choice }) in self.pink.iter().enumerate() {
            let fits = (1..=6).any(|value| sheet.pink.written(choice, value) == Some(number));
            check(fits, format_args!("pink[{index}]"), format_args!("no die writes {number} here under this choice"))?;
            sheet.pink.write(choice, number);
        }
        sheet.rerolls = self.rerolls.to_row().map_err(|invalid| invalid.inside("rerolls"))?;
        sheet.number_jokers = self.number_jokers.to_row().map_err(|invalid| invalid.inside("numberJokers"))?;
        sheet.extra_dice = self.extra_dice.to_row().map_err(|invalid| invalid.inside("extraDice"))?;
        check(self.foxes <= FOXES_MAX, "foxes", format_args!("must be 0 to {FOXES_MAX}, got {}", self.foxes))?;
        sheet.foxes = self.foxes;
        Ok(sheet)
    }
}

/// Checks a grid of crossed numbers and passes each cross on.
fn for_each_cross(name: &str, rows: &[Vec<u8>], count: u8, mut cross: impl FnMut(u8, u8)) -> Result<(), Invalid> {
    check(
        rows.len() == usize::from(count),
        name,
        format_args!("must have {count} rows of crossed numbers, got {}", rows.len()),
    )?;
    for (row, numbers) in (1..).zip(rows) {
        for (index, &number) in numbers.iter().enumerate() {
            let field = format!("{name}[{}][{index}]", row - 1);
            check((1..=6).contains(&number), &field, format_args!("must be 1 to 6, got {number}"))?;
            check(!numbers[..index].contains(&number), &field, format_args!("{number} is crossed twice in this row"))?;
            cross(row, number);
        }
    }
    Ok(())
}

impl ActionRowState {
    fn to_row(&self) -> Result<ActionRow, Invalid> {
        let cells = action_row::CELLS;
        check(self.circled <= cells, "circled", format_args!("must be 0 to {cells}, got {}", self.circled))?;
        let mut row = ActionRow::default();
        (0..self.circled).for_each(|_| _ = row.circle());
        for (index, &cell) in self.used.iter().enumerate() {
            let field = format!("used[{index}]");
            let circled = format_args!("must be one of the {} circled cells, got {cell}", self.circled);
            check((1..=self.circled).contains(&cell), &field, circled)?;
            check(row.is_available(cell), &field, format_args!("cell {cell} is named twice"))?;
            row.cross_out(cell);
        }
        Ok(row)
    }
}
