//! Reading a state that a person wrote: every invariant is checked, and the field that breaks one is named.

mod belonging;

use engine::{Invalid, Seat, Seats, check};

use self::belonging::check_belonging;
use crate::action::spent_set;
use crate::course::Position;
use crate::cube::{Active, Cube, Dice, Shown, Spent};
use crate::dice::{Colour, DICE_PER_COLOUR, Die, DieSet, Zone};
use crate::event::RollKind;
use crate::game::{Cubitos, Phase, RaceEnd};
use crate::operation::Operation;
use crate::player::{AMOUNT_MAX, Player, Stage, Task};
use crate::program::Occasion;
use crate::rulebook::{CellName, Index};
use crate::run_phase::PURCHASES_MAX;
use crate::setup::Cards;
use crate::state::{ActiveText, BonusText, DiceText, PlayerState, State};
use crate::tables::FAN_STEPS;
use crate::track::{Bonus, CellId, CellKind, CellSet, TrackId, UsedMovement};

/// Legs that a written runner can be on: far more than a race has.
const LEG_MAX: u8 = 100;
/// Hand tokens that a player can have: far more than the fan track gives.
const HAND_TOKENS_MAX: u8 = 100;
/// Compulsory pushes that can come together: far more than the dice of a roll phase bring.
const FORCED_MAX: u8 = 20;
/// Swords on all red dice of the box together.
const SWORDS_MAX: u32 = 2 * DICE_PER_COLOUR as u32;

impl State {
    pub(crate) fn to_game(&self) -> Result<Cubitos, Invalid> {
        let mut game = Cubitos::blank(&self.setup.0).map_err(|invalid| invalid.inside("setup"))?;
        self.read_cards(&mut game)?;
        game.phase = self.phase;
        game.round = self.round;
        let is_seat = |seat: Seat| seat.number() < game.terms.players;
        check(is_seat(self.holder), "holder", "is not at the table")?;
        check(self.mover.is_none_or(is_seat), "mover", "is not at the table")?;
        check(self.most.is_none_or(is_seat), "most", "is not at the table")?;
        check(self.must_act.is_none_or(is_seat), "mustAct", "is not at the table")?;
        check(self.waiting.iter().all(is_seat), "waiting", "somebody is not at the table")?;
        check(self.comparison_open.iter().all(is_seat), "comparisonOpen", "somebody is not at the table")?;
        game.holder = self.holder;
        game.mover = self.mover.unwrap_or(self.holder);
        let players = usize::from(game.terms.players);
        check(self.players.len() == players, "players", format_args!("must be {players}, as in the setup"))?;
        for (index, text) in self.players.iter().enumerate() {
            let player = text
                .to_player(&game, self.extra_round)
                .map_err(|invalid| invalid.inside(&format!("players[{index}]")))?;
            game.players[index] = player;
        }
        self.read_table(&mut game)?;
        check_phase(&game)?;
        for seat in game.seats() {
            check_player(&game, seat).map_err(|invalid| invalid.inside(&format!("players[{}]", seat.number())))?;
        }
        count_dice(&mut game)?;
        come_to_rest(&game)
    }

    fn read_cards(&self, game: &mut Cubitos) -> Result<(), Invalid> {
        if game.terms.cards == Cards::Random {
            check(self.cards.len() <= 8, "cards", "must be 8 at the most")?;
            for (index, card) in self.cards.iter().enumerate() {
                let colour = Colour::ALL[index];
                let field = format!("cards[{index}]");
                check(card.0.colour() == colour, &field, format_args!("must be a {} card", colour.name()))?;
                game.cards[index] = card.0;
            }
            game.cards_known = self.cards.len() as u8;
        } else {
            check(self.cards.is_empty(), "cards", "are those of the setup; leave them out")?;
        }
        let complete = usize::from(game.cards_known) == game.cards.len();
        check(complete != (self.phase == Phase::Cards), "cards", "must be 8 once all are drawn, and fewer before")?;
        game.index = if complete { Index::new(&game.book, &game.cards) } else { Index::default() };
        Ok(())
    }

