//! Using the cards of active dice, in the roll phase and in step 4 of the run phase, and the comparison of swords.

use engine::{Log, Seat, Seats};

use crate::ability::Moment;
use crate::action::Action;
use crate::cube::{Cube, Pick, Shown, Side, Spent};
use crate::dice::{Colour, Die, Zone};
use crate::event::{Event, Swords};
use crate::game::{Cubitos, Phase};
use crate::operation::Operation;
use crate::player::{Follow, Stage, Task};
use crate::program::{Occasion, Part, takes};

impl Cubitos {
    // ----- What can be used -----

    /// What a player could be asked about now, if it is about cards.
    #[inline]
    fn occasion(&self, seat: Seat) -> Option<Occasion> {
        let player = self.player(seat);
        match player.stage {
            _ if player.rerolls > 0 => Some(Occasion::BetweenRolls),
            Stage::Decide => Some(Occasion::Decide),
            Stage::Abilities => Some(Occasion::Abilities),
            Stage::AfterMove => Some(Occasion::AfterMove),
            _ => None,
        }
    }

    /// Shows every part of a die that a player can use now to `take`, until it returns true; true if it did.
    #[inline]
    fn find_use(&self, seat: Seat, mut take: impl FnMut(CardUse<'_>) -> bool) -> bool {
        let Some(occasion) = self.occasion(seat) else { return false };
        let active = &self.player(seat).active;
        for cube in active.loud_among(self.index.usable_at(occasion).dice()) {
            let Some(colour) = cube.die().colour() else { continue };
            let program = self.program(colour);
            for side in Side::SYMBOLS {
                for number in program.usable_at(occasion).iter() {
                    let Some(part) = program.part(number) else { continue };
                    let Some(shown) = self.usable(seat, part, cube, side, number) else { continue };
                    if take(CardUse { colour, shown, number, part }) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The sort of die that would give a part, if one can and it would do anything.
    #[inline]
    fn usable(&self, seat: Seat, part: &Part, cube: Cube, side: Side, number: u8) -> Option<Shown> {
        if !takes(part.face, side) {
            return None;
        }
        let shown = self.player(seat).active.open_sort(cube, side, number)?;
        if !self.holds(seat, part.condition) {
            return None;
        }
        let needs = part.operation.symbols();
        if needs > 1 {
            let mut partners = self.partners(seat, number, cube.die());
            if partners.next() != Some((cube, side)) || partners.count() + 1 < usize::from(needs) {
                return None;
            }
        }
        let does = |operation: Operation| (0..operation.options()).any(|option| self.would_do(seat, operation, option));
        let power = part.power.filter(|_| side == Side::Power);
        (does(part.operation) || power.is_some_and(|power| self.would_do(seat, power, 0))).then_some(shown)
    }

    /// Dice whose symbols are used together, one by one: the borrowed ones first.
    fn partners(&self, seat: Seat, number: u8, die: Die) -> impl Iterator<Item = (Cube, Side)> {
        let active = &self.player(seat).active;
        [Cube::borrowed(die), Cube::own(die)].into_iter().flat_map(move |cube| {
            Side::SYMBOLS.into_iter().flat_map(move |side| {
                let open = Spent::all().filter(move |spent| !spent.contains(number));
                let count = open.map(|spent| active.of(Shown { cube, side, spent })).sum::<u8>();
                std::iter::repeat_n((cube, side), usize::from(count))
            })
        })
    }

    /// Can the player use anything?
    #[inline]
    pub(crate) fn has_use(&self, seat: Seat) -> bool {
        self.find_use(seat, |_| true)
    }

    /// Lists what the player can use.
    pub(crate) fn uses(&self, seat: Seat, take: &mut impl FnMut(Action)) {
        self.find_use(seat, |CardUse { colour, shown, number, part }| {
            let (card, side, borrowed) = (self.card(colour), shown.side, shown.cube.is_borrowed());
            let mut add = |option| take(Action::Use { card, side, part: number, option, borrowed });
            match part.operation.options() {
                1 => add(0),
                options => {
                    (0..options).filter(|&option| self.would_do(seat, part.operation, option)).for_each(&mut add);
                }
            }
            false
        });
    }

    /// Nothing can be used now, but somebody else could put a die into the supply that an ability waits for, or give one away.
    #[inline(never)]
    pub(crate) fn may_hope(&self, seat: Seat) -> bool {
        if self.phase == Phase::Run || self.not_done == Seats::one(seat) {
            return false;
        }
        let may_be_given = self.may_be_given(seat);
        if self.index.supply.is_empty() && !may_be_given {
            return false;
        }
        let Some(occasion) = self.occasion(seat) else { return false };
        let hopes = |colour: Colour| {
            let program = self.program(colour);
            let parts = program.usable_at(occasion);
            let wants = |(shown, _): (Shown, u8)| {
                parts.without(shown.spent).iter().any(|number| {
                    program.part(number).is_some_and(|part| {
                        let traits = part.operation.traits();
                        (traits.takes_from_supply || may_be_given && traits.works_on.contains(Zone::Discard))
                            && takes(part.face, shown.side)
                            && self.partners(seat, number, colour.die()).count() >= part.operation.symbols().into()
                            && !self.would_do(seat, part.operation, 0)
                    })
                })
            };
            self.player(seat).active.symbols(colour).any(wants)
        };
        self.index.usable_at(occasion).iter().any(hopes)
    }

    /// Could another player still give this one a die, by the effect of the red card?
    fn may_be_given(&self, seat: Seat) -> bool {
        let gives = |other: Seat| match self.player(other).task {
            Task::Receiver { .. } => true,
            Task::Give { to, .. } => to == seat,
            _ => self.can_take_comparison(other, 0),
        };
        let red = self.program(Colour::Red).comparison;
        let is_gift = red.is_some_and(|red| matches!(red.operation, Operation::GiveDie { .. }));
        let mut others = self.seats().filter(|&other| other != seat && gives(other));
        self.phase == Phase::Comparison
            && is_gift
            && others.any(|other| self.with_fewest(other).any(|receiver| receiver == seat))
    }

    // ----- Using it -----

    /// Uses a part of the card of a die.
    pub(crate) fn use_part(
        &mut self,
        seat: Seat,
        colour: Colour,
        (cube, side): (Cube, Side),
        (number, option): (u8, u8),
        log: &mut impl Log<Event>,
    ) {
        let Some(&part) = self.program(colour).part(number) else { return };
        // Whatever is neither a "now" nor an any-time ability ends the moment for "now" abilities in step 4.
        if part.moment == Moment::Run {
            self.close_window(seat);
        }
        let Some(shown) = self.player(seat).active.open_sort(cube, side, number) else { return };
        log.record(Event::Used { seat, card: self.card(colour), part: number });
        let needs = part.operation.symbols();
        let loses_itself = matches!(part.operation, Operation::LoseSelfAndOther { .. });
        if needs > 1 {
            self.blank_together(seat, number, cube.die(), needs);
        } else if loses_itself {
            self.lose(seat, Pick::active(shown), log);
        } else if part.uses_die {
            self.turn_to_blank(seat, shown);
        } else {
            let active = &mut self.player_mut(seat).active;
            active.remove(shown, 1);
            active.add(Shown { spent: shown.spent.with(Spent::one(number)), ..shown }, 1);
        }
        if part.power.is_some() && side == Side::Power {
            self.player_mut(seat).follow = Follow::Power { colour, part: number };
        }
        if self.would_do(seat, part.operation, option) || loses_itself {
            self.perform(seat, part.operation, option, log);
        }
    }

    fn blank_together(&mut self, seat: Seat, number: u8, die: Die, needs: u8) {
        for _ in 0..needs {
            let Some((cube, side)) = self.partners(seat, number, die).next() else { return };
            if let Some(shown) = self.player(seat).active.open_sort(cube, side, number) {
                self.turn_to_blank(seat, shown);
            }
        }
    }

    // ----- Step 4 -----

    /// Dice that show credits.
    pub(crate) fn credit_dice(&self, seat: Seat) -> impl Iterator<Item = Cube> {
        let active = &self.player(seat).active;
        active.loud_among(self.book.credit_dice).filter(|&cube| active.of(Shown::new(cube, Side::Credits)) > 0)
    }

    pub(crate) fn take_credits(&mut self, seat: Seat, cube: Cube, log: &mut impl Log<Event>) {
        self.close_window(seat);
        self.turn_to_blank(seat, Shown::new(cube, Side::Credits));
        self.gain(seat, [0, 0, 0, u16::from(self.book.amount(cube.die(), Side::Credits))], log);
    }

    /// Shows every sort of active die that has to be lost to `take`, until it returns true; true if it did.
    #[inline]
    pub(crate) fn find_losing(&self, seat: Seat, mut take: impl FnMut(Cube, Side) -> bool) -> bool {
        let active = &self.player(seat).active;
        for cube in active.loud_among(self.index.lose_self.dice()) {
            let Some(face) = cube.die().colour().and_then(|colour| self.program(colour).lose_self) else { continue };
            for side in Side::SYMBOLS {
                if takes(face, side) && active.cube_showing(cube, side) > 0 && take(cube, side) {
                    return true;
                }
            }
        }
        false
    }

    /// Loses a die that shows a symbol: of equal ones that with the most parts used.
    pub(crate) fn lose_symbol(&mut self, seat: Seat, cube: Cube, side: Side, log: &mut impl Log<Event>) {
        if let Some(shown) = self.player(seat).active.most_spent(cube, side) {
            self.lose(seat, Pick::active(shown), log);
        }
    }

    /// May the player take what the comparison gives?
    pub(crate) fn can_take_comparison(&self, seat: Seat, option: u8) -> bool {
        self.phase == Phase::Comparison
            && self.comparison_open.contains(seat)
            && self.program(Colour::Red).comparison.is_some_and(|red| self.would_do(seat, red.operation, option))
    }

    /// How many amounts the red card offers.
    pub(crate) fn comparison_options(&self) -> u8 {
        self.program(Colour::Red).comparison.map_or(1, |red| red.operation.options())
    }

    pub(crate) fn take_comparison(&mut self, seat: Seat, option: u8, log: &mut impl Log<Event>) {
        let Some(red) = self.program(Colour::Red).comparison else { return };
        self.close_window(seat);
        self.comparison_open = self.comparison_open.without(seat);
        log.record(Event::ComparisonTaken { seat, card: self.card(Colour::Red) });
        if red.price.is_some() {
            self.player_mut(seat).follow = Follow::Price;
        }
        self.perform(seat, red.operation, option, log);
    }

    /// Asks as long as there is anything to use or to lose early.
    pub(crate) fn settle_abilities(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        // Most dice have nothing to say in this step.
        let quiet = self.player(seat).active.is_quiet(self.index.step_4.union(self.book.credit_dice));
        let asks = (!quiet || self.comparison_open.contains(seat)) && self.has_ability(seat);
        if !asks {
            self.end_abilities(seat, log);
        }
        asks
    }

    /// Is there anything to decide in step 4?
    #[inline(never)]
    fn has_ability(&self, seat: Seat) -> bool {
        self.has_use(seat)
            || self.credit_dice(seat).next().is_some()
            || self.find_losing(seat, |_, _| true)
            || (0..self.comparison_options()).any(|option| self.can_take_comparison(seat, option))
            || self.may_hope(seat)
    }

    /// The player decides to use no more abilities.
    pub(crate) fn ready(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.record(Event::Ready { seat });
        self.end_abilities(seat, log);
    }

    /// After the comparison this ends step 4: dice that have to be lost are lost.
    fn end_abilities(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.close_window(seat);
        if self.phase == Phase::Comparison {
            self.lose_all(seat, log);
            self.comparison_open = self.comparison_open.without(seat);
        }
        self.finish(seat);
    }

    /// Loses every die that has to be lost.
    fn lose_all(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        loop {
            let mut next = None;
            self.find_losing(seat, |cube, side| next.replace((cube, side)).is_none());
            let Some((cube, side)) = next else { return };
            self.lose_symbol(seat, cube, side, log);
        }
    }

    /// Counts everybody's swords and finds out to whom the red card gives something.
    pub(crate) fn count_swords(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            let active = &self.player(seat).active;
            if active.of_kind(Die::Red) == 0 {
                self.swords[seat.index()] = 0;
                continue;
            }
            let [normal, power] = Side::SYMBOLS.map(|side| active.showing(Die::Red, side));
            self.swords[seat.index()] = normal.saturating_add(power.saturating_mul(2));
        }
        (self.most, self.comparison_open) = self.compared();
        log.record(Event::Compared { swords: Swords::new(self.swords, self.terms.players), most: self.most });
    }

    /// Who has the most swords, and to whom the red card gives something.
    pub(crate) fn compared(&self) -> (Option<Seat>, Seats) {
        let most = self.seats().map(|seat| self.swords[seat.index()]).max().unwrap_or(0);
        let leaders = || self.seats_in_order().filter(|seat| most > 0 && self.swords[seat.index()] == most);
        let is_tied = leaders().count() > 1;
        let moment = self.program(Colour::Red).comparison.map(|red| red.moment);
        let most = match moment {
            Some(Moment::CompareMost { first_player_breaks_ties: true }) => leaders().next(),
            _ => leaders().next().filter(|_| !is_tied),
        };
        let entitled = match moment {
            Some(Moment::CompareMost { .. }) => most.into_iter().collect(),
            Some(Moment::CompareEach) => self.seats().filter(|seat| self.swords[seat.index()] > 0).collect(),
            _ => Seats::NONE,
        };
        (most, entitled)
    }

    // ----- Duties -----

    /// Does the next thing that a die has to do at the latest when the move step ends. False if there is nothing left.
    pub(crate) fn do_duty(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        for colour in self.index.duty.iter() {
            let program = self.program(colour);
            for number in program.duty.iter() {
                let Some(part) = program.part(number) else { continue };
                let is_open = |shown: &Shown| takes(part.face, shown.side) && !shown.spent.contains(number);
                let found = self.player(seat).active.symbols(colour).map(|(shown, _)| shown).find(is_open);
                let Some(shown) = found else { continue };
                if self.holds(seat, part.condition) && self.would_do(seat, part.operation, 0) {
                    self.use_part(seat, colour, (shown.cube, shown.side), (number, 0), log);
                    return true;
                }
            }
        }
        false
    }

    /// Nothing of this colour acts after the move any more.
    pub(crate) fn close_nearby(&mut self, seat: Seat) {
        self.respend(seat, self.index.nearby.dice(), |program, spent| spent.with(program.nearby));
    }
}

/// A part of a card that can be used, and the die for it.
struct CardUse<'a> {
    colour: Colour,
    shown: Shown,
    number: u8,
    part: &'a Part,
}
