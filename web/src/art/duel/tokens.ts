/** The bodies of the Buzz tokens, cut around the spaces they bring. */

import type { Bonus, Token } from '$lib/types/king-of-tokyo-duel';
import { INK } from './glyphs';
import { disc, eyes, line, mouth, patch, type Shape } from './kit';

export interface Point {
  x: number;
  y: number;
}

/** A piece of the cardboard; all pieces together have one outline. */
export interface Piece {
  d: string;
  fill: string;
  /** How far it reaches beyond its path to either side, doubled. */
  thickness: number;
}

export interface Body {
  pieces: Piece[];
  /** What is printed on it, the way from space to space included. */
  print: Shape[];
}

/** The radius of a space in the units used here. */
export const RADIUS = 10;

const RIM = 13;

const plus = (a: Point, b: Point, factor = 1): Point => ({ x: a.x + b.x * factor, y: a.y + b.y * factor });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const unit = (a: Point): Point => {
  const length = Math.hypot(a.x, a.y) || 1;
  return { x: a.x / length, y: a.y / length };
};
const across = (a: Point): Point => ({ x: -a.y, y: a.x });
const at = (a: Point): string => `${a.x.toFixed(1)} ${a.y.toFixed(1)}`;
const way = (points: Point[]): string => `M${points.map(at).join('L')}`;
const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});
const piece = (fill: string, d: string, thickness = 0): Piece => ({ d, fill, thickness });
const round = (fill: string, centre: Point, radius: number): Piece => piece(fill, disc(centre.x, centre.y, radius));
/** A path drawn around a point as its origin. */
const near = ({ x, y }: Point, shape: Shape): Shape => ({ ...shape, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` });
const rail = (points: Point[]): Shape => ({ ...line(way(points), 2.4), opacity: 0.4 });
const band = (fill: string, points: Point[]): Piece =>
  points.length === 1 ? round(fill, points[0]!, RIM) : piece(fill, way(points), 2 * RIM);
const sheet = (fill: string, points: Point[]): Piece => piece(fill, `${way(points)}Z`, 2 * RIM);

/** A head that leaves room for a face above its space. */
const head = (fill: string, { x, y }: Point): Piece => round(fill, { x, y: y - 2.5 }, RIM);
/** Two pointed ears, mirrored. */
const ears = (fill: string, { x, y }: Point, tip: Point, thickness = 1.5): Piece =>
  piece(
    fill,
    [-1, 1].map((side) => `M${x + side * 3} ${y - 13}L${x + side * tip.x} ${y + tip.y}L${x + side * 12} ${y - 5}Z`).join(''),
    thickness,
  );
const face = ({ x, y }: Point): Shape => eyes(x, y - 12.2, 7, 1.4);

type Cutter = (points: Point[], first: Point, last: Point) => Body;

const cat: Cutter = (_, first) => ({
  pieces: [ears('#b9c2d6', first, { x: 12, y: -23 }), head('#b9c2d6', first)],
  print: [
    near(first, patch('#f3a6bd', 'M-6.5-15.5l-4.5-4.8-.6 7.5ZM6.5-15.5l4.5-4.8.6 7.5Z')),
    face(first),
    near(first, line('M-12-7l-5-1.5M-12.5-4l-5 .5M12-7l5-1.5M12.5-4l5 .5', 0.9, 'var(--ink)')),
  ],
});

const fish: Cutter = (_, first) => ({
  pieces: [
    piece('#4ea3cf', `M${at(plus(first, { x: -9, y: 0 }))}l-11-9q2 9 0 18ZM${at(plus(first, { x: -6, y: -10 }))}q6-10 13-8q-1 5 2 9Z`, 1.5),
    head('#86cdea', first),
  ],
  print: [face(plus(first, { x: 2, y: 0 })), near(first, line('M-17.5-4l4 2.5M-17.5 4l4-2.5', 1, '#2d7ba5'))],
});

const tiger: Cutter = (_, first) => ({
  pieces: [
    piece('#ffd84d', disc(first.x - 9.5, first.y - 13, 4.5) + disc(first.x + 9.5, first.y - 13, 4.5)),
    head('#ffd84d', first),
  ],
  print: [
    near(first, patch('#f08a24', disc(-9.5, -13, 2) + disc(9.5, -13, 2))),
    face(first),
    near(first, line('M0-15.5v3M-12.5-3.5l3 .5M-12.5 1h3M12.5-3.5l-3 .5M12.5 1h-3M-11 5.5l2.5-1M11 5.5l-2.5-1', 1.8, '#b3541a')),
  ],
});

const panda: Cutter = (_, first) => ({
  pieces: [
    piece(INK, disc(first.x - 10, first.y - 12.5, 4.4) + disc(first.x + 10, first.y - 12.5, 4.4)),
    head('#fffdf8', first),
  ],
  print: [
    near(first, patch(INK, 'M-6.8-9.3c-1.5-3 .6-5.7 3-5 2.2.8 1.7 4-.4 5.3ZM6.8-9.3c1.5-3-.6-5.7-3-5-2.2.8-1.7 4 .4 5.3Z')),
    near(first, eyes(0, -12.2, 8, 0.9, '#fff')),
  ],
});

const king =
  (crown: string): Cutter =>
  (_, first) => ({
    pieces: [
      piece('#8b6f58', disc(first.x - 12, first.y - 1, 4.5) + disc(first.x + 12, first.y - 1, 4.5)),
      round('#6e5644', first, RIM),
      piece(crown, `M${at(plus(first, { x: -8.5, y: -10 }))}l-1.5-10 5.5 4 4.5-6.5 4.5 6.5 5.5-4-1.5 10q-8.5-3.5-17 0Z`),
    ],
    print: [
      near(first, patch('#e3c7a5', 'M-9-2c0-4 3-6.5 6-5.7 1.3.4 2 1 3 1s1.7-.6 3-1c3-.8 6 1.7 6 5.7 0 2.4-1 3.4-1.6 5.2-.6 4.6-3.8 7.3-7.4 7.3S-6.8 7.8-7.4 3.2C-8 1.4-9 .4-9-2Z')),
      near(first, eyes(0, -1.5, 7.5, 1.5)),
      near(first, patch('#5b4636', disc(-1.3, 2.3, 0.7) + disc(1.3, 2.3, 0.7))),
      near(first, mouth(0, 5.5, 3.5, 2, 1.2)),
    ],
  });

const lizard: Cutter = (points, first, last) => {
  const ahead = unit(minus(first, last));
  const side = across(ahead);
  const foot = (from: Point, along: number, out: number): string =>
    way([plus(plus(from, ahead, along), side, out * 9), plus(plus(from, ahead, along - 3), side, out * 16)]);
  const tail = plus(last, ahead, -10);
  return {
    pieces: [
      piece('#84b04a', foot(first, -2, 1) + foot(first, -2, -1) + foot(last, 2, 1) + foot(last, 2, -1), 4.5),
      piece('#a9cf6e', `M${at(plus(tail, side, 7))}Q${at(plus(tail, ahead, -8))} ${at(plus(plus(tail, ahead, -13), side, 9))}Q${at(plus(plus(tail, ahead, -12), side, -5))} ${at(plus(tail, side, -7))}Z`, 1),
      band('#a9cf6e', points),
      round('#a9cf6e', plus(first, ahead, 2.5), RIM - 0.5),
    ],
    print: [
      rail(points),
      patch(INK, [-1, 1].map((sign) => plus(plus(first, ahead, 11.8), side, sign * 4)).map((eye) => disc(eye.x, eye.y, 1.5)).join('')),
    ],
  };
};

const anubis: Cutter = (points, first, last) => {
  const back = plus(last, unit(minus(last, first)), 10);
  return {
    pieces: [
      piece('#6d78ad', `M${at(back)}q6-2 6-10`, 4),
      ears('#6d78ad', plus(first, { x: 0, y: -1 }), { x: 9, y: -25 }),
      band('#6d78ad', points),
      head('#6d78ad', first),
    ],
    print: [
      near(first, patch('#f2c75c', 'M-6.5-15l-1.8-6-1.7 6.8ZM6.5-15l1.8-6 1.7 6.8Z')),
      rail(points),
      near(first, eyes(0, -12, 7.5, 1.5, '#fff')),
      near(first, line('M-7.5-10.2l-2.5 1.8M7.5-10.2l2.5 1.8', 1.1, '#f2c75c')),
    ],
  };
};

const dragon: Cutter = (points, first, last) => {
  const before = points.at(-2) ?? first;
  const out = unit(minus(last, before));
  const tip = plus(last, out, 11);
  const ridge = points.slice(1).filter((point) => point === last || point.y < last.y);
  return {
    pieces: [
      piece('#f08a24', `M${at(plus(tip, across(out), 4))}L${at(plus(tip, out, 9))}L${at(plus(tip, across(out), -4))}Z`, 1.5),
      piece('#f08a24', ridge.map((point) => `M${at(plus(point, { x: -6, y: -11 }))}l4-7 3 4 3-5 3 8Z`).join(''), 1),
      ears('#f2c21a', first, { x: 6.5, y: -22.5 }),
      band('#5cc2b0', points),
      head('#5cc2b0', first),
    ],
    print: [
      rail(points),
      face(first),
      near(first, patch('#2f8f80', disc(-1.5, -9.8, 0.6) + disc(1.5, -9.8, 0.6))),
    ],
  };
};

const pumpkin: Cutter = (points, first, last) => {
  const centre = points[1] ?? first;
  return {
    pieces: [
      piece('#5c8a3a', `M${at(plus(centre, { x: -2.5, y: -11 }))}q0-7-3.5-10l5-2q3 4 3 12Z`, 1),
      band('#f5953f', points),
      head('#f5953f', centre),
    ],
    print: [
      near(first, line('M-10.8-3.5q-1.5 5 1 9', 1.3, '#c96a1b')),
      near(last, line('M10.8-3.5q1.5 5-1 9', 1.3, '#c96a1b')),
      rail(points),
      face(centre),
      near(centre, mouth(0, 10.8, 3.5, 1.4, 1.1)),
    ],
  };
};

const alien: Cutter = (points, first, last) => {
  const centre = points[1] ?? first;
  const feelers = (point: Point, side: number): string => `M${point.x + side * 4} ${point.y - 10}q${side * 2}-5 ${side * 6}-9`;
  const outside = Math.sign(first.x - last.x) || -1;
  return {
    pieces: [
      piece('#c663a8', feelers(first, outside) + feelers(last, -outside), 1.8),
      piece('#ffe04a', disc(first.x + outside * 10, first.y - 19, 2.7) + disc(last.x - outside * 10, last.y - 19, 2.7)),
      sheet('#ea9fd4', points),
    ],
    print: [
      rail([first, last]),
      near(centre, patch('#f7cdea', disc(0, 0, 9.5))),
      near(centre, eyes(0, -1.5, 8, 2)),
      near(centre, mouth(0, 3.5, 3.5, 2.5, 1.3)),
    ],
  };
};

const phantom: Cutter = (points, first, last) => {
  const centre = middle(points);
  const along = minus(last, first);
  const outward = minus(middle([first, last]), centre);
  const hem = [0, 0.33, 0.67, 1].map((part) => plus(plus(first, along, part), unit(outward), 10.5));
  return {
    pieces: [piece('#ddd6f3', hem.map(({ x, y }) => disc(x, y, 4.6)).join('')), sheet('#ddd6f3', points)],
    print: [
      rail(points),
      near(centre, eyes(0, -1.5, 5, 1.5)),
      near(centre, patch(INK, 'M-1.5 2.6a1.5 1.9 0 1 1 3 0 1.5 1.9 0 1 1-3 0Z')),
    ],
  };
};

const penguin: Cutter = (points, first, last) => {
  const centre = middle(points);
  const flipper = (point: Point): string => way([point, plus(point, unit(minus(point, centre)), 15)]);
  return {
    pieces: [piece('#4d6f9f', flipper(first) + flipper(last), 8), sheet('#7ea3d6', points)],
    print: [
      near(centre, patch('#fffdf8', disc(0, 0, 6.8))),
      rail(points),
      near(centre, eyes(0, -2, 5, 1.4)),
      near(centre, { ...patch('#ff9a1f', 'M-2.3.2h4.6L0 3.4Z'), stroke: INK, width: 0.8 }),
    ],
  };
};

const CUTTERS: Record<Token, Cutter> = {
  'buzz-cat': cat,
  'buzz-fish': fish,
  'buzz-tiger': tiger,
  'buzz-panda': panda,
  'buzz-lizard': lizard,
  'buzz-anubis': anubis,
  'buzz-dragon': dragon,
  'buzz-pumpkin': pumpkin,
  'buzz-alien': alien,
  'buzz-phantom': phantom,
  'buzz-penguin': penguin,
  'buzz-king-1': king('#f7c531'),
  'buzz-king-2': king('#d6402b'),
};

/** Cuts a token around its spaces, which have the radius `RADIUS` and come in printed order. */
export function cutToken(token: Token, points: Point[]): Body {
  const first = points[0];
  const last = points.at(-1);
  return first && last ? CUTTERS[token](points, first, last) : { pieces: [], print: [] };
}

const ONE: Point[] = [{ x: 0, y: 0 }];
const TWO: Point[] = [{ x: -13.5, y: 9 }, { x: 13.5, y: -9 }];
const VALLEY: Point[] = [{ x: -27, y: -9 }, { x: 0, y: 9 }, { x: 27, y: -9 }];
const HILL: Point[] = [{ x: -27, y: 9 }, { x: 0, y: -9 }, { x: 27, y: 9 }];
const DETOUR: Point[] = [{ x: -16, y: 9 }, { x: 0, y: -13 }, { x: 16, y: 9 }];

const hit = (amount: number): Bonus => ({ bonus: 'hit', amount });
const heart: Bonus = { bonus: 'heart', amount: 1 };
const energy: Bonus = { bonus: 'energy', amount: 1 };
const dieToken: Bonus = { bonus: 'die-token', amount: 1 };

/** A space of a token as printed: a bonus, blank, or no space at all but part of the animal. */
export type Space = Bonus | 'blank' | 'covered';

/** How a token looks before it is placed: where its spaces lie and what is printed on them. */
export const PRINTED: Record<Token, { points: Point[]; spaces: Space[] }> = {
  'buzz-cat': { points: ONE, spaces: [hit(1)] },
  'buzz-fish': { points: ONE, spaces: [heart] },
  'buzz-tiger': { points: ONE, spaces: [energy] },
  'buzz-panda': { points: ONE, spaces: [dieToken] },
  'buzz-lizard': { points: TWO, spaces: [hit(1), dieToken] },
  'buzz-anubis': { points: TWO, spaces: [energy, heart] },
  'buzz-dragon': { points: VALLEY, spaces: [energy, hit(1), heart] },
  'buzz-pumpkin': { points: VALLEY, spaces: [heart, hit(2), heart] },
  'buzz-alien': { points: HILL, spaces: ['blank', 'covered', 'blank'] },
  'buzz-phantom': { points: DETOUR, spaces: ['blank', heart, 'blank'] },
  'buzz-penguin': { points: DETOUR, spaces: ['blank', hit(1), 'blank'] },
  'buzz-king-1': { points: ONE, spaces: ['covered'] },
  'buzz-king-2': { points: ONE, spaces: ['covered'] },
};
