import { describe, expect, it } from 'vitest';
import { missing, tagOf } from './price';

const cost = { wood: 2, stone: 1, iron: 0 };

describe('a price', () => {
  it('shows what the stock lacks', () => {
    expect(tagOf(cost, { wood: 1, stone: 1, iron: 5 })).toEqual([
      { kind: 'wood', isMissing: false },
      { kind: 'wood', isMissing: true },
      { kind: 'stone', isMissing: false },
    ]);
  });

  it('lacks nothing where nobody pays', () => {
    expect(tagOf(cost, null).some(({ isMissing }) => isMissing)).toBe(false);
  });

  it('is counted in resources', () => {
    expect(missing(cost, { wood: 0, stone: 0, iron: 9 })).toBe(3);
    expect(missing(cost, { wood: 2, stone: 1, iron: 0 })).toBe(0);
  });
});
