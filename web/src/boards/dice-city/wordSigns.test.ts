import { expect, it } from 'vitest';
import { SIGNS } from './wordSigns';

const signsIn = (text: string) => text.split(SIGNS.pattern).filter((_, index) => index % 2 === 1);

it('finds signs and counted resources, in every language', () => {
  expect(signsIn('You: +1W −2S +1I')).toEqual(['W', 'S', 'I']);
  expect(signsIn('Вы: +1Д −2К +1Ж')).toEqual(['Д', 'К', 'Ж']);
  expect(signsIn('Ви: +1Д −2К +1З')).toEqual(['Д', 'К', 'З']);
  expect(signsIn('bandits beaten, 3★ for 4†, −2◎')).toEqual(['★', '†', '◎']);
});

it('finds rows and dice, in every language', () => {
  expect(signsIn('Your dice: Wh6 Ye3 Re1 Bl4 Bk4')).toEqual(['Wh6', 'Ye3', 'Re1', 'Bl4', 'Bk4']);
  expect(signsIn('Ваши кубики: Бе6 Жё3 Кр1')).toEqual(['Бе6', 'Жё3', 'Кр1']);
  expect(signsIn('Ополчення (Че4)')).toEqual(['(Че4']);
});

it('takes no words for resources or rows', () => {
  expect(signsIn('Wh white, Re red')).toEqual([]);
  expect(signsIn('Display 6: Storehouse, 1 Stone')).toEqual([]);
});
