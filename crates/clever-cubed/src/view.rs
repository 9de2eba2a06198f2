//! What a board needs: every cell with its state, the running scores, and what each choice would do.

use engine::{Game, Outcome, Seat, Seats, Turn, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::action_row::{self, ActionRow, JOKER_NUMBERS};
use crate::bonus::{Bonus, Question, ROUND_BONUSES};
use crate::dice::{Die, DieSet, Faces, Place};
use crate::event::Event;
use crate::game::{CleverCubed, Phase, ROLLS};
use crate::mark::{Mark, PinkChoice, Side};
use crate::marking::Obstacle;
use crate::player::{DieUse, Marking, Player, Stage};
use crate::scoring::{Rating, Score, rating};
use crate::setup::Setup;
use crate::sheet::Sheet;
use crate::state::CrossingState;
use crate::turquoise::Crosses;
use crate::{blue, brown, pink, turquoise, yellow};

/// What one viewer sees. Nothing in this game is hidden: viewers differ only in the choices they have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Players and variants.
    pub setup: Setup,
    /// Where in the order of play the game is.
    pub phase: Phase,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// What the round track gives, by round.
    pub round_bonuses: Vec<Option<Bonus>>,
    /// Who is active.
    pub active_player: Seat,
    /// The roll of the active turn, 1 to 3.
    pub roll: u8,
    /// Whom the game waits for.
    pub waiting_for: Seats,
    /// The six dice.
    pub dice: Vec<DieView>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// What the viewer may do.
    pub choices: Vec<ChoiceView>,
    /// The dice that lie there for the viewer and that no choice uses.
    pub blocked: Vec<BlockedView>,
    /// What crosses are worth.
    pub scales: Scales,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// What so many crosses are worth, from one cross to the most there can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Scales {
    /// In a row of the yellow area.
    pub yellow: Vec<i32>,
    /// In a row of the turquoise area.
    pub turquoise: Vec<i32>,
    /// In the brown area.
    pub brown: Vec<i32>,
}

/// One die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DieView {
    /// Its colour, which names it.
    pub die: Die,
    /// Its face; none before it was thrown in this turn.
    pub value: Option<u8>,
    /// Where it lies.
    pub place: Place,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// What the player has to do.
    pub stage: Stage,
    /// The yellow area, row by row.
    pub yellow: Vec<Vec<YellowCell>>,
    /// The bonuses between its rows.
    pub yellow_gaps: Vec<Vec<BonusView>>,
    /// The turquoise area, row by row.
    pub turquoise: Vec<Vec<TurquoiseCell>>,
    /// The bonuses at the ends of its rows.
    pub turquoise_rows: Vec<Option<BonusView>>,
    /// The bonuses under its columns.
    pub turquoise_columns: Vec<BonusView>,
    /// The blue area left of the middle, from the middle outwards.
    pub blue_left: Vec<BlueCell>,
    /// The blue area right of the middle, from the middle outwards.
    pub blue_right: Vec<BlueCell>,
    /// The brown area.
    pub brown: Vec<BrownCell>,
    /// The bonuses between its cells.
    pub brown_gaps: Vec<Option<BonusView>>,
    /// The pink area.
    pub pink: Vec<PinkCell>,
    /// The re-roll row.
    pub rerolls: ActionRowView,
    /// The number-joker row.
    pub number_jokers: ActionRowView,
    /// The extra-die row.
    pub extra_dice: ActionRowView,
    /// Foxes earned.
    pub foxes: u8,
    /// Points as they stand.
    pub score: Score,
    /// The solo rating of these points.
    pub rating: Rating,
    /// The die that was chosen and is to be marked now.
    pub marking: Option<Marking>,
    /// Turquoise crosses in the making.
    pub crossing: Option<CrossingState>,
    /// Open question marks.
    pub questions: Vec<Question>,
    /// Dice already chosen for extra-die actions in this turn.
    pub extra_used: DieSet,
}

/// A symbol on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BonusView {
    /// What it earns.
    pub bonus: Bonus,
    /// Still to be had, earned, or gone.
    pub state: BonusState,
}

/// What has become of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BonusState {
    /// Still to be had.
    Open,
    /// Its owner has it.
    Earned,
    /// It can no longer be earned.
    Gone,
}

