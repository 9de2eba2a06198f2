//! Who meets whom, and who sits where.

use engine::Seat;

/// The tables of an arena: lists of policies by number. Alone, everybody has a table; otherwise each table has as many
/// different policies as it has seats for, or all of them, some on several seats. Every two policies meet, and nobody is
/// favoured.
///
/// ```
/// assert_eq!(lab::tables(3, 2), [[0, 1], [0, 2], [1, 2]]);
/// assert_eq!(lab::tables(2, 3), [[0, 0, 1], [0, 1, 1]]);
/// assert_eq!(lab::tables(2, 1), [[0], [1]]);
/// ```
pub fn tables(policies: usize, players: u8) -> Vec<Vec<usize>> {
    let seats = usize::from(players);
    let mut all = Vec::new();
    extend(&mut Vec::new(), policies, seats, &mut all);
    let different = |table: &Vec<usize>| {
        let mut table = table.clone();
        table.dedup();
        table.len()
    };
    all.retain(|table| different(table) == seats.min(policies));
    all
}

/// All lists of `seats` numbers that do not fall, in order.
fn extend(begun: &mut Vec<usize>, policies: usize, seats: usize, into: &mut Vec<Vec<usize>>) {
    if begun.len() == seats {
        return into.push(begun.clone());
    }
    for policy in begun.last().copied().unwrap_or(0)..policies {
        begun.push(policy);
        extend(begun, policies, seats, into);
        begun.pop();
    }
}

/// The place in the list of its table that sits on every seat. The games of a block differ in the rotation only, so that
/// everybody plays the same dice from every seat; from block to block the neighbours change too.
pub(crate) fn seating(seats: usize, block: u64, rotation: u8) -> [usize; Seat::COUNT_MAX] {
    /// All orders round a table in which the first stays where they are; at smaller tables the last ones are left out.
    const ORDERS: [[usize; 4]; 6] =
        [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2], [0, 3, 2, 1], [0, 2, 3, 1], [0, 3, 1, 2]];
    let orders = if seats > 3 { 6 } else { 2 };
    let order = ORDERS[(block % orders) as usize];
    let mut seated = [0; Seat::COUNT_MAX];
    let mut round =
        order.into_iter().filter(|&place| place < seats).cycle().skip(seats - usize::from(rotation) % seats);
    seated[..seats].fill_with(|| round.next().expect("it goes round for ever"));
    seated
}

/// A seed for part `index` of what has `seed`: the finisher of SplitMix64, so that no two parts look alike.
pub(crate) fn seed_of(seed: u64, index: u64) -> u64 {
    let mut bits = seed ^ index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_two_policies_meet_equally_often() {
        for players in 2..=4_u8 {
            for policies in 2..=6 {
                let tables = tables(policies, players);
                let mut meetings = BTreeSet::new();
                for one in 0..policies {
                    for other in (0..policies).filter(|&other| other != one) {
                        let meets = |table: &&Vec<usize>| table.contains(&one) && table.contains(&other);
                        meetings.insert(tables.iter().filter(meets).count());
                    }
                }
                assert_eq!(meetings.len(), 1, "{policies} policies, {players} players: {meetings:?}");
                assert!(!meetings.contains(&0));
                assert!(tables.iter().all(|table| table.len() == usize::from(players)));
            }
        }
    }

    #[test]
    fn the_rotations_of_a_block_bring_everybody_to_every_seat() {
        for seats in 1..=4 {
            for block in 0..12 {
                for seat in 0..seats {
                    let places: BTreeSet<_> =
                        (0..seats).map(|rotation| seating(seats, block, rotation as u8)[seat]).collect();
                    assert_eq!(places, (0..seats).collect(), "{seats} seats, block {block}, seat {seat}");
                }
            }
        }
    }

    #[test]
    fn neighbours_change_from_block_to_block() {
        for (seats, orders) in [(2, 1), (3, 2), (4, 6)] {
            let after_first = |block| {
                let seated = seating(seats, block, 0);
                seated[..seats].to_vec()
            };
            let different: BTreeSet<_> = (0..6).map(after_first).collect();
            assert_eq!(different.len(), orders, "{seats} seats");
        }
    }
}
