//! What happened, step by step, for logs and animation.

use engine::{Phrase, Reveal, Seat, Speak};
use serde::{Deserialize, Serialize};

use crate::action::{cell_phrase, cube_text};
use crate::cube::{Cube, Dice, Side};
use crate::dice::{Die, Zone};
use crate::fate::{Sides, card_name, cube_name};
use crate::rulebook::{CellName, Rulebook};
use crate::state::dice_map;
use crate::tables::CardId;

/// One thing that happened. In JSON the field `event` says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[expect(missing_docs, reason = "the fields are what the sentence above them names")]
pub enum Event {
    /// A card was drawn for the race.
    Card {
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        card: CardId,
    },
    /// A round begins; this player has the first-player die.
    Round { round: u16, seat: Seat },
    /// Dice moved to the roll zone.
    Drew {
        seat: Seat,
        #[serde(with = "dice_map")]
        #[cfg_attr(feature = "typescript", ts(type = "Record<string, number>"))]
        dice: Dice,
    },
    /// The discard zone became the draw zone.
    Refilled { seat: Seat },
    /// Dice were rolled: the first roll of the round, a push, or a roll by an ability.
    Rolled { seat: Seat, roll: RollKind, sides: Sides },
    /// A push was declared.
    Pushed { seat: Seat, at_risk: bool },
    /// An active die is rolled again.
    Returned {
        seat: Seat,
        #[serde(with = "cube_text")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        die: Cube,
    },
    /// Another push is compulsory.
    Forced { seat: Seat },
    /// A player ended the roll phase.
    Passed { seat: Seat },
    /// A player waits for others.
    Waited { seat: Seat },
    /// Everybody waits: this player has to decide.
    MustAct { seat: Seat },
    /// A bust was prevented.
    Saved {
        seat: Seat,
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        card: CardId,
    },
    /// A player went bust.
    Busted { seat: Seat },
    /// Dice stay active in spite of the bust.
    Kept { seat: Seat },
    /// Dice were moved from the roll zone to discard after a bust: so many.
    Discarded {
        seat: Seat,
        #[serde(with = "dice_map")]
        #[cfg_attr(feature = "typescript", ts(type = "Record<string, number>"))]
        dice: Dice,
    },
    /// A step on the fan track.
    Fan { seat: Seat, fans: u8, credits: u8, hand_tokens: u8 },
    /// A part of a card is used.
    Used {
        seat: Seat,
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        card: CardId,
        part: u8,
    },
    /// Something was gained.
    Gained { seat: Seat, coins: u16, feet: u16, water_feet: u16, credits: u16 },
    /// A die came from the supply.
    GainedDie { seat: Seat, die: Die },
    /// A die went to the supply.
    LostDie {
        seat: Seat,
        #[serde(with = "cube_text")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        die: Cube,
        zone: Zone,
    },
    /// A die was given to another player.
    GaveDie { seat: Seat, to: Seat, die: Die },
    /// A die became active with a side of the player's choice.
    Set {
        seat: Seat,
        #[serde(with = "cube_text")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        die: Cube,
        side: Side,
    },
    /// The next push cannot bust.
    Shielded { seat: Seat },
    /// The next draw has a wider limit.
    NextDraw { seat: Seat },
    /// A player uses no more abilities, though there were some.
    Ready { seat: Seat },
    /// Swords were compared; this player has the most, if one has.
    Compared { swords: Swords, most: Option<Seat> },
    /// The effect of the red card is taken.
    ComparisonTaken {
        seat: Seat,
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        card: CardId,
    },
    /// A runner moved.
    Moved { seat: Seat, to: CellName },
    /// A runner went on from the finish to the start.
    Hopped { seat: Seat, leg: u8 },
    /// A runner took a shortcut.
    Shortcut { seat: Seat, to: CellName },
    /// Feet were doubled: so many are left now.
    Jetpack { seat: Seat, feet: u16 },
    /// A foot was bought.
    FootBought { seat: Seat },
    /// The bonus of a cell is taken.
    Bonus { seat: Seat, cell: CellName, number: u8 },
    /// A die was bought.
    Bought {
        seat: Seat,
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        card: CardId,
        price: u8,
    },
    /// A borrowed die went back to the supply.
    GaveBack { seat: Seat, die: Die, dice: u8 },
    /// A runner has reached the finish of the race.
    Finished { seat: Seat },
    /// The leaders are equally far: one more round.
    ExtraRound,
    /// The race is over; nobody won it alone if it was broken off with a tie.
    Over { winner: Option<Seat>, way: Way },
}

