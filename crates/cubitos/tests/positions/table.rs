//! Positions in few words.
//!
//! Unless a test says otherwise, two players run race 1 in its third round. Seat 1 holds the first-player die, which lies in
//! its discard zone, and has passed; seat 0 has no dice but those that the test gives it. Dice are written as `white`,
//! `light-grey*3` or `borrowed-red`; active ones with what they show, as in `white:symbol` or `red:power*2`.

use cubitos::setup::{Cards, SetChoice};
use cubitos::state::{ActiveText, PlayerState, PositionText, SetupState};
use cubitos::{
    Action, CardId, CellName, Cubitos, Event, Fate, Phase, RaceSetId, RollKind, Setup, Side, Sides, Stage, State, Task,
};
use engine::{Game, Illegal, Seat, Seats, Turn};
use serde_json::Value;

/// A position being set up.
#[derive(Clone, Debug)]
pub struct Table(pub State);

/// Race 1 with this card in the place of its colour's.
pub fn with(card: &str) -> Table {
    with_all(&[card])
}

/// Race 1 with these cards in the places of their colours'.
pub fn with_all(cards: &[&str]) -> Table {
    let mut chosen = cubitos::Tables::standard().race_set(RaceSetId::named("race-1").unwrap()).cards;
    for name in cards {
        let card = CardId::named(name).unwrap_or_else(|| panic!("no card is called {name}"));
        chosen[card.colour().index()] = card;
    }
    table(Setup { cards: Cards::These(chosen), ..Setup::default() })
}

/// A race set for two.
pub fn set(name: &str) -> Table {
    table(Setup { set: SetChoice(RaceSetId::named(name).unwrap()), ..Setup::default() })
}

/// A table with this setup.
pub fn table(setup: Setup) -> Table {
    let players = usize::from(setup.players);
    let empty = PlayerState { draw: Default::default(), limit: 9, ..PlayerState::default() };
    let mut table = Table(State {
        setup: SetupState(setup),
        phase: Phase::Roll,
        round: 3,
        cards: Vec::new(),
        holder: seat(1),
        mover: None,
        waiting: Seats::NONE,
        must_act: None,
        swords: Vec::new(),
        most: None,
        comparison_open: Seats::NONE,
        extra_round: false,
        players: vec![empty; players],
        ending: None,
    });
    table = table.discard(1, "first-player");
    table.0.players[0].stage = Stage::Decide;
    table
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number as u8).unwrap()
}

pub fn cell(name: &str) -> CellName {
    CellName::try_from(name.to_owned()).unwrap()
}

/// `white*2` is two of `white`.
fn counted(text: &str) -> impl Iterator<Item = (&str, u8)> {
    text.split_whitespace().map(|word| match word.split_once('*') {
        Some((name, count)) => (name, count.parse().unwrap()),
        None => (word, 1),
    })
}

fn key<T: serde::de::DeserializeOwned>(name: &str) -> T {
    serde_json::from_value(Value::from(name)).unwrap_or_else(|error| panic!("{error}"))
}

