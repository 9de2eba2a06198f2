//! Every decision as a line of the menu, with what it does at once.

use engine::{Phrase, Seat};
use games::king_of_tokyo_duel::view::{ChoiceView, SlotView, StopView, View};
use games::king_of_tokyo_duel::{Action, Bonus, Card, Event, KingOfTokyoDuel, Side, Stage, Symbol, Task, Token, Track};

use super::{name, text};
use crate::{Correction, Gains, Label, Plan};

/// Everything that can be decided now. Each plan is one decision.
pub fn plans(view: &View) -> Vec<Plan<KingOfTokyoDuel>> {
    let Some(seat) = view.waiting_for.first() else { return Vec::new() };
    let plan = |choice: &ChoiceView| Plan {
        actions: vec![choice.action],
        path: path(view, choice.action),
        gains: gains(seat, choice),
    };
    let mut choices: Vec<_> = view.choices.iter().collect();
    choices.sort_by_key(|choice| (end(seat, choice), rank(view, choice.action), place_on_board(view, choice.action)));
    let mut plans: Vec<_> = choices.into_iter().map(plan).collect();
    // What follows wherever a token is laid is said once, in words.
    let is_laid = |plan: &&mut Plan<KingOfTokyoDuel>| matches!(plan.actions[0], Action::Place { .. });
    let mut laid: Vec<_> = plans.iter_mut().filter(is_laid).collect();
    if laid.len() > 1 && laid.iter().all(|plan| plan.gains == laid[0].gains) {
        laid.iter_mut().for_each(|plan| plan.gains.symbols.clear());
    }
    plans
}

/// Boards have the end of seat 0 on the left; do its numbers fall from left to right then?
fn is_mirrored(view: &View) -> bool {
    view.seats.first().is_some_and(|seat| seat.side == Side::Right)
}

/// Spaces come in the order in which they lie.
fn place_on_board(view: &View, action: Action) -> (u8, i8) {
    match action {
        Action::Place { track, space, .. } => (track as u8, if is_mirrored(view) { -space } else { space }),
        _ => (0, 0),
    }
}

/// Every symbol that is marked can be kept after all. Marks come last among what is open: whatever else can be decided while
/// rolling ends the roll or turns up a card.
pub fn corrections(view: &View, open: &[Action]) -> Vec<Correction<Action>> {
    let keep = |symbol: Symbol| {
        let last = open.iter().rposition(|action| *action == Action::Reroll { symbol })?;
        let marked = view.roll.marked.of(symbol);
        let phrase = Phrase::new("menu-unmark").word("symbol", symbol.name()).number("count", marked);
        (marked > 0).then(|| Correction::taking_back(last, open, Label::lettered(key(symbol), phrase)))
    };
    Symbol::ALL.into_iter().filter_map(keep).collect()
}

/// What wins comes before everything else, what loses after it.
fn end(seat: Seat, choice: &ChoiceView) -> u8 {
    match choice.ends.and_then(|ending| ending.winner) {
        Some(winner) if winner == seat => 0,
        None => 1,
        Some(_) => 2,
    }
}

/// Enter takes the first entry: dice that are marked are thrown, and nothing is bought, spent or discarded by habit, nor
/// is anything lost that costs nothing.
fn rank(view: &View, action: Action) -> u8 {
    match action {
        Action::Throw | Action::ThrowFree if !view.roll.marked.is_empty() => 0,
        // To do without a defence, or without a power once the dice are resolved, is no harmless answer.
        Action::Decline if !matches!(view.pending.last(), Some(Task::Packet(_))) => 0,
        // What is not added now is never added, and a claw more is always a hit more.
        Action::Done if view.stage == Stage::Additions && !hurts_to_add(view) => 2,
        Action::Add { symbol: Symbol::Power, .. } => 3,
        Action::Done if view.stage != Stage::Resolve => 0,
        Action::Finish | Action::Multiply => 0,
        Action::TakeBonus if reached(view).is_some_and(|stop| stop.bonus.is_none()) => 2,
        Action::SpendDieToken => 2,
        Action::Sweep => 3,
        Action::Metabolize { .. } => 4,
        _ => 1,
    }
}

