//! The best use of the dice that lie, and of what they bring, until chance has its next say.
//!
//! A turn is a puzzle as long as nothing is rolled and no card is turned up: what is done in which order is up to one player, and
//! every end can be judged. It is solved in three parts, each with a bound on how much is looked at, so that the same position
//! always has the same answer and it comes quickly:
//!
//! 1. *Errands*: which dice are not used where they stand but given away, to move another one, for a pass token, to reactivate a
//!    card. What that leads to is estimated by adding up what the other dice bring, and the most promising ways are kept.
//! 2. *Uses*: the order in which the other dice use their locations. Most uses can change places with each other; only for the
//!    rest (copies, exchanges, what makes later uses better, what has a price) are all orders tried.
//! 3. *The end*: all attacks and purchases, until the turn is over or a card is turned up.
//!
//! A die that is rolled again is taken to bring the average of its row. If the best plan has such a die, it is rolled before anything
//! else, since one may want to change the plan afterwards.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use engine::{Mixing, TurnPlan};

use crate::ability::Ability;
use crate::action::Action;
use crate::city::{Colour, Spaces};
use crate::dice::Dice;
use crate::game::{DiceCity, Stage, ThisTurn};
use crate::heuristic::{POINT, Prospect, Tops, token_worth};
use crate::judge::{self, Memory};
use crate::location::{Keyword, Location, Type};
use crate::market::{Leftovers, Market};
use crate::player::Player;
use crate::resource::Resources;
use crate::weights::Weights;

/// How many dice are sent on errands at the most.
const ERRANDS: usize = 3;
/// So many ways to send dice are thought further, with one die more.
const ERRANDS_KEPT: usize = 12;
/// For so many of all ways to send dice the uses of the others are tried.
const STARTS: usize = 10;
/// So many positions are looked at for each of them.
const USES: usize = 60;
/// Of all positions after the dice so many are played to the end of the turn.
const ENDS: usize = 10;
/// So many positions are looked at between the last die and the end of the turn.
const STEPS: usize = 600;

/// Which of the `legal` actions begins the best plan for the rest of the turn. Nothing where there is nothing to plan: what
/// chance will decide on next, and where a card goes, is left to the judgement.
pub(crate) fn best(game: &DiceCity, legal: &[Action], weights: &Weights, memory: &mut Memory) -> Option<usize> {
    let plans = some_plans(game, legal, weights, memory, 1);
    let first = plans.first()?.actions[0];
    legal.iter().position(|&action| action == first)
}

/// Plans for the rest of the turn, the best first.
pub(crate) fn plans(
    game: &DiceCity,
    legal: &[Action],
    weights: &Weights,
    memory: &mut Memory,
) -> Vec<TurnPlan<Action>> {
    some_plans(game, legal, weights, memory, usize::MAX)
}

/// So many plans, and what the judgement would do.
fn some_plans(
    game: &DiceCity,
    legal: &[Action],
    weights: &Weights,
    memory: &mut Memory,
    wanted: usize,
) -> Vec<TurnPlan<Action>> {
    if legal.len() < 2 {
        return Vec::new();
    }
    let mut planner = Planner::new(game, legal, weights, memory, wanted);
    match game.stage {
        Stage::Dice => planner.plan_dice(vec![Line::new(*game)]),
        Stage::Die { .. } | Stage::Receive { .. } => planner.plan_rest_of_move(),
        Stage::Use { .. } if !game.is_placing_army() => planner.plan_rest_of_move(),
        Stage::Attack | Stage::Build | Stage::Extra { .. } | Stage::Declare => planner.plan_end(),
        _ => return Vec::new(),
    }
    planner.plan_by_judgement();
    let mut plans = planner.plans;
    plans.sort_by_key(|plan| Reverse(plan.worth));
    plans
}

