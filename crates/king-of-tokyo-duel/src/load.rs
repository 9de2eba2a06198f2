//! States that a person wrote: how they become a game, and all that must hold, each with the field that breaks it.

use engine::{Invalid, Seat, check};

use crate::card::{Card, CardSet, END_OF_ROLL};
use crate::dice::{NORMAL_DICE, ROLL_OFF_DICE, ROLLS, SPECIAL_DICE, Symbol};
use crate::game::{KingOfTokyoDuel, SEATS, Stage, Waiting, rival_of};
use crate::hits::HITS_MAX;
use crate::market::{Market, Slot};
use crate::monster::{Monster, cyber_kitty_energy};
use crate::pending::{Packet, Pair, Pending, Pull, PullStep, PurchaseStep, Task};
use crate::player::{Conclusion, DIE_TOKENS_MAX, Player, Way};
use crate::resolve::GROUP_FROM;
use crate::roll::Roll;
use crate::setup::{BothReachZero, MonsterChoice};
use crate::state::{BoardState, MarketState, RollState, SeatState, State, TASKS_MAX, TokenState};
use crate::token::Token;
use crate::track::{Board, Lay, SPACE_MAX, STEPS_MAX, Side, Track, may_turn};

/// The most energy that is gained at once while dice are resolved: Cyber Kitty's for 8 `!`.
const ENERGY_MAX: u8 = cyber_kitty_energy(NORMAL_DICE + SPECIAL_DICE);
/// R21: claws that KEEP cards add at the most, one by Acid Attack and one by Adrenaline Augment for each marker.
const CLAWS_OF_CARDS_MAX: u8 = 3;
/// Dice that Titanic Batteries sets aside.
const SET_ASIDE: u8 = 2;
/// Cards with a limit for each turn that the state has to remember.
const LIMITED: CardSet = CardSet::of(&[
    Card::AlienMetabolism,
    Card::ArmorPlating,
    Card::Regeneration,
    Card::ThunderStomp,
    Card::Trendsetter,
]);

impl State {
    pub(crate) fn to_game(&self) -> Result<KingOfTokyoDuel, Invalid> {
        self.setup.check().map_err(|invalid| invalid.inside("setup"))?;
        let mut seats = [Player::FRESH; 2];
        for (index, player) in seats.iter_mut().enumerate() {
            let choice = self.setup.monsters()[index];
            *player =
                self.seats[index].to_player(choice).map_err(|invalid| invalid.inside(&format!("seats[{index}]")))?;
        }
        check(self.pending.len() <= TASKS_MAX, "pending", format_args!("must be {TASKS_MAX} at the most"))?;
        let mut pending = Pending::EMPTY;
        self.pending.iter().for_each(|&task| pending.push(task));
        let mut game = KingOfTokyoDuel {
            setup: self.setup,
            stage: self.stage,
            waiting: Waiting::Nobody,
            turn: self.turn,
            first: self.first_player,
            active: self.active_player,
            extra_turns: self.extra_turns,
            roll_off: self.roll_off,
            seats,
            board: self.board.to_board().map_err(|invalid| invalid.inside("board"))?,
            market: self.to_market(&seats)?,
            roll: self.roll.to_roll(),
            used: self.used,
            triggers: self.triggers,
            bought: self.bought,
            pending,
            ending: self.ending,
        };
        check_game(&mut game)?;
        Ok(game)
    }

    /// All cards that lie nowhere else are in the deck.
    fn to_market(&self, seats: &[Player; 2]) -> Result<Market, Invalid> {
        let MarketState { left, middle, right, discard } = self.market;
        let mut market = Market { slots: [left, middle, right], discard, ..Market::FRESH };
        let mut elsewhere = CardSet::NONE;
        let mut place = |cards: CardSet, field: &str| {
            let twice = elsewhere.among(cards).nth(0);
            elsewhere = elsewhere.union(cards);
            check(twice.is_none(), field, format_args!("{} lies elsewhere too", twice.map_or("", Card::name)))
        };
        for (index, player) in seats.iter().enumerate() {
            place(player.cards, &format!("seats[{index}].cards"))?;
        }
        for (field, card) in [("market.left", left), ("market.middle", middle), ("market.right", right)] {
            place(card.into_iter().collect(), field)?;
        }
        place(market.discard, "market.discard")?;
        for (index, task) in self.pending.iter().enumerate() {
            if let Task::Purchase { card, .. } = *task {
                place([card].into_iter().collect(), &format!("pending[{index}].card"))?;
            }
        }
        market.deck = CardSet::ALL.except(elsewhere);
        Ok(market)
    }
}

