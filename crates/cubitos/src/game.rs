//! The order of play: rounds, their phases, and how the players wait for each other.

use engine::{Invalid, Log, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::book::Book;
use crate::course::Course;
use crate::cube::Cube;
use crate::dice::{Colour, Die, DieSet};
use crate::event::{Event, Way};
use crate::fate::Sides;
use crate::player::{Follow, Player, STARTING_DICE, Stage, Task};
use crate::program::Program;
use crate::rulebook::{Colours, Index};
use crate::setup::{Cards, Setup, Terms};
use crate::tables::CardId;
use crate::track::{Track, UsedMovement};

/// Dice in the hand before tokens and red lines are added.
pub const HAND_LIMIT: u8 = 9;

/// A race: the whole state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cubitos {
    pub(crate) book: Book,
    pub(crate) terms: Terms,
    pub(crate) course: Course,
    /// The card of each colour. Cards that are still to be drawn are not these.
    pub(crate) cards: [CardId; 8],
    /// How many of them are known.
    pub(crate) cards_known: u8,
    pub(crate) index: Index,
    pub(crate) phase: Phase,
    pub(crate) round: u16,
    /// Who has the first-player die.
    pub(crate) holder: Seat,
    /// Whose turn it is to move and buy.
    pub(crate) mover: Seat,
    /// Whose dice are about to be rolled.
    pub(crate) due: Seats,
    /// Who still has something to decide in this phase.
    pub(crate) not_done: Seats,
    /// Who of them waits for others.
    pub(crate) waiting: Seats,
    /// Who has to decide because everybody waits.
    pub(crate) must_act: Option<Seat>,
    /// Dice that nobody owns.
    pub(crate) supply: [u8; Die::COUNT],
    /// The swords of each player when they were compared.
    pub(crate) swords: [u8; Seat::COUNT_MAX],
    /// Who had the most.
    pub(crate) most: Option<Seat>,
    /// Who may still take what the comparison gives.
    pub(crate) comparison_open: Seats,
    /// Is this a round to break a tie?
    pub(crate) extra_round: bool,
    pub(crate) ending: Option<RaceEnd>,
    pub(crate) players: [Player; Seat::COUNT_MAX],
}

engine::words! {
    /// A part of the round, or what comes before and after all rounds.
    pub enum Phase {
        /// Cards are drawn.
        Cards = "cards",
        /// It is drawn who begins.
        FirstPlayer = "first-player",
        /// Everybody draws, rolls, pushes and passes.
        Roll = "roll",
        /// Everybody uses abilities until the swords are compared.
        Abilities = "abilities",
        /// Everybody uses abilities after the comparison.
        Comparison = "comparison",
        /// One after the other, players move, buy and discard.
        Run = "run",
        /// The race is over.
        Over = "over",
    }
}

/// How the race ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RaceEnd {
    /// Who won, unless the race was broken off with several leaders.
    pub winner: Option<Seat>,
    /// What brought it to its end.
    pub way: Way,
}