/// A way to go on from the position that is asked about.
#[derive(Clone, Copy, Debug)]
struct Line {
    game: DiceCity,
    /// What is hoped for from chance.
    hopes: i32,
    /// Its last step among all steps of all lines.
    step: Option<usize>,
    /// The die that was taken last.
    taken: Option<Colour>,
    /// Does chance have a say?
    is_open: bool,
    /// The first die that lets it decide, if it was taken in this line.
    rolled: Option<Colour>,
}

impl Line {
    fn new(game: DiceCity) -> Self {
        Self { game, hopes: 0, step: None, taken: None, is_open: false, rolled: None }
    }
}

/// All that can differ between two positions of the use-dice step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    own: Player,
    unspent: Dice,
    this_turn: ThisTurn,
    hopes: i32,
}

struct Planner<'a> {
    root: &'a DiceCity,
    legal: &'a [Action],
    weights: &'a Weights,
    memory: &'a mut Memory,
    worths: Vec<i32>,
    prospect: Prospect,
    tops: Tops,
    market: Market,
    kept: Leftovers,
    /// Positions of the use-dice step that were met already.
    met: HashSet<Key, Mixing>,
    /// Positions after the dice, with their worth by the judgement.
    ends: Vec<(i32, Line)>,
    /// What positions after the dice come to.
    known: HashMap<DiceCity, i32, Mixing>,
    /// How many more of them may be looked at.
    left: usize,
    /// The steps of all lines, each with the one before it.
    steps: Vec<(Option<usize>, Action)>,
    /// How many plans are asked for.
    wanted: usize,
    plans: Vec<TurnPlan<Action>>,
}

impl<'a> Planner<'a> {
    fn new(
        root: &'a DiceCity,
        legal: &'a [Action],
        weights: &'a Weights,
        memory: &'a mut Memory,
        wanted: usize,
    ) -> Self {
        let prospect = Prospect::of(root, root.active, weights);
        Self {
            root,
            legal,
            weights,
            memory,
            worths: Vec::new(),
            prospect,
            tops: Tops::of(&root.own().city, weights),
            market: Market::new(&root.supply, prospect.turns, weights),
            kept: Leftovers::kept(weights, prospect.turns),
            met: HashSet::default(),
            ends: Vec::new(),
            known: HashMap::default(),
            left: STEPS,
            steps: Vec::new(),
            wanted,
            plans: Vec::new(),
        }
    }

    /// Adds what the judgement would do, if it leaves nothing to chance before the last die is used.
    fn plan_by_judgement(&mut self) {
        let mut game = *self.root;
        let mut legal = self.legal.to_vec();
        let mut actions = Vec::new();
        let mut firm = 0;
        loop {
            let is_chance = matches!(game.stage, Stage::Well { .. } | Stage::Refresh { .. } | Stage::Reroll { .. });
            let Some(choice) = self.judged(&game, &legal).filter(|_| !is_chance) else { return };
            game.carry_out(legal[choice], &mut ());
            actions.push(legal[choice]);
            firm += usize::from(firm + 1 == actions.len() && game.is_in_move());
            if game.is_puzzle_over() {
                break;
            }
            legal.clear();
            game.list(&mut legal);
        }
        if !matches!(game.stage, Stage::Throw { .. } | Stage::Dice | Stage::RerollThrow { .. }) {
            let worth = game.worth_at_end(self.weights);
            self.plans.push(TurnPlan { actions, firm: firm + 1, worth });
        }
    }

    /// The best action by the judgement.
    fn judged(&mut self, game: &DiceCity, legal: &[Action]) -> Option<usize> {
        judge::weigh(game, legal, self.weights, self.memory, &mut self.worths);
        let worths = &self.worths;
        (0..worths.len()).rev().max_by_key(|&index| worths[index])
    }

    // ----- Dice -----

    /// The position that is asked about is one in which a die was taken: all ends of that move are beginnings.
    fn plan_rest_of_move(&mut self) {
        let mut starts = Vec::new();
        for &action in self.legal {
            let mut line = Line::new(*self.root);
            self.play(&mut line, action);
            self.follow(line, &mut starts);
        }
        self.plan_dice(starts);
    }

