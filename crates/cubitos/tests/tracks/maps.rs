//! The four tracks, as drawn: what lies where, how many red lines come before it, and the distances.
//!
//! In the pictures `.` is plain, `~` water, `##` no cell, `S`, `F` and `SF` start and finish, `$n` credits, `V` a fan, `Rn`
//! lose dice, `A` gain any die, `Dn` gain a die of that cost, `J` a jetpack, `cNx` and `mNx` shortcut x for N money or feet,
//! `xx` its end. In the second picture each cell has its number of red lines.

use std::collections::BTreeMap;

use cubitos::{Bonus, CellId, CellKind, Currency, Tables, Tile, Track, TrackId};

/// What a track must be.
struct Expected {
    cells: usize,
    water: u32,
    bonuses: u32,
    lap_length: u8,
    lap_length_with_water: u8,
    /// From, to, currency, price, and the walk that it replaces.
    shortcuts: &'static [(&'static str, &'static str, Currency, u8, u8)],
    picture: &'static str,
    red_lines: &'static str,
}

fn track(name: &str) -> &'static Track {
    Tables::standard().track(TrackId::named(name).unwrap())
}

/// Feet by land from one cell to another, counted here once more.
fn walk(track: &Track, from: CellId, to: CellId, through_water: bool) -> Option<u8> {
    let (mut seen, mut ring) = (vec![from], vec![from]);
    for distance in 0..250 {
        if ring.contains(&to) {
            return Some(distance);
        }
        let steps = ring.iter().flat_map(|cell| track.neighbours(*cell).to_vec());
        let mut next: Vec<CellId> = steps.filter(|cell| through_water || !track.is_water(*cell)).collect();
        next.sort();
        next.dedup();
        next.retain(|cell| !seen.contains(cell));
        seen.extend(&next);
        ring = next;
    }
    None
}

fn token(track: &Track, id: CellId) -> String {
    let cell = track.cell(id);
    match cell.kind {
        CellKind::Start => "S".into(),
        CellKind::Finish => "F".into(),
        CellKind::Water => "~".into(),
        CellKind::Jetpack => "J".into(),
        CellKind::Plain => cell.exit_of.map_or(".".into(), |letter| format!("x{letter}")),
        CellKind::Shortcut(shortcut) => {
            let currency = if shortcut.currency == Currency::Money { 'c' } else { 'm' };
            format!("{currency}{}{}", shortcut.cost, shortcut.symbol)
        }
        CellKind::Bonus(bonuses) => {
            let tokens: Vec<String> = bonuses
                .iter()
                .map(|bonus| match bonus {
                    Bonus::Credits(n) => format!("${n}"),
                    Bonus::Fan => "V".into(),
                    Bonus::LoseDie(n) => format!("R{n}"),
                    Bonus::GainDie { max_cost: None } => "A".into(),
                    Bonus::GainDie { max_cost: Some(cost) } => format!("D{cost}"),
                })
                .collect();
            tokens.join("+")
        }
    }
}

/// The rows of a drawing, each as its words.
fn drawn(track: &Track, word: impl Fn(CellId) -> String) -> Vec<Vec<String>> {
    let mut places: BTreeMap<Tile, String> = BTreeMap::new();
    for (id, cell) in track.cells() {
        for tile in &cell.tiles {
            places.entry(*tile).or_default().push_str(&word(id));
        }
    }
    for wall in &track.walls {
        assert!(places.insert(*wall, "##".into()).is_none());
    }
    let rows = places.keys().map(|tile| tile.row).max().unwrap() + 1;
    let row = |row: u8| places.iter().filter(move |(tile, _)| tile.row == row).map(|(_, word)| word.clone()).collect();
    (0..rows).map(row).collect()
}

fn words(picture: &str) -> Vec<Vec<String>> {
    picture
        .lines()
        .filter(|line| !line.is_empty())
        .map(|line| line.split_whitespace().map(str::to_owned).collect())
        .collect()
}

