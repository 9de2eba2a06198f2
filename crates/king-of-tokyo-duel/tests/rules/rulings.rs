//! The rulings R1 to R28. The others are in `rulings_later`.

use engine::{Game, Viewer};
use king_of_tokyo_duel::setup::{OPTIONS, Switch};
use king_of_tokyo_duel::{
    Action, Card, Event, Fate, KingOfTokyoDuel, Monster, Position, Setup, Side, Stage, State, Symbol, Token, Track, Way,
};

use crate::table::{NO_HITS, Play, Table, at, seat, set, symbols, table};

/// A new game of these two monsters, before the roll-off.
fn new_game(setup: Setup) -> Play {
    Play { game: KingOfTokyoDuel::new(&setup).unwrap(), log: Vec::new() }
}

fn duel() -> Setup {
    Setup::of_monsters(Monster::Gigazaur, Monster::CyberKitty)
}

#[test]
fn r1_most_claws_begin_and_ties_are_thrown_again() {
    let mut play = new_game(duel());
    play.throw("ccheee").throw("ccffff");
    assert_eq!(play.stage(), Stage::RollOff);
    play.throw("cheeee").throw("ccffff");
    assert_eq!(play.state().first_player, seat(1));
    let mut play = new_game(Setup { roll_off_symbol: Symbol::Fame, ..duel() });
    play.throw("fccccc").throw("cccccc");
    assert_eq!(play.state().first_player, seat(0));
}

#[test]
fn r2_the_second_player_starts_with_1_energy() {
    let mut play = new_game(duel());
    play.throw("cccccc").throw("hhhhhh");
    assert_eq!((play.energy(0), play.energy(1)), (0, 1));
}

#[test]
fn r3_two_different_monsters_chosen_or_drawn() {
    let same = Setup::of_monsters(Monster::TheKing, Monster::TheKing);
    assert_eq!(same.check().unwrap_err().field, "monsterOfSeat1");
    let mut play = new_game(Setup::default());
    play.game.happen(&Fate::Monster(Monster::TheKing), &mut ()).unwrap();
    play.game.happen(&Fate::Monster(Monster::TheKing), &mut ()).unwrap_err();
    play.game.happen(&Fate::Monster(Monster::Alienoid), &mut ()).unwrap();
    assert_eq!(play.hearts(0), 15);
}

#[test]
fn r4_the_first_player_sits_left_and_pulls_towards_minus_7() {
    let side = |setup| {
        let mut play = new_game(setup);
        play.throw("hhhhhh").throw("cccccc");
        play.game.view(Viewer::Spectator).seats[1].side
    };
    assert_eq!(side(duel()), Side::Left);
    assert_eq!(side(Setup { first_player_seat: Side::Right, ..duel() }), Side::Right);
    assert_eq!(table().roll("fff").fame(), at(1));
    assert_eq!(table().option(|setup| setup.first_player_seat = Side::Left).roll("fff").fame(), at(-1));
}

#[test]
fn r5_monster_boards_have_one_side() {
    // A monster is chosen by its name alone, and whoever plays it has its power from the first turn on.
    let choices: Vec<_> = OPTIONS.iter().filter(|choice| choice.id.starts_with("monster")).collect();
    let names: Vec<_> = ["random"].into_iter().chain(Monster::ALL.map(Monster::name)).collect();
    assert_eq!(choices.len(), 2);
    assert!(choices.iter().all(|choice| choice.values == names));
    for monster in Monster::ALL {
        let rival = if monster == Monster::Gigazaur { Monster::TheKing } else { Monster::Gigazaur };
        let play = table().monsters(monster, rival).with(|state| state.turn = 1).roll("!!cff");
        let power = |action: &Action| !matches!(action, Action::Resolve { .. } | Action::Done);
        assert!(play.legal().iter().any(power), "{}", monster.name());
    }
}

#[test]
fn r6_energy_never_runs_out() {
    // However much both have, nothing of what is gained is missing, wherever it comes from.
    let rich = || table().energy(0, 30_000).energy(1, 30_000);
    assert_eq!(rich().roll("eeee").energy(0), 30_004);
    let mut kitty = rich().monsters(Monster::CyberKitty, Monster::MekaDragon).roll("!!!!!!");
    assert_eq!(kitty.play(Action::GainEnergy { amount: 8 }).energy(0), 30_008);
    assert_eq!(rich().token(Token::Tiger, Track::Fame, 1).roll("fff").energy(0), 30_001);
    assert_eq!(rich().buys(Card::Energize).energy(0), 30_000 - 9 + 8);
    assert_eq!(rich().market().play(Action::Finish).energy(0), 30_001);
}

