import type { Area } from './shapes';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

export type ActionName = 'rerolls' | 'jokers' | 'extras';

export interface ActionRow {
  name: ActionName;
  box: Box;
  icon: Spot;
  end: Spot;
  /** Where it is written how many can be used, if the circles are too small to be counted. */
  count: { x: number; y: number } | null;
}

/** Where everything on the sheet is. */
export interface Layout {
  width: number;
  height: number;
  /** Wide: with spines that carry the score, scales in words and room for numbers. */
  isWide: boolean;
  areas: Record<Area, Box>;
  /** Width of the coloured spine at the left of each area. */
  spine: number;
  cells: Map<string, Box>;
  /** The bonuses, by what earns them. */
  bonuses: Map<string, Spot>;
  rows: ActionRow[];
  /** Middles and radius of the circles in the action rows. */
  circles: Map<string, Spot>;
  /** What is printed above the cells of the blue and the pink area. */
  captions: Map<string, { x: number; y: number }>;
  /** The numbers of the yellow rows. */
  numerals: { x: number; y: number }[];
  font: { digit: number; written: number; caption: number };
}

interface Measures {
  width: number;
  isWide: boolean;
  spine: number;
  gap: number;
  actions: { height: number; widths: [number, number, number]; icon: number; count: number; radius: number; jokerRadius: number };
  squares: number;
  yellow: { left: number; right: number; top: number; cell: number; between: number; space: number; bonus: number };
  turquoise: { left: number; right: number; top: number; cell: number; pitch: number; space: number; bonus: number; under: number };
  blue: { height: number; top: number; cell: number; space: number; bonus: number };
  brown: { height: number; top: number; cell: number; space: number; bonus: number };
  pink: { height: number; top: number; cell: number; space: number; bonus: number };
  side: number;
  font: Layout['font'];
}

const WIDE: Measures = {
  width: 804,
  isWide: true,
  spine: 54,
  gap: 8,
  actions: { height: 40, widths: [262.7, 262.7, 262.6], icon: 24, count: 0, radius: 10.6, jokerRadius: 10.6 },
  squares: 236,
  yellow: { left: 28, right: 10, top: 10, cell: 44, between: 33, space: 8, bonus: 23 },
  turquoise: { left: 12, right: 44, top: 9, cell: 32, pitch: 36, space: 5, bonus: 23, under: 204 },
  blue: { height: 97, top: 21, cell: 42, space: 7, bonus: 81 },
  brown: { height: 94, top: 7, cell: 42, space: 12, bonus: 62 },
  pink: { height: 97, top: 21, cell: 42, space: 12, bonus: 81 },
  side: 12,
  font: { digit: 17, written: 22, caption: 13 },
};

const NARROW: Measures = {
  width: 352,
  isWide: false,
  spine: 0,
  gap: 4,
  actions: { height: 24, widths: [94, 156, 94], icon: 16, count: 12, radius: 1.9, jokerRadius: 7.6 },
  squares: 149,
  yellow: { left: 18, right: 4, top: 5, cell: 24.5, between: 24, space: 1.2, bonus: 16.5 },
  turquoise: { left: 4, right: 25, top: 4, cell: 23, pitch: 24.4, space: 1.2, bonus: 16.5, under: 137 },
  blue: { height: 59, top: 14, cell: 24, space: 2, bonus: 48.5 },
  brown: { height: 46, top: 3, cell: 24, space: 4, bonus: 36.5 },
  pink: { height: 59, top: 14, cell: 24, space: 4, bonus: 48.5 },
  side: 5,
  font: { digit: 13, written: 14, caption: 11.5 },
};

const range = (length: number) => Array.from({ length }, (_, index) => index);

class Drawing {
  readonly cells = new Map<string, Box>();
  readonly bonuses = new Map<string, Spot>();
  readonly circles = new Map<string, Spot>();
  readonly captions = new Map<string, { x: number; y: number }>();
  readonly numerals: { x: number; y: number }[] = [];
  readonly rows: ActionRow[] = [];

  constructor(readonly m: Measures) {}

