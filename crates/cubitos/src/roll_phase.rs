//! The roll phase: drawing, rolling, pushing, passing and going bust.

use engine::{Log, Seat};

use crate::ability::FaceKind;
use crate::cube::{Cube, Dice, Pick, Shown, Side, Spent, words};
use crate::dice::{Colour, Die, DieSet, Zone, ZoneSet};
use crate::event::{Event, RollKind};
use crate::fate::Sides;
use crate::game::{Cubitos, Phase};
use crate::player::{Stage, Task};
use crate::program::{Program, Rescue, takes};

impl Cubitos {
    // ----- Drawing -----

    /// Draws up to the hand limit and asks only where there is a choice.
    pub(crate) fn settle_draw(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        if self.player(seat).draws_all {
            self.player_mut(seat).stage = Stage::DrawMore;
            return false;
        }
        if self.player_mut(seat).drawing().up_to_the_limit(seat, log) {
            return true;
        }
        let player = self.player_mut(seat);
        player.stage = Stage::DrawMore;
        if player.exempt.is_empty() {
            self.end_draw(seat);
        }
        false
    }

    /// Where dice may be drawn from without a limit, and which.
    pub(crate) fn more_draws(&self, seat: Seat) -> (ZoneSet, DieSet) {
        let player = self.player(seat);
        if player.draws_all {
            (ZoneSet::one(Zone::Draw).with(Zone::Discard), DieSet::ALL)
        } else {
            (ZoneSet::one(Zone::Draw), player.exempt)
        }
    }

    #[inline(never)]
    pub(crate) fn settle_draw_more(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let (zones, dice) = self.more_draws(seat);
        let mut picks = self.player(seat).picks(zones, dice);
        let (first, second) = (picks.next(), picks.next());
        drop(picks);
        match (first, second) {
            (None, _) => self.end_draw(seat),
            // A single die is no choice if there has to be one.
            (Some((pick, 1)), None) if self.must_draw(seat) => self.draw_die(seat, pick, log),
            _ => return true,
        }
        false
    }

    /// R28: whoever may draw any dice rolls at least one.
    pub(crate) fn must_draw(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.draws_all && player.roll.is_empty()
    }

    pub(crate) fn draw_die(&mut self, seat: Seat, pick: Pick, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.take(pick);
        player.roll.add(pick.cube, 1);
        log.record(Event::Drew { seat, dice: Dice::one(pick.cube) });
    }

    /// The first roll is compulsory, if there is anything to roll.
    pub(crate) fn end_draw(&mut self, seat: Seat) {
        let player = self.player_mut(seat);
        player.exempt = DieSet::NONE;
        player.draws_all = false;
        player.stage = Stage::Decide;
        if !player.roll.is_empty() {
            self.roll_zone(seat, RollKind::First);
        }
    }

    // ----- Rolling -----

    /// All dice of the roll zone are about to be rolled.
    pub(crate) fn roll_zone(&mut self, seat: Seat, kind: RollKind) {
        let player = self.player_mut(seat);
        player.hand.take_all(&mut player.roll);
        self.roll_hand(seat, kind);
    }

    /// The dice in the hand are about to be rolled.
    pub(crate) fn roll_hand(&mut self, seat: Seat, kind: RollKind) {
        self.player_mut(seat).rolling = kind;
        self.due = self.due.with(seat);
    }

    /// The dice have come to rest.
    pub(crate) fn land(&mut self, seat: Seat, sides: &Sides, log: &mut impl Log<Event>) {
        self.due = self.due.without(seat);
        let kind = self.player(seat).rolling;
        log.record(Event::Rolled { seat, roll: kind, sides: *sides });
        let hand = std::mem::take(&mut self.player_mut(seat).hand);
        let hits = hand.iter().any(|(cube, count)| sides.of(cube, Side::Blank) < count);
        let player = self.player(seat);
        let busts = kind == RollKind::Push && !hits && player.at_risk && !player.shield;
        if kind == RollKind::Push && !busts || kind == RollKind::Rescue && hits {
            self.survive(seat);
        }
        if kind == RollKind::Rescue && hits {
            self.note_rescue(seat, log);
        }
        let mut forces = false;
        for (cube, count) in hand.iter() {
            let misses = sides.of(cube, Side::Blank);
            self.player_mut(seat).roll.add(cube, misses);
            if misses < count {
                let shown = sides.word(cube) - Side::Blank.counted(misses);
                forces |= self.activate(seat, cube, shown, count - misses, log);
            }
        }
        let player = self.player_mut(seat);
        match kind {
            RollKind::Push => {
                player.shield = false;
                player.stage = if busts { Stage::Rescue } else { Stage::Decide };
            }
            RollKind::Rescue => player.stage = if hits { Stage::Decide } else { Stage::Rescue },
            RollKind::First | RollKind::Extra => {}
        }
        self.force(seat, forces, log);
    }

