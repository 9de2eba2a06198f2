//! What a sheet is worth with so many marks to come, looked up instead of counted: the numbers of the judgement in
//! `heuristic`, many times quicker.
//!
//! What a fox is worth hangs on the whole sheet, so that foxes are left out of the tables and counted in the end.

use std::cell::OnceCell;

use engine::Weights as _;

use crate::action_row::{self, ActionRow, CELLS};
use crate::blue::Blue;
use crate::bonus::Bonus;
use crate::mark::{Area, Mark, Side};
use crate::pink::Pink;
use crate::sheet::Sheet;
use crate::turquoise::{Crosses, Turquoise};
use crate::weights::Weights;
use crate::{blue, brown, pink, turquoise, yellow};

/// More marks than ever are to come.
const MARKS_MAX: usize = 32;

/// The prospects of one set of weights, each made when it is asked for. They are large, hence the boxes: whoever had room for
/// one on the stack would pay for it at every decision.
#[derive(Clone, Debug)]
pub(crate) struct Prospects {
    pub(crate) weights: Weights,
    by_left: [OnceCell<Box<Prospect>>; MARKS_MAX],
    over: OnceCell<Box<Prospect>>,
}

impl Prospects {
    pub(crate) fn new(weights: &Weights) -> Self {
        Self { weights: weights.clone(), by_left: [const { OnceCell::new() }; MARKS_MAX], over: OnceCell::new() }
    }

    /// The prospect with about `left` more marks to come.
    pub(crate) fn with_left(&self, left: i32) -> &Prospect {
        self.by_left[left as usize].get_or_init(|| Prospect::new(&self.weights, left))
    }

    /// The prospect when the game is over: nothing counts but points.
    pub(crate) fn over(&self) -> &Prospect {
        self.over.get_or_init(|| {
            let nothing = vec![0; Weights::names().len()];
            Prospect::new(&Weights::of_values(&nothing), 0)
        })
    }
}

/// One area of a sheet.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct AreaWorth {
    points: i32,
    /// What its bonuses ahead are worth, except for foxes.
    progress: i32,
    /// How near a fox is: how many yellow gaps, turquoise cells, ways to write a blue sum, or whether it is next.
    fox: i32,
}

/// The five areas of a sheet together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Areas {
    points: i32,
    /// The points of the lowest.
    least: i32,
    progress: i32,
    /// How near each area is to its fox, eight bits for each.
    foxes: u64,
}

/// All areas of a sheet but one, in the order of [`Area::ALL`].
pub(crate) type Others = [Areas; Area::ALL.len()];

impl Areas {
    const NONE: Self = Self { points: 0, least: i32::MAX, progress: 0, foxes: 0 };

    /// These and one more.
    #[inline]
    pub(crate) fn with(self, area: Area, worth: AreaWorth) -> Self {
        Self {
            points: self.points + worth.points,
            least: self.least.min(worth.points),
            progress: self.progress + worth.progress,
            foxes: self.foxes | (worth.fox as u64) << (8 * area as u32),
        }
    }

    /// For each area what all others come to.
    #[inline]
    pub(crate) fn all_but_one(areas: &[AreaWorth; Area::ALL.len()]) -> Others {
        let mut others = [Self::NONE; Area::ALL.len()];
        let (mut before, mut after) = (Self::NONE, Self::NONE);
        for area in Area::ALL {
            others[area as usize] = before;
            before = before.with(area, areas[area as usize]);
        }
        for area in Area::ALL.into_iter().rev() {
            others[area as usize] = others[area as usize].and(after);
            after = after.with(area, areas[area as usize]);
        }
        others
    }

    /// Both together.
    #[inline]
    fn and(self, others: Self) -> Self {
        Self {
            points: self.points + others.points,
            least: self.least.min(others.least),
            progress: self.progress + others.progress,
            foxes: self.foxes | others.foxes,
        }
    }

