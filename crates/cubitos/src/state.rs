//! The whole state as a person would write it down.
//!
//! The supply is not written: it has every die that lies nowhere else. Whose dice are about to be rolled follows from the
//! dice in the hand. The checks of a state that a person wrote are in `load`.

use std::collections::BTreeMap;

use engine::{Seat, Seats, at_most};
use serde::{Deserialize, Serialize};

use crate::action::spent_list;
use crate::course::Position;
use crate::cube::{Dice, Side, Spent};
use crate::dice::{Colour, Die};
use crate::event::RollKind;
use crate::fate::CubeKey;
use crate::game::{Cubitos, Phase, RaceEnd};
use crate::player::{Follow, Player, Stage, Task};
use crate::rulebook::CellName;
use crate::setup::{Cards, Setup};
use crate::track::{Bonuses, MAX_MOVEMENT_CELLS};

/// A state. What is left out is empty, 0, or as at the start of the race. Whatever means something else than that when it is
/// given is always written, so that nothing is refused for being said.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct State {
    /// Players, cards and course.
    pub setup: SetupState,
    /// The part of the round.
    pub phase: Phase,
    /// Rounds begun.
    #[serde(default)]
    pub round: u16,
    /// Cards that were drawn at random, in the order of the colours.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "at_most::<8, _, _>")]
    pub cards: Vec<CardText>,
    /// Who has the first-player die.
    #[serde(default = "first_seat")]
    pub holder: Seat,
    /// Whose turn it is to move and buy; the holder before that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mover: Option<Seat>,
    /// Who waits for others in the roll phase.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub waiting: Seats,
    /// Who has to decide because everybody waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub must_act: Option<Seat>,
    /// The swords of each player when they were compared.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "at_most::<{ Seat::COUNT_MAX }, _, _>")]
    pub swords: Vec<u8>,
    /// Who had the most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<Seat>,
    /// Who may still take what the comparison gives.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub comparison_open: Seats,
    /// Is this a round to break a tie?
    #[serde(default, skip_serializing_if = "is_false")]
    pub extra_round: bool,
    /// The players.
    #[serde(deserialize_with = "at_most::<{ Seat::COUNT_MAX }, _, _>")]
    pub players: Vec<PlayerState>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<RaceEnd>,
}

/// More sorts of active dice than a player can have: there are not so many dice in the box.
const SORTS_MAX: usize = 128;

fn first_seat() -> Seat {
    Seat::FIRST
}

const fn is_false(value: &bool) -> bool {
    !*value
}

const fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A setup, which can be told apart by its hash too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct SetupState(pub Setup);

impl std::hash::Hash for SetupState {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        let setup = &self.0;
        setup.terms().hash(state);
        setup.data.hash(state);
    }
}

/// A card by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CardText(
    #[serde(with = "crate::fate::card_name")]
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub crate::tables::CardId,
);

/// How many dice of each kind; borrowed ones as in `borrowed-red`.
pub type DiceText = BTreeMap<DieKey, u8>;

/// A die as the key of a map: `red`, or `borrowed-red`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct DieKey(pub(crate) CubeKey);

impl DieKey {
    /// An own die.
    pub const fn own(die: Die) -> Self {
        Self(CubeKey(crate::cube::Cube::own(die)))
    }

    /// A borrowed die.
    pub const fn borrowed(die: Die) -> Self {
        Self(CubeKey(crate::cube::Cube::borrowed(die)))
    }
}