    fn read_table(&self, game: &mut Cubitos) -> Result<(), Invalid> {
        let compared = self.phase == Phase::Comparison || self.phase == Phase::Run;
        let expected = if compared { self.players.len() } else { 0 };
        let none = compared && self.swords.is_empty();
        check(none || self.swords.len() == expected, "swords", format_args!("must be {expected} numbers"))?;
        game.swords[..self.swords.len()].copy_from_slice(&self.swords);
        let swords: u32 = self.swords.iter().map(|&count| u32::from(count)).sum();
        check(swords <= SWORDS_MAX, "swords", format_args!("must be {SWORDS_MAX} together at the most"))?;
        let (most, entitled) = if compared { game.compared() } else { (None, Seats::NONE) };
        let says = |seat: Seat| format!("must be seat {seat}, by the swords and the red card");
        let nobody = || "must be nobody, by the phase, the swords and the red card; leave it out".to_owned();
        check(self.most == most, "most", most.map_or_else(nobody, says))?;
        game.most = self.most;
        let open = self.comparison_open;
        check(self.phase == Phase::Comparison || open.is_empty(), "comparisonOpen", "is for step 4 only")?;
        let fits = open.iter().all(|seat| entitled.contains(seat));
        check(fits, "comparisonOpen", "somebody gets nothing from the comparison")?;
        game.comparison_open = open;
        game.extra_round = self.extra_round;
        game.not_done = game.seats().filter(|&seat| game.player(seat).stage != Stage::Done).collect();
        let is_due = |seat: &Seat| game.player(*seat).task == Task::None && !game.player(*seat).hand.is_empty();
        game.due = game.seats().filter(is_due).collect();
        check(open.iter().all(|seat| game.not_done.contains(seat)), "comparisonOpen", "somebody has ended step 4")?;
        for seat in self.waiting.iter() {
            let player = game.player(seat);
            let decides = self.phase == Phase::Roll
                && player.stage == Stage::Decide
                && player.task == Task::None
                && player.hand.is_empty();
            // Whoever has to decide may already be in the middle of it.
            check(decides || self.must_act == Some(seat), "waiting", "somebody has no decision to wait with")?;
        }
        let all_wait = !self.waiting.is_empty() && self.waiting == game.not_done;
        check(self.phase == Phase::Roll || self.waiting.is_empty(), "waiting", "is for the roll phase only")?;
        let fits = match self.must_act {
            Some(seat) => all_wait && game.not_done.contains(seat),
            None => !all_wait,
        };
        check(fits, "mustAct", "must be one of those who wait if everybody waits, and nobody otherwise")?;
        let names = |seat| game.fullest_roll_zone() == Some(seat) || may_have_emptied_roll_zone(game, seat);
        let fullest = "must be the one with the most dice in the roll zone, among equals the first from the holder";
        check(self.must_act.is_none_or(names), "mustAct", fullest)?;
        game.waiting = self.waiting;
        game.must_act = self.must_act;
        let ending = if self.phase == Phase::Over { game.ending_now() } else { None };
        let is_over = "nobody is alone ahead beyond the finish, and rounds are left, so the race is not over";
        check(self.phase != Phase::Over || ending.is_some(), "phase", is_over)?;
        check(self.ending == ending, "ending", says_ending(ending))?;
        game.ending = ending;
        Ok(())
    }
}

/// What the ending should have been.
fn says_ending(ending: Option<RaceEnd>) -> String {
    match ending {
        None => "belongs to a race that is over".to_owned(),
        Some(RaceEnd { winner: Some(seat), way }) => format!("must be seat {seat} as the winner by {}", way.name()),
        Some(RaceEnd { winner: None, way }) => format!("must be no winner, by {}", way.name()),
    }
}

