//! The numbers of the judgement.
//!
//! In hundredths of a foot unless they say otherwise. What is worth more with a long race ahead is given as at the start of a
//! race and dwindles to nothing; a part of something is given in thousandths.

use crate::tables::CardId;

engine::weights! {
    /// What things are worth.
    pub struct Weights {
        /// To have reached the finish of the race.
        finish: i32,
        /// Every foot of the course behind a runner that goes on beyond the finish.
        beyond: i32,
        /// Every foot of the course behind the leader of the others, who takes it away.
        leader: i32,
        /// Feet that water costs a runner that can swim, one beside the shore that cannot, and one amid water that cannot.
        water: [i32; 3],
        /// To wait for others, which is a loss.
        waiting: i32,

        /// Feet that a race needs before all dice are worth their full price.
        long_race: i32,
        /// Feet that five rounds bring on the whole.
        feet_in_five_rounds: i32,
        /// Rounds that are always still to come.
        rounds_left: i32,

        /// A foot that is still to be used.
        foot: i32,
        /// A water foot that is still to be used.
        water_foot: i32,
        /// A coin at the very end, and what it is worth more at the start of a race.
        coin: [i32; 2],
        /// A credit at the very end, and what it is worth more at the start of a race.
        credit: [i32; 2],
        /// A coin that is left when dice are bought.
        left_coin: i32,
        /// A fan; early in the race.
        fan: i32,
        /// A hand token; early in the race.
        hand_token: i32,
        /// A fan that is gained with the full reward, but for its credits; early in the race.
        gained_fan: i32,
        /// The credits of such a reward.
        fan_credits: i32,

        /// A bought die for each coin of its cost; early in the race.
        die_per_cost: i32,
        /// How many rolls of it count besides, as far as they bring more than those of a grey die; early in the race.
        die_rolls: i32,
        /// What a roll of a grey die brings.
        grey_roll: i32,
        /// A further light grey die, which takes the place of a better one; early in the race.
        light_grey: i32,
        /// The same of dark grey dice.
        dark_grey: i32,
        /// A die of each card, in the order of the cards, more than its price and its rolls say; early in the race.
        dice: [i32; CardId::COUNT],
        /// The symbol of each card, in the order of the cards, more than what it does says.
        symbols: [i32; CardId::COUNT],

        /// The part that counts of what abilities will bring, so that they are used.
        unused: i32,
        /// The part of the danger of a bust that is feared: a push that brings something can be followed by another.
        bust_feared: i32,
        /// The probability of a bust that can still be prevented.
        bust_due: i32,
        /// That the next push is safe.
        shield: i32,
        /// What a die that is left in the roll zone has to bring at least to be worth something there.
        spare_least: i32,
        /// The part that counts of what it brings more, in ten-thousandths.
        spare: i32,

        /// A symbol that may be rolled again.
        returns: i32,
        /// A symbol that prevents or softens a bust.
        saves: i32,
        /// The part that counts of what a comparison brings, for a symbol without dots and with them.
        comparison: [i32; 2],
        /// The part of its price that is lost with a die that has to be lost.
        lost_self: i32,
        /// A die that an ability lets a player roll.
        rolled_die: i32,
        /// Each roll of a die of the roll zone by an ability.
        rolled_again: i32,
        /// How many dice an ability that rolls the roll zone finds there at least, on the whole.
        rolled_least: i32,
        /// All dice of one sort, or of different colours, that an ability lets a player roll.
        rolled_many: i32,
        /// How many active dice, active dice of some kinds and active colours there are at least once they are counted.
        counted_least: [i32; 3],
        /// Coins that the coins of grey dice bring when they count again.
        repeated_coins: i32,
        /// The highest cost of a die that comes with many fans.
        fans_cost_most: i32,
        /// The part of what a die is worth that counts when it is still to be chosen.
        gained_die: i32,
        /// A die from the supply, for each cost up to some limit; early in the race.
        given_die: i32,
        /// To borrow a die.
        borrow: i32,
        /// To lose a die.
        lose_die: i32,
        /// To set the face of a die.
        set_face: i32,
        /// A space that an ability lets the runner move.
        space: i32,
        /// An ability that makes the next push safe.
        shield_ability: i32,
        /// A bonus nearby.
        nearby: i32,
        /// Dice that do not count at the next draw; early in the race.
        next_draw: i32,

        /// The part of the bonus of a cell that counts as soon as the runner stands there.
        cell: i32,
        /// The part of the best bonus that counts as long as it can be taken.
        open_bonus: i32,
        /// The cost of the die that a bonus brings whatever its cost.
        bonus_cost: i32,

        /// A die that is being borrowed.
        borrowing: i32,
        /// A face that is being set.
        setting_face: i32,
        /// The highest cost that counts of a die that is being gained.
        gaining_cost_most: i32,
        /// A bonus nearby that is being chosen.
        choosing_nearby: i32,
        /// A die that is still to be chosen for an extra roll.
        extra_roll: i32,
    }
}

