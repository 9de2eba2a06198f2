import { describe, expect, it } from 'vitest';
import { changesOf, freshOf, risesOf, symbolsOf } from './gains';

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

describe('what has just happened', () => {
  it('rises from the locations that brought it', () => {
    const rises = risesOf(
      [
        { event: 'used', seat: 0, space: 'red-1', location: 'town-hall' },
        { event: 'used', seat: 0, space: 'blue-2', location: 'manor' },
        { event: 'points', seat: 0, points: 2 },
      ],
      0,
    );
    expect(rises).toEqual([{ space: 'blue-2', symbols: [{ key: 'gain-points', args: { points: 2 } }] }]);
  });

  it('is remembered until one decides again', () => {
    const built = { event: 'built', seat: 1, card: 'mint', space: 'red-3', covered: null } as const;
    const used = { event: 'used', seat: 1, space: 'red-4', location: 'manor' } as const;
    const rerolled = { event: 'rerolled', seat: 0, dice: { red: 2 } } as const;
    const forgone = { event: 'forgone', seat: 0, die: 'red' } as const;
    expect(changesOf([built], [used, rerolled], 0)).toEqual([built, rerolled]);
    expect(changesOf([built], [forgone], 0)).toEqual([forgone]);
  });

  it('is marked where it happened', () => {
    const events = [
      { event: 'built', seat: 1, card: 'mint', space: 'red-3', covered: null },
      { event: 'attacked', seat: 1, victim: 0, space: 'white-2', location: 'manor', price: 4 },
    ] as const;
    expect([...freshOf(events, 1)]).toEqual(['red-3']);
    expect([...freshOf(events, 0)]).toEqual(['white-2']);
  });
});
