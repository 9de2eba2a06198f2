import { same, sameMap, type BonusEntry, type CellEntry, type Place, type ShortcutEntry, type TrackEntry } from '$lib/componentsFile';

/** What a stroke leaves on a place of the map. */
export type Brush =
  | { paint: 'plain' | 'water' | 'jetpack' | 'wall' | 'gap' | 'start' | 'finish' | 'both' }
  | { paint: 'bonus'; bonus: BonusEntry[] }
  | { paint: 'shortcut'; shortcut: ShortcutEntry }
  | { paint: 'red'; red: number };

/** What is at a place: a cell of its own, start and finish or one of them, a wall, or nothing. */
export interface Spot {
  place: Place;
  cell: CellEntry | null;
  isStart: boolean;
  isFinish: boolean;
  isWall: boolean;
}

/** Maps are no smaller than those of the box, so that there is room to draw on. */
const ROWS_MIN = 11;
const COLUMNS_MIN = 35;

/** Neighbours in a row are two half columns apart; rows are shifted by one. */
const AROUND: readonly Place[] = [[0, -2], [0, 2], [-1, -1], [-1, 1], [1, -1], [1, 1]];

const written = ([row, column]: Place) => `${row} ${column}`;
const isAt = (place: Place) => (other: Place) => other[0] === place[0] && other[1] === place[1];

export function nameOf([row, column]: Place): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `r${two(row)}c${two(column)}`;
}

export function around([row, column]: Place): Place[] {
  return AROUND.map(([down, right]) => [row + down, column + right]);
}

/** Every place that can be painted, row by row. */
export function spots(track: TrackEntry): Spot[] {
  const found = new Map<string, Spot>();
  const at = (place: Place): Spot => {
    const known = found.get(written(place));
    if (known) return known;
    const spot: Spot = { place, cell: null, isStart: false, isFinish: false, isWall: false };
    found.set(written(place), spot);
    return spot;
  };
  for (const cell of track.cells) {
    for (const tile of cell.tiles) {
      const spot = at(tile);
      if (cell.kind === 'start') spot.isStart = true;
      else if (cell.kind === 'finish') spot.isFinish = true;
      else spot.cell = cell;
    }
  }
  for (const wall of track.walls ?? []) at(wall).isWall = true;
  const taken = [...found.values()].map(({ place }) => place);
  const parity = oddness(taken);
  const { rows, columns } = size(track);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if ((row + column) % 2 === parity) at([row, column]);
    }
  }
  return [...found.values()].sort((one, other) => one.place[0] - other.place[0] || one.place[1] - other.place[1]);
}

/** Rows and half columns. */
export function size(track: TrackEntry): { rows: number; columns: number } {
  const places = [...track.cells.flatMap(({ tiles }) => tiles), ...(track.walls ?? [])];
  return {
    rows: places.reduce((most, [row]) => Math.max(most, row + 1), ROWS_MIN),
    columns: places.reduce((most, [, column]) => Math.max(most, column + 1), COLUMNS_MIN),
  };
}

/** On which of the two lattices most of a map lies. */
function oddness(places: readonly Place[]): number {
  const odd = places.filter(([row, column]) => (row + column) % 2 === 1).length;
  return 2 * odd >= places.length ? 1 : 0;
}

/** The track after a stroke; the very same track if that changes nothing. */
export function paint(track: TrackEntry, place: Place, brush: Brush): TrackEntry {
  const now = spotAt(track, place);
  if (same(brush, brush.paint === 'red' ? { paint: 'red', red: now.cell?.red } : brushOf(now))) return track;
  const painted = stroke(track, place, brush);
  return painted === track ? track : unmeasured(painted);
}

/** What is at one place. */
export function spotAt(track: TrackEntry, place: Place): Spot {
  const spot: Spot = { place, cell: null, isStart: false, isFinish: false, isWall: (track.walls ?? []).some(isAt(place)) };
  for (const cell of track.cells.filter(({ tiles }) => tiles.some(isAt(place)))) {
    if (cell.kind === 'start') spot.isStart = true;
    else if (cell.kind === 'finish') spot.isFinish = true;
    else spot.cell = cell;
  }
  return spot;
}

