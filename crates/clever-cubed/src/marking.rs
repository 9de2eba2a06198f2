//! Marking a die: which dice a player may use, and what each can mark by its use and by where it lies.

use engine::{Illegal, Phrase, Seat};
use serde::Serialize;

use crate::action::{Action, Joker};
use crate::action_row::joker_numbers;
use crate::dice::{Dice, Die, DieSet};
use crate::game::CleverCubed;
use crate::mark::Area;
use crate::player::{DieUse, Marking, Player};
use crate::setup::{FallbackArea, FallbackTest};
use crate::sheet::{Reading, Sheet};
use crate::yellow;

/// Why a die cannot be marked. In JSON the field `why` says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what the variants tell of")]
pub enum Obstacle {
    /// Its yellow cell is crossed.
    Crossed { number: u8, row: u8 },
    /// Its turquoise column is full.
    ColumnFull { number: u8 },
    /// The sum of blue and white continues no side of the blue area.
    NoStep { number: u8 },
    /// Every brown cell of its number is crossed or passed by.
    Passed { number: u8 },
    /// The pink area is full.
    Full,
    /// The white die fits no area.
    Nowhere,
    /// It was an extra die of this turn already.
    Used,
}

impl Obstacle {
    /// The words for it.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Crossed { number, row } => Phrase::new("why-crossed").number("number", number).number("row", row),
            Self::ColumnFull { number } => Phrase::new("why-column-full").number("number", number),
            Self::NoStep { number } => Phrase::new("why-no-step").number("number", number),
            Self::Passed { number } => Phrase::new("why-passed").number("number", number),
            Self::Full => Phrase::new("why-full"),
            Self::Nowhere => Phrase::new("why-nowhere"),
            Self::Used => Phrase::new("why-used"),
        }
    }
}

impl CleverCubed {
    /// Is the die read by the slot it lies in? If not, it is read as a die of the platter.
    #[inline]
    fn slot_of(&self, dice: &Dice, die_use: DieUse, die: Die) -> Option<u8> {
        match die_use {
            DieUse::Take => Some(self.roll),
            DieUse::Pick if self.setup.fallback_area == FallbackArea::Passive => None,
            DieUse::Pick | DieUse::Extra => dice.place(die).roll(),
        }
    }

    /// The row of the one yellow cell that a die used so, as `number`, may cross: the row of its slot, or the row in
    /// which that number is grey.
    #[inline]
    fn yellow_row(&self, dice: &Dice, die_use: DieUse, die: Die, number: u8) -> u8 {
        self.slot_of(dice, die_use, die).unwrap_or_else(|| yellow::grey_row(number))
    }

    /// The other dice that bring further turquoise crosses to a die used so, if they match.
    #[inline]
    fn counting_dice(&self, die_use: DieUse, die: Die) -> DieSet {
        let lying =
            if self.slot_of(&self.dice, die_use, die).is_some() { self.dice.slots() } else { self.dice.platter() };
        lying.without(die)
    }

    /// How many further crosses a die used so brings to a turquoise column.
    #[inline]
    pub(crate) fn matches(&self, marking: Marking, column: u8) -> u8 {
        self.dice.showing(column, self.counting_dice(marking.die_use, marking.die))
    }

    /// What `die` says when it is used so as `number`. Blue is always a sum, and the partner counts with its real value.
    #[inline]
    pub(crate) fn reading(&self, die_use: DieUse, die: Die, number: u8) -> Reading {
        let (area, partner) = match die {
            Die::Yellow => (Some(Area::Yellow), Die::White),
            Die::Turquoise => (Some(Area::Turquoise), Die::White),
            Die::Blue => (Some(Area::Blue), Die::White),
            Die::Brown => (Some(Area::Brown), Die::White),
            Die::Pink => (Some(Area::Pink), Die::White),
            Die::White => (None, Die::Blue),
        };
        let yellow_row = self.yellow_row(&self.dice, die_use, die, number);
        Reading { area, number, sum: number + self.dice.value(partner), yellow_row }
    }

