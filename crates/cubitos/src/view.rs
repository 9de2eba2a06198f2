//! What a board needs: zones, cards with their prices, runners and where they could go, and what each choice would do.

use std::collections::BTreeMap;

use engine::{Game, Outcome, Seat, Seats, Turn, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::book::Book;
use crate::components::PrintedBonus;
use crate::course::Position;
use crate::cube::Side;
use crate::dice::{Colour, Die};
use crate::event::Event;
use crate::fate::card_name;
use crate::game::{Cubitos, Phase, RaceEnd};
use crate::player::{Stage, Task};
use crate::reach::{Stride, reach};
use crate::rulebook::CellName;
use crate::setup::{Setup, Warning};
use crate::state::{ActiveText, DiceText, State, dice_text};
use crate::tables::CardId;
use crate::track::CellKind;

/// What one viewer sees: everything, as nothing is hidden. Only the choices are the viewer's own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The rulebook, for boards in Rust. It is not sent with every view, as it stays what it is: others ask for the
    /// [components](crate::Components) once.
    #[serde(skip)]
    pub book: Book,
    /// Players, cards and course.
    pub setup: Setup,
    /// The part of the round.
    pub phase: Phase,
    /// Rounds begun.
    pub round: u16,
    /// Is this a round to break a tie?
    pub extra_round: bool,
    /// Who has the first-player die.
    pub holder: Seat,
    /// Whose turn it is to move and buy.
    pub mover: Option<Seat>,
    /// Whom the race waits for.
    pub waiting_for: Seats,
    /// Whose dice are about to be rolled.
    pub rolls: Option<Seat>,
    /// The legs of the course: the name of the track of each.
    pub legs: Vec<&'static str>,
    /// The eight cards, those that are known.
    pub cards: Vec<CardView>,
    /// Dice that nobody owns.
    pub supply: BTreeMap<Die, u8>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// Who had the most swords in this round.
    pub most_swords: Option<Seat>,
    /// Where the runner that is moving can go, for everybody to see.
    pub reach: Vec<GoalView>,
    /// The viewer, if the race waits for it: several may decide at once.
    pub chooser: Option<Seat>,
    /// What the viewer may do.
    pub choices: Vec<ChoiceView>,
    /// How it ended.
    pub ending: Option<RaceEnd>,
    /// Ranking and distances.
    pub outcome: Option<Outcome>,
    /// What the rulebook would advise against in these cards, once all are known.
    pub warnings: Vec<Warning>,
}

/// One card of the race.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CardView {
    /// The word for it.
    #[serde(with = "card_name")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub card: CardId,
    /// Its colour.
    pub colour: Colour,
    /// What a die of it costs.
    pub cost: u8,
    /// Does the cost come from no box?
    pub cost_is_reconstructed: bool,
    /// Is part of the effect a guess?
    pub effect_is_reconstructed: bool,
    /// Dice left in the supply.
    pub left: u8,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// Where the player sits.
    pub seat: Seat,
    /// Where in the round.
    pub stage: Stage,
    /// What has to be chosen first.
    pub task: Task,
    /// Does the player wait for others?
    pub waits: bool,
    /// The draw zone.
    pub draw: DiceText,
    /// The roll zone.
    pub roll: DiceText,
    /// The active zone.
    pub active: Vec<ActiveText>,
    /// The discard zone.
    pub discard: DiceText,
    /// Dice about to be rolled, or being chosen for it.
    pub hand: DiceText,
    /// Money of this round.
    pub coins: u16,
    /// Money that is kept.
    pub credits: u16,
    /// Movement of this round.
    pub feet: u16,
    /// Movement of this round that may enter water.
    pub water_feet: u16,
    /// The step on the fan track.
    pub fans: u8,
    /// Hand tokens.
    pub hand_tokens: u8,
    /// The hand limit of this round.
    pub limit: u8,
    /// The hand limit if a round began now: the base, tokens, and red lines behind.
    pub next_limit: u8,
    /// Red lines between this runner and the leader.
    pub red_lines_behind: u32,
    /// The cell of the runner.
    pub cell: CellName,
    /// The leg that it is on, from 0.
    pub leg: u8,
    /// The name of its track.
    pub track: &'static str,
    /// Is it on water, with water all around?
    pub is_stranded: bool,
    /// How far along the course it is.
    pub distance: u32,
    /// The steps over land that it still has to walk to finish the race.
    pub steps_left: u32,
    /// Has it finished the race?
    pub has_finished: bool,
    /// Where it stood when the round began.
    pub began_cell: CellName,
    /// Can a push bust?
    pub at_risk: bool,
    /// Would the next push be at risk: by an earlier one, or as enough dice are active?
    pub push_is_at_risk: bool,
    /// How often in a thousand throws no die of the roll zone hits when all are rolled.
    pub misses_per_thousand: u16,
    /// Is the next push safe?
    pub shield: bool,
    /// Pushes that are compulsory.
    pub forced: u8,
    /// Did the player bust in this round?
    pub busted: bool,
    /// The swords now, or those of the comparison once it was made.
    pub swords: u8,
    /// May the player still take what the comparison gives?
    pub may_take_comparison: bool,
    /// Colours bought in this round.
    pub bought: Vec<Colour>,
    /// Dice that will not count at the next draw.
    pub exempt: Vec<Die>,
    /// May any die be drawn at the next draw?
    pub draws_all: bool,
    /// The cell whose bonus is being taken, and what is left of it.
    pub bonus: Option<BonusView>,
    /// Busts in the race.
    pub busts: u16,
    /// Dice bought in the race.
    pub dice_bought: u16,
}