impl SeatState {
    fn to_player(&self, choice: MonsterChoice) -> Result<Player, Invalid> {
        let monster = match choice {
            MonsterChoice::Random => self.monster,
            MonsterChoice::Monster(monster) => {
                let fits = self.monster.is_none_or(|named| named == monster);
                check(fits, "monster", format_args!("must be {}, as in the setup", monster.name()))?;
                Some(monster)
            }
        };
        Ok(Player {
            monster,
            hearts: self.hearts.unwrap_or(monster.map_or(0, Monster::hearts)),
            energy: self.energy,
            die_tokens: self.die_tokens,
            cards: self.cards,
            fewer_dice: self.fewer_dice,
            dominates: self.dominates,
            hits_taken: self.hits_taken,
            immune: self.immune,
            bought: self.bought,
            bought_count: self.bought_count,
        })
    }
}

impl BoardState {
    fn to_board(&self) -> Result<Board, Invalid> {
        // Markers come last: they may stand on tokens, but no token may be laid under them.
        let mut board = Board::OFF_BOARD_MARKERS;
        for (index, &TokenState { token, track, space, turned }) in self.tokens.iter().enumerate() {
            let field = format!("tokens[{index}]");
            let lay = Lay { track, space, turned };
            check(board.lay(token).is_none(), &field, format_args!("{} lies on the board twice", token.name()))?;
            // Which way round three spaces may lie depends on the setup and is checked with the game.
            let fits = board.allows_lay(token, true, lay);
            check(fits, &field, format_args!("{} cannot lie there, or not this way round", token.name()))?;
            board.lay_down(token, lay);
        }
        for (track, marker) in [(Track::Fame, self.fame), (Track::Destruction, self.destruction)] {
            check(board.has_stop(track, marker), track.name(), "there is no such stop on the track")?;
            board.put_marker(track, marker);
        }
        Ok(board)
    }
}

impl RollState {
    fn to_roll(&self) -> Roll {
        Roll {
            dice: self.dice,
            marked: self.marked,
            in_hand: self.in_hand,
            fewer: self.fewer,
            tokens_spent: self.tokens_spent,
            special: self.special,
            made: self.made,
            allowed: self.allowed,
            added: self.added,
            spent: self.spent,
            resolved: self.resolved.bits(),
            claws: self.claws,
        }
    }
}

// ----- Invariants -----

/// Checks everything that concerns more than one part, and notes whom the game waits for.
fn check_game(game: &mut KingOfTokyoDuel) -> Result<(), Invalid> {
    check_table(game)?;
    for seat in SEATS {
        check_player(game, seat).map_err(|invalid| invalid.inside(&format!("seats[{seat}]")))?;
    }
    check_monsters(game)?;
    check_hearts(game)?;
    check_board(game)?;
    check_market(game)?;
    check_roll(game).map_err(|invalid| invalid.inside("roll"))?;
    check_limits(game)?;
    check_pending(game)?;
    check_ending(game)?;
    let mut settled = *game;
    settled.advance(&mut ());
    game.waiting = settled.waiting;
    let (field, seat) = awaited(game);
    check(
        settled == *game,
        &field,
        format_args!("seat {seat} has nothing to decide here, the game would go on by itself"),
    )
}

/// What would have to wait for a decision, and whose.
fn awaited(game: &KingOfTokyoDuel) -> (String, Seat) {
    let Some((&top, below)) = game.pending.as_slice().split_last() else { return ("stage".to_owned(), game.active) };
    let seat = match top {
        Task::Pull(Pull { puller: seat, .. })
        | Task::Packet(Packet { victim: seat, .. })
        | Task::InShape { owner: seat, .. }
        | Task::UnstableDna { owner: seat }
        | Task::Superconductor { owner: seat, .. } => seat,
        Task::Refill | Task::Purchase { .. } | Task::Effect { .. } | Task::Place { .. } => game.active,
    };
    (format!("pending[{}]", below.len()), seat)
}

fn is_before_first_turn(stage: Stage) -> bool {
    stage <= Stage::Deal
}

