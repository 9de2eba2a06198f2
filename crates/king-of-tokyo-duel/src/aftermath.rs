//! What the actions come to that nearly every turn has: to stop rolling, to buy, to sweep the market, to end the turn; and to add
//! symbols, of which the Alienoid has a long list.
//!
//! Where no card has a say in what follows it is plain, and told without making the move on a copy of the game. Where one has, or
//! anything else is out of the ordinary, there is no answer.

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::dice::Symbol;
use crate::game::{KingOfTokyoDuel, Stage, rival_of};
use crate::heuristic::{Judgement, WIN};
use crate::market::{NO_PURCHASE_ENERGY, SWEEP_COST};
use crate::player::Player;
use crate::resolve::TRACKLESS;

/// Cards of the active player that notice what dice bring.
const OF_THE_ACTIVE: CardSet = CardSet::of(&[Card::GentleGiant, Card::InShape, Card::Regeneration]);
/// Cards of the rival that notice it.
const OF_THE_RIVAL: CardSet = CardSet::of(&[
    Card::ArmorPlating,
    Card::Camouflage,
    Card::Hibernation,
    Card::Superconductor,
    Card::Trendsetter,
    Card::UnstableDna,
    Card::Unstoppable,
]);

/// A position in which the active player decides and no effect is under way.
pub(crate) struct Aftermath<'a> {
    judgement: Judgement<'a>,
    /// How far the active player is ahead, extra turns included and dice not.
    now: i32,
}

impl<'a> Aftermath<'a> {
    pub(crate) fn new(judgement: Judgement<'a>, now: i32) -> Self {
        Self { judgement, now }
    }

    /// Is the decision about symbols to add or cards to buy?
    pub(crate) fn can_tell(game: &KingOfTokyoDuel) -> bool {
        matches!(game.stage, Stage::Additions | Stage::Market | Stage::Laboratory) && game.pending.as_slice().is_empty()
    }

    /// What such a decision is worth, if that is plain.
    pub(crate) fn of(&self, action: Action) -> Option<i32> {
        let (game, energy) = (self.judgement.game, self.active().energy);
        // A card is turned up next, unless there is none.
        let is_refilled = !game.market.deck.is_empty();
        match action {
            Action::Buy { card } if is_refilled => {
                let price = game.market.price(game.market.slot_of(card)?, card, game.discount());
                Some(self.now + self.energy_becomes(energy.saturating_sub(price)) + self.judgement.purchase_worth(card))
            }
            Action::Sweep if is_refilled => Some(self.now + self.energy_becomes(energy.saturating_sub(SWEEP_COST))),
            Action::Finish => self.of_finish(self.now, energy),
            Action::Add { .. } => self.of_addition(action),
            _ => None,
        }
    }

    /// What it is worth to roll no more, if that is plain.
    pub(crate) fn of_stop(&self) -> Option<i32> {
        let (game, judgement) = (self.judgement.game, &self.judgement);
        if !game.goes_on_to_resolve() {
            return None;
        }
        let open = game.open_groups();
        if game.asks_about_groups(open) {
            return Some(self.now + judgement.symbols_worth(judgement.open_symbols(), false));
        }
        let (player, rival) = (self.active(), game.player(rival_of(game.active)));
        let is_plain = open & !TRACKLESS == 0
            && player.cards.among(OF_THE_ACTIVE).is_empty()
            && rival.cards.among(OF_THE_RIVAL).is_empty()
            && !rival.immune;
        is_plain.then(|| self.of_trackless_groups(player, rival))?
    }

    #[inline(never)]
    fn of_addition(&self, action: Action) -> Option<i32> {
        let mut game = *self.judgement.game;
        game.decide_roll(action, &mut ());
        let judgement = Judgement { game: &game, ..self.judgement };
        if game.can_add() {
            return Some(self.now + judgement.symbols_worth(game.whole_roll(), false));
        }
        Aftermath { judgement, now: self.now }.of_stop()
    }

    /// Claws, hearts and energy are resolved; then there is the market.
    fn of_trackless_groups(&self, player: &Player, rival: &Player) -> Option<i32> {
        let (game, roll) = (self.judgement.game, self.judgement.game.whole_roll());
        let claws = roll.of(Symbol::Claw);
        if claws >= rival.hearts {
            return Some(WIN);
        }
        let hearts = player.hearts.saturating_add(roll.of(Symbol::Heart)).min(player.hearts_max().max(player.hearts));
        let energy = player.energy.saturating_add(roll.of(Symbol::Energy).into());
        let worth = |hearts: u8| self.judgement.hearts_worth(hearts.into());
        let ahead = self.now + worth(hearts) - worth(player.hearts) + worth(rival.hearts) - worth(rival.hearts - claws);
        if game.asks_at_market(energy) {
            return Some(ahead + self.energy_becomes(energy));
        }
        self.of_finish(ahead, energy)
    }

    /// The turn ends with so much energy, everything else being worth so much.
    fn of_finish(&self, ahead: i32, energy: u16) -> Option<i32> {
        let game = self.judgement.game;
        let next = if game.extra_turns > 0 { game.active } else { rival_of(game.active) };
        let is_plain = !game.active_owns(Card::ElectricalAura)
            && game.setup.turn_limit.0.is_none()
            && game.player(next).begins_with_dice();
        let energy = if game.bought { energy } else { energy.saturating_add(NO_PURCHASE_ENERGY) };
        let extra_turn = if game.extra_turns > 0 { self.judgement.weights.extra_turn } else { 0 };
        is_plain.then(|| ahead + self.energy_becomes(energy) - extra_turn)
    }

    fn active(&self) -> &'a Player {
        self.judgement.game.player(self.judgement.game.active)
    }

    /// How much more the active player has with so much energy.
    fn energy_becomes(&self, energy: u16) -> i32 {
        self.judgement.energy_worth(energy.into()) - self.judgement.energy_worth(self.active().energy.into())
    }
}