    fn plan_dice(&mut self, starts: Vec<Line>) {
        for line in self.errands(starts) {
            let mut uses = USES;
            self.use_dice(line, &mut uses);
        }
        let mut ends = std::mem::take(&mut self.ends);
        ends.sort_by_key(|&(worth, _)| Reverse(worth));
        ends.truncate(ENDS);
        for (worth, line) in &mut ends {
            *worth = self.finish(&line.game).saturating_add(line.hopes);
        }
        ends.sort_by_key(|&(worth, _)| Reverse(worth));
        for (worth, line) in ends.into_iter().take(self.wanted) {
            let mut actions = self.actions(&line);
            let mut firm = actions.len();
            if line.is_open {
                actions = self.until_chance(&line, &actions);
                firm = actions.len();
            } else {
                self.add_finish(line.game, &mut actions);
            }
            if !actions.is_empty() {
                self.plans.push(TurnPlan { actions, firm, worth });
            }
        }
    }

    /// What lets chance decide, at once if that is possible.
    fn until_chance(&self, line: &Line, actions: &[Action]) -> Vec<Action> {
        let stands = |die: &Colour| line.game.own().space_of(*die) == self.root.own().space_of(*die);
        let die = line.rolled.filter(stands);
        let taken = die.and_then(|die| actions.iter().position(|&action| action == Action::Take { die }));
        let at_once = taken.and_then(|begin| self.chance_after(&actions[begin..]));
        at_once.or_else(|| self.chance_after(actions)).unwrap_or_default()
    }

    /// As many of these actions as it takes until chance is to decide, if they are possible.
    fn chance_after(&self, actions: &[Action]) -> Option<Vec<Action>> {
        let mut game = *self.root;
        for (index, &action) in actions.iter().enumerate() {
            if !game.lists(action) {
                return None;
            }
            game.carry_out(action, &mut ());
            if matches!(game.stage, Stage::Throw { .. } | Stage::Well { .. } | Stage::Refresh { .. }) {
                return Some(actions[..=index].to_vec());
            }
        }
        None
    }

    /// Adds the best attacks and purchases.
    fn add_finish(&mut self, mut game: DiceCity, actions: &mut Vec<Action>) {
        let mut legal = Vec::new();
        while !game.is_puzzle_over() {
            let worth = self.finish(&game);
            legal.clear();
            game.list(&mut legal);
            self.sift(&game, &mut legal);
            let after = |action: &Action| {
                let mut next = game;
                next.carry_out(*action, &mut ());
                next
            };
            let Some(&best) = legal.iter().find(|action| self.finish(&after(action)) == worth).or(legal.first()) else {
                return;
            };
            game = after(&best);
            actions.push(best);
        }
    }

    /// Adds all positions in which the move that was begun can end; positions after the dice to `ends`.
    fn follow(&mut self, mut line: Line, into: &mut Vec<Line>) {
        match line.game.stage {
            Stage::Throw { dice } | Stage::Well { dice } => {
                let own = line.game.own();
                let rows: i32 = dice.iter().map(|die| line.game.row_worth(own, die, self.weights)).sum();
                self.hope(&mut line, dice, rows);
            }
            Stage::Refresh { .. } => self.hope(&mut line, Dice::NONE, self.weights.refreshed),
            Stage::Use { .. } | Stage::Receive { .. } | Stage::Die { .. } => {
                let mut legal = Vec::new();
                line.game.list(&mut legal);
                if line.game.is_placing_army() {
                    let best = self.judged(&line.game, &legal);
                    legal = best.map(|best| legal[best]).into_iter().collect();
                }
                for action in legal {
                    let mut next = line;
                    self.play(&mut next, action);
                    self.follow(next, into);
                }
                return;
            }
            _ => {}
        }
        if line.game.stage == Stage::Dice { into.push(line) } else { self.end(line) }
    }

