//! Points, foxes, ranking and tiers, gone through exhaustively. The tests are called after the checks and tables that the
//! chapters in `rules/` show by example.

use clever_cubed::blue::Blue;
use clever_cubed::brown::Brown;
use clever_cubed::pink::{self, Pink};
use clever_cubed::scoring::{RATINGS, Score, rating};
use clever_cubed::turquoise::{Crosses, Turquoise};
use clever_cubed::yellow::Yellow;
use clever_cubed::{PinkChoice, Side};

fn yellow(crosses: [u8; 3]) -> Yellow {
    let mut area = Yellow::default();
    for (row, count) in (1..).zip(crosses) {
        (1..=count).for_each(|column| _ = area.cross(row, column));
    }
    area
}

fn blue(left: &[u8], right: &[u8]) -> Blue {
    let mut area = Blue::default();
    for (side, numbers) in [(Side::Left, left), (Side::Right, right)] {
        for &number in numbers {
            assert!(area.fits(side, number), "{number} {side:?} of {left:?} {right:?}");
            area.write(side, number);
        }
    }
    area
}

#[test]
fn e1_yellow_rows_count_by_themselves() {
    assert_eq!(yellow([3, 2, 2]).score(), 12 + 6 + 6);
}

#[test]
fn e2_five_turquoise_crosses_in_any_row() {
    for row in 1..=5 {
        for without in 1..=6 {
            let mut area = Turquoise::default();
            (1..=6)
                .filter(|&column| column != without)
                .for_each(|column| area.cross(row, column, &mut Crosses::default()));
            assert_eq!(area.score(), 15, "row {row} without {without}");
        }
    }
}

#[test]
fn e3_blue_counts_the_outermost_cells_and_special_numbers() {
    assert_eq!(blue(&[6, 5, 7], &[8, 9, 10, 11]).score(), 9 + 13 + 4 + 4);
    assert_eq!(blue(&[], &[]).score(), 0);
    assert_eq!(blue(&[6, 5, 4, 3], &[]).score(), 13 + 4 + 4);
    assert_eq!(blue(&[], &[8, 9, 7, 8, 9, 10]).score(), 22 + 4);
}

#[test]
fn e4_foxes_are_worth_the_lowest_area() {
    let score = Score::of_areas([34, 44, 30, 14, 24], 3);
    assert_eq!((score.foxes, score.total), (42, 188));
    // Whichever area is the lowest.
    for lowest in 0..5 {
        for foxes in 0..=6 {
            let mut areas = [50; 5];
            areas[lowest] = 7;
            let score = Score::of_areas(areas, foxes);
            assert_eq!(score.foxes, 7 * i32::from(foxes));
            assert_eq!(score.total, 207 + score.foxes);
        }
    }
    assert_eq!(Score::of_areas([0, 50, 50, 50, 50], 6).foxes, 0);
}

#[test]
fn e8_the_first_pink_cell_takes_half() {
    let written = [1, 2, 3, 4, 5, 6].map(|value| Pink::default().written(PinkChoice::Bonus, value).unwrap());
    assert_eq!(written, [1, 1, 2, 2, 3, 3]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(pink::half), written);
    assert!((1..=6).all(|value| Pink::default().written(PinkChoice::Points, value).is_none()));
}

#[test]
fn table_6_1_yellow_points_for_every_combination_of_rows() {
    let points = [0, 2, 6, 12, 20, 30, 42];
    for first in 0..=6 {
        for second in 0..=6 {
            for third in 0..=6 {
                let expected: i32 = [first, second, third].iter().map(|&crosses| points[usize::from(crosses)]).sum();
                assert_eq!(yellow([first, second, third]).score(), expected);
            }
        }
    }
}

#[test]
fn table_6_4_brown_points_for_every_set_of_crosses() {
    let points = [0, 2, 5, 9, 14, 20, 27, 35, 44, 54, 65, 77, 90];
    for crosses in 0_u16..1 << 12 {
        let mut area = Brown::default();
        (1..=12_u8).filter(|cell| crosses >> (cell - 1) & 1 != 0).for_each(|cell| _ = area.cross(cell));
        assert_eq!(area.score(), points[crosses.count_ones() as usize], "{crosses:012b}");
    }
}

#[test]
fn table_6_5_pink_points_are_the_sum_of_what_is_written() {
    // Every choice of bonus or points with every value that stays the same all the way.
    for value in 1..=6 {
        for bonuses in (1_u16..1 << 12).step_by(2) {
            let (mut area, mut sum) = (Pink::default(), 0);
            for cell in 0..12 {
                let choice = if bonuses >> cell & 1 == 0 { PinkChoice::Points } else { PinkChoice::Bonus };
                let number = area.written(choice, value).unwrap();
                area.write(choice, number);
                sum += i32::from(number);
            }
            assert_eq!(area.score(), sum);
        }
    }
}

#[test]
fn table_10_totals_and_tiebreak_area() {
    let ahead = |better: Score, worse: Score| assert!(better.rank_key() > worse.rank_key(), "{better:?} {worse:?}");
    // The total comes first, then the highest area; fox points are no area, however many there are.
    ahead(Score::of_areas([10, 10, 10, 10, 11], 0), Score::of_areas([50, 0, 0, 0, 0], 6));
    ahead(Score::of_areas([12, 0, 0, 0, 8], 0), Score::of_areas([10, 10, 0, 0, 0], 0));
    ahead(Score::of_areas([15, 15, 11, 9, 9], 0), Score::of_areas([6, 6, 6, 5, 6], 6));
    let shared = [Score::of_areas([0, 0, 12, 0, 8], 0), Score::of_areas([12, 8, 0, 0, 0], 0)];
    assert_eq!(shared[0].rank_key(), shared[1].rank_key());
}

#[test]
fn table_11_every_border_of_the_tiers() {
    let borders = [
        (0, 1, 0),
        (178, 1, 0),
        (179, 1, 0), // the rulebook leaves it out
        (180, 2, 0),
        (209, 2, 0),
        (210, 3, 1),
        (239, 3, 1),
        (240, 4, 1),
        (269, 4, 1),
        (270, 5, 2),
        (299, 5, 2),
        (300, 6, 3),
        (329, 6, 3),
        (330, 7, 4),
        (359, 7, 4),
        (360, 8, 4),
        (389, 8, 4),
        (390, 9, 4),
        (419, 9, 4),
        (420, 10, 4),
        (450, 10, 4),
        (451, 11, 5),
        (905, 11, 5),
    ];
    for (total, tier, stars) in borders {
        let rating = rating(total);
        assert_eq!((rating.tier, rating.stars), (tier, stars), "{total}");
    }
    assert!(RATINGS.windows(2).all(|pair| pair[0].from > pair[1].from), "the best tier comes first");
}
