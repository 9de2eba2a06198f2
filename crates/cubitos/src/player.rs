//! One player: dice in their zones, what was gained, where the runner stands, and what the player is asked.

use engine::{Log, Seat};
use serde::{Deserialize, Deserializer, Serialize};

use crate::course::Position;
use crate::cube::{Active, Cube, Dice, Pick};
use crate::dice::{Colour, Die, DieSet, Zone, ZoneSet};
use crate::event::{Event, RollKind};
use crate::rulebook::Colours;
use crate::track::{CellId, UsedMovement};

/// More coins, credits or feet than this are not counted.
pub const AMOUNT_MAX: u16 = 9_999;

/// Dice that everybody starts with.
pub const STARTING_DICE: [(Die, u8); 2] = [(Die::LightGrey, 7), (Die::DarkGrey, 2)];

/// So many active dice make a push risky.
pub const RISK_FROM: u8 = 3;

engine::words! {
    /// Where a player is in the round, once no [`Task`] is left.
    pub enum Stage {
        /// Draws dice up to the hand limit.
        Draw = "draw",
        /// May draw dice that do not count.
        DrawMore = "draw-more",
        /// Uses abilities, pushes or passes.
        Decide = "decide",
        /// Has declared a push and may take active dice back.
        Declare = "declare",
        /// Is about to bust and may prevent it.
        Rescue = "rescue",
        /// Busts and may keep some dice.
        Keep = "keep",
        /// Busts and may discard dice from the roll zone.
        Discard = "discard",
        /// Uses abilities in step 4.
        Abilities = "abilities",
        /// Moves.
        Move = "move",
        /// May take the bonuses of a cell.
        Bonus = "bonus",
        /// May take a bonus nearby.
        AfterMove = "after-move",
        /// Buys dice.
        Buy = "buy",
        /// Has nothing more to decide in this part of the round.
        Done = "done",
    }
}

/// A choice that an effect needs before anything else goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(try_from = "TaskText", tag = "task", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[expect(missing_docs, reason = "the fields are what the sentence above them names")]
pub enum Task {
    /// None.
    #[default]
    None,
    /// Choose dice from the draw zone, refilled as needed, and roll them.
    ExtraRoll { left: u8 },
    /// Choose dice of these kinds from these zones and roll them.
    Reroll { left: u8, dice: DieSet, zones: ZoneSet },
    /// Choose dice of different colours and roll them.
    RollDifferent {
        /// How many more at the most.
        left: u8,
        zones: ZoneSet,
    },
    /// Choose grey dice and roll them against the bust.
    RollGrey,
    /// Choose a die of the roll zone to set.
    SetFace { left: u8 },
    /// Choose the side of a die that becomes active.
    Face {
        #[serde(serialize_with = "crate::action::cube_text::serialize")]
        #[cfg_attr(feature = "typescript", ts(type = "string"))]
        die: Cube,
        /// How many more dice may be set then.
        left: u8,
    },
    /// Choose a die of the supply to borrow.
    Borrow { dice: DieSet },
    /// Choose a die of the supply to gain.
    GainDie {
        dice: DieSet,
        /// How dear it may be.
        max_cost: u8,
        left: u8,
    },
    /// Choose own dice to lose.
    Lose {
        left: u8,
        dice: DieSet,
        zones: ZoneSet,
        /// May the player stop?
        optional: bool,
    },
    /// Choose the player who gets a die.
    Receiver {
        /// Where the die may come from.
        zones: ZoneSet,
    },
    /// Choose the die to give.
    Give {
        to: Seat,
        /// Where it may come from.
        zones: ZoneSet,
    },
    /// Choose where to move.
    Walk {
        /// How many more spaces.
        left: u8,
    },
    /// Choose a cell with a bonus nearby.
    Nearby {
        /// How far away.
        distance: u8,
    },
    /// Choose other active dice to roll again.
    ReturnOther { left: u8 },
}