impl Table {
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.0);
        self
    }

    pub fn player(self, number: usize, change: impl FnOnce(&mut PlayerState)) -> Self {
        self.with(|state| change(&mut state.players[number]))
    }

    pub fn draw(self, number: usize, dice: &str) -> Self {
        self.player(number, |player| player.draw.extend(counted(dice).map(|(name, count)| (key(name), count))))
    }

    pub fn roll(self, number: usize, dice: &str) -> Self {
        self.player(number, |player| player.roll.extend(counted(dice).map(|(name, count)| (key(name), count))))
    }

    pub fn discard(self, number: usize, dice: &str) -> Self {
        self.player(number, |player| player.discard.extend(counted(dice).map(|(name, count)| (key(name), count))))
    }

    /// Active dice, as in `white:symbol` or, with their parts 0 and 1 spent, `white:symbol:01`.
    pub fn active(self, number: usize, dice: &str) -> Self {
        let read = |(text, count): (&str, u8)| {
            let mut words = text.split(':');
            let die = key(words.next().unwrap());
            let side = key(words.next().unwrap_or_else(|| panic!("{text} shows no side")));
            let spent = words.next().unwrap_or("").bytes().map(|digit| digit - b'0').collect();
            ActiveText { die, side, spent, count }
        };
        self.player(number, |player| player.active.extend(counted(dice).map(read)))
    }

    pub fn at(self, number: usize, name: &str) -> Self {
        self.player(number, |player| player.cell = cell(name))
    }

    /// Where the runner stood when the round began.
    pub fn began(self, number: usize, name: &str) -> Self {
        self.player(number, |player| player.began = Some(PositionText { cell: cell(name), leg: 0 }))
    }

    pub fn fans(self, number: usize, fans: u8) -> Self {
        self.player(number, |player| player.fans = fans)
    }

    pub fn money(self, number: usize, coins: u16, credits: u16) -> Self {
        self.player(number, |player| (player.coins, player.credits) = (coins, credits))
    }

    pub fn feet(self, number: usize, feet: u16) -> Self {
        self.player(number, |player| player.feet = feet)
    }

    /// This seat has the first-player die; the test says where it lies.
    pub fn holds(self, number: usize) -> Self {
        self.with(|state| {
            state.holder = seat(number);
            state.players[1].discard.remove(&key("first-player"));
        })
    }

    /// Seat 1 holds all dice of a colour that are left.
    pub fn sold_out(self, dice: &str) -> Self {
        self.discard(1, dice)
    }

    // ----- From where it is played -----

    /// Loads the position as it is.
    #[track_caller]
    pub fn start(&self) -> Play {
        Play { game: Cubitos::load(&self.0).unwrap_or_else(|invalid| panic!("{invalid}")), log: Vec::new() }
    }

    pub fn refused(&self) -> String {
        Cubitos::load(&self.0).expect_err("the position should be refused").to_string()
    }

    /// Seat 0 decides in the roll phase.
    #[track_caller]
    pub fn decide(self) -> Play {
        self.start()
    }

    /// Seat 0 has declared a push, and its dice are in the air.
    #[track_caller]
    pub fn pushes(self) -> Play {
        let mut play = self.start();
        play.act("push");
        play
    }

    /// Seat 0 passes; then step 4 begins. The feet that the position has come from dark grey dice. With an empty roll zone
    /// seat 0 has passed already, and seat 1 passes now.
    #[track_caller]
    pub fn passes(mut self) -> Play {
        let feet = std::mem::take(&mut self.0.players[0].feet);
        let (die, side) = (key("dark-grey"), Side::Feet);
        let me = &mut self.0.players[0];
        match me.active.iter_mut().find(|sort| sort.die == die && sort.side == side) {
            Some(sort) => sort.count += feet as u8,
            None if feet > 0 => me.active.push(ActiveText { die, side, spent: Vec::new(), count: feet as u8 }),
            None => {}
        }
        if !me.roll.is_empty() {
            let mut play = self.start();
            play.act("pass");
            return play;
        }
        me.stage = Stage::Done;
        let other = &mut self.0.players[1];
        other.stage = Stage::Decide;
        let die = if other.discard.remove(&key("first-player")).is_some() { "first-player" } else { "light-grey" };
        let mut play = self.roll(1, die).start();
        play.seat_act(1, "pass");
        play
    }

    /// The swords have been compared, and seat 0 uses abilities.
    #[track_caller]
    pub fn compared(self, swords: &[u8], open: &[usize]) -> Play {
        let most = swords.iter().max().copied().unwrap_or(0);
        let first = swords.iter().position(|&count| count == most && most > 0);
        self.with(|state| {
            state.phase = Phase::Comparison;
            state.swords = swords.to_vec();
            state.most = first.map(seat);
            state.comparison_open = open.iter().map(|&number| seat(number)).collect();
            for number in 0..state.players.len() {
                let plays = number == 0 || open.contains(&number);
                state.players[number].stage = if plays { Stage::Abilities } else { Stage::Done };
            }
        })
        .start()
    }

    /// Seat 0 moves; everybody else has.
    #[track_caller]
    pub fn moves(self) -> Play {
        self.at_stage(Stage::Move)
    }

    /// Seat 0 is at this stage of steps 5 to 7; everybody else is done.
    #[track_caller]
    pub fn at_stage(self, stage: Stage) -> Play {
        self.staged(stage).start()
    }

    /// The same, not loaded yet.
    pub fn staged(self, stage: Stage) -> Self {
        self.with(|state| {
            state.phase = Phase::Run;
            state.mover = Some(seat(0));
            state.swords = vec![0; state.players.len()];
            state.players[0].stage = stage;
        })
    }

    /// Seat 1 ends its turn by buying nothing, and it is seat 0's turn to move.
    #[track_caller]
    pub fn moves_next(self) -> Play {
        let mut play = self
            .with(|state| {
                state.phase = Phase::Run;
                state.swords = vec![0; state.players.len()];
                state.players[0].stage = Stage::Done;
                (state.players[1].stage, state.players[1].coins) = (Stage::Buy, 20);
            })
            .start();
        play.seat_act(1, "done");
        play
    }

    /// Seat 0 buys; then the round ends, and seat 0 draws for the next one.
    #[track_caller]
    pub fn next_round(self) -> Play {
        self.at_stage(Stage::Buy)
    }

    /// Seat 0 buys nothing, and the next round has begun.
    #[track_caller]
    pub fn new_round(self) -> Play {
        let mut play = self.player(0, |player| player.coins = 20).next_round();
        play.act("done");
        play
    }
}

