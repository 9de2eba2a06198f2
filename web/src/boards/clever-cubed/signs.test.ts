import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../parts/signs';
import { dieOf, faceOf } from './faceOf';
import { SIGNS } from './signs';

const drawn = (sentence: string) =>
  partsOf(sentence, SIGNS)
    .filter(({ name }) => name !== null)
    .flatMap(({ text }) => faceOf(text) ?? []);

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

describe('colours within sentences', () => {
  const coloured = (sentence: string) => partsOf(sentence, SIGNS).flatMap(({ text, name }) => (name === null ? [] : [dieOf(text)]));

  it.each(['en', 'ru', 'uk'])('are found wherever the log names a die, an area or its bonus (%s)', (language) => {
    const file = readFileSync(`../locales/${language}/clever-cubed.ftl`, 'utf8');
    const dice = [...file.matchAll(/^(?:die|bonus) = [^}]+/gmu)].join();
    const named = [...dice.matchAll(/\[(?:question-)?(yellow|turquoise|blue|brown|pink|white)\] (.+)/gu)];
    const marks = [...file.matchAll(/^mark-(yellow|turquoise|blue|brown|pink)\S* = (.+)/gmu)];
    expect([named.length, marks.length]).toEqual([11, 7]);
    for (const [, colour, sentence = ''] of [...named, ...marks]) expect([sentence, ...coloured(sentence)]).toEqual([sentence, colour]);
  });

  it('are not found in other words', () => {
    expect(coloured('yellowish, blueberry, Brown: синица и белка, білка')).toEqual([]);
  });
});