    /// Chance will bring so much, and the dice it takes are counted as spent.
    fn hope(&self, line: &mut Line, dice: Dice, worth: i32) {
        line.hopes = line.hopes.saturating_add(worth);
        line.rolled = if line.is_open { line.rolled } else { line.taken };
        line.is_open = true;
        line.game.unspent = line.game.unspent.except(dice);
        line.game.stage = Stage::Dice;
        line.game.advance(&mut ());
    }

    /// A position after the dice.
    fn end(&mut self, line: Line) {
        let worth = line.game.worth_at_end(self.weights).saturating_add(line.hopes);
        self.ends.push((worth, line));
    }

    fn is_new(&mut self, line: &Line) -> bool {
        let game = &line.game;
        self.met.insert(Key { own: *game.own(), unspent: game.unspent, this_turn: game.this_turn, hopes: line.hopes })
    }

    // ----- Errands -----

    /// The most promising ways to send dice away, or none.
    fn errands(&mut self, starts: Vec<Line>) -> Vec<Line> {
        let mut all: Vec<(i32, Line)> = Vec::new();
        for line in starts {
            if self.is_new(&line) {
                all.push((self.promise(&line), line));
            }
        }
        let mut layer = 0..all.len();
        for _ in 0..ERRANDS {
            all[layer.clone()].sort_by_key(|&(promise, _)| Reverse(promise));
            let begin = all.len();
            for index in layer.take(ERRANDS_KEPT) {
                let line = all[index].1;
                self.add_errands(&line, &mut all);
            }
            layer = begin..all.len();
        }
        all.sort_by_key(|&(promise, _)| Reverse(promise));
        all.truncate(STARTS);
        self.met.clear();
        all.into_iter().map(|(_, line)| line).collect()
    }

    /// All ways to send one die more.
    fn add_errands(&mut self, line: &Line, into: &mut Vec<(i32, Line)>) {
        let mut spendings = Vec::new();
        let mut ends = Vec::new();
        for die in line.game.unspent.iter() {
            let mut taken = *line;
            self.take(&mut taken, die);
            spendings.clear();
            taken.game.list(&mut spendings);
            for &action in &spendings {
                if matches!(action, Action::Use { .. } | Action::Forgo | Action::Deactivate { .. }) {
                    continue;
                }
                let mut next = taken;
                self.play(&mut next, action);
                self.follow(next, &mut ends);
                for next in ends.drain(..) {
                    if self.is_new(&next) {
                        into.push((self.promise(&next), next));
                    }
                }
            }
        }
    }

    fn take(&mut self, line: &mut Line, die: Colour) {
        line.taken = Some(die);
        self.play(line, Action::Take { die });
    }

    /// Goes one step further.
    fn play(&mut self, line: &mut Line, action: Action) {
        self.steps.push((line.step, action));
        line.step = Some(self.steps.len() - 1);
        line.game.carry_out(action, &mut ());
    }

    /// All steps of a line.
    fn actions(&self, line: &Line) -> Vec<Action> {
        let steps = std::iter::successors(line.step.map(|step| self.steps[step]), |(before, _)| {
            before.map(|step| self.steps[step])
        });
        let mut actions: Vec<Action> = steps.map(|(_, action)| action).collect();
        actions.reverse();
        actions
    }

