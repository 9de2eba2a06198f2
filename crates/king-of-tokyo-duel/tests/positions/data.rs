//! The tables in the code against the data file, cell by cell.

use engine::Seat;
use king_of_tokyo_duel::card::{CardSet, Kind, PRINTS, When};
use king_of_tokyo_duel::dice::{FIRST_TURN_DICE, NORMAL_DICE, ROLL_OFF_DICE, ROLLS, SPECIAL_DICE};
use king_of_tokyo_duel::effect::{Count, Line};
use king_of_tokyo_duel::market::{NO_PURCHASE_ENERGY, SWEEP_COST, Slot};
use king_of_tokyo_duel::monster::cyber_kitty_energy;
use king_of_tokyo_duel::pending::{Packet, Pair};
use king_of_tokyo_duel::player::DIE_TOKENS_MAX;
use king_of_tokyo_duel::setup::OPTIONS;
use king_of_tokyo_duel::token::Turning;
use king_of_tokyo_duel::{Bonus, Card, Monster, Position, Setup, Side, Symbol, Symbols, Token, Track, Way};
use serde_json::{Value, json};

fn data() -> Value {
    serde_json::from_str(include_str!("../../data/king-of-tokyo-duel.json")).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

#[test]
fn limits() {
    let data = data();
    let limits = &data["limits"];
    assert_eq!(limits["maxRolls"], ROLLS);
    assert_eq!(limits["maxDice"], NORMAL_DICE + SPECIAL_DICE);
    assert_eq!(limits["maxSpecialDice"], SPECIAL_DICE);
    assert_eq!(limits["maxDieTokensPerPlayer"], DIE_TOKENS_MAX);
    assert_eq!(limits["baseDice"], NORMAL_DICE);
    assert_eq!(limits["firstPlayerFirstTurnDice"], FIRST_TURN_DICE);
    assert_eq!(data["setup"]["rollOff"]["dice"], ROLL_OFF_DICE);
    assert_eq!(data["market"]["sweep"]["cost"], SWEEP_COST);
    assert_eq!(data["market"]["noPurchaseBonus"]["energy"], NO_PURCHASE_ENERGY);
    for kind in ["normal", "special"] {
        assert_eq!(data["dice"][kind]["faces"], json!(Symbol::ALL.map(Symbol::name)));
    }
}

#[test]
fn monsters() {
    let data = data();
    let monsters = list(&data["monsters"]);
    assert_eq!(monsters.len(), Monster::ALL.len());
    for (monster, written) in Monster::ALL.into_iter().zip(monsters) {
        assert_eq!(written["id"], monster.name());
        assert_eq!(written["id"], json!(monster));
        assert_eq!(written["hearts"], monster.hearts());
        assert_eq!(written["difficulty"], monster.difficulty());
        let cost = written["power"]["activation"]["cost"]["power"].as_u64().unwrap_or(0);
        assert_eq!(cost, u64::from(monster.power_cost()), "{}", monster.name());
    }
    for (powers, energy) in data["monsters"][4]["power"]["energyByPowerCount"].as_object().unwrap() {
        assert_eq!(*energy, cyber_kitty_energy(powers.parse().unwrap()));
    }
}

#[test]
fn tracks() {
    let data = data();
    for (track, written) in Track::ALL.into_iter().zip(list(&data["tracks"])) {
        assert_eq!(written["id"], track.name());
        let spaces = list(&written["spaces"]);
        assert_eq!(spaces.len(), 15);
        for (space, written) in (-7..=7).zip(spaces) {
            let place = Position::space(space);
            assert_eq!(written["x"], space);
            assert_eq!(written["row"], if track.is_lower_row(space) { "lower" } else { "upper" });
            for side in [Side::Left, Side::Right] {
                assert_eq!(written["spotlight"] == side.name(), place.is_in_spotlight(side), "{space}");
                assert_eq!(written["kind"] == format!("victory-{}", side.name()), place.is_victory(side), "{space}");
            }
        }
    }
}

#[test]
fn tokens() {
    let data = data();
    let mut seen = 0;
    for written in list(&data["buzzTokens"]) {
        let id = written["id"].as_str().unwrap();
        let copies: Vec<_> = Token::ALL.into_iter().filter(|token| token.name().starts_with(id)).collect();
        assert_eq!(written["copies"], copies.len());
        seen += copies.len();
        for token in copies {
            assert_eq!(token.name(), json!(token));
            token_is_as_written(token, written);
        }
    }
    assert_eq!(seen, Token::COUNT);
}

fn token_is_as_written(token: Token, written: &Value) {
    assert_eq!(written["covers"], token.covers());
    let delta = i8::from(token.lengthens()) - i8::from(token.shortens());
    assert_eq!(written["lengthDelta"], delta);
    let turning = match written["orientation"].as_str().unwrap() {
        "any" | "symmetric" => Turning::Same,
        "either" => Turning::Either,
        "byParity" => Turning::ByBend,
        other => panic!("{other}"),
    };
    assert_eq!(token.turning(), turning);
    assert_eq!(written["stopsRivalMovement"] == true, token.is_kings());
    let stops = list(&written["spaces"]);
    assert_eq!(stops.len() as i8, token.covers() as i8 + delta);
    for stop in stops {
        let halves = (stop["offset"].as_f64().unwrap() * 2.0) as u8;
        assert_eq!(stop["bonus"], json!(token.bonus(halves)), "{} {halves}", token.name());
    }
    let cards: Vec<_> =
        PRINTS.iter().filter(|print| print.token == Some(token)).map(|print| print.card.name()).collect();
    assert_eq!(written["cards"], json!(cards));
    assert_eq!(json!(Bonus::DieToken(1)), json!({"bonus": "die-token", "amount": 1}));
}

#[test]
fn cards() {
    let data = data();
    let cards = list(&data["cards"]);
    assert_eq!(cards.len(), Card::COUNT);
    for (card, written) in Card::ALL.into_iter().zip(cards) {
        let print = card.print();
        assert_eq!(written["id"], print.card.name());
        assert_eq!(written["id"], json!(card));
        assert_eq!(written["cost"], print.cost);
        assert_eq!(written["type"], json!(print.kind));
        assert_eq!(card.is_keep(), print.kind == Kind::Keep);
        assert_eq!(written["buzzToken"], json!(print.token));
        assert_eq!(lines_of(written), print.lines, "{}", print.card.name());
        for effect in list(&written["effects"]) {
            let when = match effect["trigger"].as_str().unwrap() {
                "endOfRollPhase" => When::EndOfRoll,
                "afterResolveDice" => When::DiceResolved,
                "endOfOwnTurn" => When::EndOfTurn,
                _ => When::Bought,
            };
            assert_eq!(when, print.when, "{}", print.card.name());
        }
    }
    assert_eq!(PRINTS.iter().filter(|print| print.kind == Kind::Keep).count(), 31);
    assert_eq!(PRINTS.iter().filter(|print| print.token.is_some()).count(), 33);
}

/// The lines that the data file gives to a card which acts by itself.
fn lines_of(card: &Value) -> Vec<Line> {
    let acting = ["onBuy", "endOfRollPhase", "afterResolveDice", "endOfOwnTurn"];
    let effects = list(&card["effects"]).iter().filter(|effect| acting.contains(&effect["trigger"].as_str().unwrap()));
    let lines: Vec<_> = effects.flat_map(|effect| list(&effect["do"])).map(line_of).collect();
    match lines[..] {
        // Both monsters are hit by one effect.
        [Line::HitSelf(own), Line::HitRival(rivals)] if own == rivals => vec![Line::HitBoth(own)],
        _ => lines,
    }
}

fn line_of(line: &Value) -> Line {
    let amount = || line["amount"].as_u64().unwrap() as u8;
    match line["op"].as_str().unwrap() {
        "pull" => {
            let track = Track::ALL.into_iter().find(|track| line["marker"] == track.name()).unwrap();
            Line::Pull(track, count_of(&line["spaces"]))
        }
        "hit" if line["target"] == "rival" => Line::HitRival(amount()),
        "hit" => Line::HitSelf(amount()),
        "forEachPlayer" => Line::HitSpotlit(line["do"][0]["amount"].as_u64().unwrap() as u8),
        "gainHearts" => Line::Hearts(amount()),
        "gainEnergy" => Line::Energy(count_of(&line["amount"])),
        "gainDieTokens" => Line::DieTokens(amount()),
        "scheduleForRivalNextTurn" => Line::Dominate,
        "extraTurn" => Line::ExtraTurn,
        "discardRivalKeepCard" => Line::ThrowAwayRivalCard,
        other => panic!("{other}"),
    }
}

fn count_of(count: &Value) -> Count {
    if let Some(number) = count.as_u64() {
        return Count::Of(number as u8);
    }
    match (count["count"].as_str(), count["floorDiv"][0]["count"].as_str(), count["floorDiv"][1].as_u64()) {
        (Some("clawsResolvedThisTurn"), ..) => Count::ClawsResolved,
        (Some("unusedRolls"), ..) => Count::UnusedRolls,
        (_, Some("rollSymbols"), Some(3)) => Count::TripledPowers,
        (_, Some("ownEnergy"), Some(7)) => Count::SevenEnergy,
        other => panic!("{other:?}"),
    }
}

#[test]
fn options() {
    let data = data();
    let written = serde_json::to_value(Setup::default()).unwrap();
    for option in list(&data["options"]) {
        let key = option["key"].as_str().unwrap();
        assert_eq!(written[key], option["default"], "{key}");
        let listed = OPTIONS.iter().find(|choice| choice.id == key).unwrap();
        if let Some(values) = option["values"].as_array() {
            assert_eq!(json!(listed.values), json!(values), "{key}");
        }
    }
    assert_eq!(OPTIONS.len(), list(&data["options"]).len() + 2, "and the two monsters");
}

#[test]
fn faces_and_bags_of_symbols() {
    let each = Symbols::of_faces([1, 2, 3, 4, 5, 6, 0, 0]);
    assert_eq!(each.counts(), [1; 6]);
    for (index, symbol) in Symbol::ALL.into_iter().enumerate() {
        assert_eq!(Symbols::of_faces([index as u8 + 1; 8]).of(symbol), 8);
        let one: Symbols = serde_json::from_value(json!({symbol.name(): 3})).unwrap();
        assert_eq!((one.of(symbol), one.len()), (3, 3));
        assert_eq!(json!(one), json!({symbol.name(): 3}), "what is not there is left out");
    }
}

#[test]
fn bonuses_have_names_and_amounts() {
    for bonus in [Bonus::Hit(2), Bonus::Heart(3), Bonus::Energy(4), Bonus::DieToken(5)] {
        assert_eq!(json!(bonus), json!({"bonus": bonus.name(), "amount": bonus.amount()}));
    }
}

/// The word for everything is the one that is written in JSON.
#[test]
fn names_are_what_is_written() {
    Card::ALL.iter().for_each(|card| assert_eq!(json!(card), card.name()));
    Token::ALL.iter().for_each(|token| assert_eq!(json!(token), token.name()));
    Monster::ALL.iter().for_each(|monster| assert_eq!(json!(monster), monster.name()));
    Symbol::ALL.iter().for_each(|symbol| assert_eq!(json!(symbol), symbol.name()));
    Track::ALL.iter().for_each(|track| assert_eq!(json!(track), track.name()));
    Slot::ALL.iter().for_each(|slot| assert_eq!(json!(slot), slot.name()));
    [Side::Left, Side::Right].iter().for_each(|side| assert_eq!(json!(side), side.name()));
    let ways = [Way::Knockout, Way::VictorySpace, Way::Spotlight, Way::BothAtZero, Way::TurnLimit];
    ways.iter().for_each(|way| assert_eq!(json!(way), way.name()));
}

#[test]
fn sets_of_cards() {
    let [first, second, third] = [Card::AcidAttack, Card::Frenzy, Card::UtterDestruction];
    let both = CardSet::of(&[first, second]);
    assert_eq!(both.union(CardSet::of(&[second, third])), CardSet::of(&[first, second, third]));
    assert_eq!(both.except(CardSet::of(&[second, third])), CardSet::of(&[first]));
    assert_eq!(both.among(CardSet::of(&[second, third])), CardSet::of(&[second]));
    for (index, card) in Card::ALL.into_iter().enumerate() {
        assert_eq!(CardSet::ALL.nth(index as u32), Some(card));
    }
    assert_eq!((both.nth(1), both.nth(2), both.len()), (Some(second), None, 2));
}

#[test]
fn a_packet_says_which_of_two_it_is() {
    let packet = |pair| Packet { victim: Seat::FIRST, hits: 2, camouflaged: false, throwing: false, pair };
    assert_eq!(json!(packet(Pair::None)), json!({"victim": 0, "hits": 2}));
    assert_eq!(json!(packet(Pair::First)), json!({"victim": 0, "hits": 2, "pair": "first"}));
}
