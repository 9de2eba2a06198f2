//! Using locations: which can be used, what a use does, and chains of copies.

use engine::{Log, Seat};

use crate::ability::{Ability, Reach};
use crate::city::{Colour, Space, Spaces};
use crate::dice::Dice;
use crate::event::Event;
use crate::game::{DiceCity, Stage};
use crate::location::{Keyword, Location, Type};
use crate::resource::{Resource, Resources};
use crate::setup::CopiedThisDie;

impl DiceCity {
    // ----- What can be used (R10) -----

    /// May the location on `space` be used, as a link of `chain`? A die has been taken and is not among the unspent ones.
    pub(crate) fn is_usable(&self, space: Space, chain: Spaces) -> bool {
        let city = &self.own().city;
        if city.deactivated().contains(space) || chain.contains(space) {
            return false;
        }
        match city.top(space).print().ability {
            Ability::Copy(_) => {
                let mut chain = chain;
                chain.insert(space);
                !self.copy_targets(space, chain).is_empty()
            }
            _ => self.is_plainly_usable(space, chain),
        }
    }

    /// The same for an active location that copies nothing.
    #[inline]
    pub(crate) fn is_plainly_usable(&self, space: Space, chain: Spaces) -> bool {
        let own = self.own();
        match own.city.top(space).print().ability {
            Ability::Nothing | Ability::Copy(_) => false,
            Ability::PointsPerPair(_) => own.stock.pairs() > 0,
            Ability::Multiply(_) | Ability::Exchange { .. } => !own.stock.is_empty(),
            Ability::HarvestOfRow(amount) => !self.harvest_of_row(space, amount).is_empty(),
            Ability::PlaceRegularArmy => self.is_regular_army_left(),
            Ability::MoveDie => !self.unspent.is_empty(),
            Ability::RerollThisDie | Ability::RerollDice => {
                chain.is_empty()
                    || self.setup.copied_this_die == CopiedThisDie::SpentDie
                    || self.dice_spaces().contains(space)
            }
            Ability::Gain(..)
            | Ability::GainEach(_)
            | Ability::Strength(_)
            | Ability::StrengthAgainstBandits(_)
            | Ability::Points(_)
            | Ability::ArmyBonus(_)
            | Ability::ResourceBonus(_)
            | Ability::WeakerBandits(_) => true,
        }
    }

    pub(crate) fn is_regular_army_left(&self) -> bool {
        Location::RegularArmy.basic_index().is_some_and(|index| self.supply.basic[index] > 0)
    }

    /// The spaces under unspent dice of the active player.
    fn dice_spaces(&self) -> Spaces {
        self.unspent.iter().map(|die| self.own().space_of(die)).collect()
    }

    /// Where a copying location on `at` may look for something to copy.
    pub(crate) fn reach(&self, at: Space, reach: Reach) -> Spaces {
        match reach {
            Reach::UnspentDice => self.dice_spaces(),
            Reach::Row => at.row().row(),
            Reach::City => Spaces::ALL,
        }
    }

    /// What the copying location `at`, the last link of `chain`, may copy (R13, R43).
    ///
    /// Another copying location is a target if it leads on to something. As no link may come twice, one would have to try
    /// all chains; but a chain with a repeat can be cut short, so it is enough to ask what can be reached at all.
    pub(crate) fn copy_targets(&self, at: Space, chain: Spaces) -> Spaces {
        let city = &self.own().city;
        let open = city.active().except(chain);
        let Ability::Copy(reach) = city.top(at).print().ability else { return Spaces::NONE };
        let candidates = self.reach(at, reach).among(open);
        let copies = |space: &Space| matches!(city.top(*space).print().ability, Ability::Copy(_));
        if !candidates.iter().any(|space| copies(&space)) {
            return candidates.iter().filter(|&space| self.is_plainly_usable(space, chain)).collect();
        }
        let mut usable: Spaces = open.iter().filter(|&space| self.is_plainly_usable(space, chain)).collect();
        loop {
            let leads_on = |space: &Space| match city.top(*space).print().ability {
                Ability::Copy(reach) => !self.reach(*space, reach).among(usable).is_empty(),
                _ => false,
            };
            let more = open.except(usable).iter().filter(leads_on).collect::<Spaces>();
            if more.is_empty() {
                return candidates.among(usable);
            }
            usable = usable.union(more);
        }
    }