    #[inline]
    fn fox(&self, area: Area) -> i32 {
        (self.foxes >> (8 * area as u32) & 0xff) as i32
    }
}

/// The action rows of a sheet and its foxes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Actions {
    /// What the actions are worth that can be used, and the ends of the rows ahead, except for foxes.
    worth: i32,
    /// The square of the circles on the way to the fox at the end of the re-roll row.
    rerolls_squared: i32,
    foxes: i32,
}

impl Actions {
    /// With an action used that was worth so much.
    #[inline]
    #[must_use]
    pub(crate) fn less(self, worth: i32) -> Self {
        Self { worth: self.worth - worth, ..self }
    }
}

/// What things are worth with a certain number of marks to come.
#[derive(Clone, Debug)]
pub(crate) struct Prospect {
    /// In the order of [`Bonus::ALL`], foxes 0.
    bonus: [i32; Bonus::ALL.len()],
    /// What foxes are worth, by the points of the lowest area.
    foxes: [Fox; LEAST_MAX + 1],
    /// The part of all progress that counts.
    part: Part,
    yellow_gaps: [[i32; 64]; 2],
    yellow_rows: [i32; 7],
    /// By the crosses of the row, one bit for each.
    turquoise_rows: [[AreaWorth; 64]; turquoise::ROWS as usize],
    turquoise_columns: [[i32; 6]; turquoise::COLUMNS as usize],
    blue_open: i32,
    blue_next: [[i32; blue::CELLS_PER_SIDE + 1]; 2],
    brown: [i32; brown::CELLS as usize + 1],
    pink: [i32; pink::CELLS + 1],
    /// The bonuses at the end of the number-joker row and the extra-die row, by what is circled.
    row_ends: [[i32; CELLS as usize + 1]; 2],
}

/// The lowest area has no more points than brown can have.
const LEAST_MAX: usize = brown::POINTS[brown::CELLS as usize] as usize;

/// What a fox is worth, and what counts of one that is near.
#[derive(Clone, Copy, Debug)]
struct Fox {
    worth: i32,
    yellow: i32,
    turquoise: i32,
    blue: i32,
    brown: i32,
    pink: i32,
    row_end: i32,
}

/// How many bits are set.
pub(crate) const COUNT: [u8; 64] = {
    let mut count = [0; 64];
    let mut bits = 1;
    while bits < 64 {
        count[bits] = count[bits / 2] + (bits % 2) as u8;
        bits += 1;
    }
    count
};

/// Six bits, four bits apart.
const SPREAD: [u32; 64] = {
    let mut spread = [0; 64];
    let mut bits = 1;
    while bits < 64 {
        spread[bits] = spread[bits / 2] << 4 | (bits % 2) as u32;
        bits += 1;
    }
    spread
};

/// How many of two blue numbers, four bits each, are special; 0 is no number.
const SPECIALS: [u8; 256] = {
    let mut specials = [0; 256];
    let mut pair = 0;
    while pair < 256 {
        let (first, second) = (pair as u8 & 0xf, pair as u8 >> 4);
        specials[pair] =
            (first != 0 && blue::is_special(first)) as u8 + (second != 0 && blue::is_special(second)) as u8;
        pair += 1;
    }
    specials
};

/// In how many of 36 ways two dice show a sum that continues a side whose last number is this one.
const FITTING: [[i32; 16]; 2] = {
    const fn ways(sum: u8) -> i32 {
        if sum < 2 || sum > 12 { 0 } else { 6 - (sum as i32 - 7).abs() }
    }
    let mut fitting = [[0; 16]; 2];
    let mut last = 1;
    while last < 16 {
        let restart = if last == blue::MIDDLE { 0 } else { ways(blue::MIDDLE) };
        let steps = [last - 1, last + 1];
        let mut side = 0;
        while side < 2 {
            fitting[side][last as usize] = restart + if steps[side] == blue::MIDDLE { 0 } else { ways(steps[side]) };
            side += 1;
        }
        last += 1;
    }
    fitting
};