    /// So many dice become active and show these sides, a count for each. True if one of them forces a push.
    pub(crate) fn activate(
        &mut self,
        seat: Seat,
        cube: Cube,
        sides: u64,
        count: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        let is_shown = |side: &Side| sides & side.counted(u8::MAX) != 0;
        let mut forces = false;
        let mut spent = Spent::NONE;
        if let (true, Some(colour)) = (Side::SYMBOLS.iter().any(is_shown), cube.die().colour()) {
            let program = self.program(colour);
            // A die takes part in what follows a push from the next push on.
            spent = program.push;
            let must_push = |face| Side::SYMBOLS.iter().any(|side| is_shown(side) && takes(face, *side));
            forces = program.must_push.is_some_and(must_push) && self.phase == Phase::Roll;
        }
        self.player_mut(seat).active.add_sides(cube, sides, count, spent);
        if self.phase != Phase::Roll {
            for (side, count) in words::counts(sides) {
                self.take_side(seat, cube.die(), Side::ALL[usize::from(side)], count, log);
            }
        }
        forces
    }

    /// Counts a forced push.
    pub(crate) fn force(&mut self, seat: Seat, forces: bool, log: &mut impl Log<Event>) {
        if forces {
            let player = self.player_mut(seat);
            player.forced = player.forced.saturating_add(1);
            log.record(Event::Forced { seat });
        }
    }

    /// A push did not bust: dice that were active before it may give what they give then.
    fn survive(&mut self, seat: Seat) {
        self.respend(seat, self.index.push.dice(), |program, spent| spent.without(program.push));
    }

    /// What had to be used at once, or after the last push, is forfeited.
    #[inline]
    pub(crate) fn close_window(&mut self, seat: Seat) {
        // Mostly there is no such die.
        if !self.player(seat).active.is_quiet(self.index.window) {
            self.respend(seat, self.index.window, |program, spent| spent.with(program.now).with(program.push));
        }
    }

    /// Changes which parts are spent on all active dice of these kinds that show a symbol.
    #[inline(never)]
    pub(crate) fn respend(&mut self, seat: Seat, kinds: DieSet, change: impl Fn(&Program, Spent) -> Spent) {
        for cube in self.player(seat).active.loud_among(kinds) {
            if let Some(colour) = cube.die().colour() {
                let program = self.book.program(self.cards[colour.index()]);
                self.players[seat.index()].active.respend(cube, |spent| change(program, spent));
            }
        }
    }

    // ----- Pushing and passing -----

    pub(crate) fn can_pass(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.forced == 0 || player.roll.is_empty()
    }

    /// A player with nothing to roll and nothing to use passes without a question.
    pub(crate) fn settle_decide(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        if !self.player(seat).roll.is_empty() || self.has_use(seat) || self.may_hope(seat) {
            return true;
        }
        self.pass(seat, log);
        false
    }

    pub(crate) fn pass(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.close_window(seat);
        let player = self.player_mut(seat);
        player.at_risk = false;
        player.shield = false;
        player.forced = 0;
        log.record(Event::Passed { seat });
        self.finish(seat);
    }

    pub(crate) fn push(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.stop_waiting();
        self.close_window(seat);
        let player = self.player_mut(seat);
        player.at_risk = player.push_is_at_risk();
        player.forced = player.forced.saturating_sub(1);
        player.stage = Stage::Declare;
        log.record(Event::Pushed { seat, at_risk: player.at_risk });
    }

    /// Can an active die be rolled again with the push?
    pub(crate) fn can_return(&self, shown: Shown) -> bool {
        let Some(colour) = shown.cube.die().colour() else { return false };
        self.program(colour).returns.is_some_and(|face| takes(face, shown.side))
    }

    pub(crate) fn settle_declare(&mut self, seat: Seat) -> bool {
        let active = &self.player(seat).active;
        let returns = |cube: Cube| {
            let returns =
                |side: &Side| self.can_return(Shown::new(cube, *side)) && active.cube_showing(cube, *side) > 0;
            Side::SYMBOLS.iter().any(returns)
        };
        if active.loud_among(self.index.returns.dice()).any(returns) {
            return true;
        }
        self.roll_zone(seat, RollKind::Push);
        false
    }

    /// An active die goes back to the roll zone; a power face may take others along.
    pub(crate) fn return_die(&mut self, seat: Seat, shown: Shown, log: &mut impl Log<Event>) {
        let others = match (shown.side, shown.cube.die().colour()) {
            (Side::Power, Some(colour)) => self.program(colour).returns_others,
            _ => 0,
        };
        let player = self.player_mut(seat);
        player.active.remove(shown, 1);
        player.roll.add(shown.cube, 1);
        if player.stage == Stage::Declare && player.task == Task::None && others > 0 {
            player.task = Task::ReturnOther { left: others };
        }
        log.record(Event::Returned { seat, die: shown.cube });
    }

    // ----- Going bust -----

    /// What a die that shows its symbol can do against a bust now.
    pub(crate) fn rescue_by(&self, seat: Seat, colour: Colour, side: Side) -> Option<Rescue> {
        let (face, rescue) = self.program(colour).rescue?;
        let works = match rescue {
            Rescue::LoseSelf => true,
            Rescue::RollGrey => self.player(seat).picks(ZoneSet::ALL, DieSet::GREY).next().is_some(),
        };
        (takes(face, side) && works).then_some(rescue)
    }