/// A yellow cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct YellowCell {
    /// The number in it.
    pub number: u8,
    /// Is it grey, for dice on the platter?
    pub grey: bool,
    /// Is it crossed?
    pub crossed: bool,
}

/// A turquoise cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurquoiseCell {
    /// The number in it.
    pub number: u8,
    /// Is it tinted, and asked for by the bonuses of its row and column?
    pub tinted: bool,
    /// Is it crossed?
    pub crossed: bool,
}

/// A blue cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BlueCell {
    /// The number written in it.
    pub number: Option<u8>,
    /// The points above it.
    pub points: i32,
    /// The bonus under it.
    pub bonus: Option<BonusView>,
}

/// A brown cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BrownCell {
    /// The number in it.
    pub number: u8,
    /// Is it crossed?
    pub crossed: bool,
    /// Was it passed by, never to be crossed?
    pub skipped: bool,
}

/// A pink cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PinkCell {
    /// The number written in it.
    pub number: Option<u8>,
    /// What it was used for.
    pub choice: Option<PinkChoice>,
    /// The multiplier above it.
    pub multiplier: Option<u8>,
    /// The bonus under it.
    pub bonus: Option<BonusView>,
}

/// An action row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ActionRowView {
    /// Its seven cells.
    pub cells: Vec<ActionCell>,
    /// How many actions are left to use.
    pub available: u8,
    /// The bonus at its end.
    pub end: BonusView,
}

/// A cell of an action row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ActionCell {
    /// The number printed in it, in the number-joker row; a cell without one stands for any number.
    pub number: Option<u8>,
    /// Is the action earned?
    pub circled: bool,
    /// Is it used?
    pub used: bool,
}

/// Something the viewer may do, and what it would set off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChoiceView {
    /// The action.
    pub action: Action,
    /// The mark it would make; for the choice of a die, every mark that the die could make then.
    pub marks: Vec<MarkView>,
    /// What it would earn at once without a mark: the bonuses of turquoise crosses that are left at that.
    pub bonuses: Vec<Bonus>,
    /// The dice that would go to the platter in the end.
    pub platter: Faces,
    /// Would no die be left for the next roll, though there could be one?
    pub ends_rolls: bool,
}

/// A die that the viewer cannot use now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BlockedView {
    /// Its colour.
    pub die: Die,
    /// What is in the way.
    #[serde(flatten)]
    pub obstacle: Obstacle,
}

/// A mark that could be made, and what it would set off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MarkView {
    /// The mark.
    pub mark: Mark,
    /// Its cell.
    pub target: Target,
    /// The bonuses it would earn at once; for a turquoise cross, if it were the last one of its die.
    pub bonuses: Vec<Bonus>,
    /// What it would add to the total as it stands, without the question marks it earns.
    pub points: i32,
    /// How many more crosses dice of the same value would then bring.
    pub further_crosses: u8,
}

/// A cell of the sheet, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "area", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are coordinates")]
pub enum Target {
    Yellow { row: u8, column: u8 },
    Turquoise { row: u8, column: u8 },
    Blue { side: Side, cell: u8 },
    Brown { cell: u8 },
    Pink { cell: u8 },
}

impl View {
    pub(crate) fn of(game: &CleverCubed, viewer: Viewer) -> Self {
        let waiting_for = match game.turn() {
            Turn::Players(seats) => seats,
            Turn::Chance(_) | Turn::Over => Seats::NONE,
        };
        Self {
            setup: game.setup,
            phase: game.phase,
            round: game.round,
            rounds: game.setup.rounds(),
            round_bonuses: ROUND_BONUSES[..game.setup.rounds().into()].to_vec(),
            active_player: game.active,
            roll: game.roll,
            waiting_for,
            dice: Die::ALL.map(|die| die_view(game, die)).to_vec(),
            seats: Seat::all(game.setup.players).map(|seat| SeatView::of(seat, &game.seats[seat.index()])).collect(),
            choices: match viewer {
                Viewer::Seat(seat) if seat.number() < game.setup.players => choices(game, seat),
                Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
            },
            blocked: match viewer {
                Viewer::Seat(seat) if seat.number() < game.setup.players => blocked(game, seat),
                Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
            },
            scales: Scales {
                yellow: yellow::ROW_POINTS[1..].to_vec(),
                turquoise: turquoise::ROW_POINTS[1..].to_vec(),
                brown: brown::POINTS[1..].to_vec(),
            },
            outcome: game.outcome(),
        }
    }
}