/// The yellow gaps with a fox, one bit for each gap, those between rows I and II first.
const YELLOW_FOXES: u32 = {
    let mut foxes = 0;
    let mut gap = 0;
    while gap < 12 {
        if matches!(yellow::GAPS[gap / 6][gap % 6], Bonus::Fox) {
            foxes |= 1 << gap;
        }
        gap += 1;
    }
    foxes
};

// The fox is at the end of the first turquoise row, at the right end of blue, and in no other place of its kind; likewise the
// re-roll row ends with one, and the others do not.
const TURQUOISE_FOX_ROW: usize = 0;
const BLUE_FOX: (Side, usize) = (Side::Right, blue::CELLS_PER_SIDE - 1);
const _: () = assert!(
    matches!(turquoise::ROW_BONUSES[TURQUOISE_FOX_ROW], Some(Bonus::Fox))
        && matches!(blue::BONUSES[BLUE_FOX.0 as usize][BLUE_FOX.1], Some(Bonus::Fox))
        && matches!(action_row::REROLL_END, Bonus::Fox)
        && !matches!(action_row::NUMBER_JOKER_END, Bonus::Fox)
        && !matches!(action_row::EXTRA_DIE_END, Bonus::Fox)
);

/// The last brown cross that has a fox next to it.
const BROWN_FOX: u32 = {
    let mut gap = 0;
    while !matches!(brown::GAPS[gap], Some(Bonus::Fox)) {
        gap += 1;
    }
    gap as u32 + 1
};

/// How many pink numbers there are when a fox is next.
const PINK_FOX: usize = {
    let mut cell = 0;
    while !matches!(pink::BONUSES[cell], Some(Bonus::Fox)) {
        cell += 1;
    }
    cell
};

const fn square(number: usize) -> i32 {
    (number * number) as i32
}

impl Prospect {
    #[inline(never)]
    fn new(weights: &Weights, left: i32) -> Box<Self> {
        let bonus = Bonus::ALL.map(|bonus| weights.bonus(bonus, 0, left));
        let worth = |of: Option<Bonus>| of.map_or(0, |of| bonus[index(of)]);
        let share = |of: Option<Bonus>, percent: i32| worth(of) * percent / 100;
        let turquoise_part = |of: Option<Bonus>, crossed: usize, tinted: usize| {
            let half_way = share(of, weights.turquoise_half_way);
            if crossed >= tinted { 0 } else { half_way * square(crossed) / square(tinted) }
        };
        let turquoise_row = |row: usize, cells: usize| {
            let tinted_cells = (1 << turquoise::TINTED_PER_ROW[row]) - 1;
            let [crossed, tinted] = [cells, cells & tinted_cells].map(|cells| usize::from(COUNT[cells]));
            let part = turquoise_part(turquoise::ROW_BONUSES[row], tinted, turquoise::TINTED_PER_ROW[row].into());
            // A row with all its crosses has had its fox.
            let is_fox_ahead = row == TURQUOISE_FOX_ROW && crossed < usize::from(turquoise::COLUMNS);
            AreaWorth {
                points: turquoise::ROW_POINTS[crossed],
                progress: square(crossed) * weights.turquoise_row + part,
                fox: if is_fox_ahead { crossed as i32 } else { 0 },
            }
        };
        let tinted_in_column =
            |column: usize| (1..=turquoise::ROWS).filter(|&row| turquoise::is_tinted(row, column as u8 + 1)).count();
        let row_end = |of: Bonus| {
            std::array::from_fn(|circled| match circled {
                7.. => 0,
                _ => share(Some(of), weights.row_end) * square(circled) / square(CELLS.into()),
            })
        };
        let marks = weights.progress_marks.max(1);
        Box::new(Self {
            foxes: std::array::from_fn(|least| Fox::new(weights, least as i32 * 100 + weights.growth(left))),
            part: Part::new(left.min(marks), marks),
            yellow_gaps: yellow::GAPS.map(|gaps| {
                let mut sums = [0; 64];
                for bits in 1..64_usize {
                    let gap = bits.trailing_zeros() as usize;
                    sums[bits] = sums[bits & (bits - 1)] + share(Some(gaps[gap]), weights.yellow_half_way);
                }
                sums
            }),
            yellow_rows: std::array::from_fn(|crosses| square(crosses) * weights.yellow_row),
            turquoise_rows: std::array::from_fn(|row| std::array::from_fn(|cells| turquoise_row(row, cells))),
            turquoise_columns: std::array::from_fn(|column| {
                let of = Some(turquoise::COLUMN_BONUSES[column]);
                std::array::from_fn(|crossed| turquoise_part(of, crossed, tinted_in_column(column)))
            }),
            blue_open: weights.blue_open,
            blue_next: blue::BONUSES
                .map(|side| std::array::from_fn(|len| share(side.get(len).copied().flatten(), weights.blue_next))),
            brown: std::array::from_fn(|last| {
                let next = last.checked_sub(1).and_then(|gap| brown::GAPS.get(gap).copied().flatten());
                (i32::from(brown::CELLS) - last as i32) * weights.brown_open + share(next, weights.brown_next)
            }),
            pink: std::array::from_fn(|len| share(pink::BONUSES.get(len).copied().flatten(), weights.pink_next)),
            row_ends: [action_row::NUMBER_JOKER_END, action_row::EXTRA_DIE_END].map(row_end),
            bonus,
        })
    }

