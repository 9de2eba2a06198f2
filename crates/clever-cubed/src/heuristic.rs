//! The judgement of positions: points on the sheet, what the symbols are worth, and what the rolls and
//! dice still to come will bring. It counts in hundredths of a point.

use engine::{Buffers, Game, Heuristic, Outlook, Seat};

use crate::action::Action;
use crate::bonus::{Bonus, Question};
use crate::game::{CleverCubed, Phase, ROLLS};
use crate::last_turn;
use crate::mark::{Mark, Side};
use crate::player::{DieUse, Player, Stage};
use crate::sheet::Sheet;
use crate::turquoise::Crosses;
use crate::weighing::Memory;
use crate::weights::{self, Weights};
use crate::{action_row, blue, brown, pink, turquoise, yellow};

impl Weights {
    pub(crate) fn bonus(&self, bonus: Bonus, lowest: i32, left: i32) -> i32 {
        let fading = |worth: i32| {
            let marks = self.fading_marks.max(1);
            worth * (left + self.fading_end).min(marks) / marks
        };
        match bonus {
            Bonus::Reroll => fading(self.reroll),
            Bonus::NumberJoker => fading(self.number_joker),
            Bonus::ExtraDie => self.extra_die,
            Bonus::Fox => lowest,
            Bonus::Question(question) => self.question(question),
        }
    }

    fn question(&self, question: Question) -> i32 {
        self.question[question as usize]
    }

    /// What `rolls` more rolls bring, the first of them with `pool` dice.
    pub(crate) fn rolls(&self, rolls: u8, pool: u32) -> i32 {
        let one = |pool: u32| self.roll[pool as usize];
        match rolls {
            0 => 0,
            1 => one(pool),
            2 => one(pool) + one(pool.saturating_sub(1)) * self.later_roll / 100,
            _ => {
                let later = one(pool.saturating_sub(1)) + one(pool.saturating_sub(2)) * self.later_roll / 100;
                one(pool) + later * self.later_roll / 100
            }
        }
    }

    /// How much the lowest area will grow with `left` more marks to come.
    pub(crate) fn growth(&self, left: i32) -> i32 {
        self.lowest_growth * left / 24
    }

    /// What a sheet is worth with about `left` more marks to come.
    fn sheet(&self, sheet: &Sheet, left: i32) -> i32 {
        let score = sheet.score();
        let areas = [score.yellow, score.turquoise, score.blue, score.brown, score.pink];
        let lowest = areas.iter().min().unwrap_or(&0) * 100 + self.growth(left);
        let worth = |bonus: Bonus| self.bonus(bonus, lowest, left);
        let mut total = areas.iter().sum::<i32>() * 100 + i32::from(sheet.foxes) * lowest;
        for (row, bonus, end) in [
            (&sheet.rerolls, Bonus::Reroll, action_row::REROLL_END),
            (&sheet.number_jokers, Bonus::NumberJoker, action_row::NUMBER_JOKER_END),
            (&sheet.extra_dice, Bonus::ExtraDie, action_row::EXTRA_DIE_END),
        ] {
            total += i32::from(row.available()) * worth(bonus);
            let circled = i32::from(row.circled());
            if row.circled() < action_row::CELLS {
                total += worth(end) * self.row_end / 100 * circled * circled / 49;
            }
        }
        if left == 0 {
            return total;
        }
        let progress = self.yellow_progress(sheet, &worth)
            + self.turquoise_progress(sheet, &worth)
            + self.blue_progress(sheet, &worth)
            + self.brown_progress(sheet, &worth)
            + self.pink_progress(sheet, &worth);
        let marks = self.progress_marks.max(1);
        total + progress * left.min(marks) / marks
    }

    fn yellow_progress(&self, sheet: &Sheet, worth: &impl Fn(Bonus) -> i32) -> i32 {
        let mut total = 0;
        for column in 1..=yellow::COLUMNS {
            let crossed = [1, 2, 3].map(|row| sheet.yellow.is_crossed(row, column));
            for gap in 0..2 {
                if crossed[gap] != crossed[gap + 1] {
                    total += worth(yellow::GAPS[gap][usize::from(column) - 1]) * self.yellow_half_way / 100;
                }
            }
        }
        let rows = (1..=yellow::ROWS).map(|row| (sheet.yellow.crosses_in_row(row) as i32).pow(2)).sum::<i32>();
        total + rows * self.yellow_row
    }

