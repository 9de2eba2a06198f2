//! The rulings R29 to R55. The others are in `rulings`.

use king_of_tokyo_duel::setup::{BothReachZero, InShapeTurns, Switch, TurnLimit};
use king_of_tokyo_duel::{Action, Card, Event, Monster, Stage, State, Symbol, Task, Token, Track, Way};

use crate::table::{NO_HITS, Play, Table, at, seat, set, table};

const IN_SHAPE: Action = Action::Use { card: Card::InShape };

#[test]
fn r29_hits_taken_are_never_more_than_hearts() {
    let play = table().cards(1, &[Card::Unstoppable]).hearts(1, 2).energy(0, 2).roll("ccccc");
    assert_eq!((play.taken(1), play.state().seats[1].hits_taken), (vec![2], 2));
    let two_packets = table().cards(0, &[Card::Scrappy]).cards(1, &[Card::UnstableDna]).energy(0, 5);
    let mut play = two_packets.on_sale(Card::TooCute).roll("cc");
    play.buy(Card::TooCute);
    assert_eq!((play.taken(1), play.asked()), (vec![2, 2], Some(0)), "Unstable DNA looks at one packet");
}

#[test]
fn r30_lines_in_printed_order() {
    let play = table().hearts(0, 3).energy(0, 3).fame(-4).destruction(6).buys(Card::HorsDoeuvres);
    assert_eq!(play.ending(), Some((Some(1), Way::Knockout)));
    assert_eq!(play.destruction(), at(6), "the second line is not played");
}

#[test]
fn r31_both_monsters_are_hit_the_active_player_first() {
    let jets =
        |table: Table, zero| table.option(|setup| setup.both_reach_zero = zero).energy(0, 4).buys(Card::JetsScrambled);
    let both = || table().hearts(0, 5).hearts(1, 5);
    let play = jets(both(), BothReachZero::ActivePlayerLoses);
    assert_eq!((play.ending(), play.hearts(1)), (Some((Some(1), Way::Knockout)), 5));
    assert_eq!(jets(both(), BothReachZero::Draw).ending(), Some((None, Way::BothAtZero)));
    for zero in [BothReachZero::ActivePlayerLoses, BothReachZero::Draw] {
        let rival = jets(both().hearts(0, 6), zero);
        assert_eq!((rival.ending(), rival.hearts(0)), (Some((Some(0), Way::Knockout)), 1));
    }
    let one = jets(both().hearts(1, 6), BothReachZero::Draw);
    assert_eq!((one.ending(), one.hearts(1)), (Some((Some(1), Way::Knockout)), 1));
    let saved = jets(both().cards(1, &[Card::Unstoppable]), BothReachZero::Draw);
    assert_eq!(saved.ending(), Some((Some(1), Way::Knockout)));
    let asleep = jets(both().cards(1, &[Card::Hibernation]), BothReachZero::Draw);
    assert_eq!((asleep.ending(), asleep.hearts(1)), (Some((Some(1), Way::Knockout)), 5));
    // While the draw is open, the rival still prevents hits.
    let mut hidden = jets(both().cards(1, &[Card::Camouflage]), BothReachZero::Draw);
    assert_eq!(hidden.asked(), Some(1));
    hidden.play(Action::Decline);
    assert_eq!(hidden.ending(), Some((None, Way::BothAtZero)));
    // Only one packet: nothing to wait for.
    let party = table().hearts(0, 4).fame(3).option(|setup| setup.both_reach_zero = BothReachZero::Draw);
    assert_eq!(party.energy(0, 3).buys(Card::ThePartysOver).ending(), Some((Some(1), Way::Knockout)));
}

#[test]
fn r31_the_partys_over_looks_at_both_zones_first() {
    // The first packet makes the rival pull Fame out of the zone on their side; the second one comes all the same.
    let mut play =
        table().fame(-5).destruction(3).cards(1, &[Card::InShape]).energy(1, 1).energy(0, 4).buys(Card::ThePartysOver);
    assert_eq!((play.taken(0), play.asked()), (vec![4], Some(1)));
    play.play(IN_SHAPE);
    assert_eq!((play.fame(), play.taken(1)), (at(-6), vec![4]));
}

