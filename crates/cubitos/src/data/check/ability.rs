//! Reads the parts of a card, word by word.

use engine::Invalid;
use serde_json::{Map, Value};

use crate::ability::{Ability, Amounts, Condition, FaceKind, MaxCost, Moment, Operation, Resource, Share};
use crate::data::AbilityEntry;
use crate::dice::{Die, DieSet, Zone, ZoneSet};

/// The largest number that an ability may speak of: more dice, steps, coins or feet than that at once are a slip.
const MAX_NUMBER: i64 = 20;

/// Reads one part of a card.
pub(super) fn parse(entry: &AbilityEntry) -> Result<Ability, Invalid> {
    let moment = moment(entry)?;
    let face = match entry.face.as_deref() {
        None | Some("any") => FaceKind::Any,
        Some("power") => FaceKind::Power,
        Some(word) => return Err(unknown("face", word, "any or power")),
    };
    let condition = entry.when.as_deref().map_or(Ok(Condition::Always), condition)?;
    let empty = Map::new();
    let mut args = Args { left: entry.args.as_ref().unwrap_or(&empty).clone() };
    let operation = operation(&entry.op, &mut args)?;
    args.finish(&entry.op)?;
    Ok(Ability { moment, face, condition, mandatory: entry.mandatory, uses_die: entry.uses_die, operation })
}

fn unknown(field: &str, word: &str, known: &str) -> Invalid {
    Invalid::new(field, format!("'{word}' is unknown here; use {known}"))
}

const RUN_TRIGGERS: &str = "compare-most, compare-most-used, compare-each or after-move with run, or leave it out";
const ACTIVE_TRIGGERS: &str = "push-declared, push-survived, would-bust, bust or any-time with active";

fn moment(entry: &AbilityEntry) -> Result<Moment, Invalid> {
    let first_player_breaks_ties = match entry.tiebreak.as_deref() {
        None => false,
        Some("first-player") => true,
        Some(word) => return Err(unknown("tiebreak", word, "first-player, or leave it out")),
    };
    let moment = match (entry.timing.as_str(), entry.trigger.as_deref()) {
        ("now", None) => Moment::Now,
        ("run", None) => Moment::Run,
        ("run", Some("compare-most")) => Moment::CompareMost { first_player_breaks_ties },
        ("run", Some("compare-most-used")) => Moment::CompareMostUsed,
        ("run", Some("compare-each")) => Moment::CompareEach,
        ("run", Some("after-move")) => Moment::AfterMove,
        ("active", Some("push-declared")) => Moment::PushDeclared,
        ("active", Some("push-survived")) => Moment::PushSurvived,
        ("active", Some("would-bust")) => Moment::WouldBust,
        ("active", Some("bust")) => Moment::Bust,
        ("active", Some("any-time")) => Moment::AnyTime,
        ("now", Some(word)) => return Err(unknown("trigger", word, "no trigger with now")),
        ("run", Some(word)) => return Err(unknown("trigger", word, RUN_TRIGGERS)),
        ("active", word) => return Err(unknown("trigger", word.unwrap_or_default(), ACTIVE_TRIGGERS)),
        (word, _) => return Err(unknown("timing", word, "now, active or run")),
    };
    if first_player_breaks_ties && !matches!(moment, Moment::CompareMost { .. }) {
        return Err(Invalid::new("tiebreak", "only compare-most has ties; leave it out"));
    }
    Ok(moment)
}

/// `gained-credit-this-round`, `lost-die-this-round`, or `active-` and colours joined by `-and-`.
fn condition(word: &str) -> Result<Condition, Invalid> {
    let refused = || unknown("when", word, "active-COLOUR, gained-credit-this-round or lost-die-this-round");
    match word {
        "gained-credit-this-round" => Ok(Condition::GainedCredit),
        "lost-die-this-round" => Ok(Condition::LostDie),
        _ => {
            let colours = word.strip_prefix("active-").ok_or_else(refused)?;
            let mut dice = DieSet::NONE;
            for name in colours.split("-and-") {
                let die = Die::named(name).filter(|die| die.colour().is_some()).ok_or_else(refused)?;
                dice = dice.with(die);
            }
            Ok(Condition::Active(dice))
        }
    }
}