    /// What a bonus is worth to somebody whose foxes are worth nothing.
    #[inline]
    pub(crate) fn bonus(&self, bonus: Bonus) -> i32 {
        self.bonus[index(bonus)]
    }

    /// What a whole sheet is worth.
    pub(crate) fn whole(&self, sheet: &Sheet) -> i32 {
        let areas = Area::ALL.into_iter().fold(Areas::NONE, |areas, area| areas.with(area, self.area(sheet, area)));
        self.sheet(areas, self.actions(sheet))
    }

    #[inline]
    pub(crate) fn area(&self, sheet: &Sheet, area: Area) -> AreaWorth {
        match area {
            Area::Yellow => self.yellow(sheet.yellow.bits()),
            Area::Turquoise => self.turquoise(sheet.turquoise.bits()),
            Area::Blue => self.blue(&sheet.blue),
            Area::Brown => self.brown(sheet.brown.bits().into()),
            Area::Pink => self.pink(&sheet.pink),
        }
    }

    /// The area of a mark once it is made, and what it earns, except in the turquoise area.
    #[inline]
    pub(crate) fn marked(&self, sheet: &Sheet, mark: Mark) -> (AreaWorth, [Option<Bonus>; 2]) {
        match mark {
            Mark::Yellow { row, column } => {
                let mut yellow = sheet.yellow;
                let earned = yellow.cross(row, column);
                (self.yellow(yellow.bits()), earned)
            }
            Mark::Turquoise { row, column } => {
                let mut turquoise = sheet.turquoise;
                turquoise.cross(row, column, &mut Crosses::default());
                (self.turquoise(turquoise.bits()), [None; 2])
            }
            Mark::Blue { side, number } => {
                let mut blue = sheet.blue;
                let earned = blue.write(side, number);
                (self.blue(&blue), [earned, None])
            }
            Mark::Brown { cell } => {
                let mut brown = sheet.brown;
                let earned = brown.cross(cell);
                (self.brown(brown.bits().into()), [earned, None])
            }
            Mark::Pink { choice, number } => {
                let mut pink = sheet.pink;
                let earned = pink.write(choice, number);
                (self.pink(&pink), [earned, None])
            }
        }
    }