/// Whoever has to act because everybody waits had the most dice in the roll zone, but may have used abilities since then.
fn may_have_emptied_roll_zone(game: &Cubitos, seat: Seat) -> bool {
    let player = game.player(seat);
    let empties = |operation: Operation| operation.traits().works_on.contains(Zone::Roll);
    let owns = |die: Die| player.owned(Cube::own(die)) + player.owned(Cube::borrowed(die)) > 0;
    let can = |colour: Colour| (player.lost_die || owns(colour.die())) && game.program(colour).has(empties);
    Colour::ALL.into_iter().any(can)
}

fn check_phase(game: &Cubitos) -> Result<(), Invalid> {
    let limit = game.terms.round_limit.0;
    check(game.round <= limit, "round", format_args!("must be {limit} at the most, the limit of the setup"))?;
    let finished = game.seats().map(|seat| game.player(seat).began_at).filter(|&at| game.course.is_finished(at));
    let standings: Vec<i32> = finished.map(|at| game.course.standing(&game.book.tables, at)).collect();
    let farthest = standings.iter().max();
    let is_tied = standings.iter().filter(|&standing| Some(standing) == farthest).count() > 1;
    let extra = "needs several runners who were equally far beyond the finish when the round began; say so in began";
    check(is_tied || !game.extra_round, "extraRound", extra)?;
    for seat in game.seats() {
        let (at, began) = (game.player(seat).at, game.player(seat).began_at);
        let field = |name| format!("players[{}].{name}", seat.number());
        let is_over = !game.extra_round && game.course.is_finished(began);
        check(!is_over, field("began"), "is beyond the finish: the race would have ended with the round before")?;
        check(at.leg >= began.leg, field("leg"), "is before the leg on which the round began")?;
    }
    let is_on = !matches!(game.phase, Phase::Cards | Phase::FirstPlayer);
    check(is_on == (game.round > 0), "round", "is at least 1 once the race has begun, and 0 before")?;
    let chosen = game.terms.first_player.seat().is_some();
    check(game.phase != Phase::FirstPlayer || !chosen, "phase", "the setup says who begins")?;
    let no_mover = game.phase != Phase::Run && game.mover != game.holder;
    check(!no_mover, "mover", "is the holder of the first-player die outside the run phase")?;
    check(is_on || game.holder == Seat::FIRST, "holder", "nobody has the first-player die yet; leave it out")?;
    for seat in game.seats() {
        let stage = game.player(seat).stage;
        let fits = match game.phase {
            Phase::Roll => stage <= Stage::Discard,
            Phase::Abilities | Phase::Comparison => stage == Stage::Abilities,
            Phase::Run => seat == game.mover && stage > Stage::Abilities,
            Phase::Cards | Phase::FirstPlayer | Phase::Over => false,
        };
        check(
            fits || stage == Stage::Done,
            format_args!("players[{}].stage", seat.number()),
            "is not one of this phase",
        )?;
    }
    Ok(())
}

fn check_player(game: &Cubitos, seat: Seat) -> Result<(), Invalid> {
    let player = game.player(seat);
    let stage = player.stage;
    let uses = matches!(stage, Stage::Decide | Stage::Abilities);
    check_belonging(game, seat)?;
    let chooses = matches!(
        player.task,
        Task::ExtraRoll { .. } | Task::Reroll { .. } | Task::RollDifferent { .. } | Task::RollGrey
    );
    let rolls = match player.rolling {
        RollKind::First => stage == Stage::Decide && game.phase == Phase::Roll,
        RollKind::Push => stage == Stage::Declare,
        RollKind::Rescue => stage == Stage::Rescue,
        RollKind::Extra => uses,
    };
    let due = player.task == Task::None;
    check(player.hand.is_empty() || chooses || (due && rolls), "hand", "no dice are rolled at this stage")?;
    let before_roll = matches!(stage, Stage::Draw | Stage::DrawMore)
        || (player.rolling == RollKind::First && due && !player.hand.is_empty());
    let empty = player.active.is_empty() && [player.coins, player.feet, player.water_feet] == [0; 3];
    let is_done = before_roll || has_moved(game, seat) || is_idle(game);
    check(empty || !is_done, "active", "is empty then, and so are coins and feet")?;
    check_counts(game, seat)?;
    check_roll_phase(game, seat)?;
    check_run_phase(game, seat)?;
    if game.index.borrows.is_empty() { check_nothing_borrowed(player) } else { Ok(()) }
}