    /// Can this die be marked as `number` on this sheet? (Pink is seldom full; after it, with `|` instead of `||`: nobody can guess
    /// which area has room, and asking all of them is cheaper than guessing wrong.)
    #[inline(always)]
    fn can_mark(&self, sheet: &Sheet, dice: &Dice, die_use: DieUse, die: Die, number: u8) -> bool {
        let yellow = || !sheet.yellow.is_crossed(self.yellow_row(dice, die_use, die, number), number);
        let turquoise = || sheet.turquoise.can_cross(number);
        let blue = |partner| sheet.blue.can_write(number + dice.value(partner));
        let brown = || sheet.brown.can_cross(number);
        let pink = || !sheet.pink.is_full();
        match die {
            Die::Yellow => yellow(),
            Die::Turquoise => turquoise(),
            Die::Blue => blue(Die::White),
            Die::Brown => brown(),
            Die::Pink => pink(),
            Die::White => pink() || turquoise() | brown() | yellow() | blue(Die::Blue),
        }
    }

    /// Which dice `among` these can be marked, each as the number that `number` says? Random play spends much of its time here,
    /// hence a line for each die instead of a loop: the compiler then knows the area.
    #[inline(always)]
    fn markable(
        &self,
        sheet: &Sheet,
        dice: &Dice,
        die_use: DieUse,
        among: DieSet,
        number: impl Fn(Die) -> u8,
    ) -> DieSet {
        let can_mark = |die| self.can_mark(sheet, dice, die_use, die, number(die));
        DieSet::NONE
            .with_if(Die::Yellow, can_mark(Die::Yellow))
            .with_if(Die::Turquoise, can_mark(Die::Turquoise))
            .with_if(Die::Blue, can_mark(Die::Blue))
            .with_if(Die::Brown, can_mark(Die::Brown))
            .with_if(Die::Pink, can_mark(Die::Pink))
            .with_if(Die::White, can_mark(Die::White))
            .among(among)
    }

    /// Can any of the dice `among` these be marked with some number joker?
    fn can_use_joker(&self, sheet: &Sheet, dice: &Dice, die_use: DieUse, among: DieSet) -> bool {
        let can_be = |number| !self.markable(sheet, dice, die_use, among, |_| number).is_empty();
        sheet.number_jokers.joker_cells().any(|cell| joker_numbers(cell).any(can_be))
    }

    /// The fallback: no platter die can be marked, so the slots are open too.
    fn is_fallback_open(&self, seat: Seat) -> bool {
        let (sheet, dice) = (&self.player(seat).sheet, &self.dice);
        let jokers_count = self.setup.fallback_test == FallbackTest::JokersCount;
        (!self.is_solo() || self.setup.solo_fallback.0)
            && self.markable(sheet, dice, DieUse::Pick, dice.platter(), |die| dice.value(die)).is_empty()
            && !(jokers_count && self.can_use_joker(sheet, dice, DieUse::Pick, dice.platter()))
    }

    pub(crate) fn has_extra_die(&self, seat: Seat) -> bool {
        self.can_use_extra_die(&self.dice, self.player(seat))
    }

    /// Has a player an extra die to use if the dice lie like this?
    pub(crate) fn can_use_extra_die(&self, dice: &Dice, player: &Player) -> bool {
        let sheet = &player.sheet;
        if !sheet.extra_dice.has_available() {
            return false;
        }
        let unused = DieSet::ALL.except(player.extra_used);
        !self.markable(sheet, dice, DieUse::Extra, unused, |die| dice.value(die)).is_empty()
            || self.can_use_joker(sheet, dice, DieUse::Extra, unused)
    }

    /// The dice that `seat` may use in this way, as far as their place decides.
    #[inline]
    pub(crate) fn dice_for(&self, seat: Seat, die_use: DieUse) -> DieSet {
        match die_use {
            DieUse::Take => self.dice.pool(),
            DieUse::Pick if self.is_fallback_open(seat) => self.dice.platter().union(self.dice.slots()),
            DieUse::Pick => self.dice.platter(),
            DieUse::Extra if !self.player(seat).sheet.extra_dice.has_available() => DieSet::NONE,
            DieUse::Extra => DieSet::ALL.except(self.player(seat).extra_used),
        }
    }