#[test]
fn r32_tesla_impulse_gives_energy_anyway() {
    let play = table().energy(0, 7).buys(Card::TeslaImpulse);
    assert_eq!(play.energy(0), 7 - 5 + 2);
    let only = table().energy(0, 7).cards(1, &[Card::Scrappy]).buys(Card::TeslaImpulse);
    assert!(only.is_discarded(Card::Scrappy), "the only one needs no choice");
}

#[test]
fn r33_unstoppable_protects_until_the_turn_ends() {
    let mut play = table().cards(1, &[Card::Unstoppable]).hearts(1, 2).energy(0, 4).on_sale(Card::TooCute).roll("ccc");
    play.buy(Card::TooCute);
    assert_eq!((play.hearts(1), play.taken(1)), (1, vec![2]));
    assert!(play.log.contains(&Event::Ignored { seat: seat(1), card: Card::Unstoppable }));
    play.play(Action::Finish);
    assert!(!play.state().seats[1].immune);
    let healing = table().cards(1, &[Card::Unstoppable, Card::Regeneration]).hearts(1, 2).roll("ccc");
    assert_eq!(healing.hearts(1), 1, "it is no gain of hearts");
}

#[test]
fn r34_made_in_a_lab() {
    let lab = || table().cards(0, &[Card::MadeInALab]).on_sale(Card::SnackTime);
    let mut play = lab().energy(0, 9).begin_turn();
    assert!(!play.can(Action::Sweep), "no sweep in phase 0");
    play.buy(Card::SnackTime);
    assert_eq!((play.energy(0), play.stage()), (8, Stage::Throw), "one card only, 2 cheaper in the right slot");
    assert!(play.state().bought, "it counts as buying");
    let mut play = lab().energy(0, 1).begin_turn();
    play.buy(Card::SnackTime).throw("ffddhc").play(Action::Stop);
    assert_eq!((play.energy(0), play.state().active_player), (0, seat(1)), "no energy for buying nothing");
    // It is asked about only if it is there and something can be paid.
    assert_eq!(lab().begin_turn().stage(), Stage::Throw);
    let penalty = |state: &mut State| state.seats[0].fewer_dice = 1;
    assert_eq!(table().energy(0, 9).with(penalty).begin_turn().stage(), Stage::Throw);
    // A price is at least 1.
    let mut play = table().cards(0, &[Card::MadeInALab]).on_sale(Card::Photoshoot).energy(0, 1).begin_turn();
    assert_eq!(play.buy(Card::Photoshoot).energy(0), 0);
}

