import { expect, test } from 'vitest';
import type { Advice } from '$lib/types/session';
import { areEqual } from './advice';

const advice = (wins: number, score: number, games = 100): Advice => ({ choice: 0, games, wins, score, low: score - 30, high: score + 30 });

test('a few percent are noise after a hundred games, and not after ten thousand', () => {
  expect(areEqual([advice(0.55, 0), advice(0.52, 0), advice(0.5, 0)], false)).toBe(true);
  expect(areEqual([advice(0.55, 0, 10_000), advice(0.5, 0, 10_000)], false)).toBe(false);
  expect(areEqual([advice(0.9, 0), advice(0.5, 0)], false)).toBe(false);
});

test('alone, points are compared and not wins', () => {
  expect(areEqual([advice(1, 203), advice(0, 201)], true)).toBe(true);
  expect(areEqual([advice(1, 203), advice(1, 188)], true)).toBe(false);
});

test('choices that end alike in every game are equal, and a single one has no equal', () => {
  expect(areEqual([advice(1, 0), advice(1, 0)], false)).toBe(true);
  expect(areEqual([advice(0.5, 0)], false)).toBe(false);
  expect(areEqual([], true)).toBe(false);
});
