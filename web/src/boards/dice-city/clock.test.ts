import { describe, expect, it } from 'vitest';
import type { View } from '$lib/types/dice-city';
import { clockOf } from './clock';

const space = (name: string, location: string, isCard = true) => ({ space: name, location, isCard, deactivated: false });
const view = {
  setup: { players: 2, soloTarget: 50 },
  turn: 7,
  turns: null,
  row: 2,
  bandits: [{ left: 0 }, { left: 2 }, { left: 1 }],
  ships: [{ left: 0 }, { left: 1 }, { left: 1 }],
  basicDecks: [{ card: 'mine' }],
  deckLeft: 4,
  display: [{ card: { card: 'mint' } }, { card: { card: 'manor' } }],
  discard: [{ card: 'church', count: 2 }, { card: 'mine', count: 1 }],
  seats: [
    { fullRows: 1, heap: { total: 12 }, city: [space('red-1', 'well'), space('red-2', 'mine'), space('blue-1', 'mint')] },
    { fullRows: 0, heap: null, city: [space('red-1', 'manor')] },
  ],
} as unknown as View;

describe('the clock', () => {
  it('counts what is left and what is full', () => {
    const clock = clockOf(view, 0);
    expect([clock.bandits, clock.ships, clock.rows.full, clock.solo]).toEqual([3, 1, 1, null]);
    expect(clock.rows.best.map(({ row, active }) => [row, active])).toEqual([['red', 2], ['blue', 1]]);
  });

  it('knows how large the deck was', () => {
    // Two were laid out again for those that were built or discarded: five are gone of nine.
    expect(clockOf(view, 0).deck).toBeCloseTo(5 / 9);
  });

  it('counts turns when one plays alone', () => {
    const solo = { ...view, turns: 15, setup: { ...view.setup, players: 1 } } as View;
    expect(clockOf(solo, 0).solo).toEqual({ turn: 7, turns: 15, points: 12, target: 50 });
  });
});