fn operation(word: &str, args: &mut Args) -> Result<Operation, Invalid> {
    Ok(match word {
        "gain" => gain(args)?,
        "gain-fan" => gain_fan(args)?,
        "gain-per-fan" => Operation::GainPerFan { resource: args.resource()?, divisor: args.number("divisor")? },
        "gain-per-fewer" => Operation::GainPerFewer { resource: args.resource()?, each: args.number("n")? },
        "gain-per-active" => {
            Operation::GainPerActive { resource: args.resource()?, each: args.number("n")?, per: args.number("per")? }
        }
        "gain-per-active-colour" => {
            Operation::GainPerActiveColour { resource: args.resource()?, dice: args.dice("colours")? }
        }
        "gain-per-colour" => Operation::GainPerColour { resource: args.resource()?, each: args.number("n")? },
        "gain-per-red-line-left" => {
            Operation::GainPerRedLineLeft { resource: args.resource()?, divisor: args.number("divisor")? }
        }
        "repeat-grey" => Operation::RepeatGrey,
        "choose" => Operation::Choose { options: args.options()? },
        "gain-die" => Operation::GainDie { dice: args.owned_dice()?, max_cost: args.max_cost()? },
        "borrow-die" => {
            Operation::BorrowDie { dice: DieSet::OWNED.except(args.excluded()?), needs: args.number_or("needs", 1)? }
        }
        "give-die" => Operation::GiveDie { zones: args.zones()? },
        "lose-die" => Operation::LoseDie { dice: args.owned_dice()?, zones: args.zones()?, count: args.number("n")? },
        "lose-self" => Operation::LoseSelf,
        "lose-self-and-other" => Operation::LoseSelfAndOther { zones: args.zones()? },
        "extra-roll" => Operation::ExtraRoll { count: args.number("n")? },
        "reroll-own" => Operation::RerollOwn {
            each: args.number("n")?,
            dice: DieSet::ALL.except(args.excluded()?),
            zones: args.zones()?,
        },
        "reroll-zone" => Operation::RerollZone { zone: args.roll_zone()?, times: args.number("times")? },
        "roll-all-of" => Operation::RollAllOf { dice: args.dice("colours")?, zones: args.zones()? },
        "roll-different-colours" => Operation::RollDifferentColours { max: args.number("max")?, zones: args.zones()? },
        "set-face" => Operation::SetFace { zone: args.roll_zone()?, count: args.number("n")? },
        "must-push" => Operation::MustPush,
        "move-now" => Operation::MoveNow { spaces: args.number("n")? },
        "return-to-roll" => Operation::ReturnToRoll,
        "return-other-to-roll" => Operation::ReturnOtherToRoll { count: args.number("n")? },
        "shield-next-push" => Operation::ShieldNextPush,
        "prevent-bust-lose-self" => Operation::PreventBustLoseSelf,
        "prevent-bust-roll-grey" => Operation::PreventBustRollGrey,
        "keep-on-bust" => Operation::KeepOnBust { dice: args.dice("colours")? },
        "bonus-nearby" => Operation::BonusNearby { max_distance: args.number("max_distance")? },
        "next-draw-exempt" => Operation::NextDrawExempt { dice: args.dice("colours")? },
        "next-draw-all" => Operation::NextDrawAll,
        _ => return Err(unknown("op", word, "one of the operations of the built-in cards")),
    })
}

fn gain(args: &mut Args) -> Result<Operation, Invalid> {
    let amounts = Amounts {
        coins: args.number_or("coins", 0)?,
        feet: args.number_or("feet", 0)?,
        water_feet: args.number_or("water_feet", 0)?,
        credits: args.number_or("credits", 0)?,
    };
    if amounts == Amounts::default() {
        return Err(Invalid::new("args", "gain needs at least one of coins, feet, water_feet and credits"));
    }
    Ok(Operation::Gain { amounts, take_grey: args.number_or("take_grey", 0)? })
}

fn gain_fan(args: &mut Args) -> Result<Operation, Invalid> {
    let (mut hand_tokens, mut credits) = (false, false);
    for (path, word) in args.words("pays")?.unwrap_or_default() {
        match word.as_str() {
            "hand-tokens" => hand_tokens = true,
            "credits" => credits = true,
            _ => return Err(unknown(&path, &word, "hand-tokens or credits")),
        }
    }
    Ok(Operation::GainFan { steps: args.number("n")?, hand_tokens, credits })
}

/// The arguments of an operation that have not been read yet.
struct Args {
    left: Map<String, Value>,
}

impl Args {
    fn path(name: &str) -> String {
        format!("args.{name}")
    }

    fn number_or(&mut self, name: &str, default: u8) -> Result<u8, Invalid> {
        let Some(value) = self.left.remove(name) else { return Ok(default) };
        number(&Self::path(name), &value)
    }

    fn number(&mut self, name: &str) -> Result<u8, Invalid> {
        match self.number_or(name, 0)? {
            0 => Err(Invalid::new(Self::path(name), format!("is missing; give a number from 1 to {MAX_NUMBER}"))),
            number => Ok(number),
        }
    }

    fn word(&mut self, name: &str) -> Result<Option<String>, Invalid> {
        match self.left.remove(name) {
            None => Ok(None),
            Some(Value::String(word)) => Ok(Some(word)),
            Some(other) => Err(Invalid::new(Self::path(name), format!("must be a word, got {other}"))),
        }
    }

    /// A list of words, each with its path.
    fn words(&mut self, name: &str) -> Result<Option<Vec<(String, String)>>, Invalid> {
        let list = match self.left.remove(name) {
            None => return Ok(None),
            Some(Value::Array(list)) => list,
            Some(other) => return Err(Invalid::new(Self::path(name), format!("must be a list of words, got {other}"))),
        };
        let mut words = Vec::with_capacity(list.len());
        for (index, value) in list.into_iter().enumerate() {
            let path = format!("args.{name}[{index}]");
            match value {
                Value::String(word) => words.push((path, word)),
                other => return Err(Invalid::new(path, format!("must be a word, got {other}"))),
            }
        }
        Ok(Some(words))
    }