/// Bonuses being taken.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BonusView {
    /// The cell.
    pub cell: CellName,
    /// What is printed there.
    pub printed: Vec<PrintedBonus>,
    /// The numbers of what can still be taken.
    pub left: Vec<u8>,
}

/// A cell that the moving runner can reach.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GoalView {
    /// The cell.
    pub cell: CellName,
    /// The leg that it is on.
    pub leg: u8,
    /// Feet that it takes for steps and shortcuts, bought ones included.
    pub feet: u16,
    /// Coins and credits that it takes.
    pub money: u16,
    /// Feet that are left there.
    pub feet_left: u16,
    /// How far along the course it is.
    pub distance: u32,
    /// The steps over land from there to the end of the race.
    pub steps_left: u32,
    /// How to get there, one decision after the other.
    pub path: Vec<Action>,
    /// Would the runner be on water there if the move ended, with water all around?
    pub is_stranded: bool,
    /// What the cell gives if the move ends there.
    pub bonus: Vec<PrintedBonus>,
}

/// One thing the viewer may do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChoiceView {
    /// The action.
    pub action: Action,
    /// What it would do at once, until chance or a player decides again.
    pub does: Vec<Event>,
}

impl View {
    pub(crate) fn of(game: &Cubitos, viewer: Viewer) -> Self {
        let waiting_for = match game.turn() {
            Turn::Players(seats) => seats,
            Turn::Chance(_) | Turn::Over => Seats::NONE,
        };
        let chooser = match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|&seat| waiting_for.contains(seat)),
            _ => None,
        };
        let known = usize::from(game.cards_known);
        let saved = State::of(game);
        let players = game.seats().zip(saved.players).map(|(seat, state)| PlayerView::of(game, seat, state.active));
        Self {
            book: game.book.clone(),
            setup: game.setup(),
            phase: game.phase,
            round: game.round,
            extra_round: game.extra_round,
            holder: game.holder,
            mover: (game.phase == Phase::Run).then_some(game.mover),
            waiting_for,
            rolls: game.due.first(),
            legs: (0..game.course.legs()).map(|leg| game.course.track_of(leg).name()).collect(),
            cards: game.cards[..known].iter().map(|&card| CardView::of(game, card)).collect(),
            supply: Die::ALL.into_iter().map(|die| (die, game.supply[die.index()])).filter(|&(_, n)| n > 0).collect(),
            players: players.collect(),
            most_swords: game.most,
            reach: goals(game),
            chooser,
            choices: chooser.map_or_else(Vec::new, |seat| choices(game, seat)),
            ending: game.ending,
            outcome: game.outcome(),
            warnings: if known == game.cards.len() { game.book.tables.warnings(&game.cards) } else { Vec::new() },
        }
    }
}

fn choices(game: &Cubitos, seat: Seat) -> Vec<ChoiceView> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let choice = |action| {
        let mut does = Vec::new();
        let mut after = game.clone();
        after.play_listed(seat, &action, &mut does);
        ChoiceView { action, does }
    };
    actions.into_iter().map(choice).collect()
}

