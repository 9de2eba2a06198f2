import { expect, it } from 'vitest';
import { SIGNS } from './signs';

const signsIn = (text: string) => text.split(SIGNS.pattern).filter((_, index) => index % 2 === 1);

it('finds every sign', () => {
  expect(signsIn('1Ψ 1♥ 2↯ 1★ 1⌂ 2!')).toEqual(['Ψ', '♥', '↯', '★', '⌂', '!']);
  expect(signsIn('Two !: pull ★ or ⌂ 1.')).toEqual(['!', '★', '⌂']);
});

it('takes no exclamation for a power', () => {
  expect(signsIn("Cannonball! The Party's Over!")).toEqual([]);
});
