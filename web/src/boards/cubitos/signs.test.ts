import { expect, it } from 'vitest';
import { SIGNS } from './signs';

const signsIn = (text: string) => text.split(SIGNS.pattern).filter((_, index) => index % 2 === 1);

it('finds every sign', () => {
  expect(signsIn('Bo: plus 3● 2» 1≈ 4$, fan ♥5')).toEqual(['●', '»', '≈', '$', '♥']);
  expect(signsIn('»: feet')).toEqual(['»']);
  expect(signsIn('Bo: 1×red ◆, 1×red ◈')).toEqual(['◆', '◈']);
  expect(signsIn('Bo: 2×brown ●3, 1×white »')).toEqual(['●', '»']);
});

it('takes no end of a quotation for feet', () => {
  expect(signsIn('куплен куб «Вонючий кот».')).toEqual([]);
});
