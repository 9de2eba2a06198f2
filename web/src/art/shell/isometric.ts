/** The city is drawn in blocks: x runs to the right and down, y to the left and down, z up, in plots of one unit. */

export interface Box {
  x: number;
  y: number;
  z?: number;
  width: number;
  depth?: number;
  height: number;
}

type Point = [x: number, y: number];

const ORIGIN: Point = [146, 51];
const PLOT = 34;

export function project(x: number, y: number, z: number): Point {
  return [ORIGIN[0] + (x - y) * PLOT * 0.866, ORIGIN[1] + (x + y) * PLOT * 0.5 - z * PLOT];
}

const written = (...points: Point[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

/** Maps a square of one by one onto a face that starts at a corner and runs to two others. */
function onto(corner: Point, right: Point, down: Point): string {
  const columns = [right[0] - corner[0], right[1] - corner[1], down[0] - corner[0], down[1] - corner[1], ...corner];
  return `matrix(${columns.map((value) => value.toFixed(2)).join(' ')})`;
}

/** The three faces of a box that can be seen: outline, and where a unit square would lie on each. */
export function faces({ x, y, z = 0, width, depth = width, height }: Box) {
  const top = z + height;
  const back = project(x, y, top);
  const east = project(x + width, y, top);
  const front = project(x + width, y + depth, top);
  const west = project(x, y + depth, top);
  const eastFoot = project(x + width, y, z);
  const frontFoot = project(x + width, y + depth, z);
  const westFoot = project(x, y + depth, z);
  return {
    top: { points: written(back, east, front, west), matrix: onto(back, east, west) },
    left: { points: written(west, front, frontFoot, westFoot), matrix: onto(west, front, westFoot) },
    right: { points: written(front, east, eastFoot, frontFoot), matrix: onto(front, east, frontFoot) },
  };
}

/** The two slopes of a pointed roof that can be seen. */
export function roof({ x, y, z = 0, width, depth = width, height }: Box) {
  const tip = project(x + width / 2, y + depth / 2, z + height);
  const front = project(x + width, y + depth, z);
  return {
    left: written(project(x, y + depth, z), front, tip),
    right: written(front, project(x + width, y, z), tip),
  };
}
