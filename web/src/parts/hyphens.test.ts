import { expect, test } from 'vitest';
import { hyphenated } from './hyphens';

const shown = (text: string) => hyphenated(text).replaceAll('\u00ad', '-');

test('long words of Russian and Ukrainian may be divided between syllables', () => {
  expect(shown('невикористаний кубик')).toBe('не-ви-ко-риста-ний кубик');
  expect(shown('Катапульта деактивируется.')).toBe('Катапульта деакти-ви-руется.');
});

test('short words and words of English stay whole', () => {
  expect(shown('Армія +2; an unimaginable location')).toBe('Армія +2; an unimaginable location');
});
