import type { CellName, PrintedCell, PrintedTrack, Tile } from '$lib/types/cubitos';

export interface Point {
  x: number;
  y: number;
}

/** How a track lies in its window: upright, or turned by a quarter where that makes its cells larger. */
export interface Frame {
  width: number;
  height: number;
  isTurned: boolean;
  /** The sides of a cell. */
  cell: { width: number; height: number };
  /** The shorter of them: the measure of everything that is drawn. */
  unit: number;
  /** The place of a column, counted in half cells, and a row. */
  at(column: number, row: number): Point;
}

/** Grass around the track, in cells on each side together. */
const MARGIN = 1.5;

/** A map is turned only where that makes its cells larger by this much: people remember it as it lay. */
const TURNING = 1.1;

/** Cells may be this much longer than wide, so that a map fills its window. */
const STRETCH = 1.28;

export function tilesOf(track: PrintedTrack): Tile[] {
  return [...track.cells.flatMap((cell) => cell.tiles), ...track.walls];
}

/** Where the window grows and shrinks within a match, a map is never turned. */
export function frameOf(track: PrintedTrack, width: number, height: number, mayTurn = true): Frame {
  const tiles = tilesOf(track);
  const columns = tiles.map(({ column }) => column);
  const rows = tiles.map(({ row }) => row);
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  const across = (right - left) / 2 + 1 + MARGIN;
  const down = bottom - top + 1 + MARGIN;
  const upright = sides(width / across, height / down);
  const turned = sides(width / down, height / across);
  const isTurned = mayTurn && Math.min(turned.width, turned.height) > Math.min(upright.width, upright.height) * TURNING;
  const cell = isTurned ? turned : upright;
  const begin = isTurned
    ? { x: (width - down * cell.width) / 2, y: (height - across * cell.height) / 2 }
    : { x: (width - across * cell.width) / 2, y: (height - down * cell.height) / 2 };
  const edge = MARGIN / 2 + 0.5;
  const at = (column: number, row: number): Point =>
    isTurned
      ? { x: begin.x + (row - top + edge) * cell.width, y: begin.y + ((right - column) / 2 + edge) * cell.height }
      : { x: begin.x + ((column - left) / 2 + edge) * cell.width, y: begin.y + (row - top + edge) * cell.height };
  return { width, height, isTurned, cell, unit: Math.min(cell.width, cell.height), at };
}

function sides(width: number, height: number): { width: number; height: number } {
  return { width: Math.min(width, height * STRETCH), height: Math.min(height, width * STRETCH) };
}

/** The middle of a cell; of one that covers several squares, the square nearest to their middle. */
export function middleOf(frame: Frame, cell: Pick<PrintedCell, 'tiles'>): Point {
  const points = cell.tiles.map(({ column, row }) => frame.at(column, row));
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const middle = { x: sum.x / points.length, y: sum.y / points.length };
  return points.reduce((best, point) => (distance(point, middle) < distance(best, middle) ? point : best), points[0] ?? middle);
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

// ---- Outlines ----

/** A corner: in half cells from the left, and in rows from the top. */
type Corner = readonly [number, number];

/** The outline of a square, clockwise, in pieces half a cell long: rows may be shifted by that much. */
function edgesOf({ column, row }: Tile): [Corner, Corner][] {
  const corners: Corner[] = [
    [column - 1, row],
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
    [column - 1, row + 1],
  ];
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);
}

const nameOf = ([x, y]: Corner) => `${x},${y}`;

/** The outlines of an area of squares. */
export function outlines(tiles: readonly Tile[]): Corner[][] {
  const edges = new Map<string, [Corner, Corner]>();
  for (const tile of tiles) for (const edge of edgesOf(tile)) edges.set(`${nameOf(edge[0])} ${nameOf(edge[1])}`, edge);
  const next = new Map<string, Corner[]>();
  for (const [from, to] of edges.values()) {
    if (edges.has(`${nameOf(to)} ${nameOf(from)}`)) continue;
    next.set(nameOf(from), [...(next.get(nameOf(from)) ?? []), to]);
  }
  const loops: Corner[][] = [];
  for (const [start] of next) {
    const loop: Corner[] = [];
    let at = start;
    let way = next.get(at)?.pop();
    while (way) {
      loop.push(way);
      at = nameOf(way);
      way = next.get(at)?.pop();
    }
    if (loop.length > 0) loops.push(straight(loop));
  }
  return loops;
}