/// The swords of everybody at the table, written as a list by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<number>"))]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Swords {
    counts: [u8; Seat::COUNT_MAX],
    players: u8,
}

impl Swords {
    /// So many swords by seat; seats that nobody sits at do not count.
    pub fn new(counts: [u8; Seat::COUNT_MAX], players: u8) -> Self {
        Self { counts, players: players.min(Seat::COUNT_MAX as u8) }
    }

    /// One number for each seat of the table.
    pub fn by_seat(&self) -> &[u8] {
        &self.counts[..usize::from(self.players)]
    }

    fn is_nobodys(&self) -> bool {
        self.by_seat().iter().all(|&count| count == 0)
    }
}

impl From<Swords> for Vec<u8> {
    fn from(swords: Swords) -> Self {
        swords.by_seat().to_vec()
    }
}

impl TryFrom<Vec<u8>> for Swords {
    type Error = &'static str;

    fn try_from(list: Vec<u8>) -> Result<Self, Self::Error> {
        let mut counts = [0; Seat::COUNT_MAX];
        counts.get_mut(..list.len()).ok_or("swords are written for four seats at the most")?.copy_from_slice(&list);
        Ok(Self { counts, players: list.len() as u8 })
    }
}

engine::words! {
    /// Why dice were rolled.
    pub enum RollKind {
        /// The first roll of the roll phase.
        First = "first",
        /// A push.
        Push = "push",
        /// By an ability.
        Extra = "extra",
        /// By an ability, to prevent a bust.
        Rescue = "rescue",
    }
}

engine::words! {
    /// How a race ended.
    pub enum Way {
        /// One runner reached the finish before all others.
        Finish = "finish",
        /// The leaders were equal, and a further round decided.
        ExtraRound = "extra-round",
        /// The limit of rounds was reached.
        RoundLimit = "round-limit",
        /// Several reached the finish in one round, and one got farthest beyond it.
        Farthest = "farthest",
    }
}

impl Way {
    /// How the race ended, as a key of the locale files.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Finish => "won-by-finish",
            Self::Farthest => "won-by-farthest",
            Self::ExtraRound => "won-by-extra-round",
            Self::RoundLimit => "ended-by-round-limit",
        }
    }
}

impl Reveal for Event {}

impl Speak for Event {
    fn phrase(&self) -> Phrase {
        self.table_phrase()
            .or_else(|| self.roll_phrase())
            .or_else(|| self.ability_phrase())
            .unwrap_or_else(|| self.run_phrase())
    }

    /// Dice that go one by one are told together, and a walk by where it leads; a comparison without swords is not told.
    fn take_in(&mut self, next: &Self) -> bool {
        match (self, *next) {
            (Self::Drew { seat, dice }, Self::Drew { seat: same, dice: mut more })
            | (Self::Discarded { seat, dice }, Self::Discarded { seat: same, dice: mut more })
                if *seat == same =>
            {
                dice.take_all(&mut more);
                true
            }
            (Self::Moved { seat, to }, Self::Moved { seat: same, to: next }) if *seat == same => {
                *to = next;
                true
            }
            // Where nobody has a sword there is nothing to tell.
            (_, Self::Compared { swords, .. }) => swords.is_nobodys(),
            _ => false,
        }
    }
}

