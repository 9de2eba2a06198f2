//! Which decisions there are: listing and checking them.

use engine::{Game, Illegal, Seat};

use crate::ability::Ability;
use crate::action::Action;
use crate::build::EXTRA_KINDS;
use crate::city::{COLUMNS, Colour, Space, Spaces};
use crate::dice::Dice;
use crate::game::{DiceCity, Stage, Step};
use crate::location::Location;
use crate::resource::Resource;
use crate::supply::{Bandits, REFRESH, Ship};

impl DiceCity {
    // ----- Listing -----

    /// Adds all decisions of the active player.
    #[inline]
    pub(crate) fn list(&self, into: &mut impl Actions) {
        match self.stage {
            Stage::Dice => {
                into.extend(self.unspent.iter().map(|die| Action::Take { die }));
                self.list_trades(Step::Dice, into);
                into.push(Action::EndDice);
            }
            Stage::Die { die } => self.list_spendings(die, into),
            Stage::Refresh { .. } => {
                into.extend(self.supply.cards().map(|(slot, card)| Action::Discard { slot, card }));
            }
            Stage::Use { at, chain, .. } => self.list_uses(at, chain, into),
            Stage::Receive { paid, .. } => {
                let others = Resource::ALL.into_iter().filter(|&resource| resource != paid);
                into.extend(others.map(|resource| Action::Receive { resource }));
            }
            Stage::Well { dice } => {
                into.extend(self.unspent.except(dice).iter().map(|die| Action::Include { die }));
                into.push(Action::Roll);
            }
            Stage::Reroll { seat, .. } => {
                into.extend(self.dice_to_reroll(seat).iter().map(|die| Action::Reroll { seat, die }));
            }
            Stage::Attack => self.list_attacks(into),
            Stage::Build => self.list_builds(into),
            Stage::Place { .. } => into.extend(Space::all().map(|space| Action::Place { space })),
            Stage::Extra { .. } => {
                let affordable = EXTRA_KINDS.into_iter().filter(|&resource| self.own().stock.get(resource) > 0);
                into.extend(affordable.map(|resource| Action::Extra { resource }));
                into.push(Action::NoExtra);
            }
            Stage::Declare => into.extend([Action::Declare, Action::PlayOn]),
            Stage::Start
            | Stage::Deal
            | Stage::FirstRoll { .. }
            | Stage::Throw { .. }
            | Stage::RerollThrow { .. }
            | Stage::Roll
            | Stage::Over => {}
        }
    }

    fn list_trades(&self, step: Step, into: &mut impl Actions) {
        if !self.can_trade(step) {
            return;
        }
        into.extend(Resource::ALL.map(|resource| Action::TradeForResource { resource }));
        if step != Step::Build {
            into.push(Action::TradeForStrength);
        }
        if !self.setup.is_solo() {
            into.push(Action::TradeForReroll);
        }
    }

    /// What the die that was taken can be spent for.
    fn list_spendings(&self, die: Colour, into: &mut impl Actions) {
        let own = self.own();
        let space = own.space_of(die);
        if self.is_usable(space, Spaces::NONE) {
            into.push(Action::Use { location: own.city.top(space) });
        }
        for other in self.unspent.iter() {
            let column = own.dice.column(other);
            if column > 1 {
                into.push(Action::Shift { die: other, to: column - 1 });
            }
            if column < COLUMNS {
                into.push(Action::Shift { die: other, to: column + 1 });
            }
        }
        if self.can_refresh() {
            into.push(Action::Refresh);
        }
        let at = |space| (space, own.city.top(space));
        for (space, location) in own.city.deactivated().iter().map(at) {
            into.push(Action::Reactivate { space, location });
        }
        if self.setup.voluntary_deactivation.0 {
            for (space, location) in own.city.cards().except(own.city.deactivated()).iter().map(at) {
                into.push(Action::Deactivate { space, location });
            }
        }
        if !self.this_turn.passed {
            into.push(Action::Pass);
        }
        into.push(Action::Forgo);
    }