    /// What the position comes to if the dice are used where they stand, by and large.
    fn promise(&self, line: &Line) -> i32 {
        let (game, weights, turns) = (&line.game, self.weights, self.prospect.turns);
        let (own, turn) = (game.own(), &game.this_turn);
        let mut stock = own.stock;
        let mut strength = turn.all_strength();
        let mut worth = line.hopes;
        for die in game.unspent.iter() {
            let space = own.space_of(die);
            if own.city.deactivated().contains(space) {
                continue;
            }
            let location = own.city.top(space);
            let print = location.print();
            match print.ability {
                Ability::Gain(resource, amount) => {
                    let bonus = if print.kind == Type::Resource { turn.resource_bonus } else { 0 };
                    stock.add(Resources::of(resource, u16::from(amount) + u16::from(bonus)));
                }
                Ability::GainEach(amount) => stock.add(Resources::new(amount.into(), amount.into(), amount.into())),
                Ability::Strength(amount) | Ability::StrengthAgainstBandits(amount) => {
                    let bonus = if location.has(Keyword::Army) { turn.army_bonus } else { 0 };
                    strength += i32::from(amount) + i32::from(bonus);
                }
                Ability::Points(points) => worth += POINT * i32::from(points),
                _ => worth += weights.use_of(location),
            }
            if print.deactivates {
                worth -= token_worth(location, turns, weights);
            }
        }
        let same_tops = own.city.has_same_tops(&self.root.own().city);
        let tops = if same_tops { self.tops } else { Tops::of(&own.city, weights) };
        worth
            + game.lasting_worth(game.active, self.prospect, tops, weights)
            + game.strength_worth(strength, false, weights)
            + self.market.worth(stock, &self.kept, weights)
    }

    // ----- Uses -----

    /// Tries all orders in which the dice can use their locations, as far as they matter.
    fn use_dice(&mut self, mut line: Line, left: &mut usize) {
        if *left == 0 || !self.is_new(&line) {
            return;
        }
        *left -= 1;
        let game = &line.game;
        let own = game.own();
        let is_plain = |die: &Colour| is_plain(own.city.top(own.space_of(*die)));
        let active = |die: &Colour| !own.city.deactivated().contains(own.space_of(*die));
        let standing: Dice = game.unspent.iter().filter(active).collect();
        let plain: Dice = standing.iter().filter(is_plain).collect();
        for die in standing.except(plain).iter() {
            self.use_special(line, die, left);
        }
        if plain.is_empty() {
            return self.end_dice(line, left);
        }
        for die in plain.iter() {
            self.take(&mut line, die);
            let location = line.game.own().city.top(line.game.own().space_of(die));
            self.play(&mut line, Action::Use { location });
        }
        if line.game.stage == Stage::Dice { self.use_dice(line, left) } else { self.end(line) }
    }

    fn use_special(&mut self, mut line: Line, die: Colour, left: &mut usize) {
        self.take(&mut line, die);
        let space = line.game.own().space_of(die);
        if !line.game.is_usable(space, Spaces::NONE) {
            return;
        }
        let location = line.game.own().city.top(space);
        self.play(&mut line, Action::Use { location });
        let mut ends = Vec::new();
        self.follow(line, &mut ends);
        for line in ends {
            self.use_dice(line, left);
        }
    }

    /// No die is used any more: pass tokens can be spent, then the step is over.
    fn end_dice(&mut self, line: Line, left: &mut usize) {
        let mut legal = Vec::new();
        line.game.list(&mut legal);
        for action in legal {
            let is_trade = matches!(action, Action::TradeForResource { .. } | Action::TradeForStrength);
            if !is_trade && action != Action::EndDice || is_trade && *left == 0 {
                continue;
            }
            let mut next = line;
            self.play(&mut next, action);
            if next.game.stage != Stage::Dice {
                self.end(next);
            } else if self.is_new(&next) {
                *left -= 1;
                self.end_dice(next, left);
            }
        }
    }

    // ----- The end -----

    fn plan_end(&mut self) {
        let mut first_actions = self.legal.to_vec();
        self.sift(self.root, &mut first_actions);
        let mut ends = Vec::new();
        for action in first_actions {
            let mut game = *self.root;
            game.carry_out(action, &mut ());
            ends.push((self.finish(&game), action, game));
        }
        ends.sort_by_key(|&(worth, ..)| Reverse(worth));
        for (worth, action, game) in ends.into_iter().take(self.wanted) {
            let mut actions = vec![action];
            self.add_finish(game, &mut actions);
            let is_placed = matches!(game.stage, Stage::Place { .. });
            self.plans.push(TurnPlan { firm: 1 + usize::from(is_placed), actions, worth });
        }
    }