/** Leaves out the corners at which the line goes straight on. */
function straight(loop: Corner[]): Corner[] {
  return loop.filter((corner, index) => {
    const [before, after] = [loop.at(index - 1) ?? corner, loop[(index + 1) % loop.length] ?? corner];
    return (corner[0] - before[0]) * (after[1] - corner[1]) !== (corner[1] - before[1]) * (after[0] - corner[0]);
  });
}

const number = (value: number) => String(Math.round(value * 10) / 10);
const written = ({ x, y }: Point) => `${number(x)} ${number(y)}`;
const cornerAt = (frame: Frame, [x, y]: Corner) => frame.at(x, y - 0.5);

function towards(from: Point, to: Point, far: number): Point {
  const length = distance(from, to);
  const part = length > 0 ? Math.min(far, length / 2) / length : 0;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The path of an area with rounded corners. */
export function areaPath(frame: Frame, tiles: readonly Tile[], radius: number): string {
  const loops = outlines(tiles).map((loop) => loop.map((corner) => cornerAt(frame, corner)));
  return loops.map((points) => roundedLoop(points, radius)).join('');
}

function roundedLoop(points: Point[], radius: number): string {
  const turns = points.map((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return `${written(towards(point, before, radius))}Q${written(point)} ${written(towards(point, after, radius))}`;
  });
  return `M${turns.join('L')}Z`;
}

// ---- Red lines ----

/** A red line: which of the lap it is, how it runs, at which end its flag stands, and where. */
export interface RedLine {
  number: number;
  path: string;
  end: Point;
  flag: Point;
}

/** A flag on a small map keeps off its line by so many pixels. */
const LEAST_FAR = 11;

export function redLines(frame: Frame, track: PrintedTrack): RedLine[] {
  const cellsAt = new Map<string, PrintedCell[]>();
  for (const cell of track.cells) for (const edge of cell.tiles.flatMap(edgesOf)) addTo(cellsAt, edgeName(edge), cell);
  const lines = new Map<number, [Corner, Corner][]>();
  const seen = new Set<string>();
  for (const edge of track.cells.flatMap((cell) => cell.tiles.flatMap(edgesOf))) {
    const name = edgeName(edge);
    if (seen.has(name)) continue;
    seen.add(name);
    const number = lineBetween(cellsAt.get(name) ?? []);
    if (number !== null) lines.set(number, [...(lines.get(number) ?? []), edge]);
  }
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const far = Math.max(frame.unit * 0.42, LEAST_FAR);
  return [...lines].map(([number, edges]) => {
    const chains = chainsOf(edges).map((chain) => chain.map((corner) => cornerAt(frame, corner)));
    const ends = chains.flatMap((chain) => [chain[0], chain.at(-1)]).filter((end) => end !== undefined);
    const end = ends.reduce((best, point) => (distance(point, middle) > distance(best, middle) ? point : best), ends[0] ?? middle);
    const out = distance(end, middle) || 1;
    const flag = { x: end.x + ((end.x - middle.x) / out) * far, y: end.y + ((end.y - middle.y) / out) * far };
    return { number, path: chains.map(smooth).join(''), end, flag };
  });
}

const edgeName = ([one, other]: [Corner, Corner]) => [nameOf(one), nameOf(other)].sort().join(' ');

function addTo(cells: Map<string, PrintedCell[]>, name: string, cell: PrintedCell): void {
  cells.set(name, [...(cells.get(name) ?? []), cell]);
}

/** Which red line runs between cells that meet, if one does. */
function lineBetween(cells: PrintedCell[]): number | null {
  for (const one of cells) {
    const other = cells.find((cell) => cell.red !== one.red && (one.neighbours.includes(cell.cell) || cell.neighbours.includes(one.cell)));
    if (other) return Math.max(one.red, other.red);
  }
  return null;
}

/** Pieces of a line, put together end to end. */
function chainsOf(edges: [Corner, Corner][]): Corner[][] {
  const at = new Map<string, [Corner, Corner][]>();
  for (const edge of edges) for (const corner of edge) at.set(nameOf(corner), [...(at.get(nameOf(corner)) ?? []), edge]);
  const used = new Set<[Corner, Corner]>();
  const starts = edges.flat().sort((one, other) => (at.get(nameOf(one))?.length ?? 0) - (at.get(nameOf(other))?.length ?? 0));
  const chains: Corner[][] = [];
  for (const start of starts) {
    const chain = [start];
    for (;;) {
      const here = chain.at(-1) ?? start;
      const edge = at.get(nameOf(here))?.find((piece) => !used.has(piece));
      if (!edge) break;
      used.add(edge);
      chain.push(nameOf(edge[0]) === nameOf(here) ? edge[1] : edge[0]);
    }
    if (chain.length > 1) chains.push(chain);
  }
  return chains;
}

/** A line that swings around its corners. */
function smooth(points: Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const between = points.slice(0, -1).map((point, index) => {
    const next = points[index + 1] ?? point;
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
  });
  const swings = points.slice(1, -1).map((point, index) => `Q${written(point)} ${written(between[index + 1] ?? point)}`);
  return `M${written(first)}L${written(between[0] ?? first)}${swings.join('')}L${written(last)}`;
}

// ---- Where the lap goes ----

export interface Arrow extends Point {
  /** In degrees. */
  turn: number;
}

/** Arrows on the road, every other cell of the lap, where nothing else is printed. */
export function arrows(frame: Frame, track: PrintedTrack): Arrow[] {
  const cells = new Map(track.cells.map((cell) => [cell.cell, cell]));
  const way = track.lap.flatMap((name) => cells.get(name) ?? []);
  return way.flatMap((cell, index) => {
    const [before, after] = [way[index - 1], way[index + 1]];
    if (index % 2 === 0 || cell.kind !== 'plain' || cell.exitOf || !before || !after) return [];
    const [from, to] = [nearTo(frame, before, cell), nearTo(frame, after, cell)];
    return [{ ...middleOf(frame, cell), turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI }];
  });
}

/** Of a cell that covers several squares, the square next to another cell. */
function nearTo(frame: Frame, cell: PrintedCell, other: PrintedCell): Point {
  const goal = middleOf(frame, other);
  const points = cell.tiles.map(({ column, row }) => frame.at(column, row));
  return points.reduce((best, point) => (distance(point, goal) < distance(best, goal) ? point : best), points[0] ?? goal);
}

/** The longest row of wall; the fan track lies on it where there is room. */
export function longestWall(track: PrintedTrack): Tile[] {
  const rows = new Map<number, Tile[]>();
  for (const tile of track.walls) rows.set(tile.row, [...(rows.get(tile.row) ?? []), tile]);
  let longest: Tile[] = [];
  for (const row of rows.values()) {
    let run: Tile[] = [];
    for (const tile of row.sort((one, other) => one.column - other.column)) {
      run = run.at(-1)?.column === tile.column - 2 ? [...run, tile] : [tile];
      if (run.length > longest.length) longest = run;
    }
  }
  return longest;
}

/** The cell nearest to a point, if one is near enough. */
export function nearest(point: Point, cells: Iterable<readonly [CellName, Point]>, reach: number): CellName | null {
  let best: CellName | null = null;
  let least = reach;
  for (const [name, middle] of cells) {
    const far = distance(point, middle);
    if (far <= least) [best, least] = [name, far];
  }
  return best;
}

/** The next cell in the direction of an arrow key; the straighter, the nearer it counts. */
export function towardsArrow(key: string, from: Point, cells: Iterable<readonly [CellName, Point]>): CellName | null {
  const way = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } }[key];
  if (!way) return null;
  let best: CellName | null = null;
  let least = Infinity;
  for (const [name, { x, y }] of cells) {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const beside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    if (along <= 1 || along + beside * 2 >= least) continue;
    [best, least] = [name, along + beside * 2];
  }
  return best;
}