#[test]
fn r35_the_moments_of_alien_metabolism() {
    let cards = [Card::AlienMetabolism, Card::Hibernation];
    let can = |play: &Play| play.can(Action::Metabolize { card: Card::MonsterCoaster });
    let mut play = table().cards(0, &cards).begin_turn();
    assert!(can(&play), "at the Hibernation choice");
    play.play(Action::Wake);
    assert!(can(&play), "before the first roll");
    play.play(Action::Throw).throw("hcffdd");
    assert!(can(&play), "after a roll");
    play.play(Action::Reroll { symbol: Symbol::Fame });
    assert!(!can(&play), "not while dice are being marked");
    play.play(Action::Throw).throw("f").play(Action::Stop);
    assert!(can(&play), "before a group");
    play.resolves(Symbol::Claw).resolves(Symbol::Heart);
    assert!(can(&play), "in the market");
    play.play(Action::Metabolize { card: Card::MonsterCoaster }).refill();
    assert_eq!(play.state().active_player, seat(1), "once, and nothing else was left to decide");

    let lab =
        table().cards(0, &[Card::AlienMetabolism, Card::MadeInALab]).on_sale(Card::SnackTime).energy(0, 1).begin_turn();
    assert!(lab.can(Action::Metabolize { card: Card::SnackTime }), "at Made in a Lab");
    let mut dear = table().cards(0, &[Card::AlienMetabolism, Card::MadeInALab]).energy(0, 3).begin_turn();
    assert!(dear.stage() == Stage::Laboratory && can(&dear), "at Made in a Lab also if nothing can be paid for");
    dear.play(Action::Metabolize { card: Card::Frenzy }).reveal(Card::SnackTime);
    assert!(dear.can(Action::Buy { card: Card::SnackTime }), "the new card may be cheap enough");
    let dominated = table().cards(0, &[Card::AlienMetabolism]).with(|state| state.seats[0].dominates = 1).begin_turn();
    assert!(dominated.can(Action::GiveUp { card: Card::AlienMetabolism }) && can(&dominated), "at Dominate");
    let mut rolled = table().cards(0, &[Card::AlienMetabolism, Card::Rebooting, Card::TitanicBatteries]).roll("cc");
    rolled.play(Action::Stop);
    assert!(rolled.stage() == Stage::Rebooting && can(&rolled));
    rolled.play(Action::Decline);
    assert!(rolled.stage() == Stage::TitanicBatteries && can(&rolled));
    let alienoid = table().monsters(Monster::Alienoid, Monster::SpacePenguin).cards(0, &[Card::AlienMetabolism]);
    let mut adding = alienoid.roll("!!");
    adding.play(Action::Stop);
    assert!(adding.stage() == Stage::Additions && !can(&adding), "not inside a power");
}

#[test]
fn r36_the_sequence_of_a_purchase() {
    let mut play = table().cards(0, &[Card::BreakingNews]).hearts(0, 5).energy(0, 2).on_sale(Card::Photoshoot).market();
    play.play(Action::Buy { card: Card::Photoshoot });
    assert_eq!(play.energy(0), 1, "pay");
    play.reveal(Card::Cannonball).places(Token::Fish, Track::Fame, 1);
    // The token is there before Breaking News pulls, and that comes before the card's own pull.
    assert_eq!((play.fame(), play.hearts(0)), (at(2), 6));
    let itself = table().energy(0, 7).buys(Card::BreakingNews);
    assert_eq!((itself.fame(), itself.owns(0, Card::BreakingNews)), (at(0), true));
}

#[test]
fn r37_hibernation() {
    let mut play = table().cards(0, &[Card::Hibernation, Card::ElectricalAura]).hearts(0, 3).energy(0, 14).begin_turn();
    play.play(Action::Sleep);
    assert_eq!((play.hearts(0), play.energy(0), play.destruction()), (9, 14, at(0)), "no energy and no end of turn");
    let own = table().cards(0, &[Card::Hibernation]).energy(0, 3).buys(Card::HorsDoeuvres);
    assert_eq!(own.taken(0), NO_HITS, "not even by your own cards");
    let mut extra = table().cards(0, &[Card::Hibernation]).energy(0, 7).buys(Card::Frenzy);
    extra.play(Action::Finish);
    assert_eq!(extra.stage(), Stage::Hibernation, "in extra turns too");
    extra.play(Action::Sleep);
    assert_eq!(extra.state().active_player, seat(1), "a slept extra turn is used up");
}

#[test]
fn r38_frenzy() {
    let twice = table().with(|state| state.extra_turns = 1).energy(0, 7).buys(Card::Frenzy);
    assert_eq!(twice.state().extra_turns, 2);
    let mut twice = table().with(|state| state.extra_turns = 2).energy(0, 2).market();
    twice.play(Action::Finish);
    assert_eq!(twice.state().extra_turns, 1, "two Frenzies are two turns");
    let mut play = table().cards(1, &[Card::ArmorPlating]).energy(0, 7).on_sale(Card::Frenzy).roll("cc");
    play.buy(Card::Frenzy).play(Action::Finish).throw("ccffdd").play(Action::Stop);
    assert_eq!(play.taken(1), [1, 1], "a new rival turn for the other player's cards");
    assert_eq!(play.state().active_player, seat(0));
    play.play(Action::Finish);
    assert_eq!(play.state().active_player, seat(1));
}

