//! What dice, faces and cards are worth, apart from the position that they are judged in.

use std::cell::Cell;

use crate::ability::Resource;
use crate::cube::{Cube, Shown, Side, Spent};
use crate::dice::{Colour, Die, DieSet};
use crate::game::Cubitos;
use crate::operation::{Amounts, Gain, MaxCost, Operation, Share};
use crate::player::Player;
use crate::program::{Part, takes};
use crate::rulebook::Colours;
use crate::weights::Weights;

/// A part of something, for whole numbers.
pub(crate) const PARTS: i32 = 1_000;

/// Which of the circumstances of a player the cards of a race ask for. Of what is counted at least as so many, fewer make no
/// difference.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asked {
    fans: bool,
    pub red_lines: bool,
    active: bool,
    active_least: u8,
    colours: bool,
    colours_least: u8,
    pub roll: bool,
    roll_least: u8,
    kinds: DieSet,
    /// The colours of the cards that ask for anything.
    askers: Colours,
}

impl Asked {
    /// What the cards of this race ask for.
    pub fn by(game: &Cubitos, weights: &Weights) -> Self {
        let least = |number: i32| number.clamp(0, u8::MAX.into()) as u8;
        let [active_least, _, colours_least] = weights.counted_least.map(least);
        let mut asked =
            Self { active_least, colours_least, roll_least: least(weights.rolled_least), ..Self::default() };
        for colour in Colour::ALL {
            let program = game.program(colour);
            let parts = program.parts.iter().flatten().flat_map(|part| [Some(part.operation), part.power]);
            for operation in parts.chain([program.comparison.map(|comparison| comparison.operation)]).flatten() {
                if asked.add(operation) {
                    asked.askers.insert(colour);
                }
            }
        }
        asked
    }

    /// Do they ask for anything at all? Most do not.
    #[inline]
    fn anything(&self) -> bool {
        !self.askers.is_empty()
    }

    /// Do they ask for anything about the active dice?
    pub fn active_dice(&self) -> bool {
        self.active || self.colours || !self.kinds.is_empty()
    }

    /// Notes what an operation asks for; true if it asks for anything.
    fn add(&mut self, operation: Operation) -> bool {
        match operation {
            Operation::GainPerFan { .. }
            | Operation::Choose { .. }
            | Operation::GainDie { max_cost: MaxCost::Fans, .. } => self.fans = true,
            Operation::GainPerActive { .. } => self.active = true,
            Operation::GainPerActiveColour { dice, .. } => self.kinds = self.kinds.union(dice),
            Operation::GainPerColour { .. } => self.colours = true,
            Operation::GainPerRedLineLeft { .. } => self.red_lines = true,
            Operation::RerollZone { .. } => self.roll = true,
            _ => return false,
        }
        true
    }
}

/// All that prices depend on besides the race and the weights. What no card asks for is 0, so that equal circumstances have
/// equal prices, and most circumstances are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Circumstances {
    /// Which part of the race is left.
    left: i32,
    /// Fans, red lines in front of the runner, active dice, their colours, dice in the roll zone, and then how many active
    /// dice there are of each kind: a byte each, so that all can be compared at once.
    counts: u128,
}

/// What the first counts are; those of the kinds follow.
const FANS: usize = 0;
const RED_LINES: usize = 1;
const ACTIVE: usize = 2;
const COLOURS: usize = 3;
const ROLL: usize = 4;
const KINDS: usize = 5;

impl Circumstances {
    /// Those of a player when so much of the race is left and so many dice are in the roll zone.
    #[inline]
    pub fn of(game: &Cubitos, player: &Player, left: i32, roll: u8, asked: &Asked) -> Self {
        Self { left, counts: if asked.anything() { Self::counts(game, player, roll, asked) } else { 0 } }
    }

    #[inline(never)]
    fn counts(game: &Cubitos, player: &Player, roll: u8, asked: &Asked) -> u128 {
        let mut counts = [0; KINDS + Die::COUNT];
        if asked.fans {
            counts[FANS] = player.fans;
        }
        if asked.red_lines {
            counts[RED_LINES] = game.course.red_lines_left(&game.book.tables, player.at);
        }
        if asked.active {
            counts[ACTIVE] = player.active.len().max(asked.active_least);
        }
        if asked.colours {
            counts[COLOURS] = player.active.kinds().colours().max(asked.colours_least);
        }
        if asked.roll {
            counts[ROLL] = roll.max(asked.roll_least);
        }
        asked.kinds.iter().for_each(|die| counts[KINDS + die.index()] = player.active.of_kind(die));
        u128::from_le_bytes(counts)
    }

