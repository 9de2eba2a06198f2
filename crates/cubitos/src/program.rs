//! What a card does, arranged by the moments at which the game asks for it.
//!
//! The data list the abilities of a card one by one. The game needs to know which of them a die can give once each (its
//! [`Part`]s), which it gives whenever something happens, and which power belongs to which part. Any combination that no
//! moment of the game could carry out is refused here, with the number of the ability.

use engine::Invalid;

use crate::ability::{Ability, Condition, FaceKind, Moment};
use crate::cube::{Side, Spent};
use crate::dice::{Colour, DieSet};
use crate::operation::{Operation, Use};

/// Something that a die gives once for each time it becomes active.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// When it can be used.
    pub moment: Moment,
    /// Which face it takes.
    pub face: FaceKind,
    /// What else must be true.
    pub condition: Condition,
    /// What it does.
    pub operation: Operation,
    /// What a power face does in addition.
    pub power: Option<Operation>,
    /// Does it turn the die to a blank?
    pub uses_die: bool,
    /// Must it be used, at the latest when the move step ends?
    pub is_duty: bool,
}

/// What the comparison of swords gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Comparison {
    /// To whom.
    pub moment: Moment,
    /// What they may take.
    pub operation: Operation,
    /// What they lose for it.
    pub price: Option<Operation>,
}

/// How a bust is prevented.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rescue {
    /// The die is lost.
    LoseSelf,
    /// Grey dice are rolled.
    RollGrey,
}

/// A card, arranged by moments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Program {
    /// What each die gives once.
    pub parts: [Option<Part>; Spent::PARTS_MAX],
    /// The parts to be used as soon as the die becomes active.
    pub now: Spent,
    /// The parts to be used after a push.
    pub push: Spent,
    /// The parts to be used in step 4.
    pub run: Spent,
    /// The parts to be used at any time.
    pub any_time: Spent,
    /// A die with one of these faces makes a push compulsory when it becomes active.
    pub must_push: Option<FaceKind>,
    /// A die with one of these faces has to be lost in step 4.
    pub lose_self: Option<FaceKind>,
    /// A die with one of these faces may be rolled again with a push.
    pub returns: Option<FaceKind>,
    /// So many other dice have to be rolled again with a power face.
    pub returns_others: u8,
    /// What a die can do against a bust.
    pub rescue: Option<(FaceKind, Rescue)>,
    /// What stays active when a player with such a die busts.
    pub keeps: Option<(FaceKind, DieSet)>,
    /// What the comparison of swords gives.
    pub comparison: Option<Comparison>,
    /// The parts to be used after the move.
    pub nearby: Spent,
    /// The parts that have to be used.
    pub duty: Spent,
}

/// When players are asked whether they use parts of their cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// Between two rolls of one ability, only what has to be used at once.
    BetweenRolls,
    /// Before each push.
    Decide,
    /// In step 4.
    Abilities,
    /// After the move.
    AfterMove,
}

/// Does a side show what an ability takes?
#[inline]
pub const fn takes(face: FaceKind, side: Side) -> bool {
    match face {
        FaceKind::Any => side.is_symbol(),
        FaceKind::Power => matches!(side, Side::Power),
    }
}

impl Program {
    /// Arranges the abilities of a card.
    pub fn new(colour: Colour, abilities: &[Ability]) -> Result<Self, Invalid> {
        let mut program = Self::default();
        for (index, ability) in abilities.iter().enumerate() {
            program
                .add(colour, *ability)
                .map_err(|message| Invalid::new(format!("abilities[{index}]"), message.to_owned()))?;
        }
        Ok(program)
    }

    /// The parts that can be used on an occasion.
    #[inline]
    pub const fn usable_at(&self, occasion: Occasion) -> Spent {
        match occasion {
            Occasion::BetweenRolls => self.now,
            Occasion::Decide => self.now.with(self.push).with(self.any_time),
            Occasion::Abilities => self.now.with(self.run).with(self.any_time),
            Occasion::AfterMove => self.nearby,
        }
    }

    /// The part with this number.
    #[inline]
    pub fn part(&self, part: u8) -> Option<&Part> {
        self.parts.get(usize::from(part))?.as_ref()
    }

    /// Does the card do something of a kind when it is used?
    pub fn has(&self, is_such: impl Fn(Operation) -> bool) -> bool {
        let parts = self.parts.iter().flatten();
        parts.flat_map(|part| [Some(part.operation), part.power]).flatten().any(&is_such)
            || self.comparison.is_some_and(|comparison| is_such(comparison.operation))
    }

