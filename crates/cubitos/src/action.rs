//! What players decide.

use engine::{Phrase, Seat, Speak};
use serde::{Deserialize, Serialize};

use crate::cube::{Cube, Pick, Side, Spent};
use crate::dice::{Die, Zone};
use crate::fate::{CubeKey, card_name, cube_name};
use crate::rulebook::CellName;
use crate::tables::CardId;

/// One decision. In JSON the field `do` says which.
///
/// ```
/// use cubitos::{Action, CardId};
/// let json = r#"{"do":"buy","card":"rich-dog"}"#;
/// let action: Action = serde_json::from_str(json).unwrap();
/// assert_eq!(action, Action::Buy { card: CardId::named("rich-dog").unwrap() });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are what the sentence above them names")]
pub enum Action {
    // ----- Choosing dice -----
    /// Put this die into the roll zone.
    Draw(Pick),
    /// Take this die for the roll, or for the face that an ability lets you set.
    Choose(Pick),
    /// Put this die back into the supply.
    Lose(Pick),
    /// Give this die away.
    Give(Pick),
    /// Roll this active die again with the push.
    Return(Pick),
    /// After a bust: move this die from the roll zone to discard.
    Discard {
        #[serde(with = "cube_text")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        die: Cube,
    },
    /// Take such a die from the supply.
    Gain { die: Die },
    /// Borrow such a die from the supply.
    Borrow { die: Die },
    /// Turn the die to this side.
    Face { side: Side },
    /// Give the die to this player.
    GiveTo { seat: Seat },
    /// No more of this: no further draw, discard, loss or bonus, no further purchase.
    Done,

    // ----- Roll phase -----
    /// Roll again what lies in the roll zone.
    Push,
    /// End the roll phase.
    Pass,
    /// Let others decide first.
    Wait,
    /// Roll now, without further dice.
    Roll,
    /// Prevent the bust with a die that shows its symbol.
    Prevent {
        /// The card of the die.
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        card: CardId,
        /// What it shows.
        side: Side,
        /// Is it a borrowed die?
        #[serde(default, skip_serializing_if = "is_false")]
        borrowed: bool,
    },
    /// Accept the bust.
    Bust,
    /// Keep the dice that may stay active after the bust.
    Keep,
    /// Do not keep them.
    LetGo,

    // ----- Abilities -----
    /// Use one part of the card of an active die.
    Use {
        /// The card of the die.
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        card: CardId,
        /// What the die shows.
        side: Side,
        /// Which part, from 0.
        part: u8,
        /// Which of the two amounts, where a part offers two.
        #[serde(default, skip_serializing_if = "is_zero")]
        option: u8,
        /// Is it a borrowed die?
        #[serde(default, skip_serializing_if = "is_false")]
        borrowed: bool,
    },
    /// Take the credits that a die shows.
    TakeCredits {
        #[serde(with = "cube_text")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        die: Cube,
    },
    /// Lose a die that has to be lost anyway.
    LoseSelf {
        /// The card of the die.
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        card: CardId,
        /// What it shows.
        side: Side,
        /// Is it a borrowed die?
        #[serde(default, skip_serializing_if = "is_false")]
        borrowed: bool,
    },
    /// Take what the comparison of swords gives.
    TakeComparison {
        /// The red card.
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        card: CardId,
        /// Which of the two amounts, where the card offers two.
        #[serde(default, skip_serializing_if = "is_zero")]
        option: u8,
    },
    /// No more abilities: before the comparison of swords, ready for it; after it, ready to move.
    Ready,

    // ----- Moving and buying -----
    /// Step to this cell.
    Step { to: CellName },
    /// Take the shortcut of this cell.
    Shortcut,
    /// Use the jetpack of this cell.
    Jetpack,
    /// Buy one foot.
    BuyFoot,
    /// End the move.
    Stop,
    /// Take one bonus of a cell.
    Bonus {
        /// Which of its bonuses, from 0.
        number: u8,
    },
    /// Take the bonus of this cell.
    Nearby { cell: CellName },
    /// Buy a die.
    Buy {
        #[serde(with = "card_name")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        card: CardId,
    },
}

const fn is_false(value: &bool) -> bool {
    !*value
}

const fn is_zero(value: &u8) -> bool {
    *value == 0
}

/// A die by its name.
pub(crate) mod cube_text {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Cube, CubeKey};

    pub fn serialize<S: Serializer>(cube: &Cube, serializer: S) -> Result<S::Ok, S::Error> {
        CubeKey(*cube).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Cube, D::Error> {
        CubeKey::deserialize(deserializer).map(|key| key.0)
    }
}

/// A die as it is written: the side and the spent parts only for an active one.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct PickText {
    zone: Zone,
    die: CubeKey,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "engine::at_most::<{ Spent::PARTS_MAX }, _, _>"
    )]
    spent: Vec<u8>,
}

impl From<Pick> for PickText {
    fn from(pick: Pick) -> Self {
        Self {
            zone: pick.zone,
            die: CubeKey(pick.cube),
            side: (pick.zone == Zone::Active).then_some(pick.side),
            spent: spent_list(pick.spent),
        }
    }
}