// ---- What stands around the track ----

export interface Tree extends Point {
  size: number;
  isRound: boolean;
}

/** A corner of the window that the track leaves free: a board along its edge, and trees behind it. */
export interface Free {
  board: Arrow | null;
  trees: Tree[];
}

/** How far below the upper corners the boards point to, in cells. */
const UPPER = 2.4;

export function corners(frame: Frame, track: PrintedTrack, above = 0): Free[] {
  const { width, height, unit } = frame;
  const taken = tilesOf(track).map(({ column, row }) => frame.at(column, row));
  const room = (point: Point) => Math.min(...taken.map((tile) => distance(tile, point)));
  const cells = new Map(track.cells.map((cell) => [cell.cell, cell]));
  const way = track.lap.flatMap((name) => cells.get(name) ?? []).map((cell) => middleOf(frame, cell));
  return [[0, 0], [1, 0], [1, 1], [0, 1]].map(([right = 0, down = 0]) => {
    const inward = { x: right ? -1 : 1, y: down ? -1 : 1 };
    const at = (x: number, y: number): Point => ({ x: right * width + inward.x * x * unit, y: down * height + inward.y * y * unit });
    const foot = (x: number, y: number): Point => {
      const point = at(x, y);
      return { x: point.x, y: down ? point.y + unit * 0.5 : Math.max(point.y, above + unit * (y - 1)) };
    };
    const spots = [
      { ...foot(0.75, down === 1 ? 1.2 : 1.95), size: unit * 0.95, isRound: down === 1 },
      { ...foot(1.6, down === 1 ? 0.95 : 1.7), size: unit * 0.72, isRound: down === 0 },
    ];
    // What is told about the race lies over the upper corners.
    const board = boardAt(frame, way, taken, { x: right * width, y: down ? height : unit * UPPER });
    const trees = spots.filter((tree) => {
      const middle = { x: tree.x, y: tree.y - tree.size / 2 };
      const isMoved = !down && above > 0;
      return room(middle) > unit * 1.35 && !(isMoved && board && distance(board, middle) < unit * 1.6);
    });
    return { board, trees };
  });
}