fn check_table(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    for (field, seat) in [("firstPlayer", game.first), ("activePlayer", game.active)] {
        check(SEATS.contains(&seat), field, format_args!("must be 0 or 1, got {seat}"))?;
    }
    let before = is_before_first_turn(game.stage);
    check((game.turn == 0) == before, "turn", "must be 0 before the first turn and at least 1 from then on")?;
    check(!before || game.active == game.first, "activePlayer", "must be the first player before the first turn")?;
    check(game.turn != 1 || game.active == game.first, "activePlayer", "must be the first player in the first turn")?;
    check(!before || game.extra_turns == 0, "extraTurns", "must be 0 before the first turn")?;
    let count_fits = game.roll_off.is_none_or(|count| count <= ROLL_OFF_DICE && game.stage == Stage::RollOff);
    check(count_fits, "rollOff", "must be 0 to 6 between the two throws of the roll-off, and null otherwise")?;
    let can_have_bought = game.stage >= Stage::Dominate;
    check(can_have_bought || !game.bought, "bought", "must be false until a card can be bought in this turn")?;
    let within = game.setup.turn_limit.0.is_none_or(|limit| game.turn <= limit);
    check(within, "turn", "must not be more than the turnLimit of the setup")
}

fn check_player(game: &KingOfTokyoDuel, seat: Seat) -> Result<(), Invalid> {
    let player = game.player(seat);
    let most = player.hearts_max();
    check(player.hearts <= most, "hearts", format_args!("must be 0 to {most}, got {}", player.hearts))?;
    check(player.die_tokens <= DIE_TOKENS_MAX, "dieTokens", format_args!("must be 0 to 2, got {}", player.die_tokens))?;
    for card in player.cards.iter() {
        check(card.is_keep(), "cards", format_args!("{} is no KEEP card", card.name()))?;
    }
    let (count, kinds) = (player.bought_count, player.bought.len());
    check(kinds > 0 || count == 0, "boughtCount", format_args!("must be 0, as bought is empty, got {count}"))?;
    check(
        count >= kinds.into(),
        "boughtCount",
        format_args!("must be at least {kinds}, the cards in bought, got {count}"),
    )?;
    if is_before_first_turn(game.stage) {
        let fresh = Player { monster: player.monster, hearts: most, energy: player.energy, ..Player::FRESH };
        return check(*player == fresh, "", "must have full hearts and nothing else before the first turn");
    }
    // R17: penalties are counted once, before the first roll, and come from the turns of the other player.
    let counted = seat == game.active && game.stage >= Stage::Gather && game.stage != Stage::Over;
    check(!counted || player.fewer_dice == 0, "fewerDice", "must be 0 once the dice of the turn are counted")?;
    check(!counted || player.dominates == 0, "dominates", "must be 0 once the dice of the turn are counted")?;
    let turns = game.turn;
    check(
        u16::from(player.fewer_dice) <= turns,
        "fewerDice",
        format_args!("must be {turns} at the most, one for a turn"),
    )?;
    let begins = game.stage == Stage::Hibernation;
    check(!begins || player.hits_taken == 0, "hitsTaken", "must be 0 when a turn begins")?;
    check(!player.immune || player.hits_taken > 0, "immune", "needs hits taken in this turn, which Unstoppable stopped")
}

fn check_monsters(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let [first, second] = SEATS.map(|seat| game.player(seat).monster);
    let drawn = first.is_some() && second.is_some();
    check(drawn != (game.stage == Stage::Monsters), "seats", "both must have a monster once the draw is over")?;
    check(!drawn || first != second, "seats[1].monster", "must not be the monster of seat 0")?;
    let in_order = second.is_none() || drawn || game.setup.monster_of_seat1 != MonsterChoice::Random;
    check(in_order, "seats[0].monster", "is drawn before that of seat 1")?;
    for seat in SEATS {
        let energy = game.player(seat).energy;
        let right = match game.stage {
            Stage::Monsters | Stage::RollOff => energy == 0,
            Stage::Deal => energy == u16::from(seat != game.first),
            _ => true,
        };
        check(
            right,
            format_args!("seats[{seat}].energy"),
            "must be 0, and 1 for the second player after the roll-off",
        )?;
    }
    Ok(())
}

