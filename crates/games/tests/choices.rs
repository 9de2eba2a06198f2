//! The first judgement never changes: strength is measured against it, and so is speed. Whoever makes it quicker changes none of
//! its choices, or one of these numbers says so.

use bots::{Knowledge, PolicySpec};
use engine::Fast;
use engine::testkit::play_on;
use games::Playable;
use games::clever_cubed::{self, CleverCubed};
use games::cubitos::{self, Cubitos, RaceSetId};
use games::dice_city::{self, DiceCity};
use games::king_of_tokyo_duel::{self, KingOfTokyoDuel};

/// Plays games of the first judgement with itself, one for each seed, and hashes everything it chose from and chose.
fn choices<G: Playable>(setup: &G::Setup, games: u64) -> u64 {
    let start = G::new(setup).unwrap();
    let mut policy = G::policy(PolicySpec::GreedyFirst);
    let mut hash = Fnv::START;
    for seed in 0..games {
        let (mut game, mut source) = (start.clone(), Fast::new(seed));
        play_on(&mut game, usize::MAX, &mut source, &mut (), |game, seat, legal, source| {
            let choice = policy.choose(Knowledge::new(game, seat), legal, source);
            hash = hash.with(legal.len()).with(choice);
            choice
        });
    }
    hash.0
}

/// 64-bit FNV-1a.
#[derive(Clone, Copy)]
struct Fnv(u64);

impl Fnv {
    const START: Self = Self(0xcbf2_9ce4_8422_2325);

    fn with(self, number: usize) -> Self {
        const PRIME: u64 = 0x0000_0100_0000_01b3;
        let bytes = (number as u64).to_le_bytes();
        Self(bytes.iter().fold(self.0, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME)))
    }
}

#[test]
fn clever_cubed_chooses_as_ever() {
    let hashes = [1, 2].map(|players| choices::<CleverCubed>(&clever_cubed::Setup::for_players(players), 60));
    assert_eq!(hashes, [0x1bc1_c223_d9f1_6623, 0x64b6_630b_2d87_2460]);
}

#[test]
fn king_of_tokyo_duel_chooses_as_ever() {
    assert_eq!(choices::<KingOfTokyoDuel>(&king_of_tokyo_duel::Setup::default(), 200), 0xbbc8_27c5_ec18_9f7c);
}

#[test]
fn dice_city_chooses_as_ever() {
    assert_eq!(choices::<DiceCity>(&dice_city::Setup::for_players(2), 12), 0x50c3_4702_e64f_2c2f);
}

#[test]
fn cubitos_chooses_as_ever() {
    let hashes = [0, 5].map(|set| {
        let set = RaceSetId::all().nth(set).unwrap();
        choices::<Cubitos>(&cubitos::Setup::of_set(set, 2), 12)
    });
    assert_eq!(hashes, [0xb3f2_a057_fb32_43c0, 0x85bc_2875_02e2_37a2]);
}
