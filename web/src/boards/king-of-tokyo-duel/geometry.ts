import { PRINTED, type Point } from '../../art/duel/tokens';
import type { Position, Token, Track, TrackView, View } from '$lib/types/king-of-tokyo-duel';

/** How large the board of both tracks is drawn. */
export interface Layout {
  width: number;
  height: number;
  /** From one space to the next. */
  spacing: number;
  /** Of a stop. */
  radius: number;
  /** How far the zig-zag goes up and down. */
  swing: number;
  /** The middle line of each track. */
  lines: Record<Track, number>;
  /** Do the numbers of the spaces fall from left to right? */
  isMirrored: boolean;
}

export const WIDE: Layout = {
  width: 832,
  height: 290,
  spacing: 54.5,
  radius: 21.5,
  swing: 19,
  lines: { fame: 107, destruction: 211 },
  isMirrored: false,
};

export const NARROW: Layout = {
  width: 348,
  height: 156,
  spacing: 22.4,
  radius: 10,
  swing: 9.5,
  lines: { fame: 59, destruction: 113 },
  isMirrored: false,
};

/** The number of a position; an added stop lies halfway between two spaces. */
export function place(position: Position): number {
  return Number(position);
}

/** In which row a space lies, also one that a token takes away: the rows alternate. */
function isLower(track: TrackView, space: number): boolean {
  const known = track.stops.find(({ position }) => Number.isInteger(place(position)));
  if (!known) return false;
  const isEven = Math.abs(space - place(known.position)) % 2 === 0;
  return isEven === known.lowerRow;
}

/** The first seat has its end on the left, wherever it sits at the table. */
export function isMirrored({ seats }: View): boolean {
  return seats[0]?.side === 'right';
}

/** The centre of a stop. */
export function pointOf(layout: Layout, track: TrackView, position: Position): Point {
  const { x, y } = printed(layout, track, position);
  return { x: layout.isMirrored ? layout.width - x : x, y };
}

/** As it is printed. An added stop lies off the line, on the side that is nearer to the middle of the board. */
function printed(layout: Layout, track: TrackView, position: Position): Point {
  const at = place(position);
  const { spacing, swing, radius, width } = layout;
  const y = layout.lines[track.track];
  const x = width / 2 + at * spacing;
  if (Number.isInteger(at)) return { x, y: y + (isLower(track, at) ? swing : -swing) };
  // Away from the line between its neighbours, so that the marker visibly goes a longer way.
  const before = printed(layout, track, Math.floor(at));
  const after = printed(layout, track, Math.ceil(at));
  const length = Math.hypot(after.x - before.x, after.y - before.y);
  const across = { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
  const side = track.track === 'fame' ? 1 : -1;
  return { x: x + across.x * side * radius * 2.25, y: y + across.y * side * radius * 2.25 };
}

/** Does the token add a stop between its two spaces? */
function isDetour(token: Token): boolean {
  const { spaces } = PRINTED[token];
  return spaces.length === 3 && spaces[0] === 'blank' && spaces[1] !== 'covered';
}

/** Where on the track the spaces of a token lie, from left to right. */
export function spacesOf(token: Token, space: number): number[] {
  if (isDetour(token)) return [space, space + 0.5, space + 1];
  return PRINTED[token].spaces.map((_, index) => space + index);
}

/** The centres of the spaces of a token that lies on the track, in printed order. */
export function tokenPoints(layout: Layout, track: TrackView, token: Token, space: number, turned: boolean): Point[] {
  const points = spacesOf(token, space).map((at) => pointOf(layout, track, at));
  return turned ? points.reverse() : points;
}

/** The middle of a place where a token could lie; a finger that comes nearest to it means it. */
export function middleOf(points: Point[]): Point {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The way of a marker, stop by stop. */
export function path(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** Which of several points lies nearest, if any lies within reach. */
export function nearest(points: Point[], to: Point, reach: number): number | null {
  let best: number | null = null;
  let shortest = reach;
  points.forEach(({ x, y }, index) => {
    const distance = Math.hypot(x - to.x, y - to.y);
    if (distance <= shortest) [best, shortest] = [index, distance];
  });
  return best;
}