/// A position being played.
#[derive(Clone, Debug)]
pub struct Play {
    pub game: Cubitos,
    pub log: Vec<Event>,
}

/// The words of an action: what is done, then everything else that its JSON names.
fn words(action: &Action) -> Vec<String> {
    let Value::Object(mut fields) = serde_json::to_value(action).unwrap() else { panic!("{action:?} is no object") };
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let done = fields.remove("do").unwrap();
    std::iter::once(&done).chain(fields.values()).map(word).collect()
}

impl Play {
    /// Who can decide, lowest seat first.
    pub fn asked(&self) -> Option<usize> {
        match self.game.turn() {
            Turn::Players(seats) => seats.first().map(Seat::index),
            Turn::Chance(_) | Turn::Over => None,
        }
    }

    pub fn legal_for(&self, number: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(seat(number), &mut actions);
        actions
    }

    fn find(&self, number: usize, text: &str) -> Option<Action> {
        let wanted: Vec<_> = text.split_whitespace().collect();
        let fits = |action: &Action| {
            let words = words(action);
            words.first().map(String::as_str) == wanted.first().copied()
                && wanted.iter().all(|word| words.iter().any(|known| known == word))
        };
        let mut found: Vec<_> = self.legal_for(number).into_iter().filter(fits).collect();
        found.sort_by_key(|action| words(action).len());
        found.first().copied()
    }

    /// Can seat 0 do something whose words include these?
    pub fn can(&self, text: &str) -> bool {
        self.seat_can(0, text)
    }

    pub fn seat_can(&self, number: usize, text: &str) -> bool {
        self.find(number, text).is_some()
    }

    /// Seat 0 decides.
    #[track_caller]
    pub fn act(&mut self, text: &str) -> &mut Self {
        self.seat_act(0, text)
    }

    /// The shortest legal action whose words include these.
    #[track_caller]
    pub fn seat_act(&mut self, number: usize, text: &str) -> &mut Self {
        let Some(action) = self.find(number, text) else {
            panic!("seat {number} cannot {text}; legal: {:?}; {}", self.legal_for(number), self.json())
        };
        self.game.play(seat(number), &action, &mut self.log).unwrap();
        self
    }

    pub fn refuses(&self, number: usize, action: Action) -> Illegal {
        self.game.clone().play(seat(number), &action, &mut ()).unwrap_err()
    }

    /// The dice of whoever rolls come out like this; those not named miss.
    #[track_caller]
    pub fn rolls(&mut self, hits: &str) -> &mut Self {
        let number = self.roller();
        let hand = self.state().players[number].hand.clone();
        let mut fate: std::collections::BTreeMap<String, std::collections::BTreeMap<String, u8>> = Default::default();
        let mut hit_of: std::collections::BTreeMap<String, u8> = Default::default();
        for (text, count) in counted(hits) {
            let (die, side) = text.split_once(':').unwrap();
            *fate.entry(die.to_owned()).or_default().entry(side.to_owned()).or_default() += count;
            *hit_of.entry(die.to_owned()).or_default() += count;
        }
        for (die, count) in hand {
            let die: String = key::<String>(serde_json::to_value(die).unwrap().as_str().unwrap());
            let missed = count.checked_sub(hit_of.get(&die).copied().unwrap_or(0));
            let missed = missed.unwrap_or_else(|| panic!("not so many {die} are rolled: {}", self.json()));
            if missed > 0 {
                fate.entry(die).or_default().insert("blank".to_owned(), missed);
            }
        }
        let sides: Sides = serde_json::from_value(serde_json::to_value(fate).unwrap()).unwrap();
        let happened = self.game.happen(&Fate::Roll(sides), &mut self.log);
        happened.unwrap_or_else(|illegal| panic!("{illegal}: {hits}; {}", self.json()));
        self
    }

