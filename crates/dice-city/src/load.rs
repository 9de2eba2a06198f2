//! Reads a state that a person wrote, and names the field that breaks an invariant.

use engine::{Invalid, Seat, StartingPlayer, check};

use crate::ability::Ability;
use crate::city::{City, Colour, Space, Spaces};
use crate::dice::{Dice, Throw};
use crate::game::{DiceCity, KEPT, ROWS, Stage, Step, ThisTurn};
use crate::location::Location;
use crate::player::{Player, Trigger};
use crate::resource::Resource;
use crate::setup::{CopiedThisDie, PassRerollTargets, PassTokenWindow, RowsTrigger};
use crate::state::{SeatState, State};
use crate::supply::{BASIC_DECK, BUILDING_COPIES, BUILDINGS, Bandits, REFRESH, Ship, Slots, Supply};

// ----- Reading -----

impl State {
    pub(crate) fn to_game(&self) -> Result<DiceCity, Invalid> {
        self.setup.check().map_err(|invalid| invalid.inside("setup"))?;
        let count = usize::from(self.setup.players);
        check(self.seats.len() == count, "seats", format_args!("must be {count}, one for each player"))?;
        let mut players = [Player::FRESH; Seat::COUNT_MAX];
        for (index, (player, seat)) in players.iter_mut().zip(&self.seats).enumerate() {
            *player = seat.to_player().map_err(|invalid| invalid.inside(&format!("seats[{index}]")))?;
        }
        let mut game = DiceCity {
            setup: self.setup,
            stage: self.stage,
            starting: self.starting_player,
            active: self.active_player,
            turn: self.turn,
            unspent: self.unspent,
            this_turn: self.this_turn,
            trigger: self.trigger,
            players,
            supply: self.to_display()?,
        };
        self.fill_decks(&mut game)?;
        check_game(&game)?;
        Ok(game)
    }

    /// The display, with empty decks.
    fn to_display(&self) -> Result<Supply, Invalid> {
        let slots = self.setup.slots();
        let mut supply = Supply::new(self.setup.players, slots);
        let given = self.display.len();
        check(
            given <= usize::from(slots),
            "display",
            format_args!("must have {slots} slots at the most, got {given}"),
        )?;
        for (index, &card) in self.display.iter().enumerate() {
            let is_building = card.is_none_or(|card| card.building_index().is_some());
            check(is_building, format_args!("display[{index}]"), "must be a building or null")?;
            supply.display[index] = card;
        }
        supply.to_deal = 0;
        for (index, &slot) in self.to_deal.iter().enumerate() {
            let field = format!("toDeal[{index}]");
            check(slot < slots, &field, format_args!("must be a slot from 0 to {}, got {slot}", slots - 1))?;
            let bit: Slots = 1 << slot;
            check(supply.to_deal & bit == 0, &field, format_args!("names slot {slot} twice"))?;
            check(supply.card(slot).is_none(), &field, format_args!("there is a card in slot {slot}"))?;
            supply.to_deal |= bit;
        }
        Ok(supply)
    }

    /// Puts into the decks whatever lies nowhere else.
    fn fill_decks(&self, game: &mut DiceCity) -> Result<(), Invalid> {
        for card in self.discard.keys() {
            check(card.is_card(), "discard", format_args!("{} is printed on the boards and no card", card.name()))?;
        }
        for card in Location::ALL.into_iter().filter(|card| card.is_card()) {
            let displayed = game.supply.cards().filter(|&(_, shown)| shown == card).count();
            let discarded = self.discard.get(&card).copied().unwrap_or(0);
            let elsewhere = displayed + usize::from(discarded) + usize::from(game.in_cities(card));
            let copies = if card.basic_index().is_some() { BASIC_DECK } else { BUILDING_COPIES };
            let left = usize::from(copies).checked_sub(elsewhere).ok_or_else(|| {
                let message = format!("there are {copies} of {} and not {elsewhere}", card.name());
                Invalid::new(if discarded > 0 { "discard" } else { "seats" }, message)
            })?;
            match (card.basic_index(), card.building_index()) {
                (Some(index), _) => game.supply.basic[index] = left as u8,
                (_, Some(index)) => game.supply.deck[index] = left as u8,
                (None, None) => {}
            }
        }
        game.supply.deck_len = game.supply.deck.iter().sum();
        if self.setup.is_solo() {
            return Ok(());
        }
        for deck in Bandits::ALL {
            let taken = self.seats.iter().map(|seat| seat.bandits[deck as usize]);
            let in_play = deck.in_play(self.setup.players);
            game.supply.bandits[deck as usize] = left_of(in_play, taken, "bandits", deck.points())?;
        }
        for deck in Ship::ALL {
            let taken = self.seats.iter().map(|seat| seat.ships[deck as usize]);
            let in_play = deck.in_play(self.setup.players);
            game.supply.ships[deck as usize] = left_of(in_play, taken, "ships", deck.points())?;
        }
        Ok(())
    }
}