    /// The simplest circumstances when as much of the race is left: prices differ only for the cards that ask for more.
    #[must_use]
    pub const fn simplest(self) -> Self {
        Self { counts: 0, ..self }
    }

    /// A number below [`PLACES`](Self::PLACES) that tells circumstances apart, more or less.
    #[inline]
    pub fn place(&self) -> usize {
        let counts = (self.counts as u64 ^ (self.counts >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 57;
        (self.left as usize / 8 + counts as usize) % Self::PLACES
    }

    /// The whole race in steps smaller than a foot.
    pub const PLACES: usize = 128;
}

/// What dice, faces and cards are worth to a player.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    pub coin: i32,
    pub credit: i32,
    /// What an active die with each side will bring as long as nothing of it is spent.
    sides: [[i32; Side::COUNT]; Cube::COUNT],
    /// How much of that is each part of the card, for a symbol without dots and with them.
    parts: [[[i32; Spent::PARTS_MAX]; 2]; Colour::ALL.len()],
    /// What a die shows on average.
    averages: [i32; Cube::COUNT],
    /// What a die of each kind is worth for the rest of the race.
    dice: [i32; Die::COUNT],
    /// What the comparison gives for a sword.
    pub sword: i32,
    /// What money is worth, as far as it was found out, by what it was.
    money: [Cell<(u64, i32)>; MONEY],
}

/// How many answers about money are remembered.
const MONEY: usize = 32;

/// No money has this number.
const NO_MONEY: u64 = u64::MAX;

impl Prices {
    pub fn new(game: &Cubitos, weights: &Weights, circumstances: &Circumstances) -> Self {
        let appraiser = Appraiser::new(game, weights, circumstances);
        let mut prices = Self {
            coin: appraiser.coin,
            credit: appraiser.credit,
            sides: [[0; Side::COUNT]; Cube::COUNT],
            parts: [[[0; Spent::PARTS_MAX]; 2]; Colour::ALL.len()],
            averages: [0; Cube::COUNT],
            dice: [0; Die::COUNT],
            sword: 0,
            money: [const { Cell::new((NO_MONEY, 0)) }; MONEY],
        };
        Die::ALL.into_iter().for_each(|die| prices.set(&appraiser, die));
        prices
    }

    /// The prices under other circumstances, when as much of the race is left: those of some cards differ.
    #[must_use]
    pub fn changed(&self, game: &Cubitos, weights: &Weights, circumstances: &Circumstances, asked: &Asked) -> Self {
        let appraiser = Appraiser::new(game, weights, circumstances);
        let mut prices = Self { money: [const { Cell::new((NO_MONEY, 0)) }; MONEY], ..*self };
        asked.askers.iter().for_each(|colour| prices.set(&appraiser, colour.die()));
        prices
    }

    /// Finds out everything about dice of one kind.
    fn set(&mut self, appraiser: &Appraiser<'_>, die: Die) {
        let parts = die.colour().map_or([[0; Spent::PARTS_MAX]; 2], |colour| appraiser.parts_worth(colour));
        if let Some(colour) = die.colour() {
            self.parts[colour.index()] = parts;
        }
        if die == Die::Red {
            self.sword = appraiser.sword_worth();
        }
        let faces = Side::ALL.map(|side| i32::from(appraiser.game.book.faces_with(die, side)));
        for cube in [Cube::own(die), Cube::borrowed(die)] {
            let sides = Side::ALL.map(|side| appraiser.side_worth(cube, side, &parts));
            self.averages[cube.index()] = sides.iter().zip(faces).map(|(worth, faces)| worth * faces).sum::<i32>() / 6;
            self.sides[cube.index()] = sides;
        }
        self.dice[die.index()] = appraiser.die_worth(die, self.averages[Cube::own(die).index()]);
    }

    /// What a die of a kind is worth for the rest of the race.
    #[inline]
    pub fn die(&self, die: Die) -> i32 {
        self.dice[die.index()]
    }

    /// What money is worth that has this number, which no other money has, and is worth what `find_out` says.
    #[inline]
    pub fn money(&self, number: u64, find_out: impl FnOnce() -> i32) -> i32 {
        let place = &self.money[(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 59) as usize % MONEY];
        let (known, worth) = place.get();
        if known == number {
            return worth;
        }
        let worth = find_out();
        place.set((number, worth));
        worth
    }