/** What was measured on the old map does not hold any more. */
export function unmeasured(track: TrackEntry): TrackEntry {
  const bare = { ...track };
  delete bare.lap_length;
  delete bare.lap_length_with_water;
  return bare;
}

function stroke(track: TrackEntry, place: Place, brush: Brush): TrackEntry {
  const here = track.cells.find((cell) => !isLarge(cell) && cell.tiles.some(isAt(place)));
  switch (brush.paint) {
    case 'red':
      return here ? joined(replaced(track, { ...here, red: brush.red }), here.id, isLarge) : track;
    case 'wall':
    case 'gap': {
      const cleared = without(track, place);
      return brush.paint === 'gap' ? cleared : { ...cleared, walls: [...(cleared.walls ?? []), place] };
    }
    case 'start':
    case 'finish':
    case 'both': {
      let next = without(track, place);
      if (brush.paint !== 'finish') next = enlarged(next, 'start', place);
      if (brush.paint !== 'start') next = enlarged(next, 'finish', place);
      return next;
    }
    default:
      return here ? replaced(track, filled(here, brush)) : added(track, place, brush);
  }
}

const isLarge = ({ kind }: CellEntry) => kind === 'start' || kind === 'finish';

/** A cell with what the brush has on it, and nothing of what was there. */
function filled({ id, tiles, red, neighbours }: CellEntry, brush: Brush): CellEntry {
  const cell: CellEntry = { id, kind: brush.paint, tiles, red, neighbours };
  if (brush.paint === 'bonus') return { ...cell, bonus: brush.bonus };
  if (brush.paint === 'shortcut') return { ...cell, shortcut: brush.shortcut };
  return cell;
}

export function replaced(track: TrackEntry, cell: CellEntry): TrackEntry {
  return { ...track, cells: track.cells.map((one) => (one.id === cell.id ? cell : one)) };
}

/** A new cell where none was. It lies between the same red lines as most cells around it. */
function added(track: TrackEntry, place: Place, brush: Brush): TrackEntry {
  const cleared = without(track, place);
  const id = freeName(cleared, place);
  const cell = filled({ id, kind: '', tiles: [place], red: redAround(cleared, place), neighbours: [] }, brush);
  return joined({ ...cleared, cells: [...cleared.cells, cell] }, id);
}

function freeName(track: TrackEntry, place: Place): string {
  let name = nameOf(place);
  while (track.cells.some(({ id }) => id === name)) name += 'x';
  return name;
}

function redAround(track: TrackEntry, place: Place): number {
  const touching = around(place);
  const counts = new Map<number, number>();
  for (const cell of track.cells) {
    if (!isLarge(cell) && cell.tiles.some((tile) => touching.some(isAt(tile)))) counts.set(cell.red, (counts.get(cell.red) ?? 0) + 1);
  }
  return [...counts].sort(([red, count], [otherRed, other]) => other - count || otherRed - red)[0]?.[0] ?? 0;
}

/** The track with nothing at a place. */
function without(track: TrackEntry, place: Place): TrackEntry {
  const walls = track.walls?.filter((wall) => !isAt(place)(wall));
  const gone = new Set<string>();
  const shrunk = new Set<string>();
  const cells = track.cells.flatMap((cell) => {
    if (!cell.tiles.some(isAt(place))) return [cell];
    const tiles = cell.tiles.filter((tile) => !isAt(place)(tile));
    (tiles.length > 0 ? shrunk : gone).add(cell.id);
    return tiles.length > 0 ? [{ ...cell, tiles }] : [];
  });
  let next: TrackEntry = {
    ...track,
    ...(walls ? { walls } : {}),
    cells: cells.map((cell) =>
      cell.neighbours.some((name) => gone.has(name)) ? { ...cell, neighbours: cell.neighbours.filter((name) => !gone.has(name)) } : cell,
    ),
  };
  for (const id of shrunk) next = joined(next, id);
  return next;
}

