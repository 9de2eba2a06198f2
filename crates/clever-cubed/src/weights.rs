//! The numbers of the judgement, in hundredths of a point where nothing else is said.

engine::weights! {
    /// What things are worth.
    pub struct Weights {
        /// A re-roll that can be used.
        reroll: i32,
        /// A number joker that can be used.
        number_joker: i32,
        /// An extra die that can be used.
        extra_die: i32,
        /// Re-rolls and number jokers fade once fewer marks than this are to come …
        fading_marks: i32,
        /// … and are worth so many marks' part in the end.
        fading_end: i32,
        /// An open question mark, in the order of `Question::ALL`: yellow, turquoise, blue, brown, pink, black.
        question: [i32; 6],
        /// How much the lowest area grows in a whole game, as far as foxes can count on it.
        lowest_growth: i32,
        /// What is about to come counts in full as long as so many marks are to come.
        progress_marks: i32,
        /// Percent of a bonus's worth for having one of its two yellow cells.
        yellow_half_way: i32,
        /// For each square of the crosses in a yellow row.
        yellow_row: i32,
        /// Percent of a bonus's worth for being close to it in the turquoise area, by the square of what is done.
        turquoise_half_way: i32,
        /// For each square of the crosses in a turquoise row.
        turquoise_row: i32,
        /// Percent of a bonus's worth for being next to it in the blue area.
        blue_next: i32,
        /// For a blue side, by the chance of its next number.
        blue_open: i32,
        /// Percent of a bonus's worth for being next to it in the brown area.
        brown_next: i32,
        /// For each brown cell still to the right of the last cross.
        brown_open: i32,
        /// Percent of a bonus's worth for being next to it in the pink area.
        pink_next: i32,
        /// Percent of the bonus at the end of an action row, by the square of what is circled.
        row_end: i32,
        /// What a roll brings, by the number of dice in the pool, from none to six.
        roll: [i32; 7],
        /// Percent of a roll's worth that counts if it comes after another one.
        later_roll: i32,
        /// What a passive pick brings.
        pick: i32,
        /// Percent of what the platter offers to the opponent who can use it best.
        given_away: i32,
    }
}

/// The first ones. They were found by a search: variants of them played, and the better ones stayed.
pub static FIRST: Weights = Weights {
    reroll: 125,
    number_joker: 1302,
    extra_die: 1632,
    fading_marks: 12,
    fading_end: 2,
    question: [1455, 429, 1095, 1879, 2298, 1404],
    lowest_growth: 2509,
    progress_marks: 16,
    yellow_half_way: 46,
    yellow_row: 18,
    turquoise_half_way: 146,
    turquoise_row: 9,
    blue_next: 35,
    blue_open: 476,
    brown_next: 69,
    brown_open: 214,
    pink_next: 37,
    row_end: 22,
    roll: [0, 332, 716, 1200, 1259, 1569, 158],
    later_roll: 49,
    pick: 1200,
    given_away: 50,
};

/// Those that the lab taught it: `kubik teach clever-cubed --generations 36 --games 1500 --seed 2`.
pub static TAUGHT: Weights = Weights {
    reroll: 112,
    number_joker: 1428,
    extra_die: 2274,
    fading_marks: 9,
    fading_end: 2,
    question: [2354, 592, 2019, 3370, 2655, 1172],
    lowest_growth: 2631,
    progress_marks: 9,
    yellow_half_way: 37,
    yellow_row: 16,
    turquoise_half_way: 113,
    turquoise_row: 10,
    blue_next: 43,
    blue_open: 622,
    brown_next: 89,
    brown_open: 337,
    pink_next: 27,
    row_end: 22,
    roll: [-12, 214, 1067, 1248, 1604, 1753, 201],
    later_roll: 58,
    pick: 1241,
    given_away: 39,
};
