import { expect, test } from 'vitest';
import { grouped, matchesOf, stageOf } from './series';
import type { Saved } from './shelf';

const lone = (id: string) => ({ id }) as Saved;
const race = (id: string, series: string, finished: number) =>
  ({ id, series: { id: series, state: { points: [5, 3], finished: Array(finished).fill([1, 2]) } } }) as unknown as Saved;

const MATCHES = [race('a-3', 'a', 2), lone('x'), race('b-1', 'b', 0), race('a-1', 'a', 0), lone('y'), race('a-2', 'a', 1)];

test('the matches of a championship stand in their order', () => {
  expect(matchesOf(MATCHES, 'a').map(({ id }) => id)).toEqual(['a-1', 'a-2', 'a-3']);
  expect(matchesOf(MATCHES, 'c')).toEqual([]);
  expect(stageOf(MATCHES[0]!)).toBe(2);
  expect(stageOf(lone('x'))).toBe(0);
});

test('a championship is one entry of the list, where its newest match was', () => {
  expect(grouped(MATCHES).map(({ latest, earlier }) => [latest.id, earlier.map(({ id }) => id)])).toEqual([
    ['a-3', ['a-1', 'a-2']],
    ['x', []],
    ['b-1', []],
    ['y', []],
  ]);
});
