//! A game and the order of play: setup, the steps of a turn, the end of a turn and of the game.

use engine::{Log, Seat, StartingPlayer};
use serde::{Deserialize, Serialize};

use crate::city::{Colour, Space, Spaces};
use crate::dice::{Dice, Throw};
use crate::event::Event;
use crate::location::Location;
use crate::player::{Player, Trigger};
use crate::resource::Resource;
use crate::setup::{PassRerollTargets, PassTokenWindow, RowsTrigger, Setup};
use crate::supply::Supply;

/// Of each resource so many are kept at the end of a turn.
pub const KEPT: u16 = 1;
/// Pass tokens that are returned at a time.
pub const PASS_TOKENS: u16 = 2;
/// No game lasts longer, even without a turn limit: nothing in the rules forces it to end.
pub const TURNS_MAX: u16 = 60_000;
/// Full rows that let their owner declare the end.
pub const ROWS: usize = 2;

/// A game of Dice City.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiceCity {
    pub(crate) setup: Setup,
    pub(crate) stage: Stage,
    /// Who took the first turn (R1).
    pub(crate) starting: Seat,
    pub(crate) active: Seat,
    /// Turns begun.
    pub(crate) turn: u16,
    /// Dice of the active player that still stand on the board. All dice of the others do.
    pub(crate) unspent: Dice,
    pub(crate) this_turn: ThisTurn,
    /// Why the game will end with this round.
    pub(crate) trigger: Option<Trigger>,
    /// Entries beyond the number of players stay fresh, so that equal games are equal values.
    pub(crate) players: [Player; Seat::COUNT_MAX],
    pub(crate) supply: Supply,
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are what the sentence above them names, or have one of their own")]
pub enum Stage {
    /// Chance draws the starting player.
    Start,
    /// Chance deals the first display.
    Deal,
    /// Chance rolls the dice of `seat` before the first turn.
    FirstRoll { seat: Seat },
    /// The use-dice step: take a die, spend pass tokens, or end the step.
    Dice,
    /// A die was taken and is to be spent.
    Die { die: Colour },
    /// A refresh: cards are discarded one by one, so many more.
    Refresh { left: u8 },
    /// A location is used that asks something: whom to copy, what to pay, which die to move, where to put a card.
    Use {
        /// The die that was spent.
        die: Colour,
        at: Space,
        /// All locations of this chain of copies, with this one.
        chain: Spaces,
    },
    /// Market Place: what was paid brings other resources.
    Receive {
        paid: Resource,
        /// How many times more something is received.
        left: u8,
    },
    /// Well: dice are chosen.
    Well {
        /// Those that will be rolled.
        dice: Dice,
    },
    /// Chance rolls dice of the active player again.
    Throw { dice: Dice },
    /// The forced reroll: the active player picks a die of `seat`.
    Reroll {
        seat: Seat,
        /// Where the game goes on afterwards.
        step: Step,
    },
    /// Chance rolls that die.
    RerollThrow {
        seat: Seat,
        die: Colour,
        /// Where the game goes on afterwards.
        step: Step,
    },
    /// The attack step.
    Attack,
    /// The build-and-trade step.
    Build,
    /// A card is paid for and gets its space.
    Place { card: Location },
    /// Grand Statue: so many more resources may be paid.
    Extra { left: u8 },
    /// The active player may declare the end of the game.
    Declare,
    /// Chance rolls the active player's dice for the next turn.
    Roll,
    /// The game is over.
    Over,
}

engine::words! {
    /// The steps in which a player decides.
    #[expect(missing_docs, reason = "the names say it")]
    pub enum Step {
        Dice = "dice",
        Attack = "attack",
        Build = "build",
    }
}

impl Step {
    /// Where the game is while nothing in it is left half done.
    pub const fn stage(self) -> Stage {
        match self {
            Self::Dice => Stage::Dice,
            Self::Attack => Stage::Attack,
            Self::Build => Stage::Build,
        }
    }
}

/// What lasts until the end of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct ThisTurn {
    /// Army strength against any target.
    pub strength: u16,
    /// Army strength against bandits only.
    pub strength_against_bandits: u16,
    /// Extra strength of each use of an Army location.
    pub army_bonus: u8,
    /// Extra resources of each use of a Resource-type location.
    pub resource_bonus: u8,
    /// How much less defence bandits have.
    pub weaker_bandits: u8,
    /// Uses of Army locations so far; counted only if R11 is switched.
    pub army_uses: u8,
    /// Uses of Resource-type locations so far, by resource; likewise.
    pub resource_uses: [u8; 3],
    /// Was the display refreshed?
    pub refreshed: bool,
    /// Was a die spent for a pass token?
    pub passed: bool,
}

