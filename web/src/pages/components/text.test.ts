import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DataFile } from '$lib/componentsFile';
import { lineOf, read, written } from './text';

const source = readFileSync('../crates/cubitos/data/cubitos.json', 'utf8');

test('the built-in file is read as JSON reads it, and written so that it is the same', () => {
  const value: unknown = JSON.parse(source);
  expect(read(source)).toMatchObject({ value });
  expect(JSON.parse(written(value as DataFile))).toEqual(value);
});

test('one correction is one line', () => {
  expect(written({ cards: [{ id: 'bob', cost: 5 }] })).toBe('{\n  "cards": [\n    {"id": "bob", "cost": 5}\n  ]\n}\n');
  expect(written({})).toBe('{}\n');
});

test.each([
  ['', 1, 1],
  ['{"cards": [', 1, 12],
  ['{\n  "cards": [\n    {"id": "bob" "cost": 5}\n  ]\n}', 3, 18],
  ['{\n "a": 01\n}', 2, 7],
  ['[1,]', 1, 4],
  ['{"a": 1} x', 1, 10],
  ['{\n\n"a": "never ends\n}', 3, 6],
  ["{'a': 1}", 1, 2],
])('%j stops being JSON in line %i, column %i', (text, line, column) => {
  expect(() => JSON.parse(text) as unknown).toThrow();
  expect(read(text)).toEqual({ line, column });
});

test('a tower of brackets is refused, not climbed', () => {
  expect(read('['.repeat(100_000))).toHaveProperty('line', 1);
});

test('a path leads to its line, or to that of the last part that is there', () => {
  const found = read('{\n "cards": [\n  {"id": "bob",\n   "cost": 50}\n ]\n}');
  const lines = 'lines' in found ? found.lines : new Map<string, number>();
  expect(lineOf(lines, 'cards[0].cost')).toBe(4);
  expect(lineOf(lines, 'cards[0].abilities[1].op')).toBe(3);
  expect(lineOf(lines, 'cards[7]')).toBe(2);
  expect(lineOf(lines, 'dice')).toBe(1);
});
