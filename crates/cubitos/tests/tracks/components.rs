//! Dice, cards and the fan track.

use cubitos::data::{Replacement, STANDARD};
use cubitos::{
    Amounts, Card, CardId, Colour, Condition, Die, DieSet, FAN_STEPS, Face, FaceKind, Gain, MaxCost, Moment, Operation,
    Resource, Share, Tables, Zone, ZoneSet,
};

#[test]
fn dice_have_the_faces_of_the_table() {
    use Face::{Blank, Coins, Credits, Feet, Power, Symbol};
    let faces = |die: Die| *Tables::standard().faces(die);
    assert_eq!(faces(Die::LightGrey), [Coins(1), Blank, Blank, Blank, Blank, Blank]);
    assert_eq!(faces(Die::DarkGrey), [Coins(1), Feet(1), Blank, Blank, Blank, Blank]);
    assert_eq!(faces(Die::FirstPlayer), [Credits(1), Feet(1), Coins(2), Blank, Blank, Blank]);
    for die in [Die::Red, Die::Orange, Die::Yellow] {
        assert_eq!(faces(die), [Symbol, Power, Blank, Blank, Blank, Blank]);
    }
    assert_eq!(faces(Die::Green), [Symbol, Power, Feet(1), Blank, Blank, Blank]);
    assert_eq!(faces(Die::Blue), [Symbol, Power, Coins(2), Blank, Blank, Blank]);
    assert_eq!(faces(Die::Purple), [Symbol, Blank, Blank, Blank, Blank, Blank]);
    assert_eq!(faces(Die::Brown), [Symbol, Coins(3), Blank, Blank, Blank, Blank]);
    assert_eq!(faces(Die::White), [Symbol, Feet(1), Feet(1), Blank, Blank, Blank]);
}

#[test]
fn the_box_has_121_dice() {
    assert_eq!(Die::ALL.into_iter().map(|die| u32::from(die.in_the_box())).sum::<u32>(), 121);
    assert_eq!((Die::LightGrey.in_the_box(), Die::DarkGrey.in_the_box()), (28, 12));
}

#[test]
fn both_greys_are_one_colour() {
    assert_eq!(DieSet::ALL.colours(), 10);
    assert_eq!(DieSet::GREY.colours(), 1);
    assert_eq!(DieSet::one(Die::DarkGrey).colours(), 1);
    assert_eq!(DieSet::OWNED.colours(), 9);
    for colour in Colour::ALL {
        assert_eq!(colour.die().colour(), Some(colour));
        assert_eq!(Colour::named(colour.name()), Some(colour));
    }
    assert_eq!(Die::FirstPlayer.colour(), None);
}

#[test]
fn the_fan_track_pays_as_in_the_table() {
    let steps = (1..=FAN_STEPS).map(|step| Tables::standard().fan_step(step));
    let paid: Vec<(u8, u8)> = steps.clone().map(|step| (step.credits, step.hand_tokens)).collect();
    let credits = [1, 2, 2, 3, 3, 4, 3, 4, 4, 5, 4, 5, 6];
    let hand_tokens = [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0];
    assert_eq!(paid, credits.into_iter().zip(hand_tokens).collect::<Vec<_>>());
    let reconstructed: Vec<bool> = steps.map(|step| step.reconstructed).collect();
    assert_eq!(reconstructed, [vec![true; 12], vec![false]].concat());
    // The last step pays again for every further fan.
    assert_eq!(Tables::standard().fan_step(14), Tables::standard().fan_step(13));
}

#[test]
fn the_cards_have_the_costs_of_the_table() {
    let costs: [(&str, [u8; 7]); 8] = [
        ("red", [5, 4, 5, 4, 5, 3, 3]),
        ("orange", [5, 4, 3, 5, 4, 6, 7]),
        ("yellow", [6, 6, 7, 8, 7, 9, 5]),
        ("green", [4, 5, 4, 4, 5, 5, 6]),
        ("blue", [6, 9, 7, 8, 7, 8, 8]),
        ("purple", [9, 8, 4, 9, 8, 10, 7]),
        ("brown", [3, 3, 3, 3, 7, 4, 4]),
        ("white", [6, 6, 7, 5, 6, 6, 6]),
    ];
    for (colour, costs) in costs {
        let cards: Vec<&Card> =
            CardId::of(Colour::named(colour).unwrap()).map(|card| Tables::standard().card(card)).collect();
        assert_eq!(cards.iter().map(|card| card.cost).collect::<Vec<_>>(), costs, "{colour}");
        assert!(cards.iter().all(|card| card.cost_is_reconstructed));
        assert!(cards.iter().all(|card| card.id.colour().name() == colour));
    }
}

#[test]
fn the_file_lists_the_cards_dice_sets_and_tracks_in_the_order_of_the_code() {
    let file = Replacement::from_json(STANDARD).unwrap();
    assert!(file.cards.iter().map(|card| card.id.as_str()).eq(CardId::NAMES));
    assert!(
        file.cards
            .iter()
            .map(|card| card.colour.as_deref().unwrap())
            .eq(CardId::all().map(|card| card.colour().name()))
    );
    assert!(file.dice.iter().map(|die| die.id.as_str()).eq(Die::ALL.map(Die::name)));
    assert!(file.tracks.iter().map(|track| track.id.as_str()).eq(cubitos::TrackId::NAMES));
    assert!(file.race_sets.iter().map(|set| set.id.as_str()).eq(cubitos::RaceSetId::NAMES));
    assert!(file.fan_track.iter().map(|step| step.step).eq(1..=13));
    assert_eq!(file.cards.iter().filter(|card| card.reconstructed.as_ref().unwrap().len() == 2).count(), 29);
    for (index, name) in CardId::NAMES.into_iter().enumerate() {
        assert_eq!(CardId::named(name).unwrap().index(), index);
    }
    assert_eq!(CardId::named("nobody"), None);
}

