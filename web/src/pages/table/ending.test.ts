import { expect, test } from 'vitest';
import type { Saved } from '$lib/shelf';
import type { Sitter } from '$lib/table/types';
import type { Ending } from '$lib/types/session';
import { bestOfOthers, figures, isScored, isSum, median, results } from './ending';

const ending = (...rows: [string, number[]][]): Ending => ({
  rows: rows.map(([key, numbers]) => [{ key }, numbers]),
  reason: { key: 'why' },
  title: null,
});

const you: Sitter = { kind: 'person', name: '' };
const bot: Sitter = { kind: 'bot', policy: 'greedy' };

function saved(id: string, sitters: Sitter[], scores: number[] | null, created: number): Saved {
  const outcome = scores && { places: scores.map(() => 1), scores, reason: 'why' };
  return { id, game: 'clever-cubed', sitters, record: {}, view: null, standings: [], prompt: { key: 'a' }, outcome, created, changed: 0 };
}

test('points share one scale, and neither the total nor a count has a bar', () => {
  const shown = figures(ending(['yellow', [40, 10]], ['foxes', [2, 90]], ['total', [60, 20]]));
  expect(shown.map(({ bars }) => bars)).toEqual([[100, 25], null, null]);
});

test('what is of different kinds is compared row by row, and who has won is told by the places', () => {
  const duel = ending(['hearts', [0, 8]], ['energy', [3, 1.5]], ['turns', [9, 9]], ['victory', [0, 1]]);
  expect(isScored(duel)).toBe(false);
  expect(figures(duel).map(({ bars }) => bars)).toEqual([[0, 100], [100, 50], null]);
});

test('a race is told row by row, and its distance is what counts', () => {
  const race = ending(['rounds', [12, 12]], ['fans', [7, 3.5]], ['distance', [26, 35]]);
  expect([isScored(race), isSum(race)]).toEqual([true, false]);
  expect(figures(race).map(({ bars }) => bars)).toEqual([[100, 100], [100, 50], null]);
});

test('an earlier match lies on the same scale', () => {
  const [yellow, total] = figures(ending(['yellow', [40]], ['total', [40]]), ending(['yellow', [80]], ['total', [80]]));
  expect(yellow).toMatchObject({ bars: [50], before: 100, more: -40 });
  expect([total?.before, total?.more]).toEqual([null, null]);
});

test('only matches with as many seats, that are over and that one person played, are compared', () => {
  const matches = [
    saved('late', [you], [150], 3),
    saved('early', [you], [210], 1),
    saved('open', [you], null, 2),
    saved('pair', [bot, you], [90, 300], 2),
    saved('two people', [you, you], [90, 300], 2),
    saved('bots', [bot], [400], 2),
  ];
  expect(results(matches, 'clever-cubed', 1)).toEqual([{ id: 'early', score: 210 }, { id: 'late', score: 150 }]);
  expect(results(matches, 'clever-cubed', 2)).toEqual([{ id: 'pair', score: 300 }]);
  expect(results(matches, 'cubitos', 1)).toEqual([]);
});

test('a first match has nothing to beat', () => {
  expect(bestOfOthers([{ id: 'a', score: 5 }], 'a')).toBeNull();
  expect(bestOfOthers([{ id: 'a', score: 5 }, { id: 'b', score: 9 }, { id: 'c', score: 7 }], 'b')).toEqual({ id: 'c', score: 7 });
});

test('half of the matches lie below the median', () => {
  const of = (...scores: number[]) => median(scores.map((score, index) => ({ id: String(index), score })));
  expect([of(3, 9, 5), of(9, 3, 5, 6), of(7)]).toEqual([5, 6, 7]);
});
