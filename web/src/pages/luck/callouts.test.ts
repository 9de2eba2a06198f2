import { expect, test } from 'vitest';
import { dotted, leader, placed, type Box } from './callouts';

const FIELD = { width: 600, height: 300 };
const line = [
  { x: 0, y: 150 },
  { x: 300, y: 150 },
  { x: 300, y: 40 },
  { x: 600, y: 40 },
];

const callout = (x: number, y: number, width = 180) => ({ x, y, width, height: 28 });
const isOver = (box: Box, { x, y }: { x: number; y: number }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

test('callouts stay within the field, off the line and off each other', () => {
  const boxes = placed([callout(300, 40), callout(310, 42), callout(20, 150), callout(590, 40)], line, FIELD);
  expect(boxes.every((box) => box !== null)).toBe(true);
  for (const [index, box] of boxes.entries()) {
    if (!box) continue;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(FIELD.width);
    expect(dotted(line).some((point) => isOver(box, point))).toBe(false);
    const others = boxes.filter((other, at) => other !== null && at !== index);
    expect(others.some((other) => other && isOver(other, { x: box.x + 1, y: box.y + 1 }))).toBe(false);
  }
});

test('callouts keep clear of other things where they can', () => {
  const [free] = placed([callout(20, 150)], line, FIELD);
  const thing = { x: (free?.x ?? 0) + 20, y: (free?.y ?? 0) + 10 };
  const [moved] = placed([callout(20, 150)], line, FIELD, [thing]);
  expect(moved && isOver(moved, thing)).toBe(false);
});

test('where no room is left there is no callout', () => {
  const small = { width: 200, height: 44 };
  expect(placed([callout(100, 20), callout(100, 20)], [], small).map((box) => box !== null)).toEqual([true, false]);
  expect(placed([callout(100, 20, 240)], [], small)).toEqual([null]);
});

test('the stroke begins at the edge that is nearer', () => {
  const box = { x: 100, y: 50, width: 80, height: 20 };
  expect(leader(box, { x: 140, y: 120 })).toEqual({ from: { x: 140, y: 70 }, to: { x: 140, y: 120 } });
  expect(leader(box, { x: 60, y: 10 }).from).toEqual({ x: 112, y: 50 });
});
