//! Clever Cubed in words: what is decided, what each die can mark, and where the points come from.

use engine::{Phrase, Seat};
use games::clever_cubed::bonus::{Bonus, Question};
use games::clever_cubed::dice::Faces;
use games::clever_cubed::event::faces_phrase;
use games::clever_cubed::game::Phase;
use games::clever_cubed::mark::Area;
use games::clever_cubed::player::Stage;
use games::clever_cubed::view::{ActionCell, BlockedView, ChoiceView, DieView, MarkView, Target, View};
use games::clever_cubed::{Action, CleverCubed, Die, Joker, Mark, PinkChoice, Place, Side};

use crate::{Blocked, Ending, Gains, Guide, Label, Plan, Section};

impl Guide for CleverCubed {
    type Traces = ();
    type Stakes = ();
    type Components = ();

    fn prompt(view: &View, seat: Option<Seat>) -> Phrase {
        let Some(player) = seat.and_then(|seat| view.seats.get(seat.index())) else {
            return match view.phase {
                Phase::StartingPlayer => Phrase::new("prompt-starting-player"),
                Phase::Throw => Phrase::new("prompt-throw").number("roll", view.roll),
                Phase::PassiveThrow => Phrase::new("prompt-passive-throw"),
                Phase::Over => Phrase::new("prompt-over"),
                _ => wait(view),
            };
        };
        if view.choices.iter().any(|choice| choice.action == Action::Enough) {
            return Phrase::new("prompt-cross");
        }
        match player.questions[..] {
            [] => {}
            [only] => return Phrase::new("prompt-question").word("question", only.name()),
            _ => return Phrase::new("prompt-questions").number("count", player.questions.len() as i64),
        }
        // Who is not to decide sees no choices, and cannot tell.
        let fits = view.choices.is_empty() || view.choices.iter().any(|choice| !choice.marks.is_empty());
        match player.stage {
            Stage::Roll if !fits => Phrase::new("prompt-roll-none").number("roll", view.roll),
            Stage::Pick if !fits => Phrase::new("prompt-pick-none"),
            Stage::Roll => Phrase::new("prompt-roll").number("roll", view.roll),
            Stage::Pick if is_from_slots(view) => Phrase::new("prompt-pick-slots"),
            Stage::Pick => Phrase::new("prompt-pick"),
            Stage::ExtraDice => Phrase::new("prompt-extra-die").number("count", player.extra_dice.available),
            Stage::Idle | Stage::Took => wait(view),
        }
    }

    fn plans(view: &View) -> Vec<Plan<Self>> {
        let mut choices: Vec<_> = view.choices.iter().collect();
        // The rows of a free mark are offered from the top, whichever column has a cell left in them.
        choices.sort_by_key(|choice| match choice.action {
            Action::Answer { mark, .. } => match mark {
                Mark::Yellow { row, .. } | Mark::Turquoise { row, .. } => (Some(mark.area()), row),
                _ => (Some(mark.area()), 0),
            },
            _ => (None, 0),
        });
        choices.into_iter().flat_map(|choice| plans_of(view, choice)).collect()
    }

    fn blocked(view: &View) -> Vec<Blocked> {
        let is_pick = view.choices.iter().any(|choice| choice.action == Action::Decline);
        let blocked = |blocked: &BlockedView| {
            let goes_without_place = view.phase == Phase::Roll || is_pick && is_on_platter(view, blocked.die);
            let what = die_phrase(view, blocked.die, goes_without_place);
            Blocked { what, why: blocked.obstacle.phrase() }
        };
        view.blocked.iter().map(blocked).collect()
    }

    fn asks_for_throw(action: &Action) -> bool {
        *action == Action::Reroll
    }

    fn standing(view: &View, seat: Seat) -> Phrase {
        Phrase::new("standing").number("points", view.seats[seat.index()].score.total)
    }

    fn ending(view: &View) -> Ending {
        let row = |key: &'static str, points: &dyn Fn(&games::clever_cubed::view::SeatView) -> i32| {
            (Phrase::new(key), view.seats.iter().map(points).collect::<Vec<_>>())
        };
        let mut rows: Vec<_> = Area::ALL.iter().map(|&area| row(area.name(), &|seat| seat.score.area(area))).collect();
        rows.push(row("foxes", &|seat| i32::from(seat.foxes)));
        rows.push(row("fox-points", &|seat| seat.score.foxes));
        rows.push(row("total", &|seat| seat.score.total));
        let reason = view.outcome.as_ref().map_or("prompt-wait", |outcome| outcome.reason);
        let solo = (view.seats.len() == 1).then(|| view.seats[0].rating);
        Ending { rows, reason: Phrase::new(reason), title: solo.map(|rating| (Phrase::new(rating.name), rating.stars)) }
    }

    fn help() -> Vec<Section> {
        let legend =
            ["legend-cells", "legend-bonuses", "legend-gains", "legend-scales", "legend-symbols", "legend-questions"]
                .map(Phrase::new);
        let rules = ["turn", "white", "yellow", "turquoise", "blue", "brown", "pink", "actions", "foxes"];
        let rules = rules.into_iter().map(|rule| Phrase::new("help-rule").word("rule", rule));
        vec![Section::new("help-symbols", legend), Section::new("help-rules", rules)]
    }

    fn components(&self) {}
}