    #[inline]
    fn yellow(&self, crosses: u32) -> AreaWorth {
        let half_way = crosses ^ crosses >> 6;
        let rows = [0, 6, 12].map(|first| usize::from(COUNT[(crosses >> first & 63) as usize]));
        let gaps = self.yellow_gaps[0][(half_way & 63) as usize] + self.yellow_gaps[1][(half_way >> 6 & 63) as usize];
        AreaWorth {
            points: rows.map(|crosses| yellow::ROW_POINTS[crosses]).iter().sum(),
            progress: gaps + rows.map(|crosses| self.yellow_rows[crosses]).iter().sum::<i32>(),
            fox: (half_way & YELLOW_FOXES).count_ones() as i32,
        }
    }

    #[inline]
    fn turquoise(&self, crosses: u32) -> AreaWorth {
        let mut worth = AreaWorth::default();
        let mut columns = 0;
        for row in 0..usize::from(turquoise::ROWS) {
            let AreaWorth { points, progress, fox } = *self.turquoise_row(row, crosses);
            worth.points += points;
            worth.progress += progress;
            worth.fox += fox;
            let tinted_cells = (1 << turquoise::TINTED_PER_ROW[row]) - 1;
            columns += SPREAD[(crosses >> (row * usize::from(turquoise::COLUMNS)) & tinted_cells) as usize & 63];
        }
        for (column, by_count) in self.turquoise_columns.iter().enumerate() {
            worth.progress += by_count[((columns >> (4 * column)) & 7) as usize % by_count.len()];
        }
        worth
    }

