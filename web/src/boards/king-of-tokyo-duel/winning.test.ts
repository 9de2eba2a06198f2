import { expect, test } from 'vitest';
import { percentOf } from './winning';

test('a chance is told in whole percents, and never as nothing or as certain', () => {
  const percent = (wins: number, of: number) => percentOf({ wins, of, by: [] });
  expect([percent(0, 36), percent(11, 36), percent(12, 36), percent(36, 36)]).toEqual([0, 31, 33, 100]);
  expect([percent(1, 7776), percent(7775, 7776)]).toEqual([1, 99]);
});