    fn turquoise_progress(&self, sheet: &Sheet, worth: &impl Fn(Bonus) -> i32) -> i32 {
        let part = |tinted: i32, crossed: i32, bonus: Bonus| {
            if crossed == tinted {
                0
            } else {
                worth(bonus) * self.turquoise_half_way / 100 * crossed * crossed / (tinted * tinted)
            }
        };
        let crossed = |row, column| turquoise::is_tinted(row, column) && sheet.turquoise.is_crossed(row, column);
        let mut total = 0;
        for row in 1..=turquoise::ROWS {
            if let Some(bonus) = turquoise::ROW_BONUSES[usize::from(row) - 1] {
                let count = (1..=turquoise::COLUMNS).filter(|&column| crossed(row, column)).count();
                total += part(turquoise::TINTED_PER_ROW[usize::from(row) - 1].into(), count as i32, bonus);
            }
        }
        for column in 1..=turquoise::COLUMNS {
            let tinted = (1..=turquoise::ROWS).filter(|&row| turquoise::is_tinted(row, column)).count();
            let count = (1..=turquoise::ROWS).filter(|&row| crossed(row, column)).count();
            total += part(tinted as i32, count as i32, turquoise::COLUMN_BONUSES[usize::from(column) - 1]);
        }
        let rows = (1..=turquoise::ROWS).map(|row| (sheet.turquoise.crosses_in_row(row) as i32).pow(2)).sum::<i32>();
        total + rows * self.turquoise_row
    }

    fn blue_progress(&self, sheet: &Sheet, worth: &impl Fn(Bonus) -> i32) -> i32 {
        let ways = |sum: u8| 6 - (i32::from(sum) - 7).abs();
        let mut total = 0;
        for side in Side::ALL.into_iter().filter(|&side| !sheet.blue.is_full(side)) {
            let fitting: i32 = (2..=12).filter(|&sum| sheet.blue.fits(side, sum)).map(ways).sum();
            let next = blue::BONUSES[side as usize][sheet.blue.len(side)];
            total += self.blue_open * fitting / 6;
            total += next.map_or(0, |bonus| worth(bonus) * self.blue_next / 100 * fitting / 6);
        }
        total
    }

    fn brown_progress(&self, sheet: &Sheet, worth: &impl Fn(Bonus) -> i32) -> i32 {
        let last = sheet.brown.last();
        let next = if last == 0 { None } else { brown::GAPS.get(usize::from(last) - 1).copied().flatten() };
        i32::from(brown::CELLS - last) * self.brown_open + next.map_or(0, |bonus| worth(bonus) * self.brown_next / 100)
    }

    fn pink_progress(&self, sheet: &Sheet, worth: &impl Fn(Bonus) -> i32) -> i32 {
        let next = pink::BONUSES.get(sheet.pink.numbers().len()).copied().flatten();
        next.map_or(0, |bonus| worth(bonus) * self.pink_next / 100)
    }

    /// The whole position for one seat.
    fn evaluate(&self, game: &CleverCubed, seat: Seat) -> i32 {
        let player = &game.seats[seat.index()];
        if game.phase == Phase::Over {
            return player.sheet.score().total * 100;
        }
        let left = marks_left(game);
        self.sheet(&player.sheet, left) + self.in_hand(game, seat) - self.given_away(game, seat, left)
    }

    /// What a player has besides the sheet: open question marks, dice to pick and to roll.
    pub(crate) fn in_hand(&self, game: &CleverCubed, seat: Seat) -> i32 {
        let player = &game.seats[seat.index()];
        let mut total = player.questions.as_slice().iter().map(|&question| self.question(question)).sum::<i32>();
        if player.stage == Stage::Pick {
            total += self.pick;
        }
        if seat == game.active && matches!(game.phase, Phase::Throw | Phase::Roll) {
            total += self.rest_of_turn(game, player);
        }
        total
    }

    /// What the rolls still to come in the active turn bring.
    fn rest_of_turn(&self, game: &CleverCubed, player: &Player) -> i32 {
        match player.stage {
            // The lower dice are about to leave the pool.
            Stage::Took => {
                let taken = game.dice.in_slot(game.roll).map_or(0, |die| game.dice.value(die));
                let stay = game.dice.pool().iter().filter(|&die| game.dice.value(die) >= taken).count();
                self.rolls(ROLLS - game.roll, stay as u32)
            }
            _ => self.rolls(ROLLS + 1 - game.roll, game.dice.pool().len().into()),
        }
    }

