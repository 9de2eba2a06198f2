import { expect, test } from 'vitest';
import { fields, nameAt, sharesAt } from './stack';

const at = (...values: number[]) => values.map((value) => ({ value, error: 0 }));

test('the shares of all fill the height, the first seat at the bottom', () => {
  expect(sharesAt(at(0.25, 0.75))).toEqual([{ top: 75, bottom: 100 }, { top: 0, bottom: 75 }]);
  expect(sharesAt(at(0, 0))).toEqual([{ top: 100, bottom: 100 }, { top: 100, bottom: 100 }]);
});

test('fields go along the upper edge and back along the lower one', () => {
  expect(fields([at(0.5, 0.5), at(1, 0)])).toEqual([
    '0.00,50.00 100.00,0.00 100.00,100.00 0.00,100.00',
    '0.00,0.00 100.00,0.00 100.00,0.00 0.00,50.00',
  ]);
  expect(fields([])).toEqual([]);
});

test('a name stands where its field is highest', () => {
  const values = [at(0.1, 0.9), at(0.2, 0.8), at(0.9, 0.1), at(0.9, 0.1), at(0.4, 0.6)];
  expect(nameAt(values, 0, 2)).toEqual({ step: 3, y: 55, room: 90 });
  expect(nameAt(values, 1, 2).step).toBe(1);
});
