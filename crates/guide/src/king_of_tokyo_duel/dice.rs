//! Where the dice of the turn lie. The rules only count them, as equal ones are alike; at a table those that are kept stay
//! where they are, and the others come to lie in their gaps.

use games::king_of_tokyo_duel::view::RollView;
use games::king_of_tokyo_duel::{Event, Symbol, Symbols};
use serde::Serialize;

/// What a board shows besides the view.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Traces {
    /// The dice of the turn, place by place.
    pub dice: Vec<Die>,
}

/// A die in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Die {
    /// What it shows; nothing while it is in the hand.
    pub symbol: Option<Symbol>,
    /// Did the last throw bring it, while others were kept?
    pub is_new: bool,
    /// Will it be thrown again? Of equal dice the last ones are.
    pub is_marked: bool,
}

/// The dice of `roll`, which what has happened in this turn has brought to their places.
pub fn places<'a>(roll: &RollView, events: impl DoubleEndedIterator<Item = &'a Event>) -> Vec<Die> {
    let mut throws: Vec<(Symbols, Symbols)> = events
        .rev()
        .take_while(|event| !matches!(event, Event::Turn { .. }))
        .filter_map(|event| match event {
            Event::Threw { dice, kept, .. } => Some((*kept, *dice)),
            _ => None,
        })
        .collect();
    throws.reverse();
    let mut places = Vec::new();
    for (kept, thrown) in throws {
        // What was kept and never thrown, as in a position that was set up by hand, lies there already.
        let unseen = keep(&mut places, kept);
        fill(&mut places, unseen, false);
        fill(&mut places, thrown, !kept.is_empty());
    }
    let unseen = keep(&mut places, roll.dice);
    fill(&mut places, unseen, false);
    let in_hand = usize::from(roll.in_hand);
    let dice = roll.dice.len() as usize;
    if dice + in_hand < places.len() {
        // Dice that no longer count, such as those of Titanic Batteries, leave no gap.
        places.retain(|die| die.symbol.is_some());
    }
    places.resize(dice + in_hand, Die { symbol: None, is_new: false, is_marked: false });
    mark(&mut places, roll.marked);
    places
}

/// Takes all dice away that are not in `bag`, the last of equal ones first; what is left of the bag lies nowhere.
fn keep(places: &mut [Die], mut bag: Symbols) -> Symbols {
    for die in places {
        match die.symbol {
            Some(symbol) if bag.of(symbol) > 0 => bag.remove(symbol),
            _ => *die = Die { symbol: None, is_new: false, is_marked: false },
        }
    }
    bag
}

/// Puts the dice of `bag` into the gaps, or behind the last place.
fn fill(places: &mut Vec<Die>, bag: Symbols, is_new: bool) {
    places.iter_mut().for_each(|die| die.is_new &= !is_new);
    for symbol in Symbol::ALL {
        for _ in 0..bag.of(symbol) {
            let die = Die { symbol: Some(symbol), is_new, is_marked: false };
            match places.iter_mut().find(|die| die.symbol.is_none()) {
                Some(gap) => *gap = die,
                None => places.push(die),
            }
        }
    }
}

/// Marks the last of equal dice first, as [`keep`] takes those away.
fn mark(places: &mut [Die], mut bag: Symbols) {
    for die in places.iter_mut().rev() {
        if let Some(symbol) = die.symbol.filter(|&symbol| bag.of(symbol) > 0) {
            bag.remove(symbol);
            die.is_marked = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    const SIGNS: [char; 6] = ['c', 'h', 'e', 'f', 'd', '!'];

    fn bag(letters: &str) -> Symbols {
        let symbol = |letter| Symbol::ALL[SIGNS.iter().position(|sign| *sign == letter).unwrap()];
        letters.chars().map(symbol).collect()
    }

    /// The dice as they lie: `+` before a new one, `[` before one that is marked, `?` in the hand.
    fn shown(roll: &RollView, throws: &[(&str, &str)]) -> String {
        let seat = Seat::FIRST;
        let threw = |(kept, dice): &(&str, &str)| Event::Threw { seat, dice: bag(dice), kept: bag(kept), roll: 1 };
        let mut events = vec![Event::Threw { seat, dice: bag("!!!!!!"), kept: bag(""), roll: 3 }];
        events.push(Event::Turn { seat, number: 2 });
        events.extend(throws.iter().map(threw));
        let text = |die: Die| {
            let before =
                [(die.is_new, "+"), (die.is_marked, "[")].map(|(is, sign)| if is { sign } else { "" }).concat();
            format!("{before}{}", die.symbol.map_or('?', |symbol| SIGNS[symbol as usize]))
        };
        places(roll, events.iter()).into_iter().map(text).collect::<Vec<_>>().join(" ")
    }

    fn roll(dice: &str, marked: &str, in_hand: u8) -> RollView {
        RollView { dice: bag(dice), marked: bag(marked), in_hand, ..RollView::default() }
    }

    #[test]
    fn kept_dice_stay_where_they_are_and_new_ones_fill_the_gaps() {
        assert_eq!(shown(&roll("", "", 6), &[]), "? ? ? ? ? ?");
        let first = ("", "cchfd!");
        assert_eq!(shown(&roll("cchfd!", "", 0), &[first]), "c c h f d !");
        assert_eq!(shown(&roll("cchfd!", "ch!", 0), &[first]), "c [c [h f d [!");
        assert_eq!(shown(&roll("cfd", "", 3), &[first]), "c ? ? f d ?");
        let second = ("cfd", "cee");
        assert_eq!(shown(&roll("cfdcee", "", 0), &[first, second]), "c +c +e f d +e");
        assert_eq!(shown(&roll("cccfdd", "c", 0), &[first, second, ("ccfd", "cd")]), "c c +[c f d +d");
    }

    #[test]
    fn dice_that_nobody_saw_thrown_lie_in_the_order_of_the_faces() {
        assert_eq!(shown(&roll("!fc", "f", 0), &[]), "c [f !");
        assert_eq!(shown(&roll("!fc", "", 0), &[("f!", "c")]), "f ! +c");
    }

    #[test]
    fn dice_that_do_not_count_any_more_leave_no_gap() {
        assert_eq!(shown(&roll("chd!", "", 0), &[("", "cchfd!")]), "c h d !");
    }
}