impl ThisTurn {
    /// Army strength against bandits, of both kinds.
    #[inline]
    pub(crate) fn all_strength(&self) -> i32 {
        i32::from(self.strength) + i32::from(self.strength_against_bandits)
    }
}

impl DiceCity {
    pub(crate) fn start(setup: &Setup) -> Self {
        let mut game = Self {
            setup: *setup,
            stage: Stage::Start,
            starting: Seat::FIRST,
            active: Seat::FIRST,
            turn: 0,
            unspent: Dice::NONE,
            this_turn: ThisTurn::default(),
            trigger: None,
            players: [Player::FRESH; Seat::COUNT_MAX],
            supply: Supply::new(setup.players, setup.slots()),
        };
        match setup.starting_player {
            StartingPlayer::Seat(seat) => game.begin_with(seat, &mut ()),
            StartingPlayer::Random if setup.is_solo() => game.begin_with(Seat::FIRST, &mut ()),
            StartingPlayer::Random => {}
        }
        game
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The active player.
    #[inline]
    pub(crate) fn own(&self) -> &Player {
        self.player(self.active)
    }

    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    /// The seats, from the left of the active player.
    #[inline]
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.setup.players;
        let mut seat = self.active;
        (1..players).map(move |_| {
            seat = seat.next(players);
            seat
        })
    }

    /// Is a card to be turned up before anything else? Not before a card just bought has its place (R17), and not while
    /// cards of a refresh are still being chosen.
    #[inline]
    pub(crate) fn is_card_due(&self) -> bool {
        self.supply.is_card_due() && matches!(self.stage, Stage::Deal | Stage::Dice | Stage::Build | Stage::Roll)
    }

    // ----- Setup -----

    pub(crate) fn begin_with(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.starting = seat;
        self.active = seat;
        self.stage = Stage::Deal;
        log.record(Event::Starting { seat });
    }

    pub(crate) fn turn_up(&mut self, card: Location, log: &mut impl Log<Event>) {
        let slot = self.supply.turn_up(card);
        log.record(Event::TurnedUp { card, slot });
    }

    /// The first roll of one seat after the other, clockwise from the starting player.
    pub(crate) fn first_roll(&mut self, seat: Seat, dice: Throw, log: &mut impl Log<Event>) {
        self.player_mut(seat).dice = dice;
        log.record(Event::Rolled { seat, dice });
        let next = seat.next(self.setup.players);
        if next == self.starting {
            self.begin_turn(self.starting, log);
        } else {
            self.stage = Stage::FirstRoll { seat: next };
        }
    }

    // ----- A turn -----

    fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.active = seat;
        self.turn += 1;
        self.unspent = Dice::ALL;
        self.stage = Stage::Dice;
        log.record(Event::Turn { seat, number: self.turn });
    }

    /// Goes on until somebody has something to decide, or chance has.
    #[inline]
    pub(crate) fn advance(&mut self, log: &mut impl Log<Event>) {
        while !self.is_card_due() {
            match self.stage {
                Stage::Deal => self.stage = Stage::FirstRoll { seat: self.starting },
                Stage::Dice if self.unspent.is_empty() && !self.can_trade(Step::Dice) => self.stage = Stage::Attack,
                Stage::Attack if !self.can_trade(Step::Attack) && !self.can_attack() => self.stage = Stage::Build,
                Stage::Extra { left } if !self.can_pay_extra(left) => self.stage = Stage::Build,
                Stage::Build if !self.can_trade(Step::Build) && !self.can_build() => self.end_turn(log),
                Stage::Reroll { seat, step } if seat == self.active && self.unspent.is_empty() => {
                    self.stage = step.stage();
                }
                _ => return,
            }
        }
    }

    /// May two pass tokens be spent in this step (R7)?
    #[inline]
    pub(crate) fn can_trade(&self, step: Step) -> bool {
        self.own().pass_tokens >= PASS_TOKENS
            && (step == Step::Dice || self.setup.pass_token_window == PassTokenWindow::AnyOwnStep)
    }

    // ----- The forced reroll (R8) -----

    /// Lets whoever comes next reroll: the player to the left of `after`, or of the active player to begin with. The active
    /// player comes last, if at all.
    pub(crate) fn next_reroll(&mut self, after: Option<Seat>, step: Step) {
        let next = after.unwrap_or(self.active).next(self.setup.players);
        let own_die_follows = self.setup.pass_reroll_targets == PassRerollTargets::Everyone;
        self.stage =
            if next != self.active || own_die_follows { Stage::Reroll { seat: next, step } } else { step.stage() };
    }

    pub(crate) fn rerolled(&mut self, seat: Seat, dice: Throw, step: Step, log: &mut impl Log<Event>) {
        self.set_dice(seat, dice, log);
        if seat == self.active {
            self.stage = step.stage();
        } else {
            self.next_reroll(Some(seat), step);
        }
    }

    /// Moves dice that were thrown again to their new columns.
    fn set_dice(&mut self, seat: Seat, dice: Throw, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        for die in Colour::ALL {
            if let Some(face) = dice.face(die) {
                player.dice.set(die, face);
            }
        }
        log.record(Event::Rerolled { seat, dice });
    }

    /// Traveller and Well: the dice stand on the board again.
    pub(crate) fn thrown_again(&mut self, dice: Throw, log: &mut impl Log<Event>) {
        self.set_dice(self.active, dice, log);
        self.unspent = self.unspent.union(dice.dice());
        self.stage = Stage::Dice;
    }

    // ----- The end of a turn -----

    pub(crate) fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.active;
        let (kept, resources) = self.own().stock.split_at_most(KEPT);
        self.own_mut().stock = kept;
        if !resources.is_empty() {
            log.record(Event::Returned { seat, resources });
        }
        self.this_turn = ThisTurn::default();
        self.unspent = Dice::NONE;
        if self.setup.is_solo() {
            return self.end_solo_turn(log);
        }
        if self.trigger.is_none() {
            if let Some(trigger) = self.forced_trigger() {
                self.set_trigger(trigger, log);
            } else if self.own().city.full_rows() >= ROWS {
                if self.setup.rows_trigger == RowsTrigger::OwnerMayDeclare {
                    self.stage = Stage::Declare;
                    return;
                }
                self.set_trigger(Trigger::Rows, log);
            }
        }
        self.finish_turn(log);
    }

    /// What ends the game without anybody's say.
    pub(crate) fn forced_trigger(&self) -> Option<Trigger> {
        let empty_ship_decks = self.supply.ships.iter().filter(|&&left| left == 0).count();
        let limit = self.setup.turns_max();
        if self.supply.bandits == [0; 3] {
            Some(Trigger::Bandits)
        } else if empty_ship_decks >= 2 {
            Some(Trigger::Ships)
        } else if self.supply.deck_len == 0 {
            Some(Trigger::Deck)
        } else if self.turn >= limit {
            Some(Trigger::TurnLimit)
        } else {
            None
        }
    }

    pub(crate) fn set_trigger(&mut self, trigger: Trigger, log: &mut impl Log<Event>) {
        self.trigger = Some(trigger);
        log.record(Event::Triggered { seat: self.active, trigger });
    }

    /// The game is over once the player to the right of the starting player has had a turn; else dice are rolled.
    pub(crate) fn finish_turn(&mut self, log: &mut impl Log<Event>) {
        if self.trigger.is_some() && self.active.next(self.setup.players) == self.starting {
            self.finish_game(log);
        } else {
            self.stage = Stage::Roll;
        }
    }

    /// The display of the solo game is its clock (R32, R44).
    fn end_solo_turn(&mut self, log: &mut impl Log<Event>) {
        self.supply.move_rows(self.setup.solo_level.row());
        log.record(Event::RowsMoved);
        // With refreshes the cards may run out early, never later.
        let used_up = self.supply.deck_len == 0 && self.supply.cards().next().is_none();
        let is_over = self.turn >= self.setup.solo_level.turns() || self.setup.solo_refresh.0 && used_up;
        if is_over {
            self.set_trigger(Trigger::Clock, log);
            self.finish_game(log);
        } else {
            self.stage = Stage::Roll;
        }
    }

    /// The dice for the player's next turn; then it is the next player's turn.
    pub(crate) fn roll(&mut self, dice: Throw, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.own_mut().dice = dice;
        log.record(Event::Rolled { seat, dice });
        self.begin_turn(seat.next(self.setup.players), log);
    }

    fn finish_game(&mut self, log: &mut impl Log<Event>) {
        self.stage = Stage::Over;
        for seat in Seat::all(self.setup.players) {
            let score = self.score(seat);
            log.record(Event::Scored {
                seat,
                vp_tokens: score.vp_tokens,
                bandits: score.bandits,
                ships: score.ships,
                cards: score.cards,
                total: score.total(),
            });
        }
    }
}