/** The start or the finish with one tile more; there is one of each. */
function enlarged(track: TrackEntry, kind: 'start' | 'finish', place: Place): TrackEntry {
  const old = track.cells.find((cell) => cell.kind === kind);
  const cell: CellEntry = old ?? { id: kind, kind, tiles: [], red: kind === 'start' ? 0 : track.red_lines, neighbours: [] };
  const larger = { ...cell, tiles: [...cell.tiles, place] };
  return joined(old ? replaced(track, larger) : { ...track, cells: [larger, ...track.cells] }, cell.id);
}

/**
 * A cell and those around it as neighbours of each other. Nobody leaves the finish by foot, so it lists none; and where a lap ends in the
 * place where it begins, cells belong to the end that fewer red lines part them from. With `only` other neighbours stay as they are.
 */
export function joined(track: TrackEntry, id: string, only: (cell: CellEntry) => boolean = () => true): TrackEntry {
  const cell = track.cells.find((one) => one.id === id);
  if (!cell) return track;
  const touching = new Set(cell.tiles.flatMap(around).map(written));
  const meets = (other: CellEntry) =>
    other.id !== id && other.tiles.some((tile) => touching.has(written(tile))) && areJoined(track, cell, other);
  let changed = cell;
  const cells = track.cells.map((other) => {
    if (other === cell || !only(other)) return other;
    const isMet = meets(other);
    changed = listing(changed, other.id, isMet);
    return listing(other, id, isMet);
  });
  return { ...track, cells: cells.map((other) => (other === cell ? changed : other)) };
}

/** A cell that lists a neighbour, or does not. */
function listing(cell: CellEntry, name: string, isMet: boolean): CellEntry {
  const should = isMet && cell.kind !== 'finish';
  if (cell.neighbours.includes(name) === should) return cell;
  return { ...cell, neighbours: should ? [...cell.neighbours, name] : cell.neighbours.filter((one) => one !== name) };
}

function areJoined({ red_lines: lines }: TrackEntry, one: CellEntry, other: CellEntry): boolean {
  const belongs = (large: CellEntry, { red }: CellEntry) => (large.kind === 'start' ? 2 * red <= lines : 2 * red > lines);
  if (isLarge(one) && isLarge(other)) return false;
  if (isLarge(one)) return belongs(one, other);
  return isLarge(other) ? belongs(other, one) : true;
}

/** One place as it is on another map. */
export function restored(track: TrackEntry, printed: TrackEntry, place: Place): TrackEntry {
  const old = spotAt(printed, place);
  let next = paint(track, place, brushOf(old));
  if (old.cell) next = paint(next, place, { paint: 'red', red: old.cell.red });
  return sameMap(next, printed) ? printed : next;
}

/** The brush that paints what is at a place. */
export function brushOf({ cell, isStart, isFinish, isWall }: Spot): Brush {
  if (isStart || isFinish) return { paint: isStart && isFinish ? 'both' : isStart ? 'start' : 'finish' };
  if (isWall) return { paint: 'wall' };
  if (!cell) return { paint: 'gap' };
  if (cell.kind === 'bonus') return { paint: 'bonus', bonus: cell.bonus ?? [] };
  if (cell.kind === 'shortcut' && cell.shortcut) return { paint: 'shortcut', shortcut: cell.shortcut };
  return { paint: cell.kind === 'water' || cell.kind === 'jetpack' ? cell.kind : 'plain' };
}

/** The places where two maps differ. */
export function differing(track: TrackEntry, printed: TrackEntry): Set<string> {
  const look = ({ cell, isStart, isFinish, isWall }: Spot) =>
    JSON.stringify([cell && [cell.kind, cell.red, cell.bonus, cell.shortcut], isStart, isFinish, isWall]);
  const nothing = JSON.stringify([null, false, false, false]);
  const old = new Map(spots(printed).map((spot) => [written(spot.place), look(spot)]));
  const changed = spots(track).filter((spot) => look(spot) !== (old.get(written(spot.place)) ?? nothing));
  return new Set(changed.map(({ place }) => nameOf(place)));
}