    /// What the Merchant Guild on `space` would bring.
    pub(crate) fn harvest_of_row(&self, space: Space, amount: u8) -> Resources {
        let city = &self.own().city;
        let mut gain = Resources::NONE;
        for other in space.row().row().among(city.cards()).except(city.deactivated()).iter() {
            let location = city.top(other);
            if let (true, Ability::Gain(resource, _)) = (location.has(Keyword::Harvest), location.print().ability) {
                gain.add(Resources::of(resource, u16::from(amount)));
            }
        }
        gain
    }

    // ----- What a use does -----

    /// Uses the location on `space` as the next link of `chain`; `die` was spent.
    pub(crate) fn use_location(&mut self, space: Space, die: Colour, chain: Spaces, log: &mut impl Log<Event>) {
        let seat = self.active;
        let location = self.own().city.top(space);
        let print = location.print();
        log.record(Event::Used { seat, space, location });
        if print.deactivates {
            self.deactivate(seat, space, log);
        }
        self.stage = Stage::Dice;
        match print.ability {
            Ability::Nothing => {}
            Ability::Gain(resource, amount) => {
                let bonus = if print.kind == Type::Resource { u16::from(self.this_turn.resource_bonus) } else { 0 };
                self.gain(Resources::of(resource, u16::from(amount) + bonus), log);
            }
            Ability::GainEach(amount) => {
                let amount = u16::from(amount);
                self.gain(Resources::new(amount, amount, amount), log);
            }
            Ability::Strength(amount) => self.gain_strength(u16::from(amount), log),
            Ability::StrengthAgainstBandits(amount) => {
                let amount = u16::from(amount);
                let strength = &mut self.this_turn.strength_against_bandits;
                *strength = strength.saturating_add(amount);
                log.record(Event::Strength { seat, amount, bandits_only: true });
            }
            Ability::Points(points) => self.gain_points(u16::from(points), log),
            Ability::PointsPerPair(points) => {
                let pairs = self.own().stock.pairs();
                self.gain_points(pairs.saturating_mul(u16::from(points)), log);
            }
            Ability::HarvestOfRow(amount) => {
                let gain = self.harvest_of_row(space, amount);
                self.gain(gain, log);
            }
            Ability::ArmyBonus(bonus) => {
                self.this_turn.army_bonus += bonus;
                self.pay_earlier_army_uses(bonus, log);
            }
            Ability::ResourceBonus(bonus) => {
                self.this_turn.resource_bonus += bonus;
                self.pay_earlier_resource_uses(bonus, log);
            }
            Ability::WeakerBandits(less) => self.this_turn.weaker_bandits += less,
            Ability::RerollThisDie => {
                self.stage = Stage::Throw { dice: Dice::one(self.this_die(space, die, chain)) };
            }
            Ability::RerollDice => self.stage = Stage::Well { dice: Dice::one(self.this_die(space, die, chain)) },
            Ability::PlaceRegularArmy
            | Ability::Multiply(_)
            | Ability::Exchange { .. }
            | Ability::MoveDie
            | Ability::Copy(_) => {
                let mut chain = chain;
                chain.insert(space);
                self.stage = Stage::Use { die, at: space, chain };
            }
        }
        self.after_use(location, log);
    }

    /// Bonuses of a use, and what is counted for R11.
    #[inline]
    fn after_use(&mut self, location: Location, log: &mut impl Log<Event>) {
        let retroactive = self.setup.turn_modifiers_retroactive.0;
        if location.has(Keyword::Army) {
            self.gain_strength(u16::from(self.this_turn.army_bonus), log);
            self.this_turn.army_uses += u8::from(retroactive);
        }
        if let (Type::Resource, Ability::Gain(resource, _)) = (location.print().kind, location.print().ability) {
            self.this_turn.resource_uses[resource as usize] += u8::from(retroactive);
        }
    }

    /// R11, switched: a Blacksmith pays for Army locations used before it.
    fn pay_earlier_army_uses(&mut self, bonus: u8, log: &mut impl Log<Event>) {
        self.gain_strength(u16::from(bonus) * u16::from(self.this_turn.army_uses), log);
    }

    /// R11, switched: a Mint pays for Resource-type locations used before it.
    fn pay_earlier_resource_uses(&mut self, bonus: u8, log: &mut impl Log<Event>) {
        let [wood, stone, iron] = self.this_turn.resource_uses.map(|uses| u16::from(uses) * u16::from(bonus));
        self.gain(Resources::new(wood, stone, iron), log);
    }