fn parts(card: &str) -> Vec<(Moment, FaceKind, Condition, bool, Operation)> {
    let card = Tables::standard().card(CardId::named(card).unwrap());
    card.abilities()
        .iter()
        .map(|part| (part.moment, part.face, part.condition, part.mandatory, part.operation))
        .collect()
}

const ANY: FaceKind = FaceKind::Any;
const ALWAYS: Condition = Condition::Always;

fn gain(resource: Resource, number: u8) -> Operation {
    Operation::Gain(Gain { amounts: Amounts::of(resource, number), take_grey: 0 })
}

#[test]
fn abilities_are_read_with_all_their_words() {
    let most = Moment::CompareMost { first_player_breaks_ties: true };
    let red = DieSet::one(Die::Red);
    assert_eq!(
        parts("mr-soldier"),
        [
            (
                most,
                ANY,
                ALWAYS,
                false,
                Operation::Gain(Gain { amounts: Amounts { coins: 3, feet: 2, ..Amounts::default() }, take_grey: 0 })
            ),
            (
                Moment::CompareMostUsed,
                ANY,
                ALWAYS,
                true,
                Operation::LoseDie { dice: red, zones: ZoneSet::one(Zone::Active), count: 1 }
            ),
        ]
    );
    let nobody = Moment::CompareMost { first_player_breaks_ties: false };
    assert_eq!(parts("champion"), [(nobody, ANY, ALWAYS, false, Operation::NextDrawAll)]);
    assert_eq!(
        parts("jacques-couteau"),
        [(
            Moment::CompareEach,
            ANY,
            ALWAYS,
            false,
            Operation::RerollOwn { each: 2, dice: DieSet::ALL.except(red), zones: ZoneSet::ALL }
        )]
    );
    assert_eq!(
        parts("mr-bats"),
        [(
            Moment::Run,
            ANY,
            ALWAYS,
            false,
            Operation::Choose { options: [Share::Fixed(Resource::Credits, 2), Share::PerFans(Resource::Credits, 2)] }
        )]
    );
    assert_eq!(
        parts("captain-bark")[0],
        (
            Moment::Run,
            ANY,
            Condition::Active(red.with(Die::White)),
            false,
            Operation::GainFan { steps: 1, hand_tokens: true, credits: false }
        )
    );
    assert_eq!(
        parts("cat-tastrophy"),
        [(Moment::Run, ANY, ALWAYS, false, Operation::GainDie { dice: DieSet::OWNED, max_cost: MaxCost::Fans })]
    );
    let grey_or_white = DieSet::GREY.with(Die::White);
    let zones = ZoneSet::one(Zone::Draw).with(Zone::Roll);
    assert_eq!(
        parts("stogie"),
        [(Moment::Now, ANY, ALWAYS, false, Operation::RollAllOf { dice: grey_or_white, zones })]
    );
    assert_eq!(
        parts("batter-beaver")[1],
        (
            Moment::Run,
            ANY,
            Condition::GainedCredit,
            true,
            Operation::LoseDie { dice: DieSet::OWNED, zones: ZoneSet::ALL, count: 1 }
        )
    );
    assert_eq!(parts("fat-cat")[1].4, Operation::Gain(Gain { amounts: Amounts::of(Resource::Feet, 3), take_grey: 1 }));
    assert_eq!(parts("broken-cow")[0].4, Operation::BorrowDie { dice: DieSet::OWNED, needs: 2 });
    assert_eq!(parts("cubasaurus")[0].4, Operation::BorrowDie { dice: DieSet::OWNED.without(Die::Purple), needs: 1 });
}

#[test]
fn parts_are_sorted_by_their_moment() {
    // The data name the active part of the Wizard first; run parts come before it here.
    let moments: Vec<Moment> = parts("wizard").into_iter().map(|(moment, ..)| moment).collect();
    assert_eq!(moments, [Moment::Run, Moment::PushSurvived]);
    let babe: Vec<(FaceKind, Operation)> =
        parts("the-babe").into_iter().map(|(_, face, .., does)| (face, does)).collect();
    assert_eq!(
        babe,
        [
            (FaceKind::Any, gain(Resource::Coins, 5)),
            (FaceKind::Power, gain(Resource::Feet, 1)),
            (FaceKind::Power, Operation::LoseSelf)
        ]
    );
}

#[test]
fn only_four_cards_use_the_die_up() {
    let uses = |card: &CardId| Tables::standard().card(*card).abilities().iter().any(|part| part.uses_die);
    let names: Vec<&str> = CardId::all().filter(uses).map(CardId::name).collect();
    assert_eq!(names, ["pina-cubelada", "rolling-stoned", "punk-fruit", "broken-cow"]);
}

#[test]
fn every_word_of_the_vocabulary_is_on_a_card() {
    let mut names: Vec<String> = CardId::all()
        .flat_map(|card| Tables::standard().card(card).abilities().iter().map(|part| part.operation.name()))
        .collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 33);
}