fn die_view(game: &CleverCubed, die: Die) -> DieView {
    let value = game.dice.value(die);
    DieView { die, value: (value != 0).then_some(value), place: game.dice.place(die) }
}

fn choices(game: &CleverCubed, seat: Seat) -> Vec<ChoiceView> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let view = |action| {
        let player = &game.seats[seat.index()];
        let mut marks = Vec::new();
        marks_of(game, seat, action, &mut |mark, left| marks.push(MarkView::of(player, seat, mark, left)));
        let made = player.crossing.filter(|_| action == Action::Enough).map(|crossing| crossing.made);
        let bonuses = made.map_or_else(Vec::new, |made| earned(player, seat, None, made).0);
        let (platter, ends_rolls) = given_up(game, action);
        ChoiceView { action, marks, bonuses, platter, ends_rolls }
    };
    actions.into_iter().map(view).collect()
}

/// The dice that an action sends to the platter, and whether it ends the rolls before the last one.
fn given_up(game: &CleverCubed, action: Action) -> (Faces, bool) {
    let mut dice = game.dice;
    let is_last = game.roll == ROLLS;
    let lower = match action {
        Action::Take { die, .. } => {
            dice.take(die, game.roll);
            dice.give_up_below(dice.value(die))
        }
        Action::Forfeit => DieSet::NONE,
        _ => return (Faces::default(), false),
    };
    let ends_rolls = !is_last && dice.pool().is_empty();
    let rest = if is_last { dice.give_up_pool() } else { DieSet::NONE };
    (dice.faces_of(lower.union(rest)), ends_rolls)
}

/// The dice that one might want to use, and cannot, not even with a number joker.
fn blocked(game: &CleverCubed, seat: Seat) -> Vec<BlockedView> {
    let player = &game.seats[seat.index()];
    if player.marking.is_some() || player.crossing.is_some() || !player.questions.is_empty() {
        return Vec::new();
    }
    let die_use = match player.stage {
        Stage::Roll => DieUse::Take,
        Stage::Pick => DieUse::Pick,
        Stage::ExtraDice => DieUse::Extra,
        Stage::Idle | Stage::Took => return Vec::new(),
    };
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let used: DieSet = actions
        .into_iter()
        .filter_map(|action| match action {
            Action::Take { die, .. } | Action::Pick { die, .. } | Action::Extra { die, .. } => Some(die),
            _ => None,
        })
        .collect();
    let unused = game.dice_in_sight(seat, die_use).except(used).iter();
    unused.filter_map(|die| game.obstacle(seat, die_use, die).map(|obstacle| BlockedView { die, obstacle })).collect()
}

/// Tells the marks that an action makes or leads to, and how many more crosses may follow each.
fn marks_of(game: &CleverCubed, seat: Seat, action: Action, tell: &mut impl FnMut(Mark, u8)) {
    let mut after = *game;
    after.play(seat, &action, &mut ()).expect("a game accepts every action it lists");
    let left = after.seats[seat.index()].crossing.map_or(0, |crossing| crossing.left);
    match action {
        Action::Take { .. } | Action::Pick { .. } | Action::Extra { .. } => {
            let mut actions = Vec::new();
            after.legal(seat, &mut actions);
            actions.into_iter().for_each(|action| marks_of(&after, seat, action, tell));
        }
        Action::Mark { mark } | Action::Answer { mark, .. } => tell(mark, left),
        Action::Cross { row } => {
            let crossing = game.seats[seat.index()].crossing.expect("a further cross is open");
            tell(Mark::Turquoise { row, column: crossing.column }, left);
        }
        Action::Reroll | Action::Forfeit | Action::Decline | Action::Stop | Action::Enough => {}
    }
}

impl MarkView {
    fn of(player: &Player, seat: Seat, mark: Mark, further_crosses: u8) -> Self {
        let made = player.crossing.map(|crossing| crossing.made).unwrap_or_default();
        let (bonuses, points) = earned(player, seat, Some(mark), made);
        Self { mark, target: Target::of(mark, &player.sheet), bonuses, points, further_crosses }
    }
}