    /// The die that Traveller and Well mean (R13): the one that was spent, unless the option says otherwise for a copy.
    fn this_die(&self, space: Space, spent: Colour, chain: Spaces) -> Colour {
        match self.setup.copied_this_die {
            CopiedThisDie::DieOnCopiedLocation if !chain.is_empty() => space.row(),
            _ => spent,
        }
    }

    // ----- Answers to what a location asks -----

    /// Storehouse and Market Place.
    pub(crate) fn pay(&mut self, at: Space, resource: Resource, amount: u8, log: &mut impl Log<Event>) {
        self.spend(Resources::of(resource, u16::from(amount)), log);
        self.stage = Stage::Dice;
        match self.own().city.top(at).print().ability {
            Ability::Multiply(gain) => self.gain(Resources::of(resource, u16::from(gain)), log),
            Ability::Exchange { gain, .. } => {
                let times = if self.setup.market_place_split_pairs.0 { amount * gain } else { amount };
                self.stage = Stage::Receive { paid: resource, left: times };
            }
            _ => {}
        }
    }

    /// Market Place: what it brings at a time.
    pub(crate) fn receipt(&self, resource: Resource) -> Resources {
        Resources::of(resource, if self.setup.market_place_split_pairs.0 { 1 } else { EXCHANGE_PAIR })
    }

    /// Market Place: a pair, or one of a pair if pairs may be split (R38).
    pub(crate) fn receive(&mut self, paid: Resource, left: u8, resource: Resource, log: &mut impl Log<Event>) {
        self.gain(self.receipt(resource), log);
        self.stage = if left > 1 { Stage::Receive { paid, left: left - 1 } } else { Stage::Dice };
    }

    /// Moves an unspent die of the active player.
    pub(crate) fn move_die(&mut self, die: Colour, to: u8, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.own_mut().dice.set(die, to);
        self.stage = Stage::Dice;
        log.record(Event::Moved { seat, die, to });
    }

    /// Barracks: a Regular Army from its deck, for nothing.
    pub(crate) fn place_regular_army(&mut self, space: Space, log: &mut impl Log<Event>) {
        if let Some(index) = Location::RegularArmy.basic_index() {
            self.supply.basic[index] -= 1;
        }
        self.stage = Stage::Dice;
        self.put_card(Location::RegularArmy, space, log);
    }

    // ----- Gains -----

    pub(crate) fn gain(&mut self, resources: Resources, log: &mut impl Log<Event>) {
        if !resources.is_empty() {
            let seat = self.active;
            self.own_mut().stock.add(resources);
            log.record(Event::Gained { seat, resources });
        }
    }

    pub(crate) fn spend(&mut self, resources: Resources, log: &mut impl Log<Event>) {
        let seat = self.active;
        self.own_mut().stock.remove(resources);
        log.record(Event::Paid { seat, resources });
    }

    pub(crate) fn gain_points(&mut self, points: u16, log: &mut impl Log<Event>) {
        if points > 0 {
            let seat = self.active;
            let own = self.own_mut();
            own.vp_tokens = own.vp_tokens.saturating_add(points);
            log.record(Event::Points { seat, points });
        }
    }

    pub(crate) fn gain_strength(&mut self, amount: u16, log: &mut impl Log<Event>) {
        if amount > 0 {
            self.this_turn.strength = self.this_turn.strength.saturating_add(amount);
            log.record(Event::Strength { seat: self.active, amount, bandits_only: false });
        }
    }

    pub(crate) fn deactivate(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) {
        let city = &mut self.player_mut(seat).city;
        city.deactivate(space);
        let location = city.top(space);
        log.record(Event::Deactivated { seat, space, location });
    }

    /// Puts a card into the city of the active player.
    pub(crate) fn put_card(&mut self, card: Location, space: Space, log: &mut impl Log<Event>) {
        let seat = self.active;
        let own = self.own_mut();
        let covered = own.city.card(space);
        own.build(space, card);
        log.record(Event::Built { seat, card, space, covered });
    }
}

/// What each resource paid at the Market Place brings.
const EXCHANGE_PAIR: u16 = match Location::MarketPlace.print().ability {
    Ability::Exchange { gain, .. } => gain as u16,
    _ => 0,
};