/// A monster without a heart has lost, except while a draw is still possible.
fn check_hearts(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let awaits_second = game.setup.both_reach_zero == BothReachZero::Draw
        && matches!(game.pending.last(), Some(Task::Packet(packet)) if packet.pair == Pair::Second);
    for seat in SEATS {
        let player = game.player(seat);
        let waits = awaits_second && seat == game.active;
        let may_be_zero = waits || matches!(game.stage, Stage::Over | Stage::Monsters);
        check(
            player.hearts > 0 || may_be_zero,
            format_args!("seats[{seat}].hearts"),
            "must be at least 1 until the game is over",
        )?;
    }
    Ok(())
}

fn check_board(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let king_plays = SEATS.into_iter().any(|seat| game.player(seat).is(Monster::TheKing));
    let either_way = game.setup.free_orientation_for_three_space_tokens.0;
    for token in Token::ALL {
        let Some(lay) = game.board.lay(token) else { continue };
        check(!token.is_kings() || king_plays, "board.tokens", format_args!("{} needs The King", token.name()))?;
        check(
            may_turn(token, lay, either_way),
            "board.tokens",
            format_args!("{} does not fit there this way round", token.name()),
        )?;
    }
    let alike = game.board.lay(Token::KingSecond).is_none() || game.board.lay(Token::KingFirst).is_some();
    check(alike, "board.tokens", "buzz-king-1 is laid down before buzz-king-2, which is like it")?;
    let early = is_before_first_turn(game.stage) && Token::ALL.into_iter().any(|token| game.board.lay(token).is_some());
    check(!early, "board.tokens", "must be empty before the first turn")?;
    for track in Track::ALL {
        let at_end = game.board.marker(track).floor().abs() == SPACE_MAX && !game.board.marker(track).is_added();
        check(!at_end || game.stage == Stage::Over, format_args!("board.{}", track.name()), "wins on a victory space")?;
        let moved = is_before_first_turn(game.stage) && game.board.marker(track) != Default::default();
        check(!moved, format_args!("board.{}", track.name()), "must be 0 before the first turn")?;
    }
    for side in [Side::Left, Side::Right] {
        let won = game.board.holds_spotlight(side) && game.setup.rival_can_win_on_your_pull.0;
        check(!won || game.stage == Stage::Over, "board", "both markers in one Spotlight Zone win")?;
    }
    Ok(())
}

fn check_market(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let market = &game.market;
    let [left, middle, right] = Slot::ALL.map(|slot| market.card(slot).is_some());
    check((!left || middle) && (!middle || right), "market", "cards slide to the right, so no gap can be left there")?;
    let filling = game.pending.last() == Some(Task::Refill);
    let has_more = !market.deck.is_empty() || game.setup.reshuffle_when_deck_empty.0 && !market.discard.is_empty();
    let due = !left && has_more && !filling && !matches!(game.stage, Stage::Monsters | Stage::RollOff | Stage::Over);
    check(!due, "market", "must have three cards as long as there are any")?;
    let untouched = *market == Market::FRESH;
    let early = matches!(game.stage, Stage::Monsters | Stage::RollOff);
    check(!early || untouched, "market", "must be empty before the roll-off is over")?;
    let discarded = is_before_first_turn(game.stage) && !market.discard.is_empty();
    check(!discarded, "market.discard", "must be empty before the first turn")
}

/// Cards whose limit is used up, and cards that still act at the end of the roll.
fn check_limits(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let KingOfTokyoDuel { used, triggers, stage, .. } = *game;
    check(used.except(LIMITED).is_empty(), "used", "only cards with a limit for each turn can be used up")?;
    check(!is_before_first_turn(stage) || used.is_empty(), "used", "must be empty before the first turn")?;
    let begins = stage == Stage::Hibernation && !used.except(CardSet::of(&[Card::AlienMetabolism])).is_empty();
    check(!begins, "used", "only alien-metabolism can be used up when a turn begins")?;
    let stomped = used.contains(Card::ThunderStomp) && stage < Stage::Resolve;
    check(!stomped, "used", "thunder-stomp cannot be used up before dice are resolved")?;
    let known = triggers.except(END_OF_ROLL).is_empty();
    check(known, "triggers", "only cards that act at the end of the roll can be named")?;
    check(triggers.is_empty() || stage == Stage::Triggers, "triggers", "must be empty except in the stage triggers")?;
    let [first, second] = SEATS.map(|seat| game.player(seat).cards);
    let owned = triggers.except(first.union(second)).is_empty();
    check(owned, "triggers", "must be KEEP cards of the players")?;
    let acting = |task: &Task| matches!(*task, Task::Effect { card, .. } if triggers.contains(card));
    check(!game.pending.as_slice().iter().any(acting), "triggers", "must not name a card that acts already")
}