    /// Once per turn, while the deck has a card (R3), and in the solo game only by option (R32).
    pub(crate) fn can_refresh(&self) -> bool {
        !self.this_turn.refreshed
            && self.supply.deck_len > 0
            && (!self.setup.is_solo() || self.setup.solo_refresh.0)
            && self.supply.cards().count() >= usize::from(REFRESH)
    }

    /// What the location `at` asks for.
    fn list_uses(&self, at: Space, chain: Spaces, into: &mut impl Actions) {
        let own = self.own();
        match own.city.top(at).print().ability {
            Ability::Copy(_) => {
                let targets = self.copy_targets(at, chain);
                into.extend(targets.iter().map(|space| Action::Copy { space, location: own.city.top(space) }));
            }
            Ability::Multiply(_) => {
                let owned = Resource::ALL.into_iter().filter(|&resource| own.stock.get(resource) > 0);
                into.extend(owned.map(|resource| Action::Pay { resource, amount: 1 }));
            }
            Ability::Exchange { most, .. } => {
                for resource in Resource::ALL {
                    let most = own.stock.get(resource).min(u16::from(most)) as u8;
                    into.extend((1..=most).map(|amount| Action::Pay { resource, amount }));
                }
            }
            Ability::MoveDie => {
                for die in self.unspent.iter() {
                    let columns = (1..=COLUMNS).filter(|&column| column != own.dice.column(die));
                    into.extend(columns.map(|to| Action::Move { die, to }));
                }
            }
            Ability::PlaceRegularArmy => into.extend(Space::all().map(|space| Action::Place { space })),
            _ => {}
        }
    }

    /// Any die of an opponent; of the active player one that still stands on the board.
    fn dice_to_reroll(&self, seat: Seat) -> Dice {
        if seat == self.active { self.unspent } else { Dice::ALL }
    }

    fn list_attacks(&self, into: &mut impl Actions) {
        let beatable = Bandits::ALL.into_iter().filter(|&bandits| self.can_beat(bandits));
        into.extend(beatable.map(|bandits| Action::Beat { bandits }));
        for seat in self.opponents() {
            let city = &self.player(seat).city;
            for space in city.cards().except(city.deactivated()).iter() {
                if self.can_attack_card(seat, space) {
                    into.push(Action::Attack { seat, space, location: city.top(space) });
                }
            }
            let raids = Resource::ALL.into_iter().filter(|&resource| self.can_raid(seat, resource));
            into.extend(raids.map(|resource| Action::Raid { seat, resource }));
        }
        self.list_trades(Step::Attack, into);
        into.push(Action::EndAttack);
    }

    fn list_builds(&self, into: &mut impl Actions) {
        let basic = Location::BASIC.into_iter().filter(|&card| self.can_build_basic(card));
        into.extend(basic.map(|card| Action::Build { card, slot: None }));
        let stock = self.own().stock;
        let displayed = self.supply.cards().filter(|(_, card)| stock.covers(card.print().cost));
        into.extend(displayed.map(|(slot, card)| Action::Build { card, slot: Some(slot) }));
        let ships = Ship::ALL.into_iter().filter(|&ship| self.can_export(ship));
        into.extend(ships.map(|ship| Action::Export { ship }));
        self.list_trades(Step::Build, into);
        into.push(Action::EndTurn);
    }

    // ----- Checking -----