/// One player.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PlayerState {
    /// Where in the round.
    pub stage: Stage,
    /// What has to be chosen first.
    pub task: Task,
    /// What follows then.
    pub follow: Follow,
    /// Where the runner stands.
    pub cell: CellName,
    /// On which leg of the course, from 0.
    #[serde(skip_serializing_if = "is_default")]
    pub leg: u8,
    /// Where it stood when the round began; left out, where it stands, or the start of the last leg if it has finished.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub began: Option<PositionText>,
    /// Money that is kept.
    pub credits: u16,
    /// Money of this round.
    #[serde(skip_serializing_if = "is_default")]
    pub coins: u16,
    /// Movement of this round.
    #[serde(skip_serializing_if = "is_default")]
    pub feet: u16,
    /// Movement of this round that may enter water.
    #[serde(skip_serializing_if = "is_default")]
    pub water_feet: u16,
    /// The step on the fan track.
    pub fans: u8,
    /// Hand tokens.
    pub hand_tokens: u8,
    /// The hand limit of this round.
    #[serde(skip_serializing_if = "is_default")]
    pub limit: u8,
    /// The draw zone; left out, the dice that everybody starts with.
    pub draw: DiceText,
    /// The roll zone.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub roll: DiceText,
    /// The active zone.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "at_most::<{ SORTS_MAX }, _, _>")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub active: Vec<ActiveText>,
    /// The discard zone.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub discard: DiceText,
    /// Dice about to be rolled, or being chosen for it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub hand: DiceText,
    /// Why they are rolled.
    pub rolling: RollKind,
    /// How often the roll zone is still to be rolled by an ability.
    #[serde(skip_serializing_if = "is_default")]
    pub rerolls: u8,
    /// Dice that do not count at the next draw.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "at_most::<{ Die::COUNT }, _, _>")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub exempt: Vec<Die>,
    /// May any die be drawn at the next draw?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub draws_all: bool,
    /// Can a push bust?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub at_risk: bool,
    /// Is the next push safe?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub shield: bool,
    /// Pushes that are compulsory.
    #[serde(skip_serializing_if = "is_default")]
    pub forced: u8,
    /// Was a credit gained in this round?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub gained_credit: bool,
    /// Was a die lost in this round?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub lost_die: bool,
    /// Did the player bust in this round?
    #[serde(skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub busted: bool,
    /// Cells whose movement effect was used in this round.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "at_most::<{ MAX_MOVEMENT_CELLS }, _, _>")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub used_cells: Vec<CellName>,
    /// The bonuses that can still be taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bonus: Option<BonusText>,
    /// Colours bought in this round.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "at_most::<{ Colour::ALL.len() }, _, _>")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub bought: Vec<Colour>,
    /// Busts in the race.
    #[serde(skip_serializing_if = "is_default")]
    pub busts: u16,
    /// Dice bought in the race.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub purchases: BTreeMap<Colour, u8>,
}

impl Default for PlayerState {
    /// A player on the start with the dice that everybody starts with.
    fn default() -> Self {
        let fresh = Player::fresh();
        Self {
            stage: Stage::Done,
            task: Task::None,
            follow: Follow::Nothing,
            cell: CellName::START,
            leg: 0,
            began: None,
            credits: 0,
            coins: 0,
            feet: 0,
            water_feet: 0,
            fans: 0,
            hand_tokens: 0,
            limit: 0,
            draw: dice_text(&fresh.draw),
            roll: BTreeMap::new(),
            active: Vec::new(),
            discard: BTreeMap::new(),
            hand: BTreeMap::new(),
            rolling: RollKind::First,
            rerolls: 0,
            exempt: Vec::new(),
            draws_all: false,
            at_risk: false,
            shield: false,
            forced: 0,
            gained_credit: false,
            lost_die: false,
            busted: false,
            used_cells: Vec::new(),
            bonus: None,
            bought: Vec::new(),
            busts: 0,
            purchases: BTreeMap::new(),
        }
    }
}

/// A place on the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PositionText {
    /// The cell.
    pub cell: CellName,
    /// The leg, from 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub leg: u8,
}

/// Some equal active dice.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ActiveText {
    /// The die.
    pub die: DieKey,
    /// What it shows.
    pub side: Side,
    /// The parts of its card that it can no longer give.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "at_most::<{ Spent::PARTS_MAX }, _, _>"
    )]
    pub spent: Vec<u8>,
    /// How many.
    #[serde(default = "one")]
    pub count: u8,
}

const fn one() -> u8 {
    1
}