/// The deck is empty, and everything not face up lies on the discard pile.
fn empty_deck() -> Table {
    table().on_sale(Card::TooCute).energy(0, 4).with(|state| {
        let face_up = [state.market.left, state.market.middle, state.market.right];
        state.market.discard = Card::ALL.into_iter().filter(|&card| !face_up.contains(&Some(card))).collect();
    })
}

#[test]
fn r7_the_discard_pile_becomes_the_deck() {
    let mut play = empty_deck().market();
    play.play(Action::Buy { card: Card::TooCute });
    assert!(play.log.contains(&Event::Reshuffled));
    assert!(play.game.happen(&Fate::Card(Card::TooCute), &mut ()).is_err(), "the card being bought is not in it");
    play.reveal(Card::SnackTime);
    assert_eq!(play.slots(), [Some(Card::SnackTime), Some(Card::Frenzy), Some(Card::ExtraHead)]);

    let mut play = empty_deck().option(|setup| setup.reshuffle_when_deck_empty = Switch(false)).market();
    play.play(Action::Buy { card: Card::TooCute });
    assert_eq!(play.slots(), [None, Some(Card::Frenzy), Some(Card::ExtraHead)]);
    assert!(play.can(Action::Place { token: Token::Fish, track: Track::Fame, space: 1, turned: false }));
}

/// Where the token of a card may be laid, on one track.
fn places(play: &Play, on: Track) -> Vec<(i8, bool)> {
    let place = |action: &Action| match *action {
        Action::Place { track, space, turned, .. } if track == on => Some((space, turned)),
        _ => None,
    };
    play.legal().iter().filter_map(place).collect()
}

/// The token of `card` is about to be laid down.
fn placing(table: Table, card: Card) -> Play {
    let mut play = table.energy(0, 12).on_sale(card).market();
    play.play(Action::Buy { card }).refill();
    play
}

#[test]
fn r8_tokens_lie_on_free_spaces_of_one_track() {
    let play = placing(table().fame(2).token(Token::Tiger, Track::Fame, -7), Card::HorsDoeuvres);
    let spaces: Vec<_> = places(&play, Track::Fame).into_iter().map(|(space, _)| space).collect();
    assert_eq!(spaces, [-6, -5, -4, -3, -2, -1, 0, 1, 3, 4, 5, 6, 7]);
    assert!(!play.can(Action::Leave { token: Token::Cat }), "it must be placed");
    let play = placing(table(), Card::Kaijutsu);
    let spaces: Vec<_> = places(&play, Track::Destruction).into_iter().map(|(space, _)| space).collect();
    assert_eq!(spaces, [-7, -6, -5, -4, -3, 1, 2, 3, 4, 5]);
}

#[test]
fn r9_which_way_round_tokens_lie() {
    let lizard = placing(table(), Card::Scrappy);
    assert!(places(&lizard, Track::Fame).contains(&(1, false)) && places(&lizard, Track::Fame).contains(&(1, true)));
    let dragon = placing(table(), Card::Trendsetter);
    assert_eq!(places(&dragon, Track::Fame)[5..], [(1, false), (2, true), (3, false), (4, true), (5, false)]);
    assert_eq!(places(&dragon, Track::Destruction)[5..], [(1, true), (2, false), (3, true), (4, false), (5, true)]);
    let free = table().option(|setup| setup.free_orientation_for_three_space_tokens = Switch(true));
    assert_eq!(places(&placing(free, Card::Trendsetter), Track::Fame).len(), 20);
    assert!(places(&placing(table(), Card::Kaijutsu), Track::Fame).iter().all(|&(_, turned)| !turned));
}

