import { describe, expect, it } from 'vitest';
import { boxOf, middle, narrow, nearest, neighbour, wide, type Box } from './layout';

const LAYOUTS = [
  ['wide', wide],
  ['narrow', narrow],
] as const;

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

describe.each(LAYOUTS)('the %s sheet', (_, layout) => {
  const whole = [...layout.cells].filter(([id]) => !id.includes(':'));

  it('has every cell, inside the paper and apart from all others', () => {
    expect(whole).toHaveLength(18 + 30 + 13 + 12 + 12);
    for (const [id, box] of whole) {
      expect(box.x, id).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, id).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.height, id).toBeLessThanOrEqual(layout.height);
      for (const [other, second] of whole) if (other !== id) expect(overlap(box, second), `${id} and ${other}`).toBe(false);
    }
  });

  it('has a circle for every action', () => {
    expect(layout.circles.size).toBe(21);
  });

  it('finds the nearest target, and none that is too far away', () => {
    const { x, y } = middle(boxOf(layout, 'brown-3')!);
    expect(nearest(layout, ['brown-2', 'brown-3', 'pink-3'], x, y, 1)).toBe('brown-3');
    expect(nearest(layout, ['brown-2', 'brown-5'], x, y, layout.width)).toBe('brown-2');
    expect(nearest(layout, ['yellow-1-1'], x, y, 5)).toBeNull();
  });

  it('moves with the arrows as the eye does', () => {
    const cells = whole.map(([id]) => id);
    expect(neighbour(layout, cells, 'yellow-2-3', 'right')).toBe('yellow-2-4');
    expect(neighbour(layout, cells, 'yellow-2-3', 'up')).toBe('yellow-1-3');
    expect(neighbour(layout, cells, 'yellow-1-6', 'right')).toMatch(/^turquoise-[12]-1$/);
    expect(neighbour(layout, cells, 'turquoise-5-6', 'down')).toMatch(/^blue-right/);
    expect(neighbour(layout, cells, 'pink-12', 'right')).toBeNull();
  });

  it('reaches every cell with the arrows', () => {
    const cells = whole.map(([id]) => id);
    const reached = new Set(['yellow-1-1']);
    for (const id of reached)
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = neighbour(layout, cells, id, direction);
        if (next) reached.add(next);
      }
    expect(cells.filter((id) => !reached.has(id))).toEqual([]);
  });
});
