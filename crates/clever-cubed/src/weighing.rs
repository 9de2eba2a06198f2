//! All actions of one decision weighed at once.
//!
//! A die and what it marks are one move, and most of what the judgement counts is the same after all the moves of a
//! decision. So only the area that was marked is counted anew, what the turn will still bring is found once for each die, and
//! what a die offers an opponent once for all moves. Marks that earn something are made on a copy of the player. Whatever
//! happens seldom is played on a copy of the game and judged as a whole.

use std::cell::{Cell, OnceCell};

use engine::{Buffers, Seat, worth_of};

use crate::action::Action;
use crate::bonus::{Bonus, Question, ROUND_BONUSES};
use crate::dice::{Dice, Die, DieSet};
use crate::game::{CleverCubed, Phase, ROLLS};
use crate::heuristic::{marks_left, marks_left_in};
use crate::mark::{Area, Mark};
use crate::pink;
use crate::player::{DieUse, Marking, Player, Stage};
use crate::prospect::{Actions, AreaWorth, Areas, Column, Others, Prospect, Prospects};
use crate::sheet::{Reading, Sheet};
use crate::turquoise::{self, Crosses};
use crate::weights::Weights;

/// What is used again at the next decision.
#[derive(Clone, Debug)]
pub struct Memory {
    prospects: Prospects,
    /// Here for its room only: it is made anew for every decision.
    marks: Marks,
}

impl Memory {
    // Not where it is asked for at every decision: there it would take up room on the stack.
    #[inline(never)]
    pub(crate) fn new(weights: &Weights) -> Box<Self> {
        let marks = Marks { known: [0; 2], best: [[Best::default(); MARKS]; 2] };
        Box::new(Self { prospects: Prospects::new(weights), marks })
    }

    /// The weights it belongs to.
    pub(crate) fn weights(&self) -> &Weights {
        &self.prospects.weights
    }

    /// What every one of the `legal` actions of `seat` is worth.
    pub(crate) fn weigh(
        &mut self,
        game: &CleverCubed,
        seat: Seat,
        legal: &[Action],
        buffers: &mut Buffers<CleverCubed>,
        into: &mut Vec<i32>,
    ) {
        self.marks.known = [0; 2];
        Weighing::new(game, seat, &self.prospects).weigh(legal, &mut self.marks, buffers, into);
    }
}

/// A decision of one player.
struct Weighing<'a> {
    game: &'a CleverCubed,
    seat: Seat,
    prospects: &'a Prospects,
    /// The player's sheet in the light of the marks to come now.
    now: Basis<'a>,
    /// Likewise once the turn has gone on.
    then: OnceCell<Basis<'a>>,
    /// What each die offers, on the platter, to the opponent who can use it best.
    offers: [Cell<Option<i32>>; Die::ALL.len()],
}

/// A sheet of which one area will change.
struct Basis<'a> {
    prospect: &'a Prospect,
    all: Areas,
    others: Others,
    turquoise: AreaWorth,
    actions: Actions,
}

/// What has become of an area, on this basis.
struct Marked<'a> {
    area: Area,
    worth: AreaWorth,
    basis: &'a Basis<'a>,
}

/// Something for every row of the turquoise area.
type ByRow = [i32; turquoise::ROWS as usize];

/// How a mark comes about, and what follows.
struct Move<'a> {
    course: &'a Course,
    /// The die that is marked …
    marking: Option<Marking>,
    /// … or the question mark that is used.
    question: Option<Question>,
    /// What comes of marks that earn nothing, if that is the same for all.
    quiet: Option<Quiet<'a>>,
}

/// What a mark that earns nothing comes to: the sheet on this basis, and something on top.
struct Quiet<'a> {
    basis: &'a Basis<'a>,
    actions: Actions,
    on_top: i32,
    /// Does the same hold for marks that earn something?
    shared: Shared,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shared {
    Yes,
    UnlessExtraDie,
    No,
}