#[test]
fn r10_a_token_on_the_board_may_be_moved_unless_a_marker_is_on_it() {
    let play = placing(table().token(Token::Lizard, Track::Fame, 1), Card::Scrappy);
    assert!(play.can(Action::Leave { token: Token::Lizard }));
    let mut left = play.clone();
    assert!(left.try_play(0, Action::Leave { token: Token::Cat }).is_err(), "another token is placed");
    left.play(Action::Leave { token: Token::Lizard });
    assert_eq!((left.state().board, left.stage()), (play.state().board, Stage::Market));
    let lays = places(&play, Track::Fame);
    assert!(!lays.contains(&(1, false)), "a move must change something");
    assert!(lays.contains(&(1, true)), "turning round is a move");
    assert!(lays.contains(&(2, false)), "its old spaces are free");
    let play = placing(table().token(Token::Lizard, Track::Fame, 0), Card::Scrappy);
    assert_eq!(play.stage(), Stage::Market);
    assert_eq!(places(&play, Track::Fame), []);
    let added = |state: &mut State| state.board.fame = Position::between(2);
    let play = placing(table().token(Token::Phantom, Track::Fame, 2).with(added), Card::SackTheStadium);
    assert_eq!(play.destruction(), at(2), "nothing was asked");
    // What a token leaves behind is free for others, what it covers then is not, nor is a space under a marker.
    let tokens = table().token(Token::Lizard, Track::Fame, 1).token(Token::Fish, Track::Destruction, 0);
    let mut play = placing(tokens.energy(0, 9), Card::Scrappy);
    play.places(Token::Lizard, Track::Fame, -5).play(Action::Sweep).reveal(Card::Rebooting).refill();
    play.play(Action::Buy { card: Card::Rebooting }).refill();
    let (fame, destruction) = (places(&play, Track::Fame), places(&play, Track::Destruction));
    for (space, is_free) in [(1, true), (2, true), (-5, false), (-4, false), (0, false)] {
        assert_eq!(fame.contains(&(space, false)), is_free, "{space}");
    }
    assert!(!destruction.contains(&(0, false)), "taken by a token and by a marker");
}

#[test]
fn r11_the_spotlight_zone_and_added_stops() {
    let inside = |position: Position| position.is_in_spotlight(Side::Right);
    assert!([at(3), at(4), at(5), Position::between(3), Position::between(4)].into_iter().all(inside));
    assert!(![at(2), at(6), at(-3), Position::between(2), Position::between(5)].into_iter().any(inside));
    let left = |position: Position| position.is_in_spotlight(Side::Left);
    assert!([at(-3), at(-4), at(-5), Position::between(-4), Position::between(-5)].into_iter().all(left));
    assert!(![at(-2), at(-6), Position::between(-3), Position::between(-6)].into_iter().any(left));
}

#[test]
fn r12_scrappy_counts_every_step_off_a_token() {
    let scrappy = || table().cards(0, &[Card::Scrappy]);
    let two = scrappy().token(Token::Cat, Track::Fame, 0).token(Token::Fish, Track::Fame, 1);
    assert_eq!(two.roll("ffff").die_tokens(0), 2);
    assert_eq!(scrappy().token(Token::Pumpkin, Track::Fame, 0).roll("fff").die_tokens(0), 0);
    let king = scrappy().monsters(Monster::MekaDragon, Monster::TheKing).token(Token::KingFirst, Track::Fame, 0);
    assert_eq!(king.roll("fff").die_tokens(0), 1);
}

#[test]
fn r13_replacing_bonuses() {
    let king = table().monsters(Monster::MekaDragon, Monster::TheKing).token(Token::KingFirst, Track::Fame, 1);
    let play = king.cards(0, &[Card::LightningSpeed, Card::Unchained]).roll("fff");
    assert_eq!(play.taken(1), NO_HITS, "The King's token is not blank");
    let unchained = |token| table().cards(0, &[Card::Unchained]).token(token, Track::Fame, 1).roll("fff");
    assert_eq!(unchained(Token::Cat).taken(1), [1], "nothing to decide");
    assert_eq!(unchained(Token::Alien).taken(1), NO_HITS, "a blank space is no bonus");
    let mut double = table().cards(0, &[Card::Unchained]).fame(1).token(Token::Pumpkin, Track::Fame, 1).roll("fff");
    let mut printed = double.clone();
    assert_eq!(double.play(Action::TakeClaw).taken(1), [1]);
    assert_eq!(printed.play(Action::TakeBonus).taken(1), [2]);
    assert_eq!([double.asked(), printed.asked()], [None, None], "once for each stop");
}

