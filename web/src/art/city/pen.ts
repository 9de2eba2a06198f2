/** Cuts pictures of 64 by 64 out of paper: flat pieces with a slightly wobbly outline, isometric houses, two-dot eyes. */

export const INK = '#1a1a22';

/** One piece of paper, or one line drawn with a pen. */
export interface Piece {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** What it is while the house sleeps: eyes shut. */
  asleep?: string;
}

export type Point = readonly [x: number, y: number];

/** A house with two walls: the middle of its foot, how far the walls run to the left and to the right, and how high they are. */
export interface House {
  x: number;
  y: number;
  left: number;
  right: number;
  height: number;
}

const LINE = 1.8;
const SHADOW = 0.16;
const round = (value: number) => Math.round(value * 100) / 100;

export class Pen {
  readonly pieces: Piece[] = [];
  #noise: number;

  constructor(name: string) {
    this.#noise = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7) || 1;
  }

  /** The same wobble for the same picture, always. */
  #wobble(value: number, most: number): number {
    this.#noise = (this.#noise * 48271) % 2147483647;
    return round(value + ((this.#noise / 2147483647) * 2 - 1) * most);
  }

  shadow(width: number, x = 32, y = 57): this {
    return this.#add({ d: disc(x, y, width, 5), fill: INK, opacity: SHADOW });
  }

  /** A piece with straight edges. */
  cut(fill: string, points: readonly Point[], { wobble = 0.35, width = LINE } = {}): this {
    const d = points.map(([x, y]) => `${this.#wobble(x, wobble)} ${this.#wobble(y, wobble)}`).join('L');
    return this.#add({ d: `M${d}Z`, fill, stroke: INK, width });
  }

  /** A piece with any outline. */
  shape(fill: string, d: string, width = LINE): this {
    return this.#add({ d, fill, stroke: INK, width });
  }

  /** A patch of colour without an outline. */
  patch(fill: string, d: string): this {
    return this.#add({ d, fill });
  }

  disc(fill: string, x: number, y: number, radius: number, width = LINE): this {
    return this.#add({ d: disc(x, y, radius), fill, stroke: INK, width });
  }

  box(fill: string, x: number, y: number, width: number, height: number): this {
    return this.shape(fill, `M${x} ${y}h${width}v${height}h${-width}Z`);
  }

  line(d: string, width = LINE, stroke = INK): this {
    return this.#add({ d, stroke, width });
  }

  /** The two dots everything here looks out of; on a wall they follow its slope. */
  eyes(x: number, y: number, apart = 7, radius = 1.9, { slope = 0, fill = INK } = {}): this {
    const at = ([-1, 1] as const).map((side) => [x + (side * apart) / 2, y + side * (apart / 2) * slope] as const);
    return this.#add({
      d: at.map(([eyeX, eyeY]) => disc(eyeX, eyeY, radius)).join(''),
      asleep: at.map(([eyeX, eyeY]) => `M${round(eyeX - 2)} ${round(eyeY)}q2 2.2 4 0`).join(''),
      fill,
    });
  }

  /** Two walls, and a flat roof if it has a colour. */
  walls({ x, y, left, right, height }: House, dark: string, light: string, { roof = '', eyes = true } = {}): this {
    this.cut(dark, [[x - left, y - left / 2], [x, y], [x, y - height], [x - left, y - left / 2 - height]]);
    this.cut(light, [[x, y], [x + right, y - right / 2], [x + right, y - right / 2 - height], [x, y - height]]);
    if (roof) {
      const back = y - (left + right) / 2 - height;
      this.cut(roof, [[x - left, y - left / 2 - height], [x, y - height], [x + right, y - right / 2 - height], [x + right - left, back]]);
    }
    return eyes ? this.eyes(x + right * 0.52, y - right * 0.26 - height * 0.56, right * 0.36, 1.75, { slope: -0.5 }) : this;
  }

  /** A roof with a ridge, its gable over the left wall. */
  gable({ x, y, left, right, height }: House, rise: number, roof: string, wall: string): this {
    const [topX, topY] = [x - left / 2, y - left / 4 - height - rise];
    this.cut(wall, [[x - left, y - left / 2 - height], [x, y - height], [topX, topY]]);
    return this.cut(roof, [
      [x + 1.2, y - height + 1.8],
      [x + right + 2, y - right / 2 - height + 0.4],
      [topX + right + 1.2, topY - right / 2 - 0.6],
      [topX - 0.8, topY - 0.8],
    ]);
  }

  /** A roof that comes to a point. */
  spire({ x, y, left, right, height }: House, rise: number, dark: string, light: string, over = 2): this {
    const top: Point = [x + (right - left) / 2, y - (left + right) / 4 - height - rise];
    const foot: Point = [x, y - height + over];
    this.cut(dark, [[x - left - over, y - left / 2 - height], foot, top]);
    return this.cut(light, [foot, [x + right + over, y - right / 2 - height], top]);
  }

  /** A door in the left wall: where it begins and how wide it is, as parts of the wall. */
  door({ x, y, left }: House, from: number, wide: number, height: number, fill: string): this {
    const foot = (part: number): Point => [x - left * part, y - (left * part) / 2];
    const [near, far] = [foot(from), foot(from + wide)];
    return this.cut(fill, [far, near, [near[0], near[1] - height], [far[0], far[1] - height]], { wobble: 0.1, width: 1.3 });
  }

  /** Battlements along a wall that starts at a point. */
  battlements(fill: string, [x, y]: Point, run: number, slope: number, height = 6): this {
    for (const from of [0, 0.4, 0.8]) {
      const at = (part: number): Point => [x + run * part, y + run * slope * part];
      const [left, right] = [at(from), at(from + 0.2)];
      this.cut(fill, [left, right, [right[0], right[1] - height], [left[0], left[1] - height]], { wobble: 0.1 });
    }
    return this;
  }

  flag(fill: string, x: number, y: number, size = 9): this {
    return this.cut(fill, [[x, y], [x + size, y + size / 3], [x, y + (size * 2) / 3]], { wobble: 0.1, width: 1.2 });
  }

  #add(piece: Piece): this {
    this.pieces.push(piece);
    return this;
  }
}

export function disc(x: number, y: number, radius: number, height = radius): string {
  const [wide, high] = [round(radius), round(height)];
  return `M${round(x - wide)} ${round(y)}a${wide} ${high} 0 1 1 ${2 * wide} 0a${wide} ${high} 0 1 1 ${-2 * wide} 0Z`;
}

/** A star, or a saw blade, with so many points. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const angle = (corner * Math.PI) / points - Math.PI / 2;
    const radius = corner % 2 ? inner : outer;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}
