//! The worked examples C1 to C31.

use engine::Game;
use king_of_tokyo_duel::setup::BothReachZero;
use king_of_tokyo_duel::token::Bonus;
use king_of_tokyo_duel::track::Board;
use king_of_tokyo_duel::{Action, Card, Event, Monster, Position, Side, Stage, State, Symbol, Token, Track, Way};

use crate::table::{NO_HITS, Table, at, seat, set, table};

const IN_SHAPE: Action = Action::Use { card: Card::InShape };

/// Seat 0 against The King.
fn against_king() -> Table {
    table().monsters(Monster::MekaDragon, Monster::TheKing)
}

#[test]
fn c1_so_many_fame_pull_so_far() {
    let pulled = |dice: &str| table().fame(0).roll(dice).fame();
    assert_eq!(["ff", "fff", "fffff", "ffffffff"].map(pulled), [at(0), at(1), at(3), at(6)]);
}

#[test]
fn c2_a_shortening_token() {
    let play = table().token(Token::Alien, Track::Fame, 1).roll("fffff");
    assert_eq!(play.path(Track::Fame), [at(1), at(3), at(4)]);
}

#[test]
fn c3_a_lengthening_token_at_the_edge_of_the_zone() {
    let play = table().token(Token::Phantom, Track::Fame, 2).fame(1).destruction(3).hearts(0, 5).roll("ffff");
    assert_eq!(play.path(Track::Fame), [at(2), Position::between(2)]);
    assert_eq!((play.hearts(0), play.ending()), (6, None), "2.5 is not in the zone");
    let play = table().token(Token::Phantom, Track::Fame, 2).fame(1).destruction(3).roll("fffff");
    assert_eq!(play.ending(), Some((Some(0), Way::Spotlight)), "3 is");
}

#[test]
fn c4_a_lengthening_token_on_the_victory_space() {
    let play = table().token(Token::Penguin, Track::Destruction, 6).destruction(5).roll("dddd");
    assert_eq!(play.path(Track::Destruction), [at(6), Position::between(6)]);
    assert_eq!((play.taken(1), play.ending()), (vec![1], None));
    let play = table().token(Token::Penguin, Track::Destruction, 6).destruction(5).roll("ddddd");
    assert_eq!(play.ending(), Some((Some(0), Way::VictorySpace)));
}

#[test]
fn c5_the_kings_token_on_the_way() {
    let stopped = || against_king().token(Token::KingFirst, Track::Destruction, 1);
    assert_eq!(stopped().roll("ddddd").path(Track::Destruction), [at(1)]);
    assert_eq!(stopped().destruction(1).roll("dddd").path(Track::Destruction), [at(2), at(3)]);
    let own =
        table().monsters(Monster::TheKing, Monster::MekaDragon).option(|setup| setup.first_player_seat = Side::Left);
    let play = own.token(Token::KingFirst, Track::Destruction, 1).destruction(2).roll("ddddd");
    assert_eq!(play.path(Track::Destruction), [at(1), at(0), at(-1)]);
}

#[test]
fn c6_the_dragon_lies_by_the_bend_of_the_track() {
    let (energy, hit, heart) = (Bonus::Energy(1), Bonus::Hit(1), Bonus::Heart(1));
    let stops = |track, space: i8, turned| {
        let mut lain = table().fame(-3).destruction(-2);
        lain = if turned {
            lain.token_turned(Token::Dragon, track, space)
        } else {
            lain.token(Token::Dragon, track, space)
        };
        let view = lain.with(|state| state.roll.in_hand = 6).start().game.view(engine::Viewer::Spectator);
        let stops = view.tracks[track as usize].stops.clone();
        stops.into_iter().filter_map(|stop| stop.bonus.map(|bonus| (stop.position, bonus))).collect::<Vec<_>>()
    };
    assert_eq!(stops(Track::Fame, 1, false), [(at(1), energy), (at(2), hit), (at(3), heart)]);
    assert_eq!(stops(Track::Fame, 2, true), [(at(2), heart), (at(3), hit), (at(4), energy)]);
    assert_eq!(stops(Track::Destruction, 1, true), [(at(1), heart), (at(2), hit), (at(3), energy)]);
    assert_eq!(stops(Track::Destruction, 2, false), [(at(2), energy), (at(3), hit), (at(4), heart)]);
    for (track, space, turned) in [(Track::Fame, 1, true), (Track::Destruction, 1, false)] {
        let lain = if turned { Table::token_turned } else { Table::token };
        let wrong = lain(table().with(|state| state.roll.in_hand = 6), Token::Dragon, track, space);
        assert!(wrong.refused().starts_with("board.tokens: buzz-dragon"));
    }
}

