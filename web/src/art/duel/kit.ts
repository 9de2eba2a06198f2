/** The parts that monsters, tokens and cards are cut from. */

import { CREAM, GLYPHS, INK, type Glyph } from './glyphs';

/** One piece of paper, or one line drawn with a pen. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** How it is moved, turned and scaled. */
  transform?: string;
  /** Does it lie on top and throw the hard shadow? */
  raised?: boolean;
}

/** Paper with an outline that throws a shadow. */
export const paper = (fill: string, d: string, width = 1.5): Shape => ({ d, fill, stroke: INK, width, raised: true });

/** Paper without an outline that throws a shadow. */
export const cut = (fill: string, d: string): Shape => ({ d, fill, raised: true });

/** A patch of colour. */
export const patch = (fill: string, d: string): Shape => ({ d, fill });

/** A line. */
export const line = (d: string, width = 1.5, stroke = INK): Shape => ({ d, stroke, width });

/** The path of a disc. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** The two dots that everything here looks out of. */
export const eyes = (x: number, y: number, gap: number, radius: number, fill = INK): Shape =>
  patch(fill, disc(x - gap / 2, y, radius) + disc(x + gap / 2, y, radius));

/** Half of the mouth's width to either side; a negative depth frowns. */
export const mouth = (x: number, y: number, half: number, depth = 2, width = 1.4, stroke = INK): Shape =>
  line(`M${x - half} ${y}q${half} ${depth} ${2 * half} 0`, width, stroke);

/** A limb or a pole: a thick line that throws a shadow. */
export const limb = (stroke: string, width: number, d: string): Shape => ({ d, stroke, width, raised: true });

/** A limb, a rail or a link of a chain with an outline of its own. */
export const tube = (fill: string, width: number, d: string): Shape[] => [
  { ...line(d, width + 2.6), raised: true },
  line(d, width, fill),
];

/** The same shapes elsewhere. */
export const place = (transform: string, shapes: Shape[]): Shape[] =>
  shapes.map((shape) => ({ ...shape, transform: shape.transform ? `${transform} ${shape.transform}` : transform }));

/** The path of a star, or of a splash, with so many points. */
export function star(x: number, y: number, outer: number, inner = outer / 2, points = 5, turn = 0): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const angle = (corner * Math.PI) / points - Math.PI / 2 + turn;
    const radius = corner % 2 ? inner : outer;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A printed symbol as a thing of paper, in the middle of `x` and `y`. */
export function icon(glyph: Glyph, x: number, y: number, size: number, turn = 0): Shape {
  const scale = size / 24;
  return {
    ...paper(GLYPHS[glyph].paper, GLYPHS[glyph].d, 1.1 / scale),
    transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-12 -12)`,
  };
}

/** A house with two rows of windows; `x` and `y` are the middle of its foot. */
export const house = (x: number, y: number, wide: number, tall: number, fill: string, roof = 0): Shape[] => [
  paper(fill, `M${x - wide / 2} ${y}v${-tall}l${wide / 2} ${-roof}l${wide / 2} ${roof}v${tall}Z`, 1.3),
  patch(INK, [0.3, 0.7].map((across) => disc(x - wide / 2 + wide * across, y - tall + wide * 0.4, wide * 0.1)).join('')),
];

/** A die seen from the front. */
export const die = (x: number, y: number, side: number, turn = 0): Shape[] =>
  place(`translate(${x} ${y}) rotate(${turn}) scale(${side / 10})`, [
    paper(CREAM, 'M-2.8-5h5.6q2.2 0 2.2 2.2v5.6q0 2.2-2.2 2.2h-5.6q-2.2 0-2.2-2.2v-5.6q0-2.2 2.2-2.2Z', 13 / side),
    eyes(0, -0.6, 4.2, 1),
  ]);

/** Short strokes that show a movement or a shine. */
export const dashes = (d: string, stroke = '#fff', width = 1.6): Shape => line(d, width, stroke);