  actions(): void {
    const { height, widths, icon, count, radius, jokerRadius } = this.m.actions;
    const names: ActionName[] = ['rerolls', 'jokers', 'extras'];
    let x = 0;
    names.forEach((name, index) => {
      const width = widths[index] ?? 0;
      const y = height / 2;
      const edge = height / 2;
      const isCounted = count > 0 && name !== 'jokers';
      const inner = x + edge + icon / 2 + height * 0.15;
      this.rows.push({
        name,
        box: { x, y: 0, width, height },
        icon: { x: x + edge, y, size: icon },
        end: { x: x + width - edge, y, size: icon },
        count: isCounted ? { x: inner + count / 2 - 1, y } : null,
      });
      const from = isCounted ? inner + count : inner;
      const step = (x + width - edge - icon / 2 - height * 0.15 - from) / 7;
      for (const cell of range(7)) {
        const size = name === 'jokers' ? jokerRadius : radius;
        this.circles.set(`${name}-${cell + 1}`, { x: from + step * (cell + 0.5), y, size });
      }
      x += width + this.m.gap;
    });
  }

  yellow(area: Box): void {
    const { left, right, top, cell, between, space, bonus } = this.m.yellow;
    const from = area.x + this.m.spine + left;
    const pitch = (area.width - this.m.spine - left - right) / 6;
    for (const row of range(3)) {
      const y = area.y + top + row * (cell + between);
      this.numerals.push({ x: area.x + this.m.spine + left * 0.52, y: y + cell / 2 });
      for (const column of range(6)) {
        const x = from + column * pitch;
        this.cells.set(`yellow-${row + 1}-${column + 1}`, { x, y, width: pitch - space, height: cell });
        if (row < 2)
          this.bonuses.set(`yellow-gap-${row + 1}-${column + 1}`, { x: x + (pitch - space) / 2, y: y + cell + between / 2, size: bonus });
      }
    }
  }

  turquoise(area: Box): void {
    const { left, right, top, cell, pitch: down, space, bonus, under } = this.m.turquoise;
    const from = area.x + this.m.spine + left;
    const pitch = (area.width - this.m.spine - left - right) / 6;
    for (const row of range(5)) {
      const y = area.y + top + row * down;
      for (const column of range(6))
        this.cells.set(`turquoise-${row + 1}-${column + 1}`, { x: from + column * pitch, y, width: pitch - space, height: cell });
      this.bonuses.set(`turquoise-row-${row + 1}`, { x: from + 6 * pitch + right * 0.44, y: y + cell / 2, size: bonus });
    }
    for (const column of range(6))
      this.bonuses.set(`turquoise-column-${column + 1}`, { x: from + column * pitch + (pitch - space) / 2, y: area.y + under, size: bonus });
  }

  blue(area: Box): void {
    const { top, cell, space, bonus } = this.m.blue;
    const from = area.x + this.m.spine + this.m.side;
    const pitch = (area.width - this.m.spine - this.m.side * 1.5) / 13;
    for (const index of range(13)) {
      const away = index - 6;
      const id = away === 0 ? 'blue-middle' : `blue-${away < 0 ? 'left' : 'right'}-${Math.abs(away)}`;
      const x = from + index * pitch;
      this.cells.set(id, { x, y: area.y + top, width: pitch - space, height: cell });
      this.captions.set(id, { x: x + (pitch - space) / 2, y: area.y + top - this.m.font.caption * 0.4 });
      this.bonuses.set(id, { x: x + (pitch - space) / 2, y: area.y + bonus, size: this.m.isWide ? 22 : 16.5 });
    }
  }

  brown(area: Box): void {
    const { top, cell, space, bonus } = this.m.brown;
    const from = area.x + this.m.spine + this.m.side + (this.m.isWide ? 2 : 0);
    const pitch = (area.width - this.m.spine - this.m.side * 1.5) / 12;
    for (const index of range(12)) {
      const x = from + index * pitch;
      this.cells.set(`brown-${index + 1}`, { x, y: area.y + top, width: pitch - space, height: cell });
      this.bonuses.set(`brown-gap-${index + 1}`, { x: x + pitch - space / 2, y: area.y + bonus, size: this.m.isWide ? 22 : 16.5 });
    }
  }