    /// What the dice on the platter offer the opponent who can use them best.
    fn given_away(&self, game: &CleverCubed, seat: Seat, left: i32) -> i32 {
        let percent = self.given_away;
        if percent == 0 || game.players() == 1 || seat != game.active {
            return 0;
        }
        let offers = game.waiting_for_platter().filter(|&other| other != seat);
        let best = offers.map(|other| self.best_pick(game, &game.seats[other.index()].sheet, left)).max();
        best.unwrap_or(0) * percent / 100
    }

    /// What the best die of the platter would add to a sheet.
    fn best_pick(&self, game: &CleverCubed, sheet: &Sheet, left: i32) -> i32 {
        let before = self.sheet(sheet, left);
        let mut best = 0;
        for die in game.dice.platter().iter() {
            let reading = game.reading(DieUse::Pick, die, game.dice.value(die));
            sheet.for_each_mark(&reading, |mark: Mark| {
                let mut after = *sheet;
                let mut made = Crosses::default();
                let earned = after.make(mark, &mut made).into_iter().chain(after.turquoise.earned_by(made));
                let bonuses: i32 = earned.flatten().map(|bonus| self.bonus(bonus, 0, left)).sum();
                best = best.max(self.sheet(&after, left) - before + bonuses);
            });
        }
        best
    }
}

impl CleverCubed {
    /// Who will pick, or has still to pick, from the platter in this turn.
    pub(crate) fn waiting_for_platter(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players()).filter(|&other| match self.phase {
            Phase::Throw | Phase::Roll | Phase::ActiveExtraDice => other != self.active,
            _ => self.seats[other.index()].stage == Stage::Pick,
        })
    }
}

/// About how many marks a player has still to make: all games come to about 24.
pub(crate) fn marks_left(game: &CleverCubed) -> i32 {
    marks_left_in(game, game.phase, game.round, game.active)
}

/// Likewise once the game is in this phase of this round, with this active player.
pub(crate) fn marks_left_in(game: &CleverCubed, phase: Phase, round: u8, active: Seat) -> i32 {
    let players = i32::from(game.players());
    let per_round = if players == 1 { 4 } else { 2 + players };
    let rounds_left = i32::from(game.setup.rounds()) - i32::from(round);
    let turns_gone = if players == 1 {
        2 * i32::from(matches!(phase, Phase::PassiveThrow | Phase::Passive))
    } else {
        (i32::from(active.number()) + players - i32::from(game.first.number())) % players
    };
    match phase {
        Phase::LastChance | Phase::Over => 0,
        _ => rounds_left * per_round + (per_round - 1 - turns_gone).max(0),
    }
}

impl Heuristic for CleverCubed {
    type Weights = Weights;
    type Memory = Option<Box<Memory>>;
    const TAUGHT: &'static Weights = &weights::TAUGHT;
    const FIRST: &'static Weights = &weights::FIRST;
    const VALUE: &'static Weights = &weights::TAUGHT;
    const OUTLOOK: Outlook = Outlook {
        horizon: 36,
        spread: 115,
        evidence: 10,
        solves_ahead: false,
        recurs: false,
        games: [22, 100, 6_000],
        decisions: 400_000,
    };

    fn evaluate(&self, seat: Seat, weights: &Weights) -> i32 {
        weights.evaluate(self, seat)
    }

    fn weigh(&self, seat: Seat, legal: &[Action], weights: &Weights, buffers: &mut Buffers<Self>, into: &mut Vec<i32>) {
        let mut memory = buffers.memory.take().unwrap_or_else(|| Memory::new(weights));
        debug_assert_eq!(memory.weights(), weights, "buffers belong to one set of weights");
        memory.weigh(self, seat, legal, buffers, into);
        buffers.memory = Some(memory);
    }

    fn solve(&self, seat: Seat, legal: &[Action], _: &Weights, _: &mut Buffers<Self>) -> Option<usize> {
        last_turn::best_of(self, seat, legal)
    }

    fn is_mid_move(&self, seat: Seat) -> bool {
        let player = &self.seats[seat.index()];
        player.marking.is_some() || player.crossing.is_some()
    }
}