/// Cards left of a deck of which the seats have taken some.
fn left_of(in_play: u8, taken: impl Iterator<Item = u16>, field: &str, points: u16) -> Result<u8, Invalid> {
    let mut left = u16::from(in_play);
    for (seat, taken) in taken.enumerate() {
        check(
            taken <= left,
            format_args!("seats[{seat}].{field}"),
            format_args!(
                "{in_play} cards of {points} points are in play, of which {left} are left for this seat, got {taken}"
            ),
        )?;
        left -= taken;
    }
    Ok(left as u8)
}

impl SeatState {
    fn to_player(&self) -> Result<Player, Invalid> {
        let mut city = City::FRESH;
        for (&space, &card) in &self.city {
            city.lay(space, card, self.deactivated.contains(space)).map_err(|invalid| invalid.inside("city"))?;
        }
        let all_cards = self.deactivated.except(city.cards()).is_empty();
        check(all_cards, "deactivated", "only cards can be deactivated, printed locations cannot")?;
        let mut kinds_built = 0;
        for &card in &self.kinds_built {
            check(card.is_card(), "kindsBuilt", format_args!("{} is no card", card.name()))?;
            let bit = 1 << card as u8;
            check(kinds_built & bit == 0, "kindsBuilt", format_args!("names {} twice", card.name()))?;
            kinds_built |= bit;
        }
        let kinds = self.kinds_built.len();
        check(kinds <= usize::from(self.built_count), "builtCount", format_args!("must be {kinds} at least"))?;
        Ok(Player {
            city,
            dice: self.dice,
            stock: self.stock,
            pass_tokens: self.pass_tokens,
            vp_tokens: self.vp_tokens,
            bandits: self.bandits,
            ships: self.ships,
            kinds_built,
            built_count: self.built_count,
        })
    }
}

// ----- The whole -----

/// Checks everything that concerns more than one part.
fn check_game(game: &DiceCity) -> Result<(), Invalid> {
    check_order(game)?;
    for seat in Seat::all(game.setup.players) {
        check_player(game, seat).map_err(|invalid| invalid.inside(&format!("seats[{seat}]")))?;
    }
    check_dice(game)?;
    check_this_turn(game).map_err(|invalid| invalid.inside("thisTurn"))?;
    check_display(game)?;
    check_trigger(game)?;
    check_stage(game)?;
    let mut actions = Vec::new();
    game.list(&mut actions);
    let mut settled = *game;
    settled.advance(&mut ());
    let waits = !actions.is_empty() || is_over_or_chance(game);
    check(
        waits && settled == *game,
        "stage",
        format_args!("seat {} has nothing to decide here, the game would go on by itself", game.active),
    )
}

fn is_over_or_chance(game: &DiceCity) -> bool {
    let by_stage = matches!(
        game.stage,
        Stage::Start
            | Stage::Deal
            | Stage::FirstRoll { .. }
            | Stage::Throw { .. }
            | Stage::RerollThrow { .. }
            | Stage::Roll
            | Stage::Over
    );
    by_stage || game.is_card_due()
}

fn is_before_first_turn(stage: Stage) -> bool {
    matches!(stage, Stage::Start | Stage::Deal | Stage::FirstRoll { .. })
}

/// Is the turn done, but for the dice of the next one?
fn is_after_turn(stage: Stage) -> bool {
    matches!(stage, Stage::Declare | Stage::Roll | Stage::Over)
}