#[test]
fn c7_positions_on_an_empty_track() {
    // The marker blocks what it stands on; with two places for it, every position is possible once.
    let count = |token| {
        let mut lays = std::collections::HashSet::new();
        for fame in [-7, 7] {
            let board = Board::default().with_marker(Track::Fame, at(fame));
            board.any_lay(token, false, |lay| {
                if lay.track == Track::Fame {
                    lays.insert(lay.space);
                }
                false
            });
        }
        lays.len()
    };
    assert_eq!([Token::Cat, Token::Lizard, Token::Pumpkin].map(count), [15, 14, 13]);
}

#[test]
fn c8_both_markers_in_the_zone() {
    let play = table().fame(2).destruction(5).roll("fff");
    assert_eq!(play.ending(), Some((Some(0), Way::Spotlight)));
    let play = table().fame(5).destruction(2).roll("fff");
    assert_eq!(play.fame(), at(6));
    let play = table().fame(6).destruction(3).roll("ddd");
    assert_eq!((play.destruction(), play.ending()), (at(4), None));
}

#[test]
fn c9_prices() {
    let price = |cards: &[Card], stage, right, middle| {
        let priced =
            table().cards(0, cards).energy(0, 12).on_sale(right).with(|state| state.market.middle = Some(middle));
        let view = priced.at_stage(stage).game.view(engine::Viewer::Spectator);
        (view.market[1].price, view.market[2].price)
    };
    let lab = [Card::MadeInALab];
    assert_eq!(price(&[], Stage::Market, Card::Kaijutsu, Card::SeismicTest), (Some(5), Some(4)));
    assert_eq!(price(&lab, Stage::Laboratory, Card::Kaijutsu, Card::SeismicTest), (Some(4), Some(3)));
    assert_eq!(price(&lab, Stage::Laboratory, Card::Photoshoot, Card::SeismicTest).1, Some(1));
}

#[test]
fn c10_nuclear_breath_with_acid_attack() {
    let breath = |table: Table| {
        let mut play = table.cards(0, &[Card::AcidAttack]).roll("ccc!!");
        play.play(Action::Multiply).taken(1)
    };
    assert_eq!(breath(table()), [8]);
    assert_eq!(breath(table().cards(1, &[Card::ArmorPlating])), [7]);
}

#[test]
fn c11_both_special_dice_in_use() {
    let cards = [Card::ExtraHead, Card::NaturalSelection];
    let headed = table().with(|state| state.market.middle = Some(Card::Cannonball)).cards(0, &cards).die_tokens(0, 2);
    let play = headed.begin_turn();
    assert_eq!((play.dice_due(), play.die_tokens(0)), (8, 2));
}

#[test]
fn c12_dominate_with_one_card_given_up() {
    let cards = [Card::Scrappy, Card::Unchained, Card::Trendsetter];
    let mut play = table().cards(0, &cards).with(|state| state.seats[0].dominates = 1).begin_turn();
    play.play(Action::GiveUp { card: Card::Scrappy }).play(Action::Done);
    assert_eq!(play.dice_due(), 4);
}

#[test]
fn c13_eye_of_the_storm() {
    let after_one_roll = |cards: &[Card]| {
        let mut play = table().cards(0, cards).begin_turn();
        play.throw("ffddhc").play(Action::Stop);
        play.energy(0)
    };
    assert_eq!(after_one_roll(&[Card::EyeOfTheStorm]), 2);
    assert_eq!(after_one_roll(&[Card::EyeOfTheStorm, Card::GiantBrain]), 3);
}

#[test]
fn c14_spiked_tail_over_a_hit() {
    let play = table().cards(0, &[Card::SpikedTail]).token(Token::Cat, Track::Destruction, 1).roll("dddd");
    assert_eq!(play.taken(1), [1, 2]);
}

#[test]
fn c15_energize_with_two_die_tokens() {
    let play = table().die_tokens(0, 2).energy(0, 9).buys(Card::Energize);
    assert_eq!((play.energy(0), play.die_tokens(0)), (8, 2));
}

#[test]
fn c16_signature_move_and_the_power() {
    let signed = table().monsters(Monster::Gigazaur, Monster::SpacePenguin).cards(0, &[Card::SignatureMove]);
    let mut play = signed.roll("!!!!!!");
    assert_eq!(play.fame(), at(2));
    for _ in 0..3 {
        play.play(Action::Pull { track: Track::Destruction });
    }
    assert_eq!(play.destruction(), at(3));
}