/// A task as it is read: field by field, so that an error inside a list has its whole path.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct TaskText {
    task: String,
    left: Option<u8>,
    dice: Option<DieSet>,
    zones: Option<ZoneSet>,
    #[serde(default, deserialize_with = "cube_if_any")]
    die: Option<Cube>,
    max_cost: Option<u8>,
    optional: Option<bool>,
    to: Option<Seat>,
    distance: Option<u8>,
}

fn cube_if_any<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Cube>, D::Error> {
    crate::action::cube_text::deserialize(deserializer).map(Some)
}

impl TaskText {
    fn take<T>(field: &mut Option<T>, name: &str) -> Result<T, String> {
        field.take().ok_or_else(|| format!("missing field `{name}`"))
    }

    fn left(&mut self) -> Result<u8, String> {
        Self::take(&mut self.left, "left")
    }

    fn dice(&mut self) -> Result<DieSet, String> {
        Self::take(&mut self.dice, "dice")
    }

    fn zones(&mut self) -> Result<ZoneSet, String> {
        Self::take(&mut self.zones, "zones")
    }

    fn read(&mut self) -> Result<Task, String> {
        Ok(match self.task.as_str() {
            "none" => Task::None,
            "extra-roll" => Task::ExtraRoll { left: self.left()? },
            "reroll" => Task::Reroll { left: self.left()?, dice: self.dice()?, zones: self.zones()? },
            "roll-different" => Task::RollDifferent { left: self.left()?, zones: self.zones()? },
            "roll-grey" => Task::RollGrey,
            "set-face" => Task::SetFace { left: self.left()? },
            "face" => Task::Face { die: Self::take(&mut self.die, "die")?, left: self.left.take().unwrap_or(0) },
            "borrow" => Task::Borrow { dice: self.dice()? },
            "gain-die" => {
                let max_cost = Self::take(&mut self.max_cost, "maxCost")?;
                Task::GainDie { dice: self.dice()?, max_cost, left: self.left()? }
            }
            "lose" => {
                let optional = Self::take(&mut self.optional, "optional")?;
                Task::Lose { left: self.left()?, dice: self.dice()?, zones: self.zones()?, optional }
            }
            "receiver" => Task::Receiver { zones: self.zones()? },
            "give" => Task::Give { to: Self::take(&mut self.to, "to")?, zones: self.zones()? },
            "walk" => Task::Walk { left: self.left()? },
            "nearby" => Task::Nearby { distance: Self::take(&mut self.distance, "distance")? },
            "return-other" => Task::ReturnOther { left: self.left()? },
            unknown => return Err(format!("unknown task '{unknown}'")),
        })
    }

    /// A field that the task has no use for.
    fn unread(&self) -> Option<&'static str> {
        let fields = [
            ("left", self.left.is_some()),
            ("dice", self.dice.is_some()),
            ("zones", self.zones.is_some()),
            ("die", self.die.is_some()),
            ("maxCost", self.max_cost.is_some()),
            ("optional", self.optional.is_some()),
            ("to", self.to.is_some()),
            ("distance", self.distance.is_some()),
        ];
        fields.into_iter().find(|(_, is_there)| *is_there).map(|(name, _)| name)
    }
}

impl TryFrom<TaskText> for Task {
    type Error = String;

    fn try_from(mut text: TaskText) -> Result<Self, String> {
        let task = text.read()?;
        match text.unread() {
            None => Ok(task),
            Some(field) => Err(format!("'{}' has no field `{field}`", text.task)),
        }
    }
}