    /// The turquoise area, worth so much `before`, when a die that has `made` crosses in a column is about to make more.
    #[inline]
    pub(crate) fn column(&self, before: AreaWorth, turquoise: Turquoise, column: u8, made: Crosses) -> Column<'_> {
        let crosses = turquoise.bits();
        let open = turquoise.open_rows(column).fold(0_usize, |open, row| open | 1 << (row - 1));
        let mut gains = [AreaWorth::default(); turquoise::ROWS as usize];
        for (row, gain) in gains.iter_mut().enumerate().filter(|(row, _)| open >> row & 1 != 0) {
            let cell = Crosses::of(1 << row, column).bits();
            let [was, is] = [crosses, crosses | cell].map(|crosses| self.turquoise_row(row, crosses));
            *gain = AreaWorth {
                points: is.points - was.points,
                progress: is.progress - was.progress,
                fox: is.fox - was.fox,
            };
        }
        let tinted = TINTED_ROWS[usize::from(column) - 1];
        let earning = (1..=turquoise::ROWS).zip(turquoise::ROW_BONUSES).filter(|&(row, bonus)| {
            let (cell, cells) = (Crosses::of(1 << (row - 1), column).bits(), turquoise::tinted_in_row(row));
            bonus.is_some() && cells & cell != 0 && cells & !(crosses | cell) == 0
        });
        let earning = earning.fold(0, |earning, (row, _)| earning | 1 << (row - 1));
        let by_tinted = &self.turquoise_columns[usize::from(column) - 1];
        let was = by_tinted[usize::from(COUNT[!open & tinted])];
        Column {
            column,
            made: made.rows().fold(0, |rows, row| rows | 1 << (row - 1)),
            open,
            tinted,
            earning,
            by_tinted,
            before: AreaWorth { progress: before.progress - was, ..before },
            gains,
        }
    }

    #[inline]
    fn turquoise_row(&self, row: usize, crosses: u32) -> &AreaWorth {
        &self.turquoise_rows[row][(crosses >> (row * usize::from(turquoise::COLUMNS)) & 63) as usize]
    }

    #[inline]
    fn blue(&self, blue: &Blue) -> AreaWorth {
        let mut worth = AreaWorth::default();
        for side in Side::ALL {
            let run = blue.bits(side);
            let len = blue.len(side);
            let specials = run.to_le_bytes().map(|pair| i32::from(SPECIALS[usize::from(pair)])).iter().sum::<i32>();
            worth.points += if len == 0 { 0 } else { blue::POINTS[len - 1] } + blue::SPECIAL_POINTS * specials;
            if len < blue::CELLS_PER_SIDE {
                let fitting = FITTING[side as usize][usize::from(blue.last(side)) & 15];
                worth.progress += self.blue_open * fitting / 6 + self.blue_next[side as usize][len] * fitting / 6;
                if (side, len) == BLUE_FOX {
                    worth.fox = fitting;
                }
            }
        }
        worth
    }

    #[inline]
    fn brown(&self, crosses: u32) -> AreaWorth {
        let last = u32::BITS - crosses.leading_zeros();
        let count = COUNT[(crosses & 63) as usize] + COUNT[(crosses >> 6) as usize];
        AreaWorth {
            points: brown::POINTS[usize::from(count)],
            progress: self.brown[last as usize],
            fox: (last == BROWN_FOX).into(),
        }
    }

    #[inline]
    fn pink(&self, pink: &Pink) -> AreaWorth {
        let len = pink.numbers().len();
        AreaWorth { points: pink.score(), progress: self.pink[len], fox: (len == PINK_FOX).into() }
    }

    #[inline]
    pub(crate) fn actions(&self, sheet: &Sheet) -> Actions {
        let [rerolls, number_jokers, extra_dice] = [sheet.rerolls, sheet.number_jokers, sheet.extra_dice];
        let available = |row: ActionRow| i32::from(row.available());
        Actions {
            worth: self.row_ends[0][usize::from(number_jokers.circled() & 7)]
                + self.row_ends[1][usize::from(extra_dice.circled() & 7)]
                + available(rerolls) * self.bonus(Bonus::Reroll)
                + available(number_jokers) * self.bonus(Bonus::NumberJoker)
                + available(extra_dice) * self.bonus(Bonus::ExtraDie),
            rerolls_squared: if rerolls.circled() < CELLS { square(rerolls.circled().into()) } else { 0 },
            foxes: sheet.foxes.into(),
        }
    }

    /// What a sheet is worth that has these areas and actions.
    #[inline]
    pub(crate) fn sheet(&self, areas: Areas, actions: Actions) -> i32 {
        let fox = &self.foxes[areas.least as usize];
        let row_end = fox.row_end * actions.rerolls_squared / square(CELLS.into());
        let progress = self.part.of(areas.progress + fox.ahead(areas));
        areas.points * 100 + actions.foxes * fox.worth + actions.worth + row_end + progress
    }
}

impl Fox {
    fn new(weights: &Weights, worth: i32) -> Self {
        let share = |percent: i32| worth * percent / 100;
        Self {
            worth,
            yellow: share(weights.yellow_half_way),
            turquoise: share(weights.turquoise_half_way),
            blue: share(weights.blue_next),
            brown: share(weights.brown_next),
            pink: share(weights.pink_next),
            row_end: share(weights.row_end),
        }
    }

    /// What foxes that are near are worth.
    #[inline]
    fn ahead(&self, areas: Areas) -> i32 {
        let turquoise = areas.fox(Area::Turquoise);
        let ahead = self.turquoise * turquoise * turquoise / square(turquoise::COLUMNS.into());
        if areas.foxes & !(0xff << (8 * Area::Turquoise as u32)) == 0 {
            return ahead;
        }
        ahead
            + self.yellow * areas.fox(Area::Yellow)
            + self.blue * areas.fox(Area::Blue) / 6
            + self.brown * areas.fox(Area::Brown)
            + self.pink * areas.fox(Area::Pink)
    }
}

/// A turquoise column in which a die is about to make crosses. Rows are bits.
pub(crate) struct Column<'a> {
    column: u8,
    /// The rows that the die has crossed before.
    made: usize,
    /// The rows without a cross.
    open: usize,
    tinted: usize,
    /// The rows whose bonus a cross here earns.
    earning: usize,
    /// What the column is worth by its tinted crosses.
    by_tinted: &'a [i32; 6],
    /// The area without this.
    before: AreaWorth,
    /// What a cross in each row adds.
    gains: [AreaWorth; turquoise::ROWS as usize],
}