/// The events of packets and penalties, in order.
fn told(play: &Play) -> Vec<Event> {
    let is_told = |event: &&Event| matches!(event, Event::Hits { .. } | Event::Took { .. } | Event::Penalty { .. });
    play.log.iter().filter(is_told).copied().collect()
}

#[test]
fn r31_each_packet_comes_when_the_one_before_is_done() {
    let hits = |number, hits| Event::Hits { seat: seat(number), hits };
    let took = |number, hits, hearts| Event::Took { seat: seat(number), hits, hearts };
    let jets = table().energy(0, 4).buys(Card::JetsScrambled);
    assert_eq!(told(&jets), [hits(0, 5), took(0, 5, 7), hits(1, 5), took(1, 5, 8)]);
    let party = table().energy(0, 3).fame(3).destruction(-3).buys(Card::ThePartysOver);
    assert_eq!(told(&party), [hits(0, 4), took(0, 4, 8), hits(1, 4), took(1, 4, 9)]);
    // What the first packet sets off comes before the second.
    let shape = table().cards(1, &[Card::InShape]).energy(1, 1).energy(0, 4).buys(Card::JetsScrambled);
    assert_eq!((told(&shape), shape.asked()), (vec![hits(0, 5), took(0, 5, 7)], Some(1)));
    let mut paid = shape.clone();
    paid.play(IN_SHAPE);
    assert_eq!((told(&paid).len(), paid.fame()), (4, at(-1)));
}

#[test]
fn r47_spiked_tail_comes_before_thunder_stomp() {
    let tail = || table().cards(0, &[Card::SpikedTail, Card::ThunderStomp]);
    let penalty = Event::Penalty { seat: seat(0), card: Card::ThunderStomp };
    let play = tail().roll("ddd");
    let rival = seat(1);
    let packet = [Event::Hits { seat: rival, hits: 1 }, Event::Took { seat: rival, hits: 1, hearts: 12 }];
    assert_eq!(told(&play), [packet[0], packet[1], penalty]);
    // It was set off by the pull, so that it makes no difference who has the card by then.
    let mut swapped = tail().cards(1, &[Card::UnstableDna]).energy(0, 2).roll("ddddd");
    assert_eq!((told(&swapped).contains(&penalty), swapped.asked()), (false, Some(1)));
    swapped.play(Action::Swap { card: Card::ThunderStomp });
    assert_eq!((told(&swapped).contains(&penalty), swapped.state().seats[1].fewer_dice), (true, 1));
    let over = tail().hearts(1, 1).roll("ddd");
    assert_eq!((told(&over).contains(&penalty), over.ending()), (false, Some((Some(0), Way::Knockout))));
}

#[test]
fn r39_resolving_dice() {
    let mut play = table().roll("cchfff");
    assert_eq!(play.legal(), [Symbol::Claw, Symbol::Heart, Symbol::Fame].map(|symbol| Action::Resolve { symbol }));
    play.resolves(Symbol::Heart);
    assert!(!play.can(Action::Resolve { symbol: Symbol::Heart }), "each group once");
    assert!(play.try_play(0, Action::Done).is_err(), "all groups must be resolved");
    play.resolves(Symbol::Claw);
    assert_eq!((play.taken(1), play.fame()), (vec![2], at(1)));
    // One or two Fame need no resolving; a lone group needs no decision; a power in between does.
    let mut penguin = table().monsters(Monster::SpacePenguin, Monster::MekaDragon).roll("c!!f");
    penguin.play(Action::GainDieToken).resolves(Symbol::Claw).play(Action::Done);
    assert_eq!((penguin.die_tokens(0), penguin.taken(1)), (1, vec![1]));
}