    /// The dice that one might want to use in this way.
    pub(crate) fn dice_in_sight(&self, seat: Seat, die_use: DieUse) -> DieSet {
        match die_use {
            DieUse::Extra => DieSet::ALL,
            DieUse::Take | DieUse::Pick => self.dice_for(seat, die_use),
        }
    }

    /// Why `seat` cannot use this die so with its real value, if that is so.
    pub(crate) fn obstacle(&self, seat: Seat, die_use: DieUse, die: Die) -> Option<Obstacle> {
        if die_use == DieUse::Extra && self.player(seat).extra_used.contains(die) {
            return Some(Obstacle::Used);
        }
        let value = self.dice.value(die);
        if self.can_mark(&self.player(seat).sheet, &self.dice, die_use, die, value) {
            return None;
        }
        let reading = self.reading(die_use, die, value);
        Some(match reading.area {
            Some(Area::Yellow) => Obstacle::Crossed { number: value, row: reading.yellow_row },
            Some(Area::Turquoise) => Obstacle::ColumnFull { number: value },
            Some(Area::Blue) => Obstacle::NoStep { number: reading.sum },
            Some(Area::Brown) => Obstacle::Passed { number: value },
            Some(Area::Pink) => Obstacle::Full,
            None => Obstacle::Nowhere,
        })
    }

    /// Lists every die that can be used so: first with real values, then with number jokers.
    #[inline(always)]
    pub(crate) fn push_uses(
        &self,
        seat: Seat,
        die_use: DieUse,
        into: &mut Vec<Action>,
        action: impl Fn(Die, Option<Joker>) -> Action,
    ) {
        let sheet = &self.player(seat).sheet;
        let among = self.dice_for(seat, die_use);
        for die in self.markable(sheet, &self.dice, die_use, among, |die| self.dice.value(die)).iter() {
            into.push(action(die, None));
        }
        for cell in sheet.number_jokers.joker_cells() {
            for number in joker_numbers(cell) {
                for die in self.markable(sheet, &self.dice, die_use, among, |_| number).iter() {
                    // A joker for what the die shows anyway would be wasted.
                    if number != self.dice.value(die) {
                        into.push(action(die, Some(Joker { cell, number })));
                    }
                }
            }
        }
    }

    /// Why this use of a die is not allowed, if it is not.
    #[inline]
    pub(crate) fn check_use(&self, seat: Seat, marking: Marking) -> Result<(), Illegal> {
        let Marking { die, die_use, joker } = marking;
        let on_platter = die_use == DieUse::Pick && self.dice.platter().contains(die);
        if !on_platter && !self.dice_for(seat, die_use).contains(die) {
            return Err(Illegal::Rule(match die_use {
                DieUse::Take => "the die is not in the pool",
                DieUse::Pick => "the die is not on the platter, and the slots are not open to this player",
                DieUse::Extra if !self.player(seat).sheet.extra_dice.has_available() => "no extra die is left",
                DieUse::Extra => "this die was already chosen as an extra die in this turn",
            }));
        }
        if let Some(Joker { cell, number }) = joker {
            let offered = self.player(seat).sheet.number_jokers.joker_cells().any(|offered| offered == cell);
            let fits = offered && joker_numbers(cell).contains(&number) && number != self.dice.value(die);
            Illegal::unless(fits, "the number joker is not available for this number")?;
        }
        let fits = self.can_mark(&self.player(seat).sheet, &self.dice, die_use, die, self.used_value(marking));
        Illegal::unless(fits, "the die cannot be marked")
    }

    /// The face of the die, or what a number joker makes of it.
    #[inline]
    pub(crate) fn used_value(&self, marking: Marking) -> u8 {
        marking.joker.map_or(self.dice.value(marking.die), |joker| joker.number)
    }

    /// What the die in use says.
    #[inline]
    pub(crate) fn marking_reading(&self, marking: Marking) -> Reading {
        self.reading(marking.die_use, marking.die, self.used_value(marking))
    }
}