    /// What a die shows on average.
    #[inline]
    pub fn average(&self, cube: Cube) -> i32 {
        self.averages[cube.index()]
    }

    /// What an active die with this side will bring as long as nothing of it is spent.
    #[inline]
    pub fn side(&self, cube: Cube, side: Side) -> i32 {
        self.sides[cube.index()][side.index()]
    }

    /// What an active die will still bring.
    #[inline]
    pub fn shown(&self, shown: Shown) -> i32 {
        let whole = self.side(shown.cube, shown.side);
        let Some(colour) = shown.cube.die().colour() else { return whole };
        let parts = &self.parts[colour.index()][usize::from(shown.side == Side::Power)];
        whole - shown.spent.iter().map(|part| parts[usize::from(part)]).sum::<i32>()
    }
}

/// Whoever finds out what things are worth.
struct Appraiser<'a> {
    game: &'a Cubitos,
    weights: &'a Weights,
    circumstances: &'a Circumstances,
    coin: i32,
    credit: i32,
}

impl<'a> Appraiser<'a> {
    fn new(game: &'a Cubitos, weights: &'a Weights, circumstances: &'a Circumstances) -> Self {
        let scaled = |[least, more]: [i32; 2]| least + more * circumstances.left / PARTS;
        Self { game, weights, circumstances, coin: scaled(weights.coin), credit: scaled(weights.credit) }
    }

    /// What the comparison gives for a sword.
    fn sword_worth(&self) -> i32 {
        let comparison = self.game.program(Colour::Red).comparison;
        let worth = comparison.map_or(0, |comparison| self.operation_worth(comparison.operation));
        worth * self.weights.comparison[0] / PARTS
    }

    /// What something is worth now that is worth so much at the start of a race.
    fn early(&self, worth: i32) -> i32 {
        worth * self.circumstances.left / PARTS
    }

    fn die_worth(&self, die: Die, average: i32) -> i32 {
        let Self { game, weights, .. } = *self;
        self.early(match (die, die.colour()) {
            (Die::LightGrey, _) => weights.light_grey,
            (Die::DarkGrey, _) => weights.dark_grey,
            (_, None) => 0,
            (_, Some(colour)) => {
                weights.die_per_cost * i32::from(game.cost(die))
                    + weights.die_rolls * (average - weights.grey_roll)
                    + weights.dice[game.card(colour).index()]
            }
        })
    }

    /// What an active die with this side will bring.
    fn side_worth(&self, cube: Cube, side: Side, parts: &[[i32; Spent::PARTS_MAX]; 2]) -> i32 {
        let amount = i32::from(self.game.book.amount(cube.die(), side));
        match (side, cube.die().colour()) {
            (Side::Coins, _) => self.coin * amount,
            (Side::Feet, _) => self.weights.foot * amount,
            (Side::Credits, _) => self.credit * amount,
            (Side::Symbol | Side::Power, Some(colour)) => {
                let parts = parts[usize::from(side == Side::Power)];
                parts.iter().sum::<i32>() + self.symbol_worth(colour, cube, side)
            }
            (Side::Blank | Side::Symbol | Side::Power, _) => 0,
        }
    }

    /// What the symbol of a card is worth besides its parts.
    fn symbol_worth(&self, colour: Colour, cube: Cube, side: Side) -> i32 {
        let Self { game, weights, .. } = *self;
        let program = game.program(colour);
        let mut worth = weights.symbols[game.card(colour).index()];
        if program.returns.is_some_and(|face| takes(face, side)) {
            worth += weights.returns;
        }
        if program.rescue.is_some() || program.keeps.is_some() {
            worth += weights.saves;
        }
        if let Some(comparison) = program.comparison {
            let part = weights.comparison[usize::from(side == Side::Power)];
            worth += self.operation_worth(comparison.operation) * part / PARTS;
        }
        if !cube.is_borrowed() && program.lose_self.is_some_and(|face| takes(face, side)) {
            let price = weights.die_per_cost * i32::from(game.cost(cube.die()));
            worth -= self.early(price) * weights.lost_self / PARTS;
        }
        worth
    }

    /// What the parts of a card give, for a symbol without dots and with them.
    fn parts_worth(&self, colour: Colour) -> [[i32; Spent::PARTS_MAX]; 2] {
        let parts = &self.game.program(colour).parts;
        Side::SYMBOLS
            .map(|side| parts.each_ref().map(|part| part.as_ref().map_or(0, |part| self.part_worth(part, side))))
    }