/// Claws, hearts and energy alone are resolved without a question, unless a card makes their order matter.
#[test]
fn r39_the_order_is_asked_for_where_it_matters() {
    let order = |play: &Play| -> Vec<_> {
        let resolved = |event: &Event| if let Event::Resolved { symbol, .. } = *event { Some(symbol) } else { None };
        play.log.iter().filter_map(resolved).collect()
    };
    let apart = table().hearts(0, 5).roll("cchhee");
    assert_eq!(order(&apart), [Symbol::Claw, Symbol::Heart, Symbol::Energy]);
    assert_eq!((apart.taken(1), apart.hearts(0), apart.energy(0)), (vec![2], 7, 2));
    for (owner, card) in [(0, Card::InShape), (1, Card::Superconductor), (1, Card::UnstableDna)] {
        let asked = table().cards(owner, &[card]).roll("cchhee");
        assert_eq!(asked.legal().len(), 3, "{card:?}");
    }
    assert_eq!(table().cards(0, &[Card::AlienMetabolism]).roll("ch").play(Action::Stop).legal().len(), 5);
    assert_eq!(table().roll("cddd").legal().len(), 2, "a pull can change what claws do");
    assert_eq!(table().monsters(Monster::SpacePenguin, Monster::MekaDragon).roll("ch!").legal().len(), 3);
}

#[test]
fn r40_any_number_of_sweeps() {
    let mut play = table().energy(0, 5).market();
    play.play(Action::Sweep).reveal(Card::Energize).reveal(Card::SackTheStadium).reveal(Card::Cannonball);
    assert_eq!(play.slots(), [Some(Card::Cannonball), Some(Card::SackTheStadium), Some(Card::Energize)]);
    assert!(play.is_discarded(Card::Frenzy));
    play.play(Action::Sweep).refill();
    assert_eq!((play.energy(0), play.state().active_player), (1 + 1, seat(1)), "sweeping is not buying");
}

#[test]
fn r41_two_die_tokens_at_most() {
    let energize = |before| table().die_tokens(0, before).energy(0, 10).buys(Card::Energize);
    let gained = |play: &Play| {
        let gained = |event: &Event| if let Event::DieTokens { amount, .. } = *event { Some(amount) } else { None };
        play.log.iter().filter_map(gained).collect::<Vec<_>>()
    };
    for (before, told) in [(0, vec![2]), (1, vec![1]), (2, vec![])] {
        assert_eq!((energize(before).die_tokens(0), gained(&energize(before))), (2, told));
    }
}

#[test]
fn r42_limits_belong_to_the_card() {
    // Seat 0 takes Regeneration from seat 1 in the middle of a turn and gains three hearts.
    let swap = |used: &[Card]| {
        let limits = |state: &mut State| state.used = set(used);
        let cards = table().cards(0, &[Card::UnstableDna]).cards(1, &[Card::Regeneration]);
        let mut play = cards.with(limits).hearts(0, 9).energy(0, 7).buys(Card::HorsDoeuvres);
        play.play(Action::Swap { card: Card::Regeneration });
        play
    };
    let hearts = |mut play: Play| {
        let card = Card::SnackTime;
        while !play.can(Action::Buy { card }) {
            play.play(Action::Sweep).reveal(card).refill();
        }
        play.buy(card).hearts(0)
    };
    assert_eq!(hearts(swap(&[])), 9 - 3 + 3 + 1, "not used yet in this turn");
    assert_eq!(hearts(swap(&[Card::Regeneration])), 9 - 3 + 3, "used by seat 1 before it changed hands");
    let mut play = swap(&[Card::Regeneration]);
    play.play(Action::Finish);
    assert_eq!(play.state().used, set(&[]), "it resets when the turn ends");
}

#[test]
fn r43_the_game_stops_in_the_middle_of_an_effect() {
    let play = table().fame(6).cards(0, &[Card::Scrappy]).roll("fffff");
    assert_eq!(play.ending(), Some((Some(0), Way::VictorySpace)));
    assert_eq!(play.fame(), at(7));
    let packet = table().hearts(1, 2).energy(0, 6).buys(Card::Kaijutsu);
    assert_eq!(packet.ending(), Some((Some(0), Way::Knockout)));
}

