//! Written states: what is refused, and with which words.

use cubitos::event::Way;
use cubitos::game::RaceEnd;
use cubitos::player::Follow;
use cubitos::state::{BonusText, PlayerState, PositionText};
use cubitos::{Colour, Cubitos, Die, Event, Phase, Setup, Stage, State, Task};
use engine::Game;
use serde_json::{Value, json};

use crate::table::{Table, cell, seat, set, with};

#[track_caller]
fn refused(table: &Table, start: &str) {
    let message = table.refused();
    assert!(message.starts_with(start), "{message}");
}

#[test]
fn a_broken_state_names_its_field() {
    refused(&with("bob").at(0, "r05c06"), "players[0].cell: there is no r05c06 on nothing-goes-right");
    refused(&with("bob").roll(0, "red*11"), "players[0].roll");
    refused(&with("bob").roll(0, "red*6").draw(1, "red*6"), "players: there are 10 red dice, not 12");
    refused(&with("bob").fans(0, 14), "players[0].fans");
    refused(&with("bob").active(0, "purple:power"), "players[0].active[0]: the die has no such side");
    refused(&with("bob").active(0, "white:symbol:2"), "players[0].active[0]: the card has no such part");
    refused(&with("bob").roll(0, "first-player"), "players[0]: the holder, and nobody else");
    refused(&with("bob").player(0, |player| player.stage = Stage::Move), "players[0].stage");
    refused(&with("bob").with(|state| state.phase = Phase::Over), "phase");
    refused(&with("bob").with(|state| state.waiting = [seat(1)].into_iter().collect()), "waiting");
    refused(&with("bob").with(|state| state.holder = seat(2)), "holder");
    refused(&with("bob").with(|state| state.players.truncate(1)), "players");
    refused(&with("bob").roll(0, "borrowed-red"), "players[0].roll: no card of this race lends dice");
    refused(&with("bob").active(1, "borrowed-red:symbol"), "players[1].active: no card of this race lends dice");
}