#[test]
fn r14_move_then_victory_then_bonus_then_the_next_step() {
    let play = table().fame(6).token(Token::Cat, Track::Fame, 7).hearts(1, 1).roll("fff");
    assert_eq!(play.ending(), Some((Some(0), Way::VictorySpace)));
    assert_eq!(play.taken(1), NO_HITS);
    let jump = table().cards(0, &[Card::SpikedTail]).token(Token::Alien, Track::Destruction, 0).roll("ddd");
    assert_eq!((jump.destruction(), jump.taken(1)), (at(2), vec![1]), "a jump is one step");
    let order = table().cards(0, &[Card::SpikedTail]).token(Token::Cat, Track::Destruction, 1).roll("dddd");
    assert_eq!(order.taken(1), [1, 2]);
}

#[test]
fn r15_the_kings_token_stops_his_rival() {
    let against = || table().monsters(Monster::MekaDragon, Monster::TheKing).token(Token::KingFirst, Track::Fame, 1);
    let play = against().roll("ffff");
    assert_eq!(play.fame(), at(1));
    assert!(play.log.contains(&Event::Stopped { seat: seat(0), track: Track::Fame }));
    let there = against().roll("fff");
    assert_eq!(there.fame(), at(1));
    assert!(!there.log.contains(&Event::Stopped { seat: seat(0), track: Track::Fame }), "nothing was left to stop");
    assert_eq!(against().fame(1).roll("ffff").fame(), at(3), "a pull that starts on it is normal");
    let own = table().monsters(Monster::TheKing, Monster::MekaDragon).token(Token::KingFirst, Track::Fame, 1);
    assert_eq!(own.roll("ffff").fame(), at(2));
}

#[test]
fn r16_special_dice() {
    let headed = |cards: &[Card], tokens| {
        let market = |state: &mut State| state.market.middle = Some(Card::Cannonball);
        table().with(market).cards(0, cards).die_tokens(0, tokens).begin_turn()
    };
    let play = headed(&[Card::ExtraHead, Card::NaturalSelection], 2);
    assert_eq!((play.asked(), play.dice_due()), (None, 8), "no token could add a die");
    let mut play = headed(&[Card::ExtraHead], 2);
    play.play(Action::SpendDieToken);
    assert_eq!((play.dice_due(), play.die_tokens(0)), (8, 1));
    let mut play = headed(&[], 2);
    assert_eq!(play.legal(), [Action::SpendDieToken, Action::Throw]);
    play.play(Action::SpendDieToken).play(Action::Throw);
    assert_eq!(play.dice_due(), 7);
    // Rolls are counted before the first one: Giant Brain is gone, its roll is not.
    let brain = |state: &mut State| state.roll.allowed = 4;
    let mut play = table().with(brain).rolls_made(3).roll("hhhhcc");
    assert!(play.can(Action::Reroll { symbol: Symbol::Claw }));
    play.play(Action::Reroll { symbol: Symbol::Claw }).play(Action::Throw).throw("h");
    assert!(!play.can(Action::Stop), "but no more than that");
}

#[test]
fn r17_penalties_add_up_and_lapse_in_a_slept_turn() {
    let punished = |cards: &[Card], tokens| {
        let penalties = |state: &mut State| {
            state.seats[0].fewer_dice = 1;
            state.seats[0].dominates = 2;
        };
        table().cards(0, cards).die_tokens(0, tokens).with(penalties).begin_turn()
    };
    let mut play = punished(&[Card::Scrappy, Card::Unchained], 0);
    play.play(Action::Done);
    assert_eq!(play.dice_due(), 6 - 1 - 2 * 2);
    assert!(play.log.contains(&Event::FewerDice { seat: seat(0), dice: 5 }));
    let mut awake = table().cards(0, &[Card::Hibernation]).begin_turn();
    awake.play(Action::Wake);
    assert!(!awake.log.iter().any(|event| matches!(event, Event::FewerDice { .. })), "nothing is missing");
    let mut play = punished(&[Card::Scrappy, Card::Unchained, Card::Trendsetter], 1);
    play.play(Action::Done).play(Action::SpendDieToken);
    assert_eq!(play.dice_due(), 1, "special dice remain");
    let mut play = punished(&[Card::Hibernation], 0);
    play.play(Action::Sleep);
    let penalties = &play.state().seats[0];
    assert_eq!((penalties.fewer_dice, penalties.dominates), (0, 0));
}