#[test]
fn r44_your_own_pull_can_let_the_rival_win() {
    let dragged = || table().fame(-6).destruction(-4);
    assert_eq!(dragged().roll("ffff").ending(), Some((Some(1), Way::Spotlight)));
    let play = dragged().option(|setup| setup.rival_can_win_on_your_pull = Switch(false)).roll("fff");
    assert_eq!((play.ending(), play.fame()), (None, at(-5)));
}

#[test]
fn r45_additions_of_the_alienoid() {
    let alienoid = || table().monsters(Monster::Alienoid, Monster::SpacePenguin);
    let mut play = alienoid().cards(0, &[Card::SignatureMove]).roll("!!ff");
    play.play(Action::Add { symbol: Symbol::Power, twice: false });
    assert_eq!(play.fame(), at(1), "an added ! counts, and spent ones stay in the Roll");
    let mut play = alienoid().roll("!!!!ff");
    play.play(Action::Add { symbol: Symbol::Power, twice: true });
    assert_ne!(play.stage(), Stage::Additions, "but an added ! pays for nothing");
    let mut play = alienoid().roll("!!!!ff");
    play.play(Action::Done);
    assert_eq!(play.fame(), at(0), "as many as wished");
    let five = alienoid().option(|setup| setup.alienoid_may_add_power = Switch(false)).roll("!!ff");
    assert!(!five.can(Action::Add { symbol: Symbol::Power, twice: false }));
    assert!(five.can(Action::Add { symbol: Symbol::Claw, twice: false }));
}

#[test]
fn r46_in_shape() {
    let shape = || table().cards(0, &[Card::InShape]).energy(0, 5);
    let mut refused = shape().roll("ccccc");
    refused.play(Action::Decline);
    assert_eq!((refused.fame(), refused.stage()), (at(0), Stage::Market), "the first refusal ends the offer");
    let before = |state: &mut State| state.seats[1].hits_taken = 2;
    let mut play = shape().with(before).roll("cc");
    play.play(IN_SHAPE);
    assert_eq!((play.fame(), play.stage()), (at(1), Stage::Market), "hits are added up over the turn");
    // In the rival's own turn too: they take 4 hits by themselves.
    let own = |turns| {
        let table = table().cards(1, &[Card::InShape]).energy(1, 1).fame(3).hearts(0, 9);
        table.option(|setup| setup.in_shape_turns = turns).energy(0, 5).buys(Card::ThePartysOver)
    };
    let mut play = own(InShapeTurns::Any);
    assert_eq!(play.asked(), Some(1));
    play.play(IN_SHAPE);
    assert_eq!((play.fame(), play.energy(1)), (at(2), 0));
    assert_eq!(own(InShapeTurns::Own).asked(), Some(0));
    let poor = shape().energy(0, 0).roll("ccccc");
    assert_eq!(poor.fame(), at(0), "without energy there is no offer");
    // Three hits by the own card let Unstable DNA act, but leave nothing to pay for.
    let three = table().cards(0, &[Card::UnstableDna]).cards(1, &[Card::InShape]).energy(1, 1);
    let play = three.energy(0, 3).buys(Card::HorsDoeuvres);
    assert!(!play.state().pending.iter().any(|task| matches!(task, Task::InShape { .. })));
}

#[test]
fn r47_the_active_players_triggers_come_first() {
    // Seat 0 hits: In Shape of the active player, then Unstable DNA of the victim, who takes In Shape.
    let mut play = table().cards(0, &[Card::InShape]).cards(1, &[Card::UnstableDna]).energy(0, 1).roll("cccc");
    assert_eq!((play.asked(), play.can(IN_SHAPE)), (Some(0), true));
    play.play(IN_SHAPE);
    assert_eq!(play.asked(), Some(1));
    // Seat 0 hits itself: its Unstable DNA comes first and takes In Shape, which has been set off already.
    let own = table().cards(0, &[Card::UnstableDna]).cards(1, &[Card::InShape]).energy(1, 1).fame(4);
    let mut play = own.energy(0, 5).buys(Card::ThePartysOver);
    assert_eq!(play.asked(), Some(0));
    play.play(Action::Swap { card: Card::InShape });
    assert_eq!(play.asked(), Some(1), "it is carried out for whoever owned the card");
    play.play(IN_SHAPE);
    assert_eq!(play.fame(), at(3));
}