/// Somebody else decides.
fn wait(view: &View) -> Phrase {
    match view.waiting_for.first() {
        Some(only) if view.waiting_for.len() == 1 => Phrase::new("prompt-wait-for").seat("seat", only),
        _ => Phrase::new("prompt-wait"),
    }
}

/// Does no die of the platter fit, so that one of the slots can be picked?
fn is_from_slots(view: &View) -> bool {
    let lies_in_slot = |picked: Die| view.dice.iter().any(|die| die.die == picked && die.place != Place::Platter);
    view.choices.iter().any(|choice| matches!(choice.action, Action::Pick { die, .. } if lies_in_slot(die)))
}

/// A die is chosen and marked in one go; everything else is one decision.
fn plans_of(view: &View, choice: &ChoiceView) -> Vec<Plan<CleverCubed>> {
    let action = choice.action;
    let marked = |mark: &MarkView, actions: Vec<Action>, path: Vec<Label>| Plan {
        actions,
        path,
        gains: Gains {
            symbols: mark.bonuses.iter().copied().map(symbol).chain(further_crosses(mark, "symbol-crosses")).collect(),
            words: mark.bonuses.iter().map(|bonus| bonus.phrase()).collect(),
            points: mark.points,
            notes: further_crosses(mark, "note-crosses").into_iter().chain(notes(choice)).collect(),
        },
    };
    match action {
        Action::Take { die, joker } | Action::Pick { die, joker } | Action::Extra { die, joker } => {
            let first = die_labels(view, action, die, joker);
            let plan = |mark: &MarkView| {
                let last = [area_label(mark.mark, die == Die::White), cell(mark.mark)];
                let path = first.iter().cloned().chain(last).collect();
                marked(mark, vec![action, Action::Mark { mark: mark.mark }], path)
            };
            choice.marks.iter().map(plan).collect()
        }
        _ => {
            let path = path(view, choice);
            match &choice.marks[..] {
                [mark] => vec![marked(mark, vec![action], path)],
                _ => vec![Plan {
                    actions: vec![action],
                    path,
                    gains: Gains { notes: notes(choice), ..Gains::default() },
                }],
            }
        }
    }
}

/// The crosses that matching dice bring after a turquoise one.
fn further_crosses(mark: &MarkView, key: &'static str) -> Option<Phrase> {
    (mark.further_crosses > 0).then(|| Phrase::new(key).number("count", mark.further_crosses))
}

/// Which dice would go to the platter, for others to pick.
fn notes(choice: &ChoiceView) -> Vec<Phrase> {
    let platter = (choice.platter != Faces::default())
        .then(|| Phrase::new("note-platter").phrase("dice", faces_phrase(choice.platter)));
    let last_roll = choice.ends_rolls.then(|| Phrase::new("note-last-roll"));
    platter.into_iter().chain(last_roll).collect()
}

/// The way to an action that is not the choice of a die.
fn path(view: &View, choice: &ChoiceView) -> Vec<Label> {
    match choice.action {
        Action::Mark { mark } => vec![area_label(mark, false), cell(mark)],
        Action::Answer { question, mark } => {
            let first = Label::new(Phrase::new("menu-question").word("question", question.name()));
            let last = free_mark(view, mark, choice.marks.first().map(|mark| mark.target));
            [first, area_label(mark, question == Question::Black)].into_iter().chain(last).collect()
        }
        Action::Reroll => {
            let left = view.seats[view.active_player.index()].rerolls.available;
            vec![Label::lettered('r', Phrase::new("menu-reroll").number("count", left))]
        }
        Action::Forfeit => vec![Label::lettered('f', Phrase::new("menu-forfeit"))],
        Action::Decline => vec![Label::lettered('d', Phrase::new("menu-decline"))],
        Action::Stop => vec![Label::lettered('s', Phrase::new("menu-stop"))],
        Action::Cross { row } => vec![turquoise_row(row)],
        Action::Enough => vec![Label::lettered('e', Phrase::new("menu-enough"))],
        Action::Take { .. } | Action::Pick { .. } | Action::Extra { .. } => {
            unreachable!("dice are chosen with their marks")
        }
    }
}