fn check_roll(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    check_pool(game)?;
    let roll = &game.roll;
    let due = game.stage == Stage::Throw;
    check((roll.in_hand > 0) == due, "inHand", "must be 1 to 8 in the stage throw, else 0")?;
    let pool = game.normal_dice() + roll.special;
    let most = if pool == 0 { 0 } else { roll.allowed };
    let least = most.min(1);
    let made = roll.made;
    check((least..=most).contains(&made), "made", format_args!("must be {least} to {most}, got {made}"))?;
    check(roll.dice.contains(roll.marked), "marked", "must be among the dice")?;
    let in_stage = roll.marked.is_empty() || game.stage == Stage::Roll;
    check(in_stage, "marked", "must be empty except in the stage roll")?;
    check(roll.marked.kinds() & !game.kinds_to_throw() == 0, "marked", "no roll is left for these dice")?;
    check_power(game)?;
    check_resolved(game)
}

/// R16, R17: the dice of the turn and the rolls, which are counted just before the first of them.
fn check_pool(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let Roll { dice, in_hand, fewer, tokens_spent, special, allowed, .. } = game.roll;
    check(fewer <= NORMAL_DICE, "fewer", format_args!("must be 0 to {NORMAL_DICE}, got {fewer}"))?;
    check(tokens_spent <= SPECIAL_DICE, "tokensSpent", format_args!("must be 0 to 2, got {tokens_spent}"))?;
    let early = game.stage < Stage::Gather;
    check(!early || fewer == 0, "fewer", "must be 0 until penalties are counted")?;
    check(!early || tokens_spent == 0, "tokensSpent", "must be 0 until die tokens can be spent")?;
    // The game can end before the first roll, by a card that was bought with Made in a Lab.
    let counted = allowed > 0;
    let due = game.stage > Stage::Gather && game.stage != Stage::Over;
    check(counted || !due, "allowed", "must be 3 or 4 from the first roll on")?;
    check(!counted || game.stage > Stage::Gather, "allowed", "must be 0 before the first roll")?;
    if !counted {
        let fits = game.stage != Stage::Gather || game.special_dice_of_cards() + tokens_spent <= SPECIAL_DICE;
        check(fits, "tokensSpent", "more than there are special dice for")?;
        check(special == 0, "special", "must be 0 before the first roll")?;
        return check(dice.is_empty() && in_hand == 0, "dice", "none can be thrown before the first roll");
    }
    check((ROLLS..=ROLLS + 1).contains(&allowed), "allowed", format_args!("must be 3 or 4, got {allowed}"))?;
    let specials = tokens_spent..=SPECIAL_DICE;
    check(specials.contains(&special), "special", format_args!("must be {tokens_spent} to 2, got {special}"))?;
    let (pool, there) = (u32::from(game.normal_dice() + special), dice.len() + u32::from(in_hand));
    let set_aside = game.stage >= Stage::Resolve && there + u32::from(SET_ASIDE) == pool;
    check(
        there == pool || set_aside,
        "dice",
        format_args!("must be {pool} together with inHand, as fewer and special say, got {there}"),
    )?;
    check(game.stage != Stage::Roll || !dice.is_empty(), "dice", "must be there in the stage roll")
}

/// Added symbols and spent `!`.
fn check_power(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let Roll { dice, added, spent, .. } = game.roll;
    let Some(monster) = game.player(game.active).monster else { return Ok(()) };
    let powers = dice.of(Symbol::Power);
    check(spent <= powers, "spent", format_args!("must be 0 to {powers}, the ! dice, got {spent}"))?;
    let first = if monster == Monster::Alienoid { Stage::Additions } else { Stage::Resolve };
    check(spent == 0 || game.stage >= first, "spent", "must be 0 until ! can be spent")?;
    let possible = match monster {
        Monster::Alienoid | Monster::SpacePenguin => true,
        Monster::Gigazaur | Monster::TheKing => spent % monster.power_cost() == 0,
        Monster::MekaDragon | Monster::CyberKitty => spent == 0,
    };
    check(possible, "spent", format_args!("{} cannot have spent {spent}", monster.name()))?;
    if monster != Monster::Alienoid {
        return check(added.is_empty(), "added", "only the Alienoid adds symbols");
    }
    let power_fits = game.setup.alienoid_may_add_power.0 || added.of(Symbol::Power) == 0;
    check(power_fits, "added", "the setup does not let the Alienoid add !")?;
    // R45: one symbol for two `!`, two equal ones for three.
    let (spent, count) = (u32::from(spent), added.len());
    let is_paid = 2 * count >= spent && 2 * spent >= 3 * count;
    check(is_paid, "added", format_args!("{count} symbols cannot have been added for {spent} !"))?;
    let twins: u32 = added.counts().iter().map(|&count| u32::from(count / 2)).sum();
    check(2 * count - spent <= twins, "added", format_args!("for {spent} ! more of these symbols must be equal"))
}