/// The step of the turn the game is in, if it is in one.
fn step_of(stage: Stage) -> Option<Step> {
    match stage {
        Stage::Dice
        | Stage::Die { .. }
        | Stage::Refresh { .. }
        | Stage::Use { .. }
        | Stage::Receive { .. }
        | Stage::Well { .. }
        | Stage::Throw { .. } => Some(Step::Dice),
        Stage::Reroll { step, .. } | Stage::RerollThrow { step, .. } => Some(step),
        Stage::Attack => Some(Step::Attack),
        Stage::Build | Stage::Place { .. } | Stage::Extra { .. } => Some(Step::Build),
        Stage::Start | Stage::Deal | Stage::FirstRoll { .. } | Stage::Declare | Stage::Roll | Stage::Over => None,
    }
}

/// Turns that a seat has begun.
fn turns_begun(game: &DiceCity, seat: Seat) -> u16 {
    let players = u16::from(game.setup.players);
    (game.turn + players - 1 - distance(game, seat)) / players
}

/// Seats from the starting player to this one, clockwise.
fn distance(game: &DiceCity, seat: Seat) -> u16 {
    let players = game.setup.players;
    u16::from((seat.number() + players - game.starting.number()) % players)
}

/// Dice of the active player that have brought what they bring. One in the hand, or one whose use is going on, has not.
fn dice_done(game: &DiceCity) -> u8 {
    if step_of(game.stage).is_none() {
        return Dice::ALL.len();
    }
    let spent = Dice::ALL.len() - game.unspent.len();
    let in_hand = matches!(
        game.stage,
        Stage::Die { .. } | Stage::Use { .. } | Stage::Receive { .. } | Stage::Well { .. } | Stage::Throw { .. }
    );
    spent - u8::from(in_hand && spent > 0)
}

// ----- Order of play -----

fn check_order(game: &DiceCity) -> Result<(), Invalid> {
    let players = game.setup.players;
    let starting = game.starting;
    check(starting.number() < players, "startingPlayer", format_args!("must be 0 to {}, got {starting}", players - 1))?;
    let chosen = match game.setup.starting_player {
        StartingPlayer::Seat(seat) => Some(seat),
        StartingPlayer::Random if game.setup.is_solo() || game.stage == Stage::Start => Some(Seat::FIRST),
        StartingPlayer::Random => None,
    };
    let fits = chosen.is_none_or(|seat| seat == starting);
    check(fits, "startingPlayer", "must be as in the setup, and 0 before it is drawn")?;
    let drawn = game.stage == Stage::Start;
    let can_draw = game.setup.starting_player == StartingPlayer::Random && !game.setup.is_solo();
    check(!drawn || can_draw, "stage", "the starting player is not drawn with this setup")?;
    let before = is_before_first_turn(game.stage);
    check((game.turn == 0) == before, "turn", "must be 0 before the first turn and at least 1 from then on")?;
    let most = if game.setup.is_solo() {
        game.setup.solo_level.turns()
    } else {
        game.setup.turns_max().div_ceil(u16::from(players)) * u16::from(players)
    };
    check(game.turn <= most, "turn", format_args!("must be {most} at the most, got {}", game.turn))?;
    let later = u16::from(starting.number()) + game.turn.saturating_sub(1);
    let active = (later % u16::from(players)) as u8;
    let message = format_args!("must be {active}, by the turn and the starting player");
    check(game.active.number() == active, "activePlayer", message)
}

// ----- Players -----

fn check_player(game: &DiceCity, seat: Seat) -> Result<(), Invalid> {
    let player = game.player(seat);
    let turns = turns_begun(game, seat);
    if turns == 0 {
        let fresh = Player { dice: player.dice, ..Player::FRESH };
        return check(*player == fresh, "", "must have nothing but dice before the first turn");
    }
    let is_spending = seat == game.active && !is_after_turn(game.stage);
    if turns == 1 && is_spending {
        check_first_turn(game, player)?;
    }
    check_amounts(game, seat, turns)?;
    let (_, beyond) = player.stock.split_at_most(KEPT);
    check(is_spending || beyond.is_empty(), "stock", format_args!("must be {KEPT} of each at the most"))?;
    let (bandits, ships) = player.taken_points();
    let paid = !game.setup.is_solo() || player.vp_tokens >= bandits.saturating_add(ships);
    check(paid, "vpTokens", "must be at least what the bandits and ships have brought")
}

/// What the steps of the first turn bring is not there before them.
fn check_first_turn(game: &DiceCity, player: &Player) -> Result<(), Invalid> {
    let step = step_of(game.stage);
    let no_bandits = step != Some(Step::Dice) || player.bandits == [0; 3];
    check(no_bandits, "bandits", "must be 0 before the first attack step")?;
    let is_early = step != Some(Step::Build);
    check(!is_early || player.ships == [0; 3], "ships", "must be 0 before the first build-and-trade step")?;
    let built = player.built_count > 0 || !player.city.cards().is_empty();
    check(!is_early || !built, "city", "must have no card before the first build-and-trade step")
}