fn said(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

impl Event {
    /// Rounds and the end.
    fn table_phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Self::Card { card } => Phrase::new("event-card").word("card", card.name()),
            Self::Round { round, seat } => said("event-round", seat).number("round", round),
            Self::Compared { most: Some(seat), .. } => said("event-compared", seat),
            Self::Compared { swords, .. } if swords.is_nobodys() => Phrase::new("event-compared-none"),
            Self::Compared { most: None, .. } => Phrase::new("event-compared-tied"),
            Self::GaveBack { seat, die, dice } => {
                said("event-gave-back", seat).word("die", die.name()).number("dice", dice)
            }
            Self::Finished { seat } => said("event-finished", seat),
            Self::ExtraRound => Phrase::new("event-extra-round"),
            Self::Over { winner: Some(seat), way } => said("event-over", seat).word("way", way.reason()),
            Self::Over { winner: None, way } => Phrase::new("event-undecided").word("way", way.reason()),
            _ => return None,
        })
    }

    /// The roll phase.
    fn roll_phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Self::Drew { seat, dice } => said("event-drew", seat).phrase("dice", dice_phrase(&dice)),
            Self::Refilled { seat } => said("event-refilled", seat),
            Self::Rolled { seat, roll, sides } => said("event-rolled", seat)
                .word("roll", roll.name())
                .number("hits", sides.hits())
                .phrase("dice", sides_phrase(&sides)),
            Self::Pushed { seat, at_risk } => {
                said("event-pushed", seat).word("risk", if at_risk { "at-risk" } else { "safe" })
            }
            Self::Returned { seat, die } => said("event-returned", seat).word("die", cube_name(die)),
            Self::Forced { seat } => said("event-forced", seat),
            Self::Passed { seat } => said("event-passed", seat),
            Self::Waited { seat } => said("event-waited", seat),
            Self::MustAct { seat } => said("event-must-act", seat),
            Self::Saved { seat, card } => said("event-saved", seat).word("card", card.name()),
            Self::Busted { seat } => said("event-busted", seat),
            Self::Kept { seat } => said("event-kept", seat),
            Self::Discarded { seat, dice } => said("event-discarded", seat).phrase("dice", dice_phrase(&dice)),
            Self::Fan { seat, fans, credits, hand_tokens } => {
                said("event-fan", seat).number("fans", fans).number("credits", credits).number("tokens", hand_tokens)
            }
            _ => return None,
        })
    }

    /// What abilities do.
    fn ability_phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Self::Used { seat, card, part } => said("event-used", seat).word("card", card.name()).number("part", part),
            Self::Gained { seat, coins, feet, water_feet, credits } => said("event-gained", seat)
                .number("coins", coins)
                .number("feet", feet)
                .number("waterFeet", water_feet)
                .number("credits", credits),
            Self::GainedDie { seat, die } => said("event-gained-die", seat).word("die", die.name()),
            Self::LostDie { seat, die, zone } => {
                said("event-lost-die", seat).word("die", cube_name(die)).word("zone", zone.name())
            }
            Self::GaveDie { seat, to, die } => said("event-gave-die", seat).seat("to", to).word("die", die.name()),
            Self::Set { seat, die, side } => {
                said("event-set", seat).word("die", cube_name(die)).word("side", side.name())
            }
            Self::Shielded { seat } => said("event-shielded", seat),
            Self::NextDraw { seat } => said("event-next-draw", seat),
            Self::ComparisonTaken { seat, card } => said("event-comparison-taken", seat).word("card", card.name()),
            _ => return None,
        })
    }

    /// Moving and buying.
    fn run_phrase(&self) -> Phrase {
        match *self {
            Self::Ready { seat } => said("event-ready", seat),
            Self::Moved { seat, to } => said("event-moved", seat).phrase("cell", cell_phrase(to)),
            Self::Hopped { seat, leg } => said("event-hopped", seat).number("leg", leg),
            Self::Shortcut { seat, to } => said("event-shortcut", seat).phrase("cell", cell_phrase(to)),
            Self::Jetpack { seat, feet } => said("event-jetpack", seat).number("feet", feet),
            Self::FootBought { seat } => said("event-foot-bought", seat),
            Self::Bonus { seat, cell, number } => {
                said("event-bonus", seat).phrase("cell", cell_phrase(cell)).number("number", number)
            }
            Self::Bought { seat, card, price } => {
                said("event-bought", seat).word("card", card.name()).number("price", price)
            }
            _ => Phrase::new("event-unknown"),
        }
    }
}

/// What dice show, as a list inside a list: `sides` with `first` and `rest`, ended by `sides-end`. Blanks are left out. What is
/// on a side is said as the box has printed it: an event knows no data of one's own.
fn sides_phrase(sides: &Sides) -> Phrase {
    let hits = sides.iter().filter(|(_, side, _)| *side != Side::Blank);
    listed(hits.map(|(cube, side, count)| {
        Phrase::new("sides")
            .word("die", cube_name(cube))
            .word("side", side.name())
            .number("amount", said_amount(cube, side))
            .number("count", count)
    }))
}

/// How many coins, feet or credits are on a side, 0 where the sign alone says it.
fn said_amount(cube: Cube, side: Side) -> u8 {
    match Rulebook::standard().amount(cube.die(), side) {
        amount if amount > 1 && !side.is_symbol() => amount,
        _ => 0,
    }
}

fn dice_phrase(dice: &Dice) -> Phrase {
    listed(dice.iter().map(|(cube, count)| Phrase::new("dice").word("die", cube_name(cube)).number("count", count)))
}

/// Several in a row: each brings along the rest.
fn listed(phrases: impl Iterator<Item = Phrase>) -> Phrase {
    let phrases: Vec<_> = phrases.collect();
    phrases.into_iter().rev().fold(Phrase::new("sides-end"), |rest, phrase| {
        phrase.word("more", if rest.key == "sides-end" { "no" } else { "yes" }).phrase("rest", rest)
    })
}
