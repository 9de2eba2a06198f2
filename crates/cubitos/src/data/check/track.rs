//! Reads a track and refuses a broken map with the name of the cell.

use std::collections::BTreeMap;

use engine::Invalid;

use super::number;
use crate::data::{BonusEntry, CellEntry, ShortcutEntry, TrackEntry};
use crate::track::{
    Bonus, Bonuses, Cell, CellId, CellKind, CellSet, Currency, MAX_CELLS, MAX_MOVEMENT_CELLS, Shortcut, Tile, Track,
    TrackId,
};

const MAX_RED_LINES: i64 = 20;
const MAX_PRICE: i64 = 20;
const MAX_CREDITS: i64 = 20;
const MAX_LOST_DICE: i64 = 9;
const MAX_COST: i64 = 20;
const MAX_TILE: i64 = 99;

/// Reads a track. Paths in errors begin inside the track.
pub(super) fn read(id: TrackId, entry: &TrackEntry) -> Result<Track, Invalid> {
    let red_lines = number("red_lines", entry.red_lines, 1..=MAX_RED_LINES)?;
    let entries = in_order(entry)?;
    let names = names(&entries)?;
    let mut map = Map { entries, names, kinds: Vec::new(), exits: Vec::new(), touching: Vec::new() };
    map.read_kinds()?;
    map.read_neighbours()?;
    let reds = map.reds(red_lines)?;
    let walls = map.tiles(&entry.walls)?;
    let measures = map.measure()?;
    map.check_reds(&reds)?;
    map.check_shortcuts(&measures, &reds)?;
    let track = map.finish(id, entry, walls, &reds, &measures)?;
    check_length("lap_length", entry.lap_length, track.lap_length)?;
    check_length("lap_length_with_water", entry.lap_length_with_water, track.lap_length_with_water)?;
    Ok(track)
}

fn check_length(field: &str, said: Option<i64>, measured: u8) -> Result<(), Invalid> {
    match said {
        Some(said) if said != i64::from(measured) => {
            let message =
                format!("is {measured} on this map, got {said}; correct the map, or this number, or leave it out");
            Err(Invalid::new(field, message))
        }
        _ => Ok(()),
    }
}

/// The entries with the start first and the finish second, whatever their order in the file.
fn in_order(entry: &TrackEntry) -> Result<Vec<&CellEntry>, Invalid> {
    if entry.cells.len() > MAX_CELLS {
        return Err(Invalid::new("cells", format!("must be at most {MAX_CELLS}, got {}", entry.cells.len())));
    }
    let only = |kind: &str| -> Result<&CellEntry, Invalid> {
        let mut of_kind = entry.cells.iter().filter(|cell| cell.kind == kind);
        match (of_kind.next(), of_kind.next()) {
            (Some(cell), None) => Ok(cell),
            (None, _) => Err(Invalid::new("cells", format!("has no cell of kind {kind}; a track has exactly one"))),
            (Some(_), Some(second)) => Err(Invalid::new(
                format!("cells[{}].kind", second.id),
                format!("is a second {kind}; a track has exactly one"),
            )),
        }
    };
    let others = entry.cells.iter().filter(|cell| cell.kind != "start" && cell.kind != "finish");
    Ok([only("start")?, only("finish")?].into_iter().chain(others).collect())
}

fn names<'a>(entries: &[&'a CellEntry]) -> Result<BTreeMap<&'a str, CellId>, Invalid> {
    let mut names = BTreeMap::new();
    for (index, cell) in entries.iter().enumerate() {
        let name = cell.id.as_str();
        if name.is_empty() || names.insert(name, CellId(index as u8)).is_some() {
            return Err(Invalid::new(format!("cells[{name}].id"), "every cell needs a name of its own"));
        }
    }
    Ok(names)
}

/// A track while it is read.
struct Map<'a> {
    entries: Vec<&'a CellEntry>,
    names: BTreeMap<&'a str, CellId>,
    kinds: Vec<CellKind>,
    /// For each cell where a runner can step to.
    exits: Vec<Vec<CellId>>,
    /// The same in both directions.
    touching: Vec<CellSet>,
}

