import { describe, expect, it } from 'vitest';
import type { PrintedCell, PrintedTrack } from '$lib/types/cubitos';
import { areaPath, arrows, frameOf, longestWall, middleOf, nearest, outlines, redLines, towardsArrow } from './map';

const cell = (name: string, row: number, column: number, red: number, neighbours: string[], more: Partial<PrintedCell> = {}): PrintedCell => ({
  cell: name,
  kind: 'plain',
  tiles: [{ row, column }],
  red,
  neighbours,
  ...more,
});

/** Four cells in a row over a wall of three, with a red line in the middle. */
const TRACK: PrintedTrack = {
  track: 'own',
  reconstructed: false,
  redLines: 1,
  lapLength: 3,
  cells: [
    cell('start', 0, 1, 0, ['b'], { kind: 'start' }),
    cell('b', 0, 3, 0, ['start', 'c']),
    cell('c', 0, 5, 1, ['b', 'finish']),
    cell('finish', 0, 7, 1, [], { kind: 'finish' }),
  ],
  walls: [
    { row: 1, column: 2 },
    { row: 1, column: 4 },
    { row: 1, column: 6 },
  ],
  lap: ['start', 'b', 'c', 'finish'],
};

describe('a frame', () => {
  it('lies upright in a wide window and is turned in a tall one', () => {
    expect(frameOf(TRACK, 600, 300).isTurned).toBe(false);
    expect(frameOf(TRACK, 300, 600).isTurned).toBe(true);
  });

  it('keeps every cell inside the window', () => {
    for (const [width, height] of [[600, 300], [300, 600], [344, 190]] as const) {
      const frame = frameOf(TRACK, width, height);
      for (const printed of TRACK.cells) {
        const { x, y } = middleOf(frame, printed);
        expect(x - frame.cell.width / 2).toBeGreaterThanOrEqual(0);
        expect(x + frame.cell.width / 2).toBeLessThanOrEqual(width);
        expect(y - frame.cell.height / 2).toBeGreaterThanOrEqual(0);
        expect(y + frame.cell.height / 2).toBeLessThanOrEqual(height);
      }
    }
  });
});

describe('outlines', () => {
  it('go around neighbours together and around others one by one', () => {
    expect(outlines([{ row: 0, column: 1 }, { row: 0, column: 3 }])).toHaveLength(1);
    expect(outlines([{ row: 0, column: 1 }, { row: 4, column: 1 }])).toHaveLength(2);
  });

  it('leave out what lies on a straight line', () => {
    expect(outlines([{ row: 0, column: 1 }, { row: 0, column: 3 }])[0]).toHaveLength(4);
  });

  it('follow rows that are shifted by half a cell', () => {
    expect(outlines([{ row: 0, column: 1 }, { row: 1, column: 2 }])[0]).toHaveLength(8);
  });

  it('become closed paths', () => {
    expect(areaPath(frameOf(TRACK, 600, 300), TRACK.walls, 5)).toMatch(/^M.*Z$/);
  });
});

describe('a red line', () => {
  it('runs between neighbours that lie on different sides of it, and nowhere else', () => {
    const lines = redLines(frameOf(TRACK, 600, 300), TRACK);
    expect(lines.map(({ number }) => number)).toEqual([1]);
  });

  it('does not run between cells that only touch', () => {
    const apart = { ...TRACK, cells: TRACK.cells.map((printed) => ({ ...printed, neighbours: [] })) };
    expect(redLines(frameOf(apart, 600, 300), apart)).toEqual([]);
  });
});

it('arrows point along the lap, also on a turned map', () => {
  expect(arrows(frameOf(TRACK, 600, 300), TRACK).map(({ turn }) => Math.round(turn))).toEqual([0]);
  expect(arrows(frameOf(TRACK, 300, 600), TRACK).map(({ turn }) => Math.round(turn))).toEqual([-90]);
});

it('the fan track lies on the longest row of wall', () => {
  const walls = [...TRACK.walls, { row: 3, column: 2 }, { row: 3, column: 8 }];
  expect(longestWall({ ...TRACK, walls })).toEqual(TRACK.walls);
  expect(longestWall({ ...TRACK, walls: [] })).toEqual([]);
});

describe('cells near a point', () => {
  const places = [['a', { x: 0, y: 0 }], ['b', { x: 50, y: 0 }], ['c', { x: 55, y: 40 }]] as const;

  it('are found within reach only', () => {
    expect(nearest({ x: 40, y: 5 }, places, 28)).toBe('b');
    expect(nearest({ x: 200, y: 0 }, places, 28)).toBeNull();
  });

  it('are walked with the arrow keys, straight ahead first', () => {
    expect(towardsArrow('ArrowRight', { x: 0, y: 0 }, places)).toBe('b');
    expect(towardsArrow('ArrowDown', { x: 50, y: 0 }, places)).toBe('c');
    expect(towardsArrow('ArrowUp', { x: 0, y: 0 }, places)).toBeNull();
    expect(towardsArrow('Enter', { x: 0, y: 0 }, places)).toBeNull();
  });
});