/// The rows in which each column is tinted.
const TINTED_ROWS: [usize; turquoise::COLUMNS as usize] = {
    let mut tinted = [0; turquoise::COLUMNS as usize];
    let mut cell = 0;
    while cell < turquoise::ROWS * turquoise::COLUMNS {
        if turquoise::is_tinted(cell / turquoise::COLUMNS + 1, cell % turquoise::COLUMNS + 1) {
            tinted[(cell % turquoise::COLUMNS) as usize] |= 1 << (cell / turquoise::COLUMNS);
        }
        cell += 1;
    }
    tinted
};

impl Column<'_> {
    /// What the area is worth with crosses in these rows, which are open.
    #[inline]
    pub(crate) fn with(&self, rows: usize) -> AreaWorth {
        let tinted = usize::from(COUNT[(rows | !self.open) & self.tinted]);
        let mut worth = self.before;
        worth.progress += self.by_tinted[tinted];
        let mut left = rows;
        while left != 0 {
            let gain = &self.gains[left.trailing_zeros() as usize];
            left &= left - 1;
            worth.points += gain.points;
            worth.progress += gain.progress;
            worth.fox += gain.fox;
        }
        worth
    }

    /// All crosses of the die once it has crossed these rows.
    #[inline]
    pub(crate) fn crosses(&self, rows: usize) -> Crosses {
        Crosses::of((rows | self.made) as u32, self.column)
    }

    /// Does the die earn something once it has crossed these rows?
    #[inline]
    pub(crate) fn earns(&self, rows: usize) -> bool {
        let is_full = (rows | !self.open) & self.tinted == self.tinted;
        let rows = rows | self.made;
        rows & self.earning != 0 || rows & self.tinted != 0 && is_full
    }

    /// Passes all ways to make up to `most` crosses to `take`.
    #[inline]
    pub(crate) fn for_each(&self, most: u8, mut take: impl FnMut(usize)) {
        let mut rows = self.open;
        if most == 1 {
            while rows != 0 {
                take(rows & rows.wrapping_neg());
                rows &= rows - 1;
            }
        }
        while rows != 0 {
            if COUNT[rows] <= most {
                take(rows);
            }
            // Counting down within the open rows goes through all sets of them.
            rows = (rows - 1) & self.open;
        }
    }
}

/// A part of something: so many of so many, rounded towards 0.
#[derive(Clone, Debug)]
struct Part {
    numerator: i32,
    /// 2⁶⁴ divided by the denominator, rounded up: multiplying by it divides numbers of 32 bits exactly, and is far quicker.
    /// 0 stands for the whole.
    reciprocal: u64,
}

impl Part {
    fn new(numerator: i32, denominator: i32) -> Self {
        let reciprocal = match numerator {
            0 => 1,
            all if all == denominator => 0,
            _ => u64::MAX / denominator as u64 + 1,
        };
        Self { numerator, reciprocal }
    }

    #[inline]
    fn of(&self, whole: i32) -> i32 {
        if self.reciprocal == 0 {
            return whole;
        }
        let product = whole * self.numerator;
        let quotient = ((u128::from(product.unsigned_abs()) * u128::from(self.reciprocal)) >> 64) as i32;
        if product < 0 { -quotient } else { quotient }
    }
}

/// Where a bonus stands in [`Bonus::ALL`].
#[inline]
const fn index(bonus: Bonus) -> usize {
    match bonus {
        Bonus::Reroll => 0,
        Bonus::NumberJoker => 1,
        Bonus::ExtraDie => 2,
        Bonus::Fox => 3,
        Bonus::Question(question) => 4 + question as usize,
    }
}
