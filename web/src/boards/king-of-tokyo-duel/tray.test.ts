import { expect, it } from 'vitest';
import type { Die, RollView, Symbol as DieSymbol, Symbols } from '$lib/types/king-of-tokyo-duel';
import { settle } from './tray';

const LETTERS: Record<string, DieSymbol> = { c: 'claw', h: 'heart', e: 'energy', f: 'fame', d: 'destruction', p: 'power' };

/** `c` shows a claw, `[c` is to be thrown again, `?` is in the hand. */
const dice = (text: string): Die[] =>
  text.split(' ').map((word) => ({ symbol: LETTERS[word.at(-1) ?? ''] ?? null, isMarked: word.startsWith('['), isNew: false }));
const shown = (tray: Die[]) =>
  tray.map(({ symbol, isMarked, isNew }) => `${isMarked ? '[' : ''}${isNew ? '+' : ''}${symbol ? symbol[0] : '?'}`).join(' ');
const bag = (letters: string): Symbols =>
  [...letters].reduce<Symbols>((symbols, letter) => {
    const symbol = LETTERS[letter];
    return symbol ? { ...symbols, [symbol]: (symbols[symbol] ?? 0) + 1 } : symbols;
  }, {});
const roll = (on: string, marked = '', inHand = 0) => ({ dice: bag(on), marked: bag(marked), inHand }) as RollView;

it('marks the one of equal dice that was meant', () => {
  expect(shown(settle(dice('c c h c'), roll('ccch', 'c'), [0]))).toBe('[c c h c');
  expect(shown(settle(dice('c c h c'), roll('ccch', 'cc'), [0]))).toBe('[c c h [c');
  expect(shown(settle(dice('c c h c'), roll('ccch', 'c'), []))).toBe('c c h [c');
});

it('takes the dice that are thrown into the hand and leaves the others where they lie', () => {
  expect(shown(settle(dice('[c c h [d'), roll('ch', '', 2), []))).toBe('? c h ?');
});

it('lets what was thrown come to lie in the gaps', () => {
  expect(shown(settle(dice('? c h ?'), roll('chfp'), []))).toBe('+f c h +p');
});

it('leaves no gap for dice that do not count any more', () => {
  expect(shown(settle(dice('c h d p'), roll('hp'), []))).toBe('h p');
});

it('begins with empty places', () => {
  expect(shown(settle([], roll('', '', 3), []))).toBe('? ? ?');
});