/// A die brings so much strength at the most: 3, and 1 more for a Blacksmith under each of the other four.
const STRENGTH_PER_DIE: u32 = 7;
/// A die brings so many resources at the most: 2, and 1 more for a Mint under each of the other four.
const RESOURCES_PER_DIE: u32 = 6;

/// Nobody has more than the dice spent can have brought. Sums are in halves: a pass token is worth half a resource and half
/// a strength, and a strength is worth half a resource, as a raid takes one for two.
fn check_amounts(game: &DiceCity, seat: Seat, turns: u16) -> Result<(), Invalid> {
    let player = game.player(seat);
    let is_active = seat == game.active && step_of(game.stage).is_some();
    let passes = turns - u16::from(is_active && !game.this_turn.passed);
    let tokens = player.pass_tokens;
    check(
        tokens <= passes,
        "passTokens",
        format_args!("must be {passes} at the most, one for each turn, got {tokens}"),
    )?;
    let dice = dice_spent(game, seat, turns);
    let tokens = u32::from(tokens);
    let bandits = player.bandits.iter().map(|&beaten| u32::from(beaten)).sum::<u32>();
    let most = (2 * STRENGTH_PER_DIE * dice).saturating_sub(tokens) / 2;
    check(bandits <= most, "bandits", format_args!("must be {most} at the most, by the dice spent, got {bandits}"))?;
    let sent = Ship::ALL.map(|ship| u32::from(player.ships[ship as usize]) * u32::from(ship.cost().total()));
    let exported = sent.iter().sum::<u32>();
    let strength = if is_active { u32::from(game.this_turn.strength) } else { 0 };
    let open = if seat == game.active { received_ahead(game) } else { 0 };
    let most = (2 * RESOURCES_PER_DIE * dice).saturating_sub(tokens + strength) / 2 + open;
    let taken = format_args!("must have taken {most} resources at the most, by the dice spent");
    check(exported <= most, "ships", taken)?;
    let stock = Resource::ALL.map(|resource| u32::from(player.stock.get(resource))).iter().sum::<u32>();
    let together = format_args!("must have together with ships {most} resources at the most, by the dice spent");
    check(exported + stock <= most, "stock", together)
}

/// What the die whose Market Place is being used can have brought already, beyond what was paid.
fn received_ahead(game: &DiceCity) -> u32 {
    let Ability::Exchange { most, gain } = Location::MarketPlace.print().ability else { return 0 };
    let Stage::Receive { left, .. } = game.stage else { return 0 };
    let each = if game.setup.market_place_split_pairs.0 { 1 } else { gain };
    u32::from(most * (gain - 1)).saturating_sub(u32::from(left) * u32::from(each))
}

/// Dice that a seat has spent in the whole game.
fn dice_spent(game: &DiceCity, seat: Seat, turns: u16) -> u32 {
    let all = u32::from(Dice::ALL.len());
    if seat == game.active { u32::from(turns - 1) * all + u32::from(dice_done(game)) } else { u32::from(turns) * all }
}

fn check_dice(game: &DiceCity) -> Result<(), Invalid> {
    for seat in Seat::all(game.setup.players) {
        let rolled = match game.stage {
            Stage::Start | Stage::Deal => false,
            Stage::FirstRoll { seat: next } => distance(game, seat) < distance(game, next),
            _ => true,
        };
        let dice = game.player(seat).dice.dice();
        let right = if rolled { dice == Dice::ALL } else { game.player(seat).dice == Throw::NONE };
        let message = if rolled { "must be all five" } else { "must be none before they are rolled" };
        check(right, format_args!("seats[{seat}].dice"), message)?;
    }
    let is_using_dice = step_of(game.stage) == Some(Step::Dice);
    check(is_using_dice || game.unspent.is_empty(), "unspent", "must be empty except in the use-dice step")
}