#[test]
fn c17_cards_slide() {
    let dear = |state: &mut State| {
        state.market.left = Some(Card::SnackTime);
        state.market.middle = Some(Card::SeismicTest);
    };
    let mut play = table().energy(0, 20).with(dear).on_sale(Card::MonsterCoaster).market();
    play.play(Action::Buy { card: Card::MonsterCoaster }).reveal(Card::JetsScrambled);
    assert_eq!(play.slots(), [Some(Card::JetsScrambled), Some(Card::SnackTime), Some(Card::SeismicTest)]);
    play.play(Action::Buy { card: Card::SnackTime }).reveal(Card::Energize);
    assert_eq!(play.slots(), [Some(Card::Energize), Some(Card::JetsScrambled), Some(Card::SeismicTest)]);
}

#[test]
fn c18_a_pull_that_lets_the_rival_win() {
    let left = table().option(|setup| setup.first_player_seat = Side::Left).fame(6).destruction(4);
    assert_eq!(left.roll("fff").ending(), Some((Some(1), Way::Spotlight)));
}

#[test]
fn c19_dominate_against_six_cards() {
    let cards = [Card::Scrappy, Card::Unchained, Card::Trendsetter, Card::Camouflage, Card::Regeneration];
    let dominated = |sixth| {
        let six = [cards.as_slice(), &[sixth]].concat();
        let mut play = table().cards(0, &six).with(|state| state.seats[0].dominates = 1).begin_turn();
        play.play(Action::Done);
        play
    };
    let acid = dominated(Card::AcidAttack);
    assert_eq!((acid.taken(1), acid.log.iter().any(|event| matches!(event, Event::Threw { .. }))), (vec![1], false));
    assert_eq!(dominated(Card::EyeOfTheStorm).energy(0), 2);
}

#[test]
fn c20_the_alienoid_adds_powers() {
    let alienoid = || table().monsters(Monster::Alienoid, Monster::SpacePenguin);
    let mut play = alienoid().cards(0, &[Card::SignatureMove]).roll("!!ffd");
    play.play(Action::Add { symbol: Symbol::Power, twice: false });
    assert_eq!(play.fame(), at(1));
    let mut six = alienoid().roll("!!!!!!");
    six.play(Action::Add { symbol: Symbol::Heart, twice: true })
        .play(Action::Add { symbol: Symbol::Claw, twice: true });
    assert_ne!(six.stage(), Stage::Additions);
    let added = six.log.iter().map(|event| if let Event::Added { count, .. } = event { *count } else { 0 });
    assert_eq!(added.sum::<u8>(), 4);
}

#[test]
fn c21_in_shape_over_three_packets() {
    let mut play = table().cards(0, &[Card::InShape]).energy(0, 9).on_sale(Card::TooCute).roll("cc");
    assert_eq!(play.stage(), Stage::Market, "packet of 2: nothing to pay for");
    let before = |hits| move |state: &mut State| state.seats[1].hits_taken = hits;
    let offered = |hits, dice: &str| {
        let play = table().cards(0, &[Card::InShape]).energy(0, 9).with(before(hits)).roll(dice);
        match play.state().pending.last() {
            Some(&king_of_tokyo_duel::Task::InShape { left, .. }) => left,
            _ => 0,
        }
    };
    assert_eq!((offered(0, "cc"), offered(2, "ccc"), offered(5, "c")), (0, 2, 1));
    play.buy(Card::TooCute).play(IN_SHAPE);
    assert_eq!(play.fame(), at(1));
}

#[test]
fn c22_trendsetter_after_the_first_hit() {
    let mut play = table().cards(1, &[Card::Trendsetter]).token(Token::Cat, Track::Fame, 1).roll("ccfff");
    play.resolves(Symbol::Claw);
    assert_eq!(play.taken(1), [2, 1]);
    let play =
        table().cards(1, &[Card::ArmorPlating, Card::Trendsetter]).token(Token::Fish, Track::Fame, 0).roll("ccc");
    assert_eq!(play.taken(1), [1]);
}

#[test]
fn c23_unstoppable_and_unstable_dna() {
    let both = table().cards(0, &[Card::Scrappy]).cards(1, &[Card::Unstoppable, Card::UnstableDna]);
    let mut play = both.hearts(1, 4).energy(0, 3).on_sale(Card::TooCute).roll("cccccc");
    assert_eq!((play.hearts(1), play.taken(1), play.asked()), (1, vec![4], Some(1)));
    play.play(Action::Decline).buy(Card::TooCute);
    assert_eq!(play.hearts(1), 1);
}