/// Before the first round and after the last one.
fn is_idle(game: &Cubitos) -> bool {
    matches!(game.phase, Phase::Cards | Phase::FirstPlayer | Phase::Over)
}

/// Has the player had a turn to move and buy in this round?
fn has_moved(game: &Cubitos, seat: Seat) -> bool {
    let mut before = game.seats_in_order().take_while(|&other| other != game.mover);
    let is_done = seat == game.mover && game.player(seat).stage == Stage::Done;
    game.phase == Phase::Run && (is_done || before.any(|other| other == seat))
}

/// What the roll phase brings is there no sooner, and goes no later.
fn check_roll_phase(game: &Cubitos, seat: Seat) -> Result<(), Invalid> {
    let player = game.player(seat);
    let stage = player.stage;
    let pushes = (Stage::Decide..=Stage::Discard).contains(&stage);
    check(pushes || !player.at_risk, "atRisk", "ends with the roll phase of the player")?;
    check(pushes || !player.shield, "shield", "ends with the roll phase of the player")?;
    let forces = pushes && !game.index.must_push.is_empty();
    check(forces || player.forced == 0, "forced", "no push is compulsory at this stage, or by a card of this race")?;
    check(player.forced <= FORCED_MAX, "forced", format_args!("must be {FORCED_MAX} at the most"))?;
    check(!player.busted || (stage > Stage::Rescue && !is_idle(game)), "busted", "nobody has bust yet at this stage")?;
    let busts = matches!(stage, Stage::Keep | Stage::Discard);
    check(player.busted || !busts, "busted", "must be true at this stage")?;
    if game.phase == Phase::Roll && !gains_in_roll_phase(game) {
        for (field, amount) in [("coins", player.coins), ("feet", player.feet), ("waterFeet", player.water_feet)] {
            check(amount == 0, field, "comes in step 4; no card of this race gives any in the roll phase")?;
        }
    }
    Ok(())
}

/// What is counted over the whole race has come in rounds that are over, or in this one.
fn check_counts(game: &Cubitos, seat: Seat) -> Result<(), Invalid> {
    let player = game.player(seat);
    let rounds = if is_idle(game) { game.round } else { game.round.saturating_sub(1) };
    let busts = rounds + u16::from(player.busted);
    check(player.busts <= busts, "busts", format_args!("must be {busts} at the most, one in a round"))?;
    let bought: u16 = player.purchases.iter().map(|&count| u16::from(count)).sum();
    let most = u16::from(PURCHASES_MAX) * rounds + u16::from(player.bought.len());
    check(bought <= most, "purchases", format_args!("must be {most} at the most, {PURCHASES_MAX} in a round"))
}

/// The same for moving and buying.
fn check_run_phase(game: &Cubitos, seat: Seat) -> Result<(), Invalid> {
    let player = game.player(seat);
    let moves = game.phase == Phase::Run && seat == game.mover;
    let used = player.used_cells != UsedMovement::NONE;
    check(!used || moves || has_moved(game, seat), "usedCells", "is for step 5, when the player moves")?;
    let buys = (moves && player.stage == Stage::Buy) || has_moved(game, seat);
    check(player.bought.is_empty() || buys, "bought", "is for step 6, when the player buys")?;
    let takes_bonus = player.stage == Stage::Bonus;
    check(takes_bonus || player.bonus_open == 0, "bonus", "can be taken after the move only")?;
    if takes_bonus { check_bonus(game, seat) } else { Ok(()) }
}