/// The best that a die can mark in one area, before what it costs and what comes on top.
#[derive(Clone, Copy, Debug, Default)]
struct Best {
    /// Of the marks that leave question marks open.
    open: i32,
    /// Of the others.
    done: i32,
    /// Does one of them earn an extra die?
    has_extra_die: bool,
}

impl Best {
    const NONE: Self = Self { open: NOTHING, done: NOTHING, has_extra_die: false };
}

/// Less than anything is worth.
const NOTHING: i32 = i32::MIN / 2;

/// What is known of the marks of a decision. Dice of equal number and number jokers for it have marks in common.
#[derive(Clone, Debug)]
struct Marks {
    known: [u128; 2],
    /// By whether the turn goes on, and by area, number and whatever else counts there.
    best: [[Best; MARKS]; 2],
}

/// How many there are of them, see [`Weighing::best_in`].
const MARKS: usize = 97;

/// How play goes on after a move of the player.
struct Course {
    /// The dice during the move, and where the player stands after it.
    dice: Dice,
    stage: Stage,
    /// What comes on top of the sheet as long as question marks are open; none if only playing on can tell.
    open: Option<i32>,
    /// The dice that extra dice are chosen from if the player has any left, and what comes on top then.
    extra_dice: Option<(Dice, i32)>,
    /// What follows once there is nothing more to do.
    next: Next,
}

enum Next {
    /// As many marks to come, and this on top.
    Now(i32),
    /// Fewer marks to come, a bonus of the round, and this on top if it brings no question mark.
    Then(Option<Bonus>, i32),
    /// Only playing on can tell.
    Anything,
}

impl<'a> Weighing<'a> {
    fn new(game: &'a CleverCubed, seat: Seat, prospects: &'a Prospects) -> Self {
        Self {
            game,
            seat,
            prospects,
            now: Basis::new(game.player(seat), prospects.with_left(marks_left(game))),
            then: OnceCell::new(),
            offers: [const { Cell::new(None) }; Die::ALL.len()],
        }
    }

    fn weigh(&self, legal: &[Action], marks: &mut Marks, buffers: &mut Buffers<CleverCubed>, into: &mut Vec<i32>) {
        into.clear();
        let player = self.player();
        if player.crossing.is_some() {
            self.weigh_crosses(legal, into);
        } else if let Some(marking) = player.marking {
            self.weigh_marks(marking, legal, into);
        } else if !player.questions.is_empty() {
            self.weigh_answers(legal, into);
        } else {
            self.weigh_dice(legal, marks, buffers, into);
        }
    }

