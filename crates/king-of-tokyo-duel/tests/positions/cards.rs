//! The fifty cards, in alphabetical order.

use king_of_tokyo_duel::{Action, Card, Event, Monster, Stage, Symbol, Token, Track, Way};

use crate::table::{NO_HITS, at, seat, symbols, table};

#[test]
fn acid_attack() {
    let play = table().cards(0, &[Card::AcidAttack]).roll("ffdd!");
    assert_eq!(play.taken(1), [1]);
    assert_eq!(table().roll("ffdd!").taken(1), NO_HITS);
}

#[test]
fn adrenaline_augment() {
    let augment = |fame, destruction| table().fame(fame).destruction(destruction).cards(0, &[Card::AdrenalineAugment]);
    assert_eq!(augment(4, -3).roll("ffdd!").taken(1), [2]);
    assert_eq!(augment(6, 3).roll("ffdd!").taken(1), [1]);
    assert_eq!(augment(2, 0).roll("ffdd!").taken(1), NO_HITS);
}

#[test]
fn alien_metabolism() {
    let mut play = table().cards(0, &[Card::AlienMetabolism]).roll("ffdd!");
    let face_up = [Card::Frenzy, Card::ExtraHead, Card::MonsterCoaster];
    let metabolize = face_up.map(|card| Action::Metabolize { card });
    assert_eq!(play.legal(), [&[Action::Stop], &metabolize[..]].concat(), "no roll is left");
    play.play(Action::Metabolize { card: Card::ExtraHead }).reveal(Card::TooCute);
    assert_eq!(play.slots(), [Some(Card::TooCute), Some(Card::Frenzy), Some(Card::MonsterCoaster)]);
    assert!(play.is_discarded(Card::ExtraHead));
    // Once in a turn, and it is not buying.
    assert_eq!(play.state().active_player, seat(1));
    assert_eq!(play.energy(0), 1);
}

#[test]
fn antimatter_pellets() {
    let play = table().cards(0, &[Card::AntimatterPellets]).roll("fffff!");
    assert_eq!(play.taken(1), [4]);
    assert_eq!((play.destruction(), play.fame()), (at(2), at(3)));
    assert_eq!(table().cards(0, &[Card::AntimatterPellets]).roll("ffff!d").taken(1), NO_HITS);
}

#[test]
fn armor_plating() {
    let play = table().cards(1, &[Card::ArmorPlating]).roll("ccc");
    assert_eq!(play.taken(1), [2]);
    let play = table().cards(1, &[Card::ArmorPlating]).energy(0, 2).roll("c");
    assert_eq!((play.taken(1), play.asked()), (vec![], Some(0)), "it has to be used: nobody is asked");
    // In each turn anew, and only in turns of the rival.
    let play = table().cards(0, &[Card::ArmorPlating]).energy(0, 3).buys(Card::HorsDoeuvres);
    assert_eq!(play.taken(0), [3]);
}

#[test]
fn breaking_news() {
    let play = table().cards(0, &[Card::BreakingNews]).energy(0, 4).buys(Card::SnackTime);
    assert_eq!(play.fame(), at(1));
}

#[test]
fn camouflage() {
    let mut play = table().cards(1, &[Card::Camouflage]).roll("ccc");
    assert_eq!(play.asked(), Some(1));
    let mut declined = play.clone();
    play.uses(Card::Camouflage).throw("hhc");
    assert_eq!(play.taken(1), [1]);
    declined.play(Action::Decline);
    assert_eq!(declined.taken(1), [3]);
}

#[test]
fn cannonball() {
    let play = table().energy(0, 9).buys(Card::Cannonball);
    assert_eq!((play.fame(), play.taken(1), play.energy(0)), (at(1), vec![1], 9 - 6 + 4));
    assert!(play.is_discarded(Card::Cannonball));
}

#[test]
fn dominate() {
    let mut play = table().energy(0, 4).cards(1, &[Card::Scrappy, Card::Unchained]).buys(Card::Dominate);
    play.play(Action::Finish);
    assert_eq!((play.asked(), play.stage()), (Some(1), Stage::Dominate));
    let mut gave_up = play.clone();
    play.play(Action::Done);
    assert_eq!(play.dice_due(), 4);
    gave_up.play(Action::GiveUp { card: Card::Scrappy });
    gave_up.play(Action::Done);
    assert_eq!(gave_up.dice_due(), 5);
    assert!(gave_up.is_discarded(Card::Scrappy));
}

