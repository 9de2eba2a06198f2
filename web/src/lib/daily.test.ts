import { expect, test } from 'vitest';
import { dayBefore, dayOf, matchOf, note, recall, resultOf, seedOf, streak, untilNext, type Result } from './daily';
import type { Saved } from './shelf';

function store(text: string | null) {
  return { getItem: () => text, setItem: (_key: string, value: string) => void (text = value) };
}

const played = (...days: string[]): Result[] => days.map((day) => ({ game: 'clever-cubed', day, points: 100 }));
const over = (daily: string, points: number) =>
  ({ game: 'dice-city', daily, outcome: { places: [1], scores: [points], reason: 'end' } }) as unknown as Saved;

test('the dice of a day are the same everywhere, and others for each game and day', () => {
  expect(seedOf('clever-cubed', '2026-11-16')).toBe('4644160837320199834');
  const seeds = ['2026-11-16', '2026-11-17'].flatMap((day) => [seedOf('clever-cubed', day), seedOf('dice-city', day)]);
  expect(new Set(seeds).size).toBe(4);
  expect(seeds.every((seed) => /^\d{1,20}$/.test(seed) && BigInt(seed) < 2n ** 64n)).toBe(true);
});

test('the day is that of the calendar here', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(dayBefore('2026-01-01')).toBe('2025-12-31');
  expect(matchOf('dice-city', '2026-01-05')).toMatch(/^[\w-]{1,64}$/);
});

test('the next dice come at midnight', () => {
  expect(untilNext(new Date(2026, 5, 1, 21, 30))).toEqual({ hours: 2, minutes: 30 });
  expect(untilNext(new Date(2026, 5, 1, 23, 59, 30))).toEqual({ hours: 0, minutes: 1 });
  expect(untilNext(new Date(2026, 5, 1, 0, 0))).toEqual({ hours: 24, minutes: 0 });
});

test('days in a row count, and today may still come', () => {
  const results = played('2026-11-12', '2026-11-14', '2026-11-15');
  expect(streak(results, 'clever-cubed', '2026-11-16')).toBe(2);
  expect(streak([...results, ...played('2026-11-16')], 'clever-cubed', '2026-11-16')).toBe(3);
  expect(streak(results, 'clever-cubed', '2026-11-17')).toBe(0);
  expect(streak(results, 'dice-city', '2026-11-16')).toBe(0);
});

test('results stay when their matches are gone', () => {
  const kept = store(null);
  expect(note(kept, [over('2026-11-15', 61), { game: 'dice-city', daily: '2026-11-16', outcome: null } as Saved])).toEqual([
    { game: 'dice-city', day: '2026-11-15', points: 61 },
  ]);
  expect(note(kept, [])).toHaveLength(1);
  expect(note(kept, [over('2026-11-15', 99)])).toHaveLength(1);
  expect(resultOf(recall(kept), 'dice-city', '2026-11-15')?.points).toBe(61);
});

test('garbage is passed over', () => {
  for (const text of ['', 'null', '{', '{"a":1}', '7']) expect(recall(store(text))).toEqual([]);
  const mixed = [{ game: 'clever-cubed', day: '2026-11-16', points: 1 }, { game: 'chess', day: '2026-11-16', points: 1 }, null, 3];
  expect(recall(store(JSON.stringify(mixed)))).toEqual(mixed.slice(0, 1));
  expect(recall(null)).toEqual([]);
  const full = { getItem: () => null, setItem: () => { throw new DOMException('full', 'QuotaExceededError'); } };
  expect(note(full, [over('2026-11-15', 61)])).toHaveLength(1);
});