#[test]
fn r17_penalties_wait_until_an_extra_turn_is_over() {
    let penalties = |state: &mut State| {
        state.extra_turns = 1;
        (state.seats[1].fewer_dice, state.seats[1].dominates) = (1, 1);
        state.seats[1].cards = set(&[Card::Scrappy]);
    };
    let mut play = table().energy(0, 2).with(penalties).market();
    play.play(Action::Finish);
    assert_eq!((play.state().active_player, play.dice_due()), (seat(0), 6), "not the extra turn of the other player");
    play.throw("ffdd!!").play(Action::Stop).play(Action::Finish);
    assert_eq!(play.state().active_player, seat(1));
    play.play(Action::Done);
    assert_eq!(play.dice_due(), 4);
}

#[test]
fn r18_the_order_at_the_start_of_a_turn() {
    let mut play = table()
        .cards(0, &[Card::Hibernation, Card::MadeInALab])
        .energy(0, 4)
        .die_tokens(0, 1)
        .on_sale(Card::GiantBrain)
        .with(|state| state.seats[0].dominates = 1)
        .begin_turn();
    assert_eq!(play.stage(), Stage::Hibernation);
    play.play(Action::Wake);
    assert_eq!(play.stage(), Stage::Laboratory);
    play.buy(Card::GiantBrain);
    assert_eq!(play.stage(), Stage::Dominate);
    assert!(play.can(Action::GiveUp { card: Card::GiantBrain }), "the new card is counted");
    play.play(Action::Done);
    assert_eq!(play.stage(), Stage::Gather);
    play.play(Action::Throw);
    assert_eq!(play.dice_due(), 4);
    play.throw("hhcc");
    assert_eq!(play.state().roll.allowed, 4, "the new card works at once");

    let mut play = table().cards(0, &[Card::MadeInALab]).energy(0, 5).on_sale(Card::Hibernation).begin_turn();
    play.buy(Card::Hibernation);
    assert_eq!(play.dice_due(), 6, "it asks when the next turn begins");
}

#[test]
fn r19_rolls_and_free_throws() {
    let stormy = |made| table().cards(0, &[Card::EyeOfTheStorm]).energy(0, 2).rolls_made(made).roll("hhcc");
    let mut play = stormy(2);
    assert_eq!(play.play(Action::Stop).energy(0), 3);
    let mut shadows = table().cards(0, &[Card::InTheShadows]).rolls_made(1).roll("ffhc");
    shadows.play(Action::Reroll { symbol: Symbol::Fame });
    assert!(shadows.can(Action::Throw) && shadows.can(Action::ThrowFree));
    let mut mixed = shadows.clone();
    mixed.play(Action::Reroll { symbol: Symbol::Heart });
    assert!(mixed.can(Action::Throw) && !mixed.can(Action::ThrowFree), "only Fame dice are free");
    shadows.play(Action::ThrowFree).throw("c");
    assert_eq!(shadows.state().roll.made, 1);
    let late = table().option(|setup| setup.shadows_only_after_last_roll = Switch(true));
    let mut late = late.cards(0, &[Card::InTheShadows]).rolls_made(1).roll("ffhc");
    late.play(Action::Reroll { symbol: Symbol::Fame });
    assert!(!late.can(Action::ThrowFree));
}

/// Die by die or kind by kind: both lead to every throw they can lead to, and use up one roll.
#[test]
fn r19_dice_are_chosen_freely_before_each_roll() {
    let reroll = |symbol| Action::Reroll { symbol };
    let keep = |symbol| Action::Keep { symbol };
    let mut play = table().rolls_made(1).roll("ccffd!");
    let kinds = [Symbol::Claw, Symbol::Fame, Symbol::Destruction, Symbol::Power];
    assert_eq!(play.legal(), [&kinds.map(reroll)[..], &kinds.map(keep), &[Action::Stop]].concat());
    let mut kept = play.clone();
    kept.play(keep(Symbol::Fame));
    assert_eq!((kept.state().roll.dice, kept.dice_due(), kept.state().roll.made), (symbols("ff"), 4, 2));
    kept.throw("ffff");
    assert_eq!(kept.legal(), [reroll(Symbol::Fame), Action::Stop], "the only kind there is cannot be all that is kept");
    assert!(kept.try_play(0, keep(Symbol::Fame)).is_err());
    play.play(reroll(Symbol::Claw));
    assert_eq!(play.legal(), [&kinds.map(reroll)[..], &[Action::Throw]].concat(), "what is put aside is thrown");
    for refused in [keep(Symbol::Fame), Action::Stop, reroll(Symbol::Heart), Action::ThrowFree] {
        assert!(play.try_play(0, refused).is_err(), "{refused:?}");
    }
    play.play(reroll(Symbol::Claw));
    assert!(play.try_play(0, reroll(Symbol::Claw)).is_err(), "there is no third claw");
    play.play(Action::Throw);
    assert_eq!((play.state().roll.dice, play.dice_due(), play.state().roll.made), (symbols("ffd!"), 2, 2));
}