/// Can a card of the race give coins or feet before step 4? None of the box does.
fn gains_in_roll_phase(game: &Cubitos) -> bool {
    let is_gain = |operation: Operation| operation.traits().gains;
    let gains = |colour: Colour| {
        let program = game.program(colour);
        let mut parts = program.usable_at(Occasion::Decide).iter().filter_map(|number| program.part(number));
        parts.any(|part| is_gain(part.operation) || part.power.is_some_and(is_gain))
    };
    Colour::ALL.into_iter().any(gains)
}

/// Bonuses belong to the cell where the move has ended, unless the round began there, or to one that a card reaches from it.
fn check_bonus(game: &Cubitos, seat: Seat) -> Result<(), Invalid> {
    let player = game.player(seat);
    let track = game.track(seat);
    let mut cells = CellSet::NONE;
    for operation in
        Colour::ALL.into_iter().flat_map(|colour| game.program(colour).parts).flatten().map(|part| part.operation)
    {
        if let Operation::BonusNearby { max_distance } = operation {
            cells = cells.union(track.within(player.at.cell, max_distance));
        }
    }
    if !game.began_here(seat) {
        cells.insert(player.at.cell);
    }
    check(player.bonus_open != 0 || player.task != Task::None, "bonus", "is missing; this stage is about one")?;
    let is_there = player.bonus_open == 0 || cells.contains(player.bonus_cell);
    check(is_there, "bonus.cell", "is not where the move of the runner has ended")?;
    let printed = |is_such: &dyn Fn(Bonus) -> bool| {
        let has = |cell| matches!(track.cell(cell).kind, CellKind::Bonus(bonuses) if bonuses.iter().any(is_such));
        cells.iter().any(has)
    };
    let fits = match player.task {
        Task::GainDie { max_cost: most, .. } => {
            printed(&|bonus| matches!(bonus, Bonus::GainDie { max_cost } if max_cost.unwrap_or(u8::MAX) == most))
        }
        Task::Lose { left, .. } => printed(&|bonus| matches!(bonus, Bonus::LoseDie(count) if count >= left)),
        _ => true,
    };
    check(fits, "task", "no bonus of the cell asks for that")
}

/// A state waits for a decision, for dice, or for nothing any more. A stage that has nothing to ask is passed over, but
/// nothing may happen by that, as nobody would hear of it.
fn come_to_rest(game: &Cubitos) -> Result<Cubitos, Invalid> {
    let unheard = "the game would go on by itself from here, and nobody would hear of it; write the state that follows";
    let (mut later, mut events) = (game.clone(), Vec::new());
    let mut cause = "phase".to_owned();
    for seat in game.not_done.iter() {
        later.settle(seat, &mut events);
        if later.player(seat) != game.player(seat) {
            cause = format!("players[{}].stage", seat.number());
        }
        check(events.is_empty(), &cause, unheard)?;
    }
    later.settle_all(&mut events);
    later.advance(&mut events);
    check(events.is_empty(), &cause, unheard)?;
    Ok(later)
}

/// Without a card that lends dice nothing would ever give them back.
fn check_nothing_borrowed(player: &Player) -> Result<(), Invalid> {
    let message = "no card of this race lends dice; write a die that is not borrowed";
    let zones = [("draw", &player.draw), ("roll", &player.roll), ("discard", &player.discard), ("hand", &player.hand)];
    for (field, dice) in zones {
        check(dice.iter().all(|(cube, _)| !cube.is_borrowed()), field, message)?;
    }
    check(player.active.iter().all(|(shown, _)| !shown.cube.is_borrowed()), "active", message)?;
    let borrows = match player.task {
        Task::Borrow { .. } => true,
        Task::Face { die, .. } => die.is_borrowed(),
        _ => false,
    };
    check(!borrows, "task", message)
}

