//! The tables in the code against the data file, cell by cell.

use std::collections::BTreeSet;

use dice_city::ability::{Ability, Reach};
use dice_city::attack::{BANDITS_DEFENCE_MIN, RAID_PRICE};
use dice_city::build::EXTRA_KINDS;
use dice_city::city::PRINTED;
use dice_city::game::{KEPT, PASS_TOKENS, ROWS};
use dice_city::location::{PRINTS, Points};
use dice_city::setup::{OPTIONS, SoloLevel, TARGET_STEP};
use dice_city::supply::{BASIC_DECK, BUILDING_COPIES, BUILDINGS, REFRESH};
use dice_city::{Bandits, Colour, DiceCity, Location, Resource, Setup, Ship, Space, Type};
use engine::Game;
use serde_json::{Value, json};

fn data() -> Value {
    serde_json::from_str(include_str!("../../data/dice-city.json")).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

#[test]
fn words() {
    let data = data();
    assert_eq!(data["resources"], json!(Resource::ALL.map(Resource::name)));
    assert_eq!(data["resources"], json!(Resource::ALL));
    assert_eq!(data["dice"], json!(Colour::ALL.map(Colour::name)));
    assert_eq!(data["dice"], json!(Colour::ALL));
    let types = [Type::Resource, Type::Military, Type::Economic, Type::Cultural, Type::Civic];
    assert_eq!(data["types"], json!(types.map(Type::name)));
    assert_eq!(data["types"], json!(types));
    let (least, most) = DiceCity::INFO.players;
    assert_eq!(data["players"], json!({"min": least, "max": most}));
}

#[test]
fn board() {
    let data = data();
    for row in Colour::ALL {
        let written = list(&data["playerBoard"]["grid"][row.name()]);
        assert_eq!(written.len(), 6);
        for (column, written) in (1..).zip(written) {
            let space = Space::new(row, column).unwrap();
            assert_eq!(*written, space.printed().name(), "{}", space.name());
            assert_eq!(space.name(), format!("{}-{column}", row.name()));
        }
    }
}

#[test]
fn printed_locations() {
    let data = data();
    let written = list(&data["printedLocations"]);
    assert_eq!(written.len(), 6);
    for (location, written) in Location::ALL.into_iter().zip(written) {
        is_as_written(location, written);
        assert!(!location.is_card());
        assert_eq!((written["cost"].is_null(), written["defence"].is_null()), (true, true));
        let count = PRINTED.iter().filter(|&&printed| printed == location).count();
        assert_eq!(written["countPerBoard"], count);
    }
}

#[test]
fn basic_decks() {
    let data = data();
    let written = list(&data["basicDecks"]);
    assert_eq!(written.len(), Location::BASIC.len());
    for (index, (location, written)) in Location::BASIC.into_iter().zip(written).enumerate() {
        card_is_as_written(location, written);
        assert_eq!((written["copies"].as_u64(), location.basic_index()), (Some(u64::from(BASIC_DECK)), Some(index)));
    }
    assert_eq!(data["setup"]["basicDeckSize"], BASIC_DECK);
}

#[test]
fn buildings() {
    let data = data();
    let written = list(&data["buildings"]);
    assert_eq!(written.len(), Location::BUILDING_COUNT);
    for (index, (location, written)) in Location::buildings().zip(written).enumerate() {
        card_is_as_written(location, written);
        assert_eq!(written["copies"], BUILDING_COPIES);
        assert_eq!(location.building_index(), Some(index));
    }
    assert_eq!(data["setup"]["buildingDeckSize"], BUILDINGS);
}

fn card_is_as_written(location: Location, written: &Value) {
    is_as_written(location, written);
    let print = location.print();
    assert!(location.is_card());
    assert_eq!(written["cost"], json!(print.cost), "{}", print.location.name());
    assert_eq!(written["defence"], print.defence, "{}", print.location.name());
}

fn is_as_written(location: Location, written: &Value) {
    let print = location.print();
    assert_eq!(written["id"], print.location.name());
    assert_eq!(written["id"], json!(location));
    assert_eq!(written["type"], json!(print.kind), "{}", print.location.name());
    let keywords: Vec<_> = print.keyword.into_iter().collect();
    assert_eq!(written["keywords"], json!(keywords), "{}", print.location.name());
    assert_eq!(written["deactivatesSelf"], print.deactivates, "{}", print.location.name());
    let points = match print.points {
        Points::Fixed(points) => json!(points),
        Points::CulturalInRow => Value::Null,
    };
    assert_eq!(written["vp"], points, "{}", print.location.name());
    let abilities = list(&written["abilities"]);
    assert_eq!(abilities.len(), 1);
    assert_eq!(
        abilities[0]["activationCost"]["deactivateSelf"] == true,
        print.deactivates,
        "{}",
        print.location.name()
    );
    assert_eq!(abilities[0], ability_as_written(location), "{}", print.location.name());
}

/// The ability in the words of the data file.
fn ability_as_written(location: Location) -> Value {
    let print = location.print();
    let (timing, effects) = match (print.ability, print.points, print.extra, print.protects) {
        (Ability::Nothing, Points::CulturalInRow, 0, 0) => (
            "scoring",
            json!([{"op": "vpPerLocationInRow", "match": {"type": "cultural"}, "per": 1, "includeSelf": true,
                "includePrinted": true, "includeDeactivated": true}]),
        ),
        (Ability::Nothing, Points::Fixed(_), most @ 1.., 0) => {
            ("on-build", json!([{"op": "optionalPayForVp", "resources": EXTRA_KINDS, "max": most, "vpPerResource": 1}]))
        }
        (Ability::Nothing, Points::Fixed(_), 0, delta @ 1..) => {
            ("passive", json!([{"op": "defenceAura", "scope": "otherCardsInSameRow", "delta": delta}]))
        }
        (ability, Points::Fixed(_), 0, 0) => ("use", use_as_written(ability)),
        other => panic!("{other:?}"),
    };
    let mut written = json!({"timing": timing, "effects": effects});
    if print.deactivates {
        written["activationCost"] = json!({"deactivateSelf": true});
    }
    written
}

fn use_as_written(ability: Ability) -> Value {
    let gain = |resource: Resource, amount: u8| json!({"op": "gainResource", "resource": resource, "amount": amount});
    let copy = |scope: &str| json!([{"op": "useLocation", "scope": scope, "excludeSelf": true, "needsActive": true}]);
    match ability {
        Ability::Gain(resource, amount) => json!([gain(resource, amount)]),
        Ability::GainEach(amount) => json!(Resource::ALL.map(|resource| gain(resource, amount))),
        Ability::Strength(amount) => json!([{"op": "gainArmy", "amount": amount, "onlyAgainst": null}]),
        Ability::StrengthAgainstBandits(amount) => {
            json!([{"op": "gainArmy", "amount": amount, "onlyAgainst": "bandits"}])
        }
        Ability::Points(points) => json!([{"op": "gainVp", "amount": points}]),
        Ability::PointsPerPair(points) => {
            json!([{"op": "gainVpPerStockPair", "pairOf": "sameKind", "vpPerPair": points, "spend": false}])
        }
        Ability::Multiply(amount) => json!([{"op": "exchange", "pay": {"amount": 1, "type": "any"},
            "receive": {"amount": amount, "type": "samePaid"}}]),
        Ability::Exchange { most, gain } => json!([{"op": "exchange", "pay": {"amount": [1, most], "type": "oneKind"},
            "receivePerPaid": {"amount": gain, "type": "oneKindDifferentFromPaid", "kindsMayDifferBetweenPairs": true}}]),
        Ability::HarvestOfRow(amount) => json!([{"op": "gainPerLocation",
            "match": {"keyword": "harvest", "row": "this", "active": true},
            "gain": {"resource": "producedByThatLocation", "amount": amount}}]),
        Ability::ArmyBonus(bonus) => json!([{"op": "turnModifier", "appliesTo": {"keyword": "army", "owner": "self"},
            "modifies": "armyGainPerUse", "delta": bonus, "onlyAgainst": null}]),
        Ability::ResourceBonus(bonus) => {
            json!([{"op": "turnModifier", "appliesTo": {"type": "resource", "owner": "self"},
            "modifies": "resourceGainPerUse", "delta": bonus, "resource": "sameAsProduced"}])
        }
        Ability::WeakerBandits(less) => json!([{"op": "turnModifier", "appliesTo": "bandits", "modifies": "defence",
            "delta": -i32::from(less), "minimum": BANDITS_DEFENCE_MIN}]),
        Ability::PlaceRegularArmy => json!([{"op": "placeCard", "deck": "regular-army", "payCost": false,
            "where": "anySpaceInOwnCity"}]),
        Ability::RerollThisDie => json!([{"op": "rerollThisDie"}]),
        Ability::RerollDice => {
            json!([{"op": "rerollDice", "includeThisDie": true, "others": {"min": 0, "max": "allOwnUnused"}}])
        }
        Ability::MoveDie => json!([{"op": "moveDie", "die": "otherOwnUnused", "to": "anySpaceOfItsRow"}]),
        Ability::Copy(Reach::Row) => copy("thisRow"),
        Ability::Copy(Reach::UnspentDice) => copy("ownCityWithUnusedDie"),
        Ability::Copy(Reach::City) => copy("ownCity"),
        Ability::Nothing => panic!("nothing to use"),
    }
}

#[test]
fn bandits_and_ships() {
    let data = data();
    for (deck, written) in Bandits::ALL.into_iter().zip(list(&data["bandits"])) {
        assert_eq!(written["id"], format!("bandits-{}", deck.points()));
        assert_eq!((&written["vp"], &written["defence"]), (&json!(deck), &json!(deck.defence())));
        assert_eq!(written["copies"], deck.in_play(4));
    }
    for (deck, written) in Ship::ALL.into_iter().zip(list(&data["tradeShips"])) {
        assert_eq!(written["id"], format!("trade-ship-{}", deck.points()));
        assert_eq!((&written["vp"], &written["cost"]), (&json!(deck), &json!(deck.cost())));
        assert_eq!(written["copies"], deck.in_play(4));
    }
    for (players, written) in data["setup"]["byPlayers"].as_object().unwrap() {
        let players = players.parse().unwrap();
        for deck in Bandits::ALL {
            assert_eq!(written["banditsPerDeck"], deck.in_play(players));
        }
        for deck in Ship::ALL {
            assert_eq!(written[format!("tradeShips{}", deck.points())], deck.in_play(players));
        }
    }
}

#[test]
fn turn_and_end() {
    let data = data();
    let turn = &data["turn"];
    assert_eq!(turn["passTokenSpends"]["cost"], PASS_TOKENS);
    assert_eq!(turn["keepPerResource"], KEPT);
    assert_eq!(turn["attack"]["raidCostPerResource"], RAID_PRICE);
    assert_eq!((&turn["dieUses"][2]["discard"], &turn["dieUses"][2]["draw"]), (&json!(REFRESH), &json!(REFRESH)));
    assert_eq!(data["endOfGame"]["triggers"][3]["fullRows"], ROWS);
    let solo = &data["solo"];
    for level in [SoloLevel::Normal, SoloLevel::Hard] {
        let written = &solo["modes"][json!(level).as_str().unwrap()];
        assert_eq!((&written["rowSize"], &written["turns"]), (&json!(level.row()), &json!(level.turns())));
        let setup = Setup { solo_level: level, ..Setup::for_players(1) };
        assert_eq!(written["rowSize"].as_u64().unwrap() * written["rows"].as_u64().unwrap(), u64::from(setup.slots()));
    }
    assert_eq!(solo["targetVp"], Setup::for_players(1).solo_target);
    assert_eq!(solo["targetStepAfterWin"], TARGET_STEP);
}

#[test]
fn options() {
    let data = data();
    let defaults = json!(Setup::for_players(2));
    let word = |value: &Value| match value {
        Value::Bool(is_on) => (if *is_on { "on" } else { "off" }).to_owned(),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    };
    for written in list(&data["options"]) {
        let id = written["id"].as_str().unwrap();
        let option = OPTIONS.iter().find(|option| option.id == id).unwrap_or_else(|| panic!("{id} is missing"));
        if id == "startingPlayer" {
            // The host's choice is a seat.
            assert_eq!((option.default, &defaults[id]), ("random", &written["default"]));
            continue;
        }
        assert_eq!(word(&defaults[id]), word(&written["default"]), "{id}");
        assert_eq!(option.default, word(&written["default"]), "{id}");
        let mut values: Vec<_> = list(&written["values"]).iter().map(word).collect();
        let mut offered: Vec<_> = option.values.iter().map(ToString::to_string).collect();
        values.sort();
        offered.sort();
        assert_eq!(offered, values, "{id}");
    }
    let own = ["soloLevel", "soloTarget", "turnLimit"];
    assert_eq!(OPTIONS.len(), list(&data["options"]).len() + own.len());
    let read: Setup = serde_json::from_str(r#"{"players": 2}"#).unwrap();
    assert_eq!(read, Setup::for_players(2));
    assert_eq!(PRINTS.len(), 30);
}

#[test]
fn e10_there_is_one_civic_type() {
    let civic: Vec<_> = Location::ALL.into_iter().filter(|location| location.print().kind == Type::Civic).collect();
    let expected = ["traveller", "cemetery", "church", "stables", "town-hall", "well"];
    assert_eq!(civic.into_iter().map(Location::name).collect::<Vec<_>>(), expected);
}

#[test]
fn e11_every_location_has_one_name() {
    let names: BTreeSet<_> = Location::ALL.into_iter().map(Location::name).collect();
    assert_eq!(names.len(), Location::COUNT);
    assert!(["small-house", "grand-statue", "great-wall"].iter().all(|name| names.contains(name)));
}