    /// What the position after the dice comes to by the best attacks and purchases.
    fn finish(&mut self, game: &DiceCity) -> i32 {
        if game.is_puzzle_over() {
            return game.worth_at_end(self.weights);
        }
        if let Some(&worth) = self.known.get(game) {
            return worth;
        }
        let mut legal = Vec::new();
        self.list_steps(game, &mut legal);
        self.left = self.left.saturating_sub(1);
        let mut best = i32::MIN;
        for action in legal {
            let mut next = *game;
            next.carry_out(action, &mut ());
            best = best.max(self.finish(&next));
        }
        self.known.insert(*game, best);
        best
    }

    /// What is tried in a position after the dice: once enough was looked at, and for the place of a card, what the judgement says.
    fn list_steps(&mut self, game: &DiceCity, legal: &mut Vec<Action>) {
        legal.clear();
        game.list(legal);
        if self.left == 0 || matches!(game.stage, Stage::Place { .. }) {
            let best = self.judged(game, legal).map(|best| legal[best]);
            legal.retain(|&action| Some(action) == best);
        } else {
            self.sift(game, legal);
        }
    }

    /// Leaves only one of several actions that come to the same, and none that leaves something to chance: of cards that can be
    /// attacked at the same price the best, of equal cards on display the first.
    fn sift(&mut self, game: &DiceCity, legal: &mut Vec<Action>) {
        let mut best = [None; PRICES];
        if legal.iter().any(|action| matches!(action, Action::Attack { .. })) {
            judge::weigh(game, legal, self.weights, self.memory, &mut self.worths);
            for (&action, &worth) in legal.iter().zip(&self.worths) {
                if let Action::Attack { seat, space, .. } = action {
                    let price = usize::from(game.player(seat).city.defence(space).unwrap_or(0)) % PRICES;
                    if best[price].is_none_or(|(before, _)| worth > before) {
                        best[price] = Some((worth, action));
                    }
                }
            }
        }
        let mut cards = 0_u32;
        legal.retain(|&action| match action {
            Action::TradeForReroll => false,
            Action::Attack { .. } => best.iter().flatten().any(|&(_, chosen)| chosen == action),
            Action::Build { card, slot: Some(_) } => {
                let is_new = cards & 1 << card as u32 == 0;
                cards |= 1 << card as u32;
                is_new
            }
            _ => true,
        });
    }
}

/// Defences are smaller.
const PRICES: usize = 64;

/// Does it make no difference before or after which other use this location is used, and does a use cost nothing?
fn is_plain(location: Location) -> bool {
    let print = location.print();
    let brings = matches!(
        print.ability,
        Ability::Gain(..)
            | Ability::GainEach(_)
            | Ability::Strength(_)
            | Ability::StrengthAgainstBandits(_)
            | Ability::Points(_)
            | Ability::WeakerBandits(_)
    );
    brings && !print.deactivates
}

impl DiceCity {
    /// Does chance or another player go on?
    fn is_puzzle_over(&self) -> bool {
        self.stage == Stage::Over || self.due().is_some()
    }

    /// Does a Barracks ask where the Regular Army goes?
    fn is_placing_army(&self) -> bool {
        match self.stage {
            Stage::Use { at, .. } => self.own().city.top(at).print().ability == Ability::PlaceRegularArmy,
            _ => false,
        }
    }

    /// The judgement of a position after the dice.
    fn worth_at_end(&self, weights: &Weights) -> i32 {
        use engine::Heuristic as _;
        self.evaluate(self.active, weights)
    }
}

#[cfg(test)]
mod tests;