    /// Whose dice are in the air.
    #[track_caller]
    pub fn roller(&self) -> usize {
        assert!(self.game.turn().is_chance(), "nobody rolls: {}", self.json());
        self.game.view(engine::Viewer::Spectator).rolls.expect("somebody rolls").index()
    }

    pub fn is_rolling(&self) -> bool {
        self.game.turn().is_chance()
    }

    pub fn state(&self) -> State {
        self.game.save()
    }

    pub fn json(&self) -> String {
        serde_json::to_string(&self.state()).unwrap()
    }

    pub fn player(&self, number: usize) -> PlayerState {
        self.state().players.swap_remove(number)
    }

    pub fn me(&self) -> PlayerState {
        self.player(0)
    }

    pub fn phase(&self) -> Phase {
        self.state().phase
    }

    pub fn stage(&self) -> Stage {
        self.me().stage
    }

    pub fn task(&self) -> Task {
        self.me().task
    }

    /// Coins, feet, water feet and credits of seat 0.
    pub fn purse(&self) -> (u16, u16, u16, u16) {
        let me = self.me();
        (me.coins, me.feet, me.water_feet, me.credits)
    }

    /// How many of a die seat 0 has in a zone: `draw`, `roll`, `discard`, `hand`, or in all of them.
    pub fn count(&self, zone: &str, die: &str) -> u8 {
        self.count_of(0, zone, die)
    }

    pub fn count_of(&self, number: usize, zone: &str, die: &str) -> u8 {
        let player = self.player(number);
        let lying = match zone {
            "draw" => player.draw,
            "roll" => player.roll,
            "discard" => player.discard,
            "hand" => player.hand,
            "active" => return player.active.iter().filter(|sort| sort.die == key(die)).map(|sort| sort.count).sum(),
            "all" => {
                return ["draw", "roll", "discard", "hand", "active"]
                    .map(|zone| self.count_of(number, zone, die))
                    .iter()
                    .sum();
            }
            other => panic!("no zone is called {other}"),
        };
        lying.get(&key(die)).copied().unwrap_or(0)
    }

    /// How many active dice of seat 0 show this side.
    pub fn shows(&self, die: &str, side: Side) -> u8 {
        let sorts = self.me().active;
        sorts.iter().filter(|sort| sort.die == key(die) && sort.side == side).map(|sort| sort.count).sum()
    }

    /// How many dice of a kind the supply has.
    pub fn supply(&self, die: &str) -> u8 {
        let view = self.game.view(engine::Viewer::Spectator);
        view.supply.get(&key(die)).copied().unwrap_or(0)
    }

    pub fn cell(&self) -> String {
        self.me().cell.to_string()
    }

    /// Did this happen?
    pub fn happened(&self, is_it: impl Fn(&Event) -> bool) -> bool {
        self.log.iter().any(is_it)
    }

    /// The kinds of rolls that were made.
    pub fn roll_kinds(&self) -> Vec<RollKind> {
        let kind = |event: &Event| match event {
            Event::Rolled { roll, .. } => Some(*roll),
            _ => None,
        };
        self.log.iter().filter_map(kind).collect()
    }

    /// Whoever is asked ends what they are at, until seat 0 is at this stage again.
    #[track_caller]
    pub fn until(&mut self, stage: Stage) -> &mut Self {
        for _ in 0..200 {
            if self.me().stage == stage && self.asked() == Some(0) {
                return self;
            }
            self.skip();
        }
        panic!("{stage:?} is not reached: {}", self.json());
    }

    /// Whoever is asked, or chance, does the least that can be done.
    #[track_caller]
    pub fn skip(&mut self) -> &mut Self {
        let Some(number) = self.asked() else { return self.rolls("") };
        for ending in ["pass", "ready", "stop", "done", "roll", "bust", "let-go", "push", "draw", "lose", "choose"] {
            if self.seat_can(number, ending) {
                return self.seat_act(number, ending);
            }
        }
        panic!("seat {number} cannot end anything: {:?}", self.legal_for(number));
    }
}