#[test]
fn a_refused_decision_says_what_is_due() {
    let play = with("bob").roll(0, "light-grey").decide();
    let action = serde_json::from_str(r#"{"do":"stop"}"#).unwrap();
    assert!(play.refuses(0, action).to_string().contains("push, pass"));
    assert_eq!(play.refuses(1, action), engine::Illegal::NotYourTurn);
}

#[test]
fn a_written_state_does_not_go_on_unheard() {
    // Nobody has anything to decide: the round would end, and dice would be drawn for the next one.
    refused(&with("bob").staged(Stage::Move), "players[0].stage: the game would go on by itself");
    refused(&with("bob"), "players[0].stage: the game would go on by itself");
    // The seat that causes it is named.
    let second = with("bob").roll(0, "light-grey").player(1, |player| player.stage = Stage::Decide);
    refused(&second, "players[1].stage: the game would go on by itself");
    refused(&with("bob").player(0, |player| player.stage = Stage::Done), "phase: the game would go on by itself");
    refused(&with("bob").at(0, "finish").feet(0, 1).staged(Stage::Move), "players[0].stage");
    // A stage that has nothing to ask is passed over where nothing happens by that.
    assert_eq!(with("bob").money(0, 3, 0).moves().stage(), Stage::Buy);
}

#[test]
fn who_has_to_act_is_checked() {
    let waiting = |card: &str, number: usize| {
        let table = with(card).roll(0, "light-grey*3").roll(1, "light-grey*2").active(1, "orange:blank");
        table.player(1, |player| player.stage = Stage::Decide).with(|state| {
            state.waiting = [seat(0), seat(1)].into_iter().collect();
            state.must_act = Some(seat(number));
        })
    };
    assert_eq!(waiting("dugout", 0).start().asked(), Some(0));
    refused(&waiting("dugout", 1), "mustAct: must be the one with the most dice in the roll zone");
    // Whoever had the most may have put some of them into the active zone since then.
    assert_eq!(waiting("pinch-eater", 1).start().asked(), Some(1));
    let mut json = serde_json::to_value(&waiting("dugout", 0).0).unwrap();
    json["waiting"] = json!([0, 1, 1]);
    assert_eq!(serde_json::from_value::<State>(json).unwrap_err().to_string(), "entry 2 repeats an earlier one");
}

#[test]
fn the_ending_is_what_the_runners_say() {
    let over = |ending: Option<RaceEnd>| {
        with("bob").holds(0).at(0, "finish").player(0, |player| player.stage = Stage::Done).with(|state| {
            state.phase = Phase::Over;
            state.ending = ending;
        })
    };
    let won = |number: usize, way: Way| Some(RaceEnd { winner: Some(seat(number)), way });
    assert!(Cubitos::load(&over(won(0, Way::Finish)).0).is_ok());
    for ending in [None, won(1, Way::Finish), won(0, Way::ExtraRound), Some(RaceEnd { winner: None, way: Way::Finish })]
    {
        refused(&over(ending), "ending: must be seat 0 as the winner by finish");
    }
    refused(&over(None).at(1, "finish"), "phase: nobody is alone ahead");
    refused(&with("bob").with(|state| state.ending = won(0, Way::Finish)), "ending: belongs to a race that is over");
    refused(&with("bob").with(|state| state.extra_round = true), "extraRound: needs several runners");
    refused(&with("bob").at(0, "finish").with(|state| state.extra_round = true), "extraRound");
    refused(&with("bob").with(|state| state.round = 301), "round: must be 300 at the most");
}

#[test]
fn what_belongs_to_another_part_of_the_round_is_refused() {
    let roll = || with("bob").roll(0, "light-grey");
    refused(&roll().money(0, 1, 0), "players[0].coins: comes in step 4");
    refused(&roll().money(1, 1, 0), "players[1].coins");
    refused(&roll().feet(0, 1), "players[0].feet");
    refused(&roll().player(0, |player| player.water_feet = 1), "players[0].waterFeet");
    refused(&roll().player(0, |player| player.bought = vec![Colour::Red]), "players[0].bought");
    refused(&roll().player(0, |player| player.busted = true), "players[0].busted");
    refused(&roll().player(0, |player| player.forced = 1), "players[0].forced");
    refused(&roll().player(0, |player| player.used_cells = vec![cell("r06c21")]), "players[0].usedCells");
    refused(&roll().player(1, |player| player.at_risk = true), "players[1].atRisk");
    refused(&roll().player(1, |player| player.shield = true), "players[1].shield");
    let forced = |forced| with("the-cheese-stands-alone").roll(0, "red").player(0, |player| player.forced = forced);
    refused(&forced(255), "players[0].forced: must be 20 at the most");
    assert_eq!(forced(20).start().me().forced, 20);
    // A card of one's own may give coins for a push.
    let wizard = json!([{"timing": "active", "trigger": "push-survived", "op": {"gain": {"coins": 1}}}]);
    let data = json!({"cards": [{"id": "wizard", "abilities": wizard}]});
    let own = with("wizard").roll(0, "light-grey").money(0, 1, 0);
    let own = own.with(|state| state.setup.0.data = serde_json::from_value(data).unwrap());
    assert_eq!(own.start().purse().0, 1);
}

#[test]
fn a_bonus_belongs_to_the_cell_where_the_move_has_ended() {
    let bonus = |name: &str, left: u8| Some(BonusText { cell: cell(name), left: vec![left] });
    let there = |name: &str| with("llama-rama").at(0, name).began(0, "start").draw(0, "white").staged(Stage::Bonus);
    assert!(there("r00c29").player(0, |player| player.bonus = bonus("r00c29", 1)).start().can("bonus 1"));
    refused(&there("r00c29"), "players[0].bonus: is missing");
    refused(&there("r06c21").player(0, |player| player.bonus = bonus("r00c29", 1)), "players[0].bonus.cell");
    let again = there("r00c29").began(0, "r00c29").player(0, |player| player.bonus = bonus("r00c29", 1));
    refused(&again, "players[0].bonus.cell");
    let lose = Task::Lose { left: 1, dice: every_die(), zones: every_zone(), optional: true };
    assert!(there("r00c29").player(0, |player| player.task = lose).start().can("lose white"));
    refused(&there("r06c21").player(0, |player| player.task = lose), "players[0].task: no bonus of the cell");
}

fn every_die() -> cubitos::DieSet {
    cubitos::DieSet::OWNED
}

fn every_zone() -> cubitos::ZoneSet {
    cubitos::ZoneSet::ALL
}

#[test]
fn amounts_that_cannot_be_counted_are_refused_or_not_said_to_be_gained() {
    refused(&with("bob").money(0, 0, 10_000), "players[0].credits: must be 9999 at the most");
    let mut play = with("rich-dog").active(0, "brown:symbol").money(0, 0, 9_998).passes();
    play.act("use rich-dog");
    assert_eq!(play.purse().3, 9_999);
    let told = |event: &Event| matches!(event, Event::Gained { credits: 1, .. });
    assert!(play.happened(told), "{:?}", play.log);
}

/// What is left out when it says nothing could not be told from an unknown field when it is given.
#[test]
fn what_is_left_out_may_also_be_said() {
    let json = serde_json::to_value(with("bob").active(0, "white:symbol").roll(0, "red").start().state()).unwrap();
    let player = &json["players"][0];
    assert_eq!((&player["task"]["task"], &player["follow"]), (&json!("none"), &json!("nothing")));
    assert_eq!((&player["rolling"], &player["active"][0]["count"]), (&json!("first"), &json!(1)));
}

#[test]
fn a_wrong_setup_is_told_in_one_line() {
    let says = |setup: Value| serde_json::from_value::<Setup>(setup).unwrap_err().to_string();
    assert_eq!(says(json!({"laps": 12})), "must be 1 to 9, or \"of-set\", got 12");
    assert_eq!(says(json!({"firstPlayer": 7})), "seat 7 does not exist");
    assert_eq!(says(json!({"laps": 1.5})), "must be a whole number or a word");
    assert_eq!(says(json!({"roundLimit": 0})), "must be 1 to 1000, or \"default\", got 0");
    assert!(says(json!({"cards": 5})).starts_with("must be \"of-set\", \"random\" or a list"));
    assert!(says(json!({"data": []})).starts_with("invalid type: sequence, expected an object with the sections dice"));
    assert_eq!(says(json!({"data": {"cards": []}})), "is empty; leave it out");
    assert!(serde_json::from_value::<Setup>(json!({"data": {}, "roundLimit": null})).is_ok());
}

#[test]
fn who_has_the_most_follows_from_the_swords() {
    let compared = |card: &str, swords: [u8; 2], most: Option<usize>, open: &[usize]| {
        let table = with(card).roll(0, "light-grey").active(0, "red:symbol").draw(0, "white");
        table.player(0, |player| player.stage = Stage::Abilities).with(|state| {
            state.phase = Phase::Comparison;
            state.swords = swords.to_vec();
            state.most = most.map(seat);
            state.comparison_open = open.iter().map(|&number| seat(number)).collect();
        })
    };
    assert_eq!(compared("crabby", [1, 0], Some(0), &[0]).start().state().most, Some(seat(0)));
    refused(&compared("crabby", [1, 0], Some(1), &[0]), "most: must be seat 0, by the swords");
    refused(&compared("crabby", [1, 0], None, &[]), "most: must be seat 0");
    refused(&compared("crabby", [0, 0], Some(0), &[0]), "most: must be nobody");
    // Seat 1 holds the first-player die, which breaks the tie on one card and not on the other.
    refused(&compared("crabby", [1, 1], Some(0), &[0]), "most: must be seat 1");
    refused(&compared("champion", [1, 1], Some(0), &[0]), "most: must be nobody");
    refused(&compared("crabby", [1, 0], Some(0), &[1]), "comparisonOpen: somebody gets nothing");
    refused(&compared("crabby", [21, 0], Some(0), &[0]), "swords: must be 20 together at the most");
    refused(&with("bob").with(|state| state.most = Some(seat(0))), "most: must be nobody");
}

#[test]
fn a_runner_is_on_a_leg_of_the_race() {
    let beyond = |leg| with("bob").roll(0, "light-grey").player(0, |player| player.leg = leg);
    refused(&beyond(2), "players[0].leg: is beyond the race");
    // Whoever has finished has done so in this round, unless it is an extra round.
    assert_eq!(beyond(1).start().me().began, Some(PositionText { cell: cell("start"), leg: 0 }));
    let began = beyond(1).player(0, |player| player.began = Some(PositionText { cell: cell("start"), leg: 1 }));
    refused(&began, "players[0].began: is beyond the finish");
    let back = set("race-7").roll(0, "light-grey").player(0, |player| {
        player.began = Some(PositionText { cell: cell("start"), leg: 1 });
    });
    refused(&back, "players[0].leg: is before the leg");
    let finished = with("bob").feet(0, 1).player(0, |player| player.leg = 1).began(0, "r06c15");
    assert_eq!(finished.moves().me().leg, 1);
}

#[test]
fn stages_and_tasks_belong_to_a_card_of_the_race() {
    let me =
        |change: &dyn Fn(&mut PlayerState)| with("bob").roll(0, "light-grey").draw(0, "red white").player(0, change);
    let task = |json: Value| -> Task { serde_json::from_value(json).unwrap() };
    for json in [
        json!({"task": "extra-roll", "left": 4}),
        json!({"task": "set-face", "left": 1}),
        json!({"task": "walk", "left": 2}),
        json!({"task": "borrow", "dice": ["red", "white"]}),
        json!({"task": "lose", "left": 1, "dice": ["red", "white"], "zones": ["draw"], "optional": false}),
        json!({"task": "gain-die", "left": 1, "dice": ["red", "white"], "maxCost": 5}),
    ] {
        refused(&me(&|player| player.task = task(json.clone())), "players[0].task: no card of this race asks for that");
    }
    // Dugout of race 1 rolls three dice, and Reckless Cheese moves one space.
    let dugout = me(&|player| player.task = Task::ExtraRoll { left: 1 });
    assert!(dugout.start().can("choose red"));
    assert!(me(&|player| player.task = Task::Walk { left: 1 }).start().can("step"));
    for stage in [Stage::DrawMore, Stage::Rescue, Stage::Keep] {
        refused(&me(&|player| player.stage = stage), "players[0].stage: needs a card");
    }
    let race = with("punk-fruit").roll(0, "light-grey");
    refused(&race.clone().player(0, |player| player.stage = Stage::Declare), "players[0].stage: needs a card");
    refused(&race.clone().player(0, |player| player.shield = true), "players[0].shield: no card of this race");
    refused(&race.clone().player(0, |player| player.draws_all = true), "players[0].drawsAll: no card of this race");
    refused(&race.clone().player(0, |player| player.exempt = vec![Die::White]), "players[0].exempt: no card");
    refused(&race.clone().player(0, |player| player.rerolls = 1), "players[0].rerolls: is 0 at the most");
    refused(&race.player(0, |player| player.follow = Follow::Price), "players[0].follow: cannot follow");
    refused(&with("llama-rama").feet(0, 1).staged(Stage::AfterMove), "players[0].stage: needs a card");
}

#[test]
fn counts_fit_the_rounds() {
    let table = || with("bob").roll(0, "light-grey");
    refused(&table().player(0, |player| player.busts = 3), "players[0].busts: must be 2 at the most");
    let bought = |count: u8| table().player(0, |player| player.purchases = [(Colour::Red, count)].into());
    refused(&bought(5), "players[0].purchases: must be 4 at the most");
    assert_eq!(bought(4).start().asked(), Some(0));
    let discard = table().player(0, |player| player.stage = Stage::Discard);
    refused(&discard, "players[0].busted: must be true");
}

/// Lists that are too long are given up before they are read.
#[test]
fn lists_have_an_end() {
    let state = |change: &dyn Fn(&mut Value)| {
        let mut json = serde_json::to_value(with("bob").roll(0, "light-grey").start().state()).unwrap();
        change(&mut json);
        serde_json::from_value::<State>(json).unwrap_err().to_string()
    };
    let many = |entry: Value| Value::from(vec![entry; 100_000]);
    let too_long = |most: usize| format!("invalid length {}, expected a list of {most} at the most", most + 1);
    assert_eq!(state(&|json| json["players"] = many(json!({}))), too_long(4));
    assert_eq!(state(&|json| json["swords"] = many(json!(0))), too_long(4));
    assert_eq!(state(&|json| json["players"][0]["bought"] = many(json!("red"))), too_long(8));
    assert_eq!(state(&|json| json["players"][0]["usedCells"] = many(json!("start"))), too_long(16));
    let active = json!({"die": "red", "side": "blank"});
    assert_eq!(state(&|json| json["players"][0]["active"] = many(active.clone())), too_long(128));
    let task = |dice: Value| json!({"task": "borrow", "dice": dice});
    assert_eq!(state(&|json| json["players"][0]["task"] = task(many(json!("red")))), "entry 1 repeats an earlier one");
    assert_eq!(state(&|json| json["setup"]["data"] = json!({"cards": many(json!({"id": "bob"}))})), too_long(56));
}

/// `null`, as older records have it, is read and never written.
#[test]
fn null_is_the_default() {
    let old = json!({"players": 2, "laps": null, "firstPlayer": null});
    assert_eq!(serde_json::from_value::<Setup>(old).unwrap(), Setup::default());
    let written = serde_json::to_value(Setup::default()).unwrap();
    assert!(written.as_object().unwrap().values().all(|value| !value.is_null()), "{written}");
}