/// Whatever lies nowhere is in the supply; nothing can lie in two places, and the first-player die has one holder.
fn count_dice(game: &mut Cubitos) -> Result<(), Invalid> {
    let is_on = !matches!(game.phase, Phase::Cards | Phase::FirstPlayer | Phase::Over);
    let mut totals = [0_u32; Die::COUNT];
    for seat in game.seats() {
        let player = game.player(seat);
        let set = match player.task {
            Task::Face { die, .. } => Some(die),
            _ => None,
        };
        for cube in Cube::all() {
            let count = u32::from(set == Some(cube)) + player.count_everywhere(cube);
            let field = || format!("players[{}]", seat.number());
            let borrowed = count > 0 && cube.is_borrowed() && !is_on;
            check(!borrowed, field(), "nothing is borrowed between rounds")?;
            if cube.die() == Die::FirstPlayer {
                let right = u32::from(is_on && seat == game.holder && !cube.is_borrowed());
                check(count == right, field(), "the holder, and nobody else, has the first-player die during a round")?;
            }
            totals[cube.die().index()] += count;
        }
    }
    for die in DieSet::OWNED.iter() {
        let there = u32::from(die.in_the_box());
        let (name, used) = (die.name(), totals[die.index()]);
        check(used <= there, "players", format_args!("there are {there} {name} dice, not {used}"))?;
        game.supply[die.index()] = (there - used) as u8;
    }
    Ok(())
}

impl PlayerState {
    fn to_player(&self, game: &Cubitos, extra_round: bool) -> Result<Player, Invalid> {
        let mut player = Player::fresh();
        player.at = position(game, self.cell, self.leg, "cell")?;
        player.began_at = match self.began {
            Some(began) => position(game, began.cell, began.leg, "began")?,
            // A race ends with the round in which somebody finishes, so this runner has finished in this one.
            None if game.course.is_finished(player.at) && !extra_round => {
                let last = game.course.legs();
                check(self.leg <= last, "leg", "is beyond the race; say in began where the round began")?;
                Position { leg: last - 1, cell: CellId::START }
            }
            None => player.at,
        };
        for (field, amount) in
            [("credits", self.credits), ("coins", self.coins), ("feet", self.feet), ("waterFeet", self.water_feet)]
        {
            check(amount <= AMOUNT_MAX, field, format_args!("must be {AMOUNT_MAX} at the most"))?;
        }
        check(self.fans <= FAN_STEPS, "fans", format_args!("must be {FAN_STEPS} at the most"))?;
        check(
            self.hand_tokens <= HAND_TOKENS_MAX,
            "handTokens",
            format_args!("must be {HAND_TOKENS_MAX} at the most"),
        )?;
        player.draw = dice(&self.draw, "draw")?;
        player.roll = dice(&self.roll, "roll")?;
        player.discard = dice(&self.discard, "discard")?;
        player.hand = dice(&self.hand, "hand")?;
        player.active = active(game, &self.active)?;
        player.exempt = self.exempt.iter().fold(DieSet::NONE, |set, &die| set.with(die));
        check(player.exempt.except(DieSet::OWNED).is_empty(), "exempt", "the first-player die never counts anyway")?;
        let track = game.course.track_of(player.at.leg);
        player.used_cells = used_cells(game, track, &self.used_cells)?;
        if let Some(bonus) = &self.bonus {
            (player.bonus_cell, player.bonus_open) = bonus_of(game, track, bonus)?;
        }
        player.bought = self.bought.iter().copied().collect();
        let count = usize::from(player.bought.len());
        check(count == self.bought.len() && count <= 2, "bought", "must be two different colours at the most")?;
        for (colour, count) in &self.purchases {
            player.purchases[colour.index()] = *count;
        }
        Ok(Player {
            credits: self.credits,
            coins: self.coins,
            feet: self.feet,
            water_feet: self.water_feet,
            fans: self.fans,
            hand_tokens: self.hand_tokens,
            limit: self.limit,
            draws_all: self.draws_all,
            stage: self.stage,
            task: self.task,
            follow: self.follow,
            rolling: self.rolling,
            rerolls: self.rerolls,
            at_risk: self.at_risk,
            shield: self.shield,
            forced: self.forced,
            gained_credit: self.gained_credit,
            lost_die: self.lost_die,
            busted: self.busted,
            busts: self.busts,
            ..player
        })
    }
}

