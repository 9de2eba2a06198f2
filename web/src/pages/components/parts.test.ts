import { expect, test } from 'vitest';
import { numbersOf, operationOf, withNumber } from './parts';

const part = { timing: 'run', mandatory: true, op: { choose: { options: [{ resource: 'credits', n: 2 }, { resource: 'credits', per_fans: 3 }] } } };

test('every number of a part is found and can be another', () => {
  expect(numbersOf(part).map(({ name, value }) => [name, value])).toEqual([['n', 2], ['per_fans', 3]]);
  for (const { path } of numbersOf(part)) {
    const changed = withNumber(part, path, 9);
    expect(numbersOf(changed).filter(({ value }) => value === 9)).toEqual([expect.objectContaining({ path })]);
    expect(changed).toMatchObject({ timing: 'run', mandatory: true });
  }
});

test('an operation is a word, or a word with what it needs to know', () => {
  expect(operationOf(part)).toBe('choose');
  expect(operationOf({ op: 'lose-self' })).toBe('lose-self');
  expect(operationOf({})).toBe('');
});