/// Where the runner that is moving can go.
fn goals(game: &Cubitos) -> Vec<GoalView> {
    let seat = game.mover;
    let player = game.player(seat);
    if game.phase != Phase::Run || player.stage != Stage::Move {
        return Vec::new();
    }
    let runner = game.runner(seat);
    let goals = reach(&game.book.tables, game.course, runner);
    let goal = |goal: crate::reach::Goal| {
        let name = |at: Position| game.book.name(game.course.track_of(at.leg), at.cell);
        let track = game.course.track(&game.book.tables, goal.at.leg);
        let same_track = game.course.track_of(goal.at.leg) == game.course.track_of(player.began_at.leg);
        let began_there = same_track && goal.at.cell == player.began_at.cell;
        let dry = track.neighbours(goal.at.cell).iter().any(|&cell| !track.is_water(cell));
        // The names along the path belong to the track that the runner is on at that point.
        let (mut at, mut feet) = (runner, 0);
        let mut path = Vec::with_capacity(goal.path.len());
        for stride in goal.path {
            at = at.hopped(game.course);
            path.push(match stride {
                Stride::Step(cell) => Action::Step { to: name(Position { cell, ..at.at }) },
                Stride::BuyFoot => Action::BuyFoot,
                Stride::Shortcut => Action::Shortcut,
                Stride::Jetpack => Action::Jetpack,
            });
            let before = at.purse.all_feet();
            at = at.take(&game.book.tables, game.course, stride).unwrap_or(at);
            // Only steps and shortcuts make them fewer.
            feet += before.saturating_sub(at.purse.all_feet());
        }
        GoalView {
            cell: name(goal.at),
            leg: goal.at.leg,
            feet,
            money: runner.purse.money - goal.left.money,
            feet_left: goal.left.all_feet(),
            distance: game.course.distance(&game.book.tables, goal.at),
            steps_left: game.course.steps_left(&game.book.tables, goal.at),
            path,
            // Feet that are left are lost when the move ends, water feet too.
            is_stranded: !dry && track.is_water(goal.at.cell),
            bonus: match track.cell(goal.at.cell).kind {
                CellKind::Bonus(bonuses) if !began_there => bonuses.iter().map(PrintedBonus::from).collect(),
                _ => Vec::new(),
            },
        }
    };
    goals.into_iter().map(goal).collect()
}

impl CardView {
    fn of(game: &Cubitos, card: CardId) -> Self {
        let print = game.book.tables.card(card);
        Self {
            card,
            colour: card.colour(),
            cost: print.cost,
            cost_is_reconstructed: print.cost_is_reconstructed,
            effect_is_reconstructed: print.effect_is_reconstructed,
            left: game.supply[card.colour().die().index()],
        }
    }
}

impl PlayerView {
    fn of(game: &Cubitos, seat: Seat, active: Vec<ActiveText>) -> Self {
        let player = game.player(seat);
        let track = game.track(seat);
        let compared = matches!(game.phase, Phase::Comparison | Phase::Run);
        let shown = player.active.showing(Die::Red, Side::Symbol) + 2 * player.active.showing(Die::Red, Side::Power);
        let most = game.most_red_lines();
        let name = |at: Position| game.book.name(game.course.track_of(at.leg), at.cell);
        let dry = track.neighbours(player.at.cell).iter().any(|&cell| !track.is_water(cell));
        Self {
            seat,
            stage: player.stage,
            task: player.task,
            waits: game.waiting.contains(seat),
            draw: dice_text(&player.draw),
            roll: dice_text(&player.roll),
            active,
            discard: dice_text(&player.discard),
            hand: dice_text(&player.hand),
            coins: player.coins,
            credits: player.credits,
            feet: player.feet,
            water_feet: player.water_feet,
            fans: player.fans,
            hand_tokens: player.hand_tokens,
            limit: player.limit,
            next_limit: game.hand_limit(seat, most),
            red_lines_behind: most - game.red_lines(seat),
            cell: name(player.at),
            leg: player.at.leg,
            track: track.id.name(),
            is_stranded: !dry && track.is_water(player.at.cell),
            distance: game.distance(seat),
            steps_left: game.course.steps_left(&game.book.tables, player.at),
            has_finished: game.has_finished(seat),
            began_cell: name(player.began_at),
            at_risk: player.at_risk,
            push_is_at_risk: player.push_is_at_risk(),
            misses_per_thousand: game.book.misses_per_thousand(&player.roll),
            shield: player.shield,
            forced: player.forced,
            busted: player.busted,
            swords: if compared { game.swords[seat.index()] } else { shown },
            may_take_comparison: game.comparison_open.contains(seat),
            bought: player.bought.iter().collect(),
            exempt: player.exempt.iter().collect(),
            draws_all: player.draws_all,
            bonus: (player.bonus_open != 0).then(|| BonusView {
                cell: game.name_of(seat, player.bonus_cell),
                printed: match track.cell(player.bonus_cell).kind {
                    CellKind::Bonus(bonuses) => bonuses.iter().map(PrintedBonus::from).collect(),
                    _ => Vec::new(),
                },
                left: (0..u8::BITS as u8).filter(|number| player.bonus_open & 1 << number != 0).collect(),
            }),
            busts: player.busts,
            dice_bought: player.purchases.iter().map(|&count| u16::from(count)).sum(),
        }
    }
}