impl Cubitos {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        // The remainder changes nothing, as there is no other seat, and spares the check of the index.
        &self.players[seat.index() % Seat::COUNT_MAX]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() % Seat::COUNT_MAX]
    }

    #[inline]
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.terms.players)
    }

    /// All seats, beginning with the holder of the first-player die.
    pub(crate) fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, holder) = (self.terms.players, self.holder);
        std::iter::successors(Some(holder), move |seat| Some(seat.next(players))).take(usize::from(players))
    }

    #[inline]
    pub(crate) fn card(&self, colour: Colour) -> CardId {
        self.cards[colour.index()]
    }

    #[inline]
    pub(crate) fn program(&self, colour: Colour) -> &Program {
        self.book.program(self.cards[colour.index()])
    }

    /// What a die costs; grey dice cost nothing.
    #[inline]
    pub(crate) fn cost(&self, die: Die) -> u8 {
        die.colour().map_or(0, |colour| self.index.costs[colour.index()])
    }

    /// The track that a player's runner is on.
    #[inline]
    pub(crate) fn track(&self, seat: Seat) -> &Track {
        self.course.track(&self.book.tables, self.player(seat).at.leg)
    }

    /// How far along the course a player's runner is.
    pub(crate) fn distance(&self, seat: Seat) -> u32 {
        self.course.distance(&self.book.tables, self.player(seat).at)
    }

    pub(crate) fn has_finished(&self, seat: Seat) -> bool {
        self.course.is_finished(self.player(seat).at)
    }

    /// The red lines that a player's runner has crossed.
    pub(crate) fn red_lines(&self, seat: Seat) -> u32 {
        self.course.red_lines(&self.book.tables, self.player(seat).at)
    }

    /// The red lines that the leader has crossed.
    pub(crate) fn most_red_lines(&self) -> u32 {
        self.seats().map(|seat| self.red_lines(seat)).max().unwrap_or(0)
    }

    /// The hand limit of a player if the leader has crossed so many red lines.
    pub(crate) fn hand_limit(&self, seat: Seat, most: u32) -> u8 {
        let behind = (most - self.red_lines(seat)).min(u32::from(u8::MAX)) as u8;
        HAND_LIMIT.saturating_add(self.player(seat).hand_tokens).saturating_add(behind)
    }

    // ----- Before the race -----

    /// A race before anything was drawn.
    pub(crate) fn blank(setup: &Setup) -> Result<Self, Invalid> {
        let (book, course) = setup.book()?;
        let of_set = book.tables.race_set(setup.set.0).cards;
        let (cards, cards_known) = match setup.cards {
            Cards::OfSet => (of_set, 8),
            Cards::These(cards) => (cards, 8),
            Cards::Random => (of_set, 0),
        };
        let mut supply = Die::ALL.map(Die::in_the_box);
        supply[Die::FirstPlayer.index()] = 0;
        for (die, count) in STARTING_DICE {
            supply[die.index()] -= count * setup.players;
        }
        Ok(Self {
            book,
            terms: setup.terms(),
            course,
            cards,
            cards_known,
            index: Index::default(),
            phase: Phase::Cards,
            round: 0,
            holder: Seat::FIRST,
            mover: Seat::FIRST,
            due: Seats::NONE,
            not_done: Seats::NONE,
            waiting: Seats::NONE,
            must_act: None,
            supply,
            swords: [0; Seat::COUNT_MAX],
            most: None,
            comparison_open: Seats::NONE,
            extra_round: false,
            ending: None,
            players: [Player::fresh(); Seat::COUNT_MAX],
        })
    }

    /// Once the cards are known, and then who begins, the first round starts.
    pub(crate) fn begin(&mut self, log: &mut impl Log<Event>) {
        if usize::from(self.cards_known) < self.cards.len() {
            self.phase = Phase::Cards;
            return;
        }
        self.index = Index::new(&self.book, &self.cards);
        match self.terms.first_player.seat() {
            None if self.phase == Phase::Cards => self.phase = Phase::FirstPlayer,
            first => {
                self.holder = first.unwrap_or(self.holder);
                self.mover = self.holder;
                self.begin_round(log);
                self.advance(log);
            }
        }
    }

    // ----- Rounds -----

    /// Draws everybody's dice: nothing has to be decided while all of them fit into the hand.
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        self.phase = Phase::Roll;
        log.record(Event::Round { round: self.round, seat: self.holder });
        let first = Cube::own(Die::FirstPlayer);
        self.player_mut(self.holder).roll.add(first, 1);
        let most = self.most_red_lines();
        for seat in self.seats() {
            let limit = self.hand_limit(seat, most);
            let player = self.player_mut(seat);
            player.began_at = player.at;
            player.limit = limit;
            player.stage = Stage::Draw;
        }
        self.not_done = self.seats().collect();
        self.settle_all(log);
    }

    /// Goes on until somebody has to decide, dice have to be rolled, or the race is over.
    pub(crate) fn advance(&mut self, log: &mut impl Log<Event>) {
        while self.not_done.is_empty() && self.due.is_empty() {
            match self.phase {
                Phase::Roll => self.begin_abilities(log),
                Phase::Abilities => self.compare_swords(log),
                Phase::Comparison => {
                    self.phase = Phase::Run;
                    self.begin_move(self.holder, log);
                }
                Phase::Run => {
                    let next = self.mover.next(self.terms.players);
                    if next == self.holder { self.clean_up(log) } else { self.begin_move(next, log) }
                }
                Phase::Cards | Phase::FirstPlayer | Phase::Over => return,
            }
        }
    }

    /// Settles everybody who has something to decide. Whoever takes a die from the supply, or ends a phase, may leave others
    /// without a choice or without a hope, so this goes on until nothing changes.
    #[inline(never)]
    pub(crate) fn settle_all(&mut self, log: &mut impl Log<Event>) {
        loop {
            let before = (self.supply, self.not_done);
            let mut left = self.not_done;
            while let Some(seat) = left.first() {
                self.settle(seat, log);
                left = left.without(seat);
            }
            if self.not_done.is_empty() || (self.supply, self.not_done) == before {
                return;
            }
        }
    }

    /// The dice of a player come to rest.
    #[inline]
    pub(crate) fn come_to_rest(&mut self, seat: Seat, sides: &Sides, log: &mut impl Log<Event>) {
        let supply = self.supply;
        self.land(seat, sides, log);
        self.go_on(seat, supply, log);
    }

    /// Goes on after a decision or a roll of a player. `supply` is what the supply had before it.
    #[inline]
    pub(crate) fn go_on(&mut self, seat: Seat, supply: [u8; Die::COUNT], log: &mut impl Log<Event>) {
        self.settle(seat, log);
        // Outside the comparison, where dice change hands, only these two changes mean anything to others.
        let others_decide = !self.not_done.without(seat).is_empty();
        if others_decide && (self.supply != supply || !self.not_done.contains(seat) || self.phase == Phase::Comparison)
        {
            self.settle_all(log);
        }
        if self.not_done.is_empty() {
            self.advance(log);
        }
    }

    /// Coins and feet are taken by themselves; everything else in step 4 is decided.
    fn begin_abilities(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Abilities;
        self.waiting = Seats::NONE;
        self.must_act = None;
        self.not_done = self.seats().collect();
        for seat in self.seats() {
            self.take_shown(seat, log);
            self.player_mut(seat).stage = Stage::Abilities;
        }
        self.settle_all(log);
    }

    fn compare_swords(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Comparison;
        self.count_swords(log);
        self.not_done = self.seats().collect();
        for seat in self.seats() {
            self.player_mut(seat).stage = Stage::Abilities;
        }
        self.settle_all(log);
    }

    fn begin_move(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.mover = seat;
        self.not_done = Seats::one(seat);
        self.player_mut(seat).stage = Stage::Move;
        self.settle(seat, log);
    }

    /// Returns what is borrowed, passes the first-player die on, and sees whether the race is over.
    fn clean_up(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            if !self.index.borrows.is_empty() {
                self.give_back(seat, log);
            }
            let player = self.player_mut(seat);
            let first = Cube::own(Die::FirstPlayer);
            for zone in [&mut player.draw, &mut player.roll, &mut player.discard] {
                zone.remove_all(first);
            }
            player.rerolls = 0;
            player.at_risk = false;
            player.shield = false;
            player.forced = 0;
            player.gained_credit = false;
            player.lost_die = false;
            player.busted = false;
            player.used_cells = UsedMovement::NONE;
            player.bought = Colours::NONE;
            player.follow = Follow::Nothing;
            player.task = Task::None;
        }
        self.swords = [0; Seat::COUNT_MAX];
        self.most = None;
        self.comparison_open = Seats::NONE;
        if let Some(ending) = self.ending_now() {
            self.ending = Some(ending);
            self.phase = Phase::Over;
            self.mover = self.holder;
            log.record(Event::Over { winner: ending.winner, way: ending.way });
            return;
        }
        if self.seats().any(|seat| self.has_finished(seat)) {
            self.extra_round = true;
            log.record(Event::ExtraRound);
        }
        self.holder = self.holder.next(self.terms.players);
        self.mover = self.holder;
        self.begin_round(log);
    }

    fn give_back(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        for die in DieSet::OWNED.iter() {
            let cube = Cube::borrowed(die);
            let player = &mut self.players[seat.index()];
            let mut dice = 0;
            for zone in [&mut player.draw, &mut player.roll, &mut player.discard] {
                dice += zone.remove_all(cube);
            }
            if dice > 0 {
                self.supply[die.index()] += dice;
                log.record(Event::GaveBack { seat, die, dice });
            }
        }
    }

    /// How the race ends with this round, if it does.
    pub(crate) fn ending_now(&self) -> Option<RaceEnd> {
        let winner = self.single_leader();
        if winner.is_some_and(|winner| self.has_finished(winner)) {
            let finished = self.seats().filter(|&seat| self.has_finished(seat)).count();
            let way = match (self.extra_round, finished) {
                (true, _) => Way::ExtraRound,
                (false, 1) => Way::Finish,
                (false, _) => Way::Farthest,
            };
            return Some(RaceEnd { winner, way });
        }
        (self.round >= self.terms.round_limit.0).then_some(RaceEnd { winner, way: Way::RoundLimit })
    }

    /// By how much a player is before or behind others (R22).
    pub(crate) fn standing(&self, seat: Seat) -> i32 {
        self.course.standing(&self.book.tables, self.player(seat).at)
    }

    /// The one who is before all others, if it is one.
    fn single_leader(&self) -> Option<Seat> {
        let farthest = self.seats().map(|seat| self.standing(seat)).max()?;
        let mut leaders = self.seats().filter(|&seat| self.standing(seat) == farthest);
        let leader = leaders.next()?;
        leaders.next().is_none().then_some(leader)
    }

    // ----- One player -----

    /// Does for a player whatever needs no decision, until there is one, dice have to be rolled, or nothing is left.
    ///
    /// This runs several times for each decision, and often there is nothing to do but to roll dice.
    #[inline]
    pub(crate) fn settle(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        while !self.due.contains(seat) && self.not_done.contains(seat) && !self.settle_once(seat, log) {}
    }

    /// One step of it. True if the player has to decide, false if something was done without asking. What is seldom needed
    /// is not inlined.
    #[inline(never)]
    fn settle_once(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let player = self.player(seat);
        if !matches!(player.task, Task::None) {
            self.settle_task(seat, log)
        } else if !matches!(player.follow, Follow::Nothing) {
            self.follow_up(seat, log);
            false
        } else if player.rerolls > 0 {
            self.settle_rerolls(seat)
        } else {
            self.settle_stage(seat, log)
        }
    }

    /// True if the player has to decide, false if something was done without asking.
    fn settle_stage(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        match self.player(seat).stage {
            Stage::Draw => self.settle_draw(seat, log),
            Stage::DrawMore => self.settle_draw_more(seat, log),
            Stage::Decide => self.settle_decide(seat, log),
            Stage::Declare => self.settle_declare(seat),
            Stage::Rescue => self.settle_rescue(seat, log),
            Stage::Keep => true,
            Stage::Discard => self.settle_discard(seat, log),
            Stage::Abilities => self.settle_abilities(seat, log),
            Stage::Move => self.settle_move(seat, log),
            Stage::Bonus => self.settle_bonus(seat),
            Stage::AfterMove => self.settle_after_move(seat, log),
            Stage::Buy => self.settle_buy(seat),
            Stage::Done => {
                self.finish(seat);
                true
            }
        }
    }

    /// Who can decide something.
    #[inline]
    pub(crate) fn asked(&self) -> Seats {
        match self.must_act {
            Some(seat) => Seats::one(seat),
            None if self.waiting.is_empty() => self.not_done,
            None => self.not_done.iter().filter(|&seat| !self.waiting.contains(seat)).collect(),
        }
    }

    /// The player has nothing more to decide in this phase. Whoever waited may think again.
    pub(crate) fn finish(&mut self, seat: Seat) {
        self.player_mut(seat).stage = Stage::Done;
        self.not_done = self.not_done.without(seat);
        self.stop_waiting();
    }

    /// Somebody has decided: nobody waits any longer.
    pub(crate) fn stop_waiting(&mut self) {
        self.waiting = Seats::NONE;
        self.must_act = None;
    }

    /// The player lets others decide first. If everybody does, the one with the most dice in the roll zone has to, and
    /// among equals the first in order.
    pub(crate) fn wait(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.record(Event::Waited { seat });
        self.waiting = self.waiting.with(seat);
        if self.waiting != self.not_done {
            return;
        }
        self.must_act = self.fullest_roll_zone();
        if let Some(seat) = self.must_act {
            log.record(Event::MustAct { seat });
        }
    }

    /// Who of those who still decide has the most dice in the roll zone; among equals the first in order.
    pub(crate) fn fullest_roll_zone(&self) -> Option<Seat> {
        let mut fullest: Option<Seat> = None;
        for seat in self.seats_in_order().filter(|&seat| self.not_done.contains(seat)) {
            if fullest.is_none_or(|fullest| self.player(seat).roll.len() > self.player(fullest).roll.len()) {
                fullest = Some(seat);
            }
        }
        fullest
    }
}