/// Distances on a map.
struct Measures {
    by_land: Vec<Option<u8>>,
    progress: Vec<u8>,
    to_finish: Vec<Option<u8>>,
    to_finish_with_water: Vec<Option<u8>>,
}

impl Map<'_> {
    fn ids(&self) -> impl Iterator<Item = CellId> + use<> {
        (0..self.entries.len() as u8).map(CellId)
    }

    fn name(&self, cell: CellId) -> &str {
        &self.entries[cell.index()].id
    }

    /// An error about a field of a cell.
    fn error(&self, cell: CellId, field: &str, message: impl Into<String>) -> Invalid {
        Invalid::new(format!("cells[{}].{field}", self.name(cell)), message)
    }

    fn read_kinds(&mut self) -> Result<(), Invalid> {
        for cell in self.ids() {
            let kind = self.kind(self.entries[cell.index()]);
            self.kinds.push(kind.map_err(|error| error.inside(&format!("cells[{}]", self.name(cell))))?);
        }
        let movement = self.kinds.iter().filter(|kind| is_movement(kind)).count();
        if movement > MAX_MOVEMENT_CELLS {
            let message = format!("has {movement} shortcuts and jetpacks; at most {MAX_MOVEMENT_CELLS} are possible");
            return Err(Invalid::new("cells", message));
        }
        Ok(())
    }

    fn kind(&self, entry: &CellEntry) -> Result<CellKind, Invalid> {
        if entry.kind != "bonus" && !entry.bonus.is_empty() {
            return Err(Invalid::new("bonus", format!("a cell of kind {} has none; make it a bonus cell", entry.kind)));
        }
        if entry.kind != "shortcut" && entry.shortcut.is_some() {
            return Err(Invalid::new(
                "shortcut",
                format!("a cell of kind {} has none; make it a shortcut", entry.kind),
            ));
        }
        Ok(match entry.kind.as_str() {
            "start" => CellKind::Start,
            "finish" => CellKind::Finish,
            "plain" => CellKind::Plain,
            "water" => CellKind::Water,
            "jetpack" => CellKind::Jetpack,
            "bonus" => CellKind::Bonus(bonuses(&entry.bonus)?),
            "shortcut" => {
                let shortcut = entry.shortcut.as_ref().ok_or_else(|| Invalid::new("shortcut", "is missing"))?;
                CellKind::Shortcut(self.shortcut(shortcut).map_err(|error| error.inside("shortcut"))?)
            }
            word => {
                let known = "plain, water, bonus, shortcut, jetpack, start or finish";
                return Err(Invalid::new("kind", format!("'{word}' is unknown here; use {known}")));
            }
        })
    }

    fn shortcut(&self, entry: &ShortcutEntry) -> Result<Shortcut, Invalid> {
        let unknown = || Invalid::new("currency", format!("'{}' is unknown here; use money or feet", entry.currency));
        let currency = Currency::named(&entry.currency).ok_or_else(unknown)?;
        let mut letters = entry.symbol.chars();
        let (Some(symbol), None) = (letters.next(), letters.next()) else {
            return Err(Invalid::new("symbol", format!("must be one letter, got '{}'", entry.symbol)));
        };
        let to = self.names.get(entry.to.as_str()).copied();
        let to = to.ok_or_else(|| Invalid::new("to", format!("'{}' is no cell of this track", entry.to)))?;
        Ok(Shortcut { currency, cost: number("cost", entry.cost, 1..=MAX_PRICE)?, to, symbol })
    }

    fn read_neighbours(&mut self) -> Result<(), Invalid> {
        for cell in self.ids() {
            let mut exits = Vec::new();
            for (index, name) in self.entries[cell.index()].neighbours.iter().enumerate() {
                let refuse = |message: String| self.error(cell, &format!("neighbours[{index}]"), message);
                let Some(&other) = self.names.get(name.as_str()) else {
                    return Err(refuse(format!("'{name}' is no cell of this track")));
                };
                if other == cell || exits.contains(&other) {
                    return Err(refuse(format!("{name} must not be listed here again")));
                }
                if cell == CellId::FINISH {
                    return Err(refuse("nobody leaves the finish by foot; the finish lists no neighbours".into()));
                }
                if cell == CellId::START && other == CellId::FINISH {
                    return Err(refuse("the start must not touch the finish".into()));
                }
                exits.push(other);
            }
            self.exits.push(exits);
        }
        self.touching = vec![CellSet::NONE; self.exits.len()];
        for cell in self.ids() {
            for (index, &other) in self.exits[cell.index()].iter().enumerate() {
                if other != CellId::FINISH && !self.exits[other.index()].contains(&cell) {
                    let message =
                        format!("{} does not list {} in turn; add it there", self.name(other), self.name(cell));
                    return Err(self.error(cell, &format!("neighbours[{index}]"), message));
                }
                self.touching[cell.index()].insert(other);
                self.touching[other.index()].insert(cell);
            }
        }
        Ok(())
    }

    fn reds(&self, red_lines: u8) -> Result<Vec<u8>, Invalid> {
        let mut reds = Vec::with_capacity(self.entries.len());
        for cell in self.ids() {
            let range = match cell {
                CellId::START => 0..=0,
                CellId::FINISH => i64::from(red_lines)..=i64::from(red_lines),
                _ => 0..=i64::from(red_lines),
            };
            let red = number("red", self.entries[cell.index()].red, range);
            reds.push(red.map_err(|error| error.inside(&format!("cells[{}]", self.name(cell))))?);
        }
        Ok(reds)
    }

    /// By land nobody crosses two lines with one step. (Over water one may: lines end at the shore.)
    fn check_reds(&self, reds: &[u8]) -> Result<(), Invalid> {
        for cell in self.ids().filter(|cell| !self.is_water(*cell)) {
            for &other in self.exits[cell.index()].iter().filter(|other| !self.is_water(**other)) {
                let (here, there) = (reds[cell.index()], reds[other.index()]);
                if here.abs_diff(there) > 1 {
                    let message = format!(
                        "is {here}, but {there} on its neighbour {}; one step crosses one line at most",
                        self.name(other)
                    );
                    return Err(self.error(cell, "red", message));
                }
            }
        }
        Ok(())
    }

    /// The walls as tiles, after a look at where everything is drawn.
    fn tiles(&self, walls: &[[i64; 2]]) -> Result<Box<[Tile]>, Invalid> {
        let mut taken: BTreeMap<Tile, CellId> = BTreeMap::new();
        for cell in self.ids() {
            let entry = self.entries[cell.index()];
            if entry.tiles.is_empty() {
                return Err(self.error(cell, "tiles", "must have at least one [row, column]"));
            }
            for (index, place) in entry.tiles.iter().enumerate() {
                let field = format!("tiles[{index}]");
                let tile = tile(*place).ok_or_else(|| self.error(cell, &field, bad_tile(*place)))?;
                let other = taken.insert(tile, cell);
                // Where a lap ends in the place where it begins, start and finish share their squares.
                if let Some(other) = other.filter(|other| (*other, cell) != (CellId::START, CellId::FINISH)) {
                    let message = format!("{} is drawn there too; move one of them", self.name(other));
                    return Err(self.error(cell, &field, message));
                }
            }
        }
        let mut read = Vec::with_capacity(walls.len());
        for (index, place) in walls.iter().enumerate() {
            let refuse = |message: String| Invalid::new(format!("walls[{index}]"), message);
            let tile = tile(*place).ok_or_else(|| refuse(bad_tile(*place)))?;
            if let Some(cell) = taken.get(&tile) {
                return Err(refuse(format!("the cell {} is drawn there; move one of them", self.name(*cell))));
            }
            read.push(tile);
        }
        Ok(read.into())
    }

    fn is_water(&self, cell: CellId) -> bool {
        self.kinds[cell.index()] == CellKind::Water
    }

    /// Steps from a cell to every other one over cells that are let through.
    fn steps(&self, from: CellId, touching: bool, through: impl Fn(CellId) -> bool) -> Vec<Option<u8>> {
        let mut steps = vec![None; self.exits.len()];
        steps[from.index()] = Some(0);
        let (mut ring, mut distance) = (vec![from], 0_u8);
        while !ring.is_empty() {
            distance += 1; // at most as many rings as cells, so it fits
            let mut next = Vec::new();
            for cell in ring {
                let both_ways: Vec<CellId> = self.touching[cell.index()].iter().collect();
                let exits = if touching { &both_ways } else { &self.exits[cell.index()] };
                for &other in exits {
                    if steps[other.index()].is_none() && through(other) {
                        steps[other.index()] = Some(distance);
                        next.push(other);
                    }
                }
            }
            ring = next;
        }
        steps
    }

    /// All distances, and whether the race can be won.
    fn measure(&self) -> Result<Measures, Invalid> {
        let by_land = self.steps(CellId::START, false, |cell| !self.is_water(cell));
        if by_land[CellId::FINISH.index()].is_none() {
            let message = "cannot be reached from the start by land; join the cells in between as neighbours";
            return Err(self.error(CellId::FINISH, "neighbours", message));
        }
        let anyhow = self.steps(CellId::START, false, |_| true);
        if let Some(cell) = self.ids().find(|cell| anyhow[cell.index()].is_none()) {
            let message = "cannot be reached from the start; join it to its neighbours, or remove it";
            return Err(self.error(cell, "neighbours", message));
        }
        let progress = self.ids().map(|cell| self.progress(cell, &by_land)).collect();
        let to_finish = self.steps(CellId::FINISH, true, |cell| !self.is_water(cell));
        let to_finish_with_water = self.steps(CellId::FINISH, true, |_| true);
        Ok(Measures { by_land, progress, to_finish, to_finish_with_water })
    }

    fn progress(&self, cell: CellId, by_land: &[Option<u8>]) -> u8 {
        if let Some(progress) = by_land[cell.index()] {
            return progress;
        }
        let away = self.steps(cell, true, |_| true);
        let ashore = self.ids().skip(2).filter_map(|other| Some((away[other.index()]?, by_land[other.index()]?)));
        ashore.min().map_or(0, |(_, progress)| progress)
    }

    fn check_shortcuts(&self, measures: &Measures, reds: &[u8]) -> Result<(), Invalid> {
        let mut ends = CellSet::NONE;
        for cell in self.ids() {
            let CellKind::Shortcut(Shortcut { to, .. }) = self.kinds[cell.index()] else { continue };
            let refuse = |message: String| Err(self.error(cell, "shortcut.to", message));
            let name = self.name(to);
            if self.is_water(to) || to == CellId::START || to == CellId::FINISH {
                return refuse(format!("{name} is water, start or finish; a shortcut ends on an ordinary cell"));
            }
            if measures.by_land[to.index()].is_none() || measures.by_land[cell.index()].is_none() {
                return refuse("both ends of a shortcut must be reachable by land".into());
            }
            let (here, there) = (measures.progress[cell.index()], measures.progress[to.index()]);
            if there <= here || reds[to.index()] < reds[cell.index()] {
                return refuse(format!(
                    "{name} lies {there} feet from the start and this cell {here}; a shortcut leads forward"
                ));
            }
            if ends.contains(to) {
                return refuse(format!("another shortcut ends on {name} already"));
            }
            ends.insert(to);
        }
        Ok(())
    }

    fn finish(
        &self,
        id: TrackId,
        entry: &TrackEntry,
        walls: Box<[Tile]>,
        reds: &[u8],
        measures: &Measures,
    ) -> Result<Track, Invalid> {
        let movement: Vec<CellId> = self.ids().filter(|cell| is_movement(&self.kinds[cell.index()])).collect();
        let (mut cells, mut neighbours) = (Vec::with_capacity(self.entries.len()), Vec::new());
        for cell in self.ids() {
            let from = neighbours.len() as u16;
            neighbours.extend(&self.exits[cell.index()]);
            cells.push(Cell {
                name: self.name(cell).into(),
                kind: self.kinds[cell.index()],
                red: reds[cell.index()],
                progress: measures.progress[cell.index()],
                to_finish: measures.to_finish[cell.index()],
                to_finish_with_water: measures.to_finish_with_water[cell.index()].unwrap_or(u8::MAX),
                movement: movement.iter().position(|other| *other == cell).map(|index| index as u8),
                exit_of: self.kinds.iter().find_map(|kind| match kind {
                    CellKind::Shortcut(shortcut) if shortcut.to == cell => Some(shortcut.symbol),
                    _ => None,
                }),
                tiles: self.entries[cell.index()].tiles.iter().filter_map(|place| tile(*place)).collect(),
                neighbours: (from, neighbours.len() as u16),
            });
        }
        let of_kind = |test: fn(&CellKind) -> bool| self.ids().filter(|cell| test(&self.kinds[cell.index()])).collect();
        Ok(Track {
            id,
            reconstructed: entry.reconstructed,
            red_lines: reds[CellId::FINISH.index()],
            lap_length: cells[CellId::FINISH.index()].progress,
            lap_length_with_water: cells[CellId::START.index()].to_finish_with_water,
            walls,
            water: of_kind(|kind| *kind == CellKind::Water),
            bonuses: of_kind(|kind| matches!(kind, CellKind::Bonus(_))),
            cells: cells.into(),
            neighbours: neighbours.into(),
            touching: self.touching.clone().into(),
            movement: movement.into(),
        })
    }
}