/// What still follows once the task is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the sentence above them names")]
pub enum Follow {
    /// Nothing.
    #[default]
    Nothing,
    /// The power of this part of the card of this colour.
    Power { colour: Colour, part: u8 },
    /// What the effect of the comparison costs.
    Price,
}

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// Dice to choose from.
    pub draw: Dice,
    /// Misses, and dice about to be rolled.
    pub roll: Dice,
    /// Spent and newly gained dice.
    pub discard: Dice,
    /// Dice that are being rolled, or chosen for it.
    pub hand: Dice,
    /// Hits.
    pub active: Active,
    /// Money that is kept.
    pub credits: u16,
    /// Money of this round.
    pub coins: u16,
    /// Movement of this round.
    pub feet: u16,
    /// Movement of this round that may enter water.
    pub water_feet: u16,
    /// The step on the fan track.
    pub fans: u8,
    /// Hand tokens.
    pub hand_tokens: u8,
    /// Where the runner stands.
    pub at: Position,
    /// Where it stood when the round began.
    pub began_at: Position,
    /// The hand limit of this round.
    pub limit: u8,
    /// Dice that do not count at the next draw, or at this one.
    pub exempt: DieSet,
    /// May any die be drawn, at the next draw or at this one?
    pub draws_all: bool,
    /// Where in the round.
    pub stage: Stage,
    /// What has to be chosen first.
    pub task: Task,
    /// What follows then.
    pub follow: Follow,
    /// Why the dice in the hand are rolled.
    pub rolling: RollKind,
    /// How often the roll zone is still to be rolled by an ability.
    pub rerolls: u8,
    /// Can a push bust?
    pub at_risk: bool,
    /// Is the next push safe?
    pub shield: bool,
    /// Pushes that are compulsory.
    pub forced: u8,
    /// Was a credit gained in this round?
    pub gained_credit: bool,
    /// Was a die lost in this round?
    pub lost_die: bool,
    /// Did the player bust in this round?
    pub busted: bool,
    /// Movement effects used in this round.
    pub used_cells: UsedMovement,
    /// The cell whose bonus is being taken.
    pub bonus_cell: CellId,
    /// Which of its bonuses can still be taken, one bit for each.
    pub bonus_open: u8,
    /// Colours bought in this round.
    pub bought: Colours,
    /// Busts in the race.
    pub busts: u16,
    /// Dice bought in the race, by colour.
    pub purchases: [u8; 8],
}

impl Player {
    /// A player before the first round.
    pub fn fresh() -> Self {
        let mut draw = Dice::NONE;
        for (die, count) in STARTING_DICE {
            draw.add(Cube::own(die), count);
        }
        Self {
            draw,
            roll: Dice::NONE,
            discard: Dice::NONE,
            hand: Dice::NONE,
            active: Active::EMPTY,
            credits: 0,
            coins: 0,
            feet: 0,
            water_feet: 0,
            fans: 0,
            hand_tokens: 0,
            at: Position::START,
            began_at: Position::START,
            limit: 0,
            exempt: DieSet::NONE,
            draws_all: false,
            stage: Stage::Done,
            task: Task::None,
            follow: Follow::Nothing,
            rolling: RollKind::First,
            rerolls: 0,
            at_risk: false,
            shield: false,
            forced: 0,
            gained_credit: false,
            lost_die: false,
            busted: false,
            used_cells: UsedMovement::NONE,
            bonus_cell: CellId::START,
            bonus_open: 0,
            bought: Colours::NONE,
            busts: 0,
            purchases: [0; 8],
        }
    }

    /// Is a push at risk? Once it was, every push is until the player passes.
    #[inline]
    pub const fn push_is_at_risk(&self) -> bool {
        self.at_risk || self.active.len() >= RISK_FROM
    }

    /// Coins and credits together.
    #[inline]
    pub const fn money(&self) -> u16 {
        self.coins + self.credits
    }

    /// Pays, coins first.
    #[inline]
    pub fn pay(&mut self, price: u16) {
        let coins = self.coins.min(price);
        self.coins -= coins;
        self.credits -= price - coins;
    }

    /// The dice of a zone that show nothing; none for the active zone.
    #[inline]
    pub const fn lying(&self, zone: Zone) -> &Dice {
        match zone {
            Zone::Draw => &self.draw,
            Zone::Roll => &self.roll,
            Zone::Discard => &self.discard,
            Zone::Active => &Dice::NONE,
        }
    }

