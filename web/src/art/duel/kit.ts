/** The parts that monsters, tokens and cards are cut from. */

import { INK } from './glyphs';

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

/** The same shapes elsewhere. */
export const place = (transform: string, shapes: Shape[]): Shape[] =>
  shapes.map((shape) => ({ ...shape, transform: shape.transform ? `${transform} ${shape.transform}` : transform }));