/// Does a card punish equal symbols?
fn hurts_to_add(view: &View) -> bool {
    view.seats[view.active_player.index()].cards.iter().any(|kept| kept.card == Card::NaturalSelection)
}

/// The way to an action: a letter for what there is once, a number for what there are several of.
fn path(view: &View, action: Action) -> Vec<Label> {
    let label = |key: &'static str| Label::new(Phrase::new(key));
    let lettered = |letter: char, key: &'static str| Label::lettered(letter, Phrase::new(key));
    let card = |card: Card| Label::new(Phrase::new("menu-card").phrase("name", name(card)));
    let roll = &view.roll;
    let one = match action {
        Action::Sleep => label("menu-sleep"),
        Action::Wake => label("menu-wake"),
        Action::SpendDieToken => lettered('d', "menu-spend-die-token"),
        Action::Reroll { symbol } => {
            let kept = roll.dice.of(symbol) - roll.marked.of(symbol);
            Label::lettered(key(symbol), Phrase::new("menu-reroll").word("symbol", symbol.name()).number("count", kept))
        }
        Action::Throw if view.stage == Stage::Gather => lettered('t', "menu-throw-first"),
        Action::Throw => Label::lettered('t', Phrase::new("menu-throw-again").number("count", roll.marked.len())),
        Action::Keep { symbol } => return vec![lettered('k', "menu-keep"), of_symbol(symbol)],
        Action::ThrowFree => lettered('f', "menu-throw-free"),
        Action::Stop => lettered('s', "menu-stop"),
        Action::Add { symbol, twice } => {
            let (key, more) = if twice { ("menu-twice", 2) } else { ("menu-once", 1) };
            let count = roll.symbols.of(symbol) + more;
            return vec![of_symbol(symbol), Label::new(Phrase::new(key).number("count", count))];
        }
        Action::SetAside { first, second } => {
            let die = |symbol: Symbol, phrase: &'static str| {
                Label::lettered(key(symbol), Phrase::new(phrase).word("symbol", symbol.name()))
            };
            return vec![die(first, "menu-set-aside"), die(second, "menu-set-aside-too")];
        }
        Action::Resolve { symbol } => {
            let count = roll.symbols.of(symbol);
            Label::lettered(
                key(symbol),
                Phrase::new("menu-resolve").word("symbol", symbol.name()).number("count", count),
            )
        }
        Action::Multiply => {
            let powers = roll.symbols.of(Symbol::Power) - roll.spent;
            let claws = roll.symbols.of(Symbol::Claw);
            Label::lettered('p', Phrase::new("menu-multiply").number("count", claws).number("powers", powers))
        }
        Action::Pull { track } => {
            let letter = if track == Track::Fame { 'f' } else { 'd' };
            Label::lettered(letter, Phrase::new("menu-pull").word("track", track.name()))
        }
        Action::GainDieToken => lettered('p', "menu-gain-die-token"),
        Action::GainEnergy { amount } => {
            return vec![
                lettered('p', "menu-power-energy"),
                Label::new(Phrase::new("menu-energy").number("amount", amount)),
            ];
        }
        Action::Claim { token } => {
            let letter = if token == Token::KingFirst { 'a' } else { 'b' };
            Label::lettered(letter, Phrase::new("menu-claim").word("token", token.name()))
        }
        Action::Place { token, track, space, turned } => {
            let track = Label::new(Phrase::new("menu-track").word("track", track.name()));
            return vec![
                track,
                Label::new(spaces(view, token, space)),
                Label::quiet(order(view, token, space, turned)),
            ];
        }
        Action::Leave { .. } => lettered('e', "menu-leave"),
        Action::TakeBonus => Label::new(printed_bonus(view)),
        Action::TakeClaw => label("menu-take-claw"),
        Action::Buy { card } => {
            Label { letter: slot_key(view, card), ..Label::new(Phrase::new("menu-buy").phrase("name", name(card))) }
        }
        Action::Sweep => lettered('r', "menu-sweep"),
        Action::Finish => lettered('e', "menu-finish"),
        Action::Metabolize { card: away } => return vec![lettered('x', "menu-metabolize"), card(away)],
        Action::GiveUp { card: which } | Action::Destroy { card: which } | Action::Swap { card: which } => card(which),
        Action::Use { card } => usage(view, card),
        Action::Decline => lettered('d', "menu-decline"),
        Action::Done => lettered('e', "menu-done"),
    };
    vec![one]
}