fn position(game: &Cubitos, cell: CellName, leg: u8, field: &str) -> Result<Position, Invalid> {
    check(leg <= LEG_MAX, "leg", format_args!("must be {LEG_MAX} at the most"))?;
    let track = game.course.track_of(leg);
    let missing = || Invalid::new(field, format!("there is no {cell} on {}", track.name()));
    Ok(Position { leg, cell: game.book.cell(track, cell).ok_or_else(missing)? })
}

pub(crate) fn dice(text: &DiceText, field: &str) -> Result<Dice, Invalid> {
    let mut dice = Dice::NONE;
    for (key, &count) in text {
        let most = key.0.0.die().in_the_box();
        check(count > 0 && count <= most, field, format_args!("must be 1 to {most} dice of a kind, or none"))?;
        dice.add(key.0.0, count);
    }
    Ok(dice)
}

fn active(game: &Cubitos, text: &[ActiveText]) -> Result<Active, Invalid> {
    let mut active = Active::EMPTY;
    for (index, entry) in text.iter().enumerate() {
        let field = format!("active[{index}]");
        let cube = entry.die.0.0;
        let die = cube.die();
        check(game.book.faces_with(die, entry.side) > 0, &field, "the die has no such side")?;
        let spent = spent_set(&entry.spent).map_err(|message| Invalid::new(field.clone(), message))?;
        let parts = match die.colour() {
            Some(colour) if entry.side.is_symbol() => {
                let known = (0..Spent::PARTS_MAX as u8).filter(|&part| game.program(colour).part(part).is_some());
                known.fold(Spent::NONE, |set, part| set.with(Spent::one(part)))
            }
            _ => Spent::NONE,
        };
        check(spent.without(parts).is_empty(), &field, "the card has no such part")?;
        let shown = Shown { cube, side: entry.side, spent };
        let fits = entry.count > 0 && entry.count <= die.in_the_box() && active.of(shown) == 0;
        check(fits, &field, "must be counted once, with at least 1 and no more than the box has")?;
        let all = active.len().checked_add(entry.count);
        check(all.is_some(), &field, "is too many")?;
        active.add(shown, entry.count);
    }
    Ok(active)
}

fn used_cells(game: &Cubitos, track: TrackId, names: &[CellName]) -> Result<UsedMovement, Invalid> {
    let mut used = UsedMovement::NONE;
    for (index, &name) in names.iter().enumerate() {
        let cell = game.book.cell(track, name);
        let number = cell.and_then(|cell| game.book.tables.track(track).cell(cell).movement);
        let fits = number.filter(|&number| !used.contains(number));
        let field = format!("usedCells[{index}]");
        used = used.with(fits.ok_or_else(|| Invalid::new(field, "has no movement effect, or is named twice"))?);
    }
    Ok(used)
}

fn bonus_of(game: &Cubitos, track: TrackId, text: &BonusText) -> Result<(CellId, u8), Invalid> {
    let missing = || Invalid::new("bonus.cell", "has no bonus");
    let cell = game.book.cell(track, text.cell).ok_or_else(missing)?;
    let CellKind::Bonus(bonuses) = game.book.tables.track(track).cell(cell).kind else { return Err(missing()) };
    let count = bonuses.iter().count();
    let mut open = 0_u8;
    for &number in &text.left {
        check(usize::from(number) < count && open & 1 << number == 0, "bonus.left", "must name each bonus once")?;
        open |= 1 << number;
    }
    check(open != 0, "bonus.left", "is empty; leave the bonus out")?;
    Ok((cell, open))
}

impl Player {
    /// How many of a die there are in all zones, as a number that cannot overflow.
    fn count_everywhere(&self, cube: Cube) -> u32 {
        let zones = [&self.draw, &self.roll, &self.discard, &self.hand];
        zones.iter().map(|zone| u32::from(zone.of(cube))).sum::<u32>() + u32::from(self.active.of_cube(cube))
    }
}