fn check(name: &str, expected: &Expected) {
    let track = track(name);
    assert_eq!(track.cells().len(), expected.cells);
    assert_eq!((track.water.len(), track.bonuses.len()), (expected.water, expected.bonuses));
    assert_eq!(track.red_lines, 8);
    assert_eq!(drawn(track, |cell| token(track, cell)), words(expected.picture));
    let red = |id: CellId| match track.cell(id).kind {
        CellKind::Start => "S".into(),
        CellKind::Finish => "F".into(),
        CellKind::Water => format!("~{}", track.cell(id).red),
        _ => track.cell(id).red.to_string(),
    };
    assert_eq!(drawn(track, red), words(expected.red_lines));
    assert_eq!((track.cell(CellId::START).red, track.cell(CellId::FINISH).red), (0, 8));
    is_connected_and_symmetric(track);
    distances(track);
    assert_eq!(walk(track, CellId::START, CellId::FINISH, false), Some(expected.lap_length));
    assert_eq!(walk(track, CellId::START, CellId::FINISH, true), Some(expected.lap_length_with_water));
    assert_eq!((track.lap_length, track.lap_length_with_water), (expected.lap_length, expected.lap_length_with_water));
    let shortcuts = track.movement_cells().iter().filter(|cell| track.cell(**cell).kind != CellKind::Jetpack);
    assert_eq!(shortcuts.count(), expected.shortcuts.len());
    for (from, to, currency, cost, replaces) in expected.shortcuts {
        let (from, to) = (track.cell_named(from).unwrap(), track.cell_named(to).unwrap());
        let CellKind::Shortcut(shortcut) = track.cell(from).kind else { panic!("no shortcut on {from:?}") };
        assert_eq!((shortcut.to, shortcut.currency, shortcut.cost), (to, *currency, *cost));
        assert_eq!(walk(track, from, to, false), Some(*replaces));
        assert!(track.cell(to).progress > track.cell(from).progress);
    }
}

fn is_connected_and_symmetric(track: &Track) {
    assert_eq!(track.neighbours(CellId::FINISH), []);
    for (id, cell) in track.cells() {
        let name = &cell.name;
        assert!(walk(track, CellId::START, id, true).is_some(), "{name} cannot be reached");
        assert_eq!(id == CellId::FINISH, cell.kind == CellKind::Finish);
        for next in track.neighbours(id).iter().filter(|next| **next != CellId::FINISH) {
            assert!(track.neighbours(*next).contains(&id), "{name} is not next to its neighbour");
        }
        // Whoever stands next to something also sees it next to its place in the drawing.
        for next in track.neighbours(id) {
            let touches = |a: &Tile, b: &Tile| {
                let (rows, columns) = (a.row.abs_diff(b.row), a.column.abs_diff(b.column));
                (rows, columns) == (0, 2) || (rows, columns) == (1, 1)
            };
            let mut pairs = cell.tiles.iter().flat_map(|a| track.cell(*next).tiles.iter().map(move |b| (a, b)));
            assert!(pairs.any(|(a, b)| touches(a, b)), "{name} is drawn away from its neighbour");
        }
    }
}

fn distances(track: &Track) {
    for (id, cell) in track.cells() {
        assert_eq!(cell.to_finish, if track.is_water(id) { None } else { walk(track, id, CellId::FINISH, false) });
        assert_eq!(Some(cell.to_finish_with_water), walk(track, id, CellId::FINISH, true));
        match walk(track, CellId::START, id, false) {
            Some(feet) => assert_eq!(cell.progress, feet),
            None => assert!(track.is_water(id), "{} is an island", cell.name),
        }
    }
}

#[test]
fn r23_a_water_cell_is_as_far_along_as_the_nearest_land_cell() {
    for (name, cell, progress) in [
        ("nothing-goes-right", "r08c21", 1), // next to the start, but the start is no cell along the way
        ("nothing-goes-right", "r01c18", 14),
        ("nothing-goes-right", "r08c23", 2),
        ("testing-the-waters", "r05c26", 12),
        ("still-waters-run-deep", "r04c05", 34),
        ("still-waters-run-deep", "r07c18", 6),
    ] {
        let track = track(name);
        assert_eq!(track.cell(track.cell_named(cell).unwrap()).progress, progress, "{name} {cell}");
    }
}