    fn part_worth(&self, part: &Part, side: Side) -> i32 {
        if !takes(part.face, side) {
            return 0;
        }
        let power = part.power.filter(|_| side == Side::Power);
        self.operation_worth(part.operation) + power.map_or(0, |power| self.operation_worth(power))
    }

    fn resource_worth(&self, resource: Resource, number: i32) -> i32 {
        let each = match resource {
            Resource::Coins => self.coin,
            Resource::Feet => self.weights.foot,
            Resource::WaterFeet => self.weights.water_foot,
            Resource::Credits => self.credit,
        };
        each * number
    }

    fn amounts_worth(&self, amounts: Amounts) -> i32 {
        let Amounts { coins, feet, water_feet, credits } = amounts;
        self.coin * i32::from(coins)
            + self.weights.foot * i32::from(feet)
            + self.weights.water_foot * i32::from(water_feet)
            + self.credit * i32::from(credits)
    }

    /// What an operation brings by rule of thumb.
    fn operation_worth(&self, operation: Operation) -> i32 {
        let weights = self.weights;
        let counts = self.circumstances.counts.to_le_bytes();
        let [fans, red_lines, active, colours, roll] =
            [FANS, RED_LINES, ACTIVE, COLOURS, ROLL].map(|count| counts[count]);
        let of = |resource: Resource, number: i32| self.resource_worth(resource, number);
        let [active_least, kinds_least, colours_least] = weights.counted_least;
        match operation {
            Operation::Gain(Gain { amounts, take_grey }) => {
                self.amounts_worth(amounts) + self.early(weights.light_grey) * i32::from(take_grey)
            }
            Operation::GainFan { steps, credits, .. } => {
                let credits = i32::from(credits) * weights.fan_credits * self.credit;
                i32::from(steps) * (self.early(weights.gained_fan) + credits)
            }
            Operation::GainPerFan { resource, divisor } => of(resource, i32::from(fans / divisor)),
            Operation::Choose { options } => {
                let share = |share: Share| match share {
                    Share::Fixed(resource, number) => of(resource, number.into()),
                    Share::PerFans(resource, divisor) => of(resource, i32::from(fans / divisor)),
                };
                share(options[0]).max(share(options[1]))
            }
            Operation::GainPerFewer { resource, each } => of(resource, each.into()),
            Operation::GainPerActive { resource, each, per } => {
                of(resource, i32::from(each) * (i32::from(active).max(active_least) / i32::from(per)))
            }
            Operation::GainPerActiveColour { resource, dice } => {
                let there: i32 = dice.iter().map(|die| i32::from(counts[KINDS + die.index()])).sum();
                of(resource, there.max(kinds_least))
            }
            Operation::GainPerColour { resource, each } => {
                of(resource, i32::from(each) * i32::from(colours).max(colours_least))
            }
            Operation::GainPerRedLineLeft { resource, divisor } => of(resource, i32::from(red_lines / divisor)),
            Operation::RepeatGrey => weights.repeated_coins * self.coin,
            Operation::GainDie { max_cost: MaxCost::Fans, .. } => {
                let cost = i32::from(fans).min(weights.fans_cost_most);
                self.early(weights.die_per_cost * cost) * weights.gained_die / PARTS
            }
            Operation::GainDie { .. } => self.early(weights.given_die),
            Operation::BorrowDie { .. } => weights.borrow,
            Operation::LoseDie { .. } => weights.lose_die,
            Operation::LoseSelfAndOther { .. } => 0,
            Operation::ExtraRoll { count } => weights.rolled_die * i32::from(count),
            Operation::RerollOwn { each, .. } => weights.rolled_die * i32::from(each),
            Operation::RerollZone { times, .. } => {
                weights.rolled_again * i32::from(times) * i32::from(roll).max(weights.rolled_least)
            }
            Operation::RollAllOf { .. } | Operation::RollDifferentColours { .. } => weights.rolled_many,
            Operation::SetFace { .. } => weights.set_face,
            Operation::MoveNow { spaces } => weights.space * i32::from(spaces),
            Operation::ShieldNextPush => weights.shield_ability,
            Operation::BonusNearby { .. } => weights.nearby,
            Operation::NextDrawExempt { .. } | Operation::NextDrawAll => self.early(weights.next_draw),
            _ => 0,
        }
    }
}