/// The bonuses that a mark, if one is made, and the turquoise crosses of the same die earn, and what they add to the total.
fn earned(player: &Player, seat: Seat, mark: Option<Mark>, mut made: Crosses) -> (Vec<Bonus>, i32) {
    let mut after = *player;
    let mut log: Vec<Event> = Vec::new();
    if let Some(mark) = mark {
        for bonus in after.sheet.make(mark, &mut made).into_iter().flatten() {
            after.earn(seat, bonus, &mut log);
        }
    }
    after.finish_crossing(seat, made, &mut log);
    let bonuses = log.iter().filter_map(|event| match event {
        Event::Earned { bonus, .. } => Some(*bonus),
        _ => None,
    });
    (bonuses.collect(), after.sheet.score().total - player.sheet.score().total)
}

impl Target {
    fn of(mark: Mark, sheet: &Sheet) -> Self {
        match mark {
            Mark::Yellow { row, column } => Self::Yellow { row, column },
            Mark::Turquoise { row, column } => Self::Turquoise { row, column },
            Mark::Blue { side, .. } => Self::Blue { side, cell: sheet.blue.len(side) as u8 + 1 },
            Mark::Brown { cell } => Self::Brown { cell },
            Mark::Pink { .. } => Self::Pink { cell: sheet.pink.numbers().len() as u8 + 1 },
        }
    }
}

impl BonusView {
    fn new(bonus: Bonus, earned: bool, gone: bool) -> Self {
        let state = match (earned, gone) {
            (true, _) => BonusState::Earned,
            (false, true) => BonusState::Gone,
            (false, false) => BonusState::Open,
        };
        Self { bonus, state }
    }
}

impl SeatView {
    fn of(seat: Seat, player: &Player) -> Self {
        let sheet = &player.sheet;
        let score = sheet.score();
        Self {
            seat,
            stage: player.stage,
            yellow: yellow_cells(sheet),
            yellow_gaps: yellow_gaps(sheet),
            turquoise: turquoise_cells(sheet),
            turquoise_rows: turquoise_rows(player),
            turquoise_columns: turquoise_columns(player),
            blue_left: blue_cells(sheet, Side::Left),
            blue_right: blue_cells(sheet, Side::Right),
            brown: brown_cells(sheet),
            brown_gaps: brown_gaps(sheet),
            pink: pink_cells(sheet),
            rerolls: ActionRowView::of(&sheet.rerolls, [None; 7], action_row::REROLL_END),
            number_jokers: ActionRowView::of(&sheet.number_jokers, JOKER_NUMBERS, action_row::NUMBER_JOKER_END),
            extra_dice: ActionRowView::of(&sheet.extra_dice, [None; 7], action_row::EXTRA_DIE_END),
            foxes: sheet.foxes,
            score,
            rating: rating(score.total),
            marking: player.marking,
            crossing: CrossingState::of(player),
            questions: player.questions.as_slice().to_vec(),
            extra_used: player.extra_used,
        }
    }
}

fn yellow_cells(sheet: &Sheet) -> Vec<Vec<YellowCell>> {
    let cell = |row, column| YellowCell {
        number: column,
        grey: yellow::GREY.contains(row, column),
        crossed: sheet.yellow.is_crossed(row, column),
    };
    (1..=yellow::ROWS).map(|row| (1..=yellow::COLUMNS).map(|column| cell(row, column)).collect()).collect()
}

fn yellow_gaps(sheet: &Sheet) -> Vec<Vec<BonusView>> {
    let crossed = |row, column| sheet.yellow.is_crossed(row, column);
    let gap = |upper: u8, column: u8| {
        let bonus = yellow::GAPS[usize::from(upper) - 1][usize::from(column) - 1];
        BonusView::new(bonus, crossed(upper, column) && crossed(upper + 1, column), false)
    };
    (1..yellow::ROWS).map(|upper| (1..=yellow::COLUMNS).map(|column| gap(upper, column)).collect()).collect()
}