#[test]
fn c24_adrenaline_augment_and_gentle_giant() {
    let both = || table().cards(0, &[Card::AdrenalineAugment, Card::GentleGiant]).fame(2);
    let play = both().roll("fff");
    assert_eq!((play.fame(), play.taken(1)), (at(3), vec![1]));
    let play = both().roll("ff");
    assert_eq!((play.fame(), play.taken(1)), (at(3), vec![]));
}

#[test]
fn c25_frenzy_in_the_very_first_turn() {
    let first = table().with(|state| state.turn = 1).energy(0, 7);
    let mut play = first.buys(Card::Frenzy);
    play.play(Action::Finish);
    assert_eq!((play.state().active_player, play.dice_due()), (seat(0), 6));
    // The very first turn itself has five.
    let mut new = crate::table::Play {
        game: king_of_tokyo_duel::KingOfTokyoDuel::new(&table().0.setup).unwrap(),
        log: Vec::new(),
    };
    new.throw("cccccc").throw("hhhhhh").refill();
    assert_eq!(new.dice_due(), 5);
}

#[test]
fn c26_regeneration_below_the_cap() {
    let gigazaur =
        || table().monsters(Monster::Gigazaur, Monster::SpacePenguin).cards(0, &[Card::Regeneration]).energy(0, 2);
    assert_eq!(gigazaur().hearts(0, 10).roll("hh").hearts(0), 13);
    let play = gigazaur().hearts(0, 13).roll("hh");
    assert_eq!((play.hearts(0), play.state().used), (14, set(&[])));
}

#[test]
fn c27_spiked_tail_and_sack_the_stadium() {
    let play = table().cards(0, &[Card::SpikedTail]).energy(0, 7).buys(Card::SackTheStadium);
    let order: Vec<_> = play
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Moved { track, .. } => Some(track.name()),
            Event::Took { .. } => Some("hits"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["destruction", "destruction", "hits", "fame", "fame"]);
    assert_eq!(play.taken(1), [2]);
}

#[test]
fn c28_jets_scrambled_at_five_hearts() {
    let jets = || table().hearts(0, 5).hearts(1, 5).energy(0, 4);
    assert_eq!(jets().buys(Card::JetsScrambled).ending(), Some((Some(1), Way::Knockout)));
    let draw = jets().option(|setup| setup.both_reach_zero = BothReachZero::Draw).buys(Card::JetsScrambled);
    assert_eq!(draw.ending(), Some((None, Way::BothAtZero)));
    assert_eq!(draw.game.outcome().unwrap().places(), [1, 1]);
}

#[test]
fn c29_one_pull_or_several_at_the_kings_token() {
    let mut media =
        against_king().token(Token::KingFirst, Track::Fame, 2).energy(0, 6).on_sale(Card::OperationMedia).roll("ccc");
    media.buy(Card::OperationMedia);
    assert_eq!(media.path(Track::Fame), [at(1), at(2)]);
    let gigazaur =
        table().monsters(Monster::Gigazaur, Monster::TheKing).token(Token::KingFirst, Track::Fame, 2).fame(1);
    let mut play = gigazaur.roll("!!!!");
    play.play(Action::Pull { track: Track::Fame }).play(Action::Pull { track: Track::Fame });
    assert_eq!(play.path(Track::Fame), [at(2), at(3)]);
}

#[test]
fn c30_a_pull_inside_a_pull() {
    let nested = |table: Table| {
        let hits = |state: &mut State| state.seats[1].hits_taken = 3;
        let mut play =
            table.token(Token::Cat, Track::Fame, 1).cards(0, &[Card::InShape]).energy(0, 1).with(hits).roll("fffff");
        play.play(IN_SHAPE);
        play
    };
    let play = nested(table());
    assert_eq!((play.path(Track::Fame), play.taken(1)), (vec![at(1), at(2), at(3), at(4)], vec![1]));
    let stopped = nested(against_king().token(Token::KingFirst, Track::Fame, 2));
    assert_eq!(stopped.fame(), at(2));
    assert_ne!(stopped.taken(1), NO_HITS);
}

#[test]
fn c31_a_sweep_with_one_card_left() {
    let one_left = |state: &mut State| {
        let elsewhere = [state.market.left, state.market.middle, state.market.right, Some(Card::Camouflage)];
        state.market.discard = Card::ALL.into_iter().filter(|&card| !elsewhere.contains(&Some(card))).collect();
    };
    let mut play = table().energy(0, 3).with(one_left).market();
    play.play(Action::Sweep).reveal(Card::Camouflage);
    assert!(play.log.contains(&Event::Reshuffled));
    play.reveal(Card::Frenzy).reveal(Card::Scrappy);
    assert_eq!(play.slots(), [Some(Card::Scrappy), Some(Card::Frenzy), Some(Card::Camouflage)]);
}