#[test]
fn electrical_aura() {
    let aura = |energy| {
        let mut play = table().cards(0, &[Card::ElectricalAura]).energy(0, energy).market();
        play.play(Action::Finish);
        (play.destruction(), play.energy(0))
    };
    assert_eq!(aura(13), (at(2), 14)); // with the energy for buying nothing
    assert_eq!(aura(5), (at(0), 6));
    // However much energy, the pull goes from one end to the other if need be.
    let long = table().token(Token::Phantom, Track::Destruction, 1).token(Token::Penguin, Track::Destruction, 3);
    let mut far = long.cards(0, &[Card::ElectricalAura]).destruction(-6).energy(0, 60_000).market();
    far.play(Action::Finish);
    assert_eq!((far.path(Track::Destruction).len(), far.destruction()), (15, at(7)));
}

#[test]
fn energize() {
    let play = table().energy(0, 9).buys(Card::Energize);
    assert_eq!((play.energy(0), play.die_tokens(0)), (8, 2));
}

#[test]
fn extra_head() {
    let headed = table().with(|state| state.market.middle = Some(Card::Cannonball)).cards(0, &[Card::ExtraHead]);
    assert_eq!(headed.begin_turn().dice_due(), 7);
    assert_eq!(table().begin_turn().dice_due(), 6);
}

#[test]
fn eye_of_the_storm() {
    let mut play = table().cards(0, &[Card::EyeOfTheStorm]).rolls_made(1).roll("ffdd!");
    play.play(Action::Stop);
    assert_eq!(play.stage(), Stage::Market);
    assert_eq!(play.energy(0), 2);
    let none_left = table().cards(0, &[Card::EyeOfTheStorm]).roll("ffdd!");
    assert_eq!(none_left.energy(0), 1, "for buying nothing");
    assert!(!none_left.log.contains(&Event::Used { seat: seat(0), card: Card::EyeOfTheStorm }));
}

#[test]
fn frenzy() {
    let mut play = table().energy(0, 7).buys(Card::Frenzy);
    play.play(Action::Finish);
    assert_eq!((play.state().active_player, play.state().turn), (seat(0), 4));
}

#[test]
fn gentle_giant() {
    assert_eq!(table().cards(0, &[Card::GentleGiant]).roll("ffdd!").fame(), at(1));
    assert_eq!(table().cards(0, &[Card::GentleGiant]).roll("ffddc").fame(), at(0));
}

#[test]
fn giant_brain() {
    let allowed = |cards: &[Card]| table().cards(0, cards).begin_turn().throw("ffddhc").state().roll.allowed;
    assert_eq!((allowed(&[Card::GiantBrain]), allowed(&[])), (4, 3));
}

#[test]
fn hibernation() {
    let mut play = table().cards(1, &[Card::Hibernation]).hearts(1, 5).roll("ccc");
    assert_eq!(play.taken(1), NO_HITS);
    assert_eq!((play.asked(), play.stage()), (Some(1), Stage::Hibernation));
    let mut woken = play.clone();
    play.play(Action::Sleep);
    assert_eq!((play.hearts(1), play.state().active_player), (11, seat(0)));
    assert!(play.owns(1, Card::Hibernation));
    woken.play(Action::Wake);
    assert_eq!((woken.hearts(1), woken.state().active_player, woken.dice_due()), (5, seat(1), 6));
    assert!(woken.is_discarded(Card::Hibernation));
}

#[test]
fn hors_doeuvres() {
    let play = table().energy(0, 4).buys(Card::HorsDoeuvres);
    assert_eq!((play.taken(0), play.destruction()), (vec![3], at(2)));
}