/// R39: groups that are resolved.
fn check_resolved(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let Roll { dice, added, resolved, claws, .. } = game.roll;
    check(resolved == 0 || game.stage >= Stage::Resolve, "resolved", "nothing is resolved before phase 2")?;
    let symbols = dice.plus(added);
    let (claw, power) = (Symbol::Claw.bit(), Symbol::Power.bit());
    let groups = symbols.kinds_from(GROUP_FROM);
    let there = resolved & !groups & !claw & !power == 0;
    check(there, "resolved", "names a symbol of which there is no group in dice and added")?;
    let kittys = game.player(game.active).is(Monster::CyberKitty) && cyber_kitty_energy(symbols.of(Symbol::Power)) > 0;
    check(resolved & power == 0 || kittys, "resolved", "power needs Cyber Kitty and two !")?;
    let least = symbols.of(Symbol::Claw).max(1);
    let most = symbols.of(Symbol::Claw) + CLAWS_OF_CARDS_MAX;
    let claws_fit = if resolved & claw == 0 { claws == 0 } else { (least..=most).contains(&claws) };
    check(
        claws_fit,
        "claws",
        format_args!("must be 0 until the claws are resolved and then {least} to {most}, got {claws}"),
    )?;
    // R24: all groups are resolved in this phase, or it is skipped.
    let over = game.stage > Stage::Resolve && game.stage != Stage::Over;
    check(!over || resolved == 0 || groups & !resolved == 0, "resolved", "must name all groups once phase 2 is over")
}

fn check_ending(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let Some(Conclusion { winner, way }) = game.ending else {
        return check(game.stage != Stage::Over, "ending", "must say who won, as the game is over");
    };
    check(game.stage == Stage::Over, "ending", "must be null until the game is over")?;
    let decided = matches!(way, Way::Knockout | Way::VictorySpace | Way::Spotlight);
    check(winner.is_some() == decided, "ending.winner", format_args!("does not fit the ending {}", way.name()))?;
    let known = winner.is_none_or(|seat| SEATS.contains(&seat));
    check(known, "ending.winner", "must be 0 or 1")?;
    let holds = match (way, winner) {
        (Way::VictorySpace, Some(seat)) => game.board.holds_victory_space(game.side(seat)),
        (Way::Spotlight, Some(seat)) => game.board.holds_spotlight(game.side(seat)),
        (Way::Knockout, Some(seat)) => game.player(rival_of(seat)).hearts == 0,
        (Way::BothAtZero, _) => game.setup.both_reach_zero == BothReachZero::Draw,
        (Way::TurnLimit, _) => game.setup.turn_limit.0 == Some(game.turn),
        _ => false,
    };
    check(holds, "ending.way", format_args!("{} does not fit the state", way.name()))?;
    for seat in SEATS {
        let fell = way == Way::BothAtZero || way == Way::Knockout && winner != Some(seat);
        let fits = (game.player(seat).hearts == 0) == fell;
        check(fits, format_args!("seats[{seat}].hearts"), format_args!("does not fit the ending {}", way.name()))?;
        let at_end = game.board.holds_victory_space(game.side(seat));
        let reached = way == Way::VictorySpace && winner == Some(seat);
        check(!at_end || reached, "board", "a marker on a victory space wins for its side")?;
    }
    Ok(())
}

// ----- Effects under way -----