#[test]
fn r48_the_player_concerned_is_asked_in_the_others_turn() {
    let asked = |table: Table, dice: &str| table.roll(dice).asked();
    assert_eq!(asked(table().cards(1, &[Card::Camouflage]), "c"), Some(1));
    assert_eq!(asked(table().cards(1, &[Card::Superconductor]), "e"), Some(1));
    assert_eq!(asked(table().cards(0, &[Card::Scrappy]).cards(1, &[Card::UnstableDna]), "ccc"), Some(1));
    let mut shape = table()
        .cards(1, &[Card::InShape, Card::Unchained])
        .energy(1, 1)
        .fame(3)
        .token(Token::Tiger, Track::Fame, 2)
        .energy(0, 5)
        .buys(Card::ThePartysOver);
    assert_eq!(shape.asked(), Some(1));
    shape.play(IN_SHAPE);
    assert_eq!((shape.asked(), shape.legal()), (Some(1), vec![Action::TakeBonus, Action::TakeClaw]));
    assert!(shape.try_play(0, Action::TakeClaw).is_err());
}

#[test]
fn r49_unstable_dna() {
    let without = table().cards(1, &[Card::UnstableDna]).energy(0, 2).roll("ccc");
    assert_eq!(without.asked(), Some(0), "no offer without a KEEP card of the rival");
    let penalty = |state: &mut State| state.seats[1].fewer_dice = 1;
    let mut play = table().cards(0, &[Card::ThunderStomp]).cards(1, &[Card::UnstableDna]).with(penalty).roll("ccc");
    play.play(Action::Swap { card: Card::ThunderStomp });
    assert_eq!(play.dice_due(), 5, "penalties already scheduled stay");
    assert_eq!(play.state().board.tokens, [], "no token is placed");
    // A card still being bought cannot be taken.
    let buying =
        table().cards(0, &[Card::UnstableDna]).cards(1, &[Card::Scrappy]).energy(0, 3).buys(Card::HorsDoeuvres);
    assert_eq!(buying.legal(), [Action::Swap { card: Card::Scrappy }, Action::Decline]);
}

#[test]
fn r50_a_turn_without_dice() {
    let penalty = |state: &mut State| (state.turn, state.seats[0].fewer_dice) = (9, 6);
    let play = table().with(penalty).cards(0, &[Card::GentleGiant, Card::EyeOfTheStorm]).begin_turn();
    assert_eq!((play.fame(), play.energy(0)), (at(1), 2), "triggers and Gentle Giant work as usual");
    assert_eq!(play.stage(), Stage::Market);
    let mut token = table().with(penalty).die_tokens(0, 1).begin_turn();
    assert_eq!(token.asked(), Some(0));
    token.play(Action::SpendDieToken);
    assert_eq!(token.dice_due(), 1);
}

#[test]
fn r51_one_pull_or_several() {
    let king = || table().monsters(Monster::Gigazaur, Monster::TheKing).token(Token::KingFirst, Track::Fame, 1);
    let mut play = king().roll("!!!!");
    play.play(Action::Pull { track: Track::Fame }).play(Action::Pull { track: Track::Fame });
    assert_eq!(play.fame(), at(2), "each activation is a pull of its own");
    let mut media = king().energy(0, 6).on_sale(Card::OperationMedia).roll("cc");
    media.buy(Card::OperationMedia);
    assert_eq!(media.fame(), at(1), "one effect is one pull");
    let mut tail = table().monsters(Monster::Gigazaur, Monster::TheKing).cards(0, &[Card::SpikedTail]).roll("!!!!");
    tail.play(Action::Pull { track: Track::Destruction }).play(Action::Pull { track: Track::Destruction });
    assert_eq!(tail.taken(1), [1, 1]);
}