#[test]
fn in_shape() {
    let mut play = table().cards(0, &[Card::InShape]).energy(0, 4).roll("ccccc");
    assert_eq!((play.taken(1), play.asked()), (vec![5], Some(0)));
    play.uses(Card::InShape).uses(Card::InShape);
    assert_eq!((play.fame(), play.energy(0)), (at(2), 2));
    assert_eq!(play.stage(), Stage::Market, "the first three hits are not paid for");
}

#[test]
fn in_the_shadows() {
    let mut play = table().cards(0, &[Card::InTheShadows]).roll("fhe");
    assert_eq!(play.legal(), [Action::Reroll { symbol: Symbol::Fame }, Action::Stop]);
    play.play(Action::Reroll { symbol: Symbol::Fame }).play(Action::ThrowFree).throw("f");
    assert_eq!(play.state().roll.made, 3);
    play.play(Action::Reroll { symbol: Symbol::Fame }).play(Action::ThrowFree).throw("h");
    assert!(!play.can(Action::Stop), "no Fame is left to be thrown");
    assert_eq!(play.energy(0), 2);
}

#[test]
fn jets_scrambled() {
    let play = table().energy(0, 5).buys(Card::JetsScrambled);
    assert_eq!((play.taken(0), play.taken(1)), (vec![5], vec![5]));
    assert_eq!(play.ending(), None, "both have hearts left");
}

#[test]
fn kaijutsu() {
    let play = table().energy(0, 5).buys(Card::Kaijutsu);
    assert_eq!((play.destruction(), play.taken(1)), (at(1), vec![2]));
}

#[test]
fn lightning_speed() {
    let blank = || table().token(Token::Alien, Track::Fame, 1);
    let mut play = blank().cards(0, &[Card::LightningSpeed]).roll("fff");
    assert_eq!(play.legal(), [Action::TakeBonus, Action::TakeClaw]);
    let mut left = play.clone();
    play.play(Action::TakeClaw);
    assert_eq!(play.taken(1), [1]);
    left.play(Action::TakeBonus);
    assert_eq!(left.taken(1), NO_HITS);
    assert_eq!(blank().roll("fff").taken(1), NO_HITS);
}

#[test]
fn made_in_a_lab() {
    let mut play =
        table().cards(0, &[Card::MadeInALab]).energy(0, 1).on_sale(Card::SnackTime).hearts(0, 5).begin_turn();
    assert_eq!(play.legal(), [Action::Buy { card: Card::SnackTime }, Action::Decline]);
    play.buy(Card::SnackTime);
    assert_eq!((play.energy(0), play.hearts(0), play.dice_due()), (0, 8, 6));
}

#[test]
fn moment_of_respite() {
    let play = table().hearts(0, 4).energy(0, 5).buys(Card::MomentOfRespite);
    assert_eq!((play.hearts(0), play.die_tokens(0)), (6, 1));
}

#[test]
fn monster_coaster() {
    assert_eq!(table().energy(0, 8).buys(Card::MonsterCoaster).destruction(), at(3));
}

#[test]
fn monumental() {
    let play = table().energy(0, 6).buys(Card::Monumental);
    assert_eq!((play.destruction(), play.fame()), (at(1), at(1)));
}

#[test]
fn natural_selection() {
    let play = table().hearts(0, 5).energy(0, 4).buys(Card::NaturalSelection);
    assert_eq!((play.energy(0), play.hearts(0)), (4 - 3 + 4, 9));
    assert!(play.owns(0, Card::NaturalSelection));
    assert_eq!(table().cards(0, &[Card::NaturalSelection]).begin_turn().dice_due(), 7);
    assert_eq!(table().cards(0, &[Card::NaturalSelection]).roll("hhhhf").taken(0), [10]);
    assert_eq!(table().cards(0, &[Card::NaturalSelection]).roll("hhhff").taken(0), NO_HITS);
}

#[test]
fn operation_media() {
    let mut play = table().energy(0, 6).on_sale(Card::OperationMedia).roll("ccc");
    play.buy(Card::OperationMedia);
    assert_eq!(play.fame(), at(3));
}

#[test]
fn photoshoot() {
    assert_eq!(table().energy(0, 3).buys(Card::Photoshoot).fame(), at(1));
}

