import { expect, it } from 'vitest';
import type { TrackView, View } from '$lib/types/king-of-tokyo-duel';
import { isMirrored, NARROW, nearest, pointOf, spacesOf, tokenPoints, WIDE } from './geometry';

/** A track without tokens; on the Fame track even spaces lie in the lower row. */
const fame: TrackView = {
  track: 'fame',
  marker: 0,
  tokens: [],
  stops: Array.from({ length: 15 }, (_, index) => ({
    position: index - 7,
    lowerRow: index % 2 === 1,
    spotlight: null,
    victory: null,
    token: null,
    bonus: null,
  })),
};

it('keeps every stop on the board, in its row', () => {
  for (const layout of [WIDE, NARROW])
    for (const stop of fame.stops) {
      const { x, y } = pointOf(layout, fame, stop.position);
      expect(x).toBeGreaterThan(layout.radius);
      expect(x).toBeLessThan(layout.width - layout.radius);
      expect(y > layout.lines.fame).toBe(stop.lowerRow);
    }
});

it('turns the board round for a first seat that sits on the right', () => {
  const mirrored = { ...WIDE, isMirrored: true };
  expect(isMirrored({ seats: [{ side: 'right' }, { side: 'left' }] } as View)).toBe(true);
  for (const { position } of [...fame.stops, { position: 2.5 }]) {
    const { x, y } = pointOf(WIDE, fame, position);
    expect(pointOf(mirrored, fame, position)).toEqual({ x: WIDE.width - x, y });
  }
});

it('knows the row of a space that a token takes away', () => {
  const short = { ...fame, stops: fame.stops.filter(({ position }) => position !== 2) };
  expect(pointOf(WIDE, short, 2)).toEqual(pointOf(WIDE, fame, 2));
});

it('lays tokens over the spaces they cover', () => {
  expect(spacesOf('buzz-cat', 3)).toEqual([3]);
  expect(spacesOf('buzz-lizard', -2)).toEqual([-2, -1]);
  expect(spacesOf('buzz-alien', 1)).toEqual([1, 2, 3]);
  expect(spacesOf('buzz-phantom', 4)).toEqual([4, 4.5, 5]);
  const points = tokenPoints(WIDE, fame, 'buzz-lizard', 1, false);
  expect(tokenPoints(WIDE, fame, 'buzz-lizard', 1, true)).toEqual([...points].reverse());
});

it('takes the nearest place within reach', () => {
  const places = [{ x: 0, y: 0 }, { x: 10, y: 0 }];
  expect(nearest(places, { x: 6, y: 0 }, 8)).toBe(1);
  expect(nearest(places, { x: 30, y: 0 }, 8)).toBeNull();
});
