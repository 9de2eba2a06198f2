/** Outlines of cut paper: every edge bends a little, and the same shape always bends in the same way. */

type Point = [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Points written as in SVG: `"0 0 10 0 5 8"`. */
function parse(points: string): Point[] {
  const numbers = points.trim().split(/[\s,]+/).map(Number);
  return Array.from({ length: numbers.length >> 1 }, (_, point) => [numbers[2 * point]!, numbers[2 * point + 1]!]);
}

/** A small generator, so that a shape looks alike on every device and every day. */
function wobbling(points: Point[]): () => number {
  let seed = Math.abs(Math.round(points.reduce((sum, [x, y]) => sum + x * 7 + y * 13, 1))) + 1;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return (seed / 2147483647) * 2 - 1;
  };
}

/** Edges as scissors leave them: straight, bent every `step` units by at most `wobble`. */
export function cut(points: string, wobble = 0.5, step = 22): string {
  const corners = parse(points);
  const noise = wobbling(corners);
  const path = corners.flatMap(([x, y], corner) => {
    const [toX, toY] = corners[(corner + 1) % corners.length]!;
    const length = Math.hypot(toX - x, toY - y) || 1;
    const pieces = Math.max(1, Math.floor(length / step));
    return Array.from({ length: pieces }, (_, piece) => {
      const along = piece / pieces;
      const bend = (noise() * wobble) / length;
      return `${round(x + (toX - x) * along - (toY - y) * bend)} ${round(y + (toY - y) * along + (toX - x) * bend)}`;
    });
  });
  return `M${path.join('L')}Z`;
}

/** One smooth curve through all points. */
export function soft(points: string): string {
  const stops = parse(points);
  const at = (index: number) => stops[(index + stops.length) % stops.length]!;
  const curves = stops.map((_, stop) => {
    const [before, from, to, after] = [at(stop - 1), at(stop), at(stop + 1), at(stop + 2)];
    const leaving = from.map((value, axis) => value + (to[axis]! - before[axis]!) / 6);
    const arriving = to.map((value, axis) => value - (after[axis]! - from[axis]!) / 6);
    return `C${[...leaving, ...arriving, ...to].map(round).join(' ')}`;
  });
  return `M${at(0).map(round).join(' ')}${curves.join('')}Z`;
}

/** A round piece, not quite a circle. */
export function disc(x: number, y: number, radiusX: number, radiusY = radiusX, wobble = 0.6): string {
  const corners = Math.max(8, Math.round(Math.max(radiusX, radiusY) / 4) + 6);
  const noise = wobbling([[x, y]]);
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / corners;
    const swell = 1 + (noise() * wobble) / Math.max(radiusX, radiusY);
    return `${x + radiusX * swell * Math.cos(angle)} ${y + radiusY * swell * Math.sin(angle)}`;
  });
  return soft(points.join(' '));
}
