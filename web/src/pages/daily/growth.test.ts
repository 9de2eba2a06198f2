import { expect, test } from 'vitest';
import type { Moment } from '$lib/types/session';
import { blocks, growth } from './growth';

const moment = (points?: number) =>
  ({ seat: null, worth: [], standings: [{ key: 'standing', ...(points === undefined ? {} : { args: { points } }) }] }) as Moment;

test('points grow as the game says, and stay where it says nothing', () => {
  expect(growth([moment(0), moment(4), moment(), moment(9)])).toEqual([0, 4, 4, 9]);
  expect(growth([moment()])).toEqual([0]);
  expect(growth([])).toEqual([]);
});

test('a line of text shows which part of a match brought most', () => {
  expect(blocks([0, 0, 10, 15, 35], 4)).toBe('▁▅▃█');
  expect(blocks([], 4)).toBe('▁▁▁▁');
  expect(blocks([7], 3)).toBe('▁▁▁');
});