fn check_this_turn(game: &DiceCity) -> Result<(), Invalid> {
    let turn = &game.this_turn;
    if is_before_first_turn(game.stage) || is_after_turn(game.stage) {
        return check(*turn == ThisTurn::default(), "", "must be empty between turns");
    }
    check_strength(game)?;
    let spent = dice_done(game);
    let [army, resource, bandits] = [turn.army_bonus, turn.resource_bonus, turn.weaker_bandits];
    let bonuses = army.saturating_add(resource).saturating_add(bandits);
    let effects = bonuses.saturating_add(u8::from(turn.refreshed) + u8::from(turn.passed));
    check(
        effects <= spent,
        "",
        format_args!("must have one effect at the most for each die that is done with ({spent}), got {effects}"),
    )?;
    if !game.setup.turn_modifiers_retroactive.0 {
        let off = "must be 0: uses are counted only with turnModifiersRetroactive";
        check(turn.army_uses == 0, "armyUses", off)?;
        return check(turn.resource_uses == [0; 3], "resourceUses", off);
    }
    let uses = turn.resource_uses.iter().fold(turn.army_uses, |sum, &uses| sum.saturating_add(uses));
    check(uses <= spent, "armyUses", format_args!("must be {spent} at the most together with resourceUses, got {uses}"))
}

fn check_strength(game: &DiceCity) -> Result<(), Invalid> {
    let own = game.own();
    let bandits = own.bandits.iter().map(|&beaten| u32::from(beaten)).sum::<u32>();
    let dice = dice_spent(game, game.active, turns_begun(game, game.active));
    let most = ((2 * STRENGTH_PER_DIE * dice).saturating_sub(u32::from(own.pass_tokens)) / 2).saturating_sub(bandits);
    let strength = u32::from(game.this_turn.strength) + u32::from(game.this_turn.strength_against_bandits);
    check(strength <= most, "strength", format_args!("must be {most} at the most, by the dice spent, got {strength}"))
}

// ----- Cards -----

fn check_display(game: &DiceCity) -> Result<(), Invalid> {
    let supply = &game.supply;
    let slots = game.setup.slots();
    let waiting = supply.to_deal.count_ones();
    check(waiting == 0 || supply.deck_len > 0, "toDeal", "must be empty once the deck is empty")?;
    let all: Slots = (1 << slots) - 1;
    let fits = match game.stage {
        Stage::Start => supply.to_deal == all,
        // Slots are filled from the left.
        Stage::Deal => waiting > 0 && is_rest_of(supply.to_deal, all),
        Stage::Refresh { left } => (1..=REFRESH).contains(&left) && waiting == u32::from(REFRESH - left),
        Stage::Dice => waiting == 0 || game.this_turn.refreshed && waiting <= u32::from(REFRESH),
        Stage::Build | Stage::Extra { .. } => waiting <= u32::from(!game.setup.is_solo()),
        Stage::Place { card } => waiting <= u32::from(!game.setup.is_solo() && card.building_index().is_some()),
        Stage::Roll => {
            let row = game.setup.solo_level.row();
            waiting == 0 || game.setup.is_solo() && is_rest_of(supply.to_deal, all & !((1 << row) - 1))
        }
        _ => waiting == 0,
    };
    check(fits, "toDeal", "does not name the slots that wait for a card in this stage")?;
    if let Stage::Refresh { left } = game.stage {
        let enough = supply.cards().count() >= usize::from(left);
        let can_refresh = supply.deck_len > 0 && game.this_turn.refreshed && enough;
        check(can_refresh, "stage", "the display cannot be refreshed now")?;
    }
    let refreshed = game.setup.is_solo() && !game.setup.solo_refresh.0 && game.this_turn.refreshed;
    check(!refreshed, "thisTurn.refreshed", "the solo game has no refresh with this setup")?;
    if game.setup.is_solo() {
        check_clock(game)?;
    }
    check_is_full(game, supply, all)
}

/// While the deck lasts, every slot has a card or waits for one; in the solo game only at the start. What was just bought
/// there has left a gap.
fn check_is_full(game: &DiceCity, supply: &Supply, all: Slots) -> Result<(), Invalid> {
    let filled = supply.cards().fold(0, |set: Slots, (slot, _)| set | 1 << slot);
    let has_left = match game.stage {
        Stage::Place { card } => card.building_index().is_some(),
        Stage::Extra { .. } => true,
        _ => false,
    };
    check(!has_left || filled != all, "display", "must have an empty slot, which the card just bought has left")?;
    let is_fresh = is_before_first_turn(game.stage);
    let may_have_gaps = supply.deck_len == 0 || game.setup.is_solo() && !is_fresh;
    let full = may_have_gaps || filled | supply.to_deal == all;
    check(full, "display", format_args!("must have {} cards while the deck lasts", game.setup.slots()))?;
    let discarded = Location::ALL.into_iter().any(|card| card.is_card() && game.discarded(card) > 0);
    check(!is_fresh || !discarded, "discard", "must be empty before the first turn")
}