#[test]
fn track_nothing_goes_right() {
    check(
        "nothing-goes-right",
        &Expected {
            cells: 150,
            water: 17,
            bonuses: 29,
            lap_length: 30,
            lap_length_with_water: 27,
            shortcuts: &[],
            picture: "
              R2   .    $3   .    $3   R1   $2   .    $2   .    R2   .   R1+V
            .    .    .    .    .    .    .    ~    ~    .    .    .    .    .
         A    .    .    .    .    .    .    .    .    ~    .    .    .    .    $2
       .    ~    ~    .    .    .    ~    .    R1   .    .    .    .    .    R1   .
    $3   .    .    .    .    .    ~    ~    .    .    .    .    .    .    .    .    V
  .    R1   .    ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   .    R1   .
    $4   .    .    .    .    .    .    .    SF   SF   .    .    $1   ~    .    .    $2
       .    .    ~    ~    .    .    .    .    SF   .    .    $1   .    .    .    .
         $4   .    A    ~    .    .    .    SF   SF   ~    ~    ~    .    .    V
            .    .    .    .    .    .    .    SF   $2   ~    ~    .    .    .
              $7   .    $7   .    A    .    SF   SF   .    .    R1   .    $2",
            red_lines: "
              4    4    4    4    3    3    3    3    2    2    2    2    2
            5    5    4    4    4    3    3    ~3   ~3   2    2    2    2    2
         5    5    5    5    4    4    4    3    3    ~3   2    2    2    2    2
       6    ~5   ~5   5    5    4    ~4   3    3    3    2    2    2    2    2    2
    6    6    6    5    5    5    ~4   ~4   3    3    3    2    2    2    2    2    1
  6    6    6    ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   1    1    1
    6    6    6    7    7    7    8    8    SF   SF   0    0    0    ~1   1    1    1
       6    6    ~7   ~7   7    7    8    8    SF   0    0    0    0    1    1    1
         6    7    7    ~7   7    7    8    SF   SF   ~0   ~0   ~0   1    1    1
            7    7    7    7    7    7    8    SF   0    ~0   ~0   0    1    1
              7    7    7    7    7    7    SF   SF   0    0    0    0    1",
        },
    );
}

#[test]
fn track_ahead_of_the_curve() {
    check(
        "ahead-of-the-curve",
        &Expected {
            cells: 130,
            water: 5,
            bonuses: 30,
            lap_length: 39,
            lap_length_with_water: 29,
            shortcuts: &[("r04c11", "r02c19", Currency::Feet, 7, 11), ("r08c21", "r06c23", Currency::Money, 6, 5)],
            picture: "
              R1   $2   .    V    .    $2   R1   .    .    $3   .    R1   F
            .    .    .    .    .    .    .    .    .    .    .    ##   .    F
         $3   .    .    .    $1   .    .    ##   xb   .    .    .    ##   $2   F
       .    .    $2   ~    ~    ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##
    $4   .    .    .    .   m7b   ##   R1   .    .    .    .    .    $2   ##   ##   ##
  A    .    .    .    .    R1   .    ##   .    .    .    ##   .    .    .    .    .    R2
    $3   .    .    J    .    .    .    .    D4   .    ~    xa   .    .    .    .    R1
       ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ~    ~    .    .    .    $2
         S    S    .    .    .    ##   .    .    .   c6a   .    .    .    .    V
            S    .    $1   .    .    .    ##   $1   .    .    ##   .    .    R1
              S    .    .    $2   .    R1   .    D4   .    .    $1   .    $2",
            red_lines: "
              6    6    6    7    7    7    7    7    8    8    8    8    F
            6    6    6    6    7    7    7    7    7    8    8    ##   8    F
         6    6    6    6    6    7    7    ##   7    8    8    8    ##   8    F
       6    6    6    ~5   ~5   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##
    6    6    6    5    5    5    ##   4    4    4    3    3    3    3    ##   ##   ##
  6    6    6    5    5    5    5    ##   4    4    4    ##   3    3    3    3    3    3
    6    6    5    5    5    5    4    4    4    4    ~3   3    3    3    3    3    3
       ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ~2   ~2   2    3    3    3
         S    S    0    0    0    ##   1    1    1    2    2    2    2    3    3
            S    0    0    0    1    1    ##   1    1    2    ##   2    2    3
              S    0    0    0    1    1    1    1    1    2    2    2    2",
        },
    );
}