#[test]
fn r20_added_symbols_are_part_of_the_roll() {
    let play = table().cards(0, &[Card::AcidAttack, Card::AntimatterPellets]).roll("cccch");
    assert_eq!(play.taken(1), [4, 5]);
    let added = table().cards(0, &[Card::UtterDestruction]).monsters(Monster::Alienoid, Monster::SpacePenguin);
    let mut play = added.roll("!!chef");
    play.play(Action::Add { symbol: Symbol::Destruction, twice: false });
    assert_eq!((play.destruction(), play.fame()), (at(2), at(2)));
    // They are no dice: two claws of cards cannot be set aside.
    let play = table().cards(0, &[Card::AcidAttack, Card::TitanicBatteries]).roll("h");
    assert_ne!(play.stage(), Stage::TitanicBatteries);
}

#[test]
fn r21_claws_of_cards_are_counted_live() {
    let augmented = || table().cards(0, &[Card::AdrenalineAugment]).fame(2).roll("cfff");
    let mut play = augmented();
    play.resolves(Symbol::Fame);
    assert_eq!(play.taken(1), [2]);
    let mut play = augmented();
    play.resolves(Symbol::Claw);
    assert_eq!((play.taken(1), play.fame()), (vec![1], at(3)), "the group is resolved once");
}

#[test]
fn r22_end_of_roll_triggers() {
    let cards = [Card::AntimatterPellets, Card::SignatureMove, Card::ThunderStomp, Card::Rebooting];
    let mut play = table().cards(0, &cards).roll("!!!!!h");
    assert_eq!(
        play.legal(),
        [Action::Use { card: Card::AntimatterPellets }, Action::Use { card: Card::SignatureMove }]
    );
    play.uses(Card::SignatureMove);
    assert_eq!((play.fame(), play.destruction(), play.taken(1)), (at(1), at(2), vec![4]));
    assert_eq!(play.stage(), Stage::Rebooting, "they happen even if the phase is skipped");
    play.uses(Card::Rebooting).play(Action::Finish);
    assert_eq!(play.dice_due(), 6, "Thunder Stomp does not see them");
    let mut play = table().cards(0, &[Card::EyeOfTheStorm]).cards(1, &[Card::Superconductor]).rolls_made(1).roll("ff");
    play.play(Action::Stop);
    assert_eq!((play.energy(0), play.asked()), (2, Some(0)), "Superconductor does not see them");
}

#[test]
fn r23_titanic_batteries() {
    let batteries = |dice| table().cards(0, &[Card::TitanicBatteries]).roll(dice);
    assert_ne!(batteries("c").stage(), Stage::TitanicBatteries, "two dice are needed");
    assert_eq!(batteries("cc").stage(), Stage::TitanicBatteries);
    let full = table().cards(0, &[Card::TitanicBatteries]).die_tokens(0, 2).roll("cc");
    assert_ne!(full.stage(), Stage::TitanicBatteries);
    let alienoid = table().cards(0, &[Card::TitanicBatteries]).monsters(Monster::Alienoid, Monster::SpacePenguin);
    let mut play = alienoid.roll("!!!c");
    play.play(Action::Add { symbol: Symbol::Heart, twice: false });
    assert_eq!(play.legal(), [Action::SetAside { first: Symbol::Claw, second: Symbol::Power }, Action::Decline]);
    play.play(Action::SetAside { first: Symbol::Claw, second: Symbol::Power });
    assert_eq!(play.taken(1), NO_HITS);
}

#[test]
fn r24_the_start_of_the_resolve_phase() {
    let cards = [Card::Rebooting, Card::NaturalSelection, Card::TitanicBatteries, Card::GentleGiant];
    let mut play = table().cards(0, &cards).roll("hhhh");
    assert_eq!(play.stage(), Stage::Rebooting);
    let mut skipped = play.clone();
    skipped.uses(Card::Rebooting);
    assert_eq!((skipped.taken(0), skipped.fame()), (vec![], at(0)));
    play.play(Action::Decline);
    assert_eq!((play.taken(0), play.stage()), (vec![10], Stage::TitanicBatteries));
}