    #[inline(never)]
    pub(crate) fn settle_rescue(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let active = &self.player(seat).active;
        let saves = |colour: Colour| {
            active.symbols(colour).any(|(shown, _)| self.rescue_by(seat, colour, shown.side).is_some())
        };
        if self.index.rescue.iter().any(saves) {
            return true;
        }
        self.bust(seat, log);
        false
    }

    /// Uses a die against the bust.
    pub(crate) fn prevent(&mut self, seat: Seat, colour: Colour, cube: Cube, side: Side, log: &mut impl Log<Event>) {
        let card = self.card(colour);
        let Some(shown) = self.player(seat).active.most_spent(cube, side) else { return };
        match self.rescue_by(seat, colour, side) {
            Some(Rescue::LoseSelf) => {
                log.record(Event::Saved { seat, card });
                self.lose(seat, Pick::active(shown), log);
                self.survive(seat);
                self.player_mut(seat).stage = Stage::Decide;
            }
            Some(Rescue::RollGrey) => {
                self.turn_to_blank(seat, shown);
                log.record(Event::Used { seat, card, part: 0 });
                self.player_mut(seat).task = Task::RollGrey;
            }
            None => {}
        }
    }

    /// The roll of grey dice has prevented the bust.
    fn note_rescue(&self, seat: Seat, log: &mut impl Log<Event>) {
        let rolls = |&colour: &Colour| matches!(self.program(colour).rescue, Some((_, Rescue::RollGrey)));
        if let Some(colour) = self.index.rescue.iter().find(rolls) {
            log.record(Event::Saved { seat, card: self.card(colour) });
        }
    }

    /// The bust cannot be prevented any more.
    pub(crate) fn bust(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.stop_waiting();
        self.close_window(seat);
        let player = self.player_mut(seat);
        player.busts = player.busts.saturating_add(1);
        player.busted = true;
        log.record(Event::Busted { seat });
        if self.kept_on_bust(seat).is_empty() {
            self.discard_active(seat, DieSet::ALL);
        } else {
            self.player_mut(seat).stage = Stage::Keep;
        }
    }

    /// The kinds of dice that may stay active on a bust.
    pub(crate) fn kept_on_bust(&self, seat: Seat) -> DieSet {
        let active = &self.player(seat).active;
        let kept = |colour: Colour| match self.program(colour).keeps {
            Some((FaceKind::Any, dice)) if active.symbols(colour).next().is_some() => dice,
            Some((FaceKind::Power, dice)) if active.showing(colour.die(), Side::Power) > 0 => dice,
            _ => DieSet::NONE,
        };
        self.index.keeps.iter().map(kept).fold(DieSet::NONE, DieSet::union)
    }

    /// The active dice of these kinds go to discard.
    pub(crate) fn discard_active(&mut self, seat: Seat, kinds: DieSet) {
        let player = self.player_mut(seat);
        player.active.discard(kinds, &mut player.discard);
        player.stage = Stage::Discard;
    }

    /// The dice of the roll zone that may be discarded after a bust. Where the first-player die lies until it passes on means
    /// nothing, unless a die that stayed active could still roll it.
    pub(crate) fn discards(&self, seat: Seat) -> impl Iterator<Item = Cube> + use<> {
        let player = self.player(seat);
        let kinds = if player.active.is_quiet(DieSet::ALL) { DieSet::OWNED } else { DieSet::ALL };
        player.roll.among(kinds)
    }

    pub(crate) fn settle_discard(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        if self.discards(seat).next().is_some() {
            return true;
        }
        self.end_bust(seat, log);
        false
    }

    /// A fan consoles.
    pub(crate) fn end_bust(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        player.at_risk = false;
        player.forced = 0;
        self.gain_fans(seat, 1, true, true, log);
        self.finish(seat);
    }

    /// The die lies there with its blank side up.
    pub(crate) fn turn_to_blank(&mut self, seat: Seat, shown: Shown) {
        let active = &mut self.player_mut(seat).active;
        active.remove(shown, 1);
        active.add(Shown::new(shown.cube, Side::Blank), 1);
    }

    /// Coins and feet on the active dice when step 4 begins.
    pub(crate) fn take_shown(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let (mut coins, mut feet) = (0_u16, 0_u16);
        let active = &self.player(seat).active;
        for (cube, _) in active.cubes().iter() {
            let amount =
                |side| u16::from(self.book.amount(cube.die(), side)) * u16::from(active.of(Shown::new(cube, side)));
            coins += amount(Side::Coins);
            feet += amount(Side::Feet);
        }
        self.gain(seat, [coins, feet, 0, 0], log);
    }

    /// Coins and feet on dice that become active in step 4.
    fn take_side(&mut self, seat: Seat, die: Die, side: Side, count: u8, log: &mut impl Log<Event>) {
        let amount = u16::from(self.book.amount(die, side)) * u16::from(count);
        match side {
            Side::Coins => self.gain(seat, [amount, 0, 0, 0], log),
            Side::Feet => self.gain(seat, [0, amount, 0, 0], log),
            _ => {}
        }
    }
}