#[test]
fn track_testing_the_waters() {
    check(
        "testing-the-waters",
        &Expected {
            cells: 147,
            water: 32,
            bonuses: 26,
            lap_length: 35,
            lap_length_with_water: 26,
            shortcuts: &[("r06c23", "r06c13", Currency::Feet, 5, 10), ("r08c29", "r09c18", Currency::Money, 6, 6)],
            picture: "
              S    .    .    R1   .    $2   ~    ~    R1   .    $2   .   R1+V
            S    .    .    .    .    .    ~    ~    ~    .    .    .    .    .
         S    .    .    $1   .    .    .    ~    ~    .    .    .    $1   .    $3
       S    .    .    .    ~    ~    .    .    ~    D4   .    .    .    .    .    .
    S    .    $1   ~    ~    ~    ~    $2   .    .    R1   J    .    .    ~    .    R1
  ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ~    ~    ~    .    $4
    F    $3   .    .    .    D4   xb   .    R1   ~    ~   m5b   .    ~    ~    .    .
       F    .    .    .    .    R1   .    .    .    ~    ~    .    .    .    .    R1
         F    .    .    .    ~    ~    .    .    .    .    ~    .    .   c6a   .
            F    .    .    ~    ~    ~    .    xa   .    .    .    .    .    V
              F    .    R1   $4   ~    ~    $5   .    .    A    .    $2   $3",
            red_lines: "
              S    0    0    0    1    1    ~1   ~3   3    3    3    3    4
            S    0    0    0    1    1    ~1   ~1   ~2   3    3    3    3    4
         S    0    0    0    1    1    1    ~1   ~2   2    3    3    3    3    4
       S    0    0    0    ~0   ~1   1    1    ~1   2    2    3    3    3    3    4
    S    0    0    ~0   ~0   ~0   ~1   1    2    2    2    2    3    3    ~3   4    4
  ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ~3   ~3   ~4   4    4
    F    8    8    8    8    8    7    7    7    ~7   ~5   5    5    ~5   ~4   4    4
       F    8    8    8    8    7    7    7    7    ~6   ~5   5    5    5    5    5
         F    8    8    8    ~7   ~7   7    7    6    6    ~5   5    5    5    5
            F    8    8    ~8   ~8   ~7   7    6    6    6    6    5    5    5
              F    8    8    8    ~8   ~7   7    6    6    6    6    5    5",
        },
    );
}

#[test]
fn track_still_waters_run_deep() {
    check(
        "still-waters-run-deep",
        &Expected {
            cells: 148,
            water: 55,
            bonuses: 27,
            lap_length: 34,
            lap_length_with_water: 24,
            shortcuts: &[("r06c27", "r01c18", Currency::Feet, 7, 11), ("r10c13", "r10c19", Currency::Money, 5, 6)],
            picture: "
              F    .    .    $6   R1   ~    .    $2   .    R1   ~    .    V
            F    .    .    .    .    ~    .    xc   ~    .    .    ~    .    .
         F    .    .    ~    D4   .    .    ~    ~    .    $1   .    .    .    $3
       F    .    .    ~    ~    ~    ~    .    ~    ~    .    R1   ~    .    .    .
    F    $5   ~    ~    ~    ~    ~    R2   ~    ~    ~    ~    A    ~    .    .    R1
  ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ~    ~    ~    .    .    $2
    S    .    ~    ~    ~    ~    ~    $7   ~    ~    ~    ~    ~   m7c   .    .    $4
       S    .    $1   ~    ~    ~    .    ~    ~    ~    ~    ~    ~    R1   .    .
         S    .    .    ~    $1   .    .    ~    ~    .    $2   .    .    .    V
            S    .    $1   .    .    ~    .    .    ~    .    .    ~    J    .
              S    .    .    R1  c5a   ~    R1   xa   .    D4   ~    $2   R1",
            red_lines: "
              F    8    8    8    8    ~7   7    6    6    6    ~5   5    5
            F    8    8    8    8    ~7   7    7    ~6   6    5    ~5   5    5
         F    8    8    ~8   8    7    7    ~7   ~6   6    5    5    5    5    5
       F    8    8    ~8   ~8   ~7   ~7   7    ~7   ~6   6    5    ~5   5    5    5
    F    8    ~8   ~8   ~8   ~7   ~7   7    ~7   ~6   ~6   ~5   5    ~4   4    4    5
  ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ##   ~5   ~4   ~4   4    4    5
    S    0    ~0   ~0   ~0   ~1   ~1   1    ~1   ~1   ~3   ~3   ~4   4    4    4    4
       S    0    0    ~0   ~1   ~1   1    ~1   ~1   ~3   ~3   ~3   ~3   4    4    4
         S    0    0    ~0   1    1    1    ~1   ~2   3    3    3    3    4    4
            S    0    0    0    1    ~1   1    2    ~2   3    3    ~3   4    4
              S    0    0    0    1    ~1   2    2    2    3    ~3   4    4",
        },
    );
}

#[test]
fn three_tracks_are_reconstructed() {
    let reconstructed: Vec<bool> =
        TrackId::ALL.into_iter().map(|id| Tables::standard().track(id).reconstructed).collect();
    assert_eq!(reconstructed, [false, true, true, true]);
}