fn turquoise_cells(sheet: &Sheet) -> Vec<Vec<TurquoiseCell>> {
    let cell = |row, column| TurquoiseCell {
        number: column,
        tinted: turquoise::is_tinted(row, column),
        crossed: sheet.turquoise.is_crossed(row, column),
    };
    (1..=turquoise::ROWS).map(|row| (1..=turquoise::COLUMNS).map(|column| cell(row, column)).collect()).collect()
}

/// Is the bonus of these tinted cells earned? Crosses in the making count only once they are left at that.
fn turquoise_complete(player: &Player, mut cells: impl Iterator<Item = (u8, u8)>) -> bool {
    let pending = |row, column| {
        player
            .crossing
            .is_some_and(|crossing| crossing.column == column && crossing.made.rows().any(|made| made == row))
    };
    cells.all(|(row, column)| {
        !turquoise::is_tinted(row, column) || player.sheet.turquoise.is_crossed(row, column) && !pending(row, column)
    })
}

fn turquoise_rows(player: &Player) -> Vec<Option<BonusView>> {
    let complete = |row| turquoise_complete(player, (1..=turquoise::COLUMNS).map(|column| (row, column)));
    let view =
        |row: u8| turquoise::ROW_BONUSES[usize::from(row) - 1].map(|bonus| BonusView::new(bonus, complete(row), false));
    (1..=turquoise::ROWS).map(view).collect()
}

fn turquoise_columns(player: &Player) -> Vec<BonusView> {
    let complete = |column| turquoise_complete(player, (1..=turquoise::ROWS).map(|row| (row, column)));
    (1..=turquoise::COLUMNS)
        .map(|column| BonusView::new(turquoise::COLUMN_BONUSES[usize::from(column) - 1], complete(column), false))
        .collect()
}

fn blue_cells(sheet: &Sheet, side: Side) -> Vec<BlueCell> {
    let numbers: Vec<_> = sheet.blue.numbers(side).collect();
    (0..blue::CELLS_PER_SIDE)
        .map(|cell| BlueCell {
            number: numbers.get(cell).copied(),
            points: blue::POINTS[cell],
            bonus: blue::BONUSES[side as usize][cell].map(|bonus| BonusView::new(bonus, cell < numbers.len(), false)),
        })
        .collect()
}

fn brown_cells(sheet: &Sheet) -> Vec<BrownCell> {
    let skipped = |cell| !sheet.brown.is_crossed(cell) && cell < sheet.brown.last();
    (1..=brown::CELLS)
        .map(|cell| BrownCell {
            number: brown::number(cell),
            crossed: sheet.brown.is_crossed(cell),
            skipped: skipped(cell),
        })
        .collect()
}

fn brown_gaps(sheet: &Sheet) -> Vec<Option<BonusView>> {
    let gap = |left: u8| {
        let earned = sheet.brown.is_crossed(left) && sheet.brown.is_crossed(left + 1);
        // The left cell can no longer be crossed, or the right one was passed by.
        let gone =
            !earned && (sheet.brown.last() > left || sheet.brown.last() == left && !sheet.brown.is_crossed(left));
        brown::GAPS[usize::from(left) - 1].map(|bonus| BonusView::new(bonus, earned, gone))
    };
    (1..brown::CELLS).map(gap).collect()
}

fn pink_cells(sheet: &Sheet) -> Vec<PinkCell> {
    let numbers = sheet.pink.numbers();
    (0..pink::CELLS)
        .map(|cell| {
            let written = cell < numbers.len();
            let took_bonus = sheet.pink.took_bonus(cell);
            PinkCell {
                number: numbers.get(cell).copied(),
                choice: written.then_some(if took_bonus { PinkChoice::Bonus } else { PinkChoice::Points }),
                multiplier: pink::MULTIPLIERS[cell],
                bonus: pink::BONUSES[cell].map(|bonus| BonusView::new(bonus, took_bonus, written)),
            }
        })
        .collect()
}

impl ActionRowView {
    fn of(row: &ActionRow, numbers: [Option<u8>; 7], end: Bonus) -> Self {
        let cells = (1..=action_row::CELLS).zip(numbers).map(|(cell, number)| ActionCell {
            number,
            circled: cell <= row.circled(),
            used: row.is_used(cell),
        });
        Self {
            cells: cells.collect(),
            available: row.available(),
            end: BonusView::new(end, row.circled() == action_row::CELLS, false),
        }
    }
}