    fn player(&self) -> &'a Player {
        self.game.player(self.seat)
    }

    // ----- Every kind of decision -----

    fn weigh_crosses(&self, legal: &[Action], into: &mut Vec<i32>) {
        let crossing = self.player().crossing.expect("a further cross is open");
        let course = self.course(self.game.dice, self.player().stage);
        let step = self.step(&course, None, None);
        let column = self.basis(&step).column(self.player(), crossing.column, crossing.made);
        let by_row = self.crosses(&step, &column, crossing.left);
        into.extend(legal.iter().map(|action| match *action {
            Action::Cross { row } => by_row[usize::from(row) - 1],
            _ => self.crossed(&step, &column, 0),
        }));
    }

    fn weigh_marks(&self, marking: Marking, legal: &[Action], into: &mut Vec<i32>) {
        let course = self.course(self.game.dice, self.player().stage);
        let step = self.step(&course, Some(marking), None);
        let mut column = None;
        for action in legal {
            let Action::Mark { mark } = *action else { unreachable!("the chosen die is marked") };
            into.push(self.mark(&step, mark, &mut column, |number| self.game.matches(marking, number)));
        }
    }

    fn weigh_answers(&self, legal: &[Action], into: &mut Vec<i32>) {
        let course = self.course(self.game.dice, self.player().stage);
        let mut step = self.step(&course, None, None);
        let mut column = None;
        for action in legal {
            let Action::Answer { question, mark } = *action else { unreachable!("a question mark is used") };
            if step.question != Some(question) {
                step = self.step(&course, None, Some(question));
                column = None;
            }
            into.push(self.mark(&step, mark, &mut column, |_| self.game.question_matches(self.seat, mark)));
        }
    }

    fn weigh_dice(&self, legal: &[Action], marks: &mut Marks, buffers: &mut Buffers<CleverCubed>, into: &mut Vec<i32>) {
        let mut choices = [const { None }; Die::ALL.len()];
        for action in legal {
            let (die, die_use, joker) = match *action {
                Action::Take { die, joker } => (die, DieUse::Take, joker),
                Action::Pick { die, joker } => (die, DieUse::Pick, joker),
                Action::Extra { die, joker } => (die, DieUse::Extra, joker),
                _ => {
                    let mut after = *self.game;
                    after.carry_out(self.seat, *action, &mut ());
                    into.push(self.judge(&after, |prospect, sheet| self.unmarked(prospect, sheet)));
                    continue;
                }
            };
            let choice = choices[die as usize].get_or_insert_with(|| {
                let course = self.course_of_die(die, die_use);
                let quiet = self.quiet(&course, Some(Marking { die, die_use, joker: None }), None);
                (course, quiet)
            });
            let worth = self.die(choice, Marking { die, die_use, joker }, marks);
            into.push(
                worth.unwrap_or_else(|| worth_of(self.game, self.seat, action, &self.prospects.weights, buffers)),
            );
        }
    }

    /// What the best mark of a die is worth; none if it would take more crosses than a move is followed for. What is `quiet` was
    /// found without a number joker.
    fn die(&self, (course, quiet): &(Course, Option<Quiet<'_>>), marking: Marking, marks: &mut Marks) -> Option<i32> {
        /// So many crosses are the end of a move that begins with the choice of a die.
        const CROSSES_MAX: u8 = 4;
        let sheet = &self.player().sheet;
        let reading = self.game.marking_reading(marking);
        let is_turquoise = reading.area.is_none_or(|area| area == Area::Turquoise);
        let matches = if is_turquoise { self.game.matches(marking, reading.number) } else { 0 };
        if matches >= CROSSES_MAX && sheet.turquoise.open_count(reading.number) > CROSSES_MAX {
            return None;
        }
        let shared = quiet.as_ref().filter(|quiet| quiet.shared != Shared::No).zip(course.open);
        let shared = shared.map(|(quiet, open)| {
            let done = quiet.on_top - self.spent(marking, quiet.basis);
            (quiet, open - self.spent(marking, &self.now), done)
        });
        let step = OnceCell::new();
        let best_in = |area| {
            if let Some((quiet, open, done)) = shared {
                let best = self.best_in(area, &reading, 1 + matches, quiet.basis, marks);
                if quiet.shared == Shared::Yes || !best.has_extra_die {
                    return (best.open + open).max(best.done + done);
                }
            }
            self.best_mark(step.get_or_init(|| self.step(course, Some(marking), None)), area, &reading, matches)
        };
        match reading.area {
            Some(area) => [area].into_iter().map(best_in).max(),
            None => Area::ALL.into_iter().map(best_in).max(),
        }
    }

    /// The best mark in one area for a die read like this, each looked at for itself.
    #[inline(never)]
    fn best_mark(&self, step: &Move<'_>, area: Area, reading: &Reading, matches: u8) -> i32 {
        let (mut column, mut best) = (None, NOTHING);
        self.player().sheet.for_each_mark_in(area, reading, &mut |mark| {
            best = best.max(self.mark(step, mark, &mut column, |_| matches));
        });
        best
    }

    /// The best mark in one area for a die read like this, if what follows is judged on this basis.
    #[inline]
    fn best_in(&self, area: Area, reading: &Reading, crosses: u8, basis: &Basis<'_>, marks: &mut Marks) -> Best {
        let number = usize::from(reading.number);
        let key = match area {
            Area::Yellow => usize::from(reading.yellow_row) * 7 + number,
            Area::Turquoise => 28 + usize::from(crosses.min(turquoise::ROWS)) * 7 + number,
            Area::Blue => 70 + usize::from(reading.sum),
            Area::Brown => 83 + number,
            Area::Pink => 90 + number,
        };
        let turn = usize::from(!std::ptr::eq(basis, &self.now));
        if marks.known[turn] >> key & 1 == 0 {
            marks.known[turn] |= 1 << key;
            marks.best[turn][key] = self.find_best_in(area, reading, crosses, basis);
        }
        marks.best[turn][key]
    }

    fn find_best_in(&self, area: Area, reading: &Reading, crosses: u8, basis: &Basis<'_>) -> Best {
        let player = self.player();
        let mut best = Best::NONE;
        if area == Area::Turquoise {
            let column = basis.column(player, reading.number, Crosses::default());
            column.for_each(crosses, |rows| {
                let worth = column.with(rows);
                if !column.earns(rows) {
                    best.done = best.done.max(basis.with(area, worth, basis.actions));
                } else {
                    let mut after = *player;
                    after.sheet.turquoise.cross_all(column.crosses(rows));
                    after.finish_crossing(self.seat, column.crosses(rows), &mut ());
                    self.improve(&mut best, &mut after, &Marked { area, worth, basis });
                }
            });
            return best;
        }
        player.sheet.for_each_mark_in(area, reading, &mut |mark| {
            let (worth, earned) = basis.prospect.marked(&player.sheet, mark);
            if earned == [None; 2] {
                best.done = best.done.max(basis.with(area, worth, basis.actions));
            } else {
                let mut after = *player;
                for bonus in after.sheet.make(mark, &mut Crosses::default()).into_iter().flatten() {
                    after.earn(self.seat, bonus, &mut ());
                }
                self.improve(&mut best, &mut after, &Marked { area, worth, basis });
            }
        });
        best
    }

    /// Takes a mark that has earned something into account.
    fn improve(&self, best: &mut Best, after: &mut Player, marked: &Marked<'_>) {
        after.drop_lost_questions(self.seat, &self.game.setup, &mut ());
        best.has_extra_die |= after.sheet.extra_dice.circled() > self.player().sheet.extra_dice.circled();
        if after.questions.is_empty() {
            best.done = best.done.max(marked.basis.sheet(after, marked));
        } else {
            best.open = best.open.max(self.now.sheet(after, marked) + self.questions(after));
        }
    }

    // ----- Marks -----

    fn step<'s>(&'s self, course: &'s Course, marking: Option<Marking>, question: Option<Question>) -> Move<'s> {
        Move { course, marking, question, quiet: self.quiet(course, marking, question) }
    }

    /// What comes of marks that earn nothing, if that can be said before they are made.
    fn quiet(&self, course: &Course, marking: Option<Marking>, question: Option<Question>) -> Option<Quiet<'_>> {
        let player = self.player();
        let is_extra = marking.is_some_and(|marking| marking.die_use == DieUse::Extra);
        let less = |basis: &Basis<'_>| match marking {
            Some(marking) => basis.actions.less(self.spent(marking, basis)),
            None => basis.actions,
        };
        if player.questions.as_slice().len() > usize::from(question.is_some()) {
            return None;
        }
        if let Some((_, on_top)) = course.extra_dice
            && player.sheet.extra_dice.available() > u8::from(is_extra)
        {
            let used = player.extra_used.with_if(marking.map_or(Die::White, |marking| marking.die), is_extra);
            // A pink mark is possible as long as there is room, and leaves none only in the last cell.
            let has_pink =
                DieSet::ALL.except(used).contains(Die::Pink) || DieSet::ALL.except(used).contains(Die::White);
            let is_sure = has_pink && player.sheet.pink.numbers().len() + 1 < pink::CELLS;
            return is_sure.then(|| Quiet { basis: &self.now, actions: less(&self.now), on_top, shared: Shared::Yes });
        }
        let (basis, on_top) = match course.next {
            Next::Now(on_top) => (&self.now, on_top),
            Next::Then(None, on_top) => (self.then(), on_top),
            Next::Then(Some(bonus), on_top) => {
                let mut later = self.after(course, marking, question);
                later.earn(self.seat, bonus, &mut ());
                let then = self.then();
                let quiet =
                    Quiet { basis: then, actions: then.prospect.actions(&later.sheet), on_top, shared: Shared::No };
                return later.questions.is_empty().then_some(quiet);
            }
            Next::Anything => return None,
        };
        let shared = if course.extra_dice.is_none() { Shared::Yes } else { Shared::UnlessExtraDie };
        Some(Quiet { basis, actions: less(basis), on_top, shared })
    }

    /// What is used up to mark a die.
    fn spent(&self, marking: Marking, basis: &Basis<'_>) -> i32 {
        let extra_die = if marking.die_use == DieUse::Extra { basis.prospect.bonus(Bonus::ExtraDie) } else { 0 };
        let number_joker = if marking.joker.is_some() { basis.prospect.bonus(Bonus::NumberJoker) } else { 0 };
        extra_die + number_joker
    }

    /// The player when the mark is about to be made.
    fn after(&self, course: &Course, marking: Option<Marking>, question: Option<Question>) -> Player {
        let mut player = *self.player();
        player.stage = course.stage;
        if let Some(marking) = marking {
            player.use_up(marking);
        }
        if let Some(question) = question {
            player.questions.answer(question);
        }
        player
    }

    /// What a mark is worth. In the turquoise area a column is remembered with all its rows.
    #[inline]
    fn mark(
        &self,
        step: &Move<'_>,
        mark: Mark,
        column_known: &mut Option<(u8, ByRow)>,
        matches: impl Fn(u8) -> u8,
    ) -> i32 {
        let sheet = &self.player().sheet;
        if let Mark::Turquoise { row, column } = mark {
            let by_row = match column_known {
                Some((known, by_row)) if *known == column => by_row,
                _ => {
                    let crosses = self.basis(step).column(self.player(), column, Crosses::default());
                    let by_row = self.crosses(step, &crosses, 1 + matches(column));
                    &mut column_known.insert((column, by_row)).1
                }
            };
            return by_row[usize::from(row) - 1];
        }
        let basis = self.basis(step);
        let (worth, earned) = basis.prospect.marked(sheet, mark);
        if let Some(quiet) = &step.quiet
            && earned == [None; 2]
        {
            return quiet.worth(mark.area(), worth);
        }
        let mut after = self.after(step.course, step.marking, step.question);
        for bonus in after.sheet.make(mark, &mut Crosses::default()).into_iter().flatten() {
            after.earn(self.seat, bonus, &mut ());
        }
        self.worth(step.course, &mut after, &Marked { area: mark.area(), worth, basis })
    }

    /// The basis on which most marks are judged.
    fn basis<'s>(&'s self, step: &Move<'s>) -> &'s Basis<'s> {
        step.quiet.as_ref().map_or(&self.now, |quiet| quiet.basis)
    }

    /// For each row of a turquoise column what it is worth to cross it, with up to `most` crosses more in all.
    fn crosses(&self, step: &Move<'_>, column: &Column<'_>, most: u8) -> ByRow {
        let mut best = [i32::MIN; turquoise::ROWS as usize];
        column.for_each(most, |rows| {
            let worth = self.crossed(step, column, rows);
            for (row, best) in best.iter_mut().enumerate() {
                if rows >> row & 1 != 0 {
                    *best = worth.max(*best);
                }
            }
        });
        best
    }

    /// What it is worth to make crosses in these rows.
    #[inline]
    fn crossed(&self, step: &Move<'_>, column: &Column<'_>, rows: usize) -> i32 {
        let worth = column.with(rows);
        if let Some(quiet) = &step.quiet
            && !column.earns(rows)
        {
            return quiet.worth(Area::Turquoise, worth);
        }
        let mut after = self.after(step.course, step.marking, step.question);
        after.sheet.turquoise.cross_all(column.crosses(rows));
        after.finish_crossing(self.seat, column.crosses(rows), &mut ());
        self.worth(step.course, &mut after, &Marked { area: Area::Turquoise, worth, basis: self.basis(step) })
    }

    // ----- What a move leads to -----

    /// What a move is worth after which the player is `after`.
    fn worth(&self, course: &Course, after: &mut Player, marked: &Marked<'_>) -> i32 {
        if !after.questions.is_empty() {
            after.drop_lost_questions(self.seat, &self.game.setup, &mut ());
            if !after.questions.is_empty() {
                let Some(on_top) = course.open else { return self.play_on(course, after) };
                return self.now.sheet(after, marked) + self.questions(after) + on_top;
            }
        }
        if let Some((dice, on_top)) = &course.extra_dice
            && self.game.can_use_extra_die(dice, after)
        {
            return self.now.sheet(after, marked) + on_top;
        }
        match course.next {
            Next::Now(on_top) => self.now.sheet(after, marked) + on_top,
            Next::Then(bonus, on_top) => {
                if let Some(bonus) = bonus {
                    after.earn(self.seat, bonus, &mut ());
                    after.drop_lost_questions(self.seat, &self.game.setup, &mut ());
                }
                let on_top = if after.questions.is_empty() { on_top } else { self.questions(after) };
                self.then().sheet(after, marked) + on_top
            }
            Next::Anything => self.play_on(course, after),
        }
    }

    fn questions(&self, player: &Player) -> i32 {
        let questions = player.questions.as_slice().iter();
        questions.map(|&question| self.now.prospect.bonus(Bonus::Question(question))).sum()
    }

    fn then(&self) -> &Basis<'a> {
        self.then.get().expect("a course that leads there has set it")
    }

    fn play_on(&self, course: &Course, after: &Player) -> i32 {
        let mut game = *self.game;
        game.dice = course.dice;
        *game.player_mut(self.seat) = *after;
        game.settle(self.seat, &mut ());
        self.judge(&game, Prospect::whole)
    }

    /// What a position after the decision is worth; `whole` tells what the sheet is worth.
    fn judge(&self, after: &CleverCubed, whole: impl Fn(&Prospect, &Sheet) -> i32) -> i32 {
        let sheet = &after.player(self.seat).sheet;
        if after.phase == Phase::Over {
            return whole(self.prospects.over(), sheet);
        }
        let prospect = self.prospects.with_left(marks_left(after));
        let total = whole(prospect, sheet) + self.prospects.weights.in_hand(after, self.seat);
        // In the last chance, and in a turn that has just begun, nobody has to pick a die.
        let is_same_turn = after.active == self.game.active && after.phase != Phase::LastChance;
        total - if is_same_turn { self.given_away(&after.dice) } else { 0 }
    }

    /// What a sheet is worth that has the same marks as now.
    fn unmarked(&self, prospect: &Prospect, sheet: &Sheet) -> i32 {
        let known = [Some(&self.now), self.then.get()].into_iter().flatten();
        match known.into_iter().find(|basis| std::ptr::eq(basis.prospect, prospect)) {
            Some(basis) => prospect.sheet(basis.all, prospect.actions(sheet)),
            None => prospect.whole(sheet),
        }
    }

    // ----- What comes on top of the sheet -----

    fn course_of_die(&self, die: Die, die_use: DieUse) -> Course {
        let mut dice = self.game.dice;
        if die_use != DieUse::Take {
            return self.course(dice, Stage::ExtraDice);
        }
        dice.take(die, self.game.roll);
        self.course(dice, Stage::Took)
    }

    /// How play goes on after a move with these dice after which the player is at `stage`.
    fn course(&self, dice: Dice, stage: Stage) -> Course {
        let game = self.game;
        let (open, extra_dice, next) = match (stage, game.phase) {
            (Stage::Took, Phase::Roll) if self.seat == game.active => return self.course_of_roll(dice),
            (Stage::ExtraDice, Phase::ActiveExtraDice | Phase::Passive | Phase::LastChance) => {
                let on_top = -self.given_away(&dice);
                (Some(on_top), Some((dice, on_top)), self.next_phase(on_top))
            }
            (Stage::Idle, Phase::RoundStart) => (Some(0), None, self.next_phase(0)),
            _ => (None, None, Next::Anything),
        };
        Course { dice, stage, open, extra_dice, next }
    }

    /// Likewise in a roll in which a die was taken.
    fn course_of_roll(&self, dice: Dice) -> Course {
        let game = self.game;
        let taken = dice.in_slot(game.roll).map_or(0, |die| dice.value(die));
        let mut later = dice;
        later.give_up_below(taken);
        let rolls = self.prospects.weights.rolls(ROLLS - game.roll, later.pool().len().into());
        let open = Some(rolls - self.given_away(&dice));
        let (extra_dice, next) = if game.roll < ROLLS && !later.pool().is_empty() {
            (None, Next::Now(rolls - self.given_away(&later)))
        } else {
            later.give_up_pool();
            if game.is_solo() {
                (Some((later, 0)), self.passive_turn())
            } else {
                // With extra dice or without, the others pick next.
                (None, Next::Now(-self.given_away(&later)))
            }
        };
        Course { dice, stage: Stage::Took, open, extra_dice, next }
    }

    /// What follows when the player has nothing more to do in this phase.
    fn next_phase(&self, on_top: i32) -> Next {
        let game = self.game;
        if self.others().any(|other| other.is_busy()) {
            return Next::Now(on_top);
        }
        match game.phase {
            Phase::RoundStart => Next::Now(self.fresh_rolls(game.active)),
            Phase::ActiveExtraDice if game.is_solo() => self.passive_turn(),
            Phase::ActiveExtraDice => Next::Now(on_top),
            Phase::Passive => self.next_turn(),
            Phase::LastChance => self.then_with(|| self.prospects.over(), None, 0),
            _ => Next::Anything,
        }
    }

    fn passive_turn(&self) -> Next {
        let left = || marks_left_in(self.game, Phase::PassiveThrow, self.game.round, self.game.active);
        self.then_with(|| self.prospects.with_left(left()), None, 0)
    }

    fn next_turn(&self) -> Next {
        let game = self.game;
        let active = game.active.next(game.setup.players);
        let prospect = |round| self.prospects.with_left(marks_left_in(game, Phase::Throw, round, active));
        if active != game.first {
            return self.then_with(|| prospect(game.round), None, self.fresh_rolls(active));
        }
        if game.round == game.setup.rounds() {
            // Extra dice of the player would have been used before.
            let goes_on = self.others().any(|other| game.can_use_extra_die(&game.dice, other));
            return self.then_with(
                || if goes_on { self.prospects.with_left(0) } else { self.prospects.over() },
                None,
                0,
            );
        }
        let bonus = ROUND_BONUSES[usize::from(game.round)];
        let has_questions = |other: &Player| {
            let mut other = *other;
            bonus.into_iter().for_each(|bonus| other.earn(self.seat, bonus, &mut ()));
            other.drop_lost_questions(self.seat, &game.setup, &mut ());
            !other.questions.is_empty()
        };
        let waits = self.others().any(has_questions);
        self.then_with(|| prospect(game.round + 1), bonus, if waits { 0 } else { self.fresh_rolls(active) })
    }

    fn then_with(&self, prospect: impl FnOnce() -> &'a Prospect, bonus: Option<Bonus>, on_top: i32) -> Next {
        self.then.get_or_init(|| Basis::new(self.player(), prospect()));
        Next::Then(bonus, on_top)
    }

    fn others(&self) -> impl Iterator<Item = &'a Player> {
        let others = Seat::all(self.game.setup.players).filter(|&other| other != self.seat);
        others.map(|other| self.game.player(other))
    }

    /// What the rolls of a whole turn of `active` bring the player.
    fn fresh_rolls(&self, active: Seat) -> i32 {
        if active == self.seat { self.prospects.weights.rolls(ROLLS, DieSet::ALL.len().into()) } else { 0 }
    }

    /// What the dice on the platter offer the opponent who can use them best, as far as it counts for the active player.
    fn given_away(&self, dice: &Dice) -> i32 {
        let percent = self.prospects.weights.given_away;
        if percent == 0 || self.game.is_solo() || self.seat != self.game.active {
            return 0;
        }
        let best = dice.platter().iter().map(|die| self.offer(die)).max();
        best.unwrap_or(0) * percent / 100
    }

    /// What a die of the platter offers the opponent who can use it best.
    fn offer(&self, die: Die) -> i32 {
        let known = &self.offers[die as usize];
        if let Some(offer) = known.get() {
            return offer;
        }
        let waiting = self.game.waiting_for_platter().filter(|&other| other != self.seat);
        let offer = waiting.map(|other| self.offer_to(self.game.player(other), die)).max().unwrap_or(0);
        known.set(Some(offer));
        offer
    }

    fn offer_to(&self, other: &Player, die: Die) -> i32 {
        let basis = Basis::new(other, self.now.prospect);
        let (sheet, prospect) = (&other.sheet, basis.prospect);
        let before = prospect.whole(sheet);
        let reading = self.game.reading(DieUse::Pick, die, self.game.dice.value(die));
        let mut best = 0;
        sheet.for_each_mark(&reading, |mark| {
            let (area, [first, second]) = prospect.marked(sheet, mark);
            let mut earned = [first, second].into_iter().flatten().map(|bonus| prospect.bonus(bonus)).sum::<i32>();
            if let Mark::Turquoise { row, column } = mark {
                let (mut turquoise, mut made) = (sheet.turquoise, Crosses::default());
                turquoise.cross(row, column, &mut made);
                earned +=
                    turquoise.earned_by(made).into_iter().flatten().map(|bonus| prospect.bonus(bonus)).sum::<i32>();
            }
            let after = prospect.sheet(basis.others[mark.area() as usize].with(mark.area(), area), basis.actions);
            best = best.max(after - before + earned);
        });
        best
    }
}