fn of_symbol(symbol: Symbol) -> Label {
    Label::lettered(key(symbol), Phrase::new("menu-symbol").word("symbol", symbol.name()))
}

/// A key for each symbol, so that none changes its meaning while dice are chosen or resolved one after the other.
fn key(symbol: Symbol) -> char {
    char::from(b'1' + symbol as u8)
}

/// A key for each slot of the market that means nothing while dice are resolved: what was pressed once too often buys nothing.
fn slot_key(view: &View, card: Card) -> Option<char> {
    let is_here = |slot: &SlotView| slot.card.as_ref().is_some_and(|here| here.card == card);
    view.market.iter().position(is_here).and_then(|slot| ['i', 'j', 'k'].get(slot).copied())
}

/// The first and the last space that a token covers, as they lie.
fn ends(view: &View, token: Token, space: i8) -> (i8, i8) {
    let last = space + token.covers() as i8 - 1;
    if is_mirrored(view) { (last, space) } else { (space, last) }
}

/// The spaces that a token covers.
fn spaces(view: &View, token: Token, space: i8) -> Phrase {
    match ends(view, token, space) {
        (only, last) if only == last => Phrase::new("menu-space").number("space", only),
        (first, last) => Phrase::new("menu-spaces").number("space", first).number("last", last),
    }
}

/// What the stops of a token give, in the order in which they lie.
fn order(view: &View, token: Token, space: i8, is_turned: bool) -> Phrase {
    let sign = |bonus: Option<Bonus>| Phrase::new("bonus-sign").word("bonus", bonus.map_or("blank", Bonus::name));
    let mut signs: Vec<_> = token.stops(is_turned).map(|(_, bonus)| sign(bonus)).collect();
    if is_mirrored(view) {
        signs.reverse();
    }
    let mut signs = signs.into_iter();
    let lies = match ends(view, token, space) {
        (only, last) if only == last => Phrase::new("menu-order-on").number("space", only),
        (first, last) => Phrase::new("menu-order").number("space", first).number("last", last),
    };
    ["first", "second", "third"]
        .into_iter()
        .fold(lies, |phrase, place| phrase.phrase(place, signs.next().unwrap_or_else(|| Phrase::new("nothing"))))
}

/// The stop that the marker has reached which is being pulled.
pub(super) fn reached(view: &View) -> Option<&StopView> {
    let Some(Task::Pull(pull)) = view.pending.last() else { return None };
    let track = view.tracks.iter().find(|track| track.track == pull.track)?;
    track.stops.iter().find(|stop| stop.position == track.marker)
}

/// What that stop gives by itself.
fn printed_bonus(view: &View) -> Phrase {
    match reached(view).and_then(|stop| stop.bonus) {
        Some(bonus) => Phrase::new("menu-take-bonus").word("bonus", bonus.name()).number("amount", bonus.amount()),
        None => Phrase::new("menu-take-nothing"),
    }
}

/// What using a card means at this moment.
fn usage(view: &View, card: Card) -> Label {
    match card {
        Card::Rebooting if view.stage == Stage::Rebooting => Label::new(Phrase::new("menu-skip")),
        Card::InShape => Label::new(Phrase::new("menu-pay")),
        _ => Label::new(Phrase::new("menu-use").phrase("name", name(card))),
    }
}

/// The events of a choice, up to the next turn or the next group of symbols: what is left of the dice is resolved whatever
/// is chosen, unless they are only kept by it.
pub fn at_once(choice: &ChoiceView) -> impl Iterator<Item = &Event> {
    let chosen = match choice.action {
        Action::Resolve { symbol } => Some(symbol),
        Action::Multiply => Some(Symbol::Claw),
        _ => None,
    };
    let is_at_once = move |event: &&Event| match event {
        Event::Turn { .. } => false,
        Event::Resolved { symbol, .. } => choice.action == Action::Stop || Some(*symbol) == chosen,
        _ => true,
    };
    choice.does.iter().take_while(is_at_once)
}

