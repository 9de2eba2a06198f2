import { expect, test } from 'vitest';
import { when } from './when';

const MINUTE = 60_000;

test.each([
  [-5 * MINUTE, 'age-now', 0],
  [59_999, 'age-now', 0],
  [MINUTE, 'age-minutes', 1],
  [59.9 * MINUTE, 'age-minutes', 59],
  [60 * MINUTE, 'age-hours', 1],
  [1439 * MINUTE, 'age-hours', 23],
  [1440 * MINUTE, 'age-days', 1],
  [40 * 1440 * MINUTE, 'age-days', 40],
])('%i ms ago is %s %i', (ago, key, count) => {
  expect(when(1_000_000_000_000 - ago, 1_000_000_000_000)).toEqual({ key, count });
});