fn check_pending(game: &KingOfTokyoDuel) -> Result<(), Invalid> {
    let tasks = game.pending.as_slice();
    if matches!(game.stage, Stage::Monsters | Stage::RollOff | Stage::Throw | Stage::Over) {
        return check(tasks.is_empty(), "pending", "must be empty in this stage");
    }
    let deal_fits = game.stage != Stage::Deal || tasks == [Task::Refill];
    check(deal_fits, "pending", "must be a refill while the first cards are turned up")?;
    let mut below = None;
    for (index, &task) in tasks.iter().enumerate() {
        let field = format!("pending[{index}]");
        check_task(game, task, index + 1 == tasks.len()).map_err(|invalid| invalid.inside(&field))?;
        check(lies_on(game, below, task), &field, "cannot be under way here")?;
        below = Some(task);
    }
    // Leaves room for all that these effects can still set off. Only In Shape makes the pile grow, and it is always the same
    // player's.
    let owner = |task: &Task| if let Task::InShape { owner, .. } = *task { Some(owner) } else { None };
    let steps = tasks.iter().find_map(owner).map_or(0, |owner| steps_left(game, game.side(owner)));
    let room = tasks.len() + Pending::PER_STEP * steps + Pending::SPARE;
    check(room <= Pending::COUNT_MAX, "pending", "more effects than can be under way at once")
}

/// The steps that the Fame marker can make at the most before it wins: one for each space and one for each added stop.
fn steps_left(game: &KingOfTokyoDuel, side: Side) -> usize {
    let halves = 2 * SPACE_MAX - game.board.marker(Track::Fame).towards(side);
    halves.max(0) as usize / 2 + 2
}

/// Are the figures of a task possible? Only the topmost can be waiting.
fn check_task(game: &KingOfTokyoDuel, task: Task, top: bool) -> Result<(), Invalid> {
    let possible = |amount: u8, most: u8, field: &str| {
        check((1..=most).contains(&amount), field, format_args!("must be 1 to {most}, got {amount}"))
    };
    match task {
        Task::Refill => check(top, "", "nothing can interrupt a refill"),
        // One on top would go on by itself, which is found out at the end.
        Task::Purchase { .. } => Ok(()),
        Task::Effect { card, line } => {
            let lines = card.print().lines.len();
            check(usize::from(line) <= lines, "line", format_args!("must be 0 to {lines}, got {line}"))
        }
        Task::Place { token } => {
            let kings = !token.is_kings() || game.player(game.active).is(Monster::TheKing);
            check(top, "", "nothing can interrupt the placing of a token")?;
            check(kings, "token", "only The King places his tokens")
        }
        Task::Pull(pull) => {
            check(SEATS.contains(&pull.puller), "puller", "must be 0 or 1")?;
            possible(pull.moved, STEPS_MAX, "moved")?;
            let most = STEPS_MAX - pull.moved;
            check(pull.left <= most, "left", format_args!("must be 0 to {most}, got {}", pull.left))?;
            let (after, stomp) = (pull.step == PullStep::After, pull.step == PullStep::Stomp);
            let step_fits = if top { pull.step == PullStep::Bonus } else { after || stomp };
            check(step_fits, "step", "must be bonus on top, and after or stomp below other effects")?;
            let stomps = pull.track == Track::Destruction && pull.left == 0 && game.used.contains(Card::ThunderStomp);
            check(!stomp || stomps, "step", "stomp needs a finished pull of destruction and thunder-stomp in used")?;
            let [first, second] = SEATS.map(|seat| game.player(seat).cards);
            let scrappy_fits = !pull.scrappy || !stomp && first.union(second).contains(Card::Scrappy);
            check(scrappy_fits, "scrappy", "needs the card, in the middle of a pull")?;
            let offered = !top || game.may_replace_bonus(pull);
            check(offered, "step", "there is no bonus here that the puller may replace")
        }
        Task::Packet(packet) => {
            check(SEATS.contains(&packet.victim), "victim", "must be 0 or 1")?;
            possible(packet.hits, HITS_MAX, "hits")?;
            let waits = packet.pair == Pair::Waiting && !packet.camouflaged && !packet.throwing;
            check(
                top != (packet.pair == Pair::Waiting) && (top || waits),
                "pair",
                "must be waiting, and the packet untouched, below other effects and nowhere else",
            )?;
            let victim_fits = match packet.pair {
                Pair::None => true,
                Pair::First => packet.victim == game.active,
                Pair::Waiting | Pair::Second => packet.victim != game.active,
            };
            check(
                victim_fits,
                "victim",
                "the first of two packets is for the active player, the second for the rival",
            )?;
            let throws = game.player(packet.victim).owns(Card::Camouflage) && !packet.camouflaged;
            check(!packet.throwing || throws, "throwing", "needs Camouflage, once for a packet")
        }
        Task::InShape { owner, left } => {
            check(SEATS.contains(&owner), "owner", "must be 0 or 1")?;
            let least = u8::from(top);
            check((least..=HITS_MAX).contains(&left), "left", format_args!("must be {least} to {HITS_MAX}, got {left}"))
        }
        Task::UnstableDna { owner } => check(SEATS.contains(&owner), "owner", "must be 0 or 1"),
        Task::Superconductor { owner, energy } => {
            check(owner == rival_of(game.active), "owner", "must be the rival of the active player")?;
            check(top, "", "nothing can interrupt Superconductor")?;
            possible(energy, ENERGY_MAX, "energy")
        }
    }
}