/// In the solo game a row is dealt for each turn, and nothing else but refreshes takes cards off the deck.
fn check_clock(game: &DiceCity) -> Result<(), Invalid> {
    let supply = &game.supply;
    let (row, turn) = (u32::from(game.setup.solo_level.row()), u32::from(game.turn));
    let is_in_turn = step_of(game.stage).is_some();
    let (least, most) = match game.setup.solo_refresh.0 {
        false => (0, 0),
        true if is_in_turn => (u32::from(game.this_turn.refreshed), turn - 1 + u32::from(game.this_turn.refreshed)),
        true => (0, turn),
    };
    // Rows that are dealt, once none waits.
    let rows = turn + if is_in_turn { 1 } else { 2 };
    let after =
        |rows: u32, refreshes: u32| u32::from(BUILDINGS).saturating_sub(row * rows + u32::from(REFRESH) * refreshes);
    let waiting = supply.to_deal.count_ones();
    // While cards are being dealt, those that wait are still in the deck.
    let left = |refreshes: u32| match game.stage {
        Stage::Start | Stage::Deal => after(0, 0) + waiting - 2 * row,
        Stage::Refresh { .. } => after(turn + 1, refreshes.saturating_sub(1)),
        Stage::Dice if waiting > 0 => {
            (after(turn + 1, refreshes.saturating_sub(1)) + waiting).saturating_sub(u32::from(REFRESH))
        }
        Stage::Roll if waiting > 0 => (after(turn + 1, refreshes) + waiting).saturating_sub(row),
        _ => after(rows, refreshes),
    };
    let deck = u32::from(supply.deck_len);
    let or_less = if most > 0 { ", or less by refreshes," } else { "" };
    let must_leave = left(least);
    check(
        (least..=most).any(|refreshes| left(refreshes) == deck),
        "discard",
        format_args!("must leave {must_leave} cards in the deck in this turn{or_less} and not {deck}"),
    )?;
    check_top_row(game, rows, most == 0)
}

/// The top row is the last one dealt. While the deck is dealt by rows only, it is whole until something is bought.
fn check_top_row(game: &DiceCity, rows: u32, is_dealt_by_rows: bool) -> Result<(), Invalid> {
    let row = game.setup.solo_level.row();
    let is_there = u32::from(BUILDINGS) >= u32::from(row) * rows;
    let filled = game.supply.cards().filter(|&(slot, _)| slot >= row).count() as u32;
    let waiting = (game.supply.to_deal >> row).count_ones();
    check(is_there || filled + waiting == 0, "display", "must have one row once the last one is dealt")?;
    let is_untouched = step_of(game.stage) != Some(Step::Build) && game.stage != Stage::Over;
    let is_whole = filled + waiting == u32::from(row);
    check(
        !(is_there && is_dealt_by_rows && is_untouched) || is_whole,
        "display",
        "must have a whole top row before anything is bought",
    )
}

/// Are these the last ones of `all`, or all of them?
fn is_rest_of(slots: Slots, all: Slots) -> bool {
    let first = slots & slots.wrapping_neg();
    slots != 0 && slots == all & !(first - 1)
}

// ----- The end of the game -----