#[test]
fn r25_operation_media_counts_resolved_claw_symbols() {
    let media =
        |dice: &str, cards: &[Card]| table().cards(0, cards).energy(0, 6).on_sale(Card::OperationMedia).roll(dice);
    let mut play = media("cc!!", &[Card::AcidAttack]);
    play.play(Action::Multiply);
    assert_eq!(play.taken(1), [6]);
    assert_eq!(play.buy(Card::OperationMedia).fame(), at(3), "before the multiplication");
    let mut play = media("ccc", &[Card::Rebooting]);
    play.uses(Card::Rebooting);
    assert_eq!(play.buy(Card::OperationMedia).fame(), at(0), "nothing was resolved");
}

#[test]
fn r26_superconductor_answers_energy_gained_while_dice_are_resolved() {
    let against = |monster| table().monsters(monster, Monster::SpacePenguin).cards(1, &[Card::Superconductor]);
    let mut kitty = against(Monster::CyberKitty).roll("!!!f");
    kitty.play(Action::GainEnergy { amount: 4 }).uses(Card::Superconductor);
    assert_eq!(kitty.energy(1), 4);
    let mut pulled = against(Monster::MekaDragon).token(Token::Tiger, Track::Fame, 1).roll("fff");
    assert_eq!(pulled.asked(), Some(1));
    assert_eq!(pulled.uses(Card::Superconductor).energy(1), 1);
    let gentle = against(Monster::MekaDragon).cards(0, &[Card::GentleGiant]).token(Token::Tiger, Track::Fame, 1);
    assert_eq!(gentle.energy(0, 2).roll("hf").asked(), Some(0), "not the pull of Gentle Giant");
    let mut rebooted = against(Monster::MekaDragon).cards(0, &[Card::Rebooting]).roll("ee");
    assert_eq!(rebooted.uses(Card::Rebooting).asked(), Some(0));
    let bought = against(Monster::MekaDragon).energy(0, 7).buys(Card::Cannonball);
    assert_eq!(bought.asked(), Some(0), "not a purchase");
}

#[test]
fn r27_preventing_hits() {
    let protected = |dice: &str| {
        let cards = [Card::Camouflage, Card::Trendsetter, Card::ArmorPlating];
        table().token(Token::Fish, Track::Fame, 0).cards(1, &cards).roll(dice)
    };
    let mut play = protected("ccc");
    assert_eq!(play.asked(), Some(1));
    assert!(!play.can(Action::Decline), "the others must be used");
    play.uses(Card::Trendsetter).uses(Card::ArmorPlating);
    assert_eq!(play.legal(), [Action::Use { card: Card::Camouflage }, Action::Decline]);
    play.uses(Card::Camouflage).throw("h");
    assert_eq!(play.taken(1), NO_HITS);
    let mut play = protected("cc");
    play.uses(Card::Camouflage).throw("hh");
    assert_eq!(play.state().used, set(&[]), "hits removed by other means do not use them up");
    // Both compulsory ones, one hit: the victim chooses which is used up.
    let one =
        || table().token(Token::Fish, Track::Fame, 0).cards(1, &[Card::Trendsetter, Card::ArmorPlating]).energy(0, 2);
    let mut play = one().roll("c");
    play.uses(Card::ArmorPlating);
    assert_eq!(play.state().used, set(&[Card::ArmorPlating]));
    // After the first hit taken in a turn they do not work.
    let wounded = |state: &mut State| state.seats[1].hits_taken = 1;
    assert_eq!(one().with(wounded).roll("cc").taken(1), [2]);
    // Camouflage works in the own turn too.
    let own = table().cards(0, &[Card::Camouflage]).energy(0, 4).buys(Card::HorsDoeuvres);
    assert_eq!(own.dice_due(), 0);
    assert!(own.can(Action::Use { card: Card::Camouflage }));
}

#[test]
fn r28_gaining_hearts() {
    assert_eq!(table().hearts(0, 11).roll("hhhf").hearts(0), 12);
    let healing = |hearts| table().cards(0, &[Card::Regeneration]).hearts(0, hearts).energy(0, 2).roll("hhf");
    assert_eq!((healing(8).hearts(0), healing(8).state().used), (11, set(&[Card::Regeneration])));
    assert_eq!((healing(10).hearts(0), healing(10).state().used), (12, set(&[])));
    assert_eq!((healing(12).hearts(0), healing(12).state().used), (12, set(&[])));
}