#[test]
fn rebooting() {
    let mut play = table().cards(0, &[Card::Rebooting]).roll("ccc");
    assert_eq!(play.legal(), [Action::Use { card: Card::Rebooting }, Action::Decline]);
    let mut declined = play.clone();
    play.uses(Card::Rebooting);
    assert_eq!((play.taken(1), play.die_tokens(0), play.energy(0)), (vec![], 2, 2));
    assert!(play.is_discarded(Card::Rebooting));
    declined.play(Action::Decline);
    assert_eq!(declined.taken(1), [3]);
    assert!(declined.owns(0, Card::Rebooting));
}

#[test]
fn regeneration() {
    assert_eq!(table().cards(0, &[Card::Regeneration]).hearts(0, 5).roll("hhf").hearts(0), 8);
    // Once in a turn.
    let mut play =
        table().cards(0, &[Card::Regeneration]).hearts(0, 5).energy(0, 2).on_sale(Card::SnackTime).roll("hf");
    play.buy(Card::SnackTime);
    assert_eq!(play.hearts(0), 5 + 1 + 1 + 3);
}

#[test]
fn sack_the_stadium() {
    let play = table().energy(0, 9).buys(Card::SackTheStadium);
    assert_eq!((play.destruction(), play.fame()), (at(2), at(2)));
}

#[test]
fn scrappy() {
    let on_token = || table().token(Token::Cat, Track::Fame, 0);
    assert_eq!(on_token().cards(0, &[Card::Scrappy]).roll("ffff").die_tokens(0), 1);
    assert_eq!(on_token().roll("ffff").die_tokens(0), 0);
}

#[test]
fn seismic_test() {
    assert_eq!(table().energy(0, 6).buys(Card::SeismicTest).destruction(), at(2));
}

#[test]
fn signature_move() {
    let signed = |dice| table().cards(0, &[Card::SignatureMove]).roll(dice).fame();
    assert_eq!([signed("!!ff"), signed("!!!ff"), signed("!!!!!!")], [at(0), at(1), at(2)]);
}

#[test]
fn snack_time() {
    assert_eq!(table().hearts(0, 5).energy(0, 4).buys(Card::SnackTime).hearts(0), 8);
}

#[test]
fn spiked_tail() {
    let play = table().cards(0, &[Card::SpikedTail]).roll("dddd");
    assert_eq!((play.destruction(), play.taken(1)), (at(2), vec![2]));
    assert_eq!(table().cards(0, &[Card::SpikedTail]).roll("ffff").taken(1), NO_HITS);
}

#[test]
fn superconductor() {
    let mut play = table().cards(1, &[Card::Superconductor]).roll("eee");
    assert_eq!(play.asked(), Some(1));
    let mut declined = play.clone();
    play.uses(Card::Superconductor);
    assert_eq!(play.energy(1), 3);
    assert!(play.is_discarded(Card::Superconductor));
    declined.play(Action::Decline);
    assert_eq!(declined.energy(1), 0);
    assert!(declined.owns(1, Card::Superconductor));
}

#[test]
fn tesla_impulse() {
    let mut play = table().energy(0, 6).cards(1, &[Card::Scrappy, Card::Unchained]).buys(Card::TeslaImpulse);
    assert_eq!(play.legal(), [Action::Destroy { card: Card::Scrappy }, Action::Destroy { card: Card::Unchained }]);
    play.play(Action::Destroy { card: Card::Unchained });
    assert!(play.is_discarded(Card::Unchained) && play.owns(1, Card::Scrappy));
    assert_eq!(play.energy(0), 6 - 5 + 2);
}

#[test]
fn the_partys_over() {
    let party = |fame, destruction| {
        let play = table().fame(fame).destruction(destruction).energy(0, 5).buys(Card::ThePartysOver);
        (play.taken(0), play.taken(1))
    };
    assert_eq!(party(3, -4), (vec![4], vec![4]));
    assert_eq!(party(0, -4), (vec![], vec![4]));
    assert_eq!(party(5, 0), (vec![4], vec![]));
    assert_eq!(party(6, 2), (vec![], vec![]));
}

#[test]
fn thermonuclear_cooking() {
    let play = table().hearts(0, 5).energy(0, 7).buys(Card::ThermonuclearCooking);
    assert_eq!((play.destruction(), play.hearts(0), play.energy(0)), (at(1), 7, 7 - 6 + 2));
}

