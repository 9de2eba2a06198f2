import { describe, expect, it } from 'vitest';
import { next } from './roving';

describe('arrows in a group', () => {
  it('walk by one and by rows', () => {
    expect(next(0, 1, 12)).toBe(1);
    expect(next(2, 4, 12)).toBe(6);
  });

  it('stay at the edges', () => {
    expect(next(0, -1, 12)).toBe(0);
    expect(next(9, 4, 12)).toBe(9);
  });
});