/** A board on the way from the middle to a corner, along the edge of the track, pointing where the lap goes. */
function boardAt(frame: Frame, way: Point[], taken: Point[], corner: Point): Arrow | null {
  const { width, height, unit } = frame;
  const middle = { x: width / 2, y: height / 2 };
  const length = distance(corner, middle) || 1;
  const closest = (points: Point[], to: Point) => points.reduce((best, point) => (distance(point, to) < distance(best, to) ? point : best), middle);
  for (let far = unit; far < length; far += unit * 0.2) {
    const point = { x: middle.x + ((corner.x - middle.x) / length) * far, y: middle.y + ((corner.y - middle.y) / length) * far };
    if (distance(closest(taken, point), point) < unit * 1.42) continue;
    const isInside = Math.min(point.x, width - point.x) > unit * 0.75 && Math.min(point.y, height - point.y) > unit * 0.9;
    const edge = closest(taken, point);
    const beside = taken.filter((tile) => tile !== edge && distance(tile, edge) < unit * 3).sort((one, other) => distance(one, point) - distance(other, point));
    const [one, other] = [beside[0], beside.find((tile) => beside[0] && distance(tile, beside[0]) > unit * 1.5)];
    const index = way.indexOf(closest(way, point));
    const [from, to] = [way[Math.max(index - 2, 0)], way[Math.min(index + 2, way.length - 1)]];
    if (!isInside || !one || !other || !from || !to) return null;
    const along = { x: other.x - one.x, y: other.y - one.y };
    const isForward = along.x * (to.x - from.x) + along.y * (to.y - from.y) > 0;
    const turn = (Math.atan2(along.y, along.x) * 180) / Math.PI;
    return { ...point, turn: isForward ? turn : turn + 180 };
  }
  return null;
}

/** Heads behind the upper edge of the topmost row. */
export function spectators(frame: Frame, track: PrintedTrack): Point[] {
  const tiles = tilesOf(track);
  const top = Math.min(...tiles.map(({ row }) => row));
  const columns = tiles.filter(({ row }) => row === top).map(({ column }) => column);
  const flags = redLines(frame, track).map(({ flag }) => flag);
  const heads = columns.flatMap((column) => [-0.68, 0, 0.68].map((shift) => frame.at(column + shift, top - 0.98)));
  return heads.filter((head) => flags.every((flag) => distance(flag, head) > frame.unit * 0.45));
}