    fn resource(&mut self) -> Result<Resource, Invalid> {
        let word = self.word("resource")?.unwrap_or_default();
        resource(&Self::path("resource"), &word)
    }

    fn optional_dice(&mut self, name: &str) -> Result<Option<DieSet>, Invalid> {
        let Some(words) = self.words(name)? else { return Ok(None) };
        let mut dice = DieSet::NONE;
        for (path, word) in words {
            dice = match (word.as_str(), Die::named(&word)) {
                ("grey", _) => dice.union(DieSet::GREY),
                (_, Some(die)) if die.colour().is_some() => dice.with(die),
                _ => return Err(unknown(&path, &word, "one of the eight colours or grey")),
            };
        }
        Ok(Some(dice))
    }

    fn dice(&mut self, name: &str) -> Result<DieSet, Invalid> {
        match self.optional_dice(name)? {
            Some(dice) if !dice.is_empty() => Ok(dice),
            _ => Err(Invalid::new(Self::path(name), "is missing; list at least one colour")),
        }
    }

    fn owned_dice(&mut self) -> Result<DieSet, Invalid> {
        if self.left.contains_key("colours") { self.dice("colours") } else { Ok(DieSet::OWNED) }
    }

    fn excluded(&mut self) -> Result<DieSet, Invalid> {
        Ok(self.optional_dice("exclude")?.unwrap_or_default())
    }

    fn zones(&mut self) -> Result<ZoneSet, Invalid> {
        let Some(words) = self.words("zones")? else { return Ok(ZoneSet::ALL) };
        let mut zones = ZoneSet::NONE;
        for (path, word) in words {
            let zone = Zone::named(&word).ok_or_else(|| unknown(&path, &word, "draw, roll, active or discard"))?;
            zones = zones.with(zone);
        }
        if zones.is_empty() {
            return Err(Invalid::new("args.zones", "list at least one zone, or leave it out for all"));
        }
        Ok(zones)
    }

    /// Operations on a whole zone exist for the roll zone only.
    fn roll_zone(&mut self) -> Result<Zone, Invalid> {
        match self.word("zone")?.as_deref() {
            None | Some("roll") => Ok(Zone::Roll),
            Some(word) => Err(unknown("args.zone", word, "roll")),
        }
    }

    fn max_cost(&mut self) -> Result<MaxCost, Invalid> {
        match self.left.remove("max_cost") {
            None => Ok(MaxCost::Any),
            Some(Value::String(word)) if word == "fans" => Ok(MaxCost::Fans),
            Some(Value::Number(cost)) => Ok(MaxCost::Cost(number("args.max_cost", &Value::Number(cost))?)),
            Some(other) => Err(Invalid::new("args.max_cost", format!("must be a cost or \"fans\", got {other}"))),
        }
    }

    fn options(&mut self) -> Result<[Share; 2], Invalid> {
        let refused = |message: String| Invalid::new("args.options", message);
        let list = match self.left.remove("options") {
            Some(Value::Array(list)) => list,
            other => return Err(refused(format!("must be a list of two options, got {}", other.unwrap_or_default()))),
        };
        let [first, second] = list.as_slice() else {
            return Err(refused(format!("must be two options, got {}", list.len())));
        };
        Ok([share("args.options[0]", first)?, share("args.options[1]", second)?])
    }

    fn finish(self, op: &str) -> Result<(), Invalid> {
        match self.left.keys().next() {
            None => Ok(()),
            Some(name) => Err(Invalid::new(Self::path(name), format!("{op} takes no such argument; leave it out"))),
        }
    }
}

fn number(path: &str, value: &Value) -> Result<u8, Invalid> {
    match value.as_i64() {
        Some(number @ 1..=MAX_NUMBER) => Ok(number as u8),
        _ => Err(Invalid::new(path, format!("must be a number from 1 to {MAX_NUMBER}, got {value}"))),
    }
}

fn resource(path: &str, word: &str) -> Result<Resource, Invalid> {
    match word {
        "coins" => Ok(Resource::Coins),
        "feet" => Ok(Resource::Feet),
        "water-feet" => Ok(Resource::WaterFeet),
        "credits" => Ok(Resource::Credits),
        _ => Err(unknown(path, word, "coins, feet, water-feet or credits")),
    }
}

fn share(path: &str, value: &Value) -> Result<Share, Invalid> {
    let Value::Object(fields) = value else {
        return Err(Invalid::new(path, format!("must be an object with a resource and n or per_fans, got {value}")));
    };
    let word = fields.get("resource").and_then(Value::as_str).unwrap_or_default();
    let resource = resource(&format!("{path}.resource"), word)?;
    match (fields.get("n"), fields.get("per_fans")) {
        (Some(n), None) if fields.len() == 2 => Ok(Share::Fixed(resource, number(&format!("{path}.n"), n)?)),
        (None, Some(per)) if fields.len() == 2 => {
            Ok(Share::PerFans(resource, number(&format!("{path}.per_fans"), per)?))
        }
        _ => Err(Invalid::new(path, "must have a resource and either n or per_fans, and nothing else")),
    }
}
