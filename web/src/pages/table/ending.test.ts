import { expect, test } from 'vitest';
import type { Saved } from '$lib/shelf';
import type { Sitter } from '$lib/table/types';
import type { Ending } from '$lib/types/session';
import { bestOfOthers, figures, foxWorth, isScored, isSum, median, results, type Result } from './ending';

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

test('a fox is worth as much as the weakest area, and nothing is said where no fox was found', () => {
  const sheet = ending(['yellow', [37, 9]], ['blue', [40, 9]], ['foxes', [3, 0]], ['fox-points', [111, 0]], ['total', [188, 18]]);
  expect(foxWorth(sheet, 0)).toEqual({ points: 37, areas: [{ key: 'yellow' }] });
  expect(foxWorth(sheet, 1)).toBeNull();
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
  expect(results(matches, 'clever-cubed', 1)).toEqual([
    { id: 'early', score: 210, created: 1 },
    { id: 'late', score: 150, created: 3 },
  ]);
  expect(results(matches, 'clever-cubed', 2)).toEqual([{ id: 'pair', score: 300, created: 2 }]);
  expect(results(matches, 'cubitos', 1)).toEqual([]);
});

test('a first match has nothing to beat', () => {
  const [a, b, c] = [5, 9, 7].map((score, index) => ({ id: 'abc'.charAt(index), score, created: index })) as [Result, Result, Result];
  expect(bestOfOthers([a], 'a')).toBeNull();
  expect(bestOfOthers([a, b, c], 'b')).toBe(c);
});

test('half of the matches lie below the median', () => {
  const of = (...scores: number[]) => median(scores.map((score, index) => ({ id: String(index), score, created: index })));
  expect([of(3, 9, 5), of(9, 3, 5, 6), of(7)]).toEqual([5, 6, 7]);
});
