import { describe, expect, it } from 'vitest';
import { symbolsOf } from './gains';

describe('what events bring', () => {
  it('is told in the symbols of the guide, for one player', () => {
    const symbols = symbolsOf(
      [
        { event: 'used', seat: 0, space: 'red-1', location: 'bazaar' },
        { event: 'gained', seat: 0, resources: { wood: 1, stone: 1, iron: 1 } },
        { event: 'gained', seat: 1, resources: { wood: 1, stone: 0, iron: 0 } },
        { event: 'strength', seat: 0, amount: 3, banditsOnly: true },
        { event: 'points', seat: 0, points: 2 },
        { event: 'deactivated', seat: 0, space: 'red-1', location: 'bazaar' },
      ],
      0,
    );
    expect(symbols).toEqual([
      { key: 'resources-gained', args: { wood: 1, stone: 1, iron: 1 } },
      { key: 'gain-strength-bandits', args: { amount: 3 } },
      { key: 'gain-points', args: { points: 2 } },
      { key: 'gain-deactivated' },
    ]);
  });
});