/// Bonuses that can be taken.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BonusText {
    /// The cell.
    pub cell: CellName,
    /// The numbers of its bonuses that are left.
    #[serde(deserialize_with = "at_most::<{ Bonuses::MAX }, _, _>")]
    pub left: Vec<u8>,
}

pub(crate) fn dice_text(dice: &Dice) -> DiceText {
    dice.iter().map(|(cube, count)| (DieKey(CubeKey(cube)), count)).collect()
}

/// Dice as the state writes them.
pub(crate) mod dice_map {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Dice, DiceText, dice_text};

    pub fn serialize<S: Serializer>(dice: &Dice, serializer: S) -> Result<S::Ok, S::Error> {
        dice_text(dice).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Dice, D::Error> {
        crate::load::dice(&DiceText::deserialize(deserializer)?, "dice").map_err(D::Error::custom)
    }
}

impl State {
    pub(crate) fn of(game: &Cubitos) -> Self {
        let compared = game.phase == Phase::Comparison || game.phase == Phase::Run;
        let drawn = if game.terms.cards == Cards::Random { usize::from(game.cards_known) } else { 0 };
        let players = usize::from(game.terms.players);
        Self {
            setup: SetupState(game.terms.setup(game.book.replacement().clone())),
            phase: game.phase,
            round: game.round,
            cards: game.cards[..drawn].iter().map(|&card| CardText(card)).collect(),
            holder: game.holder,
            mover: (game.mover != game.holder).then_some(game.mover),
            waiting: game.waiting,
            must_act: game.must_act,
            swords: if compared { game.swords[..players].to_vec() } else { Vec::new() },
            most: game.most,
            comparison_open: game.comparison_open,
            extra_round: game.extra_round,
            players: game.seats().map(|seat| PlayerState::of(game, seat)).collect(),
            ending: game.ending,
        }
    }
}

impl PlayerState {
    fn of(game: &Cubitos, seat: Seat) -> Self {
        let player = game.player(seat);
        let name = |at: Position| game.book.name(game.course.track_of(at.leg), at.cell);
        let movement = game.track(seat).movement_cells();
        let used = (0..MAX_MOVEMENT_CELLS as u8).filter(|&number| player.used_cells.contains(number));
        let used_cells = used.filter_map(|number| movement.get(usize::from(number)));
        let began = PositionText { cell: name(player.began_at), leg: player.began_at.leg };
        let active = player.active.iter().map(|(shown, count)| ActiveText {
            die: DieKey(CubeKey(shown.cube)),
            side: shown.side,
            spent: spent_list(shown.spent),
            count,
        });
        let purchases = Colour::ALL.into_iter().map(|colour| (colour, player.purchases[colour.index()]));
        Self {
            stage: player.stage,
            task: player.task,
            follow: player.follow,
            cell: name(player.at),
            leg: player.at.leg,
            began: (player.began_at != player.at).then_some(began),
            credits: player.credits,
            coins: player.coins,
            feet: player.feet,
            water_feet: player.water_feet,
            fans: player.fans,
            hand_tokens: player.hand_tokens,
            limit: player.limit,
            draw: dice_text(&player.draw),
            roll: dice_text(&player.roll),
            active: active.collect(),
            discard: dice_text(&player.discard),
            hand: dice_text(&player.hand),
            rolling: player.rolling,
            rerolls: player.rerolls,
            exempt: player.exempt.iter().collect(),
            draws_all: player.draws_all,
            at_risk: player.at_risk,
            shield: player.shield,
            forced: player.forced,
            gained_credit: player.gained_credit,
            lost_die: player.lost_die,
            busted: player.busted,
            used_cells: used_cells.map(|&cell| game.name_of(seat, cell)).collect(),
            bonus: (player.bonus_open != 0).then(|| BonusText {
                cell: game.name_of(seat, player.bonus_cell),
                left: (0..u8::BITS as u8).filter(|number| player.bonus_open & 1 << number != 0).collect(),
            }),
            bought: player.bought.iter().collect(),
            busts: player.busts,
            purchases: purchases.filter(|&(_, count)| count > 0).collect(),
        }
    }
}