#[test]
fn r52_the_kings_power() {
    let king = || table().monsters(Monster::TheKing, Monster::SpacePenguin);
    let stuck =
        king().token(Token::KingFirst, Track::Fame, 0).token(Token::KingSecond, Track::Destruction, 0).roll("!!");
    assert_ne!(stuck.stage(), Stage::Resolve, "both lie under markers");
    let mut one = king().token(Token::KingFirst, Track::Fame, 0).token(Token::KingSecond, Track::Fame, 1).roll("!!");
    assert_eq!(one.legal(), [Action::Claim { token: Token::KingSecond }, Action::Done]);
    one.play(Action::Claim { token: Token::KingSecond });
    assert!(!one.can(Action::Leave { token: Token::KingSecond }));
    assert!(!one.can(Action::Place { token: Token::KingSecond, track: Track::Destruction, space: 0, turned: false }));
}

#[test]
fn r53_gentle_giant_is_checked_once_at_the_end() {
    let mut aside = table().cards(0, &[Card::GentleGiant, Card::TitanicBatteries]).roll("cc");
    aside.play(Action::SetAside { first: Symbol::Claw, second: Symbol::Claw });
    assert_eq!(aside.fame(), at(1), "claws set aside do not hinder it");
    let late = table().cards(0, &[Card::GentleGiant, Card::AdrenalineAugment]).fame(2).energy(0, 2).roll("h");
    assert_eq!((late.fame(), late.taken(1)), (at(3), vec![]), "a claw that appears then is not resolved");
    let before = table().cards(0, &[Card::GentleGiant, Card::AdrenalineAugment]).fame(2).energy(0, 2).roll("fff");
    assert_eq!((before.fame(), before.taken(1)), (at(3), vec![1]));
    // A claw that was resolved and has left the Roll since: Fame is pulled out of the zone.
    let mut gone = table().cards(0, &[Card::GentleGiant, Card::AdrenalineAugment]).fame(5).energy(0, 2).roll("fff");
    gone.resolves(Symbol::Claw);
    assert_eq!((gone.fame(), gone.taken(1)), (at(6), vec![1]));
    let mut powers =
        table().monsters(Monster::Gigazaur, Monster::SpacePenguin).cards(0, &[Card::GentleGiant]).roll("!!");
    powers.play(Action::Done);
    assert_eq!(powers.fame(), at(1), "after the power too");
}

#[test]
fn r54_market_details() {
    // Two cards left without reshuffling: they lie to the right, and a sweep needs one card.
    let scarce = |state: &mut State| {
        state.market.left = None;
        let face_up = [state.market.middle, state.market.right];
        state.market.discard = Card::ALL.into_iter().filter(|&card| !face_up.contains(&Some(card))).collect();
        state.setup.reshuffle_when_deck_empty = Switch(false);
    };
    let mut play = table().energy(0, 4).with(scarce).market();
    play.play(Action::Sweep);
    assert_eq!(play.energy(0), 2 + 1, "nothing is left to sweep or to buy");
    assert_eq!(play.slots(), [None; 3]);
    // A card thrown away leaves its token where it is.
    let mut gone = table()
        .energy(0, 7)
        .token(Token::Lizard, Track::Fame, 3)
        .cards(1, &[Card::Scrappy])
        .on_sale(Card::TeslaImpulse)
        .market();
    gone.buy(Card::TeslaImpulse);
    assert!(gone.is_discarded(Card::Scrappy));
    assert_eq!(gone.state().board.tokens.len(), 2);
}

#[test]
fn r55_no_turn_limit_unless_asked_for() {
    let limited = |limit| table().option(|setup| setup.turn_limit = TurnLimit(limit)).roll("ff");
    assert_eq!(limited(Some(3)).ending(), Some((None, Way::TurnLimit)));
    assert_eq!(limited(Some(4)).ending(), None);
    let long = table().with(|state| state.turn = 1_999).roll("ff");
    assert_eq!((long.ending(), long.state().turn), (None, 2_000));
}