impl<'a> Basis<'a> {
    fn new(player: &Player, prospect: &'a Prospect) -> Self {
        let sheet = &player.sheet;
        let areas = Area::ALL.map(|area| prospect.area(sheet, area));
        let others = Areas::all_but_one(&areas);
        let all = others[Area::Yellow as usize].with(Area::Yellow, areas[Area::Yellow as usize]);
        let turquoise = areas[Area::Turquoise as usize];
        Self { prospect, all, others, turquoise, actions: prospect.actions(sheet) }
    }

    /// A turquoise column of the player.
    #[inline]
    fn column(&self, player: &Player, number: u8, made: Crosses) -> Column<'a> {
        self.prospect.column(self.turquoise, player.sheet.turquoise, number, made)
    }

    /// What a sheet is worth if this has become of an area, and of the actions.
    #[inline]
    fn with(&self, area: Area, worth: AreaWorth, actions: Actions) -> i32 {
        self.prospect.sheet(self.others[area as usize].with(area, worth), actions)
    }

    /// What the sheet of a player is worth after a mark.
    fn sheet(&self, after: &Player, marked: &Marked<'_>) -> i32 {
        let area = marked.area;
        let is_known = std::ptr::eq(self.prospect, marked.basis.prospect);
        let worth = if is_known { marked.worth } else { self.prospect.area(&after.sheet, area) };
        self.with(area, worth, self.prospect.actions(&after.sheet))
    }
}

impl Quiet<'_> {
    /// What the move is worth if this has become of `area`.
    #[inline]
    fn worth(&self, area: Area, worth: AreaWorth) -> i32 {
        self.basis.with(area, worth, self.actions) + self.on_top
    }
}
