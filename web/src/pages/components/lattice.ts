import type { CellEntry, Place, TrackEntry } from '$lib/componentsFile';
import { around, size } from './paint';

/** Half a cell, in the units of the drawing. */
const HALF = 20;

export interface Point {
  x: number;
  y: number;
}

/** How places lie on the paper: as they are, or turned by a quarter for a narrow page. */
export class Lattice {
  readonly width: number;
  readonly height: number;
  readonly #rows: number;
  readonly #isTurned: boolean;

  constructor(track: TrackEntry, isTurned: boolean) {
    const { rows, columns } = size(track);
    this.#rows = rows;
    this.#isTurned = isTurned;
    const [long, short] = [(columns + 1) * HALF, rows * 2 * HALF];
    this.width = isTurned ? short : long;
    this.height = isTurned ? long : short;
  }

  /** A corner, by the lines above rows and left of half columns. */
  corner(row: number, column: number): Point {
    return this.#isTurned ? { x: (this.#rows - row) * 2 * HALF, y: column * HALF } : { x: column * HALF, y: row * 2 * HALF };
  }

  middle([row, column]: Place): Point {
    return this.corner(row + 0.5, column + 1);
  }

  /** The step on the map for an arrow key on the paper. */
  step(key: string): Place | null {
    const steps: Record<string, Place> = { ArrowLeft: [0, -2], ArrowRight: [0, 2], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
    const turned: Record<string, Place> = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, -2], ArrowDown: [0, 2] };
    return (this.#isTurned ? turned : steps)[key] ?? null;
  }
}

/** The place that an arrow key leads to: rows are shifted against each other, so the nearest one. */
export function beside(places: readonly Place[], [row, column]: Place, [down, right]: Place): Place | null {
  const inRow = places.filter((place) => place[0] === row + down && (down !== 0 || place[1] === column + right));
  const distance = (place: Place) => Math.abs(place[1] - column - right);
  return inRow.sort((one, other) => distance(one) - distance(other) || one[1] - other[1])[0] ?? null;
}

/** A piece of a red line, from corner to corner, with the number of the line. */
export interface Piece {
  line: number;
  from: Place;
  to: Place;
}

/** Where red lines run: between neighbours that differ in the lines before them. */
export function redPieces(track: TrackEntry): Piece[] {
  const cells = new Map(track.cells.map((cell) => [cell.id, cell]));
  const pieces: Piece[] = [];
  for (const cell of track.cells) {
    for (const name of cell.neighbours) {
      const other = cells.get(name);
      if (!other || other.red <= cell.red) continue;
      for (const [from, to] of seams(cell, other)) pieces.push({ line: other.red, from, to });
    }
  }
  return pieces;
}

/** How far behind the end of its line a flag stands. */
const POLE = 10;

/** The flags of the red lines: each at the end that is farthest out, where it hides nothing. */
export function flagsOf(lattice: Lattice, pieces: readonly Piece[]): (Point & { line: number })[] {
  const middle = { x: lattice.width / 2, y: lattice.height / 2 };
  const far = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const ends = new Map<number, Point>();
  for (const { line, from, to } of pieces) {
    for (const corner of [lattice.corner(...from), lattice.corner(...to)]) {
      const end = ends.get(line);
      if (!end || far(corner) > far(end)) ends.set(line, corner);
    }
  }
  return [...ends].map(([line, end]) => {
    const out = POLE / (far(end) || 1);
    return { line, x: end.x + (end.x - middle.x) * out, y: end.y + (end.y - middle.y) * out };
  });
}

function seams(cell: CellEntry, other: CellEntry): [Place, Place][] {
  const tiles = new Set(other.tiles.map(String));
  return cell.tiles.flatMap((tile) => around(tile).filter((place) => tiles.has(String(place))).map((place) => seam(tile, place)));
}

/** The edge that two touching places share. */
function seam([row, column]: Place, [otherRow, otherColumn]: Place): [Place, Place] {
  if (row === otherRow) {
    const between = Math.max(column, otherColumn);
    return [[row, between], [row + 1, between]];
  }
  const between = Math.max(row, otherRow);
  const left = Math.max(column, otherColumn);
  return [[between, left], [between, left + 1]];
}