fn check_trigger(game: &DiceCity) -> Result<(), Invalid> {
    let is_over = game.stage == Stage::Over;
    let is_last = game.active.next(game.setup.players) == game.starting;
    check(!is_over || is_last && game.trigger.is_some(), "trigger", "must say what ended the game, at its last turn")?;
    if game.setup.is_solo() {
        let fits = if is_over { game.trigger == Some(Trigger::Clock) } else { game.trigger.is_none() };
        check(fits, "trigger", "must be clock when the solo game is over, and null before")?;
        let full_length = game.setup.solo_refresh.0 || game.turn == game.setup.solo_level.turns();
        return check(!is_over || full_length, "turn", "must be the last one when the game is over");
    }
    let Some(trigger) = game.trigger else {
        let turned = game.turn > game.setup.turns_max();
        let overlooked =
            turned || is_used_up_by_others(game) || is_after_turn(game.stage) && game.forced_trigger().is_some();
        return check(!overlooked, "trigger", "must not be null: the game ends with this round");
    };
    let holds = match trigger {
        Trigger::Bandits => game.supply.bandits == [0; 3],
        Trigger::Ships => game.supply.ships.iter().filter(|&&left| left == 0).count() >= 2,
        Trigger::Deck => game.supply.deck_len == 0,
        // Rows may have been broken since.
        Trigger::Rows => true,
        Trigger::TurnLimit => game.turn >= game.setup.turns_max(),
        Trigger::Clock => false,
    };
    check(holds, "trigger", format_args!("{} has not come about", trigger.name()))?;
    // A round is not begun any more, but the starting player may have been the one who set it off.
    let possible = match game.stage {
        Stage::Over => true,
        Stage::Roll => !is_last,
        Stage::Declare => false,
        _ => game.active != game.starting,
    };
    check(possible, "trigger", "the game would be over, or the turn not be begun")
}

/// Were the cards whose lack ends the game used up before this turn, so that it would be over?
fn is_used_up_by_others(game: &DiceCity) -> bool {
    let Some(step) = step_of(game.stage) else { return false };
    let (own, supply) = (game.own(), &game.supply);
    let empty_ships = || Ship::ALL.into_iter().filter(|&ship| supply.ships[ship as usize] == 0);
    let sent_last = step == Step::Build && empty_ships().any(|ship| own.ships[ship as usize] > 0);
    let beat_last = step != Step::Dice && own.bandits != [0; 3];
    let drew_last = step == Step::Build || game.this_turn.refreshed;
    supply.bandits == [0; 3] && !beat_last
        || empty_ships().count() >= 2 && !sent_last
        || supply.deck_len == 0 && !drew_last
}

// ----- What is being decided -----

fn check_stage(game: &DiceCity) -> Result<(), Invalid> {
    let check = |holds, message: &str| check(holds, "stage", message);
    match game.stage {
        Stage::FirstRoll { seat } => check(seat.number() < game.setup.players, "there is no such seat"),
        Stage::Die { die } => check(!game.unspent.contains(die), "the die in the hand is not on the board"),
        Stage::Use { die, at, chain } => check(is_chain(game, die, at, chain), "this chain of uses cannot be"),
        Stage::Receive { left, .. } => {
            let Ability::Exchange { most, gain } = Location::MarketPlace.print().ability else { return Ok(()) };
            let most = if game.setup.market_place_split_pairs.0 { most * gain } else { most };
            check((1..=most).contains(&left), "more is received than can be paid for")?;
            let mut spent = Dice::ALL.except(game.unspent).iter();
            let traded = spent.any(|die| uses_of(game, die).iter().any(|space| trades(game, space)));
            check(traded, "no spent die can have used a Market Place")
        }
        Stage::Well { dice } => check(can_roll(game, dice, false), "no die taken can have used a Well for these dice"),
        Stage::Throw { dice } => {
            let by_traveller = dice.len() == 1;
            check(can_roll(game, dice, by_traveller), "no die taken can have used a Traveller or a Well for these dice")
        }
        Stage::Reroll { seat, step } => check_reroll(game, seat, step),
        Stage::RerollThrow { seat, die, step } => {
            check_reroll(game, seat, step)?;
            check(seat != game.active || game.unspent.contains(die), "the own die must be unspent")
        }
        Stage::Place { card } => check(card.is_card(), "only a card can be placed"),
        Stage::Extra { left } => {
            let city = &game.own().city;
            let active = city.cards().except(city.deactivated());
            let most = active.iter().map(|space| city.top(space).print().extra).max().unwrap_or(0);
            check((1..=most).contains(&left), "nothing was built that takes so much on top")
        }
        Stage::Declare => {
            let asked = !game.setup.is_solo() && game.setup.rows_trigger == RowsTrigger::OwnerMayDeclare;
            check(asked && game.own().city.full_rows() >= ROWS, "the end cannot be declared")
        }
        Stage::Roll if !game.setup.is_solo() => {
            let automatic = game.setup.rows_trigger == RowsTrigger::Automatic;
            let overlooked = automatic && game.trigger.is_none() && game.own().city.full_rows() >= ROWS;
            check(!overlooked, "two full rows end the game by themselves")
        }
        Stage::Roll => {
            let by_turns = game.turn >= game.setup.solo_level.turns();
            let by_cards = game.setup.solo_refresh.0 && is_display_used_up(game);
            check(!by_turns && !by_cards, "the solo game is over by now")
        }
        _ => Ok(()),
    }
}