/// Can `task` have been set off by what lies below it?
fn lies_on(game: &KingOfTokyoDuel, below: Option<Task>, task: Task) -> bool {
    let active = game.active;
    match (below, task) {
        (None, _) => lies_on_stage(game, task),
        (Some(Task::Purchase { step, .. }), Task::Refill) => step == PurchaseStep::Token,
        (Some(Task::Purchase { card, step }), Task::Place { token }) => {
            step == PurchaseStep::BreakingNews && card.print().token == Some(token)
        }
        (Some(Task::Purchase { step, .. }), Task::Pull(pull)) => {
            step == PurchaseStep::Effect && pull.track == Track::Fame && pull.puller == active
        }
        (Some(Task::Purchase { card, step }), Task::Effect { card: acting, .. }) => {
            step == PurchaseStep::Settle && card == acting
        }
        (Some(Task::Effect { line, .. }), Task::Pull(pull)) => line > 0 && pull.puller == active,
        (Some(Task::Effect { line, .. }), Task::Packet(_) | Task::InShape { .. } | Task::UnstableDna { .. }) => {
            line > 0
        }
        (Some(Task::Pull(pull)), Task::Packet(packet)) => packet.victim != pull.puller && packet.pair == Pair::None,
        (Some(Task::Pull(pull)), Task::InShape { owner, .. }) => owner == pull.puller,
        (Some(Task::Pull(pull)), Task::UnstableDna { owner }) => owner != pull.puller,
        (Some(Task::Pull(pull)), Task::Superconductor { .. }) => pull.puller == active && game.stage == Stage::Resolve,
        (Some(Task::Packet(_)), Task::Packet(packet)) => packet.pair == Pair::First,
        (Some(Task::Packet(_)), Task::InShape { owner, .. }) => owner != active,
        (Some(Task::Packet(_)), Task::UnstableDna { owner }) => owner == active,
        (Some(Task::InShape { owner, .. }), Task::Pull(pull)) => pull.track == Track::Fame && pull.puller == owner,
        (Some(Task::InShape { owner, .. }), Task::UnstableDna { owner: other }) => owner != other && other == active,
        (Some(Task::UnstableDna { owner }), Task::InShape { owner: other, .. }) => owner != other && other == active,
        _ => false,
    }
}

/// Can `task` have been started by the stage itself?
fn lies_on_stage(game: &KingOfTokyoDuel, task: Task) -> bool {
    let stage = game.stage;
    let resolving = stage == Stage::Resolve;
    let hit = resolving || stage == Stage::TitanicBatteries;
    match task {
        Task::Refill => !matches!(stage, Stage::Additions | Stage::Triggers | Stage::GentleGiant | Stage::TurnEnd),
        Task::Purchase { .. } => matches!(stage, Stage::Dominate | Stage::Market),
        Task::Effect { card, .. } => match card {
            Card::GentleGiant => stage == Stage::Market,
            Card::ElectricalAura => stage == Stage::PassOn,
            _ => stage == Stage::Triggers && END_OF_ROLL.contains(card),
        },
        Task::Pull(pull) => resolving && pull.puller == game.active,
        Task::Packet(packet) => hit && packet.pair == Pair::None,
        Task::InShape { .. } | Task::UnstableDna { .. } => hit,
        Task::Place { token } => resolving && token.is_kings(),
        Task::Superconductor { .. } => resolving,
    }
}