/// First the die, then the joker if there is one to use, then its number where that is free.
fn die_labels(view: &View, action: Action, die: Die, joker: Option<Joker>) -> Vec<Label> {
    let goes_without_place = match action {
        Action::Take { .. } => true,
        // Where the die lies tells a fallback from a usual pick, and matters for an extra die.
        Action::Pick { .. } => is_on_platter(view, die),
        _ => false,
    };
    let is_printed = |cell| joker_cell(view, cell).is_some_and(|cell| cell.number.is_some());
    let joker = match joker {
        None => vec![Label { letter: Some('0'), ..Label::quiet(Phrase::new("menu-plain")) }],
        Some(Joker { cell, number }) if is_printed(cell) => {
            vec![digit(number, Phrase::new("menu-joker").number("number", number))]
        }
        Some(Joker { number, .. }) => {
            vec![Label::lettered('j', Phrase::new("menu-joker-any")), free_number("menu-number", number)]
        }
    };
    [vec![Label::new(die_phrase(view, die, goes_without_place))], joker].concat()
}

/// A die, what it shows, and where it lies unless that goes without saying.
fn die_phrase(view: &View, die: Die, goes_without_place: bool) -> Phrase {
    let lying = die_view(view, die);
    let value = lying.and_then(|die| die.value).unwrap_or(0);
    let phrase = |key| Phrase::new(key).word("die", die.name()).number("value", value);
    match lying {
        Some(lying) if !goes_without_place => phrase("menu-die-placed").word("place", lying.place.name()),
        _ => phrase("menu-die"),
    }
}

fn die_view(view: &View, die: Die) -> Option<&DieView> {
    view.dice.iter().find(|view| view.die == die)
}

fn is_on_platter(view: &View, die: Die) -> bool {
    die_view(view, die).is_some_and(|die| die.place == Place::Platter)
}

/// The number-joker rows of all sheets are printed alike.
fn joker_cell(view: &View, cell: u8) -> Option<&ActionCell> {
    view.seats.first()?.number_jokers.cells.get(usize::from(cell) - 1)
}

/// The short sign of a bonus.
pub fn symbol(bonus: Bonus) -> Phrase {
    Phrase::new("symbol").word("bonus", bonus.name())
}

/// The area goes without saying unless the die or the question mark is good for any.
fn area_label(mark: Mark, is_any: bool) -> Label {
    let phrase = Phrase::new("menu-area").word("area", mark.area().name());
    if is_any { Label::new(phrase) } else { Label::quiet(phrase) }
}

/// The cell of a mark whose number the die has decided.
fn cell(mark: Mark) -> Label {
    let numbered = |key: &'static str, number: u8| Phrase::new(key).number("number", number);
    Label::new(match mark {
        Mark::Yellow { row, .. } => return digit(row, Phrase::new("menu-row-roman").number("row", row)),
        Mark::Turquoise { row, .. } => return turquoise_row(row),
        Mark::Blue { side: Side::Left, number } => numbered("menu-left", number),
        Mark::Blue { side: Side::Right, number } => numbered("menu-right", number),
        Mark::Brown { cell } => numbered("menu-cell", number_of(cell)).number("cell", cell),
        Mark::Pink { choice: PinkChoice::Bonus, number } => numbered("menu-half", number),
        Mark::Pink { choice: PinkChoice::Points, number } => numbered("menu-multiplied", number),
    })
}

fn turquoise_row(row: u8) -> Label {
    digit(row, Phrase::new("menu-row").number("row", row))
}

/// The way to a mark whose number is free: the row or the use first, so that lists stay short.
fn free_mark(view: &View, mark: Mark, target: Option<Target>) -> Vec<Label> {
    match mark {
        Mark::Yellow { column, .. } | Mark::Turquoise { column, .. } => {
            vec![cell(mark), free_number("menu-number", column)]
        }
        Mark::Pink { choice, number } => {
            let times = target.and_then(|target| multiplier(view, target)).filter(|_| choice == PinkChoice::Points);
            let last = match times {
                Some(times) => {
                    let die = number / times;
                    digit(die, Phrase::new("menu-write-die").number("die", die).number("number", number))
                }
                None => free_number("menu-write", number),
            };
            vec![Label::new(Phrase::new(pink(choice))), last]
        }
        Mark::Blue { .. } | Mark::Brown { .. } => vec![cell(mark)],
    }
}

/// What a pink cell multiplies by, on every sheet the same.
fn multiplier(view: &View, target: Target) -> Option<u8> {
    let Target::Pink { cell } = target else { return None };
    view.seats.first()?.pink.get(usize::from(cell) - 1)?.multiplier
}

fn free_number(key: &'static str, number: u8) -> Label {
    digit(number, Phrase::new(key).number("number", number))
}

/// A step that is chosen by the number it names.
fn digit(number: u8, phrase: Phrase) -> Label {
    Label::lettered(char::from(b'0' + number), phrase)
}

fn pink(choice: PinkChoice) -> &'static str {
    match choice {
        PinkChoice::Bonus => "menu-bonus",
        PinkChoice::Points => "menu-points",
    }
}

fn number_of(brown_cell: u8) -> u8 {
    games::clever_cubed::brown::number(brown_cell)
}