#[test]
fn thunder_stomp() {
    let play = table().cards(0, &[Card::ThunderStomp]).roll("ddd");
    assert_eq!(play.dice_due(), 5);
    // Once in a turn.
    let stomping = table().monsters(Monster::Gigazaur, Monster::SpacePenguin).cards(0, &[Card::ThunderStomp]);
    let mut play = stomping.roll("!!!!");
    play.play(Action::Pull { track: Track::Destruction }).play(Action::Pull { track: Track::Destruction });
    assert_eq!(play.dice_due(), 5);
    let mut play = table().cards(0, &[Card::ThunderStomp]).energy(0, 6).buys(Card::SeismicTest);
    play.play(Action::Finish);
    assert_eq!(play.dice_due(), 6);
}

#[test]
fn titanic_batteries() {
    let mut play = table().cards(0, &[Card::TitanicBatteries]).roll("cchf");
    assert_eq!(play.stage(), Stage::TitanicBatteries);
    play.play(Action::SetAside { first: Symbol::Claw, second: Symbol::Heart });
    assert_eq!((play.die_tokens(0), play.taken(1)), (1, vec![1]));
    let mut play = table().cards(0, &[Card::TitanicBatteries]).energy(0, 2).roll("hhee!!");
    play.play(Action::SetAside { first: Symbol::Heart, second: Symbol::Energy });
    assert_eq!((play.state().roll.dice, play.energy(0)), (symbols("he!!"), 3), "they are no longer in the Roll");
}

#[test]
fn too_cute() {
    assert_eq!(table().energy(0, 4).buys(Card::TooCute).taken(1), [2]);
}

#[test]
fn trendsetter() {
    let famous = |space| table().token(Token::Fish, Track::Fame, space).cards(1, &[Card::Trendsetter]);
    assert_eq!(famous(0).roll("cc").taken(1), [1]);
    assert_eq!(famous(1).roll("cc").taken(1), [2]);
}

#[test]
fn unchained() {
    let healthy = || table().token(Token::Fish, Track::Fame, 1).hearts(0, 5);
    let mut play = healthy().cards(0, &[Card::Unchained]).roll("fff");
    let mut left = play.clone();
    play.play(Action::TakeClaw);
    assert_eq!((play.taken(1), play.hearts(0)), (vec![1], 5));
    left.play(Action::TakeBonus);
    assert_eq!((left.taken(1), left.hearts(0)), (vec![], 6));
    assert_eq!(healthy().roll("fff").hearts(0), 6);
}

#[test]
fn unstable_dna() {
    let mut play = table().cards(0, &[Card::Scrappy]).cards(1, &[Card::UnstableDna]).roll("ccc");
    assert_eq!(play.asked(), Some(1));
    assert_eq!(play.legal(), [Action::Swap { card: Card::Scrappy }, Action::Decline]);
    play.play(Action::Swap { card: Card::Scrappy });
    assert!(play.owns(1, Card::Scrappy) && play.owns(0, Card::UnstableDna));
    let play = table().cards(0, &[Card::Scrappy]).cards(1, &[Card::UnstableDna]).roll("cc");
    assert_ne!(play.asked(), Some(1));
}

#[test]
fn unstoppable() {
    let play = table().cards(1, &[Card::Unstoppable]).hearts(1, 2).roll("ccc");
    assert_eq!(play.hearts(1), 1);
    assert!(play.is_discarded(Card::Unstoppable));
    assert!(play.log.contains(&Event::Saved { seat: seat(1) }));
    assert_eq!(table().hearts(1, 2).roll("ccc").ending(), Some((Some(0), Way::Knockout)));
}

#[test]
fn utter_destruction() {
    let play = table().cards(0, &[Card::UtterDestruction]).roll("chefd!");
    assert_eq!((play.destruction(), play.fame()), (at(2), at(2)));
    assert_eq!(play.taken(1), [2, 1], "the claw is resolved as well");
    assert_eq!(table().cards(0, &[Card::UtterDestruction]).roll("chefdd").fame(), at(0));
}