/// Chosen by hand: the first opponent that anybody could play, which never changes.
pub static FIRST: Weights = Weights {
    finish: 4000,
    beyond: 10,
    leader: 20,
    water: [2, 3, 15],
    waiting: 60,
    long_race: 49,
    feet_in_five_rounds: 8,
    rounds_left: 2,
    foot: 94,
    water_foot: 67,
    coin: [5, 61],
    credit: [6, 66],
    left_coin: 1,
    fan: 100,
    hand_token: 300,
    gained_fan: 250,
    fan_credits: 3,
    die_per_cost: 60,
    die_rolls: 4,
    grey_roll: 11,
    light_grey: -140,
    dark_grey: -20,
    dice: [0; CardId::COUNT],
    symbols: [0; CardId::COUNT],
    unused: 900,
    bust_feared: 250,
    bust_due: 600,
    shield: 25,
    spare_least: 12,
    spare: 625,
    returns: 30,
    saves: 60,
    comparison: [500, 1000],
    lost_self: 750,
    rolled_die: 7,
    rolled_again: 3,
    rolled_least: 3,
    rolled_many: 28,
    counted_least: [10, 2, 5],
    repeated_coins: 2,
    fans_cost_most: 8,
    gained_die: 500,
    given_die: 180,
    borrow: 90,
    lose_die: 5,
    set_face: 130,
    space: 75,
    shield_ability: 40,
    nearby: 56,
    next_draw: 90,
    cell: 750,
    open_bonus: 500,
    bonus_cost: 9,
    borrowing: 170,
    setting_face: 120,
    gaining_cost_most: 9,
    choosing_nearby: 70,
    extra_roll: 25,
};

/// Those that the lab taught it: `kubik teach cubitos --generations 17 --games 1500 --seed 1`.
pub static TAUGHT: Weights = Weights {
    finish: 3697,
    beyond: 10,
    leader: 23,
    water: [2, 4, 13],
    waiting: 51,
    long_race: 51,
    feet_in_five_rounds: 8,
    rounds_left: 2,
    foot: 94,
    water_foot: 66,
    coin: [6, 55],
    credit: [6, 52],
    left_coin: 1,
    fan: 109,
    hand_token: 436,
    gained_fan: 308,
    fan_credits: 3,
    die_per_cost: 61,
    die_rolls: 4,
    grey_roll: 12,
    light_grey: -203,
    dark_grey: -22,
    dice: [
        0, 0, 0, -1, 0, 0, 0, 0, 0, -1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    ],
    symbols: [
        0, -1, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ],
    unused: 879,
    bust_feared: 278,
    bust_due: 626,
    shield: 22,
    spare_least: 13,
    spare: 835,
    returns: 31,
    saves: 54,
    comparison: [287, 544],
    lost_self: 578,
    rolled_die: 7,
    rolled_again: 2,
    rolled_least: 3,
    rolled_many: 30,
    counted_least: [9, 2, 5],
    repeated_coins: 2,
    fans_cost_most: 9,
    gained_die: 331,
    given_die: 150,
    borrow: 79,
    lose_die: 4,
    set_face: 156,
    space: 66,
    shield_ability: 35,
    nearby: 67,
    next_draw: 98,
    cell: 915,
    open_bonus: 569,
    bonus_cost: 9,
    borrowing: 161,
    setting_face: 94,
    gaining_cost_most: 7,
    choosing_nearby: 79,
    extra_roll: 18,
};