/// The spent parts as a list of their numbers.
pub(crate) fn spent_list(spent: Spent) -> Vec<u8> {
    (0..Spent::PARTS_MAX as u8).filter(|&part| spent.contains(part)).collect()
}

/// The set of these parts.
pub(crate) fn spent_set(parts: &[u8]) -> Result<Spent, String> {
    parts.iter().try_fold(Spent::NONE, |set, &part| {
        let known = usize::from(part) < Spent::PARTS_MAX && !set.contains(part);
        known.then(|| set.with(Spent::one(part))).ok_or_else(|| format!("part {part} is unknown or named twice"))
    })
}

impl TryFrom<PickText> for Pick {
    type Error = String;

    fn try_from(text: PickText) -> Result<Self, String> {
        let is_active = text.zone == Zone::Active;
        if is_active != text.side.is_some() || (!is_active && !text.spent.is_empty()) {
            return Err("an active die is named with its side, another one without".to_owned());
        }
        let side = text.side.unwrap_or(Side::Blank);
        let spent = spent_set(&text.spent)?;
        let has_card = text.die.0.die().colour().is_some();
        if (side.is_symbol() && !has_card) || (!side.is_symbol() && !spent.is_empty()) {
            return Err("only the symbol of a coloured die has parts".to_owned());
        }
        Ok(Self { zone: text.zone, cube: text.die.0, side, spent })
    }
}

impl Speak for Action {
    fn phrase(&self) -> Phrase {
        self.dice_phrase().or_else(|| self.ability_phrase()).unwrap_or_else(|| self.other_phrase())
    }
}

impl Action {
    fn dice_phrase(&self) -> Option<Phrase> {
        Some(match *self {
            Self::Draw(pick) => pick_phrase("action-draw", pick),
            Self::Choose(pick) => pick_phrase("action-choose", pick),
            Self::Lose(pick) => pick_phrase("action-lose", pick),
            Self::Give(pick) => pick_phrase("action-give", pick),
            Self::Return(pick) => pick_phrase("action-return", pick),
            Self::Discard { die } => Phrase::new("action-discard").word("die", cube_name(die)),
            Self::Gain { die } => Phrase::new("action-gain").word("die", die.name()),
            Self::Borrow { die } => Phrase::new("action-borrow").word("die", die.name()),
            Self::Face { side } => Phrase::new("action-face").word("side", side.name()),
            Self::GiveTo { seat } => Phrase::new("action-give-to").seat("seat", seat),
            _ => return None,
        })
    }

    fn ability_phrase(&self) -> Option<Phrase> {
        let of_card = |key, card: CardId, side: Side, borrowed: bool| {
            let whose = if borrowed { "borrowed" } else { "own" };
            Phrase::new(key).word("card", card.name()).word("side", side.name()).word("whose", whose)
        };
        Some(match *self {
            Self::Prevent { card, side, borrowed } => of_card("action-prevent", card, side, borrowed),
            Self::Use { card, side, part, option, borrowed } => {
                of_card("action-use", card, side, borrowed).number("part", part).number("option", option)
            }
            Self::LoseSelf { card, side, borrowed } => of_card("action-lose-self", card, side, borrowed),
            Self::TakeComparison { card, option } => {
                Phrase::new("action-take-comparison").word("card", card.name()).number("option", option)
            }
            Self::TakeCredits { die } => Phrase::new("action-take-credits").word("die", cube_name(die)),
            _ => return None,
        })
    }

    fn other_phrase(&self) -> Phrase {
        match *self {
            Self::Step { to } => Phrase::new("action-step").phrase("cell", cell_phrase(to)),
            Self::Nearby { cell } => Phrase::new("action-nearby").phrase("cell", cell_phrase(cell)),
            Self::Bonus { number } => Phrase::new("action-bonus").number("number", number),
            Self::Buy { card } => Phrase::new("action-buy").word("card", card.name()),
            Self::Done => Phrase::new("action-done"),
            Self::Push => Phrase::new("action-push"),
            Self::Pass => Phrase::new("action-pass"),
            Self::Wait => Phrase::new("action-wait"),
            Self::Roll => Phrase::new("action-roll"),
            Self::Bust => Phrase::new("action-bust"),
            Self::Keep => Phrase::new("action-keep"),
            Self::LetGo => Phrase::new("action-let-go"),
            Self::Ready => Phrase::new("action-ready"),
            Self::Shortcut => Phrase::new("action-shortcut"),
            Self::Jetpack => Phrase::new("action-jetpack"),
            Self::BuyFoot => Phrase::new("action-buy-foot"),
            _ => Phrase::new("action-stop"),
        }
    }
}

fn pick_phrase(key: &'static str, pick: Pick) -> Phrase {
    let side = if pick.zone == Zone::Active { pick.side.name() } else { "none" };
    Phrase::new(key).word("zone", pick.zone.name()).word("die", cube_name(pick.cube)).word("side", side)
}

/// A cell: the start, the finish, or a row and a column.
pub(crate) fn cell_phrase(cell: CellName) -> Phrase {
    match cell.place() {
        Some((row, column)) => Phrase::new("cell").number("row", row).number("column", column / 2 + 1),
        None if cell == CellName::START => Phrase::new("cell-start"),
        None => Phrase::new("cell-finish"),
    }
}