fn is_display_used_up(game: &DiceCity) -> bool {
    game.supply.deck_len == 0 && game.supply.cards().next().is_none()
}

/// Does `at` end a chain of copies that began under `die`?
fn is_chain(game: &DiceCity, die: Colour, at: Space, chain: Spaces) -> bool {
    let own = game.own();
    let start = own.space_of(die);
    let copies = |space: Space| matches!(own.city.top(space).print().ability, Ability::Copy(_));
    let links_fit = chain.iter().all(|space| (copies(space) || space == at) && looks_used(game, space));
    let asks = copies(at) || game.is_plainly_usable(at, Spaces::NONE);
    links_fit && asks && chain.contains(start) && !game.unspent.contains(die) && {
        let mut others = chain;
        others.remove(start);
        goes_on_to(game, start, others, at)
    }
}

/// Do copies lead from `space` over all `others` to `last`? Few locations copy, so that all ways can be tried.
fn goes_on_to(game: &DiceCity, space: Space, others: Spaces, last: Space) -> bool {
    if space == last || others.is_empty() {
        return space == last && others.is_empty();
    }
    copied_from(game, space).among(others).iter().any(|next| {
        let mut others = others;
        others.remove(next);
        goes_on_to(game, next, others, last)
    })
}

fn copied_from(game: &DiceCity, space: Space) -> Spaces {
    match game.own().city.top(space).print().ability {
        Ability::Copy(reach) => game.reach(space, reach),
        _ => Spaces::NONE,
    }
}

/// Only what a use deactivates has a token after it.
fn looks_used(game: &DiceCity, space: Space) -> bool {
    let city = &game.own().city;
    city.deactivated().contains(space) == city.top(space).print().deactivates
}

/// What `die` may have used: the location under it, and whatever copies lead to.
fn uses_of(game: &DiceCity, die: Colour) -> Spaces {
    let mut used = Spaces::NONE;
    let mut more = Spaces::one(game.own().space_of(die));
    while !more.is_empty() {
        let new: Spaces = more.except(used).iter().filter(|&space| looks_used(game, space)).collect();
        used = used.union(new);
        more = new.iter().fold(Spaces::NONE, |sum, space| sum.union(copied_from(game, space)));
    }
    used
}

fn trades(game: &DiceCity, space: Space) -> bool {
    matches!(game.own().city.top(space).print().ability, Ability::Exchange { .. })
}

/// Can a Well, or a Traveller too, have been used that lets these dice be rolled?
fn can_roll(game: &DiceCity, dice: Dice, by_traveller: bool) -> bool {
    let own = game.own();
    let rolls = |space: Space| match own.city.top(space).print().ability {
        Ability::RerollDice => true,
        Ability::RerollThisDie => by_traveller,
        _ => false,
    };
    let taken = dice.except(game.unspent);
    let by_copied_die = game.setup.copied_this_die == CopiedThisDie::DieOnCopiedLocation;
    match (taken.iter().next(), taken.len()) {
        (Some(die), 1) if by_copied_die => {
            let space = own.space_of(die);
            rolls(space) && looks_used(game, space)
        }
        (Some(die), 1) => uses_of(game, die).iter().any(rolls),
        (None, _) if by_copied_die => {
            // A die that was spent elsewhere lets the one on the copied location be rolled.
            let under: Spaces = dice.iter().map(|die| own.space_of(die)).collect();
            let mut spent = Dice::ALL.except(game.unspent).iter();
            spent.any(|die| uses_of(game, die).among(under).iter().any(rolls))
        }
        _ => false,
    }
}

fn check_reroll(game: &DiceCity, seat: Seat, step: Step) -> Result<(), Invalid> {
    let check = |holds, message: &str| check(holds, "stage", message);
    check(!game.setup.is_solo() && seat.number() < game.setup.players, "there is no such opponent")?;
    let everyone = game.setup.pass_reroll_targets == PassRerollTargets::Everyone;
    check(seat != game.active || everyone, "the active player does not reroll with this setup")?;
    let any_step = game.setup.pass_token_window == PassTokenWindow::AnyOwnStep;
    check(step == Step::Dice || any_step, "pass tokens are spent in the use-dice step with this setup")
}