    /// Why `seat` cannot decide so now, if that is so. What is not listed is refused: there is one place that knows.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.turn().check(seat)?;
        if self.lists(action) { Ok(()) } else { Err(Illegal::Rule(self.refusal(action))) }
    }

    /// Is this one of the decisions that the active player can make now?
    pub(crate) fn lists(&self, action: Action) -> bool {
        let mut search = Search { wanted: action, found: false };
        self.list(&mut search);
        search.found
    }

    /// What is wrong with a decision that is not listed.
    fn refusal(&self, action: Action) -> &'static str {
        match (self.stage, action) {
            (Stage::Dice, Action::Take { .. }) => "this die is spent: take one that stands on the board",
            (Stage::Dice | Stage::Attack | Stage::Build, Action::TradeForResource { .. }) => TWO_PASS_TOKENS,
            (Stage::Build, Action::TradeForStrength) => "strength would do nothing once attacks are over",
            (Stage::Dice | Stage::Attack, Action::TradeForStrength) => TWO_PASS_TOKENS,
            (Stage::Dice | Stage::Attack | Stage::Build, Action::TradeForReroll) if self.setup.is_solo() => {
                "there is nobody else whose die could be rerolled"
            }
            (Stage::Dice | Stage::Attack | Stage::Build, Action::TradeForReroll) => TWO_PASS_TOKENS,
            (Stage::Die { .. }, _) => Self::refusal_of_spending(action),
            (Stage::Refresh { .. }, Action::Discard { .. }) => "this card does not lie in this slot of the display",
            (Stage::Use { at, .. }, _) => self.refusal_of_answer(at, action),
            (Stage::Receive { .. }, Action::Receive { .. }) => "the Market Place brings another kind than the one paid",
            (Stage::Well { .. }, Action::Include { .. }) => "this die is spent, or chosen already",
            (Stage::Reroll { .. }, Action::Reroll { .. }) => {
                "the reroll goes round clockwise, and of the own dice only an unspent one can be picked"
            }
            (Stage::Attack, Action::Beat { .. }) => "no such bandits are left, or there is not enough strength",
            (Stage::Attack, Action::Attack { .. }) => {
                "an active card of an opponent is attacked, with at least its defence in general strength"
            }
            (Stage::Attack, Action::Raid { .. }) => "a resource an opponent has is taken, for 2 general strength",
            (Stage::Build, Action::Build { slot: None, .. }) => {
                "no such basic deck has a card, or the stock does not cover its cost"
            }
            (Stage::Build, Action::Build { slot: Some(_), .. }) => {
                "the card does not lie in this slot, or the stock does not cover its cost"
            }
            (Stage::Build, Action::Export { .. }) => "no such ship is left, or the stock does not cover it",
            (Stage::Extra { .. }, Action::Extra { .. }) => "only stone and iron of your stock can be paid on top",
            _ => NOT_NOW,
        }
    }

    const fn refusal_of_spending(action: Action) -> &'static str {
        match action {
            Action::Use { .. } => {
                "the location under the die is another one, is deactivated, or its use would do nothing"
            }
            Action::Shift { .. } => "another unspent die is moved, by one column",
            Action::Refresh => "the display is refreshed once per turn, while the deck has a card",
            Action::Reactivate { .. } => "there is no such deactivated location in your city",
            Action::Deactivate { .. } => "a die cannot deactivate this location",
            Action::Pass => "only one die per turn can be spent for a pass token",
            _ => NOT_NOW,
        }
    }

    fn refusal_of_answer(&self, at: Space, action: Action) -> &'static str {
        match (self.own().city.top(at).print().ability, action) {
            (Ability::Copy(_), Action::Copy { .. }) => {
                "this location cannot be copied from here, or its use would do nothing"
            }
            (Ability::Multiply(_), Action::Pay { .. }) => "one resource of your stock is paid",
            (Ability::Exchange { .. }, Action::Pay { .. }) => {
                "one or two resources of one kind are paid, out of your stock"
            }
            (Ability::MoveDie, Action::Move { .. }) => "an unspent die is moved to another column from 1 to 6",
            _ => NOT_NOW,
        }
    }
}

const NOT_NOW: &str = "this is not what is to be decided now";
const TWO_PASS_TOKENS: &str = "this takes two pass tokens, in a step in which they may be spent";

/// Where decisions are listed.
pub(crate) trait Actions: Extend<Action> {
    fn push(&mut self, action: Action);
}

impl Actions for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) {
        self.push(action);
    }
}

/// Looks for one action in a list without writing the list down.
struct Search {
    wanted: Action,
    found: bool,
}

impl Actions for Search {
    fn push(&mut self, action: Action) {
        self.found |= action == self.wanted;
    }
}

impl Extend<Action> for Search {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.found |= actions.into_iter().any(|action| action == self.wanted);
    }
}