fn is_movement(kind: &CellKind) -> bool {
    matches!(kind, CellKind::Jetpack | CellKind::Shortcut(_))
}

fn tile([row, column]: [i64; 2]) -> Option<Tile> {
    let place = |number: i64| (0..=MAX_TILE).contains(&number).then_some(number as u8);
    Some(Tile { row: place(row)?, column: place(column)? })
}

fn bad_tile(place: [i64; 2]) -> String {
    format!("row and column must be 0 to {MAX_TILE}, got {place:?}")
}

fn bonuses(entries: &[BonusEntry]) -> Result<Bonuses, Invalid> {
    let mut bonuses = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        bonuses.push(bonus(entry).map_err(|error| error.inside(&format!("bonus[{index}]")))?);
    }
    match *bonuses.as_slice() {
        [first] => Ok(Bonuses { first, second: None }),
        [first, second] => Ok(Bonuses { first, second: Some(second) }),
        _ => Err(Invalid::new("bonus", format!("must be one or two, got {}", bonuses.len()))),
    }
}

fn bonus(entry: &BonusEntry) -> Result<Bonus, Invalid> {
    let (takes_number, takes_cost) = match entry.kind.as_str() {
        "credits" | "lose-die" => (true, false),
        "fan" => (false, false),
        "gain-die" => (false, true),
        word => {
            return Err(Invalid::new(
                "kind",
                format!("'{word}' is unknown here; use credits, fan, lose-die or gain-die"),
            ));
        }
    };
    if !takes_number && entry.n.is_some() {
        return Err(Invalid::new("n", format!("{} takes no number; leave it out", entry.kind)));
    }
    if !takes_cost && entry.max_cost.is_some() {
        return Err(Invalid::new("max_cost", format!("{} takes no cost; leave it out", entry.kind)));
    }
    let n = entry.n.unwrap_or(1);
    Ok(match entry.kind.as_str() {
        "credits" => Bonus::Credits(number("n", n, 1..=MAX_CREDITS)?),
        "lose-die" => Bonus::LoseDie(number("n", n, 1..=MAX_LOST_DICE)?),
        "fan" => Bonus::Fan,
        _ => {
            Bonus::GainDie { max_cost: entry.max_cost.map(|cost| number("max_cost", cost, 0..=MAX_COST)).transpose()? }
        }
    })
}