/// What a choice does before chance or anybody else decides again, whether it ends the game, and the text of the card it is
/// about.
fn gains(seat: Seat, choice: &ChoiceView) -> Gains {
    let mut gains = Gains::default();
    for event in at_once(choice) {
        let Some((symbols, words)) = gain(seat, event) else { continue };
        // What is paid is no gain.
        let is_paid = matches!(event, Event::Paid { .. });
        gains.words.extend(words.or_else(|| (!is_paid).then(|| symbols.clone())));
        gains.symbols.push(symbols);
    }
    gains.notes = match choice.action {
        Action::Buy { card }
        | Action::Use { card }
        | Action::GiveUp { card }
        | Action::Metabolize { card }
        | Action::Destroy { card }
        | Action::Swap { card } => vec![text(card)],
        _ => Vec::new(),
    };
    if let Some(ending) = choice.ends {
        let (key, result) = match ending.winner {
            Some(winner) if winner == seat => ("gain-won", "won"),
            Some(_) => ("gain-not-won", "lost"),
            None => ("gain-undecided", "drawn"),
        };
        gains.symbols.push(Phrase::new(key));
        gains.notes.insert(0, Phrase::new("note-ends").word("result", result));
    }
    gains
}

/// One event as `seat` looks forward to it, in symbols and, where words say more, in words.
fn gain(seat: Seat, event: &Event) -> Option<(Phrase, Option<Phrase>)> {
    let amount = |key: &'static str, amount: u16| Phrase::new(key).number("amount", amount);
    Some(match *event {
        Event::Moved { track, to, .. } => {
            let moved = |key: &'static str| {
                Phrase::new(key)
                    .word("track", track.name())
                    .number("space", to.floor())
                    .number("next", to.floor() + 1)
                    .word("added", if to.is_added() { "yes" } else { "no" })
            };
            (moved("gain-moved"), Some(moved("gain-moved-words")))
        }
        Event::Hits { seat: victim, hits } if victim != seat => {
            let hit = |key: &'static str| Phrase::new(key).number("hits", hits);
            (hit("gain-hits"), Some(hit("gain-hits-words")))
        }
        Event::Took { seat: victim, hits, .. } if victim == seat => (amount("gain-lost", hits.into()), None),
        Event::Hearts { seat: who, amount: hearts, .. } if who == seat => (amount("gain-hearts", hearts.into()), None),
        Event::Energy { seat: who, amount: energy, .. } if who == seat => (amount("gain-energy", energy), None),
        Event::Paid { seat: who, amount: energy, .. } if who == seat => (amount("gain-paid", energy), None),
        Event::DieTokens { seat: who, amount: tokens } if who == seat => {
            (amount("gain-die-tokens", tokens.into()), None)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use engine::{Game, Match, Viewer};
    use games::king_of_tokyo_duel::{Fate, State};

    use super::*;
    use crate::Guide;

    /// Two claws, a heart and three Fame dice lie on the table after the first roll.
    fn rolled() -> Match<KingOfTokyoDuel> {
        let state: State = serde_json::from_value(serde_json::json!({
            "setup": {"monsterOfSeat0": "gigazaur", "monsterOfSeat1": "alienoid"},
            "stage": "roll", "turn": 2, "seats": [{}, {}],
            "market": {"left": "natural-selection", "middle": "snack-time", "right": "acid-attack"},
            "roll": {"dice": {"claw": 2, "heart": 1, "fame": 3}, "made": 1, "allowed": 3},
        }))
        .unwrap();
        Match::from_state(&state).unwrap()
    }

    fn reroll(symbol: Symbol) -> Action {
        Action::Reroll { symbol }
    }

    fn corrections_of(played: &Match<KingOfTokyoDuel>) -> Vec<Correction<Action>> {
        KingOfTokyoDuel::corrections(
            &played.game().view(Viewer::Seat(Seat::FIRST)),
            &played.open_decisions(Seat::FIRST),
        )
    }

    #[test]
    fn any_mark_can_be_taken_back_and_the_others_stay() {
        let mut played = rolled();
        assert_eq!(corrections_of(&played), []);
        for symbol in [Symbol::Claw, Symbol::Heart, Symbol::Claw, Symbol::Fame] {
            played.play(Seat::FIRST, &reroll(symbol), &mut ()).unwrap();
        }
        let corrections = corrections_of(&played);
        let shape = |Correction { label, undo, actions }: &Correction<Action>| (label.letter, *undo, actions.clone());
        assert_eq!(
            corrections.iter().map(shape).collect::<Vec<_>>(),
            [
                (Some('1'), 2, vec![reroll(Symbol::Fame)]),
                (Some('2'), 3, vec![reroll(Symbol::Claw), reroll(Symbol::Fame)]),
                (Some('4'), 1, vec![]),
            ]
        );
        let letters: Vec<_> =
            plans(&played.game().view(Viewer::Seat(Seat::FIRST))).iter().map(|p| p.path[0].letter).collect();
        assert!(!letters.contains(&Some('2')), "all hearts are marked: the key of the choice is free");
        for correction in corrections {
            let mut corrected = played.clone();
            (0..correction.undo).for_each(|_| _ = corrected.undo(Seat::FIRST).unwrap());
            correction.actions.iter().for_each(|action| corrected.play(Seat::FIRST, action, &mut ()).unwrap());
            let symbol = Symbol::ALL[usize::from(correction.label.letter.unwrap() as u8 - b'1')];
            let mut marked = played.game().view(Viewer::Spectator).roll.marked;
            marked.remove(symbol);
            assert_eq!(corrected.game().view(Viewer::Spectator).roll.marked, marked);
        }
    }

    /// Nobody is asked how claws and hearts are resolved, so they follow from keeping all dice.
    #[test]
    fn to_roll_no_more_brings_what_the_dice_do_by_themselves() {
        let mut state = rolled().game().save();
        (state.seats[0].hearts, state.seats[0].energy) = (Some(9), 9);
        state.roll.dice = [Symbol::Claw, Symbol::Heart].into_iter().cycle().take(6).collect();
        let played = Match::<KingOfTokyoDuel>::from_state(&state).unwrap();
        let plans = plans(&played.game().view(Viewer::Seat(Seat::FIRST)));
        let stop = plans.iter().find(|plan| plan.actions == [Action::Stop]).unwrap();
        let brings: Vec<_> = stop.gains.symbols.iter().map(|symbol| symbol.key).collect();
        assert_eq!(brings, ["gain-hits", "gain-hearts"]);
    }

    /// The spaces that the menu offers on the first track, when seat 0 sits on this side, and how the token lies there.
    fn places(side: &str) -> Vec<[Phrase; 2]> {
        let state: State = serde_json::from_value(serde_json::json!({
            "setup": {"monsterOfSeat0": "the-king", "monsterOfSeat1": "alienoid", "firstPlayerSeat": side},
            "stage": "resolve", "turn": 3, "seats": [{}, {}],
            "market": {"left": "natural-selection", "middle": "snack-time", "right": "acid-attack"},
            "roll": {"dice": {"fame": 2, "destruction": 2, "power": 2}, "made": 3, "allowed": 3},
        }))
        .unwrap();
        let mut played: Match<KingOfTokyoDuel> = Match::from_state(&state).unwrap();
        played.play(Seat::FIRST, &Action::Claim { token: Token::KingFirst }, &mut ()).unwrap();
        let plans = plans(&played.game().view(Viewer::Seat(Seat::FIRST)));
        let on_fame = |plan: &&Plan<KingOfTokyoDuel>| plan.path[0].phrase == plans[0].path[0].phrase;
        plans.iter().filter(on_fame).map(|plan| [1, 2].map(|level| plan.path[level].phrase.clone())).collect()
    }

    #[test]
    fn spaces_are_listed_as_they_lie() {
        let mut from_the_right = places("right");
        assert_eq!(from_the_right[0][0], Phrase::new("menu-space").number("space", 7));
        from_the_right.reverse();
        assert_eq!(places("left"), from_the_right);
    }

    #[test]
    fn a_token_of_one_space_lies_on_it_and_not_from_it_to_itself() {
        for [_, lies] in places("left") {
            assert_eq!(lies.key, "menu-order-on");
        }
    }

    /// The first entry of the menu in this position: what Enter takes.
    fn first(state: serde_json::Value) -> Action {
        let state: State = serde_json::from_value(state).unwrap();
        let played: Match<KingOfTokyoDuel> = Match::from_state(&state).unwrap();
        plans(&played.game().view(Viewer::Seat(Seat::FIRST)))[0].actions[0]
    }

    #[test]
    fn enter_throws_nothing_away() {
        let of = |monster: &str, stage: &str, cards: &[&str], dice: serde_json::Value| {
            let market = serde_json::json!({"left": "frenzy", "middle": "snack-time", "right": "acid-attack"});
            first(serde_json::json!({
                "setup": {"monsterOfSeat0": monster, "monsterOfSeat1": "gigazaur"},
                "stage": stage, "turn": 3, "seats": [{"cards": cards, "hearts": 5}, {"hearts": 9}], "market": market,
                "roll": {"dice": dice, "made": 3, "allowed": 3},
            }))
        };
        let claw = Action::Resolve { symbol: Symbol::Claw };
        let few = serde_json::json!({"claw": 1, "heart": 2, "fame": 1, "power": 2});
        assert_eq!(of("meka-dragon", "resolve", &[], few.clone()), Action::Multiply);
        let wins = serde_json::json!({"claw": 2, "heart": 1, "destruction": 3});
        assert_eq!(of("meka-dragon", "resolve", &[], wins), claw, "nothing to multiply");
        let add = Action::Add { symbol: Symbol::Claw, twice: false };
        assert_eq!(of("alienoid", "additions", &[], few.clone()), add);
        assert_eq!(of("alienoid", "additions", &["natural-selection"], few), Action::Done, "equal symbols may hurt");
    }

    /// Fame is pulled from its space onto this token; what is decided then, and how it is asked.
    fn pulled(token: &str, space: i8, fame: u8, from: i8) -> (Action, Action, &'static str) {
        let state: State = serde_json::from_value(serde_json::json!({
            "setup": {"monsterOfSeat0": "gigazaur", "monsterOfSeat1": "alienoid"},
            "stage": "resolve", "turn": 5, "seats": [{"cards": ["lightning-speed", "unchained"], "hearts": 9}, {}],
            "board": {"fame": from, "destruction": 0, "tokens": [{"token": token, "track": "fame", "space": space}]},
            "market": {"left": "natural-selection", "middle": "snack-time", "right": "acid-attack"},
            "roll": {"dice": {"heart": 5 - fame, "energy": 1, "fame": fame}, "made": 3, "allowed": 3},
        }))
        .unwrap();
        let mut played: Match<KingOfTokyoDuel> = Match::from_state(&state).unwrap();
        let first =
            |played: &Match<KingOfTokyoDuel>| plans(&played.game().view(Viewer::Seat(Seat::FIRST)))[0].actions[0];
        let before = first(&played);
        played.play(Seat::FIRST, &Action::Resolve { symbol: Symbol::Fame }, &mut ()).unwrap();
        let view = played.game().view(Viewer::Seat(Seat::FIRST));
        (before, first(&played), KingOfTokyoDuel::prompt(&view, Some(Seat::FIRST)).key)
    }

    #[test]
    fn a_blank_space_becomes_a_hit_and_a_victory_comes_first() {
        let [heart, fame] = [Symbol::Heart, Symbol::Fame].map(|symbol| Action::Resolve { symbol });
        assert_eq!(pulled("buzz-fish", -1, 3, 0), (heart, Action::TakeBonus, "prompt-bonus"));
        assert_eq!(pulled("buzz-phantom", -2, 3, 0), (heart, Action::TakeClaw, "prompt-blank"));
        assert_eq!(pulled("buzz-fish", -6, 4, -5).0, fame, "it wins at once");
    }

    #[test]
    fn what_came_before_a_throw_stays() {
        let mut played = rolled();
        for action in [reroll(Symbol::Claw), Action::Throw] {
            played.play(Seat::FIRST, &action, &mut ()).unwrap();
        }
        played.happen(&Fate::Throw([Symbol::Claw].into_iter().collect()), &mut ()).unwrap();
        assert_eq!(corrections_of(&played), []);
        played.play(Seat::FIRST, &reroll(Symbol::Claw), &mut ()).unwrap();
        assert_eq!(corrections_of(&played).len(), 1);
    }
}