    /// Does such a die lie there?
    #[inline]
    pub fn has(&self, pick: Pick) -> bool {
        match pick.zone {
            Zone::Active => self.active.of(pick.shown()) > 0,
            zone => self.lying(zone).of(pick.cube) > 0,
        }
    }

    /// Takes a die away from where it lies.
    #[inline]
    pub fn take(&mut self, pick: Pick) {
        match pick.zone {
            Zone::Draw => self.draw.remove(pick.cube, 1),
            Zone::Roll => self.roll.remove(pick.cube, 1),
            Zone::Active => self.active.remove(pick.shown(), 1),
            Zone::Discard => self.discard.remove(pick.cube, 1),
        }
    }

    /// The zones as they are when dice are drawn.
    #[inline]
    pub(crate) fn drawing(&mut self) -> Drawing<'_> {
        let Self { draw, roll, discard, exempt, limit, .. } = self;
        Drawing { draw, roll, discard, exempt: *exempt, limit: *limit }
    }

    /// All sorts of dice of these kinds in these zones, with their number.
    pub fn picks(&self, zones: ZoneSet, kinds: DieSet) -> impl Iterator<Item = (Pick, u8)> {
        let lying = [Zone::Draw, Zone::Roll, Zone::Discard].into_iter().filter(move |zone| zones.contains(*zone));
        let lying = lying.flat_map(|zone| self.lying(zone).iter().map(move |(cube, n)| (Pick::new(zone, cube), n)));
        let active = zones.contains(Zone::Active).then(|| self.active.iter()).into_iter().flatten();
        lying
            .chain(active.map(|(shown, count)| (Pick::active(shown), count)))
            .filter(move |(pick, _)| kinds.contains(pick.cube.die()))
    }

    /// How many dice of these kinds lie in these zones.
    pub fn count(&self, zones: ZoneSet, kinds: DieSet) -> u8 {
        self.picks(zones, kinds).map(|(_, count)| count).sum()
    }

    /// The own dice that lie anywhere, but for the first-player die.
    #[inline]
    pub(crate) fn own_kinds(&self) -> impl Iterator<Item = Cube> + use<> {
        let zones = [&self.draw, &self.roll, &self.discard, &self.hand, self.active.cubes()];
        Dice::own_kinds_in(zones)
    }

    /// How many dice of a kind lie anywhere.
    pub fn owned(&self, cube: Cube) -> u8 {
        self.draw.of(cube) + self.roll.of(cube) + self.discard.of(cube) + self.hand.of(cube) + self.active.of_cube(cube)
    }
}

/// Dice being drawn.
pub(crate) struct Drawing<'a> {
    pub draw: &'a mut Dice,
    pub roll: &'a mut Dice,
    pub discard: &'a mut Dice,
    /// Dice that do not count.
    pub exempt: DieSet,
    pub limit: u8,
}

impl Drawing<'_> {
    /// Draws up to the hand limit as far as there is no choice; true if there is one.
    pub fn up_to_the_limit(self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        loop {
            let counted = DieSet::OWNED.except(self.exempt);
            let needed = self.limit.saturating_sub(self.roll.len_of(counted));
            if needed == 0 {
                return false;
            }
            let available = self.draw.len_of(counted);
            if available == 0 {
                if self.discard.is_empty() {
                    return false;
                }
                // Exempt dice that are left come along, so that the draw zone is empty and can be refilled.
                let exempt = *self.draw;
                self.roll.take_all(self.draw);
                self.draw.take_all(self.discard);
                if !exempt.is_empty() {
                    log.record(Event::Drew { seat, dice: exempt });
                }
                log.record(Event::Refilled { seat });
                continue;
            }
            if available > needed && self.draw.has_several_of(counted) {
                return true;
            }
            let mut drawn = Dice::NONE;
            for cube in self.draw.among(counted) {
                let count = self.draw.of(cube).min(needed);
                self.draw.remove(cube, count);
                drawn.add(cube, count);
            }
            log.record(Event::Drew { seat, dice: drawn });
            self.roll.take_all(&mut drawn);
        }
    }
}
