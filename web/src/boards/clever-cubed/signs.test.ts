import { describe, expect, it } from 'vitest';
import { partsOf } from '../../parts/signs';
import { faceOf } from './faceOf';
import { SIGNS } from './signs';

const drawn = (sentence: string) =>
  partsOf(sentence, SIGNS)
    .filter(({ name }) => name !== null)
    .map(({ text }) => faceOf(text));

describe('dice within sentences', () => {
  it('are found in every language', () => {
    expect(drawn('Your roll 2: Bl1 Br3')).toEqual([
      { die: 'blue', value: 1 },
      { die: 'brown', value: 3 },
    ]);
    expect(drawn('На блюдо: Бю2 Ро3 Бе4.')).toEqual([
      { die: 'turquoise', value: 2 },
      { die: 'pink', value: 3 },
      { die: 'white', value: 4 },
    ]);
    expect(drawn('Бю6 Бі5')).toEqual([
      { die: 'turquoise', value: 6 },
      { die: 'white', value: 5 },
    ]);
  });

  it('are not found in words and in larger numbers', () => {
    expect(drawn('brown 3 · cell 12, Bl12, aBl1, Br7')).toEqual([]);
  });
});