    fn add(&mut self, colour: Colour, ability: Ability) -> Result<(), &'static str> {
        let Ability { moment, face, condition, mandatory, uses_die, operation } = ability;
        let plain = condition == Condition::Always && !uses_die;
        match (moment, operation) {
            (Moment::Now, Operation::MustPush) if plain && mandatory && self.must_push.is_none() => {
                self.must_push = Some(face);
            }
            (Moment::Run, Operation::LoseSelf) if plain && mandatory && self.lose_self.is_none() => {
                self.lose_self = Some(face);
            }
            (Moment::PushDeclared, Operation::ReturnToRoll) if plain && !mandatory && self.returns.is_none() => {
                self.returns = Some(face);
            }
            (Moment::PushDeclared, Operation::ReturnOtherToRoll { count })
                if plain && !mandatory && face == FaceKind::Power && self.returns == Some(FaceKind::Any) =>
            {
                self.returns_others = count;
            }
            (Moment::WouldBust, Operation::PreventBustLoseSelf) if plain && !mandatory && self.rescue.is_none() => {
                self.rescue = Some((face, Rescue::LoseSelf));
            }
            (Moment::WouldBust, Operation::PreventBustRollGrey)
                if condition == Condition::Always && uses_die && !mandatory && self.rescue.is_none() =>
            {
                self.rescue = Some((face, Rescue::RollGrey));
            }
            (Moment::Bust, Operation::KeepOnBust { dice }) if plain && !mandatory && self.keeps.is_none() => {
                self.keeps = Some((face, dice));
            }
            (Moment::CompareMost { .. } | Moment::CompareEach, _) if colour != Colour::Red => {
                return Err("only red dice have swords to compare");
            }
            (Moment::CompareMost { .. } | Moment::CompareEach, _)
                if plain
                    && !mandatory
                    && face == FaceKind::Any
                    && self.comparison.is_none()
                    && matches!(operation.traits().usable, Use::Always | Use::Comparison) =>
            {
                self.comparison = Some(Comparison { moment, operation, price: None });
            }
            (Moment::CompareMostUsed, Operation::LoseDie { .. }) if plain && mandatory => match &mut self.comparison {
                Some(comparison) if comparison.price.is_none() => comparison.price = Some(operation),
                _ => return Err("follows an ability of the comparison, which is missing"),
            },
            (Moment::Now | Moment::Run | Moment::AnyTime | Moment::PushSurvived | Moment::AfterMove, _) => {
                return self.add_part(ability);
            }
            _ => return Err("cannot be carried out at this moment, or in this combination"),
        }
        Ok(())
    }

    fn add_part(&mut self, ability: Ability) -> Result<(), &'static str> {
        let Ability { moment, face, condition, mandatory, uses_die, operation } = ability;
        let fits = match moment {
            Moment::AfterMove => operation.traits().usable == Use::Only(Moment::AfterMove),
            _ => operation.traits().usable == Use::Always,
        };
        if !fits {
            return Err("cannot be carried out at this moment");
        }
        let is_duty = mandatory && moment == Moment::Run && matches!(operation, Operation::LoseDie { count: 1, .. });
        if mandatory && !is_duty {
            return Err("cannot be compulsory: only the loss of 1 die in the run phase can");
        }
        // A power face does in addition what its own ability says, if there is another one at the same moment for any face.
        if face == FaceKind::Power && condition == Condition::Always && !uses_die {
            let partner = |part: &&mut Part| part.moment == moment && part.face == FaceKind::Any && !part.is_duty;
            if let Some(part) = self.parts.iter_mut().flatten().find(partner) {
                if part.power.is_some() {
                    return Err("is a second power at the same moment");
                }
                part.power = Some(operation);
                return Ok(());
            }
        }
        if operation.symbols() > 1 && !uses_die {
            return Err("must use the die if it needs several symbols");
        }
        let Some(index) = self.parts.iter().position(Option::is_none) else {
            return Err("is one too many: a die can give 3 things once each");
        };
        self.parts[index] = Some(Part { moment, face, condition, operation, power: None, uses_die, is_duty });
        let bit = Spent::one(index as u8);
        match moment {
            Moment::Now => self.now = self.now.with(bit),
            Moment::PushSurvived => self.push = self.push.with(bit),
            Moment::AfterMove => self.nearby = self.nearby.with(bit),
            Moment::AnyTime => self.any_time = self.any_time.with(bit),
            _ => self.run = self.run.with(bit),
        }
        if is_duty {
            self.duty = self.duty.with(bit);
        }
        Ok(())
    }
}