  pink(area: Box): void {
    const { top, cell, space, bonus } = this.m.pink;
    const from = area.x + this.m.spine + this.m.side + (this.m.isWide ? 2 : 0);
    const pitch = (area.width - this.m.spine - this.m.side * 1.5) / 12;
    for (const index of range(12)) {
      const id = `pink-${index + 1}`;
      const x = from + index * pitch;
      const width = pitch - space;
      this.cells.set(id, { x, y: area.y + top, width, height: cell });
      // The halves reach over the caption above and the bonus below: large enough for a finger and for what they say.
      // The caption of the narrow sheet needs more room than its bonus.
      const middle = area.y + top + cell / 2 + (this.m.isWide ? 0 : 1.5);
      const [above, below] = [area.y + 1.5, area.y + area.height - 1.5];
      const grow = this.m.isWide ? 3 : 2.5;
      this.cells.set(`${id}:points`, { x: x - grow, y: above, width: width + 2 * grow, height: middle - above - 0.5 });
      this.cells.set(`${id}:bonus`, { x: x - grow, y: middle + 0.5, width: width + 2 * grow, height: below - middle - 0.5 });
      this.captions.set(id, { x: x + width / 2, y: area.y + top - this.m.font.caption * 0.4 });
      this.bonuses.set(id, { x: x + width / 2, y: area.y + bonus, size: this.m.isWide ? 22 : 16.5 });
    }
  }
}

function draw(m: Measures): Layout {
  const drawing = new Drawing(m);
  const half = (m.width - m.gap) / 2;
  let y = m.actions.height + m.gap;
  const yellow: Box = { x: 0, y, width: half, height: m.squares };
  const turquoise: Box = { x: half + m.gap, y, width: half, height: m.squares };
  y += m.squares + m.gap;
  const line = (height: number): Box => {
    const box = { x: 0, y, width: m.width, height };
    y += height + m.gap;
    return box;
  };
  const [blue, brown, pink] = [line(m.blue.height), line(m.brown.height), line(m.pink.height)];
  drawing.actions();
  drawing.yellow(yellow);
  drawing.turquoise(turquoise);
  drawing.blue(blue);
  drawing.brown(brown);
  drawing.pink(pink);
  const { cells, bonuses, circles, captions, numerals, rows } = drawing;
  const { width, isWide, spine, font } = m;
  return { width, height: y - m.gap, isWide, areas: { yellow, turquoise, blue, brown, pink }, spine, cells, bonuses, rows, circles, captions, numerals, font };
}

export const wide = draw(WIDE);
export const narrow = draw(NARROW);

export function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The box of a cell, of a half, or of a circle in an action row. */
export function boxOf(layout: Layout, id: string): Box | null {
  const box = layout.cells.get(id);
  if (box) return box;
  const circle = layout.circles.get(id);
  return circle ? { x: circle.x - circle.size, y: circle.y - circle.size, width: 2 * circle.size, height: 2 * circle.size } : null;
}

function distance(box: Box, x: number, y: number): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** Of several targets the one nearest to a point, if it is near enough. */
export function nearest(layout: Layout, ids: Iterable<string>, x: number, y: number, reach: number): string | null {
  let found: string | null = null;
  let best = reach;
  for (const id of ids) {
    const box = boxOf(layout, id);
    if (!box) continue;
    const away = distance(box, x, y) + (found === null ? 0 : 0.001);
    if (away <= best) {
      best = away;
      found = id;
    }
  }
  return found;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The target next to another one in a direction, as the eye sees it. */
export function neighbour(layout: Layout, ids: Iterable<string>, from: string, direction: Direction): string | null {
  const start = boxOf(layout, from);
  if (!start) return null;
  const here = middle(start);
  let found: string | null = null;
  let best = Infinity;
  for (const id of ids) {
    const box = boxOf(layout, id);
    if (!box || id === from) continue;
    const there = middle(box);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = direction === 'left' || direction === 'right' ? Math.abs(dy) : Math.abs(dx);
    // Less than a quarter of a cell ahead is the same row or column.
    if (ahead < start.width / 4 || aside > ahead * 2.2) continue;
    const cost = ahead + 3 * aside;
    if (cost < best) {
      best = cost;
      found = id;
    }
  }
  return found;
}
