import { expect, test } from 'vitest';
import type { Hinted } from '$lib/types/session';
import { areEqual, isAsGood } from './advice';

const worth = (loss: number, error: number): Hinted => ({ choice: 0, actions: [], games: 100, wins: 0.5, score: 0, low: 0, high: 0, loss, error, advised: false, then: [] });

test('what lies within two standard errors of the best is as good', () => {
  expect(isAsGood(worth(0, 0), false)).toBe(true);
  expect(isAsGood(worth(0.04, 0.02), false)).toBe(true);
  expect(isAsGood(worth(0.14, 0.09), false)).toBe(false);
  expect(isAsGood(worth(4, 2), true)).toBe(true);
  expect(isAsGood(worth(0.05, 0.02), false)).toBe(false);
});

test('choices are equal if all are as good as the best, and a single one has no equal', () => {
  expect(areEqual([worth(0, 0), worth(0.01, 0.02)], false)).toBe(true);
  expect(areEqual([worth(0, 0), worth(0.01, 0.02), worth(0.3, 0.02)], false)).toBe(false);
  expect(areEqual([worth(0, 0)], false)).toBe(false);
});
